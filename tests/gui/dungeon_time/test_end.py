"""What comes after a game: the verdict, the account, the Story as a line, and the ways on from there."""

from __future__ import annotations

import itertools
import re
from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton
from pytestqt.qtbot import QtBot

from chrononauts_qt.games.dungeon_time import rules
from chrononauts_qt.games.dungeon_time.actions import REVEAL
from chrononauts_qt.session.match import Match
from chrononauts_qt.ui.games.dungeon_time.blink import BLINK
from chrononauts_qt.ui.games.dungeon_time.controller import DungeonController
from chrononauts_qt.ui.games.dungeon_time.end_facts import Ending, ending_of
from chrononauts_qt.ui.games.dungeon_time.end_page import DungeonEnd
from chrononauts_qt.ui.games.dungeon_time.verdicts import why
from chrononauts_qt.ui.kit.theme import DARK, Theme
from tests.dungeon_time.table import split
from tests.gui.dungeon_time import games
from tests.gui.dungeon_time.games import GAME, NAMES
from tests.gui.robot import HandClock

SIZES = ((1024, 600), (1366, 768), (1920, 1080), (2560, 1440))
Show = Callable[..., DungeonEnd]


def ended(match: Match) -> Ending:
    controller = DungeonController(match)
    found = ending_of(controller)
    controller.stop()
    assert found is not None, "the game is over"
    return found


def resolved(story: str, held: str = "", words: str = "") -> Ending:
    """Return the end of a position of the Resolution: the first answer is given to every question."""
    lines = f"seed end; phase resolution; goal 2; story {story}; {words}"
    lines += f"; backpack {held}" if held else ""
    return ended(games.tell(Match.start(GAME, NAMES[:2], rules.read_setup(2, split(lines)), options={})))


@pytest.fixture
def show(qapp: QApplication) -> Iterator[Show]:
    """Return what shows an end."""
    pages: list[DungeonEnd] = []

    def make(
        ending: Ending, theme: Theme = DARK, next_level: str = "", kept: bool = True,
        now: Callable[[], float] | None = None,
    ) -> DungeonEnd:
        page = DungeonEnd(theme, now or itertools.count().__next__)
        pages.append(page)
        page.is_kept = lambda: kept
        page.resize(1366, 768)
        page.show_ending(ending, next_level=next_level)
        page.show()
        QApplication.processEvents()
        return page

    yield make
    for page in pages:
        page.close()
        page.deleteLater()


# -- what is told -----------------------------------------------------------------------------------


def test_the_story_tells_who_has_played_what_and_what_came_of_it() -> None:
    match = games.that_ends("broken", None)
    ending = ended(match)
    played = [event.data for event in match.state.events if event.name == "CardPlayed"]
    assert [(one.card, one.number, one.seat) for one in ending.story] == [
        (data["card"], data["number"], data["seat"]) for data in played
    ]
    come = [one.come for one in ending.story]
    assert come.count("succeeded") == len(match.state.completed)
    assert come.count("failed") == match.state.failures
    assert come.count("broke") == 1
    assert set(come[come.index("broke") + 1 :]) <= {"untold"}


def test_a_failure_says_where_what_it_lacked_has_gone_even_where_it_came_later() -> None:
    (one,) = resolved("important-absence cup shield hook").account
    assert one.verdict.words == "Failed: a Shield and a Grappling Hook are missing"
    for item in ("A Shield", "A Grappling Hook"):
        assert f"{item} came too late" in one.verdict.told


@pytest.mark.parametrize("players", [2, 4])
def test_a_cause_that_was_told_is_not_contradicted_at_the_end(players: int) -> None:
    """Only what was in the Backpack is “the” Shield: one can be discarded, and another come too late."""
    for number in range(4):
        match = games.played(None, players, f"causes-{number}", slip=0.2)
        events = [event.seen_by(None) for event in match.state.events]
        for place, event in enumerate(events):
            if event.name == "MissionFailed":
                past, later = events[: place + 1], events[place + 1 :]
                for told in (why(past, NAMES), why(past, NAMES, later)):
                    for said in told.split(". "):
                        if "discarded" in said or "too late" in said:
                            assert not re.search(r"\b[Tt]he (?!Adventure)", said), said


