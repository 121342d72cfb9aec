"""How long the window takes to follow another look, another size of text, another language."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from functools import partial
from itertools import pairwise
from typing import Any, NamedTuple

from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtWidgets import QApplication

from tests.perf.stand import Stand

CHANGES: tuple[tuple[str, dict[str, Any]], ...] = (
    ("look", {"theme": "light"}),
    ("size", {"text_scale": 1.5}),
    ("language", {"language": "fr"}),
    ("look", {"theme": "dark"}),
    ("size", {"text_scale": 1.0}),
    ("language", {"language": "en"}),
)
TURNS = 8
"""So many turns of the events the window may need; the last ones have nothing left to do."""


class Redraw(NamedTuple):
    """A change on a screen: the milliseconds until all is drawn, and those of its longest turn of events."""

    screen: str
    change: str
    whole: float
    longest: float


class RedrawStand(Stand):
    """The table of six, its list, the pages that are opened from it, and the first screen."""

    def redraws(self, rounds: int) -> Iterator[Redraw]:
        """Yield what every change on every screen took, so many times."""
        window = self._window
        screens: dict[str, Callable[[], object]] = {
            "table": lambda: None,
            "list": partial(self._key, Qt.Key.Key_L),
            "settings": window.settings_opener.open,
            "rulebook": window.rules.ask,
            "home": window.show_home,
        }
        for screen, go in screens.items():
            go()
            self._settle()
            for number in range(rounds + 1):
                for change, fields in CHANGES:
                    turns = self._turns(fields)
                    if number:  # the first round fills the caches
                        yield Redraw(screen, change, sum(turns), max(turns))

    def _turns(self, fields: dict[str, Any]) -> list[float]:
        """Change settings and return the milliseconds of each turn until nothing is left to do."""
        look = self._window.look
        marks = [time.perf_counter()]
        look.change(look.settings._replace(**fields))
        for _ in range(TURNS):
            QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
            marks.append(time.perf_counter())
            QApplication.processEvents()
        marks.append(time.perf_counter())
        return [(after - before) * 1000 for before, after in pairwise(marks)]
