"""Settings outlive a start, and no damage to their file is worse than a default."""

from __future__ import annotations

import json
from itertools import product
from pathlib import Path

import pytest

from chrononauts_qt.session import settings
from chrononauts_qt.session.settings import FILE, Settings
from tests.each import each

OTHER = Settings(
    names=("Ada", "Œdipe"), languages=("it", ""), bots=("", "chief"), bot_pace="slow", course="brief",
    card_language="fr", people=("Ada", "Œdipe", "Zoë"),
    welcomed=True, language="it", game="solonauts",
    games={
        "chrononauts": {"first": "random", "mulligan": False, "memo_seconds": None},
        "solonauts": {"name": "Ada and Zoë", "travellers": 12, "seed": "Friday"},
        "of another time": {"size": 2.5},
    },
    lessons={"chrononauts": {"first": 3}, "of another time": {"whole": 8}},
    window_place="AdnQywAD",
    theme="contrast", text_scale=1.5, motion="slow", pictures="quiet", sound=True, board_as_list=True,
    assist_highlights=False, assist_preview=False, assist_claim=False, rest_enlarges=False,
    first_times=False, rule_numbers=True,
    answer_time="four", captions=True, letters="alt", keys_in_turn=True, own_keys={"": {"?": "K"}},
    told=("paradox", "of another time"), memo_asks={"ada": "touching"},
)


def write(folder: Path, **values: object) -> None:
    (folder / FILE).write_text(json.dumps(values), encoding="utf-8")


def test_what_is_saved_is_loaded_again(tmp_path: Path) -> None:
    assert settings.save(tmp_path / "new", OTHER) is None
    assert settings.load(tmp_path / "new") == OTHER
    assert [path.name for path in (tmp_path / "new").iterdir()] == [FILE]


def test_this_test_changes_every_setting() -> None:
    usual, other = Settings()._asdict(), OTHER._asdict()
    assert [name for name in usual if usual[name] == other[name]] == []


def test_people_are_kept_once_the_last_first() -> None:
    assert settings.met(("Ada", "Zoë"), ("ZOË", "Bo")) == ("ZOË", "Bo", "Ada")
    many = tuple(f"P{number}" for number in range(40))
    assert settings.met(many, ("Ada",)) == ("Ada", *many[: settings.PEOPLE_KEPT - 1])


def test_settings_of_before_there_were_bots_seat_people_only(tmp_path: Path) -> None:
    write(tmp_path, names=["Ada", "Zoë"])
    found = settings.load(tmp_path)
    assert (found.names, found.bots, found.bot_pace) == (("Ada", "Zoë"), (), "normal")


def test_bots_are_of_ranks_that_there_are(tmp_path: Path) -> None:
    write(tmp_path, bots=["", "agent"], bot_pace="fast")
    assert (settings.load(tmp_path).bots, settings.load(tmp_path).bot_pace) == (("", "agent"), "fast")
    write(tmp_path, bots=["", "admiral"], bot_pace="never")
    assert (settings.load(tmp_path).bots, settings.load(tmp_path).bot_pace) == ((), "normal")


def test_without_a_file_the_usual_settings_apply(tmp_path: Path) -> None:
    aside: list[Path] = []
    assert settings.load(tmp_path, aside) == Settings()
    assert aside == []


def test_a_damaged_value_takes_its_default_and_spares_the_others(tmp_path: Path) -> None:
    values: list[object] = [[], {}, "?", 7.5, None, True, 1e400, [1, None], [["Ada"]]]
    for check in each(product(Settings._fields, values)):
        with check as (name, value):
            write(tmp_path, **OTHER._asdict() | {name: value})
            found = settings.load(tmp_path)
            kept = getattr(found, name)
            assert type(kept) in (type(getattr(Settings(), name)), type(getattr(OTHER, name)))
            assert found._replace(**{name: getattr(OTHER, name)}) == OTHER


def test_a_value_nobody_knows_is_passed_over(tmp_path: Path) -> None:
    write(tmp_path, names=["Ada"], colour="mauve")
    assert settings.load(tmp_path) == Settings(names=("Ada",))


@pytest.mark.parametrize(("said", "kept"), [(0.1, 0.8), (1, 1.0), (9, 2.0)])
def test_the_text_size_stays_within_its_bounds(tmp_path: Path, said: float, kept: float) -> None:
    write(tmp_path, text_scale=said)
    assert settings.load(tmp_path).text_scale == kept


@pytest.mark.parametrize("torn", [b"", b"{", b"[]", b"7", b"\xff\xfe{}", b"[" * 100_000])
def test_a_file_nobody_understands_is_put_aside(tmp_path: Path, torn: bytes) -> None:
    (tmp_path / FILE).write_bytes(torn)
    aside: list[Path] = []
    assert settings.load(tmp_path, aside) == Settings()
    assert [path.read_bytes() for path in aside] == [torn]
    assert not (tmp_path / FILE).exists()


