"""What AfterNova brings to the window."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from chrononauts_qt.ui.catalog.wording import QT_TRANSLATE_NOOP, fill
from chrononauts_qt.ui.table.screens import Box, Screens

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from chrononauts_qt.kernel.events import Event
    from chrononauts_qt.kernel.reason import Reason
    from chrononauts_qt.session.match import Match
    from chrononauts_qt.session.places import Summary
    from chrononauts_qt.session.positions import Positions
    from chrononauts_qt.session.tallies import Entries
    from chrononauts_qt.ui.catalog.statistics_texts import Table
    from chrononauts_qt.ui.games.afternova.desk import AfterNovaDesk
    from chrononauts_qt.ui.games.afternova.new_game import NewAfterNova
    from chrononauts_qt.ui.games.afternova.replay import AfterNovaFrame
    from chrononauts_qt.ui.games.afternova.text_sample import SampleCard
    from chrononauts_qt.ui.kit.page import Page
    from chrononauts_qt.ui.kit.theme import Theme
    from chrononauts_qt.ui.rulebook.manual import Manual
    from chrononauts_qt.ui.table.first_times import FirstTime
    from chrononauts_qt.ui.table.inventory import Inventory
    from chrononauts_qt.ui.table.screens import PhoneSheet
    from chrononauts_qt.ui.table.window import Window


class AfterNovaScreens(Screens):
    """The screens of AfterNova; its words here are all that the first page needs of it."""

    TITLE = QT_TRANSLATE_NOOP("Games", "AfterNova")
    PLAYERS = QT_TRANSLATE_NOOP("Shelf", "2–6 players")
    LENGTH = QT_TRANSLATE_NOOP("Shelf", "about 45 minutes")
    ABOUT = QT_TRANSLATE_NOOP(
        "Shelf", "Animal crews harvest a broken star. Nobody gets far without a good deal."
    )
    RIGHTS = QT_TRANSLATE_NOOP(
        "About",
        "AfterNova was designed by Andrew Nerger and Jeffrey Chin and illustrated by Ben Ortiz and Jeffrey "
        "Chin; Giacomo Maltagliati translated it into Italian. All rights belong to designers and "
        "publishers. This is an unofficial edition by people who like it; words and pictures are our own.",
    )
    JUST_BEGUN = QT_TRANSLATE_NOOP("Windows", "{players} have just begun a game of AfterNova.")
    WAITING = QT_TRANSLATE_NOOP("Windows", "{players} stopped a game of AfterNova {turns}.")
    WON = QT_TRANSLATE_NOOP("Windows", "{name} has won.")
    WON_BY_BOT = QT_TRANSLATE_NOOP("Windows", "Bot has won.")
    PRELOAD = ("chrononauts_qt.ui.games.afternova.new_game",)

    def say(self, reason: Reason, names: Sequence[str]) -> str:
        from chrononauts_qt.ui.games.afternova.texts import reasons

        return reasons.say(reason, names)

    def narrate(self, event: Event, names: Sequence[str]) -> str | None:
        from chrononauts_qt.ui.games.afternova.texts import events

        return events.narrate(event, names)

    def standing(self, positions: Positions) -> Iterable[str]:
        from chrononauts_qt.ui.games.afternova.standing_told import standing

        return standing(positions)

    def replay_frame(self, positions: Positions, theme: Theme, reading: Theme) -> AfterNovaFrame:
        from chrononauts_qt.ui.games.afternova.replay import AfterNovaFrame

        return AfterNovaFrame(positions, theme, reading)

    def sit(self, window: Window, match: Match) -> AfterNovaDesk:
        from chrononauts_qt.ui.games.afternova.desk import AfterNovaDesk

        return AfterNovaDesk(window, match)

    def manual(self) -> Manual:
        from chrononauts_qt.ui.games.afternova import manual

        return manual

    def inventory(self) -> Inventory:
        from chrononauts_qt.ui.games.afternova.inventory import INVENTORY

        return INVENTORY

    def title(self) -> str:
        return fill(self.TITLE)

    def box(self) -> Box:
        words = fill(self.PLAYERS), fill(self.LENGTH), fill(self.ABOUT)
        return Box(*words, "games/afternova/cover", "section:summary")

    def glance(self, theme: Theme, view: Any) -> QWidget | None:
        return None  # the box says enough of a game that waits

    def rights(self) -> str:
        return fill(self.RIGHTS)

    def waiting(self, found: Summary) -> str:
        from chrononauts_qt.ui.catalog.common import turns_played
        from chrononauts_qt.ui.catalog.wording import all_of

        played, players = max(0, found.turn - 1), all_of(found.names)
        if not played:
            return fill(self.JUST_BEGUN, players=players)
        return fill(self.WAITING, players=players, turns=turns_played(played))

    def how_far(self, found: Summary) -> str:
        from chrononauts_qt.ui.catalog import games_texts

        if found.outcome is None:
            return games_texts.turns_begun(found.turn)
        winner = found.outcome.winner
        return fill(self.WON_BY_BOT) if winner is None else fill(self.WON, name=found.names[winner])

    def tables(self, entries: Entries) -> tuple[Table, ...]:
        from chrononauts_qt.ui.games.afternova.statistics import table

        return (table(entries),)

    def first_times(self) -> Sequence[FirstTime]:
        from chrononauts_qt.ui.games.afternova.first_times import AFTERNOVA

        return AFTERNOVA

    def phone_sheet(self) -> PhoneSheet | None:
        from chrononauts_qt.ui.games.afternova.phone_sheet import sheet

        return sheet

    def phone_pictures(self) -> Mapping[str, bytes]:
        from chrononauts_qt.ui.games.afternova.phone_pictures import pictures

        return pictures()

    def new_game(self) -> NewAfterNova:
        from chrononauts_qt.ui.games.afternova.new_game import NewAfterNova

        return NewAfterNova()

    def text_sample(self, page: Page) -> SampleCard:
        from chrononauts_qt.ui.games.afternova.text_sample import SampleCard

        return SampleCard(page)


SCREENS = AfterNovaScreens()
