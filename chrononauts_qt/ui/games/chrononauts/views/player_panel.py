"""A player's panel: seat number, emblem, name, cards in hand, artifacts on the table, whose turn it is."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import NamedTuple

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen

from chrononauts_qt.games.chrononauts.cards import ARTIFACT
from chrononauts_qt.ui.games.chrononauts.models.players_model import PlayerFace
from chrononauts_qt.ui.games.chrononauts.texts import board_words
from chrononauts_qt.ui.games.chrononauts.views.card_pictures import FAMILIES, picture_of
from chrononauts_qt.ui.games.chrononauts.views.geometry import ICON, PANEL_NAME, SEATS, name_row, panel_edge
from chrononauts_qt.ui.games.chrononauts.views.threat_mark import POINT, draw_threat
from chrononauts_qt.ui.kit.pictograms import Sign, draw_sign
from chrononauts_qt.ui.kit.pixmaps import Pixmaps
from chrononauts_qt.ui.kit.signs import EMBLEM_SIGNS, SIGNS
from chrononauts_qt.ui.kit.text_block import closer, draw_word, elide_middle
from chrononauts_qt.ui.kit.theme import Theme

ICON_STEP, MOST_ICONS = 24, 9
_SIDE = 8
_NARROW = 100
_TAG = 14
"""Type size of the word for a bot's rank."""
_LEAST_NAME = 52
"""What a name gets before the words of a threat."""
_FRAME = POINT + 2
"""How far the frame of a threat stands out at the left and at the right of a count."""


class Count(NamedTuple):
    """A number behind its sign; ``is_threat``: everybody sees by it that the player is near winning."""

    sign: Sign
    words: str
    is_threat: bool


