"""What a rule sees: the state, with every unstated fact turned into a default or a demand."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import TYPE_CHECKING, Any

from subrule.engine.conditions import CONDITIONS
from subrule.engine.events import Consequence, Moment
from subrule.engine.facts import DEFAULTS, DemandError, Fact, FactValue
from subrule.engine.features import concerns_of, features_of
from subrule.engine.state import (
    CHOSEN,
    COLORS,
    PERMANENT_TYPES,
    Enchant,
    GameObject,
    Player,
    State,
    implied_types,
)

if TYPE_CHECKING:
    from subrule.engine.layers import Layering

Ask = Callable[["View", Moment], list[Consequence]]

_COUNTED_COLORS: Mapping[str, Callable[[int], bool]] = {
    "colorless": lambda count: count == 0,
    "monocolored": lambda count: count == 1,
    "multicolored": lambda count: count > 1,
}
_ATTACHMENTS = frozenset({"aura", "equipment", "fortification"})
_NOTHING: Mapping[Fact, FactValue] = MappingProxyType({})


class View:
    """A state as rules read it.

    Attributes:
        state: the present state.
        initial: the state before the scenario's first event.
        settled: facts decided in the branch being tried.
        offered: facts that the scenario leaves open, with their alternatives.
        assumed: defaults that were used, in order of use.
        asked: ids that the question names.
        stated: what this branch states of the facts that the scenario leaves open.
        last_known: objects that have left, as they were before (704.8).
        wants: kind of the question.
        layering: how continuous effects made the characteristics; None where there are none.
        host_reasons: what was found to speak against the hosts of attached objects, which several rules ask.
        links: what abilities were found to be linked to, which every rule on linked abilities asks.
    """

    def __init__(
        self,
        state: State,
        initial: State,
        ask: Ask,
        *,
        settled: Mapping[Fact, FactValue],
        offered: Mapping[Fact, tuple[FactValue, ...]],
        assumed: dict[Fact, str],
        asked: frozenset[str] = frozenset(),
        stated: Mapping[Fact, FactValue] = _NOTHING,
    ) -> None:
        self.state = state
        self.initial = initial
        self._ask = ask
        self.settled = settled
        self.offered = offered
        self.assumed = assumed
        self.asked = asked
        self.stated = stated
        self._battlefield: list[GameObject] | None = None
        self._attachments: list[GameObject] | None = None
        self.last_known: Mapping[str, GameObject] = {}
        self.wants = ""
        self.host_reasons: dict[str, list[Consequence]] = {}
        self.links: dict[str, dict[str, Consequence]] = {}
        self._objections: dict[tuple[str, str], list[Consequence]] = {}
        self.layering: Layering | None = None

    def of_state(self, state: State) -> View:
        """Give the same view of another state."""
        return View(
            state,
            self.initial,
            self._ask,
            settled=self.settled,
            offered=self.offered,
            assumed=self.assumed,
            asked=self.asked,
            stated=self.stated,
        )

    def object(self, object_id: str) -> GameObject | None:
        """Give the object called ``object_id``; None if it is a player or unknown."""
        return self.state.objects.get(object_id)

    def player(self, player_id: str) -> Player | None:
        """Give the player called ``player_id``; None if it is an object or unknown."""
        return self.state.players.get(player_id)

    @property
    def battlefield(self) -> list[GameObject]:
        """The objects on the battlefield, in the scenario's order."""
        if self._battlefield is None:
            self._battlefield = [o for o in self.state.objects.values() if o.zone == "battlefield"]
        return self._battlefield

    @property
    def attachments(self) -> list[GameObject]:
        """What on the battlefield is Aura, Equipment or Fortification, or attached to something."""
        if self._attachments is None:
            self._attachments = [
                o
                for o in self.battlefield
                if o.attached_to is not None or o.subtypes is None or not _ATTACHMENTS.isdisjoint(o.subtypes)
            ]
        return self._attachments

    @property
    def features(self) -> frozenset[str] | None:
        """What on the board state-based actions may concern; None where facts are open and all are asked."""
        if self.offered or self.settled:
            return None
        return features_of(self.state)

    def concerned(self, moment: Moment) -> frozenset[str] | None:
        """What rules with ``when=`` are about at a moment; None where all of them are asked."""
        if moment.kind == "check":
            return self.features
        if moment.kind == "staying" and not self.offered and not self.settled:
            o = self.state.objects.get(moment.subject)
            return None if o is None else concerns_of(self.state, o)
        return None

    # -- facts -------------------------------------------------------------------------------------

    def decide(self, fact: Fact, alternatives: tuple[FactValue, ...] = (True, False)) -> FactValue:
        """Give the value of a fact that the state does not hold.

        Args:
            fact: what is asked.
            alternatives: the values it may take if nothing settles it.

        Returns:
            The value settled in this branch, else the default.

        Raises:
            DemandError: if the scenario offers alternatives, or no default exists or holds.
        """
        if fact in self.settled:
            return self.settled[fact]
        if fact in self.offered:
            raise DemandError(fact, self.offered[fact])
        default = DEFAULTS.get(fact.attribute)
        if default is None or (default.open_when and CONDITIONS[default.open_when](self, fact)):
            if fact in self.stated:
                # What was stated is gone with the object that it was about; who answered is not asked again.
                return self.stated[fact]
            raise DemandError(fact, alternatives)
        if default.assumption is not None:
            self.assumed.setdefault(fact, default.assumption)
        return default.value

    def _chosen(self, fact: Fact) -> str | None:
        """The value of a fact that the scenario offers with alternatives; None if it offers none."""
        return str(self.decide(fact)) if fact in self.settled or fact in self.offered else None

    def flag(self, game_object: GameObject | Player, name: str) -> bool:
        """Read a yes-or-no attribute of an object or player (``"token"``, ``"hexproof"`` …)."""
        value = getattr(game_object, name)
        return bool(self.decide(Fact(game_object.id, name))) if value is None else bool(value)

    def known(self, game_object: GameObject, name: str) -> bool:
        """Read a yes-or-no attribute without asking for it: False unless it is stated or settled to hold."""
        value = getattr(game_object, name)
        return bool(self.settled.get(Fact(game_object.id, name)) if value is None else value)

    def has(self, game_object: GameObject, keyword: str) -> bool:
        """Whether an object has a keyword ability of :data:`subrule.engine.keywords.NAMED` (702)."""
        known = self.layering.characteristics.get(game_object.id) if self.layering is not None else None
        if known is not None:
            return keyword in known.keywords
        if game_object.loses_abilities or (game_object.face_down and game_object.zone == "battlefield"):
            return False
        offered = Fact(game_object.id, keyword)
        if offered in self.settled or offered in self.offered:
            return bool(self.decide(offered))
        return keyword in game_object.keywords

    # -- characteristics ---------------------------------------------------------------------------

    def subtypes(self, game_object: GameObject) -> frozenset[str]:
        """The subtypes of an object, lower case; Aura or Equipment if not stated; none face down (708.2)."""
        if game_object.face_down and game_object.zone == "battlefield":
            return frozenset()
        if game_object.subtypes is not None:
            return game_object.subtypes
        return frozenset(str(self.decide(Fact(game_object.id, "subtypes"), ("aura", "equipment"))).split("+"))

    def is_type(self, game_object: GameObject, card_type: str) -> bool:
        """Whether an object has a card type; where its types are not stated, its subtypes may tell (205.3).

        Face down on the battlefield it is a creature and nothing else (708.2a).
        """
        if game_object.face_down and game_object.zone == "battlefield":
            return card_type == "creature"
        if game_object.types is not None:
            return card_type in game_object.types
        chosen = self._chosen(Fact(game_object.id, "types"))
        if chosen is not None:
            return card_type in chosen.split("+")
        implied = implied_types(game_object.subtypes) if game_object.subtypes is not None else frozenset()
        if game_object.subtypes is None:
            implied = implied_types(self.subtypes(game_object))
        if implied:
            return card_type in implied
        return bool(self.decide(Fact(game_object.id, "types", card_type)))

    def is_aura(self, game_object: GameObject) -> bool:
        """Whether an object has the subtype Aura."""
        return "aura" in self.subtypes(game_object)

    def controller(self, game_object: GameObject) -> str:
        """The player who controls an object; open where the scenario leaves it so."""
        if game_object.controller:
            return game_object.controller
        return str(self.decide(Fact(game_object.id, "controller"), tuple(self.state.players)))

    def has_quality(self, game_object: GameObject, quality: str) -> bool:
        """Whether an object has the quality that a protection ability names (702.16a): a color or a type."""
        if quality == "everything":
            return True
        if quality in COLORS or quality in _COUNTED_COLORS:
            return self._has_color_quality(game_object, quality)
        if quality in PERMANENT_TYPES or quality in ("instant", "sorcery", "kindred"):
            return self.is_type(game_object, quality)
        return quality in self.subtypes(game_object)

    def _has_color_quality(self, game_object: GameObject, quality: str) -> bool:
        colors = frozenset() if game_object.face_down else game_object.colors
        if colors is None:
            chosen = self._chosen(Fact(game_object.id, "colors"))
            if chosen is None:
                return bool(self.decide(Fact(game_object.id, "colors", quality)))
            colors = frozenset(chosen.split("+")) - {"colorless"}
        counted = _COUNTED_COLORS.get(quality)
        return counted(len(colors)) if counted is not None else quality in colors

    # -- enchanting --------------------------------------------------------------------------------

    def enchant(self, aura: GameObject) -> Enchant | None:
        """The enchant ability of an Aura, None if unknown; enchant creature if bestowed (702.103b)."""
        if aura.enchant is not None:
            return aura.enchant
        if self.known(aura, "bestowed"):
            return Enchant(frozenset({"creature"}))
        chosen = self._chosen(Fact(aura.id, "enchant"))
        return Enchant(frozenset(chosen.split("+"))) if chosen is not None else None

    def enchant_allows(self, aura: GameObject, host_id: str) -> bool:
        """Whether the Aura's enchant ability allows a host (702.5a).

        Where the ability is not known: a host that has the Aura on it from the start and has not changed
        in type or controller is allowed; of any other see the table of defaults.
        """
        enchant = self.enchant(aura)
        if enchant is None:
            before = self.initial.objects.get(aura.id)
            if (
                before is not None
                and before.zone == "battlefield"
                and before.attached_to == host_id
                and self._unchanged(host_id)
            ):
                return True
            return bool(self.decide(Fact(aura.id, "may_enchant", host_id)))
        player = self.player(host_id)
        if player is not None:
            if "player" in enchant.qualities:
                return True
            return "opponent" in enchant.qualities and player.id != self.controller(aura)
        host = self.object(host_id)
        return host is not None and self.fits(enchant, host, aura)

    def fits(self, wanted: Enchant, host: GameObject, source: GameObject) -> bool:
        """Whether an object is what an enchant ability, or the text of a spell that targets, asks for."""
        if not any(self._matches(host, q) for q in sorted(wanted.qualities)):
            return False
        if wanted.controller is None:
            return True
        return (self.controller(host) == self.controller(source)) == (wanted.controller == "you")

    def _matches(self, host: GameObject, quality: str) -> bool:
        if quality in PERMANENT_TYPES:
            return self.is_type(host, quality)
        return quality == "permanent" or (
            quality not in ("player", "opponent") and quality in self.subtypes(host)
        )

    def _unchanged(self, host_id: str) -> bool:
        if host_id in self.state.players:
            return True
        now, before = self.state.objects.get(host_id), self.initial.objects.get(host_id)
        return (
            now is not None
            and before is not None
            and now.types == before.types
            and now.controller == before.controller
        )

    def objections(self, object_id: str, host_id: str) -> list[Consequence]:
        """Tell what speaks against attaching an object to a host; empty if nothing does.

        First what the scenario states (a host that is not there, another effect that forbids it), then
        what the rules say. Several rules ask this of the same pair; the answer is kept.
        """
        if host_id == CHOSEN:
            return []
        pair = (object_id, host_id)
        if pair not in self._objections:
            self._objections[pair] = self._find_objections(object_id, host_id)
        return self._objections[pair]

    def _find_objections(self, object_id: str, host_id: str) -> list[Consequence]:
        host = self.object(host_id)
        player = self.player(host_id)
        if (host is None and player is None) or (host is not None and host.zone != "battlefield"):
            return [
                Consequence(
                    "illegal", object_id, other=host_id, message="host-not-there", params=(("host", host_id),)
                )
            ]
        if player is not None and not player.in_game:
            return [
                Consequence(
                    "illegal",
                    object_id,
                    other=host_id,
                    message="player-not-in-game",
                    params=(("host", host_id),),
                )
            ]
        found = self._ask(self, Moment("attachability", object_id, (host_id,)))
        attached = self.object(object_id)
        if (
            host is not None
            and host.cannot_be_enchanted_by
            and attached is not None
            and self.is_aura(attached)
        ):
            there_already = attached.is_on(host_id) and attached.zone == "battlefield"
            if host.cannot_be_enchanted_by == "all" or not there_already:
                found.append(
                    Consequence(
                        "illegal",
                        object_id,
                        other=host_id,
                        message="effect-forbids-aura",
                        params=(("host", host_id),),
                    )
                )
        return found

    def target_objections(self, spell_id: str, target_id: str, by: str, how: str = "") -> list[Consequence]:
        """Ask the rules what speaks against a target; empty if nothing does.

        Args:
            spell_id: the spell, or the source of an ability.
            target_id: the object or player that would be the target.
            by: the player who controls the spell or ability.
            how: what targets, as the moment ``targeting`` has it; ``""`` where targets are checked again.
        """
        return self._ask(self, Moment("targetability", spell_id, (target_id,), by, how))

    def would_forbid_targeting(self, object_id: str, host_id: str, by: str) -> list[Consequence]:
        """Tell what would speak against a target where nothing is targeted.

        No ruling rests on it, so no default is listed for it.
        """
        before = len(self.assumed)
        found = self.target_objections(object_id, host_id, by)
        for fact in list(self.assumed)[before:]:
            del self.assumed[fact]
        return found

    def ask(self, moment: Moment) -> list[Consequence]:
        """Ask the rules at a further moment."""
        return self._ask(self, moment)

    def stated_legal_hosts(self, aura: GameObject) -> list[str]:
        """The stated objects and players that an Aura could enchant as far as its ability is known."""
        hosts = [o.id for o in self.battlefield if o.id != aura.id]
        hosts += [p.id for p in self.state.players.values() if p.in_game]
        if self.enchant(aura) is None:
            # Of an unknown ability only what an Aura ordinarily enchants counts without asking.
            hosts = [
                h
                for h in hosts
                if (o := self.object(h)) is not None and o.types is not None and "creature" in o.types
            ]
        return [h for h in hosts if not self.objections(aura.id, h)]

    def has_legal_host(self, aura: GameObject) -> bool:
        """Whether there is anything that an entering Aura could enchant.

        Decided by the stated objects; then by what the scenario says is absent, which for an unknown
        enchant ability leaves open whether the Aura can enchant anything else; else by the default.
        """
        if self.stated_legal_hosts(aura):
            return True
        absent = self.state.absent
        enchant = self.enchant(aura)
        if enchant is None and absent:
            return not self.decide(Fact(aura.id, "enchant", "only " + "+".join(sorted(absent))))
        if enchant is not None and all(_none_left(q, absent) for q in enchant.qualities):
            return False
        return bool(self.decide(Fact(aura.id, "legal_host")))

    def open_fact(self, subject: str, attribute: str, *alternatives: Any) -> FactValue:  # noqa: ANN401 - values of any kind
        """Decide a fact that the state has no field for, e.g. whose ability is meant."""
        return self.decide(Fact(subject, attribute), tuple(alternatives) or (True, False))


def _none_left(quality: str, absent: frozenset[str]) -> bool:
    """Whether nothing of a quality is there beyond the stated objects; players are all stated."""
    if quality in ("player", "opponent") or "permanent" in absent:
        return True
    return quality in absent or bool(implied_types((quality,)) & absent)
