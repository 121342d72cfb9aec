"""A player's shelf: a plate with the name, and the Artifacts, large, in rows on planks."""

from __future__ import annotations

from dataclasses import dataclass, replace

from PySide6.QtCore import QModelIndex, QPoint, QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QFocusEvent, QFont, QPainter, QPen
from PySide6.QtWidgets import QWidget

from chrononauts_qt.ui.catalog.wording import sentences
from chrononauts_qt.ui.games.artifaxx import artifaxx_texts as texts
from chrononauts_qt.ui.games.artifaxx.counter_geometry import GAP, PAD, CounterLayout, card_rects
from chrononauts_qt.ui.games.artifaxx.counter_ground import Ground
from chrononauts_qt.ui.games.artifaxx.counter_model import Chip, CounterRole, ShelfModel
from chrononauts_qt.ui.games.artifaxx.counter_plate import PlatePainter
from chrononauts_qt.ui.games.chrononauts.models.players_model import PlayerFace
from chrononauts_qt.ui.games.chrononauts.texts import board_words as words
from chrononauts_qt.ui.games.chrononauts.views.card_painter import CardPainter
from chrononauts_qt.ui.games.chrononauts.views.geometry import CARD_HEIGHT
from chrononauts_qt.ui.kit.card_view import CardListView, spread
from chrononauts_qt.ui.kit.drop_model import Index
from chrononauts_qt.ui.kit.marks import Mark, draw_focus, draw_marks
from chrononauts_qt.ui.kit.name_tip import plain_tip
from chrononauts_qt.ui.kit.pictograms import draw_sign
from chrononauts_qt.ui.kit.roles import CardRole, ItemRole
from chrononauts_qt.ui.kit.signs import SIGNS
from chrononauts_qt.ui.kit.text_block import closer, draw_lines, fitted, is_whole, line_height, lines_of
from chrononauts_qt.ui.kit.theme import Theme

_LEAST_STRIP = 28
"""How many pixels are in sight of the cards beside the one with the keys."""
_LETTERS = (10.5, 9.5, 8.5)
_STEP = 1.1
_MOST = 0.32
"""How much of the card's height the words may take."""


@dataclass(frozen=True, slots=True)
class SetChip:
    """A chip set for a card of which a part is in sight: its lines, none in a strip, and its height."""

    chip: Chip
    font: QFont
    lines: tuple[str, ...]
    side: float
    height: float

    @property
    def foot(self) -> float:
        """How much of the card's lower end is the chip's; in a strip its sign stands at the upper end."""
        return self.height + 2 if self.lines else 0


def set_chip(chip: Chip, card: QRectF, theme: Theme) -> SetChip:
    """Return the words that have room beside the sign: the whole sentence, two words, or none."""
    k = card.height() / CARD_HEIGHT
    side = max(14.0, 13 * k)
    room = card.width() - side - 14 * k
    for said in (chip.words, chip.short):
        for units in (*(size * k for size in _LETTERS), 0):
            font = theme.font("label", units)
            font = closer(font, max(said.split(), key=len), room)
            lines = lines_of(said, font, room)
            high = len(lines) * font.pixelSize() * _STEP
            if is_whole(lines, said) and high <= _MOST * card.height():
                return SetChip(chip, font, lines, side, max(side + 4 * k, high + 5 * k))
    return SetChip(chip, font, (), side, side + 4 * k)


def paint_chip(painter: QPainter, card: QRectF, chip: SetChip, theme: Theme) -> None:
    """Draw the chip at the foot of a card: full, with a tick, on the best; else an outline with a cross."""
    k = card.height() / CARD_HEIGHT
    width = card.width() - 4 * k if chip.lines else chip.side + 6 * k
    plate = QRectF(card.left() + 2 * k, card.top() + 2 * k, width, chip.height)
    if chip.lines:
        plate.moveBottom(card.bottom() - 2 * k)
    is_best = chip.chip.is_best
    ink = theme.color("focus_ink" if is_best else "text")
    painter.setPen(QPen(theme.color("bg" if is_best else "text"), max(1.2, 1.2 * k)))
    painter.setBrush(theme.color("focus" if is_best else "raised"))
    painter.drawRoundedRect(plate, 4 * k, 4 * k)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    sign = QRectF(plate.left() + 4 * k, plate.center().y() - chip.side / 2, chip.side, chip.side)
    draw_sign(painter, SIGNS["tick" if is_best else "cross"], sign, ink, 8)
    step = chip.font.pixelSize() * _STEP
    top = plate.center().y() - len(chip.lines) * step / 2
    draw_lines(painter, chip.lines, chip.font, ink, QPointF(sign.right() + 4 * k, top), step=step)


