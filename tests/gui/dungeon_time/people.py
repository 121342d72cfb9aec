"""A team before its window: from a new game to the page of the end, by what lies on the screen.

People read what the lists of the table show and remember what they have seen played; nothing else.
"""

from __future__ import annotations

from collections.abc import Mapping
from itertools import chain, count
from random import Random
from types import MappingProxyType, SimpleNamespace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from chrononauts_qt.games.dungeon_time.cards import ADVENTURES
from chrononauts_qt.ui.games.dungeon_time import count_in, sand_out, terms
from chrononauts_qt.ui.games.dungeon_time.blink import BLINK
from chrononauts_qt.ui.games.dungeon_time.desk import DungeonDesk
from chrononauts_qt.ui.games.dungeon_time.end_page import DungeonEnd
from chrononauts_qt.ui.games.dungeon_time.hands import FRESH, place_key, read_key
from chrononauts_qt.ui.games.dungeon_time.new_game_panel import DungeonPanel
from chrononauts_qt.ui.games.dungeon_time.physical_keys import blocks
from chrononauts_qt.ui.games.dungeon_time.piles import Pile, Promise
from chrononauts_qt.ui.games.dungeon_time.views.cards import CardFace
from chrononauts_qt.ui.kit.pieces import PieceView
from chrononauts_qt.ui.kit.questions import OneOf
from chrononauts_qt.ui.shell import dealing
from chrononauts_qt.ui.shell.main_window import MainWindow
from tests.gui.dungeon_time.games import GAME, Mind
from tests.gui.dungeon_time.person import Person
from tests.gui.dungeon_time.show_players import Keyboard, Mouse
from tests.gui.program import settle, walk_to
from tests.gui.robot import HandClock

PACE = (0.9, 3.6)
"""Seconds from one card of the team to the next."""
TICK = 0.25
"""So often, in seconds, the timer of the table is heard here."""


def deal(patch: pytest.MonkeyPatch, *seeds: str) -> None:
    """Let the next games be dealt by these seeds, and let nobody wait for a pause or for the last sand."""
    left, ids = chain(seeds, map(str, count(1))), count(1)
    patch.setattr(terms, "secrets", SimpleNamespace(token_hex=lambda _: next(left)))
    patch.setattr(dealing, "new_id", lambda: f"{next(ids):016x}")
    patch.setattr(count_in, "SECOND_MS", 1)
    patch.setattr(sand_out, "LASTS_MS", 1)
    patch.setattr("sys.platform", "linux")


