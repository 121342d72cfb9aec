"""What explains a journey: the TimeLine as on every table, and who comes home by a play."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QWidget

from chrononauts_qt.games.chrononauts.actions import Action
from chrononauts_qt.ui.catalog.wording import all_of
from chrononauts_qt.ui.games.chrononauts.explain.years import Parts, YearExplainer
from chrononauts_qt.ui.games.chrononauts.geometry import SEATS, Layout
from chrononauts_qt.ui.games.chrononauts.texts.cards import title
from chrononauts_qt.ui.games.solonauts.solonauts_texts import text
from chrononauts_qt.ui.kit.theme import Theme

if TYPE_CHECKING:
    from chrononauts_qt.ui.games.solonauts.table import SoloScreen


class SoloExplainer(YearExplainer):
    """Why? and Log in the rail; cards and travellers can be read large."""

    UBER = ("uber-linchpins", "uber-patches", "uber-goes-on")

    def __init__(self, table: SoloScreen, theme: Theme) -> None:
        self._journey = table.controller
        parts = Parts(
            table,
            table.arming,
            table.timeline,
            table.timeline_model,
            table.log,
            table.status,
            table.message,
            theme,
            table.reading,
        )
        super().__init__(parts, table.travellers, {})
        for view in (table.timeline, table.hand, table.discard, table.travellers, table.shelf):
            view.inspect.connect(self.reader.show)

    def place(self, layout: Layout) -> None:
        """Take the places of a layout."""
        self.rail.place(layout, SEATS)
        self.reader.place(layout)

    def regions(self) -> tuple[QWidget, ...]:
        """Return what Tab visits here, in order."""
        why, log = self.why, self.log_page
        return (self.rail.tabs, why.area, why.next_button, why.lines_button, log.log, log.timeline_only)

    def brings(self, action: Action) -> str:
        """Return who would go home by a play."""
        there = {one.identity for one in self._journey.view().travellers if one.home}
        after = self._journey.travellers_after(action)
        names = [title(one.identity) for one in after if one.home and one.identity not in there]
        return text("brings-home", names=all_of(names)) if names else ""
