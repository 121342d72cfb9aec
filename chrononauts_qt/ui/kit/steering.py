"""Moving the focus by arrow keys among items that lie anywhere."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QModelIndex, QRect

Cell = tuple[QModelIndex, QRect]


def nearest(current: QModelIndex, cells: Sequence[Cell], direction: tuple[int, int]) -> QModelIndex:
    """Return the item next to `current` in a direction (dx, dy), or `current` at the edge.

    Way along the arrow counts once, way across it three times: the eye follows rows.
    """
    here = next((rect.center() for index, rect in cells if index == current), None)
    if here is None:
        return current
    dx, dy = direction
    best, least = current, float("inf")
    for index, rect in cells:
        way = rect.center() - here
        along = way.x() * dx + way.y() * dy
        across = abs(way.x() * dy) + abs(way.y() * dx)
        if index == current or along <= 0 or along < across * 0.5:
            continue
        if along + 3 * across < least:
            best, least = index, along + 3 * across
    return best
