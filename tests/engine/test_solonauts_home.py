"""Section 11.2: who goes home and when, and the three ends of a game of Solonauts."""

from __future__ import annotations

import pytest

from chrononauts_qt.games.chrononauts.actions import parse
from chrononauts_qt.games.chrononauts.variants import solonauts
from tests.engine import facts
from tests.small_scenarios import Solo, solo


def patches_for(*identities: str) -> str:
    return " ".join({facts.PATCHES[year] for who in identities for year in facts.IDENTITIES[who][1:]})


@pytest.mark.rule("R-1210", "A-23")
@pytest.mark.parametrize("identity", facts.IDENTITIES)
def test_each_character_goes_home_with_the_last_of_two_patches(identity: str) -> None:
    for year in facts.IDENTITIES[identity][1:]:
        last = facts.PATCHES[year]
        before = patches_for(identity).replace(last, "")
        game = solo(f"{identity} {'yuri' if identity != 'yuri' else 'otto'}", red=facts.reds_for(identity),
                    patches=before, hand=f"{last} reverse-fate")
        others = [who for who in game.waiting if who != identity]
        assert identity in game.waiting
        game.plays(last, on=year)
        assert game.waiting == others
        assert game.home[-1] == identity
        assert game.traveller(identity).home
        assert game.news("TravellerHome") == [{"identity": identity, "home": 5}]


@pytest.mark.rule("R-1210")
def test_the_black_year_must_be_blue() -> None:
    game = solo("renee", red=[1865, 1915, 1936, 1941], patches="patch-1868",
                hand="patch-1917 restore-history +3")
    game.plays("patch-1917", on=1917)
    assert game.waiting == ["renee"]
    assert [need.fulfilled for need in game.traveller("renee").needs] == [False, True, True]
    game.plays("restore-history", on=1941)
    assert (game.waiting, game.route) == ([], "all-home")


@pytest.mark.rule("R-1210")
def test_a_patched_black_year_is_no_home() -> None:
    game = solo("renee", red=[1865, 1915, 1936, 1941], patches="patch-1868 patch-1944",
                hand="patch-1917 restore-history +3")
    game.plays("patch-1917", on=1917)
    assert game.waiting == ["renee"]


@pytest.mark.rule("R-1210")
def test_several_go_at_once() -> None:
    # Renee: 1944, 1868′, 1917′; Hester: 1929, 1917′, 1974′. The same 1917′ is the last one of both.
    game = solo("renee yuri hester otto", home="clara maeve", red=[1865, 1915, 1963],
                patches="patch-1868 patch-1974", hand="patch-1917 reverse-fate +3")
    game.plays("patch-1917", on=1917)
    assert game.waiting == ["yuri", "otto"]
    assert set(game.home[2:]) == {"renee", "hester"}
    gone = game.news("TravellerHome")
    assert {event["identity"] for event in gone} == {"renee", "hester"}
    assert [event["home"] for event in gone] == [3, 4]


@pytest.mark.rule("R-1210", "T-21")
def test_t21_who_is_home_stays_home() -> None:
    game = solo("lin yuri", red=[1936, 1993], patches="patch-1948",
                hand="patch-1995 restore-history reverse-fate")
    game.plays("patch-1995", on=1995)
    assert game.home[-1] == "lin"
    game.plays("restore-history", on=1936)
    game.plays("reverse-fate", on=1993)
    assert game.patches == []
    assert game.home[-1] == "lin"
    assert game.traveller("lin").home
    assert [need.fulfilled for need in game.traveller("lin").needs] == [True, False, False]
    assert game.waiting == ["yuri"]
    assert not game.news("TravellerHome")


@pytest.mark.rule("R-1210")
def test_a_free_discard_brings_nobody_home_and_takes_nobody_back() -> None:
    game = solo("lin yuri", red=[1936, 1993], patches="patch-1948", hand="patch-1995 patch-1929 reverse-fate")
    game.discards("patch-1929")
    assert game.waiting == ["lin", "yuri"]
    game.plays("patch-1995", on=1995)
    game.discards(next(card for card in game.hand if card.startswith("patch")))
    assert game.waiting == ["yuri"]


@pytest.mark.rule("R-1211")
def test_all_home_wins_at_once() -> None:
    game = solo("lin", red=[1936, 1993], patches="patch-1948", hand="patch-1995 reverse-fate +3")
    game.plays("patch-1995", on=1995)
    assert (game.step, game.route, game.actions) == ("over", "all-home", set())
    outcome = solonauts.outcome(game.state)
    assert outcome is not None
    assert outcome.winner == 0
    assert game.news("AllHome") == [{"count": 6}]
    assert not game.news("JourneyOver")
    assert game.refused("stop") == "game-over"
    assert game.refused("play reverse-fate on 1914") == "game-over"
    assert solonauts.pending(game.state) == {}


