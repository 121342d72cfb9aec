"""The emblems of the six seats."""

from __future__ import annotations

from chrononauts_qt.ui.kit.pathtext import Sign
from chrononauts_qt.ui.kit.theme import EMBLEMS

SEATS = tuple(Sign(f"emblems/{name}") for name in EMBLEMS)
"""One per seat, in the order of the seat colours."""
