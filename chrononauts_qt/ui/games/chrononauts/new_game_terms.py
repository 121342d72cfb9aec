"""How a company plays: its manner, who begins, and how long a card waits; each game adds what it asks."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass, replace
from datetime import date
from typing import Any, ClassVar, Generic, TypeVar

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QButtonGroup, QHBoxLayout, QRadioButton, QVBoxLayout, QWidget

from chrononauts_qt.session import plain_values
from chrononauts_qt.session.match import Match
from chrononauts_qt.session.take_back import REWIND_OPTION
from chrononauts_qt.ui.catalog import common, hint_texts, settings_texts, windows
from chrononauts_qt.ui.catalog.common import memo_seconds, text
from chrononauts_qt.ui.catalog.wording import sentences
from chrononauts_qt.ui.games.chrononauts import new_game_texts as words
from chrononauts_qt.ui.kit.page import Page, WholeBox
from chrononauts_qt.ui.table.agreement import AGREED, HINTS_OPTION
from chrononauts_qt.ui.table.new_game import Help, NewGame, NewGameChoice, Panel, Sitter

MEMO_OPTION = "memo-seconds"
USUAL_MEMO = 4.0
_bounded = plain_values.within(1.0, 60.0)


def read_memo(value: Any) -> float | None:
    """Return the length that stands in the settings."""
    return None if value is None else _bounded(value)


def memo_of(match: Match) -> float | None:
    """Return the length of a Memo window; the usual seconds for an option nobody understands."""
    said = match.options.get(MEMO_OPTION, "")
    if said == "none":
        return None
    try:
        return min(60.0, max(1.0, float(said)))
    except ValueError:
        return USUAL_MEMO


MEMO_CHOICES: tuple[float | None, ...] = (2.0, 4.0, 8.0, None)
ALL_HELP: Help = (True, True, True)

FAMILY = "family"
PRESETS: dict[str, tuple[float, Help]] = {
    FAMILY: (8.0, ALL_HELP),
    "standard": (4.0, ALL_HELP),
    "strict": (2.0, (False, False, False)),
}
"""What a manner of playing sets: the Memo window, and the help while playing."""


class Manner(QWidget):
    """The presets side by side, and what the chosen one means; none is chosen where none fits."""

    chosen = Signal(str)

    def __init__(self, page: Page) -> None:
        super().__init__()
        self._group = QButtonGroup(self)
        self.presets: dict[str, QRadioButton] = {}
        self.note = page.label("", "body", 16, muted=True)
        column = page.spaced(QVBoxLayout(self), 0, 2)
        row = page.spaced(QHBoxLayout(), 0, 6)
        column.addLayout(row)
        column.addWidget(self.note)
        for name in PRESETS:
            radio = page.typed(QRadioButton(text(f"preset-{name}")), "body", 18)
            radio.setAccessibleName(
                settings_texts.text("choice-of", group=text("new-preset"), choice=radio.text())
            )
            radio.clicked.connect(lambda _=False, name=name: self.chosen.emit(name))
            self.presets[name] = radio
            self._group.addButton(radio)
            row.addWidget(radio)
        row.addStretch(1)

    def show_terms(self, memo_seconds: float | None, help_: Help, has_clock: bool) -> None:
        """Show which preset these are, if they are one."""
        now = (memo_seconds, help_)
        fits = next((name for name, what in PRESETS.items() if what == now), "own")
        stop = fits if fits in self.presets else next(iter(self.presets))  # Tab stops once, arrows choose
        self._group.setExclusive(False)
        for name, radio in self.presets.items():
            radio.setChecked(name == fits)
        self._group.setExclusive(True)
        for name, radio in self.presets.items():
            radio.setFocusPolicy(Qt.FocusPolicy.StrongFocus if name == stop else Qt.FocusPolicy.ClickFocus)
        self.note.setText(settings_texts.text("preset-own") if fits == "own" else _meaning(fits, has_clock))
        for name, radio in self.presets.items():
            radio.setAccessibleDescription(_meaning(name, has_clock))


def agrees_to_hints(memo_seconds: float | None, help_: Help | None) -> bool:
    """Tell whether all who play have agreed to hints: a family has, by its manner of playing (3.12)."""
    return (memo_seconds, help_) == PRESETS[FAMILY]


def _meaning(preset: str, has_clock: bool) -> str:
    """Return what a manner of playing sets; a Memo has a clock where more than one person plays."""
    seconds, help_ = PRESETS[preset]
    if not has_clock:
        return hint_texts.text("preset-alone-with-help" if any(help_) else "preset-alone-without-help")
    if preset == FAMILY:
        return hint_texts.text("preset-family", seconds=common.memo_seconds(round(seconds)))
    key = "preset-with-help" if any(help_) else "preset-without-help"
    return settings_texts.text(key, seconds=common.memo_seconds(round(seconds)))


@dataclass(frozen=True)
class CompanyTerms:
    """``first`` is "guess", "random" or "seat-N"; ``memo_seconds`` None waits for everybody's OK."""

    first: str = "guess"
    memo_seconds: float | None = USUAL_MEMO


