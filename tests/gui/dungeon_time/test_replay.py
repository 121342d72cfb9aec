"""Dungeon Time watched again: the Story open, the Backpack it would lead to, and the pace of the game."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise, product
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel

from chrononauts_qt.games.dungeon_time.cards import MISSIONS
from chrononauts_qt.session.match import Match
from chrononauts_qt.session.positions import Positions
from chrononauts_qt.ui.catalog import i18n
from chrononauts_qt.ui.games.dungeon_time.controller import DungeonController
from chrononauts_qt.ui.games.dungeon_time.end_facts import ending_of
from chrononauts_qt.ui.games.dungeon_time.replay import DungeonFrame, DungeonSeen
from chrononauts_qt.ui.games.dungeon_time.texts.cards import title
from chrononauts_qt.ui.games.dungeon_time.views import cards
from chrononauts_qt.ui.kit import text_block
from chrononauts_qt.ui.kit.pieces import PieceView
from chrononauts_qt.ui.kit.text_block import is_whole
from chrononauts_qt.ui.kit.theme import DARK
from chrononauts_qt.ui.shell.main_window import MainWindow
from chrononauts_qt.ui.shell.replaying import open_replay, page_of
from chrononauts_qt.ui.table.bots import PACES
from chrononauts_qt.ui.table.replay.page import ReplayPage
from chrononauts_qt.ui.table.replay.transcript import transcript
from tests.each import each
from tests.gui.dungeon_time import games
from tests.gui.robot import HandClock

Watch = Callable[..., ReplayPage]


@pytest.fixture
def watch(window: MainWindow) -> Watch:
    """Return what shows the replay of a match that has a journal."""

    def show(match: Match, event: int | None = None) -> ReplayPage:
        assert match.writer is not None
        open_replay(window, match.writer.path, event)
        QApplication.processEvents()
        return page_of(window)

    return show


def frame_of(page: ReplayPage) -> DungeonFrame:
    assert isinstance(page.frame, DungeonFrame)
    return page.frame


def press(key: Qt.Key) -> None:
    focus = QApplication.focusWidget()
    assert focus is not None
    QTest.keyClick(focus, key)


def lies_open(page: ReplayPage) -> list[str]:
    return [piece.face.card for piece in frame_of(page).screen.story.pieces]


# -- the phase --------------------------------------------------------------------------------------


def test_the_story_lies_open_as_far_as_it_is_played(watch: Watch, tmp_path: Path) -> None:
    match = games.played(tmp_path, 3, "b")
    played = [event.data["card"] for event in match.state.events if event.name == "CardPlayed"]
    page = watch(match)
    assert lies_open(page) == []
    seen = []
    while not frame_of(page).screen.is_told:
        seen.append(lies_open(page))
        press(Qt.Key.Key_Right)
    assert seen[-1] == played
    assert all(now[: len(before)] == before for before, now in pairwise(seen))


def test_a_game_without_turns_tells_steps_and_goes_from_card_to_card(watch: Watch, tmp_path: Path) -> None:
    bar = watch(games.played(tmp_path, 3, "b")).transport
    press(Qt.Key.Key_Right)
    told = [child.text() for child in bar.findChildren(QLabel) if child.isVisible()]
    assert told == [f"2/{bar.slider.maximum() + 1}"]
    assert bar.where.accessibleName() == f"Step 2 of {bar.slider.maximum() + 1}"
    names = [bar.buttons[key].accessibleName() for key in ("turn-back", "turn-on")]
    assert names == ["Card before", "Next card"]


def test_a_mission_has_its_title_in_the_least_window(
    watch: Watch, window: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn: list[str] = []
    right = text_block.draw_lines

    def note(painter: QPainter, lines: tuple[str, ...], *rest: Any) -> float:
        drawn.append(" ".join(lines))
        return right(painter, lines, *rest)

    monkeypatch.setattr(cards, "draw_lines", note)
    window.resize(1024, 600)
    page = watch(games.played(tmp_path, 3, "b"))
    page.grab()
    shown = {piece.face.word for view in frame_of(page).screen.hands for piece in view.pieces}
    titles = shown & set(map(title, MISSIONS))
    assert titles
    assert titles <= set(drawn)


def test_every_title_of_a_mission_is_whole_on_a_narrow_card(
    qapp: QApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn: list[str] = []
    monkeypatch.setattr(cards, "draw_lines", lambda _painter, lines, *_rest: drawn.extend(lines))
    picture = QPixmap(74, 104)
    for check in each(product(("en", "it", "fr"), MISSIONS)):
        with check as (language, mission):
            i18n.install(qapp, language)
            drawn.clear()
            with QPainter(picture) as painter:
                face = cards.CardFace(mission, title(mission))
                cards.draw_card(painter, QRectF(picture.rect()), face, DARK, 0.78)
            assert is_whole(tuple(drawn), title(mission))


def test_the_backpack_of_the_whole_story_is_the_one_that_the_team_came_to(
    watch: Watch, tmp_path: Path
) -> None:
    match = games.tell(games.end_phase(games.play_phase(games.begun(tmp_path, 2, "b"), 45)))
    page = watch(match)
    last = [
        number for number, scene in enumerate(page.positions.scenes)
        if any(event.name == "CardPlayed" for event in page.positions[scene].events)
    ]  # fmt: skip
    page.course.go(last[-1])
    told = DungeonController(match).seen()
    screen = frame_of(page).screen
    held = {slot.kind for slot in screen.backpack.slots if slot.kind}
    assert held == set(told.backpack)
    assert f"{len(told.completed)}" in screen.slots.accessibleDescription()


def test_a_story_that_would_break_the_backpack_says_on_which_card(watch: Watch, tmp_path: Path) -> None:
    match = games.that_ends("broken", tmp_path)
    page = watch(match)
    page.course.go(next(n for n in range(page.course.last) if _is_told(page, n)) - 1)
    assert "The Backpack broke on card" in frame_of(page).screen.slots.accessibleDescription()


def _is_told(page: ReplayPage, step: int) -> bool:
    page.course.go(step)
    return frame_of(page).screen.is_told


def test_the_hands_are_those_of_then(watch: Watch, tmp_path: Path) -> None:
    match = games.played(tmp_path, 4, "b")
    page = watch(match)
    for step in (3, 30, 12):
        page.course.go(step)
        state = page.positions.state(page.positions.scenes[step])
        for seat, view in enumerate(frame_of(page).screen.hands):
            lying = sorted(piece.face.card for piece in view.pieces if piece.face is not None)
            assert lying == sorted(state.hands[seat])


def test_the_glass_stands_as_it_stood(watch: Watch, tmp_path: Path) -> None:
    page = watch(games.played(tmp_path, 2, "b"))
    page.course.go(20)
    stamp = page.positions[page.positions.scenes[20]].stamp
    assert stamp is not None
    seen = frame_of(page).controller
    assert isinstance(seen, DungeonSeen)
    assert seen.seconds_left == pytest.approx(300 - stamp / 1000)


def test_back_from_the_resolution_the_hands_are_there_again(watch: Watch, tmp_path: Path) -> None:
    page = watch(games.played(tmp_path, 2, "b"))
    press(Qt.Key.Key_End)
    screen = frame_of(page).screen
    assert screen.told.isVisible()
    assert not screen.hands[0].isVisible()
    press(Qt.Key.Key_Home)
    assert not screen.told.isVisible()
    assert screen.hands[0].isVisible()


def test_nothing_on_the_table_plays(watch: Watch, tmp_path: Path) -> None:
    match = games.played(tmp_path, 2, "b")
    page = watch(match)
    for step in (5, 40, page.course.last - 3):
        page.course.go(step)
        before = page.positions.game.dump(frame_of(page).controller.match.state)
        for view in frame_of(page).screen.findChildren(PieceView):
            if view.isVisible() and view.pieces:
                at = view.rect_of(view.pieces[0].key).center() - view.pos()
                QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=at)
                QTest.keyClick(view, Qt.Key.Key_Return)
        assert page.positions.game.dump(frame_of(page).controller.match.state) == before
        assert page.course.step == step


def test_a_card_of_the_last_page_leads_to_where_it_was_played(watch: Watch, tmp_path: Path) -> None:
    match = games.played(tmp_path, 3, "b")
    controller = DungeonController(match)
    ending = ending_of(controller)
    controller.stop()
    assert ending is not None
    for card in (ending.story[0], ending.story[17], ending.story[-1]):
        page = watch(match, card.event)
        assert lies_open(page)[-1] == card.card
        assert len(lies_open(page)) == card.number
    page = watch(match, ending.account[2].event)
    assert ending.account[2].verdict.words == frame_of(page).screen.told.verdict.words


def test_a_press_on_the_last_page_shows_the_game_from_there(window: MainWindow) -> None:
    match = games.played(window.folder, 3, "b")
    assert match.writer is not None
    assert match.lock is not None
    match.lock.free()
    window.open_file(match.writer.path)
    QApplication.processEvents()
    assert window.shown() == "end"
    for _ in range(4):
        press(Qt.Key.Key_Right)
    press(Qt.Key.Key_Return)
    played = [event.data["card"] for event in match.state.events if event.name == "CardPlayed"]
    assert lies_open(page_of(window)) == played[:5]
    press(Qt.Key.Key_Escape)
    assert window.shown() == "end"


# -- the pace ---------------------------------------------------------------------------------------


def waits(page: ReplayPage) -> int:
    """Return for how many milliseconds the scene of now is looked at."""
    page.course.play(True)
    found = page.course._timer.interval()
    page.course.play(False)
    return found


def test_a_game_plays_as_fast_as_it_was_played_or_faster(watch: Watch, tmp_path: Path) -> None:
    page = watch(games.played(tmp_path, 2, "b"))
    page.course.go(20)
    now, then = (page.positions[page.positions.scenes[step]].stamp for step in (20, 21))
    assert now is not None
    assert then is not None
    found = [waits(page)]
    for _ in range(3):
        QTest.mouseClick(page.transport.speed_button, Qt.MouseButton.LeftButton)
        found.append(waits(page))
    even = round(PACES[page.course.pace()] * 1000)
    assert found == [then - now, round((then - now) / 2), round((then - now) / 4), even]


def test_a_game_that_is_watched_keeps_to_its_stamps_and_drops_no_card(watch: Watch, tmp_path: Path) -> None:
    """Each card comes late and takes its time: at four times the pace it would add up to seconds."""
    page, clock = watch(games.played(tmp_path, 2, "b")), HandClock()
    course, cards = page.course, list[str]()
    course._now, course.speed = clock, 4
    course.go(1)  # the glass has been turned
    course.moved.connect(lambda before: setattr(clock, "now", clock.now + 0.02))
    course.play(True)
    while not frame_of(page).screen.is_told:
        cards = lies_open(page)
        stamp = page.positions[page.positions.scenes[course.step]].stamp or 0
        assert -1 <= clock.now * 1000 - stamp / 4 <= 100
        step, clock.now = course.step, clock.now + course._timer.interval() / 1000 + 0.04
        course.play_on()
        assert course.step == step + 1
    told = page.positions.history(len(page.positions) - 1)
    assert len(cards) == sum(event.name == "CardPlayed" for event in told) - 1, "the last one ends the phase"


def test_the_pace_is_changed_by_its_key_too_and_says_what_it_is(watch: Watch, tmp_path: Path) -> None:
    page = watch(games.played(tmp_path, 2, "b"))
    before = page.transport.speed_button.accessibleName()
    press(Qt.Key.Key_Up)
    assert page.course.speed == 2
    assert page.transport.speed_button.accessibleName() != before


def test_a_game_without_moments_offers_no_pace(watch: Watch, tmp_path: Path) -> None:
    match = games.begun(tmp_path, 1)
    match.submit(0, match.game.pending(match.state)[0].options[0])
    page = watch(match)
    assert not page.transport.speed_button.isVisible()
    press(Qt.Key.Key_Up)
    assert page.course.speed == 0


# -- what stays hidden ------------------------------------------------------------------------------


@pytest.mark.rule("DT-1010")
@pytest.mark.parametrize("players", [1, 3])
def test_a_game_that_goes_on_shows_nothing_of_its_story(watch: Watch, tmp_path: Path, players: int) -> None:
    match = games.play_phase(games.begun(tmp_path, players), 25)
    played = {event.data["card"] for event in match.state.events if event.name == "CardPlayed"}
    assert played
    assert match.writer is not None
    positions = Positions.read(match.writer.path)
    assert not [event for event in positions.history(len(positions) - 1) if event.name == "CardPlayed"]
    page, shown = watch(match), None
    for _ in range(len(positions.scenes)):
        assert lies_open(page) == []
        assert frame_of(page).screen.slots.pieces == ()
        assert "plays" not in page.caption.sentence
        hands = [piece.key for view in frame_of(page).screen.hands for piece in view.pieces]
        faces = [piece.face for view in frame_of(page).screen.hands for piece in view.pieces]
        assert (hands, faces) == (shown or (hands, faces)), "what has gone from a hand lies in the Story"
        shown = hands, faces
        press(Qt.Key.Key_Right)
    assert " plays " not in transcript(positions)


def test_nobody_is_asked_whose_eyes(watch: Watch, tmp_path: Path) -> None:
    page = watch(games.played(tmp_path, 3, "b"))
    assert not page.console.eyes_button.isVisible()
    assert not page.console.hands_button.isVisible()


# -- as text ----------------------------------------------------------------------------------------


def test_a_game_is_told_as_text_with_its_account(watch: Watch, tmp_path: Path) -> None:
    match = games.that_ends("broken", tmp_path)
    assert match.writer is not None
    words = transcript(Positions.read(match.writer.path))
    assert "The Backpack broke on card" in words
    assert words.count("Completed.") == len(match.state.completed)
    assert words.count("Ada plays") == sum(
        event.name == "CardPlayed" and event.data["seat"] == 0 for event in match.state.events
    )
