"""The end of a game: what everybody's points are made of, the winner last."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from chrononauts_qt.games.afternova.actions import BOT
from chrononauts_qt.ui.catalog import take_back_texts, windows
from chrononauts_qt.ui.catalog.wording import listed as joined
from chrononauts_qt.ui.catalog.wording import sentences
from chrononauts_qt.ui.games.afternova.controller import AfterNovaController
from chrononauts_qt.ui.games.afternova.texts import cards, listed
from chrononauts_qt.ui.games.afternova.texts.table_texts import text
from chrononauts_qt.ui.games.afternova.views.seats import shortened
from chrononauts_qt.ui.games.afternova.views.tokens import draw_fragment, is_paper
from chrononauts_qt.ui.kit import clock as pace
from chrononauts_qt.ui.kit.clock import FRAME_MS, Clock
from chrononauts_qt.ui.kit.pictograms import draw_sign
from chrononauts_qt.ui.kit.pixmaps import draw_hatch
from chrononauts_qt.ui.kit.signs import SIGNS, paint_number
from chrononauts_qt.ui.kit.text_block import draw_word
from chrononauts_qt.ui.kit.theme import Theme
from chrononauts_qt.ui.table.end_page import EndPage

PART_MS = 900
"""How long one part of one bar grows at normal speed."""
_ROW, _NAME, _LABELS = 58, 190, 26


class Place(NamedTuple):
    """What a seat, or Bot, came to: points for Projects, Hold and objective, whose colours are told now."""

    seat: int
    name: str
    projects: int
    hold: int
    objective: int
    colours: tuple[str, ...]

    @property
    def parts(self) -> tuple[int, int, int]:
        """The three parts, in the order in which they are counted."""
        return (self.projects, self.hold, self.objective)

    @property
    def total(self) -> int:
        """All points."""
        return sum(self.parts)


class Scoring(NamedTuple):
    """How a game ended: who won in a sentence, what else is to be said, all places from the first on."""

    title: str
    notes: tuple[str, ...]
    places: tuple[Place, ...]


def scoring_of(controller: AfterNovaController) -> Scoring | None:
    """Return how the game ended, None while it runs."""
    view = controller.seen()
    if view.outcome is None:
        return None
    ended = next(event for event in reversed(view.events) if event.name == "GameEnded").data
    places = places_of(ended, controller.names)
    first = places[0]
    key = "bot-won" if first.seat == BOT else "won"
    facts = {"points": listed.points(first.total)} | ({} if first.seat == BOT else {"name": first.name})
    notes = [text("turns-played", count=view.turn)]
    harvests = [event for event in view.events if event.name == "Harvested"]
    shared = sum(bool(event.data["shares"]) for event in harvests)
    notes.append(text("deals-made", count=shared, all=len(harvests)))
    if len(places) > 1 and places[0].total == places[1].total:
        notes.append(text("tie"))
    if controller.match.past.is_practice:
        notes.append(take_back_texts.text("practice-why"))
    return Scoring(text(key, **facts), tuple(notes), places)


def places_of(ended: Mapping[str, Any], names: Sequence[str]) -> tuple[Place, ...]:
    """Return all places from the first on, as the event of the end tells them."""
    return tuple(_place(who, ended, names) for who in ended["ranking"])


def _place(who: Any, ended: Mapping[str, Any], names: Sequence[str]) -> Place:
    seat = BOT if who == "bot" else who
    name = text("bot") if seat == BOT else names[seat]
    had = ended["points"][who]
    return Place(
        seat, name, had["projects"], had["hold"], had["objective"], tuple(ended["objectives"][who]))


class Bars(QWidget):
    """A bar for each place, of three parts in three patterns; they grow from the last place to the first.

    Any key or press shows all of it at once.
    """

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme, self._u = theme, 1.0
        self._places: tuple[Place, ...] = ()
        self._since: float | None = None
        self._counted = 3
        self.clock = Clock(self)
        self.clock.ticked.connect(self._tick)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)

    def show_places(self, places: Sequence[Place]) -> None:
        """Begin to count."""
        if tuple(places) == self._places:
            return
        self._places = tuple(places)
        self.setAccessibleName(sentences(*(self._spoken(n, place) for n, place in enumerate(places, 1))))
        self._since = self.clock.now_ms() if pace.speed() and not pace.is_reduced() else None
        self.clock.want("bars", FRAME_MS if self._since is not None else 0)
        self.updateGeometry()
        self.update()

    def show_counted(self, places: Sequence[Place], parts: int) -> None:
        """Show at once so many parts of the first place, and all of the others."""
        self._counted = parts
        self.show_places(places)
        self.finish()

    def set_scale(self, u: float) -> None:
        """Grow with the page."""
        self._u = u
        self.updateGeometry()

    @property
    def shown(self) -> tuple[tuple[int, int], ...]:
        """Every seat with the points that its bar has when it stands still."""
        counted = (self._counted, *(3 for _ in self._places[1:]))
        return tuple(
            (place.seat, sum(place.parts[:parts]))
            for place, parts in zip(self._places, counted, strict=True))

    def finish(self) -> bool:
        """Show all at once; tell whether anything was still growing."""
        was, self._since = self._since is not None, None
        self.clock.want("bars", 0)
        self.update()
        return was

    @staticmethod
    def _spoken(number: int, place: Place) -> str:
        first, second = map(cards.colour, place.colours)
        return text(
            "row-spoken", place=number, name=place.name, projects=place.projects, hold=place.hold,
            objective=place.objective, first=first, second=second, points=listed.points(place.total))

    def _tick(self) -> None:
        if self._since is not None and self._progress() >= len(self._places) * 3:
            self.finish()
        self.update()

    def _progress(self) -> float:
        """Return how many parts have grown, the last place first."""
        if self._since is None:
            return float(len(self._places) * 3 - 3 + self._counted)
        return (self.clock.now_ms() - self._since) / (PART_MS * (pace.speed() or 1.0))

    def sizeHint(self) -> QSize:
        return QSize(500, round((len(self._places) * _ROW + _LABELS + 8) * self._u))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.finish()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() != Qt.Key.Key_Space or not self.finish():
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw every bar as far as it has grown."""
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            most = max((place.total for place in self._places), default=1)
            progress, u = self._progress(), self._u
            for row, place in enumerate(self._places):
                grown = progress - 3 * (len(self._places) - 1 - row)
                box = QRectF(0, row * _ROW * u, self.width(), (_ROW - 8) * u)
                self._paint_row(painter, box, place, max(0.0, min(3.0, grown)), most)
            top = len(self._places) * _ROW * u
            self._paint_key(painter, QRectF(_NAME * u, top, self.width() - _NAME * u, _LABELS * u))

    def _paint_row(self, painter: QPainter, box: QRectF, place: Place, grown: float, most: int) -> None:
        theme, u = self._theme, self._u
        side = 26 * u
        disc = QRectF(2, box.center().y() - side / 2, side, side)
        if place.seat == BOT:
            draw_sign(painter, SIGNS["bot"], disc, theme.color("text"), 5)
        else:
            paint_number(painter, disc, place.seat, theme)
        font = theme.font("title", 19 * u)
        name = QRectF(side + 10 * u, box.top(), _NAME * u - side - 14 * u, box.height())
        draw_word(painter, shortened(place.name, font, name.width()), font, theme.color("text"), name)
        room = QRectF(_NAME * u, box.top() + 6 * u, box.width() - (_NAME + 120) * u, box.height() - 12 * u)
        left, shown = room.left(), 0
        for part, points in enumerate(place.parts):
            share = max(0.0, min(1.0, grown - part))
            width = room.width() * points / max(1, most) * share
            shown += round(points * share)
            self._paint_part(painter, QRectF(left, room.top(), width, room.height()), part)
            left += width
        total = QRectF(left + 8 * u, box.top(), 50 * u, box.height())
        width = draw_word(painter, str(shown), theme.font("title", 22 * u), theme.color("text"), total)
        if grown >= 2.0:
            for number, colour in enumerate(place.colours):
                left = total.left() + width + (12 + 24 * number) * u
                at = QRectF(left, box.center().y() - 10 * u, 20 * u, 20 * u)
                draw_fragment(painter, colour, at, is_paper(theme))

    def _paint_part(self, painter: QPainter, box: QRectF, part: int) -> None:
        """Draw a part of a bar: plain, hatched, or dotted by rings."""
        theme = self._theme
        if box.width() < 1:
            return
        token = ("artifact", "action", "mission")[part]
        painter.setPen(QPen(theme.color("bg"), 1.5))
        painter.setBrush(theme.color(token))
        painter.drawRect(box)
        painter.setPen(QPen(theme.color("card_ink"), 1.5))
        if part == 1:
            draw_hatch(painter, box, 10 * self._u, 1.5)
        elif part == 2:
            side, step = 4 * self._u, 12 * self._u
            painter.setBrush(theme.color("card_ink"))
            left = box.left() + step / 2
            while left + side < box.right():
                painter.drawEllipse(QRectF(left, box.center().y() - side / 2, side, side))
                left += step

    def _paint_key(self, painter: QPainter, room: QRectF) -> None:
        """Say what the three patterns stand for."""
        left, u = room.left(), self._u
        font = self._theme.font("label", 15 * u)
        for part, words in enumerate((text("part-projects"), text("part-hold"), text("objective"))):
            self._paint_part(painter, QRectF(left, room.center().y() - 8 * u, 26 * u, 16 * u), part)
            line = QRectF(left + 32 * u, room.top(), 300 * u, room.height())
            left += draw_word(painter, words, font, self._theme.color("muted"), line) + 56 * u


