"""Artifaxx: Artifacts, Actions and Timewarps without a TimeLine (section 11.1 of the rules).

Turns, Memo windows and effects are those of the full game (R-1108); nobody has an Identity, and a
finished Mission is the only way to win (R-1107). What acts on a TimeLine is not in the deck, so the two
Artifacts of the ÜberParadox are always playable (R-1109).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, fields

from chrononauts_qt.games.chrononauts import rules
from chrononauts_qt.games.chrononauts import setup as full
from chrononauts_qt.games.chrononauts.cards import (
    ACTION,
    ARTIFACT,
    DECK,
    FAMILY,
    PLAY_INDEX,
    TIMEWARP,
    card_table,
)
from chrononauts_qt.games.chrononauts.rules import (
    FIGURES,
    apply,
    begins_turn,
    can_reach_home,
    check,
    claims_after,
    deal_name,
    decision,
    dump,
    explain,
    explain_card,
    figures,
    forecast,
    in_short,
    is_news,
    legal_actions,
    nexus,
    not_taken_back,
    outcome,
    parse,
    pending,
    play_on,
    refusal,
    sample,
    searching,
    silent_answers,
    terms,
    told_by,
    view,
)
from chrononauts_qt.games.chrononauts.state import State
from chrononauts_qt.games.chrononauts.variant import CHRONONAUTS, Variant
from chrononauts_qt.kernel.errors import BadSetup
from chrononauts_qt.kernel.events import Chance
from chrononauts_qt.kernel.game import Resolution, Size

__all__ = [
    "FIGURES",
    "MAX_SEATS",
    "MIN_SEATS",
    "SEATS",
    "SIZE",
    "Setup",
    "apply",
    "begins_turn",
    "can_reach_home",
    "card_table",
    "check",
    "claims_after",
    "deal_name",
    "decision",
    "dump",
    "explain",
    "explain_card",
    "figures",
    "forecast",
    "in_short",
    "is_news",
    "legal_actions",
    "new_game",
    "nexus",
    "not_taken_back",
    "outcome",
    "parse",
    "pending",
    "play_on",
    "quick_setup",
    "read_setup",
    "refusal",
    "sample",
    "searching",
    "silent_answers",
    "terms",
    "told_by",
    "view",
    "write_setup",
]

MIN_SEATS, MAX_SEATS = 2, 4
SEATS = range(MIN_SEATS, MAX_SEATS + 1)
SIZE = Size("players", SEATS, 4)
OUT, NEVER_EXISTED = "out", "never-existed"
_PARENTS = PLAY_INDEX["your-parents-never-met"]
_ITS_ROLE = PLAY_INDEX["it-never-existed"]
_USED = tuple(card for card in DECK if FAMILY[card] in (ARTIFACT, ACTION, TIMEWARP))

ARTIFAXX = CHRONONAUTS._replace(
    title="Artifaxx",
    seats=(MIN_SEATS, MAX_SEATS),
    deck=tuple(card for card in _USED if card != _PARENTS),
    identities=False,
    routes=("mission",),
)
"""R-1101 to R-1104: 38 cards, without Your Parents Never Met."""

WITH_PARENTS = ARTIFAXX._replace(deck=tuple(_ITS_ROLE if card == _PARENTS else card for card in _USED))
"""R-1103, R-1110: all players agree, and the card lies in the deck as one more It Never Existed."""

_FOREIGN = ("identity", "identities", "red", "patches", "mulligan")
"""Keys of a setup that ask for what is not used here (R-1102)."""


@dataclass(frozen=True)
class Setup(full.Setup):
    """How a game of Artifaxx begins; ``parents`` is "out" or "never-existed" (R-1103)."""

    parents: str = OUT


def variant_of(setup: Setup) -> Variant:
    """Return the deck and the rules that a setup asks for; raise BadSetup."""
    variants = {OUT: ARTIFAXX, NEVER_EXISTED: WITH_PARENTS}
    if setup.parents not in variants:
        raise BadSetup(f"“parents {setup.parents}” is neither {OUT} nor {NEVER_EXISTED}")
    for key, said in (
        ("Identity", (*setup.identities, *setup.identity_stack)),
        ("TimeLine", (*setup.red, *setup.patches)),
    ):
        if said:
            raise BadSetup(f"Artifaxx is played without any {key}")
    return variants[setup.parents]


def quick_setup(size: int, seed: str) -> Setup:
    """Return the setup of a game of so many players, all of it dealt."""
    return Setup(size, seed)


def new_game(setup: Setup, imposed: Sequence[Chance] = ()) -> tuple[State, Resolution]:
    """Return a game on the table and what the deal brought; raises BadSetup or BadChance."""
    return rules.start(setup, variant_of(setup), imposed)


def read_setup(seats: int, lines: Mapping[str, Sequence[Sequence[str]]]) -> Setup:
    """Return the setup that the journal's ``setup KEY ...`` lines describe; raises BadSetup."""
    for key in _FOREIGN:
        if key in lines:
            raise BadSetup(f"“setup {key}” has no place in Artifaxx")
    said = [" ".join(words) for words in lines.get("parents", [[OUT]])]
    if len(said) > 1:
        raise BadSetup("“setup parents” is said twice")
    read = full.read_setup(seats, {key: words for key, words in lines.items() if key != "parents"})
    taken = {field.name: getattr(read, field.name) for field in fields(read)}
    return Setup(**taken, parents=said[0])


def write_setup(setup: Setup) -> list[str]:
    """Return a setup as the journal's lines, the word ``setup`` left out."""
    lines = [line for line in full.write_setup(setup) if line.partition(" ")[0] not in _FOREIGN]
    return [f"parents {setup.parents}", *lines]
