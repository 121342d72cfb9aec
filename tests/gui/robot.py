"""A player of flesh and bone, almost: plays journals through the window with real mouse and key events."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QModelIndex, QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from chrononauts_qt.games.chrononauts import rules
from chrononauts_qt.games.chrononauts.actions import Action, parse
from chrononauts_qt.session import journal
from chrononauts_qt.session.match import Match
from chrononauts_qt.shelf import GAMES
from chrononauts_qt.ui.games.chrononauts.table import TableScreen
from chrononauts_qt.ui.games.chrononauts.views.geometry import COLUMNS
from chrononauts_qt.ui.kit.roles import CardRole
from chrononauts_qt.ui.shell.main_window import MainWindow
from chrononauts_qt.ui.table.curtain import DEAF_MS
from tests.gui.desks import table_of

GAMES_FOLDER = Path(__file__).with_name("games")
LEFT = Qt.MouseButton.LeftButton


def arrow(now: QModelIndex, wanted: QModelIndex) -> Qt.Key:
    """Return the arrow that leads from a year of the board towards another, first up or down."""
    (row, column), (to_row, to_column) = divmod(now.row(), COLUMNS), divmod(wanted.row(), COLUMNS)
    if row != to_row:
        return Qt.Key.Key_Down if row < to_row else Qt.Key.Key_Up
    return Qt.Key.Key_Right if column < to_column else Qt.Key.Key_Left


class HandClock:
    """The clock of the Memo window, moved by hand."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


class CurtainTimer:
    """Stands in for the QElapsedTimer of every curtain: deaf or held for as long as `let_pass` says."""

    clock = HandClock()
    _began = 0.0

    def start(self) -> None:
        self._began = self.clock.now

    def elapsed(self) -> int:
        return round((self.clock.now - self._began) * 1000)


def let_pass(milliseconds: int) -> None:
    """Let so much time pass for the curtains."""
    CurtainTimer.clock.now += milliseconds / 1000


def script(name: str) -> tuple[Match, list[tuple[int, Action]]]:
    """Return the match a journal begins with, and its (seat, action) lines."""
    kept = journal.read(GAMES_FOLDER / f"{name}.chrononauts")
    setup = rules.read_setup(len(kept.header.names), kept.header.setup)
    match = Match(kept.header.game, kept.header.names, GAMES["chrononauts"].new_game(setup, kept.deal)[0], {})
    return match, [(record.seat, parse(record.action)) for record in kept.records]


