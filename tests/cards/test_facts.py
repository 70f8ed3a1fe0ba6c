"""What named cards state, and that nothing of them is passed over."""

from __future__ import annotations

import pytest

from subrule.cards.abilities import keyword_rules, lines_of
from subrule.cards.card import Card, Face
from subrule.cards.loaded import Cards
from subrule.engine.scenario import Scenario
from subrule.engine.state import GameObject
from subrule.lexicon import Lexicon
from subrule.understanding.card_facts import Stated, stated
from subrule.understanding.reading import Understanding, understand


def of(text: str, lexicon: Lexicon, type_line: str = "creature", **more: str) -> Stated:
    face = Face("Old Brog", types=(type_line,), subtypes=("beast",), text=text, **more)
    return stated(Card("Old Brog", "normal", (), (face,)), face, lexicon)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "Flying, first strike",
        "Deathtouch (Some reminder.)\nTrample",
        "Ward {2}",
        "Protection from red and from artifacts",
        "Protection from multicolored",
        "Old Brog can't be countered.",
        "This spell can't be countered.",
    ],
)
def test_modelled_text(lexicon: Lexicon, text: str) -> None:
    assert of(text, lexicon).unmodelled == ()


@pytest.mark.parametrize(
    "text",
    [
        "When this creature enters, draw a card.",
        "Flying as long as it's your turn.",
        "Protection from Dragons",
        "Hexproof from black",
        "Other creatures you control have flying.",
        "Kicker {2}",
        "Flying, and draw a card",
        "Old Brog can't be countered by green spells.",
        "Deathtouch {2}",
        "Vigilance\nVigilance",
        "{T}: Add {G}. Draw a card.",
    ],
)
def test_what_is_not_modelled_is_named(lexicon: Lexicon, text: str) -> None:
    assert of(text, lexicon).unmodelled == (text.rsplit("\n", maxsplit=1)[-1],)


def test_facts_of_keywords(lexicon: Lexicon) -> None:
    fields = of("Flying, deathtouch, ward {2}, protection from red and from black", lexicon).fields
    assert fields["keywords"] == {"flying"}
    assert (fields["deathtouch"], fields["ward"], fields["protection"]) == (True, True, {"red", "black"})


def test_an_unknown_size_is_not_modelled(lexicon: Lexicon) -> None:
    assert of("", lexicon, power="*", toughness="2").unmodelled == ("*/2",)


def test_keywords_are_numbered(lexicon: Lexicon) -> None:
    face = Face("Old Brog", text="First strike, trample\nScry 1.", keywords=("Scry",))
    assert {k: str(v) for k, v in keyword_rules(face, lexicon).items()} == {
        "keyword.first_strike": "702.7",
        "keyword.trample": "702.19",
        "action.scry": "701.22",
    }
    assert [len(line.keywords) for line in lines_of(face, lexicon)] == [2, 0]


# -- readings --------------------------------------------------------------------------------------


def read(question: str, cards: Cards, lexicon: Lexicon) -> Understanding:
    return understand(question, lexicon, None, cards)


def scenario(question: str, cards: Cards, lexicon: Lexicon) -> Scenario:
    (reading,) = read(question, cards, lexicon).readings
    assert reading.scenario is not None
    return reading.scenario


def named(scenario: Scenario, name: str) -> GameObject:
    (one,) = (o for o in scenario.state.objects.values() if o.name == name)
    return one


@pytest.mark.parametrize(
    "question",
    [
        "My opponent deals 3 damage to my Harvold Meadow Ox. Does it die?",
        "Mi rival hace 3 puntos de daño a mi Buey del prado de Harvold. ¿Muere?",
        "Mon adversaire inflige 3 blessures à mon Bœuf du pré de Harvold. Meurt-il ?",
    ],
)
def test_a_named_card_is_read_in_each_language(cards: Cards, lexicon: Lexicon, question: str) -> None:
    ox = named(scenario(question, cards, lexicon), "Harvold Meadow Ox")
    assert (ox.power, ox.toughness, ox.colors, ox.subtypes) == (2, 2, {"green"}, {"ox"})


def test_two_cards_of_one_type_are_told_apart(cards: Cards, lexicon: Lexicon) -> None:
    question = "My Thornback Sentinel blocks my opponent's Harvold Meadow Ox. Does Harvold Meadow Ox die?"
    told = scenario(question, cards, lexicon)
    sentinel, ox = named(told, "Thornback Sentinel"), named(told, "Harvold Meadow Ox")
    assert (sentinel.controller, sentinel.deathtouch, sentinel.toughness) == ("you", True, 3)
    assert (ox.controller, ox.deathtouch, ox.toughness) == ("opponent", None, 2)


def test_two_copies_of_one_card(cards: Cards, lexicon: Lexicon) -> None:
    question = "My Harvold Meadow Ox blocks my opponent's Harvold Meadow Ox. Does my Harvold Meadow Ox die?"
    told = scenario(question, cards, lexicon)
    assert [o.name for o in told.state.objects.values()] == ["Harvold Meadow Ox"] * 2


