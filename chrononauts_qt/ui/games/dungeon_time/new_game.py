"""Dungeon Time on the page of a new game."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from datetime import date
from pathlib import Path
from typing import Any

from PySide6.QtGui import QAccessible

from chrononauts_qt.bots.dungeon_time.ranks import RANKS
from chrononauts_qt.deals.daily_dungeon import dungeon_of
from chrononauts_qt.games.dungeon_time.campaign import FIRST_BONUS, Campaign
from chrononauts_qt.kernel.errors import BadSetup
from chrononauts_qt.session import campaigns, plain_values
from chrononauts_qt.session.campaigns import CAMPAIGN_OPTION
from chrononauts_qt.session.match import Match
from chrononauts_qt.ui.catalog.common import date_words
from chrononauts_qt.ui.catalog.wording import all_of, sentences
from chrononauts_qt.ui.games.dungeon_time.new_game_panel import DungeonPanel, terms_of
from chrononauts_qt.ui.games.dungeon_time.terms import (
    ADVENTURE,
    CAMPAIGN,
    LENGTHS,
    READERS,
    SCENARIO,
    TODAY,
    Terms,
    agreed,
    new_setup,
    options_of,
)
from chrononauts_qt.ui.games.dungeon_time.texts import cards
from chrononauts_qt.ui.games.dungeon_time.texts.new_game_texts import text
from chrononauts_qt.ui.kit import patience
from chrononauts_qt.ui.kit.page import Page
from chrononauts_qt.ui.table.new_game import Beginning, NewGame, NewGameChoice, RanksTold, Told


def _in_sentences(terms: Terms, day: date) -> Iterator[str]:
    """Yield what is played, and how."""
    if terms.what == CAMPAIGN:
        yield text("sum-campaign")
    elif terms.what == ADVENTURE:
        yield text("sum-adventure", title=cards.title(terms.adventure))
    elif terms.what == TODAY:
        title = cards.scenario(dungeon_of(day).scenario)
        yield text("sum-today", date=date_words(day), title=title)
    else:
        yield text("sum-scenario", title=cards.scenario(terms.scenario))
    if terms.extended and terms.what in (SCENARIO, ADVENTURE):
        yield text("sum-extended")
    if terms.heroes and terms.what != TODAY:
        yield text("sum-heroes")
    yield text("sum-glass", minutes=terms.seconds // 60) if terms.seconds else text("sum-no-glass")


class NewDungeon(NewGame):
    """What Dungeon Time brings to the page, and what a choice means."""

    def told(self) -> Told:
        return Told(text("new-name"), text("new-told"), text("new-missing"), text("new-about"))

    def ranks(self) -> RanksTold:
        return RanksTold(text("ranks-note"), {rank: text(f"about-{rank}") for rank in RANKS})

    def in_words(self, choice: NewGameChoice, day: date) -> tuple[str, str]:
        names = choice.names
        who = text("sum-team", players=all_of(names)) if names[1:] else text("sum-alone", name=names[0])
        return who, sentences(*_in_sentences(terms_of(choice), day))

    def panel(self, page: Page, today: Callable[[], date], folder: Path) -> DungeonPanel:
        return DungeonPanel(page, today, folder)

    def read(self, kept: Mapping[str, Any], are_newcomers: bool = False) -> Terms:
        """Return the terms that were kept.

        No glass runs for whoever listens, unless it was chosen; nor where no time is to run out.
        """
        no_glass = {"seconds": LENGTHS[-1]}
        usual = no_glass if QAccessible.isActive() else {}
        wished = no_glass if patience.to_answer(1.0) is None else {}
        return Terms(**{**usual, **plain_values.read(kept, READERS), **wished})

    def kept(self, choice: NewGameChoice, before: Mapping[str, Any]) -> dict[str, Any]:
        """Return the terms with what is kept beside them; the dungeon of the day asks for glass and help."""
        now = terms_of(choice)
        if now.what == TODAY:
            last = self.read(before)
            now = replace(
                now, scenario=last.scenario, adventure=last.adventure, extended=last.extended,
                heroes=last.heroes, campaign=last.campaign,
            )  # fmt: skip
        return {**before, **{name: getattr(now, name) for name in READERS}}

    def begin(self, choice: NewGameChoice, day: date) -> Beginning:
        terms = terms_of(choice)
        if terms.what == CAMPAIGN and terms.setup is None:
            raise BadSetup("the next level of the campaign has to be looked up first")
        setup = terms.setup or new_setup(terms, len(choice.names), day)
        return Beginning(setup, options_of(terms, day))

    def again(self, match: Match, last: object) -> Terms:
        """Return the terms of the same again, dealt anew; in a campaign it counts there."""
        view = match.view(None)
        terms = replace(
            agreed(match),
            what=ADVENTURE if view.adventure else SCENARIO,
            scenario=view.scenario or Terms.scenario,
            adventure=view.adventure or Terms.adventure,
            extended=view.extended,
            heroes=bool(view.heroes),
            campaign=match.options.get(CAMPAIGN_OPTION, ""),
            level=view.scenario,
        )
        if not terms.campaign or match.writer is None:
            return terms
        kept = campaigns.read(match.writer.path.parent).of(terms.campaign)
        left = Campaign.read(kept.told if kept else ()).left
        setup = new_setup(terms, view.players, date.today())
        return replace(
            terms, what=CAMPAIGN, setup=replace(setup, halves=left if view.scenario == FIRST_BONUS else {})
        )

    def today(self, last: object) -> Terms:
        terms = last if isinstance(last, Terms) else Terms()
        return replace(terms, what=TODAY)
