"""The end of a journey of Solonauts: who is home, who is not and why, and what could have been."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from chrononauts_qt.games.chrononauts.view import Tile
from chrononauts_qt.ui.catalog import windows as words
from chrononauts_qt.ui.catalog.common import text as common_text
from chrononauts_qt.ui.games.chrononauts.box_end import BoxEndPage
from chrononauts_qt.ui.games.chrononauts.end_cards import FinalBoard
from chrononauts_qt.ui.games.chrononauts.end_parts import HoleRing, PictureSign
from chrononauts_qt.ui.games.chrononauts.end_turnings import Moment
from chrononauts_qt.ui.games.chrononauts.texts import end_texts
from chrononauts_qt.ui.games.chrononauts.views.card_pictures import emblem_of
from chrononauts_qt.ui.games.solonauts.solonauts_texts import text
from chrononauts_qt.ui.kit.lamps import Sign
from chrononauts_qt.ui.kit.page import clear
from chrononauts_qt.ui.kit.theme import DARK, Theme
from chrononauts_qt.ui.kit.veil import Part, Veil

MARGIN, DOOR_GAP = 24, 12
"""The room around the page and between its doors, in drawing units."""


@dataclass(frozen=True)
class Arrival:
    """A traveller at the end; ``missing`` is a sentence on what kept this one from home, "" for none.

    ``story`` is what a traveller has to tell who came home last of all.
    """

    identity: str
    name: str
    missing: str = ""
    story: str = ""


@dataclass(frozen=True)
class SoloEnding:
    """Everything the page shows, as strings. ``title`` is the outcome, ``text`` how it came to that.

    ``deal``, ``difficulty`` and ``best`` are left out where they are empty. ``practice`` is the sentence
    that says that this game does not count, or "". ``years`` are the open Paradoxes of a destroyed Universe,
    ``board`` is how the tiles lie, ``moments`` are the turning points. ``rows`` says how many journeys in a
    row have brought everybody home.
    """

    title: str
    text: str
    count: str
    home: tuple[Arrival, ...] = ()
    away: tuple[Arrival, ...] = ()
    deal: str = ""
    difficulty: str = ""
    best: str = ""
    practice: str = ""
    years: tuple[str, ...] = ()
    board: tuple[Tile, ...] = ()
    moments: tuple[Moment, ...] = ()
    rows: str = ""


class SoloEndPage(BoxEndPage):
    """Shows a `SoloEnding`, and a solution once somebody has found one."""

    solution_requested = Signal()
    stop_requested = Signal()

    def __init__(self, theme: Theme = DARK, parent: QWidget | None = None) -> None:
        super().__init__(text("retry"), theme, parent)
        self._title = self.label("", "title", 38)
        self._text = self.label("", "body", 20)
        self._count = self.label("", "number", 30)
        self._count.setWordWrap(False)
        self._people, self._side = self._column(), self._column()
        self._facts = QWidget()
        self._facts_grid = self.spaced(QGridLayout(self._facts), 0, 8)
        self._practice = self.label("", "strong", 16)
        self.practice_row = QWidget()
        self.ring = QWidget()
        self._ring_lines = self.spaced(QVBoxLayout(self.ring), 0, 8)
        self.solution = QWidget()
        self._solution_lines = self.spaced(QVBoxLayout(self.solution), 0, 8)
        self.stop_button = self.button(text("stop"))
        self.make_turnings(self._side)
        self._board = self.spaced(QVBoxLayout(), 0, 4)
        self._make_doors()
        self._lay_out()
        self.veil = Veil(self, theme)

    def _make_doors(self) -> None:
        self.new_button = self.button(common_text("new-game"))
        self.solution_button = self.button(text("show-solution"))
        self.new_button.clicked.connect(self.new_game_requested)
        self.solution_button.clicked.connect(self.solution_requested)
        self.stop_button.clicked.connect(self.stop_requested)

    @property
    def ways_on(self) -> tuple[QPushButton, ...]:
        *others, rematch = super().ways_on
        return (*others, self.new_button, self.solution_button, rematch)

    def _lay_out(self) -> None:
        page = self.spaced(QVBoxLayout(self), MARGIN, 12)
        head = self.spaced(QHBoxLayout(), 0, 20)
        page.addLayout(head)
        lines = self.spaced(QVBoxLayout(), 0, 4)
        head.addLayout(lines, 1)
        lines.addWidget(self._title)
        lines.addWidget(self._text)
        head.addWidget(self._count, 0, Qt.AlignmentFlag.AlignTop)
        head.addWidget(self.paper_button, 0, Qt.AlignmentFlag.AlignTop)
        halves = self.spaced(QHBoxLayout(), 0, 18)
        page.addLayout(halves, 1)
        halves.addWidget(self._people, 11)
        halves.addWidget(self._side, 10)
        mark = self.spaced(QHBoxLayout(self.practice_row), 0, 8)
        mark.addWidget(self.fixed(Sign("notice", self.theme), 22, 22), 0, Qt.AlignmentFlag.AlignTop)
        mark.addWidget(self._practice, 1)
        inside = QWidget()
        side = self.spaced(QVBoxLayout(inside), 8, 14)
        side.addWidget(self._facts)
        side.addWidget(self.practice_row)
        side.addWidget(self.ring, 100)
        side.addWidget(self.solution)
        side.addWidget(self.points)
        side.addLayout(self._board)
        side.addStretch(1)
        self._side.setWidget(inside)
        doors = self.spaced(QHBoxLayout(), 0, DOOR_GAP)
        page.addLayout(doors)
        doors.addWidget(self.home_button)
        doors.addStretch(1)
        for door in self.ways_on[1:]:
            doors.addWidget(door)

    def _column(self) -> QScrollArea:
        """Return an area that scrolls down, and has the keys only while it has to."""
        area = self.column()
        area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        offer = Qt.FocusPolicy.StrongFocus
        area.verticalScrollBar().rangeChanged.connect(
            lambda _, most: area.setFocusPolicy(offer if most else Qt.FocusPolicy.NoFocus)
        )
        return area

    # -- the ending -----------------------------------------------------------------------------

    def show_ending(self, ending: SoloEnding) -> None:
        """Show how the journey ended; nothing is known of a solution yet."""
        self.offer_replay()
        self.tell(ending.title, ending.text, ending.count, ending.practice)
        self._title.setText(ending.title)
        self._text.setText(ending.text)
        self._count.setText(ending.count)
        self._fill_people(ending)
        self._fill_facts(ending)
        self._practice.setText(ending.practice)
        self.practice_row.setVisible(bool(ending.practice))
        self.show_no_solution()
        self._fill_ring(ending.years)
        self.show_moments(ending.moments)
        self._fill_board(ending.board)
        self.paper_button.setVisible(bool(ending.board))
        self.rescale()
        self.rematch_button.setFocus()
        self.veil.lift(self._ways_in(ending))

    def _ways_in(self, ending: SoloEnding) -> tuple[Part, ...]:
        """Return how the page comes into sight: who is home and then the rest, or the board's end."""
        if ending.years:
            return (self._holes.end_of(ending.board, ending.title),)
        return (Part(self._people.geometry), Part(self._side.geometry))

    def _fill_ring(self, years: Sequence[str]) -> None:
        """Show the holes of a destroyed Universe."""
        clear(self._ring_lines)
        self.ring.setVisible(bool(years))
        if years:
            self._ring_lines.addWidget(self.label(words.text("the-paradoxes"), "label", 22))
            self._holes = HoleRing(years, self)
            self._ring_lines.addWidget(self._holes, 1)

    def _fill_board(self, board: Sequence[Tile]) -> None:
        clear(self._board)
        if board:
            self._board.addWidget(self.label(end_texts.text("board"), "label", 20))
            self._board.addWidget(FinalBoard(self, board))

    def _fill_people(self, ending: SoloEnding) -> None:
        inside = QWidget()
        column = self.spaced(QVBoxLayout(inside), 0, 8)
        for key, people in (("those-home", ending.home), ("those-away", ending.away)):
            if people or key == "those-home":
                column.addWidget(self.label(text(key), "label", 22))
                column.addWidget(self._panel(people, columns=3 if key == "those-home" else 2))
        for one in (one for one in ending.home if one.story):
            column.addWidget(self._story(one))
        column.addStretch(1)
        self._people.setAccessibleName(ending.count)
        self._people.setWidget(inside)

    def _panel(self, people: Sequence[Arrival], columns: int) -> QFrame:
        """Return a frame with a cell for everybody, or the word for nobody."""
        frame = self.panel()
        grid = self.spaced(QGridLayout(frame), 14, 14)
        for place, one in enumerate(people):
            cell = self.spaced(QHBoxLayout(), 0, 10)
            grid.addLayout(cell, place // columns, place % columns)
            self._fill_cell(cell, one)
        if not people:
            grid.addWidget(self.label(text("nobody"), "body", 16, muted=True))
        for column in range(columns):
            grid.setColumnStretch(column, 1)
        return frame

    def _sign(self, one: Arrival) -> PictureSign:
        return PictureSign(emblem_of(one.identity), self.theme.color("text"), 4)

    def _story(self, one: Arrival) -> QFrame:
        """Return what somebody has to tell, with a large emblem."""
        frame = self.panel()
        row = self.spaced(QHBoxLayout(frame), 18, 18)
        sign = self.fixed(self._sign(one), 96, 96)
        row.addWidget(sign, 0, Qt.AlignmentFlag.AlignTop)
        lines = self.spaced(QVBoxLayout(), 0, 6)
        row.addLayout(lines, 1)
        lines.addWidget(self.label(one.name, "title", 24))
        lines.addWidget(self.label(one.story, "body", 18))
        return frame

    def _fill_cell(self, cell: QHBoxLayout, one: Arrival) -> None:
        cell.addWidget(self.fixed(self._sign(one), 40, 40))
        lines = self.spaced(QVBoxLayout(), 0, 0)
        cell.addLayout(lines, 1)
        lines.addWidget(self.label(one.name, "label", 20))
        if one.missing:
            lines.addWidget(self.label(one.missing, "body", 16, muted=True))

    def _fill_facts(self, ending: SoloEnding) -> None:
        clear(self._facts_grid)
        facts = (
            ("deal", ending.deal), ("difficulty", ending.difficulty),
            ("best", ending.best), ("rows", ending.rows),
        )  # fmt: skip
        shown = [(text(key), value) for key, value in facts if value]
        for row, (name, value) in enumerate(shown):
            said = self.label(value, "label", 18)
            said.setAccessibleName(words.text("statistic", label=name, value=value))
            said.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
            self._facts_grid.addWidget(self.label(name, "headline", 16, muted=True), row, 0)
            self._facts_grid.addWidget(said, row, 1)
        self._facts_grid.setColumnStretch(1, 1)
        self._facts.setVisible(bool(shown))

    # -- the solution ---------------------------------------------------------------------------

    def show_no_solution(self) -> None:
        """Say nothing of a solution; it can be asked for."""
        self._clear_solution()
        self.solution_button.setEnabled(True)

    def show_searching(self) -> None:
        """Say that a solution is looked for, and let that be stopped."""
        self._clear_solution()
        self._say_solution(self.label(text("searching"), "body", 18), self._stop())
        self.solution_button.setEnabled(False)
        self.stop_button.setFocus()

    def show_not_found(self) -> None:
        """Say that nobody knows a solution."""
        self._say_solution(self.label(text("not-found"), "body", 18))
        self.solution_button.setEnabled(True)

    def show_solution(self, lines: Sequence[str], lost_at_sentence: str = "") -> None:
        """Show the moves that bring everybody home, and after which move that was no longer possible."""
        said = [self.label(lost_at_sentence, "strong", 18)] if lost_at_sentence else []
        if lines:
            said.append(self.label(text("solution"), "label", 22))
        said += [
            self.label(text("numbered", number=number, move=line), "body", 16)
            for number, line in enumerate(lines, 1)
        ]
        self._say_solution(*said)
        self.solution_button.setEnabled(False)
        self._side.setFocus()

    def _clear_solution(self) -> None:
        """Take everything away but the button that stops; keys that were there go to the first door."""
        had_focus = self.stop_button.hasFocus() or self.solution_button.hasFocus()
        self.stop_button.setParent(None)
        clear(self._solution_lines)
        self.solution.hide()
        if had_focus:
            self.rematch_button.setFocus()

    def _say_solution(self, *parts: QWidget) -> None:
        """Show these parts, and neither others nor the ring, which would leave them no room."""
        if self._solution_lines.count():
            self._clear_solution()
        self.solution.setVisible(bool(parts))
        self.ring.hide()
        for part in parts:
            self._solution_lines.addWidget(part)
            part.show()  # a layout would do so only later, and what is not shown takes no keys
        self.rescale()

    def _stop(self) -> QWidget:
        """Return the button that stops the search, at the left end of its row."""
        row = QWidget()
        line = self.spaced(QHBoxLayout(row), 0, 0)
        line.addWidget(self.stop_button)
        self.stop_button.show()
        line.addStretch(1)
        return row

    # -- measures and keys ----------------------------------------------------------------------

    def rescale(self) -> None:
        super().rescale()
        self.fit_doors(self.width() - 2 * self.px(MARGIN), self.px(DOOR_GAP))
