"""Faults of the program in front of phones, by name: each has to be found."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping
from typing import Any

from chrononauts_qt.ui.phones.phones import Phones
from chrononauts_qt.ui.table.table_controller import TableController
from chrononauts_qt.wire.keys import Keys
from chrononauts_qt.wire.moments import Word

BUSY = 0.12


def lose() -> None:
    """Say yes, and do nothing."""
    Phones._do = lambda self, seat, said: ""  # type: ignore[method-assign]


def deny() -> None:
    """Do nothing and answer nothing from the third word on."""
    answer, count = Phones._answer, iter(range(10**9))

    def denied(self: Phones, seat: int, visitor: Any, said: Word) -> None:
        if next(count) < 2:
            answer(self, seat, visitor, said)

    Phones._answer = denied  # type: ignore[method-assign]


def stumble() -> None:
    """Raise for whoever comes."""
    seat = Phones._seat

    def stumbled(self: Phones, *words: Any) -> None:
        seat(self, *words)
        raise RuntimeError("planted")

    Phones._seat = stumbled  # type: ignore[method-assign,assignment]


def freeze() -> None:
    """Work too long whenever the phones are looked at."""
    look = Phones.look

    def frozen(self: Phones) -> None:
        look(self)
        end = time.thread_time() + BUSY
        while time.thread_time() < end:
            pass

    Phones.look = frozen  # type: ignore[method-assign]


def share() -> None:
    """Let every device sit at a seat that another one has."""
    admits = Keys.admits

    def shared(self: Keys, seat: int, *words: Any) -> Any:
        self._devices.pop(seat, None)
        return admits(self, seat, *words)

    Keys.admits = shared  # type: ignore[method-assign,assignment]


def stall() -> None:
    """Do nothing any more that anybody wants."""
    TableController.submit = lambda self, seat, action: False  # type: ignore[method-assign]


PLANT: Mapping[str, Callable[[], None]] = {
    "lose": lose, "deny": deny, "stumble": stumble, "freeze": freeze, "share": share,
    "stall": stall,
}  # fmt: skip
