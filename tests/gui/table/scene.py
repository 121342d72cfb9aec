"""A game on the table in its window, with what these tests do to it and ask of it again and again."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QAbstractItemModel, QAbstractListModel, QModelIndex, QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractItemView, QApplication, QLabel, QLineEdit, QWidget

from chrononauts_qt.games.chrononauts import rules
from chrononauts_qt.games.chrononauts.actions import parse
from chrononauts_qt.games.chrononauts.setup import Setup
from chrononauts_qt.games.chrononauts.view import View
from chrononauts_qt.session import journal
from chrononauts_qt.session.match import Match
from chrononauts_qt.ui.games.chrononauts.control.match_controller import MatchController
from chrononauts_qt.ui.games.chrononauts.list_rows import SORT
from chrononauts_qt.ui.games.chrononauts.models.hand_model import HandModel
from chrononauts_qt.ui.games.chrononauts.new_game_terms import MEMO_OPTION
from chrononauts_qt.ui.games.chrononauts.table import TableScreen
from chrononauts_qt.ui.kit.roles import CardRole
from chrononauts_qt.ui.shell.main_window import MainWindow
from tests.gui.robot import HandClock, Robot

NAMES = ("Ada", "Bruno", "Chloé", "Davide", "Élise", "Œdipe")
LEFT = Qt.MouseButton.LeftButton
ROLES = (
    Qt.ItemDataRole.DisplayRole.value,
    Qt.ItemDataRole.ToolTipRole.value,
    Qt.ItemDataRole.StatusTipRole.value,
    Qt.ItemDataRole.AccessibleTextRole.value,
    Qt.ItemDataRole.AccessibleDescriptionRole.value,
    *range(Qt.ItemDataRole.UserRole.value, SORT + 1),
)
"""Every role by which a model can be asked for a text or for what one is made of."""


class Scene:
    """One match in a window. Seats are 0-based, as in the code."""

    def __init__(self, window: MainWindow, clock: HandClock, match: Match) -> None:
        self.window = window
        self.clock = clock
        self.match = match
        self.robot = Robot(window, clock)
        window.open_match(match)
        self.settle()

    @property
    def table(self) -> TableScreen:
        """The table on the screen."""
        return self.robot.table

    @property
    def controller(self) -> MatchController:
        """What stands between match and screen."""
        return self.table.controller

    @property
    def public(self) -> View:
        """What everybody sees."""
        return self.controller.public_view()

    def settle(self) -> None:
        """Let Qt do what it has been asked to."""
        for _ in range(3):
            QApplication.processEvents()

    # -- doing ----------------------------------------------------------------------------------

    def lift(self) -> None:
        """Lift the curtain for whoever is wanted, without the waiting."""
        seat = self.controller.looking if self.public.step == "window" else self.controller.wanted
        assert seat is not None, "nobody is wanted"
        self.table.sheets.curtain.hide()
        self.table.sheets.curtain.lifted.emit(seat)
        self.settle()

    def do(self, words: str, seat: int | None = None) -> None:
        """Submit an action past the gestures, to get somewhere."""
        seat = self.public.deciding[0] if seat is None else seat
        assert self.controller.submit(seat, parse(words)), f"{words} is refused"
        self.settle()

    def pass_time(self, seconds: float) -> None:
        """Move the clock of the Memo window and let it be read."""
        self.clock.now += seconds
        self.controller.tick()
        self.settle()

    def to_end_step(self) -> None:
        """Let the seat on turn discard its first card, and uncover it at the end of its turn."""
        if self.controller.viewer is None:
            self.lift()
        self.do(f"discard {self.controller.view().hand[0]}")
        if self.public.step == "kill":
            self.do("keep")
        assert self.public.step == "end"

    def key(self, key: Qt.Key, modifier: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
        """Press a key wherever the focus is."""
        QTest.keyClick(QApplication.focusWidget() or self.table, key, modifier)
        self.settle()

    def click(self, widget: QWidget) -> None:
        """Click in the middle of a widget that can be clicked."""
        assert widget.isVisible()
        assert widget.isEnabled()
        QTest.mouseClick(widget, LEFT, pos=widget.rect().center())
        self.settle()

    def click_item(self, view: QAbstractItemView, index: QModelIndex) -> None:
        """Click an item of a view, at its left edge: cards of a hand may overlap."""
        rect = view.visualRect(index)
        QTest.mouseClick(view.viewport(), LEFT, pos=QPoint(rect.left() + 12, rect.center().y()))
        self.settle()

    def choose(self, card: str) -> None:
        """Click a card of the hand."""
        self.click_item(self.table.hand, self.card(card))

    def aim(self, year: int) -> None:
        """Click a year of the board."""
        self.click_item(self.table.timeline, self.table.timeline_model.index_of(year))

    # -- asking ---------------------------------------------------------------------------------

    def card(self, card: str) -> QModelIndex:
        """Return where a card lies in the hand on the screen."""
        model = self.table.hand.model()
        found = [model.index(row, 0) for row in range(model.rowCount())]
        found = [index for index in found if index.data(CardRole.CARD) == card]
        assert found, f"{card} is not in the hand on the screen"
        return found[0]

    def shown(self) -> tuple[str, ...]:
        """Return the cards of the hand on the screen, in their order."""
        model = self.table.hand.model()
        assert isinstance(model, HandModel)
        return model.cards

    def played(self) -> tuple[int, str, str | None] | None:
        """Return the newest announced card as (seat, card, target)."""
        if not self.public.playing:
            return None
        newest = self.public.playing[-1]
        return newest.seat, newest.card, newest.target

    def written(self) -> list[str]:
        """Return the actions in the journal on the disk, as “seat: action”."""
        assert self.match.writer is not None
        return [f"{r.seat + 1}: {r.action}" for r in journal.read(self.match.writer.path).records]

    def said(self) -> str:
        """Return the sentence in the table's message bar, or ""."""
        bar = self.table.message
        return bar.words.text() if bar.isVisible() else ""


