"""Enters the game on a table into the statistics: when it is laid, when it ends, when its end is undone."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from chrononauts_qt.session import statistics
from chrononauts_qt.session.errors import Trouble

if TYPE_CHECKING:
    from chrononauts_qt.session.match import Match
    from chrononauts_qt.ui.table.table_controller import TableController
    from chrononauts_qt.ui.table.window import Window

_Note = Callable[[Path, "Match", list[Path]], Trouble | None]


class Score:
    """Follows one game. What cannot be kept is told in the window; it stops nobody."""

    def __init__(self, window: Window, controller: TableController) -> None:
        self._window = window
        self._match = controller.match
        self._was_over = self._is_over
        self._keep(statistics.opened)
        controller.changed.connect(self._follow)

    @property
    def _is_over(self) -> bool:
        return self._match.game.outcome(self._match.state) is not None

    def _follow(self) -> None:
        if self._is_over != self._was_over:
            self._was_over = not self._was_over
            self._keep(statistics.ended if self._was_over else statistics.took_back)

    def tell_solution(self) -> None:
        """The solution of the deal is shown."""
        self._keep(statistics.solution_shown)

    def _keep(self, note: _Note) -> None:
        put_aside: list[Path] = []
        trouble = note(self._window.folder, self._match, put_aside)
        if put_aside:
            from chrononauts_qt.ui.catalog.statistics_texts import put_aside as told

            self._window.tell(told(put_aside[0]))
        if trouble is not None:
            from chrononauts_qt.ui.catalog.saves import results_not_kept

            self._window.tell(results_not_kept(self._window.folder, trouble))
