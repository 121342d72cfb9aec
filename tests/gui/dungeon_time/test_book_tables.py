"""The tables of Dungeon Time's book say what the cards say, in every language."""

from __future__ import annotations

import re
from collections.abc import Iterable

from chrononauts_qt.games.dungeon_time.cards import (
    ADVENTURES,
    ANY,
    DEALS,
    HALVES,
    HEROES,
    MISSIONS,
    OPTIONAL,
    SCENARIOS,
    SLASH,
    Reward,
)
from chrononauts_qt.ui.kit.look import LANGUAGES
from chrononauts_qt.ui.rulebook.book import Section
from tests.each import each
from tests.gui.dungeon_time.test_book import CARDS, names, read

HALF = {"en": ("sun", "moon"), "it": ("sole", "luna"), "fr": ("soleil", "lune")}
OF_CHOICE = {"en": "any", "it": "qualsiasi", "fr": "au choix"}


def rows(section: Section) -> list[list[str]]:
    """Return the cells of all rows of a page."""
    found = (block for block in section.blocks if block.kind == "row")
    return [["".join(run.text for run in cell) for cell in block.cells] for block in found]


def listed(kinds: Iterable[str], called: dict[str, str]) -> str:
    return ", ".join(called[kind] for kind in kinds)


def test_a_card_is_called_alike_everywhere() -> None:
    for language in LANGUAGES:
        called = names(language)
        assert called.keys() == CARDS
        assert len(set(called.values())) == len(CARDS)
        linked = [
            (run.href, run.text) for block in read(language).blocks for cell in block.cells for run in cell
            if run.href.startswith("card:")]
        assert {(href, text) for href, text in linked if called[href[5:]] != text} == set(), language


def paid(reward: Reward | None, called: dict[str, str], language: str) -> str:
    """Return how the book tells a Reward."""
    if reward is None:
        return "–"
    if reward.form == ANY:
        return f"{OF_CHOICE[language]} +"
    blank = "\u00a0" if language == "fr" else " "
    sign = {OPTIONAL: f"{blank}?", SLASH: " / "}.get(reward.form, " +")
    kinds = [called[kind] for kind in reward.kinds]
    return sign.join(kinds) if reward.form == SLASH else kinds[0] + sign


def test_the_tables_of_missions_say_what_the_cards_say() -> None:
    for language in LANGUAGES:
        called = names(language)
        due = [
            [called[one.id], HALF[language][HALVES.index(one.half)], listed(one.needs, called),
             paid(one.reward, called, language)]
            for one in sorted(MISSIONS.values(), key=lambda one: one.tier)]
        assert rows(read(language).section("missions")) == due, language


def test_every_tier_has_its_table() -> None:
    blocks = read("en").section("missions").blocks
    heading = {block.text: place for place, block in enumerate(blocks) if block.kind == "h2"}
    for tier in range(1, 5):
        first = blocks[heading[f"Tier {tier}"] + 2]
        table = [block for block in blocks if block.group == first.group and block.kind == "row"]
        assert {MISSIONS[block.links[0][5:]].tier for block in table} == {tier}
        assert len(table) == 12


def test_the_tables_of_adventures_say_what_the_scrolls_say() -> None:
    for language in LANGUAGES:
        called, told = names(language), rows(read(language).section("adventures"))
        conditions, missions = told[: len(ADVENTURES)], told[len(ADVENTURES) :]
        for check in each(zip(ADVENTURES.values(), conditions, missions, strict=True)):
            with check as (one, (name, reputation, needs, to_win), (again, halves)):
                assert (name, again, int(reputation)) == (called[one.id], called[one.id], one.reputation)
                assert needs == listed(one.needs, called)
                numbers = [str(one.goal), *([] if one.most_failures is None else [str(one.most_failures)])]
                assert re.findall(r"\d+", to_win) == numbers
                due = {(MISSIONS[card].tier, MISSIONS[card].half) for card in one.missions}
                found = {(int(part.split()[1]), part.split()[2]) for part in halves.split(", ")}
                assert found == {(tier, HALF[language][HALVES.index(half)]) for tier, half in due}


def test_the_table_of_the_deal_says_what_is_dealt() -> None:
    items, missions = 48, 12
    for language in LANGUAGES:
        for check in each(zip(DEALS.items(), rows(read(language).section("starting")), strict=True)):
            with check as ((players, deal), cells):
                left = items + missions - players * deal.hand
                assert list(map(int, cells[:4])) == [players, deal.items, deal.hand, left]
                assert list(map(int, re.findall(r"\d+", cells[4]))) == [deal.items - 1, left + 1]


def test_the_tables_of_scenarios_say_which_and_how_many() -> None:
    order = (
        "level-1", "level-2", "level-3", "level-4", "bonus-1", "bonus-2", "bonus-3", "training",
        "good-luck", "tome",
    )  # fmt: skip
    assert set(order) == set(SCENARIOS)
    for language in LANGUAGES:
        told = rows(read(language).section("scenarios"))
        assert [int(row[2]) for row in told] == [SCENARIOS[one].goal for one in order]
        title = {one: row[0] for one, row in zip(order, told, strict=True)}
        for one, row in zip(order, told, strict=True):
            scenario = SCENARIOS[one]
            if scenario.draw and len(scenario.draw) < 4 and one != "bonus-1":
                assert list(map(int, re.findall(r"\d+", row[1]))) == list(scenario.draw), one
            next_ones = [other for other in (*scenario.won, *scenario.lost) if other in SCENARIOS]
            others = [title[other].lower() for other in next_ones if other != one]
            assert [other for other in others if other not in row[-1].lower()] == [], one


def test_heroes_are_told_in_the_order_of_the_box() -> None:
    for language in LANGUAGES:
        blocks = [block for block in read(language).section("heroes").blocks if block.kind == "row"]
        assert tuple(block.links[0][5:] for block in blocks) == HEROES
        (props,) = (row[0] for row in rows(read(language).section("signs")) if row[0].count(",") > 5)
        assert len(props.split(", ")) == len(HEROES), language


def test_the_page_of_signs_has_those_of_the_rewards() -> None:
    for language in LANGUAGES:
        first = [row[0] for row in rows(read(language).section("signs"))]
        assert {sign for sign in "+?/" for told in first if told.startswith(sign)} == set("+?/"), language
