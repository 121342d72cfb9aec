"""In which language a text is shown: the interface has one, the cards may have another, and so may a seat.

Every text of the catalogue comes through `translate`, which asks Qt while nobody wants more than the
language of the interface. A text that a language lacks is shown in English.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication, QLibraryInfo, QTranslator

from chrononauts_qt.ui import assets

SOURCE_LANGUAGE = "en"
CARD_CONTEXTS = frozenset({
    "ArtifactYears", "CardBriefs", "CardSteps", "CardTexts", "CardTitles", "EventNotes", "Headlines",
    "Identities", "Missions",
})  # fmt: skip
"""The contexts of what is printed on cards; they follow the language of the cards."""

FILE_DIALOG = (
    QT_TRANSLATE_NOOP("QFileDialog", "&Look in:"),
    QT_TRANSLATE_NOOP("QFileDialog", "Files of &type:"),
    QT_TRANSLATE_NOOP("QAbstractFileIconProvider", "Drive"),
    QT_TRANSLATE_NOOP("QAbstractFileIconProvider", "File Folder"),
    QT_TRANSLATE_NOOP("QAbstractFileIconProvider", "Folder"),
    QT_TRANSLATE_NOOP("QAbstractFileIconProvider", "Unknown"),
)
"""Words of Qt's own dialogs that its Italian and French do not have yet; Qt asks for them by itself."""

_OURS = "chrononauts-qt-language"  # the object name by which the application finds our translators
_interface = SOURCE_LANGUAGE
_installed = 0  # how often texts were installed: they may be others now
_cards = ""
_owner = ""
_heard: dict[str, tuple[QTranslator, ...]] | None = None  # what is read of languages in a block of `speaking`


def install(app: QCoreApplication, language: str = SOURCE_LANGUAGE) -> bool:
    """Show the texts of `language` from now on; return whether there are any of our own.

    May be called again at any time: Qt sends LanguageChange to every window. English lies beneath every
    language, because without its plurals even an English text reads “1 card(s)”.
    """
    global _interface, _installed
    _interface = language
    _installed += 1
    _remove_all(app)
    own = _add(app, assets.translation(SOURCE_LANGUAGE))
    if language != SOURCE_LANGUAGE:
        own = _add(app, assets.translation(language))
        if own:  # no “Annulla” beneath an English question
            _add(app, _of_qt(language))
    return own


def set_card_language(language: str) -> None:
    """Print the cards in `language` from now on; empty: in that of the interface."""
    global _cards
    _cards = language


@contextmanager
def speaking(language: str) -> Iterator[None]:
    """Translate everything into `language` within the block: what only one player sees; empty: as usual."""
    global _owner, _heard
    before, (_owner, _heard) = (_owner, _heard), (language, {})
    try:
        yield
    finally:
        _owner, _heard = before


def translate(context: str, text: str, comment: str | None = None, count: int = -1) -> str:
    """Return `text` in the language due here; `count` chooses the plural form and stands for %n."""
    language = _owner or (_cards if context in CARD_CONTEXTS else "")
    if not language:
        return QCoreApplication.translate(context, text, comment, count)
    told = (voice.translate(context, text, comment, count) for voice in _voices_of(language))
    found = next(filter(None, told), text)
    return found.replace("%n", str(count)) if count >= 0 else found


def owner() -> str:
    """Return the language of the block of `speaking` that we are in, or ""."""
    return _owner


def interface_language() -> str:
    """Return the language of the interface."""
    return _interface


def card_language() -> str:
    """Return the language that the names of cards are shown in here."""
    return _owner or _cards or _interface


def spoken_languages() -> tuple[str, str]:
    """Return what texts are spoken in here and what cards are named in: what is worded is kept by both."""
    return _owner or _interface, card_language()


def voice() -> Hashable:
    """Return what tells apart in which words the same facts are told: the languages, and since when."""
    return spoken_languages(), _installed


def is_built(language: str) -> bool:
    """Tell whether there are texts of this language; English needs no file."""
    return language == SOURCE_LANGUAGE or assets.translation(language) is not None


def is_whole(language: str) -> bool:
    """Tell whether there are our texts of a language and, but for English, those of Qt."""
    qt = language == SOURCE_LANGUAGE or _of_qt(language) is not None
    return assets.translation(language) is not None and qt


def _voices_of(language: str) -> tuple[QTranslator, ...]:
    """Return those who have the texts of a language; in a block of `speaking` they are looked for once."""
    if _heard is None:
        return _voices(_files(language))
    if language not in _heard:
        _heard[language] = _voices(_files(language))
    return _heard[language]


def _files(language: str) -> tuple[Path, ...]:
    """Return the texts of a language and, for its plurals, those of English, in that order."""
    codes = dict.fromkeys((language, SOURCE_LANGUAGE))
    return tuple(path for code in codes if (path := assets.translation(code)) is not None)


@cache
def _voices(paths: tuple[Path, ...]) -> tuple[QTranslator, ...]:
    """Read the files of a language, once; a damaged one is left out."""
    voices = [(QTranslator(), path) for path in paths]
    return tuple(voice for voice, path in voices if voice.load(str(path)))


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
