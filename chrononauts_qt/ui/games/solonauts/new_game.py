"""Solonauts on the page of a new game."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Mapping
from dataclasses import replace
from datetime import date
from pathlib import Path
from typing import Any

from chrononauts_qt.games.chrononauts.variants.solonauts import Setup
from chrononauts_qt.kernel.errors import BadSetup
from chrononauts_qt.session import plain_values
from chrononauts_qt.session.match import Match
from chrononauts_qt.ui.catalog.common import date_words
from chrononauts_qt.ui.games.solonauts import deals
from chrononauts_qt.ui.games.solonauts import new_game_texts as words
from chrononauts_qt.ui.games.solonauts.deals import (
    DEAL_OPTION,
    DIFFICULTY_OPTION,
    PROVEN,
    SEED,
    TODAY,
    UNPROVEN,
    Terms,
)
from chrononauts_qt.ui.games.solonauts.new_game_deal import DealPanel, terms_of
from chrononauts_qt.ui.kit.page import Page
from chrononauts_qt.ui.table.new_game import Beginning, NewGame, NewGameChoice, Told

_travellers = plain_values.within(deals.TRAVELLERS[0], deals.TRAVELLERS[-1])
_READERS: plain_values.Readers = {
    "travellers": lambda value: round(_travellers(value)),
    "deal": plain_values.one_of(PROVEN, TODAY, SEED),
    "grade": plain_values.one_of("", *deals.GRADES),
    "seed": plain_values.text,
    "dealt": plain_values.text,
}


class NewSolonauts(NewGame):
    """What Solonauts brings to the page, and what a choice means."""

    def told(self) -> Told:
        return Told(words.text("name"), words.text("told"), words.text("missing"), words.text("about"))

    def in_words(self, choice: NewGameChoice, day: date) -> tuple[str, str]:
        terms = terms_of(choice)
        count = deals.USUAL if terms.deal == TODAY else terms.travellers
        kind = {
            PROVEN: words.proven_terms(terms.grade if count <= deals.MOST_IN_BANK else ""),
            TODAY: words.text("sum-today", date=date_words(day)),
            SEED: words.text("sum-seed" if terms.seed else "sum-random"),
        }[terms.deal]
        return words.text("sum-journey", name=choice.names[0], count=count), kind

    def panel(self, page: Page, today: Callable[[], date], folder: Path) -> DealPanel:
        return DealPanel(page, today)

    def read(self, kept: Mapping[str, Any], are_newcomers: bool = False) -> Terms:
        return Terms(**plain_values.read(kept, _READERS))

    def kept(self, choice: NewGameChoice, before: Mapping[str, Any]) -> dict[str, Any]:
        """Return what was wanted, not what could not be had; and the deal apart from what was written.

        Today's deal asks for nothing: how many travellers and how hard stays as it was.
        """
        now, last = terms_of(choice), self.read(before)
        if now.deal == TODAY:
            kept = replace(last, deal=TODAY, seed="", dealt=now.seed or last.dealt)
        else:
            kind = PROVEN if now.deal == UNPROVEN else now.deal
            kept = replace(now, deal=kind, seed=now.seed if kind == SEED else "", dealt=now.seed)
        return {name: getattr(kept, name) for name in _READERS}

    def again(self, match: Match, last: object) -> Terms:
        """Return the terms that deal a game once more."""
        kind, _, day = match.options.get(DEAL_OPTION, SEED).partition(" ")
        wins = match.options.get(DIFFICULTY_OPTION, "")
        return Terms(
            len(match.state.travellers),
            kind if kind in (PROVEN, TODAY) else SEED,
            seed=match.state.seed,
            wins=int(wins) if wins.isascii() and wins.isdigit() else None,
            day=day,
        )

    def begin(self, choice: NewGameChoice, day: date) -> Beginning:
        terms = deals.settled(terms_of(choice), day)
        if terms is None:
            raise BadSetup("a deal that can be won has to be looked for first")
        kind = {TODAY: f"{TODAY} {terms.day}", PROVEN: PROVEN}.get(terms.deal, SEED)
        options = {DEAL_OPTION: kind}
        if terms.wins is not None:
            options[DIFFICULTY_OPTION] = str(terms.wins)
        return Beginning(Setup(travellers=terms.travellers, seed=terms.seed or secrets.token_hex(8)), options)

    def today(self, last: object) -> Terms:
        return Terms(deal=TODAY)
