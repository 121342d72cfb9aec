"""The keys work after Tab has been round whatever lies over a table, and everything has been drawn anew."""

from __future__ import annotations

import gc
import re
from collections.abc import Iterator
from importlib import import_module

import pytest
import shiboken6
from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from chrononauts_qt.ui.kit.key_repeats import KeyRepeats
from chrononauts_qt.ui.kit.overlay import Overlay
from chrononauts_qt.ui.shell.main_window import MainWindow
from tests.gui.program import let_go, settle
from tests.gui.screens.conftest import Show
from tests.gui.screens.rows import USUAL
from tests.measured import ROOT

OVERLAYS = {
    "choice": "ChoiceSheet",
    "claim": "ClaimSheet",
    "curtain": "Curtain",
    "discards": "PickerSheet",
    "dungeon-keys": "KeysSheet",
    "dungeon-pause": "PauseSheet",
    "games-name": "NameSheet",
    "guess": "GuessTimeSheet",
    "guessed": "GuessResult",
    "mulligan": "MulliganSheet",
    "new-game-dungeon-map": "CampaignSheet",
    "new-game-dungeon-scenarios": "ScenarioSheet",
    "new-game-dungeon-scrolls": "AdventureSheet",
    "new-game-unproven": "DealSearch",
    "statistics-reset": "ResetSheet",
    "take-back-alone": "TakeBackSheet",
    "year-asked": "YearSheet",
}
"""A screen on which each kind of overlay lies."""

TAKERS = (
    *("nextInFocusChain", "previousInFocusChain", "topLevelWidget", "focusProxy", "buddy"),
    *("checkedButton", "sourceModel", "itemDelegate", "targetObject"),
)
"""PySide lets what these return die with whom they were asked of, though Qt does not."""
BESIDE = ("curtain",)
"""What covers only a part of the table and asks nothing: what is public can be read beside it."""
PARTS = 30
"""So often Tab is pressed at once: more often than a sheet has parts."""
CHANGES = ({"theme": "light"}, {"text_scale": 1.25}, {"language": "it"})
PRESS, RELEASE = QEvent.Type.KeyPress, QEvent.Type.KeyRelease


BARE = {"Sheet", "PlateSheet"}
"""What no screen shows as it is: others are made of it."""


def test_there_is_a_screen_for_every_overlay() -> None:
    for path in ROOT.glob("chrononauts_qt/ui/**/[a-z]*.py"):
        import_module(".".join(path.relative_to(ROOT).with_suffix("").parts))
    told = {kind.__name__ for kind in kinds(Overlay)} - BARE
    assert set(OVERLAYS.values()) == told


def test_nobody_is_asked_for_what_would_die_with_it() -> None:
    asked = re.compile(rf"\.({'|'.join(TAKERS)})\(\)")
    sources = {path: path.read_text(encoding="utf-8") for path in (ROOT / "chrononauts_qt").rglob("*.py")}
    assert [f"{path.name}: {found[1]}" for path in sources for found in asked.finditer(sources[path])] == []


@pytest.mark.parametrize("screen", list(OVERLAYS))
def test_tab_comes_round_in_a_sheet_and_keys_to_their_end_after_it_and_other_looks(
    qtbot: QtBot, show: Show, screen: str
) -> None:
    with show(screen, USUAL[0]) as window:
        ear, sheet = Ear(window), shown(window, screen)
        for key in (Qt.Key.Key_Tab, Qt.Key.Key_Backtab):
            been = list(tabbed(key))
            inside = [sheet.isAncestorOf(part) for part in been]
            assert all(inside) or screen in BESIDE, "what stands beside these stays in reach"
            assert any(inside)
            assert been[0] in been[1:], "and back to the first"
        for change in CHANGES:
            assert "parent" not in shiboken6.dump(window), "PySide would let it die with a button"
            window.look.change(window.look.settings._replace(**change))
            settle()
            let_go()
            gc.collect()
            ear.type_key()
            qtbot.waitUntil(lambda: ear.heard == [PRESS, RELEASE])
            list(tabbed(Qt.Key.Key_Tab))


def shown(window: MainWindow, screen: str) -> Overlay:
    """Return the overlay that lies on a screen."""
    found = window.findChildren(Overlay)
    return next(part for part in found if type(part).__name__ == OVERLAYS[screen] and part.isVisible())


def kinds(of: type[Overlay]) -> Iterator[type[Overlay]]:
    """Return the kinds of overlays, however deep."""
    for kind in of.__subclasses__():
        yield kind
        yield from kinds(kind)


def tabbed(key: Qt.Key) -> Iterator[QWidget]:
    """Press Tab, or Tab backwards, and return each time what has the keys."""
    for _ in range(PARTS):
        focus = QApplication.focusWidget()
        assert focus is not None, "somebody has the keys"
        yield focus
        QTest.keyClick(focus, key)


class Ear(QObject):
    """Types a key that no screen knows, as X does, and writes down what comes of it."""

    KEY = Qt.Key.Key_F20

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        handle = window.windowHandle()
        assert handle is not None, "it is shown"
        self._handle = handle
        self._repeats = KeyRepeats(handle)
        self.heard: list[QEvent.Type] = []
        application = QApplication.instance()
        assert application is not None, "a window needs one"
        application.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Write down a key that has come to its end."""
        if event.type() in (PRESS, RELEASE) and watched is QApplication.focusWidget():
            self.heard.append(event.type())
        return False

    def type_key(self) -> None:
        """Press the key and let it go, as X tells of it."""
        self.heard = []
        for kind, time in ((PRESS, 1000), (RELEASE, 1100)):
            event = QKeyEvent(kind, self.KEY, Qt.KeyboardModifier.NoModifier)
            event.setTimestamp(time)
            QApplication.sendEvent(self._handle, event)
