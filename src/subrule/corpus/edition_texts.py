"""The loaded English texts by edition, for showing how a wording changed.

Texts are read by the numbers they print, so that rules which are gone today are shown too.
"""

from __future__ import annotations

import difflib
import re
from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Literal, NamedTuple

from subrule.corpus.editions import Change, Concordance, Kind
from subrule.corpus.fingerprint import Fingerprint, fingerprint, normalise
from subrule.corpus.loaded import loaded_texts
from subrule.corpus.number import RuleNumber

Texts = Mapping[RuleNumber, str]

_WORDS = re.compile(r"\S+")


class Piece(NamedTuple):
    """A run of words of a comparison: kept (``=``), taken out (``-``) or put in (``+``)."""

    sign: Literal["=", "-", "+"]
    words: str


def loaded_editions() -> list[str]:
    """Give the editions whose English text is loaded, oldest first."""
    return sorted(text.edition for text in loaded_texts("en"))


def texts_of(edition: str) -> dict[RuleNumber, str] | None:
    """Read the loaded English text of an edition.

    Args:
        edition: its effective date, exactly.

    Returns:
        Printed number → text, sections with their heading; None if it is not loaded.

    Raises:
        MissingDataError: if its store is damaged.
    """
    for loaded in loaded_texts("en"):
        if loaded.edition == edition:
            full = loaded.full_text()
            return {**dict(full.sections), **{rule.number: rule.text for rule in full.rules}}
    return None


def compare_words(old: str, new: str) -> list[Piece]:
    """Compare two wordings word by word; quotes and dashes of another shape are no difference.

    Returns:
        Pieces in order; their ``=`` and ``+`` words make the new wording, ``=`` and ``-`` the old one.
    """
    before, after = _WORDS.findall(old), _WORDS.findall(new)
    matcher = difflib.SequenceMatcher(
        None, [normalise(word) for word in before], [normalise(word) for word in after], autojunk=False
    )
    pieces: list[Piece] = []
    for tag, i, j, k, m in matcher.get_opcodes():
        if tag == "equal":
            pieces.append(Piece("=", " ".join(after[k:m])))
            continue
        if i < j:
            pieces.append(Piece("-", " ".join(before[i:j])))
        if k < m:
            pieces.append(Piece("+", " ".join(after[k:m])))
    return pieces


def changes_between(old: str, new: str, known: Concordance) -> list[Change]:
    """Compare two editions, by the concordance or, where it does not know one, by the loaded texts.

    Args:
        old: date; an edition in force, or a loaded text newer than the reference.
        new: a later one.
        known: the concordance.

    Returns:
        One entry for each rule that differs.
    """
    before, after = texts_of(old), texts_of(new)
    unknown = {old, new} - set(known.editions())
    if unknown and before is not None and after is not None:
        return changes_by_text(before, after)
    return known.changes(old, new)


def changes_by_text(old: Texts, new: Texts) -> list[Change]:
    """Compare two texts without a concordance: equal wordings first, then equal numbers.

    A rule that moved and changed at once is told as one that is gone and one that is new.
    """
    marks_old = {number: fingerprint(text) for number, text in old.items()}
    marks_new = {number: fingerprint(text) for number, text in new.items()}
    pairs = {n: n for n in marks_old if marks_new.get(n) == marks_old[n]}
    _pair_by(pairs, marks_old, marks_new, 0)
    _pair_by(pairs, marks_old, marks_new, 1)
    taken = set(pairs.values())
    pairs |= {n: n for n in marks_old if n not in pairs and n in marks_new and n not in taken}
    found = [Change(n, None, ("retired",)) for n in marks_old if n not in pairs]
    found += [Change(None, n, ("created",)) for n in marks_new if n not in set(pairs.values())]
    for was, now in pairs.items():
        kinds: list[Kind] = ["moved"] if was != now else []
        if marks_old[was].masked != marks_new[now].masked:
            kinds.append("edited")
        elif marks_old[was].full != marks_new[now].full:
            kinds.append("renumbered_references")
        if kinds:
            found.append(Change(was, now, tuple(kinds)))
    return sorted(found, key=lambda c: (c.now or c.was or RuleNumber(1), c.now is None))


def _pair_by(
    pairs: dict[RuleNumber, RuleNumber],
    old: Mapping[RuleNumber, Fingerprint],
    new: Mapping[RuleNumber, Fingerprint],
    place: int,
) -> None:
    """Pair what is left by one of its hashes, where it stands once on either side."""
    left = [n for n in old if n not in pairs]
    taken = set(pairs.values())
    free = [n for n in new if n not in taken]
    count_old, count_new = Counter(old[n][place] for n in left), Counter(new[n][place] for n in free)
    home = {new[n][place]: n for n in free}
    for number in left:
        mark = old[number][place]
        if count_old[mark] == count_new[mark] == 1:
            pairs[number] = home[mark]


def under(number: RuleNumber | None, section: RuleNumber) -> bool:
    """Whether a number is ``section`` (a chapter, section or rule) or stands below it."""
    while number is not None:
        if number == section:
            return True
        number = number.parent
    return False


def joined(pieces: Sequence[Piece]) -> str:
    """Write a comparison as plain text: ``[-old-]`` taken out, ``{+new+}`` put in."""
    around = {"=": "{}", "-": "[-{}-]", "+": "{{+{}+}}"}
    return " ".join(around[piece.sign].format(piece.words) for piece in pieces)
