"""What the phone of the one seat of Solonauts shows: its hand, who waits and who is home, the TimeLine."""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Sequence

from chrononauts_qt.games.chrononauts.actions import STOP, Action
from chrononauts_qt.games.chrononauts.view import Forecast, View
from chrononauts_qt.ui.catalog import phone_texts
from chrononauts_qt.ui.catalog.wording import all_of, altered
from chrononauts_qt.ui.games.chrononauts.phone_sheet import GOALS, HAND, Foresee, Words, goal_of
from chrononauts_qt.ui.games.chrononauts.texts.actions import describe
from chrononauts_qt.ui.games.chrononauts.texts.titles import title
from chrononauts_qt.ui.games.solonauts.solonauts_texts import text
from chrononauts_qt.ui.games.solonauts.traveller_model import (
    brings_home,
    hindrance,
    those_home,
    traveller_face,
)
from chrononauts_qt.ui.games.solonauts.traveller_ways import by_year, nearest_first, waiting_for
from chrononauts_qt.ui.table import phone_blocks as blocks
from chrononauts_qt.ui.table.phone_blocks import Block, Sheet


def sheet(view: View, names: Sequence[str], foresee: Foresee, kept: Action | None) -> Sheet:
    """Return what the one seat is shown; `foresee` tells what a play of it would do."""
    return SoloWords(view, names, foresee, kept).sheet()


class SoloWords(Words):
    """The blocks of a journey: goals are those of the travellers, and nobody else is asked anything."""

    def about(self) -> Hashable:
        return len(self._view.events)

    def tabs(self) -> Sequence[tuple[str, str]]:
        return [(tab, text("tab-travellers") if tab == GOALS else label) for tab, label in super().tabs()]

    def state(self) -> str:
        return text("stuck") if self._view.step == "stuck" else text(f"step-{self._view.step}")

    def others(self) -> Iterator[Block]:
        yield from ()

    def hands(self) -> Iterator[Block]:
        """Yield the hand, and below it the way to end the journey early (R-1217)."""
        yield from super().hands()
        if self._view.outcome is not None:
            return
        stop = blocks.offer(str(STOP), describe(STOP, self._names), self._count_home(), warns=True)
        yield blocks.ask(phone_texts.text("else"), [stop], tab=HAND)

    def card(self, card: str) -> Block:
        """Mark a Patch that nobody needs; one that somebody waits for goes at the second asking (A-22)."""
        view, made = self._view, super().card(card)
        if card in view.unneeded:
            made["stamp"] = text("not-needed")
        waiting = waiting_for(card, view.travellers)
        if waiting and "discard" in made:
            year, names = altered(int(card.removeprefix("patch-"))), all_of(map(title, waiting))
            made["discard"] |= {"effect": text("wanted-question", year=year, names=names), "warn": True}
        return made

    def brought(self, told: Forecast | None) -> str:
        return brings_home(told)

    def goals(self) -> Iterator[Block]:
        """Yield who waits, the nearest to home first, and who is home (R-1210)."""
        view = self._view
        waiting = nearest_first(view.travellers, by_year(view.timeline), view.discard_pile)
        held = [
            goal_of(one.identity, one.needs, hindrance(traveller_face(one, view))) for one in waiting
        ]
        if held:
            yield blocks.goals(text("waiting"), held, GOALS, text("all-three"))
        home = [text("at-home", name=title(identity)) for identity in those_home(view)]
        yield blocks.lines(self._count_home(), home or [text("nobody")], GOALS)

    def _count_home(self) -> str:
        travellers = self._view.travellers
        return text("shelf-count", home=sum(one.home for one in travellers), travellers=len(travellers))
