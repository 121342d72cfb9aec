"""A game watched again: its own table, a bar and keys to step with, and what has just happened."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, QRect, Qt, QTimer, Signal
from PySide6.QtGui import QGuiApplication, QHideEvent, QKeyEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QApplication, QWidget

from chrononauts_qt.session.positions import Positions
from chrononauts_qt.ui.catalog import key_texts
from chrononauts_qt.ui.catalog.replay_texts import text
from chrononauts_qt.ui.catalog.wording import sentences
from chrononauts_qt.ui.kit.look import Look, table_theme
from chrononauts_qt.ui.kit.scale import MIN_CLIENT, scale_of
from chrononauts_qt.ui.kit.shortcuts import Shortcut, pressed
from chrononauts_qt.ui.kit.theme import DARK, Theme
from chrononauts_qt.ui.kit.window_page import WindowPage
from chrononauts_qt.ui.table.replay.console import (
    OPEN,
    PUBLIC,
    Caption,
    Console,
    Hands,
    all_eyes,
    first_eyes,
    listener,
    viewer,
)
from chrononauts_qt.ui.table.replay.course import Course
from chrononauts_qt.ui.table.replay.transcript import told
from chrononauts_qt.ui.table.replay.transport import KEYS, LEAST, SPEED_KEY, UNITS, Transport
from chrononauts_qt.ui.table.replay_frame import Frame
from chrononauts_qt.ui.table.screens import screens_of

if TYPE_CHECKING:
    from chrononauts_qt.ui.rulebook.asked import Asked

RETELL_MS = 80
"""How long the Log waits for the next jump: hundreds of its lines take longer than all the rest."""

Key = Qt.Key
_STEPS = {**{key: where for where, key in KEYS.items()}, SPEED_KEY: "speed"}


class ReplayKeys(QObject):
    """Answers the keys that nothing on the table wants, before the table would play with them."""

    def __init__(self, page: ReplayPage) -> None:
        super().__init__(page)
        self._page = page

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Let only those keys through to the table that look at something."""
        if event.type() != QEvent.Type.KeyPress or not isinstance(event, QKeyEvent):
            return False
        if event.key() in self._page.frame.LOOKS:
            return False
        if not self.take(event):
            event.ignore()
        return True

    def take(self, event: QKeyEvent) -> bool:
        """Do what a key of the replay asks; tell whether it was one."""
        page, key = self._page, event.key()
        plain = not event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        if key in _STEPS and plain:
            if not (key in (Key.Key_Space, SPEED_KEY) and event.isAutoRepeat()):
                page.course.want(_STEPS[Key(key)])
        elif key == Key.Key_L and plain:
            page.frame.toggle_list()
        elif key == Key.Key_S and event.modifiers() == Qt.KeyboardModifier.ControlModifier:
            page.save_requested.emit()
        elif key == Key.Key_Escape:
            page.go_back()
        else:
            return False
        return True


