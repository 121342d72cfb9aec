"""The parts of the table of Pact: what all see, the own stones, and what can be said."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from chrononauts_qt.ui.catalog import private_speech_texts
from chrononauts_qt.ui.kit import private_speech
from chrononauts_qt.ui.kit.page import Page, clear
from chrononauts_qt.ui.kit.scale import page_scale
from chrononauts_qt.ui.kit.theme import Theme
from tests.pact import words
from tests.pact.actions import ACCEPT, PASS, STONES, Action, offer
from tests.pact.state import View


class Part(Page):
    """A part of the table; it grows with the whole of it."""

    def scale(self) -> float:
        return page_scale(self.window().width(), self.window().height())

    def toggles(self, row: QHBoxLayout, choices: Iterable[tuple[str, str]]) -> list[QPushButton]:
        """Fill a row with buttons to press down, as (words, name), in the place of what was there."""
        clear(row)
        private = private_speech_texts.text("card")
        made = [self.button(said, name=private_speech.said(name, private)) for said, name in choices]
        for button in made:
            button.setCheckable(True)
            row.addWidget(button)
        row.addStretch(1)
        return made


class Board(Part):
    """What everybody sees: who has answered, the offer, and the sand glass."""

    called = Signal(int)
    """A person says: I answer next."""

    def __init__(self, names: Sequence[str], theme: Theme, parent: QWidget) -> None:
        super().__init__(theme, parent)
        self._names = names
        column = self.spaced(QVBoxLayout(self), 12, 6)
        self.offer, self.glass = self.label("", "strong", 20), self.label("", "body", 18)
        self.seats = [self.label("", "body", 18) for _ in names]
        self.callers = [self.button(f"{name} answers") for name in names]
        column.addWidget(self.offer)
        for seat, caller in enumerate(self.callers):
            row = QHBoxLayout()
            column.addLayout(row)
            row.addWidget(self.seats[seat], 1)
            row.addWidget(caller)
            caller.clicked.connect(lambda _, seat=seat: self.called.emit(seat))
        column.addWidget(self.glass)
        column.addStretch(1)

    def show_view(self, view: View, asked: Sequence[int]) -> None:
        """Show the position; those who are `asked` may answer in any order."""
        self.offer.setText(words.standing_offer(view, self._names))
        for seat, label in enumerate(self.seats):
            answered = "still to answer" if seat in view.deciding else "has answered"
            label.setText(f"{self._names[seat]}: {view.sizes[seat]} stones, {answered}")
            self.callers[seat].setVisible(seat in asked and len(asked) > 1)

    def show_glass(self, seconds: float | None) -> None:
        """Say how long the sand runs on, None where there is none."""
        self.glass.setText("" if seconds is None else f"The sand runs for {round(seconds)} seconds more.")


class Hand(Part):
    """The own stones; those that are pressed down are given."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(theme, parent)
        self.stones: tuple[str, ...] = ()
        self.buttons: list[QPushButton] = []
        self._row = self.spaced(QHBoxLayout(self), 6, 6)

    def show_stones(self, stones: tuple[str, ...]) -> None:
        """Show a hand, () for none; what was chosen stays if it is the same hand."""
        if stones != self.stones:
            self.stones = stones
            self.buttons = self.toggles(self._row, ((card[-1], words.stone(card)) for card in stones))
            self.rescale()

    @property
    def given(self) -> tuple[str, ...]:
        """The stones that are pressed down."""
        pairs = zip(self.stones, self.buttons, strict=True)
        return tuple(card for card, button in pairs if button.isChecked())


class Steps(Part):
    """What can be said: an offer to somebody for some stone, yes to one, or nothing."""

    def __init__(self, names: Sequence[str], theme: Theme, parent: QWidget) -> None:
        super().__init__(theme, parent)
        self._names = names
        self.heard = self.label("", "strong", 18)
        column = self.spaced(QVBoxLayout(self), 6, 4)
        column.addWidget(self.heard)
        rows = [self.spaced(QHBoxLayout(), 0, 6) for _ in range(3)]
        for row in rows:
            column.addLayout(row)
        self.partners = self.toggles(rows[0], ((name, f"To {name}") for name in names))
        self.wanted = self.toggles(rows[1], ((card[-1], f"For {words.stone(card)}") for card in STONES))
        for button in (*self.partners, *self.wanted):
            button.clicked.connect(lambda _, button=button: self._let_others_up(button))
        self.offer_button, self.accept_button = self.button("Offer"), self.button("Accept")
        self.pass_button = self.button("Pass")
        for button in self.answers:
            rows[2].addWidget(button)

    @property
    def answers(self) -> tuple[QPushButton, ...]:
        """The buttons that say something."""
        return self.offer_button, self.accept_button, self.pass_button

    def show_view(self, view: View) -> None:
        """Show what the seat that looks can say; nobody: nothing of it."""
        tell(self.heard, words.standing_offer(view, self._names) if view.seat is not None else "")
        for seat, button in enumerate(self.partners):
            button.setEnabled(view.is_open and seat in view.deciding and seat != view.seat)
        for button in (*self.wanted, self.offer_button):
            button.setEnabled(view.is_open)
        self.accept_button.setEnabled(ACCEPT in view.actions)
        self.pass_button.setEnabled(PASS in view.actions)

    def release(self) -> None:
        """Let all buttons up: somebody else looks, or the offer is made."""
        for button in (*self.partners, *self.wanted):
            button.setChecked(False)

    def _let_others_up(self, pressed: QPushButton) -> None:
        """One partner and one wanted stone can be down; in a button group Tab would not reach the others."""
        row = self.partners if pressed in self.partners else self.wanted
        for button in row:
            button.setChecked(button is pressed and button.isChecked())

    def composed(self, given: tuple[str, ...]) -> Action | None:
        """Return the offer that is pressed together, or None for one that lacks something."""
        partners = [seat for seat, button in enumerate(self.partners) if button.isChecked()]
        wanted = [card for card, button in zip(STONES, self.wanted, strict=True) if button.isChecked()]
        return offer(given, partners[0], wanted[0]) if given and partners and wanted else None


def tell(label: QLabel, said: str) -> None:
    """Say a private sentence; a screen reader does so only to whoever is alone with it."""
    label.setText(said)
    label.setAccessibleName(private_speech.said(said, private_speech_texts.text("text")))
