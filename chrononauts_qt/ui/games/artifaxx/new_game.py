"""Artifaxx on the page of a new game."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import date
from pathlib import Path
from typing import ClassVar

from PySide6.QtWidgets import QWidget

from chrononauts_qt.games.chrononauts.variants.artifaxx import NEVER_EXISTED, OUT, Setup
from chrononauts_qt.session import plain_values
from chrononauts_qt.ui.catalog.wording import QT_TRANSLATE_NOOP, Source, texts_of
from chrononauts_qt.ui.games.chrononauts.new_game_terms import (
    CompanyPanel,
    CompanyTerms,
    NewCompanyGame,
    options_of,
)
from chrononauts_qt.ui.games.chrononauts.texts.titles import title
from chrononauts_qt.ui.kit.page import Page
from chrononauts_qt.ui.kit.questions import OneOf
from chrononauts_qt.ui.table.new_game import Beginning, NewGameChoice, QuickGame, Told

TEXTS: dict[str, Source] = {
    "name": QT_TRANSLATE_NOOP("NewGame", "Artifaxx 2–4"),
    "told": QT_TRANSLATE_NOOP("NewGame", "Artifaxx, two to four players"),
    "about": QT_TRANSLATE_NOOP(
        "NewGame", "The short game without the TimeLine: whoever completes a Mission first wins."),
    "missing": QT_TRANSLATE_NOOP("NewGame", "Two to four players can play. Enter their names."),
    "parents-out": QT_TRANSLATE_NOOP("NewGame", "Out of the deck"),
    "parents-never-existed": QT_TRANSLATE_NOOP("NewGame", "Acts as “{card}”"),
    "sum-parents-out": QT_TRANSLATE_NOOP("NewGame", "“{card}” is not in the deck."),
    "sum-parents-never-existed": QT_TRANSLATE_NOOP("NewGame", "“{card}” acts as “{other}”."),
    "quick": QT_TRANSLATE_NOOP("Settings", "Quick Artifaxx against one bot"),
    "quick-note": QT_TRANSLATE_NOOP("Settings", "The short game, at once. A kindly Cadet plays against you."),
}  # fmt: skip

text = texts_of(TEXTS)


def parents_choice(parents: str) -> str:
    """Return what becomes of Your Parents Never Met, as an answer."""
    if parents == "out":
        return text("parents-out")
    return text("parents-never-existed", card=title("it-never-existed"))


def parents_terms(parents: str) -> str:
    """Return in a sentence what becomes of Your Parents Never Met."""
    card = title("your-parents-never-met")
    if parents == "out":
        return text("sum-parents-out", card=card)
    return text("sum-parents-never-existed", card=card, other=title("it-never-existed"))


@dataclass(frozen=True)
class Terms(CompanyTerms):
    """``parents``: what becomes of Your Parents Never Met."""

    parents: str = OUT


class TermsPanel(CompanyPanel):
    """The terms of Artifaxx."""

    def __init__(self, page: Page) -> None:
        super().__init__(page)
        choices = [(parents, parents_choice(parents)) for parents in (OUT, NEVER_EXISTED)]
        self.parents = OneOf(page, title("your-parents-never-met"), choices, columns=1)
        self.column.insertWidget(self.column.indexOf(self.beginning) + 1, self.parents)
        self.parents.changed.connect(self.changed)

    def own(self) -> Sequence[QWidget]:
        return tuple(self.parents.buttons.values())

    def fill(self, choice: NewGameChoice) -> None:
        self.parents.choose(choice.terms.parents if isinstance(choice.terms, Terms) else OUT)
        super().fill(choice)

    def terms(self) -> Terms:
        common = super().terms()
        return Terms(common.first, common.memo_seconds, self.parents.chosen())


class NewArtifaxx(NewCompanyGame[Terms]):
    """What Artifaxx brings to the page, and what a choice means."""

    TERMS = Terms
    READERS: ClassVar[plain_values.Readers] = {
        **NewCompanyGame.READERS,
        "parents": plain_values.one_of(OUT, NEVER_EXISTED),
    }

    def told(self) -> Told:
        return Told(text("name"), text("told"), text("missing"), text("about"))

    def own_words(self, terms: Terms) -> str:
        return parents_terms(terms.parents)

    def panel(self, page: Page, today: Callable[[], date], folder: Path) -> TermsPanel:
        return TermsPanel(page)

    def begin(self, choice: NewGameChoice, day: date) -> Beginning:
        terms = self.terms_of(choice)
        setup = Setup(len(choice.names), secrets.token_hex(8), terms.first, parents=terms.parents)
        return Beginning(setup, options_of(choice, terms))

    def quick(self) -> QuickGame:
        """Return a game in which the person begins."""
        return QuickGame(text("quick"), text("quick-note"), Terms("seat-1"))
