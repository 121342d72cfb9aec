"""Drag and drop at any table: what is carried, whom the models ask, and the drop side that they share.

Models hold no rules themselves: they ask the referee, submit, and change nothing.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

from PySide6.QtCore import QMimeData, QModelIndex, QPersistentModelIndex, Qt
from PySide6.QtGui import QDropEvent

Index = QModelIndex | QPersistentModelIndex
NO_INDEX = QModelIndex()
CARD_MIME = "application/x-chrononauts-card"
COPY = Qt.DropAction.CopyAction
"""Whatever is dropped, no row leaves its source: the next view says what is in a hand."""


@dataclass(frozen=True, slots=True)
class Offer:
    """A card that is dragged: its id, and where it is taken from: hand, small-hand, discard or draw-pile."""

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


def answer_drag(event: QDropEvent, is_welcome: bool) -> None:
    """Take what is dragged over or dropped on a view as a copy, or leave it."""
    if is_welcome:
        event.setDropAction(COPY)
    event.setAccepted(is_welcome)


class Referee(Protocol):
    """Answers for the seat whose view is shown.

    ``source`` is hand, small-hand, discard or draw-pile. ``target`` is a year ("1963"), an artifact id,
    "seat-2", "discard", "slot" (a card without a target), "left" or "right".
    """

    def explain_drop(self, card_id: str, source: str, target: str) -> str | None:
        """Return None if the card may be dropped there, else why not: a sentence, or "" without words."""

    def submit_drop(self, card_id: str, source: str, target: str) -> None:
        """Submit the action of a legal drop; the models change only when the new view arrives."""


def first_taker(
    referee: Referee | None, offer: Offer | None, targets: Sequence[str]
) -> tuple[str, str | None]:
    """Return the first of `targets` that takes the offer and None, else the first and its refusal.

    Places overlap: a card that needs no target may be let go over any year, an artifact over another
    artifact on one's own table. The wider place comes last and speaks only if it says yes.
    """
    if referee is None or offer is None or not targets:
        return "", ""
    first: str | None = None
    for target in targets:
        sentence = referee.explain_drop(offer.card, offer.source, target)
        if sentence is None:
            return target, None
        first = sentence if first is None else first
    return targets[0], first


class DropModel:
    """Mixed into a QAbstractItemModel before it. A model says in `drop_targets` what lies where.

    A drop reports a copy: no view may take a row away, rows change when the new view arrives.
    """

    referee: Referee | None = None

    def drop_targets(self, column: int, parent: Index) -> Sequence[str]:
        """Return the target strings of a place, the narrowest first; `parent` invalid: beside all items."""
        raise NotImplementedError

    def explain_drop(self, data: QMimeData, column: int, parent: Index) -> tuple[str, str | None]:
        """Return the target meant and None if it takes the card, else the refusing sentence."""
        return first_taker(self.referee, decode(data), self.drop_targets(column, parent))

    def mimeTypes(self) -> list[str]:
        """Only our own cards are dragged."""
        return [CARD_MIME]

    def supportedDropActions(self) -> Qt.DropAction:
        """Copy: the row of the source stays until the game says otherwise."""
        return COPY

    def supportedDragActions(self) -> Qt.DropAction:
        """Copy, for the same reason."""
        return COPY

    def canDropMimeData(
        self, data: QMimeData, action: Qt.DropAction, row: int, column: int, parent: Index
    ) -> bool:
        """Ask the referee."""
        return self.explain_drop(data, column, parent)[1] is None

    def dropMimeData(
        self, data: QMimeData, action: Qt.DropAction, row: int, column: int, parent: Index
    ) -> bool:
        """Submit a legal drop; a refused one does nothing and says so."""
        offer = decode(data)
        target, sentence = self.explain_drop(data, column, parent)
        if self.referee is None or offer is None or sentence is not None:
            return False
        self.referee.submit_drop(offer.card, offer.source, target)
        return True
