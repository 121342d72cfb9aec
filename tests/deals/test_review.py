"""What the solver says of a game that was played: the way that was there, and the move that lost it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from chrononauts_qt.deals.review import Review, review_game
from chrononauts_qt.deals.solver import Verdict
from chrononauts_qt.games.chrononauts.actions import parse
from chrononauts_qt.games.chrononauts.cards import DECK, FAMILY, INVERTER, PATCH, PLAY_CARDS
from chrononauts_qt.games.chrononauts.variants import artifaxx, solonauts
from chrononauts_qt.kernel.errors import BadSetup
from chrononauts_qt.session import journal
from chrononauts_qt.session.match import Match

SIX = ("otto", "yuri", "lin", "noor", "abel", "clara")
RED = (1865, 1936, 1963)
"""Otto waits for 1939′, 1968′ and 1868: the last is a Paradox until 1865 is turned back."""

MANY = (1865, 1912, 1914, 1915, 1936, 1937, 1941, 1963)


def last_cards(
    path: Path, *said: str, patches: tuple[str, ...] = ("patch-1968",), red: tuple[int, ...] = RED
) -> Match:
    """Return a game in which Otto alone is left, with a Reverse Fate and the Patch he waits for, if any."""
    hand = [card for card in ("reverse-fate", "patch-1939") if card not in patches]
    spent = [PLAY_CARDS[card].id for card in DECK if FAMILY[card] in (PATCH, INVERTER)]
    for card in (*hand, *patches):
        spent.remove(card)
    words: dict[str, Any] = {"home": SIX[1:], "red": red, "patches": patches, "discard_pile": spent}
    match = Match.start(
        "solonauts", ("Ada",), solonauts.Setup(6, "review", identities=SIX, hand=hand, **words), path
    )
    for text in said:
        match.submit(0, parse(text))
    return match


def review(path: Path) -> Review:
    return review_game(journal.read(path), seconds=10)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "game.chrononauts"


def test_a_game_that_was_won_lost_nothing(path: Path) -> None:
    last_cards(path, "play patch-1939 on 1939", "play reverse-fate on 1865")
    found = review(path)
    assert found.verdict is Verdict.WINNABLE
    assert set(found.line) == {"play patch-1939 on 1939", "play reverse-fate on 1865"}
    assert (found.lost_at, found.lost_by) == (None, "")


def test_the_move_that_lost_the_win_is_found(path: Path) -> None:
    last_cards(path, "discard patch-1939", "play reverse-fate on 1914")
    found = review(path)
    assert (found.lost_at, found.lost_by) == (1, "discard patch-1939")


def test_the_very_last_card_can_lose_the_win(path: Path) -> None:
    """R-1212: no cards are left, and with another target Otto would be home."""
    last_cards(path, "play patch-1939 on 1939", "play reverse-fate on 1914")
    found = review(path)
    assert (found.lost_at, found.lost_by) == (2, "play reverse-fate on 1914")


def test_the_thirteenth_paradox_loses_the_win(path: Path) -> None:
    """A-24."""
    patches = ("patch-1939", "patch-1968")
    match = last_cards(path, "play reverse-fate on 1957", patches=patches, red=MANY)
    assert match.state.outcome.route == "destroyed"
    found = review(path)
    assert found.verdict is Verdict.WINNABLE
    assert (found.lost_at, found.lost_by) == (1, "play reverse-fate on 1957")


def test_to_end_a_journey_loses_nothing_itself(path: Path) -> None:
    last_cards(path, "play patch-1939 on 1939", "stop")
    assert review(path).lost_at is None


def test_what_was_lost_before_the_end_is_found(path: Path) -> None:
    last_cards(path, "discard patch-1939", "stop")
    assert review(path).lost_at == 1


def test_what_was_taken_back_is_not_counted(path: Path) -> None:
    match = last_cards(path, "discard patch-1939")
    match.undo()
    for text in ("play patch-1939 on 1939", "play reverse-fate on 1914"):
        match.submit(0, parse(text))
    assert (review(path).lost_at, review(path).lost_by) == (2, "play reverse-fate on 1914")


def test_a_deal_that_nobody_wins_was_lost_from_the_beginning(path: Path) -> None:
    last_cards(path, "play reverse-fate on 1914", patches=())
    found = review(path)
    assert found.verdict is Verdict.UNWINNABLE
    assert (found.line, found.lost_at, found.lost_by) == ((), 0, "")


def test_games_with_rivals_have_no_solution(path: Path) -> None:
    Match.start("artifaxx", ("Ada", "Bo"), artifaxx.Setup(2, "review", first="seat-1"), path)
    with pytest.raises(BadSetup, match="artifaxx"):
        review(path)
