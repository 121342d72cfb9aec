"""Hints in three grades: where to look is ringed, the Agent's move is laid out, its reason is said."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from chrononauts_qt.bots.advice import Advice
from chrononauts_qt.bots.afternova.player import Ways, basket, choose, suggested, ways
from chrononauts_qt.bots.ranks import AGENT
from chrononauts_qt.games.afternova.actions import Action
from chrononauts_qt.games.afternova.amounts import words
from chrononauts_qt.games.afternova.state import DROP, MARKET, TURN
from chrononauts_qt.games.afternova.view import View
from chrononauts_qt.ui.games.afternova import hints_told as said
from chrononauts_qt.ui.games.afternova.basket import places_left
from chrononauts_qt.ui.games.afternova.controller import AfterNovaController
from chrononauts_qt.ui.games.afternova.lay_out import keys_of, lay_out
from chrononauts_qt.ui.games.afternova.texts.hint_texts import text
from chrononauts_qt.ui.table.bots import Worker, processes
from chrononauts_qt.ui.table.graded_hints import EFFECT, WAYS, GradedHints

if TYPE_CHECKING:
    from chrononauts_qt.ui.games.afternova.table import AfterNovaScreen

_ANSWERS = {"accept": 0, "decline": 2}
"""The buttons of the dock that say yes and no."""


class Hints(GradedHints):
    """The hints of AfterNova: the second and the third grade are one thought of the Agent.

    Nothing stays when something else is considered. ``keys`` are those of the things that are ringed,
    ``_wanted`` is the Planet for which a deal is wished, "" for none.
    """

    RANK = AGENT

    _controller: AfterNovaController

    def __init__(self, table: AfterNovaScreen, hire: Callable[[], Worker] = processes) -> None:
        super().__init__(table.controller, table, hire)
        self._table, self._draft, self._message = table, table.draft, table.message
        self._is_laying = False
        self._wanted = ""
        self.keys: frozenset[str] = frozenset()
        self._draft.changed.connect(self._follow)
        self._message.dismissed.connect(self._follow)

    def suggest(self) -> None:
        """Lay out the deal that the Agent would offer at the Planet that is chosen, or at another one.

        Whatever it would rather do is said as well.
        """
        if not self.may_ask() or not self._draft.planet:
            return
        with self._controller.speaking():
            view = self._controller.seen(self._controller.viewer)
            self.look_at(view)
            self.grade, self._wanted = EFFECT, self._draft.planet
            self.consider(view)
        self.changed.emit()

    def rests(self) -> str:
        return text("rests")

    def help(self, view: View) -> None:
        self._wanted = ""
        if self.grade == WAYS:
            self._show_ways(view)
            self.note(view)
        else:
            self.consider(view)

    def take_away(self) -> None:
        self._wanted, self.keys = "", frozenset()
        if self._message.is_hint:
            self._message.dismiss()

    def say(self, sentence: str) -> None:
        self._message.hint(sentence)

    def _follow(self) -> None:
        """Something else is considered, or the words were put away."""
        if not self._is_laying:
            self.clear()

    # -- the three grades -----------------------------------------------------------------------

    def _show_ways(self, view: View) -> None:
        """Say what can be done, and ring the one place where most is promised."""
        if view.step not in (TURN, MARKET):
            self.keys = frozenset(_ringed(view))
            self.say(said.say_ways(view, Ways((), (), ())))
            return
        action = choose(AGENT, view).action
        self.keys = self._where(action)
        self.say(said.say_ways(view, ways(view), said.place_of(view, action)))

    def _where(self, action: Action) -> frozenset[str]:
        """Return the Planet, the agreed deal, or all of the Market: where an action is done."""
        if action.verb in ("take", "replace"):
            return frozenset(piece.key for piece in self._table.market.pieces)
        return frozenset({f"slip {action.offer}" if action.verb == "seal" else action.planet} - {""})

    def tell(self, view: View, advice: Advice) -> None:
        """Lay out a move, and say what it does or why it is good; or the deal that was wished for."""
        names, cards = self._controller.names, self._basket(view, advice.action)
        if self._wanted:
            self._show_deal(view, advice, cards)
            return
        self._lay(view, advice.action, cards)
        if self.grade == EFFECT:
            self.say(said.say_effect(view, advice.action, cards, names))
        else:
            self.say(said.suggestion(view, advice, cards, names))
            self._lead_to(advice.action)

    def _show_deal(self, view: View, advice: Advice, cards: tuple[str, ...]) -> None:
        """Lay out a deal where one is wished for, or at another Planet; nothing moves where there is none."""
        names, wanted = self._controller.names, self._wanted
        deal = suggested(view, wanted) or suggested(view)
        if deal is None:
            self.say(text("deal-none", move=said.suggestion(view, advice, cards, names)))
            return
        self._lay(view, deal, ())
        self.say(said.say_deal(view, deal, wanted, advice.action, cards, names))

    def _basket(self, view: View, action: Action) -> tuple[str, ...]:
        return basket(view, places_left(view)) if action.verb == "take" else ()

    def _lay(self, view: View, action: Action, cards: tuple[str, ...]) -> None:
        self._is_laying = True
        lay_out(self._draft, action, cards)
        self._is_laying = False
        self.keys = keys_of(action, cards)

    def _lead_to(self, action: Action) -> None:
        """Bring the keys to where Enter does it."""
        steps = self._table.steps
        if action.verb in _ANSWERS:
            steps.buttons[_ANSWERS[action.verb]].setFocus()
        elif steps.buttons:
            steps.buttons[-1 if action.verb == "done" else 0].setFocus()


def _ringed(view: View) -> set[str]:
    """Return the keys of what can be chosen of one's own, behind a turn or for an answer."""
    found = {
        card for action in view.actions if action.verb in ("accept", "discard", "complete")
        for card in action.cards
    }
    if view.step == DROP and view.seat is not None:
        held = words(view.players[view.seat].hold)
        found |= {f"hold-{place} {colour}" for place, colour in enumerate(held)}
    return found