def test_protection_of_a_card_is_a_fact(cards: Cards, lexicon: Lexicon) -> None:
    told = scenario("My red Aura is on my Gate Warden of Ruhl. What happens to the Aura?", cards, lexicon)
    warden = named(told, "Gate Warden of Ruhl")
    assert warden.protection == {"red", "black"}
    assert warden.supertypes == {"legendary"}
    assert told.state.objects["aura"].protection == frozenset()


def test_a_color_that_a_card_states_is_not_left_open(cards: Cards, lexicon: Lexicon) -> None:
    told = scenario(
        "My Verdant Shackle is on my Gate Warden of Ruhl. What happens to Verdant Shackle?", cards, lexicon
    )
    shackle = named(told, "Verdant Shackle")
    assert shackle.colors == {"green"}
    assert shackle.enchant is not None
    assert not any(fact.subject == shackle.id for fact, _ in told.offered)


@pytest.mark.parametrize(
    ("question", "line"),
    [
        ("I cast Deathtouch. Does my opponent draw a card?", "Each player draws a card"),
        ("My Ember Yoke is on my Harvold Meadow Ox. Does it die?", "Enchanted creature gets +1/+1"),
        (
            "Does my Quiet Mimic die if it is dealt 1 damage?",
            "Quiet Mimic's power is equal to your life total",
        ),
        ("I cast Cinder on it. Does it resolve?", "Cinder // Rainfall"),
        ("I activate the mana ability of my Lumen Sprout. Does it use the stack?", "{T}: Add {G}"),
    ],
)
def test_a_line_that_is_not_modelled_is_named(
    cards: Cards, lexicon: Lexicon, question: str, line: str
) -> None:
    understood = read(question, cards, lexicon)
    assert understood.readings == ()
    assert understood.doubt == "card-not-modelled"
    assert dict(understood.doubted)["line"] == line


@pytest.mark.parametrize(
    "question",
    [
        "My opponent casts Murmur on my Harvold Meadow Ox. In response I give the Harvold Meadow Ox hexproof. "
        "Is the Harvold Meadow Ox destroyed?",
        "Mi oponente lanza Murmur sobre mi Buey del Prado de Harvold. En respuesta le doy antimaleficio al "
        "Buey del Prado de Harvold. ¿Se destruye el Buey del Prado de Harvold?",
        "Mon adversaire lance Murmur sur mon Bœuf du pré de Harvold. En réponse je donne la défense talismanique "
        "au Bœuf du pré de Harvold. Le Bœuf du pré de Harvold est-il détruit ?",
    ],
)
def test_a_spell_is_read_by_what_it_says(cards: Cards, lexicon: Lexicon, question: str) -> None:
    told = scenario(question, cards, lexicon)
    assert [part.verb for part in named(told, "Murmur").effects] == ["destroy"]
    assert named(told, "Murmur").colors == {"black"}
    assert named(told, "Harvold Meadow Ox").toughness == 2


def test_an_ability_for_mana_matters_only_where_it_is_spoken_of(cards: Cards, lexicon: Lexicon) -> None:
    told = scenario("My Lumen Sprout is dealt 1 damage. Does it die?", cards, lexicon)
    assert named(told, "Lumen Sprout").toughness == 1


def test_flying_matters_in_combat_only(cards: Cards, lexicon: Lexicon) -> None:
    told = scenario("My Skyward Lantern is dealt 5 damage. Does it die?", cards, lexicon)
    assert named(told, "Skyward Lantern").keywords == {"flying", "vigilance"}
    blocked = "My Harvold Meadow Ox blocks my opponent's Skyward Lantern. Does my Harvold Meadow Ox die?"
    assert all(
        r.scenario is not None and named(r.scenario, "Skyward Lantern").keywords
        for r in read(blocked, cards, lexicon).readings
    )


def test_a_name_of_several_cards_is_asked_back(cards: Cards, lexicon: Lexicon) -> None:
    understood = read("¿Puedo lanzar Golpe sordo en respuesta?", cards, lexicon)
    assert understood.doubt == "card-ambiguous"


def test_a_look_up_that_names_a_card_is_answered(cards: Cards, lexicon: Lexicon) -> None:
    understood = read("What does deathtouch do for Thornback Sentinel?", cards, lexicon)
    assert [r.lookup for r in understood.readings] in ([], [("702.2b",)], [("702.2b", "702.2c")])


def test_what_a_card_costs_is_no_look_up_of_the_rule_on_costs(cards: Cards, lexicon: Lexicon) -> None:
    assert understand("What does a creature cost?", lexicon).readings[0].lookup
    assert read("What does a Harvold Meadow Ox cost?", cards, lexicon).readings == ()


def test_without_cards_a_question_is_read_as_before(lexicon: Lexicon) -> None:
    question = "My opponent deals 3 damage to my 2/2 bear. Does the bear die?"
    assert understand(question, lexicon) == understand(question, lexicon, None, Cards([]))
