"""Short sounds for what can be seen as well; off until the player wants them, silent where none can be made.

Qt's own multimedia module would make the installation several times as large, so a small file is handed to
the tool of the platform (docs/adr/sound.md). A sound is named by what everybody sees: no name and no file
depends on a hidden card.
"""

from __future__ import annotations

import atexit
import shutil
import sys
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Protocol

from PySide6.QtCore import QObject

from chrononauts_qt.ui.assets import resource
from chrononauts_qt.ui.kit import captions

UNDERTONES = ("sea", "road", "hall", "air", "still")
"""What can lie under the cue of a place on the board."""
CUES = (
    "draw",
    "pick",
    "put",
    "refused",
    *(f"linchpin-{tone}" for tone in UNDERTONES),
    "wave",
    "open",
    "close",
    *(f"stitch-{tone}" for tone in UNDERTONES),
    "unpick",
    "ring",
    "memo",
    "tear",
    "artifact",
    "shuffle",
    "fault",
    "healed",
    "meter-10",
    "meter-11",
    "meter-12",
    "hand-off",
    "click",
    *(f"rise-{step}" for step in range(1, 13)),
    "win",
    "end",
    "paw",
    "paws",
    "rustle",
    "glass",
    "slip",
    "yes",
    "no",
    "ask",
    "stamp",
    "engine",
    "drawer",
    "chime",
    "deep",
    "knock",
    "tick",
    "gong",
    "pulse",
    *(f"bell-{minutes}" for minutes in range(1, 5)),
)
TOOLS = {"darwin": (("afplay",),)}
OTHER_TOOLS = (("pw-play",), ("paplay",), ("aplay", "-q"))
AT_ONCE = 4
PATIENCE = 3
"""After so many failures in a row there is no device: no further tries."""

_ASKED: list[Callable[[], bool]] = []


if TYPE_CHECKING:
    from subprocess import Popen


class Sound(Protocol):
    """Something that can sound; it never waits and never fails."""

    def play(self, cue: str) -> None:
        """Let one of CUES be heard."""


class Silence:
    """No device, no tool, no wish."""

    def play(self, cue: str) -> None:
        """Do nothing."""


class ToolPlayer:
    """Hands each sound to a program of the platform, a few at a time; what is too much is not heard.

    Programs that have ended are asked how it went when the next sound is to be played: nothing waits.
    """

    def __init__(self, command: tuple[str, ...]) -> None:
        self._command = command
        self._running: list[Popen[bytes]] = []
        self.failures = 0

    @property
    def running(self) -> int:
        """How many sounds are being played."""
        self._reap()
        return len(self._running)

    def play(self, cue: str) -> None:
        """Start the tool and go on at once."""
        import subprocess

        path = file_of(cue)
        if path is None or self.running >= AT_ONCE or self.failures >= PATIENCE:
            return
        none = subprocess.DEVNULL
        try:
            command = [*self._command, str(path)]
            self._running.append(subprocess.Popen(command, stdin=none, stdout=none, stderr=none))
        except OSError:
            self.failures += 1

    def _reap(self) -> None:
        for process in self._running[:]:
            code = process.poll()
            if code is not None:
                self._running.remove(process)
                self.failures = self.failures + 1 if code else 0

    def stop(self) -> None:
        """Be quiet: the program ends."""
        for process in self._running:
            process.kill()
            process.wait()
        self._running.clear()


class WindowsPlayer:
    """Uses the system's own player, which plays one sound at a time."""

    def play(self, cue: str) -> None:
        """Start a sound and go on at once."""
        path = file_of(cue)
        if sys.platform == "win32" and path is not None:
            import winsound

            try:
                winsound.PlaySound(
                    str(path), winsound.SND_FILENAME | winsound.SND_ASYNC | winsound.SND_NODEFAULT
                )
            except RuntimeError:
                return  # no device


def file_of(cue: str) -> Path | None:
    """Return the file of a sound, None for one that we do not have."""
    try:
        return resource(f"sounds/{cue}.wav") if cue in CUES else None
    except FileNotFoundError:
        return None


@cache
def player(platform: str = sys.platform) -> Sound:
    """Return what makes sounds on this platform: one for the whole program."""
    if platform == "win32":
        return WindowsPlayer()
    for command in TOOLS.get(platform, OTHER_TOOLS):
        if shutil.which(command[0]):
            found = ToolPlayer(command)
            atexit.register(found.stop)
            return found
    return Silence()


def follow(ask: Callable[[], bool] | None) -> None:
    """Take the wish for sounds from the settings as they are; None: silence."""
    _ASKED[:] = [ask] if ask is not None else []


def is_wished() -> bool:
    """Tell whether the player wants sounds: not before they have said so."""
    return bool(_ASKED) and _ASKED[0]()


class Speaker(QObject):
    """Plays for one table while sounds are wished for; looks for a way to do so at the first one."""

    def __init__(self, parent: QObject | None = None, sound: Sound | None = None) -> None:
        super().__init__(parent)
        self._sound = sound

    def play(self, cue: str) -> None:
        """Let a sound be heard, and be read by those who want that."""
        captions.tell(cue, self.parent())
        if is_wished():
            self._sound = self._sound or player()
            self._sound.play(cue)

    def pick(self, up: bool) -> None:
        """A card was picked up; putting it back is not worth a sound."""
        if up:
            self.play("pick")

    def refuse(self, sentence: str) -> None:
        """Something was refused with a sentence on the screen."""
        if sentence:
            self.play("refused")
