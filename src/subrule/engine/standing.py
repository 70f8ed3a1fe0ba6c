"""What turn, player and Commander rules read beyond the board: standing, sheet and course.

Each is a value that the state holds in one field: :class:`Standing` of a player, :class:`Sheet` of an object,
:class:`Course` of the game.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

CANNOT: Final = ("gain_life", "lose_life", "draw", "draw_more_than_one", "play_lands")
"""What an effect may say that a player can't do."""

SKIPPABLE: Final = ("untap", "upkeep", "draw", "combat", "turn")
"""Steps, phases and turns that effects make players skip."""

SYMBOL_PLACES: Final = ("cost", "text", "reminder", "back", "alternative", "indicator")
"""Where on a card colors stand (903.4): mana cost, rules text, reminder text, back face, further
characteristics (an Adventure …), color indicator."""

PARTNERS: Final = (
    "partner",
    "character_select",
    "father_and_son",
    "friends_forever",
    "survivors",
    "with",
    "choose_a_background",
    "doctors_companion",
)
"""Partner abilities (702.124a); ``with`` is "partner with [name]"."""

DURATIONS: Final = ("end_of_turn", "this_turn", "end_of_combat", "your_next_upkeep", "your_next_end_step")
"""How long an effect lasts, where the turn tells."""

USUAL_HAND: Final = 7
"""Starting hand size and maximum hand size (103.5, 402.2)."""


@dataclass(frozen=True, slots=True)
class Standing:
    """What there is to know of a player beyond life and library.

    Attributes:
        hand: cards in hand; None if not stated.
        max_hand: maximum hand size where an effect sets it.
        no_max_hand: whether the player has no maximum hand size.
        lands_played: lands played this turn; None if not stated.
        extra_lands: how many more than one the player may play this turn.
        plays_lands_from: zones beside the hand from which an effect lets the player play lands.
        mana: unspent mana.
        mana_lost: mana that was lost as steps and phases ended.
        mana_stays: whether an effect keeps unspent mana from emptying.
        cannot: what effects say the player can't do, of :data:`CANNOT`.
        drawn: cards drawn earlier this turn.
        draws: cards drawn in the course of the scenario.
        told_to_draw: cards that it was told to draw in it.
        step_draws: how many of these were the draw of a draw step.
        put_into_hand: cards put into the hand without being drawn.
        put_into_hand_by: whether an effect was to do that, whatever the library held.
        replaced_draws: draws that something else happened instead of.
        replaces_draws: whether an effect replaces the player's draws.
        skips: what the player is to skip next, one entry for each effect.
        mulligans: mulligans taken; None if not stated.
        kept: whether the player has kept the opening hand.
        discarded: cards discarded down to the maximum hand size.
        gained: life gained in the course of the scenario.
        lost: life lost in it other than by damage.
        damaged: damage taken in it that cost life.
        exchanged: ``"known"`` if life totals have been exchanged; where one was not stated, whether it was
            life ``"gained"``, ``"lost"`` or the ``"same"``.
        mana_only_for: card types and subtypes for which alone the mana may be spent (106.6); empty for any.
        set_by: by how much an effect that set the life total has changed it; None if none has.
    """

    hand: int | None = None
    max_hand: int | None = None
    no_max_hand: bool = False
    lands_played: int | None = None
    extra_lands: int = 0
    plays_lands_from: frozenset[str] = frozenset()
    mana: int = 0
    mana_stays: bool = False
    mana_lost: int = 0
    cannot: frozenset[str] = frozenset()
    drawn: int = 0
    draws: int = 0
    told_to_draw: int = 0
    step_draws: int = 0
    put_into_hand: int = 0
    put_into_hand_by: bool = False
    replaced_draws: int = 0
    replaces_draws: bool = False
    skips: tuple[str, ...] = ()
    mulligans: int | None = None
    kept: bool = False
    discarded: int = 0
    gained: int = 0
    lost: int = 0
    damaged: int = 0
    set_by: int | None = None
    exchanged: str = ""
    mana_only_for: frozenset[str] = frozenset()


@dataclass(frozen=True, slots=True)
class Sheet:
    """What deck building, land plays and the turn ask of a card.

    Attributes:
        symbols: place of :data:`SYMBOL_PLACES` → colors that stand there.
        copies: how many cards of its name the deck holds.
        any_number: whether its own text lets a deck hold any number of it.
        times_cast: how often its owner has cast it from the command zone; None if not stated.
        can_be_commander: whether its text says that it can be a commander.
        stays_tapped: whether an effect keeps it from untapping.
        triggers_at: the step at whose beginning an ability of it triggers; ``""`` for none.
        whose: whose step that is, ``"each"``, ``"own"`` or ``"opponents"``.
        came_in: step of this turn in which it came onto the battlefield; ``""`` for an earlier turn.
        partner: its partner ability, of :data:`PARTNERS`; ``""`` for none.
        partner_with: the object that its "partner with" names.
        lore_put: lore counters that were put on it in the course of the scenario: how many it had before,
            and after.
        put_attacking: whether it was put onto the battlefield attacking (508.4).
        phased: ``"out"`` while it is phased out, ``"in"`` once it has phased in again; ``""`` if neither was.
        phased_with: what it is attached to and phased out together with (702.26g).
    """

    symbols: tuple[tuple[str, frozenset[str]], ...] = ()
    copies: int | None = None
    any_number: bool = False
    times_cast: int | None = None
    can_be_commander: bool = False
    stays_tapped: bool = False
    triggers_at: str = ""
    whose: str = "each"
    came_in: str = ""
    partner: str = ""
    partner_with: str = ""
    lore_put: tuple[tuple[int, int], ...] = ()
    put_attacking: bool = False
    phased: str = ""
    phased_with: str = ""

    def colors_at(self, place: str) -> frozenset[str]:
        """The colors that stand at one place of the card."""
        return next((colors for name, colors in self.symbols if name == place), frozenset())


@dataclass(frozen=True, slots=True)
class Course:
    """How the game has gone so far, and what is to come.

    Attributes:
        starting_player: who takes or took the first turn; ``""`` if not stated.
        turn_number: number of the present turn, 1 for the first of the game; None if not stated.
        previous_loser: who lost the game before this in the match; ``"none"`` after a draw, ``""`` if this is
            the first game.
        previous_chooser: who chose the starting player of that game.
        extra_turns: players with extra turns to come, the next first.
        extra_phases: phases to come after the present one, the next first.
        loop: ``"mandatory"`` or ``"optional"`` if the game has come into a loop.
        turns_ended: turns that have ended since the scenario began.
        monarch: who is the monarch; ``""`` for nobody, or if it is not stated.
        monarch_by: what last made or might have made somebody the monarch: ``"first"``, ``"named"``,
            ``"combat"``, ``"other damage"``, ``"left"``.
        monarch_at_end: who was the monarch as the end step of this turn began; ``""`` before that.
        turn_was_ended: whether an effect has ended the turn (724.1).
    """

    starting_player: str = ""
    turn_number: int | None = None
    previous_loser: str = ""
    previous_chooser: str = ""
    extra_turns: tuple[str, ...] = ()
    extra_phases: tuple[str, ...] = ()
    loop: str = ""
    turns_ended: int = 0
    monarch: str = ""
    monarch_by: str = ""
    monarch_at_end: str = ""
    turn_was_ended: bool = False


NO_STANDING: Final = Standing()
NO_SHEET: Final = Sheet()
NO_COURSE: Final = Course()
"""What there is where a scenario says nothing."""
