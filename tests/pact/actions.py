"""What a seat can say, with a text form that round-trips.

    offer STONE [STONE [STONE]] to SEAT for STONE      as “offer stone-3 stone-1 to seat-2 for stone-5”
    accept | pass
    time-up                                            nobody says this: the time is over
"""

from __future__ import annotations

import re
from dataclasses import dataclass

from chrononauts_qt.kernel.errors import BadActionText

STONES = tuple(f"stone-{number}" for number in range(1, 9))
MOST_GIVEN = 3
_OFFER = re.compile(r"offer ((?:stone-[1-8] ){1,3})to seat-([1-4]) for (stone-[1-8])", re.ASCII)


@dataclass(frozen=True)
class Action:
    """One thing to say; the rest is filled only in an offer. ``partner`` is a 0-based seat."""

    verb: str
    gives: tuple[str, ...] = ()
    partner: int = -1
    wants: str = ""

    @property
    def text(self) -> str:
        """Return the form that journals use; cards go by their ids, so that they can be hidden."""
        if self.verb != "offer":
            return self.verb
        return f"offer {' '.join(self.gives)} to seat-{self.partner + 1} for {self.wants}"


ACCEPT, PASS, TIME_UP = Action("accept"), Action("pass"), Action("time-up")


def offer(gives: tuple[str, ...], partner: int, wants: str) -> Action:
    """Return the offer of some stones to a seat for one of its own."""
    return Action("offer", gives, partner, wants)


def parse(text: str) -> Action:
    """Return the action that a text names; raises BadActionText."""
    for action in (ACCEPT, PASS, TIME_UP):
        if text == action.text:
            return action
    said = _OFFER.fullmatch(text)
    if said is None:
        raise BadActionText(f"“{text}” is no action; say accept, pass, or offer STONES to SEAT for STONE")
    return offer(tuple(said[1].split()), int(said[2]) - 1, said[3])
