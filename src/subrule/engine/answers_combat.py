"""Verdicts on what was asked about combat: what may fight, what is blocked, what damage is dealt."""

from __future__ import annotations

from typing import Final

from subrule.engine.asked import Answer, Form, Given, closed
from subrule.engine.combat import Combat
from subrule.engine.events import DYING, Consequence, Moment, Question
from subrule.engine.grounds import grounds
from subrule.engine.measures import poison

_NO_RULE = Answer(None, reason="no-rule")


def _combat(given: Given) -> Combat:
    return given.state.combat or Combat()


def _told_by(given: Given, holds: bool, found: list[Consequence] | tuple[Consequence, ...]) -> Answer:
    """Answer a closed question with what has not been told on the way."""
    told = {(s.kind, s.subject, s.message, s.other) for s in given.steps}
    return closed(holds, *(c for c in found if (c.kind, c.subject, c.message, c.other) not in told))


def _allowed(given: Given, moment: Moment) -> Answer:
    """Answer whether something may be done: no if a rule forbids it, yes if rules permit it."""
    found = given.ask(moment)
    against = [c for c in found if c.kind == "forbids"]
    if against:
        return closed(False, *against)
    permitted = [c for c in found if c.kind == "permits"]
    if not permitted or given.silenced(moment):
        return _NO_RULE
    # What speaks of this case in particular comes before what holds of every creature.
    general = ("untapped-creatures-may-attack", "untapped-creatures-may-block")
    return closed(True, *sorted(permitted, key=lambda c: c.message in general))


# -- declarations ----------------------------------------------------------------------------------


def _target(question: Question, given: Given, role: str = "at") -> str:
    o = given.state.objects[question.get("object")]
    by = given.view.controller(o)
    others = [p.id for p in given.state.players.values() if p.id != by and p.in_game]
    return question.get(role) or (others[0] if others else "")


def _may_attack(question: Question, given: Given) -> Answer:
    name = question.get("object")
    return _allowed(given, Moment("attack_legality", name, (_target(question, given),)))


def _may_use_tap_ability(question: Question, given: Given) -> Answer:
    return _allowed(given, Moment("tap_ability", question.get("object")))


def _may_block(question: Question, given: Given) -> Answer:
    return _allowed(given, Moment("block_legality", question.get("attacker"), (question.get("object"),)))


def _may_block_together(question: Question, given: Given) -> Answer:
    return _allowed(given, Moment("block_legality", question.get("attacker"), question.all("objects")))


def _required(question: Question, given: Given, what: str) -> tuple[bool, list[Consequence]] | None:
    hosts: tuple[str, ...]
    if what == "attack":
        hosts = (_target(question, given),)
    else:
        attackers = tuple(a.attacker for a in _combat(given).attacks)
        hosts = (question.get("attacker"),) if question.get("attacker") else attackers
    found = given.ask(Moment("required", question.get("object"), hosts, detail=what))
    return (any(c.kind == "required" for c in found), found) if found else None


def _must_attack(question: Question, given: Given) -> Answer:
    found = _required(question, given, "attack")
    return _NO_RULE if found is None else closed(found[0], *found[1])


def _may_stay_home(question: Question, given: Given) -> Answer:
    found = _required(question, given, "attack")
    return _NO_RULE if found is None else closed(not found[0], *found[1])


def _must_block(question: Question, given: Given) -> Answer:
    found = _required(question, given, "block")
    return _NO_RULE if found is None else closed(found[0], *found[1])


def _taps(question: Question, given: Given) -> Answer:
    name = question.get("object")
    told = [f for f in given.findings if f.subject == name and f.kind in ("taps", "not_tapped")]
    told = told or given.ask(Moment("attack_declared", name))
    return closed(told[0].kind == "taps", *told[:1]) if told else _NO_RULE


# -- what is in combat -----------------------------------------------------------------------------


def _continues(name: str, given: Given, *words: str) -> list[Consequence] | None:
    """What the rules say of something that is in combat; None if one that is switched off would say more."""
    touched = ("tapping",) if name in _combat(given).touched else ()
    moment = Moment("combat_continues", name, detail=" ".join((*words, *touched)))
    return None if given.silenced(moment) else given.ask(moment)


