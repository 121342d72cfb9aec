"""Keep the Identity or change it once, before the first turn."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QVBoxLayout, QWidget

from chrononauts_qt.ui.catalog import private_speech_texts
from chrononauts_qt.ui.catalog import windows as words
from chrononauts_qt.ui.catalog.common import text
from chrononauts_qt.ui.kit import private_speech
from chrononauts_qt.ui.kit.overlay import Sheet
from chrononauts_qt.ui.kit.page import clear
from chrononauts_qt.ui.kit.theme import DARK, Theme
from chrononauts_qt.ui.table.hint_parts import HintLine, hint_button


@dataclass(frozen=True)
class IdentityLine:
    """One of an Identity's three years: as it is written (1963 or 1963′), its headline, if it is altered."""

    year: str
    headline: str
    altered: bool = False


class MulliganSheet(Sheet):
    """Shows an Identity to its owner, after the owner's curtain. `answered` carries True for a change.

    A new one is only shown; `seen` says that its owner has read it.
    """

    answered = Signal(bool)
    seen = Signal()
    hint_wanted = Signal()

    TOPIC = "rule:R-209"
    WIDTH = 760

    def __init__(self, parent: QWidget, theme: Theme = DARK) -> None:
        super().__init__(theme, parent, opaque=True)
        self._is_new = False
        self._text = self.label("", "body", 18)
        self._card = QFrame()
        self._card.setObjectName("identity")
        self._card.setStyleSheet(
            f"#identity {{ background: {theme['card']}; border: none; border-radius: 10px; }}"
        )
        self._lines = self.spaced(QVBoxLayout(self._card), 22, 14)
        self.body.addWidget(self._text)
        self.body.addWidget(self._card)
        note = self.label("", "body", 18, muted=True)
        self.says(lambda: words.text("mulligan-keep-note"), note.setText)
        self.body.addWidget(note)
        self.hint = HintLine(self)
        self.hint.hide()
        self.body.addWidget(self.hint)
        self.hint_button = hint_button(self, 40, 40)
        self.hint_button.clicked.connect(self.hint_wanted)
        self.change_button = change = self.fixed(self.button(""), 180, 0)
        self.says(lambda: text("mulligan-exchange"), change.setText, change.setAccessibleName)
        self.keep_button = self.fixed(self.button("", primary=True), 180, 0)
        self.change_button.clicked.connect(lambda: self._answer(True))
        self.keep_button.clicked.connect(lambda: self._answer(False))
        self.buttons.addStretch(1)
        self.buttons.addWidget(self.hint_button)
        self.buttons.addWidget(self.change_button)
        self.buttons.addWidget(self.keep_button)

    def ask(self, identity: str, lines: Sequence[IdentityLine]) -> None:
        """Show an Identity's title and its three years, to be kept or exchanged."""
        self._is_new = False
        self._show(text("mulligan-title"), text("mulligan-text", identity=identity), identity, lines)

    def tell(self, identity: str, lines: Sequence[IdentityLine]) -> None:
        """Show the Identity that came in exchange."""
        self._is_new = True
        self._show(text("mulligan-new-title"), text("mulligan-new", identity=identity), identity, lines)

    def _show(self, title: str, words_: str, identity: str, lines: Sequence[IdentityLine]) -> None:
        self.title.setText(title)
        self.setAccessibleName(title)
        hushed = private_speech_texts.text("goal")
        self._text.setText(words_)
        self._text.setAccessibleName(private_speech.said(words_, hushed))
        self.change_button.setVisible(not self._is_new)
        self.hint_button.setVisible(not self._is_new)
        self.hint_button.tell_name()
        self.tell_hint("")
        keep = text("mulligan-seen" if self._is_new else "mulligan-keep")
        self.keep_button.setText(keep)
        self.keep_button.setAccessibleName(keep)
        clear(self._lines)
        ink = self.theme["card_ink"]
        head = self.label(identity, "title", 26)
        head.setStyleSheet(f"color: {ink}")
        head.setAccessibleName(private_speech.said(identity, hushed))
        self._lines.addWidget(head)
        for line in lines:
            self._add_line(line)
        self.open()
        self.keep_button.setFocus()

    def tell_hint(self, sentence: str) -> None:
        """Show a hint below the Identity; empty: none."""
        self.hint.tell(sentence)
        self.place()

    def _add_line(self, line: IdentityLine) -> None:
        row = self.spaced(QHBoxLayout(), 0, 16)
        self._lines.addLayout(row)
        year = self.fixed(self.label(line.year, "number", 24), 92, 0)
        ink = self.theme["card_ink"]
        fill, radius = (self.theme["patch"], 10) if line.altered else (self.theme["identity"], 2)
        year.setStyleSheet(
            f"background: {fill}; color: {ink}; border: 2px solid {ink};"
            f" border-radius: {radius}px; padding: 2px 4px;"
        )
        year.setAlignment(Qt.AlignmentFlag.AlignCenter)
        words_ = self.label(line.headline, "headline", 22)
        words_.setStyleSheet(f"color: {ink}")
        for label in (year, words_):
            label.setAccessibleName(private_speech.said(label.text(), private_speech_texts.text("goal")))
        row.addWidget(year, 0, Qt.AlignmentFlag.AlignTop)
        row.addWidget(words_, 1)

    def forget(self) -> None:
        """Go away with all that was shown: it has been answered, or the curtain falls."""
        self.hide()
        self._text.setText("")
        self._text.setAccessibleName("")
        self.hint.tell("")
        clear(self._lines)

    def _answer(self, change: bool) -> None:
        self.forget()
        if self._is_new:
            self.seen.emit()
        else:
            self.answered.emit(change)
