"""Two languages that nobody speaks: whatever shows an English letter has not come through the catalogue.

Each writes every text of the catalogue in letters of its own, in brackets, and 40 % longer unless its room
is fixed. Their files stand in the places of Italian and French.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from itertools import count, takewhile
from pathlib import Path
from string import ascii_lowercase, ascii_uppercase
from xml.etree import ElementTree

from PySide6.QtCore import QAbstractItemModel, QModelIndex, Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QComboBox,
    QLabel,
    QLineEdit,
    QTabBar,
    QWidget,
)

from chrononauts_qt.ui.games.afternova.texts.cards import PROPER_NAMES
from chrononauts_qt.ui.games.dungeon_time.texts.cards import PROPER_NAMES as HEROES
from chrononauts_qt.ui.shell.main_window import MainWindow
from chrononauts_qt.ui.table.new_game import BOT_NAMES
from chrononauts_qt.ui.table.replay.transport import KEYS, SPEED_KEY
from tests.gui.i18n.texts import PREFIX, extract
from tests.gui.theme.painted import listening
from tests.shots import NAMES, picture

LONGER = 0.4
FIXED = ("CardTitles", "EventNotes", "Headlines", "Identities")
"""Contexts whose texts are written to fit."""

ALPHABETS = {"it": 0x0430, "fr": 0x0561}
"""Where the small letters of a language begin: Cyrillic and Armenian; its capitals stand before them."""
_CAPITALS = {"it": 0x0410, "fr": 0x0531}

_KEPT = re.compile(r"(\{\w*\}|%n)")
_LETTERS = re.compile(r"[A-Za-z]+")
_WORDS = sorted({word for name in NAMES for word in re.split("[ -]", name)}, key=len, reverse=True)
"""A long name is painted word by word where it does not fit into one line."""
_PEOPLE = (*NAMES, *_WORDS, *BOT_NAMES, "Chloé", "Ada", "Bruno", "Bo", "Cleo")
_KEYS = ("Sinistra", "Destra", "Invio", "Spazio", "Tab", "Esc", "Alt")
"""What is printed on keys: Qt has it from its own catalogue."""
_LANGUAGES = ("Italiano", "Français", "English")
_OTHERS = sorted((*_PEOPLE, *_KEYS, *PROPER_NAMES, *HEROES, *_LANGUAGES), key=len, reverse=True)
_CODES = re.compile(
    r"\b(?:[A-D]\d{0,2}|[A-Z]|F\d{1,2}|IT|FR|EN)\b|\d+\.\d+\.\d+|(?:[A-Z]:)?[\\/]\S+|\.chrononauts(?:\.unreadable)?"
    r"|\bCtrl\b(?:\+(?:\w+|\S))?"
)
"""Places of the TimeLine, letters of keys, languages, the version, folders, ends of file names, and keys as
Qt writes them."""

ROLES = (
    Qt.ItemDataRole.DisplayRole,
    Qt.ItemDataRole.ToolTipRole,
    Qt.ItemDataRole.AccessibleTextRole,
    Qt.ItemDataRole.AccessibleDescriptionRole,
)


def _key_names() -> list[str]:
    """Return what Qt calls the keys of a replay in the language of now: its own texts, and no pseudo ones."""
    native = QKeySequence.SequenceFormat.NativeText
    return [QKeySequence(key).toString(native) for key in (*KEYS.values(), SPEED_KEY)]


def told(text: str, language: str, longer: bool = True) -> str:
    """Return a text of the catalogue in one of the two languages."""
    small, capital = ALPHABETS[language], _CAPITALS[language]
    table = {ord(letter): small + place for place, letter in enumerate(ascii_lowercase)}
    table |= {ord(letter): capital + place for place, letter in enumerate(ascii_uppercase)}
    parts = _KEPT.split(text)
    words = "".join(part if _KEPT.fullmatch(part) else part.translate(table) for part in parts)
    more = chr(small) * round(len(text) * LONGER) if longer else ""
    return f"[{words} {more}]" if more else f"[{words}]"


def build(folder: Path, language: str) -> Path:
    """Write the .ts file of a language and return it."""
    path = folder / f"{PREFIX}{language}.ts"
    extract(path)
    tree = ElementTree.parse(path)
    for context in tree.getroot().iter("context"):
        longer = context.findtext("name") not in FIXED
        for message in context.iter("message"):
            translation = message.find("translation")
            assert translation is not None, "every message has a place for its translation"
            translation.attrib.clear()
            said = told(message.findtext("source", ""), language, longer)
            for form in list(translation.iter("numerusform")) or [translation]:
                form.text = said
    tree.write(path, encoding="utf-8", xml_declaration=True)
    return path


def english(text: str) -> str:
    """Return the letters of a text that no catalogue has told; names, years and codes are nobody's."""
    text = _shortened(_printed().sub("", text))
    keys = [f"({name})" for name in _key_names()] if "(" in text else []
    for other in (*_OTHERS, *keys):
        text = text.replace(other, "").replace(other.upper(), "")
    return " ".join(_LETTERS.findall(_CODES.sub("", text)))


