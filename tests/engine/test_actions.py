"""Section 9: artifacts and actions; the Miracle has its own file."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.engine import facts
from tests.scenario import cards, table

EVERY_ARTIFACT = [artifact for category in facts.ARTIFACTS.values() for artifact in category]


@pytest.mark.rule("R-901")
@pytest.mark.parametrize("artifact", EVERY_ARTIFACT)
def test_an_artifact_is_placed_in_front_of_its_player(artifact: str) -> None:
    game = table(hands={1: artifact}, draw="memo")
    game.seat(1).plays(artifact)
    assert game.seat(1).table == [artifact]
    assert game.seat(1).hand == ["memo"]
    assert game.discard_pile == []
    assert game.news("ArtifactPlaced") == [{"seat": 1, "card": artifact}]


@pytest.mark.rule("R-901")
def test_a_table_has_no_limit() -> None:
    laid = " ".join(EVERY_ARTIFACT[1:])
    game = table(hands={1: EVERY_ARTIFACT[0]}, tables={1: laid})
    game.seat(1).plays(EVERY_ARTIFACT[0])
    assert len(game.seat(1).table) == 15


@pytest.mark.rule("R-902")
@pytest.mark.parametrize(
    ("card", "on"),
    [("get-there-first", "ark"), ("sell-artifact-dinosaur", "dodo"), ("miracle-future-wisdom", "dodo"),
     ("it-never-existed", "ark"), ("new-mission", None), ("your-parents-never-met", "seat-2"),
     ("time-vortex", None), ("discontinuity", "left")],
)
def test_an_action_goes_to_the_discard_pile_first(card: str, on: str | None) -> None:
    game = table(hands={1: card, 2: "rewind"}, tables={1: "dodo", 2: "ark"}, discard="memo")
    game.seat(1).plays(card, on=on)
    assert game.discard_pile[:2] == ["memo", card]


@pytest.mark.rule("R-916")
def test_get_there_first_takes_an_artifact() -> None:
    game = table(players=3, hands={1: "get-there-first"}, tables={1: "dodo", 3: "ark rongorongo"})
    game.seat(1).plays("get-there-first", on="ark")
    assert game.seat(1).table == cards("ark dodo")
    assert game.seat(3).table == ["rongorongo"]
    assert game.discard_pile == ["get-there-first"]
    assert game.news("ArtifactTaken") == [{"seat": 1, "victim": 3, "card": "ark"}]


@pytest.mark.rule("R-916")
def test_get_there_first_needs_anothers_artifact() -> None:
    game = table(hands={1: "get-there-first crown-of-thorns"}, tables={1: "dodo", 2: "ark"}, draw="memo")
    assert game.seat(1).refused("play get-there-first on dodo") == "artifact-is-yours"
    assert game.seat(1).refused("play get-there-first on crown-of-thorns") == "artifact-not-in-play"
    assert game.seat(1).refused("play get-there-first on triceratops") == "artifact-not-in-play"


SELLERS = {"sell-artifact-mona-lisa": "mona-lisa", "sell-artifact-dinosaur": "dinosaur",
           "sell-artifact-lost-works": "lost-works"}


@pytest.mark.rule("R-907", "R-916")
@pytest.mark.parametrize("card", SELLERS)
@pytest.mark.parametrize("artifact", EVERY_ARTIFACT)
def test_selling_draws_two_cards_or_three(card: str, artifact: str) -> None:
    game = table(hands={1: card}, tables={1: artifact}, draw="memo rewind quick-trip discontinuity")
    one = game.seat(1)
    one.plays(card, on=artifact)
    liked = artifact in facts.ARTIFACTS[SELLERS[card]]
    expected = "memo rewind quick-trip discontinuity" if liked else "memo rewind quick-trip"
    assert one.hand == cards(expected)
    assert one.table == []
    assert game.discard_pile == [card, artifact]
    assert {event["why"] for event in game.news("CardDrawn")} == {"sell"}
    assert game.step == "end"


@pytest.mark.rule("R-908", "R-909", "R-911")
@pytest.mark.parametrize(
    ("sold", "mine", "others", "drawn"),
    [
        ("mona-lisa-excellent", "", "mona-lisa-real", 2),
        ("mona-lisa-excellent", "mona-lisa-real", "", 2),
        ("mona-lisa-obvious", "", "mona-lisa-excellent", 2),
        ("mona-lisa-excellent", "", "mona-lisa-obvious", 3),
        ("mona-lisa-real", "mona-lisa-obvious", "mona-lisa-excellent", 3),
        ("mona-lisa-obvious", "", "dodo", 3),
    ],
)
def test_the_mona_lisa_bonus_wants_the_most_genuine_one(
    sold: str, mine: str, others: str, drawn: int
) -> None:
    game = table(players=3, hands={1: "sell-artifact-mona-lisa"}, tables={1: f"{sold} {mine}", 3: others})
    game.seat(1).plays("sell-artifact-mona-lisa", on=sold)
    assert len(game.news("CardDrawn")) == drawn
    assert game.seat(1).hand_size == 1 + drawn


@pytest.mark.rule("R-911")
def test_paintings_in_hands_and_piles_do_not_spoil_the_bonus() -> None:
    game = table(hands={1: "sell-artifact-mona-lisa", 2: "mona-lisa-real"}, discard="mona-lisa-excellent",
                 tables={1: "mona-lisa-obvious"})
    game.seat(1).plays("sell-artifact-mona-lisa", on="mona-lisa-obvious")
    assert len(game.news("CardDrawn")) == 3


@pytest.mark.rule("R-908")
def test_the_other_sellers_do_not_look_at_genuineness() -> None:
    game = table(hands={1: "sell-artifact-lost-works"}, tables={1: "mona-lisa-real"})
    game.seat(1).plays("sell-artifact-lost-works", on="mona-lisa-real")
    assert len(game.news("CardDrawn")) == 2


@pytest.mark.rule("R-907")
def test_only_ones_own_artifact_can_be_sold() -> None:
    game = table(hands={1: "sell-artifact-dinosaur ark"}, tables={1: "dodo", 2: "triceratops"})
    assert game.seat(1).refused("play sell-artifact-dinosaur on triceratops") == "artifact-not-yours"
    assert game.seat(1).refused("play sell-artifact-dinosaur on ark") in (
        "artifact-not-yours", "artifact-not-in-play")
    assert game.seat(1).can("play sell-artifact-dinosaur on dodo")


@pytest.mark.rule("R-916")
@pytest.mark.parametrize("artifact", ["dodo", "ark"])
def test_it_never_existed_discards_any_artifact_in_play(artifact: str) -> None:
    game = table(players=3, hands={1: "it-never-existed"}, tables={1: "dodo", 3: "ark"})
    game.seat(1).plays("it-never-existed", on=artifact)
    assert game.discard_pile == ["it-never-existed", artifact]
    left = [seat.table for seat in game.seats]
    assert left == ([[], [], ["ark"]] if artifact == "dodo" else [["dodo"], [], []])


@pytest.mark.rule("R-916")
def test_it_never_existed_needs_an_artifact_in_play() -> None:
    game = table(hands={1: "it-never-existed ark"}, tables={2: "dodo"})
    assert game.seat(1).refused("play it-never-existed on ark") == "artifact-not-in-play"


@pytest.mark.rule("R-912", "R-913", "R-914")
def test_new_mission_exchanges_ones_own_mission() -> None:
    game = table(players=3, hands={1: "new-mission"}, missions={1: "petting-zoo", 2: "burnt-library"},
                 mission_stack="healing-hands great-mysteries")
    others = [seat.mission for seat in game.seats[1:]]
    rest = game.mission_stack[2:]
    game.seat(1).plays("new-mission")
    assert game.seat(1).mission == "healing-hands"
    assert game.mission_stack == ["great-mysteries", *rest, "petting-zoo"]
    assert [seat.mission for seat in game.seats[1:]] == others
    assert game.news("MissionExchanged") == [{"seat": 1}]
    assert not game.seat(2).knows("petting-zoo")
    assert not game.seat(2).knows("healing-hands")


@pytest.mark.rule("R-914")
def test_new_mission_and_the_others_take_no_target() -> None:
    game = table(hands={1: "new-mission"})
    assert {text for text in game.seat(1).actions if "new-mission" in text} == {
        "play new-mission", "discard new-mission",
    }


@pytest.mark.rule("R-912", "R-914", "R-915")
@pytest.mark.parametrize("victim", [1, 2, 3])
def test_your_parents_never_met_exchanges_an_identity(victim: int) -> None:
    identities = {1: "yuri", 2: "renee", 3: "otto"}
    game = table(players=3, hands={1: "your-parents-never-met"}, identities=identities,
                 identity_stack="clara noor")
    old = game.seat(victim).identity
    rest = game.identity_stack[2:]
    game.seat(1).plays("your-parents-never-met", on=f"seat-{victim}")
    assert game.seat(victim).identity == "clara"
    assert game.identity_stack == ["noor", *rest, old]
    assert game.news("IdentityExchanged") == [{"seat": victim, "old": old}]
    for seat in game.seats:
        if seat.number != victim:
            assert seat.identity == identities[seat.number]
            assert not seat.knows("clara")


@pytest.mark.rule("R-913")
@pytest.mark.parametrize("players", range(2, 7))
def test_the_same_goal_cannot_come_back_at_once(players: int) -> None:
    game = table(players=players, hands={1: "new-mission your-parents-never-met fast-forward"})
    mission, identity = game.seat(1).mission, game.seat(1).identity
    assert game.public.missions_left >= 4
    assert game.public.identities_left >= 8
    game.seat(1).plays("fast-forward")
    game.seat(1).plays("new-mission")
    assert game.seat(1).mission != mission
    game.seat(1).plays("your-parents-never-met", on="seat-1")
    assert game.seat(1).identity != identity


@pytest.mark.rule("R-915")
def test_nobody_can_show_an_id_freely() -> None:
    game = table(hands={1: "dodo"})
    assert not any(word in text for text in game.seat(1).actions for word in ("reveal", "show"))
    game.seat(1).plays("dodo")
    assert all(player.identity is None for player in game.public.players)


@pytest.mark.rule("R-916")
def test_time_vortex_deals_all_hands_anew() -> None:
    game = table(players=3, first=2, hands={1: "dodo memo", 2: "time-vortex ark", 3: ""}, draw="rewind")
    game.seat(2).announces("time-vortex")
    game.seat(3).allow()
    game.deals.chance("vortex", "memo rewind dodo ark")
    game.seat(1).allow()
    assert game.discard_pile == ["time-vortex"]
    assert game.seat(2).hand == cards("memo ark")
    assert game.seat(3).hand == ["rewind"]
    assert game.seat(1).hand == ["dodo"]
    assert game.step == "end"


@pytest.mark.rule("R-916", "R-207")
def test_time_vortex_moves_only_hands() -> None:
    game = table(players=4, hands={1: "time-vortex +2", 2: "+5", 3: "+1", 4: "+2"}, tables={2: "dodo"})
    goals = [(seat.mission, seat.identity) for seat in game.seats]
    held = Counter(card for seat in game.seats for card in seat.hand) - Counter(["time-vortex"])
    game.seat(1).plays("time-vortex")
    assert Counter(card for seat in game.seats for card in seat.hand) == held
    assert [seat.hand_size for seat in game.seats] == [3, 3, 3, 2]
    assert [(seat.mission, seat.identity) for seat in game.seats] == goals
    assert game.seat(2).table == ["dodo"]


@pytest.mark.rule("R-916")
def test_time_vortex_shuffles() -> None:
    hands = {1: "time-vortex dodo ark", 2: "rewind memo quick-trip", 3: "sabotage halt-attack new-mission"}
    game = table(players=3, hands=hands)
    before = [seat.hand for seat in game.seats]
    game.seat(1).plays("time-vortex")
    assert [seat.hand for seat in game.seats] != before


@pytest.mark.rule("R-916", "A-35")
@pytest.mark.parametrize("direction", ["left", "right"])
def test_discontinuity_passes_the_hands(direction: str) -> None:
    game = table(players=3, hands={1: "discontinuity dodo", 2: "memo ark rewind", 3: ""}, draw="quick-trip")
    game.seat(1).plays("discontinuity", on=direction)
    after = [seat.hand for seat in game.seats]
    own, second = cards("dodo quick-trip"), cards("memo ark rewind")
    assert after == ([[], own, second] if direction == "left" else [second, [], own])
    assert game.discard_pile == ["discontinuity"]


@pytest.mark.rule("A-35")
@pytest.mark.parametrize("direction", ["left", "right"])
def test_discontinuity_is_a_swap_for_two(direction: str) -> None:
    game = table(hands={1: "discontinuity dodo", 2: "memo ark"}, draw="rewind")
    game.seat(1).plays("discontinuity", on=direction)
    assert game.seat(1).hand == cards("memo ark")
    assert game.seat(2).hand == cards("dodo rewind")


@pytest.mark.rule("R-314", "R-916")
def test_passed_hands_stay_secret() -> None:
    game = table(players=3, hands={1: "discontinuity dodo", 2: "memo ark", 3: "rewind"}, draw="quick-trip")
    game.seat(1).plays("discontinuity", on="left")
    assert not game.seat(3).knows("dodo")
    assert not game.seat(3).knows("quick-trip")
    assert game.seat(3).knows("ark")


@pytest.mark.rule("R-808")
def test_a_swapped_hand_of_ten_may_be_claimed() -> None:
    game = table(hands={1: "discontinuity", 2: "+10"})
    game.seat(1).plays("discontinuity", on="left")
    game.seat(1).claims("hand")
    assert game.winner == 1


@pytest.mark.rule("R-314", "R-916")
def test_each_player_is_told_the_new_hand_and_nobody_elses() -> None:
    hands = {1: "discontinuity dodo", 2: "ark memo", 3: "rewind"}
    game = table(players=3, hands=hands, draw="sabotage")
    given = [[card for card in seat.hand if card != "discontinuity"] for seat in game.seats]
    game.seat(1).plays("discontinuity", on="left")
    assert game.news("HandsPassed") == [{"direction": "left"}]
    for seat in game.seats:
        told = next(event for event in seat.view.events if event.name == "HandsPassed").data
        assert sorted(told["hand"]) == seat.hand
        assert sorted(told["given"]) == given[seat.index]
    game = table(players=3, hands={**hands, 1: "time-vortex dodo"}, draw="sabotage")
    game.seat(1).plays("time-vortex")
    assert game.news("HandsShuffled") == [{"sizes": (2, 2, 1)}]
    for seat in game.seats:
        told = next(event for event in seat.view.events if event.name == "HandsShuffled").data
        assert sorted(told["hand"]) == seat.hand