class CompanyPanel(Panel):
    """The terms that all games of a company have; an heir adds its own parts and names them in `own`."""

    def __init__(self, page: Page) -> None:
        super().__init__(page)
        self._help = ALL_HELP
        self._has_clock = True
        self.manner = Manner(page)
        self.first = page.typed(WholeBox(), "body", 18)
        self.memo = {seconds: self._memo_choice(seconds) for seconds in MEMO_CHOICES}
        self._lay_out()
        self.manner.chosen.connect(self.take_preset)
        self.first.currentIndexChanged.connect(self.changed)
        for radio in self.memo.values():
            radio.toggled.connect(self._settle)

    def _memo_choice(self, seconds: float | None) -> QRadioButton:
        label = text("memo-until-ok") if seconds is None else memo_seconds(round(seconds))
        radio = self.page.typed(QRadioButton(label), "body", 18)
        radio.setAccessibleName(windows.text("memo-choice", length=label))
        return radio

    def _lay_out(self) -> None:
        page = self.page
        self.head(self.manner)
        label = page.label(text("new-first"), "label", 18, muted=True)
        label.setBuddy(self.first)
        self.first.setAccessibleName(text("new-first"))
        self.first.setMinimumHeight(38)
        self.beginning = self.add_group(label, self.first)
        label = page.label(text("new-memo-window"), "label", 18, muted=True)
        self.memo_note = page.label(windows.text("memo-note"), "body", 16, muted=True)
        memo = self.add_group(label)
        quick = page.spaced(QHBoxLayout(), 0, 6)
        memo.addLayout(quick)
        for seconds, radio in self.memo.items():
            if seconds is not None:
                quick.addWidget(radio)
        quick.addStretch(1)
        memo.addWidget(self.memo[None])
        memo.addWidget(self.memo_note)
        self.column.addStretch(1)

    def own(self) -> Sequence[QWidget]:
        """Return what Tab goes through between who begins and how long a card waits."""
        return ()

    def in_order(self) -> Iterator[QWidget]:
        yield from self.manner.presets.values()
        yield from (self.first, *self.own(), *self.memo.values())

    # -- what is chosen -------------------------------------------------------------------------

    def seat(self, sitters: Sequence[Sitter]) -> None:
        """Offer the seats as first player, keeping what was chosen; and no time for a card that waits for a
        single person, or for none."""
        chosen = self.first.currentData()
        self.first.blockSignals(True)
        self.first.clear()
        self.first.addItem(text("first-guess"), "guess")
        self.first.addItem(text("first-random"), "random")
        for number_, sitter in enumerate(sitters, 1):
            seat = text("first-seat", number=number_)
            label = windows.text("name-begins", name=sitter.name) if sitter.name else seat
            self.first.addItem(label, f"seat-{number_}")
        self.first.setCurrentIndex(max(0, self.first.findData(chosen)))
        self.first.blockSignals(False)
        self._has_clock = sum(not sitter.rank for sitter in sitters) > 1
        for radio in self.memo.values():
            radio.setVisible(self._has_clock)
        self.memo_note.setText(windows.text("memo-note") if self._has_clock else words.text("memo-alone"))
        self._show_manner()

    def fill(self, choice: NewGameChoice) -> None:
        terms = choice.terms if isinstance(choice.terms, CompanyTerms) else CompanyTerms()
        self.first.setCurrentIndex(max(0, self.first.findData(terms.first)))
        self.memo.get(terms.memo_seconds, self.memo[USUAL_MEMO]).setChecked(True)
        self._help = choice.help or ALL_HELP
        self._settle()

    def into(self, choice: NewGameChoice) -> NewGameChoice:
        return replace(choice, terms=self.terms(), help=self._help)

    def terms(self) -> CompanyTerms:
        """Return the terms that are shown."""
        return CompanyTerms(str(self.first.currentData()), self._seconds())

    def _seconds(self) -> float | None:
        return next((seconds for seconds, radio in self.memo.items() if radio.isChecked()), USUAL_MEMO)

    def take_preset(self, name: str) -> None:
        """Fill in what a manner of playing sets."""
        seconds, self._help = PRESETS[name]
        self.memo[seconds].setChecked(True)
        self._settle()

    def _settle(self) -> None:
        """Let Tab stop at the chosen one: arrows reach the others."""
        for radio in self.memo.values():
            stops = radio.isChecked()
            radio.setFocusPolicy(Qt.FocusPolicy.StrongFocus if stops else Qt.FocusPolicy.ClickFocus)
        self._show_manner()
        self.changed.emit()

    def _show_manner(self) -> None:
        self.manner.show_terms(self._seconds(), self._help, self._has_clock)


