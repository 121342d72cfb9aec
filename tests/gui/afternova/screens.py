"""Positions of AfterNova for the pictures of tests/shots.py."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from chrononauts_qt.bots.afternova.player import choose
from chrononauts_qt.bots.ranks import think
from chrononauts_qt.games.afternova import rules
from chrononauts_qt.games.afternova.actions import BOT, Share, answer, offer
from chrononauts_qt.games.afternova.amounts import fragments, skills
from chrononauts_qt.games.afternova.setup import Setup
from chrononauts_qt.session.match import Match
from chrononauts_qt.ui.games.afternova.desk import AfterNovaDesk
from chrononauts_qt.ui.games.afternova.end_page import AfterNovaEnd
from chrononauts_qt.ui.games.afternova.table import AfterNovaScreen
from chrononauts_qt.ui.games.afternova.terms import TALK_OPTION
from chrononauts_qt.ui.shell.main_window import MainWindow
from chrononauts_qt.ui.table.agreement import AGREED, HINTS_OPTION
from chrononauts_qt.ui.table.new_game import NewGameChoice
from tests.gui.desks import controller_of, screen_of
from tests.gui.hints.clerk import Clerk
from tests.gui.lessons import LAST, lesson
from tests.gui.program import settle
from tests.gui.robot import HandClock

NAMES = ("Ada", "Bruno", "Chloé", "Davide", "Élise", "Œdipe")
LONG = tuple(f"Wilhelmine-Maximiliane {sign}" for sign in "MWQGÖÄ")
HAND = (
    "hare-zefira", "raccoon-rocco", "mole-nello", "cat-perla", "otter-ondina", "autopaw", "night-garden",
    "comet-postbox",
)  # fmt: skip
"""The largest hand."""
PROJECTS_OF_A_HAND = (
    "autopaw", "night-garden", "comet-postbox", "patient-robot", "talent-beacon", "thinking-crane",
    "gossip-antenna", "universal-spanner",
)  # fmt: skip
"""The most rows of standing orders, with the longest names."""
DONE = ("echo-sieve", "velvet-observatory", "star-plough")
SPREAD = {
    0: DONE, 1: ("moss-carpet", "snow-globe"), 2: ("warm-lamp",), 3: ("ivy-palace", "roof-rack"),
    4: ("crystal-choir", "ember-forge", "flying-fair"), 5: (),
}  # fmt: skip
"""What six seats have completed in the midst of a game."""
BOTS: dict[str, Any] = {
    "bot_hold": ("white", "black", "white"), "bot_completed": ("warm-lamp", "snow-globe")}
"""A game of two in which Bot soon gains a Project unseen."""
PLANET = ("geodonia", "green", "orange", "orange", "white")


def dealt(seats: int = 4, names: tuple[str, ...] = NAMES, **said: object) -> Match:
    """Return a game in its midst that the first seat goes on with."""
    terms: dict[str, object] = {
        "first": "seat-1", "hands": {0: HAND}, "completed": {0: DONE, 1: ("moss-carpet",)},
        "holds": {0: ("purple", "green", "white"), 1: ("orange", "orange"), seats - 1: ("black",)},
        "planets": {0: PLANET},
        **said,
    }
    setup = Setup(seats, "screens", **terms)  # type: ignore[arg-type]
    return Match("afternova", names[:seats], rules.new_game(setup)[0], {})


def opened(window: MainWindow, match: Match) -> AfterNovaScreen:
    """Open a match and uncover whoever is wanted; return its table."""
    window.open_match(match)
    wanted = controller_of(window).wanted
    if wanted is not None:
        controller_of(window).lift(wanted)
    table = screen_of(window)
    assert isinstance(table, AfterNovaScreen)
    return table


def composing(window: MainWindow, seats: int = 4, names: tuple[str, ...] = NAMES) -> None:
    """A deal with everybody in it."""
    table = opened(window, dealt(seats, names))
    table.draft.choose_planet(PLANET[0])
    for seat in range(1, seats):
        table.draft.bring_in(seat)


def asking(match: Match) -> Match:
    """Let the first seat have asked the second and the third."""
    shares = [
        Share(1, skills(["extraction"]), fragments(["green"]), fragments(["purple"])),
        Share(2, skills(["extraction"]), fragments(["orange"])),
    ]
    match.submit(0, offer(PLANET[0], shares), ())
    return match


def told(match: Match) -> Match:
    """Let the second seat have declined, and the third countered if it could."""
    asking(match)
    match.submit(1, answer("decline", 1), ())
    view = rules.view(match.state, 2)
    counters = [action for action in view.actions if action.verb == "counter"]
    match.submit(2, counters[0] if counters else answer("decline", 1), ())
    return match


def hinted(window: MainWindow, grade: int, match: Match) -> None:
    """A hint, thought out at once."""
    table = opened(window, match)
    match.options[HINTS_OPTION] = AGREED
    clerk = Clerk()
    table.hints.hire = lambda: clerk
    for _ in range(grade):
        table.hints.ask()
    if clerk.asked:
        clerk.thought.emit(len(clerk.asked), think(*clerk.asked[-1]))


def over(seats: int = 4, names: tuple[str, ...] = NAMES, **said: object) -> Match:
    """Return a game that Agents have played to its end."""
    match = dealt(seats, names, **said)
    while owed := rules.pending(match.state):
        seat = next(iter(owed))
        match.submit(seat, choose("agent", rules.view(match.state, seat)).action, ())
    return match


def ended(window: MainWindow, match: Match) -> AfterNovaEnd:
    """Open a game that is over; return the page of its end."""
    window.open_match(match)
    assert isinstance(window.desk, AfterNovaDesk)
    window.desk.show_end()
    return window.desk.end


def counting(window: MainWindow, match: Match, parts: int, milliseconds: int) -> AfterNovaEnd:
    """A game that is being counted: so many parts are over, and so much of the next one."""
    page, clock = ended(window, match), HandClock()
    assert page.scoring is not None
    page.course.clock._now = clock
    page.count(page.scoring)
    for _ in range(parts):
        page.course.skip()
    clock.now = milliseconds / 1000
    page.course.clock.want("course", 0)
    page.course.clock.ticked.emit()
    return page


def _taking(window: MainWindow) -> None:
    table = opened(window, dealt())
    market = table.draft.view
    table.draft.take(str(market.market_crew[1]))
    table.draft.take(str(market.market_projects[2]))
    table.draft.replace("crew")
    table.rail.show_page(0)


def _half_taken(window: MainWindow) -> None:
    """At the Market with four places, two of which are used: one for a row."""
    match = dealt(hands={0: HAND[4:]}, completed={0: ("loud-bazaar",)})
    for wanted in ("take", "replace"):
        actions = rules.view(match.state, 0).actions
        match.submit(0, next(action for action in actions if action.verb == wanted), ())
    table = opened(window, match)
    table.draft.take(str(table.draft.view.market_projects[0]))


def _dropping(window: MainWindow) -> None:
    """Two Holds that are too full, and nobody looks at a hand."""
    match = dealt(holds={0: ("purple", "green", "white", "black"), 1: ("orange",)}, planets={0: (
        "nektarr", "green", "orange", "white")}, hands={0: ("hare-zefira", "beaver-odette")})
    match.submit(0, next(a for a in rules.pending(match.state)[0].options if a.verb == "harvest"), ())
    window.open_match(match)


def _answering(window: MainWindow) -> None:
    match = asking(dealt(hands={0: HAND, 1: ("mole-carbo", "otter-sasso", "warm-light")[:2]}))
    opened(window, match)


def _sixth() -> Match:
    """Return a game that the first seat may end."""
    match = dealt(hands={0: ("hare-zefira", "autopaw", "comet-postbox")}, completed={0: (
        *DONE, "roof-rack", "moss-carpet")})  # fmt: skip
    while rules.view(match.state, None).step in ("turn", "market"):
        view = rules.view(match.state, 0)
        match.submit(0, next(action for action in view.actions if action.verb == "take"), ())
    return match


def _orders(window: MainWindow, match: Match) -> None:
    """The standing orders, one of which asks."""
    table = opened(window, match)
    table.orders.toggle()
    wanted = controller_of(window).viewer
    assert wanted is not None
    table.orders.view.chosen.emit(table.orders.model.pieces[1].key)


def _anyone(window: MainWindow, match: Match) -> None:
    """After a turn: anybody may speak up."""
    while rules.view(match.state, None).step in ("turn", "market"):
        view = rules.view(match.state, 0)
        match.submit(0, next(action for action in view.actions if action.verb == "take"), ())
    window.open_match(match)
    settle()


def _list(window: MainWindow, match: Match) -> AfterNovaScreen:
    """The lists in the place of the pictures."""
    table = opened(window, match)
    assert isinstance(window.desk, AfterNovaDesk)
    assert window.desk.board is not None
    window.desk.board.toggle()
    return table


def _list_deal(window: MainWindow) -> None:
    """A deal put together in the lists, while an offer of this turn has been declined."""
    table = _list(window, told(dealt()))
    table.draft.choose_planet(PLANET[0])
    table.draft.bring_in(1)
    table.draft.bring_in(2)


def _example(window: MainWindow, step: int) -> None:
    """A step of the examples of the book."""
    window.rules.open("section:examples", game="afternova")
    for _ in range(step):
        window.rulebook.example.go(1)


def _talking(window: MainWindow, seats: int, names: tuple[str, ...]) -> None:
    """A deal is talked over for a time."""
    match = dealt(seats, names)
    match.options[TALK_OPTION] = "120"
    table = opened(window, match)
    table.draft.choose_planet(PLANET[0])
    table.draft.bring_in(1)


def _lacking(window: MainWindow, seats: int = 3, names: tuple[str, ...] = NAMES) -> None:
    """A deal for which the own crew is not enough, with somebody in it."""
    hand = ("raccoon-rocco", "cat-perla", "otter-ondina", "autopaw")
    table = opened(window, dealt(seats, names, hands={0: hand}, completed={}))
    table.draft.negotiate(PLANET[0])
    for seat in range(1, seats):
        table.draft.bring_in(seat)
    deal = table.draft.deal
    assert deal is not None
    for token in deal.tokens(1)["brings"]:
        table.draft.carry(token, 0)


def _agreed(window: MainWindow) -> None:
    """A deal that is to be sealed, with more crew in it than was asked for."""
    match = dealt(hands={0: HAND[:2] + HAND[4:], 1: ("mole-nello", "warm-lamp"), 2: ("mole-carbo",)})
    asking(match)
    for seat, card in ((1, "mole-nello"), (2, "mole-carbo")):
        match.submit(seat, answer("accept", 1, [card]), ())
    opened(window, match)


def _passed_over(window: MainWindow) -> None:
    """A counter-offer has been passed over."""
    match = told(dealt())
    for _ in range(3):
        view = rules.view(match.state, 0)
        match.submit(0, next(action for action in view.actions if action.verb in ("take", "discard")), ())
    window.open_match(match)
    table = screen_of(window)
    assert isinstance(table, AfterNovaScreen)
    table.rail.show_page(1)


def _twice(window: MainWindow) -> None:
    """Somebody has made two counter-offers, one of them with Fragments out of Holds."""
    match = dealt(hands={0: HAND, 1: ("mole-carbo", "warm-lamp")})
    ask, own = skills(["extraction"]), fragments(["orange"])
    wanted = (
        Share(1, ask, fragments(["green", "orange"])), Share(1, ask, own, fragments(["purple"]), own))
    for number, share in enumerate(wanted, 1):
        gets = fragments(["green", "white"][number - 1 : number])
        match.submit(0, offer(PLANET[0], [Share(1, ask, gets)]), ())
        match.submit(1, answer("counter", number, ["mole-carbo"], share), ())
    opened(window, match)


def _with_bot(window: MainWindow, is_in: bool) -> None:
    """A deal in a game of two, with Bot in it or not."""
    match = dealt(2, hands={0: ("raccoon-rocco", "cat-perla", "hare-zefira", "autopaw")}, completed={})
    while rules.view(match.state, None).step != "turn":
        seat = next(iter(rules.pending(match.state)))
        match.submit(seat, rules.view(match.state, seat).actions[-1], ())
    table = opened(window, match)
    table.draft.negotiate(PLANET[0])
    if is_in:
        table.draft.bring_in(BOT)
    else:
        table.rail.show_page(0)
        table.reading.read("bot")


def _suggested(window: MainWindow) -> None:
    """A deal that is suggested in the place of one's own for another Planet; something else promises more."""
    table = opened(window, dealt(planets={0: PLANET, 1: ("serraglia", "white", "white", "white")}))
    clerk = Clerk()
    table.hints.hire = lambda: clerk
    table.draft.negotiate("serraglia")
    table.draft.bring_in(2)
    table.hints.suggest()
    clerk.thought.emit(len(clerk.asked), think(*clerk.asked[-1]))


