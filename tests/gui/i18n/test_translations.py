"""What is translated can be put in place: the same parameters, the signs of its language, as long as fits."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtGui import QFont, QRawFont
from PySide6.QtWidgets import QApplication

from chrononauts_qt.ui.catalog.names import forms_of
from chrononauts_qt.ui.kit.look import LANGUAGES
from tests.gui.catalog.sources import condensed_file, reading_file
from tests.gui.catalog.test_fit import PUNCTUATION, barlow, lines_of
from tests.gui.i18n.texts import PREFIX, SOURCE_LANGUAGE, TRANSLATIONS, Message, messages

__all__ = ["barlow"]  # a fixture

FILES = sorted(path for path in TRANSLATIONS.glob("*.ts") if path.stem != f"{PREFIX}{SOURCE_LANGUAGE}")
FIELDS = re.compile(r"\{(\w*)(?::\w+)?\}|%n")
FORMS = {"it": 2, "fr": 2}
"""How many forms of a counted text a language has (Qt leaves the third one of CLDR, for millions, out)."""

LONGEST_STORY = 55
LAYOUT = {"\n", "\u00a0"}
ROOMS = {
    "Headlines": ((14, 112, 3), (12, 95, 3)),
    "EventNotes": ((12, 112, 1),),
}
"""By context: pixels of type, width, and how many lines there are."""

NARROW_BEFORE = ":;!?»"
BEFORE = re.compile(rf"[^\u00a0{re.escape(NARROW_BEFORE)}][{re.escape(NARROW_BEFORE)}]")
TIME = re.compile(r"\d:\d|HH:MM|HH:mm")


def language(path: Path) -> str:
    return path.stem.removeprefix(PREFIX)


def places(text: str) -> set[str]:
    """Return the names of the parameters of a text; "%n" is that of a number."""
    return {found[1] or found[0] for found in FIELDS.finditer(text)}


def plain(text: str) -> str:
    """Return a text without the places of its parameters."""
    return re.sub(r"\{\w*(?::\w+)?\}", "", text)


def told(path: Path) -> Iterator[tuple[Message, str]]:
    """Yield every form of every text of a file, of numbers and of names."""
    for message in messages(path):
        for form in message.forms:
            alone, lines = forms_of(form)
            yield message, alone
            yield from ((message, line.words) for line in lines)


def spaced_wrong(text: str) -> bool:
    """Tell whether a French sign has no hard space where it needs one, or another one."""
    bare = TIME.sub("", text)
    return bool(BEFORE.search(bare) or re.search("«[^\u00a0]", bare))


each = pytest.mark.parametrize("path", FILES, ids=language)


def test_every_language_that_is_offered_has_its_file() -> None:
    assert {language(path) for path in FILES} == set(LANGUAGES) - {SOURCE_LANGUAGE}


@each
def test_every_form_has_the_parameters_of_its_source(path: Path) -> None:
    wrong = []
    for message, form in told(path):
        wanted, found = places(message.source), places(form)
        if message.context == "NameForms" and found == {"quoted"}:
            continue  # the name, in quotation marks
        may_lack = {"%n"} if message.counted else set()  # “the one card”
        if found - wanted or wanted - found - may_lack:
            wrong.append((message.source, form))
    assert wrong == []


@each
def test_a_counted_text_has_the_forms_of_its_language(path: Path) -> None:
    counted = [message for message in messages(path) if message.counted]
    assert counted
    assert {len(message.forms) for message in counted} == {FORMS[language(path)]}
    assert all("%n" in message.forms[-1] for message in counted)


@each
def test_no_form_keeps_the_brackets_of_the_source(path: Path) -> None:
    assert [form for message, form in told(path) if re.search(r"\((?:s|es)\)", form)] == []


@each
def test_apostrophes_and_primes_are_set_with_their_own_signs(path: Path) -> None:
    assert [form for _, form in told(path) if "'" in form or '"' in form or re.search(r"\d’", form)] == []


@each
def test_every_sign_is_allowed_and_has_a_glyph(qapp: QApplication, path: Path) -> None:
    text = "".join(plain(form) for _, form in told(path))
    assert {sign for sign in text if not sign.isalnum()} <= PUNCTUATION | LAYOUT
    faces = [QRawFont(str(file), 14) for file in (condensed_file(500), reading_file())]
    drawn = set(text) - {"\n"}
    assert {sign for sign in drawn if not any(face.supportsCharacter(ord(sign)) for face in faces)} == set()


@each
def test_signs_stand_as_the_language_sets_them(path: Path) -> None:
    if language(path) == "fr":
        assert [form for _, form in told(path) if spaced_wrong(plain(form))] == []
    else:
        assert [form for _, form in told(path) if re.search(r"\s[:;!?]", form)] == []


@pytest.mark.parametrize(
    ("text", "wrong"),
    [
        ("Vraiment\u00a0?", False),
        ("Vraiment ?", True),
        ("Vraiment?", True),
        ("«\u00a0Mémo\u00a0»", False),
        ("« Mémo »", True),
        ("Écrivez 21:40.", False),
        ("Quoi\u00a0?!", False),
    ],
)
def test_a_wrong_space_is_noticed(text: str, wrong: bool) -> None:
    assert spaced_wrong(text) == wrong


@each
def test_a_story_has_no_more_words_than_its_room(path: Path) -> None:
    stories = [form for message, form in told(path) if message.context == "Identities"]
    assert len(stories) == 14
    assert [story for story in stories if len(story.split(" ")) > LONGEST_STORY] == []


@each
@pytest.mark.parametrize("context", list(ROOMS))
def test_what_stands_on_tiles_fits(barlow: str, path: Path, context: str) -> None:
    texts = [form for message, form in told(path) if message.context == context]
    assert texts
    too_long = []
    for pixels, width, most in ROOMS[context]:
        for text in texts:
            widths = lines_of(text, barlow, pixels, width, QFont.Weight.Medium)
            if len(widths) > most or max(widths) > width:
                too_long.append((text, pixels))
    assert too_long == []
