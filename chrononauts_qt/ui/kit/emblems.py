"""Emblems: of the six seats, and of the fourteen travellers, an object out of each one's story."""

from __future__ import annotations

from chrononauts_qt.ui.kit.pathtext import Sign
from chrononauts_qt.ui.kit.theme import EMBLEMS

SEATS = tuple(Sign(f"emblems/{name}") for name in EMBLEMS)
"""One per seat, in the order of the seat colours."""


def emblem_of(identity_id: str) -> Sign:
    """Return the emblem of an Identity."""
    return Sign(f"identities/{identity_id}")
