"""What a seat knows of hidden cards, and believes of hidden goals, from the events it has seen."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from chrononauts_qt.bots.rivals.memory import UNCLAIMED, Memory
from chrononauts_qt.games.chrononauts.cards import (
    IDENTITY_INDEX,
    IDS,
    MISSION_INDEX,
    PLAY_CARDS,
    PLAY_INDEX,
    ids,
)
from chrononauts_qt.games.chrononauts.state import State
from tests.bots import tables
from tests.bots.rivals.positions import setting
from tests.scenario import Table, table


def memory(game: Table, seat: int) -> Memory:
    """Return what a seat (from 1) remembers now."""
    return Memory(game.seat(seat).view)


def known(game: Table, knower: int, holder: int) -> list[str]:
    """Return what a seat knows of the hand of another, both from 1."""
    return sorted(ids(list(memory(game, knower).hands[holder - 1].elements())))


def piled(game: Table, seat: int) -> Counter[str] | None:
    """Return the cards that a seat knows to have lain in the draw pile, or None."""
    pile = memory(game, seat).pile
    return None if pile is None else Counter({IDS[card]: count for card, count in pile.items() if count > 0})


def lies_in_pile(game: Table, *drawn: str) -> Counter[str]:
    """Return what is in the draw pile, with cards that others have drawn from it."""
    return Counter(game.draw_pile) + Counter(drawn)


def identity_belief(game: Table, knower: int, holder: int, identity: str) -> float:
    """Return how much a seat believes in somebody's Identity."""
    return memory(game, knower).identities[holder - 1][IDENTITY_INDEX[identity]]


def mission_belief(game: Table, knower: int, holder: int, mission: str) -> float:
    """Return how much a seat believes in somebody's Mission."""
    return memory(game, knower).missions[holder - 1][MISSION_INDEX[mission]]


# -- hands that change owners -------------------------------------------------------------------


@pytest.mark.rule("R-916", "A-35")
@pytest.mark.parametrize(("direction", "to", "giver"), [("left", 2, 3), ("right", 3, 2)])
def test_a_hand_passed_on_is_known_to_who_gave_it(direction: str, to: int, giver: int) -> None:
    hands = {1: "discontinuity dodo", 2: "memo rewind", 3: "sabotage time-vortex"}
    game = table(3, hands=hands, draw="ark")
    game.seat(1).plays("discontinuity", on=direction)
    assert known(game, 1, to) == ["ark", "dodo"]
    assert known(game, 1, giver) == []
    assert known(game, giver, 1) == sorted(hands[giver].split())
    assert known(game, to, 1) == []


@pytest.mark.rule("R-916", "R-905")
@pytest.mark.parametrize(("direction", "first", "second"), [("left", 3, 2), ("right", None, 3)])
def test_what_is_known_moves_on_with_a_second_discontinuity(
    direction: str, first: int | None, second: int
) -> None:
    """Seat 1 gave dodo and ark to seat 2, and now gives away what it has got from seat 3."""
    game = table(3, hands={1: "discontinuity dodo", 2: "sabotage", 3: "rewind"}, draw="ark crown-of-thorns")
    game.seat(1).plays("discontinuity", on="left")
    game.seat(1).ends_turn()
    game.seat(2).plays("dodo")
    assert known(game, 1, 2) == ["ark"]
    game.seat(2).ends_turn()
    game.seat(3).passes()
    game.seat(1).plays("rewind")
    game.seat(1).plays("discontinuity", on=direction)
    given = [card for card in game.seat(second).hand if card != "crown-of-thorns"]
    assert known(game, 1, second) == game.seat(second).hand == sorted(given)
    if first is not None:
        assert known(game, 1, first) == ["ark"]
    assert known(game, 1, 1) == []


@pytest.mark.rule("R-916", "A-35")
def test_of_two_players_each_knows_what_it_gave() -> None:
    game = table(2, hands={1: "discontinuity dodo", 2: "memo sabotage"}, draw="ark")
    game.seat(1).plays("discontinuity", on="right")
    assert known(game, 1, 2) == game.seat(2).hand == ["ark", "dodo"]
    assert known(game, 2, 1) == game.seat(1).hand


