"""What was answered to an offer, in sentences; a bot adds why, from what everybody sees."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence

from chrononauts_qt.games.afternova.actions import ANYONE, Share
from chrononauts_qt.games.afternova.amounts import Fragments, lacking, minus, plus, total
from chrononauts_qt.games.afternova.state import MOST_PROJECTS
from chrononauts_qt.games.afternova.view import OfferSeen, View
from chrononauts_qt.ui.catalog.wording import sentences
from chrononauts_qt.ui.games.afternova.deal import bonus_of, spaces_of
from chrononauts_qt.ui.games.afternova.texts import cards, listed, spoken
from chrononauts_qt.ui.games.afternova.texts.listed import in_words
from chrononauts_qt.ui.games.afternova.texts.table_texts import text

ICONS_OF_A_CARD = 2
"""What a crew card brings at most, without Upgrades (AN-103)."""


def whole(view: View, names: Sequence[str], bots: Collection[int]) -> Iterator[str]:
    """Yield whose offer was answered last, and each answer; nothing while none is told."""
    if view.offers and view.offers[-1].answers:
        now = view.offers[-1]
        yield text("answers-to", name=names[view.seat_to_move], number=now.number,
                   planet=cards.planet(now.planet))
        yield from told(view, names, bots)


def told(
    view: View, names: Sequence[str], bots: Collection[int], with_terms: bool = True
) -> Iterator[str]:
    """Yield a sentence for each answer to the last offer, once they are told."""
    if view.offers:
        yield from to_offer(view, view.offers[-1], names, bots, with_terms)


def to_offer(
    view: View, now: OfferSeen, names: Sequence[str], bots: Collection[int], with_terms: bool = True
) -> Iterator[str]:
    """Yield what is said of each answer to an offer, once they are told; `with_terms`: and of what is wanted
    instead."""
    for seat, said in now.answers.items():
        if said == "accept":
            yield _yes(view, now, seat, names) if seat in bots else text("yes-plain", name=names[seat])
        elif said == "decline":
            yield _no(view, now, seat, names) if seat in bots else text("no-plain", name=names[seat])
        else:
            terms = spoken.share(_wanted(now, seat), names) if with_terms else ""
            yield sentences(_other(now, seat, names, seat in bots), terms)


def counters(now: OfferSeen, names: Sequence[str]) -> str:
    """Return in a sentence each what is wanted instead of an offer, "" where nobody has countered."""
    return sentences(*(
        text("counter-is", share=spoken.share(_wanted(now, seat), names)) for seat in now.counters))


def _yes(view: View, now: OfferSeen, seat: int, names: Sequence[str]) -> str:
    """Return why a bot accepts, as far as everybody can see it."""
    name, share = names[seat], _share(now, seat)
    if any(before.counters.get(seat) == now.action for before in view.offers[:-1]):
        return text("yes-own", name=name)
    gets = in_words(_gets(share))
    if _has_room(view, seat, share) and _is_paid(share):
        return text("yes-fair", name=name, gets=gets, brings=in_words(share.brings))
    if _has_room(view, seat, share):
        return text("yes-room", name=name, gets=gets)
    return text("yes-instead", name=name, gets=gets)


def _no(view: View, now: OfferSeen, seat: int, names: Sequence[str]) -> str:
    """Return why a bot declines, as far as everybody can see it: never what it holds."""
    name, share, leader = names[seat], _share(now, seat), names[view.seat_to_move]
    player = view.players[seat]
    gets, brings = in_words(_gets(share)), in_words(share.brings)
    if len(view.players[view.seat_to_move].completed) >= MOST_PROJECTS - 1:
        return text("no-leader", name=name, leader=leader)
    if sum(lacking(share.brings, bonus_of(player))) > ICONS_OF_A_CARD * player.crew:
        return text("no-crew", name=name, crew=listed.crew_cards(player.crew), brings=brings)
    if not _is_paid(share):
        return text("no-little", name=name, gets=gets, brings=brings)
    if not _has_room(view, seat, share):
        return text("no-room", name=name, gets=gets)
    left = _left(view, now)
    if left is not None and sum(left) > sum(_gets(share)):
        return text("no-more", name=name, leader=leader, left=in_words(left), gets=gets)
    return text("no-hidden", name=name)


def _other(now: OfferSeen, seat: int, names: Sequence[str], is_bot: bool) -> str:
    """Return that something else is wanted; a bot says what it does not like."""
    share = _share(now, seat)
    if not is_bot:
        return text("counter-said", name=names[seat])
    key = "counter-more" if _is_paid(share) else "counter-little"
    gets, brings = in_words(_gets(share)), in_words(share.brings)
    return text(key, name=names[seat], gets=gets, brings=brings)


def _wanted(now: OfferSeen, seat: int) -> Share:
    return next(one for one in now.counters[seat].shares if one.seat == seat)


def _share(now: OfferSeen, seat: int) -> Share:
    return next(one for one in now.action.shares if one.seat in (seat, ANYONE))


def _gets(share: Share) -> Fragments:
    return plus(share.gets, share.plus)


def _is_paid(share: Share) -> bool:
    """Tell whether a helper has a Fragment more for each icon."""
    return sum(_gets(share)) - sum(share.gives) >= sum(share.brings)


def _has_room(view: View, seat: int, share: Share) -> bool:
    """Tell whether nothing would go overboard."""
    player = view.players[seat]
    return sum(player.hold) + sum(_gets(share)) - sum(share.gives) <= spaces_of(player)


def _left(view: View, now: OfferSeen) -> Fragments | None:
    """Return what of the Planet is left to the active seat, None where the Planet is gone."""
    there = next((one.fragments for one in view.planets if one is not None and one.id == now.planet), None)
    given = total((one.gets for one in now.action.shares), Fragments())
    return None if there is None else minus(there, given)
