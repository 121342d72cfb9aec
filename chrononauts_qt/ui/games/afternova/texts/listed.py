"""Fragments and icons in words: “2 purple and 1 white”, “3 Piloting”."""

from __future__ import annotations

from collections.abc import Iterator

from chrononauts_qt.games.afternova.amounts import Fragments, Skills
from chrononauts_qt.ui.catalog import i18n
from chrononauts_qt.ui.catalog.wording import QT_TRANSLATE_NOOP, all_of, fill

_NOTHING = QT_TRANSLATE_NOOP("AfterNova", "nothing")


def of_colour(colour: str, count: int) -> str:
    """Return so many Fragments of a colour: “2 purple”."""
    return {
        "purple": lambda: i18n.translate("Counts", "%n purple", None, count),
        "green": lambda: i18n.translate("Counts", "%n green", None, count),
        "orange": lambda: i18n.translate("Counts", "%n orange", None, count),
        "black": lambda: i18n.translate("Counts", "%n black", None, count),
        "white": lambda: i18n.translate("Counts", "%n white", None, count),
    }[colour]()


def of_skill(skill: str, count: int) -> str:
    """Return so many icons of a skill: “3 Piloting”."""
    return {
        "piloting": lambda: i18n.translate("Counts", "%n Piloting", None, count),
        "engineering": lambda: i18n.translate("Counts", "%n Engineering", None, count),
        "security": lambda: i18n.translate("Counts", "%n Security", None, count),
        "extraction": lambda: i18n.translate("Counts", "%n Extraction", None, count),
    }[skill]()


def in_words(amount: Fragments | Skills) -> str:
    """Return an amount as a list, “nothing” for none."""
    return all_of(_parts(amount)) if any(amount) else fill(_NOTHING)


def _parts(amount: Fragments | Skills) -> Iterator[str]:
    say = of_colour if isinstance(amount, Fragments) else of_skill
    for name, count in amount._asdict().items():
        if count:
            yield say(name, count)


def crew_cards(count: int) -> str:
    """Return “3 crew”."""
    return i18n.translate("Counts", "%n crew", None, count)


def projects(count: int) -> str:
    """Return “2 Projects”."""
    return i18n.translate("Counts", "%n Project(s)", None, count)


def points(count: int) -> str:
    """Return “12 points”."""
    return i18n.translate("Counts", "%n point(s)", None, count)


def too_many(count: int) -> str:
    """Return “2 too many”."""
    return i18n.translate("Counts", "%n too many", None, count)


def missing(count: int) -> str:
    """Return “2 missing”."""
    return i18n.translate("Counts", "%n missing", None, count)


def offers_left(count: int) -> str:
    """Return “5 offers left”."""
    return i18n.translate("Counts", "%n offer(s) left", None, count)


def take_cards(count: int) -> str:
    """Return what the button says that takes so many cards of the Market."""
    return i18n.translate("Counts", "Take %n card(s)", None, count)


def given_up(count: int) -> str:
    """Return how many cards are not taken because rows are replaced: “give up 1 card”."""
    return i18n.translate("Counts", "give up %n card(s)", None, count)


def rows_free(count: int) -> str:
    """Return how many rows are replaced besides: “replace 1 row for nothing”."""
    return i18n.translate("Counts", "replace %n row(s) for nothing", None, count)


def cards_left(count: int) -> str:
    """Return how many cards are still to be taken (AN-506)."""
    return i18n.translate("Counts", "Still to be taken: %n card(s).", None, count)


def deck(count: int) -> str:
    """Return how many cards a deck of the Market has."""
    return i18n.translate("Counts", "deck %n", None, count)