@cache
def _printed() -> re.Pattern[str]:
    """Match the line with which a card names its English self."""
    begun = (told("English card: {name}", code).partition("{")[0] for code in ALPHABETS)
    return re.compile("|".join(f"{re.escape(words)}.*" for words in begun))


def _shortened(text: str) -> str:
    """Take away what is left of names that were cut: their beginnings, and their ends if those are there."""
    kept, *rests = text.split("…")
    for rest in rests:
        begun = max((start for start in _starts() if _ends_in_word(kept, start)), key=len, default="")
        names = [name for name in _OTHERS if begun and name.startswith(begun)]
        ends = (name[at:] for name in names for at in range(len(name)))
        end = max((end for end in ends if rest.startswith(end)), key=len, default="")
        kept = kept.removesuffix(begun) + " " + rest.removeprefix(end)
    return kept


@cache
def _starts() -> frozenset[str]:
    return frozenset(name[:end] for name in _OTHERS for end in range(1, len(name)))


def _ends_in_word(text: str, start: str) -> bool:
    """Tell whether a text ends in letters that begin a word of it."""
    return text.endswith(start) and not text.removesuffix(start)[-1:].isalpha()


def of(text: str, language: str) -> bool:
    """Tell whether a text holds letters of one of the two languages."""
    first, last = _CAPITALS[language], ALPHABETS[language] + 26
    return any(first <= ord(letter) < last for letter in text)


def is_glued(text: str) -> bool:
    """Tell whether a text is put together of texts, not filled into one."""
    return any(map(_is_line_glued, text.splitlines()))


def _is_line_glued(text: str) -> bool:
    depth, groups, outside = 0, 0, ""
    for letter in re.sub(r"^\d+\. ", "", text):  # the number of a step
        depth += (letter == "[") - (letter == "]")
        groups += letter == "[" and depth == 1
        outside += letter if depth == 0 and letter != "]" else ""
    return groups > 1 or (groups == 1 and bool(outside.strip()))


def untold(window: MainWindow) -> list[str]:
    """Return what is shown, said or painted in English letters."""
    with listening() as ear, ear.hearing_widgets():
        picture(window)
        painted = [("painted", text) for text in ear.texts()]
    found = [*shown(window), *painted]
    return sorted({f"{where}: “{text}”" for where, text in found if english(text)})


def shown(window: QWidget) -> Iterator[tuple[str, str]]:
    """Yield where a text stands, and the text: everything on visible widgets and in their models."""
    for widget in (window, *window.findChildren(QWidget)):
        if widget.isVisible():
            name = type(widget).__name__
            yield from ((f"{name} {what}", text) for what, text in _texts(widget) if text)


def _texts(widget: QWidget) -> Iterator[tuple[str, str]]:
    yield "title", widget.windowTitle()
    yield "tooltip", widget.toolTip()
    yield "name", widget.accessibleName()
    yield "description", widget.accessibleDescription()
    if isinstance(widget, QLabel):
        yield "text", widget.text()
    elif isinstance(widget, QAbstractButton):
        yield "text", widget.text().replace("\n", " ")  # one text, broken where it has no room
    elif isinstance(widget, QComboBox):
        yield from (("choice", widget.itemText(row)) for row in range(widget.count()))
    elif isinstance(widget, QLineEdit):
        yield "placeholder", widget.placeholderText()
    elif isinstance(widget, QTabBar):
        yield from (("tab", widget.tabText(tab)) for tab in range(widget.count()))
    elif isinstance(widget, QAbstractItemView) and widget.model() is not None:
        yield from _cells(widget.model())


def _cells(model: QAbstractItemModel) -> Iterator[tuple[str, str]]:
    """Yield the texts of a model; a list keeps to itself how many columns it has."""
    root = QModelIndex()
    for column in takewhile(lambda column: model.hasIndex(0, column, root), count()):
        head = model.headerData(column, Qt.Orientation.Horizontal)
        yield "header", head if isinstance(head, str) else ""
        for row in range(model.rowCount(root)):
            for role in ROLES:
                text = model.index(row, column, root).data(role)
                yield f"{role.name} of row {row}", text if isinstance(text, str) else ""
