"""Finds texts that their widgets cut off, and widgets that lie over each other."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from PySide6.QtCore import QRect, Qt
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractScrollArea,
    QCheckBox,
    QComboBox,
    QLabel,
    QPushButton,
    QRadioButton,
    QStyle,
    QStyleOptionButton,
    QStyleOptionComboBox,
    QWidget,
)

from chrononauts_qt.ui.tables.chrononauts.list_view import TimelineTable
from chrononauts_qt.ui.tables.chrononauts.log_view import LogView
from chrononauts_qt.ui.views.layout_view import LayoutView
from chrononauts_qt.ui.windows.memo_window import MemoPanel
from chrononauts_qt.ui.windows.message import MessageBar
from chrononauts_qt.ui.windows.overlay import Overlay
from chrononauts_qt.ui.windows.parts import OneLine

ELIDED = (OneLine,)
"""What ends in an ellipsis on purpose; its whole text is its tooltip."""

OVER = (Overlay, MessageBar, MemoPanel, LayoutView, TimelineTable, LogView)
"""What lies over others on purpose: sheets, curtains, messages, the Memo window in the dock's place; views
of cards, which are clear and larger than their cards by the room of rings, of a card that rises and of
seats that nobody has taken; the list in the board's place; the log on the page that frames it."""

SLACK = 1
"""Pixels by which figures of a font and its drawing may differ."""


def troubles(window: QWidget) -> list[str]:
    """Return a line for every text that is cut and every two widgets that overlap."""
    found = [line for widget in seen(window) for line in _cut(widget)]
    for parent in [window, *seen(window)]:
        found += _overlaps(parent)
    return found


def seen(window: QWidget) -> Iterator[QWidget]:
    """Yield every visible widget."""
    yield from (widget for widget in window.findChildren(QWidget) if widget.isVisible())


def _cut(widget: QWidget) -> Iterator[str]:
    if isinstance(widget, ELIDED):
        return
    room = _room(widget)
    if room is None:
        return
    words, wraps = _words(widget)
    if not words:
        return
    metrics = widget.fontMetrics()
    flags = int(Qt.TextFlag.TextWordWrap) if wraps else 0
    box = metrics.boundingRect(0, 0, room.width() if wraps else 100_000, 100_000, flags, words)
    if box.width() > room.width() + SLACK:
        yield f"too wide by {box.width() - room.width()}: {_name(widget)} “{words}”"
    if box.height() > room.height() + SLACK:
        yield f"too high by {box.height() - room.height()}: {_name(widget)} “{words}”"
    parent = widget.parentWidget()
    if parent is not None and not isinstance(parent.parentWidget(), QAbstractScrollArea):
        inside = parent.rect().adjusted(-SLACK, -SLACK, SLACK, SLACK)
        if not inside.contains(widget.geometry()):
            yield f"outside its parent: {_name(widget)} “{words}”"


def _words(widget: QWidget) -> tuple[str, bool]:
    if isinstance(widget, QLabel):
        return widget.text(), widget.wordWrap()
    if isinstance(widget, QComboBox):
        return widget.currentText(), False
    assert isinstance(widget, QAbstractButton), "only these have a room"
    return widget.text().replace("&", ""), False


def _room(widget: QWidget) -> QRect | None:
    """Return where a widget's text is drawn, None for widgets without a text of their own."""
    element = QStyle.SubElement
    if isinstance(widget, QLabel):
        return widget.contentsRect()
    if isinstance(widget, QComboBox):
        box = QStyleOptionComboBox()
        widget.initStyleOption(box)
        field = QStyle.SubControl.SC_ComboBoxEditField
        return widget.style().subControlRect(QStyle.ComplexControl.CC_ComboBox, box, field, widget)
    option = QStyleOptionButton()
    if isinstance(widget, QPushButton):
        widget.initStyleOption(option)
        room = widget.style().subElementRect(element.SE_PushButtonContents, option, widget)
        icon = 0 if widget.icon().isNull() else widget.iconSize().width() + 4
        return room.adjusted(icon, 0, 0, 0)
    if isinstance(widget, QCheckBox):
        widget.initStyleOption(option)
        return widget.style().subElementRect(element.SE_CheckBoxContents, option, widget)
    if isinstance(widget, QRadioButton):
        widget.initStyleOption(option)
        return widget.style().subElementRect(element.SE_RadioButtonContents, option, widget)
    return None


def _overlaps(parent: QWidget) -> Iterator[str]:
    children = [
        child
        for child in parent.children()
        if isinstance(child, QWidget) and child.isVisible() and not child.isWindow()
        and not child.testAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
    ]
    if isinstance(parent, QAbstractScrollArea):
        return
    for one, other in combinations(children, 2):
        if isinstance(one, OVER) or isinstance(other, OVER):
            continue
        common = one.geometry().intersected(other.geometry())
        if common.width() > SLACK and common.height() > SLACK:
            yield f"{_name(one)} and {_name(other)} overlap by {common.width()}x{common.height()}"


def _name(widget: QWidget) -> str:
    return f"{type(widget).__name__} {widget.accessibleName() or widget.objectName()}".strip()
