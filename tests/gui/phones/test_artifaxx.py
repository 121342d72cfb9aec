"""Artifaxx with hands on phones, and turns by sheets alone."""

from __future__ import annotations

import random
from collections.abc import Callable

from chrononauts_qt.ui.games.chrononauts.texts.card_steps import steps
from tests.gui.artifaxx.conftest import deal
from tests.gui.artifaxx.scene import CounterScene
from tests.gui.phones.conftest import Party

__all__ = ["deal"]

Begin = Callable[..., Party]
ROUNDS = 14


def test_a_card_is_aimed_at_what_lies_on_a_shelf(party: Begin) -> None:
    table = party(lift=False)
    ada, bruno = table.seat(0), table.seat(1)
    table.begin()
    [theft] = (card for card in ada.blocks("cards")[0]["cards"] if card["id"] == "get-there-first")
    labels = {use["target"]: use["label"] for use in theft["uses"]}
    assert labels["rongorongo"] == "Rongorongo Tablets (Bruno)"
    assert "no" not in ada.say("play get-there-first on rongorongo")
    table.settle()
    assert {"memo", "allow"} <= set(bruno.offers())
    assert not ada.blocks("grid"), "there is no TimeLine"


def test_a_shelf_says_that_a_phone_is_asleep(party: Begin) -> None:
    table = party(lift=False)
    table.seat(0)
    table.begin()
    scene = table.scene
    assert isinstance(scene, CounterScene)
    shelf = scene.counter.shelves[0]
    scene.controller.set_asleep(frozenset({0}))
    assert "by a phone that is asleep" in shelf.accessibleName()
    scene.controller.set_asleep(frozenset())
    assert "asleep" not in shelf.accessibleName()


def test_an_artifact_says_what_playing_it_does_and_a_goal_what_it_takes(party: Begin) -> None:
    table = party(lift=False)
    ada = table.seat(0)
    table.begin()
    [bones] = (card for card in ada.blocks("cards")[0]["cards"] if card["id"] == "tyrannosaurus")
    assert bones["help"] == steps("tyrannosaurus")
    [goals] = ada.blocks("goals")
    assert "all three lines of one card" in goals["text"]


def test_turns_are_played_by_what_sheets_offer(party: Begin) -> None:
    table, dice = party(lift=False), random.Random("phones")
    guests = [table.seat(seat) for seat in range(3)]
    table.begin()
    for _ in range(ROUNDS):
        for guest in guests:
            words = [word for word in guest.offers() if not word.startswith(("table: ", "claim "))]
            plays = [word for word in words if word.startswith("play ")]
            if words:
                assert "no" not in guest.say(dice.choice(plays or words))
        if table.scene.public.step == "window":
            table.scene.pass_time(60)
        table.settle()
    assert table.scene.public.turn > 2
