"""Two games of AfterNova that differ by hidden cards are the same to a phone until its seat hears of one.

In one Bruno holds other crew, other Projects and another objective than in the other, and the decks lie in
another order; everybody says the same, Bruno with the cards that he has.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any, cast

import pytest
from PySide6.QtGui import QAccessible

from chrononauts_qt.games.afternova.setup import Setup
from chrononauts_qt.ui.games.afternova.controller import AfterNovaController
from chrononauts_qt.ui.games.afternova.flow import Flow
from chrononauts_qt.ui.phones import phones
from chrononauts_qt.ui.phones.phones import Phones
from chrononauts_qt.ui.shell.phones_opener import PhonesOpener
from chrononauts_qt.ui.table import phone_blocks as blocks
from chrononauts_qt.wire import messages
from tests.crowd.wishes import word_of
from tests.gui.afternova.test_secrecy import DealsWitness
from tests.gui.phones.conftest import Party
from tests.gui.phones.nova import Nova
from tests.gui.phones.nova_window import NovaScene, everybody, go_to_market, say
from tests.gui.phones.test_afternova import ADA, BRUNO, CHLOE, DEALING
from tests.gui.program import NewWindow, let_go
from tests.gui.robot import HandClock
from tests.gui.secrecy.conftest import new_window
from tests.gui.secrecy.witness import Note, compare, listening

__all__ = ["new_window"]

Heard = list[list[bytes]]
"""What Chloé's phone has heard at each moment of a game."""
Listen = Callable[[], list[Heard]]

ONE = replace(
    DEALING,
    hands={**DEALING.hands, BRUNO: ("mole-carbo", "otter-ondina", "night-garden")},
    objectives={ADA: ("purple", "green"), BRUNO: ("orange", "black"), CHLOE: ("green", "white")},
    market_crew=("bear-valdo", "bear-bruma", "cat-minou", "cat-perla"),
    market_projects=("moss-carpet", "warm-lamp", "snow-globe", "roof-rack"),
    crew_deck=("fox-ambra", "fox-fulvio", "mole-ipogea", "otter-lutra"),
    project_deck=("tail-trunk", "moon-gate", "ivy-palace"), bag=("green", "black", "white", "orange"),
)  # fmt: skip
OTHER = replace(
    ONE, hands={**ONE.hands, BRUNO: ("mole-ipogea", "otter-lutra", "ivy-palace")},
    objectives={**ONE.objectives, BRUNO: ("black", "white")},
    crew_deck=("otter-ondina", "fox-fulvio", "mole-carbo", "fox-ambra"),
    project_deck=("moon-gate", "night-garden", "tail-trunk"), bag=("orange", "white", "green", "black"),
)  # fmt: skip
CREW = {"mole-carbo": "mole-ipogea", "otter-ondina": "otter-lutra", "night-garden": "ivy-palace"}
"""Which card of Bruno's stands for which."""

TALK = (
    (ADA, "offer geodonia; 2 brings extraction gets purple"),
    (ADA, "offer geodonia; 2 brings extraction extraction extraction gets purple"),
    (BRUNO, "accept 1 with mole-carbo"),
    (BRUNO, "table: ask me about night-garden"),
    (BRUNO, "counter 1 brings extraction extraction extraction gets black with mole-carbo otter-ondina"),
    (CHLOE, "show otter-sasso"),
    (ADA, "offer geodonia; anyone brings extraction extraction extraction gets white"),
    (BRUNO, "accept 2 with mole-carbo otter-ondina"),
    (CHLOE, "accept 2 with mole-nello otter-sasso"),
    (ADA, "offer geodonia; 2 brings extraction extraction extraction gets black"),
    (ADA, "take bear-valdo"),
    (ADA, "take warm-lamp"),
)
"""Refusals are said to Bruno or to Ada alone; a third card is not taken, which would tell of the decks."""


@pytest.fixture
def listen(qapp: object, at_once: None, monkeypatch: pytest.MonkeyPatch) -> Iterator[Listen]:
    """Return what plays both games, and tells what Chloé's phone hears of each."""
    monkeypatch.setattr(phones, "pages", dict)
    evenings: list[Nova] = []

    def heard(setup: Setup, cards: dict[str, str]) -> Heard:
        table = Nova.deal(setup)
        evenings.append(table)
        table.seat(ADA, BRUNO, CHLOE)
        found = [list(table.guests[CHLOE].frames[1:])]
        for seat, words in TALK:
            for one, other in cards.items() if seat == BRUNO else ():
                words = words.replace(one, other)
            if words.startswith("table: "):
                table.tell(seat, (words, None))
            else:
                said, counts = word_of(table.match.game.parse(words), seat)
                if counts is not None:  # what is still missing is told to whoever asks, and to nobody else
                    table.guests[seat].weigh(said, counts)
                table.tell(seat, (said, counts))
            found.append(list(table.guests[CHLOE].frames[1:]))
        return found

    yield lambda: [heard(ONE, {}), heard(OTHER, CREW)]
    for one in evenings:
        one.end()


