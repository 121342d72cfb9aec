"""Every line of the checklist would tell: the comparison finds each leak that is planted on purpose."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from chrononauts_qt.ui.shell.main_window import MainWindow
from tests.gui.robot import HandClock
from tests.gui.secrecy import leaks
from tests.gui.secrecy.courses import Course, both
from tests.gui.secrecy.deals import DEALS, Deal
from tests.gui.secrecy.leaks import Leak
from tests.gui.secrecy.test_covering import going, hidden, left, locked, minimised
from tests.gui.secrecy.witness import Witness, compare
from tests.gui.table.scene import Scene


def begun(deal: Deal, scene: Scene, witness: Witness) -> None:
    """The first curtain hangs."""
    witness.look_at_whole("dealt")


def played(deal: Deal, scene: Scene, witness: Witness) -> None:
    """A card is announced, and some of the time has passed."""
    scene.lift()
    witness.forget()
    scene.do(deal.plays[0])
    witness.look("announced")
    scene.pass_time(1)
    witness.look("later")


def uncovered(deal: Deal, scene: Scene, witness: Witness) -> None:
    """A hand is up, and what lies open is looked at."""
    scene.lift()
    witness.forget()
    witness.look_at_once("uncovered")


def again(deal: Deal, scene: Scene, witness: Witness) -> None:
    """The curtain falls again after a look at the hand."""
    scene.lift()
    witness.forget()
    left(scene)
    witness.look_at_whole("covered again")


def killed(deal: Deal, scene: Scene, witness: Witness) -> None:
    """Time is killed while nobody looks."""
    scene.do(f"discard {deal.plays[0].split()[1]}")
    witness.look("time is killed")


def round_told(deal: Deal, scene: Scene, witness: Witness) -> None:
    """Whoever is next reads what has been done."""
    for _ in range(3):
        scene.lift()
        scene.do(f"discard {deal.plays[scene.public.seat_to_move].split()[1]}")
        if scene.public.step == "kill":
            scene.do("keep")
        scene.do("end")
    scene.lift()
    witness.forget()
    witness.look_at_once("the round is told")


PLANTED: tuple[tuple[Leak, Course], ...] = (
    (leaks.rings_stay, going(left)),
    (leaks.hand_stays, going(left)),
    (leaks.goals_stay, going(left)),
    (leaks.inspector_stays, going(left)),
    (leaks.inspector_keeps_its_picture, going(left)),
    (leaks.message_stays, going(left)),
    (leaks.clipboard_keeps, going(left)),
    (leaks.log_tells, played),
    (leaks.sound_tells, played),
    (leaks.motion_tells, played),
    (leaks.slot_tells, played),
    (leaks.beat_tells, killed),
    (leaks.recap_tells, round_told),
    (leaks.back_tells, uncovered),
    (leaks.pixel_tells, begun),
    (leaks.tooltip_tells, begun),
    (leaks.status_tip_tells, begun),
    (leaks.description_tells, begun),
    (leaks.claim_is_there_for_some, begun),
    (leaks.hint_has_two_sizes, again),
    (leaks.cursor_tells, begun),
    (leaks.tab_tells, begun),
    (leaks.timer_tells, begun),
    (leaks.signal_comes_twice, played),
    (leaks.voice_tells, again),
    (leaks.narrator_tells, played),
    (leaks.threat_tells, begun),
    (leaks.title_tells, again),
    (leaks.title_of_a_turn_tells, begun),
    (leaks.progress_tells, begun),
    (leaks.memo_is_asked_of_some, played),
    (leaks.ring_runs_slower, played),
    (leaks.leaving_does_not_cover, going(left)),
    (leaks.window_does_not_cover, going(minimised)),
    (leaks.window_does_not_cover, going(hidden)),
    (leaks.lock_does_not_cover, going(locked)),
    (leaks.opened_uncovered, begun),
)


@pytest.mark.usefixtures("moving")
@pytest.mark.parametrize("deal", DEALS, ids=lambda deal: deal.name)
@pytest.mark.parametrize(("leak", "course"), PLANTED, ids=[leak.__name__ for leak, _ in PLANTED])
def test_a_planted_leak_is_found(
    deal: Deal,
    leak: Leak,
    course: Course,
    new_window: Callable[[], MainWindow],
    clock: HandClock,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    leak(monkeypatch)
    one, two = both(deal, new_window, clock, monkeypatch, course)
    with pytest.raises(AssertionError):
        compare(one, two)


@pytest.mark.usefixtures("moving")
@pytest.mark.parametrize("deal", DEALS, ids=lambda deal: deal.name)
def test_without_a_leak_the_same_courses_are_alike(
    deal: Deal, new_window: Callable[[], MainWindow], clock: HandClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Otherwise the leaks above might be found for another reason."""
    for course in (begun, uncovered, played, again, killed, round_told):
        compare(*both(deal, new_window, clock, monkeypatch, course))
