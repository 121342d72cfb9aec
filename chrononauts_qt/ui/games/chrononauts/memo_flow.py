"""The Memo window as the game goes: what is announced, who looks, and what had the keys before."""

from __future__ import annotations

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QApplication, QWidget
from shiboken6 import isValid

from chrononauts_qt.games.chrononauts.view import View
from chrononauts_qt.ui.catalog.common import text
from chrononauts_qt.ui.games.chrononauts.match_controller import MatchController
from chrononauts_qt.ui.games.chrononauts.sheets.sheets import Sheets
from chrononauts_qt.ui.games.chrononauts.texts.actions import target_word
from chrononauts_qt.ui.games.chrononauts.texts.cards import title
from chrononauts_qt.ui.games.chrononauts.texts.events import narrate


class MemoFlow(QObject):
    """Shows a card that is played in the place of the dock, to all and then to whoever looks."""

    def __init__(self, controller: MatchController, sheets: Sheets) -> None:
        super().__init__(sheets)
        self._controller = controller
        self._sheets = sheets
        self._announced: object = None
        self._had_focus: QWidget | None = None
        self._focus_before: QWidget | None = None
        self._look_is_open = False
        controller.happened.connect(self._remember_focus)
        sheets.hold_toggled.connect(self.hold)
        sheets.never_mind.connect(self._never_mind)

    def refresh(self, view: View) -> None:
        """Announce a card that has just been played, and show who has looked and who has answered."""
        if view.step != "window":
            self.begin_again()
            self._sheets.hide("memo")
            return
        key = (view.turn, len(view.events))
        if key != self._announced:
            self._announced = key
            self._announce(view)
        memo, controller = self._sheets.memo, self._controller
        if len(controller.people) < 2:
            memo.set_held(controller.is_held)
        memo.set_looked(controller.looked)
        memo.set_allowed([seat for seat in range(len(view.players)) if seat not in view.deciding])

    def begin_again(self) -> None:
        """Announce anew what may have been announced to others."""
        self._announced = None

    def _announce(self, view: View) -> None:
        """Show the announced card in the place of the dock, and remember what had the keys there."""
        newest, controller, memo = view.playing[-1], self._controller, self._sheets.memo
        is_shared = len(controller.people) > 1
        asked = [seat for seat in controller.people if seat != newest.seat] if is_shared else []
        target = target_word(newest.card, newest.target, controller.names) if newest.target else ""
        if len(view.playing) > 1:  # a Memo: against the card below it
            target = title(view.playing[-2].card)
        until_ok = is_shared and not controller.is_ringing
        memo.announce(newest.seat, title(newest.card), target, asked, until_ok)
        memo.set_held(controller.is_held)  # others may have sat down meanwhile
        if memo.isHidden() and controller.sole is not None:
            self._had_focus = self._focus_before
        memo.show()
        memo.raise_()
        memo.setFocus()

    def show_look(self, view: View, seat: int) -> None:
        """Ask who looks whether it plays a Memo; the only person has not been told yet against what."""
        controller = self._controller
        self._look_is_open = True
        with controller.speaking():
            played = next(event for event in reversed(view.events) if event.name == "CardAnnounced")
            about = "" if controller.sole is None else narrate(played, controller.names) or ""
            card, refusal = title(view.playing[-1].card), controller.explain_memo(seat)
            self._sheets.memo.look(seat, card, refusal, about)
        self._sheets.memo.raise_()

    def end_look(self) -> None:
        """Take away what one seat was shown."""
        if self._look_is_open:
            self._look_is_open = False
            self._sheets.memo.end_look()
            self._sheets.take_focus()

    def _remember_focus(self) -> None:
        """Keep what has the keys before the buttons change: one that is disabled hands them on."""
        self._focus_before = QApplication.focusWidget()

    def return_focus(self) -> None:
        """Give the keys back to where the only person had them before a card was announced."""
        had = self._had_focus
        if had is None or self._sheets.covers_dock:
            return
        self._had_focus = None
        if not self._sheets.is_asking and isValid(had) and had.isEnabled():
            had.setFocus()

    def hold(self, on: bool) -> None:
        """Stop the ring, or let it run on."""
        self._controller.hold(on)
        self._sheets.memo.set_held(on)

    def _never_mind(self, seat: int) -> None:
        self._controller.never_mind()
        if self._controller.sole is None:
            self._sheets.memo.say(text("thought-better", name=self._controller.names[seat]))
