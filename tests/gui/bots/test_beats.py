"""What the slot tells of the deeds of bots: whose, at whom, what came of it, and how near the end is."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from chrononauts_qt.games.chrononauts.timeline import LINCHPIN_BIT, PARADOX_COUNT
from chrononauts_qt.games.chrononauts.variants import artifaxx
from chrononauts_qt.session.match import Match
from chrononauts_qt.ui.games.chrononauts.rival_table import RivalTable
from chrononauts_qt.ui.shell.main_window import MainWindow
from tests.gui.bots.conftest import opened, seated
from tests.gui.bots.test_slot import allow, say
from tests.gui.desks import reveal_of, screen_of

BOTS = {2: "cadet", 3: "agent"}
Sit = Callable[..., RivalTable]


@pytest.fixture
def sit(window: MainWindow) -> Sit:
    """Return what lays a table: Ada, and the bots Bo, who begins, and Cleo; `setup` says how all lies."""

    def laid(**setup: Any) -> RivalTable:
        opened(window, seated(3, BOTS, first="seat-2", **setup))
        table: RivalTable = screen_of(window)
        return table

    return laid


def play(table: RivalTable, words: str) -> str:
    """Let Bo play; return what the slot says of what has come of it."""
    say(table, 2, words)
    allow(table)
    return table.slot.accessibleName() if table.slot.isVisible() else ""


def test_an_artifact_is_taken_from_somebody(sit: Sit) -> None:
    table = sit(hands={1: ("get-there-first",)}, tables={0: ("rongorongo",)})
    assert play(table, "play get-there-first on rongorongo") == (
        "Bo plays Get There First on Rongorongo Tablets."
        " Bo got there first: Rongorongo Tablets leaves Ada’s table.")
    assert table.slot.shown is not None
    assert table.slot.shown.cards == ("get-there-first", "rongorongo")
    assert table.slot.shown.is_grave


def test_the_plays_of_a_fast_forward_are_counted_for_all(sit: Sit) -> None:
    table = sit(hands={1: ("fast-forward", "ark", "dodo")})
    assert play(table, "play fast-forward").endswith("2 plays left.")
    assert table.status.accessibleName() == "Bo’s turn: 2 plays left"
    assert table.steps.accessibleDescription() == "2 plays left"
    assert play(table, "play ark").endswith("One play left.")
    assert table.status.accessibleName() == "Bo’s turn: One play left"
    assert "left" not in play(table, "play dodo")
    assert table.status.accessibleName() == "Bo’s turn: Cadet bot"


def test_an_artifact_goes_to_the_discards(sit: Sit) -> None:
    table = sit(hands={1: ("it-never-existed",)}, tables={0: ("dodo",)})
    assert play(table, "play it-never-existed on dodo").endswith(
        "Dodo never existed, and Ada is one Artifact poorer.")


def test_a_patch_closes_a_paradox_and_brings_a_card(sit: Sit) -> None:
    table = sit(hands={1: ("patch-1968",)}, red=(1963,))
    assert play(table, "play patch-1968 on 1968").endswith(
        "Bo drew a bonus card for the Patch. Open Paradoxes: 1 of 13.")


def test_a_patch_falls_off(sit: Sit) -> None:
    table = sit(hands={1: ("reverse-fate",)}, red=(1963,), patches=("patch-1968",))
    assert "Patches lost: 1968." in play(table, "play reverse-fate on 1963")


def test_all_hands_move(sit: Sit) -> None:
    said = play(sit(hands={1: ("discontinuity",)}), "play discontinuity on left")
    assert said.endswith("Every hand moved one place to the left.")


def test_an_identity_is_shown(sit: Sit) -> None:
    table = sit(hands={1: ("your-parents-never-met",)}, identities={0: "otto"})
    assert play(table, "play your-parents-never-met on seat-1").endswith(
        "Ada was Otto and is somebody else now.")


def test_the_uberparadox_begins(sit: Sit) -> None:
    table = sit(hands={1: ("patch-1962",)}, red=(1943, 1957))
    assert "The ÜberParadox began" in play(table, "play patch-1962 on 1962")


def test_a_memo_that_came_between_is_the_doing_of_its_player(sit: Sit) -> None:
    table = sit(hands={1: ("dodo",), 2: ("memo",)})
    say(table, 2, "play dodo")
    say(table, 3, "memo")
    allow(table)
    assert table.slot.shown is not None
    assert table.slot.shown.seat == 2
    assert table.slot.shown.whole.endswith("Cleo’s Memo cancelled Bo’s Dodo.")


def test_what_was_patched_or_played_into_nothing_is_told_as_well(sit: Sit) -> None:
    table = sit(hands={1: ("quick-trip",)}, draw_pile=("dodo",))
    assert "Bo looked through the draw pile." in play(table, "play quick-trip")


@pytest.mark.rule("R-806", "R-807")
def test_who_holds_nine_cards_at_the_end_of_the_turn_is_named(sit: Sit) -> None:
    nine = ("dodo", "ark", "triceratops", "stegosaurus", "tyrannosaurus", "rongorongo", "cancer-cure",
            "sports-almanac", "shakespeare-play")
    said = play(sit(hands={1: nine}), "play dodo")
    assert said.endswith("Bo holds 9 cards: ten at the end of a turn win.")
    assert "holds" not in play(sit(hands={1: nine[:8]}), "play dodo")


@pytest.mark.rule("R-802")
def test_two_of_the_three_artifacts_of_a_mission_are_named(sit: Sit) -> None:
    said = play(sit(hands={1: ("tyrannosaurus",)}, tables={1: ("stegosaurus",)}), "play tyrannosaurus")
    assert "Bo has two of three Artifacts on the table for: " in said
    assert "Petting Zoo" in said


def one_before(count: int) -> tuple[tuple[int, ...], int]:
    """Return how the Linchpins lie, and the one to turn for so many Paradoxes."""
    for red in range(1 << len(LINCHPIN_BIT)):
        for year, bit in LINCHPIN_BIT.items():
            if PARADOX_COUNT[red] < PARADOX_COUNT[red ^ bit] == count:
                return tuple(year for year, bit in LINCHPIN_BIT.items() if red & bit), year
    raise AssertionError(f"no Linchpin brings {count} Paradoxes")


@pytest.mark.parametrize(("count", "words"), [(12, "one more"), (11, "two more")])
def test_the_eleventh_and_the_twelfth_paradox_are_grave(sit: Sit, count: int, words: str) -> None:
    red, year = one_before(count)
    table = sit(hands={1: ("reverse-fate",)}, red=red)
    said = play(table, f"play reverse-fate on {year}")
    assert said.endswith(f"{count} of 13 Paradoxes are open: {words}, and everybody loses.")
    assert table.slot.shown is not None
    assert table.slot.shown.is_grave


# -- the end ----------------------------------------------------------------------------------------


def claimed(sit: Sit) -> RivalTable:
    table = sit(hands={1: ("tyrannosaurus",)}, tables={1: ("stegosaurus", "triceratops")},
                missions={1: "petting-zoo"})
    play(table, "play tyrannosaurus")
    say(table, 2, "claim mission")
    return table


@pytest.mark.usefixtures("moving")
def test_a_claim_is_held_up_before_the_page_of_the_end_comes(
    sit: Sit, window: MainWindow, qtbot: QtBot
) -> None:
    table = claimed(sit)
    table.staging.animator.finish()
    assert table.slot.isVisible()
    assert table.slot.accessibleName().startswith("Bo claims victory. Bo has completed the Mission")
    assert "It lies on the table: " in table.slot.accessibleName()
    assert not reveal_of(window).isVisible()
    assert table.slot.holds_end
    QTest.keyClick(window, Qt.Key.Key_Escape)
    qtbot.waitUntil(reveal_of(window).isVisible)


def test_without_motion_the_page_of_the_end_comes_at_once(
    sit: Sit, window: MainWindow, qtbot: QtBot
) -> None:
    claimed(sit)
    qtbot.waitUntil(reveal_of(window).isVisible)


# -- the counter ------------------------------------------------------------------------------------


def test_the_counter_has_a_slot_as_well(window: MainWindow) -> None:
    setup = artifaxx.Setup(3, "slot", first="seat-2", hands={1: ("get-there-first", "dodo")},
                           tables={0: ("rongorongo",)})
    match = Match.start("artifaxx", ("Ada", "Bo", "Cleo"), setup, None, {"memo": "4"})
    for seat, rank in BOTS.items():
        match.seat_bot(seat - 1, rank)
    opened(window, match)
    table = screen_of(window)
    say(table, 2, "play get-there-first on rongorongo")
    assert table.slot.accessibleName() == "Bo plays Get There First on Rongorongo Tablets."
    assert table.slot.isVisible()
    assert table.layout_now.counter.contains(table.slot.geometry())
    assert not table.slot.geometry().intersects(table.shelves[0].geometry()), "Ada's shelf, which it is about"
    allow(table)
    assert table.slot.accessibleName().endswith("Rongorongo Tablets leaves Ada’s table.")
