"""Section 4: what a Mission pays, and who is asked."""

from __future__ import annotations

import pytest

from tests.dungeon_time.facts import KINDS, MISSIONS, needs
from tests.dungeon_time.table import Table, is_mission, lay, resolve


def that_pay(form: str) -> list[str]:
    """Return the Missions with a form of Reward, "" for none."""
    return [name for name, mission in MISSIONS.items() if mission.pays.partition(" ")[0] == form]


def paying(mission: str, backpack: str = "", words: str = "") -> Table:
    """Return a game in which a Mission has just succeeded, with a card that is still to come."""
    story = f"{mission} {'last-orders' if mission != 'last-orders' else 'rent-day'}"
    game = resolve(story, f"{' '.join(needs(mission))} {backpack}", words).says("1: reveal")
    assert len(game.told("MissionSucceeded")) == 1
    return game


@pytest.mark.rule("DT-401", "DT-402")
@pytest.mark.parametrize("mission", that_pay(""))
def test_a_mission_without_a_reward_pays_nothing(mission: str) -> None:
    game = paying(mission)
    assert (game.step, game.backpack) == ("resolve", "")
    assert game.order("RewardTaken", "RewardRefused", "RewardGone", "ItemPlaced") == []


@pytest.mark.rule("DT-401")
@pytest.mark.parametrize(("held", "missing"), [
    ("sword book", ["sword"]), ("sword sword", ["book"]), ("book", ["sword", "sword"])])
def test_a_kind_listed_twice_is_needed_twice(held: str, missing: list[str]) -> None:
    game = resolve("dragon-barber cup", held).says("1: reveal")
    (failed,) = game.told("MissionFailed")
    assert (failed["card"], list(failed["missing"])) == ("dragon-barber", missing)
    assert sorted(failed["present"]) == sorted(held.split())


@pytest.mark.rule("DT-402", "DT-404")
@pytest.mark.parametrize("mission", that_pay("must"))
def test_a_reward_that_must_be_taken_is_taken_unasked(mission: str) -> None:
    kind = MISSIONS[mission].pays.split()[1]
    game = paying(mission)
    assert (game.step, game.backpack, game["supply"][kind]) == ("resolve", f"{kind}*", 1)
    assert game.told("RewardTaken") == [{"mission": mission, "kind": kind}]
    assert game.told("ItemPlaced") == [{"kind": kind, "token": True, "slots": 1, "limit": 8}]


@pytest.mark.rule("DT-402", "DT-404", "DT-T13")
@pytest.mark.parametrize("mission", that_pay("optional"))
def test_a_reward_with_a_question_mark_is_taken_or_not(mission: str) -> None:
    kind = MISSIONS[mission].pays.split()[1]
    game = paying(mission)
    assert (game.step, game.options()) == ("reward", ["refuse", f"take {kind}"])
    game.says("1: refuse")
    assert (game.step, game.backpack, game["supply"][kind]) == ("resolve", "", 2)
    assert game.told("RewardRefused") == [{"mission": mission, "kinds": (kind,)}]
    game = paying(mission).says(f"2: take {kind}")
    assert (game.step, game.backpack, game["supply"][kind]) == ("resolve", f"{kind}*", 1)


@pytest.mark.rule("DT-402")
@pytest.mark.parametrize("mission", that_pay("slash"))
def test_one_of_two_kinds_must_be_taken(mission: str) -> None:
    one, two = MISSIONS[mission].pays.split()[1:]
    for kind in (one, two):
        game = paying(mission)
        assert (game.step, game.options()) == ("reward", sorted([f"take {one}", f"take {two}"]))
        assert game.refusal("1: refuse") == "must-take"
        assert game.says(f"1: take {kind}").backpack == f"{kind}*"


@pytest.mark.rule("DT-402")
@pytest.mark.parametrize("mission", ["wizards-exam", "row-nine"])
def test_any_kind_may_be_chosen_and_one_must(mission: str) -> None:
    game = paying(mission)
    assert game.options() == sorted(f"take {kind}" for kind in KINDS)
    assert game.why("1: refuse").params["mission"] == mission
    assert game.refusal("1: refuse") == "must-take"
    assert game.says("1: take cup").backpack == "cup*"


@pytest.mark.rule("DT-402")
def test_a_kind_that_is_not_paid_is_not_taken() -> None:
    game = paying("cat-on-the-roof")
    assert game.refusal("1: take cup") == "not-offered"
    assert game.why("1: take cup").params["kind"] == "cup"


