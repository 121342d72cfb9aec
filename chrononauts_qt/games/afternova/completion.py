"""Completing Projects, the end of a turn and of the game (sections 7 and 8)."""

from __future__ import annotations

from typing import Any, NamedTuple

from chrononauts_qt.games.afternova.actions import BOT, Action
from chrononauts_qt.games.afternova.amounts import Fragments, lacking, minus, words
from chrononauts_qt.games.afternova.bot import take_bots_turn
from chrononauts_qt.games.afternova.cards import OBJECTIVES, PROJECTS
from chrononauts_qt.games.afternova.state import COMPLETE, MOST_PROJECTS, OVER, TURN, State
from chrononauts_qt.kernel.outcome import Outcome
from chrononauts_qt.kernel.reason import Reason


class Score(NamedTuple):
    """What a seat, or Bot, has in the end (AN-702, AN-808)."""

    projects: int
    hold: int
    objective: int

    @property
    def total(self) -> int:
        """All of it."""
        return sum(self)


# -- the completion step ----------------------------------------------------------------------------


def begin(state: State) -> None:
    """Begin the completion step with which every turn ends (AN-303)."""
    state.step = COMPLETE
    state.done = frozenset()
    go_on(state)


def explain_complete(state: State, seat: int, action: Action) -> Reason | None:
    """Return why a seat cannot complete a Project (AN-601)."""
    project = action.cards[0]
    if project not in state.projects[seat]:
        return Reason("not-in-hand", "AN-601", {"card": project})
    short = lacking(PROJECTS[project].cost, state.holds[seat])
    if any(short):
        return Reason("fragments-missing", "AN-601", {"card": project, "colours": words(short)})
    return None


def complete(state: State, seat: int, action: Action) -> None:
    """Spend the cost and tuck the Project under the Starship (AN-603)."""
    project = action.cards[0]
    cost = PROJECTS[project].cost
    state.lose(seat, project)
    state.holds[seat] = minus(state.holds[seat], cost)
    state.to_reserve(cost)
    state.completed[seat].append(project)
    state.tell("ProjectCompleted", seat=seat, project=project, fragments=words(cost))
    if state.is_finished(seat):
        _give_last_chance(state, seat)
    go_on(state)


def end_completing(state: State, seat: int, action: Action) -> None:
    """A seat completes nothing more in this step (AN-607)."""
    state.done |= {seat}
    go_on(state)


def _give_last_chance(state: State, seat: int) -> None:
    """Everybody is asked once more, and then the game ends (AN-701)."""
    if not state.is_last_chance:
        state.is_last_chance = True
        state.done = frozenset()
        state.tell("LastChance", seat="bot" if seat == BOT else seat)


def note_bots_last(state: State, before: int) -> None:
    """Let Bot's sixth Project, by whichever way, bring the last chance (AN-809)."""
    if state.bot is not None and before < MOST_PROJECTS <= state.bot.project_count:
        _give_last_chance(state, BOT)


def go_on(state: State) -> None:
    """End the turn as soon as nobody is asked any more."""
    while state.step == COMPLETE and not state.asked():
        _end_turn(state)


# -- turns ------------------------------------------------------------------------------------------


def _end_turn(state: State) -> None:
    state.tell("TurnEnded", seat=_name(state.active))
    if state.is_last_chance:
        _end_game(state)
    else:
        begin_turn(state, _next(state))


def _next(state: State) -> int:
    """Return whose turn comes: in order of seats, Bot before the first (AN-205, AN-801)."""
    if state.active == BOT:
        return state.first
    following = (state.active + 1) % state.seats
    return BOT if state.bot is not None and following == state.first else following


def opening(state: State) -> int:
    """Return who has the first turn: Bot where it takes part (AN-801)."""
    return state.first if state.bot is None else BOT


def begin_turn(state: State, seat: int) -> None:
    """Begin a turn: from here on all completed Upgrades act (AN-604). Bot's is played at once."""
    state.turn += 1
    state.active = seat
    state.last_turns[seat] = state.turn
    state.working = [len(completed) for completed in state.completed]
    state.shown = frozenset()
    state.has_taken = False
    state.tell("TurnBegan", seat=_name(seat), turn=state.turn)
    state.step = TURN
    if seat == BOT and state.bot is not None:
        before = state.bot.project_count
        take_bots_turn(state, state.bot)
        note_bots_last(state, before)
        state.step = COMPLETE


def _name(seat: int) -> object:
    return "bot" if seat == BOT else seat


# -- the end ----------------------------------------------------------------------------------------


def score_of(state: State, seat: int) -> Score:
    """Return what a seat has now, with its objective."""
    return _score(state.completed[seat], sum(state.holds[seat]), state.objectives[seat])


def bots_score(state: State) -> Score:
    """Return what Bot has now (AN-808)."""
    bot = state.bot
    if bot is None:
        raise ValueError("there is no Bot")
    loose = sum(bot.hold) + sum(sum(one.fragments) for one in bot.row)
    return _score([*bot.completed, *bot.gained], loose, bot.objective)


def _score(projects: list[str], loose: int, objective: str) -> Score:
    wanted = OBJECTIVES[objective].colours
    icons = sum(_matching(PROJECTS[project].cost, wanted) for project in projects)
    return Score(sum(PROJECTS[project].points for project in projects), loose, icons)


def _matching(cost: Fragments, wanted: Fragments) -> int:
    return sum(count for count, is_wanted in zip(cost, wanted, strict=True) if is_wanted)


def _colours(objective: str) -> tuple[str, ...]:
    return words(OBJECTIVES[objective].colours)


def _latest_turn(state: State, seat: int) -> int:
    """Return when the latest turn of a seat was; before the first one the order of turns counts on."""
    came = state.last_turns.get(seat)
    return (seat - state.first) % state.seats - state.seats if came is None else came


def _end_game(state: State) -> None:
    """Rank all by points; among equals whose latest turn came last is first (AN-703, AN-704)."""
    scores = {seat: score_of(state, seat) for seat in range(state.seats)}
    if state.bot is not None:
        scores[BOT] = bots_score(state)
    strength = {seat: (score.total, _latest_turn(state, seat)) for seat, score in scores.items()}
    ranking = sorted(scores, key=strength.__getitem__, reverse=True)
    places = {seat: place for place, seat in enumerate(ranking, 1)}
    seats = range(state.seats)
    route = "bot" if places.get(BOT) == 1 else "points"
    state.outcome = Outcome(
        route, tuple(places[seat] for seat in seats), tuple(scores[seat].total for seat in seats))
    state.step = OVER
    objectives = {_name(seat): _colours(state.objectives[seat]) for seat in seats}
    if state.bot is not None:
        objectives["bot"] = _colours(state.bot.objective)
    points = {_name(seat): {**score._asdict(), "total": score.total} for seat, score in scores.items()}
    unseen: dict[str, Any] = {} if state.bot is None else {"unseen": tuple(state.bot.gained)}
    state.tell(
        "GameEnded", ranking=tuple(map(_name, ranking)), points=points, objectives=objectives, **unseen)
