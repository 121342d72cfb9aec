"""The new-game page: who plays, how, and what that means in words."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from PySide6.QtCore import QStringListModel, Qt, Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QButtonGroup,
    QCheckBox,
    QComboBox,
    QFrame,
    QHBoxLayout,
    QLabel,
    QRadioButton,
    QVBoxLayout,
    QWidget,
)

from chrononauts_qt.ui.catalog import settings_texts
from chrononauts_qt.ui.catalog import windows as words
from chrononauts_qt.ui.catalog.common import text
from chrononauts_qt.ui.theme import DARK, Theme
from chrononauts_qt.ui.windows.lamps import Sign
from chrononauts_qt.ui.windows.parts import Page, scrolling
from chrononauts_qt.ui.windows.seat_row import SeatRow

FEWEST, MOST = 2, 6
MEMO_CHOICES: tuple[float | None, ...] = (2.0, 4.0, 8.0, None)


Help = tuple[bool, bool, bool]
ALL_HELP: Help = (True, True, True)

PRESETS: dict[str, tuple[float, Help]] = {
    "family": (8.0, ALL_HELP),
    "standard": (4.0, ALL_HELP),
    "strict": (2.0, (False, False, False)),
}
"""What a manner of playing sets: the Memo window, and the help as in NewGameChoice."""


@dataclass(frozen=True)
class NewGameChoice:
    """What the page was filled with. ``first`` is "guess", "random" or "seat-N"; ``memo_seconds`` None
    waits for everybody's OK. ``help``: what can be played, what it would change, when to claim."""

    names: tuple[str, ...]
    first: str = "guess"
    mulligan: bool = True
    memo_seconds: float | None = 4.0
    help: Help = ALL_HELP


class Manner(QWidget):
    """The presets side by side, and what the chosen one means; none is chosen where none fits."""

    chosen = Signal(str)

    def __init__(self, page: Page) -> None:
        super().__init__()
        self._group = QButtonGroup(self)
        self.presets: dict[str, QRadioButton] = {}
        self.note = page.label("", "body", 16, muted=True)
        column = page.spaced(QVBoxLayout(self), 0, 2)
        row = page.spaced(QHBoxLayout(), 0, 6)
        column.addLayout(row)
        column.addWidget(self.note)
        for name in PRESETS:
            radio = page.typed(QRadioButton(text(f"preset-{name}")), "body", 18)
            radio.setAccessibleName(
                settings_texts.text("choice-of", group=text("new-preset"), choice=radio.text())
            )
            radio.setAccessibleDescription(settings_texts.text(f"preset-{name}-note"))
            radio.clicked.connect(lambda _=False, name=name: self.chosen.emit(name))
            self.presets[name] = radio
            self._group.addButton(radio)
            row.addWidget(radio)
        row.addStretch(1)

    def show_choice(self, choice: NewGameChoice) -> None:
        """Show which preset a choice is, if it is one."""
        now = (choice.memo_seconds, choice.help)
        fits = next((name for name, what in PRESETS.items() if what == now), "own")
        stop = fits if fits in self.presets else next(iter(self.presets))  # Tab stops once, arrows choose
        self._group.setExclusive(False)
        for name, radio in self.presets.items():
            radio.setChecked(name == fits)
        self._group.setExclusive(True)
        for name, radio in self.presets.items():
            radio.setFocusPolicy(Qt.FocusPolicy.StrongFocus if name == stop else Qt.FocusPolicy.ClickFocus)
        self.note.setText(settings_texts.text(f"preset-{fits}-note"))


