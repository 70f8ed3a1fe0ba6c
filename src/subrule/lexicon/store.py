"""The built store: what reading a question needs, made once from the source and kept in the cache.

Its files are JSON that holds a few long strings, because splitting a string into tens of thousands of
lines is several times faster than parsing as many JSON values. The folder's name carries a digest of the
source, so a store never outlives the files it was made from.
"""

from __future__ import annotations

import hashlib
import json
import os
from collections import defaultdict
from collections.abc import Iterable
from functools import cmp_to_key
from pathlib import Path
from typing import TYPE_CHECKING, Any

from subrule.lexicon.folding import key
from subrule.paths import LANGUAGES, user_cache

if TYPE_CHECKING:
    from subrule.lexicon.source import Concept, Source

FORMAT = 5
"""Raised whenever the store's shape or the way forms are made changes."""

PREFIX = 7
"""Letters of a word's beginning that are indexed for typing errors; the rest is compared."""

SHORTEST_FORGIVEN = 5
"""Letters a word must have for one typing error in it to be forgiven."""


def digest(folder: Path) -> str:
    """Give the digest of all files of the source and of the store's format.

    Args:
        folder: ``corpus/lexicon``.

    Returns:
        Sixteen hexadecimal digits.
    """
    hasher = hashlib.sha256(str(FORMAT).encode())
    files = [*folder.glob("*.toml"), *folder.glob("*.tsv"), *folder.glob("inflection/*.toml")]
    for path in sorted(files):
        hasher.update(path.name.encode() + b"\0" + path.read_bytes() + b"\0")
    return hasher.hexdigest()[:16]


class Store:
    """The parts of a built store: ``concepts`` and one a language, each read when it is first needed."""

    def __init__(self, folder: Path) -> None:
        """Take the folder of the source (``corpus/lexicon``); nothing is read yet but its digest."""
        self._source = folder
        self._built = user_cache() / f"lexicon-{digest(folder)}"
        self._parts: dict[str, dict[str, Any]] = {}

    def part(self, name: str) -> dict[str, Any]:
        """Give a part's data, from the cache or, where that has none, built from the source.

        Args:
            name: ``concepts`` or a language's code.

        Returns:
            Data of JSON types only (see `build`). Where the cache cannot be written, they are kept in memory.

        Raises:
            DamagedSourceError: if it has to be built and the source cannot be read.
        """
        if name not in self._parts:
            try:
                data = json.loads((self._built / f"{name}.json").read_text(encoding="utf-8"))
            except (OSError, ValueError):
                data = None
            if isinstance(data, dict) and data.get("format") == FORMAT:
                self._parts[name] = data
            else:
                self._build()
        return self._parts[name]

    def _build(self) -> None:
        from subrule.lexicon.source import read_source  # noqa: PLC0415 - reading a question never pays for it

        self._parts = build(read_source(self._source))
        for name, data in self._parts.items():
            _keep(self._built / f"{name}.json", json.dumps(data, ensure_ascii=False, separators=(",", ":")))


