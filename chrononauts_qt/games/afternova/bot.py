"""What the simulated player does: it places Fragments and completes Projects (section 9)."""

from __future__ import annotations

from chrononauts_qt.games.afternova.amounts import (
    NO_FRAGMENTS,
    Fragments,
    covers,
    fragments,
    minus,
    plus,
    total,
    words,
)
from chrononauts_qt.games.afternova.cards import PROJECTS
from chrononauts_qt.games.afternova.piles import draw_fragment, draw_project
from chrononauts_qt.games.afternova.state import BOT_SPACES, MOST_PROJECTS, Bot, BotProject, State


def uncovered(bot: Bot) -> Fragments:
    """Return the icons of the row that no Fragment covers."""
    return total((minus(PROJECTS[one.project].cost, one.fragments) for one in bot.row), NO_FRAGMENTS)


def take_bots_turn(state: State, bot: Bot) -> None:
    """Draw one Fragment and place it (AN-803 to AN-805)."""
    colour = draw_fragment(state)
    if colour is not None:
        place_for_bot(state, bot, fragments([colour]))
    if sum(bot.hold) >= BOT_SPACES:
        _empty_hold(state, bot)


def place_for_bot(state: State, bot: Bot, came: Fragments) -> None:
    """Place Fragments, colours in order, then complete what is covered (AN-803, AN-805, X-30)."""
    for colour in words(came):
        if not _cover(state, bot, colour):
            bot.hold = plus(bot.hold, fragments([colour]))
            state.tell("BotStored", colour=colour)
    while _complete(state, bot):
        pass


def _cover(state: State, bot: Bot, colour: str) -> bool:
    """Lay a Fragment onto the leftmost uncovered icon of its colour, if there is one."""
    for index, (project, there) in enumerate(bot.row):
        if getattr(PROJECTS[project].cost, colour) > getattr(there, colour):
            bot.row[index] = BotProject(project, plus(there, fragments([colour])))
            state.tell("BotPlaced", colour=colour, project=project)
            return True
    return False


def _complete(state: State, bot: Bot) -> bool:
    """Complete the leftmost covered Project and draw the next (AN-805); not a seventh (AN-809)."""
    if bot.project_count >= MOST_PROJECTS:
        return False
    done = next((one for one in bot.row if covers(one.fragments, PROJECTS[one.project].cost)), None)
    if done is None:
        return False
    bot.row.remove(done)
    bot.completed.append(done.project)
    state.to_reserve(done.fragments)
    state.tell("BotCompleted", project=done.project, fragments=words(done.fragments))
    if bot.project_count < MOST_PROJECTS:
        _draw_next(state, bot)
    return True


def _draw_next(state: State, bot: Bot) -> None:
    """Lay the next Project at the right end, and onto it what fits of Bot's Hold (AN-805, AN-810)."""
    project = draw_project(state)
    if project is None:
        return
    cost = PROJECTS[project].cost
    moved = Fragments(*map(min, cost, bot.hold))
    bot.hold = minus(bot.hold, moved)
    bot.row.append(BotProject(project, moved))
    state.tell("BotDrew", project=project, fragments=words(moved))


def _empty_hold(state: State, bot: Bot) -> None:
    """Give a full Hold to the Reserve for an unseen Project (AN-804, AN-810)."""
    state.to_reserve(bot.hold)
    state.tell("BotHoldEmptied", fragments=words(bot.hold))
    bot.hold = NO_FRAGMENTS
    project = draw_project(state) if bot.project_count < MOST_PROJECTS else None
    if project is not None:
        bot.gained.append(project)
        state.tell("BotGained")
