"""What a game must offer to be played by the session; two or more games share it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple, Protocol

from chrononauts_qt.kernel.events import Chance, Event
from chrononauts_qt.kernel.outcome import Outcome
from chrononauts_qt.kernel.reason import Reason


class Resolution(NamedTuple):
    """What one action brought about: every event, unredacted, and every random result, in order."""

    events: tuple[Event, ...]
    chances: tuple[Chance, ...]


class Action(Protocol):
    """A small value with a text form that round-trips through the game's ``parse``."""

    @property
    def text(self) -> str:
        """The form journals and tests use."""


class Game(Protocol):
    """The referee of one game; a module with these functions is one.

    Several seats may owe an answer at once, and any of them may answer first. Time is no rule: where a
    seat may stay silent, `silent_answers` says what its silence means, and the session's clock says when.
    """

    def new_game(self, setup: Any, imposed: Sequence[Chance] = ()) -> tuple[Any, Resolution]:
        """Return a state and what the deal brought."""

    def parse(self, text: str) -> Any:
        """Return the action a text names; raise BadActionText."""

    def pending(self, state: Any) -> dict[int, list[Any]]:
        """Return the legal actions of every seat that owes an answer."""

    def silent_answers(self, state: Any) -> dict[int, Any]:
        """Return what the silence of each seat means that may stay silent now."""

    def explain(self, state: Any, seat: int, action: Any) -> Reason | None:
        """Return why an action is refused; None exactly for a legal one."""

    def apply(self, state: Any, seat: int, action: Any, imposed: Sequence[Chance] = ()) -> Resolution:
        """Do an action; raise IllegalAction and change nothing if it is refused."""

    def view(self, state: Any, seat: int | None) -> Any:
        """Return what a seat sees; None is the public."""

    def check(self, state: Any) -> list[str]:
        """Return the violated invariants."""

    def dump(self, state: Any) -> dict[str, object]:
        """Return the full state as JSON values."""

    def outcome(self, state: Any) -> Outcome | None:
        """Return how the game ended, or None while it runs."""

    def read_setup(self, seats: int, lines: Mapping[str, Sequence[Sequence[str]]]) -> Any:
        """Return the setup that journal lines describe; raise BadSetup."""

    def write_setup(self, setup: Any) -> list[str]:
        """Return a setup as journal lines, the word ``setup`` left out."""
