"""What all who play agree to, on the page of a new game; the journal keeps it."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from chrononauts_qt.session import journal
from chrononauts_qt.session.match import Match, resume
from chrononauts_qt.ui.games.afternova.new_game import TermsPanel
from chrononauts_qt.ui.games.afternova.terms import (
    ANSWER_OPTION,
    TALK_OPTION,
    Terms,
    all_complete,
    answer_seconds,
    talk_seconds,
)
from chrononauts_qt.ui.shell import dealing
from chrononauts_qt.ui.shell.main_window import MainWindow
from chrononauts_qt.ui.table.agreement import is_agreed
from chrononauts_qt.ui.table.new_game import NewGameChoice
from chrononauts_qt.ui.table.screens import screens_of
from tests.gui.program import settle

PEOPLE = NewGameChoice(("Ada", "Bruno", "Chloé"), "afternova")


def begun(folder: Path, terms: Terms) -> Match:
    """Return a game with terms, read again from its journal."""
    match = dealing.deal(replace(PEOPLE, terms=terms), folder)
    assert match.writer is not None
    return resume(journal.read(match.writer.path))


@pytest.mark.parametrize("on", [False, True])
def test_hints_and_completing_are_agreed_as_long_as_the_game_lasts(tmp_path: Path, on: bool) -> None:
    assert is_agreed(begun(tmp_path, Terms(hints=on))) == on
    assert all_complete(begun(tmp_path, Terms(all_at_once=on))) == on


def test_times_are_kept_as_the_rules_name_them(tmp_path: Path) -> None:
    match = begun(tmp_path, Terms(talk=90, answers=20))
    assert (match.options[TALK_OPTION], match.options[ANSWER_OPTION]) == ("90", "20")
    assert (talk_seconds(match), answer_seconds(match)) == (90, 20)
    match.options.update({TALK_OPTION: "-3", ANSWER_OPTION: "soon"})
    assert (talk_seconds(match), answer_seconds(match)) == (None, None)
    assert screens_of("afternova").new_game().read({"talk": 61, "answers": 40}) == Terms(answers=40)


def panel_of(window: MainWindow, choice: NewGameChoice) -> TermsPanel:
    """Return the panel of the page of a new game, filled with a choice."""
    page = window.new_game
    window.ask_new_game("afternova")
    page.suggest(choice)
    settle()
    assert isinstance(page.terms, TermsPanel)
    return page.terms


def test_the_page_asks_and_says_in_words_what_is_agreed(window: MainWindow) -> None:
    panel = panel_of(window, PEOPLE)
    assert panel.hints.isVisible()
    assert "agreed" not in window.new_game.conditions.text()
    panel.hints.click()
    panel.all_at_once.click()
    panel.talk.setCurrentIndex(1)
    panel.answers.setCurrentIndex(2)
    said = window.new_game.conditions.text()
    assert "Deals of a turn are talked over for 60 s" in said
    assert "People answer within 40 s" in said
    assert "All have agreed to hints." in said
    assert "Projects are completed by themselves." in said
    assert window.new_game.choice().terms == Terms(True, True, 60, 40)
    assert screens_of("afternova").new_game().read({"hints": True, "all_at_once": "nonsense"}) == Terms(
        hints=True)


def test_who_plays_alone_has_nobody_to_agree_with(window: MainWindow) -> None:
    panel = panel_of(window, replace(PEOPLE, bots=("", "agent", "agent"), terms=Terms(hints=True)))
    assert not panel.hints.isVisible()
    assert panel.alone.isVisible()
    assert "agreed" not in window.new_game.conditions.text()