def _why_not(name: str, given: Given) -> list[Consequence]:
    kinds = ("forbids", "leaves_combat")
    return [f for f in given.findings if f.subject == name and f.kind in kinds]


def _is_attacking(question: Question, given: Given) -> Answer:
    return _fights(question.get("object"), given, attacking=True)


def _is_blocking(question: Question, given: Given) -> Answer:
    return _fights(question.get("object"), given, attacking=False)


def _fights(name: str, given: Given, *, attacking: bool) -> Answer:
    combat = _combat(given)
    there = combat.attack_of(name) is not None if attacking else combat.is_blocking(name)
    if not there and name in combat.participants:
        return closed(False, Consequence("stays", name, message="fights-on-the-other-side"))
    if not there:
        why = _why_not(name, given)
        return _told_by(given, False, why) if why else Answer(None, reason="not-in-combat")
    found = _continues(name, given)
    if not found:
        return _NO_RULE
    general = ("attacks-until-combat-ends", "blocks-until-combat-ends")
    special = [c for c in found if c.message not in general]
    return closed(True, *(special or found))


def _is_blocked(question: Question, given: Given) -> Answer:
    name = question.get("object")
    attack = _combat(given).attack_of(name)
    if attack is None:
        why = _why_not(name, given)
        return _told_by(given, False, why) if why else Answer(None, reason="not-in-combat")
    refused = [f for f in given.findings if f.subject == name and f.kind == "forbids"]
    if refused:
        return _told_by(given, False, refused)
    found = _continues(name, given, "blocked")
    told = [c for c in found or () if c.numbers[:1] == ("509.1h",)]
    return closed(bool(attack.blocked), *told) if told else _NO_RULE


# -- damage ----------------------------------------------------------------------------------------


def _deals(question: Question, given: Given) -> Answer:
    name, to = question.get("object"), question.get("to")
    combat = _combat(given)
    known = combat.known(name) is not None or name in combat.refused
    if not known:
        return _deals_if_it_attacks(name, given)
    if combat.dealt_by(name, to):
        return closed(True)
    why = _no_damage(name, to, given)
    return _told_by(given, False, why) if why else _NO_RULE


def _no_damage(name: str, to: str, given: Given) -> tuple[Consequence, ...]:
    kinds = {"assigns_nothing", "waits", "forbids"}
    if not any(f.subject == name and f.kind == "assigns" for f in given.findings):
        kinds.add("leaves_combat")
    told = [
        f
        for f in given.findings
        if (f.subject == name and f.kind in kinds)
        or (f.subject == to and f.kind in ("prevented", "not_dealt") and f.other == name)
    ]
    if not told:
        # It assigned its damage to something else than what is asked about.
        told = [f for f in given.findings if f.subject == name and f.kind == "assigns"]
    if not told and given.happened_to(name, DYING):
        told = [c for f in given.findings if f.kind == "strikes" and f.subject != name for c in (f,)] or [
            Consequence("stays", name, message="gone-before-its-damage")
        ]
    return tuple(told)


def _deals_if_it_attacks(name: str, given: Given) -> Answer:
    """Of a creature of which the scenario does not say whether it attacks, ask."""
    if given.state.combat is not None and given.state.combat.attacks:
        moment = Moment("assigning", name, detail="not in combat")
        told = [c for c in given.ask(moment) if c.message == "not-in-combat-no-damage"]
        return closed(False, *told) if told else _NO_RULE
    if given.view.open_fact(name, "attacking"):
        detail = "tapping as attacker" if given.state.objects[name].tapped else ""
        moment = Moment("combat_continues", name, detail=detail)
        found = given.ask(moment)
        return closed(True, *found) if found else _NO_RULE
    answer = _allowed(given, Moment("attack_legality", name, ()))
    if answer.verdict == "yes":
        return closed(False, Consequence("stays", name, message="does-not-attack"), *answer.consequences)
    return answer


def _told(subject: str, hosts: tuple[str, ...], detail: str, given: Given) -> list[Consequence]:
    return given.ask(Moment("life_told", subject, hosts, detail=detail))


