"""What a scenario file says of the turn and of players: steps that are gone through, and what is refused."""

import pytest

from subrule.engine.scenario_file import read_scenario
from subrule.engine.turn import STEPS
from subrule.errors import InputError

ASKED = "question: {kind: next_turn}\n"
PLAYERS = "players: {you: {life: 20}}\n"


def _steps(text: str) -> list[tuple[str, str]]:
    scenario = read_scenario(PLAYERS + text + ASKED)
    return [(e.subject, e.to[0]) for e in scenario.events if e.kind == "begins"]


def test_a_later_step_of_the_same_turn_is_reached_through_those_between():
    found = _steps("turn: {player: you, step: upkeep}\nevents: [{begins: beginning_of_combat}]\n")
    assert found == [("you", "draw"), ("you", "precombat_main"), ("you", "beginning_of_combat")]


def test_a_step_that_has_passed_or_is_another_players_begins_the_next_turn():
    again = _steps("turn: {player: you, step: end}\nevents: [{begins: upkeep}]\n")
    assert again == [("you", "cleanup"), ("you", "untap"), ("you", "upkeep")]
    others = _steps("turn: {player: you, step: end}\nevents: [{begins: untap, of: opponent}]\n")
    assert others == [("you", "cleanup"), ("opponent", "untap")]


def test_from_a_step_that_is_not_stated_only_the_one_that_begins_is_gone_through():
    assert _steps("events: [{begins: draw, of: you}]\n") == [("you", "draw")]


def test_whole_turns_hold_every_step_once():
    found = _steps("turn: {player: you, step: untap}\nevents: [{begins: untap, of: opponent}]\n")
    assert [step for who, step in found if who == "you"] == list(STEPS[1:])


@pytest.mark.parametrize(
    ("text", "remedy"),
    [
        ("events: [{begins: brunch}]\n", "use one of: untap"),
        ("events: [{begins: draw, of: nobody}]\n", "use one of: you"),
        ("events: [{skip: you}]\n", "add what"),
        ("events: [{exchange_life: you}]\n", "add with"),
        ("events: [{mana: you, amount: -1}]\n", "write 0 or more"),
        ("events: [{cleanup: perhaps}]\n", "add about"),
        ("turn: {player: you, step: noon}\n", "use one of: untap"),
        ("game: {weather: fine}\n", "use one of: starting_player"),
        ("game: {previous_loser: nobody}\n", "use one of: you"),
        ("open: {you.hand: [many, few]}\n", "write digits"),
    ],
)
def test_what_cannot_be_is_refused_with_its_line(text: str, remedy: str):
    with pytest.raises(InputError, match=r"case, line 2: ") as refused:
        read_scenario(PLAYERS + text + ASKED, "case")
    assert remedy in str(refused.value)


@pytest.mark.parametrize(
    ("fields", "remedy"),
    [
        ("{hand: -1}", "write 0 or more"),
        ("{cannot: smile}", "use one of: gain_life"),
        ("{skips: lunch}", "use one of: untap"),
        ("{plays_lands_from: attic}", "use one of: battlefield"),
    ],
)
def test_what_no_player_can_have_is_refused(fields: str, remedy: str):
    with pytest.raises(InputError, match=r"case, line 1: ") as refused:
        read_scenario(f"players: {{you: {fields}}}\n" + ASKED, "case")
    assert remedy in str(refused.value)


@pytest.mark.parametrize(
    ("question", "remedy"),
    [
        ("{kind: may_pay_life, player: you}", "needs number"),
        ("{kind: comes_before, step: untap, than: brunch}", "use one of: untap"),
        ("{kind: step_ends, player: you}", "nothing further"),
        ("{kind: may_choose_color, color: pink}", "use one of: white"),
        ("{kind: may_play_land, player: nobody}", "use one of: you"),
    ],
)
def test_what_cannot_be_asked_is_refused(question: str, remedy: str):
    with pytest.raises(InputError, match=r"case, line 2: ") as refused:
        read_scenario(PLAYERS + f"question: {question}\n", "case")
    assert remedy in str(refused.value)


def test_a_land_on_the_battlefield_is_not_played_again():
    with pytest.raises(InputError, match="zone: hand"):
        read_scenario("objects: {isle: {types: land}}\nevents: [{play_land: isle}]\n" + ASKED)
