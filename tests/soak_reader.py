"""A whole game of each kind by somebody who only hears what is said, and what others hear: tests/reader/."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from pathlib import Path

from tests.measured import ROOT
from tests.reader.checks import duplicates, faults_of
from tests.reader.ears import Ears, Turn
from tests.reader.overheard import PLANTED, TABLES, differences, moments_of, unheard
from tests.reader.player import Lost
from tests.reader.players import PLAYERS
from tests.reader.stage import Deaf, Stage
from tests.soak_games import SEED, Result, Task, failures_of

TRANSCRIPTS = ROOT / "docs" / "measured" / "reader"
TOOLS = ("tests/reader", "tests/soak_reader.py", "tests/window/hands.py", "tests/gui/secrecy/leaks.py")
OVERHEARD = dict(enumerate(TABLES, start=len(PLAYERS)))
"""The tasks that play no whole game, but listen to several people at one in two worlds."""


def tasks() -> tuple[Task, ...]:
    """Return the tasks (number of the player, seed, one game)."""
    return tuple((number, 0, 1) for number in range(len(PLAYERS) + len(OVERHEARD)))


def play_game(task: Task) -> Result:
    """Play one game to its end, write down what was said, and tell what was wrong with it."""
    number, lot, _ = task
    if number in OVERHEARD:
        return overhear(OVERHEARD[number])
    kind = PLAYERS[number]
    seed = f"{SEED}/reader/{kind.file}/{lot}"
    with Stage(seed, has_orca=True) as stage:
        ears = Ears(stage)
        player = kind(ears)
        failures = []
        try:
            player.run()
        except (Lost, Deaf) as error:
            failures.append({"kind": "lost", "where": kind.game, "error": str(error)})
        if printed := stage.errors():
            failures.append({"kind": "stderr", "where": kind.game, "error": printed[-2000:]})
        orca = stage.orca()
    faults = dict.fromkeys([*faults_of(ears.turns), *duplicates(player.places)])
    failures += [{"kind": fault.kind, "where": fault.where, "error": fault.what} for fault in faults]
    again = f"python3 dev.py soak reader --task {number},{lot},1"
    write_transcript(TRANSCRIPTS / f"{kind.file}.txt", ears.turns)
    if orca:
        (TRANSCRIPTS / f"{kind.file}-orca.txt").write_text("\n".join(orca) + "\n", encoding="utf-8")
    return {
        "keys": len(ears.turns) - 1,
        "sentences": sum(len(turn.said) for turn in ears.turns),
        "orca": len(orca),
        "whole": player.is_over,
        "failures": [{**failure, "seed": seed, "reproduce": again} for failure in failures],
    }


def overhear(game: str) -> Result:
    """Listen to three people in both worlds, as the program is and with a leak planted for every moment."""
    task = next(number for number, name in OVERHEARD.items() if name == game)
    again = {"seed": "worlds", "reproduce": f"python3 dev.py soak reader --task {task},0,1"}
    try:
        worlds = [moments_of(game, number) for number in (0, 1)]
        leaks = differences(*worlds)
        missed = unheard(differences(*(moments_of(game, number, "planted") for number in (0, 1))))
    except (Lost, Deaf) as error:
        lost = {"kind": "lost", "where": f"worlds of {game}", "error": str(error), **again}
        return {"exposed": {}, "planted leaks found": 0, "failures": [lost]}
    failures = [{"kind": "leak", "where": f"{game}, {one.moment}", "error": one.what} for one in leaks]
    deaf = "a planted leak is not found"
    failures += [{"kind": "deaf", "where": f"{game}, {where}", "error": deaf} for where in missed]
    return {
        "exposed": {moment.name: len(moment.exposed) for moment in worlds[0]},
        "planted leaks found": len(PLANTED) - len(missed),
        "failures": [{**failure, **again} for failure in failures],
    }


def write_transcript(path: Path, turns: list[Turn]) -> None:
    """Write each key, and below it what was said."""
    path.parent.mkdir(parents=True, exist_ok=True)
    lines = []
    for turn in turns:
        lines += [f"> {turn.key}" if turn.key else "(start)", *(f"  {said}" for said in turn.sentences)]
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")


def report(results: Mapping[Task, Result]) -> dict[str, object]:
    """Return for every game how many keys it took, whether it ended, and what was wrong.

    `sentences` and `orca` say how much was heard at the bus, and from Orca: none where it was not there.
    """
    failures = failures_of(results)
    games = {
        PLAYERS[number].file: {name: result[name] for name in ("keys", "sentences", "orca", "whole")}
        for (number, _, _), result in sorted(results.items())
        if number not in OVERHEARD
    }
    overheard = {
        OVERHEARD[number]: {name: result[name] for name in ("exposed", "planted leaks found")}
        for (number, _, _), result in sorted(results.items())
        if number in OVERHEARD
    }
    return {
        "seed": f"{SEED}/reader/GAME/0",
        "games": games,
        "overheard": overheard,
        "faults": dict(sorted(Counter(failure["kind"] for failure in failures).items())),
        "failures": failures,
    }
