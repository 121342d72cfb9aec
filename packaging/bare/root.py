"""A bare Debian in a folder: made once, unpacked anew for every test, and gone afterwards."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
from collections.abc import Callable, Iterable, Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any

from bare import host
from bare.protocol import Failed

RELEASE = "bookworm"
PLAYER = "player"
SOCKETS = Path("/tmp/.X11-unix")
"""Where the sockets of X displays lie, on every system."""

SYSTEM = {"PATH": "/usr/sbin:/usr/bin:/sbin:/bin", "LANG": "C.UTF-8", "DEBIAN_FRONTEND": "noninteractive"}
PROXIES = ("http_proxy", "https_proxy", "no_proxy", "HTTP_PROXY", "HTTPS_PROXY", "NO_PROXY")


def make_archive(archive: Path, mirror: str) -> None:
    """Make the archive of a bare root: what Debian itself cannot do without, and apt."""
    work = archive.with_suffix(".work")
    shutil.rmtree(work, ignore_errors=True)
    try:
        more = [mirror] if mirror else []
        host.run(["debootstrap", "--variant=minbase", RELEASE, work, *more], seconds=1800)
        for package in (work / "var/cache/apt/archives").glob("*.deb"):
            package.unlink()
        unfinished = archive.with_suffix(".part")
        host.run(["tar", "--one-file-system", "-C", work, "-cf", unfinished, "."])
        unfinished.replace(archive)
    finally:
        shutil.rmtree(work, ignore_errors=True)


class Root:
    """A bare Debian with one ordinary user, whose home has nothing in it."""

    patience = 120.0
    """So many seconds a command of the player may take."""

    def __init__(self, folder: Path, archive: Path) -> None:
        self.folder = folder
        self.said = folder.with_suffix(".said")
        self._started: list[subprocess.Popen[bytes]] = []
        shutil.rmtree(folder, ignore_errors=True)
        folder.mkdir(parents=True)
        host.run(["tar", "-C", folder, "-xf", archive])
        self._mount()
        self.run(["useradd", "--create-home", "--shell", "/bin/sh", PLAYER])
        user = self.run(["id", "-u", PLAYER]).strip(), self.run(["id", "-g", PLAYER]).strip()
        self.user, self.group = int(user[0]), int(user[1])
        self.updated = False

    def _mount(self) -> None:
        sockets = self.inside(SOCKETS)
        for place in (sockets, self.folder / "dev/shm"):
            place.mkdir(parents=True, exist_ok=True)
        SOCKETS.mkdir(mode=0o1777, exist_ok=True)
        host.run(["mount", "-t", "proc", "proc", self.folder / "proc"])
        host.run(["mount", "-t", "tmpfs", "shm", self.folder / "dev/shm"])
        host.run(["mount", "--bind", SOCKETS, sockets])

    def inside(self, path: str | Path) -> Path:
        """Return where a path of the root lies on this computer."""
        return self.folder / str(path).lstrip("/")

    def close(self) -> None:
        """End what was started in the root, and take the root away."""
        for process in self._started:
            with suppress(ProcessLookupError):
                os.killpg(process.pid, 9)
            process.wait()
        for place in ("proc", "dev/shm", SOCKETS):
            host.heard(["umount", self.inside(place)])
        if str(self.folder) in Path("/proc/self/mountinfo").read_text(encoding="utf-8"):
            raise Failed(f"something is still mounted in {self.folder}, so it was left where it is")
        shutil.rmtree(self.folder)
        self.said.unlink(missing_ok=True)

    # -- commands -------------------------------------------------------------------------------

    def run(self, command: Sequence[str]) -> str:
        """Run a command as root of the root and return what it printed; raises Failed."""
        return host.run(self._chroot(command), self._system()).stdout

    def heard(self, command: Sequence[str], **more: str) -> subprocess.CompletedProcess[str]:
        """Run a command as the player and return what it printed, whatever its exit code."""
        return host.heard(self._as_player(command, more), seconds=self.patience)

    def told(self, command: Sequence[str], **more: str) -> str:
        """Return what a command prints for the player; raises Failed where it also complains."""
        done = self.heard(command, **more)
        if done.returncode or done.stderr:
            raise Failed(f"“{' '.join(command)}” ended with code {done.returncode}, stderr: {done.stderr!r}")
        return done.stdout

    def unfound(self, program: str) -> list[str]:
        """Return the libraries that some file in a program's folder needs and the root does not have."""
        own = (f"{program}/_internal{part}" for part in ("", "/PySide6", "/PySide6/Qt/lib", "/shiboken6"))
        look = ["find", program, "-type", "f", "-name", "*.so*", "-exec", "ldd", "{}", "+"]
        command = self._chroot(["env", f"LD_LIBRARY_PATH={':'.join(own)}", *look])
        lines = host.heard(command, self._system()).stdout.splitlines()
        return sorted({line.split()[0] for line in lines if line.endswith("=> not found")})

    def start(self, command: Sequence[str], **more: str) -> subprocess.Popen[bytes]:
        """Start a program as the player; whatever it says goes to the file ``said``."""
        with self.said.open("wb") as said:
            process = subprocess.Popen(
                self._as_player(command, more),
                stdin=subprocess.DEVNULL,
                stdout=said,
                stderr=said,
                start_new_session=True,
            )
        self._started.append(process)
        return process

    def as_player(self, act: Callable[[], Any]) -> Any:
        """Return what a function returns that runs here, but sees only the root, as the player."""
        reading, writing = os.pipe()
        child = os.fork()
        if child == 0:
            try:
                os.close(reading)
                os.chroot(self.folder)
                os.chdir("/")
                os.setgroups([])
                os.setgid(self.group)
                os.setuid(self.user)
                os.environ["PATH"] = "/usr/bin:/bin"
                answer: dict[str, Any] = {"answer": act()}
            except Exception as error:  # it is told below
                answer = {"error": str(error)}
            with os.fdopen(writing, "w") as pipe:
                pipe.write(json.dumps(answer))
            os._exit(0)
        os.close(writing)
        with os.fdopen(reading) as pipe:
            told = json.loads(pipe.read() or '{"error": "it died"}')
        os.waitpid(child, 0)
        if "error" in told:
            raise Failed(told["error"])
        return told["answer"]

    def _system(self) -> dict[str, str]:
        return SYSTEM | {name: os.environ[name] for name in PROXIES if name in os.environ}

    def _chroot(self, command: Sequence[str], *options: str) -> list[str]:
        return ["chroot", *options, str(self.folder), *command]

    def _as_player(self, command: Sequence[str], more: Mapping[str, str]) -> list[str]:
        env = {"HOME": f"/home/{PLAYER}", "PATH": "/usr/bin:/bin", "LANG": "C.UTF-8", **more}
        words = [f"{name}={value}" for name, value in env.items()]
        options = (f"--userspec={self.user}:{self.group}", "--groups=")
        return self._chroot(["/usr/bin/env", "-i", *words, *command], *options)

    # -- packages -------------------------------------------------------------------------------

    def apt(self, *words: str) -> str:
        """Run apt-get with the net of this computer, and leave no trace of that; raises Failed."""
        names = self.folder / "etc/resolv.conf"
        before = names.read_bytes() if names.exists() else None
        names.write_bytes(Path("/etc/resolv.conf").read_bytes())
        options = ["-q", "-y", *host.apt_options()]
        try:
            if not self.updated:
                self.run(["apt-get", *options, "update"])
                self.updated = True
            return self.run(["apt-get", *options, *words])
        finally:
            if before is None:
                names.unlink()
            else:
                names.write_bytes(before)

    def install(self, *packages: str) -> str:
        """Install packages with what they depend on, and nothing that is only recommended."""
        return self.apt("install", "--no-install-recommends", *packages)

    def packages(self) -> dict[str, set[str]]:
        """Return what is installed, each package with the names of those it depends on."""
        form = "${db:Status-Abbrev}|${Package}|${Pre-Depends}, ${Depends}\n"
        found = {}
        for line in self.run(["dpkg-query", "-W", "-f", form]).splitlines():
            status, name, depends = line.split("|", 2)
            if status.startswith("ii"):
                found[name] = set(dependency_names(depends))
        return found

    def size_of(self, packages: Iterable[str]) -> int:
        """Return how many bytes packages say they take."""
        names = sorted(packages)
        if not names:
            return 0
        sizes = self.run(["dpkg-query", "-W", "-f", "${Installed-Size}\n", *names])
        return 1024 * sum(map(int, sizes.split()))


def dependency_names(depends: str) -> list[str]:
    """Return the packages named in a `Depends`, alternatives too, without versions and architectures."""
    parts = (part for group in depends.split(",") for part in group.split("|"))
    names = (part.split("(")[0].split(":")[0].strip() for part in parts)
    return [name for name in names if name]


def reached(packages: Mapping[str, Iterable[str]], first: str) -> set[str]:
    """Return the packages that `first` needs, directly or by others, and itself."""
    found, waiting = {first}, [first]
    while waiting:
        for name in packages.get(waiting.pop(), ()):
            if name in packages and name not in found:
                found.add(name)
                waiting.append(name)
    return found