@pytest.mark.rule("R-304", "R-1001")
def test_cards_that_are_played_or_thrown_away_leave_what_is_known() -> None:
    hand = "memo memo sabotage crown-of-thorns avert-disaster"
    game = table(2, hands={1: f"discontinuity {hand}", 2: "dodo"}, draw="ark tyrannosaurus")
    game.seat(1).plays("discontinuity", on="left")
    game.seat(1).ends_turn()
    game.seat(2).plays("crown-of-thorns")
    assert known(game, 1, 2) == ["ark", "avert-disaster", "memo", "memo", "sabotage"]
    game.seat(2).ends_turn()
    game.seat(1).plays("dodo", answered_by=2)
    assert known(game, 1, 2) == ["ark", "avert-disaster", "memo", "sabotage"]
    game.seat(1).ends_turn()
    game.seat(2).kills_time("sabotage", "memo")
    assert known(game, 1, 2) == ["ark", "avert-disaster"]


@pytest.mark.rule("R-916")
def test_a_time_vortex_leaves_nothing_known() -> None:
    game = table(3, hands={1: "quick-trip dodo", 2: "time-vortex", 3: "sabotage"}, draw="avert-disaster")
    game.seat(1).plays("quick-trip")
    game.seat(1).plays("discontinuity", on="left")
    assert known(game, 1, 2) == ["avert-disaster", "dodo"]
    assert known(game, 2, 3) == ["time-vortex"]
    assert piled(game, 1)
    game.seat(1).ends_turn()
    game.pass_turns()
    game.seat(3).plays("time-vortex")
    for knower in (1, 2, 3):
        assert not any(memory(game, knower).hands)
        assert piled(game, knower) is None


# -- the draw pile ------------------------------------------------------------------------------


@pytest.mark.rule("R-905")
def test_who_looks_through_the_pile_knows_what_is_in_it_and_nobody_else() -> None:
    game = table(2, hands={1: "quick-trip", 2: "sabotage"}, draw="avert-disaster")
    game.seat(1).plays("quick-trip")
    assert piled(game, 1) == lies_in_pile(game)
    assert piled(game, 2) is None
    game.seat(1).plays("dodo")
    assert piled(game, 1) == lies_in_pile(game)
    assert "dodo" not in (piled(game, 1) or ())


@pytest.mark.rule("R-905", "R-302")
def test_what_others_draw_is_counted_and_what_one_draws_oneself_is_struck_off() -> None:
    game = table(2, hands={1: "quick-trip", 2: "halt-attack"}, draw="avert-disaster")
    game.seat(1).plays("quick-trip")
    game.seat(1).plays("dodo")
    game.seat(1).ends_turn()
    drawn = game.seat(2).view.hand[-1]
    assert memory(game, 1).drawn[1] == 1
    assert piled(game, 1) == lies_in_pile(game, drawn)
    game.seat(2).kills_time(drawn)
    assert memory(game, 1).drawn[1] == 0
    assert piled(game, 1) == lies_in_pile(game)
    game.seat(2).ends_turn()
    assert piled(game, 1) == lies_in_pile(game)


@pytest.mark.rule("R-905")
def test_a_card_of_which_more_lie_in_the_pile_was_not_drawn_if_it_was_at_hand_before() -> None:
    game = table(2, hands={1: "quick-trip reverse-fate", 2: "memo"}, draw="avert-disaster")
    game.seat(1).plays("quick-trip")
    game.seat(1).plays("dodo", answered_by=2)
    assert piled(game, 1) == lies_in_pile(game), "seat 2 held its Memo before"
    game.seat(1).ends_turn()
    drawn = game.seat(2).view.hand[-1]
    game.seat(2).kills_time(drawn)
    game.seat(2).ends_turn()
    game.seat(1).plays("reverse-fate", on=1914)
    assert piled(game, 1) == lies_in_pile(game), "seat 1 held its Reverse Fate before"


@pytest.mark.rule("R-312")
def test_after_a_reshuffle_nothing_is_known_of_the_old_pile() -> None:
    game = table(2, hands={1: "quick-trip", 2: "halt-attack"}, draw="avert-disaster dodo", rest="discard")
    game.seat(1).plays("quick-trip")
    game.seat(1).plays("dodo")
    game.seat(1).ends_turn()
    assert game.events("PileShuffled")
    assert piled(game, 1) is None


# -- Miracles -----------------------------------------------------------------------------------


@pytest.mark.rule("R-916")
@pytest.mark.parametrize(("artifact", "size", "plays"), [("ark", 3, 2), ("dodo", 2, 1)])
def test_everybody_counts_the_small_hand_of_a_miracle(artifact: str, size: int, plays: int) -> None:
    game = table(2, hands={1: "miracle-biblical-relic"}, tables={1: artifact}, draw="sabotage")
    game.seat(1).plays("miracle-biblical-relic", on=artifact)
    assert memory(game, 1).miracles == memory(game, 2).miracles == [[size, plays]]
    assert [sorted(ids(hand)) for hand in memory(game, 1).small] == [game.seat(1).small_hand]
    assert memory(game, 2).small == [[]]
    game.seat(1).discards(game.seat(1).small_hand[0])
    left = [[size - 1, plays - 1]] if plays > 1 else []
    assert memory(game, 1).miracles == memory(game, 2).miracles == left


