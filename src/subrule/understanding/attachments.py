"""Reading questions about Auras and other attachments: the facts and roles that 303.4 turns on.

Each reader looks for one subject and counts the words that carry it as used. In the end every word that
means something in the game must be used; if one is not, there is no reading.
"""

from __future__ import annotations

from subrule.engine.scenario import Scenario
from subrule.understanding.abilities import read_activated, read_says_enchanted
from subrule.understanding.accounting import unaccounted
from subrule.understanding.asking import read_question
from subrule.understanding.clauses import asked_clause, other_questions
from subrule.understanding.entering import (
    read_agents,
    read_casting,
    read_entering,
    read_is_on,
    read_roles,
    read_token_copy,
)
from subrule.understanding.facts import Facts
from subrule.understanding.happenings import (
    read_becomes_creature,
    read_control_change,
    read_gained_protection,
    read_leaving,
    read_stops_being_creature,
)
from subrule.understanding.identity import attachment_of, read_attachment, read_things
from subrule.understanding.leaving_players import read_player_leaves
from subrule.understanding.line import Line
from subrule.understanding.moving import read_facing_up, read_move
from subrule.understanding.qualities import (
    offer_color,
    read_absent,
    read_barred,
    read_colors,
    read_enchant_ability,
    read_keywords,
    read_only_creature,
    read_protection,
)
from subrule.understanding.things import ATTACHMENTS, WORN

_READERS = (
    read_attachment,
    read_enchant_ability,
    read_absent,
    read_barred,
    read_becomes_creature,
    read_stops_being_creature,
    read_things,
    read_colors,
    read_protection,
    read_keywords,
    read_only_creature,
    read_roles,
    read_gained_protection,
    read_leaving,
    read_token_copy,
    read_entering,
    read_casting,
    read_player_leaves,
    read_control_change,
    read_move,
    read_facing_up,
    read_says_enchanted,
    read_activated,
    read_is_on,
    read_agents,
    read_question,
)


def read_attachments(line: Line) -> tuple[Scenario, ...]:
    """Read a question about an attachment.

    Args:
        line: the question.

    Returns:
        The scenario, or nothing if the question is about something else or not wholly understood.
    """
    facts = gather(line)
    if facts is None or facts.doubts or unaccounted(line, facts.asked):
        return ()
    scenario = facts.scenario()
    return (scenario,) if scenario is not None else ()


def gather(line: Line) -> Facts | None:
    """Let every reader look at the question.

    Args:
        line: the question.

    Returns:
        What was read, doubts included; None if there is no attachment in it.
    """
    if not line.has(*ATTACHMENTS, "type.nonaura") and not line.find("action.wear ~ object.permanent"):
        return None
    facts = Facts(asked=asked_clause(line))
    if other_questions(line):
        facts.doubts.append("two questions")
    for read in _READERS:
        read(line, facts)
    offer_color(facts)
    if _nothing_happens(facts):
        facts.doubts.append("nothing happens")
    if _unlinked(line, facts):
        facts.doubts.append("on which")
    if _nothing_bars(facts):
        facts.doubts.append("nothing bars it")
    _forget_bystanders(facts)
    return facts


_STATIC = frozenset({"controls", "who_controls", "may_activate", "who_activates", "is_enchanted", "refers"})
"""Questions that need no event."""


def _nothing_happens(facts: Facts) -> bool:
    """Whether what becomes of it is asked though nothing happens: then something was not read."""
    if facts.events or facts.question is None or facts.question.kind in _STATIC:
        return False
    which = attachment_of(facts)
    by_itself = facts.get(which, "attached_to") == which or facts.has("second")
    return not by_itself and not any(o.get("protection") for o in facts.objects.values())


def _unlinked(line: Line, facts: Facts) -> bool:
    """Whether the only host is "a creature" that no word links with the attachment."""
    which = attachment_of(facts)
    hosts = [m for m in facts.mentions if facts.called.get(m.index) == "host" and not m.is_attachment]
    if (
        facts.get(which, "attached_to") != "host"
        or not hosts
        or not hosts[0].indefinite
        or hosts[0].whose == ""
    ):
        return False
    return not line.has(*WORN, "action.have", "prep.on", "action.enchant")


_MAY = frozenset({"may_target", "may_attach", "moves"})
"""Questions whether something may be done."""

_BARS = ("protection", "hexproof", "shroud", "cannot_be_enchanted_by", "enchant")


def _nothing_bars(facts: Facts) -> bool:
    """Whether it is asked if something may be done and nothing was read that could forbid it."""
    if facts.question is None or facts.question.kind not in _MAY:
        return False
    return not any(fields.get(bar) for fields in facts.objects.values() for bar in _BARS)


def _forget_bystanders(facts: Facts) -> None:
    """Take away a host that nothing is said of: "which creature it goes on" names none."""
    named = {v for e in facts.events for v in (e.subject, *e.to)}
    named |= {str(o.get("attached_to")) for o in facts.objects.values()}
    if facts.question is not None:
        named |= {v for _, v in facts.question.arguments}
    plain = {"types", "noun"}
    for name in ("host", "other"):
        if facts.has(name) and name not in named and set(facts.objects[name]) <= plain and not facts.absent:
            del facts.objects[name]
