"""Matching two editions: which rule of the older text is which rule of the newer one.

Three passes, each surer than the next. Identical texts first (the whole text, then the text with rule
numbers masked), separated by their family where two rules share a text. Then what is left is compared
word by word and solved as one assignment, so that two rules never claim the same partner; family,
neighbours and mapped cross-references count as evidence. Last, what found no partner is looked for
inside other rules, sentence by sentence: those are splits and merges.

Used to build the concordance; needs SciPy and RapidFuzz (the ``dev`` extra). What is shipped are the
numbers and hashes that come out of it (`subrule.corpus.editions`).
"""

from __future__ import annotations

import re
from collections import Counter, defaultdict
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Literal, NamedTuple

import numpy as np
from rapidfuzz.distance import LCSseq
from rapidfuzz.process import cdist
from scipy.optimize import linear_sum_assignment

from subrule.corpus.fingerprint import fingerprint, mask_numbers, normalise
from subrule.corpus.number import RuleNumber, find_numbers

Method = Literal["identical", "masked", "children", "similar", "slot", "reviewed"]
"""How a link was found: the whole text, the text without rule numbers, the family below a heading,
the wording, the wording together with the place between two known neighbours, or reading both texts."""

_WORD = re.compile(r"#|\w+(?:'\w+)?")
_SENTENCE_END = re.compile(r"(?<=[.!?])[\"')\]]*\s+|\n+")
_TITLE_WORDS = 6


class Item(NamedTuple):
    """One numbered text of an edition, prepared for comparison.

    Attributes:
        number: its number in that edition.
        text: normalised text, without number and examples.
        words: lower-case words, rule numbers masked.
        full: hash of the whole text.
        masked: hash of the text with rule numbers masked.
    """

    number: RuleNumber
    text: str
    words: tuple[str, ...]
    full: str
    masked: str

    @property
    def heading(self) -> bool:
        """Whether the text is a heading (a section's or a keyword's name) and not a sentence."""
        if self.number.level == "section":
            return True
        return self.number.level == "rule" and len(self.words) <= _TITLE_WORDS and self.text[-1:] not in ".:)"


@dataclass(frozen=True, slots=True)
class Link:
    """One rule of the older edition found again in the newer.

    Attributes:
        old: index in the older edition.
        new: index in the newer edition.
        method: how it was found.
        score: likeness of the wording, 0 to 1.
        certain: whether the evidence leaves no second reading.
        rivals: other newer rules that it may be, where it is not certain.
    """

    old: int
    new: int
    method: Method
    score: float
    certain: bool
    rivals: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Part:
    """Sentences of one rule that stand in another rule of the other edition.

    Attributes:
        kind: ``"split"`` (a new rule made of an old one's sentences) or ``"merged"`` (an old rule whose
            sentences went into another).
        old: index in the older edition.
        new: index in the newer edition.
        score: share of the smaller text's words found there, 0 to 1.
    """

    kind: Literal["split", "merged"]
    old: int
    new: int
    score: float


@dataclass(frozen=True, slots=True)
class Matching:
    """All links between two editions; each index is in one link at most.

    Attributes:
        links: one-to-one links, by older index.
        parts: splits and merges, by older, then newer index.
    """

    links: tuple[Link, ...]
    parts: tuple[Part, ...]


def prepare(texts: Iterable[tuple[RuleNumber, str]]) -> list[Item]:
    """Prepare the texts of an edition for comparison.

    Args:
        texts: number and text in the order of the book; sections with their heading as text.

    Returns:
        One item a text, in the same order.
    """
    items = []
    for number, raw in texts:
        text = normalise(raw)
        marks = fingerprint(raw)
        items.append(Item(number, text, words(text), marks.full, marks.masked))
    return items


def words(text: str) -> tuple[str, ...]:
    """Give the lower-case words of a normalised text, rule numbers replaced by ``#``."""
    return tuple(_WORD.findall(mask_numbers(text).lower()))


