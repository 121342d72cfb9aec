"""Positions of Artifaxx for the pictures of tests/shots.py."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from chrononauts_qt.games.chrononauts.actions import parse
from chrononauts_qt.games.chrononauts.variants import artifaxx
from chrononauts_qt.session.match import Match
from chrononauts_qt.ui.games.artifaxx.table import CounterScreen
from chrononauts_qt.ui.games.chrononauts.control.match_controller import MatchController
from chrononauts_qt.ui.shell.main_window import MainWindow
from tests.gui.desks import controller_of, screen_of
from tests.gui.lessons import lesson

NAMES = ("Ada", "Bruno", "Chloé", "Davide")
LONG = tuple(f"Wilhelmine-Maximiliane {sign}" for sign in "MWQG")
"""Names as long as players may have them."""
Tables = Mapping[int, Sequence[str]]

FEW: Tables = {0: ("dodo",), 1: ("ark", "mona-lisa-obvious"), 2: ("mona-lisa-excellent",)}
MANY: Tables = {
    0: ("tyrannosaurus", "triceratops", "stegosaurus", "crown-of-thorns", "ark", "mona-lisa-excellent"),
    1: ("creation-tape", "mona-lisa-obvious", "dodo"),
    2: ("mona-lisa-real", "cancer-cure"),
    3: ("sports-almanac", "aristotle-book", "shakespeare-play", "rongorongo"),
}
TWO: Tables = {0: MANY[0], 1: (*MANY[1], *MANY[2])}
HAND = ("get-there-first", "memo", "rewind")


def dealt(
    tables: Tables, hand: Sequence[str] = HAND, players: int = 4, names: Sequence[str] = NAMES
) -> Match:
    """Return a game that the first seat begins with a hand, these Artifacts on the shelves."""
    setup = artifaxx.Setup(
        players,
        "counter",
        first="seat-1",
        hands={0: tuple(hand)},
        tables=tables,
        missions={0: "mona-and-the-dinosaur"},
    )
    return Match("artifaxx", tuple(names[:players]), artifaxx.new_game(setup)[0], {})


def seated(match: Match) -> Match:
    """Let bots sit in every seat but the first."""
    match.bots.update({1: "cadet", 2: "agent", 3: "chief"})
    return match


def opened(window: MainWindow, match: Match) -> CounterScreen:
    """Open a match and uncover whoever is wanted; return its table."""
    window.open_match(match)
    lift(window)
    table = screen_of(window)
    assert isinstance(table, CounterScreen), "Artifaxx has a counter"
    return table


def lift(window: MainWindow) -> MatchController:
    """Uncover whoever is wanted; return the controller."""
    controller = controller_of(window)
    assert isinstance(controller, MatchController), "a match of rivals is open"
    if controller.wanted is not None:
        controller.lift(controller.wanted)
    return controller


def play(window: MainWindow, words: str) -> None:
    """Submit an action of whoever decides."""
    controller = lift(window)
    controller.submit(controller.public_view().deciding[0], parse(words))


def everybody_allows(window: MainWindow) -> None:
    """Let the Memo window close."""
    controller = lift(window)
    while controller.public_view().step == "window":
        controller.submit(controller.public_view().deciding[0], parse("allow"))
    lift(window)


def _armed(window: MainWindow, tables: Tables, card: str, players: int = 4) -> None:
    table = opened(window, dealt(tables, (card, "memo", "rewind"), players))
    table.gestures.choose_card(table.hand_model.index(table.hand_model.cards.index(card), 0))


def _refused(window: MainWindow) -> None:
    _armed(window, MANY, "it-never-existed")
    screen_of(window).arming.play("seat-2")


def _memo(window: MainWindow) -> None:
    opened(window, dealt(FEW, players=3))
    play(window, "play get-there-first on ark")


def _nested(window: MainWindow) -> None:
    setup = artifaxx.Setup(3, "nested", first="seat-1", hands={0: HAND, 1: ("memo",)}, tables=FEW)
    opened(window, Match("artifaxx", NAMES[:3], artifaxx.new_game(setup)[0], {}))
    play(window, "play get-there-first on ark")
    controller_of(window).submit(1, parse("memo"))


def _look(window: MainWindow) -> None:
    _memo(window)
    controller_of(window).look(1)
    controller_of(window).lift(1)


def _miracle(window: MainWindow) -> None:
    opened(window, dealt({0: ("ark", "dodo"), 1: ("mona-lisa-obvious",)}, ("miracle-biblical-relic",), 3))
    play(window, "play miracle-biblical-relic on ark")
    everybody_allows(window)


def _read(window: MainWindow, key: str) -> None:
    opened(window, dealt(FEW, players=3)).reader.show(key)


def _over(window: MainWindow) -> None:
    tables = {0: ("mona-lisa-real", "tyrannosaurus"), 1: FEW[1]}
    opened(window, dealt(tables, ("dodo",), 2))
    play(window, "play dodo")
    everybody_allows(window)
    play(window, "claim mission")


SCREENS: dict[str, Callable[[MainWindow], object]] = {
    "counter-lesson": lambda window: lesson(window, "artifaxx", 2),
    "counter-few": lambda window: opened(window, dealt(FEW, players=3)),
    "counter-two": lambda window: opened(window, dealt(TWO, players=2)),
    "counter-many": lambda window: opened(window, dealt(MANY)),
    "counter-names": lambda window: opened(window, dealt(MANY, names=LONG)),
    "counter-bots": lambda window: opened(window, seated(dealt(MANY, names=LONG))),
    "counter-target": lambda window: _armed(window, MANY, "get-there-first"),
    "counter-artifact": lambda window: _armed(window, FEW, "tyrannosaurus", 3),
    "counter-direction": lambda window: _armed(window, FEW, "discontinuity", 3),
    "counter-refused": _refused,
    "counter-curtain": lambda window: window.open_match(dealt(FEW, players=3)),
    "counter-memo": _memo,
    "counter-nested": _nested,
    "counter-look": _look,
    "counter-miracle": _miracle,
    "counter-read": lambda window: _read(window, "ark"),
    "counter-claim": lambda window: opened(window, dealt(FEW, players=3)).questions.ask_claim(),
    "counter-over": _over,
}
