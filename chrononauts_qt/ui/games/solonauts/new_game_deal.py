"""Which deal of Solonauts is played: one that can be won, that of the day, or any."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from datetime import date
from math import ceil
from time import monotonic

from PySide6.QtCore import QTimer, Signal
from PySide6.QtGui import QHideEvent
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QLabel, QLineEdit, QProgressBar, QVBoxLayout, QWidget

from chrononauts_qt.ui.catalog.common import date_words, memo_seconds, text
from chrononauts_qt.ui.games.solonauts import deals
from chrononauts_qt.ui.games.solonauts import new_game_texts as words
from chrononauts_qt.ui.games.solonauts.deal_worker import DealWorker
from chrononauts_qt.ui.games.solonauts.deals import PROVEN, SEED, TODAY, Terms
from chrononauts_qt.ui.kit.overlay import Sheet
from chrononauts_qt.ui.kit.page import Page, WholeBox
from chrononauts_qt.ui.kit.questions import OneOf
from chrononauts_qt.ui.table.new_game import NewGameChoice, Panel

TICK = 250
"""Milliseconds after which the time spent is shown anew."""

ONE_DEAL = 2
"""So many seconds one deal is tried at most: a win that takes longer to find is rarer than another deal's."""


class DealSearch(Sheet):
    """Tries deals drawn by lot; `found` carries the terms with the first one that can be won, or with one
    that nothing is known of if that is to be played all the same."""

    found = Signal(object)

    def __init__(self, page: Page) -> None:
        self.worker, self._tick = DealWorker(), QTimer()  # a sheet hides itself while it is made
        super().__init__(page.theme, page)
        for part in (self.worker, self._tick):
            part.setParent(self)
        self._terms = deals.Terms()
        self._open_seed = ""
        self._seed = ""
        self._end = 0.0
        self.told = self.label("", "body", 18)
        self.spent = QProgressBar()
        self.spent.setTextVisible(False)
        self.spent.setAccessibleName(words.text("search-spent"))
        self._tick.setInterval(TICK)
        self._tick.timeout.connect(lambda: self.spent.setValue(self.spent.value() + TICK))
        self.body.addWidget(self.told)
        self.body.addWidget(self.spent)
        self.stop_button = self.fixed(self.button(words.text("search-stop")), 130, 0)
        self.back_button = self.fixed(self.button(text("back")), 130, 0)
        self.play_button = self.button(words.text("unproven-play"), primary=True)
        for button in (self.stop_button, self.back_button):
            self.buttons.addWidget(button)
        self.buttons.addStretch(1)
        self.buttons.addWidget(self.play_button)
        self.stop_button.clicked.connect(self._give_up)
        self.back_button.clicked.connect(self.hide)
        self.play_button.clicked.connect(self._play_unproven)
        self.worker.done.connect(self._judge)
        self.worker.failed.connect(lambda _: self._give_up())

    def begin(self, terms: deals.Terms) -> None:
        """Look for the deal that is wanted."""
        self._terms, self._open_seed = terms, ""
        self._end = monotonic() + deals.LONGEST_SEARCH
        self.spent.setRange(0, deals.LONGEST_SEARCH * 1000)
        self.spent.setValue(0)
        self._tick.start()
        seconds = memo_seconds(deals.LONGEST_SEARCH)
        told = words.text("search-text", count=terms.travellers, seconds=seconds)
        self._say(words.text("search-title"), told, looking=True)
        self.open(self.stop_button)
        self._try_next()

    def _say(self, title: str, told: str, looking: bool) -> None:
        self.entitle(title)
        self.told.setText(told)
        for widget in (self.spent, self.stop_button):
            widget.setVisible(looking)
        for widget in (self.back_button, self.play_button):
            widget.setVisible(not looking)

    def _try_next(self) -> None:
        left = self._end - monotonic()
        if left <= 0:
            self._give_up()
            return
        self._seed = deals.any_seed()
        self.worker.solve(self._terms.travellers, self._seed, min(ONE_DEAL, ceil(left)))

    def _judge(self, found: dict[str, object]) -> None:
        """Play what can be won; keep what is open for the end, and pass over what nobody can win."""
        if found.get("verdict") == "winnable":
            self._take(replace(self._terms, seed=self._seed))
            return
        if found.get("verdict") != "unwinnable":
            self._open_seed = self._seed
        self._try_next()

    def _give_up(self) -> None:
        """Say that nothing was proven, and offer to play all the same."""
        self._cease()
        told = words.text("unproven-text", count=self._terms.travellers)
        self._say(words.text("unproven-title"), told, looking=False)
        self.place()
        self.lead_to(self.play_button)

    def _play_unproven(self) -> None:
        self._take(replace(self._terms, deal=deals.UNPROVEN, seed=self._open_seed or deals.any_seed()))

    def _take(self, terms: deals.Terms) -> None:
        self.hide()
        self.found.emit(terms)

    def go_back(self) -> bool:
        """Stop looking, or go back to the page."""
        if self.stop_button.isVisible():
            self._give_up()
        else:
            self.hide()
        return True

    def hideEvent(self, event: QHideEvent) -> None:
        """Nothing is looked for behind a page that is gone, nor when it comes back."""
        self._cease()
        self.hide()
        super().hideEvent(event)

    def _cease(self) -> None:
        self._tick.stop()
        self.worker.stop()


