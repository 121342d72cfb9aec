"""Names out of a stranger's saved game are shown as they stand: nothing is laid out or fetched for them."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from html import unescape
from pathlib import Path

import pytest
from PySide6.QtCore import QAbstractListModel, QEvent, QModelIndex, QPoint, Qt
from PySide6.QtGui import QHelpEvent, QTextDocumentFragment
from PySide6.QtWidgets import QAbstractItemView, QApplication, QLabel, QToolTip, QWidget
from pytestqt.qtbot import QtBot

from chrononauts_qt.games.chrononauts import rules
from chrononauts_qt.games.chrononauts.actions import parse
from chrononauts_qt.session import statistics
from chrononauts_qt.session.game_entries import as_json
from chrononauts_qt.session.match import Match
from chrononauts_qt.ui.kit.name_tip import plain_tip
from chrononauts_qt.ui.kit.page import OneLine
from chrononauts_qt.ui.kit.theme import DARK
from chrononauts_qt.ui.shell.main_window import MainWindow
from chrononauts_qt.ui.shell.replaying import open_replay
from tests.gui.desks import controller_of
from tests.gui.robot import HandClock
from tests.session.test_statistics import many

PLANTED = '<img src="x">'
NAMES = (PLANTED, "<b>Bob</b>", "Chloé & <i>Co")
CARDS = ("patch-1918", "dodo", "triceratops")
TIP = Qt.ItemDataRole.ToolTipRole


def tips(window: QWidget) -> Iterator[str]:
    """Return every tooltip of a window, those of lists and tables and of their heads too."""
    for widget in window.findChildren(QWidget):
        yield widget.toolTip()
    for view in window.findChildren(QAbstractItemView):
        model = view.model()
        if model is None:
            continue
        for row in range(model.rowCount(QModelIndex())):
            yield str(model.headerData(row, Qt.Orientation.Vertical, TIP) or "")
            is_list = isinstance(model, QAbstractListModel)
            columns = range(1 if is_list else model.columnCount(QModelIndex()))
            yield from (str(model.index(row, column).data(TIP) or "") for column in columns)


def looked_at(window: QWidget) -> int:
    """Check all that shows a planted name now; return how much that is."""
    found = 0
    for tip in filter(lambda tip: any(name in unescape(tip) for name in NAMES), tips(window)):
        shown = QTextDocumentFragment.fromHtml(tip).toPlainText()
        assert any(name in shown for name in NAMES), f"Qt would lay this out: {tip}"
        assert "\ufffc" not in shown, f"Qt would show an image: {tip}"
        found += 1
    for label in window.findChildren(QLabel):
        if any(name in label.text() for name in NAMES):
            assert label.textFormat() == Qt.TextFormat.PlainText, label.text()
            found += 1
    return found


@pytest.fixture
def window(dressed: QApplication, qtbot: QtBot, tmp_path: Path, clock: HandClock) -> MainWindow:
    """The program's window beside a game with such names, in which a card waits for a Memo."""
    setup = rules.Setup(
        3, "names", first="seat-1", mulligan=False, red=(1914,), hands={0: CARDS}, draw_pile=("ark",)
    )
    match = Match.start("chrononauts", NAMES, setup, tmp_path / "evil.chrononauts")
    match.rename(PLANTED)
    if match.lock is not None:
        match.lock.free()
    window = MainWindow(tmp_path, DARK, now=clock)
    qtbot.addWidget(window)
    window.show()
    return window


def _table(window: MainWindow) -> None:
    window.open_file(window.folder / "evil.chrononauts")


def _memo(window: MainWindow) -> None:
    _table(window)
    controller_of(window).lift(0)
    controller_of(window).submit(0, parse("play dodo"))


def _statistics(window: MainWindow) -> None:
    games = {entry.id * 16: as_json(entry) for entry in many()}
    told = json.dumps({"version": 1, "games": games}).replace('"Ada"', json.dumps(PLANTED))
    (window.folder / statistics.FILE).write_text(told, encoding="utf-8")
    window.show_page("statistics_page")


SCREENS: dict[str, Callable[[MainWindow], object]] = {
    "home": lambda window: window.show_home(),
    "games": lambda window: window.home.games_button.click(),
    "table": _table,
    "memo": _memo,
    "statistics": _statistics,
    "replay": lambda window: open_replay(window, window.folder / "evil.chrononauts"),
}


@pytest.mark.parametrize("screen", SCREENS)
def test_a_planted_name_is_shown_as_it_stands(window: MainWindow, screen: str) -> None:
    SCREENS[screen](window)
    QApplication.processEvents()
    assert looked_at(window) > 0


@pytest.mark.parametrize("words", [*NAMES, "a < b\n  c", "<!-- gone -->", "&lt;b&gt;", "plain"])
def test_a_tooltip_says_its_words_as_they_are(words: str) -> None:
    tip = plain_tip(words)
    shown = QTextDocumentFragment.fromHtml(tip).toPlainText() if "<" in tip else tip
    assert shown == words


def test_a_line_that_is_cut_shows_its_words_as_they_are(
    dressed: QApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    tips: list[str] = []
    monkeypatch.setattr(QToolTip, "showText", lambda _at, words, _part: tips.append(words))
    line = OneLine()
    line.set(PLANTED)
    assert line.textFormat() == Qt.TextFormat.PlainText
    QApplication.sendEvent(line, QHelpEvent(QEvent.Type.ToolTip, QPoint(), QPoint()))
    assert [QTextDocumentFragment.fromHtml(tip).toPlainText() for tip in tips] == [PLANTED]
    assert line.accessibleName() == PLANTED
