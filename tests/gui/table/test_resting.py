"""What the pointer rests on is shown large in passing; a right click or a long press pins it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QContextMenuEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractItemView, QApplication
from pytestqt.qtbot import QtBot

from chrononauts_qt.ui.games.chrononauts.explain.notes import Notes
from chrononauts_qt.ui.games.chrononauts.reading import Reader
from chrononauts_qt.ui.games.chrononauts.views.inspector_page import Words
from chrononauts_qt.ui.kit import resting
from tests.gui.table.conftest import Deal
from tests.gui.table.scene import Scene

LEFT, RIGHT = Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton


@pytest.fixture
def scene(deal: Deal, qtbot: QtBot) -> Iterator[Scene]:
    """Return a table over which the pointer lies nowhere; from then on resting shows something."""
    laid = deal(
        players=2,
        hands={1: "prevent-assassination dodo patch-1968 memo"},
        tables={1: "stegosaurus", 2: "ark"},
        identities={1: "yuri"},
        missions={1: "natural-history"},
    )
    laid.lift()
    laid.window.activateWindow()
    qtbot.waitUntil(laid.window.isActiveWindow)
    point(laid, laid.table.timeline, QPoint(2, laid.table.timeline.height() - 1))
    laid.table.reader.resting.stop()
    resting.follow(lambda: True)
    yield laid
    resting.follow(None)


def point(scene: Scene, view: QAbstractItemView, at: QPoint) -> None:
    """Move the pointer there, in the window as a mouse does."""
    QTest.mouseMove(scene.window.windowHandle(), view.viewport().mapTo(scene.window, at))
    scene.settle()


def rest(scene: Scene, view: QAbstractItemView, at: QPoint) -> None:
    """Let the pointer rest there, without the waiting."""
    point(scene, view, at)
    timer = scene.table.reader.resting._rest
    if timer.isActive():
        timer.stop()
        timer.timeout.emit()
    assert QApplication.activePopupWidget() is None, "something has come over the table"


def of_hand(scene: Scene, card: str) -> tuple[QAbstractItemView, QPoint]:
    hand = scene.table.hand
    return hand, hand.visualRect(scene.card(card)).center()


def of_year(scene: Scene, year: int) -> tuple[QAbstractItemView, QPoint]:
    board = scene.table.timeline
    return board, board.visualRect(scene.table.timeline_model.index_of(year)).center()


def of_artifact(scene: Scene, seat: int) -> tuple[QAbstractItemView, QPoint]:
    players: Any = scene.table.players
    room = players.visualRect(players.model().index(seat, 0))
    step = 3
    for x in range(room.left(), room.right(), step):
        for y in range(room.top(), room.bottom(), step):
            if players.artifact_at(QPoint(x, y)):
                return players, QPoint(x + step, y + step)
    raise AssertionError("no Artifact is in sight")


def said(scene: Scene) -> str:
    page = scene.table.reader.inspector.page
    return page.spoken() if page is not None else ""


def test_a_card_is_shown_in_passing_and_goes_with_the_pointer(scene: Scene) -> None:
    focus, inspector = QApplication.focusWidget(), scene.table.reader.inspector
    for place in (of_hand(scene, "dodo"), of_year(scene, 1963), of_artifact(scene, 1)):
        view, at = place
        rest(scene, view, at)
        assert (inspector.isVisible(), inspector.is_glance) == (True, True)
        assert QApplication.focusWidget() is focus
        here = view.viewport().mapTo(scene.table, at)
        assert not inspector.geometry().contains(here), "it lies over what is pointed at"
        point(scene, scene.table.timeline, QPoint(2, scene.table.timeline.height() - 1))
        assert not inspector.isVisible()


def test_it_waits_for_a_rest_of_350_milliseconds(scene: Scene, qtbot: QtBot) -> None:
    reading = scene.table.reader
    assert resting.REST_MS == reading.resting._rest.interval() == 350
    with qtbot.waitSignal(reading.resting.rested):
        point(scene, *of_hand(scene, "memo"))
    assert reading.key == "memo"


def test_the_settings_can_leave_it_out(scene: Scene) -> None:
    resting.follow(lambda: False)
    rest(scene, *of_hand(scene, "dodo"))
    assert not scene.table.reader.inspector.isVisible()


def test_whoever_presses_is_not_disturbed(scene: Scene) -> None:
    """What is shown goes with the press, and does not come again over that card, nor while one is aimed."""
    view, at = of_hand(scene, "dodo")
    rest(scene, view, at)
    QTest.mouseClick(view.viewport(), LEFT, pos=at)
    inspector = scene.table.reader.inspector
    assert not inspector.isVisible()
    assert scene.table.arming.card == "dodo"
    rest(scene, view, at + QPoint(9, 0))
    rest(scene, *of_year(scene, 1963))
    assert not inspector.isVisible()


def test_a_right_click_pins_and_puts_away(scene: Scene) -> None:
    inspector = scene.table.reader.inspector
    for view, at in (of_hand(scene, "dodo"), of_year(scene, 1963), of_artifact(scene, 1)):
        for is_open in (True, False):
            QTest.mousePress(view.viewport(), RIGHT, pos=at)
            context(view, at)
            QTest.mouseRelease(view.viewport(), RIGHT, pos=at)
            assert (inspector.isVisible(), inspector.is_glance) == (is_open, False)
    assert scene.table.arming.card is None


def context(view: QAbstractItemView, at: QPoint) -> None:
    reason = QContextMenuEvent.Reason.Mouse
    QApplication.sendEvent(view.viewport(), QContextMenuEvent(reason, at, view.viewport().mapToGlobal(at)))


def test_a_long_press_pins_and_plays_nothing(scene: Scene) -> None:
    view, at = of_hand(scene, "dodo")
    QTest.mousePress(view.viewport(), LEFT, pos=at)
    scene.table.reader.resting._hold.timeout.emit()
    QTest.mouseRelease(view.viewport(), LEFT, pos=at)
    inspector = scene.table.reader.inspector
    assert (inspector.isVisible(), inspector.is_glance) == (True, False)
    assert scene.table.arming.card is None


def test_it_says_what_can_be_done_and_what_it_does_for_ones_goals(scene: Scene) -> None:
    expected = {
        "prevent-assassination": "Can be played now on: ",
        "dodo": "Your Mission asks for it.",
        "patch-1968": "Cannot be played now.",
        "memo": "Cannot be played now.",
    }
    for card, sentence in expected.items():
        rest(scene, *of_hand(scene, card))
        assert sentence in said(scene), card
    rest(scene, *of_year(scene, needed(scene)))
    assert "Identity" in said(scene)


@pytest.mark.parametrize("size", [(1024, 600), (1366, 768), (1920, 1080)])
def test_what_is_read_lies_over_no_answer(scene: Scene, size: tuple[int, int]) -> None:
    """Beside the board, where one player is asked for a Memo, and in the place of the dock."""
    scene.window.resize(*size)
    scene.settle()
    sheets, inspector = scene.table.sheets, scene.table.reader.inspector
    sheets.memo.show()
    for is_beside in (True, False):
        sheets.place_memo(is_beside)
        for key in ("dodo", "1963", "ark"):
            scene.table.reader.show(key)
            assert inspector.isVisible()
            assert not inspector.geometry().intersects(sheets.memo.geometry()), (is_beside, key)
            assert scene.table.rect().contains(inspector.geometry())
            scene.table.reader.close()
        rest(scene, *of_year(scene, 1963))
        assert inspector.is_glance or inspector.isHidden()
        assert inspector.isHidden() or not inspector.geometry().intersects(sheets.memo.geometry())


def needed(scene: Scene) -> int:
    """Return a year that the Identity of the viewer asks for."""
    return int(scene.controller.view().home_needs[0].what)


def tells_nothing_behind_the_curtain(scene: Scene) -> None:
    """Fail unless a year says there what everybody may know, and nothing that was read stays."""
    year = needed(scene)
    rest(scene, *of_year(scene, year))
    assert "Identity" in said(scene)
    scene.controller.turn_away()
    scene.settle()
    assert not scene.table.reader.inspector.isVisible()
    scene.table.reader.show(str(year))
    assert "Identity" not in said(scene)


def test_notes_are_for_the_eyes_of_the_viewer_alone(scene: Scene) -> None:
    tells_nothing_behind_the_curtain(scene)


def planted_notes(monkeypatch: pytest.MonkeyPatch) -> None:
    """Notes that go by whose turn it is, whoever looks."""

    def blocks(self: Notes) -> tuple[Words, ...]:
        view = self._controller.view_of(0)
        return tuple(Words(text) for _, text in self._notes(view))

    monkeypatch.setattr(Notes, "blocks", blocks)


def planted_glance(monkeypatch: pytest.MonkeyPatch) -> None:
    """What was looked at in passing stays when the curtain falls."""
    monkeypatch.setattr(Reader, "close", lambda self: None)
    monkeypatch.setattr(Reader, "_look_away", lambda self: None)


@pytest.mark.parametrize("leak", [planted_notes, planted_glance])
def test_a_planted_leak_is_found(
    leak: Callable[[pytest.MonkeyPatch], None], scene: Scene, monkeypatch: pytest.MonkeyPatch
) -> None:
    leak(monkeypatch)
    with pytest.raises(AssertionError):
        tells_nothing_behind_the_curtain(scene)