class CounterShelf(CardListView):
    """Shows a ShelfModel. `theme` is that of its cards, `reading` that of its plate.

    The shelf itself is a target too: `ground` tells of presses beside its cards.
    """

    def __init__(
        self, model: ShelfModel, theme: Theme, reading: Theme, parent: QWidget | None = None
    ) -> None:
        super().__init__(theme, parent)
        self._reading = reading
        self._cards = CardPainter(theme)
        self._plates = PlatePainter(reading)
        self._face: PlayerFace | None = None
        self._places: list[QRect] = []
        self._layout: CounterLayout | None = None
        self._arriving: frozenset[str] = frozenset()
        self.ground = Ground(self)
        self.setDragEnabled(False)
        self.setModel(model)
        for changed in (model.rowsInserted, model.rowsRemoved, model.rowsMoved, model.modelReset):
            changed.connect(lambda *_: self._arrange())

    @property
    def target(self) -> str:
        """What a card dropped beside the Artifacts is played on."""
        return f"seat-{self.seat_at() + 1}"

    def seat_at(self, position: QPoint | None = None) -> int:
        """Return whose shelf this is, wherever one points."""
        model = self.model()
        assert isinstance(model, ShelfModel), "a shelf shows a shelf"
        return model.seat

    def place(self, layout: CounterLayout, room: QRect) -> None:
        """Take a place."""
        self._layout = layout
        self.setGeometry(room)
        self.set_scale(layout.base.u)
        self._arrange()

    def show_player(self, face: PlayerFace) -> None:
        """Show whose shelf this is, and how that player stands."""
        if face == self._face:
            return
        self._face = face
        name = words.player_name(face.seat, face.name, face.hand_size, len(face.artifacts), face.rank)
        self.setAccessibleName(name)
        threat = words.threat(face.name, face.threat)
        turn = words.turn_of(face.name, face.to_move, face.deciding)
        self.setAccessibleDescription(sentences(turn, threat))
        self.setToolTip(plain_tip(threat))
        self.viewport().update()

    def set_arriving(self, cards: frozenset[str]) -> None:
        """Leave these cards out: they are still on their way here."""
        if cards != self._arriving:
            self._arriving = cards
            self.viewport().update()

    @property
    def arriving(self) -> frozenset[str]:
        """The cards that are on their way here."""
        return self._arriving

    def landing(self, card: str = "") -> QRect:
        """Return where a card lies in the viewport, the last one without a name."""
        for row in range(min(len(self._places), self.model().rowCount())):
            index = self.model().index(row, 0)
            if index.data(CardRole.CARD) == card:
                return self.cell_rect(index)
        return self._places[-1] if self._places else self._room()

    # -- where everything lies ------------------------------------------------------------------

    def _room(self) -> QRect:
        """Return the room for cards, right of the plate."""
        if self._layout is None:
            return QRect()
        pad = self._layout.base.px(PAD)
        return self.rect().adjusted(self._layout.plate + pad, pad, -pad, -pad)

    def _arrange(self) -> None:
        if self._layout is not None:
            gap, least = self._layout.base.px(GAP), self.theme.text_scale
            count = self.model().rowCount()
            self._places = card_rects(self._room(), count, self._layout.card, gap, least)
        self.viewport().update()

    def cell_rect(self, index: Index) -> QRect:
        """Return where a card lies: those to the right of the one with the keys move out of its way."""
        if index.row() >= len(self._places):
            return QRect()
        place, front = self._places[index.row()], self.front().row()
        line = [row for row, other in enumerate(self._places) if other.top() == place.top()]
        if front not in line:
            return place
        left, last = self._places[line[0]].left(), self._places[line[-1]].left()
        ways = spread(len(line), last - left, place.width(), {front - line[0]}, _LEAST_STRIP)
        return QRect(QPoint(left + round(ways[index.row() - line[0]]), place.top()), place.size())

    def _seen(self, index: QModelIndex) -> float:
        """Return how many pixels of a card are in sight: all of it where nothing lies over it."""
        box, row = self.cell_rect(index), index.row() + 1
        if row >= len(self._places) or self._places[row].top() != box.top() or index == self.front():
            return box.width()
        return min(box.width(), self.cell_rect(self.model().index(row, 0)).left() - box.left())

    def front(self) -> QModelIndex:
        """Return the card that the keys are at; without them every card lies as it was put."""
        return self.currentIndex() if self.hasFocus() else QModelIndex()

    # -- drawing --------------------------------------------------------------------------------

    def marks_of(self, index: QModelIndex) -> Mark:
        """Return the marks; nothing is dimmed on a shelf that itself is a target."""
        marks = super().marks_of(index)
        return marks & ~Mark.DIMMED if self.target in (self.legal_targets or ()) else marks

    def paint_ground(self, painter: QPainter) -> None:
        """Draw the shelf with its plate; thick where it is this player's turn, ringed as a target."""
        if self._face is None or self._layout is None:
            return
        theme, u = self._reading, self.u
        box = QRectF(self.rect())
        width = 2.5 * min(u, 2) if self._face.to_move else 1.5
        inner = box.adjusted(width / 2, width / 2, -width / 2, -width / 2)
        painter.setBrush(theme.color("panel"))
        painter.setPen(QPen(theme.color("text" if self._face.to_move else "line"), width))
        painter.drawRoundedRect(inner, 6 * u, 6 * u)
        plate = QRectF(inner.left(), inner.top(), self._layout.plate, inner.height())
        painter.setPen(QPen(theme.color("line"), 1))
        painter.drawLine(plate.topRight() + QPointF(0, 8 * u), plate.bottomRight() - QPointF(0, 8 * u))
        self._plates.paint(painter, plate, self._face, u)
        self._paint_planks(painter)
        if not self._places:
            self._paint_empty(painter)
        if self.target in (self.legal_targets or ()):
            draw_marks(painter, inner.adjusted(2, 2, -2, -2), Mark.TARGET, self.theme, u)
        if self.hasFocus() and not self.currentIndex().isValid():
            draw_focus(painter, inner.adjusted(5, 5, -5, -5), theme)

    def _paint_planks(self, painter: QPainter) -> None:
        """Draw the board below every row of cards, and further ones as far as there is room."""
        if self._layout is None:
            return
        room, gap = self._room(), self._layout.base.px(GAP)
        high = self._places[0].height() if self._places else self._layout.card.height()
        painter.setPen(QPen(self._reading.color("line"), 1))
        painter.setBrush(self._reading.color("raised"))
        thick = max(6.0, 9 * self.u)
        foot = room.top() + high - 1
        while foot <= room.bottom():
            plank = QRectF(room.left() - 4, foot - thick * 0.55, room.width() + 8, thick)
            painter.drawRoundedRect(plank, 2, 2)
            foot += high + gap

    def _paint_empty(self, painter: QPainter) -> None:
        font = self._reading.font("text", 15 * self.u)
        room = QRectF(self._room())
        room.setHeight(self._layout.card.height() if self._layout is not None else 0)
        lines = fitted(texts.text("shelf-empty"), font, room.width(), 3)
        top = QPointF(room.left(), room.center().y() - len(lines) * line_height(font) / 2)
        draw_lines(painter, lines, font, self._reading.color("muted"), top, width=room.width())

    def paint_cell(self, painter: QPainter, index: QModelIndex, marks: Mark) -> None:
        """Draw an Artifact as far as it is in sight, its chip and its marks."""
        face, box = index.data(ItemRole.FACE), QRectF(self.cell_rect(index))
        if face is None or box.isEmpty() or index.data(CardRole.CARD) in self._arriving:
            return
        seen = self._seen(index)
        if index.row() and self._places[index.row() - 1].right() >= box.left():
            self._cards.paint_shadow(painter, box, self.u)
        ratio, chip = painter.device().devicePixelRatioF(), index.data(CounterRole.CHIP)
        if chip is None:
            painter.drawPixmap(box.topLeft(), self._cards.seen_pixmap(face, box.size(), seen, ratio))
        else:
            part = QRectF(box.left(), box.top(), seen, box.height())
            words = set_chip(chip, part, self.theme)
            bare = replace(face, text="")  # the chip takes the place of the text
            picture = self._cards.seen_pixmap(bare, box.size(), seen, ratio, round(words.foot))
            painter.drawPixmap(box.topLeft(), picture)
            paint_chip(painter, part, words, self.theme)
        draw_marks(painter, box, marks, self.theme, self.u, 6 * self.u)

    # -- input ----------------------------------------------------------------------------------

    def focusInEvent(self, event: QFocusEvent) -> None:
        """The keys begin at the first card."""
        super().focusInEvent(event)
        self.viewport().update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """No card stands out any more."""
        super().focusOutEvent(event)
        self.viewport().update()
