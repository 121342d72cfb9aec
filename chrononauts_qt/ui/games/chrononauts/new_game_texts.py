"""Words of the page of a new game: of Chrononauts, and what games of a company from this box share."""

from __future__ import annotations

from chrononauts_qt.shelf import SHELF
from chrononauts_qt.ui.catalog import windows
from chrononauts_qt.ui.catalog.common import memo_seconds as seconds
from chrononauts_qt.ui.catalog.seat_texts import bots_of
from chrononauts_qt.ui.catalog.wording import QT_TRANSLATE_NOOP, Source, all_of, texts_of
from chrononauts_qt.ui.table.new_game import NewGameChoice

TEXTS: dict[str, Source] = {
    "name": QT_TRANSLATE_NOOP("NewGame", "Chrononauts 2–6"),
    "told": QT_TRANSLATE_NOOP("NewGame", "Chrononauts, two to six players"),
    "sum-curtain": QT_TRANSLATE_NOOP("NewGame", "The curtain hides every hand."),
    "sum-alone": QT_TRANSLATE_NOOP("NewGame", "For a single person no curtain hangs and no clock runs."),
    "sum-watch": QT_TRANSLATE_NOOP("NewGame", "You will watch: all seats are bots."),
    "memo-alone": QT_TRANSLATE_NOOP("NewGame", "It has no clock where at most one person plays."),
}  # fmt: skip

text = texts_of(TEXTS)


def who_begins(choice: NewGameChoice, first: str) -> str:
    """Return in a sentence who plays and who begins: people by name, bots by rank; `first` as in Setup."""
    ranks = (rank for rank in SHELF[choice.game].ranks if rank in choice.bots)
    others = [bots_of(rank, choice.bots.count(rank)) for rank in ranks]
    players = all_of([*choice.people, *others])
    if first.startswith("seat-"):
        name = choice.names[int(first.removeprefix("seat-")) - 1]
        return windows.text("sum-seat", players=players, name=name)
    return windows.text("sum-guess" if first == "guess" else "sum-random", players=players)


def memo_terms(memo_seconds: float | None) -> str:
    """Return in a sentence how long a card waits for a Memo."""
    if memo_seconds is None:
        return windows.text("sum-until-ok")
    return windows.text("sum-seconds", seconds=seconds(round(memo_seconds)))
