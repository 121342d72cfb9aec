"""What a screen reader finds on a screen beyond what Tab leads to: the whole tree of what is shown."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtWidgets import QWidget

NAME, DESCRIPTION = QAccessible.Text.Name, QAccessible.Text.Description
NAMED = (
    QAccessible.Role.PageTabList,
    QAccessible.Role.PageTab,
    QAccessible.Role.Form,
    QAccessible.Role.Dialog,
    QAccessible.Role.Document,
    QAccessible.Role.Grouping,
    QAccessible.Role.List,
    QAccessible.Role.Table,
    QAccessible.Role.Button,
    QAccessible.Role.CheckBox,
    QAccessible.Role.RadioButton,
    QAccessible.Role.ComboBox,
    QAccessible.Role.EditableText,
    QAccessible.Role.Slider,
    QAccessible.Role.SpinBox,
    QAccessible.Role.ListItem,
    QAccessible.Role.Cell,
)
"""Roles that a reader says: what has one says what it is, too."""


def shown(window: QWidget) -> Iterator[QAccessibleInterface]:
    """Yield everything on a window that can be seen, from the window down."""
    yield from _below(QAccessible.queryAccessibleInterface(window))


def _below(part: QAccessibleInterface) -> Iterator[QAccessibleInterface]:
    yield part
    for number in range(part.childCount()):
        child = part.child(number)
        if child is not None and child.isValid() and not child.state().invisible:
            yield from _below(child)


def of(part: QAccessibleInterface) -> str:
    """Return what a part is, and where."""
    thing = part.object()
    kind = type(thing).__name__ if thing is not None else "item"
    return f"{kind} {part.role().name} “{part.text(NAME)}”"


def unnamed(window: QWidget) -> list[str]:
    """Return what has a role that is said, and no name."""
    return [of(part) for part in shown(window) if part.role() in NAMED and not part.text(NAME)]


def twins(window: QWidget) -> list[str]:
    """Return what is described by its name once more."""
    said = ((of(part), part.text(NAME), part.text(DESCRIPTION)) for part in shown(window))
    return [what for what, name, description in said if name and name == description]
