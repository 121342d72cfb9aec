"""Positions in which the table explains itself, for the pictures of tests/shots.py."""

from __future__ import annotations

from collections.abc import Callable

from chrononauts_qt.games.chrononauts import rules
from chrononauts_qt.games.chrononauts.actions import parse
from chrononauts_qt.session.match import Match
from chrononauts_qt.ui.games.chrononauts.table import TableScreen
from chrononauts_qt.ui.shell.main_window import MainWindow
from tests.gui.desks import lay, table_of

NAMES = ("Ada", "Bruno", "Chloé")
RED = (1914, 1936, 1943, 1980)
NEARLY_LOST = (1912, 1914, 1936, 1937, 1941, 1943, 1957, 1963)
ELEVEN = tuple(year for year in NEARLY_LOST if year != 1941)


def _dealt(window: MainWindow, *words: str, red: tuple[int, ...] = RED, patches: str = "") -> TableScreen:
    """Deal a game, play `words`, everybody allowing, and uncover whoever is wanted."""
    laid = tuple(patches.split()) or (("patch-1945-treaty", "patch-1999") if red == RED else ())
    hands = {0: ("reverse-fate", "reverse-fate", "dodo", "patch-1968", "ark"),
             1: ("reverse-fate", "sabotage", "memo")}
    setup = rules.Setup(3, "explained", first="seat-1", mulligan=False, red=red, patches=laid, hands=hands,
                        identities={0: "otto", 1: "yuri"}, missions={0: "petting-zoo", 1: "great-mysteries"})
    lay(window, Match("chrononauts", NAMES, rules.new_game(setup)[0], {}), words)
    return table_of(window)


def _why(window: MainWindow, year: int) -> TableScreen:
    table = _dealt(window, "play reverse-fate on 1963")
    table.explain.show_year(year)
    return table


def _lines(window: MainWindow, year: int) -> None:
    _why(window, year).explain.why.lines_button.setChecked(True)


def _considered(window: MainWindow, card: str, year: int, red: tuple[int, ...], patches: str = "") -> None:
    table = _dealt(window, red=red, patches=patches)
    table.arming.arm(card, "hand")
    table.timeline.offered.emit(card, str(year))


def _uber(window: MainWindow) -> None:
    _dealt(window, red=(1943,), patches="patch-1962").explain.show_uber()


def _goals(window: MainWindow) -> None:
    _dealt(window, red=(1943,), patches="patch-1962").explain.rail.show_page("goals")


def _refused(window: MainWindow) -> None:
    table = _dealt(window)
    table.arming.arm("reverse-fate", "hand")
    table.arming.play("1969")
    table.explain.explain_refusal("1969")


def _played(window: MainWindow, word: str, memo: bool = False) -> None:
    """Let everybody look at a play that waits for answers."""
    controller = _dealt(window).controller
    controller.submit(0, parse(word))
    if memo:
        controller.submit(1, parse("memo"))


def _told(window: MainWindow, *words: str, red: tuple[int, ...] = RED) -> None:
    """Hold up what has come of a deed: nobody who did it looks."""
    table = _dealt(window, red=red)
    table.controller.cover()
    for word in words:
        table.controller.submit(0, parse(word))
        while table.controller.public_view().step == "window":
            table.controller.submit(table.controller.public_view().deciding[0], parse("allow"))


SCREENS: dict[str, Callable[[MainWindow], object]] = {
    "why-or": lambda window: _why(window, 1969),
    "why-and": lambda window: _why(window, 1974),
    "why-linchpin": lambda window: _why(window, 1936),
    "why-1945": lambda window: _why(window, 1945),
    "why-uber": _uber,
    "lines-out": lambda window: _lines(window, 1936),
    "lines-in": lambda window: _lines(window, 1944),
    "preview": lambda window: _considered(window, "reverse-fate", 1963, RED),
    "preview-end": lambda window: _considered(window, "reverse-fate", 1980, NEARLY_LOST),
    "preview-wins": lambda window: _considered(window, "patch-1968", 1968, (1936, 1963), "patch-1939"),
    "explain-refused": _refused,
    "recap": lambda window: _dealt(window, "play reverse-fate on 1963", "end"),
    "goals-page": _goals,
    "slot": lambda window: _played(window, "play reverse-fate on 1963"),
    "slot-memo": lambda window: _played(window, "play ark", memo=True),
    "beat": lambda window: _told(window, "play reverse-fate on 1963"),
    "beat-kill": lambda window: _told(window, "discard ark", "discard dodo"),
    "beat-nearly": lambda window: _told(window, "play reverse-fate on 1980", red=ELEVEN),
}
