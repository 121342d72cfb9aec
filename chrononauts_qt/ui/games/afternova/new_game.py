"""AfterNova on the page of a new game."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import asdict, replace
from datetime import date
from pathlib import Path
from typing import Any

from PySide6.QtWidgets import QCheckBox, QWidget

from chrononauts_qt.games.afternova.setup import Setup
from chrononauts_qt.session import plain_values
from chrononauts_qt.shelf import RANKS
from chrononauts_qt.ui.catalog.common import memo_seconds
from chrononauts_qt.ui.catalog.wording import all_of, sentences
from chrononauts_qt.ui.games.afternova.terms import ANSWERS, READERS, TALKS, Terms, options_of
from chrononauts_qt.ui.games.afternova.texts.new_game_texts import text
from chrononauts_qt.ui.kit.page import Page, WholeBox
from chrononauts_qt.ui.table.new_game import (
    Beginning,
    NewGame,
    NewGameChoice,
    Panel,
    RanksTold,
    Sitter,
    Told,
)


class TermsPanel(Panel):
    """What all have to agree to; who plays alone has nobody to agree with."""

    def __init__(self, page: Page) -> None:
        super().__init__(page)
        self.all_at_once = self._box("all-at-once")
        self.hints = self._box("hints")
        self._agreed: tuple[QWidget, ...] = (
            self.all_at_once, page.label(text("all-at-once-note"), "body", 16, muted=True),
            self.hints, page.label(text("hints-note"), "body", 16, muted=True))
        self.talk = self._seconds("talk", TALKS)
        self.answers = self._seconds("answers", ANSWERS)
        for box, key in ((self.talk, "talk"), (self.answers, "answers")):
            label = page.label(text(key), "label", 18, muted=True)
            label.setBuddy(box)
            self._agreed += (label, box)
        self.alone = page.label(text("alone"), "body", 16, muted=True)
        self.head(*self._agreed, self.alone)
        self.column.addStretch(1)

    def _box(self, key: str) -> QCheckBox:
        box = self.page.typed(QCheckBox(text(key)), "body", 18)
        box.setAccessibleName(text(key))
        box.setAccessibleDescription(text(f"{key}-note"))
        box.toggled.connect(self.changed)
        return box

    def _seconds(self, key: str, choices: Sequence[int]) -> WholeBox:
        box = self.page.typed(WholeBox(), "body", 18)
        box.setMinimumHeight(38)
        box.setAccessibleName(text(key))
        for seconds in choices:
            box.addItem(memo_seconds(seconds) if seconds else text("no-limit"), seconds)
        box.currentIndexChanged.connect(self.changed)
        return box

    def in_order(self) -> Iterator[QWidget]:
        yield from (self.all_at_once, self.hints, self.talk, self.answers)

    def seat(self, sitters: Sequence[Sitter]) -> None:
        is_shared = sum(not sitter.rank for sitter in sitters) > 1
        for part in self._agreed:
            part.setVisible(is_shared)
        self.alone.setVisible(not is_shared)

    def fill(self, choice: NewGameChoice) -> None:
        terms = terms_of(choice)
        self.all_at_once.setChecked(terms.all_at_once)
        self.hints.setChecked(terms.hints)
        self.talk.setCurrentIndex(max(0, self.talk.findData(terms.talk)))
        self.answers.setCurrentIndex(max(0, self.answers.findData(terms.answers)))

    def into(self, choice: NewGameChoice) -> NewGameChoice:
        seconds = int(self.talk.currentData()), int(self.answers.currentData())
        return replace(choice, terms=Terms(self.all_at_once.isChecked(), self.hints.isChecked(), *seconds))


def terms_of(choice: NewGameChoice) -> Terms:
    """Return the terms of a choice, the usual ones where it has none."""
    return choice.terms if isinstance(choice.terms, Terms) else Terms()


def _agreed(terms: Terms) -> Iterator[str]:
    """Yield in sentences what all have agreed to."""
    if terms.all_at_once:
        yield text("sum-at-once")
    if terms.hints:
        yield text("sum-hints")
    if terms.talk:
        yield text("sum-talk", seconds=memo_seconds(terms.talk))
    if terms.answers:
        yield text("sum-answers", seconds=memo_seconds(terms.answers))


class NewAfterNova(NewGame):
    """What AfterNova brings to the page, and what a choice means: two play with Bot (AN-801)."""

    def told(self) -> Told:
        return Told(text("new-name"), text("new-told"), text("new-missing"), text("new-about"))

    def ranks(self) -> RanksTold:
        about = {rank: text(f"about-{rank}") for rank in RANKS}
        return RanksTold(text("ranks-note"), about)

    def panel(self, page: Page, today: Callable[[], date], folder: Path) -> TermsPanel:
        return TermsPanel(page)

    def read(self, kept: Mapping[str, Any], are_newcomers: bool = False) -> Terms:
        return Terms(**plain_values.read(kept, READERS))

    def kept(self, choice: NewGameChoice, before: Mapping[str, Any]) -> dict[str, Any]:
        return asdict(terms_of(choice))

    def in_words(self, choice: NewGameChoice, day: date) -> tuple[str, str]:
        bot = text("sum-bot") if len(choice.names) == 2 else ""
        agreed = _agreed(terms_of(choice)) if len(choice.people) > 1 else ()
        return text("sum-players", players=all_of(choice.names)), sentences(bot, text("sum-usual"), *agreed)

    def begin(self, choice: NewGameChoice, day: date) -> Beginning:
        return Beginning(Setup(len(choice.names), secrets.token_hex(8)), options_of(terms_of(choice)))
