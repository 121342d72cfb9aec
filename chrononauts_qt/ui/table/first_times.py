"""A quiet sentence the first time a thing happens in play: once on this machine, and never again."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, NamedTuple

from PySide6.QtCore import QObject, QTimer

from chrononauts_qt.ui.catalog import i18n
from chrononauts_qt.ui.kit.overlay import Overlay
from chrononauts_qt.ui.table.screens import screens_of

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from chrononauts_qt.kernel.events import Event
    from chrononauts_qt.ui.kit.look import Look
    from chrononauts_qt.ui.table.table_controller import TableController
    from chrononauts_qt.ui.table.window import Screen

LOOK_MS = 200
"""What has happened is looked at first: so often it is asked whether it has been."""


class FirstTime(NamedTuple):
    """What may happen for the first time, and the sentence about it.

    ``name`` is what the settings call it; games that share one say it once. It happens with an ``event`` in
    which everybody hears ``told``, or when ``is_seen`` says so of the view of whoever decides: that is for
    nobody else. ``topic`` is what the rulebook says more of.
    """

    name: str
    said: Callable[[], str]
    event: str = ""
    told: Mapping[str, Any] = MappingProxyType({})
    is_seen: Callable[[Any], bool] | None = None
    topic: str = ""

    def is_in(self, events: Iterable[Event]) -> bool:
        """Tell whether it is among what everybody has just heard."""
        heard = (event.data for event in events if event.name == self.event)
        return any(self.told.items() <= data.items() for data in heard)


class FirstTimes(QObject):
    """Says them in the table's line of messages, one at a time, when nothing else is said or asked there.

    What everybody has heard stays long enough to be read. What only the viewer can know goes with the viewer.
    Nothing is said while time runs for all.
    """

    def __init__(self, screen: Screen, controller: TableController, look: Look) -> None:
        super().__init__(screen)
        self._screen, self._controller, self._look = screen, controller, look
        self._game = controller.match.game_id
        self._waiting: list[FirstTime] = []
        self._timer = QTimer(self, interval=LOOK_MS)
        self._timer.timeout.connect(self._say_next)
        controller.happened.connect(self._hear)
        controller.changed.connect(self._see)

    def _unsaid(self) -> Sequence[FirstTime]:
        """Return what has not been said yet, nothing where nobody wants it."""
        settings = self._look.settings
        if not settings.first_times:
            return ()
        return [one for one in screens_of(self._game).first_times() if one.name not in settings.told]

    def _hear(self, events: tuple[Event, ...]) -> None:
        for one in self._unsaid():
            if one not in self._waiting and one.is_in(events):
                self._waiting.append(one)
                self._timer.start()

    def _see(self) -> None:
        """Say to whoever decides what only that seat can know; what is for all never waits for it."""
        seen = [one for one in self._unsaid() if one.is_seen is not None]
        is_looking = self._controller.viewer is not None
        if self._waiting or not (seen and is_looking and is_quiet(self._screen, self._controller)):
            return
        view = self._controller.view()
        for one in seen:
            if one.is_seen is not None and one.is_seen(view):
                with self._controller.speaking():
                    self._screen.message.say(one.said(), topic=one.topic)
                self._keep(one)
                return

    def _say_next(self) -> None:
        """Say what has waited longest, as soon as it has been seen."""
        if not is_quiet(self._screen, self._controller):
            return
        one = self._waiting.pop(0)
        if not self._waiting:
            self._timer.stop()
        with i18n.speaking(""):  # it is for all
            self._screen.message.teach(one.said(), one.topic)
        self._keep(one)

    def _keep(self, one: FirstTime) -> None:
        self._look.change(self._look.settings.having_told(one.name))


def is_quiet(screen: Screen, controller: TableController) -> bool:
    """Tell whether nothing moves, no time runs for all, and the line of messages is free and in sight."""
    if controller.stamp is not None or not (screen.isVisible() and controller.is_still()):
        return False
    if screen.message.isVisible():
        return False
    found: QWidget | None = screen.childAt(screen.message.geometry().center())
    while found is not None and found is not screen:
        if isinstance(found, Overlay):
            return False
        found = found.parentWidget()
    return True
