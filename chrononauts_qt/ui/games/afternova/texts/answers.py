"""What was answered to an offer, in sentences; a bot adds why not, from what everybody sees."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence

from chrononauts_qt.games.afternova.actions import ANYONE, Share
from chrononauts_qt.games.afternova.state import MOST_PROJECTS
from chrononauts_qt.games.afternova.view import OfferSeen, View
from chrononauts_qt.ui.games.afternova.texts import spoken
from chrononauts_qt.ui.games.afternova.texts.listed import in_words
from chrononauts_qt.ui.games.afternova.texts.table_texts import text


def told(view: View, names: Sequence[str], bots: Collection[int]) -> Iterator[str]:
    """Yield a sentence for each answer to the last offer, once they are told."""
    if view.offers:
        yield from to_offer(view, view.offers[-1], names, bots)


def to_offer(view: View, now: OfferSeen, names: Sequence[str], bots: Collection[int]) -> Iterator[str]:
    """Yield a sentence for each answer to an offer, once they are told."""
    for seat, said in now.answers.items():
        name = names[seat]
        if said == "accept":
            yield text("yes-plain", name=name)
        elif said == "decline":
            yield _no(view, now, seat, names) if seat in bots else text("no-plain", name=name)
        else:
            wanted = next(one for one in now.counters[seat].shares if one.seat == seat)
            yield text("counter-said", name=name, share=spoken.share(wanted, names))


def _no(view: View, now: OfferSeen, seat: int, names: Sequence[str]) -> str:
    """Return why a bot declines, as far as everybody can see it: never what it holds."""
    share = _share(now, seat)
    if len(view.players[view.seat_to_move].completed) >= MOST_PROJECTS - 1:
        return text("no-leader", name=names[seat], leader=names[view.seat_to_move])
    if sum(share.gets) + sum(share.plus) - sum(share.gives) < sum(share.brings):
        return text("no-little", name=names[seat], gets=in_words(share.gets), brings=in_words(share.brings))
    return text("no-plain", name=names[seat])


def _share(now: OfferSeen, seat: int) -> Share:
    return next(one for one in now.action.shares if one.seat in (seat, ANYONE))
