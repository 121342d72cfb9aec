"""The example of the rulebook as the engine plays it: what the board shows at each step.

Nothing is written down but the cards: what turns, opens, closes and comes off follows from the rules.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from chrononauts_qt.games.chrononauts.cards import DECK, PLAY_INDEX
from chrononauts_qt.games.chrononauts.effects import EFFECTS
from chrononauts_qt.games.chrononauts.snapshot import tiles
from chrononauts_qt.games.chrononauts.state import State
from chrononauts_qt.games.chrononauts.timeline import CONDITIONS
from chrononauts_qt.games.chrononauts.view import Tile
from chrononauts_qt.kernel.events import Event

PLAYS: tuple[tuple[str, int] | None, ...] = (
    None,
    ("prevent-assassination", 1963),
    None,
    None,
    None,
    ("patch-1968", 1968),
    ("patch-1969", 1969),
    ("prevent-assassination", 1865),
    ("sabotage", 1957),
    ("restore-history", 1963),
    ("restore-history", 1957),
)
"""The card of each step and its year; None where the step only looks."""

LOOK_AT = (1963, 1963, 1968, 1969, 1974, 1968, 1969, 1974, 1969, 1968, 1969)
"""The year that each step tells of."""

TAKES_PART = (1865, 1868, 1957, 1962, 1963, 1968, 1969, 1974)
"""The years that any step touches."""


@dataclass(frozen=True, slots=True)
class BoardStep:
    """How the TimeLine lies, what the last play told, and which year to look at."""

    tiles: tuple[Tile, ...]
    events: tuple[Event, ...]
    year: int


@cache
def steps() -> tuple[BoardStep, ...]:
    """Return the steps of the example in order."""
    state = State(players=2, seed="example")
    state.draw = list(DECK)  # where the bonus cards come from
    found: list[BoardStep] = []
    told: tuple[Event, ...] = ()
    for play, year in zip(PLAYS, LOOK_AT, strict=True):
        if play is not None:
            told = _play(state, *play)
        found.append(BoardStep(tiles(state), told, year))
    return tuple(found)


def _play(state: State, card_id: str, year: int) -> tuple[Event, ...]:
    """Carry out a card and return what it told."""
    card = PLAY_INDEX[card_id]
    effect = EFFECTS[card]
    assert effect is not None, "the example plays no Memo"
    state.events = []
    state.tell("CardAnnounced", seat=0, card=card_id, target=str(year), source="hand")
    effect(state, 0, card, year)
    return tuple(state.events)


def between(before: tuple[Tile, ...], after: tuple[Tile, ...]) -> tuple[Event, ...]:
    """Return the events that lead from one state of the board to another, for the way back and for jumps."""
    changed = [(old, new) for old, new in zip(before, after, strict=True) if old != new]
    turned = [(old, new) for old, new in changed if new.year not in CONDITIONS]
    events = [Event("LinchpinFlipped", {"year": new.year, "side": new.side, "seat": 0}) for _, new in turned]
    for old, new in changed:
        if old.patch and not new.patch:
            still = {"patch": old.patch, "still_paradox": new.side == "paradox", "cause": new.year}
            events.append(Event("PatchNullified", {"year": new.year, **still}))
    for old, new in changed:
        if new.year in CONDITIONS and old.side != new.side:
            name = "ParadoxOpened" if new.side == "paradox" else "ParadoxClosed"
            events.append(Event(name, {"year": new.year, "cause": new.year}))
        elif new.year in CONDITIONS and old.lit != new.lit:
            told = {"year": new.year, "cause": new.year, "lit": new.lit, "needs": 1}
            events.append(Event("ConditionHeld", told))
    events += [
        Event("PatchPlaced", {"seat": 0, "year": new.year, "patch": new.patch})
        for old, new in changed
        if new.patch and not old.patch
    ]
    return tuple(events)
