"""Saying back what was understood: one sentence a player can check."""

from __future__ import annotations

from subrule.answering.sentences import Sentences, upper_first
from subrule.answering.understood_combat import asked_with, combat_event, combat_facts, told_events
from subrule.engine.events import Event
from subrule.engine.linked import DEEDS
from subrule.engine.scenario import Scenario
from subrule.engine.scenario_format import DELAYED
from subrule.engine.state import COLORS, GameObject


class Understood:
    """Says a scenario back in one language."""

    def __init__(self, sentences: Sentences, scenario: Scenario) -> None:
        self.sentences = sentences
        self.scenario = scenario

    def text(self) -> str:
        """Give the sentence: the facts that were read, then the question."""
        facts = [f for o in self.scenario.state.objects.values() for f in self._object(o)]
        facts += [
            self._say("u-protection", h=p.id, q=q)
            for p in self.scenario.state.players.values()
            for q in sorted(p.protection)
        ]
        facts += [
            self._say(f"u-player-{flag}", player=p.id)
            for p in self.scenario.state.players.values()
            for flag in ("hexproof", "shroud")
            if getattr(p, flag)
        ]
        facts += [
            self._say("u-life-total", player=p.id, q=str(p.life))
            for p in self.scenario.state.players.values()
            if p.life is not None
        ]
        facts += [
            self._say("u-poison", player=p.id, q=str(p.poison))
            for p in self.scenario.state.players.values()
            if p.poison
        ]
        facts += [
            self.sentences.text("u-absent", {"q": self.sentences.word(a)})
            for a in sorted(self.scenario.state.absent)
        ]
        facts += [self._event(e) for e in told_events(self.scenario.events)]
        asked = self._question()
        if not facts:
            facts = [self._say("u-state", s=o) for o in list(self.scenario.state.objects)[:1]]
        if not facts:
            return self.sentences.text("u-ask-only", {"question": asked})
        return (
            upper_first(self.sentences.text("u-join", {"facts": "; ".join(facts), "question": asked}))
            + "."[: not asked.endswith("?")]
        )

    def _say(
        self, message: str, *, s: str = "", h: str = "", player: str = "", q: str = "", z: str = ""
    ) -> str:
        state = self.scenario.state
        arguments = self.sentences.object_arguments("s", s, state) | self.sentences.object_arguments(
            "h", h, state
        )
        arguments |= self.sentences.player_arguments(player or "you")
        if q:
            arguments["q"] = (
                self.sentences.quality(q)
                if message.startswith(("u-protection", "u-changes-protection"))
                else q
            )
        if z:
            arguments["z"] = self.sentences.zone(z)
        return self.sentences.text(message, arguments)

    def _object(self, named: GameObject) -> list[str]:
        found: list[str] = []
        if named.attached_to is not None:
            found.append(
                self._say(
                    "u-self" if named.attached_to == named.id else "u-attached",
                    s=named.id,
                    h=named.attached_to,
                )
            )
        elif named.zone not in ("battlefield", "stack", "nowhere"):
            found.append(self._say("u-zone", s=named.id, z=named.zone))
        if named.enchant is not None:
            words = ", ".join(self.sentences.word(q) for q in sorted(named.enchant.qualities))
            found.append(self._say("u-enchant", s=named.id, q=words))
        if named.colors:
            words = ", ".join(self.sentences.word(c) for c in COLORS if c in named.colors)
            found.append(self._say("u-colors", s=named.id, q=words))
        if named.controller == "opponent":
            found.append(self._say("u-opponents", s=named.id))
        if named.power is not None and named.toughness is not None:
            found.append(self._say("u-stats", s=named.id, q=f"{named.power}/{named.toughness}"))
        elif named.toughness is not None:
            found.append(self._say("u-toughness", s=named.id, q=str(named.toughness)))
        if named.indestructible:
            found.append(self._say("u-indestructible", s=named.id))
        if named.counters:
            counted = ", ".join(f"{count} × {kind}" for kind, count in named.counters)
            found.append(self._say("u-counted", s=named.id, q=counted))
        if named.damage:
            found.append(self._say("u-damaged", s=named.id, q=str(named.damage)))
        found += [self._say("u-protection", h=named.id, q=q) for q in sorted(named.protection)]
        found += [
            self._say(f"u-{flag}", s=named.id)
            for flag in ("hexproof", "shroud", "ward", "bestowed", "token", "commander", "uncounterable")
            if getattr(named, flag)
        ]
        found += combat_facts(named, self.sentences, self._say)
        return found + self._spell(named)

    def _spell(self, named: GameObject) -> list[str]:
        """What a spell targets, what it does to what it does not target, and what an ability waits for."""
        found = [self._say("u-targets", s=named.id, h=target) for target in named.targets]
        found += [
            self._say(f"u-untargeted-{part.verb}", s=named.id, h=part.target)
            for part in named.effects
            if part.target and part.target not in named.targets
        ]
        if named.cast_for:
            found.append(self._say("u-cast-for", s=named.id, q=self._cost(named.cast_for)))
        if named.trigger in ("spell_cast", "becomes_target"):
            found.append(self._say(f"u-trigger-{named.trigger}", s=named.id))
        return found

    def _cost(self, keyword: str) -> str:
        return self.sentences.term(f"keyword.{keyword}").text

    def _event(self, event: Event) -> str:
        host = event.to[0] if event.to else ""
        fighting = combat_event(event, self._say)
        if fighting is not None:
            return fighting
        if event.kind in DEEDS:
            return self._deed(event)
        if event.kind == "changes":
            return self._change(event)
        if event.kind == "put_onto_battlefield":
            return self._say(
                "u-put" if event.unspecified or not host else "u-put-attached",
                s=event.subject,
                h=host,
                player=event.by,
            )
        if event.kind == "attach":
            return self._say("u-attach-many" if len(event.to) > 1 else "u-attach", s=event.subject, h=host)
        if event.kind == "cast":
            said = self._say(
                "u-cast" if host else "u-cast-untargeted", s=event.subject, h=host, player=event.by
            )
            if event.how in DELAYED:
                said += f", {self._say('u-cast-for', s=event.subject, q=self._cost(event.how))}"
            return said
        if event.kind == "leaves" and host not in ("", "graveyard"):
            return self._say("u-leaves-for", s=event.subject, z=host)
        if event.kind == "control_changes":
            return self._say("u-control_changes", s=event.subject, player=host)
        if event.kind == "player_leaves":
            return self._say("u-player_leaves", s=event.subject, player=event.subject)
        return self._say(f"u-{event.kind}", s=event.subject, h=host)

    def _deed(self, event: Event) -> str:
        """What an ability did, and of which object the ability is."""
        by = self.scenario.state.abilities.get(event.by)
        message = f"u-{event.kind}" if by is not None else f"u-{event.kind}-else"
        if by is not None and by.does == "additional_cost":
            message = "u-cost-not-paid" if event.subject == "no" else "u-cost-paid"
        return self._say(message, s=event.subject, h=by.of if by is not None else "", q=event.subject)

    def _change(self, event: Event) -> str:
        changes = dict(event.changes)
        if "creature" in changes.get("add_types", ()) or "creature" in changes.get("types", ()):
            return self._say("u-changes-creature", s=event.subject)
        for key in ("remove_types", "remove_subtypes"):
            if changes.get(key):
                return self._say(
                    "u-changes-not",
                    s=event.subject,
                    q=", ".join(self.sentences.word(t) for t in sorted(changes[key])),
                )
        for key in ("protection", "add_protection"):
            if changes.get(key):
                return self._say("u-changes-protection", s=event.subject, q=sorted(changes[key])[0])
        for key, message in (("add_keywords", "u-gains-keywords"), ("remove_keywords", "u-loses-keywords")):
            if changes.get(key):
                words = ", ".join(self.sentences.term(f"keyword.{k}").text for k in sorted(changes[key]))
                return self._say(message, s=event.subject, q=words)
        if "tapped" in changes:
            return self._say("u-taps" if changes["tapped"] else "u-untaps", s=event.subject)
        return self._say("u-changes-other", s=event.subject)

    def _what_targets(self) -> str:
        """Whether an ability is asked about, and whether it is equip."""
        source = self.scenario.state.objects.get(self.scenario.question.get("object"))
        ability = self.scenario.question.get("ability")
        if not ability and source is not None and source.zone == "battlefield":
            ability = "equip" if "equipment" in (source.subtypes or ()) else ""
        return "-equip" if ability == "equip" else "-ability" if ability else ""

    def _question(self) -> str:
        question = self.scenario.question
        kind = question.kind
        if kind == "attached" and question.get("to"):
            kind = "attached-to"
        if kind == "may_target":
            kind += self._what_targets()
        to_value = question.get("to") not in self.scenario.state.objects
        if kind == "deals_combat_damage" and question.get("to"):
            kind += "-to"
        if kind in ("gains_life", "gets_poison") and question.get("number"):
            kind += "-number"
        if kind in ("is_dealt", "damage_to_player") and question.get("object"):
            kind = "is_dealt-object"
        if kind in ("ability_refers", "refers_only") and to_value:
            kind += "-value"
        asked = self._say(
            f"q-{kind}",
            s=question.get("object") or question.get("token"),
            h=next((v for r in ("to", "target", "attacker", "at") if (v := question.get(r))), ""),
            player=question.get("player"),
            q=question.get("to") or asked_with(question, self.sentences, self.scenario.state),
            z=question.get("zone"),
        )
        return self.sentences.text("q-opposite", {"question": asked}) if question.opposite else asked
