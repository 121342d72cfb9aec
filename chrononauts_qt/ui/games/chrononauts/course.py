"""What is chosen of the course of a game, to be told to those who do not see it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from PySide6.QtCore import QObject

from chrononauts_qt.games.chrononauts.view import Need, View
from chrononauts_qt.kernel.events import Event
from chrononauts_qt.ui.catalog.common import step_name
from chrononauts_qt.ui.catalog.common import text as common
from chrononauts_qt.ui.catalog.wording import all_of, sentences, spoken
from chrononauts_qt.ui.games.chrononauts.beats import paradoxes
from chrononauts_qt.ui.games.chrononauts.control.box_controller import BoxController
from chrononauts_qt.ui.games.chrononauts.goals import need_label
from chrononauts_qt.ui.games.chrononauts.texts.course_texts import text
from chrononauts_qt.ui.games.chrononauts.texts.deeds import OWN_DISCARDS, Deed, came_of, deeds
from chrononauts_qt.ui.games.chrononauts.texts.events import narrate
from chrononauts_qt.ui.games.chrononauts.texts.titles import title
from chrononauts_qt.ui.kit import private_speech
from chrononauts_qt.ui.table.narrator import Narrator

_DEEDS = frozenset(
    {
        "CardAnnounced",
        "CardCancelled",
        "FirstPlayerChosen",
        "IdentityChanged",
        "IdentityKept",
    }
)
_TURNS = frozenset({"LinchpinFlipped", "PatchPlaced", "ArtifactPlaced"})
_ENDS = frozenset({"AllHome", "JourneyOver", "UniverseDestroyed", "VictoryClaimed"})


TURNS = 2
"""So many turns the status line tells again."""


class Goals(NamedTuple):
    """A seat's Identity and Mission, and what each needs."""

    cards: tuple[str | None, str | None]
    home: tuple[Need, ...]
    mission: tuple[Need, ...]


class Course(QObject):
    """Tells what everybody sees happen: what was played, what came of it, how many Paradoxes are open, whose
    turn it is; and to whoever looks how far the own goals are, where nobody overhears it."""

    def __init__(self, controller: BoxController, narrator: Narrator, parent: QObject) -> None:
        super().__init__(parent)
        self._controller, self._narrator = controller, narrator
        narrator.sums_up = True
        self._goals: dict[int, Goals] = {}
        self._note()
        narrator.opened.connect(self._begin)
        controller.happened.connect(self._tell)
        controller.changed.connect(self._look)
        controller.viewer_changed.connect(narrator.forget)
        controller.went_back.connect(self._go_back)

    def _note(self) -> None:
        public = self._controller.public_view()
        self._open, self._turn = len(public.open_paradoxes), public.turn

    def _begin(self) -> None:
        """Tell whose turn it is at a table that has been laid; of a journey, whom it has to bring home."""
        view = self._controller.view()
        if view.outcome is not None:
            return
        waiting = [title(one.identity) for one in view.travellers if not one.home]
        if waiting:
            self._narrator.say(text("journey", waiting=all_of(waiting), count=len(view.hand)))
        elif view.turn:
            self._tell_turn(self._controller.public_view())

    def _tell(self, events: tuple[Event, ...]) -> None:
        """Tell what was done and what came of it; the end of a game before all that waits."""
        names = self._controller.names
        done, came, count = what_was_done(events, names), what_came(events, names), self._count()
        home, drawn = who_went_home(events, names), _own_draws(events, names)
        whole = spoken(sentences(done, came, home, count, drawn))
        brief = spoken(sentences(done, home, count, drawn))
        is_first = self._is_own(events) or any(event.name in _ENDS for event in events)
        (self._narrator.interrupt if is_first else self._narrator.say)(whole, brief)
        self._tell_draws(len(events))

    def _is_own(self, events: Sequence[Event]) -> bool:
        """Tell whether a person has done it; an answer is the doing of who answers."""
        data = next((event.data for event in events if _is_deed(event)), {})
        return data.get("by", data.get("seat")) in self._controller.people

    def _count(self) -> str:
        """Return how many Paradoxes are open now, if that is news."""
        public = self._controller.public_view()
        count = len(public.open_paradoxes)
        return paradoxes(count) if count != self._open and public.outcome is None else ""

    def _tell_draws(self, count: int) -> None:
        """Tell whoever looks what the last events have brought into the own hand, unless all hear it."""
        if self._controller.witness is not None:
            return
        with self._controller.speaking():
            seen = self._controller.view().events
            drawn = _own_draws(seen[len(seen) - count :], self._controller.names)
            self._narrator.say(spoken(private_speech.said(drawn)), is_private=True)

    def _look(self) -> None:
        """Tell what has changed: how far the own goals are, whose turn it is."""
        public, turn = self._controller.public_view(), self._turn
        self._note()
        if public.outcome is not None or self._narrator.is_mute:  # a replay goes to any position
            return
        self._tell_goals()
        if self._turn != turn and len(public.players) > 1:
            self._tell_turn(public)

    def _tell_turn(self, public: View) -> None:
        """Tell whose turn it is; where the computer is passed on, the curtain does."""
        seat = public.seat_to_move
        if seat in self._controller.people:
            if seat != self._controller.viewer:
                return
            name = self._controller.names[seat]
            self._narrator.say_first(common("turn-and-step", name=name, step=step_name(public.step)))
            return
        begun = next(event for event in reversed(public.events) if event.name == "TurnBegan")
        self._narrator.say(narrate(begun, self._controller.names) or "", topic="turn")

    def _tell_goals(self) -> None:
        """Tell whoever has looked before, too, what has changed for that seat since."""
        view = self._controller.view()
        now = goals(view)
        if now is None or view.seat is None:
            return
        before, self._goals[view.seat] = self._goals.get(view.seat), now
        if before is None or before.cards != now.cards:
            return
        with self._controller.speaking():
            told = sentences(
                *_difference("home", before.home, now.home),
                *_difference("mission", before.mission, now.mission),
            )
            self._narrator.say(spoken(private_speech.said(told)), is_private=True)

    def _go_back(self, taken: tuple[Event, ...]) -> None:
        """Tell what was taken back, and nothing else of what has been."""
        done = what_was_done(taken, self._controller.names)
        told = sentences(text("taken-back", done=done), self._count()) if done else ""
        self._narrator.interrupt(spoken(told))
        self._goals.clear()
        self._note()


