"""Leaks on purpose: each lets one thing on a public surface depend on what is hidden, or keeps it there."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import pytest
from PySide6.QtCore import QModelIndex, QObject, QPoint, Qt, QTimer
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QColor, QGuiApplication, QPainter
from PySide6.QtWidgets import QLabel

from chrononauts_qt.games.chrononauts.threats import Threat
from chrononauts_qt.games.chrononauts.view import View
from chrononauts_qt.session.match import Match
from chrononauts_qt.ui.games.artifaxx.counter_slot import CounterSlot
from chrononauts_qt.ui.games.artifaxx.drawer import MissionDrawer
from chrononauts_qt.ui.games.artifaxx.log_panel import LogPanel
from chrononauts_qt.ui.games.chrononauts import announcer
from chrononauts_qt.ui.games.chrononauts.announcer import Announcer
from chrononauts_qt.ui.games.chrononauts.beats import Beat
from chrononauts_qt.ui.games.chrononauts.buttons import Buttons
from chrononauts_qt.ui.games.chrononauts.control.match_controller import MatchController
from chrononauts_qt.ui.games.chrononauts.course import Course
from chrononauts_qt.ui.games.chrononauts.explain.why_page import WhyLine, WhyPage
from chrononauts_qt.ui.games.chrononauts.flow import Flow
from chrononauts_qt.ui.games.chrononauts.gestures import Gestures
from chrononauts_qt.ui.games.chrononauts.goals import GoalsModel
from chrononauts_qt.ui.games.chrononauts.models.hand_model import HandModel
from chrononauts_qt.ui.games.chrononauts.models.players_model import PlayerFace, PlayersModel
from chrononauts_qt.ui.games.chrononauts.reading import Reader
from chrononauts_qt.ui.games.chrononauts.sheets.memo_window import MemoPanel
from chrononauts_qt.ui.games.chrononauts.slot import Slot
from chrononauts_qt.ui.games.chrononauts.views.animator import Animator
from chrononauts_qt.ui.games.chrononauts.views.inspector_sheet import Sheet
from chrononauts_qt.ui.games.chrononauts.views.pile_view import PileView
from chrononauts_qt.ui.kit.card_view import CardView
from chrononauts_qt.ui.kit.marks import Mark
from chrononauts_qt.ui.kit.sound import Speaker
from chrononauts_qt.ui.shell.main_window import Covers
from chrononauts_qt.ui.table import table_title
from chrononauts_qt.ui.table.curtain import Curtain
from chrononauts_qt.ui.table.status_line import StatusLine

Leak = Callable[[pytest.MonkeyPatch], None]


def has_memo(match: Match) -> bool:
    """Tell what differs between the worlds: whether the first seat holds a Memo."""
    return "memo" in match.view(0).hand


def after(patch: pytest.MonkeyPatch, owner: type, name: str, act: Callable[[Any], object]) -> None:
    """Let something happen besides, each time a method has been called."""
    right = getattr(owner, name)

    def besides(self: Any, *words: Any, **named: Any) -> Any:
        found = right(self, *words, **named)
        act(self)
        return found

    patch.setattr(owner, name, besides)


def match_of(part: QObject) -> Match:
    """Return the match of the table that a part stands on."""
    above: Any = part
    while not hasattr(above, "controller"):
        above = above.parent()
    match: Match = above.controller.match
    return match


# -- what stays when the curtain falls ------------------------------------------------------------


def rings_stay(patch: pytest.MonkeyPatch) -> None:
    """Rings outlive the card that they were for."""
    right = CardView.set_legal_targets
    patch.setattr(
        CardView,
        "set_legal_targets",
        lambda self, targets: right(self, targets) if targets else None,
    )


def hand_stays(patch: pytest.MonkeyPatch) -> None:
    """The hand's model keeps the last hand below the curtain."""
    right = HandModel.set_view
    patch.setattr(
        HandModel,
        "set_view",
        lambda self, view, reasons=None: right(self, view, reasons) if view.hand else None,
    )


def goals_stay(patch: pytest.MonkeyPatch) -> None:
    """Identity and Mission are forgotten only when others come."""
    for owner, name in ((GoalsModel, "set_view"), (MissionDrawer, "show_view")):
        right = getattr(owner, name)
        patch.setattr(
            owner, name, lambda self, view, right=right: right(self, view) if view.mission else None
        )


def inspector_stays(patch: pytest.MonkeyPatch) -> None:
    """A card that is read large stays over the table."""
    patch.setattr(Reader, "close", lambda self: None)


def inspector_keeps_its_picture(patch: pytest.MonkeyPatch) -> None:
    """It closes, but a picture of it can still be taken."""
    right = Sheet.show_page
    patch.setattr(Sheet, "show_page", lambda self, page, *size: right(self, page, *size) if page else None)


def message_stays(patch: pytest.MonkeyPatch) -> None:
    """What was said to one seat of its cards stays on the table."""
    patch.setattr(Announcer, "forget", lambda self: None)


