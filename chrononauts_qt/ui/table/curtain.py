"""The curtain between two players of one screen."""

from __future__ import annotations

from PySide6.QtCore import QElapsedTimer, QEvent, QObject, QPointF, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import (
    QAccessible,
    QFocusEvent,
    QHideEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QResizeEvent,
)
from PySide6.QtWidgets import QApplication, QBoxLayout, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from chrononauts_qt.ui.catalog import i18n, private_speech_texts
from chrononauts_qt.ui.catalog import windows as words
from chrononauts_qt.ui.catalog.common import text as common
from chrononauts_qt.ui.catalog.wording import sentences
from chrononauts_qt.ui.kit import private_speech
from chrononauts_qt.ui.kit.accessibility import announce, forget
from chrononauts_qt.ui.kit.keyboard import is_for_every_screen
from chrononauts_qt.ui.kit.overlay import Overlay
from chrononauts_qt.ui.kit.signs import Emblem
from chrononauts_qt.ui.kit.theme import CONTRAST, DARK, Theme, mixed
from chrononauts_qt.ui.table.seat_controller import SeatController

HOLD_MS = 600
DEAF_MS = 250
"""A press right after the curtain fell was meant for what stood there before; one right after it lifted,
for the curtain."""

GLOW = tuple(0.04 + 0.24 * ring / 11 for ring in range(12))
"""How much of the seat's colour each ring has, from the outermost in."""

_FRAME_MS = 30
_LOW = 300
"""Covered areas lower than this put sign, words and button side by side."""
_WORDS = 460
"""How wide the words are at scale 1 where there is room, and never less below it."""
_TITLES = tuple(("title", units) for units in (36, 32, 28, 24, 22, 20))
_LIFTERS = (Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter)
_KEYS = (QEvent.Type.KeyPress, QEvent.Type.KeyRelease, QEvent.Type.ShortcutOverride)


class LiftButton(QPushButton):
    """The curtain's button; it fills while it is held."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self.filled = 0.0

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if self.filled > 0:
            with QPainter(self) as painter:
                painter.setRenderHint(QPainter.RenderHint.Antialiasing)
                painter.setPen(Qt.PenStyle.NoPen)
                painter.setBrush(self._theme.color("focus_ink"))
                width = (self.width() - 16) * self.filled
                painter.drawRoundedRect(QRectF(8, self.height() - 10, width, 4), 2, 2)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Take no key that is held down since before: Qt lets each of its repeats press a button."""
        if not event.isAutoRepeat():
            super().keyPressEvent(event)


