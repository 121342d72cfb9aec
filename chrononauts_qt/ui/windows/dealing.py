"""From what the page of a new game says to a match, what the settings remember of it, and a rematch."""

from __future__ import annotations

import secrets
from dataclasses import replace
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING

from chrononauts_qt.games.chrononauts.setup import Setup
from chrononauts_qt.session import places, settings
from chrononauts_qt.session.match import Match, language_option, seat_languages
from chrononauts_qt.session.settings import Settings
from chrononauts_qt.ui.windows.manner import NewGameChoice

if TYPE_CHECKING:
    from chrononauts_qt.ui.look import Look
    from chrononauts_qt.ui.match_controller import MatchController

GAME = "chrononauts"
MEMO_OPTION = "memo-seconds"


def deal(choice: NewGameChoice, folder: Path) -> Match:
    """Deal the game that was chosen into a new journal in `folder`; GameError if there can be none."""
    setup = Setup(len(choice.names), secrets.token_hex(8), choice.first, choice.mulligan)
    seconds = "none" if choice.memo_seconds is None else f"{choice.memo_seconds:g}"
    path = places.new_game_path(choice.names, datetime.now().astimezone(), folder)
    options = {language_option(seat): code for seat, code in enumerate(choice.languages) if code}
    return Match.start(GAME, choice.names, setup, path, {MEMO_OPTION: seconds, **options})


def last_choice(look: Look) -> NewGameChoice:
    """Return the choice of the last time; nobody's names before the first."""
    last = look.settings
    manner = (last.first, last.mulligan, last.memo_seconds, look.help)
    return NewGameChoice(last.names, *manner, last.languages)


def remembered(choice: NewGameChoice, last: Settings) -> Settings:
    """Return the settings with this choice in them; who began a rematch is not chosen again."""
    return replace(
        last,
        names=choice.names,
        languages=choice.languages,
        people=settings.met(last.people, choice.names),
        first="guess" if choice.first.startswith("seat-") else choice.first,
        mulligan=choice.mulligan,
        memo_seconds=choice.memo_seconds,
        assist_highlights=choice.help[0],
        assist_preview=choice.help[1],
        assist_claim=choice.help[2],
    )


def again(played: MatchController, look: Look) -> NewGameChoice:
    """Return the choice of a rematch: the same people, and the next seat begins."""
    names = played.names
    began = next(
        event.data["seat"] for event in played.public_view().events if event.name == "FirstPlayerChosen"
    )
    last, first = look.settings, f"seat-{(began + 1) % len(names) + 1}"
    languages = seat_languages(played.match)
    return NewGameChoice(names, first, last.mulligan, last.memo_seconds, look.help, languages)


def memo_seconds(match: Match) -> float | None:
    """Return the length of a Memo window; the usual seconds for an option nobody understands."""
    said = match.options.get(MEMO_OPTION, "")
    if said == "none":
        return None
    try:
        return min(60.0, max(1.0, float(said)))
    except ValueError:
        return Settings().memo_seconds
