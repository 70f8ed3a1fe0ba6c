"""Section 800, multiplayer: what leaves the game with a player."""

from __future__ import annotations

from collections.abc import Iterator

from subrule.engine.events import Consequence, Moment
from subrule.engine.facts import UnsupportedError
from subrule.engine.registry import rule
from subrule.engine.view import View


@rule("800.4a", "player_leaving")
def what_a_leaving_player_owns_leaves(view: View, moment: Moment) -> Iterator[Consequence]:
    """800.4a: when a player leaves the game, all objects that the player owns leave it too."""
    for owned in view.state.objects.values():
        owner = owned.owner or view.controller(owned)
        if owner == moment.subject:
            yield Consequence("leaves_game", owned.id, player=owner, message="leaves-with-its-owner")
        elif owned.controller == moment.subject and owned.zone in ("battlefield", "stack"):
            # Whether an effect gave the control (it ends) or not (exile) the scenario cannot say.
            raise UnsupportedError("control-of-a-player-who-left")
