"""The deal on the table: a column for everyone who takes part, and what can be carried between them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRect, QRectF, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from chrononauts_qt.games.afternova.actions import BOT
from chrononauts_qt.games.afternova.amounts import Fragments, Skills, total, words
from chrononauts_qt.games.afternova.state import BOT_SPACES
from chrononauts_qt.games.afternova.view import OfferSeen, View
from chrononauts_qt.ui.catalog.wording import all_of
from chrononauts_qt.ui.games.afternova.deal import ICON, Deal, Token, spaces_of
from chrononauts_qt.ui.games.afternova.texts import cards, listed, spoken
from chrononauts_qt.ui.games.afternova.texts.table_texts import text
from chrononauts_qt.ui.games.afternova.views.seats import shortened
from chrononauts_qt.ui.games.afternova.views.tokens import draw_fragment, draw_skill, draw_sockets, is_paper
from chrononauts_qt.ui.kit.drop_model import Referee
from chrononauts_qt.ui.kit.marks import Mark
from chrononauts_qt.ui.kit.pictograms import draw_sign
from chrononauts_qt.ui.kit.pieces import RING, Piece, PieceModel, PieceView
from chrononauts_qt.ui.kit.signs import SIGNS, paint_number
from chrononauts_qt.ui.kit.text_block import draw_lines, draw_word, fitted, line_height, lines_of
from chrononauts_qt.ui.kit.theme import Theme

TRAYS = ("brings", "gets", "hold")
_HEAD, _LABEL, _TRAY, _AFTER, _SLIP = 30, 60, 40, 34, 42
_ROOMY = 215
"""From so wide on at scale 1 a column has words before its trays."""
_ACCEPTED, _DECLINED, _COUNTERED, _WAITING = "slip-yes", "slip-no", "slip-counter", "slip-waits"


class ColumnFace(NamedTuple):
    """Who stands over a column, and what it would hold; ``excess``: in words what is too much, ""."""

    who: int
    name: str
    brings: Skills
    gets: Fragments
    after: tuple[str, ...]
    spaces: int
    excess: str


class TokenFace(NamedTuple):
    """A token: the tray of its column it lies in, and at which place of ``many``; ``is_held`` in the hand,
    ``is_foreign`` out of another Hold."""

    token: Token
    tray: int
    place: int
    many: int
    is_held: bool
    is_foreign: bool


class SlipFace(NamedTuple):
    """What came of an offer: a key of the texts, and its words."""

    kind: str
    said: str


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
        self._title = self._check = ""
        self._answers: tuple[str, ...] = ()
        self._deal: Deal | None = None
        self._may_carry = False
        self.is_open = False
        """Whether there is anything on it; a list may stand in its place."""
        self._held: Token | None = None
        self._tokens: dict[str, Token] = {}
        self.columns_model = PieceModel("deal", referee, self)
        self.columns = PieceView(self.columns_model, self._place_columns, self._paint, theme, self)
        self.columns.setAccessibleName(text("deal-columns"))
        self.columns.chosen.connect(self._press)
        self.slips_model = PieceModel("slips", None, self)
        self.slips = PieceView(self.slips_model, _side_by_side, _paint_slip, theme, self)
        self.slips.setAccessibleName(text("slips"))
        self.slips.chosen.connect(self.slip_chosen)

    # -- showing --------------------------------------------------------------------------------

    def show_deal(
        self, title: str, deal: Deal | None, view: View, may_carry: bool, check: str, answers: Sequence[str]
    ) -> None:
        """Show a deal as it lies; `check` is the sentence on whether it can be said, `answers` what was said
        to the last offer."""
        self._title, self._deal, self._check, self._may_carry = title, deal, check, may_carry
        self._answers = tuple(answers)
        self._view = view
        self.setAccessibleDescription(check)
        if deal is None or (self._held is not None and self._held.key not in self._all_keys(deal)):
            self._held = None
        self._fill()
        self._lay_out()
        self.update()

    def show_offers(self, view: View) -> None:
        """Show what came of the offers of this turn."""
        self.slips_model.show_pieces([_slip(view, now, self._names) for now in view.offers])

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
        deal, pieces = self._deal, list[Piece]()
        self._tokens = {}
        if deal is not None:
            for column in deal.columns:
                pieces.append(self._column(deal, column))
            for column in deal.columns:
                for tray, lying in enumerate(deal.tokens(column).values()):
                    for place, token in enumerate(lying):
                        self._tokens[token.key] = token
                        pieces.append(self._piece(token, tray, place, len(lying)))
        self.columns_model.show_pieces(pieces)

    def _column(self, deal: Deal, column: int) -> Piece:
        name = spoken.name_of(column, self._names)
        if column == deal.active:
            brings, gets = deal.own_icons, total((s.gives for s in deal.shares), deal.own_fragments)
        else:
            share = deal.share_of(column)
            brings, gets = share.brings, total([share.gets], share.plus)
        after, spaces = Fragments(), 0
        if column >= 0:
            after, spaces = deal.hold_after(column), spaces_of(self._view.players[column])
        elif column == BOT and self._view.bot is not None:
            after, spaces = self._view.bot.hold, BOT_SPACES
        excess = max(0, sum(after) - spaces) if column >= 0 else 0
        said = spoken.column(name, brings, gets, after, excess)
        over = listed.too_many(excess) if excess else ""
        face = ColumnFace(column, name, brings, gets, words(after), spaces, over)
        return Piece(f"column {column}", said, face, f"column {column}")

    def _piece(self, token: Token, tray: int, place: int, count: int) -> Piece:
        name = spoken.name_of(token.column, self._names)
        what = cards.skill(token.what) if token.kind == ICON else cards.colour(token.what)
        key = f"token-{token.kind}"
        facts: dict[str, object] = {"what": what, "name": name}
        if token.origin is not None:
            facts["origin"] = spoken.name_of(token.origin, self._names)
        is_held = self._held is not None and self._held.key == token.key
        is_foreign = token.origin is not None and token.origin != token.column
        face = TokenFace(token, tray, place, count, is_held, is_foreign)
        said = text(key, **facts)
        if is_held:
            said = text("chosen-name", name=said)
        return Piece(token.key, said, face, f"column {token.column}", may_drag=self._may_carry)

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
        current = str(self.columns_model.data(self.columns.currentIndex(), _KEY) or "")
        token = self._held or self._tokens.get(current)
        if token is None or not self._may_carry or self._deal is None or column not in self._deal.columns:
            return False
        self._held = None
        self.carried.emit(token, column)
        return True

    def remove_current(self) -> bool:
        """Leave out whose column has the focus; give back a token."""
        current = str(self.columns_model.data(self.columns.currentIndex(), _KEY) or "")
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

    def stand(self, room: QRect, u: float, foot: int = 0) -> None:
        """Take a place and a scale; what lies over the `foot` in pixels covers nothing of the deal."""
        self._u, self._foot = u, foot
        self.setGeometry(room.adjusted(-RING, 0, RING, 0))  # over the rings and edges of what lies below
        self._lay_out()

    @property
    def _room(self) -> QRect:
        """What is not only there to cover, or covered itself."""
        return self.rect().adjusted(RING, 0, -RING, -self._foot)

    def _lay_out(self) -> None:
        """Give the columns what the slips leave."""
        room, u = self._room, self._u
        edge, head, slip = round(8 * u), round(_HEAD * u), round(_SLIP * u)
        height = room.height() - head - (slip if self.slips_model.pieces else 0) - 2 * edge
        left, width = room.left() + edge, room.width() - 2 * edge
        self.columns.stand(QRect(left, head, width, height), u)
        self.slips.stand(QRect(left, room.height() - slip - edge // 2, width, slip), u)

    def _column_rect(self, room: QRect, place: int, count: int) -> QRect:
        gap = round(8 * self._u)
        width = min(round(320 * self._u), (room.width() - gap * (count - 1)) // max(1, count))
        return QRect(place * (width + gap), 0, width, room.height())

    def _place_columns(self, room: QRect, pieces: Sequence[Piece], u: float) -> list[QRect]:
        if self._deal is None:
            return [QRect() for _ in pieces]
        columns = self._deal.columns
        rects = {who: self._column_rect(room, place, len(columns)) for place, who in enumerate(columns)}
        return [
            rects[piece.face.who] if isinstance(piece.face, ColumnFace)
            else self._token_rect(rects[piece.face.token.column], piece.face)
            for piece in pieces
        ]

    def _tray_rect(self, column: QRect, tray: int) -> QRect:
        head, after = round(_HEAD * self._u), round(_AFTER * self._u)
        height = (column.height() - head - after) // len(TRAYS)
        return QRect(column.left() + 4, column.top() + head + tray * height, column.width() - 8, height - 4)

    def _label_width(self, column: int) -> int:
        """Return how wide the words before the trays are; a narrow column does without."""
        return round(_LABEL * self._u) if column >= round(_ROOMY * self._u) else 6

    def _token_rect(self, column: QRect, face: TokenFace) -> QRect:
        tray = self._tray_rect(column, face.tray)
        left = tray.left() + self._label_width(column.width())
        room = tray.right() - left - 4
        side = min(round(34 * self._u), tray.height() - 6)
        step = side + round(5 * self._u)
        if face.many > 1:
            step = min(step, (room - side) // (face.many - 1))
        return QRect(left + face.place * step, tray.center().y() - side // 2, side, side)

    # -- painting -------------------------------------------------------------------------------

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the ground, what the deal is about, and whether it can be said."""
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.fillRect(self.rect(), self._theme.color("bg"))
            painter.setPen(QPen(self._theme.color("focus"), 2.5))
            painter.setBrush(self._theme.color("panel"))
            painter.drawRoundedRect(QRectF(self._room).adjusted(1.5, 1.5, -1.5, -1.5), 8, 8)
            u = self._u
            line = QRectF(RING + 12 * u, 2 * u, self._room.width() - 24 * u, _HEAD * u)
            width = draw_word(painter, self._title, self._theme.font("title", 18 * u),
                              self._theme.color("text"), line)
            said = line.adjusted(width + 18 * u, 0, 0, 0)
            font = self._theme.font("label", 15 * u)
            shown = fitted(self._check, font, said.width(), 1)
            draw_word(painter, shown[0] if shown else "", font, self._theme.color("focus"), said, "r")
            self._paint_answers(painter, u)

    def _paint_answers(self, painter: QPainter, u: float) -> None:
        """Draw beside the columns what was answered, as far as there is room."""
        columns = 0 if self._deal is None else len(self._deal.columns)
        right = self._column_rect(self.columns.rect(), columns, columns).left() if columns else 0
        left, width = self._room.left() + right + 24 * u, self._room.width() - right - 40 * u
        room = QRectF(left, (_HEAD + 8) * u, width, self.columns.height())
        if room.width() < 160 * u:
            return
        font, top = self._theme.font("text", 16 * u), room.top()
        for sentence in self._answers:
            lines = lines_of(sentence, font, room.width())
            if top + len(lines) * line_height(font) > room.bottom():
                break
            at = QPointF(room.left(), top)
            top = draw_lines(painter, lines, font, self._theme.color("text"), at) + 6 * u

    def _paint(
        self, painter: QPainter, box: QRectF, piece: Piece, theme: Theme, u: float, marks: Mark
    ) -> None:
        if isinstance(piece.face, ColumnFace):
            self._paint_column(painter, box, piece.face, theme, u)
        else:
            _paint_token(painter, box, piece.face, theme, u)

    def _paint_column(self, painter: QPainter, box: QRectF, face: ColumnFace, theme: Theme, u: float) -> None:
        painter.setPen(QPen(theme.color("line"), 1.5))
        painter.setBrush(theme.color("bg", 0.5))
        painter.drawRoundedRect(box.adjusted(1, 1, -1, -1), 6, 6)
        side = 20 * u
        head = QRectF(box.left() + 8 * u, box.top() + 3 * u, box.width() - 16 * u, (_HEAD - 4) * u)
        disc = QRectF(head.left(), head.center().y() - side / 2, side, side)
        if face.who >= 0:
            paint_number(painter, disc, face.who, theme)
        else:
            draw_sign(painter, SIGNS["bot" if face.who == BOT else "question"], disc, theme.color("text"), 5)
        name = head.adjusted(side + 7 * u, 0, 0, 0)
        font = theme.font("title", 16 * u)
        draw_word(painter, shortened(face.name, font, name.width()), font, theme.color("text"), name)
        column = box.toRect()
        for tray, key in enumerate(("brings", "gets", "from-hold")):
            room = QRectF(self._tray_rect(column, tray))
            painter.setPen(QPen(theme.color("line"), 1.2, Qt.PenStyle.DashLine))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(room, 5, 5)
            if self._label_width(column.width()) > 6:
                label = room.adjusted(6 * u, 0, 0, 0)
                draw_word(painter, text(key), theme.font("label", 13 * u), theme.color("muted"), label)
        if face.spaces:
            self._paint_after(painter, box, face, theme, u)

    def _paint_after(self, painter: QPainter, box: QRectF, face: ColumnFace, theme: Theme, u: float) -> None:
        room = QRectF(box.left() + 10 * u, box.bottom() - _AFTER * u, box.width() - 18 * u, (_AFTER - 3) * u)
        roomy = self._label_width(round(box.width())) > 6
        left, right = room.left(), room.right()
        if roomy:
            font = theme.font("label", 13 * u)
            left += draw_word(painter, text("after"), font, theme.color("muted"), room) + 8 * u
        if face.excess and roomy:
            right -= draw_word(painter, face.excess, font, theme.color("danger"), room, "r") + 6 * u
        elif face.excess:
            side = min(18 * u, room.height())
            sign = QRectF(right - side, room.center().y() - side / 2, side, side)
            draw_sign(painter, SIGNS["warning"], sign, theme.color("danger"), 6)
            right -= side + 4 * u
        sockets = QRectF(left, room.top(), 0, room.height())
        sockets.setRight(right)
        draw_sockets(painter, face.after, face.spaces, sockets, min(24 * u, room.height()), theme)


