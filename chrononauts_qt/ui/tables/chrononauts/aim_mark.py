"""The ring around what the announced card is aimed at, as long as others may answer it."""

from __future__ import annotations

from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from chrononauts_qt.games.chrononauts.view import View
from chrononauts_qt.ui.tables.chrononauts.regions import Regions
from chrononauts_qt.ui.theme import Theme

REACH = 7
"""How far the ring stands around its place, in pixels."""


class AimMark(QWidget):
    """Lies over the table, clear to the mouse: everybody sees what is at stake, nobody has to read it.

    A year has the ring around its tile, an Artifact or a player around the panel of the player.
    """

    def __init__(self, table: Regions, theme: Theme) -> None:
        super().__init__(table)
        self._table = table
        self._theme = theme
        self._target: str | None = None
        self._owner: int | None = None
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setAttribute(Qt.WidgetAttribute.WA_NoSystemBackground)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.hide()

    def show_view(self, public: View) -> None:
        """Mark the target of the card that waits for answers; a Memo is aimed at a card, not at a place."""
        waits = public.step == "window" and bool(public.playing)
        self._target = public.playing[-1].target if waits else None
        self._owner = next(
            (seat for seat, player in enumerate(public.players) if self._target in player.table), None
        )
        self.place()

    def place(self) -> None:
        """Stand around the target where it is now."""
        box = self._box()
        if not box.isEmpty():
            self.setGeometry(box.adjusted(-REACH, -REACH, REACH, REACH))
            self.raise_()
        self.setVisible(not box.isEmpty())

    def _box(self) -> QRect:
        """Return the place of the target on the table; an empty one where it has none."""
        target, timeline, players = self._target or "", self._table.timeline, self._table.players
        if target.isdigit() and timeline.isVisibleTo(self._table):
            index = self._table.timeline_model.index_of(int(target))
            return timeline.visualRect(index).translated(timeline.pos())
        seat = int(target.removeprefix("seat-")) - 1 if target.startswith("seat-") else self._owner
        if seat is None:
            return QRect()
        index = self._table.players_model.index(seat, 0)
        return players.visualRect(index).translated(players.pos())

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the ring with a dark rim on both sides, so that it stands out from every tile."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(self.rect()).adjusted(3.5, 3.5, -3.5, -3.5)
        for color, width in (("bg", 7.0), ("focus", 3.5)):
            painter.setPen(QPen(self._theme.color(color), width))
            painter.drawRoundedRect(box, 6, 6)
        painter.end()
