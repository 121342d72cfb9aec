"""What has been told and cannot be untold: for taking back, and for watching a game again (3.11)."""

from __future__ import annotations

from chrononauts_qt.games.chrononauts.state import GUESS, WINDOW, State
from chrononauts_qt.kernel.events import Event
from chrononauts_qt.kernel.reason import Reason

_WAITING = {GUESS: "take-back-guessing", WINDOW: "take-back-window"}
"""Steps at which several seats answer, and nobody is to know who will say what."""

_TOLD = {
    "PileShuffled": "take-back-shuffled",
    "CardDrawn": "take-back-drawn",
    "PileSearched": "take-back-searched",
    "HandsShuffled": "take-back-hands",
    "HandsPassed": "take-back-hands",
    "IdentityChanged": "take-back-goal",
    "IdentityExchanged": "take-back-goal",
    "MissionExchanged": "take-back-goal",
    "FirstPlayerChosen": "take-back-chosen",
}
"""By the event that told something hidden, why nobody can act as if it had not."""

_NO_NEWS = frozenset({"WindowOpened", "ConditionHeld", "TurnEnded"})
"""Something else says the same as these events, or follows at once."""


def not_taken_back(state: State) -> Reason | None:
    """Return why nothing may be taken back while a card or a guess waits for answers, else None.

    A withdrawal would probe who is about to answer.
    """
    return Reason(_WAITING[state.step]) if state.step in _WAITING else None


def told_by(event: Event) -> str:
    """Return the key of why nobody can act as if an event had not told it what was hidden; "" for none."""
    return _TOLD.get(event.name, "")


def begins_turn(event: Event) -> bool:
    """Tell whether a turn begins with an event."""
    return event.name == "TurnBegan"


def is_news(event: Event) -> bool:
    """Tell whether an event is worth a stop when a game is watched again."""
    return event.name not in _NO_NEWS