_KEY = Qt.ItemDataRole.UserRole + 1


def _paint_token(painter: QPainter, box: QRectF, face: TokenFace, theme: Theme, u: float) -> None:
    if face.is_held:
        painter.setPen(QPen(theme.color("focus"), 2.5))
        painter.setBrush(theme.color("focus", 0.25))
        painter.drawEllipse(box.adjusted(-2, -2, 2, 2))
    if face.token.kind == ICON:
        draw_skill(painter, face.token.what, box)
        return
    draw_fragment(painter, face.token.what, box.adjusted(2, 2, -2, -2), is_paper(theme))
    if face.is_foreign:  # out of another Hold
        side = box.width() * 0.45
        sign = QRectF(box.right() - side, box.bottom() - side, side, side)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme.color("bg"))
        painter.drawEllipse(sign)
        draw_sign(painter, SIGNS["right"], sign.adjusted(2, 2, -2, -2), theme.color("text"), 9)


def _side_by_side(room: QRect, pieces: Sequence[Piece], u: float) -> list[QRect]:
    gap = round(8 * u)
    width = min(round(330 * u), (room.width() - gap * (len(pieces) - 1)) // max(1, len(pieces)))
    return [QRect(place * (width + gap), 0, width, room.height()) for place in range(len(pieces))]


def _slip(view: View, now: OfferSeen, names: Sequence[str]) -> Piece:
    """Return what came of an offer: agreed, countered, declined, or still waiting."""
    planet = cards.planet(now.planet)
    yes = [names[seat] for seat, said in now.answers.items() if said == "accept"]
    if now.agreed:
        kind, said = _ACCEPTED, text(_ACCEPTED, planet=planet, names=all_of(yes))
    elif now.counters:
        kind = _COUNTERED
        said = text(_COUNTERED, planet=planet, name=all_of(names[seat] for seat in now.counters))
    elif now.answers:
        kind = _DECLINED
        no = [names[seat] for seat, answer in now.answers.items() if answer == "decline"]
        said = text(_DECLINED, planet=planet, name=all_of(no))
    else:
        kind, said = _WAITING, text(_WAITING, planet=planet)
    return Piece(f"slip {now.number}", said, SlipFace(kind, said))


SLIP_SIGNS = {_ACCEPTED: "sealed", _DECLINED: "cross", _COUNTERED: "question", _WAITING: "hourglass"}


def _paint_slip(painter: QPainter, box: QRectF, piece: Piece, theme: Theme, u: float, marks: Mark) -> None:
    face = piece.face
    is_open = face.kind in (_ACCEPTED, _COUNTERED)
    painter.setPen(QPen(theme.color("focus" if is_open else "line"), 2 if is_open else 1.2))
    painter.setBrush(theme.color("raised"))
    painter.drawRoundedRect(box.adjusted(1, 1, -1, -1), 5, 5)
    side = min(22 * u, box.height() * 0.6)
    sign = QRectF(box.left() + 7 * u, box.center().y() - side / 2, side, side)
    draw_sign(painter, SIGNS[SLIP_SIGNS[face.kind]], sign, theme.color("text" if is_open else "muted"), 5)
    room = box.adjusted(side + 14 * u, 0, -6 * u, 0)
    font = theme.font("label", 14 * u)
    lines = fitted(face.said, font, room.width(), 2)
    step = min(line_height(font), room.height() / 2)
    top = room.center().y() - step * len(lines) / 2
    draw_lines(painter, lines, font, theme.color("text"), QPointF(room.left(), top), step=step)
