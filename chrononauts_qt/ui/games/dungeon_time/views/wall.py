"""The ground on which Dungeon Time is played: wood by candlelight, paper in the light look."""

from __future__ import annotations

from PySide6.QtGui import QColor

from chrononauts_qt.ui.kit.scenes import contrast
from chrononauts_qt.ui.kit.theme import Theme

_WOOD = {"dark": ("#17110D", "#2B2019", "#6B5742"), "light": ("#EFE3CB", "#FBF4E4", "#8A765A")}
"""By look: the wall, what stands on it, and its edge; high contrast keeps its own."""


def wall(theme: Theme) -> QColor:
    """Return the colour behind everything."""
    return QColor(_WOOD[theme.name][0]) if theme.name in _WOOD else theme.color("bg")


def panel(theme: Theme) -> QColor:
    """Return the ground of a panel."""
    return QColor(_WOOD[theme.name][1]) if theme.name in _WOOD else theme.color("panel")


def edge(theme: Theme) -> QColor:
    """Return the edge of a panel."""
    return QColor(_WOOD[theme.name][2]) if theme.name in _WOOD else theme.color("line")


def on_wood(theme: Theme, is_primary: bool = False) -> str:
    """Return how a button looks on this wall; a primary one looks otherwise only while it is disabled."""
    ground, line = wall(theme).name(), edge(theme).name()
    muted = theme["muted"]
    faint = f"QPushButton:disabled {{ background-color: {ground}; color: {muted}; border-color: {line}; }}"
    if is_primary:
        return faint
    plain = f"QPushButton {{ background-color: {ground}; color: {theme['text']}; border-color: {line}; }}"
    return f"{plain} {faint} QPushButton:focus {{ border-color: {theme['focus']}; }}"


def waiting(theme: Theme) -> str:
    """Return how a button on this wall looks while it waits for a second press: its frame is dashed."""
    return f"{on_wood(theme)} QPushButton {{ border: 3px dashed {theme['focus']}; }}"


def ink_on(ground: QColor) -> QColor:
    """Return what is written with on the colour of a seat: black or white, whichever is read better."""
    return max(QColor("black"), QColor("white"), key=lambda ink: contrast(ink, ground))
