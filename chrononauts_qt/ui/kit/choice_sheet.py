"""A small choice: two to six large buttons, or more and smaller ones."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QIcon, QKeyEvent, QPainter
from PySide6.QtWidgets import QGridLayout, QPushButton, QSizePolicy, QWidget

from chrononauts_qt.ui.catalog import private_speech_texts
from chrononauts_qt.ui.catalog.common import text
from chrononauts_qt.ui.kit import private_speech
from chrononauts_qt.ui.kit.keyboard import digit_of
from chrononauts_qt.ui.kit.name_tip import NameTip
from chrononauts_qt.ui.kit.overlay import Sheet
from chrononauts_qt.ui.kit.page import clear
from chrononauts_qt.ui.kit.pictograms import draw_sign
from chrononauts_qt.ui.kit.pixmaps import canvas
from chrononauts_qt.ui.kit.signs import ICON_RATIO, SIGNS, emblem_icon
from chrononauts_qt.ui.kit.theme import DARK, Theme

FEW = 6
"""More than that (Artifacts in play) stand closer together."""


class ChoiceSheet(Sheet):
    """A title and a button for each choice; arrows and digits reach them too.

    A target "left" or "right" shows its arrow, "seat-N" the seat's sign.
    """

    chosen = Signal(str)
    cancelled = Signal()

    WIDTH = 820

    def __init__(self, parent: QWidget, theme: Theme = DARK) -> None:
        super().__init__(theme, parent)
        self.choices: dict[str, QPushButton] = {}
        self._labels: dict[str, str] = {}
        self._about = ""
        self._grid = self.spaced(QGridLayout(), 0, 12)
        self.body.addLayout(self._grid)
        self.cancel_button = self.worded_button(lambda: text("back"), self.go_back, 130)
        self.buttons.addWidget(self.cancel_button)
        self.buttons.addStretch(1)

    def ask(
        self, title: str, choices: Sequence[tuple[str, str]], may_cancel: bool = True, about: str = ""
    ) -> None:
        """Show the sheet; `choices` are (target text, label) in the order of the table.

        `about` is what a reader says of what is chosen for: the card lies in sight.
        """
        self._about = about
        self.entitle(title, private_speech.said(title, private_speech_texts.text("choose")))
        self._fill(choices)
        self.cancel_button.setVisible(may_cancel)
        self.open(next(iter(self.choices.values())))

    def asks(self) -> str:
        return private_speech.said(self._about)

    def point_at(self, target: str) -> None:
        """Bring the keys to a choice, if it is one."""
        if target in self.choices:
            self.choices[target].setFocus()

    def _fill(self, choices: Sequence[tuple[str, str]]) -> None:
        clear(self._grid)
        self.choices, self._labels = {}, {}
        self.WIDTH = ChoiceSheet.WIDTH if len(choices) <= FEW else 1040
        columns, height = (2, 72) if len(choices) <= FEW else (3, 48)
        for place, (target, label) in enumerate(choices):
            hushed = private_speech_texts.text("choice", number=place + 1, count=len(choices))
            button = self.button(label, name=private_speech.said(label, hushed))
            NameTip(button, label)
            self.typed(button, "label", 22 if len(choices) <= FEW else 18)
            self.fixed(button, 0, height)
            self._put_icon(button, target)
            button.clicked.connect(lambda _=False, target=target: self._choose(target))
            button.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
            self._grid.addWidget(button, place // columns, place % columns)
            self.choices[target], self._labels[target] = button, label

    def _elide(self) -> None:
        """Cut labels that are wider than their button; the whole name stays for tooltip and reader."""
        for target, button in self.choices.items():
            room = button.width() - 32 - (0 if button.icon().isNull() else button.iconSize().width() + 6)
            label = button.fontMetrics().elidedText(self._labels[target], Qt.TextElideMode.ElideRight, room)
            button.setText(label.replace("&", "&&"))

    def place(self) -> None:
        super().place()
        self._elide()

    def _put_icon(self, button: QPushButton, target: str) -> None:
        side = round(self.type_px(22))
        if target.startswith("seat-"):
            button.setIcon(emblem_icon(int(target.removeprefix("seat-")) - 1, self.theme, side))
            button.setIconSize(QSize(round(ICON_RATIO * side), side))
        elif target in ("left", "right"):
            air = side // 3
            pixmap = canvas(side + air, side)
            with QPainter(pixmap) as painter:
                draw_sign(
                    painter,
                    SIGNS[target],
                    QRectF(1 if target == "left" else 1 + air, 1, side - 2, side - 2),
                    self.theme.color("text"),
                    7,
                )
            button.setIcon(QIcon(pixmap))
            button.setIconSize(QSize(side + air, side))
            if target == "right":
                button.setLayoutDirection(Qt.LayoutDirection.RightToLeft)

    def _choose(self, target: str) -> None:
        self.hide()
        self.chosen.emit(target)

    def forget(self) -> None:
        """Go away with all that was shown: the curtain falls."""
        self.hide()
        self.entitle("")
        self._about = ""
        clear(self._grid)
        self.choices, self._labels = {}, {}

    def go_back(self) -> bool:
        if not self.cancel_button.isHidden():
            self.hide()
            self.cancelled.emit()
        return True

    def keyPressEvent(self, event: QKeyEvent) -> None:
        steps = {Qt.Key.Key_Left: False, Qt.Key.Key_Up: False, Qt.Key.Key_Right: True, Qt.Key.Key_Down: True}
        key, digit = Qt.Key(event.key()), digit_of(event) or 0
        if key in steps:
            self.focusNextPrevChild(steps[key])
        elif 1 <= digit <= len(self.choices):
            list(self.choices.values())[digit - 1].click()
        else:
            super().keyPressEvent(event)
