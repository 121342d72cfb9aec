"""Section 7: World War 3."""

from __future__ import annotations

import pytest

from tests.engine.facts import MISSIONS
from tests.scenario import table

WAR = "patch-1962"
AFTER = (1963, 1980, 1981, 1993)
BEFORE = (1865, 1912, 1914, 1915, 1936, 1937, 1941, 1943, 1957)
PATCHES_AFTER = {"patch-1968": [1963], "patch-1969": [], "patch-1974": [1865, 1963],
                 "patch-1986": [1980, 1981], "patch-1991": [1981], "patch-1995": [1993], "patch-1999": [1980]}
FUTURE = ("sports-almanac", "cancer-cure")


@pytest.mark.rule("R-701", "R-713")
def test_it_begins_when_the_patch_is_laid_like_any_other() -> None:
    game = table(hands={1: WAR}, red=[1957], draw="dodo ark")
    assert not game.uberparadox
    game.seat(1).plays(WAR, on=1962)
    assert game.uberparadox
    assert game.order("UberParadoxBegan") == ["UberParadoxBegan"]
    assert game.seat(1).hand == ["ark", "dodo"]
    assert all(tile.sealed == (tile.year > 1962) for tile in game.public.timeline)


@pytest.mark.rule("R-702")
def test_the_bare_paradox_has_none_of_its_effects() -> None:
    game = table(hands={1: "reverse-fate patch-1968 sports-almanac"}, red=[1957, 1963])
    assert 1962 in game.open_paradoxes
    assert not game.uberparadox
    assert not any(tile.sealed for tile in game.public.timeline)
    for text in ("play reverse-fate on 1963", "play patch-1968 on 1968", "play sports-almanac"):
        assert game.seat(1).can(text)


@pytest.mark.rule("R-703", "A-12", "T-12")
@pytest.mark.parametrize("red", [[1957], [1957, *AFTER]])
@pytest.mark.parametrize("year", AFTER)
def test_t12_no_inverter_reaches_beyond_1962(year: int, red: list[int]) -> None:
    game = table(hands={1: "reverse-fate"}, red=red, patches=WAR)
    assert game.seat(1).refused(f"play reverse-fate on {year}") == "beyond-1962"


@pytest.mark.rule("R-703")
def test_no_other_inverter_reaches_beyond_1962() -> None:
    game = table(hands={1: "prevent-assassination halt-attack restore-history"}, red=[1957, 1981],
                 patches=WAR)
    assert game.seat(1).refused("play prevent-assassination on 1963") == "beyond-1962"
    assert game.seat(1).refused("play prevent-assassination on 1980") == "beyond-1962"
    assert game.seat(1).refused("play prevent-assassination on 1981") == "beyond-1962"
    assert game.seat(1).refused("play halt-attack on 1993") == "beyond-1962"
    assert game.seat(1).refused("play restore-history on 1981") == "beyond-1962"


@pytest.mark.rule("R-703", "R-310")
def test_an_inverter_with_targets_only_beyond_1962_is_unplayable() -> None:
    game = table(hands={1: "halt-attack"}, red=[1941, 1957], patches=WAR)
    game.seat(1).unplayable("halt-attack")


@pytest.mark.rule("R-703", "A-12")
@pytest.mark.parametrize("patch", PATCHES_AFTER)
def test_no_patch_is_played_beyond_1962(patch: str) -> None:
    red = [1957, *PATCHES_AFTER[patch]]
    text = f"play {patch} on {patch.removeprefix('patch-')}"
    assert table(hands={1: patch}, red=red).seat(1).can(text)
    assert table(hands={1: patch}, red=red, patches=WAR).seat(1).refused(text) == "beyond-1962"


@pytest.mark.rule("R-704", "T-12")
@pytest.mark.parametrize("year", BEFORE)
def test_t12_linchpins_up_to_1957_can_be_flipped(year: int) -> None:
    game = table(hands={1: "reverse-fate"}, red=[1957], patches=WAR)
    game.seat(1).plays("reverse-fate", on=year)
    assert (year in game.red) == (year != 1957)


@pytest.mark.rule("R-704")
def test_patches_before_1962_can_be_played_with_their_bonus() -> None:
    game = table(hands={1: "patch-1950"}, red=[1937, 1957], patches=WAR)
    game.seat(1).plays("patch-1950", on=1950)
    assert game.patch(1950) == "patch-1950"
    assert game.seat(1).hand_size == 2


@pytest.mark.rule("R-705", "A-13", "T-12")
def test_t12_ripples_cross_1962() -> None:
    game = table(hands={1: "reverse-fate", 2: "reverse-fate"}, red=[1943, 1957], patches=WAR)
    assert game.side(1969) == "paradox"
    game.seat(1).plays("reverse-fate", on=1957)
    assert game.uberparadox
    assert game.side(1969) == "true"
    game.seat(1).ends_turn()
    game.seat(2).plays("reverse-fate", on=1957)
    assert game.side(1969) == "paradox"


