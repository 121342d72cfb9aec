"""What moves, sounds and glows at a table: it follows the table, so it is connected after it."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, QRectF
from PySide6.QtWidgets import QPushButton, QWidget

from chrononauts_qt.ui.games.chrononauts.arming import Arming
from chrononauts_qt.ui.games.chrononauts.views.animator import Board
from chrononauts_qt.ui.games.chrononauts.views.staging import Lamp, Staging
from chrononauts_qt.ui.kit.sound import Speaker
from chrononauts_qt.ui.kit.theme import Theme


class Stage(QObject):
    """The motion of a table, its sounds, and the light around its primary button."""

    def __init__(
        self,
        table: QWidget,
        arming: Arming,
        board: Board,
        place_of: Callable[[str], QRectF | None],
        primary: QPushButton,
        theme: Theme,
    ) -> None:
        super().__init__(table)
        controller = arming.controller
        self.staging = Staging(controller, table, board, place_of)
        self.staging.listen(controller.happened, controller.changed)
        self.speaker = Speaker(table)
        self.staging.cue.connect(self.speaker.play)
        controller.refused.connect(self.speaker.refuse)
        arming.changed.connect(lambda: self.speaker.pick(arming.card is not None))
        self.lamp = Lamp(primary, table, theme, self.staging.clock)