def sentences(text: str) -> list[str]:
    """Cut a text into sentences (a line break ends one too; "e.g." does not occur in the rules)."""
    return [s.strip() for s in _SENTENCE_END.split(text) if s and s.strip()]


def match_editions(
    old: Sequence[Item],
    new: Sequence[Item],
    known: Mapping[int, int] | None = None,
    barred: Collection[tuple[int, int]] = (),
    merged: Collection[tuple[int, int]] = (),
) -> Matching:
    """Find each rule of the older edition in the newer one.

    Args:
        old: items of the older edition, in the order of the book.
        new: items of the newer edition, in the order of the book.
        known: links confirmed by reading both texts, older index → newer index.
        barred: pairs ruled out by reading both texts.
        merged: pairs read so that the older went into the newer.

    Returns:
        Links, splits and merges. What is in neither was created or retired.
    """
    work = _Work(old, new, frozenset(barred))
    for a, b in sorted((known or {}).items()):
        work.add(a, b, "reviewed", round(float(likeness([old[a]], [new[b]], work.rarity)[0, 0]), 3))
    work.identical(lambda item: item.full, "identical")
    work.identical(lambda item: item.masked, "masked")
    work.headings()
    for _ in range(3):
        before = len(work.links)
        work.identical(lambda item: item.full, "identical")
        work.identical(lambda item: item.masked, "masked")
        work.similar()
        work.headings()
        if len(work.links) == before:
            break
    gone = {a for a, _ in merged}
    links = sorted((*work.settled(), *work.doubtful()), key=lambda link: link.old)
    links = [link for link in links if link.certain or link.old not in gone]
    told = [Part("merged", a, b, 1.0) for a, b in sorted(merged)]
    return Matching(tuple(links), tuple(told + [p for p in _parts(old, new, links) if p.old not in gone]))


