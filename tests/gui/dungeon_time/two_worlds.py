"""The same phase in two worlds that look alike: the Story below its top card and the Deck are others.

People saw what was played, and companions remember it as people do; the screen may not tell it once more.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from random import Random
from typing import Any, NamedTuple, cast

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from chrononauts_qt.games.dungeon_time.cards import KINDS
from chrononauts_qt.games.dungeon_time.setup import Setup
from chrononauts_qt.session import settings
from chrononauts_qt.session.match import Match, bot_option
from chrononauts_qt.ui.games.dungeon_time import phase, sand_out
from chrononauts_qt.ui.games.dungeon_time.desk import DungeonDesk
from chrononauts_qt.ui.games.dungeon_time.flights import Flight, Flights
from chrononauts_qt.ui.games.dungeon_time.helps import FAMILY, HELPS_OPTION, helps_option
from chrononauts_qt.ui.games.dungeon_time.read_large import READ_KEY
from chrononauts_qt.ui.games.dungeon_time.talk import STAYS
from chrononauts_qt.ui.shell.main_window import MainWindow
from chrononauts_qt.ui.table import live_controller
from tests.dungeon_time.facts import KINDS as ITEMS
from tests.dungeon_time.facts import missions_of
from tests.gui.dungeon_time.games import GAME
from tests.gui.dungeon_time.people import People, deal
from tests.gui.program import NewWindow, settle, walk_to
from tests.gui.robot import HandClock
from tests.gui.secrecy.witness import Note, Sounds, Witness, compare, listening

ADVENTURE = "goblin-market"
HAND, SEATS = 5, 3
UNDER, DRAWN = 10, 30
"""So many cards lie in the Story from the start, and so many are drawn that are the same in both worlds."""
DEEP = 60 + 1 - SEATS * HAND - UNDER - DRAWN
"""So many cards of the Deck are others."""
NEVER = 10**8
"""Milliseconds that no test lasts."""


class Company(NamedTuple):
    """Who sits there: companions by seat. Without any, the people have played other cards before."""

    seed: str = "worlds"
    bots: tuple[tuple[int, str], ...] = ()


def worlds(company: Company) -> tuple[Setup, Setup]:
    """Return how both games begin: all that lies in the Story and deep in the Deck differs, but not what is
    an Item there and what is a Mission. Among people two Items of the first hand differ, which are played
    before anybody looks."""
    dice = Random(company.seed)
    items, missions = [kind for kind in ITEMS for _ in range(4)], list(missions_of(ADVENTURE))
    dice.shuffle(items)
    dice.shuffle(missions)
    first = [ADVENTURE, missions.pop(), *(items.pop() for _ in range(SEATS * HAND - 4))]
    drawn = [missions.pop() for _ in range(5)] + [items.pop() for _ in range(DRAWN - 5)]
    dice.shuffle(drawn)
    same = [items.pop(), items.pop()] if company.bots else []
    found = []
    for _ in range(2):
        dice.shuffle(items)
        dice.shuffle(missions)
        pool = [*same, *items]
        played, rest = pool[:2], pool[2:]
        below, deep = rest[: UNDER - 1] + missions[:1], rest[UNDER - 1 :] + missions[1:]
        hands = [*first[:1], *played, *first[1:]]
        found.append(Setup(
            SEATS, company.seed, adventure=ADVENTURE, missions=tuple(missions_of(ADVENTURE)),
            story=tuple(below),
            hands={seat: tuple(hands[seat * HAND : (seat + 1) * HAND]) for seat in range(SEATS)},
            deck=(*drawn, *deep),
        ))  # fmt: skip
    return found[0], found[1]


class TeamWitness(Witness):
    """Takes down a table of Dungeon Time: all of it lies open, but what the Story hides."""

    scene: Any

    def __init__(self, people: People, sounds: Sounds) -> None:
        self.people = people
        super().__init__(cast(Any, people), sounds)

    def _listen(self) -> None:
        controller, table, hear = self.scene.table.controller, self.scene.table, self._heard.append
        talk, hands = controller.talk, table.hands
        for told in (
            controller.happened, controller.refused, controller.paused, controller.bots.said, talk.asked,
            talk.shown, talk.said_no, talk.ticked, talk.promised, hands.refused, hands.left, hands.came,
        ):  # fmt: skip
            told.connect(lambda *said: hear(("signal", *said)))

    def watch_motion(self, patch: pytest.MonkeyPatch) -> None:
        """See what moves, whence and whither."""
        right, hear = Flights._add, self._heard.append

        def add(flights: Flights, flight: Flight) -> None:
            hear(("motion", *flight[:-1]))
            right(flights, flight)

        patch.setattr(Flights, "_add", add)

    def look(self, moment: str) -> None:
        """Let everything come to rest that waits for the time of the world, and take down the moment."""
        table = self.scene.table
        table.talk.forget()
        table.phase.refresh()
        settle()
        self._take_down(moment, True)

    def _log(self) -> list[Any]:
        return [*self.scene.table.talk.said, *self.scene.table.narrator.waiting]

    def _private_buttons(self) -> list[tuple[Any, ...]]:
        return []

    def _hidden_pictures(self) -> dict[str, str]:
        return {}


Course = Callable[[People, TeamWitness], None]


def whole_phase(people: People, witness: TeamWitness) -> None:
    """Everything that people do in a phase, as pictures and as lists, until the sand has run out."""
    talk(people, witness)
    plays(people, witness, 6)
    as_lists(people, witness)
    people.press(people.table.status.pause_button)
    witness.look("a pause")
    people.go_on()
    plays(people, witness, 3)
    people.clock.now += 300
    people.table.controller.tick()
    witness.look("the sand is out")
    people.table.sand_out._end.start(0)
    while people.table.sand_out.isVisible():
        settle()
    witness.look("the Story is about to be told")


def a_look(people: People, witness: TeamWitness) -> None:
    """Nothing is done."""
    witness.look("begun")


def talk(people: People, witness: TeamWitness) -> None:
    """A marker, a question, a tick, the Adventure too soon, and the top of the Story once more, and large."""
    a_look(people, witness)
    while people.mark(0):
        witness.look("Ada asks for what a Mission lists")
    people.mark(0)
    people.cross_out(0, 0)
    people.ask("torch")
    witness.look("Ada wants a Torch")
    people.lay(0, ADVENTURE)
    assert people.table.talk.said[0].words.startswith("“The Goblin Market” asks for ")
    witness.look("too soon for the Adventure")
    people.key(Qt.Key.Key_R)
    witness.look("the top of the Story is read again")
    story = people.table.phase.story
    walk_to(people.window, story)
    people.key(Qt.Key.Key_Home)
    QTest.keyPress(story, READ_KEY)
    assert people.table.large.isVisible()
    witness.look("the top of the Story is read large")
    QTest.keyRelease(story, READ_KEY)


def two_cards(people: People, witness: TeamWitness) -> None:
    """The first cards of people."""
    plays(people, witness, 2)


def beginning(people: People, witness: TeamWitness) -> None:
    """What is said, and the first cards."""
    talk(people, witness)
    two_cards(people, witness)


def plays(people: People, witness: TeamWitness, count: int) -> None:
    """So many cards of people; companions do what they want meanwhile."""
    for number in range(count):
        persons = people.table.controller.people
        people.play_cards(1, persons[number % len(persons)])
        assert people.pile(people.table.phase.deck).size > DEEP, "the next cards are others"
        witness.look(f"card {number}")
        if people.promise():
            witness.look("a promise")


def as_lists(people: People, witness: TeamWitness) -> None:
    """Lists for pictures, and back."""
    desk = people.window.desk
    assert isinstance(desk, DungeonDesk)
    assert desk.board is not None
    desk.board.toggle()
    witness.look("lists")
    desk.board.toggle()


def both(
    new_window: NewWindow, clock: HandClock, patch: pytest.MonkeyPatch, company: Company, course: Course
) -> int:
    """Play a course in both worlds; fail where they tell themselves apart, else return at how many moments
    they were compared."""
    found: list[list[Note]] = []
    stories: list[list[str]] = []
    _stand_still(patch)
    for setup in worlds(company):
        with _watched(new_window(), clock, patch, company, setup) as witness:
            course(witness.people, witness)
            found.append(witness.notes)
            stories.append([told.card for told in witness.people.table.controller.match.state.story])
    assert sorted(stories[0]) != sorted(stories[1]), "both Stories hide the same"
    compare(*found)
    return len(found[0])


def _stand_still(patch: pytest.MonkeyPatch) -> None:
    """Let the time of the world move nothing: what is said is spoken at once, cards glow on, sand waits."""
    deal(patch)
    patch.setattr(sand_out, "LASTS_MS", NEVER)
    patch.setattr(phase, "GLOW_MS", NEVER)
    patch.setattr(live_controller, "TICK_MS", NEVER)


@contextmanager
def _watched(
    window: MainWindow, clock: HandClock, patch: pytest.MonkeyPatch, company: Company, setup: Setup
) -> Iterator[TeamWitness]:
    """Seat a team in front of a window; what people have played before the witness comes, was another."""
    clock.now = 0.0
    options = {"seconds": "300", "id": "0" * 16, HELPS_OPTION: helps_option(FAMILY)}
    options |= {bot_option(seat): rank for seat, rank in company.bots}
    with listening(patch) as sounds, patch.context() as seen:
        window.open_match(Match.start(GAME, ("Ada", "Bruno", "Carla"), setup, None, options))
        people = People(window, clock, company.seed)
        people.turn_glass()
        if not company.bots:
            for seat, place in ((0, 1), (0, 2)):
                people.pass_time(1)
                people.lay(seat, people.faces(seat)[place].card)
        people.pass_time(1)
        people.lay(0, next(face.card for face in people.faces(0).values() if face.card in KINDS))
        people.pass_time(STAYS + 1)
        people.sit_down()
        witness = TeamWitness(people, sounds)
        witness.watch_motion(seen)
        yield witness
        window.close()
        settle()
        (window.folder / settings.FILE).unlink()  # the next window knows as little as this one

