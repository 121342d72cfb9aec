"""The scenes of what goal cards ask for: beside whole words, where there is room, after the first frame."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QFont, QPainter, QPixmap
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from chrononauts_qt.games.chrononauts.cards import IDENTITIES, MISSIONS
from chrononauts_qt.ui.games.chrononauts.explain.goals_page import GoalCard
from chrononauts_qt.ui.games.chrononauts.models.faces import goal_face
from chrononauts_qt.ui.games.chrononauts.views import goal_painter
from chrononauts_qt.ui.games.chrononauts.views.goal_painter import GoalPainter
from chrononauts_qt.ui.kit.scenes import paint_plate
from chrononauts_qt.ui.kit.text_block import draw_lines
from chrononauts_qt.ui.kit.theme import CONTRAST, DARK, LIGHT, Theme, Tones, chosen
from tests.each import each
from tests.specimens import needs_of

pytestmark = pytest.mark.usefixtures("qapp")

Plate = tuple[str, QRectF]


@pytest.fixture
def plates(monkeypatch: pytest.MonkeyPatch) -> list[Plate]:
    """Hear which scenes are drawn, and where."""
    kept: list[Plate] = []

    def heard(painter: QPainter, name: str, box: QRectF, tones: Tones) -> None:
        kept.append((name.rpartition("/")[2], box))
        paint_plate(painter, name, box, tones)

    monkeypatch.setattr(goal_painter, "paint_plate", heard)
    return kept


def draw(card: str, theme: Theme, width: int) -> None:
    picture = QPixmap(width, round(width * 5 / 7))
    with QPainter(picture) as painter:
        face = goal_face(card, needs_of(card))
        GoalPainter(theme).paint(painter, QRectF(picture.rect()), face)


@pytest.mark.parametrize("theme", [DARK, LIGHT], ids=["dark", "light"])
def test_a_goal_card_shows_what_it_asks_for(plates: list[Plate], theme: Theme) -> None:
    draw("otto", theme, 240)
    assert [name for name, _ in plates] == ["1868", "patch-1939", "patch-1968"]
    plates.clear()
    draw("petting-zoo", theme, 240)
    assert [name for name, _ in plates] == ["tyrannosaurus", "triceratops", "stegosaurus"]


def test_scenes_lie_below_no_word_and_make_none_smaller(
    plates: list[Plate], monkeypatch: pytest.MonkeyPatch
) -> None:
    words: list[tuple[float, int]] = []

    def heard(
        painter: QPainter, lines: Sequence[str], font: QFont, ink: QColor, at: QPointF, **rest: float
    ) -> float:
        words.append((at.x(), font.pixelSize()))
        return draw_lines(painter, lines, font, ink, at, **rest)  # type: ignore[arg-type]

    monkeypatch.setattr(goal_painter, "draw_lines", heard)
    for check in each([*IDENTITIES, *MISSIONS]):
        with check as card:
            for width in (200, 240, 340):
                drawn = []
                for theme in (chosen("dark", pictures="off"), DARK):
                    words.clear()
                    plates.clear()
                    draw(card.id, theme, width)
                    drawn.append([size for _, size in words])
                assert drawn[0] == drawn[1]
                rights = [box.right() for _, box in plates]
                assert all(right < left for right, (left, _) in zip(rights, words[-3:], strict=False))


def test_a_small_card_and_who_wants_no_pictures_keep_the_signs(plates: list[Plate]) -> None:
    for card in ("otto", "petting-zoo"):
        draw(card, DARK, 130)
        draw(card, CONTRAST, 300)
        draw(card, chosen("light", pictures="off"), 300)
    assert plates == []


def test_the_first_frame_waits_for_no_scene_and_they_follow(plates: list[Plate], qtbot: QtBot) -> None:
    room = QWidget()
    qtbot.addWidget(room)
    card = GoalCard(GoalPainter(DARK), room)
    card.resize(250, 180)
    card.show_face(goal_face("otto", needs_of("otto")))
    card.grab()
    assert plates == []
    room.show()
    qtbot.waitUntil(lambda: [name for name, _ in plates[-3:]] == ["1868", "patch-1939", "patch-1968"])
    card.show_face(goal_face("hester", needs_of("hester")))
    plates.clear()
    card.grab()
    assert plates == [], "another card begins anew"
