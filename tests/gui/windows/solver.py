"""A program that stands in for the solver: it writes down how it was called and says what it is told to."""

from __future__ import annotations

import json
import sys
from pathlib import Path

PROGRAM = """
import json, pathlib, sys, time
folder = pathlib.Path(__file__).parent
with (folder / "calls").open("a") as file:
    print(json.dumps(sys.argv[1:]), file=file)
answers = json.loads((folder / "answers").read_text())
number = len((folder / "calls").read_text().splitlines()) - 1
answer = answers[min(number, len(answers) - 1)]
if answer.get("sleep"):
    time.sleep(answer["sleep"])
    (folder / "awake").touch()
if "complaint" in answer:
    print(answer["complaint"], file=sys.stderr)
    sys.exit(2)
print(answer.get("said") or json.dumps(answer))
"""


class FakeSolver:
    """The stand-in as a file, its answers one after the other (the last one for ever), and its calls."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        (folder / "solver.py").write_text(PROGRAM, encoding="utf-8")

    def answers(self, *answers: dict[str, object]) -> None:
        (self._folder / "answers").write_text(json.dumps(answers), encoding="utf-8")

    @property
    def command(self) -> tuple[str, ...]:
        return sys.executable, str(self._folder / "solver.py")

    @property
    def has_slept(self) -> bool:
        """Whether a call that was to sleep has come to its end."""
        return (self._folder / "awake").exists()

    @property
    def calls(self) -> list[list[str]]:
        """The arguments of every call."""
        path = self._folder / "calls"
        return [json.loads(line) for line in path.read_text().splitlines()] if path.exists() else []
