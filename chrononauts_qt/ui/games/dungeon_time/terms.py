"""What a team agrees to before a game: what it plays, how long the glass runs, and which help there is."""

from __future__ import annotations

import secrets
from dataclasses import dataclass, replace
from datetime import date
from typing import Any

from chrononauts_qt.deals.daily_dungeon import dungeon_of
from chrononauts_qt.games.dungeon_time.campaign import LEVELS, Campaign
from chrononauts_qt.games.dungeon_time.cards import ADVENTURES, SCENARIOS
from chrononauts_qt.games.dungeon_time.setup import FIRST_SCENARIO, Setup
from chrononauts_qt.session import journal, plain_values
from chrononauts_qt.session.campaigns import CAMPAIGN_OPTION
from chrononauts_qt.session.clock import SECONDS_OPTION, glass_seconds
from chrononauts_qt.session.match import Match
from chrononauts_qt.session.statistics import KNOWN_OPTION
from chrononauts_qt.ui.games.dungeon_time.helps import (
    FAMILY,
    HEARTBEAT,
    HELPS_OPTION,
    STANDARD,
    STRICT,
    TWO_PRESSES,
    helps_of,
    helps_option,
)

CAMPAIGN, SCENARIO, ADVENTURE, TODAY = "campaign", "scenario", "adventure", "today"
KINDS = (CAMPAIGN, SCENARIO, ADVENTURE, TODAY)
"""What can be played; the last is the dungeon of the day."""

LENGTHS = (300, 420, 600, 0)
"""How many seconds the glass can run (DT-1007), as printed first; 0 is no glass."""

DEAL_OPTION = "deal"
"""Of a journal: "today DATE" for a dungeon of the day."""

USUAL = "standard"
MANNERS = {"family": FAMILY, USUAL: STANDARD, "strict": STRICT}
"""The ways of playing, each with its helps; two presses and the heartbeat are apart from them."""


@dataclass(frozen=True)
class Terms:
    """``what`` is one of KINDS; ``scenario`` and ``adventure`` are those that were chosen last.

    ``extended`` is the mode of a single scenario or an Adventure, ``seconds`` one of LENGTHS, ``manner`` one
    of MANNERS; ``two_presses`` and ``heartbeat`` as in `helps`. ``campaign`` is an id, "" for one that has
    yet to begin, ``level`` what is played of it, "" for the way on; ``setup`` is found for it when the game
    begins, and is that of a deal which is known where no campaign is played.
    """

    what: str = SCENARIO
    scenario: str = FIRST_SCENARIO
    adventure: str = next(iter(ADVENTURES))
    extended: bool = False
    heroes: bool = False
    seconds: int = LENGTHS[0]
    manner: str = USUAL
    two_presses: bool = False
    heartbeat: bool = False
    campaign: str = ""
    level: str = ""
    setup: Setup | None = None


def _length(value: Any) -> int:
    """Return one of LENGTHS; ValueError for others."""
    seconds = plain_values.number(value)
    if seconds not in LENGTHS:
        raise ValueError(f"{seconds} is none of {LENGTHS}")
    return int(seconds)


READERS: plain_values.Readers = {
    "what": plain_values.one_of(*KINDS),
    "scenario": plain_values.one_of(*SCENARIOS),
    "adventure": plain_values.one_of(*ADVENTURES),
    "extended": plain_values.yes_or_no,
    "heroes": plain_values.yes_or_no,
    "seconds": _length,
    "manner": plain_values.one_of(*MANNERS),
    "two_presses": plain_values.yes_or_no,
    "heartbeat": plain_values.yes_or_no,
    "campaign": plain_values.text,
}
"""What is kept of the terms; which level of a campaign comes next is known from its games."""


def new_setup(terms: Terms, players: int, day: date) -> Setup:
    """Return the setup of a game of no campaign, dealt anew; that of a day is always the same."""
    if terms.what == TODAY:
        return dungeon_of(day)
    adventure = terms.adventure if terms.what == ADVENTURE else ""
    seed = secrets.token_hex(8)
    return Setup(players, seed, terms.scenario, adventure, extended=terms.extended, heroes=terms.heroes)


def way_on(campaign: Campaign) -> str:
    """Return the furthest level that a campaign may play next, "" where it is over."""
    return max(campaign.next, key=LEVELS.index, default="")


def on_the_way(terms: Terms, campaign: Campaign, players: int) -> Terms:
    """Return terms with the setup of the level that is wanted, or of the way on; ValueError if it is over."""
    level = terms.level if terms.level in campaign.next else way_on(campaign)
    setup = campaign.setup(level, players, secrets.token_hex(8), terms.heroes)
    return replace(terms, what=CAMPAIGN, level=level, setup=setup)


def same_deal(match: Match) -> Terms:
    """Return the terms of the very deal of a match, which its team knows by now: in no campaign."""
    assert match.writer is not None, "who has no journal has no door to the same deal"
    header = journal.read(match.writer.path).header
    setup = match.game.read_setup(len(header.names), header.setup)
    assert isinstance(setup, Setup)
    what = ADVENTURE if setup.adventure else SCENARIO
    adventure = setup.adventure or Terms.adventure
    return replace(
        agreed(match), what=what, scenario=setup.scenario, adventure=adventure, extended=setup.extended,
        heroes=setup.heroes, setup=setup,
    )  # fmt: skip


def options_of(terms: Terms, day: date) -> dict[str, str]:
    """Return the options of a journal that keep the terms."""
    own = {TWO_PRESSES: terms.two_presses, HEARTBEAT: terms.heartbeat}
    helps = (*MANNERS[terms.manner], *(one for one, is_wanted in own.items() if is_wanted))
    options = {SECONDS_OPTION: f"{terms.seconds}", HELPS_OPTION: helps_option(helps)}
    if terms.what == CAMPAIGN:
        options[CAMPAIGN_OPTION] = terms.campaign
    elif terms.what == TODAY:
        options[DEAL_OPTION] = f"{TODAY} {day.isoformat()}"
    elif terms.setup is not None:
        options[KNOWN_OPTION] = "yes"
    return options


def agreed(match: Match) -> Terms:
    """Return terms with the glass and the helps of a match."""
    helps = helps_of(match.options)
    own = helps - {TWO_PRESSES, HEARTBEAT}
    manner = next((manner for manner, its in MANNERS.items() if own == {*its}), USUAL)
    return Terms(
        seconds=glass_seconds(match.options), manner=manner, two_presses=TWO_PRESSES in helps,
        heartbeat=HEARTBEAT in helps,
    )  # fmt: skip
