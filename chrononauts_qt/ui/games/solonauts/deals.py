"""The terms of Solonauts, which are its deal, and how one is found: in the bank, of the day, or by name."""

from __future__ import annotations

import secrets
from dataclasses import dataclass, replace
from datetime import date

from chrononauts_qt.deals import bank
from chrononauts_qt.deals.bank import Deal
from chrononauts_qt.deals.today import deal_of
from chrononauts_qt.games.chrononauts.variants.solonauts import SIZE

TRAVELLERS, USUAL = SIZE.allowed, SIZE.usual
GRADES = ("easy", "medium", "hard", "very-hard")
MOST_IN_BANK = 10
"""With more travellers no proven deals are kept: one is looked for when it is wanted."""

LONGEST_SEARCH = 10
"""Seconds."""

PROVEN, TODAY, SEED = "proven", "today", "seed"
"""Where a deal comes from: it can be won, it is that of the day, or it is any."""

UNPROVEN = "unproven"
"""One that can be won was wanted, none was found in time, and one is played all the same."""

DEAL_OPTION, DIFFICULTY_OPTION = "deal", "difficulty"
"""Of a journal: "proven", "today DATE" or "seed"; and the games of 200 that a simple player won."""


@dataclass(frozen=True)
class Terms:
    """What was wanted, and what was found for it. ``grade`` "" is any difficulty; ``seed`` is what was
    written for "seed", empty for one by lot, and what was found for the others once they are settled; then
    ``wins`` tells how many of 200 games a simple player won, ``day`` the date of the deal.

    ``dealt`` is the deal of the last time, which the bank does not give again at once.
    """

    travellers: int = USUAL
    deal: str = PROVEN
    grade: str = ""
    seed: str = ""
    wins: int | None = None
    day: str = ""
    dealt: str = ""


def pick(travellers: int, grade: str, avoid: str) -> Deal | None:
    """Return a deal of the bank by lot, another one than the last if there is one."""
    return bank.pick(travellers, grade, avoid, secrets.choice)


def settled(terms: Terms, day: date) -> Terms | None:
    """Return terms with their deal found; None where one that can be won has still to be looked for.

    Any deal, or one that is settled, stays as it is.
    """
    if terms.seed or terms.deal not in (PROVEN, TODAY):
        return terms
    if terms.deal == TODAY:
        found = deal_of(day)
        return replace(
            terms, seed=found.seed, travellers=found.travellers, wins=found.wins, day=day.isoformat()
        )
    in_bank = terms.travellers <= MOST_IN_BANK
    kept = pick(terms.travellers, terms.grade, terms.dealt) if in_bank else None
    return replace(terms, seed=kept.seed, wins=kept.wins) if kept is not None else None


def any_seed() -> str:
    """Return the name of a deal drawn by lot."""
    return secrets.token_hex(8)
