"""Campaigns: every game counts once, and neither a kill nor a damaged file takes more than a line."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest

from chrononauts_qt.session import campaigns, disk, journal, locks, places, saves
from chrononauts_qt.session.campaigns import Book, Campaign, Damage, Result
from chrononauts_qt.session.errors import Flaw, Trouble
from chrononauts_qt.session.journal_lines import seal
from chrononauts_qt.session.match import Match, resume
from tests.each import each
from tests.needs import LINKS, PIPES, SIGNALS
from tests.session import fuzz, wreck
from tests.session.ended import NAME, WON, begun, ended, tell
from tests.session.games import do
from tests.work import Bound, counted

GAME = "chrononauts"
ROOT = Path(__file__).parents[2]


def begin(folder: Path, name: str = NAME) -> Campaign:
    found = campaigns.begin(folder, GAME, name)
    assert isinstance(found, Campaign)
    return found


def now(folder: Path, campaign: Campaign) -> Campaign:
    """Return how a campaign is kept."""
    found = campaigns.read(folder).of(campaign.id)
    assert found is not None
    return found


def path_of(match: Match) -> Path:
    assert match.writer is not None
    return match.writer.path


def again(match: Match) -> Match:
    """Return the match as it is resumed."""
    return resume(journal.read(path_of(match)))


def enter(folder: Path, match: Match, damages: list[Damage] | None = None) -> None:
    assert campaigns.enter(folder, match, tell, damages) is None


def gather(folder: Path) -> None:
    assert campaigns.gather(folder, GAME, tell) is None


# -- what is entered --------------------------------------------------------------------------------


def test_several_campaigns_are_kept_under_their_names(tmp_path: Path) -> None:
    kept = [begin(tmp_path, name) for name in ("Sundays", "  With\tUncle ", "Sundays")]
    assert [one.name for one in campaigns.read(tmp_path).campaigns] == ["Sundays", "With Uncle", "Sundays"]
    assert len({one.id for one in kept}) == 3
    assert campaigns.rename(tmp_path, kept[2].id, "Mondays") is None
    assert now(tmp_path, kept[2]).name == "Mondays"


def test_a_game_is_entered_when_it_has_ended_with_who_sat_there(tmp_path: Path) -> None:
    one, other = begin(tmp_path), begin(tmp_path)
    match = begun(tmp_path, one.id, bot_2="agent")
    enter(tmp_path, match)
    assert now(tmp_path, one).results == ()
    do(match, *WON)
    enter(tmp_path, match)
    when = int(path_of(match).stat().st_mtime)
    result = Result(match.options["id"], when, "mission 1 agent", ("Ada", "Bo"))
    assert now(tmp_path, one).results == (result,)
    assert now(tmp_path, one).told == ("mission 1 agent",)
    assert now(tmp_path, other).results == ()


def test_a_game_counts_once_however_often_it_is_entered(tmp_path: Path) -> None:
    kept = begin(tmp_path)
    match = ended(tmp_path, kept.id)
    copy = path_of(match).with_name("copy.chrononauts")
    copy.write_bytes(path_of(match).read_bytes())
    enter(tmp_path, match)
    was = (tmp_path / campaigns.FILE).read_bytes()
    for other in (again(match), resume(journal.read(copy))):
        enter(tmp_path, other)
    gather(tmp_path)
    assert (tmp_path / campaigns.FILE).read_bytes() == was


def test_what_a_crash_left_out_is_gathered_in_the_order_of_its_ends(tmp_path: Path) -> None:
    kept = begin(tmp_path)
    matches = [ended(tmp_path, kept.id) for _ in range(3)]
    (tmp_path / saves.OLDER).mkdir()
    for number, match in enumerate(matches):
        path = path_of(match)
        os.utime(path, (1000 - number, 1000 - number))
        if number == 1:
            path.rename(tmp_path / saves.OLDER / path.name)
    begun(tmp_path, kept.id)
    for _ in range(2):
        gather(tmp_path)
        found = now(tmp_path, kept).results
        assert [one.id for one in found] == [match.options["id"] for match in reversed(matches)]
        assert [one.when for one in found] == [998, 999, 1000]


def test_only_games_of_a_campaign_that_are_not_entered_are_opened(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    kept = begin(tmp_path)
    enter(tmp_path, ended(tmp_path, kept.id))
    ended(tmp_path, "0" * 16)
    waiting = path_of(ended(tmp_path, kept.id))
    opened, real = list[Path](), journal.read

    def watch(path: Path) -> journal.Journal:
        opened.append(path)
        return real(path)

    monkeypatch.setattr(journal, "read", watch)
    gather(tmp_path)
    assert opened == [waiting]
    assert len(now(tmp_path, kept).results) == 2


def test_a_journal_that_cannot_be_read_hinders_none(tmp_path: Path) -> None:
    kept = begin(tmp_path)
    bad, _ = path_of(ended(tmp_path, kept.id)), ended(tmp_path, kept.id)
    bad.write_bytes(bad.read_bytes().replace(b"begin", b"bekin"))
    gather(tmp_path)
    assert len(now(tmp_path, kept).results) == 1


def test_a_journal_by_hand_is_nobodys(tmp_path: Path) -> None:
    kept = begin(tmp_path)
    path = path_of(ended(tmp_path, kept.id))
    path.write_text("\n".join(wreck.plain(path.read_bytes())), encoding="utf-8")
    assert not journal.read(path).sealed
    gather(tmp_path)
    enter(tmp_path, resume(journal.read(path)))
    assert now(tmp_path, kept).results == ()


def test_what_belongs_to_no_campaign_of_the_game_is_not_entered(tmp_path: Path) -> None:
    kept = begin(tmp_path)
    theirs = campaigns.begin(tmp_path, "artifaxx", "Theirs")
    assert isinstance(theirs, Campaign)
    was = (tmp_path / campaigns.FILE).read_bytes()
    for of in ("0" * 16, "nobody", theirs.id):
        enter(tmp_path, ended(tmp_path, of))
    gather(tmp_path)
    match = ended(tmp_path, kept.id)
    assert campaigns.enter(tmp_path, match, lambda view, bots, seconds: "") is None
    assert (tmp_path / campaigns.FILE).read_bytes() == was


def test_a_game_of_practice_does_not_count(tmp_path: Path) -> None:
    kept = begin(tmp_path)
    match = begun(tmp_path, kept.id)
    do(match, *WON[:2], "1: end")
    match.undo(len(match.past))
    do(match, *WON)
    assert match.past.is_practice
    enter(tmp_path, match)
    gather(tmp_path)
    assert now(tmp_path, kept).results == ()


def test_what_was_put_away_is_out_of_sight_and_comes_back(tmp_path: Path) -> None:
    kept = begin(tmp_path)
    enter(tmp_path, ended(tmp_path, kept.id))
    assert campaigns.put_away(tmp_path, kept.id) is None
    assert now(tmp_path, kept).is_away
    enter(tmp_path, ended(tmp_path, kept.id))
    assert campaigns.bring_back(tmp_path, kept.id) is None
    found = now(tmp_path, kept)
    assert (found.is_away, found.name, len(found.results)) == (False, NAME, 2)


def test_the_page_about_journals_shows_such_a_file(tmp_path: Path) -> None:
    page = (ROOT / "docs" / "journal.md").read_text(encoding="utf-8")
    shown = page.partition("## Campaigns")[2].split("```")[1].strip()
    lines = "".join(f"{seal(line, 0)[0]}\n" for line in shown.splitlines())
    (tmp_path / campaigns.FILE).write_text(lines, encoding="utf-8", newline="\n")
    result = Result("0b7d13865f0c2a9e", 1790000000, "won 41", ("Ada", "Bo"))
    known = Campaign("5f0c2a9e4b7d1386", "afternova", "Sunday evenings", (result,))
    assert campaigns.read(tmp_path) == Book((known,))
    assert campaigns.rename(tmp_path, known.id, "Sundays") is None
    now_there = (tmp_path / campaigns.FILE).read_text(encoding="utf-8").splitlines()
    assert now_there[2:] == lines.splitlines()[2:], "it is written as the page says"


# -- kills and two copies ---------------------------------------------------------------------------


@SIGNALS
@pytest.mark.rule("DT-703")
@pytest.mark.parametrize("words", ["whole", "damaged"])
def test_a_kill_at_any_moment_loses_nothing_and_enters_once(tmp_path: Path, words: str) -> None:
    command = [sys.executable, "-m", "tests.kills.entering", str(tmp_path), words]
    run = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=120, check=False)
    assert run.returncode == 0, run.stderr
    assert int(run.stdout) > 15


CARELESS = """
import os
from chrononauts_qt.session import disk
def careless(path, data):
    handle = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
    for part in (data[:90], data[90:]):
        os.write(handle, part)
