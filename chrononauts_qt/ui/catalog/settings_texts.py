"""Words of the first page, the settings and the page about the program."""

from __future__ import annotations

from chrononauts_qt.ui.catalog.wording import QT_TRANSLATE_NOOP, Source, texts_of

TEXTS: dict[str, Source] = {
    "settings-title": QT_TRANSLATE_NOOP("Settings", "Settings"),
    "percent": QT_TRANSLATE_NOOP("Settings", "{percent} %"),
    "sample": QT_TRANSLATE_NOOP("Settings", "A tile of the board at this text size"),
    "choice-of": QT_TRANSLATE_NOOP("Settings", "{group}: {choice}"),
    "motion-auto": QT_TRANSLATE_NOOP("Settings", "Follow the system"),
    "motion-off": QT_TRANSLATE_NOOP("Settings", "None"),
    "motion-fast": QT_TRANSLATE_NOOP("Settings", "Fast"),
    "motion-normal": QT_TRANSLATE_NOOP("Settings", "Normal"),
    "motion-slow": QT_TRANSLATE_NOOP("Settings", "Slow"),
    "motion-told-less": QT_TRANSLATE_NOOP("Settings", "Your system asks for less motion."),
    "motion-told-full": QT_TRANSLATE_NOOP("Settings", "Your system asks for nothing special."),
    "motion-untold": QT_TRANSLATE_NOOP(
        "Settings", "Your system does not say, so motion has its normal speed."),
    "pictures": QT_TRANSLATE_NOOP("Settings", "Pictures on the board"),
    "pictures-on": QT_TRANSLATE_NOOP("Settings", "On"),
    "pictures-quiet": QT_TRANSLATE_NOOP("Settings", "Quiet"),
    "pictures-off": QT_TRANSLATE_NOOP("Settings", "Off"),
    "help": QT_TRANSLATE_NOOP("Settings", "Help while playing"),
    "claim-note": QT_TRANSLATE_NOOP("Settings", "Nobody but you sees the reminder."),
    "rest-enlarges": QT_TRANSLATE_NOOP("Settings", "Show large what the mouse rests on"),
    "first-times": QT_TRANSLATE_NOOP("Settings", "Say what happens for the first time"),
    "first-times-note": QT_TRANSLATE_NOOP(
        "Settings",
        "One sentence about each new thing at a table. Switch it on again to hear them all again."),
    "rule-numbers": QT_TRANSLATE_NOOP("Settings", "Show the numbers of rules in the rulebook"),
    "board-list": QT_TRANSLATE_NOOP("Settings", "Show the board as a list"),
    "board-list-note": QT_TRANSLATE_NOOP(
        "Settings", "It has room for large text. At the table, press L."),
    "board-list-games": QT_TRANSLATE_NOOP(
        "Settings", "At the table, press L. Some boards are lists already."),
    "pace": QT_TRANSLATE_NOOP("Settings", "Pace of the bots"),
    "pace-door": QT_TRANSLATE_NOOP("Settings", "Pace of the bots…"),
    "pace-slow": QT_TRANSLATE_NOOP("Settings", "Slow"),
    "pace-normal": QT_TRANSLATE_NOOP("Settings", "Normal"),
    "pace-fast": QT_TRANSLATE_NOOP("Settings", "Fast"),
    "pace-note": QT_TRANSLATE_NOOP("Settings", "How long each move stays to be seen."),
    "course": QT_TRANSLATE_NOOP("Settings", "Told of a game"),
    "course-full": QT_TRANSLATE_NOOP("Settings", "In full"),
    "course-brief": QT_TRANSLATE_NOOP("Settings", "In brief"),
    "course-note": QT_TRANSLATE_NOOP(
        "Settings", "In brief: what was played, the Paradoxes, and whose turn it is."),
    "text-size-note": QT_TRANSLATE_NOOP("Settings", "On every screen: {larger}, {smaller} or {usual}."),
    "cards": QT_TRANSLATE_NOOP("Settings", "Language of the cards"),
    "cards-as-interface": QT_TRANSLATE_NOOP("Settings", "Same as the interface"),
    "language-now": QT_TRANSLATE_NOOP("Settings", "Language: {language}"),
    "show-welcome": QT_TRANSLATE_NOOP("Settings", "Show the welcome page"),
    "done": QT_TRANSLATE_NOOP("Settings", "Done"),
    "welcome-title": QT_TRANSLATE_NOOP("Settings", "Welcome"),
    "welcome-text": QT_TRANSLATE_NOOP(
        "Settings", "Make yourself comfortable. You can change all of this later in the settings."),
    "quick-player": QT_TRANSLATE_NOOP("Settings", "Player 1"),
    "begin": QT_TRANSLATE_NOOP("Settings", "Begin"),
    "time-held": QT_TRANSLATE_NOOP("Settings", "The time is held while you are here."),
    "about-title": QT_TRANSLATE_NOOP("About", "About Chrononauts Qt"),
    "about-version": QT_TRANSLATE_NOOP("About", "Version {version}"),
    "about-offline": QT_TRANSLATE_NOOP(
        "About",
        "It works offline and sends nothing to the internet. Phones talk to this computer alone, once somebody "
        "has let them in."),
    "about-rights-title": QT_TRANSLATE_NOOP("About", "Rights"),
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
    "preset-with-help": QT_TRANSLATE_NOOP("Presets", "All the help there is, and {seconds} for a Memo."),
    "preset-without-help": QT_TRANSLATE_NOOP("Presets", "No help, and {seconds} for a Memo."),
    "preset-own": QT_TRANSLATE_NOOP("Presets", "Your own mix. The settings say which help there is."),
}

text = texts_of(TEXTS)
