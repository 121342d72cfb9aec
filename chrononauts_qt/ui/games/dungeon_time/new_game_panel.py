"""What is played, in which mode, with which glass and which help: the part of the page of a new game."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from datetime import date
from pathlib import Path
from typing import Any

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QCheckBox, QHBoxLayout, QVBoxLayout, QWidget

from chrononauts_qt.deals.daily_dungeon import dungeon_of, lists
from chrononauts_qt.deals.expeditions import Share, shares
from chrononauts_qt.games.dungeon_time.campaign import Campaign
from chrononauts_qt.games.dungeon_time.cards import ADVENTURES, ID, SCENARIOS
from chrononauts_qt.session import campaigns, statistics
from chrononauts_qt.session.tallies import Entries
from chrononauts_qt.ui.catalog import common
from chrononauts_qt.ui.catalog.common import date_words
from chrononauts_qt.ui.catalog.wording import listed, sentences
from chrononauts_qt.ui.games.dungeon_time import terms as of_terms
from chrononauts_qt.ui.games.dungeon_time.campaign_sheet import (
    CampaignSheet,
    Gathered,
    kept_in,
    name_of,
    new_name,
    not_kept,
)
from chrononauts_qt.ui.games.dungeon_time.plate_sheets import AdventureSheet, ScenarioSheet
from chrononauts_qt.ui.games.dungeon_time.plates import Ground, Plate, adventure_picture, scenario_picture
from chrononauts_qt.ui.games.dungeon_time.terms import (
    ADVENTURE,
    CAMPAIGN,
    KINDS,
    LENGTHS,
    MANNERS,
    SCENARIO,
    TODAY,
    Terms,
    way_on,
)
from chrononauts_qt.ui.games.dungeon_time.texts import cards
from chrononauts_qt.ui.games.dungeon_time.texts.new_game_texts import text
from chrononauts_qt.ui.kit.page import Page
from chrononauts_qt.ui.kit.questions import OneOf
from chrononauts_qt.ui.table.new_game import NewGameChoice, Panel


def terms_of(choice: NewGameChoice) -> Terms:
    """Return the terms of a choice, the usual ones where it has none."""
    return choice.terms if isinstance(choice.terms, Terms) else Terms()


class DungeonPanel(Panel):
    """What is played lies on a plate; who presses it chooses something else, on a sheet of its own."""

    def __init__(self, page: Page, today: Callable[[], date], folder: Path) -> None:
        super().__init__(page)
        self._today, self._folder = today, folder
        self._terms = Terms()
        self._is_more = False
        self._entries: Entries = ()
        self._shares: dict[str, Share] = {}
        self._known = Gathered({}, "")
        kinds = [(kind, text(f"what-{kind}")) for kind in KINDS]
        self.what = OneOf(page, text("what"), kinds, columns=2)
        self.plate = Plate(page, QSize(96, 84), beside=True)
        self.plate.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # the button below it is for the keys
        self.choose_button = page.button("", then=self._choose)
        self.campaign_warning = page.label("", "body", 16)
        self.today_note = page.label("", "body", 16, muted=True)
        self.extended = self._box("extended", "extended-note")
        self.more = page.button(text("more"), then=self._offer_more)
        self.heroes = self._box("heroes", "heroes-note")
        self.length = OneOf(
            page,
            text("length"),
            [(f"{seconds}", text(f"length-{seconds}")) for seconds in LENGTHS],
            columns=2,
        )
        manners = [(manner, common.text(f"preset-{manner}")) for manner in MANNERS]
        self.manner = OneOf(page, common.text("new-preset"), manners)
        self.manner_note = page.label("", "body", 16, muted=True)
        self.two_presses = self._box("two-presses", "two-presses-note")
        self.heartbeat = self._box("heartbeat", "heartbeat-note")
        self._lay_out()
        self.scenarios, self.adventures = ScenarioSheet(page), AdventureSheet(page)
        self.map = CampaignSheet(page, today, folder)
        self._connect()

    def _box(self, key: str, note: str) -> QCheckBox:
        box = self.page.typed(QCheckBox(text(key)), "body", 18)
        box.setAccessibleName(text(key))
        box.setAccessibleDescription(text(note))
        return box

    def _note(self, key: str) -> QWidget:
        return self.page.label(text(key), "body", 16, muted=True)

    def _lay_out(self) -> None:
        page = self.page
        self.head(self.what, self.plate, self.today_note, self.campaign_warning)
        doors = page.inner(self.column, QHBoxLayout(), 8)
        doors.addWidget(self.choose_button, 1)
        doors.addWidget(self.more)
        self._mode = self._grouped(self.extended, self._note("extended-note"))
        self._helpers = self._grouped(self.heroes, self._note("heroes-note"))
        for part in (self._mode, self._helpers):
            self.column.addWidget(part)
        self.column.addWidget(self._grouped(self.length, self._note("length-note")))
        self.column.addWidget(self._grouped(self.manner, self.manner_note))
        self.column.addWidget(self._grouped(self.two_presses, self._note("two-presses-note")))
        self._pulse = self._grouped(self.heartbeat, self._note("heartbeat-note"))
        self.column.addWidget(self._pulse)
        self.column.addStretch(1)
        page.fixed(self.more, 110, 0)

    def _grouped(self, *parts: QWidget) -> QWidget:
        group = Ground()
        column = self.page.spaced(QVBoxLayout(group), 0, 2)
        for part in parts:
            column.addWidget(part)
        return group

    def _connect(self) -> None:
        self.plate.clicked.connect(self._choose)
        self.scenarios.chosen.connect(lambda key: self._take(scenario=key))
        self.adventures.chosen.connect(lambda key: self._take(adventure=key))
        self.map.chosen.connect(self._take_level)
        self.map.changed.connect(self._look)
        self.what.changed.connect(lambda key: self._take(what=key))
        self.extended.clicked.connect(lambda on: self._take(extended=on))
        self.heroes.clicked.connect(lambda on: self._take(heroes=on))
        self.length.changed.connect(lambda key: self._take(seconds=int(key)))
        self.manner.changed.connect(lambda key: self._take(manner=key))
        self.two_presses.clicked.connect(lambda on: self._take(two_presses=on))
        self.heartbeat.clicked.connect(lambda on: self._take(heartbeat=on))

    def in_order(self) -> Iterator[QWidget]:
        yield from self.what.buttons.values()
        yield from (self.choose_button, self.more, self.extended, self.heroes)
        yield from self.length.buttons.values()
        yield from self.manner.buttons.values()
        yield from (self.two_presses, self.heartbeat)

    # -- what is chosen -------------------------------------------------------------------------

    def fill(self, choice: NewGameChoice) -> None:
        self._terms, self._is_more = replace(terms_of(choice), setup=None), False
        self._turn()

    def into(self, choice: NewGameChoice) -> NewGameChoice:
        return replace(choice, terms=self._terms)

    def settle(self, choice: NewGameChoice) -> None:
        """Find the setup of the next level of a campaign, which begins now if there is none."""
        terms = terms_of(choice)
        if terms.what == TODAY and (len(choice.names) > 1 or choice.bots):
            self.refused.emit(text("alone-today"))
        elif terms.what != CAMPAIGN:
            self.settled.emit(choice)
        else:
            self._go_on(choice, terms)

    def _go_on(self, choice: NewGameChoice, terms: Terms) -> None:
        """Settle the next level of the campaign that is shown."""
        kept = self._kept
        if kept is None:
            begun = campaigns.begin(self._folder, ID, new_name(self._today()))
            if not isinstance(begun, campaigns.Campaign):
                self.refused.emit(not_kept(self._folder, begun))
                return
            kept = begun
        campaign = Campaign.read(kept.told)
        if campaign.is_over:
            self.refused.emit(text("campaign-over"))
            return
        terms = of_terms.on_the_way(replace(terms, campaign=kept.id), campaign, len(choice.names))
        self.settled.emit(replace(choice, terms=terms))

    def _take(self, **changes: Any) -> None:
        """Show other terms."""
        self._terms = replace(self._terms, **changes)
        self._turn()

    def _take_level(self, campaign: str, level: str) -> None:
        """Play this level of a campaign next, as soon as somebody says Start."""
        self._take(campaign=campaign, level=level)
        if self.page.primary is not None:
            self.page.primary.setFocus()

    def _choose(self) -> None:
        """Open the sheet for what is played."""
        if self._terms.what == SCENARIO:
            self.scenarios.tell(self._shares)
            self.scenarios.ask(self._terms.scenario)
        elif self._terms.what == ADVENTURE:
            self.adventures.tell(self._shares)
            self.adventures.ask(self._terms.adventure)
        elif self._terms.what == CAMPAIGN:
            self.map.ask(self._kept.id if self._kept else "")

    def _offer_more(self) -> None:
        """Offer the mode that is meant for what has been won already."""
        self._is_more = True
        self._turn()
        self.extended.setFocus()

    # -- what is shown --------------------------------------------------------------------------

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._look()

    def _look(self) -> None:
        """See what has come of all games until now."""
        self._entries = statistics.read(self._folder).entries
        self._shares = shares(self._entries)
        self._known = kept_in(self._folder)
        self._turn()

    @property
    def _kept(self) -> campaigns.Campaign | None:
        """The campaign that is played; the first one that is not put away where none was chosen."""
        known = self._known.campaigns
        going = next((one for one in known.values() if not one.is_away), None)
        return known.get(self._terms.campaign, going)

    def _turn(self) -> None:
        """Show everything as the terms have it."""
        terms = self._terms
        self.what.choose(terms.what)
        self.length.choose(f"{terms.seconds}")
        self.manner.choose(terms.manner)
        self.manner_note.setText(text(f"manner-{terms.manner}"))
        self.extended.setChecked(terms.extended)
        self.heroes.setChecked(terms.heroes)
        self.two_presses.setChecked(terms.two_presses)
        self.heartbeat.setChecked(terms.heartbeat)
        self._pulse.setVisible(terms.seconds > 0)
        self._show_plate()
        is_single = terms.what in (SCENARIO, ADVENTURE)
        won = self._shares.get(terms.adventure if terms.what == ADVENTURE else terms.scenario, Share()).won
        is_offered = self._is_more or won > 0 or terms.extended
        self._mode.setVisible(is_single and is_offered)
        self.more.setVisible(is_single and not is_offered)
        self.plate.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents, terms.what == TODAY)
        self._helpers.setVisible(terms.what != TODAY)
        self.choose_button.setVisible(terms.what != TODAY)
        self.campaign_warning.setText(self._known.warning)
        self.campaign_warning.setVisible(terms.what == CAMPAIGN and bool(self._known.warning))
        self.today_note.setVisible(terms.what == TODAY)
        self.today_note.setText(sentences(text("today-note", date=date_words(self._today())), self._done()))
        if terms.what != TODAY:
            self.choose_button.setText(text(f"choose-{terms.what}"))
            self.choose_button.setAccessibleName(text(f"choose-{terms.what}"))
        self.changed.emit()

    def _done(self) -> str:
        """Return who has played the dungeon of the day with such a glass, and what came of it (DT-706)."""
        has_glass = self._terms.seconds > 0
        scores = lists(self._entries, has_glass).get(self._today(), ())
        told = [
            text("score-won" if one.is_won else "score-lost", name=one.name, count=one.completed)
            for one in scores
        ]
        return text("today-glass" if has_glass else "today-no-glass", scores=listed(told)) if told else ""

    def _show_plate(self) -> None:
        """Show what is played."""
        terms = self._terms
        if terms.what == ADVENTURE:
            lines = (cards.tale(terms.adventure), text("goal", goal=ADVENTURES[terms.adventure].goal))
            self.plate.tell(adventure_picture(terms.adventure), cards.title(terms.adventure), lines)
        elif terms.what == CAMPAIGN:
            self._show_campaign()
        else:
            scenario = dungeon_of(self._today()).scenario if terms.what == TODAY else terms.scenario
            lines = (text("goal", goal=SCENARIOS[scenario].goal), cards.drawn(scenario))
            self.plate.tell(scenario_picture(scenario), cards.scenario(scenario), lines)

    def _show_campaign(self) -> None:
        """Show where the campaign stands."""
        kept = self._kept
        campaign = Campaign.read(kept.told if kept else ())
        level = self._terms.level if self._terms.level in campaign.next else way_on(campaign)
        name = name_of(kept) if kept else text("campaign-none")
        if not level:
            self.plate.tell(scenario_picture("level-4"), name, (text("all-won"),))
            return
        goal = text("goal", goal=SCENARIOS[level].goal)
        lines = (cards.scenario(level), goal, cards.drawn(level, has_level_1=bool(campaign.left)))
        self.plate.tell(scenario_picture(level), name, (*lines, *[text("sum-extended")] * campaign.extended))
