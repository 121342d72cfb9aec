"""What the last play did stays to be seen until the next one."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from chrononauts_qt.session import journal
from chrononauts_qt.session.match import resume
from chrononauts_qt.ui.games.chrononauts.models.roles import TileRole
from chrononauts_qt.ui.shell.main_window import MainWindow
from tests.gui.desks import screen_of
from tests.gui.explain.steps import badges, play
from tests.gui.table.conftest import Deal
from tests.gui.table.scene import Scene

FLIPPED = {1968: "opened", 1969: "opened", 1974: "half"}


def flipped(deal: Deal) -> Scene:
    """Return a game in which 1963 has just been turned."""
    scene = deal(players=2, hands={1: "reverse-fate dodo +1", 2: "restore-history memo +1"})
    scene.lift()
    play(scene, "play reverse-fate on 1963")
    return scene


@pytest.mark.rule("R-417", "T-01")
def test_every_change_of_a_flip_has_its_badge(deal: Deal) -> None:
    assert badges(flipped(deal)) == FLIPPED


@pytest.mark.rule("R-415", "R-410", "R-411")
def test_closed_nullified_and_held_have_theirs(deal: Deal) -> None:
    scene = deal(players=2, hands={1: "restore-history +2"}, red=[1957, 1963], patches="patch-1968")
    scene.lift()
    play(scene, "play restore-history on 1963")
    assert badges(scene) == {1968: "nullified", 1969: "held", 1974: "held"}
    scene = deal(players=2, hands={1: "restore-history +2"}, red=[1963])
    scene.lift()
    play(scene, "play restore-history on 1963")
    assert badges(scene) == {1968: "closed", 1969: "closed", 1974: "held"}


def test_they_stay_until_the_next_card_is_announced(deal: Deal) -> None:
    scene = flipped(deal)
    scene.do("end")
    assert badges(scene) == FLIPPED
    scene.lift()
    assert badges(scene) == FLIPPED
    scene.do("play restore-history on 1963")
    assert badges(scene) == {}
    scene.do("allow", 0)
    assert badges(scene) == {1968: "closed", 1969: "closed", 1974: "held"}


def test_killing_time_is_no_play(deal: Deal) -> None:
    scene = flipped(deal)
    scene.do("end")
    scene.lift()
    scene.do("discard memo")
    assert badges(scene) == FLIPPED


def test_resizing_covering_and_uncovering_leave_them(deal: Deal) -> None:
    scene = flipped(deal)
    for size in ((1024, 600), (2560, 1440), (1366, 768)):
        scene.window.resize(*size)
        scene.settle()
        assert badges(scene) == FLIPPED
    scene.controller.cover()
    assert badges(scene) == FLIPPED
    scene.lift()
    assert badges(scene) == FLIPPED


def test_a_loaded_game_shows_those_of_its_last_play(
    deal: Deal, new_window: Callable[[], MainWindow]
) -> None:
    scene = flipped(deal)
    assert scene.match.writer is not None
    path = scene.match.writer.path
    scene.window.show_home()
    again = new_window()
    again.open_match(resume(journal.read(path)))
    assert screen_of(again) is not None
    model = screen_of(again).timeline_model
    assert {year: model.index_of(year).data(TileRole.BADGE) for year in FLIPPED} == FLIPPED
