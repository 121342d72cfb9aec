"""How much is found by what is typed."""

from __future__ import annotations

from chrononauts_qt.ui.catalog import i18n


def cards_found(count: int) -> str:
    """Return “3 cards found.”"""
    return i18n.translate("Counts", "%n card(s) found.", None, count)
