"""Section 2: before the first turn."""

from __future__ import annotations

from collections import Counter

import pytest

from chrononauts_qt.games.chrononauts import rules
from chrononauts_qt.games.chrononauts.setup import Setup
from chrononauts_qt.kernel.errors import BadChance, BadSetup
from chrononauts_qt.kernel.events import Chance
from tests.engine import facts
from tests.scenario import Table, table


def fresh(players: int, first: str = "seat-1", mulligan: bool = False, seed: str = "fresh") -> Table:
    """Deal a game of which nothing is said but the seed."""
    return Table(Setup(players=players, seed=seed, first=first, mulligan=mulligan))


@pytest.mark.rule("R-201", "A-28")
@pytest.mark.parametrize("players", range(2, 7))
def test_two_to_six_can_play(players: int) -> None:
    assert len(fresh(players).public.players) == players


@pytest.mark.rule("R-201", "A-28")
@pytest.mark.parametrize("players", [-1, 0, 1, 7])
def test_no_other_number_can_play(players: int) -> None:
    with pytest.raises(BadSetup):
        rules.new_game(Setup(players=players))


@pytest.mark.rule("R-202", "R-203", "A-01")
def test_the_game_starts_on_true_history() -> None:
    game = fresh(3)
    assert [tile.year for tile in game.public.timeline] == list(facts.YEARS)
    assert {tile.side for tile in game.public.timeline} == {"true"}
    assert game.patches == []
    assert game.open_paradoxes == set()
    assert not game.uberparadox
    assert not any(tile.sealed or tile.lit for tile in game.public.timeline)


@pytest.mark.rule("R-204", "R-205")
@pytest.mark.parametrize("players", range(2, 7))
def test_each_player_gets_one_mission_and_one_id(players: int) -> None:
    game = fresh(players)
    missions = [seat.mission for seat in game.seats]
    identities = [seat.identity for seat in game.seats]
    assert game.public.missions_left == 10 - players
    assert game.public.identities_left == 14 - players
    assert set(missions) | set(game.mission_stack) == set(facts.MISSIONS)
    assert set(identities) | set(game.identity_stack) == set(facts.IDENTITIES)
    assert len(set(missions)) == len(set(identities)) == players


@pytest.mark.rule("R-204", "R-205", "R-314", "R-915")
def test_goals_are_secret() -> None:
    game = fresh(4)
    for viewer in [None, *range(4)]:
        view = rules.view(game.state, viewer)
        assert all(player.identity is None and player.mission is None
                   for seat, player in enumerate(view.players) if seat != viewer)
    assert game.public.identity is None
    assert game.public.mission is None
    assert game.public.hand == ()


@pytest.mark.rule("R-204", "R-205", "R-206")
def test_everything_is_shuffled() -> None:
    deals = [fresh(3, seed=str(seed)) for seed in range(6)]
    assert len({tuple(game.draw_pile) for game in deals}) == 6
    assert len({tuple(game.mission_stack) for game in deals}) == 6
    assert len({tuple(game.identity_stack) for game in deals}) == 6
    assert len({str([seat.hand for seat in game.seats]) for game in deals}) == 6


@pytest.mark.rule("R-206")
@pytest.mark.parametrize("players", range(2, 7))
def test_three_cards_each_and_an_empty_discard_pile(players: int) -> None:
    game = fresh(players, mulligan=True)
    assert [seat.hand_size for seat in game.seats] == [3] * players
    assert game.draw_count == 80 - 3 * players
    assert game.discard_pile == []
    held = Counter(card for seat in game.seats for card in seat.hand)
    assert held + Counter(game.draw_pile) == Counter(facts.COPIES)


@pytest.mark.rule("R-207")
def test_id_and_mission_are_no_hand_cards() -> None:
    game = fresh(2, mulligan=True)
    for seat in game.seats:
        assert seat.identity not in seat.hand
        assert seat.mission not in seat.hand
        assert seat.hand_size == 3


@pytest.mark.rule("R-314")
def test_a_setup_that_cannot_lie_on_a_table_is_refused() -> None:
    with pytest.raises(BadSetup):
        rules.new_game(Setup(players=2, hands={0: ("dodo",), 1: ("dodo",)}))
    with pytest.raises(BadSetup):
        rules.new_game(Setup(players=2, hands={2: ("dodo",)}))
    with pytest.raises(BadSetup):
        rules.new_game(Setup(players=2, hands={0: ("petting-zoo",)}))
    with pytest.raises(BadSetup):
        rules.new_game(Setup(players=2, missions={0: "petting-zoo", 1: "petting-zoo"}))
    with pytest.raises(BadSetup):
        rules.new_game(Setup(players=2, tables={0: ("reverse-fate",)}))
    with pytest.raises(BadSetup):
        rules.new_game(Setup(players=2, red=(1929,)))
    with pytest.raises(BadSetup):
        rules.new_game(Setup(players=2, first="seat-3"))


