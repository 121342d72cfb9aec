"""The deal on the table: a column for everyone who takes part, and what can be carried between them."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRect, QRectF, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from chrononauts_qt.games.afternova.view import View
from chrononauts_qt.ui.games.afternova.deal import Deal, Token
from chrononauts_qt.ui.games.afternova.deal_shown import DealShown, slips
from chrononauts_qt.ui.games.afternova.manning import NOT_KNOWN, Manned
from chrononauts_qt.ui.games.afternova.texts.table_texts import text
from chrononauts_qt.ui.games.afternova.views.columns import (
    HEAD,
    ColumnFace,
    ColumnsView,
    column_rect,
    paint_deal,
    place_columns,
)
from chrononauts_qt.ui.games.afternova.views.slips import paint_slip, place_slips
from chrononauts_qt.ui.kit.drop_model import Referee
from chrononauts_qt.ui.kit.pieces import RING, Piece, PieceModel, PieceView
from chrononauts_qt.ui.kit.roles import ItemRole
from chrononauts_qt.ui.kit.text_block import draw_lines, draw_word, fitted, is_whole, line_height, lines_of
from chrononauts_qt.ui.kit.theme import Theme

_SLIP, _MOST_SLIP = 42, 0.14
"""The usual height of a slip in units, and the greatest in heights of the table."""


class DealTable(QWidget):
    """Shows a deal, or the offer that waits, and what came of the offers of this turn.

    `carried` says which token is to go to which column; `slip_chosen` which slip was pressed.
    """

    carried = Signal(object, int)
    slip_chosen = Signal(str)
    left_out = Signal(int)
    """Somebody is to have no part any more."""

    def __init__(
        self, names: Sequence[str], referee: Referee | None, theme: Theme, parent: QWidget
    ) -> None:
        super().__init__(parent)
        self._names, self._theme, self._u, self._foot = tuple(names), theme, 1.0, 0
        self._is_covered = self._is_aside = False
        self._title = self._check = ""
        self.answers: tuple[str, ...] = ()
        """What stands beside the columns, as far as there is room."""
        self._manned = NOT_KNOWN
        self._deal: Deal | None = None
        self._may_carry = False
        self.is_open = False
        """Whether there is anything on it; a list may stand in its place."""
        self._held: Token | None = None
        self._tokens: dict[str, Token] = {}
        self.columns_model = PieceModel("deal", referee, self)
        self.columns = ColumnsView(self.columns_model, place_columns, paint_deal, theme, self)
        self.columns.setAccessibleName(text("deal-columns"))
        self.columns.chosen.connect(self._press)
        self.slips_model = PieceModel("slips", None, self)
        self.slips = PieceView(self.slips_model, place_slips, paint_slip, theme, self)
        self.slips.setAccessibleName(text("slips"))
        self.slips.chosen.connect(self.slip_chosen)

    # -- showing --------------------------------------------------------------------------------

    def show_deal(
        self, title: str, deal: Deal | None, view: View, may_carry: bool, check: str,
        answers: Sequence[str], manned: Manned = NOT_KNOWN,
    ) -> None:
        """Show a deal as it lies; `check` is the sentence on whether it can be said, `answers` what was said
        to the last offer, `manned` what the viewer knows of the crew behind it."""
        self._title, self._deal, self._check, self._may_carry = title, deal, check, may_carry
        self.answers, self._manned = tuple(answers), manned
        self._view = view
        self.setAccessibleDescription(check)
        if deal is None or (self._held is not None and self._held.key not in self._all_keys(deal)):
            self._held = None
        self._fill()
        self._lay_out()
        self.update()

    def show_offers(self, view: View) -> None:
        """Show what came of the offers of this turn."""
        self.slips_model.show_pieces(list(slips(view, self._names)))

    @property
    def said(self) -> tuple[str, str]:
        """What the deal is about, and in a sentence whether it can be said."""
        return self._title, self._check

    def spoken_columns(self) -> list[str]:
        """Return what is said of each who takes part."""
        return [piece.spoken for piece in self.columns.pieces if isinstance(piece.face, ColumnFace)]

    @staticmethod
    def _all_keys(deal: Deal) -> set[str]:
        return {
            token.key for column in deal.columns for tray in deal.tokens(column).values() for token in tray}

    def _fill(self) -> None:
        pieces, self._tokens = list[Piece](), {}
        if self._deal is not None:
            shown = DealShown(
                self._deal, self._view, self._names, self._manned, self._may_carry, self._held)
            pieces, self._tokens = list(shown.pieces()), shown.tokens()
        self.columns_model.show_pieces(pieces)

    def token(self, key: str) -> Token | None:
        """Return a token that lies on the table."""
        return self._tokens.get(key)

    # -- carrying -------------------------------------------------------------------------------

    def _press(self, key: str) -> None:
        """Take a token up, or put the one that is held down; between two people it goes over at once."""
        if not self._may_carry or self._deal is None:
            return
        token = self._tokens.get(key)
        if self._held is not None:
            held, self._held = self._held, None
            column = int(key.removeprefix("column ")) if token is None else token.column
            if column != held.column:
                self.carried.emit(held, column)
                return
        elif token is not None:
            others = [column for column in self._deal.columns if column != token.column]
            if len(others) == 1:
                self.carried.emit(token, others[0])
                return
            self._held = token if others else None
        self._fill()

    def put_down(self) -> bool:
        """Let go of what is held; tell whether anything was."""
        was, self._held = self._held, None
        self._fill()
        return was is not None

    def carry_to(self, column: int) -> bool:
        """Carry what is held, or what has the focus, to a column; tell whether there is anything to carry."""
        current = str(self.columns.currentIndex().data(ItemRole.KEY) or "")
        token = self._held or self._tokens.get(current)
        if token is None or not self._may_carry or self._deal is None or column not in self._deal.columns:
            return False
        self._held = None
        self.carried.emit(token, column)
        return True

    def remove_current(self) -> bool:
        """Leave out whose column has the focus; give back a token."""
        current = str(self.columns.currentIndex().data(ItemRole.KEY) or "")
        if not self._may_carry or self._deal is None:
            return False
        token = self._tokens.get(current)
        if token is not None:
            home = self._deal.active if token.origin is None else token.origin
            if home != token.column:
                self.carried.emit(token, home)
            return True
        if current.startswith("column ") and int(current.removeprefix("column ")) != self._deal.active:
            self.left_out.emit(int(current.removeprefix("column ")))
            return True
        return False

    # -- geometry -------------------------------------------------------------------------------

    def stand(
        self, room: QRect, u: float, foot: int = 0, is_covered: bool = False, is_aside: bool = False
    ) -> None:
        """Take a place and a scale; the `foot` in pixels is left free for what may lie over it.

        `is_aside`: there are slips alone.
        """
        self._u, self._foot, self._is_covered, self._is_aside = u, foot, is_covered, is_aside
        self.columns.setHidden(is_aside)
        self.update()
        self.setGeometry(room.adjusted(-RING, 0, RING, 0))  # over the rings and edges of what lies below
        self._lay_out()

    @property
    def _room(self) -> QRect:
        """What is not only there to cover, or left free."""
        return self.rect().adjusted(RING, 0, -RING, -self._foot)

    @property
    def _frame(self) -> QRect:
        """What is seen of the ground."""
        return self._room if self._is_covered else self.rect().adjusted(RING, 0, -RING, 0)

    @property
    def _slip_height(self) -> int:
        """How high a slip is: two lines have room, if that leaves enough for the columns."""
        usual, most = round(_SLIP * self._u), round(_MOST_SLIP * self._room.height())
        return max(usual, min(most, round(2.6 * line_height(self._theme.font("label", 14 * self._u)))))

    def _lay_out(self) -> None:
        """Give the columns what the slips leave."""
        room, u = self._room, self._u
        if self._is_aside:
            self.slips.stand(room, u)
            return
        edge, head, slip = round(8 * u), round(HEAD * u), self._slip_height
        height = room.height() - head - (slip if self.slips_model.pieces else 0) - edge - edge // 2
        left, width = room.left() + edge, room.width() - 2 * edge
        self.columns.stand(QRect(left, head, width, height), u)
        self.slips.stand(QRect(left, room.height() - slip - edge // 2, width, slip), u)

    # -- painting -------------------------------------------------------------------------------

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the ground, what the deal is about, and whether it can be said."""
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.fillRect(self.rect(), self._theme.color("bg"))
            if self._is_aside:
                return
            painter.setPen(QPen(self._theme.color("focus"), 2.5))
            painter.setBrush(self._theme.color("panel"))
            painter.drawRoundedRect(QRectF(self._frame).adjusted(1.5, 1.5, -1.5, -1.5), 8, 8)
            u = self._u
            line = QRectF(RING + 12 * u, 2 * u, self._room.width() - 24 * u, HEAD * u)
            width = draw_word(painter, self._title, self._theme.font("title", 18 * u),
                              self._theme.color("text"), line)
            said = line.adjusted(width + 18 * u, 0, 0, 0)
            font = self._theme.font("label", 15 * u)
            shown = fitted(self._check, font, said.width(), 1)
            if is_whole(shown, self._check) or not self._paint_answers(painter, u, self._check):
                draw_word(painter, shown[0] if shown else "", font, self._theme.color("focus"), said, "r")
                self._paint_answers(painter, u)

    def _paint_answers(self, painter: QPainter, u: float, *first: str) -> bool:
        """Draw beside the columns what was answered, as far as there is room; tell whether there is any."""
        columns = 0 if self._deal is None else len(self._deal.columns)
        right = column_rect(self.columns.rect(), columns, columns, u).left() if columns else 0
        left, width = self._room.left() + right + 24 * u, self._room.width() - right - 40 * u
        room = QRectF(left, (HEAD + 8) * u, width, self.columns.height())
        if room.width() < 160 * u:
            return False
        font, top = self._theme.font("text", 16 * u), room.top()
        for sentence in (*first, *self.answers):
            lines = lines_of(sentence, font, room.width())
            if top + len(lines) * line_height(font) > room.bottom():
                break
            at = QPointF(room.left(), top)
            top = draw_lines(painter, lines, font, self._theme.color("text"), at) + 6 * u
        return True
