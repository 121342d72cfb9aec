"""What hints of the three grades say, from the view of the seat that asks."""

from __future__ import annotations

from collections.abc import Sequence

from chrononauts_qt.bots.rivals.foreseen import announced
from chrononauts_qt.bots.rivals.reasons import explain_move, tell_effect
from chrononauts_qt.games.chrononauts.actions import MEMO, Action
from chrononauts_qt.games.chrononauts.view import View
from chrononauts_qt.ui.catalog.hint_texts import text
from chrononauts_qt.ui.catalog.wording import all_of, sentences
from chrononauts_qt.ui.games.chrononauts.texts.actions import describe, target_word
from chrononauts_qt.ui.games.chrononauts.texts.move_reasons_texts import because
from chrononauts_qt.ui.games.chrononauts.texts.titles import title

Names = Sequence[str]


def ways(view: View) -> str:
    """Return what can be done at this step; of a hand, how many of its cards can be played."""
    verbs = {action.verb for action in view.actions}
    if view.step == "mulligan":
        return text("can-exchange")
    if view.step == "window":
        return text("can-memo" if "memo" in verbs else "can-allow", card=title(view.playing[-1].card))
    if view.step == "end":
        return text("can-claim" if "claim" in verbs else "can-end")
    if view.step in ("kill", "rewind", "quick-trip"):
        return text("can-discard" if view.step == "kill" else "can-fetch")
    playable = {action.card_id for action in view.actions if action.verb == "play"}
    cards = view.small_hand if view.step == "miracle" else view.hand
    count = sum(card in playable for card in cards)
    return text("can-play", count=count, all=len(cards)) if count else text("can-play-nothing")


def ways_of(plays: Sequence[Action], names: Names) -> str:
    """Return what an armed card can be played on."""
    card = plays[0].card_id or ""
    targets = [target_word(card, play.target_id, names) for play in plays if play.target_id]
    if len(targets) < 2:
        return text("can-use", card=title(card))
    return text("can-aim", card=title(card), targets=all_of(targets))


def effect(view: View, action: Action, names: Names) -> str:
    """Return what a move would do, and whether it wins."""
    own = explain_move(view, action)
    told = [because(tell_effect(view, action), names)]
    if own.key.startswith("wins-"):
        told.append(because(own, names))
    return text("would-do", action=describe(action, names, view.step), effect=sentences(*told))


def announced_effect(view: View, names: Names) -> str:
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
