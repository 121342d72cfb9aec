"""The new-game page: who plays, how, and what that means in words."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import pairwise

from PySide6.QtCore import QStringListModel, Qt, Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QCheckBox,
    QComboBox,
    QFrame,
    QHBoxLayout,
    QLabel,
    QRadioButton,
    QVBoxLayout,
    QWidget,
)

from chrononauts_qt.ui.catalog import windows as words
from chrononauts_qt.ui.catalog.common import memo_seconds, text
from chrononauts_qt.ui.theme import DARK, Theme
from chrononauts_qt.ui.windows.lamps import Sign
from chrononauts_qt.ui.windows.manner import ALL_HELP, MEMO_CHOICES, PRESETS, Manner, NewGameChoice
from chrononauts_qt.ui.windows.parts import Page, scrolling
from chrononauts_qt.ui.windows.seat_row import SeatRow

FEWEST, MOST = 2, 6


class NewGamePage(Page):
    """One page, no wizard. `remembered` are the people of the last game, whose names are filled in."""

    started = Signal(object)
    cancelled = Signal()

    def __init__(
        self, remembered: Sequence[str] = (), theme: Theme = DARK, parent: QWidget | None = None
    ) -> None:
        super().__init__(theme, parent)
        self.setAccessibleName(text("new-title"))
        self._known = QStringListModel()
        self.remember(remembered, remembered)
        self._help = ALL_HELP
        self._tried = False
        self.rows: list[SeatRow] = []
        self.add_button = self.fixed(self.button(text("new-add-seat")), 150, 0)
        self.same_button = self.button(text("new-same-people"))
        self.manner = Manner(self)
        self.first = self.typed(QComboBox(), "body", 18)
        self.mulligan = self.typed(QCheckBox(text("new-mulligan")), "body", 18)
        self.memo = {seconds: self._memo_choice(seconds) for seconds in MEMO_CHOICES}
        self.summary = self.label("", "body", 18)
        self.problem_sign = self.fixed(Sign("alert", theme), 22, 22)
        self.problem = self.label("", "strong", 18)
        self.cancel_button = self.fixed(self.button(text("back")), 130, 0)
        self.start_button = self.fixed(self.button(text("start"), primary=True), 190, 0)
        self._lay_out()
        self._connect()
        self.suggest(NewGameChoice(tuple(remembered[:MOST])))

    def _memo_choice(self, seconds: float | None) -> QRadioButton:
        label = text("memo-until-ok") if seconds is None else memo_seconds(round(seconds))
        return self.typed(QRadioButton(label), "body", 18)

    # -- layout ---------------------------------------------------------------------------------

    def _lay_out(self) -> None:
        page = self.spaced(QVBoxLayout(self), 32, 14)
        page.addWidget(self.label(text("new-title"), "title", 34))
        inside = QWidget()
        self._halves = self.spaced(QBoxLayout(QBoxLayout.Direction.LeftToRight, inside), 0, 18)
        self._halves.addWidget(self._who(), 11)
        self._halves.addWidget(self._how(), 9)
        page.addWidget(scrolling(inside), 1)
        foot = self.spaced(QHBoxLayout(), 0, 14)
        foot.addWidget(self.cancel_button)
        foot.addWidget(self.problem_sign)
        foot.addWidget(self.problem, 1)
        foot.addLayout(self.prose(self.summary), 1)
        foot.addWidget(self.start_button)
        page.addLayout(foot)

    def rescale(self) -> None:
        """One half below the other where large text needs the width."""
        self.grow_marks()
        super().rescale()
        narrow = self.width() < 800 * max(1.0, self.u) * self.theme.text_scale
        way = QBoxLayout.Direction.TopToBottom if narrow else QBoxLayout.Direction.LeftToRight
        self._halves.setDirection(way)

    def _who(self) -> QFrame:
        frame = self.panel()
        column = self.spaced(QVBoxLayout(frame), 20, 10)
        column.addWidget(self._heading(text("new-who")))
        self._seats = self.spaced(QVBoxLayout(), 0, 8)
        column.addLayout(self._seats)
        beside = self.spaced(QHBoxLayout(), 0, 10)
        beside.addWidget(self.add_button)
        beside.addWidget(self.same_button)
        beside.addStretch(1)
        column.addLayout(beside)
        column.addStretch(1)
        return frame

    def _how(self) -> QFrame:
        frame = self.panel()
        column = self.spaced(QVBoxLayout(frame), 20, 18)
        top = self._group(column, self._heading(text("new-how")))
        top.addWidget(self.manner)
        label = self.label(text("new-first"), "label", 18, muted=True)
        label.setBuddy(self.first)
        first = self._group(column, label)
        self.first.setAccessibleName(text("new-first"))
        self.first.setMinimumHeight(38)
        first.addWidget(self.first)
        self.mulligan.setAccessibleName(text("new-mulligan"))
        first.addWidget(self.mulligan)
        memo = self._group(column, self.label(text("new-memo-window"), "label", 18, muted=True))
        quick = self.spaced(QHBoxLayout(), 0, 6)
        memo.addLayout(quick)
        for seconds, radio in self.memo.items():
            radio.setAccessibleName(words.text("memo-choice", length=radio.text()))
            if seconds is not None:
                quick.addWidget(radio)
        quick.addStretch(1)
        memo.addWidget(self.memo[None])
        memo.addWidget(self.label(words.text("memo-note"), "body", 16, muted=True))
        column.addStretch(1)
        return frame

    def _group(self, column: QVBoxLayout, heading: QLabel) -> QVBoxLayout:
        """Begin a group of a panel: what belongs together stands closer than what does not."""
        group = self.spaced(QVBoxLayout(), 0, 4)
        group.addWidget(heading)
        column.addLayout(group)
        return group

    def _heading(self, words_: str) -> QLabel:
        return self.label(words_, "label", 24)

    def _connect(self) -> None:
        self.add_button.clicked.connect(self.add_seat)
        self.cancel_button.clicked.connect(self.cancelled)
        self.start_button.clicked.connect(self.start)
        self.first.currentIndexChanged.connect(self._tell)
        self.mulligan.toggled.connect(self._tell)
        for radio in self.memo.values():
            radio.toggled.connect(self._tell)
        self.same_button.clicked.connect(self.take_last_people)
        self.manner.chosen.connect(self.take_preset)

    def take_preset(self, name: str) -> None:
        """Fill in what a manner of playing sets."""
        seconds, self._help = PRESETS[name]
        self.memo[seconds].setChecked(True)
        self._tell()

    def remember(self, last: Sequence[str], people: Sequence[str], languages: Sequence[str] = ()) -> None:
        """Take the people of the last game with their languages, and everybody whose name is offered."""
        self._last, self._last_languages = tuple(last[:MOST]), tuple(languages)
        self._known.setStringList(list(people))

    def take_last_people(self) -> None:
        """Seat the people of the last game again, in their order."""
        choice = self.choice()
        self.suggest(replace(choice, names=self._last, languages=self._last_languages))
        self.start_button.setFocus()

    # -- seats ----------------------------------------------------------------------------------

    def suggest(self, choice: NewGameChoice) -> None:
        """Fill the page with an earlier choice; too few names leave empty rows."""
        while self.rows:
            self._drop(self.rows[-1])
        rows = max(FEWEST, min(MOST, len(choice.names)))
        names, languages = (*choice.names, *[""] * FEWEST), (*choice.languages, *[""] * MOST)
        for name, language in zip(names[:rows], languages, strict=False):
            self._append(name, language)
        self._seats_changed()
        found = self.first.findData(choice.first)
        self.first.setCurrentIndex(max(0, found))
        self.mulligan.setChecked(choice.mulligan)
        self.memo.get(choice.memo_seconds, self.memo[4.0]).setChecked(True)
        self._help = choice.help
        self._tried = False
        self._tell()

    def add_seat(self) -> None:
        """Add an empty seat and go to its name."""
        if len(self.rows) < MOST:
            self._append("")
            self._seats_changed()
            self.rows[-1].name.setFocus()

    def _append(self, name: str, language: str = "") -> None:
        row = SeatRow(self, name, self._known, language)
        row.renamed.connect(self._names_changed)
        row.moved.connect(lambda step, row=row: self._move(row, step))
        row.removed.connect(lambda row=row: self._remove(row))
        self.rows.append(row)
        self._seats.addWidget(row)

    def _drop(self, row: SeatRow) -> None:
        self.rows.remove(row)
        self._seats.removeWidget(row)
        row.hide()
        row.setParent(None)
        row.deleteLater()

    def _remove(self, row: SeatRow) -> None:
        index = self.rows.index(row)
        self._drop(row)
        self._seats_changed()
        self.rows[min(index, len(self.rows) - 1)].name.setFocus()

    def _move(self, row: SeatRow, step: int) -> None:
        index = self.rows.index(row)
        target = index + step
        if not 0 <= target < len(self.rows):
            return
        self.rows.insert(target, self.rows.pop(index))
        self._seats.removeWidget(row)
        self._seats.insertWidget(target, row)
        self._seats_changed()
        same = row.up if step < 0 else row.down
        (same if same.isEnabled() else row.name).setFocus()

    def _seats_changed(self) -> None:
        for seat, row in enumerate(self.rows):
            row.set_place(seat, len(self.rows), FEWEST)
        for before, after in pairwise(self._in_order()):
            self.setTabOrder(before, after)
        self.add_button.setEnabled(len(self.rows) < MOST)
        self.rescale()
        self._names_changed()

    def _in_order(self) -> Iterator[QWidget]:
        """Yield what Tab goes through: the names one after the other, what moves them behind them."""
        yield from (row.name for row in self.rows)
        yield from (self.add_button, self.same_button)
        for row in self.rows:
            yield from (row.language, row.up, row.down, row.remove)
        yield from self.manner.presets.values()
        yield from (self.first, self.mulligan, *self.memo.values(), self.cancel_button, self.start_button)

    def _names_changed(self) -> None:
        """Offer the seats by name as first player, keeping what was chosen."""
        chosen = self.first.currentData()
        self.first.blockSignals(True)
        self.first.clear()
        self.first.addItem(text("first-guess"), "guess")
        self.first.addItem(text("first-random"), "random")
        for number, name in enumerate(self._names(), 1):
            label = words.text("name-begins", name=name) if name else text("first-seat", number=number)
            self.first.addItem(label, f"seat-{number}")
        self.first.setCurrentIndex(max(0, self.first.findData(chosen)))
        self.first.blockSignals(False)
        self._tell()

    # -- result ---------------------------------------------------------------------------------

    def _names(self) -> tuple[str, ...]:
        return tuple(" ".join(row.name.text().split()) for row in self.rows)

    def choice(self) -> NewGameChoice:
        """Return what the page says now, whether it can be played or not."""
        seconds = next((value for value, radio in self.memo.items() if radio.isChecked()), 4.0)
        first = str(self.first.currentData())
        codes = tuple(row.language.code for row in self.rows)
        languages = codes if any(codes) else ()
        mulligan = self.mulligan.isChecked()
        return NewGameChoice(self._names(), first, mulligan, seconds, self._help, languages)

    def _problems(self) -> dict[int, tuple[str, str]]:
        """Return by seat what is wrong with its name: at the seat, and for the whole page."""
        found: dict[int, tuple[str, str]] = {}
        seen: dict[str, int] = {}
        for seat, name in enumerate(self._names()):
            first = seen.setdefault(name.casefold(), seat)
            if not name and self._tried:
                found[seat] = text("name-wanted"), text("missing-name", number=seat + 1)
            elif name and first != seat:
                other = self._names()[first]
                here = text("same-name", number=first + 1, name=other)
                found[seat] = here, text("missing-same-name", name=other)
        return found

    def _tell(self) -> None:
        """Say in words how the game will be, or what is wrong; a name not yet written only after Start."""
        for radio in self.memo.values():  # Tab stops at the chosen one, arrows reach the others
            stops = radio.isChecked()
            radio.setFocusPolicy(Qt.FocusPolicy.StrongFocus if stops else Qt.FocusPolicy.ClickFocus)
        choice, problems = self.choice(), self._problems()
        for seat, row in enumerate(self.rows):
            row.tell(problems[seat][0] if seat in problems else "")
        self._tried = self._tried and bool(problems)
        self.problem.setText(next((told for _, told in problems.values()), ""))
        for widget in (self.problem, self.problem_sign):
            widget.setVisible(bool(problems))
        self.summary.setVisible(not problems)
        self.manner.show_choice(choice)
        self.same_button.setVisible(bool(self._last) and choice.names != self._last)
        self.summary.setText(
            words.game_summary(choice.names, choice.first, choice.mulligan, choice.memo_seconds)
            if all(choice.names)
            else text("missing-players")
        )

    def start(self) -> None:
        """Start, or say what is missing and go there."""
        self._tried = True
        self._tell()
        problems = self._problems()
        if not problems:
            self.started.emit(self.choice())
            return
        name = self.rows[next(iter(problems))].name
        name.setFocus()
        name.selectAll()

    def go_back(self) -> bool:
        self.cancelled.emit()
        return True

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        empty = [row for row in self.rows if not row.name.text().strip()]
        (empty[0].name if empty else self.start_button).setFocus()