class NewGamePage(Page):
    """One page, no wizard. `remembered` are the names offered, the first of them filled in."""

    started = Signal(object)
    cancelled = Signal()

    def __init__(
        self, remembered: Sequence[str] = (), theme: Theme = DARK, parent: QWidget | None = None
    ) -> None:
        super().__init__(theme, parent)
        self.setAccessibleName(text("new-title"))
        self._known = QStringListModel(list(remembered))
        self._last = tuple(remembered[:MOST])
        self._help = ALL_HELP
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
        label = text("memo-until-ok") if seconds is None else words.text(f"seconds-{seconds:g}")
        return self.typed(QRadioButton(label), "body", 18)

    # -- layout ---------------------------------------------------------------------------------

    def _lay_out(self) -> None:
        page = self.spaced(QVBoxLayout(self), 28, 14)
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
        foot.addWidget(self.summary, 1)
        foot.addWidget(self.start_button)
        page.addLayout(foot)

    def rescale(self) -> None:
        """One half below the other where large text needs the width."""
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
        column = self.spaced(QVBoxLayout(frame), 20, 6)
        column.addWidget(self._heading(text("new-how")))
        column.addWidget(self.manner)
        first = self.label(text("new-first"), "label", 18, muted=True)
        first.setBuddy(self.first)
        self.first.setAccessibleName(text("new-first"))
        self.first.setMinimumHeight(38)
        column.addWidget(first)
        column.addWidget(self.first)
        self.mulligan.setAccessibleName(text("new-mulligan"))
        column.addWidget(self.mulligan)
        column.addWidget(self.label(text("new-memo-window"), "label", 18, muted=True))
        quick = self.spaced(QHBoxLayout(), 0, 6)
        for seconds, radio in self.memo.items():
            radio.setAccessibleName(words.text("memo-choice", length=radio.text()))
            if seconds is not None:
                quick.addWidget(radio)
        quick.addStretch(1)
        column.addLayout(quick)
        column.addWidget(self.memo[None])
        column.addWidget(self.label(words.text("memo-note"), "body", 16, muted=True))
        column.addStretch(1)
        return frame

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

    def take_last_people(self) -> None:
        """Seat the people of the last game again, in their order."""
        choice = self.choice()
        self.suggest(replace(choice, names=self._last))
        self.start_button.setFocus()

    # -- seats ----------------------------------------------------------------------------------

    def suggest(self, choice: NewGameChoice) -> None:
        """Fill the page with an earlier choice; too few names leave empty rows."""
        while self.rows:
            self._drop(self.rows[-1])
        for name in (*choice.names, *[""] * FEWEST)[: max(FEWEST, min(MOST, len(choice.names)))]:
            self._append(name)
        self._seats_changed()
        found = self.first.findData(choice.first)
        self.first.setCurrentIndex(max(0, found))
        self.mulligan.setChecked(choice.mulligan)
        self.memo.get(choice.memo_seconds, self.memo[4.0]).setChecked(True)
        self._help = choice.help
        self._tell()

    def add_seat(self) -> None:
        """Add an empty seat and go to its name."""
        if len(self.rows) < MOST:
            self._append("")
            self._seats_changed()
            self.rows[-1].name.setFocus()

    def _append(self, name: str) -> None:
        row = SeatRow(self, name, self._known)
        row.renamed.connect(self._names_changed)
        row.moved.connect(lambda step, row=row: self._move(row, step))
        row.removed.connect(lambda row=row: self._remove(row))
        self.rows.append(row)
        self._seats.addWidget(row)

    def _drop(self, row: SeatRow) -> None:
        self.rows.remove(row)
        self._seats.removeWidget(row)
        row.hide()
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
        previous: QWidget = self.rows[0].name
        for seat, row in enumerate(self.rows):
            row.set_place(seat, len(self.rows), FEWEST)
            for part in (row.name, row.up, row.down, row.remove):
                if part is not previous:
                    self.setTabOrder(previous, part)
                previous = part
        for widget in (
            self.add_button,
            self.same_button,
            *self.manner.presets.values(),
            self.first,
            self.mulligan,
            *self.memo.values(),
            self.cancel_button,
            self.start_button,
        ):
            self.setTabOrder(previous, widget)
            previous = widget
        self.add_button.setEnabled(len(self.rows) < MOST)
        self.rescale()
        self._names_changed()

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
        return NewGameChoice(self._names(), first, self.mulligan.isChecked(), seconds, self._help)

    def _trouble(self) -> tuple[str, int]:
        """Return what is missing and in which seat, or ("", -1)."""
        seen: set[str] = set()
        for seat, name in enumerate(self._names()):
            if not name:
                return text("missing-name", number=seat + 1), seat
            if name.casefold() in seen:
                return text("missing-same-name", name=name), seat
            seen.add(name.casefold())
        return "", -1

    def _tell(self) -> None:
        """Say in words how the game will be; a problem is only told once Start has been tried."""
        for radio in self.memo.values():  # Tab stops at the chosen one, arrows reach the others
            stops = radio.isChecked()
            radio.setFocusPolicy(Qt.FocusPolicy.StrongFocus if stops else Qt.FocusPolicy.ClickFocus)
        self.problem.setText("")
        self.problem.hide()
        self.problem_sign.hide()
        self.summary.show()
        choice = self.choice()
        self.manner.show_choice(choice)
        self.same_button.setVisible(bool(self._last) and choice.names != self._last)
        filled = all(choice.names)
        self.summary.setText(
            words.game_summary(choice.names, choice.first, choice.mulligan, choice.memo_seconds)
            if filled
            else text("missing-players")
        )

    def start(self) -> None:
        """Start, or say what is missing and go there."""
        problem, seat = self._trouble()
        if not problem:
            self.started.emit(self.choice())
            return
        self.summary.hide()
        self.problem.setText(problem)
        self.problem.show()
        self.problem_sign.show()
        self.rows[seat].name.setFocus()
        self.rows[seat].name.selectAll()

    def go_back(self) -> bool:
        self.cancelled.emit()
        return True

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        empty = [row for row in self.rows if not row.name.text().strip()]
        (empty[0].name if empty else self.start_button).setFocus()
