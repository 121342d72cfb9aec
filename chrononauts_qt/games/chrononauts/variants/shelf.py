"""What Solonauts puts on the table: its state, its setup, and how its travellers stand."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Self

from chrononauts_qt.games.chrononauts import setup as full
from chrononauts_qt.games.chrononauts.cards import (
    DECK,
    FAMILY,
    IDENTITIES,
    IDENTITY_INDEX,
    INVERTER,
    PATCH,
)
from chrononauts_qt.games.chrononauts.state import State
from chrononauts_qt.games.chrononauts.timeline import LINCHPIN_BIT
from chrononauts_qt.games.chrononauts.variant import Variant
from chrononauts_qt.games.chrononauts.victory import home_needs
from chrononauts_qt.games.chrononauts.view import Traveller
from chrononauts_qt.kernel.errors import BadSetup

HAND_SIZE = 5
MIN_TRAVELLERS, USUAL_TRAVELLERS, MAX_TRAVELLERS = 6, 8, len(IDENTITIES)

SOLONAUTS = Variant(
    title="Solonauts",
    seats=(1, 1),
    deck=tuple(card for card in DECK if FAMILY[card] in (PATCH, INVERTER)),
    hand_size=HAND_SIZE,
    missions=False,
    identities=False,
    routes=(),
)
"""R-1201 to R-1204: 41 cards, five of them in the one hand."""


class SoloState(State):
    """The one hand at ``hands[0]``; ``travellers`` are Identity indexes, ``home`` those who have left."""

    __slots__ = ("home", "travellers")

    def __init__(self, seed: str) -> None:
        super().__init__(1, seed, SOLONAUTS)
        self.travellers: tuple[int, ...] = ()
        self.home: list[int] = []

    def copy(self) -> Self:
        """Return an independent copy."""
        twin = super().copy()
        twin.travellers, twin.home = self.travellers, self.home[:]
        return twin


@dataclass(frozen=True)
class Setup:
    """How a game of Solonauts begins; what is not said is dealt from the seed.

    ``travellers`` is how many wait (6 to 14); ``identities`` names them, ``home`` those of them who are
    home already. ``draw_pile`` (top first) names the top cards, ``discard_pile`` has its top last.
    """

    travellers: int = USUAL_TRAVELLERS
    seed: str = ""
    identities: Sequence[str] = ()
    home: Sequence[str] = ()
    red: Sequence[int] = ()
    patches: Sequence[str] = ()
    hand: Sequence[str] = ()
    draw_pile: Sequence[str] = ()
    discard_pile: Sequence[str] = ()

    @property
    def players(self) -> int:
        """One seat, whoever sits there (R-1201)."""
        return 1


def deal(setup: Setup, state: SoloState) -> None:
    """Fill an empty state as `setup` says; raises BadSetup with one sentence if that cannot be."""
    _deal_travellers(setup, state)
    cards = full.Setup(
        1,
        red=setup.red,
        patches=setup.patches,
        hands={0: setup.hand} if setup.hand else {},
        draw_pile=setup.draw_pile,
        discard_pile=setup.discard_pile,
    )
    full.check_options(cards, state.variant)
    state.red = sum(LINCHPIN_BIT[year] for year in setup.red)
    if len(setup.hand) > HAND_SIZE:
        raise BadSetup(f"a hand of Solonauts holds {HAND_SIZE} cards, not {len(setup.hand)}")
    full.deal_cards(cards, state)
    full.check_position(state)


def _deal_travellers(setup: Setup, state: SoloState) -> None:
    """R-1203: so many Identities at random, face up; those named come first."""
    if not MIN_TRAVELLERS <= setup.travellers <= MAX_TRAVELLERS:
        bounds = f"{MIN_TRAVELLERS} to {MAX_TRAVELLERS}"
        raise BadSetup(f"Solonauts takes {bounds} travellers, not {setup.travellers}")
    named = list(setup.identities)
    for traveller in (*named, *setup.home):
        if traveller not in IDENTITY_INDEX:
            raise BadSetup(f"“{traveller}” is no Identity")
    if max(Counter(named).values(), default=1) > 1 or len(named) > setup.travellers:
        raise BadSetup("the travellers are named twice, or more of them than there are")
    rest = [card.id for card in IDENTITIES if card.id not in named]
    order = state.shuffle("travellers", rest) if len(named) < setup.travellers else []
    chosen = [*named, *order][: setup.travellers]
    if not set(setup.home) <= set(chosen) or len(set(setup.home)) < len(setup.home):
        raise BadSetup("somebody is named home who is not among the travellers, or twice")
    state.travellers = tuple(IDENTITY_INDEX[traveller] for traveller in chosen)
    state.home = [IDENTITY_INDEX[traveller] for traveller in setup.home]


def travellers_of(state: SoloState) -> tuple[Traveller, ...]:
    """Return how every traveller stands, in the order of the deal."""
    return tuple(
        Traveller(IDENTITIES[t].id, home_needs(state, t), t in state.home) for t in state.travellers
    )


_WORDS = ("seed", "travellers")
_LISTS = ("identities", "home", "red", "patches", "hand", "draw", "discard")


def read_setup(seats: int, lines: Mapping[str, Sequence[Sequence[str]]]) -> Setup:
    """Return the setup that the journal's ``setup KEY ...`` lines describe; raises BadSetup."""
    if seats != 1:
        raise BadSetup(f"Solonauts has one seat, a team shares it; here are {seats}")
    for key, said in lines.items():
        if key not in (*_WORDS, *_LISTS):
            raise BadSetup(f"“setup {key}” is unknown; it can be {', '.join((*_WORDS, *_LISTS))}")
        if len(said) > 1:
            raise BadSetup(f"“setup {key}” is said twice")
    listed = {key: tuple(lines[key][0]) for key in _LISTS if key in lines}
    count = " ".join(lines["travellers"][0]) if "travellers" in lines else str(USUAL_TRAVELLERS)
    if not (count.isascii() and count.isdigit() and len(count) <= 2):
        raise BadSetup(f"“setup travellers {count}” is no number")
    return Setup(
        int(count),
        " ".join(lines["seed"][0]) if "seed" in lines else "",
        listed.get("identities", ()),
        listed.get("home", ()),
        tuple(full.year_of(word) for word in listed.get("red", ())),
        listed.get("patches", ()),
        listed.get("hand", ()),
        listed.get("draw", ()),
        listed.get("discard", ()),
    )


def write_setup(setup: Setup) -> list[str]:
    """Return a setup as the journal's lines, the word ``setup`` left out; what is unsaid stays out."""
    lines = [f"seed {setup.seed}"] if setup.seed else []
    lines.append(f"travellers {setup.travellers}")
    listed = (
        ("identities", setup.identities),
        ("home", setup.home),
        ("red", [str(year) for year in setup.red]),
        ("patches", setup.patches),
        ("hand", setup.hand),
        ("draw", setup.draw_pile),
        ("discard", setup.discard_pile),
    )
    return lines + [" ".join((key, *cards)) for key, cards in listed if cards]