def _dealt(question: Question, given: Given) -> Answer:
    name, to = question.get("object"), question.get("to")
    combat = _combat(given)
    if not combat.dealt_by(name, to):
        why = _no_damage(name, to, given)
        return Answer("outcome", _told_by(given, False, why).consequences) if why else _NO_RULE
    found = _told(name, (to,) if to else (), "combat", given)
    return Answer("outcome", tuple(found)) if found else _NO_RULE


def _sources(target: str, given: Given) -> tuple[str, ...]:
    return tuple(dict.fromkeys(s for s, t, n in _combat(given).dealt if t == target and n))


def _damage_to(question: Question, given: Given) -> Answer:
    target = question.get("player") or question.get("object")
    amount = _combat(given).dealt_to(target)
    told = Consequence(
        "deals",
        target,
        other=str(amount),
        player=target,
        message="takes-so-much-combat-damage",
        params=(("number", str(amount)),),
    )
    return Answer("outcome", (*_not_dealt(target, given), told))


def _not_dealt(target: str, given: Given) -> tuple[Consequence, ...]:
    if _sources(target, given):
        return ()
    names = dict.fromkeys((*(a.attacker for a in _combat(given).attacks), *_combat(given).refused))
    why = [c for name in names for c in _no_damage(name, target, given)]
    return _told_by(given, False, why).consequences


def _is_dealt(question: Question, given: Given) -> Answer:
    target = question.get("player") or question.get("object")
    amount = _combat(given).dealt_to(target)
    return _told_by(
        given, str(amount) == question.get("number", str(amount or -1)), _not_dealt(target, given)
    )


# -- assigning -------------------------------------------------------------------------------------


def _may_assign(question: Question, given: Given) -> Answer:
    amounts = question.all("amounts")
    hosts = tuple(part.partition("=")[0] for part in amounts)
    return _allowed(
        given, Moment("assignment_legality", question.get("object"), hosts, detail=",".join(amounts))
    )


def _most_assigned(question: Question, given: Given) -> Answer:
    """The most damage that may be assigned to the player or to one recipient: as the attacker would do it."""
    return _extreme(question, given, "most")


def _least_assigned(question: Question, given: Given) -> Answer:
    return _extreme(question, given, "least")


def _extreme(question: Question, given: Given, which: str) -> Answer:
    name = question.get("object")
    attack = _combat(given).attack_of(name)
    to = question.get("to") or (attack.at if attack is not None else "")
    found = given.ask(Moment("assigning", name))
    nothing = [c for c in found if c.kind == "assigns_nothing"]
    if not found:
        return _NO_RULE
    if nothing:
        return Answer("outcome", tuple(nothing))
    amounts = {c.other: dict(c.params)["number"] for c in found}
    number = amounts.get(to, "0")
    told = Consequence(
        "deals",
        name,
        other=number,
        message=f"assigns-at-{which}",
        params=(("host", to), ("number", number)),
    )
    return Answer("outcome", (*found[:1], told))


# -- life and poison -------------------------------------------------------------------------------


def _life(question: Question, given: Given) -> tuple[int, list[Consequence]] | None:
    player = question.get("player")
    found = _told(player, (), "life", given)
    life = given.state.players[player].life
    return (life, found) if found and life is not None else None


def _life_is(question: Question, given: Given) -> Answer:
    found = _life(question, given)
    if found is None:
        return Answer(None, reason="life-not-told")
    return closed(str(found[0]) == question.get("number"), *found[1])


def _life_left(question: Question, given: Given) -> Answer:
    found = _life(question, given)
    return Answer(None, reason="life-not-told") if found is None else Answer("outcome", tuple(found[1]))


def _gains_life(question: Question, given: Given) -> Answer:
    player = question.get("player")
    gained = [s for s in given.steps if s.kind == "gains_life" and s.subject == player]
    total = sum(int(dict(s.params)["number"]) for s in gained)
    if not gained:
        prevented = any(k in ("prevented", "not_dealt", "assigns_nothing") for k, _, _ in given.happened)
        return closed(False) if prevented else _NO_RULE
    return closed(question.get("number", str(total)) == str(total))


