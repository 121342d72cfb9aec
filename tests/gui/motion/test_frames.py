"""What is drawn in the first frame of a play: what has changed, once, and nothing else."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest
from PySide6.QtCore import QEvent, QObject, QSizeF
from PySide6.QtGui import QPaintEvent, QRegion
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from chrononauts_qt.ui.games.chrononauts.models.faces import CardFace, card_face
from chrononauts_qt.ui.games.chrononauts.views import card_painter, hand_view
from chrononauts_qt.ui.games.chrononauts.views.card_painter import CardPainter
from chrononauts_qt.ui.games.chrononauts.views.hand_view import HandView
from chrononauts_qt.ui.games.chrononauts.views.player_panel import PanelPainter
from chrononauts_qt.ui.games.chrononauts.views.scene_moves import SceneMoves
from chrononauts_qt.ui.kit.roles import ItemRole
from chrononauts_qt.ui.kit.theme import DARK
from chrononauts_qt.ui.table import log_view
from tests.gui.motion.conftest import Film

RIPPLE = {"hands": {1: "reverse-fate +2"}}
LARGE_HAND = ("reverse-fate", "memo", "patch-1918", "sabotage", "fast-forward", "new-mission", "halt-attack")


class Painted(QObject):
    """Notes what is painted of a widget."""

    def __init__(self, widget: QWidget) -> None:
        super().__init__(widget)
        self.regions: list[QRegion] = []
        widget.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QPaintEvent):
            self.regions.append(event.region())
        return False


def announce(film: Film) -> None:
    """Play Reverse Fate on 1936, and let the card lie in the middle."""
    film.scene.do("play reverse-fate on 1936")
    film.animator.finish()
    film.scene.settle()


def first_frame(film: Film) -> tuple[Painted, Painted]:
    """Let 1936 turn and draw the first frame; return what was painted of the board and of the hand."""
    table = film.scene.table
    board, hand = Painted(table.timeline.viewport()), Painted(table.hand.viewport())
    film.scene.clock.now += 60
    film.scene.controller.tick()
    assert film.animator.is_running
    QApplication.sendPostedEvents()
    QApplication.processEvents()
    return board, hand


def test_a_tile_that_no_play_touches_is_not_drawn(film: Callable[..., Film]) -> None:
    table = film(**RIPPLE)
    announce(table)
    board, _ = first_frame(table)
    timeline = table.scene.table.timeline
    centres = {tile.year: timeline.tile_rect(tile.year, tile.sealed).center() for tile in timeline.tiles()}
    drawn = {year for year, at in centres.items() if any(region.contains(at) for region in board.regions)}
    slot = table.scene.table.slot.geometry().translated(-timeline.pos())
    assert drawn == table.covered() | {year for year, at in centres.items() if slot.contains(at)}


def test_the_hand_is_drawn_once(film: Callable[..., Film]) -> None:
    table = film(**RIPPLE)
    announce(table)
    _, hand = first_frame(table)
    assert len(hand.regions) == 1


def test_the_screen_shows_what_a_new_drawing_would(
    film: Callable[..., Film], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Only pieces are drawn from frame to frame; together they are the whole, rings and all.

    A frame draws as much as there is time for; here it has time for all, else a new drawing is ahead of it.
    """
    monkeypatch.setattr(SceneMoves, "_may_draw", property(lambda _: True, lambda *_: None), raising=False)
    monkeypatch.setattr(hand_view, "_SLICE_MS", 60_000)
    table = film(**RIPPLE)
    window, timeline = table.scene.window, table.scene.table.timeline
    announce(table)
    first_frame(table)
    timeline.setFocus()
    timeline.setCurrentIndex(table.scene.table.timeline_model.index_of(1939))
    frames = 0
    while table.animator.is_running:
        table.run(40)
        frames += 1
        seen = window.screen().grabWindow(window.winId()).toImage()
        assert seen == window.grab().toImage().convertToFormat(seen.format()), f"after {frames * 40} ms"
    assert frames > 20


