"""Help for whoever decides behind a lifted curtain: what can be played, what it would do, a good move."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from chrononauts_qt.bots.advice import Advice
from chrononauts_qt.bots.ranks import CHIEF
from chrononauts_qt.bots.rivals.foreseen import announced
from chrononauts_qt.bots.rivals.reasons import explain_move, tell_effect
from chrononauts_qt.games.chrononauts.actions import MEMO, MULLIGAN, Action
from chrononauts_qt.games.chrononauts.view import View
from chrononauts_qt.ui.catalog.hint_texts import text
from chrononauts_qt.ui.catalog.wording import all_of, sentences
from chrononauts_qt.ui.games.chrononauts.announcer import StandingHint
from chrononauts_qt.ui.games.chrononauts.inquiries import answers, playable
from chrononauts_qt.ui.games.chrononauts.texts import key_answers
from chrononauts_qt.ui.games.chrononauts.texts.actions import describe, target_word
from chrononauts_qt.ui.games.chrononauts.texts.move_reasons_texts import because
from chrononauts_qt.ui.games.chrononauts.texts.titles import title
from chrononauts_qt.ui.kit.roles import CardRole
from chrononauts_qt.ui.table.bots import Worker, processes
from chrononauts_qt.ui.table.graded_hints import EFFECT, SUGGESTION, WAYS, GradedHints

if TYPE_CHECKING:
    from chrononauts_qt.ui.games.chrononauts.rival_table import RivalTable


Names = Sequence[str]


def say_ways(view: View) -> str:
    """Return what can be done at this step; of a hand, how many of its cards can be played."""
    verbs = {action.verb for action in view.actions}
    if view.step == "mulligan":
        return text("can-exchange")
    if view.step == "window":
        return answers(view)
    if view.step == "end":
        return text("can-claim" if "claim" in verbs else "can-end")
    if view.step in ("kill", "rewind", "quick-trip"):
        return text("can-discard" if view.step == "kill" else "can-fetch")
    playable = {action.card_id for action in view.actions if action.verb == "play"}
    cards = view.small_hand if view.step == "miracle" else view.hand
    count = sum(card in playable for card in cards)
    return text("can-play", count=count, all=len(cards)) if count else text("can-play-nothing")


def say_ways_of(plays: Sequence[Action], names: Names) -> str:
    """Return what an armed card can be played on."""
    card = plays[0].card_id or ""
    targets = [target_word(card, play.target_id, names) for play in plays if play.target_id]
    if len(targets) < 2:
        return text("can-use", card=title(card))
    return text("can-aim", card=title(card), targets=all_of(targets))


def say_effect(view: View, action: Action, names: Names) -> str:
    """Return what a move would do, and whether it wins."""
    own = explain_move(view, action)
    told = [because(tell_effect(view, action), names)]
    if own.key.startswith("wins-"):
        told.append(because(own, names))
    return text("would-do", action=describe(action, names, view.step), effect=sentences(*told))


def say_announced(view: View, names: Names) -> str:
    """Return what the newest card would do if nobody stops it, or what stopping a Memo would."""
    newest = view.playing[-1]
    told = tell_effect(view, MEMO if newest.card == "memo" else announced(view))
    return text("would-happen", card=title(newest.card), effect=because(told, names))


def suggestion(view: View, action: Action, names: Names) -> str:
    """Return a move and the seat's own reason for it; of a discard also why it beats playing."""
    why = explain_move(view, action)
    reason = sentences(because(why, names), _beats(view, action, why.key))
    return text("suggestion", action=describe(action, names, view.step), reason=reason)


def _beats(view: View, action: Action, reason: str) -> str:
    """Return why a discard is better than a play, where its reason has not said so."""
    if action.verb != "discard" or view.step not in ("play", "miracle"):
        return ""
    if not any(other.verb == "play" for other in view.actions):
        return text("no-plays")
    return "" if reason == "least-harm" else text("beats-plays")


_SOURCES = {"rewind": "discard", "quick-trip": "draw-pile"}