class ReplayPage(WindowPage):
    """Shows `Positions` one after the other; ``course`` knows where one is, ``eyes`` whose they are.

    Whose eyes may be looked through is what the positions allow. Another look or language makes the table
    anew.
    """

    closed = Signal()
    save_requested = Signal()
    made = Signal()
    """A table has been laid: its menu has no ways out yet."""

    frame: Frame
    transport: Transport

    def __init__(self, positions: Positions, theme: Theme = DARK, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.positions = positions
        self.theme = theme
        self.course = Course(positions, self)
        self.course.moved.connect(self._move)
        self.course.play_changed.connect(lambda plays: self.transport.show_play(plays))
        self.course.speed_changed.connect(lambda speed: self.transport.show_speed(speed))
        self.course.is_moving = lambda: self.frame.is_moving
        self.all_eyes, self.eyes = all_eyes(positions), first_eyes(positions)
        self._keys = ReplayKeys(self)
        self._retell = QTimer(self, singleShot=True, interval=RETELL_MS)
        self._retell.timeout.connect(lambda: self.frame.retell())
        self._resized = QTimer(self, singleShot=True)
        self._resized.timeout.connect(self._stand_on_table)
        self._laid_in: Theme | None = None
        application = QGuiApplication.instance()
        if isinstance(application, QGuiApplication):
            application.applicationStateChanged.connect(self._cover)
        self._lay()

    # -- the table ------------------------------------------------------------------------------

    def _fitting_theme(self) -> Theme:
        return table_theme(self.theme, self.width(), self.height() - self._bar_height())

    def _lay(self) -> None:
        """Make the table and the bar, in the look and the language of now."""
        self.setAccessibleName(text("replay"))
        self._laid_in = self._fitting_theme()
        make = screens_of(self.positions.game_id).replay_frame
        self.frame = make(self.positions, self._laid_in, self.theme)
        screen = self.screen_shown = self.frame.screen
        screen.setParent(self)
        screen.installEventFilter(self)
        screen.installEventFilter(self._keys)
        eyes = self.all_eyes if self.frame.HIDES else ()
        self.console = Console(self.positions.names, eyes, self.theme, screen)
        self.console.eyes_chosen.connect(self.look_through)
        self.console.hands_toggled.connect(self._show_hands)
        self.caption = Caption(self.theme, screen)
        self.hands = Hands(self.positions.names, self.theme, screen)
        self.transport = Transport(self.theme, self, self.frame.HAS_TURNS)
        self.transport.wanted.connect(self.course.want)
        self.transport.chosen.connect(self.course.go)
        self.transport.closed.connect(self.closed)
        scenes = self.positions.scenes
        self.transport.slider.mark_turns(self.positions.turns, len(scenes))
        if self.positions.is_timed:
            self.transport.show_speed(self.course.speed)
        screen.status.add_door(text("save-text"), self.save_requested.emit)
        self._stand()
        self._show_there()
        if self.frame.HIDES and not self.positions.is_open:
            screen.message.say(text("eyes-note"))
        self.made.emit()

    def stays(self, reworded: bool) -> bool:
        """The page lays its own table again; one stays where one was."""
        return True

    def follow(self, look: Look) -> None:
        self._lay_again(look.theme)

    def _lay_again(self, theme: Theme) -> None:
        had = self.transport.isAncestorOf(QApplication.focusWidget() or self)
        plays, hands, is_list = self.course.plays, self.hands.isVisible(), self.frame.is_list
        old: tuple[QWidget, ...] = (self.screen_shown, self.transport)
        self.theme = theme
        self._lay()
        for widget in old:
            widget.hide()
            widget.deleteLater()
        for widget in (self.screen_shown, self.transport):
            widget.show()
        if is_list:
            self.frame.toggle_list()
        self.console.hands_button.setChecked(hands)
        self.transport.show_play(plays)
        if had:
            self.transport.slider.setFocus()

    def _bar_height(self) -> int:
        spare = self.height() - MIN_CLIENT.height()
        return max(LEAST, min(spare, round(UNITS * scale_of(self.width(), self.height()))))

    def _stand(self) -> None:
        high = self.height() - self._bar_height()
        self.screen_shown.setGeometry(0, 0, self.width(), high)
        self.transport.stand(self.width(), high, self._bar_height())
        self._stand_on_table()

    def _stand_on_table(self) -> None:
        """Let what stands on the table follow its layout; the sentence has the place of a hand none sees."""
        screen, high = self.frame.screen, self.height() - self._bar_height()
        u = max(12 / 14, scale_of(self.width(), high))
        steps, hand = screen.steps.geometry(), screen.hand.geometry()
        self.console.place(steps, u)
        above = QRect(steps.left(), steps.top(), steps.width(), self.console.head)
        below = hand.adjusted(0, steps.top() - hand.top(), 0, -round(10 * u))
        self.caption.place(above if self.frame.controller.viewer is not None else below, u)
        self.caption.raise_()
        self.hands.cover(self.frame.board(), u)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Let everything take its place; a table with less room for text is laid again."""
        super().resizeEvent(event)
        if self._laid_in != self._fitting_theme():
            self._lay_again(self.theme)
        self._stand()

    # -- going about ----------------------------------------------------------------------------

    def _move(self, before: int) -> None:
        """Show another scene: the next one is seen to happen, any other is simply there."""
        coming = self.course.coming(before)
        if coming is None:
            self._show_there()
        else:
            self.settle()
            self._stand_at()
            self.frame.controller.show_coming(coming)
            self._show_around()

    def settle(self) -> None:
        """Let the Log tell what it has not told yet; it may wait while one scrubs through a long game."""
        if self._retell.isActive():
            self._retell.stop()
            self.frame.retell()

    def look_through(self, wanted: int) -> None:
        """Look through other eyes, of those that may be looked through."""
        if wanted in self.all_eyes and wanted != self.eyes:
            self.eyes = wanted
            self._show_there()

    # -- showing --------------------------------------------------------------------------------

    def _stand_at(self) -> None:
        """Put the position of now under the table."""
        number = self.positions.scenes[self.course.step]
        state = self.positions.state(number)
        bots, eyes_now = dict(self.positions[number].bots), (self.positions, self.eyes)
        seen = viewer(*eyes_now, state), listener(*eyes_now)
        self.frame.controller.match.stamp = self.positions[number].stamp
        self.frame.controller.go_to(state, bots, *seen)

    def _show_there(self) -> None:
        """Show the position of now without any way to it."""
        self._stand_at()
        self.frame.close_reading()
        self.frame.controller.show_there()
        self._retell.start()
        self._show_around()

    def _show_around(self) -> None:
        """Say where one is and what has happened."""
        number = self.positions.scenes[self.course.step]
        place = self.positions[number]
        said = told(self.positions, number, listener(self.positions, self.eyes))
        self.console.show_eyes(self.eyes)
        self.caption.tell(sentences(*said), aloud=self.isVisible())
        self._stand_on_table()
        self.transport.show_step(self.course.step, len(self.positions.scenes), place.turn)
        self._fill_hands()

    def _show_hands(self, on: bool) -> None:
        self.hands.setVisible(on)
        self._fill_hands()
        if on:
            self.hands.raise_()

    def shortcuts(self) -> Sequence[Shortcut]:
        ways = [pressed(text(key), keys) for key, keys in KEYS.items()]
        speed = pressed(key_texts.text("speed"), SPEED_KEY)
        lists = [pressed(key_texts.text("lists"), Key.Key_L)] if self.frame.HAS_LIST else []
        return [*ways, speed, *lists, pressed(text("save-as"), "Ctrl+S")]

    def _fill_hands(self) -> None:
        if not self.hands.isHidden() and self.eyes == OPEN:
            self.hands.show_hands(self.frame.open_hands())

    def asked(self, focus: QWidget | None) -> Asked:
        """Return what F1 asks about where the focus is."""
        return self.frame.screen.asked(focus)

    # -- Qt's events ----------------------------------------------------------------------------

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Follow a table that has taken another size."""
        if watched is self.screen_shown and event.type() == QEvent.Type.Resize:
            self._resized.start(0)
        return False

    def go_back(self) -> None:
        """Take away what lies over the table, or leave."""
        if self.hands.isVisible():
            self.console.hands_button.setChecked(False)
        elif not self.frame.close_something():
            self.closed.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Answer the keys of the bar."""
        if not self._keys.take(event):
            super().keyPressEvent(event)

    def showEvent(self, event: QShowEvent) -> None:
        """The keys go to the slider."""
        super().showEvent(event)
        self.transport.slider.setFocus()

    def hideEvent(self, event: QHideEvent) -> None:
        """Nothing goes on that nobody sees."""
        self.course.play(False)
        self._cover()
        super().hideEvent(event)

    def _cover(self, state: Qt.ApplicationState = Qt.ApplicationState.ApplicationInactive) -> None:
        """Show of a game that goes on only what all saw: its one person has to choose to see more again."""
        if state != Qt.ApplicationState.ApplicationActive and not self.positions.is_open:
            self.look_through(PUBLIC)
