"""Which deal of Solonauts is played: one that can be won, that of the day, or any."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from datetime import date

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QLabel, QLineEdit, QVBoxLayout, QWidget

from chrononauts_qt.ui.catalog import new_game_texts as words
from chrononauts_qt.ui.catalog.common import memo_seconds, text
from chrononauts_qt.ui.games.solonauts import deals
from chrononauts_qt.ui.kit.parts import Page, WholeBox
from chrononauts_qt.ui.kit.questions import OneOf
from chrononauts_qt.ui.shell.manner import PROVEN, SEED, TODAY, NewGameChoice

LONGEST_SEED = 32
SHORTEST_BOX = 12
"""Characters that travellers and difficulty have room for: both boxes are alike."""


class _Group(QWidget):
    """What is shown and hidden together; as a class of its own it lets the panel shine through."""


class DealChoice(QWidget):
    """The deal, how many travel, and what the chosen kind of deal asks besides."""

    changed = Signal()

    def __init__(self, page: Page, today: Callable[[], date]) -> None:
        super().__init__()
        self._page = page
        self._today = today
        kinds = [(kind, words.text(f"deal-{kind}")) for kind in (PROVEN, TODAY, SEED)]
        self.deal = OneOf(page, words.text("deal"), kinds, apart=True)
        self.travellers = self._box(words.text("travellers"))
        self.grade = self._box(words.text("grade"))
        for count in deals.TRAVELLERS:
            usual = count == deals.USUAL
            self.travellers.addItem(
                words.text("travellers-usual", count=count) if usual else str(count), count
            )
        for grade in ("", *deals.GRADES):
            self.grade.addItem(words.text(f"grade-{grade or 'any'}"), grade)
        self.seed = page.typed(QLineEdit(), "body", 18)
        self.seed.setMaxLength(LONGEST_SEED)
        self.seed.setAccessibleName(words.text("seed"))
        self.today_note = page.label("", "body", 18)
        longest = memo_seconds(deals.LONGEST_SEARCH)
        self.search_note = page.label(words.text("search-note", seconds=longest), "body", 16, muted=True)
        self._lay_out()
        self.deal.changed.connect(self._turn)
        for box in (self.travellers, self.grade):
            box.currentIndexChanged.connect(self._turn)
        self.seed.textChanged.connect(self._turn)

    def _box(self, name: str) -> WholeBox:
        box = self._page.typed(WholeBox(), "body", 18)
        box.setMinimumContentsLength(SHORTEST_BOX)
        box.setAccessibleName(name)
        return box

    # -- layout ---------------------------------------------------------------------------------

    def _lay_out(self) -> None:
        page = self._page
        column = page.spaced(QVBoxLayout(self), 0, 18)
        top = page.spaced(QVBoxLayout(), 0, 4)
        top.addWidget(page.label(text("new-how"), "label", 24))
        top.addWidget(self.deal)
        top.addWidget(self.today_note)
        column.addLayout(top)
        note = page.label(words.text("travellers-note"), "body", 16, muted=True)
        self._crew = self._group(self.travellers, note)
        note = page.label(words.text("grade-note"), "body", 16, muted=True)
        self._grades = self._group(self.grade, note)
        note = page.label(words.text("seed-note"), "body", 16, muted=True)
        self._seeds = self._group(self.seed, note)
        for group in (self._crew, self._grades, self.search_note, self._seeds):
            column.addWidget(group)
        column.addStretch(1)

    def _group(self, field: QWidget, note: QLabel) -> QWidget:
        """Return a question with its field and, below, a quiet sentence about it."""
        group = _Group()
        column = self._page.spaced(QVBoxLayout(group), 0, 4)
        label = self._page.label(field.accessibleName(), "label", 18, muted=True)
        label.setBuddy(field)
        column.addWidget(label)
        if isinstance(field, QComboBox):
            row = self._page.spaced(QHBoxLayout(), 0, 0)
            row.addWidget(field)
            row.addStretch(1)
            column.addLayout(row)
        else:
            column.addWidget(field)
        column.addWidget(note)
        return group

    def in_order(self) -> Iterator[QWidget]:
        """Yield what Tab goes through."""
        yield from self.deal.buttons.values()
        yield from (self.travellers, self.grade, self.seed)

    # -- what is chosen -------------------------------------------------------------------------

    def fill(self, choice: NewGameChoice) -> None:
        """Show the deal of a choice; a seed that was found for it is no text anybody wrote."""
        self.deal.choose(choice.deal if choice.deal in self.deal.buttons else PROVEN)
        usual = self.travellers.findData(deals.USUAL)
        found = self.travellers.findData(choice.travellers)
        self.travellers.setCurrentIndex(found if found >= 0 else usual)
        self.grade.setCurrentIndex(max(0, self.grade.findData(choice.grade)))
        self.seed.setText(choice.seed if choice.deal == SEED else "")
        self._turn()

    def into(self, choice: NewGameChoice) -> NewGameChoice:
        """Return a choice with this deal in it, not settled yet."""
        return replace(
            choice,
            travellers=int(self.travellers.currentData()),
            deal=self.deal.chosen(),
            grade=str(self.grade.currentData()),
            seed=" ".join(self.seed.text().split()) if self.deal.chosen() == SEED else "",
        )

    def _turn(self) -> None:
        """Show what the kind of deal asks for."""
        choice = self.into(NewGameChoice(()))
        in_bank = choice.travellers <= deals.MOST_IN_BANK
        self.today_note.setVisible(choice.deal == TODAY)
        today = words.date_words(self._today())
        self.today_note.setText(words.text("today-note", date=today, count=deals.USUAL))
        self._crew.setVisible(choice.deal != TODAY)
        self._seeds.setVisible(choice.deal == SEED)
        self._grades.setVisible(choice.deal == PROVEN and in_bank)
        self.search_note.setVisible(choice.deal == PROVEN and not in_bank)
        self.changed.emit()


def in_words(choice: NewGameChoice, day: date) -> tuple[str, str]:
    """Return in whole sentences who brings how many home, and from which deal."""
    count = deals.USUAL if choice.deal == TODAY else choice.travellers
    kind = {
        PROVEN: words.proven_terms(choice.grade if count <= deals.MOST_IN_BANK else ""),
        TODAY: words.text("sum-today", date=words.date_words(day)),
        SEED: words.seed_terms(choice.seed),
    }[choice.deal]
    return words.journey(choice.names[0], count), kind
