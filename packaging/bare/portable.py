"""The portable archive: in a root with nothing it says what is missing, with what it asks for it plays."""

from __future__ import annotations

import re
from pathlib import Path

from pack import NAME, VERSION, smoke

from bare import host
from bare.display import Display
from bare.program import Program
from bare.protocol import Failed, Step
from bare.root import PLAYER, Root

FOLDER = "/opt/Giochi però così"
"""A blank and accents in the name, as folders of people have them."""

README = "README.txt"
ASKED_FOR = re.compile(r"apt(?:-get)? install((?: +[a-z0-9.+-]+| *\\\n)+)")
"""What brings libraries, in the README.txt and in what the program says; the line may go on below."""

CURSOR = "libxcb-cursor.so.0"
STICK = "CHRONONAUTS_QT_HOME"


class Portable:
    """The steps of the archive in one bare root, each of which needs the one before it."""

    def __init__(self, root: Root, display: Display, archive: Path) -> None:
        self._root = root
        self._display = display
        self._archive = archive
        self._place = f"{FOLDER}/{NAME}-{VERSION}"
        self._command = f"{self._place}/{NAME}"
        self._named: list[str] = []
        self.sizes: dict[str, int] = {}

    def steps(self) -> list[Step]:
        """Return the steps in their order."""
        return [
            ("the archive unpacks, to be read only", self.unpack),
            ("with no library at all it says what to do", self.refuse_bare),
            ("what its README.txt asks for installs", self.install),
            ("without a display it says what to do", self.refuse_blind),
            ("without libxcb-cursor it says what to do", self.refuse_cursor),
            ("the self-test of the archive passes", self.smoke),
            ("it starts from a read-only folder", self.start),
        ]

    def unpack(self) -> str:
        """Unpack it as a person would, and take everybody's right to write."""
        place = self._root.inside(FOLDER)
        place.mkdir(parents=True)
        host.run(["tar", "-C", place, "-xf", self._archive])
        host.run(["chmod", "-R", "a-w", place])
        if not self._root.inside(self._command).exists():
            raise Failed(f"there is no {self._command} in it")
        files = [path for path in place.rglob("*") if path.is_file() and not path.is_symlink()]
        self.sizes["unpacked"] = sum(path.stat().st_size for path in files)
        return f"{round(self.sizes['unpacked'] / 1e6)} MB, {len(files)} files, in “{FOLDER}”"

    # -- refusals -------------------------------------------------------------------------------

    def refuse_bare(self) -> str:
        """Start it where no library of a desktop is."""
        told = self._refusal(DISPLAY=self._display.name)
        self._named = asked_for(told)
        if not self._named:
            raise Failed(f"it names no package: {told}")
        return told

    def refuse_blind(self) -> str:
        """Start it where there is no screen."""
        return self._refusal()

    def refuse_cursor(self) -> str:
        """Start it without the library that Qt asks for and many systems lack."""
        hidden = self._root.inside(f"{self._place}/_internal/{CURSOR}")
        if not hidden.exists():
            raise Failed(f"{CURSOR} is not in the archive")
        aside = self._root.inside("/tmp") / CURSOR
        hidden.rename(aside)
        try:
            return self._refusal(DISPLAY=self._display.name)
        finally:
            aside.rename(hidden)

    def _refusal(self, **env: str) -> str:
        """Return the one line the program ends with; raises Failed for more, for less, or for a trace."""
        done = self._root.heard([self._command], **env)
        lines = done.stderr.strip().splitlines()
        if done.returncode <= 0 or len(lines) != 1 or done.stdout:
            raise Failed(f"code {done.returncode}, stdout {done.stdout!r}, stderr {done.stderr!r}")
        return f"“{lines[0]}”"

    # -- working --------------------------------------------------------------------------------

    def install(self) -> str:
        """Install what the README.txt inside names, and nothing else."""
        text = self._root.inside(f"{self._place}/{README}").read_text(encoding="utf-8")
        packages = asked_for(text)
        if not packages:
            raise Failed("the README.txt names no packages")
        more = set(self._named) - set(packages)
        if more:
            raise Failed(f"the program asks for more than the README.txt: {', '.join(sorted(more))}")
        self._root.install(*packages)
        unfound = self._root.unfound(self._place)
        if unfound:
            raise Failed(f"needed, but neither inside nor asked for: {', '.join(unfound)}")
        return f"{', '.join(packages)}; no library is missing"

    def smoke(self) -> str:
        """Have the program test itself."""
        told = self._root.as_player(lambda: smoke.smoke([self._command]))
        return f"{len(told['checks'])} checks in {told['seconds']} s, quiet, and nothing left behind"

    def start(self) -> str:
        """Start it, see the first page, and leave; what it keeps goes where the stick is."""
        stick = f"/home/{PLAYER}/chiavetta è qui"
        program = Program(self._root, self._display, f"/home/{PLAYER}", self._command)
        program.start(**{STICK: stick})
        self._display.picture("13-archive-first-page")
        self._display.key("Return")
        self._display.picture("13-archive-home")
        program.quit_home()
        if not self._root.inside(f"{stick}/settings.json").exists():
            raise Failed(f"{STICK} was set, but nothing is kept there")
        if self._root.inside(program.folder).exists():
            raise Failed(f"{STICK} was set, but something lies in the home too")
        return f"first page shown; {STICK} holds the settings, the home nothing"


def asked_for(text: str) -> list[str]:
    """Return the packages that a text tells to install."""
    found = ASKED_FOR.search(text)
    return found[1].replace("\\", " ").split() if found else []
