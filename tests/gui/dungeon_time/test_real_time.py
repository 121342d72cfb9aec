"""Real time at the table: when a press was made, when the glass ends, and how little is drawn meanwhile."""

from __future__ import annotations

import threading
from collections.abc import Callable
from itertools import cycle, pairwise
from pathlib import Path
from random import Random

import pytest
from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QGuiApplication, QImage, QKeyEvent, QPaintEvent, QRegion
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from chrononauts_qt.session import disk, journal
from chrononauts_qt.ui.games.dungeon_time.controller import DungeonController
from chrononauts_qt.ui.games.dungeon_time.hands import FRESH, Hands
from chrononauts_qt.ui.games.dungeon_time.physical_keys import Place, blocks
from chrononauts_qt.ui.games.dungeon_time.table import DungeonScreen
from tests.gui.dungeon_time import games
from tests.gui.dungeon_time.keyboard import scan_of
from tests.gui.program import settle
from tests.gui.robot import HandClock

Lay = Callable[..., DungeonScreen]
Team = Callable[..., DungeonController]

RGB = QImage.Format.Format_RGB32
ORIGIN = 77_000.0
"""What the clock of the window system shows, in seconds, when that of the table shows 0."""


def key_at(place: Place, at: float) -> QKeyEvent:
    """Return a press of a key that the window system has stamped at a time of the table's clock."""
    event = QKeyEvent(QEvent.Type.KeyPress, 0, Qt.KeyboardModifier.NoModifier, scan_of(place), 0, 0, "")
    event.setTimestamp(round((ORIGIN + at) * 1000))
    return event


def queue(screen: DungeonScreen, place: Place, at: float) -> None:
    """Let a press wait in the queue of the window."""
    QApplication.postEvent(screen.windowHandle(), key_at(place, at))


def played(controller: DungeonController) -> list[str]:
    """Return what lies in the Story."""
    return [event.data["card"] for event in controller.match.state.events or () if event.name == "CardPlayed"]


# -- presses ----------------------------------------------------------------------------------------


@pytest.mark.rule("DT-1005")
def test_a_press_from_before_the_end_counts_and_one_from_behind_it_does_not(
    lay: Lay, clock: HandClock, qtbot: QtBot
) -> None:
    screen, keys = lay(1, seconds=60), blocks(1)[0].cards
    wanted, stamps, said = [screen.hands.card(0, 0), screen.hands.card(0, 1)], list[int | None](), list[str]()
    screen.controller.happened.connect(lambda events: stamps.append(screen.controller.match.stamp))
    screen.hands.refused.connect(lambda seat, words: said.append(words))
    queue(screen, keys[0], clock.now)
    settle()
    clock.now = 60.2
    screen.controller._timer.timeout.emit()  # the window was busy; what waits in its queue comes now
    queue(screen, keys[1], 59.999)
    queue(screen, keys[2], 60.001)
    qtbot.waitUntil(lambda: screen.resolution is not None)
    assert played(screen.controller) == wanted
    assert stamps == pytest.approx([1000, 59_999, 60_000], abs=1)
    assert said == ["The sand has run out"]


@pytest.mark.rule("DT-1005")
def test_whenever_a_press_comes_its_stamp_decides(team: Team, clock: HandClock) -> None:
    dice = Random("late")
    for number in range(20):
        clock.now = 0
        controller = team(1, seconds=60, seed=f"late {number}")
        hands, key = Hands(controller, clock, controller), blocks(1)[0].cards[0]
        controller.turn_glass()
        controller.presses.eventFilter(controller, key_at(key, 0))
        at, late = dice.choice((59.999, 60.0, dice.randrange(59_800, 60_200) / 1000)), dice.uniform(0, 0.2)
        clock.now = at + late
        controller.presses.eventFilter(controller, key_at(key, at))
        assert hands.press(0, 0) == (at < 60), (at, late)
        settle()
        controller.tick()
        assert controller.match.stamp == pytest.approx(60_000 if clock.now >= 60 else at * 1000, abs=1)


