"""A table of rivals, as its desk knows it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from chrononauts_qt.ui.table.window import Screen

if TYPE_CHECKING:
    from chrononauts_qt.ui.games.chrononauts.arming import Arming
    from chrononauts_qt.ui.games.chrononauts.flow import Flow
    from chrononauts_qt.ui.games.chrononauts.match_controller import MatchController
    from chrononauts_qt.ui.games.chrononauts.models.hand_model import HandModel
    from chrononauts_qt.ui.games.chrononauts.status_bar import TurnLine
    from chrononauts_qt.ui.games.chrononauts.views.hand_view import HandView
    from chrononauts_qt.ui.games.chrononauts.views.staging import Staging
    from chrononauts_qt.ui.table.take_back import TakeBack


class RivalScreen(Screen):
    """A table with a hand, an armed card, and sheets that ask."""

    controller: MatchController
    status: TurnLine
    arming: Arming
    flow: Flow
    hand: HandView
    hand_model: HandModel
    staging: Staging
    take_back: TakeBack
