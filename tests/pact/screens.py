"""What Pact brings to the window; its words are English, as nobody translates a test."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any

from chrononauts_qt.ui.table.screens import Box, Screens
from tests.pact import words

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from chrononauts_qt.kernel.events import Event
    from chrononauts_qt.kernel.reason import Reason
    from chrononauts_qt.session.match import Match
    from chrononauts_qt.session.places import Summary
    from chrononauts_qt.session.positions import Positions
    from chrononauts_qt.session.tallies import Entries
    from chrononauts_qt.ui.catalog.statistics_texts import Table
    from chrononauts_qt.ui.kit.page import Page
    from chrononauts_qt.ui.kit.text_sample import TextSample
    from chrononauts_qt.ui.kit.theme import Theme
    from chrononauts_qt.ui.rulebook.manual import Manual
    from chrononauts_qt.ui.table.inventory import Inventory
    from chrononauts_qt.ui.table.replay_frame import Frame
    from chrononauts_qt.ui.table.window import Window
    from tests.pact.desk import PactDesk
    from tests.pact.new_game import NewPact


class PactScreens(Screens):
    """The screens of Pact."""

    PRELOAD: tuple[str, ...] = ()

    def say(self, reason: Reason, names: Sequence[str]) -> str:
        return words.say(reason, names)

    def narrate(self, event: Event, names: Sequence[str]) -> str | None:
        return words.narrate(event, names)

    def standing(self, positions: Positions) -> Iterable[str]:
        """Return who has still to answer, and which offer stands; at the end the points."""
        view: Any = positions.game.view(positions.state(len(positions) - 1), None)
        if view.outcome is not None:
            return [words.ended(view.outcome, positions.names), *words.ranking(view.outcome, positions.names)]
        return [words.asked(view, positions.names), words.standing_offer(view, positions.names)]

    def replay_frame(self, positions: Positions, theme: Theme, reading: Theme) -> Frame:
        """Return a table to watch a game on."""
        from tests.pact.replay import PactFrame

        return PactFrame(positions, theme)

    def sit(self, window: Window, match: Match) -> PactDesk:
        """Return the desk for a match."""
        from tests.pact.desk import PactDesk

        return PactDesk(window, match)

    def box(self) -> Box:
        """Return what is to be seen of the game on the shelf."""
        about = "Trade stones, and keep pairs of equal ones."
        return Box("2–4 players", "15 minutes", about, "emblems/hourglass", "section:pact")

    def glance(self, theme: Theme, view: Any) -> QWidget | None:
        """Return nothing: all that matters is hidden."""
        return None

    def rights(self) -> str:
        """Return whose the game is."""
        return "Pact belongs to the tests."

    def waiting(self, found: Summary) -> str:
        """Return in a sentence which game waits to be gone on with."""
        return f"{' and '.join(found.names)} trade: {self.how_far(found)}"

    def how_far(self, found: Summary) -> str:
        """Return how far a saved game has come, or how it ended."""
        return f"Round {found.turn}" if found.outcome is None else words.ended(found.outcome, found.names)

    def tables(self, entries: Entries) -> tuple[Table, ...]:
        """Return nothing but what is counted of every game."""
        return ()

    def title(self) -> str:
        """Return the name of the game."""
        return "Pact"

    def manual(self) -> Manual:
        """Return the rulebook."""
        from tests.pact import manual

        return manual

    def inventory(self) -> Inventory:
        """Return what an installation has: nothing but what every game has."""
        from chrononauts_qt.ui.table.inventory import Inventory

        return Inventory()

    def new_game(self) -> NewPact:
        """Return what the game brings to the page of a new game."""
        from tests.pact.new_game import NewPact

        return NewPact()

    def text_sample(self, page: Page) -> TextSample:
        """Return what shows a text size on a page of the settings: one stone."""
        from tests.pact.text_sample import StoneSample

        return StoneSample(page)


SCREENS = PactScreens()
