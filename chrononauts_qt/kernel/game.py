"""What a game must offer to be played by the session; two or more games share it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple, Protocol, Self

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


@dataclass(slots=True)  # frozen ones take three times as long to make, and one is made at every step
class Decision:
    """What a seat may say now.

    ``options`` are its legal actions. ``is_open``: there are more, too many to be listed, and `explain` alone
    judges them. ``deadline`` is the action that silence means when the time is up; the session says it, and
    nobody else: it is never among the options.
    """

    options: Sequence[Any]
    is_open: bool = False
    deadline: Any = None

    @property
    def is_choice(self) -> bool:
        """Tell whether there is more than one thing to say."""
        return self.is_open or len(self.options) > 1


class Dice(Protocol):
    """What random play asks; `random.Random` is one."""

    def choice(self, options: Sequence[Any], /) -> Any:
        """Return one of the options."""


class Size(NamedTuple):
    """What is counted to say how large a game is, such as "players": how many may and usually do play."""

    counted: str
    allowed: range
    usual: int


class Bookmark(NamedTuple):
    """A place in a game: the state there without its events, and how many there were; nobody changes it."""

    state: Any
    happened: int


class State(Protocol):
    """Everything that is true at the table, as the session uses it.

    ``turn`` counts the turns that have begun; ``events`` is all that has happened, unredacted.
    """

    turn: int
    events: list[Event] | None

    def copy(self) -> Self:
        """Return an independent copy."""

    def bookmark(self, before: Bookmark | None = None, /) -> Bookmark:
        """Return a place to go back to, which may share with an earlier one what is the same."""

    def back_at(self, place: Any, /) -> Self:
        """Return the state as it was at an earlier bookmark of the same game, which may be used again."""


class View(Protocol):
    """What one seat, or the public, sees now; nothing else leaves a game.

    ``seat`` is None for the public, ``deciding`` are the seats that owe an answer, ``actions`` and
    ``is_open`` what this one may say (`Decision`), ``step`` is the name of what is decided, ``seat_to_move``
    whose turn it is.
    """

    @property
    def seat(self) -> int | None: ...

    @property
    def turn(self) -> int: ...

    @property
    def step(self) -> str: ...

    @property
    def seat_to_move(self) -> int: ...

    @property
    def deciding(self) -> tuple[int, ...]: ...

    @property
    def actions(self) -> tuple[Any, ...]: ...

    @property
    def is_open(self) -> bool: ...

    @property
    def outcome(self) -> Outcome | None: ...

    @property
    def events(self) -> tuple[Event, ...]: ...


class Game(Protocol):
    """The referee of one game; a module with these functions is one.

    Several seats may owe an answer at once, and any of them may answer first. The rules know no time: where a
    seat may stay silent, `silent_answers` says what its silence means, and where time runs for all,
    `Decision.deadline`; the session's clock says when.
    """

    SEATS: range
    """How many can play."""
    SIZE: Size
    FIGURES: tuple[str, ...]
    """The names of all that `figures` counts; none comes to more than the first."""

    # -- to begin -------------------------------------------------------------------------------

    def quick_setup(self, size: int, seed: str) -> Any:
        """Return the setup of an ordinary game of a `SIZE`; whatever it is, `new_game` judges it."""

    def read_setup(self, seats: int, lines: Mapping[str, Sequence[Sequence[str]]]) -> Any:
        """Return the setup that journal lines describe; raise BadSetup."""

    def write_setup(self, setup: Any) -> list[str]:
        """Return a setup as journal lines, the word ``setup`` left out."""

    def new_game(self, setup: Any, imposed: Sequence[Chance] = ()) -> tuple[Any, Resolution]:
        """Return a state and what the deal brought."""

    # -- to play --------------------------------------------------------------------------------

    def parse(self, text: str) -> Any:
        """Return the action a text names; raise BadActionText."""

    def pending(self, state: Any) -> dict[int, Decision]:
        """Return what every seat may say that owes an answer; {} when the game is over."""

    def silent_answers(self, state: Any) -> dict[int, Any]:
        """Return what the silence of each seat means that may stay silent now."""

    def sample(self, state: Any, seat: int, dice: Dice) -> Any:
        """Return a legal action of a seat that owes an answer, as random play says it.

        Every legal action can come, but random play takes a victory that lies there, and never gives up.
        """

    def explain(self, state: Any, seat: int, action: Any) -> Reason | None:
        """Return why an action is refused; None exactly for a legal one."""

    def refusal(self, reason: Reason) -> str:
        """Return a refusal as half an English sentence, in the words of journals."""

    def apply(self, state: Any, seat: int, action: Any, imposed: Sequence[Chance] = ()) -> Resolution:
        """Do an action; raise IllegalAction and change nothing if it is refused."""

    # -- to look --------------------------------------------------------------------------------

    def view(self, state: Any, seat: int | None) -> Any:
        """Return what a seat sees, by the state alone; None is the public."""

    def outcome(self, state: Any) -> Outcome | None:
        """Return how the game ended, or None while it runs."""

    def figures(self, state: Any) -> dict[str, int]:
        """Return by name what is counted in public besides turns, such as how many are home; often {}."""

    def terms(self, state: Any) -> dict[str, str]:
        """Return by name the words by which its games are counted apart, such as a scenario; often {}."""

    def deal_name(self, state: Any) -> str:
        """Return what tells one deal from another where whoever plays it again is compared; "" elsewhere."""

    def card_table(self) -> list[dict[str, Any]]:
        """Return every kind of card as JSON values: its ``id``, ``family``, ``copies`` and whatever else.

        An id is what actions, events and faults call the card, and is hidden with it.
        """

    def check(self, state: Any) -> list[str]:
        """Return the violated invariants."""

    def dump(self, state: Any) -> dict[str, object]:
        """Return the full state as JSON values."""

    def in_short(self, state: Any) -> str:
        """Return a position in some English words, for the command line."""

    # -- to go back and forth -------------------------------------------------------------------

    def not_taken_back(self, state: Any) -> Reason | None:
        """Return why nothing may be taken back at this moment, whoever asks; None where it may."""

    def told_by(self, event: Event) -> str:
        """Return the key of why nobody can act as if an event had not told it what it told; "" for none."""

    def begins_turn(self, event: Event) -> bool:
        """Tell whether a turn begins with an event."""

    def is_news(self, event: Event) -> bool:
        """Tell whether an event is worth a stop when a game is watched again."""