class AfterNovaEnd(EndPage):
    """Who won, the bars, and the doors that lead on."""

    TOPIC = "section:ending"

    def __init__(self, theme: Theme) -> None:
        super().__init__(windows.text("rematch"), theme)
        column = self.spaced(QVBoxLayout(self), 28, 16)
        self.title = self.label("", "title", 38)
        self.notes = self.label("", "body", 18, muted=True)
        self.bars = Bars(theme)
        inside, area = QWidget(), self.column()
        lines = self.spaced(QVBoxLayout(inside), 6, 12)
        lines.addWidget(self.bars)
        lines.addWidget(self.notes)
        lines.addStretch(1)
        area.setWidget(inside)
        column.addWidget(self.title)
        column.addWidget(area, 1)
        doors = self.spaced(QHBoxLayout(), 0, 12)
        column.addLayout(doors)
        for door in (self.home_button, self.board_button, self.replay_button, self.save_button):
            doors.addWidget(door)
        doors.addStretch(1)
        doors.addWidget(self.rematch_button)

    def show_ending(self, scoring: Scoring) -> None:
        """Show how the game ended."""
        self.offer_replay()
        self.title.setText(scoring.title)
        self.setAccessibleName(scoring.title)
        self.notes.setText(joined(scoring.notes))
        self.bars.show_places(scoring.places)
        self.rescale()

    def rescale(self) -> None:
        """Measure the bars as well."""
        super().rescale()
        self.bars.set_scale(max(0.8, self.u))
