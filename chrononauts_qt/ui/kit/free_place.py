"""Where something can lie that must leave some things in sight."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import product

from PySide6.QtCore import QRect


def free_place(room: QRect, width: int, least: int, kept: Iterable[QRect]) -> QRect:
    """Return the largest place in `room` that lies over nothing of `kept`; an empty one if there is none.

    It is `width` pixels wide, or less, but at least `least`, where it is so much higher then. Of equal ones
    it is the one farthest to the right.
    """
    taken = [place.intersected(room) for place in kept if place.intersects(room)]
    lefts = {room.left(), *(place.right() + 1 for place in taken)}
    rights = {room.right() + 1, *(place.left() for place in taken)}
    tops = {room.top(), *(place.bottom() + 1 for place in taken)}
    bottoms = {room.bottom() + 1, *(place.top() for place in taken)}
    found = QRect()
    for left, right, top, bottom in product(lefts, rights, tops, bottoms):
        whole = QRect(left, top, right - left, bottom - top)
        if whole.width() < least or whole.height() <= 0 or any(whole.intersects(place) for place in taken):
            continue
        place = QRect(whole)
        place.setWidth(min(width, whole.width()))
        if whole.right() == room.right():
            place.moveRight(room.right())
        if (_area(place), place.right()) > (_area(found), found.right()):
            found = place
    return found


def _area(place: QRect) -> int:
    return place.width() * place.height()
