"""A veil over the last page: its parts come into sight one after the other."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QRect, Qt
from PySide6.QtGui import QHideEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from chrononauts_qt.ui.kit import clock as pace
from chrononauts_qt.ui.kit.clock import FADE, FRAME_MS, INPUT, Clock
from chrononauts_qt.ui.kit.theme import Theme

UNVEIL_MS = 700

Cover = Callable[[QPainter, QRect, float], None]
"""Draws over a part of the page while so much of its time is over, 0 to 1."""


@dataclass(frozen=True, slots=True)
class Part:
    """A part of the page and how it comes into sight; without a cover it fades in.

    ``room`` is asked for whenever it is drawn: a page may be laid out late. ``length`` is in milliseconds
    at normal speed. Up to the share ``solid`` its cover fills the whole page, which is not drawn below it.
    """

    room: Callable[[], QRect]
    length: int = UNVEIL_MS
    cover: Cover | None = None
    solid: float = 0.0


class Veil(QWidget):
    """Lies over a page, clear to the mouse; any key or press takes it away."""

    def __init__(self, page: QWidget, theme: Theme, clock: Clock | None = None) -> None:
        super().__init__(page)
        self._page = page
        self._theme = theme
        self.clock = clock or Clock(self)
        self._parts: tuple[Part, ...] = ()
        self._began = 0.0
        self._factor = 0.0
        self._drawn: list[float] = []
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setAttribute(Qt.WidgetAttribute.WA_NoSystemBackground)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.hide()
        self.clock.ticked.connect(self._tick)

    def lift(self, parts: Sequence[Part]) -> None:
        """Cover these parts of the page, and uncover them in turn.

        Without motion they are there at once; for those who want little of it all fade in together.
        """
        self._factor = pace.speed()
        if pace.is_reduced():
            parts, self._factor = tuple(Part(part.room, FADE) for part in parts), 1.0
        if not self._factor:
            return
        self._parts, self._began = tuple(parts), self.clock.now_ms()
        self._drawn = [0.0] * len(parts)
        self.setGeometry(self._page.rect())
        self.show()
        self.raise_()
        app = QCoreApplication.instance()
        if app is not None:
            app.installEventFilter(self)
        self.clock.want("veil", FRAME_MS)

    def finish(self) -> None:
        """Show the whole page."""
        self._parts = ()
        self.clock.want("veil", 0)
        app = QCoreApplication.instance()
        if app is not None:
            app.removeEventFilter(self)
        self.hide()

    def _shares(self) -> list[float]:
        """Return how far each part has come into sight."""
        now = (self.clock.now_ms() - self._began) / self._factor
        shares, start = [], 0
        for part in self._parts:
            shares.append(min(1.0, max(0.0, (now - start) / part.length)))
            start += 0 if pace.is_reduced() else part.length
        return shares

    def _tick(self) -> None:
        if not self._parts:
            return
        shares = self._shares()
        if min(shares) >= 1:
            self.finish()
            return
        for part, share, drawn in zip(self._parts, shares, self._drawn, strict=True):
            if share != drawn:
                self.update(part.room())
        self._drawn = shares
        solid = any(share < part.solid for part, share in zip(self._parts, shares, strict=True))
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent, solid)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Any key and any press shows the page; a page of another size does too, once it is seen."""
        resized = event.type() == QEvent.Type.Resize and watched is self._page
        if resized and not self._page.isVisible():
            self.setGeometry(self._page.rect())
        elif event.type() in INPUT or resized:
            self.finish()
        return False

    def hideEvent(self, event: QHideEvent) -> None:
        """Stop when the page goes away."""
        super().hideEvent(event)
        if self._parts:
            self.finish()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Cover what is still to come, the part that comes last the lowest."""
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            for part, share in reversed(list(zip(self._parts, self._shares(), strict=True))):
                if share < 1:
                    painter.save()
                    (part.cover or self._fade)(painter, part.room(), share)
                    painter.restore()

    def _fade(self, painter: QPainter, room: QRect, share: float) -> None:
        painter.setOpacity(1 - share**2)
        painter.fillRect(room, self._theme.color("bg"))