def test_a_burst_is_taken_in_the_order_of_its_stamps_and_nothing_twice(lay: Lay, clock: HandClock) -> None:
    """20 presses a second from five seats for five seconds, up to 200 ms late: cards and askings."""
    screen = lay(5)
    script, taken = list[object](), list[object]()
    screen.hands.left.connect(lambda seat, place, card: taken.append((seat, card)))
    screen.keys.asked.connect(taken.append)
    queue(screen, blocks(5)[0].discard, clock.now)
    queue(screen, blocks(5)[0].discard, clock.now)
    settle()
    for number in range(100):
        turn, seat = divmod(number, 5)
        block, at = blocks(5)[seat], clock.now + 0.05 * (number % 4)
        is_card, place = turn % 2 == 0, turn // 2 % 3
        script.append((seat, screen.hands.card(seat, place)) if is_card else seat)
        wanted = block.cards[place] if is_card else block.ask
        assert wanted is not None
        queue(screen, wanted, at)
        if number % 4 == 3:
            clock.now += 0.2
            settle()
    assert taken == script
    assert played(screen.controller) == [entry[1] for entry in taken if isinstance(entry, tuple)]


def test_a_card_younger_than_a_quarter_of_a_second_is_never_played(team: Team, clock: HandClock) -> None:
    """However fast, and however late, it is pressed: the age counts that it had when it was pressed."""
    controller, dice = team(1), Random("fresh")
    hands, places = Hands(controller, clock, controller), blocks(1)[0].cards
    controller.turn_glass()
    clock.now = 1
    controller.presses.eventFilter(controller, key_at(places[0], clock.now))
    came, plays = dict.fromkeys(range(15), 0.0), 0
    while plays < 40:
        late, place = dice.choice((0.0, dice.uniform(0, 0.2))), dice.randrange(3)
        at, clock.now = clock.now, clock.now + late
        controller.presses.eventFilter(controller, key_at(places[place], at))
        age = round(at - came[place], 3)
        if hands.press(0, place):
            assert age >= FRESH
            came[place], plays = clock.now, plays + 1
        else:
            assert age <= FRESH
        settle()
        clock.now += dice.choice((0.001, 0.05, FRESH, dice.uniform(0, 0.3)))


# -- stamps -----------------------------------------------------------------------------------------


@pytest.mark.rule("DT-1002", "DT-1006")
def test_pauses_add_nothing_to_the_glass(team: Team, clock: HandClock) -> None:
    controller, dice, ran = team(1, seconds=600), Random("pauses"), 0.0
    controller.turn_glass()
    for _ in range(100):
        some = dice.uniform(0, 5)
        clock.now, ran = clock.now + some, ran + some
        controller.rest(True)
        clock.now += dice.uniform(0, 500)
        controller.tick()
        controller.rest(False)
        assert controller.seconds_left == pytest.approx(600 - ran, abs=0.001)
    assert controller.pauses == 100


@pytest.mark.rule("DT-1003", "DT-1006")
def test_stamps_never_fall_and_have_no_pause_in_them(
    qapp: QApplication, clock: HandClock, tmp_path: Path
) -> None:
    match = games.begun(tmp_path, 3, "stamps")
    controller, dice, ran, wanted = DungeonController(match, clock), Random("stamps"), 0.0, [0]
    hands, key = Hands(controller, clock, controller), blocks(3)[0].cards[0]
    controller.rest(False)
    controller.presses.eventFilter(controller, key_at(key, 0))
    while controller.may_rest:
        some = dice.uniform(0, 2)
        clock.now, ran = clock.now + some, ran + some
        if dice.random() < 0.2:
            controller.rest(True)
            wanted.append(int(ran * 1000))
            clock.now += dice.uniform(0, 60)
            controller.rest(False)
            continue
        late = dice.choice((0.0, dice.uniform(0, 0.2)))
        controller.presses.eventFilter(controller, key_at(key, clock.now - late))
        seat = dice.randrange(3)
        if (hands.press if dice.random() < 0.7 else hands.discard)(seat, dice.randrange(5)):
            wanted.append(max(wanted[-1], round((ran - late) * 1000)))
        settle()
    controller.stop()
    assert match.writer is not None
    records = journal.read(match.writer.path).records
    stamps = [stamp for record in records for stamp in (record.stamp, record.pause) if stamp is not None]
    assert all(before <= after for before, after in pairwise(stamps))
    assert stamps == pytest.approx(wanted, abs=2)


