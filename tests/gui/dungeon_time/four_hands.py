"""Four people at one keyboard: each presses the own keys at a human pace, some of them at once."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from chrononauts_qt.ui.games.dungeon_time.physical_keys import blocks
from tests.gui.dungeon_time.people import People, is_open

AT_ONCE = 0.03
"""Within so many seconds all press where they do it at once."""
ROUND = 4.0
"""Within so many seconds everybody does something."""
THEN = 0.12
"""Seconds from the key to discard to that of the card, and from a press to one too many of the same key."""
SLIPS = 0.2
"""So often somebody presses what cannot be played yet."""


class Stroke(NamedTuple):
    """A key that is pressed: when, in seconds of the clock, by which seat, and the place in the hand that it
    plays or discards; None for the key to discard."""

    at: float
    seat: int
    place: int | None
    discards: bool = False


class Done(NamedTuple):
    """What has come of a stroke on the screen: ``card`` went to the Story or to the discards, or "" and
    ``why`` it stayed; both "" for the key to discard."""

    stroke: Stroke
    card: str
    why: str


class FourHands(People):
    """The people of four seats; ``done`` is what came of their strokes, in the order of time."""

    done: list[Done]

    def play_rounds(self, rounds: int) -> None:
        """Let everybody press so many times; every fourth time all do it at once."""
        self.done = []
        for number in range(rounds):
            if not self.is_running:
                return
            within = AT_ONCE if number % 4 == 1 else ROUND
            for stroke in sorted(self._strokes(self.clock.now + 0.4, within)):
                self.clock.now = stroke.at
                self.done.append(self._press(stroke))

    def _strokes(self, begin: float, within: float) -> Iterator[Stroke]:
        """Yield what all press next, each by what lies there now; some press too soon, or once too often."""
        for seat in self.seats:
            at, faces = begin + self.dice.uniform(0.0, within), self.faces(seat)
            wish = self.wish(seat)
            if wish is None:
                continue
            closed = [place for place, face in faces.items() if not is_open(face)]
            if closed and self.dice.random() < SLIPS:
                yield Stroke(at, seat, closed[0])
                continue
            card, discards = wish
            place = next(place for place, face in faces.items() if face.card == card)
            if discards:
                yield Stroke(at, seat, None)
                at += THEN
            yield Stroke(at, seat, place, discards)
            if self.dice.random() < SLIPS:
                yield Stroke(at + THEN, seat, place)

    def _press(self, stroke: Stroke) -> Done:
        """Press a key, and see what comes of it."""
        phase, talk, block = self.table.phase, self.table.talk, blocks(4)[stroke.seat]
        if stroke.place is None:
            self.tap(block.discard)
            return Done(stroke, "", "")
        face = self.faces(stroke.seat).get(stroke.place)
        pile = phase.discards if stroke.discards else phase.story
        before, said = self.pile(pile).size, talk.said[:]
        self.tap(block.cards[stroke.place])
        self.look()
        if face is None:
            return Done(stroke, "", "empty")
        if self.pile(pile).size > before:
            return Done(stroke, face.card, "")
        if face.fresh:
            return Done(stroke, "", "fresh")
        newest = next((line for line in talk.said if line not in said), None)
        assert newest is not None, f"{stroke} does nothing, and nobody says why"
        assert newest.seat == stroke.seat
        return Done(stroke, "", newest.words)
