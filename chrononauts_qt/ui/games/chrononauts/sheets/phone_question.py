"""The Memo window of people who all have phones: the question, and who is asked it there."""

from __future__ import annotations

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QVBoxLayout

from chrononauts_qt.ui.catalog.common import text
from chrononauts_qt.ui.kit.page import Page

ASKS = tuple(("title", units) for units in (26, 24, 22, 20, 18))
"""The type of the question, on two lines at most."""
NAMES = tuple(("text", units) for units in (24, 22, 20, 18, 16, 15, 14, 13, 12))
"""The type of who is asked."""
_SHARE = 0.36
"""How much of the height the question may take."""


class PhoneQuestion:
    """Both on a page that is seen from afar; where somebody sits at the screen it has words of its own."""

    def __init__(self, page: Page, column: QVBoxLayout) -> None:
        self._page = page
        self._asks = page.label(text("anyone"), *ASKS[0])
        self._names = page.label("", *NAMES[0])
        for part in (self._asks, self._names):
            column.addWidget(part)

    def show(self, is_shown: bool, names: str) -> None:
        """Show in a sentence who is asked, or nothing."""
        self._names.setText(names)
        for part in (self._asks, self._names):
            part.setVisible(is_shown)

    def fit(self, edges: int) -> None:
        """Set both as large as there is room between the edges of the page."""
        wide, high = self._asks.width(), self._page.height()
        self._page.typed_to_fit(self._asks, ASKS, QSize(wide, round(_SHARE * high)))
        room = high - self._asks.heightForWidth(wide) - edges
        self._page.typed_to_fit(self._names, NAMES, QSize(wide, room))
