"""The installed program: started as a person starts it, watched from outside, ended or killed."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path
from typing import Any

from bare.display import FEWEST_COLOURS, PATIENCE, Display, colours, until
from bare.protocol import Failed
from bare.root import Root

TITLE = "Chrononauts Qt"
MENU = (1316, 20)
"""Where the table's menu is, on a screen of the display's size; its last entry is Quit."""

NO_SUCH_LOCALE = "Qt depends on a UTF-8 locale"
"""What Qt says by itself where the system lacks the locale that is asked for, as a bare root does."""

State = dict[str, Any]


class Program:
    """One run of the program on a display; ``home`` is the home of the player, as the root sees it."""

    def __init__(self, root: Root, display: Display, home: str, command: str) -> None:
        self.root = root
        self.display = display
        self.home = home
        self.command = command
        self.window = ""
        self._process: subprocess.Popen[bytes] | None = None

    # -- running --------------------------------------------------------------------------------

    def start(self, *args: str, **more: str) -> None:
        """Start the program and wait for its first page."""
        env = {"HOME": self.home, "DISPLAY": self.display.name, **more}
        self._process = self.root.start([self.command, *args], **env)
        self.window = until(self._shown, "the window")
        self.display.focus(self.window)
        until(lambda: colours(self.display.still()) >= FEWEST_COLOURS, "a painted first page")

    def _shown(self) -> str | None:
        assert self._process is not None, "it was started"
        code = self._process.poll()
        if code is not None:
            raise Failed(f"the program ended with code {code} before it had a window; {self.said()!r}")
        return self.display.window(TITLE)

    def said(self) -> str:
        """Return what the program has said so far."""
        return self.root.said.read_text(encoding="utf-8", errors="replace")

    def children(self) -> list[str]:
        """Return the commands of the processes that the program has started."""
        assert self._process is not None, "it was started"
        pid = self._process.pid
        found = Path(f"/proc/{pid}/task/{pid}/children").read_text(encoding="utf-8").split()
        lines = (Path(f"/proc/{child}/cmdline").read_bytes() for child in found)
        return [line.replace(b"\0", b" ").decode().strip() for line in lines]

    def quit_table(self, may_say: str = "") -> None:
        """Leave by the table's menu."""
        self.display.click(*MENU)
        self.display.key("Up", "Return")
        self.ended(may_say)

    def quit_home(self) -> None:
        """Leave by the last button of the first page."""
        self.display.key("shift+Tab", "space")
        self.ended()

    def ended(self, may_say: str = "") -> None:
        """Wait for the end; raises Failed unless it is a quiet one."""
        assert self._process is not None, "it was started"
        try:
            code = self._process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            raise Failed("the program did not end when it was told to") from None
        self.check_quiet(may_say)
        if code:
            raise Failed(f"the program ended with code {code}")

    def check_quiet(self, may_say: str = "") -> None:
        """Raise Failed if the program has complained of anything else."""
        said = self.said()
        if said and not (may_say and may_say in said):
            raise Failed(f"the program said unasked: {said!r}")

    def kill(self) -> None:
        """Let the program die without a last word."""
        assert self._process is not None, "it was started"
        self._process.kill()
        self._process.wait()
        until(lambda: self.display.window(TITLE) is None, "the end of the window")

    # -- what it keeps --------------------------------------------------------------------------

    @property
    def folder(self) -> str:
        """The folder of games and settings, as the root sees it."""
        return f"{self.home}/.local/share/chrononauts-qt"

    def settings(self) -> State:
        """Return what stands in the file of the settings."""
        text = self.root.inside(f"{self.folder}/settings.json").read_text(encoding="utf-8")
        found: State = json.loads(text)
        return found

    def journals(self) -> list[str]:
        """Return the journals, as the root sees them, oldest first."""
        found = self.root.inside(self.folder).glob("*.chrononauts")
        ordered = sorted(found, key=lambda path: path.stat().st_mtime_ns)
        return [f"{self.folder}/{path.name}" for path in ordered]

    def positions(self) -> list[State]:
        """Return the newest game as the installed command tells it: a position for each action."""
        journals = self.journals()
        if not journals:
            raise Failed("no game was kept")
        told = self.root.told([self.command, "replay", journals[-1], "--json"])
        return [json.loads(line) for line in told.splitlines()]

    def families(self) -> dict[str, str]:
        """Return what kind each card is of."""
        table = json.loads(self.root.told([self.command, "cards", "--json"]))["table"]
        return {row["id"]: row["family"] for row in table}
