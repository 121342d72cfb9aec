"""Watching a game again: going about, whose eyes, keys, and that nothing can be played."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel

from chrononauts_qt.games.chrononauts import rules
from chrononauts_qt.games.chrononauts.actions import PLAY, parse
from chrononauts_qt.games.chrononauts.cards import PLAY_INDEX
from chrononauts_qt.session import journal
from chrononauts_qt.session.match import Match, resume
from chrononauts_qt.ui.games.chrononauts.texts.titles import title
from chrononauts_qt.ui.shell.main_window import MainWindow
from chrononauts_qt.ui.shell.replaying import open_replay, page_of
from chrononauts_qt.ui.table.replay.console import OPEN, PUBLIC
from chrononauts_qt.ui.table.replay.page import ReplayPage
from tests import shots
from tests.gui.desks import reveal_of
from tests.gui.replay import games
from tests.work import Work, counted

Key = Qt.Key
GAMES: dict[str, Callable[[Path], Path]] = {
    "chrononauts": games.won,
    "artifaxx": games.shelves,
    "solonauts": games.journey,
}


def watched(window: MainWindow, path: Path) -> ReplayPage:
    open_replay(window, path)
    QApplication.processEvents()
    return page_of(window)


def screen_of(page: ReplayPage) -> Any:
    """Return the table of the game, whichever it is."""
    return page.frame.screen


def log_of(page: ReplayPage) -> list[str]:
    """Return the lines of the Log."""
    page.settle()
    model = screen_of(page).log_model
    return [str(model.index(row, 0).data()) for row in range(model.rowCount())]


def press(window: MainWindow, key: Qt.Key) -> None:
    focus = QApplication.focusWidget()
    assert focus is not None
    QTest.keyClick(focus, key)


@pytest.mark.parametrize("game", GAMES)
def test_every_step_shows_the_position_as_it_was(window: MainWindow, tmp_path: Path, game: str) -> None:
    page = watched(window, GAMES[game](tmp_path))
    controller, places = page.frame.controller, page.positions
    for step, number in enumerate(places.scenes):
        page.course.go(step)
        assert places.game.dump(controller.match.state) == places.game.dump(places.state(number))
        assert page.transport.slider.value() == step
    one_by_one = log_of(page)
    page.course.go(0)
    page.course.go(len(places.scenes) - 1)
    assert log_of(page) == one_by_one


@pytest.mark.parametrize("game", GAMES)
def test_keys_go_about(window: MainWindow, tmp_path: Path, game: str) -> None:
    page = watched(window, GAMES[game](tmp_path))
    last = len(page.positions.scenes) - 1
    press(window, Key.Key_Right)
    press(window, Key.Key_Right)
    assert page.course.step == 2
    press(window, Key.Key_Left)
    assert page.course.step == 1
    press(window, Key.Key_End)
    assert page.course.step == last
    press(window, Key.Key_PageUp)
    assert page.course.step == page.positions.turn_before(last) < last
    press(window, Key.Key_Home)
    assert page.course.step == 0
    press(window, Key.Key_PageDown)
    assert page.course.step == page.positions.next_turn(0)


def test_buttons_are_shut_where_nothing_lies(window: MainWindow, tmp_path: Path) -> None:
    page = watched(window, games.won(tmp_path))
    buttons = page.transport.buttons
    assert not buttons["back"].isEnabled()
    assert buttons["forward"].isEnabled()
    buttons["last"].click()
    assert buttons["back"].isEnabled()
    assert not buttons["forward"].isEnabled()
    assert not buttons["play"].isEnabled()
    buttons["first"].click()
    assert page.course.step == 0


def test_space_lets_it_play_to_the_end_and_stops_it(window: MainWindow, tmp_path: Path) -> None:
    page = watched(window, games.won(tmp_path))
    press(window, Key.Key_Space)
    assert page.course.plays
    assert page.transport.buttons["play"].accessibleName() == "Pause"
    page.course.play_on()
    assert (page.course.step, page.course.plays) == (1, True)
    press(window, Key.Key_Space)
    assert not page.course.plays
    page.course.play(True)
    press(window, Key.Key_Right)
    assert not page.course.plays, "whoever steps by hand has taken over"
    page.course.go(len(page.positions.scenes) - 2)
    page.course.play(True)
    page.course.play_on()
    assert not page.course.plays, "it is over"


def test_what_happened_is_said_and_read_aloud(window: MainWindow, tmp_path: Path) -> None:
    page = watched(window, games.won(tmp_path))
    page.course.go(len(page.positions.scenes) - 1)
    assert page.caption.sentence == "Chloé goes home as Yuri and wins."
    assert page.caption.accessibleName() == page.caption.sentence
    assert page.transport.where.accessibleName() == "Turn 7, step 29 of 29"


# -- whose eyes ----------------------------------------------------------------------------------


def test_a_game_that_is_over_can_be_watched_through_all_eyes(window: MainWindow, tmp_path: Path) -> None:
    page = watched(window, games.won(tmp_path))
    assert page.all_eyes == (OPEN, 0, 1, 2, PUBLIC)
    page.course.go(20)
    for eyes in (0, 1, 2):
        page.look_through(eyes)
        view = page.positions.game.view(page.frame.controller.match.state, eyes)
        assert tuple(screen_of(page).hand_model.cards) == view.hand
        assert page.console.eyes_button.text() == page.positions.names[eyes]
    page.look_through(PUBLIC)
    assert list(screen_of(page).hand_model.cards) == []


def test_eyes_see_only_what_they_saw_then(window: MainWindow, tmp_path: Path) -> None:
    page = watched(window, games.won(tmp_path))
    drawn = [
        number
        for number, scene in enumerate(page.positions.scenes)
        if any(
            event.name == "CardDrawn" and event.data["seat"] == 0 for event in page.positions[scene].events
        )
    ]
    page.course.go(drawn[0])
    page.look_through(0)
    assert "You drew" in page.caption.sentence
    page.look_through(1)
    assert "You drew" not in page.caption.sentence
    page.look_through(OPEN)
    assert "Ada drew a card" in page.caption.sentence


def test_a_game_that_goes_on_shows_nothing_hidden(window: MainWindow, tmp_path: Path) -> None:
    page = watched(window, games.rivals(tmp_path))
    assert page.all_eyes == (PUBLIC,)
    assert not page.console.eyes_button.isEnabled()
    assert not page.console.hands_button.isVisible()
    page.look_through(0)
    page.look_through(OPEN)
    assert page.eyes == PUBLIC
    for step in range(0, len(page.positions.scenes), 3):
        page.course.go(step)
        assert page.frame.controller.viewer is None
        assert list(screen_of(page).hand_model.cards) == []


def test_the_only_person_of_a_game_that_goes_on_has_eyes(window: MainWindow, tmp_path: Path) -> None:
    path = games.rivals(tmp_path, names=games.SIX[:2], bot="chief")
    page = watched(window, path)
    assert page.all_eyes == (0, PUBLIC)
    assert page.eyes == PUBLIC, "nobody knows who has opened it"
    page.course.go(10)
    page.look_through(0)
    hand = screen_of(page).hand_model
    view = page.positions.game.view(page.frame.controller.match.state, 0)
    assert tuple(hand.cards) == view.hand != ()
    page._cover(Qt.ApplicationState.ApplicationInactive)
    assert list(hand.cards) == []
    page.look_through(0)
    window.show_page("about")
    assert list(hand.cards) == []


def test_two_games_that_differ_in_hidden_cards_look_alike(window: MainWindow, tmp_path: Path) -> None:
    """Nothing on the public screen, not even how many steps there are, depends on them."""
    seen = []
    for card in ("memo", "reverse-fate"):
        path = tmp_path / f"{card}.chrononauts"
        hands = {0: ("reverse-fate", card), 1: (card,), 2: (card,)}
        setup = rules.Setup(3, "alike", "seat-1", False, hands=hands, draw_pile=("rewind", "sabotage"))
        match = Match.start("chrononauts", games.SIX[:3], setup, path)
        for line in ((0, "play reverse-fate on 1914"), (1, "allow"), (2, "allow"), (0, "end")):
            match.submit(line[0], parse(line[1]))
        page = watched(window, path)
        said = []
        for step in range(len(page.positions.scenes)):
            page.course.go(step)
            said.append((page.caption.sentence, log_of(page), page.transport.where.accessibleName()))
        seen.append((page.transport.slider.maximum(), page.transport.slider.turns, tuple(said)))
        page.closed.emit()
    assert seen[0] == seen[1]


def test_all_hands_lie_over_the_board_and_go_with_esc(window: MainWindow, tmp_path: Path) -> None:
    page = watched(window, games.won(tmp_path))
    page.course.go(20)
    page.console.hands_button.click()
    assert page.hands.isVisible()
    words = " ".join(label.text() for label in page.hands.findChildren(QLabel))
    state = page.frame.controller.match.state
    for seat in range(3):
        view = page.positions.game.view(state, seat)
        assert all(title(card) in words for card in (*view.hand, view.mission, view.identity))
    assert "Draw pile, from the top" in words
    press(window, Key.Key_Escape)
    assert not page.hands.isVisible()
    assert window.shown() == "replay"
    page.console.hands_button.click()
    page.look_through(PUBLIC)
    assert not page.hands.isVisible()


# -- nothing is played ---------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_nothing_can_be_played_on_a_replay(window: MainWindow, tmp_path: Path, game: str) -> None:
    path = GAMES[game](tmp_path)
    before = path.read_bytes()
    page = watched(window, path)
    page.course.go(5)
    screen = screen_of(page)
    controller = screen.controller
    dump = page.positions.game.dump(controller.match.state)
    screen.hand.setFocus()
    for key in (Key.Key_1, Key.Key_X, Key.Key_E, Key.Key_V, Key.Key_H, Key.Key_Return, Key.Key_P):
        press(window, key)
    for seat, owed in page.positions.game.pending(controller.match.state).items():
        assert not any(controller.submit(seat, action) for action in owed.options)
    assert not controller.play(PLAY[PLAY_INDEX["dodo"]][None])
    assert screen.arming.card is None
    assert page.positions.game.dump(controller.match.state) == dump
    assert path.read_bytes() == before
    assert not screen.steps.isVisible()
    doors = [action.text() for action in screen.status.menu().actions()]
    assert "Seats…" not in doors
    assert "End here" not in doors


def test_a_card_of_the_hand_is_read_large(window: MainWindow, tmp_path: Path) -> None:
    page = watched(window, games.won(tmp_path))
    page.course.go(20)
    hand = screen_of(page).hand
    hand.activated.emit(hand.model().index(0, 0))
    assert screen_of(page).explain.reader.inspector.isVisible()
    page.course.go(19)
    assert not screen_of(page).explain.reader.inspector.isVisible()


# -- coming and going ----------------------------------------------------------------------------


def test_the_last_page_leads_there_and_back(window: MainWindow, tmp_path: Path) -> None:
    window.open_file(games.won(tmp_path))
    assert window.shown() == "end"
    reveal_of(window).replay_button.click()
    assert window.shown() == "replay"
    press(window, Key.Key_Escape)
    assert window.shown() == "end"
    assert window.pages.get("replay") is None


def test_the_last_page_of_a_game_without_a_journal_has_no_such_door(window: MainWindow) -> None:
    window.open_match(shots.match_of("home"))
    assert window.shown() == "end"
    assert not reveal_of(window).replay_button.isVisible()
    assert not reveal_of(window).save_button.isVisible()


def test_another_language_and_look_leave_one_where_one_was(window: MainWindow, tmp_path: Path) -> None:
    page = watched(window, games.won(tmp_path))
    page.course.go(12)
    page.look_through(1)
    window.look.change_text_size(20)
    QApplication.processEvents()
    assert window.shown() == "replay"
    assert (page_of(window).course.step, page_of(window).eyes) == (12, 1)
    press(window, Key.Key_Right)
    assert page_of(window).course.step == 13


def test_f1_asks_about_the_table_and_comes_back(window: MainWindow, tmp_path: Path) -> None:
    page = watched(window, games.won(tmp_path))
    screen_of(page).discard.setFocus()
    window.rules.ask()
    assert window.shown() == "rulebook"
    window.rules.close()
    assert window.shown() == "replay"


def test_a_damaged_file_says_why_and_opens_nothing(window: MainWindow, tmp_path: Path) -> None:
    path = tmp_path / "bad.chrononauts"
    path.write_text("nothing of ours\n", encoding="utf-8")
    open_replay(window, path)
    assert window.shown() == "home"
    assert window.message.isVisible()


def test_another_replay_takes_the_place_of_the_last(window: MainWindow, tmp_path: Path) -> None:
    watched(window, games.won(tmp_path))
    count = window.stack.count()
    page = watched(window, games.journey(tmp_path))
    assert window.stack.count() == count
    assert window.stack.currentWidget() is page
    page.transport.back_button.click()
    assert window.shown() == "home"


def test_a_torn_end_is_told(window: MainWindow, tmp_path: Path) -> None:
    path = games.rivals(tmp_path)
    path.write_bytes(path.read_bytes()[:-5])
    watched(window, path)
    assert "is torn" in window.message.words.text()


def test_what_was_taken_back_is_told(window: MainWindow, tmp_path: Path) -> None:
    path = games.journey(
        tmp_path, 0, hand=("patch-1918", "patch-1929", "patch-1933", "sabotage", "reverse-fate")
    )
    match = resume(journal.read(path))
    for line in ("play reverse-fate on 1914", "discard patch-1918"):
        match.submit(0, parse(line))
    match.undo(2)
    page = watched(window, path)
    page.course.go(len(page.positions.scenes) - 1)
    assert page.caption.sentence.startswith("The last 2 move")


def test_any_step_of_a_long_game_is_as_little_work_as_an_early_one(
    window: MainWindow, tmp_path: Path
) -> None:
    """Everything drawn; the Log, which grows with the game, waits until one has arrived."""
    page = watched(window, games.rivals(tmp_path, 600))
    last = len(page.positions.scenes) - 1
    steps = (2, last // 2, last - 1)

    def work_of(step: int) -> Work:
        with counted() as done:
            page.course.go(step)
            page.repaint()
        return done

    for step in steps:
        work_of(step)  # every face is drawn once
    early, *late = [work_of(step).calls for step in steps]
    assert max(late) < 1.5 * early
