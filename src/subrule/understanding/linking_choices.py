"""Pairs whose first ability makes a choice: of a color or type, for two copies or before the game."""

from __future__ import annotations

from subrule.understanding.links import LEAVES, Links

_CHOOSES = "action.choose/object.name/verb.say/state.chosen/verb.take"
_KINDS = {"object.type": "creature type", "object.creature_type": "creature type", "object.color": "color"}


def read_choice_before_game(links: Links) -> bool:
    """A color chosen before the game begins, and a card that is of the chosen color."""
    line = links.line
    before = line.find("action.choose ~ object.color ~ time.before") or line.find(
        "object.color ~ time.before"
    )
    if not before or (
        not line.find("object.color ~ state.chosen/action.choose")
        and not line.find("state.chosen/action.choose ~ object.color")
    ):
        return False
    if links.find_holder(kinds=("object.commander",)) is None or len(links.holders) != 1:
        return False
    holder = links.holders[0]
    colors = {c for t in line.tokens for c in t.concepts if c.startswith("color.")}
    if len(colors) != 1:
        links.doubts.append("which color")
        return True
    color = colors.pop().partition(".")[2]
    fields = {"value": "color", "paragraph": 1}
    links.add("choice", holder, kind="static", does="choose_before_game", **fields)
    links.add("color", holder, kind="characteristic_defining", refers_to="choice_before_game", **fields)
    line.use(
        "color.*",
        "object.color",
        "action.choose",
        "state.chosen",
        "slang.on_the_play",
        "time.at",
        "time.game",
    )
    links.facts.happens("chosen", color, by="choice")
    line.used.update(i for i, t in enumerate(line.tokens) if t.has("action.put") and t.sentence == 0)
    for i, token in enumerate(line.tokens):
        if not links.told(i):
            continue
        if token.has_first(*LEAVES):
            line.used.add(i)
            if not line.has("zone.command"):
                links.doubts.append("where it went")
            links.facts.happens("leaves", holder, to=("command",))
            line.use("zone.command", "action.go", "action.return")
        elif token.has_first("action.cast", "action.recast") and links.facts.events[-1].kind == "leaves":
            line.used.add(i)
            line.use("time.again")
            links.facts.happens("cast", holder, by="you")
    if any(line.is_at(i, f"color.{color}") for i in links.asked):
        links.ask("ability_refers", "color", color)
    return True


def read_choices(links: Links) -> bool:
    """Two copies of a card, a type or color chosen for each, and what each one's other ability looks at."""
    line = links.line
    two = line.find("action.control/action.have ~ quantity.two")
    if not two or two[0].indices[0] > 4:
        return False
    places = {}
    for i, token in enumerate(line.tokens):
        kind = next((c for c in token.concepts if c.startswith(("creature_type.", "color."))), "")
        if kind and not token.quoted:
            places[i] = kind
    told = [i for i in places if links.told(i)]
    if len(told) != 2 or len({places[i].partition(".")[0] for i in told}) != 1:
        return False
    verbs = [m.indices[0] for m in line.find(_CHOOSES) if links.told(m.indices[0])]
    first = [i for i, t in enumerate(line.tokens) if links.told(i) and t.has("time.first")]
    second = [
        i
        for i in range(two[0].indices[1] + 1, len(line.tokens))
        if links.told(i) and line.is_at(i, "quantity.two")
    ]
    sentence = line.tokens[told[0]].sentence
    here = [i for i in (*first, *second) if line.tokens[i].sentence == sentence]
    if (
        not verbs
        or len(first) != 1
        or len(second) != 1
        or len(here) != 2
        or line.tokens[told[1]].sentence != sentence
    ):
        return False
    # Both orders are plain: "Elf for the first and Goblin for the second", "for the first Elf, …".
    in_order = (first[0] < second[0]) and not (first[0] > told[1]) and not (second[0] < told[0])
    if not in_order:
        return False
    links.holders = ["first", "second"]
    behind = range(two[0].indices[1] + 1, two[0].indices[1] + 4)
    noun = next(
        (i for i in behind if line.is_at(i, "type.artifact", "type.creature", "type.enchantment")), None
    )
    types = frozenset({"creature"})
    if noun is not None:
        line.used.add(noun)
        kind = next((c for c in line.tokens[noun].concepts if c.startswith("type.")), "")
        types = frozenset({kind.partition(".")[2]}) if kind else types
    value = "color" if places[told[0]].startswith("color.") else "creature type"
    chosen = [places[i].partition(".")[2] for i in told]
    for name in links.holders:
        links.facts.set(name, types=types)
        links.add(f"{name}_choice", name, kind="replacement", does="choose", value=value)
        links.add(f"{name}_uses", name, kind="static", refers_to="chosen", value=value)
    for name, what in zip(links.holders, chosen, strict=True):
        links.facts.happens("chosen", what, by=f"{name}_choice")
    line.used.update((*two[0].indices, *told, *verbs, *first, *second))
    line.used.update(i for i, t in enumerate(line.tokens) if t.has("object.copy") and links.told(i))
    _asked(links, places, chosen)
    return True


def _asked(links: Links, places: dict[int, str], chosen: list[str]) -> None:
    line = links.line
    asked = sorted(links.asked)
    named = [places[i].partition(".")[2] for i in asked if i in places]
    only = any(line.is_at(i, "logic.only") for i in asked)
    each = any(line.is_at(i, "logic.all") for i in asked)
    holder = links.holder_in(asked)
    line.used.update(i for i in asked if line.is_at(i, *_SOFT) or i in places)
    if each and only and not named and not holder:
        line.used.update(i for i in asked if line.is_at(i, "logic.all"))
        links.ask("refers_only", "first_uses", chosen[0])
    elif holder and len(set(named)) == 1 and not each:
        links.ask("refers_only" if only else "ability_refers", f"{holder}_uses", named[0])
    else:
        links.doubts.append("asked of what")


_SOFT = (
    "logic.only",
    "object.type",
    "object.creature_type",
    "object.color",
    "action.choose",
    "state.chosen",
    "object.name",
    "quantity.one",
    "type.creature",
    "object.copy",
    "time.first",
    "quantity.two",
    "state.different",
    "action.give",
    "action.look_at",
    "verb.*",
)
"""What the asking clause may hold beside the types and colors."""
