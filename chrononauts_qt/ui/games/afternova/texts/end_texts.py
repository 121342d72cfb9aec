"""What the end of a game says: points while they are counted, who won, and the deals of the game."""

from __future__ import annotations

from chrononauts_qt.ui.catalog.wording import QT_TRANSLATE_NOOP, Source, texts_of

TEXTS: dict[str, Source] = {
    # who won
    "won": QT_TRANSLATE_NOOP("AfterNova", "{name} wins with {points}"),
    "bot-won": QT_TRANSLATE_NOOP("AfterNova", "Bot wins with {points}"),
    "tie": QT_TRANSLATE_NOOP(
        "AfterNova", "{name} and {other} have equal points: {name} had the later turn and is ahead."),
    "note": QT_TRANSLATE_NOOP("AfterNova", "Turns: {turns}. Shared Harvests: {shared} of {all}."),
    # the bars
    "bars": QT_TRANSLATE_NOOP("AfterNova", "Points"),
    "part-projects": QT_TRANSLATE_NOOP("AfterNova", "Projects"),
    "part-hold": QT_TRANSLATE_NOOP("AfterNova", "Fragments in the Hold"),
    "part-objective": QT_TRANSLATE_NOOP("AfterNova", "Secret objective"),
    "row-spoken": QT_TRANSLATE_NOOP(
        "AfterNova", "{place}: {name}, {projects} for Projects, {hold} for the Hold, {objective} for the "
        "objective {first} and {second}, together {points}."),
    "row-counted": QT_TRANSLATE_NOOP(
        "AfterNova", "{name}, {projects} for Projects, {hold} for the Hold, {objective} for the objective "
        "{first} and {second}, together {points}."),
    "row-waits": QT_TRANSLATE_NOOP("AfterNova", "{name}: not counted yet"),
    # while points are counted
    "counting": QT_TRANSLATE_NOOP("AfterNova", "The points are counted"),
    "counting-keys": QT_TRANSLATE_NOOP(
        "AfterNova", "Space shows the next part at once, Enter all that is left."),
    "next-part": QT_TRANSLATE_NOOP("AfterNova", "Next part"),
    "show-all": QT_TRANSLATE_NOOP("AfterNova", "Show all"),
    "no-project": QT_TRANSLATE_NOOP("AfterNova", "No Project"),
    "project-points": QT_TRANSLATE_NOOP("AfterNova", "{project} ({points})"),
    "tell-projects": QT_TRANSLATE_NOOP("AfterNova", "{name} has completed {projects}: {points}."),
    "tell-no-projects": QT_TRANSLATE_NOOP("AfterNova", "{name} has completed no Project."),
    "tell-unseen": QT_TRANSLATE_NOOP(
        "AfterNova", "Bot turns up what lay unseen under its Starship: {projects}."),
    "tell-hold": QT_TRANSLATE_NOOP("AfterNova", "{name} has {fragments} left in the Hold: {points}."),
    "tell-bots-hold": QT_TRANSLATE_NOOP(
        "AfterNova", "Bot has {fragments} left in its Hold and on its row: {points}."),
    "tell-no-hold": QT_TRANSLATE_NOOP("AfterNova", "{name} has no Fragment left."),
    "tell-objective": QT_TRANSLATE_NOOP(
        "AfterNova", "The secret objective of {name} was {first} and {second}: {points}."),
    "tell-won": QT_TRANSLATE_NOOP("AfterNova", "{name} wins with {points}."),
    "tell-bot-won": QT_TRANSLATE_NOOP("AfterNova", "Bot wins with {points}."),
    "tell-total": QT_TRANSLATE_NOOP("AfterNova", "Together {name} has {points}."),
    # the deals
    "deals": QT_TRANSLATE_NOOP("AfterNova", "Deals"),
    "no-deals": QT_TRANSLATE_NOOP("AfterNova", "Nobody shared a Harvest in this game."),
    "best-deal": QT_TRANSLATE_NOOP("AfterNova", "The best deal of the game"),
    "other-deals": QT_TRANSLATE_NOOP("AfterNova", "The other deals"),
    "deal-when": QT_TRANSLATE_NOOP("AfterNova", "Turn {turn}: {planet}"),
    "tell-deal": QT_TRANSLATE_NOOP("AfterNova", "Turn {turn}, deal at {planet}."),
    "deal-host": QT_TRANSLATE_NOOP("AfterNova", "{name} harvests, brings {brings} and gets {gets}."),
    "deal-host-gives": QT_TRANSLATE_NOOP(
        "AfterNova", "{name} harvests, brings {brings}, gives {gives} out of the Hold and gets {gets}."),
    "deal-helper": QT_TRANSLATE_NOOP("AfterNova", "{name} brings {brings} and gets {gets}."),
    "deal-helper-gives": QT_TRANSLATE_NOOP(
        "AfterNova", "{name} brings {brings}, gives {gives} out of the Hold and gets {gets}."),
    "deal-led": QT_TRANSLATE_NOOP("AfterNova", "Right after it they completed {projects}: {points}."),
    "deal-brought": QT_TRANSLATE_NOOP("AfterNova", "It brought them {fragments}."),
    "all-projects": QT_TRANSLATE_NOOP("AfterNova", "Completed Projects"),
}  # fmt: skip

text = texts_of(TEXTS)
