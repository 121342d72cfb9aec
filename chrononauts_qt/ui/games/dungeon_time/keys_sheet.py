"""The sheet on which the keys of the Adventure phase are set, place by place."""

from __future__ import annotations

import sys

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QHideEvent, QKeyEvent
from PySide6.QtWidgets import QGridLayout, QPushButton, QWidget

from chrononauts_qt.games.dungeon_time.cards import SEATS
from chrononauts_qt.ui.games.dungeon_time.key_plan import KeyPlan
from chrononauts_qt.ui.games.dungeon_time.layout import HANDS
from chrononauts_qt.ui.games.dungeon_time.physical_keys import CARD, KeyCaps, Place, Use, place_of
from chrononauts_qt.ui.games.dungeon_time.texts.keys_texts import text
from chrononauts_qt.ui.kit.accessibility import announce
from chrononauts_qt.ui.kit.overlay import Sheet
from chrononauts_qt.ui.kit.page import clear
from chrononauts_qt.ui.kit.questions import OneOfMany
from chrononauts_qt.ui.kit.theme import Theme


def use_words(use: Use) -> str:
    """Return what a key is for."""
    return text("use-card", number=use.number + 1) if use.act == CARD else text(f"use-{use.act}")


class KeysSheet(Sheet):
    """A button for each use of a place; after a press on it the next key that is pressed is its key."""

    WIDTH = 860

    def __init__(
        self, parent: QWidget, theme: Theme, plan: KeyPlan, caps: KeyCaps, system: str = sys.platform
    ) -> None:
        super().__init__(theme, parent)
        self.plan, self._caps, self._system = plan, caps, system
        self._seats, self._at = 1, 0
        self._waits: Use | None = None
        self.uses: dict[Use, QPushButton] = {}
        self.says(lambda: text("keys"), self.entitle)
        places = [(f"{seats} {at}", _place_words(seats, at)) for seats in SEATS for at in range(seats)]
        self.places = OneOfMany(self, text("whose"), places)
        self.places.changed.connect(self._choose)
        self.said = self.label("", "body", 18)
        self.said.setMinimumHeight(0)
        self._cards = self.spaced(QGridLayout(), 0, 8)
        self._others = self.spaced(QGridLayout(), 0, 8)
        self.body.addWidget(self.places)
        self.body.addLayout(self._cards)
        self.body.addLayout(self._others)
        self.body.addWidget(self.said)
        self.usual_button = self.worded_button(lambda: text("usual"), self._reset)
        self.back_button = self.worded_button(lambda: text("close"), self.go_back, 160, primary=True)
        self.buttons.addWidget(self.usual_button)
        self.buttons.addStretch(1)
        self.buttons.addWidget(self.back_button)
        plan.changed.connect(self._show)

    def ask(self, seats: int = 1) -> None:
        """Show the sheet with the keys of a table of so many."""
        self.places.choose(f"{seats} 0")
        self.said.setText(text("how"))
        self.open(self.places.box)
        self._turn_to(f"{seats} 0")

    def asks(self) -> str:
        """Return what is said of the keys."""
        return self.said.text()

    def _choose(self, key: str) -> None:
        """Show the keys of a place, and say how they are set."""
        self._turn_to(key)
        self._say(text("how"))

    def _turn_to(self, key: str) -> None:
        self._seats, self._at = map(int, key.split())
        self._waits = None
        self._fill()

    def _fill(self) -> None:
        """Make a button for each use: cards as they lie, the other keys below them."""
        clear(self._cards)
        clear(self._others)
        self.uses = {}
        rows = HANDS[self._seats]
        places = [(row, column) for row, count in enumerate(rows) for column in range(count)]
        for use in self.plan.keys(self._seats)[self._at]:
            button = self.uses[use] = self.typed(self.button(""), "label", 16)
            button.clicked.connect(lambda _=False, use=use: self._wait(use))
            if use.act == CARD:
                self._cards.addWidget(button, *places[use.number])
            else:
                self._others.addWidget(button, 0, self._others.count())
        for button in self.uses.values():
            button.show()
        self._show()
        self.place()

    def _show(self) -> None:
        """Write on every button its use and its key; the one that waits is dashed."""
        if self.isHidden():
            return
        for use, button in self.uses.items():
            key = self.plan.keys(self._seats)[self._at][use]
            if use == self._waits:
                said = text("waits", use=use_words(use))
            elif key is None:
                said = text("no-key", use=use_words(use))
            else:
                said = text("key-of", use=use_words(use), letter=self._caps[key])
            button.setText(said.replace("&", "&&"))
            button.setAccessibleName(said)
            dashed = f"QPushButton {{ border: 3px dashed {self.theme['focus']}; }}"
            button.setStyleSheet(dashed if use == self._waits else "")
        self.usual_button.setEnabled(not self.plan.is_usual(self._seats))
        self.rescale()  # a style sheet has least sizes of its own

    def _wait(self, use: Use) -> None:
        """Let the next key be that of a use; a press on the one that waits lets it be."""
        self._waits = None if self._waits == use else use
        self.uses[use].setFocus()
        self._show()
        self._say(text("how") if self._waits is None else text("press-now", use=use_words(use)))

    def _reset(self) -> None:
        self._waits = None
        self.plan.reset(self._seats)
        self._say(text("reset"))
        self.places.box.setFocus()

    def take(self, use: Use, key: Place) -> None:
        """Give a use its key, or say whose it is."""
        holder = self.plan.holder(self._seats, key)
        self._waits = None
        if self.plan.put(self._seats, self._at, use, key):
            said = text("set", use=use_words(use), letter=self._caps[key])
        else:
            assert holder is not None, "a key that cannot be had is somebody's"
            facts = {"letter": self._caps[key], "use": use_words(holder[1]), "place": holder[0] + 1}
            said = text("taken-alone" if self._seats == 1 else "taken", **facts)
        self._show()
        self._say(said)

    def _say(self, words: str) -> None:
        self.said.setText(words)
        announce(self, words)
        self.place()

    # -- Qt's events ------------------------------------------------------------------------------

    def event(self, event: QEvent) -> bool:
        """Keep the keys that are set from the shortcuts of the window."""
        if event.type() == QEvent.Type.ShortcutOverride and self._waits is not None:
            event.accept()
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Take the key that is waited for; no other reaches the table."""
        key = place_of(event.nativeScanCode(), event.nativeVirtualKey(), self._system)
        use = self._waits
        if event.isAutoRepeat():
            return
        if use is not None and event.key() == Qt.Key.Key_Escape:
            self._wait(use)
        elif use is not None and key is not None:
            if not event.modifiers() & Qt.KeyboardModifier.ShiftModifier:
                self._caps.learn(key, event.text())
            self.take(use, key)
        elif use is not None:
            self._say(text("only-rows"))
        elif key is None:
            super().keyPressEvent(event)

    def hideEvent(self, event: QHideEvent) -> None:
        """Wait for no key any more."""
        super().hideEvent(event)
        self._waits = None

    def go_back(self) -> bool:
        self.hide()
        return True


def _place_words(seats: int, at: int) -> str:
    return text("alone") if seats == 1 else text("place", seats=seats, place=at + 1)
