"""What every table has below its board, for those who act on it whatever the board is."""

from __future__ import annotations

from typing import Protocol

from chrononauts_qt.ui.games.chrononauts.step_panel import StepPanel
from chrononauts_qt.ui.games.chrononauts.views.hand_view import HandView
from chrononauts_qt.ui.games.chrononauts.views.pile_view import PileView
from chrononauts_qt.ui.kit.message import MessageBar


class Dock(Protocol):
    """Hand, discard pile, buttons, and the line that says why not."""

    hand: HandView
    discard: PileView
    steps: StepPanel
    message: MessageBar
