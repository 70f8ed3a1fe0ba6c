"""Changing a situation: what the clauses of a follow-up state, put into the scenario.

A clause must be wholly one of the shapes of :data:`_SHAPES`, and what it states must fit the situation;
else nothing is changed, never a part.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Final

from subrule.answering.follow_up import TYPES, FollowUp, letter_of
from subrule.answering.sentences import noun_of
from subrule.engine.events import Event, Question
from subrule.engine.scenario import Scenario
from subrule.engine.state import COLORS, GameObject
from subrule.understanding.line import Token


@dataclass(frozen=True, slots=True)
class Told:
    """One change, to be told: a message with what it is about.

    Attributes:
        message: id in the message tables.
        subject: id of the object.
        values: colors, types or whatever else the message names.
        word: for a message that may not be there: the value that another one tells instead.
    """

    message: str
    subject: str
    values: tuple[str, ...] = ()
    word: str = ""


@dataclass(frozen=True, slots=True)
class Change:
    """A situation after a follow-up.

    Attributes:
        scenario: the situation.
        told: what changed, in the order in which it was said; empty if all of it was so already.
    """

    scenario: Scenario
    told: tuple[Told, ...]


def apply(follow_up: FollowUp, scenario: Scenario) -> Change | None:
    """Change a situation as a follow-up says.

    Args:
        follow_up: what was said.
        scenario: the situation before.

    Returns:
        The situation after and what changed; None if a clause has no shape that fits this situation.
    """
    if follow_up.asks_what_happens:
        return _what_happens(follow_up, scenario)
    if not follow_up.clauses:
        return None
    now = scenario
    told: tuple[Told, ...] = ()
    for letters, tokens in follow_up.clauses:
        made = _apply_clause(letters, tokens, now)
        if made is None:
            return None
        now, told = made.scenario, (*told, *made.told)
    return Change(now, told)


def _what_happens(follow_up: FollowUp, scenario: Scenario) -> Change | None:
    subject = _named(scenario, follow_up.clauses[0][1][0])
    if subject is None:
        return None
    question = Question("what_happens", (("object", subject),))
    if question == scenario.question:
        return Change(scenario, ())
    return Change(replace(scenario, question=question), (Told("c-asked", subject),))


_NEGATED: Final = re.compile(r"[Nn]")

# -- clauses -----------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class _Said:
    """A clause that has a shape, in a situation."""

    match: re.Match[str]
    tokens: tuple[Token, ...]
    scenario: Scenario

    @property
    def negated(self) -> bool:
        return bool(_NEGATED.search(self.match.group()))

    def concepts(self, group: str) -> list[str]:
        start, end = self.match.span(group)
        return [token.concepts[0] for token in self.tokens[start:end]]

    def subject(self, otherwise: str) -> str | None:
        """The object a clause is about.

        Args:
            otherwise: ``"attachment"``, ``"host"`` or ``"asked"``: what "it", or no subject, means.
        """
        start, end = self.match.span("s") if "s" in self.match.re.groupindex else (-1, -1)
        tokens = [t for t in self.tokens[start:end] if letter_of(t) in "AE"] if start >= 0 else []
        if not tokens:
            return _meant(self.scenario, otherwise)
        found = _named(self.scenario, tokens[0])
        owner = [letter_of(t) for t in self.tokens[start:end] if letter_of(t) in "MQ"]
        if found is not None and owner:
            wanted = "you" if owner == ["M"] else "opponent"
            if self.scenario.state.objects[found].controller != wanted:
                return None
        return found

    def with_fields(self, object_id: str, told: Told, **changes: object) -> Change:
        before = self.scenario.state.objects[object_id]
        if all(getattr(before, name) == value for name, value in changes.items()):
            return Change(self.scenario, ())
        state = self.scenario.state.with_object(object_id, **changes)
        return Change(replace(self.scenario, state=state), (told,))


def _apply_clause(letters: str, tokens: tuple[Token, ...], scenario: Scenario) -> Change | None:
    for shape, patch in _SHAPES:
        match = shape.fullmatch(letters)
        if match is not None:
            return patch(_Said(match, tokens, scenario))
    return None


def attachment_of(scenario: Scenario) -> str | None:
    """The attachment a situation is about: the one asked about, else the only one."""
    objects = scenario.state.objects
    found = [o.id for o in objects.values() if (o.subtypes or frozenset()) & {"aura", "equipment"}]
    asked = [value for _, value in scenario.question.arguments if value in found]
    return asked[0] if asked else found[0] if len(found) == 1 else None


def host_of(scenario: Scenario) -> str | None:
    """What the attachment is on, would be on, or targets."""
    objects = scenario.state.objects
    attachment = attachment_of(scenario)
    named = [scenario.question.get("to"), scenario.question.get("target")]
    named += [host for event in scenario.events if event.subject == attachment for host in event.to]
    if attachment is not None:
        named.append(objects[attachment].attached_to or "")
    hosts = list(dict.fromkeys(n for n in named if n in objects and n != attachment))
    return hosts[0] if len(hosts) == 1 else None


def _meant(scenario: Scenario, what: str) -> str | None:
    if what == "host":
        return host_of(scenario)
    if what == "attachment":
        return attachment_of(scenario)
    asked = scenario.question.get("object")
    return asked if asked in scenario.state.objects else attachment_of(scenario)


def _named(scenario: Scenario, token: Token) -> str | None:
    """The one object that a noun can mean."""
    objects = scenario.state.objects
    if letter_of(token) == "A":
        attachment = attachment_of(scenario)
        if attachment is None:
            return None
        equipment = "equipment" in (objects[attachment].subtypes or frozenset())
        return attachment if equipment == token.has("object.equipment") else None
    attachment = attachment_of(scenario)
    others = [o for o in objects.values() if o.id != attachment]
    if token.has("object.permanent"):
        fitting = [o.id for o in others]
    else:
        word = next(c for c in token.concepts if c in TYPES).removeprefix("type.")
        fitting = [o.id for o in others if o.types is not None and word in o.types]
    host = host_of(scenario)
    return fitting[0] if len(fitting) == 1 else host if host in fitting else None


def _token(said: _Said) -> Change | None:
    return _as_token(said, token=not said.negated)


def _card(said: _Said) -> Change | None:
    return _as_token(said, token=said.negated)


def _as_token(said: _Said, *, token: bool) -> Change | None:
    subject = said.subject("asked")
    if subject is None:
        return None
    thing = said.scenario.state.objects[subject]
    enters = any(e.kind == "put_onto_battlefield" and e.subject == subject for e in said.scenario.events)
    if token and thing.zone != "battlefield" and not enters:
        return None  # a token is nowhere else, and cannot be cast
    if not token and thing.zone == "nowhere":
        return None  # from where a card would come was never said
    zone = "nowhere" if token and enters else thing.zone
    return said.with_fields(
        subject, Told("u-token" if token else "assume-card", subject), token=token, zone=zone
    )


def _bestowed(said: _Said) -> Change | None:
    subject = said.subject("attachment")
    if subject is None or subject != attachment_of(said.scenario):
        return None
    now = not said.negated
    message = "u-bestowed" if now else "if-bestowed-no"
    for place, event in enumerate(said.scenario.events):
        if event.kind == "cast" and event.subject == subject:
            cast = replace(event, how="bestow" if now else "")
            if event.how not in ("", "bestow"):
                return None
            events = (*said.scenario.events[:place], cast, *said.scenario.events[place + 1 :])
            told = () if cast == event else (Told(message, subject),)
            return Change(replace(said.scenario, events=events), told)
    if now and said.scenario.state.objects[subject].zone != "battlefield":
        return None  # what is not cast is not bestowed
    return said.with_fields(subject, Told(message, subject), bestowed=now)


def _ordinary(said: _Said) -> Change | None:
    subject = attachment_of(said.scenario)
    if subject is None or said.negated:
        return None
    return said.with_fields(subject, Told("if-bestowed-no", subject), bestowed=False)


def _colored(said: _Said) -> Change | None:
    subject = said.subject("attachment")
    colors = _colors(said)
    if subject is None or not colors or said.negated:
        return None
    return said.with_fields(subject, Told("if-colors-yes", subject, colors), colors=frozenset(colors))


def _colors(said: _Said) -> tuple[str, ...]:
    named = [c.removeprefix("color.") for c in said.concepts("c") if c.startswith("color.")]
    return tuple(named) if all(name in COLORS for name in named) else ()


def _keyword(name: str) -> Callable[[_Said], Change | None]:
    def patch(said: _Said) -> Change | None:
        subject = said.subject("host")
        if subject is None:
            return None
        message = f"assume-no-{name}" if said.negated else f"u-{name}"
        return said.with_fields(subject, Told(message, subject), **{name: not said.negated})

    return patch


def _protection(said: _Said) -> Change | None:
    subject = said.subject("host")
    if subject is None:
        return None
    colors = _colors(said)
    if not colors:
        return None
    state = said.scenario.state
    events = tuple(_without_protection(event, subject) for event in said.scenario.events)
    gained = events != said.scenario.events
    before = state.objects[subject].protection
    if said.negated:
        if gained or not set(colors) <= before:
            return None
        left = before - set(colors)
        return said.with_fields(subject, Told("c-no-protection", subject, colors), protection=left)
    change = said.with_fields(subject, Told("u-protection", subject, colors), protection=frozenset(colors))
    if gained:
        changed = replace(
            change.scenario, events=tuple(e for e in events if e.kind != "changes" or e.changes)
        )
        return Change(changed, (Told("u-protection", subject, colors),))
    return change


def _without_protection(event: Event, subject: str) -> Event:
    if event.kind != "changes" or event.subject != subject:
        return event
    left = tuple((k, v) for k, v in event.changes if k not in ("protection", "add_protection"))
    return replace(event, changes=left)


def _face(down: bool) -> Callable[[_Said], Change | None]:
    def patch(said: _Said) -> Change | None:
        subject = said.subject("asked")
        now = down != said.negated
        if subject is None or any(e.kind == "turn_face_up" for e in said.scenario.events):
            return None
        if said.scenario.state.objects[subject].zone != "battlefield":
            return None
        return said.with_fields(subject, Told("c-face-down" if now else "c-face-up", subject), face_down=now)

    return patch


def _controlled(player: str) -> Callable[[_Said], Change | None]:
    def patch(said: _Said) -> Change | None:
        subject = said.subject("asked")
        if subject is None or said.negated:
            return None
        for event in said.scenario.events:
            acts = event.subject == subject and event.by and event.by != player
            if acts or (event.kind == "control_changes" and event.subject == subject):
                return None  # what was said happens to it, and by whom, would no longer fit
        thing = said.scenario.state.objects[subject]
        owner = player if thing.zone not in ("battlefield", "stack") else thing.owner
        return said.with_fields(
            subject, Told(f"if-controller-{player}", subject), controller=player, owner=owner
        )

    return patch


def _belongs_to(player: str) -> Callable[[_Said], Change | None]:
    """It is my creature, my opponent's creature: the noun names the object, the possessive its controller."""

    def patch(said: _Said) -> Change | None:
        noun = next(token for token in said.tokens if letter_of(token) in "AE")
        subject = _named(said.scenario, noun)
        if subject is None or said.negated:
            return None
        bare = re.compile(r"(?P<s>[AE])").fullmatch(letter_of(noun))
        assert bare is not None
        return _controlled(player)(replace(said, match=bare, tokens=(noun,)))

    return patch