class _Work:
    """The state of one comparison: what is linked so far, and the families of both editions."""

    def __init__(self, old: Sequence[Item], new: Sequence[Item], barred: frozenset[tuple[int, int]]) -> None:
        self.old, self.new, self.barred = old, new, barred
        self.links: dict[int, Link] = {}
        self.taken: dict[int, int] = {}
        self.old_parent, self.new_parent = _parents(old), _parents(new)
        self.old_beside, self.new_beside = _siblings(old, self.old_parent), _siblings(new, self.new_parent)
        self.old_numbers = {item.number: i for i, item in enumerate(old)}
        self.new_numbers = {item.number: i for i, item in enumerate(new)}
        self.rarity = _rarity(old, new)
        self.old_children, self.new_children = _children(self.old_parent), _children(self.new_parent)

    def add(self, old: int, new: int, method: Method, score: float) -> None:
        self.links[old] = Link(old, new, method, score, certain=True)
        self.taken[new] = old

    def identical(self, key: Callable[[Item], str], method: Method) -> None:
        """Link texts that are equal under ``key``; family and order separate those that share one."""
        olds, news = _groups(self.old, self.links, key), _groups(self.new, self.taken, key)
        for value, here in olds.items():
            there = news.get(value, [])
            if len(here) == len(there) == 1:
                a, b = here[0], there[0]
                strayed = self._family(a, b) < 0 and (self.old[a].heading or self._at_home(a))
                if self._may_be(a, b) and not strayed:
                    self.add(a, b, method, 1.0)
                continue
            for a in here:
                fitting = [
                    b for b in there if b not in self.taken and self._may_be(a, b) and self._family(a, b) > 0
                ]
                rivals = [c for c in here if c not in self.links and self._same_family(a, c)]
                if not fitting or len(fitting) != len(rivals):
                    continue
                self.add(a, fitting[rivals.index(a)], method, 1.0)

    def _at_home(self, a: int) -> bool:
        """Whether the family of ``a`` still has an unclaimed rule much like it ("Fourth" became "Second")."""
        parent = self.old_parent[a]
        if parent is None or parent not in self.links:
            return False
        home = self.new_children[self.links[parent].new]
        free = [self.new[b] for b in home if b not in self.taken]
        return bool(free) and float(likeness([self.old[a]], free, self.rarity).max()) >= _AT_HOME

    def headings(self) -> None:
        """Link headings whose families have most of their rules in common."""
        votes: dict[int, Counter[int]] = defaultdict(Counter)
        sizes: Counter[int] = Counter()
        for a, parent in enumerate(self.old_parent):
            if parent is None:
                continue
            sizes[parent] += 1
            if a in self.links:
                other = self.new_parent[self.links[a].new]
                if other is not None:
                    votes[parent][other] += 1
        claims: dict[int, list[tuple[int, int]]] = defaultdict(list)
        for parent, found in votes.items():
            if parent not in self.links and self.old[parent].heading:
                best, count = min(found.items(), key=lambda pair: (-pair[1], pair[0]))
                if best not in self.taken and self._may_be(parent, best) and count * 2 > sizes[parent]:
                    claims[best].append((count, parent))
        for best, claimants in claims.items():
            if len(claimants) == 1:
                count, parent = claimants[0]
                self.add(parent, best, "children", round(count / sizes[parent], 3))

    def similar(self) -> None:
        """Solve what is left as one assignment and keep what leaves no second reading."""
        for a, b, like, method in self._assignment():
            if self._certain(a, b, like):
                self.add(a, b, method, round(like, 3))

    def settled(self) -> list[Link]:
        """The links found, with second thoughts where an unclaimed rule of the family is nearly as like."""
        return [self._doubted(link) for link in self.links.values()]

    def _doubted(self, link: Link) -> Link:
        if link.method not in ("similar", "slot") or link.score >= _UNCONTESTED:
            return link
        one, other = self.old[link.old], self.new[link.new]
        rivals = self._rivals(link.old, link.new, link.score)
        claims = [
            float(likeness([self.old[a]], [other], self.rarity)[0, 0])
            for a, item in enumerate(self.old)
            if a not in self.links and not item.heading and self.old_parent[a] == self.old_parent[link.old]
        ]
        contested = rivals or max(claims, default=0.0) >= link.score - _NEARLY
        return replace(link, certain=False, rivals=rivals) if contested and not one.heading else link

    def _rivals(self, a: int, b: int, score: float) -> tuple[int, ...]:
        """Unclaimed rules beside or below ``b`` that are nearly as like ``a``, likeliest first."""
        free = [
            c
            for c, item in enumerate(self.new)
            if c != b
            and c not in self.taken
            and not item.heading
            and self.new_parent[c] in (self.new_parent[b], b)
        ]
        if not free:
            return ()
        like = likeness([self.old[a]], [self.new[c] for c in free], self.rarity)[0]
        near = [(-float(value), c) for value, c in zip(like, free, strict=True) if value >= score - _NEARLY]
        return tuple(c for _, c in sorted(near))

    def doubtful(self) -> list[Link]:
        """Links that are likely and not certain; they go to the review table."""
        return [
            Link(a, b, method, round(like, 3), certain=False, rivals=self._rivals(a, b, like))
            for a, b, like, method in self._assignment()
            if like >= self._doubt(a, b)
        ]

    def _doubt(self, a: int, b: int) -> float:
        """Least likeness at which a pair goes to the review table: the better the place fits, the lower."""
        family = self._family(a, b)
        if family > 0 and (self._slot(a, b) or self.old[a].number.letters == self.new[b].number.letters):
            return _LEAST
        return _DOUBTFUL[1] if self._one_side(a, b) else _DOUBTFUL[family]

    def _assignment(self) -> list[tuple[int, int, float, Method]]:
        rows = [a for a in range(len(self.old)) if a not in self.links]
        columns = [b for b in range(len(self.new)) if b not in self.taken]
        if not rows or not columns:
            return []
        like = likeness([self.old[a] for a in rows], [self.new[b] for b in columns], self.rarity)
        gain = like.copy()
        for i, a in enumerate(rows):
            for j in np.flatnonzero(like[i] >= _LEAST):
                b = columns[int(j)]
                gain[i, j] = like[i, j] + self._evidence(a, b) if self._may_be(a, b) else 0.0
        gain[like < _LEAST] = 0.0
        self._rows, self._columns, self._like, self._gain = rows, columns, like, gain
        chosen_rows, chosen_columns = linear_sum_assignment(gain, maximize=True)
        found: list[tuple[int, int, float, Method]] = []
        for i, j in zip(chosen_rows.tolist(), chosen_columns.tolist(), strict=True):
            a, b = rows[i], columns[j]
            if like[i, j] >= _LEAST and self._may_be(a, b):
                found.append((a, b, float(like[i, j]), "slot" if self._slot(a, b) else "similar"))
        return found

    def _evidence(self, a: int, b: int) -> float:
        family = 0.2 * self._family(a, b)
        beside = 0.15 * self._slot(a, b) + 0.05 * self._one_side(a, b)
        return family + beside + 0.2 * self._children_agree(a, b) + 0.1 * self._shared_references(a, b)

    def _certain(self, a: int, b: int, like: float) -> bool:
        one, other = self.old[a], self.new[b]
        if one.heading or other.heading:
            return False
        i, j = self._rows.index(a), self._columns.index(b)
        lead = float(self._gain[i, j]) - max(_second(self._gain[i], j), _second(self._gain[:, j], i))
        family, slot = self._family(a, b), self._slot(a, b)
        if min(len(one.words), len(other.words)) < 5:
            return family > 0 and slot and like >= 0.6
        if family > 0:
            kept = _kept(one.words, other.words)
            return (
                (like >= 0.85 and lead >= 0.02)
                or (like >= 0.55 and lead >= 0.15)
                or (like >= 0.4 and lead >= 0.1 and slot)
                or (kept >= 0.9 and lead >= 0.1)
            )
        if self._children_agree(a, b):
            return like >= 0.4 and lead >= 0.1
        if not self._same_subject(one, other):
            return False
        return (like >= 0.75 and lead >= 0.15) if family == 0 else (like >= 0.85 and lead >= 0.25)

    def _same_subject(self, one: Item, other: Item) -> bool:
        """Whether each text has the other's rarest word: texts made from one template differ in just that."""
        return self._rarest(one) in other.words and self._rarest(other) in one.words

    def _rarest(self, item: Item) -> str:
        return max(item.words, key=lambda word: (self.rarity[word], word))

    def _children_agree(self, a: int, b: int) -> bool:
        """Whether at least two subrules of ``a`` are linked, and all that are stand below ``b``."""
        homes = [self.new_parent[self.links[c].new] for c in self.old_children[a] if c in self.links]
        return len(homes) >= 2 and all(home == b for home in homes)

    def _may_be(self, a: int, b: int) -> bool:
        """Headings match headings of their own level, sentences match sentences."""
        one, other = self.old[a], self.new[b]
        if (a, b) in self.barred:
            return False
        if one.heading or other.heading:
            return one.heading and other.heading and one.number.level == other.number.level
        return one.number.level != "section" and other.number.level != "section"

    def _family(self, a: int, b: int) -> int:
        """1 where both parents are the same rule, -1 where they are known to differ, else 0."""
        if self.old[a].number.level == "section" or self.new[b].number.level == "section":
            return 1 if self.old[a].number.parent == self.new[b].number.parent else -1
        mine, theirs = self.old_parent[a], self.new_parent[b]
        if mine is None or theirs is None:
            return 0
        if mine in self.links:
            return 1 if self.links[mine].new == theirs else -1
        return -1 if theirs in self.taken else 0

    def _same_family(self, a: int, c: int) -> bool:
        if self.old[a].number.level == "section":
            return self.old[a].number.parent == self.old[c].number.parent
        return self.old_parent[a] == self.old_parent[c]

    def _slot(self, a: int, b: int) -> bool:
        """Whether both neighbours of ``a`` are the neighbours of ``b`` (the family's edge counts as one)."""
        return self._neighbour(a, b, 0) and self._neighbour(a, b, 1)

    def _one_side(self, a: int, b: int) -> bool:
        return self._neighbour(a, b, 0) or self._neighbour(a, b, 1)

    def _neighbour(self, a: int, b: int, side: int) -> bool:
        mine, theirs = self.old_beside[a][side], self.new_beside[b][side]
        if mine is None or theirs is None:
            return mine is theirs and self._family(a, b) > 0
        return mine in self.links and self.links[mine].new == theirs

    def _shared_references(self, a: int, b: int) -> float:
        mine = [self.old_numbers.get(n) for _, _, n in find_numbers(self.old[a].text)]
        theirs = [self.new_numbers.get(n) for _, _, n in find_numbers(self.new[b].text)]
        if not mine or not theirs:
            return 0.0
        mapped = {self.links[m].new for m in mine if m is not None and m in self.links}
        return len(mapped & set(theirs)) / max(len(set(mine)), len(set(theirs)))


