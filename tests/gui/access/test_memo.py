"""What somebody who does not see the screen hears of a Memo window, and that it takes no keys for nothing."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from chrononauts_qt.games.chrononauts.actions import ALLOW, parse
from chrononauts_qt.games.chrononauts.setup import Setup
from chrononauts_qt.session.match import Match, bot_option
from chrononauts_qt.ui.games.chrononauts.sheets import memo_window
from chrononauts_qt.ui.games.chrononauts.sheets.memo_window import MemoPanel
from chrononauts_qt.ui.shell.main_window import MainWindow
from chrononauts_qt.ui.table.curtain import DEAF_MS
from tests.gui.bots.conftest import opened
from tests.gui.desks import controller_of, screen_of
from tests.gui.program import settle
from tests.gui.robot import let_pass
from tests.gui.table.conftest import Deal

CARD = "prevent-assassination"


def description(widget: QWidget) -> str:
    """Return what a reader is told of a widget besides its name."""
    return QAccessible.queryAccessibleInterface(widget).text(QAccessible.Text.Description)


def announcements(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Return what the Memo window says unasked from now on."""
    said: list[str] = []
    monkeypatch.setattr(memo_window, "announce", lambda widget, words, urgent=False: said.append(words))
    return said


def asked_alone(window: MainWindow) -> None:
    """Let Orvik, a bot, play on 1963, while Ada, alone with him, holds a Memo."""
    setup = Setup(2, "memo", "seat-2", mulligan=False, hands={0: ("memo", "dodo"), 1: (CARD, "ark")})
    opened(window, Match.start("chrononauts", ("Ada", "Orvik"), setup, None, {bot_option(1): "agent"}))
    controller_of(window).submit(1, parse(f"play {CARD} on 1963"))
    settle()


def test_the_open_question_says_who_plays_what_on_what(deal: Deal, monkeypatch: pytest.MonkeyPatch) -> None:
    scene = deal("4", players=3, hands={1: f"{CARD} memo"})
    scene.lift()
    said = announcements(monkeypatch)
    scene.do(f"play {CARD} on 1963")
    panel = scene.table.sheets.memo
    assert panel.hasFocus()
    reader = QAccessible.queryAccessibleInterface(panel)
    assert reader.role() == QAccessible.Role.Dialog
    assert said == ["Anyone with a Memo?"], "the play itself is the narrator's"
    for part in ("Ada", "Prevent Assassination", "1963", "Anyone with a Memo?"):
        assert part in description(panel)


def test_who_is_alone_hears_the_play_and_the_question_on_the_button(window: MainWindow) -> None:
    """A bug: “Let it happen, button” was all, and Enter let it happen."""
    asked_alone(window)
    panel: MemoPanel = screen_of(window).sheets.memo
    assert QApplication.focusWidget() is panel.never_button
    for answer in (panel.never_button, panel.memo_button):
        for part in ("Orvik", "Prevent Assassination", "1963", "with a Memo?", "would turn"):
            assert part in description(answer), part
    panel.memo_button.setFocus()
    let_pass(DEAF_MS)
    QTest.keyClick(panel.memo_button, Qt.Key.Key_Return)
    settle()
    assert description(panel.never_button) == description(panel.memo_button) == ""


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Space])
def test_a_press_that_was_meant_for_something_else_declines_nothing(window: MainWindow, key: Qt.Key) -> None:
    asked_alone(window)
    panel = screen_of(window).sheets.memo
    QTest.keyClick(panel.never_button, key)
    settle()
    assert panel.isVisible(), "nobody can have heard yet what is asked"
    let_pass(DEAF_MS)
    QTest.keyClick(panel.never_button, key)
    settle()
    assert not panel.isVisible()


def test_others_hear_nothing_private_of_a_look(deal: Deal) -> None:
    scene = deal("4", players=3, hands={1: f"{CARD} dodo", 2: "memo ark"})
    scene.lift()
    scene.do(f"play {CARD} on 1963")
    scene.controller.look(1)
    scene.lift()
    told = description(scene.table.sheets.memo.never_button)
    for part in ("Ada", "Prevent Assassination", "1963", "with a Memo?", "private text"):
        assert part in told, part
    assert "would turn" not in told


def test_letters_that_lead_to_what_is_covered_do_nothing(deal: Deal) -> None:
    scene = deal("4", players=3, hands={1: f"{CARD} memo"})
    scene.lift()
    scene.do(f"play {CARD} on 1963")
    panel = scene.table.sheets.memo
    for key in (Qt.Key.Key_G, Qt.Key.Key_X, Qt.Key.Key_H, Qt.Key.Key_E, Qt.Key.Key_V, Qt.Key.Key_9):
        scene.key(key)
        assert panel.hasFocus(), key
        assert scene.said() == "", key


def test_a_window_nobody_can_answer_takes_no_keys(window: MainWindow, went: list[QWidget]) -> None:
    """A bug: the keys went elsewhere and back, and a reader read all of it, then all again."""
    setup = Setup(2, "memo", "seat-1", mulligan=False, hands={0: ("dodo", CARD), 1: ("ark",)})
    opened(window, Match.start("chrononauts", ("Ada", "Orvik"), setup, None, {bot_option(1): "agent"}))
    screen_of(window).timeline.setFocus()
    went.clear()
    for seat, act in ((0, parse(f"play {CARD} on 1963")), (1, ALLOW)):
        controller_of(window).submit(seat, act)
        settle()
    assert controller_of(window).public_view().step == "end"
    assert went == []
