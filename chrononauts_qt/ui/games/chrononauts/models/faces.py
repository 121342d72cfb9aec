"""Everything a painter needs of one item, as values: equal faces look equal and share one picture."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from enum import StrEnum

from chrononauts_qt.games.chrononauts.cards import (
    ARTIFACT,
    BY_ID,
    IDENTITY,
    INVERTER,
    LINCHPIN,
    MISSION,
    MOST_REAL_MONA_LISA,
    PATCH,
)
from chrononauts_qt.games.chrononauts.timeline import CONDITIONS, NEXUS, PATCH_FIT, RIPPLES, TIME_INDEX
from chrononauts_qt.games.chrononauts.view import Need, Player, Tile
from chrononauts_qt.ui.catalog.common import text
from chrononauts_qt.ui.catalog.wording import altered
from chrononauts_qt.ui.games.chrononauts.models.card_lamps import (
    CardLamp,
    code,
    fits,
    inverter_lamps,
    patch_lamps,
)
from chrononauts_qt.ui.games.chrononauts.texts import board_words as words
from chrononauts_qt.ui.games.chrononauts.texts import card_brief, card_steps, headlines, people, titles


class TileState(StrEnum):
    """How a card of the TimeLine lies; each has its own shape (4.2)."""

    RIPPLE = "ripple"
    LINCHPIN = "linchpin"
    ALTERED = "altered"
    PARADOX = "paradox"
    PATCH = "patch"


@dataclass(frozen=True, slots=True)
class TileFace:
    """A tile. ``lamps`` are (two-digit code, lit), joined by the word ``joint``; ``ripples`` codes.

    ``scene`` is the name of what happened there: in a Paradox it is that of the true event.
    """

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
    scene: str = ""


@dataclass(frozen=True, slots=True)
class CardFace:
    """A card of the play deck. ``stamp`` is printed over an unplayable one; ``pips`` a painting's worth.

    ``lamps`` are the Linchpins of an Inverter or a Patch as they stand, joined by ``joint`` where all or one
    of them count; ``fits``: whether a Patch of 1945 fits them, None for other cards; ``year``: where an
    Artifact comes from.
    """

    card: str
    family: str
    title: str
    text: str
    steps: tuple[str, ...]
    foot: str
    short_foot: str = ""
    stamp: str = ""
    pips: int = 0
    copies: int = 1
    lamps: tuple[CardLamp, ...] = ()
    joint: str = ""
    fits: bool | None = None
    year: str = ""


@dataclass(frozen=True, slots=True)
class GoalRow:
    """A line of a goal card; ``met`` None: not told. ``glyph`` is the id of an Artifact or names the scene of
    a year.

    ``owners`` are the seats on whose tables the Artifact lies.
    """

    label: str
    text: str
    met: bool | None = None
    glyph: str = ""
    altered: bool = False
    owners: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class GoalFace:
    """An Identity or a Mission, in landscape; ``reason`` is why a Mission is given."""

    card: str
    family: str
    title: str
    foot: str
    rows: tuple[GoalRow, ...]
    reason: str = ""


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
    primes = CONDITIONS.get(tile.year, ("", ()))[1]
    patched = headlines.patch_headline(tile.patch) if tile.patch else ""
    return TileFace(
        year=tile.year,
        label=altered(tile.year) if state in (TileState.ALTERED, TileState.PATCH) else str(tile.year),
        state=state,
        headline="" if state is TileState.PARADOX else patched or headlines.headline(tile.year, tile.side),
        note=headlines.event_note(tile.year) if state in (TileState.RIPPLE, TileState.LINCHPIN) else "",
        lamps=tuple((code(prime), prime in tile.lit) for prime in primes),
        joint=joint_of(tile.year),
        ripples=tuple(code(year) for year in RIPPLES.get(tile.year, ())),
        place=TIME_INDEX[tile.year],
        word=text("paradox-word") if state is TileState.PARADOX else "",
        half=is_half(tile),
        nexus=tile.year == NEXUS,
        unstable=tile.patch in PATCH_FIT,
        sealed=text("sealed-word") if tile.sealed else "",
        scene=tile.patch or (f"{tile.year}-prime" if state is TileState.ALTERED else str(tile.year)),
    )


def other_sides(tile: Tile) -> tuple[Tile, ...]:
    """Return how a tile may lie after the next play, but for Patches, which only their owners know."""
    if BY_ID[f"t{tile.year}"].family == LINCHPIN:
        return (replace(tile, side="true" if tile.side == "prime" else "prime"),)
    if tile.patch is not None:
        return (replace(tile, patch=None),)
    return (replace(tile, side="true" if tile.side == "paradox" else "paradox"),)


def joint_of(year: int) -> str:
    """Return AND or OR in the language of now, as it stands between the lamps of a year, or ""."""
    op = CONDITIONS.get(year, ("", ()))[0]
    return text(f"joint-{op.lower()}") if op in ("AND", "OR") else ""


def is_half(tile: Tile) -> bool:
    """Tell whether a year that needs two primes has one of them (R-417)."""
    return CONDITIONS.get(tile.year, ("", ()))[0] == "AND" and len(tile.lit) == 1


def card_face(card_id: str, playable: bool = True, tiles: Sequence[Tile] = ()) -> CardFace:
    """Return the face of a card of the play deck in the language of now; `tiles` are the TimeLine."""
    card = BY_ID[card_id]
    lamps: tuple[CardLamp, ...] = ()
    if card.family == INVERTER:
        lamps = inverter_lamps(card_id, tiles)
    elif card.family == PATCH:
        lamps = patch_lamps(card_id, tiles)
    ordinary = card.family == PATCH and card_id not in PATCH_FIT
    return CardFace(
        card=card_id,
        family=card.family,
        title=titles.title(card_id),
        text=card_brief.brief(card_id),
        steps=card_brief.brief_steps(card_id),
        foot=titles.family_word(card.family),
        short_foot=titles.short_family_word(card.family),
        stamp="" if playable else words.word("not-now"),
        pips=int(card.facts.get("realness", 0)),
        copies=card.copies,
        lamps=lamps,
        joint=joint_of(card.facts["year"]) if ordinary else "",
        fits=fits(card_id, tiles),
        year=titles.artifact_year(card_id, is_on_card=True) if card.family == ARTIFACT else "",
    )


def goal_face(card_id: str, needs: Sequence[Need], players: Sequence[Player] = ()) -> GoalFace:
    """Return the face of an Identity or a Mission.

    `needs` are its lines as the seat's view has them, `players` tell on whose tables the Artifacts lie.
    """
    family = BY_ID[card_id].family
    rows = [_year_row(need) if family == IDENTITY else _artifact_row(need, players) for need in needs]
    reason = people.mission_reason(card_id) if family == MISSION else ""
    return GoalFace(card_id, family, titles.title(card_id), titles.family_word(family), tuple(rows), reason)


def _year_row(need: Need) -> GoalRow:
    year = int(need.what)
    if need.side == "true":
        return GoalRow(str(year), headlines.headline(year, "true"), need.fulfilled, str(year))
    return GoalRow(altered(year), altered_headline(year), need.fulfilled, f"patch-{year}", altered=True)


def altered_headline(year: int) -> str:
    """Return the headline of a patched year, empty for 1945, which has three."""
    patch_id = f"patch-{year}"
    return headlines.patch_headline(patch_id) if patch_id in BY_ID else ""


def _artifact_row(need: Need, players: Sequence[Player]) -> GoalRow:
    best = need.what == MOST_REAL_MONA_LISA
    wanted = _best_painting(players) if best else need.choices or (need.what,)
    owners = tuple(seat for seat, player in enumerate(players) if set(wanted) & set(player.table))
    if best:
        return GoalRow("", titles.most_real_mona_lisa(), need.fulfilled, "mona-lisa-real", owners=owners)
    asked = list(need.choices) or need.what
    return GoalRow("", card_steps.needed_words(asked), need.fulfilled, wanted[0], owners=owners)


def _best_painting(players: Sequence[Player]) -> tuple[str, ...]:
    """Return the most convincing Mona Lisa on any table (R-910), if there is one."""
    shown = {card: BY_ID[card].facts.get("realness", 0) for player in players for card in player.table}
    best = max(shown, key=lambda card: int(shown[card]), default="")
    return (best,) if shown.get(best) else ()
