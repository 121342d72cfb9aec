"""What can lie over a table of rivals: curtain, Memo panel, and the sheets that tell and ask."""

from __future__ import annotations

from functools import cached_property
from typing import Literal

from PySide6.QtCore import QObject, QRect, Qt, Signal
from PySide6.QtWidgets import QWidget

from chrononauts_qt.ui.catalog import i18n
from chrononauts_qt.ui.games.chrononauts.control.match_controller import MatchController
from chrononauts_qt.ui.games.chrononauts.sheets.claim_sheet import ClaimSheet
from chrononauts_qt.ui.games.chrononauts.sheets.guess_sheet import GuessResult, GuessTimeSheet
from chrononauts_qt.ui.games.chrononauts.sheets.memo_window import MemoPanel
from chrononauts_qt.ui.games.chrononauts.sheets.mulligan_sheet import MulliganSheet
from chrononauts_qt.ui.games.chrononauts.sheets.picker_sheet import PickerSheet
from chrononauts_qt.ui.kit.choice_sheet import ChoiceSheet
from chrononauts_qt.ui.kit.message import MessageBar
from chrononauts_qt.ui.kit.theme import Theme
from chrononauts_qt.ui.table.curtain import Curtain
from chrononauts_qt.ui.table.take_back_sheet import TakeBackSheet

Name = Literal[
    "memo", "guess", "mulligan", "picker", "choice", "claim", "discards", "curtain", "guessed", "take_back"
]  # fmt: skip
SHEETS: tuple[Name, ...] = (
    "guess", "mulligan", "picker", "choice", "claim", "discards", "curtain", "guessed", "take_back"
)  # fmt: skip
"""All but the panel in the place of the dock, from the lowest to the uppermost."""
PRIVATE: tuple[Name, ...] = ("mulligan", "picker", "choice", "claim")
"""What only one seat is shown."""
OPTIONAL: tuple[Name, ...] = ("take_back", "claim", "choice", "discards", "guessed")
"""What is only considered or looked at."""


