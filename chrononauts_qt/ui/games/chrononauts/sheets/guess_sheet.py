"""Guessing the time (R-208): where each seat guesses, and how the guesses came out."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from contextlib import AbstractContextManager

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QVBoxLayout, QWidget

from chrononauts_qt.ui.catalog import i18n
from chrononauts_qt.ui.catalog import windows as words
from chrononauts_qt.ui.catalog.common import text
from chrononauts_qt.ui.kit.accessibility import announce
from chrononauts_qt.ui.kit.lamps import Sign
from chrononauts_qt.ui.kit.message import reading_ms
from chrononauts_qt.ui.kit.overlay import Sheet
from chrononauts_qt.ui.kit.page import clear
from chrononauts_qt.ui.kit.theme import DARK, Theme
from chrononauts_qt.ui.table.curtain import Curtain

_TIME = re.compile(r"(\d{1,2})\s*[:.,h ]?\s*(\d{2})", re.ASCII)


def minutes_of(said: str) -> int | None:
    """Return minutes after midnight for “21:40”, “2140”, “9.05” or “9h05”; None for anything else."""
    found = _TIME.fullmatch(said.strip().lower())
    if found is None:
        return None
    hours, minutes = int(found[1]), int(found[2])
    return hours * 60 + minutes if hours < 24 and minutes < 60 else None


class GuessTimeSheet(Sheet):
    """Asks the seats one after the other, each behind a curtain; `guessed` carries minutes or None.

    None is the honest answer of somebody who saw a clock. `finished` follows the last answer. `speaking`
    lets the language of a seat be spoken.
    """

    guessed = Signal(int, object)
    finished = Signal()

    TOPIC = "rule:R-208"
    WIDTH = 640

    def __init__(
        self,
        names: Sequence[str],
        parent: QWidget,
        theme: Theme = DARK,
        speaking: Callable[[int], AbstractContextManager[None]] = lambda seat: i18n.speaking(""),
    ) -> None:
        super().__init__(theme, parent, opaque=True)
        self._speaking = speaking
        self.says(lambda: text("guess-title"), self.entitle)
        self._names = tuple(names)
        self._left: list[int] = []
        self._build_question()
        self._build_buttons()
        self._say("")
        self.time.textEdited.connect(lambda _: self._say(""))
        self.curtain = Curtain(self, theme)
        self.curtain.lifted.connect(self._ask)

    def _build_question(self) -> None:
        asked, clocks = self.label("", "body", 18), self.label("", "body", 18, muted=True)
        self.says(lambda: text("guess-text"), asked.setText)
        self.says(lambda: words.text("time-clocks"), clocks.setText)
        self.time = self.fixed(self.typed(QLineEdit(), "number", 44), 240, 84)
        self.time.setMaxLength(7)
        self.time.setAlignment(Qt.AlignmentFlag.AlignCenter)
        hint = self.label("", "body", 16, muted=True)
        hint.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self.says(lambda: text("guess-format"), self.time.setPlaceholderText)
        self.says(lambda: text("guess-hint"), self.time.setAccessibleDescription, hint.setText)
        self.says(lambda: words.text("time-field"), self.time.setAccessibleName)
        self.problem = self.label("", "strong", 18)
        self._problem_sign = self.fixed(Sign("alert", self.theme), 22, 22)
        self.body.addWidget(asked)
        self.body.addWidget(clocks)
        self.body.addWidget(self.time, 0, Qt.AlignmentFlag.AlignHCenter)
        self.body.addWidget(hint)
        trouble = self.spaced(QHBoxLayout(), 0, 10)
        self.body.addLayout(trouble)
        trouble.addWidget(self._problem_sign)
        trouble.addWidget(self.problem, 1)

    def _build_buttons(self) -> None:
        self.saw_button = saw = self.fixed(self.button(""), 190, 0)
        self.guess_button = guess = self.fixed(self.button("", primary=True), 210, 0)
        self.says(lambda: text("guess-peeked"), saw.setText, saw.setAccessibleName)
        self.says(lambda: words.text("time-guess"), guess.setText, guess.setAccessibleName)
        saw.clicked.connect(lambda: self._answer(None))
        guess.clicked.connect(self._guess)
        self.buttons.addWidget(saw)
        self.buttons.addStretch(1)
        self.buttons.addWidget(guess)

    def begin(self, seats: Sequence[int] | None = None) -> None:
        """Ask the given seats (all) one after the other."""
        self._left = list(range(len(self._names)) if seats is None else seats)
        self.open(self.curtain.lift_button)
        self._next()

    @property
    def is_lifted(self) -> bool:
        """Tell whether a seat is writing its guess."""
        return self.isVisible() and not self.curtain.isVisible()

    def lift(self) -> None:
        """Ask the next seat at once: it had lifted its curtain."""
        self.curtain.hide()
        self._ask(self.curtain.seat)

    def _next(self) -> None:
        self.time.clear()
        self._say("")
        if not self._left:
            self.hide()
            self.finished.emit()
            return
        seat = self._left[0]
        with self._speaking(seat):
            self.curtain.cover(seat, text("pass-to", name=self._names[seat]))

    def _say(self, problem: str) -> None:
        self.problem.setText(problem)
        self.problem.setAccessibleName(problem)
        announce(self, problem)
        self._problem_sign.set_kind("alert" if problem else "")

    def _ask(self, seat: int) -> None:
        self._fall_silent()
        with self._speaking(seat):
            self.reword()
            self.entitle(text("guess-who", name=self._names[seat]))
        self.rescale()
        self.place()
        self.lead_to(self.time)

    def _guess(self) -> None:
        minutes = minutes_of(self.time.text())
        if minutes is None:
            with i18n.speaking(self.language):
                self._say(text("guess-bad", example="21:40"))
            self.time.setFocus()
            self.time.selectAll()
            return
        self._answer(minutes)

    def _answer(self, minutes: int | None) -> None:
        if self._left:
            seat = self._left.pop(0)
            self.time.clear()
            self.setVisible(bool(self._left))
            self.guessed.emit(seat, minutes)
            self._next()


class GuessResult(Sheet):
    """Tells everybody how the guesses came out, until somebody goes on, or, where nobody has to be at the
    screen, long enough to be read. It holds nothing private."""

    closed = Signal()

    TOPIC = "rule:R-208"
    WIDTH = 560

    def __init__(self, parent: QWidget, theme: Theme = DARK) -> None:
        super().__init__(theme, parent)
        self._lines = self.spaced(QVBoxLayout(), 0, 8)
        self._begins = self.label("", "strong", 20)
        self.body.addLayout(self._lines)
        self.body.addWidget(self._begins)
        self.go_button = self.fixed(self.button(text("go-on"), primary=True), 180, 0)
        self.go_button.clicked.connect(self.go_back)
        self.buttons.addStretch(1)
        self.buttons.addWidget(self.go_button)
        self._leaves = QTimer(self, singleShot=True)
        self._leaves.timeout.connect(self.go_back)

    def tell(self, title: str, lines: Sequence[str], begins: str, leaves: bool = False) -> None:
        """Show the time as title, a sentence for each guess, and the one that says who begins.

        With `leaves` it goes by itself.
        """
        if leaves:
            self._leaves.start(reading_ms(title, *lines, begins))
        self.entitle(title)
        clear(self._lines)
        for line in lines:
            self._lines.addWidget(self.label(line, "body", 18))
        self._begins.setText(begins)
        self.open(self.go_button)

    def go_back(self) -> bool:
        self._leaves.stop()
        self.hide()
        self.closed.emit()
        return True
