"""Every card, scroll and scenario of Dungeon Time has its words, and Items are counted, in every language."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from itertools import product

import pytest

from chrononauts_qt.games.dungeon_time.cards import ADVENTURES, HEROES, KINDS, MISSIONS, SCENARIOS
from chrononauts_qt.ui.catalog import i18n
from chrononauts_qt.ui.games.dungeon_time.texts import cards, listed
from chrononauts_qt.ui.kit.look import LANGUAGES
from tests.each import each
from tests.gui.dungeon_time.speech import NBSP, is_unset, is_wrong

pytestmark = pytest.mark.usefixtures("voices")
NAMED: tuple[tuple[Iterable[str], Callable[[str], str]], ...] = (
    (KINDS, cards.label), (KINDS, cards.kind), (KINDS, listed.one), (KINDS, listed.the),
    ((*MISSIONS, *ADVENTURES), cards.title), (HEROES, cards.hero_name), (HEROES, cards.role),
    (HEROES, cards.hero), (SCENARIOS, cards.scenario),
)  # fmt: skip
TOLD: tuple[tuple[Iterable[str], Callable[[str], str]], ...] = (
    ((*MISSIONS, *ADVENTURES), cards.tale), (HEROES, cards.ability), (ADVENTURES, cards.effect),
    (ADVENTURES, cards.advice),
)  # fmt: skip


def test_names_of_one_kind_differ_in_every_language() -> None:
    for check in each(product(LANGUAGES, NAMED)):
        with check as (language, (things, name)), i18n.speaking(language):
            names = [name(thing) for thing in things]
            assert len(set(names)) == len(names)
            assert not [one for one in names if is_unset(one, language)]


def test_what_cards_tell_are_sentences_that_differ_in_every_language() -> None:
    for check in each(product(LANGUAGES, TOLD)):
        with check as (language, (things, tell)), i18n.speaking(language):
            said = [tell(thing) for thing in things]
            assert len(set(said)) == len(said)
            assert not [one for one in said if is_wrong(one, language)]


def test_a_scroll_names_both_conditions_and_its_figures() -> None:
    for check in each(product(LANGUAGES, ADVENTURES)):
        with check as (language, adventure), i18n.speaking(language):
            missions, card = cards.conditions(adventure)
            assert not any(is_wrong(one, language) for one in (missions, card))
            assert str(ADVENTURES[adventure].goal) in missions
    with i18n.speaking("en"):
        assert cards.conditions("stubborn-echo")[0] == (
            "At least 7 Missions are completed, and at most 4 cards fail.")


def test_a_scenario_says_what_it_draws() -> None:
    for check in each(product(LANGUAGES, SCENARIOS)):
        with check as (language, scenario), i18n.speaking(language):
            said = cards.drawn(scenario)
            assert not is_wrong(said, language)
            tiers = SCENARIOS[scenario].draw
            if len(tiers) < 4:
                assert all(str(tier) in said for tier in tiers)


def test_the_bonus_level_of_a_campaign_takes_what_level_1_has_left() -> None:
    with i18n.speaking("en"):
        assert cards.drawn("level-1") == "Six Missions of tier 1, the easiest, and six of tier 2, by lot."
        assert cards.drawn("bonus-1") == cards.drawn("level-1")
        assert cards.drawn("bonus-1", has_level_1=True) == (
            "The halves of tiers 1 and 2 that Level 1 has left in the box.")
        assert cards.drawn("bonus-2", has_level_1=True) == cards.drawn("bonus-2")


ITEMS = {
    "en": ("two Swords and a Map", "two sets of Keys, Grappling Hook", "the Flask and two sets of Keys",
           "a Bow or a Shield", "3 Bags of Gold and a Cup", "nothing"),
    "it": ("due Spade e una Mappa", "due mazzi di Chiavi, Rampino", "l’Ampolla e due mazzi di Chiavi",
           "un Arco o uno Scudo", "3 Sacchetti d’Oro e una Coppa", "niente"),
    "fr": ("deux Épées et un Plan", "deux trousseaux de Clés, Grappin", "la Fiole et deux trousseaux de Clés",
           "un Arc ou un Bouclier", "3 Bourses d’or et une Coupe", "rien"),
}  # fmt: skip


@pytest.mark.parametrize("language", LANGUAGES)
def test_items_are_said_as_the_language_does(language: str) -> None:
    with i18n.speaking(language):
        assert ITEMS[language] == (
            listed.some(("sword", "map", "sword")), listed.asked(("keys", "keys", "hook")),
            listed.all_the(("flask", "keys", "keys")), listed.either(("bow", "shield")),
            listed.some(("gold", "gold", "cup", "gold")), listed.some(()),
        )  # fmt: skip


@pytest.mark.parametrize("language", LANGUAGES)
def test_two_of_a_kind_are_counted_like_three(language: str) -> None:
    with i18n.speaking(language):
        for check in each(KINDS):
            with check as kind:
                two, three = listed.some((kind, kind)), listed.counted(kind, 3)
                assert two.split(" ", 1)[1] == three.split(" ", 1)[1]
                assert listed.counted(kind, 1).startswith("1 ")


@pytest.mark.parametrize(("language", "said"), [
    ("en", "“The Hiccuping Ogre”"), ("it", "“L’orco col singhiozzo”"),
    ("fr", f"«{NBSP}L’ogre qui hoquette{NBSP}»"),
])  # fmt: skip
def test_a_mission_is_quoted_in_a_sentence_and_an_item_is_not(language: str, said: str) -> None:
    with i18n.speaking(language):
        assert listed.the_card("hiccuping-ogre") == listed.a_card("hiccuping-ogre") == said
        assert listed.the_card("keys") == listed.the("keys")
        assert listed.a_card("keys") == listed.one("keys")


def test_a_sentence_begins_with_a_capital() -> None:
    assert [listed.as_sentence(said) for said in ("the Sword", "l’Épée", "“Ah”", "")] == [
        "The Sword", "L’Épée", "“Ah”", ""]  # fmt: skip
