"""What became of counter-offers that nobody took up: it is told when the action of the turn is done."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from chrononauts_qt.games.afternova.actions import ANYONE, Share
from chrononauts_qt.games.afternova.amounts import plus
from chrononauts_qt.kernel.events import Event
from chrononauts_qt.ui.catalog.wording import all_of, sentences
from chrononauts_qt.ui.games.afternova.texts import cards
from chrononauts_qt.ui.games.afternova.texts.events import share_of
from chrononauts_qt.ui.games.afternova.texts.listed import in_words
from chrononauts_qt.ui.games.afternova.texts.table_texts import text

_ACTIONS = ("Harvested", "CardTaken", "RowReplaced")
_Offer = tuple[str, frozenset[Share]]


class PassedOver(NamedTuple):
    """Counter-offers, by seat the last one of each, that ``seat`` left alone in a ``turn``; the event
    ``number`` is what it did ``instead``."""

    turn: int
    number: int
    seat: int
    wanted: Mapping[int, Share]
    instead: Event


def passed_over(events: Sequence[Event]) -> Iterator[PassedOver]:
    """Yield what was passed over in each turn, as everybody has heard it."""
    turn, made, standing, offer = 0, set[_Offer](), list[tuple[int, Share, _Offer]](), dict[str, Any]()
    for number, event in enumerate(events):
        data = event.data
        if event.name == "TurnBegan":
            turn, made, standing = int(data["turn"]), set(), []
        elif event.name == "OfferMade":
            offer = {"planet": data["planet"], "shares": tuple(map(share_of, data["shares"]))}
            made.add((offer["planet"], frozenset(offer["shares"])))
        elif event.name == "AnswersTold":
            standing += _counters(data["answers"], **offer)
        elif event.name in _ACTIONS and standing:
            wanted = {seat: share for seat, share, whole in standing if whole not in made}
            if wanted:
                yield PassedOver(turn, number, int(data["seat"]), wanted, event)
            standing = []


def _counters(
    answers: Mapping[int, Any], planet: str, shares: Sequence[Share]
) -> Iterator[tuple[int, Share, _Offer]]:
    """Yield who countered an offer, with what, and the whole offer that this stands for (AN-426)."""
    for seat, said in answers.items():
        if not isinstance(said, str):
            own = share_of({**said, "seat": seat})
            whole = (own if share.seat in (seat, ANYONE) else share for share in shares)
            yield seat, own, (planet, frozenset(whole))


def told(passed: PassedOver, names: Sequence[str], bots: Collection[int]) -> str:
    """Return who passed over whose counter-offer for what; a bot adds why, from what everybody sees."""
    facts = {"name": names[passed.seat], "names": all_of(names[seat] for seat in passed.wanted)}
    if passed.instead.name != "Harvested":
        said = text("passed-market", **facts)
    elif any(share["seat"] != "bot" for share in passed.instead.data["shares"]):
        said = text("passed-deal", **facts)
    else:
        said = text("passed-alone", planet=cards.planet(passed.instead.data["planet"]), **facts)
    return sentences(said, _why(passed)) if passed.seat in bots else said


def _why(passed: PassedOver) -> str:
    """Return what speaks against a counter-offer; of several the first that wants much."""
    for share in passed.wanted.values():
        gets = plus(share.gets, share.plus)
        if sum(gets) - sum(share.gives) > sum(share.brings):
            return text("passed-much", gets=in_words(gets), brings=in_words(share.brings))
    return text("passed-less")
