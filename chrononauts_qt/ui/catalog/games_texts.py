"""Words of the page of saved games, of naming one, and of files that are opened from outside."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import datetime, timedelta
from pathlib import Path

from PySide6.QtCore import QDate, QLocale, QTime

from chrononauts_qt.session.errors import CorruptSave, Flaw, UnknownVersion
from chrononauts_qt.shelf import all_ranks
from chrononauts_qt.ui.catalog import i18n, saves
from chrononauts_qt.ui.catalog.seat_texts import bots_of
from chrononauts_qt.ui.catalog.wording import QT_TRANSLATE_NOOP, Source, all_of, texts_of

TEXTS: dict[str, Source] = {
    "list": QT_TRANSLATE_NOOP("Games", "Saved games"),
    "unfinished": QT_TRANSLATE_NOOP("Games", "Unfinished"),
    "named": QT_TRANSLATE_NOOP("Games", "With a name"),
    "finished": QT_TRANSLATE_NOOP("Games", "Finished"),
    "older": QT_TRANSLATE_NOOP("Games", "Older"),
    "deleted-games": QT_TRANSLATE_NOOP("Games", "Deleted"),
    "unreadable": QT_TRANSLATE_NOOP("Games", "Cannot be opened"),
    "later-version": QT_TRANSLATE_NOOP("Games", "Made by a later version of Chrononauts Qt"),
    "set-aside": QT_TRANSLATE_NOOP(
        "Games", "The saved game {file} cannot be opened: {reason}. Nothing in it was changed; it is kept as "
        "{kept}."),
    "no-finished": QT_TRANSLATE_NOOP("Games", "No finished games. Yours will be here."),
    "game-people": QT_TRANSLATE_NOOP("Games", "{game}: {players}"),
    "just-begun": QT_TRANSLATE_NOOP("Games", "Just begun"),
    "turn": QT_TRANSLATE_NOOP("Games", "Turn {number}"),
    "today": QT_TRANSLATE_NOOP("Games", "Today, {time}"),
    "yesterday": QT_TRANSLATE_NOOP("Games", "Yesterday, {time}"),
    "day": QT_TRANSLATE_NOOP("Games", "{day}, {time}"),
    "practice": QT_TRANSLATE_NOOP("Games", "Practice"),
    "helped": QT_TRANSLATE_NOOP("Games", "With help"),
    "torn": QT_TRANSLATE_NOOP("Games", "Last page torn"),
    "damaged": QT_TRANSLATE_NOOP("Games", "Damaged"),
    "in-use": QT_TRANSLATE_NOOP("Games", "Being played"),
    "look-at-end": QT_TRANSLATE_NOOP("Games", "Look at the end"),
    "watch": QT_TRANSLATE_NOOP("Games", "Watch"),
    "name": QT_TRANSLATE_NOOP("Games", "Name…"),
    "copy": QT_TRANSLATE_NOOP("Games", "Copy as…"),
    "delete": QT_TRANSLATE_NOOP("Games", "Delete"),
    "bring-back": QT_TRANSLATE_NOOP("Games", "Bring back"),
    "open-other": QT_TRANSLATE_NOOP("Games", "Open another file…"),
    "show-folder": QT_TRANSLATE_NOOP("Games", "Show folder"),
    "delete-question": QT_TRANSLATE_NOOP("Games", "Delete “{game}”? It can be brought back."),
    "deleted": QT_TRANSLATE_NOOP("Games", "“{game}” has been deleted."),
    "not-deleted": QT_TRANSLATE_NOOP("Games", "“{game}” cannot be deleted: {reason}."),
    "not-back": QT_TRANSLATE_NOOP("Games", "“{game}” cannot be brought back: {reason}."),
    "copied": QT_TRANSLATE_NOOP("Games", "A copy lies in {file}."),
    "not-copied": QT_TRANSLATE_NOOP("Games", "The game cannot be copied to {file}: {reason}."),
    "now-named": QT_TRANSLATE_NOOP("Games", "This game is now called “{game}” and is kept for good."),
    "now-nameless": QT_TRANSLATE_NOOP("Games", "This game has no name any more."),
    "not-named": QT_TRANSLATE_NOOP("Games", "This game cannot be given a name: {reason}."),
    "no-folder": QT_TRANSLATE_NOOP("Games", "The folder could not be shown. The games lie in {folder}."),
    "files-ours": QT_TRANSLATE_NOOP("Games", "Saved games"),
    "files-all": QT_TRANSLATE_NOOP("Games", "All files"),
    "name-title": QT_TRANSLATE_NOOP("Games", "What is this game called?"),
    "name-note": QT_TRANSLATE_NOOP(
        "Games", "A game with a name is kept for good. Without one it may give way to newer games."),
    "name-field": QT_TRANSLATE_NOOP("Games", "Name of the game"),
    "name-keep": QT_TRANSLATE_NOOP("Games", "Keep this name"),
    "drop-one": QT_TRANSLATE_NOOP("Games", "Drop one saved game, not several files at once."),
    "drop-local": QT_TRANSLATE_NOOP(
        "Games", "Only a file on this computer can be opened. Save it here first, then drop it."),
    "drop-folder": QT_TRANSLATE_NOOP(
        "Games", "{file} is a folder. Drop one of the saved games in it; their names end in {suffix}."),
    "drop-unknown": QT_TRANSLATE_NOOP(
        "Games", "{file} is no saved game of Chrononauts Qt. The name of one ends in {suffix}."),
    "drop-gone": QT_TRANSLATE_NOOP("Games", "{file} is not there, or it cannot be read."),
    "table-unsaved": QT_TRANSLATE_NOOP(
        "Games", "{file} was not opened, because the game on the table cannot be saved at present. "
        "Make room for it or allow writing there, or leave that game first."),
    "locked": QT_TRANSLATE_NOOP(
        "Games", "{file} is being played in another window of Chrononauts Qt. Go on there, or leave the game "
        "there first."),
    "by-hand": QT_TRANSLATE_NOOP(
        "Games", "This game was written by hand. What is played from here on is not saved."),
}  # fmt: skip

text = texts_of(TEXTS)

_NARROW_SPACE, _HARD_SPACE = "\u202f", "\u00a0"
"""Our faces lack the one; the other stands for it."""


def shown(path: Path) -> str:
    """Return the name of a file as it can be shown."""
    return path.name or str(path)


def why_not_opened(error: CorruptSave) -> str:
    """Return in half a sentence why a file is not opened, for the list."""
    if isinstance(error, UnknownVersion):
        return text("later-version")
    said = saves.reason(error.flaw, error.code)
    return said[:1].upper() + said[1:]


def not_opened(error: CorruptSave) -> str:
    """Return the sentences about a saved game that cannot be opened: what, why, and what has become of it."""
    if error.flaw is Flaw.IN_USE:
        return text("locked", file=shown(error.path))
    if error.kept is not None:
        reason = saves.reason(error.flaw, error.code)
        return text("set-aside", file=shown(error.path), reason=reason, kept=shown(error.kept))
    return saves.cannot_open(error)


def players(names: Sequence[str], bots: Mapping[int, str]) -> str:
    """Return “Ada, Bruno and one Agent bot”: people by name, bots by rank; `bots` is rank by seat."""
    people = [name for seat, name in enumerate(names) if seat not in bots]
    ranks = list(bots.values())
    return all_of([*people, *(bots_of(rank, ranks.count(rank)) for rank in all_ranks() if rank in ranks)])


def turns_begun(turn: int) -> str:
    """Return how far a game has come that goes by turns."""
    return text("turn", number=turn) if turn else text("just-begun")


def when(moment: datetime, now: datetime) -> str:
    """Return “Today, 21:03” or a date in the language of the interface."""
    locale = QLocale.system()
    language = i18n.interface_language()
    if locale.name().partition("_")[0] != language:
        locale = QLocale(language)
    time = locale.toString(QTime(moment.hour, moment.minute), QLocale.FormatType.ShortFormat)
    time = time.replace(_NARROW_SPACE, _HARD_SPACE)
    if moment.date() == now.date():
        return text("today", time=time)
    if moment.date() == now.date() - timedelta(days=1):
        return text("yesterday", time=time)
    date = QDate(moment.year, moment.month, moment.day)
    return text("day", day=locale.toString(date, QLocale.FormatType.ShortFormat), time=time)
