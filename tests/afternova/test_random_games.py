"""Whatever is played, what section 11.5 of docs/afternova.md says holds."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from itertools import product
from random import Random

import pytest

from chrononauts_qt.games.afternova import rules
from chrononauts_qt.games.afternova.actions import Action, Share, answer, offer, parse, seal
from chrononauts_qt.games.afternova.amounts import Fragments, Skills, words
from chrononauts_qt.games.afternova.cards import OBJECTIVES
from chrononauts_qt.games.afternova.english_refusals import REFUSALS
from chrononauts_qt.games.afternova.setup import Setup
from chrononauts_qt.games.afternova.state import State
from chrononauts_qt.games.afternova.view import View
from chrononauts_qt.kernel.errors import IllegalAction
from tests import soak_afternova
from tests.afternova.play import kinds_of, steps

GAMES = [(2, "a"), (3, "b"), (4, "c"), (6, "d")]
each_size = pytest.mark.parametrize(("seats", "seed"), GAMES)


@each_size
def test_the_table_stays_in_order(seats: int, seed: str) -> None:
    for number, (state, said) in enumerate(steps(Setup(seats, seed), seed)):
        assert rules.check(state) == [], (number, said)
        if number % 7 == 0:
            assert tuple(rules.pending(state)) == state.asked()


@each_size
def test_what_is_listed_is_legal_and_what_is_refused_changes_nothing(seats: int, seed: str) -> None:
    refused = Counter[str]()
    seen = []
    for number, (state, said) in enumerate(steps(Setup(seats, seed), seed, 200)):
        if said is not None:
            seen.append(said.action)
        if number % 9:
            continue
        for seat, decision in rules.pending(state).items():
            assert len(set(decision.options)) == len(decision.options)
            assert [a.text for a in decision.options if rules.explain(state, seat, a)] == []
        for seat, action in product(range(seats), seen[-12:]):
            reason = rules.explain(state, seat, action)
            if reason is not None:
                refused[reason.key] += 1
                assert reason.rule.startswith("AN-"), reason
                before = rules.dump(state)
                with pytest.raises(IllegalAction):
                    rules.apply(state, seat, action)
                assert rules.dump(state) == before
                assert rules.refusal(reason)
    assert len(refused) > 3


@each_size
def test_a_game_is_its_journal(seats: int, seed: str) -> None:
    told = []
    for state, said in steps(Setup(seats, seed), seed, 150):
        told.append((said, rules.dump(state)))
    again, _ = rules.new_game(Setup(seats, seed))
    other = again
    for said, dump in told:
        if said is not None:
            action = parse(said.action.text)
            assert (action, action.text) == (said.action, said.action.text)
            other.seed = "another"
            came = rules.apply(other, said.seat, action, said.came.chances)
            assert came == said.came
        assert rules.dump(other) == dump


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_composed_deals_of_all_kinds_come(seats: int) -> None:
    found = Counter[str]()
    for number in range(3):
        for _, said in steps(Setup(seats, f"kinds {number}"), f"kinds {seats} {number}", 900):
            if said is not None:
                found += kinds_of(said.action) + Counter([said.action.verb])
    wanted = {"show", "offer", "counter", "harvest", "anyone", "from the active Hold", "from a helper's Hold"}
    of_some = {2: {"Bot"}, 3: {"2 helpers"}, 5: {"2 helpers", "3 helpers"}}[seats]
    assert wanted | of_some <= found.keys()


# -- open decisions of a small position --------------------------------------------------------------


def _small() -> State:
    """Three seats of which two have crew, one Planet that matters: all its deals can be listed."""
    hands = {0: ("hare-zefira", "beaver-odette"), 1: ("raccoon-rocco",), 2: ("moss-carpet",)}
    planets = {0: ("nektarr", "purple"), 1: ("corvenna",), 2: ("pirolita",)}
    setup = Setup(3, "small", "seat-1", hands=hands, planets=planets, holds={0: ("green",)})
    return rules.new_game(setup)[0]


def _parts(amount: Fragments) -> list[Fragments]:
    return [Fragments(*some) for some in product(*(range(count + 1) for count in amount))]


def test_every_legal_offer_of_a_small_position_is_sampled_and_every_sampled_one_is_legal() -> None:
    state = _small()
    there = Fragments(purple=1)
    icons = [Skills(p, e) for p in range(3) for e in range(3)]
    universe = {
        offer("nektarr", [Share(1, brings, gets, plus, gives)])
        for brings, gets, plus, gives in product(
            icons, _parts(there), _parts(state.holds[0]), _parts(state.holds[1]))
    }
    legal = {action for action in universe if rules.explain(state, 0, action) is None}
    assert 5 < len(legal) < len(universe)
    dice, came = Random("small"), set()
    for _ in range(30_000):
        action = rules.sample(state, 0, dice)
        if action in universe:
            came.add(action)
        if came == legal:
            break
    assert came == legal


def test_every_legal_counter_of_a_small_position_is_sampled() -> None:
    state = _small()
    rules.apply(state, 0, parse("offer nektarr; 2 brings piloting gets purple"))
    there = Fragments(purple=1)
    cards = [("raccoon-rocco",)]
    universe = {
        answer("counter", 1, crew, Share(1, brings, gets, plus, gives))
        for crew, brings, gets, plus, gives in product(
            cards, [Skills(p, e) for p in range(3) for e in range(3)], _parts(there),
            _parts(state.holds[0]), _parts(state.holds[1]))
    }
    legal = {action for action in universe if rules.explain(state, 1, action) is None}
    dice, came = Random("counter"), set()
    for _ in range(20_000):
        action = rules.sample(state, 1, dice)
        if action.verb == "counter":
            came.add(action)
        if came == legal:
            break
    assert came == legal
    assert legal


def test_every_seal_is_listed() -> None:
    state = _small()
    rules.apply(state, 0, parse("offer nektarr; 2 brings piloting gets purple"))
    rules.apply(state, 1, parse("accept 1 with raccoon-rocco"))
    hand = state.crews[0]
    universe = [seal(1, [card for card, is_in in zip(hand, chosen, strict=True) if is_in])
                for chosen in product((False, True), repeat=len(hand))]
    legal = [action for action in universe if rules.explain(state, 0, action) is None]
    listed = [action for action in rules.pending(state)[0].options if action.verb == "seal"]
    assert sorted(listed) == sorted(legal)
    assert legal


# -- two worlds ----------------------------------------------------------------------------------------

TOPS = {"crew_deck": 14, "project_deck": 16, "planet_deck": 4, "bag": 14}
"""What both worlds have on top of their decks, so that they stay alike for some turns."""


def worlds(seats: int, seat: int, dice: Random, number: int = 0) -> list[State]:
    """Return two games that differ in what a seat cannot see: other hands, objectives, decks further down."""
    state, _ = rules.new_game(Setup(seats, f"worlds {seat} {number}", "seat-1"))
    own = words(OBJECTIVES[state.objectives[seat]].colours)
    found: list[Setup] = []
    for _ in range(2):
        crew, projects = state.crew_deck[: -TOPS["crew_deck"]], state.project_deck[: -TOPS["project_deck"]]
        others = [other for other in range(seats) if other != seat]
        for other in others:
            crew, projects = crew + state.crews[other], projects + state.projects[other]
        dice.shuffle(crew)
        dice.shuffle(projects)
        hands = {seat: tuple(state.hand(seat))}
        for other in others:
            held = [crew.pop() for _ in state.crews[other]] + [projects.pop() for _ in state.projects[other]]
            hands[other] = tuple(held)
        secrets = [words(one.colours) for one in OBJECTIVES.values() if words(one.colours) != own]
        dice.shuffle(secrets)
        tops = {deck: tuple(getattr(state, deck)[: -count - 1 : -1]) for deck, count in TOPS.items()}
        found.append(Setup(
            seats, f"world {len(found)}", "seat-1", hands=hands,
            objectives={seat: own, **{other: secrets.pop() for other in others}},
            planets={n: (one.id, *words(one.fragments)) for n, one in enumerate(state.planets) if one},
            market_crew=tuple(card or "-" for card in state.market_crew),
            market_projects=tuple(card or "-" for card in state.market_projects),
            crew_deck=tops["crew_deck"], project_deck=tops["project_deck"],
            planet_deck=tops["planet_deck"], bag=tops["bag"],
        ))  # fmt: skip
    return [rules.new_game(setup)[0] for setup in found]


def said_in_both(states: list[State], seat: int, dice: Random) -> tuple[int, Action] | None:
    """Return something that can be said in both worlds and shows no card that only one of them has."""
    one, other = states
    asker = dice.choice(one.asked())
    hidden = {"harvest", "seal", "accept", "counter", "show", "discard", "complete"}
    listed = [action for action in rules.pending(one)[asker].options
              if (asker == seat or action.verb not in hidden) and rules.explain(other, asker, action) is None]
    return (asker, dice.choice(listed)) if listed else None


def sizes(state: State) -> dict[str, int]:
    """Return how many cards and Fragments are still to be drawn."""
    return {deck: len(getattr(state, deck)) for deck in TOPS if deck != "planet_deck"}


def is_nearly_out(state: State, begun: dict[str, int]) -> bool:
    """Tell whether something may soon be drawn that each world has in an order of its own."""
    return any(begun[deck] - left > TOPS[deck] - 8 for deck, left in sizes(state).items())


def differences(seats: int, seat: int, number: int = 0) -> tuple[int, list[str]]:
    """Play two worlds alike; return how many steps, and what a seat or the public saw of the difference."""
    dice = Random(f"worlds {seats} {seat}")
    found: list[str] = []
    states = worlds(seats, seat, dice, number)
    assert rules.dump(states[0]) != rules.dump(states[1])
    begun = sizes(states[0])
    for step in range(40):
        said = said_in_both(states, seat, dice)
        if said is None or states[0].turn > 4 or is_nearly_out(states[0], begun):
            return step, found
        for state in states:
            rules.apply(state, *said)
        for watcher in (seat, None):
            seen = [rules.view(state, watcher) for state in states]
            found += [f"{watcher}: {name} behind {said[1].text}" for name in seen[0]._fields
                      if getattr(seen[0], name) != getattr(seen[1], name)]
    return 40, found


@pytest.mark.parametrize(("seats", "seat"), [(2, 0), (3, 1), (4, 3), (6, 2)])
def test_a_view_depends_on_nothing_that_its_seat_cannot_see(seats: int, seat: int) -> None:
    played = [differences(seats, seat, number) for number in range(4)]
    assert [line for _, found in played for line in found] == []
    assert sum(count for count, _ in played) > 20


def test_planted_leaks_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    leaks: list[Callable[[State, View], View]] = [
        lambda state, view: view._replace(crew_deck=sum(map(ord, "".join(state.crew_deck)))),
        lambda state, view: view._replace(projects=tuple(p for hand in state.projects for p in hand)),
        lambda state, view: view._replace(objective=words(OBJECTIVES[state.objectives[0]].colours)),
        lambda state, view: view._replace(offers_left=sum(map(ord, "".join(state.crews[0])))),
    ]
    honest = rules.view
    for number, leak in enumerate(leaks):
        monkeypatch.setattr(rules, "view", lambda state, seat, leak=leak: leak(state, honest(state, seat)))
        assert differences(3, 1)[1], number


def test_every_refusal_has_words() -> None:
    assert all(REFUSALS.values())


def test_an_ordinary_game_is_dealt_from_its_seed() -> None:
    assert rules.quick_setup(4, "seed") == Setup(4, "seed")
    assert rules.SIZE.allowed == range(2, 7)
    assert rules.figures(_small()) == {}
    assert rules.terms(_small()) == {}
    assert rules.deal_name(_small()) == ""
    assert rules.outcome(_small()) is None
    assert rules.in_short(_small()).startswith("turn 1, turn; Projects completed 1: 0")


def test_a_sample_of_the_soak() -> None:
    result = soak_afternova.play_games((2, 0, 1))
    assert result["failures"] == []
    assert len(result["turns"]) == 1
    assert soak_afternova.report({(2, 0, 1): result})["failures"] == []
