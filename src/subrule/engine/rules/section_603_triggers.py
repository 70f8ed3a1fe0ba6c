"""Section 603, triggered abilities: whether they trigger, and in what order they go on the stack."""

from __future__ import annotations

from collections.abc import Iterator

from subrule.engine.events import Consequence, Moment
from subrule.engine.linked import Ability
from subrule.engine.registry import rule
from subrule.engine.rules.section_405 import first_of
from subrule.engine.stack import SPECIAL_ACTIONS
from subrule.engine.state import GameObject
from subrule.engine.timing import (
    ability,
    about,
    has_left,
    is_mana_ability,
    item_controller,
    on_stack,
    says,
    source,
    split_second,
    stack,
    use_flag,
)
from subrule.engine.view import View

_BEGINNINGS = ("upkeep", "end_step")


def _waits_for(view: View, moment: Moment, *events: str) -> tuple[Ability, GameObject] | None:
    """The ability asked about and what its event happens to, if it waits for one of these events.

    What speaks of the ability before its event does (a static one, a delayed or reflexive one, an event that
    did not happen) is left to the rules on that.
    """
    used = ability(view, moment.subject)
    if used is None or used.kind == "static" or used.use.watches not in events:
        return None
    there = source(view, used)
    if there.loses_abilities or (there.zone in ("hand", "library") and used.use.watches != "cast"):
        return None
    if used.use.event_replaced or used.use.done is not None or used.use.true_on_trigger is False:
        return None
    if used.use.delayed and (used.use.created_after or used.use.triggered_before):
        return None
    happened_to = moment.hosts[0] if moment.hosts else used.of
    if used.use.another and happened_to == used.of:
        return None
    return used, view.state.objects[happened_to]


@rule("603.2", "triggering")
def ability_triggers_as_its_event_happens(view: View, moment: Moment) -> Iterator[Consequence]:
    """603.2: whenever a trigger event happens, the ability triggers by itself."""
    asked = ability(view, moment.subject)
    if asked is not None and asked.use.another and moment.hosts in ((), (asked.of,)):
        yield says(asked.of, False, "waits-for-another")
        return
    found = _waits_for(view, moment, "attacks", "draw", "damage", "other", "mana", "dies", "leaves")
    if found is None:
        return
    used, happened_to = found
    if used.use.watches not in ("dies", "leaves"):
        yield says(used.of, True, "event-triggers-it")
    elif not _gone(view, happened_to):
        yield says(used.of, False, "event-has-not-happened", host=happened_to.id)
    elif happened_to.id != used.of and not _gone(view, source(view, used)) and _is_death(used, moment):
        if moved_on(view, used, happened_to):
            return
        yield says(used.of, True, "event-triggers-it")


def _gone(view: View, o: GameObject) -> bool:
    return o.zone != "battlefield" or has_left(view, o)


def _is_death(used: Ability, moment: Moment) -> bool:
    """Whether what an ability waits for is what happened: not every leaving of the battlefield is a death."""
    return used.use.watches != "dies" or moment.detail == "died"


def moved_on(view: View, used: Ability, gone: GameObject) -> bool:
    """Whether what an ability saw die is in the graveyard no longer: what a death is has to be told then."""
    return used.use.watches == "dies" and gone.zone != "graveyard" and _gone(view, gone)


def is_seen(view: View, used: Ability, gone: GameObject) -> bool:
    """Whether the ability's own object dies, or is still on the battlefield to see it."""
    return gone.id == used.of or not _gone(view, source(view, used))


def death_of_token(view: View, moment: Moment) -> tuple[Ability, GameObject] | None:
    """The ability asked about and the token it has seen die, which has ceased to exist since."""
    found = _waits_for(view, moment, "dies")
    if found is None or found[1].zone != "nowhere" or not _is_death(found[0], moment):
        return None
    return found if is_seen(view, *found) else None


@rule("603.2a", "triggering", general=True)
def triggers_when_nothing_may_be_activated(view: View, moment: Moment) -> Iterator[Consequence]:
    """603.2a: an ability triggers even when nothing may be cast or activated."""
    used = ability(view, moment.subject)
    if used is not None and used.kind != "static" and split_second(view):
        yield says(used.of, True, "triggers-under-split-second")


@rule("702.61b", "triggering", "using")
def split_second_lets_triggers_and_mana_through(view: View, moment: Moment) -> Iterator[Consequence]:
    """702.61b: under split second abilities trigger, and mana abilities may be activated."""
    used = ability(view, moment.subject)
    if used is None or used.kind == "static" or not split_second(view):
        return
    if moment.kind == "triggering":
        yield says(used.of, True, "triggers-under-split-second")
    elif used.keyword in SPECIAL_ACTIONS and used.keyword != "suspend":
        yield says(used.of, True, "special-action-under-split-second")
    elif is_mana_ability(view, used):
        yield says(used.of, True, "mana-ability-under-split-second")


