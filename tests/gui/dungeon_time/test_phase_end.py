"""The end of the Adventure phase in the talk: when it is time for it, and what it would leave."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from chrononauts_qt.games.dungeon_time.actions import Action
from chrononauts_qt.ui.games.dungeon_time.physical_keys import blocks
from chrononauts_qt.ui.games.dungeon_time.table import DungeonScreen
from chrononauts_qt.ui.games.dungeon_time.talk import STAYS
from tests.gui.dungeon_time.keyboard import press, scan_of
from tests.gui.robot import HandClock

Lay = Callable[..., DungeonScreen]


def empty_deck(screen: DungeonScreen) -> None:
    """Discard cards until none can be drawn."""
    controller = screen.controller
    while controller.seen().deck_size:
        controller.submit(0, Action("discard", controller.seen().hands[0][0]))


def said(screen: DungeonScreen) -> list[str]:
    return [line.words for line in screen.talk.said]


def say_done(screen: DungeonScreen, seat: int) -> None:
    press(screen, scan_of(blocks(len(screen.controller.names))[seat].done))


@pytest.mark.parametrize(("players", "wanted"), [
    (1, "The Deck is empty. Nothing left to play? “Done” ends the Adventure phase."),
    (2, "The Deck is empty. Nothing left to play? Say “Done”: the Adventure phase ends when all have."),
])
def test_when_the_deck_is_empty_the_talk_says_once_what_remains_and_it_stays(
    lay: Lay, clock: HandClock, players: int, wanted: str
) -> None:
    screen = lay(players)
    assert said(screen) == []
    empty_deck(screen)
    assert said(screen) == [wanted]
    clock.now += 10 * STAYS
    screen.talk.forget()
    screen.controller.submit(0, Action("play", screen.controller.seen().hands[0][0]))
    assert said(screen) == [wanted]


def test_companions_alone_are_not_told(lay: Lay) -> None:
    screen = lay(2, people=())
    empty_deck(screen)
    assert said(screen) == []


def test_an_empty_deck_says_so_where_other_piles_have_their_number(lay: Lay) -> None:
    screen = lay(1)
    empty_deck(screen)
    (piece,) = screen.phase.deck.pieces
    assert piece.face.badge == "Deck 0"
    assert piece.spoken == "Deck, no card left"


@pytest.mark.rule("DT-310")
def test_the_second_press_is_asked_for_with_what_it_ends_and_the_missions_held(lay: Lay) -> None:
    hands = {0: ("rent-day", "sword"), 1: ("kraken-dentist", "honest-goblin")}
    screen = lay(2, hands=hands)
    say_done(screen, 0)
    say_done(screen, 1)
    assert said(screen)[0] == (
        "“Done” once more ends the Adventure phase for the whole team: then the Story is told. "
        "Missions still in hand: 3.")


@pytest.mark.rule("DT-310")
def test_alone_and_without_a_mission_nothing_more_is_said_than_that_it_ends(lay: Lay) -> None:
    screen = lay(1, hands={0: ("sword", "bow")})
    say_done(screen, 0)
    assert said(screen) == ["“Done” once more ends the Adventure phase: then the Story is told."]
