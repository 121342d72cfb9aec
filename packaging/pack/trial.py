"""Installs, upgrades and removes the program on Windows: `python -m pack.trial SETUP.exe [EARLIER.exe]`.

On Windows it touches the account it runs in, and refuses where the program is installed already. Elsewhere
Wine runs the installer, in a Windows of its own that is thrown away.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from pack import NAME, SUFFIX, TITLE, VERSION

if TYPE_CHECKING:
    from collections.abc import Iterator

USAGE = "usage: python -m pack.trial SETUP.exe [EARLIER.exe]"
FAILED, BAD_USAGE = 1, 2
SECONDS = 300
COMES_UP = 5
"""Seconds in which the program opens its window and looks for its games; nobody outside is told when."""

REFUSED = 2
"""The exit code of an installer that will not install now."""

ENTRY = r"HKCU\Software\Microsoft\Windows\CurrentVersion\Uninstall\ChrononautsQt"
KIND = r"HKCU\Software\Classes\ChrononautsQt.Game"
ENDING = rf"HKCU\Software\Classes\{SUFFIX}"


GAME = "chrononauts-qt journal 3\ngame chrononauts\nseat 1 Ada\nseat 2 Bo\nbegin\n"
"""A game that the program can read: another file of that name it would put aside."""


class Wrong(Exception):
    """Something is not as it must be; the sentence says what."""


@dataclass(frozen=True)
class Windows:
    """A Windows to try on: what its programs are called with, and where a person's files lie in it."""

    prefix: tuple[str, ...]
    env: dict[str, str]
    local: Path
    roaming: Path
    desktop: Path

    @property
    def folder(self) -> Path:
        """Where the program is installed."""
        return self.local / "Programs" / TITLE

    @property
    def links(self) -> list[Path]:
        """The entry of the Start menu, and the icon that nobody asked for."""
        menu = self.roaming / "Microsoft" / "Windows" / "Start Menu" / "Programs"
        return [folder / f"{TITLE}.lnk" for folder in (menu, self.desktop)]

    def run(self, program: Path | str, *words: str) -> int:
        """Run a program to its end and return its exit code."""
        command = [*self.prefix, str(program), *words]
        return self._heard(command)[0]

    def start(self, program: Path) -> subprocess.Popen[bytes]:
        """Start a program and wait until it runs; the real one is given time to come up."""
        silence = subprocess.DEVNULL
        started = subprocess.Popen([*self.prefix, str(program)], env=self.env, stdout=silence, stderr=silence)
        _wait_until(lambda: self.runs(program))
        if not self.prefix:
            time.sleep(COMES_UP)
        return started

    def runs(self, program: Path) -> bool:
        """Tell whether a program runs: then its file cannot be written to."""
        if self.prefix:  # Linux would let us; Wine would not, and has no code for it but a sentence
            asked = [*self.prefix, "cmd", "/c", "type", "nul", ">>", f"Z:{program}".replace("/", "\\")]
            return bool(self._heard(asked)[1].strip())
        try:
            program.open("ab").close()
        except PermissionError:
            return True
        return False

    def knows(self, key: str, value: str = "", text: str = "") -> bool:
        """Tell whether the registry has a key, and in it a value that contains a text."""
        words = [] if not text else (["/v", value] if value else ["/ve"])
        code, said = self._heard([*self.prefix, "reg", "query", key, *words])
        return code == 0 and text in said.decode(errors="replace")

    def _heard(self, command: Sequence[str]) -> tuple[int, bytes]:
        """Return a command's exit code and what it has said; Wine's own programs would keep a pipe open."""
        with tempfile.TemporaryFile() as said:
            done = subprocess.run(command, env=self.env, stdout=said, stderr=said, timeout=SECONDS)
            said.seek(0)
            return done.returncode, said.read()


@contextmanager
def windows() -> Iterator[Windows]:
    """Yield this Windows, or a new one of Wine's."""
    if sys.platform == "win32":
        home = Path.home()
        local, roaming = Path(os.environ["LOCALAPPDATA"]), Path(os.environ["APPDATA"])
        yield Windows((), dict(os.environ), local, roaming, home / "Desktop")
        return
    with tempfile.TemporaryDirectory(prefix="wine-", ignore_cleanup_errors=True) as prefix:
        env = {**os.environ, "WINEPREFIX": prefix, "WINEDEBUG": "-all", "USER": "somebody"}
        env["WINEDLLOVERRIDES"] = "mscoree,mshtml,winemenubuilder.exe="  # nothing to download, no menu
        home = Path(prefix, "drive_c", "users", "somebody")
        made = Windows(("wine",), env, home / "AppData/Local", home / "AppData/Roaming", home / "Desktop")
        made.run("winecfg", "-v", "win10")  # it takes itself for Windows 7
        try:
            yield made
        finally:
            subprocess.run(["wineserver", "-k"], env=env)


