"""Reading questions about combat word by word: a scenario for each way to understand one.

Every word that means something in the game must be accounted for; names, reasons and opinions may be
anything. What is not told and matters is left open, for the engine to ask.
"""

from __future__ import annotations

from itertools import pairwise, product
from types import MappingProxyType
from typing import Final

from subrule.engine.answers_combat import NEEDS_DAMAGE
from subrule.engine.events import Event, Question
from subrule.engine.facts import Fact, FactValue
from subrule.engine.scenario import Scenario
from subrule.engine.scenario_combat import with_combat_damage
from subrule.engine.state import Player, State
from subrule.understanding.combat_asking import Asking
from subrule.understanding.combat_clauses import Clause, clauses
from subrule.understanding.combat_deeds import Story
from subrule.understanding.combat_meant import OTHER, Choices
from subrule.understanding.combat_things import Doubt, grouped
from subrule.understanding.combat_words import VERBS, Piece, pieces
from subrule.understanding.line import Line

_GATE: Final = (
    *("action.attack", "action.block", "state.attacking", "state.blocking", "state.blocked"),
    *("state.unblocked", "object.attacker", "object.blocker", "concept.deathtouch_trample"),
)
_MOST_WAYS: Final = 6
_ANY: Final = frozenset(
    {
        *(
            "WORD",
            "I",
            "ME",
            "HE",
            "IT",
            "OPP",
            "PERSON",
            "PLAYER",
            "MY",
            "HIS",
            "OPPS",
            "BE",
            "HAVE",
            "WITH",
        ),
        *("BY", "AND", "BUT", "IF", "BECAUSE", "BEFORE", "AFTER", "NOW", "THISTURN", "WANT", "SAY"),
        *("ALL", "STILL", "COMBAT", "LET", "COLOR", "ACTIVE", "DEFENDER", "DOES", "LEGAL"),
    }
)
"""Pieces that may stay unread: what they say has been read with the verbs beside them, or is nothing."""


def read_combat(line: Line) -> tuple[Scenario, ...]:
    """Read a question about combat.

    Args:
        line: the question.

    Returns:
        A scenario for each way to understand it, which must all be ruled on alike; nothing if some of it
        is not understood.
    """
    if not line.has(*_GATE, quoted=None):
        return ()
    found: list[Scenario] = []
    counts: tuple[int, ...] = ()
    try:
        first, counts = _read(line, ())
        found.append(first)
        ways = 1
        for count in counts:
            ways *= count
        if ways > _MOST_WAYS:
            return ()
        plans = list(product(*(range(n) for n in counts)))[1:]
        found += [_read(line, plan)[0] for plan in plans]
    except Doubt:
        return ()
    return tuple(found)


def _read(line: Line, plan: tuple[int, ...]) -> tuple[Scenario, tuple[int, ...]]:
    """Read it in the way that a plan of choices says.

    Raises:
        Doubt: if something is not understood.
    """
    words = _players(pieces(line))
    split = clauses(line, grouped(line, words))
    choices = Choices(plan)
    story = Story(line, choices)
    asked = next(c for c in split if c.asked)
    for clause in split:
        if clause.opinion:
            _opinion(story, clause)
        elif clause is not asked:
            story.tell(clause)
        else:
            _named_in(story, clause)
    question = Asking(story, asked).question()
    _account(line, split, story)
    return _scenario(story, question), tuple(choices.counts)


def _players(words: list[Piece]) -> list[Piece]:
    """Join "my opponent" and the like; "my" of a player says nothing, nor does "chump" before "block"."""
    found: list[Piece] = []
    for first, second in pairwise([*words, Piece("END", (), 0, 0, -1)]):
        if (
            first.kind in ("MY", "HIS")
            and second.kind in ("OPP", "PERSON")
            and first.sentence == second.sentence
        ):
            continue
        if first.kind == second.kind == "BLOCK" and second.start - first.end <= 1:
            continue
        found.append(first)
    return found


def _named_in(story: Story, clause: Clause) -> None:
    """Take note of the creatures in the asking clause before a condition behind it speaks of them."""
    for piece in clause.pieces:
        if piece.kind == "E" and not story.cast.known:
            story.of(piece)


def _opinion(story: Story, clause: Clause) -> None:
    """What somebody says tells no deeds; a condition in it, or what is known anyway, tells of creatures."""
    for piece in clause.pieces:
        if piece.kind == "E":
            mention = piece.value
            known = [n for n in story.cast.known if story.cast.may_be(mention, n)]
            if not known and (clause.lead == "IF" or not story.cast.known):
                story.of(piece)
            elif mention.keywords and not any(
                mention.keywords <= story.cast.known[n].keywords for n in known
            ):
                raise Doubt("a keyword in an opinion")
        elif piece.kind == "IT" and piece.value.keywords:
            if clause.lead not in ("IF", "BECAUSE") or len(story.last) != 1:
                raise Doubt("a keyword in an opinion")
            story.cast.learn(story.last[0], piece.value)
        elif piece.kind == "KW" and not any(piece.value in m.keywords for m in story.cast.known.values()):
            raise Doubt("a keyword in an opinion")
        elif piece.kind in ("MOD", "CTR", "UNREAD"):
            raise Doubt("a fact in an opinion")
        piece.used = True


