"""The small button that asks for a hint, and the line that says it, for pages over a table."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QWidget

from chrononauts_qt.ui.catalog import private_speech_texts
from chrononauts_qt.ui.catalog.hint_texts import text
from chrononauts_qt.ui.catalog.wording import sentences
from chrononauts_qt.ui.kit import private_speech
from chrononauts_qt.ui.kit.accessibility import announce
from chrononauts_qt.ui.kit.lamps import Sign, paint_sign
from chrononauts_qt.ui.kit.page import Page
from chrononauts_qt.ui.kit.spoken_keys import key_of


class HintButton(QPushButton):
    """The sign of a hint, drawn at the page's scale of the moment."""

    def __init__(self, page: Page) -> None:
        super().__init__()
        self._page = page
        self.setAutoDefault(True)

    def tell_name(self, note: str = "") -> None:
        """Say what the button does, in the language spoken now; `note`: where the grades are others."""
        self.setAccessibleName(text("hint"))
        self.setAccessibleDescription(note or text("hint-note"))
        self.setToolTip(note or text("hint-note"))

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        side = self._page.px(28)
        sign = QRectF(0, 0, side, side)
        sign.moveCenter(QRectF(self.rect()).center())
        with QPainter(self) as painter:
            paint_sign(painter, sign, "hint", self._page.theme)


def with_key(note: str, place: str) -> str:
    """Return what is said of hints at a table, with the key that asks for one in this place."""
    cap = key_of(place, "H")
    return sentences(note, text("hint-key", cap=cap) if cap else "")


def hint_button(page: Page, width: float, height: float = 0) -> HintButton:
    """Return a button with the sign of a hint, as high as its neighbours without a height of its own."""
    button = page.fixed(page.typed(HintButton(page), "body", 18), width, height)
    button.tell_name()
    return button


class HintLine(QWidget):
    """The sign of a hint, and its words; hidden while there are none."""

    def __init__(self, page: Page) -> None:
        super().__init__()
        row = page.spaced(QHBoxLayout(self), 0, 10)
        self._words = page.label("", "body", 18)
        row.addWidget(page.fixed(Sign("hint", page.theme), 26, 26))
        row.addWidget(self._words, 1)

    @property
    def words(self) -> str:
        """What is said now."""
        return self._words.text()

    def tell(self, sentence: str) -> None:
        """Say a sentence, or nothing."""
        said = private_speech.said(sentence, private_speech_texts.text("message"))
        self._words.setText(sentence)
        self._words.setAccessibleName(said)
        self.setAccessibleName(text("hint") if sentence else "")
        self.setAccessibleDescription(said)
        self.setVisible(bool(sentence))
        announce(self, said)
