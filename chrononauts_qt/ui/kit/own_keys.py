"""The keys a person has instead of the usual ones: translated before anything in the window hears of them."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from PySide6.QtCore import QEvent, QKeyCombination, QObject, Qt
from PySide6.QtGui import QKeyEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import QApplication, QWidget

from chrononauts_qt.session.settings import Settings

EVERYWHERE = ""
"""The place of the keys that work on every page."""
KEYS = (QEvent.Type.KeyPress, QEvent.Type.KeyRelease, QEvent.Type.ShortcutOverride)

_Modifier = Qt.KeyboardModifier
_NONE = _Modifier.NoModifier
_CHORD = _Modifier.ControlModifier | _Modifier.AltModifier | _Modifier.MetaModifier
_ADDED = {
    Qt.Key.Key_Shift: _Modifier.ShiftModifier,
    Qt.Key.Key_Control: _Modifier.ControlModifier,
    Qt.Key.Key_Alt: _Modifier.AltModifier,
    Qt.Key.Key_Meta: _Modifier.MetaModifier,
}
_FIXED = {
    Qt.Key.Key_Tab, Qt.Key.Key_Backtab, Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Escape,
    Qt.Key.Key_Space, Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down,
    Qt.Key.Key_unknown, Qt.Key.Key_Backspace, *_ADDED,
}  # fmt: skip
"""What moves, chooses and leads back on every page, and takes no other meaning."""
_SHIFTS = {"Maiusc+": "Shift+", "Maj+": "Shift+"}
"""How our languages print a key that is held."""


class Stroke(NamedTuple):
    """A key with what is held down beside it, and what it types."""

    key: Qt.Key
    held: Qt.KeyboardModifier = _NONE
    text: str = ""

    @classmethod
    def of(cls, event: QKeyEvent) -> Stroke:
        """Return the stroke of an event."""
        return cls(Qt.Key(event.key()), event.modifiers(), event.text())

    @classmethod
    def named(cls, name: str) -> Stroke:
        """Return the stroke of a name, such as “E” or “Shift+C”."""
        sequence = QKeySequence(name)
        if sequence.count() != 1:
            return cls(Qt.Key.Key_unknown)
        keys = sequence[0]  # type: ignore[index]  # the stubs lack it
        key, held = keys.key(), keys.keyboardModifiers()
        sign = chr(key.value) if key.value < 0x110000 else ""
        typed = "" if held & _CHORD else sign if held & _Modifier.ShiftModifier else sign.lower()
        return cls(key, held, typed)

    @property
    def name(self) -> str:
        """What it is kept under; a sign is the same with Shift or without, and on the keypad."""
        held = self.held & ~(_Modifier.KeypadModifier | _Modifier.GroupSwitchModifier)
        sign = self.key.value < 0x110000
        if sign and not chr(self.key.value).isalpha() and not held & _CHORD:
            held &= ~_Modifier.ShiftModifier
        return QKeySequence(QKeyCombination(held, self.key)).toString()

    @property
    def is_single(self) -> bool:
        """Tell whether it is a letter, a digit or a sign alone, in small or large."""
        return Qt.Key.Key_Space.value < self.key.value < 0x110000 and not self.held & _CHORD

    @property
    def without_alt(self) -> Stroke:
        """The same without Alt."""
        return self._replace(held=self.held & ~_Modifier.AltModifier)

    @property
    def is_modifier(self) -> bool:
        """Tell whether it is Ctrl, Shift and the like alone."""
        return self.key in _ADDED

    @property
    def can_be_given(self) -> bool:
        """Tell whether something can be given this key."""
        return self.key not in _FIXED


def name_of(cap: str) -> str:
    """Return the name of the letter, sign or chord printed on a cap; "" for what stays as it is: digits
    are told in ranges, and each is the card of its number."""
    for printed, name in _SHIFTS.items():
        cap = cap.replace(printed, name)
    keys = QKeySequence(cap)
    if keys.count() != 1 or not keys.toString():
        return ""
    stroke = Stroke.named(cap)
    is_sign = stroke.is_single and not cap.isdigit()
    changes = is_sign or bool(stroke.held & (_CHORD | _Modifier.ShiftModifier))
    return stroke.name if changes and stroke.can_be_given else ""


def names_on(cap: str) -> tuple[str, ...]:
    """Return the names of all keys that a cap stands for: “1–6” is six."""
    first, between, last = cap.partition("–")
    if between and len(first) == len(last) == 1:
        return tuple(chr(sign) for sign in range(ord(first), ord(last) + 1))
    keys = QKeySequence(cap)
    return (Stroke.named(name_of(cap) or cap).name,) if keys.count() == 1 else ()


def own_name(settings: Settings, place: str, usual: str) -> str:
    """Return the key that does what `usual` does in a place as it is drawn."""
    return settings.own_keys.get(place, {}).get(usual) or usual


def shown(settings: Settings, name: str) -> str:
    """Return a key as this system writes it, with what must be held for a single one."""
    is_held = settings.letters == "alt" and Stroke.named(name).is_single
    return QKeySequence(f"Alt+{name}" if is_held else name).toString(QKeySequence.SequenceFormat.NativeText)


def meant(settings: Settings, place: str, name: str) -> str:
    """Return the usual key of what `name` does here; "" if it has been taken from everything."""
    for where in (place, EVERYWHERE):
        own = {usual: key for usual, key in settings.own_keys.get(where, {}).items() if key}
        for usual, key in own.items():
            if key == name:
                return usual
        if name in own:
            return ""
    return name


class KeyTranslator(QObject):
    """Stands before a window and hands on each key as the usual one for what it does there.

    Of single letters it hands on what the settings want; a list still finds by them. With keys in turn a
    modifier that is pressed and let go alone is held for the next key, until it is pressed once more or
    Escape lets it go. While a key is asked for, each is what it is.
    """

    def __init__(self, window: QWidget, settings: Callable[[], Settings], place: Callable[[], str]) -> None:
        super().__init__(window)
        self._window = window
        self._settings = settings
        self._place = place
        self.is_asked = False
        self.waiting: Qt.KeyboardModifier = _NONE
        self._alone: int | None = None
        self._sends = False
        self._down: dict[int, Stroke | None] = {}
        (window.windowHandle() or window).installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Wait for the window to be there, if it is not yet; then take its keys."""
        if watched is self._window:
            handle = self._window.windowHandle()
            if event.type() == QEvent.Type.Show and handle is not None:
                self._window.removeEventFilter(self)
                handle.installEventFilter(self)
            return False
        if event.type() not in KEYS or self._sends or not isinstance(event, QKeyEvent):
            return False
        if QApplication.activePopupWidget() is not None:
            return False
        return self._take(watched, event)

    def _take(self, window: QObject, event: QKeyEvent) -> bool:
        stroke = Stroke.of(event)
        if event.type() == QEvent.Type.KeyRelease:
            self._let_go(event)
            if event.key() not in self._down:
                return False
            before = self._down.pop(event.key()) if not event.isAutoRepeat() else self._down[event.key()]
            if before is not None:
                self._send(window, QEvent.Type.KeyRelease, before, event)
            return True
        if stroke.key in _ADDED:
            if event.type() == QEvent.Type.KeyPress and not event.isAutoRepeat():
                self._alone = event.key() if self._alone is None and not self._down else 0
            return False
        found = self.translated(stroke)
        if event.type() == QEvent.Type.ShortcutOverride:
            if found != stroke:
                event.accept()
            return found != stroke
        is_let_go = bool(self.waiting) and stroke.key == Qt.Key.Key_Escape
        self._alone = None
        self._hold(_NONE, is_let_go)
        if is_let_go:
            found = None
        if found == stroke:
            return False
        self._down[event.key()] = found
        if found is not None:
            self._press(window, found, event)
        elif stroke.is_single:
            _find(stroke.text)
        event.accept()
        return True

    def _let_go(self, event: QKeyEvent) -> None:
        """Hold a modifier that was pressed alone for the next key, or no longer."""
        if event.isAutoRepeat() or Qt.Key(event.key()) not in _ADDED:
            return
        if self._settings().keys_in_turn and self._alone == event.key():
            self._hold(self.waiting ^ _ADDED[Qt.Key(event.key())], is_let_go=True)
        self._alone = None

    def _hold(self, held: Qt.KeyboardModifier, is_let_go: bool) -> None:
        """Hold this for the next key, and tell of it."""
        if held == self.waiting:
            return
        self.waiting = held
        from chrononauts_qt.ui.kit import held_keys

        held_keys.tell(self._window, held, is_let_go)

    def translated(self, stroke: Stroke) -> Stroke | None:
        """Return what is to be heard in the place of a stroke; None for nothing."""
        settings, now = self._settings(), stroke
        if self.waiting:
            is_chord = bool(self.waiting & _CHORD)
            large = stroke.text.upper() if self.waiting & _Modifier.ShiftModifier else stroke.text
            now = Stroke(stroke.key, stroke.held | self.waiting, "" if is_chord else large)
        if self.is_asked or (now.is_single and _is_typed_into()):
            return now
        if settings.letters != "on":
            plain = now.without_alt
            if now.is_single:
                return None
            if settings.letters == "alt" and plain.is_single and now.held & _Modifier.AltModifier:
                now = plain._replace(text=Stroke.named(plain.name).text)
        name = now.name
        usual = meant(settings, self._place(), name)
        if usual != name:
            return Stroke.named(usual) if usual else None
        is_alt = bool(now.held & _Modifier.AltModifier)
        is_off = settings.letters == "off" and is_alt and now.without_alt.is_single
        return None if is_off else now  # many a table minds the letter alone

    def _press(self, window: QObject, stroke: Stroke, event: QKeyEvent) -> None:
        """Press a key as Qt would: shortcuts first, unless whoever has the keys wants it."""
        is_wanted = self._send(window, QEvent.Type.ShortcutOverride, stroke, event)
        if is_wanted or not self._start(stroke):
            self._send(window, QEvent.Type.KeyPress, stroke, event)

    def _send(self, window: QObject, kind: QEvent.Type, stroke: Stroke, event: QKeyEvent) -> bool:
        native = event.nativeScanCode(), event.nativeVirtualKey(), event.nativeModifiers()
        is_same = stroke.key == Qt.Key(event.key())
        codes = native if is_same else (0, 0, 0)
        repeats = event.isAutoRepeat()
        copy = QKeyEvent(kind, stroke.key, stroke.held, *codes, stroke.text, repeats)
        copy.setTimestamp(event.timestamp())
        copy.setAccepted(kind != QEvent.Type.ShortcutOverride)
        self._sends = True
        try:
            QApplication.sendEvent(window, copy)
        finally:
            self._sends = False
        return copy.isAccepted()

    def _start(self, stroke: Stroke) -> bool:
        """Start the shortcut of a stroke, if there is one in sight."""
        for action in self._window.actions():
            if action.isEnabled() and stroke.name in _names(action.shortcuts()):
                action.trigger()
                return True
        for one in self._window.findChildren(QShortcut):
            if one.isEnabled() and stroke.name in _names(one.keys()) and _is_in_reach(one):
                one.activated.emit()
                return True
        return False


