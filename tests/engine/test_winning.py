"""Section 8: the three ways to win."""

from __future__ import annotations

import pytest

from chrononauts_qt.games.chrononauts import rules
from tests.engine import facts
from tests.scenario import Table, table


def at_the_end(**what: object) -> Table:
    """Let seat 1 kill time and stand at the end of its turn."""
    game = table(**what)  # type: ignore[arg-type]
    game.seat(1).kills_time()
    assert game.step == "end"
    return game


@pytest.mark.rule("R-801")
def test_a_claim_belongs_to_the_end_of_ones_own_turn() -> None:
    game = table(players=2, hands={1: "+12", 2: "+12"}, tables={2: facts.MISSIONS["petting-zoo"]},
                 missions={2: "petting-zoo"})
    assert game.seat(1).refused("claim hand") == "wrong-step"
    assert game.seat(2).refused("claim hand") == "not-deciding"
    game.seat(1).discards(game.seat(1).hand[0])
    assert game.seat(1).refused("claim hand") == "wrong-step"
    game.seat(1).keeps()
    assert game.seat(1).can("claim hand")
    assert game.seat(2).refused("claim hand") == "not-deciding"
    assert game.seat(2).refused("claim mission") == "not-deciding"
    game.seat(1).ends_turn()
    assert game.seat(2).refused("claim mission") == "wrong-step"
    assert game.seat(1).refused("claim hand") == "not-deciding"


@pytest.mark.rule("R-801")
def test_no_claim_in_an_open_window_or_between_plays() -> None:
    game = table(hands={1: "fast-forward +12"})
    game.seat(1).announces("fast-forward")
    assert game.seat(1).refused("claim hand") == "not-deciding"
    game.everybody_allows()
    assert game.seat(1).refused("claim hand") == "wrong-step"
    game.seat(1).kills_time()
    assert game.step == "play"
    assert game.seat(1).refused("claim hand") == "wrong-step"
    game.seat(1).kills_time()
    assert game.seat(1).can("claim hand")


@pytest.mark.rule("R-802", "R-812")
@pytest.mark.parametrize("mission", facts.MISSIONS)
def test_each_mission_needs_its_three_artifacts(mission: str) -> None:
    artifacts = facts.MISSIONS[mission].split()
    for missing in artifacts:
        others = " ".join(artifact for artifact in artifacts if artifact != missing)
        game = at_the_end(missions={1: mission}, hands={1: f"+3 {missing}"}, tables={1: others})
        reason = game.seat(1).reason("claim mission")
        assert reason.key == "mission-unfinished"
        (told,) = reason.params["artifacts"]
        if missing == "mona-lisa-obvious" and mission != "mona-lisa-triptych":
            assert told in (("mona-lisa-excellent", "mona-lisa-obvious"), "MOST_REAL_MONA_LISA")
        else:
            assert told == missing
    game = at_the_end(missions={1: mission}, tables={1: facts.MISSIONS[mission]})
    game.seat(1).claims("mission")
    assert (game.over, game.winner, game.route) == (True, 1, "mission")
    assert game.public.players[0].mission == mission
    (claimed,) = game.news("VictoryClaimed")
    assert (claimed["seat"], claimed["route"], claimed["mission"]) == (1, "mission", mission)


@pytest.mark.rule("R-802")
def test_further_artifacts_do_not_matter() -> None:
    game = at_the_end(missions={1: "petting-zoo"}, tables={1: facts.MISSIONS["petting-zoo"] + " dodo ark"})
    assert game.seat(1).can("claim mission")


@pytest.mark.rule("R-802")
def test_artifacts_on_other_tables_do_not_count() -> None:
    game = at_the_end(missions={1: "petting-zoo"}, tables={1: "tyrannosaurus triceratops", 2: "stegosaurus"})
    reason = game.seat(1).reason("claim mission")
    assert reason.key == "mission-unfinished"
    assert "stegosaurus" in reason.params["artifacts"]
    assert "tyrannosaurus" not in reason.params["artifacts"]


@pytest.mark.rule("R-802", "R-901")
def test_the_last_artifact_is_played_and_the_mission_claimed() -> None:
    game = table(hands={1: "stegosaurus"}, missions={1: "petting-zoo"},
                 tables={1: "tyrannosaurus triceratops"})
    game.seat(1).plays("stegosaurus")
    game.seat(1).claims("mission")
    assert game.winner == 1


def patches_for(identity: str) -> list[str]:
    return [facts.PATCHES[year] for year in facts.IDENTITIES[identity][1:]]


