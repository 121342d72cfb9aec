"""Pact on the page of a new game: its one question is whether all play as a team."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, replace
from datetime import date
from pathlib import Path
from typing import Any

from PySide6.QtWidgets import QCheckBox, QWidget

from chrononauts_qt.session import plain_values
from chrononauts_qt.ui.kit.page import Page
from chrononauts_qt.ui.table.new_game import Beginning, NewGame, NewGameChoice, Panel, Told
from tests.pact.setup import Setup


@dataclass(frozen=True)
class Terms:
    """``team``: all win together, or nobody does."""

    team: bool = False


class TermsPanel(Panel):
    """A box to tick."""

    def __init__(self, page: Page) -> None:
        super().__init__(page)
        self.team = page.typed(QCheckBox("As a team"), "body", 18)
        self.team.setAccessibleName("As a team")
        self.head(self.team)
        self.team.toggled.connect(self.changed)

    def in_order(self) -> Iterator[QWidget]:
        yield self.team

    def fill(self, choice: NewGameChoice) -> None:
        self.team.setChecked(terms_of(choice).team)

    def into(self, choice: NewGameChoice) -> NewGameChoice:
        return replace(choice, terms=Terms(self.team.isChecked()))


class NewPact(NewGame):
    """What Pact brings to the page, and what a choice means."""

    def told(self) -> Told:
        return Told(
            "Pact 2–4",
            "Pact, two to four players",
            "Two to four can make a pact. Enter their names.",
        )

    def in_words(self, choice: NewGameChoice, day: date) -> tuple[str, str]:
        how = "All play as a team." if terms_of(choice).team else "The most points win."
        return f"{' and '.join(choice.names)} trade.", how

    def panel(self, page: Page, today: Callable[[], date], folder: Path) -> Panel:
        return TermsPanel(page)

    def read(self, kept: Mapping[str, Any], are_newcomers: bool = False) -> Terms:
        return Terms(**plain_values.read(kept, {"team": plain_values.yes_or_no}))

    def kept(self, choice: NewGameChoice, before: Mapping[str, Any]) -> dict[str, Any]:
        return {"team": terms_of(choice).team}

    def begin(self, choice: NewGameChoice, day: date) -> Beginning:
        return Beginning(Setup(len(choice.names), "stones", terms_of(choice).team), {})


def terms_of(choice: NewGameChoice) -> Terms:
    """Return the terms of a choice, the usual ones where it has none."""
    return choice.terms if isinstance(choice.terms, Terms) else Terms()
