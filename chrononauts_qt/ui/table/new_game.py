"""What a game brings to the page of a new game, the choice that is made there, and who sits down."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import date
from itertools import zip_longest
from pathlib import Path
from typing import Any, NamedTuple

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QLabel, QVBoxLayout, QWidget

from chrononauts_qt.session.match import Match
from chrononauts_qt.shelf import GAMES, RANKS, SHELF
from chrononauts_qt.ui.catalog import seat_texts
from chrononauts_qt.ui.catalog.common import text
from chrononauts_qt.ui.kit.page import Page

BOT_NAMES = ("Tamsel", "Orvik", "Nelloc", "Brindo", "Kesmi", "Ludrel")
"""Names by seat that nobody has, in no language and of no sex."""


class Sitter(NamedTuple):
    """Who sits in a seat; ``rank`` is "" for a person, ``language`` "" for that of the program."""

    name: str = ""
    language: str = ""
    rank: str = ""


NEWCOMERS = (Sitter(), *(Sitter(name, rank=RANKS[0]) for name in BOT_NAMES[1:4]))
"""Who sits at the first table of all: one person, who has yet to write a name, and three gentle bots."""


def sitters_of(
    names: Sequence[str], languages: Sequence[str] = (), ranks: Sequence[str] = ()
) -> tuple[Sitter, ...]:
    """Return by seat who sits there; too few languages are that of the program, too few ranks people."""
    seats = len(names)
    told = zip_longest(names, languages[:seats], ranks[:seats], fillvalue="")
    return tuple(Sitter(*one) for one in told)


def free_name(seat: int, taken: Collection[str]) -> str:
    """Return a bot's name for a 0-based seat, or the next one that nobody at the table has."""
    used = {name.casefold() for name in taken}
    names = (*BOT_NAMES[seat:], *BOT_NAMES[:seat])
    return next((name for name in names if name.casefold() not in used), names[0])


Help = tuple[bool, bool, bool]
"""What can be played, what it would change, when to claim."""


@dataclass(frozen=True)
class NewGameChoice:
    """What the page was filled with. ``terms`` is a frozen value of the game, None for the usual ones.

    ``help`` is the help while playing, None where the game leaves it to the settings. ``languages``: by
    seat, "" for that of the program; nobody's is kept where it is empty. ``bots``: by seat the rank of a
    bot, "" for a person; empty where everybody is one. ``phones``: hands may be held on phones.
    """

    names: tuple[str, ...]
    game: str = next(iter(SHELF))
    terms: object = None
    help: Help | None = None
    languages: tuple[str, ...] = ()
    bots: tuple[str, ...] = ()
    phones: bool = False

    @property
    def sitters(self) -> tuple[Sitter, ...]:
        """Who sits at the table, by seat."""
        return sitters_of(self.names, self.languages, self.bots)

    @property
    def people(self) -> tuple[str, ...]:
        """The names of those who are no bots."""
        return tuple(sitter.name for sitter in self.sitters if not sitter.rank)


def seats_of(game: str) -> range:
    """Return how many can play a game."""
    return GAMES[game].SEATS


def is_alone(game: str) -> bool:
    """Tell whether one person plays a game alone, under a name apart from any company's."""
    return seats_of(game)[-1] == 1


class Told(NamedTuple):
    """A game with how many play it, as it stands beside the others and as it is spoken; a sentence on who can
    play, for where a name is missing; and one about the game, "" for none."""

    name: str
    spoken: str
    missing: str
    about: str = ""


class RanksTold(NamedTuple):
    """What bots do in a game: those of all ranks in a few sentences, and by rank one in a sentence."""

    note: str
    about: Mapping[str, str]


class Beginning(NamedTuple):
    """How a game begins, and the options of its journal that are its own."""

    setup: Any
    options: Mapping[str, str]


class QuickGame(NamedTuple):
    """A first game at once against a bot: the words on its door and beside it, and its terms."""

    door: str
    note: str
    terms: object


class Panel(QWidget):
    """How a game is played, to be chosen. As it is, it asks for nothing."""

    changed = Signal()
    settled = Signal(object)
    """The choice, with nothing left to be found."""
    refused = Signal(str)
    """Why the choice cannot be played."""

    def __init__(self, page: Page) -> None:
        super().__init__()
        self.page = page
        self.column = page.spaced(QVBoxLayout(self), 0, 18)

    def head(self, *parts: QWidget) -> None:
        """Put the heading, with parts close below, at the top."""
        self.add_group(self.page.label(text("new-how"), "label", 24), *parts)

    def add_group(self, heading: QLabel, *parts: QWidget) -> QVBoxLayout:
        """Put a group at the bottom: what belongs together stands closer than what does not."""
        return self.page.inner(self.column, QVBoxLayout(), 4, heading, *parts)

    def in_order(self) -> Iterator[QWidget]:
        """Yield what Tab goes through."""
        yield from ()

    def seat(self, sitters: Sequence[Sitter]) -> None:
        """Take who sits at the table."""

    def fill(self, choice: NewGameChoice) -> None:
        """Show the terms of a choice whose sitters have been taken."""

    def into(self, choice: NewGameChoice) -> NewGameChoice:
        """Return a choice with the terms that are shown."""
        return choice

    def settle(self, choice: NewGameChoice) -> None:
        """Find whatever a choice that can be played leaves open, or say why that is not possible."""
        self.settled.emit(choice)


class NewGame(ABC):
    """What the page of a new game asks of a game, and what a choice means."""

    # -- words ----------------------------------------------------------------------------------

    @abstractmethod
    def told(self) -> Told:
        """Return what the page says of the game."""

    @abstractmethod
    def in_words(self, choice: NewGameChoice, day: date) -> tuple[str, str]:
        """Return in whole sentences who plays, and how."""

    def ranks(self) -> RanksTold:
        """Return what its bots do, where that is not what bots do everywhere."""
        about = {rank: seat_texts.text(f"about-{rank}") for rank in RANKS}
        return RanksTold(seat_texts.text("ranks-note"), about)

    # -- terms ----------------------------------------------------------------------------------

    def panel(self, page: Page, today: Callable[[], date], folder: Path) -> Panel:
        """Return the part of a page that shows the terms and reads them; `folder` has what came of games."""
        return Panel(page)

    def read(self, kept: Mapping[str, Any], are_newcomers: bool = False) -> object:
        """Return the terms that were kept; the usual ones for whatever is missing or wrong."""
        return None

    def kept(self, choice: NewGameChoice, before: Mapping[str, Any]) -> dict[str, Any]:
        """Return what is kept of a choice, in the place of what was: texts, numbers, yes, no or nothing."""
        return {}

    def again(self, match: Match, last: object) -> object:
        """Return the terms of a rematch; `last` are those that were kept last."""
        return last

    # -- games --------------------------------------------------------------------------------

    @abstractmethod
    def begin(self, choice: NewGameChoice, day: date) -> Beginning:
        """Return how the game begins that was chosen; BadSetup if something has to be found first."""

    def quick(self) -> QuickGame | None:
        """Return the first game at once against a bot, None where the game offers none."""
        return None

    def today(self, last: object) -> object:
        """Return the terms of the deal of the day, which one person plays alone; None where there is none.

        `last` are those that were kept last.
        """
        return None