@pytest.mark.rule("R-1211")
def test_the_last_card_of_all_may_bring_the_last_one_home() -> None:
    game = solo("lin", red=[1936, 1993], patches="patch-1948", hand="patch-1995", rest="discard")
    game.plays("patch-1995", on=1995)
    assert game.route == "all-home"


@pytest.mark.rule("R-1212")
def test_no_cards_left_strands_who_still_waits() -> None:
    game = solo("lin yuri", red=[1936], hand="patch-1948", rest="discard")
    game.plays("patch-1948", on=1948)
    assert (game.step, game.route, game.hand) == ("over", "stranded", [])
    assert game.news("JourneyOver") == [{"why": "cards", "home": 4, "travellers": 6}]
    outcome = solonauts.outcome(game.state)
    assert outcome is not None
    assert outcome.winner is None


@pytest.mark.rule("R-1212")
def test_the_last_cards_may_be_thrown_away_too() -> None:
    game = solo("lin", red=[1936], hand="patch-1948 patch-1868", rest="discard")
    game.discards("patch-1948")
    assert game.step == "stuck"
    game.discards("patch-1868")
    assert game.news("JourneyOver") == [{"why": "cards", "home": 5, "travellers": 6}]


@pytest.mark.rule("R-1212", "A-24")
def test_thirteen_paradoxes_destroy_the_universe() -> None:
    red = [1865, 1936, 1963, 1980, 1981]
    game = solo("lin yuri", red=red, hand="reverse-fate avert-disaster +3")
    assert len(game.view.open_paradoxes) == 11
    assert game.step == "play"
    game.plays("reverse-fate", on=1912)
    assert (game.step, game.route) == ("over", "destroyed")
    (told,) = game.news("UniverseDestroyed")
    assert len(told["years"]) == 13
    outcome = solonauts.outcome(game.state)
    assert outcome is not None
    assert outcome.winner is None
    assert game.actions == set()


@pytest.mark.rule("R-1212", "A-24")
def test_twelve_open_paradoxes_are_not_the_end() -> None:
    game = solo("lin yuri", red=[1865, 1936, 1963, 1980, 1981], hand="reverse-fate avert-disaster +3")
    game.plays("reverse-fate", on=1937)
    assert len(game.view.open_paradoxes) == 12
    assert (game.step, game.route) == ("play", None)


@pytest.mark.rule("R-1212", "A-24", "R-1214")
def test_the_end_of_everything_comes_before_the_way_home() -> None:
    # Back to 1936, and the treaty of 1945 falls: Dario could go home, but 1945 is the thirteenth.
    red = [1865, 1912, 1914, 1936, 1937, 1943, 1963, 1980, 1981, 1993]
    covered = "patch-1939 patch-1942 patch-1945-treaty patch-1948 patch-1933 patch-1986"
    game = solo("dario", red=[*red, 1957, 1915], patches=covered, hand="restore-history reverse-fate +3")
    assert len(game.view.open_paradoxes) == 12
    game.plays("restore-history", on=1936)
    assert game.side(1948) == "true"
    assert game.route == "destroyed"


@pytest.mark.rule("R-1214")
def test_world_war_three_closes_the_way_beyond_1962() -> None:
    game = solo("lin maeve", red=[1957, 1936, 1993], patches="patch-1948",
                hand="patch-1962 reverse-fate prevent-assassination patch-1995 patch-1969")
    game.plays("patch-1962", on=1962)
    assert game.view.uberparadox
    assert [tile.year for tile in game.view.timeline if tile.sealed] == [y for y in facts.YEARS if y > 1962]
    for text in ("play reverse-fate on 1963", "play prevent-assassination on 1980", "play patch-1969 on 1969",
                 "play patch-1995 on 1995"):
        assert game.refused(text) == "beyond-1962"
    game.plays("reverse-fate", on=1957)
    assert not game.view.uberparadox
    game.plays("patch-1995", on=1995)
    assert game.home[-1] == "lin"


@pytest.mark.rule("R-1214", "R-1210")
def test_who_lives_beyond_1962_waits_for_its_end() -> None:
    # Otto: 1868, 1939′, 1968′; Maeve: 1917, 1929′, 1950′. Only Maeve has no year beyond 1962.
    game = solo("otto maeve yuri", red=[1912, 1936, 1937, 1957, 1963],
                patches="patch-1962 patch-1968 patch-1929", hand="patch-1939 patch-1950 reverse-fate")
    game.plays("patch-1939", on=1939)
    assert game.waiting == ["otto", "maeve", "yuri"]
    game.plays("patch-1950", on=1950)
    assert game.waiting == ["otto", "yuri"]
    game.plays("reverse-fate", on=1957)
    assert game.waiting == ["yuri"], "1962′ is nullified, and the way is free"


