"""The end of a game: who won and how, what everybody wanted, how it went."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QBoxLayout,
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QVBoxLayout,
    QWidget,
)

from chrononauts_qt.games.chrononauts.view import Tile
from chrononauts_qt.ui.catalog import windows as words
from chrononauts_qt.ui.games.chrononauts.box_end import BoxEndPage
from chrononauts_qt.ui.games.chrononauts.end_cards import CardRow, FinalBoard, Picture
from chrononauts_qt.ui.games.chrononauts.end_parts import (
    CORNER,
    SCENE,
    CardTurn,
    GoalLine,
    HoleRing,
    Proof,
    WinnersCard,
    WinnersScene,
    within,
)
from chrononauts_qt.ui.games.chrononauts.end_turnings import Moment
from chrononauts_qt.ui.games.chrononauts.texts.end_texts import text
from chrononauts_qt.ui.games.chrononauts.views.card_painter import CardPainter
from chrononauts_qt.ui.games.chrononauts.views.card_scenes import CardScene
from chrononauts_qt.ui.kit.lamps import RewoundMark
from chrononauts_qt.ui.kit.page import clear
from chrononauts_qt.ui.kit.scale import LARGE_TEXT
from chrononauts_qt.ui.kit.signs import Emblem
from chrononauts_qt.ui.kit.theme import DARK, Theme
from chrononauts_qt.ui.kit.veil import Part, Veil

MARGIN, DOOR_GAP = 24, 14
"""The room around the page and between its doors, in drawing units."""

LINE_TYPES = (("body", 18), ("body", 16), ("text", 18), ("text", 16), ("text", 14), ("text", 12))
"""The type of the lines of the winner's card, from the largest that fits."""


@dataclass(frozen=True)
class SeatReveal:
    """What a seat was ("" in a game without Identities) and wanted; ``needed`` says what was missing.

    ``name`` tells the rank of a bot as well. ``scenes`` are the pictures of the goal cards there are,
    ``table`` and ``hand`` the ids of the cards that lie before the seat and that it holds.
    """

    seat: int
    name: str
    identity: str
    mission: str
    needed: tuple[str, ...] = ()
    scenes: tuple[CardScene, ...] = ()
    table: tuple[str, ...] = ()
    hand: tuple[str, ...] = ()


@dataclass(frozen=True)
class Ending:
    """Everything the page shows, as strings, and the cards that it shows as pictures.

    ``winner`` is a 0-based seat, None when everyone loses. ``card`` is the title of the winner's goal card,
    ``lines`` are its lines, each (words, fulfilled), ``proofs`` what fulfils each of them, if it can be
    shown, ``back`` its family (the play cards' for a hand of ten), ``scene`` its picture, ``hand`` the cards
    that have won. ``years`` are the open Paradoxes of a lost game, ``board`` is how the tiles lie, () in a
    game without a TimeLine. ``moments`` are the turning points. ``others`` come in the order in which they
    are revealed, ``statistics`` are (label, value), ``rewound`` is what the page says of a game that is
    marked so, ``rank`` what kind of bot has won, "" for a person.
    """

    title: str
    text: str
    winner: int | None = None
    card: str = ""
    lines: tuple[tuple[str, bool], ...] = ()
    proofs: tuple[Proof | None, ...] = ()
    back: str = "play"
    scene: CardScene = ""
    hand: tuple[str, ...] = ()
    years: tuple[str, ...] = ()
    board: tuple[Tile, ...] = ()
    last_play: str = ""
    moments: tuple[Moment, ...] = ()
    others: tuple[SeatReveal, ...] = ()
    statistics: tuple[tuple[str, str], ...] = ()
    rewound: str = ""
    rank: str = ""


