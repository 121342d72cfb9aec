"""What a screen reader is told of everything that Tab leads to on a screen."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import product
from typing import NamedTuple

from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QAbstractItemView, QApplication, QTableView, QWidget

from chrononauts_qt.ui.catalog.wording import PRIME
from tests.gui.access.tree import DESCRIPTION, NAME, shown

MOST = 120
"""So often Tab is pressed on a screen: more often than any has parts."""
FILLERS = (
    QAccessible.Role.NoRole,
    QAccessible.Role.Client,
    QAccessible.Role.Pane,
    QAccessible.Role.Grouping,
    QAccessible.Role.Window,
)
"""Roles that say nothing of what can be done."""


SMALLEST = 24
"""Pixels that whatever is pressed has at least, each way (WCAG 2.5.8)."""


class Told(NamedTuple):
    """What is said of a part."""

    role: QAccessible.Role
    name: str
    description: str


def told_of(part: QWidget) -> Told:
    """Return what is said of a part that has the keys."""
    found = QAccessible.queryAccessibleInterface(part)
    texts = (str(found.text(kind)) for kind in (QAccessible.Text.Name, QAccessible.Text.Description))
    return Told(found.role(), *texts)


def reached(window: QWidget) -> Iterator[QWidget]:
    """Press Tab until it comes round; return what has had the keys, each once."""
    seen: list[QWidget] = []
    for _ in range(MOST):
        focus = QApplication.focusWidget()
        if focus is None or focus in seen:
            return
        seen.append(focus)
        yield focus
        QTest.keyClick(focus, Qt.Key.Key_Tab)


def faults(window: QWidget) -> list[str]:
    """Return what is wrong with what Tab leads to: no name, no role, or two that are the same to a reader."""
    parts = list(reached(window))
    assert parts, "somebody has the keys"
    told = [told_of(part) for part in parts]
    pairs = list(zip(parts, told, strict=True))
    found = [f"{type(part).__name__} has no name" for part, of in pairs if not of.name]
    found += [
        f"{type(part).__name__} “{of.name}” is a {of.role.name}"
        for part, of in pairs
        if of.role in FILLERS
    ]
    return found + [f"{count} times {of}" for of, count in Counter(told).items() if count > 1]


def with_prime(window: QWidget) -> list[str]:
    """Return what is said with the sign ′ of whatever is seen, or stands in what Tab leads to.

    Readers pass over the sign, or say it besides the word.
    """
    said = [text for part in reached(window) for text in (*told_of(part)[1:], *_items(part))]
    said += [part.text(kind) for part in shown(window) for kind in (NAME, DESCRIPTION)]
    return [text for text in said if PRIME in text]


def _items(part: QWidget) -> Iterator[str]:
    """Yield what is said of the items of a view."""
    model = part.model() if isinstance(part, QAbstractItemView) else None
    if model is None:
        return
    role = Qt.ItemDataRole
    columns = model.columnCount() if isinstance(part, QTableView) else 1
    for row, column in product(range(model.rowCount()), range(columns)):
        index = model.index(row, column)
        yield str(index.data(role.AccessibleTextRole) or index.data(role.DisplayRole) or "")
        yield str(index.data(role.AccessibleDescriptionRole) or "")


def small_targets(window: QWidget) -> list[str]:
    """Return the buttons that are seen and can be pressed, and are too small to be hit."""
    buttons = [button for button in window.findChildren(QAbstractButton) if button.isVisible()]
    assert buttons, "there is something to press"
    small = (button for button in buttons if min(button.width(), button.height()) < SMALLEST)
    return [f"{type(one).__name__} “{one.text()}” {one.width()} x {one.height()}" for one in small]
