"""Taking back: the state, the journal, and what makes a game one of practice."""

from __future__ import annotations

from pathlib import Path

import pytest

from chrononauts_qt.games.chrononauts.actions import parse
from chrononauts_qt.games.chrononauts.variants import solonauts
from chrononauts_qt.session import journal
from chrononauts_qt.session.errors import CorruptSave
from chrononauts_qt.session.match import Match, Replay, resume

HAND = ("patch-1918", "patch-1929", "patch-1933", "sabotage", "reverse-fate")


def begin(path: Path | None = None) -> Match:
    """Return a game of Solonauts with a known hand."""
    return Match.start("solonauts", ("Ada",), solonauts.Setup(8, "undo", hand=HAND), path)


def say(match: Match, *texts: str) -> None:
    for text in texts:
        match.submit(0, parse(text))


def test_a_move_taken_back_leaves_the_game_as_it_was() -> None:
    match = begin()
    before = solonauts.dump(match.state)
    events = solonauts.view(match.state, 0).events
    say(match, "discard patch-1918", "play reverse-fate on 1914")
    match.undo(2)
    assert solonauts.dump(match.state) == before
    assert solonauts.view(match.state, 0).events == events


def test_a_view_is_made_once_and_anew_after_a_move_and_after_it_is_taken_back() -> None:
    match = begin()
    seen = match.view(0)
    assert match.view(0) is seen == solonauts.view(match.state, 0)
    say(match, "discard patch-1918")
    assert match.view(0) == solonauts.view(match.state, 0) != seen
    match.undo()
    assert match.view(0) == solonauts.view(match.state, 0) == seen


def test_the_same_card_is_drawn_again_after_an_undo() -> None:
    match = begin()
    say(match, "play reverse-fate on 1914")
    after = solonauts.dump(match.state)
    match.undo()
    say(match, "play reverse-fate on 1914")
    assert solonauts.dump(match.state) == after


def test_undo_is_free_until_a_card_was_drawn() -> None:
    match = begin()
    say(match, "discard patch-1918")
    assert match.past.is_open()
    match.undo()
    assert not match.past.is_practice
    say(match, "play reverse-fate on 1914")
    assert not match.past.is_open()
    match.undo()
    assert match.past.is_practice
    say(match, "play reverse-fate on 1914")
    assert match.past.is_practice


def test_undo_after_everything_was_shown_is_practice() -> None:
    match = begin()
    match.past.learn()
    say(match, "discard patch-1918", "stop")
    assert match.past.is_open(2), "nothing had been done that could be taken back"
    match.past.learn()
    assert not match.past.is_open()
    match.undo()
    assert match.past.is_practice


def test_more_than_was_done_cannot_be_taken_back() -> None:
    match = begin()
    say(match, "discard patch-1918")
    with pytest.raises(ValueError, match="2 actions"):
        match.undo(2)
    assert len(match.past) == 1


def test_a_resumed_game_knows_what_was_taken_back(tmp_path: Path) -> None:
    path = tmp_path / "game.chrononauts"
    match = begin(path)
    say(match, "discard patch-1918", "play reverse-fate on 1914")
    match.undo()
    say(match, "discard patch-1929")
    again = resume(journal.read(path))
    assert solonauts.dump(again.state) == solonauts.dump(match.state)
    assert again.past.is_practice
    assert len(again.past) == 2
    again.undo(2)
    assert solonauts.dump(again.state) == solonauts.dump(begin().state)
    assert solonauts.dump(resume(journal.read(path)).state) == solonauts.dump(begin().state)


@pytest.mark.parametrize("count", ["2", "0", "-1", "x", "99999", ""])
def test_a_journal_that_takes_back_what_was_never_said_is_refused(tmp_path: Path, count: str) -> None:
    path = tmp_path / "game.chrononauts"
    path.write_text(
        "chrononauts-qt journal 1\ngame solonauts\nseat 1 Ada\nsetup hand patch-1918 sabotage\n"
        f"begin\n1: discard patch-1918\nundo {count}\n",
        encoding="utf-8",
    )
    with pytest.raises(CorruptSave, match="line 7"):
        Replay(journal.read(path)).run()


def test_after_a_solution_was_shown_any_undo_is_practice_also_when_resumed(tmp_path: Path) -> None:
    path = tmp_path / "game.chrononauts"
    match = begin(path)
    say(match, "discard patch-1918")
    match.learn()
    match.learn()
    assert path.read_text(encoding="utf-8").count("shown") == 1
    again = resume(journal.read(path))
    assert not again.past.is_practice
    again.undo()
    assert again.past.is_practice
    assert resume(journal.read(path)).past.is_practice
