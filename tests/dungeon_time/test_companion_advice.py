"""What companions advise before the glass and in the Resolution, and that they press only without people."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from chrononauts_qt.bots.dungeon_time.advice import advise, press
from chrononauts_qt.bots.dungeon_time.belief import believed, prospect
from chrononauts_qt.bots.dungeon_time.memory import Memory, Relied
from chrononauts_qt.games.dungeon_time import rules
from tests.dungeon_time.companions import PERFECT, remembering
from tests.dungeon_time.table import Table, deal, heroes, lay, resolve, with_heroes

EIGHT = "torch sword shield potion flask map keys gold"
SEVEN = "torch sword shield potion flask map keys"


def advised(game: Table, *memories: Memory, seat: int = 1) -> tuple[str, str]:
    """Return what is advised in a seat, and the key of why."""
    held: Sequence[Memory] = memories or (remembering(""),)
    advice = advise(game.view(seat), dict(enumerate(held)))
    assert game.reason(f"{seat}: {advice.action.text}") is None
    return advice.action.text, advice.key


# -- before the glass ------------------------------------------------------------------------------------


def test_the_better_hero_is_kept_and_alone_anybody_but_the_understudy() -> None:
    assert advised(deal(2, "heroes on; draft 1 seer monk"))[0] == "keep monk"
    assert advised(deal(2, "heroes on; draft 1 seer understudy"))[0] == "keep understudy"
    assert advised(deal(1, "heroes on; draft 1 seer understudy"))[0] == "keep seer"


def test_while_time_runs_nobody_gives_advice() -> None:
    with pytest.raises(ValueError, match="nobody"):
        advise(lay(2, "hand 1 cup").view(1), {0: remembering("")})


# -- the Resolution --------------------------------------------------------------------------------------


def test_without_heroes_the_next_card_is_told() -> None:
    assert advised(resolve("cup bow", "sword")) == ("reveal", "reveals")


@pytest.mark.parametrize(("held", "dropped", "why"), [
    ("keys torch sword shield potion", "drop none", "room-left"),
    ("keys torch sword shield potion flask", "drop keys", "room-short")])
def test_what_a_failed_mission_leaves_is_kept_while_three_slots_are_free(
    held: str, dropped: str, why: str
) -> None:
    assert advised(resolve("rent-day cup", held).says("1: reveal")) == (dropped, why)


def test_a_promise_is_kept_by_anyone_who_remembers_it() -> None:
    game = resolve("cat-on-the-roof cup", "bow hook").says("1: reveal")
    forgetful, reliable = Memory(PERFECT._replace(keep=0.0), "", 0), Memory(PERFECT, "", 1)
    for memory in (forgetful, reliable):
        memory.promised(Relied("cat-on-the-roof", "book"))
    assert advised(game, forgetful) == ("refuse", "not-promised")
    assert advised(game, forgetful, reliable) == ("take book", "promised")


def test_of_two_kinds_that_which_shares_a_slot_is_taken() -> None:
    game = resolve("sleepwalking-castle cup", "potion map keys shield").says("1: reveal")
    assert advised(game) == ("take shield", "shares-slot")
    game = resolve("sleepwalking-castle cup", "potion map keys").says("1: reveal")
    assert advised(game)[1] == "opens-slot"


# -- Heroes: what is spare, by belief ---------------------------------------------------------------------


def test_the_porter_opens_a_ninth_slot_where_an_item_may_find_none() -> None:
    memory = remembering("torch")
    assert advised(with_heroes("mule seer", "cup bow", EIGHT), memory) == ("use mule", "spare")
    assert advised(with_heroes("mule seer", "rent-day bow", EIGHT), memory) == ("reveal", "reveals")
    assert advised(with_heroes("mule seer", "cup bow", SEVEN), memory) == ("reveal", "reveals")


def test_the_porter_is_worth_any_price_and_the_duellist_is_not() -> None:
    memory = remembering("shield")
    assert advised(with_heroes("mule seer", "cup bow", EIGHT), memory) == ("use mule", "saves")
    assert advised(with_heroes("duellist seer", "rent-day bow", "sword sword"), memory) == ("reveal", "price")


def test_the_middle_one_of_the_team_says_what_is_spare() -> None:
    game = with_heroes("duellist seer", "rent-day bow", "sword sword")
    knowing, doubting = "sword sword", "sword"
    team = [remembering(knowing, 0), remembering(knowing, 1), remembering(doubting, 2)]
    assert advised(game, *team)[1] == "spare"
    assert advised(game, *team[1:], remembering(doubting, 0))[1] == "price"


def test_what_will_be_left_is_not_spare_while_other_copies_are_to_come() -> None:
    memory = remembering("sword sword")
    late = with_heroes("duellist seer", "rent-day cup bow", "sword sword")
    assert advised(late, memory)[1] == "spare"
    early = lay(2, f"{heroes('duellist', 'seer')}phase resolution; backpack sword 2 0; story rent-day sword "
                   "sword bow bow cup cup map map keys keys gold gold hook hook torch torch flask flask")
    assert advised(early, memory)[1] == "price"


def test_the_advocate_returns_a_mission_whose_items_will_be_there() -> None:
    memory = remembering("gold gold keys")
    six = "cup bow map hook cup bow"
    assert advised(with_heroes("advocate seer", six, "gold", "failed rent-day"), memory)[0] == "use advocate"
    assert advised(with_heroes("advocate seer", six, "gold gold keys", "failed rent-day"))[0] == "reveal"
    near_the_end = with_heroes("advocate seer", "cup bow", "gold gold keys", "failed rent-day")
    assert advised(near_the_end) == ("use advocate", "saves")
    assert advised(with_heroes("advocate seer", "cup bow", "gold keys", "failed rent-day"))[0] == "reveal"


def test_the_tinker_pays_where_a_mission_may_leave_its_items() -> None:
    game = with_heroes("tinker seer", "rent-day bow cup", "torch torch map gold")
    memory = remembering("torch map gold")
    assert advised(game, memory) == ("use tinker gold map", "spare")
    game.says("1: use tinker gold map", "1: reveal")
    assert (game.ended, game["completed"]) == ("", ["rent-day"]), "all it asks for is waived"
    assert advised(with_heroes("tinker seer", "rent-day bow cup", EIGHT), memory)[0] == "reveal"


def test_missing_items_are_waived_first() -> None:
    game = with_heroes("tinker seer", "dragon-barber cup bow", f"{SEVEN} cup")
    game.says("1: use tinker keys map", "1: reveal")
    assert advised(game) == ("waive book sword", "waives")
    game = with_heroes("tinker seer", "rent-day cup bow", "keys gold map")
    game.says("1: use tinker map", "1: reveal")
    assert advised(game, remembering("gold")) == ("waive keys", "waives"), "the gold is left over anyway"


def test_the_librarian_puts_the_mission_before_the_item_that_breaks() -> None:
    game = with_heroes("librarian seer", "cup rent-day bow", EIGHT)
    assert advised(game) == ("use librarian", "uses")
    game.says("1: use librarian")
    text, why = advised(game)
    assert (text.split()[1], why) == ("2", "orders")
    game.says(f"1: {text}", "1: reveal", "1: reveal", "1: reveal")
    assert game.ended == "short"


def test_the_monk_discards_what_breaks_and_no_more() -> None:
    game = with_heroes("monk seer", "cup sword rent-day bow", EIGHT)
    assert advised(game) == ("use monk", "uses")
    game.says("1: use monk")
    assert advised(game) == ("sift 1", "sifts")
    two_share = with_heroes("monk seer", "cup cup bow rent-day", SEVEN).says("1: use monk")
    assert advised(two_share) == ("sift 3", "sifts")
    game = with_heroes("monk seer", "sword rent-day bow", EIGHT).says("1: use monk")
    assert advised(game) == ("sift none", "sifts-nothing")


@pytest.mark.parametrize("hero", ["monk", "librarian"])
def test_nobody_looks_before_a_mission_that_may_make_room(hero: str) -> None:
    assert advised(with_heroes(f"{hero} seer", "rent-day cup bow", EIGHT))[0] == "reveal"


def test_the_pawnbroker_trades_what_is_spare_for_what_shares_a_slot() -> None:
    game = with_heroes("pawnbroker seer", "cup bow", EIGHT)
    memory = remembering("torch map")
    assert advised(game, memory) == ("use pawnbroker", "uses")
    game.says("1: use pawnbroker")
    said = []
    while game.step == "trade":
        said.append(advised(game, memory))
        game.says(f"1: {said[-1][0]}")
    assert [why for _, why in said] == ["hands-over", "hands-over", "trades"]
    assert {text for text, _ in said[:2]} == {"hand-over torch", "hand-over map"}
    assert game.slots == 6


def test_of_kinds_that_share_a_slot_the_pawnbroker_takes_what_is_awaited() -> None:
    game = with_heroes("pawnbroker seer", "cup bow", "torch sword shield potion flask map keys gold")
    game.says("1: use pawnbroker", "1: hand-over gold")
    spare = remembering("sword torch shield potion flask keys")
    assert advised(game, spare)[0].startswith("hand-over")
    game.says("1: hand-over torch", "1: hand-over shield")
    assert advised(game, spare) == ("trade-for map", "trades")


def test_the_pawnbroker_rests_where_nothing_spare_makes_room() -> None:
    game = with_heroes("pawnbroker seer", "cup bow", f"{SEVEN} torch")
    assert advised(game, remembering("torch"))[0] == "reveal"


def test_the_seer_names_near_the_end_what_most_missions_list() -> None:
    memory = remembering("sword keys rent-day last-orders honest-goblin")
    game = with_heroes("seer mule", "last-orders honest-goblin", "torch cup gold", "completed rent-day")
    assert advised(game, memory) == ("use seer cup", "uses")
    assert advised(with_heroes("seer mule", "cup last-orders", "torch"), memory)[0] == "reveal"


def test_the_collector_takes_out_tokens_that_only_take_room() -> None:
    game = with_heroes("collector seer", "cup bow", "torch sword shield potion flask map keys*")
    assert advised(game, remembering("keys")) == ("use collector", "uses")
    game.says("1: use collector")
    assert advised(game, remembering("keys")) == ("remove backpack keys", "takes-out")
    game.says("1: remove backpack keys")
    assert advised(game, remembering("keys")) == ("enough", "enough")


def test_the_collector_takes_out_what_would_have_to_be_taken_in_vain() -> None:
    game = with_heroes("collector seer", "sphinx-on-strike bow", SEVEN)
    memory = remembering("shield book sphinx-on-strike")
    game.says("1: use collector")
    assert advised(game, memory) == ("remove supply gold", "takes-out")


def test_the_duellist_wants_room_for_what_the_mission_leaves() -> None:
    memory = remembering("sword sword")
    assert advised(with_heroes("duellist seer", "rent-day cup", "sword sword cup"), memory) == (
        "use duellist", "spare")
    assert advised(with_heroes("duellist seer", "rent-day cup", f"{SEVEN} sword"), memory)[0] == "reveal"
    assert advised(with_heroes("duellist seer", "cup rent-day", "sword sword cup"), memory)[0] == "reveal"


def test_before_the_last_card_the_duellist_needs_no_room() -> None:
    game = with_heroes("duellist seer", "rent-day", f"{SEVEN} sword")
    assert advised(game, remembering("sword sword"))[0] == "use duellist"


def test_a_reward_is_taken_out_only_where_it_would_open_a_slot() -> None:
    memory = remembering("shield book sphinx-on-strike")
    held = "torch sword shield potion flask map"
    for last, text in (("keys", "use collector"), ("gold", "reveal")):
        game = with_heroes("collector seer", "sphinx-on-strike bow", f"{held} {last}")
        assert advised(game, memory)[0] == text


def test_what_a_mission_will_pay_may_be_what_is_left() -> None:
    memory = remembering("shield book sphinx-on-strike")
    for story, spare in (("sphinx-on-strike cup", 0), ("cup bow", 1)):
        done = "" if not spare else "completed sphinx-on-strike"
        view = resolve(story, "gold", done).view(1)
        assert believed(view, {0: memory}).spare["gold"] == spare


def test_the_understudy_pays_before_she_does_what_another_could() -> None:
    game = with_heroes("understudy tinker", "rent-day cup", "potion map")
    assert advised(game, remembering("potion map"))[0] == "use understudy as tinker map"


def test_the_understudy_does_what_another_could_and_pays_for_both() -> None:
    game = with_heroes("understudy mule", "cup bow", EIGHT)
    assert advised(game, remembering("torch potion"))[0] == "use understudy as mule"
    assert advised(game, remembering("torch"))[1] == "saves"
    dear = with_heroes("understudy duellist", "rent-day bow", "potion sword sword")
    assert advised(dear, remembering("potion sword"))[1] == "price"


def test_a_used_hero_rests() -> None:
    game = with_heroes("monk seer", "cup sword rent-day bow keys", EIGHT).says("1: use monk", "1: sift 1")
    assert advised(game)[0] == "reveal"


def test_what_cards_would_come_to() -> None:
    view = resolve("cup bow", SEVEN + " gold").view(1)
    assert prospect(view, ["cup"]) == (False, 0, -1)
    assert prospect(view, ["rent-day", "cup"]) == (True, 1, 0)
    assert prospect(view, ["hiccuping-ogre"]) == (True, 1, 0)
    assert prospect(view, ["cat-on-the-roof"]) == (True, 0, 0)


# -- who presses -----------------------------------------------------------------------------------------


def test_without_people_the_owner_of_a_hero_uses_it_and_the_first_does_the_rest() -> None:
    game = with_heroes("seer monk", "cup sword rent-day bow", EIGHT)
    memories = {0: remembering(""), 1: remembering("", 1)}

    def pressed() -> str:
        seat, action = press(lambda seat: game.view(seat + 1), memories)
        return f"{seat + 1}: {action.text}"

    said = []
    while rules.outcome(game.state) is None:
        said.append(pressed())
        game.says(said[-1])
    assert said[:3] == ["2: use monk", "1: sift 1", "1: reveal"]
    assert game.ended == "short"


def test_without_people_everybody_keeps_a_hero_of_their_own() -> None:
    game = deal(3, "heroes on")
    memories = {seat: remembering("", seat) for seat in range(3)}
    while game.step == "draft":
        seat, action = press(lambda seat: game.view(seat + 1), memories)
        game.says(f"{seat + 1}: {action.text}")
    assert len(set(game["heroes"])) == 3
