"""The two goal cards of the seat whose private view is on the screen, line by line."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from enum import IntEnum
from typing import Any, NamedTuple

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QPoint, QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPen, QResizeEvent
from PySide6.QtWidgets import QWidget

from chrononauts_qt.games.chrononauts.cards import BY_ID, IDENTITY, MISSION
from chrononauts_qt.games.chrononauts.view import Need, View
from chrononauts_qt.ui.catalog import i18n, private_speech_texts
from chrononauts_qt.ui.catalog.common import text
from chrononauts_qt.ui.catalog.wording import marked, spoken
from chrononauts_qt.ui.games.chrononauts.texts.card_steps import needed_words
from chrononauts_qt.ui.games.chrononauts.texts.headlines import headline, patch_headline
from chrononauts_qt.ui.games.chrononauts.texts.titles import title
from chrononauts_qt.ui.games.chrononauts.views.card_pictures import need_sign
from chrononauts_qt.ui.games.chrononauts.views.card_scenes import CardScene, paint_card_scene
from chrononauts_qt.ui.games.chrononauts.views.goal_painter import GoalPainter, draw_lamp
from chrononauts_qt.ui.games.chrononauts.views.inspector_page import card_scene
from chrononauts_qt.ui.kit import private_speech
from chrononauts_qt.ui.kit.drop_model import NO_INDEX, Index
from chrononauts_qt.ui.kit.layout_view import LayoutView
from chrononauts_qt.ui.kit.marks import Mark
from chrononauts_qt.ui.kit.pictograms import Sign, draw_sign
from chrononauts_qt.ui.kit.scale import LARGE_TEXT
from chrononauts_qt.ui.kit.text_block import closer, draw_lines, fitting, line_height, lines_of, snug
from chrononauts_qt.ui.kit.theme import MIN_TEXT_PX, Theme
from chrononauts_qt.ui.table.log_view import QuietList

_TIGHTEST, _FEET = 0.78, 3
"""By how much lines move together where not all have room, and pixels for the feet of the last one."""
_OF_HEADINGS = 3
"""How much a heading takes of what room is left; any other line takes one."""
_LEAST_SCENE = 40
"""How many pixels wide the scene of a card is at least beside its title."""
_BAND = 6
"""The room on both sides of a title in its band, in drawing units."""


class GoalRole(IntEnum):
    """FULFILLED is True, False, or None for a heading; CARD the goal card the line belongs to.

    IS_YEAR tells the lines of an Identity from those of a Mission, SCENE is the picture of a heading's card,
    SIGN the mark of what a line of a Mission asks for, None for others.
    """

    FULFILLED = Qt.ItemDataRole.UserRole.value + 1
    CARD = Qt.ItemDataRole.UserRole.value + 2
    IS_YEAR = Qt.ItemDataRole.UserRole.value + 3
    SCENE = Qt.ItemDataRole.UserRole.value + 4
    SIGN = Qt.ItemDataRole.UserRole.value + 5


class _Line(NamedTuple):
    """What the roles tell of a line."""

    label: str
    fulfilled: bool | None
    card: str
    scene: CardScene = ""
    sign: Sign | None = None


class GoalsModel(QAbstractListModel):
    """Identity, its three years, Mission, its three Artifacts; empty while covered."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._rows: list[_Line] = []
        self._language = ""
        self._overheard = False

    def set_view(self, view: View) -> None:
        """Show the goals of `view.seat`, in the language spoken now; the public view has none."""
        self._language, self._overheard = i18n.owner(), private_speech.is_overheard()
        rows: list[_Line] = []
        for card, needs in ((view.identity, view.home_needs), (view.mission, view.mission_needs)):
            if card is not None:
                rows.append(_Line(title(card), None, card, card_scene(BY_ID[card], needs)))
                rows += [_Line(need_label(need), need.fulfilled, card, "", need_sign(need)) for need in needs]
        if rows != self._rows:
            self.beginResetModel()
            self._rows = rows
            self.endResetModel()

    def rowCount(self, parent: Index = NO_INDEX) -> int:
        return 0 if parent.isValid() else len(self._rows)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid():
            return None
        label, fulfilled, card, scene, sign = self._rows[index.row()]
        if role == Qt.ItemDataRole.DisplayRole:
            return label
        if role == Qt.ItemDataRole.AccessibleTextRole:
            with i18n.speaking(self._language), private_speech.among(self._overheard):
                if private_speech.is_overheard():
                    return private_speech_texts.text("goal")
                return spoken(label if fulfilled is None else _told(label, fulfilled))
        answers = {
            GoalRole.FULFILLED: fulfilled,
            GoalRole.CARD: card,
            GoalRole.IS_YEAR: fulfilled is not None and BY_ID[card].family == IDENTITY,
            GoalRole.SCENE: scene,
            GoalRole.SIGN: sign,
        }
        return answers[GoalRole(role)] if role in list(GoalRole) else None


