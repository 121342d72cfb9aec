"""All texts of cards in one place: names, lines, steps, headlines, conditions, stories."""

from __future__ import annotations

from chrononauts_qt.ui.games.chrononauts.texts.card_brief import (
    brief,
    brief_steps,
    copies_in_deck,
    not_fetched,
    turns_now,
)
from chrononauts_qt.ui.games.chrononauts.texts.card_steps import needed_words, steps
from chrononauts_qt.ui.games.chrononauts.texts.card_texts import short_text
from chrononauts_qt.ui.games.chrononauts.texts.conditions import (
    condition_text,
    patch_condition_text,
    restored_text,
    ripples_text,
)
from chrononauts_qt.ui.games.chrononauts.texts.headlines import event_note, headline, patch_headline
from chrononauts_qt.ui.games.chrononauts.texts.people import identity_story, mission_reason
from chrononauts_qt.ui.games.chrononauts.texts.titles import (
    artifact_year,
    category_word,
    english_title,
    family_word,
    most_real_mona_lisa,
    printed_name,
    quoted,
    title,
)

__all__ = ["artifact_year", "brief", "brief_steps", "category_word", "condition_text",
           "copies_in_deck", "english_title", "event_note", "family_word", "headline", "identity_story",
           "mission_reason", "most_real_mona_lisa", "needed_words", "not_fetched",
           "patch_condition_text", "patch_headline", "printed_name", "quoted", "restored_text",
           "ripples_text", "short_text", "steps", "title", "turns_now"]