@pytest.mark.rule("R-512")
def test_a_patch_needs_its_paradox_from_the_start() -> None:
    with pytest.raises(BadSetup):
        rules.new_game(Setup(players=2, patches=("patch-1929",)))
    with pytest.raises(BadSetup):
        rules.new_game(Setup(players=2, red=(1936,), patches=("patch-1945-axis",)))


@pytest.mark.rule("R-601")
def test_no_game_begins_in_a_destroyed_universe() -> None:
    nearly = (1865, 1936, 1963, 1980, 1981)
    state, _ = rules.new_game(Setup(players=2, red=(*nearly, 1937)))
    assert len(rules.view(state, None).open_paradoxes) == 12
    with pytest.raises(BadSetup):
        rules.new_game(Setup(players=2, red=(*nearly, 1912)))
    rules.new_game(Setup(players=2, red=(*nearly, 1912), patches=("patch-1929",)))


def guessing(*guesses: str, clock: str, players: int = 3, first: str | None = None) -> Table:
    """Let the seats guess in order; "-" has seen the clock."""
    game = table(players=players, first="guess")
    for seat, guess in zip(game.seats, guesses, strict=True):
        assert game.step == "guess"
        if seat.number == players:
            game.deals.chance("clock", clock)
            if first:
                game.deals.chance("first", first)
        if guess == "-":
            seat.saw_clock()
        else:
            seat.guesses(guess)
    return game


@pytest.mark.rule("R-208")
def test_all_seats_guess_at_once_and_in_any_order() -> None:
    game = table(players=3, first="guess")
    assert game.deciding == [1, 2, 3]
    game.seat(3).guesses("10:30")
    assert game.deciding == [1, 2]
    assert game.seat(3).refused("guess 11:00") == "not-deciding"
    assert all(not seat.can("discard patch-1868") for seat in game.seats)


@pytest.mark.rule("R-208", "R-314")
def test_nobody_sees_a_guess_before_all_are_in() -> None:
    game = table(players=3, first="guess")
    before = rules.view(game.state, 1)
    game.seat(1).guesses("10:30")
    after = rules.view(game.state, 1)
    assert after._replace(deciding=before.deciding) == before
    assert game.events("TimeGuessed") == []


@pytest.mark.rule("R-208")
def test_the_nearest_guess_starts() -> None:
    game = guessing("08:00", "12:00", "20:00", clock="13:30")
    assert game.turn_of == 2
    assert game.step == "play"
    (told,) = game.events("TimeGuessed")
    assert told["clock"] in ("13:30", 13 * 60 + 30)
    assert dict(told["minutes"]) == {0: 480, 1: 720, 2: 1200}
    assert game.events("FirstPlayerChosen") == [{"seat": 2, "by": "guess"}]


@pytest.mark.rule("R-208")
def test_a_guess_after_the_time_counts_like_one_before() -> None:
    assert guessing("13:00", "14:00", "20:00", clock="13:20").turn_of == 1
    assert guessing("13:00", "14:00", "20:00", clock="13:40").turn_of == 2


@pytest.mark.rule("R-208", "A-02")
@pytest.mark.parametrize(
    ("guesses", "clock", "starter"),
    [
        (("00:05", "23:30", "12:00"), "23:50", 1),
        (("23:55", "00:20", "12:00"), "00:05", 1),
        (("06:00", "11:59", "18:00"), "00:00", 1),
        (("11:00", "23:30", "13:00"), "23:00", 2),
    ],
)
def test_the_distance_is_the_shortest_way_round_the_24_hour_dial(
    guesses: tuple[str, str, str], clock: str, starter: int
) -> None:
    tie = f"seat-{starter}" if clock == "00:00" else None
    assert guessing(*guesses, clock=clock, first=tie).turn_of == starter


@pytest.mark.rule("R-208", "A-02")
@pytest.mark.parametrize("starter", [1, 3])
def test_a_tie_is_broken_at_random(starter: int) -> None:
    game = guessing("10:00", "15:00", "12:00", clock="11:00", first=f"seat-{starter}")
    assert game.turn_of == starter


@pytest.mark.rule("R-208", "A-02")
def test_a_tie_is_broken_only_among_the_nearest() -> None:
    with pytest.raises(BadChance):
        guessing("10:00", "15:00", "12:00", clock="11:00", first="seat-2")


