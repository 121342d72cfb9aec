"""Who plays a seat of the new-game page: a person, or a bot of some rank with a name of our own."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from itertools import zip_longest
from typing import NamedTuple

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import QSizePolicy

from chrononauts_qt.session.settings import RANKS
from chrononauts_qt.ui.catalog import seat_texts as words
from chrononauts_qt.ui.kit.parts import Page, WholeBox

GENTLE = RANKS[0]
"""What a seat is played by that nobody has chosen anything for."""

BOT_NAMES = ("Tamsel", "Orvik", "Nelloc", "Brindo", "Kesmi", "Ludrel")
"""Names by seat that nobody has, in no language and of no sex."""


class Sitter(NamedTuple):
    """Who sits in a seat; ``rank`` is "" for a person, ``language`` "" for that of the program."""

    name: str = ""
    language: str = ""
    rank: str = ""


NEWCOMERS = (Sitter(), *(Sitter(name, rank=GENTLE) for name in BOT_NAMES[1:4]))
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


class SeatPlayer(WholeBox):
    """Person, Cadet, Agent or Chief; the wheel scrolls the page and changes nobody."""

    recast = Signal()

    def __init__(self, page: Page, rank: str) -> None:
        super().__init__()
        page.typed(self, "label", 17)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        for place, key in enumerate(("", *RANKS)):
            self.addItem(words.text(key or "person"), key)
            about = words.text(f"about-{key or 'person'}")
            self.setItemData(place, about, Qt.ItemDataRole.ToolTipRole)
            self.setItemData(place, about, Qt.ItemDataRole.AccessibleDescriptionRole)
        self.choose(rank)
        self.currentIndexChanged.connect(lambda _: self._changed())

    @property
    def rank(self) -> str:
        """The rank of the bot that plays, "" for a person."""
        return str(self.currentData())

    def choose(self, rank: str) -> None:
        """Show who plays; a rank that is not there is a person."""
        self.setCurrentIndex(max(0, self.findData(rank)))
        self._tell()

    def set_place(self, name: str, seat: int) -> None:
        """Tell who sits in which 0-based seat."""
        self.setAccessibleName(words.played_by(name, seat))

    def _changed(self) -> None:
        self._tell()
        self.recast.emit()

    def _tell(self) -> None:
        about = words.text(f"about-{self.rank or 'person'}")
        self.setAccessibleDescription(about)
        self.setToolTip(about)

    def wheelEvent(self, event: QWheelEvent) -> None:
        event.ignore()
