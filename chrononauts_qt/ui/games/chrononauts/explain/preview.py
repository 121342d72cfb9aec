"""What the armed card would do to the TimeLine, told before it is played."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QModelIndex, QObject, Signal
from PySide6.QtWidgets import QWidget

from chrononauts_qt.games.chrononauts.actions import Action
from chrononauts_qt.games.chrononauts.timeline import PARADOX_LIMIT
from chrononauts_qt.games.chrononauts.view import Forecast
from chrononauts_qt.kernel.reason import Reason
from chrononauts_qt.ui.catalog.common import text
from chrononauts_qt.ui.catalog.wording import all_of, sentences
from chrononauts_qt.ui.games.chrononauts.control.arming import Arming
from chrononauts_qt.ui.games.chrononauts.control.box_controller import BoxController
from chrononauts_qt.ui.games.chrononauts.models.timeline_model import TimelineModel
from chrononauts_qt.ui.games.chrononauts.texts import key_answers
from chrononauts_qt.ui.games.chrononauts.texts.titles import title
from chrononauts_qt.ui.games.chrononauts.views.timeline_view import TimelineView
from chrononauts_qt.ui.kit.roles import ItemRole


class Preview(QObject):
    """Follows the pointer, the keys and a dragged card over the legal targets of the armed card.

    It only asks the referee; ghost badges and words come from what the referee answers. `brings` says what
    a play would bring besides that.
    """

    told = Signal(str, bool)
    """What would happen, and whether it is the end of everything; empty: nothing is considered."""
    weighed = Signal()
    """Something may be considered now that was not before, or no longer."""

    def __init__(
        self,
        controller: BoxController,
        arming: Arming,
        board: TimelineView,
        model: TimelineModel,
        brings: Callable[[Action], str],
    ) -> None:
        super().__init__(board)
        self._controller = controller
        self._arming = arming
        self._board = board
        self._model = model
        self._brings = brings
        self._hovered = self._dragged = ""
        self._words = ("", False)
        self._supposed: Action | None = None
        self.is_on = True
        board.entered.connect(self._enter)
        board.viewportEntered.connect(lambda: self._hover(""))
        board.offered.connect(self._drag)
        board.selectionModel().currentChanged.connect(self._move)
        self._viewport = board.viewport()
        self._viewport.installEventFilter(self)
        self.follow(board)
        arming.changed.connect(self._arm)

    def follow(self, board: QWidget) -> None:
        """Notice when the keys come to the board, or to what stands in its place."""
        board.installEventFilter(self)

    def switch(self, on: bool) -> None:
        """Show what a play would do as it is considered, or leave it to the players to work out."""
        self.is_on = on
        self.update()

    def suppose(self, action: Action | None) -> None:
        """Consider a play that nobody points at: a hint is about it; None: no longer."""
        self._supposed = action
        self.update()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Notice when the pointer leaves the board and when the keys come or go."""
        if watched is self._viewport and event.type() == QEvent.Type.Leave:
            self._hover("")
        elif event.type() in (QEvent.Type.FocusIn, QEvent.Type.FocusOut):
            self.update()
        return False

    def _arm(self) -> None:
        self._dragged = ""
        self.update()

    def _enter(self, index: QModelIndex) -> None:
        self._hover(str(index.data(ItemRole.TARGET)))

    def _move(self) -> None:
        """The keys go to another year: that counts until the pointer moves again."""
        self._hovered = ""
        self.update()

    def _hover(self, target: str) -> None:
        if target != self._hovered:
            self._hovered = target
            self.update()

    def _drag(self, card: str, target: str) -> None:
        self._dragged = target
        self.update()

    def considered(self) -> Action | None:
        """Return the play that is being considered: dragged, pointed at, focused, or the only one."""
        plays = {play.target_id: play for play in self._arming.plays()}
        for target in (self._dragged, self._hovered, self._focused()):
            if target in plays:
                return plays[target]
        return self._arming.sole_play() or self._supposed

    def _focused(self) -> str:
        """Return the target at which the keys are on the board, "" for none."""
        current = self._board.currentIndex()
        return str(current.data(ItemRole.TARGET)) if self._board.hasFocus() and current.isValid() else ""

    def at(self, target: str) -> str:
        """Return in sentences what the armed card would do there, "" where it cannot be played or nobody
        wants to know before."""
        plays = {play.target_id: play for play in self._arming.plays()}
        if not self.is_on or target not in plays:
            return ""
        return effect_words(self._controller.forecast(plays[target]), self._brings(plays[target]))

    def answer(self) -> str:
        """Return in sentences what the armed card would do where the keys are, or why that cannot be said."""
        arming, action = self._arming, self.considered()
        if arming.card is None:
            return key_answers.text("no-card")
        if action is not None:
            told = effect_words(self._controller.forecast(action), self._brings(action))
            return told or key_answers.text("no-change", card=title(arming.card))
        refusal, here = arming.refusal(), self._focused()
        if refusal is None and here:
            refusal = arming.referee.explain_drop(arming.card, arming.source, here)
        return refusal or self._controller.say(Reason("needs-target", "R-310", {"card": arming.card}))

    def update(self) -> None:
        """Show what would happen now."""
        action = self.considered() if self.is_on or self._supposed else None
        told = self._controller.forecast(action) if action is not None else None
        brought = self._brings(action) if action is not None else ""
        self._model.set_previews({} if told is None else _marks(told))
        words = (effect_words(told, brought), told is not None and told.destroyed)
        if words != self._words:
            self._words = words
            with self._controller.speaking():
                self.told.emit(*words)
        self.weighed.emit()


def _marks(told: Forecast) -> dict[int, str]:
    """A year that loses its Patch shows that, though it closes as well."""
    marks = dict.fromkeys(told.half, "half")
    marks |= dict.fromkeys(told.opened, "opened")
    marks |= dict.fromkeys(told.closed, "closed")
    return marks | dict.fromkeys(told.nullified, "nullified")


def effect_words(told: Forecast | None, brought: str = "") -> str:
    """Return in sentences what a play would do to the TimeLine; `brought` is what it brings besides."""
    if told is None:
        return brought
    if told.destroyed:
        return text("would-destroy", count=told.open_count)
    then = text("preview-then", count=told.open_count, limit=PARADOX_LIMIT)
    if told.patched is not None:
        return sentences(brought, text("preview-patch", year=told.patched), then)
    changes = {"preview-opens": told.opened, "preview-closes": told.closed, "recap-lost": told.nullified}
    happens = (text(key, years=all_of(years)) for key, years in changes.items() if years)
    return sentences(brought, *happens, then)
