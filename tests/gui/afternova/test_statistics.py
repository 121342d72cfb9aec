"""What the page of the statistics counts of AfterNova."""

from __future__ import annotations

from chrononauts_qt.session.game_entries import Entry, Sat
from chrononauts_qt.ui.table.screens import screens_of

WHEN = "2026-07-01T20:00:00+02:00"
ADA, BO, BOT = Sat("Ada"), Sat("bo"), Sat("Chloé", "agent")
GAMES = (
    Entry("1", "afternova", WHEN, (ADA, BO, BOT), "points", (1, 3, 2), (41, 27, 38), 31),
    Entry("2", "afternova", WHEN, (BO, ADA, BOT), "points", (3, 2, 1), (30, 34, 39), 28),
    Entry("3", "afternova", WHEN, (ADA, BO), "bot", (2, 3), (33, 20), 40),
    Entry("4", "afternova", WHEN, (ADA, BO)),
    Entry("5", "chrononauts", WHEN, (ADA, BO), "home", (1, 2), (), 9),
)


def test_points_of_people_are_counted_in_games_that_have_ended() -> None:
    (table,) = screens_of("afternova").tables(GAMES)
    assert table.rows == (
        ("Ada", "3", "36.0", "41", "31"),
        ("bo", "3", "25.7", "30", "none"),
    )


def test_whoever_has_played_no_game_has_no_row() -> None:
    (table,) = screens_of("afternova").tables(GAMES[3:])
    assert table.rows == ()
