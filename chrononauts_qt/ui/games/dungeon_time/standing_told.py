"""How a game of Dungeon Time stands, in lines."""

from __future__ import annotations

from collections.abc import Iterable

from chrononauts_qt.games.dungeon_time.state import ADVENTURE, DRAFT, READY
from chrononauts_qt.games.dungeon_time.view import View
from chrononauts_qt.session.positions import Positions
from chrononauts_qt.ui.games.dungeon_time.end_account import told
from chrononauts_qt.ui.games.dungeon_time.end_facts import account_of
from chrononauts_qt.ui.games.dungeon_time.texts import spoken
from chrononauts_qt.ui.games.dungeon_time.texts.show_texts import so_far
from chrononauts_qt.ui.games.dungeon_time.texts.table_texts import text as at_table
from chrononauts_qt.ui.games.dungeon_time.verdicts import ending


def standing(positions: Positions) -> Iterable[str]:
    """Return how far the team is at the last position, from what everybody sees (DT-1010)."""
    view = positions.game.view(positions.state(len(positions) - 1), None)
    assert isinstance(view, View)
    if view.outcome is not None:
        yield ending(view).whole
    if view.step in (DRAFT, READY, ADVENTURE):
        yield at_table("played-and-goal", played=view.missions_played, goal=view.goal)
        for name, hand in zip(positions.names, view.hands, strict=False):
            yield spoken.hand(name, hand)
        return
    yield spoken.backpack(view.backpack, view.slots, view.limit)
    yield so_far(len(view.completed), view.goal, view.failures)
    yield from (told(one) for one in account_of(view.events, positions.names))
