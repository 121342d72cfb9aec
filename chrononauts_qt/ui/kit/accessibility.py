"""What a screen reader gets besides names and descriptions: roles of widgets, and sentences said unasked."""

from __future__ import annotations

import sys

from PySide6.QtCore import (
    QAbstractItemModel,
    QEvent,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    Qt,
    QTimer,
    SignalInstance,
)
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QAccessibleEvent,
    QAccessibleInterface,
    QGuiApplication,
    QKeyEvent,
)
from PySide6.QtWidgets import (
    QAbstractItemView,
    QAccessibleWidget,
    QApplication,
    QComboBox,
    QTableView,
    QWidget,
)

from chrononauts_qt.ui.catalog.access_texts import text as words
from chrononauts_qt.ui.catalog.wording import spoken
from chrononauts_qt.ui.kit.keyboard import ARROWS

ROLE = "ACCESSIBLE_ROLE"
"""The attribute by which a class of widgets names its QAccessible.Role, where Qt would call it a filler.

A name only: Python's mirror of QAccessible has nine enumerations, and a start does without them.
"""
NOTICE_MS = 3000
"""How long a notice can still be read after it was said."""


def announce(widget: QWidget, sentence: str, urgent: bool = False) -> None:
    """Let a screen reader say a sentence now, as it is spoken, while the widget is seen; `urgent`: before
    all else.

    Readers on Linux do not know Qt's announcements before Orca 45: they get a notice that appears.
    """
    if not sentence or not widget.isVisible():
        return
    sentence = spoken(sentence)
    if _has_notices():
        Notice(sentence, widget.window())
        return
    event = QAccessibleAnnouncementEvent(widget, sentence)
    if urgent:
        event.setPoliteness(QAccessible.AnnouncementPoliteness.Assertive)
    QAccessible.updateAccessibility(event)


class CurrentItem(QObject):
    """Lets a screen reader say the current item of a view with the keys, once, and after the view.

    Qt tells of the view alone, or of an item that becomes the current one as the keys come before the view:
    a view with this calls the currentChanged of QAbstractItemView, to which its own class adds that.
    """

    def __init__(self, view: QAbstractItemView) -> None:
        super().__init__(view)
        self._view = view
        self._soon = QTimer(self, singleShot=True)
        self._soon.timeout.connect(self._tell)
        self._from = QPersistentModelIndex()
        self._moved = QTimer(self, singleShot=True)
        self._moved.timeout.connect(self._tell_end)
        view.installEventFilter(self)

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        """Wait until Qt has told of the view, or has moved to another item."""
        if event.type() == QEvent.Type.FocusIn:
            self.follow()
        elif isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress and is_arrow(event):
            self._from = QPersistentModelIndex(self._view.currentIndex())
            if QAccessible.isActive():
                self._moved.start(0)
        return False

    @property
    def is_due(self) -> bool:
        """Whether the current item is told next."""
        return self._soon.isActive()

    def follow(self) -> None:
        """Tell of the item that is the current one when all is done that moves it."""
        if QAccessible.isActive():
            self._soon.start(0)

    def _tell(self) -> None:
        index = self._view.currentIndex()
        has_keys = QApplication.focusWidget() is self._view  # `hasFocus` answers for what stands in its place
        if has_keys and index.isValid():
            _tell(self._view, index, QAccessible.Event.Focus)

    def _tell_end(self) -> None:
        """Say that an arrow led nowhere: silence says nothing."""
        has_keys = QApplication.focusWidget() is self._view
        if has_keys and self._from.isValid() and self._view.currentIndex() == self._from:
            announce(self._view, words("no-further"))


def is_arrow(event: QKeyEvent) -> bool:
    """Tell whether an arrow is pressed, with nothing held beside it."""
    plain = not event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
    return plain and event.key() in ARROWS and not event.isAutoRepeat()


