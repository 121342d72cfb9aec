"""Own keys, single letters and keys in turn: as people press them, through the window of the system."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QWindow
from PySide6.QtTest import QTest

from chrononauts_qt.session.settings import load
from chrononauts_qt.shelf import SHELF
from chrononauts_qt.ui.catalog.own_keys_texts import text
from chrononauts_qt.ui.kit import held_keys
from chrononauts_qt.ui.kit.held_keys import HeldLine
from chrononauts_qt.ui.kit.own_keys import Stroke, meant, name_of, names_on
from chrononauts_qt.ui.shell.key_caps import KeyCap
from chrononauts_qt.ui.shell.main_window import MainWindow
from tests.gui.access.targets import told_of
from tests.gui.artifaxx.screens import TWO, dealt
from tests.gui.desks import controller_of, screen_of
from tests.gui.program import NewWindow, settle

Key = Qt.Key
Held = Qt.KeyboardModifier
NONE, ALT, CTRL, SHIFT = Held.NoModifier, Held.AltModifier, Held.ControlModifier, Held.ShiftModifier


@pytest.fixture
def main(new_window: NewWindow) -> MainWindow:
    """A window with a game of two on its desk, Ada looking."""
    found = new_window()
    found.open_match(dealt(TWO, players=2))
    controller_of(found).lift(0)
    settle()
    return found


def handle(window: MainWindow) -> QWindow:
    found = window.windowHandle()
    assert found is not None
    return found


def press(window: MainWindow, key: Qt.Key, held: Held = NONE) -> None:
    QTest.keyClick(handle(window), key, held)
    settle()


def set_up(window: MainWindow, **fields: object) -> None:
    window.look.change(window.look.settings._replace(**fields))  # type: ignore[arg-type]  # by name


def leads_to_log(window: MainWindow, key: Qt.Key, held: Held = NONE) -> bool:
    """Tell whether a key leads to the Log, as J does usually."""
    screen_of(window).hand.setFocus()
    press(window, key, held)
    return bool(screen_of(window).log.hasFocus())


def listed(window: MainWindow) -> None:
    window.key_list.ask()
    settle()
    assert window.shown() == "keys"


def cap(window: MainWindow, usual: str) -> KeyCap:
    return next(one for one in window.keys.caps if one.usual == usual)


def give(window: MainWindow, usual: str, key: Qt.Key, held: Held = NONE) -> str:
    """Give what a usual key does another one, as people do; return what the page says of it."""
    one = cap(window, usual)
    one.setFocus()
    press(window, Key.Key_Space)
    assert one.text() == "…"
    press(window, key, held)
    return window.keys.note.text()


def test_letters_do_what_they_do_usually(main: MainWindow) -> None:
    assert leads_to_log(main, Key.Key_J)


def test_letters_with_alt(main: MainWindow) -> None:
    set_up(main, letters="alt")
    assert not leads_to_log(main, Key.Key_J)
    assert leads_to_log(main, Key.Key_J, ALT)
    press(main, Key.Key_Question)
    assert main.shown() == "table"
    press(main, Key.Key_Question, ALT | SHIFT)
    assert main.shown() == "keys"
    assert cap(main, "J").text() == "Alt+J"


def test_a_key_is_heard_with_what_it_does(main: MainWindow) -> None:
    """A bug: the name of a cap was the key alone, said with a description at every place of the list."""
    set_up(main, letters="alt")
    main.key_list.ask()
    settle()
    heard = told_of(cap(main, "J"))
    assert (heard.name, heard.description) == ("Alt+J: To the newest line of the Log", "")


def test_letters_off(main: MainWindow) -> None:
    set_up(main, letters="off")
    assert not leads_to_log(main, Key.Key_J)
    assert not leads_to_log(main, Key.Key_J, ALT), "Alt is the other setting"
    press(main, Key.Key_L, CTRL)
    assert main.look.settings.language, "chords are no single letters"


def test_text_is_typed_whatever_is_set(main: MainWindow) -> None:
    set_up(main, letters="off", own_keys={"": {"?": "J"}})
    main.rules.open()
    settle()
    main.rulebook.search_field.setFocus()
    press(main, Key.Key_J)
    press(main, Key.Key_A)
    assert main.rulebook.search_field.text().casefold() == "ja"


def test_a_key_is_given_to_something_else_and_kept(main: MainWindow) -> None:
    listed(main)
    assert "is now Y" in give(main, "J", Key.Key_Y)
    assert cap(main, "J").text() == "Y"
    assert load(main.folder).own_keys["artifaxx"] == {"J": "Y"}
    main.key_list.close()
    settle()
    if controller_of(main).viewer is None:
        controller_of(main).lift(0)
    assert leads_to_log(main, Key.Key_Y)
    assert not leads_to_log(main, Key.Key_J)


def test_a_key_that_is_taken_is_refused_with_who_has_it(main: MainWindow) -> None:
    listed(main)
    for usual, key in (("J", Key.Key_H), ("J", Key.Key_3), ("J", Key.Key_Question), ("?", Key.Key_E)):
        assert "taken already" in give(main, usual, key)
    assert "cannot be given" in give(main, "J", Key.Key_Tab)
    assert not main.look.settings.own_keys


def test_a_key_for_everywhere_minds_every_table(main: MainWindow) -> None:
    listed(main)
    assert "taken already" in give(main, "?", Key.Key_M), "AfterNova has it"


def test_one_key_or_all_are_the_usual_ones_again(main: MainWindow) -> None:
    listed(main)
    give(main, "J", Key.Key_Y)
    give(main, "H", Key.Key_J)
    assert cap(main, "H").text() == "J", "a key that was given away is free"
    assert "taken" in give(main, "J", Key.Key_Backspace)
    give(main, "H", Key.Key_Backspace)
    give(main, "J", Key.Key_Backspace)
    assert (cap(main, "J").text(), cap(main, "H").text()) == ("J", "H")
    give(main, "J", Key.Key_Y)
    main.keys.reset_button.click()
    assert cap(main, "J").text() == "J"
    assert not any(load(main.folder).own_keys["artifaxx"].values())


def test_esc_leaves_a_key_as_it_is(main: MainWindow) -> None:
    listed(main)
    give(main, "J", Key.Key_Escape)
    assert main.shown() == "keys"
    assert cap(main, "J").text() == "J"


def test_a_shortcut_is_given_another_key(main: MainWindow) -> None:
    listed(main)
    give(main, "Ctrl+L", Key.Key_T, CTRL)
    press(main, Key.Key_T, CTRL)
    assert main.look.settings.language


def test_ctrl_and_the_letter_in_turn_are_a_chord(main: MainWindow) -> None:
    press(main, Key.Key_Control)
    press(main, Key.Key_Comma)
    assert main.shown() == "table", "only for those who want it"
    set_up(main, keys_in_turn=True)
    press(main, Key.Key_Control)
    press(main, Key.Key_Control)
    press(main, Key.Key_Comma)
    assert main.shown() == "table", "pressed twice it is let go"
    press(main, Key.Key_Control)
    press(main, Key.Key_Comma)
    assert main.shown() == "settings_page"


def held_line(window: MainWindow) -> str:
    line = window.findChild(HeldLine)
    return line.text() if line is not None and line.isVisible() else ""


def test_what_is_held_is_seen_and_said_until_the_next_key(
    main: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    said = list[str]()
    monkeypatch.setattr(held_keys, "announce", lambda _window, sentence: said.append(sentence))
    set_up(main, keys_in_turn=True)
    assert held_line(main) == ""
    press(main, Key.Key_Control)
    press(main, Key.Key_Shift)
    assert held_line(main) == said[-1] == text("held", keys="Ctrl+Shift")
    press(main, Key.Key_Shift)
    assert held_line(main) == text("held", keys="Ctrl")
    press(main, Key.Key_Comma)
    assert (main.shown(), held_line(main)) == ("settings_page", "")


def test_escape_lets_go_what_is_held_and_nothing_else(main: MainWindow) -> None:
    main.settings_opener.open()
    set_up(main, keys_in_turn=True)
    press(main, Key.Key_Control)
    press(main, Key.Key_Escape)
    assert (main.shown(), held_line(main)) == ("settings_page", "")
    press(main, Key.Key_Escape)
    assert main.shown() == "table", "nothing is held: it leads back"


def test_the_settings_of_a_table_lead_to_its_keys(main: MainWindow) -> None:
    main.settings_opener.open()
    main.settings_page.keys_button.click()
    settle()
    assert cap(main, "J").place == "artifaxx"
    main.keys.back_button.click()
    assert main.shown() == "settings_page"


@pytest.mark.parametrize("game", tuple(SHELF))
def test_every_letter_and_chord_of_a_table_can_be_changed(main: MainWindow, game: str) -> None:
    caps = [part.text for row in main.key_list.at_table(game) for part in row.keys if part.is_cap]
    due = [text for text in caps if len(text) == 1 or text.startswith(("Ctrl+", "Shift+"))]
    due = [text for text in due if not text.isdigit()]
    assert due
    assert [text for text in due if not name_of(text)] == []


def test_what_is_printed_on_a_cap() -> None:
    assert [name_of(cap_) for cap_ in ("E", "Maiusc+C", "Maj+C", "Ctrl+Z", "?", "+")] == [
        "E", "Shift+C", "Shift+C", "Ctrl+Z", "?", "+"
    ]  # fmt: skip
    fixed = ("0", "Enter", "Space", "Invio", "F1–F12", "1–6", "Arrows", "F1", "Tab")
    assert not any(name_of(cap_) for cap_ in fixed)
    assert names_on("1–3") == ("1", "2", "3")


def test_a_damaged_key_of_the_settings_does_nothing(main: MainWindow) -> None:
    set_up(main, own_keys={"artifaxx": {"nothing at all": "J"}})
    assert not leads_to_log(main, Key.Key_J)
    assert meant(main.look.settings, "artifaxx", "H") == "H"
    assert Stroke.named("").key == Key.Key_unknown
