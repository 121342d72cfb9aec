"""A process that thinks: reads questions, answers them in order, and ends with its input.

Both sides are this program. A message is the length of a pickle (4 bytes, most significant first) and the
pickle: a `Question` goes in, the pair (its number, `Findings` or None) comes out.
"""

from __future__ import annotations

import logging
import pickle
import struct
import time
from collections.abc import Iterator
from typing import Any, BinaryIO, NamedTuple

from chrononauts_qt.bots.advice import Advice
from chrononauts_qt.bots.ranks import Countdown, Thought, explore, get_ready, stand_in, think
from chrononauts_qt.kernel.game import View

_LENGTH = struct.Struct(">I")
_LOG = logging.getLogger(__name__)


class Question(NamedTuple):
    """What a rank would do with a view: part ``part`` of the thinking, in so many seconds at most."""

    number: int
    game: str
    rank: str
    view: View
    part: int
    seconds: float


def pack(message: object) -> bytes:
    """Return a message as it is sent."""
    data = pickle.dumps(message)
    return _LENGTH.pack(len(data)) + data


def unpack(data: bytes) -> tuple[list[Any], bytes]:
    """Return the whole messages at the beginning of `data`, and what is left."""
    found = []
    while len(data) >= _LENGTH.size:
        end = _LENGTH.size + _LENGTH.unpack_from(data)[0]
        if len(data) < end:
            break
        found.append(pickle.loads(data[_LENGTH.size : end]))  # our own process, over a pipe
        data = data[end:]
    return found, data


def _messages(stream: BinaryIO) -> Iterator[Any]:
    while len(head := stream.read(_LENGTH.size)) == _LENGTH.size:
        yield pickle.loads(stream.read(_LENGTH.unpack(head)[0]))  # the same


def serve(questions: BinaryIO, answers: BinaryIO) -> None:
    """Answer every question of the stream until it ends."""
    get_ready()
    for asked in _messages(questions):
        left = countdown(asked.seconds)
        found = explore(asked.game, asked.rank, asked.view, asked.part, left)
        answers.write(pack((asked.number, found)))
        answers.flush()


def countdown(seconds: float) -> Countdown:
    """Return a clock that shows the seconds left."""
    end = time.monotonic() + seconds
    return lambda: end - time.monotonic()


def spare(game: str, view: View) -> Thought:
    """Return what the stand-in does in the place of a rank without an answer; should it fail, the first way.

    A bot always does something that its seat may do: nobody waits for it for ever.
    """
    try:
        thought = think(game, stand_in(game), view)
        if view.is_open or thought.advice.action in view.actions:
            return thought
        verb = thought.advice.action.text.split()[0]  # no card: the file of the log may be read by others
        _LOG.error("the stand-in fails: “%s” is no way of its seat; the first is taken", verb)
    except Exception:
        _LOG.exception("the stand-in fails; the first way of its seat is taken")
    return Thought(Advice(view.actions[0], "least-harm"), stand_in(game))
