"""The page that lets phones in, and a table at which some hold their hands on phones."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from unittest.mock import patch

from chrononauts_qt.games.afternova import rules as afternova
from chrononauts_qt.games.afternova.setup import Setup
from chrononauts_qt.games.chrononauts import rules
from chrononauts_qt.session.match import Match
from chrononauts_qt.ui.shell.main_window import MainWindow
from chrononauts_qt.ui.shell.phones_page import PhonesPage
from tests.gui.desks import controller_of
from tests.scenario import explicit_setup

LONG = tuple(f"Wilhelmine-Maximiliane {sign}" for sign in "MWQGÖÄ")
"""Names as long as players may have them."""


def _phones(window: MainWindow, hands: Iterable[int] = (), names: tuple[str, ...] = LONG) -> PhonesPage:
    """Let phones in on the loopback alone; some of the people hold their hands on them."""
    from chrononauts_qt.ui.phones.addresses import Address

    state, _ = rules.new_game(explicit_setup(players=len(names)))
    window.open_match(Match("chrononauts", names, state, {}))
    found = [Address("127.0.0.1", "Ada"), Address("192.168.178.21", "Chloé")]  # networks are named by people
    with patch("chrononauts_qt.ui.phones.addresses.addresses", lambda: found):
        window.phones.open()
    for seat in hands:
        controller_of(window).take_phone(seat)
    return window.phones_page


def _letters(window: MainWindow) -> None:
    for panel in _phones(window).panels:
        panel.type_button.click()


def _table(window: MainWindow) -> None:
    _phones(window, (0, 2, 3))
    window.phones.close()


def _deal(window: MainWindow) -> None:
    """AfterNova: whoever is to move, and one who is asked, have phones; one of them sleeps."""
    state, _ = afternova.new_game(Setup(6, "phones", first="seat-1"))
    window.open_match(Match("afternova", LONG, state, {}))
    controller = controller_of(window)
    controller.phones, controller.asleep = frozenset({0, 2, 3}), frozenset({3})
    offers = (one for one in controller.view_of(0).actions if one.verb == "offer" and one.shares[0].seat < 0)
    controller.answer(0, next(offers))


SCREENS: dict[str, Callable[[MainWindow], object]] = {
    "phones": _phones,
    "phones-in": lambda window: _phones(window, (0, 2), LONG[:3]),
    "phones-letters": _letters,
    "phones-help": lambda window: _phones(window).help_button.click(),
    "table-phones": _table,
    "table-phones-deal": _deal,
}
