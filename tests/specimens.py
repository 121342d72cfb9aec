"""Sheets that show every state of a tile and every card at once, for whoever draws or judges them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtCore import QRect, QRectF, QSizeF
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QWidget

from chrononauts_qt.games.chrononauts.cards import (
    BY_ID,
    IDENTITIES,
    IDENTITY,
    LINCHPIN,
    MISSION,
    MISSIONS,
    MOST_REAL_MONA_LISA,
    PLAY_CARDS,
)
from chrononauts_qt.games.chrononauts.view import Need, Tile
from chrononauts_qt.games.dungeon_time.cards import ADVENTURES, HEROES, KINDS
from chrononauts_qt.games.dungeon_time.cards import MISSIONS as DUNGEON_MISSIONS
from chrononauts_qt.ui.assets import resource
from chrononauts_qt.ui.games.chrononauts.models.faces import card_face, goal_face, tile_face
from chrononauts_qt.ui.games.chrononauts.views.card_painter import CardPainter
from chrononauts_qt.ui.games.chrononauts.views.card_pictures import FOLDER
from chrononauts_qt.ui.games.chrononauts.views.card_scenes import scene_of
from chrononauts_qt.ui.games.chrononauts.views.geometry import CARD_HEIGHT, layout_for
from chrononauts_qt.ui.games.chrononauts.views.goal_painter import GOAL_WIDTH, GoalPainter
from chrononauts_qt.ui.games.chrononauts.views.inspector import Inspector
from chrononauts_qt.ui.games.chrononauts.views.inspector_sheet import WIDTH
from chrononauts_qt.ui.games.chrononauts.views.tile_painter import TilePainter
from chrononauts_qt.ui.games.dungeon_time.views import pictures as dungeon
from chrononauts_qt.ui.kit.scenes import paint_plate
from chrononauts_qt.ui.kit.text_block import draw_word
from chrononauts_qt.ui.kit.theme import Theme, Tones

GAP = 14
LABEL = 20
CARD = QSizeF(CARD_HEIGHT * 5 / 7, CARD_HEIGHT)
SCENE = QSizeF(160, 80)
GOAL = QSizeF(GOAL_WIDTH, GOAL_WIDTH * 5 / 7)
STRIP = 48.0
CARD_OF_DUNGEON = QSizeF(132, 185)
SQUARES = (132, 64, 24)
READ = (
    "reverse-fate",
    "prevent-assassination",
    "patch-1968",
    "patch-1945-treaty",
    "mona-lisa-real",
    "dodo",
    "get-there-first",
    "memo",
    "rewind",
    "yuri",
    "mona-and-the-dinosaur",
)
"""Cards of every family, those with something of their own among them."""
WINDOWS = ((1024, 600), (1366, 768), (1920, 1080), (2560, 1440))

STATES: dict[str, Tile] = {
    "true": Tile(1968, "true", None, (), False),
    "half a Paradox": Tile(1944, "true", None, (1936,), False),
    "1945, true": Tile(1945, "true", None, (), False),
    "Linchpin": Tile(1963, "true", None, (), False),
    "altered": Tile(1963, "prime", None, (), False),
    "Paradox": Tile(1968, "paradox", None, (1963,), False),
    "Paradox, all lit": Tile(1944, "paradox", None, (1936, 1941), False),
    "1945, Paradox": Tile(1945, "paradox", None, (1936,), False),
    "patched": Tile(1968, "paradox", "patch-1968", (1963,), False),
    "unstable": Tile(1945, "paradox", "patch-1945-treaty", (1936, 1943), False),
    "ÜberParadox": Tile(1962, "paradox", "patch-1962", (1957,), False),
    "sealed": Tile(1968, "true", None, (), True),
    "sealed Linchpin": Tile(1980, "true", None, (), True),
    "sealed, altered": Tile(1963, "prime", None, (), True),
    "sealed Paradox": Tile(1968, "paradox", None, (1963,), True),
    "sealed Patch": Tile(1968, "paradox", "patch-1968", (1963,), True),
}
"""Every way in which a card of the TimeLine can lie; the words are for whoever looks at the sheet."""

Draw = Callable[[QPainter, QRectF], object]


def _sheet(theme: Theme, rows: Sequence[Sequence[tuple[str, QSizeF, Draw]]]) -> QPixmap:
    """Draw rows of things with a name below each."""
    step = [max(size.height() for _, size, _ in row) + LABEL + GAP for row in rows]
    width = max(sum(size.width() + GAP for _, size, _ in row) for row in rows)
    pixmap = QPixmap(round(width + GAP), round(sum(step) + GAP))
    pixmap.fill(theme.color("bg"))
    painter, top = QPainter(pixmap), float(GAP)
    for row, high in zip(rows, step, strict=True):
        left = float(GAP)
        for name, size, draw in row:
            draw(painter, QRectF(left, top, size.width(), size.height()))
            foot = QRectF(left, top + high - LABEL - GAP, size.width(), LABEL)
            draw_word(painter, name, theme.font("text", 13), theme.color("muted"), foot)
            left += size.width() + GAP
        top += high
    painter.end()
    return pixmap


def tile_states(theme: Theme) -> QPixmap:
    """Draw every state of a tile, a row for every size of a window."""
    tiles = TilePainter(theme)
    rows = []
    for width, height in WINDOWS:
        layout = layout_for(width, height)
        size = QSizeF(layout.tiles[0].size())
        rows.append([(name, size, _tile(tiles, tile, layout.u)) for name, tile in STATES.items()])
    return _sheet(theme, rows)


def _tile(tiles: TilePainter, tile: Tile, u: float) -> Draw:
    return lambda painter, box: tiles.paint(painter, box, tile_face(tile), u)


def hand_cards(theme: Theme) -> QPixmap:
    """Draw every card of the play deck as in the hand: free, not to be played now, and overlapped."""
    cards = CardPainter(theme)
    found: list[tuple[str, QSizeF, Draw]] = []
    for card in PLAY_CARDS:
        found.append((card.id, CARD, _card(cards, card.id, True)))
        found.append(("", CARD, _card(cards, card.id, False)))
        found.append(("", QSizeF(STRIP, CARD_HEIGHT), _strip(cards, card.id)))
    return _sheet(theme, [found[first : first + 21] for first in range(0, len(found), 21)])


def _card(cards: CardPainter, card: str, playable: bool) -> Draw:
    return lambda painter, box: cards.paint(painter, box, card_face(card, playable))


def _strip(cards: CardPainter, card: str) -> Draw:
    def draw(painter: QPainter, box: QRectF) -> None:
        painter.save()
        painter.setClipRect(box)
        ratio = painter.device().devicePixelRatioF()
        painter.drawPixmap(box.topLeft(), cards.strip_pixmap(card_face(card), CARD, STRIP, ratio))
        painter.restore()

    return draw


def goal_cards(theme: Theme) -> QPixmap:
    """Draw every Identity and Mission, one line of each met."""
    goals = GoalPainter(theme)
    cards = [*IDENTITIES, *MISSIONS]
    row = [(card.id, GOAL, _goal(goals, card.id)) for card in cards]
    return _sheet(theme, [row[first : first + 7] for first in range(0, len(row), 7)])


def needs_of(card_id: str) -> tuple[Need, ...]:
    """Return the lines of an Identity or a Mission, the first one met."""
    facts = BY_ID[card_id].facts
    if BY_ID[card_id].family == IDENTITY:
        lines = [(str(facts["true"]), "true", ()), *((str(year), "prime", ()) for year in facts["primes"])]
    else:
        choices = [tuple([need] if isinstance(need, str) else need) for need in facts["artifacts"]]
        lines = [(found[0], "", () if found[0] == MOST_REAL_MONA_LISA else found) for found in choices]
    return tuple(Need(what, side, found, not number) for number, (what, side, found) in enumerate(lines))


def _goal(goals: GoalPainter, card: str) -> Draw:
    return lambda painter, box: goals.paint(painter, box, goal_face(card, needs_of(card)))


def inspected(theme: Theme) -> QPixmap:
    """Draw a card of every family, and tiles, as the inspector shows them."""
    lying, page = tuple(STATES.values()), QWidget()
    row: list[tuple[str, QSizeF, Draw]] = []
    for card in READ:
        inspector = Inspector(theme, page)
        inspector.over(QRect(0, 0, WIDTH, 2000))
        inspector.show_card(card, lying, needs_of(card) if BY_ID[card].family in (IDENTITY, MISSION) else ())
        row.append((card, *_read(inspector)))
    for name in ("Linchpin", "Paradox", "unstable"):
        inspector = Inspector(theme, page)
        inspector.over(QRect(0, 0, WIDTH, 2000))
        inspector.show_tile(STATES[name], lying)
        row.append((name, *_read(inspector)))
    page.deleteLater()
    return _sheet(theme, [row[first : first + 7] for first in range(0, len(row), 7)])


def scenes(theme: Theme) -> QPixmap:
    """Draw every scene in the tones of what it lies on: the true years, what did not happen, the cards."""
    names = [path.stem for path in sorted(resource(f"{FOLDER}/scenes").glob("*.svg"))]
    found = [_scene(name, theme.tones(_ground(name))) for name in names]
    return _sheet(theme, [found[first : first + 10] for first in range(0, len(found), 10)])


def _ground(name: str) -> str:
    """Return the token of what a scene lies on."""
    if name.isdigit():
        return "linch" if BY_ID[f"t{name}"].family == LINCHPIN else "ripple"
    if name.endswith("-prime"):
        return "alt"
    return next(card.family for card in BY_ID.values() if scene_of(card.id).endswith(f"/{name}"))


def _scene(name: str, tones: Tones) -> tuple[str, QSizeF, Draw]:
    return name, SCENE, lambda painter, box: paint_plate(painter, f"{FOLDER}/scenes/{name}", box, tones, 0)


def dungeon_pieces(theme: Theme) -> QPixmap:
    """Draw the Items and Heroes of Dungeon Time large and as small as they get, backs, slot and glass."""
    items = [[_square(kind, side, _on_ground) for kind in KINDS] for side in SQUARES]
    heroes = [[_square(hero, side, dungeon.draw_hero) for hero in HEROES] for side in SQUARES[:2]]
    props = [[_square(hero, side, dungeon.draw_prop) for hero in HEROES] for side in SQUARES[1:]]
    other: list[tuple[str, QSizeF, Draw]] = [
        (name, CARD_OF_DUNGEON, _named(dungeon.draw_back, name)) for name in ("item", "mission", "deck")
    ]
    other += [("sewn", CARD_OF_DUNGEON, dungeon.draw_sewn), ("seal", QSizeF(64, 64), dungeon.draw_seal)]
    other += [
        (f"{left:.0%}", QSizeF(80, 120), partial(dungeon.draw_glass, left=left))
        for left in (1.0, 0.6, 0.1, 0.0)
    ]
    return _sheet(theme, [*items, *heroes, *props, other])


DrawNamed = Callable[[QPainter, str, QRectF], object]


def _on_ground(painter: QPainter, kind: str, box: QRectF) -> None:
    dungeon.draw_item(painter, kind, box, on_ground=True)


def _square(name: str, side: float, draw: DrawNamed) -> tuple[str, QSizeF, Draw]:
    return name if side > SQUARES[-1] else "", QSizeF(side, side), _named(draw, name)


def _named(draw: DrawNamed, name: str) -> Draw:
    return lambda painter, box: draw(painter, name, box)


def dungeon_stages(theme: Theme) -> QPixmap:
    """Draw the stages of all Missions of Dungeon Time as on a table for four, and the scrolls."""
    found = [(name, CARD_OF_DUNGEON, _named(dungeon.draw_stage, name)) for name in DUNGEON_MISSIONS]
    rows = [found[first : first + 12] for first in range(0, len(found), 12)]
    scrolls = [(name, QSizeF(400, 240), _named(dungeon.draw_scroll, name)) for name in ADVENTURES]
    return _sheet(theme, [*rows, scrolls])


def _read(inspector: Inspector) -> tuple[QSizeF, Draw]:
    pixmap = inspector.grab()
    return QSizeF(pixmap.size()), lambda painter, box: painter.drawPixmap(box.topLeft(), pixmap)


SHEETS: dict[str, Callable[[Theme], QPixmap]] = {
    "tile-states": tile_states,
    "card-anatomy-hand": hand_cards,
    "card-anatomy-goals": goal_cards,
    "card-anatomy-inspector": inspected,
    "scenes": scenes,
    "dungeon-pieces": dungeon_pieces,
    "dungeon-stages": dungeon_stages,
}
