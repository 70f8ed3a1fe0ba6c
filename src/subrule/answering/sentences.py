"""Sentences from the message tables: Fluent tables of ``corpus/messages``, game terms from the lexicon."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import replace
from functools import lru_cache

from subrule.engine.state import COLORS, UNDEFINED, GameObject, State
from subrule.errors import MissingDataError
from subrule.lexicon import Lexicon, Term
from subrule.paths import LANGUAGES, shipped

_NOUN_BY_SUBTYPE = (
    ("curse", "object.curse"),
    ("role", "object.role"),
    ("aura", "object.aura"),
    ("equipment", "object.equipment"),
    ("fortification", "object.fortification"),
)
_NOUN_BY_TYPE = (
    "land",
    "creature",
    "planeswalker",
    "battle",
    "artifact",
    "enchantment",
    "instant",
    "sorcery",
)


_ENTRY = re.compile(r"^(-?[a-zA-Z][\w-]*)[ \t]*=", re.MULTILINE)
_REFERENCE = re.compile(r"[{,(:][ \t\n]*(-?[a-zA-Z][\w-]*)")


class Sentences:
    """The message table of one language.

    Attributes:
        language: its code.
    """

    def __init__(self, language: str, table: str, lexicon: Lexicon) -> None:
        from fluent.runtime import FluentBundle  # noqa: PLC0415 - a look-up by number needs no sentences

        self.language = language
        self._lexicon = lexicon
        self._bundle = FluentBundle([language], use_isolating=False)
        # A run needs few of the sentences, and to parse one takes longer than to say it: see _parse.
        begins = [*_ENTRY.finditer(table)]
        ends = [*(b.start() for b in begins[1:]), len(table)]
        self._unparsed: dict[str, str] = {}
        for begin, end in zip(begins, ends, strict=True):
            self._unparsed.setdefault(begin.group(1), table[begin.start() : end])
        self._names = [b.group(1) for b in begins if not b.group(1).startswith("-")]

    @classmethod
    def load(cls, language: str) -> Sentences:
        """Load the table of a language (kept once loaded).

        Raises:
            MissingDataError: if the installation holds no table for it.
        """
        return _load(language)

    def has(self, message: str) -> bool:
        """Whether the table holds a message."""
        self._parse(message)
        return self._bundle.has_message(message)

    def _parse(self, name: str) -> None:
        """Parse a message, or a term (``-name``), with those that it refers to, if that was not done yet."""
        from fluent.runtime import FluentResource  # noqa: PLC0415 - as above

        text = self._unparsed.pop(name, None)
        if text is not None:
            self._bundle.add_resource(FluentResource(text))
            for other in _REFERENCE.findall(text):
                self._parse(other)

    def names(self, prefix: str) -> tuple[str, ...]:
        """Give the ids of the messages that begin so, in the order of the table."""
        return tuple(name for name in self._names if name.startswith(prefix))

    def text(self, message: str, arguments: Mapping[str, str] | None = None) -> str:
        """Give a sentence.

        Args:
            message: id in the table.
            arguments: placeholders, name → text.

        Returns:
            The sentence on one line.

        Raises:
            KeyError: if the table has no such message or a placeholder is missing.
        """
        if not self.has(message):
            raise KeyError(f"{self.language}: no message {message!r}")
        pattern = self._bundle.get_message(message).value
        if pattern is None:
            raise KeyError(f"{self.language}: message {message!r} has no text")
        formatted, errors = self._bundle.format_pattern(pattern, dict(arguments or {}))
        if errors:
            raise KeyError(f"{self.language}: message {message!r}: {errors[0]}")
        return re.sub(r"\s+", " ", str(formatted)).strip()

    def term(self, concept: str) -> Term:
        """The lexicon's term for a concept in this language."""
        return self._lexicon.term(concept, self.language)

    def object_arguments(self, prefix: str, object_id: str, state: State) -> dict[str, str]:
        """Placeholders for an object or player: ``s``, ``S``, ``ds``, ``as``, ``sg`` (for prefix ``s``).

        Args:
            prefix: ``"s"`` for the subject, ``"h"`` for the host or target.
            object_id: id in the scenario; ``""`` for what was chosen.
            state: the scenario's first state, which tells what the object is called.
        """
        plain, of, to, gender = self._name(object_id, state)
        return {
            prefix: plain,
            prefix.upper(): upper_first(plain),
            f"d{prefix}": of,
            f"a{prefix}": to,
            f"{prefix}g": gender,
        }

    def player_arguments(self, player_id: str) -> dict[str, str]:
        """Placeholders for a player: ``p`` (you or other), ``pn`` and ``P``."""
        name = (
            self.text(f"player-{player_id}")
            if player_id in ("you", "opponent")
            else player_id[:1].upper() + player_id[1:]
        )
        return {"p": "you" if player_id == "you" else "other", "pn": name, "P": upper_first(name)}

    def quality(self, quality: str) -> str:
        """A quality as protection names it: a color, or a type in the plural."""
        if quality in COLORS:
            term = self.term(f"color.{quality}")
            return term.definite if self.language == "fr" else term.text
        concept = f"type.{quality}" if f"type.{quality}" in self._lexicon else f"object.{quality}"
        if concept in self._lexicon:
            term = self.term(concept)
            return term.definite_plural if self.language == "fr" else (term.plural or term.text)
        return quality

    def word(self, value: str) -> str:
        """A bare value for a person: color, type, zone or the value itself."""
        for group in ("color", "type", "object", "zone", "player", "counter"):
            if f"{group}.{value}" in self._lexicon:
                return self.term(f"{group}.{value}").text
        return value

    def step(self, step: str) -> str:
        """A step, phase or turn with its article."""
        for group in ("step", "phase", "time"):
            if f"{group}.{step}" in self._lexicon:
                return self.term(f"{group}.{step}").definite
        return step

    def zone(self, zone: str) -> str:
        """A zone with its article."""
        concept = f"zone.{zone}"
        return self.term(concept).definite if concept in self._lexicon else zone

    def _name(self, object_id: str, state: State) -> tuple[str, str, str, str]:
        if object_id in state.players:
            name = self.player_arguments(object_id)["pn"]
            if object_id == "you":
                return name, self.text("player-of-you"), self.text("player-to-you"), "m"
            return name, _of(name, self.language), _to(name, self.language), "m"
        if object_id == UNDEFINED or object_id not in state.objects:
            name = self.text("host-undefined" if object_id == UNDEFINED else "host-chosen")
            return name, _of(name, self.language), _to(name, self.language), "m"
        named = state.objects[object_id]
        concept = noun_of(named)
        if concept not in self._lexicon:
            # A noun of one's own in a scenario file is no term; what the object is can still be said.
            concept = noun_of(replace(named, noun=""))
        term = self.term(concept)
        number = _number_among_alike(named, state)
        if number and named.name:
            name = f"{named.name} ({number})"
            return name, _of(name, self.language), _to(name, self.language), term.gender or "m"
        if number:
            # Two things that are called the same are told apart by their order in the scenario.
            plain, of, to = (f"{text} ({number})" for text in (term.definite, term.of, term.to))
            return plain, of, to, "f" if term.gender == "f" else "m"
        if named.name:
            return (
                named.name,
                _of(named.name, self.language),
                _to(named.name, self.language),
                term.gender or "m",
            )
        return term.definite, term.of, term.to, "f" if term.gender == "f" else "m"


