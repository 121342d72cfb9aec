"""The Log on the counter, below the card that is being played."""

from __future__ import annotations

from PySide6.QtWidgets import QAbstractItemView, QWidget

from chrononauts_qt.ui.catalog.common import text
from chrononauts_qt.ui.games.artifaxx.move_note import MoveNote
from chrononauts_qt.ui.games.chrononauts.explain.bot_moves import BotMove
from chrononauts_qt.ui.games.chrononauts.explain.mentions import mentions
from chrononauts_qt.ui.kit.log_model import LogModel
from chrononauts_qt.ui.kit.roles import LogRole
from chrononauts_qt.ui.kit.theme import Theme
from chrononauts_qt.ui.table.log_view import LogView
from chrononauts_qt.ui.table.panel import Panel, announce


class LogPanel(Panel):
    """All lines, the newest in sight; open to everybody at any time."""

    def __init__(self, model: LogModel, theme: Theme, parent: QWidget) -> None:
        super().__init__(text("log"), theme, parent)
        self.log = LogView(model, theme, mentions, self)
        self.note = MoveNote(theme, self)
        model.rowsInserted.connect(lambda *_: self._head_with("log"))

    def arrange(self) -> None:
        """The lines below the name of the panel, and below them why a bot has done what it has."""
        room = self.room()
        height = self.note.fit(room.width(), round(0.62 * room.height()), self.u)
        self.log.setGeometry(room.adjusted(0, 0, 0, -height))
        self.log.set_scale(self.u)
        self.note.setGeometry(room.left(), room.bottom() + 1 - height, room.width(), height)

    def tell_move(self, move: BotMove | None) -> None:
        """Say what a bot has just done and why; None: nothing to be said."""
        self.note.tell(move)
        self.arrange()

    def show_since(self, turn: int) -> None:
        """Begin with what came after a turn: whoever has just lifted the curtain reads on from there."""
        lines = self.log.model()
        for row in range(lines.rowCount()):
            index = lines.index(row, 0)
            if index.data(LogRole.TURN) > turn:
                self._head_with("recap")
                self.log.scrollTo(index, QAbstractItemView.ScrollHint.PositionAtTop)
                announce(self, text("recap"))
                return

    @property
    def heading(self) -> str:
        """What stands above the lines."""
        return self._name

    def _head_with(self, key: str) -> None:
        self._name = text(key)
        self.setAccessibleName(self._name)
        self.update()
