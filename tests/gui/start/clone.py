"""A copy of the program as somebody has installed it, to be damaged and started."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[3]
PARTS = ("chrononauts_qt", "resources", "build/translations")
FONT = "fontpkg_barlow_condensed"


class Clone:
    """The program in a folder without dev.py, and a home of its own beside it; `wrapper` is what runs it."""

    def __init__(self, folder: Path) -> None:
        self.root = folder / "program"
        self.home = folder / "home"
        for part in PARTS:
            shutil.copytree(ROOT / part, self.root / part)  # with what Python has compiled: times are kept
        self.home.mkdir()
        self.wrapper: tuple[str, ...] = ()
        self.env = {
            "PATH": os.environ["PATH"],
            **{name: os.environ[name] for name in ("SYSTEMROOT", "PATHEXT") if name in os.environ},
            **dict.fromkeys(("HOME", "USERPROFILE", "APPDATA", "LOCALAPPDATA"), str(self.home)),
            "LC_ALL": "C.UTF-8",
            "QT_QPA_PLATFORM": "offscreen",
            "PYTHONDONTWRITEBYTECODE": "1",
        }

    def write(self, name: str, data: bytes | str) -> None:
        """Put a file there, in the place of another or as a new one."""
        path = self.root / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(data if isinstance(data, bytes) else data.encode())

    def cut(self, name: str) -> None:
        """Leave only the first half of a file."""
        data = (self.root / name).read_bytes()
        self.write(name, data[: len(data) // 2])

    def add(self, name: str, lines: str) -> None:
        """Add lines to a module."""
        self.write(name, f"{(self.root / name).read_text(encoding='utf-8')}\n{lines}\n")

    def remove(self, name: str) -> None:
        """Take a file away."""
        (self.root / name).unlink()

    def own_font(self) -> Path:
        """Put a copy of a font's package before the installed one; return the folder of its faces."""
        found = find_spec(FONT)
        assert found is not None
        assert found.origin is not None
        shutil.copytree(Path(found.origin).parent, self.root / FONT)
        return self.root / FONT / "files"

    def start(self, *words: str, before: str = "", **env: str) -> subprocess.CompletedProcess[str]:
        """Run the program; `before` are lines that are done first, `env` what is added to its environment.

        An empty variable is left out.
        """
        script = f"{before}\nimport sys\nsys.argv[0] = 'chrononauts-qt'\n"
        script += "from chrononauts_qt.__main__ import main\nsys.exit(main())"
        program = ["-c", script] if before else ["-m", "chrononauts_qt"]
        return subprocess.run(
            [*self.wrapper, sys.executable, *program, *words],
            cwd=self.root,
            env={name: value for name, value in {**self.env, **env}.items() if value},
            capture_output=True,
            text=True,
            timeout=60,
            check=False,
        )

    def selftest(self, *, before: str = "", **env: str) -> dict[str, Any]:
        """Return what the self-test tells in its one line; nothing goes to stderr."""
        done = self.start("--selftest", before=before, **env)
        assert done.stderr == ""
        assert done.stdout.count("\n") == 1
        told = json.loads(done.stdout)
        assert isinstance(told, dict)
        assert done.returncode == (0 if told["ok"] else 1)
        return told
