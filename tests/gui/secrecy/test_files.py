"""Experience 3.8: a journal says that it holds secrets, and no other file of the program holds any."""

from __future__ import annotations

import logging
import re
from pathlib import Path

import pytest

from chrononauts_qt.bots.advice import Advice
from chrononauts_qt.bots.ranks import AGENT, Thought
from chrononauts_qt.games.chrononauts.actions import PLAY
from chrononauts_qt.games.chrononauts.cards import BY_ID, PLAY_INDEX
from chrononauts_qt.games.chrononauts.variants import artifaxx
from chrononauts_qt.session import journal, thinking
from chrononauts_qt.session.report import FAULT as REPORT
from chrononauts_qt.ui.shell.app import _Reporter
from chrononauts_qt.ui.shell.main_window import MainWindow
from tests.gui.robot import HandClock
from tests.gui.secrecy.courses import whole_course
from tests.gui.secrecy.deals import DEALS, Deal, counter
from tests.gui.secrecy.witness import Witness, listening

PUBLIC = {"prevent-assassination", "dodo", "ark", "tyrannosaurus", "stegosaurus", "cancer-cure"}
PUBLIC |= {"creation-tape", "mona-lisa-obvious", "rongorongo", "new-mission"}
"""What is played or lies open in the course."""


def secrets_in(text: str) -> set[str]:
    """Return the ids of cards that nobody has shown, as far as a text has them."""
    words = set(re.findall(r"(?<![\w-])[a-z][a-z0-9-]+(?![\w-])", text))
    return {card for card in BY_ID if card in words} - PUBLIC


@pytest.mark.parametrize("deal", DEALS, ids=lambda deal: deal.name)
def test_only_the_journal_holds_secrets_and_says_so(
    deal: Deal, window: MainWindow, clock: HandClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    with listening(monkeypatch) as sounds:
        scene = deal.open(window, clock, 0)
        whole_course(deal, scene, Witness(scene, sounds))
    window.look.change_text_size(10)
    found = {path: path.read_text("utf-8", "replace") for path in _files(window.folder)}
    journals = [path for path in found if path.suffix == ".chrononauts"]
    assert journals
    for path, text in found.items():
        if path in journals:
            head = text.splitlines()[:2]  # what kind of file it is comes first
            assert any(line.startswith(journal.SECRET) for line in head)
            assert secrets_in(text), "the test would see them"
        else:
            assert not secrets_in(text), path.name


def _files(folder: Path) -> list[Path]:
    return [path for path in folder.rglob("*") if path.is_file()]


@pytest.mark.parametrize("card", ["yuri", "petting-zoo", "memo", "patch-1995"])
def test_a_report_of_a_fault_names_no_card(window: MainWindow, tmp_path: Path, card: str) -> None:
    """What Python says of an error may hold what it was about."""
    report = _Reporter(window, tmp_path)
    for error in (KeyError(card), ValueError(f"{card} is not in the hand of 2"), AssertionError(card)):
        report(type(error), error, error.__traceback__)
        text = (tmp_path / REPORT).read_text("utf-8")
        assert type(error).__name__ in text
        assert card not in text


def test_the_log_of_bots_names_no_card(caplog: pytest.LogCaptureFixture) -> None:
    """What a rank wanted to do with a hand is told by its verb alone."""
    state, _ = artifaxx.new_game(counter(0))
    view = artifaxx.view(state, 0)
    wrong = PLAY[PLAY_INDEX["time-vortex"]][None]
    assert wrong not in view.actions
    with pytest.MonkeyPatch.context() as patch, caplog.at_level(logging.ERROR):
        patch.setattr(thinking, "think", lambda *_: Thought(Advice(wrong, "spare"), AGENT))
        thinking.spare("artifaxx", view)
    assert "play" in caplog.text
    assert "time-vortex" not in caplog.text