def clipboard_keeps(patch: pytest.MonkeyPatch) -> None:
    """A chosen card is copied."""

    def copy(self: Gestures) -> None:
        QGuiApplication.clipboard().setText(self._arming.card or "")

    after(patch, Gestures, "choose_card", copy)


# -- what depends on hidden cards -------------------------------------------------------------------


def log_tells(patch: pytest.MonkeyPatch) -> None:
    """The Log has a line for it."""

    def tell(self: Announcer) -> None:
        self._log.append([self._chronicle.remark("!" if has_memo(self._controller.match) else "?")])

    after(patch, Announcer, "_tell", tell)


def sound_tells(patch: pytest.MonkeyPatch) -> None:
    """A sound more."""
    right = Speaker.play

    def tell(self: Speaker, cue: str) -> None:
        for _ in range(2 if has_memo(match_of(self)) else 1):
            right(self, cue)

    patch.setattr(Speaker, "play", tell)


def motion_tells(patch: pytest.MonkeyPatch) -> None:
    """What moves takes a little longer."""

    def tell(self: Animator) -> None:
        for move in self._moves:
            move.end += 5 if has_memo(match_of(self)) else 0

    after(patch, Animator, "begin", tell)


def slot_tells(patch: pytest.MonkeyPatch) -> None:
    """A card that is being played is held up a little further to the right, and told otherwise."""
    after(patch, Slot, "stand", lambda slot: slot.move(slot.pos() + QPoint(has_memo(match_of(slot)), 0)))
    after(patch, CounterSlot, "hide_newest", lambda slot: slot.setAccessibleDescription(
        "!" if has_memo(match_of(slot)) else "?"))


def beat_tells(patch: pytest.MonkeyPatch) -> None:
    """What has come of a deed is told with a word more."""

    def tell(self: Slot, beat: Beat, **how: bool) -> None:
        right(self, beat._replace(came="!") if has_memo(match_of(self)) else beat, **how)

    right = Slot._hold
    patch.setattr(Slot, "_hold", tell)


def recap_tells(patch: pytest.MonkeyPatch) -> None:
    """Whoever begins a turn reads a line more."""
    right = WhyPage.show_lines

    def tell(self: WhyPage, heading: str, lines: Sequence[WhyLine], *more: str) -> None:
        right(self, heading, [*lines, WhyLine("!" if has_memo(match_of(self)) else "?")], *more)

    patch.setattr(WhyPage, "show_lines", tell)
    after(patch, LogPanel, "show_since", lambda panel: panel.setAccessibleDescription(
        "!" if has_memo(match_of(panel)) else "?"))


def back_tells(patch: pytest.MonkeyPatch) -> None:
    """The cards of the piles have two backs."""

    right = PileView.paint_cell

    def tell(self: PileView, painter: QPainter, index: QModelIndex, marks: Mark) -> None:
        right(self, painter, index, marks)
        color = QColor("white" if has_memo(match_of(self)) else "black")
        painter.fillRect(self.viewport().rect().center().x(), 30, 2, 2, color)

    patch.setattr(PileView, "paint_cell", tell)


def pixel_tells(patch: pytest.MonkeyPatch) -> None:
    """One pixel of the table."""

    def tell(self: Flow) -> None:
        table: Any = self._sheets.parent()
        spot = table.findChild(QLabel, "spot") or QLabel(table)
        spot.setObjectName("spot")
        spot.setFixedSize(1, 1)
        spot.setStyleSheet(f"background: {'white' if has_memo(match_of(self)) else 'black'}")
        spot.show()

    after(patch, Flow, "refresh", tell)


def _steps_tell(patch: pytest.MonkeyPatch, act: Callable[[Any, bool], object]) -> None:
    after(patch, Buttons, "show", lambda self: act(self._steps, has_memo(self._controller.match)))


def tooltip_tells(patch: pytest.MonkeyPatch) -> None:
    """A button says it to who hovers long enough."""
    _steps_tell(patch, lambda steps, has: steps.claim_button.setToolTip("!" if has else "?"))


def status_tip_tells(patch: pytest.MonkeyPatch) -> None:
    """A tip for a status bar that is nowhere shown."""
    _steps_tell(patch, lambda steps, has: steps.setStatusTip("!" if has else "?"))


def description_tells(patch: pytest.MonkeyPatch) -> None:
    """A screen reader could read it out."""
    _steps_tell(patch, lambda steps, has: steps.primary.setAccessibleDescription("!" if has else ""))


def claim_is_there_for_some(patch: pytest.MonkeyPatch) -> None:
    """The claim is offered only to who might need it."""
    _steps_tell(patch, lambda steps, has: steps.claim_button.setVisible(has))


def hint_has_two_sizes(patch: pytest.MonkeyPatch) -> None:
    """The hint's button is larger where there is more to say."""
    _steps_tell(patch, lambda steps, has: steps.hint_button.resize(40 if has else 41, 40))


