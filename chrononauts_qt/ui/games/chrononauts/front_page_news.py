"""What stands in the newspaper of the world as it is now: the lead, three stories, a tale, and 32 years."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from chrononauts_qt.games.chrononauts.timeline import NEXUS, PARADOX_LIMIT, RIPPLES, UBER_YEAR
from chrononauts_qt.games.chrononauts.view import Tile
from chrononauts_qt.ui.catalog import common
from chrononauts_qt.ui.catalog.wording import all_of, altered, ended, listed, sentences
from chrononauts_qt.ui.games.chrononauts.models.faces import TileFace, TileState, tile_face
from chrononauts_qt.ui.games.chrononauts.texts.front_page_texts import text, weather
from chrononauts_qt.ui.games.chrononauts.texts.headlines import event_note, headline
from chrononauts_qt.ui.games.chrononauts.texts.titles import title
from chrononauts_qt.ui.games.chrononauts.views.tile_scene import scene_of

SECONDS = 3
"""So many stories stand below the lead."""

_WEIGHTS = {TileState.PATCH: 40, TileState.ALTERED: 30, TileState.PARADOX: 10}
_FAMOUS = (1969, 1912, 1945, 1991)
"""What is shown where nothing has changed, the most famous first."""


class Story(NamedTuple):
    """A story: where its picture lies in resources/ ("" for none), its year, headline and sentences.

    ``is_open`` tells that the year is an open Paradox.
    """

    scene: str
    label: str
    headline: str
    lines: tuple[str, ...] = ()
    is_open: bool = False


class Brief(NamedTuple):
    """A year on one line; ``changed``: not as it used to be, ``is_open``: an open Paradox."""

    label: str
    headline: str
    changed: bool
    is_open: bool


class Notice(NamedTuple):
    """A small box: heading and lines."""

    heading: str
    lines: tuple[str, ...]


class Edition(NamedTuple):
    """A whole front page, as strings; ``paradoxes`` is how many are open."""

    number: str
    day: str
    lead: Story
    seconds: tuple[Story, ...]
    tale: Story | None
    notices: tuple[Notice, ...]
    years: tuple[Brief, ...]
    paradoxes: int

    @property
    def forecast(self) -> Notice:
        """The weather."""
        counted = common.open_paradoxes(self.paradoxes, PARADOX_LIMIT)
        return Notice(text("weather"), (weather(self.paradoxes), counted))

    @property
    def told(self) -> str:
        """All of it in words, in the order of the page: a paragraph a line, the lead first."""
        stories = [self.lead, *([self.tale] if self.tale else []), *self.seconds]
        parts: list[tuple[str, ...]] = [(story.label, story.headline, *story.lines) for story in stories]
        parts += ((box.heading, *box.lines) for box in (self.forecast, *self.notices))
        parts.append((text("brief"),))
        parts += ((listed((year.label, year.headline)),) for year in self.years)
        parts.append((self.day, self.number))
        return "\n".join(sentences(*(ended(words) for words in part if words)) for part in parts)


def edition_of(
    tiles: Sequence[Tile],
    turn: int,
    tale: Story | None = None,
    notices: Iterable[Notice] = (),
    wanted: Sequence[int] = (),
    last_news: Story | None = None,
) -> Edition:
    """Return the newspaper of a TimeLine; `wanted` are years that come first, `last_news` leads all."""
    by_year = {tile.year: tile for tile in tiles}
    order = sorted(by_year, key=lambda year: _weight(by_year[year], wanted), reverse=True)
    lead = last_news or _story(by_year[order[0]], by_year)
    rest = order[0 if last_news else 1 :][:SECONDS]
    return Edition(
        text("number", turn=turn),
        text("day"),
        lead,
        tuple(_story(by_year[year], by_year) for year in rest),
        tale,
        tuple(box for box in notices if box.lines),
        tuple(_brief(tile_face(tile)) for tile in tiles),
        sum(tile_face(tile).state is TileState.PARADOX for tile in tiles),
    )


def _weight(tile: Tile, wanted: Sequence[int]) -> tuple[int, int]:
    """Return how large a year is told: a world war first, what somebody waited for, then what changed."""
    fame = len(_FAMOUS) - _FAMOUS.index(tile.year) if tile.year in _FAMOUS else 0
    weight = _WEIGHTS.get(tile_face(tile).state, fame)
    if weight and tile.patch and tile.year in (UBER_YEAR, NEXUS):
        weight += 60 if tile.year == UBER_YEAR else 20
    return weight + (30 if weight > fame and tile.year in wanted else 0), tile.year


def _story(tile: Tile, by_year: dict[int, Tile]) -> Story:
    face = tile_face(tile)
    said = face.headline or text("paradox")
    return Story(scene_of(face), face.label, said, tuple(_lines(tile, face)), face.state is TileState.PARADOX)


def _lines(tile: Tile, face: TileFace) -> Iterable[str]:
    """Yield what is told of a year: what it used to be, where the change came from, and how far it went."""
    if face.state in (TileState.RIPPLE, TileState.LINCHPIN):
        yield sentences(f"{event_note(tile.year)}.", text("as-ever"))
        return
    if face.state is TileState.PARADOX:
        yield text("paradox-text", year=tile.year)
    yield text("old", headline=headline(tile.year, "true"))
    if face.state is TileState.ALTERED:
        yield text("reached", years=all_of(RIPPLES[tile.year]))
    for prime in tile.lit:
        yield text("cause", year=altered(prime), headline=headline(prime, "prime"))
    if tile.year == UBER_YEAR and tile.patch:
        yield text("sealed")


def _brief(face: TileFace) -> Brief:
    is_open = face.state is TileState.PARADOX
    changed = face.state in (TileState.ALTERED, TileState.PATCH)
    return Brief(face.label, text("brief-paradox") if is_open else face.headline, changed, is_open)


def lost_and_found(tables: Iterable[tuple[str, Sequence[str]]]) -> Notice:
    """Return who has which Artifacts, by names and the ids of what lies before them."""
    return Notice(text("lost"), tuple(
        text("lost-line", artifact=title(card), name=name) for name, cards in tables for card in cards
    ))  # fmt: skip


def people(key: str, identities: Iterable[str]) -> Notice:
    """Return the box of those who have come home, or who still wait: "arrivals" or "waiting"."""
    names = listed(title(identity) for identity in identities)
    return Notice(text(key), (names,) if names else ())
