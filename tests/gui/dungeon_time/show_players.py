"""Whole Resolutions played through the screen: by keys alone, or by the mouse alone."""

from __future__ import annotations

from collections import Counter
from random import Random

from PySide6.QtCore import QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from chrononauts_qt.ui.games.dungeon_time.blink import BLINK
from chrononauts_qt.ui.games.dungeon_time.show import ResolutionShow
from chrononauts_qt.ui.kit.pieces import PieceView
from tests.gui.program import walk_within
from tests.gui.robot import HandClock

MOST = 600
"""More presses than any Resolution takes."""


class Player:
    """Presses at random what is offered, as often as the game lasts; ``said`` counts what it has said."""

    def __init__(self, show: ResolutionShow, seed: str, clock: HandClock) -> None:
        self.show, self.clock, self._dice = show, clock, Random(seed)
        self.said: Counter[str] = Counter()
        controller, submit = show.controller, show.controller.submit

        def hear(seat: int, action: object) -> bool:
            done = submit(seat, action)
            if done:
                self.said[str(action).split()[0]] += 1
                self.said[" ".join(str(action).split()[:2])] += str(action).startswith(("use", "remove"))
            return done

        controller.submit = hear  # type: ignore[method-assign]

    def play(self) -> None:
        """Play to the end."""
        for _ in range(MOST):
            if self.show.controller.seen().outcome is not None:
                return
            self._act()
            QApplication.processEvents()
        raise AssertionError(f"the game does not end: {self.show.controller.seen().step}")

    def _act(self) -> None:
        show, dice = self.show, self._dice
        self.clock.now += 2 * BLINK
        if show.asked is None:
            able = [piece.key for piece in show.heroes.pieces if piece.face.can]
            if able and dice.random() < 0.7:
                self.choose(show.heroes, dice.choice(able))
            else:
                self.press()
        elif show.asked.choices and (not show.asked.can_be_answered or dice.random() < 0.6):
            self.choose(show.answers, dice.choice(show.answers.pieces).key)
        else:
            self.press()

    def press(self) -> None:
        """Press the button that can be pressed: of what is asked, else the one that reveals."""
        raise NotImplementedError

    def choose(self, view: PieceView, key: str) -> None:
        """Press a thing of a list."""
        raise NotImplementedError


class Keyboard(Player):
    """Knows Tab, arrows, Space and Enter; every key goes to what has the focus."""

    def press(self) -> None:
        if self.show.asked is not None and not self.show.asked.is_chosen:
            self._lead_to(self.show.answer_button)
        QTest.keyClick(self._focus(), Qt.Key.Key_Return)

    def choose(self, view: PieceView, key: str) -> None:
        self._lead_to(view)
        walk_within(view, key)
        QTest.keyClick(view, Qt.Key.Key_Space)

    def _lead_to(self, part: QWidget) -> None:
        for _ in range(20):
            if self.show.focusWidget() is part:
                break
            QTest.keyClick(self._focus(), Qt.Key.Key_Tab)
        assert self.show.focusWidget() is part, f"Tab does not lead to {part.accessibleName()}"

    def _focus(self) -> QWidget:
        return self.show.focusWidget() or self.show


class Mouse(Player):
    """Knows the left button."""

    def press(self) -> None:
        button = self.show.answer_button if self.show.asked is not None else self.show.button
        assert button.isVisible()
        assert self.show.rect().contains(button.geometry())
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)

    def choose(self, view: PieceView, key: str) -> None:
        at = view.rect_of(key).center() - view.pos()
        assert QRect(self.show.rect()).contains(view.mapTo(self.show, at)), f"{key} lies off the screen"
        under = self.show.childAt(view.mapTo(self.show, at))
        assert under is view.viewport(), f"something lies over {key}"
        QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=at)
