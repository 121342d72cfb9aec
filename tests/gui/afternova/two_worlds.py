"""A whole game in one world, then its public half in another whose hidden cards lie elsewhere.

`python -m tests.gui.afternova.two_worlds FOLDER SEATS NUMBER [MOST]` plays one and prints a line of JSON.
"""

from __future__ import annotations

import json
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import NamedTuple

import pytest
from PySide6.QtGui import QAccessible

from chrononauts_qt.bots.advice import Advice
from chrononauts_qt.bots.afternova.player import choose
from chrononauts_qt.bots.ranks import AGENT, Thought
from chrononauts_qt.games.afternova.actions import Action
from chrononauts_qt.games.afternova.cards import PROJECTS
from chrononauts_qt.games.afternova.setup import Setup
from chrononauts_qt.games.afternova.state import COMPLETE, State
from chrononauts_qt.session.thinking import spare
from chrononauts_qt.ui.shell import app
from chrononauts_qt.ui.shell.main_window import MainWindow
from chrononauts_qt.ui.table import curtain
from tests.afternova.other_world import Said, Stretch, World, other_world
from tests.gui.afternova.people import People, Thinker
from tests.gui.afternova.test_secrecy import DealsWitness
from tests.gui.bots.stubs import SlowWorker
from tests.gui.program import NewWindow, settle, still_window
from tests.gui.robot import CurtainTimer, HandClock
from tests.gui.secrecy.witness import Note, Sounds, compare, listening

MOST = 4_000
"""More stretches than any game has."""


class PublicWitness(DealsWitness):
    """Takes down every covered moment, and what lies open while somebody looks; `heard` is what all hear.

    With ``against``, what was taken down in the other world, it fails at the first difference.
    """

    def __init__(self, people: People, sounds: Sounds, against: list[Note] | None = None) -> None:
        self.against = against
        super().__init__(people, sounds)

    def look_at_once(self, moment: str) -> None:
        super().look_at_once(moment)
        self.notes[-1].timers.append(("a bot waits", self.scene.controller.bots.ring.seconds))
        if self.against is not None:
            number = len(self.notes) - 1
            assert number < len(self.against), f"{moment}: this world goes on for longer"
            compare([self.against[number]], [self.notes[number]])

    def mark(self) -> int:
        """Return how much has been heard."""
        return len(self._heard)

    def forget_since(self, mark: int) -> None:
        """Let go of what was said to one seat behind its curtain; a sound is heard by all."""
        self._heard[mark:] = [heard for heard in self._heard[mark:] if heard[0] == "sound"]


class WatchedPeople(People):
    """People at a table, and a witness of all that is not behind a curtain."""

    witness: PublicWitness
    _begun: int | None = None

    def watch(self, witness: PublicWitness) -> None:
        """Let a witness listen: what is private ends when something is said. Time passes by hand alone."""
        self.witness = witness
        self.controller._timer.stop()
        self.controller._timer.start = lambda: None  # type: ignore[method-assign,assignment]
        match = self.controller.match
        submit = match.submit

        def heard_by_all(*said: object, **named: object) -> object:
            if self._begun is not None:
                witness.forget_since(self._begun)
                self._begun = None
            return submit(*said, **named)  # type: ignore[arg-type]  # as it is called

        match.submit = heard_by_all  # type: ignore[method-assign,assignment]  # of this match alone

    def lift(self, seat: int) -> None:
        before = self.witness.mark()
        super().lift(seat)
        self.witness.forget_since(before)
        self.witness.look(f"{seat} looks, moment {len(self.witness.notes)}")
        self._begun = self.witness.mark()

    def say(self, seat: int, action: Action) -> None:
        if self.controller.viewer == seat:
            self._begun = self.witness.mark()
        super().say(seat, action)


class Prompted(SlowWorker):
    """Bots that say what they are told to; ``script`` is what is said next, where one is insisted on.

    Who says nothing there was not heard any more: in a window all have decided before the first is heard.
    """

    def __init__(self) -> None:
        super().__init__()
        self.script: Sequence[Said] = ()

    def insist(self, number: int) -> Thought:
        view = self.asked[number - 1].view
        said = next((action for speaker, action in self.script if speaker == view.seat), None)
        return _thought(said) if said else spare("afternova", view)

    def prompt(self, seat: int, action: Action) -> None:
        """Let a bot have thought of something."""
        self.thought.emit(self.open_of(seat).number, _thought(action))


def _thought(action: Action) -> Thought:
    return Thought(Advice(action, "spare"), AGENT)


# -- the first world ----------------------------------------------------------------------------------


class Lead:
    """A game that Agents think out for all seats, stretch by stretch."""

    def __init__(self, people: WatchedPeople) -> None:
        self._people = people
        self.stretches: list[Stretch] = []

    def play(self, most: int) -> None:
        """Play until the end, or so many stretches."""
        people = self._people
        people.witness.look("dealt")
        while len(self.stretches) < most and people.controller.seen().outcome is None:
            match = people.controller.match
            before, count = match.state.copy(), len(match.past)
            self._go_on()
            said = tuple((step.seat, step.action) for step in match.past.steps()[count:])
            assert said, "nobody says anything"
            self.stretches.append(Stretch(before, said, match.state.copy()))
            people.witness.look(f"stretch {len(self.stretches)}")

    def _go_on(self) -> None:
        """Let somebody speak, and whoever looks then go on until all is covered."""
        controller = self._people.controller
        if not set(controller.seen().deciding) & set(controller.match.bots):
            self._people.let_all_speak()
        seats = controller.asked or controller.droppers
        if seats:
            self._speak(seats[0])
        elif set(controller.seen().deciding) & set(controller.match.bots):
            self._people.let_bots_play()
            settle()
            self._end_what_is_due()
        while controller.viewer is not None and controller.seen().outcome is None:
            self._speak(controller.viewer)

    def _speak(self, seat: int) -> None:
        people = self._people
        people.say(seat, choose("agent", people.controller.seen(seat)).action)
        settle()

    def _end_what_is_due(self) -> None:
        """Let all bots speak whose time has come: the timer of the table would, at any moment."""
        controller = self._people.controller
        while (due := controller.bots.due(controller.is_unseen)) is not None:
            controller.submit(*due)
            settle()