class Sheets(QObject):
    """Makes each sheet when it is first wanted; knows which are up, which lie above, and where the keys go.

    Most tables show few of them: `is_made`, `is_open` and `is_up` ask for one without making it. What is
    answered there is told by the signals here.
    """

    mulligan_answered = Signal(bool)
    picked = Signal(str)
    chosen = Signal(str)
    choice_cancelled = Signal()
    claimed = Signal(str)
    hold_toggled = Signal(bool)
    never_mind = Signal(int)
    rested = Signal(int)
    memo_answered = Signal()
    """Somebody has answered who looked; what comes of it comes next."""
    take_back_agreed = Signal()
    take_back_refused = Signal()
    hint_wanted = Signal()
    read_wanted = Signal(str)
    """This card (id) of a sheet is to be shown large."""
    rule_requested = Signal(str)
    """The rule (id) behind a refused claim is wanted."""

    def __init__(self, controller: MatchController, table: QWidget, theme: Theme, reading: Theme) -> None:
        super().__init__(table)
        self._controller = controller
        self._table = table
        self._theme, self._reading = theme, reading
        self._message = table.findChild(MessageBar, options=Qt.FindChildOption.FindDirectChildrenOnly)
        self.dock = self._side = QRect()
        self._is_beside = False

    # -- making ---------------------------------------------------------------------------------

    @cached_property
    def curtain(self) -> Curtain:
        """Covers the dock; Tab comes to its button before anything else of the table."""
        made = Curtain(self._table, self._theme)
        if not self.dock.isNull():
            made.set_areas([self.dock])
        QWidget.setTabOrder(self._table, made.lift_button)
        made.lifted.connect(self._controller.lift)
        return made

    @cached_property
    def memo(self) -> MemoPanel:
        """Stands in the place of the dock while a Memo window is open."""
        with i18n.speaking(""):  # it is for all
            made = MemoPanel(self._controller.names, self._theme, self._table)
        made.hide()
        if not self.dock.isNull():
            made.setGeometry(self.dock)
        made.look_requested.connect(self._controller.look)
        made.memo_confirmed.connect(self._controller.memo)
        made.allowed.connect(self._controller.allow)
        made.hold_toggled.connect(self.hold_toggled)
        made.never_mind.connect(self.never_mind)
        made.rested.connect(self.rested)
        made.answered.connect(self.memo_answered)
        made.hint_wanted.connect(self.hint_wanted)
        self._controller.ring_changed.connect(made.set_fraction)
        return made

    @cached_property
    def guess(self) -> GuessTimeSheet:
        """Asks each seat what time it is."""
        controller = self._controller
        made = GuessTimeSheet(controller.names, self._table, self._theme, controller.speaking)
        made.guessed.connect(controller.guess)
        return made

    @cached_property
    def guessed(self) -> GuessResult:
        """Tells everybody how the guesses came out."""
        with i18n.speaking(""):  # it is for all
            made = GuessResult(self._table, self._theme)
        made.closed.connect(self.take_focus)
        return made

    @cached_property
    def mulligan(self) -> MulliganSheet:
        """Shows an Identity to its owner."""
        made = MulliganSheet(self._table, self._theme)
        made.set_areas(_areas(self._side))
        made.seen.connect(self._controller.end_reading)
        made.answered.connect(self.mulligan_answered)
        made.hint_wanted.connect(self.hint_wanted)
        return made

    @cached_property
    def picker(self) -> PickerSheet:
        """Lets the player of a Rewind or a Quick Trip choose a card."""
        made = self._pile()
        made.picked.connect(self.picked)
        made.hint_wanted.connect(self.hint_wanted)
        return made

    @cached_property
    def discards(self) -> PickerSheet:
        """Shows the discard pile."""
        return self._pile()

    def _pile(self) -> PickerSheet:
        made = PickerSheet(self._table, self._reading)
        made.read_wanted.connect(self.read_wanted)
        return made

    @cached_property
    def choice(self) -> ChoiceSheet:
        """Asks what a card acts on."""
        made = ChoiceSheet(self._table, self._theme)
        made.passes = frozenset({Qt.Key.Key_X})  # the card that asks can be discarded instead
        made.chosen.connect(self.chosen)
        made.cancelled.connect(self.choice_cancelled)
        return made

    @cached_property
    def claim(self) -> ClaimSheet:
        """Shows the ways to win."""
        made = ClaimSheet(self._table, self._theme)
        made.claimed.connect(self.claimed)
        made.rule_requested.connect(self.rule_requested)
        return made

    @cached_property
    def take_back(self) -> TakeBackSheet:
        """Asks everybody whether something is to be taken back."""
        made = TakeBackSheet(self._table, self._theme)
        made.agreed.connect(self.take_back_agreed)
        made.refused.connect(self.take_back_refused)
        return made

    # -- asking ---------------------------------------------------------------------------------

    def is_made(self, name: Name) -> bool:
        """Tell whether a sheet has been wanted yet."""
        return name in vars(self)

    def is_open(self, name: Name) -> bool:
        """Tell whether a sheet is open, on a table that may not be on the screen."""
        return self.is_made(name) and not getattr(self, name).isHidden()

    def is_up(self, name: Name) -> bool:
        """Tell whether a sheet is seen on the screen."""
        return self.is_made(name) and getattr(self, name).isVisible()

    @property
    def is_asking(self) -> bool:
        """Tell whether a sheet or a curtain lies over the table."""
        return any(map(self.is_up, SHEETS))

    def asked_places(self) -> tuple[QRect, ...]:
        """Return where the questions stand that leave the table in sight."""
        memo = (self.memo.geometry(),) if self.is_up("memo") else ()
        return (*memo, self.mulligan.geometry()) if self.is_up("mulligan") else memo

    @property
    def covers_table(self) -> bool:
        """Tell whether a sheet lies over the whole table, not only over the dock or beside the board."""
        return any(self.is_up(name) for name in SHEETS if name not in ("curtain", "mulligan"))

    @property
    def covers_dock(self) -> bool:
        """Tell whether the curtain or the Memo window lies where hand, goals and buttons are."""
        return self.is_open("curtain") or (self.is_open("memo") and self.memo.geometry() == self.dock)

    def name_of(self, part: QWidget) -> Name | None:
        """Return the name of the sheet that a widget is, or stands on."""
        for name in filter(self.is_made, ("memo", *SHEETS)):
            sheet = getattr(self, name)
            if part is sheet or sheet.isAncestorOf(part):
                return name
        return None

    # -- laying ---------------------------------------------------------------------------------

    def place(self, dock: QRect, side: QRect) -> None:
        """Stand where the layout has the dock: what is private lies there and nowhere else.

        But for an Identity, which is read at the `side` of the board; an empty place: over the table.
        """
        self.dock, self._side = dock, side
        if self.is_made("mulligan"):
            self.mulligan.set_areas(_areas(side))
            self.mulligan.place()
        if self.is_made("curtain"):
            self.curtain.set_areas([dock])
        if self.is_made("memo"):
            self.place_memo(self._is_beside)
        self.stay_on_top()

    def place_memo(self, is_beside: bool) -> None:
        """Let the Memo panel stand in the place of the dock, or in a rail wide enough for its text."""
        self._is_beside = is_beside
        is_free = self._side.left() > self.dock.right() and self.memo.theme.text_scale <= 1.0
        self.memo.setGeometry(self._side if is_beside and is_free else self.dock)

    def stay_on_top(self) -> None:
        """Raise what is open over pages of the table that were made or shown after it.

        A message lies over the upper edge of the curtain and of the Memo panel, as one that is said while
        they are open.
        """
        for name in filter(self.is_open, ("memo", *SHEETS)):
            getattr(self, name).raise_()
            if name in ("curtain", "memo") and self._message is not None:
                self._message.raise_()

    def take_focus(self) -> None:
        """Give the keys to what everybody is told or asked, or to the curtain: the table's own views wait."""
        if self.is_up("guessed"):
            self.guessed.go_button.setFocus()
        elif self.is_up("curtain"):
            self.curtain.lift_button.setFocus()
        elif self.is_up("guess"):
            (self.guess.time if self.guess.is_lifted else self.guess.curtain.lift_button).setFocus()
        elif self.is_up("mulligan"):
            self.mulligan.keep_button.setFocus()
        elif self.is_up("picker"):
            self.picker.grid.setFocus()
        elif self.is_up("memo"):
            self.memo.setFocus()

    def hide(self, name: Name) -> None:
        """Take a sheet away that may be there."""
        if self.is_made(name):
            getattr(self, name).hide()

    def go_back(self) -> bool:
        """Leave what is only considered or looked at, as Esc does; tell whether there was anything."""
        shown = next(filter(self.is_up, OPTIONAL), None)
        return shown is not None and bool(getattr(self, shown).go_back())

    def forget(self) -> None:
        """Take away what one seat was shown, its words too: hidden widgets can still be read."""
        for name in filter(self.is_made, PRIVATE):
            getattr(self, name).forget()


def _areas(side: QRect) -> tuple[QRect, ...]:
    return () if side.isEmpty() else (side,)
