"""What AfterNova says on phones alone."""

from __future__ import annotations

from chrononauts_qt.ui.catalog.wording import QT_TRANSLATE_NOOP, Source, texts_of

TEXTS: dict[str, Source] = {
    "where": QT_TRANSLATE_NOOP("AfterNova", "Where do you harvest?"),
    "nowhere": QT_TRANSLATE_NOOP("AfterNova", "First choose one Planet."),
    "missing": QT_TRANSLATE_NOOP("AfterNova", "Still missing: {missing}."),
    "fits": QT_TRANSLATE_NOOP("AfterNova", "The rest fits into your Hold."),
    "whole": QT_TRANSLATE_NOOP("AfterNova", "Nothing is missing."),
    "asks": QT_TRANSLATE_NOOP("AfterNova", "asks for {needs}"),
    "yields": QT_TRANSLATE_NOOP("AfterNova", "gives {fragments}"),
    "all-covered": QT_TRANSLATE_NOOP("AfterNova", "Your crew covers all of it."),
    "crew-lacks": QT_TRANSLATE_NOOP("AfterNova", "Your crew lacks {missing}."),
    "serves": QT_TRANSLATE_NOOP("AfterNova", "Of use for: {projects}."),
    "what-for": QT_TRANSLATE_NOOP("AfterNova", "What is it good for?"),
    "who": QT_TRANSLATE_NOOP("AfterNova", "Who helps?"),
    "crew": QT_TRANSLATE_NOOP("AfterNova", "You play"),
    "left": QT_TRANSLATE_NOOP("AfterNova", "Left to you"),
    "none-left": QT_TRANSLATE_NOOP("AfterNova", "Nothing is left to you."),
    "plus": QT_TRANSLATE_NOOP("AfterNova", "gets out of your Hold"),
    "gives": QT_TRANSLATE_NOOP("AfterNova", "gives you out of their own Hold"),
    "plus-own": QT_TRANSLATE_NOOP("AfterNova", "you get out of the other Hold"),
    "gives-own": QT_TRANSLATE_NOOP("AfterNova", "you give out of your Hold"),
    "brings-own": QT_TRANSLATE_NOOP("AfterNova", "you bring"),
    "gets-own": QT_TRANSLATE_NOOP("AfterNova", "you get"),
    "your-part": QT_TRANSLATE_NOOP("AfterNova", "Your part"),
    "else": QT_TRANSLATE_NOOP("AfterNova", "Propose something else…"),
    "not-else": QT_TRANSLATE_NOOP("AfterNova", "Back to the offer"),
    "this-alone": QT_TRANSLATE_NOOP(
        "AfterNova", "Your answer is good for offer {number} alone. If it is changed, you are asked again."),
    "seal": QT_TRANSLATE_NOOP("AfterNova", "Seal with {names}"),
    "agreed": QT_TRANSLATE_NOOP("AfterNova", "Agreed: offer {number} at {planet}"),
    "countered": QT_TRANSLATE_NOOP("AfterNova", "Counter-offers that hold for this turn"),
    "show": QT_TRANSLATE_NOOP("AfterNova", "Show {card} to everybody"),
    "take": QT_TRANSLATE_NOOP("AfterNova", "Take {card}"),
    "discard": QT_TRANSLATE_NOOP("AfterNova", "Discard {card}"),
    "complete": QT_TRANSLATE_NOOP("AfterNova", "Complete {project}"),
    "has": QT_TRANSLATE_NOOP("AfterNova", "{colour}: your Hold has it."),
    "lacks": QT_TRANSLATE_NOOP("AfterNova", "{colour}: your Hold lacks it."),
    "holds": QT_TRANSLATE_NOOP("AfterNova", "Your Hold, {count} of {spaces}: {fragments}."),
    "goes": QT_TRANSLATE_NOOP("AfterNova", "What goes overboard?"),
    "overboard": QT_TRANSLATE_NOOP("AfterNova", "overboard"),
    "speak-up": QT_TRANSLATE_NOOP("AfterNova", "I want to complete a Project"),
    "asks-project": QT_TRANSLATE_NOOP("AfterNova", "{project}: asks you first"),
    "itself-project": QT_TRANSLATE_NOOP("AfterNova", "{project}: by itself"),
    "first-project": QT_TRANSLATE_NOOP("AfterNova", "{project} goes first"),
    "players": QT_TRANSLATE_NOOP("AfterNova", "The players"),
}  # fmt: skip

text = texts_of(TEXTS)
