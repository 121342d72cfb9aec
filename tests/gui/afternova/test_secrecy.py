"""What a seat hides is nowhere in the window: what lies open is the same whatever it is."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any, cast

import pytest
from PySide6.QtCore import QAbstractItemModel
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QApplication, QWidget

from chrononauts_qt.games.afternova.actions import Share, answer, offer
from chrononauts_qt.games.afternova.amounts import fragments, skills
from chrononauts_qt.games.afternova.setup import Setup
from chrononauts_qt.ui.games.afternova import shown
from chrononauts_qt.ui.games.afternova.controller import AfterNovaController
from chrononauts_qt.ui.games.afternova.reading import Reading
from chrononauts_qt.ui.kit import private_speech
from chrononauts_qt.ui.table.curtain import Curtain
from tests.gui.afternova.people import People
from tests.gui.program import NewWindow, settle
from tests.gui.robot import HandClock
from tests.gui.secrecy.witness import Note, Sounds, Witness, compare, listening, picture

ADA, BO, CLEO = range(3)
KNOWN = Setup(
    3,
    "secret",
    first="seat-1",
    planets={0: ("geodonia", "green", "orange", "orange", "white"), 1: ("nektarr", "black", "green", "white"),
             2: ("tenebriga", "purple", "purple", "black", "green", "white")},
    market_crew=("hare-duna", "beaver-zeno", "bear-bruma", "cat-minou"),
    market_projects=("milk-magnet", "grand-arcade", "folding-shovel", "moss-carpet"),
    holds={ADA: ("purple",), BO: ("green", "black")},
    objectives={ADA: ("purple", "green"), BO: ("orange", "black"), CLEO: ("green", "white")},
    hands={
        ADA: ("hare-zefira", "hare-lampo", "mole-carbo", "autopaw"),
        BO: ("mole-nello", "otter-ondina", "cat-perla", "night-garden"),
        CLEO: ("mole-silvana", "bear-valdo", "star-plough"),
    },
)  # fmt: skip
OTHER = replace(
    KNOWN,
    objectives={ADA: ("black", "white"), BO: ("purple", "orange"), CLEO: ("purple", "black")},
    hands={
        ADA: ("raccoon-gaspard", "hare-lampo", "otter-marlow", "comet-postbox"),
        BO: ("otter-sasso", "beaver-odette", "bear-orsola", "autopaw"),
        CLEO: ("mole-ipogea", "hare-rollo", "velvet-observatory"),
    },
)
OFFER = offer("geodonia", [
    Share(BO, skills(["extraction"]), fragments(["green"])),
    Share(CLEO, skills(["extraction"]), fragments(["orange"])),
])  # fmt: skip


class DealsWitness(Witness):
    """Takes down a table of AfterNova."""

    scene: Any

    def __init__(self, people: People, sounds: Sounds) -> None:
        super().__init__(cast(Any, people), sounds)

    def _listen(self) -> None:
        controller, hear = self.scene.controller, self._heard.append
        for name in ("happened", "changed", "viewer_changed", "refused", "remarked", "seats_changed"):
            getattr(controller, name).connect(lambda *said, name=name: hear((name, *said)))

    def _models(self) -> dict[str, QAbstractItemModel]:
        return {"log": self.scene.table.log_model}

    def open_regions(self) -> dict[str, QWidget]:
        table = self.scene.table
        return {"status": table.status, "seats": table.seats_view, "log": table.rail.log}

    def look(self, moment: str) -> None:
        settle()
        self.look_at_once(moment)

    def _private_buttons(self) -> list[tuple[Any, ...]]:
        steps = self.scene.table.steps
        step = self.scene.controller.seen().step
        return [(part.text(), part.isHidden()) for part in steps.buttons] if step == "answer" else []

    def _hidden_pictures(self) -> dict[str, str]:
        table = self.scene.table
        parts = {"hand": table.hand, "steps": table.steps, "message": table.message, "goal": table.objective}
        return {f"below: {name}": picture(part) for name, part in parts.items()}


Course = Callable[[People, DealsWitness], None]


def a_deal(people: People, witness: DealsWitness) -> None:
    """Ada looks, offers; Bo and Cleo answer behind their curtains; Ada looks again and turns away."""
    witness.look("dealt")
    people.lift(ADA)
    witness.forget()
    witness.look("Ada looks")
    people.choose(people.table.planets, "nektarr")
    people.choose(people.table.planets, "nektarr")
    people.controller.cover()
    witness.look("Ada has turned away")
    people.say(ADA, OFFER)
    witness.look("the offer is on the table")
    for seat in (BO, CLEO):
        people.lift(seat)
        witness.forget()
        witness.look(f"{seat} looks")
        people.press(people.table.steps.buttons[2])
        witness.look(f"{seat} has answered")
    people.controller.cover()
    witness.look("covered")


def dealt(people: People, witness: DealsWitness) -> None:
    """Ada looks, and turns away."""
    witness.look("dealt")
    people.lift(ADA)
    witness.forget()
    witness.look("Ada looks")
    people.controller.cover()
    witness.look("Ada has turned away")


Watched = Callable[[Course], tuple[list[Note], list[Note]]]


@pytest.fixture
def watched(new_window: NewWindow, clock: HandClock, monkeypatch: pytest.MonkeyPatch) -> Watched:
    """Return what goes through a course in both worlds, while a screen reader runs."""
    monkeypatch.setattr(QAccessible, "isActive", lambda: True)

    def both(course: Course) -> tuple[list[Note], list[Note]]:
        found = []
        for setup in (KNOWN, OTHER):
            window = new_window()
            with listening(monkeypatch) as sounds:
                people = People(window, clock)
                people.sit(setup)
                witness = DealsWitness(people, sounds)
                course(people, witness)
                found.append(witness.notes)
            window.close()
        return found[0], found[1]

    return both


@pytest.mark.parametrize("course", [dealt, a_deal])
def test_two_deals_that_differ_in_hidden_cards_look_and_sound_alike(watched: Watched, course: Course) -> None:
    compare(*watched(course))


# -- leaks on purpose -------------------------------------------------------------------------------


def hand_stays(patch: pytest.MonkeyPatch) -> None:
    """The hand stays below the curtain."""
    right = shown.hand
    kept: list[Any] = []

    def hand(view: Any, chosen: Any, useful: Any) -> Any:
        pieces = list(right(view, chosen, useful))
        kept[:] = pieces or kept
        return iter(kept)

    patch.setattr(shown, "hand", hand)


def hand_is_read_out(patch: pytest.MonkeyPatch) -> None:
    """The Planets are read out with what one's own crew covers."""
    patch.setattr(private_speech, "said", lambda words, instead="": words)
    patch.setattr(DealsWitness, "open_regions", lambda self: {"planets": self.scene.table.planets})


