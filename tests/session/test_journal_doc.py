"""docs/journal.md says what is so."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

import pytest

from chrononauts_qt import cli
from chrononauts_qt.games.chrononauts import rules
from chrononauts_qt.games.chrononauts.actions import ALL_ACTIONS
from chrononauts_qt.session import journal, journal_reader
from chrononauts_qt.session.journal import setup_words
from tests.session.games import play_at_random, start

DOC = (Path(__file__).parents[2] / "docs" / "journal.md").read_text(encoding="utf-8")

WORDS = [str]
KEYS: dict[str, Any] = {
    "number": int,
    "seat": (int, None),
    "action": (str, None),
    "turn": int,
    "step": str,
    "seat_to_move": int,
    "plays_due": int,
    "timeline": {str: {"side": str, "patch": (str, None)}},
    "open_paradoxes": [int],
    "uberparadox": bool,
    "seats": [{"hand": WORDS, "table": WORDS, "mission": str, "identity": str}],
    "small_hands": [{"hand": WORDS, "plays_due": int}],
    "guesses": {str: (str, None)},
    "playing": [{"seat": int, "card": str, "target": (str, None)}],
    "draw_pile": WORDS,
    "discard_pile": WORDS,
    "mission_stack": WORDS,
    "identity_stack": WORDS,
    "pending": {str: WORDS},
    "outcome": ({"winner": (int, None), "route": str}, None),
}


def section(title: str) -> str:
    """Return a section of the document."""
    return DOC.partition(f"\n## {title}\n")[2].partition("\n## ")[0]


def column(text: str, number: int) -> list[str]:
    """Return what stands in backticks in a column of the section's tables."""
    rows = [line.split("|") for line in text.splitlines() if line.startswith("|")]
    return [word for row in rows for word in re.findall(r"`([^`]+)`", row[number])]


def fits(value: Any, shape: Any) -> bool:
    """Tell whether a JSON value has a shape; exact keys, except where a mapping's key is a type."""
    if isinstance(shape, tuple):
        return any(fits(value, one) for one in shape)
    if isinstance(shape, list):
        return isinstance(value, list) and all(fits(one, shape[0]) for one in value)
    if isinstance(shape, Mapping) and str in shape:
        return isinstance(value, dict) and all(fits(one, shape[str]) for one in value.values())
    if isinstance(shape, Mapping):
        same = isinstance(value, dict) and list(value) == list(shape)
        return same and all(fits(value[key], one) for key, one in shape.items())
    return value is None if shape is None else type(value) is shape


@pytest.fixture
def example(tmp_path: Path) -> Path:
    """Return the document's journal as a file."""
    path = tmp_path / "example.chrononauts"
    path.write_text(DOC.partition("```journal\n")[2].partition("```")[0], encoding="utf-8")
    return path


def printed(capsys: pytest.CaptureFixture[str], path: Path) -> list[dict[str, Any]]:
    assert cli.main(["replay", str(path), "--json"]) == 0
    return [json.loads(line) for line in capsys.readouterr().out.splitlines()]


def test_the_example_is_a_whole_game(capsys: pytest.CaptureFixture[str], example: Path) -> None:
    rows = printed(capsys, example)
    assert rows[-1]["outcome"] == {"winner": 1, "route": "mission"}
    assert rows[-1]["pending"] == {}
    assert rows[-1]["timeline"]["1918"] == {"side": "paradox", "patch": "patch-1918"}
    assert rows[-1]["discard_pile"] == ["time-vortex", "memo"]


def games(tmp_path: Path, example: Path) -> Iterable[Path]:
    """Yield journals that between them pass through every step and every kind of value."""
    yield example
    for number in range(5):
        path = tmp_path / f"{number}.chrononauts"
        match = start(path, 2 + number % 5, first="guess", mulligan=True, seed=f"doc {number}")
        play_at_random(match, 250, str(number))
        yield path


def test_replay_prints_exactly_the_documented_keys_and_shapes(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, example: Path
) -> None:
    steps = set()
    for path in games(tmp_path, example):
        for row in printed(capsys, path):
            assert list(row) == list(KEYS)
            wrong = {key: row[key] for key, shape in KEYS.items() if not fits(row[key], shape)}
            assert not wrong
            assert list(row["timeline"]) == [str(year) for year in sorted(map(int, row["timeline"]))]
            assert len(row["timeline"]) == 32
            assert {tile["side"] for tile in row["timeline"].values()} <= {"true", "prime", "paradox"}
            steps.add(row["step"])
    assert steps == set(column(section("`replay --json`"), 2)) & steps
    assert {"guess", "mulligan", "play", "window", "kill", "end", "over"} <= steps


def test_the_document_names_every_key() -> None:
    text = section("`replay --json`")
    assert column(text, 1) == list(KEYS)
    inner = ("side", "patch", "hand", "table", "mission", "identity", "seat", "card", "target")
    assert {*inner, "winner", "route"} <= set(column(text, 2))


def test_piles_are_printed_in_the_documented_order(capsys: pytest.CaptureFixture[str], example: Path) -> None:
    text = example.read_text(encoding="utf-8")
    more = "setup discard rewind ark\nsetup missions burnt-library\nsetup identities otto hester\nbegin"
    example.write_text(text.replace("begin", more), encoding="utf-8")
    rows = printed(capsys, example)
    assert rows[0]["draw_pile"][:3] == ["patch-1929", "dodo", "sabotage"]
    assert rows[0]["discard_pile"] == ["rewind", "ark"]
    assert rows[-1]["discard_pile"] == ["rewind", "ark", "time-vortex", "memo"]
    assert rows[0]["mission_stack"][0] == "burnt-library"
    assert rows[0]["identity_stack"][:2] == ["otto", "hester"]


def test_every_action_of_the_document_is_one() -> None:
    examples = column(section("Actions"), 2)
    assert [rules.parse(text).text for text in examples] == examples
    assert {rules.parse(text).verb for text in examples} == {action.verb for action in ALL_ACTIONS}


def test_every_setup_line_of_the_document_deals_a_game() -> None:
    lines = [text.removeprefix("setup ") for text in column(section("Header"), 1) if " KEY" not in text]
    lines = [line for line in lines if line.split()[0] in KEYS_OF_SETUP]
    assert [line.split()[0] for line in lines] == list(KEYS_OF_SETUP)
    for line in lines:
        more = ["red 1957"] if "patch-1962" in line else []
        rules.new_game(rules.read_setup(6, setup_words([line, *more])))


KEYS_OF_SETUP = (
    "seed",
    "first",
    "mulligan",
    "red",
    "patches",
    "hand",
    "table",
    "mission",
    "identity",
    "draw",
    "discard",
    "missions",
    "identities",
)


def test_the_document_names_every_kind_of_random_result(tmp_path: Path) -> None:
    kinds = {"first"}
    for number in range(3):
        path = tmp_path / f"{number}.chrononauts"
        match = start(path, 3, first="guess", seed=f"chance {number}")
        play_at_random(match, 400, str(number))
        read = journal.read(path)
        kinds |= {chance.kind for chance in (*read.deal, *(c for r in read.records for c in r.chances))}
    assert kinds == set(column(section("Random results"), 1))


def test_the_sealed_line_of_the_document_looks_like_one() -> None:
    line = next(line for line in section("Checksums").splitlines() if line.startswith("    "))
    assert journal_reader._ANY_SEAL.search(line)