_UNCONTESTED, _NEARLY = 0.75, 0.16
"""A link as like as the first is not contested; below, a rival as near as the second contests it."""

_AT_HOME = 0.7
"""A rule this like in a rule's own family outweighs an equal text in another family."""

_LEAST = 0.15
"""Below this likeness two texts are never paired, whatever their place."""

_DOUBTFUL = {1: 0.35, 0: 0.45, -1: 0.5}
"""Least likeness for the review table: beside a known neighbour or within the family, family unknown,
another family."""


def likeness(old: Sequence[Item], new: Sequence[Item], rarity: dict[str, float]) -> np.ndarray:
    """Compare wordings: half the shared word order, half the shared rare words.

    Args:
        old: n items.
        new: m items.
        rarity: weight of a word, larger for rarer words.

    Returns:
        An n × m array of 0 to 1.
    """
    vocabulary = {word: i for i, word in enumerate(sorted({w for item in (*old, *new) for w in item.words}))}
    coded_old = ["".join(chr(0x4E00 + vocabulary[w]) for w in item.words) for item in old]
    coded_new = ["".join(chr(0x4E00 + vocabulary[w]) for w in item.words) for item in new]
    common = cdist(coded_old, coded_new, scorer=LCSseq.similarity, dtype=np.int32)
    lengths = np.add.outer([len(c) for c in coded_old], [len(c) for c in coded_new])
    order = 2.0 * common / np.maximum(lengths, 1)
    left, right = _weights(old, vocabulary, rarity), _weights(new, vocabulary, rarity)
    blended: np.ndarray = 0.5 * order + 0.5 * (left @ right.T)
    limited: np.ndarray = np.minimum(blended, 1.0)
    return limited


