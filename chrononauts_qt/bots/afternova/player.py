"""The three ranks at AfterNova: a view comes in, nothing else; the same view gets the same answer."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from math import inf
from random import Random
from typing import NamedTuple

from chrononauts_qt.bots.advice import Advice
from chrononauts_qt.bots.afternova import dealing
from chrononauts_qt.bots.afternova.bargaining import bargains
from chrononauts_qt.bots.afternova.dealing import negotiable
from chrononauts_qt.bots.afternova.reasons import reason
from chrononauts_qt.bots.afternova.seen import Seen, Style
from chrononauts_qt.bots.afternova.worth import crew_worth, hold_worth, kept, project_worth
from chrononauts_qt.bots.protocol import AGENT, CADET, CHIEF, Countdown, Tried
from chrononauts_qt.games.afternova.actions import DONE, Action, drop
from chrononauts_qt.games.afternova.amounts import Skills, lacking, minus
from chrononauts_qt.games.afternova.cards import CREWS, PLANETS, PROJECTS, SCOUT
from chrononauts_qt.games.afternova.covering import icons_of
from chrononauts_qt.games.afternova.state import (
    ANSWER,
    COMPLETE,
    DISCARD,
    DROP,
    HAND_LIMIT,
    MARKET,
    MOST_PROJECTS,
    TURN,
)
from chrononauts_qt.games.afternova.view import View

STYLES = {
    CADET: Style(0.6, 0.0, 1, counters=False, noise=1.2, bots_price=0.0, remembers=False, bargains=False),
    AGENT: Style(0.4, 0.6, 2, counters=True, noise=0.0, bots_price=1.6, remembers=True, bargains=False),
    CHIEF: Style(0.4, 1.0, 6, counters=True, noise=0.0, bots_price=1.05, remembers=True, bargains=True),
}
FORGETS = 7
"""A Cadet forgets to complete once in so many times."""
CLOSES_GAP = 0.5
"""What a crew card is worth more that brings a Planet nearer."""
HOPE = 0.2
"""What part of its worth a Project promises that is not begun."""
POOR_ROW = 1.2
"""Below so much in its best cards a row is replaced, where that costs nothing."""


class Ways(NamedTuple):
    """What can be done in a turn: Planets to harvest alone, Planets to ask somebody for help at, and cards
    of the Market to take."""

    alone: tuple[str, ...]
    asked: tuple[str, ...]
    taken: tuple[str, ...]


class Choice(NamedTuple):
    """An action, what it promises, and the key of the reason."""

    action: Action
    worth: float
    key: str


_latest: dict[str, tuple[View, Choice]] = {}
"""By rank the view that it was asked about last, and what it does."""


def explore(rank: str, part: int, view: View, left: Countdown | None, effort: float) -> Tried | None:
    """Return the action of a rank, all from the first part; None if time was up."""
    if part:
        return {}
    action = choose(rank, view).action
    return None if left is not None and left() < 0.0 else {action.text: (1, 1.0)}


def explain(view: View, action: Action) -> Advice:
    """Return an action with the reason for it."""
    own = choose(AGENT, view)
    if own.action != action:
        return Advice(action, f"plays-{action.verb}")
    return Advice(action, *reason(Seen(view, STYLES[AGENT]), action, own.key))


def suggested(view: View, planet: str = "") -> Action | None:
    """Return the offer that the Agent would make in the viewer's place, None for none; at a `planet` only
    one that promises anything."""
    if not view.offers_left:
        return None
    seen = Seen(view, STYLES[AGENT])
    if not planet:
        best = _proposed(seen, Random(0))
        return None if best is None else best.action
    found = [
        Choice(one.action, one.promise, "proposes") for one in dealing.proposals(seen, 0.0)
        if one.action.planet == planet and one.promise > 0.0
    ]
    return _best(found, Random(0), 0.0).action if found else None


def ways(view: View) -> Ways:
    """Return what can be done in a turn; whatever the Agent does is among it."""
    harvests = [action for action in view.actions if action.verb == "harvest"]
    alone = {action.planet for action in harvests if not action.shares}
    others = {action.planet for action in harvests} - alone  # with Bot's help
    others.update(negotiable(Seen(view, STYLES[AGENT])) if view.offers_left else ())
    taken = tuple(action.cards[0] for action in view.actions if action.verb == "take")
    lying = [planet.id for planet in view.planets if planet is not None]
    return Ways(
        tuple(planet for planet in lying if planet in alone),
        tuple(planet for planet in lying if planet in others), taken)


def basket(view: View, most: int) -> tuple[str, ...]:
    """Return the cards that the Agent takes of the Market, one after the other, `most` at most.

    It ends where something new comes to light: at a hand that is full, or where a row is replaced.
    """
    found: tuple[str, ...] = ()
    while len(found) < most and not (found and len(view.crew) + len(view.projects) >= HAND_LIMIT):
        action = choose(AGENT, view).action
        if action.verb != "take":
            break
        found = (*found, action.cards[0])
        view = _after_taking(view, action.cards[0])
    return found


def _after_taking(view: View, card: str) -> View:
    """Return the view of a seat that has taken a card of the Market."""
    seen = Seen(view, STYLES[AGENT])
    free = view.free if view.step == MARKET else seen.own.upgrades.count(SCOUT)
    return view._replace(
        step=MARKET,
        free=free,
        actions=tuple(
            action for action in view.actions if action.verb == "replace"
            or (action.verb == "take" and action.cards[0] != card)),
        crew=(*view.crew, card) if card in CREWS else view.crew,
        projects=(*view.projects, card) if card in PROJECTS else view.projects,
        market_crew=tuple(None if other == card else other for other in view.market_crew),
        market_projects=tuple(None if other == card else other for other in view.market_projects),
    )


def choose(rank: str, view: View) -> Choice:
    """Return what a rank does; whoever explains a move asks a second time."""
    latest = _latest.get(rank)
    if latest is not None and latest[0] is view:
        return latest[1]
    seen = Seen(view, STYLES[rank])
    said = (view.seat, view.turn, view.step, len(view.events), view.crew, view.projects)
    choice = _STEPS[view.step](seen, Random(f"{rank} {said}"))
    _latest[rank] = view, choice
    return choice


def _best(choices: Iterable[Choice], dice: Random, noise: float) -> Choice:
    """Return the best choice, of equal ones the first by its text; noise moves what each promises."""
    listed = list(choices)
    if noise:
        return max(listed, key=lambda choice: choice.worth + dice.gauss(0, noise))
    most = max(choice.worth for choice in listed)
    return min((one for one in listed if one.worth == most), key=lambda choice: choice.action.text)


# -- a turn -----------------------------------------------------------------------------------------


def _turn(seen: Seen, dice: Random) -> Choice:
    """Harvest, seal or go to the Market; propose first if that promises more."""
    noise = seen.style.noise
    sure = [*_harvests(seen), *_seals(seen)]
    market = _market_choices(seen)
    if market:
        sure.append(Choice(_best(market, dice, noise).action, _market_worth(seen, market), "to-market"))
    best = _best(sure, dice, noise) if sure else Choice(seen.view.actions[0], 0.0, "nothing-else")
    if len(seen.view.offers) < seen.style.tries and seen.view.offers_left:
        proposed = _proposed(seen, dice, best.worth)
        if proposed is not None and proposed.worth > best.worth + seen.style.margin / 2:
            return proposed
    return best


def _proposed(seen: Seen, dice: Random, best: float = -inf) -> Choice | None:
    """Return the offer that promises most, None where there is none to make or none is above `best`."""
    if seen.style.bargains:
        proposals = bargains(seen, best)
    else:
        least = -inf if seen.style.noise else best + seen.style.margin / 2
        proposals = dealing.proposals(seen, least)
    found = [Choice(one.action, one.promise, "proposes") for one in proposals]
    return _best(found, dice, seen.style.noise) if found else None


def _harvests(seen: Seen) -> list[Choice]:
    """Return the Harvests without helpers."""
    found = []
    for action in seen.view.actions:
        if action.verb == "harvest":
            own = seen.gain(seen.active_hold(action.planet, action.shares), len(action.cards))
            found.append(Choice(action, own - seen.bots_price(action.shares) - _flexible(action), "harvests"))
    return found


def _flexible(action: Action) -> float:
    """Return a grain for each icon that is played: among equal ways the one that keeps more icons."""
    return 0.001 * sum(map(sum, (CREWS[card].skills for card in action.cards)))


def _seals(seen: Seen) -> list[Choice]:
    return [
        Choice(action, dealing.sealed_gain(seen, action) - _flexible(action), "seals")
        for action in seen.view.actions if action.verb == "seal"
    ]


# -- the Market -------------------------------------------------------------------------------------


def _market_choices(seen: Seen) -> list[Choice]:
    """Return the cards that can be taken with what each is worth, and what may be replaced for nothing."""
    found = []
    for action in seen.view.actions:
        if action.verb == "take":
            found.append(Choice(action, _card_worth(seen, action.cards[0]), "takes"))
        elif action.verb == "replace" and seen.view.free:
            row = seen.view.market_crew if action.row == "crew" else seen.view.market_projects
            best = max((_card_worth(seen, card) for card in row if card), default=0.0)
            found.append(Choice(action, POOR_ROW + 0.3 if best < POOR_ROW else -1.0, "replaces"))
    if not found:
        found = [Choice(action, 0.0, "nothing-else") for action in seen.view.actions
                 if action.verb in ("replace", "pass")]
    return found


def _market_worth(seen: Seen, choices: list[Choice]) -> float:
    """Return what a whole Market action is worth: the best three cards that find room in the hand."""
    room = HAND_LIMIT - len(seen.view.crew) - len(seen.view.projects)
    worths = sorted((choice.worth for choice in choices if choice.key == "takes"), reverse=True)[:3]
    if room <= 0:
        return -0.6
    return sum(worth if place < room else 0.1 * worth for place, worth in enumerate(worths))


def _card_worth(seen: Seen, card: str) -> float:
    """Return what a card of the Market, or of the hand, adds to the hand."""
    if card in PROJECTS:
        others = [project for project in seen.view.projects if project != card]
        without = hold_worth(seen.own.hold, seen.goals_with(others))
        more = hold_worth(seen.own.hold, seen.goals_with([*others, card])) - without
        crowd = max(0, len(others) - 2)
        hope = HOPE * project_worth(card, seen.objective, seen.stage) * (1 - seen.stage) / (1 + crowd)
        return more + hope if len(seen.own.completed) < MOST_PROJECTS else 0.0
    held = [other for other in seen.view.crew if other != card]
    base = crew_worth(len(held) + 1, 0, seen.stage) - crew_worth(len(held), 0, seen.stage)
    if seen.is_standstill:
        return base + _brings_to_nearest(seen, card, held)
    return base + CLOSES_GAP * _closes(seen, card, held) * (1 - seen.stage)


def _closes(seen: Seen, card: str, held: list[str]) -> float:
    """Return how much nearer a card brings the nearest Planet, 0 to 1."""
    there = icons_of(held)
    gaps = [lacking(PLANETS[planet.id].needs, there) for planet in seen.view.planets if planet]
    brought = CREWS[card].skills
    filled = (sum(gap) - sum(lacking(gap, brought)) for gap in gaps)
    return max((part / max(1, sum(gap)) for part, gap in zip(filled, gaps, strict=True)), default=0.0)


def _brings_to_nearest(seen: Seen, card: str, held: list[str]) -> int:
    """Return how many icons a card adds of those that the Planet asks for which the crew is nearest to."""
    needs = [PLANETS[planet.id].needs for planet in seen.view.planets if planet]
    own = icons_of(seen.view.crew)
    nearest = min(needs, key=lambda one: sum(lacking(one, own)), default=Skills())
    gap = lacking(nearest, icons_of(held))
    return sum(gap) - sum(lacking(gap, CREWS[card].skills))


def _market(seen: Seen, dice: Random) -> Choice:
    return _best(_market_choices(seen), dice, seen.style.noise / 3)


def _discard(seen: Seen, dice: Random) -> Choice:
    """Discard what is worth least."""
    ways = [Choice(action, -_card_worth(seen, action.cards[0]), "discards") for action in seen.view.actions]
    return _best(ways, dice, seen.style.noise / 3)


def _drop(seen: Seen, dice: Random) -> Choice:
    """Drop what helps least."""
    stays = kept(seen.own.hold, seen.goals)
    return Choice(drop(minus(seen.own.hold, stays)), 0.0, "drops")


# -- answers and Projects ---------------------------------------------------------------------------


def _answer(seen: Seen, dice: Random) -> Choice:
    action, key = dealing.answer(seen)
    return Choice(action, 0.0, key)


def _complete(seen: Seen, dice: Random) -> Choice:
    """Complete what is worth most; the sixth only if that does not end the game for somebody else."""
    ways = [
        Choice(action, project_worth(action.cards[0], seen.objective, seen.stage), "completes")
        for action in seen.view.actions if action.verb == "complete"
    ]
    if not ways or (seen.style.noise and dice.randrange(FORGETS) == 0):
        return Choice(DONE, 0.0, "waits")
    is_last = len(seen.own.completed) == MOST_PROJECTS - 1 and not seen.view.is_last_chance
    best = _best(ways, dice, 0.0)
    return Choice(DONE, 0.0, "waits") if is_last and not _may_end(seen, best) else best


def _may_end(seen: Seen, best: Choice) -> bool:
    """Tell whether it is good to end the game: not behind by more than a point, or others could end it."""
    own = _points(seen, seen.me) + best.worth - sum(PROJECTS[best.action.cards[0]].cost)
    others = [_points(seen, seat) for seat in range(len(seen.view.players)) if seat != seen.me]
    near = any(len(player.completed) >= MOST_PROJECTS - 1
               for seat, player in enumerate(seen.view.players) if seat != seen.me)
    return near or own >= max(others, default=0.0) - 1


def _points(seen: Seen, seat: int) -> float:
    """Return the points of a seat now; of others the objective is guessed."""
    player = seen.view.players[seat]
    objective = seen.objective if seat == seen.me else None
    return sum(project_worth(project, objective, 1.0) for project in player.completed) + sum(player.hold)


_STEPS: dict[str, Callable[[Seen, Random], Choice]] = {
    TURN: _turn,
    ANSWER: _answer,
    MARKET: _market,
    DISCARD: _discard,
    DROP: _drop,
    COMPLETE: _complete,
}

