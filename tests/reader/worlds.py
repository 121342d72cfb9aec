"""Three people at one screen in one of two worlds: `python -m tests.reader.worlds SEED GAME WORLD [PLANTED]`.

What Ada holds, draws and wants is the same in both, and all that lies open; what is hidden from her is not.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

import pytest

from chrononauts_qt.games.afternova import setup as afternova
from chrononauts_qt.games.chrononauts.setup import Setup
from chrononauts_qt.games.chrononauts.variants import artifaxx
from chrononauts_qt.session import places
from chrononauts_qt.session.match import Match
from chrononauts_qt.ui.games.afternova.reading import Reading
from chrononauts_qt.ui.games.afternova.showing import Showing
from chrononauts_qt.ui.games.chrononauts.announcer import Announcer
from chrononauts_qt.ui.games.chrononauts.buttons import Buttons
from chrononauts_qt.ui.games.chrononauts.new_game_terms import MEMO_OPTION
from chrononauts_qt.ui.games.chrononauts.sheets.memo_window import MemoPanel
from chrononauts_qt.ui.kit.accessibility import announce
from chrononauts_qt.ui.table.agreement import AGREED, HINTS_OPTION
from chrononauts_qt.ui.table.curtain import Curtain
from tests.gui.secrecy.leaks import after, match_of
from tests.reader.program import start
from tests.scenario import explicit_setup

NAMES = ("Ada", "Bruno", "Chloé")
Leaks = tuple[tuple[type, str, Callable[[Any], None]], ...]


class Table(NamedTuple):
    """A game: the deal of a world, the options, and how it leaks in every moment."""

    setup_of: Callable[[int], Any]
    options: Mapping[str, str]
    leaks: Leaks


# -- the deals ----------------------------------------------------------------------------------------

HANDS = ({2: "memo memo dodo", 3: "memo ark"}, {2: "patch-1948 rongorongo sabotage", 3: "rewind time-vortex"})
GOALS = (
    ({2: "hester", 3: "lin"}, {2: "natural-history", 3: "great-mysteries"}),
    ({2: "otto", 3: "abel"}, {2: "king-for-a-day", 3: "healing-hands"}),
)


def board(world: int) -> Setup:
    """Return the deal of one world of Chrononauts."""
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


BORROWED = (
    {1: ("memo", "stegosaurus", "rewind"), 2: ("cancer-cure", "memo")},
    {1: ("time-vortex", "ark", "crown-of-thorns"), 2: ("discontinuity", "new-mission")},
)


def counter(world: int) -> artifaxx.Setup:
    """Return the deal of one world of Artifaxx."""
    _, missions = GOALS[world]
    return artifaxx.Setup(
        3, f"world-{world}", "seat-1",
        tables={0: ("dodo",), 1: ("rongorongo", "mona-lisa-obvious")},
        hands={0: ("tyrannosaurus", "get-there-first", "quick-trip"), **BORROWED[world]},
        missions={0: "petting-zoo", **{seat - 1: mission for seat, mission in missions.items()}},
        draw_pile=("sell-artifact-dinosaur", "fast-forward"),
    )  # fmt: skip


CREWS = (
    {1: ("mole-nello", "otter-ondina", "cat-perla", "night-garden"),
     2: ("mole-silvana", "bear-valdo", "star-plough")},
    {1: ("otter-sasso", "beaver-odette", "bear-orsola", "autopaw"),
     2: ("mole-ipogea", "hare-rollo", "velvet-observatory")},
)  # fmt: skip
OBJECTIVES = (
    {1: ("orange", "black"), 2: ("green", "white")}, {1: ("purple", "orange"), 2: ("purple", "black")},
)  # fmt: skip


def planets(world: int) -> afternova.Setup:
    """Return the deal of one world of AfterNova."""
    return afternova.Setup(
        3, f"world-{world}", "seat-1",
        planets={0: ("geodonia", "green", "orange", "orange", "white"),
                 1: ("nektarr", "black", "green", "white"),
                 2: ("tenebriga", "purple", "purple", "black", "green", "white")},
        market_crew=("hare-duna", "beaver-zeno", "bear-bruma", "cat-minou"),
        market_projects=("milk-magnet", "grand-arcade", "folding-shovel", "moss-carpet"),
        holds={0: ("purple",), 1: ("green", "black")},
        objectives={0: ("purple", "green"), **OBJECTIVES[world]},
        hands={0: ("hare-zefira", "hare-lampo", "mole-carbo", "comet-postbox"), **CREWS[world]},
    )  # fmt: skip


# -- the leaks ----------------------------------------------------------------------------------------


def secret_of(match: Match) -> str:
    """Return what differs between the worlds: what Bruno holds."""
    view: Any = match.view(1)
    return " ".join(view.crew if match.game_id == "afternova" else view.hand)


def _curtain_tells(curtain: Curtain) -> None:
    """The curtain is described by it."""
    curtain.setAccessibleDescription(f"curtain: {secret_of(match_of(curtain))}")


def _turn_tells(buttons: Buttons) -> None:
    """It is said whenever a turn offers something."""
    announce(buttons._steps, f"turn: {secret_of(buttons._controller.match)}")


def _window_tells(panel: MemoPanel) -> None:
    """A page of the Memo window that nobody sees is called by it."""
    page = panel._pages.widget(1)
    assert page is not None
    page.setAccessibleName(f"window: {secret_of(match_of(panel))}")


def _log_tells(announcer: Announcer) -> None:
    """The Log has a line more."""
    remark = announcer._chronicle.remark(f"log: {secret_of(announcer._controller.match)}")
    announcer._log.append([remark])


def _captains_turn_tells(showing: Showing) -> None:
    """It is said at AfterNova whenever something is considered; the deal below a curtain is called by it."""
    told = secret_of(showing._controller.match)
    announce(showing._table.status, f"turn: {told}")
    if showing._draft.view.step == "answer":
        showing._table.deal.setAccessibleName(f"window: {told}")


def _captains_log_tells(reading: Reading) -> None:
    """The Log of AfterNova has a line more."""
    log = reading._table.log_model
    log.append([(log.lines[-1].turn if log.lines else 0, f"log: {secret_of(reading._controller.match)}")])


RIVALS: Leaks = (
    (Curtain, "cover", _curtain_tells),
    (Buttons, "show", _turn_tells),
    (MemoPanel, "announce", _window_tells),
    (Announcer, "_tell", _log_tells),
)
CAPTAINS: Leaks = (
    (Curtain, "cover", _curtain_tells),
    (Showing, "show_draft", _captains_turn_tells),
    (Reading, "tell_all", _captains_log_tells),
)
TABLES = {
    "chrononauts": Table(board, {MEMO_OPTION: "4"}, RIVALS),
    "artifaxx": Table(counter, {MEMO_OPTION: "4"}, RIVALS),
    "afternova": Table(planets, {HINTS_OPTION: AGREED}, CAPTAINS),
}


def main() -> int:
    """Begin the game in the folder of the program and open it."""
    seed, game, world, *planted = sys.argv[1:]
    table = TABLES[game]
    if planted:
        for owner, method, act in table.leaks:
            after(pytest.MonkeyPatch(), owner, method, act)
    path = places.games_folder() / "world.chrononauts"
    Match.start(game, NAMES, table.setup_of(int(world)), path, dict(table.options))
    sys.argv[1:] = [seed, str(path)]
    return start()


if __name__ == "__main__":
    sys.exit(main())