def _number_among_alike(named: GameObject, state: State) -> int:
    """The place of an object among those called the same; 0 if it is the only one."""
    alike = [
        o.id
        for o in state.objects.values()
        if o.name == named.name and (o.name or noun_of(o) == noun_of(named))
    ]
    return alike.index(named.id) + 1 if len(alike) > 1 else 0


def noun_of(named: GameObject) -> str:
    """The concept by which an object is called: what the scenario says, else from its characteristics."""
    if named.noun:
        return named.noun
    subtypes = named.subtypes or frozenset()
    for subtype, concept in _NOUN_BY_SUBTYPE:
        if subtype in subtypes:
            return concept
    for card_type in _NOUN_BY_TYPE:
        if card_type in (named.types or frozenset()):
            return f"type.{card_type}"
    return "object.permanent"


def upper_first(text: str) -> str:
    """The text with its first letter in upper case."""
    return text[:1].upper() + text[1:]


def _of(name: str, language: str) -> str:
    if language == "fr" and name[:1].lower() in "aeiouhéèê":
        return f"d'{name}"
    return {"en": "of", "es": "de", "fr": "de"}[language] + f" {name}"


def _to(name: str, language: str) -> str:
    return {"en": "to", "es": "a", "fr": "à"}[language] + f" {name}"


def message_table(language: str) -> str:
    """Give the message table of a language: its general file, then those of single subjects.

    Args:
        language: language code.

    Returns:
        Fluent text of ``messages/CODE.ftl`` and of every ``messages/SUBJECT.CODE.ftl``.

    Raises:
        MissingDataError: if there is no table for the language.
    """
    folder = shipped("corpus") / "messages"
    paths = [folder / f"{language}.ftl", *sorted(folder.glob(f"*.{language}.ftl"))]
    if not paths[0].is_file():
        raise MissingDataError(
            f"no message table for language {language!r}; use one of {', '.join(LANGUAGES)}"
        )
    return "\n".join(path.read_text(encoding="utf-8") for path in paths)


@lru_cache(maxsize=len(LANGUAGES))
def _load(language: str) -> Sentences:
    return Sentences(language, message_table(language), Lexicon.load())
