"""What has reached the disk: a write waits for it in the way the system knows."""

from __future__ import annotations

import errno
import os
import sys
from pathlib import Path

import pytest

from chrononauts_qt.session import disk

if sys.platform == "win32":
    pytest.skip("Windows has no fcntl", allow_module_level=True)

import fcntl

FULL = 51
"""What macOS calls F_FULLFSYNC."""


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What was asked to wait for the disk."""
    calls: list[str] = []
    for name in ("fsync", "fdatasync"):
        monkeypatch.setattr(os, name, lambda _handle: calls.append("os"), raising=False)
    return calls


@pytest.mark.parametrize(
    ("knows", "expected"), [(True, ["full", "full"]), (False, ["full", "os", "full", "os"])]
)
def test_macos_waits_for_the_platter_where_it_can(
    asked: list[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path, knows: bool, expected: list[str]
) -> None:
    """A plain fsync there returns when the drive has the bytes, which a power cut then takes away."""

    def full(handle: int, command: int) -> None:
        assert command == FULL
        os.fstat(handle)
        asked.append("full")
        if not knows:
            raise OSError(errno.ENOTSUP, os.strerror(errno.ENOTSUP))

    monkeypatch.setattr(fcntl, "F_FULLFSYNC", FULL, raising=False)
    monkeypatch.setattr(fcntl, "fcntl", full)
    disk.replace(tmp_path / "game", b"whole")
    assert (tmp_path / "game").read_bytes() == b"whole"
    assert asked == expected, "the file, then its folder"


def test_without_that_the_system_is_asked(
    asked: list[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.delattr(fcntl, "F_FULLFSYNC", raising=False)
    disk.replace(tmp_path / "game", b"whole")
    assert asked == ["os", "os"]
