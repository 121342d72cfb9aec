"""The Memo window: who would like to stop the card that has just been announced?"""

from __future__ import annotations

from collections.abc import Collection, Sequence

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QIcon, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import (
    QApplication,
    QBoxLayout,
    QGridLayout,
    QHBoxLayout,
    QPushButton,
    QSizePolicy,
    QStackedLayout,
    QVBoxLayout,
    QWidget,
)

from chrononauts_qt.ui.catalog import private_speech_texts
from chrononauts_qt.ui.catalog import windows as words
from chrononauts_qt.ui.catalog.common import text
from chrononauts_qt.ui.catalog.wording import sentences, spoken
from chrononauts_qt.ui.games.chrononauts.sheets.phone_question import PhoneQuestion
from chrononauts_qt.ui.games.chrononauts.views.far_geometry import QUESTION
from chrononauts_qt.ui.kit import private_speech
from chrononauts_qt.ui.kit.accessibility import announce
from chrononauts_qt.ui.kit.keyboard import digit_of
from chrononauts_qt.ui.kit.lamps import Sign, sign_icon
from chrononauts_qt.ui.kit.name_tip import NameTip
from chrononauts_qt.ui.kit.page import SMALL_BUTTON, OneLine, Page
from chrononauts_qt.ui.kit.scale import page_scale
from chrononauts_qt.ui.kit.signs import ICON_RATIO, Emblem, emblem_icon
from chrononauts_qt.ui.kit.text_block import elide_middle
from chrononauts_qt.ui.kit.theme import DARK, MIN_TARGET_PX, Theme
from chrononauts_qt.ui.table.countdown_ring import Ring
from chrononauts_qt.ui.table.curtain import AfterPress
from chrononauts_qt.ui.table.hint_parts import hint_button

COLUMNS = 3
WIDTH, HEIGHT = 1078, 176
"""The drawing at scale 1: the panel stands where the table's dock is."""

MARGIN, GAP = 14, 8
OK_WIDTH, HOLD_WIDTH, ANSWER_WIDTH, RING = 58, 120, 280, 66
ANSWER_HEIGHT, THIRD_HEIGHT = 56, 34
"""How high an answer is, and one of three below each other."""
WIDEST = 2**24 - 1
"""What Qt takes for no greatest width."""
TITLES = tuple(("title", units) for units in (30, 26, 24, 22, 20, 18))
"""The type of the announced card's title, from the largest that fits."""
QUESTIONS = (18, 16, 15, 14, 13)
"""The type of what one seat is asked, in units, from the largest that fits."""


