"""Hints, the proof that no way is left, the best of a deal, and the solution after the end."""

from __future__ import annotations

import sys
from datetime import date
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from chrononauts_qt.bots.advice import Advice, Params
from chrononauts_qt.bots.solonauts import reasons
from chrononauts_qt.bots.solonauts.player import suggest
from chrononauts_qt.deals import bests
from chrononauts_qt.games.chrononauts.actions import parse
from chrononauts_qt.ui.games.solonauts import counsel, counsel_texts
from chrononauts_qt.ui.games.solonauts.deal_worker import DealWorker
from chrononauts_qt.ui.games.solonauts.deals import Terms
from chrononauts_qt.ui.games.solonauts.desk import SoloDesk
from chrononauts_qt.ui.shell.main_window import MainWindow
from chrononauts_qt.ui.table.new_game import NewGameChoice
from tests.gui.desks import solo_end_of
from tests.gui.solonauts.conftest import Deal
from tests.gui.windows.helpers import said

LOST = ("patch-1939", "patch-1974", "sabotage", "restore-history", "reverse-fate")


def desk_of(window: MainWindow) -> SoloDesk:
    assert isinstance(window.desk, SoloDesk)
    return window.desk


def test_a_hint_arms_the_card_and_says_why(deal: Deal, window: MainWindow) -> None:
    journey = deal()
    wanted = suggest(journey.view)
    table = desk_of(window).screen
    table.steps.hint_button.click()
    assert table.message.words.text() == "Cards you can play: 4 of 5.", "first where to look"
    assert table.arming.card is None
    table.steps.hint_button.click()
    assert table.arming.card == wanted.action.card_id
    assert table.message.words.text() == counsel_texts.advise(wanted)
    assert len(desk_of(window).controller.match.past) == 0, "a hint plays nothing"


def test_a_hint_has_the_sign_of_a_hint_and_no_warning(deal: Deal, window: MainWindow) -> None:
    deal()
    table = desk_of(window).screen
    table.steps.hint_button.click()
    assert table.message.sign == "hint"
    assert table.message.accessibleName() == "Hint"
    table.message.say("Everyone would lose.")
    assert table.message.sign == "notice"


def test_nothing_of_a_hint_stays_when_another_card_is_considered(deal: Deal, window: MainWindow) -> None:
    journey = deal()
    table = desk_of(window).screen
    table.steps.hint_button.click()
    table.steps.hint_button.click()
    advised = table.arming.card
    other = next(card for card in journey.view.hand if card != advised)
    table.arming.arm(other, "hand")
    assert not table.message.isVisible()
    assert table.explain.lines.pointed == ()
    assert table.arming.card == other
    table.steps.hint_button.click()
    table.arming.disarm()
    assert not table.message.isVisible()
    table.steps.hint_button.click()
    assert table.message.isVisible(), "asked again it is said again"
    table.message.say("Nothing can be played here.")
    table.arming.arm(other, "hand")
    assert table.message.isVisible(), "what is no hint is left alone"


def test_every_reason_of_an_advice_is_a_sentence() -> None:
    keys = {line.split()[0] for line in (reasons.__doc__ or "").splitlines() if line.startswith("    ")}
    assert len(keys) == 15
    params: Params = {"card": "patch-1939", "years": (1939,), "travellers": ("otto", "yuri"), "count": 9}
    for key in keys:
        words = counsel_texts.advise(Advice(parse("play patch-1939 on 1939"), key, params))
        assert words.startswith("Play Patch 1939′. ")
        assert words.count(".") == 2 + (key in ("stuck-loss", "mends-black", "patch-covers", "half-way"))


