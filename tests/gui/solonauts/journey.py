"""A journey in the window, what these tests do to it, and positions to begin in."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QModelIndex, QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractItemView, QApplication, QWidget

from chrononauts_qt.games.chrononauts.actions import Action, parse
from chrononauts_qt.games.chrononauts.variants import solonauts
from chrononauts_qt.games.chrononauts.view import View
from chrononauts_qt.session.match import Match
from chrononauts_qt.ui.games.solonauts.controller import SoloController
from chrononauts_qt.ui.games.solonauts.table import SoloScreen
from chrononauts_qt.ui.kit.roles import CardRole, ItemRole
from chrononauts_qt.ui.shell.main_window import MainWindow
from tests.gui.desks import screen_of
from tests.gui.robot import arrow

LEFT, CTRL = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.ControlModifier
SIX = ("otto", "yuri", "lin", "noor", "abel", "clara")
HAND = ("reverse-fate", "patch-1939", "prevent-assassination", "patch-1974", "restore-history")
USUAL: dict[str, Any] = {
    "travellers": 6,
    "seed": "journey",
    "identities": SIX,
    "red": (1914, 1936, 1963),
    "patches": ("patch-1968", "patch-1918"),
    "hand": HAND,
}
"""1939 is an open Paradox: its Patch brings Otto and Clara home at once (R-803, R-1210)."""


def match_of(**words: Any) -> Match:
    """Return a match of Solonauts dealt as USUAL, but for what is said."""
    return Match.start("solonauts", ("Ada",), solonauts.Setup(**{**USUAL, **words}))


class Journey:
    """One journey in a window. `by` is "mouse" or "keys"."""

    def __init__(self, window: MainWindow, match: Match, by: str = "mouse") -> None:
        self.window = window
        self.match = match
        self.by = by
        window.open_match(match)
        self.settle()

    @property
    def table(self) -> SoloScreen:
        """The table on the screen."""
        screen = screen_of(self.window)
        assert isinstance(screen, SoloScreen)
        return screen

    @property
    def controller(self) -> SoloController:
        """What stands between match and screen."""
        return self.table.controller

    @property
    def view(self) -> View:
        """What the player sees."""
        return self.controller.view()

    def settle(self) -> None:
        """Let Qt do what it has been asked to."""
        for _ in range(3):
            QApplication.processEvents()

    # -- gestures -------------------------------------------------------------------------------

    def key(self, key: Qt.Key, modifier: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
        """Press a key wherever the focus is."""
        QTest.keyClick(QApplication.focusWidget() or self.table, key, modifier)
        self.settle()

    def click(self, widget: QWidget) -> None:
        """Click in the middle of a widget that can be clicked."""
        assert widget.isVisible(), widget.accessibleName()
        assert widget.isEnabled(), widget.accessibleName()
        QTest.mouseClick(widget, LEFT, pos=widget.rect().center())
        self.settle()

    def click_item(self, view: QAbstractItemView, index: QModelIndex) -> None:
        """Click an item of a view, at its left edge: cards of a hand may overlap."""
        assert index.isValid()
        rect = view.visualRect(index)
        QTest.mouseClick(view.viewport(), LEFT, pos=QPoint(rect.left() + 12, rect.center().y()))
        self.settle()

    def card(self, card: str) -> QModelIndex:
        """Return where a card lies in the hand."""
        model = self.table.hand_model
        rows = [row for row in range(model.rowCount()) if model.index(row, 0).data(CardRole.CARD) == card]
        assert rows, f"{card} is not in the hand on the screen"
        return model.index(rows[0], 0)

    def traveller(self, identity: str) -> QModelIndex:
        """Return where a traveller waits."""
        model = self.table.travellers_model
        rows = [row for row in range(model.rowCount()) if model.index(row, 0).data(ItemRole.KEY) == identity]
        assert rows, f"{identity} does not wait"
        return model.index(rows[0], 0)

    def choose(self, card: str) -> None:
        """Choose a card of the hand."""
        index = self.card(card)
        if self.by == "keys":
            self.key(Qt.Key(Qt.Key.Key_1.value + index.row()))
        else:
            self.click_item(self.table.hand, index)
        assert self.table.arming.card == card

    def do(self, words: str) -> None:
        """Submit an action past the gestures, to get somewhere."""
        assert self.controller.submit(0, parse(words)), f"{words} is refused"
        self.settle()

    # -- whole games ----------------------------------------------------------------------------

    def act(self, action: Action) -> None:
        """Do one action as a person would."""
        before = len(self.match.past)
        if action.verb == "stop":
            self.table.questions.ask_end()
            self._say_yes()
        elif action.verb == "discard":
            self._discard(action)
        else:
            self._play(action)
        assert len(self.match.past) == before + 1, f"“{action}” was not done"

    def _discard(self, action: Action) -> None:
        self.choose(action.card_id or "")
        if self.by == "keys":
            self.key(Qt.Key.Key_X)
        else:
            self.click(self.table.steps.discard_button)
        if self.table.question.isVisible():
            self._say_yes()

    def _say_yes(self) -> None:
        question = self.table.question
        assert question.isVisible()
        if self.by == "keys":
            self.key(Qt.Key.Key_Left)
            self.key(Qt.Key.Key_Return)
        else:
            self.click(question.yes_button)

    def _play(self, action: Action) -> None:
        before = len(self.match.past)
        self.choose(action.card_id or "")
        self._aim(action)
        if len(self.match.past) == before:
            assert self.table.message.isVisible(), f"“{action}” was not played, and nobody says why"
            self._aim(action)  # the warning before the 13th Paradox: asked again, it is done

    def _aim(self, action: Action) -> None:
        table, year = self.table, int(action.target_id or 0)
        index = table.timeline_model.index_of(year)
        if self.by == "mouse":
            self.click_item(table.timeline, index)
        elif table.arming.sole_play() is action:
            self.key(Qt.Key.Key_Return)
        else:
            self._walk_to(index)
            self.key(Qt.Key.Key_Return)

    def _walk_to(self, index: QModelIndex) -> None:
        """Move over the board with the arrow keys."""
        view = self.table.timeline
        assert view.hasFocus(), "the board has not got the keys"
        for _ in range(40):
            now = view.currentIndex()
            if now == index:
                return
            self.key(arrow(now, index))
        raise AssertionError("the arrows do not reach the year")
