"""Chunks: the words of a question about what the game counts, as short kinds that patterns are written in.

A noun with all that is said of it becomes one chunk, so that "my indestructible 3/3 with two +1/+1
counters" reads like "it".
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any

from subrule.understanding.line import Line
from subrule.understanding.measures_words import NOUNS, SUBTYPES, WITH, Chunk, word_of
from subrule.understanding.small_words import fold, table

_ADJECTIVES = ("LEGEND", "WORLD", "TOKEN", "NONTOKEN", "OTHER", "KW", "SIZE")
_DETERMINERS = ("MY", "OPPS", "HIS", "N", "ALL")


@dataclass(slots=True)
class Noun:
    """What one noun says of the thing it names."""

    types: set[str] = field(default_factory=set)
    fields: dict[str, Any] = field(default_factory=dict)
    whose: str = ""
    number: int = 1
    indefinite: bool = False
    another: bool = False
    names: bool | None = None
    concept: str = ""
    lead: str = ""
    quality: bool = False
    each: bool = False
    plural: bool = False


def chunks(line: Line, indices: Iterable[int], *, quoted: bool = False) -> list[Chunk]:
    """Give the chunks of some tokens.

    Args:
        line: the question.
        indices: its tokens to look at, in order.
        quoted: whether those inside quoted card text are meant, or those outside.
    """
    unknown = _said_to_be_unknown(line)
    words = [
        c for i in indices if line.tokens[i].quoted == quoted and i not in unknown for c in word_of(line, i)
    ]
    return _players(_grouped(line, _counters(_without_auxiliaries(line, words))))


_NOT_KNOWN = {
    "en": r"(\bi |\bwe )?(can't|cannot|don't|do not|dont) (remember|recall|know)\b[^,.;?]*",
    "es": r"\bno (me acuerdo|recuerdo|se|sabemos)\b[^,.;?]*",
    "fr": r"\b(je |on |nous )?(ne |n')(me rappelle|sais|me souviens|connais)\b[^,.;?]*",
}


def _said_to_be_unknown(line: Line) -> frozenset[int]:
    """What is said not to be known, up to the next comma: it states no fact."""
    text = fold(line.text)
    if len(text) != len(line.text):
        return frozenset()
    spans = [m.span() for m in re.finditer(_NOT_KNOWN[line.language], text)]
    return frozenset(
        i for i, t in enumerate(line.tokens) if any(start < t.end and t.start < end for start, end in spans)
    )


_VERBS = frozenset(
    {
        *("DEAL", "DEALT", "GIVE", "GAIN", "PUT", "TAKE", "LOSE", "LOSEGAME", "RETURN", "BOUNCE"),
        *("DIE", "DESTROY", "CREATE", "REGEN", "DRAW", "BE", "PAY", "SAC", "STAY"),
    }
)


def _without_auxiliaries(line: Line, words: list[Chunk]) -> list[Chunk]:
    """Leave out "has" before another verb."""
    found = []
    for place, chunk in enumerate(words):
        following = words[place + 1].kind if place + 1 < len(words) else ""
        if (
            chunk.kind == "HAVE"
            and following in _VERBS
            and not fold(line.tokens[chunk.tokens[0]].text).startswith(WITH)
        ):
            continue
        found.append(chunk)
    return found


def _counters(words: list[Chunk]) -> list[Chunk]:
    """Join "marqueurs" with the kind named behind it."""
    found: list[Chunk] = []
    for chunk in words:
        if chunk.kind == "CTR" and found and found[-1].kind == "COUNTER":
            found[-1] = Chunk("CTR", (*found[-1].tokens, *chunk.tokens), chunk.value)
        else:
            found.append(chunk)
    return found


# -- nouns -----------------------------------------------------------------------------------------


def _grouped(line: Line, words: list[Chunk]) -> list[Chunk]:
    found: list[Chunk] = []
    place = 0
    while place < len(words):
        end, noun = _noun(line, words, place)
        if noun is None:
            found.append(words[place])
            place += 1
            continue
        end = _said_of(line, words, end, noun)
        found.append(Chunk("E", tuple(t for c in words[place:end] for t in c.tokens), noun))
        place = end
    return found


def _runs_on(line: Line, words: list[Chunk], place: int) -> bool:
    """Whether a chunk follows the one before it without a comma or an article of its own."""
    if place >= len(words):
        return False
    first, second = words[place - 1].tokens[-1], words[place].tokens[0]
    if line.tokens[first].sentence != line.tokens[second].sentence:
        return False
    return not re.search(r"[,;:¿]", line.text[line.tokens[first].end : line.tokens[second].start])


def _noun(line: Line, words: list[Chunk], place: int) -> tuple[int, Noun | None]:
    end = place
    noun = Noun()
    named = False
    while end < len(words):
        chunk = words[end]
        if end > place and not _runs_on(line, words, end):
            break
        if chunk.kind not in (*_DETERMINERS, *_ADJECTIVES, "NOUN", "PAIR"):
            break
        if named and (chunk.kind in _DETERMINERS or _begins_anew(line, words, end, noun)):
            break
        _take(line, chunk, noun)
        named = named or chunk.kind in ("NOUN", "SIZE", "PAIR", "TOKEN", "LEGEND")
        end += 1
    if not named:
        return place, None
    noun.lead = line.lead(words[place].tokens[0])
    noun.indefinite = line.is_indefinite(words[place].tokens[0])
    return end, noun


def _begins_anew(line: Line, words: list[Chunk], end: int, noun: Noun) -> bool:
    """Whether a further noun word has an article of its own, or repeats what has been said."""
    chunk = words[end]
    if chunk.kind == "SIZE" and "toughness" in noun.fields:
        return True
    if chunk.kind == "NOUN" and noun.concept:
        return True
    between = line.words_between(words[end - 1].tokens[-1], chunk.tokens[0])
    return any(word in table(line.language, "indefinite") for word in between)


def _take(line: Line, chunk: Chunk, noun: Noun) -> None:
    match chunk.kind:
        case "MY":
            noun.whose = "you"
        case "OPPS" | "HIS":
            noun.whose = "opponent"
        case "N":
            noun.number = chunk.value
        case "ALL":
            noun.each = True
        case "PAIR":
            noun.number = 2 if fold(line.tokens[chunk.tokens[0]].text) in _TWO_CREATURES else 0
            noun.types |= {"creature"}
        case "NOUN":
            noun.concept = chunk.value
            noun.plural = fold(line.tokens[chunk.tokens[0]].text).endswith("s")
            noun.types |= NOUNS.get(chunk.value, {"creature"})
            if chunk.value in SUBTYPES:
                noun.fields["subtypes"] = frozenset({SUBTYPES[chunk.value]})
            if chunk.value == "object.commander":
                noun.fields["commander"] = True
        case "SIZE":
            noun.types |= {"creature"}
            noun.fields["power"], noun.fields["toughness"] = chunk.value
        case "TOKEN":
            noun.fields["token"] = True
        case "NONTOKEN":
            noun.fields["token"] = False
        case "OTHER":
            noun.another = True
        case "LEGEND" | "WORLD":
            noun.fields["supertypes"] = frozenset({"legendary" if chunk.kind == "LEGEND" else "world"})
        case "KW":
            _keyword(noun, chunk.value, holds=True)
        case _:
            pass


_TWO_CREATURES = ("dos criaturas", "deux creatures", "two creatures")


def _keyword(noun: Noun, name: str, *, holds: bool, number: int = 1) -> None:
    if name in ("undying", "persist"):
        noun.fields["trigger"] = name if holds else None
    elif name == "toxic":
        noun.fields["toxic"] = number if holds else 0
    else:
        noun.fields[name] = holds


def _said_of(line: Line, words: list[Chunk], end: int, noun: Noun) -> int:
    """Go over what is said of a noun right behind it: keywords, counters, whose it is, its name."""
    while end < len(words):
        step = _predicate(line, words, end, noun)
        if not step:
            return end
        noun.quality = True
        end += step
    return end


def _predicate(line: Line, words: list[Chunk], end: int, noun: Noun) -> int:
    kinds = [c.kind for c in words[end : end + 8]]
    sentence = line.tokens[words[end - 1].tokens[0]].sentence
    if line.tokens[words[end].tokens[0]].sentence != sentence:
        return 0
    skip = 0
    while skip < len(kinds) and kinds[skip] in ("WHO", "WHICH", "HAVE", "BE", "NOT"):
        skip += 1
    rest = kinds[skip:]
    linked = bool({"HAVE", "BE", "NOT"} & set(kinds[:skip]))
    negative = "NOT" in kinds[:skip]
    if rest[:1] == ["KW"] and (linked or (not skip and _plain(line, words, end))):
        return _keywords(words, end, skip, noun, holds=not negative)
    if negative:
        return 0
    if rest[:2] == ["N", "CTR"] and ("HAVE" in kinds[:skip] or (not skip and noun.quality)):
        return _counters_of(words, end, skip, noun)
    if rest[:1] == ["NOTOUGHNESS"] and skip:
        _measure(noun, "TOUGHNESS", 0)
        return skip + 1
    if rest[:1] == ["CTR"] and "HAVE" in kinds[:skip] and _one(line, words, end + skip):
        kind = words[end + skip].value
        noun.fields["counters"] = {**noun.fields.get("counters", {}), kind: 1}
        return skip + 1 + (rest[1:2] == ["ON"])
    if rest[:2] in (["N", "LOYALTY"], ["N", "TOUGHNESS"]) and skip:
        _measure(noun, rest[1], words[end + skip].value)
        return skip + 2
    if rest[:2] in (["LOYALTY", "N"], ["TOUGHNESS", "N"]):
        _measure(noun, rest[0], words[end + skip + 1].value)
        return skip + 2
    if rest[:2] == ["N", "CHAPTER"] and "HAVE" in kinds[:skip]:
        noun.fields["chapters"] = words[end + skip].value
        return skip + 2
    if rest[:2] == ["N", "DMG"] and "HAVE" in kinds[:skip]:
        noun.fields["damage"] = words[end + skip].value
        return skip + 2 + (rest[2:3] == ["ON"])
    if rest[:2] in (["SAME", "NAME"], ["OTHER", "NAME"]):
        noun.names = rest[0] == "SAME"
        return skip + 2
    if kinds[:1] == ["OPPS"]:
        noun.whose = "opponent"
        return 1
    if kinds[:1] == ["OPP"] and fold(line.tokens[words[end].tokens[0]].text).startswith("adverse"):
        noun.whose = "opponent"
        return 1
    if kinds[:3] == ["MY", "OPP", "CONTROL"]:
        noun.whose = "opponent"
        return 3
    if kinds[:2] == ["ME", "CONTROL"]:
        noun.whose = "you"
        return 2
    return 0


def _plain(line: Line, words: list[Chunk], end: int) -> bool:
    """Whether a keyword stands bare behind its noun: "3/3 indestructible"."""
    return _runs_on(line, words, end) and words[end].value == "indestructible"


def _one(line: Line, words: list[Chunk], place: int) -> bool:
    return line.is_indefinite(words[place].tokens[0])


def _measure(noun: Noun, kind: str, number: int) -> None:
    if kind == "TOUGHNESS":
        noun.types |= {"creature"}
        noun.fields["toughness"] = number
    else:
        noun.fields["counters"] = {"loyalty": number}


def _keywords(words: list[Chunk], end: int, skip: int, noun: Noun, *, holds: bool) -> int:
    place = end + skip
    while place < len(words) and words[place].kind == "KW":
        name = words[place].value
        number = 1
        if name == "toxic" and place + 1 < len(words) and words[place + 1].kind == "N":
            number = words[place + 1].value
            place += 1
        _keyword(noun, name, holds=holds, number=number)
        place += 1
    return place - end


def _counters_of(words: list[Chunk], end: int, skip: int, noun: Noun) -> int:
    place = end + skip
    there = dict(noun.fields.get("counters", {}))
    while [c.kind for c in words[place : place + 2]] == ["N", "CTR"]:
        there[words[place + 1].value] = words[place].value
        place += 2
    noun.fields["counters"] = there
    if place < len(words) and words[place].kind == "ON":
        place += 1
    return place - end


# -- players ---------------------------------------------------------------------------------------


def _players(words: list[Chunk]) -> list[Chunk]:
    """Turn words for players into one kind."""
    found: list[Chunk] = []
    for chunk in words:
        if chunk.kind == "ME":
            found.append(Chunk("P", chunk.tokens, "you"))
        elif chunk.kind == "OPP":
            before = found.pop().tokens if found and found[-1].kind in ("MY", "HIS") else ()
            found.append(Chunk("P", (*before, *chunk.tokens), "opponent"))
        else:
            found.append(chunk)
    return found
