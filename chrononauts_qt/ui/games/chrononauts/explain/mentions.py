"""Which cards and years a line of the log names, so that they can be pressed."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import lru_cache

from chrononauts_qt.games.chrononauts.cards import BY_ID, PATCH, PLAY_CARDS
from chrononauts_qt.games.chrononauts.timeline import YEARS
from chrononauts_qt.ui.catalog.worded import worded
from chrononauts_qt.ui.catalog.wording import PRIME, within_quotes
from chrononauts_qt.ui.games.chrononauts.texts.titles import title
from chrononauts_qt.ui.table.log_view import Mention


@lru_cache(maxsize=1024)
def mentions(line: str) -> tuple[Mention, ...]:
    """Return the cards (by id) and years that a line names; a Patch is more than the year in its name."""
    titles = _titles()
    return tuple(
        Mention(found.start(), found.end(), titles.get(found[0]) or found[0].rstrip(PRIME))
        for found in _pattern(tuple(titles)).finditer(line)
    )


@worded(8)
def _titles() -> Mapping[str, str]:
    """Return the cards (by id) by all that a line may call them."""
    return {words: card.id for card in PLAY_CARDS for words in _written(title(card.id), card.family)}


def _written(name: str, family: str) -> Iterator[str]:
    """Return how a line may write a name: alone, within quotation marks, behind an article."""
    yield from (str(name), within_quotes(name))
    if family == PATCH:
        yield name[0].lower() + name[1:]


@lru_cache(maxsize=8)
def _pattern(titles: tuple[str, ...]) -> re.Pattern[str]:
    """Longer names first: “Patch 1945′ Axis” before “1945′”."""
    names = "|".join(re.escape(name) for name in sorted(titles, key=len, reverse=True))
    years = "|".join(str(year) for year in YEARS)
    return re.compile(rf"(?<!\w)(?:{names}|(?:{years}){PRIME}?)(?!\w)")


def is_year(key: str) -> bool:
    """Tell a year from a card."""
    return key not in BY_ID
