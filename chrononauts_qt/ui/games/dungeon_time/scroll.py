"""The scroll of an Adventure, unrolled: its tale, its card, what it does, how it is won, and its Missions."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QGridLayout, QLabel, QSizePolicy, QVBoxLayout, QWidget

from chrononauts_qt.games.dungeon_time.cards import ADVENTURES, needs_of
from chrononauts_qt.ui.catalog.wording import sentences
from chrononauts_qt.ui.games.dungeon_time.texts import cards, listed
from chrononauts_qt.ui.games.dungeon_time.texts.new_game_texts import text
from chrononauts_qt.ui.games.dungeon_time.views.cards import EDGE, INK, PARCHMENT
from chrononauts_qt.ui.games.dungeon_time.views.pictures import draw_item
from chrononauts_qt.ui.kit.name_tip import NameTip
from chrononauts_qt.ui.kit.page import Page, clear

_ICON, _GAP = 28, 4
_WIDE, _PAIRS = 700, 900
"""From these widths on, in units of text, Missions stand beside the tale, and in pairs."""

Way = QBoxLayout.Direction


class Needs(QWidget):
    """What a card asks for, as pictures; as a class of its own it has no ground of its own."""

    def __init__(self, page: Page, card: str) -> None:
        super().__init__()
        self._page, self._kinds = page, needs_of(card)
        self.setAccessibleName(listed.asked(self._kinds))
        NameTip(self)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    @property
    def _side(self) -> int:
        return round(_ICON * max(1.0, self._page.u) * max(1.0, self._page.theme.text_scale))

    def sizeHint(self) -> QSize:
        return QSize(len(self._kinds) * (self._side + _GAP), self._side)

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            for place, kind in enumerate(self._kinds):
                box = QRectF(place * (self._side + _GAP), 0, self._side, self._side)
                draw_item(painter, kind, box, on_ground=True)


class Scroll(QWidget):
    """Parchment with all that is printed on the scroll of an Adventure."""

    def __init__(self, page: Page) -> None:
        super().__init__()
        self._page = page
        self._halves = page.spaced(QBoxLayout(Way.LeftToRight, self), 18, 24)
        self._told = page.inner(self._halves, QVBoxLayout(), 4, stretch=9)
        beside = page.inner(self._halves, QVBoxLayout(), 6, stretch=11)
        self._twelve = page.label(text("twelve"), "label", 20)
        beside.addWidget(self._twelve)
        self._grid = page.spaced(QGridLayout(), 0, 6)
        beside.addLayout(self._grid)
        beside.addStretch(1)
        self._rows: list[tuple[QLabel, Needs]] = []
        if page.theme.name != "contrast":
            self.setStyleSheet(f"QLabel {{ color: {INK.name()}; }}")

    def unroll(self, adventure: str) -> None:
        """Show the scroll of an Adventure."""
        clear(self._told)
        for title, words in _printed(adventure):
            if title:
                self._told.addWidget(self._page.label(title, "label", 18))
            if title == text("adventure-card"):
                self._told.addWidget(Needs(self._page, adventure))
            for line in words:
                self._told.addWidget(self._page.label(line, "body", 16))
            self._told.addSpacing(6)
        self._told.addStretch(1)
        clear(self._grid)
        self._rows = [
            (self._page.label(cards.title(mission), "body", 16), Needs(self._page, mission))
            for mission in ADVENTURES[adventure].missions
        ]
        told = (f"{line}" for _, words in _printed(adventure) for line in words)
        self.setAccessibleName(cards.title(adventure))
        self.setAccessibleDescription(sentences(*told))
        self._arrange()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def _arrange(self) -> None:
        """Put the Missions beside the tale, and in pairs, where there is room for their words."""
        units = self.width() / (max(1.0, self._page.u) * self._page.theme.text_scale)
        self._halves.setDirection(Way.LeftToRight if units >= _WIDE else Way.TopToBottom)
        pairs = 2 if units >= _PAIRS or _PAIRS / 2 <= units < _WIDE else 1
        for place, (title, needs) in enumerate(self._rows):
            row, column = divmod(place, pairs)
            self._grid.addWidget(title, row, 3 * column)
            self._grid.addWidget(needs, row, 3 * column + 1, Qt.AlignmentFlag.AlignVCenter)
        for column in range(2):
            self._grid.setColumnStretch(3 * column, int(column < pairs))
        self._grid.setColumnMinimumWidth(2, self._page.px(12) * (pairs - 1))

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = self._page.theme
        is_plain = theme.name == "contrast"
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(QPen(theme.color("line") if is_plain else EDGE, 2))
            painter.setBrush(theme.color("panel") if is_plain else PARCHMENT)
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), 6, 6)


def _printed(adventure: str) -> Sequence[tuple[str, Sequence[str]]]:
    """Return what is printed on a scroll: headings, "" for none, each with its lines."""
    scroll = ADVENTURES[adventure]
    return (
        ("", (cards.tale(adventure),)),
        (text("adventure-card"), (text("reputation", count=scroll.reputation),)),
        (text("effect"), (cards.effect(adventure),)),
        (text("to-win"), cards.conditions(adventure)),
        (text("advice"), (cards.advice(adventure),)),
    )