class NewNames(QObject):
    """Lets a screen reader renew the name and the description of an item: of Qt it hears nothing of either,
    and keeps the old ones.

    They are told when all is done that changes them: what lies between is so for nobody, and the keys may
    have gone on by then.
    """

    def __init__(self, view: QAbstractItemView) -> None:
        super().__init__(view)
        self._view = view
        self._model: QAbstractItemModel | None = None
        self._said: dict[tuple[int, int], tuple[str, str]] = {}
        self._changed: set[tuple[int, int]] = set()
        self._soon = QTimer(self, singleShot=True)
        self._soon.timeout.connect(self._tell)

    def follow(self, model: QAbstractItemModel | None) -> None:
        """Listen to the model of the view, and no more to the one before it."""
        if self._model is not None:
            self._model.dataChanged.disconnect(self._note)
            for signal in _shifts(self._model):
                signal.disconnect(self._learn)
        self._model = model
        if model is not None:
            model.dataChanged.connect(self._note)
            for signal in _shifts(model):
                signal.connect(self._learn)
        self._learn()

    def _learn(self) -> None:
        """Note all names: what is new in its place Qt tells itself."""
        self._said.clear()
        self._changed.clear()
        model = self._model
        if model is None or not QAccessible.isActive():
            return
        columns = model.columnCount() if isinstance(self._view, QTableView) else 1
        for row in range(model.rowCount()):
            for column in range(columns):
                self._said[row, column] = _said_of(model.index(row, column))

    def _note(self, first: QModelIndex, last: QModelIndex) -> None:
        if not QAccessible.isActive():
            return
        rows, columns = range(first.row(), last.row() + 1), range(first.column(), last.column() + 1)
        self._changed |= {(row, column) for row in rows for column in columns}
        self._soon.start(0)

    def _tell(self) -> None:
        changed, self._changed = sorted(self._changed), set()
        model = self._model
        if model is None:
            return
        for place in changed:
            index = model.index(*place)
            before, now = self._said.get(place, ("", "")), _said_of(index)
            self._said[place] = now
            if before[0] != now[0]:
                _tell(self._view, index, QAccessible.Event.NameChanged)
            if before[1] != now[1]:
                _tell(self._view, index, QAccessible.Event.DescriptionChanged)


def tell_name(widget: QWidget) -> None:
    """Let a screen reader renew the name of a widget which Qt makes of what it shows, as the tab in front:
    of that it hears nothing, and keeps the name it found first, or none."""
    if QAccessible.isActive():
        QAccessible.updateAccessibility(QAccessibleEvent(widget, QAccessible.Event.NameChanged))


def _shifts(model: QAbstractItemModel) -> tuple[SignalInstance, ...]:
    """Return the signals after which items stand elsewhere."""
    return (model.modelReset, model.layoutChanged, model.rowsInserted, model.rowsRemoved, model.rowsMoved)


def _said_of(index: QModelIndex) -> tuple[str, str]:
    """Return the name of an item and its description."""
    role = Qt.ItemDataRole
    name = str(index.data(role.AccessibleTextRole) or index.data(role.DisplayRole) or "")
    return name, str(index.data(role.AccessibleDescriptionRole) or "")


def _tell(view: QAbstractItemView, index: QModelIndex, what: QAccessible.Event) -> None:
    """Tell the system something of an item."""
    event = QAccessibleEvent(view, what)
    event.setChild(_child(view, index))
    QAccessible.updateAccessibility(event)


def _child(view: QAbstractItemView, index: QModelIndex) -> int:
    """Return the number of an item among those that Qt tells of; a table has its headers before them."""
    if not isinstance(view, QTableView):
        return index.row()
    return (index.row() + 1) * (index.model().columnCount() + 1) + index.column() + 1


def forget(window: QWidget) -> None:
    """Leave no sentence to be read any more: somebody else may be at the screen."""
    for notice in window.findChildren(Notice):
        notice.hide()
        notice.setAccessibleName("")


def tell_roles() -> None:
    """Let every class that has a ROLE be told to the system by it."""
    QAccessible.installFactory(_interface)


def _has_notices() -> bool:
    return sys.platform == "linux" and QGuiApplication.platformName() in ("xcb", "wayland")


def _interface(_class: str, part: QObject) -> QAccessibleInterface | None:
    if isinstance(part, QComboBox) and sys.platform == "linux":
        return _Choice(part)
    role = getattr(type(part), ROLE, None)
    if role is None or not isinstance(part, QWidget):
        return None
    return QAccessibleWidget(part, QAccessible.Role[role])


class _Choice(QAccessibleWidget):
    """A combo box with the name that was given to it: on Linux Qt's own tells only what is chosen."""

    def __init__(self, box: QComboBox) -> None:
        super().__init__(box, QAccessible.Role.ComboBox)
        self._box = box

    def text(self, kind: QAccessible.Text) -> str:
        """Say what is chosen after the name."""
        name, value = self._box.accessibleName(), self._box.currentText()
        if kind == QAccessible.Text.Name and name:
            return words("valued", name=name, value=value)
        is_told = kind in (QAccessible.Text.Name, QAccessible.Text.Value)
        return value if is_told else super().text(kind)


class Notice(QWidget):
    """A sentence that a screen reader says as it appears; nothing of it is drawn."""

    ACCESSIBLE_ROLE = "Notification"

    def __init__(self, sentence: str, window: QWidget) -> None:
        super().__init__(window)
        self.setAccessibleName(sentence)
        self.resize(1, 1)
        self.lower()
        self.show()
        QTimer.singleShot(NOTICE_MS, self, self.deleteLater)
