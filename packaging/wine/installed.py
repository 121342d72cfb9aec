"""The program on a Windows without Visual C++'s runtime, whose user has a name with accents."""

from __future__ import annotations

import shutil
from pathlib import Path

from bare.display import SIZE, Display, until
from bare.game import Game
from bare.protocol import Failed, Step
from bare.texts import translated
from pack import NAME, TITLE, VERSION, smoke, trial

from wine.built import PROGRAM, SETUP
from wine.limits import LOCKING, not_in_wine
from wine.program import OpenedFile, WindowsProgram
from wine.root import PYTHON, WineRoot
from wine.windows import LOADER, QUIET, RUNTIME, Windows, of_windows

USER = "Jörg però"
LANGUAGES = {"it": (734, 515), "fr": (848, 515)}
QUICK_GAME = (352, 588)
"""Where languages and the game at once are chosen on the first page, on a screen of the display's size."""

FIRST_PLAYER = ("Settings", "Player 1")
HEADING = 170
"""So many lines of the first page hold its heading, and nothing that can be pressed."""

ELSEWHERE = "Giochi però così"
"""A blank and accents in the name, as folders of people have them."""

RUNTIME_OF_PYTHON = "_internal/VCRUNTIME140.dll"
GIVEN_UP = "60"
"""Seconds after which a program that shows why it cannot start, on no screen, is ended."""

COPY = "una partita però.chrononauts"

LOCK_TWICE = """\
import msvcrt, os
first, second = (os.open('lock', os.O_RDWR | os.O_CREAT) for _ in range(2))
msvcrt.locking(first, msvcrt.LK_NBLCK, 1)
try:
    msvcrt.locking(second, msvcrt.LK_NBLCK, 1)
except OSError as error:
    print(error.errno)
else:
    print('granted twice')
"""
EACCES, NOTHING = "13", "0"


