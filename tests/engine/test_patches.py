"""Section 5: covering Paradoxes."""

from __future__ import annotations

import pytest

from tests.engine import facts
from tests.scenario import cards, table

NEXUS_LINCHPINS = (1936, 1941, 1943)
SETTINGS = [{year for bit, year in enumerate(NEXUS_LINCHPINS) if setting >> bit & 1} for setting in range(8)]


def red_for(year: int) -> list[int]:
    """Return the Linchpins of a Ripplepoint, all prime."""
    return [int(word) for word in facts.PARADOXED_IF[year].split() if word.isdigit()]


@pytest.mark.rule("R-501")
@pytest.mark.parametrize("year", facts.PATCHES)
def test_a_patch_goes_only_on_its_own_year(year: int) -> None:
    game = table(hands={1: facts.PATCHES[year]}, red=red_for(year))
    others = [other for other in facts.YEARS if other != year]
    for other in others:
        reason = game.seat(1).reason(f"play {facts.PATCHES[year]} on {other}")
        assert reason.key == "patch-wrong-year"
    assert game.seat(1).can(f"play {facts.PATCHES[year]} on {year}")


@pytest.mark.rule("R-501")
@pytest.mark.parametrize("year", facts.PATCHES)
def test_a_patch_needs_a_paradox(year: int) -> None:
    game = table(hands={1: facts.PATCHES[year]})
    assert game.seat(1).refused(f"play {facts.PATCHES[year]} on {year}") == "not-a-paradox"
    game.seat(1).unplayable(facts.PATCHES[year])


@pytest.mark.rule("R-502")
def test_a_paradox_carries_one_patch() -> None:
    game = table(hands={1: "patch-1945-treaty"}, red=[1941], patches="patch-1945-axis")
    assert game.seat(1).refused("play patch-1945-treaty on 1945") in ("already-patched", "patch-does-not-fit")
    assert game.patches == ["patch-1945-axis"]


@pytest.mark.rule("R-503", "R-505", "R-506", "R-511")
@pytest.mark.parametrize("year", facts.PATCHES)
def test_each_ordinary_patch_is_laid_and_nullified(year: int) -> None:
    patch, red = facts.PATCHES[year], red_for(year)
    game = table(hands={1: patch, 2: "restore-history restore-history"}, red=red, draw="dodo ark rewind")
    before = game.paradoxes
    game.seat(1).plays(patch, on=year)
    assert game.patch(year) == patch
    assert game.paradoxes == before
    assert game.open_paradoxes == before - {year}
    assert game.red == set(red)
    assert game.discard_pile == []
    assert game.seat(1).hand_size == 2
    game.seat(1).ends_turn()
    for linchpin in red:
        game.seat(2).plays("restore-history", on=linchpin)
        still = facts.is_paradox(year, game.red)
        assert game.patch(year) == (patch if still else None)
        assert game.side(year) == ("paradox" if still else "true")
        assert (patch in game.discard_pile) != still
        if not still:
            break
        game.seat(2).ends_turn()
        game.seat(1).passes()
    else:
        raise AssertionError("the patch was never nullified")


@pytest.mark.rule("R-503", "R-504", "A-26")
def test_the_bonus_card_comes_at_once_and_only_once() -> None:
    game = table(hands={1: "patch-1929"}, red=[1912], draw="dodo ark rewind")
    one = game.seat(1)
    one.plays("patch-1929", on=1929)
    assert game.news("CardDrawn") == [{"seat": 1, "why": "bonus", "small": False}]
    assert game.order("PatchPlaced", "CardDrawn") == ["PatchPlaced", "CardDrawn"]
    assert one.hand == cards("ark dodo")
    assert (game.step, one.actions) == ("end", {"end"})
    assert one.refused("play ark") == "wrong-step"
    assert one.refused("discard ark") == "wrong-step"


@pytest.mark.rule("R-504")
def test_a_granted_play_may_use_the_bonus_card() -> None:
    game = table(hands={1: "fast-forward patch-1929"}, red=[1912], draw="+3 dodo")
    one = game.seat(1)
    one.plays("fast-forward")
    one.plays("patch-1929", on=1929)
    assert "dodo" in one.hand
    one.plays("dodo")
    assert one.table == ["dodo"]