@pytest.mark.rule("R-803", "R-805", "R-812")
@pytest.mark.parametrize("identity", facts.IDENTITIES)
def test_each_character_goes_home_to_its_three_years(identity: str) -> None:
    game = at_the_end(identities={1: identity}, red=facts.reds_for(identity),
                      patches=" ".join(patches_for(identity)))
    game.seat(1).claims("home")
    assert (game.winner, game.route) == (1, "home")
    assert game.public.players[0].identity == identity
    (claimed,) = game.news("VictoryClaimed")
    assert (claimed["seat"], claimed["route"], claimed["identity"]) == (1, "home", identity)


@pytest.mark.rule("R-803", "R-804")
@pytest.mark.parametrize("identity", facts.IDENTITIES)
def test_an_open_paradox_in_a_red_year_blocks(identity: str) -> None:
    for bare, patch in zip(facts.IDENTITIES[identity][1:], reversed(patches_for(identity)), strict=True):
        game = at_the_end(identities={1: identity}, red=facts.reds_for(identity), patches=patch)
        reason = game.seat(1).reason("claim home")
        assert reason.key == "not-home"
        assert set(reason.params["years"]) == {bare}


@pytest.mark.rule("R-803")
@pytest.mark.parametrize("identity", facts.IDENTITIES)
def test_true_history_is_nobodys_home(identity: str) -> None:
    game = at_the_end(identities={1: identity})
    reason = game.seat(1).reason("claim home")
    assert reason.key == "not-home"
    assert set(reason.params["years"]) == set(facts.IDENTITIES[identity][1:])


@pytest.mark.rule("R-804", "T-22")
def test_t22_an_opponents_inverter_paradoxes_the_black_year() -> None:
    game = table(hands={1: "restore-history", 2: "reverse-fate"}, identities={1: "renee"},
                 red=[1865, 1915, 1941], patches="patch-1868 patch-1917", first=2)
    game.seat(2).plays("reverse-fate", on=1936)
    assert game.side(1944) == "paradox"
    game.seat(2).ends_turn()
    game.seat(1).plays("restore-history", on=1936)
    assert game.side(1944) == "true"
    assert game.seat(1).can("claim home")
    game = table(hands={1: "dodo", 2: "reverse-fate"}, identities={1: "renee"},
                 red=[1865, 1915, 1941], patches="patch-1868 patch-1917", first=2)
    game.seat(2).plays("reverse-fate", on=1936)
    game.seat(2).ends_turn()
    game.seat(1).plays("dodo")
    reason = game.seat(1).reason("claim home")
    assert (reason.key, set(reason.params["years"])) == ("not-home", {1944})


@pytest.mark.rule("R-803", "R-804", "T-23")
def test_t23_a_patched_black_year_is_no_home() -> None:
    game = at_the_end(identities={1: "renee"}, red=[1865, 1915, 1936, 1941],
                      patches="patch-1868 patch-1917 patch-1944")
    reason = game.seat(1).reason("claim home")
    assert (reason.key, set(reason.params["years"])) == ("not-home", {1944})


@pytest.mark.rule("R-803")
def test_other_paradoxes_do_not_matter() -> None:
    game = at_the_end(identities={1: "renee"}, red=[1865, 1915, 1980, 1993], patches="patch-1868 patch-1917")
    assert game.open_paradoxes == {1933, 1995, 1999}
    assert game.seat(1).can("claim home")


@pytest.mark.rule("R-803")
def test_only_ones_own_id_counts() -> None:
    game = at_the_end(identities={1: "clara", 2: "renee"}, red=[1865, 1915], patches="patch-1868 patch-1917")
    assert game.seat(1).refused("claim home") == "not-home"


@pytest.mark.rule("R-806", "A-16")
@pytest.mark.parametrize("size", [8, 9, 10, 11, 15])
def test_ten_cards_or_more(size: int) -> None:
    game = at_the_end(hands={1: f"+{size}"}, tables={1: "dodo ark"})
    assert game.seat(1).hand_size == size
    if size < 10:
        assert game.seat(1).reason("claim hand").key == "hand-too-small"
    else:
        game.seat(1).claims("hand")
        assert (game.winner, game.route) == (1, "hand")


@pytest.mark.rule("R-807", "T-05")
def test_t05_ten_after_the_draw_are_not_enough() -> None:
    game = table(hands={1: "dodo +8"})
    assert game.seat(1).hand_size == 10
    assert game.seat(1).refused("claim hand") == "wrong-step"
    game.seat(1).plays("dodo")
    assert game.seat(1).hand_size == 9
    assert game.seat(1).refused("claim hand") == "hand-too-small"


@pytest.mark.rule("R-806", "R-807", "T-06")
def test_t06_a_patch_makes_ten() -> None:
    game = table(hands={1: "patch-1918 +8"}, red=[1914])
    game.seat(1).plays("patch-1918", on=1918)
    assert game.seat(1).hand_size == 10
    game.seat(1).claims("hand")
    assert game.winner == 1


