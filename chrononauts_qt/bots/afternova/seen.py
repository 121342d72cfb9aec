"""What a player reads out of its view: its goals, what it knows of others, what a deal would bring whom."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import NamedTuple

from chrononauts_qt.bots.afternova.worth import (
    CREW,
    Goals,
    crew_worth,
    hold_worth,
    stage_of,
)
from chrononauts_qt.games.afternova.actions import BOT, Share
from chrononauts_qt.games.afternova.amounts import (
    NO_FRAGMENTS,
    SKILLS,
    Fragments,
    Skills,
    fragments,
    lacking,
    minus,
    plus,
    total,
)
from chrononauts_qt.games.afternova.cards import CREWS, HOLD, PROJECTS, SPACES
from chrononauts_qt.games.afternova.covering import icons_of
from chrononauts_qt.games.afternova.state import MOST_PROJECTS, FaceUpPlanet
from chrononauts_qt.games.afternova.view import View

UNKNOWN_FRAGMENT = 0.35
"""What a Fragment in a free space is worth to somebody whose Projects are not known."""
UNKNOWN_ICON = 0.42
"""How likely an unknown crew card brings one missing icon."""
FURTHER_ICON = 0.75
STANDSTILL = 4
"""So many rounds without a Harvest are one."""


class Style(NamedTuple):
    """What makes a rank: how much gain it wants, how it minds that of others, how often it tries."""

    margin: float
    envy: float
    tries: int
    counters: bool
    noise: float
    bots_price: float
    """What a Fragment given to Bot costs beyond itself."""
    remembers: bool
    bargains: bool
    """Whether it offers to anyone, with Fragments of Holds, and for just enough."""


class Seen:
    """A view, read by the player of its seat."""

    def __init__(self, view: View, style: Style) -> None:
        if view.seat is None or view.objective is None:
            raise ValueError("a player sits in a seat")
        self.view = view
        self.style = style
        self.me = view.seat
        self.own = view.players[self.me]
        self.objective = fragments(view.objective)
        bots = 0 if view.bot is None else len(view.bot.completed) + view.bot.gained
        self.stage = stage_of(max([bots, *(len(player.completed) for player in view.players)]))

    @cached_property
    def is_standstill(self) -> bool:
        """Whether nobody has harvested for some rounds, and all wait for other Planets."""
        turns, most = 0, STANDSTILL * len(self.view.players)
        for event in reversed(self.view.events):
            if event.name == "Harvested":
                return False
            turns += event.name == "TurnBegan"
            if turns > most:
                return True
        return False

    @cached_property
    def goals(self) -> Goals:
        """What this seat collects for."""
        return self.goals_with(self.view.projects)

    def goals_with(self, projects: Sequence[str]) -> Goals:
        """Return the same with other Projects in hand."""
        places = MOST_PROJECTS - len(self.own.completed)
        return Goals(tuple(projects), places, self.spaces(self.me), self.objective, self.stage)

    def spaces(self, seat: int) -> int:
        """Return the spaces of a Hold."""
        return SPACES + self.view.players[seat].upgrades.count(HOLD)

    def bonus(self, seat: int) -> Skills:
        """Return the icons that Upgrades add to a seat's crew."""
        upgrades = self.view.players[seat].upgrades
        return Skills._make(upgrades.count(skill) for skill in SKILLS)

    def gain(self, hold: Fragments, crew: int) -> float:
        """Return what it brings to have another Hold and to have played so many crew cards."""
        return self.hold_gain(hold) - self.crew_cost(crew)

    def hold_gain(self, hold: Fragments) -> float:
        """Return what it brings to have another Hold."""
        return hold_worth(hold, self.goals) - self._hold_now

    @cached_property
    def _hold_now(self) -> float:
        return hold_worth(self.own.hold, self.goals)

    def crew_cost(self, count: int) -> float:
        """Return what it costs to play so many crew cards."""
        held, hand = len(self.view.crew), len(self.view.crew) + len(self.view.projects)
        return crew_worth(held, hand, self.stage) - crew_worth(held - count, hand - count, self.stage)

    # -- others ---------------------------------------------------------------------------------

    def known_crew(self, seat: int) -> tuple[str, ...]:
        """Return the crew that a seat is known to hold."""
        known = self.view.players[seat].known if self.style.remembers else frozenset[str]()
        return tuple(sorted(card for card in known if card in CREWS))

    def able(self, seat: int, brings: Skills) -> float:
        """Return how likely a seat can bring icons, 0 to 1, by what is known of its hand."""
        known = self.known_crew(seat)
        there = plus(icons_of(known), self.bonus(seat))
        missing = sum(lacking(brings, there))
        if not missing:
            return 1.0
        unknown = self.view.players[seat].crew - len(known)
        return float(min(0.95, UNKNOWN_ICON * unknown / missing) * FURTHER_ICON ** (missing - 1))

    def others_gain(self, seat: int, hold: Fragments, crew: float) -> float:
        """Return what another Hold is worth to a seat, guessed by public facts alone."""
        player = self.view.players[seat]
        known = tuple(sorted(card for card in player.known if card in PROJECTS))
        places = MOST_PROJECTS - len(player.completed)
        goals = Goals(known, places, self.spaces(seat), None, self.stage)
        more = hold_worth(hold, goals) - hold_worth(player.hold, goals)
        if player.projects > len(known):
            free = max(0, self.spaces(seat) - sum(player.hold))
            more += UNKNOWN_FRAGMENT * min(free, max(0, sum(hold) - sum(player.hold)))
        return more - CREW * crew * (1 - self.stage)

    def relative(self, own: float, others: float) -> float:
        """Return a gain less what one minds of the gain of those one deals with; Bot is a rival, too."""
        return own - self.style.envy * others / self.rivals

    @property
    def rivals(self) -> int:
        """How many others there are, Bot among them."""
        return len(self.view.players) - 1 + (self.view.bot is not None)

    # -- deals ----------------------------------------------------------------------------------

    def planet(self, name: str) -> FaceUpPlanet:
        """Return a Planet on the table."""
        return next(found for found in self.view.planets if found and found.id == name)

    def active_hold(self, planet: str, shares: Sequence[Share]) -> Fragments:
        """Return the Hold of the active seat after a deal."""
        left = minus(self.planet(planet).fragments, total((share.gets for share in shares), NO_FRAGMENTS))
        paid = total((share.plus for share in shares if share.seat != BOT), NO_FRAGMENTS)
        got = total((share.gives for share in shares), left)
        return minus(plus(self.view.players[self.view.seat_to_move].hold, got), paid)

    def helpers_hold(self, share: Share) -> Fragments:
        """Return the Hold of a helper after a deal."""
        return minus(plus(self.view.players[share.seat].hold, plus(share.gets, share.plus)), share.gives)

    def bots_price(self, shares: Sequence[Share]) -> float:
        """Return what it costs that Bot gets Fragments."""
        return self.style.bots_price * sum(sum(share.gets) for share in shares if share.seat == BOT)
