"""Views: drags, keys, screen readers, painting."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QModelIndex, QPoint, QRect, Qt
from PySide6.QtGui import QAccessible, QDragLeaveEvent
from PySide6.QtTest import QSignalSpy, QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from chrononauts_qt.games.chrononauts.cards import BY_ID, PLAY_CARDS
from chrononauts_qt.games.chrononauts.timeline import YEARS
from chrononauts_qt.ui.games.chrononauts.models.faces import card_face
from chrononauts_qt.ui.games.chrononauts.models.hand_model import HandModel
from chrononauts_qt.ui.games.chrononauts.models.pile_model import PileModel
from chrononauts_qt.ui.games.chrononauts.models.players_model import PlayersModel
from chrononauts_qt.ui.games.chrononauts.models.roles import TileRole
from chrononauts_qt.ui.games.chrononauts.models.timeline_model import TimelineModel
from chrononauts_qt.ui.games.chrononauts.status_bar import ParadoxLamps
from chrononauts_qt.ui.games.chrononauts.views.card_painter import CardPainter
from chrononauts_qt.ui.games.chrononauts.views.geometry import layout_for
from chrononauts_qt.ui.games.chrononauts.views.hand_view import HandView
from chrononauts_qt.ui.games.chrononauts.views.pile_view import PileView
from chrononauts_qt.ui.games.chrononauts.views.players_view import PlayersView
from chrononauts_qt.ui.games.chrononauts.views.timeline_view import TimelineView
from chrononauts_qt.ui.kit import theme
from chrononauts_qt.ui.kit.drop_model import Offer, encode
from chrononauts_qt.ui.kit.marks import Mark
from chrononauts_qt.ui.kit.roles import ItemRole
from chrononauts_qt.ui.kit.text_block import fitted
from tests.gui.views.conftest import Notebook, drag, hover
from tests.gui.views.positions import HAND, MIXED, UBER, position

SIZES = [(1024, 554), (1366, 700), (1920, 1012)]
Board = tuple[TimelineView, TimelineModel, Notebook]
Key = Qt.Key


@pytest.fixture
def board(qtbot: QtBot, notebook: Notebook) -> Board:
    view, model = TimelineView(), TimelineModel(notebook)
    qtbot.addWidget(view)
    model.set_view(position((1963,)))
    view.setModel(model)
    view.place(layout_for(1366, 700))
    show(qtbot, view)
    return view, model, notebook


@pytest.fixture
def hand(qtbot: QtBot) -> tuple[HandView, HandModel]:
    view, model = HandView(), HandModel()
    qtbot.addWidget(view)
    model.set_view(position())
    view.setModel(model)
    view.place(layout_for(1366, 700))
    show(qtbot, view)
    return view, model


def show(qtbot: QtBot, widget: QWidget) -> None:
    with qtbot.waitExposed(widget):
        widget.show()
    widget.activateWindow()
    widget.setFocus()
    qtbot.waitUntil(widget.hasFocus)


def click(view: TimelineView, position: QPoint) -> None:
    QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, position)


def middle(view: TimelineView, model: TimelineModel, year: int) -> QPoint:
    return view.visualRect(model.index_of(year)).center()


def test_a_refused_target_says_why_and_gets_no_drop(board: Board) -> None:
    view, model, notebook = board
    refused = QSignalSpy(view.refused)
    data = encode(Offer("patch-1968", "hand"))
    assert not drag(view.viewport(), middle(view, model, 1912), data)
    assert refused.count() == 1
    assert refused.at(0) == ["1912", "patch-1968 cannot go on 1912."]
    assert notebook.submitted == []


def test_the_reason_stays_after_the_card_has_gone(board: Board) -> None:
    view, model, _ = board
    data = encode(Offer("patch-1968", "hand"))
    drag(view.viewport(), middle(view, model, 1912), data)
    assert view.refusal == ("1912", "patch-1968 cannot go on 1912.")
    assert Mark.REFUSED in view.marks_of(model.index_of(1912))
    cleared = QSignalSpy(view.cleared)
    view.clear_refusal()
    assert view.refusal is None
    assert cleared.count() == 1


def test_hovering_the_same_refusal_says_it_once(board: Board) -> None:
    view, model, _ = board
    refused = QSignalSpy(view.refused)
    data = encode(Offer("patch-1968", "hand"))
    for _ in range(3):
        hover(view.viewport(), middle(view, model, 1912), data)
    assert refused.count() == 1


def test_a_legal_drop_submits_once_and_leaves_the_rows(board: Board) -> None:
    view, model, notebook = board
    notebook.legal.add(("patch-1968", "1968"))
    changed, offered = QSignalSpy(model.dataChanged), QSignalSpy(view.offered)
    data = encode(Offer("patch-1968", "hand"))
    assert drag(view.viewport(), middle(view, model, 1968), data)
    assert notebook.submitted == [("patch-1968", "hand", "1968")]
    assert changed.count() == 0
    assert [offered.at(i) for i in range(offered.count())] == [["patch-1968", "1968"], ["", ""]]


def test_a_legal_place_clears_the_refusal(board: Board) -> None:
    view, model, notebook = board
    notebook.legal.add(("patch-1968", "1968"))
    data = encode(Offer("patch-1968", "hand"))
    hover(view.viewport(), middle(view, model, 1912), data)
    assert hover(view.viewport(), middle(view, model, 1968), data)
    assert view.refusal is None
    assert Mark.OFFERED in view.marks_of(model.index_of(1968))
    QApplication.sendEvent(view.viewport(), QDragLeaveEvent())
    assert Mark.OFFERED not in view.marks_of(model.index_of(1968))


def test_foreign_data_stays_out(board: Board) -> None:
    view, model, notebook = board
    data = encode(Offer("memo", "hand"))
    data.setText("memo")
    data.removeFormat(data.formats()[0])
    assert not drag(view.viewport(), middle(view, model, 1968), data)
    assert view.refusal is None
    assert notebook.submitted == []


def test_arrows_walk_the_rows(board: Board) -> None:
    view, model, _ = board
    view.setCurrentIndex(model.index_of(1865))
    for key, year in (
        (Key.Key_Right, 1868),
        (Key.Key_Down, 1936),
        (Key.Key_Left, 1933),
        (Key.Key_Left, 1933),
        (Key.Key_Up, 1865),
        (Key.Key_End, 1999),
        (Key.Key_Home, 1865),
    ):
        QTest.keyClick(view, key)
        assert view.currentIndex().data(TileRole.YEAR) == year


def test_every_tile_is_reached_by_arrows(board: Board) -> None:
    view, model, _ = board
    view.setCurrentIndex(model.index(0, 0))
    seen = []
    for row in range(4):
        for column in range(8):
            seen.append(view.currentIndex().data(TileRole.YEAR))
            if column < 7:
                QTest.keyClick(view, Key.Key_Right if row % 2 == 0 else Key.Key_Left)
        QTest.keyClick(view, Key.Key_Down)
    assert sorted(seen) == list(YEARS)


def test_enter_and_click_activate_and_space_inspects(board: Board) -> None:
    view, model, _ = board
    activated, inspected = QSignalSpy(view.activated), QSignalSpy(view.inspect)
    click(view, middle(view, model, 1968))
    assert activated.count() == 1
    QTest.keyClick(view, Key.Key_Return)
    assert activated.count() == 2
    QTest.keyClick(view, Key.Key_Space)
    assert [inspected.at(i) for i in range(inspected.count())] == [["1968"]]


def test_letters_are_left_to_the_window(board: Board) -> None:
    view, model, _ = board
    view.setCurrentIndex(model.index_of(1865))
    QTest.keyClick(view, Key.Key_P)
    assert view.currentIndex().data(TileRole.YEAR) == 1865


def test_legal_targets_are_ringed_and_the_others_dimmed(board: Board) -> None:
    view, model, _ = board
    view.set_legal_targets(frozenset({"1865"}))
    assert Mark.TARGET in view.marks_of(model.index_of(1865))
    assert Mark.DIMMED in view.marks_of(model.index_of(1868))
    view.set_legal_targets(None)
    assert not view.marks_of(model.index_of(1868)) & (Mark.DIMMED | Mark.TARGET)


def test_sealed_tiles_sink_without_covering_others(board: Board) -> None:
    view, model, _ = board
    flat = view.visualRect(model.index_of(1999))
    model.set_view(UBER)
    assert view.visualRect(model.index_of(1999)).top() == flat.top() + layout_for(1366, 700).drop
    rects = [view.visualRect(model.index_of(year)) for year in YEARS]
    assert not any(a.intersects(b) for n, a in enumerate(rects) for b in rects[:n])
    assert all(view.viewport().rect().contains(rect) for rect in rects)


def test_nothing_of_a_table_lies_over_the_board(board: Board) -> None:
    view, _, _ = board
    others = [child for child in view.findChildren(QWidget) if child is not view.viewport()]
    assert not any(child.isVisible() and not child.size().isEmpty() for child in others)
    assert view.viewport().rect() == view.rect()
    assert view.verticalScrollBar().maximum() == view.horizontalScrollBar().maximum() == 0


def test_a_screen_reader_finds_every_tile_where_it_lies(board: Board) -> None:
    view, model, _ = board
    told = QAccessible.queryAccessibleInterface(view)
    tiles = {told.child(n).text(QAccessible.Text.Name): told.child(n) for n in range(told.childCount())}
    assert told.role() == QAccessible.Role.List, "of a table readers read the whole row at Up and Down"
    assert len(tiles) == 32
    tile = tiles["1968, row C column 7, open Paradox, needs 1963 prime, in effect."]
    assert tile.role() == QAccessible.Role.ListItem
    assert tile.rect().size() == view.visualRect(model.index_of(1968)).size()


def test_a_screen_reader_finds_every_card_of_the_hand(hand: tuple[HandView, HandModel]) -> None:
    view, model = hand
    table = QAccessible.queryAccessibleInterface(view)
    assert table.role() == QAccessible.Role.List
    names = [table.child(n).text(QAccessible.Text.Name) for n in range(table.childCount())]
    assert names == [model.index(row, 0).data(Qt.ItemDataRole.AccessibleTextRole) for row in range(5)]
    model.set_covered(True)
    assert table.child(1).text(QAccessible.Text.Name) == "private card 2 of 5"


def test_the_focused_card_rises(hand: tuple[HandView, HandModel]) -> None:
    view, model = hand
    view.setCurrentIndex(model.index(1, 0))
    assert view.visualRect(model.index(1, 0)).top() < view.visualRect(model.index(0, 0)).top()
    assert view.viewport().rect().contains(view.visualRect(model.index(1, 0)))


@pytest.mark.parametrize("size", SIZES)
def test_twelve_cards_show_strips_of_48_pixels_or_share_the_room(
    hand: tuple[HandView, HandModel], size: tuple[int, int]
) -> None:
    view, model = hand
    view.place(layout_for(*size))
    model.set_view(position(hand=[card.id for card in PLAY_CARDS[:10]]))
    assert view.step >= 44
    assert view.is_overlapping
    rects = [view.visualRect(model.index(row, 0)) for row in range(10)]
    assert all(view.viewport().rect().contains(rect) for rect in rects)


def test_strips_are_48_pixels_on_the_reference_window(hand: tuple[HandView, HandModel]) -> None:
    view, model = hand
    view.place(layout_for(1366, 700))
    model.set_view(position(hand=[card.id for card in PLAY_CARDS[:10]]))
    assert view.step >= 48


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize(("focused", "armed"), [(0, 0), (0, 7), (3, 4), (8, 8), (9, 1)])
def test_no_title_hides_behind_a_card_that_has_risen(
    hand: tuple[HandView, HandModel], size: tuple[int, int], focused: int, armed: int
) -> None:
    """Readers could not tell the card to the right of the one that stood out."""
    view, model = hand
    view.place(layout_for(*size))
    model.set_view(position(hand=[card.id for card in PLAY_CARDS[:10]]))
    view.setCurrentIndex(model.index(focused, 0))
    view.set_armed(model.cards[armed])
    rects = [view.visualRect(model.index(row, 0)) for row in range(10)]
    assert all(view.viewport().rect().contains(rect) for rect in rects)
    for row in range(9):
        in_sight = rects[row + 1].left() - rects[row].left()
        assert in_sight >= (rects[row].width() - 1 if row in (focused, armed) else 24)


def test_a_card_that_rises_stays_below_the_pointer_that_pressed_it(
    hand: tuple[HandView, HandModel],
) -> None:
    view, model = hand
    model.set_view(position(hand=[card.id for card in PLAY_CARDS[:10]]))
    for row in range(9):
        view.setCurrentIndex(QModelIndex())
        before, beside = (view.visualRect(model.index(place, 0)) for place in (row, row + 1))
        view.setCurrentIndex(model.index(row, 0))
        after = view.visualRect(model.index(row, 0))
        assert after.left() <= before.left()
        assert beside.left() - 1 <= after.right()


def test_a_current_card_that_has_not_risen_lies_below_its_neighbour(
    hand: tuple[HandView, HandModel],
) -> None:
    """The keys are elsewhere: nothing stands out of the row."""
    view, model = hand
    model.set_view(position(hand=[card.id for card in PLAY_CARDS[:12]]))
    view.setCurrentIndex(model.index(3, 0))
    view.clearFocus()
    assert not view.hasFocus()
    assert not view.front().isValid()
    view.set_armed(model.cards[3])
    assert view.front() == model.index(3, 0)


def test_the_armed_card_lies_on_top(hand: tuple[HandView, HandModel]) -> None:
    view, model = hand
    model.set_view(position(hand=[card.id for card in PLAY_CARDS[:12]]))
    card = model.cards[3]
    view.set_armed(card)
    index = model.index(3, 0)
    assert view.is_armed(index)
    assert view.indexAt(view.visualRect(index).center()) == index
    view.set_armed(None)
    assert not view.is_armed(index)


def test_only_one_of_two_equal_cards_is_armed(hand: tuple[HandView, HandModel]) -> None:
    view, model = hand
    view.setCurrentIndex(model.index(3, 0))
    view.set_armed("memo")
    assert [view.is_armed(model.index(row, 0)) for row in range(5)] == [False, False, False, True, False]
    view.setCurrentIndex(model.index(0, 0))
    assert [view.is_armed(model.index(row, 0)) for row in range(5)] == [False, False, True, False, False]


def test_a_drag_begins_with_the_card_and_changes_nothing(hand: tuple[HandView, HandModel]) -> None:
    view, model = hand
    began, ended = QSignalSpy(view.drag_began), QSignalSpy(view.drag_ended)
    view.setCurrentIndex(model.index(0, 0))
    view.startDrag(Qt.DropAction.CopyAction)
    assert began.at(0) == ["prevent-assassination"]
    assert ended.count() == 1
    assert model.cards == HAND
    assert not view.drag_pixmap(model.index(0, 0)).isNull()


def test_a_card_dropped_on_its_own_hand_changes_the_order_only(hand: tuple[HandView, HandModel]) -> None:
    view, model = hand
    data = encode(Offer("dodo", "hand"))
    assert drag(view.viewport(), view.visualRect(model.index(0, 0)).center(), data)
    assert model.cards[0] == "dodo"
    assert sorted(model.cards) == sorted(HAND)


def test_a_card_is_dropped_on_an_artifact_in_a_panel(qtbot: QtBot) -> None:
    notebook = Notebook(("it-never-existed", "ark"))
    view, model = PlayersView(), PlayersModel(("Ada", "Bruno", "Chloé"), notebook)
    qtbot.addWidget(view)
    model.set_view(position())
    view.setModel(model)
    view.place(layout_for(1366, 700))
    show(qtbot, view)
    row = view.visualRect(model.index(0, 0))
    spots = [QPoint(x, row.bottom() - 14) for x in range(row.left(), row.right(), 4)]
    spot = next(point for point in spots if view.artifact_at(point) == "ark")
    assert drag(view.viewport(), spot, encode(Offer("it-never-existed", "hand")))
    assert notebook.submitted == [("it-never-existed", "hand", "ark")]


def picture_is_drawn(widget: QWidget) -> bool:
    image = widget.grab().toImage()
    colors = {image.pixel(x, y) for x in range(2, image.width(), 7) for y in range(2, image.height(), 7)}
    return len(colors) > 3


def timeline() -> QWidget:
    view, model = TimelineView(), TimelineModel()
    model.setParent(view)
    model.set_view(MIXED)
    model.set_badges({1968: "opened", 1929: "nullified", 1974: "half", 1986: "held", 1950: "closed"})
    view.setModel(model)
    view.set_legal_targets(frozenset({"1865", "slot"}))
    return view


def sealed_timeline() -> QWidget:
    view = timeline()
    assert isinstance(view, TimelineView)
    model = view.model()
    assert isinstance(model, TimelineModel)
    model.set_view(UBER)
    return view


def full_hand() -> QWidget:
    view, model = HandView(), HandModel()
    model.setParent(view)
    model.set_view(position(hand=[card.id for card in PLAY_CARDS[18:32]]), {"sabotage": "No."})
    view.setModel(model)
    return view


def players() -> PlayersView:
    view, model = PlayersView(), PlayersModel(("Ada", "Bruno", "Chloé"))
    model.setParent(view)
    model.set_view(position())
    view.setModel(model)
    return view


def test_whose_turn_it_is_stays_bright_while_a_card_is_aimed_elsewhere(qtbot: QtBot) -> None:
    view = players()
    qtbot.addWidget(view)
    view.set_legal_targets(frozenset({"1968"}))
    faces = [view.model().index(row, 0).data(ItemRole.FACE) for row in range(3)]
    dimmed = [Mark.DIMMED in view.marks_of(view.model().index(row, 0)) for row in range(3)]
    assert dimmed == [not face.to_move for face in faces]
    assert dimmed.count(False) == 1


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("build", [timeline, sealed_timeline, full_hand, players])
def test_painting_does_not_warn(qtbot: QtBot, build: Callable[[], QWidget], size: tuple[int, int]) -> None:
    widget = build()
    qtbot.addWidget(widget)
    assert isinstance(widget, (TimelineView, HandView, PlayersView))
    widget.place(layout_for(*size))
    assert picture_is_drawn(widget)


def test_piles_and_lamps_are_painted(qtbot: QtBot) -> None:
    pile, lamps = PileView(), ParadoxLamps()
    model = PileModel("discard")
    model.set_pile(3, "dodo")
    pile.setModel(model)
    lamps.set_count(11)
    pile.place(QRect(0, 0, 62, 112), 1.0)
    lamps.resize(lamps.sizeHint())
    for widget in (pile, lamps):
        qtbot.addWidget(widget)
        assert picture_is_drawn(widget)
    assert lamps.accessibleName().startswith("11 open Paradox")


def test_every_card_has_a_picture_and_a_title_that_fits(qapp: object) -> None:
    painter = CardPainter(theme.DARK)
    font = theme.DARK.font("label", 13)
    for card in PLAY_CARDS:
        face = card_face(card.id)
        assert not painter.pixmap(face, layout_for(1366, 700).hand_card.toSizeF()).isNull()
        assert not any(line.endswith("…") for line in fitted(face.title, font, 83, 3)), card.id
    assert BY_ID


def test_a_picture_is_drawn_once(qapp: object) -> None:
    painter = CardPainter(theme.DARK)
    size = layout_for(1366, 700).hand_card.toSizeF()
    first = painter.pixmap(card_face("memo"), size)
    assert painter.pixmap(card_face("memo"), size).cacheKey() == first.cacheKey()
    assert painter.pixmap(card_face("memo", False), size).cacheKey() != first.cacheKey()
