"""What stands on the window's desk, with its own type, and how a match of rivals gets there."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from chrononauts_qt.games.chrononauts.actions import parse
from chrononauts_qt.session.match import Match
from chrononauts_qt.ui.games.chrononauts.board_switch import BoardSwitch
from chrononauts_qt.ui.games.chrononauts.control.match_controller import MatchController
from chrononauts_qt.ui.games.chrononauts.desk import ChrononautsDesk
from chrononauts_qt.ui.games.chrononauts.end_page import RevealPage
from chrononauts_qt.ui.games.chrononauts.rivals import RivalDesk
from chrononauts_qt.ui.games.chrononauts.table import TableScreen
from chrononauts_qt.ui.games.solonauts.desk import SoloDesk
from chrononauts_qt.ui.games.solonauts.end_page import SoloEndPage
from chrononauts_qt.ui.shell.main_window import MainWindow


def controller_of(window: MainWindow) -> Any:
    """Return the controller of the match on the desk, whatever game it is, or None."""
    return window.desk.controller if window.desk is not None else None


def screen_of(window: MainWindow) -> Any:
    """Return the screen of the match on the desk, whatever game it is, or None."""
    return window.desk.screen if window.desk is not None else None


def table_of(window: MainWindow) -> TableScreen:
    """Return the big table that is laid."""
    assert isinstance(window.desk, ChrononautsDesk)
    return window.desk.screen


def board_of(window: MainWindow) -> BoardSwitch:
    """Return the switch between board and list of the big table."""
    assert isinstance(window.desk, ChrononautsDesk)
    assert window.desk.board is not None
    return window.desk.board


def reveal_of(window: MainWindow) -> RevealPage:
    """Return the page of the end of a game of rivals."""
    assert isinstance(window.desk, RivalDesk)
    return window.desk.end


def solo_end_of(window: MainWindow) -> SoloEndPage:
    """Return the page of the end of a journey."""
    assert isinstance(window.desk, SoloDesk)
    return window.desk.end


def lay(window: MainWindow, match: Match, words: Iterable[str]) -> None:
    """Open a match of rivals, do `words`, everybody allowing, and uncover whoever is wanted."""
    window.open_match(match)
    controller = controller_of(window)
    assert isinstance(controller, MatchController), "a match of rivals is open"
    for word in words:
        controller.submit(controller.public_view().deciding[0], parse(word))
        while controller.public_view().step == "window":
            controller.submit(controller.public_view().deciding[0], parse("allow"))
    if controller.wanted is not None:
        controller.lift(controller.wanted)
