"""A Windows of Wine's in the root: Windows 10, and of one person."""

from __future__ import annotations

from pathlib import Path

from bare.protocol import Failed
from bare.root import PLAYER

from wine.limits import besides_noise
from wine.root import ICU, PYTHON, WineRoot

QUIET = "mscoree,mshtml,winemenubuilder.exe="
"""Nothing to download, and no menu of Linux."""

RUNTIME = "vcruntime140,vcruntime140_1,msvcp140,msvcp140_1,msvcp140_2=n"
"""Visual C++'s runtime as the program brings it: a clean Windows has none, and Wine's would hide its lack."""

LOADER = "/usr/lib/wine/wine64"
"""Starts a program of 64 bits as its own process; Debian's `wine` would have another one wait for it."""

LAUNCHER = """\
#!/bin/bash
# Runs a program of Windows; what it says goes through pipes: Python dies where its output is a plain file.
{settings}
exec {loader} {program} "$@" > >(cat) 2> >(cat >&2)
"""

OPEN_BY_KIND = r"""
import subprocess, sys, winreg
def default(key):
    return winreg.QueryValue(winreg.HKEY_CURRENT_USER, 'Software\\Classes\\' + key)
ending, file = sys.argv[1:]
command = default(default(ending) + r'\shell\open\command')
subprocess.Popen(command.replace('%1', file))
"""


class Windows:
    """One Windows; ``user`` is whose it is."""

    def __init__(self, root: WineRoot, name: str, user: str, overrides: str) -> None:
        self.root = root
        self.user = user
        self.prefix = f"/home/{PLAYER}/{name}"
        self.env = {
            "LANG": "C.UTF-8",  # without it Wine cannot name a file with an accent
            "TMPDIR": "/tmp",  # of Wine's server; Windows has a folder of its own for that
            "USER": user,
            "WINEPREFIX": self.prefix,
            "WINEDEBUG": "-all",
            "WINEDLLOVERRIDES": overrides,
        }

    @property
    def home(self) -> str:
        """The folder of the person, as the root sees it."""
        return f"{self.prefix}/drive_c/users/{self.user}"

    def make(self) -> None:
        """Make it: Wine takes itself for an older one until it is told."""
        for command in (["wineboot", "--init"], ["wine", "winecfg", "-v", "win10"]):
            self.root.heard(command, **self.env)
        if not self.root.inside(self.home).is_dir():
            raise Failed(f"Wine made no folder for {self.user}")
        system = self.root.inside(f"{self.prefix}/drive_c/windows/system32")
        (system / "icuuc.dll").write_bytes(self.root.inside(ICU).read_bytes())

    def open(self, path: str, display: str) -> None:
        """Open a file with the program that its kind belongs to.

        Wine's own double click does not see the kinds of one person, so what it would read is read here.
        """
        python = self.launcher("windows-python", of_windows(f"{PYTHON}/python.exe"))
        words = [Path(path).suffix, of_windows(path)]
        self.root.start([python, "-c", OPEN_BY_KIND, *words], DISPLAY=display)

    def end(self) -> None:
        """End all its programs."""
        self.root.heard(["wineserver", "--kill"], **self.env)

    def launcher(self, name: str, program: str) -> str:
        """Make a command of the root that runs a program, and return its path."""
        path = f"/usr/local/bin/{name}"
        settings = "\n".join(f"export {key}='{value}'" for key, value in self.env.items())
        text = LAUNCHER.format(settings=settings, loader=LOADER, program=f"'{program}'" if program else "")
        place = self.root.inside(path)
        place.write_text(text, encoding="utf-8")
        place.chmod(0o755)
        return path

    def told(self, launcher: str, *words: str, **more: str) -> str:
        """Return what a program prints, quietly and to its end; raises Failed."""
        done = self.root.heard([launcher, *words], **more)
        complaint = besides_noise(done.stderr)
        if done.returncode:
            last = (done.stdout + complaint).strip().splitlines()[-6:]
            said = " / ".join(last) or "nothing"
            raise Failed(f"“{' '.join(words)}” ended with code {done.returncode} and said: {said}")
        return done.stdout


def of_windows(path: str | Path) -> str:
    """Return how Windows calls a path of the root."""
    return f"Z:{path}".replace("/", "\\")
