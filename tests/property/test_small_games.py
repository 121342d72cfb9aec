"""Whatever is played in Artifaxx and Solonauts, what section 11 of the rules says holds."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from chrononauts_qt.games.chrononauts.actions import ALL_ACTIONS, parse
from chrononauts_qt.kernel.errors import IllegalAction
from chrononauts_qt.kernel.game import Decision
from chrononauts_qt.session import journal
from chrononauts_qt.session.match import Match, resume
from tests.engine import facts
from tests.property.small_play import NAMES, Game, where_cards_lie
from tests.property.test_contract import documented

NOTHING = Decision([])
both = pytest.mark.parametrize("name", NAMES)


@both
def test_the_table_stays_in_order(name: str, games: range) -> None:
    for seed in games:
        game = Game(name, seed)
        for step in game.moments():
            dump, pending = game.dump, game.rules.pending(game.state)
            assert game.rules.check(game.state) == [], (seed, step)
            assert where_cards_lie(dump) == game.deck, (seed, step)
            view = game.rules.view(game.state, 0)
            assert sorted(pending) == sorted(view.deciding)
            assert list(view.actions) == pending.get(0, NOTHING).options
            assert (view.outcome is not None) == (view.step == "over") == (not pending)
            assert view.outcome == game.rules.outcome(game.state)
            assert sorted(view.hand) == sorted(dump["seats"][0]["hand"])
            assert view.draw_count == len(dump["draw_pile"])
            assert list(view.discard_pile) == dump["discard_pile"]


@both
def test_explain_is_silent_exactly_for_legal_actions(name: str, few_games: range) -> None:
    for seed in few_games:
        game = Game(name, seed)
        for _ in game.moments(60):
            pending = game.rules.pending(game.state)
            legal = set(pending.get(0, NOTHING).options)
            assert {a for a in ALL_ACTIONS if game.rules.explain(game.state, 0, a) is None} == legal, seed
            before = game.dump
            for action in game.rng.sample(ALL_ACTIONS, 5):
                if action not in legal:
                    with pytest.raises(IllegalAction):
                        game.rules.apply(game.state, 0, action)
            assert game.dump == before


@both
def test_events_and_reasons_are_as_documented(name: str, few_games: range) -> None:
    events, reasons = documented("Events"), documented("Reasons")
    told: set[str] = set()
    for seed in few_games:
        game = Game(name, seed, stops=0.02)
        for number, _ in enumerate(game.moments()):
            if number % 9:
                continue
            for action in ALL_ACTIONS:
                reason = game.rules.explain(game.state, 0, action)
                if reason is not None and reason.key not in told:
                    told.add(reason.key)
                    assert set(reason.params) == reasons[reason.key][0], reason
        for event in game.log:
            public, own = events[event.name]
            if event.name == "GameBegan" and name == "solonauts":
                public = public | {"travellers"}
            assert set(event.data) == public, event
            assert all(set(data) <= own for data in event.private.values()), event
    assert ("only-patches-go" if name == "solonauts" else "no-such-route") in told


@both
def test_a_copy_is_independent(name: str, few_games: range) -> None:
    for seed in few_games:
        game, number = Game(name, seed), 0
        for _ in game.moments(60):
            number += 1
            if number % 7 or not game.rules.pending(game.state):
                continue
            before, original = game.dump, game.state
            events = game.rules.view(original, None).events
            game.state = original.copy()
            assert game.dump == before
            list(game.play(15))
            assert game.rules.dump(original) == before, seed
            assert game.rules.view(original, None).events == events
            game.state = original


@both
def test_the_same_seed_and_words_give_the_same_game(name: str, games: range) -> None:
    for seed in games[::2]:
        game = Game(name, seed)
        state, begun = game.rules.new_game(game.setup)
        imposed, dealt = game.rules.new_game(replace(game.setup, seed="another"), game.begun)
        assert tuple(begun.chances) == tuple(dealt.chances) == game.begun
        for step in game.play():
            said = parse(str(step.action))
            assert tuple(game.rules.apply(state, step.seat, said).events) == step.events
            assert tuple(game.rules.apply(imposed, step.seat, said, step.chances).events) == step.events
        assert game.rules.dump(state) == game.dump == game.rules.dump(imposed), seed
        assert game.rules.check(imposed) == []


@both
def test_a_setup_comes_back_from_the_journal(name: str, games: range) -> None:
    for seed in games:
        game = Game(name, seed)
        words = journal.setup_words(game.rules.write_setup(game.setup))
        again = game.rules.read_setup(getattr(game.setup, "players", 1), words)
        assert game.rules.dump(game.rules.new_game(again)[0]) == game.dump, seed


@both
def test_a_journal_replays_to_the_same_table(name: str, few_games: range, tmp_path: Path) -> None:
    for seed in few_games:
        game = Game(name, seed, stops=0.01)
        path = tmp_path / f"{seed}.chrononauts"
        names = tuple("ABCD"[: getattr(game.setup, "players", 1)])
        match = Match.start(name, names, game.setup, path)
        for step in game.play(120):
            match.submit(step.seat, step.action)
        assert game.rules.dump(match.state) == game.dump
        assert game.rules.dump(resume(journal.read(path)).state) == game.dump, seed


@both
def test_undoing_k_actions_gives_the_table_of_k_actions_ago(name: str, few_games: range) -> None:
    for seed in few_games:
        game, rng = Game(name, seed), Random(seed)
        match = Match.start(name, tuple("ABCD"[: getattr(game.setup, "players", 1)]), game.setup)
        tables = [game.dump]
        for _ in range(80):
            pending = game.rules.pending(match.state)
            if not pending or (len(tables) > 1 and rng.random() < 0.15):
                back = rng.randint(1, len(tables) - 1)
                match.undo(back)
                del tables[-back:]
            else:
                seat = rng.choice(sorted(pending))
                match.submit(seat, rng.choice(pending[seat].options))
                tables.append(dict(game.rules.dump(match.state)))
            assert game.rules.dump(match.state) == tables[-1], seed
            assert game.rules.check(match.state) == []


@both
@pytest.mark.rule("R-314")
def test_the_public_never_sees_a_hand(name: str, few_games: range) -> None:
    for seed in few_games:
        game = Game(name, seed)
        for _ in game.moments():
            view = game.rules.view(game.state, None)
            assert (view.hand, view.small_hand, view.choices, view.actions) == ((), (), (), ())
            assert (view.mission, view.identity, view.unneeded) == (None, None, ())
            assert view.events == tuple(event.seen_by(None) for event in game.log)
            shown = {key for event in view.events for key in event.data}
            assert not shown & {"hand", "mission", "cards", "given"} or view.outcome is not None
            assert not any(event.name == "CardDrawn" and "card" in event.data for event in view.events)


@pytest.mark.rule("R-1102", "R-1107", "R-1109")
def test_artifaxx_has_no_timeline_no_identity_and_one_way_to_win(games: range) -> None:
    routes: Counter[str] = Counter()
    for seed in games[::2]:
        game = Game("artifaxx", seed)
        for step in game.moments(500):
            dump, view = game.dump, game.rules.view(game.state, None)
            assert {tile.side for tile in view.timeline} == {"true"}
            assert not any(tile.patch or tile.sealed for tile in view.timeline)
            assert [seat["identity"] for seat in dump["seats"]] == [None] * len(dump["seats"])
            missions = [seat["mission"] for seat in dump["seats"]] + dump["mission_stack"]
            assert sorted(missions) == sorted(facts.MISSIONS), seed
            claims = [str(a) for owed in game.rules.pending(game.state).values() for a in owed.options
                      if a.verb == "claim"]
            assert set(claims) <= {"claim mission"}
            assert not step or step.action.card_id != "your-parents-never-met"
        outcome = game.rules.outcome(game.state)
        if outcome is not None:
            routes[outcome.route] += 1
            assert outcome.winner is not None
            winner = game.dump["seats"][outcome.winner]
            laid = set(winner["table"])
            fixed = {a for a in facts.MISSIONS[winner["mission"]].split() if "mona-lisa" not in a}
            assert fixed <= laid, seed
    assert set(routes) == {"mission"}
    assert routes["mission"] > 3