def _told(label: str, fulfilled: bool) -> str:
    return text("goal-met" if fulfilled else "goal-open", line=label)


def need_label(need: Need, named: Callable[[str], str] = title) -> str:
    """Return one line of a goal card: a year as it must stand, or the Artifacts that will do.

    `named` gives a card its name: in a sentence, `titles.quoted`.
    """
    if need.side:
        return marked(int(need.what), need.side)
    return needed_words(need.choices if need.what in need.choices else need.what, named)


def need_headline(need: Need) -> str:
    """Return the headline that an Identity wants to read in one of its years."""
    if need.side == "true":
        return headline(int(need.what), "true")
    return patch_headline(f"patch-{need.what}")


class GoalsView(LayoutView, QuietList):
    """The seat's goals in the dock, all six lines in sight; two sealed cards while they are covered.

    A card's title lies on a band in the colour of its family, as on the card.
    The years of an Identity share a row. Long names take two lines, in letters as large as let all fit. In
    large text they are brief: an Artifact is shown by its sign, and the page Goals has the words.
    """

    IS_READ_IN_ORDER = True

    def __init__(self, model: GoalsModel, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self._places: list[_Place] = []
        self.setModel(model)
        model.modelReset.connect(self._arrange)
        self._arrange()

    def set_scale(self, u: float) -> None:
        """Take the scale of the dock."""
        super().set_scale(u)
        self._arrange()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Arrange the lines in the new room."""
        super().resizeEvent(event)
        self._arrange()

    def cell_rect(self, index: Index) -> QRect:
        """Return where a line lies."""
        return self._places[index.row()].rect if index.row() < len(self._places) else QRect()

    def card_spot(self, position: QPoint) -> tuple[str, QRect]:
        """Return the goal card (id) of the line at a point of the viewport and where it lies; "" for none."""
        index = self.indexAt(position)
        return (str(index.data(GoalRole.CARD)), self.cell_rect(index)) if index.isValid() else ("", QRect())

    @property
    def is_brief(self) -> bool:
        """Tell whether signs stand for the Artifacts."""
        return self.theme.text_scale >= LARGE_TEXT

    @property
    def is_whole(self) -> bool:
        """Tell whether every line is in sight with all its words."""
        rows = range(len(self._places))
        return all(
            " ".join(self._places[row].lines) == str(self.model().index(row, 0).data())
            and self._places[row].rect.bottom() <= self.viewport().height()
            for row in rows
        )

    def paint_ground(self, painter: QPainter) -> None:
        """Draw the backs of both cards while nobody may see the goals."""
        if self._places:
            return
        backs, room = GoalPainter(self.theme), QRectF(self.viewport().rect()).adjusted(4, 4, -4, -4)
        gap = 6 * self.u
        height = min((room.height() - gap) / 2, room.width() * 5 / 7)
        for number, family in enumerate((IDENTITY, MISSION)):
            box = QRectF(0, room.top() + number * (height + gap), height * 7 / 5, height)
            box.moveLeft(room.center().x() - box.width() / 2)
            backs.paint_back(painter, box, family)

    def paint_cell(self, painter: QPainter, index: QModelIndex, marks: Mark) -> None:
        """A fulfilled line has a filled lamp with a tick in it, an open one an empty ring."""
        place, fulfilled = self._places[index.row()], index.data(GoalRole.FULFILLED)
        box, font, step = QRectF(place.rect), place.font, place.step
        if not place.lines:
            self._draw_thing(painter, box, index.data(GoalRole.SIGN), fulfilled)
        elif fulfilled is not None:
            side = font.pixelSize() * 0.92
            middle = box.center().y() - (len(place.lines) - 1) * step / 2
            lamp = QRectF(box.left() + 2, middle - side / 2, side, side)
            draw_lamp(painter, lamp, fulfilled, self.theme, self.u)
            box.setLeft(box.left() + _lamp_room(font))
        color = self.theme.color("card_ink" if fulfilled is None else "text")
        top = box.center().y() - len(place.lines) * step / 2
        if fulfilled is None:
            self._draw_band(painter, box.adjusted(0, 1, -1, -1), index)
            box.setLeft(box.left() + _BAND * self.u)
        draw_lines(painter, place.lines, font, color, QPointF(box.left(), top), step=step)
        if Mark.FOCUS in marks:
            painter.setPen(QPen(self.theme.color("focus"), 2))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(QRectF(place.rect).adjusted(-1, 1, 1, -1), 3, 3)

    def _draw_band(self, painter: QPainter, band: QRectF, index: Index) -> None:
        """Draw what a card's title lies on: the colour of its family and, beside the title, its scene."""
        place = self._places[index.row()]
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self.theme.color(BY_ID[index.data(GoalRole.CARD)].family))
        painter.drawRoundedRect(band, 3, 3)
        scene = QRectF(0, 0, 2 * band.height(), band.height())
        scene.moveTopRight(band.topRight())
        words = max(QFontMetricsF(place.font).horizontalAdvance(line) for line in place.lines)
        has_room = band.left() + words + 2 * _BAND * self.u <= scene.left()
        if self.theme.scenes and has_room and scene.width() >= _LEAST_SCENE:
            painter.setOpacity(self.theme.scenes)
            paint_card_scene(painter, index.data(GoalRole.SCENE), scene, self.theme)
            painter.setOpacity(1)

    def _draw_thing(self, painter: QPainter, box: QRectF, sign: Sign, fulfilled: bool) -> None:
        """Draw what a Mission asks for as a sign above its lamp."""
        lamp = box.height() * 0.32
        side = min(box.width() - 6, box.height() - lamp - 8)
        place = QRectF(box.center().x() - side / 2, box.top() + 2, side, side)
        draw_sign(painter, sign, place, self.theme.color("text"), 4)
        at = QRectF(box.center().x() - lamp / 2, place.bottom() + 3, lamp, lamp)
        draw_lamp(painter, at, fulfilled, self.theme, self.u)

    # -- arranging --------------------------------------------------------------------------------

    def _arrange(self) -> None:
        """Take the largest letters in which all lines fit, and share what room is left.

        The least letters stand closer, line to line and side by side, where they must.
        """
        size = 14 * self.u
        while True:
            rows = self._brief_rows(size) if self.is_brief else self._rows(size)
            taken = sum(row.height for row in rows)
            fits = taken <= self.viewport().height() - _FEET and all(row.fits for row in rows)
            if fits or self.theme.font("text", size).pixelSize() <= MIN_TEXT_PX:
                break
            size -= 0.5
        room, tight = self.viewport().height(), 1.0
        shares = sum(row.share for row in rows)
        spare = min((room - taken) / max(1, shares), 8 * self.u)
        if taken > room:
            tight, spare = max(_TIGHTEST, (room - _FEET) / taken), 0.0
        top, places = 0.0, []
        for row in rows:
            width = self.viewport().width() / len(row.cells)
            high = row.height * tight + spare * row.share
            for column, (lines, font) in enumerate(row.cells):
                rect = QRectF(column * width, top, width, high).toRect()
                places.append(_Place(rect, lines, font, line_height(font) * tight))
            top += high
        self._places = places
        self.viewport().update()

    def _rows(self, size: float) -> list[_Row]:
        """Return the lines from top to bottom in letters of a size: years side by side, all else alone."""
        rows: list[_Row] = []
        heading, font = self.theme.font("label", size), self.theme.font("text", size)
        figures = _figures(font)
        model, whole = self.model(), self.viewport().width()
        for number in range(model.rowCount()):
            index = model.index(number, 0)
            words = str(index.data())
            if index.data(GoalRole.FULFILLED) is None:
                rows.append(_heading(words, heading, whole - 2 * _BAND * self.u))
            elif not index.data(GoalRole.IS_YEAR):
                width = whole - _lamp_room(font) - 2
                letters = snug(font, words, width)
                rows.append(_Row([(lines_of(words, letters, width), letters)]))
            elif number and model.index(number - 1, 0).data(GoalRole.IS_YEAR):
                rows[-1].cells.append(((words,), figures))
            else:
                rows.append(_Row([((words,), figures)]))
        for row in rows:
            wide = max(QFontMetricsF(cell).horizontalAdvance(lines[0]) for lines, cell in row.cells)
            row.fits &= len(row.cells) == 1 or wide + _lamp_room(font) <= whole / len(row.cells)
        return rows

    def _brief_rows(self, size: float) -> list[_Row]:
        """Return the lines for large text: as many years side by side as fit, Artifacts as signs."""
        rows: list[_Row] = []
        heading, font = self.theme.font("label", size), self.theme.font("text", size)
        figures = _figures(font)
        model, whole = self.model(), self.viewport().width()
        for number in range(model.rowCount()):
            index = model.index(number, 0)
            words, is_year = str(index.data()), bool(index.data(GoalRole.IS_YEAR))
            if index.data(GoalRole.FULFILLED) is None:
                rows.append(_brief_heading(words, heading, whole - 2 * _BAND * self.u))
                continue
            letters = figures if is_year else font
            wide = QFontMetricsF(letters).horizontalAdvance(words) + _lamp_room(font) if is_year else 0
            if rows[-1].is_heading or (len(rows[-1].cells) + 1) * wide > whole:
                rows.append(_Row([], wide <= whole, least=0 if is_year else 2 * line_height(font)))
            rows[-1].cells.append(((words,) if is_year else (), letters))
        return rows


