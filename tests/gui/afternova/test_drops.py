"""What is carried at the table of AfterNova does something where it is let go."""

from __future__ import annotations

from PySide6.QtCore import QPoint

from chrononauts_qt.ui.games.afternova.deal import FRAGMENT
from chrononauts_qt.ui.kit.pieces import PieceModel, PieceView
from tests.gui.afternova.people import People
from tests.gui.afternova.test_table import ADA, ASK, BO, THREE
from tests.gui.program import settle
from tests.gui.views.conftest import drag


def carried(people: People, source: PieceView, key: str, target: PieceView, end: str) -> bool:
    """Carry a thing onto another, or beside all things of a view; tell whether it was taken."""
    model, goal = source.model(), target.model()
    assert isinstance(model, PieceModel)
    assert isinstance(goal, PieceModel)
    at = people.seen_at(target, goal.row_of(end)) if end else QPoint(target.width() - 8, 8)
    taken = drag(target.viewport(), at, model.mimeData([model.row_of(key)]))
    settle()
    return taken


def test_a_planet_brings_a_player_in_and_a_fragment_goes_to_a_column(people: People) -> None:
    people.sit(THREE)
    people.lift(ADA)
    table = people.table
    assert carried(people, table.planets, "geodonia", table.seats_view, "seat-2")
    deal = table.draft.deal
    assert deal is not None
    assert deal.share_of(BO).brings == ASK
    token = next(t for t in deal.tokens(ADA)["gets"] if (t.kind, t.what) == (FRAGMENT, "orange"))
    columns = table.deal.columns
    assert not carried(people, columns, token.key, columns, f"column {ADA}")
    assert carried(people, columns, token.key, columns, f"column {BO}")
    assert table.draft.deal is not None
    assert table.draft.deal.share_of(BO).gets.orange == 1
    people.press(people.button("Propose"))
    assert people.controller.seen().offers


def test_crew_is_carried_to_a_planet_and_a_card_of_the_market_to_the_hand(people: People) -> None:
    people.sit(THREE)
    people.lift(ADA)
    table = people.table
    assert carried(people, table.hand, "hare-zefira", table.planets, "geodonia")
    assert table.draft.planet == "geodonia"
    assert "hare-zefira" in (table.draft.crew or ())
    people.press(people.button("Back"))
    assert carried(people, table.market, "hare-duna", table.hand, "")
    assert table.draft.basket.cards == ("hare-duna",)


def test_nothing_is_carried_while_the_curtain_hangs(people: People) -> None:
    people.sit(THREE)
    table = people.table
    assert not carried(people, table.planets, "geodonia", table.seats_view, "seat-2")
    assert table.draft.deal is None
