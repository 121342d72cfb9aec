"""What those hear who have the keys while others play."""

from __future__ import annotations

from dataclasses import replace

import pytest

from chrononauts_qt.games.afternova.actions import harvest
from tests.gui.access.hearing import hearing
from tests.gui.afternova.readers import Readers
from tests.gui.afternova.test_table import ADA, BO, TWO
from tests.gui.afternova.two_worlds import Prompted
from tests.gui.program import settle

CREW = ("hare-lampo", "beaver-odette")
"""Who covers Nektarr."""


def test_a_planet_with_the_keys_is_told_once_while_another_one_goes(
    readers: Readers, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A bug: a Bot harvested, and the Planet with the keys was said again with the same words."""
    worker = Prompted()
    setup = replace(TWO, first="seat-2", hands={ADA: TWO.hands[ADA], BO: CREW})
    readers.sit(setup, bots=(BO,), hire=lambda: worker)
    planets = readers.listing("planets")
    readers.walk_to(planets)
    readers.go_to_row(planets, "geodonia")
    with hearing(monkeypatch) as heard:
        worker.prompt(BO, harvest("nektarr", CREW))
        readers.let_bots_play()
        settle()
    assert heard[0].startswith("Bo harvests Nektarr")
    assert heard[1:] == ["Turn 3: Ada."]
    assert planets.hasFocus()