def _account(line: Line, split: list[Clause], story: Story) -> None:
    """Make sure that nothing which matters has been left unread.

    Raises:
        Doubt: if something has.
    """
    colored = any({"fear", "intimidate"} & m.keywords for m in story.cast.known.values())
    for clause in split:
        for place, piece in enumerate(clause.pieces):
            if piece.used:
                continue
            if piece.kind == "WORD":
                _no_name(line, piece)
            elif piece.kind == "NOT":
                if any(p.kind in VERBS or p.kind == "KW" for p in clause.pieces[place + 1 : place + 4]):
                    raise Doubt("a negation")
            elif piece.kind == "DAMAGE":
                # "Before damage" only names a moment; what happens behind it is another matter.
                moment = {p.kind for p in clause.pieces[max(0, place - 2) : place]}
                if "BEFORE" not in moment or "AFTER" in moment:
                    raise Doubt("damage")
            elif (piece.kind == "COLOR" and colored) or not _may_stay(line, clause, piece):
                raise Doubt(piece.kind)


def _may_stay(line: Line, clause: Clause, piece: Piece) -> bool:
    """Whether a piece may stay unread."""
    match piece.kind:
        case "N":
            return bool(piece.value == 1)
        case "WHO":
            return not clause.asked and line.language == "fr"
        case "SOMEONE":
            return not clause.verbs()
        case "UNREAD":
            return piece.value in _MEANS and _has_deed(clause)
        case _:
            return piece.kind in _ANY


_MEANS: Final = (
    *("action.activate", "object.ability", "object.activated_ability", "object.effect"),
    *("type.instant", "type.sorcery", "object.spell"),
)
"""By what something is done; it may stay unread beside what it does."""


def _has_deed(clause: Clause) -> bool:
    deeds = ("TAP", "GIVE", "KILL", "EXILE", "BOUNCE", "SACRIFICE", "RETURN")
    return not clause.asked and any(p.used and p.kind in deeds for p in clause.pieces)


def _no_name(line: Line, piece: Piece) -> None:
    """A capitalised word inside a sentence may be the name of a card, which might matter."""
    text = line.text[piece.start : piece.end]
    begin = line.sentences[piece.sentence][0]
    inside = line.text[begin : piece.start].strip(" ¿¡«“\"'(")
    if text[:1].isupper() and inside and not inside.endswith((":", "-")):
        raise Doubt("a name")


def _scenario(story: Story, question: Question) -> Scenario:
    cast = story.cast
    side = story.attacking_side()
    about_players = any(
        role == "player" or value in ("you", "opponent") for role, value in question.arguments
    )
    if not side and about_players:
        raise Doubt("who attacks")
    side = side or "you"
    for name in (*cast.attackers, *cast.blockers):
        if cast.known[name].tapped:
            raise Doubt("tapped already")
    for name in cast.attackers:
        cast.known[name].owner = cast.known[name].owner or side
        if cast.known[name].owner != side:
            raise Doubt("both attack")
    for name in cast.blockers:
        cast.known[name].owner = cast.known[name].owner or OTHER[side]
        if cast.known[name].owner == side:
            raise Doubt("blocks its own")
    _must_fight(story, question)
    fighting = {*cast.attackers, *cast.blockers, *(v for _, v in question.arguments)}
    if story.made and set(cast.known) - fighting:
        raise Doubt("some creature, or one that is told of")
    attacker = next((v for r, v in question.arguments if r == "attacker"), "")
    attackers = list(cast.attackers)
    if attacker and attacker not in attackers and not attackers:
        attackers = [attacker]
    events: list[Event] = []
    if attackers:
        owner = cast.known[attackers[0]].owner or side
        events.append(Event("attack", attackers[0], to=(OTHER[owner],), changes=(("all", tuple(attackers)),)))
    events += [Event("block", a, to=tuple(by)) for a, by in story.blocks.items()]
    events += story.events
    players = {name: Player(name, life=story.life.get(name)) for name in ("you", "opponent")}
    state = State(MappingProxyType(cast.objects()), MappingProxyType(players))
    return Scenario(state, with_combat_damage(tuple(events), question), question, _offered(story, question))


_OF_FIGHTS: Final = frozenset({"dies", "destroyed", "all_die"})


def _must_fight(story: Story, question: Question) -> None:
    """Make sure that what is asked about fights, and that nobody is left out who is called a fighter.

    Raises:
        Doubt: if not.
    """
    cast = story.cast
    if question.kind in NEEDS_DAMAGE and not cast.attackers:
        raise Doubt("nothing attacks")
    for name, known in cast.known.items():
        group = {"attacker": cast.attackers, "blocker": cast.blockers}.get(known.role, [name])
        if question.kind in NEEDS_DAMAGE and name not in group:
            raise Doubt("a fighter that is left out")
    if question.kind in _OF_FIGHTS:
        fighting = {*story.blocks, *(b for by in story.blocks.values() for b in by)}
        if {value for role, value in question.arguments if role in ("object", "objects")} - fighting:
            raise Doubt("it does not fight")


def _offered(story: Story, question: Question) -> tuple[tuple[Fact, tuple[FactValue, ...]], ...]:
    """Trample of an attacker of which nothing is said, where what blocked it is gone; it decides then."""
    gone = {e.subject for e in story.events if e.kind == "leaves"}
    found: list[tuple[Fact, tuple[FactValue, ...]]] = []
    for attacker, blockers in story.blocks.items():
        known = story.cast.known[attacker]
        bare = known.size is None and not known.keywords and not known.lacks
        asked = question.kind in ("deals_combat_damage", "damage_to_player", "is_dealt", "loses")
        if bare and asked and set(blockers) <= gone:
            found.append((Fact(attacker, "trample"), (True, False)))
    return tuple(found)
