"""What a bot has just done on the counter, and why: Why? of a table without years."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QScrollArea, QVBoxLayout, QWidget

from chrononauts_qt.ui.catalog.common import text
from chrononauts_qt.ui.catalog.wording import spoken
from chrononauts_qt.ui.tables.chrononauts.explain.bot_moves import BotMove
from chrononauts_qt.ui.tables.chrononauts.explain.panel import CLEAR, announce
from chrononauts_qt.ui.theme import Theme
from chrononauts_qt.ui.views.signs import sign_pixmap

_SIZES = (15, 14, 13, 12)
"""The type of the words, from the largest that fits; below it they can be scrolled."""


class MoveNote(QScrollArea):
    """Stands while there is something to say; everybody may read it, and the keys can come to it."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme
        self._move: BotMove | None = None
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setStyleSheet(f"QScrollArea {{ {CLEAR} border-top: 1px solid {theme.line}; }}")
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAccessibleName(text("why"))
        self._sign, self._who, self._words = QLabel(), QLabel(), QLabel()
        self._lay_out()
        self.hide()

    def _lay_out(self) -> None:
        content = QWidget()
        content.setObjectName("note")
        content.setStyleSheet("#note { background: transparent; }")
        column, head = QVBoxLayout(content), QHBoxLayout()
        column.setContentsMargins(4, 4, 4, 2)
        column.setSpacing(2)
        head.setSpacing(6)
        for label, token in ((self._who, self._theme.focus), (self._words, self._theme.text)):
            label.setTextFormat(Qt.TextFormat.PlainText)
            label.setWordWrap(True)
            label.setStyleSheet(f"{CLEAR} color: {token};")
        self._sign.setStyleSheet(CLEAR)
        head.addWidget(self._sign, 0, Qt.AlignmentFlag.AlignTop)
        head.addWidget(self._who, 1)
        column.addLayout(head)
        column.addWidget(self._words)
        column.addStretch(1)
        self.setWidget(content)

    def tell(self, move: BotMove | None) -> None:
        """Say a move and its reason, or nothing."""
        if move == self._move:
            return
        self._move = move
        said = "" if move is None else spoken(move.whole)
        self._who.setText(move.who if move else "")
        self._words.setText(move.words if move else "")
        self.setAccessibleDescription(said)
        self.setVisible(move is not None)
        announce(self, said)

    def fit(self, width: int, most: int, u: float) -> int:
        """Return the height that the words need in a width, in type that needs at most so much."""
        content = self.widget()
        layout = content.layout() if content else None
        if self._move is None or content is None or layout is None:
            return 0
        head = self._theme.font("label", 15 * u)
        side = head.pixelSize() + 4
        self._who.setFont(head)
        color = self._theme.color("focus")
        self._sign.setPixmap(sign_pixmap("bot", side, color, self.devicePixelRatioF()))
        for px in _SIZES:
            self._words.setFont(self._theme.font("body", px * u))
            layout.invalidate()
            layout.activate()  # while it has not been shown it remembers the height of other type
            height = content.heightForWidth(width) + 2
            if height <= most:
                break
        return min(height, most)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows scroll; what is not for the words is left to the table."""
        if event.key() in (Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_PageUp, Qt.Key.Key_PageDown):
            super().keyPressEvent(event)
        else:
            event.ignore()
