"""What the phone of a seat shows of Artifaxx, which has no TimeLine."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from chrononauts_qt.games.chrononauts.actions import Action
from chrononauts_qt.games.chrononauts.view import View
from chrononauts_qt.ui.games.chrononauts.phone_sheet import Foresee, Words
from chrononauts_qt.ui.table.phone_blocks import Block, Sheet


def sheet(view: View, names: Sequence[str], foresee: Foresee, kept: Action | None) -> Sheet:
    """Return what the seat of a view is shown, as at Chrononauts."""
    return CounterWords(view, names, foresee, kept).sheet()


class CounterWords(Words):
    """The blocks without a board."""

    def board(self) -> Iterator[Block]:
        yield from ()