disk.replace = careless
"""
FORGETFUL = """
from chrononauts_qt.session import campaigns
campaigns._with_result = lambda known, result: known
"""
UNKEPT = """
from chrononauts_qt.session import disk
disk.keep_beside = lambda path, mark: path
"""
TWICE = """
from chrononauts_qt.session import campaigns
entered = campaigns._with_result
def twice(known, result):
    return entered(known, result._replace(id=campaigns.secrets.token_hex(8)))
campaigns._with_result = twice
"""


@SIGNALS
@pytest.mark.parametrize(("plant", "why"), [
    (CARELESS, "is not whole"), (FORGETFUL, "not entered once"), (UNKEPT, "written over"),
    (TWICE, "entered twice"),
], ids=["careless", "forgetful", "unkept", "twice"])  # fmt: skip
def test_a_planted_loss_is_noticed(tmp_path: Path, plant: str, why: str) -> None:
    code = f"{plant}\nfrom tests.kills import entering\nentering.main()"
    command = [sys.executable, "-c", code, str(tmp_path), "damaged"]
    run = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=120, check=False)
    assert run.returncode == 1
    assert why in run.stderr


COUNT = """
import sys
from pathlib import Path
from chrononauts_qt.session import campaigns, locks
locks.PATIENCE = 60.0  # however slow the disk is
for number in range(15):
    found = campaigns.begin(Path(sys.argv[1]), "chrononauts", f"{sys.argv[2]} {number}")
    assert isinstance(found, campaigns.Campaign), found
