"""What is drawn in the first frame of a play: what has changed, once, and nothing else."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject
from PySide6.QtGui import QPaintEvent, QRegion
from PySide6.QtWidgets import QApplication, QWidget

from tests.gui.motion.conftest import Film

RIPPLE = {"hands": {1: "reverse-fate +2"}}


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


def first_frame(film: Film) -> tuple[Painted, Painted]:
    """Turn 1936 and draw the first frame; return what was painted of the board and of the hand."""
    film.scene.do("play reverse-fate on 1936")
    film.animator.finish()
    film.scene.settle()
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
    board, _ = first_frame(table)
    timeline = table.scene.table.timeline
    centres = {tile.year: timeline.tile_rect(tile.year, tile.sealed).center() for tile in timeline.tiles()}
    drawn = {year for year, at in centres.items() if any(region.contains(at) for region in board.regions)}
    assert drawn == table.covered()


def test_the_hand_is_drawn_once(film: Callable[..., Film]) -> None:
    table = film(**RIPPLE)
    _, hand = first_frame(table)
    assert len(hand.regions) == 1


def test_the_screen_shows_what_a_new_drawing_would(film: Callable[..., Film]) -> None:
    """Only pieces are drawn from frame to frame; together they are the whole, rings and all."""
    table = film(**RIPPLE)
    window, timeline = table.scene.window, table.scene.table.timeline
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
