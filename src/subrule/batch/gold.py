"""Gold readings: what a question means, written by hand, to tell errors of reading from errors of ruling.

A folder holds one scenario file a question, ``<question id>.yaml`` (without ``expect``), and
``lookups.yaml`` for questions that ask for a rule itself: question id → ``{about: [concept, …]}``, what
they are about, and ``numbers: [number, …]`` where those asked for are not the deciding ones of the set.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from types import MappingProxyType
from typing import Final

import yaml

from subrule.corpus.number import NumberError, RuleNumber
from subrule.engine.scenario import Expectation, Scenario
from subrule.engine.scenario_file import read_scenario
from subrule.errors import InputError

LOOKUPS: Final = "lookups.yaml"


@dataclass(frozen=True, slots=True)
class GoldLookup:
    """A question that asks for a rule itself.

    Attributes:
        about: concepts of the lexicon that it is about.
        numbers: rules it asks for; empty for those that the question set calls deciding.
    """

    about: tuple[str, ...] = ()
    numbers: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class GoldReadings:
    """The gold readings of a question set.

    Attributes:
        scenarios: question id → scenario.
        lookups: question id → what rule is asked for.
    """

    scenarios: Mapping[str, Scenario]
    lookups: Mapping[str, GoldLookup]

    @property
    def ids(self) -> frozenset[str]:
        """Questions that have a gold reading."""
        return frozenset(self.scenarios) | frozenset(self.lookups)


NO_GOLD: Final = GoldReadings(MappingProxyType({}), MappingProxyType({}))


def load_gold(folder: Path) -> GoldReadings:
    """Load a folder of gold readings.

    Args:
        folder: the folder; files other than ``*.yaml`` in it are left alone.

    Returns:
        The readings, in the order of their ids.

    Raises:
        InputError: with file, line and remedy, for a file that is no scenario, a scenario that says what
            it expects (a gold reading says what is asked, the question set what is expected), an id with
            two readings, or no reading at all.
    """
    if not folder.is_dir():
        raise InputError(f"{folder}: no folder; give the folder that holds the gold readings")
    scenarios: dict[str, Scenario] = {}
    for path in sorted(folder.glob("*.yaml"), key=lambda p: p.name):
        if path.name == LOOKUPS:
            continue
        scenario = read_scenario(_text(path), str(path))
        if scenario.expect != Expectation():
            raise InputError(f"{path}: a gold reading expects nothing; take expect: away", code="bad_gold")
        scenarios[path.stem] = scenario
    table = folder / LOOKUPS
    lookups = dict(_lookups(table)) if table.is_file() else {}
    for both in sorted(set(scenarios) & set(lookups)):
        raise InputError(f"{table}: {both} is a scenario too ({both}.yaml); keep one", code="bad_gold")
    if not scenarios and not lookups:
        raise InputError(f"{folder}: holds no gold reading (*.yaml); give another folder", code="bad_gold")
    return GoldReadings(MappingProxyType(scenarios), MappingProxyType(lookups))


def _text(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8-sig")
    except OSError as error:
        raise InputError(f"{path}: cannot be read ({error.strerror}); give it read permission") from None
    except UnicodeDecodeError:
        raise InputError(f"{path}: not UTF-8; save the file as UTF-8") from None


_REMEDY: Final = "write question id: {about: [concept, …]}"


def _lookups(path: Path) -> Iterator[tuple[str, GoldLookup]]:
    try:
        root = yaml.compose(_text(path), Loader=yaml.SafeLoader)
    except yaml.YAMLError as error:
        raise InputError(f"{path}: {error}; {_REMEDY}", code="bad_gold") from None
    if root is None:
        return
    seen: set[str] = set()
    for key, value in _entries(path, root):
        if key in seen:
            raise _bad(path, value, f"{key} stands twice; keep one")
        seen.add(key)
        about: tuple[str, ...] = ()
        numbers: tuple[str, ...] = ()
        for name, part in _entries(path, value):
            if name == "about":
                about = _words(path, part)
            elif name == "numbers":
                numbers = tuple(_number(path, part, word) for word in _words(path, part))
            else:
                raise _bad(path, part, f"unknown key {name!r}; {_REMEDY}")
        if not about and not numbers:
            raise _bad(path, value, f"{key} is about nothing; {_REMEDY}")
        yield key, GoldLookup(about, numbers)


def _entries(path: Path, node: yaml.Node) -> list[tuple[str, yaml.Node]]:
    if not isinstance(node, yaml.MappingNode) or not all(
        isinstance(k, yaml.ScalarNode) for k, _ in node.value
    ):
        raise _bad(path, node, f"no table; {_REMEDY}")
    return [(key.value, value) for key, value in node.value]


def _words(path: Path, node: yaml.Node) -> tuple[str, ...]:
    parts = node.value if isinstance(node, yaml.SequenceNode) else [node]
    if not all(isinstance(part, yaml.ScalarNode) for part in parts):
        raise _bad(path, node, f"no list of words; {_REMEDY}")
    return tuple(part.value for part in parts)


def _number(path: Path, node: yaml.Node, word: str) -> str:
    try:
        return str(RuleNumber.parse(word))
    except NumberError as error:
        raise _bad(path, node, str(error)) from None


def _bad(path: Path, node: yaml.Node, what: str) -> InputError:
    return InputError(f"{path}, line {node.start_mark.line + 1}: {what}", code="bad_gold")
