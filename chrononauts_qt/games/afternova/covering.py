"""Which crew covers what is asked of a seat: enough icons, and no idle card (AN-401, AN-412, AN-413)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from chrononauts_qt.games.afternova.amounts import (
    NO_SKILLS,
    Skills,
    covers,
    first,
    lacking,
    minus,
    plus,
    total,
)
from chrononauts_qt.games.afternova.cards import CREWS
from chrononauts_qt.kernel.reason import Reason


class Part(NamedTuple):
    """The icons asked of a seat, and those its Upgrades add as soon as it plays a card."""

    icons: Skills
    bonus: Skills


def icons_of(cards: Iterable[str]) -> Skills:
    """Return the icons on crew cards."""
    return total((CREWS[card].skills for card in cards), NO_SKILLS)


def played(part: Part, cards: Sequence[str]) -> Skills:
    """Return the icons that a seat brings with cards: theirs, and those of its Upgrades."""
    return plus(icons_of(cards), part.bonus) if cards else NO_SKILLS


def is_covered(part: Part, cards: Sequence[str]) -> bool:
    """Tell whether cards are enough."""
    return covers(played(part, cards), part.icons)


def explain_cards(part: Part, cards: Sequence[str], hand: Sequence[str]) -> Reason | None:
    """Return why a seat cannot play cards for its part: not held, too few icons, or one that is idle."""
    for card in cards:
        if card not in hand:
            return Reason("not-in-hand", "AN-402", {"card": card})
    if len(set(cards)) < len(cards):
        return Reason("card-twice", "AN-402", {"card": next(c for c in cards if cards.count(c) > 1)})
    short = lacking(part.icons, played(part, cards))
    if any(short):
        skill = first(short)
        return Reason("icons-missing", "AN-401", {"skill": skill, "missing": getattr(short, skill)})
    for place, card in enumerate(cards):
        if is_covered(part, [*cards[:place], *cards[place + 1 :]]):
            return Reason("idle-crew", "AN-412", {"card": card})
    return None


def ways(part: Part, hand: Sequence[str]) -> list[tuple[str, ...]]:
    """Return every choice of cards that covers a part with no card idle."""
    if not any(part.icons):
        return [()]
    wanted = lacking(part.icons, part.bonus)
    if not any(wanted):
        return [(card,) for card in hand]  # it carries the Upgrade's icons (AN-413)
    useful = [(card, CREWS[card].skills) for card in hand if any(map(min, CREWS[card].skills, wanted))]
    found: list[tuple[str, ...]] = []
    chosen: list[tuple[str, Skills]] = []

    def choose(place: int, there: Skills) -> None:
        if covers(there, wanted):
            if not any(covers(minus(there, icons), wanted) for _, icons in chosen):
                found.append(tuple(card for card, _ in chosen))
            return
        for index in range(place, len(useful)):
            chosen.append(useful[index])
            choose(index + 1, plus(there, useful[index][1]))
            chosen.pop()

    choose(0, NO_SKILLS)
    return found


def cheapest(part: Part, hand: Sequence[str]) -> tuple[str, ...] | None:
    """Return the way with the fewest cards, the first of equal ones; None where there is none."""
    return min(ways(part, hand), key=len, default=None)