# -- the other world ----------------------------------------------------------------------------------


class Follower:
    """Plays what was said in one world in another, in which before each stretch all that is hidden moves."""

    def __init__(self, people: WatchedPeople, worker: Prompted, dice: Random) -> None:
        self._people, self._worker, self._dice = people, worker, dice
        self.differed = Counter[str]()

    def play(self, stretches: list[Stretch]) -> None:
        """Play all stretches."""
        people = self._people
        people.witness.look("dealt")
        for number, stretch in enumerate(stretches, start=1):
            world = other_world(stretch, self._dice, self._suits)
            self.differed += Counter(dict.fromkeys(world.differs or {"nothing"}, 1))
            people.controller.match.state = world.state
            people.controller.changed.emit()
            people.witness.forget()
            self._follow(world)
            people.witness.look(f"stretch {number}")

    def _suits(self, state: State, said: Said) -> bool:
        """Tell whether somebody who is not asked completes the same."""
        controller, (seat, action) = self._people.controller, said
        match = controller.match
        was, match.state = match.state, state
        try:
            by_orders = state.step == COMPLETE and seat in controller.people and seat not in controller.asked
            return not by_orders or controller.completing.ordered(seat) == action
        finally:
            match.state = was

    def _follow(self, world: World) -> None:
        people = self._people
        controller, past = people.controller, people.controller.match.past
        begun = len(past)
        while (done := len(past) - begun) < len(world.said):
            seat, action = world.said[done]
            if seat not in controller.people:
                self._worker.script = world.said[done:]
                self._worker.prompt(seat, action)
                people.let_bots_play()
            elif controller.completing.may_speak():
                people.let_all_speak()
            else:
                people.say(seat, action)
            settle()
        said = tuple((step.seat, step.action) for step in past.steps()[begun:])
        assert said == world.said, f"{said} instead of {world.said}"


# -- both ---------------------------------------------------------------------------------------------


class Company(NamedTuple):
    """A game, the seats that Agents play, those who are asked what to complete, and when it is left."""

    setup: Setup
    bots: tuple[int, ...] = ()
    asks: tuple[int, ...] = ()
    most: int = MOST


def both(
    new_window: NewWindow, clock: HandClock, patch: pytest.MonkeyPatch, company: Company
) -> tuple[int, Counter[str]]:
    """Play a game in both worlds; return how many moments were compared, and how often what differed.

    It fails at the first difference that somebody could notice who only walks by.
    """
    with _watched(new_window(), clock, patch, company) as people:
        lead, notes = Lead(people), people.witness.notes
        lead.play(company.most)
    worker = Prompted()
    with _watched(new_window(), clock, patch, company, notes, worker) as people:
        follower = Follower(people, worker, Random(company.setup.seed))
        follower.play(lead.stretches)
        assert len(people.witness.notes) == len(notes)
    return len(notes), follower.differed


@contextmanager
def _watched(
    window: MainWindow, clock: HandClock, patch: pytest.MonkeyPatch, company: Company,
    against: list[Note] | None = None, worker: Prompted | None = None,
) -> Iterator[WatchedPeople]:
    """Seat people in front of a window while a screen reader runs; close it after them."""
    clock.now = CurtainTimer.clock.now = 0.0
    with listening(patch) as sounds:
        people = WatchedPeople(window, clock)
        people.sit(company.setup, company.bots, (lambda: worker) if worker else Thinker)
        for seat in company.asks:
            for project in PROJECTS:
                people.controller.completing.orders(seat).turn(project)
        people.watch(PublicWitness(people, sounds, against))
        try:
            yield people
        finally:
            window.close()
            settle()


def play_task(folder: Path, seats: int, number: int, most: int = MOST) -> dict[str, object]:
    """Play a game in both worlds: some with Agents, some with people who complete what they want."""
    clock, folders = HandClock(), (folder / name for name in ("one", "other"))
    bots = tuple(range(2, seats)) if (number + seats) % 3 == 2 else ()
    asks = (0, 1) if number % 2 else ()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(curtain, "QElapsedTimer", CurtainTimer)
        patch.setattr(QAccessible, "isActive", lambda: True)
        setup = Setup(seats, f"two worlds/{seats}/{number}", first="seat-1")
        try:
            company = Company(setup, bots, asks, most)
            moments, differed = both(lambda: still_window(next(folders), clock), clock, patch, company)
        except AssertionError as error:
            return {"error": str(error)[:2000]}
    return {"moments": moments, "differed": dict(sorted(differed.items()))}


def main() -> int:
    """Play the game of a task, and print what was compared or what was found."""
    folder, (seats, number, *most) = Path(sys.argv[1]), map(int, sys.argv[2:])
    del sys.argv[1:]
    application = app.make_app()
    print(json.dumps(play_task(folder, seats, number, *most), ensure_ascii=False), flush=True)
    del application
    return 0


if __name__ == "__main__":
    sys.exit(main())
