"""Matching two editions: invented texts, one situation each."""

import pytest

from subrule.corpus.lineage import Lineage, Verdict
from subrule.corpus.marks import mark
from subrule.corpus.matching import match_editions, prepare
from subrule.corpus.number import RuleNumber

N = RuleNumber.parse

BASE = {
    "100": "Harbours",
    "100.1": "Ships",
    "100.1a": "A ship may leave its harbour once each day unless a storm keeps it there.",
    "100.1b": "A ship that has left its harbour carries its cargo until it is unloaded by its owner.",
    "100.1c": "Each sailor aboard a ship counts toward the number of hands that the ship has.",
    "100.2": "Lanterns",
    "100.2a": "A lantern burns for three nights and then has to be filled with oil again.",
    "100.2b": "Whoever lights a lantern answers for every fire that it causes before dawn.",
}


def items(texts):
    return prepare((N(number), text) for number, text in texts.items())


def pairs(old, new, **spoken):
    old, new = items(old), items(new)
    found = match_editions(old, new, **spoken)
    return {
        str(old[link.old].number): (str(new[link.new].number), link.method, link.certain)
        for link in found.links
    }


def certain(old, new):
    return {was: now for was, (now, _, sure) in pairs(old, new).items() if sure}


def test_a_text_matches_itself():
    assert certain(BASE, BASE) == {number: number for number in BASE}


def test_a_whole_section_that_moved_is_followed():
    moved = {number.replace("100", "140"): text for number, text in BASE.items()}
    assert certain(BASE, moved) == {number: number.replace("100", "140") for number in BASE}


def test_a_new_rule_shifts_the_letters_after_it():
    new = {**BASE, "100.1b": "No ship may carry a goat.", "100.1c": BASE["100.1b"], "100.1d": BASE["100.1c"]}
    found = certain(BASE, new)
    assert found["100.1b"] == "100.1c"
    assert found["100.1c"] == "100.1d"
    assert "100.1b" not in found.values()


def test_a_changed_reference_alone_is_told_apart():
    old = {**BASE, "100.2b": BASE["100.2b"] + " See rule 100.1a."}
    new = {**BASE, "100.2b": BASE["100.2b"] + " See rule 100.1b."}
    assert pairs(old, new)["100.2b"] == ("100.2b", "masked", True)


def test_a_reworded_rule_is_found_beside_its_neighbours():
    new = {
        **BASE,
        "100.1b": "Cargo stays aboard a ship that left its harbour until its owner unloads it all.",
    }
    number, method, sure = pairs(BASE, new)["100.1b"]
    assert (number, method, sure) == ("100.1b", "slot", True)


def test_two_rules_with_one_text_are_separated_by_their_family():
    shared = "Several instances of this on the same object are redundant."
    old = {**BASE, "100.1d": shared, "100.2c": shared}
    new = {**BASE, "100.1d": "A ship may be painted in any colour.", "100.1e": shared, "100.2c": shared}
    found = certain(old, new)
    assert found["100.1d"] == "100.1e"
    assert found["100.2c"] == "100.2c"


def test_two_rules_with_one_text_in_one_family_keep_their_order():
    old = {**BASE, "100.2c": "The lamp is out.", "100.2d": "The lamp is out."}
    found = certain(old, old)
    assert found["100.2c"] == "100.2c"
    assert found["100.2d"] == "100.2d"


def test_swapped_rules_cross():
    new = {**BASE, "100.1a": BASE["100.1b"], "100.1b": BASE["100.1a"]}
    found = certain(BASE, new)
    assert found["100.1a"] == "100.1b"
    assert found["100.1b"] == "100.1a"


def test_a_template_with_another_word_is_no_match():
    old = {
        **BASE,
        "100.3": "Anchors",
        "100.3a": "Multiple instances of anchoring on the same ship are redundant.",
    }
    new = {
        **BASE,
        "100.3": "Pennants",
        "100.3a": "Multiple instances of pennants on the same ship are redundant.",
    }
    assert "100.3a" not in certain(old, new)