@pytest.mark.rule("R-1215")
def test_a_hint_says_who_would_be_lost_by_it(
    deal: Deal, window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A bug: Patch 1962′ brought one traveller home, and nobody was told that it stranded another."""
    deal(hand=LOST)
    desk_of(window).screen.steps.hint_button.click()
    for words, names in (("discard patch-1939", "Otto and Clara"), ("discard sabotage", "")):
        advised = Advice(parse(words), "least-harm")
        monkeypatch.setattr(counsel, "suggest", lambda _, advised=advised: advised)
        table = desk_of(window).screen
        table.arming.disarm()
        table.steps.hint_button.click()
        costs = f" After that no way home is left for: {names}." if names else ""
        assert table.message.words.text() == counsel_texts.advise(advised) + costs


def test_whoever_is_lost_is_named_once_and_the_journey_may_go_on(deal: Deal, window: MainWindow) -> None:
    journey = deal(hand=("patch-1939", "patch-1974", "sabotage", "restore-history", "reverse-fate"))
    table, controller = desk_of(window).screen, desk_of(window).controller
    controller.play(parse("discard patch-1939"))  # asked first, Otto and Clara wait for it
    controller.play(parse("discard patch-1939"))
    assert table.question.isVisible()
    assert "Otto" in said(table.question)
    assert "Clara" in said(table.question)
    window.look.change(window.look.settings._replace(theme="light"))
    table = desk_of(window).screen
    assert table.question.isVisible(), "it was still being read"
    controller.submit(0, parse("play reverse-fate on 1941"))
    assert not table.question.isVisible(), "it has been said"
    window.look.change(window.look.settings._replace(theme="dark"))
    assert not desk_of(window).screen.question.isVisible()
    assert journey.view.outcome is None


def test_the_best_of_a_deal_is_kept_and_told(deal: Deal, window: MainWindow, qtbot: QtBot) -> None:
    deal()
    controller = desk_of(window).controller
    controller.submit(0, parse("play patch-1939 on 1939"))
    controller.end_here()
    qtbot.waitUntil(lambda: window.shown() == "end")
    assert bests.best_of(window.folder, "6 journey") == 2
    assert "2 of 6" in said(solo_end_of(window))


def test_a_game_of_practice_leaves_no_record(deal: Deal, window: MainWindow) -> None:
    deal()
    controller = desk_of(window).controller
    controller.submit(0, parse("play patch-1939 on 1939"))
    controller.undo()
    controller.end_here()
    assert controller.is_practice
    assert bests.best_of(window.folder, "6 journey") is None


def test_a_solution_is_found_in_another_process_and_shown(window: MainWindow, qtbot: QtBot) -> None:
    window.openings.start(NewGameChoice(("Ada",), "solonauts", Terms(6, "seed", seed="t1")))
    desk_of(window).controller.end_here()
    qtbot.waitUntil(lambda: window.shown() == "end")
    solo_end_of(window).solution_button.click()
    assert not solo_end_of(window).solution_button.isEnabled(), "it is being looked for"
    qtbot.waitUntil(lambda: "1. " in said(solo_end_of(window)), timeout=60_000)


def test_a_search_ends_with_the_window(window: MainWindow, qtbot: QtBot) -> None:
    window.openings.start(NewGameChoice(("Ada",), "solonauts", Terms(6, "seed", seed="t1")))
    desk_of(window).controller.end_here()
    qtbot.waitUntil(lambda: window.shown() == "end")
    solo_end_of(window).solution_button.click()
    worker = desk_of(window).counsel.worker
    assert worker.is_running
    window.close()
    assert not worker.is_running


@pytest.mark.parametrize(
    ("answer", "expected"),
    [
        ('{"verdict": "unwinnable", "line": [], "seconds": 1}', "could not be won"),
        ('{"verdict": "unknown", "line": [], "seconds": 1}', "No solution was found"),
        (
            '{"verdict": "winnable", "line": ["discard patch-1868"], "seconds": 1, "lost_at": 3,'
            ' "lost_by": "play reverse-fate on 1914"}',
            "gone after move 3: Play Reverse Fate on 1914",
        ),
        ("nonsense", "No solution was found"),
    ],
)
def test_what_the_solver_says_is_told(
    deal: Deal,
    window: MainWindow,
    qtbot: QtBot,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    answer: str,
    expected: str,
) -> None:
    program = tmp_path / "solver.py"
    program.write_text(f"print({answer!r})", encoding="utf-8")
    command = (sys.executable, str(program))
    monkeypatch.setattr(counsel, "DealWorker", lambda parent: DealWorker(command, parent))
    deal()
    desk_of(window).controller.end_here()
    qtbot.waitUntil(lambda: window.shown() == "end")
    solo_end_of(window).solution_button.click()
    qtbot.waitUntil(lambda: expected in said(solo_end_of(window)))


def test_today_begins_at_once_for_whoever_has_played_before(window: MainWindow) -> None:
    window.openings.start_today("solonauts")
    assert window.shown() == "new_game", "a name is asked for first"
    window.openings.start(NewGameChoice(("Ada",), "solonauts", Terms(deal="seed", seed="t1")))
    window.show_home()
    window.home.boxes["solonauts"].day_button.click()
    match = desk_of(window).controller.match
    assert match.names == ("Ada",)
    assert match.options["deal"] == f"today {date.today().isoformat()}"
    window.show_home()
    before = sorted(window.folder.glob("*.chrononauts"))
    window.home.boxes["solonauts"].day_button.click()
    assert sorted(window.folder.glob("*.chrononauts")) == before, "the same game goes on"
    assert window.shown() == "table"
