"""What is logged of the bots: into a file, never onto the console."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from pathlib import Path

import pytest

from chrononauts_qt.ui.table.bots import LOG_FILE, keep_log
from tests.needs import MODES

LOG = logging.getLogger("chrononauts_qt.ui.table.bot_worker")


@pytest.fixture(autouse=True)
def no_log_kept() -> Iterator[None]:
    log = logging.getLogger("chrononauts_qt")
    before = list(log.handlers)
    log.handlers.clear()
    yield
    for handler in log.handlers:
        handler.close()
    log.handlers[:] = before


def test_a_warning_goes_into_the_file_and_not_to_the_console(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    keep_log(tmp_path / "deep")
    keep_log(tmp_path / "deep")
    LOG.warning("no answer of rank %s", "chief")
    written = (tmp_path / "deep" / LOG_FILE).read_text(encoding="utf-8")
    assert written.count("no answer of rank chief") == 1
    assert capsys.readouterr().err == ""


@MODES
@pytest.mark.parametrize("was_there", [False, True])
def test_only_the_owner_may_read_it(tmp_path: Path, was_there: bool) -> None:
    """A bug: others might read the log, and no other file of the folder."""
    path = tmp_path / LOG_FILE
    if was_there:
        path.write_text("of an earlier version", encoding="utf-8")
        path.chmod(0o644)
    keep_log(tmp_path)
    LOG.warning("no answer")
    assert path.stat().st_mode & 0o077 == 0
    assert path.read_text(encoding="utf-8").endswith("no answer\n")


def test_nothing_is_written_until_there_is_something_to_say(tmp_path: Path) -> None:
    keep_log(tmp_path)
    assert not list(tmp_path.iterdir())


def test_a_folder_that_cannot_be_written_loses_the_line_only(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "file").write_text("no folder", encoding="utf-8")
    keep_log(tmp_path / "file")
    LOG.warning("no answer")
    assert capsys.readouterr().err == ""
    assert (tmp_path / "file").read_text(encoding="utf-8") == "no folder"
