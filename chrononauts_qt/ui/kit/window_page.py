"""What the window shows one of at a time, what it asks of that, and whether anybody looks at it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QApplication, QDialog, QWidget

if TYPE_CHECKING:
    from chrononauts_qt.ui.kit.look import Look
    from chrononauts_qt.ui.kit.shortcuts import Shortcut

OWN_PLACE = "own-place"
"""The property of an area on a page that finds by itself what is read there, however long its lines are."""


class WindowPage(QWidget):
    """A page of the window. In another look, language or size a new one takes its place, unless it stays."""

    ACCESSIBLE_ROLE = "Grouping"
    answers_to: frozenset[int] = frozenset()
    """Keys that ask for a sentence, while a sheet lies over the page as well."""

    def kept(self) -> object:
        """Return what the next page of this kind shall show as well, for its `restore`."""
        return None

    def restore(self, kept: object) -> None:
        """Show what was kept of the last page; this one is not on the window yet."""

    @property
    def landing(self) -> QWidget | None:
        """What gets the keys where nothing else on the page has a claim to them."""
        return None

    def game_at(self, focus: QWidget | None) -> str:
        """Return the game that is meant where the focus is, "" for none."""
        return ""

    def shortcuts(self) -> Sequence[Shortcut]:
        """Return what keys do here besides what they do on every page.

        A QShortcut says it itself, by its `whatsThis`; one of several for the same says it for all.
        """
        from chrononauts_qt.ui.kit.shortcuts import pressed

        found: dict[str, list[QKeySequence]] = {}
        for one in self.findChildren(QShortcut):
            found.setdefault(one.whatsThis(), []).append(one.key())
        return [pressed(does, *keys) for does, keys in found.items()]

    def stays(self, reworded: bool) -> bool:
        """Tell whether this page takes another look in place, or, `reworded`, another language."""
        return False

    def follow(self, look: Look) -> None:
        """Take the look of now: the page has stayed."""

    def forget_private(self) -> None:
        """Close what only one player was to read: somebody else may be there."""


def is_away(state: Qt.ApplicationState) -> bool:
    """Tell whether another program has the screen now.

    A dialog of the platform is another program for Qt where we have opened it ourselves, such as one to
    choose a file: Qt then keeps its own one open, off the screen.
    """
    return state != Qt.ApplicationState.ApplicationActive and not _asks_through_platform()


def _asks_through_platform() -> bool:
    off_screen = Qt.WidgetAttribute.WA_DontShowOnScreen
    dialogs = (top for top in QApplication.topLevelWidgets() if isinstance(top, QDialog))
    return any(dialog.isVisible() and dialog.testAttribute(off_screen) for dialog in dialogs)
