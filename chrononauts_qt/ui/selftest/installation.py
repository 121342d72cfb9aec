"""What an installation has: typefaces, files, pictures, pages and languages, each really read and drawn."""

from __future__ import annotations

import wave
from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QLibraryInfo, QRectF, QSize, Qt, QTranslator
from PySide6.QtGui import QColor, QFont, QFontDatabase, QPainter, QRawFont
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtWidgets import QDialogButtonBox

from chrononauts_qt.session import journal
from chrononauts_qt.session.errors import CorruptSave
from chrononauts_qt.session.places import SUFFIX
from chrononauts_qt.shelf import GAMES, SHELF
from chrononauts_qt.ui import assets
from chrononauts_qt.ui.catalog import common, i18n
from chrononauts_qt.ui.kit.look import LANGUAGES
from chrononauts_qt.ui.kit.pictograms import Sign, draw_plate, draw_sign
from chrononauts_qt.ui.kit.signs import EMBLEM_SIGNS, SIGNS
from chrononauts_qt.ui.kit.sound import CUES, file_of
from chrononauts_qt.ui.kit.theme import DARK, THEMES, style_sheet
from chrononauts_qt.ui.rulebook import book
from chrononauts_qt.ui.rulebook.manual import Manual
from chrononauts_qt.ui.selftest.workspace import Workspace, blank, colors_of
from chrononauts_qt.ui.shell.app import make_app
from chrononauts_qt.ui.shell.openers import books
from chrononauts_qt.ui.table.inventory import Flawed, Inventory
from chrononauts_qt.ui.table.screens import screens_of

_WEIGHT = QFont.Weight
FACES = (
    *((assets.HEADLINE_FAMILY, weight, False) for weight in (_WEIGHT.Normal, _WEIGHT.Medium)),
    *((assets.HEADLINE_FAMILY, weight, False) for weight in (_WEIGHT.DemiBold, _WEIGHT.Bold)),
    *((assets.BODY_FAMILY, weight, False) for weight in (_WEIGHT.Normal, _WEIGHT.Bold)),
    *((assets.BODY_FAMILY, weight, True) for weight in (_WEIGHT.Normal, _WEIGHT.Bold)),
)
"""Family, weight, and whether it is the italic."""

PLATES = ("icon/chrononauts-qt",)
LETTERS = "Aàçéœ"
SAMPLE = 48
FOR_BROWSERS = "phone/"
"""What phones read; all of it is text."""

IGNORED = (".md", ".py")
"""For whoever draws; an installation may leave them out."""


def _cancel() -> str:
    """Return what Qt itself writes on a button."""
    cancel = QDialogButtonBox.StandardButton.Cancel
    box = QDialogButtonBox(cancel)
    return box.button(cancel).text()


KNOWN: tuple[Callable[[], str], ...] = (
    lambda: common.cards_in_hand(2),
    lambda: common.text("cannot-begin"),
    _cancel,
)
"""A counted text, a text of a screen, a button of Qt: each language has its own, and each game adds some."""


def stocks() -> list[Inventory]:
    """Return what is there of the games; those of a box may share it."""
    found = (screens_of(game).inventory() for game in SHELF)
    return list({id(one): one for one in found}.values())


def data(workspace: Workspace) -> dict[str, int]:
    """Count what is shipped beside the code."""
    return {name: count for stock in stocks() for name, count in stock.data().items()}


def fonts(workspace: Workspace) -> int:
    """Look for every face by family, weight and slope, and for letters in it."""
    for family, weight, is_italic in FACES:
        name = f"{family} {weight.name}{' Italic' if is_italic else ''}"
        wanted = (weight.value, is_italic)
        styles = [style for style in QFontDatabase.styles(family) if _kind(family, style) == wanted]
        if not styles:
            raise Flawed(f"{name} is missing")
        face = QRawFont.fromFont(QFontDatabase.font(family, styles[0], 16))
        if face.familyName() != family or not all(face.supportsCharacter(ord(c)) for c in LETTERS):
            raise Flawed(f"{name} has not all letters")
    return len(FACES)


def _kind(family: str, style: str) -> tuple[int, bool]:
    return QFontDatabase.weight(family, style), QFontDatabase.italic(family, style)


def files(workspace: Workspace) -> int:
    """Read every file of resources/ as what its name says it is."""
    count, root = 0, assets.resource("style.qss").parent
    for path in sorted(path for path in root.rglob("*") if path.is_file()):
        if path.suffix in IGNORED or "__pycache__" in path.parts:
            continue
        name = path.relative_to(root).as_posix()
        read = _is_text if name.startswith(FOR_BROWSERS) else _READERS.get(path.suffix)
        if read is None:
            raise Flawed(f"nobody reads {name}")
        try:
            is_whole = read(path)
        except (OSError, EOFError, ValueError, wave.Error, book.DamagedRulebook, CorruptSave) as error:
            raise Flawed(f"{name} cannot be read: {error}") from error
        if not is_whole:
            raise Flawed(f"{name} is damaged")
        count += 1
    silent = [cue for cue in CUES if file_of(cue) is None]
    if silent:
        raise Flawed(f"the sound “{silent[0]}” is missing")
    return count


