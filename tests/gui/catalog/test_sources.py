"""The catalogue can be translated: lupdate finds every text, and each is filled with what it names."""

from __future__ import annotations

import subprocess
import sys
from collections import Counter
from pathlib import Path
from xml.etree import ElementTree

import pytest

from chrononauts_qt.ui.catalog.common import TEXTS, text
from chrononauts_qt.ui.catalog.wording import Source, all_of, any_of, fields, fill, sentences, spoken
from tests.each import each
from tests.gui.catalog.sources import UI, marked_texts


def test_lupdate_finds_every_marked_text_in_its_context(tmp_path: Path) -> None:
    found = tmp_path / "found.ts"
    tool = Path(sys.executable).with_name("pyside6-lupdate")
    command = [str(tool), "-extensions", "py", str(UI), "-ts", str(found)]
    subprocess.run(command, check=True, capture_output=True, timeout=60)
    messages = [(context.findtext("name"), message.findtext("source"))
                for context in ElementTree.parse(found).getroot().iter("context")
                for message in context.iter("message")]
    assert set(messages) == set(marked_texts())


def test_counted_texts_are_marked_as_plurals_by_their_sign() -> None:
    counted = [(context, source) for context, source in marked_texts() if "%n" in source]
    assert counted
    assert {context for context, _ in counted} == {"Counts", "Log"}


def test_a_text_takes_exactly_the_parameters_it_names() -> None:
    for check in each(sorted(TEXTS)):
        with check as key:
            names = fields(TEXTS[key].text)
            filled = text(key, **dict.fromkeys(names, "x"))
            assert filled
            assert "{" not in filled
            with pytest.raises(TypeError):
                text(key, **dict.fromkeys(names, "x"), unasked="x")


def test_an_unknown_key_is_a_key_error() -> None:
    with pytest.raises(KeyError):
        text("no such key")


def test_parameters_are_named_and_plain() -> None:
    assert all(name.isidentifier() for _, source in marked_texts() for name in fields(source))


def test_a_missing_parameter_is_refused() -> None:
    with pytest.raises(TypeError):
        fill(Source("Test", "{one} and {two}"), one=1)


def test_a_players_name_with_braces_stays_as_it_is() -> None:
    assert fill(Source("Test", "{name} plays."), name="{x}%n") == "{x}%n plays."


def test_lists_read_like_sentences() -> None:
    assert [all_of(range(n)) for n in range(4)] == ["", "0", "0 and 1", "0, 1 and 2"]
    assert any_of([1865, 1912, 1914]) == "1865, 1912 or 1914"
    assert sentences("One.", "", "Two.") == "One. Two."


def test_primes_are_spoken() -> None:
    assert spoken("1957′ or 1963′") == "1957 prime or 1963 prime"


def test_no_key_of_the_screens_repeats_a_text_within_its_context() -> None:
    repeated = [source for source, count in Counter(TEXTS.values()).items() if count > 1]
    assert all(source.text == "Follow the system" or source.text == "Guess the time" for source in repeated)
