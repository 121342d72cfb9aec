"""How much memory the process of a table has."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any
from weakref import WeakSet

from PySide6.QtCore import QTimer

from chrononauts_qt.ui.kit.pixmaps import Pixmaps

if TYPE_CHECKING:
    from PySide6.QtGui import QPixmap

EVERY_MS = 20_000


class Memory:
    """Looks now and then, from `begin` to `end`, how many bytes there are.

    The pictures that are kept once they are drawn are counted apart, since they have a limit and take half
    an hour to reach it: `pictures` are the most that there have been so far, for what they leave is not given
    back to the system at once.
    """

    def __init__(self) -> None:
        self.pictures = 0
        self._resident: list[int] = []
        self._caches = WeakSet[Pixmaps]()
        self._timer = QTimer(interval=EVERY_MS)
        self._timer.timeout.connect(self._look)
        get = Pixmaps.get

        def got(cache: Pixmaps, *words: Any) -> QPixmap:
            self._caches.add(cache)
            return get(cache, *words)

        Pixmaps.get = got  # type: ignore[method-assign, assignment]

    def begin(self) -> None:
        """Look from now on."""
        self._resident.clear()
        self._timer.start()

    def end(self) -> list[int]:
        """Look once more and return what was found, without the pictures."""
        self._timer.stop()
        self._look()
        return list(self._resident)

    def _look(self) -> None:
        kept = (picture for cache in self._caches for picture in cache._kept.values())
        now = sum(one.width() * one.height() * one.depth() // 8 for one in kept)
        self.pictures = max(self.pictures, now)
        pages = int(Path("/proc/self/statm").read_text().split()[1])
        self._resident.append(pages * 4096 - self.pictures)
