"""The other worlds of the inquiry are right, and they leave nothing alone that a seat cannot know."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from chrononauts_qt.games.chrononauts.actions import ALLOW
from chrononauts_qt.games.chrononauts.cards import MEMO, ids
from chrononauts_qt.games.chrononauts.state import State
from tests.bots import tables, worlds
from tests.bots.tables import RULES, SEATS, Table
from tests.bots.trail import Trail

ALL = [(game, players) for game in RULES for players in SEATS[game]]


def moments(game: str, players: int, often: float, games: int = 2) -> Iterator[tuple[Table, int]]:
    """Stop now and then, at a seat that decides."""
    for number in range(games):
        table = tables.table(game, players, f"worlds {number}")
        dice = random.Random(f"moments {game} {players} {number}")
        for _ in table.play():
            if dice.random() < often:
                yield table, dice.choice([s for s in range(players) if table.state.waiting >> s & 1])


@pytest.mark.rule("R-314")
@pytest.mark.parametrize(("game", "players"), ALL)
def test_another_world_looks_the_same_to_the_seat_and_keeps_the_rules(game: str, players: int) -> None:
    tried = found = moved = hidden = 0
    for table, seat in moments(game, players, 0.04):
        tried += 1
        other = worlds.other_world(table, seat, random.Random(tried))
        if other is None:
            continue
        found += 1
        assert RULES[game].view(other, seat) == RULES[game].view(table.state, seat)
        assert RULES[game].check(other) == []
        assert other.seed != table.state.seed
        changed, places = worlds.moved(table.state, other, seat)
        moved, hidden = moved + changed, hidden + places
    assert tried > 10
    assert found >= 0.95 * tried
    assert moved > 0.6 * hidden


@pytest.mark.parametrize(("game", "players"), ALL)
def test_the_trail_follows_every_card_to_where_the_referee_has_it(game: str, players: int) -> None:
    for table, seat in moments(game, players, 0.1):
        assert Trail(table, seat).differs(table.state) == []


def test_a_world_that_looks_different_is_no_other_world() -> None:
    table, seat = next(moments("chrononauts", 3, 0.02))
    twin = table.state.copy()
    twin.hands[seat][0], twin.draw[0] = twin.draw[0], twin.hands[seat][0]
    assert "the seat sees something else" in worlds.prove(table, twin, seat)
    twin = table.state.copy()
    twin.draw[0] = twin.draw[1]
    assert any("play deck" in wrong for wrong in worlds.prove(table, twin, seat))
    assert worlds.prove(table, table.state.copy(), seat) == []


@pytest.mark.parametrize("game", list(RULES))
def test_a_hidden_place_may_hold_nearly_any_card_that_was_never_seen(game: str) -> None:
    told = {"PileSearched", "HandsShuffled", "HandsPassed", "PileShuffled"}
    table, seat = next(
        (table, seat) for table, seat in moments(game, 3, 0.2, 20)
        if table.state.turn > 3 and not told & {event.name for event in table.state.events or ()}
    )
    unseen = {token.card for token in Trail(table, seat).hidden()}
    tops, hands = set(), set()
    for number in range(6 * len(unseen)):
        other = worlds.other_world(table, seat, random.Random(number))
        assert other is not None
        tops.add(ids(other.draw)[-1])
        hands |= set(ids(other.hands[(seat + 1) % 3]))
    assert len(tops & unseen) >= 0.9 * len(unseen)
    assert len(hands & unseen) >= 0.9 * len(unseen)


def after(game: str, players: int, event: str, seed: str) -> Iterator[Table]:
    """Stop right after an event of this name, in many games."""
    for number in range(60):
        table = tables.table(game, players, f"{seed} {number}")
        for _ in table.play(150):
            if table.said and any(event == happened.name for happened in table.said[-1].events):
                yield table


@pytest.mark.rule("R-916")
def test_a_hand_handed_over_stays_known() -> None:
    known = 0
    for table in after("chrononauts", 3, "HandsPassed", "passed"):
        direction = next(e.data["direction"] for e in table.said[-1].events if e.name == "HandsPassed")
        for seat in range(3):
            to = (seat + (1 if direction == "left" else -1)) % 3
            given = next(e for e in table.said[-1].events if e.name == "HandsPassed").private[seat]["given"]
            other = worlds.other_world(table, seat, random.Random(known))
            if other is not None and sorted(ids(table.state.hands[to])) == sorted(given):
                assert sorted(other.hands[to]) == sorted(table.state.hands[to])
                known += 1
    assert known > 5


@pytest.mark.rule("R-905")
def test_who_searched_the_pile_knows_it_as_a_set_and_nothing_of_its_order() -> None:
    reordered = 0
    for table in after("chrononauts", 3, "PileSearched", "searched"):
        seat = table.said[-1].events[-1].data["seat"]
        other = worlds.other_world(table, seat, random.Random(reordered))
        if table.state.step == "quick-trip" and other is not None:
            assert sorted(other.draw) == sorted(table.state.draw)
            reordered += other.draw != table.state.draw
    assert reordered > 5


@pytest.mark.rule("R-914")
def test_an_identity_that_was_shown_stays_where_it_went() -> None:
    shown = 0
    for table in after("chrononauts", 3, "IdentityExchanged", "parents"):
        for seat in range(3):
            other = worlds.other_world(table, seat, random.Random(shown))
            if other is not None:
                assert other.identity_stack[0] == table.state.identity_stack[0]
                shown += 1
    assert shown > 5


@pytest.mark.parametrize(("event", "source"), [("HandsShuffled", None), ("CardAnnounced", "draw-pile")])
def test_unknown_cards_cross_between_hands_and_pile_after_others_mixed_them(
    event: str, source: str | None
) -> None:
    """Cards of the pile may have lain in a hand before a Vortex, or before another searched the pile."""
    compared = crossed = 0
    for table in after("chrononauts", 4, event, f"crossing {event}"):
        events = table.state.events or []
        mixed = any(happened.data.get("source") == source for happened in table.said[-1].events)
        # Once the discards are the pile, everybody knows what lies in it.
        if not mixed or any(happened.name == "PileShuffled" for happened in events):
            continue
        other = worlds.other_world(table, (table.said[-1].seat + 1) % 4, random.Random(compared))
        if other is not None:
            compared += 1
            crossed += sorted(other.draw) != sorted(table.state.draw)
    assert compared > 5
    assert crossed > 0.9 * compared


def test_guesses_that_lie_face_down_are_others() -> None:
    changed = 0
    for number in range(10):
        table = tables.table("chrononauts", 4, f"guesses {number}")
        for _ in table.play():
            if table.state.step != "guess" or not table.state.answers:
                continue
            seat = next(seat for seat in range(4) if table.state.waiting >> seat & 1)
            other = worlds.other_world(table, seat, random.Random(number))
            assert other is not None
            assert sorted(other.answers) == sorted(table.state.answers)
            changed += other.answers != table.state.answers
    assert changed > 10


def swapped_memo(state: State, seat: int) -> State | None:
    """Return a twin in which the seat holds no Memo, its Memos lying at the bottom of the pile instead."""
    twin, hand = state.copy(), state.hands[seat]
    slots = [slot for slot, card in enumerate(state.draw[: len(state.draw) // 2]) if card != MEMO]
    if MEMO not in hand or len(slots) < hand.count(MEMO):
        return None
    for at, card in enumerate(hand):
        if card == MEMO:
            slot = slots.pop(0)
            twin.hands[seat][at], twin.draw[slot] = twin.draw[slot], MEMO
    return twin


def allow_all(game: str, state: State, seat: int, others: list[int | None]) -> list[object]:
    """Let a seat pass, and then all the others; return what these see, and who is asked, each time."""
    seen: list[object] = []
    told = len(state.events or ())
    for speaker in [seat, *(other for other in range(state.players) if other != seat)]:
        if state.step == "window" and state.waiting >> speaker & 1:
            seen.append(state.waiting)
            RULES[game].apply(state, speaker, ALLOW)
        if state.step == "window":
            seen.append([RULES[game].view(state, other) for other in others])
    # What happens once the window has closed may show a hand; the first thing does not yet.
    return [*seen, [event.seen_by(None) for event in (state.events or ())[told : told + 1]]]


@pytest.mark.rule("R-1014", "A-38")
@pytest.mark.parametrize(("game", "players"), ALL)
def test_nobody_can_tell_who_passes_with_a_memo_from_who_passes_without(game: str, players: int) -> None:
    compared = 0
    for table, _ in moments(game, players, 0.3, 4):
        asked = [s for s in range(players) if table.state.waiting >> s & 1 and MEMO in table.state.hands[s]]
        for seat in asked if table.state.step == "window" else ():
            twin = swapped_memo(table.state, seat)
            if twin is None:
                continue
            compared += 1
            others: list[int | None] = [None, *(other for other in range(players) if other != seat)]
            for other in others:
                assert RULES[game].view(table.state, other) == RULES[game].view(twin, other)
            assert RULES[game].view(table.state, seat).actions != RULES[game].view(twin, seat).actions
            real = table.state.copy()
            assert allow_all(game, real, seat, others) == allow_all(game, twin, seat, others)
    assert compared > 5