def test_items_that_served_nothing_are_named() -> None:
    facts = dict(resolved("cup bow").facts)
    assert facts["Items nobody used"] == "Bow, Cup"


def test_whoever_played_how_much_is_told_without_errors() -> None:
    match = games.played(None, 3, "b")
    (told,) = [line for line in ended(match).plays if line.startswith("Ada")]
    count = sum(e.name == "CardPlayed" and e.data["seat"] == 0 for e in match.state.events)
    assert f"Ada: {count} play" in told


@pytest.mark.rule("DT-1007")
def test_the_length_of_the_glass_and_the_time_are_named() -> None:
    match = games.played(None, 2, "end", seconds=600)
    ending = ended(match)
    assert "glass 10:00" in ending.note
    assert "of 10:00" in dict(ending.facts)["Time"]


def test_pauses_are_told_where_they_are_known() -> None:
    match = games.begun(None, 1)
    controller = DungeonController(match)
    controller.rest(True)
    controller.rest(False)
    games.tell(games.end_phase(games.play_phase(match, 30)))
    ending = ending_of(controller)
    controller.stop()
    assert ending is not None
    assert "1 pause" in dict(ending.facts)["Time"]


def test_a_game_that_goes_on_has_no_end() -> None:
    controller = DungeonController(games.begun(None, 1))
    assert ending_of(controller) is None
    controller.stop()


# -- the page ---------------------------------------------------------------------------------------


def watched(page: DungeonEnd) -> list[int]:
    found: list[int] = []
    page.moment_requested.connect(found.append)
    return found


def test_a_click_on_a_card_leads_to_where_it_was_played(show: Show) -> None:
    page = show(ended(games.that_ends("broken", None)))
    found = watched(page)
    assert page.ending is not None
    event = page.ending.story[6].event
    at = page.story.rect_of(f"{event}").center() - page.story.pos()
    QTest.mouseClick(page.story.viewport(), Qt.MouseButton.LeftButton, pos=at)
    assert found == [event]


def test_enter_on_a_card_leads_there_too(show: Show) -> None:
    page = show(ended(games.that_ends("broken", None)))
    found = watched(page)
    assert page.focusWidget() is page.story, "the keys are on the Story"
    for _ in range(3):
        QTest.keyClick(page.story, Qt.Key.Key_Right)
    QTest.keyClick(page.story, Qt.Key.Key_Return)
    assert page.ending is not None
    assert found == [page.ending.story[3].event]


def test_a_mission_of_the_account_leads_to_where_it_was_told(show: Show) -> None:
    page = show(ended(games.that_ends("broken", None)))
    found = watched(page)
    page.account.setFocus()
    page.account.setCurrentIndex(page.account.model().index(0, 0))
    QTest.keyClick(page.account, Qt.Key.Key_Down)
    QTest.keyClick(page.account, Qt.Key.Key_Return)
    assert page.ending is not None
    assert found == [page.ending.account[1].event]


def test_a_game_that_was_not_kept_cannot_be_watched(show: Show) -> None:
    page = show(ended(games.that_ends("broken", None)), kept=False)
    found = watched(page)
    QTest.keyClick(page.story, Qt.Key.Key_Return)
    page.account.chosen.emit(page.account.pieces[0].key)
    assert found == []
    assert not page.replay_button.isVisible()
    assert not page.story.pieces[0].note


def doors(page: DungeonEnd) -> list[QPushButton]:
    return [door for door in page.ways_on if door.isVisible()]


def test_every_door_leads_on_by_the_mouse(show: Show) -> None:
    page = show(ended(games.played(None, 1, "end")), next_level="The Dark Dungeon")
    heard: list[str] = []
    for name in ("home", "save", "replay", "practice", "rematch", "next"):
        getattr(page, f"{name}_requested").connect(lambda name=name: heard.append(name))
    for door in doors(page):
        QTest.mouseClick(door, Qt.MouseButton.LeftButton)
    assert heard == ["home", "save", "replay", "practice", "rematch", "next"]


