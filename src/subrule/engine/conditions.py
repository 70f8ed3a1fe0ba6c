"""Conditions under which a default does not hold: general reasons why a fact has to be asked after all.

Each is named in :data:`subrule.engine.facts.DEFAULTS` and reads the view and the fact; none knows a question.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import TYPE_CHECKING

from subrule.engine.facts import Fact

if TYPE_CHECKING:
    from subrule.engine.view import View

BARE_AURA: frozenset[str] = frozenset({"aura"})


def bare_aura_whose_host_left(view: View, fact: Fact) -> bool:
    """Whether an Aura that is asked about has lost its host and nothing else was said of it.

    "Nothing else" means: no name, color, token, subtype beyond Aura, enchant ability, and no word on
    bestow. Such an Aura may be any, and bestow is the ordinary reason why some stay on the battlefield.
    An Aura of which something was said, or that is only a bystander, is taken to be an ordinary one.
    """
    aura = view.object(fact.subject)
    if aura is None or aura.id not in view.asked or aura.attached_to is None:
        return False
    said = (
        aura.name
        or aura.noun not in ("", "object.aura")
        or aura.colors is not None
        or aura.token is not None
        or aura.enchant is not None
    )
    if said or aura.subtypes != BARE_AURA:
        return False
    host = view.object(aura.attached_to)
    return host is not None and host.zone != "battlefield"


def host_is_no_creature(view: View, fact: Fact) -> bool:
    """Whether what an Aura of unstated enchant ability would be on is not (or not surely) a creature."""
    host = view.object(fact.value)
    return host is None or host.types is None or "creature" not in host.types


def toughness_in_doubt(view: View, fact: Fact) -> bool:
    """Whether a toughness that is not stated may be too small: the limit is above 0."""
    return int(fact.value or 1) > 0


_ABOUT_PLAYERS = frozenset({"loses", "who_loses", "wins", "game_ends", "has_speed", "stays_in_game"})


_ABOUT_DAMAGE = frozenset({"gains_life", "gets_poison"})


def life_is_asked(view: View, _fact: Fact) -> bool:
    """Whether the question may turn on a life total: it is about players, or there is no combat."""
    if view.wants in _ABOUT_PLAYERS:
        return True
    return view.state.combat is None and view.wants not in _ABOUT_DAMAGE


CONDITIONS: Mapping[str, Callable[[View, Fact], bool]] = MappingProxyType(
    {
        "bare-aura-whose-host-left": bare_aura_whose_host_left,
        "host-is-no-creature": host_is_no_creature,
        "toughness-in-doubt": toughness_in_doubt,
        "life-is-asked": life_is_asked,
    }
)
"""Name in the table of defaults → condition."""
