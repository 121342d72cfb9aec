"""Our own randomness: the same on every system and Python, keyed by (seed, number of the result)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from hashlib import sha256
from typing import TypeVar

Item = TypeVar("Item")


def _words(seed: str, number: int) -> Iterator[int]:
    """Yield 64-bit words of the stream that belongs to chance result `number` of `seed`."""
    block = 0
    while True:
        digest = sha256(f"{seed}\n{number}\n{block}".encode()).digest()
        for start in range(0, 32, 8):
            yield int.from_bytes(digest[start : start + 8], "big")
        block += 1


def _below(limit: int, words: Iterator[int]) -> int:
    """Return a uniform number in 0..limit-1; words that would bias it are thrown away."""
    bound = (1 << 64) - (1 << 64) % limit
    while True:
        word = next(words)
        if word < bound:
            return word % limit


def shuffled(items: Sequence[Item], seed: str, number: int) -> list[Item]:
    """Return `items` in the order of chance result `number` of `seed` (Fisher-Yates)."""
    result = list(items)
    words = _words(seed, number)
    for last in range(len(result) - 1, 0, -1):
        other = _below(last + 1, words)
        result[last], result[other] = result[other], result[last]
    return result


def pick(limit: int, seed: str, number: int) -> int:
    """Return chance result `number` of `seed` as a number in 0..limit-1."""
    return _below(limit, _words(seed, number))