class Robot:
    """Does what a script says, one gesture after the other; `by` is "mouse" or "keys"."""

    def __init__(self, window: MainWindow, clock: HandClock, by: str = "mouse") -> None:
        self.window = window
        self.clock = clock
        self.by = by

    @property
    def table(self) -> TableScreen:
        """The table on the screen."""
        return table_of(self.window)

    # -- gestures -------------------------------------------------------------------------------

    def settle(self) -> None:
        """Let Qt do what it has been asked to."""
        QApplication.processEvents()

    def press(self, button: QWidget) -> None:
        """Press a button by mouse, or by the keys that a person would use."""
        assert button.isVisible(), f"{button.accessibleName()} is not on the screen"
        assert button.isEnabled(), f"{button.accessibleName()} cannot be pressed"
        if self.by == "mouse":
            QTest.mouseClick(button, LEFT, pos=button.rect().center())
        else:
            self.focus(button)
            QTest.keyClick(button, Qt.Key.Key_Space)
        self.settle()

    def focus(self, widget: QWidget) -> None:
        """Bring the focus to a widget with Tab alone."""
        for _ in range(80):
            if QApplication.focusWidget() is widget:
                return
            QTest.keyClick(QApplication.focusWidget() or self.window, Qt.Key.Key_Tab)
            self.settle()
        raise AssertionError(f"Tab does not reach {widget.accessibleName() or widget}")

    def key(self, key: Qt.Key) -> None:
        """Press a key wherever the focus is."""
        QTest.keyClick(QApplication.focusWidget() or self.table, key)
        self.settle()

    # -- a whole game ---------------------------------------------------------------------------

    def play_out(self, actions: list[tuple[int, Action]]) -> None:
        """Play every action of a script; allows come from the empty ring."""
        waiting = list(actions)
        while waiting:
            step = self.table.controller.public_view().step
            if step == "guess":
                self.guess(dict(waiting[: len(self.table.controller.names)]))
                del waiting[: len(self.table.controller.names)]
            elif step == "window":
                self._answer_window(waiting)
            else:
                seat, action = waiting.pop(0)
                self.act(seat, action)

    def _answer_window(self, waiting: list[tuple[int, Action]]) -> None:
        """Play the Memo that comes before the window is over, or let the ring run empty."""
        while waiting and waiting[0][1].verb == "allow":
            waiting.pop(0)
        if waiting and waiting[0][1].verb == "memo":
            self.memo(waiting.pop(0)[0])
        else:
            self.run_out()

    def run_out(self) -> None:
        """Move the clock until the ring is empty."""
        before = self.table.controller.public_view().playing
        self.clock.now += 60.0
        self.table.controller.tick()
        self.settle()
        assert self.table.controller.public_view().playing != before, "the window did not close"

    def act(self, seat: int, action: Action) -> None:
        """Do one action of the seat on turn."""
        self.uncover(seat)
        {"play": self._play, "discard": self._discard, "keep": self._keep, "mulligan": self._mulligan,
         "end": self._end, "claim": self._claim}[action.verb](action)

    def uncover(self, seat: int) -> None:
        """Lift the curtain if it hangs before this seat's cards."""
        controller = self.table.controller
        if controller.viewer == seat:
            return
        curtain = self.table.sheets.curtain
        assert curtain.isVisible()
        assert curtain.seat == seat
        let_pass(DEAF_MS)
        for _ in range(2):
            if curtain.isVisible():
                self._press_curtain(curtain.lift_button)
        assert controller.viewer == seat, "the curtain did not lift"
        let_pass(DEAF_MS)  # a press right after it would count for the curtain

    def _press_curtain(self, button: QWidget) -> None:
        if self.by == "mouse":
            QTest.mouseClick(button, LEFT, pos=button.rect().center())
        else:
            QTest.keyClick(QApplication.focusWidget() or button, Qt.Key.Key_Space)
        self.settle()

    # -- single actions -------------------------------------------------------------------------

    def choose(self, card: str) -> None:
        """Choose a card of the hand."""
        view = self.table.hand
        rows = [row for row in range(view.model().rowCount())
                if view.model().index(row, 0).data(CardRole.CARD) == card]
        assert rows, f"{card} is not in the hand on the screen"
        index = view.model().index(rows[0], 0)
        if self.by == "keys":
            self.key(Qt.Key(Qt.Key.Key_0 + (rows[0] + 1) % 10))
        else:
            rect, after = view.visualRect(index), view.visualRect(index.siblingAtRow(rows[0] + 1))
            seen = after.left() - rect.left() if after.isValid() else rect.width()
            # The card before it may have risen and hide some of what is seen.
            place = rect.topLeft() + QPoint(seen * 2 // 3, rect.height() // 2)
            QTest.mouseClick(view.viewport(), LEFT, pos=place)
        self.settle()
        assert self.table.arming.card == card, f"{card} was not chosen"

    def _play(self, action: Action) -> None:
        card = action.card_id
        assert card is not None
        if self.table.controller.view().step in ("rewind", "quick-trip"):
            self._fetch(card)
        else:
            self.choose(card)
        before = self.table.log_model.rowCount()
        self._aim_with(action)
        if self.table.log_model.rowCount() == before:
            assert self.table.message.isVisible(), f"“{action}” was not played, and nobody says why"
            self._aim_with(action)  # the warning before the 13th Paradox: asked again, it is done

    def _aim_with(self, action: Action) -> None:
        """Play the chosen card on what the action names."""
        sheets = self.table.sheets
        if sheets.choice.isVisible():
            self.press(sheets.choice.choices[action.target_id or ""])
        elif action.target_id is not None and action.target_id.isdigit() and not self._is_sole(action):
            self._aim(int(action.target_id))
        elif self.table.steps.primary.isEnabled() and action.target_id is None:
            self._primary()
        else:
            self._aim(int(action.target_id or 0))
        if sheets.choice.isVisible():
            self.press(sheets.choice.choices[action.target_id or ""])

    def _is_sole(self, action: Action) -> bool:
        """A Patch has one year: by keys its button plays it, by mouse one presses the year."""
        return self.by == "keys" and self.table.arming.sole_play() is action

    def _aim(self, year: int) -> None:
        view, model = self.table.timeline, self.table.timeline_model
        index = model.index_of(year)
        if self.by == "keys" and self.table.arming.sole_play() is not None:
            self._primary()
            return
        if self.by == "mouse":
            QTest.mouseClick(view.viewport(), LEFT, pos=view.visualRect(index).center())
            self.settle()
            return
        self._walk_to(index)
        self.key(Qt.Key.Key_Return)

    def _walk_to(self, index: QModelIndex) -> None:
        """Move over the board with the arrow keys."""
        view = self.table.timeline
        assert view.hasFocus(), "the board has not got the keys"
        for _ in range(40):
            now = view.currentIndex()
            if now == index:
                return
            self.key(arrow(now, index))
        raise AssertionError("the arrows do not reach the year")

    def _primary(self) -> None:
        if self.by == "mouse":
            self.press(self.table.steps.primary)
        else:
            self.key(Qt.Key.Key_Return)

    def _fetch(self, card: str) -> None:
        """Pick a card from the sheet of a Rewind or a Quick Trip."""
        picker = self.table.sheets.picker
        assert picker.isVisible()
        for row in range(picker.grid.model().rowCount()):
            index = picker.grid.model().index(row, 0)
            picker.grid.setCurrentIndex(index)
            if index.data(CardRole.CARD) == card:
                break
        else:
            raise AssertionError(f"{card} is not offered")
        if self.by == "mouse":
            picker.grid.scrollTo(index)
            QTest.mouseClick(picker.grid.viewport(), LEFT, pos=picker.grid.visualRect(index).center())
        else:
            self.key(Qt.Key.Key_Return)
        self.settle()

    def _discard(self, action: Action) -> None:
        self.choose(action.card_id or "")
        if self.by == "mouse":
            self.press(self.table.steps.discard_button)
        else:
            self.key(Qt.Key.Key_X)

    def _keep(self, action: Action) -> None:
        if self.table.sheets.mulligan.isVisible():
            self.press(self.table.sheets.mulligan.keep_button)
        else:
            self._primary()

    def _mulligan(self, action: Action) -> None:
        self.press(self.table.sheets.mulligan.change_button)
        self.press(self.table.sheets.mulligan.keep_button)  # the new one has been read

    def _end(self, action: Action) -> None:
        self._primary()

    def _claim(self, action: Action) -> None:
        if self.by == "mouse":
            self.press(self.table.steps.claim_button)
        else:
            self.key(Qt.Key.Key_V)
        self.press(self.table.sheets.claim.claims[str(action.target)])

    def memo(self, seat: int) -> None:
        """Ask for a look, lift the curtain, play the Memo."""
        panel = self.table.sheets.memo
        assert panel.isVisible()
        if self.by == "mouse":
            self.press(panel.seat_buttons[seat])
        else:
            self.key(Qt.Key(Qt.Key.Key_1 + seat))
        self.uncover(seat)
        self.press(panel.memo_button)

    def guess(self, guesses: dict[int, Action], read: bool = True) -> None:
        """Fill the sheet that asks everybody for the time; with `read`, close what tells how it came out."""
        sheet = self.table.sheets.guess
        for seat in range(len(self.table.controller.names)):
            assert sheet.isVisible()
            let_pass(DEAF_MS)
            for _ in range(2):
                if sheet.curtain.isVisible():
                    self._press_curtain(sheet.curtain.lift_button)
            action = guesses[seat]
            if action.verb == "saw-clock":
                self.press(sheet.saw_button)
                continue
            QTest.keyClicks(sheet.time, action.text.removeprefix("guess "))
            self.press(sheet.guess_button)
        if read:
            self.press(self.table.sheets.guessed.go_button)
