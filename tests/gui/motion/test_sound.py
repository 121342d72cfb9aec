"""Sounds: all there, short and quiet, off until wished for, and never a reason to wait or to fail."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
import wave
from array import array
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from chrononauts_qt.ui.games.chrononauts.views import motion, staging
from chrononauts_qt.ui.kit import sound
from chrononauts_qt.ui.kit.sound import CUES, Silence, Speaker, ToolPlayer
from tests.each import each
from tests.gui.motion.conftest import Film
from tests.gui.program import waiting_for

Filmed = Callable[..., Film]


class Ear:
    """Hears what is played."""

    def __init__(self) -> None:
        self.heard: list[str] = []

    def play(self, cue: str) -> None:
        """Remember a sound."""
        self.heard.append(cue)


@pytest.fixture
def wished() -> Iterator[None]:
    """Switch sounds on."""
    sound.follow(lambda: True)
    yield
    sound.follow(None)


def test_each_sound_is_short_and_quiet() -> None:
    for check in each(CUES):
        with check as cue:
            path = sound.file_of(cue)
            assert path is not None
            with wave.open(str(path)) as file:
                assert file.getnframes() / file.getframerate() <= 2
                samples = array("h", file.readframes(file.getnframes()))
            assert max(abs(value) for value in samples) <= 32768 // 4
            assert abs(samples[-1]) < 50


def test_everything_that_is_played_has_a_sound() -> None:
    text = Path(motion.__file__).read_text(encoding="utf-8")
    named = set(re.findall(r'(?:cue=|_say\()"([a-z0-9-]+)"', text))
    named |= {"open", "close", "unpick", "tear", "memo", *(f"meter-{n}" for n in staging.BELLS)}
    assert named <= set(CUES)


def test_no_sound_until_it_is_wished_for() -> None:
    ear = Ear()
    Speaker(sound=ear).play("draw")
    assert ear.heard == []


@pytest.mark.usefixtures("wished")
def test_a_wish_is_followed_at_once() -> None:
    ear = Ear()
    Speaker(sound=ear).play("draw")
    assert ear.heard == ["draw"]


@pytest.mark.usefixtures("wished")
def test_a_ripple_sounds_without_motion_as_well(film: Filmed) -> None:
    scene = film("off", hands={1: "reverse-fate +2"}).scene
    ear = scene.table.speaker._sound = Ear()
    scene.do("play reverse-fate on 1936")
    scene.pass_time(60)
    assert "linchpin-hall" in ear.heard
    assert "wave" in ear.heard


@pytest.mark.usefixtures("wished")
def test_picking_up_sounds_alike_for_every_card(film: Filmed) -> None:
    scene = film("off", hands={1: "memo dodo patch-1918"}).scene
    ear = scene.table.speaker._sound = Ear()
    for card in scene.shown():
        scene.table.arming.arm(card, "hand")
    assert set(ear.heard) == {"pick"}


def test_without_a_tool_there_is_silence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shutil, "which", lambda _: None)
    assert isinstance(sound.player.__wrapped__("linux"), Silence)


def test_a_mac_plays_by_the_tool_that_every_mac_has(monkeypatch: pytest.MonkeyPatch) -> None:
    started: list[list[str]] = []

    class Ended:
        def poll(self) -> int:
            return 0

    def start(command: list[str], **_: object) -> Ended:
        started.append(command)
        return Ended()

    monkeypatch.setattr(shutil, "which", {"afplay": "/usr/bin/afplay", "paplay": "/brew/paplay"}.get)
    monkeypatch.setattr(subprocess, "Popen", start)
    player = sound.player.__wrapped__("darwin")
    assert isinstance(player, ToolPlayer)
    player.play("draw")
    assert started == [["afplay", str(sound.file_of("draw"))]]
    assert player.running == 0


def _is_quiet(player: ToolPlayer) -> bool:
    return player.running == 0


def test_a_tool_that_cannot_be_started_is_left_alone(qtbot: QtBot) -> None:
    for command in (("no-such-tool-of-ours",), (sys.executable, "-c", "raise SystemExit(1)")):
        player = ToolPlayer(command)
        for _ in range(sound.PATIENCE + 2):
            player.play("draw")
            qtbot.waitUntil(partial(_is_quiet, player))
        assert player.failures == sound.PATIENCE


def test_no_more_than_a_few_sounds_at_once(qtbot: QtBot, tmp_path: Path) -> None:
    end = tmp_path / "end"
    player = ToolPlayer((sys.executable, "-c", waiting_for(end)))
    for _ in range(10):
        player.play("draw")
    assert player.running == sound.AT_ONCE
    end.touch()
    qtbot.waitUntil(lambda: player.running == 0)


def test_the_program_ends_without_waiting_for_a_sound() -> None:
    player = ToolPlayer((sys.executable, "-c", "import time; time.sleep(60)"))
    player.play("win")
    player.stop()
    assert player.running == 0


def test_an_unknown_sound_is_no_sound() -> None:
    assert sound.file_of("trumpet") is None
