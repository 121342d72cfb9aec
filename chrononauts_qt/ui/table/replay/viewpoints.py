"""Whose eyes a replay is watched through, and what they see."""

from __future__ import annotations

from typing import Any

from chrononauts_qt.session.positions import Positions

OPEN, PUBLIC = -1, -2
"""Eyes that are nobody's: all cards open, or what everybody saw. Others are 0-based seats."""


def all_eyes(positions: Positions) -> tuple[int, ...]:
    """Return every pair of eyes that a game may be watched through now."""
    if len(positions.names) == 1:
        return (OPEN,)
    return (*((OPEN,) if positions.is_open else ()), *positions.eyes, PUBLIC)


def first_eyes(positions: Positions) -> int:
    """Return whose eyes they are at first: nobody knows who opens a game that goes on."""
    return OPEN if positions.is_open else PUBLIC


def listener(positions: Positions, eyes: int) -> int | None:
    """Return as whom what happens is told: a seat, or None for everybody."""
    if len(positions.names) == 1:
        return 0
    return eyes if eyes >= 0 else None


def viewer(positions: Positions, eyes: int, state: Any) -> int | None:
    """Return whose hand lies in the dock: with all cards open that of whoever is on turn, or has won."""
    if eyes != OPEN or len(positions.names) == 1:
        return listener(positions, eyes)
    outcome = positions.game.outcome(state)
    if outcome is not None and outcome.winner is not None:
        return outcome.winner
    seat: int = positions.game.view(state, None).seat_to_move
    return seat
