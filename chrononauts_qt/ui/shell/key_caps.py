"""The keys of the list as caps: those that can be given another key are pressed for it."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent
from PySide6.QtWidgets import QPushButton

from chrononauts_qt.session.settings import Settings
from chrononauts_qt.ui.catalog.key_texts import text as words
from chrononauts_qt.ui.kit.own_keys import Stroke, name_of, own_name, shown
from chrononauts_qt.ui.kit.shortcuts import Part, Shortcut
from chrononauts_qt.ui.kit.theme import Theme


class KeyCap(QPushButton):
    """A key of the list. Pressed, it takes the next stroke as its new key."""

    stroked = Signal(object)
    """The stroke that was asked for; None if the keys went elsewhere."""

    def __init__(self, part: Part, does: str, theme: Theme) -> None:
        super().__init__(part.text)
        self.usual, self.place, self.does = part.usual, part.place, does
        self.asks = False
        self.setAutoDefault(False)
        self.setStyleSheet(
            f"QPushButton {{ {cap_style(theme)} min-height: 0; min-width: 0; }}"
            f" QPushButton:focus {{ border-color: {theme['focus']}; }}"
        )

    def event(self, event: QEvent) -> bool:
        """Take every key while one is asked for; no shortcut is looked for."""
        if not self.asks or not isinstance(event, QKeyEvent):
            return super().event(event)
        event.accept()
        stroke = Stroke.of(event)
        if event.type() == QEvent.Type.KeyPress and not event.isAutoRepeat() and not stroke.is_modifier:
            self.stroked.emit(stroke)
        return True

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Ask no longer."""
        super().focusOutEvent(event)
        if self.asks:
            self.stroked.emit(None)

    def show_own(self, settings: Settings) -> None:
        """Show the key that is set."""
        own = shown(settings, own_name(settings, self.place, self.usual))
        self.setText(own)
        self.setAccessibleName(words("row", keys=own, does=self.does))


def cap_style(theme: Theme) -> str:
    """Return how a key looks."""
    return (
        f"background: {theme['raised']}; color: {theme['text']}; border: 1px solid {theme['muted']};"
        " border-bottom-width: 3px; border-radius: 5px; padding: 1px 7px;"
    )


def own(shortcut: Shortcut, place: str, settings: Settings) -> Shortcut:
    """Return a row of the list with the keys that are set; those that can be changed say for what."""

    def part_of(part: Part) -> Part:
        usual = name_of(part.text) if part.is_cap else ""
        if not usual:
            return part
        key = own_name(settings, place, usual)
        is_usual = key == usual and settings.letters != "alt"
        return Part(part.text if is_usual else shown(settings, key), True, usual, place)

    return Shortcut(tuple(part_of(part) for part in shortcut.keys), shortcut.does)
