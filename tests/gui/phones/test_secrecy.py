"""Two games that differ by hidden cards are the same to a phone, byte by byte, until its seat hears of one.

Everybody plays by phone and says the same words in both. Keys, nonces and devices are chance, and are said
only while a phone is let in: what follows is compared, with its number and order.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from chrononauts_qt.ui.phones import table_words
from chrononauts_qt.ui.phones.phones import Phones
from chrononauts_qt.ui.table import phone_blocks as blocks
from chrononauts_qt.wire import messages
from tests.gui.phones.evening import Evening
from tests.gui.table.eyes import world
from tests.property import play
from tests.property.test_secrets import Exchange, exchanges, shows
from tests.scenario import explicit_setup

Begin = Callable[..., Evening]
SEATS = (0, 1, 2)
STEPS = 14


class Twins:
    """Two evenings of the same words, and what the phone of one seat hears of both."""

    def __init__(self, begin: Begin, exchange: Exchange, seat: int, rng: random.Random) -> None:
        self.both = [begin(setup) for setup in (exchange.one, exchange.other)]
        self._seat, self._rng, self._cards = seat, rng, exchange.cards
        self._told = 0
        self.compared = 0
        for one in self.both:
            one.seat(*SEATS)

    def compare(self) -> None:
        """Fail where the phone of the seat can tell one evening from the other."""
        frames = [one.guests[self._seat].frames[1:] for one in self.both]
        assert frames[0] == frames[1], "the phone tells"
        self.compared += 1

    def play(self) -> int:
        """Play until the seat hears of a card that differs; return how often was compared."""
        while not self._hears() and self.compared < STEPS:
            self.compare()
            if not self._act():
                break
        return self.compared

    def _hears(self) -> bool:
        """Tell whether the seat, or everybody, has heard of a card since the last time."""
        logs = [one.match.state.events for one in self.both]
        new, self._told = [event for log in logs for event in log[self._told :]], len(logs[0])
        return any(shows(tuple(new), seat, self._cards) for seat in (self._seat, None))

    def _act(self) -> bool:
        if self.both[0].step == "window":
            for seat in self.both[0].controller.public_view().deciding:
                self._say(seat, "allow")
                self.compare()
            for one in self.both:
                one.pass_time()
            return True
        owed = [one.match.game.pending(one.match.state) for one in self.both]
        if not owed[0]:
            return False
        seat = self._rng.choice(sorted(owed[0]))
        ways = [way for way in owed[0][seat].options if way in owed[1][seat].options]
        if not ways:
            return False
        self._say(seat, str(play.choose(self._rng, ways)))
        return True

    def _say(self, seat: int, words: str) -> None:
        acks = [one.say(seat, words) for one in self.both]
        assert acks[0] == acks[1]
        assert "no" not in acks[0]


def twins(begin: Begin, seed: int) -> Iterator[Twins]:
    """Yield the evenings of a seed, for each seat and each kind of hidden card."""
    for seat in SEATS:
        for exchange in exchanges(seed, seat):
            if exchange.cards[0] != exchange.cards[1]:
                yield Twins(begin, exchange, seat, random.Random(f"twins {seed}"))


@pytest.mark.rule("R-314", "R-1014")
def test_a_phone_does_not_tell_hidden_cards(evening: Begin) -> None:
    compared = 0
    for seed in range(2):
        for pair in twins(evening, seed):
            compared += pair.play()
            for one in pair.both:
                one.end()
    assert compared > 200
