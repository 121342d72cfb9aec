"""What the table of Solonauts asks before it does something that one may regret."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from chrononauts_qt.games.chrononauts.actions import Action
from chrononauts_qt.ui.catalog.wording import all_of, altered
from chrononauts_qt.ui.games.chrononauts.texts.cards import title
from chrononauts_qt.ui.games.solonauts.solonauts_texts import text

if TYPE_CHECKING:
    from chrononauts_qt.ui.games.solonauts.table import SoloScreen


NO_WAY = "no-way"
"""The topic of the one question that nobody has asked for."""


class Questions(QObject):
    """Asks on the table's one line for questions; whoever says no is back at the hand."""

    def __init__(self, table: SoloScreen) -> None:
        super().__init__(table)
        self._bar = table.question
        self._hand = table.hand
        self._controller = table.controller
        table.controller.doubted.connect(self.ask_about)
        table.controller.drop_doubt()  # a table made anew shows no question

    def ask_undo(self) -> None:
        """Take the last action back; what makes the game one of practice is asked first, once."""
        self._controller.drop_doubt()
        if self._controller.undo_costs:
            undo = (text("undo-yes"), self._controller.undo)
            self._bar.ask(text("undo-question"), undo, (text("undo-no"), self._hand.setFocus))
        else:
            self._controller.undo()

    def ask_about(self, action: Action) -> None:
        """Ask before a Patch goes that somebody waits for (A-22)."""
        card = action.card_id or ""
        names = all_of(title(identity) for identity in self._controller.waiting_for(card))
        self._bar.ask(
            text("wanted-question", year=altered(int(card.removeprefix("patch-"))), names=names),
            (text("wanted-yes"), lambda: self._controller.play(action)),
            (text("wanted-no"), self._keep_card),
        )

    def _keep_card(self) -> None:
        self._controller.drop_doubt()
        self._hand.setFocus()

    def ask_end(self) -> None:
        """Ask whether the journey is to end here."""
        self._controller.drop_doubt()
        view = self._controller.view()
        if view.outcome is None:
            home = sum(one.home for one in view.travellers)
            self._bar.ask(
                text("end-question", home=home, travellers=len(view.travellers)),
                (text("end-here"), self._controller.end_here),
                (text("go-on"), self._hand.setFocus),
            )

    def tell_no_way(self, names: Sequence[str]) -> None:
        """Say who can no longer get home, as has been proved; going on is as good an answer as ending."""
        self._bar.ask(
            text("no-way", names=all_of(names)),
            (text("end-here"), self._controller.end_here),
            (text("go-on-anyway"), self._hand.setFocus),
            NO_WAY,
        )
