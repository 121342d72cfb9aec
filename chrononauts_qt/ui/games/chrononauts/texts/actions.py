"""What a seat can say, as short imperatives for buttons, lists and screen readers."""

from __future__ import annotations

from collections.abc import Sequence

from chrononauts_qt.games.chrononauts.actions import Action, target_kind
from chrononauts_qt.games.chrononauts.cards import BY_ID, PATCH
from chrononauts_qt.ui.catalog.wording import QT_TRANSLATE_NOOP, fill, marked
from chrononauts_qt.ui.games.chrononauts.texts.titles import title

_PLAY = QT_TRANSLATE_NOOP("Actions", "Play {card}")
_PLAY_ON = QT_TRANSLATE_NOOP("Actions", "Play {card} on {target}")
_PLAY_LEFT = QT_TRANSLATE_NOOP("Actions", "Play {card} to the left")
_PLAY_RIGHT = QT_TRANSLATE_NOOP("Actions", "Play {card} to the right")
_DISCARD = QT_TRANSLATE_NOOP("Actions", "Discard {card}")
_GUESS = QT_TRANSLATE_NOOP("Actions", "Guess {time}")

_BARE = {
    "memo": QT_TRANSLATE_NOOP("Actions", "Play a Memo"),
    "allow": QT_TRANSLATE_NOOP("Actions", "Let it happen"),
    "stop": QT_TRANSLATE_NOOP("Actions", "End the journey here"),
    "end": QT_TRANSLATE_NOOP("Actions", "End turn"),
    "keep": QT_TRANSLATE_NOOP("Actions", "Keep"),
    "mulligan": QT_TRANSLATE_NOOP("Actions", "Exchange your Identity"),
    "saw-clock": QT_TRANSLATE_NOOP("Actions", "I saw the clock"),
}
_KEEP_AT = {
    "kill": QT_TRANSLATE_NOOP("Actions", "Keep the rest"),
    "mulligan": QT_TRANSLATE_NOOP("Actions", "Keep this Identity"),
}
_CLAIM = {
    "home": QT_TRANSLATE_NOOP("Actions", "Claim: going home"),
    "mission": QT_TRANSLATE_NOOP("Actions", "Claim: Mission complete"),
    "hand": QT_TRANSLATE_NOOP("Actions", "Claim: ten cards"),
}


def describe(action: Action, names: Sequence[str], step: str = "") -> str:
    """Return what `action` does in the imperative; `names` are the players' names by 0-based seat.

    "keep" answers two questions; `step` (View.step) says which, so that the text can name the thing kept.
    """
    if action.verb == "play":
        return _describe_play(action, names)
    if action.verb == "discard":
        return fill(_DISCARD, card=title(_card(action)))
    if action.verb == "guess":
        return fill(_GUESS, time=action.text.removeprefix("guess "))
    if action.verb == "claim":
        return fill(_CLAIM[str(action.target)])
    if action.verb == "keep" and step in _KEEP_AT:
        return fill(_KEEP_AT[step])
    return fill(_BARE[action.verb])


def _card(action: Action) -> str:
    card = action.card_id
    if card is None:
        raise ValueError(f"“{action}” names no card")
    return card


def _describe_play(action: Action, names: Sequence[str]) -> str:
    card, target = _card(action), action.target_id
    kind = target_kind(BY_ID[card])
    if target is None or (BY_ID[card].family == PATCH and int(target) == BY_ID[card].facts["year"]):
        return fill(_PLAY, card=title(card))  # a Patch names its year already
    if kind == "direction":
        return fill(_PLAY_LEFT if target == "left" else _PLAY_RIGHT, card=title(card))
    return fill(_PLAY_ON, card=title(card), target=target_word(card, target, names))


def target_word(card_id: str, target: str, names: Sequence[str]) -> str:
    """Return the name of a target as an action's text has it: a year, an Artifact, "seat-2"."""
    kind = target_kind(BY_ID[card_id])
    if kind == "artifact":
        return title(target)
    if kind == "seat":
        return seat_name(int(target.removeprefix("seat-")) - 1, names)
    return marked(int(target), "true") if kind == "year" else target


_SEAT = QT_TRANSLATE_NOOP("Actions", "seat {number}")


def seat_name(seat: int, names: Sequence[str]) -> str:
    """Return the name of a 0-based seat, or “seat 6” where nobody sits."""
    return names[seat] if 0 <= seat < len(names) else fill(_SEAT, number=seat + 1)
