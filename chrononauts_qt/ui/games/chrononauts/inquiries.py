"""What whoever looks may ask by key, to be answered in a sentence: the hand, the goals, how all stands."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from chrononauts_qt.games.chrononauts.view import Need, View
from chrononauts_qt.ui.catalog.common import text as common
from chrononauts_qt.ui.catalog.wording import all_of, listed, sentences, spoken
from chrononauts_qt.ui.games.chrononauts.beats import paradoxes
from chrononauts_qt.ui.games.chrononauts.control.box_controller import BoxController
from chrononauts_qt.ui.games.chrononauts.course import last_turns, since_own_turn
from chrononauts_qt.ui.games.chrononauts.goals import need_label
from chrononauts_qt.ui.games.chrononauts.texts.inquiry_texts import text
from chrononauts_qt.ui.games.chrononauts.texts.titles import title
from chrononauts_qt.ui.kit import private_speech
from chrononauts_qt.ui.kit.accessibility import announce

Key = Qt.Key


class Inquiries(QObject):
    """Answers by what the viewer may see; what is private is said only where nobody overhears it."""

    def __init__(self, controller: BoxController, table: QWidget) -> None:
        super().__init__(table)
        self._controller, self._table = controller, table
        self._private: dict[int, Callable[[View], str]] = {
            Key.Key_D: hand,
            Key.Key_T: goals,
            Key.Key_N: playable,
        }
        self._public: dict[int, Callable[[View, Sequence[str]], str]] = {
            Key.Key_R: last_round,
            Key.Key_O: open_now,
        }

    def take(self, event: QKeyEvent) -> bool:
        """Answer what a key asks; tell whether it asks for anything."""
        key = event.key()
        if event.modifiers() or event.isAutoRepeat() or not (key in self._private or key in self._public):
            return False
        announce(self._table, spoken(self._answer(key)))
        return True

    def _answer(self, key: int) -> str:
        view = self._controller.view()
        if key in self._public:
            return self._public[key](view, self._controller.names)
        if self._controller.viewer is None:
            return text("covered")
        with self._controller.speaking():
            return private_speech.said(self._private[key](view), text("overheard"))


def hand(view: View) -> str:
    """Return what a seat holds."""
    held = text("hand", cards=all_of(map(title, view.hand))) if view.hand else text("no-hand")
    small = text("small-hand", cards=all_of(map(title, view.small_hand))) if view.small_hand else ""
    return sentences(held, small)


def goals(view: View) -> str:
    """Return the goals of a seat, line by line; of a journey, whom it has to bring home."""
    cards = ((view.identity, view.home_needs), (view.mission, view.mission_needs))
    own = [_goal(card, needs) for card, needs in cards if card is not None]
    waiting = [_goal(one.identity, one.needs) for one in view.travellers if not one.home]
    return sentences(*own, *waiting) or text("no-goals")


def _goal(card: str, needs: Sequence[Need]) -> str:
    lines = (common("goal-met" if one.fulfilled else "goal-open", line=need_label(one)) for one in needs)
    return text("goal", card=title(card), lines=listed(lines))


def playable(view: View) -> str:
    """Return the cards that can be played now."""
    cards = dict.fromkeys(one.card_id for one in view.actions if one.verb == "play" and one.card_id)
    return text("can-play", cards=all_of(map(title, cards))) if cards else text("cannot-play")


def last_round(view: View, names: Sequence[str]) -> str:
    """Return what was done since the last turn of whoever looks, or in the last two turns."""
    lines = since_own_turn(view.events, view.seat, names) or last_turns(view.events, names)
    return sentences(*lines) or text("nothing-done")


def open_now(view: View, names: Sequence[str]) -> str:
    """Return how many Paradoxes are open."""
    return paradoxes(len(view.open_paradoxes)) if view.timeline else text("no-timeline")
