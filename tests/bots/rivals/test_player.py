"""What every rank says without thinking, and what it says before the first turn."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random
from typing import Any

import pytest

from chrononauts_qt.bots.ranks import AGENT, CADET, CHIEF, PARTS, explore, think
from chrononauts_qt.bots.rivals import player
from chrononauts_qt.bots.rivals.goals import flips_home
from chrononauts_qt.bots.rivals.memory import Memory
from chrononauts_qt.bots.rivals.play import within_reason
from chrononauts_qt.games.chrononauts import rules
from chrononauts_qt.games.chrononauts.cards import IDENTITIES, PLAY_CARDS
from chrononauts_qt.games.chrononauts.variants import artifaxx
from chrononauts_qt.games.chrononauts.view import View
from chrononauts_qt.kernel.events import Event
from chrononauts_qt.shelf import RANKS
from tests.bots.rivals import positions
from tests.scenario import table


def says(view: View, rank: str, game: str = "chrononauts") -> str:
    """Return what a player of a rank does, a Chief after a short search."""
    return str(think(game, rank, view, effort=0.05).advice.action)


@pytest.fixture
def thoughtless(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let nobody remember anything: thinking begins with that."""

    def refuse(view: View) -> None:
        raise AssertionError("there is nothing to think about")

    monkeypatch.setattr(player, "Memory", refuse)


@pytest.mark.rule("R-801", "R-803")
@pytest.mark.parametrize("rank", RANKS)
def test_a_victory_is_claimed_at_once(rank: str, thoughtless: None) -> None:
    game = positions.claiming()
    assert says(game.seat(1).view, rank) == "claim home"
    game.seat(1).claims("home")
    assert game.winner == 1


@pytest.mark.rule("R-1014")
@pytest.mark.parametrize("rank", RANKS)
def test_who_can_say_only_one_thing_says_it_without_thinking(rank: str, thoughtless: None) -> None:
    game = positions.nearly_accomplished()
    game.seat(1).announces("ark")
    assert says(game.seat(2).view, rank) == "allow"
    game.everybody_allows()
    assert says(game.seat(1).view, rank) == "end"
    for part in range(PARTS[rank]):
        assert explore("chrononauts", rank, game.seat(1).view, part, lambda: -1.0) is not None


@pytest.mark.rule("R-208")
@pytest.mark.parametrize("rank", RANKS)
def test_the_time_is_guessed_by_every_seat_for_itself(rank: str, thoughtless: None) -> None:
    views = guessing(6)
    guesses = [says(view, rank) for view in views]
    assert all(rules.parse(guess) in view.actions for guess, view in zip(guesses, views, strict=True))
    assert len(set(guesses)) > 3
    assert guesses == [says(view, rank) for view in views]


def guessing(players: int) -> list[View]:
    """Return what all seats see before the first turn."""
    state, _ = rules.new_game(rules.Setup(players, "guessing", first="guess"))
    return [rules.view(state, seat) for seat in range(players)]


def mulligans(rank: str, identities: Iterable[str], **setup: Any) -> set[str]:
    """Return who of the Identities is changed for another."""
    changed = set()
    for identity in identities:
        game = table(2, hands={1: "dodo ark sabotage"}, identities={1: identity}, mulligan=True, **setup)
        said = says(game.seat(1).view, rank)
        assert said in ("mulligan", "keep")
        if said == "mulligan":
            changed.add(identity)
    return changed


@pytest.mark.rule("R-209")
@pytest.mark.parametrize("rank", [AGENT, CHIEF])
def test_an_identity_is_changed_if_most_others_are_nearer_home(rank: str) -> None:
    """From 1963 on its prime side, 1968 and 1969 are Paradoxes: some are near home, others far."""
    every = [card.id for card in IDENTITIES]
    red = rules.new_game(rules.Setup(2, red=(1963,)))[0].red
    changed = mulligans(rank, every, red=[1963])
    flips = {card.id: flips_home(number, red) for number, card in enumerate(IDENTITIES)}
    assert 0 < len(changed) < len(every)
    kept = [flips[name] for name in every if name not in changed]
    assert min(flips[name] for name in changed) >= max(kept)
    assert min(kept) == min(flips.values())


