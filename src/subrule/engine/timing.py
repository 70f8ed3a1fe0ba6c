"""What rules on timing and the stack ask of a view: whose turn it is, what is on the stack, who acts."""

from __future__ import annotations

from subrule.engine.events import Consequence
from subrule.engine.facts import Fact
from subrule.engine.linked import Ability
from subrule.engine.stack import NO_CASTING, NOTHING_THERE, Casting, Stack
from subrule.engine.state import GameObject
from subrule.engine.view import View

MAIN_PHASES = ("precombat_main", "postcombat_main")
NOT_AT_INSTANT_SPEED = ("sorcery", "creature", "artifact", "enchantment", "planeswalker", "battle")
"""Card types of spells that wait for a main phase and an empty stack (117.1a)."""


def says(
    subject: str,
    holds: bool,
    message: str,
    *,
    host: str = "",
    player: str = "",
    number: object = None,
    why: Consequence | None = None,
) -> Consequence:
    """A rule's answer to what is asked: yes or no, with the sentence that tells it.

    Args:
        subject: id of the object the sentence is about.
        holds: what the rule says.
        message: id of the sentence.
        host: further object or player of the sentence.
        player: player of the sentence.
        number: number or word of the sentence.
        why: what another rule found that this one goes by.
    """
    params: tuple[tuple[str, str], ...] = (("host", host),) if host else ()
    if number is not None:
        params = (*params, ("number", str(number)))
    if why is not None:
        params = (*params, *(p for p in why.params if p[0] not in dict(params)))
    return Consequence(
        "ruled",
        subject,
        other="yes" if holds else "no",
        player=player,
        message=message,
        params=params,
        because=why.numbers if why is not None else (),
        reason=why.message if why is not None else "",
    )


def stack(view: View) -> Stack:
    """What is on the stack, as far as the scenario gives an order."""
    return view.state.stack or NOTHING_THERE


def on_stack(view: View) -> tuple[str, ...]:
    """Ids of what is on the stack, the bottom one first: what the file lists, then other spells."""
    listed = tuple(i for i in stack(view).items if view.object(i) is None or _is_spell(view, i))
    others = tuple(o.id for o in view.state.objects.values() if o.zone == "stack" and o.id not in listed)
    return (*listed, *others)


def stack_is_empty(view: View, but: str = "") -> bool:
    """Whether nothing is known to be on the stack or to wait for it: no spell and no ability.

    Args:
        view: what the rules see.
        but: id of what is left out of account.
    """
    if stack(view).waiting or any(item != but for item in on_stack(view)):
        return False
    return not any(o.pending for o in view.state.objects.values())


def _is_spell(view: View, item: str) -> bool:
    there = view.object(item)
    return there is not None and there.zone == "stack"


def casting(o: GameObject) -> Casting:
    """What the scenario says of casting an object."""
    return o.casting or NO_CASTING


def ability(view: View, name: str) -> Ability | None:
    """The ability called so; None if there is none."""
    return view.state.abilities.get(name)


def source(view: View, used: Ability) -> GameObject:
    """The object that has an ability."""
    return view.state.objects[used.of]


def whose_turn(view: View) -> str:
    """The active player; asked for if the scenario does not say."""
    told = view.state.turn.player if view.state.turn is not None else ""
    return told or str(view.decide(Fact("turn", "turn_player"), tuple(view.state.players)))


def step(view: View) -> str:
    """The step or main phase; ``""`` if the scenario does not say."""
    return view.state.turn.step if view.state.turn is not None else ""


def in_main_phase(view: View) -> bool:
    """Whether it is a main phase; asked for if the scenario does not say."""
    told = step(view)
    return told in MAIN_PHASES if told else bool(view.decide(Fact("turn", "in_main_phase")))


def sorcery_time(view: View, player: str, but: str = "") -> bool:
    """Whether a player could cast a sorcery: own main phase, empty stack (307.1).

    Args:
        view: what the rules see.
        player: who would.
        but: id of what is left out of account on the stack.
    """
    return stack_is_empty(view, but) and whose_turn(view) == player and in_main_phase(view)


def controller_of(view: View, used: Ability) -> str:
    """The player who controls an ability."""
    return used.use.player or view.controller(source(view, used))


def stack_controller(view: View, used: Ability) -> str:
    """The player who controls an ability that is on the stack: who had its object then (603.3a, 113.8)."""
    if used.use.player:
        return used.use.player
    then = view.initial.objects[used.of]
    return then.controller or view.controller(source(view, used))


def item_controller(view: View, item: str) -> str:
    """The player who controls a spell or ability on the stack."""
    known = ability(view, item)
    return stack_controller(view, known) if known is not None else view.controller(view.state.objects[item])


def about(view: View, item: str) -> str:
    """The object by which a sentence calls a spell or ability: itself, or the source of the ability."""
    known = ability(view, item)
    return known.of if known is not None else item


def use_flag(view: View, used: Ability, name: str) -> bool:
    """Read a yes-or-no fact of an ability; a default or a question where the scenario does not say."""
    told = getattr(used.use, name)
    return bool(view.decide(Fact(used.id, name))) if told is None else bool(told)


def is_mana_ability(view: View, used: Ability) -> bool:
    """Whether an ability is a mana ability (605.1a, 605.1b)."""
    return not why_no_mana_ability(view, used)


def why_no_mana_ability(view: View, used: Ability) -> str:
    """Tell which of the criteria of 605.1a or 605.1b an ability misses; ``""`` if it is a mana ability."""
    if used.kind == "triggered" and used.use.watches not in ("", "mana") and not used.use.adds_mana:
        return "other-trigger"
    told_otherwise = used.use.effect or used.keyword or used.kind == "static"
    if (used.use.adds_mana is None and told_otherwise) or not use_flag(view, used, "adds_mana"):
        return "adds-none"
    if use_flag(view, used, "has_target") or used.use.targets:
        return "targets"
    if used.kind == "triggered":
        return "" if used.use.watches == "mana" else "other-trigger"
    if use_flag(view, used, "loyalty_ability"):
        return "loyalty"
    return "library" if use_flag(view, used, "moves_library_card") else ""


def split_second(view: View, but: str = "") -> str:
    """Id of a spell with split second on the stack; ``""`` if there is none."""
    for item in on_stack(view):
        spell = view.object(item)
        if spell is not None and item != but and view.has(spell, "split_second"):
            return item
    return ""


def has_left(view: View, o: GameObject) -> bool:
    """Whether an object has left the battlefield since the scenario began, or is another object by now."""
    before = view.initial.objects[o.id]
    return before.zone == "battlefield" and (o.zone != "battlefield" or o.incarnation != before.incarnation)
