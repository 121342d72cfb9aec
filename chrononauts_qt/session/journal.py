"""The journal: every action of a game as a line of text, appended and synced (docs/journal.md).

Its words lie in `journal_lines`, its reading in `journal_reader` and its writing in `journal_writer`.
"""

from __future__ import annotations

from chrononauts_qt.session.journal_lines import (
    MAGIC,
    MAX_LINE,
    SEAL,
    SECRET,
    SHOWN,
    VERSION,
    Header,
    Journal,
    Record,
    header_lines,
    hint_line,
    name_line,
    one_line,
    pause_line,
    seal,
    seat_line,
    setup_words,
    undo_line,
    wish_line,
)
from chrononauts_qt.session.journal_reader import MAX_BYTES, MAX_LINES, read
from chrononauts_qt.session.journal_writer import Rewriter, Writer

__all__ = [
    "MAGIC",
    "MAX_BYTES",
    "MAX_LINE",
    "MAX_LINES",
    "SEAL",
    "SECRET",
    "SHOWN",
    "VERSION",
    "Header",
    "Journal",
    "Record",
    "Rewriter",
    "Writer",
    "header_lines",
    "hint_line",
    "name_line",
    "one_line",
    "pause_line",
    "read",
    "seal",
    "seat_line",
    "setup_words",
    "undo_line",
    "wish_line",
]
