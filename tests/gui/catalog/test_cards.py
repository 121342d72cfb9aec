"""Every kind of card has every text it needs."""

from __future__ import annotations

import pytest

from chrononauts_qt.games.chrononauts.cards import (
    ALL_CARDS,
    ARTIFACTS,
    IDENTITIES,
    MISSIONS,
    PATCHES,
    TIMELINE,
)
from chrononauts_qt.games.chrononauts.timeline import CONDITIONS, LINCHPINS, YEARS
from chrononauts_qt.ui.games.chrononauts.texts import (
    card_steps,
    card_texts,
    conditions,
    headlines,
    people,
    titles,
)
from tests.each import each


def test_there_are_113_kinds_and_no_two_share_a_title() -> None:
    assert len({titles.title(card.id) for card in ALL_CARDS}) == len(ALL_CARDS) == 113


def test_a_card_has_a_line_of_at_most_75_characters() -> None:
    for check in each(ALL_CARDS):
        with check as card:
            assert 0 < len(card_texts.short_text(card.id)) <= 75


def test_a_card_has_steps_that_are_whole_sentences() -> None:
    for check in each(ALL_CARDS):
        with check as card:
            steps = card_steps.steps(card.id)
            assert 2 <= len(steps) <= 6
            assert [step for step in steps if not (step[0].isupper() or step[0].isdigit())] == []
            assert [step for step in steps if not step.endswith((".", "?"))] == []


def test_a_card_has_a_family_word() -> None:
    for check in each(ALL_CARDS):
        with check as card:
            assert titles.family_word(card.family)


def test_a_year_has_a_headline_for_every_side_and_a_note() -> None:
    for check in each(YEARS):
        with check as year:
            other = "prime" if year in LINCHPINS else "paradox"
            assert headlines.headline(year, "true") != headlines.headline(year, other)
            assert 0 < len(headlines.event_note(year)) <= 30


def test_no_two_headlines_are_equal() -> None:
    lines = [headlines.headline(year, "true") for year in YEARS]
    lines += [headlines.headline(year, "prime") for year in LINCHPINS]
    lines += [headlines.patch_headline(patch.id) for patch in PATCHES]
    assert len(set(lines)) == len(lines) == 66
    assert max(map(len, lines)) <= 58


def test_conditions_read_as_the_cards_say() -> None:
    assert conditions.condition_text(1968) == "Paradoxed if 1963′."
    assert conditions.condition_text(1969) == "Paradoxed if 1957′ or 1963′."
    assert conditions.condition_text(1974) == "Paradoxed if 1865′ and 1963′."
    assert conditions.restored_text(1974) == "Restored if 1865 or 1963."
    assert conditions.ripples_text(1963) == "Ripples to 1968, 1969 and 1974."
    assert conditions.patch_condition_text("patch-1969") == (
        "Playable if 1957′ or 1963′. Nullified if 1957 and 1963.")


@pytest.mark.rule("R-507")
def test_the_patches_of_1945_are_unstable_and_each_says_when_it_fits() -> None:
    assert conditions.patch_condition_text("patch-1945-tokyo") == (
        "Unstable. Playable if 1936, 1941 and 1943′. Nullified if 1936′, 1941′ or 1943.")
    assert conditions.patch_condition_text("patch-1945-axis") == (
        "Unstable. Playable if 1936 and 1941′. Nullified if 1936′ or 1941.")
    assert conditions.patch_condition_text("patch-1945-treaty") == (
        "Unstable. Playable if 1936′. Nullified if 1936.")


def test_every_ripplepoint_has_conditions_and_no_linchpin_has() -> None:
    assert all(conditions.condition_text(year) and conditions.restored_text(year) for year in CONDITIONS)
    with pytest.raises(KeyError):
        conditions.condition_text(1963)


def test_an_artifact_has_a_year_and_a_category() -> None:
    for check in each(ARTIFACTS):
        with check as artifact:
            assert titles.artifact_year(artifact.id)
            assert titles.category_word(artifact.facts["category"])


def test_years_of_artifacts_read_like_years() -> None:
    fetched = ("tyrannosaurus", "ark", "crown-of-thorns", "dodo", "creation-tape")
    assert [titles.artifact_year(artifact) for artifact in fetched] == [
        "66 million BC", "586 BC", "AD 33", "1662", "the Beginning"]


def test_a_mission_has_a_reason_of_one_line() -> None:
    for check in each(MISSIONS):
        with check as mission:
            assert 0 < len(people.mission_reason(mission.id)) <= 75


def test_an_identity_has_a_story_of_at_most_55_words() -> None:
    for check in each(IDENTITIES):
        with check as identity:
            assert 20 < len(people.identity_story(identity.id).split()) <= 55


def test_the_title_of_a_timeline_card_begins_with_its_year() -> None:
    for check in each(TIMELINE):
        with check as card:
            assert titles.title(card.id).startswith(str(card.facts["year"]))


@pytest.mark.rule("R-910")
def test_a_mission_asks_for_the_best_painting_or_for_either_forgery() -> None:
    best = card_steps.steps("mona-and-the-dinosaur")
    assert any("most convincing Mona Lisa in play" in step for step in best)
    assert any("either forged Mona Lisa" in step for step in card_steps.steps("cheaters-sometimes-win"))
