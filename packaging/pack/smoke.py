"""The smoke test of what people install: `python3 packaging/pack/smoke.py COMMAND` runs its self-test.

Needs only the standard library and nothing of this repository, so that it runs on a bare system too. The
command gets an environment and a home of its own; what it prints unasked fails it, and so does a file that it
leaves behind.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

SECONDS = 120
USAGE = "usage: python3 packaging/pack/smoke.py COMMAND [ARGUMENT ...]"
FAILED, BAD_USAGE = 1, 2

_HOMES = ("HOME", "USERPROFILE", "APPDATA", "LOCALAPPDATA")
_XDG = ("XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_CACHE_HOME", "XDG_STATE_HOME", "XDG_RUNTIME_DIR")
_TEMP = ("TMPDIR", "TEMP", "TMP")
_KEPT = ("PATH", "SYSTEMROOT", "SYSTEMDRIVE", "WINDIR", "COMSPEC", "PATHEXT", "DYLD_LIBRARY_PATH")
"""Of the environment only this is handed on: no PYTHONPATH, no display, no language."""

_CACHES = ("fontconfig", "mesa_shader_cache", "qtshadercache")
"""What libraries below us keep for themselves in a home."""


class Broken(Exception):
    """The smoke test failed; the sentence says why."""


def smoke(command: list[str], seconds: float = SECONDS) -> dict[str, Any]:
    """Run the self-test of a program and return what it tells; raises Broken."""
    is_path = os.path.dirname(command[0]) != ""  # noqa: PTH120  # a Path forgets the “./” of “./program”
    program = str(Path(command[0]).absolute()) if is_path else command[0]
    with tempfile.TemporaryDirectory(prefix="smoke-", ignore_cleanup_errors=True) as name:
        told = _told(_run([program, *command[1:], "--selftest"], clean(Path(name)), seconds))
        left = sorted(path.relative_to(name).as_posix() for path in Path(name).rglob("*") if _is_left(path))
        if left:
            raise Broken(f"it left files behind: {', '.join(left[:5])}")
    return told


def clean(folder: Path) -> dict[str, str]:
    """Return an environment with nothing of ours, whose homes and temporary files lie in `folder`."""
    env = {name: os.environ[name] for name in _KEPT if name in os.environ}
    for names, place in ((_HOMES, "home"), (_XDG, "xdg"), (_TEMP, "tmp")):
        for name in names:
            path = folder / place / name.lower() if place == "xdg" else folder / place
            path.mkdir(mode=0o700, parents=True, exist_ok=True)
            env[name] = str(path)
    return env


def _run(command: list[str], env: dict[str, str], seconds: float) -> subprocess.CompletedProcess[bytes]:
    try:
        return subprocess.run(
            command,
            env=env,
            cwd=env["HOME"],
            stdin=subprocess.DEVNULL,
            capture_output=True,
            timeout=seconds,
            check=False,
        )
    except subprocess.TimeoutExpired as error:
        raise Broken(f"it did not end within {seconds:g} seconds") from error
    except OSError as error:
        raise Broken(f"it cannot be started: {error}") from error


def _told(done: subprocess.CompletedProcess[bytes]) -> dict[str, Any]:
    """Return the line of JSON if that is all there is and all is well."""
    said = done.stdout.decode("utf-8", "replace").splitlines()
    unasked = done.stderr.decode("utf-8", "replace").strip()
    told: Any = None
    if len(said) == 1:
        try:
            told = json.loads(said[0])
        except ValueError:
            told = None
    if not isinstance(told, dict):
        heard = unasked or " / ".join(said) or "nothing"
        raise Broken(f"it ended with code {done.returncode} and no line of JSON; it said: {heard[-400:]}")
    if told.get("ok") is not True:
        raise Broken(f"the check “{told.get('failed')}” failed: {told.get('reason')}")
    if done.returncode:
        raise Broken(f"it found nothing wrong, but ended with code {done.returncode}")
    if unasked:
        raise Broken(f"it found nothing wrong, but said on stderr: {unasked[-400:]}")
    return told


def _is_left(path: Path) -> bool:
    return path.is_file() and not any(name in path.parts for name in _CACHES)


def main(command: list[str]) -> int:
    """Tell in a sentence whether the command stands its smoke test; return the exit code."""
    if not command:
        print(USAGE, file=sys.stderr)
        return BAD_USAGE
    try:
        told = smoke(command)
    except Broken as error:
        print(f"{' '.join(command)} does not work: {error}.", file=sys.stderr)
        return FAILED
    version, python, qt = (told.get(name) for name in ("version", "python", "qt"))
    system = f"{told.get('platform')}, {'frozen' if told.get('frozen') else 'not frozen'}"
    checks = f"{len(told.get('checks', {}))} checks in {told.get('seconds')} s"
    print(f"{' '.join(command)} works: {version}, Python {python}, Qt {qt}, {system}; {checks}.")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