@pytest.mark.rule("R-807", "R-907", "A-16")
@pytest.mark.parametrize(("artifact", "size"), [("ark", 11), ("dodo", 12)])
def test_selling_jumps_over_ten(artifact: str, size: int) -> None:
    game = table(hands={1: "sell-artifact-lost-works +8"}, tables={1: artifact})
    game.seat(1).plays("sell-artifact-lost-works", on=artifact)
    assert game.seat(1).hand_size == size
    game.seat(1).claims("hand")
    assert game.winner == 1


@pytest.mark.rule("R-808", "A-17")
@pytest.mark.parametrize("discards", [1, 2])
def test_ten_cards_count_after_killing_time_too(discards: int) -> None:
    game = table(hands={1: "dodo ark +8"})
    game.seat(1).kills_time(*["dodo", "ark"][:discards])
    assert game.seat(1).hand_size == 10
    game.seat(1).claims("hand")
    assert game.winner == 1


@pytest.mark.rule("R-809")
def test_winning_is_not_automatic_and_a_missed_chance_is_gone() -> None:
    game = table(hands={1: "+3", 2: "it-never-existed"}, missions={1: "petting-zoo"},
                 tables={1: facts.MISSIONS["petting-zoo"]})
    game.seat(1).passes()
    assert not game.over
    game.seat(2).plays("it-never-existed", on="stegosaurus")
    game.seat(2).ends_turn()
    game.seat(1).kills_time()
    assert game.seat(1).refused("claim mission") == "mission-unfinished"


@pytest.mark.rule("R-809")
def test_a_later_turn_is_as_good() -> None:
    game = table(missions={1: "petting-zoo"}, tables={1: facts.MISSIONS["petting-zoo"]})
    game.pass_turns(2)
    game.seat(1).kills_time()
    game.seat(1).claims("mission")
    assert game.winner == 1


@pytest.mark.rule("R-801", "R-809", "T-16")
def test_t16_true_after_anothers_turn_but_false_after_mine() -> None:
    game = table(hands={1: "reverse-fate", 2: "restore-history"}, first=2, identities={1: "renee"},
                 red=[1865, 1915, 1936, 1941], patches="patch-1868 patch-1917")
    game.seat(2).plays("restore-history", on=1936)
    game.seat(2).ends_turn()
    assert game.side(1944) == "true"
    assert game.seat(1).refused("claim home") == "wrong-step"
    game.seat(1).plays("reverse-fate", on=1936)
    assert game.seat(1).refused("claim home") == "not-home"


@pytest.mark.rule("R-810")
def test_no_play_is_needed_to_claim() -> None:
    game = table(hands={1: "dodo +3", 2: "memo"}, missions={1: "petting-zoo"},
                 tables={1: facts.MISSIONS["petting-zoo"]})
    game.seat(1).plays("dodo", answered_by=2)
    assert "dodo" in game.discard_pile
    game.seat(1).claims("mission")
    assert game.winner == 1


@pytest.mark.rule("R-811")
def test_only_one_player_wins() -> None:
    game = table(players=3, hands={1: "+11", 2: "+11", 3: "+11 memo"})
    game.seat(1).kills_time()
    game.seat(1).claims("hand")
    assert game.winner == 1
    assert rules.pending(game.state) == {}
    for number in (1, 2, 3):
        for text in ("claim hand", "memo", "end", "allow"):
            assert game.seat(number).refused(text) == "game-over"


@pytest.mark.rule("R-812", "R-1004", "R-1005", "R-1008", "T-15")
def test_t15_a_memo_comes_before_the_mission_is_shown_or_never() -> None:
    def winning_play() -> Table:
        return table(hands={1: "stegosaurus", 2: "memo"}, missions={1: "petting-zoo"},
                     tables={1: "tyrannosaurus triceratops"})

    game = winning_play()
    game.seat(1).plays("stegosaurus", answered_by=2)
    assert game.discard_pile == ["stegosaurus", "memo"]
    assert game.seat(1).refused("claim mission") == "mission-unfinished"
    game = winning_play()
    game.seat(1).plays("stegosaurus")
    assert game.seat(2).refused("memo") == "not-deciding"
    game.seat(1).claims("mission")
    assert game.seat(2).refused("memo") == "game-over"
    assert game.winner == 1


