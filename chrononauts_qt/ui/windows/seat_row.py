"""One seat of a new game: sign, name, and the buttons that move or remove it."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, QStringListModel, Qt, Signal
from PySide6.QtGui import QIcon, QPainter, QPixmap
from PySide6.QtWidgets import QCompleter, QHBoxLayout, QLineEdit, QToolButton, QWidget

from chrononauts_qt.ui.catalog import windows as words
from chrononauts_qt.ui.catalog.common import text
from chrononauts_qt.ui.theme import Theme
from chrononauts_qt.ui.views.pathtext import Sign, draw_sign
from chrononauts_qt.ui.views.signs import SIGNS
from chrononauts_qt.ui.windows.emblem import Emblem
from chrononauts_qt.ui.windows.parts import Page

MAX_NAME = 24

_SIGNS = {
    "up": Sign("M 12 42 L 32 20 L 52 42"),
    "down": Sign("M 12 22 L 32 44 L 52 22"),
    "remove": SIGNS["cross"],
}


def drawn_icon(kind: str, theme: Theme) -> QIcon:
    """Return the drawn sign "up", "down" or "remove"; faded where the button is disabled."""
    icon = QIcon()
    for mode, token in ((QIcon.Mode.Normal, "text"), (QIcon.Mode.Disabled, "line")):
        pixmap = QPixmap(QSize(40, 40))
        pixmap.fill(Qt.GlobalColor.transparent)
        pixmap.setDevicePixelRatio(2)
        painter = QPainter(pixmap)
        draw_sign(painter, _SIGNS[kind], QRectF(2, 2, 16, 16), theme.color(token), 8)
        painter.end()
        icon.addPixmap(pixmap, mode)
    return icon


class SeatRow(QWidget):
    """A row of the new-game page. `moved` carries -1 (up) or 1 (down)."""

    renamed = Signal()
    moved = Signal(int)
    removed = Signal()

    def __init__(self, page: Page, name: str, known: QStringListModel) -> None:
        super().__init__()
        self.emblem = page.fixed(Emblem(0, page.theme), 62, 28)
        self.name = page.typed(QLineEdit(name), "body", 18)
        self.name.setMaxLength(MAX_NAME)
        self.name.setMinimumHeight(36)
        completer = QCompleter(known, self.name)
        completer.setCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
        self.name.setCompleter(completer)
        self.up = self._tool(page, "up")
        self.down = self._tool(page, "down")
        self.remove = self._tool(page, "remove")
        row = page.spaced(QHBoxLayout(self), 0, 8)
        row.addWidget(self.emblem)
        row.addWidget(self.name, 1)
        for button in (self.up, self.down, self.remove):
            row.addWidget(button)
        self.name.textChanged.connect(lambda _: self.renamed.emit())
        self.up.clicked.connect(lambda: self.moved.emit(-1))
        self.down.clicked.connect(lambda: self.moved.emit(1))
        self.remove.clicked.connect(lambda: self.removed.emit())

    def _tool(self, page: Page, kind: str) -> QToolButton:
        button = QToolButton()
        button.setIcon(drawn_icon(kind, page.theme))
        button.setIconSize(QSize(20, 20))
        button.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        return page.fixed(button, 40, 40)

    def set_place(self, seat: int, seats: int, fewest: int) -> None:
        """Tell the row its 0-based seat and how many there are."""
        number = seat + 1
        self.emblem.set_seat(seat)
        self.name.setAccessibleName(words.text("name-of-seat", number=number))
        self.name.setPlaceholderText(text("new-name"))
        self.up.setAccessibleName(words.text("move-up", number=number))
        self.down.setAccessibleName(words.text("move-down", number=number))
        self.remove.setAccessibleName(text("new-remove-seat", number=number))
        for button in (self.up, self.down, self.remove):
            button.setToolTip(button.accessibleName())
        self.up.setEnabled(seat > 0)
        self.down.setEnabled(seat < seats - 1)
        self.remove.setEnabled(seats > fewest)
