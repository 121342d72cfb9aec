"""What a seat, or the public, sees (section 14): the same for all but for what each may say."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from chrononauts_qt.games.dungeon_time.actions import Action
from chrononauts_qt.games.dungeon_time.state import ADVENTURE, DRAFT, OVER, State
from chrononauts_qt.kernel.events import Event
from chrononauts_qt.kernel.game import Decision
from chrononauts_qt.kernel.outcome import Outcome


class View(NamedTuple):
    """What is seen now.

    ``hands`` are () while Heroes are chosen, ``deck_back`` and ``story_back`` tell item or mission, or None;
    ``story_top`` is the card on top of the Story in the Adventure phase, ``story_size`` how many cards it
    has. ``backpack`` has by kind cards and tokens, ``settling`` is the Mission that waits, ``offer`` its
    Reward. At the end ``deck`` and ``story`` are open.
    """

    seat: int | None
    turn: int
    step: str
    seat_to_move: int
    deciding: tuple[int, ...]
    actions: tuple[Action, ...]
    is_open: bool
    outcome: Outcome | None
    events: tuple[Event, ...]
    players: int
    scenario: str
    adventure: str
    goal: int
    extended: bool
    draft: tuple[tuple[str, ...], ...]
    heroes: tuple[str, ...]
    used: frozenset[str]
    hands: tuple[tuple[str, ...], ...]
    done: frozenset[int]
    deck_size: int
    deck_back: str | None
    story_size: int
    story_top: str | None
    story_back: str | None
    missions_played: int
    discard: tuple[str, ...]
    backpack: Mapping[str, tuple[int, int]]
    supply: Mapping[str, int]
    removed: tuple[str, ...]
    slots: int
    limit: int
    completed: tuple[str, ...]
    failed: tuple[str, ...]
    failures: int
    adventure_done: bool
    effects: tuple[str, ...]
    guesses: tuple[str, ...]
    free: int
    waive: int
    peek: tuple[str, ...]
    settling: str
    offer: tuple[str, ...]
    deck: tuple[str, ...]
    story: tuple[str, ...]


def view_of(state: State, seat: int | None, owed: Decision | None) -> View:
    """Return what a seat sees; None is the public."""
    is_phase, is_over = state.step == ADVENTURE, state.step == OVER
    effects = (("market", state.market), ("echo", state.echo), ("squeeze", state.squeeze))
    return View(
        seat,
        state.turn,
        state.step,
        0,
        state.asked(),
        () if owed is None else tuple(owed.options),
        False,
        state.outcome,
        state.told(seat),
        state.seats,
        state.scenario,
        state.adventure,
        state.goal,
        state.extended,
        state.draft,
        state.heroes,
        state.used,
        () if state.step == DRAFT else tuple(map(tuple, state.hands)),
        state.done,
        len(state.deck),
        state.top_back(),
        len(state.story),
        state.story[-1].card if is_phase and state.story else None,
        None if is_phase else state.next_back(),
        state.missions_played,
        tuple(state.discard),
        dict(state.backpack),
        dict(state.supply),
        state.removed,
        state.slots,
        state.limit,
        state.completed,
        tuple(told.card for told in state.failed),
        state.failures,
        state.adventure_done,
        tuple(name for name, acts in effects if acts),
        state.guesses,
        state.free,
        state.waive,
        tuple(told.card for told in state.peek),
        state.mission,
        state.offer,
        tuple(reversed(state.deck)) if is_over else (),
        tuple(told.card for told in state.story) if is_over else (),
    )
