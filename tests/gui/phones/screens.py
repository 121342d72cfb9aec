"""The page that lets phones in, and a table at which some hold their hands on phones."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from unittest.mock import patch

from chrononauts_qt.games.afternova import rules as afternova
from chrononauts_qt.games.afternova.setup import Setup
from chrononauts_qt.games.chrononauts import rules
from chrononauts_qt.games.chrononauts.actions import parse
from chrononauts_qt.games.chrononauts.variants import artifaxx
from chrononauts_qt.session.match import Match
from chrononauts_qt.ui.shell.main_window import MainWindow
from chrononauts_qt.ui.shell.phones_page import PhonesPage
from tests.gui.artifaxx.scene import SHELVES
from tests.gui.desks import controller_of
from tests.gui.dungeon_time import screens as dungeon
from tests.gui.solonauts import journey
from tests.scenario import explicit_setup

LONG = tuple(f"Wilhelmine-Maximiliane {sign}" for sign in "MWQGÖÄ")
"""Names as long as players may have them."""
CARD = "prevent-assassination"


def _phones(
    window: MainWindow, hands: Iterable[int] = (), names: tuple[str, ...] = LONG, held: str = ""
) -> PhonesPage:
    """Let phones in to a game; some of the people hold their hands on them."""
    state, _ = rules.new_game(explicit_setup(players=len(names), hands={1: held} if held else {}))
    return _let_in(window, Match("chrononauts", names, state, {}), hands)


def _alone(window: MainWindow, hands: Iterable[int] = ()) -> PhonesPage:
    return _let_in(window, journey.match_of(), hands)


def _let_in(window: MainWindow, match: Match, hands: Iterable[int]) -> PhonesPage:
    """Let phones in on the loopback alone."""
    from chrononauts_qt.ui.phones.addresses import Address

    window.open_match(match)
    found = [Address("127.0.0.1", "Ada"), Address("192.168.178.21", "Chloé")]  # networks are named by people
    with patch("chrononauts_qt.ui.phones.addresses.addresses", lambda: found):
        window.phones.open()
    for seat in hands:
        controller_of(window).take_phone(seat)
    return window.phones_page


def _letters(window: MainWindow) -> None:
    for panel in _phones(window).panels:
        panel.type_button.click()


def _over(window: MainWindow) -> None:
    """Letters after their time: one has been typed wrong too often."""
    page = _phones(window)
    for panel in page.panels:
        panel.type_button.click()
    with patch.object(page.phones, "code_left", lambda seat: 0.0):
        page.refresh()


def _table(window: MainWindow) -> None:
    _phones(window, (0, 2, 3))
    window.phones.close()


def _afar(window: MainWindow) -> None:
    """Everybody has a phone, and a card waits for their answers."""
    _phones(window, range(6), held=CARD)
    window.phones.close()
    assert not controller_of(window).answer(0, parse(f"play {CARD} on 1963"))


def _counter(window: MainWindow) -> None:
    """The same at the counter of Artifaxx."""
    hands = {0: ("get-there-first", "tyrannosaurus")}
    setup = artifaxx.Setup(4, "table", first="seat-1", hands=hands, tables=SHELVES)
    window.open_match(Match("artifaxx", LONG[:4], artifaxx.new_game(setup)[0], {}))
    controller = controller_of(window)
    for seat in range(4):
        controller.take_phone(seat)
    assert not controller.answer(0, parse("play get-there-first on rongorongo"))


def _by_phone(window: MainWindow, lay: Callable[[MainWindow], object], companions: int = 0) -> None:
    """All people of a team that has been laid have phones; companions sit in the last seats."""
    lay(window)
    controller = controller_of(window)
    seats = range(len(controller.names))
    for seat in seats[len(seats) - companions :]:
        controller.hand_over(seat, "ranger")
    for seat in controller.people:
        controller.take_phone(seat)


def _deal(window: MainWindow) -> None:
    """AfterNova: whoever is to move, and one who is asked, have phones; one of them sleeps."""
    state, _ = afternova.new_game(Setup(6, "phones", first="seat-1"))
    window.open_match(Match("afternova", LONG, state, {}))
    controller = controller_of(window)
    controller.phones, controller.asleep = frozenset({0, 2, 3}), frozenset({3})
    offers = (one for one in controller.view_of(0).actions if one.verb == "offer" and one.shares[0].seat < 0)
    controller.answer(0, next(offers))


def _deal_afar(window: MainWindow, is_open: bool) -> None:
    """AfterNova while all have phones: what was answered to an offer lies open, or the Market again."""
    state, _ = afternova.new_game(Setup(6, "phones", first="seat-1"))
    window.open_match(Match("afternova", LONG, state, {}))
    controller = controller_of(window)
    controller.phones, controller.asleep = frozenset(range(6)), frozenset({3})
    controller.seats_changed.emit()
    if is_open:
        offers = (one for one in controller.view_of(0).actions if one.verb == "offer")
        controller.answer(0, next(one for one in offers if len(one.shares) == 1 and one.shares[0].seat == 1))
        controller.answer(1, next(one for one in controller.view_of(1).actions if one.verb == "counter"))
    controller.changed.emit()


SCREENS: dict[str, Callable[[MainWindow], object]] = {
    "phones": _phones,
    "phones-in": lambda window: _phones(window, (0, 2), LONG[:3]),
    "phones-letters": _letters,
    "phones-letters-over": _over,
    "phones-alone": _alone,
    "phones-alone-letters": lambda window: _alone(window).panels[0].type_button.click(),
    "phones-help": lambda window: _phones(window).help_button.click(),
    "table-phones": _table,
    "phones-tv": _afar,
    "phones-tv-artifaxx": _counter,
    "phones-tv-afternova": lambda window: _deal_afar(window, is_open=False),
    "phones-tv-deal": lambda window: _deal_afar(window, is_open=True),
    "table-phones-deal": _deal,
    "phones-tv-dungeon": lambda window: _by_phone(window, lambda window: dungeon.asks(window, 5)),
    "phones-tv-dungeon-company": lambda window: _by_phone(window, lambda window: dungeon.asks(window, 4), 2),
    "phones-tv-dungeon-draft": lambda window: _by_phone(window, lambda window: dungeon.draft(window, 5)),
    "phones-tv-dungeon-ready": lambda window: _by_phone(window, lambda window: dungeon.ready(window, 5)),
    "phones-tv-dungeon-told": lambda window: _by_phone(window, dungeon.failed),
}
