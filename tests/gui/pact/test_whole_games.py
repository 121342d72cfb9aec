"""Pact is played to its end in the window, by clicks and by keys, with what the window shows and no more."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel

from chrononauts_qt.kernel.outcome import Outcome
from chrononauts_qt.session.positions import Positions
from chrononauts_qt.ui.catalog.common import text
from chrononauts_qt.ui.shell.main_window import MainWindow
from chrononauts_qt.ui.shell.replaying import page_of
from chrononauts_qt.ui.table.replay.transcript import transcript
from tests import pact
from tests.gui.pact.people import NAMES, People
from tests.gui.program import settle
from tests.pact.actions import ACCEPT, PASS, offer
from tests.pact.table import GLASS
from tests.pact.words import ended, ranking

ADA, BO, CLEO, DAN = range(4)


def hands(people: People) -> list[list[str]]:
    """Return what everybody holds: people know their own."""
    found: list[list[str]] = people.controller.match.state.hands
    return found


def pass_all(people: People, rounds: int) -> None:
    """Let everybody pass, whoever the screen asks."""
    for _ in range(rounds):
        for seat in people.controller.asked:
            people.say(seat, PASS)
    settle()


def begin(people: People, *names: str) -> None:
    """Begin a game from the first screen."""
    window = people.window
    people.press(window.home.boxes[pact.ID].start_button)
    for row, name in zip(window.new_game.people.rows, names, strict=False):
        row.player.choose("")
        row.name.setText(name)
    for row in window.new_game.people.rows[len(names) :][::-1]:
        people.press(row.remove)
    people.press(window.new_game.start_button)
    assert window.shown() == "table"


def said(window: MainWindow) -> str:
    """Return all that stands on labels of the page that is shown."""
    page = window.stack.currentWidget() or window
    return "\n".join(label.text() for label in page.findChildren(QLabel) if label.isVisible())


# -- a game -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("by", ["mouse", "keys"])
def test_two_play_a_game_to_its_end(people: People, by: str) -> None:
    people.sit()
    people.by = by
    given, wanted = hands(people)[ADA][0], hands(people)[BO][-1]
    people.say(ADA, offer((given,), BO, wanted))
    assert people.table.curtain.seat == BO
    people.say(BO, ACCEPT)
    assert people.lines()[-2:] == ["Bo accepts: 1 stone of Ada for one of Bo.", "Round 2 begins."]
    pass_all(people, 2)
    assert people.window.shown() == "end"
    assert people.end.title.text().startswith(("Ada", "Bo"))
    people.press(people.end.board_button)
    assert people.window.shown() == "table"
    assert people.lines()[-1].startswith("All stones are shown. Ada has")


def test_who_likes_to_answers_first(people: People) -> None:
    people.sit(4)
    given, wanted = hands(people)[CLEO][:2], hands(people)[BO][0]
    people.say(CLEO, offer(tuple(given), BO, wanted))
    assert people.table.board.offer.text() == "Cleo offers Bo 2 stones for one."
    people.press(people.table.board.callers[DAN])
    people.lift(DAN)
    assert people.table.steps.heard.text() == "Cleo offers Bo 2 stones for one."
    assert not people.table.steps.accept_button.isEnabled()
    assert not people.table.steps.offer_button.isEnabled(), "an offer stands"
    people.press(people.table.steps.pass_button)
    people.press(people.table.board.callers[BO])
    people.lift(BO)
    assert people.table.steps.heard.text().startswith("Cleo offers Bo stone")
    people.press(people.table.steps.pass_button)
    assert people.table.board.offer.text() == "No offer stands."


def test_an_offer_that_lacks_something_or_cannot_be_made_is_told(people: People) -> None:
    people.sit()
    people.lift(ADA)
    people.press(people.table.steps.offer_button)
    assert people.table.message.words.text() == "Choose what you give, to whom, and for which stone."
    people.offer(hands(people)[ADA][:4], BO, "stone-1")
    assert people.table.message.words.text() == "An offer gives one to 3 stones."
    assert people.table.board.offer.text() == "No offer stands."


def test_the_time_is_up(people: People) -> None:
    people.sit(2, team=True)
    people.clock.now += 10
    people.controller.tick()
    assert people.table.board.glass.text() == "The sand runs for 890 seconds more."
    people.clock.now += GLASS
    while people.controller.public_view().outcome is None:
        people.controller.tick()
    settle()
    assert people.lines().count("The time is up.") == 3
    assert people.window.shown() == "end"
    assert people.end.title.text() in (
        "You all win together.", "The team has too few points: nobody wins.")  # fmt: skip


def test_the_sand_stands_still_while_nobody_sees_it(people: People) -> None:
    people.sit()
    people.lift(ADA)
    people.choose(text("settings"))
    assert people.window.settings_page.held.text() == "The time is held while you are here."
    people.clock.now += GLASS / 2
    people.controller.tick()
    people.window.settings_page.closed.emit()
    people.controller.tick()
    assert people.table.board.glass.text() == "The sand runs for 900 seconds more."
    assert people.table.curtain.isVisible()
    people.clock.now += GLASS / 2
    people.controller.tick()
    assert people.table.board.glass.text() == "The sand runs for 450 seconds more."


def test_places_are_shared_and_teams_win_together() -> None:
    tie = Outcome("points", (1, 3, 1), (40, 20, 40))
    assert ended(tie, NAMES[:3]) == "Ada and Cleo win together."
    assert ranking(tie, NAMES[:3]) == ["Place 1: Ada and Cleo, 40 points", "Place 3: Bo, 20 points"]
    team = Outcome("together", (1, 1), (40, 40), is_team=True)
    assert ended(team, NAMES[:2]) == "You all win together."
    assert ranking(team, NAMES[:2]) == ["Ada has 40 points and Bo has 40 points. The team has 80."]
    assert "nobody wins" in ended(Outcome("too-few", (), (1, 2), is_team=True), NAMES[:2])


# -- the way through the window -----------------------------------------------------------------------


def test_from_the_first_screen_to_the_end_and_back(people: People) -> None:
    window = people.window
    begin(people, "Ada", "Bo")
    pass_all(people, 1)
    people.choose(text("home"))
    assert window.shown() == "home"
    box = window.home.boxes[pact.ID]
    assert "Ada and Bo trade: Round 2" in said(window)
    people.press(box.continue_button)
    assert window.shown() == "table"
    assert people.table.curtain.isVisible()
    assert people.lines()[-1] == "Round 2 begins."
    pass_all(people, 2)
    assert window.shown() == "end"
    people.press(people.end.replay_button)
    page = page_of(window)
    QTest.keyClick(QApplication.focusWidget() or page, Qt.Key.Key_Right)
    assert page.caption.sentence.endswith("Round 2 begins.")
    QTest.keyClick(QApplication.focusWidget() or page, Qt.Key.Key_End)
    assert "All stones are shown." in page.caption.sentence
    people.press(page.console.hands_button)
    assert "In the bag: " in said(window)
    for _ in range(2):
        QTest.keyClick(QApplication.focusWidget() or page, Qt.Key.Key_Escape)
    assert window.shown() == "end"
    people.press(people.end.home_button)
    assert window.shown() == "home"
    assert not box.continue_button.isVisible()
    window.show_page("statistics_page")
    games = window.statistics_page.views[0]
    heads = [item.text() for row in range(games.rowCount()) if (item := games.verticalHeaderItem(row))]
    cell = games.item(heads.index("Pact"), 0)
    assert cell is not None
    assert cell.text() == "1"


def test_a_rematch_is_dealt_for_the_same_people(people: People) -> None:
    begin(people, "Ada", "Bo", "Cleo")
    pass_all(people, 3)
    people.press(people.end.rematch_button)
    assert people.window.shown() == "table"
    assert sorted(people.controller.names) == ["Ada", "Bo", "Cleo"]


def test_the_game_is_told_as_a_text(people: People) -> None:
    begin(people, "Ada", "Bo")
    given, wanted = hands(people)[ADA][0], hands(people)[BO][0]
    people.say(ADA, offer((given,), BO, wanted))
    writer = people.controller.match.writer
    assert writer is not None
    told = transcript(Positions.read(Path(writer.path)))
    assert "Ada offers Bo 1 stone for one." in told
    assert "Still to answer: Bo." in told
    assert given.replace("-", " ") not in told
    people.say(BO, ACCEPT)
    pass_all(people, 2)
    assert "Place 1: " in transcript(Positions.read(Path(writer.path)))


# -- the way back, and another look ---------------------------------------------------------------------


def test_a_pass_is_taken_back_when_both_agree_and_an_offer_is_not(people: People) -> None:
    people.sit()
    people.say(ADA, PASS)
    people.choose("Take back…")
    sheet = people.table.sheets.take_back
    assert sheet.isVisible()
    for button in sheet.answers.values():
        people.press(button)
    assert people.lines() == ["Everybody draws 6 stones.", "Round 1 begins.", "Ada took back the last move."]
    assert people.controller.public_view().deciding == (ADA, BO)
    people.say(ADA, offer((hands(people)[ADA][0],), BO, hands(people)[BO][0]))
    QTest.keyClick(people.table.curtain.lift_button, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert not sheet.isVisible()
    assert "An offer waits for its answer" in people.table.message.words.text()


@pytest.mark.parametrize("change", [{"text_scale": 1.5}, {"language": "it"}, {"theme": "light"}])
def test_another_look_keeps_what_is_shown(people: People, change: dict[str, object]) -> None:
    people.sit(3)
    people.say(BO, PASS)
    people.lift(ADA)
    table = people.table
    for button in (table.hand.buttons[1], table.steps.partners[CLEO], table.steps.wanted[4]):
        people.press(button)
    look = people.window.look
    look.change(look.settings._replace(**change))  # type: ignore[arg-type]
    settle()
    again = people.table
    assert again is not table
    assert people.controller.viewer == ADA
    assert not again.curtain.isVisible()
    assert [button.text() for button in again._toggles() if button.isChecked()] == [
        again.hand.buttons[1].text(), "Cleo", "5"]  # fmt: skip
    assert QApplication.focusWidget() is again.steps.wanted[4]
    assert people.lines()[-1] == "Bo passes."
    people.press(again.steps.offer_button)
    assert again.board.offer.text() == "Ada offers Cleo 1 stone for one."


def test_a_bot_takes_a_seat_and_plays(people: People) -> None:
    people.sit()
    people.table.seats.hand_over(BO, "cadet")
    people.press(people.table.seats.sheet.choices["cadet"])
    assert people.controller.sole == ADA
    assert "Bo" in people.lines()[-1]
    people.press(people.table.curtain.lift_button)
