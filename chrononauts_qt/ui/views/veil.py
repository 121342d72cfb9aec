"""A veil over the last page: its parts come into sight one after the other."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QRect, Qt
from PySide6.QtGui import QHideEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from chrononauts_qt.ui.theme import Theme
from chrononauts_qt.ui.views import clock as pace
from chrononauts_qt.ui.views.clock import FRAME_MS, INPUT, Clock
from chrononauts_qt.ui.views.motion import FADE

UNVEIL_MS = 700


class Veil(QWidget):
    """Lies over a page, clear to the mouse; any key or press takes it away."""

    def __init__(self, page: QWidget, theme: Theme, clock: Clock | None = None) -> None:
        super().__init__(page)
        self._page = page
        self._theme = theme
        self.clock = clock or Clock(self)
        self._parts: tuple[Callable[[], QRect], ...] = ()
        self._began = 0.0
        self._length = 0.0
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setAttribute(Qt.WidgetAttribute.WA_NoSystemBackground)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.hide()
        self.clock.ticked.connect(self._tick)

    def lift(self, parts: Sequence[Callable[[], QRect]]) -> None:
        """Cover these parts of the page, and uncover them in turn; without motion they are there at once."""
        reduced = pace.is_reduced()
        self._length = FADE if reduced else UNVEIL_MS * pace.speed()
        if not self._length:
            return
        self._parts, self._began = tuple(parts), self.clock.now_ms()
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

    def _share(self, number: int) -> float:
        """Return how far a part has come into sight."""
        start = 0.0 if pace.is_reduced() else number * self._length
        return min(1.0, max(0.0, (self.clock.now_ms() - self._began - start) / self._length))

    def _tick(self) -> None:
        if not self._parts:
            return
        if self._share(len(self._parts) - 1) >= 1:
            self.finish()
            return
        for number, part in enumerate(self._parts):
            if self._share(number) > 0:
                self.update(part())

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Any key and any press shows the page; a page of another size does too."""
        resized = event.type() == QEvent.Type.Resize and watched is self._page and self._page.isVisible()
        if event.type() in INPUT or resized:
            self.finish()
        return False

    def hideEvent(self, event: QHideEvent) -> None:
        """Stop when the page goes away."""
        super().hideEvent(event)
        if self._parts:
            self.finish()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Cover what is still to come."""
        painter = QPainter(self)
        for number, part in enumerate(self._parts):
            painter.setOpacity(1 - self._share(number) ** 2)
            painter.fillRect(part(), self._theme.color("bg"))
        painter.end()