def _is_picture(path: Path) -> bool:
    renderer, image = QSvgRenderer(str(path)), blank(QSize(SAMPLE, SAMPLE))
    if not renderer.isValid():
        return False
    with QPainter(image) as painter:
        renderer.render(painter)
    return colors_of(image) > 1


def _is_sound(path: Path) -> bool:
    with wave.open(str(path)) as sound:
        size = sound.getnframes() * sound.getnchannels() * sound.getsampwidth()
        return bool(0 < size == len(sound.readframes(sound.getnframes())))


def _is_text(path: Path) -> bool:
    return bool(path.read_text(encoding="utf-8").strip())


def _is_page(path: Path) -> bool:
    return bool(book.read_page(path).blocks)


def _is_style(path: Path) -> bool:
    return all(style_sheet(theme) for theme in THEMES.values())


def _is_position(path: Path) -> bool:
    return bool(journal.read(path).header.names)


_READERS = {
    ".svg": _is_picture, ".wav": _is_sound, ".html": _is_page, ".qss": _is_style, ".json": _is_style,
    SUFFIX: _is_position,
}  # fmt: skip


def signs(workspace: Workspace) -> int:
    """Draw every sign the program knows, and every picture in its own colours, into an image of its own."""
    own = (sign for stock in stocks() for sign in stock.signs())
    known = list(dict.fromkeys((*SIGNS.values(), *EMBLEM_SIGNS, *map(Sign, own))))
    plates = [*PLATES, *(plate for stock in stocks() for plate in stock.plates)]
    box = QRectF(0, 0, SAMPLE, SAMPLE)
    for name in (*known, *plates):
        assets.resource(f"{name}.svg")  # first: an error while something is painted leaves a painter behind
        image = blank(QSize(SAMPLE, SAMPLE))
        with QPainter(image) as painter:
            if isinstance(name, Sign):
                draw_sign(painter, name, box, QColor(Qt.GlobalColor.black))
            else:
                draw_plate(painter, name, box)
        if colors_of(image) < 2:
            raise Flawed(f"{name} draws nothing")
    return len(known) + len(plates)


def cards(workspace: Workspace) -> int:
    """Draw every card with the painters of its book; return how many there are, equal ones counted."""
    copies = {
        (screens_of(game).manual(), card["id"]): card["copies"]
        for game, rules in GAMES.items()
        for card in rules.card_table()
    }
    for manual, card in copies:
        if colors_of(manual.draw(f"card:{card}", DARK, 1.0, 1.0).toImage()) < 3:  # paper, ink and more
            raise Flawed(f"the card {card} is drawn empty")
    return sum(copies.values())


def rulebook(workspace: Workspace) -> int:
    """Read every rulebook in every language; return how many pages there are."""
    return sum(_pages(manual) for manual in books())


def _pages(manual: Manual) -> int:
    pages, blocks = 0, set[int]()
    for code in LANGUAGES:
        read = book.load(manual.folder(), code, manual.OUTLINE)
        if read.language != code or read.in_english:
            raise Flawed(f"the rulebook lacks {', '.join(read.in_english) or code}")
        pages += len(read.sections)
        blocks.add(len(read.blocks))
    if len(blocks) != 1:
        raise Flawed("the rulebook is longer in one language than in another")
    return pages


def languages(workspace: Workspace) -> list[str]:
    """Speak every language, and let a known sentence of each kind differ from English, one of Qt too."""
    app = make_app()
    for code, name in LANGUAGES.items():
        _check_files(code, name)
    try:
        i18n.install(app)
        known = [*KNOWN, *(say for stock in stocks() for say in stock.sayings)]
        english = [say() for say in known]
        for code in sorted(set(LANGUAGES) - {i18n.SOURCE_LANGUAGE}):
            i18n.install(app, code)
            same = [before for say, before in zip(known, english, strict=True) if say() == before]
            if same:
                raise Flawed(f"“{same[0]}” is said in {LANGUAGES[code]} too")
    finally:
        i18n.install(app)
    return sorted(LANGUAGES)


def _check_files(code: str, name: str) -> None:
    """Raise Flawed unless the texts of a language, Qt's own too, are there and can be read."""
    ours, own = assets.translation(code), i18n.is_whole(code)
    if ours is None:
        raise Flawed(f"the texts in {name} are missing")
    if not own:
        raise Flawed(f"Qt's own texts in {name} are missing")
    theirs = Path(QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath), f"qtbase_{code}.qm")
    for path in (ours, theirs) if code != i18n.SOURCE_LANGUAGE else (ours,):
        translator = QTranslator()
        if not translator.load(str(path)) or translator.isEmpty():
            raise Flawed(f"{path.name} cannot be read")