def test_a_heading_is_known_by_its_rules():
    new = {**BASE, "100.1": "Vessels"}
    assert pairs(BASE, new)["100.1"] == ("100.1", "children", True)


def test_a_rule_that_is_gone_has_no_match():
    new = {number: text for number, text in BASE.items() if number != "100.2b"}
    assert "100.2b" not in pairs(BASE, new)


def test_a_split_is_told_and_its_larger_part_keeps_the_line():
    first = "A bell rings at noon and again at midnight for the watch."
    second = "Nobody may ring a bell while fog lies over the bay."
    old = {**BASE, "100.2c": f"{first} {second}"}
    new = {**BASE, "100.2c": first, "100.2d": second}
    a, b = items(old), items(new)
    found = match_editions(a, b)
    assert [(p.kind, str(a[p.old].number), str(b[p.new].number)) for p in found.parts] == [
        ("split", "100.2c", "100.2d")
    ]


def test_a_merge_is_told():
    extra = "Nobody may ring a bell while fog lies over the quiet bay."
    old = {**BASE, "100.2c": extra}
    new = {**BASE, "100.1a": BASE["100.1a"] + " " + extra}
    a, b = items(old), items(new)
    found = match_editions(a, b)
    assert [(p.kind, str(a[p.old].number), str(b[p.new].number)) for p in found.parts] == [
        ("merged", "100.2c", "100.1a")
    ]
    assert "100.2c" not in certain(old, new)


def test_a_rule_divided_into_two_alike_is_left_open():
    old = {
        **BASE,
        "100.2c": "As a lamp without wick enters it gets one drop of oil. "
        "As a lamp with wick enters it gets two drops of oil.",
    }
    new = {
        **BASE,
        "100.2c": "Each lamp without wick has the ability to enter with one drop of oil.",
        "100.2d": "Each lamp with wick has the ability to enter with two drops of oil.",
    }
    assert not pairs(old, new).get("100.2c", ("", "", False))[2]


def test_what_was_read_is_heeded():
    new = {**BASE, "100.1b": "Goats are never cargo."}
    a, b = items(BASE), items(new)
    here = [str(item.number) for item in a].index("100.1b")
    assert pairs(BASE, new, known={here: here})["100.1b"] == ("100.1b", "reviewed", True)
    assert (
        "100.1b" not in pairs(BASE, BASE, barred=[(here, here)])
        or not pairs(BASE, BASE, barred=[(here, here)])["100.1b"][2]
    )
    told = match_editions(a, b, merged=[(here, here - 1)])
    assert [(part.kind, part.old, part.new) for part in told.parts] == [("merged", here, here - 1)]


@pytest.mark.parametrize("empty", [{}, {"100": "Harbours"}])
def test_empty_editions(empty):
    assert len(pairs(empty, BASE)) == len(empty)
    assert len(pairs(BASE, empty)) == len(empty)


def lineage(*editions, verdicts=()):
    return Lineage({f"200{k}-01-01": items(texts) for k, texts in enumerate(editions)}, verdicts)


def test_a_line_runs_through_all_editions():
    middle = {
        **BASE,
        "100.1b": "No ship may carry a goat.",
        "100.1c": BASE["100.1b"],
        "100.1d": BASE["100.1c"],
    }
    last = {number.replace("100", "140"): text for number, text in middle.items()}
    found = lineage(BASE, middle, last)
    line = found.find(0, N("100.1c"))
    assert [str(found.number(line, edition)) for edition in range(3)] == ["100.1c", "100.1d", "140.1d"]
    assert line.end == "reference"
    assert line.start == "first"
    born = found.find(2, N("140.1b"))
    assert (born.start, born.first) == ("created", 1)


