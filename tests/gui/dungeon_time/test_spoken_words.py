"""What a screen reader hears of the table, and what is said at it."""

from __future__ import annotations

import ast
from itertools import product
from pathlib import Path
from typing import Any

import pytest

from chrononauts_qt.bots.dungeon_time import advice, speech
from chrononauts_qt.bots.dungeon_time.member import DOUBT, HARD, THROW
from chrononauts_qt.games.dungeon_time import rules
from chrononauts_qt.games.dungeon_time.cards import ADVENTURES, KINDS, MISSIONS
from chrononauts_qt.ui.catalog import i18n
from chrononauts_qt.ui.catalog.wording import fields
from chrononauts_qt.ui.games.dungeon_time.texts import cards, spoken, table_texts, talk
from chrononauts_qt.ui.kit.look import LANGUAGES
from tests.dungeon_time.play import setup_of, steps
from tests.each import each
from tests.gui.dungeon_time.speech import NBSP, is_unset, is_wrong

pytestmark = pytest.mark.usefixtures("voices")
HEARD = {
    "en": (
        "Sword, key Q",
        "Mission Troll Under Repair: needs Potion, Bag of Gold, Grappling Hook; pays Keys, must be taken",
        "Adventure The Goblin Market: needs two Bags of Gold, Map; Reputation 3",
        "Ada: Sword", "Hand of Ada: Sword, Rent Day", "Story, 12 cards, on top Sword",
        "Story, 1 card to come, next a Mission", "Deck, 30 cards, next an Item",
        "Discards, 2 cards, on top Cup",
        "Discards, 1 card, on top Cup, Reward token",
        "Backpack, 3 of 8 slots in use: 4 Swords, 1 set of Keys", "Ada asks: two Swords, Book",
    ),
    "it": (
        "Spada, tasto Q",
        "Missione Troll in manutenzione: servono Pozione, Sacchetto d’Oro, Rampino; dà Chiavi, non si può "
        "rifiutare",
        "Avventura Il mercato dei goblin: servono due Sacchetti d’Oro, Mappa; Reputazione 3",
        "Ada: Spada", "Mano di Ada: Spada, Giorno d’affitto", "Storia, 12 carte; in cima: Spada",
        "Storia, 1 carta da rivelare, la prossima è una Missione",
        "Mazzo, 30 carte, la prossima è un Oggetto",
        "Scarti, 2 carte; in cima: Coppa", "Scarti, 1 carta; in cima: Coppa, pedina Ricompensa",
        "Zaino, 3 spazi occupati su 8: 4 Spade, 1 mazzo di Chiavi", "Ada chiede: due Spade, Libro",
    ),
    "fr": (
        "Épée, touche Q",
        f"Mission Troll en travaux. Il faut{NBSP}: Potion, Bourse d’or, Grappin{NBSP}; "
        "donne Clés, obligatoire",
        f"Aventure Le marché gobelin. Il faut{NBSP}: deux Bourses d’or, Plan{NBSP}; Réputation{NBSP}: 3",
        f"Ada{NBSP}: Épée", f"Main d’Ada{NBSP}: Épée, Jour de loyer",
        f"Histoire, 12 cartes, sur le dessus{NBSP}: Épée",
        "Histoire, 1 carte à venir, la suivante est une Mission",
        "Pioche, 30 cartes, la suivante est un Objet",
        f"Défausse, 2 cartes, sur le dessus{NBSP}: Coupe",
        f"Défausse, 1 carte, sur le dessus{NBSP}: Coupe, jeton Récompense",
        f"Sac à dos, 3 emplacements occupés sur 8{NBSP}: 4 Épées, 1 trousseau de Clés",
        f"Ada demande{NBSP}: deux Épées, Livre",
    ),
}  # fmt: skip


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_is_heard(language: str) -> None:
    with i18n.speaking(language):
        assert HEARD[language] == (
            spoken.card("sword", "Q"), spoken.card("troll-under-repair"), spoken.card("goblin-market"),
            spoken.play("Ada", "sword"), spoken.hand("Ada", ("sword", "rent-day")), spoken.story(12, "sword"),
            spoken.story_left(1, "mission"), spoken.deck(30, "item"), spoken.discards(("rent-day", "cup")),
            spoken.discards(("cup*",)), spoken.backpack({"keys": (0, 1), "sword": (3, 1)}, 3, 8),
            spoken.asks("Ada", "dragon-barber"),
        )  # fmt: skip


def test_what_is_empty_is_heard_as_empty() -> None:
    with i18n.speaking("en"):
        assert (
            spoken.hand("Ada", ()), spoken.story(0, None), spoken.story_left(0, None), spoken.deck(0, None),
            spoken.discards(()), spoken.backpack({}, 0, 7),
        ) == (
            "Hand of Ada: no card", "Story, no card yet", "Story, no card left", "Deck, no card left",
            "Discards, no card yet", "Backpack, empty, 7 slots",
        )  # fmt: skip


REWARDS = {
    "troll-under-repair": "pays Keys, must be taken", "moth-king": "pays Book, can be left",
    "sleepwalking-castle": "pays Sword or Shield, one must be taken",
    "row-nine": "pays any kind, one must be taken", "rent-day": "pays nothing",
}  # fmt: skip


def test_a_reward_says_whether_it_must_be_taken() -> None:
    for check in each(REWARDS):
        with check as mission, i18n.speaking("en"):
            assert cards.reward(mission) == REWARDS[mission]


