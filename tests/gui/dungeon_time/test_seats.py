"""Who plays a seat can change in the middle of a game: a companion takes it over, a person takes it back."""

from __future__ import annotations

from collections.abc import Callable

from chrononauts_qt.ui.catalog import seat_texts as words
from chrononauts_qt.ui.games.dungeon_time.physical_keys import blocks
from chrononauts_qt.ui.games.dungeon_time.table import DungeonScreen
from tests.gui.dungeon_time.keyboard import press, scan_of
from tests.gui.robot import HandClock

Lay = Callable[..., DungeonScreen]
SECOND = 20


def wait(screen: DungeonScreen, clock: HandClock, seconds: float) -> None:
    """Let time pass as it does at a table."""
    for _ in range(int(seconds * SECOND)):
        clock.now += 1 / SECOND
        screen.controller.tick()


def acts(screen: DungeonScreen) -> list[int]:
    """Return a list that grows with the seats that play or discard."""
    found: list[int] = []
    screen.controller.happened.connect(lambda events: found.extend(
        event.data["seat"] for event in events if event.name in ("CardPlayed", "CardDiscarded")
    ))  # fmt: skip
    return found


def test_the_menu_names_all_seats_and_the_ranks_of_companions(lay: Lay) -> None:
    screen = lay(2, bots={1: "novice"})
    assert words.text("seats") in [action.text() for action in screen.status.menu().actions()]
    own, other = (
        [action.text() for action in screen.seats.menu(seat).actions()] for seat in range(2)
    )
    assert own == ["Hand over to Novice", "Hand over to Ranger", "Hand over to Veteran"]
    assert other == ["Take over", "Hand over to Ranger", "Hand over to Veteran"]


def test_a_companion_takes_a_seat_and_its_keys_rest_until_a_person_takes_it_back(
    lay: Lay, clock: HandClock
) -> None:
    screen = lay(2)
    hear, block = acts(screen), blocks(2)[1]
    screen.controller.hand_over(1, "novice")
    assert not screen.phase.done_buttons[1].isVisible()
    assert [piece.face.cap for piece in screen.phase.views[1].pieces] == [""] * 7
    press(screen, scan_of(block.cards[0]))
    assert hear == []
    wait(screen, clock, 30)
    assert set(hear) == {1}, "the glass runs on, and it plays"
    assert screen.controller.seconds_left is not None
    assert screen.controller.seconds_left < 275
    hear.clear()
    screen.controller.take_over(1)
    assert screen.phase.done_buttons[1].isVisible()
    assert all(piece.face.cap for piece in screen.phase.views[1].pieces)
    press(screen, scan_of(block.cards[0]))
    assert hear == [1]
    wait(screen, clock, 30)
    assert hear == [1]


def test_who_sat_down_is_told(lay: Lay) -> None:
    screen = lay(2)
    screen.controller.hand_over(1, "ranger")
    assert screen.message.words.text() == "A Ranger companion plays for Bruno from here on."


def test_a_change_of_seats_ends_no_pause(lay: Lay, clock: HandClock) -> None:
    screen = lay(2)
    hear = acts(screen)
    screen.controller.rest(True)
    left = screen.controller.seconds_left
    screen.controller.hand_over(1, "novice")
    wait(screen, clock, 30)
    assert hear == []
    assert screen.controller.seconds_left == left
    assert not screen.phase.isVisible()
    screen.controller.rest(False)
    wait(screen, clock, 30)
    assert set(hear) == {1}


def test_alone_the_own_seat_can_be_given_up_and_companions_end_the_game(lay: Lay, clock: HandClock) -> None:
    screen = lay(1)
    screen.seats.hand_over(0, "veteran")
    assert not screen.seats.sheet.isVisible(), "nobody else is to be asked"
    assert not screen.done_button.isVisible()
    for _ in range(400):
        wait(screen, clock, 2)
        if screen.controller.seen().outcome is not None:
            break
    assert screen.controller.seen().outcome is not None