@pytest.mark.rule("R-916", "A-32")
def test_a_miracle_within_a_miracle_has_a_hand_of_its_own_and_the_first_one_stays_known() -> None:
    game = table(
        2,
        hands={1: "miracle-biblical-relic"},
        tables={1: "ark crown-of-thorns", 2: "cancer-cure"},
        draw="sabotage miracle-future-wisdom dodo halt-attack tyrannosaurus triceratops",
    )
    game.seat(1).plays("miracle-biblical-relic", on="ark")
    game.seat(1).announces("miracle-future-wisdom", on="crown-of-thorns")
    assert memory(game, 2).miracles == [[2, 1]]
    game.everybody_allows()
    assert memory(game, 2).miracles == [[2, 1], [2, 1]]
    assert [sorted(ids(hand)) for hand in memory(game, 1).small] == [
        ["dodo", "halt-attack"],
        ["triceratops", "tyrannosaurus"],
    ]
    game.seat(1).plays("triceratops")
    assert memory(game, 2).miracles == [[2, 1]]
    assert game.seat(1).small_hand == ["dodo", "halt-attack"]
    game.seat(1).plays("dodo")
    assert memory(game, 2).miracles == memory(game, 1).miracles == []


@pytest.mark.rule("R-916", "R-905")
def test_the_small_hand_of_another_comes_out_of_the_pile_that_was_looked_through() -> None:
    game = table(
        2, hands={1: "quick-trip", 2: "miracle-biblical-relic"}, tables={2: "ark"}, draw="avert-disaster"
    )
    game.seat(1).plays("quick-trip")
    order = [card for card in game.draw_pile if card != "dodo"]
    top = ["sabotage", "reverse-fate", "reverse-fate", "tyrannosaurus"]
    for card in top:
        order.remove(card)
    game.deals.chance("trip", " ".join([*top, *order]))
    game.seat(1).plays("dodo")
    game.seat(1).ends_turn()
    game.seat(2).plays("miracle-biblical-relic", on="ark")
    assert piled(game, 1) == lies_in_pile(game, *top)
    game.seat(2).plays("reverse-fate", on=1914)
    assert piled(game, 1) == lies_in_pile(game, "sabotage", "reverse-fate", "tyrannosaurus")
    game.seat(2).discards("reverse-fate")
    assert piled(game, 1) == lies_in_pile(game, "sabotage")


# -- what lies open -----------------------------------------------------------------------------


@pytest.mark.rule("R-908", "R-916")
def test_artifacts_that_lay_on_the_tables_when_the_game_began_can_leave_them() -> None:
    """A journal may begin with any position."""
    hands = {1: "sell-artifact-dinosaur", 2: "get-there-first", 3: "it-never-existed"}
    game = table(3, hands=hands, tables={1: "dodo", 2: "tyrannosaurus", 3: "ark"})
    game.seat(1).plays("sell-artifact-dinosaur", on="dodo")
    game.seat(1).ends_turn()
    game.seat(2).plays("get-there-first", on="ark")
    game.seat(2).ends_turn()
    game.seat(3).plays("it-never-existed", on="tyrannosaurus")
    assert [ids(cards) for cards in memory(game, 1).tables] == [[], ["ark"], []]


@pytest.mark.rule("R-415", "R-803")
def test_a_timeline_that_was_set_up_counts() -> None:
    game = table(2, hands={1: "reverse-fate"}, red=[1963, 1912], patches="patch-1968")
    game.seat(1).plays("reverse-fate", on=1963)
    assert memory(game, 2).red == game.state.red
    assert memory(game, 2).patches == game.state.patches == 0


# -- goals --------------------------------------------------------------------------------------


