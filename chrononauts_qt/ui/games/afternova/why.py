"""What Why? says about a thing, from what the viewer knows."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from chrononauts_qt.games.afternova.amounts import Fragments, lacking, words
from chrononauts_qt.games.afternova.cards import CREWS, PLANETS, PROJECTS
from chrononauts_qt.games.afternova.view import View
from chrononauts_qt.ui.catalog.wording import all_of
from chrononauts_qt.ui.games.afternova.bag import in_bag
from chrononauts_qt.ui.games.afternova.deal import fitting_crew
from chrononauts_qt.ui.games.afternova.points import points_of
from chrononauts_qt.ui.games.afternova.shown import covered_by
from chrononauts_qt.ui.games.afternova.texts import cards, listed, spoken
from chrononauts_qt.ui.games.afternova.texts.listed import in_words
from chrononauts_qt.ui.games.afternova.texts.order_texts import text as orders_text
from chrononauts_qt.ui.games.afternova.texts.table_texts import text

ORDERS = "orders"
"""The key of the standing orders, of which Why? says what they are for."""


def told(view: View, key: str, names: Sequence[str]) -> tuple[str, tuple[str, ...]]:
    """Return a heading and what is to be said about the thing of a key; nothing known of it: a hint."""
    if key in PLANETS:
        return cards.planet(key), tuple(_of_planet(view, key, names))
    if key in CREWS:
        return cards.crew_name(key), tuple(_of_crew(view, key))
    if key in PROJECTS:
        return cards.project(key), tuple(_of_project(view, key))
    if key.startswith("seat-"):
        seat = int(key.removeprefix("seat-")) - 1
        return names[seat], tuple(_of_seat(view, seat))
    if key == ORDERS:
        lines = ("why-itself", "why-asks", "why-order", "why-others")
        return orders_text("orders"), tuple(map(orders_text, lines))
    if key == "bot":
        return text("bot"), (text("why-bot"), text("why-bot-price"))
    if key == "bag":
        return text("bag"), (*spoken.bag(view.reserve, in_bag(view)), text("why-bag"))
    return "", (text("why-nothing"),)


def _of_planet(view: View, planet: str, names: Sequence[str]) -> Iterator[str]:
    found = next((one for one in view.planets if one is not None and one.id == planet), None)
    needs = PLANETS[planet].needs
    there = found.fragments if found is not None else Fragments()
    yield text("why-planet", needs=in_words(needs), fragments=in_words(there))
    covered = covered_by(view, needs)
    if covered is not None and view.seat is not None:
        crew = fitting_crew(view, needs)
        if crew is not None:
            yield text("why-covered", crew=all_of(map(cards.crew_name, crew)))
        else:
            missing = lacking(needs, covered)
            yield text("why-missing", covered=in_words(covered), missing=in_words(missing))
            yield from _who(view, planet, names)
    yield cards.line(planet)


def _who(view: View, planet: str, names: Sequence[str]) -> Iterator[str]:
    """Say of whom everybody knows that they hold crew for what is missing (X-29)."""
    covered = covered_by(view, PLANETS[planet].needs)
    if covered is None:
        return
    missing = lacking(PLANETS[planet].needs, covered)
    for seat, player in enumerate(view.players):
        known = [card for card in CREWS if card in player.known]
        useful = [card for card in known if any(map(min, CREWS[card].skills, missing))]
        if seat != view.seat and useful:
            yield text("why-who", name=names[seat], cards=all_of(map(cards.crew_name, useful)))


def _of_crew(view: View, card: str) -> Iterator[str]:
    crew = CREWS[card]
    yield text(
        "why-crew", species=cards.species(card), trade=cards.trade(card), skills=in_words(crew.skills))
    fits = [
        found.id for found in view.planets
        if found is not None and any(map(min, PLANETS[found.id].needs, crew.skills))
    ]
    if fits:
        yield text("why-fits", planets=all_of(map(cards.planet, fits)))
    yield cards.line(card)


def _of_project(view: View, card: str) -> Iterator[str]:
    project = PROJECTS[card]
    yield text("why-project", cost=in_words(project.cost), points=listed.points(project.points))
    if project.upgrade:
        yield cards.upgrade_rule(project.upgrade)
    if view.seat is not None:
        missing = lacking(project.cost, view.players[view.seat].hold)
        yield text("why-lack", missing=in_words(missing)) if any(missing) else text("why-have")
        more = sum(colour in (view.objective or ()) for colour in words(project.cost))
        if more:
            yield text("why-objective", points=listed.points(more))
    yield cards.line(card)


def _of_seat(view: View, seat: int) -> Iterator[str]:
    player = view.players[seat]
    yield text(
        "why-seat", projects=listed.projects(len(player.completed)), hold=in_words(player.hold),
        points=listed.points(points_of(player)))
    if player.completed:
        yield all_of(map(cards.project, player.completed))
    if player.upgrades:
        yield text("why-upgrades", upgrades=all_of(map(cards.upgrade, player.upgrades)))
    if player.known:
        known = [card for card in (*CREWS, *PROJECTS) if card in player.known]
        yield text("why-known", cards=all_of(map(cards.name_of, known)))
