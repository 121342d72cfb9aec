"""Nothing lies in the catalogue that no screen shows: translators do not work for the drawer."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from chrononauts_qt.session.errors import Flaw
from chrononauts_qt.shelf import all_ranks
from chrononauts_qt.ui.catalog import (
    common,
    games_texts,
    hint_texts,
    replay_texts,
    report_texts,
    rulebook_texts,
    seat_texts,
    settings_texts,
    statistics_texts,
    take_back_texts,
    windows,
)
from chrononauts_qt.ui.games.artifaxx import artifaxx_texts
from chrononauts_qt.ui.games.artifaxx import new_game as new_artifaxx
from chrononauts_qt.ui.games.chrononauts import new_game_texts as new_chrononauts
from chrononauts_qt.ui.games.chrononauts.texts import listed
from chrononauts_qt.ui.games.dungeon_time.texts import new_game_texts as new_dungeon
from chrononauts_qt.ui.games.dungeon_time.texts import show_texts, table_texts
from chrononauts_qt.ui.games.solonauts import new_game_texts as new_solonauts
from chrononauts_qt.ui.games.solonauts import solonauts_texts
from chrononauts_qt.ui.games.solonauts import statistics as journeys
from chrononauts_qt.ui.games.solonauts.traveller_ways import HELPS, HOME, HURTS
from chrononauts_qt.ui.kit.theme import EMBLEMS
from chrononauts_qt.ui.table.seat_controller import ASLEEP, PHONE
from tests.each import each
from tests.gui.catalog.uses import forget, unasked, unread_names

TABLES = {
    common.__name__: common.TEXTS.keys() - set(Flaw),  # those are asked for by what is wrong
    windows.__name__: windows.TEXTS.keys() - set(EMBLEMS),  # those are asked for by seat
    settings_texts.__name__: set(settings_texts.TEXTS),
    rulebook_texts.__name__: set(rulebook_texts.TEXTS),
    new_artifaxx.__name__: set(new_artifaxx.TEXTS),
    new_chrononauts.__name__: set(new_chrononauts.TEXTS),
    new_solonauts.__name__: set(new_solonauts.TEXTS),
    seat_texts.__name__: seat_texts.TEXTS.keys() - {*all_ranks(), PHONE, ASLEEP},  # asked for by who sits
    solonauts_texts.__name__: solonauts_texts.TEXTS.keys() - {HOME, HELPS, HURTS},  # asked for by a play
    artifaxx_texts.__name__: set(artifaxx_texts.TEXTS),
    games_texts.__name__: set(games_texts.TEXTS),
    listed.__name__: set(listed.TEXTS),
    statistics_texts.__name__: set(statistics_texts.TEXTS),
    journeys.__name__: set(journeys.TEXTS),
    hint_texts.__name__: set(hint_texts.TEXTS),
    replay_texts.__name__: set(replay_texts.TEXTS),
    report_texts.__name__: set(report_texts.TEXTS),
    take_back_texts.__name__: set(take_back_texts.TEXTS),
    table_texts.__name__: set(table_texts.TEXTS),
    new_dungeon.__name__: set(new_dungeon.TEXTS),
    show_texts.__name__: set(show_texts.TEXTS),
}


@pytest.fixture(scope="module", autouse=True)
def read_once() -> Iterator[None]:
    """Read the sources once for all that is asked here."""
    yield
    forget()


def test_every_flaw_of_a_file_has_its_text() -> None:
    assert set(Flaw) <= common.TEXTS.keys()


def test_every_text_is_asked_for() -> None:
    for check in each(TABLES):
        with check as table:
            left = unasked(table, TABLES[table])
            assert not left, left


def test_every_named_text_and_table_is_read() -> None:
    of_qt = ["i18n.FILE_DIALOG"]  # Qt itself asks for these
    assert unread_names() == of_qt