@pytest.fixture
def drawn(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Note what is drawn and not copied: cards by id, panels by name, lines of the log by their words."""
    found: list[str] = []

    def note(owner: Any, name: str, told: Callable[..., str]) -> None:
        real = getattr(owner, name)

        def noting(*args: Any) -> Any:
            found.append(told(*args))
            return real(*args)

        monkeypatch.setattr(owner, name, noting)

    note(CardPainter, "_draw", lambda _self, _painter, _box, face, *_: face.card)
    note(CardPainter, "_draw_strip", lambda _self, _painter, _box, face, *_: face.card)
    note(PanelPainter, "_draw", lambda _self, _painter, _box, face, *_: face.name)
    note(log_view, "_laid_out", lambda words, *_: words)
    note(card_painter, "draw_waves", lambda *_: "waves")
    return found


def test_the_cards_of_a_smaller_hand_are_drawn_before_they_lie_there(
    film: Callable[..., Film], drawn: list[str]
) -> None:
    """They are while the player thinks."""
    table = film(hands={1: " ".join(LARGE_HAND)})
    hand = table.scene.table.hand
    assert hand.is_overlapping
    while hand._rest.isActive():
        QTest.qWait(10)
    step = hand.step
    drawn.clear()
    announce(table)
    first_frame(table)
    assert hand.step != step, "all cards have moved"
    assert {"memo", "sabotage", "fast-forward"} <= faces(hand).keys()
    assert not faces(hand).keys() & set(drawn)


def test_cards_tell_of_the_years_when_these_lie_still(
    film: Callable[..., Film], drawn: list[str]
) -> None:
    table = film(hands={1: "reverse-fate prevent-assassination memo"})
    hand = table.scene.table.hand
    while hand._rest.isActive():
        QTest.qWait(10)
    before = faces(hand)
    announce(table)
    drawn.clear()
    first_frame(table)
    assert faces(hand)["prevent-assassination"] != before["prevent-assassination"]
    assert "prevent-assassination" not in drawn
    while table.animator.is_running:
        table.run(200)
    table.scene.settle()
    assert "prevent-assassination" in drawn


def faces(hand: HandView) -> dict[str, CardFace]:
    """Return the cards by id, as they look when they can be played."""
    found = [index.data(ItemRole.FACE) for index in hand.items()]
    return {face.card: replace(face, stamp="") for face in found}


def test_a_covered_hand_is_not_drawn_ahead(film: Callable[..., Film], drawn: list[str]) -> None:
    table = film(hands={1: " ".join(LARGE_HAND)})
    hand = table.scene.table.hand
    table.scene.table.hand_model.set_covered(True)
    table.scene.settle()
    drawn.clear()
    while hand._rest.isActive():
        QTest.qWait(10)
    assert not set(LARGE_HAND) & set(drawn)


def test_only_the_panel_that_never_looked_like_this_is_drawn(
    film: Callable[..., Film], drawn: list[str]
) -> None:
    """The one of who has played; the others look as they did before they were asked for objections."""
    table = film(players=4, **RIPPLE)
    announce(table)
    drawn.clear()
    first_frame(table)
    names = table.scene.controller.names
    assert [name for name in drawn if name in names] == [names[0]]


def test_only_new_lines_of_the_log_are_laid_out(film: Callable[..., Film], drawn: list[str]) -> None:
    """Qt asks for the height of all lines whenever one comes."""
    table = film(**RIPPLE)
    announce(table)
    log = table.scene.table.log_model
    old = log.rowCount()
    drawn.clear()
    first_frame(table)
    lines = [log.index(row, 0).data() for row in range(log.rowCount())]
    assert [line for line in drawn if line in lines] == lines[old:]


def test_timewarps_of_one_size_share_their_frame(qapp: QApplication, drawn: list[str]) -> None:
    painter = CardPainter(DARK)
    for card in ("memo", "fast-forward"):
        painter.pixmap(card_face(card), QSizeF(154, 219))
    assert drawn == ["memo", "waves", "fast-forward"]
