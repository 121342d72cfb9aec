"""What is said of a saved game that cannot be opened: what, why, and what now."""

from __future__ import annotations

from chrononauts_qt.session.errors import CorruptSave, UnknownVersion
from chrononauts_qt.ui.catalog.common import text


def cannot_open(error: CorruptSave) -> str:
    """Return the sentences about a journal, or a whole folder of journals, that could not be read."""
    if isinstance(error, UnknownVersion):
        return text("save-newer", file=error.path.name)
    if error.path.is_dir():
        return text("save-folder", folder=error.path, reason=error.why)
    if error.line:
        return text("save-damaged", file=error.path.name, line=error.line, reason=error.why)
    return text("save-unknown", file=error.path.name, reason=error.why)
