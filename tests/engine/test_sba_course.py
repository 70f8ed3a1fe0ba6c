"""A game that goes on at random: whatever happens, checks end and keep the board in order."""

from dataclasses import replace

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule

from subrule.engine.adjudicate import adjudicate
from subrule.engine.events import CHANGES_STATE, Event, Question
from subrule.engine.measures import counters
from subrule.engine.scenario import Scenario
from subrule.engine.state import ZONES, State
from tests.engine.conftest import TWINS
from tests.engine.sba_boards import make_board, state_of

PLACES = st.integers(0, 7)


class Course(RuleBasedStateMachine):
    """A board, and events that happen on it one after the other, each followed by its checks."""

    state: State
    names: list[str]

    @initialize(seed=st.integers(0, 10_000))
    def begin(self, seed: int) -> None:
        self.state = state_of(make_board(seed, 8))
        self.names = list(self.state.objects)
        self.happens(Event("check"))

    @property
    def over(self) -> bool:
        return sum(p.in_game for p in self.state.players.values()) < 2

    def happens(self, event: Event) -> None:
        if self.over:
            return
        asked = Question("what_becomes", tuple(("objects", name) for name in self.names))
        ruling = adjudicate(Scenario(self.state, (event,), asked), TWINS)
        assert ruling.verdict == "outcome", (ruling.reason, ruling.reason_params)
        assert ruling.final is not None
        assert all(not s.message.startswith("endless") for s in ruling.steps)
        self.state = ruling.final

    def there(self, place: int) -> str:
        name = self.names[place]
        return name if self.state.objects[name].zone == "battlefield" else ""

    @rule(place=PLACES, amount=st.integers(1, 5), source=PLACES)
    def damage(self, place: int, amount: int, source: int) -> None:
        if name := self.there(place):
            self.happens(
                Event("damage", name, self.names[source], changes=(("amount", amount), ("combat", True)))
            )

    @rule(player=st.sampled_from(("you", "opponent")), change=st.integers(-6, 4))
    def life(self, player: str, change: int) -> None:
        self.happens(Event("life", player, changes=(("by", change),)))

    @rule(place=PLACES, kind=st.sampled_from(("+1/+1", "-1/-1", "charge", "lore")), number=st.integers(1, 3))
    def put_counters(self, place: int, kind: str, number: int) -> None:
        if name := self.there(place):
            self.happens(Event("counters", name, changes=(("add", ((kind, number),)),)))

    @rule(place=PLACES, toughness=st.integers(-3, 2))
    def gets(self, place: int, toughness: int) -> None:
        if name := self.there(place):
            self.happens(Event("gets", name, changes=(("power", 0), ("toughness", toughness))))

    @rule(place=PLACES)
    def destroy(self, place: int) -> None:
        if name := self.there(place):
            self.happens(Event("destroy", name))

    @rule(place=PLACES, zone=st.sampled_from(("graveyard", "hand", "exile")))
    def leaves(self, place: int, zone: str) -> None:
        if name := self.there(place):
            self.happens(Event("leaves", name, to=(zone,)))

    @rule(place=PLACES)
    def ability_leaves_stack(self, place: int) -> None:
        if name := self.there(place):
            self.happens(Event("ability_leaves_stack", name))

    @rule(place=PLACES)
    def becomes_creature(self, place: int) -> None:
        if name := self.there(place):
            self.happens(Event("changes", name, changes=(("add_types", frozenset({"creature"})),)))

    @rule()
    def cleanup(self) -> None:
        self.happens(Event("cleanup"))

    @invariant()
    def nothing_vanishes_or_is_doubled(self) -> None:
        assert list(self.state.objects) == self.names
        assert all(o.zone in ZONES for o in self.state.objects.values())

    @invariant()
    def nothing_is_left_for_a_check(self) -> None:
        if self.over:
            return
        asked = Question("what_becomes", (("objects", self.names[0]),))
        again = adjudicate(Scenario(self.state, (), asked), TWINS)
        assert again.final == self.state
        assert not any(step.check and step.kind in CHANGES_STATE for step in again.steps)

    @invariant()
    def the_board_is_as_the_list_of_actions_leaves_it(self) -> None:
        if self.over:
            return
        for o in self.state.objects.values():
            if o.zone != "battlefield":
                assert o.attached_to is None
                assert not o.token or o.zone == "nowhere"
                continue
            assert not (counters(o, "+1/+1") and counters(o, "-1/-1"))
            if "creature" in o.types:
                assert o.toughness + o.boost[1] + counters(o, "+1/+1") - counters(o, "-1/-1") > 0
            if "planeswalker" in o.types:
                assert counters(o, "loyalty") > 0
            if "aura" in o.subtypes:
                assert o.attached_to is not None


Course.TestCase.settings = settings(max_examples=25, stateful_step_count=12, deadline=None)
TestCourse = Course.TestCase


def test_the_course_can_be_replayed_from_a_state_with_everything_stated():
    state = state_of(make_board(3, 8))
    asked = Question("what_becomes", (("objects", next(iter(state.objects))),))
    one = adjudicate(Scenario(state, (), asked), TWINS)
    two = adjudicate(Scenario(replace(state), (), asked), TWINS)
    assert one == two
