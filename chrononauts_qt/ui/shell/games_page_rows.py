"""The list of saved games: headings, and two lines for every game."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from enum import Enum, auto
from pathlib import Path

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QFont, QFontMetrics, QPainter, QPen, QResizeEvent, QStandardItem, QStandardItemModel
from PySide6.QtWidgets import QListView, QStyle, QStyledItemDelegate, QStyleOptionViewItem

from chrononauts_qt.ui.catalog.wording import listed
from chrononauts_qt.ui.kit.name_tip import plain_tip
from chrononauts_qt.ui.kit.page import Page
from chrononauts_qt.ui.kit.text_block import draw_word
from chrononauts_qt.ui.kit.theme import MIN_TEXT_PX

ROW, KIND = Qt.ItemDataRole.UserRole.value + 1, Qt.ItemDataRole.UserRole.value + 2
HEADING, NOTHING = "heading", "nothing"
TITLE_PX, LINE_PX, MARK_PX = 19, 16, 14
LEAD = 1.35
"""The height of a line, by the size of its type."""
_SMALLEST = 0.75
"""By how much a line that is too long may be set smaller before it is cut."""

Index = QModelIndex | QPersistentModelIndex


class Lies(Enum):
    """Where a game lies: among the others, with those that gave way to newer ones, or deleted."""

    HERE = auto()
    OLDER = auto()
    DELETED = auto()
    UNREADABLE = auto()


@dataclass(frozen=True)
class Row:
    """A saved game in words: above its title and when it was played, below who plays and how far it is.

    ``title`` is its ``name``, or else who plays; ``note`` is a sentence on what is wrong with it.
    """

    path: Path
    title: str
    line: str
    when: str = ""
    state: str = ""
    marks: tuple[str, ...] = ()
    is_over: bool = False
    lies: Lies = Lies.HERE
    name: str = ""
    note: str = ""

    @property
    def spoken(self) -> str:
        """What a screen reader says."""
        return listed(part for part in (self.title, self.line, self.state, *self.marks, self.when) if part)


@dataclass(frozen=True)
class Section:
    """Games under a heading; ``nothing`` is said where there are none, without it the section is left out."""

    heading: str
    rows: Sequence[Row]
    nothing: str = ""


class GamesModel(QStandardItemModel):
    """Sections of rows; a heading, and what is said of an empty section, cannot be chosen."""

    def show_sections(self, sections: Iterable[Section]) -> None:
        """Show sections one below the other."""
        self.clear()
        for section in sections:
            items = [_item(row) for row in section.rows]
            if section.nothing and not items:
                items = [_words(section.nothing, NOTHING)]
            for item in [_words(section.heading, HEADING), *items] if items else []:
                self.appendRow(item)

    def index_of(self, path: Path) -> QModelIndex:
        """Return where a game stands; invalid if it is not there."""
        for place in range(self.rowCount()):
            row = self.index(place, 0).data(ROW)
            if isinstance(row, Row) and row.path == path:
                return self.index(place, 0)
        return QModelIndex()

    def first(self, near: int = 0) -> QModelIndex:
        """Return the game at a place of the list, or the nearest one to it; invalid where there is none."""
        games = [place for place in range(self.rowCount()) if self.index(place, 0).data(ROW)]
        if not games:
            return QModelIndex()
        return self.index(min(games, key=lambda place: (abs(place - near), place)), 0)


def _item(row: Row) -> QStandardItem:
    item = QStandardItem(row.title)
    item.setData(row, ROW)
    item.setData(row.spoken, Qt.ItemDataRole.AccessibleTextRole)
    item.setData(row.note, Qt.ItemDataRole.AccessibleDescriptionRole)
    item.setToolTip(plain_tip(row.note or row.spoken))
    item.setEditable(False)
    return item


def _words(said: str, kind: str) -> QStandardItem:
    item = QStandardItem(said)
    item.setData(kind, KIND)
    item.setFlags(Qt.ItemFlag.NoItemFlags)
    return item


class GameList(QListView):
    """The list itself; the current game stays in sight when the room for it changes."""

    def __init__(self) -> None:
        super().__init__()
        self.setEditTriggers(QListView.EditTrigger.NoEditTriggers)
        self.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self.currentIndex().isValid():
            self.scrollTo(self.currentIndex())


class GameLines(QStyledItemDelegate):
    """Paints a heading, or a game on two lines."""

    def __init__(self, page: Page, view: QListView) -> None:
        super().__init__(view)
        self._page = page

    def _font(self, role: str, units: float) -> QFont:
        return self._page.theme.font(role, self._page.type_px(units))

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        lines = (TITLE_PX, LINE_PX) if isinstance(index.data(ROW), Row) else (LINE_PX,)
        height = sum(self._font("body", units).pixelSize() * LEAD for units in lines)
        return QSize(100, round(height) + (18 if len(lines) > 1 else 14))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        row, rect = index.data(ROW), QRect(option.rect)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if isinstance(row, Row):
            is_current = bool(option.state & QStyle.StateFlag.State_Selected)
            self._draw_row(painter, row, rect, is_current)
        else:
            self._draw_words(painter, str(index.data()), rect, index.data(KIND) == HEADING)
        painter.restore()

    def _draw_words(self, painter: QPainter, said: str, rect: QRect, is_heading: bool) -> None:
        theme = self._page.theme
        room = QRectF(rect).adjusted(12, 4, -12, 0)
        font = self._font("label" if is_heading else "body", LINE_PX)
        width = draw_word(painter, said, font, theme.color("muted"), room)
        if is_heading:
            painter.setPen(QPen(theme.color("line"), 1))
            middle = room.center().y()
            painter.drawLine(QPointF(room.left() + width + 12, middle), QPointF(room.right(), middle))

    def _draw_row(self, painter: QPainter, row: Row, rect: QRect, is_current: bool) -> None:
        theme = self._page.theme
        plate = QRectF(rect).adjusted(5, 3, -5, -3)
        painter.setPen(QPen(theme.color("focus"), 3) if is_current else QPen(theme.color("line"), 1))
        painter.setBrush(theme.color("raised" if is_current else "panel"))
        painter.drawRoundedRect(plate, 6, 6)
        title, line = self._font("strong", TITLE_PX), self._font("body", LINE_PX)
        room = plate.adjusted(12, 6, -12, -6)
        above = QRectF(room.left(), room.top(), room.width(), title.pixelSize() * LEAD)
        below = QRectF(room.left(), room.bottom() - line.pixelSize() * LEAD, room.width(), 0)
        below.setBottom(room.bottom())
        used = draw_word(painter, row.when, line, theme.color("muted"), above, "r") if row.when else 0.0
        self._draw_left(painter, row.title, title, "text", above, used)
        used = self._draw_state(painter, row, line, below)
        self._draw_left(painter, row.line, line, "muted", below, used)

    def _draw_state(self, painter: QPainter, row: Row, font: QFont, room: QRectF) -> float:
        """Draw how far a game is at the right end and its marks before that; return their width."""
        theme, right = self._page.theme, room.right()
        if row.state:
            right -= draw_word(painter, row.state, font, theme.color("text"), room, "r")
        small = self._font("label", MARK_PX)
        for mark in reversed(row.marks):
            width = QFontMetrics(small).horizontalAdvance(mark) + 16
            right -= 12
            plate = QRectF(right - width, room.top() - 1, width, room.height() + 2)
            painter.setPen(QPen(theme.color("muted"), 1.4))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(plate, 4, 4)
            draw_word(painter, mark, small, theme.color("text"), plate, "c")
            right -= width
        return room.right() - right

    def _draw_left(
        self, painter: QPainter, said: str, font: QFont, token: str, room: QRectF, used: float
    ) -> None:
        """Draw a line in the room that is left; what is too long is a little smaller, then cut."""
        width = room.width() - used - (16 if used else 0)
        least = max(MIN_TEXT_PX, round(font.pixelSize() * _SMALLEST))
        while font.pixelSize() > least and QFontMetrics(font).horizontalAdvance(said) > width:
            font.setPixelSize(font.pixelSize() - 1)
        shown = QFontMetrics(font).elidedText(said, Qt.TextElideMode.ElideRight, round(width))
        draw_word(painter, shown, font, self._page.theme.color(token), room)
