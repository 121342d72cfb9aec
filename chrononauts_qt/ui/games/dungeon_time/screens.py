"""What Dungeon Time brings to the window."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from types import MappingProxyType
from typing import TYPE_CHECKING, Any

from chrononauts_qt.ui.catalog.wording import QT_TRANSLATE_NOOP, fill
from chrononauts_qt.ui.table.screens import Box, Kept, Screens

if TYPE_CHECKING:
    from pathlib import Path

    from PySide6.QtWidgets import QWidget

    from chrononauts_qt.kernel.events import Event
    from chrononauts_qt.kernel.reason import Reason
    from chrononauts_qt.session.match import Match
    from chrononauts_qt.session.places import Summary
    from chrononauts_qt.session.positions import Positions
    from chrononauts_qt.session.tallies import Entries
    from chrononauts_qt.ui.catalog.statistics_texts import Table
    from chrononauts_qt.ui.games.dungeon_time.desk import DungeonDesk
    from chrononauts_qt.ui.games.dungeon_time.new_game import NewDungeon
    from chrononauts_qt.ui.games.dungeon_time.replay import DungeonFrame
    from chrononauts_qt.ui.games.dungeon_time.text_sample import SampleCard
    from chrononauts_qt.ui.kit.page import Page
    from chrononauts_qt.ui.kit.theme import Theme
    from chrononauts_qt.ui.rulebook.manual import Manual
    from chrononauts_qt.ui.table.first_times import FirstTime
    from chrononauts_qt.ui.table.inventory import Inventory
    from chrononauts_qt.ui.table.screens import PhoneSheet
    from chrononauts_qt.ui.table.window import Window


class DungeonScreens(Screens):
    """The screens of Dungeon Time; its words here are all that the first page needs of it."""

    TITLE = QT_TRANSLATE_NOOP("Games", "Dungeon Time")
    PLAYERS = QT_TRANSLATE_NOOP("Shelf", "1–5 players, together")
    LENGTH = QT_TRANSLATE_NOOP("Shelf", "5 minutes, and the tale of them")
    ABOUT = QT_TRANSLATE_NOOP(
        "Shelf", "One team, one Backpack, one sand glass. Then the Story shows what you have remembered."
    )
    DAY = QT_TRANSLATE_NOOP("Shelf", "Today’s dungeon")
    RIGHTS = QT_TRANSLATE_NOOP(
        "About",
        "Dungeon Time was designed by Carlo A. Rossi, developed by Daniele Pompetti Correale and illustrated "
        "by Denis Martynets. Ares Games publish it, in Italy MS Edizioni; Ginevra Pavone translated it into "
        "Italian. All rights belong to designer and publisher. This is an unofficial edition by people who "
        "like it; words and pictures are our own.",
    )
    WAITING = QT_TRANSLATE_NOOP("Windows", "A game of Dungeon Time waits for {players}. {far}")
    NEXT = QT_TRANSLATE_NOOP("Windows", "The campaign goes on: {level} is next.")
    PLAYED = QT_TRANSLATE_NOOP("Windows", "Missions played: {count}")
    ENDED = MappingProxyType({
        "goal": QT_TRANSLATE_NOOP("Windows", "Won"),
        "adventure": QT_TRANSLATE_NOOP("Windows", "Adventure won"),
        "short": QT_TRANSLATE_NOOP("Windows", "Short of the Goal"),
        "broken": QT_TRANSLATE_NOOP("Windows", "The Backpack broke"),
    })
    PRELOAD = ("chrononauts_qt.ui.games.dungeon_time.new_game",)

    def say(self, reason: Reason, names: Sequence[str]) -> str:
        from chrononauts_qt.ui.games.dungeon_time.texts import reasons

        return reasons.say(reason, names)

    def narrate(self, event: Event, names: Sequence[str]) -> str | None:
        from chrononauts_qt.ui.games.dungeon_time.texts import events

        return events.narrate(event, names)

    def standing(self, positions: Positions) -> Iterable[str]:
        from chrononauts_qt.ui.games.dungeon_time.standing_told import standing

        return standing(positions)

    def replay_frame(self, positions: Positions, theme: Theme, reading: Theme) -> DungeonFrame:
        from chrononauts_qt.ui.games.dungeon_time.replay import DungeonFrame

        return DungeonFrame(positions, theme)

    def sit(self, window: Window, match: Match) -> DungeonDesk:
        from chrononauts_qt.ui.games.dungeon_time.desk import DungeonDesk

        return DungeonDesk(window, match)

    def manual(self) -> Manual:
        from chrononauts_qt.ui.games.dungeon_time import manual

        return manual

    def inventory(self) -> Inventory:
        from chrononauts_qt.ui.games.dungeon_time.inventory import INVENTORY

        return INVENTORY

    def title(self) -> str:
        return fill(self.TITLE)

    def box(self) -> Box:
        words = fill(self.PLAYERS), fill(self.LENGTH), fill(self.ABOUT)
        return Box(*words, "games/dungeon_time/cover", "section:summary", fill(self.DAY))

    def glance(self, theme: Theme, view: Any) -> QWidget | None:
        return None  # all that matters of a game that waits is covered

    def rights(self) -> str:
        return fill(self.RIGHTS)

    def waiting(self, found: Summary) -> str:
        from chrononauts_qt.ui.catalog.wording import all_of

        return fill(self.WAITING, players=all_of(found.names), far=self.how_far(found))

    def next_up(self, kept: Mapping[str, Any], folder: Path) -> str:
        if kept.get("what") != "campaign":
            return ""
        from chrononauts_qt.games.dungeon_time.campaign import Campaign
        from chrononauts_qt.session import campaigns
        from chrononauts_qt.ui.games.dungeon_time.terms import way_on
        from chrononauts_qt.ui.games.dungeon_time.texts import cards

        found = campaigns.read(folder).of(str(kept.get("campaign", "")))
        level = way_on(Campaign.read(found.told)) if found is not None and not found.is_away else ""
        return fill(self.NEXT, level=cards.scenario(level)) if level else ""

    def how_far(self, found: Summary) -> str:
        from chrononauts_qt.ui.catalog import games_texts

        if found.outcome is not None:
            return fill(self.ENDED[found.outcome.route])
        if not found.figures.get("cards"):
            return games_texts.turns_begun(0)
        return fill(self.PLAYED, count=found.figures["played"])

    def tables(self, entries: Entries) -> tuple[Table, ...]:
        from chrononauts_qt.ui.games.dungeon_time.statistics import tables

        return tables(entries)

    def phone_sheet(self) -> PhoneSheet | None:
        from chrononauts_qt.ui.games.dungeon_time.phone_sheet import sheet

        return sheet

    def first_times(self) -> Sequence[FirstTime]:
        from chrononauts_qt.ui.games.dungeon_time.first_times import DUNGEON_TIME

        return DUNGEON_TIME

    def new_game(self) -> NewDungeon:
        from chrononauts_qt.ui.games.dungeon_time.new_game import NewDungeon

        return NewDungeon()

    def settings_doors(self, page: Page, kept: Kept) -> Sequence[tuple[str, Callable[[], object]]]:
        from chrononauts_qt.ui.games.dungeon_time.keys_door import door

        return (door(page, kept),)

    def text_sample(self, page: Page) -> SampleCard:
        from chrononauts_qt.ui.games.dungeon_time.text_sample import SampleCard

        return SampleCard(page)


SCREENS = DungeonScreens()
