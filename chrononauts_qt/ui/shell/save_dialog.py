"""Asking where something is to be saved, in one way for all that can be, and saying what became of it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QStandardPaths, Qt
from PySide6.QtWidgets import QFileDialog, QWidget

from chrononauts_qt.session import disk
from chrononauts_qt.session.errors import Trouble, trouble_of
from chrononauts_qt.session.places import SUFFIX
from chrononauts_qt.ui.catalog.replay_texts import text
from chrononauts_qt.ui.catalog.saves import reason

if TYPE_CHECKING:
    from chrononauts_qt.ui.shell.main_window import MainWindow

TEXT = ".txt"

Put = Callable[[Path, bytes], None]
"""`disk.create` where nobody has been asked whether a file may be written over, else `disk.replace`."""

Tell = Callable[[Path, Trouble | None], None]
"""Says that a file was written, or why not."""


@dataclass(frozen=True)
class Kind:
    """A kind of file that can be chosen: how its names end, what it is called, and what writes one."""

    suffix: str
    name: str
    write: Callable[[Path, Put], Trouble | None]


def text_kind(words: Callable[[], str]) -> Kind:
    """Return the kind of a text."""
    return Kind(TEXT, text("text-files"), lambda path, put: write_text(path, words(), put))


def game_kind(game: Path) -> Kind:
    """Return the kind of a copy of a game, which is never written over another file."""
    from chrononauts_qt.session.saves import copy_as

    return Kind(SUFFIX, text("game-files"), lambda path, _: copy_as(game, path))


def ask_where(over: QWidget, heading: str, name: str, kinds: Sequence[Kind], tell: Tell) -> QFileDialog:
    """Ask for a file, its name at first `name`; what lies there is written over if one says so."""
    return _asked(over, heading, name, kinds, partial(_save, disk.replace, tell))


def ask_where_new(over: QWidget, heading: str, name: str, kinds: Sequence[Kind], tell: Tell) -> QFileDialog:
    """Ask for a file that is not there yet, its name at first `name`; nothing is written over."""
    dialog = _asked(over, heading, name, kinds, partial(_save, disk.create, tell))
    dialog.setOption(QFileDialog.Option.DontConfirmOverwrite)
    return dialog


def tell_by(window: MainWindow) -> Tell:
    """Return what tells by the message of a window."""

    def tell(path: Path, trouble: Trouble | None) -> None:
        if trouble is None:
            window.message.say(text("text-saved", file=path.name))
        else:
            why = reason(trouble.flaw, trouble.code)
            window.tell(text("text-not-saved", file=path.name, reason=why))

    return tell


def write_text(path: Path, words: str, put: Put) -> Trouble | None:
    """Put a text into a file; return why, if that was not possible and nothing has changed."""
    try:
        put(path, words.encode("utf-8", "replace"))
    except OSError as error:
        return trouble_of(error)
    return None


def _asked(
    over: QWidget,
    heading: str,
    name: str,
    kinds: Sequence[Kind],
    save: Callable[[str, Sequence[Kind], Kind], None],
) -> QFileDialog:
    folder = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.DocumentsLocation)
    dialog = QFileDialog(over, heading, folder)
    filters = [f"{kind.name} (*{kind.suffix})" for kind in kinds]

    def chosen_kind() -> Kind:
        chosen = dialog.selectedNameFilter()
        return kinds[filters.index(chosen) if chosen in filters else 0]

    def take(chosen: str) -> None:
        save(chosen, kinds, chosen_kind())

    dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
    dialog.setNameFilters(filters)
    dialog.setDefaultSuffix(kinds[0].suffix[1:])
    dialog.filterSelected.connect(lambda _: dialog.setDefaultSuffix(chosen_kind().suffix[1:]))
    dialog.selectFile(name)
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    dialog.fileSelected.connect(take)
    dialog.open()
    return dialog


def _save(put: Put, tell: Tell, chosen: str, kinds: Sequence[Kind], usual: Kind) -> None:
    """Write the kind a name ends in; another name gets the usual ending, and nobody was asked about that."""
    named = next((kind for kind in kinds if chosen.casefold().endswith(kind.suffix)), None)
    path = Path(chosen) if named else Path(f"{chosen}{usual.suffix}")
    tell(path, (named or usual).write(path, put if named else disk.create))
