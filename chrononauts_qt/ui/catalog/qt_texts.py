"""Words of Qt's own dialogs that its Italian and French do not have yet; Qt asks for them by itself."""

from __future__ import annotations

from PySide6.QtCore import QT_TRANSLATE_NOOP

FILE_DIALOG = (
    QT_TRANSLATE_NOOP("QFileDialog", "&Look in:"),
    QT_TRANSLATE_NOOP("QFileDialog", "Files of &type:"),
)
