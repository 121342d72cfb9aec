"""How near everybody is to winning, as far as all can see."""

from __future__ import annotations

import pytest

from chrononauts_qt.games.chrononauts.threats import NO_THREAT, Threat, grown, threats
from tests.engine import facts
from tests.scenario import Table, table
from tests.small_scenarios import artifaxx


def seen_of(number: int, game: Table) -> Threat:
    """Return the threat of a seat, and make sure that all see the same."""
    views = [game.public, *(seat.view for seat in game.seats)]
    found = {threats(view) for view in views}
    assert len(found) == 1, "somebody sees another threat than the public"
    return found.pop()[number - 1]


@pytest.mark.rule("R-806")
def test_eight_cards_on_are_a_danger() -> None:
    for count, told in ((7, 0), (8, 8), (9, 9), (10, 10), (12, 12)):
        game = table(players=2, hands={2: f"+{count}"})
        assert seen_of(2, game) == Threat(hand=told)


@pytest.mark.rule("R-802")
def test_two_artifacts_of_any_mission_are_a_danger_and_three_even_more() -> None:
    for mission, artifacts in facts.MISSIONS.items():
        one, *others = artifacts.split()
        both = table(players=2, tables={2: " ".join(others)})
        assert mission in seen_of(2, both).missions
        assert seen_of(2, both).artifacts == 2
        assert seen_of(2, table(players=2, tables={2: f"{one} {others[0]} {others[1]}"})) == Threat(
            artifacts=3, missions=(mission,)
        )
        assert seen_of(2, table(players=2, tables={2: one})) == NO_THREAT


@pytest.mark.rule("R-910")
def test_only_the_most_real_painting_of_all_tables_counts_for_its_mission() -> None:
    lesser = table(players=2, tables={1: "mona-lisa-real", 2: "mona-lisa-obvious dodo"})
    assert seen_of(2, lesser) == NO_THREAT
    best = table(players=2, tables={2: "mona-lisa-obvious dodo"})
    assert seen_of(2, best).missions == ("mona-and-the-dinosaur",)


def test_what_nobody_can_see_makes_no_threat() -> None:
    """Neither the own Mission nor what lies in a hand is counted."""
    for mission in facts.MISSIONS:
        hidden = table(players=2, missions={2: mission}, tables={2: "dodo"}, hands={2: "stegosaurus"})
        assert seen_of(2, hidden) == NO_THREAT


@pytest.mark.rule("R-1107")
def test_a_large_hand_wins_nothing_in_artifaxx() -> None:
    assert seen_of(2, artifaxx(hands={2: "+9"}, tables={2: "tyrannosaurus stegosaurus"})) == Threat(
        artifacts=2, missions=("petting-zoo",)
    )


def test_only_what_has_newly_arisen_has_grown() -> None:
    two, other = Threat(8, 2, ("petting-zoo",)), Threat(8, 2, ("petting-zoo", "natural-history"))
    assert grown(NO_THREAT, two) == two
    assert grown(two, two) == NO_THREAT
    assert grown(two, other) == Threat(artifacts=2, missions=("natural-history",))
    assert grown(two, Threat(9, 3, ("petting-zoo",))) == Threat(9, 3, ("petting-zoo",))
    assert grown(Threat(9), Threat(8)) == NO_THREAT
