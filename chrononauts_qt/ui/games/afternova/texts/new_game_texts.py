"""What the page of a new game says of AfterNova."""

from __future__ import annotations

from chrononauts_qt.ui.catalog.wording import QT_TRANSLATE_NOOP, Source, texts_of

TEXTS: dict[str, Source] = {
    "new-name": QT_TRANSLATE_NOOP("NewGame", "AfterNova 2–6"),
    "new-told": QT_TRANSLATE_NOOP("NewGame", "AfterNova, two to six players"),
    "new-missing": QT_TRANSLATE_NOOP("NewGame", "Two to six can play. Enter their names."),
    "new-about": QT_TRANSLATE_NOOP(
        "NewGame", "Harvest Planets with your crew, make deals for what it cannot do, complete six "
        "Projects."),
    "ranks-note": QT_TRANSLATE_NOOP(
        "NewGame", "Cadets seldom offer a deal and forget things. Agents weigh what a deal brings each side, "
        "and counter. Chiefs bargain hard: many offers, to anyone, with Fragments of the Holds. None of them "
        "sees your cards."),
    "about-cadet": QT_TRANSLATE_NOOP(
        "NewGame", "A kindly bot: at most one offer a turn, no counter-offers, and now and then it forgets "
        "to complete a Project."),
    "about-agent": QT_TRANSLATE_NOOP(
        "NewGame", "A bot that weighs what a deal brings each side: up to two offers a turn, and "
        "counter-offers."),
    "about-chief": QT_TRANSLATE_NOOP(
        "NewGame", "A bot that bargains hard: up to six offers a turn, to anyone or with Fragments of the "
        "Holds, for just what others will agree to."),
    "sum-players": QT_TRANSLATE_NOOP("NewGame", "{players} play; lots decide who begins."),
    "sum-bot": QT_TRANSLATE_NOOP("NewGame", "The simulated Bot plays along."),
    "sum-usual": QT_TRANSLATE_NOOP("NewGame", "Each turn has six offers."),
    "all-at-once": QT_TRANSLATE_NOOP("NewGame", "All Projects are completed by themselves"),
    "all-at-once-note": QT_TRANSLATE_NOOP(
        "NewGame", "Nobody is asked whether to complete one, but for the sixth. Without this, anybody may "
        "say so for two seconds after every turn."),
    "sum-at-once": QT_TRANSLATE_NOOP("NewGame", "Projects are completed by themselves."),
    "alone": QT_TRANSLATE_NOOP(
        "NewGame", "Where several people play, they agree here on times, hints and Projects."),
    "hints": QT_TRANSLATE_NOOP("NewGame", "All agree to hints"),
    "hints-note": QT_TRANSLATE_NOOP(
        "NewGame", "Whoever looks may ask for hints, from what that player knows. The game remembers "
        "who did."),
    "sum-hints": QT_TRANSLATE_NOOP("NewGame", "All have agreed to hints."),
    "talk": QT_TRANSLATE_NOOP("NewGame", "Talk time: how long deals are put together in a turn"),
    "answers": QT_TRANSLATE_NOOP("NewGame", "How long a person may take for an answer; silence declines"),
    "no-limit": QT_TRANSLATE_NOOP("NewGame", "as long as you like"),
    "sum-talk": QT_TRANSLATE_NOOP("NewGame", "Deals of a turn are talked over for {seconds}."),
    "sum-answers": QT_TRANSLATE_NOOP("NewGame", "People answer within {seconds}."),
}  # fmt: skip

text = texts_of(TEXTS)