@pytest.mark.rule("AN-425")
def test_a_phone_does_not_tell_what_others_hold_or_lay_aside(listen: Listen) -> None:
    one, other = listen()
    assert one == other
    assert len({len(frames) for frames in one}) > 6, "it has heard something"


def _laid_aside(table: Phones) -> str:
    offers = table._controller.match.state.offers
    return str([said.cards for said in offers[-1].answers.values()]) if offers else ""


def _hand(table: Phones) -> str:
    return str(table._controller.match.state.crews[BRUNO])


def _can_pay(table: Phones) -> str:
    view: Any = table._controller.view_of(BRUNO)
    return str(view.projects)


def _next_fragment(table: Phones) -> str:
    return str(table._controller.match.state.bag[-1])


@pytest.mark.parametrize("told", [_laid_aside, _hand, _can_pay, _next_fragment])
def test_a_leak_in_a_sheet_is_found(
    listen: Listen, monkeypatch: pytest.MonkeyPatch, told: Callable[[Phones], str]
) -> None:
    sheet = Phones._sheet

    def leaking(table: Phones, seat: int) -> blocks.Sheet:
        made = sheet(table, seat)
        return made._replace(blocks=[*made.blocks, blocks.lines("", [told(table)], "table")])

    monkeypatch.setattr(Phones, "_sheet", leaking)
    one, other = listen()
    assert one != other


def test_a_sheet_that_is_sent_once_more_for_a_hidden_card_is_found(
    listen: Listen, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Number and length are compared too: here somebody buzzes while Bruno holds a card."""
    send = Phones._send

    def leaking(table: Phones, seat: int, made: bytes) -> None:
        if "mole-carbo" in table._controller.match.state.crews[BRUNO]:
            table._visitors[seat].say(messages.buzz(60))
        send(table, seat, made)

    monkeypatch.setattr(Phones, "_send", leaking)
    one, other = listen()
    assert one != other


# -- the big screen ---------------------------------------------------------------------------------

EVENING = (
    (BRUNO, "table: ask me about night-garden"),
    (ADA, "offer geodonia; 2 brings extraction extraction extraction gets purple"),
    (BRUNO, "counter 1 brings extraction extraction extraction gets black with mole-carbo otter-ondina"),
    (CHLOE, "show otter-sasso"),
    (ADA, "offer geodonia; anyone brings extraction extraction extraction gets white"),
    (BRUNO, "accept 2 with mole-carbo otter-ondina"),
    (CHLOE, "decline 2"),
)
"""Nobody seals: what Bruno has laid aside would be seen."""


@pytest.fixture
def watch(
    party: Callable[..., Party], new_window: NewWindow, clock: HandClock, monkeypatch: pytest.MonkeyPatch
) -> Callable[[int], None]:
    """Return what compares the big screen of both games after so many words, while all play by phone and a
    reader runs."""
    monkeypatch.setattr(QAccessible, "isActive", lambda: True)

    def notes_of(setup: Setup, cards: dict[str, str], most: int) -> list[Note]:
        clock.now = 0.0
        with listening(monkeypatch) as sounds:
            scene = NovaScene(new_window(), clock)
            scene.sit(setup)
            table = party(cast("Any", scene))
            everybody(table)
            table.window.pages.remove(PhonesOpener.NAME)  # it tells the port, which is chance
            let_go()
            witness = DealsWitness(scene, sounds)
            witness.look("all sit")
            for seat, words in EVENING[:most]:
                for one, other in cards.items() if seat == BRUNO else ():
                    words = words.replace(one, other)
                say(table, seat, words)
                witness.look(words if seat != BRUNO else "Bruno has spoken")
            if most == len(EVENING):
                scene.table.far_offers._read.timeout.emit()
                witness.look("the offers have been read")
                go_to_market(table, 2)
                witness.look("at the Market")
            table.window.phones.leave()
        return witness.notes

    return lambda most: compare(notes_of(ONE, {}, most), notes_of(OTHER, CREW, most))


def test_the_big_screen_tells_nothing_while_all_play_by_phone(watch: Callable[[int], None]) -> None:
    watch(len(EVENING))


def words_tell(patch: pytest.MonkeyPatch) -> None:
    """What all are asked says what Bruno has laid aside."""
    right = Flow.asked_of_all
    patch.setattr(Flow, "asked_of_all", lambda flow: right(flow) + _hand(cast("Any", flow)))


def following_tells(patch: pytest.MonkeyPatch) -> None:
    """The screen is shown anew when a phone holds a certain card."""
    right = AfterNovaController.answer

    def answer(controller: AfterNovaController, seat: int, action: Any) -> str:
        if "mole-carbo" in controller.match.state.crews[BRUNO]:
            controller.changed.emit()
        return right(controller, seat, action)

    patch.setattr(AfterNovaController, "answer", answer)


@pytest.mark.parametrize(("leak", "found"), [(words_tell, "texts"), (following_tells, "heard")])
def test_a_leak_on_the_big_screen_is_found(
    watch: Callable[[int], None], monkeypatch: pytest.MonkeyPatch, leak: Callable[[Any], None], found: str
) -> None:
    leak(monkeypatch)
    with pytest.raises(AssertionError, match=found):
        watch(2)
