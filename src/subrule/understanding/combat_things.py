"""Creatures of a question about combat: what is said of each, and which of them a word means."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Final

from subrule.engine.keywords import NAMED, OF_FIELDS
from subrule.engine.state import GameObject
from subrule.understanding.combat_words import Piece
from subrule.understanding.line import Line
from subrule.understanding.small_words import fold, plain_words, table

READ_KEYWORDS: Final = frozenset({*NAMED, *OF_FIELDS}) - {
    *("banding", "flanking", "prowess", "cascade", "convoke", "cycling", "flash", "flashback", "storm"),
    *("split_second", "reconfigure", "ward", "changeling"),
}
"""Keywords of creatures that a question about combat may name."""

_GENERIC: Final = frozenset({"", "type.creature", "object.token"})
_ROLES: Final = {"object.attacker": "attacker", "object.blocker": "blocker"}
_CLOSENESS: Final = 6
"""In how many ways a mention may be like a creature."""

_NAMES: Final = ("bear", "wolf", "boar", "ogre", "hound", "rider")


@dataclass(slots=True)
class Mention:
    """What the words for one creature, or for several alike, say.

    Attributes:
        owner: ``"you"``, ``"opponent"`` or ``""``.
        number: how many; 0 if the words are in the plural and do not say.
        size: power and toughness.
        noun: concept or folded word of its noun.
        role: ``"attacker"`` or ``"blocker"`` where the noun says so.
        keywords: what it has.
        lacks: what it is said not to have.
        tapped: whether it is tapped, if that is said.
        sick: whether it has summoning sickness, if that is said.
        arrived: whether it came this turn, if that is said.
        colors: its colors.
        counters: +1/+1 counters on it.
        indefinite: whether it stands with "a" or without an article.
        partitive: whether one of several is meant.
        pronoun: whether it is a word like "it".
        told: whether a verb says of it what it has or is.
    """

    owner: str = ""
    number: int = 1
    size: tuple[int, int] | None = None
    noun: str = ""
    role: str = ""
    keywords: set[str] = field(default_factory=set)
    lacks: set[str] = field(default_factory=set)
    tapped: bool | None = None
    sick: bool | None = None
    arrived: bool | None = None
    colors: set[str] = field(default_factory=set)
    counters: int = 0
    indefinite: bool = False
    partitive: bool = False
    pronoun: bool = False
    told: bool = False


class Doubt(Exception):  # noqa: N818 - a doubt is no error
    """Something of the question cannot be told for certain, so there is no reading."""


# -- mentions --------------------------------------------------------------------------------------

_IN_FRONT: Final = ("MY", "HIS", "OPPS", "N", "KW", "TAPPED", "UNTAPPED", "ATTACK", "BLOCK", "COLOR", "SICK")


def grouped(line: Line, words: list[Piece]) -> list[Piece]:
    """Join the words for a creature, and what is said of it right behind, to one piece of kind ``E``.

    Args:
        line: the question.
        words: its pieces.
    """
    found: list[Piece] = []
    place = 0
    while place < len(words):
        giving = bool(found) and found[-1].kind == "GIVE"
        end, mention = _mention(line, words, place, giving=giving)
        if mention is None:
            found.append(words[place])
            place += 1
            continue
        end = end if giving else _said_of(line, words, end, mention)
        inside = words[place:end]
        tokens = tuple(t for p in inside for t in p.tokens)
        kind = "IT" if mention.pronoun else "E"
        found.append(Piece(kind, tokens, inside[0].start, inside[-1].end, inside[0].sentence, mention))
        place = end
    return found


def _between(line: Line, first: Piece, second: Piece) -> str:
    return line.text[first.end : second.start]


def _near(line: Line, first: Piece, second: Piece) -> bool:
    """Whether nothing but small words without a sign stands between two pieces."""
    if first.sentence != second.sentence:
        return False
    between = _between(line, first, second)
    if re.search(r"[,;:.?!¿¡(]", between):
        return False
    return all(w in plain_words(line.language) or len(w) < 2 for w in re.findall(r"\w+", fold(between)))


def _touching(line: Line, first: Piece, second: Piece) -> bool:
    return first.sentence == second.sentence and not _between(line, first, second).strip(" -")


def _mention(
    line: Line, words: list[Piece], place: int, *, giving: bool = False
) -> tuple[int, Mention | None]:
    """Read the words for a creature that begin at a place."""
    if words[place].kind == "IT":
        return place + 1, Mention(pronoun=True)
    end = place
    mention = Mention()
    named = False
    while end < len(words):
        piece = words[end]
        if end > place and not _near(line, words[end - 1], piece):
            break
        if end > place and _article(line, words[end - 1], piece):
            if piece.kind != "NOUN" or mention.noun or not _of_between(line, words[end - 1], piece):
                break
            mention.partitive = True
        if piece.kind == "KW" and not named and _nominal(line, words, end):
            named = True
            _take(line, piece, mention)
        elif piece.kind in ("SIZE", "NOUN"):
            if (piece.kind == "SIZE" and mention.size) or (piece.kind == "NOUN" and mention.noun):
                if (
                    piece.kind == "NOUN"
                    and mention.noun in _GENERIC
                    and _touching(line, words[end - 1], piece)
                ):
                    mention.noun = piece.value
                    end += 1
                    continue
                break
            named = True
            _take(line, piece, mention)
        elif piece.kind == "WORD" and (
            (named and _touching(line, words[end - 1], piece) and not mention.noun and mention.size)
            or (
                end + 1 < len(words)
                and words[end + 1].kind in ("SIZE", "NOUN")
                and _touching(line, piece, words[end + 1])
            )
        ):
            if not mention.noun and words[end - 1 if named else min(end + 1, len(words) - 1)].kind == "SIZE":
                mention.noun = str(piece.value)
        elif piece.kind in _IN_FRONT and not named:
            if piece.kind in ("MY", "HIS", "OPPS") and end > place and words[end - 1].kind != "N":
                if words[end - 1].kind in ("MY", "HIS", "OPPS"):
                    break
                return place, None
            if piece.kind in ("ATTACK", "BLOCK") and not _adjective(line, words, end):
                return place, None
            _take(line, piece, mention)
        elif piece.kind in ("KW", "TAPPED", "UNTAPPED", "COLOR", "SICK") and named:
            if giving or not _touching(line, words[end - 1], piece) or _is_verb(line, words, end):
                break
            _take(line, piece, mention)
        else:
            break
        end += 1
    if not named:
        return place, None
    first = words[place]
    lead = line.text[line.sentences[first.sentence][0] : first.start]
    last = (re.findall(r"\w+", fold(lead)) or [""])[-1]
    indefinite = last in table(line.language, "indefinite") or last in ("des", *_ANOTHER)
    if last in ("other", *_ANOTHER) and _the_other(line, lead):
        raise Doubt("the other")
    mention.indefinite = not mention.owner and (indefinite or (mention.number > 1 and last not in _THE))
    return end, mention


_ANOTHER: Final = ("another", "otro", "otra", "autre")


def _the_other(line: Line, lead: str) -> bool:
    words = re.findall(r"\w+", fold(lead))
    return words[-1] == "other" or (len(words) > 1 and words[-2] in ("el", "la", "l"))


_THE: Final = ("the", "both", "los", "las", "les", "these", "those", "of", "de", "mis", "sus", "mes", "ses")


def _article(line: Line, first: Piece, second: Piece) -> bool:
    words = re.findall(r"\w+", fold(_between(line, first, second)))
    return any(
        w in table(line.language, "indefinite") or w in ("the", "el", "la", "le", "les", "los", "las")
        for w in words
    )


def _of_between(line: Line, first: Piece, second: Piece) -> bool:
    words = re.findall(r"\w+", fold(_between(line, first, second)))
    return first.kind == "N" and first.value == 1 and bool(set(words) & table(line.language, "of"))


def _adjective(line: Line, words: list[Piece], place: int) -> bool:
    """Whether "attacking" or "blocking" stands right in front of a noun or size, not as a verb."""
    folded = fold(line.text[words[place].start : words[place].end])
    return (
        folded.endswith(("ing", "ed"))
        and (
            (place > 0 and words[place - 1].kind in ("MY", "HIS", "OPPS", "N"))
            or fold(line.text[: words[place].start]).endswith("the ")
        )
        and place + 1 < len(words)
        and words[place + 1].kind in ("SIZE", "NOUN")
        and _touching(line, words[place], words[place + 1])
    )


def _is_verb(line: Line, words: list[Piece], place: int) -> bool:
    """Whether a keyword right behind its noun is a verb of its own: English "tramples", French "vole"."""
    folded = fold(line.text[words[place].start : words[place].end])
    return line.language == "en" and folded in ("tramples", "trampled", "flies", "taps", "tap")


def _nominal(line: Line, words: list[Piece], place: int) -> bool:
    """Whether a keyword names its creature: "a flier", "my trampler", "una voladora"."""
    text = fold(line.text[words[place].start : words[place].end])
    following = words[place + 1] if place + 1 < len(words) else None
    if (
        following is not None
        and following.kind in ("SIZE", "NOUN", "KW")
        and _touching(line, words[place], following)
    ):
        return False
    before = re.findall(r"\w+", fold(line.text[: words[place].start]))[-1:]
    owned = place > 0 and words[place - 1].kind in ("MY", "HIS", "OPPS", "N")
    article = bool(set(before) & (table(line.language, "indefinite") | {"the", "el", "la", "le", "du"}))
    return (owned or article) and bool(
        re.search(r"(flier|flyer|trampler|linker|striker|voladora?|arrolladora?)s?$", text)
    )


def _take(line: Line, piece: Piece, mention: Mention) -> None:
    match piece.kind:
        case "MY":
            mention.owner = "you"
        case "HIS" | "OPPS":
            mention.owner = "opponent"
        case "N":
            mention.number = int(piece.value)
        case "KW":
            _keyword(mention, str(piece.value), holds=True)
        case "TAPPED" | "UNTAPPED":
            mention.tapped = piece.kind == "TAPPED"
        case "SICK":
            mention.sick = True
        case "COLOR":
            mention.colors.add(str(piece.value))
        case "ATTACK":
            mention.role = "attacker"
        case "BLOCK":
            mention.role = "blocker"
        case "SIZE":
            power, toughness, several = piece.value
            mention.size = (power, toughness)
            if several and mention.number == 1:
                mention.number = 0
        case "NOUN":
            mention.noun = str(piece.value)
            mention.role = _ROLES.get(mention.noun, mention.role)
            text = fold(line.text[piece.start : piece.end]).split(" ")[0]
            if text in ("two", "dos", "deux"):
                mention.number = 2
            elif (
                text.endswith("s")
                and text not in ("ours", "cyclops", "pegasus", "fungus")
                and mention.number == 1
            ):
                mention.number = 0
        case _:
            pass


def _keyword(mention: Mention, name: str, *, holds: bool) -> None:
    if name not in READ_KEYWORDS:
        if holds:
            raise Doubt(f"keyword {name}")
        return
    (mention.keywords if holds else mention.lacks).add(name)


def _said_of(line: Line, words: list[Piece], end: int, mention: Mention) -> int:
    """Go over what is said of a creature right behind it: keywords, states, whose it is."""
    while end < len(words):
        step = _predicate(line, words, end, mention)
        if not step:
            return end
        end += step
    return end


_LINKS: Final = ("HAVE", "WITH", "BE", "NOT", "WHO", "GAINED", "IT")


def _predicate(line: Line, words: list[Piece], end: int, mention: Mention) -> int:
    place = end
    negative = False
    linked: set[str] = set()
    while place < len(words) and words[place].kind in _LINKS:
        piece = words[place]
        if not _near(line, words[place - 1], piece):
            return 0
        if piece.kind == "IT" and not (
            line.language == "en" and "that" in fold(line.text[piece.start : piece.end])
        ):
            return 0
        negative = negative or piece.kind == "NOT"
        linked.add(piece.kind)
        place += 1
    if place >= len(words) or not _near(line, words[place - 1], words[place]):
        return 0
    piece = words[place]
    if piece.kind == "SIZE" and not linked and not mention.size and words[end - 1].kind == "KW":
        if not _touching(line, words[end - 1], piece):
            return 0
        _take(line, piece, mention)
        return 1
    sick = words[place + 1 : place + 2]
    if piece.kind == "AND" and words[end - 1].kind == "KW" and sick and sick[0].kind == "SICK":
        mention.sick = True
        return place + 2 - end
    listed = piece.kind == "AND" and words[end - 1].kind == "KW" and not linked
    if (
        listed
        and place + 1 < len(words)
        and words[place + 1].kind == "KW"
        and _near(line, piece, words[place + 1])
    ):
        return _keyword_list(line, words, place + 1, mention, negative=False) - end
    if piece.kind == "MY" and not linked and _closes(line, words, place):
        mention.owner = "you"
        return 1
    if piece.kind == "OPPS" and not mention.owner and not linked:
        mention.owner = "opponent"
        return 1
    if piece.kind == "N" and place + 1 < len(words) and words[place + 1].kind == "CTR" and linked:
        mention.counters = int(piece.value)
        return place + 2 - end
    if piece.kind == "CTR" and linked:
        mention.counters = 1
        return place + 1 - end
    relative = bool(
        {"that", "which", "que", "qui"} & set(re.findall(r"\w+", fold(_between(line, words[end - 1], piece))))
    )
    bare = piece.kind == "KW" and not linked and (relative or _touching(line, words[place - 1], piece))
    mention.told = mention.told or bool(linked & {"HAVE", "BE"} and not relative)
    if piece.kind in ("TAPPED", "UNTAPPED", "SICK") and (linked or relative):
        value = not negative
        if piece.kind == "SICK":
            mention.sick = value
        else:
            mention.tapped = value if piece.kind == "TAPPED" else not value
        return place + 1 - end
    if piece.kind == "ARRIVE" and place + 1 < len(words):
        return 0
    if piece.kind != "KW" or not (linked or bare) or (bare and _is_verb(line, words, place)):
        return 0
    return _keyword_list(line, words, place, mention, negative=negative) - end


def _closes(line: Line, words: list[Piece], place: int) -> bool:
    text = fold(line.text[words[place].start : words[place].end])
    return text in ("of mine", "mio", "mia", "mios", "mias", "a moi", "mine")


def _keyword_list(line: Line, words: list[Piece], place: int, mention: Mention, *, negative: bool) -> int:
    while True:
        _keyword(mention, str(words[place].value), holds=not negative)
        place += 1
        ahead = place
        again = negative
        while ahead < len(words) and words[ahead].kind in ("AND", "OR", "NOT", "WITH", "HAVE"):
            again = again or words[ahead].kind == "NOT"
            ahead += 1
        if (
            ahead >= len(words)
            or words[ahead].kind != "KW"
            or words[ahead].sentence != words[place - 1].sentence
        ):
            return place
        between = line.text[words[place - 1].end : words[ahead].start]
        if re.search(r"[;:.?!¿¡(]", between):
            return place
        if len(re.findall(r"\w+", between)) > 4:
            return place
        negative = again
        place = ahead


# -- entities --------------------------------------------------------------------------------------


class Cast:
    """The creatures of a question by name, in the order in which they are told."""

    def __init__(self) -> None:
        self.known: dict[str, Mention] = {}
        self.attackers: list[str] = []
        self.blockers: list[str] = []

    def may_be(self, mention: Mention, name: str) -> bool:
        """Whether a mention may mean a known creature."""
        other = self.known[name]
        if mention.owner and other.owner and mention.owner != other.owner:
            return False
        if mention.size and other.size and mention.size != other.size:
            return False
        if mention.role == "attacker" and (name in self.blockers or other.role == "blocker"):
            return False
        if mention.role == "blocker" and (name in self.attackers or other.role == "attacker"):
            return False
        plain = _GENERIC | set(_ROLES)
        if mention.noun not in plain and other.noun not in plain and mention.noun != other.noun:
            return False
        if mention.keywords & other.lacks or mention.lacks & other.keywords:
            return False
        return not (
            mention.tapped is not None and other.tapped is not None and mention.tapped != other.tapped
        )

    def refer(self, mention: Mention, *, generic: bool = False, but: tuple[str, ...] = ()) -> tuple[str, ...]:
        """Give the creatures that a mention means: known ones, or new ones.

        Args:
            mention: the words.
            generic: whether "a creature" may mean a known one, as in what is asked.
            but: creatures that it does not mean.

        Raises:
            Doubt: if it cannot be told which.
        """
        if mention.pronoun:
            raise Doubt("pronoun")
        known = [n for n in self.known if n not in but and self.may_be(mention, n)]
        if mention.indefinite:
            known = [
                n
                for n in known
                if mention.keywords <= self.known[n].keywords and mention.size in (None, self.known[n].size)
            ]
        if mention.partitive:
            group = [n for n in known if not mention.role or n in self._group(mention.role)]
            if not group:
                raise Doubt("one of which")
            return (group[0],)
        if mention.number == 0:
            if len(known) > 1:
                return tuple(known)
            if generic and not self.known:
                return (self.new(mention),)
            raise Doubt("how many")
        if mention.number > 1:
            if len(known) == mention.number and not mention.indefinite:
                return tuple(known)
            if mention.number > len(_NAMES):
                raise Doubt("how many")
            return tuple(self.new(mention) for _ in range(mention.number))
        if not known or (mention.indefinite and not generic):
            return (self.new(mention),)
        best = self._closest(mention, known)
        if len(best) != 1:
            if mention.indefinite:
                return (self.new(mention),)
            raise Doubt("which of them")
        if (
            not mention.indefinite
            and mention.size
            and not self.known[best[0]].size
            and self._is_other(mention, best[0])
        ):
            return (self.new(mention),)
        self.learn(best[0], mention)
        return best

    def _is_other(self, mention: Mention, name: str) -> bool:
        """Whether a sized creature is none of the known ones, for it is somebody's and that is nobody's."""
        return bool(mention.owner) and not self.known[name].owner and name in self.attackers + self.blockers

    def _group(self, role: str) -> list[str]:
        return self.attackers if role == "attacker" else self.blockers

    def _closest(self, mention: Mention, known: Sequence[str]) -> tuple[str, ...]:
        found = list(known)
        for place in range(_CLOSENESS):
            kept = [n for n in found if self._close(mention, n)[place]]
            found = kept or found
        return tuple(found)

    def _close(self, mention: Mention, name: str) -> tuple[bool, ...]:
        """In what a mention is like a known creature, what tells most first."""
        other = self.known[name]
        return (
            not mention.role or name in self._group(mention.role),
            mention.noun not in _GENERIC and other.noun == mention.noun,
            mention.size is not None and other.size == mention.size,
            bool(mention.owner) and other.owner == mention.owner,
            bool(mention.keywords) and mention.keywords <= other.keywords,
            mention.tapped is not None and other.tapped == mention.tapped,
        )

    def new(self, mention: Mention) -> str:
        """Add a creature."""
        if len(self.known) >= len(_NAMES):
            raise Doubt("too many creatures")
        name = _NAMES[len(self.known)]
        self.known[name] = replace(
            mention,
            number=1,
            keywords=set(mention.keywords),
            lacks=set(mention.lacks),
            colors=set(mention.colors),
        )
        return name

    def learn(self, name: str, mention: Mention) -> None:
        """Add what a further mention says of a known creature."""
        other = self.known[name]
        other.owner = other.owner or mention.owner
        other.size = other.size or mention.size
        if other.noun in _GENERIC | set(_ROLES):
            other.noun = mention.noun or other.noun
        other.keywords |= mention.keywords
        other.lacks |= mention.lacks
        other.colors |= mention.colors
        other.counters = other.counters or mention.counters
        for key in ("tapped", "sick", "arrived"):
            value = getattr(mention, key)
            if value is not None:
                if getattr(other, key) not in (None, value):
                    raise Doubt(f"{key} told twice")
                setattr(other, key, value)

    def objects(self) -> dict[str, GameObject]:
        """Make the objects of the scenario."""
        return {name: _object(name, mention) for name, mention in self.known.items()}


def _object(name: str, mention: Mention) -> GameObject:
    fields: dict[str, object] = dict.fromkeys(sorted(mention.keywords & set(OF_FIELDS)), True)
    for lacking in sorted(mention.lacks & set(OF_FIELDS)):
        fields[lacking] = False
    power, toughness = mention.size or (None, None)
    since = None if mention.arrived is None else not mention.arrived
    if mention.sick is not None:
        since = not mention.sick
    return GameObject(
        name,
        noun=mention.noun if mention.noun.startswith("creature_type.") else "",
        types=frozenset({"creature"}),
        controller=mention.owner or "you",
        token=True if mention.noun == "object.token" else None,
        power=power,
        toughness=toughness,
        colors=frozenset(mention.colors) or None,
        counters=(("+1/+1", mention.counters),) if mention.counters else (),
        keywords=frozenset(mention.keywords - set(OF_FIELDS)),
        tapped=mention.tapped,
        since_turn_began=since,
        **fields,  # type: ignore[arg-type]
    )
