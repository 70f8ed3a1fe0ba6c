"""Compare the engine's first check with the state-based actions of PyPI's ``python-mtg``, line by line.

    pip download python-mtg --no-deps
    python scripts/compare_python_mtg.py --wheel python_mtg-0.1.1-*.whl --boards 2000

The package holds 704.5 as Datalog (``mtg/_datalog/sba.dl``), but neither an evaluator nor a build that
includes that file, so its rules are evaluated here: they do not recurse, and use joins, comparisons,
negation and ``count``, ``max`` and ``sum``. The wheel is read as text and never installed or run.
"""

from __future__ import annotations

import argparse
import operator
import re
import sys
import zipfile
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from tests.engine.sba_boards import Board, make_board, scenario_of  # noqa: E402

from subrule.corpus.twins import twins_by_number  # noqa: E402
from subrule.engine.adjudicate import adjudicate  # noqa: E402
from subrule.engine.registry import RULES  # noqa: E402

Value = str | int
Row = tuple[Value, ...]
Facts = dict[str, set[Row]]
Bound = dict[str, Value]

_FILE = "mtg/_datalog/sba.dl"
_RULE = re.compile(r"^(\w+)\((.*?)\) :- (.*)\.(?:\s*//\s*(.*))?$", re.MULTILINE)
_FACT = re.compile(r'(\w+)\(("[^)]*)\)\.')
_ATOM = re.compile(r"^(!?)(\w+)\((.*)\)$")
_AGGREGATE = re.compile(r"^(\w+) = (count|max|sum)(?: (\w+))? : \{ (.*) \}$")
_COMPARISON = re.compile(r"^(\S+) (<=|>=|!=|<|>|=) (\S+)$")
_OPERATORS = {"<=": operator.le, ">=": operator.ge, "!=": operator.ne, "<": operator.lt, ">": operator.gt}


def parts(body: str) -> list[str]:
    """Split at the commas that stand outside of brackets."""
    found, depth, start = [], 0, 0
    for place, sign in enumerate(body):
        depth += (sign in "({") - (sign in ")}")
        if sign == "," and not depth:
            found.append(body[start:place].strip())
            start = place + 1
    return [*found, body[start:].strip()]


def value(term: str, bound: Bound) -> Value | None:
    """The value of a term; None for a variable without one, and for ``_``."""
    if term.startswith('"'):
        return term.strip('"')
    if term.lstrip("-").isdigit():
        return int(term)
    return bound.get(term)


def matches(atom: str, facts: Facts, bound: Bound) -> Iterator[Bound]:
    """The bindings under which an atom holds."""
    _, relation, terms = _ATOM.match(atom).groups()  # type: ignore[union-attr]
    names = parts(terms)
    for row in facts.get(relation, ()):
        new = dict(bound)
        for name, held in zip(names, row, strict=True):
            known = value(name, new)
            if known is None:
                if name != "_":
                    new[name] = held
            elif known != held:
                break
        else:
            yield new


def solve(body: list[str], facts: Facts, bound: Bound) -> Iterator[Bound]:
    """The bindings under which every part of a body holds, tried from left to right."""
    if not body:
        yield bound
        return
    first, rest = body[0], body[1:]
    if aggregate := _AGGREGATE.match(first):
        name, how, what, inner = aggregate.groups()
        rows = list(solve(parts(inner), facts, bound))
        if how == "max" and not rows:
            return
        numbers = [int(row[what]) for row in rows] if what else []
        total = {"count": len(rows), "sum": sum(numbers), "max": max(numbers, default=0)}[how]
        yield from solve(rest, facts, {**bound, name: total})
    elif atom := _ATOM.match(first):
        if atom.group(1):
            if not any(matches(first[1:], facts, bound)):
                yield from solve(rest, facts, bound)
        else:
            for new in matches(first, facts, bound):
                yield from solve(rest, facts, new)
    elif comparison := _COMPARISON.match(first):
        left, sign, right = comparison.groups()
        if _OPERATORS[sign](value(left, bound), value(right, bound)):
            yield from solve(rest, facts, bound)
    else:
        raise ValueError(f"not understood: {first}")


