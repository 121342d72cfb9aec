"""Everything a painter needs of one item, as values: equal faces look equal and share one picture."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum

from chrononauts_qt.games.chrononauts.cards import BY_ID, IDENTITY, LINCHPIN, MOST_REAL_MONA_LISA
from chrononauts_qt.games.chrononauts.timeline import CONDITIONS, NEXUS, PATCH_FIT, RIPPLES, TIME_INDEX
from chrononauts_qt.games.chrononauts.view import Need, Tile
from chrononauts_qt.ui.catalog import cards as texts
from chrononauts_qt.ui.catalog.common import text
from chrononauts_qt.ui.catalog.wording import altered
from chrononauts_qt.ui.models import words


class TileState(StrEnum):
    """How a card of the TimeLine lies; each has its own shape (4.2)."""

    RIPPLE = "ripple"
    LINCHPIN = "linchpin"
    ALTERED = "altered"
    PARADOX = "paradox"
    PATCH = "patch"


@dataclass(frozen=True, slots=True)
class TileFace:
    """A tile. ``lamps`` are (two-digit code, lit), joined by the word ``joint``; ``ripples`` codes."""

    year: int
    label: str
    state: TileState
    headline: str
    note: str
    lamps: tuple[tuple[str, bool], ...]
    joint: str
    ripples: tuple[str, ...]
    place: str
    word: str
    half: bool
    nexus: bool
    unstable: bool
    sealed: str


@dataclass(frozen=True, slots=True)
class CardFace:
    """A card of the play deck. ``stamp`` is printed over an unplayable one; ``pips`` a painting's worth."""

    card: str
    family: str
    title: str
    text: str
    foot: str
    stamp: str = ""
    pips: int = 0
    copies: int = 1


@dataclass(frozen=True, slots=True)
class GoalRow:
    """A line of a goal card; ``met`` None: not told. ``glyph`` is an artifact id or empty."""

    label: str
    text: str
    met: bool | None = None
    glyph: str = ""
    altered: bool = False


@dataclass(frozen=True, slots=True)
class GoalFace:
    """An Identity or a Mission, in landscape."""

    card: str
    family: str
    title: str
    foot: str
    rows: tuple[GoalRow, ...]


def code(year: int) -> str:
    """Return the two digits by which lamps name a Linchpin; all thirteen differ."""
    return f"{year % 100:02}"


def state_of(tile: Tile) -> TileState:
    """Return how a tile lies."""
    if BY_ID[f"t{tile.year}"].family == LINCHPIN:
        return TileState.ALTERED if tile.side == "prime" else TileState.LINCHPIN
    if tile.patch is not None:
        return TileState.PATCH
    return TileState.PARADOX if tile.side == "paradox" else TileState.RIPPLE


def tile_face(tile: Tile) -> TileFace:
    """Return the face of a tile in the language of now."""
    state = state_of(tile)
    op, primes = CONDITIONS.get(tile.year, ("", ()))
    headline = texts.patch_headline(tile.patch) if tile.patch else texts.headline(tile.year, tile.side)
    return TileFace(
        year=tile.year,
        label=altered(tile.year) if state in (TileState.ALTERED, TileState.PATCH) else str(tile.year),
        state=state,
        headline="" if state is TileState.PARADOX else headline,
        note=texts.event_note(tile.year) if state in (TileState.RIPPLE, TileState.LINCHPIN) else "",
        lamps=tuple((code(prime), prime in tile.lit) for prime in primes),
        joint=text(f"joint-{op.lower()}") if op in ("AND", "OR") else "",
        ripples=tuple(code(year) for year in RIPPLES.get(tile.year, ())),
        place=TIME_INDEX[tile.year],
        word=text("paradox-word") if state is TileState.PARADOX else "",
        half=is_half(tile),
        nexus=tile.year == NEXUS,
        unstable=tile.patch in PATCH_FIT,
        sealed=text("sealed-word") if tile.sealed else "",
    )


def is_half(tile: Tile) -> bool:
    """Tell whether a year that needs two primes has one of them (R-417)."""
    return CONDITIONS.get(tile.year, ("", ()))[0] == "AND" and len(tile.lit) == 1


def card_face(card_id: str, playable: bool = True) -> CardFace:
    """Return the face of a card of the play deck in the language of now."""
    card = BY_ID[card_id]
    return CardFace(
        card=card_id,
        family=card.family,
        title=texts.title(card_id),
        text=texts.short_text(card_id),
        foot=texts.family_word(card.family),
        stamp="" if playable else words.word("not-now"),
        pips=int(card.facts.get("realness", 0)),
        copies=card.copies,
    )


def goal_face(card_id: str, needs: Sequence[Need]) -> GoalFace:
    """Return the face of an Identity or a Mission; `needs` are its lines as the seat's view has them."""
    family = BY_ID[card_id].family
    rows = [_year_row(need) if family == IDENTITY else _artifact_row(need) for need in needs]
    return GoalFace(card_id, family, texts.title(card_id), texts.family_word(family), tuple(rows))


def _year_row(need: Need) -> GoalRow:
    year = int(need.what)
    if need.side == "true":
        return GoalRow(str(year), texts.headline(year, "true"), need.fulfilled)
    return GoalRow(altered(year), altered_headline(year), need.fulfilled, altered=True)


def altered_headline(year: int) -> str:
    """Return the headline of a patched year, empty for 1945, which has three."""
    patch_id = f"patch-{year}"
    return texts.patch_headline(patch_id) if patch_id in BY_ID else ""


def _artifact_row(need: Need) -> GoalRow:
    if need.what == MOST_REAL_MONA_LISA:
        return GoalRow("", texts.most_real_mona_lisa(), need.fulfilled, "mona-lisa-real")
    asked = list(need.choices) or need.what
    return GoalRow(
        "", texts.needed_words(asked), need.fulfilled, need.choices[0] if need.choices else need.what
    )
