"""The ring around what the announced card is aimed at, as long as others may answer it."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from chrononauts_qt.games.chrononauts.view import View
from chrononauts_qt.ui.kit.theme import Theme

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
        self._target = public.playing[-1].target or "" if waits else ""
        self._owner = next(
            (seat for seat, player in enumerate(public.players) if self._target in player.table), None
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
