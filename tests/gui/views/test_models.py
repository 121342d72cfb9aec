"""Models say exactly what changed, and say it in words too."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QAbstractItemModel, QMimeData, QModelIndex, Qt
from PySide6.QtTest import QAbstractItemModelTester, QSignalSpy

from chrononauts_qt.ui.games.chrononauts.models.faces import TileState
from chrononauts_qt.ui.games.chrononauts.models.hand_model import HandModel
from chrononauts_qt.ui.games.chrononauts.models.pile_model import PileModel
from chrononauts_qt.ui.games.chrononauts.models.players_model import PlayersModel
from chrononauts_qt.ui.games.chrononauts.models.roles import TileRole
from chrononauts_qt.ui.games.chrononauts.models.row_diff import kept_order, missing_rows
from chrononauts_qt.ui.games.chrononauts.models.timeline_model import TimelineModel
from chrononauts_qt.ui.kit.drop_model import CARD_MIME, DropModel, Offer, decode, encode
from chrononauts_qt.ui.kit.log_model import LogLine, LogModel
from chrononauts_qt.ui.kit.roles import CardRole, ItemRole
from tests.gui.views.conftest import Notebook
from tests.gui.views.positions import HAND, MIXED, UBER, position, tiles

ASKED = Qt.ItemDataRole


def checked(model: QAbstractItemModel) -> QAbstractItemModelTester:
    """Return Qt's own tester, which fails the test on any broken promise of the model."""
    return QAbstractItemModelTester(model, QAbstractItemModelTester.FailureReportingMode.Warning)


def changed_years(spy: QSignalSpy, model: TimelineModel) -> list[int]:
    return [model.data(spy.at(i)[0], TileRole.YEAR) for i in range(spy.count())]


def words(model: TimelineModel, year: int) -> str:
    return str(model.data(model.index_of(year), ASKED.AccessibleTextRole))


def test_timeline_is_a_list_of_its_tiles_in_year_order(qapp: object) -> None:
    model = TimelineModel()
    tester = checked(model)
    model.set_view(position())
    assert model.rowCount() == 32
    assert model.index(0, 0).data(TileRole.YEAR) == 1865
    assert model.index(31, 0).data(TileRole.YEAR) == 1999
    assert model.index_of(1968) == model.index(22, 0)
    assert not model.index_of(2000).isValid()
    del tester


def test_a_flip_tells_of_the_changed_tiles_only(qapp: object) -> None:
    model = TimelineModel()
    tester = checked(model)
    model.set_view(position())
    spy, resets = QSignalSpy(model.dataChanged), QSignalSpy(model.modelReset)
    model.set_view(position((1963,)))
    assert changed_years(spy, model) == [1963, 1968, 1969, 1974]
    assert resets.count() == 0
    del tester


def test_the_same_view_again_tells_nothing(qapp: object) -> None:
    model = TimelineModel()
    model.set_view(MIXED)
    spy = QSignalSpy(model.dataChanged)
    model.set_view(MIXED)
    assert spy.count() == 0


def test_badges_tell_of_their_tiles(qapp: object) -> None:
    model = TimelineModel()
    model.set_view(position())
    model.set_badges({1968: "opened"})
    spy = QSignalSpy(model.dataChanged)
    model.set_badges({1969: "opened"})
    assert changed_years(spy, model) == [1968, 1969]
    assert model.index_of(1969).data(TileRole.BADGE) == "opened"


def test_every_state_of_a_tile_is_told(qapp: object) -> None:
    model = TimelineModel()
    model.set_view(MIXED)
    states = {year: model.index_of(year).data(ItemRole.FACE).state for year in (1865, 1868, 1912, 1968, 1929)}
    assert states == {
        1865: TileState.LINCHPIN,
        1868: TileState.RIPPLE,
        1912: TileState.ALTERED,
        1968: TileState.PARADOX,
        1929: TileState.PATCH,
    }
    face = model.index_of(1974).data(ItemRole.FACE)
    assert face.half
    assert face.lamps == (("65", False), ("63", True))
    assert model.index_of(1945).data(ItemRole.FACE).unstable


