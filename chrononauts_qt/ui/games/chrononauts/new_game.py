"""Chrononauts on the page of a new game."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import date
from pathlib import Path
from typing import ClassVar

from PySide6.QtWidgets import QCheckBox, QWidget

from chrononauts_qt.games.chrononauts.setup import Setup
from chrononauts_qt.session import plain_values
from chrononauts_qt.ui.catalog import windows
from chrononauts_qt.ui.catalog.common import text
from chrononauts_qt.ui.games.chrononauts import new_game_texts as words
from chrononauts_qt.ui.games.chrononauts.new_game_terms import (
    CompanyPanel,
    CompanyTerms,
    NewCompanyGame,
    options_of,
)
from chrononauts_qt.ui.kit.page import Page
from chrononauts_qt.ui.table.new_game import Beginning, NewGameChoice, Told


@dataclass(frozen=True)
class Terms(CompanyTerms):
    """``mulligan``: Identities may be exchanged."""

    mulligan: bool = True


class TermsPanel(CompanyPanel):
    """The terms of Chrononauts."""

    def __init__(self, page: Page) -> None:
        super().__init__(page)
        self.mulligan = page.typed(QCheckBox(text("new-mulligan")), "body", 18)
        self.mulligan.setAccessibleName(text("new-mulligan"))
        self.beginning.addWidget(self.mulligan)
        self.mulligan.toggled.connect(self.changed)

    def own(self) -> Sequence[QWidget]:
        return (self.mulligan,)

    def fill(self, choice: NewGameChoice) -> None:
        self.mulligan.setChecked(choice.terms.mulligan if isinstance(choice.terms, Terms) else True)
        super().fill(choice)

    def terms(self) -> Terms:
        common = super().terms()
        return Terms(common.first, common.memo_seconds, self.mulligan.isChecked())


class NewChrononauts(NewCompanyGame[Terms]):
    """What Chrononauts brings to the page, and what a choice means."""

    TERMS = Terms
    READERS: ClassVar[plain_values.Readers] = {
        **NewCompanyGame.READERS,
        "mulligan": plain_values.yes_or_no,
    }

    def told(self) -> Told:
        return Told(words.text("name"), words.text("told"), text("missing-players"))

    def own_words(self, terms: Terms) -> str:
        return windows.text("sum-mulligan" if terms.mulligan else "sum-no-mulligan")

    def panel(self, page: Page, today: Callable[[], date], folder: Path) -> TermsPanel:
        return TermsPanel(page)

    def begin(self, choice: NewGameChoice, day: date) -> Beginning:
        terms = self.terms_of(choice)
        setup = Setup(len(choice.names), secrets.token_hex(8), terms.first, terms.mulligan)
        return Beginning(setup, options_of(choice, terms))
