"""Two deals of Pact that differ in all that is hidden, and somebody who watches both."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, cast

import pytest
from PySide6.QtCore import QAbstractItemModel
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QWidget

from chrononauts_qt.kernel.events import Chance
from chrononauts_qt.session.match import Match
from chrononauts_qt.ui.shell.main_window import MainWindow
from tests import pact
from tests.gui.pact.people import NAMES, People
from tests.gui.program import settle
from tests.gui.robot import HandClock
from tests.gui.secrecy.witness import Note, Sounds, Witness, listening, picture
from tests.gui.table.eyes import spoken
from tests.pact import rules
from tests.pact.actions import STONES
from tests.pact.setup import Setup

GIVEN, WANTED = "stone-1", "stone-8"
"""What Ada and Bo hold in both worlds."""

WORLDS = (((1, 2, 3, 4, 5, 6), (8, 7, 2, 3, 4, 5)), ((1, 7, 7, 5, 6, 8), (8, 1, 2, 2, 3, 3)))


def world(number: int) -> Match:
    """Return one of two deals of two."""
    left = list(STONES) * rules.COPIES
    order = [f"stone-{stone}" for hand in WORLDS[number] for stone in hand]
    for stone in order:
        left.remove(stone)
    state, _ = rules.new_game(Setup(2), [Chance("stones", (*order, *left))])
    return Match(pact.ID, NAMES[:2], state, {})


class PactWitness(Witness):
    """Takes down a table of Pact; what is read out of a hand, even while its owner has it up."""

    scene: Any

    def __init__(self, people: People, sounds: Sounds) -> None:
        super().__init__(cast(Any, people), sounds)

    def _listen(self) -> None:
        controller, hear = self.scene.controller, self._heard.append
        for name in ("happened", "changed", "viewer_changed", "refused", "remarked", "seats_changed"):
            getattr(controller, name).connect(lambda *said, name=name: hear((name, *said)))

    def _models(self) -> dict[str, QAbstractItemModel]:
        return {"log": self.scene.table.log_model}

    def open_regions(self) -> dict[str, QWidget]:
        table = self.scene.table
        return {"status": table.status, "board": table.board, "log": table.log}

    def look(self, moment: str) -> None:
        settle()
        self.look_at_once(moment)
        for dock in (self.scene.table.hand, self.scene.table.steps):
            self.notes[-1].spoken += spoken(QAccessible.queryAccessibleInterface(dock))

    def _private_buttons(self) -> list[tuple[Any, ...]]:
        steps = self.scene.table.steps
        return [(part.text(), part.geometry(), part.isHidden()) for part in steps.answers]

    def _hidden_pictures(self) -> dict[str, str]:
        table = self.scene.table
        parts = {"hand": table.hand, "steps": table.steps, "message": table.message}
        return {f"below: {name}": picture(part) for name, part in parts.items()}


Course = Callable[[People, PactWitness], None]


def both(
    new_window: Callable[[], MainWindow], clock: HandClock, patch: pytest.MonkeyPatch, course: Course
) -> tuple[list[Note], list[Note]]:
    """Go through a course in both worlds, and return what was taken down."""
    found = []
    for number in range(len(WORLDS)):
        window = new_window()
        with listening(patch) as sounds:
            people = People(window, clock)
            window.open_match(world(number))
            settle()
            witness = PactWitness(people, sounds)
            course(people, witness)
            found.append(witness.notes)
        window.close()
    return found[0], found[1]
