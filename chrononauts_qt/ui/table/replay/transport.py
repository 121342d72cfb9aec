"""The bar below a replay: buttons to step, a slider with the turns, and where one is."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QSlider, QStyle, QStyleOptionSlider, QWidget

from chrononauts_qt.ui.catalog import common
from chrononauts_qt.ui.catalog.replay_texts import speed_words, text
from chrononauts_qt.ui.kit.keyboard import written
from chrononauts_qt.ui.kit.page import Page
from chrononauts_qt.ui.kit.signs import SIGNS, drawn_icon
from chrononauts_qt.ui.kit.theme import Theme
from chrononauts_qt.ui.kit.tool_button import ToolButton
from chrononauts_qt.ui.table.replay.course import SPEEDS

LEAST = 46
"""What a window of the least size leaves below the least table, in pixels."""
UNITS = 54
"""The height of the bar in drawing units where there is room for it."""

_ICON_PX = 26
_BARE = "QToolButton { padding: 0; min-height: 0; min-width: 0; }"
_DRAWN = {
    "first": "M 14 12 L 14 52 M 50 12 L 26 32 L 50 52",
    "turn-back": "M 32 12 L 12 32 L 32 52 M 54 12 L 34 32 L 54 52",
    "back": "M 42 12 L 20 32 L 42 52",
    "play": SIGNS["play"],
    "pause": SIGNS["hold"],
    "forward": "M 22 12 L 44 32 L 22 52",
    "turn-on": "M 10 12 L 30 32 L 10 52 M 32 12 L 52 32 L 32 52",
    "last": "M 50 12 L 50 52 M 14 12 L 38 32 L 14 52",
}
KEYS = {
    "first": Qt.Key.Key_Home,
    "turn-back": Qt.Key.Key_PageUp,
    "back": Qt.Key.Key_Left,
    "play": Qt.Key.Key_Space,
    "forward": Qt.Key.Key_Right,
    "turn-on": Qt.Key.Key_PageDown,
    "last": Qt.Key.Key_End,
}
"""The buttons from left to right, each with its key."""
_OF_CARDS = {"turn-back": "card-back", "turn-on": "card-on"}
"""What the buttons of turns are called in a game that has none."""
SPEED_KEY = Qt.Key.Key_Up


class TurnSlider(QSlider):
    """A slider over the steps of a game, with a mark where a turn begins; its keys are the page's."""

    def __init__(self, theme: Theme) -> None:
        super().__init__(Qt.Orientation.Horizontal)
        self._mark: QColor = theme.color("muted")
        self.turns: tuple[int, ...] = ()
        self.setTracking(True)
        self.setMinimumWidth(120)

    def mark_turns(self, turns: Sequence[int], steps: int) -> None:
        """Take the length of the game, and the steps at which its turns begin."""
        self.turns = tuple(turns)
        self.setRange(0, max(0, steps - 1))
        self.update()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Leave every key to the page, where Page Up is a turn."""
        event.ignore()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Mark the turns below the groove, as many as can be told apart."""
        with QPainter(self) as painter:
            option = QStyleOptionSlider()
            self.initStyleOption(option)
            control, part = QStyle.ComplexControl.CC_Slider, QStyle.SubControl.SC_SliderHandle
            handle = self.style().subControlRect(control, option, part, self).width()
            room, last = self.width() - handle, -4
            foot = self.height() - 2
            for turn in self.turns:
                at = QStyle.sliderPositionFromValue(self.minimum(), self.maximum(), turn, room) + handle // 2
                if at - last >= 4:
                    painter.fillRect(at, foot - 6, 2, 6, self._mark)
                    last = at
        super().paintEvent(event)


