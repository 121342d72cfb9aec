"""Words of the page of a new game: three games, the deals of Solonauts, what was chosen in sentences."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date

from PySide6.QtCore import QDate, QLocale

from chrononauts_qt.session.settings import RANKS
from chrononauts_qt.ui.catalog import i18n
from chrononauts_qt.ui.catalog.common import memo_seconds as seconds
from chrononauts_qt.ui.catalog.seat_texts import bots_of
from chrononauts_qt.ui.catalog.windows import text as window_text
from chrononauts_qt.ui.catalog.wording import QT_TRANSLATE_NOOP, Source, all_of, fill
from chrononauts_qt.ui.games.chrononauts.texts.titles import title

TEXTS: dict[str, Source] = {
    "game": QT_TRANSLATE_NOOP("NewGame", "Game"),
    "mode-chrononauts": QT_TRANSLATE_NOOP("NewGame", "Chrononauts 2–6"),
    "mode-artifaxx": QT_TRANSLATE_NOOP("NewGame", "Artifaxx 2–4"),
    "mode-solonauts": QT_TRANSLATE_NOOP("NewGame", "Solonauts 1"),
    "told-chrononauts": QT_TRANSLATE_NOOP("NewGame", "Chrononauts, two to six players"),
    "told-artifaxx": QT_TRANSLATE_NOOP("NewGame", "Artifaxx, two to four players"),
    "told-solonauts": QT_TRANSLATE_NOOP("NewGame", "Solonauts, one player or one team"),
    "about-artifaxx": QT_TRANSLATE_NOOP(
        "NewGame", "The short game without the TimeLine: whoever completes a Mission first wins."),
    "about-solonauts": QT_TRANSLATE_NOOP(
        "NewGame", "One player, or a team that shares one hand, brings every traveller home."),
    "name-solo": QT_TRANSLATE_NOOP("NewGame", "Name of the player or the team"),
    "missing-company": QT_TRANSLATE_NOOP("NewGame", "Two to four players can play. Enter their names."),
    "missing-solo": QT_TRANSLATE_NOOP("NewGame", "One player or one team plays. Enter a name."),
    "parents-out": QT_TRANSLATE_NOOP("NewGame", "Out of the deck"),
    "parents-never-existed": QT_TRANSLATE_NOOP("NewGame", "Acts as “{card}”"),
    "sum-parents-out": QT_TRANSLATE_NOOP("NewGame", "“{card}” is not in the deck."),
    "sum-parents-never-existed": QT_TRANSLATE_NOOP("NewGame", "“{card}” acts as “{other}”."),
    "sum-curtain": QT_TRANSLATE_NOOP("NewGame", "The curtain hides every hand."),
    "sum-alone": QT_TRANSLATE_NOOP("NewGame", "For a single person no curtain hangs and no clock runs."),
    "sum-watch": QT_TRANSLATE_NOOP("NewGame", "You will watch: all seats are bots."),
    "memo-alone": QT_TRANSLATE_NOOP("NewGame", "It has no clock where at most one person plays."),
    "deal": QT_TRANSLATE_NOOP("NewGame", "Deal"),
    "deal-proven": QT_TRANSLATE_NOOP("NewGame", "One that can be won for sure"),
    "deal-today": QT_TRANSLATE_NOOP("NewGame", "Today’s"),
    "deal-seed": QT_TRANSLATE_NOOP("NewGame", "Any"),
    "today-note": QT_TRANSLATE_NOOP(
        "NewGame", "{date}: {count} travellers, the same deal for everybody on this date. It needs no "
        "network."),
    "travellers": QT_TRANSLATE_NOOP("NewGame", "Travellers"),
    "travellers-usual": QT_TRANSLATE_NOOP("NewGame", "{count}, as usual"),
    "travellers-note": QT_TRANSLATE_NOOP("NewGame", "Fewer is easier, more is harder."),
    "grade": QT_TRANSLATE_NOOP("NewGame", "Difficulty"),
    "grade-any": QT_TRANSLATE_NOOP("NewGame", "Any"),
    "grade-easy": QT_TRANSLATE_NOOP("NewGame", "Easy"),
    "grade-medium": QT_TRANSLATE_NOOP("NewGame", "Medium"),
    "grade-hard": QT_TRANSLATE_NOOP("NewGame", "Hard"),
    "grade-very-hard": QT_TRANSLATE_NOOP("NewGame", "Very hard"),
    "grade-note": QT_TRANSLATE_NOOP(
        "NewGame", "It is measured by how many of 200 games a simple player of the program loses on the "
        "deal."),
    "grade-none": QT_TRANSLATE_NOOP(
        "NewGame", "No deal of this difficulty is known for {count} travellers. Choose another one."),
    "search-note": QT_TRANSLATE_NOOP(
        "NewGame", "With so many travellers the program first looks for such a deal, for at most {seconds}."),
    "seed": QT_TRANSLATE_NOOP("NewGame", "Name of the deal"),
    "seed-note": QT_TRANSLATE_NOOP(
        "NewGame", "The same name always gives the same deal; without one, lots decide. It may be one that "
        "nobody can win."),
    "sum-journey": QT_TRANSLATE_NOOP("NewGame", "{name} has {count} travellers to bring home."),
    "sum-proven": QT_TRANSLATE_NOOP("NewGame", "The deal can be won for sure."),
    "sum-proven-grade": QT_TRANSLATE_NOOP("NewGame", "The deal can be won for sure. Difficulty: {grade}."),
    "sum-today": QT_TRANSLATE_NOOP("NewGame", "It is the deal of {date}."),
    "sum-seed": QT_TRANSLATE_NOOP("NewGame", "The name decides which deal it is."),
    "sum-random": QT_TRANSLATE_NOOP("NewGame", "Lots decide which deal it is."),
    "search-title": QT_TRANSLATE_NOOP("NewGame", "Looking for a deal that can be won…"),
    "search-text": QT_TRANSLATE_NOOP(
        "NewGame", "The program tries to bring {count} travellers home, for at most {seconds}."),
    "search-spent": QT_TRANSLATE_NOOP("NewGame", "Time spent looking"),
    "search-stop": QT_TRANSLATE_NOOP("NewGame", "Stop"),
    "unproven-title": QT_TRANSLATE_NOOP("NewGame", "Not proven"),
    "unproven-text": QT_TRANSLATE_NOOP(
        "NewGame", "No deal with {count} travellers was found in time that can be won for sure. You can play "
        "one all the same; it may be one that nobody can win."),
    "unproven-play": QT_TRANSLATE_NOOP("NewGame", "Play all the same"),
}  # fmt: skip


def text(key: str, **params: object) -> str:
    """Return a text of the page with its parameters in place."""
    return fill(TEXTS[key], **params)


def date_words(day: date) -> str:
    """Return a date in the language of the interface."""
    locale = QLocale(i18n.interface_language())
    return locale.toString(QDate(day.year, day.month, day.day), QLocale.FormatType.LongFormat)


def who_begins(names: Sequence[str], bots: Sequence[str], first: str) -> str:
    """Return in a sentence who plays and who begins: people by name, bots by rank.

    `bots` as in NewGameChoice; `first` as in Setup.first.
    """
    ranks = [bots[seat] if bots else "" for seat in range(len(names))]
    people = [name for name, rank in zip(names, ranks, strict=True) if not rank]
    others = [bots_of(rank, ranks.count(rank)) for rank in RANKS if rank in ranks]
    players = all_of([*people, *others])
    if first.startswith("seat-"):
        name = names[int(first.removeprefix("seat-")) - 1]
        return window_text("sum-seat", players=players, name=name)
    return window_text("sum-guess" if first == "guess" else "sum-random", players=players)


def memo_terms(memo_seconds: float | None) -> str:
    """Return in a sentence how long a card waits for a Memo."""
    if memo_seconds is None:
        return window_text("sum-until-ok")
    return window_text("sum-seconds", seconds=seconds(round(memo_seconds)))


def mulligan_terms(mulligan: bool) -> str:
    """Return in a sentence whether an Identity may be exchanged."""
    return window_text("sum-mulligan" if mulligan else "sum-no-mulligan")


def parents_choice(parents: str) -> str:
    """Return what becomes of Your Parents Never Met, as an answer."""
    if parents == "out":
        return text("parents-out")
    return text("parents-never-existed", card=title("it-never-existed"))


def parents_terms(parents: str) -> str:
    """Return in a sentence what becomes of Your Parents Never Met."""
    card = title("your-parents-never-met")
    if parents == "out":
        return text("sum-parents-out", card=card)
    return text("sum-parents-never-existed", card=card, other=title("it-never-existed"))


def journey(name: str, count: int) -> str:
    """Return in a sentence who brings how many home."""
    return text("sum-journey", name=name, count=count)


def proven_terms(grade: str) -> str:
    """Return in a sentence what is known of a proven deal; `grade` "" for any."""
    return text("sum-proven-grade", grade=text(f"grade-{grade}")) if grade else text("sum-proven")


def seed_terms(seed: str) -> str:
    """Return in a sentence which deal a name gives."""
    return text("sum-seed") if seed else text("sum-random")