def cursor_tells(patch: pytest.MonkeyPatch) -> None:
    """Another pointer over the buttons."""
    hand, arrow = Qt.CursorShape.PointingHandCursor, Qt.CursorShape.ArrowCursor
    _steps_tell(patch, lambda steps, has: steps.setCursor(hand if has else arrow))


def tab_tells(patch: pytest.MonkeyPatch) -> None:
    """Tab stops where there is something to do."""
    tab, none = Qt.FocusPolicy.TabFocus, Qt.FocusPolicy.NoFocus
    right = Flow.refresh

    def tell(self: Flow) -> None:
        right(self)
        table: Any = self._sheets.parent()
        table.status.menu_button.setEnabled(has_memo(match_of(self)))
        table.status.menu_button.setFocusPolicy(tab if has_memo(match_of(self)) else none)

    patch.setattr(Flow, "refresh", tell)


def timer_tells(patch: pytest.MonkeyPatch) -> None:
    """A timer waits longer."""

    def tell(self: Flow) -> None:
        timer = self.findChild(QTimer) or QTimer(self)
        timer.start(90_000 if has_memo(match_of(self)) else 80_000)

    after(patch, Flow, "refresh", tell)


def signal_comes_twice(patch: pytest.MonkeyPatch) -> None:
    """Everything is told once more."""

    def tell(self: MatchController) -> None:
        if has_memo(self.match):
            self.changed.emit()

    after(patch, MatchController, "settle", tell)


def voice_tells(patch: pytest.MonkeyPatch) -> None:
    """The curtain says more than whom the computer goes to."""

    def tell(self: Curtain) -> None:
        words = "!" if has_memo(match_of(self)) else "?"
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, words))

    after(patch, Curtain, "cover", tell)


def narrator_tells(patch: pytest.MonkeyPatch) -> None:
    """The course that is told to all has it."""
    right = Course._tell

    def tell(self: Course, events: Any) -> None:
        right(self, events)
        self._narrator.say("!" if has_memo(self._controller.match) else "?")

    patch.setattr(Course, "_tell", tell)


def threat_tells(patch: pytest.MonkeyPatch) -> None:
    """A panel shows which Mission a player pursues."""
    right = PlayersModel._face

    def told(self: PlayersModel, view: View, seat: int, threat: Threat) -> PlayerFace:
        mission = match_of(self).view(seat).mission
        return right(self, view, seat, Threat(artifacts=2, missions=(mission,)) if mission else threat)

    patch.setattr(PlayersModel, "_face", told)


def title_tells(patch: pytest.MonkeyPatch) -> None:
    """The task bar shows it."""

    def tell(self: Flow) -> None:
        table: Any = self._sheets.parent()
        table.window().setWindowTitle("!" if has_memo(match_of(self)) else "?")

    after(patch, Flow, "refresh", tell)


def title_of_a_turn_tells(patch: pytest.MonkeyPatch) -> None:
    """The title of the window, which says whose turn it is, says more."""
    right = table_title.table_title

    def told(controller: Any) -> str:
        return right(controller) + ("!" if has_memo(controller.match) else "")

    patch.setattr(table_title, "table_title", told)


def progress_tells(patch: pytest.MonkeyPatch) -> None:
    """The status line says how near a Mission is."""

    def tell(self: StatusLine) -> None:
        match = match_of(self)
        self.setAccessibleName(str(match.view(0).mission))

    after(patch, StatusLine, "say_turn", tell)


def memo_is_asked_of_some(patch: pytest.MonkeyPatch) -> None:
    """A Memo window asks only those who could answer."""

    def tell(self: MemoPanel) -> None:
        match = match_of(self)
        for seat, button in enumerate(self.seat_buttons):
            button.setEnabled("memo" in match.view(seat).hand)

    after(patch, MemoPanel, "set_looked", tell)


def ring_runs_slower(patch: pytest.MonkeyPatch) -> None:
    """A Memo window lasts longer where there is a Memo."""
    right = MemoPanel.set_fraction

    def tell(self: MemoPanel, fraction: float) -> None:
        right(self, fraction * (1.2 if has_memo(match_of(self)) else 1.0))

    patch.setattr(MemoPanel, "set_fraction", tell)


# -- what does not cover ------------------------------------------------------------------------------


def leaving_does_not_cover(patch: pytest.MonkeyPatch) -> None:
    """Another program gets the screen, and nobody notices."""
    patch.setattr(announcer, "is_away", lambda state: False)


def window_does_not_cover(patch: pytest.MonkeyPatch) -> None:
    """The window goes, and its last picture shows the hand."""
    patch.setattr(Covers, "goes", lambda self, event: False)
    patch.setattr(MatchController, "turn_away", lambda self: None)


def lock_does_not_cover(patch: pytest.MonkeyPatch) -> None:
    """The session is locked, and the picture of the screen shows the hand."""
    patch.setattr(Covers, "cover", lambda self: None)


def opened_uncovered(patch: pytest.MonkeyPatch) -> None:
    """A game that is opened goes on where somebody was looking."""

    def lift(self: MatchController) -> None:
        self.viewer = self.wanted

    after(patch, MatchController, "follow_bots", lift)
