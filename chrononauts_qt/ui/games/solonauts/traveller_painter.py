"""A traveller of Solonauts as a strip: emblem, name, three years, and what stands in the way."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPen

from chrononauts_qt.ui.games.chrononauts.views.card_pictures import emblem_of
from chrononauts_qt.ui.games.solonauts.solonauts_texts import text
from chrononauts_qt.ui.games.solonauts.traveller_model import TravellerFace, YearLamp
from chrononauts_qt.ui.games.solonauts.traveller_ways import HELPS, HOME, HURTS
from chrononauts_qt.ui.kit.pictograms import draw_sign
from chrononauts_qt.ui.kit.pixmaps import draw_hatch
from chrononauts_qt.ui.kit.signs import SIGNS
from chrononauts_qt.ui.kit.text_block import closer, draw_word
from chrononauts_qt.ui.kit.theme import MIN_TEXT_PX, Theme

_SIGNS = {HOME: "opened", HELPS: "opened", HURTS: "closed"}
_YEAR, _NAME, _WORD = 14, 16, 12


class TravellerPainter:
    """Draws strips for one theme."""

    def __init__(self, theme: Theme) -> None:
        self.theme = theme

    def paint(self, painter: QPainter, box: QRectF, face: TravellerFace, u: float) -> None:
        """Draw a strip into `box`; a low one has everything on one line."""
        self._draw_ground(painter, box, face, u)
        if self._name_room(box, u) >= MIN_TEXT_PX:
            self._draw_two_lines(painter, box, face, u)
        else:
            self._draw_one_line(painter, box, face, u)

    def _draw_ground(self, painter: QPainter, box: QRectF, face: TravellerFace, u: float) -> None:
        theme, weighed = self.theme, bool(face.verdict)
        painter.setBrush(theme.color("raised" if weighed else "panel"))
        pen = QPen(theme.color("focus" if face.verdict == HOME else "text" if weighed else "line"))
        pen.setWidthF(2.2 if weighed else 1.2)
        if face.lost:
            pen.setStyle(Qt.PenStyle.DashLine)
        painter.setPen(pen)
        painter.drawRoundedRect(box.adjusted(1, 1, -1, -1), 5 * u, 5 * u)
        if face.lost:
            painter.setPen(theme.color("line"))
            draw_hatch(painter, box.adjusted(3, 3, -3, -3), 9 * u, 1.0)

    # -- two forms --------------------------------------------------------------------------------

    def _draw_two_lines(self, painter: QPainter, box: QRectF, face: TravellerFace, u: float) -> None:
        """Name above, years below, the emblem before both; what is to be said of them right of the name."""
        spare = min(3.0, max(0.0, (self._name_room(box, u) - 14) / 4)) * u
        inside = box.adjusted(4 * u + spare, 1 + spare, -4 * u, -1 - spare)
        side = min(inside.height(), 34 * u)
        self._draw_emblem(painter, QRectF(inside.left(), inside.center().y() - side / 2, side, side), face)
        words = inside.adjusted(side + 4 * u + spare, 0, 0, 0)
        low = max(self._year_row(u), words.height() / 2)
        upper, lower = words.adjusted(0, 0, 0, -low), words.adjusted(0, words.height() - low, 0, 0)
        font = self.theme.font("label", min(_NAME * u, upper.height() / self.theme.text_scale))
        said = upper.adjusted(0, 0, -3 * u, 0)  # clear of the ring
        beside = said.width() - QFontMetricsF(font).horizontalAdvance(face.name)
        right = self._draw_word(painter, said, face, u, beside)
        self._draw_name(painter, upper.adjusted(0, 0, right - upper.right(), 0), face, font)
        gap = 3 * u + spare
        width = min((lower.width() - 2 * gap) / 3, self._plate(u) + 22 * u)
        for number, lamp in enumerate(face.lamps):
            left = lower.left() + number * (width + gap)
            self._draw_lamp(painter, QRectF(left, lower.top(), width, lower.height()), lamp, u)

    def _draw_one_line(self, painter: QPainter, box: QRectF, face: TravellerFace, u: float) -> None:
        """Emblem, name and years side by side; a sign over the emblem says what is to be said of them."""
        inside = box.adjusted(5 * u, 2 * u, -4 * u, -2 * u)
        font, gap = self.theme.font("label", _YEAR * u), 3 * u
        least, name = self._plate(u), QFontMetricsF(font).horizontalAdvance(face.name)
        left, sign = inside.left(), self._sign(face)
        side = min(inside.height(), 24 * u)
        if sign or side + 4 * u + name + 3 * least + 3 * gap <= inside.width():
            emblem = QRectF(left, inside.center().y() - side / 2, side, side)
            left = emblem.right() + 4 * u
            if sign:
                self._draw_sign(painter, emblem, sign, face)
            else:
                self._draw_emblem(painter, emblem, face)
        width = min(least + 15 * u, max(least, (inside.right() - left - name - 3 * gap) / 3))
        plates = inside.right() - 3 * width - 2 * gap
        self._draw_name(painter, QRectF(left, inside.top(), plates - gap - left, inside.height()), face, font)
        for number, lamp in enumerate(face.lamps):
            place = QRectF(plates + number * (width + gap), inside.top(), width, inside.height())
            self._draw_lamp(painter, place.adjusted(0, u, 0, -u), lamp, u)

    def _year_row(self, u: float) -> float:
        """Return the height of the years."""
        return self.theme.font("number", _YEAR * u).pixelSize() * 1.25

    def _name_room(self, box: QRectF, u: float) -> float:
        """Return what the years would leave for a name above them."""
        return box.height() - 2 - self._year_row(u)

    # -- parts ------------------------------------------------------------------------------------

    def _plate(self, u: float) -> float:
        """Return the least width of a year on its plate."""
        return QFontMetricsF(self.theme.font("number", _YEAR * u)).horizontalAdvance("1968′") + 4 * u

    def _draw_emblem(self, painter: QPainter, box: QRectF, face: TravellerFace) -> None:
        color = self.theme.color("muted" if face.lost else "text")
        draw_sign(painter, emblem_of(face.identity), box, color, 4)

    def _draw_name(self, painter: QPainter, room: QRectF, face: TravellerFace, font: QFont) -> None:
        color = self.theme.color("muted" if face.lost else "text")
        draw_word(painter, face.name, closer(font, face.name, room.width()), color, room)

    def _sign(self, face: TravellerFace) -> str:
        if face.verdict:
            return _SIGNS[face.verdict]
        return "cross" if face.lost else "sealed" if face.is_sealed else ""

    def _said(self, face: TravellerFace) -> str:
        if face.verdict:
            return text(face.verdict)
        return text("lost-word") if face.lost else ""

    def _draw_sign(self, painter: QPainter, box: QRectF, sign: str, face: TravellerFace) -> None:
        """Draw a sign on a disc: what the considered play does, or what is in the way."""
        token = "danger" if face.verdict == HURTS or not face.verdict else "focus"
        painter.setPen(QPen(self.theme.color(token), 1.5))
        painter.setBrush(self.theme.color("bg"))
        painter.drawEllipse(box.adjusted(0.5, 0.5, -0.5, -0.5))
        inset = box.width() * 0.24
        inner = box.adjusted(inset, inset, -inset, -inset)
        draw_sign(painter, SIGNS[sign], inner, self.theme.color(token), 8)

    def _draw_word(self, painter: QPainter, row: QRectF, face: TravellerFace, u: float, most: float) -> float:
        """Draw sign and word at the right end of a row, the sign alone where both take more than `most`.

        Return where they begin.
        """
        sign, said = self._sign(face), self._said(face)
        if not sign:
            return row.right()
        font = self.theme.font("label", _WORD * u)
        bad = face.verdict == HURTS or not face.verdict
        side = min(row.height(), 18 * u)
        width = QFontMetricsF(font).horizontalAdvance(said)
        if not said or width + side + 10 * u > most:
            said, width = "", 0.0
        if said:
            draw_word(painter, said, font, self.theme.color("danger" if bad else "focus"), row, "r")
        left = row.right() - width - (5 * u if said else 0) - side
        self._draw_sign(painter, QRectF(left, row.center().y() - side / 2, side, side), sign, face)
        return left - 5 * u

    def _draw_lamp(self, painter: QPainter, box: QRectF, lamp: YearLamp, u: float) -> None:
        """Draw a year: square as in True History, round altered; full with a tick where it stands.

        A broken edge on black says that the Paradox is open and only its Patch is missing.
        """
        theme, font = self.theme, self.theme.font("number", _YEAR * u)
        height = min(box.height(), font.pixelSize() * 1.35)
        plate = QRectF(box.left(), box.center().y() - height / 2, box.width(), height)
        radius = height / 2 if lamp.is_altered else 2 * u
        fill, ink, edge = {
            "lit": ("ok", "bg", "ok"),
            "open": ("paradox", "paradox_ink", "paradox_ink"),
            "dark": ("panel", "text", "line"),
        }[lamp.state]
        pen = QPen(theme.color(edge), 1.6)
        if lamp.state == "open":
            pen.setDashPattern([2.6, 1.8])
        painter.setPen(pen)
        painter.setBrush(theme.color(fill))
        painter.drawRoundedRect(plate.adjusted(0.8, 0.8, -0.8, -0.8), radius, radius)
        word = QFontMetricsF(font).horizontalAdvance(lamp.label)
        side = font.pixelSize() * 0.75
        ticked = lamp.state == "lit" and word + side + 7 * u <= plate.width()
        if ticked:
            left = plate.center().x() + (word - side) / 2 + 2 * u
            tick = QRectF(
                QPointF(left, plate.center().y() - side / 2),
                QPointF(left + side, plate.center().y() + side / 2),
            )
            draw_sign(painter, SIGNS["tick"], tick, theme.color(ink), 10)
            plate = plate.adjusted(0, 0, -side - 2 * u, 0)
        draw_word(painter, lamp.label, font, theme.color(ink), plate, "c")
