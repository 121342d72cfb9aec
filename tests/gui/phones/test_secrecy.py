"""Two games that differ by hidden cards are the same to a phone, byte by byte, until its seat hears of one.

Everybody plays by phone and says the same words in both. Keys, nonces and devices are chance, and are said
only while a phone is let in: what follows is compared, with its number and order.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from PySide6.QtWidgets import QApplication

from chrononauts_qt.ui.games.chrononauts.sheets.memo_window import MemoPanel
from chrononauts_qt.ui.phones.phones import Phones
from chrononauts_qt.ui.shell.phones_opener import PhonesOpener
from chrononauts_qt.ui.table import phone_blocks as blocks
from chrononauts_qt.ui.table.live_controller import LiveController
from chrononauts_qt.wire import messages
from tests.gui.phones.conftest import Party
from tests.gui.phones.evening import Evening
from tests.gui.program import NewWindow, let_go
from tests.gui.robot import HandClock
from tests.gui.secrecy.conftest import new_window
from tests.gui.secrecy.witness import Note, Sounds, Witness, compare, listening
from tests.gui.table.eyes import world
from tests.gui.table.scene import start
from tests.property import play
from tests.property.test_secrets import Exchange, exchanges, shows
from tests.scenario import explicit_setup

__all__ = ["new_window"]

Begin = Callable[..., Evening]
SEATS = (0, 1, 2)
STEPS = 14


class Twins:
    """Two evenings of the same words, and what the phone of one seat hears of both."""

    def __init__(self, begin: Begin, exchange: Exchange, seat: int, rng: random.Random) -> None:
        self.both = [begin(setup) for setup in (exchange.one, exchange.other)]
        self._seat, self._rng, self._cards = seat, rng, exchange.cards
        self._told = 0
        self.compared = 0
        for one in self.both:
            one.seat(*SEATS)

    def compare(self) -> None:
        """Fail where the phone of the seat can tell one evening from the other."""
        frames = [one.guests[self._seat].frames[1:] for one in self.both]
        assert frames[0] == frames[1], "the phone tells"
        self.compared += 1

    def play(self) -> int:
        """Play until the seat hears of a card that differs; return how often was compared."""
        while not self._hears() and self.compared < STEPS:
            self.compare()
            if not self._act():
                break
        return self.compared

    def _hears(self) -> bool:
        """Tell whether the seat, or everybody, has heard of a card since the last time."""
        logs = [one.match.state.events for one in self.both]
        new, self._told = [event for log in logs for event in log[self._told :]], len(logs[0])
        return any(shows(tuple(new), seat, self._cards) for seat in (self._seat, None))

    def _act(self) -> bool:
        if self.both[0].step == "window":
            for seat in self.both[0].controller.public_view().deciding:
                self._say(seat, "allow")
                self.compare()
            for one in self.both:
                one.pass_time()
            return True
        owed = [one.match.game.pending(one.match.state) for one in self.both]
        if not owed[0]:
            return False
        seat = self._rng.choice(sorted(owed[0]))
        ways = [way for way in owed[0][seat].options if way in owed[1][seat].options]
        if not ways:
            return False
        self._say(seat, str(play.choose(self._rng, ways)))
        return True

    def _say(self, seat: int, words: str) -> None:
        acks = [one.say(seat, words) for one in self.both]
        assert acks[0] == acks[1]
        assert "no" not in acks[0]


def twins(begin: Begin, seed: int) -> Iterator[Twins]:
    """Yield the evenings of a seed, for each seat and each kind of hidden card."""
    for seat in SEATS:
        for exchange in exchanges(seed, seat):
            if exchange.cards[0] != exchange.cards[1]:
                yield Twins(begin, exchange, seat, random.Random(f"twins {seed}"))


@pytest.mark.rule("R-314", "R-1014")
def test_a_phone_does_not_tell_hidden_cards(evening: Begin) -> None:
    compared = 0
    for seed in range(1):
        for pair in twins(evening, seed):
            compared += pair.play()
            for one in pair.both:
                one.end()
    assert compared > 100


# -- a Memo window, and what would tell -----------------------------------------------------------


def apart() -> list[Any]:
    """Return two deals that differ by one Memo: Bruno holds it, or it is the next card of the pile."""
    lies = ("memo", "dodo"), ("dodo", "memo")
    return [
        explicit_setup(
            players=3,
            hands={1: "prevent-assassination rongorongo", 2: f"{held} ark", 3: "patch-1944 patch-1929"},
            draw=f"patch-1995 {next_card}",
        )
        for held, next_card in lies
    ]


def hear_window(begin: Begin) -> list[Any]:
    """Let Bruno press Memo and change his mind, and return what Chloé's phone has heard in each deal.

    She holds the time and lets it go on meanwhile: her sheet is made anew.
    """
    heard = []
    for setup in apart():
        one = begin(setup)
        one.seat(*SEATS)
        one.say(0, "play prevent-assassination on 1963")
        for said in ("memo", "allow", "memo", "allow"):
            count = len(one.guests[2].frames)
            one.say(1, said)
            assert len(one.guests[2].frames) == count, "nothing comes while Bruno makes up his mind"
            one.say(2, "table: hold")
            one.say(2, "table: go on")
            heard.append(list(one.guests[2].frames[1:]))
        one.say(2, "allow")
        one.pass_time()
        assert one.step == "end"
        heard.append(list(one.guests[2].frames[1:]))
    half = len(heard) // 2
    return [heard[:half], heard[half:]]


def test_what_is_pressed_in_a_window_is_heard_by_nobody(evening: Begin) -> None:
    one, other = hear_window(evening)
    assert one == other


def _next_card(phones: Phones) -> str:
    return str(phones._controller.match.state.draw[-1])


def _memo_is_held(phones: Phones) -> str:
    state = phones._controller.match.state
    views = (phones._controller.match.game.view(state, seat) for seat in SEATS)
    return "held" if any("memo" in view.hand for view in views) else ""


def _ways_of_others(phones: Phones) -> str:
    owed = phones._controller.match.game.pending(phones._controller.match.state)
    return str(sum(len(one.options) for one in owed.values()))


def _kept_answers(phones: Phones) -> str:
    return str([phones._controller.answered(seat) for seat in SEATS if seat != 2].count(None))


@pytest.mark.parametrize("told", [_next_card, _memo_is_held, _ways_of_others, _kept_answers])
def test_a_leak_in_a_sheet_is_found(
    evening: Begin, monkeypatch: pytest.MonkeyPatch, told: Callable[[Phones], str]
) -> None:
    sheet = Phones._sheet

    def leaking(phones: Phones, seat: int) -> blocks.Sheet:
        made = sheet(phones, seat)
        said = told(phones)
        more = [blocks.lines("", [said], "log")] if said else []
        return made._replace(blocks=[*made.blocks, *more])

    monkeypatch.setattr(Phones, "_sheet", leaking)
    one, other = hear_window(evening)
    assert one != other


def test_a_buzz_only_while_a_memo_is_held_is_found(evening: Begin, monkeypatch: pytest.MonkeyPatch) -> None:
    send = Phones._send

    def leaking(phones: Phones, seat: int, made: bytes) -> None:
        if _memo_is_held(phones):
            phones._visitors[seat].say(messages.buzz(60))
        send(phones, seat, made)

    monkeypatch.setattr(Phones, "_send", leaking)
    one, other = hear_window(evening)
    assert one != other


def leak_the_pile(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let every sheet tell the order of the draw pile."""
    sheet = Phones._sheet

    def leaking(phones: Phones, seat: int) -> blocks.Sheet:
        made = sheet(phones, seat)
        pile = blocks.lines("", [str(phones._controller.match.state.draw)], "log")
        return made._replace(blocks=[*made.blocks, pile])

    monkeypatch.setattr(Phones, "_sheet", leaking)


