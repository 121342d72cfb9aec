"""Laying out what a hint is about: the draft becomes the move, and nothing is said for anybody."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from chrononauts_qt.games.afternova.actions import ANYONE, Action
from chrononauts_qt.ui.games.afternova.basket import Basket
from chrononauts_qt.ui.games.afternova.deal import deal_of
from chrononauts_qt.ui.games.afternova.draft import Draft
from chrononauts_qt.ui.games.afternova.views.seats import key_of


def lay_out(draft: Draft, action: Action, basket: Sequence[str]) -> None:
    """Let a move be what is considered; `basket` are the cards that it takes of the Market.

    A deal of one's own that is under way is kept meanwhile.
    """
    own = draft.composed
    chosen = draft.basket if action.verb == "discard" else Basket()  # it is taken afterwards
    draft.forget()
    draft.basket = Basket(tuple(basket)) if action.verb == "take" else chosen
    if action.verb in _LAYING:
        _LAYING[action.verb](draft, action)
    draft.keep(own)
    draft.changed.emit()


def _harvest(draft: Draft, action: Action) -> None:
    draft.planet = action.planet
    draft.deal = deal_of(draft.view, action, draft.me) if action.shares else None
    draft.picked = action.cards


def _seal(draft: Draft, action: Action) -> None:
    draft.agreed, draft.to = action.offer, action.to
    draft.planet = draft.view.offers[action.offer - 1].planet
    draft.picked = action.cards


def _replace(draft: Draft, action: Action) -> None:
    draft.basket = Basket(rows=(action.row,))


def _accept(draft: Draft, action: Action) -> None:
    draft.picked = action.cards


def _counter(draft: Draft, action: Action) -> None:
    draft.reply.begin_counter()
    if draft.deal is not None:
        draft.deal = draft.deal.with_share(action.shares[0]._replace(seat=draft.me))
    draft.picked = action.cards


def _mark(draft: Draft, action: Action) -> None:
    draft.card = action.cards[0]


def _drop(draft: Draft, action: Action) -> None:
    draft.gone = action.fragments


_LAYING: Mapping[str, Callable[[Draft, Action], None]] = {
    "harvest": _harvest, "offer": Draft.fill_in, "seal": _seal, "replace": _replace, "accept": _accept,
    "counter": _counter, "discard": _mark, "complete": _mark, "drop": _drop,
}  # fmt: skip


def keys_of(action: Action, basket: Sequence[str]) -> frozenset[str]:
    """Return the keys of the things on the table that a move is about."""
    found = {*action.cards, action.planet, *(basket if action.verb == "take" else ())}
    if action.verb == "seal":
        found.add(f"slip {action.offer}")
    if action.verb == "replace":
        found.add(f"replace-{action.row}")
    if action.verb in ("offer", "harvest"):
        found |= {key_of(share.seat) for share in action.shares if share.seat != ANYONE}
    return frozenset(found - {""})
