"""A bot is known by a sign and the word for its rank, wherever its seat is shown."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QImage, QPainter
from PySide6.QtTest import QSignalSpy

from chrononauts_qt.shelf import RANKS
from chrononauts_qt.ui.games.artifaxx.counter_plate import PlatePainter
from chrononauts_qt.ui.games.chrononauts.models.players_model import PlayerFace, PlayersModel
from chrononauts_qt.ui.games.chrononauts.views.geometry import panel_height
from chrononauts_qt.ui.games.chrononauts.views.player_panel import MOST_ICONS, PanelPainter
from chrononauts_qt.ui.kit.roles import ItemRole
from chrononauts_qt.ui.kit.text_block import elide_middle
from chrononauts_qt.ui.kit.theme import DARK
from tests.gui.views.positions import position

PERSON = PlayerFace(0, "Ada", 3, 0, ("ark", "dodo"), False, False, "")
BOT = replace(PERSON, rank="cadet", tag="Cadet")
SPOKEN = Qt.ItemDataRole.AccessibleTextRole


def test_a_panel_says_which_rank_a_bot_has(qapp: object) -> None:
    model = PlayersModel(("Ada", "Orvik", "Chloé"))
    model.set_view(position())
    spy = QSignalSpy(model.dataChanged)
    for rank in RANKS:
        model.set_sitters({1: rank})
        face = model.index(1, 0).data(ItemRole.FACE)
        assert (face.rank, face.tag) == (rank, rank.title())
        assert model.index(1, 0).data(SPOKEN).startswith(f"Orvik, {rank.title()} bot, player 2,")
    assert {spy.at(place)[0].row() for place in range(spy.count())} == {1}
    assert model.index(0, 0).data(SPOKEN).startswith("Ada, player 1,")
    model.set_sitters({})
    assert model.index(1, 0).data(ItemRole.FACE).tag == ""


def test_bots_stay_bots_in_the_next_position(qapp: object) -> None:
    model = PlayersModel(("Ada", "Orvik", "Chloé"))
    model.set_sitters({2: "chief"})
    model.set_view(position())
    face = model.index(2, 0).data(ItemRole.FACE)
    assert (face.name, face.rank, face.tag) == ("Chloé", "chief", "Chief")


def _drawn(painter: PanelPainter | PlatePainter, face: PlayerFace, width: int, height: int) -> QImage:
    picture = QImage(width, height, QImage.Format.Format_RGB32)
    picture.fill(QColor(DARK["bg"]))
    hand = QPainter(picture)
    painter.paint(hand, QRectF(0, 0, width, height), face, 1.0)
    hand.end()
    return picture


def _changed(one: QImage, other: QImage) -> list[tuple[int, int]]:
    return [
        (x, y)
        for y in range(one.height())
        for x in range(one.width())
        if one.pixelColor(x, y) != other.pixelColor(x, y)
    ]


@pytest.mark.parametrize("text", [1.0, 1.25, 2.0])
def test_a_rank_stands_inside_every_form_of_a_panel(fonts: None, text: float) -> None:
    """Rail, strip of emblems, plate of a shelf: a bot looks otherwise, and nothing touches the frame."""
    theme = replace(DARK, text_scale=text)
    for painter, width, height in (
        (PanelPainter(theme), 264, panel_height(1.0, text)),
        (PanelPainter(theme), 56, 86),
        (PlatePainter(theme), 96, 196),
    ):
        changed = _changed(_drawn(painter, PERSON, width, height), _drawn(painter, BOT, width, height))
        assert len(changed) > 60
        assert all(2 <= x < width - 2 and 2 <= y < height - 2 for x, y in changed)


@pytest.mark.parametrize("mark", ["", "TO MOVE"])
@pytest.mark.parametrize("text", [1.0, 1.25, 2.0])
def test_artifacts_end_before_a_rank(fonts: None, text: float, mark: str) -> None:
    """Those that have no room are counted."""
    painter = PanelPainter(replace(DARK, text_scale=text))
    many = ("ark", "dodo", "creation-tape", "crown-of-thorns", "cancer-cure", "rongorongo") * 2
    face = replace(BOT, name="Wilhelmine-Maximilia", artifacts=many, mark=mark)
    box = QRectF(0, 0, 264, panel_height(1.0, text))
    icons = painter.icon_boxes(box, face, 1.0)
    assert len(icons) < len(painter.icon_boxes(box, replace(face, tag="", rank=""), 1.0)) <= MOST_ICONS
    assert icons
    word = "" if (text, mark) == (2.0, "TO MOVE") else face.tag  # the sign stays in any case
    assert icons[-1].right() + 26 <= box.right() - 8 - painter.tag_width(word, 1.0)


def test_long_names_that_begin_alike_differ_where_they_are_cut(qapp: object) -> None:
    font, names = DARK.font("label", 16), [f"Wilhelmine-Maximiliane {sign}" for sign in "MWQGÖÄ"]
    cut = [elide_middle(name, font, 90) for name in names]
    assert len(set(cut)) == len(names)
    assert all(QFontMetricsF(font).horizontalAdvance(name) <= 90 for name in cut)
