"""The layout check sees what it is there for: faults planted in widgets, in painters and in the program."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from typing import Any

import pytest
from PySide6.QtCore import QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QApplication, QComboBox, QLabel, QPushButton, QTabBar, QWidget
from pytestqt.qtbot import QtBot

from chrononauts_qt.games.chrononauts.view import Need, Tile
from chrononauts_qt.ui.catalog.wording import Source
from chrononauts_qt.ui.games.chrononauts.models.faces import card_face, goal_face, tile_face
from chrononauts_qt.ui.games.chrononauts.models.players_model import PlayerFace
from chrononauts_qt.ui.games.chrononauts.status_bar import ParadoxLamps
from chrononauts_qt.ui.games.chrononauts.texts import board_words as words
from chrononauts_qt.ui.games.chrononauts.views.card_painter import CardPainter
from chrononauts_qt.ui.games.chrononauts.views.goal_painter import GoalPainter
from chrononauts_qt.ui.games.chrononauts.views.player_panel import PanelPainter
from chrononauts_qt.ui.games.chrononauts.views.tile_painter import TilePainter
from chrononauts_qt.ui.kit.theme import DARK, chosen
from chrononauts_qt.ui.shell.main_window import MainWindow
from tests.gui.screens.rows import PLACES, USUAL
from tests.gui.theme.conftest import Open
from tests.gui.theme.fit import troubles
from tests.gui.theme.layouts import looked_over
from tests.gui.theme.painted import listening
from tests.shots import SIZES

LONG = "Once upon a time, long before anybody had thought of a machine that could carry them back there again"
BOX = QRectF(0, 0, 130, 96)
CARD = QRectF(0, 0, 106, 148)

Painting = Callable[[QPainter], object]


def heard(draw: Painting, width: int = 200, height: int = 150) -> list[str]:
    """Return what the check says of what is painted into a picture of this size."""
    pixmap = QPixmap(width, height)
    with listening() as ear:
        painter = QPainter(pixmap)
        draw(painter)
        painter.end()
        return ear.troubles()


def paint_tile(painter: QPainter, **changes: Any) -> None:
    face = replace(tile_face(Tile(1963, "true", None, (), False)), **changes)
    TilePainter(DARK).paint(painter, BOX, face, 1.0)


def paint_card(painter: QPainter, **changes: Any) -> None:
    CardPainter(DARK).paint(painter, CARD, replace(card_face("memo"), **changes))


def paint_strip(painter: QPainter, **changes: Any) -> None:
    face = replace(card_face("ark"), **changes)
    painter.drawPixmap(CARD.topLeft(), CardPainter(DARK).strip_pixmap(face, CARD.size(), 40, 1.0))


def paint_goal(painter: QPainter, **changes: Any) -> None:
    face = goal_face("otto", (Need("1868", "true", (), True),))
    GoalPainter(DARK).paint(painter, QRectF(0, 0, 180, 128), replace(face, **changes))


def paint_panel(painter: QPainter, **changes: Any) -> None:
    face = PlayerFace(0, "Ada", 5, 0, (), False, True, "TO MOVE")
    PanelPainter(DARK).paint(painter, QRectF(0, 0, 264, 52), replace(face, **changes), 1.0)


@pytest.mark.parametrize(
    "paint", [paint_tile, paint_card, paint_strip, paint_goal, paint_panel], ids=lambda paint: paint.__name__
)
def test_what_painters_draw_well_is_not_complained_of(dressed: QApplication, paint: Painting) -> None:
    assert heard(paint, 270) == []


@pytest.mark.parametrize(
    ("paint", "changes", "fault"),
    [
        (paint_tile, {"headline": LONG}, "shortened"),
        (paint_tile, {"headline": "Antidisestablishmentarianism"}, "broken within a word"),
        (paint_tile, {"label": LONG}, "beyond its edge"),
        (paint_tile, {"ripples": ("12",) * 20}, "beyond its edge"),
        (paint_tile, {"sealed": LONG}, "beyond its edge"),
        (paint_card, {"title": LONG * 2}, "shortened"),
        (paint_card, {"stamp": "Not now and not for a long time"}, "beyond its edge"),
        (paint_strip, {"title": LONG}, "shortened"),
        (paint_goal, {"title": LONG}, "shortened"),
        (paint_panel, {"name": LONG}, "shortened"),
        (paint_panel, {"mark": LONG}, "beyond its edge"),
    ],
)
def test_the_check_sees_what_a_painter_has_no_room_for(
    dressed: QApplication, paint: Callable[..., None], changes: dict[str, object], fault: str
) -> None:
    found = heard(lambda painter: paint(painter, **changes), 270)
    assert any(fault in line for line in found), found


def test_a_tile_without_a_headline_is_drawn_in_larger_letters(dressed: QApplication) -> None:
    """The ending draws such tiles; an exception while painting brought the whole program down."""
    face = replace(tile_face(Tile(1963, "true", None, (), False)), headline="")
    assert heard(lambda painter: TilePainter(chosen("dark", 1.5)).paint(painter, BOX, face, 1.0)) == []


def test_the_check_sees_a_text_in_a_small_box(dressed: QApplication) -> None:
    found = heard(lambda painter: painter.drawText(QRect(10, 10, 40, 30), Qt.AlignmentFlag.AlignLeft, LONG))
    assert any("beyond its room" in line for line in found)


def test_the_check_sees_a_text_that_is_clipped(dressed: QApplication) -> None:
    def draw(painter: QPainter) -> None:
        painter.setClipRect(QRectF(0, 0, 20, 150))
        painter.drawText(QPointF(5, 40), "Once upon")

    assert [line.partition(" by ")[0] for line in heard(draw)] == ["beyond the clip"]


def test_the_check_sees_one_text_over_another(dressed: QApplication) -> None:
    def draw(painter: QPainter) -> None:
        painter.drawText(QPointF(5, 40), "Once upon")
        painter.drawText(QPointF(30, 44), "a time")

    assert heard(draw) == ["“Once upon” and “a time” overlap on a picture"]


class Crowded(ParadoxLamps):
    """Lamps that have not been given their room."""

    def sizeHint(self) -> QSize:
        return QSize(150, 32)


def test_the_check_sees_lamps_without_room_for_their_words(dressed: QApplication, qtbot: QtBot) -> None:
    lamps = Crowded()
    qtbot.addWidget(lamps)
    lamps.resize(lamps.sizeHint())
    with listening() as ear:
        with ear.hearing_widgets():
            lamps.render(QPixmap(lamps.size()))
        assert any("beyond its edge" in line and "Crowded" in line for line in ear.troubles())


def test_the_check_sees_a_text_of_a_widget_that_is_cut(dressed: QApplication, qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    label, button = QLabel("Once upon a time", window), QPushButton("Long ago", window)
    box, tabs = QComboBox(window), QTabBar(window)
    box.addItems(["Now", "Very long ago"])
    tabs.addTab("In the beginning")
    tabs.setElideMode(Qt.TextElideMode.ElideRight)
    label.setGeometry(0, 0, 30, 30)
    button.setGeometry(100, 0, 40, 32)
    box.setGeometry(0, 50, 80, 36)
    tabs.setGeometry(0, 100, 60, 36)
    window.show()
    found = troubles(window)
    for said in ("Once", "Long ago", "Very long ago", "In the beginning"):
        assert any("too wide" in line and said in line for line in found), said


def test_the_check_sees_what_lies_over_something(dressed: QApplication, qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    for left in (0, 60):
        QPushButton("A", window).setGeometry(left, 0, 100, 40)
    window.show()
    assert any("overlap by 40x40" in line for line in troubles(window))


class Label(QWidget):
    """A text that a widget of the program paints where another one is."""

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        for _ in range(2):
            painter.drawText(self.rect(), Qt.AlignmentFlag.AlignCenter, LONG)
        painter.end()


def test_the_check_of_a_whole_screen_sees_faults_in_every_size(opened: Open) -> None:
    @contextmanager
    def home() -> Iterator[MainWindow]:
        window = opened("home", (SIZES[0].width(), SIZES[0].height()))
        planted = Label(window)
        planted.setGeometry(0, 0, 120, 40)
        planted.show()
        yield window

    places = [place for two in PLACES for place in two]
    found = list(looked_over(home(), places))
    for size, ratio in places:
        at = f"{size.width()}x{size.height()}" + ("@2x" if ratio == 2 else "") + ": "
        mine = [line for line in found if line.startswith(at) and "on Label" in line]
        assert any("overlap" in line for line in mine)
        assert any("beyond its room" in line for line in mine)


@pytest.mark.parametrize(("text", "is_seen"), [(1.0, True), (1.25, True), (1.5, False)])
def test_the_check_of_a_whole_screen_sees_a_word_that_is_too_long(
    opened: Open, monkeypatch: pytest.MonkeyPatch, text: float, is_seen: bool
) -> None:
    """Of text that is larger still painters shorten what they must."""
    monkeypatch.setitem(words._WORDS, "to-move", Source("Board", LONG))

    @contextmanager
    def crowd() -> Iterator[MainWindow]:
        yield opened("table-crowd", (SIZES[1].width(), SIZES[1].height()))

    found = list(looked_over(crowd(), [USUAL], text))
    assert any("beyond its edge" in line and "Once" in line for line in found) == is_seen


def test_a_card_leaves_out_the_word_of_a_family_that_has_no_room(dressed: QApplication) -> None:
    assert heard(lambda painter: paint_card(painter, foot=LONG), 270) == []
