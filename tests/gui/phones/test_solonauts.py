"""Solonauts with the one hand on a phone: whole journeys by sheets alone, the way back, what is not told."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtWidgets import QApplication

from chrononauts_qt.games.chrononauts.actions import parse
from chrononauts_qt.games.chrononauts.cards import PLAY_CARDS
from chrononauts_qt.games.chrononauts.variants import solonauts
from chrononauts_qt.games.chrononauts.variants.shelf import SOLONAUTS
from chrononauts_qt.session import journal
from chrononauts_qt.session.match import Match
from chrononauts_qt.ui.games.solonauts.controller import SoloController
from chrononauts_qt.ui.games.solonauts.deals import SEED, Terms
from chrononauts_qt.ui.phones import phones
from chrononauts_qt.ui.shell.main_window import MainWindow
from chrononauts_qt.ui.table.new_game import NewGameChoice
from chrononauts_qt.ui.table.window import TABLE
from tests.gui.phones.conftest import Party
from tests.gui.phones.evening import Evening
from tests.gui.phones.guest import Guest, until
from tests.gui.phones.test_secrecy import leak_the_pile
from tests.gui.solonauts.conftest import deal, window
from tests.gui.solonauts.journey import HAND, SIX, USUAL, Journey

__all__ = ["deal", "window"]

MOST = 100
Begin = Callable[..., Party]


class Alone(Evening):
    """A journey without a window; its one hand is on a phone from the beginning."""

    def __init__(self, path: Path | None = None, **words: Any) -> None:
        setup = solonauts.Setup(**(words or USUAL))
        super().__init__(Match.start("solonauts", ("Ada",), setup, path))
        (self.guest,) = self.seat(0)

    def make_controller(self, match: Match, seconds: float | None, hire: Any) -> SoloController:
        return SoloController(match)

    @property
    def hand(self) -> list[str]:
        """The cards on the phone."""
        return [card["id"] for card in cards(self.guest)]

    def do(self, words: str) -> None:
        """Say what the sheet offers."""
        assert words in self.guest.offers()
        assert "no" not in self.say(0, words)


def cards(guest: Guest) -> list[dict[str, Any]]:
    """Return the cards of the hand."""
    (block,) = guest.blocks("cards")
    held: list[dict[str, Any]] = block["cards"]
    return held


Start = Callable[..., Alone]


@pytest.fixture
def alone(qapp: QApplication, at_once: None, monkeypatch: pytest.MonkeyPatch) -> Iterator[Start]:
    """Return what begins a journey with a phone, as `Alone` takes it."""
    monkeypatch.setattr(phones, "pages", dict)
    journeys: list[Alone] = []

    def begun(*args: Any, **words: Any) -> Alone:
        journeys.append(Alone(*args, **words))
        return journeys[-1]

    yield begun
    for one in journeys:
        one.end()


# -- what a sheet shows and offers ------------------------------------------------------------------


@pytest.mark.rule("R-1205", "R-1206", "R-1210")
def test_a_card_says_whom_it_brings_home_and_they_are_told(alone: Start) -> None:
    ada = alone()
    patch = next(card for card in cards(ada.guest) if card["id"] == "patch-1939")
    assert patch["uses"][0]["effect"].startswith("This brings home: Otto and Clara.")
    (waiting,) = ada.guest.blocks("goals")
    assert len(waiting["goals"]) == len(SIX)
    ada.do("play patch-1939 on 1939")
    (waiting,) = ada.guest.blocks("goals")
    assert len(waiting["goals"]) == len(SIX) - 2
    home = next(block for block in ada.guest.blocks("lines") if block["title"])
    assert (home["title"], home["lines"]) == ("2 of 6 home", ["Otto is home.", "Clara is home."])


def test_what_one_may_regret_is_asked_again(alone: Start) -> None:
    """A-22, R-1217: a Patch that somebody waits for, and the end; what nobody needs goes at once."""
    ada = alone(**USUAL | {"hand": ("patch-1939", "patch-1945-axis")})
    wanted, unneeded = cards(ada.guest)
    assert wanted["discard"]["warn"]
    assert "Otto and Clara" in wanted["discard"]["effect"]
    assert unneeded["stamp"] == "NOT NEEDED"
    assert not unneeded["discard"]["warn"]
    (stop,) = (answer for block in ada.guest.blocks("ask") for answer in block["answers"]
               if answer["say"] == "stop")  # fmt: skip
    assert (stop["warn"], stop["effect"]) == (True, "0 of 6 home")
    ada.do("stop")
    assert ada.guest.sheet["tone"] == "over"
    assert ada.guest.offers() == []


def test_what_is_not_offered_is_not_done(alone: Start) -> None:
    """Nor what was: somebody at the screen has played the card meanwhile."""
    ada = alone()
    moment = ada.guest.sheet["moment"]
    ada.guest.send({"say": "discard reverse-fate", "moment": moment, "id": 90})
    ada.settle()
    assert ada.match.past.steps() == []
    assert ada.controller.play(parse("play reverse-fate on 1957"))
    ada.guest.send({"say": "play prevent-assassination on 1865", "moment": moment, "id": 91})
    ada.settle()
    assert len(ada.match.past.steps()) == 1
    assert not any("ack" in message for message in ada.guest.messages)
    assert "reverse-fate" not in ada.hand


# -- the way back -----------------------------------------------------------------------------------


def test_what_hides_nothing_is_taken_back_at_once(alone: Start) -> None:
    ada = alone(**USUAL | {"hand": ("patch-1945-axis", *HAND[1:])})
    assert "table: take back" not in ada.guest.offers(), "nothing has been done yet"
    old = ada.guest.sheet["moment"]
    ada.do("discard patch-1945-axis")
    ada.do("table: take back")
    assert "patch-1945-axis" in ada.hand
    assert ada.guest.sheet["moment"] > old
    assert not ada.controller.is_practice


def test_practice_is_asked_about_where_the_hand_is(alone: Start) -> None:
    ada = alone()
    ada.do("play reverse-fate on 1957")
    ada.do("table: take back")
    assert "practice" in ada.guest.blocks("ask")[0]["text"]
    ada.do("table: refuse")
    assert len(ada.match.past.steps()) == 1
    ada.do("table: take back")
    ada.do("play patch-1939 on 1939")
    assert "table: agree" not in ada.guest.offers(), "the question was about another act"
    for words in ("table: take back", "table: agree"):
        ada.do(words)
    assert ada.controller.is_practice
    assert [str(step.action) for step in ada.match.past.steps()] == ["play reverse-fate on 1957"]


# -- whole journeys ---------------------------------------------------------------------------------


def by_phone(ada: Alone, seed: str) -> list[str]:
    """Play to the end by what sheets offer, mostly plays, and return what was said."""
    said: list[str] = []
    dice = random.Random(seed)
    while ada.guest.sheet["tone"] != "over":
        assert len(said) < MOST
        offered = [words for words in ada.guest.offers() if not words.startswith(("table: ", "stop"))]
        plays = [words for words in offered if words.startswith("play ")]
        said.append(dice.choice(plays if plays and dice.random() < 0.9 else offered))
        ada.do(said[-1])
    return said


def test_a_whole_journey_by_phone_is_the_one_by_mouse(
    alone: Start, window: MainWindow, tmp_path: Path
) -> None:
    paths = [tmp_path / f"{way}.chrononauts" for way in ("phone", "mouse")]
    gone = tuple(PLAY_CARDS[card].id for card in SOLONAUTS.deck[::2])
    ada = alone(paths[0], seed="both", discard_pile=gone)
    said = by_phone(ada, "both")
    setup = solonauts.Setup(seed="both", discard_pile=gone)
    journey = Journey(window, Match.start("solonauts", ("Ada",), setup, paths[1]))
    for words in said:
        if journey.table.question.isVisible():  # somebody cannot get home any more
            journey.click(journey.table.question.no_button)
        journey.act(parse(words))
    assert journey.view.outcome is not None
    assert journal.read(paths[0]).records == journal.read(paths[1]).records
    assert "phone" not in paths[0].read_text(encoding="utf-8")


# -- in the window ----------------------------------------------------------------------------------


def test_hand_and_screen_are_both_there_to_play_with(party: Begin) -> None:
    """There is nobody to hide anything from: the cards stay when the phone comes, sleeps and goes."""
    table = party()
    journey, ada = table.scene, table.seat(0)
    assert isinstance(journey, Journey)
    table.begin()
    assert journey.table.steps.accessibleName() == "Ada plays by phone"
    journey.act(parse("play reverse-fate on 1957"))
    table.settle()
    assert "no" not in ada.say("play patch-1939 on 1939")
    table.settle()
    assert list(journey.table.hand_model.cards) == [card["id"] for card in cards(ada)]
    assert journey.table.shelf_model.home == ("otto", "clara")
    journey.controller.set_asleep(frozenset({0}))
    assert "asleep" in journey.table.steps.accessibleName()
    table.phones.release(0)
    until(lambda: ada.farewell() == "released", "a farewell")
    assert journey.controller.viewer == 0
    journey.click(journey.table.steps.undo_button)
    assert journey.table.question.isVisible()


def test_phones_are_let_in_from_the_first_page_and_offered_again(party: Begin, window: MainWindow) -> None:
    """New game leads to the codes; whoever plays the deal once more keeps the phone; who goes on is asked."""
    window.ask_new_game("solonauts")
    page = window.new_game
    page.people.phones_box.click()
    page.people.rows[0].name.setText("Ada")
    assert page.people.lets_phones_in()
    choice = NewGameChoice(("Ada",), "solonauts", Terms(deal=SEED, seed="x"), phones=True)
    window.openings.begin(choice)
    codes = window.phones_page
    assert codes.isVisible()
    assert codes.panels[0].isAncestorOf(codes.intro), "there is room beside the only code"
    assert codes.panels[0].code.geometry().right() < codes.intro.x()
    assert window.phones.phones is not None
    ada = Guest(window.phones.phones.link(0))
    until(lambda: ada.has_sheet, "a sheet")
    window.phones.close()
    assert "no" not in ada.say("stop")
    window.openings.rematch()
    until(lambda: ada.sheet["tone"] == "yours", "the same deal")
    assert window.shown() == TABLE
    window.show_home()
    until(lambda: ada.farewell() == "closed", "a farewell")
    window.openings.go_on()
    assert "Phones were let in" in window.message.words.text()
    assert window.phones.phones is None


# -- what is hidden ---------------------------------------------------------------------------------

ACTS = (
    *("discard patch-1974", "play prevent-assassination on 1865", "table: take back", "table: refuse"),
    *("play patch-1939 on 1939", "table: take back", "table: agree", "play patch-1939 on 1939"),
)
HEARD = "play reverse-fate on 1957"
"""Whoever plays this draws a fourth card."""


def compare(alone: Start) -> list[Alone]:
    """Play in two worlds whose piles differ below the third card, which nobody has heard of."""
    last = ("patch-1995", "patch-1991")
    first = ("patch-1929", "patch-1944", "patch-1986")
    worlds = [alone(**USUAL | {"draw_pile": first + pile}) for pile in (last, last[::-1])]
    for words in (*ACTS, ""):
        frames = [one.guest.frames[1:] for one in worlds]
        assert frames[0] == frames[1], "the phone tells"
        for one in worlds if words else ():
            one.do(words)
    return worlds


@pytest.mark.rule("R-314")
def test_a_phone_does_not_tell_the_order_of_the_pile(alone: Start) -> None:
    worlds = compare(alone)
    for one in worlds:
        one.do(HEARD)
    assert worlds[0].guest.frames[1:] != worlds[1].guest.frames[1:], "now it is heard"


def test_a_leak_of_the_pile_is_found(alone: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    leak_the_pile(monkeypatch)
    with pytest.raises(AssertionError, match="the phone tells"):
        compare(alone)
