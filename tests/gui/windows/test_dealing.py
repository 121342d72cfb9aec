"""From the page of a new game to a match: every option reaches the setup, and the settings."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import replace
from datetime import date
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from chrononauts_qt.deals import rating
from chrononauts_qt.deals.bank import Deal
from chrononauts_qt.games.chrononauts.variants import artifaxx, solonauts
from chrononauts_qt.kernel.errors import BadSetup
from chrononauts_qt.session import journal
from chrononauts_qt.session.match import Match, resume
from chrononauts_qt.session.settings import Settings
from chrononauts_qt.shelf import same_rank
from chrononauts_qt.ui.games.artifaxx import new_game as artifaxx_page
from chrononauts_qt.ui.games.chrononauts import new_game as chrononauts_page
from chrononauts_qt.ui.games.chrononauts.new_game_terms import ALL_HELP
from chrononauts_qt.ui.games.solonauts import deals
from chrononauts_qt.ui.games.solonauts.deals import Terms
from chrononauts_qt.ui.kit.look import Look
from chrononauts_qt.ui.kit.theme import DARK
from chrononauts_qt.ui.shell import dealing
from chrononauts_qt.ui.shell.main_window import MainWindow
from chrononauts_qt.ui.shell.remaking import make_anew
from chrononauts_qt.ui.table.new_game import NEWCOMERS, NewGameChoice, seats_of
from chrononauts_qt.ui.table.screens import screens_of
from chrononauts_qt.ui.table.table_controller import TableController

CHRONONAUTS, ARTIFAXX, SOLONAUTS = "chrononauts", "artifaxx", "solonauts"

THREE = ("Ada", "Bruno", "Chloé")
SHORT = artifaxx_page.Terms(memo_seconds=8.0, parents="never-existed")
FOUND = Terms(travellers=7, seed="s7-0003", wins=42)


def alone(terms: Terms) -> NewGameChoice:
    """Return the choice of a game that Ada plays alone."""
    return NewGameChoice(("Ada",), SOLONAUTS, terms)


def dealt(choice: NewGameChoice, folder: Path) -> journal.Journal:
    """Deal a game and return its journal."""
    dealing.deal(choice, folder)
    (path,) = folder.glob("*.chrononauts")
    return journal.read(path)


def own_id(options: Mapping[str, str]) -> dict[str, str]:
    """Return the option by which a game is known, which no other game has."""
    assert re.fullmatch("[0-9a-f]{16}", options["id"])
    return {"id": options["id"]}


def test_artifaxx_is_dealt_as_it_was_chosen(tmp_path: Path) -> None:
    """R-1103, R-1110."""
    terms = artifaxx_page.Terms("seat-2", None, "never-existed")
    choice = NewGameChoice(THREE, ARTIFAXX, terms, languages=("", "it", ""))
    kept = dealt(choice, tmp_path)
    assert (kept.header.game, kept.header.names) == (ARTIFAXX, THREE)
    assert kept.header.options == {"memo-seconds": "none", "language-2": "it", **own_id(kept.header.options)}
    setup = artifaxx.read_setup(3, kept.header.setup)
    assert (setup.players, setup.first, setup.parents) == (3, "seat-2", "never-existed")
    assert setup.seed
    assert artifaxx.read_setup(2, {}).parents == artifaxx_page.Terms().parents


@pytest.mark.parametrize(
    ("terms", "options"),
    [
        (FOUND, {"deal": "proven", "difficulty": "42"}),
        (replace(FOUND, wins=None), {"deal": "proven"}),
        (replace(FOUND, deal="today", day="2026-11-21"), {"deal": "today 2026-11-21", "difficulty": "42"}),
        (replace(FOUND, deal="seed", wins=None), {"deal": "seed"}),
        (replace(FOUND, deal="unproven", wins=None), {"deal": "seed"}),
    ],
)
def test_solonauts_keeps_where_its_deal_comes_from(
    tmp_path: Path, terms: Terms, options: dict[str, str]
) -> None:
    """R-1203."""
    kept = dealt(alone(terms), tmp_path)
    assert (kept.header.game, kept.header.names) == (SOLONAUTS, ("Ada",))
    assert kept.header.options == {**options, **own_id(kept.header.options)}
    assert solonauts.read_setup(1, kept.header.setup) == solonauts.Setup(7, "s7-0003")


def test_any_deal_without_a_name_is_drawn_by_lot(tmp_path: Path) -> None:
    choice = alone(replace(FOUND, deal="seed", seed="", wins=None))
    one, other = (dealing.deal(choice, tmp_path).state for _ in range(2))
    assert one.seed != other.seed
    assert len(one.travellers) == 7


def test_a_deal_is_found_where_the_page_was_passed_by(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(deals, "deal_of", lambda day: Deal(8, f"day-{day}", 60, 24))
    match = dealing.deal(alone(Terms(deal="today")), tmp_path)
    assert match.options == {
        "deal": f"today {date.today()}",
        "difficulty": "60",
        **own_id(match.options),
    }
    with pytest.raises(BadSetup):
        dealing.deal(alone(Terms(travellers=14)), tmp_path)


def test_the_bank_does_not_give_the_last_deal_again(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[tuple[int, str, str]] = []

    def pick(count: int, grade: str, avoid: str) -> Deal:
        asked.append((count, grade, avoid))
        return Deal(9, "s9-0002", 20, 24)

    monkeypatch.setattr(deals, "pick", pick)
    wanted = Terms(travellers=9, grade="hard", dealt="s9-0001")
    found = deals.settled(wanted, date(2026, 11, 21))
    assert found == replace(wanted, seed="s9-0002", wins=20)
    assert asked == [(9, "hard", "s9-0001")]


def test_the_last_choice_of_every_game_is_remembered(tmp_path: Path) -> None:
    look = Look(tmp_path)
    terms = chrononauts_page.Terms("random", None, mulligan=False)
    whole = NewGameChoice(THREE, CHRONONAUTS, terms, (True, False, True), ("", "it", ""))
    short = NewGameChoice(THREE, ARTIFAXX, SHORT, ALL_HELP)
    named = Terms(11, "seed", "easy", "Friday")
    for choice in (whole, short, NewGameChoice(("Team",), SOLONAUTS, named)):
        look.change(dealing.remembered(choice, look.settings))
    found = {choice.game: choice for choice in dealing.last_choices(Look(tmp_path))}
    assert list(found)[-1] == SOLONAUTS
    assert found[SOLONAUTS] == NewGameChoice(("Team",), SOLONAUTS, replace(named, dealt="Friday"), ALL_HELP)
    assert found[ARTIFAXX] == short
    assert found[CHRONONAUTS].terms == terms
    assert look.settings.people == ("Team", *THREE)


@pytest.mark.parametrize(
    ("game", "kept", "terms"),
    [
        (CHRONONAUTS, {}, chrononauts_page.Terms()),
        (CHRONONAUTS, {"mulligan": 0, "first": "random"}, chrononauts_page.Terms("random")),
        (CHRONONAUTS, {"memo_seconds": None}, chrononauts_page.Terms(memo_seconds=None)),
        (ARTIFAXX, {"memo_seconds": 999, "parents": "somewhere"}, artifaxx_page.Terms(memo_seconds=60.0)),
        (ARTIFAXX, {"parents": "never-existed", "first": None}, artifaxx_page.Terms(parents="never-existed")),
        (SOLONAUTS, {"deal": "stacked", "seed": "Friday"}, Terms(seed="Friday")),
        (SOLONAUTS, {"travellers": 99, "grade": "hard"}, Terms(travellers=14, grade="hard")),
        (SOLONAUTS, {"travellers": -1, "grade": 7}, Terms(travellers=6)),
        (SOLONAUTS, {"travellers": True, "wins": 3, "dealt": "s8-1"}, Terms(dealt="s8-1")),
    ],
)
def test_a_game_spares_what_is_right_of_its_settings(
    game: str, kept: dict[str, object], terms: object
) -> None:
    """R-1203: six to fourteen may travel."""
    assert screens_of(game).new_game().read(kept) == terms


def test_a_deal_that_was_found_is_no_name_that_was_written() -> None:
    """The bank is told of it; the page shows what was wanted."""
    for deal, wanted in (("proven", "proven"), ("today", "today"), ("unproven", "proven")):
        kept = dealing.remembered(alone(replace(FOUND, deal=deal)), Settings()).kept(SOLONAUTS)
        assert (kept["deal"], kept["seed"], kept["dealt"]) == (wanted, "", "s7-0003")


def test_the_deal_of_the_day_leaves_the_other_wishes_alone(tmp_path: Path) -> None:
    """It has eight travellers and one difficulty, but nobody chose those."""
    look = Look(tmp_path)
    found = alone(Terms(travellers=10, grade="hard", seed="s10-0001"))
    for choice in (found, dealing.today(SOLONAUTS, look)):
        assert choice is not None
        look.change(dealing.remembered(replace(choice, names=("Ada",)), look.settings))
    kept = look.settings.kept(SOLONAUTS)
    assert (kept["deal"], kept["travellers"], kept["grade"]) == ("today", 10, "hard")
    assert kept["dealt"] == "s10-0001", "the bank does not give it again at once"


def test_solonauts_leaves_the_company_and_its_help_alone() -> None:
    before = Settings(names=THREE, assist_preview=False)
    after = dealing.remembered(alone(FOUND), before)
    assert (after.names, after.assist_preview) == (THREE, False)


def rematch(match: Match, folder: Path) -> NewGameChoice:
    return dealing.again(TableController(match), Look(folder))


def test_the_next_seat_begins_a_rematch_of_artifaxx(tmp_path: Path) -> None:
    """R-1108."""
    terms = artifaxx_page.Terms("seat-3", 2.0, "never-existed")
    choice = NewGameChoice(THREE, ARTIFAXX, terms, ALL_HELP)
    look = Look(tmp_path)
    look.change(dealing.remembered(choice, look.settings))
    again = rematch(dealing.deal(choice, tmp_path), tmp_path)
    assert again == replace(choice, terms=replace(terms, first="seat-1"))


@pytest.mark.parametrize("terms", [FOUND, replace(FOUND, deal="today", day="2026-11-21")])
def test_solonauts_again_is_the_same_deal(tmp_path: Path, terms: Terms) -> None:
    dealing.deal(alone(terms), tmp_path)
    (path,) = tmp_path.glob("*.chrononauts")
    assert rematch(resume(journal.read(path)), tmp_path) == replace(alone(terms), help=ALL_HELP)


def test_the_page_opens_with_the_game_of_the_last_time(
    dressed: QApplication, tmp_path: Path, qtbot: QtBot
) -> None:
    look = Look(tmp_path)
    short = NewGameChoice(THREE, ARTIFAXX, SHORT, ALL_HELP)
    unproven = alone(replace(FOUND, deal="unproven"))
    for choice in (NewGameChoice((*THREE, "Davide", "Élise")), unproven, short):
        look.change(dealing.remembered(choice, look.settings))
    window = MainWindow(tmp_path, DARK)
    qtbot.addWidget(window)
    window.ask_new_game()
    page = window.new_game
    assert page.choice() == short
    page.modes.choose(SOLONAUTS)
    assert page.choice() == alone(Terms(7, "proven", dealt="s7-0003"))
    page.modes.choose(CHRONONAUTS)
    assert page.choice().names == THREE
    make_anew(window)
    assert window.new_game.choice().game == CHRONONAUTS
    window.new_game.modes.choose(ARTIFAXX)
    assert window.new_game.choice() == short


@pytest.mark.parametrize("game", [CHRONONAUTS, ARTIFAXX, SOLONAUTS])
def test_start_leads_to_the_table_of_the_game(
    dressed: QApplication, tmp_path: Path, qtbot: QtBot, game: str
) -> None:
    window = MainWindow(tmp_path, DARK)
    qtbot.addWidget(window)
    window.show()
    window.ask_new_game()
    page = window.new_game
    terms = Terms(deal="seed", seed="Friday") if game == SOLONAUTS else None
    page.suggest(NewGameChoice(THREE[: seats_of(game)[-1]], game, terms))
    page.start_button.click()
    assert window.shown() == "table"
    (path,) = tmp_path.glob("*.chrononauts")
    assert journal.read(path).header.game == game
    assert window.look.settings.game == game


@pytest.mark.parametrize("count", range(6, deals.MOST_IN_BANK + 1))
def test_the_bank_serves_what_the_page_promises(tmp_path: Path, count: int) -> None:
    """R-1203: no search up to ten travellers; the deal that is found can be dealt."""
    wanted = Terms(travellers=count)
    found = deals.settled(wanted, date(2026, 11, 21))
    assert found is not None
    assert found.wins is not None
    assert len(dealing.deal(alone(found), tmp_path).state.travellers) == count


def test_the_deal_of_a_day_is_for_eight_and_for_everybody(tmp_path: Path) -> None:
    wanted = Terms(travellers=12, deal="today")
    one, other = (deals.settled(wanted, date(2026, 11, 21)) for _ in range(2))
    assert one is not None
    assert one == other
    assert (one.travellers, one.day) == (deals.USUAL, "2026-11-21")
    assert dealing.deal(alone(one), tmp_path).options["deal"] == "today 2026-11-21"


def test_difficulties_are_those_of_the_rating() -> None:
    assert tuple(name for _, name in rating.GRADES) == deals.GRADES


MIXED = NewGameChoice(THREE, terms=chrononauts_page.Terms("random"), bots=("", "chief", ""))


def test_bots_reach_the_match_and_the_settings(tmp_path: Path) -> None:
    match = dealing.deal(MIXED, tmp_path)
    assert match.bots == {1: "chief"}
    (path,) = tmp_path.glob("*.chrononauts")
    assert journal.read(path).header.options["bot-2"] == "chief"
    look = Look(tmp_path)
    look.change(dealing.remembered(MIXED, look.settings))
    assert look.settings.people == ("Ada", "Chloé")
    found = {choice.game: choice for choice in dealing.last_choices(Look(tmp_path))}
    assert found[CHRONONAUTS] == replace(MIXED, help=ALL_HELP)
    assert found[ARTIFAXX].bots == MIXED.bots


def test_before_the_first_game_the_seats_are_those_of_newcomers(tmp_path: Path) -> None:
    look = Look(tmp_path)
    look.change(look.settings._replace(people=("Team",)))
    for choice in dealing.last_choices(look):
        if choice.game != SOLONAUTS:
            sitters = [one._replace(rank=same_rank(one.rank, choice.game)) for one in NEWCOMERS]
            assert choice.sitters == tuple(sitters)


def test_a_rematch_keeps_the_bots_that_sit_there_now(tmp_path: Path) -> None:
    look = Look(tmp_path)
    match = dealing.deal(MIXED, tmp_path)
    match.seat_bot(2, "cadet")
    match.seat_person(1)
    assert dealing.again(TableController(match), look).bots == ("", "", "cadet")
    match.seat_person(2)
    assert dealing.again(TableController(match), look).bots == ()
