"""How far a traveller of Solonauts is from home, and whether a play brings anybody nearer.

A distance counts Linchpins to turn and Patches to play. It knows nothing of the cards: it orders the
travellers and says what a play would change, no more.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from chrononauts_qt.games.chrononauts.actions import Action
from chrononauts_qt.games.chrononauts.timeline import CONDITIONS
from chrononauts_qt.games.chrononauts.view import Forecast, Need, Tile, Traveller

Tiles = Mapping[int, Tile]

HOME, HELPS, HURTS = "home", "helps", "hurts"


def by_year(timeline: Sequence[Tile]) -> dict[int, Tile]:
    """Return the tiles by their years."""
    return {tile.year: tile for tile in timeline}


def flips_to(need: Need, tiles: Tiles) -> int:
    """Return how many Linchpins have to turn before a year can stand as an Identity wants it."""
    tile = tiles[int(need.what)]
    op, primes = CONDITIONS[tile.year]
    if need.side == "true":
        return 0 if tile.side == "true" else len(tile.lit) if op == "OR" else 1
    if tile.side == "paradox":
        return 0
    return len(primes) - len(tile.lit) if op == "AND" else 1


def distance(traveller: Traveller, tiles: Tiles) -> int:
    """Return how many turns and Patches a traveller is away from home."""
    missing = [need for need in traveller.needs if not need.fulfilled]
    return sum(flips_to(need, tiles) + (need.side == "prime") for need in missing)


def lost_to(traveller: Traveller, discards: Sequence[str]) -> str:
    """Return the discarded Patch without which a traveller never gets home, or "" (R-1215)."""
    if traveller.home:
        return ""
    wanted = (f"patch-{need.what}" for need in traveller.needs if need.side == "prime" and not need.fulfilled)
    return next((patch for patch in wanted if patch in discards), "")


def waiting_for(card_id: str, travellers: Sequence[Traveller]) -> tuple[str, ...]:
    """Return the Identities that wait for the year of a Patch (A-22)."""
    year = card_id.removeprefix("patch-")
    return tuple(
        one.identity
        for one in travellers
        if not one.home and any(need.side == "prime" and need.what == year for need in one.needs)
    )


def nearest_first(
    travellers: Sequence[Traveller], tiles: Tiles, discards: Sequence[str]
) -> tuple[Traveller, ...]:
    """Return those who wait, the nearest to home first; who can never get there comes last."""

    def place(traveller: Traveller) -> tuple[bool, int, int]:
        lit = sum(need.fulfilled for need in traveller.needs)
        return bool(lost_to(traveller, discards)), -lit, distance(traveller, tiles)

    return tuple(sorted((one for one in travellers if not one.home), key=place))


def tiles_after(tiles: Tiles, action: Action, told: Forecast) -> dict[int, Tile]:
    """Return how the TimeLine would lie after a play of which the referee told this."""
    return {year: _after(tile, action, told) for year, tile in tiles.items()}


def _after(tile: Tile, action: Action, told: Forecast) -> Tile:
    year, turned = tile.year, action.target
    if year not in CONDITIONS:
        flips = year == turned
        return replace(tile, side={"true": "prime", "prime": "true"}[tile.side]) if flips else tile
    side = "paradox" if year in told.opened else "true" if year in told.closed else tile.side
    patch = action.card_id if year == told.patched else None if year in told.nullified else tile.patch
    flipped = turned if told.patched is None else None
    lit = tuple(prime for prime in CONDITIONS[year][1] if (prime in tile.lit) != (prime == flipped))
    return replace(tile, side=side, patch=patch, lit=lit)


def verdict(before: Traveller, after: Traveller, tiles: Tiles, then: Tiles) -> str:
    """Return what a play does for a traveller: HOME, HELPS, HURTS or ""."""
    if after.home:
        return "" if before.home else HOME
    nearer = distance(before, tiles) - distance(after, then)
    return HELPS if nearer > 0 else HURTS if nearer < 0 else ""


def together(verdicts: Sequence[str]) -> str:
    """Return what a card can do for a traveller at best, one verdict for each of its plays."""
    return next((best for best in (HOME, HELPS, "") if best in verdicts), HURTS if verdicts else "")
