"""What shows how large a text size is."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget


class TextSample(QWidget):
    """Something that is drawn at a text size; a game draws it as on its table."""

    def set_scale(self, text_scale: float) -> None:
        """Show another text size."""
        raise NotImplementedError