"""


def test_two_running_copies_lose_none_of_each_others_campaigns(tmp_path: Path) -> None:
    runs = [
        subprocess.Popen([sys.executable, "-c", COUNT, str(tmp_path), who], cwd=ROOT) for who in ("a", "b")
    ]
    assert [run.wait(100) for run in runs] == [0, 0]
    assert len(campaigns.read(tmp_path).campaigns) == 30


def test_another_copy_at_work_is_waited_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    kept = begin(tmp_path)
    real = locks.alone

    def meanwhile(path: Path) -> object:
        monkeypatch.setattr(locks, "alone", real)
        assert campaigns.rename(tmp_path, kept.id, "Meanwhile") is None
        return real(path)

    match = ended(tmp_path, kept.id)
    monkeypatch.setattr(locks, "alone", meanwhile)
    enter(tmp_path, match)
    found = now(tmp_path, kept)
    assert (found.name, len(found.results)) == ("Meanwhile", 1)


# -- damage -----------------------------------------------------------------------------------------


@pytest.fixture
def full(tmp_path: Path) -> tuple[Campaign, Campaign]:
    """Return two campaigns, the first with two games and the second with one."""
    one, other = begin(tmp_path, "One"), begin(tmp_path, "Other")
    for campaign in (one, other, one):
        match = ended(tmp_path, campaign.id)
        enter(tmp_path, match)
        path_of(match).unlink()
    return now(tmp_path, one), now(tmp_path, other)


def test_a_damaged_line_costs_no_other(tmp_path: Path, full: tuple[Campaign, Campaign]) -> None:
    path = tmp_path / campaigns.FILE
    whole = path.read_bytes()
    one, other = full
    lines = whole.splitlines(keepends=True)
    for check in each(range(len(lines))):
        with check as number:
            soiled = lines[number][:8] + b"\xff" + lines[number][9:]
            path.write_bytes(b"".join([*lines[:number], soiled, *lines[number + 1 :]]))
            found = campaigns.read(tmp_path)
            assert found.damage == Damage(1)
            assert {campaign.id for campaign in found.campaigns} == {one.id, other.id}
            results = [result for campaign in found.campaigns for result in campaign.results]
            assert len(results) == 3 - lines[number].startswith(b"result")
            nameless = [campaign for campaign in found.campaigns if not campaign.name]
            assert len(nameless) == lines[number].startswith(b"campaign")


@pytest.mark.parametrize("left", [1, 2, 3, 5])
def test_lines_that_are_gone_are_missed(
    tmp_path: Path, full: tuple[Campaign, Campaign], left: int
) -> None:
    path = tmp_path / campaigns.FILE
    lines = path.read_bytes().splitlines(keepends=True)
    path.write_bytes(b"".join(lines[:left]))
    assert campaigns.read(tmp_path).damage is not None
    path.write_bytes(b"".join([*lines[:left], *lines[left + 1 :]]))
    assert campaigns.read(tmp_path).damage == Damage(1)


def test_a_damaged_file_is_kept_beside_itself_and_told_before_it_is_written(
    tmp_path: Path, full: tuple[Campaign, Campaign]
) -> None:
    path, damages = tmp_path / campaigns.FILE, list[Damage]()
    soiled = path.read_bytes().replace(b"mission", b"missiom", 1)
    path.write_bytes(soiled)
    assert str(campaigns.read(tmp_path).damage) == (
        "1 line of campaigns.txt cannot be read; everything else in it is kept"
    )
    assert path.read_bytes() == soiled, "to look changes nothing"
    assert campaigns.rename(tmp_path, full[1].id, "Renamed", damages) is None
    assert [damage.kept for damage in damages] == [tmp_path / f"{campaigns.FILE}{places.DAMAGED}"]
    assert str(damages[0]).endswith("is kept, and the file as it was lies in campaigns.txt.damaged")
    assert (tmp_path / "campaigns.txt.damaged").read_bytes() == soiled
    book = campaigns.read(tmp_path)
    assert book.damage is None
    assert [len(one.results) for one in book.campaigns] == [1, 1]


def test_a_result_whose_line_was_lost_comes_back_from_its_journal(tmp_path: Path) -> None:
    kept, path = begin(tmp_path), tmp_path / campaigns.FILE
    enter(tmp_path, ended(tmp_path, kept.id))
    before = now(tmp_path, kept)
    path.write_bytes(path.read_bytes().replace(b"mission", b"missiom"))
    assert now(tmp_path, kept).results == ()
    gather(tmp_path)
    assert now(tmp_path, kept) == before


def test_a_damaged_file_that_cannot_be_kept_beside_is_not_written(
    tmp_path: Path, full: tuple[Campaign, Campaign], monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(path: Path, mark: str) -> Path:
        raise OSError(28, "No space left on device")

    path = tmp_path / campaigns.FILE
    soiled = path.read_bytes()[:-9]
    path.write_bytes(soiled)
    monkeypatch.setattr(disk, "keep_beside", refuse)
    trouble = campaigns.rename(tmp_path, full[0].id, "Renamed")
    assert isinstance(trouble, Trouble)
    assert trouble.flaw is Flaw.DISK_FULL
    assert path.read_bytes() == soiled


DAMAGES: tuple[Callable[[bytes, Random], bytes], ...] = (
    *fuzz.DAMAGES, wreck.soil_the_end, wreck.recode, wreck.turn_lines, wreck.noise, wreck.zero_the_end,
)  # fmt: skip
BOUND = Bound(calls=60_000, calls_a_piece=10, letters=300_000, letters_a_byte=30)


@pytest.mark.parametrize("damage", DAMAGES, ids=lambda damage: damage.__name__)
def test_whatever_happens_to_the_file_it_can_be_read_and_written_again(
    tmp_path: Path, full: tuple[Campaign, Campaign], damage: Callable[[bytes, Random], bytes]
) -> None:
    path, whole = tmp_path / campaigns.FILE, (tmp_path / campaigns.FILE).read_bytes()
    known = {one.id: one for one in full}
    results = {result for one in full for result in one.results}
    for check in each(range(2 if damage is fuzz.blow_up else 12)):
        with check as number:
            data = damage(whole, Random(f"{damage.__name__} {number}"))
            path.write_bytes(data)
            with counted() as done:
                book = campaigns.read(tmp_path)
            assert BOUND.share(done, len(data), len(data)) <= 1
            found = [result for one in book.campaigns for result in one.results]
            assert set(found) <= results
            assert len(found) == len(set(found))
            assert {one.id for one in book.campaigns} <= set(known)
            if len(found) < 3 and not book.is_newer:
                assert book.damage is not None
            begin(tmp_path, "Fresh")
            after = campaigns.read(tmp_path)
            assert after.campaigns[:-1] == book.campaigns
            assert after.damage is None
            if book.damage is not None:
                asides = tmp_path.glob(f"{campaigns.FILE}{places.DAMAGED}*")
                assert data in [aside.read_bytes() for aside in asides]


def test_the_file_of_a_later_version_is_left_alone(tmp_path: Path) -> None:
    told = b"chrononauts-qt campaigns 2  ~strange\nwhatever\n"
    (tmp_path / campaigns.FILE).write_bytes(told)
    assert campaigns.read(tmp_path) == Book(is_newer=True)
    trouble = campaigns.begin(tmp_path, GAME, NAME)
    assert isinstance(trouble, Trouble)
    assert str(trouble) == "a later version of the program keeps campaigns.txt"
    assert [path.name for path in tmp_path.iterdir()] == [campaigns.FILE]
    assert (tmp_path / campaigns.FILE).read_bytes() == told


def test_a_line_that_says_nothing_counts_as_lost(tmp_path: Path) -> None:
    kept = begin(tmp_path)
    path = tmp_path / campaigns.FILE
    path.write_bytes(f"{seal('result of a race', 0)[0]}\n".encode() + path.read_bytes())
    assert campaigns.read(tmp_path) == Book((kept,), Damage(1))


def test_names_of_any_kind_are_kept_as_far_as_a_line_can_hold_them(tmp_path: Path) -> None:
    for name in ("", "~", "a  ~00000000", "孔子 Ünal", "x" * 9000, "end 3", "\ud800half", "a\rb\u2028c"):
        kept = begin(tmp_path, name)
        assert now(tmp_path, kept).name == kept.name
    assert campaigns.read(tmp_path).damage is None


# -- what is no file --------------------------------------------------------------------------------


def check_left_alone(folder: Path) -> None:
    """What is no file is read as nothing, and nothing takes its place."""
    before = (folder / campaigns.FILE).lstat()
    book = campaigns.read(folder)
    assert book.campaigns == ()
    assert book.trouble is not None, "and why is told"
    assert isinstance(campaigns.begin(folder, GAME, NAME), Trouble)
    assert (folder / campaigns.FILE).lstat().st_ino == before.st_ino


def test_a_folder_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / campaigns.FILE).mkdir()
    check_left_alone(tmp_path)


@PIPES
def test_a_pipe_is_left_alone(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / campaigns.FILE)
    check_left_alone(tmp_path)


@LINKS
def test_a_link_that_leads_to_itself_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / campaigns.FILE).symlink_to(tmp_path / campaigns.FILE)
    check_left_alone(tmp_path)


def test_a_place_that_is_no_folder_is_told(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    assert campaigns.read(tmp_path / "file").trouble is not None
    assert isinstance(campaigns.begin(tmp_path / "file", GAME, NAME), Trouble)
