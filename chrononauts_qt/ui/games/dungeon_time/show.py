"""The Resolution on the screen: a Story revealed step by step, and everything the team decides in it."""

from __future__ import annotations

import time
from collections.abc import Callable

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QWidget

from chrononauts_qt.games.dungeon_time.actions import REVEAL, Action
from chrononauts_qt.games.dungeon_time.state import ADVENTURE, RESOLVE
from chrononauts_qt.kernel.events import Event
from chrononauts_qt.ui.catalog.wording import sentences
from chrononauts_qt.ui.games.dungeon_time import show_drawing as draw
from chrononauts_qt.ui.games.dungeon_time import show_pieces as pieces
from chrononauts_qt.ui.games.dungeon_time.asking import Chooser
from chrononauts_qt.ui.games.dungeon_time.blink import Blink
from chrononauts_qt.ui.games.dungeon_time.controller import DungeonController
from chrononauts_qt.ui.games.dungeon_time.show_board import Board
from chrononauts_qt.ui.games.dungeon_time.suspense import HUSH, LAND, NEED, needs_seen, stages_of
from chrononauts_qt.ui.games.dungeon_time.texts import cards as words
from chrononauts_qt.ui.games.dungeon_time.texts.show_texts import text
from chrononauts_qt.ui.games.dungeon_time.texts.talk import say as sentence
from chrononauts_qt.ui.games.dungeon_time.verdicts import Verdict, ending, news, verdict
from chrononauts_qt.ui.kit import clock as pace
from chrononauts_qt.ui.kit.accessibility import announce
from chrononauts_qt.ui.kit.card_view import ENTER
from chrononauts_qt.ui.kit.theme import Theme
from chrononauts_qt.ui.table.list_page import PieceTable

RUN_MS = 700
"""So long every Item is looked at while the Story runs by itself."""


