"""The program of Windows on a display: started, watched and killed like that of Linux (bare/program.py)."""

from __future__ import annotations

from bare.display import SIZE, Display, until
from bare.program import MENU, TITLE, Program
from pack import NAME

from wine.limits import besides_noise
from wine.windows import Windows

STICK = "CHRONONAUTS_QT_HOME"


class WindowsProgram(Program):
    """One run of the program; ``kept`` is the folder of its games, as the root sees it."""

    def __init__(self, windows: Windows, display: Display, command: str, kept: str = "") -> None:
        super().__init__(windows.root, display, windows.home, command)
        self._kept = kept

    def start(self, *args: str, **more: str) -> None:
        """Start the program and wait for its first page, without a frame around it."""
        super().start(*args, **({STICK: self._kept} if self._kept else {}), **more)
        self.uncover()

    def uncover(self) -> None:
        """Put the window where that of Linux is: Wine leaves room for the frame that nobody draws here."""
        until(self._is_in_its_corner, "the window in its corner")
        self.display.focus(self.window)
        self.display.still()

    def _is_in_its_corner(self) -> bool:
        self.window = self.display.window(TITLE) or self.window  # the first one was only a start
        width, height = map(str, SIZE)
        self.display.tool("windowmove", self.window, "0", "0", "windowsize", self.window, width, height)
        self.display.still()
        return "Position: 0,0 " in self.display.tool("getwindowgeometry", self.window)

    def said(self) -> str:
        """Return what the program has said so far, besides what Wine makes it say."""
        return besides_noise(super().said())

    @property
    def folder(self) -> str:
        """The folder of games and settings, as the root sees it."""
        return self._kept or f"{self.home}/AppData/Local/{NAME}"


class OpenedFile(WindowsProgram):
    """The program that Windows itself starts, for a file that somebody opens; ``save`` is that file."""

    def __init__(self, windows: Windows, display: Display, command: str, save: str) -> None:
        super().__init__(windows, display, command)
        self._windows = windows
        self._save = save

    def open(self) -> None:
        """Open the file as a double click does, and wait for the window."""
        self._windows.open(self._save, self.display.name)
        self.window = until(lambda: self.display.window(TITLE), "the window of the opened file")
        self.uncover()

    def journals(self) -> list[str]:
        """Return the one file."""
        return [self._save]

    def quit_table(self, may_say: str = "") -> None:
        """Leave by the table's menu; what it says nobody hears."""
        self.display.click(*MENU)
        self.display.key("Up", "Return")
        until(lambda: self.display.window(TITLE) is None, "the end of the window")
