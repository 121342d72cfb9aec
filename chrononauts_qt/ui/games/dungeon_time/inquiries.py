"""What is answered at the table of Dungeon Time; nothing there is private, the Story hides itself."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, ClassVar

from PySide6.QtCore import Qt

from chrononauts_qt.games.dungeon_time.state import ADVENTURE, DRAFT, READY
from chrononauts_qt.games.dungeon_time.view import View
from chrononauts_qt.ui.catalog import inquiry_texts
from chrononauts_qt.ui.catalog.phone_texts import text as phone_text
from chrononauts_qt.ui.catalog.wording import sentences
from chrononauts_qt.ui.games.dungeon_time.glass_line import clock_words
from chrononauts_qt.ui.games.dungeon_time.physical_keys import HOME, LOWER, UPPER, Place
from chrononauts_qt.ui.games.dungeon_time.texts import cards, show_texts, spoken, table_texts
from chrononauts_qt.ui.games.dungeon_time.texts.inquiry_texts import text
from chrononauts_qt.ui.games.dungeon_time.verdicts import news
from chrononauts_qt.ui.table.inquiries import Inquiries, Public

if TYPE_CHECKING:
    from chrononauts_qt.ui.games.dungeon_time.table import DungeonScreen

Names = Sequence[str]

PLACES = frozenset(
    {Place(HOME, 3), Place(UPPER, 5), Place(UPPER, 4), Place(UPPER, 9), Place(LOWER, 6)}
)
"""The keys of D, T, R, O and N: in the lists they ask, and play no card."""


def _whole(said: Iterable[str]) -> str:
    return sentences(*(show_texts.text("full-stop", verdict=one) for one in said))


def hand(view: View, names: Names, seat: int | None) -> str:
    """Return a hand, all of them where none has the keys; in the Resolution what the Backpack holds."""
    if view.step == DRAFT:
        return inquiry_texts.text("no-hand")
    if view.step not in (READY, ADVENTURE):
        return _whole([spoken.backpack(view.backpack, view.slots, view.limit)])
    seats = range(len(names)) if seat is None else (seat,)
    return _whole(spoken.hand(names[one], view.hands[one]) for one in seats)


def goals(view: View, names: Names, seat: int | None) -> str:
    """Return what has to be done to win."""
    title = cards.scenario(view.scenario) if view.scenario else cards.title(view.adventure)
    goal = text("goal", title=title, goal=view.goal)
    return sentences(goal, _whole([spoken.card(view.adventure)]) if view.adventure else "")


def done_last(view: View, names: Names, seat: int | None) -> str:
    """Return what lies on top of the Story, and nothing older (DT-1010); then what was revealed last."""
    if view.step == ADVENTURE:
        return _whole([spoken.story(view.story_size, view.story_top)])
    return sentences(*news(view.events, view, names)) or inquiry_texts.text("nothing-done")


def how_far(view: View, names: Names, seat: int | None) -> str:
    """Return how far the team is, and how many cards are left."""
    if view.step in (DRAFT, READY, ADVENTURE):
        far = table_texts.text("played-and-goal", played=view.missions_played, goal=view.goal)
        return _whole([far, spoken.deck(view.deck_size, view.deck_back)])
    far = show_texts.so_far(len(view.completed), view.goal, view.failures)
    return sentences(far, _whole([spoken.story_left(view.story_size, view.story_back)]))


def possible(view: View, names: Names, seat: int | None) -> str:
    """Return what can be done before the Resolution."""
    return table_texts.text("choose-heroes") if view.step == DRAFT else text("can-play")


class DungeonInquiries(Inquiries):
    """The keys of Dungeon Time; what is still in suspense is not told before it is shown."""

    PUBLIC: ClassVar[Mapping[int, Public]] = {
        Qt.Key.Key_D: hand,
        Qt.Key.Key_T: goals,
        Qt.Key.Key_R: done_last,
        Qt.Key.Key_O: how_far,
        Qt.Key.Key_N: possible,
    }

    def __init__(self, table: DungeonScreen) -> None:
        super().__init__(table.controller, table)
        self._screen = table

    def tell(self, words: str) -> None:
        """Let an answer be heard, and nothing older that waits (DT-1010)."""
        self._screen.narrator.interrupt(words)

    @property
    def seat(self) -> int | None:
        return self._screen.phase.seat_with_keys()

    def seen(self) -> View:
        show = self._screen.resolution
        return self._screen.controller.seen() if show is None else show.settled

    def answer(self, key: int) -> str:
        screen, show, step = self._screen, self._screen.resolution, self.seen().step
        if key == Qt.Key.Key_D and screen.afar.is_on and step in (READY, ADVENTURE):
            return phone_text("hands-away")
        if key == Qt.Key.Key_N and show is not None:
            return show.asked.question if show.asked is not None else _whole([show.button.accessibleName()])
        if key == Qt.Key.Key_N and step == READY:
            return text("can-begin", button=screen.turn_button.text())
        seconds = screen.controller.seconds_left if key == Qt.Key.Key_O and step == ADVENTURE else None
        left = "" if seconds is None else text("time", time=clock_words(seconds))
        return sentences(super().answer(key), left)
