"""What a game brings to the window, and where it is found."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Protocol, cast

from chrononauts_qt.shelf import SHELF, loaded

if TYPE_CHECKING:
    from chrononauts_qt.session.match import Match
    from chrononauts_qt.ui.kit.parts import Page
    from chrononauts_qt.ui.kit.text_sample import TextSample
    from chrononauts_qt.ui.shell.main_window import MainWindow
    from chrononauts_qt.ui.table.desk import Desk
    from chrononauts_qt.ui.table.new_game import NewGame


class Screens(Protocol):
    """The screens of a game: a module of this form, which a row of the registry names.

    It is loaded with the first page, so it imports what its functions need in them.
    """

    @property
    def PRELOAD(self) -> Sequence[str]:
        """Modules that a table needs, in that order; they are loaded while the first page is looked at."""

    def sit(self, window: MainWindow, match: Match) -> Desk:
        """Return the desk for a match."""

    def new_game(self) -> NewGame:
        """Return what the game brings to the page of a new game."""

    def text_sample(self, page: Page) -> TextSample:
        """Return what shows a text size on a page of the settings."""


def screens_of(game: str) -> Screens:
    """Return the screens of a game; KeyError for one that nobody knows."""
    return cast(Screens, loaded(SHELF[game].screens))
