"""What every test of the words of Dungeon Time asks: does it read as a sentence of its language?"""

from __future__ import annotations

import re

NAMES = ("Ada", "Bruno", "Chloé", "Dan", "Élise")
NBSP = "\u00a0"
_UNFILLED = re.compile(r"\{|%n|\(s\)|\bNone\b|\s\.|: \.|\.\.(?!\.)")
_FRENCH_SIGN = re.compile(rf"[^{NBSP}:;!?»][:;!?»](?!\d)|«[^{NBSP}]")


def is_unset(said: str, language: str) -> bool:
    """Tell whether a text is unfilled, or set as its language does not."""
    return bool(_UNFILLED.search(said) or (language == "fr" and _FRENCH_SIGN.search(said)))


def is_wrong(said: str, language: str) -> bool:
    """Tell whether a text is no whole sentence, or not set as its language does."""
    begins_small = any(
        re.sub(r"\W", "", part)[:1].islower() for part in re.split(r"(?<=[.!?]) ", said))
    return is_unset(said, language) or begins_small or said[-1:] not in (".", "!", "?")