@pytest.mark.rule("R-208", "A-02")
def test_who_saw_the_clock_is_out_of_the_contest() -> None:
    game = guessing("-", "02:00", "-", clock="14:00")
    assert game.turn_of == 2
    assert dict(game.events("TimeGuessed")[0]["minutes"]) == {0: None, 1: 120, 2: None}
    assert game.chances[-1].kind == "clock"


@pytest.mark.rule("R-208", "A-02")
@pytest.mark.parametrize("starter", [1, 2, 3])
def test_chance_decides_when_everybody_saw_the_clock(starter: int) -> None:
    assert guessing("-", "-", "-", clock="14:00", first=f"seat-{starter}").turn_of == starter


@pytest.mark.rule("A-02")
@pytest.mark.parametrize("starter", [1, 2])
def test_the_first_player_can_be_drawn_at_random(starter: int) -> None:
    game = table(players=2, first="random", imposed=[Chance("first", (f"seat-{starter}",))])
    assert game.turn_of == starter
    assert game.events("FirstPlayerChosen") == [{"seat": starter, "by": "random"}]


@pytest.mark.rule("R-208")
def test_after_the_guesses_come_the_mulligans() -> None:
    game = table(players=3, first="guess", mulligan=True)
    game.seat(1).guesses("08:00")
    game.seat(3).guesses("12:00")
    game.deals.chance("clock", "12:34")
    game.seat(2).saw_clock()
    assert game.step == "mulligan"
    assert game.deciding == [3]


@pytest.mark.rule("R-209", "A-03", "A-36")
def test_mulligans_are_asked_in_seat_order_from_the_first_player() -> None:
    game = table(players=3, first=2, mulligan=True)
    for number in (2, 3, 1):
        assert game.step == "mulligan"
        assert game.deciding == [number]
        assert game.seat(number).actions == {"mulligan", "keep"}
        game.seat(number).keeps()
        assert game.news("IdentityKept") == [{"seat": number}]
    assert game.step == "play"
    assert game.turn_of == 2
    assert game.seat(2).hand_size == 4


@pytest.mark.rule("R-209", "A-03", "A-36")
def test_the_rejected_character_goes_under_the_stack() -> None:
    game = table(
        players=3, first=2, mulligan=True,
        identities={1: "yuri", 2: "renee", 3: "otto"}, identity_stack="clara noor abel",
    )
    below = game.identity_stack[3:]
    game.seat(2).mulligans()
    assert game.seat(2).identity == "clara"
    assert game.identity_stack == ["noor", "abel", *below, "renee"]
    game.seat(3).mulligans()
    assert game.seat(3).identity == "noor"
    assert game.identity_stack == ["abel", *below, "renee", "otto"]
    game.seat(1).keeps()
    assert game.seat(1).identity == "yuri"
    assert game.public.identities_left == 11


@pytest.mark.rule("R-209")
def test_the_second_character_must_be_kept() -> None:
    game = table(players=2, mulligan=True)
    game.seat(1).mulligans()
    assert game.seat(1).refused("mulligan") == "not-deciding"
    game.seat(2).keeps()
    assert game.step == "play"
    assert game.seat(1).refused("mulligan") == "wrong-step"


@pytest.mark.rule("R-209", "R-314")
def test_a_rejected_character_is_not_shown() -> None:
    game = table(players=2, mulligan=True, identities={1: "yuri"}, identity_stack="clara")
    game.seat(1).mulligans()
    assert game.events("IdentityChanged") == [{"seat": 1}]
    assert not game.seat(2).knows("yuri")
    assert not game.seat(2).knows("clara")


@pytest.mark.rule("R-209")
def test_there_is_no_mulligan_for_hands_and_missions() -> None:
    game = table(players=2, hands={1: "dodo ark memo"}, mulligan=True, missions={1: "petting-zoo"})
    game.seat(1).mulligans()
    game.seat(2).mulligans()
    assert game.seat(1).mission == "petting-zoo"
    assert game.events("MissionExchanged") == []
    assert {"dodo", "ark", "memo"} < set(game.seat(1).hand)


@pytest.mark.rule("R-211", "A-04")
@pytest.mark.parametrize("first", [1, 2, 3, 4])
def test_turns_pass_in_seat_order_from_the_first_player(first: int) -> None:
    game = table(players=4, first=first)
    order = []
    for _ in range(9):
        order.append(game.turn_of)
        game.pass_turns()
    assert order == [(first - 1 + turn) % 4 + 1 for turn in range(9)]
