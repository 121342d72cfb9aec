"""How a company plays: its manner, who begins, how long a card waits, and what one game alone asks."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QCheckBox, QComboBox, QHBoxLayout, QLabel, QRadioButton, QVBoxLayout, QWidget

from chrononauts_qt.ui.catalog import new_game_texts as words
from chrononauts_qt.ui.catalog import windows
from chrononauts_qt.ui.catalog.common import memo_seconds, text
from chrononauts_qt.ui.catalog.wording import sentences
from chrononauts_qt.ui.games.chrononauts.texts.titles import title
from chrononauts_qt.ui.kit.parts import Page
from chrononauts_qt.ui.kit.questions import OneOf
from chrononauts_qt.ui.shell.manner import ARTIFAXX, CHRONONAUTS, MEMO_CHOICES, PRESETS, Manner, NewGameChoice


class Terms(QWidget):
    """The terms of Chrononauts and Artifaxx; what has no meaning in a game is not shown with it."""

    changed = Signal()

    def __init__(self, page: Page) -> None:
        super().__init__()
        self._page = page
        self._help = NewGameChoice(()).help
        self.manner = Manner(page)
        self.first = page.typed(QComboBox(), "body", 18)
        self.mulligan = page.typed(QCheckBox(text("new-mulligan")), "body", 18)
        choices = [(parents, words.parents_choice(parents)) for parents in ("out", "never-existed")]
        self.parents = OneOf(page, title("your-parents-never-met"), choices)
        self.memo = {seconds: self._memo_choice(seconds) for seconds in MEMO_CHOICES}
        self._lay_out()
        self.manner.chosen.connect(self.take_preset)
        self.first.currentIndexChanged.connect(self.changed)
        self.mulligan.toggled.connect(self.changed)
        self.parents.changed.connect(self.changed)
        for radio in self.memo.values():
            radio.toggled.connect(self._settle)

    def _memo_choice(self, seconds: float | None) -> QRadioButton:
        label = text("memo-until-ok") if seconds is None else memo_seconds(round(seconds))
        radio = self._page.typed(QRadioButton(label), "body", 18)
        radio.setAccessibleName(windows.text("memo-choice", length=label))
        return radio

    def _lay_out(self) -> None:
        page = self._page
        column = page.spaced(QVBoxLayout(self), 0, 18)
        top = page.spaced(QVBoxLayout(), 0, 4)
        top.addWidget(page.label(text("new-how"), "label", 24))
        top.addWidget(self.manner)
        column.addLayout(top)
        label = page.label(text("new-first"), "label", 18, muted=True)
        label.setBuddy(self.first)
        self.first.setAccessibleName(text("new-first"))
        self.first.setMinimumHeight(38)
        self.mulligan.setAccessibleName(text("new-mulligan"))
        column.addLayout(self._group(label, self.first, self.mulligan))
        column.addWidget(self.parents)
        label = page.label(text("new-memo-window"), "label", 18, muted=True)
        self.memo_note = page.label(windows.text("memo-note"), "body", 16, muted=True)
        memo = self._group(label, self.memo[None], self.memo_note)
        quick = page.spaced(QHBoxLayout(), 0, 6)
        for seconds, radio in self.memo.items():
            if seconds is not None:
                quick.addWidget(radio)
        quick.addStretch(1)
        memo.insertLayout(1, quick)
        column.addLayout(memo)
        column.addStretch(1)

    def _group(self, heading: QLabel, *parts: QWidget) -> QVBoxLayout:
        """Return a group of a panel: what belongs together stands closer than what does not."""
        group = self._page.spaced(QVBoxLayout(), 0, 4)
        for part in (heading, *parts):
            group.addWidget(part)
        return group

    def in_order(self) -> Iterator[QWidget]:
        """Yield what Tab goes through."""
        yield from self.manner.presets.values()
        yield from (self.first, self.mulligan, *self.parents.buttons.values(), *self.memo.values())

    # -- what is chosen -------------------------------------------------------------------------

    def show_game(self, game: str) -> None:
        """Show what means something in a game."""
        self.mulligan.setVisible(game == CHRONONAUTS)
        self.parents.setVisible(game == ARTIFAXX)

    def show_people(self, count: int) -> None:
        """Offer no time that a card waits where it waits for a single person, or for none."""
        for radio in self.memo.values():
            radio.setVisible(count > 1)
        self.memo_note.setText(windows.text("memo-note") if count > 1 else words.text("memo-alone"))

    def fill(self, choice: NewGameChoice) -> None:
        """Show the terms of a choice, once its names are offered."""
        self.first.setCurrentIndex(max(0, self.first.findData(choice.first)))
        self.mulligan.setChecked(choice.mulligan)
        self.parents.choose(choice.parents)
        self.memo.get(choice.memo_seconds, self.memo[4.0]).setChecked(True)
        self._help = choice.help
        self._settle()

    def into(self, choice: NewGameChoice) -> NewGameChoice:
        """Return a choice with these terms in it."""
        seconds = next((value for value, radio in self.memo.items() if radio.isChecked()), 4.0)
        return replace(
            choice,
            first=str(self.first.currentData()),
            mulligan=self.mulligan.isChecked(),
            memo_seconds=seconds,
            help=self._help,
            parents=self.parents.chosen() if choice.game == ARTIFAXX else "out",
        )

    def take_preset(self, name: str) -> None:
        """Fill in what a manner of playing sets."""
        seconds, self._help = PRESETS[name]
        self.memo[seconds].setChecked(True)
        self._settle()

    def offer(self, names: Sequence[str]) -> None:
        """Offer the seats by name as first player, keeping what was chosen."""
        chosen = self.first.currentData()
        self.first.blockSignals(True)
        self.first.clear()
        self.first.addItem(text("first-guess"), "guess")
        self.first.addItem(text("first-random"), "random")
        for number, name in enumerate(names, 1):
            label = windows.text("name-begins", name=name) if name else text("first-seat", number=number)
            self.first.addItem(label, f"seat-{number}")
        self.first.setCurrentIndex(max(0, self.first.findData(chosen)))
        self.first.blockSignals(False)

    def _settle(self) -> None:
        """Let Tab stop at the chosen one: arrows reach the others."""
        for radio in self.memo.values():
            stops = radio.isChecked()
            radio.setFocusPolicy(Qt.FocusPolicy.StrongFocus if stops else Qt.FocusPolicy.ClickFocus)
        self.changed.emit()


def in_words(choice: NewGameChoice) -> str:
    """Return the terms of a company in whole sentences."""
    own = (
        words.parents_terms(choice.parents)
        if choice.game == ARTIFAXX
        else words.mulligan_terms(choice.mulligan)
    )
    if not choice.bots:
        return sentences(words.memo_terms(choice.memo_seconds), own)
    people = len(choice.people)
    if people > 1:
        return sentences(words.text("sum-curtain"), words.memo_terms(choice.memo_seconds), own)
    return sentences(words.text("sum-alone" if people else "sum-watch"), own)
