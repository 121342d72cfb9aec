"""What may be taken back now in a game of rivals, who must agree to it, or why not (undo policy, 3.11).

What is taken back is an act: what a seat did, with the silence of the others that let it happen. A Memo is
an act of its player; to let a card happen is none. Nothing is offered while a card or a guess waits for
answers: a withdrawal would probe who is about to answer.

- Several people: the last act, if it was a person's and neither chance nor anybody's eyes have been told
  anything since; every person has to agree. A Memo is never taken back: that would open its window anew
  for people who know the answer.
- Several people who have agreed to rewind (the Family preset): the same, and where it does not do, the whole
  turn of a person, whatever was drawn or answered in it. The same results of chance come again.
- One person with bots: everything, back to that person's last choice; nobody else is there to ask.

Going back past something hidden marks the game as one of practice (`Past`). A finished game is not gone
back into: everything has been shown.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

from chrononauts_qt.kernel.events import Event
from chrononauts_qt.kernel.game import Game
from chrononauts_qt.kernel.reason import Reason
from chrononauts_qt.session.match import Match
from chrononauts_qt.session.past import PastStep

REWIND_OPTION = "rewind"
"""The option of a journal by which all who play have agreed to rewinding turns, with the value AGREED."""

AGREED = "on"


class Offer(NamedTuple):
    """What may be taken back: the last so many `actions`, which are an act of `seat`, or its `whole_turn`.

    ``asked`` are the people who must all agree; nobody where one person plays with bots. ``marks``: from
    then on the game is one of practice, which it is not yet.
    """

    actions: int
    seat: int
    whole_turn: bool
    asked: tuple[int, ...]
    marks: bool


def offered(match: Match) -> Offer | Reason:
    """Return what may be taken back now, or why nothing."""
    people = tuple(seat for seat in range(len(match.names)) if seat not in match.bots)
    refusal = _refusal(match, people)
    if refusal is not None:
        return refusal
    if len(people) == 1:
        return _last_choice(match, people[0])
    found = _last_act(match, people)
    if isinstance(found, Offer) or match.options.get(REWIND_OPTION) != AGREED:
        return found
    return _turn(match, people) or found


def public_of(match: Match, offer: Offer) -> tuple[Event, ...]:
    """Return what everybody heard of what would be taken back."""
    return _heard_since(match, match.past.steps()[-offer.actions])


def _refusal(match: Match, people: Sequence[int]) -> Reason | None:
    """Return why nothing at all can be taken back at this moment."""
    if match.game.outcome(match.state) is not None:
        return Reason("take-back-over")
    if not people:
        return Reason("take-back-nobody")
    reason = match.game.not_taken_back(match.state)
    if reason is not None:
        return reason
    return None if match.past.steps() else Reason("take-back-nothing")


def _offer(
    match: Match, count: int, seat: int, asked: tuple[int, ...] = (), whole_turn: bool = False
) -> Offer:
    past = match.past
    return Offer(count, seat, whole_turn, asked, not past.is_practice and not past.is_open(count))


def _last_choice(match: Match, person: int) -> Offer | Reason:
    """Go back to where the only person could have said something else."""
    for count, step in enumerate(reversed(match.past.steps()), 1):
        if step.seat == person and match.game.pending(step.place.state)[person].is_choice:
            return _offer(match, count, person)
    return Reason("take-back-nothing")


def _last_act(match: Match, people: tuple[int, ...]) -> Offer | Reason:
    """Take back the last act, if it has told nobody anything."""
    steps = match.past.steps()
    count = next((count for count, step in enumerate(reversed(steps), 1) if not step.silent), 0)
    if not count:
        return Reason("take-back-nothing")
    act = steps[-count]
    if _is_answer(match, act):
        return Reason("take-back-answered", params={"seat": act.seat})
    if any(step.told for step in steps[-count:]):
        return Reason(_told_by(match.game, _heard_since(match, act)))
    if act.seat not in people:
        return Reason("take-back-others", params={"seat": act.seat})
    return _offer(match, count, act.seat, people)


def _heard_since(match: Match, step: PastStep) -> tuple[Event, ...]:
    """Return what everybody heard of an act and of all that came after it."""
    events: Sequence[Event] = match.state.events or ()
    return tuple(event.seen_by(None) for event in events[step.place.happened :])


def _turn(match: Match, people: tuple[int, ...]) -> Offer | Reason | None:
    """Take back all of the present turn behind its draw; None where it is no person's turn."""
    state, steps = match.state, match.past.steps()
    seat: int = match.game.view(state, None).seat_to_move
    if state.turn == 0 or seat not in people:
        return None
    count = sum(_turn_of(step) == state.turn for step in steps)
    if not count:
        return Reason("take-back-begun")
    return _offer(match, count, seat, people, whole_turn=True)


def _turn_of(step: PastStep) -> Any:
    return step.place.state.turn


def _is_answer(match: Match, step: PastStep) -> bool:
    """Tell whether an act broke a silence that would have let a card happen."""
    return step.seat in match.game.silent_answers(step.place.state)


def _told_by(game: Game, events: Iterable[Event]) -> str:
    """Return the key for the first thing that was hidden; a pile that was searched is shuffled unheard."""
    return next(filter(None, map(game.told_by, events)), "take-back-shuffled")
