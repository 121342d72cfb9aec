"""The board beside the examples: positions of the engine, drawn as the table and the Resolution draw them."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QFont, QPainter, QPaintEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QWidget

from chrononauts_qt.ui.catalog import rulebook_texts as words
from chrononauts_qt.ui.catalog.wording import listed, sentences
from chrononauts_qt.ui.games.dungeon_time import example_layout, example_things
from chrononauts_qt.ui.games.dungeon_time import show_drawing as draw
from chrononauts_qt.ui.games.dungeon_time.example_layout import Places
from chrononauts_qt.ui.games.dungeon_time.example_things import CARD, DECK, STORY, Thing
from chrononauts_qt.ui.games.dungeon_time.examples import NAMES, TABLE, BoardStep, steps
from chrononauts_qt.ui.games.dungeon_time.suspense import needs_seen
from chrononauts_qt.ui.games.dungeon_time.texts import show_texts
from chrononauts_qt.ui.games.dungeon_time.texts.table_texts import text
from chrononauts_qt.ui.games.dungeon_time.views.wall import wall
from chrononauts_qt.ui.kit.look import table_theme
from chrononauts_qt.ui.kit.marks import Mark, draw_focus
from chrononauts_qt.ui.kit.pieces import RING, Piece
from chrononauts_qt.ui.kit.text_block import draw_lines, draw_word, fitted, fitting, line_height, lines_of
from chrononauts_qt.ui.kit.theme import MIN_TEXT_PX, Theme
from chrononauts_qt.ui.rulebook.example import StepBoard


class ExampleBoard(StepBoard):
    """Shows a step: what lies there, and what has happened. What a step has changed has a ring."""

    last = len(steps()) - 1
    least_width = 560
    strip = 230

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        size = self.window().size()
        self._theme = table_theme(theme, size.width(), size.height())
        self.things: tuple[Thing, ...] = ()
        self.changed: frozenset[str] = frozenset()
        self.told: tuple[str, ...] = ()
        self.places: Places | None = None
        self.setAccessibleName(words.text("board-name"))

    @property
    def now(self) -> BoardStep:
        """The step that is shown."""
        return steps()[self.step]

    @property
    def needs(self) -> tuple[tuple[str, bool], ...]:
        """What the revealed card asks for, and whether it was there."""
        view = self.now.view
        return () if self.now.example.about == TABLE else needs_seen(view.events, view.backpack)

    def show_step(self, step: int) -> None:
        step = min(self.last, max(0, step))
        if step != self.step:
            self.step = step
            self._show()

    def pieces(self) -> tuple[Piece, ...]:
        """Return all that lies there."""
        return tuple(thing.piece for thing in self.things)

    def cells(self) -> Iterator[tuple[Thing, QRectF]]:
        """Yield all that lies there, and where."""
        if self.places is not None:
            yield from ((thing, self.places.things[thing.piece.key]) for thing in self.things)

    def _show(self) -> None:
        now = self.now
        self.things = example_things.things(self.step)
        before = self.things if now.begins else example_things.things(self.step - 1)
        self.changed = example_things.changed(before, self.things)
        self.told = example_things.told(self.step)
        seen = [piece.spoken for piece in self.pieces() if now.begins or piece.key in self.changed]
        said = sentences(*self.told, example_things.full(now), listed(seen))
        self.setAccessibleDescription(words.text("board-step", step=self.step, tile=said))
        self._lay_out()
        self.update()

    # -- its place --------------------------------------------------------------------------------

    def showEvent(self, event: QShowEvent) -> None:
        """Play the examples: whoever reads something else does not wait for them."""
        super().showEvent(event)
        if not self.things:
            self._show()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay everything anew."""
        super().resizeEvent(event)
        self._lay_out()

    def _lay_out(self) -> None:
        room = QRectF(self.rect()).adjusted(RING, RING, -RING, -RING)
        if not self.things or room.width() < 80 or room.height() < 40:
            return
        if self.now.example.about == TABLE:
            self.places = example_layout.table(room, len(NAMES))
        else:
            self.places = example_layout.backpack(room, len(self.things) - len((STORY, CARD)))

    # -- painting ---------------------------------------------------------------------------------

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw what lies there, the rings, and the words."""
        places, theme = self.places, self._theme
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.fillRect(self.rect(), wall(theme))
            if places is None:
                return
            for thing, box in self.cells():
                thing.paint(painter, box, thing.piece, theme, places.u, Mark.NONE)
            for thing, box in self.cells():
                if thing.piece.key in self.changed:
                    draw_focus(painter, box, theme, 9)
            if any(event.name == "BackpackBroke" for event in self.now.view.events):
                draw.draw_tear(painter, places.slots(), 1.0, theme)
            for name, box in places.titles.items():
                self._paint_title(painter, self._title(name), box, places.u)
            draw.draw_needs(painter, places.needs, self.needs, len(self.needs), theme)
            self._paint_title(painter, example_things.full(self.now), places.full, places.u)
            self._paint_told(painter, places.told, places.u)

    def _title(self, name: str) -> str:
        """Return what stands above a pile."""
        view = self.now.view
        if name == STORY and self.now.example.about == TABLE:
            return text("story-count", count=view.story_size)
        return {DECK: text("deck"), STORY: text("story"), CARD: show_texts.text("card")}[name]

    def _paint_title(self, painter: QPainter, said: str, box: QRectF, u: float) -> None:
        theme = self._theme
        font = fitting(theme.font("title", 17 * u), said, box.width()) or theme.font("title", MIN_TEXT_PX)
        for line in fitted(said, font, box.width(), 1):
            draw_word(painter, line, font, draw.candle(theme), box, "c")

    def _paint_told(self, painter: QPainter, box: QRectF, u: float) -> None:
        """Write what has happened, smaller where it is much."""
        theme, pad = self._theme, 10 * u
        draw.ground(painter, box, theme)
        room = box.adjusted(pad, pad, -pad, -pad)
        font = theme.font("body", max(15.0, 17 * u))
        while font.pixelSize() > MIN_TEXT_PX and self._height(font, room.width(), u) > room.height():
            font.setPixelSize(font.pixelSize() - 1)
        top = room.top()
        for said in self.told:
            left = int((room.bottom() - top) / line_height(font))
            lines = fitted(said, font, room.width(), left)
            top = draw_lines(painter, lines, font, theme.color("text"), QPointF(room.left(), top)) + 5 * u

    def _height(self, font: QFont, width: float, u: float) -> float:
        return sum(len(lines_of(said, font, width)) * line_height(font) + 5 * u for said in self.told)
