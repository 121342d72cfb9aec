"""The Linchpins printed on Inverters and Patches, with how they stand now. The TimeLine is open to all."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from chrononauts_qt.games.chrononauts.cards import BY_ID
from chrononauts_qt.games.chrononauts.timeline import CONDITIONS, LINCHPINS, PATCH_FIT
from chrononauts_qt.games.chrononauts.view import Tile
from chrononauts_qt.ui.catalog.wording import PRIME


@dataclass(frozen=True, slots=True)
class CardLamp:
    """A Linchpin by its two digits, with ′ where a card means its altered side.

    ``on``: of an Inverter, that it can turn this Linchpin now; of a Patch, that this prime is in effect; of
    a Patch of 1945, that this setting holds, or None where it does not matter.
    """

    label: str
    on: bool | None


def code(year: int) -> str:
    """Return the two digits by which lamps name a Linchpin; all thirteen differ."""
    return f"{year % 100:02}"


def turnable(card_id: str, tiles: Sequence[Tile]) -> frozenset[int]:
    """Return the Linchpins that an Inverter could turn as they lie (R-401, R-703), whoever's turn it is."""
    way, lying = _ways(card_id), {tile.year: tile for tile in tiles}
    return frozenset(
        year
        for year in way.keys() & lying.keys()
        if not lying[year].sealed and _turns(way[year], lying[year].side)
    )


def _ways(inverter: str) -> dict[int, str]:
    """Return for each Linchpin on an Inverter which way it goes: either, to_prime or to_true."""
    flips: Mapping[str, Sequence[int]] = BY_ID[inverter].facts["flips"]
    return {year: way for way, years in flips.items() for year in years}


def _turns(way: str, side: str) -> bool:
    return way == "either" or (side == "true") == (way == "to_prime")


def inverter_lamps(card_id: str, tiles: Sequence[Tile] = ()) -> tuple[CardLamp, ...]:
    """Return the Linchpins of an Inverter in the order of their years.

    A card that turns most of them to the altered side marks with ′ those that it only turns back.
    """
    way, now = _ways(card_id), turnable(card_id, tiles)
    mixed = len(set(way.values())) > 1
    return tuple(
        CardLamp(code(year) + (PRIME if mixed and way[year] == "to_true" else ""), year in now)
        for year in LINCHPINS
        if year in way
    )


def patch_lamps(card_id: str, tiles: Sequence[Tile] = ()) -> tuple[CardLamp, ...]:
    """Return what a Patch depends on: the primes of its year, or for 1945 the setting that it asks for."""
    primes = CONDITIONS[BY_ID[card_id].facts["year"]][1]
    sides = {tile.year: tile.side for tile in tiles}
    if card_id not in PATCH_FIT:
        return tuple(CardLamp(code(year), sides.get(year) == "prime") for year in primes)
    wanted = {year: side for side, years in PATCH_FIT[card_id].items() for year in years}
    return tuple(
        CardLamp(
            code(year) + (PRIME if wanted.get(year) == "prime" else ""),
            sides.get(year) == wanted[year] if year in wanted else None,
        )
        for year in primes
    )


def fits(card_id: str, tiles: Sequence[Tile]) -> bool | None:
    """Tell whether a Patch of 1945 fits the Linchpins now (R-507); None for all other cards."""
    if card_id not in PATCH_FIT or not tiles:
        return None
    return all(lamp.on is not False for lamp in patch_lamps(card_id, tiles))