def test_a_play_waits_for_no_disk_and_a_pause_for_all_of_them(
    qapp: QApplication, clock: HandClock, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    match, lets, write = games.begun(tmp_path, 2, "disk"), threading.Event(), disk.write
    controller = DungeonController(match, clock)
    controller.rest(False)
    hands = Hands(controller, clock, controller)
    monkeypatch.setattr(disk, "write", lambda *told: lets.wait(60) and write(*told))
    cards = [hands.card(0, 0), hands.card(1, 0)]
    assert hands.play(0, 0)
    assert hands.play(1, 0)
    assert played(controller) == cards
    lets.set()
    controller.rest(True)
    assert match.writer is not None
    said = [record.action for record in journal.read(match.writer.path).records]
    assert said[-3:-1] == [f"play {card}" for card in cards]
    controller.stop()


# -- what is drawn ----------------------------------------------------------------------------------


class Drawn(QObject):
    """Keeps what of a screen is drawn: how often, and where."""

    def __init__(self, screen: DungeonScreen) -> None:
        super().__init__(screen)
        self.times, self.region = 0, QRegion()
        screen.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QPaintEvent):
            self.times, self.region = self.times + 1, self.region + event.region()
        return False


@pytest.fixture
def drawn(lay: Lay) -> tuple[DungeonScreen, Drawn]:
    """Return a table of five that has been drawn, and what is drawn from here on."""
    screen = lay(5)
    screen.controller._timer.stop()
    settle()
    return screen, Drawn(screen)


def test_the_sand_is_drawn_ten_times_a_second_and_nothing_else(
    drawn: tuple[DungeonScreen, Drawn], clock: HandClock
) -> None:
    screen, seen = drawn
    for _ in range(200):
        clock.now += 0.01
        screen.controller.tick()
        settle()
    assert 19 <= seen.times <= 21
    assert seen.region.boundingRect().width() < 0.35 * screen.width()
    assert screen.status.geometry().contains(seen.region.boundingRect())


def test_a_play_draws_its_hand_and_the_piles_alone(
    drawn: tuple[DungeonScreen, Drawn], clock: HandClock
) -> None:
    screen, seen = drawn
    assert screen.hands.play(2, 1)
    settle()
    phase = screen.phase
    parts: tuple[QWidget, ...] = (phase.story, phase.deck, phase.views[2], screen.status)
    for part in parts:
        seen.region -= QRegion(part.geometry())
    assert seen.times == 1
    assert seen.region.isEmpty(), seen.region.boundingRect()


def test_nothing_that_has_changed_is_left_as_it_was(lay: Lay, clock: HandClock, qtbot: QtBot) -> None:
    """Only what changes is drawn; what stands on the screen is what would be drawn anew."""
    screen = lay(2)
    screen.controller._timer.stop()

    def stands() -> bool:
        settle()
        there = QGuiApplication.primaryScreen().grabWindow(screen.winId())
        return there.toImage().convertToFormat(RGB) == screen.grab().toImage().convertToFormat(RGB)

    for act in (
        lambda: screen.hands.play(0, 0), lambda: screen.hands.discard(1, 2), lambda: screen.hands.aim(1),
        lambda: screen.phase.show_next(0), lambda: screen.phase.show_next(1), screen.controller.tick,
        lambda: screen.phase.glow("cup"), lambda: screen.phase.done.press(0),
        lambda: screen.talk.say(1, "Here."),
    ):  # fmt: skip
        qtbot.waitUntil(stands)
        clock.now += 0.3
        act()
    qtbot.waitUntil(stands)
    places = cycle(("Elsewhere", "Nowhere"))

    def planted() -> bool:
        screen.status._far = next(places)  # and nobody is told
        return not stands()

    qtbot.waitUntil(planted)  # what was still to be drawn is drawn first