@pytest.mark.rule("R-914", "R-912")
def test_an_identity_that_was_shown_is_nobodys() -> None:
    game = table(
        3,
        hands={1: "your-parents-never-met rewind"},
        identities={1: "yuri", 2: "lin", 3: "otto"},
        identity_stack="noor abel clara",
    )
    assert identity_belief(game, 1, 2, "lin") == 1.0
    game.seat(1).plays("your-parents-never-met", on="seat-2")
    assert identity_belief(game, 1, 2, "lin") == identity_belief(game, 1, 3, "lin") == 0.0
    assert identity_belief(game, 1, 2, "noor") == 1.0
    game.seat(1).ends_turn()
    game.pass_turns(2)
    game.seat(1).plays("rewind")
    game.seat(1).plays("your-parents-never-met", on="seat-3")
    for seat in (2, 3):
        assert identity_belief(game, 1, seat, "lin") == identity_belief(game, 1, seat, "otto") == 0.0
    assert identity_belief(game, 2, 3, "noor") == 0.0, "seat 2 holds it"
    assert identity_belief(game, 3, 2, "noor") == 1.0


@pytest.mark.rule("R-209", "R-912")
def test_ones_own_old_identity_and_mission_are_nobodys() -> None:
    game = table(
        2,
        hands={1: "new-mission"},
        identities={1: "yuri", 2: "lin"},
        identity_stack="noor",
        missions={1: "petting-zoo", 2: "burnt-library"},
        mission_stack="great-mysteries",
        mulligan=True,
    )
    assert identity_belief(game, 1, 2, "yuri") == 0.0, "it holds it"
    game.seat(1).mulligans()
    assert [identity_belief(game, 1, 2, name) for name in ("yuri", "noor", "lin")] == [0.0, 0.0, 1.0]
    assert identity_belief(game, 2, 1, "yuri") > 0.0
    game.seat(2).keeps()
    game.seat(1).plays("new-mission")
    assert [mission_belief(game, 1, 2, name) for name in ("petting-zoo", "great-mysteries")] == [0.0, 0.0]
    assert mission_belief(game, 1, 2, "burnt-library") == 1.0
    assert mission_belief(game, 2, 1, "petting-zoo") == 1.0
    assert mission_belief(game, 2, 1, "burnt-library") == 0.0


@pytest.mark.rule("R-912")
def test_a_new_mission_is_anything_again_for_who_took_it() -> None:
    game = table(
        2,
        hands={1: "sabotage new-mission"},
        tables={1: "stegosaurus dodo aristotle-book"},
        missions={1: "petting-zoo", 2: "burnt-library"},
        mission_stack="great-mysteries",
    )
    game.seat(1).passes()
    assert mission_belief(game, 2, 1, "natural-history") == UNCLAIMED
    game.seat(2).passes()
    game.seat(1).plays("new-mission")
    assert mission_belief(game, 2, 1, "natural-history") == 1.0


@pytest.mark.rule("R-802", "R-801", "R-809")
def test_a_mission_that_could_have_been_claimed_is_hardly_the_seats_own() -> None:
    missions = {1: "petting-zoo", 2: "burnt-library"}
    game = table(2, tables={1: "stegosaurus dodo aristotle-book"}, missions=missions)
    assert mission_belief(game, 2, 1, "natural-history") == 1.0
    game.seat(1).passes()
    assert mission_belief(game, 2, 1, "natural-history") == UNCLAIMED
    assert mission_belief(game, 2, 1, "petting-zoo") == 1.0
    game.seat(2).passes()
    assert mission_belief(game, 1, 2, "natural-history") == 1.0


@pytest.mark.rule("R-910")
@pytest.mark.parametrize(("other", "belief"), [("mona-lisa-real", 1.0), ("mona-lisa-obvious", UNCLAIMED)])
def test_with_a_better_mona_lisa_elsewhere_there_was_nothing_to_claim(other: str, belief: float) -> None:
    shown = {1: "mona-lisa-excellent tyrannosaurus dodo", 2: other}
    game = table(2, tables=shown, missions={1: "petting-zoo", 2: "burnt-library"})
    game.seat(1).passes()
    assert mission_belief(game, 2, 1, "mona-and-the-dinosaur") == belief


@pytest.mark.rule("R-803", "R-804", "R-809")
def test_an_identity_that_could_have_gone_home_is_hardly_the_seats_own() -> None:
    identities = {1: "yuri", 2: "lin"}
    red = setting([1939, 1968], 1868)  # otto's years
    game = table(2, red=red, patches="patch-1939 patch-1968", identities=identities)
    game.seat(1).passes()
    assert identity_belief(game, 2, 1, "otto") == UNCLAIMED
    assert identity_belief(game, 2, 1, "dario") == 1.0
    assert identity_belief(game, 1, 2, "otto") == 1.0, "seat 2 has had no turn"
    game = table(2, red=red, patches="patch-1939", identities=identities)
    game.seat(1).passes()
    assert identity_belief(game, 2, 1, "otto") == 1.0


