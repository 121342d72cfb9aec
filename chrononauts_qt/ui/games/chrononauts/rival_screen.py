"""A table of rivals, as its desk knows it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from chrononauts_qt.ui.table.window import Screen

if TYPE_CHECKING:
    from chrononauts_qt.ui.games.chrononauts.arming import Arming
    from chrononauts_qt.ui.games.chrononauts.flow import Flow
    from chrononauts_qt.ui.games.chrononauts.match_controller import MatchController
    from chrononauts_qt.ui.games.chrononauts.models.hand_model import HandModel
    from chrononauts_qt.ui.games.chrononauts.questions import Questions
    from chrononauts_qt.ui.games.chrononauts.sheets.sheets import Sheets
    from chrononauts_qt.ui.games.chrononauts.status_bar import TurnLine
    from chrononauts_qt.ui.games.chrononauts.views.hand_view import HandView
    from chrononauts_qt.ui.games.chrononauts.views.staging import Staging


class RivalScreen(Screen):
    """A table with a hand, an armed card, and sheets that ask."""

    controller: MatchController
    status: TurnLine
    arming: Arming
    sheets: Sheets
    questions: Questions
    flow: Flow
    hand: HandView
    hand_model: HandModel
    staging: Staging
