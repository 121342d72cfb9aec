"""From what the page of a new game says to a match, what the settings remember of it, and a rematch."""

from __future__ import annotations

from dataclasses import replace
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING

from chrononauts_qt.session import journal, places, saves, settings
from chrononauts_qt.session.match import Match, bot_option, language_option, seat_languages
from chrononauts_qt.session.settings import ALONE, Settings
from chrononauts_qt.session.statistics import ID_OPTION, new_id
from chrononauts_qt.shelf import GAMES, SHELF, same_rank
from chrononauts_qt.ui.catalog import settings_texts
from chrononauts_qt.ui.table.new_game import (
    NEWCOMERS,
    NewGameChoice,
    Sitter,
    free_name,
    is_alone,
    seats_of,
    sitters_of,
)
from chrononauts_qt.ui.table.phone_blocks import PHONES_ON, PHONES_OPTION
from chrononauts_qt.ui.table.screens import screens_of

if TYPE_CHECKING:
    from chrononauts_qt.ui.kit.look import Look
    from chrononauts_qt.ui.table.table_controller import TableController

SMALL = 3
"""How many seats a small game has."""


def deal(choice: NewGameChoice, folder: Path) -> Match:
    """Deal the game that was chosen into a new journal in `folder`; GameError if there can be none."""
    now = datetime.now().astimezone()
    saves.make_room(folder)
    path = places.new_game_path(choice.names, now, folder)
    begins = screens_of(choice.game).new_game().begin(choice, now.date())
    options = {ID_OPTION: new_id(), **begins.options}
    options |= {language_option(seat): code for seat, code in enumerate(choice.languages) if code}
    options |= {bot_option(seat): rank for seat, rank in enumerate(choice.bots) if rank}
    options |= {PHONES_OPTION: PHONES_ON} if choice.phones else {}
    return Match.start(choice.game, choice.names, begins.setup, path, options)


# -- what is remembered -----------------------------------------------------------------------------


def last_choices(look: Look) -> tuple[NewGameChoice, ...]:
    """Return the last choice for each game, that of the last time at the end; nobody's names before the
    first."""
    found = (last_choice(game, look) for game in reversed(SHELF))
    return tuple(sorted(found, key=lambda choice: choice.game == look.settings.game))


def last_choice(game: str, look: Look) -> NewGameChoice:
    """Return the last choice for a game, or what it would be for those who sat at the last table."""
    last = look.settings
    terms = screens_of(game).new_game().read(last.kept(game))
    if is_alone(game):
        return NewGameChoice(tuple(filter(None, (last.alone(game),))), game, terms, look.help)
    if not last.names:
        return replace(for_newcomers(game), help=look.help)
    bots = tuple(same_rank(rank, game) for rank in last.bots)
    return NewGameChoice(last.names, game, terms, look.help, last.languages, bots)


def gentlest(game: str) -> str:
    """Return the rank that plays a seat for which nobody has chosen anything."""
    return SHELF[game].ranks[0]


def for_newcomers(game: str) -> NewGameChoice:
    """Return the choice of a game for the company of newcomers."""
    names, _, ranks = zip(*NEWCOMERS, strict=True)
    terms = screens_of(game).new_game().read({}, are_newcomers=True)
    return NewGameChoice(names, game, terms, bots=tuple(same_rank(rank, game) for rank in ranks))


def first_game(game: str, look: Look) -> NewGameChoice:
    """Return the choice of a small game after a lesson: a person and two gentle bots, on the usual terms.

    The person is whoever sat at the last table; before the first there is no name yet.
    """
    me, seats = _last_person(look), min(SMALL, seats_of(game)[-1])
    names = (me, *(free_name(seat, (me,)) for seat in range(1, seats)))
    bots = ("", *[gentlest(game)] * (seats - 1))
    return replace(for_newcomers(game), names=names, bots=bots, help=look.help)


def _last_person(look: Look) -> str:
    """Return the name of the person who sat at the last table, "" before the first."""
    last = sitters_of(look.settings.names, (), look.settings.bots)
    return next((sitter.name for sitter in last if not sitter.rank), "")


def today(game: str, look: Look) -> NewGameChoice | None:
    """Return the choice of today's deal of a game for whoever played it last, None where it has none."""
    last = last_choice(game, look)
    terms = screens_of(game).new_game().today(last.terms)
    if terms is None:
        return None
    person = next((sitter for sitter in last.sitters if not sitter.rank), Sitter())
    names, languages = (tuple(filter(None, (said,))) for said in person[:2])
    return replace(last, names=names, languages=languages, bots=(), terms=terms)


def quick(look: Look) -> NewGameChoice | None:
    """Return the choice of a first game at once against a gentle bot, who plays second; None without one.

    The person is whoever sat at the last table, somebody without a name before the first.
    """
    name = _last_person(look) or settings_texts.text("quick-player")
    names = (name, free_name(1, (name,)))
    for game in SHELF:
        offered = screens_of(game).new_game().quick()
        if offered is not None:
            return NewGameChoice(names, game, offered.terms, look.help, bots=("", gentlest(game)))
    return None


def is_dealt(choice: NewGameChoice, path: Path) -> bool:
    """Tell whether a journal is the game that a choice of today's deal gives."""
    header = journal.read(path).header
    if header.game != choice.game:
        return False
    begins = screens_of(choice.game).new_game().begin(choice, datetime.now().astimezone().date())
    return bool(GAMES[header.game].read_setup(len(header.names), header.setup) == begins.setup)


def remembered(choice: NewGameChoice, last: Settings) -> Settings:
    """Return the settings with this choice in them."""
    kept = screens_of(choice.game).new_game().kept(choice, last.kept(choice.game))
    fresh = last._replace(game=choice.game, people=settings.met(last.people, choice.people))
    if is_alone(choice.game):
        kept[ALONE] = choice.names[0]
    else:
        fresh = fresh._replace(names=choice.names, languages=choice.languages, bots=choice.bots)
    if choice.help is not None:
        highlights, preview, claim = choice.help
        fresh = fresh._replace(assist_highlights=highlights, assist_preview=preview, assist_claim=claim)
    return fresh.keeping(choice.game, kept)


def again(played: TableController, look: Look) -> NewGameChoice:
    """Return the choice of a rematch: the same people, and what the game makes of the last terms."""
    match = played.match
    last = last_choice(match.game_id, look)
    bots = tuple(match.bots.get(seat, "") for seat in range(len(match.names))) if match.bots else ()
    languages = seat_languages(match)
    return replace(
        last,
        names=played.names,
        terms=screens_of(match.game_id).new_game().again(match, last.terms),
        languages=languages if any(languages) else (),
        bots=bots,
        phones=PHONES_OPTION in match.options,
    )