class PanelPainter:
    """Draws panels for one theme and keeps their pictures."""

    def __init__(self, theme: Theme) -> None:
        self.theme = theme
        self._pixmaps = Pixmaps(3 * SEATS)

    def paint(
        self, painter: QPainter, box: QRectF, face: PlayerFace, u: float, ringed: frozenset[str] = frozenset()
    ) -> None:
        """Draw a panel into `box`; `ringed` are artifacts that a card may be dropped on."""
        own = ringed & set(face.artifacts)
        look = (face, own, u, self.theme)
        ratio = painter.device().devicePixelRatioF()
        picture = self._pixmaps.get(look, box.size(), ratio, lambda p, r: self._draw(p, r, face, u, own))
        painter.drawPixmap(box.topLeft(), picture)

    def _draw(
        self, painter: QPainter, box: QRectF, face: PlayerFace, u: float, ringed: frozenset[str]
    ) -> None:
        painter.setBrush(self.theme.color("panel"))
        width = 2.5 * min(u, 2) if face.to_move else 1.3
        painter.setPen(QPen(self.theme.color("focus" if face.to_move else "line"), width))
        half = width / 2
        painter.drawRoundedRect(box.adjusted(half, half, -half, -half), 5 * u, 5 * u)
        if box.width() < _NARROW * u:
            self._paint_narrow(painter, box, face, u)
            return
        row = self._name_row(box, u)
        self.paint_number(painter, QRectF(row.left(), row.top(), row.height(), row.height()), face.seat)
        side = row.height() * 0.75
        emblem = QRectF(self._icons_left(box, u), row.center().y() - side / 2, side, side)
        draw_sign(painter, EMBLEM_SIGNS[face.seat % 6], emblem, self.theme.seat(face.seat), 5)
        right = self._paint_counts(painter, row, face, u)
        foot = self._tag_box(box, face, u)
        if face.tag:
            self.paint_tag(painter, foot, face.sign, self._tag_word(box, face, u), u)
        if face.mark:
            if self._mark_is_below(box, face, u):
                end = foot.left() - 4 * u if face.tag else row.right()
                self._paint_mark(painter, face, end, foot.center().y(), u)
            else:
                right = self._paint_mark(painter, face, right, row.center().y(), u) - 6 * u
        font = self.theme.font("label", PANEL_NAME * u)
        left = emblem.right() + 6 * u
        name = elide_middle(face.name, font, max(10.0, right - left))
        draw_word(painter, name, font, self.theme.color("text"), QRectF(left, row.top(), 0, row.height()))
        self._paint_artifacts(painter, box, face, u, ringed)

    def _name_row(self, box: QRectF, u: float) -> QRectF:
        """Return where number, name and counts stand."""
        height = name_row(u, max(1.0, self.theme.text_scale))
        side = _SIDE * u
        return QRectF(box.left() + side, box.top() + panel_edge(u), box.width() - 2 * side, height)

    def _icons_left(self, box: QRectF, u: float) -> float:
        """Return where emblem and artifacts begin, right of the number."""
        row = self._name_row(box, u)
        return row.left() + row.height() + 6 * u

    def _mark_width(self, face: PlayerFace, u: float) -> float:
        return _advance(self.theme, "title", 12 * u, face.mark) + 10 * u

    def _mark_is_below(self, box: QRectF, face: PlayerFace, u: float) -> bool:
        """Tell whether the mark has to stand beside the artifacts, for the whole name to have room."""
        row = self._name_row(box, u)
        name = _advance(self.theme, "label", PANEL_NAME * u, face.name)
        counts = self._counts_width(self._counts(row, face, u), u)
        taken = self._icons_left(box, u) - row.left() + row.height() * 0.75 + 12 * u
        return taken + name + counts + self._mark_width(face, u) > row.width()

    def tag_width(self, tag: str, u: float) -> float:
        """Return the width of the sign of a bot and the word for its rank."""
        side = self.theme.font("label", _TAG * u).pixelSize() * 0.93
        return _advance(self.theme, "label", _TAG * u, tag) + side + 4 * u

    def paint_tag(self, painter: QPainter, box: QRectF, sign: str, tag: str, u: float) -> None:
        """Draw a sign and the word behind it, from the left; closer where room is short."""
        font = self.theme.font("label", _TAG * u)
        side = font.pixelSize() * 0.93
        font = closer(font, tag, box.width() - side - 4 * u + 0.5)
        mark = QRectF(box.left(), box.center().y() - side / 2, side, side)
        draw_sign(painter, SIGNS[sign], mark, self.theme.color("muted"), 6)
        place = QRectF(mark.right() + 4 * u, box.top(), 0, box.height())
        draw_word(painter, tag, font, self.theme.color("muted"), place)

    def _tag_word(self, box: QRectF, face: PlayerFace, u: float) -> str:
        """Return the word for a bot's rank; "" where large words leave Artifacts no room: its sign stays."""
        least = (ICON_STEP + 26 * max(1.0, self.theme.text_scale)) * u if face.artifacts else 0.0
        return face.tag if self._icon_room(box, face, u, face.tag) >= least else ""

    def _icon_room(self, box: QRectF, face: PlayerFace, u: float, word: str) -> float:
        """Return how wide the row of Artifacts is before a bot's rank, and before a mark below the name."""
        room = box.right() - _SIDE * u - self._icons_left(box, u)
        if face.tag:
            room -= self.tag_width(word, u) + 4 * u
        if face.mark and self._mark_is_below(box, face, u):
            room -= self._mark_width(face, u) + 4 * u
        return room

    def _tag_box(self, box: QRectF, face: PlayerFace, u: float) -> QRectF:
        """Return where a bot's rank stands: at the end of the row of Artifacts."""
        width, height = self.tag_width(self._tag_word(box, face, u), u), ICON * u
        right = box.right() - _SIDE * u
        return QRectF(right - width, box.bottom() - panel_edge(u) - height, width, height)

    def paint_number(self, painter: QPainter, box: QRectF, seat: int) -> None:
        """Draw the number of a 0-based seat on a disc in its colour."""
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self.theme.seat(seat))
        painter.drawEllipse(box)
        font = self.theme.font("number", box.height() * 0.66 / self.theme.text_scale)  # the disc has grown
        draw_word(painter, str(seat + 1), font, self.theme.color("card_ink"), box, "c")

    def icon_boxes(self, box: QRectF, face: PlayerFace, u: float) -> list[QRectF]:
        """Return where the artifacts' signs lie; those that do not fit are counted instead."""
        if box.width() < _NARROW * u:
            return []
        left = self._icons_left(box, u)
        room = self._icon_room(box, face, u, self._tag_word(box, face, u))
        most = min(MOST_ICONS, int(room // (ICON_STEP * u)))
        if len(face.artifacts) > most:
            most = min(MOST_ICONS, int((room - 26 * u) // (ICON_STEP * u)))
        top = box.bottom() - panel_edge(u) - ICON * u
        count = min(len(face.artifacts), max(0, most))
        return [QRectF(left + number * ICON_STEP * u, top, ICON * u, ICON * u) for number in range(count)]

    def _paint_narrow(self, painter: QPainter, box: QRectF, face: PlayerFace, u: float) -> None:
        """Draw the strip's form: number, emblem, cards in hand, artifacts, one below the other.

        A bot's rank stands at the foot; where it has no room the sign of a bot stands beside the emblem.
        """
        side = min(24 * max(1.0, u), box.height() * 0.36)
        first = box.top() + box.height() * 0.08 + side + 4
        font = self.theme.font("number", 13 * u)
        line = font.pixelSize() * 1.15
        foot = QRectF(box.left(), first + 2 * line, box.width(), box.bottom() - first - 2 * line)
        label = self.theme.font("label", 13 * u)
        is_worded = self._has_room(face.tag, label, foot)
        self._paint_head(painter, box, face, side, sign=bool(face.tag) and not is_worded)
        middle = box.center().x()
        counted = (
            Count(SIGNS["card"], str(face.hand_size), bool(face.threat.hand)),
            Count(FAMILIES[ARTIFACT], str(len(face.artifacts)), bool(face.threat.artifacts)),
        )
        for number, count in enumerate(counted):
            row = QRectF(box.left(), first + number * line, box.width(), line)
            if row.bottom() > box.bottom():
                break
            mark = QRectF(middle - line * 0.95, row.top() + line * 0.12, line * 0.76, line * 0.76)
            draw_sign(painter, count.sign, mark, self.theme.color("muted"), 6)
            place = row.adjusted(box.width() / 2 + 3, 0, 0, 0)
            wide = draw_word(painter, count.words, font, self.theme.color("text"), place)
            if count.is_threat:
                around = QRectF(mark.left(), row.top(), place.left() + wide - mark.left(), line)
                draw_threat(painter, around.adjusted(-2, 0.5, 2, -0.5), self.theme, min(u, 1.4))
        if is_worded:
            draw_word(painter, face.tag, label, self.theme.color("muted"), foot, "c")

    def _has_room(self, word: str, font: QFont, room: QRectF) -> bool:
        metrics = QFontMetricsF(font)
        fits = metrics.horizontalAdvance(word) <= room.width() - 6
        return fits and metrics.ascent() <= room.height()

    def _paint_head(
        self, painter: QPainter, box: QRectF, face: PlayerFace, side: float, *, sign: bool
    ) -> None:
        """Draw number and emblem side by side at the top of the strip's form, and the sign of a bot."""
        top, middle = box.top() + box.height() * 0.08, box.center().x()
        small, disc, gap = side * (0.52 if sign else 0.76), side * (0.78 if sign else 1.0), 2.5 if sign else 4
        left = middle - (disc + gap + 2 * small + gap) / 2 if sign else middle - side - 1
        self.paint_number(painter, QRectF(left, top, disc, disc), face.seat)
        emblem = QRectF(left + disc + gap, top + (disc - small) / 2, small, small)
        draw_sign(painter, EMBLEM_SIGNS[face.seat % 6], emblem, self.theme.seat(face.seat), 5)
        if sign:
            draw_sign(
                painter, SIGNS[face.sign], emblem.translated(small + gap, 0), self.theme.color("text"), 6
            )

    def _paint_counts(self, painter: QPainter, row: QRectF, face: PlayerFace, u: float) -> float:
        """Draw the numbers of artifacts and of cards, from the right; return where they begin."""
        font, right = self.theme.font("number", 15 * u), row.right()
        for count in self._counts(row, face, u):
            end = right - (_FRAME * u if count.is_threat else 0)
            place = QRectF(row.left(), row.top(), end - row.left(), row.height())
            width = draw_word(painter, count.words, font, self.theme.color("text"), place, "r")
            side = font.pixelSize() * 0.93
            mark = QRectF(end - width - side - 3 * u, row.center().y() - side / 2, side, side)
            draw_sign(painter, count.sign, mark, self.theme.color("muted"), 6)
            if count.is_threat:
                around = QRectF(mark.left(), row.top(), end - mark.left(), row.height())
                draw_threat(painter, around.adjusted(-2 * u, u, 2 * u, -u), self.theme, u)
            right -= self._count_width(count, u)
        return right

    def _counts(self, row: QRectF, face: PlayerFace, u: float) -> tuple[Count, ...]:
        """Return the counts in the row of the name; no words where they leave the name no room."""
        whole = counts_of(face)
        name = min(_advance(self.theme, "label", PANEL_NAME * u, face.name), _LEAST_NAME * u)
        taken = row.height() * 1.75 + 18 * u + name
        is_short = taken + self._counts_width(whole, u) > row.width()
        return counts_of(face, is_short=True) if is_short else whole

    def _counts_width(self, counts: Iterable[Count], u: float) -> float:
        return sum(self._count_width(count, u) for count in counts)

    def _count_width(self, count: Count, u: float) -> float:
        """Return the width of a sign with its number, its frame and the gap before them."""
        side = self.theme.font("number", 15 * u).pixelSize() * 0.93
        frame = 2 * _FRAME * u if count.is_threat else 0
        return _advance(self.theme, "number", 15 * u, count.words) + side + 12 * u + frame

    def _paint_mark(
        self, painter: QPainter, face: PlayerFace, right: float, middle: float, u: float
    ) -> float:
        """Draw the word for whose turn it is on a plate that ends at `right`; return where it begins."""
        font = self.theme.font("title", 12 * u)
        width, height = self._mark_width(face, u), max(17 * u, font.pixelSize() * 1.3)
        plate = QRectF(right - width, middle - height / 2, width, height)
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
        color = self.theme.color("artifact")
        for artifact, place in zip(face.artifacts, boxes, strict=False):
            ring = artifact in ringed
            painter.setPen(QPen(self.theme.color("focus") if ring else color, (3 if ring else 1.2) * u))
            painter.setBrush(self.theme.color("raised"))
            painter.drawRoundedRect(place.adjusted(0.6, 0.6, -0.6, -0.6), 3 * u, 3 * u)
            inset = 3.5 * u
            draw_sign(painter, picture_of(artifact), place.adjusted(inset, inset, -inset, -inset), color, 5)
        rest = len(face.artifacts) - len(boxes)
        if rest > 0:
            left = boxes[-1].right() + 6 * u if boxes else self._icons_left(box, u)
            font = self.theme.font("number", 13 * u)
            place = QRectF(left, box.bottom() - panel_edge(u) - ICON * u, 0, ICON * u)
            draw_word(painter, f"+{rest}", font, self.theme.color("text"), place)


@lru_cache(maxsize=256)
def _advance(theme: Theme, role: str, px: float, words: str) -> float:
    """Return how wide words are: each panel asks several times where its parts have room."""
    return QFontMetricsF(theme.font(role, px)).horizontalAdvance(words)


def counts_of(face: PlayerFace, is_short: bool = False) -> tuple[Count, Count]:
    """Return how many Artifacts and cards in hand there are, a Miracle's own after a plus.

    One that threatens says of how many, unless there is room for the number only.
    """
    threat, hand, artifacts = face.threat, str(face.hand_size), str(len(face.artifacts))
    if threat.hand and not is_short:
        hand = board_words.cards_threatening(threat.hand)
    if threat.artifacts and not is_short:
        artifacts = board_words.artifacts_threatening(threat.artifacts)
    if face.small_hand_size:
        hand = f"{hand}+{face.small_hand_size}"
    return (
        Count(FAMILIES[ARTIFACT], artifacts, bool(threat.artifacts)),
        Count(SIGNS["card"], hand, bool(threat.hand)),
    )
