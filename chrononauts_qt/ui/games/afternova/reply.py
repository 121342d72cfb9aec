"""What whoever is asked says to an offer: yes with crew, no, or other terms."""

from __future__ import annotations

from typing import TYPE_CHECKING

from chrononauts_qt.games.afternova.actions import ANYONE, Action, Share, answer
from chrononauts_qt.games.afternova.state import ANSWER
from chrononauts_qt.games.afternova.view import OfferSeen
from chrononauts_qt.ui.games.afternova.deal import deal_of

if TYPE_CHECKING:
    from chrononauts_qt.ui.games.afternova.draft import Draft


class Reply:
    """Makes an answer of what is considered."""

    def __init__(self, draft: Draft) -> None:
        self._draft = draft

    @property
    def is_owed(self) -> bool:
        """Whether the viewer owes an answer to an offer."""
        view = self._draft.view
        return view.step == ANSWER and view.seat in view.deciding

    @property
    def offer(self) -> OfferSeen:
        """The offer that waits for answers."""
        return self._draft.view.offers[-1]

    @property
    def share(self) -> Share:
        """What the viewer is asked for, or asks for itself in a counter."""
        draft = self._draft
        if draft.counters and draft.deal is not None:
            return draft.deal.share_of(draft.me)
        found = next(share for share in self.offer.action.shares if share.seat in (draft.me, ANYONE))
        return found._replace(seat=draft.me)

    def accept(self) -> Action:
        """Return the yes."""
        return answer("accept", self.offer.number, self._draft.crew or ())

    def decline(self) -> Action:
        """Return the no."""
        return answer("decline", self.offer.number)

    def begin_counter(self) -> None:
        """Change the own share."""
        draft, now = self._draft, self.offer.action
        own = self.share
        shares = tuple(own if share.seat in (draft.me, ANYONE) else share for share in now.shares)
        draft.deal = deal_of(draft.view, now, draft.view.seat_to_move)._replace(shares=shares)
        draft.planet, draft.counters, draft.picked = now.planet, True, None
        draft.changed.emit()

    def counter(self) -> Action:
        """Return the counter as it lies."""
        draft = self._draft
        assert draft.deal is not None
        return draft.deal.countered(draft.me, self.offer.number, draft.crew or ())
