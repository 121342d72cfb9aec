"""Whoever does not see the table is told what happens on it: each thing once, in its order."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible

from chrononauts_qt.session.take_back import Offer
from chrononauts_qt.ui.catalog.common import text
from tests.gui.secrecy.witness import Sounds, listening
from tests.gui.table.conftest import Deal
from tests.gui.table.scene import Scene


def told(sounds: Sounds) -> list[str]:
    """Return what a screen reader was told besides the question of a Memo window, and forget it."""
    said = [words for kind, words in sounds.heard if kind == "spoken" and words != text("anyone")]
    sounds.heard.clear()
    return said


def play(scene: Scene, action: str) -> None:
    """Play a card against which nobody has a Memo."""
    scene.do(action)
    for _ in range(len(scene.controller.names) - 1):
        scene.do("allow")


def test_what_was_played_what_it_turned_and_the_paradoxes_are_told(
    deal: Deal, monkeypatch: pytest.MonkeyPatch
) -> None:
    scene = deal(players=2, hands={1: "prevent-assassination dodo"})
    scene.lift()
    with listening(monkeypatch) as sounds:
        play(scene, "play prevent-assassination on 1963")
    said = told(sounds)
    assert said[0] == "Ada plays Prevent Assassination on 1963."
    assert said[1].startswith("1963 became 1963 prime: ")
    assert said[1].endswith(" Opened: 1968 and 1969. Open Paradoxes: 2 of 13.")
    assert len(said) == len(set(said)), "nothing comes twice"


def test_in_brief_what_was_played_and_the_paradoxes_are_told(
    deal: Deal, monkeypatch: pytest.MonkeyPatch
) -> None:
    scene = deal(players=2, hands={1: "prevent-assassination dodo"})
    scene.lift()
    scene.table.narrator.is_brief = True
    with listening(monkeypatch) as sounds:
        play(scene, "play prevent-assassination on 1963")
    played, count = told(sounds)
    assert played == "Ada plays Prevent Assassination on 1963."
    assert count.startswith("Open Paradoxes: ")


def test_how_a_game_ends_is_told_before_all_that_waits(deal: Deal, monkeypatch: pytest.MonkeyPatch) -> None:
    scene = deal(players=2, hands={1: "+9 dodo"})
    scene.lift()
    with listening(monkeypatch) as sounds:
        scene.do("discard dodo")
        scene.do("keep")
        told(sounds)
        scene.do("claim hand")
    assert told(sounds)[0].startswith("Ada holds ten cards or more and wins.")


@pytest.mark.usefixtures("headphones")
def test_what_it_means_for_ones_goals_is_told_where_nobody_else_hears_it(
    deal: Deal, monkeypatch: pytest.MonkeyPatch
) -> None:
    scene = deal(players=2, hands={1: "stegosaurus"}, missions={1: "petting-zoo"})
    scene.lift()
    with listening(monkeypatch) as sounds:
        scene.do("play stegosaurus")
        scene.do("allow")
        scene.lift()
    gained = "Gained for your Mission: Stegosaurus. Lines of your Mission that are fulfilled: 1 of 3."
    assert gained in told(sounds)


@pytest.mark.usefixtures("headphones")
def test_a_year_of_ones_own_that_a_ripple_turns_away_is_told(
    deal: Deal, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A bug: only T told of it, where more was told of the course than the goals."""
    scene = deal(players=2, hands={1: "prevent-assassination dodo"}, identities={1: "yitzchak"})
    scene.lift()
    with listening(monkeypatch) as sounds:
        play(scene, "play prevent-assassination on 1963")
        scene.lift()
    lost = "Lost for your Identity: 1968. Years of your Identity that stand as you need them: 0 of 3."
    assert lost in told(sounds)


def test_it_is_not_told_to_several(deal: Deal, monkeypatch: pytest.MonkeyPatch) -> None:
    scene = deal(players=2, hands={1: "stegosaurus"}, missions={1: "petting-zoo"})
    scene.lift()
    with listening(monkeypatch) as sounds:
        play(scene, "play stegosaurus")
    assert not any("your" in said for said in told(sounds))


def test_what_was_taken_back_is_told_and_nothing_older(deal: Deal, monkeypatch: pytest.MonkeyPatch) -> None:
    scene = deal(players=2, hands={1: "dodo ark"})
    scene.lift()
    scene.do("discard dodo")
    narrator = scene.table.narrator
    narrator.say("Ada plays.")
    narrator._speaks.start(60_000)
    narrator.say("Bruno plays.")
    offer = scene.controller.offered()
    assert isinstance(offer, Offer)
    with listening(monkeypatch) as sounds:
        assert scene.controller.take_back(offer)
    assert told(sounds) == ["Taken back: Ada killed time and discarded Dodo."]
    assert not narrator.waiting


def test_what_one_does_is_told_at_once_and_what_waited_goes(
    deal: Deal, monkeypatch: pytest.MonkeyPatch
) -> None:
    scene = deal(players=2, hands={1: "dodo ark"})
    scene.lift()
    narrator = scene.table.narrator
    narrator.say("Cleo plays.")
    narrator._speaks.start(60_000)
    narrator.say("Bruno plays.")
    with listening(monkeypatch) as sounds:
        scene.do("discard dodo")
    assert told(sounds)[0] == "Ada killed time and discarded Dodo."
    assert "Bruno plays." not in narrator.waiting


@pytest.mark.usefixtures("headphones")
def test_what_one_draws_is_told_to_oneself(deal: Deal, monkeypatch: pytest.MonkeyPatch) -> None:
    scene = deal(players=2, hands={1: "dodo ark"})
    scene.lift()
    with listening(monkeypatch) as sounds:
        scene.do("discard dodo")
        scene.do("discard ark")
    assert any(said.startswith("You drew ") for said in told(sounds))


@pytest.mark.usefixtures("headphones")
def test_what_one_drew_long_ago_is_not_told_when_nothing_happens(
    deal: Deal, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A bug: to keep the rest is no event, and then all that had ever been drawn was told again."""
    scene = deal(players=2, hands={1: "dodo ark"})
    scene.lift()
    scene.do("discard dodo")
    with listening(monkeypatch) as sounds:
        scene.do("keep")
    assert not [words for words in told(sounds) if words.startswith("You drew")]


def test_the_status_line_says_where_the_game_stands_to_who_comes_to_it_by_tab(deal: Deal) -> None:
    scene = deal(players=2, hands={1: "prevent-assassination dodo", 2: "ark rewind"})
    scene.lift()
    play(scene, "play prevent-assassination on 1963")
    scene.do("end")
    scene.lift()
    scene.do("discard ark")
    status = scene.table.status
    told = QAccessible.queryAccessibleInterface(status)
    assert told.role() == QAccessible.Role.StatusBar
    assert told.text(QAccessible.Text.Name) == "Bruno’s turn: Killing Time"
    count, first, second = told.text(QAccessible.Text.Description).split("\n")
    assert count.startswith("2 open Paradoxes")
    assert first.startswith("Ada plays Prevent Assassination on 1963. 1963 became 1963 prime: ")
    assert second == "Bruno killed time and discarded Ark of the Covenant."
    status.setFocus(Qt.FocusReason.TabFocusReason)
    assert status.hasFocus()
    scene.key(Qt.Key.Key_Tab)
    assert not status.hasFocus()
