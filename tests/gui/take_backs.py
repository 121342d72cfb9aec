"""Screens on which something is to be taken back, and the page of a game in which it was."""

from __future__ import annotations

from collections.abc import Callable

from chrononauts_qt.games.chrononauts import rules
from chrononauts_qt.games.chrononauts.actions import parse
from chrononauts_qt.session.match import Match
from chrononauts_qt.session.take_back import AGREED, REWIND_OPTION
from chrononauts_qt.ui.shell.main_window import MainWindow
from tests.gui.desks import table_of

NAMES = tuple(f"Wilhelmine-Maximiliane {sign}" for sign in "MWQGÖÄ")
"""As long as those of `tests.shots`."""

CARDS = ("patch-1918", "dodo", "triceratops")


def _played(card: str, seats: int, bots: tuple[int, ...] = ()) -> Match:
    """Return a game of so many in which the first one has just played a card that nobody answered."""
    setup = rules.Setup(
        seats, "back", first="seat-1", mulligan=False, red=(1914,), hands={0: CARDS}, draw_pile=("ark",)
    )
    options = {REWIND_OPTION: AGREED}
    match = Match("chrononauts", NAMES[:seats], rules.new_game(setup)[0], options)
    match.bots.update(dict.fromkeys(bots, "cadet"))
    match.submit(0, parse(f"play {card}"))
    while match.state.step == "window":
        match.submit(match.view(None).deciding[0], parse("allow"))
    return match


def _asked(window: MainWindow, match: Match, answers: tuple[int, ...] = ()) -> None:
    window.open_match(match)
    table = table_of(window)
    table.take_back.ask()
    for seat in answers:
        table.sheets.take_back.answers[seat].click()


def _won(window: MainWindow) -> None:
    """The page of a game that was won after its first turn had been begun again."""
    setup = rules.Setup(
        2,
        "won",
        first="seat-1",
        mulligan=False,
        red=(1914,),
        hands={0: CARDS},
        tables={0: ("tyrannosaurus", "stegosaurus")},
        missions={0: "petting-zoo"},
    )
    match = Match("chrononauts", NAMES[:2], rules.new_game(setup)[0], {})
    match.submit(0, parse("play patch-1918 on 1918"))
    match.submit(1, parse("allow"))
    match.undo(2)
    match.submit(0, parse("play triceratops"))
    match.submit(1, parse("allow"))
    match.submit(0, parse("claim mission"))
    window.open_match(match)


SCREENS: dict[str, Callable[[MainWindow], object]] = {
    "take-back": lambda window: _asked(window, _played("dodo", 6), (1, 4)),
    "take-back-turn": lambda window: _asked(window, _played("patch-1918 on 1918", 6), (0,)),
    "take-back-alone": lambda window: _asked(window, _played("patch-1918 on 1918", 3, (1, 2))),
    "reveal-rewound": _won,
}
