"""Two phases that look alike while the Story hides other cards; leaks that are found there."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any
from zlib import crc32

import pytest
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QAccessible

from chrononauts_qt.bots.dungeon_time.team import Team
from chrononauts_qt.games.dungeon_time import rules
from chrononauts_qt.games.dungeon_time.cards import KINDS, needs_of
from chrononauts_qt.session.match import Match
from chrononauts_qt.ui.games.dungeon_time.companions import Companions
from chrononauts_qt.ui.games.dungeon_time.flights import Flights
from chrononauts_qt.ui.games.dungeon_time.hearing import Hearing
from chrononauts_qt.ui.games.dungeon_time.inquiries import DungeonInquiries
from chrononauts_qt.ui.games.dungeon_time.phase import AdventurePhase
from chrononauts_qt.ui.games.dungeon_time.read_large import LargeCard
from chrononauts_qt.ui.games.dungeon_time.table import DungeonScreen
from chrononauts_qt.ui.games.dungeon_time.talk import Talk
from chrononauts_qt.ui.games.dungeon_time.team_talk import TeamTalk
from chrononauts_qt.ui.table.narrator import Narrator
from tests.gui.dungeon_time.two_worlds import (
    Company,
    Course,
    a_look,
    beginning,
    both,
    talk,
    two_cards,
    whole_phase,
)
from tests.gui.program import NewWindow
from tests.gui.robot import HandClock

Pair = Callable[[Company, Course], int]
Leak = Callable[[pytest.MonkeyPatch], None]
PEOPLE = Company()
MIXED = Company("mixed", ((1, "ranger"), (2, "veteran")))


@pytest.fixture
def pair(new_window: NewWindow, clock: HandClock, monkeypatch: pytest.MonkeyPatch) -> Pair:
    """Return what plays a course in both worlds, while a screen reader runs."""
    monkeypatch.setattr(QAccessible, "isActive", lambda: True)
    return lambda company, course: both(new_window, clock, monkeypatch, company, course)


@pytest.mark.rule("DT-305", "DT-1010")
@pytest.mark.parametrize("company", [PEOPLE, MIXED], ids=["three people", "one with two companions"])
def test_what_the_story_hides_is_nowhere(pair: Pair, company: Company) -> None:
    """Pictures, words, sounds, talk, what moves, titles, tips and keys, at every moment of a phase."""
    assert pair(company, whole_phase) > 15


# -- leaks on purpose ---------------------------------------------------------------------------------


def below(match: Match) -> list[str]:
    """Return what the Story hides."""
    state: Any = match.state
    return [told.card for told in state.story[:-1]]


def secret(match: Match) -> int:
    """Return a number for what lies hidden: the Story below its top card, and the Deck."""
    state: Any = match.state
    return crc32(repr((below(match), state.deck)).encode())


def _after(patch: pytest.MonkeyPatch, part: type, name: str, act: Callable[[Any], object]) -> None:
    """Let a part of the table do something besides."""
    right = getattr(part, name)

    def besides(self: Any, *given: Any) -> Any:
        found = right(self, *given)
        act(self)
        return found

    patch.setattr(part, name, besides)


def view_tells(patch: pytest.MonkeyPatch) -> None:
    """The view shows as the top card what lies below it."""
    right = rules.view

    def view(state: Any, seat: int | None) -> Any:
        seen = right(state, seat)
        return seen._replace(story_top=state.story[-3].card) if seen.story_top else seen

    patch.setattr(rules, "view", view)


def plate_tells(patch: pytest.MonkeyPatch) -> None:
    """The plate of the Story counts the kinds that lie there."""

    def count(phase: AdventurePhase) -> None:
        pile, *rest = phase.story.pieces
        kinds = len(set(below(phase.controller.match)) & set(KINDS))
        phase.story.show_pieces([pile._replace(face=pile.face._replace(badge=f"{kinds}")), *rest])

    _after(patch, AdventurePhase, "refresh", count)


def log_tells(patch: pytest.MonkeyPatch) -> None:
    """What was called out stays, and every card is called out."""
    patch.setattr(Talk, "forget", lambda self: self.update())

    def tell(hearing: Hearing) -> None:
        table: Any = hearing.parent()
        played = [event for event in table.controller.match.state.events if event.name == "CardPlayed"]
        if played and len(played) != len(table.talk.said):
            table.talk.say(played[-1].data["seat"], played[-1].data["card"])

    _after(patch, Hearing, "hear_events", tell)


def narrator_tells(patch: pytest.MonkeyPatch) -> None:
    """A screen reader is told what lies below the top card of the Story with whatever is told."""
    right = Narrator.say

    def say(self: Narrator, words: str, *more: Any, **named: Any) -> None:
        table: Any = self.parent()
        right(self, f"{words} {below(table.controller.match)}", *more, **named)

    patch.setattr(Narrator, "say", say)


def name_tells(patch: pytest.MonkeyPatch) -> None:
    """A screen reader finds the cards of the Story in its description."""
    _after(patch, AdventurePhase, "refresh", lambda phase: phase.story.setAccessibleDescription(
        " ".join(below(phase.controller.match))))


def tip_tells(patch: pytest.MonkeyPatch) -> None:
    """The tip of the Story says it to who hovers long enough."""
    _after(patch, AdventurePhase, "refresh", lambda phase: phase.story.setToolTip(
        f"{Counter(below(phase.controller.match))}"))


def title_tells(patch: pytest.MonkeyPatch) -> None:
    """The title of the window."""
    _after(patch, DungeonScreen, "refresh", lambda table: table.window().setWindowTitle(
        f"{secret(table.controller.match)}"))


def marker_tells(patch: pytest.MonkeyPatch) -> None:
    """The program crosses out what lies in the Story already."""
    right, found = TeamTalk.is_crossed, list[Any]()
    init = TeamTalk.__init__

    def keep(self: TeamTalk, seen: Any, parent: Any = None) -> None:
        found[:] = [parent]
        init(self, seen, parent)

    def is_crossed(self: TeamTalk, mission: str, place: int) -> bool:
        if not mission:
            return False
        needs = needs_of(mission)
        lies_there = below(found[0].match).count(needs[place]) > needs[:place].count(needs[place])
        return lies_there or right(self, mission, place)

    patch.setattr(TeamTalk, "__init__", keep)
    patch.setattr(TeamTalk, "is_crossed", is_crossed)


def message_tells(patch: pytest.MonkeyPatch) -> None:
    """Who is refused hears of what lies below."""
    right = DungeonScreen._refuse
    patch.setattr(DungeonScreen, "_refuse", lambda self, seat, words: right(
        self, seat, f"{words} {below(self.controller.match)[-1]}"))


def repeat_tells(patch: pytest.MonkeyPatch) -> None:
    """R tells more than the top card."""
    patch.setattr(DungeonInquiries, "tell", lambda self, words: self._screen.narrator.interrupt(
        below(self._screen.controller.match)[-1]))


def large_tells(patch: pytest.MonkeyPatch) -> None:
    """A card that is read large is told with what it covers."""
    _after(patch, LargeCard, "begin", lambda large: large.setAccessibleDescription(
        below(large.parent().controller.match)[-1]))


def sound_tells(patch: pytest.MonkeyPatch) -> None:
    """A card whose like lies in the Story sounds otherwise."""

    def play(hearing: Hearing) -> None:
        table: Any = hearing.parent()
        for _ in range(secret(table.controller.match) % 7):
            table.speaker.play("put")

    _after(patch, Hearing, "hear_events", play)


def motion_tells(patch: pytest.MonkeyPatch) -> None:
    """A card slides to where its like lies in the pile."""
    right = Flights.slide

    def slide(self: Any, face: Any, start: QRectF, end: QRectF) -> None:
        aside = secret(self.parent().controller.match) % 50
        right(self, face, start, end.translated(QPointF(aside, 0)))

    patch.setattr(Flights, "slide", slide)


def advice_tells(patch: pytest.MonkeyPatch) -> None:
    """Companions know what lies in the Story."""
    right = Companions._look

    def look(self: Any, waiting: list[int]) -> Any:
        team: Team = self.team
        for one in team.companions.values():
            one.memory.story = Counter(card for card in below(self._match) if card in KINDS)
        return right(self, waiting)

    patch.setattr(Companions, "_look", look)


LEAKS = [
    *((leak, PEOPLE, a_look) for leak in (plate_tells, log_tells, name_tells, tip_tells, title_tells)),
    (narrator_tells, PEOPLE, talk),
    *((leak, PEOPLE, talk) for leak in (marker_tells, message_tells, repeat_tells, large_tells)),
    *((leak, PEOPLE, two_cards) for leak in (view_tells, sound_tells, motion_tells)),
    (advice_tells, MIXED, beginning),
]  # fmt: skip
FOUND = r"^(title|texts|spoken|widgets|log|heard|pictures), "


@pytest.mark.parametrize(("leak", "company", "course"), LEAKS, ids=[leak.__name__ for leak, *_ in LEAKS])
def test_a_planted_leak_is_found(
    leak: Leak, company: Company, course: Course, pair: Pair, monkeypatch: pytest.MonkeyPatch
) -> None:
    leak(monkeypatch)
    with pytest.raises(AssertionError, match=FOUND):
        pair(company, course)
