"""What may happen in a scenario, what rules are asked about, and what they answer.

*Events* are written in a scenario. *Moments* are the points at which the adjudication asks the rules.
A rule answers with *consequences*; the adjudication applies those that change the state and keeps the
findings (who chooses, whether a choice is legal) for the question.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Literal

EventKind = Literal[
    "check",
    "changes",
    "leaves",
    "player_leaves",
    "control_changes",
    "cast",
    "put_onto_battlefield",
    "attach",
    "turn_face_up",
    "damage",
    "life",
    "draw",
    "counters",
    "gets",
    "destroy",
    "regenerate",
    "sacrifice",
    "trigger",
    "ability_leaves_stack",
    "cleanup",
    "resolve",
    "countered",
    "copied",
    "end_step",
    "exiled",
    "brought",
    "chosen",
    "noted",
    "paid",
    "affected",
    "attack",
    "block",
    "unblocked",
    "removed_from_combat",
    "combat_damage",
    "assign",
    "wiped",
    "begins",
    "play_land",
    "mana",
    "spend",
    "pay_life",
    "exchange_life",
    "extra_turn",
    "extra_phase",
    "skip",
    "put_into_hand",
    "mulligan",
    "keep",
    "pass",
    "create",
    "begin",
    "end",
    "becomes_copy",
    "activate_loyalty",
    "move_counters",
    "away_and_back",
]


@dataclass(frozen=True, slots=True)
class Event:
    """One event of a scenario, in the order in which they happen.

    Attributes:
        kind: what happens.
        subject: id of the object or player it happens to.
        by: player who does it, where that matters.
        to: player, zone, host or hosts it goes to.
        unspecified: for ``put_onto_battlefield``: whether the effect leaves open what will be enchanted;
            None if the scenario does not say.
        changes: for ``changes``: field → new value (``add_types``, ``remove_types``, ``types``,
            ``protection``, ``colors``, ``subtypes``, ``add_subtypes``, ``remove_subtypes``); for events
            that count (:mod:`subrule.engine.scenario_measures`) their numbers by name.
        unchecked: whether it is followed by no check, as it happens while a spell or ability resolves.
        how: for ``cast``: the alternative or additional cost (``"bestow"``, ``"mutate"``, ``"kicker"`` …);
            for ``resolve``: where a mutating spell is put (``"over"``, ``"under"``); for ``changes``:
            ``"static"`` if a static ability does it.
    """

    kind: EventKind
    subject: str = ""
    by: str = ""
    to: tuple[str, ...] = ()
    unspecified: bool | None = None
    changes: tuple[tuple[str, Any], ...] = ()
    unchecked: bool = False
    how: str = ""

    def get(self, name: str, otherwise: Any = None) -> Any:  # noqa: ANN401 - field values of any kind
        """Give one of the details in ``changes``, or ``otherwise``."""
        return next((value for key, value in self.changes if key == name), otherwise)


MomentKind = Literal[
    "check",  # state-based actions are checked (704.3)
    "attachability",  # may this be attached to that?
    "targetability",  # may this spell target that? detail: for a question, what targets (see "targeting")
    "targeting",  # does what is asked about have targets? detail: "spell", "activated", "triggered", "equip"
    "targeted_anyway",  # nothing forbids this target: which rules might have, and why do they not?
    "untargeted",  # a spell does something to what it does not target
    "warding",  # a permanent with ward has become the target of this spell
    "cast_seen",  # has this been cast? detail: "cast" or "put"
    "returned",  # an object that had left the battlefield has been put back: may it?
    "sent_home",  # an object is about to be put into the hand or library that is given as detail
    "casting",  # an object is cast: what does it need?
    "entering",  # an object is about to enter the battlefield other than by resolving
    "attaching",  # an effect attaches an object on the battlefield
    "unattached",  # an object has become unattached
    "facing_up",  # a face-down permanent is being turned face up
    "control",  # whose is it, who may activate it?
    "reference",  # what do the words "enchanted" mean here?
    "player_leaving",  # a player leaves the game
    "staying",  # nothing moved an attached object: which rules could have, and why do they not?
    "preventing",  # a source would deal damage: is any dealt at all (120.4b)?
    "damaging",  # a source deals damage: what does it do beyond the ordinary?
    "destroying",  # an object would be destroyed
    "losing",  # a player would lose the game
    "staying_in_game",  # no rule made a player lose: which could have, and why do they not?
    "ended",  # players have lost: how does the game go on?
    "died",  # an object was put into a graveyard from the battlefield
    "looking_back",  # what was an object like when it left?
    "unseen",  # something was so while a spell or ability resolved, and is no longer
    "trigger_waiting",  # an ability has triggered: does it come before the check?
    "responding",  # may players respond to what a check does?
    "checking_again",  # has a check that did something been the last one?
    "cleaning_up",  # the turn ends
    "replacing",  # one effect replaces what several state-based actions would do
    "staying_elsewhere",  # as "staying", for what is not on the battlefield
    "target_legality",  # a spell begins to resolve: is its target still what it was and where it was?
    "identity",  # is this still the object that it was in the incarnation given as detail?
    "resolving",  # a spell begins to resolve: are its targets legal, and if not?
    "becoming",  # a permanent spell resolves: where does it go?
    "became",  # a permanent spell has entered or merged: what holds of it now?
    "countering",  # an effect would counter a spell
    "copying",  # a copy of a spell is put onto the stack
    "end_step",  # the next end step begins; detail, by and amount tell of the delayed ability
    "arriving",  # an object is about to be cast or to come onto the battlefield: what of it is forgotten?
    "merged_leaving",  # a merged permanent has left the battlefield
    "representation",  # is this one object represented by several cards?
    "creation",  # is the appearance of this token a creation of it?
    "was_kicked",  # may an ability ask whether this was kicked, and was it?
    "entering_seen",  # has this just entered the battlefield?
    "fitting",  # are these two abilities of a kind that can be linked, whoever has them?
    "printing",  # does this ability count as printed on its object?
    "linking",  # are these two abilities linked?
    "pairs",  # of how many pairs of linked abilities is this one a part?
    "memory",  # does what was done before an object arrived concern it?
    "several",  # an ability refers to one card and there are several: what of them?
    "reach",  # what does this ability refer to?
    "having",  # does the object have this ability?
    "undefined",  # an ability refers to nothing defined: what does it still do?
    "asked",  # a question about turn, players or Commander; detail: its topic
    "step_ending",  # a step or main phase ends; detail: which
    "step_beginning",  # a step or main phase of the player begins; detail: which
    "life_changing",  # a player of whom effects forbid something would gain or lose life
    "exchanging",  # two players would exchange life totals
    "choosing",  # a permanent enters with a choice: when is it made, and how freely?
    "attack_legality",  # may this attack that? detail: "declared" where the scenario says that it does
    "block_legality",  # may these block that attacker? detail: as for attack_legality
    "summoning_sick",  # a creature is not under control since the turn began: does that matter?
    "tap_ability",  # may its ability with {T} in the cost be activated?
    "required",  # must it attack or block? detail: which
    "attack_declared",  # a creature has become an attacker
    "block_declared",  # blockers have been declared for an attacker
    "combat_changed",  # is what is in combat still in it?
    "combat_over",  # the combat phase has ended: who is removed from combat?
    "combat_continues",  # why does something stay in combat as it is?
    "strike_step",  # who assigns combat damage in the step that is given as detail?
    "assigning",  # how does this creature assign its combat damage?
    "assignment_legality",  # may combat damage be assigned as hosts and detail say?
    "lethal_by_deathtouch",  # is any damage that this assigns lethal?
    "redundant",  # does a further instance of the keyword given as detail change anything?
    "dealing_together",  # does it matter that combat damage is dealt all at once?
    "life_told",  # how has damage changed a life total?
    "playing",  # may a player cast this now? detail: in the middle of what
    "using",  # may a player activate this ability now? detail: in the middle of what
    "answering",  # may a player respond to this?
    "stacking",  # does this use the stack?
    "being_mana",  # is this a mana ability?
    "ordering",  # does this resolve before that?
    "placing",  # does a player choose the order of abilities that wait?
    "priority",  # does a player get priority after what is given as detail?
    "passing",  # all players have passed: does the step end?
    "triggering",  # does this ability trigger?
    "ability_resolving",  # does this ability still do what it does?
    "aiming",  # may these be chosen as the targets?
    "retargeting",  # may this become the target instead? detail: "change" or "choose_new"
    "deciding_anew",  # may a choice made while casting be changed? detail: which
    "combining",  # may these costs be paid together?
    "pricing",  # is this what has to be paid?
    "valuing",  # is this its mana value?
    "refunding",  # is what was paid given back?
    "sharing",  # does one payment count for two costs?
    "convoking",  # may this creature be tapped for convoke?
    "choosing_x",  # may this be chosen for X?
    "countering_what",  # can this spell counter that?
    "copying_often",  # are so many copies made?
    "cascading",  # may this card be cast by cascade?
    "fending_off",  # does ward counter this spell?
    "affecting",  # would a spell still have this done to that?
    "counting",  # does this ability trigger so often?
    "choosing_when",  # is a choice made only as this resolves? detail: which
    "being_spell",  # is this a spell?
    "whose_ability",  # does a player control this ability?
    "warded_off",  # does ward trigger on this spell or ability?
    "between",  # may a player act between two things on the stack?
    "owing",  # does this further cost have to be paid?
    "left_stack",  # a spell has gone from the stack to a graveyard
    "layering",  # in which layer is this part of an effect applied (detail)?
    "layer_order",  # which of two effects in one layer is applied first, and why (detail)?
    "effect_ends",  # an effect ends with the turn
    "effect_reach",  # why does an effect apply to this object, or not? detail: the effect
    "modifying",  # an effect modifies an event; detail: the effect
    "modifying_again",  # a further effect modifies the same event; amount: how many have done so
    "by_effect",  # does an effect create or put this, or is it a cost? detail: the effect
    "choosing_first",  # several effects would modify one event: which has to be, who chooses?
    "given_counters",  # a permanent is given counters as it enters
    "copying_permanent",  # a permanent becomes a copy of another
    "copied_values",  # does a copy have that, which is given as detail?
    "moving_counters",  # an effect moves counters from one object to another
    "away_and_back",  # a permanent has been away and is back: what does it still have? detail: how
    "activating_loyalty",  # may a loyalty ability be activated? amount: its cost
    "measuring",  # what is this object, or its size?
    "dying_seen",  # has this died? detail: "died", "replaced" or "went elsewhere"
    "not_modifying",  # an effect does not modify an event: why? detail: the effect
]


@dataclass(frozen=True, slots=True)
class Moment:
    """A point at which rules are asked.

    Attributes:
        kind: which point.
        subject: id of the object it is about (none for ``check``).
        hosts: ids of what it would be attached to or targets; ``()`` if not specified.
        by: the player under whose control or choice it happens.
        detail: a further word: for ``control`` the source of the ability (``"own"`` or ``"granted"``), for
            ``end_step`` the cost whose delayed ability waits for it.
        unspecified: for ``entering``: whether the effect leaves the host open.
        amount: for ``damaging``: how much; for ``end_step``: incarnation that the ability is about.
        combat: for ``damaging``: whether it is combat damage; None if not stated.
    """

    kind: MomentKind
    subject: str = ""
    hosts: tuple[str, ...] = ()
    by: str = ""
    detail: str = ""
    unspecified: bool | None = None
    amount: int = 0
    combat: bool | None = None


ConsequenceKind = Literal[
    "put_into_graveyard",
    "become_unattached",
    "cease_to_be_bestowed",
    "remain_in_zone",
    "not_created",
    "leaves_game",
    "enter_attached",
    "enter_unattached",
    "not_move",
    "move",
    "illegal",
    "requires_target",
    "chooses",
    "controls",
    "may_activate",
    "considers_face_up",
    "is_enchanted",
    "refers_to",
    "chooses_nothing",
    "not_targeted",
    "becomes_target",
    "stays",
    "destroyed",
    "sacrificed",
    "ceases_to_exist",
    "loses_game",
    "loss_replaced",
    "wins_game",
    "game_is_drawn",
    "leaves_with_loss",
    "loses_counters",
    "gets_counters",
    "gains_life",
    "gets_poison",
    "regenerates",
    "not_destroyed",
    "gets_protector",
    "gets_sector",
    "gets_speed",
    "returns_to_command",
    "may_return",
    "removed_from_game",
    "returns_to_battlefield",
    "does_not_return",
    "damage_wears_off",
    "replaces_all",
    "looks_back",
    "not_seen",
    "checked_first",
    "checked_again",
    "no_response",
    "keeps",
    "prevented",
    "not_dealt",
    "not_replaced",
    "is_new",
    "resolves",
    "not_resolve",
    "cease_to_mutate",
    "becomes_bestowed",
    "becomes_mutating",
    "merge",
    "top_counts",
    "has_all_abilities",
    "takes_effects",
    "becomes_token",
    "token_by_top",
    "delayed_trigger",
    "forgets",
    "keeps_effects",
    "moves_to_zone",
    "component_moves",
    "is_itself_again",
    "is_copied",
    "not_countered",
    "is_affected",
    "unaffected",
    "part_happens",
    "part_fails",
    "represented",
    "is_created",
    "not_created_token",
    "kicked_told",
    "not_entered",
    "mutates",
    "fits",
    "printed",
    "not_printed",
    "linked",
    "not_linked",
    "in_pairs",
    "new_object",
    "treats",
    "refers_not",
    "refers_to_nothing",
    "has",
    "has_not",
    "does_nothing",
    "chosen_before",
    "chosen_later",
    "may_pay",
    "may_not_pay",
    "no_target",
    "wards",
    "becomes_cast",
    "not_cast",
    "forbids",
    "permits",
    "not_sick",
    "required",
    "not_required",
    "taps",
    "not_tapped",
    "becomes_blocked",
    "becomes_unblocked",
    "leaves_combat",
    "strikes",
    "waits",
    "assigns",
    "assigns_nothing",
    "together",
    "deals",
    "loses_life",
    "allows",
    "amounts",
    "life_stays",
    "mana_empties",
    "untaps",
    "draws_card",
    "skips",
    "discards_down",
    "life_exchanged",
    "ruled",
    "layered",
    "ordered",
    "reaches",
    "reaches_not",
    "has_size",
    "modifies",
    "modifies_not",
    "applies_once",
    "chooses_order",
    "goes_first",
    "counts_as_effect",
    "given",
    "copied",
    "not_copied",
    "moved",
    "not_moved",
    "keeps_counters",
    "may_activate_loyalty",
    "amounts_to",
    "ends",
    "never_happened",
]

DYING = frozenset({"put_into_graveyard", "destroyed", "sacrificed", "sacrifice"})
"""What happens to a permanent as it goes from the battlefield to a graveyard (700.4); the last is an
event."""

CHANGES_STATE = frozenset(
    {
        "put_into_graveyard",
        "become_unattached",
        "cease_to_be_bestowed",
        "remain_in_zone",
        "not_created",
        "leaves_game",
        "enter_attached",
        "enter_unattached",
        "not_move",
        "move",
        "destroyed",
        "sacrificed",
        "ceases_to_exist",
        "loses_game",
        "loses_counters",
        "gets_counters",
        "gains_life",
        "gets_poison",
        "gets_protector",
        "gets_sector",
        "gets_speed",
        "returns_to_command",
        "removed_from_game",
        "returns_to_battlefield",
        "damage_wears_off",
        "regenerates",
        "loss_replaced",
        "not_resolve",
        "cease_to_mutate",
        "becomes_bestowed",
        "becomes_mutating",
        "merge",
        "top_counts",
        "has_all_abilities",
        "takes_effects",
        "becomes_token",
        "token_by_top",
        "delayed_trigger",
        "forgets",
        "moves_to_zone",
        "component_moves",
        "is_itself_again",
        "is_copied",
        "not_countered",
        "is_affected",
        "mana_empties",
        "untaps",
        "draws_card",
        "skips",
        "discards_down",
        "life_exchanged",
    }
)


@dataclass(frozen=True, slots=True)
class Consequence:
    """What a rule says follows at a moment.

    Attributes:
        kind: what follows.
        subject: id of the object it follows for.
        other: id of the host, target or ability concerned.
        player: id of the player concerned.
        message: id of the sentence that tells it, in the message tables.
        params: further placeholders of the sentence: name → id, concept or number.
        numbers: the rules that say so, the one that says it most fully first (filled by the registry).
        about_self: for ``illegal``: the fault lies with the attached object itself, not with the host.
        because: numbers that support it (why an attachment is illegal …).
        reason: id of the sentence that tells that reason.
    """

    kind: ConsequenceKind
    subject: str
    other: str = ""
    player: str = ""
    message: str = ""
    params: tuple[tuple[str, str], ...] = ()
    numbers: tuple[str, ...] = ()
    about_self: bool = False
    because: tuple[str, ...] = ()
    reason: str = ""

    def said_by(self, numbers: tuple[str, ...], because: tuple[str, ...]) -> Consequence:
        """The same consequence with the rules that say so and those that explain it."""
        return Consequence(
            self.kind,
            self.subject,
            self.other,
            self.player,
            self.message,
            self.params,
            numbers,
            self.about_self,
            because,
            self.reason,
        )

    @property
    def key(self) -> tuple[str, str, str, str]:
        """What makes two consequences the same whichever rule says them."""
        if self.kind in ("stays", "no_target", "permits", "forbids", "ruled"):
            return (self.kind, self.subject, self.message, self.player)
        # That the fault lies with the attached object is another objection than that it lies with the host.
        return (
            self.kind,
            self.subject,
            f"{self.other} itself" if self.about_self else self.other,
            self.player,
        )


@dataclass(frozen=True, slots=True)
class Question:
    """What is asked of the scenario.

    Attributes:
        kind: one of :data:`subrule.engine.answers.QUESTION_KINDS`.
        arguments: names of objects, players and zones, by role; ``"objects"`` may stand several times.
        opposite: whether yes and no are asked the other way round ("does it survive?" of ``dies``).
    """

    kind: str
    arguments: tuple[tuple[str, str], ...] = field(default=())
    opposite: bool = False

    def get(self, role: str, otherwise: str = "") -> str:
        """Give the argument in ``role``, or ``otherwise``."""
        return next((value for name, value in self.arguments if name == role), otherwise)

    def all(self, role: str) -> tuple[str, ...]:
        """Give every argument in ``role``, in order."""
        return tuple(value for name, value in self.arguments if name == role)