def _weights(items: Sequence[Item], vocabulary: dict[str, int], rarity: dict[str, float]) -> np.ndarray:
    table = np.zeros((len(items), len(vocabulary)))
    for row, item in enumerate(items):
        for word, count in Counter(item.words).items():
            table[row, vocabulary[word]] = count**0.5 * rarity.get(word, 1.0)
    norms = np.linalg.norm(table, axis=1, keepdims=True)
    weighted: np.ndarray = table / np.where(norms == 0, 1.0, norms)
    return weighted


def _rarity(old: Sequence[Item], new: Sequence[Item]) -> dict[str, float]:
    seen: Counter[str] = Counter()
    for item in (*old, *new):
        seen.update(set(item.words))
    total = len(old) + len(new)
    return {word: float(np.log((total + 1) / count)) for word, count in seen.items()}


def _kept(old: tuple[str, ...], new: tuple[str, ...]) -> float:
    """Share of the shorter text's words that stand in the longer one in the same order (8 words at least)."""
    shorter = min(len(old), len(new))
    return LCSseq.similarity(old, new) / shorter if shorter >= 8 else 0.0


def _second(values: np.ndarray, chosen: int) -> float:
    rest = np.delete(values, chosen)
    return float(rest.max()) if rest.size else 0.0


def _groups(
    items: Sequence[Item], linked: Mapping[int, object], key: Callable[[Item], str]
) -> dict[str, list[int]]:
    groups: dict[str, list[int]] = defaultdict(list)
    for i, item in enumerate(items):
        if i not in linked:
            groups[key(item)].append(i)
    return groups


