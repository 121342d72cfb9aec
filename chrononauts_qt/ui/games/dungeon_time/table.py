"""The table of Dungeon Time: the Adventure phase, then the Resolution, and the pause that covers both."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Sequence
from functools import cached_property
from typing import NamedTuple

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import (
    QGuiApplication,
    QHideEvent,
    QKeyEvent,
    QShowEvent,
)
from PySide6.QtWidgets import QPushButton, QWidget

from chrononauts_qt.games.dungeon_time.state import ADVENTURE, DRAFT, READY
from chrononauts_qt.kernel.events import Event
from chrononauts_qt.session.clock import glass_seconds
from chrononauts_qt.ui.games.dungeon_time.controller import DungeonController
from chrononauts_qt.ui.games.dungeon_time.draft import DraftPage
from chrononauts_qt.ui.games.dungeon_time.glass_line import GlassLine
from chrononauts_qt.ui.games.dungeon_time.hands import Hands
from chrononauts_qt.ui.games.dungeon_time.hearing import Hearing
from chrononauts_qt.ui.games.dungeon_time.helps import HEARTBEAT, helps_of
from chrononauts_qt.ui.games.dungeon_time.inquiries import DungeonInquiries
from chrononauts_qt.ui.games.dungeon_time.key_plan import KeyPlan
from chrononauts_qt.ui.games.dungeon_time.keys_sheet import KeysSheet
from chrononauts_qt.ui.games.dungeon_time.pausing import Pausing
from chrononauts_qt.ui.games.dungeon_time.phase import AdventurePhase
from chrononauts_qt.ui.games.dungeon_time.phase_cues import GlassCues
from chrononauts_qt.ui.games.dungeon_time.phase_end import PhaseEnd
from chrononauts_qt.ui.games.dungeon_time.physical_keys import DISCARD, KeyCaps
from chrononauts_qt.ui.games.dungeon_time.read_large import READ_KEY, LargeCard
from chrononauts_qt.ui.games.dungeon_time.ready import ReadyNotes
from chrononauts_qt.ui.games.dungeon_time.sand_out import SandOut
from chrononauts_qt.ui.games.dungeon_time.seat_keys import SeatKeys
from chrononauts_qt.ui.games.dungeon_time.show import ResolutionShow
from chrononauts_qt.ui.games.dungeon_time.table_board import TableBoard
from chrononauts_qt.ui.games.dungeon_time.taking_back import TakingBack
from chrononauts_qt.ui.games.dungeon_time.talk import Talk
from chrononauts_qt.ui.games.dungeon_time.texts import cards as words
from chrononauts_qt.ui.games.dungeon_time.texts.keys_texts import text as keys_text
from chrononauts_qt.ui.games.dungeon_time.texts.table_texts import text
from chrononauts_qt.ui.games.dungeon_time.views.wall import on_wood
from chrononauts_qt.ui.kit.message import MessageBar
from chrononauts_qt.ui.kit.page import SMALL_BUTTON
from chrononauts_qt.ui.kit.pieces import PieceView
from chrononauts_qt.ui.kit.sound import Speaker
from chrononauts_qt.ui.kit.theme import Theme
from chrononauts_qt.ui.kit.window_page import is_away
from chrononauts_qt.ui.rulebook.asked import Asked
from chrononauts_qt.ui.table.afar import Afar
from chrononauts_qt.ui.table.seat_menu import SeatMenu


class Seating(NamedTuple):
    """What the next screen of a table shows as well: the seats from the left, and what their keys print."""

    places: tuple[int, ...]
    caps: KeyCaps


class DungeonScreen(TableBoard):
    """Everything on the table. Nothing is private: what covers the board is the pause."""

    followed = Signal()
    """What lies on the table is shown anew."""

    def __init__(
        self,
        controller: DungeonController,
        theme: Theme,
        now: Callable[[], float] = time.monotonic,
        plan: KeyPlan | None = None,
    ) -> None:
        super().__init__()
        self.controller, self.theme = controller, theme
        self.resolution: ResolutionShow | None = None
        self._is_draft = False
        self._step = ""
        self.hands = Hands(controller, now, self)
        self.keys = SeatKeys(len(controller.names), lambda: controller.people, self, sys.platform, plan)
        self.phase = AdventurePhase(controller, self.hands, self.keys, theme, self)
        self.status = GlassLine(controller.names, theme, self)
        has_glass = glass_seconds(controller.match.options) > 0
        self.talk = Talk(now, self.narrator.say, theme, self)
        self.phase_end = PhaseEnd(controller, self.phase.done, self.talk)
        self.notes = ReadyNotes(theme, self)
        self.turn_button = QPushButton(text("turn-glass" if has_glass else "begin"), self)
        self.turn_button.setStyleSheet(on_wood(theme, is_primary=True))
        self.turn_button.setProperty("primary", True)
        self.keys_button = QPushButton(keys_text("door"), self)
        self.keys_button.setStyleSheet(SMALL_BUTTON + on_wood(theme))
        self.done_button = QPushButton(self)
        self.draft = DraftPage(controller, self.keys, theme, self)
        self.message = MessageBar(theme, self)
        self.sand_out = SandOut(theme, self)
        self.speaker = Speaker(self)
        helps = helps_of(controller.match.options)
        self.glass_cues = GlassCues(glass_seconds(controller.match.options), HEARTBEAT in helps, self)
        self.hearing = Hearing(self)
        self.inquiries = DungeonInquiries(self)
        self.back: TakingBack | None = None
        self._is_open = True
        self.seats = SeatMenu(self, controller, self.status, theme)
        self.large = LargeCard(theme, self)
        self.large.watch(self.phase)
        self.pause = Pausing(self)
        self.hand, self.steps = self.phase, self.turn_button
        self.afar = Afar(self, controller)
        self._see_from()
        self._connect()
        self.refresh()
        if controller.is_at_rest:
            self.pause.show(True)

    def _connect(self) -> None:
        controller = self.controller
        self.phase.turned_away.connect(self.afar.turn_away)
        self.draft.turned_away.connect(self.afar.turn_away)
        controller.changed.connect(self.refresh)
        controller.happened.connect(self._show_end_of_sand)
        self.glass_cues.heard.connect(self.speaker.play)
        controller.talk.changed.connect(self.followed)
        controller.ring_changed.connect(self._show_glass)
        controller.refused.connect(self.speaker.refuse)
        controller.remarked.connect(self._tell_remark)
        controller.trouble_changed.connect(self._tell_trouble)
        self.hands.refused.connect(self._refuse)
        self.phase.check.changed.connect(self._note_keys)
        self.turn_button.installEventFilter(self.phase)
        self.turn_button.clicked.connect(controller.turn_glass)
        self.keys_button.clicked.connect(self._set_keys)
        self.done_button.clicked.connect(lambda: self.phase.done.press(0))
        self.phase.done.changed.connect(self._show_done)
        self.sand_out.over.connect(self.take_focus)
        application = QGuiApplication.instance()
        if isinstance(application, QGuiApplication):
            application.applicationStateChanged.connect(self._pause_when_away)

    # -- following the game -----------------------------------------------------------------------

    def refresh(self) -> None:
        """Show the step of the game: what is done now, and how far the team is."""
        view = self.controller.seen()
        is_told = view.step not in (DRAFT, READY, ADVENTURE)
        self.status.setAccessibleDescription(self.afar.words)
        name = words.scenario(view.scenario) if view.scenario else words.title(view.adventure)
        far = text("played-and-goal", played=view.missions_played, goal=view.goal)
        self.status.say("" if is_told else name)
        self.status.show_far("" if is_told else far)
        self.status.pause_button.setVisible(view.step == ADVENTURE)
        for part in (self.turn_button, self.notes):
            part.setVisible(view.step == READY)
        self.keys_button.setVisible(view.step == READY and not self.afar.is_on)
        self._show_draft(view.step == DRAFT)
        self._note_keys()
        self._show_done()
        self._show_glass()
        if is_told and self.resolution is None:
            self._begin_resolution()
        self.large.renew()
        self.followed.emit()
        was, self._step = self._step, view.step
        if was != view.step:
            self.lay_out()
            if (was, view.step) == (READY, ADVENTURE):
                self.message.dismiss()  # what was too early is not so any more
                if self.isVisible():
                    self.take_focus()  # the button that had the keys has gone

    def _show_draft(self, on: bool) -> None:
        """Show the Heroes to choose from in place of the board, then the board."""
        was, self._is_draft = self._is_draft, on
        if self._is_open and self.resolution is None:
            self.phase.setVisible(not on)
            self.talk.setVisible(self.controller.seen().step == ADVENTURE)
        self.draft.setVisible(on)
        if was and not on and self.isVisible():
            self.take_focus()

    def _show_done(self) -> None:
        """Alone the button to be done stands below the talk, for a person."""
        is_here = self.controller.seen().step == ADVENTURE and len(self.controller.names) == 1
        is_here = is_here and self._is_open and not self.afar.is_on
        self.done_button.setVisible(is_here and 0 in self.controller.people)
        self.phase.word_done(self.done_button, 0)

    def _note_keys(self) -> None:
        people = self.controller.at_screen
        keys = len(people) * len(self.hands.slots[0].cards)
        discard = self.keys.cap(0, DISCARD) if people and len(self.controller.names) == 1 else ""
        self.notes.follow(self.phase.check, keys, len(people), discard, self.afar.words)

    @cached_property
    def keys_sheet(self) -> KeysSheet:
        """Where the keys are set, made when it is first wanted."""
        return KeysSheet(self, self.theme, self.keys.plan, self.keys.caps, sys.platform)

    def _set_keys(self) -> None:
        self.keys_sheet.ask(len(self.controller.names))

    def _begin_resolution(self) -> None:
        """Fold the hands away and let the Story be told."""
        told = self.resolution = ResolutionShow(self.controller, self.theme, self, self.hands.now)
        told.see_from(self.afar.is_on)
        told.heard.connect(self.speaker.play)
        told.over.connect(self.ended)
        self.back = TakingBack(self, told)
        self.large.watch(told, rests=True)
        self.phase.hide()
        self.talk.hide()
        self.narrator.stop()
        if self.isVisible():
            told.show()
            self.status.raise_()
            self.sand_out.raise_()
            self.take_focus()

    def _show_glass(self) -> None:
        is_shown = self.controller.seen().step in (READY, ADVENTURE)
        seconds = self.controller.seconds_left if is_shown else None
        self.glass_cues.follow(seconds if self.controller.seen().step == ADVENTURE else None)
        self.status.show_glass(seconds, glass_seconds(self.controller.match.options))

    def _refuse(self, seat: int, sentence: str) -> None:
        """Say at the seat that pressed why nothing has come of it; while nobody talks yet, to all."""
        if self.talk.isHidden():
            self.message.say(sentence)
        else:
            self.talk.say(seat, sentence)
        self.speaker.refuse(sentence)

    def _show_end_of_sand(self, events: tuple[Event, ...]) -> None:
        """Cover the table for a moment with how it looks now; what comes then is laid below."""
        ends = (event.data["why"] for event in events if event.name == "AdventurePhaseEnded")
        if "time" in ends and self.phase.isVisible():
            self.phase.flights.stop()
            self.sand_out.begin(self.phase.grab())

    @property
    def is_still(self) -> bool:
        """Whether all that was done has been seen."""
        is_told = self.resolution is None or not self.resolution.suspense.is_running
        return is_told and self.sand_out.isHidden()

    def _tell_remark(self, remark: str) -> None:
        self.message.say(remark, brief=True)

    def _tell_trouble(self, trouble: str) -> None:
        if trouble:
            self.message.say(trouble, error=True)

    # -- the pause --------------------------------------------------------------------------------

    def show_board(self, on: bool) -> None:
        """Show the board of the phase, or nothing of it, neither to the eye nor to a reader."""
        self._is_open = on
        self.phase.cover(not on)
        self.talk.setVisible(on)
        self.status.setVisible(on)
        if not on:
            self.narrator.stop()
            self.message.dismiss()
            self.large.end()
        self._show_done()

    def _pause_when_away(self, state: Qt.ApplicationState) -> None:
        if is_away(state):
            self.large.end()  # its key may come up elsewhere
        self.controller.leave(is_away(state))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Space and Esc interrupt the phase, Enter turns the glass, Ctrl enlarges a card; letters ask."""
        view, is_first = self.controller.seen(), not event.isAutoRepeat()
        pauses = event.key() in (Qt.Key.Key_Space, Qt.Key.Key_Escape)
        if pauses and view.step == ADVENTURE and is_first:
            self.controller.rest(True)
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and view.step == READY and is_first:
            self.controller.turn_glass()
        elif event.key() == READ_KEY and is_first:
            self.large.begin()
        elif self.controller.is_at_rest or not self.inquiries.take(event):
            super().keyPressEvent(event)

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        """A card is read large as long as its key is held."""
        if event.key() == READ_KEY:
            self.large.end()
        super().keyReleaseEvent(event)

    def take_focus(self) -> None:
        """Give the keys to the first hand, from afar to the Story, or to the button that goes on with it."""
        first = self._keys_to()
        if isinstance(first, PieceView) and not first.currentIndex().isValid():
            first.setCurrentIndex(first.model().index(0, 0))
        first.setFocus()

    def _keys_to(self) -> QWidget:
        if not self.sand_out.isHidden():
            return self.sand_out
        if not self._is_open:
            return self.pause.sheet.go_on_button
        if self.resolution is not None:
            return self.resolution.button
        if self._is_draft:
            return self.draft.first
        if self.afar.is_on:
            is_ready = self.controller.seen().step == READY
            return self.turn_button if is_ready else self.phase.story
        return self.phase.views[self.keys.places[0]]

    # -- seen from afar ---------------------------------------------------------------------------

    @property
    def landing(self) -> QWidget:
        return self._keys_to() if self.afar.is_on else self.hand

    def own_parts(self) -> Sequence[QWidget]:
        people = self.controller.people
        hands = (self.phase.views[seat] for seat in people)
        return *hands, *self.phase.done_buttons, self.done_button, self.keys_button

    def is_own_key(self, event: QKeyEvent) -> bool:
        return self.resolution is None and self.keys.knows(event)

    def stand(self) -> None:
        self._see_from()
        self.refresh()
        self.lay_out()

    def _see_from(self) -> None:
        """Show the hands of people, or from afar none of them."""
        boards = (self.phase, self.draft, self.resolution)
        for board in (board for board in boards if board is not None):
            board.see_from(self.afar.is_on)

    def keep(self) -> Seating:
        """Return who sits where and what is printed on the keys, for the table in another look."""
        return Seating(tuple(self.keys.places), self.keys.caps)

    def show_kept(self, kept: Seating) -> None:
        """Let all sit as they sat."""
        self.keys.caps = kept.caps
        self.keys.seat_as(kept.places)

    def asked(self, focus: QWidget | None) -> Asked:
        """Return nothing in particular: F1 asks the team for an Item here, and help is the page of signs."""
        return Asked()

    # -- Qt's events ------------------------------------------------------------------------------

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.controller.presses.watch(self.window().windowHandle())
        self.take_focus()

    def hideEvent(self, event: QHideEvent) -> None:
        """Another page has come: the phase is interrupted."""
        self.controller.rest(True)
        super().hideEvent(event)
