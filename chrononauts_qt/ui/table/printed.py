"""What a game can put on paper: a sheet that it draws, whatever the sheet is printed on."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from PySide6.QtGui import QPainter

WIDTH, HEIGHT = 1000.0, 1414.0
"""The drawing units of a sheet: A4 upright."""


class Printed(NamedTuple):
    """A sheet: what it is called, how a file of it is called (without an ending), and all its words in their
    order, a paragraph a line; ``draw`` draws it on WIDTH by HEIGHT.
    """

    title: str
    file: str
    told: str
    draw: Callable[[QPainter], None]
