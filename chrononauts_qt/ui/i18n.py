"""Gives Qt the texts of a language. A text that a language lacks is shown in English."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QTranslator

from chrononauts_qt.ui import assets

SOURCE_LANGUAGE = "en"
_OURS = "chrononauts-qt-language"  # the object name by which the application finds our translators


def install(app: QCoreApplication, language: str = SOURCE_LANGUAGE) -> bool:
    """Show the texts of `language` from now on; return whether there are any of our own.

    May be called again at any time: Qt sends LanguageChange to every window. English lies beneath every
    language, because without its plurals even an English text reads “1 card(s)”.
    """
    _remove_all(app)
    own = _add(app, assets.translation(SOURCE_LANGUAGE))
    if language != SOURCE_LANGUAGE:
        own = _add(app, assets.translation(language))
        if own:  # no “Annulla” beneath an English question
            _add(app, _of_qt(language))
    return own


def _remove_all(app: QCoreApplication) -> None:
    for translator in app.findChildren(QTranslator, _OURS):
        app.removeTranslator(translator)
        translator.setParent(None)


def _add(app: QCoreApplication, path: Path | None) -> bool:
    """Put the texts of a file before those already there; a missing or damaged file changes nothing."""
    if path is None:
        return False
    translator = QTranslator(app)  # Qt does not keep what it installs: the application owns it
    translator.setObjectName(_OURS)
    if translator.load(str(path)) and app.installTranslator(translator):
        return True
    translator.setParent(None)
    return False


def _of_qt(language: str) -> Path | None:
    """Return Qt's own texts: “Cancel”, “Copy” and the like."""
    path = Path(QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath), f"qtbase_{language}.qm")
    return path if path.is_file() else None
