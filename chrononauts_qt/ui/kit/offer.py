"""A card in the hand of drag and drop, as the clipboard data that Qt carries between views."""

from __future__ import annotations

import json
from dataclasses import dataclass

from PySide6.QtCore import QMimeData

CARD_MIME = "application/x-chrononauts-card"


@dataclass(frozen=True, slots=True)
class Offer:
    """A card id and where it is taken from: hand, small-hand, discard or draw-pile."""

    card: str
    source: str


def encode(offer: Offer) -> QMimeData:
    """Return the offer as MIME data; no text format, so that other programs take nothing from a hand."""
    data = QMimeData()
    data.setData(CARD_MIME, json.dumps({"card": offer.card, "source": offer.source}).encode())
    return data


def decode(data: QMimeData) -> Offer | None:
    """Return the offer in `data`, or None for anything that is not one."""
    if not data.hasFormat(CARD_MIME):
        return None
    try:
        found = json.loads(bytes(data.data(CARD_MIME).data()))
        return Offer(str(found["card"]), str(found["source"]))
    except (ValueError, KeyError, TypeError):
        return None