class RevealPage(BoxEndPage):
    """Shows an `Ending`."""

    TOPIC = "rule:R-801"

    def __init__(self, theme: Theme = DARK, parent: QWidget | None = None) -> None:
        super().__init__(words.text("rematch"), theme, parent)
        self._emblem = self.fixed(Emblem(0, theme, large=True), 96, 96)
        self._title = self.label("", "title", 40)
        self._rank = self.label("", "headline", 22, muted=True)
        self._scene = self.fixed(WinnersScene(self), SCENE.width(), SCENE.height())
        self._large = WinnersScene(self)
        self._text = self.label("", "body", 20)
        self.rewound = RewoundMark(self, 16)
        self._card = WinnersCard()
        self._card_lines = self.spaced(QVBoxLayout(self._card), 18, 8)
        self._left, self._right = self.column(), self.column()
        self._right.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._left.verticalScrollBar().rangeChanged.connect(self._offer_scrolling)
        self._cards = CardPainter(theme)
        self.make_turnings(self._left)
        self._seats: list[QFrame] = []
        for door, width in (
            (self.home_button, 140),
            (self.board_button, 210),
            (self.replay_button, 170),
            (self.save_button, 150),
            (self.rematch_button, 190),
        ):
            self.fixed(door, width, 0)
        self._lay_out()
        self.veil = Veil(self, theme)

    def _lay_out(self) -> None:
        page = self.spaced(QVBoxLayout(self), MARGIN, 12)
        head = self.spaced(QHBoxLayout(), 0, 20)
        page.addLayout(head)
        head.addWidget(self._emblem)
        lines = self.spaced(QVBoxLayout(), 0, 4)
        head.addLayout(lines, 1)
        lines.addWidget(self._title)
        lines.addWidget(self._rank)
        lines.addWidget(self._text)
        lines.addWidget(self.rewound)
        head.addWidget(self._scene)
        head.addWidget(self.paper_button, 0, Qt.AlignmentFlag.AlignTop)
        halves = self.spaced(QHBoxLayout(), 0, 18)
        page.addLayout(halves, 1)
        inside = QWidget()
        self._side = self.spaced(QVBoxLayout(inside), 0, 16)
        self._side.addWidget(self._card, 1)
        self._side.addWidget(self.points)
        self._left.setWidget(inside)
        halves.addWidget(self._left, 10)
        halves.addWidget(self._right, 11)
        doors = self.spaced(QHBoxLayout(), 0, DOOR_GAP)
        page.addLayout(doors)
        doors.addWidget(self.home_button)
        doors.addStretch(1)
        doors.addWidget(self.save_button)
        doors.addWidget(self.replay_button)
        doors.addWidget(self.board_button)
        doors.addWidget(self.rematch_button)

    def _offer_scrolling(self, _: int, most: int) -> None:
        """Let the keys reach the winner's side where it has to scroll."""
        policy = Qt.FocusPolicy.StrongFocus if most else Qt.FocusPolicy.NoFocus
        self._left.setFocusPolicy(policy)

    def show_ending(self, ending: Ending) -> None:
        """Show how the game ended."""
        self.offer_replay()
        self.tell(ending.title, ending.rank, ending.text, ending.last_play, ending.rewound)
        self._title.setText(ending.title)
        self._rank.setText(ending.rank)
        self._rank.setVisible(bool(ending.rank))
        self._text.setText(ending.text)
        self.rewound.say(ending.rewound)
        self._scene.show_scene(ending.scene)
        self._emblem.setVisible(ending.winner is not None)
        if ending.winner is not None:
            self._emblem.set_seat(ending.winner)
        self._fill_card(ending)
        self.show_moments(ending.moments)
        self.paper_button.setVisible(bool(ending.board))
        self._fill_right(ending)
        self.rescale()
        self.rematch_button.setFocus()
        self.veil.lift(self._ways_in(ending))

    def _ways_in(self, ending: Ending) -> tuple[Part, ...]:
        """Return how the page comes into sight: the board's end, or the winner's card, then seat by seat."""
        if ending.winner is None:
            return (self._ring.end_of(ending.board, ending.title),)
        turn = CardTurn(self._card, self._card.lines, ending.back, self.theme)
        seats = (Part(within(self, seat, self._right)) for seat in self._seats)
        card, points = (within(self, part, self._left) for part in (self._card, self.points))
        return (Part(card, turn.length, turn), *seats, Part(points))

    def _fill_card(self, ending: Ending) -> None:
        """Show the winner's card, turned; or the holes in history."""
        clear(self._card_lines)
        self._card.lines = []
        won = ending.winner is not None
        self._card.setStyleSheet(
            f"#card {{ background: {self.theme['card' if won else 'panel']};"
            f" border: 1px solid {self.theme['card' if won else 'line']}; border-radius: {CORNER}px; }}"
        )
        if not won:
            self._fill_holes(ending)
            return
        ink = f"color: {self.theme['card_ink']}"
        head = self.label(ending.card, "title", 26)
        head.setStyleSheet(ink)
        self._card_lines.addWidget(head)
        if ending.hand:
            self._card_lines.addWidget(self._row(text("in-hand"), ending.hand, ending.board))
        proofs = ending.proofs or (None,) * len(ending.lines)
        for (line, lit), proof in zip(ending.lines, proofs, strict=True):
            self._card.lines.append(GoalLine(self, line, lit, proof))
            self._card_lines.addWidget(self._card.lines[-1], 1 if proof is not None else 0)
        if not any(proofs):
            self._card_lines.addStretch(1)

    def _fill_holes(self, ending: Ending) -> None:
        self._card_lines.addWidget(self.label(words.text("the-paradoxes"), "label", 24))
        self._ring = HoleRing(ending.years, self)
        self._card_lines.addWidget(self._ring, 1)
        self._card_lines.addWidget(self.label(ending.last_play, "body", 18))

    def _fill_right(self, ending: Ending) -> None:
        inside = QWidget()
        column = self.spaced(QVBoxLayout(inside), 0, 8)
        heading = words.text("everyone" if ending.winner is None else "the-others")
        self._right.setAccessibleName(heading)
        self._seats = [self._seat(other, ending.board) for other in ending.others]
        self._large = WinnersScene(self, ending.scene)
        self._large.resized.connect(self._fit_scenes)
        column.addWidget(self._large, 1)
        for seat in self._seats:
            column.addWidget(seat)
        if ending.board:
            column.addWidget(self.label(text("board"), "label", 20))
            column.addWidget(FinalBoard(self, ending.board))
        self._figures = self._figures_of(ending.statistics)
        column.addWidget(self._figures)
        self._right.setWidget(inside)

    def _seat(self, other: SeatReveal, board: Sequence[Tile]) -> QFrame:
        frame = self.panel()
        frame.setAccessibleName(other.name)
        column = self.spaced(QVBoxLayout(frame), 12, 10)
        self._add_wishes(self.inner(column, QHBoxLayout(), 14), other)
        row = self.inner(column, QHBoxLayout(), 14)
        for place, cards in (("on-table", other.table), ("in-hand", other.hand)):
            if cards:
                part = self.spaced(QVBoxLayout(), 0, 2)
                row.addLayout(part, len(cards))
                part.addWidget(self.label(text(place), "headline", 16, muted=True))
                part.addWidget(self._row(text(place), cards, board))
        return frame

    def _row(self, place: str, cards: Sequence[str], board: Sequence[Tile]) -> CardRow:
        return CardRow(self, self._cards, place, cards, board)

    def _add_wishes(self, row: QHBoxLayout, other: SeatReveal) -> None:
        """Add who a seat was, what it wanted, and what it lacked."""
        row.addWidget(self.fixed(Emblem(other.seat, self.theme), 62, 28), 0, Qt.AlignmentFlag.AlignTop)
        sides = self.spaced(QBoxLayout(self._seat_direction()), 0, 14)
        row.addLayout(sides, 1)
        who = self.spaced(QVBoxLayout(), 0, 2)
        sides.addLayout(who, 4)
        who.addWidget(self.label(other.name, "title", 22))
        goals = [goal for goal in (other.identity, other.mission) if goal]
        for place, goal in enumerate(goals):
            line = self.inner(who, QHBoxLayout(), 8)
            if other.scenes:
                line.addWidget(self.fixed(Picture(self, other.scenes[place]), 64, 32))
            line.addWidget(self.label(goal, "body", 16), 1)
        who.addStretch(1)
        lacks = self.spaced(QVBoxLayout(), 0, 4)
        sides.addLayout(lacks, 5)
        for phrase in other.needed:
            lacks.addWidget(self.label(phrase, "body", 16, muted=True))
        lacks.addStretch(1)

    def _seat_direction(self) -> QBoxLayout.Direction:
        """Return how a seat's cards and what it lacked stand: large text needs the whole width for each."""
        large = self.theme.text_scale >= LARGE_TEXT
        return QBoxLayout.Direction.TopToBottom if large else QBoxLayout.Direction.LeftToRight

    def teach(self) -> None:
        super().teach()
        self._figures.hide()

    def _figures_of(self, statistics: Sequence[tuple[str, str]]) -> QWidget:
        figures = QWidget()
        grid = self.spaced(QGridLayout(figures), 0, 8)
        for place, (label, value) in enumerate(statistics):
            cell = self.spaced(QVBoxLayout(), 0, 0)
            grid.addLayout(cell, place // 3, place % 3)
            number: QLabel = self.label(value, "number", 22)
            number.setAccessibleName(words.text("statistic", label=label, value=value))
            cell.addWidget(number)
            cell.addWidget(self.label(label, "headline", 16, muted=True))
            cell.addStretch(1)
        return figures

    def rescale(self) -> None:
        super().rescale()
        self._fit_scenes()
        self.fit_doors(self.width() - 2 * self.px(MARGIN), self.px(DOOR_GAP))
        self._fit_lines()

    def _fit_scenes(self) -> None:
        """Show the winner's scene once: above the others if there is room, else at the head."""
        self._scene.fit(not self._large.box().isEmpty())

    def _fit_lines(self) -> None:
        """Take the largest type in which the winner's side is in sight as a whole, or let it scroll."""
        room = self._left.viewport().size()
        for role, units in LINE_TYPES:
            for line in self._card.lines:
                self.typed(line.words, role, units)
            self._card.grow()
            self._side.activate()
            if self._side.heightForWidth(room.width()) <= room.height():
                break
