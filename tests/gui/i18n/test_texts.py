"""The .ts files hold exactly what the sources mark, and nothing waits for its translation."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.gui.catalog.sources import marked_texts
from tests.gui.i18n.texts import SOURCE_LANGUAGE, TRANSLATIONS, extract, messages

FILES = sorted(TRANSLATIONS.glob("*.ts"))
COUNTED = '''
def doors(count, rooms):
    translate("Doors", "%n door(s)", None, count)
    translate("Doors", "%n room(s), près", None, len(rooms) + 1)
    translate("Doors", "No door")
    self.tr("%n key(s)", "of a door", count)
'''


@pytest.fixture(scope="module")
def collected(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return the .ts file of a language that nobody has begun."""
    target = tmp_path_factory.mktemp("collected") / "chrononauts_qt_it.ts"
    extract(target)
    return target


def test_english_has_its_file() -> None:
    assert "chrononauts_qt_en.ts" in [path.name for path in FILES]


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_file_is_up_to_date(path: Path, collected: Path) -> None:
    english = path.stem.endswith(f"_{SOURCE_LANGUAGE}")
    wanted = {message.key for message in messages(collected) if message.counted or not english}
    assert {message.key for message in messages(path)} == wanted, "run “python3 dev.py texts” and translate"


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_nothing_waits_for_its_translation(path: Path) -> None:
    assert not [message.source for message in messages(path) if not message.finished]


def test_every_text_with_a_number_sign_is_collected_as_counted(collected: Path) -> None:
    counted = {(message.context, message.source) for message in messages(collected) if message.counted}
    assert counted >= {(context, source) for context, source in marked_texts() if "%n" in source}
    assert all("%n" in source for _, source in counted)


def test_a_counted_text_is_collected_whatever_stands_for_its_number(tmp_path: Path) -> None:
    sources = tmp_path / "sources"
    sources.mkdir()
    (sources / "doors.py").write_text(COUNTED, encoding="utf-8")
    target = tmp_path / "chrononauts_qt_en.ts"
    extract(target, sources)
    assert [message.source for message in messages(target)] == ["%n key(s)", "%n door(s)", "%n room(s), près"]
    assert not any(message.finished for message in messages(target))


def test_collecting_again_keeps_what_is_translated(tmp_path: Path) -> None:
    sources = tmp_path / "sources"
    sources.mkdir()
    (sources / "doors.py").write_text(COUNTED, encoding="utf-8")
    target = tmp_path / "chrononauts_qt_it.ts"
    extract(target, sources)
    text = target.read_text(encoding="utf-8")
    unfinished = '<source>No door</source>\n        <translation type="unfinished"></translation>'
    assert unfinished in text
    finished = "<source>No door</source>\n        <translation>Nessuna porta</translation>"
    target.write_text(text.replace(unfinished, finished), encoding="utf-8")
    extract(target, sources)
    assert [message.forms for message in messages(target) if message.finished] == [("Nessuna porta",)]
