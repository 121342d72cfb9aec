"""From what the page of a new game says to a match, what the settings remember of it, and a rematch."""

from __future__ import annotations

import secrets
from dataclasses import asdict, replace
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING

from chrononauts_qt.games.chrononauts.setup import Setup
from chrononauts_qt.games.chrononauts.variants import artifaxx, solonauts
from chrononauts_qt.kernel.errors import BadSetup
from chrononauts_qt.session import journal, places, saves, settings
from chrononauts_qt.session.match import Match, bot_option, language_option, seat_languages
from chrononauts_qt.session.settings import Settings
from chrononauts_qt.session.statistics import ID_OPTION, new_id
from chrononauts_qt.session.take_back import REWIND_OPTION
from chrononauts_qt.ui.catalog import settings_texts
from chrononauts_qt.ui.games.solonauts import deals
from chrononauts_qt.ui.shell.manner import (
    ARTIFAXX,
    PROVEN,
    SEED,
    SOLONAUTS,
    TODAY,
    UNPROVEN,
    NewGameChoice,
    agrees_to_hints,
    for_newcomers,
)
from chrononauts_qt.ui.table.agreement import AGREED, HINTS_OPTION
from chrononauts_qt.ui.table.sitters import GENTLE, free_name, sitters_of

if TYPE_CHECKING:
    from chrononauts_qt.ui.kit.look import Look
    from chrononauts_qt.ui.table.table_controller import TableController

MEMO_OPTION = "memo-seconds"
DEAL_OPTION, DIFFICULTY_OPTION = "deal", "difficulty"
"""Of Solonauts: "proven", "today DATE" or "seed"; and the games of 200 that a simple player won."""


def deal(choice: NewGameChoice, folder: Path) -> Match:
    """Deal the game that was chosen into a new journal in `folder`; GameError if there can be none."""
    now = datetime.now().astimezone()
    saves.make_room(folder)
    path = places.new_game_path(choice.names, now, folder)
    if choice.game == SOLONAUTS:
        settled = deals.settled(choice, now.date())
        if settled is None:
            raise BadSetup("a deal that can be won has to be looked for first")
        options = {ID_OPTION: new_id(), **_solo_options(settled)}
        return Match.start(choice.game, choice.names, solo_setup(settled), path, options)
    seconds = "none" if choice.memo_seconds is None else f"{choice.memo_seconds:g}"
    options = {ID_OPTION: new_id(), MEMO_OPTION: seconds}
    options |= {language_option(seat): code for seat, code in enumerate(choice.languages) if code}
    options |= {bot_option(seat): rank for seat, rank in enumerate(choice.bots) if rank}
    if agrees_to_hints(choice):
        options |= {HINTS_OPTION: AGREED, REWIND_OPTION: AGREED}
    setup = company_setup(choice, secrets.token_hex(8))
    return Match.start(choice.game, choice.names, setup, path, options)


def company_setup(choice: NewGameChoice, seed: str) -> Setup:
    """Return how a game of several players begins."""
    players = len(choice.names)
    if choice.game == ARTIFAXX:
        return artifaxx.Setup(players, seed, choice.first, parents=choice.parents)
    return Setup(players, seed, choice.first, choice.mulligan)


def solo_setup(choice: NewGameChoice) -> solonauts.Setup:
    """Return how a game of Solonauts begins whose deal is settled."""
    return solonauts.Setup(travellers=choice.travellers, seed=choice.seed or secrets.token_hex(8))


def _solo_options(choice: NewGameChoice) -> dict[str, str]:
    kind = {TODAY: f"{TODAY} {choice.day}", PROVEN: PROVEN}.get(choice.deal, SEED)
    options = {DEAL_OPTION: kind}
    return options if choice.wins is None else {**options, DIFFICULTY_OPTION: str(choice.wins)}


# -- what is remembered -----------------------------------------------------------------------------


def last_choices(look: Look) -> tuple[NewGameChoice, ...]:
    """Return the last choice for each game, that of the last time at the end; nobody's names before the
    first."""
    last = look.settings
    company = NewGameChoice(last.names, help=look.help, languages=last.languages, bots=last.bots)
    whole = replace(company, first=last.first, mulligan=last.mulligan, memo_seconds=last.memo_seconds)
    short = replace(company, game=ARTIFAXX, **asdict(last.artifaxx))
    told = asdict(last.solonauts)
    if not last.names:
        whole, short = for_newcomers(whole), for_newcomers(short)
    names = (told.pop("name"),)
    del told["dealt"]
    alone = NewGameChoice(names if names[0] else (), game=SOLONAUTS, help=look.help, **told)
    return tuple(sorted((alone, short, whole), key=lambda choice: choice.game == last.game))


