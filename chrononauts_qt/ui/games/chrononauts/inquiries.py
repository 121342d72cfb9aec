"""What is answered at the tables of Chrononauts, Artifaxx and Solonauts: hand, goals, how all stands."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, ClassVar

from PySide6.QtCore import Qt

from chrononauts_qt.games.chrononauts.plays_left import plays_left
from chrononauts_qt.games.chrononauts.view import Need, View
from chrononauts_qt.ui.catalog import hint_texts, inquiry_texts
from chrononauts_qt.ui.catalog.common import plays_left as plays_words
from chrononauts_qt.ui.catalog.common import text as common
from chrononauts_qt.ui.catalog.wording import all_of, altered, ended, listed, sentences
from chrononauts_qt.ui.games.chrononauts.beats import paradoxes
from chrononauts_qt.ui.games.chrononauts.control.box_controller import BoxController
from chrononauts_qt.ui.games.chrononauts.course import last_turns, since_own_turn
from chrononauts_qt.ui.games.chrononauts.goals import need_label
from chrononauts_qt.ui.games.chrononauts.models.hand_model import HandModel
from chrononauts_qt.ui.games.chrononauts.models.row_diff import kept_order
from chrononauts_qt.ui.games.chrononauts.texts.inquiry_texts import text
from chrononauts_qt.ui.games.chrononauts.texts.titles import title
from chrononauts_qt.ui.kit.spoken_keys import key_of
from chrononauts_qt.ui.table.inquiries import Inquiries, Private, Public

if TYPE_CHECKING:
    from chrononauts_qt.ui.games.chrononauts.card_table import CardTable


def hand(view: View) -> str:
    """Return what a seat holds, and which digits choose the cards."""
    is_small = view.step == "miracle"
    cards = all_of(map(title, view.hand) if is_small else _numbered(view.hand))
    held = inquiry_texts.text("hand", cards=cards) if cards else inquiry_texts.text("no-hand")
    drawn = all_of(_numbered(view.small_hand) if is_small else map(title, view.small_hand))
    return sentences(held, text("small-hand", cards=drawn) if drawn else "")


def _numbered(cards: Sequence[str]) -> list[str]:
    """Return the cards of the hand that is shown, each with its digit: the tenth has 0, later ones none."""
    named = [text("numbered", card=title(card), digit=at % 10) for at, card in enumerate(cards[:10], 1)]
    return [*named, *map(title, cards[10:])]


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
    """Return the cards that can be played now, how one is chosen and how many plays are left; to a play of
    another, the answers; of Killing Time, what is asked."""
    if not view.actions:
        return inquiry_texts.text("nothing-now")
    if view.step == "window":
        return answers(view)
    if view.step == "kill":
        return common("kill-question")
    cards = dict.fromkeys(one.card_id for one in view.actions if one.verb == "play" and one.card_id)
    if not cards:
        return text("cannot-play")
    left = plays_left(view)
    owed = ended(plays_words(left)) if left else ""
    return sentences(text("can-play", cards=all_of(map(title, cards))), owed, text("choose"))


def answers(view: View) -> str:
    """Return what can be done about the card that is being played."""
    may_cancel = any(one.verb == "memo" for one in view.actions)
    return hint_texts.text("can-memo" if may_cancel else "can-allow", card=title(view.playing[-1].card))


def other_ways(view: View, place: str, discard: str) -> Iterator[str]:
    """Yield what can be done now besides playing a card, each with its key in a `place` or its button.

    `discard` is what the button of the table says that discards.
    """
    verbs = {one.verb for one in view.actions}
    if "discard" in verbs:
        yield _way(discard, place, "X", "discard")
    if view.step == "kill" and "keep" in verbs:
        yield _way(common("keep-rest"), place, "E")
    if "end" in verbs:
        yield _way(common("end-turn"), place, "E")
    if "claim" in verbs:
        yield _way(common("claim-victory"), place, "V")


def _way(button: str, place: str, usual: str, words: str = "way") -> str:
    cap = key_of(place, usual)
    return text(words, button=button, cap=cap) if cap else text("to-button", button=button)


def last_round(view: View, names: Sequence[str], seat: int | None) -> str:
    """Return what was done since the last turn of whoever looks, or in the last two turns."""
    lines = since_own_turn(view.events, seat, names) or last_turns(view.events, names)
    return sentences(*lines) or inquiry_texts.text("nothing-done")


def open_now(view: View, names: Sequence[str], seat: int | None) -> str:
    """Return how many Paradoxes are open, which, and which Linchpins are turned."""
    turned = [altered(tile.year) for tile in view.timeline if tile.side == "prime"]
    years = {"open-years": view.open_paradoxes, "turned-years": turned}
    named = (text(key, years=all_of(some)) for key, some in years.items() if some)
    return sentences(paradoxes(len(view.open_paradoxes)), *named)


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

    def __init__(self, controller: BoxController, table: CardTable) -> None:
        super().__init__(controller, table)
        self._hand, self._steps = table.hand, table.steps

    def own(self) -> View:
        """Return what the viewer may see, with the cards as they lie in the hand."""
        view: View = super().own()
        shown = self._hand.model()
        assert isinstance(shown, HandModel)
        if shown.source == "small-hand":
            return view._replace(small_hand=tuple(kept_order(shown.cards, view.small_hand)))
        return view._replace(hand=tuple(kept_order(shown.cards, view.hand)))

    def private(self, key: int, view: View) -> str:
        said = super().private(key, view)
        if key != Qt.Key.Key_N:
            return said
        place, discard = self._controller.match.game_id, self._steps.discard_button.text()
        return sentences(said, *other_ways(view, place, discard))
