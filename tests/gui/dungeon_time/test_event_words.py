"""What happens in Dungeon Time is told, and why Missions fail, in every language."""

from __future__ import annotations

import ast
from itertools import product
from pathlib import Path
from typing import Any

import pytest

from chrononauts_qt.games.dungeon_time import account, rules
from chrononauts_qt.games.dungeon_time.account import Failure, Lost, failures
from chrononauts_qt.games.dungeon_time.cards import KINDS
from chrononauts_qt.kernel.events import Event
from chrononauts_qt.ui.catalog import i18n
from chrononauts_qt.ui.games.dungeon_time.texts import account_texts, events
from chrononauts_qt.ui.kit.look import LANGUAGES
from tests.dungeon_time.play import setup_of, steps
from tests.each import each
from tests.gui.dungeon_time.speech import NAMES, NBSP, is_wrong

pytestmark = pytest.mark.usefixtures("voices")
ENGINE = Path(rules.__file__).parent
MISSION, ADVENTURE = "important-absence", "shrinking-castle"
TOLD: dict[str, list[dict[str, Any]]] = {
    "GameBegan": [
        {"players": 3, "scenario": scenario, "adventure": adventure, "goal": 6, "slots": 8, "heroes": True}
        for scenario, adventure in (("level-1", ""), ("", ADVENTURE))
    ],
    "HeroKept": [{"seat": 0, "hero": "monk", "other": "mule"}], "GlassTurned": [{"seat": 1}],
    "CardPlayed": [{"seat": 0, "card": card, "number": 1} for card in (*KINDS, MISSION, ADVENTURE)],
    "CardDiscarded": [{"seat": 0, "card": card, "why": "hand"} for card in ("keys", MISSION)],
    "CardDrawn": [], "HandsShown": [], "SeatDone": [{"seat": 1}], "SeatWaits": [{"seat": 1}],
    "AdventurePhaseEnded": [{"why": why, "left": 3, "deck": 0} for why in ("time", "done", "empty")],
    "CardRevealed": [{"card": card, "number": 7, "seat": 1, "next": None} for card in ("gold", MISSION)],
    "ItemPlaced": [{"kind": "gold", "token": False, "slots": 3, "limit": 8}],
    "MissionSucceeded": [
        {"card": card, "how": how, "spent": spent, "completed": 4}
        for card, (how, spent) in product((MISSION, ADVENTURE), (
            ("items", ("keys", "keys")), ("tinker", ()), ("seer", ()), ("duellist", ())))
    ],
    "MissionFailed": [{"card": MISSION, "missing": ("sword", "sword", "map"), "present": ()}],
    "ItemsDropped": [{"kinds": ("gold", "book")}], "RewardTaken": [{"mission": MISSION, "kind": "flask"}],
    "RewardRefused": [{"mission": MISSION, "kinds": ("flask",)}],
    "RewardGone": [{"mission": MISSION, "kinds": kinds} for kinds in ((), ("flask",))],
    "HeroUsed": [
        {"seat": 0, "hero": hero, "copied": copied, "spent": spent, "named": named}
        for hero, copied, spent, named in (
            ("monk", None, (), None), ("seer", None, (), "keys"),
            ("duellist", None, ("sword", "sword"), None),
            ("understudy", "seer", ("potion",), "gold"))
    ],
    "StoryLookedAt": [{"cards": ("keys", MISSION, "gold")}],
    "StorySifted": [{"discarded": found} for found in ((), ("keys", MISSION))], "StoryOrdered": [{}],
    "MissionReturned": [{"card": MISSION, "by": by} for by in ("advocate", "echo")],
    "TokenTraded": [{"kind": "keys"}],
    "TokensRemoved": [{"supply": ("cup",), "backpack": ()}, {"supply": (), "backpack": ("keys",)}],
    "LimitChanged": [{"limit": 9, "why": why} for why in ("mule", "mule-over", "squeeze")],
    "EffectBegan": [{"adventure": ADVENTURE, "effect": "squeeze"}],
    "GuessMissed": [{"kind": "keys", "mission": MISSION}],
    "BackpackBroke": [{"kind": "cup", "why": "item"}, {"kind": None, "why": "limit"}],
    "GameEnded": [{"route": route, "completed": 7, "goal": 8}
                  for route in ("goal", "adventure", "broken", "short")],
}  # fmt: skip
"""By name the events of the game; none where nothing is told."""


def test_the_samples_are_the_events_that_the_referee_tells() -> None:
    told = {
        call.args[0].value
        for path in ENGINE.glob("*.py")
        for call in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(call, ast.Call) and getattr(call.func, "attr", "") == "tell"
        and isinstance(call.args[0], ast.Constant)
    }
    assert TOLD.keys() == told
    assert {name for name, samples in TOLD.items() if not samples} == events.SILENT


def test_events_are_sentences_in_every_language() -> None:
    found = [Event(name, data) for name, samples in TOLD.items() for data in samples]
    for check in each(product(LANGUAGES, found, (1, 3))):
        with check as (language, event, seats), i18n.speaking(language):
            if event.data.get("seat", 0) < seats:
                said = events.narrate(event, NAMES[:seats])
                assert said is not None
                assert not is_wrong(said, language), said


def test_an_unknown_event_is_a_key_error() -> None:
    with pytest.raises(KeyError):
        events.narrate(Event("NoSuchEvent"), NAMES)


