"""Finds texts that their widgets cut off, and widgets that lie over each other."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from PySide6.QtCore import QRect, Qt
from PySide6.QtWidgets import (
    QAbstractScrollArea,
    QCheckBox,
    QComboBox,
    QHeaderView,
    QLabel,
    QLineEdit,
    QPushButton,
    QRadioButton,
    QScrollArea,
    QStyle,
    QStyleOptionButton,
    QStyleOptionComboBox,
    QTabBar,
    QWidget,
)

from chrononauts_qt.ui.games.chrononauts.sheets.memo_window import MemoPanel
from chrononauts_qt.ui.games.chrononauts.views.inspector import Inspector
from chrononauts_qt.ui.games.dungeon_time.count_in import CountIn
from chrononauts_qt.ui.games.dungeon_time.read_large import LargeCard
from chrononauts_qt.ui.games.dungeon_time.seat_keys import KeyedPage
from chrononauts_qt.ui.games.dungeon_time.show import ResolutionShow
from chrononauts_qt.ui.kit.layout_view import LayoutView
from chrononauts_qt.ui.kit.message import MessageBar
from chrononauts_qt.ui.kit.overlay import Overlay
from chrononauts_qt.ui.kit.page import OneLine
from chrononauts_qt.ui.kit.word_table import WordTable
from chrononauts_qt.ui.table.log_view import LogView

ELIDED = (OneLine,)
"""What ends in an ellipsis on purpose; its whole text is its tooltip."""

OVER = (
    *(Overlay, MessageBar, MemoPanel, LayoutView, WordTable, LogView, Inspector),
    *(CountIn, KeyedPage, LargeCard, ResolutionShow),
)
"""What lies over others on purpose: sheets, curtains, messages, the Memo window in the dock's place; views
of cards, which are clear and larger than their cards by the room of rings, of a card that rises and of
seats that nobody has taken; the list in the board's place; the log on the page that frames it; a card
that is read; the ground of a board on which all else of its table lies."""

SLACK = 1
"""Pixels by which figures of a font and its drawing may differ."""

PADDING = 16
"""Pixels that a panel keeps free round its words in the smallest window: no word is cut within them."""


def troubles(window: QWidget) -> list[str]:
    """Return a line for every text that is cut and every two widgets that overlap."""
    found = [line for widget in seen(window) for line in _cut(widget)]
    for parent in [window, *seen(window)]:
        found += _overlaps(parent)
    return found + [line for area in window.findChildren(QScrollArea) for line in _beside(area)]


def seen(window: QWidget) -> Iterator[QWidget]:
    """Yield every visible widget."""
    yield from (widget for widget in window.findChildren(QWidget) if widget.isVisible())


def said(window: QWidget) -> set[str]:
    """Return what widgets, other than painters, show."""
    return {words for widget in seen(window) for words, _, _ in _places(widget)}


def _cut(widget: QWidget) -> Iterator[str]:
    if isinstance(widget, ELIDED):
        return
    metrics, places = widget.fontMetrics(), [place for place in _places(widget) if place[0]]
    for words, wraps, room in places:
        flags = int(Qt.TextFlag.TextWordWrap) if wraps else 0
        box = metrics.boundingRect(0, 0, room.width() if wraps else 100_000, 100_000, flags, words)
        if box.width() > room.width() + SLACK:
            yield f"too wide by {box.width() - room.width()}: {_name(widget)} “{words}”"
        if box.height() > room.height() + SLACK:
            yield f"too high by {box.height() - room.height()}: {_name(widget)} “{words}”"
    parent = widget.parentWidget()
    if not places or parent is None or isinstance(widget, QHeaderView):
        return
    if not isinstance(parent.parentWidget(), QAbstractScrollArea):
        inside = parent.rect().adjusted(-SLACK, -SLACK, SLACK, SLACK)
        if not inside.contains(widget.geometry()):
            yield f"outside its parent: {_name(widget)} “{places[0][0]}”"


def _places(widget: QWidget) -> Iterator[tuple[str, bool, QRect]]:
    """Yield the texts of a standard widget, whether they wrap, and where they are drawn."""
    if isinstance(widget, QLabel):
        yield widget.text(), widget.wordWrap(), widget.contentsRect()
    elif isinstance(widget, QComboBox):
        yield from ((widget.itemText(row), False, _field(widget)) for row in range(widget.count()))
    elif isinstance(widget, QLineEdit) and not widget.text():
        yield widget.placeholderText(), False, widget.contentsRect().adjusted(10, 0, -10, 0)
    elif isinstance(widget, QTabBar):
        for tab in filter(widget.isTabVisible, range(widget.count())):
            yield widget.tabText(tab), False, widget.tabRect(tab).adjusted(12, 0, -12, 0)
    elif isinstance(widget, QHeaderView) and widget.orientation() == Qt.Orientation.Horizontal:
        for section in range(widget.count()):
            if widget.isSectionHidden(section):
                continue
            words = widget.model().headerData(section, widget.orientation(), Qt.ItemDataRole.DisplayRole)
            yield str(words), False, QRect(0, 0, widget.sectionSize(section) - 16, widget.height())
    elif isinstance(widget, QPushButton | QCheckBox | QRadioButton):
        yield widget.text().replace("&", ""), False, _button(widget)


def _field(box: QComboBox) -> QRect:
    option = QStyleOptionComboBox()
    box.initStyleOption(option)
    field = QStyle.SubControl.SC_ComboBoxEditField
    return box.style().subControlRect(QStyle.ComplexControl.CC_ComboBox, option, field, box)


def _button(button: QPushButton | QCheckBox | QRadioButton) -> QRect:
    element, option = QStyle.SubElement, QStyleOptionButton()
    button.initStyleOption(option)
    if isinstance(button, QPushButton):
        room = button.style().subElementRect(element.SE_PushButtonContents, option, button)
        return room.adjusted(0 if button.icon().isNull() else button.iconSize().width() + 4, 0, 0, 0)
    if isinstance(button, QCheckBox):
        return button.style().subElementRect(element.SE_CheckBoxContents, option, button)
    return button.style().subElementRect(element.SE_RadioButtonContents, option, button)


def _beside(area: QScrollArea) -> Iterator[str]:
    """Yield how much wider what scrolls down only is than its view."""
    inside, scrolls = area.widget(), area.horizontalScrollBarPolicy()
    if inside is not None and area.isVisible() and scrolls == Qt.ScrollBarPolicy.ScrollBarAlwaysOff:
        beyond = inside.width() - area.viewport().width()
        if beyond > PADDING:
            yield f"wider by {beyond} than the view it scrolls in: {_name(inside)}"


def _overlaps(parent: QWidget) -> Iterator[str]:
    children = [
        child
        for child in parent.children()
        if isinstance(child, QWidget)
        and child.isVisible()
        and not child.isWindow()
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
