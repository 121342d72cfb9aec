"""Hints of every grade, and Why? after a bot's move, for the pictures of tests/shots.py."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from chrononauts_qt.games.chrononauts import rules
from chrononauts_qt.games.chrononauts.actions import parse
from chrononauts_qt.games.chrononauts.variants import artifaxx
from chrononauts_qt.session.match import Match
from chrononauts_qt.ui.shell.main_window import MainWindow
from chrononauts_qt.ui.table.agreement import AGREED, HINTS_OPTION
from tests.gui.desks import lay, screen_of
from tests.gui.hints.clerk import Clerk

NAMES = ("Ada", "Bruno", "Chloé")
GOALS = {0: "natural-history", 1: "petting-zoo", 2: "burnt-library"}


def _board(window: MainWindow, *words: str) -> Any:
    hands = {
        0: ("patch-1969", "prevent-assassination", "get-there-first", "dodo", "time-vortex", "patch-1868"),
        1: ("reverse-fate", "memo", "sabotage"),
    }
    setup = rules.Setup(
        3, "hints", "seat-1", mulligan=False, red=(1963, 1936), hands=hands, missions=GOALS,
        identities={0: "yuri", 1: "otto", 2: "abel"}, tables={1: ("stegosaurus", "ark")},
        patches=("patch-1939",),
    )  # fmt: skip
    return _open(window, Match("chrononauts", NAMES, rules.new_game(setup)[0], {}), words)


def _counter(window: MainWindow, *words: str) -> Any:
    hand = ("get-there-first", "stegosaurus", "memo", "sell-artifact-dinosaur", "it-never-existed")
    shelves = {0: ("tyrannosaurus", "ark"), 1: ("dodo", "rongorongo"), 2: ("mona-lisa-real", "creation-tape")}
    setup = artifaxx.Setup(
        3, "hints", "seat-1", hands={0: hand, 1: ("memo", "shakespeare-play")}, tables=shelves, missions=GOALS
    )
    return _open(window, Match("artifaxx", NAMES, artifaxx.new_game(setup)[0], {}), words)


def _open(window: MainWindow, match: Match, words: tuple[str, ...]) -> Any:
    """Lay a match with hints."""
    match.options[HINTS_OPTION] = AGREED
    lay(window, match, words)
    return screen_of(window)


def _ask(table: Any, grade: int, card: str = "", answer: str = "") -> None:
    clerk = Clerk()
    table.hints.hire = lambda: clerk
    if card:
        table.arming.arm(card, "hand")
    for _ in range(grade):
        table.hints.ask()
    if answer:
        clerk.say(answer)


def _look(window: MainWindow) -> None:
    table = _board(window)
    controller = table.controller
    controller.submit(0, parse("play get-there-first on stegosaurus"))
    controller.look(1)
    controller.lift(1)
    _ask(table, 3, answer="memo")


def _moved(table: Any, word: str) -> Any:
    """Let the second seat, a bot, do something, and everybody allow it."""
    controller = table.controller
    controller.match.bots[1] = "chief"
    controller.submit(1, parse(word))
    controller.match.bots.clear()  # from here on people play: nothing happens by itself
    while controller.public_view().step == "window":
        controller.submit(controller.public_view().deciding[0], parse("allow"))
    return table


def _why(window: MainWindow) -> None:
    table = _moved(_board(window, "discard patch-1868", "keep", "end"), "play reverse-fate on 1936")
    table.explain.rail.show_page("why")


def _fetch(window: MainWindow) -> None:
    setup = rules.Setup(
        2, "fetch", "seat-1", mulligan=False, red=(1963,), hands={0: ("rewind",)}, identities={0: "yuri"},
        discard_pile=("sabotage", "patch-1969", "dodo", "patch-1868", "time-vortex", "halt-attack"),
    )  # fmt: skip
    table = _open(window, Match("chrononauts", NAMES[:2], rules.new_game(setup)[0], {}), ("play rewind",))
    _ask(table, 3, answer="play patch-1969 on 1969")


SCREENS: dict[str, Callable[[MainWindow], object]] = {
    "hint-1": lambda window: _ask(_board(window), 1),
    "hint-1-armed": lambda window: _ask(_board(window), 1, "get-there-first"),
    "hint-2": lambda window: _ask(_board(window), 2, "prevent-assassination"),
    "hint-3": lambda window: _ask(_board(window), 3, answer="play patch-1969 on 1969"),
    "hint-3-seat": lambda window: _ask(_board(window), 3, answer="play get-there-first on stegosaurus"),
    "hint-memo": _look,
    "hint-fetch": _fetch,
    "hint-counter-1": lambda window: _ask(_counter(window), 1),
    "hint-counter-2": lambda window: _ask(_counter(window), 2, "it-never-existed"),
    "hint-counter-3": lambda window: _ask(_counter(window), 3, answer="play get-there-first on dodo"),
    "why-bot": _why,
    "why-bot-counter": lambda window: _moved(
        _counter(window, "discard memo", "keep", "end"), "play shakespeare-play"
    ),
}
