"""What the inspector says of a card or a tile, as values: a page of blocks from top to bottom."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from chrononauts_qt.games.chrononauts.cards import (
    ARTIFACT,
    BY_ID,
    IDENTITY,
    INVERTER,
    LINCHPIN,
    MISSION,
    PATCH,
    PATCHES,
    RIPPLEPOINT,
    TIMEWARP,
    Card,
)
from chrononauts_qt.games.chrononauts.timeline import CONDITIONS, NEXUS, PATCH_FIT, UBER_YEAR
from chrononauts_qt.games.chrononauts.view import Need, Tile
from chrononauts_qt.ui.catalog.common import text
from chrononauts_qt.ui.catalog.wording import altered, listed, marked, spoken
from chrononauts_qt.ui.games.chrononauts.models.card_lamps import (
    CardLamp,
    code,
    fits,
    inverter_lamps,
    patch_lamps,
)
from chrononauts_qt.ui.games.chrononauts.models.faces import TileState, joint_of, state_of
from chrononauts_qt.ui.games.chrononauts.texts import (
    card_brief,
    card_steps,
    card_texts,
    conditions,
    headlines,
    people,
    titles,
)
from chrononauts_qt.ui.games.chrononauts.texts.why import why_tile
from chrononauts_qt.ui.games.chrononauts.views.card_frame import LampStyle
from chrononauts_qt.ui.games.chrononauts.views.card_pictures import category_sign, picture_of
from chrononauts_qt.ui.games.chrononauts.views.card_scenes import CardScene, Shelf
from chrononauts_qt.ui.kit.pictograms import Sign
from chrononauts_qt.ui.kit.signs import SIGNS


@dataclass(frozen=True, slots=True)
class Words:
    """A paragraph. ``style``: body, strong, quiet, quote or note (with ``sign`` before it)."""

    text: str
    style: str = "body"
    sign: str = ""


@dataclass(frozen=True, slots=True)
class NumberedStep:
    """A numbered step."""

    number: int
    text: str


@dataclass(frozen=True, slots=True)
class Thing:
    """An Artifact that a Mission asks for, with its picture; ``met`` None: not known."""

    picture: Sign
    text: str
    met: bool | None = None


@dataclass(frozen=True, slots=True)
class Headline:
    """A headline under its year; ``now``: the TimeLine shows it; ``met``: it is as a goal asks."""

    label: str
    text: str
    state: TileState
    now: bool = False
    met: bool | None = None


@dataclass(frozen=True, slots=True)
class Lamps:
    """Linchpins by their two digits; ``joint`` stands between them."""

    lamps: tuple[CardLamp, ...]
    style: LampStyle = LampStyle.PRIME
    joint: str = ""


@dataclass(frozen=True, slots=True)
class Fit:
    """A row of the matrix of 1945: a Patch, its verdict, and the setting that it asks of each Linchpin."""

    title: str
    verdict: str
    good: bool
    cells: tuple[CardLamp, ...]


@dataclass(frozen=True, slots=True)
class Tags:
    """Short facts with a mark each: (mark, words)."""

    tags: tuple[tuple[str, str], ...]


@dataclass(frozen=True, slots=True)
class Sides:
    """The scenes of a year side by side (name, state); `now` is the place of the one that stands."""

    sides: tuple[tuple[str, TileState], ...]
    now: int


Scene = CardScene | Sides
"""What a page shows: a card, or the sides of a year."""

Block = Words | NumberedStep | Thing | Headline | Lamps | Fit | Tags


@dataclass(frozen=True, slots=True)
class Page:
    """A page of the inspector. ``look`` is a card's family or a tile's state and decides the band.

    ``copies`` says how many there are in the deck. ``scene`` is what it shows below the band.
    """

    title: str
    look: str
    family: str
    scene: Scene
    blocks: tuple[Block, ...]
    pips: int = 0
    copies: str = ""

    def spoken(self) -> str:
        """Return everything the page says, for a screen reader."""
        return spoken("\n".join(part for block in self.blocks if (part := _said(block))))


def card_page(
    card_id: str,
    tiles: Sequence[Tile] = (),
    needs: Sequence[Need] = (),
    steps_of: Callable[[str], list[str]] = card_steps.steps,
) -> Page:
    """Return the page of a card. `tiles` are the TimeLine as it lies, `needs` a goal's lines, if known."""
    card = BY_ID[card_id]
    if card.family in (LINCHPIN, RIPPLEPOINT):
        year = card.facts["year"]
        lying = next((tile for tile in tiles if tile.year == year), Tile(year, "true", None, (), False))
        return tile_page(lying, tiles)
    steps = tuple(NumberedStep(number + 1, words) for number, words in enumerate(steps_of(card_id)))
    after = _fits(tiles) if card_id in PATCH_FIT else _fault(card)
    return Page(
        titles.title(card_id),
        card.family,
        titles.family_word(card.family),
        card_scene(card, needs),
        (*_first(card, tiles, needs), *after, *steps, *_last(card)),
        int(card.facts.get("realness", 0)),
        card_brief.copies_in_deck(card.copies) if card.copies > 1 else "",
    )


