"""The lexicon's source: ``corpus/lexicon/*.toml``, read and checked.

Reading it takes a while and is done only when the store is built (``subrule.lexicon.store``). The format
is described in ``docs/lexicon.md``.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import product
from pathlib import Path

from subrule.corpus.number import NumberError, RuleNumber
from subrule.errors import DamagedSourceError
from subrule.lexicon.folding import key
from subrule.lexicon.inflection import Inflected, Tables, inflect, tables_from
from subrule.paths import LANGUAGES

KINDS = frozenset({"noun", "verb", "adjective", "keyword", "phrase", "word"})
"""Kinds of concepts: ``keyword`` is a heading of 701 or 702, ``word`` no game term but needed to read."""

_DEFAULT_MARKS = {"en": {"noun": "n", "verb": "v"}, "es": {"verb": "v", "adjective": "a"}}
_DEFAULT_MARKS["fr"] = _DEFAULT_MARKS["es"]
_MARKED = re.compile(r"(?P<form>.*?)/(?P<marks>(?:n|mf|m|f\*|f|a|v|!|\?)?(?:=.*)?)")
_STRAY_SLASH = re.compile(r"/(?![+-]?\d)")
_GROUP = re.compile(r"\(([^()]*)\)")
_KNOWN_KEYS = frozenset({"kind", "rule", "note", *LANGUAGES})
_OTHER_FILES = frozenset({"ambiguous.toml", "common.toml", "headings.toml"})


@dataclass(frozen=True, slots=True)
class Entry:
    """One written form of a concept in one language.

    Attributes:
        inflected: the form and what is made from it.
        gender: ``m``, ``f``, ``f*`` or ``""``.
        accents: ``always`` where the form counts only with its accents (``él``), ``usually`` where it
            counts without them only in a text that has none at all (``cómo``), else ``""``.
    """

    inflected: Inflected
    gender: str = ""
    accents: str = ""


@dataclass(frozen=True, slots=True)
class Concept:
    """A concept as the source gives it.

    Attributes:
        id: its id, ``group.name``.
        kind: one of `KINDS`.
        rule: number of the rule that defines it, or None.
        entries: language → written forms, the official current term first.
        file: name of the file it stands in.
        line: its line there.
    """

    id: str
    kind: str
    rule: RuleNumber | None
    entries: dict[str, tuple[Entry, ...]]
    file: str
    line: int


@dataclass(frozen=True, slots=True)
class Source:
    """Everything the lexicon's files say.

    Attributes:
        concepts: in the order of files and lines.
        pairs: ``(preferred, other)`` concepts that may share forms in any language.
        ambiguous: ``(language, key)`` → concepts that share that form, preferred first.
        before: concept → beginnings of concept ids; before one of those it is preferred to all others.
        common: language → folded ordinary words that are never taken for a typing error.
        attested: ``(language, concept, key)`` → (cards that print it, whether a given page has it).
    """

    concepts: tuple[Concept, ...]
    pairs: frozenset[tuple[str, str]]
    ambiguous: dict[tuple[str, str], tuple[str, ...]]
    before: dict[str, tuple[str, ...]]
    common: dict[str, frozenset[str]]
    attested: dict[tuple[str, str, str], tuple[int, bool]]


def read_source(folder: Path) -> Source:
    """Read and check the lexicon's files.

    Args:
        folder: ``corpus/lexicon``.

    Returns:
        The source.

    Raises:
        DamagedSourceError: naming file, line and key of the first thing that cannot be read.
    """
    tables = {
        language: tables_from(language, _parse(folder / "inflection" / f"{language}.toml"))
        for language in LANGUAGES
    }
    concepts: dict[str, Concept] = {}
    for path in sorted(folder.glob("*.toml")):
        if path.name in _OTHER_FILES:
            continue
        for concept in _concepts(path, tables):
            if concept.id in concepts:
                first = concepts[concept.id]
                raise DamagedSourceError(
                    f"{path}, line {concept.line}: {concept.id} is already defined in {first.file}, "
                    f"line {first.line}; merge the two"
                )
            concepts[concept.id] = concept
    pairs, ambiguous, before = _ambiguous(folder / "ambiguous.toml", concepts)
    return Source(
        concepts=tuple(concepts.values()),
        pairs=pairs,
        ambiguous=ambiguous,
        before=before,
        common=_common(folder / "common.toml"),
        attested=_attested(folder / "sources.tsv"),
    )


def _parse(path: Path) -> dict[str, object]:
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except tomllib.TOMLDecodeError as error:
        raise DamagedSourceError(f"{path}: {error}; mend the file") from error
    except UnicodeDecodeError as error:
        raise DamagedSourceError(f"{path}: not UTF-8 at byte {error.start}; save it as UTF-8") from error
    except FileNotFoundError as error:
        raise DamagedSourceError(f"{path} is missing; install subrule again") from error


def _concepts(path: Path, tables: dict[str, Tables]) -> Iterator[Concept]:
    text = path.read_text(encoding="utf-8")
    data = _parse(path)
    default_kind = data.pop("kind", None)
    for concept_id, table in _flatten(data):
        line = _line_of(text, concept_id)
        where = f"{path}, line {line}: {concept_id}"
        if table is None:
            raise DamagedSourceError(f"{where} is not a table of a concept")
        for name in table:
            if name not in _KNOWN_KEYS:
                raise DamagedSourceError(
                    f"{where}: unknown key {name!r}; known: {', '.join(sorted(_KNOWN_KEYS))}"
                )
        kind = table.get("kind", default_kind)
        if kind not in KINDS:
            raise DamagedSourceError(
                f"{where}: key 'kind' is {kind!r}; write one of {', '.join(sorted(KINDS))}"
            )
        entries = {}
        for language in LANGUAGES:
            written = table.get(language)
            if not isinstance(written, str) or not written.strip():
                raise DamagedSourceError(f"{where}: key {language!r} is missing or is not a text of forms")
            try:
                entries[language] = tuple(_entries(written, language, str(kind), tables[language]))
            except (ValueError, KeyError, IndexError) as error:
                raise DamagedSourceError(f"{where}: key {language!r}: {error}") from error
        yield Concept(concept_id, str(kind), _rule(table.get("rule"), where), entries, path.name, line)


def _flatten(data: dict[str, object], prefix: str = "") -> Iterator[tuple[str, dict[str, object] | None]]:
    for name, value in data.items():
        concept_id = f"{prefix}{name}"
        if not isinstance(value, dict):
            yield concept_id, None
        elif value.keys() & set(LANGUAGES):
            yield concept_id, value
        else:
            yield from _flatten(value, f"{concept_id}.")


def _line_of(text: str, concept_id: str) -> int:
    group, _, name = concept_id.rpartition(".")
    header = re.compile(rf"^\[{re.escape(concept_id)}\]", re.MULTILINE)
    if match := header.search(text):
        return text.count("\n", 0, match.start()) + 1
    start = re.search(rf"^\[{re.escape(group)}\]", text, re.MULTILINE)
    offset = start.end() if start else 0
    inline = re.compile(rf"^{re.escape(name)}\s*=", re.MULTILINE).search(text, offset)
    return text.count("\n", 0, inline.start() if inline else offset) + 1


def _rule(value: object, where: str) -> RuleNumber | None:
    if value is None:
        return None
    try:
        return RuleNumber.parse(str(value))
    except NumberError as error:
        raise DamagedSourceError(f"{where}: key 'rule': {error}") from error


def _entries(written: str, language: str, kind: str, tables: Tables) -> Iterator[Entry]:
    for item in written.split(","):
        match = _MARKED.fullmatch(item.strip())
        form = (match["form"] if match else item).strip()
        marks = match["marks"] if match else _DEFAULT_MARKS[language].get(kind, "")
        if not form:
            continue
        if _STRAY_SLASH.search(form):
            raise ValueError(f"the form {form!r} ends in no known mark")
        accents = {"!": "always", "?": "usually"}.get(marks, "")
        gender = marks.partition("=")[0]
        for expanded in expand(form):
            if not key(expanded):
                raise ValueError(f"the form {expanded!r} holds no word")
            yield Entry(
                inflect(expanded, "" if accents else marks, tables),
                gender if gender in ("m", "f", "f*", "mf") else "",
                accents,
            )


def expand(form: str) -> tuple[str, ...]:
    """Write out the alternatives of a form.

    Args:
        form: ``"(what|wat) happens (if|when|)"``: each bracket is one of its alternatives, perhaps nothing.

    Returns:
        All combinations, in order.
    """
    parts = _GROUP.split(form)
    choices = [part.split("|") if i % 2 else [part] for i, part in enumerate(parts)]
    return tuple(dict.fromkeys(" ".join("".join(combination).split()) for combination in product(*choices)))


def _ambiguous(
    path: Path, concepts: dict[str, Concept]
) -> tuple[frozenset[tuple[str, str]], dict[tuple[str, str], tuple[str, ...]], dict[str, tuple[str, ...]]]:
    data = _parse(path)
    pairs: set[tuple[str, str]] = set()
    forms: dict[tuple[str, str], tuple[str, ...]] = {}
    written_pairs = data.pop("pairs", [])
    if not isinstance(written_pairs, list):
        raise DamagedSourceError(f"{path}: key 'pairs' is not a list")
    for text in written_pairs:
        names = _order(text, path, "pairs", concepts)
        pairs.update((names[i], other) for i in range(len(names)) for other in names[i + 1 :])
    written_before = data.pop("before", {})
    if not isinstance(written_before, dict):
        raise DamagedSourceError(f"{path}: key 'before' is not a table")
    before = {}
    for concept_id, beginnings in written_before.items():
        _order(concept_id, path, "before", concepts)
        before[str(concept_id)] = tuple(str(beginnings).split())
    for language, table in data.items():
        if language not in LANGUAGES or not isinstance(table, dict):
            raise DamagedSourceError(f"{path}: key {language!r} is not a language's table")
        for form, text in table.items():
            forms[language, key(form)] = _order(text, path, form, concepts)
    return frozenset(pairs), forms, before


def _order(text: object, path: Path, name: str, concepts: dict[str, Concept]) -> tuple[str, ...]:
    names = tuple(part.strip() for part in str(text).split(">"))
    for concept_id in names:
        if concept_id not in concepts:
            source = path.read_text(encoding="utf-8")
            line = source.count("\n", 0, max(source.find(str(text)), 0)) + 1
            raise DamagedSourceError(
                f"{path}, line {line}: key {name!r} names the unknown concept {concept_id!r}"
            )
    return names


def _common(path: Path) -> dict[str, frozenset[str]]:
    data = _parse(path)
    return {
        language: frozenset(
            token for word in str(data.get(language, "")).split() for token in key(word).split()
        )
        for language in LANGUAGES
    }


def _attested(path: Path) -> dict[tuple[str, str, str], tuple[int, bool]]:
    if not path.is_file():
        return {}
    attested = {}
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), start=1):
        try:
            language, concept_id, form, printed, page = line.split("\t")
            attested[language, concept_id, form] = (int(printed), page == "page")
        except ValueError as error:
            raise DamagedSourceError(
                f"{path}, line {number}: not language, concept, form, count and page between tabs"
            ) from error
    return attested
