"""What is answered at the counter: as at the big table, but nothing of a TimeLine."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar

from PySide6.QtCore import Qt

from chrononauts_qt.games.chrononauts.view import View
from chrononauts_qt.ui.games.chrononauts.inquiries import BoxInquiries
from chrononauts_qt.ui.games.chrononauts.texts.inquiry_texts import text
from chrononauts_qt.ui.table.inquiries import Public


def no_timeline(view: View, names: Sequence[str], seat: int | None) -> str:
    """Say that nothing is open here."""
    return text("no-timeline")


class CounterInquiries(BoxInquiries):
    """The keys of Artifaxx."""

    PUBLIC: ClassVar[Mapping[int, Public]] = {**BoxInquiries.PUBLIC, Qt.Key.Key_O: no_timeline}
