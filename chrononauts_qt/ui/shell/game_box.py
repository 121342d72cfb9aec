"""A game on the shelf of the first screen: its picture, what it is, and the doors that lead into it."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSizeF
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtWidgets import QBoxLayout, QGroupBox, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from chrononauts_qt.ui.assets import resource
from chrononauts_qt.ui.catalog import lesson_texts
from chrononauts_qt.ui.catalog import windows as words
from chrononauts_qt.ui.catalog.common import text
from chrononauts_qt.ui.kit.page import Page, least_width
from chrononauts_qt.ui.kit.pixmaps import Pixmaps
from chrononauts_qt.ui.table.lessons import has_lessons
from chrononauts_qt.ui.table.screens import screens_of

ALWAYS = 200
"""So much of the width of a cover is always to be seen, in its own units; above it is only air."""
RAISED = 0.33
"""The share of what a flat cover loses that goes at its top."""
LEAST_HEIGHT = 88
STRIP = 0.28
"""A cover lower than this by its width is not shown above what else stands in its place."""
MARGIN, GAP = 16, 8

Way = QBoxLayout.Direction


class Cover(QWidget):
    """The cover of a game, as large as there is room: it fills the place, and loses what does not fit."""

    def __init__(self, name: str) -> None:
        super().__init__()
        self._renderer = QSvgRenderer(str(resource(f"{name}.svg")))
        self._drawn = Pixmaps(1)

    def paintEvent(self, event: QPaintEvent) -> None:
        ratio, size = self.devicePixelRatioF(), QSizeF(self.size())
        picture = self._drawn.get("cover", size, ratio, self._draw)
        with QPainter(self) as painter:
            painter.drawPixmap(0, 0, picture)

    def _draw(self, painter: QPainter, room: QRectF) -> None:
        own = self._renderer.viewBoxF()
        scale = max(room.width() / own.width(), min(room.height() / own.height(), room.width() / ALWAYS))
        width, height = own.width() * scale, own.height() * scale
        lost = height - room.height()
        top = -lost * RAISED if lost > 0 else -lost
        self._renderer.render(painter, QRectF((room.width() - width) / 2, top, width, height))


class Picture(QWidget):
    """The cover of a game and, where one of it waits, what everybody may see of that below it, or alone where
    there is no room for both."""

    def __init__(self, cover: str) -> None:
        super().__init__()
        self.cover = Cover(cover)
        self.cover.setParent(self)
        self.glance: QWidget | None = None
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def show_glance(self, glance: QWidget | None) -> None:
        """Show this of a game that waits; None if there is nothing to be seen of it."""
        if self.glance is not None:
            self.glance.deleteLater()
        self.glance = glance
        if glance is not None:
            glance.setParent(self)
            glance.show()
        self._arrange()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def _arrange(self) -> None:
        width, height = self.width(), self.height()
        below = 0 if self.glance is None else self.glance.heightForWidth(width)
        above = height - below if self.glance is None or height - below >= STRIP * width else 0
        self.cover.setVisible(above > 0)
        self.cover.setGeometry(0, 0, width, above)
        if self.glance is not None:
            self.glance.setGeometry(0, above, width, height - above)


class GameBox(QGroupBox):
    """A game as one group of controls. Where a game of it waits, its picture and its sentence stand there.

    To who has neither learnt nor played it the lesson is the first door (`offer_lesson`).
    """

    def __init__(self, page: Page, game: str, shelf: QWidget) -> None:
        super().__init__(shelf)
        self.game = game
        self._page = page
        self._next_up = ""
        self._told = screens_of(game).box()
        title = screens_of(game).title()
        self.setProperty("panel", True)
        self.setAccessibleName(title)
        self.picture = Picture(self._told.cover)
        self.foot = QWidget(self)
        facts = words.text("box-facts", players=self._told.players, length=self._told.length)
        self.line = page.label(self._told.about, "body", 17)
        self.continue_button = self._door(text("continue"), title)
        self.start_button = self._door(text("new-game"), title)
        self.day_button = self._door(self._told.day, title)
        self.lesson_button = self._door(lesson_texts.text("learn"), title)
        self.rules_button = self._door(text("rules"), title)
        self._title = page.label(title, "title", 30)
        self._lay_out(page.label(facts, "headline", 18, muted=True))
        self.day_button.setVisible(bool(self._told.day))
        self.lesson_button.setVisible(has_lessons(game))
        self._teaches_first = False
        self.tell_waiting("")

    def _door(self, said: str, title: str) -> QPushButton:
        """Return a door; one that says nothing is not there, for a reader either."""
        return self._page.button(said, name=said and words.text("box-door", door=said, game=title))

    def _lay_out(self, facts: QWidget) -> None:
        page = self._page
        self._whole = QBoxLayout(Way.TopToBottom, self)
        self._whole.setContentsMargins(0, 0, 0, 0)
        self._whole.setSpacing(0)
        self._whole.addWidget(self.picture, 1)
        self._whole.addWidget(self.foot)
        column = self._column = page.spaced(QVBoxLayout(self.foot), MARGIN, GAP)
        self._head, self._doors, self._ways = (
            page.spaced(QBoxLayout(Way.LeftToRight), 0, GAP) for _ in range(3)
        )
        column.addStretch()
        column.addLayout(self._head)
        column.addWidget(facts)
        column.addWidget(self.line)
        column.addStretch()
        column.addLayout(self._doors)
        column.addStretch()
        self._head.addWidget(self._title, 1)
        self._head.addWidget(self.rules_button)
        self._doors.addLayout(self._ways, 1)
        self._doors.addWidget(self.day_button, 1)
        self._doors.addWidget(self.lesson_button, 1)
        self._ways.addWidget(self.continue_button, 1)
        self._ways.addWidget(self.start_button, 1)

    # -- what it says ---------------------------------------------------------------------------

    def tell_next(self, sentence: str) -> None:
        """Tell what a new game would go on with where none waits, "" if it begins afresh."""
        self._next_up = sentence

    def tell_waiting(self, sentence: str, glance: QWidget | None = None) -> None:
        """Tell of a game that waits, "" for none; `glance` is what everybody may see of it."""
        self.picture.show_glance(glance)
        self.continue_button.setVisible(bool(sentence))
        self.continue_button.setAccessibleDescription(sentence)
        self.line.setText(sentence or self._next_up or self._told.about)
        self.setAccessibleDescription(self.line.text())

    def offer_lesson(self, first: bool) -> None:
        """Let the lesson, where there is one, be the first door, or again the last but the rules."""
        self._teaches_first = first and not self.lesson_button.isHidden()
        if self._teaches_first:
            self._ways.insertWidget(0, self.lesson_button, 1)
        else:
            self._doors.addWidget(self.lesson_button, 1)

    @property
    def primary(self) -> QPushButton:
        """The door that Enter opens where the box lies in front."""
        if not self.continue_button.isHidden():
            return self.continue_button
        return self.first_door

    @property
    def first_door(self) -> QPushButton:
        """The door that leads into a game that does not wait: its lesson, or a new one."""
        return self.lesson_button if self._teaches_first else self.start_button

    @property
    def _leading(self) -> tuple[QPushButton, ...]:
        """The doors that stand together before the others."""
        ways = self.continue_button, self.start_button
        return (self.lesson_button, *ways) if self._teaches_first else ways

    def buttons(self) -> tuple[QPushButton, ...]:
        """Return every door, in the order of Tab."""
        lesson = () if self._teaches_first else (self.lesson_button,)
        return *self._leading, self.day_button, *lesson, self.rules_button

    @property
    def topic(self) -> str:
        """Where the book tells of the game."""
        return self._told.topic

    # -- measures -------------------------------------------------------------------------------

    def least_width(self) -> int:
        """Return the width in pixels that the title and the widest door need."""
        widest = max(*(_width(button) for button in self.buttons()), self._title_width())
        return widest + 2 * self._page.px(MARGIN) + 2

    def _title_width(self) -> int:
        return self._title.fontMetrics().horizontalAdvance(self._title.text()) + 2

    def has_head(self, width: int) -> bool:
        """Tell whether a foot so wide has room for the rules beside the title."""
        room, gap = self._room(width)
        return _way(room, gap, self._title_width(), _width(self.rules_button)) is Way.LeftToRight

    def _room(self, width: int) -> tuple[int, int]:
        """Return the room within a foot so wide, and the gap between its parts."""
        return width - 2 * self._page.px(MARGIN) - 2, self._page.px(GAP)

    def has_row(self, width: int, headed: bool) -> bool:
        """Tell whether a foot so wide has room for the doors side by side; `headed`: but for the rules."""
        room, gap = self._room(width)
        return _way(room, gap, *self._widths(headed)) is Way.LeftToRight

    def _widths(self, headed: bool) -> list[int]:
        """Return how wide the doors are that show; `headed`: without that of the rules."""
        shown = [_width(button) for button in self.buttons() if not button.isHidden()]
        return shown[:-1] if headed else shown

    def arrange(self, width: int, beside: bool, headed: bool, in_row: bool) -> int:
        """Set the doors for a width of the foot; the picture comes beside it or above, the rules to its head
        or to the other doors, which stand in a row or one below the other.

        Returns how high the foot becomes.
        """
        self._whole.setDirection(Way.LeftToRight if beside else Way.TopToBottom)
        self.foot.setMinimumHeight(0)
        room, gap = self._room(width)
        (self._head if headed else self._doors).addWidget(self.rules_button)
        widths = self._widths(headed)
        self._doors.setDirection(Way.LeftToRight if in_row else Way.TopToBottom)
        leading = [button for button in self._leading if not button.isHidden()]
        self._ways.setDirection(_way(room, gap, *widths[: len(leading)]))
        self.picture.setMinimumHeight(round(LEAST_HEIGHT * max(1.0, self._page.u)))
        self._whole.setStretch(0, 3)
        self._whole.setStretch(self._whole.indexOf(self.foot), 2 if beside else 0)
        for place, is_free in ((0, beside), (4, not beside), (6, beside)):  # above, between, below
            self._column.setStretch(place, int(is_free))
        return self._column.totalHeightForWidth(width - 2)


def _way(room: int, gap: int, *widths: int) -> Way:
    """Return how parts of these widths stand: side by side where there is room."""
    fits = sum(widths) + gap * (len(widths) - 1) <= room
    return Way.LeftToRight if fits else Way.TopToBottom


def _width(button: QPushButton) -> int:
    return max(button.minimumWidth(), least_width(button))
