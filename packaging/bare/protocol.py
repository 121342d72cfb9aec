"""The steps of the test: each is told in one line, and kept for the summary."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable
from dataclasses import asdict, dataclass

Step = tuple[str, Callable[[], str]]
"""What a step is called, and what does it: it returns in words what was found, or raises Failed."""


class Failed(Exception):
    """Something is not as it should be; the message says what was found instead."""


class Unprovable(Exception):
    """What a step is to prove cannot be proved here; the message says why."""


WORDS = {True: "passed", False: "failed", None: "not provable"}


@dataclass(frozen=True)
class Outcome:
    """How a step went: well, not well, or (None) not provable; ``told`` is what it found, or why."""

    name: str
    ok: bool | None
    seconds: float
    told: str


class Protocol:
    """Does steps in their order, tells how they went, and remembers it.

    `failed` hears the number of a step that failed, before the next one.
    """

    def __init__(self, failed: Callable[[int], None] = lambda number: None) -> None:
        self.outcomes: list[Outcome] = []
        self._failed = failed

    @property
    def is_ok(self) -> bool:
        """Whether no step so far has failed."""
        return all(outcome.ok is not False for outcome in self.outcomes)

    def follow(self, steps: Iterable[Step]) -> None:
        """Do steps of which each needs the one before it: the first that fails is the last."""
        for name, act in steps:
            if not self._do(name, act):
                break

    def summary(self) -> list[dict[str, object]]:
        """Return the steps as JSON has them."""
        return [asdict(outcome) for outcome in self.outcomes]

    def sums(self) -> str:
        """Return how many steps went how."""
        found = [outcome.ok for outcome in self.outcomes]
        return ", ".join(f"{found.count(ok)} {word}" for ok, word in WORDS.items())

    def _do(self, name: str, act: Callable[[], str]) -> bool:
        began = time.monotonic()
        ok: bool | None
        try:
            told, ok = act(), True
        except Unprovable as error:
            told, ok = str(error), None
        except Failed as error:
            told, ok = str(error), False
            self._failed(len(self.outcomes) + 1)
        outcome = Outcome(name, ok, round(time.monotonic() - began, 1), told)
        self.outcomes.append(outcome)
        print(f"{WORDS[ok]:6} {outcome.seconds:5.1f} s  {name}: {told}", flush=True)
        return ok is not False
