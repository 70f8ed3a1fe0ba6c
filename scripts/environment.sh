# Read by scripts/subrule and scripts/test, which set `root`; not run by itself.
# Every start pays for this, so it stays with what sh can do alone and one checksum of two files.

# Tells whether the part $1 ("core" or "dev") was installed whole from the files as they are now.
# The stamp is written last of all; it names the folder too, for a moved environment does not run.
is_ready() {
    [ -x "$root/.venv/bin/python" ] && [ -r "$root/.venv/.subrule-$1" ] || return 1
    IFS= read -r stamp < "$root/.venv/.subrule-$1" || return 1
    [ "$stamp" = "$wanted" ]
}

# Prints a Python of 3.11 or later: $PYTHON, else the first that is found.
find_python() {
    if [ -n "${PYTHON:-}" ]; then
        is_recent "$PYTHON" && printf '%s\n' "$PYTHON" && return 0
        echo "$0: PYTHON=$PYTHON is no Python of 3.11 or later; name another or leave PYTHON unset" >&2
        return 1
    fi
    for candidate in python3 python3.13 python3.12 python3.11 python3.14 python; do
        is_recent "$candidate" && printf '%s\n' "$candidate" && return 0
    done
    echo "$0: found no Python of 3.11 or later; install one (https://www.python.org/downloads/) or name it," \
        "for example PYTHON=/opt/python3.12/bin/python3 $0" >&2
    return 1
}

is_recent() {
    "$1" -c 'import sys; sys.exit(sys.version_info < (3, 11))' > /dev/null 2>&1
}

# Makes the part $1 of the environment ready, or ends with a line that says what to do.
ensure_environment() {
    # Modules of another Python must not be found before those of the environment.
    unset PYTHONPATH PYTHONHOME
    wanted="$root $(cksum < "$root/pyproject.toml") $(cksum < "$root/constraints.txt")"
    is_ready "$1" && return 0
    python=$(find_python) || exit 1
    "$python" -I "$root/scripts/environment.py" "$1" "$wanted" || exit $?
}
