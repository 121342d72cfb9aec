"""What the Agent says in the place of a person: what can be done, what it would do, and why."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest

from chrononauts_qt.bots.afternova import player
from chrononauts_qt.bots.protocol import AGENT
from chrononauts_qt.games.afternova import rules
from chrononauts_qt.games.afternova.setup import Setup
from chrononauts_qt.games.afternova.state import MARKET, TURN
from chrononauts_qt.games.afternova.view import View

KINDS = {
    "gain-completes", "gain-nearer", "gain-points", "deal-more", "deal-little", "deal-cannot", "card-fits",
    "card-crew", "card-begun", "card-project", "completes", "waits", "discards", "drops",
}  # fmt: skip


def agents(seats: int, seed: str, count: int) -> Iterator[View]:
    """Yield what the seat sees that acts next, in a game of Agents."""
    state = rules.new_game(Setup(seats, seed, first="seat-1"))[0]
    for _ in range(count):
        owed = rules.pending(state)
        if not owed:
            return
        seat = next(iter(owed))
        view = rules.view(state, seat)
        yield view
        rules.apply(state, seat, player.choose(AGENT, view).action)


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_what_the_agent_does_is_among_what_can_be_done(seats: int) -> None:
    done = Counter[str]()
    for view in agents(seats, "ways", 80):
        if view.step != TURN:
            continue
        ways, action = player.ways(view), player.choose(AGENT, view).action
        done[action.verb] += 1
        if action.verb == "harvest":
            assert action.planet in (*ways.alone, *(ways.asked if action.shares else ()))
        elif action.verb == "offer":
            assert action.planet in ways.asked
            assert player.suggested(view) == action, "the deal that is suggested is the one it makes"
        elif action.verb == "take":
            assert action.cards[0] in ways.taken
        deal = player.suggested(view)
        assert deal is None or deal.planet in ways.asked
    assert {"offer", "take"} <= done.keys()


def test_the_basket_is_what_the_agent_goes_on_to_take() -> None:
    checked, planned = 0, list[str]()
    for seed in ("basket 1",):
        for view in agents(3, seed, 220):
            action = player.choose(AGENT, view).action
            if view.step == TURN:
                most = 3 + view.players[view.seat or 0].upgrades.count("market")
                planned = list(player.basket(view, most)) if action.verb == "take" else []
            if view.step in (TURN, MARKET) and action.verb == "take" and planned:
                assert action.cards[0] == planned.pop(0)
                checked += 1
    assert checked > 20


def test_a_basket_ends_where_the_hand_is_full() -> None:
    for view in agents(3, "full", 120):
        if view.step == TURN and player.choose(AGENT, view).action.verb == "take":
            room = 8 - len(view.crew) - len(view.projects)
            assert 1 <= len(player.basket(view, 3)) <= max(1, room)


def test_every_reason_has_its_facts_and_names_only_what_the_seat_knows() -> None:
    told = Counter[str]()
    for seed in ("why 1", "why 2"):
        for view in agents(3, seed, 180):
            action = player.choose(AGENT, view).action
            advice = player.explain(view, action)
            told[advice.key] += 1
            own = {*view.projects, *(card for card in view.market_projects if card)}
            named = {advice.params.get("project"), *advice.params.get("projects", ())} - {None}  # type: ignore[misc]
            assert named <= own, (advice, own)
    assert told.keys() >= KINDS - {"deal-cannot", "drops", "gain-points"}, KINDS - told.keys()
    assert not {key for key in told if key.startswith("plays-")}
