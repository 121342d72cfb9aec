"""Cards on their way: what is played or discarded slides to its pile, what is drawn fades in.

The table shows already what is; nothing waits for it, and nothing is there without motion.
"""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPixmap, QRegion
from PySide6.QtWidgets import QWidget

from chrononauts_qt.ui.games.dungeon_time.views.cards import CardFace, draw_card
from chrononauts_qt.ui.games.dungeon_time.views.wall import panel
from chrononauts_qt.ui.kit import clock as pace
from chrononauts_qt.ui.kit.clock import FRAME_MS, Clock
from chrononauts_qt.ui.kit.pixmaps import Pixmaps
from chrononauts_qt.ui.kit.theme import Theme

SLIDE_MS, FADE_MS = 160, 120
KEPT = 5
"""So many pictures are kept of cards on their way."""
_WHO = "flights"


class Flight(NamedTuple):
    """A card on its way from one place to another since a moment (ms); without a face a place fades in."""

    face: CardFace | None
    start: QRectF
    end: QRectF
    since: float

    @property
    def length(self) -> int:
        """How long it takes, in milliseconds at normal speed."""
        return FADE_MS if self.face is None else SLIDE_MS

    def share(self, now: float, speed: float) -> float:
        """Return how much of its time is over."""
        return min(1.0, (now - self.since) / (self.length * speed))

    def box(self, share: float) -> QRectF:
        """Return where it is when so much of its time is over."""
        eased = 1 - (1 - share) ** 3
        size = self.start.size() * (1 - eased) + self.end.size() * eased
        middle = self.start.center() + (self.end.center() - self.start.center()) * eased
        return QRectF(middle - QPointF(size.width() / 2, size.height() / 2), size)


class Flights(QWidget):
    """Lies over the Adventure phase, clear to the mouse."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme, self.u = theme, 1.0
        self.flights: list[Flight] = []
        self._frame: list[tuple[Flight, float]] = []
        self._pictures = Pixmaps(KEPT)
        self.clock = Clock(self)
        self.clock.ticked.connect(self._go_on)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setAttribute(Qt.WidgetAttribute.WA_NoSystemBackground)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)

    def slide(self, face: CardFace, start: QRectF, end: QRectF) -> None:
        """Let a card slide to a pile; what was on its way there is there (DT-1010)."""
        self.flights = [flight for flight in self.flights if flight.face is None or flight.end != end]
        self._add(Flight(face, start, end, self.clock.now_ms()))

    def fade_in(self, place: QRectF) -> None:
        """Let a card that has come be seen by and by."""
        self._add(Flight(None, place, place, self.clock.now_ms()))

    def _add(self, flight: Flight) -> None:
        if pace.speed() and not pace.is_reduced() and self.isVisible():
            self.flights.append(flight)
            self.clock.want(_WHO, FRAME_MS)
            self._draw_anew()

    def stop(self) -> None:
        """Let everything be where it is."""
        self.flights.clear()
        self._go_on()

    def _go_on(self) -> None:
        now, speed = self.clock.now_ms(), pace.speed() or 1.0
        self.flights = [flight for flight in self.flights if now - flight.since < flight.length * speed]
        if not self.flights:
            self.clock.want(_WHO, 0)
        self._draw_anew()

    def _draw_anew(self) -> None:
        """Draw what lay and lies under cards on their way, and nothing else."""
        now, speed = self.clock.now_ms(), pace.speed() or 1.0
        before, self._frame = self._frame, [(flight, flight.share(now, speed)) for flight in self.flights]
        region = QRegion()
        for flight, share in (*before, *self._frame):
            region += flight.box(share).toAlignedRect().adjusted(-1, -1, 1, 1)
        self.update(region)

    def paintEvent(self, event: QPaintEvent) -> None:
        if not self._frame:
            return
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
            for flight, share in self._frame:
                if flight.face is None:
                    veil = QColor(panel(self._theme))
                    veil.setAlphaF(1 - share)
                    painter.fillRect(flight.end, veil)
                else:
                    picture = self._picture(flight.face, flight.end)
                    painter.drawPixmap(flight.box(share), picture, QRectF(picture.rect()))

    def _picture(self, face: CardFace, end: QRectF) -> QPixmap:
        """Return a card as it will lie, drawn once for its whole way."""

        def draw(painter: QPainter, box: QRectF) -> None:
            draw_card(painter, box, face, self._theme, self.u)

        return self._pictures.get((face, self.u), end.size(), self.devicePixelRatioF(), draw)
