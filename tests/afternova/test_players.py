"""The players of AfterNova: always legal, the same to the same view, and honest."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

import pytest

from chrononauts_qt.bots.afternova import player
from chrononauts_qt.bots.afternova.bargaining import bargains
from chrononauts_qt.bots.afternova.player import choose
from chrononauts_qt.bots.afternova.seen import Seen
from chrononauts_qt.bots.protocol import AGENT, CADET, CHIEF
from chrononauts_qt.games.afternova import rules
from chrononauts_qt.games.afternova.amounts import COLOURS
from chrononauts_qt.games.afternova.cards import CREWS, PLANETS, PROJECTS
from chrononauts_qt.games.afternova.setup import Setup
from chrononauts_qt.games.afternova.state import State
from chrononauts_qt.games.afternova.view import View
from chrononauts_qt.shelf import RANKS
from tests import soak_balance, soak_dealing, soak_honesty
from tests.afternova.play import steps
from tests.afternova.ranked import ANSWERS, offers_of, played

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
                assert choose(rank, rules.view(state, seat)).action == action
                assert player.explain(view, action).key


def test_a_whole_game_ends(request: pytest.FixtureRequest) -> None:
    for ranks in ([AGENT, CHIEF], [CADET, AGENT, CHIEF], [AGENT] * 5):
        assert played(ranks, Setup(len(ranks), f"whole {len(ranks)}")).outcome is not None


def test_full_hands_before_planets_that_nobody_can_harvest_are_no_standstill() -> None:
    """One game of a thousand stood still: all took cards for ever that they discarded at once."""
    state = played([AGENT] * 3, Setup(3, "balance/3/304"))
    assert rules.outcome(state) is not None
    assert state.turn < 100


def test_an_agent_is_better_than_a_cadet() -> None:
    wins = [played([AGENT, CADET, AGENT, CADET], Setup(4, f"better {game}")).outcome for game in range(4)]
    assert sum(outcome is not None and outcome.winner in (0, 2) for outcome in wins) >= 3


def test_a_chief_offers_to_anyone_and_deals_in_holds() -> None:
    made = Counter[str]()
    for game in range(2):
        state = played([CHIEF, AGENT, AGENT, AGENT], Setup(4, f"chief {game}"))
        made["offers"] += offers_of(state, 0)[0]
        made["agreed"] += offers_of(state, 0)[1]
        for shares in (event.data["shares"] for event in state.events or [] if event.name == "OfferMade"):
            made.update(key for share in shares for key in ("plus", "gives") if share[key])
            made["anyone"] += any(share["seat"] == "anyone" for share in shares)
    assert min(made[key] for key in ("anyone", "plus", "gives")) >= 3, made
    assert 0.25 < made["agreed"] / made["offers"] < 0.75, "it asks for about what others agree to"


def test_who_only_answers_makes_no_offer() -> None:
    state = played([ANSWERS, AGENT], Setup(2, "answers"))
    assert offers_of(state, 0) == (0, 0)
    assert offers_of(state, 1)[0] > 0


def test_a_chief_who_is_late_leaves_it_to_the_agent() -> None:
    view = rules.view(rules.new_game(Setup(3, "late", "seat-1"))[0], 0)
    assert player.explore(CHIEF, 0, view, lambda: -0.1, 1.0) is None
    assert player.explore(CHIEF, 0, view, lambda: 0.1, 1.0) == {choose(CHIEF, view).action.text: (1, 1.0)}


def test_a_chief_weighs_a_bounded_number_of_offers_where_most_are_possible() -> None:
    """Five rivals who can do everything, full Holds of four colours, three great Planets, great Projects."""
    every = ("hare", "raccoon", "beaver", "badger", "bear", "fox", "mole", "otter")
    crew = [[card for card in CREWS if card.startswith(f"{kind}-")] for kind in every]
    great = [planet.id for planet in PLANETS.values() if planet.spaces == 5][:3]
    projects = [project.id for project in PROJECTS.values() if sum(project.cost) == 4][:4]
    setup = Setup(
        6, "most", "seat-1",
        hands={0: (*(kind[0] for kind in crew[::2]), *projects)},
        holds=dict.fromkeys(range(2), ("purple", "green", "orange", "black")),
        planets={place: (planet, *COLOURS) for place, planet in enumerate(great)},
    )
    view = rules.view(rules.new_game(setup)[0], 0)
    players = [
        other._replace(known=frozenset(kind[1] for kind in crew), crew=8, hold=view.players[0].hold)
        for other in view.players
    ]
    seen = Seen(view._replace(players=tuple(players)), player.STYLES[CHIEF])
    assert 1000 < sum(1 for _ in bargains(seen, -1.0)) < 15_000


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

    for cheat, ranks in (
        (crew_of_others, (CADET, AGENT)), (crew_of_others, (CHIEF,)), (next_planet, (CADET, AGENT)),
        (objectives, (CADET, AGENT)),
    ):
        monkeypatch.setattr(
            rules, "view", lambda state, seat, cheat=cheat: cheat(state, honest(state, seat)))
        assert any(
            disagreements(rank, 3, seat, number)
            for number in range(12) for rank in ranks for seat in range(3)
        ), (cheat.__name__, ranks)


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
    dealt = soak_dealing.report({(table, 0, 1): soak_dealing.play_games((table, 0, 1)) for table in (0, 1)})
    assert (dealt["failures"], len(dealt["tables"])) == ([], len(soak_dealing.TABLES))  # type: ignore[arg-type]
    asked = soak_honesty.report({(1, 0, 1): soak_honesty.ask((1, 0, 1))})
    assert (asked["failures"], asked["positions"][AGENT] > 5) == ([], True)
    assert soak_balance.report_cadets({(4, 0, 1): soak_balance.play_cadets((4, 0, 1))})["failures"] == []
