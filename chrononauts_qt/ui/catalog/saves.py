"""What is said of files that cannot be opened or written: what, why, and what now."""

from __future__ import annotations

from pathlib import Path

from chrononauts_qt.session import disk
from chrononauts_qt.session.errors import CorruptSave, Flaw, NotKept, Torn, Trouble, UnknownVersion
from chrononauts_qt.ui.catalog import i18n
from chrononauts_qt.ui.catalog.common import text
from chrononauts_qt.ui.catalog.wording import sentences


def reason(flaw: Flaw, code: int) -> str:
    """Return half a sentence about what is wrong with a file; `code` is the system's number."""
    return text(flaw, code=code) if flaw is Flaw.SYSTEM else text(flaw)


def cannot_open(error: CorruptSave) -> str:
    """Return the sentences about a journal, or a whole folder of journals, that could not be read."""
    if isinstance(error, UnknownVersion):
        return text("save-newer", file=error.path.name)
    why = reason(error.flaw, error.code)
    if disk.is_folder(error.path) and error.flaw is not Flaw.NO_FILE:
        return text("save-folder", folder=error.path, reason=why)
    if isinstance(error, NotKept):
        return text("save-not-copied", file=error.path.name, line=error.line, reason=why)
    if error.line:
        return text("save-damaged", file=error.path.name, line=error.line, reason=why)
    return text("save-unknown", file=error.path.name, reason=why)


def damage(torn: Torn) -> str:
    """Return the sentence about a journal of which more cannot be read than its torn last line."""
    lost = torn.lost  # lupdate finds no text beside an attribute
    words = i18n.translate(
        "Counts", "This game’s file is damaged: from line {line} on, %n line(s) cannot be read.", None, lost
    )
    return words.format(line=torn.line)


def left_out(torn: Torn, kept: Path | None = None) -> str:
    """Return the sentences about the end of a journal that was not whole.

    `kept` is where a damaged one lies as it was; None before somebody goes on with it.
    """
    if torn.lost:
        return sentences(damage(torn), _where_kept(torn, kept))
    why = text("torn-chance" if torn.of_chance else "torn-line", line=torn.line)
    return text("save-tail", reason=why, turn=torn.turn) if torn.turn else text("save-tail-first", reason=why)


def _where_kept(torn: Torn, kept: Path | None) -> str:
    if kept is None:
        return text("damage-waits")
    if torn.turn:
        return text("damage-kept", turn=torn.turn, file=kept.name)
    return text("damage-kept-first", file=kept.name)


def cannot_save(path: Path, trouble: Trouble) -> str:
    """Return the sentence about a journal that cannot be written at present."""
    return text("save-not-kept", file=path, reason=reason(trouble.flaw, trouble.code))


def leave_unsaved(trouble: str) -> str:
    """Return the sentences before a game is left that is not saved; `trouble` is `cannot_save`’s sentence."""
    return sentences(trouble, text("leave-unsaved"))


def results_not_kept(folder: Path, trouble: Trouble) -> str:
    """Return the sentences about results that cannot be written."""
    return text("results-not-kept", folder=folder, reason=_reason_in_folder(trouble))


def cannot_keep(folder: Path, trouble: Trouble) -> str:
    """Return the sentences about settings that cannot be written."""
    return text("settings-not-kept", folder=folder, reason=_reason_in_folder(trouble))


def _reason_in_folder(trouble: Trouble) -> str:
    """Return half a sentence about a file of ours in a sentence that names its folder."""
    if trouble.flaw is Flaw.NO_FILE:
        return text("disk-in-the-way")
    return reason(trouble.flaw, trouble.code)


def nothing_kept(folder: Path, trouble: Trouble) -> str:
    """Return the sentences about a folder in which nothing at all can be kept."""
    return text("nothing-kept", folder=folder, reason=reason(trouble.flaw, trouble.code))
