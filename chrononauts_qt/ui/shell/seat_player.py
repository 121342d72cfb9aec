"""Who plays a seat of the new-game page: a person, or a bot of some rank."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import QSizePolicy

from chrononauts_qt.session.settings import RANKS
from chrononauts_qt.ui.catalog import seat_texts as words
from chrononauts_qt.ui.kit.page import Page, WholeBox


class SeatPlayer(WholeBox):
    """Person, Cadet, Agent or Chief; the wheel scrolls the page and changes nobody."""

    recast = Signal()

    def __init__(self, page: Page, rank: str) -> None:
        super().__init__()
        page.typed(self, "label", 17)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        for place, key in enumerate(("", *RANKS)):
            self.addItem(words.text(key or "person"), key)
            about = words.text(f"about-{key or 'person'}")
            self.setItemData(place, about, Qt.ItemDataRole.ToolTipRole)
            self.setItemData(place, about, Qt.ItemDataRole.AccessibleDescriptionRole)
        self.choose(rank)
        self.currentIndexChanged.connect(lambda _: self._changed())

    @property
    def rank(self) -> str:
        """The rank of the bot that plays, "" for a person."""
        return str(self.currentData())

    def choose(self, rank: str) -> None:
        """Show who plays; a rank that is not there is a person."""
        self.setCurrentIndex(max(0, self.findData(rank)))
        self._tell()

    def set_place(self, name: str, seat: int) -> None:
        """Tell who sits in which 0-based seat."""
        self.setAccessibleName(words.played_by(name, seat))

    def _changed(self) -> None:
        self._tell()
        self.recast.emit()

    def _tell(self) -> None:
        about = words.text(f"about-{self.rank or 'person'}")
        self.setAccessibleDescription(about)
        self.setToolTip(about)

    def wheelEvent(self, event: QWheelEvent) -> None:
        event.ignore()