def _gets_poison(question: Question, given: Given) -> Answer:
    player = question.get("player")
    before = given.view.initial.players[player]
    got = poison(given.state.players[player]) - poison(before)
    if got:
        return closed(question.get("number", str(got)) == str(got))
    told = [f for f in given.findings if f.subject == player and f.kind == "stays"]
    prevented = given.happened_to(player, ("prevented", "not_dealt"))
    return closed(False) if told or prevented else _NO_RULE


def _all_die(question: Question, given: Given) -> Answer:
    told: list[Consequence] = []
    dead = True
    for name in question.all("objects"):
        dead = dead and given.has_died(name)
        found = grounds(given.state.objects[name], given)
        if found is None:
            return _NO_RULE
        told += found
    return closed(dead, *told)


def _stays_in_game(question: Question, given: Given) -> Answer:
    player = question.get("player")
    if given.state.players[player].lost:
        return closed(False)
    moment = Moment("staying_in_game", player)
    return _NO_RULE if given.silenced(moment) else closed(True, *given.ask(moment))


COMBAT_FORMS: Final[dict[str, Form]] = {
    "may_attack": Form(_may_attack, ("object",), ("at",), "may it attack?"),
    "may_block": Form(_may_block, ("object", "attacker"), (), "may it block that attacker, alone?"),
    "may_block_together": Form(
        _may_block_together, ("objects", "attacker"), (), "may these creatures block that attacker together?"
    ),
    "must_attack": Form(_must_attack, ("object",), ("at",), "does it have to attack?"),
    "may_stay_home": Form(_may_stay_home, ("object",), ("at",), "may it stay out of the attack?"),
    "must_block": Form(_must_block, ("object",), ("attacker",), "does it have to block?"),
    "taps_to_attack": Form(_taps, ("object",), (), "does attacking tap it?"),
    "may_use_tap_ability": Form(
        _may_use_tap_ability, ("object",), (), "may its ability with {T} in the cost be activated?"
    ),
    "is_attacking": Form(_is_attacking, ("object",), (), "is it attacking?"),
    "is_blocking": Form(_is_blocking, ("object",), (), "is it blocking?"),
    "is_blocked": Form(_is_blocked, ("object",), (), "is it blocked?"),
    "deals_combat_damage": Form(_deals, ("object",), ("to",), "does it deal combat damage (to that)?"),
    "combat_damage_dealt": Form(_dealt, ("object",), ("to",), "how much combat damage does it deal?"),
    "damage_to_player": Form(_damage_to, ("player",), (), "how much combat damage is a player dealt?"),
    "is_dealt": Form(
        _is_dealt, (), ("player", "object", "number"), "is so much combat damage dealt to a player or object?"
    ),
    "may_assign": Form(_may_assign, ("object", "amounts"), (), "may its combat damage be assigned so?"),
    "most_assigned": Form(
        _most_assigned, ("object",), ("to",), "how much can it assign to what it attacks, at most?"
    ),
    "least_assigned": Form(
        _least_assigned,
        ("object", "to"),
        (),
        "how much does it have to assign to a blocker, to trample over?",
    ),
    "life_left_is": Form(_life_is, ("player", "number"), (), "is that a player's life total?"),
    "life_left": Form(_life_left, ("player",), (), "what is a player's life total?"),
    "gains_life": Form(_gains_life, ("player",), ("number",), "does a player gain (so much) life?"),
    "gets_poison": Form(
        _gets_poison, ("player",), ("number",), "does a player get (so many) poison counters?"
    ),
    "stays_in_game": Form(_stays_in_game, ("player",), (), "does a player stay in the game?"),
    "all_die": Form(_all_die, ("objects",), (), "do all of these die?"),
}
"""Kind of question about combat → how it is answered and what it needs."""

NEEDS_DAMAGE: Final = frozenset(
    {
        "deals_combat_damage",
        "combat_damage_dealt",
        "damage_to_player",
        "is_dealt",
        "life_left_is",
        "life_left",
        "gains_life",
        "gets_poison",
        "all_die",
        "dies",
        "destroyed",
        "loses",
        "stays_in_game",
    }
)
"""Questions for which combat damage is dealt where an attack is told and nothing of damage."""