def _typed(said: _Said) -> Change | None:
    """It is also an artifact; the permanent is a creature; the Aura is a creature."""
    also = "+" in said.match.group()
    (concept,) = [c for c in said.concepts("t") if c.startswith("type.")] or [""]
    if not concept or said.negated:
        return None
    word = concept.removeprefix("type.")
    subject = said.subject("asked") if also or said.match.group("s") not in ("P", None) else None
    if subject is None:
        return None
    before = said.scenario.state.objects[subject].types
    if before is None:
        return said.with_fields(subject, Told("c-type", subject, (word,)), types=frozenset({word}))
    if not also and subject != attachment_of(said.scenario):
        return None  # is it that now, or was it that instead?
    return said.with_fields(subject, Told("c-type", subject, (word,)), types=before | {word})


def _animated(said: _Said) -> Change | None:
    """It is, or becomes, a creature too."""
    subject = said.subject("asked")
    before = said.scenario.state.objects[subject].types if subject is not None else None
    if subject is None or before is None or said.negated:
        return None
    told = Told("c-type", subject, ("creature",))
    return said.with_fields(subject, told, types=before | {"creature"})


def _dies(said: _Said) -> Change | None:
    subject = said.subject("host")
    if subject is None or said.negated or said.scenario.state.objects[subject].zone != "battlefield":
        return None
    types = said.scenario.state.objects[subject].types
    if types is None or "creature" not in types:
        return None
    if any(e.kind == "leaves" and e.subject == subject for e in said.scenario.events):
        return Change(said.scenario, ())
    events = (*said.scenario.events, Event("leaves", subject, to=("graveyard",)))
    return Change(replace(said.scenario, events=events), (Told("u-leaves", subject),))