@pytest.mark.rule("R-910", "R-911", "R-909", "T-18")
def test_t18_the_most_convincing_mona_lisa() -> None:
    game = table(hands={1: "+3 it-never-existed"}, missions={1: "mona-and-the-dinosaur"},
                 tables={1: "mona-lisa-excellent tyrannosaurus dodo", 2: "mona-lisa-real"})
    game.seat(1).kills_time("patch-1868")
    assert game.seat(1).refused("claim mission") == "mission-unfinished"
    game.seat(1).ends_turn()
    game.seat(2).passes()
    game.seat(1).plays("it-never-existed", on="mona-lisa-real")
    game.seat(1).claims("mission")
    assert game.winner == 1


PAINTINGS = ("mona-lisa-obvious", "mona-lisa-excellent", "mona-lisa-real")


@pytest.mark.rule("R-909", "R-910")
@pytest.mark.parametrize("mine", PAINTINGS)
@pytest.mark.parametrize("other", PAINTINGS)
def test_rank_of_the_mona_lisas(mine: str, other: str) -> None:
    if mine == other:
        return
    game = at_the_end(missions={1: "mona-and-the-dinosaur"},
                      tables={1: f"{mine} tyrannosaurus dodo", 2: other})
    assert game.seat(1).can("claim mission") == (PAINTINGS.index(mine) > PAINTINGS.index(other))
    both = at_the_end(missions={1: "mona-and-the-dinosaur"}, tables={1: f"{mine} {other} tyrannosaurus dodo"})
    assert both.seat(1).can("claim mission")


@pytest.mark.rule("R-911")
@pytest.mark.parametrize("where", ["my hand", "your hand", "draw pile", "discard pile"])
def test_paintings_in_hands_and_piles_are_not_in_play(where: str) -> None:
    better = "mona-lisa-real"
    game = at_the_end(
        missions={1: "mona-and-the-dinosaur"},
        tables={1: "mona-lisa-obvious tyrannosaurus dodo"},
        hands={1: "+3 " + better if where == "my hand" else "+3",
               2: "+3 " + better if where == "your hand" else "+3"},
        draw=f"+2 {better}" if where == "draw pile" else "",
        discard=better if where == "discard pile" else "",
    )
    assert game.seat(1).can("claim mission")


@pytest.mark.rule("R-910")
@pytest.mark.parametrize(
    ("painting", "fulfilled"),
    [("mona-lisa-obvious", True), ("mona-lisa-excellent", True), ("mona-lisa-real", False),
     ("mona-lisa-obvious mona-lisa-excellent", True)],
)
def test_cheaters_need_either_forgery(painting: str, fulfilled: bool) -> None:
    game = at_the_end(missions={1: "cheaters-sometimes-win"},
                      tables={1: f"{painting} sports-almanac shakespeare-play"})
    assert game.seat(1).can("claim mission") == fulfilled


@pytest.mark.rule("R-910")
def test_a_forgery_serves_cheaters_whatever_else_is_in_play() -> None:
    game = at_the_end(missions={1: "cheaters-sometimes-win"},
                      tables={1: "mona-lisa-obvious sports-almanac shakespeare-play", 2: "mona-lisa-real"})
    assert game.seat(1).can("claim mission")


@pytest.mark.rule("R-910")
@pytest.mark.parametrize("missing", PAINTINGS)
def test_the_triptych_needs_all_three(missing: str) -> None:
    owned = " ".join(painting for painting in PAINTINGS if painting != missing)
    game = at_the_end(missions={1: "mona-lisa-triptych"}, tables={1: owned, 2: missing})
    assert game.seat(1).refused("claim mission") == "mission-unfinished"


@pytest.mark.rule("R-803", "R-804")
def test_a_seat_sees_which_of_its_three_years_stand() -> None:
    game = table(identities={1: "renee"}, red=[1865, 1915, 1936, 1941], patches="patch-1868")
    assert {(need.what, need.side): need.fulfilled for need in game.seat(1).view.home_needs} == {
        ("1944", "true"): False, ("1868", "prime"): True, ("1917", "prime"): False,
    }


@pytest.mark.rule("R-802", "R-910")
def test_a_seat_sees_which_of_its_three_artifacts_lie_before_it() -> None:
    game = table(missions={1: "mona-and-the-dinosaur"},
                 tables={1: "mona-lisa-obvious dodo", 2: "mona-lisa-real"})
    done = {need.what: need.fulfilled for need in game.seat(1).view.mission_needs}
    assert done == {"MOST_REAL_MONA_LISA": False, "tyrannosaurus": False, "dodo": True}
    game = table(missions={1: "cheaters-sometimes-win"}, tables={1: "mona-lisa-obvious", 2: "sports-almanac"})
    assert [need.fulfilled for need in game.seat(1).view.mission_needs] == [True, False, False]
    assert set(game.seat(1).view.mission_needs[0].choices) == {"mona-lisa-excellent", "mona-lisa-obvious"}