def tried(here: Windows, setup: Path, earlier: Path) -> Iterator[str]:
    """Do everything in turn and yield what has been proved; raises Wrong."""
    program, stranger = here.folder / f"{NAME}.exe", here.folder / "mine.txt"
    save = here.local / NAME / f"a{SUFFIX}"
    _must(not here.knows(ENTRY), f"{TITLE} is installed here already: remove it first")
    _must(here.run(earlier, "/S") == 0 and program.is_file(), "the first installation")
    for path in (save, stranger):
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(GAME, encoding="utf-8")
    yield "it installs for one person, silently"
    running = here.start(program)
    _must(here.run(setup, "/S") == REFUSED, "refusing while the program runs")
    running.kill()
    running.wait(SECONDS)
    _wait_until(lambda: not here.runs(program))
    yield "it refuses while the program runs"
    _must(here.run(setup, "/S") == 0 and program.is_file(), "the upgrade")
    _check_installed(here)
    yield "it upgrades, and is in the Start menu, the list of programs and the kinds of file"
    _must(here.run(here.folder / "uninstall.exe", "/S") == 0, "starting the uninstaller")
    _wait_until(lambda: _is_removed(here, program))
    _check_removed(here)
    _must(save.is_file() and stranger.is_file(), "leaving the games, and files of others")
    _must([*here.folder.rglob("*")] == [stranger], "removing everything that was installed")
    yield "it removes what it installed, and leaves the games"
    stranger.unlink()
    here.folder.rmdir()
    save.unlink()


def _check_installed(here: Windows) -> None:
    menu, desktop = here.links
    _must(menu.is_file() and not desktop.exists(), "the entry in the Start menu, and none on the desktop")
    for key, value, text in (
        (ENTRY, "DisplayVersion", VERSION),
        (ENTRY, "UninstallString", "uninstall.exe"),
        (ENTRY, "InstallLocation", TITLE),
        (ENTRY, "EstimatedSize", "REG_DWORD"),
        (ENDING, "", "ChrononautsQt.Game"),
        (rf"{KIND}\shell\open\command", "", f"{NAME}.exe"),
        (rf"{KIND}\DefaultIcon", "", f"{NAME}-game.ico"),
    ):
        _must(here.knows(key, value, text), f"{value or 'the default value'} of {key}")


def _check_removed(here: Windows) -> None:
    for key in (ENTRY, KIND, ENDING):
        _must(not here.knows(key), f"removing {key}")
    _must(not any(link.exists() for link in here.links), "removing the entry in the Start menu")


def _is_removed(here: Windows, program: Path) -> bool:
    """The uninstaller goes on from a copy of itself when the one that was called has ended."""
    if program.exists() or program.with_name("uninstall.exe").exists():
        return False
    return not any(here.knows(key) for key in (ENTRY, KIND, ENDING))


def _wait_until(is_so: Callable[[], bool]) -> None:
    """Wait for something, but not for ever; whoever asks looks whether it has come."""
    last = time.monotonic() + SECONDS
    while not is_so() and time.monotonic() < last:
        time.sleep(0.5)


def _must(is_so: bool, what: str) -> None:
    if not is_so:
        raise Wrong(what)


def main(args: Sequence[str]) -> int:
    """Tell what has been proved, a line each; return 1 with a sentence when something is wrong."""
    if not 1 <= len(args) <= 2:
        print(USAGE, file=sys.stderr)
        return BAD_USAGE
    setup = Path(args[0]).absolute()
    try:
        with windows() as here:
            for proved in tried(here, setup, Path(args[-1]).absolute()):
                print(proved, flush=True)
    except (Wrong, OSError, subprocess.TimeoutExpired) as error:
        print(f"pack.trial: {setup.name} failed at: {error}", file=sys.stderr)
        return FAILED
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
