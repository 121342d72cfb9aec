"""The lists of a table are offered once, with a door, to whoever reads large text or listens."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton

from chrononauts_qt.ui.catalog.list_texts import text
from chrononauts_qt.ui.kit import spoken_keys
from chrononauts_qt.ui.shell.main_window import MainWindow
from chrononauts_qt.ui.table.list_desk import ListDesk
from tests.gui.desks import screen_of
from tests.gui.table.conftest import Deal
from tests.session.every_game import CASES, begin

WITH_LISTS = ("chrononauts", "solonauts", "afternova", "dungeon-time")


def press(button: QAbstractButton) -> None:
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)


def look_at(window: MainWindow, **fields: Any) -> None:
    window.look.change(window.look.settings._replace(**fields))


def said(window: MainWindow) -> str:
    bar = screen_of(window).message
    return str(bar.words.text()) if bar.isVisible() else ""


def desk_of(window: MainWindow) -> ListDesk:
    assert isinstance(window.desk, ListDesk)
    return window.desk


@pytest.mark.parametrize("game", WITH_LISTS)
def test_large_text_has_a_door_to_the_lists(window: MainWindow, tmp_path: Path, game: str) -> None:
    look_at(window, text_scale=2.0)
    case = CASES[game]
    window.open_match(begin(case, tmp_path / "first", case.seed))
    assert said(window) == f"{text('list-offer')} {text('list-key', cap='L')}"
    door = screen_of(window).message.door_button
    assert (door.isVisible(), door.text()) == (True, text("list-door"))
    press(door)
    board = desk_of(window).board
    assert board is not None
    assert board.is_list
    assert window.look.settings.board_as_list
    assert said(window) == ""
    look_at(window, board_as_list=False)
    window.open_match(begin(case, tmp_path / "second", case.seed))
    assert said(window) == "", "it was offered once"


@pytest.mark.parametrize(
    ("letters", "own", "key"),
    [("on", {"chrononauts": {"L": "F9"}}, "F9 shows"), ("alt", {}, "Alt+L shows"), ("off", {}, "")],
)
def test_the_offer_names_the_key_that_one_has(
    window: MainWindow,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    letters: str,
    own: dict[str, dict[str, str]],
    key: str,
) -> None:
    """A bug: it named L, whatever did it."""
    look_at(window, text_scale=2.0, letters=letters, own_keys=own)
    monkeypatch.setattr(spoken_keys, "_ASKED", [lambda: window.look.settings])
    case = CASES["chrononauts"]
    window.open_match(begin(case, tmp_path, case.seed))
    told = said(window).removeprefix(text("list-offer")).strip()
    assert told.startswith(key)
    assert bool(told) == bool(key)


def test_who_does_not_want_lists_is_not_asked_again(window: MainWindow, tmp_path: Path) -> None:
    look_at(window, text_scale=2.0)
    case = CASES["chrononauts"]
    window.open_match(begin(case, tmp_path / "first", case.seed))
    press(screen_of(window).message.close_button)
    window.open_match(begin(case, tmp_path / "second", case.seed))
    assert said(window) == ""
    assert not window.look.settings.board_as_list


def test_a_reader_that_begins_to_run_at_the_table_is_offered_lists(
    deal: Deal, monkeypatch: pytest.MonkeyPatch
) -> None:
    scene = deal(hands={1: "memo prevent-assassination patch-1944"})
    scene.lift()
    look_at(scene.window, first_times=True)
    scene.controller.changed.emit()
    scene.table.message.dismiss()
    assert said(scene.window) == ""
    monkeypatch.setattr(QAccessible, "isActive", lambda: True)
    scene.controller.changed.emit()
    assert said(scene.window) == f"{text('list-heard')} {text('list-key', cap='L')}"
    QTest.keyClick(scene.table.hand, Qt.Key.Key_L)
    assert said(scene.window) == ""
    board = desk_of(scene.window).board
    assert board is not None
    assert board.is_list
