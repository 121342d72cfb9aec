"""AfterNova in its window, as a `Party` knows a table."""

from __future__ import annotations

from typing import Any

from chrononauts_qt.ui.games.afternova.completing import SPEAK_UP_SECONDS
from tests.crowd.wishes import word_of
from tests.gui.afternova.people import People
from tests.gui.phones.conftest import Party
from tests.gui.phones.guest import Guest
from tests.gui.program import settle


class NovaScene(People):
    """People at a table of AfterNova, all of whom may have phones."""

    def settle(self) -> None:
        """Let Qt do what it has been asked to."""
        settle()

    def pass_time(self, seconds: float) -> None:
        """Let time pass at the table."""
        self.clock.now += seconds
        self.controller.tick()
        settle()


def say(table: Party, seat: int, words: str) -> None:
    """Let a phone say an action of the game, or a word to the table, and all hear what comes of it."""
    guest, (said, counts) = table.guests[seat], (words, None)
    if not words.startswith("table: "):
        said, counts = word_of(table.scene.controller.match.game.parse(words), seat)
    assert "no" not in (guest.say(said) if counts is None else guest.compose(said, counts)), words
    table.settle()
    table.scene.table.staging.animator.finish()
    table.scene.settle()


def go_to_market(table: Party, cards: int = 3) -> None:
    """Let the first seat take so many cards; after the third anybody may speak up."""
    controller: Any = table.scene.controller
    for _ in range(cards):
        takes = (one for one in controller.seen(0).actions if one.verb == "take")
        say(table, 0, str(next(takes)))


def let_speak(table: Party) -> None:
    """Let the time pass in which anybody may speak up."""
    table.scene.pass_time(SPEAK_UP_SECONDS)
    table.settle()


def everybody(table: Party) -> dict[int, Guest]:
    """Let everybody have a phone, and the page with the codes be left."""
    for seat in range(len(table.scene.controller.names)):
        table.seat(seat)
    table.begin()
    return table.guests