_AFTER_RESOLVING: Final = frozenset({"what_happens", "in_zone", "on_battlefield", "attached", "enters"})


def _no_target(said: _Said) -> Change | None:
    """A spell's target is gone before it resolves."""
    if not said.negated or said.scenario.question.kind not in _AFTER_RESOLVING:
        return None
    spell = said.subject("attachment")
    if spell is None:
        return None
    events = list(said.scenario.events)
    targets = [host for e in events if e.kind == "cast" and e.subject == spell for host in e.to]
    targets += getattr(said.scenario.state.objects[spell], "targets", None) or ()
    if len(set(targets)) != 1 or targets[0] not in said.scenario.state.objects:
        return None
    resolves = [i for i, e in enumerate(events) if e.kind == "resolve" and e.subject == spell]
    if not resolves:
        events.append(Event("resolve", spell))
        resolves = [len(events) - 1]
    events.insert(resolves[0], Event("leaves", targets[0], to=("graveyard",)))
    return Change(replace(said.scenario, events=tuple(events)), (Told("u-leaves", targets[0]),))


_NOT: Final = r"[Nn]*B?[Nn]*"
_S: Final = r"(?P<s>[MQ]?[AE]|EQ|AQ|P)"
_SHAPES: Final[tuple[tuple[re.Pattern[str], Callable[[_Said], Change | None]], ...]] = tuple(
    (re.compile(shape), patch)
    for shape, patch in (
        (rf"{_S}?{_NOT}T", _token),
        (rf"{_S}?{_NOT}D", _card),
        (rf"{_S}?{_NOT}L?V?{_NOT}W", _bestowed),
        (r"(?P<s>P)?B?(ZA|AZ|Z)", _ordinary),
        (rf"V?{_S}?{_NOT}(?P<c>C(&?C)*)", _colored),
        (r"V?(?P<c>C)(?P<s>A)", _colored),
        (rf"{_S}?[Nn]*[VB]?[Nn]*X", _keyword("hexproof")),
        (rf"{_S}?[Nn]*[VB]?[Nn]*S", _keyword("shroud")),
        (rf"{_S}?[Nn]*[VB]?[Nn]*R(?P<c>C(&?C)*)", _protection),
        (rf"{_S}?{_NOT}F", _face(down=True)),
        (rf"{_S}?{_NOT}U", _face(down=False)),
        (r"(?P<s>[AEP])?[Nn]*B?[Nn]*(M|YI)", _controlled("you")),
        (r"(?P<s>[AEP])?[Nn]*B?[Nn]*(Q|YO)", _controlled("opponent")),
        (r"IG(?P<s>[AEP])", _controlled("you")),
        (r"OG(?P<s>[AEP])", _controlled("opponent")),
        (r"P?B?M[AE]", _belongs_to("you")),
        (r"P?B?(Q[AE]|[AE]Q)", _belongs_to("opponent")),
        (r"(?P<s>[AEP])?B\+?(?P<t>E)\+?", _typed),
        (r"(?P<s>[AEP])?\+B?(?P<t>E)", _typed),
        (rf"{_S}m", _animated),
        (rf"{_S}B?K", _dies),
        (r"(?P<s>[AP])?[Nn]?V?[Nn]*o", _no_target),
    )
)


def same_but_question(scenario: Scenario, other: Scenario) -> bool:
    """Whether another scenario says nothing that this one does not, but for what it asks."""
    if other.events or other.offered or other.state.absent:
        return False
    if not set(other.state.players) <= set(scenario.state.players):
        return False
    for object_id, thing in other.state.objects.items():
        mine = scenario.state.objects.get(object_id)
        if mine is None or not _says_no_more(thing, mine):
            return False
    return all(
        value in scenario.state.objects or value not in other.state.objects
        for _, value in other.question.arguments
    )


def _says_no_more(thing: GameObject, mine: GameObject) -> bool:
    bare = GameObject(thing.id)
    for name in GameObject.__dataclass_fields__:
        value = getattr(thing, name)
        if name == "attached_to" or value == getattr(bare, name):
            continue  # that it is on something is how such a question is put
        if name == "noun" and value == "object.permanent":
            continue
        if value is None or value == getattr(mine, name):
            continue
        return False
    return noun_of(thing) == noun_of(mine) or thing.types is None
