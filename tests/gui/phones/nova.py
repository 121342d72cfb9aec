"""AfterNova without a window: phones at the table, and a robot that knows nothing but what a sheet shows."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from chrononauts_qt.session.match import Match
from chrononauts_qt.ui.games.afternova.completing import SPEAK_UP_SECONDS
from chrononauts_qt.ui.games.afternova.controller import AfterNovaController
from tests.crowd.sheets import composed
from tests.crowd.wishes import word_of
from tests.gui.phones.evening import NAMES, Evening
from tests.gui.phones.guest import Guest

if TYPE_CHECKING:
    from tests.crowd.wishes import Word

TRIES = 40
ORDERS = "table: "


class Nova(Evening):
    """A match of AfterNova, and its guests."""

    controller: AfterNovaController

    def make_controller(self, match: Match, seconds: float | None, hire: Any) -> AfterNovaController:
        return AfterNovaController(match, None, self.clock, hire=hire)

    @classmethod
    def deal(cls, setup: Any, path: Any = None, seconds: float | None = 4.0) -> Nova:
        """Deal a game of AfterNova; with `path` it is written down there."""
        return cls(Match.start("afternova", NAMES[: setup.players], setup, path, {}), seconds)

    def tell(self, seat: int, word: Word) -> dict[str, Any]:
        """Let a phone say something, and everybody hear what comes of it."""
        said, counts = word
        ack = self.guests[seat].say(said) if counts is None else self.guests[seat].compose(said, counts)
        self.settle()
        return ack

    def do(self, seat: int, action: str) -> dict[str, Any]:
        """Let a phone say an action of the game in the words of its sheet."""
        return self.tell(seat, word_of(self.match.game.parse(action), seat))

    def let_speak(self) -> None:
        """Let the time pass in which anybody may speak up, while nobody does."""
        if self.controller.completing.may_speak():
            self.pass_time(SPEAK_UP_SECONDS)


class Reader:
    """Says something that the sheet of a guest offers, chosen by chance: it knows no game."""

    def __init__(self, seed: str) -> None:
        self._dice = random.Random(seed)

    def words(self, guest: Guest) -> Iterator[Word]:
        """Yield what might be said, what looks best first: the first that is not refused will do."""
        made = [(say, block) for say, block in guest.composable().items()]
        plain = [said for said in guest.offers() if not said.startswith((ORDERS, "show ", "decline "))]
        for say, block in made:
            if block.get("begin"):
                yield say, dict(block["begin"])
        for say, block in made:
            ready = [choice for choice in block.get("choices", ()) if choice["picks"]]
            if ready and self._dice.random() < 0.8:
                choice = self._dice.choice(ready)
                yield say, {f"at {choice['id']}": 1, **{f"play {card}": 1 for card in choice["picks"]}}
        for _ in range(TRIES):
            if made and (not plain or self._dice.random() < 0.15):
                say, block = self._dice.choice(made)
                yield say, composed(block, self._dice)
            elif plain:
                yield self._dice.choice(plain), None
        yield from ((said, None) for said in guest.offers() if said.startswith("decline "))
