"""The list of all keys (?): every key that anything answers has a row there, with words."""

from __future__ import annotations

import ast
from collections.abc import Iterable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QWidget

import chrononauts_qt.ui
from chrononauts_qt.shelf import SHELF
from chrononauts_qt.ui.kit.keyboard import written
from chrononauts_qt.ui.kit.shortcuts import Part, Shortcut
from chrononauts_qt.ui.rulebook.book import load
from chrononauts_qt.ui.shell import rulebook_page
from chrononauts_qt.ui.shell.keys_page import KeysPage, keys_of
from chrononauts_qt.ui.shell.main_window import MainWindow
from chrononauts_qt.ui.table.screens import screens_of
from tests.gui.program import NewWindow, settle
from tests.gui.replay.games import won
from tests.gui.replay.screens import shown as shown_replay
from tests.session.every_game import CASES, begin

UI = Path(chrononauts_qt.ui.__file__).parent
PAGES = ("home", "games", "new_game", "settings_page", "statistics_page", "about", "rulebook", "report")
PRINTED = {
    "Return": "Enter", "Escape": "Esc", "Control": "Ctrl", "Plus": "+", "Equal": "+", "Minus": "-",
    "Underscore": "-", "PageDown": "PgDown", "PageUp": "PgUp", "F1": "F1–F12",
    **dict.fromkeys(("Left", "Right", "Up", "Down"), "Arrows"),
}  # fmt: skip
"""By Qt's name what is printed on a key, where that is something else."""
SCROLLING = {"PgDown", "PgUp"}
"""What scrolls whatever can be scrolled."""
ENDS = {"N"}
"""What belongs to the page of an end, which says it itself."""
BOX = ("chrononauts", "artifaxx", "solonauts")
FOLDERS = {BOX: BOX, ("dungeon-time",): ("dungeon_time",), ("afternova",): ("afternova",)}
"""By games that have a page of signs together the folders of what answers their keys."""


def taken(path: Path) -> set[str]:
    """Return the keys that a module asks for, as they are printed."""
    nodes = ast.walk(ast.parse(path.read_text("utf-8")))
    found = (node.attr for node in nodes if isinstance(node, ast.Attribute))
    names = {name.removeprefix("Key_") for name in found if name.startswith("Key_")}
    return {PRINTED.get(name, name) for name in names}


def caps(shortcuts: Iterable[Shortcut]) -> set[str]:
    return {part.text for shortcut in shortcuts for part in shortcut.keys if part.is_cap}


def listed(games: tuple[str, ...]) -> set[str]:
    """Return the keys that the English page of signs names for these games."""
    manual = screens_of(games[0]).manual()
    book = load(manual.folder(), "en", manual.OUTLINE)
    return {cap for game in games for cap in caps(keys_of(book, game))}


def shown(window: MainWindow) -> KeysPage:
    """Press ? on the page that is shown."""
    page = window.stack.currentWidget()
    assert page is not None
    QTest.keyClicks(page, "?")
    settle()
    assert window.shown() == "keys"
    return window.keys


def untold(window: MainWindow, page: QWidget) -> list[str]:
    """Return the shortcuts of a page and of its window that have no row with words."""
    rows = (one for group in window.keys.groups for one in group.shortcuts)
    told = caps(one for one in rows if one.does)
    keys = [found.key() for found in page.findChildren(QShortcut)]
    keys += [action.shortcuts()[0] for action in window.actions()]
    return [written(key) for key in keys if written(key) not in told]


@pytest.fixture
def main(new_window: NewWindow) -> MainWindow:
    return new_window()


@pytest.mark.parametrize("name", PAGES)
def test_every_shortcut_of_a_page_has_its_row_and_esc_leads_back(main: MainWindow, name: str) -> None:
    main.show_page(name)
    settle()
    page = main.stack.currentWidget()
    assert page is not None
    shown(main)
    assert untold(main, page) == []
    QTest.keyClick(main.keys, Qt.Key.Key_Escape)
    assert main.shown() == name


