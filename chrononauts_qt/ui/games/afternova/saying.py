"""What the dock says, and how what is considered becomes an action."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import NamedTuple

from chrononauts_qt.games.afternova.actions import Action
from chrononauts_qt.ui.catalog.common import text as common
from chrononauts_qt.ui.games.afternova.controller import AfterNovaController
from chrononauts_qt.ui.games.afternova.draft import Draft
from chrononauts_qt.ui.games.afternova.steps import Choice
from chrononauts_qt.ui.games.afternova.texts.table_texts import text


class Said(NamedTuple):
    """What the dock says: a heading, a sentence, and the buttons."""

    heading: str
    note: str
    choices: tuple[Choice, ...] = ()


class Saying:
    """Knows what is considered, and says it; nothing here knows how anything looks."""

    def __init__(self, controller: AfterNovaController, draft: Draft) -> None:
        self._controller, self._draft = controller, draft

    def _play(self, action: Action) -> Callable[[], object]:
        return lambda: self._controller.play(action)

    def _refusal(self, action: Action) -> str | None:
        seat = self._controller.viewer
        return "" if seat is None else self._controller.explain(seat, action)

    def _back(self) -> Choice:
        return next(self._way_back(), Choice(common("back"), self.reconsider))

    def _way_back(self) -> Iterator[Choice]:
        """Yield a way back to the deal of one's own that a hint lies in the place of."""
        if self._draft.own is not None:
            yield Choice(text("own-deal"), self.reconsider, is_sentence=True)

    def reconsider(self) -> bool:
        """Leave what is considered, the last thing first; tell whether there was anything."""
        draft = self._draft
        if draft.own is not None:
            draft.take_up()
            return True
        if draft.deal is not None:
            draft.close_deal()
            return True
        if draft.card:
            draft.mark(draft.card)
            return True
        if draft.is_empty:
            return False
        draft.forget()
        draft.changed.emit()
        return True