def log_tells(patch: pytest.MonkeyPatch) -> None:
    """The Log is written with the eyes of the first seat."""
    right = Reading.tell_all
    patch.setattr(Reading, "tell_all", lambda self, _: right(self, self._controller.seen(ADA)))


def curtain_tells(patch: pytest.MonkeyPatch) -> None:
    """A screen reader hears the cards of whoever is to lift the curtain."""
    right = Curtain.cover

    def cover(self: Any, seat: int, *words: Any) -> None:
        right(self, seat, *words)
        self.setAccessibleDescription(str(self.parent().controller.match.state.crews[seat]))

    patch.setattr(Curtain, "cover", cover)


def orders_tell(patch: pytest.MonkeyPatch) -> None:
    """A player's panel says how many Projects could be completed."""
    right = shown.seats

    def seats(*given: Any) -> Any:
        for number, piece in enumerate(right(*given)):
            yield piece._replace(spoken=f"{piece.spoken} {found[0].seen(number).objective}")

    found: list[AfterNovaController] = []
    init = AfterNovaController.__init__

    def keep(self: Any, *given: Any, **named: Any) -> None:
        found[:] = [self]
        init(self, *given, **named)

    patch.setattr(AfterNovaController, "__init__", keep)
    patch.setattr(shown, "seats", seats)


LEAKS = (hand_stays, hand_is_read_out, log_tells, curtain_tells, orders_tell)


@pytest.mark.parametrize("leak", LEAKS, ids=lambda leak: leak.__name__)
def test_a_planted_leak_is_found(
    leak: Callable[[pytest.MonkeyPatch], None], watched: Watched, monkeypatch: pytest.MonkeyPatch
) -> None:
    leak(monkeypatch)
    one, two = watched(dealt)
    with pytest.raises(AssertionError):
        compare(one, two)


def test_all_answers_of_a_sheet_are_there_whatever_the_hand_holds(people: People) -> None:
    """AN-425: who cannot bring what is asked has the same three buttons as who can."""
    said = []
    for hand in (("mole-nello", "night-garden"), ("hare-rollo", "night-garden")):
        people.sit(replace(KNOWN, hands={**KNOWN.hands, BO: hand}))
        people.lift(ADA)
        people.offer(OFFER)
        people.lift(BO)
        said.append([button.text() for button in people.table.steps.buttons])
    assert said[0] == said[1] == ["Accept", "Counter…", "Decline"]


def test_the_keys_go_to_the_same_answer_whatever_the_hand_holds(people: People) -> None:
    """AN-425: a closed button takes no keys, and they went to the Menu, where all saw them."""
    found = []
    for hand in (("mole-nello", "night-garden"), ("hare-rollo", "night-garden")):
        people.sit(replace(KNOWN, hands={**KNOWN.hands, BO: hand}))
        people.lift(ADA)
        people.offer(OFFER)
        people.lift(BO)
        found.append((people.table.steps.buttons[0].isEnabled(), QApplication.focusWidget()))
        assert people.table.steps.buttons[1].hasFocus(), found
    assert [is_open for is_open, _ in found] == [True, False]


def test_who_is_alone_among_bots_has_the_keys_on_accept(people: People) -> None:
    """Two fresh players took the ring on “Counter…” for what the lesson meant them to press."""
    people.sit(replace(KNOWN, hands={**KNOWN.hands, BO: ("mole-nello", "night-garden")}))
    people.lift(ADA)
    people.offer(OFFER)
    people.controller.match.bots.update({ADA: "cadet", CLEO: "cadet"})
    people.lift(BO)
    people.table.take_focus()
    assert people.table.steps.buttons[0].hasFocus()


def test_answers_are_told_together(people: People) -> None:
    """AN-425: until the last one has answered nobody sees what the others said."""
    people.sit(KNOWN)
    people.lift(ADA)
    people.offer(OFFER)
    people.say(BO, answer("decline", 1))
    assert not any("declines" in line for line in people.lines())
    assert not people.table.deal.answers
    people.say(CLEO, answer("decline", 1))
    assert "Bo declines. Cleo declines." in people.lines()


def test_who_offered_comes_back_with_one_press(people: People) -> None:
    people.sit(KNOWN)
    people.lift(ADA)
    people.offer(OFFER)
    people.say(BO, answer("decline", 1))
    people.say(CLEO, answer("decline", 1))
    assert people.table.curtain.seat == ADA
    assert not people.controller.needs_handover
    assert people.curtains == {ADA: 1, BO: 1, CLEO: 1}

