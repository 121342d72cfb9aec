"""Whatever is played, what section 18 of docs/dungeon_time.md says holds."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from chrononauts_qt.games.dungeon_time import rules
from chrononauts_qt.games.dungeon_time.english_refusals import REFUSALS
from chrononauts_qt.kernel.errors import IllegalAction
from chrononauts_qt.kernel.events import Event
from tests import soak_dungeon_time
from tests.dungeon_time.facts import ADVENTURES, HEROES
from tests.dungeon_time.invariants import wrong
from tests.dungeon_time.play import Said, sayable, setup_of, steps
from tests.dungeon_time.table import dumped, heroes, is_mission, lay, resolve

GAMES = [(seats, number) for seats in range(1, 6) for number in range(8)]
each_size = pytest.mark.parametrize("seats", range(1, 6))
MOST_LISTED = 200
RULES = Path(__file__).parents[2] / "docs" / "dungeon_time.md"

# The events of section 13 and what they tell.
TOLD = {
    "GameBegan": "players scenario adventure goal slots heroes",
    "HeroKept": "seat hero other",
    "HandsShown": "hands next",
    "GlassTurned": "seat",
    "CardPlayed": "seat card number",
    "CardDiscarded": "seat card why",
    "CardDrawn": "seat card next",
    "SeatDone": "seat",
    "SeatWaits": "seat",
    "AdventurePhaseEnded": "why left deck",
    "CardRevealed": "card number seat next",
    "ItemPlaced": "kind token slots limit",
    "MissionSucceeded": "card how spent completed",
    "MissionFailed": "card missing present",
    "ItemsDropped": "kinds",
    "RewardTaken": "mission kind",
    "RewardRefused": "mission kinds",
    "RewardGone": "mission kinds",
    "HeroUsed": "seat hero copied spent named",
    "TokenTraded": "kind",
    "StoryLookedAt": "cards",
    "StorySifted": "discarded",
    "StoryOrdered": "",
    "MissionReturned": "card by",
    "TokensRemoved": "supply backpack",
    "LimitChanged": "limit why",
    "EffectBegan": "adventure effect",
    "GuessMissed": "kind mission",
    "BackpackBroke": "kind why",
    "GameEnded": "route completed goal",
}

# The refusals of section 15 and their facts.
REFUSED = {
    "game-over": "", "not-deciding": "seat", "wrong-step": "step verb", "not-in-hand": "card",
    "reputation": "card played needed", "adventure-stays": "card", "no-such-hero": "hero",
    "not-your-hero": "hero seat", "hero-used": "hero", "price-missing": "hero kind wanted present",
    "nothing-failed": "", "nobody-to-copy": "", "empty-backpack": "", "supply-empty": "kind",
    "not-in-backpack": "kind", "not-listed": "kind mission", "too-many": "kind number most",
    "too-few": "number least", "not-offered": "kind", "must-take": "mission", "bad-places": "count",
    "done-already": "", "not-done": "",
}  # fmt: skip


def played(seats: int, numbers: range = range(8)) -> Iterator[tuple[Any, Said | None]]:
    """Yield the positions of some games of a size."""
    for number in numbers:
        yield from steps(setup_of(seats, number), f"{seats} {number}")


def last(seats: int, number: int) -> Any:
    """Return how a game ended."""
    *_, (state, _) = steps(setup_of(seats, number), f"{seats} {number}")
    return state


@each_size
def test_the_table_stays_in_order(seats: int) -> None:
    for number, (state, said) in enumerate(played(seats)):
        dump = dumped(state)
        assert (rules.check(state), wrong(dump)) == ([], []), (number, said)
        assert sorted(seat + 1 for seat in rules.pending(state)) == sorted(dump["asked"])
        assert (rules.outcome(state) is None) == bool(rules.pending(state))


def test_a_table_out_of_order_is_found() -> None:
    dump = dumped(lay(2, "phase resolution; story rent-day cup; backpack gold 2 1").state)
    assert wrong(dump) == []
    changes: list[dict[str, Any]] = [
        {"story": ["cup", "cup"]}, {"supply": {}}, {"backpack": {}}, {"slots": 2}, {"limit": 0},
        {"step": "over"}, {"asked": []}, {"completed": ["rent-day"]}, {"discard": ["gold*"]}]
    for change in changes:
        assert wrong({**dump, **change}) != [], change


@each_size
def test_hands_keep_their_size_while_the_deck_has_cards(seats: int) -> None:
    for number in range(0, 8, 2):
        sizes = None
        for state, _ in steps(setup_of(seats, number), f"{seats} {number}"):
            dump = dumped(state)
            sizes = sizes or [len(hand) for hand in dump["hands"]]
            if dump["deck"] and dump["step"] == "adventure":
                assert [len(hand) for hand in dump["hands"]] == sizes


@each_size
def test_every_game_ends_within_its_bounds(seats: int) -> None:
    for number in range(8):
        verbs, waits, returned, last = Counter[str](), Counter[int](), 0, None
        for state, said in steps(setup_of(seats, number), f"{seats} {number}"):
            last = dumped(state)
            if said is None:
                story = len(last["story"])
                continue
            verb = said.action.text.split()[0]
            verbs[verb] += 1
            waits[said.seat] += verb == "wait"
            returned += sum(event.name == "MissionReturned" for event in said.came.events)
        assert last is not None
        assert last["step"] == "over"
        assert verbs["play"] + verbs["discard"] <= 60 + (last["adventure"] != "")
        assert verbs["reveal"] <= story + verbs["play"] + returned
        assert max(waits.values(), default=0) <= 1


@each_size
def test_what_is_listed_is_what_is_legal(seats: int) -> None:
    refused, legal = Counter[str](), 0
    known = set(re.findall(r"\*\*(DT-\d+)\*\*", RULES.read_text(encoding="utf-8")))
    for number, (state, _) in enumerate(played(seats)):
        dump = dumped(state)
        if number % 19 and dump["step"] in ("adventure", "resolve", "over"):
            continue
        owed = rules.pending(state)
        actions = [rules.parse(text) for text in sayable(dump)]
        for seat in range(seats):
            decision = owed.get(seat)
            listed = [*decision.options] if decision else []
            assert len({action.text for action in listed}) == len(listed)
            if decision and decision.deadline:
                listed.append(decision.deadline)
            found = []
            for action in actions:
                reason = rules.explain(state, seat, action)
                if reason is None:
                    found.append(action.text)
                else:
                    refused[reason.key] += 1
                    assert reason.rule in known, reason
                    assert set(reason.params) <= set(REFUSED[reason.key].split()), reason
                    assert rules.refusal(reason)
            assert sorted(found) == sorted(action.text for action in listed), (dump["step"], seat)
            legal += len(found)
    assert legal > 100
    assert len(refused) > 8


@each_size
def test_no_list_of_what_can_be_said_is_too_long_to_be_shown(seats: int) -> None:
    """The longest there are: all orders of five cards, and every Hero before a card with all that pays."""
    longest = max(len(owes.options) for state, _ in played(seats) for owes in rules.pending(state).values())
    held = "sword sword bow bow torch torch potion potion* gold gold* map map cup cup keys keys*"
    names = heroes("librarian", "understudy", "tinker", "seer")
    game = resolve("cup bow keys flask shield", held, names, seats=4)
    uses = max(len(game.options(seat)) for seat in range(1, 5))
    assert len(game.says("1: use librarian").options(1)) == 120
    assert max(longest, uses) <= MOST_LISTED, (longest, uses)


@each_size
def test_what_is_refused_changes_nothing_and_has_words(seats: int) -> None:
    for number, (state, _) in enumerate(played(seats)):
        if number % 37:
            continue
        before = dumped(state)
        for text in sayable(before)[::9]:
            action = rules.parse(text)
            reason = rules.explain(state, seats - 1, action)
            if reason is not None:
                assert rules.refusal(reason)
                with pytest.raises(IllegalAction) as refused:
                    rules.apply(state, seats - 1, action)
                assert refused.value.reason == reason
        assert dumped(state) == before


@each_size
def test_a_sampled_action_is_listed_or_the_deadline(seats: int) -> None:
    dice = Random(seats)
    for state, _ in played(seats, range(4)):
        for seat, decision in rules.pending(state).items():
            assert decision.options
            assert rules.sample(state, seat, dice) in decision.options


@pytest.mark.parametrize(("story", "held", "text"), [
    ("cup bow", "map map cup", ""), ("black-market cup", "gold flask", "1: reveal"),
    ("row-nine cup", "bow torch cup book", "1: reveal"), ("cup bow keys", "gold", "2: use monk"),
    ("cup bow keys", "gold", "3: use librarian"), ("cup bow", "gold map*", "4: use collector")])
def test_all_that_is_listed_is_sampled(story: str, held: str, text: str) -> None:
    names = heroes("tinker", "monk", "librarian", "collector")
    game, dice = resolve(story, held, names, seats=4).says(*filter(None, [text])), Random(text)
    assert {rules.sample(game.state, 0, dice).text for _ in range(600)} == set(game.options(1))


@each_size
def test_nobody_may_stay_silent(seats: int) -> None:
    assert all(rules.silent_answers(state) == {} for state, _ in played(seats, range(2)))


@each_size
def test_a_game_is_its_journal(seats: int) -> None:
    for number in range(8):
        setup, told = setup_of(seats, number), []
        for state, said in steps(setup, f"{seats} {number}"):
            told.append((said, dumped(state)))
        dealt = rules.new_game(setup)[1].chances
        words = [line.split() for line in rules.write_setup(setup)]
        lines: dict[str, list[list[str]]] = {}
        for key, *values in words:
            lines.setdefault(key, []).append(values if key != "seed" else ["another"])
        again, deal = rules.new_game(rules.read_setup(seats, lines), dealt)
        assert deal.chances == dealt
        for said, dump in told:
            if said is not None:
                action = rules.parse(said.action.text)
                assert (action, action.text) == (said.action, said.action.text)
                assert rules.apply(again, said.seat, action) == said.came
                assert said.came.chances == ()
            assert dumped(again) == dump


@each_size
def test_a_copy_goes_its_own_way(seats: int) -> None:
    for number, (state, _) in enumerate(played(seats, range(4))):
        if number % 13 == 0 and (owed := rules.pending(state)):
            before, twin = dumped(state), state.copy()
            assert dumped(twin) == before
            seat, decision = next(iter(owed.items()))
            rules.apply(twin, seat, decision.options[0])
            assert dumped(state) == before


@each_size
def test_all_see_the_same_but_their_actions(seats: int) -> None:
    for number, (state, _) in enumerate(played(seats)):
        if number % 5:
            continue
        public = rules.view(state, None)
        assert (public.seat, list(public.actions)) == (None, [])
        owed = rules.pending(state)
        for seat in range(seats):
            view = rules.view(state, seat)
            assert view._replace(seat=None, actions=()) == public
            assert list(view.actions) == list(owed[seat].options if seat in owed else [])


@each_size
def test_events_tell_what_the_rules_say_to_all(seats: int) -> None:
    for state, said in played(seats):
        for event in said.came.events if said else state.events:
            assert sorted(event.data) == sorted(TOLD[event.name].split()), event
            assert not event.private


@each_size
def test_events_tell_what_is_true(seats: int) -> None:
    for state, said in played(seats):
        view, dump = rules.view(state, None), dumped(state)
        for event in said.came.events if said else state.events:
            told = event.data
            if event.name == "CardDrawn":
                assert told["next"] == view.deck_back
                assert told["card"] in dump["hands"][told["seat"]]
            elif event.name == "HandsShown":
                assert told["next"] == view.deck_back
                assert list(map(list, told["hands"])) == dump["hands"]
            elif event.name == "GameBegan":
                same = ("players", "scenario", "adventure", "goal")
                assert [told[name] for name in same] == [dump[name] for name in same]
                assert told["slots"] == (7 if dump["extended"] else 8)
            elif event.name == "CardPlayed":
                assert (told["number"], told["card"]) == (len(dump["story"]), dump["story"][-1])
            elif event.name == "AdventurePhaseEnded":
                assert told["left"] == sum(map(len, dump["hands"]))
                assert told["deck"] == len(dump["deck"])
            elif event.name == "MissionSucceeded":
                assert told["completed"] == len(dump["completed"])
            elif event.name == "GameEnded":
                assert told["route"] == dump["outcome"]["route"]
                assert told["completed"] == len(dump["completed"])


def test_refusals_are_those_of_the_rules() -> None:
    assert set(REFUSALS) == set(REFUSED)


def test_what_follows_of_itself_is_no_news() -> None:
    quiet = {name for name in TOLD if not rules.is_news(Event(name, {}))}
    assert quiet == {"CardDrawn", "SeatDone", "SeatWaits", "ItemPlaced", "MissionReturned"}


def test_every_event_and_every_end_comes() -> None:
    names, routes, verbs = set[str](), set[str](), set[str]()
    for seats in (2, 4, 5):
        for number in range(45):
            for state, said in steps(setup_of(seats, number), f"{seats} {number}"):
                names |= {event.name for event in said.came.events} if said else set()
                verbs |= {said.action.text.split()[0]} if said else set()
                if outcome := rules.outcome(state):
                    routes.add(outcome.route)
    assert set(TOLD) - names <= {"GameBegan", "HandsShown", "SeatWaits"}
    assert routes == {"goal", "adventure", "broken", "short"}
    assert {"take", "refuse", "waive", "drop", "sift", "order", "trade-for", "enough", "time-up"} <= verbs


@each_size
def test_an_end_is_the_teams(seats: int) -> None:
    for number in range(20):
        state = last(seats, number)
        outcome, dump = rules.outcome(state), dumped(state)
        assert outcome is not None
        won, completed = outcome.route in ("goal", "adventure"), len(dump["completed"])
        assert (outcome.is_team, outcome.places) == (True, (1,) * seats if won else ())
        assert outcome.scores == (completed,) * seats
        stands = dump["adventure_done"] or not dump["adventure"]
        echoes = dump["adventure"] == "stubborn-echo" and dump["failures"] > 4
        assert won == (outcome.route != "broken" and completed >= dump["goal"] and stands and not echoes)


@each_size
def test_a_forecast_comes_true_in_every_game(seats: int) -> None:
    told = 0
    for number in range(1, 16, 2):
        before: Any = None
        for state, said in steps(setup_of(seats, number), f"{seats} {number}"):
            if said is not None:
                forecast = rules.forecast(before, said.seat, said.action)
                if forecast is not None:
                    told += 1
                    dump = dumped(state)
                    broke = any(event.name == "BackpackBroke" for event in said.came.events)
                    assert (forecast[1], forecast[2]) == (dump["limit"], broke), said
                    assert broke or forecast[0] == dump["slots"], said
            before = state.copy()
    assert told > 5


@pytest.mark.rule("DT-602", "DT-610")
@each_size
def test_no_hero_is_used_twice_and_a_copied_one_stays_unused(seats: int) -> None:
    for number in range(20):
        used = Counter[str]()
        for _, said in steps(setup_of(seats, number), f"{seats} {number}"):
            used += Counter(event.data["hero"] for event in (said.came.events if said else ())
                            if event.name == "HeroUsed")
        assert max(used.values(), default=0) <= 1
        assert set(used) <= set(HEROES)


@pytest.mark.rule("DT-1010")
@each_size
def test_no_event_of_a_view_names_what_lies_in_the_story(seats: int) -> None:
    for number in range(0, 8, 2):
        for state, _ in steps(setup_of(seats, number), f"{seats} {number}"):
            dump = dumped(state)
            if dump["step"] == "over":
                continue
            events = [event for event in rules.view(state, None).events if event.name != "StoryLookedAt"]
            hidden = {card for card in dump["story"] if is_mission(card)}
            hidden -= {event.data["card"] for event in events if event.name == "MissionReturned"}
            if dump["step"] == "adventure":
                assert not {"CardPlayed", "CardDrawn"} & {event.name for event in events}
                hidden -= set(dump["story"][-1:])
            assert [card for card in hidden if f"'{card}'" in str(events)] == []


def test_a_sample_of_the_soak() -> None:
    result = soak_dungeon_time.play_games((2, 0, 2))
    assert result["failures"] == []
    assert len(result["turns"]) == 2
    assert soak_dungeon_time.report({(2, 0, 2): result})["failures"] == []


def test_adventures_are_played_at_random_too() -> None:
    setups = [setup_of(3, number) for number in range(60)]
    assert {setup.adventure for setup in setups} >= set(ADVENTURES)