class Hints(GradedHints):
    """The hints of the box: rings for cards and targets, what the Chief's move would do, and why it is good.

    ``target`` is the one target that is meant, "" for none or several. Nothing of it stays when another card
    is considered, either.
    """

    RANK = CHIEF

    def __init__(self, table: RivalTable, hire: Callable[[], Worker] = processes) -> None:
        arming, message = table.arming, table.message
        super().__init__(table.controller, message, hire)
        self._arming = arming
        self._hand = table.hand
        self._sheets = table.sheets
        self._aim = table.aim
        self._standing = StandingHint(arming, message)
        self._is_arming = False
        self.cards: frozenset[str] = frozenset()
        self.targets: frozenset[str] | None = None
        self.target = ""
        arming.changed.connect(self._follow)
        message.dismissed.connect(self._follow)
        table.steps.hint_pressed.connect(self.ask)
        table.sheets.hint_wanted.connect(self.ask)

    def help(self, view: View) -> None:
        """Give the grade that is due; what has to be thought out is noted when it has been."""
        if self.grade == WAYS:
            self._show_ways(view)
        elif self.grade == EFFECT and view.step == "window":
            self.say(say_announced(view, self._names))
        else:
            self.consider(view)
            return
        self.note(view)

    def ringed(self, armed: frozenset[str] | None) -> frozenset[str] | None:
        """Return the targets to ring: those of the hint, else those of the armed card."""
        return armed if self.targets is None else self.targets

    def take_away(self) -> None:
        """Show nothing of a hint any more."""
        self.cards, self.targets, self.target = frozenset(), None, ""
        self._arming.forget_hint()
        self._aim.consider(None)
        self._standing.take_away()
        if self._sheets.is_made("picker"):
            self._sheets.picker.tell("")
        if self._sheets.is_made("mulligan"):
            self._sheets.mulligan.tell_hint("")

    def _follow(self) -> None:
        """Another card is considered, or the words were put away."""
        if not self._is_arming:
            self.clear()

    # -- the three grades -----------------------------------------------------------------------

    def _show_ways(self, view: View) -> None:
        """Ring what can be played, and where; with a card in the air, where that one can."""
        plays, heard = self._arming.plays(), ""
        if self._sheets.is_up("picker"):
            said = say_ways(view)
        elif self._arming.card is not None and view.step != "kill":
            self.cards, self.targets = frozenset(), self._arming.targets()
            said = say_ways_of(plays, self._names) if plays else self._arming.refusal() or ""
        else:
            ringed = ("discard",) if view.step == "kill" else ("play",)
            ways = [action for action in view.actions if action.verb in ringed]
            self.cards = frozenset(action.card_id or "" for action in ways)
            self.targets = frozenset(action.target_id for action in ways if action.target_id) or None
            said = say_ways(view)
            heard = playable(view) if ways and view.step in ("play", "miracle") else ""
        self.say(said, heard)

    def _show_effect(self, view: View, action: Action) -> None:
        """Show what a move would do."""
        chosen, said = self._point_at(action), say_effect(view, action, self._names)
        self.say(said, sentences(said, chosen))

    def tell(self, view: View, advice: Advice) -> None:
        """Show what the move that was thought out would do; then suggest it, and bring the keys to it."""
        action = advice.action
        if self.grade < SUGGESTION:
            self._show_effect(view, action)
            return
        chosen, said = self._point_at(action), suggestion(view, action, self._names)
        self.say(said, sentences(said, chosen))
        self.changed.emit()  # what is focused has to be ringed
        if self._sheets.is_up("mulligan"):
            sheet = self._sheets.mulligan
            (sheet.change_button if action == MULLIGAN else sheet.keep_button).setFocus()
        elif not self._sheets.is_up("picker"):
            self._aim.focus_on(action)

    # -- showing --------------------------------------------------------------------------------

    def _point_at(self, action: Action) -> str:
        """Arm the card of a move, ring it and its target, and show what it would do to the TimeLine.

        Returns which card is chosen now, "" if that is not news.
        """
        before = self._arming.card
        self.cards = frozenset({action.card_id} if action.card_id else ())
        self.target = action.target_id or ""
        self.targets = frozenset({self.target}) if self.target else None
        self._is_arming = True
        if action.card_id is None:
            self._arming.disarm()
        else:
            self._arm(action.card_id)
        self._arming.hint_at(action, self.grade == SUGGESTION)
        self._is_arming = False
        self._aim.consider(action if action.verb == "play" else None)
        card = self._arming.card
        return key_answers.text("chosen", card=title(card)) if card and card != before else ""

    def say(self, sentence: str, heard: str = "") -> None:
        """Say it where it can be read: on the sheet that asks, else above the dock.

        `heard`: what a screen reader says instead.
        """
        if self._sheets.is_up("picker"):
            self._sheets.picker.tell(sentence)
        elif self._sheets.is_up("mulligan"):
            self._sheets.mulligan.tell_hint(sentence)
        else:
            self._standing.say(sentence, heard)

    def _arm(self, card: str) -> None:
        if self._sheets.is_up("picker"):
            self._sheets.picker.point_at(card)
            return
        step = self._controller.view().step
        if step in _SOURCES:
            self._arming.arm(card, _SOURCES[step])
            return
        self._arming.arm_of_hand(card)
        model, current = self._hand.model(), self._hand.currentIndex()
        rows = (model.index(row, 0) for row in range(model.rowCount()))
        if current.data(CardRole.CARD) != card:
            self._hand.setCurrentIndex(next(index for index in rows if index.data(CardRole.CARD) == card))

    @property
    def _names(self) -> Sequence[str]:
        return self._controller.names
