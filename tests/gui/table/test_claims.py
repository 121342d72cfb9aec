"""Claims, the reveal, and what comes after it."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from chrononauts_qt.session import places
from chrononauts_qt.ui.games.chrononauts.new_game import Terms
from chrononauts_qt.ui.shell.main_window import MainWindow
from tests.gui.desks import controller_of, reveal_of
from tests.gui.program import settle
from tests.gui.table.conftest import Deal
from tests.gui.table.doors import fill_page, offscreen_menu, open_page, shown, through_the_menu
from tests.gui.table.scene import LEFT, Scene, every_text
from tests.gui.windows.helpers import panel

CARD = "prevent-assassination"


WINS: dict[str, dict[str, Any]] = {
    "home": {"identities": {1: "yuri"}, "red": [1957, 1981], "patches": "patch-1969 patch-1991"},
    "mission": {"missions": {1: "petting-zoo"}, "tables": {1: "tyrannosaurus triceratops stegosaurus"}},
    "hand": {"hands": {1: "memo +9"}},
}


def test_a_false_claim_is_told_to_nobody_else_and_ends_nothing(deal: Deal, qtbot: QtBot) -> None:
    scene = deal(players=2, hands={1: "dodo ark memo"}, identities={1: "yuri"}, missions={1: "petting-zoo"})
    scene.to_end_step()
    before, lines = scene.public, scene.table.log_model.rowCount()
    scene.key(Qt.Key.Key_V)
    sheet = scene.table.sheets.claim
    for route in ("home", "mission", "hand"):
        scene.click(sheet.claims[route])
        assert sheet.answer.text().startswith("Not yet.")
    scene.key(Qt.Key.Key_Escape)
    assert not sheet.isVisible()
    assert (scene.public, scene.table.log_model.rowCount()) == (before, lines)
    assert not [line for line in scene.written() if "claim" in line]
    assert scene.said() == ""
    scene.key(Qt.Key.Key_E)
    assert not [words for words in every_text(scene.table) if "Not yet." in words]


def test_without_the_reminder_no_button_and_no_way_tells_what_is_true(deal: Deal) -> None:
    scene = deal(players=3, **WINS["hand"])
    scene.table.set_help(True, True, False)
    scene.to_end_step()
    assert scene.table.steps.primary.property("primary")
    assert not scene.table.steps.claim_button.property("primary")
    scene.key(Qt.Key.Key_V)
    for _ in ("mission", "hand"):
        scene.key(Qt.Key.Key_Tab)
    scene.key(Qt.Key.Key_Return)
    assert scene.written()[-1] == "1: claim hand"


@pytest.mark.parametrize("by", ["mouse", "keys"])
@pytest.mark.parametrize("route", list(WINS))
def test_victory_is_claimed_by_each_route(deal: Deal, route: str, by: str) -> None:
    scene = deal(players=3, **WINS[route])
    scene.to_end_step()
    if by == "mouse":
        scene.click(scene.table.steps.claim_button)
        scene.click(scene.table.sheets.claim.claims[route])
    else:
        steps = scene.table.steps
        assert steps.claim_button.property("primary"), "it is what is due"
        assert not steps.primary.property("primary")
        scene.key(Qt.Key.Key_V)
        scene.key(Qt.Key.Key_Return)
    assert scene.written()[-1] == f"1: claim {route}"
    assert shown(scene.window) == "end"
    said = " ".join(every_text(reveal_of(scene.window)))
    assert "Ada" in reveal_of(scene.window).accessibleName()
    for name in ("Bruno", "Chloé"):
        assert name in said
    assert places.latest_unfinished(scene.window.folder) is None, "a finished game is not offered again"


def finished(deal: Deal, **words: object) -> Scene:
    scene = deal(**({"players": 3, "hands": {1: "memo +9"}} | words))
    scene.to_end_step()
    scene.do("claim hand")
    assert shown(scene.window) == "end"
    return scene


def test_the_rematch_begins_with_the_next_seat(deal: Deal) -> None:
    scene = finished(deal, hands={3: "memo +9"}, first=3)
    window = scene.window
    QTest.mouseClick(reveal_of(window).rematch_button, LEFT)
    settle()
    assert shown(window) == "table"
    assert controller_of(window) is not None
    view = controller_of(window).public_view()
    assert controller_of(window).names == ("Ada", "Bruno", "Chloé")
    assert (view.seat_to_move, view.outcome, view.turn <= 1) == (0, None, True)
    assert len(list(window.folder.glob(f"*{places.SUFFIX}"))) == 2


def test_a_rematch_does_not_change_what_is_remembered(window: MainWindow) -> None:
    """Who begins a rematch is nobody's choice on the page of a new game."""
    open_page(window, "mouse")
    page = window.new_game
    panel(page).first.setCurrentIndex(panel(page).first.findData("random"))
    fill_page(window, "mouse")
    window.openings.rematch()
    window.ask_new_game()
    assert window.new_game.choice().terms == Terms("random")


@offscreen_menu
def test_the_reveal_leads_to_the_board_and_home(deal: Deal) -> None:
    scene = finished(deal)
    QTest.mouseClick(reveal_of(scene.window).board_button, LEFT)
    settle()
    assert shown(scene.window) == "table"
    assert not scene.table.sheets.is_asking
    assert scene.controller.viewer is None
    scene.click(scene.table.steps.primary)
    assert shown(scene.window) == "end"
    QTest.mouseClick(reveal_of(scene.window).board_button, LEFT)
    through_the_menu(scene, "Home")
    assert shown(scene.window) == "home"
    assert not scene.window.home.front.continue_button.isVisible()