def _names(sequences: list[QKeySequence]) -> set[str]:
    return {Stroke.named(keys.toString()).name for keys in sequences if keys.count() == 1}


def _is_in_reach(shortcut: QShortcut) -> bool:
    owner, focus = shortcut.parent(), QApplication.focusWidget()
    if not isinstance(owner, QWidget) or not owner.isVisible():
        return False
    context, kinds = shortcut.context(), Qt.ShortcutContext
    if context == kinds.WidgetShortcut:
        return focus is owner
    within = context == kinds.WidgetWithChildrenShortcut
    return not within or focus is owner or (focus is not None and owner.isAncestorOf(focus))


def _find(sign: str) -> None:
    """Let a list that has the keys find by a sign."""
    from PySide6.QtWidgets import (
        QAbstractItemView,  # read when wanted: making the class takes time at a start
    )

    focus = QApplication.focusWidget()
    if isinstance(focus, QAbstractItemView):
        focus.keyboardSearch(sign)


def _is_typed_into() -> bool:
    """Tell whether what has the keys takes letters as a text."""
    from PySide6.QtWidgets import QAbstractSpinBox, QComboBox, QLineEdit, QPlainTextEdit, QTextEdit

    focus = QApplication.focusWidget()
    if isinstance(focus, QComboBox):
        return focus.isEditable()
    if isinstance(focus, QTextEdit | QPlainTextEdit | QLineEdit):
        return not focus.isReadOnly()
    return isinstance(focus, QAbstractSpinBox)