def test_a_shortcut_without_a_row_is_found(main: MainWindow) -> None:
    QShortcut(QKeySequence("Ctrl+J"), main.home)
    shown(main)
    assert untold(main, main.home) == ["Ctrl+J"]


def test_a_row_is_heard_as_keys_and_what_they_do(main: MainWindow) -> None:
    heard = {label.accessibleName() for label in shown(main).findChildren(QLabel)}
    assert {"Ctrl++: Larger text", "Left, Right: From game to game", "Ctrl+L: The next language"} <= heard


def test_the_same_key_leads_back(main: MainWindow) -> None:
    shown(main)
    QTest.keyClicks(main.keys, "?")
    assert main.shown() == "home"


@pytest.mark.parametrize("game", tuple(SHELF))
def test_the_keys_of_a_table_come_first(main: MainWindow, game: str) -> None:
    main.ask_new_game(game)
    for number, row in enumerate(main.new_game.people.rows):
        row.name.setText(f"Person {number}")
    main.new_game.start_button.click()
    settle()
    assert main.shown() == "table"
    main.key_list.ask()
    here, everywhere = main.keys.groups
    assert caps(here.shortcuts) == listed((game,))
    assert not {one.keys for one in here.shortcuts} & {one.keys for one in everywhere.shortcuts}
    assert main.desk is not None
    assert untold(main, main.desk.screen) == []


def test_a_replay_tells_its_own_keys_and_those_that_look_at_something(main: MainWindow) -> None:
    shown_replay(main, won(main.folder), 0)
    main.key_list.ask()
    here = caps(main.keys.groups[0].shortcuts)
    assert {"Home", "End", "Space", "Ctrl+S", "W", "J", "C"} <= here
    assert not here & {"X", "V", "E"}, "nothing is played there"


def test_a_replay_without_lists_tells_no_key_for_them(main: MainWindow, tmp_path: Path) -> None:
    """A bug: L was among the keys of a replay of Artifaxx, and did nothing there."""
    told = {}
    for game in ("chrononauts", "artifaxx", "afternova"):
        begin(CASES[game], tmp_path, game)
        shown_replay(main, tmp_path / f"{game}.chrononauts", 0)
        main.key_list.ask()
        told[game] = "L" in caps(main.keys.groups[0].shortcuts)
    assert told == {"chrononauts": True, "artifaxx": False, "afternova": True}


@pytest.mark.parametrize("games", FOLDERS)
def test_the_page_of_signs_names_every_key_that_a_table_answers(games: tuple[str, ...]) -> None:
    modules = (path for folder in FOLDERS[games] for path in (UI / "games" / folder).rglob("*.py"))
    due = {key for path in modules for key in taken(path)} - SCROLLING - ENDS
    assert {"Enter", "Esc", "Space"} <= due
    assert due - listed(games) - _digits(games) == set()


def test_a_key_that_the_page_of_signs_forgets_is_found(tmp_path: Path) -> None:
    module = tmp_path / "planted.py"
    module.write_text("if key == Qt.Key.Key_U:\n    pass\n", "utf-8")
    assert taken(module) - listed(BOX) == {"U"}


def test_the_rulebook_tells_its_own_keys(main: MainWindow) -> None:
    main.rules.open()
    told = caps(tuple(main.rulebook.shortcuts()))
    pieces = {piece for cap in told for piece in cap.split("+")} | {"Arrows"}
    assert taken(Path(rulebook_page.__file__)) <= pieces


def test_keys_are_said_with_a_comma_between_them() -> None:
    assert Shortcut((Part("Y"), Part("O")), "").said == "Y, O"
    assert Shortcut((Part("Space"), Part(", then ", False), Part("Enter")), "").said == "Space, then Enter"


def _digits(games: tuple[str, ...]) -> set[str]:
    return {"0", "9"} if any("–" in cap for cap in listed(games)) else set()
