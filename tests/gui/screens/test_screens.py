"""On every screen every word has its room, can be read, and comes through the catalogue."""

from __future__ import annotations

from itertools import cycle
from typing import Any

import pytest
from PySide6.QtWidgets import QApplication

from chrononauts_qt.ui.games.afternova.table import AfterNovaScreen
from chrononauts_qt.ui.games.dungeon_time.table import DungeonScreen
from chrononauts_qt.ui.shell.statistics_page import StatisticsPage
from tests import shots
from tests.gui.desks import screen_of
from tests.gui.i18n.pseudo import is_glued, of, shown, untold
from tests.gui.program import let_go
from tests.gui.screens.conftest import Show
from tests.gui.screens.rows import (
    FOUND,
    LOOKS,
    PLACES,
    SAMPLE,
    SMALL,
    TEXTS,
    TOLD_SAMPLE,
    USUAL,
    Row,
    covering,
    rows_of,
)
from tests.gui.theme.ink import READ, VEILED, faint, without_texts
from tests.gui.theme.layouts import looked_over
from tests.gui.theme.longer import spoken
from tests.shots import SCREENS

TOLD = [name for name in SCREENS if not name.startswith(("rulebook", "keys-"))]
"""The rulebook is no catalogue: it has pages of its own in each language (test_rulebook.py); what the keys of
a table do is read from it."""


@pytest.mark.parametrize("screen", list(SCREENS))
def test_every_word_has_its_room(dressed: QApplication, show: Show, screen: str, is_whole: bool) -> None:
    found: list[str] = []
    for row in rows_of(screen) if is_whole else SAMPLE:
        with spoken(dressed, row.language):
            opening = show(screen, row.places[0][0], row.look, row.text)
            found += [f"{row}, {trouble}" for trouble in looked_over(opening, row.places, row.text)]
    assert not found, "\n".join(found)


@pytest.mark.parametrize(("screen", "row"), FOUND)
def test_what_the_sample_does_not_see_has_its_room(
    dressed: QApplication, show: Show, screen: str, row: Row
) -> None:
    with spoken(dressed, row.language):
        opening = show(screen, row.places[0][0], row.look, row.text)
        assert not list(looked_over(opening, row.places, row.text))


def test_people_with_long_names_leave_every_figure_in_sight(show: Show) -> None:
    """The last column of the statistics lay beside a small window."""
    with show("statistics", SMALL[0], "dark", 1.0, "fr") as window:
        page = window.findChild(StatisticsPage)
        assert page is not None
        assert [view.horizontalScrollBar().maximum() for view in page.views[:2]] == [0, 0]


@pytest.mark.usefixtures("babel")
@pytest.mark.parametrize("screen", TOLD)
def test_every_word_comes_through_the_catalogue(show: Show, screen: str, is_whole: bool) -> None:
    found: list[str] = []
    for row in told_rows() if is_whole else TOLD_SAMPLE:
        with show(screen, row.places[0][0], row.look, row.text, row.language) as window:
            for size, _ in row.places:
                window.resize(size)
                QApplication.processEvents()
                glued = [f"{where}: “{text}”" for where, text in shown(window) if is_glued(text)]
                at = f"{size.width()}x{size.height()}"
                found += [f"{row}, {at}, {word}" for word in (*untold(window), *glued)]
            window.look.change(window.look.settings._replace(language="fr"))
            QApplication.processEvents()
            let_go()  # who meets a page on its way out keeps it, and with it the window
            kept = [f"{where}: “{text}”" for where, text in shown(window) if of(text, "it")]
            found += [f"{row}, after another language: {word}" for word in kept]
    assert not found, "\n".join(found)


def told_rows() -> list[Row]:
    """Return the openings in the language that nobody speaks, which stands in the place of Italian.

    Every look is there; what is told does not depend on it.
    """
    rows = zip(cycle(LOOKS), covering(TEXTS, PLACES), strict=False)
    return [Row(look, "it", text, places) for look, (text, places) in rows]


def is_veiled(table: Any) -> bool:
    """Tell whether a veil lies over what cannot be chosen now."""
    if isinstance(table, AfterNovaScreen):
        return any(piece.face.is_idle for piece in table.hand.pieces)
    return not isinstance(table, DungeonScreen) and table.arming.card is not None


@pytest.mark.parametrize("screen", list(SCREENS))
def test_every_painted_text_can_be_read(show: Show, screen: str, is_whole: bool) -> None:
    number = list(SCREENS).index(screen) % len(LOOKS)
    found: list[str] = []
    for look in LOOKS if is_whole else LOOKS[number : number + 1]:
        with without_texts() as inks, show(screen, USUAL[0], look) as window:
            inks.texts = [text for text in inks.texts if text[3] is not None]
            picture = shots.picture(window)
            table = screen_of(window)
            armed = table is not None and is_veiled(table)
            found += [f"{look}, {text}" for text in faint(inks, picture, VEILED if armed else READ)]
    assert not found, "\n".join(found)
