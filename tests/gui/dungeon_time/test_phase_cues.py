"""What is heard and what moves while the glass runs."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from chrononauts_qt.games.dungeon_time.cards import KINDS, MISSIONS
from chrononauts_qt.kernel.events import Event
from chrononauts_qt.ui.games.dungeon_time import sand_out
from chrononauts_qt.ui.games.dungeon_time.flights import FADE_MS, SLIDE_MS
from chrononauts_qt.ui.games.dungeon_time.helps import HEARTBEAT, HELPS_OPTION
from chrononauts_qt.ui.games.dungeon_time.phase_cues import BELLS, TICKS, GlassCues, cues_of
from chrononauts_qt.ui.games.dungeon_time.table import DungeonScreen
from chrononauts_qt.ui.games.dungeon_time.views.wall import wall
from chrononauts_qt.ui.kit.sound import CUES
from chrononauts_qt.ui.kit.theme import DARK
from tests.gui.robot import HandClock

Lay = Callable[..., DungeonScreen]


# -- sounds -----------------------------------------------------------------------------------------


def listen(screen: DungeonScreen, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Return a list that takes what is heard."""
    heard: list[str] = []
    monkeypatch.setattr(screen.speaker, "play", heard.append)
    screen.glass_cues.heard.disconnect()
    screen.glass_cues.heard.connect(heard.append)
    return heard