def start(window: MainWindow, clock: HandClock, setup: Setup, seconds: str = "4") -> Scene:
    """Deal a game with a journal beside the window's others and open it."""
    path = window.folder / "game.chrononauts"
    path.unlink(missing_ok=True)
    match = Match.start("chrononauts", NAMES[: setup.players], setup, path, {MEMO_OPTION: seconds})
    return Scene(window, clock, match)


def every_text(root: QWidget) -> list[str]:
    """Return every text that any widget or model under `root` could show or speak, hidden ones included."""
    found = []
    for widget in [root, *root.findChildren(QWidget)]:
        found += [
            widget.accessibleName(),
            widget.accessibleDescription(),
            widget.toolTip(),
            widget.statusTip(),
            widget.whatsThis(),
            widget.windowTitle(),
        ]
        if isinstance(widget, QLabel | QLineEdit):
            found.append(widget.text())
        words = getattr(widget, "text", None)
        if callable(words) and not isinstance(widget, QLabel | QLineEdit):
            found.append(str(words()))
    found += [str(data) for model in models_of(root) for data in data_of(model)]
    return [words for words in found if words]


def models_of(root: QWidget) -> list[QAbstractItemModel]:
    """Return the models below a widget and those of its views, each once."""
    views = [part for part in (root, *root.findChildren(QWidget)) if isinstance(part, QAbstractItemView)]
    shown = [view.model() for view in views if view.model() is not None]
    return list(dict.fromkeys([*shown, *root.findChildren(QAbstractItemModel)]))


def data_of(model: QAbstractItemModel) -> list[Any]:
    """Return what every role of every item of a model holds."""
    columns = 1 if isinstance(model, QAbstractListModel) else model.columnCount()
    cells = [model.index(row, column) for row in range(model.rowCount()) for column in range(columns)]
    return [data for cell in cells for role in ROLES if (data := cell.data(role)) is not None]


def state_of(match: Match, seat: int) -> View:
    """Return what a seat sees."""
    return rules.view(match.state, seat)
