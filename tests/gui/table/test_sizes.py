"""The table at the sizes people have."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt

from tests.gui.table.conftest import Deal

CARD = "prevent-assassination"


@pytest.mark.parametrize("size", [(1024, 600), (1366, 768), (1920, 1080), (2560, 1440)])
@pytest.mark.parametrize("players", [2, 6])
def test_nothing_on_the_table_lies_over_its_neighbour(
    deal: Deal, size: tuple[int, int], players: int
) -> None:
    scene = deal(players=players, hands={1: "+9"})
    scene.lift()
    scene.window.resize(*size)
    scene.settle()
    table = scene.table
    assert (table.width(), table.height()) == size
    board, rise = table.layout_now, table.layout_now.dock.top() - table.hand.y()
    assert rise <= 8 * board.u, "only a risen card reaches over the dock's edge"
    parts = {
        "status": table.status.geometry(),
        "board": board.timeline,
        "players": board.players,
        "deck": board.deck,
        "discard": board.discard,
        "hand": table.hand.geometry().adjusted(0, rise, 0, 0),
        "goals": table.goals.geometry(),
        "steps": table.steps.geometry(),
    }
    if table.log.isVisible():
        parts["log"] = table.log.geometry()
        parts["players"] = parts["players"].intersected(
            table.players.visualRect(table.players_model.index(0, 0)).united(
                table.players.visualRect(table.players_model.index(players - 1, 0))
            ).translated(table.players.pos()))
    for name, rect in parts.items():
        assert table.rect().contains(rect), f"{name} leaves the window"
        for other, its in parts.items():
            assert name == other or not rect.intersects(its), f"{name} lies over {other}"
    for tile in board.tiles:
        assert board.timeline.contains(tile)
    primary = table.steps.primary
    assert table.rect().contains(primary.rect().translated(primary.mapTo(table, primary.rect().topLeft())))
    for button in (primary, table.steps.discard_button, table.steps.claim_button, table.status.menu_button):
        assert min(button.width(), button.height()) >= 32
        assert button.visibleRegion().boundingRect() == button.rect(), "something covers a button"
    assert table.sheets.memo.geometry() == board.dock
    scene.controller.cover()
    assert table.sheets.curtain.geometry() == board.dock


def test_the_strip_of_a_small_window_unfolds_to_names_and_artifacts(deal: Deal) -> None:
    scene = deal(players=6, tables={1: "ark dodo"}, hands={1: "+9"})
    scene.lift()
    scene.window.resize(1024, 600)
    scene.settle()
    table = scene.table
    rail, players = table.explain.rail, table.players
    first = table.players_model.index(0, 0)
    assert players.visualRect(first).width() == 56
    strip = players.geometry()
    table.goals.setFocus()
    scene.key(Qt.Key.Key_Tab)
    assert rail.page == "players"
    assert players.hasFocus()
    assert players.visualRect(first).width() >= 264
    icon = players.visualRect(first).topLeft() + QPoint(48, 42)
    assert players.artifact_at(icon) == "ark"
    last = players.visualRect(table.players_model.index(5, 0))
    assert last.bottom() < players.height()
    assert not players.geometry().intersects(table.steps.geometry()), "the buttons stay in reach"
    scene.key(Qt.Key.Key_Escape)
    assert players.geometry() == strip
    assert players.visualRect(first).width() == 56
