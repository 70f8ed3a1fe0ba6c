"""Follow-ups: the words of a short sentence that may change a situation that was read before.

"And if it's a token?", "¿y si el Aura es mía?", "et si la créature a le linceul ?" become clauses of
letters, one a token. A word that may mean something and has no letter makes the sentence unreadable.
What clauses change is :mod:`subrule.answering.changing`.
"""

from __future__ import annotations

import re
import tomllib
import unicodedata
from dataclasses import dataclass
from functools import cache
from typing import Final

from subrule.engine.state import PERMANENT_TYPES
from subrule.lexicon import Lexicon
from subrule.paths import shipped
from subrule.understanding.line import Line, Token, make_line


@dataclass(frozen=True, slots=True)
class FollowUp:
    """A sentence as a follow-up, before it is known what it follows.

    Attributes:
        clauses: the letters of its clauses, each with its tokens.
        opened: whether it opens with a word that ties it to what was said ("and", "what if", "y si").
        conditional: whether it supposes something ("if").
        asks_what_happens: whether all it says is "what happens to …?" or "what about …?".
    """

    clauses: tuple[tuple[str, tuple[Token, ...]], ...]
    opened: bool
    conditional: bool
    asks_what_happens: bool = False


_ATTACHMENTS: Final = ("object.aura", "object.aura_card", "object.aura_spell", "object.curse", "object.role")
TYPES: Final = tuple(f"type.{name}" for name in sorted(PERMANENT_TYPES))
_PLAIN: Final = "."
"""Letter of a word that means something no shape knows of."""

_LETTERS: Final[tuple[tuple[str, tuple[str, ...]], ...]] = (
    ("A", (*_ATTACHMENTS, "object.equipment")),
    ("E", (*TYPES, "object.permanent")),
    ("T", ("object.token",)),
    ("D", ("object.card",)),
    ("W", ("keyword.bestow",)),
    ("X", ("keyword.hexproof",)),
    ("S", ("keyword.shroud",)),
    ("R", ("keyword.protection",)),
    ("F", ("state.face_down",)),
    ("U", ("state.face_up",)),
    ("C", ("color.*",)),
    ("O", ("player.opponent",)),
    ("Q", ("whose.opponents",)),
    ("M", ("whose.mine",)),
    ("I", ("player.you",)),
    ("G", ("action.control",)),
    ("Y", ("action.own",)),
    ("Z", ("state.normal",)),
    ("K", ("action.die",)),
    ("m", ("action.animate",)),
    ("L", ("action.cast",)),
    ("o", ("object.target", "state.targeted")),
    ("g", ("action.give",)),
    ("a", ("object.ability", "object.activated_ability")),
    ("J", ("logic.yes",)),
    ("N", ("logic.not",)),
    ("n", ("logic.no_longer",)),
    ("i", ("logic.if",)),
    ("&", ("logic.and",)),
    ("+", ("logic.also",)),
    ("b", ("logic.but", "logic.so")),
    ("V", ("action.have",)),
    ("B", ("verb.be",)),
    ("P", ("whose.it",)),
    ("p", ("prep.to",)),
    ("w", ("question.what_happens",)),
)
"""Letter of a token by its first concept, else by the first entry that any of its concepts fits."""

_OPENING: Final = re.compile(r"[&b]*[iw]?")


