"""A game of Dungeon Time and its phones without a window."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from chrononauts_qt.games.dungeon_time.setup import Setup
from chrononauts_qt.session.match import Match, bot_option
from chrononauts_qt.ui.games.dungeon_time.controller import DungeonController
from tests.gui.dungeon_time.games import GAME, NAMES
from tests.gui.phones.evening import Evening
from tests.gui.phones.guest import Guest

NOBODY: Mapping[int, str] = {}


class TeamEvening(Evening):
    """A team, of which some are companions; who has a phone hears and says all of it there.

    Nobody counts back in after a pause: it is over as soon as somebody wants to go on.
    """

    @property
    def team(self) -> DungeonController:
        """What stands between the match and its phones."""
        assert isinstance(self.controller, DungeonController)
        return self.controller

    def make_controller(self, match: Match, seconds: float | None, hire: Any) -> Any:
        """Return the controller of a team, whose glass the match tells of."""
        controller = DungeonController(match, self.clock)
        controller.going_on.connect(lambda: controller.rest(False))
        return controller

    @classmethod
    def gather(
        cls, players: int = 3, path: Path | None = None, seconds: int = 300, bots: Mapping[int, str] = NOBODY,
        options: Mapping[str, str] | None = None, **setup: Any,
    ) -> TeamEvening:
        """Deal a game to a team."""
        seated = {bot_option(seat): rank for seat, rank in bots.items()}
        dealt = Setup(players, **{"seed": "five minutes", **setup})
        told = {"seconds": str(seconds), "id": "0" * 16, **seated, **(options or {})}
        return cls(Match.start(GAME, NAMES[:players], dealt, path, told))

    def begin(self, *seats: int) -> None:
        """Let phones sit down and one of them turn the glass."""
        self.seat(*seats)
        self.say(seats[0], "turn-glass")

    def held(self, seat: int) -> list[dict[str, Any]]:
        """Return the cards that a phone shows, as they lie."""
        return items_of(self.guests[seat])

    def tap(self, seat: int, place: int) -> dict[str, Any]:
        """Play the card of a place by phone."""
        return self.say(seat, self.held(seat)[place]["say"])


def items_of(guest: Guest) -> list[dict[str, Any]]:
    """Return the cards of the phase on a phone."""
    return [item for block in guest.blocks("items") for item in block["items"]]
