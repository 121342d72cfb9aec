"""What can be done at the Market: cards and rows are chosen first, and said together."""

from __future__ import annotations

from chrononauts_qt.games.afternova.actions import ROWS, replace_row
from chrononauts_qt.games.afternova.cards import CREWS, PROJECTS
from chrononauts_qt.games.afternova.state import MARKET, TURN
from chrononauts_qt.games.afternova.view import View
from chrononauts_qt.ui.catalog import wording
from chrononauts_qt.ui.games.afternova.basket import Basket
from chrononauts_qt.ui.games.afternova.saying import Said, Saying
from chrononauts_qt.ui.games.afternova.steps import Choice
from chrononauts_qt.ui.games.afternova.texts import listed
from chrononauts_qt.ui.games.afternova.texts.basket_texts import text as basket_text
from chrononauts_qt.ui.games.afternova.texts.table_texts import text


class MarketVisit(Saying):
    """Fills the places of a Market action."""

    def taking(self) -> Said:
        """Say what is about to be taken and replaced."""
        basket, view = self._draft.basket, self._draft.view
        left = basket.left(view)
        words = _basket_words(basket, view)
        is_sentence = len(words) > 1
        take = Choice(wording.listed(words), self.take, any(basket), True, is_sentence)
        choices = (take, self._back()) if any(basket) else (take,)
        return Said(text("step-market"), listed.cards_left(left) if left else "", choices)

    def take(self) -> None:
        """Take what was chosen, one after the other, until something is asked."""
        for action in tuple(self._draft.basket.actions(self._draft.view)):
            step = self._controller.seen().step
            if step not in (TURN, MARKET) or not self._controller.play(action):
                return

    @property
    def is_full(self) -> bool:
        """Whether nothing more can be chosen at the Market."""
        draft = self._draft
        return any(draft.basket) and not draft.basket.left(draft.view)

    def replaceable(self) -> tuple[str, ...]:
        """Return the rows that the viewer may choose to replace, or has chosen."""
        if not self._controller.decides or self._draft.view.step not in (TURN, MARKET):
            return ()
        chosen = self._draft.basket.rows
        return tuple(row for row in ROWS if row in chosen or self._row_refusal(row) is None)

    def _row_refusal(self, row: str) -> str | None:
        """Return why a row cannot be replaced after what has been chosen, None if it can."""
        refusal, view = self._refusal(replace_row(row)), self._draft.view
        reason = self._draft.basket.refusal(view, row)
        if reason is not None and self._draft.basket.left(view) < 1:
            return basket_text("full")
        return self._controller.say(reason) if refusal is None and reason is not None else refusal

    def press(self, key: str) -> str:
        """Choose a card of the Market, or a row to be replaced; return why not, "" if it is done."""
        view = self._draft.view
        if not self._controller.decides or view.step not in (TURN, MARKET):
            return ""
        if key.startswith("replace-"):
            row = key.removeprefix("replace-")
            if row not in self._draft.basket.rows:
                refusal = self._row_refusal(row)
                if refusal is not None:
                    return refusal
            self._draft.replace(row)
            return ""
        is_card = key in CREWS or key in PROJECTS
        return basket_text("full") if is_card and not self._draft.take(key) else ""


def _basket_words(basket: Basket, view: View) -> list[str]:
    """Return in parts what the button says: how many cards are taken, and what rows cost."""
    paid = basket.paid(view)
    free = len(basket.rows) - paid
    if not basket.cards and len(basket.rows) == 1:
        return [text(f"replace-{basket.rows[0]}")]
    first = listed.take_cards(len(basket.cards)) if basket.cards or not free + paid else text("replace-both")
    given_up = [listed.given_up(paid)] if paid else []
    return [first, *given_up, *([listed.rows_free(free)] if free and basket.cards else [])]
