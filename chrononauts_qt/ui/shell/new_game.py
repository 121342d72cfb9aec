"""The new-game page: which game, who plays, how, and what that means in words.

Each game brings its panel and its words (`ui/table/new_game.py`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from datetime import date
from itertools import pairwise
from pathlib import Path
from typing import NamedTuple

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QResizeEvent, QShowEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QButtonGroup,
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QRadioButton,
    QVBoxLayout,
    QWidget,
)

from chrononauts_qt.session.places import games_folder
from chrononauts_qt.shelf import SHELF
from chrononauts_qt.ui.catalog import settings_texts
from chrononauts_qt.ui.catalog.common import text
from chrononauts_qt.ui.kit.lamps import Sign
from chrononauts_qt.ui.kit.page import Page, scrolling
from chrononauts_qt.ui.kit.questions import InOrder
from chrononauts_qt.ui.kit.theme import DARK, Theme
from chrononauts_qt.ui.shell.dealing import for_newcomers
from chrononauts_qt.ui.shell.new_game_people import People
from chrononauts_qt.ui.table.new_game import NewGameChoice, Panel, Sitter, sitters_of
from chrononauts_qt.ui.table.screens import screens_of

NARROW, NARROW_ROWS = 800, 920
"""Below this width, times the text size, what stands side by side stands one below the other; who plays
stands beside how only where a row of a seat leaves the name its room."""


class Modes(QWidget):
    """Tab stops at the game that is chosen, the arrows choose; in rows of as many as there is room for."""

    changed = Signal(str)

    def __init__(self, page: Page) -> None:
        super().__init__()
        self.setAccessibleName(text("new-which"))
        self._group = QButtonGroup(self)
        self.buttons: dict[str, QRadioButton] = {}
        self._grid = page.spaced(QGridLayout(self), 0, 8)
        for game in SHELF:
            told = screens_of(game).new_game().told()
            button = page.typed(QRadioButton(told.name), "label", 20)
            button.setProperty("segment", True)
            said = settings_texts.text("choice-of", group=text("new-which"), choice=told.spoken)
            button.setAccessibleName(said)
            button.toggled.connect(lambda on, game=game: self._toggled(game) if on else None)
            self._group.addButton(button)
            self.buttons[game] = button
        InOrder(self.buttons, self)
        self._arrange()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def _arrange(self) -> None:
        """Fill rows of equal length, as few of them as the width lets."""
        buttons, gap = list(self.buttons.values()), self._grid.horizontalSpacing()
        widths = [button.sizeHint().width() for button in buttons]
        rows = 0
        while True:
            rows += 1
            columns = -(-len(buttons) // rows)
            wanted = sum(max(widths[column::columns]) + gap for column in range(columns)) - gap
            if wanted <= self.width() or columns == 1:
                break
        for place, button in enumerate(buttons):
            self._grid.addWidget(button, *divmod(place, columns))
        for column in range(len(buttons) + 1):
            self._grid.setColumnStretch(column, int(column == columns))

    def minimumSizeHint(self) -> QSize:
        """Return the room of one game to a row."""
        least = super().minimumSizeHint()
        return QSize(max(button.sizeHint().width() for button in self.buttons.values()), least.height())

    def choose(self, game: str) -> None:
        """Show a game; `changed` tells of it if it is another one."""
        self.buttons[game].setChecked(True)

    def chosen(self) -> str:
        """Return the game that is shown."""
        return next(game for game, button in self.buttons.items() if button.isChecked())

    def _toggled(self, game: str) -> None:
        for name, button in self.buttons.items():
            stops = name == game
            button.setFocusPolicy(Qt.FocusPolicy.StrongFocus if stops else Qt.FocusPolicy.ClickFocus)
        self.changed.emit(game)


class Draft(NamedTuple):
    """What the page says of each game, and who waits for a game with more seats."""

    choices: tuple[NewGameChoice, ...]
    waiting: tuple[Sitter, ...]


class _Said(QWidget):
    """The summary; as a class of its own it has no ground of its own."""


class NewGamePage(Page):
    """One page, no wizard. `remembered` are the people of the last game, whose names are filled in;
    without any the seats are those of newcomers. `folder` is that of the games. `started` carries a choice
    that leaves nothing to be found.

    ``terms`` is the panel of the game that is shown; the others are made when they are wanted.
    """

    TOPIC = "section:starting"

    started = Signal(object)
    cancelled = Signal()

    def __init__(
        self,
        remembered: Sequence[str] = (),
        theme: Theme = DARK,
        parent: QWidget | None = None,
        today: Callable[[], date] = date.today,
        folder: Path | None = None,
    ) -> None:
        super().__init__(theme, parent)
        self.setAccessibleName(text("new-title"))
        self._today, self._folder = today, folder or games_folder()
        self._tried = self._filling = False
        self._panels: dict[str, Panel] = {}
        self._chosen: dict[str, NewGameChoice] = {}
        self.modes = Modes(self)
        self.people = People(self)
        self.about = self.label("", "body", 16, muted=True)
        self.summary = self.label("", "body", 18)
        self.conditions = self.label("", "body", 18)
        self.problem_sign = self.fixed(Sign("alert", theme), 22, 22)
        self.problem = self.label("", "strong", 18)
        self.cancel_button = self.fixed(self.button(text("back"), back=True, then=self.cancelled), 130, 0)
        self.start_button = self.fixed(self.button(text("start"), primary=True, then=self.start), 190, 0)
        self._lay_out()
        self.terms = self._panel_of(self.people.game)
        self._connect()
        self.people.remember(sitters_of(remembered), remembered)
        self.suggest(NewGameChoice(tuple(remembered)) if remembered else for_newcomers(self.people.game))

    # -- layout ---------------------------------------------------------------------------------

    def _lay_out(self) -> None:
        page = self.spaced(QVBoxLayout(self), 32, 14)
        title = self.label(text("new-title"), "title", 34)
        self._head = self.inner(page, QBoxLayout(QBoxLayout.Direction.LeftToRight), 24, title)
        self._head.addWidget(self.modes, 1)
        inside = QWidget()
        self._column = self.spaced(QVBoxLayout(inside), 0, 14)
        beside = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._halves = self.inner(self._column, beside, 18, stretch=1)
        self._halves.addWidget(self._panel(self._heading(text("new-who")), self.people, self.about), 11)
        self._how = self._panel()
        self._halves.addWidget(self._how, 9)
        page.addWidget(scrolling(inside), 1)
        self._foot = self.inner(page, QHBoxLayout(), 14, self.cancel_button, self.problem_sign)
        self._foot.addWidget(self.problem, 1)
        self._foot.addStretch()
        self._foot.addWidget(self.start_button)
        self._said = _Said()
        self._sentences = self.spaced(QBoxLayout(QBoxLayout.Direction.LeftToRight, self._said), 0, 18)
        for label in (self.summary, self.conditions):
            self.prose(self._sentences, label, 1)

    def _panel(self, *parts: QWidget) -> QFrame:
        frame = self.panel()
        column = self.spaced(QVBoxLayout(frame), 20, 10)
        for part in parts:
            column.addWidget(part)
        column.addStretch(1)
        return frame

    def _panel_of(self, game: str) -> Panel:
        """Return the panel of a game, made the first time."""
        if game not in self._panels:
            panel = self._panels[game] = screens_of(game).new_game().panel(self, self._today, self._folder)
            panel.changed.connect(self._tell)
            panel.settled.connect(self.started)
            panel.refused.connect(self._warn)
            column = self._how.layout()
            assert isinstance(column, QVBoxLayout), "as `_panel` made it"
            column.insertWidget(0, panel)
        return self._panels[game]

    def _heading(self, words_: str) -> QLabel:
        return self.label(words_, "label", 24)

    def rescale(self) -> None:
        """One half below the other where large text needs the width, and the summary below both."""
        self.grow_marks()
        super().rescale()
        width = self.width() / (max(1.0, self.u) * self.theme.text_scale)
        narrow = width < NARROW
        for row, least in ((self._head, NARROW), (self._halves, NARROW_ROWS), (self._sentences, NARROW)):
            down, beside = QBoxLayout.Direction.TopToBottom, QBoxLayout.Direction.LeftToRight
            row.setDirection(down if width < least else beside)
        if narrow:
            self._column.addWidget(self._said)
        else:
            self._foot.insertWidget(1, self._said, 1)

    def _connect(self) -> None:
        self.modes.changed.connect(self._change_game)
        self.people.changed.connect(self._names_changed)
        self.people.reordered.connect(self._seats_changed)

    def _in_order(self) -> Iterator[QWidget]:
        """Yield what Tab goes through."""
        yield from self.modes.buttons.values()
        yield from self.people.in_order()
        yield from self.terms.in_order()
        yield from (self.cancel_button, self.start_button)

    # -- filling in -----------------------------------------------------------------------------

    def remember(self, last: Sequence[Sitter], people: Sequence[str]) -> None:
        """Take who sat at the last table, and everybody whose name is offered."""
        self.people.remember(last, people)

    def suggest(self, choice: NewGameChoice) -> None:
        """Fill the page with an earlier choice; too few names leave empty rows."""
        self._filling = True
        self._chosen[choice.game] = choice
        self.modes.choose(choice.game)
        self.people.fill(choice.game, choice.sitters)
        self.people.phones_box.setChecked(choice.phones)
        self._fill(choice)

    def kept(self) -> Draft:
        return Draft(self.choices(), self.people.waiting)

    def restore(self, kept: object) -> None:
        if isinstance(kept, Draft):
            for choice in kept.choices:
                self.suggest(choice)
            if kept.waiting:
                self.people.waiting = kept.waiting

    def choices(self) -> tuple[NewGameChoice, ...]:
        """Return what the page says in each game, the one that is shown last."""
        now = self.choice()
        others = (self._chosen[game] for game in SHELF if game in self._chosen and game != now.game)
        return (*others, now)

    def _change_game(self, game: str) -> None:
        """Show another game as it was left; whoever fits keeps a seat."""
        if self._filling:
            return
        left = self.choice()
        self._chosen[left.game] = left
        self._filling = True
        self.people.play(game)
        self._fill(self._chosen.get(game, NewGameChoice((), game=game)))

    def _fill(self, choice: NewGameChoice) -> None:
        """Show all of a choice but its people."""
        self.terms = self._panel_of(choice.game)
        for panel in self._panels.values():
            panel.setVisible(panel is self.terms)
        self._how.setVisible(next(self.terms.in_order(), None) is not None)
        about = screens_of(choice.game).new_game().told().about
        self.about.setVisible(bool(about))
        self.about.setText(about)
        self.terms.seat(self.people.sitters())
        self.terms.fill(choice)
        self._tried = self._filling = False
        self._order_tabs()
        self._tell()

    def _order_tabs(self) -> None:
        for before, after in pairwise(self._in_order()):
            self.setTabOrder(before, after)

    def _seats_changed(self) -> None:
        self._order_tabs()
        self.rescale()
        self._names_changed()

    def _names_changed(self) -> None:
        if not self._filling:
            self.terms.seat(self.people.sitters())
        self._tell()

    # -- result ---------------------------------------------------------------------------------

    def game_at(self, focus: QWidget | None) -> str:
        return self.modes.chosen()

    def choice(self) -> NewGameChoice:
        """Return what the page says now, whether it can be played or not."""
        people = self.people
        who = NewGameChoice(
            people.names(),
            people.game,
            languages=people.languages(),
            bots=people.bots(),
            phones=people.lets_phones_in(),
        )
        return self.terms.into(who)

    def _tell(self) -> None:
        """Say in words how the game will be, or what is wrong; a name not yet written only after Start."""
        if self._filling:
            return
        choice, problems = self.choice(), self.people.problems(self._tried)
        self._tried = self._tried and bool(problems)
        self.people.tell(problems)
        self._warn(next((told for _, told in problems.values()), ""))
        named = all(choice.names)
        brings = screens_of(choice.game).new_game()
        who, how = brings.in_words(choice, self._today()) if named else (brings.told().missing, "")
        self.summary.setText(who)
        self.conditions.setText(how)

    def _warn(self, problem: str) -> None:
        """Say what is wrong in the summary's place."""
        self.problem.setText(problem)
        for widget in (self.problem, self.problem_sign):
            widget.setVisible(bool(problem))
        self._said.setVisible(not problem)

    def start(self) -> None:
        """Start, or say what is missing and go there."""
        self._tried = True
        self._tell()
        problems = self.people.problems(tried=True)
        if problems:
            self.people.go_to(next(iter(problems)))
            return
        self.terms.settle(self.choice())

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        empty = [row for row in self.people.rows if not row.name.text().strip()]
        (empty[0].name if empty else self.start_button).setFocus()
