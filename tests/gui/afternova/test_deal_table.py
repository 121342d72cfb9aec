"""The deal while it is put together: all of it is seen, and says what it is."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import QRect

from chrononauts_qt.games.afternova.actions import Share, answer, offer
from chrononauts_qt.games.afternova.amounts import fragments, skills
from chrononauts_qt.ui.games.afternova import list_rows
from tests.gui.afternova.people import People
from tests.gui.afternova.test_hints import DEAL, sit
from tests.gui.afternova.test_table import ADA, BO, CLEO, THREE, TWO
from tests.gui.program import settle

SIZES = [(1024, 600), (1366, 768), (1920, 1080)]


def seen_of_the_deal(people: People) -> list[QRect]:
    """Return where the columns and the offers of the deal lie in the window."""
    deal = people.table.deal
    return [
        view.place_of(row, people.table).toAlignedRect()
        for view in (deal.columns, deal.slips) for row in range(len(view.pieces))
    ]


@pytest.mark.parametrize("scale", [1.0, 1.5])
def test_a_hint_covers_nothing_of_the_deal(people: People, scale: float) -> None:
    """It lay over what everybody would then hold."""
    sit(people, DEAL)
    look = people.window.look
    look.change(replace(look.settings, text_scale=scale))
    for size in SIZES:
        people.window.resize(*size)
        settle()
        people.table.draft.forget()
        people.table.draft.choose_planet("nektarr")
        for seat in (BO, CLEO):
            people.table.draft.bring_in(seat)
        settle()
        before = seen_of_the_deal(people)
        people.press(people.button("Suggest"))
        bar = people.table.message.geometry()
        assert people.table.message.is_hint
        found = seen_of_the_deal(people)
        assert found, size
        assert all(not box.isEmpty() and not box.intersects(bar) for box in found), size
        people.press(people.table.message.close_button)
        assert seen_of_the_deal(people)[0].height() == before[0].height(), "the room is given back"


def test_bots_row_tells_its_name_and_its_points_as_the_others_do(people: People) -> None:
    """AN-808: what has gone unseen under its Starship counts for nobody yet."""
    people.sit(replace(TWO, bot_hold=("black", "white"), bot_completed=("warm-lamp",)))
    people.lift(ADA)
    faces = [piece.face for piece in people.table.seats_view.pieces]
    assert [(face.name, face.points) for face in faces] == [
        ("Ada", "1 point"), ("Bo", "0 points"), ("Bot", "6 points")]
    assert people.table.seats_view.pieces[-1].spoken.endswith("1 Project completed, 6 points.")
    rows = list(list_rows.seats(people.table.seats_view.pieces, people.controller.seen().bot))
    assert rows[-1].cells[list_rows.SEAT_COLUMNS.index("points")] == "6 points"


def test_crew_for_what_is_asked_of_others_is_not_idle(people: People) -> None:
    """After an offer was taken up again, the crew for what it asks of others looked as if it were no use."""
    hand = ("hare-zefira", "hare-lampo", "mole-carbo", "autopaw")
    people.sit(replace(THREE, hands={**THREE.hands, ADA: hand}))
    asked = skills(["extraction", "extraction", "extraction"])
    people.say(ADA, offer("geodonia", [Share(BO, asked, fragments(["orange"]))]))
    people.say(BO, answer("decline", 1))
    people.lift(ADA)
    people.press(people.button("Change it"))
    idle = {piece.key for piece in people.table.hand.pieces if piece.face.is_idle}
    assert idle == {"autopaw"}, "Carbo can still bring what is asked of Bo"