class People(Person):
    """Whoever plays at one window. The physical keys are those of all seats."""

    def __init__(self, window: MainWindow, clock: HandClock, seed: str = "whole", slip: float = 0.0) -> None:
        super().__init__(window, clock)
        self.seed, self._slip = seed, slip
        self.sit_down()

    def sit_down(self) -> None:
        """Begin a game with a clear head."""
        self.dice = Random(self.seed)
        self.mind = Mind(Random(self.seed), self._slip)
        self._heard = 0

    # -- before the glass -------------------------------------------------------------------------

    def ask_new_game(self, *names: str, ranks: Mapping[int, int] = MappingProxyType({})) -> DungeonPanel:
        """Come from the first page to that of a new game, and seat these; `ranks`: so many steps down the
        list of who can play stands the rank of a seat."""
        self.press(self.window.home.boxes[GAME].start_button)
        page, seats = self.window.new_game, self.window.new_game.people
        while len(seats.rows) > len(names):
            self.press(seats.rows[-1].remove)
        while len(seats.rows) < len(names):
            self.press(seats.add_button)
        for seat, name in enumerate(names):
            row = seats.rows[seat]
            for key in (Qt.Key.Key_Home, *[Qt.Key.Key_Down] * ranks.get(seat, 0)):
                QTest.keyClick(row.player, key)
            walk_to(self.window, row.name)
            row.name.selectAll()
            QTest.keyClicks(row.name, name)
        settle()
        assert isinstance(page.terms, DungeonPanel)
        return page.terms

    def pick(self, question: OneOf, answer: str) -> None:
        """Choose an answer of a question."""
        if self.by == "mouse":
            self.press(question.buttons[answer])
            return
        walk_to(self.window, question.buttons[question.chosen()])
        for arrow in (Qt.Key.Key_Right, Qt.Key.Key_Down):
            for _ in question.buttons:
                if question.chosen() != answer:
                    QTest.keyClick(question.buttons[question.chosen()], arrow)
        assert question.chosen() == answer
        settle()

    def start(self) -> None:
        """Sit down at the table."""
        self.press(self.window.new_game.start_button)
        self.sit_down()
        assert self.window.shown() == "table", self.window.message.words.text()

    def keep_heroes(self) -> None:
        """Keep the first Hero of every seat."""
        for seat in self.seats:
            view = self.table.draft.views[seat]
            self.choose(view, view.pieces[0].key)

    def turn_glass(self) -> None:
        """Begin the Adventure phase."""
        self.press(self.table.turn_button)

    # -- what lies on the screen --------------------------------------------------------------------

    @property
    def seats(self) -> range:
        """All seats."""
        return range(len(self.table.phase.views))

    def faces(self, seat: int) -> dict[int, CardFace]:
        """Return the cards of a seat by their places."""
        pieces = self.table.phase.views[seat].pieces
        return {read_key(piece.key)[1]: piece.face for piece in pieces if isinstance(piece.face, CardFace)}

    def pile(self, view: PieceView) -> Pile:
        """Return what is seen of a pile."""
        face = view.pieces[0].face
        assert isinstance(face, Pile)
        return face

    @property
    def story(self) -> Pile:
        """What is seen of the Story."""
        return self.pile(self.table.phase.story)

    @property
    def is_running(self) -> bool:
        """Whether the Story is not told yet."""
        return self.table.resolution is None

    def look(self) -> None:
        """Keep in mind what lies on top of the Story; what it covers is known to who has looked before."""
        if self.table.phase.isVisible() and self.story.size > self._heard:
            self._heard = self.story.size
            assert self.story.top is not None
            self.mind.hear(self.story.top.card)

    # -- the phase ------------------------------------------------------------------------------------

    def pass_time(self, seconds: float) -> None:
        """Let time pass, as the timer of the table notices it."""
        end = self.clock.now + seconds
        while self.clock.now < end and self.is_running:
            self.clock.now = min(end, self.clock.now + TICK)
            self.table.controller.tick()
            self.look()
        self.clock.now = end
        settle()

    def lay(self, seat: int, card: str, discard: bool = False) -> None:
        """Play a card of a hand, or discard it."""
        faces = self.faces(seat)
        place = next(place for place, face in faces.items() if face.card == card)
        if self.by == "letters":
            self.tap(blocks(len(self.seats))[seat].cards[place], discard)
        else:
            view, size = self.table.phase.views[seat], self.pile(self.table.phase.discards).size
            self.choose(view, place_key(seat, place), discard)
            if discard and self.is_running and self.pile(self.table.phase.discards).size == size:
                self.choose(view, place_key(seat, place), discard)  # the first time it was only told
        self.look()

    def wish(self, seat: int) -> tuple[str, bool] | None:
        """Return which card a seat would play, or discard; None where it has none."""
        team = {(one, face.card): face for one in self.seats for face in self.faces(one).values()}
        cards = [held for held in team if held[0] == seat]
        if not cards:
            return None
        _, action = self.mind.decide(cards, lambda *held: is_open(team[held]), list(team))
        return action.card, action.verb == "discard"

    def play_cards(self, most: int, seat: int = 0) -> None:
        """Play so many cards at most, one every second or two."""
        for _ in range(most):
            wish = self.wish(seat) if self.is_running else None
            if wish is None:
                return
            self.pass_time(max(2 * FRESH, self.dice.uniform(*PACE)))
            self.lay(seat, *wish)

    # -- what is said ---------------------------------------------------------------------------------

    def ask(self, kind: str) -> None:
        """Ask the team who has a kind."""
        self.choose(self.table.phase.kinds, kind)

    def mark(self, seat: int) -> tuple[str, ...]:
        """Let the marker of a seat go on to its next Mission; return the kinds that are asked for then."""
        head = self.table.phase.heads[seat]
        self.press(head)
        return tuple(piece.face[0] for piece in head.signs.pieces)

    def cross_out(self, seat: int, place: int) -> None:
        """Cross out one of what a seat asks for."""
        signs = self.table.phase.heads[seat].signs
        self.choose(signs, signs.pieces[place].key)

    def promise(self) -> bool:
        """Promise a Reward of the card on top of the Story; tell whether there was one."""
        found = (piece for piece in self.table.phase.story.pieces if isinstance(piece.face, Promise))
        offered = next(found, None) if self.is_running else None
        if offered is not None:
            self.choose(self.table.phase.story, offered.key)
        return offered is not None

    # -- the rest -------------------------------------------------------------------------------------

    def tell_story(self) -> None:
        """Let the Story be told, and go on to the page of the end."""
        while self.table.sand_out.isVisible():
            settle()
        player = (Mouse if self.by == "mouse" else Keyboard)(self.show, self.seed, self.clock)
        player.play()
        for _ in range(2):
            if self.window.shown() != "end":
                self.clock.now += 2 * BLINK
                player.press()
                settle()
        assert self.window.shown() == "end"
        self.clock.now += 2 * BLINK

    @property
    def end(self) -> DungeonEnd:
        """The page of the end."""
        assert isinstance(self.window.desk, DungeonDesk)
        return self.window.desk.end

    def go_on(self) -> None:
        """Come back to a phase that was interrupted."""
        pause = self.table.pause
        self.press(pause.sheet.go_on_button)
        while pause.count.isVisible():
            settle()


def is_open(face: CardFace) -> bool:
    """Tell whether a card can be played, as far as is seen: an Adventure card by its pips."""
    return face.card not in ADVENTURES or face.pips >= ADVENTURES[face.card].reputation