class Installed:
    """The steps on that Windows, each of which needs the one before it."""

    def __init__(self, root: WineRoot, display: Display) -> None:
        self._root = root
        self._display = display
        self._windows = Windows(root, "clean", USER, f"{QUIET};{RUNTIME}")
        self._place = f"{self._windows.home}/AppData/Local/Programs/{TITLE}"
        self._command = ""

    def steps(self) -> list[Step]:
        """Return the steps in their order."""
        return [
            (f"a Windows without a runtime, of somebody called {USER}", self.make),
            ("the self-test passes, in a folder with accents", self.smoke_portable),
            ("installed with its kind of file, refused while it runs, upgraded, removed", self.try_installer),
            ("installed again, and its self-test passes", self.install),
            ("a first start, a turn through the window, and a bot's answer", self.play),
            ("killed in a turn, continued by the window", self.survive),
            ("Italian and French, chosen on the first page", self.translate),
            ("a game opened by its kind of file, as the registry has it", self.open_file),
            ("a second copy is kept from the same game", self.lock),
            ("removed, and what is the player's is left", self.remove),
        ]

    def close(self) -> None:
        """End what still runs."""
        self._windows.end()

    # -- installing -----------------------------------------------------------------------------

    def make(self) -> str:
        """Make the Windows, put the program there, and see that it does not start without its own runtime."""
        self._windows.make()
        place = self._root.inside(f"{self._windows.home}/{ELSEWHERE}")
        shutil.copytree(self._root.inside(PROGRAM), place)
        self._command = self._windows.launcher(
            "portable", of_windows(f"{self._windows.home}/{ELSEWHERE}/{NAME}.exe")
        )
        runtime = place / RUNTIME_OF_PYTHON
        runtime.rename(place / "aside")
        said = self._root.heard(["timeout", GIVEN_UP, self._command, "--version"]).stdout
        (place / "aside").rename(runtime)
        if VERSION in said:
            raise Failed(f"it starts without {runtime.name} too: this Windows has one of its own")
        return f"{USER} has a folder; without a {runtime.name} of its own the program does not start"

    def smoke_portable(self) -> str:
        """Have the program's folder test itself where somebody has put it."""
        return self._smoke()

    def _smoke(self) -> str:
        before = self._traces()
        told = self._root.as_player(lambda: smoke.smoke([self._command], self._root.patience))
        left = self._traces() - before
        if left:
            raise Failed(f"the self-test left behind: {', '.join(sorted(left)[:5])}")
        return f"{len(told['checks'])} checks in {told['seconds']} s, quiet, and nothing left behind"

    def _traces(self) -> set[str]:
        """Return the files of ours that lie where Windows has temporary ones and data."""
        home = self._root.inside(self._windows.home)
        found = (path.relative_to(home) for path in home.rglob(f"*{NAME}*"))
        return {str(path) for path in found if path.parts[0] != ELSEWHERE and "Programs" not in path.parts}

    def try_installer(self) -> str:
        """Do what pack/trial.py does on a real Windows too."""
        home = Path(self._windows.home)
        data = home / "AppData"
        env = {**self._windows.env, "DISPLAY": self._display.name, "PATH": "/usr/bin:/bin"}
        here = trial.Windows((LOADER,), env, data / "Local", data / "Roaming", home / "Desktop")
        proved = self._root.as_player(lambda: list(trial.tried(here, Path(SETUP), Path(SETUP))))
        return "; ".join(proved)

    def install(self) -> str:
        """Install it for playing, and have the installed program test itself."""
        installer = self._windows.launcher("setup", of_windows(SETUP))
        self._windows.told(installer, "/S")
        self._command = self._windows.launcher(NAME, of_windows(f"{self._place}/{NAME}.exe"))
        said = self._windows.told(self._command, "--version").strip()
        if said != f"{TITLE} {VERSION}":
            raise Failed(f"--version says “{said}”")
        return self._smoke()

    # -- playing --------------------------------------------------------------------------------

    def play(self) -> str:
        """Start for the first time, begin a game against a bot, play a turn and read the answer."""
        program, display = self._program(), self._display
        program.start()
        display.picture("1-first-page")
        display.key("Return")
        display.picture("2-home")
        game = Game(program)
        game.begin_against_a_bot()
        display.picture("6-table")
        played = game.play() or "time killed"
        answer = game.have_answer()
        display.picture("7-after-the-answer")
        program.quit_table()
        return f"“{played}”, and the bot: “{answer}”; {game.last()['number']} actions kept"

    def survive(self) -> str:
        """Kill the program in the middle of a turn, continue by the first page, play on."""
        program = self._program()
        program.start()
        self._display.key("Return")
        game = Game(program)
        survived = game.survive_kill(8)
        answer = game.have_answer()
        program.quit_table()
        return f"{survived}; then the bot: “{answer}”"

    def translate(self) -> str:
        """Choose each language on a first page, begin a game at once and read whose it is."""
        names, faces = [], set()
        for language, place in LANGUAGES.items():
            kept = f"{self._windows.home}/giochi {language}"
            program = WindowsProgram(self._windows, self._display, self._command, kept)
            program.start()
            faces.add(self._choose(language, place))
            self._display.click(*QUICK_GAME)
            until(program.journals, "the game against a bot")
            self._display.picture(f"9-table-{language}")
            if program.settings()["language"] != language:
                raise Failed(f"“{language}” was chosen, but the settings have another language")
            name = translated(language, *FIRST_PLAYER)
            if f"\nseat 1 {name} " not in self._text(program.journals()[-1]):
                raise Failed(f"the first player is not called “{name}”")
            names.append(f"“{name}”")
            program.quit_table()
        if len(faces) < len(LANGUAGES):
            raise Failed("the first page looks the same in both languages")
        return f"both choices kept, two first pages that differ, the first player is {' and '.join(names)}"

    def _choose(self, language: str, place: tuple[int, int]) -> bytes:
        """Choose a language on the first page and return how its heading looks then."""
        english = _heading(self._display.still())
        self._display.click(*place)
        until(lambda: _heading(self._display.pixels()) != english, f"the first page in “{language}”")
        return _heading(self._display.picture(f"9-first-page-{language}"))

    def open_file(self) -> str:
        """Open a save by its kind of file, and see that a turn in it goes into that file."""
        save = f"{self._windows.home}/{COPY}"
        self._root.told(["cp", self._program().journals()[-1], save])
        program = OpenedFile(self._windows, self._display, self._command, save)
        program.open()
        self._display.picture("10-opened-file")
        game = Game(program)
        before = game.last()["number"]
        played = game.play() or "time killed"
        program.quit_table()
        if game.last()["number"] <= before:
            raise Failed(f"what was played is not in “{COPY}”")
        return f"“{COPY}” is on the table; “{played}” went into it"

    def lock(self) -> str:
        """See whether Wine can say that a file is locked, and prove what follows from it only then."""
        python = self._windows.launcher("windows-python", of_windows(f"{PYTHON}/python.exe"))
        heard = self._windows.told(python, "-c", f"import os; os.chdir('C:\\\\')\n{LOCK_TWICE}").strip()
        if heard == NOTHING:
            raise not_in_wine(LOCKING)
        if heard != EACCES:
            raise Failed(f"a second lock on a locked file ends with: {heard}")
        raise Failed("this Wine locks files as Windows does: let this step open one game in two copies")

    def _program(self) -> WindowsProgram:
        return WindowsProgram(self._windows, self._display, self._command)

    def _text(self, path: str) -> str:
        return self._root.inside(path).read_text(encoding="utf-8")

    # -- leaving --------------------------------------------------------------------------------

    def remove(self) -> str:
        """Remove it silently; nothing of it is left but the games and the settings."""
        folder = self._root.inside(self._program().folder)
        before = {path: path.read_bytes() for path in folder.rglob("*") if path.is_file()}
        self._windows.told(self._windows.launcher("remove", of_windows(f"{self._place}/uninstall.exe")), "/S")
        place = self._root.inside(self._place)
        until(lambda: not place.exists(), "the end of the removal")
        if not any(path.suffix == ".chrononauts" for path in before):
            raise Failed("the player has no games to lose")
        if {path: path.read_bytes() for path in folder.rglob("*") if path.is_file()} != before:
            raise Failed("of the player's files some have changed")
        return f"all of it gone, {len(before)} files of the player left as they were"


def _heading(pixels: bytes) -> bytes:
    return pixels[: HEADING * SIZE[0] * 3]
