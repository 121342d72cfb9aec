"""DT-1012: what a button tells before it is pressed."""

from __future__ import annotations

import pytest

from chrononauts_qt.games.dungeon_time import rules
from tests.dungeon_time.table import Table, heroes, lay, resolve

EIGHT = "sword bow shield torch potion flask map keys"
Told = tuple[int, int, bool]


def came(game: Table, text: str) -> Told:
    """Do an action; return what is true behind it, as a forecast tells it."""
    game.says(text)
    return game.slots, game["limit"], game.ended.startswith("broken")


@pytest.mark.rule("DT-1012")
@pytest.mark.parametrize(("story", "held", "texts", "text", "told"), [
    ("cup bow", "torch gold", "", "1: use mule", (1, 9, False)),
    ("cup bow", EIGHT, "", "1: use mule", (7, 9, False)),
    ("cup bow", "sword sword sword sword map", "", "2: use tinker sword", (2, 8, False)),
    ("cup bow", "sword sword sword sword map", "", "2: use tinker map sword", (1, 8, False)),
    ("cup bow", "sword sword gold", "", "3: use duellist", (1, 8, False)),
    ("cat-on-the-roof cup", "bow hook", "1: reveal", "1: take book", (1, 8, False)),
    ("cat-on-the-roof cup", "sword bow bow shield torch potion flask map hook", "1: reveal", "1: take book",
     (8, 8, False)),
    ("cat-on-the-roof cup", "bow bow hook hook sword shield torch potion flask map", "1: reveal",
     "1: take book", (9, 8, True)),
    ("black-market cup", "gold flask", "1: reveal", "1: drop none", (2, 8, False)),
    ("black-market cup", "gold flask", "1: reveal", "1: drop flask gold", (0, 8, False)),
    ("cup bow", f"{EIGHT} sword", "4: use pawnbroker/1: hand-over sword", "1: trade-for gold", (9, 8, True)),
    ("cup bow", EIGHT, "4: use pawnbroker/1: hand-over sword", "1: trade-for gold", (8, 8, False)),
])
def test_a_forecast_comes_true(story: str, held: str, texts: str, text: str, told: Told) -> None:
    game = resolve(story, held, heroes("mule", "tinker", "duellist", "pawnbroker"), seats=4)
    game.says(*filter(None, texts.split("/")))
    before = rules.dump(game.state)
    assert game.forecast(text) == told
    assert rules.dump(game.state) == before
    slots, limit, breaks = came(game, text)
    assert (limit, breaks) == told[1:]
    assert breaks or slots == told[0]


@pytest.mark.rule("DT-1012", "DT-613")
@pytest.mark.parametrize(("mission", "text", "told"), [
    ("black-market", "1: drop none", (9, 8, True)), ("black-market", "1: drop gold", (8, 8, False)),
    ("grandmas-kettle", "1: take cup", (8, 8, False))])
def test_a_forecast_knows_that_the_ninth_slot_goes(mission: str, text: str, told: Told) -> None:
    game = resolve(f"gold hook {mission} book", EIGHT, heroes("mule", "monk"))
    game.says("1: use mule", "1: reveal", "1: reveal", "1: reveal")
    assert game.forecast(text) == told
    assert came(game, text) == told


@pytest.mark.rule("DT-1012")
def test_nothing_is_told_of_other_actions() -> None:
    game = resolve("rent-day cup", "torch", heroes("mule", "monk", "seer", "librarian"), seats=4)
    for text in ("1: reveal", "2: use monk", "3: use seer cup", "4: use librarian"):
        assert game.forecast(text) is None
    assert lay(1, "hand 1 cup bow; story gold").forecast("1: play cup") is None


@pytest.mark.rule("DT-1012")
def test_a_forecast_looks_at_nothing_hidden() -> None:
    held = "torch sword gold"
    for text in ("1: use mule", "2: use tinker gold"):
        told = {resolve(story, held, heroes("mule", "tinker")).forecast(text)
                for story in ("cup bow", "rent-day cup", "map", "row-nine lich-retires")}
        assert len(told) == 1
