"""Captions: what sounds can be read, if that is wished for."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QWidget

from chrononauts_qt.ui.catalog.caption_texts import TEXTS, caption
from chrononauts_qt.ui.kit import captions
from chrononauts_qt.ui.kit.captions import Caption
from chrononauts_qt.ui.kit.sound import CUES, Silence, Speaker


@pytest.fixture(autouse=True)
def unwished() -> Iterator[None]:
    """Leave no wish behind."""
    yield
    captions.follow(None)


@pytest.mark.parametrize("cue", CUES)
def test_every_sound_has_a_short_caption_in_brackets(cue: str) -> None:
    said = caption(cue)
    assert said.startswith("(")
    assert said.endswith(")")
    assert len(said) <= 40


def test_no_caption_is_without_its_sound() -> None:
    families = {cue.rpartition("-")[0] for cue in CUES}
    assert set(TEXTS) - set(CUES) - families == {"caption"}


def test_nothing_is_shown_unasked(window: QWidget) -> None:
    Speaker(window, Silence()).play("draw")
    assert window.findChild(Caption) is None


def test_it_stands_at_one_place_and_says_the_last_sound(window: QWidget) -> None:
    captions.follow(lambda: True)
    speaker = Speaker(window, Silence())
    speaker.play("draw")
    [line] = window.findChildren(Caption)
    corner = line.geometry().bottomLeft()
    assert line.text() == "(A card is drawn)"
    speaker.play("bell-2")
    assert window.findChildren(Caption) == [line]
    assert line.text() == "(A bell: another minute has gone)"
    assert line.geometry().bottomLeft() == corner
    assert QPoint(0, window.height()).y() - corner.y() < 12


def test_it_grows_with_the_text_and_stays_in_its_corner(window: QWidget) -> None:
    heights = []
    for scale in (1.0, 2.0):
        captions.follow(lambda: True, lambda scale=scale: scale)  # type: ignore[misc]  # bound
        Speaker(window, Silence()).play("draw")
        [line] = window.findChildren(Caption)
        heights.append(line.fontMetrics().height())
        assert window.rect().contains(line.geometry())
    assert heights[1] > 1.8 * heights[0]