def _first(card: Card, tiles: Sequence[Tile], needs: Sequence[Need]) -> tuple[Block, ...]:
    """Return what stands above a card's steps."""
    if card.family == PATCH:
        return _patch(card, tiles)
    if card.family == INVERTER:
        return (
            Words(card_texts.short_text(card.id), "quiet"),
            Lamps(inverter_lamps(card.id, tiles), LampStyle.TURN),
        )
    if card.family == ARTIFACT:
        return _artifact(card)
    if card.family == IDENTITY:
        return _identity(card, needs)
    if card.family == MISSION:
        return Words(people.mission_reason(card.id), "quote"), *_mission(card, needs)
    return (Words(card_texts.short_text(card.id), "quiet"),)


def _last(card: Card) -> tuple[Block, ...]:
    """Return what stands below a card's steps."""
    said: list[Block] = []
    if card.family == TIMEWARP:
        said.append(Words(card_brief.not_fetched(), "note", SIGNS["unfetched"]))
    elif card.family == IDENTITY:
        said.append(Words(people.identity_story(card.id), "quote"))
    return *said, *_printed(card)


def _printed(card: Card) -> tuple[Words, ...]:
    """Return what the card is called in print, for whoever has it in English."""
    printed = titles.printed_with_kind(card.id)
    return (Words(printed, "quiet"),) if printed else ()


def tile_page(tile: Tile, tiles: Sequence[Tile] = ()) -> Page:
    """Return the page of a card of the TimeLine as it lies."""
    card, state = BY_ID[f"t{tile.year}"], state_of(tile)
    primes = tuple(CardLamp(code(year), year in tile.lit) for year in CONDITIONS.get(tile.year, ("", ()))[1])
    lamps = (Lamps(primes, joint=joint_of(tile.year)),) if primes else ()
    said = tuple(NumberedStep(n + 1, words) for n, words in enumerate(card_steps.steps(card.id)))
    sealed = (Words(text("sealed-word"), "note", SIGNS["sealed"]),) if tile.sealed else ()
    after = _fits(tiles) if tile.year == NEXUS else _fault(BY_ID.get(f"patch-{tile.year}", card))
    return Page(
        titles.title(card.id),
        state,
        titles.family_word(card.family),
        _sides(tile, state),
        (
            *sealed,
            *_headlines(tile, state),
            Words(headlines.event_note(tile.year), "quiet"),
            *lamps,
            Words(why_tile(tile)),
            *after,
            *said,
            *_printed(card),
        ),
    )


def _sides(tile: Tile, state: TileState) -> Sides:
    """Return the true scene of a year and its other one; in 1945 only a Patch that lies has one."""
    year = str(tile.year)
    if BY_ID[f"t{year}"].family == LINCHPIN:
        sides = ((year, TileState.LINCHPIN), (f"{year}-prime", TileState.ALTERED))
        return Sides(sides, int(state is TileState.ALTERED))
    patch = tile.patch or (f"patch-{year}" if tile.year != NEXUS else "")
    true = (year, TileState.PARADOX if state is TileState.PARADOX else TileState.RIPPLE)
    return Sides((true, (patch, TileState.PATCH)) if patch else (true,), int(state is TileState.PATCH))


def _headlines(tile: Tile, state: TileState) -> tuple[Headline, ...]:
    """Return the headlines that the year can bear, the one that stands now marked."""
    year, true = tile.year, TileState.RIPPLE
    if state in (TileState.LINCHPIN, TileState.ALTERED):
        prime = state is TileState.ALTERED
        return (
            Headline(str(year), headlines.headline(year, "true"), TileState.LINCHPIN, not prime),
            Headline(altered(year), headlines.headline(year, "prime"), TileState.ALTERED, prime),
        )
    paradox = (
        (Headline(str(year), text("paradox-word"), TileState.PARADOX, True),)
        if state is TileState.PARADOX
        else ()
    )
    patches = tuple(
        Headline(altered(year), headlines.patch_headline(card.id), TileState.PATCH, tile.patch == card.id)
        for card in PATCHES
        if card.facts["year"] == year
    )
    return (Headline(str(year), headlines.headline(year, "true"), true, state is true), *paradox, *patches)


