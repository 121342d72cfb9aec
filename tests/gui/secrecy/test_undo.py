"""Experience 3.8 and 3.11: taking back shows nobody anything again, and leaves nothing private behind."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt

from chrononauts_qt.ui.games.chrononauts.control.match_controller import MatchController
from chrononauts_qt.ui.shell.main_window import MainWindow
from chrononauts_qt.ui.table.take_back import TakeBack
from tests.gui.robot import HandClock
from tests.gui.secrecy.courses import both
from tests.gui.secrecy.deals import DEALS, Deal
from tests.gui.secrecy.leaks import Leak, goals_stay, hand_stays, message_stays
from tests.gui.secrecy.witness import Witness, compare
from tests.gui.table.scene import Scene

pytestmark = pytest.mark.usefixtures("moving")


def taken_back(deal: Deal, scene: Scene, witness: Witness) -> None:
    """Ada has read her cards, plays one, and all agree to take it back; nobody has lifted a curtain since."""
    scene.lift()
    hand = scene.table.hand
    hand.setCurrentIndex(hand.model().index(2, 0))
    scene.do(deal.plays[0])
    scene.pass_time(60)
    assert scene.controller.viewer == 0, "Ada's hand lies open when she asks"
    scene.table.message.say(f"{scene.shown()[-1]} cannot be played.", topic="rule:R-403")
    witness.forget()
    scene.key(Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    sheet = scene.table.sheets.take_back
    assert sheet.isVisible()
    witness.look_at_whole("everybody is asked")
    for seat in (0, 2, 1):
        scene.click(sheet.answers[seat])
    assert not sheet.isVisible()
    assert len(scene.public.playing) == 0
    assert scene.public.step == "play"
    scene.table.staging.animator.finish()
    scene.settle()
    witness.look_at_whole("taken back")
    scene.pass_time(60)
    witness.look_at_whole("a minute later")


def both_taken_back(
    deal: Deal, new_window: Callable[[], MainWindow], clock: HandClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    compare(*both(deal, new_window, clock, monkeypatch, taken_back))


@pytest.mark.parametrize("deal", DEALS, ids=lambda deal: deal.name)
def test_nothing_private_is_seen_after_a_take_back(
    deal: Deal, new_window: Callable[[], MainWindow], clock: HandClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    both_taken_back(deal, new_window, clock, monkeypatch)


def hand_comes_up_again(patch: pytest.MonkeyPatch) -> None:
    """Whoever looked before looks again at once, curtain or not."""
    right = MatchController.take_back

    def take_back(self: MatchController, offer: object) -> bool:
        done = right(self, offer)  # type: ignore[arg-type]  # as it is called
        self.lift(0)
        return done

    patch.setattr(MatchController, "take_back", take_back)


def asked_uncovered(patch: pytest.MonkeyPatch) -> None:
    """Everybody is asked while a hand lies open, and it stays so."""
    right = TakeBack.ask

    def ask(self: TakeBack) -> None:
        with pytest.MonkeyPatch.context() as quiet:
            quiet.setattr(MatchController, "cover", lambda self: None)
            right(self)

    patch.setattr(TakeBack, "ask", ask)


PLANTED: tuple[Leak, ...] = (hand_comes_up_again, asked_uncovered, hand_stays, goals_stay, message_stays)


@pytest.mark.parametrize("deal", DEALS, ids=lambda deal: deal.name)
@pytest.mark.parametrize("leak", PLANTED, ids=[leak.__name__ for leak in PLANTED])
def test_a_leak_of_taking_back_would_be_found(
    deal: Deal,
    leak: Leak,
    new_window: Callable[[], MainWindow],
    clock: HandClock,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    leak(monkeypatch)
    with pytest.raises(AssertionError, match=r"(texts|spoken|pictures|widgets), "):
        both_taken_back(deal, new_window, clock, monkeypatch)
