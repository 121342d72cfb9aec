"""What these tests do again and again."""

from __future__ import annotations

from chrononauts_qt.ui.games.chrononauts.explainer import Explainer
from chrononauts_qt.ui.games.chrononauts.models.roles import TileRole
from tests.gui.program import point_at
from tests.gui.table.scene import Scene


def explain_of(scene: Scene) -> Explainer:
    """Return what explains the table on the screen."""
    return scene.table.explain


def play(scene: Scene, words: str) -> None:
    """Play a card, and let everybody allow it."""
    scene.do(words)
    while scene.public.step == "window":
        scene.do("allow", scene.public.deciding[0])


def badges(scene: Scene) -> dict[int, str]:
    """Return the badges on the board by year."""
    return marks(scene, TileRole.BADGE)


def ghosts(scene: Scene) -> dict[int, str]:
    """Return the ghost badges on the board by year."""
    return marks(scene, TileRole.PREVIEW)


def marks(scene: Scene, role: TileRole) -> dict[int, str]:
    """Return what a role says of the years that it says something of."""
    found = {index.data(TileRole.YEAR): index.data(role) for index in scene.table.timeline.items()}
    return {year: mark for year, mark in found.items() if mark}


def hover(scene: Scene, year: int) -> None:
    """Move the pointer onto a year."""
    view = scene.table.timeline
    point_at(view.viewport(), view.visualRect(scene.table.timeline_model.index_of(year)).center())


def focus_year(scene: Scene, year: int) -> None:
    """Bring the keys to a year."""
    scene.table.timeline.setFocus()
    scene.table.timeline.setCurrentIndex(scene.table.timeline_model.index_of(year))
    scene.settle()
