"""The table of Pact."""

from __future__ import annotations

from functools import cached_property
from typing import NamedTuple

from PySide6.QtCore import QObject, QRect, Qt, Signal
from PySide6.QtGui import QGuiApplication, QHideEvent, QPainter, QPaintEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QPushButton, QWidget

from chrononauts_qt.ui.kit.log_model import LogLine, LogModel
from chrononauts_qt.ui.kit.message import MessageBar
from chrononauts_qt.ui.kit.scale import page_scale
from chrononauts_qt.ui.kit.theme import Theme
from chrononauts_qt.ui.kit.window_page import is_away
from chrononauts_qt.ui.rulebook.asked import Asked, way_up
from chrononauts_qt.ui.table.curtain import Curtain, hang
from chrononauts_qt.ui.table.live_controller import LiveController
from chrononauts_qt.ui.table.log_view import LogView
from chrononauts_qt.ui.table.seat_menu import SeatMenu
from chrononauts_qt.ui.table.status_line import StatusLine
from chrononauts_qt.ui.table.take_back import TakeBack
from chrononauts_qt.ui.table.take_back_sheet import TakeBackSheet
from chrononauts_qt.ui.table.window import Screen
from tests.pact import words
from tests.pact.actions import ACCEPT, PASS
from tests.pact.parts import Board, Hand, Steps
from tests.pact.rules import begins_turn
from tests.pact.state import View

TOPIC = "section:pact"
GLASS = 900.0
"""The seconds of the sand glass, which runs for the whole game."""


class Kept(NamedTuple):
    """Whose stones were seen, which buttons were down, and what was said of the people in the Log."""

    viewer: int | None
    down: tuple[bool, ...]
    remarks: list[tuple[int, str]]


class Sheets(QObject):
    """The one sheet that may lie over the table, made when it is wanted."""

    take_back_agreed = Signal()
    take_back_refused = Signal()

    def __init__(self, table: PactScreen, theme: Theme) -> None:
        super().__init__(table)
        self._table, self._theme = table, theme

    @cached_property
    def take_back(self) -> TakeBackSheet:
        """The question whether all agree."""
        made = TakeBackSheet(self._table, self._theme)
        made.agreed.connect(self.take_back_agreed)
        made.refused.connect(self.take_back_refused)
        return made

    @property
    def is_asking(self) -> bool:
        """Tell whether the sheet lies over the table."""
        return "take_back" in vars(self) and self.take_back.isVisible()

    def take_focus(self) -> None:
        """Give the keys back to the table."""
        self._table.take_focus()


