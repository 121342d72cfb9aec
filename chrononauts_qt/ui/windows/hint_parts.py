"""The small button that asks for a hint, and the line that says it, for pages over a table."""

from __future__ import annotations

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QWidget

from chrononauts_qt.ui import earshot
from chrononauts_qt.ui.catalog import earshot_texts
from chrononauts_qt.ui.catalog.hint_texts import text
from chrononauts_qt.ui.windows.lamps import Sign, sign_icon
from chrononauts_qt.ui.windows.parts import Page


def hint_button(page: Page, width: float, height: float = 0) -> QPushButton:
    """Return a button with the sign of a hint, as high as its neighbours without a height of its own.

    `name_hint` gives it its words.
    """
    button = page.fixed(page.button(""), width, height)
    name_hint(page, button)
    return button


def name_hint(page: Page, button: QPushButton) -> None:
    """Say what the button does, in the language spoken now, and draw its sign at the page's scale."""
    side = page.px(28)
    button.setIcon(sign_icon("hint", page.theme, side))
    button.setIconSize(QSize(side, side))
    button.setAccessibleName(text("hint"))
    button.setAccessibleDescription(text("hint-note"))
    button.setToolTip(text("hint-note"))


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
        said = earshot.said(sentence, earshot_texts.text("message"))
        self._words.setText(sentence)
        self._words.setAccessibleName(said)
        self.setAccessibleName(text("hint") if sentence else "")
        self.setAccessibleDescription(said)
        self.setVisible(bool(sentence))