def test_no_file_put_aside_is_written_over(tmp_path: Path) -> None:
    for torn in ("{one", "{two", "{three"):
        (tmp_path / FILE).write_text(torn, encoding="utf-8")
        settings.load(tmp_path)
    found = {path.read_text(encoding="utf-8") for path in tmp_path.iterdir()}
    assert found == {"{one", "{two", "{three"}


def test_saving_puts_a_file_nobody_understands_aside_first(tmp_path: Path) -> None:
    (tmp_path / FILE).write_text("{torn", encoding="utf-8")
    assert settings.save(tmp_path, OTHER) is None
    assert settings.load(tmp_path) == OTHER
    assert (tmp_path / "settings.unreadable.json").read_text(encoding="utf-8") == "{torn"


def test_a_file_nobody_understands_that_cannot_be_put_aside_is_not_written_over(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Such as one that another program holds open, on Windows."""
    right = Path.replace

    def held_open(self: Path, target: Path) -> Path:
        if self.name == FILE:
            raise PermissionError(13, "Permission denied")
        return right(self, target)

    (tmp_path / FILE).write_text("{torn", encoding="utf-8")
    monkeypatch.setattr(Path, "replace", held_open)
    assert "is left as it is" in str(settings.save(tmp_path, OTHER))
    assert (tmp_path / FILE).read_text(encoding="utf-8") == "{torn"


def test_a_file_that_cannot_be_read_is_not_written_over(tmp_path: Path) -> None:
    (tmp_path / FILE).mkdir()  # as good as a file without the right to read it, for root as well
    assert settings.load(tmp_path) == Settings()
    assert "is left as it is" in str(settings.save(tmp_path, OTHER))
    assert (tmp_path / FILE).is_dir()


def test_a_folder_that_cannot_be_made_is_told(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    assert str(settings.save(tmp_path / "file" / "inside", OTHER)) == "Not a directory"


def test_a_file_from_before_games_had_parts_of_their_own_keeps_everything_it_says(tmp_path: Path) -> None:
    """The first game lay among the settings, the others beside them."""
    write(
        tmp_path, names=["Ada", "Bo"], first="random", mulligan=False, memo_seconds=None, game="artifaxx",
        artifaxx={"first": "guess", "memo_seconds": 8.0, "parents": "never-existed"},
        solonauts={"name": "Zoë", "travellers": 12, "deal": "seed", "seed": "Friday", "dealt": "x"},
        theme="dark",
    )  # fmt: skip
    found = settings.load(tmp_path)
    assert (found.names, found.game, found.theme) == (("Ada", "Bo"), "artifaxx", "dark")
    assert found.kept("chrononauts") == {"first": "random", "mulligan": False, "memo_seconds": None}
    assert found.kept("artifaxx") == {"first": "guess", "memo_seconds": 8.0, "parents": "never-existed"}
    assert (found.alone("solonauts"), found.kept("solonauts")["seed"]) == ("Zoë", "Friday")
    now = found._replace(games={**found.games, "artifaxx": {**found.kept("artifaxx"), "first": "random"}})
    assert settings.save(tmp_path, now, found) is None
    assert settings.load(tmp_path) == now, "and what changes since is not undone"


@pytest.mark.parametrize("wrong", [7, "x", [], ["Ada"], None, True])
def test_a_damaged_part_of_one_game_spares_the_others(tmp_path: Path, wrong: object) -> None:
    write(tmp_path, games={"chrononauts": wrong, "solonauts": {"name": "Ada"}})
    found = settings.load(tmp_path)
    assert found.kept("chrononauts") == {}
    assert found.alone("solonauts") == "Ada"


@pytest.mark.parametrize("wrong", ["x", [], {}, None, True, float("nan")])
def test_a_damaged_lesson_spares_the_others(tmp_path: Path, wrong: object) -> None:
    write(tmp_path, lessons={"chrononauts": {"first": wrong, "second": 2, "third": -5}, "artifaxx": wrong})
    assert settings.load(tmp_path).lessons["chrononauts"] == {"second": 2, "third": 0}


@pytest.mark.parametrize("wrong", [[], {}, 1e400, float("nan"), [["Ada"]]])
def test_a_damaged_value_of_one_game_spares_the_others_of_that_game(tmp_path: Path, wrong: object) -> None:
    """A game reads only texts, numbers, yes, no and nothing."""
    write(tmp_path, games={"solonauts": {"name": wrong, "seed": wrong, "travellers": 9, "grade": None}})
    found = settings.load(tmp_path)
    assert found.kept("solonauts") == {"travellers": 9, "grade": None}
    assert found.alone("solonauts") == ""