@pytest.mark.rule("R-706", "R-707")
def test_beyond_an_uberparadox_nobody_could_have_gone_home_but_the_cockroach() -> None:
    identities = {1: "yuri", 2: "lin"}
    red = setting([1939, 1962, 1968], 1868)
    game = table(2, red=red, patches="patch-1939 patch-1962 patch-1968", identities=identities)
    game.seat(1).passes()
    assert identity_belief(game, 2, 1, "otto") == 1.0
    red = setting([1950, 1962], 1945)
    game = table(2, red=red, patches="patch-1950 patch-1962", identities=identities)
    game.seat(1).passes()
    assert identity_belief(game, 2, 1, "squa-tront") == UNCLAIMED


@pytest.mark.rule("R-401", "R-503")
def test_plays_speak_for_the_goals_they_serve() -> None:
    identities, missions = {1: "otto", 2: "lin"}, {1: "petting-zoo", 2: "burnt-library"}
    game = table(2, hands={1: "reverse-fate"}, identities=identities, missions=missions)
    game.seat(1).plays("reverse-fate", on=1963)  # 1968 becomes a Paradox
    otto, yitzchak = (identity_belief(game, 2, 1, name) for name in ("otto", "yitzchak"))
    assert otto > 1.0 > yitzchak, "1968 is red for one, black for the other"
    game = table(2, hands={1: "patch-1968"}, red=[1963], identities=identities, missions=missions)
    game.seat(1).plays("patch-1968", on=1968)
    otto, yitzchak = (identity_belief(game, 2, 1, name) for name in ("otto", "yitzchak"))
    assert otto > 1.0 > yitzchak
    game = table(2, hands={1: "tyrannosaurus"}, identities=identities, missions=missions)
    game.seat(1).plays("tyrannosaurus")
    assert mission_belief(game, 2, 1, "petting-zoo") > mission_belief(game, 2, 1, "healing-hands")


# -- forgetting ---------------------------------------------------------------------------------


@pytest.mark.rule("R-905")
def test_who_forgets_keeps_only_the_pile_under_its_eyes() -> None:
    game = table(2, hands={1: "quick-trip dodo", 2: "sabotage"}, draw="avert-disaster")
    game.seat(1).plays("quick-trip")
    looking = memory(game, 1)
    looking.forget()
    assert looking.pile == Counter(PLAY_INDEX[card] for card in game.draw_pile)
    game.seat(1).plays("discontinuity", on="left")
    after = memory(game, 1)
    assert after.pile
    assert after.hands[1]
    after.forget()
    assert after.pile is None
    assert not any(after.hands)


# -- whole games --------------------------------------------------------------------------------


def wrong(state: State, seat: int, seen: Memory) -> list[str]:
    """Return what a memory holds for certain that is not so."""
    found = []
    for other, hand in enumerate(state.hands):
        if other != seat and +seen.hands[other] - Counter(hand):
            found.append(f"hand of {other}")
        if other != seat and state.variant.identities and not seen.identities[other][state.identities[other]]:
            found.append(f"identity of {other}")
        if other != seat and not seen.missions[other][state.missions[other]]:
            found.append(f"mission of {other}")
    if (seen.red, seen.patches) != (state.red, state.patches):
        found.append("TimeLine")
    if list(map(sorted, seen.tables)) != list(map(sorted, state.tables)):
        found.append("tables")
    if list(map(tuple, seen.miracles)) != [(len(hand), plays) for hand, plays in state.miracles]:
        found.append("Miracles")
    if seat == state.active and seen.small != [hand for hand, _ in state.miracles]:
        found.append("small hands")
    single = [card for card in state.draw if PLAY_CARDS[card].copies == 1]
    if seen.pile is not None and not all(seen.pile[card] for card in single):
        found.append("draw pile")
    return found


@pytest.mark.rule("R-314")
@pytest.mark.parametrize("game", ["chrononauts", "artifaxx"])
def test_in_whole_games_nothing_is_known_that_is_not_so(game: str) -> None:
    asked = sure = searched = 0
    for number in range(24):
        players = list(tables.SEATS[game])[number % len(tables.SEATS[game])]
        dice = Random(number)
        for position in tables.table(game, players, f"memory {number}").play(250):
            if position.state.step in ("guess", "mulligan") or dice.random() > 0.15:
                continue
            seat = dice.randrange(players)
            seen = Memory(position.rules.view(position.state, seat))
            assert wrong(position.state, seat, seen) == [], (number, position.state.turn, seat)
            asked, sure = asked + 1, sure + any(seen.hands)
            searched += seen.pile is not None
    assert asked > 300
    assert sure > 10
    assert searched > 5
