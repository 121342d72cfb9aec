"""The sheets over the table."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QSize, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from chrononauts_qt.games.chrononauts.cards import PLAY_CARDS
from chrononauts_qt.ui.games.chrononauts.models.faces import GoalFace, GoalRow
from chrononauts_qt.ui.games.chrononauts.sheets.claim_sheet import ClaimRoute, ClaimSheet
from chrononauts_qt.ui.games.chrononauts.sheets.guess_sheet import GuessTimeSheet, minutes_of
from chrononauts_qt.ui.games.chrononauts.sheets.mulligan_sheet import IdentityLine, MulliganSheet
from chrononauts_qt.ui.games.chrononauts.sheets.picker_sheet import PickerSheet
from chrononauts_qt.ui.kit.choice_sheet import ChoiceSheet
from chrononauts_qt.ui.kit.roles import CardRole
from chrononauts_qt.ui.table.curtain import DEAF_MS
from tests.gui.robot import let_pass
from tests.gui.windows.helpers import check_controls, reached_by_tab, said

LEFT = Qt.MouseButton.LeftButton
REFUSAL = "1963 does not stand as you need it."
ROUTES = (
    ClaimRoute("home", "Going home", (("1912", True), ("1963′", False), ("1969′", True)), REFUSAL),
    ClaimRoute("mission", "Mission complete", (("Dodo", True),), None),
    ClaimRoute("hand", "Ten cards", (("4 of 10", False),), "You hold 4 cards."),
)


def _lift(sheet: GuessTimeSheet) -> None:
    let_pass(DEAF_MS)
    QTest.mouseClick(sheet.curtain.lift_button, LEFT)
    QTest.mouseClick(sheet.curtain.lift_button, LEFT)
    let_pass(DEAF_MS)  # a press right after it would count for the curtain


@pytest.mark.parametrize(
    ("said_time", "minutes"),
    [
        ("21:40", 1300),
        ("2140", 1300),
        ("9.05", 545),
        ("905", 545),
        ("9h05", 545),
        (" 00:00 ", 0),
        ("23:59", 1439),
        ("24:00", None),
        ("12:60", None),
        ("", None),
        ("noon", None),
        ("9", None),
        ("١٢:٠٠", None),
    ],
)
def test_times_are_read_as_people_write_them(said_time: str, minutes: int | None) -> None:
    assert minutes_of(said_time) == minutes


def test_each_seat_guesses_behind_its_curtain(window: QWidget, qtbot: QtBot) -> None:
    sheet = GuessTimeSheet(("Ada", "Bruno", "Chloé"), window)
    heard: list[tuple[int, object]] = []
    sheet.guessed.connect(lambda seat, minutes: heard.append((seat, minutes)))
    sheet.begin()
    assert sheet.curtain.isVisible()
    assert "Ada" in said(sheet.curtain)
    _lift(sheet)
    assert sheet.time.hasFocus()
    check_controls(sheet)
    QTest.keyClicks(sheet.time, "20:65")
    QTest.keyClick(sheet.time, Qt.Key.Key_Return)
    assert heard == []
    assert "such as" in sheet.problem.text()
    sheet.time.clear()
    QTest.keyClicks(sheet.time, "20:15")
    assert sheet.problem.text() == ""
    QTest.keyClick(sheet.time, Qt.Key.Key_Return)
    assert heard == [(0, 1215)]
    assert sheet.curtain.isVisible()
    assert sheet.time.text() == ""
    assert "20:15" not in said(sheet)
    _lift(sheet)
    QTest.mouseClick(sheet.saw_button, LEFT)
    assert heard[1:] == [(1, None)]
    _lift(sheet)
    sheet.time.setText("745")
    with qtbot.waitSignal(sheet.finished):
        QTest.mouseClick(sheet.guess_button, LEFT)
    assert heard[2:] == [(2, 465)]
    assert not sheet.isVisible()


def test_only_the_seats_that_are_left_are_asked(window: QWidget) -> None:
    sheet = GuessTimeSheet(("Ada", "Bruno"), window)
    sheet.begin([1])
    assert sheet.curtain.seat == 1


def test_the_identity_is_shown_and_gone_after_the_answer(window: QWidget, qtbot: QtBot) -> None:
    sheet = MulliganSheet(window)
    lines = (IdentityLine("1912", "Titanic lost"), IdentityLine("1963′", "JFK alive", True))
    for key, change in ((Qt.Key.Key_Return, False), (None, True)):
        sheet.ask("Yuri", lines)
        QApplication.processEvents()
        assert sheet.keep_button.hasFocus()
        assert all(word in said(sheet) for word in ("Yuri", "1912", "Titanic lost", "1963′", "JFK alive"))
        check_controls(sheet)
        with qtbot.waitSignal(sheet.answered) as caught:
            if key is None:
                QTest.mouseClick(sheet.change_button, LEFT)
            else:
                QTest.keyClick(sheet.keep_button, key)
        assert caught.args == [change]
        assert not sheet.isVisible()
        sheet.show()
        assert "Yuri" not in said(sheet)


def test_a_true_claim_leaves_and_a_false_one_stays(window: QWidget, qtbot: QtBot) -> None:
    sheet = ClaimSheet(window)
    sheet.ask(ROUTES)
    check_controls(sheet)
    assert "1963 prime: missing" in said(sheet)
    assert "1912: done" in said(sheet)
    assert REFUSAL not in said(sheet)
    with qtbot.assertNotEmitted(sheet.claimed):
        QTest.keyClick(sheet.claims["home"], Qt.Key.Key_Return)
    assert REFUSAL in sheet.answer.text()
    with qtbot.waitSignal(sheet.claimed) as caught:
        QTest.mouseClick(sheet.claims["mission"], LEFT)
    assert caught.args == ["mission"]
    assert not sheet.isVisible()


def test_every_way_has_the_same_button_whatever_is_true(window: QWidget, qtbot: QtBot) -> None:
    sheet = ClaimSheet(window)
    sheet.ask(ROUTES)
    looks = {(button.height(), button.text(), button.isEnabled()) for button in sheet.claims.values()}
    assert looks == {(40, "Claim this", True)}
    widths = [button.width() for button in sheet.claims.values()]
    assert max(widths) - min(widths) <= 1
    assert reached_by_tab(sheet) == {*sheet.claims.values(), sheet.cancel_button}
    with qtbot.waitSignal(sheet.cancelled):
        QTest.keyClick(sheet.claims["hand"], Qt.Key.Key_Escape)
    sheet.show()
    assert "1963" not in said(sheet)


def test_a_card_is_picked_by_click_or_enter(window: QWidget) -> None:
    sheet = PickerSheet(window)
    cards = ["reverse-fate", "patch-1929", "dodo"]
    sheet.show_cards("Play from the discard pile", cards)
    check_controls(sheet)
    model = sheet.grid.model()
    names = [str(model.index(row, 0).data(Qt.ItemDataRole.AccessibleTextRole)) for row in range(3)]
    assert names[0].startswith("Reverse Fate, Inverter.")
    QTest.keyClick(sheet.grid, Qt.Key.Key_Right)
    heard: list[str] = []
    sheet.picked.connect(heard.append)
    QTest.keyClick(sheet.grid, Qt.Key.Key_Return)
    assert heard == ["patch-1929"]
    sheet.show_cards("Again", cards)
    where = sheet.grid.visualRect(model.index(2, 0)).center()
    QTest.mouseClick(sheet.grid.viewport(), LEFT, pos=where)
    assert heard == ["patch-1929", "dodo"]


def test_the_arrows_go_by_cards_and_by_rows(window: QWidget) -> None:
    sheet = PickerSheet(window)
    sheet.show_cards("Play from the draw pile", [card.id for card in PLAY_CARDS[:40]])
    grid = sheet.grid
    QApplication.processEvents()
    places = [grid.visualRect(grid.model().index(row, 0)) for row in range(40)]
    columns = sum(place.top() == places[0].top() for place in places)
    assert 1 < columns < 20
    at = [0]
    for key, way in (
        (Qt.Key.Key_Right, 1), (Qt.Key.Key_Down, columns), (Qt.Key.Key_Left, -1), (Qt.Key.Key_Up, -columns)
    ):  # fmt: skip
        QTest.keyClick(grid, key)
        at.append(at[-1] + way)
        assert grid.currentIndex().row() == at[-1]
    QTest.keyClick(grid, Qt.Key.Key_Left)
    assert grid.currentIndex().row() == 0
    QTest.keyClick(grid, Qt.Key.Key_End)
    QTest.keyClick(grid, Qt.Key.Key_Down)
    assert grid.currentIndex().row() == 39
    assert grid.viewport().rect().contains(grid.visualRect(grid.currentIndex()).center())


@pytest.mark.parametrize("size", [QSize(1024, 600), QSize(2560, 1440)])
def test_few_cards_are_large_and_many_can_be_read(window: QWidget, size: QSize) -> None:
    window.resize(size)
    sheet, heights = PickerSheet(window), []
    for count in (1, 8, 45):
        sheet.show_cards("Play from the draw pile", [card.id for card in PLAY_CARDS[:count]])
        QApplication.processEvents()
        first = sheet.grid.visualRect(sheet.grid.model().index(0, 0))
        assert sheet.grid.viewport().rect().contains(first)
        heights.append(sheet.grid.card.height())
    assert heights == sorted(heights, reverse=True)
    assert heights[-1] >= 182


def test_beside_a_card_no_card_is_picked(window: QWidget, qtbot: QtBot) -> None:
    sheet = PickerSheet(window)
    sheet.show_cards("Play from the draw pile", ["dodo"])
    QApplication.processEvents()
    grid = sheet.grid
    with qtbot.assertNotEmitted(sheet.picked):
        QTest.mouseClick(grid, LEFT, pos=QPoint(4, grid.height() // 2))
    with qtbot.waitSignal(sheet.read_wanted) as caught:
        grid.customContextMenuRequested.emit(grid.visualRect(grid.currentIndex()).center())
    assert caught.args == ["dodo"]


def test_equal_cards_are_shown_once_and_counted(window: QWidget) -> None:
    sheet = PickerSheet(window)
    sheet.show_cards("Discard pile", ["memo", "dodo", "memo", "memo"], read_only=True)
    model = sheet.grid.model()
    told = [model.index(row, 0) for row in range(model.rowCount())]
    assert [(index.data(CardRole.CARD), index.data(CardRole.COUNT)) for index in told] == [
        ("memo", 3), ("dodo", 1)
    ]  # fmt: skip
    names = [str(index.data(Qt.ItemDataRole.AccessibleTextRole)) for index in told]
    assert names[0].endswith("3 of them here.")
    assert "here" not in names[1]


def test_the_goals_of_who_chooses_are_in_sight_and_forgotten(window: QWidget, qtbot: QtBot) -> None:
    sheet = PickerSheet(window)
    identity = GoalFace("yuri", "identity", "Yuri", "Identity", (GoalRow("1912", "Titanic lost", True),))
    sheet.show_cards("Play from the draw pile", ["dodo", "ark"], goals=[identity])
    QApplication.processEvents()
    goal = sheet.goals.cards[0]
    assert goal.isVisible()
    assert "Yuri" in goal.accessibleName()
    assert goal.geometry().right() < sheet.goals.width()
    assert not sheet.goals.cards[1].isVisible()
    with qtbot.waitSignal(sheet.read_wanted) as caught:
        QTest.mouseClick(goal, LEFT)
    assert caught.args == ["yuri"]
    QTest.keyClick(sheet.grid, Qt.Key.Key_Return)
    assert goal.face is None
    assert goal.accessibleName() == ""
    sheet.show_cards("Discard pile", ["dodo"], read_only=True)
    assert not sheet.goals.isVisible()


def test_typing_finds_a_card(window: QWidget, qtbot: QtBot) -> None:
    sheet = PickerSheet(window)
    sheet.show_cards("Play from the draw pile", ["reverse-fate", "patch-1929", "dodo", "patch-1933"])
    sheet.filter.setFocus()
    QTest.keyClicks(sheet.filter, "PATCH")
    assert sheet.grid.model().rowCount() == 2
    QTest.keyClick(sheet.filter, Qt.Key.Key_Down)
    assert sheet.grid.hasFocus()
    QTest.keyClick(sheet.grid, Qt.Key.Key_Right)
    with qtbot.waitSignal(sheet.picked) as caught:
        QTest.keyClick(sheet.grid, Qt.Key.Key_Return)
    assert caught.args == ["patch-1933"]
    sheet.show_cards("Again", ["dodo"])
    sheet.filter.setText("nothing like it")
    assert sheet.empty.isVisible()
    assert not sheet.choose_button.isEnabled()
    with qtbot.waitSignal(sheet.closed):
        QTest.keyClick(sheet.filter, Qt.Key.Key_Escape)


def test_the_discard_pile_can_only_be_looked_at(window: QWidget, qtbot: QtBot) -> None:
    sheet = PickerSheet(window)
    sheet.show_cards("Discard pile", ["dodo", "memo"], read_only=True)
    assert not sheet.choose_button.isVisible()
    with qtbot.assertNotEmitted(sheet.picked):
        where = sheet.grid.visualRect(sheet.grid.model().index(0, 0)).center()
        QTest.mouseClick(sheet.grid.viewport(), LEFT, pos=where)
    with qtbot.waitSignal(sheet.closed):
        QTest.keyClick(sheet.grid, Qt.Key.Key_Return)
    sheet.show_cards("Discard pile", [], read_only=True)
    assert "Nothing discarded yet." in said(sheet)


def test_a_forced_pick_cannot_be_left(window: QWidget, qtbot: QtBot) -> None:
    sheet = PickerSheet(window)
    sheet.show_cards("Play from the draw pile", ["dodo"], may_close=False)
    with qtbot.assertNotEmitted(sheet.closed):
        QTest.keyClick(sheet.grid, Qt.Key.Key_Escape)
    assert sheet.isVisible()


@pytest.mark.parametrize("how", ["mouse", "arrow", "digit"])
def test_a_direction_is_chosen(window: QWidget, qtbot: QtBot, how: str) -> None:
    sheet = ChoiceSheet(window)
    sheet.ask("Which way do the hands go?", [("left", "Left"), ("right", "Right")])
    check_controls(sheet)
    with qtbot.waitSignal(sheet.chosen) as caught:
        if how == "mouse":
            QTest.mouseClick(sheet.choices["right"], LEFT)
        elif how == "arrow":
            QTest.keyClick(sheet.choices["left"], Qt.Key.Key_Right)
            QTest.keyClick(sheet.choices["right"], Qt.Key.Key_Return)
        else:
            QTest.keyClick(sheet.choices["left"], Qt.Key.Key_2)
    assert caught.args == ["right"]
    assert not sheet.isVisible()


def test_seats_are_chosen_by_sign_and_name(window: QWidget, qtbot: QtBot) -> None:
    sheet = ChoiceSheet(window)
    sheet.ask("Whose parents never met?", [(f"seat-{n}", f"Somebody & {n}") for n in range(1, 7)])
    check_controls(sheet)
    assert not sheet.choices["seat-3"].icon().isNull()
    with qtbot.waitSignal(sheet.cancelled):
        QTest.keyClick(sheet.choices["seat-3"], Qt.Key.Key_Escape)
    sheet.ask("Whose parents never met?", [("seat-1", "Ada"), ("seat-2", "Bruno")], may_cancel=False)
    QTest.keyClick(sheet.choices["seat-1"], Qt.Key.Key_Escape)
    assert sheet.isVisible()


def test_nothing_below_a_sheet_is_reached(window: QWidget) -> None:
    below = QPushButton("below", window)
    below.show()
    sheet = ChoiceSheet(window)
    sheet.ask("?", [("left", "Left"), ("right", "Right")])
    assert reached_by_tab(sheet) == {*sheet.choices.values(), sheet.cancel_button}
    assert QApplication.focusWidget() is not below
    window.resize(1366, 768)
    assert sheet.geometry() == window.rect()