T = TypeVar("T", bound=CompanyTerms)


class NewCompanyGame(NewGame, Generic[T]):
    """What a choice means in the games of a company; an heir has terms of its own kind."""

    TERMS: type[T]
    READERS: ClassVar[plain_values.Readers] = {"first": plain_values.text, "memo_seconds": read_memo}

    def terms_of(self, choice: NewGameChoice) -> T:
        """Return the terms of a choice, the usual ones where it has none."""
        return choice.terms if isinstance(choice.terms, self.TERMS) else self.TERMS()

    @abstractmethod
    def own_words(self, terms: T) -> str:
        """Return in a sentence what this game alone asks."""

    def read(self, kept: Mapping[str, Any], are_newcomers: bool = False) -> T:
        """Return the terms that were kept; lots say which newcomer begins, as bots can see the clock."""
        terms = self.TERMS(**plain_values.read(kept, self.READERS))
        return replace(terms, first="random") if are_newcomers else terms

    def kept(self, choice: NewGameChoice, before: Mapping[str, Any]) -> dict[str, Any]:
        """Return the terms; a seat that began is not chosen again."""
        terms = self.terms_of(choice)
        return asdict(replace(terms, first="guess") if terms.first.startswith("seat-") else terms)

    def again(self, match: Match, last: object) -> T:
        """Return the last terms, but that the next seat begins."""
        events = match.view(None).events
        began = next(event.data["seat"] for event in events if event.name == "FirstPlayerChosen")
        terms = last if isinstance(last, self.TERMS) else self.TERMS()
        return replace(terms, first=f"seat-{(began + 1) % len(match.names) + 1}")

    def in_words(self, choice: NewGameChoice, day: date) -> tuple[str, str]:
        terms, people = self.terms_of(choice), len(choice.people)
        own, memo = self.own_words(terms), words.memo_terms(terms.memo_seconds)
        if not choice.bots:
            how = sentences(memo, own)
        elif people > 1:
            how = sentences(words.text("sum-curtain"), memo, own)
        else:
            how = sentences(words.text("sum-alone" if people else "sum-watch"), own)
        return words.who_begins(choice, terms.first), how


def options_of(choice: NewGameChoice, terms: CompanyTerms) -> dict[str, str]:
    """Return the options of a journal that say how long a card waits, and what all have agreed to."""
    seconds = "none" if terms.memo_seconds is None else f"{terms.memo_seconds:g}"
    agreed = {HINTS_OPTION: AGREED, REWIND_OPTION: AGREED}
    agrees = agrees_to_hints(terms.memo_seconds, choice.help)
    return {MEMO_OPTION: seconds, **(agreed if agrees else {})}