@pytest.mark.rule("R-209")
def test_the_cadet_keeps_whom_it_was_dealt() -> None:
    assert mulligans(CADET, [card.id for card in IDENTITIES], red=[1963]) == set()


@pytest.mark.parametrize(("rank", "times"), [(CADET, 1), (AGENT, 0), (CHIEF, 0)])
def test_only_the_cadet_remembers_no_card(rank: str, times: int, monkeypatch: pytest.MonkeyPatch) -> None:
    forgotten: list[Memory] = []
    monkeypatch.setattr(Memory, "forget", lambda memory: forgotten.append(memory))
    says(positions.nearly_home().seat(1).view, rank)
    assert len(forgotten) == times


@pytest.mark.rule("R-1103")
@pytest.mark.parametrize("rank", RANKS)
@pytest.mark.parametrize("parents", ["out", "never-existed"])
def test_whole_games_of_artifaxx_are_played_with_either_deck(rank: str, parents: str) -> None:
    state, _ = artifaxx.new_game(artifaxx.Setup(2, "deck", first="guess", parents=parents))
    for _ in range(30 if rank == CHIEF else 400):
        owed = artifaxx.pending(state)
        if not owed:
            break
        seat = next(iter(artifaxx.silent_answers(state) or owed))
        said = think("artifaxx", rank, artifaxx.view(state, seat), effort=0.02)
        artifaxx.apply(state, seat, said.advice.action)
    assert state.turn > 3
    assert rank == CHIEF or state.outcome is not None


@pytest.mark.parametrize("players", [2, 6])
def test_whole_games_are_won_by_somebody(players: int) -> None:
    """Agents and Cadets by turns; they never destroy the Universe in these."""
    state, _ = rules.new_game(rules.Setup(players, f"whole {players}", first="guess"))
    dice = Random(players)
    ranks = [dice.choice([CADET, AGENT]) for _ in range(players)]
    while owed := rules.pending(state):
        seat = next(iter(rules.silent_answers(state) or owed))
        rules.apply(state, seat, think("chrononauts", ranks[seat], rules.view(state, seat)).advice.action)
        assert state.turn < 150
    assert state.outcome is not None
    assert state.outcome.winner is not None


def thought_of(draw_count: int, *played: str) -> set[str]:
    """Return the cards a seat thinks of playing, after its last turns in which it played these."""
    hand = ("discontinuity", "dodo", "time-vortex")
    state, _ = artifaxx.new_game(artifaxx.Setup(4, "hands", first="seat-1", hands={0: hand}))
    events = [
        event
        for card in played
        for event in (
            Event("TurnBegan", {"seat": 0, "turn": 1}),
            Event("CardAnnounced", {"seat": 0, "card": card, "target": None, "source": "hand"}),
        )
    ]
    events.append(Event("TurnBegan", {"seat": 0, "turn": 9}))
    view = artifaxx.view(state, 0)._replace(draw_count=draw_count, events=tuple(events))
    plays = [action for action in within_reason(view, view.actions) if action.verb == "play"]
    return {PLAY_CARDS[action.card].id for action in plays} & set(hand)


@pytest.mark.rule("A-07")
def test_nothing_is_played_for_ever_where_nothing_is_left_to_draw() -> None:
    """Bugs: four seats drew the same Discontinuity by turns and passed all hands on, without end.

    Others took the same Artifact from each other by the one Get There First of the piles.
    """
    passing, mixed = ["discontinuity"] * 4, ["dodo", "time-vortex", "discontinuity", "time-vortex"]
    everything = {"discontinuity", "dodo", "time-vortex"}
    assert thought_of(0, *passing) == {"dodo", "time-vortex"}
    assert thought_of(0, "get-there-first", "memo", *mixed[1:], "discontinuity") == {"dodo"}
    assert thought_of(0, *mixed) == everything
    assert thought_of(0, *passing[1:]) == everything
    assert thought_of(1, *passing) == everything, "there is something to draw"
