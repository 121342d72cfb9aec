"""The sheet of a pause: it covers the whole board, says why, and has the doors that lead out of the table."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QGridLayout, QPushButton, QWidget

from chrononauts_qt.ui.catalog.common import text as common
from chrononauts_qt.ui.catalog.seat_texts import text as seat_text
from chrononauts_qt.ui.games.dungeon_time.controller import KEPT, LEFT, DungeonController
from chrononauts_qt.ui.games.dungeon_time.glass_line import clock_words
from chrononauts_qt.ui.games.dungeon_time.texts.table_texts import text
from chrononauts_qt.ui.kit.overlay import Sheet
from chrononauts_qt.ui.kit.theme import Theme


class PauseSheet(Sheet):
    """Says whose pause it is and how much time is left; `going_on`: everybody wants to be counted back in."""

    going_on = Signal()
    seats_requested = Signal()
    rules_requested = Signal()
    settings_requested = Signal()
    home_requested = Signal()
    WIDTH = 560

    def __init__(self, parent: QWidget, theme: Theme) -> None:
        super().__init__(theme, parent, opaque=True)
        self.says(lambda: text("pause"), self.entitle)
        self.why = self.label("", "body", 20)
        self.note = self.label("", "body", 20)
        self.body.addWidget(self.why)
        self.body.addWidget(self.note)
        self.seats_button = self.worded_button(lambda: seat_text("seats"), self.seats_requested)
        self.doors: Sequence[QPushButton] = (
            self.seats_button,
            self.worded_button(lambda: common("rules"), self.rules_requested),
            self.worded_button(lambda: common("settings"), self.settings_requested),
            self.worded_button(lambda: common("home"), self.home_requested),
        )
        self.go_on_button = self.worded_button(lambda: text("go-on"), self.going_on, 180, primary=True)
        ways = self.spaced(QGridLayout(), 0, 10)
        self.body.addLayout(ways)
        for place, door in enumerate(self.doors):
            ways.addWidget(door, place // 2, place % 2)
        self.buttons.addStretch(1)
        self.buttons.addWidget(self.go_on_button)

    def show_pause(self, controller: DungeonController) -> None:
        """Cover the board, and tell of the pause that has begun, or is not over after all."""
        why, note = pause_told(controller)
        self.why.setText(why)
        self.why.setVisible(bool(why))
        self.note.setText(note)
        self.open(self.go_on_button)


def pause_told(controller: DungeonController) -> tuple[str, str]:
    """Return why there is a pause, "" where nobody knows, and how much time is left."""
    seconds, pauses = controller.seconds_left, controller.pauses
    why = {KEPT: text("paused-kept"), LEFT: text("paused-away")}.get(controller.why_paused, "")
    if controller.paused_by is not None:
        why = text("paused-by", name=controller.names[controller.paused_by])
    if seconds is None:
        return why, text("paused-no-glass", pauses=pauses)
    return why, text("paused-left", time=clock_words(seconds), pauses=pauses)
