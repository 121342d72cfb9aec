"""Aiming the armed card at the board, and the ring around what the announced one is aimed at."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING

from PySide6.QtCore import QModelIndex, QObject, QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QWidget

from chrononauts_qt.games.chrononauts.actions import Action
from chrononauts_qt.games.chrononauts.view import View
from chrononauts_qt.ui.catalog.access_texts import text
from chrononauts_qt.ui.games.chrononauts.models.roles import TileRole
from chrononauts_qt.ui.games.chrononauts.texts.titles import title
from chrononauts_qt.ui.kit import private_speech
from chrononauts_qt.ui.kit.accessibility import announce
from chrononauts_qt.ui.kit.roles import ItemRole
from chrononauts_qt.ui.kit.theme import Theme

if TYPE_CHECKING:
    from chrononauts_qt.ui.games.chrononauts.card_table import CardTable, YearTable
    from chrononauts_qt.ui.games.chrononauts.table import TableScreen


class Aim(QObject):
    """Turns presses and keys on a board into plays of the armed card.

    `by_keys`: it is keys that aim; when the card has been played they are led on to the next step.
    """

    def __init__(self, table: CardTable) -> None:
        super().__init__(table)
        self._arming = table.arming
        self._steps = table.steps
        self.by_keys = False

    def play(self, target: str) -> bool:
        """Play the armed card on a target; tell whether it was done."""
        done = self._arming.play(target)
        self.by_keys = self.by_keys and done
        return done

    def leaves(self, boards: Iterable[QWidget]) -> bool:
        """Tell once whether a card has been played by keys that are at one of these boards still."""
        by_keys, self.by_keys = self.by_keys, False
        return by_keys and any(board.hasFocus() for board in boards)

    def targets(self) -> frozenset[str] | None:
        """Return what is ringed for the armed card."""
        return self._arming.targets()

    def focus_target(self) -> None:
        """Bring the keys to the first legal target on the board, or to the button that plays."""
        if self._arming.sole_play() is not None:
            self._steps.primary.setFocus()
        elif self._focus_wanted() or self.focus_first(self._arming.targets() or frozenset()):
            self._tell_keys()

    def _focus_wanted(self) -> bool:
        """Bring the keys to the target that a hint suggests; tell whether it lies on the board."""
        return bool(self._arming.wanted) and self.focus_first(frozenset({self._arming.wanted}))

    def _tell_keys(self) -> None:
        """Say which card the keys aim now: they have left it, and Enter plays it."""
        card = self._arming.card
        if card is not None:
            with self._arming.controller.speaking():
                announce(self._steps, private_speech.said(text("aim", card=title(card)), text("aim-hushed")))

    def focus_on(self, action: Action) -> None:
        """Bring the keys to where Enter does a move: the target it is played on, or its button."""
        if not self.focus_first(frozenset({action.target_id or ""})):
            self._steps.focus_on(action.verb)

    def consider(self, action: Action | None) -> None:
        """Show what a play would do, None: nothing; on this board nothing is to be seen of it."""

    @abstractmethod
    def focus_first(self, targets: frozenset[str]) -> bool:
        """Bring the keys to the first of these targets; tell whether one lies on the board."""


class YearAim(Aim):
    """Aims at the years of a TimeLine; without an armed card they are explained."""

    def __init__(self, table: YearTable) -> None:
        super().__init__(table)
        self._board = table.timeline
        self._explain = table.explain
        table.timeline.activated.connect(self.aim_at)

    def focus_first(self, targets: frozenset[str]) -> bool:
        found = next((index for index in self._board.items() if index.data(ItemRole.TARGET) in targets), None)
        if found is not None:
            self._board.setCurrentIndex(found)
            self._board.setFocus()
        return found is not None

    def consider(self, action: Action | None) -> None:
        self._explain.preview.suppose(action)

    def aim_at(self, index: QModelIndex) -> None:
        """Play the armed card where it was pressed."""
        if self._arming.card is not None:
            target = self.target_at(index)
            if not self.play(target):
                self._explain.explain_refusal(target)
        elif index.data(TileRole.YEAR):
            self._explain.show_year(index.data(TileRole.YEAR))

    def target_at(self, index: QModelIndex) -> str:
        """Return what is aimed at by a press on an item."""
        return str(index.data(ItemRole.TARGET))


class BoardAim(YearAim):
    """Aims at years and players."""

    def __init__(self, table: TableScreen) -> None:
        super().__init__(table)
        table.players.activated.connect(self.aim_at)

    def target_at(self, index: QModelIndex) -> str:
        """A card without a target goes wherever on the board."""
        return "slot" if self._arming.targets() == frozenset({"slot"}) else super().target_at(index)


REACH = 7
"""How far the ring stands around its place, in pixels."""


class AimMark(QWidget):
    """Lies over the table, clear to the mouse: everybody sees what is at stake, nobody has to read it.

    ``place_of`` says where a target of an action lies on the table, an Artifact with the 0-based seat that
    has it; an empty place where there is none.
    """

    def __init__(self, table: QWidget, theme: Theme, place_of: Callable[[str, int | None], QRect]) -> None:
        super().__init__(table)
        self._theme = theme
        self._place_of = place_of
        self._target = ""
        self._owner: int | None = None
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setAttribute(Qt.WidgetAttribute.WA_NoSystemBackground)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.hide()

    def show_view(self, public: View) -> None:
        """Mark the target of the card that waits for answers; a Memo is aimed at a card, not at a place."""
        waits = public.step == "window" and bool(public.playing)
        self.show_target(public, public.playing[-1].target or "" if waits else "")

    def show_target(self, public: View, target: str) -> None:
        """Mark a target of an action, none for ""."""
        self._target = target
        self._owner = next(
            (seat for seat, player in enumerate(public.players) if target in player.table), None
        )
        self.place()

    def place(self) -> None:
        """Stand around the target where it is now."""
        box = self._place_of(self._target, self._owner) if self._target else QRect()
        if not box.isEmpty():
            self.setGeometry(box.adjusted(-REACH, -REACH, REACH, REACH))
            self.raise_()
        self.setVisible(not box.isEmpty())

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the ring with a dark rim on both sides, so that it stands out from every tile."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(self.rect()).adjusted(3.5, 3.5, -3.5, -3.5)
        for color, width in (("bg", 7.0), ("focus", 3.5)):
            painter.setPen(QPen(self._theme.color(color), width))
            painter.drawRoundedRect(box, 6, 6)
        painter.end()


SHARE, LEAST, MOST = 0.4, 28, 44
"""How large the arrow of a hint is, of the height of what it points at, and in pixels."""


class HintArrow(AimMark):
    """Points at the one target that a hint means: from above, or from below where nothing is above.

    It ends at the frame, and lies on nothing that is read there.
    """

    def place(self) -> None:
        box = self._place_of(self._target, self._owner) if self._target else QRect()
        if not box.isEmpty():
            side = round(min(MOST, max(LEAST, box.height() * SHARE)))
            self._is_above = box.top() >= side
            top = box.top() - side if self._is_above else box.bottom() + 1
            self.setGeometry(box.center().x() - side // 2, top, side, side)
            self.raise_()
        self.setVisible(not box.isEmpty())

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw a broad arrow with a dark rim."""
        side = float(self.width())
        arrow = QPolygonF([QPointF(x * side, y * side) for x, y in _ARROW])
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            if not self._is_above:
                painter.translate(0, side)
                painter.scale(1, -1)
            painter.setPen(QPen(self._theme.color("bg"), 3, j=Qt.PenJoinStyle.RoundJoin))
            painter.setBrush(self._theme.color("focus"))
            painter.drawPolygon(arrow)


_ARROW = ((0.34, 0.05), (0.66, 0.05), (0.66, 0.46), (0.93, 0.46), (0.5, 0.95), (0.07, 0.46), (0.34, 0.46))
"""An arrow that points down, in shares of its side."""
