"""Nobody's eyes: with no viewer the window gives nothing away.

Two games that differ only in what is hidden (deck, hands, Identities, Missions) must look, speak and
answer alike, pixel by pixel, whenever nobody's private view is up. test_planted_leaks shows that this
would tell.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractButton
from pytestqt.qtbot import QtBot

from chrononauts_qt.session import journal
from chrononauts_qt.session.match import resume
from chrononauts_qt.ui.shell.main_window import MainWindow
from tests.gui.robot import HandClock
from tests.gui.table.eyes import both, compare, look, world
from tests.gui.table.moments import MOMENTS, away, inactive
from tests.gui.table.scene import NAMES, Scene, every_text, start
from tests.scenario import explicit_setup


@pytest.mark.rule("R-1014", "R-915")
@pytest.mark.parametrize("moment", MOMENTS, ids=[moment.__name__ for moment in MOMENTS])
def test_two_games_that_differ_in_secrets_look_alike(
    window: MainWindow, clock: HandClock, moment: Callable[[Scene], None]
) -> None:
    compare(*both(window, clock, moment))


def test_a_game_opened_in_the_middle_gives_nothing_away(
    window: MainWindow, clock: HandClock, tmp_path: Path
) -> None:
    """Continue leads to the curtain, at a turn's beginning and in a Memo window."""
    for words in ((), ("play prevent-assassination on 1963",)):
        seen = []
        for number in range(2):
            scene = start(window, clock, world(number))
            for line in words:
                scene.lift()
                scene.do(line)
            assert scene.match.writer is not None
            opened = Scene(window, clock, resume(journal.read(scene.match.writer.path)))
            seen.append(look(opened))
        compare(*seen)


def test_the_mulligan_and_the_guess_are_asked_behind_curtains(window: MainWindow, clock: HandClock) -> None:
    for first in ("guess", 1):
        seen = []
        for identities in ({1: "yuri", 2: "hester"}, {1: "otto", 2: "abel"}):
            scene = start(window, clock, explicit_setup(first=first, mulligan=True, identities=identities))
            seen.append(look(scene))
            assert scene.public.step == ("guess" if first == "guess" else "mulligan")
        compare(*seen)


def test_an_identity_on_the_mulligan_sheet_is_covered(window: MainWindow, clock: HandClock) -> None:
    seen = []
    for identities in ({1: "yuri", 2: "hester"}, {1: "otto", 2: "abel"}):
        scene = start(window, clock, explicit_setup(mulligan=True, identities=identities))
        scene.lift()
        assert scene.table.sheets.mulligan.isVisible()
        away()
        seen.append(look(scene))
    compare(*seen)


def test_no_private_word_is_left_when_the_curtain_falls(window: MainWindow, clock: HandClock) -> None:
    """Model by model: the hand, the goals, what is armed and what was said to its owner."""
    scene = start(window, clock, world(0))
    inactive(scene)
    table = scene.table
    assert table.hand_model.rowCount() == table.small_hand_model.rowCount() == 0
    assert table.goals_model.rowCount() == 0
    assert table.arming.card is None
    assert table.timeline.legal_targets is None
    assert table.timeline.refusal is None
    assert scene.said() == ""


def test_the_uncovered_hand_is_shown_to_its_owner(window: MainWindow, clock: HandClock) -> None:
    """The comparison would see a hand: uncovered, the two games differ in words and in pixels."""
    seen = []
    for number in range(2):
        scene = start(window, clock, world(number))
        scene.lift()
        seen.append((scene.window.grab().toImage(), every_text(scene.table)))
    assert seen[0][0] != seen[1][0]
    assert seen[0][1] != seen[1][1]


# -- the Memo window ----------------------------------------------------------------------------


@pytest.mark.rule("R-1014")
@pytest.mark.parametrize("thrown", [4, 3])
def test_the_window_is_left_out_only_when_all_memos_lie_open(
    window: MainWindow, clock: HandClock, thrown: int
) -> None:
    """With three in the discard pile everybody is asked, though nobody in this game holds the fourth."""
    memos = " ".join(["memo"] * thrown)
    scene = start(
        window,
        clock,
        explicit_setup(
            players=3, hands={1: "prevent-assassination dodo", 2: "+3", 3: "+3"}, discard=memos, draw="ark"
        ),
    )
    scene.lift()
    scene.do("play prevent-assassination on 1963")
    assert (scene.public.step == "window") == (thrown == 3)
    assert scene.table.sheets.memo.isVisible() == (thrown == 3)
    if thrown == 3:
        assert [b.isEnabled() for b in scene.table.sheets.memo.seat_buttons[1:]] == [True, True]


@pytest.mark.rule("R-1014")
def test_every_card_is_asked_for_as_long_as_every_other(window: MainWindow, clock: HandClock) -> None:
    """Same ring, same buttons, same places, whatever is played and whoever holds what."""
    found = []
    for card in ("prevent-assassination on 1963", "dodo", "patch-1929 on 1929"):
        scene = start(
            window,
            clock,
            explicit_setup(
                players=4, hands={1: "prevent-assassination dodo patch-1929", 3: "memo memo memo"}, red=[1912]
            ),
        )
        scene.lift()
        scene.do(f"play {card}")
        panel = scene.table.sheets.memo
        buttons = [part for part in panel.findChildren(QAbstractButton) if part.isVisible()]
        found.append([(part.accessibleName(), part.isEnabled(), part.geometry()) for part in buttons])
        scene.pass_time(3.9)
        assert scene.public.step == "window"
        assert panel.ring.fraction == pytest.approx(0.1 / 4)
        scene.pass_time(0.2)
        assert scene.public.step != "window"
    assert found[0] == found[1] == found[2]


# -- no voluntary reveal ------------------------------------------------------------------------


@pytest.mark.rule("R-915")
def test_nothing_at_the_table_shows_an_identity_to_the_others(
    window: MainWindow, clock: HandClock, qtbot: QtBot
) -> None:
    """Every key and every button of one's own turn: the public still knows no goal card."""
    scene = start(
        window,
        clock,
        explicit_setup(
            players=2, hands={1: "dodo ark rongorongo"}, identities={1: "yuri"}, missions={1: "petting-zoo"}
        ),
    )
    scene.to_end_step()
    for key in range(Qt.Key.Key_A.value, Qt.Key.Key_Z.value + 1):
        if key in (Qt.Key.Key_E.value, Qt.Key.Key_V.value):
            continue
        scene.key(Qt.Key(key))
    scene.key(Qt.Key.Key_V)
    for button in scene.table.sheets.claim.claims.values():
        scene.click(button)
    scene.key(Qt.Key.Key_Escape)
    assert scene.public.step == "end"
    assert {(player.identity, player.mission) for player in scene.public.players} == {(None, None)}
    assert NAMES[0] in scene.table.status.accessibleName()
    away()
    assert not [words for words in every_text(scene.table) if "Yuri" in words or "Petting" in words]
