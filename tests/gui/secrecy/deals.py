"""Both games of rivals in two worlds each: what lies open is the same, all that is hidden is not."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from chrononauts_qt.games.chrononauts.setup import Setup
from chrononauts_qt.games.chrononauts.variants import artifaxx
from chrononauts_qt.session.match import Match
from chrononauts_qt.ui.windows.dealing import MEMO_OPTION
from chrononauts_qt.ui.windows.main_window import MainWindow
from tests.gui.artifaxx.scene import CounterScene
from tests.gui.robot import HandClock
from tests.gui.table.scene import NAMES, Scene
from tests.scenario import explicit_setup

WORLDS = (0, 1)
LEAST = 250
"""More milliseconds than a curtain is deaf for."""


class Deal(NamedTuple):
    """A game: how a world of it is opened, and what everybody plays of the cards that both worlds have."""

    name: str
    open: Callable[[MainWindow, HandClock, int], Scene]
    plays: tuple[str, str, str]


def chrononauts(number: int) -> Setup:
    """Return a deal of three: the first card of every hand, tables, TimeLine and discards are the same."""
    hidden: tuple[dict[str, Any], ...] = (
        {
            "hands": {
                1: "prevent-assassination quick-trip memo avert-disaster",
                2: "dodo memo memo",
                3: "ark memo",
            },
            "draw": "sell-artifact-mona-lisa reverse-fate patch-1929 rewind",
            "identities": {1: "yuri", 2: "hester", 3: "lin"},
            "missions": {1: "petting-zoo", 2: "natural-history", 3: "great-mysteries"},
        },
        {
            "hands": {
                1: "prevent-assassination patch-1948 patch-1995 halt-attack",
                2: "dodo rongorongo sabotage",
                3: "ark time-vortex",
            },
            "draw": "discontinuity cancer-cure patch-1868 patch-1999",
            "identities": {1: "squa-tront", 2: "otto", 3: "abel"},
            "missions": {1: "burnt-library", 2: "king-for-a-day", 3: "healing-hands"},
        },
    )
    tables = {1: "creation-tape", 2: "mona-lisa-obvious"}
    return explicit_setup(players=3, tables=tables, red=[1912, 1936], discard="new-mission", **hidden[number])


def counter(number: int) -> artifaxx.Setup:
    """Return a deal of three at the counter, made alike."""
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
    match = Match.start("chrononauts", NAMES[:3], chrononauts(number), path, {MEMO_OPTION: "4"})
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
