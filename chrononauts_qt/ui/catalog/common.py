"""Texts of screens by key, and counted texts."""

from __future__ import annotations

from chrononauts_qt.ui.catalog import i18n, screen_texts, table_texts
from chrononauts_qt.ui.catalog.wording import Source, text_of

TEXTS: dict[str, Source] = {}
for _table in (table_texts.BUTTONS, table_texts.TABLE, table_texts.SECRETS, table_texts.CLAIM,
               screen_texts.WELCOME, screen_texts.NEW_GAME, screen_texts.ENDINGS,
               screen_texts.EMPTY, screen_texts.ERRORS):
    if TEXTS.keys() & _table.keys():
        raise ValueError(f"keys used twice: {sorted(TEXTS.keys() & _table.keys())}")
    TEXTS.update(_table)

text = text_of(TEXTS)


def step_name(step: str) -> str:
    """Return what is to be done at a step of View.step."""
    return text(f"step-{step}")


def cards_in_hand(count: int) -> str:
    """Return “3 cards in hand”."""
    return i18n.translate("Counts", "%n card(s) in hand", None, count)


def cards_in_deck(count: int) -> str:
    """Return “41 cards in the draw pile”."""
    return i18n.translate("Counts", "%n card(s) in the draw pile", None, count)


def cards_in_discard(count: int) -> str:
    """Return “12 cards in the discard pile”."""
    return i18n.translate("Counts", "%n card(s) in the discard pile", None, count)


def bonus_cards(count: int) -> str:
    """Return “You draw 2 cards.”, what a Sell brings or a Fast Forward begins with."""
    return i18n.translate("Counts", "You draw %n card(s).", None, count)


def open_paradoxes(count: int, limit: int) -> str:
    """Return “4 open Paradoxes; 13 destroy the Universe.”"""
    words = i18n.translate(
        "Counts", "%n open Paradox(es); {limit} destroy the Universe.", None, count)
    return words.format(limit=limit)


def memo_seconds(count: int) -> str:
    """Return “4 seconds”, the length of the Memo window."""
    return i18n.translate("Counts", "%n second(s)", None, count)


def turns_played(count: int) -> str:
    """Return “after 31 turns”."""
    return i18n.translate("Counts", "after %n turn(s)", None, count)