class MemoPanel(Page):
    """The announced card, “Anyone with a Memo?”, the ring and a button for every other seat.

    Everything but `look` shows what all may see and depends on nothing hidden: same size, same length,
    same buttons for every card. `look` is for one seat, after that seat has lifted its curtain. What is
    `told` is the play in a sentence: a reader hears it with the question.
    """

    ACCESSIBLE_ROLE = "Dialog"

    look_requested = Signal(int)
    hold_toggled = Signal(bool)
    memo_confirmed = Signal(int)
    never_mind = Signal(int)
    rested = Signal(int)
    """This seat lets it happen, and wants to be asked no more before its next turn."""
    answered = Signal()
    """Whoever looked has answered: it comes before each of these three."""
    allowed = Signal(int)
    hint_wanted = Signal()

    def __init__(self, names: Sequence[str], theme: Theme = DARK, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self.setObjectName("memo")
        self.setStyleSheet(
            f"#memo {{ background: {theme['panel']};"
            f" border: 2px solid {theme['line']}; border-radius: 6px; }}"
            f"#memo:focus {{ border: 3px solid {theme['focus']}; }}"
        )
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self.setAccessibleName(words.text("memo-window"))
        self._names = tuple(names)
        self._asked: tuple[int, ...] = ()
        self._looker = -1
        self._until_ok = self._may_rest = self._is_afar = False
        self._elsewhere = ""
        self._after = AfterPress(self)
        self.seat_buttons = [self._seat_button(seat) for seat in range(len(names))]
        self.ok_buttons = [self._ok_button(seat) for seat in range(len(names))]
        self._ok_icon = sign_icon("lit", theme)
        self._pages = QStackedLayout(self)
        self._public_page = self._public()
        for button in (*self.seat_buttons, *self.ok_buttons):
            button.setParent(self._public_page)  # one without a parent would keep the table alive
            button.hide()
        self._pages.addWidget(self._public_page)
        self._pages.addWidget(self._private())

    # -- building -------------------------------------------------------------------------------

    def _seat_button(self, seat: int) -> QPushButton:
        name, number = self._names[seat], seat + 1
        button = self.button("", name=words.text("look-name", name=name, number=number))
        self.typed(button, "label", 20)
        NameTip(button, name)
        button.setIcon(emblem_icon(seat, self.theme, 22))
        button.setIconSize(QSize(54, 22))
        button.setStyleSheet("text-align: left")
        button.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        button.clicked.connect(lambda: self.ask_to_look(seat))
        return button

    def _ok_button(self, seat: int) -> QPushButton:
        button = self.fixed(self.button(text("ok")), OK_WIDTH, 0)
        button.setAccessibleName(words.text("ok-name", name=self._names[seat]))
        button.clicked.connect(lambda: self.allowed.emit(seat))
        return button

    def _public(self) -> QWidget:
        page = _clear_widget()
        row = self.spaced(QHBoxLayout(page), MARGIN, 20)
        self._who = self.typed(OneLine(), "body", 18)
        self._title = self.label("", *TITLES[0])
        self._title.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self._target = self.typed(OneLine(), "headline", 20)
        lines = self.spaced(QVBoxLayout(), 0, 2)
        row.addLayout(lines, 5)
        lines.addStretch(1)
        lines.addWidget(self._who)
        lines.addWidget(self._title)
        aim = self.spaced(QHBoxLayout(), 0, 8)
        lines.addLayout(aim)
        self._aim = self.fixed(Sign("", self.theme), 18, 18)
        aim.addWidget(self._aim)
        aim.addWidget(self._target, 1)
        lines.addStretch(1)
        middle = self.spaced(QVBoxLayout(), 0, GAP)
        row.addLayout(middle, 9)
        self._status = self.typed(OneLine(), "body", 18)
        self._grid = self.spaced(QGridLayout(), 0, GAP)
        self._anyone = self.typed(OneLine(), "title", 28)
        self._anyone.set(text("anyone"))
        middle.addStretch(1)
        middle.addWidget(self._anyone)
        middle.addWidget(self._status)
        self._by_phone = PhoneQuestion(self, middle)
        middle.addLayout(self._grid)
        middle.addStretch(1)
        self._add_clock(row)
        self._public_row = row
        return page

    def _add_clock(self, row: QHBoxLayout) -> None:
        """Add the right end: the ring, and the button that holds it."""
        column = self.spaced(QVBoxLayout(), 0, GAP)
        row.addLayout(column)
        self.ring = self.fixed(Ring(self.theme), RING, RING)
        self.hold_button = self.fixed(self.button(text("hold"), primary=True), HOLD_WIDTH, 0)
        self.hold_button.clicked.connect(lambda: self.hold_toggled.emit(not self.ring.held))
        column.addStretch(1)
        column.addWidget(self.ring, 0, Qt.AlignmentFlag.AlignHCenter)
        column.addWidget(self.hold_button)
        column.addStretch(1)

    def _private(self) -> QWidget:
        page = _clear_widget()
        row = self._private_row = self.spaced(QBoxLayout(QBoxLayout.Direction.LeftToRight, page), MARGIN, 12)
        self._look_emblem = self.fixed(Emblem(0, self.theme, large=True), 84, 84)
        self._look_who = self.typed(OneLine(), "title", 30)
        self._look_text = self.label("", "body", 18)
        self._refusal = self.label("", "body", 18, muted=True)
        row.addWidget(self._look_emblem)
        lines = self.spaced(QVBoxLayout(), 0, 4)
        row.addLayout(lines, 1)
        lines.addStretch(1)
        for line in (self._look_who, self._look_text, self._refusal):
            lines.addWidget(line)
        lines.addStretch(1)
        self.never_button = self.fixed(self.button(""), ANSWER_WIDTH, ANSWER_HEIGHT)
        self.memo_button = self.fixed(self.button(""), ANSWER_WIDTH, ANSWER_HEIGHT)
        self.hint_button = hint_button(self, 56, 56)
        self.hint_button.clicked.connect(self.hint_wanted)
        self.never_button.clicked.connect(self._answer_never)
        self.memo_button.clicked.connect(self._answer_memo)
        self.rest_button = self.button("")
        self.rest_button.clicked.connect(self._answer_rest)
        row.addWidget(self.hint_button)
        answers = self.spaced(QVBoxLayout(), 0, GAP)
        row.addLayout(answers)
        answers.addStretch(1)
        answers.addWidget(self.never_button)
        answers.addWidget(self.memo_button)
        answers.addWidget(self.rest_button)
        answers.addStretch(1)
        return page

    # -- what all see ---------------------------------------------------------------------------

    def announce(
        self,
        seat: int,
        card: str,
        target: str,
        asked: Sequence[int],
        until_ok: bool = False,
        told: str = "",
        elsewhere: str = "",
        is_afar: bool = False,
    ) -> None:
        """Show a play: who plays which card (its title) on what (words, or ""), and who is asked.

        With `until_ok` there is no ring: every asked seat has an OK of its own. `elsewhere` says who is asked
        by phone; `is_afar`: so is everybody, and the play itself is held up beside the question.
        """
        self._asked, self._until_ok, self._looker = tuple(asked), until_ok, -1
        self._elsewhere, self._is_afar = elsewhere, is_afar
        for part in (self._who, self._title, self._target, self._aim, self._anyone, self._status):
            part.setHidden(is_afar)
        self._by_phone.show(is_afar, elsewhere)
        self._who.set(words.text("playing", name=self._names[seat]))
        self._title.setText(card)
        self._target.set(target)
        self._aim.set_kind("aim" if target else "")
        self.ring.set_held(False)
        self.ring.set_fraction(1.0)
        self._public_row.setStretch(0, 0 if is_afar else 4 if until_ok else 5)
        self._public_row.setStretch(1, 10 if until_ok else 9)
        self.ring.setVisible(not until_ok)
        self.hold_button.setVisible(not until_ok)
        self.primary = self._main_button()
        self._fill_grid()
        self.set_looked(())
        self.set_allowed(())
        self.set_held(False)
        self._pages.setCurrentIndex(0)
        self.setAccessibleDescription(sentences(spoken(told), text("anyone"), elsewhere))

    def ask_aloud(self) -> None:
        """Let a reader ask; who plays what the narrator has told."""
        announce(self, text("anyone"))

    def _main_button(self) -> QPushButton | None:
        """Return what Enter presses; each OK is pressed by itself."""
        return None if self._until_ok else self.hold_button

    def _fill_grid(self) -> None:
        for button in (*self.seat_buttons, *self.ok_buttons):
            self._grid.removeWidget(button)
            button.setParent(self._public_page)
            button.hide()
        previous: QWidget | None = None
        for place, seat in enumerate(self._asked):
            row, column = divmod(place, COLUMNS)
            self._grid.addWidget(self.seat_buttons[seat], row, 2 * column)
            shown = [self.seat_buttons[seat]]
            if self._until_ok:
                self._grid.addWidget(self.ok_buttons[seat], row, 2 * column + 1)
                shown.append(self.ok_buttons[seat])
            for button in shown:
                button.show()
                if previous is not None:
                    self.setTabOrder(previous, button)
                previous = button
        if previous is not None:
            self.setTabOrder(previous, self.hold_button)
        self.rescale()
        for column in range(COLUMNS):
            self._grid.setColumnStretch(2 * column, 1)

    def set_fraction(self, fraction: float) -> None:
        """Show how much of the time is left, 1 to 0."""
        self.ring.set_fraction(fraction)

    def set_held(self, held: bool) -> None:
        """Show that somebody holds the time, or that it runs on."""
        self.ring.set_held(held)
        self.hold_button.setText(text("go-on") if held else text("hold"))
        self.hold_button.setAccessibleName(self.hold_button.text())
        self.fixed(self.hold_button, HOLD_WIDTH, 0)
        asks = words.text("each-ok") if self._until_ok else text("press-number")
        is_for_phones = self._elsewhere and (self._until_ok or not self._asked)
        self._status.set(text("held") if held else self._elsewhere if is_for_phones else asks)

    def set_looked(self, seats: Collection[int]) -> None:
        """Mark the seats that have had their one look at this play."""
        for seat, button in enumerate(self.seat_buttons):
            looked = seat in seats
            button.setEnabled(not looked)
            button.setAccessibleDescription(text("looked-already", name=self._names[seat]) if looked else "")

    def set_allowed(self, seats: Collection[int]) -> None:
        """Mark the seats that have said OK."""
        for seat, button in enumerate(self.ok_buttons):
            said = seat in seats
            button.setEnabled(not said)
            button.setIcon(self._ok_icon if said else QIcon())
            button.setText("" if said else text("ok"))
            name = self._names[seat]
            button.setAccessibleName(words.text("ok-said" if said else "ok-name", name=name))

    def say(self, sentence: str) -> None:
        """Show a public sentence at the foot, such as that somebody thought better of it."""
        self._status.set(sentence)

    def ask_to_look(self, seat: int) -> None:
        """Ask for a look for a seat that is asked and has not looked yet."""
        if self._looker < 0 and seat in self._asked and self.seat_buttons[seat].isEnabled():
            self.look_requested.emit(seat)

    # -- what one seat sees ---------------------------------------------------------------------

    def look(
        self,
        seat: int,
        card: str,
        refusal: str | None,
        told: str = "",
        stakes: str = "",
        may_rest: bool = False,
    ) -> None:
        """Ask a seat, behind its lifted curtain, whether it plays a Memo; `refusal` says why it cannot.

        `card` is the title of what was played, in the language of the seat; `stakes` tell what would come of
        it. With `may_rest` nobody has lifted a curtain: the play has not been told yet, a press may have been
        meant for the table, and it can be left alone for a round.
        """
        if may_rest and self._looker < 0:
            self._after.begin(0)
        self._looker = seat
        self._may_rest = may_rest
        for button, said in (
            (self.never_button, words.text("let-happen")),
            (self.memo_button, words.text("cancel-with-memo")),
            (self.rest_button, words.text("rest-from-memos")),
        ):
            button.setText(said)
            button.setAccessibleName(said)
        self._stand_answers()
        self.hint_button.tell_name()
        self._look_emblem.set_seat(seat)
        self._look_who.set(text("look", name=self._names[seat]))
        self._look_text.setText(words.text("look-question", card=card))
        about = refusal or sentences(told if may_rest else "", stakes)
        hushed = private_speech_texts.text("text")
        self._refusal.setText(about)
        self._refusal.setVisible(bool(about))
        self._refusal.setAccessibleName(hushed if private_speech.is_overheard() else "")
        self.memo_button.setEnabled(refusal is None)
        heard = private_speech.said(refusal or stakes, hushed)
        for button in (self.never_button, self.memo_button):
            button.setAccessibleDescription(spoken(sentences(told, self._look_text.text(), heard)))
        self.primary = None
        self._pages.setCurrentIndex(1)
        self._fit_question()
        if not self.memo_button.hasFocus():
            self.never_button.setFocus()

    def end_look(self) -> None:
        """Go back to what all see; nothing of the look stays."""
        self._looker = -1
        focus = QApplication.focusWidget()
        if focus is not None and self.isAncestorOf(focus):
            self.setFocus()
        self._refusal.setText("")
        self._refusal.setAccessibleName("")
        self.memo_button.setEnabled(True)
        for button in (self.never_button, self.memo_button):
            button.setAccessibleDescription("")
        self.primary = self._main_button()
        self._pages.setCurrentIndex(0)

    def _end_answered(self) -> int:
        """End a look with its answer; return who looked."""
        seat = self._looker
        self.answered.emit()
        self.end_look()
        return seat

    def _answer_memo(self) -> None:
        seat = self._end_answered()
        self.memo_confirmed.emit(seat)

    def _answer_rest(self) -> None:
        seat = self._end_answered()
        self.rested.emit(seat)

    def _answer_never(self) -> None:
        seat = self._end_answered()
        self.never_mind.emit(seat)

    # -- input and size -------------------------------------------------------------------------

    def go_back(self) -> bool:
        if self._looker < 0:
            return False
        self._answer_never()
        return True

    def keyPressEvent(self, event: QKeyEvent) -> None:
        digit = digit_of(event) or 0
        if self._looker < 0 and 1 <= digit <= len(self._names) and not event.isAutoRepeat():
            self.ask_to_look(digit - 1)
            return
        super().keyPressEvent(event)

    def sizeHint(self) -> QSize:
        return QSize(self.px(WIDTH), self.px(HEIGHT))

    def scale(self) -> float:
        """The panel is a part of the table: its scale is that of its own drawing, or beside the board its."""
        table = self.parentWidget()
        if self._is_narrow and table is not None:
            return page_scale(table.width(), table.height())
        if self._is_afar:
            return max(0.75, self.height() / (QUESTION * self.theme.text_scale))
        return max(0.75, min(self.width() / WIDTH, self.height() / HEIGHT))

    @property
    def _is_narrow(self) -> bool:
        """Whether it stands beside the board, with one thing below the other."""
        return self.width() < self.height()

    def _stand_answers(self) -> None:
        """Put the answers beside the question or below it, as wide as there is room."""
        ways = QBoxLayout.Direction
        self._private_row.setDirection(ways.TopToBottom if self._is_narrow else ways.LeftToRight)
        self.rest_button.setVisible(self._may_rest)
        width = 0 if self._is_narrow else ANSWER_WIDTH
        height = THIRD_HEIGHT if self._may_rest and not self._is_narrow else ANSWER_HEIGHT
        for button in (self.never_button, self.memo_button, self.rest_button):
            self.typed(button, "label" if self._is_narrow else "body", 18)
            button.setStyleSheet(SMALL_BUTTON if height == THIRD_HEIGHT else "")
            self.fixed(button, width, height)
            if not width:
                button.setMinimumWidth(0)
                button.setMaximumWidth(WIDEST)

    def _fit_question(self) -> None:
        """Set the question, and what would come of the play, as large as there is room beside the answers."""
        if self._is_narrow or self._looker < 0:
            return
        self._pages.activate()
        labels = [label for label in (self._look_text, self._refusal) if not label.isHidden()]
        room = self.height() - self._look_who.sizeHint().height() - self.px(2 * MARGIN + 8)
        for units in QUESTIONS:
            for label in labels:
                self.typed(label, "body", units)
            if sum(label.heightForWidth(label.width()) for label in labels) <= room:
                break

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._stand_answers()
        self.rescale()

    def rescale(self) -> None:
        super().rescale()
        for button in self.seat_buttons:
            button.setMinimumWidth(MIN_TARGET_PX)  # its name is cut to the width, not the other way round
        self._pages.activate()
        public = self._public_page.layout()
        if public is not None:
            public.activate()
        taken = self._who.sizeHint().height() + self._target.sizeHint().height() + self.px(2 * MARGIN + 4)
        self.typed_to_fit(self._title, TITLES, QSize(self._title.width(), self.height() - taken))
        self._fit_question()
        if self._is_afar:
            self._by_phone.fit(self.px(2 * (MARGIN + GAP)))
        side = round(self.type_px(22))
        room = self._grid.cellRect(0, 0).width() - round(ICON_RATIO * side) - 34
        for seat, button in enumerate(self.seat_buttons):
            button.setIcon(emblem_icon(seat, self.theme, side))
            button.setIconSize(QSize(round(ICON_RATIO * side), side))
            name = elide_middle(self._names[seat], button.font(), room)
            button.setText(name.replace("&", "&&"))


def _clear_widget() -> QWidget:
    widget = QWidget()
    widget.setObjectName("clear")
    widget.setStyleSheet("#clear { background: transparent; }")
    return widget
