"""The Log on the counter, below the card that is being played, and why a bot has done what it has."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QHBoxLayout,
    QLabel,
    QVBoxLayout,
    QWidget,
)

from chrononauts_qt.ui.catalog.common import text
from chrononauts_qt.ui.catalog.wording import spoken
from chrononauts_qt.ui.games.chrononauts.explain.bot_moves import BotMove
from chrononauts_qt.ui.games.chrononauts.explain.mentions import mentions
from chrononauts_qt.ui.kit.log_model import LogModel
from chrononauts_qt.ui.kit.page import ReadingArea
from chrononauts_qt.ui.kit.roles import LogRole
from chrononauts_qt.ui.kit.signs import sign_pixmap
from chrononauts_qt.ui.kit.theme import Theme
from chrononauts_qt.ui.table.log_view import LogView
from chrononauts_qt.ui.table.panel import CLEAR, Panel

_SIZES = (15, 14, 13, 12)
"""The type of the words, from the largest that fits; below it they can be scrolled."""


class MoveNote(ReadingArea):
    """Stands while there is something to say; everybody may read it, and the keys can come to it."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme
        self._move: BotMove | None = None
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setStyleSheet(f"QScrollArea {{ {CLEAR} border-top: 1px solid {theme['line']}; }}")
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAccessibleName(text("why"))
        self._sign, self._who, self._words = QLabel(), QLabel(), QLabel()
        self._content = QWidget()
        self._column = QVBoxLayout(self._content)
        self._lay_out()
        self.hide()

    def _lay_out(self) -> None:
        self._content.setObjectName("note")
        self._content.setStyleSheet("#note { background: transparent; }")
        self._column.setContentsMargins(4, 4, 4, 2)
        self._column.setSpacing(2)
        head = QHBoxLayout()
        head.setSpacing(6)
        self._column.addLayout(head)
        for label, token in ((self._who, self._theme["focus"]), (self._words, self._theme["text"])):
            label.setTextFormat(Qt.TextFormat.PlainText)
            label.setWordWrap(True)
            label.setStyleSheet(f"{CLEAR} color: {token};")
        self._sign.setStyleSheet(CLEAR)
        head.addWidget(self._sign, 0, Qt.AlignmentFlag.AlignTop)
        head.addWidget(self._who, 1)
        self._column.addWidget(self._words)
        self._column.addStretch(1)
        self.setWidget(self._content)

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

    def fit(self, width: int, most: int, u: float) -> int:
        """Return the height that the words need in a width, in type that needs at most so much."""
        if self._move is None:
            return 0
        head = self._theme.font("label", 15 * u)
        side = head.pixelSize() + 4
        self._who.setFont(head)
        color = self._theme.color("focus")
        self._sign.setPixmap(sign_pixmap("bot", side, color, self.devicePixelRatioF()))
        edges = 2 * self.frameWidth()  # the line above counts at every edge
        for px in _SIZES:
            self._words.setFont(self._theme.font("body", px * u))
            self._column.invalidate()
            self._column.activate()  # while it has not been shown it remembers the height of other type
            height = self._content.heightForWidth(width - edges) + edges
            if height <= most:
                break
        return min(height, most)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows scroll; what is not for the words is left to the table."""
        if event.key() in (Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_PageUp, Qt.Key.Key_PageDown):
            super().keyPressEvent(event)
        else:
            event.ignore()


class LogPanel(Panel):
    """All lines, the newest in sight; open to everybody at any time."""

    def __init__(self, model: LogModel, theme: Theme, parent: QWidget) -> None:
        super().__init__(text("log"), theme, parent)
        self.log = LogView(model, theme, mentions, self)
        self.note = MoveNote(theme, self)
        model.rowsInserted.connect(lambda *_: self._head_with("log"))

    def arrange(self) -> None:
        """The lines below the name of the panel, and below them why a bot has done what it has."""
        room = self.room()
        height = self.note.fit(room.width(), round(0.62 * room.height()), self.u)
        self.log.setGeometry(room.adjusted(0, 0, 0, -height))
        self.log.set_scale(self.u)
        self.note.setGeometry(room.left(), room.bottom() + 1 - height, room.width(), height)

    def tell_move(self, move: BotMove | None) -> None:
        """Say what a bot has just done and why; None: nothing to be said."""
        self.note.tell(move)
        self.arrange()

    def show_since(self, turn: int) -> None:
        """Begin with what came after a turn: whoever has just lifted the curtain reads on from there."""
        lines = self.log.model()
        for row in range(lines.rowCount()):
            index = lines.index(row, 0)
            if index.data(LogRole.TURN) > turn:
                self._head_with("recap")
                self.log.scrollTo(index, QAbstractItemView.ScrollHint.PositionAtTop)
                return

    @property
    def heading(self) -> str:
        """What stands above the lines."""
        return self._name

    def _head_with(self, key: str) -> None:
        self._name = text(key)
        self.setAccessibleName(self._name)
        self.update()