def test_every_table_of_random_games_is_heard_in_every_language() -> None:
    heard = set()
    for number, seats in product(range(8), (1, 3)):
        for state, _ in steps(setup_of(seats, number), f"heard {number}"):
            view = rules.view(state, None)
            for language in LANGUAGES:
                with i18n.speaking(language):
                    heard |= {(said, language) for said in (
                        spoken.story(view.story_size, view.story_top),
                        spoken.deck(view.deck_size, view.deck_back),
                        spoken.story_left(view.story_size, view.story_back), spoken.discards(view.discard),
                        spoken.backpack(view.backpack, view.slots, view.limit),
                        *(spoken.hand("Ada", hand) for hand in view.hands),
                    )}  # fmt: skip
    assert len(heard) > 100
    assert not [said for said, language in heard if is_unset(said, language)]


def test_every_card_is_heard_in_every_language() -> None:
    for check in each(product(LANGUAGES, (*KINDS, *MISSIONS, *ADVENTURES))):
        with check as (language, card), i18n.speaking(language):
            assert not is_unset(spoken.card(card, "A"), language)


# -- talk -------------------------------------------------------------------------------------------


def facts_of(kind: str) -> dict[str, Any]:
    return {"kind": kind, "kinds": (kind, kind, "map"), "mission": "rent-day", "hero": "duellist", "count": 4}


def test_whatever_is_said_is_a_sentence_in_every_language() -> None:
    said_here = ((key, turn) for key, sources in talk.SAYINGS.items() for turn in range(len(sources)))
    for check in each(product(LANGUAGES, (*said_here, *((key, 0) for key in talk.ADVICE)), KINDS)):
        with check as (language, (key, turn), kind), i18n.speaking(language):
            assert not is_wrong(talk.say(key, facts_of(kind), turn), language)


def test_whatever_companions_say_or_advise_has_its_sentences() -> None:
    named = [value for name, value in vars(speech).items() if name.isupper() and isinstance(value, str)]
    said = {*named, DOUBT, HARD, THROW}
    assert {"need", "knock", "forgotten", "price"} <= said <= talk.SAYINGS.keys()
    advised = {
        key.value
        for call in ast.walk(ast.parse(Path(advice.__file__).read_text(encoding="utf-8")))
        if isinstance(call, ast.Call) and getattr(call.func, "id", "") == "Advice" and len(call.args) > 1
        for key in ast.walk(call.args[1]) if isinstance(key, ast.Constant) and isinstance(key.value, str)
    }  # fmt: skip
    assert advised == talk.ADVICE.keys()


def test_the_sentences_of_a_key_differ_and_come_in_turn() -> None:
    for check in each(product(LANGUAGES, talk.SAYINGS)):
        with check as (language, key), i18n.speaking(language):
            count = len(talk.SAYINGS[key])
            said = [talk.say(key, facts_of("cup"), turn) for turn in range(2 * count)]
            assert len(set(said)) == count
            assert said[:count] == said[count:]


def test_what_is_said_and_what_is_advised_have_keys_of_their_own() -> None:
    assert not talk.SAYINGS.keys() & talk.ADVICE.keys()
    with pytest.raises(KeyError):
        talk.say("no-such-key", {})


SAID: list[tuple[str, str, dict[str, Any], int, str]] = [
    ("en", "need", {"kinds": ("sword", "sword")}, 0, "I need two Swords."),
    ("en", "need", {"kinds": ("sword", "map")}, 0, "I need a Sword and a Map."),
    ("en", "have", {"kind": "bow"}, 0, "I have a Bow. Here it comes."),
    ("en", "have-not", {"kind": "keys"}, 0, "No Keys here."),
    ("it", "doubt", {"kind": "keys"}, 0, "Secondo me non abbiamo più le Chiavi."),
    ("fr", "throw", {"kind": "cup"}, 0, f"Qui veut une Coupe{NBSP}? Demandez maintenant."),
    ("en", "promise", {"mission": "rent-day", "kind": "shield"}, 0,
     "Remember: take the Shield from “Rent Day”."),
    ("en", "hard", {"mission": "lich-retires", "count": 4}, 0,
     "“The Lich Retires” needs 4 Items? Not this one."),
    ("en", "shares-slot", {"kind": "gold"}, 0, "Take the Bag of Gold: it shares a slot."),
]  # fmt: skip


def test_companions_say_what_they_mean() -> None:
    for check in each(SAID):
        with check as (language, key, facts, turn, sentence), i18n.speaking(language):
            assert talk.say(key, facts, turn) == sentence


# -- the table --------------------------------------------------------------------------------------


def test_every_text_of_the_table_is_set_as_its_language_does() -> None:
    for check in each(product(LANGUAGES, table_texts.TEXTS)):
        with check as (language, key), i18n.speaking(language):
            said = table_texts.text(key, **dict.fromkeys(fields(table_texts.TEXTS[key].text), "7"))
            assert not is_unset(said, language)


@pytest.mark.parametrize(("slots", "said"), [
    (7, "7 of 8 slots. One new kind still fits, the second breaks the Backpack."),
    (5, "5 of 8 slots. 3 new kinds still fit, the next one breaks the Backpack."),
    (8, "8 of 8 slots. The next new kind breaks it."),
])  # fmt: skip
def test_the_backpack_says_what_still_fits(slots: int, said: str) -> None:
    with i18n.speaking("en"):
        assert table_texts.room(slots, 8) == said
