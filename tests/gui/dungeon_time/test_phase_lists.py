"""The Adventure phase as lists, and what a screen reader is told of it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import product
from typing import NamedTuple

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from chrononauts_qt.games.dungeon_time.cards import KINDS
from chrononauts_qt.ui.games.dungeon_time import list_rows
from chrononauts_qt.ui.games.dungeon_time.hands import Hands
from chrononauts_qt.ui.games.dungeon_time.list_switch import DungeonList
from chrononauts_qt.ui.games.dungeon_time.table import DungeonScreen
from chrononauts_qt.ui.games.dungeon_time.texts import spoken
from chrononauts_qt.ui.kit.pieces import Piece
from chrononauts_qt.ui.kit.theme import DARK
from chrononauts_qt.ui.table import narrator
from chrononauts_qt.ui.table.list_page import PieceTable
from chrononauts_qt.ui.table.list_rows import Line
from chrononauts_qt.ui.table.narrator import Narrator
from tests.gui.dungeon_time.keyboard import press
from tests.gui.robot import HandClock

Lay = Callable[..., DungeonScreen]
R = 27
"""The scan code of the key between E and T."""
HANDS = {0: ("kraken-dentist", "sword", "bow", "map"), 1: ("flask", "sword", "flask", "keys")}


def as_lists(screen: DungeonScreen) -> DungeonList:
    """Put the lists in the place of the pictures."""
    switch = DungeonList(screen, DARK)
    switch.toggle()
    QApplication.processEvents()
    return switch


def listing(switch: DungeonList, name: str) -> PieceTable:
    """Return one of the lists."""
    return switch.page.sections[name].table


def told(switch: DungeonList) -> dict[str, list[tuple[str, ...]]]:
    """Return the words of all lists that are in sight."""
    sections = switch.page.sections.items()
    return {
        name: [line.cells for line in section.table.rows.lines]
        for name, section in sections
        if not section.isHidden()
    }


def heard_of(table: PieceTable) -> list[str]:
    """Return all that a screen reader finds in a list."""
    model, role = table.model(), Qt.ItemDataRole.AccessibleTextRole
    places = product(range(model.rowCount()), range(model.columnCount()))
    return [str(model.index(row, column).data(role)) for row, column in places]


def silence(screen: DungeonScreen, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Return a list that takes what is said from now on."""
    said: list[str] = []
    screen.narrator.stop()

    def hear(widget: QWidget, words: str) -> None:
        if widget is screen:
            said.append(words)

    monkeypatch.setattr(narrator, "announce", hear)
    return said


# -- what the lists say -----------------------------------------------------------------------------


def test_the_lists_tell_hands_piles_and_what_can_be_asked(lay: Lay) -> None:
    screen = lay(4, hands=HANDS)
    screen.phase.show_next(0)
    switch = as_lists(screen)
    said = told(switch)
    hands = [f"hand-{seat}" for seat in range(4)]
    assert list(said) == [*hands, "story", "deck", "discards", "asked-0", "kinds"]
    assert said["hand-0"][0] == ("The Kraken’s Dentist", "Sword, two Flasks, Keys", "pays nothing", "Q", "")
    assert said["hand-1"][0] == ("Flask", "", "", "", "yes")
    assert said["story"] == [("Story, no card yet",)]
    assert said["asked-0"] == [("Sword",), ("Flask",), ("Flask",), ("Keys",)]
    assert said["kinds"][0] == ("Sword", "F1", "1")
    assert not screen.phase.story.isVisible()
    assert all(table.accessibleName() for table in switch.page.tables)


def test_the_lists_follow_the_game_and_the_keys_stay_in_their_row(lay: Lay, clock: HandClock) -> None:
    screen = lay(2, hands={0: ("sword", "bow", "map", "cup")})
    switch = as_lists(screen)
    table = listing(switch, "hand-0")
    table.setFocus()
    QTest.keyClick(table, Qt.Key.Key_Down)
    QTest.keyClick(table, Qt.Key.Key_Return)
    assert screen.controller.seen().story_top == "bow"
    assert told(switch)["story"] == [(spoken.story(1, "bow"),)]
    assert table.currentIndex().row() == 1
    clock.now += 1
    QTest.keyClick(table, Qt.Key.Key_Down)
    QTest.keyClick(table, Qt.Key.Key_Delete)
    assert screen.controller.seen().discard == ("map",)


