"""What the games of the box bring to the window, and what Chrononauts does."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from chrononauts_qt.ui.catalog.wording import QT_TRANSLATE_NOOP, Source, fill
from chrononauts_qt.ui.table.screens import Box, Screens

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from PySide6.QtWidgets import QWidget

    from chrononauts_qt.kernel.events import Event
    from chrononauts_qt.kernel.reason import Reason
    from chrononauts_qt.session.match import Match
    from chrononauts_qt.session.places import Summary
    from chrononauts_qt.session.positions import Positions
    from chrononauts_qt.session.tallies import Entries
    from chrononauts_qt.ui.catalog.statistics_texts import Table
    from chrononauts_qt.ui.games.chrononauts.desk import ChrononautsDesk
    from chrononauts_qt.ui.games.chrononauts.new_game import NewChrononauts
    from chrononauts_qt.ui.games.chrononauts.replay import BoardFrame
    from chrononauts_qt.ui.games.chrononauts.text_sample import SampleTile
    from chrononauts_qt.ui.kit.page import Page
    from chrononauts_qt.ui.kit.theme import Theme
    from chrononauts_qt.ui.rulebook.manual import Manual
    from chrononauts_qt.ui.table.first_times import FirstTime
    from chrononauts_qt.ui.table.inventory import Inventory
    from chrononauts_qt.ui.table.screens import PhoneSheet
    from chrononauts_qt.ui.table.window import Window

_UI = "chrononauts_qt.ui"
_BOX = f"{_UI}.games.chrononauts"
RIGHTS = QT_TRANSLATE_NOOP(
    "About",
    "Chrononauts, with Artifaxx and Solonauts, was designed by Andrew Looney and is published by Looney "
    "Labs: production Kristin Looney, artwork Alison Frane, the idea of stories in 55 words Steve Moss. The "
    "terms follow the Italian translation by Bruno Boio and the French one by Didier Duchon. All rights "
    "belong to publisher and designer, who have neither made nor approved this unofficial fan edition. Its "
    "pictures and its words are our own.",
)


class BoxScreens(Screens):
    """What every game of the box answers alike; an heir has its own words about itself."""

    TITLE: Source
    PLAYERS: Source
    LENGTH: Source
    ABOUT: Source
    DAY: Source | None = None
    WAITING: Source
    JUST_BEGUN: Source
    """As WAITING, of a game in which nobody has played a turn."""
    COVER: str
    TOPIC: str

    def say(self, reason: Reason, names: Sequence[str]) -> str:
        from chrononauts_qt.ui.games.chrononauts.texts import reasons

        return reasons.say(reason, names)

    def narrate(self, event: Event, names: Sequence[str]) -> str | None:
        from chrononauts_qt.ui.games.chrononauts.texts import events

        return events.narrate(event, names)

    def standing(self, positions: Positions) -> Iterable[str]:
        from chrononauts_qt.ui.games.chrononauts import standing_told

        return standing_told.standing(positions)

    def manual(self) -> Manual:
        from chrononauts_qt.ui.games.chrononauts.rulebook import manual

        return manual

    def inventory(self) -> Inventory:
        from chrononauts_qt.ui.games.chrononauts.inventory import INVENTORY

        return INVENTORY

    def title(self) -> str:
        return fill(self.TITLE)

    def box(self) -> Box:
        words = fill(self.PLAYERS), fill(self.LENGTH), fill(self.ABOUT)
        return Box(*words, self.COVER, self.TOPIC, fill(self.DAY) if self.DAY else "")

    def glance(self, theme: Theme, view: Any) -> QWidget | None:
        from chrononauts_qt.ui.games.chrononauts.wall import Wall

        return Wall(theme, view.timeline)

    def rights(self) -> str:
        return fill(RIGHTS)

    def waiting(self, found: Summary) -> str:
        from chrononauts_qt.ui.catalog.common import turns_played
        from chrononauts_qt.ui.catalog.wording import all_of

        played, players = max(0, found.turn - 1), all_of(found.names)  # the turn under way is not counted
        if not played:
            return fill(self.JUST_BEGUN, players=players)
        return fill(self.WAITING, players=players, turns=turns_played(played))

    def how_far(self, found: Summary) -> str:
        from chrononauts_qt.ui.catalog import common, games_texts

        outcome = found.outcome
        if outcome is None:
            return games_texts.turns_begun(found.turn)
        if outcome.winner is None:
            return common.text("end-destroyed")
        return common.text(f"end-won-{outcome.route}", name=found.names[outcome.winner])

    def tables(self, entries: Entries) -> tuple[Table, ...]:
        return ()

    def text_sample(self, page: Page) -> SampleTile:
        from chrononauts_qt.ui.games.chrononauts.text_sample import SampleTile

        return SampleTile(page)


class ChrononautsScreens(BoxScreens):
    """The screens of Chrononauts."""

    TITLE = QT_TRANSLATE_NOOP("Games", "Chrononauts")
    PLAYERS = QT_TRANSLATE_NOOP("Shelf", "2–6 players")
    LENGTH = QT_TRANSLATE_NOOP("Shelf", "about 45 minutes")
    ABOUT = QT_TRANSLATE_NOOP(
        "Shelf", "Change history until your own past comes true, before Paradoxes destroy the Universe."
    )
    JUST_BEGUN = QT_TRANSLATE_NOOP("Windows", "{players} have just begun a game.")
    WAITING = QT_TRANSLATE_NOOP("Windows", "{players} stopped {turns}.")
    COVER, TOPIC = "games/chrononauts/cover", "section:summary"
    PRELOAD = (
        "chrononauts_qt.games.chrononauts.timeline",
        "chrononauts_qt.games.chrononauts.view",
        "chrononauts_qt.games.chrononauts.setup",
        "chrononauts_qt.games.chrononauts.rules",
        f"{_BOX}.texts.spoken",
        f"{_BOX}.control.match_controller",
        f"{_BOX}.views.geometry",
        f"{_UI}.kit.card_view",
        f"{_BOX}.views.hand_view",
        f"{_BOX}.views.timeline_view",
        f"{_BOX}.views.staging",
        f"{_BOX}.views.inspector",
        f"{_BOX}.explain.goals_page",
        f"{_BOX}.control.arming",
        f"{_BOX}.explainer",
        f"{_BOX}.sheets.sheets",
        f"{_BOX}.flow",
        f"{_BOX}.table",
        f"{_BOX}.list_view",
        f"{_BOX}.new_game",
    )

    def replay_frame(self, positions: Positions, theme: Theme, reading: Theme) -> BoardFrame:
        from chrononauts_qt.ui.games.chrononauts.replay import BoardFrame

        return BoardFrame(positions, theme, reading)

    def sit(self, window: Window, match: Match) -> ChrononautsDesk:
        from chrononauts_qt.ui.games.chrononauts.desk import ChrononautsDesk

        return ChrononautsDesk(window, match)

    def tables(self, entries: Entries) -> tuple[Table, ...]:
        from chrononauts_qt.ui.games.chrononauts.statistics import table

        return (table(entries),)

    def first_times(self) -> Sequence[FirstTime]:
        from chrononauts_qt.ui.games.chrononauts.first_times import CHRONONAUTS

        return CHRONONAUTS

    def phone_sheet(self) -> PhoneSheet | None:
        from chrononauts_qt.ui.games.chrononauts.phone_sheet import sheet

        return sheet

    def new_game(self) -> NewChrononauts:
        from chrononauts_qt.ui.games.chrononauts.new_game import NewChrononauts

        return NewChrononauts()


SCREENS = ChrononautsScreens()
