"""Fields: all that the rankers search, made from the texts and vectors of an index and kept beside them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import chain
from pathlib import Path
from typing import overload

import numpy as np
import numpy.typing as npt

from subrule.corpus.number import RuleNumber
from subrule.retrieval.concepts import text_concepts
from subrule.retrieval.focus import Focus, learn_focus
from subrule.retrieval.lexical import Field, build_field, cut, letters, words
from subrule.retrieval.texts import IndexText
from subrule.retrieval.vectors import Half

_CONCEPTS_B = 0.5
"""Length counts less among concepts: a long rule is about more things, not more loosely about one."""

_TEACHERS = ("restatements/", "phrasings/")
"""Sources whose texts teach the focus: they tell a rule in several ways."""

_NAMES = ("words", "letters", "concepts", "subjects")


class Numbers(Sequence[RuleNumber]):
    """Rule numbers in the order of the book, read from their lines when they are asked for."""

    def __init__(self, lines: Sequence[str]) -> None:
        self._lines = lines
        self._read: dict[int, RuleNumber] = {}

    def __len__(self) -> int:
        return len(self._lines)

    @overload
    def __getitem__(self, place: int) -> RuleNumber: ...
    @overload
    def __getitem__(self, place: slice) -> Sequence[RuleNumber]: ...
    def __getitem__(self, place: int | slice) -> RuleNumber | Sequence[RuleNumber]:
        if isinstance(place, slice):
            return Numbers(self._lines[place])
        found = self._read.get(place)
        if found is None:
            found = self._read[place] = RuleNumber.parse(self._lines[place])
        return found

    def text(self, place: int) -> str:
        """Give a number as it is written."""
        return self._lines[place]

    @cached_property
    def places(self) -> dict[str, int]:
        """Place of each written number."""
        return {line: place for place, line in enumerate(self._lines)}


@dataclass(frozen=True)
class Fields:
    """What the rankers search.

    Attributes:
        numbers: the rules that have a text, in the order of the book.
        rules: for each text the place of its rule in ``numbers``, ascending, ``(texts,)``.
        focus: what focuses a query's vector.
        focused: the texts' focused vectors as whole numbers, ``(texts, dimensions)``, half precision.
        words: stemmed words of each text.
        letters: letter runs of each rule, all its texts together.
        concepts: concepts of each text.
        subjects: concepts of each rule, all its texts together.
    """

    numbers: Numbers
    rules: npt.NDArray[np.int32]
    focus: Focus
    focused: Half
    words: Field
    letters: Field
    concepts: Field
    subjects: Field

    @cached_property
    def firsts(self) -> npt.NDArray[np.int64]:
        """For each rule the place of its first text."""
        return np.searchsorted(self.rules, np.arange(len(self.numbers)))

    @property
    def size(self) -> int:
        """Bytes of all that is mapped."""
        fields = (self.words, self.letters, self.concepts, self.subjects)
        return self.focused.nbytes + self.rules.nbytes + sum(each.size for each in fields)

    def best_text(self, scores: npt.NDArray[np.float64]) -> npt.NDArray[np.float64]:
        """Give each rule the best score of its texts: ``(texts,)`` to ``(rules,)``."""
        if not len(scores):
            return scores
        best: npt.NDArray[np.float64] = np.maximum.reduceat(scores, self.firsts)
        return best

    def write(self, folder: Path) -> None:
        """Write the fields into a folder."""
        written = "\n".join(self.numbers.text(place) for place in range(len(self.numbers)))
        (folder / "numbers.txt").write_text(written, encoding="ascii")
        np.save(folder / "rules.npy", self.rules)
        np.save(folder / "focused.npy", self.focused)
        self.focus.write(folder)
        for name in _NAMES:
            getattr(self, name).write(folder, name)

    @classmethod
    def read(cls, folder: Path) -> Fields:
        """Map what :meth:`write` wrote.

        Raises:
            OSError: if a file is missing.
            ValueError: if the files do not belong together.
        """
        lines = (folder / "numbers.txt").read_text(encoding="ascii").split("\n")
        rules = np.load(folder / "rules.npy", mmap_mode="r", allow_pickle=False)
        focused: Half = np.load(folder / "focused.npy", mmap_mode="r", allow_pickle=False)
        found = cls(
            Numbers([] if lines == [""] else lines),
            np.asarray(rules),
            Focus.read(folder),
            focused,
            *(Field.read(folder, name) for name in _NAMES),
        )
        documents = (len(rules), len(found.numbers), len(rules), len(found.numbers))
        if tuple(getattr(found, name).documents for name in _NAMES) != documents or len(focused) != len(
            rules
        ):
            raise ValueError(folder.name)
        return found


def build_fields(texts: Sequence[IndexText], vectors: Half) -> Fields:
    """Build the fields of an index.

    Args:
        texts: its texts, in the order of the book.
        vectors: their vectors, ``(texts, dimensions)``.

    Returns:
        The fields.
    """
    numbers = list(dict.fromkeys(text.number for text in texts))
    place = {number: i for i, number in enumerate(numbers)}
    rules = np.array([place[text.number] for text in texts], np.int32)
    teachers = [i for i, text in enumerate(texts) if text.source.startswith(_TEACHERS)]
    focus = learn_focus(vectors[teachers], rules[teachers].tolist())
    concepts = text_concepts(texts)
    folded = [cut(text.text) for text in texts]
    stemmed = [words(cut_text, text.language) for cut_text, text in zip(folded, texts, strict=True)]
    return Fields(
        numbers=Numbers([str(number) for number in numbers]),
        rules=rules,
        focus=focus,
        focused=focus.whole(vectors),
        words=build_field(stemmed),
        letters=build_field(_together(map(letters, folded), rules, len(numbers))),
        concepts=build_field(concepts, b=_CONCEPTS_B),
        subjects=build_field(_together(concepts, rules, len(numbers))),
    )


def _together(documents: Iterable[list[str]], rules: npt.NDArray[np.int32], count: int) -> list[list[str]]:
    gathered: list[list[list[str]]] = [[] for _ in range(count)]
    for rule, terms in zip(rules.tolist(), documents, strict=True):
        gathered[rule].append(terms)
    return [list(chain.from_iterable(parts)) for parts in gathered]
