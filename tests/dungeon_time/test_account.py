"""Why a Mission failed: the account blames what truly took its Items away."""

from __future__ import annotations

from collections import Counter
from itertools import product
from typing import Any

import pytest

from chrononauts_qt.games.dungeon_time import account, rules
from chrononauts_qt.games.dungeon_time.account import Failure, Lost, failures
from chrononauts_qt.kernel.events import Event
from tests.dungeon_time.play import setup_of, steps
from tests.dungeon_time.table import resolve, split

Went = tuple[int, str, str]


def said_of(said: Any, before: dict[str, Any]) -> tuple[str, str]:
    """Return where an Item goes that leaves the Backpack by an action, and to whom, read off the action."""
    action = said.action
    if action.verb == "use":
        return account.SPENT, action.card
    if action.verb == "drop":
        return account.DROPPED, before["card"]
    if action.verb == "remove":
        return account.REMOVED, ""
    return (account.SPENT, "") if action.verb == "hand-over" else (account.TAKEN, "")


def test_every_item_that_is_blamed_has_left_the_backpack_where_it_is_said() -> None:
    """States tell when copies leave, actions how; the account has only heard the events."""
    wheres: Counter[str] = Counter()
    for number, seats in product(range(60), (1, 3, 5)):
        left: dict[str, list[Went]] = {}
        before: dict[str, Any] = {}
        reveals = 0
        for state, said in steps(setup_of(seats, number), f"account {number}"):
            dump: dict[str, Any] = rules.dump(state)
            if said and before:
                there = [event.name for event in said.came.events]
                failed = [event for event in said.came.events if event.name == "MissionFailed"]
                reveals += there.count("CardRevealed")
                if failed:
                    found = failures(state.told(None))[-1]
                    assert found.number == reveals
                    assert sorted(lost.kind for lost in found.lost) == sorted(failed[0].data["missing"])
                    _check(found, left, reveals, wheres)
                where, by = said_of(said, before)
                held, holds = before["backpack"], dump["backpack"]
                for kind in held:
                    gone = sum(held[kind]) - sum(holds.get(kind, (0, 0)))
                    left.setdefault(kind, []).extend([(reveals, where, by)] * max(0, gone))
            before = dump
    assert {account.TAKEN, account.DROPPED, account.SPENT, account.NEVER} <= wheres.keys()


def _check(found: Failure, left: dict[str, list[Went]], reveals: int, wheres: Counter[str]) -> None:
    for kind in {lost.kind for lost in found.lost}:
        blamed = [lost for lost in found.lost if lost.kind == kind]
        went = [lost for lost in blamed if lost.where in (
            account.TAKEN, account.DROPPED, account.SPENT, account.BURNT, account.REMOVED)]
        wheres.update(lost.where for lost in blamed)
        truth = left.get(kind, [])[::-1]
        for lost in went:
            assert any(
                reveals - lost.cards == number
                and where in (lost.where, account.TAKEN) and by in ("", lost.by)
                for number, where, by in truth
            ), (found, truth)
        if account.NEVER in (lost.where for lost in blamed):
            assert len(truth) < len(blamed)


