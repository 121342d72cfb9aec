"""What the tests of companions are told in: positions in words, cards that are heard, moments."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any

from chrononauts_qt.bots.dungeon_time.member import Choice, Moment, Need
from chrononauts_qt.bots.dungeon_time.memory import Memory
from chrononauts_qt.bots.dungeon_time.ranks import RANGER, Rank
from chrononauts_qt.bots.dungeon_time.team import Team
from chrononauts_qt.kernel.events import Event
from tests.dungeon_time.table import Table

PERFECT = Rank(1.0, 0.0, 1.0, 1.0, 0.0, 0.0, (1.0, 1.0), 0.0)
"""Somebody who misses and forgets nothing, and never asks."""


def card_played(card: str, number: int = 1, seat: int = 1) -> Event:
    """Return the event of a card that was played; seats count from 0."""
    return Event("CardPlayed", {"seat": seat, "card": card, "number": number})


def remembering(cards: str, seat: int = 0, rank: Rank = PERFECT) -> Memory:
    """Return the memory of somebody who has heard some cards."""
    memory = Memory(rank, "seed", seat)
    for number, card in enumerate(cards.split(), 1):
        memory.hear(card_played(card, number, seat))
    return memory


def moment(
    needs: Sequence[Need] = (),
    left: float | None = 200.0,
    idle: float = 20.0,
    may_move_on: bool = True,
    doubts: str = "",
    held_back: Iterable[str] = (),
) -> Moment:
    """Return a moment; the team doubts the kinds that are named."""

    def doubted(asked: Sequence[str]) -> str:
        return next((kind for kind in asked if kind in doubts.split()), "")

    return Moment(left, needs, idle, may_move_on, doubted, frozenset(held_back))


def asks(seat: int, kinds: str, mission: str = "") -> Need:
    """Return what a seat, from 0, asks for."""
    return Need(seat, mission, Counter(kinds.split()))


def said(choice: Choice | None) -> str:
    """Return a choice as a text; "" for none."""
    if choice is None:
        return ""
    return f"{choice.habit}: {choice.kind if choice.action is None else choice.action.text}"


def team_at(game: Table, ranks: dict[int, str] | None = None, seconds: float | None = 300.0) -> Team:
    """Return the companions of a table, Rangers in all seats where nothing else is said."""
    seats = ranks or dict.fromkeys(range(game.seats), RANGER)
    team = Team(seats, "team", game.seats, seconds)
    team.begin(0.0, game.view(1))
    return team


def tell(team: Team, cards: str, now: float = 0.0) -> None:
    """Let perfect companions hear cards that were played before."""
    for number, card in enumerate(cards.split(), 1):
        for one in team.companions.values():
            one.memory.rank = PERFECT._replace(pace=one.memory.rank.pace, waits=one.memory.rank.waits)
            one.memory.hear(card_played(card, number, one.seat))


def acted(team: Team, game: Table, until: float) -> list[tuple[float, int, Any]]:
    """Let a team play until a time; return what it did and said, and when. Seats count from 0."""
    done: list[tuple[float, int, Any]] = []
    while team.next_due[0] < until and game.step == "adventure":
        now, seat = team.next_due
        deed = team.wake(now, game.view(seat + 1))
        done += [(now, seat, saying) for saying in deed.sayings]
        if deed.action is not None:
            done.append((now, seat, deed.action.text))
            game.says(f"{seat + 1}: {deed.action.text}")
            team.hear(now, game.events, game.view(1))
    return done
