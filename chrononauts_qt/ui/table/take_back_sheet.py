"""The sheet on which everybody at the table agrees to take something back, or somebody does not."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFont, QFontMetrics, QHideEvent, QIcon, QKeyEvent, QPainter
from PySide6.QtWidgets import QGridLayout, QPushButton, QSizePolicy, QWidget

from chrononauts_qt.ui.catalog.take_back_texts import text
from chrononauts_qt.ui.kit import lamps
from chrononauts_qt.ui.kit.keyboard import digit_of
from chrononauts_qt.ui.kit.lamps import RewoundMark
from chrononauts_qt.ui.kit.overlay import Sheet
from chrononauts_qt.ui.kit.page import clear
from chrononauts_qt.ui.kit.pixmaps import canvas
from chrononauts_qt.ui.kit.signs import ICON_RATIO, emblem_icon, paint_number
from chrononauts_qt.ui.kit.text_block import closer
from chrononauts_qt.ui.kit.theme import DARK, Theme

TYPE = (20, 18, 16, 14)
"""The type of an answer in units, from the largest that fits."""

SIDE = 22
"""The height of the signs on the buttons, in units of type."""


class TakeBackSheet(Sheet):
    """Says what would be taken back, and has a button of the same size for everybody who is asked.

    It is for all eyes: it says what everybody has heard anyway. `agreed` once all have pressed theirs, at
    any pace and in any order; any one “No” is `refused`, whoever said it.
    """

    agreed = Signal()
    refused = Signal()

    WIDTH = 820

    def __init__(self, parent: QWidget, theme: Theme = DARK) -> None:
        super().__init__(theme, parent)
        self.answers: dict[int, QPushButton] = {}
        self._names: dict[int, str] = {}
        self.what = self.label("", "body", 20)
        self.mark = RewoundMark(self, 18)
        self.rule = self.label("", "body", 16, muted=True)
        self._grid = self.spaced(QGridLayout(), 0, 10)
        self.body.addWidget(self.what)
        self.body.addWidget(self.mark)
        self.body.addWidget(self.rule)
        self.body.addLayout(self._grid)
        self.no_button = self.worded_button(lambda: text("leave-it"), self.go_back, 150)
        self.yes_button = self.worded_button(lambda: text("do-it"), self._agree, 150)
        self.buttons.addWidget(self.no_button)
        self.buttons.addStretch(1)
        self.buttons.addWidget(self.yes_button)

    def ask(
        self,
        title: str,
        what: str,
        marks: bool,
        people: Sequence[tuple[int, str]],
        elsewhere: Collection[int] = (),
    ) -> None:
        """Ask these people, as (0-based seat, name); a single one has nobody to agree with.

        Those `elsewhere` are asked on their phones, and `agree` there.
        """
        self.entitle(title)
        self.what.setText(what)
        self.mark.say(text("marks") if marks else "")
        together = people if len(people) > 1 else ()
        self.rule.setText(text("all-agree"))
        self.rule.setVisible(bool(together))
        self.yes_button.setVisible(not together)
        self._fill(together)
        for seat, button in self.answers.items():
            button.setEnabled(seat not in elsewhere)
        here = (button for button in self.answers.values() if button.isEnabled())
        self.open(next(here, self.no_button))

    def agree(self, seat: int) -> None:
        """Hear that somebody agrees who is asked elsewhere."""
        button = self.answers.get(seat)
        if button is None:
            self._agree()
            return
        button.setChecked(True)
        self._answered()

    def _fill(self, people: Sequence[tuple[int, str]]) -> None:
        clear(self._grid)
        self.answers, self._names = {}, dict(people)
        for place, (seat, name) in enumerate(people):
            button = self.fixed(self.typed(self.button(name), "label", 20), 0, 52)
            button.setCheckable(True)
            button.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
            button.clicked.connect(self._answered)
            self._grid.addWidget(button, place // 2, place % 2)
            self.answers[seat] = button
        for column in range(2):
            self._grid.setColumnStretch(column, 1)

    def place(self) -> None:
        super().place()
        self._show_answers()

    def _show_answers(self) -> None:
        """Show who has agreed, by sign and word; a long name is smaller, then closer."""
        side = round(self.type_px(SIDE))
        for seat, button in self.answers.items():
            said = text("person-agrees" if button.isChecked() else "person-ok", name=self._names[seat])
            button.setIcon(self._icon(seat, side, button.isChecked()))
            button.setIconSize(QSize(round(ICON_RATIO * side), side))
            button.setFont(self._font_for(said, button.width() - button.iconSize().width() - 38))
            button.setText(said.replace("&", "&&"))
            button.setAccessibleName(said)

    def _font_for(self, said: str, room: int) -> QFont:
        for units in TYPE:
            font = self.theme.font("label", self.type_px(units))
            if QFontMetrics(font).horizontalAdvance(said) <= room:
                return font
        return closer(font, said, room)

    def _icon(self, seat: int, side: int, agrees: bool) -> QIcon:
        """Return the sign of a seat; whoever has agreed has a tick in the place of the shape."""
        if not agrees:
            return emblem_icon(seat, self.theme, side)
        pixmap = canvas(round(ICON_RATIO * side), side)
        with QPainter(pixmap) as painter:
            paint_number(painter, QRectF(0, 0, side, side), seat, self.theme)
            lamps.paint_sign(painter, QRectF(1.2 * side, 0, side, side), "lit", self.theme)
        return QIcon(pixmap)

    def _answered(self) -> None:
        self._show_answers()
        if all(button.isChecked() for button in self.answers.values()):
            self._agree()

    def _agree(self) -> None:
        self.hide()
        self.agreed.emit()

    def go_back(self) -> bool:
        self.hide()
        self.refused.emit()
        return True

    def hideEvent(self, event: QHideEvent) -> None:
        """Ask no longer when the table leaves the screen: nobody's OK is kept for later, nor on a phone."""
        super().hideEvent(event)
        if not self.isHidden():
            self.go_back()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """A digit is the answer of that seat; the arrows go from one button to the next."""
        steps = {Qt.Key.Key_Left: False, Qt.Key.Key_Up: False, Qt.Key.Key_Right: True, Qt.Key.Key_Down: True}
        key, seat = Qt.Key(event.key()), (digit_of(event) or 0) - 1
        if key in steps:
            self.focusNextPrevChild(steps[key])
        elif seat in self.answers:
            self.answers[seat].click()
        else:
            super().keyPressEvent(event)
