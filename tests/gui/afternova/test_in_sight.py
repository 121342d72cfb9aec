"""What is laid over the table for a while leaves its words in sight."""

from __future__ import annotations

from itertools import pairwise

import pytest
from PySide6.QtCore import QPointF, QRect, QRectF
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QImage, QPainter
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from chrononauts_qt.games.afternova.cards import CREWS, PROJECTS
from chrononauts_qt.ui.games.afternova.steps import Choice, Steps
from chrononauts_qt.ui.games.afternova.views import cards
from chrononauts_qt.ui.games.afternova.views.cards import CREW_CARD, CardFace, width_of
from chrononauts_qt.ui.games.afternova.views.columns import column_rect
from chrononauts_qt.ui.kit.marks import Mark
from chrononauts_qt.ui.kit.pieces import Piece
from chrononauts_qt.ui.kit.text_block import elide_middle, line_height
from chrononauts_qt.ui.kit.theme import DARK
from tests.each import each
from tests.gui.afternova.people import People
from tests.gui.afternova.test_hints import ALONE, sit
from tests.gui.program import settle

SIZES = [(1024, 600), (1366, 768), (1920, 1080)]


@pytest.mark.parametrize("size", SIZES)
def test_a_hint_covers_nothing_of_the_starship(people: People, size: tuple[int, int]) -> None:
    """It lay over the lower half of the Projects that are completed."""
    sit(people, ALONE)
    people.window.resize(*size)
    settle()
    people.press(people.table.objective.hint_button)
    table, bar = people.table, people.table.message
    assert bar.is_hint
    for row, piece in enumerate(table.ship.pieces):
        place = table.ship.place_of(row, table).toAlignedRect()
        assert not place.intersects(bar.geometry()), piece.key
    needed = bar.words.heightForWidth(bar.words.width())
    assert needed + 4 <= bar.height(), "two lines touch the border"


@pytest.mark.parametrize("u", [0.75, 1.0])
def test_the_tick_of_a_chosen_card_covers_no_word(
    qapp: object, monkeypatch: pytest.MonkeyPatch, u: float
) -> None:
    """It lay over the last letter of “Biblioteca di fossili”."""
    plates, lines = list[QRectF](), list[QRectF]()

    def keep_plate(painter: QPainter, middle: QPointF, theme: object, scale: float) -> None:
        plates.append(QRectF(middle.x() - 11 * scale, middle.y() - 11 * scale, 22 * scale, 22 * scale))

    def keep_lines(
        painter: QPainter, said: tuple[str, ...], font: QFont, color: QColor, top_left: QPointF,
        step: float = 0,
    ) -> None:
        width = max(QFontMetricsF(font).horizontalAdvance(line) for line in said)
        lines.append(QRectF(top_left.x(), top_left.y(), width, len(said) * (step or line_height(font))))

    def keep_word(
        painter: QPainter, said: str, font: QFont, color: QColor, box: QRectF, side: str = "l"
    ) -> None:
        width = QFontMetricsF(font).horizontalAdvance(said)
        left = box.left() if side == "l" else box.center().x() - width / 2
        height = QFontMetricsF(font).capHeight()
        lines.append(QRectF(left, box.center().y() - height / 2, width, height))

    monkeypatch.setattr(cards, "draw_chosen", keep_plate)
    monkeypatch.setattr(cards, "draw_lines", keep_lines)
    monkeypatch.setattr(cards, "draw_word", keep_word)
    picture = QImage(200, 200, QImage.Format.Format_RGB32)
    for check in each([*CREWS, *PROJECTS]):
        with check as card, QPainter(picture) as painter:
            for seen in (0.0, 50.0 * u):
                plates.clear()
                lines.clear()
                box = QRectF(0, 0, width_of(card) * u, CREW_CARD[1] * u)
                piece = Piece(card, card, CardFace(card, is_lifted=True, seen=seen))
                cards.paint_card(painter, box, piece, DARK, u, Mark.NONE)
                assert len(plates) == 1
                assert not [line for line in lines if line.intersects(plates[0])]


def test_what_an_agreed_deal_is_about_is_said_in_a_small_window(qapp: object) -> None:
    """Its heading stood alone."""
    window = QWidget()
    window.resize(1024, 600)
    steps = Steps(DARK, window)
    steps.stand(QRect(0, 0, 163, 157), 0.75)
    window.show()
    terms = "Bo brings 1 Extraction and gets 1 green of the Planet and 1 purple of the other Hold. " * 2
    steps.show_choices("Geodonia", terms[:130], (Choice("Seal with Bo", print), Choice("Back", print)))
    settle()
    assert steps.note.isVisible()
    assert not steps.heading.isVisible()
    steps.show_choices("Geodonia", "Your crew is enough.", (Choice("Harvest", print), Choice("Back", print)))
    settle()
    assert steps.note.isVisible()
    assert steps.heading.isVisible()
    assert steps.note.font().pixelSize() == 14


def test_buttons_that_follow_on_each_other_in_one_turn_pass_the_keys_on(qtbot: QtBot) -> None:
    """A bug: after cards were taken at the Market nothing had the keys, and no key did anything any more."""
    window = QWidget()
    qtbot.addWidget(window)
    window.resize(1024, 600)
    steps = Steps(DARK, window)
    steps.stand(QRect(0, 0, 300, 200), 1.0)
    with qtbot.waitActive(window):
        window.show()
        window.activateWindow()
    steps.show_choices("At the Market", "", (Choice("Take 2 cards", print), Choice("Back", print)))
    settle()
    steps.buttons[0].setFocus()
    assert steps.buttons[0].hasFocus()
    steps.show_choices("At the Market", "", (Choice("Take 1 card", print), Choice("Back", print)))
    steps.show_choices("At the Market", "", (Choice("Take 0 cards", print),))
    settle()
    assert steps.buttons[0].hasFocus()


def test_names_that_begin_alike_are_told_apart_by_their_ends(qapp: object) -> None:
    font = DARK.font("title", 12)
    shown = {elide_middle(f"Wilhelmine-Maximiliane {sign}", font, 90) for sign in "MWQGÖÄ"}
    assert len(shown) == 6
    assert all(QFontMetricsF(font).horizontalAdvance(name) <= 90 for name in shown)


def test_narrow_columns_say_once_what_lies_in_them(qapp: object) -> None:
    """Six columns had no words before their trays."""
    room = QRect(0, 0, 800, 200)
    rects = [column_rect(room, place, 6, 0.75) for place in range(6)]
    assert rects[0].width() > rects[1].width()
    assert {rect.width() for rect in rects[1:]} == {rects[1].width()}
    assert rects[-1].right() <= room.right()
    assert not any(one.intersects(other) for one, other in pairwise(rects))