def test_the_primary_door_is_a_new_deal_or_the_next_level(show: Show) -> None:
    ending = ended(games.played(None, 1, "end"))
    page = show(ending)
    assert page.primary is page.rematch_button
    assert not page.next_button.isVisible()
    page.show_ending(ending, False, "The Dark Dungeon")
    assert page.primary is page.next_button
    assert "The Dark Dungeon" in page.next_button.text()


@pytest.mark.usefixtures("moving")
def test_the_pips_fill_before_the_verdict_and_any_key_shows_all(show: Show, qtbot: QtBot) -> None:
    page = show(ended(games.played(None, 2, "b")))
    assert page.veil.isVisible()
    QTest.keyClick(page.story, Qt.Key.Key_Shift)
    assert not page.veil.isVisible()


def test_the_end_is_in_sight_after_little_more_than_a_second(show: Show) -> None:
    page = show(ended(games.that_ends("goal", None)))
    assert page.ending is not None
    assert sum(part.length for part in page._parts(page.ending)) < 1300


def test_a_press_too_many_chooses_nothing_at_the_end(show: Show) -> None:
    clock, pressed = HandClock(), list[object]()
    page = show(ended(games.played(None, 2, "b")), now=clock)
    page.moment_requested.connect(pressed.append)
    page.rematch_button.clicked.connect(lambda: pressed.append("again"))
    for _ in range(2):
        QTest.keyClick(page.story, Qt.Key.Key_Return)
        QTest.mouseClick(page.rematch_button, Qt.MouseButton.LeftButton)
        QTest.mouseDClick(page.rematch_button, Qt.MouseButton.LeftButton)
    assert not pressed
    clock.now += 2 * BLINK
    QTest.mouseClick(page.rematch_button, Qt.MouseButton.LeftButton)
    assert pressed


def test_an_end_that_is_seen_again_comes_at_once(show: Show) -> None:
    page = show(ended(games.played(None, 2, "b")))
    assert page.ending is not None
    page.show_ending(page.ending, is_news=False)
    assert not page.veil.isVisible()


def test_everything_is_told_to_those_who_listen(show: Show) -> None:
    page = show(ended(games.that_ends("broken", None)))
    assert page.accessibleName() == page.title.text()
    for view in (page.story, page.account):
        assert view.accessibleName()
        assert all(piece.spoken.endswith(".") for piece in view.pieces), [p.spoken for p in view.pieces]
    assert "played by" in page.story.pieces[0].spoken


@pytest.mark.parametrize("scale", [1.0, 2.0])
@pytest.mark.parametrize("size", SIZES)
def test_the_story_and_the_doors_lie_on_the_page(show: Show, size: tuple[int, int], scale: float) -> None:
    page = show(ended(games.played(None, 5, "b")), Theme(text_scale=scale), "The Dark Dungeon")
    page.resize(*size)
    QApplication.processEvents()
    cells = [page.story.rect_of(piece.key) for piece in page.story.pieces]
    assert all(page.rect().contains(cell) for cell in cells)
    assert not any(one.intersects(other) for number, one in enumerate(cells) for other in cells[:number])
    assert min(cell.width() for cell in cells) >= 24
    places = [QRect(door.mapTo(page, QPoint()), door.size()) for door in doors(page)]
    assert all(page.rect().contains(place) for place in places)
    assert all(cell.bottom() < place.top() for cell in cells for place in places)


def test_a_story_without_missions_says_so(show: Show) -> None:
    page = show(resolved("cup bow"))
    assert page.no_missions.isVisible()
    assert page.focusWidget() is page.rematch_button


def test_the_failure_that_cost_most_is_told() -> None:
    lines = "seed end; phase resolution; goal 2; story important-absence; backpack hook 1 0"
    match = Match.start(GAME, NAMES[:2], rules.read_setup(2, split(lines)), options={})
    match.submit(0, REVEAL)
    drop = next(action for action in match.game.pending(match.state)[0].options if action.kinds)
    match.submit(0, drop)
    facts = dict(ended(match).facts)
    assert "Grappling Hook" in facts["The failure that cost most"]
