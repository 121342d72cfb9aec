"""Teams of companions that play by a clock of their own: nobody waits for it."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from statistics import median
from typing import Any

from chrononauts_qt.bots.dungeon_time.member import Moment, Need, decide, needs_in, settle
from chrononauts_qt.bots.dungeon_time.memory import Memory
from chrononauts_qt.games.dungeon_time import rules
from chrononauts_qt.games.dungeon_time.actions import TIME_UP, Action
from chrononauts_qt.games.dungeon_time.setup import Setup
from chrononauts_qt.games.dungeon_time.state import ADVENTURE, State

HEELS = 1.2
"""A card within so many seconds of another comes upon its heels."""


class Team:
    """One game of companions; time is told in seconds of the glass."""

    def __init__(self, ranks: Sequence[str], setup: Setup, seconds: float = 300.0) -> None:
        self.state, _ = rules.new_game(setup)
        self.members = {seat: Memory(rank, setup.seed, seat) for seat, rank in enumerate(ranks)}
        self.seconds = seconds
        self._dice = Random(setup.seed)
        self._now = 0.0
        self._last_card = self._moved_on = -10.0

    def play(self) -> State:
        """Play the game to its end."""
        state = self.state
        while state.step != ADVENTURE:
            seat = state.asked()[0]
            rules.apply(state, seat, rules.pending(state)[seat].options[0])
        due = {seat: self._dice.uniform(*memory.rank.pace) / 2 for seat, memory in self.members.items()}
        while state.step == ADVENTURE:
            seat = min(due, key=due.__getitem__)
            self._now = due[seat]
            if self._now >= self.seconds:
                rules.apply(state, state.asked()[0], TIME_UP)
                break
            due[seat] = self._act(seat)
        while rules.outcome(state) is None:
            rules.apply(state, 0, settle(rules.view(state, 0), self.members))
        return state

    def _act(self, seat: int) -> float:
        """Let a member decide and act; return when it looks again."""
        memory = self.members[seat]
        low, high = memory.rank.pace
        again = self._now + self._dice.uniform(low, high)
        if not self.state.hands[seat]:
            return again
        waits = memory.rank.waits * (1 + 0.2 * (len(self.members) - 1)) * self._dice.uniform(0.6, 1.4)
        if self.seconds - self._now > 60 and self._now - self._last_card < waits:
            return self._last_card + waits + 0.01
        action = self._decided(seat)
        if action is None:
            return min(again, self._now + 1.0)
        is_moving = action.verb == "discard" or self._is_put_aside(action)
        self._do(seat, action)
        if is_moving:
            self._moved_on = self._now
        return again

    def _decided(self, seat: int) -> Action | None:
        view = rules.view(self.state, seat)
        pause = 0.8 * (self.seconds - self._now) / (view.deck_size + 5)
        may = self._now - self._moved_on >= min(5.0, max(1.5, pause))
        idle = self._now - self._last_card
        moment = Moment(self.seconds - self._now, self._needs(), idle, may, self._agreed)
        action = decide(view, self.members[seat], moment, self._dice)
        return action if action in view.actions else None

    def _is_put_aside(self, action: Action) -> bool:
        return action.verb == "play" and not any(need.kinds[action.card] for need in self._needs())

    def _needs(self) -> list[Need]:
        """Return what all members ask for."""
        view = rules.view(self.state, None)
        return [need for memory in self.members.values() for need in needs_in(view, memory)]

    def _agreed(self, needs: Sequence[str]) -> bool:
        """Tell whether the middle one of the team believes that the Story offers some Items."""
        return all(
            median(memory.story[kind] for memory in self.members.values()) >= list(needs).count(kind)
            for kind in needs
        )

    def _do(self, seat: int, action: Action) -> None:
        resolution = rules.apply(self.state, seat, action)
        is_hurried = self._now - self._last_card < HEELS
        for event in resolution.events:
            if event.name == "CardPlayed":
                self._last_card = self._now
            for other, memory in self.members.items():
                own = needs_in(rules.view(self.state, other), memory)
                memory.hear(event, [kind for need in own for kind in need.kinds], is_hurried)


def figures(state: State) -> dict[str, Any]:
    """Return what is counted of a finished game."""
    outcome = rules.outcome(state)
    assert outcome is not None, "the game is over"
    return {
        "route": outcome.route,
        "played": state.missions_played,
        "completed": len(state.completed),
        "failures": state.failures,
    }