LINES: list[tuple[str, str, int, str]] = [
    ("en", "GameBegan", 0, "The game begins: Ada, Bruno and Chloé. Level 1: complete 6 Missions."),
    ("en", "GameBegan", 1, "The game begins: Ada, Bruno and Chloé. “The Shrinking Castle”: complete 6 "
     "Missions and the Adventure."),
    ("en", "CardRevealed", 0, "Card 7: Bag of Gold, from Bruno."),
    ("it", "CardRevealed", 1, "Carta 7: “Assenza Importante”, giocata da Bruno."),
    ("en", "MissionSucceeded", 0,
     "“Important Absence” succeeds and takes two sets of Keys. Missions completed so far: 4."),
    ("en", "MissionSucceeded", 5, "“The Shrinking Castle” succeeds and takes nothing."),
    ("fr", "MissionFailed", 0, f"«{NBSP}Une absence remarquée{NBSP}» échoue. "
     f"Il manque{NBSP}: deux Épées et un Plan."),
    ("en", "HeroUsed", 3, "Ada uses Ros Thanir, the Understudy, who now does what Zaria Tearleaf can do. "
     "That costs a Potion. Named for the next Mission: Bag of Gold."),
    ("it", "BackpackBroke", 0, "Non c’è posto per una Coppa: lo Zaino si rompe."),
    ("en", "GameEnded", 2, "The game is lost with the Backpack. Missions completed: 7 of 8."),
]  # fmt: skip


def test_what_happens_is_told() -> None:
    for check in each(LINES):
        with check as (language, name, number, sentence), i18n.speaking(language):
            assert events.narrate(Event(name, TOLD[name][number]), NAMES[:3]) == sentence


def test_who_plays_alone_is_not_named_with_every_card() -> None:
    with i18n.speaking("en"):
        assert events.narrate(Event("CardRevealed", TOLD["CardRevealed"][0] | {"seat": 0}), ("Ada",)) == (
            "Card 7: Bag of Gold.")


def test_what_burns_is_told_once() -> None:
    burnt = Event("CardDiscarded", {"seat": None, "card": "cup", "why": "burn"})
    assert events.narrate(burnt, NAMES) is None


# -- why Missions fail ------------------------------------------------------------------------------


def why(*lost: Lost) -> str:
    return account_texts.why(Failure("rent-day", 9, lost), NAMES)


ACCOUNTS: list[tuple[str, tuple[Lost, ...], str]] = [
    ("en", (Lost("shield", account.TAKEN, MISSION, cards=4),),
     "The Shield went to “Important Absence”, 4 cards ago."),
    ("it", (Lost("keys", account.TAKEN, MISSION, cards=1),),
     "“Assenza Importante” ha preso le Chiavi, 1 carta fa."),
    ("fr", (Lost("bow", account.TAKEN, MISSION, cards=2),),
     f"«{NBSP}Une absence remarquée{NBSP}» a pris l’Arc, 2 cartes plus tôt."),
    ("en", (Lost("sword", account.TAKEN, MISSION, cards=3), Lost("sword", account.TAKEN, MISSION, cards=3),
            Lost("map", account.DISCARDED, seat=1)),
     "Bruno discarded a Map in the Adventure phase. Two Swords went to “Important Absence”, 3 cards ago."),
    ("en", (Lost("cup", account.LATER, cards=2),), "A Cup came too late, 2 cards later."),
    ("en", (Lost("cup", account.NEVER), Lost("book", account.NEVER)),
     "A Cup and a Book would have had to be played before it."),
    ("en", (Lost("torch", account.SPENT, "mule", cards=2),),
     "Tonk Redbeer was given the Torch, 2 cards ago."),
]  # fmt: skip


def test_a_failure_says_where_its_items_went() -> None:
    for check in each(ACCOUNTS):
        with check as (language, lost, sentence), i18n.speaking(language):
            assert why(*lost) == sentence


def test_every_way_an_item_goes_is_a_sentence_in_every_language() -> None:
    ways = (
        account.TAKEN, account.DROPPED, account.SPENT, account.BURNT, account.THROWN_OUT, account.REMOVED,
        account.REFUSED, account.USED_UP, account.DISCARDED, account.LATER, account.NEVER,
    )  # fmt: skip
    for check in each(product(LANGUAGES, ways, (("keys",), ("bow", "flask", "flask")))):
        with check as (language, where, kinds), i18n.speaking(language):
            by = "monk" if where in (account.SPENT, account.THROWN_OUT, account.REMOVED) else MISSION
            said = why(*(Lost(kind, where, by, seat=1, cards=2) for kind in kinds))
            assert not is_wrong(said, language), said


def test_whatever_games_tell_is_told_in_every_language() -> None:
    done = set()
    for number, seats in product(range(12), (1, 2, 5)):
        for state, said in steps(setup_of(seats, number), f"told {number}"):
            for event in said.came.events if said else tuple(state.told(None)):
                if event.name in events.SILENT or (seats, str(event)) in done:
                    continue
                done.add((seats, str(event)))
                for language in LANGUAGES:
                    with i18n.speaking(language):
                        line = events.narrate(event, NAMES[:seats])
                    if line is None:
                        assert event.data["why"] in ("failed", "monk", "burn")
                    else:
                        assert not is_wrong(line, language), (event, line)
        for failure, language in product(failures(state.told(None)), LANGUAGES):
            with i18n.speaking(language):
                assert not is_wrong(account_texts.why(failure, NAMES[:seats]), language)
    assert len(done) > 500
