"""A small sample of the mutated saves, and what they have brought to light."""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from chrononauts_qt.deals import bests
from chrononauts_qt.session import disk, journal_reader, kept_file, settings
from chrononauts_qt.session.errors import Torn
from tests.session import corpus, mutations, wreck_json

BOUNDED = pytest.mark.skipif(sys.platform != "linux", reason="only Linux tells how much memory is in use")


@pytest.mark.parametrize("company", range(len(corpus.COMPANIES)))
def test_no_broken_journal_does_worse_than_to_be_refused(tmp_path: Path, company: int) -> None:
    result = mutations.run(tmp_path, company, f"sample {company}", 112)
    assert result["failures"] == []
    ends = [end for way in result["ends"].values() for end in way.items()]
    assert sum(times for _, times in ends) == 112
    assert {"refused", "shortened", "up to the damage"} <= {end for end, _ in ends}


@pytest.mark.parametrize("name", list(wreck_json.FILES))
def test_no_broken_settings_or_records_do_worse_than_to_be_put_aside(tmp_path: Path, name: str) -> None:
    result = wreck_json.run(tmp_path, name, "sample", 2 * len(wreck_json.WAYS))
    assert result["failures"] == []
    assert {end for way in result["ends"].values() for end in way} == {"read", "put aside"}


def test_another_game_with_good_checksums_would_be_noticed(tmp_path: Path) -> None:
    """The measurement itself: a journal that tells another game than it says it does is a fault."""
    original = corpus.write(tmp_path / "original", "chrononauts", 3, "one")
    other = corpus.write(tmp_path / "other", "chrononauts", 3, "two")
    way = mutations.Way("exchanged", other.data, is_told=True)
    with pytest.raises(AssertionError, match="another"):
        mutations.verdict(tmp_path / "file", original, way)


def test_a_lost_action_would_be_noticed(tmp_path: Path) -> None:
    original = corpus.write(tmp_path / "original", "chrononauts", 3, "one")
    rest = b"".join(original.data.splitlines(keepends=True)[:-3]).replace(b"\n", b"\r\n")
    way = mutations.Way("an end that was cut off and covered up", rest, is_told=True)
    with pytest.raises(AssertionError, match="nothing says so"):
        mutations.verdict(tmp_path / "file", original, way)


def test_a_refusal_of_what_can_be_read_would_be_noticed(tmp_path: Path) -> None:
    original = corpus.write(tmp_path / "original", "chrononauts", 3, "one")
    way = mutations.Way("a header", original.data.replace(b"seat 1", b"seat 2", 1), True, must_open=True)
    with pytest.raises(AssertionError, match="the deal is whole"):
        mutations.verdict(tmp_path / "file", original, way)


@pytest.mark.parametrize(
    ("module", "name", "planted", "why"),
    [
        (journal_reader, "_torn", lambda number, _: Torn(number), "more is cut than is told"),
        (disk, "keep_beside", lambda path, mark: path.with_name(path.name + mark), "kept are"),
    ],
)
def test_damage_that_is_not_told_or_not_kept_would_be_noticed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, module: Any, name: str, planted: Any, why: str
) -> None:
    original = corpus.write(tmp_path / "original", "chrononauts", 3, "one")
    at = original.ends[len(original.ends) // 2]
    way = mutations.Way("a byte", original.data[:at] + b"\0" + original.data[at + 1 :], True, must_open=True)
    assert mutations.verdict(tmp_path / "file", original, way)[0] == "up to the damage"
    monkeypatch.setattr(module, name, planted)
    with pytest.raises(AssertionError, match=why):
        mutations.verdict(tmp_path / "file", original, way)


@BOUNDED
def test_a_swollen_memory_would_be_noticed() -> None:
    with pytest.raises(MemoryError), mutations.bounds():
        bytes(mutations.ROOM * 2)


@pytest.mark.parametrize(
    ("again", "why"),
    [
        (lambda seen: sum(len(line) for line in seen), "calls, for"),
        (lambda seen: b"".join(seen).count(b"#"), "letters, of"),
    ],
    ids=["every line", "every letter"],
)
def test_reading_that_begins_anew_at_every_line_would_be_noticed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, again: Callable[[list[bytes]], int], why: str
) -> None:
    original = corpus.write(tmp_path / "original", "chrononauts", 3, "one")
    way = mutations.Way("many comments", original.data + b"#\n" * 1000, is_told=False)
    assert mutations.verdict(tmp_path / "file", original, way)[1] < 1
    seen, real = list[bytes](), journal_reader._text

    def read_anew(raw: bytes) -> str:
        seen.append(raw)
        again(seen)
        return real(raw)

    monkeypatch.setattr(journal_reader, "_text", read_anew)
    with pytest.raises(AssertionError, match=why):
        mutations.verdict(tmp_path / "file", original, way)


def spin() -> None:
    while True:
        pass


@BOUNDED
def test_a_hang_would_be_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(mutations, "HANGS", 0.05)
    with pytest.raises(mutations.Hung), mutations.bounds():
        spin()


def test_half_a_letter_in_the_settings_is_read_and_written(tmp_path: Path) -> None:
    """JSON can hold what UTF-8 cannot: half of a letter outside the first plane."""
    data = '{"names": ["A\\ud800da"], "language": "\\udfff", "games": {"solonauts": {"seed": "\\ud83e"}}}'
    (tmp_path / settings.FILE).write_text(data, encoding="utf-8")
    found = settings.load(tmp_path)
    assert (found.names, found.language, found.kept("solonauts")["seed"]) == (("Ada",), "", "")
    assert settings.save(tmp_path, found) is None
    assert settings.load(tmp_path) == found


def test_half_a_letter_in_the_records_is_kept(tmp_path: Path) -> None:
    (tmp_path / bests.FILE).write_text('{"8 \\ud800": 3}', encoding="utf-8")
    found = kept_file.read(tmp_path / bests.FILE)
    assert kept_file.replace(tmp_path / bests.FILE, found) is None
    assert kept_file.read(tmp_path / bests.FILE) == {"8 \ud800": 3}


def test_huge_settings_are_put_aside_unread(tmp_path: Path) -> None:
    with (tmp_path / settings.FILE).open("wb") as file:
        file.truncate(10 << 30)
    aside: list[Path] = []
    with mutations.bounds():
        assert settings.load(tmp_path, aside) == settings.Settings()
    assert [path.stat().st_size for path in aside] == [10 << 30]
