"""Write ``corpus/reference.tsv``: the numbers of the reference edition with the hashes of their texts.

    python scripts/build_reference.py FILE [--out PATH]

FILE is the official English text of the reference edition. Only numbers and hashes are written, never text.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from subrule.corpus.fingerprint import fingerprint
from subrule.corpus.readers.official import parse_full_text
from subrule.errors import InputError, SubruleError
from subrule.paths import REFERENCE_EDITION

OUT = Path(__file__).resolve().parents[1] / "corpus" / "reference.tsv"


def build(source: Path) -> str:
    """Make the table from a full text.

    Args:
        source: the official English text of the reference edition.

    Returns:
        The table: a comment, a heading line, then number, full hash and masked hash, tab-separated.

    Raises:
        InputError: if the text is of another edition or language.
        DamagedSourceError: if it cannot be read.
    """
    text = parse_full_text(source.read_bytes(), name=str(source))
    if (text.language, text.edition) != ("en", REFERENCE_EDITION):
        raise InputError(
            f"{source} is {text.language} {text.edition}; give the English text of {REFERENCE_EDITION}"
        )
    lines = [
        f"# Numbers of the text effective {REFERENCE_EDITION}, two hashes of each text.",
        "number\tfull\tmasked",
    ]
    for rule in sorted(text.rules, key=lambda rule: rule.number):
        marks = fingerprint(rule.text)
        lines.append(f"{rule.number}\t{marks.full}\t{marks.masked}")
    return "\n".join(lines) + "\n"


def main() -> int:
    """Read the arguments and write the table."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("file", type=Path, help="official English text of the reference edition")
    parser.add_argument(
        "--out", type=Path, default=OUT, help="where to write (default: corpus/reference.tsv)"
    )
    arguments = parser.parse_args()
    try:
        table = build(arguments.file)
    except (SubruleError, OSError) as error:
        print(f"build_reference: {error}", file=sys.stderr)
        return 2
    arguments.out.write_text(table, encoding="utf-8")
    print(f"{arguments.out}: {table.count(chr(10)) - 2} numbers")
    return 0


if __name__ == "__main__":
    sys.exit(main())