@pytest.mark.rule("R-1214", "R-1210")
def test_the_cockroach_is_at_home_in_world_war_three() -> None:
    game = solo("squa-tront yuri", red=[1937, 1957], patches="patch-1950", hand="patch-1962 reverse-fate")
    game.plays("patch-1962", on=1962)
    assert game.view.uberparadox
    assert game.home[-1] == "squa-tront"


@pytest.mark.rule("R-1214")
def test_1945_stays_unstable() -> None:
    game = solo(red=[1941], hand=" ".join([*facts.NEXUS, "reverse-fate reverse-fate"]))
    assert game.refused("play patch-1945-tokyo on 1945") == "patch-does-not-fit"
    game.plays("patch-1945-axis", on=1945)
    assert game.refused("play patch-1945-treaty on 1945") == "already-patched"
    assert game.view.open_paradoxes == ()
    game.plays("reverse-fate", on=1936)
    assert "patch-1945-axis" in game.discard_pile
    assert 1945 in game.view.open_paradoxes
    game.plays("patch-1945-treaty", on=1945)
    assert game.patches == ["patch-1945-treaty"]


@pytest.mark.rule("R-1214", "R-1208")
def test_a_nullified_patch_is_out_of_the_game() -> None:
    game = solo(red=[1914], patches="patch-1918", hand="restore-history reverse-fate")
    game.plays("restore-history", on=1914)
    assert game.discard_pile == ("restore-history", "patch-1918")
    (told,) = game.news("PatchNullified")
    assert (told["patch"], told["still_paradox"]) == ("patch-1918", False)
    while game.step != "over":
        game.say(min(text for text in game.actions if text != "stop"))
        assert "patch-1918" not in [*game.hand, *game.patches]


@pytest.mark.rule("R-1215")
def test_a_full_win_is_lost_with_a_needed_patch_but_the_game_goes_on() -> None:
    game = solo("lin yuri", red=[1936, 1993, 1957], patches="patch-1995",
                hand="patch-1948 patch-1929 patch-1969 reverse-fate")
    game.discards("patch-1929", "patch-1969")
    thrown = [parse(f"discard {card}").card for card in game.discard_pile]
    assert [solonauts.is_wanted(game.state, card) for card in thrown] == [False, True]
    assert game.step == "play"
    game.plays("patch-1948", on=1948)
    assert game.home[-1] == "lin"
    game.say("stop")
    assert game.news("JourneyOver") == [{"why": "stopped", "home": 5, "travellers": 6}]


@pytest.mark.rule("R-1213", "R-1217")
@pytest.mark.parametrize(("hand", "step"), [("reverse-fate +4", "play"), ("+5", "stuck")])
def test_one_may_stop_with_whoever_is_home(hand: str, step: str) -> None:
    game = solo("lin yuri", hand=hand)
    assert game.step == step
    game.say("stop")
    assert (game.step, game.route, game.actions) == ("over", "stranded", set())
    assert game.news("JourneyOver") == [{"why": "stopped", "home": 4, "travellers": 6}]
    assert game.waiting == ["lin", "yuri"]


def end(game: Solo, text: str) -> tuple[str | None, int]:
    """Say the last words; return the route and how many are home."""
    game.say(text)
    return game.route, len(game.home)


@pytest.mark.rule("R-1217")
def test_a_game_ends_in_one_of_three_ways() -> None:
    ready = {"red": [1936, 1993], "patches": "patch-1948", "hand": "patch-1995 +2"}
    assert end(solo("lin", **ready), "play patch-1995 on 1995") == ("all-home", 6)  # type: ignore[arg-type]
    assert end(solo("lin yuri noor", travellers=8), "stop") == ("stranded", 5)
    many = [1865, 1936, 1963, 1980, 1981]
    assert end(solo("lin", red=many, hand="reverse-fate"), "play reverse-fate on 1912") == ("destroyed", 5)


@pytest.mark.rule("R-1210", "R-1214")
def test_what_a_play_would_do_is_told_before_it() -> None:
    game = solo("lin yuri", red=[1936, 1993], patches="patch-1948", hand="patch-1995 reverse-fate")
    before = game.dump
    after = solonauts.travellers_after(game.state, parse("play patch-1995 on 1995"))
    assert [(one.identity, one.home) for one in after[:2]] == [("lin", True), ("yuri", False)]
    after = solonauts.travellers_after(game.state, parse("play reverse-fate on 1936"))
    assert [need.fulfilled for need in after[0].needs] == [True, False, False]
    forecast = solonauts.forecast(game.state, 0, parse("play reverse-fate on 1936"))
    assert forecast is not None
    assert (forecast.nullified, forecast.opened, forecast.destroyed) == ((1948,), (), False)
    assert set(forecast.closed) == {1939, 1942, 1945, 1948}
    assert solonauts.travellers_after(game.state, parse("play sabotage on 1957")) == ()
    assert solonauts.travellers_after(game.state, parse("discard patch-1995")) == ()
    assert solonauts.forecast(game.state, 0, parse("discard patch-1995")) is None
    assert game.dump == before