def test_a_leak_is_found_by_the_twins(evening: Begin, monkeypatch: pytest.MonkeyPatch) -> None:
    """The first of them reaches a card of the pile that only its order tells."""
    leak_the_pile(monkeypatch)
    with pytest.raises(AssertionError, match="the phone tells"):
        next(twins(evening, 0)).play()


# -- the big screen -------------------------------------------------------------------------------


@pytest.fixture
def watch(
    party: Callable[..., Party], new_window: NewWindow, clock: HandClock, monkeypatch: pytest.MonkeyPatch
) -> Callable[[], None]:
    """Return what compares the big screen of two deals: pictures, words, sounds, motion and order."""

    def notes_of(number: int, sounds: Sounds) -> list[Note]:
        clock.now = 0.0
        table = party(start(new_window(), clock, world(number)))
        for seat in SEATS:
            table.seat(seat)
        table.begin()
        table.window.pages.remove(PhonesOpener.NAME)  # it tells the port, which is chance
        let_go()
        assert not table.scene.table.hand.isVisible(), "the screen is seen from afar"
        witness = Witness(table.scene, sounds)
        witness.look("all sit")
        table.guests[0].say("play prevent-assassination on 1963")
        table.settle()
        witness.look("a card waits")
        for seat in (1, 2):
            table.guests[seat].say("memo")
            table.settle()
            witness.look(f"{seat} has pressed Memo")
            table.guests[seat].say("allow")
        table.settle()
        table.scene.pass_time(4.1)
        table.settle()
        witness.look("the window is over")
        table.window.phones.leave()
        return witness.notes

    def watched() -> None:
        with listening(monkeypatch) as sounds:
            compare(*(notes_of(number, sounds) for number in range(2)))

    return watched


@pytest.mark.rule("R-1014")
def test_the_big_screen_tells_nothing_while_all_play_by_phone(watch: Callable[[], None]) -> None:
    """From the first sheet until a Memo would be heard of: in one deal two are held, in the other none."""
    watch()


def test_a_screen_that_follows_a_kept_answer_is_found(
    watch: Callable[[], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    answer = LiveController.answer

    def leaking(controller: LiveController, seat: int, action: Any) -> str:
        refusal = answer(controller, seat, action)
        if not refusal:
            controller.changed.emit()
        return refusal

    monkeypatch.setattr(LiveController, "answer", leaking)
    with pytest.raises(AssertionError, match="heard"):
        watch()


def test_a_panel_that_names_only_who_has_not_answered_is_found(
    watch: Callable[[], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    answer = LiveController.answer

    def leaking(controller: LiveController, seat: int, action: Any) -> str:
        refusal = answer(controller, seat, action)
        owing = [controller.names[one] for one in SEATS if controller.answered(one) is None]
        for panel in QApplication.allWidgets():
            if isinstance(panel, MemoPanel):
                panel._by_phone.show(True, " ".join(owing))
        return refusal

    monkeypatch.setattr(LiveController, "answer", leaking)
    with pytest.raises(AssertionError, match="texts, 1 has pressed Memo"):
        watch()
