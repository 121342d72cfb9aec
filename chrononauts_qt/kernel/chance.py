"""Our own randomness: the same on every system and Python, keyed by (seed, number of the result)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from hashlib import sha256
from itertools import count
from struct import unpack
from typing import TypeVar

Item = TypeVar("Item")

_SURE = (1 << 64) - (1 << 32)
"""A word below this biases no number below a limit of up to 32 bits."""


def _words(seed: str, number: int, start: int, blocks: int) -> tuple[int, ...]:
    """Return `blocks` blocks of four 64-bit words of the stream of chance result `number` of `seed`."""
    said = f"{seed}\n{number}\n".encode()
    some = [sha256(said + b"%d" % block).digest() for block in range(start, start + blocks)]
    return unpack(f">{4 * blocks}Q", b"".join(some))


def _stream(seed: str, number: int, expected: int) -> Iterator[int]:
    """Yield the whole stream, of which `expected` words will most likely do."""
    first = -(-expected // 4)
    yield from _words(seed, number, 0, first)
    for block in count(first):
        yield from _words(seed, number, block, 1)


def _is_fair(word: int, limit: int) -> bool:
    """Tell whether a word may become a number in 0..limit-1; the others are thrown away."""
    return word < (1 << 64) - (1 << 64) % limit


def shuffled(items: Sequence[Item], seed: str, number: int) -> list[Item]:
    """Return `items` in the order of chance result `number` of `seed` (Fisher-Yates)."""
    result = list(items)
    words = _stream(seed, number, len(result) - 1)
    for last, word in zip(range(len(result) - 1, 0, -1), words, strict=False):
        while word >= _SURE and not _is_fair(word, last + 1):
            word = next(words)
        other = word % (last + 1)
        result[last], result[other] = result[other], result[last]
    return result


def pick(limit: int, seed: str, number: int) -> int:
    """Return chance result `number` of `seed` as a number in 0..limit-1."""
    return next(word % limit for word in _stream(seed, number, 1) if _is_fair(word, limit))
