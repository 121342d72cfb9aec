"""What only one player sees is told in that player's language, and everything else in that of the program."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from chrononauts_qt.games.chrononauts import rules
from chrononauts_qt.session import journal, settings
from chrononauts_qt.session.match import Match, language_option, resume, seat_languages
from chrononauts_qt.ui.games.chrononauts.new_game import Terms
from chrononauts_qt.ui.games.chrononauts.table import TableScreen
from chrononauts_qt.ui.shell.main_window import MainWindow
from chrononauts_qt.ui.table.new_game import NewGameChoice
from tests.gui.desks import screen_of
from tests.gui.desks import table_of as table_on
from tests.gui.i18n.pseudo import of, shown
from tests.shots import match_of

Open = Callable[..., MainWindow]
FRENCH = {language_option(seat): "fr" for seat in range(6)}


def table_of(window: MainWindow, match: Match, options: dict[str, str] = FRENCH) -> TableScreen:
    """Open a match whose seats speak French while the program speaks Italian."""
    match.options |= options
    window.open_match(match)
    return table_on(window)


def languages(*roots: QWidget) -> set[str]:
    """Return which of the two languages are shown on some widgets."""
    texts = [text for root in roots for _, text in shown(root)]
    return {language for language in ("it", "fr") for text in texts if of(text, language)}


def private(table: TableScreen) -> tuple[QWidget, ...]:
    return table.hand, table.goals, table.steps


def public(table: TableScreen) -> tuple[QWidget, ...]:
    return table.timeline, table.players, table.log, table.status, table.deck, table.discard


def lift(table: TableScreen) -> None:
    seat = table.controller.wanted
    assert seat is not None
    table.controller.lift(seat)


def test_curtain_hand_goals_and_buttons_speak_the_language_of_their_seat(babel: Open) -> None:
    table = table_of(babel("home"), match_of("anomalies", 0))
    assert languages(table.sheets.curtain) == {"fr"}
    assert languages(table.hand, *public(table)) == {"it"}
    lift(table)
    assert languages(*private(table)) == {"fr"}
    assert languages(*public(table)) == {"it"}
    table.explain.rail.show_page("goals")
    assert languages(*table.explain.goals_page.cards) == {"fr"}
    table.controller.cover()
    assert languages(table.hand, *public(table)) == {"it"}


def test_the_curtain_goes_on_in_its_language(babel: Open) -> None:
    table = table_of(babel("home"), match_of("anomalies", 0))
    table.sheets.curtain._say("")
    table.sheets.curtain._held, table.sheets.curtain._presses = True, 0
    table.sheets.curtain._release()
    assert languages(table.sheets.curtain) == {"fr"}


@pytest.mark.parametrize(("seat", "language"), [(0, "fr"), (1, "it")])
def test_every_seat_has_its_own(babel: Open, seat: int, language: str) -> None:
    table = table_of(babel("home"), match_of("anomalies", 0), {language_option(0): "fr"})
    table.controller.lift(seat)
    assert languages(table.hand) == {language}


@pytest.mark.parametrize("code", ["xx", "", "it-CH", "../it"])
def test_an_unknown_language_is_that_of_the_program(babel: Open, code: str) -> None:
    table = table_of(babel("home"), match_of("anomalies", 0), dict.fromkeys(FRENCH, code))
    lift(table)
    assert languages(*private(table)) == {"it"}


def test_the_mulligan_is_told_to_its_owner(babel: Open) -> None:
    table = table_of(babel("home"), match_of("home", 3))
    lift(table)
    assert languages(table.sheets.mulligan) == {"fr"}


def test_a_guess_is_asked_for_in_the_language_of_its_seat(babel: Open) -> None:
    table = table_of(babel("home"), match_of("home", 0), {language_option(0): "fr"})
    guess = table.sheets.guess
    assert languages(guess.curtain) == {"fr"}
    guess.lift()
    guess.time.setText("never")
    guess.guess_button.click()
    assert languages(guess) == {"fr"}
    guess.saw_button.click()
    assert languages(guess.curtain) == {"it"}
    guess.lift()
    assert languages(guess) == {"it"}


def test_a_claim_its_refusal_and_a_choice_are_told_to_the_claimant(babel: Open) -> None:
    table = table_of(babel("home"), match_of("mission", -1))
    lift(table)
    table.questions.ask_claim()
    next(iter(table.sheets.claim.claims.values())).click()
    assert table.sheets.claim.answer.text()
    assert languages(table.sheets.claim) == {"fr"}


def test_cards_to_choose_from_are_told_to_the_chooser_and_the_open_pile_to_all(babel: Open) -> None:
    table = table_of(babel("home"), match_of("anomalies", 23))
    lift(table)
    table.sheets.picker.filter.setText("zzz")
    assert languages(table.sheets.picker) == {"fr"}
    table.questions.show_discards()
    assert languages(table.sheets.discards) == {"it"}


def test_a_look_in_the_memo_window_is_told_to_its_owner(babel: Open) -> None:
    table = table_of(babel("home"), match_of("anomalies", 1), {language_option(1): "fr"})
    assert languages(table.sheets.memo) == {"it"}
    table.controller.look(1)
    table.controller.lift(1)
    assert languages(table.sheets.memo.memo_button, table.sheets.memo.never_button) == {"fr"}


def test_refusals_and_own_cards_are_told_to_the_player_and_years_to_all(babel: Open) -> None:
    table = table_of(babel("home"), match_of("anomalies", 0))
    lift(table)
    card = table.hand_model.cards[0]
    told: list[str] = []
    table.controller.refused.connect(lambda words: told.append(words))
    table.referee.explain_drop(card, "hand", "1865")
    assert table.controller.viewer is not None
    table.controller.submit(table.controller.viewer, rules.parse("memo"))
    assert of(told[0], "fr")
    table.explain.reader.show(card)
    assert languages(table.explain.reader.inspector) == {"fr"}
    table.explain.reader.show("1865")
    assert languages(table.explain.reader.inspector) == {"it"}


def test_the_cards_may_have_a_language_of_their_own(babel: Open) -> None:
    window = babel("home", card_language="fr")
    table = table_of(window, match_of("anomalies", 0), {})
    lift(table)
    names = [str(index.data()) for index in map(table.hand_model.index, range(3))]
    assert all(of(name, "fr") for name in names)
    assert languages(table.steps, table.status) == {"it"}
    window.look.change(window.look.settings._replace(card_language=""))
    assert screen_of(window) is not None
    assert languages(screen_of(window).hand) == {"it"}


def test_the_english_name_is_told_where_cards_are_not_shown_in_english(babel: Open) -> None:
    window = babel("home")
    table = table_of(window, match_of("anomalies", 0), {language_option(0): "en", language_option(1): ""})
    table.controller.lift(1)
    index = table.hand_model.index(0)
    assert str(index.data(Qt.ItemDataRole.ToolTipRole)).count("\n") == 1
    table.controller.lift(0)
    index = table.hand_model.index(0)
    assert "\n" not in str(index.data(Qt.ItemDataRole.ToolTipRole))


def test_a_card_is_found_by_its_english_name(babel: Open) -> None:
    table = table_of(babel("home"), match_of("hand", 60), {})
    lift(table)
    table.questions.show_discards()
    cards = table.controller.public_view().discard_pile
    sheet = table.sheets.discards
    sheet.filter.setText("sell an artifact" if any("sell" in card for card in cards) else cards[0][:4])
    assert 0 < sheet.grid.model().rowCount() < len(cards)


def test_the_languages_of_the_seats_are_kept_with_names_and_game(babel: Open, tmp_path: Path) -> None:
    window = babel("home")
    window.ask_new_game()
    choice = NewGameChoice(("Ada", "Bruno"), terms=Terms("random", mulligan=False), languages=("fr", ""))
    window.new_game.suggest(choice)
    assert window.new_game.choice() == replace(choice, help=window.new_game.choice().help)
    window.new_game.start()
    assert settings.load(tmp_path).languages == ("fr", "")
    (path,) = tmp_path.glob("*.chrononauts")
    match = resume(journal.read(path))
    assert seat_languages(match) == ("fr", "")
    window.show_home()
    window.ask_new_game()
    assert window.new_game.people.rows[0].language.code == "fr"
    assert window.new_game.people.rows[0].language.text() == "FR"
    assert window.new_game.people.rows[1].language.text() == "IT"


def test_a_look_for_a_memo_names_the_card_in_the_language_of_its_seat(babel: Open) -> None:
    table = table_of(babel("home"), match_of("anomalies", 1))
    table.controller.look(1)
    table.controller.lift(1)
    assert table.sheets.memo.memo_button.isVisible()
    assert languages(table.sheets.memo._look_text) == {"fr"}
