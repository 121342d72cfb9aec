"""What the dock's buttons say now, and what they do."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QObject, Signal

from chrononauts_qt.games.chrononauts.actions import END, KEEP
from chrononauts_qt.games.chrononauts.view import View
from chrononauts_qt.ui.catalog import phone_texts, private_speech_texts, seat_texts
from chrononauts_qt.ui.catalog.common import text
from chrononauts_qt.ui.games.chrononauts.control.arming import Arming
from chrononauts_qt.ui.games.chrononauts.questions import FETCHES, Questions
from chrononauts_qt.ui.games.chrononauts.step_panel import Primary, StepPanel
from chrononauts_qt.ui.games.chrononauts.texts.titles import title
from chrononauts_qt.ui.kit import private_speech


class Buttons(QObject):
    """Keeps the buttons in step with the game and the armed card. `ended`: the ending is asked for."""

    ended = Signal()

    def __init__(self, steps: StepPanel, arming: Arming, questions: Questions) -> None:
        super().__init__(steps)
        self._steps = steps
        self._arming = arming
        self._questions = questions
        self._controller = questions.controller
        steps.primary_pressed.connect(self.press_primary)
        steps.discard_pressed.connect(self.discard)
        steps.claim_pressed.connect(self.claim)

    def show(self, reminds: bool) -> None:
        """Say what can be pressed now; with `reminds` a claim that is true is pointed out."""
        view = self._controller.asking(self._controller.view())
        own = self._controller.decides
        claims = own and any(action.verb == "claim" for action in view.actions)
        with self._controller.speaking():
            self._steps.show_view(
                view,
                self._primary(view) if view.step == "kill" else self._heard(self._primary(view)),
                self._arming.discard() is not None,
                own and view.step == "end",
            )
            self._steps.remind(claims and reminds)
            self._steps.offer_hint(own and bool(view.actions), self._controller.match.game_id)

    def _heard(self, primary: Primary) -> Primary:
        """Let the button be called alike for every chosen card where others hear what it is called."""
        if self._arming.card is None:
            return primary
        hushed = private_speech_texts.text("play-chosen")
        return replace(primary, spoken=private_speech.said(primary.label, hushed))

    def _primary(self, view: View) -> Primary:
        """Return what the one primary button says now."""
        if view.step == "over":
            return Primary(text("how-it-ended"), True)
        if not self._controller.decides:
            if self._is_for_bots():
                return Primary(text("go-on") if self._controller.is_held else text("hold"), True)
            return Primary(self._whose_turn(view), False)
        if view.step == "mulligan":
            return Primary(text("mulligan-title" if view.actions else "mulligan-new-title"), False)
        if view.step == "end":
            return Primary(text("end-turn"), True)
        if view.step == "kill":
            if self._arming.card is None:
                return Primary(text("keep-rest"), True)
            return Primary(text("kill-time"), True, spoken=text("kill-chosen"))
        if self._arming.card is None:
            is_dead = view.step == "play" and not any(action.verb == "play" for action in view.actions)
            return Primary(text("choose-to-kill" if is_dead else "choose-card"), view.step in FETCHES)
        if self._arming.refusal():
            return Primary(text("not-playable"), False)
        is_clear = self._arming.suggested or self._arming.sole_play()
        if is_clear or self._arming.referee.needs_choice(self._arming.card):
            named = text("play-named", card=title(self._arming.card))
            return Primary(named, True, short=private_speech_texts.text("play-chosen"))
        return Primary(text("choose-what"), self._questions.may_aim)

    def _whose_turn(self, view: View) -> str:
        """Return what the button says to somebody who can do nothing: that a bot is at it, if one is."""
        seat = view.deciding[0] if view.step == "mulligan" else view.seat_to_move
        rank, name = self._controller.match.bots.get(seat), self._controller.names[seat]
        if seat in self._controller.phones:
            return phone_texts.text("on-phone", name=name)
        if rank is None:
            return text("choose-card")
        return text("turn-of-bot", name=name, bot=seat_texts.text(f"bot-{rank}"))

    def press_primary(self) -> None:
        """Do what the primary button says."""
        viewer = self._controller.viewer
        view = self._controller.view()
        if view.step == "over":
            self.ended.emit()
        elif self._is_for_bots():
            self.pause()
        if viewer is None or not self._controller.decides:
            return
        play = self._arming.sole_play()
        if view.step == "end":
            self._controller.submit(viewer, END)
        elif view.step == "kill":
            if self._arming.card is None:
                self._controller.submit(viewer, KEEP)
            else:
                self.discard()
        elif self._arming.suggested is not None:
            self._controller.play(self._arming.suggested)
        elif play is not None:
            self._controller.play(play)
        elif self._arming.card is not None and self._arming.referee.needs_choice(self._arming.card):
            self._questions.ask_choice(self._arming.card)
        elif self._questions.may_aim:
            self._questions.aim()
        elif view.step in FETCHES:
            self._questions.ask_fetch()

    def _is_for_bots(self) -> bool:
        """Tell whether the button lets bots wait or go on; a second Enter after a turn stops nobody."""
        controller = self._controller
        may = controller.may_pause and not controller.decides
        return may and (controller.is_held or not controller.people)

    def pause(self) -> bool:
        """Let bots wait that play with one person or none, or go on; tell whether there are any."""
        may = self._controller.may_pause
        if may:
            self._controller.hold(not self._controller.is_held)
        return may

    def claim(self) -> None:
        """Show the ways to win."""
        self._questions.ask_claim(self._steps.reminds)

    def discard(self) -> None:
        """Discard the armed card: Killing Time, its second card, or instead of a Miracle's play."""
        action = self._arming.discard()
        if action is not None and self._controller.viewer is not None:
            self._controller.submit(self._controller.viewer, action)
