"""The players of AfterNova: always legal, the same to the same view, and honest."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from chrononauts_qt.bots.afternova import player
from chrononauts_qt.bots.afternova.player import choose
from chrononauts_qt.bots.afternova.seen import Seen
from chrononauts_qt.bots.protocol import AGENT, CADET, CHIEF, RANKS
from chrononauts_qt.games.afternova import rules
from chrononauts_qt.games.afternova.setup import Setup
from chrononauts_qt.games.afternova.state import State
from chrononauts_qt.games.afternova.view import View
from tests import soak_balance, soak_honesty
from tests.afternova.play import steps
from tests.afternova.ranked import played

each_rank = pytest.mark.parametrize("rank", RANKS)


@each_rank
@pytest.mark.parametrize("seats", [2, 3, 5])
def test_every_answer_is_legal_and_the_same_again(rank: str, seats: int) -> None:
    for number, (state, _) in enumerate(steps(Setup(seats, rank), f"{rank} {seats}", 250)):
        if number % 5 == 0:
            for seat in state.asked():
                view = rules.view(state, seat)
                action = choose(rank, view).action
                assert rules.explain(state, seat, action) is None, action.text
                assert choose(rank, view).action == action
                assert player.explain(view, action).key


def test_a_whole_game_ends(request: pytest.FixtureRequest) -> None:
    for ranks in ([AGENT, CHIEF], [CADET, AGENT, CHIEF], [AGENT] * 5):
        assert played(ranks, Setup(len(ranks), f"whole {len(ranks)}")).outcome is not None


def test_an_agent_is_better_than_a_cadet() -> None:
    wins = [played([AGENT, CADET, AGENT, CADET], Setup(4, f"better {game}")).outcome for game in range(4)]
    assert sum(outcome is not None and outcome.winner in (0, 2) for outcome in wins) >= 3


# -- honesty ------------------------------------------------------------------------------------------


def disagreements(rank: str, seats: int, seat: int, number: int = 0) -> list[str]:
    """Return where a player says something else in a world that looks the same to it."""
    return soak_honesty.asked_in_both(rank, seats, seat, number)[1]


@each_rank
@pytest.mark.parametrize(("seats", "seat"), [(2, 0), (3, 0), (4, 1), (5, 2)])
def test_a_player_answers_to_what_it_sees(rank: str, seats: int, seat: int) -> None:
    assert disagreements(rank, seats, seat) == []


def _number(cards: Sequence[str]) -> int:
    """Return a number that tells one order of cards from another."""
    return int.from_bytes(" ".join(cards).encode(), "big") % 9973


def test_planted_cheats_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """Hand a player what lies beyond its view, as a leak would."""
    honest = rules.view

    def crew_of_others(state: State, view: View) -> View:
        players = [
            seen._replace(known=frozenset(state.hand(other))) for other, seen in enumerate(view.players)
        ]
        return view._replace(players=tuple(players))

    def next_planet(state: State, view: View) -> View:
        return view._replace(turn=_number(state.planet_deck))

    def objectives(state: State, view: View) -> View:
        return view._replace(turn=_number(state.objectives))

    for cheat in (crew_of_others, next_planet, objectives):
        monkeypatch.setattr(
            rules, "view", lambda state, seat, cheat=cheat: cheat(state, honest(state, seat)))
        assert any(
            disagreements(rank, 3, seat, number)
            for number in range(12) for rank in (CADET, AGENT) for seat in range(3)
        ), cheat.__name__


def test_what_others_hold_is_guessed_from_what_everybody_knows() -> None:
    state, _ = rules.new_game(Setup(3, "guess", "seat-1"))
    seen = Seen(rules.view(state, 0), player.STYLES[AGENT])
    needs = next(iter(rules.view(state, 0).planets))
    assert needs is not None
    assert seen.known_crew(1) == ()
    assert 0 < seen.able(1, seen.bonus(0)._replace(piloting=1)) < 1


def test_samples_of_the_soaks() -> None:
    tasks = [(3, 0, 1), (2, 0, 1), (soak_balance.GIFT, 0, 1)]
    told = soak_balance.report({task: soak_balance.play_agents(task) for task in tasks})
    assert set(told) == {"seed", "seats", "gifts", "outside", "failures"}
    assert told["failures"] == []
    asked = soak_honesty.report({(1, 0, 1): soak_honesty.ask((1, 0, 1))})
    assert (asked["failures"], asked["positions"][AGENT] > 5) == ([], True)
    assert soak_balance.report_cadets({(4, 0, 1): soak_balance.play_cadets((4, 0, 1))})["failures"] == []
