"""Words of the first page, the settings, the page about the program, and the list that replaces the board."""

from __future__ import annotations

from chrononauts_qt.games.chrononauts.timeline import CONDITIONS, PATCH_FIT, RIPPLES
from chrononauts_qt.games.chrononauts.view import Tile
from chrononauts_qt.ui.catalog.wording import QT_TRANSLATE_NOOP, Source, all_of, altered, fill
from chrononauts_qt.ui.games.chrononauts.texts.conditions import (
    condition_text,
    patch_condition_text,
    ripples_text,
)

TEXTS: dict[str, Source] = {
    "settings-title": QT_TRANSLATE_NOOP("Settings", "Settings"),
    "percent": QT_TRANSLATE_NOOP("Settings", "{percent} %"),
    "sample": QT_TRANSLATE_NOOP("Settings", "A tile of the board at this text size"),
    "choice-of": QT_TRANSLATE_NOOP("Settings", "{group}: {choice}"),
    "motion-off": QT_TRANSLATE_NOOP("Settings", "None"),
    "motion-fast": QT_TRANSLATE_NOOP("Settings", "Fast"),
    "motion-normal": QT_TRANSLATE_NOOP("Settings", "Normal"),
    "motion-slow": QT_TRANSLATE_NOOP("Settings", "Slow"),
    "motion-told-less": QT_TRANSLATE_NOOP("Settings", "Your system asks for less motion."),
    "motion-told-full": QT_TRANSLATE_NOOP("Settings", "Your system asks for nothing special."),
    "motion-untold": QT_TRANSLATE_NOOP(
        "Settings", "Your system does not say, so motion has its normal speed."),
    "help": QT_TRANSLATE_NOOP("Settings", "Help while playing"),
    "claim-note": QT_TRANSLATE_NOOP("Settings", "Nobody but you sees the reminder."),
    "board-list": QT_TRANSLATE_NOOP("Settings", "Show the board as a list"),
    "board-list-note": QT_TRANSLATE_NOOP(
        "Settings", "It has room for large text. At the table, press L."),
    "pace": QT_TRANSLATE_NOOP("Settings", "Pace of the bots"),
    "pace-slow": QT_TRANSLATE_NOOP("Settings", "Slow"),
    "pace-normal": QT_TRANSLATE_NOOP("Settings", "Normal"),
    "pace-fast": QT_TRANSLATE_NOOP("Settings", "Fast"),
    "pace-note": QT_TRANSLATE_NOOP("Settings", "How long each move stays to be seen."),
    "text-size-note": QT_TRANSLATE_NOOP("Settings", "On every screen: {larger}, {smaller} or {usual}."),
    "cards": QT_TRANSLATE_NOOP("Settings", "Language of the cards"),
    "cards-as-interface": QT_TRANSLATE_NOOP("Settings", "Same as the interface"),
    "language-now": QT_TRANSLATE_NOOP("Settings", "Language: {language}"),
    "show-welcome": QT_TRANSLATE_NOOP("Settings", "Show the welcome page"),
    "done": QT_TRANSLATE_NOOP("Settings", "Done"),
    "welcome-title": QT_TRANSLATE_NOOP("Settings", "Welcome"),
    "welcome-text": QT_TRANSLATE_NOOP(
        "Settings", "Make yourself comfortable. You can change all of this later in the settings."),
    "quick": QT_TRANSLATE_NOOP("Settings", "Quick Artifaxx against one bot"),
    "quick-note": QT_TRANSLATE_NOOP(
        "Settings", "The short game, at once. A kindly Cadet plays against you."),
    "quick-player": QT_TRANSLATE_NOOP("Settings", "Player 1"),
    "begin": QT_TRANSLATE_NOOP("Settings", "Begin"),
    "time-held": QT_TRANSLATE_NOOP("Settings", "The time is held while you are here."),
    "about-title": QT_TRANSLATE_NOOP("About", "About Chrononauts Qt"),
    "about-version": QT_TRANSLATE_NOOP("About", "Version {version}"),
    "about-offline": QT_TRANSLATE_NOOP("About", "It works offline and sends nothing."),
    "about-rights-title": QT_TRANSLATE_NOOP("About", "Rights"),
    "about-rights": QT_TRANSLATE_NOOP(
        "About",
        "This is an unofficial fan edition. Chrononauts, Artifaxx and Solonauts belong to their publisher "
        "and designer, who have neither made nor approved it. Its pictures and its words are our own."),
    "about-licences": QT_TRANSLATE_NOOP("About", "Licences"),
    "about-code": QT_TRANSLATE_NOOP("About", "Code: MIT"),
    "about-art": QT_TRANSLATE_NOOP("About", "Our pictures and texts: CC BY-SA 4.0"),
    "about-fonts": QT_TRANSLATE_NOOP(
        "About", "Typefaces Barlow Condensed and Atkinson Hyperlegible: SIL Open Font License 1.1"),
    "about-qt": QT_TRANSLATE_NOOP("About", "Qt and PySide6: GNU LGPL 3"),
    "about-inside": QT_TRANSLATE_NOOP("About", "The licences of everything inside: {folder}"),
    "about-games": QT_TRANSLATE_NOOP("About", "Where your games are kept"),
    "about-games-note": QT_TRANSLATE_NOOP(
        "About",
        "Each game is one file. It holds everybody’s hidden cards: open it only when the game is over."),
    "list-year": QT_TRANSLATE_NOOP("ListView", "Year"),
    "list-side": QT_TRANSLATE_NOOP("ListView", "Side"),
    "list-headline": QT_TRANSLATE_NOOP("ListView", "Headline"),
    "list-condition": QT_TRANSLATE_NOOP("ListView", "Condition"),
    "list-lamps": QT_TRANSLATE_NOOP("ListView", "Lamps"),
    "list-mine": QT_TRANSLATE_NOOP("ListView", "Yours"),
    "list-name": QT_TRANSLATE_NOOP("ListView", "TimeLine as a list"),
    "list-cell": QT_TRANSLATE_NOOP("ListView", "{year}, {column}: {words}"),
    "list-empty": QT_TRANSLATE_NOOP("ListView", "nothing"),
    "list-legal": QT_TRANSLATE_NOOP("ListView", "The card can be played here."),
    "list-not-legal": QT_TRANSLATE_NOOP("ListView", "The card cannot be played here."),
    "list-offer": QT_TRANSLATE_NOOP(
        "ListView", "At this text size the list shows every word of the board. Press L for it, and again "
        "to come back."),
    "list-sorted": QT_TRANSLATE_NOOP("ListView", "Sorted by {column}"),
    "list-sorted-back": QT_TRANSLATE_NOOP("ListView", "Sorted by {column}, backwards"),
    "list-help": QT_TRANSLATE_NOOP("ListView", "Enter aims here, S sorts by the column, L shows the board."),
    "side-linchpin": QT_TRANSLATE_NOOP("ListView", "Linchpin, true"),
    "side-altered": QT_TRANSLATE_NOOP("ListView", "Linchpin, altered"),
    "side-ripple": QT_TRANSLATE_NOOP("ListView", "Ripplepoint, true"),
    "side-paradox": QT_TRANSLATE_NOOP("ListView", "Paradox, open"),
    "side-patch": QT_TRANSLATE_NOOP("ListView", "Patch"),
    "side-sealed": QT_TRANSLATE_NOOP("ListView", "{side}, sealed"),
    "lamps-none": QT_TRANSLATE_NOOP("ListView", "none lit"),
    "lamps-lit": QT_TRANSLATE_NOOP("ListView", "{years} lit"),
    "mine-met": QT_TRANSLATE_NOOP("ListView", "needed: stands"),
    "mine-open": QT_TRANSLATE_NOOP("ListView", "needed: missing"),
    "preset-with-help": QT_TRANSLATE_NOOP("Presets", "All the help there is, and {seconds} for a Memo."),
    "preset-without-help": QT_TRANSLATE_NOOP("Presets", "No help, and {seconds} for a Memo."),
    "preset-own": QT_TRANSLATE_NOOP("Presets", "Your own mix. The settings say which help there is."),
}


def text(key: str, **params: object) -> str:
    """Return a text of these pages with its parameters in place."""
    return fill(TEXTS[key], **params)


def side_words(tile: Tile) -> str:
    """Return on which side a card of the TimeLine lies, and whether it is out of reach."""
    if tile.year in RIPPLES:
        side = text("side-altered" if tile.side == "prime" else "side-linchpin")
    elif tile.patch is not None:
        side = text("side-patch")
    else:
        side = text("side-ripple" if tile.side == "true" else "side-paradox")
    return text("side-sealed", side=side) if tile.sealed else side


def condition_words(tile: Tile) -> str:
    """Return in a sentence what a card hangs on, or which years hang on it."""
    if tile.year in RIPPLES:
        return ripples_text(tile.year)
    if tile.patch in PATCH_FIT:
        return patch_condition_text(tile.patch)
    return condition_text(tile.year)


def lamp_words(tile: Tile) -> str:
    """Return which lamps of a Ripplepoint are lit; empty for a Linchpin, which has none."""
    if tile.year not in CONDITIONS:
        return ""
    if not tile.lit:
        return text("lamps-none")
    return text("lamps-lit", years=all_of(altered(year) for year in tile.lit))