def read_follow_up(text: str, lexicon: Lexicon, language: str) -> FollowUp | None:
    """Read a sentence as a follow-up.

    Args:
        text: what was said.
        lexicon: the game words.
        language: the language it is read in.

    Returns:
        Its clauses; None if it holds a word that may mean something and that no clause can account for.
    """
    line = make_line(text, lexicon, language)
    if any(token.quoted for token in line.tokens) or not _only_empty_words_besides(line):
        return None
    tokens = [t for t in line.tokens if not (language == "fr" and t.text.lower() == "de")]
    letters = "".join(letter_of(token) for token in tokens)
    if letters == "i" and language == "es":
        letters = "J"  # "si" without its accent and alone is a yes
    opening = _OPENING.match(letters)
    start = opening.end() if opening is not None else 0
    said = letters[:start]
    if _PLAIN in letters or not letters:
        return None
    rest, those = letters[start:], tuple(tokens[start:])
    clauses: list[tuple[str, tuple[Token, ...]]] = []
    if rest[:1] == "J" or (rest[:1] == "N" and line.text[those[0].end :].lstrip()[:1] in (",", ".", ";")):
        clauses, rest, those = [(rest[0], those[:1])], rest[1:], those[1:]
    if "w" in said and rest[:1] in ("p", "V") and rest[1:] in ("A", "E"):
        rest, those = rest[1:], those[1:]  # what happens to it, qué pasa con él
    asks = "w" in said and rest in ("A", "E")
    return FollowUp((*clauses, *_clauses(rest, those)), bool(said), "i" in said, asks)


def opens_as_follow_up(text: str, lexicon: Lexicon, language: str) -> tuple[bool, bool]:
    """Tell whether a text opens with words that tie it to what was said, and whether they suppose something.

    "And", "what if", "y si" tie; "if" or "what happens" alone does not, as many questions begin so.
    """
    line = make_line(text, lexicon, language)
    letters = "".join(letter_of(token) for token in line.tokens)
    opening = _OPENING.match(letters)
    said = opening.group() if opening is not None else ""
    ties = bool(set(said) & {"&", "b"}) or (said == "i" and " " in line.tokens[0].text)
    return ties, "i" in said


def yes_or_no(follow_up: FollowUp) -> bool | None:
    """Tell whether a reply is a bare yes or no ("yes, it is", "no, it isn't"); None if it is neither."""
    letters = "".join(letters for letters, _ in follow_up.clauses)
    if not letters and follow_up.conditional:
        return None
    if re.fullmatch(r"J(P?B)?", letters):
        return True
    return False if re.fullmatch(r"N(P?[NB]+)?", letters) else None


def letter_of(token: Token) -> str:
    """Give the letter of a token; ``.`` for a meaning that no clause knows."""
    for concept in (token.concepts[:1], token.concepts):
        for letter, wanted in _LETTERS:
            if any(c == w or (w.endswith(".*") and c.startswith(w[:-1])) for c in concept for w in wanted):
                return letter
    return _PLAIN


def _clauses(letters: str, tokens: tuple[Token, ...]) -> list[tuple[str, tuple[Token, ...]]]:
    """Cut at "and", unless it stands between two colors."""
    # "my opponent" is one word here; the "my" says nothing of its own.
    keep = [i for i in range(len(letters)) if not (letters[i] == "M" and letters[i + 1 : i + 2] == "O")]
    letters, tokens = "".join(letters[i] for i in keep), tuple(tokens[i] for i in keep)
    cut: list[tuple[str, tuple[Token, ...]]] = []
    start = 0
    for place, letter in enumerate(letters):
        between_colors = letters[place - 1 : place] == "C" and letters[place + 1 : place + 2] == "C"
        if letter == "&" and not between_colors:
            cut.append((letters[start:place], tokens[start:place]))
            start = place + 1
    if letters[start:]:
        cut.append((letters[start:], tokens[start:]))
    return cut


def _only_empty_words_besides(line: Line) -> bool:
    empty = _empty_words(line.language)
    covered = [(token.start, token.end) for token in line.tokens]
    return all(
        _fold(match.group()) in empty
        for match in re.finditer(r"[^\W_]+", line.text)
        if not any(start <= match.start() < end for start, end in covered)
    )


@cache
def _empty_words(language: str) -> frozenset[str]:
    path = shipped("corpus") / "languages" / f"{language}.toml"
    words = tomllib.loads(path.read_text(encoding="utf-8"))["question"]["determiners"]
    return frozenset(_fold(words).split()) | {"c", "l", "n"}


def _fold(text: str) -> str:
    return "".join(c for c in unicodedata.normalize("NFD", text.lower()) if not unicodedata.combining(c))
