"""Every counted text reads right in English, for none, one and several."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtWidgets import QApplication

from chrononauts_qt.games.afternova.amounts import COLOURS, SKILLS
from chrononauts_qt.kernel.events import Event
from chrononauts_qt.session.errors import Torn
from chrononauts_qt.ui.catalog import common, i18n, replay_texts, saves
from chrononauts_qt.ui.games.afternova.texts import listed
from chrononauts_qt.ui.games.chrononauts.texts.card_brief import copies_here, copies_in_deck
from chrononauts_qt.ui.games.chrononauts.texts.events import narrate
from chrononauts_qt.ui.games.dungeon_time import statistics as expeditions
from chrononauts_qt.ui.games.dungeon_time.texts import listed as items
from chrononauts_qt.ui.games.dungeon_time.texts import new_game_texts as dungeons
from tests.each import each
from tests.gui.i18n.texts import TRANSLATIONS, messages


def _shuffled(count: int) -> str:
    return narrate(Event("PileShuffled", {"count": count}), ("Ada", "Bruno")) or ""


def _searched(count: int) -> str:
    return narrate(Event("PileSearched", {"seat": 0, "cards": ("dodo",) * count}), ("Ada", "Bruno")) or ""


def _lines_lost(count: int) -> str:
    return saves.damage(Torn(40, lost=count))


_paradoxes = partial(common.open_paradoxes, limit=13)
_ITEMS = {
    "sword": ("Sword(s)", "Sword", "Swords"), "bow": ("Bow(s)", "Bow", "Bows"),
    "shield": ("Shield(s)", "Shield", "Shields"), "torch": ("Torch(es)", "Torch", "Torches"),
    "potion": ("Potion(s)", "Potion", "Potions"), "flask": ("Flask(s)", "Flask", "Flasks"),
    "map": ("Map(s)", "Map", "Maps"), "keys": ("set(s) of Keys", "set of Keys", "sets of Keys"),
    "gold": ("Bag(s) of Gold", "Bag of Gold", "Bags of Gold"),
    "hook": ("Grappling Hook(s)", "Grappling Hook", "Grappling Hooks"), "cup": ("Cup(s)", "Cup", "Cups"),
    "book": ("Book(s)", "Book", "Books"),
}  # fmt: skip

READINGS: list[tuple[str, Callable[[int], str], str, str, str]] = [
    *((f"%n {colour}", partial(listed.of_colour, colour), f"0 {colour}", f"1 {colour}", f"2 {colour}")
      for colour in COLOURS),
    *((f"%n {skill.title()}", partial(listed.of_skill, skill), f"0 {skill.title()}", f"1 {skill.title()}",
       f"2 {skill.title()}") for skill in SKILLS),
    *((f"%n {source}", partial(items.counted, kind), f"0 {many}", f"1 {one}", f"2 {many}")
      for kind, (source, one, many) in _ITEMS.items()),
    ("%n card(s) ago", items.cards_ago, "0 cards ago", "1 card ago", "2 cards ago"),
    ("%n card(s) later", items.cards_later, "0 cards later", "1 card later", "2 cards later"),
    ("%n card(s)", items.card_count, "0 cards", "1 card", "2 cards"),
    ("%n Mission(s)", items.mission_count, "0 Missions", "1 Mission", "2 Missions"),
    ("%n Mission(s) completed", items.completed, "0 Missions completed", "1 Mission completed",
     "2 Missions completed"),
    ("%n failure(s)", items.failure_count, "0 failures", "1 failure", "2 failures"),
    ("%n new kinds still fit, the next one breaks the Backpack.", items.kinds_fit,
     "0 new kinds still fit, the next one breaks the Backpack.",
     "One new kind still fits, the second breaks the Backpack.",
     "2 new kinds still fit, the next one breaks the Backpack."),
    ("Short by %n Mission(s)", items.short_by,
     "Short by 0 Missions", "Short by one Mission", "Short by 2 Missions"),
    ("%n play(s)", items.plays, "0 plays", "1 play", "2 plays"),
    ("%n minute(s)", expeditions.minutes, "0 minutes", "1 minute", "2 minutes"),
    ("%n person(s)", expeditions.people, "0 people", "1 person", "2 people"),
    ("%n companion(s)", expeditions.companions, "0 companions", "1 companion", "2 companions"),
    ("%n discard(s)", items.discards, "0 discards", "1 discard", "2 discards"),
    ("%n pause(s)", items.pauses, "0 pauses", "1 pause", "2 pauses"),
    ("%n attempt(s)", dungeons.attempts, "0 attempts", "1 attempt", "2 attempts"),
    ("%n player(s)", dungeons.players, "0 players", "1 player", "2 players"),
    ("%n crew", listed.crew_cards, "0 crew", "1 crew", "2 crew"),
    ("%n Project(s)", listed.projects, "0 Projects", "1 Project", "2 Projects"),
    ("%n point(s)", listed.points, "0 points", "1 point", "2 points"),
    ("%n too many", listed.too_many, "0 too many", "1 too many", "2 too many"),
    ("%n missing", listed.missing, "0 missing", "1 missing", "2 missing"),
    ("%n offer(s) left", listed.offers_left, "0 offers left", "1 offer left", "2 offers left"),
    ("Take %n card(s)", listed.take_cards, "Take 0 cards", "Take 1 card", "Take 2 cards"),
    ("give up %n card(s)", listed.given_up, "give up 0 cards", "give up 1 card", "give up 2 cards"),
    ("replace %n row(s) for nothing", listed.rows_free, "replace 0 rows for nothing",
     "replace 1 row for nothing", "replace 2 rows for nothing"),
    ("Still to be taken: %n card(s).", listed.cards_left, "Still to be taken: 0 cards.",
     "Still to be taken: 1 card.", "Still to be taken: 2 cards."),
    ("deck %n", listed.deck, "deck 0", "deck 1", "deck 2"),
    ("%n card(s) in hand", common.cards_in_hand,
     "0 cards in hand", "1 card in hand", "2 cards in hand"),
    ("%n card(s) in the draw pile", common.cards_in_deck,
     "0 cards in the draw pile", "1 card in the draw pile", "2 cards in the draw pile"),
    ("%n card(s) in the discard pile", common.cards_in_discard,
     "0 cards in the discard pile", "1 card in the discard pile", "2 cards in the discard pile"),
    ("%n open Paradox(es); {limit} destroy the Universe.", _paradoxes,
     "0 open Paradoxes; 13 destroy the Universe.", "1 open Paradox; 13 destroy the Universe.",
     "2 open Paradoxes; 13 destroy the Universe."),
    ("%n of them in the deck", copies_in_deck,
     "0 of them in the deck", "1 of them in the deck", "2 of them in the deck"),
    ("%n card(s) found.", common.cards_found, "0 cards found.", "1 card found.", "2 cards found."),
    ("%n of them here", copies_here, "0 of them here", "1 of them here", "2 of them here"),
    ("%n second(s)", common.memo_seconds, "0 seconds", "1 second", "2 seconds"),
    ("%n play(s) left", common.plays_left, "0 plays left", "One play left", "2 plays left"),
    ("Play %n", common.play_so_many, "Play 0", "Play 1", "Play 2"),
    ("after %n turn(s)", common.turns_played, "after 0 turns", "after 1 turn", "after 2 turns"),
    ("The discard pile, %n card(s), was shuffled into a new draw pile.", _shuffled,
     "The discard pile, 0 cards, was shuffled into a new draw pile.",
     "The discard pile, 1 card, was shuffled into a new draw pile.",
     "The discard pile, 2 cards, was shuffled into a new draw pile."),
    ("You looked through the %n card(s) of the draw pile.", _searched,
     "You looked through the 0 cards of the draw pile.",
     "You looked through the one card of the draw pile.",
     "You looked through the 2 cards of the draw pile."),
    ("The last %n move(s) were taken back.", replay_texts.taken_back,
     "The last 0 moves were taken back.", "The last move was taken back.",
     "The last 2 moves were taken back."),
    ("This game’s file is damaged: from line {line} on, %n line(s) cannot be read.", _lines_lost,
     "This game’s file is damaged: from line 40 on, 0 lines cannot be read.",
     "This game’s file is damaged: from line 40 on, 1 line cannot be read.",
     "This game’s file is damaged: from line 40 on, 2 lines cannot be read."),
]


def test_a_counted_text_reads_right(app: QApplication) -> None:
    i18n.install(app)
    for check in each(READINGS):
        with check as (_, told, *readings):
            assert [told(count) for count in range(3)] == readings


def test_a_counted_text_is_shown_as_written_where_no_translation_is_found(app: QApplication) -> None:
    for check in each(READINGS):
        with check as (source, told, *_):
            assert told(7) == source.replace("%n", "7").format(limit=13, line=40)


def test_no_counted_text_goes_unread() -> None:
    counted = {message.source for message in messages(TRANSLATIONS / "chrononauts_qt_en.ts")}
    assert counted == {source for source, *_ in READINGS}


def test_no_english_form_keeps_its_brackets() -> None:
    forms = [form for message in messages(TRANSLATIONS / "chrononauts_qt_en.ts") for form in message.forms]
    assert not [form for form in forms if "(" in form]
