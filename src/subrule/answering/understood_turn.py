"""Saying back what was understood of the turn, of players' standing, and of Commander decks."""

from __future__ import annotations

from typing import Protocol

from subrule.answering.sentences import Sentences
from subrule.engine.answers_customs import TURN_FORMS
from subrule.engine.apply_turn import TURN_EVENTS
from subrule.engine.events import Event
from subrule.engine.scenario import Scenario
from subrule.engine.state import COLORS, GameObject, Player

_NUMBERS = ("hand", "lands_played", "extra_lands", "mulligans", "max_hand", "mana")
_FLAGS = ("no_max_hand", "mana_stays", "replaces_draws", "kept")


class Say(Protocol):
    """Says one message of a scenario."""

    def __call__(
        self, message: str, *, s: str = "", h: str = "", player: str = "", q: str = "", z: str = ""
    ) -> str:
        """Give the sentence."""


class TurnUnderstood:
    """Says back turn, standing and decks.

    Attributes:
        say: says one message.
        sentences: the message table.
        scenario: what is said back.
    """

    def __init__(self, say: Say, sentences: Sentences, scenario: Scenario) -> None:
        self.say = say
        self.sentences = sentences
        self.scenario = scenario

    def facts(self) -> list[str]:
        """What the scenario states of turn, players and cards."""
        state = self.scenario.state
        found: list[str] = []
        if state.turn is not None and state.turn.player:
            found.append(self.say("u-turn", player=state.turn.player))
        if state.turn is not None and state.turn.step:
            found.append(self.say("u-turn-step", q=self.sentences.step(state.turn.step)))
        course = state.course
        if course.starting_player:
            found.append(self.say("u-begins-first", player=course.starting_player))
        if course.loop:
            found.append(self.say(f"u-loop-{course.loop}"))
        if course.previous_loser == "none":
            found.append(self.say("u-previous-drawn"))
        elif course.previous_loser:
            found.append(self.say("u-previous_loser", player=course.previous_loser))
        if course.monarch:
            found.append(self.say("u-monarch", player=course.monarch))
        for player in state.players.values():
            found += self._standing(player)
        for o in state.objects.values():
            found += self._sheet(o)
        return found

    def _standing(self, player: Player) -> list[str]:
        standing = player.standing
        found = [
            self.say(f"u-standing-{name}", player=player.id, q=str(getattr(standing, name)))
            for name in _NUMBERS
            if getattr(standing, name)
        ]
        found += [
            self.say(f"u-standing-{name}", player=player.id) for name in _FLAGS if getattr(standing, name)
        ]
        if standing.mana_only_for:
            found.append(self.say("u-mana_only_for", player=player.id))
        found += [self.say(f"u-cannot-{what}", player=player.id) for what in sorted(standing.cannot)]
        found += [
            self.say("u-skips", player=player.id, q=self.sentences.step(what)) for what in standing.skips
        ]
        return found

    def _sheet(self, o: GameObject) -> list[str]:
        sheet = o.sheet
        found: list[str] = []
        stated = frozenset().union(*(colors for _, colors in sheet.symbols))
        if stated:
            words = ", ".join(self.sentences.word(c) for c in COLORS if c in stated)
            found.append(self.say("u-symbols", s=o.id, q=words))
        if sheet.partner:
            found.append(self.say("u-partner", s=o.id))
        if o.tapped:
            found.append(self.say("u-tapped", s=o.id))
        found += [
            self.say(f"u-{name}", s=o.id)
            for name in ("stays_tapped", "can_be_commander")
            if getattr(sheet, name)
        ]
        found += [
            self.say(f"u-{name}", s=o.id, q=str(getattr(sheet, name)))
            for name in ("times_cast", "copies")
            if getattr(sheet, name) is not None
        ]
        found += [
            self.say(f"u-{name}", s=o.id, q=self.sentences.step(getattr(sheet, name)))
            for name in ("triggers_at", "came_in")
            if getattr(sheet, name)
        ]
        return found

    def told(self) -> list[Event]:
        """The events that are said back: of steps that are gone through only the last."""
        events = self.scenario.events
        return [
            event
            for place, event in enumerate(events)
            if event.kind != "check"
            and not (event.kind == "begins" and [e.kind for e in events[place + 1 : place + 2]] == ["begins"])
        ]

    def event(self, event: Event) -> str:
        """Say an event of the turn; ``""`` for any other."""
        if event.kind == "cleanup" and event.how:
            return self.say("u-cleanup-perhaps")
        if event.kind not in TURN_EVENTS:
            return ""
        if event.kind in ("begins", "skip", "extra_phase"):
            word = self.sentences.step(event.to[0])
            return self.say(f"u-{event.kind}", player=event.subject, q=word)
        if event.kind in ("phases_out", "phases_in", "put_attacking"):
            return self.say(f"u-{event.kind}", s=event.subject)
        if event.kind == "play_land":
            return self.say("u-play_land", s=event.subject, player=event.by)
        return self.say(f"u-{event.kind}", player=event.subject, q=str(event.get("amount", "")))

    def question(self) -> str:
        """Say a question about the turn, players or Commander; ``""`` for any other."""
        question = self.scenario.question
        if question.kind not in TURN_FORMS:
            return ""
        color, step = question.get("color"), question.get("step")
        word = self.sentences.word(color) if color else self.sentences.step(step) if step else ""
        arguments = self.sentences.object_arguments("s", question.get("object"), self.scenario.state)
        arguments |= self.sentences.player_arguments(question.get("player") or "you")
        arguments["q"] = word or question.get("number")
        than = question.get("than")
        arguments["z"] = self.sentences.step(than) if than else ""
        text = self.sentences.text(f"q-{question.kind}", arguments)
        if not question.get("number") or "number" in TURN_FORMS[question.kind].needs:
            return text
        return self.sentences.text("q-number", {"question": text, "q": question.get("number")})
