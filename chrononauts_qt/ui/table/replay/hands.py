"""All hands and goals at once, over the board of a replay in which all cards are open."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRect, Qt
from PySide6.QtWidgets import QFrame, QHBoxLayout, QScrollArea, QVBoxLayout, QWidget

from chrononauts_qt.ui.catalog.replay_texts import text
from chrononauts_qt.ui.kit.emblem import Emblem
from chrononauts_qt.ui.kit.page import Page, clear, scrolling
from chrononauts_qt.ui.kit.theme import Theme
from chrononauts_qt.ui.table.replay.frames import OpenHand, OpenHands


class Hands(Page):
    """A row for every seat, and below them what nobody has."""

    def __init__(self, names: Sequence[str], theme: Theme, parent: QWidget) -> None:
        super().__init__(theme, parent)
        self.setObjectName("hands")
        self.setStyleSheet(f"#hands {{ background: {theme.bg}; border: 2px solid {theme.focus}; }}")
        self.setAccessibleName(text("hands"))
        self._names = tuple(names)
        inside = QWidget()
        self.area: QScrollArea = scrolling(inside)
        self.area.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.area.setAccessibleName(text("hands"))
        self._rows = self.spaced(QVBoxLayout(inside), 6, 6)
        self.spaced(QVBoxLayout(self), 6, 0).addWidget(self.area)
        self.hide()

    def cover(self, board: QRect, u: float) -> None:
        """Lie over the board."""
        self.u = u
        self.setGeometry(board)
        self.rescale()

    def scale(self) -> float:
        """Return the factor of the table below."""
        return self.u

    def show_hands(self, hands: OpenHands) -> None:
        """Show what every seat wants and holds, and what nobody has."""
        at = self.area.verticalScrollBar().value()
        clear(self._rows)
        for seat, hand in enumerate(hands.seats):
            self._rows.addWidget(self._row(seat, hand))
        self._rows.addWidget(self.label(hands.rest, "body", 15, muted=True))
        self._rows.addStretch(1)
        self.rescale()
        self.area.verticalScrollBar().setValue(at)

    def _row(self, seat: int, hand: OpenHand) -> QFrame:
        frame = self.panel()
        frame.setAccessibleName(self._names[seat])
        row = self.spaced(QHBoxLayout(frame), 8, 12)
        row.addWidget(self.fixed(Emblem(seat, self.theme), 56, 26), 0, Qt.AlignmentFlag.AlignTop)
        row.addWidget(self.label(self._names[seat], "title", 18), 3, Qt.AlignmentFlag.AlignTop)
        for lines, gap, share in ((hand.wants, 0, 5), (hand.holds, 2, 7)):
            column = self.spaced(QVBoxLayout(), 0, gap)
            row.addLayout(column, share)
            for line in lines:
                column.addWidget(self.label(line, "body", 15))
            column.addStretch(1)
        return frame
