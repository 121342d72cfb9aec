"""People before the window: they do what it lets them, by the mouse or by keys alone."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from chrononauts_qt.session.match import Match
from chrononauts_qt.ui.shell.main_window import MainWindow
from chrononauts_qt.ui.table.curtain import DEAF_MS
from chrononauts_qt.ui.table.live_controller import LiveController
from tests import pact
from tests.gui.desks import screen_of
from tests.gui.program import settle, walk_to
from tests.gui.robot import HandClock, let_pass
from tests.pact.actions import STONES, Action
from tests.pact.desk import PactDesk, PactEnd
from tests.pact.rules import quick_setup
from tests.pact.setup import Setup
from tests.pact.table import PactScreen

NAMES = ("Ada", "Bo", "Cleo", "Dan")
LEFT = Qt.MouseButton.LeftButton


class People:
    """Whoever plays; `by` is "mouse" or "keys"."""

    def __init__(self, window: MainWindow, clock: HandClock) -> None:
        self.window, self.clock, self.by = window, clock, "mouse"

    def sit(self, seats: int = 2, team: bool = False, seed: str = "people") -> None:
        """Sit down at a table without a journal."""
        setup = Setup(seats, seed, team) if team else quick_setup(seats, seed)
        self.window.open_match(Match.start(pact.ID, NAMES[:seats], setup))
        settle()

    @property
    def table(self) -> PactScreen:
        """The table that is laid."""
        found = screen_of(self.window)
        assert isinstance(found, PactScreen)
        return found

    @property
    def controller(self) -> LiveController:
        """What stands between match and table."""
        return self.table.controller

    @property
    def end(self) -> PactEnd:
        """The page of the end."""
        assert isinstance(self.window.desk, PactDesk)
        return self.window.desk.end

    # -- gestures -------------------------------------------------------------------------------

    def press(self, button: QWidget) -> None:
        """Press a button that can be pressed."""
        assert button.isVisible(), f"{button.accessibleName()} is not on the screen"
        assert button.isEnabled(), f"{button.accessibleName()} cannot be pressed"
        if self.by == "mouse":
            QTest.mouseClick(button, LEFT, pos=button.rect().center())
        else:
            self.walk_to(button)
            QTest.keyClick(button, Qt.Key.Key_Space)
        settle()

    def walk_to(self, widget: QWidget) -> None:
        """Bring the keys to a widget with Tab alone."""
        walk_to(self.window, widget)

    def choose(self, door: str) -> None:
        """Choose a way of the table's menu."""
        actions = {action.text(): action for action in self.table.status.menu().actions()}
        actions[door].trigger()
        settle()

    def lift(self, seat: int) -> None:
        """Lift the curtain of a seat."""
        table, curtain = self.table, self.table.curtain
        assert curtain.isVisible(), "no curtain hangs"
        assert curtain.seat == seat
        let_pass(DEAF_MS)
        for _ in range(2):
            if curtain.isVisible():
                self.press(curtain.lift_button)
        assert table.controller.viewer == seat, "the curtain did not lift"
        let_pass(DEAF_MS)

    def offer(self, gives: Iterable[str], partner: int, wants: str) -> None:
        """Press an offer together, and make it."""
        hand, steps = self.table.hand, self.table.steps
        left = list(zip(hand.stones, hand.buttons, strict=True))
        for stone in gives:
            found = next(pair for pair in left if pair[0] == stone)
            left.remove(found)
            self.press(found[1])
        self.press(steps.partners[partner])
        self.press(steps.wanted[STONES.index(wants)])
        self.press(steps.offer_button)

    def say(self, seat: int, action: Action) -> None:
        """Let a seat say something, behind its curtain, before anybody else if it likes."""
        controller = self.controller
        if controller.viewer != seat:
            if controller.wanted != seat:
                self.press(self.table.board.callers[seat])
            self.lift(seat)
        if action.verb == "offer":
            self.offer(action.gives, action.partner, action.wants)
        else:
            steps = self.table.steps
            self.press(steps.accept_button if action.verb == "accept" else steps.pass_button)

    def lines(self) -> list[str]:
        """Return the lines of the Log."""
        return [line.text for line in self.table.log_model.lines]