@pytest.mark.rule("R-511")
def test_a_patch_causes_no_ripples() -> None:
    game = table(hands={1: "patch-1945-treaty"}, red=[1936, 1943])
    game.seat(1).plays("patch-1945-treaty", on=1945)
    quiet = ("LinchpinFlipped", "ParadoxOpened", "ParadoxClosed", "PatchNullified", "ConditionHeld")
    assert game.order(*quiet) == []


@pytest.mark.rule("R-507", "R-509", "R-510", "A-10")
@pytest.mark.parametrize("red", SETTINGS)
@pytest.mark.parametrize("patch", facts.NEXUS)
def test_the_unstable_1945_patches_fit_their_worlds_only(patch: str, red: set[int]) -> None:
    game = table(hands={1: patch}, red=red)
    if facts.fits(patch, red):
        game.seat(1).plays(patch, on=1945)
        assert game.patch(1945) == patch
        assert 1945 not in game.open_paradoxes
        assert game.news("CardDrawn") == [{"seat": 1, "why": "bonus", "small": False}]
    else:
        expected = "patch-does-not-fit" if red else "not-a-paradox"
        assert game.seat(1).refused(f"play {patch} on 1945") == expected
        game.seat(1).unplayable(patch)


@pytest.mark.rule("R-507")
@pytest.mark.parametrize("red", SETTINGS)
def test_exactly_one_1945_patch_fits_each_paradoxed_world(red: set[int]) -> None:
    game = table(hands={1: " ".join(facts.NEXUS)}, red=red)
    playable = [patch for patch in facts.NEXUS if game.seat(1).can_play(patch)]
    assert len(playable) == (1 if red else 0)


@pytest.mark.rule("R-505", "R-507", "R-508")
@pytest.mark.parametrize("red", SETTINGS[1:])
@pytest.mark.parametrize("flipped", NEXUS_LINCHPINS)
def test_a_1945_patch_falls_as_soon_as_it_does_not_fit(red: set[int], flipped: int) -> None:
    (patch,) = (name for name in facts.NEXUS if facts.fits(name, red))
    game = table(hands={1: "reverse-fate"}, red=red, patches=patch)
    game.seat(1).plays("reverse-fate", on=flipped)
    after = red ^ {flipped}
    if facts.fits(patch, after):
        assert game.patch(1945) == patch
        assert 1945 not in game.open_paradoxes
        assert game.discard_pile == ["reverse-fate"]
    else:
        assert game.patch(1945) is None
        assert (1945 in game.open_paradoxes) == bool(after)
        assert game.discard_pile == ["reverse-fate", patch]
        (nullified,) = game.news("PatchNullified")
        assert nullified == {"year": 1945, "patch": patch, "still_paradox": bool(after), "cause": flipped}


@pytest.mark.rule("R-508", "T-11")
def test_t11_a_nullified_1945_patch_counts_again() -> None:
    game = table(hands={1: "reverse-fate", 2: "patch-1945-axis"}, red=[1943], patches="patch-1945-tokyo")
    assert game.open_paradoxes == {1962}
    game.seat(1).plays("reverse-fate", on=1941)
    assert game.open_paradoxes == {1945, 1962}
    assert game.side(1945) == "paradox"
    assert not game.over
    game.seat(1).ends_turn()
    game.seat(2).plays("patch-1945-axis", on=1945)
    assert game.open_paradoxes == {1962}


@pytest.mark.rule("R-508", "R-601", "T-11")
def test_t11_a_nullified_1945_patch_can_destroy_the_universe() -> None:
    game = table(
        hands={1: "reverse-fate"},
        red=[1865, 1912, 1914, 1937, 1943, 1963, 1980, 1981],
        patches="patch-1945-tokyo",
    )
    assert len(game.open_paradoxes) == 12
    game.seat(1).plays("reverse-fate", on=1941)
    assert game.over
    assert game.winner is None


@pytest.mark.rule("R-512")
def test_a_patch_lies_only_where_it_fits() -> None:
    game = table(hands={1: "+4 reverse-fate", 2: "+4 reverse-fate"}, red=[1912, 1915, 1957],
                 patches="patch-1917 patch-1929 patch-1933 patch-1962 patch-1969")
    for year in (1912, 1915):
        game.seat(game.turn_of).plays("reverse-fate", on=year)
        assert all(facts.fits(patch, game.red) for patch in game.patches)
        game.seat(game.turn_of).ends_turn()
    assert game.patches == ["patch-1962", "patch-1969"]
