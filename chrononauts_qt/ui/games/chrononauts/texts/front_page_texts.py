"""What the newspaper says around the headlines: its own name, its weather, and how the world came to this."""

from __future__ import annotations

from chrononauts_qt.ui.catalog.wording import QT_TRANSLATE_NOOP, Source, texts_of

TEXTS: dict[str, Source] = {
    "front-page": QT_TRANSLATE_NOOP("FrontPage", "Front page"),
    "door": QT_TRANSLATE_NOOP("FrontPage", "Front page ({cap})"),
    "door-note": QT_TRANSLATE_NOOP(
        "FrontPage", "The newspaper of the world as it is now, to be read, saved and printed."),
    "file": QT_TRANSLATE_NOOP("FrontPage", "front-page"),
    # the head
    "masthead": QT_TRANSLATE_NOOP("FrontPage", "The Paradox Echo"),
    "motto": QT_TRANSLATE_NOOP("FrontPage", "All the history that holds at the moment"),
    "day": QT_TRANSLATE_NOOP("FrontPage", "Friday, 31 December 1999"),
    "number": QT_TRANSLATE_NOOP("FrontPage", "Last edition, turn {turn}"),
    # stories
    "old": QT_TRANSLATE_NOOP("FrontPage", "Older almanacs have it otherwise: “{headline}”."),
    "cause": QT_TRANSLATE_NOOP("FrontPage", "It goes back to {year}: “{headline}”."),
    "reached": QT_TRANSLATE_NOOP("FrontPage", "What followed from it reached {years}."),
    "paradox": QT_TRANSLATE_NOOP("FrontPage", "The year that cannot have been"),
    "paradox-text": QT_TRANSLATE_NOOP(
        "FrontPage",
        "Of {year} there are two accounts, and each proves the other wrong. Our reporter came back before "
        "leaving."),
    "as-ever": QT_TRANSLATE_NOOP("FrontPage", "It happened as every child learns it at school."),
    "sealed": QT_TRANSLATE_NOOP(
        "FrontPage", "From later years no letter has come since. Whoever is there stays there."),
    "destroyed-text": QT_TRANSLATE_NOOP(
        "FrontPage", "This is our last number. Subscriptions are not paid back."),
    # the corners
    "weather": QT_TRANSLATE_NOOP("FrontPage", "Weather in time"),
    "weather-0": QT_TRANSLATE_NOOP("FrontPage", "Clear from 1865 to 1999."),
    "weather-1": QT_TRANSLATE_NOOP("FrontPage", "Light ripples, calm towards evening."),
    "weather-2": QT_TRANSLATE_NOOP("FrontPage", "Unsettled. Keep your birth certificate dry."),
    "weather-3": QT_TRANSLATE_NOOP("FrontPage", "Storm warning for the whole century."),
    "weather-4": QT_TRANSLATE_NOOP("FrontPage", "Nobody touch anything."),
    "weather-5": QT_TRANSLATE_NOOP("FrontPage", "There will be no further weather."),
    "figures": QT_TRANSLATE_NOOP("FrontPage", "In figures"),
    "missing": QT_TRANSLATE_NOOP("FrontPage", "Still looked for"),
    "lost": QT_TRANSLATE_NOOP("FrontPage", "Lost and found"),
    "lost-line": QT_TRANSLATE_NOOP("FrontPage", "{artifact}: ask {name}."),
    "arrivals": QT_TRANSLATE_NOOP("FrontPage", "Arrivals"),
    "waiting": QT_TRANSLATE_NOOP("FrontPage", "Still waiting"),
    "brief": QT_TRANSLATE_NOOP("FrontPage", "The century in brief"),
    "brief-key": QT_TRANSLATE_NOOP("FrontPage", "not as it used to be"),
    "brief-paradox": QT_TRANSLATE_NOOP("FrontPage", "Paradox: no news from this year"),
}  # fmt: skip

text = texts_of(TEXTS)

WEATHERS = (0, 3, 7, 11, 12)
"""Up to so many open Paradoxes each weather holds; the last one begins above."""


def weather(count: int) -> str:
    """Return the weather for so many open Paradoxes."""
    return text(f"weather-{sum(count > most for most in WEATHERS)}")