class Transport(Page):
    """Says where one wants to go, by ``wanted`` with the name of a button, or ``chosen`` with a step.

    A game without turns tells the step alone, and goes from card to card.
    """

    wanted = Signal(str)
    chosen = Signal(int)
    closed = Signal()

    def __init__(self, theme: Theme, parent: QWidget | None = None, has_turns: bool = True) -> None:
        super().__init__(theme, parent)
        self._has_turns = has_turns
        self.setObjectName("transport")
        self.setStyleSheet(
            f"#transport {{ background: {theme['panel']}; border-top: 1px solid {theme['line']}; }}")
        self.setAccessibleName(text("controls"))
        self._plays = False
        self.buttons = {key: self._button(key) for key in KEYS}
        self.speed_button = self.typed(ToolButton(), "body", 18)
        self.speed_button.setStyleSheet(_BARE)
        self.speed_button.clicked.connect(lambda: self.wanted.emit("speed"))
        self.speed_button.hide()
        self.slider = TurnSlider(theme)
        self.slider.setAccessibleName(text("place"))
        self.slider.valueChanged.connect(self.chosen)
        self.where: QLabel = self.label("", "number", 18)
        self.where.setWordWrap(False)
        self.turn: QLabel = self.label("", "label", 18)
        self.turn.setWordWrap(False)
        self.back_button = self.typed(ToolButton(), "body", 18)
        self.back_button.setText(common.text("back"))
        self.back_button.setAccessibleName(common.text("back"))
        self.back_button.clicked.connect(self.closed)
        row = QHBoxLayout(self)
        row.setContentsMargins(8, 4, 8, 4)
        row.setSpacing(4)
        row.addWidget(self.back_button)
        row.addSpacing(8)
        for button in self.buttons.values():
            row.addWidget(button)
        row.addWidget(self.speed_button)
        row.addSpacing(8)
        row.addWidget(self.slider, 1)
        row.addSpacing(8)
        row.addWidget(self.turn)
        self.turn.setVisible(has_turns)
        row.addSpacing(8)
        row.addWidget(self.where)

    def _button(self, key: str) -> ToolButton:
        button = ToolButton()
        button.setStyleSheet(_BARE)
        button.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        button.setIconSize(QSize(_ICON_PX, _ICON_PX))
        button.clicked.connect(lambda: self.wanted.emit("play" if key == "play" else key))
        self._name(button, key)
        return button

    def _name(self, button: ToolButton, key: str) -> None:
        button.setIcon(drawn_icon(_DRAWN[key], self.theme, _ICON_PX, 3, 7))
        words = text(key if self._has_turns else _OF_CARDS.get(key, key))
        button.setAccessibleName(words)
        button.setToolTip(text("with-key", words=words, shortcut=written(KEYS.get(key, KEYS["play"]))))

    def stand(self, width: int, top: int, height: int) -> None:
        """Take a place below the table."""
        self.setGeometry(0, top, width, height)
        side = height - 10
        for button in self.buttons.values():
            button.ensurePolished()  # the style sheet's own least sizes come first
            button.setFixedSize(round(side * 1.15), side)
        self.speed_button.ensurePolished()
        self.speed_button.setFixedHeight(side)
        self.speed_button.setMinimumWidth(max(round(side * 1.5), self._widest_speed() + 12))
        self.back_button.setMinimumHeight(side)

    def _widest_speed(self) -> int:
        """Return how wide the words of the speeds are, in pixels: the bar stays as it is with any of them."""
        metrics = self.speed_button.fontMetrics()
        return max(metrics.horizontalAdvance(speed_words(speed)) for speed in SPEEDS)

    def scale(self) -> float:
        """Return the factor of the window, whose height the bar does not have."""
        return max(0.75, self.height() / UNITS)

    def show_play(self, plays: bool) -> None:
        """Say what the middle button does now."""
        if plays != self._plays:
            self._plays = plays
            self._name(self.buttons["play"], "pause" if plays else "play")

    def show_speed(self, speed: int) -> None:
        """Offer other speeds, and say which it is now."""
        told = text("speed-own", speed=speed) if speed else text("speed-even")
        self.speed_button.setText(speed_words(speed))
        self.speed_button.setAccessibleName(told)
        self.speed_button.setToolTip(text("with-key", words=told, shortcut=written(SPEED_KEY)))
        self.speed_button.show()

    def show_step(self, step: int, steps: int, turn: int) -> None:
        """Show where one is: step 0 is the deal."""
        self.slider.blockSignals(True)
        self.slider.setValue(step)
        self.slider.blockSignals(False)
        whole = {"step": step + 1, "steps": steps}
        if not self._has_turns:
            sentence = text("where-step", **whole)
        else:
            sentence = text("where", turn=turn, **whole) if turn else text("where-deal", **whole)
        self.slider.setAccessibleDescription(sentence)
        self.slider.setToolTip(sentence)
        self.turn.setText(text("turn-short", turn=turn) if turn else text("deal-short"))
        self.where.setText(f"{step + 1}/{steps}")
        self.where.setAccessibleName(sentence)
        for key in ("first", "turn-back", "back"):
            self.buttons[key].setEnabled(step > 0)
        for key in ("forward", "turn-on", "last", "play"):
            self.buttons[key].setEnabled(step < steps - 1)
