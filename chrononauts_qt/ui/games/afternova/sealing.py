"""Which deal that is agreed is about to be sealed, with whom, and with which crew."""

from __future__ import annotations

from typing import TYPE_CHECKING

from chrononauts_qt.games.afternova.actions import ANYONE, Action, seal
from chrononauts_qt.games.afternova.view import OfferSeen

if TYPE_CHECKING:
    from chrononauts_qt.ui.games.afternova.draft import Draft


class Sealing:
    """Chooses among what is agreed, and makes the seal of it."""

    def __init__(self, draft: Draft) -> None:
        self._draft = draft

    def begin(self, now: OfferSeen) -> None:
        """Choose an agreed deal; where whoever wanted was asked, with the first who said yes."""
        draft = self._draft
        draft.agreed, draft.planet = now.number, now.planet
        draft.to = _who_said_yes(now)[0] if now.action.shares[0].seat == ANYONE else None

    def choose(self, now: OfferSeen) -> None:
        """Be about to seal a deal; again: with the next who said yes to anyone's, or not at all."""
        draft, yes = self._draft, _who_said_yes(now)
        was_chosen = draft.agreed == now.number
        further = yes[yes.index(draft.to) + 1 :] if was_chosen and draft.to in yes else []
        draft.forget()
        if further or not was_chosen:
            self.begin(now)
            draft.to = further[0] if further else draft.to
        draft.changed.emit()

    def turn_to(self, seat: int) -> None:
        """Be about to seal with another of those who said yes."""
        self._draft.to = seat
        self._draft.changed.emit()

    @property
    def crew(self) -> tuple[str, ...] | None:
        """The fewest crew that does the own part, None where none can."""
        draft = self._draft
        ways = [
            action.cards for action in draft.view.actions
            if action.verb == "seal" and action.offer == draft.agreed and action.to == draft.to
        ]
        return min(ways, key=len, default=None)

    def seal(self) -> Action:
        """Return the sealing of the deal that is chosen."""
        return seal(self._draft.agreed, self._draft.crew or (), self._draft.to)


def _who_said_yes(now: OfferSeen) -> list[int]:
    return [seat for seat, said in now.answers.items() if said == "accept"]
