"""Finds the deal of Solonauts that a choice asks for: from the bank, of the day, or by name."""

from __future__ import annotations

import secrets
from dataclasses import replace
from datetime import date

from chrononauts_qt.deals import bank
from chrononauts_qt.deals.bank import Deal
from chrononauts_qt.deals.today import deal_of
from chrononauts_qt.games.chrononauts.variants.solonauts import MAX_TRAVELLERS, MIN_TRAVELLERS
from chrononauts_qt.ui.shell.manner import PROVEN, SOLONAUTS, TODAY, NewGameChoice

TRAVELLERS = range(MIN_TRAVELLERS, MAX_TRAVELLERS + 1)
USUAL = 8
GRADES = ("easy", "medium", "hard", "very-hard")
MOST_IN_BANK = 10
"""With more travellers no proven deals are kept: one is looked for when it is wanted."""

LONGEST_SEARCH = 10
"""Seconds."""


def pick(travellers: int, grade: str, avoid: str) -> Deal | None:
    """Return a deal of the bank by lot, another one than the last if there is one."""
    return bank.pick(travellers, grade, avoid, secrets.choice)


def settled(choice: NewGameChoice, day: date, avoid: str = "") -> NewGameChoice | None:
    """Return a choice with its deal found; None where one that can be won has still to be looked for.

    ``avoid`` is the deal of the last time, which the bank does not give again at once. A choice of another
    game or of any deal, or one that is settled, stays as it is.
    """
    if choice.game != SOLONAUTS or choice.seed or choice.deal not in (PROVEN, TODAY):
        return choice
    if choice.deal == TODAY:
        found = deal_of(day)
        return replace(
            choice, seed=found.seed, travellers=found.travellers, wins=found.wins, day=day.isoformat()
        )
    kept = pick(choice.travellers, choice.grade, avoid) if choice.travellers <= MOST_IN_BANK else None
    return replace(choice, seed=kept.seed, wins=kept.wins) if kept is not None else None


def any_seed() -> str:
    """Return the name of a deal drawn by lot."""
    return secrets.token_hex(8)
