"""Both games of rivals in two worlds each: what lies open is the same, all that is hidden is not."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from chrononauts_qt.games.chrononauts.variants import artifaxx
from chrononauts_qt.session.match import Match
from chrononauts_qt.ui.games.chrononauts.new_game_terms import MEMO_OPTION
from chrononauts_qt.ui.shell.main_window import MainWindow
from tests.gui.artifaxx.scene import CounterScene
from tests.gui.robot import HandClock
from tests.gui.table.eyes import world
from tests.gui.table.scene import NAMES, Scene

WORLDS = (0, 1)
LEAST = 250
"""More milliseconds than a curtain is deaf for."""


class Deal(NamedTuple):
    """A game: how a world of it is opened, and what everybody plays of the cards that both worlds have."""

    name: str
    open: Callable[[MainWindow, HandClock, int], Scene]
    plays: tuple[str, str, str]


HANDS = (
    {
        1: "prevent-assassination quick-trip memo avert-disaster",
        2: "dodo memo memo",
        3: "ark memo",
    },
    {
        1: "prevent-assassination patch-1948 patch-1995 halt-attack",
        2: "dodo rongorongo sabotage",
        3: "ark time-vortex",
    },
)
"""What the three hold at the big table: the first card of every hand is the same in both worlds."""


def counter(number: int) -> artifaxx.Setup:
    """Return a deal of three at the counter, made as that of the big table is."""
    hidden: tuple[dict[str, Any], ...] = (
        {
            "hands": {
                0: ("tyrannosaurus", "get-there-first", "memo"),
                1: ("stegosaurus", "memo", "rewind"),
                2: ("cancer-cure", "memo"),
            },
            "missions": {0: "petting-zoo", 1: "natural-history", 2: "great-mysteries"},
            "draw_pile": ("sell-artifact-dinosaur", "quick-trip", "ark"),
        },
        {
            "hands": {
                0: ("tyrannosaurus", "new-mission", "rewind"),
                1: ("stegosaurus", "time-vortex", "ark"),
                2: ("cancer-cure", "quick-trip"),
            },
            "missions": {0: "burnt-library", 1: "king-for-a-day", 2: "healing-hands"},
            "draw_pile": ("discontinuity", "memo", "get-there-first"),
        },
    )
    tables = {0: ("dodo",), 1: ("rongorongo", "mona-lisa-obvious")}
    return artifaxx.Setup(3, f"world-{number}", first="seat-1", tables=tables, **hidden[number])


def _open_board(window: MainWindow, clock: HandClock, number: int) -> Scene:
    clock.now = 0.0
    path = window.folder / "board.chrononauts"
    path.unlink(missing_ok=True)
    match = Match.start("chrononauts", NAMES[:3], world(number, HANDS), path, {MEMO_OPTION: "4"})
    return Scene(window, clock, match)


def _open_counter(window: MainWindow, clock: HandClock, number: int) -> Scene:
    clock.now = 0.0
    path = window.folder / "counter.chrononauts"
    path.unlink(missing_ok=True)
    match = Match.start("artifaxx", NAMES[:3], counter(number), path, {MEMO_OPTION: "4"})
    return CounterScene(window, clock, match)


BOARD = Deal("chrononauts", _open_board, ("play prevent-assassination on 1963", "play dodo", "discard ark"))
COUNTER = Deal("artifaxx", _open_counter, ("play tyrannosaurus", "play stegosaurus", "discard cancer-cure"))
DEALS = (BOARD, COUNTER)