def _figures(font: QFont) -> QFont:
    """Return a type for years, its figures of equal width: among others the prime touches a 1."""
    result = QFont(font)
    result.setFeature(QFont.Tag("tnum"), 1)
    return result


def _brief_heading(words: str, font: QFont, width: float) -> _Row:
    """Return a card's title on one line, in letters that let it stand there."""
    letters = fitting(font, words, width) or closer(font, words, width)
    return _Row([((words,), letters)], share=_OF_HEADINGS, least=line_height(font))


def _heading(words: str, font: QFont, width: float) -> _Row:
    """Return a card's title on one line, if need be with closer letters; else on two."""
    letters = closer(font, words, width)
    return _Row([(lines_of(words, letters, width), letters)], letters is font, share=_OF_HEADINGS)


@dataclass(slots=True)
class _Row:
    """What stands side by side, each cell as lines with their font."""

    cells: list[tuple[tuple[str, ...], QFont]]
    fits: bool = True
    share: int = 1
    """How much it takes of what room is left, beside the others."""
    least: float = 0

    @property
    def is_heading(self) -> bool:
        return self.share == _OF_HEADINGS

    @property
    def height(self) -> float:
        return max(self.least, *(len(lines) * line_height(font) for lines, font in self.cells))


@dataclass(frozen=True, slots=True)
class _Place:
    """Where a line of the goals lies, broken into lines of its width, `step` pixels apart."""

    rect: QRect
    lines: tuple[str, ...]
    font: QFont
    step: float


def _lamp_room(font: QFont) -> float:
    """Return the room that a lamp takes before its words."""
    return font.pixelSize() * 0.92 + 7
