"""What somebody gets who walks by: two deals that differ in secrets, and all that a window gives away."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QSize
from PySide6.QtGui import QAccessible, QAccessibleInterface, QImage
from PySide6.QtWidgets import QWidget

from chrononauts_qt.games.chrononauts.setup import Setup
from chrononauts_qt.games.chrononauts.view import View
from chrononauts_qt.ui.shell.main_window import MainWindow
from tests.gui.program import draw_scenes
from tests.gui.robot import HandClock
from tests.gui.table.scene import Scene, every_text, start
from tests.scenario import explicit_setup

HANDS = (
    {
        1: "prevent-assassination quick-trip memo avert-disaster",
        2: "memo memo dodo",
        3: "memo ark",
    },
    {
        1: "prevent-assassination quick-trip patch-1995 halt-attack",
        2: "patch-1948 rongorongo sabotage",
        3: "fast-forward time-vortex",
    },
)
"""The hands of the two worlds: of them all only Ada's first cards are the same."""


def world(number: int, hands: Sequence[dict[int, str]] = HANDS) -> Setup:
    """Return one of two deals of three: all that lies open is the same, all else is not, `hands` aside."""
    hidden: tuple[dict[str, Any], ...] = (
        {
            "draw": "sell-artifact-mona-lisa reverse-fate patch-1929 rewind",
            "identities": {1: "yuri", 2: "hester", 3: "lin"},
            "missions": {1: "petting-zoo", 2: "natural-history", 3: "great-mysteries"},
        },
        {
            "draw": "discontinuity cancer-cure patch-1868 patch-1999",
            "identities": {1: "squa-tront", 2: "otto", 3: "abel"},
            "missions": {1: "burnt-library", 2: "king-for-a-day", 3: "healing-hands"},
        },
    )
    return explicit_setup(
        players=3,
        tables={1: "creation-tape", 2: "mona-lisa-obvious"},
        red=[1912, 1936],
        discard="new-mission",
        hands=hands[number],
        **hidden[number],
    )


@dataclass(frozen=True)
class Seen:
    """All that the window shows, says and lets one press."""

    public: View
    texts: list[str]
    spoken: list[str]
    widgets: list[tuple[str, str, bool, bool, QSize]]
    picture: QImage


def spoken(interface: QAccessibleInterface) -> list[str]:
    """Return names, descriptions and states of an accessible object and all below it."""
    state = interface.state()
    found = [
        f"{interface.text(QAccessible.Text.Name)}|{interface.text(QAccessible.Text.Description)}|"
        f"{interface.text(QAccessible.Text.Value)}|{state.disabled}{state.invisible}{state.focused}"
    ]
    for number in range(interface.childCount()):
        child = interface.child(number)
        if child is not None:
            found += spoken(child)
    return found


def look(scene: Scene) -> Seen:
    """Take down everything, as somebody could who walks by."""
    assert scene.controller.viewer is None, "somebody's private view is up"
    scene.settle()
    table, window = scene.table, scene.window
    draw_scenes(window)
    widgets = [
        (type(part).__name__, part.accessibleName(), part.isEnabled(), part.isVisible(), part.size())
        for part in table.findChildren(QWidget)
        if part.isVisible()
    ]
    reader = QAccessible.queryAccessibleInterface(table)
    texts = every_text(table) + every_text(window.message) + [window.windowTitle()]
    return Seen(scene.public, texts, spoken(reader), widgets, window.grab().toImage())


def compare(one: Seen, two: Seen) -> None:
    """Fail where the one game tells itself from the other."""
    assert one.texts == two.texts
    assert one.spoken == two.spoken
    assert one.widgets == two.widgets
    assert one.picture == two.picture, "the pictures differ"


def both(window: MainWindow, clock: HandClock, moment: Callable[[Scene], None]) -> tuple[Seen, Seen]:
    """Bring both worlds to a moment and look."""
    seen = []
    for number in range(2):
        clock.now = 0.0
        scene = start(window, clock, world(number))
        moment(scene)
        seen.append(look(scene))
    if seen[0].public != seen[1].public:
        raise ValueError("the two games differ in public: the test is wrong")
    return seen[0], seen[1]