def _keep(path: Path, text: str) -> None:
    """Write a part so that a reader sees all of it or nothing; an unwritable cache is no error."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        partial = path.with_suffix(f".{os.getpid()}.tmp")
        partial.write_text(text, encoding="utf-8")
        partial.replace(path)
    except OSError:
        return


def build(source: Source) -> dict[str, dict[str, Any]]:
    """Build the store's data.

    Args:
        source: the lexicon's source.

    Returns:
        Part → its data, of JSON types only.
    """
    places = {concept.id: i for i, concept in enumerate(source.concepts)}
    parts: dict[str, dict[str, Any]] = {
        "concepts": {
            "format": FORMAT,
            "ids": "\n".join(places),
            "before": {concept: list(beginnings) for concept, beginnings in sorted(source.before.items())},
            "concepts": "\n".join(_concept_line(c, source) for c in source.concepts),
        }
    }
    for language in LANGUAGES:
        parts[language] = {"format": FORMAT, **_language(source, language, places)}
    return parts


def _concept_line(concept: Concept, source: Source) -> str:
    line: dict[str, Any] = {
        "kind": concept.kind,
        "rule": str(concept.rule) if concept.rule else None,
        "file": concept.file,
        "line": concept.line,
    }
    for language in LANGUAGES:
        main = concept.entries[language][0]
        made = main.inflected
        forms: dict[str, list[Any]] = {}
        for number, entry in enumerate(concept.entries[language]):
            for place, text in enumerate(entry.inflected.all()):
                folded = key(text)
                printed, page = source.attested.get((language, concept.id, folded), (0, False))
                forms.setdefault(folded, [text, number if place == 0 else -1, printed, page])
        line[language] = {
            "term": [made.text, made.plural, main.gender, made.feminine, made.feminine_plural],
            "forms": list(forms.values()),
        }
    return json.dumps(line, ensure_ascii=False, separators=(",", ":"))


def shared_forms(source: Source, language: str) -> dict[str, list[str]]:
    """Give every form of a language with the concepts that have it.

    Args:
        source: the lexicon's source.
        language: its code.

    Returns:
        Folded form → concept ids, preferred first.
    """
    owners: dict[str, list[str]] = defaultdict(list)
    for concept in source.concepts:
        for entry in concept.entries[language]:
            if entry.accents == "always":
                continue
            for text in entry.inflected.all():
                folded = key(text)
                if concept.id not in owners[folded]:
                    owners[folded].append(concept.id)
    for folded, ids in owners.items():
        if len(ids) > 1:
            owners[folded] = _preferred_first(ids, source.ambiguous.get((language, folded), ()), source)
    return owners


def _preferred_first(ids: list[str], declared: tuple[str, ...], source: Source) -> list[str]:
    def compare(one: str, other: str) -> int:
        if (one, other) in source.pairs:
            return -1
        return 1 if (other, one) in source.pairs else 0

    rest = sorted((i for i in ids if i not in declared), key=cmp_to_key(compare))
    return [i for i in declared if i in ids] + rest


def _language(source: Source, language: str, places: dict[str, int]) -> dict[str, str]:
    owners = shared_forms(source, language)
    longest: dict[str, int] = {}
    words: set[str] = set()
    for folded in owners:
        tokens = folded.split(" ")
        longest[tokens[0]] = max(longest.get(tokens[0], 0), len(tokens))
        words.update(tokens)
    forgiven = sorted(w for w in words if len(w) >= SHORTEST_FORGIVEN and w.isalpha())
    deletions: dict[str, list[str]] = defaultdict(list)
    for prefix in dict.fromkeys(w[:PREFIX] for w in forgiven):
        for shorter in (prefix, *deletions_of(prefix)):
            deletions[shorter].append(prefix)
    keys = sorted(owners)
    firsts = sorted(longest)
    return {
        "keys": "\n".join(keys),
        "values": "\n".join(" ".join(str(places[i]) for i in owners[k]) for k in keys),
        "firsts": "\n".join(firsts),
        "longest": " ".join(str(longest[f]) for f in firsts),
        "spelled": "\n".join(
            f"{text}\t{' '.join(str(places[i]) for i in ids)}"
            for text, ids in sorted(_spelled(source, language, owners).items())
        ),
        "accented": "\n".join(sorted(_accented(source, language, places))),
        "known": " ".join(sorted(words | source.common[language])),
        "forgiven": " ".join(forgiven),
        "deletions": "\n".join(f"{shorter}\t{' '.join(deletions[shorter])}" for shorter in sorted(deletions)),
    }


def _spelled(source: Source, language: str, owners: dict[str, list[str]]) -> dict[str, list[str]]:
    """Spellings with accents that tell apart what is one form without them (``está``, ``esta``)."""
    exact: dict[str, list[str]] = defaultdict(list)
    for concept in source.concepts:
        for entry in concept.entries[language]:
            for text in entry.inflected.all():
                spelled = text.lower()
                shared = entry.accents == "always" or len(owners.get(key(text), ())) > 1
                if shared and not spelled.isascii() and concept.id not in exact[spelled]:
                    exact[spelled].append(concept.id)
    result = {}
    for spelled, ids in exact.items():
        order = owners.get(key(spelled), [])
        ids.sort(key=lambda i: order.index(i) if i in order else -1)
        if ids and ids != order:
            result[spelled] = ids + [i for i in order if i not in ids]
    return result


def _accented(source: Source, language: str, places: dict[str, int]) -> set[str]:
    """Forms that a text with accents elsewhere must write with theirs: ``key``, tab, concept's place."""
    return {
        f"{key(entry.inflected.text)}\t{places[concept.id]}"
        for concept in source.concepts
        for entry in concept.entries[language]
        if entry.accents == "usually"
    }


def deletions_of(word: str) -> Iterable[str]:
    """Give the word without one letter, for each letter."""
    return dict.fromkeys(word[:i] + word[i + 1 :] for i in range(len(word)))