@pytest.mark.rule("R-705", "A-13")
def test_lincoln_ripples_to_1974_across_1962() -> None:
    game = table(hands={1: "prevent-assassination"}, red=[1943, 1963], patches=WAR)
    game.seat(1).plays("prevent-assassination", on=1865)
    assert game.uberparadox
    assert game.side(1974) == "paradox"


@pytest.mark.rule("R-705")
def test_patches_beyond_1962_stay_until_nullified() -> None:
    game = table(hands={1: WAR, 2: "restore-history"}, red=[1943, 1957, 1963],
                 patches="patch-1968 patch-1969")
    game.seat(1).plays(WAR, on=1962)
    assert game.patches == ["patch-1962", "patch-1968", "patch-1969"]
    game.seat(1).ends_turn()
    game.seat(2).plays("restore-history", on=1957)
    assert game.patches == ["patch-1962", "patch-1968", "patch-1969"]


@pytest.mark.rule("R-705")
def test_a_patch_beyond_1962_can_be_nullified() -> None:
    game = table(hands={1: "restore-history"}, red=[1943, 1957], patches=f"{WAR} patch-1969")
    game.seat(1).plays("restore-history", on=1957)
    assert game.uberparadox
    assert game.patch(1969) is None
    assert game.discard_pile == ["restore-history", "patch-1969"]


@pytest.mark.rule("R-706")
def test_who_needs_a_later_year_cannot_go_home() -> None:
    game = table(identities={1: "yuri"}, red=[1957, 1981], patches=f"{WAR} patch-1969 patch-1991")
    game.seat(1).kills_time()
    reason = game.seat(1).reason("claim home")
    assert reason.key == "out-of-reach"
    assert set(reason.params["years"]) == {1969, 1991, 1995}


@pytest.mark.rule("R-702", "R-706")
def test_the_same_character_goes_home_without_the_war() -> None:
    game = table(identities={1: "yuri"}, red=[1957, 1981], patches="patch-1969 patch-1991")
    game.seat(1).kills_time()
    game.seat(1).claims("home")
    assert game.winner == 1


@pytest.mark.rule("R-706")
def test_a_later_black_year_keeps_the_character_away_too() -> None:
    game = table(identities={1: "jun"}, red=[1936, 1941, 1943, 1993], patches=f"{WAR} patch-1944 patch-1995")
    game.seat(1).kills_time()
    assert game.side(1969) == "true"
    assert game.seat(1).refused("claim home") == "out-of-reach"


@pytest.mark.rule("R-706")
@pytest.mark.parametrize(
    ("who", "red", "patches"),
    [
        ("renee", [1865, 1915], "patch-1868 patch-1917"),
        ("maeve", [1912, 1937], "patch-1929 patch-1950"),
        ("clara", [1914, 1936], "patch-1918 patch-1939"),
    ],
)
def test_who_needs_only_earlier_years_can_go_home(who: str, red: list[int], patches: str) -> None:
    game = table(identities={1: who}, red=[*red, 1957], patches=f"{WAR} {patches}")
    game.seat(1).kills_time()
    game.seat(1).claims("home")
    assert game.winner == 1


@pytest.mark.rule("R-707", "A-14")
def test_the_cockroach_can_go_home() -> None:
    game = table(identities={1: "squa-tront"}, red=[1937, 1957], patches=f"{WAR} patch-1950")
    game.seat(1).kills_time()
    game.seat(1).claims("home")
    assert game.winner == 1


@pytest.mark.rule("R-707", "A-14")
def test_the_cockroach_needs_its_three_settings() -> None:
    game = table(identities={1: "squa-tront"}, red=[1937, 1943], patches=f"{WAR} patch-1950")
    game.seat(1).kills_time()
    assert game.seat(1).refused("claim home") == "not-home"
    game = table(identities={1: "squa-tront"}, red=[1937, 1957], patches="patch-1950")
    game.seat(1).kills_time()
    assert game.seat(1).refused("claim home") == "not-home"


@pytest.mark.rule("R-708")
def test_1962_is_a_patched_paradox_meanwhile() -> None:
    game = table(red=[1957], patches=WAR)
    assert game.side(1962) == "paradox"
    assert 1962 not in game.open_paradoxes


@pytest.mark.rule("R-709", "T-13")
@pytest.mark.parametrize("card", FUTURE)
def test_t13_future_things_cannot_be_played(card: str) -> None:
    game = table(hands={1: f"{card} dodo"}, red=[1957], patches=WAR)
    assert game.seat(1).refused(f"play {card}") == "artifact-sealed"
    assert game.seat(1).unplayable(card) == "artifact-sealed"
    game.seat(1).discards(card)
    assert game.discard_pile == [card]


