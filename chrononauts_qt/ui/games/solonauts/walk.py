"""The way home: whoever can go walks from the strip up to the shelf."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QRectF, Qt, Signal
from PySide6.QtGui import QHideEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from chrononauts_qt.kernel.events import Event
from chrononauts_qt.ui.games.chrononauts.views.staging import Staging
from chrononauts_qt.ui.games.chrononauts.views.tile_moves import eased
from chrononauts_qt.ui.games.solonauts.shelf_view import ShelfView, draw_resident
from chrononauts_qt.ui.games.solonauts.traveller_view import TravellerView
from chrononauts_qt.ui.kit import clock as pace
from chrononauts_qt.ui.kit.clock import FRAME_MS, INPUT
from chrononauts_qt.ui.kit.roles import ItemRole
from chrononauts_qt.ui.kit.theme import Theme

WALK_MS, NEXT_MS = 1200, 150
"""How long a way takes at normal speed, and how much later the next one sets out."""


class Walk(QWidget):
    """Lies over the table, clear to the mouse; any key or press brings everybody to the shelf at once.

    `prepare` must hear the events before the table's models, `begin` the change after them. They set out
    when nothing else moves any more.
    """

    done = Signal()

    def __init__(
        self, table: QWidget, travellers: TravellerView, shelf: ShelfView, staging: Staging, theme: Theme
    ) -> None:
        super().__init__(table)
        self._travellers = travellers
        self._shelf = shelf
        self._staging = staging
        self._theme = theme
        self._starts: dict[str, QRectF] = {}
        self._began = -1.0
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setAttribute(Qt.WidgetAttribute.WA_NoSystemBackground)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.hide()
        staging.clock.ticked.connect(self._tick)

    @property
    def is_running(self) -> bool:
        """Tell whether anybody is on the way or about to set out; `done` follows."""
        return bool(self._starts)

    def prepare(self, events: Iterable[Event]) -> None:
        """Remember where those stand who go home now."""
        self.finish()
        model = self._travellers.model()
        places = {model.index(row, 0).data(ItemRole.KEY): row for row in range(model.rowCount())}
        gone = [event.data["identity"] for event in events if event.name == "TravellerHome"]
        for identity in (one for one in gone if one in places):
            box = self._travellers.visualRect(model.index(places[identity], 0))
            self._starts[identity] = QRectF(box.translated(self._travellers.pos()))

    def begin(self) -> None:
        """Let them set out as soon as nothing else moves; without motion they are there at once."""
        if not self._starts:
            return
        table = self.parentWidget()
        if pace.is_reduced() or not pace.speed() or table is None or not table.isVisible():
            self.finish()
            return
        self._shelf.expect(frozenset(self._starts))
        self._staging.when_still(self._set_out)

    def when_still(self, act: Callable[[], None]) -> None:
        """Do something once, when nobody walks and nothing else moves any more."""
        if self.is_running:
            self.done.connect(act, Qt.ConnectionType.SingleShotConnection)
        else:
            self._staging.when_still(act)

    def _set_out(self) -> None:
        table = self.parentWidget()
        if not self._starts or table is None:
            return
        self._began = self._staging.clock.now_ms()
        self.setGeometry(table.rect())
        self.show()
        self.raise_()
        app = QCoreApplication.instance()
        if app is not None:
            app.installEventFilter(self)
        self._staging.clock.want("walk", FRAME_MS)

    def _share(self, number: int) -> float:
        now = (self._staging.clock.now_ms() - self._began) / pace.speed() - number * NEXT_MS
        return min(1.0, max(0.0, now / WALK_MS))

    def _tick(self) -> None:
        if self._began < 0:
            return
        if not pace.speed() or self._share(len(self._starts) - 1) >= 1:
            self.finish()
        else:
            self.update()

    def finish(self) -> None:
        """Show the shelf as it is."""
        if not self._starts:
            return
        self._starts, self._began = {}, -1.0
        self._shelf.expect(frozenset())
        self._staging.clock.want("walk", 0)
        app = QCoreApplication.instance()
        if app is not None:
            app.removeEventFilter(self)
        self.hide()
        self.done.emit()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Any key and any press ends the way, and then does what it does."""
        if event.type() in INPUT or (event.type() == QEvent.Type.Resize and watched is self.parentWidget()):
            self.finish()
        return False

    def hideEvent(self, event: QHideEvent) -> None:
        """Stop when the table goes away."""
        super().hideEvent(event)
        if self._began >= 0:
            self.finish()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw everybody where they are now."""
        if self._began < 0 or not pace.speed():
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for number, (identity, start) in enumerate(self._starts.items()):
            end = QRectF(self._shelf.place_of(identity).translated(self._shelf.pos()))
            share = eased("fly", self._share(number))
            box = QRectF(0, 0, end.width(), end.height())
            box.moveCenter(start.center() * (1 - share) + end.center() * share)
            draw_resident(painter, box, identity, self._theme, self._shelf.u)
        painter.end()
