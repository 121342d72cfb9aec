"""Words of the list that replaces the pictures of the table."""

from __future__ import annotations

from chrononauts_qt.ui.catalog.wording import QT_TRANSLATE_NOOP, Source, texts_of

TEXTS: dict[str, Source] = {
    "name": QT_TRANSLATE_NOOP("AfterNova", "The table as lists"),
    "help": QT_TRANSLATE_NOOP(
        "AfterNova", "Enter does what a click does, Space reads out, L shows the pictures."),
    # headings
    "players": QT_TRANSLATE_NOOP("AfterNova", "Players"),
    "tokens": QT_TRANSLATE_NOOP("AfterNova", "What the deal is made of"),
    # columns
    "planet": QT_TRANSLATE_NOOP("AfterNova", "Planet"),
    "asks": QT_TRANSLATE_NOOP("AfterNova", "Asks"),
    "holds": QT_TRANSLATE_NOOP("AfterNova", "Holds"),
    "covers": QT_TRANSLATE_NOOP("AfterNova", "You cover"),
    "crew": QT_TRANSLATE_NOOP("AfterNova", "Crew"),
    "animal": QT_TRANSLATE_NOOP("AfterNova", "Animal"),
    "skills": QT_TRANSLATE_NOOP("AfterNova", "Skills"),
    "project": QT_TRANSLATE_NOOP("AfterNova", "Project"),
    "costs": QT_TRANSLATE_NOOP("AfterNova", "Costs"),
    "have": QT_TRANSLATE_NOOP("AfterNova", "You have"),
    "points": QT_TRANSLATE_NOOP("AfterNova", "Points"),
    "upgrade": QT_TRANSLATE_NOOP("AfterNova", "Upgrade"),
    "aboard": QT_TRANSLATE_NOOP("AfterNova", "On board"),
    "player": QT_TRANSLATE_NOOP("AfterNova", "Player"),
    "turn": QT_TRANSLATE_NOOP("AfterNova", "Turn"),
    "cards": QT_TRANSLATE_NOOP("AfterNova", "Cards"),
    "hold": QT_TRANSLATE_NOOP("AfterNova", "Hold"),
    "completed": QT_TRANSLATE_NOOP("AfterNova", "Completed"),
    "upgrades": QT_TRANSLATE_NOOP("AfterNova", "Upgrades"),
    "who": QT_TRANSLATE_NOOP("AfterNova", "Who"),
    "brings": QT_TRANSLATE_NOOP("AfterNova", "Brings"),
    "gets": QT_TRANSLATE_NOOP("AfterNova", "Gets"),
    "after": QT_TRANSLATE_NOOP("AfterNova", "Then holds"),
    "beside": QT_TRANSLATE_NOOP("AfterNova", "Beside it"),
    "inside": QT_TRANSLATE_NOOP("AfterNova", "In it"),
    "token": QT_TRANSLATE_NOOP("AfterNova", "Icons and Fragments"),
    "offer": QT_TRANSLATE_NOOP("AfterNova", "Offer"),
    "terms": QT_TRANSLATE_NOOP("AfterNova", "Terms"),
    "answers": QT_TRANSLATE_NOOP("AfterNova", "Answers"),
    "state": QT_TRANSLATE_NOOP("AfterNova", "State"),
    # cells
    "cell": QT_TRANSLATE_NOOP("AfterNova", "{thing}, {column}: {words}"),
    "in-hold": QT_TRANSLATE_NOOP("AfterNova", "{fragments} ({count} of {spaces})"),
    "bot-row": QT_TRANSLATE_NOOP("AfterNova", "collects for {projects}"),
    "numbered": QT_TRANSLATE_NOOP("AfterNova", "{number}: {planet}"),
    "slip-yes": QT_TRANSLATE_NOOP("AfterNova", "agreed, waits for the seal"),
    "slip-no": QT_TRANSLATE_NOOP("AfterNova", "declined"),
    "slip-counter": QT_TRANSLATE_NOOP("AfterNova", "countered, can be taken up"),
    "slip-waits": QT_TRANSLATE_NOOP("AfterNova", "waits for answers"),
    "offer-said": QT_TRANSLATE_NOOP("AfterNova", "Offer {number} at {planet}: {state}."),
}  # fmt: skip

text = texts_of(TEXTS)
