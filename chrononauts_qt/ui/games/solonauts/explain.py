"""What explains a journey: the TimeLine as on every table, and who comes home by a play."""

from __future__ import annotations

from typing import TYPE_CHECKING

from chrononauts_qt.games.chrononauts.actions import Action
from chrononauts_qt.ui.catalog.wording import all_of
from chrononauts_qt.ui.games.chrononauts.explain.years import YearExplainer
from chrononauts_qt.ui.games.chrononauts.texts.titles import title
from chrononauts_qt.ui.games.solonauts.solonauts_texts import text

if TYPE_CHECKING:
    from chrononauts_qt.ui.games.solonauts.table import SoloScreen


class SoloExplainer(YearExplainer):
    """Why? and Log in the rail; cards and travellers can be read large."""

    UBER = ("uber-linchpins", "uber-patches", "uber-goes-on")

    def __init__(self, table: SoloScreen) -> None:
        self._journey = table.controller
        super().__init__(table, table.travellers, {})
        for view in (table.timeline, table.hand, table.discard, table.travellers, table.shelf):
            view.inspect.connect(self.reader.show)

    def brings(self, action: Action) -> str:
        """Return who would go home by a play."""
        there = {one.identity for one in self._journey.view().travellers if one.home}
        after = self._journey.travellers_after(action)
        names = [title(one.identity) for one in after if one.home and one.identity not in there]
        return text("brings-home", names=all_of(names)) if names else ""
