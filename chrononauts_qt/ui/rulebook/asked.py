"""What F1 asks about."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from PySide6.QtWidgets import QWidget

from chrononauts_qt.ui.kit.page import Page


class Asked(NamedTuple):
    """A topic of the rulebook, "" for none, and whether only the player at the screen knows it."""

    topic: str = ""
    private: bool = False


def way_up(widget: QWidget | None) -> Iterator[QWidget]:
    """Yield a widget and all that it lies in."""
    while widget is not None:
        yield widget
        widget = widget.parentWidget()


def asked_on_page(focus: QWidget | None) -> Asked:
    """Return what the page or the sheet around a widget is about, wherever on it the focus is."""
    return Asked(next((page.TOPIC for page in way_up(focus) if isinstance(page, Page) and page.TOPIC), ""))
