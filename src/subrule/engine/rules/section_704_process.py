"""Section 704, how state-based actions are checked and performed: 704.1, 704.3, 704.4, 704.7, 704.8."""

from __future__ import annotations

from collections.abc import Iterator

from subrule.engine.events import Consequence, Moment
from subrule.engine.registry import rule
from subrule.engine.view import View


@rule("704.1", "responding")
def state_based_actions_do_not_use_the_stack(view: View, moment: Moment) -> Iterator[Consequence]:
    """704.1: state-based actions happen by themselves and don't use the stack: nobody responds to them."""
    if moment.subject:
        yield Consequence("no_response", moment.subject, message="no-response-to-state-based-actions")


@rule("704.3", "trigger_waiting", "checking_again")
def checks_come_before_triggers_and_repeat(view: View, moment: Moment) -> Iterator[Consequence]:
    """704.3: state-based actions are checked, again until none is left, before triggers are put on."""
    if moment.kind == "checking_again":
        yield Consequence("checked_again", moment.subject, message="check-is-repeated")
    elif moment.detail == "something":
        yield Consequence("checked_first", moment.subject, message="check-comes-before-the-trigger")


@rule("704.4", "unseen")
def checks_do_not_look_into_a_resolution(view: View, moment: Moment) -> Iterator[Consequence]:
    """704.4: state-based actions pay no attention to what was so only while a spell or ability resolved."""
    yield Consequence("not_seen", moment.subject, message="resolution-is-not-looked-into")


@rule("704.7", "replacing")
def one_replacement_replaces_all_with_one_result(view: View, moment: Moment) -> Iterator[Consequence]:
    """704.7: a single replacement effect replaces all state-based actions that would have the same result."""
    if moment.amount > 1:
        yield Consequence("replaces_all", moment.subject, message="one-replacement-replaces-all")


@rule("704.8", "looking_back")
def last_known_information_is_from_before_the_check(view: View, moment: Moment) -> Iterator[Consequence]:
    """704.8: what left with other state-based actions is looked at as it was before any of them."""
    if moment.subject in view.last_known:
        yield Consequence("looks_back", moment.subject, message="looked-at-as-before-the-check")