STORIES: list[tuple[str, str, list[str], tuple[Failure, ...]]] = [
    ("a Mission", "story shield hook important-absence cup throwing-feast", ["reveal"] * 5,
     (Failure("throwing-feast", 5, (Lost("shield", account.TAKEN, "important-absence", cards=2),)),)),
    ("two Missions",
     "story sword book duel-of-quotations sword potion hiccuping-ogre sword book dragon-barber",
     ["reveal"] * 9,
     (Failure("dragon-barber", 9, (Lost("sword", account.TAKEN, "hiccuping-ogre", cards=3),)),)),
    ("a failed Mission", "story cup honest-goblin torch last-orders",
     ["reveal", "reveal", "drop cup", "reveal", "reveal", "drop none"],
     (Failure("honest-goblin", 2, (Lost("gold", account.NEVER),)),
      Failure("last-orders", 4, (Lost("cup", account.DROPPED, "honest-goblin", cards=2),)))),
    ("too late", "story torch last-orders map cup", ["reveal", "reveal", "drop none", "reveal", "reveal"],
     (Failure("last-orders", 2, (Lost("cup", account.LATER, cards=2),)),)),
    ("a Hero", "heroes on; hero 1 mule; story torch cup last-orders map",
     ["reveal", "use mule", "reveal", "reveal", "drop none"],
     (Failure("last-orders", 3, (Lost("torch", account.SPENT, "mule", cards=2),)),)),
    ("the Pawnbroker", "heroes on; hero 1 pawnbroker; story torch cup last-orders map",
     ["reveal", "use pawnbroker", "hand-over torch", "trade-for keys", "reveal", "reveal", "drop none"],
     (Failure("last-orders", 3, (Lost("torch", account.SPENT, "pawnbroker", cards=2),)),)),
    ("the Monk", "heroes on; hero 1 monk; story map torch cup last-orders keys",
     ["reveal", "use monk", "sift 1", "reveal", "reveal", "drop none"],
     (Failure("last-orders", 3, (Lost("torch", account.THROWN_OUT, "monk", cards=2),)),)),
    ("the Tax Collector", "heroes on; hero 1 collector; backpack torch 0 1; story cup last-orders map",
     ["use collector", "remove backpack torch", "enough", "reveal", "reveal", "drop none"],
     (Failure("last-orders", 2, (Lost("torch", account.REMOVED, "collector", cards=2),)),)),
    ("a Reward that was refused", "story shield flask grandmas-kettle torch last-orders",
     ["reveal", "reveal", "reveal", "refuse", "reveal", "reveal", "drop none"],
     (Failure("last-orders", 5, (Lost("cup", account.REFUSED, "grandmas-kettle", cards=2),)),)),
    ("a Reward of which none was left", "supply cup 0; story shield flask grandmas-kettle torch last-orders",
     ["reveal"] * 5 + ["drop none"],
     (Failure("last-orders", 5, (Lost("cup", account.USED_UP, "grandmas-kettle", cards=2),)),)),
    ("the dragon",
     "adventure sneezing-dragon; story torch shield potion flask sneezing-dragon cup last-orders",
     ["reveal"] * 7 + ["drop none"],
     (Failure("last-orders", 7, (Lost("torch", account.BURNT, "sneezing-dragon", cards=2),)),)),
]  # fmt: skip


@pytest.mark.parametrize(
    ("words", "actions", "found"), [one[1:] for one in STORIES], ids=[one[0] for one in STORIES])
def test_a_failure_says_where_the_item_went(
    words: str, actions: list[str], found: tuple[Failure, ...]
) -> None:
    game = "" if "adventure" in words else "scenario good-luck; "
    state, _ = rules.new_game(rules.read_setup(1, split(f"seed account; {game}{words}; phase resolution")))
    for text in actions:
        rules.apply(state, 0, rules.parse(text))
    assert failures(state.told(None)) == found


def test_a_card_discarded_from_a_hand_is_blamed_where_none_came() -> None:
    told = [
        Event("CardDiscarded", {"seat": 2, "card": "cup", "why": "hand"}),
        Event("CardRevealed", {"card": "last-orders", "number": 1, "seat": 0, "next": None}),
        Event("MissionFailed", {"card": "last-orders", "missing": ("torch", "cup"), "present": ()}),
    ]
    assert failures(told)[0].lost == (Lost("torch", account.NEVER), Lost("cup", account.DISCARDED, seat=2))


def test_of_a_missed_reward_every_later_failure_counts_and_no_earlier_one() -> None:
    def failed(mission: str, missing: tuple[str, ...]) -> list[Event]:
        return [
            Event("CardRevealed", {"card": mission, "number": 1, "seat": 0, "next": None}),
            Event("MissionFailed", {"card": mission, "missing": missing, "present": ()}),
        ]

    told = [
        *failed("grandmas-kettle", ("flask",)),
        *failed("important-absence", ("hook",)),
        *failed("fishing-for-genies", ("flask",)),
        *failed("alchemists-laundry", ("flask",)),
    ]
    cost = account.dearest(told)
    assert cost is not None
    assert (cost.mission, cost.lacked) == ("important-absence", ("fishing-for-genies", "alchemists-laundry"))


def test_an_item_that_never_came_went_by_nobody_and_nowhere() -> None:
    assert Lost("cup", account.NEVER) == ("cup", "never", "", -1, 0)
    wheres = (
        account.TAKEN, account.DROPPED, account.SPENT, account.BURNT, account.THROWN_OUT, account.REMOVED,
        account.REFUSED, account.USED_UP, account.DISCARDED, account.LATER)
    assert " ".join(wheres) == (
        "taken dropped spent burnt thrown-out removed refused used-up discarded later")


def test_of_two_failures_the_one_cost_more_with_which_more_was_discarded() -> None:
    table = resolve("last-orders rent-day cup", "cup gold map")
    table.says("1: reveal", "1: drop none", "1: reveal", "1: drop gold", "1: reveal")
    assert account.dearest(table.state.events) == account.Cost("rent-day", (), (), ("gold",))
