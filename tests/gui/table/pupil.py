"""Whoever learns Chrononauts: plays the tables of the lesson by mouse, by keys, or with keys in the list."""

from __future__ import annotations

from chrononauts_qt.games.chrononauts.actions import parse
from chrononauts_qt.ui.shell.main_window import MainWindow
from tests.gui.desks import board_of
from tests.gui.lessons import Learner, choose_row
from tests.gui.program import settle
from tests.gui.robot import HandClock, Robot

ADA = 0


class Pupil(Learner, Robot):
    """Sits before the tables of the lesson; `by` is "mouse", "keys", or "list": keys, and no board."""

    GAME = "chrononauts"

    def __init__(self, window: MainWindow, clock: HandClock, by: str = "mouse", language: str = "") -> None:
        super().__init__(window, clock, "mouse" if by == "mouse" else "keys")
        self.look_at(by == "list", language)

    @property
    def is_list(self) -> bool:
        """Whether the list stands in the board's place."""
        return board_of(self.window).is_list

    def settle(self) -> None:
        super().settle()
        self.gestures += 1

    def do(self, words: str) -> None:
        """Do an action as the journal writes it, and let others say what they have to say."""
        self.act(ADA, parse(words))
        self.wait()

    def wait(self) -> None:
        """Let so much time go by that bots have answered, and read what is said."""
        self.waits += 1
        for _ in range(4):
            settle()
            self.clock.now += 5.0
            self.table.controller.tick()
        settle()
        said = self.table.message
        if said.isVisible():
            self.words += len(said.words.text().split())

    def answer_memo(self, play: bool = True) -> None:
        """Play the Memo when it is asked for, or let it be."""
        panel = self.table.sheets.memo
        self.press(panel.memo_button if play else panel.never_button)
        self.wait()

    def claim_in_vain(self, route: str) -> None:
        """Claim a victory that is none."""
        self.press(self.table.steps.claim_button)
        claim = self.table.sheets.claim
        self.press(claim.claims[route])
        assert claim.answer.text()
        self.press(claim.cancel_button)

    def _aim(self, year: int) -> None:
        if self.is_list and self.table.arming.sole_play() is None:
            choose_row(board_of(self.window).list, year)
        else:
            super()._aim(year)