class ResolutionShow(Board):
    """Follows the game; a press is an action. The primary button reveals the next card and nothing else; what
    is asked has a button of its own. Enter reveals, or does what has been chosen; where nothing has, it tells
    how to choose: declining is a press on the button of answers. Space chooses what has the focus.

    ``heard`` is a sound, ``ended``: the end has been seen, ``over``: somebody goes on from there.
    """

    ACCESSIBLE_ROLE = "Canvas"

    heard = Signal(str)
    ended = Signal()
    over = Signal()

    def __init__(
        self,
        controller: DungeonController,
        theme: Theme,
        parent: QWidget | None = None,
        now: Callable[[], float] = time.monotonic,
    ) -> None:
        super().__init__(controller, theme, parent)
        self.chooser = Chooser(controller)
        self._blink = Blink(now)
        self._runs = self._is_ended = self._is_counselled = False
        self._untold = ""
        self._run = QTimer(self, singleShot=True)
        self._run.timeout.connect(self._run_on)
        self._connect()
        self.refresh()

    def _connect(self) -> None:
        for view in (self.story, self.past, self.slots, self.card):
            view.inspect.connect(self.press_enter)
            view.pass_on_enter(lambda key: True)
        self.answers.chosen.connect(self.press)
        self.answers.inspect.connect(self.press)
        self.answers.pass_on_enter(lambda key: True)
        self.heroes.chosen.connect(self.use)
        self.heroes.inspect.connect(self.use)
        self.run_button.clicked.connect(self.run)
        self.button.clicked.connect(self.go_on)
        self.answer_button.clicked.connect(self.answer)
        self.suspense.heard.connect(self.heard)
        self.suspense.moved.connect(self._light)
        self.suspense.entered.connect(self._follow_stage)
        self.suspense.ended.connect(self.refresh)
        self.suspense.ended.connect(self.controller.retold)
        self.controller.happened.connect(self._hear)
        self.controller.changed.connect(self.refresh)
        self.controller.refused.connect(self.say)

    # -- following the game -----------------------------------------------------------------------

    def _hear(self, events: tuple[Event, ...]) -> None:
        """Begin to show what has happened; the view of before is still the one that is seen."""
        view, before = self.controller.seen(), self.seen
        if view.step == ADVENTURE:
            return
        self.note = self.counsel = ""
        self._is_counselled = False
        self.chooser.forget()  # somebody has decided, here or by phone
        self.suspense.begin(stages_of(events, before.backpack))
        card, told = news(events, view, self.controller.names)
        ended = ending(view).whole if view.outcome is not None else ""
        self._untold = sentences(told, ended)
        if self.suspense.is_running:
            announce(self, card)
        else:
            self._untold = sentences(card, self._untold)

    def refresh(self) -> None:
        """Show what is known; what is still in suspense stays as it was."""
        self.seen = view = self.controller.seen()
        is_still = not self.suspense.is_running
        elsewhere = QApplication.focusWidget()
        is_here = elsewhere is None or elsewhere is self or self.isAncestorOf(elsewhere)
        focus = self.focusWidget()
        had_keys = is_here and (focus.view if isinstance(focus, PieceTable) else focus) in (
            self, self.button, self.answers, self.answer_button, self.heroes)
        names = self.controller.names
        self.asked = self.chooser.asked() if is_still else None
        self.needs = needs_seen(view.events, view.backpack)
        self.story.show_pieces([pieces.story_piece(view)])
        self.card.show_pieces([pieces.shown_piece(view, names)])
        if not self.suspense.is_judging:
            self.settled = view
            self.verdict = verdict(view.events, names)
            if view.outcome is not None and is_still:
                self.verdict = ending(view)
            self._show_slots()
        else:
            self.verdict = Verdict(text("judging"))
        self.heroes.show_pieces(pieces.hero_pieces(self.controller, self.chooser, is_still))
        self.answers.show_pieces(pieces.answer_pieces(self.asked, self.chooser.may_move))
        self.stage.tear(
            any(event.name == "BackpackBroke" for event in view.events) and not self.suspense.is_judging
        )
        self._show_buttons()
        if is_still:
            self._take_counsel()
        self.stand()
        self.setAccessibleDescription(self.so_far)
        self._lead_focus(had_keys)
        if is_still:
            self._go_on()

    def _take_counsel(self) -> None:
        """Let a companion say once what it would do; whoever presses decides."""
        if self._is_counselled:
            return
        self._is_counselled = True
        advised = self.controller.bots.counsel()
        if advised is not None:
            seat, advice = advised
            said = sentence(advice.key, advice.params)
            self.counsel = text("counsel", name=self.controller.names[seat], said=said)
            announce(self, self.counsel)

    def _show_slots(self) -> None:
        """Show the Backpack; what is on its way to its place is not there yet."""
        view, stage = self.seen, self.suspense.stage
        self.backpack.follow(view.backpack, view.limit)
        found = self.backpack.newest(stage.kind) if stage is not None and stage.name == LAND else None
        self.slots.show_pieces(pieces.slot_pieces(self.backpack.slots, found[0] if found else None))
        if found:
            slot, place = found
            box = draw.places_in(self.slots.place_of(slot, self))[place]
            self.stage.aim(box, self.backpack.slots[slot].tokens[place])

    def _show_buttons(self) -> None:
        asked, view = self.asked, self.seen
        is_over = view.outcome is not None and not self.suspense.is_running
        does = text("see-end" if is_over else "reveal")
        self.button.setText(text("enter-below", does=does) if asked is None else does)
        self.button.setAccessibleName(text("enter", does=does) if asked is None else does)
        self.button.setEnabled(asked is None)
        if asked is not None:
            by_enter, said = asked.can_be_answered and asked.is_chosen, asked.button
            self.answer_button.setText(text("answer", does=said) if by_enter else said)
            self.answer_button.setAccessibleName(text("enter", does=said) if by_enter else said)
            self.answer_button.setEnabled(asked.can_be_answered)
            self.light_answer(by_enter)
        self.run_button.setText(text("stop" if self._runs else "run"))
        self.run_button.setEnabled(self._runs or self.may_run)
        self._blink.mean(does if asked is None else f"{len(view.events)} {asked.question}")

    def _follow_stage(self) -> None:
        stage = self.suspense.stage
        if stage is not None and stage.name in (NEED, HUSH):
            self.stand()
            self._light()
        else:
            self.refresh()

    def _light(self) -> None:
        """Draw the needs again, of which one lights up."""
        if self._side is not None:
            self.update(self._side.needs.toAlignedRect())

    def _go_on(self) -> None:
        """Let the Story run on, or tell that the end has been seen."""
        announce(self, self._untold)
        self._untold = ""
        if self.seen.outcome is not None and not self._is_ended:
            self._is_ended = True
            self.ended.emit()
        if self._runs and not self.may_run:
            self.stop()

    def _lead_focus(self, had_keys: bool) -> None:
        """Lead the keys to what is asked, or to the button that reveals."""
        is_asked = self.asked is not None and bool(self.asked.choices)
        if is_asked and not self.answers.currentIndex().isValid():
            self.answers.setCurrentIndex(self.answers.model().index(0, 0))
        if had_keys:
            (self.answers if is_asked else self.button).setFocus()

    # -- doing ------------------------------------------------------------------------------------

    def press_enter(self, *said: object) -> None:
        """Reveal the next card, or do what has been chosen. While nothing has been, tell how to choose: Enter
        declines only where the button that says so has the focus."""
        asked = self.asked
        if asked is None or self.suspense.is_running:
            self.go_on()
        elif asked.is_chosen or not asked.choices or self.focusWidget() is self.answer_button:
            self.answer()
        elif not self._blink.is_on:
            self.chooser.remind()
            self.answers.setFocus()
            self._ask()

    def go_on(self) -> None:
        """Reveal the next card; after the last one leave the Resolution, unless only a lesson leads on."""
        if self.suspense.is_running:
            self.suspense.finish()
        elif self.asked is None and not self._blink.is_on and not self.button.isHidden():
            if self.seen.outcome is not None:
                self.over.emit()
            else:
                self._decide(REVEAL)

    def answer(self) -> None:
        """Do with what is chosen what the button of the answers says."""
        asked = self.asked
        if asked is None or not asked.can_be_answered or self._blink.is_on:
            return
        if asked.is_back:
            self.chooser.forget()
            self.refresh()
            return
        action = self.chooser.copy(asked.copied) if asked.copied else asked.action
        if action is not None:
            self._decide(action)
        else:
            self._ask()

    def _ask(self) -> None:
        """Show the next question, and let it be heard."""
        self.refresh()
        if self.asked is not None:
            announce(self, self.asked.question)

    def press(self, key: str) -> None:
        """Choose an answer, or let it go."""
        if self._blink.is_on or self._blink.is_double(key):
            return
        self.chooser.press(key)
        self.note = ""
        self.refresh()
        if self.asked is not None:
            announce(self, sentences(text("full-stop", verdict=self.asked.button), self.asked.effect))

    def explain_drop(self, card_id: str, source: str, target: str) -> str | None:
        """Return None where an answer can be dropped: on another one that has a place in an order."""
        return None if source == "answers" and target != card_id else ""

    def submit_drop(self, card_id: str, source: str, target: str) -> None:
        """Put a card in the place of another one."""
        self.chooser.move(card_id, target)
        self.refresh()

    def use(self, hero: str) -> None:
        """Let a Hero act, or say why it cannot."""
        if self.suspense.is_running:
            return
        why = pieces.why_not(self.controller, self.chooser, hero)
        if why:
            self.say(text("choice-spoken", card=words.hero_name(hero), effect=why))
            return
        self.stop()
        action = self.chooser.begin(hero)
        if action is not None:
            self._decide(action)
            return
        self._ask()

    def reconsider(self) -> bool:
        """Take back what is only chosen, or a question; tell whether there was anything."""
        if not self.chooser.picked and (self.asked is None or not self.asked.is_back):
            return False
        self.chooser.forget()
        self.refresh()
        return True

    def go_back(self) -> None:
        """Something has been taken back: nothing is in suspense, chosen or noted any more."""
        self.stop()
        self.suspense.finish()
        self.chooser.forget()
        self.note = self.counsel = self._untold = ""
        self._is_counselled = False

    def _decide(self, action: Action) -> None:
        self.chooser.forget()
        self.controller.decide(action)

    def say(self, sentence: str, rule: str = "") -> None:
        """Write a sentence beside the card until something is done, and let it be heard."""
        self.note = sentence
        announce(self, sentence)
        self.stand()

    # -- the Story runs by itself -----------------------------------------------------------------

    @property
    def may_run(self) -> bool:
        """Tell whether a card comes, a new kind would find a slot, and nothing is asked."""
        view = self.seen
        is_free = view.step == RESOLVE and self.asked is None
        return is_free and view.story_back is not None and view.slots < view.limit

    def run(self) -> None:
        """Reveal Items one after the other and the Mission that follows them, or stop that."""
        if self._runs:
            self.stop()
        elif self.may_run and not self.suspense.is_running:
            self._runs = True
            self._run_on()

    def stop(self) -> None:
        """Reveal nothing more by itself."""
        self._run.stop()
        if self._runs:
            self._runs = False
            self._show_buttons()

    def _run_on(self) -> None:
        if self.suspense.is_running:
            self._run.start(RUN_MS // 10)
        elif self._runs:
            if self.seen.story_back == "mission":
                self.stop()
            else:
                self._run.start(round(RUN_MS * (pace.speed() or 1.0)))
            self._decide(REVEAL)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter and Space do what can be done, Esc stops what runs or takes a question back."""
        if event.isAutoRepeat():
            return
        if event.key() in (*ENTER, Qt.Key.Key_Space):
            self.press_enter()
        elif event.key() == Qt.Key.Key_Escape and (
            self._runs or (self.asked is not None and self.asked.is_back)
        ):
            self.stop()
            self.chooser.forget()
            self.refresh()
        else:
            super().keyPressEvent(event)