def _patch(card: Card, tiles: Sequence[Tile]) -> tuple[Block, ...]:
    year = card.facts["year"]
    lying = next((tile for tile in tiles if tile.year == year), None)
    blocks: list[Block] = [
        Headline(
            altered(year),
            headlines.patch_headline(card.id),
            TileState.PATCH,
            lying is not None and lying.patch == card.id,
        )
    ]
    if year != NEXUS:
        blocks.append(Lamps(patch_lamps(card.id, tiles), joint=joint_of(year)))
    return (*blocks, Words(conditions.patch_condition_text(card.id)))


def _artifact(card: Card) -> tuple[Block, ...]:
    category = card.facts["category"]
    tags = (
        (category_sign(category), titles.category_word(category)),
        (SIGNS["hourglass"], titles.artifact_year(card.id)),
    )
    return Tags(tags), Words(card_texts.short_text(card.id), "quiet")


def _identity(card: Card, needs: Sequence[Need]) -> tuple[Block, ...]:
    """Return the three headlines that make a traveller's home, and which of them stand."""
    year, met = card.facts["true"], {need.what: need.fulfilled for need in needs}
    primes = [
        Headline(
            altered(prime),
            headlines.patch_headline(f"patch-{prime}"),
            TileState.PATCH,
            met=met.get(str(prime)),
        )
        for prime in card.facts["primes"]
    ]
    true = Headline(str(year), headlines.headline(year, "true"), TileState.RIPPLE, met=met.get(str(year)))
    return true, *primes


def _mission(card: Card, needs: Sequence[Need]) -> tuple[Block, ...]:
    """Return the three Artifacts that a Mission asks for, and which of them are there."""
    known: list[bool | None] = [need.fulfilled for need in needs]
    met = known or [None] * len(card.facts["artifacts"])
    return tuple(
        Thing(picture_of(shown), card_steps.needed_words(asked), fulfilled)
        for asked, shown, fulfilled in zip(card.facts["artifacts"], _shown(card), met, strict=True)
    )


def _shown(card: Card) -> tuple[str, ...]:
    """Return the Artifacts that stand for what a Mission asks for: of several that will do the first."""
    asked = (one if isinstance(one, str) else one[0] for one in card.facts["artifacts"])
    return tuple(one if one in BY_ID else "mona-lisa-real" for one in asked)


def card_scene(card: Card, needs: Sequence[Need]) -> CardScene:
    """Return what a card shows: a Mission a shelf, on which what is there is lit."""
    if card.family != MISSION:
        return card.id
    met = [need.fulfilled for need in needs] or [False] * len(card.facts["artifacts"])
    return Shelf(tuple(zip(_shown(card), met, strict=True)))


def _fits(tiles: Sequence[Tile]) -> tuple[Block, ...]:
    """Return the matrix of 1945: what each of its three Patches needs, and whether it fits now."""
    lying = {tile.year: tile for tile in tiles}
    years = CONDITIONS[NEXUS][1]
    rows: list[Block] = []
    for patch_id, needs in PATCH_FIT.items():
        side = {year: wanted for wanted, listed in needs.items() for year in listed}
        cells = tuple(
            CardLamp(marked(year, side[year]), year in lying and lying[year].side == side[year])
            if year in side
            else CardLamp(text("either-side"), None)
            for year in years
        )
        in_play = NEXUS in lying and lying[NEXUS].patch == patch_id
        good = bool(fits(patch_id, tiles))
        verdict = text("in-play" if in_play else "fits-now" if good else "does-not-fit") if tiles else ""
        rows.append(Fit(titles.title(patch_id), verdict, in_play or good, cells))
    return Words(text("unstable"), "note", SIGNS["unstable"]), *rows


def _fault(card: Card) -> tuple[Block, ...]:
    """Return what the ÜberParadox puts out of reach, for 1962 and its Patch."""
    if card.family != PATCH or card.facts["year"] != UBER_YEAR:
        return ()
    words = [text(key) for key in ("uber-linchpins", "uber-patches", "uber-artifacts", "uber-goes-on")]
    return Words(text("uber-chip"), "note", SIGNS["fault"]), *(Words(line, "quiet") for line in words)


def _said(block: Block) -> str:
    """Return a block in words."""
    if isinstance(block, NumberedStep):
        return f"{block.number}. {block.text}"
    if isinstance(block, Headline):
        return text("goal-headline", year=block.label, headline=block.text)
    if isinstance(block, Fit):
        return text("fit-verdict", patch=block.title, verdict=block.verdict) if block.verdict else block.title
    if isinstance(block, Tags):
        return listed(words for _, words in block.tags)
    return block.text if isinstance(block, Words | Thing) else ""
