"""Three people at one screen in one of two worlds: `python -m tests.reader.worlds SEED WORLD [PLANTED]`.

What Ada holds, draws and wants is the same in both, and all that lies open; what is hidden from her is not.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from typing import Any

import pytest

from chrononauts_qt.games.chrononauts.setup import Setup
from chrononauts_qt.session import places
from chrononauts_qt.session.match import Match
from chrononauts_qt.ui.games.chrononauts.announcer import Announcer
from chrononauts_qt.ui.games.chrononauts.buttons import Buttons
from chrononauts_qt.ui.games.chrononauts.new_game_terms import MEMO_OPTION
from chrononauts_qt.ui.games.chrononauts.sheets.memo_window import MemoPanel
from chrononauts_qt.ui.kit.accessibility import announce
from chrononauts_qt.ui.table.curtain import Curtain
from tests.gui.secrecy.leaks import after, match_of
from tests.reader.program import start
from tests.scenario import explicit_setup

NAMES = ("Ada", "Bruno", "Chloé")
HANDS = ({2: "memo memo dodo", 3: "memo ark"}, {2: "patch-1948 rongorongo sabotage", 3: "rewind time-vortex"})
GOALS = (
    ({2: "hester", 3: "lin"}, {2: "natural-history", 3: "great-mysteries"}),
    ({2: "otto", 3: "abel"}, {2: "king-for-a-day", 3: "healing-hands"}),
)


def setup_of(world: int) -> Setup:
    """Return the deal of one world."""
    identities, missions = GOALS[world]
    return explicit_setup(
        players=3,
        tables={1: "creation-tape", 2: "mona-lisa-obvious"},
        red=[1912, 1936],
        discard="new-mission",
        draw="avert-disaster quick-trip reverse-fate patch-1929",
        hands={1: "prevent-assassination patch-1995 halt-attack", **HANDS[world]},
        identities={1: "yuri", **identities},
        missions={1: "petting-zoo", **missions},
    )


def memo_of(match: Match) -> str:
    """Return what differs between the worlds: whether Bruno holds a Memo."""
    return "a Memo" if "memo" in match.game.view(match.state, 1).hand else "no Memo"


def plant(patch: pytest.MonkeyPatch) -> None:
    """Let the program leak in every moment, each time in another way and with a word of its own."""
    for owner, method, act in LEAKS:
        after(patch, owner, method, act)


def _curtain_tells(curtain: Curtain) -> None:
    """The curtain is described by it."""
    curtain.setAccessibleDescription(f"curtain: {memo_of(match_of(curtain))}")


def _turn_tells(buttons: Buttons) -> None:
    """It is said whenever a turn offers something."""
    announce(buttons._steps, f"turn: {memo_of(buttons._controller.match)}")


def _window_tells(panel: MemoPanel) -> None:
    """A page of the Memo window that nobody sees is called by it."""
    page = panel._pages.widget(1)
    assert page is not None
    page.setAccessibleName(f"window: {memo_of(match_of(panel))}")


def _log_tells(announcer: Announcer) -> None:
    """The Log has a line more."""
    remark = announcer._chronicle.remark(f"log: {memo_of(announcer._controller.match)}")
    announcer._log.append([remark])


LEAKS: tuple[tuple[type, str, Callable[[Any], None]], ...] = (
    (Curtain, "cover", _curtain_tells),
    (Buttons, "show", _turn_tells),
    (MemoPanel, "announce", _window_tells),
    (Announcer, "_tell", _log_tells),
)


def main() -> int:
    """Begin the game in the folder of the program and open it."""
    seed, world, *planted = sys.argv[1:]
    if planted:
        plant(pytest.MonkeyPatch())
    path = places.games_folder() / "world.chrononauts"
    Match.start("chrononauts", NAMES, setup_of(int(world)), path, {MEMO_OPTION: "4"})
    sys.argv[1:] = [seed, str(path)]
    return start()


if __name__ == "__main__":
    sys.exit(main())
