"""The Adventure phase on the screen: all hands, the piles, what is asked, and the physical keys."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPoint, QTimer, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QPushButton, QWidget

from chrononauts_qt.games.dungeon_time.actions import Action
from chrononauts_qt.games.dungeon_time.cards import KINDS
from chrononauts_qt.games.dungeon_time.state import ADVENTURE, READY
from chrononauts_qt.kernel.events import Event
from chrononauts_qt.ui.catalog.access_texts import text as access
from chrononauts_qt.ui.catalog.wording import all_of
from chrononauts_qt.ui.games.dungeon_time.controller import DungeonController
from chrononauts_qt.ui.games.dungeon_time.done import Done
from chrononauts_qt.ui.games.dungeon_time.hands import Hands, place_key, read_key
from chrononauts_qt.ui.games.dungeon_time.helps import GLOW, TICK, TWO_PRESSES, helps_of
from chrononauts_qt.ui.games.dungeon_time.heroes_list import hero_lines
from chrononauts_qt.ui.games.dungeon_time.kinds_bar import KindFace
from chrononauts_qt.ui.games.dungeon_time.phase_board import PhaseBoard
from chrononauts_qt.ui.games.dungeon_time.physical_keys import ASK, CARD, DISCARD, DONE
from chrononauts_qt.ui.games.dungeon_time.piles import (
    DISCARDS,
    STORY,
    deck_pieces,
    discard_pieces,
    face_of,
    story_pieces,
)
from chrononauts_qt.ui.games.dungeon_time.ready import KeyCheck
from chrononauts_qt.ui.games.dungeon_time.seat_keys import SeatKeys
from chrononauts_qt.ui.games.dungeon_time.texts import cards as words
from chrononauts_qt.ui.games.dungeon_time.texts import spoken
from chrononauts_qt.ui.games.dungeon_time.texts.phone_texts import text as phone_text
from chrononauts_qt.ui.games.dungeon_time.texts.table_texts import text
from chrononauts_qt.ui.games.dungeon_time.two_presses import Waiting
from chrononauts_qt.ui.games.dungeon_time.views.wall import on_wood, waiting
from chrononauts_qt.ui.kit.accessibility import announce
from chrononauts_qt.ui.kit.page import SMALL_BUTTON
from chrononauts_qt.ui.kit.pieces import Piece, PieceView
from chrononauts_qt.ui.kit.theme import MIN_TEXT_PX, Theme
from chrononauts_qt.ui.table.afar import far_least

GLOW_MS = 1500
"""So long the cards glow that somebody asks for."""


def kind_pieces(controller: DungeonController, called: str = "") -> list[Piece]:
    """Return the kinds that can be asked for, each with the seats that do; one may just have been called."""
    found = []
    for kind in KINDS:
        seats = controller.talk.seats_asking(kind)
        names = all_of(controller.names[seat] for seat in seats)
        said = text("kind-asked", item=words.label(kind), names=names) if seats else words.label(kind)
        note = text("kind-note") if controller.match.bots and not controller.is_afar else ""
        face = KindFace(kind, tuple(str(seat + 1) for seat in seats), kind == called)
        found.append(Piece(kind, said, face, note=note))
    return found


class AdventurePhase(PhaseBoard):
    """Follows the game by signals; a press is an action.

    ``turned_away``: somebody has pressed what is for hands, which are on phones.
    """

    turned_away = Signal()

    def __init__(
        self,
        controller: DungeonController,
        hands: Hands,
        keys: SeatKeys,
        theme: Theme,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(controller, hands, keys, theme, parent)
        self._helps = helps_of(controller.match.options)
        self._glowing = ""
        self._glow = QTimer(self, singleShot=True, interval=GLOW_MS)
        self._glow.timeout.connect(lambda: self.glow(""))
        self.check = KeyCheck(keys, self)
        self.waiting = Waiting(self)
        self.done = Done(controller, hands.now, self)
        self.may_discard: Callable[[int], bool] = lambda seat: True
        """Asked when a gesture would discard a card of a seat: whether its person knows that it does."""
        self._ways: dict[tuple[int, str], PieceView] = {}
        self._connect()
        self.refresh()

    def _connect(self) -> None:
        talk, keys, hands = self.controller.talk, self.keys, self.hands
        for view in self.views:
            view.chosen.connect(lambda key: self.press(*read_key(key)))
            view.discarded.connect(lambda key: self.discard(*read_key(key)))
            view.carried.connect(self._drop)
            view.is_careful = TWO_PRESSES in self._helps
            view.pass_on_enter(lambda key: self.controller.seen().step == READY)
        for seat, (head, button) in enumerate(zip(self.heads, self.done_buttons, strict=True)):
            head.clicked.connect(lambda _=False, seat=seat: self.show_next(seat))
            head.let_go.connect(lambda at, seat=seat: self._change_places(seat, at))
            head.moved.connect(lambda step, seat=seat: self.swap(seat, self.keys.neighbour(seat, step)))
            head.signs.chosen.connect(lambda key, seat=seat: self._tick(seat, int(key)))
            button.clicked.connect(lambda _=False, seat=seat: self.done.press(seat))
        self.story.chosen.connect(self._press_story)
        self.discards.chosen.connect(lambda key: self.waiting.send(DISCARDS))
        self.kinds.chosen.connect(self._ask)
        for part in (*self.findChildren(PieceView), *self.heads, *self.done_buttons):
            part.installEventFilter(self)
        keys.pressed.connect(self._press_key)
        keys.thrown.connect(hands.discard)
        keys.aimed.connect(self._aim)
        keys.asked.connect(self.show_next)
        keys.done.connect(self.done.press)
        keys.paused.connect(lambda seat: self.controller.rest(True, seat))
        keys.wanted.connect(self._ask)
        keys.learned.connect(self._sit)
        self.check.changed.connect(self.refresh)
        self.done.changed.connect(self.refresh)
        self.controller.seats_changed.connect(self._sit)
        talk.changed.connect(self.refresh)
        hands.changed.connect(self.show_hand)
        hands.left.connect(self._slide)
        hands.came.connect(self._fade_in)
        self.controller.happened.connect(self._note_ways)
        self.controller.changed.connect(self.refresh)
        self.controller.asleep_changed.connect(self._show_phones)

    # -- following the game -----------------------------------------------------------------------

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self.is_afar:
            self.refresh()  # the least type has changed

    def see_from(self, afar: bool) -> None:
        """Show the hands of people, or none of them: then it is seen from afar, and no key is theirs."""
        self.is_afar = self.keys.is_away = afar
        self.refresh()
        self.stand()

    def cover(self, on: bool) -> None:
        """Show nothing and have nothing to tell, or show it all again: hidden widgets can still be read."""
        self.is_covered = on
        self.setVisible(not on)
        if on:
            self.flights.stop()
            for view in self.findChildren(PieceView):
                view.show_pieces(())
            for head in self.heads:
                head.setAccessibleName("")
        else:
            self.refresh()
            self.stand()  # what is empty has no place

    def refresh(self) -> None:
        """Show the piles and all hands."""
        if self.is_covered:
            return
        view, people = self.controller.seen(), self.controller.people
        was, self.is_running = self.is_running, view.step == ADVENTURE
        self.deck.show_pieces(deck_pieces(view))
        self.discards.show_pieces(discard_pieces(view))
        self.story.show_pieces(story_pieces(view))
        least = far_least(self.height()) if self.is_afar else MIN_TEXT_PX
        self.heroes.show_pieces(hero_lines(view, self.controller.names, least))
        self.heroes.setVisible(bool(self.heroes.pieces) and not self.is_list)
        self.kinds.show_pieces(kind_pieces(self.controller, self._glowing if self.is_afar else ""))
        for seat, head in enumerate(self.heads):
            self.show_hand(seat)
            is_own = self.shows_hand(seat) and (seat in people or view.step == READY)
            head.setEnabled(is_own and not self.is_afar)
            head.may_move = view.step == READY and not self.is_afar
            head.follow()
            self.word_done(self.done_buttons[seat], seat)
            self.done_buttons[seat].setVisible(self.can_be_done(seat))
        self.waiting.follow()
        if was != self.is_running:
            self.stand()

    def word_done(self, button: QPushButton, seat: int) -> None:
        """Write on a button what a press on it does for its seat; dashed, while it waits for a second one."""
        is_asked = self.done.is_asked(seat)
        is_done = seat in self.controller.seen().done
        does = text("done-again" if is_asked else "go-on-playing" if is_done else "done")
        button.setText(does)
        if len(self.views) > 1:
            button.setAccessibleName(access("valued", name=self.controller.names[seat], value=does))
        look = SMALL_BUTTON + (waiting if is_asked else on_wood)(self.theme)
        if button.styleSheet() != look:
            button.setStyleSheet(look)

    def show_hand(self, seat: int) -> None:
        """Show the cards of a seat where they lie."""
        if self.is_covered:
            return
        view = self.controller.seen()
        played, is_ready = view.missions_played, view.step == READY
        pieces = []
        for place, card in enumerate(self.hands.slots[seat].cards if self.shows_hand(seat) else ()):
            cap, key = self.keys.cap(seat, CARD, place), place_key(seat, place)
            if not card:
                pieces.append(Piece(key, text("empty-place")))
                continue
            face = face_of(card, cap, played)._replace(
                glows=self._glows(card),
                fresh=self.hands.is_fresh(seat, place),
                lit=is_ready and (seat, place) in self.check.tried,
            )
            tale = "" if card in KINDS else words.tale(card)
            pieces.append(Piece(key, spoken.card(card, cap), face, may_drag=True, note=tale))
        self.views[seat].show_pieces(pieces)
        self._show_notes(seat)
        self.show_aimed(seat, self.hands.is_aimed(seat))

    def _show_notes(self, seat: int) -> None:
        """Show at a head the keys of its seat, or its phone."""
        self.heads[seat].show_notes(self._notes(seat))
        self.heads[seat].show_sign(self._sign(seat))

    def _show_phones(self) -> None:
        """Show whose phones are asleep."""
        for seat in range(len(self.heads)):
            self._show_notes(seat)

    # -- what moves -------------------------------------------------------------------------------

    def _note_ways(self, events: tuple[Event, ...]) -> None:
        """Remember to which pile a card goes, until its place tells that it has left."""
        piles = {"CardPlayed": self.story, "CardDiscarded": self.discards}
        self._ways = {
            (event.data["seat"], event.data["card"]): piles[event.name]
            for event in events
            if event.name in piles
        }

    def _slide(self, seat: int, place: int, card: str) -> None:
        """Let a card slide from its place to its pile, and nobody wait for it."""
        pile = self._ways.pop((seat, card), None)
        if pile is not None and not self.is_list:
            face = face_of(card, "", self.controller.seen().missions_played)
            self.flights.slide(face, self.place_of(seat, place), self.top_of(pile))

    def _fade_in(self, seat: int, place: int) -> None:
        if self.shows_hand(seat):
            self.flights.fade_in(self.place_of(seat, place))

    def _notes(self, seat: int) -> tuple[str, ...]:
        """Return what a head says of the keys of its seat, or its phone, the longest first."""
        if seat in self.controller.phones:
            said = phone_text("asleep" if seat in self.controller.asleep else "by-phone")
            is_done = self.is_afar and seat in self.controller.seen().done
            return (text("done"), said) if is_done else (said,)
        if seat not in self.controller.people:
            return ()
        if self.hands.is_aimed(seat):
            return (text("discards-next"),)
        discard = self.keys.cap(seat, DISCARD)
        ask, done = self.keys.cap(seat, ASK), self.keys.cap(seat, DONE)
        return (
            text("all-keys-of-seat", ask=ask, discard=discard, done=done),
            text("keys-of-seat", ask=ask, discard=discard),
            text("discard-key", letter=discard),
        )

    def _sign(self, seat: int) -> str:
        is_asleep = seat in self.controller.asleep
        return "" if seat not in self.controller.phones else "phone-asleep" if is_asleep else "phone"

    def _glows(self, card: str) -> bool:
        is_asked = GLOW in self._helps and bool(self.controller.talk.seats_asking(card))
        return card == self._glowing or (is_asked and card in KINDS)

    def glow(self, kind: str) -> None:
        """Let the cards of a kind glow in all hands for a moment, "" none."""
        self._glowing = kind
        for seat in range(len(self.views)):
            self.show_hand(seat)
        if self.is_afar and not self.is_covered:
            self.kinds.show_pieces(kind_pieces(self.controller, kind))
        if kind:
            self._glow.start()

    # -- what people say to the team --------------------------------------------------------------

    def _ask(self, kind: str) -> None:
        """Ask who has a kind, for the seat whose hand has the keys, else for the first person's; while it
        still glows, ask companions whether the Story has it. From afar only phones ask."""
        if self.is_afar:
            self.turned_away.emit()
            return
        people, here = self.controller.people, self.seat_with_keys()
        asking = here if here in people else next(iter(people), 0)
        talk = self.controller.talk
        is_again = self._glowing == kind and bool(self.controller.match.bots)
        (talk.wonder if is_again else talk.ask)(asking, kind)

    def seat_with_keys(self) -> int | None:
        """Return the seat whose hand has the keys, as pictures or as a list."""
        return next((seat for seat, view in enumerate(self.views) if view.hasFocus()), None)

    def show_next(self, seat: int) -> None:
        """Let the marker of a seat go on to the next of its Missions."""
        missions = [card for card in self.hands.slots[seat].cards if card and card not in KINDS]
        self.controller.talk.show_next(seat, missions)

    def _tick(self, seat: int, place: int) -> None:
        mission = self.controller.talk.markers.get(seat)
        if mission is not None and TICK in self._helps:
            self.controller.talk.tick(mission, place)

    # -- what is done with the pointer ------------------------------------------------------------

    def press(self, seat: int, place: int) -> None:
        """Play a card of a person; of a companion ask for an Item, or let a Mission wait."""
        card = self.hands.card(seat, place)
        if seat in self.controller.people and TWO_PRESSES in self._helps:
            self.waiting.choose(seat, place)
        elif seat in self.controller.people:
            self.hands.play(seat, place)
        elif card in KINDS:
            self._ask(card)
        elif card:
            self.controller.talk.say_no(card)

    def discard(self, seat: int, place: int) -> None:
        """Discard a card of a person, who knows what the gesture does."""
        if seat in self.controller.people and (not self.can_discard(seat, place) or self.may_discard(seat)):
            self.hands.discard(seat, place)

    def can_discard(self, seat: int, place: int) -> bool:
        """Tell whether a gesture on a place would discard a card now."""
        action = Action("discard", self.hands.card(seat, place))
        return not self.controller.is_at_rest and self.controller.explain(seat, action) is None

    def _press_story(self, key: str) -> None:
        """Play the card that waits, else promise the Reward that was pressed."""
        if not self.waiting.send(STORY):
            self.controller.talk.promise(key)

    def _drop(self, key: str, at: QPoint) -> None:
        """A finger has carried a card somewhere; a place that takes none is nothing."""
        for pile, target in ((self.story, STORY), (self.discards, DISCARDS)):
            if pile.rect().contains(pile.mapFromGlobal(at)):
                self.submit_drop(key, "hand", target)

    def submit_drop(self, card_id: str, source: str, target: str) -> None:
        """Play or discard the card of a place."""
        (self.hands.play if target == STORY else self.hands.discard)(*read_key(card_id))

    # -- who sits where ---------------------------------------------------------------------------

    def _press_key(self, seat: int, place: int) -> None:
        """Play a card by its key, or discard it; before the glass is turned the key is tried."""
        if self.controller.seen().step == READY:
            self.check.tap(seat, place)
            announce(self, spoken.card(self.hands.card(seat, place), self.keys.cap(seat, CARD, place)))
        else:
            self.hands.press(seat, place)

    def _aim(self, seat: int) -> None:
        """Let the next key of a seat discard, or not after all."""
        self.hands.aim(seat)
        if self.hands.is_aimed(seat):
            announce(self, text("discards-next"))

    def _change_places(self, seat: int, at: QPoint) -> None:
        """A head has been let go over another one."""
        other = next((one for one, head in enumerate(self.heads) if head.geometry().contains(at)), seat)
        self.swap(seat, other)

    def swap(self, seat: int, other: int) -> None:
        """Let two seats change places before the glass is turned."""
        if seat != other and self.controller.seen().step == READY:
            self.keys.swap(seat, other)

    def _sit(self) -> None:
        """Show all in their places with their keys."""
        self.lead_focus()
        self.stand()
        self.refresh()
