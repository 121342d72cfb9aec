"""A player's panel: seat number, emblem, name, cards in hand, artifacts on the table, whose turn it is."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from chrononauts_qt.ui.models.players_model import PlayerFace
from chrononauts_qt.ui.theme import DARK, Theme
from chrononauts_qt.ui.views.card_signs import picture_of
from chrononauts_qt.ui.views.pathtext import draw_sign
from chrononauts_qt.ui.views.signs import EMBLEM_SIGNS, SIGNS
from chrononauts_qt.ui.views.text_block import draw_word

PANEL_SIZE = QSize(264, 52)
ICON, ICON_STEP, MOST_ICONS = 22, 24, 9
_LEFT = 40
_NARROW = 100
_ROOMY = 240


class PanelPainter:
    """Draws panels for one theme."""

    def __init__(self, theme: Theme) -> None:
        self.theme = theme

    def paint(
        self, painter: QPainter, box: QRectF, face: PlayerFace, u: float, ringed: frozenset[str] = frozenset()
    ) -> None:
        """Draw a panel into `box`; `ringed` are artifacts that a card may be dropped on."""
        painter.setBrush(self.theme.color("panel"))
        width = 2.5 * min(u, 2) if face.to_move else 1.3
        painter.setPen(QPen(self.theme.color("focus" if face.to_move else "line"), width))
        half = width / 2
        painter.drawRoundedRect(box.adjusted(half, half, -half, -half), 5 * u, 5 * u)
        if box.width() < _NARROW * u:
            self._paint_narrow(painter, box, face, u)
            return
        row = QRectF(box.left() + 8 * u, box.top() + 4 * u, box.width() - 16 * u, 24 * u)
        self.paint_number(painter, QRectF(row.left(), row.top(), row.height(), row.height()), face.seat)
        emblem = QRectF(row.left() + 29 * u, row.center().y() - 8 * u, 16 * u, 16 * u)
        draw_sign(painter, EMBLEM_SIGNS[face.seat % 6], emblem, self.theme.seat(face.seat), 5)
        right = self._paint_counts(painter, row, face, u)
        if face.mark and box.width() >= _ROOMY * u:
            right = self._paint_mark(painter, face, right, row.center().y(), u) - 6 * u
        font = self.theme.font("label", 16 * u)
        left = emblem.right() + 6 * u
        name = QFontMetricsF(font).elidedText(face.name, Qt.TextElideMode.ElideRight, max(10.0, right - left))
        draw_word(painter, name, font, self.theme.color("text"), QRectF(left, row.top(), 0, row.height()))
        self._paint_artifacts(painter, box, face, u, ringed)
        if face.mark and box.width() < _ROOMY * u:
            self._paint_mark(painter, face, box.right() - 8 * u, box.top() + 38 * u, u)

    def paint_number(self, painter: QPainter, box: QRectF, seat: int) -> None:
        """Draw the number of a 0-based seat on a disc in its colour."""
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self.theme.seat(seat))
        painter.drawEllipse(box)
        font = self.theme.font("number", box.height() * 0.66)
        draw_word(painter, str(seat + 1), font, self.theme.color("card_ink"), box, "c")

    def icon_boxes(self, box: QRectF, face: PlayerFace, u: float) -> list[QRectF]:
        """Return where the artifacts' signs lie; those that do not fit are counted instead."""
        if box.width() < _NARROW * u:
            return []
        room = box.width() - (_LEFT + 8) * u
        if face.mark and box.width() < _ROOMY * u:
            room -= 66 * u
        most = min(MOST_ICONS, int(room // (ICON_STEP * u)))
        if len(face.artifacts) > most:
            most = min(MOST_ICONS, int((room - 26 * u) // (ICON_STEP * u)))
        top, left = box.top() + 28 * u, box.left() + _LEFT * u
        count = min(len(face.artifacts), max(0, most))
        return [QRectF(left + number * ICON_STEP * u, top, ICON * u, ICON * u) for number in range(count)]

    def _paint_narrow(self, painter: QPainter, box: QRectF, face: PlayerFace, u: float) -> None:
        """Draw the strip's form: number, emblem, cards in hand, artifacts, one below the other."""
        side = min(24.0, box.height() * 0.36)
        top = box.top() + box.height() * 0.08
        middle = box.center().x()
        self.paint_number(painter, QRectF(middle - side - 1, top, side, side), face.seat)
        emblem = QRectF(middle + 3, top + side * 0.12, side * 0.76, side * 0.76)
        draw_sign(painter, EMBLEM_SIGNS[face.seat % 6], emblem, self.theme.seat(face.seat), 5)
        font = self.theme.font("number", 13 * u)
        line = font.pixelSize() * 1.3
        first = top + side + 4
        for number, (sign, count) in enumerate((("card", face.hand_size), ("artifact", len(face.artifacts)))):
            row = QRectF(box.left(), first + number * line, box.width(), line)
            if row.bottom() > box.bottom():
                break
            mark = QRectF(middle - line * 0.95, row.top() + line * 0.12, line * 0.76, line * 0.76)
            draw_sign(painter, SIGNS[sign], mark, self.theme.color("muted"), 6)
            draw_word(
                painter,
                str(count),
                font,
                self.theme.color("text"),
                row.adjusted(box.width() / 2 + 3, 0, 0, 0),
            )

    def _paint_counts(self, painter: QPainter, row: QRectF, face: PlayerFace, u: float) -> float:
        """Draw the number of cards in hand, a Miracle's own after a plus, and of artifacts."""
        hand = str(face.hand_size)
        if face.small_hand_size:
            hand = f"{hand}+{face.small_hand_size}"
        font, right = self.theme.font("number", 15 * u), row.right()
        for sign, words in (("artifact", str(len(face.artifacts))), ("card", hand)):
            width = QFontMetricsF(font).horizontalAdvance(words)
            place = QRectF(right - width, row.top(), width, row.height())
            draw_word(painter, words, font, self.theme.color("text"), place)
            side = 14 * u
            mark = QRectF(place.left() - side - 3 * u, row.center().y() - side / 2, side, side)
            draw_sign(painter, SIGNS[sign], mark, self.theme.color("muted"), 6)
            right = mark.left() - 9 * u
        return right

    def _paint_mark(
        self, painter: QPainter, face: PlayerFace, right: float, middle: float, u: float
    ) -> float:
        """Draw the word for whose turn it is on a plate that ends at `right`; return where it begins."""
        font = self.theme.font("title", 12 * u)
        width = QFontMetricsF(font).horizontalAdvance(face.mark) + 10 * u
        plate = QRectF(right - width, middle - 8.5 * u, width, 17 * u)
        full = face.to_move
        painter.setPen(QPen(self.theme.color("focus"), 1.3))
        painter.setBrush(self.theme.color("focus") if full else QColor(0, 0, 0, 0))
        painter.drawRoundedRect(plate, 3 * u, 3 * u)
        ink = self.theme.color("focus_ink" if full else "focus")
        draw_word(painter, face.mark, font, ink, plate, "c")
        return plate.left()

    def _paint_artifacts(
        self, painter: QPainter, box: QRectF, face: PlayerFace, u: float, ringed: frozenset[str]
    ) -> None:
        boxes = self.icon_boxes(box, face, u)
        color = self.theme.band("artifact")
        for artifact, place in zip(face.artifacts, boxes, strict=False):
            ring = artifact in ringed
            painter.setPen(QPen(self.theme.color("focus") if ring else color, (3 if ring else 1.2) * u))
            painter.setBrush(self.theme.color("raised"))
            painter.drawRoundedRect(place.adjusted(0.6, 0.6, -0.6, -0.6), 3 * u, 3 * u)
            inset = 3.5 * u
            draw_sign(painter, picture_of(artifact), place.adjusted(inset, inset, -inset, -inset), color, 5)
        rest = len(face.artifacts) - len(boxes)
        if rest > 0:
            left = boxes[-1].right() + 6 * u if boxes else box.left() + _LEFT * u
            font = self.theme.font("number", 13 * u)
            place = QRectF(left, box.top() + 28 * u, 0, ICON * u)
            draw_word(painter, f"+{rest}", font, self.theme.color("text"), place)


class PlayerPanel(QWidget):
    """One panel on its own, for sheets and curtains."""

    def __init__(self, theme: Theme = DARK, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._painter = PanelPainter(theme)
        self._face: PlayerFace | None = None
        self._u = 1.0

    def set_face(self, face: PlayerFace) -> None:
        """Show a player."""
        self._face = face
        self.setAccessibleName(face.name)
        self.setAccessibleDescription(face.mark)
        self.update()

    def set_scale(self, u: float) -> None:
        """Take another scale."""
        self._u = u
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        """Return the panel's size at its scale."""
        return PANEL_SIZE * self._u

    def artifact_at(self, position: QPoint) -> str:
        """Return the artifact id whose sign lies under a point, or ""."""
        if self._face is None:
            return ""
        boxes = self._painter.icon_boxes(QRectF(self.rect()), self._face, self._u)
        for artifact, place in zip(self._face.artifacts, boxes, strict=False):
            if place.contains(position):
                return artifact
        return ""

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the player."""
        if self._face is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._painter.paint(painter, QRectF(self.rect()), self._face, self._u)
        painter.end()
