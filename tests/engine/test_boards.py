"""Random boards of creatures, lands and attachments: what must hold of every process of checks."""

from dataclasses import replace
from types import MappingProxyType

from hypothesis import given, settings
from hypothesis import strategies as st

from subrule.engine.adjudicate import adjudicate
from subrule.engine.events import Event, Question
from subrule.engine.scenario import Scenario
from subrule.engine.state import COLORS, ZONES, Enchant, GameObject, Player, State
from tests.engine.conftest import TWINS

NAMES = tuple("abcdefgh")
PLAYERS = ("you", "opponent", "third")
KINDS = {
    "creature": (frozenset({"creature"}), frozenset()),
    "artifact creature": (frozenset({"artifact", "creature"}), frozenset()),
    "land": (frozenset({"land"}), frozenset()),
    "battle": (frozenset({"battle"}), frozenset()),
    "aura": (frozenset({"enchantment"}), frozenset({"aura"})),
    "role": (frozenset({"enchantment"}), frozenset({"aura", "role"})),
    "creature aura": (frozenset({"enchantment", "creature"}), frozenset({"aura"})),
    "equipment": (frozenset({"artifact"}), frozenset({"equipment"})),
    "creature equipment": (frozenset({"artifact", "creature"}), frozenset({"equipment"})),
    "fortification": (frozenset({"artifact"}), frozenset({"fortification"})),
}


@st.composite
def objects(draw: st.DrawFn, name: str, place: int) -> GameObject:
    kind = draw(st.sampled_from(sorted(KINDS)))
    types, subtypes = KINDS[kind]
    aura = "aura" in subtypes
    return GameObject(
        name,
        types=types,
        subtypes=subtypes,
        colors=draw(st.frozensets(st.sampled_from(COLORS), max_size=2)),
        zone=draw(st.sampled_from(("battlefield",) * 6 + ("graveyard",))),
        controller=draw(st.sampled_from(PLAYERS)),
        attached_to=None,
        enchant=Enchant(frozenset({draw(st.sampled_from(("creature", "land", "permanent", "player")))}))
        if aura
        else None,
        protection=draw(st.frozensets(st.sampled_from((*COLORS, "artifact", "everything")), max_size=1)),
        token=draw(st.booleans()),
        bestowed=kind == "aura" and draw(st.booleans()),
        reconfigure=False,
        hexproof=False,
        shroud=False,
        timestamp=place + 1,
    )


@st.composite
def boards(draw: st.DrawFn) -> Scenario:
    names = NAMES[: draw(st.integers(1, len(NAMES)))]
    made = {name: draw(objects(name, place)) for place, name in enumerate(names)}
    hosts = st.sampled_from((None, None, *names, *PLAYERS))
    for name, game_object in made.items():
        if game_object.zone == "battlefield":
            made[name] = replace(game_object, attached_to=draw(hosts))
    players = {p: Player(p, in_game=p != "third" or draw(st.booleans())) for p in PLAYERS}
    state = State(MappingProxyType(made), MappingProxyType(players))
    events = draw(st.lists(events_on(names), max_size=3))
    there = {name for name, o in made.items() if o.zone == "battlefield"}
    possible = [e for e in events if e.subject in there]
    return Scenario(state, tuple(possible[:1]), Question("what_happens", (("object", names[0]),)))


def events_on(names: tuple[str, ...]) -> st.SearchStrategy[Event]:
    name = st.sampled_from(names)
    return st.one_of(
        st.builds(lambda n: Event("leaves", n, to=("graveyard",)), name),
        st.builds(lambda n: Event("changes", n, changes=(("add_types", frozenset({"creature"})),)), name),
        st.builds(lambda n: Event("changes", n, changes=(("remove_types", frozenset({"creature"})),)), name),
        st.builds(lambda n, p: Event("control_changes", n, to=(p,)), name, st.sampled_from(PLAYERS)),
        st.builds(lambda n, h: Event("attach", n, "you", to=(h,)), name, name),
    )


@settings(max_examples=150, deadline=None)
@given(boards())
def test_checks_end_keep_every_object_and_find_nothing_more(scenario: Scenario):
    ruling = adjudicate(scenario, TWINS)
    assert ruling.verdict == "outcome", ruling.reason
    final = ruling.final
    assert final is not None
    assert set(final.objects) == set(scenario.state.objects)
    assert all(o.zone in ZONES and o.id == name for name, o in final.objects.items())
    for o in final.objects.values():
        if o.zone != "battlefield":
            assert o.attached_to is None
        if o.attached_to is not None:
            host = final.objects.get(o.attached_to)
            assert final.players[o.attached_to].in_game if host is None else host.zone == "battlefield"
            assert not o.types & {"creature", "battle"}
            assert o.subtypes & {"aura", "equipment", "fortification"}
        if o.zone == "battlefield" and "aura" in o.subtypes:
            assert o.attached_to is not None
    again = adjudicate(replace(scenario, state=final, events=()), TWINS)
    assert again.final == final
    assert all(step.check == 0 for step in again.steps)


@settings(max_examples=60, deadline=None)
@given(boards(), st.randoms(use_true_random=False))
def test_the_order_in_which_objects_are_listed_does_not_matter(scenario: Scenario, random):
    items = list(scenario.state.objects.items())
    random.shuffle(items)
    shuffled = replace(scenario, state=replace(scenario.state, objects=MappingProxyType(dict(items))))
    one, two = adjudicate(scenario, TWINS), adjudicate(shuffled, TWINS)
    assert one.verdict == two.verdict
    assert one.final is not None
    assert two.final is not None
    assert dict(one.final.objects) == dict(two.final.objects)
    assert set(one.decisive) == set(two.decisive)
