"""Plays at random without a window, until it is killed.

`python -m tests.kills.match_child FOLDER SEEN SEED N`: see Witness.
"""

from __future__ import annotations

import sys
import time
from datetime import datetime
from itertools import count
from pathlib import Path
from random import Random

from chrononauts_qt.deals import bests
from chrononauts_qt.session import campaigns, journal, places, settings, statistics
from chrononauts_qt.session.match import Match, resume
from tests.kills.witness import Witness
from tests.session import corpus


def play(folder: Path, witness: Witness, dice: Random) -> None:
    """Play games of all kinds, one after the other, with all that the program keeps beside them."""
    for number in count():
        match = _game(folder, f"{number} {dice.random()}", dice)
        statistics.opened(folder, match)
        witness.tell("game")
        for _ in range(dice.randint(5, 200)):
            runs = corpus.go_on(match, dice)
            witness.show()
            _keep(folder, match, dice)
            if not runs:
                statistics.ended(folder, match)
                break
        match.lock = None


def _game(folder: Path, seed: str, dice: Random) -> Match:
    found = places.latest_unfinished(folder)
    if found is not None and dice.random() < 0.85:
        return resume(journal.read(found[0]))
    game, seats = dice.choice(corpus.COMPANIES)
    path = places.new_game_path(("Ada", "Bo"), datetime.now().astimezone(), folder)
    return corpus.begin(path, game, seats, seed, dice)


def _keep(folder: Path, match: Match, dice: Random) -> None:
    """Now and then, keep something else, or do nothing for a while."""
    lot = dice.random()
    if lot < 0.03:
        known = settings.load(folder)
        settings.save(folder, known._replace(names=("Ada", "Bo"), text_scale=dice.choice((1.0, 1.25))))
    elif lot < 0.05:
        bests.record(folder, f"8 deal {dice.randrange(9)}", dice.randrange(8))
    elif lot < 0.08:
        statistics.took_back(folder, match)
    elif lot < 0.1:
        campaigns.begin(folder, match.game_id, f"{dice.randrange(9)}")
    elif lot < 0.2:
        time.sleep(dice.random() / 100)


if __name__ == "__main__":
    FOLDER, SEEN, SEED, AT = sys.argv[1:]
    play(Path(FOLDER), Witness(Path(FOLDER), Path(SEEN), int(AT)), Random(SEED))
