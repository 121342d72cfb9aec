"""Experience 3.8: a round of either game looks, sounds, moves, speaks and lasts alike whatever is hidden."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from chrononauts_qt.ui.shell.main_window import MainWindow
from tests.gui.robot import HandClock
from tests.gui.secrecy.courses import both
from tests.gui.secrecy.deals import DEALS, Deal
from tests.gui.secrecy.witness import compare

pytestmark = pytest.mark.usefixtures("moving")


@pytest.mark.rule("R-1014", "R-915", "R-1108", "R-314")
@pytest.mark.parametrize("deal", DEALS, ids=lambda deal: deal.name)
def test_a_round_tells_nothing_of_what_is_hidden(
    deal: Deal, new_window: Callable[[], MainWindow], clock: HandClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    one, two = both(deal, new_window, clock, monkeypatch)
    compare(one, two)
    told = {said[0] for note in one for said in note.heard}
    assert {"happened", "motion", "sound", "spoken", "log"} <= told, "the witness is deaf"