@pytest.mark.rule("R-709", "R-710", "A-15")
@pytest.mark.parametrize("card", FUTURE)
def test_future_things_cannot_be_fetched_to_be_played(card: str) -> None:
    game = table(hands={1: "rewind"}, discard=f"{card} dodo", red=[1957], patches=WAR)
    game.seat(1).plays("rewind")
    assert card not in game.seat(1).choices
    assert game.seat(1).refused(f"play {card}") == "artifact-sealed"
    game = table(hands={1: "rewind"}, discard=card, red=[1957], patches=WAR)
    assert game.seat(1).refused("play rewind") == "nothing-to-rewind"
    game = table(hands={1: "quick-trip"}, draw=f"ark {card} dodo", red=[1957], patches=WAR)
    game.seat(1).plays("quick-trip")
    assert card not in game.seat(1).choices
    assert game.seat(1).refused(f"play {card}") == "artifact-sealed"


@pytest.mark.rule("R-709")
def test_future_things_cannot_be_played_in_granted_plays() -> None:
    game = table(hands={1: "fast-forward sports-almanac"}, red=[1957], patches=WAR)
    game.seat(1).plays("fast-forward")
    assert game.seat(1).refused("play sports-almanac") == "artifact-sealed"
    game = table(hands={1: "miracle-biblical-relic"}, tables={1: "dodo"}, draw="memo cancer-cure ark",
                 red=[1957], patches=WAR)
    game.seat(1).plays("miracle-biblical-relic", on="dodo")
    assert game.step == "miracle"
    assert "cancer-cure" in game.seat(1).small_hand
    assert game.seat(1).refused("play cancer-cure") == "artifact-sealed"


@pytest.mark.rule("R-710", "A-15", "T-13")
@pytest.mark.parametrize("mission", ["tomorrows-souvenirs", "healing-hands", "cheaters-sometimes-win"])
def test_t13_future_things_on_the_table_count(mission: str) -> None:
    game = table(tables={1: MISSIONS[mission]}, missions={1: mission}, red=[1957], patches=WAR)
    game.seat(1).kills_time()
    game.seat(1).claims("mission")
    assert game.winner == 1


@pytest.mark.rule("R-710", "A-15")
@pytest.mark.parametrize("card", FUTURE)
def test_future_things_on_the_table_can_be_moved_and_spent(card: str) -> None:
    game = table(hands={1: "get-there-first", 2: "sell-artifact-dinosaur"}, tables={2: card}, red=[1957],
                 patches=WAR)
    game.seat(1).plays("get-there-first", on=card)
    assert game.seat(1).table == [card]
    game = table(hands={1: "sell-artifact-dinosaur"}, tables={1: card}, red=[1957], patches=WAR)
    game.seat(1).plays("sell-artifact-dinosaur", on=card)
    assert game.seat(1).hand_size == 3
    game = table(hands={1: "miracle-future-wisdom"}, tables={1: card}, red=[1957], patches=WAR)
    game.seat(1).plays("miracle-future-wisdom", on=card)
    assert len(game.seat(1).small_hand) == 3
    game = table(hands={1: "it-never-existed"}, tables={2: card}, red=[1957], patches=WAR)
    game.seat(1).plays("it-never-existed", on=card)
    assert game.seat(2).table == []


@pytest.mark.rule("R-711")
def test_everything_else_works_as_ever() -> None:
    game = table(hands={1: "dodo new-mission fast-forward discontinuity mona-lisa-obvious", 2: "memo"},
                 tables={1: "tyrannosaurus triceratops stegosaurus"}, missions={1: "petting-zoo"},
                 red=[1957], patches=WAR)
    one = game.seat(1)
    for card in ("dodo", "new-mission", "fast-forward", "discontinuity", "mona-lisa-obvious"):
        assert one.can_play(card)
    one.plays("dodo", answered_by=2)
    assert game.discard_pile == ["dodo", "memo"]
    one.claims("mission")
    assert game.winner == 1


@pytest.mark.rule("R-711")
def test_ten_cards_win_as_ever() -> None:
    game = table(hands={1: "+10"}, red=[1957], patches=WAR)
    game.seat(1).kills_time()
    game.seat(1).claims("hand")
    assert game.winner == 1


@pytest.mark.rule("R-701", "R-712")
def test_it_ends_when_its_patch_is_nullified() -> None:
    game = table(hands={1: "restore-history", 2: "reverse-fate"}, red=[1957, 1963],
                 patches=f"{WAR} patch-1968")
    game.seat(1).plays("restore-history", on=1957)
    assert not game.uberparadox
    assert game.order("UberParadoxEnded") == ["UberParadoxEnded"]
    assert game.discard_pile == ["restore-history", WAR]
    assert game.patch(1968) == "patch-1968"
    assert not any(tile.sealed for tile in game.public.timeline)
    game.seat(1).ends_turn()
    assert game.seat(2).can("play reverse-fate on 1963")


@pytest.mark.rule("R-701", "R-712")
def test_it_lasts_while_one_cause_stands() -> None:
    game = table(hands={1: "restore-history", 2: "restore-history"}, red=[1943, 1957], patches=WAR)
    game.seat(1).plays("restore-history", on=1957)
    assert game.uberparadox
    game.seat(1).ends_turn()
    game.seat(2).plays("restore-history", on=1943)
    assert not game.uberparadox
