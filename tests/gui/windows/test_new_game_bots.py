"""Who plays a seat on the page of a new game: people and bots of three ranks."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from chrononauts_qt.shelf import RANKS
from chrononauts_qt.ui.games.chrononauts.new_game import Terms
from chrononauts_qt.ui.games.chrononauts.new_game_terms import ALL_HELP
from chrononauts_qt.ui.kit.theme import DARK
from chrononauts_qt.ui.shell.new_game import NewGamePage
from chrononauts_qt.ui.table.new_game import BOT_NAMES, NewGameChoice, free_name, seats_of, sitters_of
from tests.gui.windows.helpers import check_controls, panel, said

AFTERNOVA, CHRONONAUTS, ARTIFAXX, SOLONAUTS = "afternova", "chrononauts", "artifaxx", "solonauts"

MIXED = NewGameChoice(("Ada", "Orvik", "Bruno"), languages=("it", "", ""), bots=("", "agent", ""))


@pytest.fixture
def page(window: QWidget) -> NewGamePage:
    """The page with two people and an Agent between them."""
    shown = NewGamePage(parent=window)
    shown.suggest(MIXED)
    shown.setGeometry(window.rect())
    shown.show()
    return shown


def _names(page: NewGamePage) -> list[str]:
    return [row.name.text() for row in page.people.rows]


@pytest.mark.parametrize("game", [CHRONONAUTS, ARTIFAXX])
def test_every_seat_is_for_a_person_or_a_bot_of_any_rank(page: NewGamePage, game: str) -> None:
    page.modes.choose(game)
    while page.people.add_button.isEnabled():
        page.people.add_button.click()
    assert len(page.people.rows) == seats_of(game)[-1]
    check_controls(page)
    for row in page.people.rows:
        assert [row.player.itemData(place) for place in range(4)] == ["", *RANKS]
        assert [row.player.itemText(place) for place in range(4)] == ["Person", "Cadet", "Agent", "Chief"]
        row.player.choose("chief")
    assert page.choice().bots == ("chief",) * len(page.people.rows)


def test_solonauts_has_no_bots(page: NewGamePage) -> None:
    """R-1201: a single hand."""
    page.modes.choose(SOLONAUTS)
    (row,) = page.people.rows
    assert not row.player.isVisible()
    assert page.choice().bots == ()
    assert row.name.text() == "Ada"
    page.modes.choose(CHRONONAUTS)
    assert page.choice().sitters == MIXED.sitters


def test_what_a_rank_does_is_said_of_the_game_that_is_shown(page: NewGamePage) -> None:
    """A Chief of AfterNova does not think ahead (`docs/afternova_bots.md`): it bargains."""
    told = {}
    for game in (CHRONONAUTS, AFTERNOVA, ARTIFAXX):
        page.modes.choose(game)
        chief = page.people.rows[1].player
        chief.choose("chief")
        assert chief.itemData(3, Qt.ItemDataRole.ToolTipRole) == chief.toolTip()
        told[game] = (page.people.ranks.text(), chief.toolTip(), chief.accessibleDescription())
        chief.choose("")
        assert chief.toolTip() == "Somebody at this screen."
    assert told[CHRONONAUTS] == told[ARTIFAXX]
    assert all("ahead" in words for words in told[CHRONONAUTS])
    assert all("bargain" in words and "ahead" not in words for words in told[AFTERNOVA])


def test_an_earlier_table_with_bots_fills_the_page(page: NewGamePage) -> None:
    assert page.choice() == replace(MIXED, terms=Terms(), help=ALL_HELP)


def test_the_keys_choose_and_a_screen_reader_is_told_whose_seat_it_is(page: NewGamePage) -> None:
    row = page.people.rows[0]
    row.name.setFocus()
    QTest.keyClick(row.name, Qt.Key.Key_Tab)
    assert row.player.hasFocus()
    assert row.player.accessibleName() == "Ada, seat 1, player"
    QTest.keyClick(row.player, Qt.Key.Key_Down)
    assert row.player.rank == "cadet"
    assert "forgets" in row.player.accessibleDescription()
    assert row.player.accessibleName() == f"{BOT_NAMES[0]}, seat 1, player"
    row.name.setText("")
    assert row.player.accessibleName() == "Seat 1, player"


def test_a_bot_has_a_name_of_its_own_and_gives_the_persons_back(page: NewGamePage) -> None:
    row = page.people.rows[2]
    row.player.choose("cadet")
    assert _names(page) == ["Ada", "Orvik", BOT_NAMES[2]]
    row.name.setText("Tock")
    row.player.choose("chief")
    assert row.name.text() == "Tock"
    row.player.choose("")
    assert row.name.text() == "Bruno"
    row.player.choose("agent")
    assert row.name.text() == "Tock"


def test_names_of_bots_are_never_taken_twice(page: NewGamePage) -> None:
    page.people.rows[0].name.setText(BOT_NAMES[2].upper())
    page.people.rows[2].player.choose("cadet")
    assert page.people.rows[2].name.text() == BOT_NAMES[3]
    assert len({name.casefold() for name in BOT_NAMES}) == seats_of(CHRONONAUTS)[-1]
    assert free_name(5, ()) == BOT_NAMES[5]
    assert free_name(5, (BOT_NAMES[5],)) == BOT_NAMES[0]


def test_a_bot_speaks_no_language_and_the_columns_stay(page: NewGamePage) -> None:
    person, bot = page.people.rows[0], page.people.rows[1]
    assert person.language.isVisible()
    assert not bot.language.isVisible()
    for part in ("name", "player", "up", "remove"):
        one, other = getattr(person, part).geometry(), getattr(bot, part).geometry()
        assert (one.left(), one.right()) == (other.left(), other.right()), part
    person.player.choose("cadet")
    assert not person.language.isVisible()
    assert page.choice().languages == ()
    person.player.choose("")
    assert page.choice().languages == ("it", "", "")


def test_a_seat_behind_a_bot_is_for_another_one(page: NewGamePage) -> None:
    page.people.add_button.click()
    assert (page.people.rows[3].name.text(), page.people.rows[3].player.rank) == ("", "")
    page.people.rows[3].player.choose("agent")
    page.people.add_button.click()
    assert (page.people.rows[4].name.text(), page.people.rows[4].player.rank) == (BOT_NAMES[4], "agent")


def test_seats_change_places_with_who_plays_them(page: NewGamePage) -> None:
    page.people.rows[0].down.click()
    assert page.choice().bots == ("agent", "", "")
    assert page.people.rows[0].player.accessibleName() == "Orvik, seat 1, player"


@pytest.mark.parametrize(
    ("bots", "who", "how"),
    [
        (("", "agent", ""), "Ada, Bruno and one Agent bot play;", "The curtain hides every hand. Every card"),
        (("", "cadet", "cadet"), "Ada and 2 Cadet bots play;", "For a single person no curtain hangs"),
        (("chief", "cadet", "cadet"), "2 Cadet bots and one Chief bot play;", "You will watch: all seats"),
        (("", "", ""), "Ada, Orvik and Bruno play;", "Every card waits 4 seconds"),
    ],
)
def test_the_summary_says_in_words_who_plays_and_who_watches(
    page: NewGamePage, bots: tuple[str, ...], who: str, how: str
) -> None:
    page.suggest(NewGameChoice(MIXED.names, bots=bots if any(bots) else ()))
    assert page.summary.text().startswith(who)
    assert page.conditions.text().startswith(how)
    assert "Identities may be exchanged once." in page.conditions.text()
    is_company = bots.count("") > 1
    assert panel(page).memo[4.0].isVisible() == is_company
    assert ("It has no clock" in said(page)) != is_company


def test_a_table_of_bots_only_is_started(page: NewGamePage, qtbot: QtBot) -> None:
    for row in page.people.rows:
        row.player.choose("cadet")
    with qtbot.waitSignal(page.started) as caught:
        page.start_button.click()
    assert caught.args is not None
    assert caught.args[0].bots == ("cadet",) * 3
    assert caught.args[0].people == ()


def test_a_bot_whose_name_was_taken_away_is_missed(page: NewGamePage, qtbot: QtBot) -> None:
    page.people.rows[1].name.setText(" ")
    with qtbot.assertNotEmitted(page.started):
        page.start_button.click()
    assert page.problem.text() == "Seat 2 has no name yet."
    assert page.people.rows[1].name.hasFocus()


def test_the_company_of_the_last_time_comes_back_with_its_bots(page: NewGamePage) -> None:
    page.remember(sitters_of(("Ada", "Orvik"), (), ("", "chief")), ("Ada",))
    assert page.people.same_button.isVisible()
    page.people.same_button.click()
    assert page.choice().sitters == sitters_of(("Ada", "Orvik"), (), ("", "chief"))
    assert not page.people.same_button.isVisible()
    page.people.rows[1].player.choose("cadet")
    assert page.people.same_button.isVisible()


def test_the_wheel_scrolls_the_page_and_changes_nobody(page: NewGamePage) -> None:
    player = page.people.rows[1].player
    player.setFocus()
    middle = QPointF(player.rect().center())
    none, down = Qt.KeyboardModifier.NoModifier, QPoint(0, -120)
    event = QWheelEvent(
        middle, player.mapToGlobal(middle), QPoint(), down, Qt.MouseButton.NoButton, none,
        Qt.ScrollPhase.NoScrollPhase, False,
    )  # fmt: skip
    QApplication.sendEvent(player, event)
    assert player.rank == "agent"


@pytest.mark.parametrize("size", [(1024, 600), (1366, 768), (1920, 1080)])
@pytest.mark.parametrize("scale", [1.0, 1.25, 1.5, 2.0])
def test_a_name_keeps_its_room_beside_who_plays(window: QWidget, size: tuple[int, int], scale: float) -> None:
    """A bot's name is shown whole, and more of a person's than of any bot's."""
    window.resize(*size)
    page = NewGamePage(theme=replace(DARK, text_scale=scale), parent=window)
    page.suggest(NewGameChoice(tuple(BOT_NAMES), bots=("", *("chief",) * 5)))
    page.setGeometry(window.rect())
    page.show()
    QApplication.processEvents()
    for row in page.people.rows:
        room = row.name.width() - 28
        assert room > 1.5 * row.name.fontMetrics().horizontalAdvance(BOT_NAMES[3])