def test_a_tile_is_named_with_place_state_and_lamp(qapp: object) -> None:
    model = TimelineModel()
    model.set_view(position((1963,)))
    assert words(model, 1968) == "1968, row C column 7, open Paradox, needs 1963 prime, in effect."
    model.set_view(UBER)
    assert "sealed" in words(model, 1999)
    assert model.data(model.index_of(1999), ASKED.AccessibleDescriptionRole)


def test_cards_travel_as_json_and_nothing_else_is_taken(qapp: object) -> None:
    data = encode(Offer("memo", "hand"))
    assert data.formats() == [CARD_MIME]
    assert decode(data) == Offer("memo", "hand")
    torn = QMimeData()
    torn.setData(CARD_MIME, b"[]")
    text = QMimeData()
    text.setText("memo")
    assert decode(torn) is None
    assert decode(text) is None


@pytest.mark.parametrize(
    ("shown", "wanted", "order"),
    [
        ([], ["a", "b"], ["a", "b"]),
        (["b", "a"], ["a", "b", "c"], ["b", "a", "c"]),
        (["b", "a", "a"], ["a", "b"], ["b", "a"]),
        (["a"], ["b"], ["b"]),
    ],
)
def test_the_owners_order_stays(shown: list[str], wanted: list[str], order: list[str]) -> None:
    assert kept_order(shown, wanted) == order
    assert all(shown[row] not in order or shown.count(shown[row]) > 1 for row in missing_rows(shown, wanted))


def test_a_draw_inserts_one_row_without_a_reset(qapp: object) -> None:
    model = HandModel()
    tester = checked(model)
    model.set_view(position())
    model.move_row(0, 3)
    kept = model.cards
    inserted, resets = QSignalSpy(model.rowsInserted), QSignalSpy(model.modelReset)
    model.set_view(position(hand=("ark", *HAND)))
    assert model.cards == (*kept, "ark")
    assert (inserted.count(), resets.count()) == (1, 0)
    del tester


def test_a_play_removes_one_row(qapp: object) -> None:
    model = HandModel()
    model.set_view(position())
    removed = QSignalSpy(model.rowsRemoved)
    model.set_view(position(hand=("prevent-assassination", "patch-1968", "memo", "dodo")))
    assert removed.count() == 1
    assert model.cards == ("prevent-assassination", "patch-1968", "memo", "dodo")


def test_moving_a_card_tells_of_the_move(qapp: object) -> None:
    model = HandModel()
    tester = checked(model)
    model.set_view(position())
    moved = QSignalSpy(model.rowsMoved)
    assert model.move_row(4, 0)
    assert model.cards[0] == "dodo"
    assert not model.move_row(0, 9)
    assert moved.count() == 1
    del tester


def test_another_owner_is_another_list_and_each_order_is_kept(qapp: object) -> None:
    model = HandModel()
    tester = checked(model)
    model.set_view(position())
    model.move_row(4, 0)
    mine = model.cards
    model.set_view(position(hand=("ark",), seat=1))
    assert model.cards == ("ark",)
    model.set_view(position())
    assert model.cards == mine
    del tester


def test_an_unplayable_card_says_why(qapp: object) -> None:
    model = HandModel()
    model.set_view(position(), {"memo": "A Memo only reacts."})
    index = model.index(2, 0)
    assert not index.data(CardRole.PLAYABLE)
    assert index.data(CardRole.REASON) == "A Memo only reacts."
    assert index.data(ItemRole.FACE).stamp
    assert "A Memo only reacts." in index.data(ASKED.AccessibleDescriptionRole)
    assert model.index(0, 0).data(CardRole.PLAYABLE)


def test_a_covered_hand_gives_nothing_away(qapp: object) -> None:
    model = HandModel()
    model.set_view(position(), {"memo": "A Memo only reacts."})
    model.set_covered(True)
    for row in range(model.rowCount()):
        index = model.index(row, 0)
        asked = [*ASKED, *ItemRole, *CardRole]
        answers = {role: index.data(int(role)) for role in asked}
        told = " ".join(str(value) for value in answers.values() if isinstance(value, str))
        assert told.strip().endswith("hand") or "private card" in told
        assert not any(card in told for card in HAND)
        assert index.data(ItemRole.FACE) is None
        assert index.data(CardRole.PLAYABLE)
        assert not model.flags(index) & Qt.ItemFlag.ItemIsDragEnabled
    assert model.index(1, 0).data(ASKED.AccessibleTextRole) == "private card 2 of 5"


