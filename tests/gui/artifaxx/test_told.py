"""Whoever does not see the counter hears how a game of Artifaxx begins, and what is done there."""

from __future__ import annotations

import pytest

from chrononauts_qt.games.chrononauts.variants import artifaxx
from chrononauts_qt.session.match import Match
from chrononauts_qt.ui.shell.main_window import MainWindow
from tests.gui.artifaxx.scene import CounterScene, Deal
from tests.gui.artifaxx.screens import NAMES
from tests.gui.program import settle
from tests.gui.robot import HandClock
from tests.gui.secrecy.witness import Sounds, listening


def told(sounds: Sounds) -> list[str]:
    """Return what a screen reader was told."""
    return [words for kind, words in sounds.heard if kind == "spoken"]


@pytest.mark.parametrize(
    ("first", "said"), [("seat-1", "Ada’s turn: Play a card or kill time"), ("seat-2", "Turn 1: Bruno.")]
)
def test_at_the_start_whose_turn_it_is_is_told(
    window: MainWindow, clock: HandClock, monkeypatch: pytest.MonkeyPatch, first: str, said: str
) -> None:
    setup = artifaxx.Setup(3, "told", first=first, hands={0: ("dodo", "ark")})
    match = Match("artifaxx", NAMES[:3], artifaxx.new_game(setup)[0], {})
    for seat in (1, 2):
        match.seat_bot(seat, "cadet")
    with listening(monkeypatch) as sounds:
        CounterScene(window, clock, match)
        settle()
    assert told(sounds) == [said]


def test_where_several_play_nobody_hears_more_than_the_curtain(
    deal: Deal, monkeypatch: pytest.MonkeyPatch
) -> None:
    with listening(monkeypatch) as sounds:
        deal(lift=False)
        settle()
    assert not any("Play a card" in words for words in told(sounds))


def test_what_is_done_at_the_counter_is_told(deal: Deal, monkeypatch: pytest.MonkeyPatch) -> None:
    scene = deal()
    with listening(monkeypatch) as sounds:
        scene.do("play tyrannosaurus")
        scene.allow()
    said = told(sounds)
    assert said[0] == "Ada goes and fetches an Artifact: Tyrannosaurus (66 million BC)."
    assert len(said) == len(set(said))