def what_was_done(events: Sequence[Event], names: Sequence[str]) -> str:
    """Return in sentences what players have done, and how the game has ended."""
    return sentences(*(narrate(event, names) or "" for event in events if _is_deed(event)))


def what_came(events: Sequence[Event], names: Sequence[str]) -> str:
    """Return in sentences what came of it: what was turned first, then what that has opened and closed."""
    others = [event for event in events if not _is_deed(event)]
    return sentences(*_turned(others, names), came_of(others, names))


def who_went_home(events: Sequence[Event], names: Sequence[str]) -> str:
    """Return in sentences who went home, which comes of what was turned or patched."""
    return sentences(*(narrate(event, names) or "" for event in events if event.name == "TravellerHome"))


def last_turns(events: Sequence[Event], names: Sequence[str]) -> list[str]:
    """Return a line for each thing that was done in the last two turns; of a journey, the last two things."""
    begun = [at for at, event in enumerate(events) if event.name == "TurnBegan"][-TURNS:]
    return _lines(deeds(events[begun[0] :]) if begun else deeds(events)[-TURNS:], names)


def _own_draws(events: Sequence[Event], names: Sequence[str]) -> str:
    """Return in sentences which cards were drawn, as far as the events show it."""
    seen = (event for event in events if event.name == "CardDrawn" and "card" in event.data)
    return sentences(*(narrate(event, names) or "" for event in seen))


def since_own_turn(events: Sequence[Event], seat: int | None, names: Sequence[str]) -> list[str]:
    """Return a line for each thing that others have done since a seat's last turn; none for nobody."""
    ends = (at for at, event in enumerate(events) if event.name == "TurnEnded" and event.data["seat"] == seat)
    found = deeds(events[max(ends, default=0) :]) if seat is not None else []
    return _lines([deed for deed in found if deed.seat != seat], names)


def _lines(found: Sequence[Deed], names: Sequence[str]) -> list[str]:
    parts = (what_was_done, what_came, who_went_home)
    return [spoken(sentences(*(part(deed.events, names) for part in parts))) for deed in found]


def _turned(events: Sequence[Event], names: Sequence[str]) -> Iterator[str]:
    for event in events:
        if event.name in _TURNS:
            yield narrate(event, names) or ""


def _is_deed(event: Event) -> bool:
    if event.name == "CardDiscarded":
        return event.data["why"] in OWN_DISCARDS
    return event.name in _DEEDS or event.name in _ENDS


def goals(view: View) -> Goals | None:
    """Return how far the goals of a view's seat are; None where nobody looks, or has any."""
    if view.seat is None or (view.identity is None and view.mission is None):
        return None
    return Goals((view.identity, view.mission), view.home_needs, view.mission_needs)


def _difference(goal: str, before: Sequence[Need], now: Sequence[Need]) -> Iterator[str]:
    """Yield which lines of a goal are fulfilled no longer, which are now, and how many are; "home" is that
    of the Identity."""
    changed = [one for was, one in zip(before, now, strict=True) if was.fulfilled != one.fulfilled]
    for kind, is_met in (("lost", False), ("gained", True)):
        lines = [need_label(one) for one in changed if one.fulfilled is is_met]
        if lines:
            yield text(f"{goal}-{kind}", lines=all_of(lines))
    if changed:
        yield text(goal, met=sum(one.fulfilled for one in now), all=len(now))