def facts_of(board: Board) -> Facts:
    """Say a board in the package's relations; that an attachment is illegal is an input there."""
    facts: Facts = {}

    def add(relation: str, *row: Value) -> None:
        facts.setdefault(relation, set()).add(row)

    for name, p in board["players"].items():
        add("life", name, p["life"])
        add("poison", name, p["poison"])
        if board["variant"] == "commander":
            for commander, amount in p["commander_damage"].items():
                add("commander", commander)
                add("dealt_combat_damage", commander, name, amount)
    for name, o in board["objects"].items():
        if o["zone"] != "nowhere":
            add("in_zone", name, o["zone"])
        for flag, relation in (("token", "is_token"), ("copy_of", "is_copy")):
            if o[flag]:
                add(relation, name)
        if o["zone"] == "battlefield":
            _permanent(name, o, add)
    return facts


def _permanent(name: str, o: dict[str, object], add: object) -> None:
    assert callable(add)
    counters: dict[str, int] = o["counters"]  # type: ignore[assignment]
    types: list[str] = o["types"]  # type: ignore[assignment]
    if "creature" in types:
        add("creature_perm", name)
        add("toughness", name, int(o["toughness"]) + counters.get("+1/+1", 0) - counters.get("-1/-1", 0))  # type: ignore[call-overload]
        add("marked", name, o["damage"])
        if o["deathtouched"]:
            add("dealt_deathtouch_damage", name)
    if "planeswalker" in types:
        add("planeswalker_perm", name)
        add("loyalty", name, counters.get("loyalty", 0))
    if "battle" in types:
        add("is_battle", name)
    for supertype in o["supertypes"]:  # type: ignore[attr-defined]
        add("has_supertype", name, supertype)
    add("name", name, o["name"])
    add("controls", o["controller"], name)
    add("world_since", name, o["timestamp"])
    if o["attached_to"] is not None:
        add("attached", name)


def derived(text: str, facts: Facts) -> set[tuple[str, str]]:
    """What the package's rules find on a board: (rule number, object or player)."""
    held = {relation: set(rows) for relation, rows in facts.items()}
    for line in text.splitlines():
        if line.startswith("supertype_rule("):
            for relation, terms in _FACT.findall(line):
                held.setdefault(relation, set()).add(tuple(t.strip('" ') for t in terms.split(",")))
    found: set[tuple[str, str]] = set()
    for head, terms, body, comment in _RULE.findall(text):
        if head.startswith("conformance") or head in ("snow_permanent", "basic_land", "scheme_exempt"):
            continue
        for bound in solve(parts(body), held, {}):
            row = tuple(str(value(t, bound)) for t in parts(terms))
            held.setdefault(head, set()).add(row)
            if head.startswith("sba_"):
                number = row[1] if len(row) > 1 else comment.split(" ")[0]
                found.add((number, row[0]))
    return found


_MODELLED = [f"704.5{x}" for x in "acdefghijkp"] + ["704.6c"]


def main() -> int:
    """Compare and tell, rule by rule."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n\n")[0])
    parser.add_argument("--wheel", type=Path, required=True)
    parser.add_argument("--boards", type=int, default=2000)
    arguments = parser.parse_args()
    with zipfile.ZipFile(arguments.wheel) as wheel:
        text = wheel.read(_FILE).decode("utf-8")
    table = twins_by_number()
    twins = {number: table.get(number, frozenset()) for number in RULES}
    both: Counter[str] = Counter()
    ours: Counter[str] = Counter()
    theirs: Counter[str] = Counter()
    for seed in range(arguments.boards):
        board = make_board(seed)
        ruling = adjudicate(scenario_of(board), twins)
        engine = {
            (n, step.subject)
            for step in ruling.steps
            if step.check == 1
            for n in {*step.citations, *step.because}
            if n in _MODELLED and step.kind != "chooses"
        }
        package = {(n, subject) for n, subject in derived(text, facts_of(board)) if n in _MODELLED}
        both += Counter(n for n, _ in engine & package)
        ours += Counter(n for n, _ in engine - package)
        theirs += Counter(n for n, _ in package - engine)
    print(f"{arguments.boards} boards; rule: both find it, only the engine, only python-mtg")
    for number in _MODELLED:
        print(f"{number:9}{both[number]:7}{ours[number]:7}{theirs[number]:7}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
