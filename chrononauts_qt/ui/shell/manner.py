"""How a game is played, as a value; and the presets that fill it in."""

from __future__ import annotations

from dataclasses import dataclass, replace

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QButtonGroup, QHBoxLayout, QRadioButton, QVBoxLayout, QWidget

from chrononauts_qt.ui.catalog import hint_texts, settings_texts
from chrononauts_qt.ui.catalog.common import memo_seconds, text
from chrononauts_qt.ui.kit.parts import Page
from chrononauts_qt.ui.table.sitters import NEWCOMERS, Sitter, sitters_of

MEMO_CHOICES: tuple[float | None, ...] = (2.0, 4.0, 8.0, None)


Help = tuple[bool, bool, bool]
ALL_HELP: Help = (True, True, True)

FAMILY = "family"
PRESETS: dict[str, tuple[float, Help]] = {
    FAMILY: (8.0, ALL_HELP),
    "standard": (4.0, ALL_HELP),
    "strict": (2.0, (False, False, False)),
}
"""What a manner of playing sets: the Memo window, and the help as in NewGameChoice."""


CHRONONAUTS, ARTIFAXX, SOLONAUTS = "chrononauts", "artifaxx", "solonauts"

SEATS = {CHRONONAUTS: (2, 6), ARTIFAXX: (2, 4), SOLONAUTS: (1, 1)}
"""The fewest and the most seats of each game, in the order of the page."""

PROVEN, TODAY, SEED = "proven", "today", "seed"
"""Where a deal of Solonauts comes from: it can be won, it is that of the day, or it is any."""

UNPROVEN = "unproven"
"""One that can be won was wanted, none was found in time, and one is played all the same."""


@dataclass(frozen=True)
class NewGameChoice:
    """What the page was filled with. ``first`` is "guess", "random" or "seat-N"; ``memo_seconds`` None
    waits for everybody's OK. ``help``: what can be played, what it would change, when to claim.
    ``languages``: by seat, "" for that of the program; nobody's is kept where it is empty. ``bots``: by
    seat the rank of a bot, "" for a person; empty where everybody is one.

    Artifaxx: ``parents`` is "out" or "never-existed". Solonauts: ``grade`` "" for any difficulty; ``seed`` is
    what was written for "seed", empty for one by lot, and what was found for the others once they are
    settled; then ``wins`` tells how many of 200 games a simple player won, ``day`` the date of the deal.
    """

    names: tuple[str, ...]
    first: str = "guess"
    mulligan: bool = True
    memo_seconds: float | None = 4.0
    help: Help = ALL_HELP
    languages: tuple[str, ...] = ()
    bots: tuple[str, ...] = ()
    game: str = CHRONONAUTS
    parents: str = "out"
    travellers: int = 8
    deal: str = PROVEN
    grade: str = ""
    seed: str = ""
    wins: int | None = None
    day: str = ""

    @property
    def sitters(self) -> tuple[Sitter, ...]:
        """Who sits at the table, by seat."""
        return sitters_of(self.names, self.languages, self.bots)

    @property
    def people(self) -> tuple[str, ...]:
        """The names of those who are no bots."""
        return tuple(sitter.name for sitter in self.sitters if not sitter.rank)


def for_newcomers(choice: NewGameChoice) -> NewGameChoice:
    """Return a choice with the company of newcomers; lots decide who begins, as bots can see the clock."""
    names = tuple(sitter.name for sitter in NEWCOMERS)
    ranks = tuple(sitter.rank for sitter in NEWCOMERS)
    return replace(choice, names=names, languages=(), bots=ranks, first="random")


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

    def show_choice(self, choice: NewGameChoice) -> None:
        """Show which preset a choice is, if it is one."""
        now = (choice.memo_seconds, choice.help)
        fits = next((name for name, what in PRESETS.items() if what == now), "own")
        stop = fits if fits in self.presets else next(iter(self.presets))  # Tab stops once, arrows choose
        self._group.setExclusive(False)
        for name, radio in self.presets.items():
            radio.setChecked(name == fits)
        self._group.setExclusive(True)
        for name, radio in self.presets.items():
            radio.setFocusPolicy(Qt.FocusPolicy.StrongFocus if name == stop else Qt.FocusPolicy.ClickFocus)
        has_clock = len(choice.people) > 1
        self.note.setText(settings_texts.text("preset-own") if fits == "own" else _meaning(fits, has_clock))
        for name, radio in self.presets.items():
            radio.setAccessibleDescription(_meaning(name, has_clock))


def agrees_to_hints(choice: NewGameChoice) -> bool:
    """Tell whether all who play have agreed to hints: a family has, by its manner of playing (3.12)."""
    return (choice.memo_seconds, choice.help) == PRESETS[FAMILY]


def _meaning(preset: str, has_clock: bool) -> str:
    """Return what a manner of playing sets; a Memo has a clock where more than one person plays."""
    seconds, help_ = PRESETS[preset]
    if not has_clock:
        return hint_texts.text("preset-alone-with-help" if any(help_) else "preset-alone-without-help")
    if preset == FAMILY:
        return hint_texts.text("preset-family", seconds=memo_seconds(round(seconds)))
    key = "preset-with-help" if any(help_) else "preset-without-help"
    return settings_texts.text(key, seconds=memo_seconds(round(seconds)))
