"""Somebody who plays a campaign of Dungeon Time, and is killed in the middle of its second level.

`python -m tests.kills.campaign_child FOLDER`
"""

from __future__ import annotations

import os
import signal
import sys
from pathlib import Path

import pytest

from chrononauts_qt.ui.games.dungeon_time.terms import CAMPAIGN
from chrononauts_qt.ui.shell import app
from tests.gui.dungeon_time.people import People, deal
from tests.gui.program import still_window
from tests.gui.robot import HandClock

FIRST, SECOND = 48, 8
"""So many cards of each level are played or discarded."""


def main() -> None:
    """Win the first level, begin the second, and die."""
    folder = Path(sys.argv[1])
    del sys.argv[1:]
    application, clock = app.make_app(), HandClock()
    with pytest.MonkeyPatch.context() as patch:
        deal(patch, "gate", "cave")
        people = People(still_window(folder, clock), clock)
        panel = people.ask_new_game("Ada")
        people.pick(panel.what, CAMPAIGN)
        people.start()
        people.turn_glass()
        people.play_cards(FIRST)
        people.say_done()
        people.tell_story()
        people.press(people.end.next_button)
        people.sit_down()
        people.turn_glass()
        people.play_cards(SECOND)
        os.kill(os.getpid(), signal.SIGKILL)
    del application


if __name__ == "__main__":
    main()