def test_a_card_that_goes_down_is_heard_a_mission_deeper(
    lay: Lay, clock: HandClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    screen = lay(2, hands={0: ("sword", "kraken-dentist", "map")}, deck=("cup", "bow", "torch", "gold"))
    heard = listen(screen, monkeypatch)
    screen.hands.play(0, 0)
    clock.now += 1
    screen.hands.play(0, 1)
    clock.now += 1
    screen.hands.discard(0, 2)
    assert heard == ["draw", "put", "draw", "deep", "draw", "slip"]


def test_a_mission_on_top_of_the_deck_knocks_and_is_seen(lay: Lay, monkeypatch: pytest.MonkeyPatch) -> None:
    screen = lay(1, hands={0: KINDS + KINDS[:3]}, deck=("cup", "rent-day"))
    heard = listen(screen, monkeypatch)
    screen.hands.play(0, 0)
    assert heard[-1] == "knock"
    assert screen.phase.deck.pieces[0].face.back == "mission"


def test_all_kinds_of_items_sound_alike() -> None:
    for kind in KINDS:
        assert cues_of([Event("CardPlayed", {"seat": 0, "card": kind, "number": 1})]) == ["put"]
    for mission in MISSIONS:
        assert cues_of([Event("CardPlayed", {"seat": 0, "card": mission, "number": 1})]) == ["deep"]


def run(cues: GlassCues, *seconds: float) -> list[str]:
    """Let the glass run through some moments; return what is heard."""
    heard: list[str] = []
    cues.heard.connect(heard.append)
    for left in seconds:
        cues.follow(left)
    cues.heard.disconnect()
    return heard


def test_minutes_are_struck_and_the_last_seconds_tick(qapp: QApplication) -> None:
    cues = GlassCues(300, has_heart=False)
    moments = [300 - number / 20 for number in range(6000)]
    heard = run(cues, *moments)
    assert heard == [*(f"bell-{minutes}" for minutes in (4, 3, 2, 1)), *["tick"] * TICKS]
    assert len(BELLS) == 4


def test_a_glass_that_is_turned_or_stands_is_not_heard(qapp: QApplication) -> None:
    assert run(GlassCues(600, has_heart=True), 600, 600, 600) == []
    assert run(GlassCues(600, has_heart=True), 100, 300) == [], "another game"


def test_the_heart_beats_faster_where_less_is_left(qapp: QApplication) -> None:
    beats = []
    for first in (300.0, 20.0):
        moments = [first - number / 20 for number in range(200)]
        beats.append(run(GlassCues(300, has_heart=True), *moments).count("pulse"))
    assert 0 < beats[0] < beats[1]
    assert "pulse" not in run(GlassCues(300, has_heart=False), 300, 290, 280)


def test_the_heart_is_heard_only_where_it_is_wished_for(lay: Lay, clock: HandClock) -> None:
    for options, beats in (({}, False), ({HELPS_OPTION: HEARTBEAT}, True)):
        screen = lay(1, options=options)
        heard: list[str] = []
        screen.glass_cues.heard.connect(heard.append)
        for _ in range(40):
            clock.now += 0.1
            screen.controller.tick()
        assert ("pulse" in heard) is beats


def test_the_end_of_the_sand_is_a_gong_a_pause_and_its_counts_are_heard(
    lay: Lay, clock: HandClock, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    monkeypatch.setattr("chrononauts_qt.ui.games.dungeon_time.count_in.SECOND_MS", 1)
    screen = lay(1)
    heard = listen(screen, monkeypatch)
    screen.controller.rest(True)
    with qtbot.waitSignal(screen.pause.count.over):
        screen.pause.sheet.go_on_button.click()
    assert heard == ["hand-off", "tick", "tick", "tick"]
    clock.now += 300
    screen.controller.tick()
    assert "gong" in heard
    assert screen.resolution is not None


def test_whoever_is_done_ends_the_phase_without_a_gong() -> None:
    assert cues_of([Event("AdventurePhaseEnded", {"why": "done", "left": 3, "deck": 0})]) == []


def test_every_cue_has_a_sound() -> None:
    wanted = {"deep", "knock", "tick", "gong", "pulse", *(f"bell-{minutes}" for minutes in (1, 2, 3, 4))}
    assert wanted <= set(CUES)


# -- the end of the sand ----------------------------------------------------------------------------


def test_when_the_sand_is_out_a_press_that_was_meant_for_a_card_reveals_nothing(
    lay: Lay, clock: HandClock, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sand_out, "LASTS_MS", 60_000)
    screen = lay(1)
    screen.hands.play(0, 0)
    clock.now += 300
    screen.controller.tick()
    assert screen.resolution is not None
    assert screen.sand_out.hasFocus()
    assert not screen.is_still
    for key in (Qt.Key.Key_Return, Qt.Key.Key_Space):
        QTest.keyClick(screen.sand_out, key)
    hit = screen.childAt(screen.resolution.button.geometry().center())
    assert hit is screen.sand_out
    QTest.mouseClick(hit, Qt.MouseButton.LeftButton)
    assert not any(event.name == "CardRevealed" for event in screen.controller.seen().events)
    screen.sand_out._end.start(0)
    with qtbot.waitSignal(screen.sand_out.over):
        pass
    assert screen.resolution.button.hasFocus()
    assert screen.is_still
    clock.now += 1
    QTest.keyClick(screen.resolution.button, Qt.Key.Key_Return)
    assert any(event.name == "CardRevealed" for event in screen.controller.seen().events)


def test_a_team_that_is_done_goes_on_at_once(lay: Lay) -> None:
    screen = lay(1)
    screen.hands.play(0, 0)
    screen.controller.say_done(0)
    assert screen.sand_out.isHidden()
    assert screen.resolution is not None
    assert screen.resolution.isVisible()


@pytest.mark.usefixtures("moving")
def test_the_hands_fold_away(lay: Lay, clock: HandClock) -> None:
    screen = lay(2)
    time = screen.sand_out._clock._now = HandClock()
    clock.now += 300
    screen.controller.tick()
    before = screen.sand_out.grab().toImage()
    time.now += 1
    after = screen.sand_out.grab().toImage()
    corner = QPoint(40, screen.height() - 30)
    assert after.pixelColor(corner) == wall(DARK)
    assert before.pixelColor(corner) != wall(DARK)


# -- motion -----------------------------------------------------------------------------------------


def moved_by_hand(screen: DungeonScreen) -> DungeonScreen:
    """Return a table on which nothing moves by itself."""
    screen.phase.flights.clock._now = HandClock()
    return screen


def let_pass(screen: DungeonScreen, ms: float) -> None:
    """Let time pass for what moves."""
    clock = screen.phase.flights.clock
    clock._now.now += ms / 1000  # type: ignore[attr-defined]
    clock.ticked.emit()


@pytest.mark.usefixtures("moving")
def test_a_card_slides_to_its_pile_and_the_next_one_fades_in_while_nothing_waits(lay: Lay) -> None:
    screen = moved_by_hand(lay(2))
    place, card = screen.phase.place_of(0, 2), screen.hands.card(0, 2)
    screen.hands.play(0, 2)
    assert screen.phase.story.pieces[0].face.top.card == card, "it lies there already"
    slide, fade = screen.phase.flights.flights
    assert (slide.face.card, slide.start) == (card, place)  # type: ignore[union-attr]
    assert slide.end == screen.phase.top_of(screen.phase.story)
    assert (fade.face, fade.end) == (None, place)
    let_pass(screen, FADE_MS)
    assert screen.phase.flights.flights == [slide]
    let_pass(screen, SLIDE_MS - FADE_MS)
    assert not screen.phase.flights.flights


@pytest.mark.usefixtures("moving")
def test_what_is_discarded_slides_to_the_discards(lay: Lay) -> None:
    screen = moved_by_hand(lay(2))
    screen.hands.discard(1, 0)
    assert screen.phase.flights.flights[0].end == screen.phase.top_of(screen.phase.discards)


@pytest.mark.usefixtures("moving")
@pytest.mark.rule("DT-1010")
def test_no_card_is_on_its_way_to_the_story_when_another_lies_on_it(lay: Lay) -> None:
    screen = moved_by_hand(lay(2))
    screen.hands.play(0, 0)
    screen.hands.play(1, 0)
    top = screen.controller.seen().story_top
    assert [flight.face.card for flight in screen.phase.flights.flights if flight.face] == [top]


def test_without_motion_nothing_moves(lay: Lay) -> None:
    screen = moved_by_hand(lay(2))
    screen.hands.play(0, 0)
    assert not screen.phase.flights.flights


@pytest.mark.usefixtures("moving")
def test_a_pause_ends_all_motion(lay: Lay) -> None:
    screen = moved_by_hand(lay(2))
    screen.hands.play(0, 0)
    screen.controller.rest(True)
    assert not screen.phase.flights.flights


@pytest.mark.usefixtures("moving")
def test_what_moves_can_be_drawn(lay: Lay) -> None:
    screen = moved_by_hand(lay(2))
    still = screen.phase.grab().toImage()
    screen.hands.play(0, 0)
    let_pass(screen, 60)
    moving = screen.phase.grab().toImage()
    let_pass(screen, 500)
    QApplication.processEvents()
    assert moving != screen.phase.grab().toImage() != still
