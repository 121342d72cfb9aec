"""A game kept in a journal comes back as it was."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from chrononauts_qt.games.chrononauts import rules
from chrononauts_qt.games.chrononauts.cards import PLAY_CARDS
from chrononauts_qt.kernel.errors import BadSetup, IllegalAction
from chrononauts_qt.session import journal
from chrononauts_qt.session.match import Match, Replay, resume
from tests.session.games import NAMES, do, everything, plain, play_at_random, replayed, sealed, start


@pytest.mark.parametrize("players", range(2, 7))
def test_a_replay_passes_through_the_same_positions_and_views(tmp_path: Path, players: int) -> None:
    path = tmp_path / "game.chrononauts"
    match = start(path, players, first="guess", mulligan=True)
    seen = [everything(match.state)]
    for number in range(150):
        play_at_random(match, 1, f"{players}/{number}")
        seen.append(everything(match.state))
    replay = Replay(journal.read(path))
    assert everything(replay.state) == seen[0]
    for position in seen[1:]:
        assert replay.step() is not None
        assert everything(replay.state) == position
    assert replay.step() is None


def test_a_game_resumed_after_every_action_is_the_same_as_one_that_was_not(tmp_path: Path) -> None:
    path, whole = tmp_path / "resumed", start(None, 4, mulligan=True, first="guess")
    resumed = start(path, 4, mulligan=True, first="guess")
    for number in range(160):
        play_at_random(whole, 1, str(number))
        play_at_random(resumed, 1, str(number))
        resumed = resume(journal.read(path))
        assert everything(resumed.state) == everything(whole.state)


def test_a_resumed_match_knows_names_and_options(tmp_path: Path) -> None:
    start(tmp_path / "game")
    match = resume(journal.read(tmp_path / "game"))
    assert (match.names, match.options) == (NAMES[:3], {"memo": "4"})


def test_the_file_says_that_it_holds_secrets(tmp_path: Path) -> None:
    start(tmp_path / "game")
    assert journal.SECRET in (tmp_path / "game").read_text(encoding="utf-8").splitlines()[:2]


def test_every_line_that_counts_ends_in_the_running_checksum(tmp_path: Path) -> None:
    match = start(tmp_path / "game")
    play_at_random(match, 40)
    data = (tmp_path / "game").read_bytes()
    assert data.replace(f"{journal.SECRET}\n".encode(), b"") == sealed(plain(data))


def test_every_random_result_stands_in_the_journal(tmp_path: Path) -> None:
    match = start(tmp_path / "game", first="random")
    assert [chance.kind for chance in journal.read(tmp_path / "game").deal] == [
        "missions",
        "identities",
        "deck",
        "first",
    ]
    play_at_random(match, 400)
    kinds = {c.kind for record in journal.read(tmp_path / "game").records for c in record.chances}
    assert "reshuffle" in kinds


def test_a_replay_does_not_depend_on_our_generator(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "game"
    match = start(path)
    play_at_random(match, 300)
    monkeypatch.setattr("chrononauts_qt.kernel.telling.shuffled", None)
    monkeypatch.setattr("chrononauts_qt.kernel.telling.pick", None)
    assert rules.dump(replayed(path).state) == rules.dump(match.state)


def test_a_refused_action_is_not_written(tmp_path: Path) -> None:
    match = start(tmp_path / "game")
    before = (tmp_path / "game").read_bytes()
    with pytest.raises(IllegalAction):
        do(match, "1: memo")
    assert (tmp_path / "game").read_bytes() == before


def test_comments_and_blank_lines_do_not_count_in_a_sealed_file(tmp_path: Path) -> None:
    path = tmp_path / "game"
    match = start(path)
    play_at_random(match, 5)
    lines = path.read_text(encoding="utf-8").splitlines(keepends=True)
    path.write_text("\n# seen\n".join(lines), encoding="utf-8")
    assert rules.dump(replayed(path).state) == rules.dump(match.state)


def test_windows_line_ends_do_no_harm(tmp_path: Path) -> None:
    path = tmp_path / "game"
    match = start(path)
    play_at_random(match, 5)
    path.write_bytes(path.read_bytes().replace(b"\n", b"\r\n"))
    again = resume(journal.read(path))
    play_at_random(again, 3)
    assert not again.trouble
    assert rules.dump(replayed(path).state) == rules.dump(again.state)


HAND_WRITTEN = [
    "chrononauts-qt journal 1",
    "game chrononauts",
    "seat 1 Ada",
    "seat 2 Bo",
    "setup seed by hand",
    "setup first seat-1",
    "setup mulligan off",
    "setup hand 1 dodo memo memo",
    "begin",
    "1: play dodo",
    "2: allow",
]


def test_a_hand_written_file_needs_no_checksums_and_no_random_results(tmp_path: Path) -> None:
    path = tmp_path / "game"
    path.write_text("\n".join(HAND_WRITTEN), encoding="utf-8")
    replay = replayed(path)
    assert not replay.journal.sealed
    assert replay.done == 2
    assert rules.view(replay.state, None).players[0].table == ("dodo",)


def test_the_seed_decides_what_a_hand_written_file_leaves_open(tmp_path: Path) -> None:
    path, twin = tmp_path / "game", tmp_path / "twin"
    path.write_text("\n".join(HAND_WRITTEN), encoding="utf-8")
    twin.write_text("\n".join(HAND_WRITTEN).replace("by hand", "by foot"), encoding="utf-8")
    assert rules.dump(replayed(path).state) == rules.dump(replayed(path).state)
    assert rules.dump(replayed(path).state) != rules.dump(replayed(twin).state)


def test_a_hand_written_file_may_impose_random_results(tmp_path: Path) -> None:
    path = tmp_path / "game"
    lines = [line for line in HAND_WRITTEN if "first" not in line]
    deal = start(None, 2, hands={0: ("dodo", "memo", "memo")}).game.new_game(
        rules.Setup(2, "other", "random", False, hands={0: ("dodo", "memo", "memo")})
    )
    chances = [f"chance {chance}" for chance in deal[1].chances if chance.kind != "first"]
    path.write_text("\n".join([*lines[:8], *chances, "chance first seat-2"]), encoding="utf-8")
    state = replayed(path).state
    assert rules.dump(state)["seat_to_move"] == 2
    assert rules.dump(state)["mission_stack"] == list(deal[1].chances[0].result[2:])


def test_a_file_of_another_editor_may_begin_with_a_byte_order_mark(tmp_path: Path) -> None:
    path = tmp_path / "game"
    path.write_text("\n".join(HAND_WRITTEN), encoding="utf-8-sig")
    assert replayed(path).done == 2


def test_a_hand_written_file_is_never_written_to(tmp_path: Path) -> None:
    path = tmp_path / "game"
    path.write_text("\n".join(HAND_WRITTEN), encoding="utf-8")
    before = path.read_bytes()
    play_at_random(resume(journal.read(path)), 3)
    assert path.read_bytes() == before


@pytest.mark.parametrize("seed", ["two  blanks", " around ", "a\nb", "a\r\nend", "\u2028", "\udcff", "é 🎲"])
def test_any_seed_gives_the_same_game_after_resuming(tmp_path: Path, seed: str) -> None:
    match = start(tmp_path / "game", seed=seed, mulligan=True)
    again = resume(journal.read(tmp_path / "game"))
    for number in range(200):
        play_at_random(match, 1, str(number))
        play_at_random(again, 1, str(number))
    assert everything(match.state) == everything(again.state)


@pytest.mark.parametrize(
    ("name", "kept"),
    [
        ("  Ada   Lovelace ", "Ada Lovelace"),
        ("Bo\nseat 3 Eve", "Bo seat 3 Eve"),
        ("a  ~00000000", "a ~00000000"),
        ("\udcff\0Ü", "Ü"),
        ("👩‍🚀", "👩‍🚀"),
    ],
)
def test_any_name_stays_on_its_line(tmp_path: Path, name: str, kept: str) -> None:
    match = Match.start("chrononauts", (name, "Bo"), rules.Setup(2, "names"), tmp_path / "game")
    assert match.names == (kept, "Bo")
    assert journal.read(tmp_path / "game").header.names == match.names


def test_a_seat_without_a_name_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadSetup, match="seat 2 has no name"):
        Match.start("chrononauts", ("Ada", " \n"), rules.Setup(2, "names"), tmp_path / "game")
    assert not (tmp_path / "game").exists()


def test_a_seed_too_long_for_a_line_is_refused_before_the_game(tmp_path: Path) -> None:
    with pytest.raises(BadSetup, match="too long"):
        start(tmp_path / "game", seed="x" * 100_000)
    assert not (tmp_path / "game").exists()


def test_the_names_say_how_many_seats_there_are(tmp_path: Path) -> None:
    match = Match.start("chrononauts", NAMES[:3], rules.Setup(2, "three"), tmp_path / "game")
    assert rules.dump(replayed(tmp_path / "game").state) == rules.dump(match.state)


def test_the_last_card_of_a_quick_trip_leaves_nothing_to_shuffle(tmp_path: Path) -> None:
    deck = Counter(card.id for card in PLAY_CARDS for _ in range(card.copies))
    thrown = deck - Counter(["quick-trip", "memo", "ark"])
    match = start(tmp_path / "game", 2, hands={0: ("quick-trip",), 1: ()}, draw_pile=("memo", "ark"),
                  discard_pile=tuple(sorted(thrown.elements())))
    do(match, "1: play quick-trip", "2: allow", "1: play ark", "2: allow")
    assert "chance trip" not in (tmp_path / "game").read_text(encoding="utf-8")
    assert everything(resume(journal.read(tmp_path / "game")).state) == everything(match.state)
