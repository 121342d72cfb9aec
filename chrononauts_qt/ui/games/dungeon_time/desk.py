"""The desk of Dungeon Time."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import replace

from chrononauts_qt.games.dungeon_time.campaign import Campaign, told
from chrononauts_qt.games.dungeon_time.cards import ID
from chrononauts_qt.session import campaigns
from chrononauts_qt.session.campaigns import CAMPAIGN_OPTION
from chrononauts_qt.session.match import Match
from chrononauts_qt.session.statistics import KNOWN_OPTION
from chrononauts_qt.ui.games.dungeon_time.campaign_sheet import mended, not_entered
from chrononauts_qt.ui.games.dungeon_time.controller import DungeonController
from chrononauts_qt.ui.games.dungeon_time.end_facts import ending_of
from chrononauts_qt.ui.games.dungeon_time.end_page import DungeonEnd
from chrononauts_qt.ui.games.dungeon_time.key_plan import KEPT, KeyPlan
from chrononauts_qt.ui.games.dungeon_time.list_switch import DungeonList
from chrononauts_qt.ui.games.dungeon_time.new_game import NewDungeon
from chrononauts_qt.ui.games.dungeon_time.table import DungeonScreen
from chrononauts_qt.ui.games.dungeon_time.table_hints import TableHints
from chrononauts_qt.ui.games.dungeon_time.terms import DEAL_OPTION, Terms, on_the_way, same_deal, way_on
from chrononauts_qt.ui.games.dungeon_time.texts import cards as words
from chrononauts_qt.ui.kit.theme import Theme
from chrononauts_qt.ui.table.bots import PACES
from chrononauts_qt.ui.table.desk import Score
from chrononauts_qt.ui.table.list_desk import ListDesk
from chrononauts_qt.ui.table.window import END, Window


class DungeonDesk(ListDesk):
    """A team, a sand glass, and nothing that anybody hides."""

    controller: DungeonController
    screen: DungeonScreen
    laid: DungeonScreen | None
    end: DungeonEnd

    def __init__(self, window: Window, match: Match) -> None:
        self._now = window.now or time.monotonic
        super().__init__(window, DungeonController(match, self._now))
        self.plan = KeyPlan(self._kept_keys, self.controller)
        self.plan.changed.connect(self._keep_keys)
        self.score = Score(window, self.controller)
        self._is_told = self.is_over
        self.controller.bots.pace = lambda: PACES[window.look.settings.bot_pace]
        self.controller.is_watched = lambda: self.laid is not None and self.laid.isVisible()
        self.controller.is_still = lambda: self.laid is None or self.laid.is_still

    def make_screen(self, theme: Theme) -> DungeonScreen:
        screen = DungeonScreen(self.controller, theme, self._now, self.plan)
        TableHints(screen, self.window.look)
        self.lay_list(DungeonList(screen, self.window.look.theme))
        return screen

    def make_end(self, theme: Theme) -> DungeonEnd:
        page = DungeonEnd(theme, self._now)
        page.practice_requested.connect(lambda: page.terms_requested.emit(same_deal(self.controller.match)))
        page.next_requested.connect(lambda: page.terms_requested.emit(self._next()))
        return page

    def show_end(self) -> None:
        ending = ending_of(self.controller)
        if ending is None:
            return
        is_news, self._is_told = not self._is_told, True
        if is_news:
            self._keep_what_came()
        level = self._next()
        self.window.show_page(END)
        self.end.show_ending(ending, is_news, "" if level is None else words.scenario(level.level))

    def _keep_what_came(self) -> None:
        """Enter the game in its campaign; whoever plays its deal again knows it, but for that of the day."""
        match, folder = self.controller.match, self.window.folder
        damages: list[campaigns.Damage] = []
        trouble = campaigns.enter(folder, match, told, damages)
        if trouble is not None:
            self.window.tell(not_entered(folder, trouble))
        elif damages:
            self.window.tell(mended(damages))
        if not {DEAL_OPTION, KNOWN_OPTION} & match.options.keys():
            self.score.tell_solution()

    def _next(self) -> Terms | None:
        """Return the terms of the next level of the campaign; None where no way leads on."""
        match = self.controller.match
        id_ = match.options.get(CAMPAIGN_OPTION, "")
        kept = campaigns.read(self.window.folder).of(id_)
        if kept is None:
            return None
        campaign = Campaign.read(kept.told)
        terms = NewDungeon().again(match, None)
        if way_on(campaign) in ("", terms.scenario):
            return None
        return on_the_way(replace(terms, level=""), campaign, len(match.names))

    @property
    def _kept_keys(self) -> str:
        return str(self.window.look.settings.kept(ID).get(KEPT, ""))

    def _keep_keys(self) -> None:
        """Keep the keys that people have set."""
        look = self.window.look
        if self.plan.text != self._kept_keys:
            look.change(look.settings.keeping(ID, {**look.settings.kept(ID), KEPT: self.plan.text}))

    def show_settings(self, was_list: bool) -> None:
        """Follow the settings, and the keys, which can be set from there as well."""
        super().show_settings(was_list)
        self.plan.read(self._kept_keys)

    def keep(self) -> Callable[[], None]:
        was = self.screen.keep()
        return lambda: self.screen.show_kept(was)

    def hold(self) -> bool:
        """Stop the glass: something else lies over the table."""
        self.controller.rest(True)
        return self.controller.is_at_rest

    def leave(self) -> None:
        self.controller.stop()
