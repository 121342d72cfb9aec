"""What whoever looks may ask by key, to be answered in a sentence."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, ClassVar

from PySide6.QtCore import QObject
from PySide6.QtGui import QKeyEvent

from chrononauts_qt.ui.catalog.inquiry_texts import text
from chrononauts_qt.ui.catalog.phone_texts import text as phone_text
from chrononauts_qt.ui.kit import private_speech
from chrononauts_qt.ui.table.seat_controller import SeatController

if TYPE_CHECKING:
    from chrononauts_qt.ui.table.window import Screen

Private = Callable[[Any], str]
"""Returns the answer from the viewer's view."""
Public = Callable[[Any, Sequence[str], int | None], str]
"""Returns the answer from the public view, the players' names, and the seat that asks."""


class Inquiries(QObject):
    """Answers by what the viewer may see; what is private is said only where nobody overhears it."""

    PRIVATE: ClassVar[Mapping[int, Private]] = {}
    PUBLIC: ClassVar[Mapping[int, Public]] = {}

    def __init__(self, controller: SeatController, table: Screen) -> None:
        super().__init__(table)
        self._controller, self._table = controller, table
        table.answers_to = frozenset({*self.PRIVATE, *self.PUBLIC})

    def take(self, event: QKeyEvent) -> bool:
        """Answer what a key asks; tell whether it asks for anything."""
        key = event.key()
        if event.modifiers() or event.isAutoRepeat() or not (key in self.PRIVATE or key in self.PUBLIC):
            return False
        self.tell(self.answer(key))
        return True

    def tell(self, words: str) -> None:
        """Let an answer be heard."""
        self._table.narrator.answer(words)

    @property
    def seat(self) -> int | None:
        """The seat that asks, None for nobody in particular."""
        return self._controller.viewer

    def seen(self) -> Any:
        """Return what everybody may see now."""
        return self._controller.public_view()

    def own(self) -> Any:
        """Return what the viewer may see."""
        return self._controller.view()

    def answer(self, key: int) -> str:
        """Return what is said to a key."""
        controller = self._controller
        if key in self.PUBLIC:
            return self.PUBLIC[key](self.seen(), controller.names, self.seat)
        if controller.viewer is None:
            return phone_text("hands-away") if controller.is_afar else text("covered")
        with controller.speaking():
            return private_speech.said(self.private(key, self.own()), text("overheard"))

    def private(self, key: int, view: Any) -> str:
        """Return what is said to a key that asks for something private."""
        return self.PRIVATE[key](view)
