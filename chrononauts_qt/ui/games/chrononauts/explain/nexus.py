"""1945 as a table: three Linchpins, three Patches, and which of them could lie there now (3.7)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QRectF, QSize, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QWidget

from chrononauts_qt.games.chrononauts.view import NexusPatch, Tile
from chrononauts_qt.ui.catalog.common import text
from chrononauts_qt.ui.catalog.wording import marked, spoken
from chrononauts_qt.ui.games.chrononauts.explain.node import Node
from chrononauts_qt.ui.games.chrononauts.texts.conditions import patch_settings
from chrononauts_qt.ui.games.chrononauts.texts.titles import title
from chrononauts_qt.ui.kit.marks import draw_focus
from chrononauts_qt.ui.kit.pictograms import draw_sign
from chrononauts_qt.ui.kit.signs import SIGNS
from chrononauts_qt.ui.kit.text_block import draw_word
from chrononauts_qt.ui.kit.theme import Theme
from chrononauts_qt.ui.table.panel import PanelButton


def verdict_key(patch: NexusPatch) -> str:
    """Return the key of the word for how a Patch of 1945 stands."""
    if patch.in_play:
        return "in-play"
    return "fits-now" if patch.fits else "does-not-fit"


class PatchRow(PanelButton):
    """One Patch: its name, the verdict in words, and under each Linchpin the side that it needs."""

    def __init__(self, patch: NexusPatch, tiles: Mapping[int, Tile], theme: Theme, u: float) -> None:
        super().__init__()
        self.patch = patch
        self._tiles = tiles
        self._theme = theme
        self._u = u
        self.verdict = text(verdict_key(patch))
        self.setAccessibleName(
            spoken(
                text(
                    "nexus-row",
                    patch=title(patch.patch),
                    verdict=self.verdict,
                    settings=patch_settings(patch.patch),
                )
            )
        )

    def sizeHint(self) -> QSize:
        """Return room for two lines."""
        return QSize(180, max(44, round(46 * self._u)))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the row."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        theme, u = self._theme, self._u
        box = QRectF(self.rect()).adjusted(5, 3, -5, -3)
        painter.setBrush(theme.color("raised"))
        edge, width = ("focus", 2) if self.patch.in_play else ("line", 1)
        painter.setPen(QPen(theme.color(edge), width))
        painter.drawRoundedRect(box, 6 * u, 6 * u)
        top = QRectF(box.left() + 7 * u, box.top() + u, box.width() - 12 * u, box.height() / 2)
        draw_word(painter, title(self.patch.patch), theme.font("label", 14 * u), theme.color("text"), top)
        wide = draw_word(painter, self.verdict, theme.font("label", 14 * u), theme.color("text"), top, "r")
        side = 12 * u
        sign = QRectF(top.right() - wide - side - 4 * u, top.center().y() - side / 2, side, side)
        name, color = {"in-play": ("play", "focus"), "fits-now": ("tick", "ok")}.get(
            verdict_key(self.patch), ("cross", "danger")
        )
        draw_sign(painter, SIGNS[name], sign, theme.color(color), 8)
        self._draw_needs(painter, QRectF(box.left(), top.bottom(), box.width(), box.height() / 2 - 2 * u))
        if self.hasFocus():
            draw_focus(painter, box, theme, 6 * u)
        painter.end()

    def _draw_needs(self, painter: QPainter, line: QRectF) -> None:
        """Draw for every Linchpin what this Patch needs and whether it is so now."""
        theme, u = self._theme, self._u
        width = line.width() / len(self.patch.needs)
        for number, (year, side) in enumerate(self.patch.needs):
            cell = QRectF(line.left() + number * width, line.top(), width, line.height())
            words = marked(year, side) if side else text("either-side")
            met = not side or self._tiles[year].side == side
            font = theme.font("code", 14 * u)
            ink = theme.color("muted" if not side else "text")
            shift = cell.adjusted(-8 * u if side else 0, 0, -8 * u if side else 0, 0)
            wide = draw_word(painter, words, font, ink, shift, "c")
            if side:
                left = shift.center().x() + wide / 2 + 3 * u
                place = QRectF(left, cell.center().y() - 5 * u, 10 * u, 10 * u)
                sign, color = ("tick", "ok") if met else ("cross", "danger")
                draw_sign(painter, SIGNS[sign], place, theme.color(color), 9)


class NexusMatrix(QWidget):
    """Linchpins above, Patches below. Every part is a button, so keys and screen readers reach it."""

    year_chosen = Signal(int)
    card_chosen = Signal(str)

    def __init__(
        self, patches: Sequence[NexusPatch], tiles: Mapping[int, Tile], theme: Theme, u: float
    ) -> None:
        super().__init__()
        self.nodes = [Node(tiles[year], theme, u, self) for year, _ in patches[0].needs]
        self.rows = [PatchRow(patch, tiles, theme, u) for patch in patches]
        for node in self.nodes:
            node.chosen.connect(self.year_chosen)
        for row in self.rows:
            row.setParent(self)
            row.clicked.connect(lambda _=False, card=row.patch.patch: self.card_chosen.emit(card))
        rows = sum(row.sizeHint().height() for row in self.rows)
        self.setFixedHeight(self.nodes[0].height() + rows + 4)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Put the Linchpins over their columns."""
        inside = self.width() - 10
        column = inside / len(self.nodes)
        for number, node in enumerate(self.nodes):
            node.move(round(5 + (number + 0.5) * column - node.width() / 2), 0)
        top = self.nodes[0].height() + 2
        for row in self.rows:
            height = row.sizeHint().height()
            row.setGeometry(0, top, self.width(), height)
            top += height
