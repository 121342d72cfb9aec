"""How words of the command line are read."""

from __future__ import annotations

import argparse
from contextlib import suppress

LONGEST_NUMBER = 9
"""Digits; Python refuses to read very long numbers, and nobody wants so many games."""


def positive(word: str) -> int:
    if not word.isdecimal() or len(word) > LONGEST_NUMBER or int(word) < 1:
        raise argparse.ArgumentTypeError(f"“{word[:20]}” is no number above 0 that fits")
    return int(word)


def small(word: str) -> int:
    if not word.isdecimal() or len(word) > 2:
        raise argparse.ArgumentTypeError(f"“{word[:20]}” is no small number")
    return int(word)


def text(word: str) -> str:
    with suppress(UnicodeEncodeError):
        word.encode()
        return word
    raise argparse.ArgumentTypeError("what was given is no text in the console's encoding")
