"""What an installation has of the box."""

from __future__ import annotations

from collections.abc import Iterator

from chrononauts_qt.games.chrononauts.cards import ALL_CARDS, ARTIFACTS
from chrononauts_qt.games.chrononauts.timeline import LINCHPINS
from chrononauts_qt.kernel.reason import Reason
from chrononauts_qt.ui.games.chrononauts.texts import reasons, titles
from chrononauts_qt.ui.games.chrononauts.views.card_pictures import (
    FAMILIES,
    FOLDER,
    category_sign,
    picture_of,
    symbol_of,
)
from chrononauts_qt.ui.table.inventory import Flawed, Inventory

CARDS = 136


def _data() -> dict[str, int]:
    """Count the cards."""
    cards = sum(card.copies for card in ALL_CARDS)
    if cards != CARDS:
        raise Flawed(f"the card table has {cards} cards instead of {CARDS}")
    return {"cards": cards}


def _signs() -> Iterator[str]:
    yield from FAMILIES.values()
    yield from (picture_of(card.id) for card in ALL_CARDS)
    yield from (symbol_of(year, prime) for year in LINCHPINS for prime in (False, True))
    yield from (category_sign(card.facts["category"]) for card in ARTIFACTS)


INVENTORY = Inventory(
    _data,
    _signs,
    plates=tuple(f"{FOLDER}/backs/{back}" for back in ("play", "identity", "mission")),
    sayings=(lambda: titles.title("avert-disaster"), lambda: reasons.say(Reason("game-over"), ())),
)
