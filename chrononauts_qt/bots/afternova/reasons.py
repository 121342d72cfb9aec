"""Why a player does something, as keys and facts out of its own view; the texts live at the edge."""

from __future__ import annotations

from collections.abc import Sequence

from chrononauts_qt.bots.advice import Params
from chrononauts_qt.bots.afternova.dealing import sealed_shares
from chrononauts_qt.bots.afternova.seen import Seen
from chrononauts_qt.bots.afternova.worth import kept, project_worth
from chrononauts_qt.games.afternova.actions import ANYONE, Action
from chrononauts_qt.games.afternova.amounts import Fragments, Skills, lacking, minus, words
from chrononauts_qt.games.afternova.cards import CREWS, PLANETS, PROJECTS
from chrononauts_qt.games.afternova.covering import icons_of
from chrononauts_qt.games.afternova.state import COMPLETE, MOST_PROJECTS

Told = tuple[str, Params]
"""The key of a reason, and its facts."""


def reason(seen: Seen, action: Action, key: str) -> Told:
    """Return why the Agent does what it has chosen for `key`: more of it where the view tells more."""
    if key in ("harvests", "proposes"):
        return _of_hold(seen, seen.active_hold(action.planet, action.shares))
    if key == "seals":
        planet = seen.view.offers[action.offer - 1].planet
        return _of_hold(seen, seen.active_hold(planet, sealed_shares(seen, action)))
    if key == "deal-fair":
        share = next(one for one in seen.view.offers[-1].action.shares if one.seat in (seen.me, ANYONE))
        return _of_hold(seen, seen.helpers_hold(share._replace(seat=seen.me)))
    if key in ("deal-little", "deal-leader"):
        return key, {"seat": seen.view.seat_to_move}
    if action.verb == "take":
        return _of_card(seen, action.cards[0])
    if action.verb == "complete":
        return "completes", {"count": round(project_worth(action.cards[0], seen.objective, 1.0))}
    if key == "waits" and seen.view.step == COMPLETE and _may_complete(seen):
        return "waits-leader", {}
    return ("replaces" if action.verb == "replace" and seen.view.free else key), {}


def _may_complete(seen: Seen) -> bool:
    return any(action.verb == "complete" for action in seen.view.actions)


def _of_hold(seen: Seen, hold: Fragments) -> Told:
    """Return what a Hold is good for that one would have: what it completes, or brings nearer."""
    after, before = kept(hold, seen.goals), seen.own.hold
    done = _completed(seen, after)
    if done:
        return "gain-completes", {"projects": done}
    nearer = [(_progress(seen, project, before, after), project) for project in seen.view.projects]
    share, best = max(nearer, default=(0.0, ""))
    if share <= 0 or len(seen.own.completed) >= MOST_PROJECTS:
        return "gain-points", {}
    cost = PROJECTS[best].cost
    short = lacking(cost, after)
    return "gain-nearer", {"project": best, "missing": words(short)}


def _completed(seen: Seen, hold: Fragments) -> tuple[str, ...]:
    """Return the Projects in hand that a Hold completes, the best first."""
    found: list[str] = []
    worth = {project: project_worth(project, seen.objective, seen.stage) for project in seen.view.projects}
    for project in sorted(worth, key=lambda one: -worth[one]):
        cost = PROJECTS[project].cost
        if not any(lacking(cost, hold)) and len(seen.own.completed) + len(found) < MOST_PROJECTS:
            hold = minus(hold, cost)
            found.append(project)
    return tuple(found)


def _progress(seen: Seen, project: str, before: Fragments, after: Fragments) -> float:
    """Return by how much of its worth a Project comes nearer."""
    cost = PROJECTS[project].cost
    more = sum(lacking(cost, before)) - sum(lacking(cost, after))
    return more / sum(cost) * project_worth(project, seen.objective, seen.stage)


def _of_card(seen: Seen, card: str) -> Told:
    """Return what a card of the Market is good for."""
    if card in PROJECTS:
        there = words(Fragments(*map(min, PROJECTS[card].cost, seen.own.hold)))
        return ("card-begun", {"card": card, "there": there}) if there else ("card-project", {"card": card})
    lying = [planet.id for planet in seen.view.planets if planet is not None]
    best = max(lying, key=lambda planet: sum(_closed(seen, card, planet)), default="")
    icons = _closed(seen, card, best) if best else Skills()
    if not any(icons):
        return "card-crew", {"card": card}
    return "card-fits", {"card": card, "planet": best, "icons": words(icons)}


def _closed(seen: Seen, card: str, planet: str) -> Skills:
    """Return the icons of a Planet that the crew lacks and a card brings."""
    held: Sequence[str] = [other for other in seen.view.crew if other != card]
    return Skills(*map(min, lacking(PLANETS[planet].needs, icons_of(held)), CREWS[card].skills))