def _change(window: MainWindow) -> None:
    """An offer that was declined is put together with other terms."""
    table = opened(window, told(dealt()))
    table.draft.fill_in(table.draft.view.offers[0].action)


def _new_game(window: MainWindow) -> None:
    """What several people agree to."""
    window.ask_new_game("afternova")
    window.new_game.suggest(NewGameChoice(NAMES[:4], "afternova"))


SCREENS: dict[str, Callable[[MainWindow], object]] = {
    "afternova": lambda window: opened(window, dealt()),
    "afternova-six": lambda window: opened(window, dealt(6, LONG)),
    "afternova-two": lambda window: opened(window, dealt(2)),
    "afternova-curtain": lambda window: window.open_match(dealt()),
    "afternova-deal": composing,
    "afternova-deal-six": lambda window: composing(window, 6, LONG),
    "afternova-asked": _answering,
    "afternova-change": _change,
    "afternova-price": lambda window: _with_bot(window, False),
    "afternova-price-in": lambda window: _with_bot(window, True),
    "afternova-passed": _passed_over,
    "afternova-twice": _twice,
    "afternova-suggested": _suggested,
    "afternova-lacking": _lacking,
    "afternova-lacking-six": lambda window: _lacking(window, 6, LONG),
    "afternova-agreed": _agreed,
    "afternova-told": lambda window: opened(window, told(dealt())),
    "afternova-market": _taking,
    "afternova-market-half": _half_taken,
    "afternova-drop": _dropping,
    "afternova-hint-1": lambda window: hinted(window, 1, dealt()),
    "afternova-hint-2": lambda window: hinted(window, 2, dealt(planets={0: PLANET, 1: (
        "nektarr", "orange", "orange", "white")}, hands={0: HAND[1:]})),
    "afternova-hint-3": lambda window: hinted(window, 3, dealt(4, hands={0: HAND[1:]})),
    "afternova-hint-asked": lambda window: hinted(window, 3, asking(dealt(hands={
        0: HAND, 1: ("mole-carbo", "otter-sasso")}))),
    "afternova-hint-six": lambda window: hinted(window, 3, dealt(6, LONG)),
    "afternova-orders": lambda window: _orders(window, dealt()),
    "afternova-orders-six": lambda window: _orders(window, dealt(6, LONG, hands={0: PROJECTS_OF_A_HAND})),
    "afternova-anyone": lambda window: _anyone(window, dealt(hands={0: HAND[3:]})),
    "afternova-anyone-six": lambda window: _anyone(window, dealt(
        6, LONG, hands={0: HAND[3:]}, holds=dict.fromkeys(range(6), ("white", "black")))),
    "afternova-sixth": lambda window: opened(window, _sixth()),
    "afternova-list": lambda window: _list(window, dealt()),
    "afternova-list-deal": _list_deal,
    "afternova-list-six": lambda window: _list(window, dealt(6, LONG)),
    "afternova-end": lambda window: ended(window, over()),
    "afternova-end-two": lambda window: ended(window, over(2, **BOTS)),
    "afternova-end-three": lambda window: ended(window, over(3)),
    "afternova-end-six": lambda window: ended(window, over(6, LONG, completed=SPREAD)),
    "afternova-count-turn": lambda window: counting(window, over(), 5, 180),
    "afternova-count-fan": lambda window: counting(window, over(6, LONG, completed=SPREAD), 26, 900),
    "afternova-count-hold": lambda window: counting(window, over(3), 2, 280),
    "afternova-count-objective": lambda window: counting(window, over(), 18, 1300),
    "afternova-count-bot": lambda window: counting(window, over(2, **BOTS), 6, 1600),
    "rulebook-afternova-offer": lambda window: _example(window, 6),
    "rulebook-afternova-sealed": lambda window: _example(window, 7),
    "rulebook-afternova-market": lambda window: _example(window, 16),
    "rulebook-afternova-project": lambda window: _example(window, 19),
    "rulebook-afternova-points": lambda window: _example(window, 25),
    "rulebook-afternova-bot": lambda window: _example(window, 29),
    "rulebook-afternova-bots-turn": lambda window: _example(window, 27),
    "rulebook-afternova-signs": lambda window: window.rules.open("section:signs", game="afternova"),
    "afternova-talk": lambda window: _talking(window, 4, NAMES),
    "afternova-talk-six": lambda window: _talking(window, 6, LONG),
    "afternova-new-game": _new_game,
    "afternova-lesson": lambda window: lesson(window, "afternova", 5),
    "afternova-lesson-done": lambda window: lesson(window, "afternova", LAST, is_done=True),
}
