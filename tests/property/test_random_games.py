"""Whatever is played, the table stays in order (section 15 of the rules)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from chrononauts_qt.games.chrononauts import rules
from chrononauts_qt.games.chrononauts.actions import ALL_ACTIONS
from chrononauts_qt.kernel.errors import IllegalAction
from chrononauts_qt.kernel.game import Decision
from tests.engine import facts
from tests.property import play

STEPS = {"guess", "mulligan", "play", "kill", "miracle", "rewind", "quick-trip", "window", "end", "over"}
NOTHING = Decision([])


def where_cards_lie(dump: dict[str, Any]) -> Counter[str]:
    """Return all play cards on the table, wherever they are."""
    cards: Counter[str] = Counter(dump["draw_pile"]) + Counter(dump["discard_pile"])
    for seat in dump["seats"]:
        cards += Counter(seat["hand"]) + Counter(seat["table"])
    for miracle in dump["small_hands"]:
        cards += Counter(miracle["hand"])
    cards += Counter(played["card"] for played in dump["playing"])
    return cards + Counter(tile["patch"] for tile in dump["timeline"].values() if tile["patch"])


def test_the_cards_are_conserved(games: range) -> None:
    for seed in games:
        game = play.game(seed)
        for step in game.moments():
            dump = game.dump
            assert where_cards_lie(dump) == Counter(facts.COPIES), (seed, step)
            for goal, stack, every in (("mission", "mission_stack", facts.MISSIONS),
                                       ("identity", "identity_stack", facts.IDENTITIES)):
                goals = [seat[goal] for seat in dump["seats"]] + dump[stack]
                assert sorted(goals) == sorted(every), (seed, step)


@pytest.mark.rule("R-412", "R-512", "R-601", "R-602", "R-701")
def test_the_timeline_follows_the_linchpins(games: range) -> None:
    for seed in games:
        game = play.game(seed)
        for step in game.moments():
            view = rules.view(game.state, None)
            red = {tile.year for tile in view.timeline if tile.side == "prime"}
            paradoxes = {tile.year for tile in view.timeline if tile.side == "paradox"}
            patched = {tile.year: tile.patch for tile in view.timeline if tile.patch}
            assert paradoxes == facts.paradoxes(red), (seed, step)
            assert all(facts.fits(patch, red) for patch in patched.values()), (seed, step)
            assert all(patch.startswith(f"patch-{year}") for year, patch in patched.items())
            assert set(view.open_paradoxes) == paradoxes - set(patched)
            destroyed = view.outcome is not None and view.outcome.winner is None
            assert (len(view.open_paradoxes) >= 13) == destroyed, (seed, step)
            assert view.uberparadox == (1962 in patched)
            assert all(tile.sealed == (view.uberparadox and tile.year > 1962) for tile in view.timeline)


@pytest.mark.rule("R-311", "R-1014", "A-38")
def test_others_only_answer_in_a_window(games: range) -> None:
    for seed in games:
        game = play.game(seed)
        for step in game.moments():
            view, pending = rules.view(game.state, None), rules.pending(game.state)
            assert view.step in STEPS
            assert (view.step == "over") == (view.outcome is not None) == (not pending)
            assert sorted(pending) == sorted(view.deciding)
            if view.step == "window":
                answerer = view.playing[-1].seat
                assert answerer not in pending, (seed, step)
                answered = set(range(game.setup.players)) - set(pending) - {answerer}
                assert {str(a) for owed in pending.values() for a in owed.options} <= {"memo", "allow"}
                assert all("allow" in map(str, owed.options) for owed in pending.values())
                if step and "WindowOpened" in [event.name for event in step.events]:
                    assert not answered, (seed, step)
            elif view.step not in ("guess", "mulligan", "over"):
                assert list(pending) == [view.seat_to_move], (seed, step)


def test_views_agree_with_the_table(games: range) -> None:
    for seed in games[::3]:
        game = play.game(seed)
        for _ in game.moments():
            dump, pending = game.dump, rules.pending(game.state)
            assert rules.check(game.state) == []
            for seat in range(game.setup.players):
                view, told = rules.view(game.state, seat), dump["seats"][seat]
                assert (view.seat, view.identity, view.mission) == (seat, told["identity"], told["mission"])
                assert sorted(view.hand) == sorted(told["hand"])
                assert view.draw_count == len(dump["draw_pile"])
                assert list(view.discard_pile) == dump["discard_pile"]
                for player, lies in zip(view.players, dump["seats"], strict=True):
                    assert player.hand_size == len(lies["hand"])
                    assert sorted(player.table) == sorted(lies["table"])
                assert list(view.actions) == pending.get(seat, NOTHING).options
                if view.outcome is None:
                    assert all(player.identity is None for player in view.players)
                    assert all(player.mission is None for player in view.players)


@pytest.mark.rule("R-310")
def test_explain_is_silent_exactly_for_legal_actions(few_games: range) -> None:
    for seed in few_games:
        game = play.game(seed)
        for step, _ in enumerate(game.moments(150)):
            if step % 2:
                continue
            pending = rules.pending(game.state)
            for seat in range(game.setup.players):
                legal = rules.legal_actions(game.state, seat)
                assert pending.get(seat, NOTHING).options == legal
                assert (seat in pending) == bool(legal)
                assert len(set(legal)) == len(legal)
                allowed = {a for a in ALL_ACTIONS if rules.explain(game.state, seat, a) is None}
                assert allowed == set(legal), (seed, seat)


def test_explain_card_is_silent_exactly_for_the_playable_cards_of_a_hand(few_games: range) -> None:
    for seed in few_games:
        game = play.game(seed)
        for _ in game.moments(150):
            for seat in range(game.setup.players):
                view = rules.view(game.state, seat)
                playable = {a.card_id for a in view.actions if a.verb == "play"}
                silent = {c for c in facts.COPIES if rules.explain_card(game.state, seat, c) is None}
                assert playable <= silent, (seed, seat)
                if view.step == "play" and view.actions:
                    assert silent & set(view.hand) == playable, (seed, seat)
                if view.step == "miracle" and view.actions:
                    assert silent & set(view.small_hand) == playable, (seed, seat)


def test_an_illegal_action_changes_nothing(games: range) -> None:
    for seed in games[::3]:
        game = play.game(seed)
        for _ in game.moments():
            before, seat = game.dump, game.rng.randrange(game.setup.players)
            view = rules.view(game.state, seat)
            legal = set(rules.legal_actions(game.state, seat))
            for action in game.rng.sample(ALL_ACTIONS, 12):
                if action in legal:
                    continue
                with pytest.raises(IllegalAction) as refusal:
                    rules.apply(game.state, seat, action)
                assert refusal.value.reason == rules.explain(game.state, seat, action)
            assert game.dump == before
            assert rules.view(game.state, seat) == view


@pytest.mark.rule("R-304", "R-307", "R-503", "R-1002")
def test_hand_sizes_over_every_plain_turn(games: range) -> None:
    plain = 0
    for seed in games:
        game = play.game(seed)
        sizes: list[int] = []
        began = 0
        for step in game.play():
            names = [event.name for event in step.events]
            if "TurnEnded" in names:
                events = game.log[began : len(game.log) - len(step.events)]
                plain += bool(sizes) and check_turn(seed, step.seat, sizes, events, game)
            if "TurnBegan" in names:
                dump = game.dump
                turn = next(event for event in step.events if event.name == "TurnBegan")
                began = game.log.index(turn)
                sizes = [len(seat["hand"]) for seat in dump["seats"]]
                drawn = [event for event in step.events if event.name == "CardDrawn"]
                sizes[turn.data["seat"]] -= len(drawn)
                if "VictoryClaimed" in names or len(drawn) != 1:
                    sizes = []
    assert plain > 5 * len(games)


def check_turn(seed: int, seat: int, before: list[int], events: list[Any], game: play.Game) -> bool:
    """Compare the hands after a turn with those before it; tell whether the turn was a plain one."""
    announced = [e.data["card"] for e in events if e.name == "CardAnnounced" and e.data["card"] != "memo"]
    families = ("patch", "reverse", "restore", "prevent", "avert", "halt", "sabotage", *play.ARTIFACTS)
    if not all(card.startswith(families) for card in announced):
        return False
    if any(event.name in ("DrawSkipped", "PlayForfeited") for event in events):
        return False
    after = [player.hand_size for player in rules.view(game.state, None).players]
    gain = sum(event.name == "PatchPlaced" for event in events)
    memos = Counter(e.data["seat"] for e in events if e.name == "CardAnnounced" and e.data["card"] == "memo")
    drawn_by_next = {rules.view(game.state, None).seat_to_move: 1}
    for number, size in enumerate(before):
        expected = size - memos[number] + (gain if number == seat else 0) + drawn_by_next.get(number, 0)
        assert after[number] == expected, (seed, seat, announced)
    return True


def test_random_games_come_to_every_end(games: range) -> None:
    ends: Counter[str | None] = Counter()
    names: set[str] = set()
    for seed in games:
        game = play.game(seed)
        list(game.play(20_000))
        outcome = rules.view(game.state, None).outcome
        ends[outcome.route if outcome else None] += 1
        names |= {event.name for event in game.log}
    assert ends[None] == 0, "a random game did not end"
    assert {"home", "mission", "hand"} & set(ends)
    assert "UniverseDestroyed" in names
