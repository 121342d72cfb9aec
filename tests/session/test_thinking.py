"""The thinking of bots as it is asked from outside: in messages, and what is done where no answer comes."""

from __future__ import annotations

import io
import subprocess
import sys
from collections.abc import Callable

import pytest

from chrononauts_qt.bots.advice import Advice
from chrononauts_qt.bots.ranks import AGENT, CADET, Findings, Thought, explore, think
from chrononauts_qt.games.chrononauts.actions import parse
from chrononauts_qt.games.chrononauts.view import View
from chrononauts_qt.session import thinking
from chrononauts_qt.session.thinking import Question, pack, serve, spare, unpack
from chrononauts_qt.shelf import SHELF
from tests.bots.rivals import positions

GAME = "chrononauts"


@pytest.fixture(scope="module")
def view() -> View:
    """Return what a seat sees that has cards to play, and none of them is a Time Vortex."""
    return positions.nearly_home().seat(1).view


def fails(*_: object) -> Thought:
    raise ValueError("whatever is wrong there")


def cheats(*_: object) -> Thought:
    return Thought(Advice(parse("play time-vortex"), "spare"), AGENT)


def test_the_agent_does_what_a_rank_without_an_answer_would(view: View) -> None:
    assert spare(GAME, view) == think(GAME, AGENT, view)


@pytest.mark.parametrize("agent", [fails, cheats])
def test_a_bot_always_does_what_its_seat_may_do(
    view: View, monkeypatch: pytest.MonkeyPatch, agent: Callable[..., Thought]
) -> None:
    monkeypatch.setattr(thinking, "think", agent)
    thought = spare(GAME, view)
    assert thought.advice.action == view.actions[0]
    assert thought.rank == AGENT


def test_questions_are_answered_in_their_order_each_by_its_number(view: View) -> None:
    questions = io.BytesIO(b"".join(pack(Question(number, GAME, CADET, view, 0, 60.0)) for number in (7, 3)))
    answers = io.BytesIO()
    serve(questions, answers)
    found, rest = unpack(answers.getvalue())
    assert found == [(number, explore(GAME, CADET, view)) for number in (7, 3)]
    assert rest == b""


def test_no_time_to_think_goes_by_with_loading_the_player() -> None:
    program = (
        "import io, sys\n"
        "from chrononauts_qt.session.thinking import serve\n"
        "serve(io.BytesIO(), io.BytesIO())\n"
        "print(*sys.modules, sep='\\n')"
    )
    run = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert {row.player for row in SHELF.values()} <= set(run.stdout.splitlines())


def test_what_cannot_be_found_out_in_time_is_answered_all_the_same(view: View) -> None:
    answers = io.BytesIO()
    serve(io.BytesIO(pack(Question(1, GAME, "chief", view, 0, -1.0))), answers)
    assert unpack(answers.getvalue())[0] == [(1, None)]


def test_messages_that_come_in_pieces_are_read_once_they_are_whole() -> None:
    sent = [(1, None), (2, Findings({"end": (1, 0.5)}, 1))]
    got, data = [], b""
    for byte in b"".join(map(pack, sent)):
        found, data = unpack(data + bytes([byte]))
        got += found
    assert (got, data) == (sent, b"")
