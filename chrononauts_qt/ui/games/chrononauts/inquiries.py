"""What is answered at the tables of Chrononauts, Artifaxx and Solonauts: hand, goals, how all stands."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar

from PySide6.QtCore import Qt

from chrononauts_qt.games.chrononauts.view import Need, View
from chrononauts_qt.ui.catalog import inquiry_texts
from chrononauts_qt.ui.catalog.common import text as common
from chrononauts_qt.ui.catalog.wording import all_of, listed, sentences
from chrononauts_qt.ui.games.chrononauts.beats import paradoxes
from chrononauts_qt.ui.games.chrononauts.course import last_turns, since_own_turn
from chrononauts_qt.ui.games.chrononauts.goals import need_label
from chrononauts_qt.ui.games.chrononauts.texts.inquiry_texts import text
from chrononauts_qt.ui.games.chrononauts.texts.titles import title
from chrononauts_qt.ui.table.inquiries import Inquiries, Private, Public


def hand(view: View) -> str:
    """Return what a seat holds."""
    cards = all_of(map(title, view.hand))
    held = inquiry_texts.text("hand", cards=cards) if cards else inquiry_texts.text("no-hand")
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


def last_round(view: View, names: Sequence[str], seat: int | None) -> str:
    """Return what was done since the last turn of whoever looks, or in the last two turns."""
    lines = since_own_turn(view.events, seat, names) or last_turns(view.events, names)
    return sentences(*lines) or inquiry_texts.text("nothing-done")


def open_now(view: View, names: Sequence[str], seat: int | None) -> str:
    """Return how many Paradoxes are open."""
    return paradoxes(len(view.open_paradoxes))


class BoxInquiries(Inquiries):
    """The keys of the three games from one box."""

    PRIVATE: ClassVar[Mapping[int, Private]] = {
        Qt.Key.Key_D: hand,
        Qt.Key.Key_T: goals,
        Qt.Key.Key_N: playable,
    }
    PUBLIC: ClassVar[Mapping[int, Public]] = {
        Qt.Key.Key_R: last_round,
        Qt.Key.Key_O: open_now,
    }
