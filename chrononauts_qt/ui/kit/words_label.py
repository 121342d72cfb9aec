"""A label that is read as its words are spoken."""

from __future__ import annotations

from PySide6.QtWidgets import QLabel

from chrononauts_qt.ui.catalog.wording import spoken


class WordsLabel(QLabel):
    """Says the sign of an altered year in words to a screen reader, of its text and of its name."""

    _called = ""

    def __init__(self, words: str) -> None:
        super().__init__(words)
        self._tell()

    def setText(self, words: str) -> None:
        super().setText(words)
        self._tell()

    def setAccessibleName(self, name: str) -> None:
        """Let it be called so; "": as it is written."""
        self._called = name
        self._tell()

    def _tell(self) -> None:
        said = spoken(self._called or self.text())
        super().setAccessibleName(said if self._called or said != self.text() else "")
