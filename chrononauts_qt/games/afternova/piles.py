"""Decks and the bag: drawing, and what happens when one of them is empty (AN-410, AN-411)."""

from __future__ import annotations

from chrononauts_qt.games.afternova.amounts import NO_FRAGMENTS, fragments, words
from chrononauts_qt.games.afternova.cards import PLANETS
from chrononauts_qt.games.afternova.state import FaceUpPlanet, State


def draw_crew(state: State) -> str | None:
    """Return the top crew card; None where there is none at all."""
    if not state.crew_deck:
        state.crew_deck, state.crew_discard = _shuffled(state, "crew", state.crew_discard), []
    return state.crew_deck.pop() if state.crew_deck else None


def draw_project(state: State) -> str | None:
    """Return the top Project; None where there is none at all."""
    if not state.project_deck:
        state.project_deck, state.project_discard = _shuffled(state, "projects", state.project_discard), []
    return state.project_deck.pop() if state.project_deck else None


def draw_fragment(state: State) -> str | None:
    """Return the next Fragment of the bag; None where there is none at all."""
    if not state.bag and any(state.reserve):
        state.bag = state.shuffle("refill", words(state.reserve))[::-1]
        state.reserve = NO_FRAGMENTS
        state.tell("BagRefilled", count=len(state.bag))
    return state.bag.pop() if state.bag else None


def reveal_planet(state: State, place: int) -> None:
    """Lay a new Planet on an empty place and fill it (AN-410); without any the place stays empty (AN-411)."""
    if not state.planet_deck:
        state.planet_deck, state.planet_discard = _shuffled(state, "planets", state.planet_discard), []
    if state.planet_deck:
        found = state.planets[place] = fill_planet(state, state.planet_deck.pop())
        state.tell("PlanetRevealed", planet=found.id, fragments=words(found.fragments), place=place)


def fill_planet(state: State, planet: str) -> FaceUpPlanet:
    """Return a Planet with a Fragment from the bag on each space (AN-203)."""
    drawn = [draw_fragment(state) for _ in range(PLANETS[planet].spaces)]
    return FaceUpPlanet(planet, fragments(colour for colour in drawn if colour))


def _shuffled(state: State, kind: str, discarded: list[str]) -> list[str]:
    """Return a discard pile as a new deck."""
    if discarded:
        state.tell("PileShuffled", kind=kind, count=len(discarded))
    return state.shuffle(f"reshuffle-{kind}", discarded)[::-1]
