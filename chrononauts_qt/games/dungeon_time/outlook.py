"""What would come of the Story if it were told now, for a game that is watched again."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from chrononauts_qt.games.dungeon_time import rules
from chrononauts_qt.games.dungeon_time.actions import REFUSE, REVEAL, TIME_UP, Action, of_kinds
from chrononauts_qt.games.dungeon_time.state import ADVENTURE, FAILURE, REWARD, State
from chrononauts_qt.games.dungeon_time.view import View
from chrononauts_qt.kernel.events import Event


class Chosen(NamedTuple):
    """What a team has chosen by Mission: the Reward that was taken, "" for none, and what was discarded."""

    rewards: Mapping[str, str]
    drops: Mapping[str, tuple[str, ...]]


def chosen_in(events: Sequence[Event]) -> Chosen:
    """Return what was chosen in a game."""
    rewards, drops, failed = dict[str, str](), dict[str, tuple[str, ...]](), ""
    for event in events:
        data = event.data
        if event.name in ("RewardTaken", "RewardRefused"):
            rewards[data["mission"]] = data.get("kind", "")
        elif event.name == "MissionFailed":
            failed = data["card"]
        elif event.name == "ItemsDropped":
            drops.setdefault(failed, tuple(data["kinds"]))
    return Chosen(rewards, drops)


def told_now(state: State, chosen: Chosen) -> View:
    """Return what everybody would see once the Story of now had been told, without Heroes.

    The team chooses as it has `chosen`; where it was never asked it keeps all Items and takes what it must.
    """
    twin = state.copy()
    twin.events = []
    if twin.step == ADVENTURE:
        rules.apply(twin, twin.asked()[0], TIME_UP)
    while twin.outcome is None:
        rules.apply(twin, 0, _answer(twin, chosen))
    return rules.view(twin, None)


def _answer(state: State, chosen: Chosen) -> Action:
    options = rules.pending(state)[0].options
    if state.step == FAILURE:
        wanted = of_kinds("drop", chosen.drops.get(state.mission, ()))
        return wanted if wanted in options else of_kinds("drop", ())
    if state.step == REWARD:
        kind = chosen.rewards.get(state.mission, "")
        taken = Action("take", kind) if kind else REFUSE
        return next((one for one in (taken, REFUSE) if one in options), options[0])
    return REVEAL