def _parents(items: Sequence[Item]) -> list[int | None]:
    place = {item.number: i for i, item in reversed(list(enumerate(items)))}
    return [place.get(item.number.parent) if item.number.parent else None for item in items]


def _children(parents: Sequence[int | None]) -> dict[int, list[int]]:
    children: dict[int, list[int]] = defaultdict(list)
    for child, parent in enumerate(parents):
        if parent is not None:
            children[parent].append(child)
    return children


def _siblings(items: Sequence[Item], parents: Sequence[int | None]) -> list[tuple[int | None, int | None]]:
    families: dict[int | None, list[int]] = defaultdict(list)
    for i, parent in enumerate(parents):
        families[parent].append(i)
    beside: list[tuple[int | None, int | None]] = [(None, None)] * len(items)
    for family in families.values():
        for place, i in enumerate(family):
            before = family[place - 1] if place else None
            after = family[place + 1] if place + 1 < len(family) else None
            beside[i] = (before, after)
    return beside


def _parts(old: Sequence[Item], new: Sequence[Item], links: Sequence[Link]) -> list[Part]:
    linked_old, linked_new = {link.old: link for link in links}, {link.new: link for link in links}
    found: list[Part] = []
    old_index, new_index = _SentenceIndex(old), _SentenceIndex(new)
    for b, item in enumerate(new):
        if b not in linked_new and not item.heading:
            best = old_index.holder(
                item, skip=lambda a, t: a in linked_old and new_index.holds(linked_old[a].new, t)
            )
            if best is not None:
                found.append(Part("split", best[0], b, best[1]))
    for a, item in enumerate(old):
        if a not in linked_old and not item.heading:
            best = new_index.holder(
                item, skip=lambda b, t: b in linked_new and old_index.holds(linked_new[b].old, t)
            )
            if best is not None:
                found.append(Part("merged", a, best[0], best[1]))
    return sorted(found, key=lambda part: (part.old, part.new))


class _SentenceIndex:
    """The sentences of an edition, to find which rule holds those of another."""

    def __init__(self, items: Sequence[Item]) -> None:
        self.sets: list[list[tuple[str, ...]]] = [[words(s) for s in sentences(item.text)] for item in items]
        self.bags = [frozenset(item.words) for item in items]
        self.where: dict[str, set[int]] = defaultdict(set)
        for i, item in enumerate(items):
            for word in set(item.words):
                self.where[word].add(i)
        self.common = max(len(items) // 10, 10)

    def holds(self, index: int, sentence: tuple[str, ...]) -> bool:
        return any(_alike(sentence, other) for other in self.sets[index])

    def holder(self, item: Item, skip: Callable[[int, tuple[str, ...]], bool]) -> tuple[int, float] | None:
        """Find the rule that holds most of the item's sentences, not counting what ``skip`` explains."""
        wanted = [w for w in (words(s) for s in sentences(item.text)) if len(w) >= 6]
        total = sum(map(len, wanted))
        if total < 10:
            return None
        held: Counter[int] = Counter()
        for sentence in wanted:
            rare = sorted(set(sentence), key=lambda w: (len(self.where.get(w, ())), w))[:4]
            near = set().union(
                *(self.where.get(w, set()) for w in rare if len(self.where.get(w, ())) < self.common)
            )
            for i in sorted(near):
                if rare[0] in self.bags[i] and self.holds(i, sentence) and not skip(i, sentence):
                    held[i] += len(sentence)
        if not held:
            return None
        best, count = min(held.items(), key=lambda pair: (-pair[1], pair[0]))
        score = round(count / sum(map(len, map(words, sentences(item.text)))), 3)
        return (best, score) if score >= 0.6 else None


def _alike(one: tuple[str, ...], other: tuple[str, ...]) -> bool:
    if one == other:
        return True
    return LCSseq.normalized_similarity(one, other, score_cutoff=0.85) >= 0.85