@pytest.mark.rule("DT-403", "DT-T11", "Y-23")
@pytest.mark.parametrize(("mission", "kind"), [("mimics-birthday", "cup"), ("cat-on-the-roof", "book")])
def test_without_a_token_nothing_is_paid_and_nobody_asked(mission: str, kind: str) -> None:
    game = paying(mission, words=f"supply {kind} 0")
    assert (game.step, game.backpack) == ("resolve", "")
    assert [told["mission"] for told in game.told("RewardGone")] == [mission]


@pytest.mark.rule("DT-403", "DT-404", "DT-T12", "Y-23")
@pytest.mark.parametrize(("mission", "gone", "left"), [
    ("twins-in-the-tower", "torch", "map"), ("twins-in-the-tower", "map", "torch"),
    ("sleepwalking-castle", "sword", "shield")])
def test_the_kind_that_is_left_of_two_is_taken_unasked(mission: str, gone: str, left: str) -> None:
    game = paying(mission, words=f"supply {gone} 0")
    assert (game.step, game.backpack) == ("resolve", f"{left}*")


@pytest.mark.rule("DT-403", "Y-23")
def test_of_two_kinds_that_are_gone_nothing_is_paid() -> None:
    game = paying("twins-in-the-tower", words="supply torch 0 map 0")
    assert (game.step, game.backpack, len(game.told("RewardGone"))) == ("resolve", "", 1)


@pytest.mark.rule("DT-403", "Y-23")
def test_of_any_kind_only_what_is_left_may_be_chosen() -> None:
    gone = " ".join(f"{kind} 0" for kind in KINDS[3:])
    game = paying("row-nine", words=f"supply {gone}")
    assert game.options() == ["take bow", "take shield", "take sword"]
    assert game.refusal("1: take cup") == "not-offered"


@pytest.mark.rule("DT-403", "DT-404", "Y-23")
@pytest.mark.parametrize(("left", "backpack"), [(0, ""), (1, "sword*")])
def test_of_any_kind_one_is_taken_unasked_and_none_not_at_all(left: int, backpack: str) -> None:
    gone = " ".join(f"{kind} 0" for kind in KINDS[left:])
    game = paying("row-nine", words=f"supply {gone}")
    assert (game.step, game.backpack) == ("resolve", backpack)


@pytest.mark.rule("DT-404")
def test_what_may_be_refused_is_asked_even_with_one_token_left() -> None:
    game = paying("cat-on-the-roof", words="supply book 1")
    assert (game.step, game.options()) == ("reward", ["refuse", "take book"])


@pytest.mark.rule("DT-405")
def test_nothing_is_asked_when_a_mission_is_played() -> None:
    game = lay(1, "hand 1 row-nine cup; deck gold map keys hook").says("1: play row-nine")
    assert game.step == "adventure"
    assert game.order("RewardTaken", "RewardRefused", "RewardGone") == []
    assert [card for card in game["deck"] + game["hands"][0] if is_mission(card)] != []


@pytest.mark.rule("DT-405", "DT-505")
def test_a_reward_comes_after_the_items_have_left() -> None:
    game = paying("cat-on-the-roof")
    assert (game.backpack, game.discard, game["completed"]) == ("", ["bow", "hook"], ["cat-on-the-roof"])


@pytest.mark.rule("DT-406", "DT-502")
def test_a_reward_joins_its_kind() -> None:
    game = paying("important-absence", "flask flask")
    assert (game.backpack, game.slots) == ("flask flask flask*", 1)


@pytest.mark.rule("DT-406", "DT-502")
def test_a_reward_takes_a_further_slot_behind_three() -> None:
    game = paying("important-absence", "flask flask flask")
    assert (game.backpack, game.slots) == ("flask flask flask flask*", 2)


@pytest.mark.rule("DT-406", "DT-504", "DT-T14")
def test_a_reward_without_a_place_breaks_the_backpack() -> None:
    game = paying("hiccuping-ogre", "sword bow shield torch potion flask map gold")
    assert (game.ended, game["completed"]) == ("broken reward", ["hiccuping-ogre"])
    assert game.told("BackpackBroke") == [{"kind": "keys", "why": "reward"}]
    assert (game["outcome"]["places"], game["outcome"]["scores"]) == ([], [1, 1])


@pytest.mark.rule("DT-406", "DT-504")
def test_a_chosen_reward_without_a_place_breaks_the_backpack_too() -> None:
    game = paying("cat-on-the-roof", "sword bow shield torch potion flask map hook")
    assert game.says("1: take book").ended == "broken reward"
    game = paying("cat-on-the-roof", "sword bow shield torch potion flask map hook")
    assert game.says("1: refuse").ended == ""


@pytest.mark.rule("DT-402")
def test_nothing_is_left_on_offer_once_a_reward_is_settled() -> None:
    game = paying(that_pay("optional")[0])
    assert game["may_refuse"]
    game.says("1: refuse")
    assert (game["offer"], game["may_refuse"]) == ([], False)
