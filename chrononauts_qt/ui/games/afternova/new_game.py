"""AfterNova on the page of a new game; it has no terms of its own."""

from __future__ import annotations

import secrets
from datetime import date

from chrononauts_qt.games.afternova.setup import Setup
from chrononauts_qt.ui.catalog.wording import all_of, sentences
from chrononauts_qt.ui.games.afternova.texts.table_texts import text
from chrononauts_qt.ui.table.new_game import Beginning, NewGame, NewGameChoice, Told


class NewAfterNova(NewGame):
    """What AfterNova brings to the page, and what a choice means: two play with Bot (AN-801)."""

    def told(self) -> Told:
        return Told(text("new-name"), text("new-told"), text("new-missing"), text("new-about"))

    def in_words(self, choice: NewGameChoice, day: date) -> tuple[str, str]:
        bot = text("sum-bot") if len(choice.names) == 2 else ""
        return text("sum-players", players=all_of(choice.names)), sentences(bot, text("sum-usual"))

    def begin(self, choice: NewGameChoice, day: date) -> Beginning:
        return Beginning(Setup(len(choice.names), secrets.token_hex(8)), {})