def test_a_drop_submits_once_and_changes_no_row(qapp: object) -> None:
    referee = Notebook(("patch-1968", "1968"), ("dodo", "slot"), ("memo", "discard"))
    board, pile = TimelineModel(referee), PileModel("discard", referee)
    board.set_view(position((1963,)))
    before = [board.index(i // 8, i % 8).data(TileRole.TILE) for i in range(32)]
    models: list[tuple[DropModel, str, QModelIndex]] = [
        (board, "patch-1968", board.index_of(1968)),
        (board, "dodo", board.index_of(1968)),
        (pile, "memo", pile.index(0, 0)),
    ]
    for model, card, index in models:
        data = encode(Offer(card, "hand"))
        assert model.dropMimeData(data, Qt.DropAction.CopyAction, -1, -1, index)
    assert referee.submitted == [
        ("patch-1968", "hand", "1968"),
        ("dodo", "hand", "slot"),
        ("memo", "hand", "discard"),
    ]
    assert [board.index(i // 8, i % 8).data(TileRole.TILE) for i in range(32)] == before
    assert not board.dropMimeData(data, Qt.DropAction.CopyAction, -1, -1, board.index_of(1968))
    assert len(referee.submitted) == 3


def test_players_tell_of_the_row_that_changed(qapp: object) -> None:
    model = PlayersModel(("Ada", "Bruno", "Chloé"))
    tester = checked(model)
    model.set_view(position())
    spy = QSignalSpy(model.dataChanged)
    players = list(position().players)
    players[1] = players[1]._replace(hand_size=9)
    model.set_view(position()._replace(players=tuple(players)))
    assert [spy.at(i)[0].row() for i in range(spy.count())] == [1]
    assert model.index(1, 0).data(ItemRole.FACE).hand_size == 9
    assert model.index(0, 0).data(ItemRole.FACE).to_move
    assert model.index(0, 0).data(ASKED.AccessibleDescriptionRole) == "Ada is to move."
    assert model.index(2, 0).data(ItemRole.TARGET) == "seat-3"
    del tester


def test_an_artifact_in_a_panel_is_a_target_of_its_own(qapp: object) -> None:
    model = PlayersModel(("Ada", "Bruno", "Chloé"), Notebook(("it-never-existed", "ark")))
    model.set_view(position())
    data = encode(Offer("it-never-existed", "hand"))
    assert model.explain_drop(data, 1, model.index(0, 0)) == ("ark", None)
    assert model.explain_drop(data, -1, model.index(0, 0))[0] == "seat-1"


def test_a_pile_is_one_row(qapp: object) -> None:
    pile = PileModel("draw-pile")
    tester = checked(pile)
    spy = QSignalSpy(pile.dataChanged)
    pile.set_pile(41)
    pile.set_pile(41)
    assert spy.count() == 1
    assert "41" in pile.index(0, 0).data(ASKED.AccessibleTextRole)
    del tester


def test_the_log_grows_and_shrinks_at_its_end(qapp: object) -> None:
    log = LogModel()
    tester = checked(log)
    log.set_lines([(1, "a"), (1, "b")])
    inserted, removed = QSignalSpy(log.rowsInserted), QSignalSpy(log.rowsRemoved)
    log.set_lines([(1, "a"), (2, "c"), (2, "d")])
    assert (removed.count(), inserted.count()) == (1, 1)
    assert [log.index(i, 0).data() for i in range(3)] == ["a", "c", "d"]
    assert log.index(1, 0).data(ASKED.AccessibleTextRole) == "Turn 2: c"
    log.append([LogLine(3, "Turn 3: Ada.", begins_turn=True)])
    assert log.index(log.rowCount() - 1, 0).data(ASKED.AccessibleTextRole) == "Turn 3: Ada."
    del tester


def test_tiles_of_the_helper_follow_the_engine() -> None:
    assert len(tiles()) == 32