class PactScreen(Screen):
    """Everything on the table. Private things show only while the controller has a viewer."""

    hand: Hand
    steps: Steps

    def __init__(self, controller: LiveController, theme: Theme) -> None:
        super().__init__()
        self.controller, self.theme = controller, theme
        self._remarks: list[tuple[int, str]] = []
        names = controller.names
        self.status = StatusLine(names, theme, self)
        self.board = Board(names, theme, self)
        self.log_model = LogModel(self)
        self.log = LogView(self.log_model, theme, lambda _: (), self)
        self.hand = Hand(theme, self)
        self.steps = Steps(names, theme, self)
        self.message = MessageBar(theme, self)
        self.curtain = Curtain(self, theme)
        self.sheets = Sheets(self, theme)
        self.take_back = TakeBack(self, self)
        self.seats = SeatMenu(self, controller, self.status, theme)
        self._connect()
        self.refresh()

    def _connect(self) -> None:
        controller, steps = self.controller, self.steps
        controller.changed.connect(self.refresh)
        controller.viewer_changed.connect(self._change_viewer)
        controller.refused.connect(self._refuse)
        controller.happened.connect(self._dismiss)
        controller.trouble_changed.connect(self._tell_trouble)
        controller.remarked.connect(self._remark)
        controller.ring_changed.connect(self._show_glass)
        self.curtain.lifted.connect(controller.lift)
        self.board.called.connect(controller.call)
        steps.offer_button.clicked.connect(self._offer)
        steps.accept_button.clicked.connect(lambda: controller.play(ACCEPT))
        steps.pass_button.clicked.connect(lambda: controller.play(PASS))
        application = QGuiApplication.instance()
        if isinstance(application, QGuiApplication):
            application.applicationStateChanged.connect(self._cover_when_away)

    # -- following the game ---------------------------------------------------------------------

    def refresh(self) -> None:
        """Show the position as the viewer, or the public, sees it."""
        controller, public, view = self.controller, self.controller.public_view(), self.controller.view()
        assert isinstance(public, View)
        assert isinstance(view, View)
        self.status.say(words.asked(public, controller.names))
        self.board.show_view(public, controller.asked if controller.people else ())
        self._show_glass()
        with controller.speaking():
            self.hand.show_stones(view.stones)
            self.steps.show_view(view)
        self._tell_all(public)
        hang(self.curtain, controller)
        for part in (self.hand, self.steps):
            part.setEnabled(self.curtain.isHidden())
        if public.outcome is not None:
            self.ended.emit()

    def _tell_all(self, public: View) -> None:
        """Fill the Log, and put remarks where they were made."""
        count = len(public.events)
        self._remarks = [(min(number, count), said) for number, said in self._remarks]
        lines, turn = list[LogLine](), 0
        for number in range(count + 1):
            lines += [LogLine(turn, said) for before, said in self._remarks if before == number]
            if number < count:
                turn += begins_turn(public.events[number])
                lines.append(LogLine(turn, words.narrate(public.events[number], self.controller.names) or ""))
        self.log_model.set_lines(lines)

    def _remark(self, said: str) -> None:
        public = self.controller.public_view()
        assert isinstance(public, View)
        self._remarks.append((len(public.events), said))
        self._tell_all(public)

    def _show_glass(self) -> None:
        runs = self.controller.stamp
        self.board.show_glass(None if runs is None else max(0.0, GLASS - runs / 1000))

    def _change_viewer(self) -> None:
        """Another pair of eyes: nothing stays chosen, or said to one alone."""
        self.steps.release()
        self._dismiss()
        if self.controller.viewer is not None:
            self.refresh()
            self.take_focus()

    def _dismiss(self) -> None:
        self.message.dismiss()
        self._tell_trouble(self.controller.trouble)

    def _refuse(self, said: str) -> None:
        with self.controller.speaking():
            self.message.say(said)

    def _tell_trouble(self, said: str) -> None:
        if said:
            self.message.say(said, error=True)

    def _offer(self) -> None:
        said = self.steps.composed(self.hand.given)
        if said is None:
            self.message.say("Choose what you give, to whom, and for which stone.")
        elif self.controller.play(said):
            self.steps.release()

    def asked(self, focus: QWidget | None) -> Asked:
        is_stone = any(isinstance(widget, Hand) for widget in way_up(focus))
        return Asked(TOPIC if is_stone else "", is_stone)

    # -- what is asked over the table -----------------------------------------------------------

    @property
    def questions(self) -> PactScreen:
        """What knows of acts that are considered here: the table itself."""
        return self

    def reconsider(self) -> bool:
        """Leave the sheet, or let up what is pressed together; tell whether there was anything."""
        if self.sheets.is_asking:
            return self.sheets.take_back.go_back()
        is_chosen = any(button.isChecked() for button in self._toggles())
        for button in self.hand.buttons:
            button.setChecked(False)
        self.steps.release()
        return is_chosen

    def take_focus(self) -> None:
        """Give the keys to the curtain, or to the stones."""
        if not self.curtain.isHidden():
            self.curtain.lift_button.setFocus()
        elif self.hand.buttons:
            self.hand.buttons[0].setFocus()

    # -- another look ---------------------------------------------------------------------------

    def keep(self) -> Kept:
        """Return what is shown beside the game."""
        down = tuple(button.isChecked() for button in self._toggles())
        return Kept(self.controller.viewer, down, self._remarks)

    def show_kept(self, kept: Kept) -> None:
        """Show what was kept of the last screen: this one is on the window."""
        self._remarks = kept.remarks
        if kept.viewer is not None:
            self.controller.lift(kept.viewer)
        for button, is_down in zip(self._toggles(), kept.down, strict=False):
            button.setChecked(is_down)
        self.refresh()

    def _toggles(self) -> list[QPushButton]:
        return [*self.hand.buttons, *self.steps.partners, *self.steps.wanted]

    # -- Qt's events ----------------------------------------------------------------------------

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Status line above, board and Log below it, the dock at the foot."""
        super().resizeEvent(event)
        u = page_scale(self.width(), self.height())
        head, dock, side = round(44 * u), round(self.height() * 0.5), round(self.width() * 0.4)
        self.status.stand(QRect(0, 0, self.width(), head), u)
        middle = self.height() - dock - head
        self.board.setGeometry(0, head, self.width() - side, middle)
        self.log.setGeometry(self.width() - side, head, side, middle)
        self.log.set_scale(u)
        self.dock = QRect(0, self.height() - dock, self.width(), dock)
        self.hand.setGeometry(0, self.dock.top(), side, dock)
        self.steps.setGeometry(side, self.dock.top(), self.width() - side, dock)
        self.message.setGeometry(0, self.dock.top() - head, self.width(), head)
        self.curtain.set_areas([self.dock])

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.fillRect(self.rect(), self.theme.color("bg"))
        painter.end()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._hold(False)
        self.take_focus()

    def hideEvent(self, event: QHideEvent) -> None:
        """Cover what is private, and stop the sand, while another page is shown."""
        self.controller.turn_away()
        self._hold(True)
        super().hideEvent(event)

    def _hold(self, on: bool) -> None:
        """Stop the sand where several could see it; else it runs only while it is watched."""
        if len(self.controller.people) > 1:
            self.controller.hold(on)

    def _cover_when_away(self, state: Qt.ApplicationState) -> None:
        self.controller.leave(is_away(state))
