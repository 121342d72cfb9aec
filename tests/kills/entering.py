"""Enters what came of a match in its campaign, killed before and behind each thing it asks the system for.

`python -m tests.kills.entering FOLDER WORDS`: dies once at every moment, and writes how many there were.
WORDS are `whole`, or `damaged` for a file that has lost a line.
"""

from __future__ import annotations

import os
import shutil
import sys
from itertools import count
from pathlib import Path

from chrononauts_qt.session import campaigns, journal, places
from chrononauts_qt.session.match import resume
from tests.kills.witness import Witness
from tests.session.ended import NAME, ended, tell

SOILED = b" Firtt"


def prepare(folder: Path, is_damaged: bool) -> None:
    """Leave two campaigns in a folder, and the journal of a match of the second that has ended."""
    for name in ("First", NAME):
        campaigns.begin(folder, "chrononauts", name)
    match = ended(folder, mine(folder).id)
    assert match.lock is not None
    match.lock.free()
    if is_damaged:
        path = folder / campaigns.FILE
        path.write_bytes(path.read_bytes().replace(b" First", SOILED))


def enter(folder: Path) -> None:
    """Enter the match of a folder, as one that is laid on a table again."""
    (path,) = folder.glob(f"*{places.SUFFIX}")
    trouble = campaigns.enter(folder, resume(journal.read(path)), tell)
    assert trouble is None, trouble


def die(folder: Path, at: int) -> bool:
    """Enter in a process that is killed at a moment; tell whether the moment came."""
    process = os.fork()
    if not process:
        Witness(folder, folder / "seen", at)
        enter(folder)
        os._exit(0)
    _, status = os.waitpid(process, 0)
    assert os.WIFSIGNALED(status) or status == 0, f"it ended by itself with {status}"
    return os.WIFSIGNALED(status)


def check(folder: Path, before: bytes) -> None:
    """Nothing that was kept is lost, and the match counts once, whoever enters it now and how often."""
    path = folder / campaigns.FILE
    is_damaged = SOILED in before
    if path.read_bytes() != before:
        assert campaigns.read(folder).damage is None, "what was written is not whole"
        assert not is_damaged or aside(folder) == [before], "a damaged file was written over"
    enter(folder)
    campaigns.gather(folder, "chrononauts", tell)
    count = path.read_bytes().count(b"\nresult ")
    assert count < 2, "it was entered twice"
    assert count == len(mine(folder).results) == 1, "it was not entered once"
    assert campaigns.read(folder).damage is None
    assert aside(folder) == [before] * is_damaged, "a damaged file was written over, or lies beside twice"


def mine(folder: Path) -> campaigns.Campaign:
    """Return the campaign of the match."""
    (found,) = (one for one in campaigns.read(folder).campaigns if one.name == NAME)
    return found


def aside(folder: Path) -> list[bytes]:
    """Return what was kept beside the file as it was."""
    return [path.read_bytes() for path in folder.glob(f"{campaigns.FILE}{places.DAMAGED}*")]


def main() -> int:
    """Die at every moment, in a fresh copy of the folder each time."""
    home, words = Path(sys.argv[1]), sys.argv[2]
    prepare(home / "whole", words == "damaged")
    before = (home / "whole" / campaigns.FILE).read_bytes()
    for at in count(1):
        folder = Path(shutil.copytree(home / "whole", home / str(at)))
        came = die(folder, at)
        check(folder, before)
        if not came:
            print(at - 1)
            return 0
    raise AssertionError


if __name__ == "__main__":
    sys.exit(main())
