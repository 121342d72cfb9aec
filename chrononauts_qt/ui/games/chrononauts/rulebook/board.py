"""The board beside the example: the table's own board, turned by the engine, with the table's motion."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cache

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget

from chrononauts_qt.games.chrononauts.cards import DECK, PLAY_INDEX
from chrononauts_qt.games.chrononauts.effects import EFFECTS
from chrononauts_qt.games.chrononauts.snapshot import tiles
from chrononauts_qt.games.chrononauts.state import State
from chrononauts_qt.games.chrononauts.timeline import CONDITIONS, YEARS
from chrononauts_qt.games.chrononauts.view import Tile
from chrononauts_qt.kernel.events import Event
from chrononauts_qt.ui.catalog import rulebook_texts as words
from chrononauts_qt.ui.catalog.common import text as common
from chrononauts_qt.ui.games.chrononauts.explain.last_play import badges_of
from chrononauts_qt.ui.games.chrononauts.explain.lines import Lines
from chrononauts_qt.ui.games.chrononauts.models.timeline_model import TimelineModel
from chrononauts_qt.ui.games.chrononauts.texts.spoken import tile_name
from chrononauts_qt.ui.games.chrononauts.views.animator import Animator
from chrononauts_qt.ui.games.chrononauts.views.geometry import COLUMNS, RING, ROWS, layout_for
from chrononauts_qt.ui.games.chrononauts.views.timeline_view import TimelineView
from chrononauts_qt.ui.kit import clock as pace
from chrononauts_qt.ui.kit.clock import Clock
from chrononauts_qt.ui.kit.look import table_theme
from chrononauts_qt.ui.kit.theme import Theme
from chrononauts_qt.ui.rulebook.example import StepBoard

PLAYS: tuple[tuple[str, int] | None, ...] = (
    None,
    ("prevent-assassination", 1963),
    None,
    None,
    None,
    ("patch-1968", 1968),
    ("patch-1969", 1969),
    ("prevent-assassination", 1865),
    ("sabotage", 1957),
    ("restore-history", 1963),
    ("restore-history", 1957),
)
"""The card of each step and its year; None where the step only looks."""

LOOK_AT = (1963, 1963, 1968, 1969, 1974, 1968, 1969, 1974, 1969, 1968, 1969)
"""The year that each step tells of."""

TAKES_PART = (1865, 1868, 1957, 1962, 1963, 1968, 1969, 1974)
"""The years that any step touches."""


@dataclass(frozen=True, slots=True)
class BoardStep:
    """How the TimeLine lies, what the last play told, and which year to look at."""

    tiles: tuple[Tile, ...]
    events: tuple[Event, ...]
    year: int


@cache
def steps() -> tuple[BoardStep, ...]:
    """Return the steps of the example in order."""
    state = State(players=2, seed="example")
    state.draw = list(DECK)  # where the bonus cards come from
    found: list[BoardStep] = []
    told: tuple[Event, ...] = ()
    for play, year in zip(PLAYS, LOOK_AT, strict=True):
        if play is not None:
            told = _play(state, *play)
        found.append(BoardStep(tiles(state), told, year))
    return tuple(found)


def _play(state: State, card_id: str, year: int) -> tuple[Event, ...]:
    """Carry out a card and return what it told."""
    card = PLAY_INDEX[card_id]
    effect = EFFECTS[card]
    assert effect is not None, "the example plays no Memo"
    state.events = []
    state.tell("CardAnnounced", seat=0, card=card_id, target=str(year), source="hand")
    effect(state, 0, card, year)
    return tuple(state.events)


def between(before: tuple[Tile, ...], after: tuple[Tile, ...]) -> tuple[Event, ...]:
    """Return the events that lead from one state of the board to another, for the way back and for jumps."""
    changed = [(old, new) for old, new in zip(before, after, strict=True) if old != new]
    turned = [(old, new) for old, new in changed if new.year not in CONDITIONS]
    events = [Event("LinchpinFlipped", {"year": new.year, "side": new.side, "seat": 0}) for _, new in turned]
    for old, new in changed:
        if old.patch and not new.patch:
            still = {"patch": old.patch, "still_paradox": new.side == "paradox", "cause": new.year}
            events.append(Event("PatchNullified", {"year": new.year, **still}))
    for old, new in changed:
        if new.year in CONDITIONS and old.side != new.side:
            name = "ParadoxOpened" if new.side == "paradox" else "ParadoxClosed"
            events.append(Event(name, {"year": new.year, "cause": new.year}))
        elif new.year in CONDITIONS and old.lit != new.lit:
            told = {"year": new.year, "cause": new.year, "lit": new.lit, "needs": 1}
            events.append(Event("ConditionHeld", told))
    events += [
        Event("PatchPlaced", {"seat": 0, "year": new.year, "patch": new.patch})
        for old, new in changed
        if new.patch and not old.patch
    ]
    return tuple(events)


LAST = len(LOOK_AT) - 1
LEAST_TILE = QSize(100, 82)
"""Tiles smaller than this can hardly be read: then only the years that take part are shown."""

_GAP = 4


class ExampleBoard(StepBoard):
    """Shows a step of the example. Where the whole board has no room, the eight years that take part."""

    last = LAST
    least_width = 4 * (LEAST_TILE.width() + 5) + 24

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._model = TimelineModel(parent=self)
        self.view = TimelineView(theme, self)
        self.view.setAccessibleName(common("timeline"))
        self.view.setModel(self._model)
        self.view.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.view.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.lines = Lines(self.view, self._model, theme)
        self.animator = Animator(self, self.view, lambda _: None, Clock(self))
        self._show()

    def tiles(self) -> tuple[Tile, ...]:
        """Return how the TimeLine lies now."""
        return self.view.tiles()

    def badges(self) -> dict[int, str]:
        """Return the badges by year of what the last play did."""
        return badges_of(steps()[self.step].events)

    def show_step(self, step: int) -> None:
        step = min(LAST, max(0, step))
        if step == self.step:
            return
        before, after = steps()[self.step], steps()[step]
        one_on = step == self.step + 1 and after.events != before.events
        self.animator.expect(after.events if one_on else between(before.tiles, after.tiles), None)
        self.step = step
        self._show()
        self.animator.begin(seen=not pace.is_reduced())

    def _show(self) -> None:
        now = steps()[self.step]
        self._model.set_tiles(now.tiles)
        self._model.set_badges(self.badges())
        self.lines.point_at((now.year,))
        looked_at = next(tile for tile in now.tiles if tile.year == now.year)
        self.setAccessibleName(words.text("board-name"))
        self.setAccessibleDescription(words.text("board-step", step=self.step, tile=tile_name(looked_at)))

    # -- its place ------------------------------------------------------------------------------

    def set_theme(self, theme: Theme) -> None:
        """Take another theme."""
        self._theme = theme
        self._place()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay the tiles anew."""
        super().resizeEvent(event)
        self._place()

    @property
    def is_whole(self) -> bool:
        """Tell whether all 32 years have room."""
        width, height = self._tile(COLUMNS, ROWS)
        return width >= LEAST_TILE.width() and height >= LEAST_TILE.height()

    def _tile(self, columns: int, rows: int) -> tuple[int, int]:
        inside = self.rect().adjusted(RING, RING, -RING, -RING)
        width = (inside.width() - (columns - 1) * _GAP) // columns
        height = (inside.height() - (rows - 1) * _GAP) // rows
        return width, min(height, round(width * 1.2))

    def _place(self) -> None:
        """Lay all 32 tiles, or those that take part in as few rows as their width allows."""
        if self.width() < 80 or self.height() < 40:
            return
        if self.is_whole:
            years, columns, rows = YEARS, COLUMNS, ROWS
        else:
            years = TAKES_PART
            columns = 8 if self._tile(8, 1)[0] >= LEAST_TILE.width() else 4
            rows = len(years) // columns
        width, height = self._tile(columns, rows)
        board_height = rows * height + (rows - 1) * _GAP
        left = (self.width() - columns * width - (columns - 1) * _GAP) // 2
        top = max(RING, (self.height() - board_height) // 4)
        places = {
            year: QRect(
                left + number % columns * (width + _GAP),
                top + number // columns * (height + _GAP),
                width,
                height,
            )
            for number, year in enumerate(years)
        }
        u = max(0.86, min(width / 130, height / 100))
        theme = table_theme(self._theme, self.window().width(), self.window().height())
        base = layout_for(self.window().width(), self.window().height())
        self.view.set_theme(theme)
        self.view.place(
            replace(
                base,
                u=u,
                drop=0,
                timeline=self.rect().adjusted(RING, RING, -RING, -RING),
                tiles=tuple(places.get(year, QRect()) for year in YEARS),
            )
        )