@rule("603.2b", "triggering")
def beginning_of_a_step_triggers(view: View, moment: Moment) -> Iterator[Consequence]:
    """603.2b: what triggers at the beginning of a step does so as the step begins, not later."""
    found = _waits_for(view, moment, *_BEGINNINGS)
    if found is not None and not found[0].use.delayed:
        late = found[0].use.created_after
        yield says(found[0].of, not late, "step-had-begun-before" if late else "step-begins-and-triggers")


@rule("603.2e", "triggering")
def what_was_so_does_not_become_so(view: View, moment: Moment) -> Iterator[Consequence]:
    """603.2e: "becomes" triggers as it happens, not where it is so already or entered so."""
    found = _waits_for(view, moment, "becomes_tapped")
    if found is not None:
        was = found[0].use.there_before
        yield says(found[0].of, not was, "was-so-already" if was else "event-triggers-it")


@rule("603.2g", "triggering", "dying_seen")
def replaced_event_triggers_nothing(view: View, moment: Moment) -> Iterator[Consequence]:
    """603.2g: an ability triggers only if its event happens; one that is replaced or prevented does not."""
    if moment.kind == "dying_seen":
        if moment.detail == "replaced":
            yield Consequence("never_happened", moment.subject, message="replaced-event-triggers-nothing")
        return
    used = ability(view, moment.subject)
    if used is not None and used.kind != "static" and used.use.event_replaced:
        yield says(used.of, False, "event-was-replaced")


@rule("603.3", "answering", "stacking", "ordering")
def triggered_ability_goes_on_the_stack(view: View, moment: Moment) -> Iterator[Consequence]:
    """603.3: a triggered ability is put on the stack the next time a player would get priority."""
    used = ability(view, moment.subject)
    if moment.kind == "ordering":
        listed, waiting = on_stack(view), stack(view).waiting
        pair = (moment.subject, moment.hosts[0])
        if {i in listed for i in pair} == {True, False} and any(i in waiting for i in pair):
            later = next(i for i in pair if i in waiting)
            yield says(about(view, later), later == pair[0], "trigger-goes-on-top")
        return
    if used is None or used.kind != "triggered" or is_mana_ability(view, used):
        return
    if moment.kind == "answering" and split_second(view):
        return
    yield says(used.of, True, "triggered-ability-on-stack")


@rule("603.3b", "ordering", "placing")
def waiting_triggers_go_on_in_turn_order(view: View, moment: Moment) -> Iterator[Consequence]:
    """603.3b: the active player puts theirs on the stack first, then the next; each orders their own."""
    waiting = stack(view).waiting
    if moment.kind == "placing":
        own = [i for i in waiting if item_controller(view, i) == moment.by]
        if waiting:
            holds = len(own) > 1
            yield says("", holds, f"order-of-own-triggers-{'yes' if holds else 'no'}", player=moment.by)
        return
    first, second = moment.subject, moment.hosts[0]
    if first in waiting and second in waiting:
        earlier = first_of(view, first, second)
        if earlier is not None:
            lower = second if earlier else first
            yield says(
                about(view, lower),
                earlier,
                "active-player-puts-first",
                player=item_controller(view, lower),
            )


@rule("603.4", "triggering", "ability_resolving")
def intervening_if_is_checked_twice(view: View, moment: Moment) -> Iterator[Consequence]:
    """603.4: an "if" behind the event is checked as it would trigger, and again as it resolves."""
    used = ability(view, moment.subject)
    if used is None:
        return
    if moment.kind == "triggering":
        told = used.use.true_on_trigger
        if told is not None and not used.use.event_replaced:
            yield says(used.of, told, f"if-on-trigger-{'yes' if told else 'no'}")
    else:
        yield from if_on_resolution(used)


def if_on_resolution(used: Ability) -> Iterator[Consequence]:
    """What 603.4 and 608.2a say alike as an ability resolves."""
    told = used.use.true_on_resolution
    if told is not None and not used.use.countered:
        yield says(used.of, told, f"if-on-resolution-{'yes' if told else 'no'}")


@rule("608.2a", "ability_resolving", general=True)
def intervening_if_is_checked_first(view: View, moment: Moment) -> Iterator[Consequence]:
    """608.2a: a resolving ability with an "if" behind its event looks at that first."""
    used = ability(view, moment.subject)
    if used is not None:
        yield from if_on_resolution(used)


@rule("603.6a", "triggering")
def entering_triggers(view: View, moment: Moment) -> Iterator[Consequence]:
    """603.6a: as permanents enter, all permanents there then are looked at, the new ones among them."""
    found = _waits_for(view, moment, "enters")
    if found is None:
        return
    used, entered = found
    if entered.zone != "battlefield" and not has_left(view, entered):
        yield says(used.of, False, "event-has-not-happened", host=entered.id)
    elif entered.id == used.of or source(view, used).zone == "battlefield":
        own = entered.id == used.of
        yield says(used.of, True, "sees-itself-enter" if own else "sees-it-enter", host=entered.id)
    else:
        yield says(used.of, False, "not-there-as-it-entered", host=entered.id)


