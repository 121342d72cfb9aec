"""The page Why?: one sentence, and the causes as a small graph."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFontMetrics, QKeyEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from chrononauts_qt.games.chrononauts.timeline import NEXUS
from chrononauts_qt.games.chrononauts.view import NexusPatch, Tile
from chrononauts_qt.ui.catalog.common import text
from chrononauts_qt.ui.catalog.wording import sentences, spoken
from chrononauts_qt.ui.games.chrononauts.explain.bot_moves import BotMove
from chrononauts_qt.ui.games.chrononauts.explain.cause_graph import CauseGraph
from chrononauts_qt.ui.games.chrononauts.explain.nexus import NexusMatrix
from chrononauts_qt.ui.games.chrononauts.models.faces import tile_face
from chrononauts_qt.ui.kit.accessibility import announce
from chrononauts_qt.ui.kit.marks import draw_focus
from chrononauts_qt.ui.kit.page import BUTTON_EDGE, ReadingArea
from chrononauts_qt.ui.kit.pictograms import draw_sign
from chrononauts_qt.ui.kit.signs import SIGNS, sign_pixmap
from chrononauts_qt.ui.kit.text_block import draw_lines, line_height, lines_of
from chrononauts_qt.ui.kit.theme import MIN_TARGET_PX, Theme
from chrononauts_qt.ui.table.panel import CLEAR, Panel, PanelButton

_EDGES = 44
"""The width of what stands beside the words of a line, the arrow among it, in units."""


class LineButton(PanelButton):
    """Grows with its words; an arrow at its right end says that it leads somewhere."""

    def __init__(self, words: str, year: int, theme: Theme, u: float) -> None:
        super().__init__()
        self.year = year
        self._theme = theme
        self._u = u
        self._font = theme.font("body", 15 * u)
        self.setText(words)
        self.setAccessibleName(spoken(words))
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        policy = QSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def _words_width(self, width: int) -> float:
        return width - _EDGES * self._u

    def _least_width(self) -> int:
        """Return the width that breaks no word."""
        metrics = QFontMetrics(self._font)
        longest = max(map(metrics.horizontalAdvance, self.text().split()), default=0)
        return math.ceil(longest + _EDGES * self._u) + 1

    def heightForWidth(self, width: int) -> int:
        """Return the height of the words in this width, or in the least: Qt asks about narrower ones too."""
        room = self._words_width(max(width, self._least_width()))
        lines = lines_of(self.text(), self._font, room)
        return max(MIN_TARGET_PX, round(len(lines) * line_height(self._font) + 16 * self._u))

    def sizeHint(self) -> QSize:
        """Return the size in the present width."""
        width = max(self._least_width(), self.width())
        return QSize(width, self.heightForWidth(width))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw words and arrow on a raised ground."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        theme, u = self._theme, self._u
        box = QRectF(self.rect()).adjusted(5, 3, -5, -3)
        painter.setBrush(theme.color("raised"))
        painter.setPen(QPen(theme.color("muted" if self.underMouse() else "line"), 1.4))
        painter.drawRoundedRect(box, 5 * u, 5 * u)
        lines = lines_of(self.text(), self._font, self._words_width(self.width()))
        top = (self.height() - len(lines) * line_height(self._font)) / 2
        draw_lines(painter, lines, self._font, theme.color("text"), QPointF(box.left() + 8 * u, top))
        side = 13 * u
        sign = QRectF(box.right() - side - 7 * u, box.center().y() - side / 2, side, side)
        draw_sign(painter, SIGNS["right"], sign, theme.color("focus"), 7)
        if self.hasFocus():
            draw_focus(painter, box, theme, 5 * u)
        painter.end()


SMALL = "QPushButton { padding: 0 6px; min-height: 0; }"


@dataclass(frozen=True, slots=True)
class Cause:
    """What the page says of a year: the whole sentence, how everything lies now, the rule as a topic."""

    year: int
    sentence: str
    tiles: Mapping[int, Tile]
    nexus: Sequence[NexusPatch] = ()
    topic: str = ""


@dataclass(frozen=True, slots=True)
class WhyLine:
    """A line that can be pressed where it has a year."""

    words: str
    year: int = 0


class WhyPage(Panel):
    """Shows a year's causes, a list of lines, or what the page is for. `year` is the one on it, or 0."""

    year_chosen = Signal(int)
    card_chosen = Signal(str)
    next_wanted = Signal()
    lines_toggled = Signal(bool)
    rule_requested = Signal(str)
    """What the rulebook says of this topic is wanted."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(text("why"), theme, parent)
        self.year = 0
        self.sentence = ""
        self.graph: CauseGraph | None = None
        self.matrix: NexusMatrix | None = None
        self.buttons: list[LineButton] = []
        self.topic = ""
        self.rule_button: LineButton | None = None
        self._move: BotMove | None = None
        self._shown: Cause | tuple[str, tuple[WhyLine, ...], str] = (text("empty-why"), (), "")
        self.area = ReadingArea(self)
        self.area.setWidgetResizable(True)
        self.area.setFrameShape(QFrame.Shape.NoFrame)
        self.area.setStyleSheet(f"QScrollArea {{ {CLEAR} }}")
        self.area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.area.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.area.setAccessibleName(text("why"))
        self.next_button = QPushButton(text("next-change"), self)
        self.next_button.clicked.connect(self.next_wanted)
        self.lines_button = QPushButton(text("show-lines"), self)
        self.lines_button.setCheckable(True)
        self.lines_button.toggled.connect(self.lines_toggled)
        for button in (self.next_button, self.lines_button):
            button.setStyleSheet(SMALL)
        self._build()

    def show_cause(self, cause: Cause) -> None:
        """Explain a year, unless the page says just that."""
        if cause != self._shown:
            self._shown, self.topic = cause, cause.topic
            self._build()

    def show_lines(self, heading: str, lines: Sequence[WhyLine], end: str = "", topic: str = "") -> None:
        """Show a list: what happened meanwhile, what the ÜberParadox means; `end` is one more sentence."""
        self._shown, self.topic = (heading, tuple(lines), end), topic
        self._build()

    def show_nothing(self) -> None:
        """Say what the page is for."""
        self.show_lines(text("empty-why"), ())

    def tell_move(self, move: BotMove | None) -> None:
        """Say above everything else what a bot has just done and why; None: nothing to be said."""
        if move != self._move:
            self._move = move
            self._build()

    def speak(self) -> None:
        """Let a screen reader say what the page shows: somebody has asked for it."""
        said = [self.sentence]
        if not isinstance(self._shown, Cause):
            _, lines, end = self._shown
            said += [*(line.words for line in lines), end]
        announce(self, spoken(sentences(*said)))

    def set_changes(self, count: int) -> None:
        """Offer the button to the next change where there are any."""
        self.next_button.setEnabled(count > 0)

    def arrange(self) -> None:
        """Place the words above the buttons."""
        room = self.room()
        font = self.theme.font("label", 14 * self.u)
        height = max(MIN_TARGET_PX, round(32 * self.u), QFontMetrics(font).height() + BUTTON_EDGE)
        gap = round(6 * self.u)
        half = (room.width() - gap) // 2
        for button, left in ((self.next_button, room.left()), (self.lines_button, room.right() + 1 - half)):
            button.setFont(font)
            button.setGeometry(left, room.bottom() + 1 - height, half, height)
        self.area.setGeometry(QRect(room.topLeft(), room.bottomRight()).adjusted(0, 0, 0, -height - gap))
        self._build()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Leave what is not for this page to the table."""
        event.ignore()

    # -- building -------------------------------------------------------------------------------

    def _build(self) -> None:
        """Make the contents anew; keys that were in the old ones go to the new ones."""
        focus = self.area.focusWidget() if self.area.widget() else None
        had_focus = focus is not None and focus.hasFocus()
        self.graph, self.matrix, self.rule_button, self.buttons = None, None, None, []
        content = QWidget()
        content.setObjectName("why")
        content.setStyleSheet("#why { background: transparent; }")
        column = QVBoxLayout(content)
        column.setContentsMargins(round(4 * self.u), round(2 * self.u), round(4 * self.u), 0)
        column.setSpacing(round(6 * self.u))
        if self._move is not None:
            self._build_move(column, self._move)
        if isinstance(self._shown, Cause):
            self._build_cause(column, self._shown)
        else:
            self._build_lines(column, *self._shown)
        if self.topic:
            self.rule_button = LineButton(text("rule"), 0, self.theme, self.u)
            self.rule_button.clicked.connect(lambda: self.rule_requested.emit(self.topic))
            column.addWidget(self.rule_button)
        column.addStretch(1)
        self.area.setWidget(content)
        told = self._move.whole if self._move is not None else ""
        self.area.setAccessibleDescription(spoken(sentences(told, self.sentence)))
        if had_focus:
            self._take_keys()

    def _take_keys(self) -> None:
        nodes = self.graph.causes if self.graph else self.matrix.nodes if self.matrix else self.buttons
        (nodes[0] if nodes else self.area).setFocus()

    def _build_move(self, column: QVBoxLayout, move: BotMove) -> None:
        """Say who, with the sign of a bot, what and why; a line parts it from what the page is about."""
        head = QHBoxLayout()
        head.setSpacing(round(6 * self.u))
        column.addLayout(head)
        side = round(20 * self.u * max(1.0, self.theme.text_scale))
        sign = QLabel()
        sign.setPixmap(sign_pixmap("bot", side, self.theme.color("focus"), self.devicePixelRatioF()))
        sign.setStyleSheet(CLEAR)
        head.addWidget(sign, 0, Qt.AlignmentFlag.AlignTop)
        head.addWidget(self._label(move.who, "label", 16, "focus"), 1)
        column.addWidget(self._label(move.words, "body", 15, "text"))
        rule = QFrame()
        rule.setFixedHeight(max(1, round(1.5 * self.u)))
        rule.setStyleSheet(f"background: {self.theme['line']}; border: none;")
        column.addWidget(rule)

    def _build_cause(self, column: QVBoxLayout, cause: Cause) -> None:
        self.year, self.sentence = cause.year, cause.sentence
        face = tile_face(cause.tiles[cause.year])
        heading = text("why-heading", year=face.label, headline=face.headline or face.word)
        column.addWidget(self._label(heading, "label", 16, "focus"))
        column.addWidget(self._label(cause.sentence, "body", 15, "text"))
        drawn = replace(self.theme, text_scale=1.0)  # a drawing grows as a whole
        if cause.nexus:
            self.matrix = NexusMatrix(cause.nexus, cause.tiles, drawn, self._fitting(232))
            self.matrix.year_chosen.connect(self.year_chosen)
            self.matrix.card_chosen.connect(self.card_chosen)
            column.addWidget(self.matrix)
        else:
            self.graph = CauseGraph(cause.year, cause.tiles, drawn, self._fitting(224))
            self.graph.year_chosen.connect(self.year_chosen)
            column.addWidget(self.graph)

    def _fitting(self, width: float) -> float:
        """Return the scale at which a drawing of so many units fits into the page, at most its text's."""
        largest = self.u * max(1.0, self.theme.text_scale)
        return min(largest, (self.area.width() - round(8 * self.u)) / width)

    def _build_lines(self, column: QVBoxLayout, heading: str, lines: tuple[WhyLine, ...], end: str) -> None:
        self.year, self.sentence = 0, heading
        role, token = ("label", "focus") if lines else ("body", "muted")
        column.addWidget(self._label(heading, role, 16, token))
        for line in lines:
            if not line.year:
                column.addWidget(self._label(line.words, "body", 15, "text"))
                continue
            column.addWidget(self._line_button(line))
        if end:
            column.addWidget(self._label(end, "strong", 15, "text"))

    def _line_button(self, line: WhyLine) -> LineButton:
        button = LineButton(line.words, line.year, self.theme, self.u)
        button.clicked.connect(lambda: self.year_chosen.emit(button.year))
        self.buttons.append(button)
        return button

    def _label(self, words: str, role: str, px: float, token: str) -> QLabel:
        label = QLabel(words)
        label.setTextFormat(Qt.TextFormat.PlainText)
        label.setWordWrap(True)
        label.setFont(self.theme.font(role, px * self.u))
        label.setStyleSheet(f"{CLEAR} color: {self.theme[token]};")
        return label


def has_matrix(year: int) -> bool:
    """Tell whether a year is explained by the table of its Patches."""
    return year == NEXUS
