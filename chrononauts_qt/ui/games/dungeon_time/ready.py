"""Before the glass is turned: everybody looks at the hands, and tries the own keys (DT-205)."""

from __future__ import annotations

from PySide6.QtCore import QObject, QRect, QRectF, Qt, Signal
from PySide6.QtGui import QIcon, QPainter, QPaintEvent, QPen, QPixmap
from PySide6.QtWidgets import QLabel, QWidget

from chrononauts_qt.ui.games.dungeon_time.layout import MOST_SEATS
from chrononauts_qt.ui.games.dungeon_time.read_large import READ_CAP
from chrononauts_qt.ui.games.dungeon_time.seat_keys import SeatKeys
from chrononauts_qt.ui.games.dungeon_time.texts.table_texts import text
from chrononauts_qt.ui.games.dungeon_time.views.pictures import draw_glass
from chrononauts_qt.ui.games.dungeon_time.views.wall import edge, panel
from chrononauts_qt.ui.kit.text_block import line_height, lines_of
from chrononauts_qt.ui.kit.theme import MIN_TEXT_PX, Theme
from chrononauts_qt.ui.table.panel import CLEAR


class KeyCheck(QObject):
    """Which keys of cards have been tried; how many were seen at once, and at how many one was swallowed."""

    changed = Signal()

    def __init__(self, keys: SeatKeys, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._keys = keys
        self.tried: set[tuple[int, int]] = set()
        self.most_held = self.swallowed_at = 0
        keys.held_changed.connect(self._count)
        keys.swallowed.connect(self._swallow)

    def tap(self, seat: int, number: int) -> None:
        """A key works."""
        self.tried.add((seat, number))
        self.changed.emit()

    def _count(self) -> None:
        if len(self._keys.held) > self.most_held:
            self.most_held = len(self._keys.held)
            self.changed.emit()

    def _swallow(self, held: int) -> None:
        self.swallowed_at = held
        self.changed.emit()


class ReadyNotes(QWidget):
    """Says what everybody can do before the glass is turned, and how the keys do."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme, self._u = theme, 1.0
        self.words = QLabel(self)
        self.words.setWordWrap(True)
        self.words.setTextFormat(Qt.TextFormat.PlainText)
        self.words.setStyleSheet(CLEAR)
        self.words.setAlignment(Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft)
        self.setAccessibleName(text("ready"))

    def follow(
        self, check: KeyCheck, keys: int, people: int, discard: str = "", by_phone: str = ""
    ) -> None:
        """Say how many of the people's keys have been tried, and what else is known of their keyboard;
        `discard` is the key to discard of who is alone, and has no head that names it. Where all play
        `by_phone`, only that is said."""
        lines = [text("try-keys", count=len(check.tried), keys=keys)] if keys else []
        if discard:
            lines.append(text("discard-told", letter=discard))
        if people > 1:
            lines.append(text("hold-keys", count=check.most_held))
        if check.swallowed_at:
            lines.append(text("keys-swallowed", count=check.swallowed_at))
        elif people == MOST_SEATS:
            lines.append(text("five-at-one"))
        if people > 1:
            lines.append(text("change-places"))
        if people < MOST_SEATS:  # five have enough to read
            lines.append(text("read-large", letter=READ_CAP))
        self.words.setText(by_phone or "\n".join(lines))
        self.setAccessibleDescription(self.words.text())
        self._fit()

    def stand(self, room: QRect, u: float) -> None:
        """Take a place and a scale."""
        self._u = u
        self.setGeometry(room)
        edge = round(10 * u)
        self.words.setGeometry(self.rect().adjusted(edge, edge, -edge, -edge))
        self._fit()

    def _fit(self) -> None:
        """Write as large as there is room."""
        font, room = self._theme.font("label", 18 * self._u), self.words.size()
        while font.pixelSize() > MIN_TEXT_PX:
            said = self.words.text().split("\n")
            lines = [line for words in said for line in lines_of(words, font, room.width())]
            if (len(lines) + 1) * line_height(font) <= room.height():
                break
            font.setPixelSize(font.pixelSize() - 1)
        self.words.setFont(font)

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(QPen(edge(self._theme), 1.5))
            painter.setBrush(panel(self._theme))
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), 9, 9)


def glass_icon(high: int, ratio: float) -> QIcon:
    """Return a full glass of that height in pixels."""
    picture = QPixmap(round(high * ratio * 2 / 3), round(high * ratio))
    picture.setDevicePixelRatio(ratio)
    picture.fill(Qt.GlobalColor.transparent)
    with QPainter(picture) as painter:
        draw_glass(painter, QRectF(0, 0, high * 2 / 3, high), 1.0)
    return QIcon(picture)