@rule("603.6d", "triggering")
def entering_with_something_is_no_trigger(view: View, moment: Moment) -> Iterator[Consequence]:
    """603.6d: "enters with", "enters tapped" and "as it enters" are static: nothing triggers."""
    used = ability(view, moment.subject)
    if used is not None and used.kind == "static" and used.use.watches == "enters":
        yield says(used.of, False, "enters-with-is-static")


@rule("603.7a", "triggering")
def delayed_trigger_must_exist_first(view: View, moment: Moment) -> Iterator[Consequence]:
    """603.7a: a delayed ability does not trigger on what happened before it was created."""
    used = ability(view, moment.subject)
    if used is not None and used.use.delayed and used.use.created_after:
        yield says(used.of, False, "delayed-created-too-late")


@rule("603.7b", "triggering")
def delayed_trigger_triggers_once(view: View, moment: Moment) -> Iterator[Consequence]:
    """603.7b: a delayed ability triggers only the next time its event happens."""
    used = ability(view, moment.subject)
    if used is None or not used.use.delayed or used.use.created_after:
        return
    if used.use.triggered_before:
        yield says(used.of, False, "delayed-triggers-only-once")
    elif used.use.watches in _BEGINNINGS:
        yield says(used.of, True, "delayed-triggers-next-time")


@rule("603.8", "triggering")
def state_trigger_waits_until_it_has_left(view: View, moment: Moment) -> Iterator[Consequence]:
    """603.8: what triggers on a state does so at once, but not again while it is on the stack."""
    found = _waits_for(view, moment, "state")
    if found is not None:
        again = found[0].use.on_stack
        yield says(found[0].of, not again, "state-trigger-already-there" if again else "state-triggers")


@rule("603.10a", "triggering")
def leaving_looks_back(view: View, moment: Moment) -> Iterator[Consequence]:
    """603.10a: what triggers on leaving the battlefield looks back: what left together sees each other."""
    found = _waits_for(view, moment, "dies", "leaves")
    if found is None:
        return
    used, gone = found
    if not _gone(view, gone) or not _is_death(used, moment):
        return
    there = source(view, used)
    if moved_on(view, used, gone) and (there.id == gone.id or not _gone(view, there)):
        return
    if there.id == gone.id:
        yield says(used.of, True, "sees-itself-leave")
    elif _gone(view, there):
        together = use_flag(view, used, "left_together")
        yield says(used.of, together, f"left-together-{'yes' if together else 'no'}", host=gone.id)


@rule("700.4", "triggering", "dying_seen")
def dying_is_going_to_the_graveyard(view: View, moment: Moment) -> Iterator[Consequence]:
    """700.4: to die is to be put into a graveyard from the battlefield, and nothing else."""
    if moment.detail == "died":
        yield Consequence("never_happened", moment.subject, other="died", message="it-has-died")
    elif moment.detail == "went elsewhere":
        yield Consequence("never_happened", moment.subject, other="elsewhere", message="it-has-not-died")
    if moment.kind == "dying_seen":
        return
    found = _waits_for(view, moment, "dies")
    if found is None or not _gone(view, found[1]):
        return
    used, gone = found
    if not _is_death(used, moment):
        yield says(used.of, False, "left-without-dying", host=gone.id)
    elif moved_on(view, used, gone) and gone.zone != "nowhere" and is_seen(view, used, gone):
        yield says(used.of, True, "died-before-it-moved-on", host=gone.id)


@rule("603.12", "triggering")
def reflexive_trigger_goes_by_what_was_done(view: View, moment: Moment) -> Iterator[Consequence]:
    """603.12: "when you do" triggers if that was done earlier during the same resolution."""
    used = ability(view, moment.subject)
    if used is not None and used.use.done is not None:
        yield says(used.of, used.use.done, f"reflexive-{'yes' if used.use.done else 'no'}")


def casting_triggers(view: View, moment: Moment) -> Iterator[Consequence]:
    """What 601.2i says of abilities that trigger on casting."""
    found = _waits_for(view, moment, "cast")
    if found is None or found[1].copy_of == "spell":
        return
    if moment.kind == "triggering" or (found[1].zone != "stack" and not _is_stopped(found[0])):
        yield says(found[0].of, True, "casting-triggers-it", host=found[1].id)


def _is_stopped(used: Ability) -> bool:
    return used.use.countered or used.use.no_legal_target


def copies_are_not_cast(view: View, moment: Moment) -> Iterator[Consequence]:
    """What 707.10 says of abilities that trigger on casting."""
    found = _waits_for(view, moment, "cast")
    if found is not None and found[1].copy_of == "spell":
        yield says(found[0].of, False, "copy-is-not-cast", host=found[1].id)