class AfterPress(QObject):
    """Drops what was meant for a curtain that has just been lifted: it would end a turn unread.

    That is a second press within DEAF_MS, if nothing else was pressed between them, and every repeat of a
    key that has not been let go since.
    """

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._since = QElapsedTimer()
        self._held = 0
        self._is_over = True
        self._deaf = QTimer(self, singleShot=True)
        self._deaf.timeout.connect(self._end_if_free)

    def begin(self, key: int) -> None:
        """Listen to the whole program; `key` is still held down, 0 for none."""
        self._held, self._is_over = key, False
        self._since.start()
        application = QApplication.instance()
        if application is not None:
            application.installEventFilter(self)
            self._deaf.start(DEAF_MS)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Drop the press; once its key has been let go every key is heard again."""
        is_soon = not self._is_over and self._since.elapsed() < DEAF_MS
        if event.type() == QEvent.Type.MouseButtonDblClick:
            return is_soon
        if event.type() == QEvent.Type.MouseButtonPress:
            self._is_over = True
        if event.type() not in _KEYS or not isinstance(event, QKeyEvent):
            return False
        if event.key() not in _LIFTERS:
            self._is_over = self._is_over or event.type() == QEvent.Type.KeyPress
            return False
        if event.isAutoRepeat():
            return is_soon or event.key() == self._held
        is_held, self._held = event.key() == self._held, 0
        self._end_if_free()
        return is_soon or (is_held and event.type() == QEvent.Type.KeyRelease)

    def _end_if_free(self) -> None:
        application = QApplication.instance()
        if application is not None and not self._held and self._since.elapsed() >= DEAF_MS:
            application.removeEventFilter(self)


class Curtain(Overlay):
    """Covers what is private, opaquely, until the named player lifts it.

    Holding Space or the mouse for HOLD_MS lifts it; so do two separate presses (Enter is one, and so is
    a screen reader's “press”), so that nobody has to hold. `set_areas` limits it to the private
    regions of its parent.
    """

    lifted = Signal(int)

    TAB_LEAVES = True
    _held = False

    def __init__(self, parent: QWidget, theme: Theme = DARK) -> None:
        super().__init__(theme, parent)
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground, False)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self._language = ""
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self.seat = 0
        self._presses = 0
        self._wanted = 2
        self._emblem = Emblem(0, theme, large=True)
        self._words = self.label("", *_TITLES[0])
        self._hint = self.label("", "body", 18, muted=True)
        self.lift_button = LiftButton(theme)
        self.lift_button.setProperty("primary", True)
        self.lift_button.setAutoDefault(True)
        self.fixed(self.typed(self.lift_button, "strong", 20), 260, 56)
        self.lift_button.pressed.connect(self._press)
        self.lift_button.released.connect(self._release)
        self.headphones_button = self._headphones()
        self._since_cover = QElapsedTimer()
        self._since_press = QElapsedTimer()
        self._timer = QTimer(self)
        self._timer.setInterval(_FRAME_MS)
        self._timer.timeout.connect(self._tick)
        self._key = 0
        self._after = AfterPress(self)
        self.lift_button.installEventFilter(self)
        self._lay_out()

    def _headphones(self) -> QPushButton:
        """Return the button for somebody who listens: nobody else ever sees it."""
        button = self.typed(self.button(""), "label", 16)
        button.setAutoDefault(True)
        button.hide()
        button.clicked.connect(self._wear_headphones)
        return button

    def _lay_out(self) -> None:
        self._content = QWidget(self)
        self._content.setObjectName("clear")
        self._content.setStyleSheet("#clear { background: transparent; }")
        self._box = self.spaced(QBoxLayout(QBoxLayout.Direction.TopToBottom, self._content), 0, 22)
        self._box.addStretch(1)
        self._box.addWidget(self._emblem, 0, Qt.AlignmentFlag.AlignCenter)
        down = QBoxLayout(QBoxLayout.Direction.TopToBottom)
        self._lines = self.inner(self._box, down, 8, ..., self._words, self._hint, ...)
        row = QHBoxLayout()
        self._box.addLayout(row)
        self._box.addStretch(1)
        row.addStretch(1)
        below = self.inner(row, QVBoxLayout(), 8)
        row.addStretch(1)
        below.addWidget(self.lift_button, 0, Qt.AlignmentFlag.AlignCenter)
        below.addWidget(self.headphones_button, 0, Qt.AlignmentFlag.AlignCenter)

    # -- falling and lifting --------------------------------------------------------------------

    def cover(self, seat: int, text: str, presses: int = 2, heard: str = "") -> None:
        """Fall for a 0-based seat; `text` names whom the computer goes to and holds no secret; a reader says
        what is `heard` instead.

        With `presses` 1 a single press lifts: for a player who had the screen a moment ago. The language
        spoken now is the one to go on in.
        """
        self.seat, self._wanted, self._presses = seat, presses, 0
        self._language = i18n.owner()
        self.setAccessibleName(words.text("curtain-name"))
        self._stop()
        self._emblem.set_seat(seat)
        self.headphones_button.hide()
        self._words.setText(text)
        self._words.setAccessibleName(heard or text)
        self.lift_button.setText(words.text("lift-curtain"))
        self._say(words.text("curtain-hint") if presses > 1 else words.text("curtain-hint-one"))
        self.fit()
        self._since_cover.start()
        self.show()
        self.raise_()
        self._place()
        forget(self.window())
        if self.lift_button.hasFocus():  # a reader would say nothing of it again
            announce(self, heard or text)
        self.lift_button.setFocus()

    def offer_headphones(self) -> None:
        """Let a listener say that headphones are worn, while a screen reader runs (3.8)."""
        button, words_ = self.headphones_button, private_speech_texts.text("wear")
        button.setText(words_)
        button.setAccessibleName(words_)
        button.setAccessibleDescription(private_speech_texts.text("wear-note"))
        button.setVisible(QAccessible.isActive() and not private_speech.are_worn())
        self._place()

    def _wear_headphones(self) -> None:
        private_speech.wear(True)
        self.lift_button.setFocus()
        self.headphones_button.hide()

    def _say(self, hint: str) -> None:
        self._hint.setText(hint)
        self.lift_button.setAccessibleName(words.text("lift-curtain"))
        self.setAccessibleDescription(sentences(self._words.text(), hint))
        self.lift_button.setAccessibleDescription(hint if self._presses else "")  # else the curtain says it

    def _press(self) -> None:
        if self._held or not self.isVisible() or self._since_cover.elapsed() < DEAF_MS:
            return
        self._held = True
        self._since_press.start()
        self._timer.start()

    def _release(self) -> None:
        if not self._held:
            return
        self._stop()
        self._presses += 1
        if self._presses >= self._wanted:
            self._lift()
        else:
            with i18n.speaking(self._language):
                self._say(common("lift-again"))

    def _tick(self) -> None:
        held = self._since_press.elapsed()
        self.lift_button.filled = min(1.0, held / HOLD_MS)
        self.lift_button.update()
        if held >= HOLD_MS:
            self._lift()

    def _lift(self) -> None:
        self._stop()
        self._after.begin(self._key)
        self.hide()
        self.lifted.emit(self.seat)

    def _stop(self) -> None:
        """Let go of a press that has not lifted the curtain."""
        if not self._held:
            return
        self._held = False
        self._timer.stop()
        self.lift_button.filled = 0.0
        self.lift_button.update()

    # -- input ----------------------------------------------------------------------------------

    def event(self, event: QEvent) -> bool:
        """Take the shortcuts of the table, so that no key reaches what is covered.

        Those of every screen change how things look and say nothing of a card.
        """
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.ShortcutOverride:
            if is_for_every_screen(event):
                return super().event(event)
            event.accept()
            return True
        if event.type() == QEvent.Type.WindowDeactivate:
            self._stop()
        return super().event(event)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Remember which key holds the button."""
        if watched is self.lift_button and event.type() in _KEYS and isinstance(event, QKeyEvent):
            self._note(event)
        return super().eventFilter(watched, event)

    def _note(self, event: QKeyEvent) -> None:
        if not event.isAutoRepeat():
            self._key = 0 if event.type() == QEvent.Type.KeyRelease else event.key()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        self._note(event)
        if event.key() == Qt.Key.Key_Space and not event.isAutoRepeat():
            self._press()
        event.accept()

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        self._note(event)
        if event.key() == Qt.Key.Key_Space and not event.isAutoRepeat():
            self._release()
        event.accept()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton:
            self._press()
        event.accept()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton:
            self._release()
        event.accept()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        self._stop()
        super().focusOutEvent(event)

    def hideEvent(self, event: QHideEvent) -> None:
        self._stop()
        super().hideEvent(event)

    # -- looks ----------------------------------------------------------------------------------

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place()

    def _place(self) -> None:
        area = self.main_area()
        low = area.height() < _LOW * max(1.0, self.u)
        direction = QBoxLayout.Direction.LeftToRight if low else QBoxLayout.Direction.TopToBottom
        self._box.setDirection(direction)
        side = round(area.height() * 0.66) if low else round(min(area.height() * 0.3, area.width() * 0.3))
        self._emblem.setFixedSize(side, side)
        align = Qt.AlignmentFlag.AlignLeft if low else Qt.AlignmentFlag.AlignHCenter
        taken = side + self.lift_button.width() + 4 * self.px(22) + 32 if low else 48
        width = max(160, min(round(_WORDS * max(1.0, self.u)), area.width() - taken))
        for label in (self._words, self._hint):
            label.setAlignment(align | Qt.AlignmentFlag.AlignVCenter)
            label.setMinimumWidth(width)
        spare = area.height() - 16 - self._hint.heightForWidth(width) - self.px(8)
        self.typed_to_fit(self._words, _TITLES, QSize(width, spare if low else area.height()))
        self._content.setGeometry(area.adjusted(16, 8, -16, -8))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint still rings of light in the seat's colour round its emblem: nothing of what lies below."""
        with QPainter(self) as painter:
            painter.fillRect(self.rect(), self.theme.color("bg"))
            if self.theme.name == CONTRAST.name:
                return
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setClipRegion(event.region())
            centre = QPointF(self._emblem.mapTo(self, self._emblem.rect().center()))
            inner = self._emblem.width() * 0.62
            step = (max(self.width(), self.height()) * 0.6 - inner) / (len(GLOW) - 1)
            for further, share in zip(reversed(range(len(GLOW))), GLOW, strict=True):
                painter.setBrush(mixed(self.theme.color("bg"), self.theme.seat(self.seat), share))
                painter.drawEllipse(centre, inner + step * further, inner + step * further)


def hangs_for(controller: SeatController, is_look: bool = False) -> int | None:
    """Return the seat that has not lifted its curtain: the wanted one, or, in a look nobody has to take, the
    one that looks; None where nothing is to be covered."""
    seat = controller.looking if is_look else controller.wanted
    seat = seat if controller.sole is None else controller.sole
    return None if controller.viewer == seat else seat


def hang(curtain: Curtain, controller: SeatController, is_look: bool = False) -> None:
    """Let a curtain hang for as long as a seat has not lifted it."""
    seat, alone = hangs_for(controller, is_look), controller.sole is not None
    if seat is None:
        curtain.hide()
        return
    if curtain.isVisible() and curtain.seat == seat:
        return
    with controller.speaking(seat):
        name, is_kept = controller.names[seat], is_look or alone
        words_ = common("look" if is_kept else "pass-to", name=name)
        heard = common("look-heard", name=name) if is_kept else ""
        presses = 2 if controller.needs_handover or (is_look and not alone) else 1
        curtain.cover(seat, words_, presses, heard)
        if not alone:
            curtain.offer_headphones()
