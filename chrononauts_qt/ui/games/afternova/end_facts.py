"""What the last page tells of a finished game, gathered from what is public then."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import pairwise
from typing import Any, NamedTuple

from chrononauts_qt.games.afternova.actions import BOT
from chrononauts_qt.games.afternova.amounts import (
    NO_FRAGMENTS,
    NO_SKILLS,
    Fragments,
    Skills,
    fragments,
    minus,
    plus,
    total,
    words,
)
from chrononauts_qt.games.afternova.cards import PLANETS, PROJECTS, STARSHIPS
from chrononauts_qt.games.afternova.view import View
from chrononauts_qt.kernel.events import Event
from chrononauts_qt.ui.catalog import seat_texts, take_back_texts
from chrononauts_qt.ui.games.afternova.controller import AfterNovaController
from chrononauts_qt.ui.games.afternova.texts import listed
from chrononauts_qt.ui.games.afternova.texts.end_texts import text
from chrononauts_qt.ui.games.afternova.texts.events import share_of
from chrononauts_qt.ui.games.afternova.texts.spoken import name_of


class Place(NamedTuple):
    """What a seat, or Bot, came to, and what of: Projects (of Bot also those that went unseen), Fragments
    that are left, and an objective, whose colours are told now."""

    seat: int
    name: str
    shown: str
    """The name with the rank of a bot."""
    ship: str
    projects: tuple[str, ...]
    unseen: tuple[str, ...]
    left: tuple[str, ...]
    colours: tuple[str, ...]
    parts: tuple[int, int, int]
    """The points for each of the three, as the game has counted them."""

    @property
    def total(self) -> int:
        """All points."""
        return sum(self.parts)

    @property
    def all_projects(self) -> tuple[str, ...]:
        """All Projects, in the order in which they are counted."""
        return (*self.projects, *self.unseen)

    @property
    def public(self) -> int:
        """The points that everybody could count before."""
        return sum(PROJECTS[project].points for project in self.projects) + len(self.left)

    @property
    def lit(self) -> tuple[tuple[int, int], ...]:
        """Which icons the objective counts: by Project and by place among its costs."""
        return tuple(
            (number, place)
            for number, project in enumerate(self.all_projects)
            for place, colour in enumerate(words(PROJECTS[project].cost))
            if colour in self.colours
        )


class Dealer(NamedTuple):
    """One side of a deal: the icons it brought, what it gave out of its Hold, and what it got."""

    seat: int
    name: str
    brings: Skills
    gives: Fragments
    gets: Fragments


class Deal(NamedTuple):
    """A Harvest that was shared: whoever harvested comes first. ``completed`` are the Projects that these
    dealers completed in the same turn."""

    turn: int
    planet: str
    dealers: tuple[Dealer, ...]
    completed: tuple[str, ...]

    @property
    def points(self) -> int:
        """The points of the Projects that came of it."""
        return sum(PROJECTS[project].points for project in self.completed)

    @property
    def brought(self) -> Fragments:
        """All Fragments that came from the Planet."""
        got = total((dealer.gets for dealer in self.dealers), NO_FRAGMENTS)
        return minus(got, total((dealer.gives for dealer in self.dealers), NO_FRAGMENTS))


Points = tuple[tuple[int, tuple[int, int, int]], ...]
"""By seat the points for each of three parts, from the first place on."""


class Scoring(NamedTuple):
    """How a game ended: who won in a sentence, who was equal, what else is to be said, all places from the
    first on, the seats in the order in which they are counted, and the deals."""

    title: str
    ties: tuple[str, ...]
    note: str
    warning: str
    places: tuple[Place, ...]
    order: tuple[int, ...]
    deals: tuple[Deal, ...]

    @property
    def points(self) -> Points:
        """What was counted, whatever language it is told in."""
        return tuple((place.seat, place.parts) for place in self.places)

    @property
    def best(self) -> Deal | None:
        """The deal with which the most points were completed at once, then with the most Fragments."""
        worths = [(deal.points, sum(deal.brought), -number) for number, deal in enumerate(self.deals)]
        return self.deals[-max(worths)[2]] if worths else None


def scoring_of(controller: AfterNovaController) -> Scoring | None:
    """Return how the game ended, None while it runs."""
    view = controller.seen()
    if view.outcome is None:
        return None
    places = places_of(view, controller.names, controller.match.bots)
    deals = tuple(deals_of(view.events, controller.names))
    first = places[0]
    points = listed.points(first.total)
    if first.seat == BOT:
        title = text("bot-won", points=points)
    else:
        title = text("won", name=first.name, points=points)
    harvests = sum(event.name == "Harvested" for event in view.events)
    note = text("note", turns=view.turn, shared=len(deals), all=harvests)
    warning = take_back_texts.text("practice-why") if controller.match.past.is_practice else ""
    ties = tuple(_ties(places))
    return Scoring(title, ties, note, warning, places, order_of(places), deals)


def places_of(view: View, names: Sequence[str], ranks: Mapping[int, str]) -> tuple[Place, ...]:
    """Return all places of a game that is over, from the first on; `ranks` are those of the bots."""
    ended = next(event for event in reversed(view.events) if event.name == "GameEnded").data
    return tuple(_place(view, names, ranks, who, ended) for who in ended["ranking"])


def _place(view: View, names: Sequence[str], ranks: Mapping[int, str], who: Any, ended: Any) -> Place:
    had = ended["points"][who]
    parts = had["projects"], had["hold"], had["objective"]
    colours = tuple(ended["objectives"][who])
    if who == "bot":
        assert view.bot is not None, "Bot has played"
        left = total((one.fragments for one in view.bot.row), view.bot.hold)
        bot = name_of(BOT, ())
        return Place(BOT, bot, bot, STARSHIPS[-1], view.bot.completed, ended["unseen"], words(left), colours,
                     parts)
    player = view.players[who]
    name = names[who]
    shown = seat_texts.ranked(name, ranks.get(who, ""))
    ship = STARSHIPS[who % len(STARSHIPS)]
    return Place(who, name, shown, ship, player.completed, (), words(player.hold), colours, parts)


def _ties(places: Iterable[Place]) -> Iterator[str]:
    for before, after in pairwise(places):
        if before.total == after.total:
            yield text("tie", name=before.name, other=after.name)


def order_of(places: Iterable[Place]) -> tuple[int, ...]:
    """Return in which order places are counted: by seats, Bot behind them, and the likely winner last.

    Likely is who has the most points that everybody could count before: the order tells nothing secret.
    """
    seated = sorted(places, key=lambda place: (place.seat == BOT, place.seat))
    likely = max(seated, key=lambda place: place.public)
    return tuple(place.seat for place in (*(one for one in seated if one is not likely), likely))


# -- deals ------------------------------------------------------------------------------------------


def deals_of(events: Iterable[Event], names: Sequence[str]) -> Iterator[Deal]:
    """Yield the Harvests that were shared, each with what its dealers completed in the same turn."""
    turn, now = 0, None
    for event in events:
        if event.name == "TurnBegan":
            turn = event.data["turn"]
        elif event.name == "Harvested" and event.data["shares"]:
            now = _deal(turn, event.data, names)
        elif now is not None and event.name in ("ProjectCompleted", "BotCompleted"):
            seat = event.data.get("seat", BOT)
            if seat in (dealer.seat for dealer in now.dealers):
                now = now._replace(completed=(*now.completed, event.data["project"]))
        elif now is not None and event.name == "TurnEnded":
            yield now
            now = None


def _deal(turn: int, data: Any, names: Sequence[str]) -> Deal:
    host, planet = data["seat"], data["planet"]
    shares = [share_of(share) for share in data["shares"]]
    helped = total((share.brings for share in shares), NO_SKILLS)
    own = Skills(*(max(0, part) for part in minus(PLANETS[planet].needs, helped)))
    paid = total((share.plus for share in shares), NO_FRAGMENTS)
    got = total((share.gives for share in shares), fragments(data["left"]))
    dealers = [Dealer(host, names[host], own, paid, got)]
    dealers += [
        Dealer(one.seat, name_of(one.seat, names), one.brings, one.gives, plus(one.gets, one.plus))
        for one in shares
    ]
    return Deal(turn, planet, tuple(dealers), ())
