"""One key each answers how the game stands; of what is private only where nobody else hears it."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt

from chrononauts_qt.session.settings import Settings
from chrononauts_qt.ui.games.chrononauts.texts.titles import title
from chrononauts_qt.ui.kit import spoken_keys
from tests.gui.secrecy.witness import listening
from tests.gui.table.conftest import Deal
from tests.gui.table.scene import Scene

Key = Qt.Key
HELD = {"hands": {1: "dodo reverse-fate memo", 2: "ark"}, "missions": {1: "petting-zoo"}}
OVERHEARD = "That is private, and others would hear it: say in the settings that you wear headphones."


def answer(scene: Scene, key: Qt.Key, monkeypatch: pytest.MonkeyPatch) -> str:
    """Return what is said when a key is pressed in the hand."""
    scene.table.hand.setFocus()
    with listening(monkeypatch) as sounds:
        scene.key(key)
    said = [words for kind, words in sounds.heard if kind == "spoken"]
    return "|".join(said)


@pytest.mark.usefixtures("headphones")
def test_each_key_says_one_sentence(deal: Deal, monkeypatch: pytest.MonkeyPatch) -> None:
    scene = deal(players=2, **HELD)
    scene.lift()
    held = "You hold Dodo on 1, Reverse Fate on 2, Memo From Your Future Self on 3 and "
    assert answer(scene, Key.Key_D, monkeypatch).startswith(held)
    goals = answer(scene, Key.Key_T, monkeypatch)
    assert "Petting Zoo: " in goals
    assert "not yet" in goals
    assert answer(scene, Key.Key_O, monkeypatch) == "Open Paradoxes: 0 of 13."
    assert answer(scene, Key.Key_R, monkeypatch) == "Nothing has been done yet."
    playable = answer(scene, Key.Key_N, monkeypatch)
    assert playable.startswith("Can be played now: ")
    assert "Reverse Fate" in playable
    assert "Memo" not in playable


@pytest.mark.usefixtures("headphones")
def test_the_hand_is_told_as_it_lies_with_the_digits_that_choose(
    deal: Deal, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A bug: it was told in the order in which the cards had been drawn."""
    scene = deal(players=2, **HELD)
    scene.lift()
    scene.table.hand_model.move_row(0, 2)
    said = answer(scene, Key.Key_D, monkeypatch)
    for digit, card in enumerate(scene.shown(), 1):
        scene.key(Key(Key.Key_0.value + digit))
        assert scene.table.arming.card == card or card == "memo"
        assert f"{title(card)} on {digit}" in said.replace(" prime", "′")


@pytest.mark.usefixtures("headphones")
def test_the_last_round_is_what_others_have_done_since(deal: Deal, monkeypatch: pytest.MonkeyPatch) -> None:
    scene = deal(players=2, hands={1: "dodo ark", 2: "reverse-fate memo"})
    scene.lift()
    scene.do("discard dodo")
    scene.do("keep")
    scene.do("end")
    scene.lift()
    assert answer(scene, Key.Key_R, monkeypatch) == "Ada killed time and discarded Dodo."
    scene.do("discard reverse-fate")
    said = answer(scene, Key.Key_N, monkeypatch)
    assert said == (
        "Choose a second card to discard and you draw one in its place, or keep the rest. Either way you "
        "have the same number of cards. Kill time: X on a card in your hand. "
        "Keep the rest: E."
    )
    scene.key(Key.Key_1)
    scene.key(Key.Key_E)
    assert scene.controller.view().step == "end", "the second card is kept, chosen or not"


@pytest.mark.usefixtures("headphones")
def test_what_can_be_done_now_is_named_with_its_key(deal: Deal, monkeypatch: pytest.MonkeyPatch) -> None:
    """A bug: nobody heard how time is killed, nor after a play that the turn can be ended."""
    scene = deal(players=2, hands={1: "dodo ark", 2: "reverse-fate memo"})
    scene.lift()
    said = answer(scene, Key.Key_N, monkeypatch)
    assert said.endswith("Enter on a card in your hand chooses it. Kill time: X on a card in your hand.")
    scene.key(Key.Key_X)
    scene.do("keep")
    said = answer(scene, Key.Key_N, monkeypatch)
    assert said == "No card can be played now. End turn: E.", "nothing can be claimed"
    scene.key(Key.Key_E)
    assert scene.public.seat_to_move == 1


@pytest.mark.usefixtures("headphones")
def test_the_plays_that_are_left_are_told(deal: Deal, monkeypatch: pytest.MonkeyPatch) -> None:
    """A bug: after a Fast Forward only the cards were told."""
    scene = deal(players=2, hands={1: "fast-forward dodo", 2: "reverse-fate"})
    scene.lift()
    scene.do("play fast-forward")
    scene.do("allow", 1)
    scene.lift()
    assert "2 plays left. Enter on a card" in answer(scene, Key.Key_N, monkeypatch)


def test_the_years_that_are_open_and_altered_are_named(deal: Deal, monkeypatch: pytest.MonkeyPatch) -> None:
    """A bug: only their number was told, and the years had to be looked for one by one."""
    scene = deal(players=2, red=(1963,), hands={1: "dodo", 2: "ark"})
    scene.lift()
    said = answer(scene, Key.Key_O, monkeypatch)
    assert said == "Open Paradoxes: 2 of 13. Paradoxes: 1968 and 1969. Altered years: 1963 prime."


@pytest.mark.usefixtures("headphones")
@pytest.mark.parametrize(
    ("letters", "own", "said"),
    [
        ("on", {"chrononauts": {"E": "F9"}}, "End turn: F9."),
        ("alt", {}, "End turn: Alt+E."),
        ("off", {}, "End turn: Tab leads to the button."),
    ],
)
def test_a_key_of_ones_own_is_named(
    deal: Deal, monkeypatch: pytest.MonkeyPatch, letters: str, own: dict[str, dict[str, str]], said: str
) -> None:
    settings = Settings(letters=letters, own_keys=own)
    monkeypatch.setattr(spoken_keys, "_ASKED", [lambda: settings])
    scene = deal(players=2, hands={1: "dodo ark", 2: "reverse-fate memo"})
    scene.lift()
    scene.do("discard dodo")
    scene.do("keep")
    assert answer(scene, Key.Key_N, monkeypatch).endswith(said)


@pytest.mark.usefixtures("headphones")
def test_whoever_is_asked_for_a_memo_hears_the_answers(deal: Deal, monkeypatch: pytest.MonkeyPatch) -> None:
    """A bug: “No card can be played now”, while a Memo could."""
    scene = deal(players=2, hands={1: "dodo ark", 2: "reverse-fate memo"})
    scene.lift()
    scene.do("play dodo")
    scene.table.sheets.memo.ask_to_look(1)
    scene.lift()
    assert answer(scene, Key.Key_N, monkeypatch) == "You can play your Memo against Dodo, or let it happen."


def test_others_hear_nothing_private(deal: Deal, monkeypatch: pytest.MonkeyPatch) -> None:
    scene = deal(players=2, **HELD)
    scene.lift()
    for key in (Key.Key_D, Key.Key_T, Key.Key_N):
        assert answer(scene, key, monkeypatch) == OVERHEARD
    assert answer(scene, Key.Key_O, monkeypatch) == "Open Paradoxes: 0 of 13."


def test_nothing_private_is_said_while_nobody_looks(deal: Deal, monkeypatch: pytest.MonkeyPatch) -> None:
    table = deal(players=2, **HELD).table
    assert {table.inquiries.answer(key) for key in table.inquiries.PRIVATE} == {
        "Everything private is covered."
    }
