"""Travellers and shelf as models: their order, what they say, what moves."""

from __future__ import annotations

from PySide6.QtCore import QAbstractItemModel, QModelIndex, Qt

from chrononauts_qt.games.chrononauts.actions import parse
from chrononauts_qt.games.chrononauts.variants import solonauts
from chrononauts_qt.games.chrononauts.view import View
from chrononauts_qt.session.match import Match
from chrononauts_qt.ui.games.solonauts.traveller_model import ShelfModel, TravellerRole, TravellersModel
from chrononauts_qt.ui.kit.roles import ItemRole
from tests.gui.solonauts.journey import SIX, match_of

SAID = Qt.ItemDataRole.AccessibleTextRole


def _view(match: Match) -> View:
    return solonauts.view(match.state, 0)


def _keys(model: QAbstractItemModel) -> list[str]:
    return [str(model.index(row, 0).data(ItemRole.KEY)) for row in range(model.rowCount())]


def _row(model: QAbstractItemModel, identity: str) -> QModelIndex:
    return model.index(_keys(model).index(identity), 0)


def test_everybody_waits_the_nearest_first() -> None:
    model = TravellersModel()
    model.set_view(_view(match_of()))
    assert _keys(model)[:2] == ["otto", "clara"]
    assert sorted(_keys(model)) == sorted(SIX)


def test_lamps_tell_what_stands_and_what_only_lacks_its_patch() -> None:
    """R-803: lit; open: the Paradox is there; dark: it is not."""
    model = TravellersModel()
    model.set_view(_view(match_of()))
    lamps = {lamp.label: lamp.state for lamp in _row(model, "otto").data(ItemRole.FACE).lamps}
    assert lamps == {"1868": "lit", "1939′": "open", "1968′": "lit"}
    lamps = {lamp.label: lamp.state for lamp in _row(model, "lin").data(ItemRole.FACE).lamps}
    assert lamps == {"1918": "dark", "1948′": "open", "1995′": "dark"}
    assert _row(model, "otto").data(TravellerRole.YEARS) == (1868, 1939, 1968)


def test_a_traveller_is_told_in_whole_sentences() -> None:
    model = TravellersModel()
    model.set_view(_view(match_of(discard_pile=("patch-1999",))))
    assert _row(model, "otto").data(SAID) == (
        "Otto waits. 1868 stands. 1939 prime is missing; its Paradox is open. 1968 prime stands."
    )
    assert "No way home any more: Patch 1999 prime is among the discards." in _row(model, "noor").data(SAID)


def test_a_verdict_is_said_too() -> None:
    model = TravellersModel()
    model.set_view(_view(match_of(discard_pile=("patch-1999",))))
    model.set_verdicts({"otto": "home", "yuri": "hurts", "noor": "helps"})
    described = Qt.ItemDataRole.AccessibleDescriptionRole
    assert _row(model, "otto").data(described) == "goes home"
    assert _row(model, "yuri").data(described) == "farther"
    assert _row(model, "lin").data(described) == ""
    assert _row(model, "noor").data(described) == "", "who is lost is not helped by anything"


def test_who_goes_home_leaves_the_list_and_stands_on_the_shelf() -> None:
    """R-1210: both at once, and for good."""
    match, model, shelf = match_of(), TravellersModel(), ShelfModel()
    model.set_view(_view(match))
    shelf.set_view(_view(match))
    assert list(shelf.home) == []
    assert shelf.rowCount() == len(SIX)
    gone: list[int] = []
    model.rowsAboutToBeRemoved.connect(lambda _, first, __: gone.append(first))
    match.submit(0, parse("play patch-1939 on 1939"))
    model.set_view(_view(match))
    shelf.set_view(_view(match))
    assert len(gone) == 2, "a row each, so that the keys stay where they are"
    assert list(shelf.home) == ["otto", "clara"]
    assert shelf.index(0, 0).data(SAID) == "Otto is home."
    assert shelf.index(5, 0).data(SAID) == "Place 6 is empty."
    assert shelf.rowCount() == len(SIX)


def test_those_who_were_home_from_the_beginning_stand_there_too() -> None:
    shelf = ShelfModel()
    shelf.set_view(_view(match_of(home=("lin", "abel"))))
    assert set(shelf.home) == {"lin", "abel"}


def test_all_three_headlines_beyond_the_uberparadox_are_no_way_home() -> None:
    """R-706: Yuri's three years stand, but 1962 seals them."""
    match = match_of(
        red=(1943, 1963, 1981), patches=("patch-1962", "patch-1969", "patch-1991"), hand=("reverse-fate",)
    )
    model = TravellersModel()
    model.set_view(_view(match))
    face = _row(model, "yuri").data(ItemRole.FACE)
    assert [lamp.state for lamp in face.lamps] == ["lit", "lit", "lit"]
    assert face.is_sealed
    assert "The ÜberParadox seals the way home." in _row(model, "yuri").data(SAID)
