"""What a bot has just done and why, as everybody could say it; it is told until the next play (3.12)."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QObject, Signal

from chrononauts_qt.bots.advice import Advice
from chrononauts_qt.bots.rivals.reasons import explain_move
from chrononauts_qt.games.chrononauts.actions import CLAIM, DISCARD, MEMO, Action, parse
from chrononauts_qt.games.chrononauts.cards import PLAY_INDEX
from chrononauts_qt.games.chrononauts.view import View
from chrononauts_qt.kernel.events import Event
from chrononauts_qt.ui.catalog.wording import sentences
from chrononauts_qt.ui.games.chrononauts.control.match_controller import MatchController
from chrononauts_qt.ui.games.chrononauts.texts.events import narrate
from chrononauts_qt.ui.games.chrononauts.texts.move_reasons_texts import because, mover, whole

_DISCARDS = ("kill", "second")


class BotMove(NamedTuple):
    """A move in words: who made it, what it was, and the reason that everybody could give."""

    who: str
    words: str

    @property
    def whole(self) -> str:
        """All of it in one line."""
        return whole(self.who, self.words)


class BotMoves(QObject):
    """Listens to what everybody hears, and knows nothing else: the public view and public events."""

    changed = Signal()

    def __init__(self, controller: MatchController) -> None:
        super().__init__(controller)
        self._controller = controller
        self._before: View = controller.public_view()
        self._told: tuple[int, str, Event, Advice] | None = None
        controller.happened.connect(self._hear)
        controller.changed.connect(self._look)

    @property
    def last(self) -> BotMove | None:
        """The last play, if a bot made it, in the language spoken now."""
        if self._told is None:
            return None
        seat, rank, event, advice = self._told
        names = self._controller.names
        said = sentences(narrate(event, names) or "", because(advice, names))
        return BotMove(mover(names[seat], rank), said)

    def _hear(self, events: tuple[Event, ...]) -> None:
        """Keep the newest play of a bot; that of a person takes its place without a word."""
        for event in events:
            action = action_of(event)
            if action is None:
                continue
            seat = event.data["seat"]
            rank = self._controller.match.bots.get(seat)
            told = None if rank is None else (seat, rank, event, explain_move(self._before, action))
            self._told = told
            self.changed.emit()

    def _look(self) -> None:
        """Keep how everything lay before the next play; what was taken back is not told of any more."""
        view = self._controller.public_view()
        if len(view.events) < len(self._before.events) and self._told is not None:
            self._told = None
            self.changed.emit()
        self._before = view


def action_of(event: Event) -> Action | None:
    """Return the play, the Memo, the killing of time or the claim that an event tells of."""
    data = event.data
    if event.name == "CardAnnounced":
        play = f"play {data['card']} on {data['target']}" if data["target"] else f"play {data['card']}"
        return MEMO if data["card"] == "memo" else parse(play)
    if event.name == "CardDiscarded" and data["why"] in _DISCARDS:
        return DISCARD[PLAY_INDEX[data["card"]]]
    return CLAIM[data["route"]] if event.name == "VictoryClaimed" else None


def bot_moves(controller: MatchController) -> BotMoves:
    """Return who listens at a table: one for the whole match, through every change of its look."""
    return controller.findChild(BotMoves) or BotMoves(controller)
