"""Whole games on two screens whose hidden cards lie elsewhere at every step; leaks that are found there."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any
from zlib import crc32

import pytest
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QLabel

from chrononauts_qt.games.afternova.setup import Setup
from chrononauts_qt.session.match import Match
from chrononauts_qt.ui.games.afternova.negotiation import Negotiation
from chrononauts_qt.ui.games.afternova.rail import Rail
from chrononauts_qt.ui.games.afternova.reading import Reading
from chrononauts_qt.ui.games.afternova.showing import Showing
from chrononauts_qt.ui.games.afternova.table import AfterNovaScreen
from chrononauts_qt.ui.kit.accessibility import announce
from chrononauts_qt.ui.kit.log_model import LogLine
from chrononauts_qt.ui.table.bots import Bots
from chrononauts_qt.ui.table.narrator import Narrator
from tests import soak_screens
from tests.gui.afternova.test_whole_games import late
from tests.gui.afternova.two_worlds import Company, both
from tests.gui.program import NewWindow
from tests.gui.robot import HandClock

Pair = Callable[[Company], tuple[int, Counter[str]]]


@pytest.fixture
def pair(new_window: NewWindow, clock: HandClock, monkeypatch: pytest.MonkeyPatch) -> Pair:
    """Return what plays a game in both worlds, while a screen reader runs."""
    monkeypatch.setattr(QAccessible, "isActive", lambda: True)
    return lambda company: both(new_window, clock, monkeypatch, company)


@pytest.mark.parametrize(("company", "elsewhere"), [
    (Company(late(3, "sample 15", 5)), {"crew", "projects", "objectives", "decks", "planets", "bag"}),
    (Company(late(2, "sample 8", 5)), {"objectives", "decks", "planets", "bag"}),
    (Company(Setup(4, "sample"), bots=(2, 3), asks=(0,), most=8), {"crew", "projects", "objectives", "bag"}),
], ids=["three people", "two with Bot", "two with two Agents"])  # fmt: skip
def test_what_nobody_knows_in_public_changes_nothing_in_public(
    pair: Pair, company: Company, elsewhere: set[str]
) -> None:
    """AN-204, AN-425, AN-607: pictures, words, sounds, titles, tips, keys and times, at every moment."""
    moments, differed = pair(company)
    assert moments > 8
    assert elsewhere <= differed.keys(), "the worlds differ"


# -- leaks on purpose ---------------------------------------------------------------------------------


def secret(match: Match) -> int:
    """Return a number for what lies hidden: hands, objectives and decks."""
    state: Any = match.state
    return crc32(repr((state.crews, state.objectives, state.crew_deck, state.bag)).encode())


def _after(
    patch: pytest.MonkeyPatch, part: type, name: str, act: Callable[[AfterNovaScreen, int], object]
) -> None:
    """Let a part of the table do something besides that depends on what lies hidden."""
    right = getattr(part, name)

    def besides(self: Any, *given: Any) -> Any:
        found = right(self, *given)
        act(self.parent(), secret(self.parent().controller.match))
        return found

    patch.setattr(part, name, besides)


def pixel_tells(patch: pytest.MonkeyPatch) -> None:
    """One pixel of the wall."""

    def spot(table: AfterNovaScreen, told: int) -> None:
        found = table.findChild(QLabel, "spot") or QLabel(table)
        found.setObjectName("spot")
        found.setGeometry(0, 60, 1, 1)
        found.setStyleSheet(f"background: #{told % 0xFFFFFF:06x}")
        found.show()

    _after(patch, Showing, "show_draft", spot)


def tip_tells(patch: pytest.MonkeyPatch) -> None:
    """The tip of the players says it to who hovers long enough."""
    _after(patch, Showing, "show_draft", lambda table, told: table.seats_view.setToolTip(str(told)))


def title_tells(patch: pytest.MonkeyPatch) -> None:
    """The title of the window."""
    _after(patch, Showing, "show_draft", lambda table, told: table.window().setWindowTitle(str(told)))


def sound_tells(patch: pytest.MonkeyPatch) -> None:
    """A sound more or less."""

    def play(table: AfterNovaScreen, told: int) -> None:
        for _ in range(told % 5):
            table.speaker.play("put")

    _after(patch, Reading, "hear", play)


def voice_tells(patch: pytest.MonkeyPatch) -> None:
    """A screen reader says it of whatever has happened."""
    _after(patch, Reading, "hear", lambda table, told: announce(table.status, str(told)))


def narrator_tells(patch: pytest.MonkeyPatch) -> None:
    """The course that is told to all has it."""
    right = Narrator.say

    def say(self: Narrator, words: str, *more: Any, **named: Any) -> None:
        table: Any = self.parent()
        right(self, f"{words} {secret(table.controller.match)}", *more, **named)

    patch.setattr(Narrator, "say", say)


def log_tells(patch: pytest.MonkeyPatch) -> None:
    """The Log has a line for it."""

    def tell(table: AfterNovaScreen, told: int) -> None:
        table.log_model.set_lines([*table.log_model.lines, LogLine(0, str(told))])

    _after(patch, Reading, "tell_all", tell)


def reason_tells(patch: pytest.MonkeyPatch) -> None:
    """Why? gives a reason that nobody can see."""

    right = Rail.tell

    def tell(self: Rail, heading: str, lines: tuple[str, ...]) -> None:
        table: Any = self.parent()
        right(self, heading, (*lines, str(secret(table.controller.match))))

    patch.setattr(Rail, "tell", tell)


def pause_tells(patch: pytest.MonkeyPatch) -> None:
    """A bot waits a little longer with some cards."""
    right = Bots._at_least
    patch.setattr(
        Bots, "_at_least", lambda self, *given: right(self, *given) + secret(self._match) % 7 / 100)


def sheet_tells(patch: pytest.MonkeyPatch) -> None:
    """Who cannot bring what is asked is not offered to accept."""
    right = Negotiation.asked

    def asked(self: Negotiation, view: Any) -> Any:
        said = right(self, view)
        return said._replace(choices=tuple(choice for choice in said.choices if choice.is_open))

    patch.setattr(Negotiation, "asked", asked)


def keys_tell(patch: pytest.MonkeyPatch) -> None:
    """A bug: the keys went to the Menu where Accept was closed to the hand of who is asked."""
    right = AfterNovaScreen.take_focus

    def take_focus(self: AfterNovaScreen) -> None:
        if self.curtain.isHidden() and self.draft.view.step == "answer" and self.steps.buttons:
            self.steps.buttons[0].setFocus()
        else:
            right(self)

    patch.setattr(AfterNovaScreen, "take_focus", take_focus)


FIRST = Company(Setup(3, "sample"), bots=(2,), most=3)
ASKED = Company(late(3, "ask 140", 4), most=2)
"""Somebody who is asked could bring it in one world only, in the end."""
LEAKS = [
    *((leak, FIRST) for leak in (
        pixel_tells, tip_tells, title_tells, sound_tells, voice_tells, narrator_tells, log_tells,
        reason_tells, pause_tells)),
    *((leak, ASKED) for leak in (sheet_tells, keys_tell)),
]  # fmt: skip
FOUND = r"^(title|texts|spoken|widgets|buttons|log|heard|timers|pictures), "


@pytest.mark.parametrize(("leak", "company"), LEAKS, ids=[leak.__name__ for leak, _ in LEAKS])
def test_a_planted_leak_is_found(
    leak: Callable[[pytest.MonkeyPatch], None], company: Company, pair: Pair, monkeypatch: pytest.MonkeyPatch
) -> None:
    leak(monkeypatch)
    with pytest.raises(AssertionError, match=FOUND):
        pair(company)


# -- the soak -----------------------------------------------------------------------------------------


def test_the_soak_plays_two_whole_games_of_each_number_of_seats(monkeypatch: pytest.MonkeyPatch) -> None:
    assert Counter(seats for seats, _, _ in soak_screens.tasks()) == {2: 2, 3: 2, 4: 2}
    found = {"moments": 7, "differed": {"crew": 3}, "failures": []}
    figures = soak_screens.report({(3, 0, 1): found, (3, 1, 1): found})
    assert figures["moments_compared"] == {"3": 14}
    assert figures["stretches_in_which_it_lay_elsewhere"] == {"crew": 6}
    monkeypatch.setattr(soak_screens, "ROOT", "/")
    monkeypatch.delenv("PYTHONPATH", raising=False)  # or it finds its way home, and plays for two minutes
    failed = soak_screens.play_game((3, 0, 1))
    assert [failure["reproduce"] for failure in failed["failures"]] == [
        "python3 dev.py soak afternova-screens --task 3,0,1"]