def test_space_pauses_and_the_keys_of_seats_and_of_kinds_work_in_the_lists(lay: Lay) -> None:
    screen = lay(2, hands={0: ("sword", "bow", "map", "cup")})
    switch = as_lists(screen)
    table = listing(switch, "kinds")
    table.setFocus()
    press(screen, 24, "q")
    assert screen.controller.seen().story_top == "sword"
    QTest.keyClick(table, Qt.Key.Key_F2)
    assert screen.talk.said[0].words == "Who has a Bow?"
    QTest.keyClick(table, Qt.Key.Key_Space)
    assert screen.controller.is_at_rest
    assert not switch.page.isVisible()


def test_the_keys_of_the_lists_are_described_once(lay: Lay) -> None:
    """A bug: every list said all keys each time that Tab came to it."""
    switch = as_lists(lay(2, hands=HANDS))
    first, second = (listing(switch, name) for name in ("hand-0", "story"))
    first.setFocus()
    assert first.accessibleDescription().startswith("Enter plays")
    second.setFocus()
    first.setFocus()
    assert not first.accessibleDescription()
    assert not second.accessibleDescription()


def test_a_click_on_a_row_is_a_press(lay: Lay) -> None:
    screen = lay(2, hands={0: ("sword", "bow", "map", "cup")})
    switch = as_lists(screen)
    table = listing(switch, "hand-0")
    at = table.visualRect(table.model().index(2, 0)).center()
    QTest.mouseClick(table.viewport(), Qt.MouseButton.LeftButton, pos=at)
    assert screen.controller.seen().story_top == "map"


def test_the_pictures_come_back_with_the_keys_where_they_were(lay: Lay) -> None:
    screen = lay(2, hands={0: ("sword", "bow", "map", "cup")})
    switch = as_lists(screen)
    table = listing(switch, "hand-1")
    table.setFocus()
    switch.toggle()
    assert screen.phase.views[1].hasFocus()
    assert screen.phase.story.isVisible()
    assert not switch.page.isVisible()


@pytest.mark.parametrize("players", [1, 4])
def test_done_is_pressed_in_lists_and_pictures(lay: Lay, clock: HandClock, players: int) -> None:
    for lists in (False, True):
        screen = lay(players)
        if lists:
            as_lists(screen)
        for button in screen.phase.done_buttons if players > 1 else [screen.done_button]:
            assert button.isVisible()
            assert screen.rect().contains(button.geometry())
            QTest.mouseClick(button, Qt.MouseButton.LeftButton)
        clock.now += 1
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)
        assert screen.controller.seen().step != "adventure"


@pytest.mark.parametrize("size", [(1024, 600), (1366, 768), (2560, 1440)])
def test_lists_talk_and_heads_do_not_overlap(lay: Lay, size: tuple[int, int]) -> None:
    screen = lay(4)
    switch = as_lists(screen)
    screen.resize(*size)
    QApplication.processEvents()
    boxes = [switch.page.geometry(), screen.talk.geometry()]
    boxes += [widget.geometry() for widget in (*screen.phase.heads, *screen.phase.done_buttons)]
    for number, box in enumerate(boxes):
        assert screen.rect().contains(box)
        assert not any(box.intersects(other) for other in boxes[number + 1 :])


# -- nothing of the Story ---------------------------------------------------------------------------


class Told(NamedTuple):
    """What is told of a Story: in its list, to a reader, by its key, and what stands in the talk."""

    cells: list[tuple[str, ...]]
    heard: list[str]
    said: list[str]
    talk: str


def stories(lay: Lay, clock: HandClock, monkeypatch: pytest.MonkeyPatch) -> list[Told]:
    """Return what is told of two Stories that differ below their top card."""
    found = []
    for order in ((0, 1, 2), (1, 0, 2)):
        screen = lay(1, hands={0: ("sword", "bow", "map", "cup")})
        switch = as_lists(screen)
        for place in order:
            screen.hands.play(0, place)
        clock.now += 10
        screen.talk.forget()
        said = silence(screen, monkeypatch)
        press(screen, R, "r")
        story = listing(switch, "story")
        found.append(Told(told(switch)["story"], heard_of(story), said, screen.talk.accessibleDescription()))
    return found