def today(look: Look) -> NewGameChoice:
    """Return the choice of today's deal, for whoever played Solonauts last; no name before the first."""
    last = look.settings.solonauts
    return NewGameChoice((last.name,), game=SOLONAUTS, help=look.help, deal=TODAY)


def quick(look: Look) -> NewGameChoice:
    """Return the choice of a first game at once: Artifaxx against a gentle bot, who plays second.

    The person is whoever sat at the last table, somebody without a name before the first.
    """
    last = sitters_of(look.settings.names, (), look.settings.bots)
    name = next((sitter.name for sitter in last if not sitter.rank), settings_texts.text("quick-player"))
    names = (name, free_name(1, (name,)))
    return NewGameChoice(names, "seat-1", help=look.help, bots=("", GENTLE), game=ARTIFAXX)


def is_of_today(path: Path) -> bool:
    """Tell whether a journal is a game of today's deal."""
    options = journal.read(path).header.options
    return options.get(DEAL_OPTION) == f"{TODAY} {datetime.now().astimezone().date().isoformat()}"


def remembered(choice: NewGameChoice, last: Settings) -> Settings:
    """Return the settings with this choice in them; who began a rematch is not chosen again."""
    fresh = replace(last, game=choice.game, people=settings.met(last.people, choice.people))
    if choice.game == SOLONAUTS:
        return replace(fresh, solonauts=_solo_remembered(choice, last.solonauts))
    fresh = replace(
        fresh,
        names=choice.names,
        languages=choice.languages,
        bots=choice.bots,
        assist_highlights=choice.help[0],
        assist_preview=choice.help[1],
        assist_claim=choice.help[2],
    )
    first = "guess" if choice.first.startswith("seat-") else choice.first
    if choice.game == ARTIFAXX:
        return replace(fresh, artifaxx=settings.Artifaxx(first, choice.memo_seconds, choice.parents))
    return replace(fresh, first=first, mulligan=choice.mulligan, memo_seconds=choice.memo_seconds)


def _solo_remembered(choice: NewGameChoice, last: settings.Solonauts) -> settings.Solonauts:
    """What was wanted is remembered, not what could not be had; and the deal apart from what was written.

    Today's deal asks for nothing: how many travellers and how hard stays as it was.
    """
    name = choice.names[0]
    if choice.deal == TODAY:
        return replace(last, name=name, deal=TODAY, seed="", dealt=choice.seed or last.dealt)
    kind = PROVEN if choice.deal == UNPROVEN else choice.deal
    written = choice.seed if kind == SEED else ""
    return settings.Solonauts(name, choice.travellers, kind, choice.grade, written, choice.seed)


def again(played: TableController, look: Look) -> NewGameChoice:
    """Return the choice of a rematch: the same people, and the next seat begins; alone, the same deal."""
    match = played.match
    if match.game_id == SOLONAUTS:
        return _same_deal(match)
    names = played.names
    began = next(
        event.data["seat"] for event in played.public_view().events if event.name == "FirstPlayerChosen"
    )
    mine = next(choice for choice in last_choices(look) if choice.game == match.game_id)
    first = f"seat-{(began + 1) % len(names) + 1}"
    bots = tuple(match.bots.get(seat, "") for seat in range(len(names))) if match.bots else ()
    return replace(mine, names=names, first=first, languages=seat_languages(match), bots=bots)


def _same_deal(match: Match) -> NewGameChoice:
    """Return the choice that deals a game of Solonauts once more."""
    kind, _, day = match.options.get(DEAL_OPTION, SEED).partition(" ")
    wins = match.options.get(DIFFICULTY_OPTION, "")
    return NewGameChoice(
        match.names,
        game=SOLONAUTS,
        travellers=len(match.state.travellers),
        deal=kind if kind in (PROVEN, TODAY) else SEED,
        seed=match.state.seed,
        wins=int(wins) if wins.isascii() and wins.isdigit() else None,
        day=day,
    )


def memo_seconds(match: Match) -> float | None:
    """Return the length of a Memo window; the usual seconds for an option nobody understands."""
    said = match.options.get(MEMO_OPTION, "")
    if said == "none":
        return None
    try:
        return min(60.0, max(1.0, float(said)))
    except ValueError:
        return Settings().memo_seconds