LONGEST_SEED = 32
SHORTEST_BOX = 12
"""Characters that travellers and difficulty have room for: both boxes are alike."""


class _Group(QWidget):
    """What is shown and hidden together; as a class of its own it lets the panel shine through."""


class DealPanel(Panel):
    """The deal, how many travel, and what the chosen kind of deal asks besides."""

    def __init__(self, page: Page, today: Callable[[], date]) -> None:
        super().__init__(page)
        self._today = today
        self._dealt = ""
        self._wanted = NewGameChoice(())
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
        self.search = DealSearch(page)
        self.search.found.connect(self._tell_settled)
        self.deal.changed.connect(self._turn)
        for box in (self.travellers, self.grade):
            box.currentIndexChanged.connect(self._turn)
        self.seed.textChanged.connect(self._turn)

    def _box(self, name: str) -> WholeBox:
        box = self.page.typed(WholeBox(), "body", 18)
        box.setMinimumContentsLength(SHORTEST_BOX)
        box.setAccessibleName(name)
        return box

    # -- layout ---------------------------------------------------------------------------------

    def _lay_out(self) -> None:
        page = self.page
        self.head(self.deal, self.today_note)
        note = page.label(words.text("travellers-note"), "body", 16, muted=True)
        self._crew = self._question(self.travellers, note)
        note = page.label(words.text("grade-note"), "body", 16, muted=True)
        self._grades = self._question(self.grade, note)
        note = page.label(words.text("seed-note"), "body", 16, muted=True)
        self._seeds = self._question(self.seed, note)
        for group in (self._crew, self._grades, self.search_note, self._seeds):
            self.column.addWidget(group)
        self.column.addStretch(1)

    def _question(self, field: QWidget, note: QLabel) -> QWidget:
        """Return a question with its field and, below, a quiet sentence about it."""
        group = _Group()
        column = self.page.spaced(QVBoxLayout(group), 0, 4)
        label = self.page.label(field.accessibleName(), "label", 18, muted=True)
        label.setBuddy(field)
        column.addWidget(label)
        if isinstance(field, QComboBox):
            row = self.page.spaced(QHBoxLayout(), 0, 0)
            column.addLayout(row)
            row.addWidget(field)
            row.addStretch(1)
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
        terms = terms_of(choice)
        self._dealt = terms.dealt
        self.deal.choose(terms.deal if terms.deal in self.deal.buttons else PROVEN)
        usual = self.travellers.findData(deals.USUAL)
        found = self.travellers.findData(terms.travellers)
        self.travellers.setCurrentIndex(found if found >= 0 else usual)
        self.grade.setCurrentIndex(max(0, self.grade.findData(terms.grade)))
        self.seed.setText(terms.seed if terms.deal == SEED else "")
        self._turn()

    def into(self, choice: NewGameChoice) -> NewGameChoice:
        return replace(choice, terms=self.terms())

    def terms(self) -> Terms:
        """Return the deal that is wanted, not settled yet."""
        return Terms(
            int(self.travellers.currentData()),
            self.deal.chosen(),
            str(self.grade.currentData()),
            " ".join(self.seed.text().split()) if self.deal.chosen() == SEED else "",
            dealt=self._dealt,
        )

    def settle(self, choice: NewGameChoice) -> None:
        """Take a deal of the bank or of the day, or look for one; or say that no deal is so hard or easy."""
        self._wanted, terms = choice, terms_of(choice)
        settled = deals.settled(terms, self._today())
        if settled is not None:
            self._tell_settled(settled)
        elif terms.grade and terms.travellers <= deals.MOST_IN_BANK:
            self.refused.emit(words.text("grade-none", count=terms.travellers))
            self.grade.setFocus()
        else:
            self.search.begin(terms)

    def _tell_settled(self, terms: Terms) -> None:
        self.settled.emit(replace(self._wanted, terms=terms))

    def _turn(self) -> None:
        """Show what the kind of deal asks for."""
        wanted = self.terms()
        in_bank = wanted.travellers <= deals.MOST_IN_BANK
        self.today_note.setVisible(wanted.deal == TODAY)
        today = date_words(self._today())
        self.today_note.setText(words.text("today-note", date=today, count=deals.USUAL))
        self._crew.setVisible(wanted.deal != TODAY)
        self._seeds.setVisible(wanted.deal == SEED)
        self._grades.setVisible(wanted.deal == PROVEN and in_bank)
        self.search_note.setVisible(wanted.deal == PROVEN and not in_bank)
        self.changed.emit()


def terms_of(choice: NewGameChoice) -> Terms:
    """Return the terms of a choice, the usual ones where it has none."""
    return choice.terms if isinstance(choice.terms, Terms) else Terms()
