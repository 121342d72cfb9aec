"""Every refusal of Dungeon Time has its sentence, in every language."""

from __future__ import annotations

import ast
from itertools import islice, product
from pathlib import Path
from random import Random
from typing import Any

import pytest

from chrononauts_qt.games.dungeon_time import rules
from chrononauts_qt.games.dungeon_time.cards import KINDS
from chrononauts_qt.games.dungeon_time.english_refusals import REFUSALS
from chrononauts_qt.kernel.events import Event
from chrononauts_qt.kernel.reason import Reason
from chrononauts_qt.ui.catalog import i18n
from chrononauts_qt.ui.games.dungeon_time.texts import reasons
from chrononauts_qt.ui.kit.look import LANGUAGES
from tests.dungeon_time.play import sayable, setup_of, steps
from tests.each import each
from tests.gui.dungeon_time.speech import NAMES, is_wrong

pytestmark = pytest.mark.usefixtures("voices")
ENGINE = Path(rules.__file__).parent
STEPS = (
    "draft", "ready", "adventure", "resolve", "failure", "waive", "reward", "sift", "order", "trade",
    "remove", "over",
)  # fmt: skip
REFUSED: dict[str, list[dict[str, Any]]] = {
    "game-over": [{}], "not-deciding": [{"seat": 1}],
    "wrong-step": [{"step": step, "verb": "play"} for step in STEPS],
    "not-in-hand": [{"card": card} for card in (*KINDS, "rent-day", "goblin-market")],
    "reputation": [{"card": "goblin-market", "played": 1, "needed": 3}],
    "adventure-stays": [{"card": "stubborn-echo"}], "done-already": [{}], "not-done": [{}],
    "no-such-hero": [{"hero": "mule"}], "not-your-hero": [{"hero": "seer", "seat": 1}],
    "hero-used": [{"hero": "monk"}],
    "price-missing": [
        {"hero": "duellist", "kind": "sword", "wanted": 2, "present": 1},
        {"hero": "understudy", "kind": "potion", "wanted": 1, "present": 0},
    ],
    "nothing-failed": [{}], "nobody-to-copy": [{}], "empty-backpack": [{}],
    "supply-empty": [{"kind": kind} for kind in (None, *KINDS)],
    "not-in-backpack": [{"kind": kind} for kind in KINDS],
    "not-listed": [{"kind": kind, "mission": "rent-day"} for kind in KINDS],
    "too-many": [{"kind": kind, "most": 2} for kind in (None, *KINDS)],
    "too-few": [{"number": 0, "least": 1}],
    "not-offered": [{"kind": kind} for kind in KINDS], "must-take": [{"mission": "rent-day"}],
    "bad-places": [{"count": 1}, {"count": 5}],
    "take-back-seen": [{}], "take-back-drawn": [{}], "take-back-running": [{}],
}  # fmt: skip
"""By key the facts with which a refusal comes."""


def test_every_key_of_the_referee_has_its_sentence() -> None:
    seen = (Event(name) for name in ("CardRevealed", "CardDrawn", "CardPlayed"))
    assert REFUSED.keys() == REFUSALS.keys() | {rules.told_by(event) for event in seen}
    for check in each(REFUSED):
        with check as key:
            assert all(reasons.say(Reason(key, params=facts), NAMES) for facts in REFUSED[key])


def test_the_samples_have_the_facts_that_the_referee_gives() -> None:
    names = set()
    found = set()
    for path in ENGINE.glob("*.py"):
        for call in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(call, ast.Call) and getattr(call.func, "id", "") == "Reason":
                key, facts = call.args[0], call.args[2:] or [ast.Dict([], [])]
                names.add(getattr(key, "value", ""))
                if isinstance(facts[0], ast.Dict):
                    said = frozenset(one.value for one in facts[0].keys if isinstance(one, ast.Constant))
                    found.add((getattr(key, "value", ""), said))
    assert names <= REFUSED.keys()
    assert len(found) > 20
    assert found <= {(key, frozenset(facts)) for key, samples in REFUSED.items() for facts in samples}


def test_refusals_are_sentences_in_every_language() -> None:
    samples = [(key, facts) for key, all_facts in REFUSED.items() for facts in all_facts]
    for check in each(product(LANGUAGES, samples)):
        with check as (language, (key, facts)), i18n.speaking(language):
            said = reasons.say(Reason(key, params=facts), NAMES[:3])
            assert not is_wrong(said, language), said


def test_an_unknown_refusal_is_a_key_error() -> None:
    with pytest.raises(KeyError):
        reasons.say(Reason("no-such-key"), NAMES)


SAYINGS: list[tuple[str, dict[str, Any], str]] = [
    ("not-in-hand", {"card": "keys"}, "You do not hold the Keys: choose a card of your own hand."),
    ("reputation", REFUSED["reputation"][0],
     "“The Goblin Market” asks for 3 Missions on the Story, so far 1: play Missions first."),
    ("not-your-hero", {"hero": "seer", "seat": 1},
     "Zaria Tearleaf belongs to Bruno: nobody else can use that Hero."),
    ("price-missing", REFUSED["price-missing"][0],
     "Alan Ironstar costs two Swords, and the Backpack does not hold that now."),
    ("supply-empty", {"kind": None}, "No Reward token is left at all: this Hero can do nothing now."),
    ("supply-empty", {"kind": "gold"},
     "No Reward token of this sort is left: Bag of Gold. Take another kind."),
    ("too-many", {"kind": None, "most": 3}, "That is too much: 3 are the most."),
    ("not-listed", {"kind": "flask", "mission": "rent-day"},
     "“Rent Day” does not ask for the Flask: choose an Item that the card shows."),
]  # fmt: skip


def test_a_refusal_says_what_why_and_what_now() -> None:
    for check in each(SAYINGS):
        with check as (key, facts, sentence), i18n.speaking("en"):
            assert reasons.say(Reason(key, params=facts), NAMES[:3]) == sentence


def test_whatever_games_refuse_or_take_back_is_said_in_every_language() -> None:
    refused = set()
    for number, seats in product(range(6), (1, 3, 5)):
        dice, names = Random(f"refused {number} {seats}"), NAMES[:seats]
        for state, said in islice(steps(setup_of(seats, number), f"refused {number}"), 0, None, 4):
            keys = {rules.told_by(event) for event in said.came.events} - {""} if said else set()
            reasons_here = [Reason(key) for key in keys]
            texts = sayable(rules.dump(state))
            for text, seat in product(dice.sample(texts, min(40, len(texts))), range(seats)):
                found = rules.explain(state, seat, rules.parse(text))
                reasons_here += [found] if found else []
            for reason in reasons_here:
                kind = (reason.key, reason.params.get("step"), reason.params.get("kind"))
                if kind in refused:
                    continue
                refused.add(kind)
                for language in LANGUAGES:
                    with i18n.speaking(language):
                        said_now = reasons.say(reason, names)
                    assert not is_wrong(said_now, language), (reason, said_now)
    assert len({key for key, *_ in refused}) > 15