@pytest.mark.rule("DT-1010")
def test_lists_and_voice_tell_nothing_of_the_story_below_its_top(
    lay: Lay, clock: HandClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    one, other = stories(lay, clock, monkeypatch)
    assert one == other
    assert one.said == [f'{spoken.story(3, "map")}.']


def test_a_list_that_told_more_would_be_found(
    lay: Lay, clock: HandClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A leak is planted: the list remembers every top card that it has shown."""

    def leaky(pieces: Sequence[Piece]) -> Iterator[Line]:
        for piece in pieces:
            shown.setdefault(piece.key, []).append(piece.spoken)
            yield Line(piece.key, (" ".join(shown[piece.key]),), piece.spoken)

    shown: dict[str, list[str]] = {}
    monkeypatch.setattr(list_rows, "spoken", leaky)
    one, other = stories(lay, clock, monkeypatch)
    assert one != other


def test_a_voice_that_kept_what_waits_would_be_found(
    lay: Lay, clock: HandClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A leak is planted: the key repeats what was played before as well."""

    def leaky(self: Narrator, words: str) -> None:
        self.say(f"{played[-2]}, {words}")

    played: list[str] = []
    right = Hands.play

    def play(self: Hands, seat: int, place: int) -> bool:
        played.append(self.card(seat, place))
        return right(self, seat, place)

    monkeypatch.setattr(Hands, "play", play)
    monkeypatch.setattr(Narrator, "interrupt", leaky)
    one, other = stories(lay, clock, monkeypatch)
    assert one.said != other.said


# -- what is told ------------------------------------------------------------------------------------


def plays(screen: DungeonScreen, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Return a list that takes all that is to be said, in its order."""
    said: list[str] = []
    monkeypatch.setattr(screen.narrator, "say", said.append)
    monkeypatch.setattr(screen.narrator, "interrupt", said.append)
    return said


@pytest.mark.parametrize(
    ("seconds", "wanted"),
    [
        (300, ["Bruno: Sword", "Torch"]),
        (0, ["Bruno plays a Sword.", "To the Story: Sword. Drawn: Torch."]),
    ],
)
def test_plays_of_others_are_told_and_of_the_own_seat_what_is_drawn(
    lay: Lay, clock: HandClock, monkeypatch: pytest.MonkeyPatch, seconds: int, wanted: list[str]
) -> None:
    screen = lay(2, seconds=seconds, hands={0: ("sword", "bow"), 1: ("sword", "map")}, deck=("cup", "torch"))
    screen.phase.views[0].setFocus()
    said = plays(screen, monkeypatch)
    screen.hands.play(1, 0)
    clock.now += 1
    screen.hands.play(0, 0)
    assert said == wanted


def test_r_repeats_the_top_card_in_lists_where_it_plays_none(
    lay: Lay, monkeypatch: pytest.MonkeyPatch
) -> None:
    screen = lay(1)
    switch = as_lists(screen)
    said = silence(screen, monkeypatch)
    listing(switch, "hand-0").setFocus()
    press(screen, R, "r")
    QTest.keyClick(listing(switch, "hand-0"), Qt.Key.Key_R)
    assert not screen.controller.seen().story_size
    assert said[-1] == "Story, no card yet."
    assert [line.cells[3] for line in listing(switch, "hand-0").rows.lines][3] == ""
    switch.toggle()
    press(screen, R, "r")
    assert screen.controller.seen().story_size == 1, "among the pictures it is a card's key"


def test_nothing_is_said_any_more_when_the_phase_is_over_or_interrupted(
    lay: Lay, monkeypatch: pytest.MonkeyPatch
) -> None:
    screen = lay(2)
    monkeypatch.setattr(narrator, "BEGIN_MS", 60_000)
    screen.narrator.say("Ada: Bow")
    screen.narrator.say("Bruno: Sword")
    screen.controller.rest(True)
    assert not screen.narrator.waiting


def test_every_kind_is_in_the_list(lay: Lay) -> None:
    assert len(told(as_lists(lay(1)))["kinds"]) == len(KINDS)
