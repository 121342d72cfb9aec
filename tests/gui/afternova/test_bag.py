"""The bag beside the Planets: what is still in it, counted from what lies open."""

from __future__ import annotations

from PySide6.QtCore import Qt

from chrononauts_qt.bots.afternova.player import choose
from chrononauts_qt.games.afternova import rules
from chrononauts_qt.games.afternova.amounts import fragments
from chrononauts_qt.games.afternova.setup import Setup
from chrononauts_qt.session.match import Match
from chrononauts_qt.ui.games.afternova.bag import in_bag
from tests.gui.afternova.people import NAMES, People
from tests.gui.afternova.readers import Readers
from tests.gui.afternova.test_table import ADA, THREE, key


def test_what_nobody_sees_is_in_the_bag() -> None:
    """AN 11.4: with two players also what lies with Bot is seen."""
    for seats in (2, 3):
        match = Match("afternova", NAMES[:seats], rules.new_game(Setup(seats, "bag"))[0], {})
        for _ in range(120):
            assert in_bag(rules.view(match.state, None)) == fragments(match.state.bag)
            owed = rules.pending(match.state)
            if not owed:
                break
            seat = next(iter(owed))
            match.submit(seat, choose("cadet", rules.view(match.state, seat)).action, ())


def test_the_chip_says_what_is_beside_the_bag_and_in_it(people: People) -> None:
    people.sit(THREE)
    people.lift(ADA)
    chip = people.table.bag
    said = chip.pieces[0].spoken
    public = people.controller.seen()
    assert said.startswith(f"In the bag, {public.bag} in all: ")
    assert said.endswith("Beside the bag: nothing.")
    people.controller.cover()
    assert chip.pieces[0].spoken == said, "it is the same for everybody"
    people.lift(ADA)
    people.by = "keys"
    people.choose(chip, "bag")
    assert people.table.rail.shows_why
    told = people.table.rail.told.text()
    assert told.startswith("Beside the bag: nothing.")
    assert "eight of each colour" in told
    assert chip.geometry().left() > people.table.planets.geometry().left()
    key(people, Qt.Key.Key_Escape)


def test_the_bag_stands_in_the_lists(readers: Readers) -> None:
    readers.sit(THREE)
    readers.lift(ADA)
    beside, inside = readers.rows("bag")[0]
    assert beside == "nothing"
    assert "purple" in inside
