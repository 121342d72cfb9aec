"""What a game brings to the window, and where it is found."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol, cast

from chrononauts_qt.kernel.events import Event
from chrononauts_qt.kernel.reason import Reason
from chrononauts_qt.shelf import SHELF, loaded

if TYPE_CHECKING:
    from pathlib import Path

    from PySide6.QtWidgets import QWidget

    from chrononauts_qt.session.match import Match
    from chrononauts_qt.session.places import Summary
    from chrononauts_qt.session.positions import Positions
    from chrononauts_qt.session.tallies import Entries
    from chrononauts_qt.ui.catalog.statistics_texts import Table
    from chrononauts_qt.ui.kit.page import Page
    from chrononauts_qt.ui.kit.text_sample import TextSample
    from chrononauts_qt.ui.kit.theme import Theme
    from chrononauts_qt.ui.rulebook.manual import Manual
    from chrononauts_qt.ui.table.desk import Desk
    from chrononauts_qt.ui.table.first_times import FirstTime
    from chrononauts_qt.ui.table.inventory import Inventory
    from chrononauts_qt.ui.table.new_game import NewGame
    from chrononauts_qt.ui.table.phone_blocks import Sheet
    from chrononauts_qt.ui.table.replay_frame import Frame
    from chrononauts_qt.ui.table.window import Window


class Box(NamedTuple):
    """What is to be seen of a game on the shelf: who can play it, how long it lasts and a line about it.

    ``cover`` is a picture of resources/, ``topic`` where the book tells of the game, ``day`` what stands on
    the door to the deal of the day, "" in a game that has none.
    """

    players: str
    length: str
    about: str
    cover: str
    topic: str
    day: str = ""


class Kept(NamedTuple):
    """What a game keeps in the settings: how it is now, and what keeps it otherwise."""

    now: Callable[[], Mapping[str, Any]]
    change: Callable[[Mapping[str, Any]], object]


PhoneSheet = Callable[[Any, Sequence[str], Callable[[Any], Any], Any], "Sheet"]
"""Makes the sheet of a seat out of its view, the names of all, what foresees an action, and what the table
tells of the seat besides (`ByPhone.kept`)."""


class Screens(Protocol):
    """The screens of a game: a row of the registry names the module that has them as SCREENS.

    It is loaded with the first page, so it imports what its methods need in them.
    """

    @property
    def PRELOAD(self) -> Sequence[str]:
        """Modules that a table needs, in that order; they are loaded while the first page is looked at."""

    def say(self, reason: Reason, names: Sequence[str]) -> str:
        """Return the sentence of a refusal."""

    def narrate(self, event: Event, names: Sequence[str]) -> str | None:
        """Return what an event is told in, as whoever sees it may hear; None for one without words."""

    def standing(self, positions: Positions) -> Iterable[str]:
        """Return lines on how a game stands at its last position; nothing hidden of one that goes on."""

    def replay_frame(self, positions: Positions, theme: Theme, reading: Theme) -> Frame:
        """Return a table to watch a game on; `theme` is that of the cards, `reading` that of all words."""

    def sit(self, window: Window, match: Match) -> Desk:
        """Return the desk for a match."""

    def manual(self) -> Manual:
        """Return the rulebook; games of a box return the same one."""

    def inventory(self) -> Inventory:
        """Return what an installation must have of the game; games of a box may return the same."""

    def title(self) -> str:
        """Return the name of the game."""

    def box(self) -> Box:
        """Return what is to be seen of the game on the shelf."""

    def glance(self, theme: Theme, view: Any) -> QWidget | None:
        """Return a picture of what everybody may see of a game that waits; None: it is like any other."""

    def rights(self) -> str:
        """Return in sentences whose the game is; games of one box may say the same."""

    def waiting(self, found: Summary) -> str:
        """Return in a sentence which game waits to be gone on with."""

    def next_up(self, kept: Mapping[str, Any], folder: Path) -> str:
        """Return in a sentence what a new game would go on with, by what is kept; "" if it begins afresh."""
        return ""

    def how_far(self, found: Summary) -> str:
        """Return in some words how far a saved game has come, or how it ended."""

    def tables(self, entries: Entries) -> tuple[Table, ...]:
        """Return what the statistics count of this game alone."""

    def new_game(self) -> NewGame:
        """Return what the game brings to the page of a new game."""

    def settings_doors(self, page: Page, kept: Kept) -> Sequence[tuple[str, Callable[[], object]]]:
        """Return the doors to what is set of this game alone: their words, and what opens it over a page."""
        return ()

    def first_times(self) -> Sequence[FirstTime]:
        """Return what is said in a sentence when it happens for the first time."""
        return ()

    def phone_sheet(self) -> PhoneSheet | None:
        """Return what makes the sheet of a seat's phone; None for a game that has none."""
        return None

    def phone_pictures(self) -> Mapping[str, bytes]:
        """Return pictures for phones that lie in no file: SVG by the path under which sheets name them."""
        return {}

    def text_sample(self, page: Page) -> TextSample:
        """Return what shows a text size on a page of the settings."""


def screens_of(game: str) -> Screens:
    """Return the screens of a game; KeyError for one that nobody knows."""
    return cast(Screens, loaded(SHELF[game].screens).SCREENS)
