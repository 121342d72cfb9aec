"""A table with its door open, and guests who come through it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from PySide6.QtWidgets import QApplication

from chrononauts_qt.session.match import Match
from chrononauts_qt.ui.phones import addresses, feed, phones
from chrononauts_qt.ui.phones.addresses import Address
from chrononauts_qt.ui.phones.phones import Phones
from chrononauts_qt.ui.shell.main_window import MainWindow
from tests.gui.phones.evening import Evening
from tests.gui.phones.guest import Guest, until
from tests.gui.program import dressed
from tests.gui.table.conftest import Deal, deal
from tests.gui.table.scene import Scene

__all__ = ["Deal", "Party", "at_once", "deal", "dressed", "evening", "party"]

Begin = Callable[..., Evening]


class Party:
    """A table in its window, the phones that have been let in, and who came."""

    def __init__(self, scene: Scene) -> None:
        self.scene = scene
        scene.window.phones.open()
        self.guests: dict[int, Guest] = {}

    @property
    def window(self) -> MainWindow:
        """The window."""
        return self.scene.window

    @property
    def phones(self) -> Phones:
        """The phones of the table."""
        phones = self.window.phones.phones
        assert phones is not None, "the door is open"
        return phones

    def seat(self, seat: int, device: str = "") -> Guest:
        """Let a phone sit down at a seat."""
        guest = self.guests[seat] = Guest(self.phones.link(seat), device)
        until(lambda: guest.has_sheet, f"a sheet for seat {seat}")
        return guest

    def begin(self) -> None:
        """Leave the page with the codes."""
        self.window.phones.close()
        self.scene.settle()

    def settle(self) -> None:
        """Let every guest have the sheet that is due."""
        until(lambda: self.phones.is_quiet, "all sheets are sent")
        for guest in self.guests.values():
            count = -1
            while count != len(guest.frames):
                count = len(guest.frames)
                self.scene.settle()


@pytest.fixture
def party(deal: Deal, monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[..., Party]]:
    """Return what deals a game and opens the door, on the loopback alone."""
    monkeypatch.setattr(addresses, "addresses", lambda: [Address("127.0.0.1", "loopback")])
    parties: list[Party] = []

    def begun(scene: Scene | None = None, **words: Any) -> Party:
        parties.append(Party(deal(**words) if scene is None else scene))
        return parties[-1]

    yield begun
    for one in parties:
        one.window.phones.leave()


@pytest.fixture
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let no sheet wait for what else may change."""
    monkeypatch.setattr(feed, "GATHER_MS", 0)


@pytest.fixture
def evening(qapp: QApplication, at_once: None, monkeypatch: pytest.MonkeyPatch) -> Iterator[Begin]:
    """Return what lets phones in to a game without a window: a setup or a match, as `Evening` takes it."""
    monkeypatch.setattr(phones, "pages", dict)
    evenings: list[Evening] = []

    def begun(dealt: Any, *args: Any, **words: Any) -> Evening:
        begin = Evening if isinstance(dealt, Match) else Evening.deal
        evenings.append(begin(dealt, *args, **words))
        return evenings[-1]

    yield begun
    for one in evenings:
        one.end()
