"""The end of a game: ships are counted one after the other, then who has won, the bars, and the deals."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import QHideEvent, QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QStackedLayout, QVBoxLayout, QWidget

from chrononauts_qt.games.afternova.actions import BOT
from chrononauts_qt.ui.catalog import key_texts, windows
from chrononauts_qt.ui.catalog.wording import sentences
from chrononauts_qt.ui.games.afternova.end_bars import Bars, Legend
from chrononauts_qt.ui.games.afternova.end_course import Course, parts_of
from chrononauts_qt.ui.games.afternova.end_deals import Annals
from chrononauts_qt.ui.games.afternova.end_facts import Scoring
from chrononauts_qt.ui.games.afternova.end_stage import Stage
from chrononauts_qt.ui.games.afternova.texts.end_texts import text
from chrononauts_qt.ui.games.afternova.views.pictures import draw_ship
from chrononauts_qt.ui.games.afternova.views.seats import key_of
from chrononauts_qt.ui.kit import clock as pace
from chrononauts_qt.ui.kit.accessibility import announce
from chrononauts_qt.ui.kit.listing import follow_keys
from chrononauts_qt.ui.kit.page import Page
from chrononauts_qt.ui.kit.shortcuts import Shortcut, pressed
from chrononauts_qt.ui.kit.sound import Speaker
from chrononauts_qt.ui.kit.theme import Theme
from chrononauts_qt.ui.kit.veil import Part, Veil
from chrononauts_qt.ui.table.end_page import EndPage

MARGIN, DOOR_GAP = 24, 12
"""The room around the page and between its doors, in drawing units."""
TITLES = (38, 34, 30, 26, 23)
"""The type of the title, from the largest that fits."""
_SHIP = (262, 114)


class WinnersShip(QWidget):
    """The ship that has won, large; none as long as nobody knows which that is."""

    def __init__(self, page: Page) -> None:
        super().__init__()
        self._page, self._ship = page, ""
        self.rescale()

    def show_ship(self, ship: str) -> None:
        """Show a ship, "" for none yet."""
        self._ship = ship
        self.setVisible(bool(ship))
        self.update()

    def rescale(self) -> None:
        """Grow with the page."""
        self.setFixedSize(*map(self._page.px, _SHIP))

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            draw_ship(painter, self._ship, QRectF(self.rect()))


class AfterNovaEnd(EndPage):
    """Shows a `Scoring`: first as it is counted, if that is wished for and things may move."""

    TOPIC = "section:ending"

    def __init__(self, theme: Theme) -> None:
        super().__init__(windows.text("rematch"), theme)
        self.scoring: Scoring | None = None
        self.course = Course(self)
        self.speaker = Speaker(self)
        self.ship = WinnersShip(self)
        self.title = self.label("", "title", 38)
        self.ties = self.label("", "body", 18)
        self.note = self.label("", "body", 18, muted=True)
        self.warning = self.label("", "body", 16, muted=True)
        self.bars, self.legend = Bars(theme, self.course, self), Legend(theme)
        self.stage = Stage(self, self.course)
        self._head, self._left, self._right = QWidget(), self.column(), QWidget()
        self.annals = Annals(self, self.column())
        self.next_button = self.button(text("next-part"), then=self.course.skip)
        self.all_button = self.button(text("show-all"), primary=True, then=self.course.finish)
        self._lay_out()
        self.veil = Veil(self, theme)
        self.stage.pressed.connect(self.course.skip)
        self.course.moved.connect(self.bars.follow)
        self.course.moved.connect(self.stage.update)
        self.course.moved.connect(self._bring_row_into_sight)
        self.course.heard.connect(self.speaker.play)
        self.course.said.connect(lambda said: announce(self, said))
        self.course.ended.connect(self._end_counting)

    def _lay_out(self) -> None:
        page = self.spaced(QVBoxLayout(self), MARGIN, 12)
        page.addWidget(self._head)
        head = self.spaced(QHBoxLayout(self._head), 0, 20)
        head.addWidget(self.ship)
        said = (self.title, self.ties, self.note, self.warning)
        self.inner(head, QVBoxLayout(), 4, ..., *said, ..., stretch=1)
        halves = self.inner(page, QHBoxLayout(), 22, stretch=1)
        inside, left = QWidget(), self._left
        column = self.spaced(QVBoxLayout(inside), 0, 8)
        column.addWidget(self.bars, 1)
        column.addWidget(self.legend)
        left.setWidget(inside)
        left.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        follow_keys(self.bars, left)
        halves.addWidget(left, 10)
        self._sides = QStackedLayout(self._right)
        self._sides.addWidget(self.stage)
        self._sides.addWidget(self.annals.area)
        halves.addWidget(self._right, 11)
        ways_through = (self.next_button, self.all_button)  # no door comes where one of them was pressed
        doors = (self.save_button, self.replay_button, self.board_button, self.rematch_button)
        self.inner(page, QHBoxLayout(), DOOR_GAP, self.home_button, *ways_through, ..., *doors)
        chain = (self.bars, *self.annals.lists, self.stage, *ways_through, self.home_button, *doors)
        for before, after in pairwise(chain):
            self.setTabOrder(before, after)

    # -- showing ----------------------------------------------------------------------------------

    def show_ending(self, scoring: Scoring, is_news: bool = True) -> None:
        """Show how a game ended; what is news is counted before everybody's eyes, where things may move."""
        if scoring == self.scoring:
            return
        self.scoring = scoring
        if is_news and pace.speed() and not pace.is_reduced():
            self.count(scoring)
            return
        self._show_all()
        if is_news:
            self.course.take(tuple(parts_of(scoring)))
            self.veil.lift((Part(self.rect),))

    def count(self, scoring: Scoring) -> None:
        """Count part by part."""
        self.course.begin(tuple(parts_of(scoring)))
        self.title.setText(text("counting"))
        self.ship.show_ship("")
        for label, said in ((self.ties, ""), (self.note, text("counting-keys")), (self.warning, "")):
            self._say(label, said)
        self.stage.show_scoring(scoring)
        self.bars.show_places(scoring.places)
        self._sides.setCurrentWidget(self.stage)
        self._open_doors(counting=True)
        self.tell(text("counting"), text("counting-keys"))

    def _show_all(self) -> None:
        """Show who has won, and all there is to look back at."""
        scoring = self.scoring
        assert scoring is not None, "a game has ended"
        self.title.setText(scoring.title)
        self.ship.show_ship(scoring.places[0].ship)
        for label, said in (
            (self.ties, sentences(*scoring.ties)), (self.note, scoring.note), (self.warning, scoring.warning)
        ):
            self._say(label, said)
        self.bars.show_places(scoring.places)
        self.annals.show_scoring(scoring)
        self._sides.setCurrentWidget(self.annals.area)
        self._open_doors(counting=False)
        self.tell(scoring.title, *scoring.ties, scoring.note, scoring.warning)

    def _end_counting(self) -> None:
        """All is counted: whoever looks sees the winner come."""
        scoring = self.scoring
        assert scoring is not None, "a game was counted"
        self._show_all()
        if self.isVisible():
            self.speaker.play("end" if scoring.places[0].seat == BOT else "win")
            self.veil.lift((Part(self._head.geometry), Part(self._right.geometry)))

    def _bring_row_into_sight(self) -> None:
        """Let the bar be seen that grows, where not all have room."""
        part = self.course.part
        place = self.bars.rect_of(key_of(part.seat)) if part is not None else QRect()
        if not place.isEmpty():
            self._left.ensureVisible(place.center().x(), place.center().y(), 0, place.height() // 2 + 8)

    @staticmethod
    def _say(label: QLabel, said: str) -> None:
        label.setText(said)
        label.setVisible(bool(said))

    def _open_doors(self, counting: bool) -> None:
        """Show the ways on, or while points are counted the ways through that.

        The keys go to no door: whoever has pressed Space or Enter once more than needed begins no new game.
        """
        for door in (self.board_button, self.rematch_button):
            door.setVisible(not counting)
        for door in (self.next_button, self.all_button):
            door.setVisible(counting)
        if counting:
            self.replay_button.hide()
            self.save_button.hide()
        else:
            self.offer_replay()
            self.bars.setCurrentIndex(self.bars.first_row())
        self.primary = self.all_button if counting else self.rematch_button
        self.first = self.stage if counting else self.bars
        self.bars.setFocusPolicy(Qt.FocusPolicy.NoFocus if counting else Qt.FocusPolicy.StrongFocus)
        self.rescale()
        self.first.setFocus()

    def rescale(self) -> None:
        """Measure what is drawn as well."""
        super().rescale()
        for part in (self.ship, self.annals):
            part.rescale()
        for drawn in (self.bars, self.legend):
            drawn.set_scale(self.u)
        self._fit_title()
        self._head.setMinimumHeight(self.ship.height())
        self.fit_doors(self.width() - 2 * self.px(MARGIN), self.px(DOOR_GAP))

    def _fit_title(self) -> None:
        """Keep the title on one line where a smaller type allows for it."""
        beside = 0 if self.ship.isHidden() else self.ship.width() + self.px(20)
        room = self.width() - 2 * self.px(MARGIN) - beside
        for units in TITLES:
            self.typed(self.title, "title", units)
            if self.title.fontMetrics().horizontalAdvance(self.title.text()) <= room:
                break

    # -- keys ---------------------------------------------------------------------------------------

    def go_back(self) -> bool:
        """Esc shows all that is still to be counted before it leads anywhere."""
        if self.course.is_counting:
            self.course.finish()
            return True
        return super().go_back()

    def shortcuts(self) -> Sequence[Shortcut]:
        counting = [pressed(key_texts.text("counting"), "Space")] if self.course.is_counting else []
        return [*counting, *super().shortcuts()]

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Space ends the part that is counted, Enter ends all."""
        if event.key() == Qt.Key.Key_Space and self.course.is_counting:
            if not event.isAutoRepeat():
                self.course.skip()
            return
        super().keyPressEvent(event)

    def hideEvent(self, event: QHideEvent) -> None:
        """Nothing is counted that nobody sees."""
        super().hideEvent(event)
        if not event.spontaneous():
            self.course.finish()