def test_a_reference_is_read_where_its_sentence_dates_from():
    old = {**BASE, "100.2b": BASE["100.2b"] + " See rule 100.1b."}
    new = {**old, "100.1b": "No ship may carry a goat.", "100.1c": BASE["100.1b"], "100.1d": BASE["100.1c"]}
    found = lineage(old, new)
    assert [
        (str(found.number(line, 1)), str(printed), str(found.number(meant, 1)), since)
        for line, printed, meant, since in found.stale(1)
    ] == [("100.2b", "100.1b", "100.1c", 0)]


def test_a_reference_that_was_renumbered_is_no_suspect():
    old = {**BASE, "100.2b": BASE["100.2b"] + " See rule 100.1b."}
    new = {**old, "100.1b": "No ship may carry a goat.", "100.1c": BASE["100.1b"], "100.1d": BASE["100.1c"]}
    new["100.2b"] = BASE["100.2b"] + " See rule 100.1c."
    assert not list(lineage(old, new).stale(1))


def test_proceeding_to_the_next_rule_is_no_suspect():
    old = {**BASE, "100.1a": BASE["100.1a"] + " If not, proceed to rule 100.1b."}
    new = {**old, "100.1b": "No ship may carry a goat.", "100.1c": BASE["100.1b"], "100.1d": BASE["100.1c"]}
    assert not list(lineage(old, new).stale(1))


def test_verdicts_reach_the_pair_they_name():
    new = {**BASE, "100.1b": "Goats are never cargo."}
    said = Verdict("2000-01-01", N("100.1b"), "2001-01-01", N("100.1b"), "same")
    assert lineage(BASE, new, verdicts=[said]).find(0, N("100.1b")).end == "reference"
    assert lineage(BASE, new).find(0, N("100.1b")).end != "reference"


def same(one, other):
    return one == other


@pytest.mark.parametrize(
    ("old", "today", "expected"),
    [
        ("A ship sails.", "A ship sails.", "same"),
        ('A "ship" sails -- slowly.', "A “ship” sails—slowly.", "same"),
        ("A player may sail if he or she owns a ship.", "A player may sail if they own a ship.", "same"),
        ("As this enters the battlefield, tap it.", "As this enters, tap it.", "same"),
        ("Its converted mana cost is 3.", "Its mana value is 3.", "same"),
        ("A ship sails. See rule 100.1.", "A ship sails. See rule 100.1.", "same"),
        ("A ship sails. See rule 100.1.", "A ship sails. See rule 100.2.", "changed"),
        ("A ship sails.", "A ship sails. It may return.", "extended"),
        ("Ships and rafts sail.", "Ships, barges, and rafts sail.", "extended"),
        ("A ship may always sail.", "A ship may not always sail.", "changed"),
        ("A ship may always sail.", "A wooden ship may always sail.", "changed"),
        ("A ship may always sail.", "A ship may always sail, unless it burns.", "changed"),
        ("A ship sails. It may return.", "A ship sails.", "changed"),
        ("Any ship may sail.", "No ship may sail.", "changed"),
        ("He sails when it rains.", "It rains when he sails.", "changed"),
        ("", "A ship sails.", "extended"),
    ],
)
def test_marks(old, today, expected):
    assert mark(old, today, same) == expected


def test_a_mark_follows_references_that_moved():
    moved = {N("100.1"): N("140.1")}
    assert mark("Sail. See rule 100.1.", "Sail. See rule 140.1.", lambda a, b: moved.get(a) == b) == "same"


def test_an_equal_text_elsewhere_does_not_draw_a_rule_out_of_its_family():
    told = "the keeper of the harbour gives the signal to everyone who waits on the quay."
    old = {**BASE, "100.1d": f"Third, {told}", "100.2c": f"Fourth, {told}"}
    new = {**BASE, "100.1d": f"Fourth, {told}", "100.2c": f"Second, {told}"}
    found = certain(old, new)
    assert found.get("100.2c") in (None, "100.2c")
    assert found.get("100.1d") in (None, "100.1d")
