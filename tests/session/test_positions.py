"""A journal as positions to step through: what each shows, what was taken back, who may see what."""

from __future__ import annotations

from pathlib import Path

import pytest

from chrononauts_qt.games.chrononauts import rules
from chrononauts_qt.games.chrononauts.actions import parse
from chrononauts_qt.games.chrononauts.variants import solonauts
from chrononauts_qt.session.errors import Flaw
from chrononauts_qt.session.match import Match, Replay
from chrononauts_qt.session.positions import Positions
from tests.session.games import NAMES, do, play_at_random, start
from tests.work import counted


def played(path: Path, actions: int = 40, players: int = 3) -> Match:
    match = start(path, players)
    play_at_random(match, actions)
    return match


def test_every_position_is_the_game_as_it_was(tmp_path: Path) -> None:
    path, match = tmp_path / "a.chrononauts", start(tmp_path / "a.chrononauts")
    dumps, told = [rules.dump(match.state)], [rules.view(match.state, 1).events]
    for number in range(40):
        play_at_random(match, 1, str(number))
        dumps.append(rules.dump(match.state))
        told.append(rules.view(match.state, 1).events)
    places = Positions.read(path)
    assert [rules.dump(places.state(n)) for n in range(len(places))] == dumps
    assert [rules.view(places.state(n), 1).events for n in range(len(places))] == told
    assert places[7].record is not None
    assert places[7].record.action
    assert places[7].turn == dumps[7]["turn"]


def test_a_state_handed_out_changes_nothing(tmp_path: Path) -> None:
    played(tmp_path / "a.chrononauts")
    places = Positions.read(tmp_path / "a.chrononauts")
    before = rules.dump(places.state(0))
    state = places.state(0)
    seat, owed = next(iter(rules.pending(state).items()))
    rules.apply(state, seat, owed.options[0])
    assert rules.dump(places.state(0)) == before
    assert len(places.state(0).events) < len(state.events)


def test_what_was_taken_back_is_seen_to_happen_and_then_to_be_taken_back(tmp_path: Path) -> None:
    path = tmp_path / "a.chrononauts"
    hand = ("patch-1918", "patch-1929", "patch-1933", "sabotage", "reverse-fate")
    match = Match.start("solonauts", ("Ada",), solonauts.Setup(8, "undo", hand=hand), path)
    match.submit(0, parse("discard patch-1918"))
    match.submit(0, parse("play reverse-fate on 1914"))
    match.undo(2)
    match.submit(0, parse("discard patch-1929"))
    places = Positions.read(path)
    said = [place.record.said if place.record else "" for place in (places[n] for n in range(len(places)))]
    assert said == [
        "", "discard patch-1918", "play reverse-fate on 1914", "undo 2", "discard patch-1929",
    ]  # fmt: skip
    assert solonauts.dump(places.state(3)) == solonauts.dump(places.state(0))
    assert places.history(3) == places.history(0)
    assert places.history(4) == (*places.history(0), *places[4].events)
    assert solonauts.dump(places.state(4)) == solonauts.dump(match.state)
    assert [place.turn for place in (places[n] for n in range(len(places)))] == [0, 0, 1, 0, 0]


def test_answers_that_told_nobody_anything_are_no_scenes(tmp_path: Path) -> None:
    path = tmp_path / "a.chrononauts"
    match = start(path, 3, hands={0: ("patch-1918", "reverse-fate")})
    do(match, "1: play reverse-fate on 1914", "2: allow", "3: allow", "1: end")
    places = Positions.read(path)
    assert len(places) == 5
    assert places.scenes == (0, 1, 3, 4)
    assert [places.scene_at(number) for number in range(5)] == [0, 1, 1, 2, 3]


def test_turns_are_jumped_to(tmp_path: Path) -> None:
    played(tmp_path / "a.chrononauts", 120)
    places = Positions.read(tmp_path / "a.chrononauts")
    turns = places.turns
    assert len(turns) > 3
    assert places.next_turn(turns[0]) == turns[1]
    assert places.next_turn(turns[1] - 1) == turns[1]
    assert places.next_turn(turns[-1]) == len(places.scenes) - 1
    assert places.turn_before(turns[2]) == turns[1]
    assert places.turn_before(turns[1] + 1) == turns[1]
    assert places.turn_before(0) == 0


def test_a_torn_end_ends_the_list_and_is_told(tmp_path: Path) -> None:
    path = tmp_path / "a.chrononauts"
    played(path)
    whole = Positions.read(path)
    path.write_bytes(path.read_bytes()[:-5])
    places = Positions.read(path)
    assert places.torn is not None
    assert len(places) < len(whole)
    last = len(places) - 1
    assert rules.dump(places.state(last)) == rules.dump(whole.state(last))


def test_a_record_that_cannot_be_played_ends_the_list_and_is_told(tmp_path: Path) -> None:
    path = tmp_path / "a.chrononauts"
    lines = ["chrononauts-qt journal 1", "game chrononauts", "seat 1 Ada", "seat 2 Bo"]
    lines += ["setup first seat-1", "setup mulligan off", "setup hand 1 patch-1918 dodo"]
    lines += ["begin", "1: play dodo", "2: allow", "1: play patch-1999", "2: allow"]
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")
    places = Positions.read(path)
    assert len(places) == 3
    assert places.broken is not None
    assert places.broken.flaw is Flaw.REFUSED
    assert places.broken.line == 11


def over(path: Path, bots: dict[int, str] | None = None) -> Match:
    """Return a game that seat 1 has just won."""
    held = ("dodo", *["memo"] * 4, *["reverse-fate"] * 3, "fast-forward", "rewind", "sabotage")
    setup = rules.Setup(3, "won", "seat-1", False, hands={0: held})
    options = {f"bot-{seat + 1}": rank for seat, rank in (bots or {}).items()}
    match = Match.start("chrononauts", NAMES[:3], setup, path, options)
    do(match, "1: play dodo", "2: allow", "3: allow")
    return match


def test_a_game_that_goes_on_is_watched_as_the_public_only(tmp_path: Path) -> None:
    path = tmp_path / "a.chrononauts"
    match = over(path)
    places = Positions.read(path)
    assert not places.is_open
    assert places.eyes == ()
    do(match, "1: claim hand")
    places = Positions.read(path)
    assert places.is_open
    assert places.eyes == (0, 1, 2)


def test_the_only_person_of_a_game_may_look_at_it_again(tmp_path: Path) -> None:
    path = tmp_path / "a.chrononauts"
    match = over(path, {1: "cadet", 2: "chief"})
    assert Positions.read(path).eyes == (0,)
    match.seat_person(1)
    match.seat_bot(1, "cadet")
    assert Positions.read(path).eyes == (), "somebody else has sat there"


def test_a_journey_hides_nothing_from_anybody(tmp_path: Path) -> None:
    path = tmp_path / "a.chrononauts"
    Match.start("solonauts", ("Ada",), solonauts.Setup(8, "open"), path)
    places = Positions.read(path)
    assert not places.is_finished
    assert places.is_open
    assert places.eyes == (0,)


def test_no_position_of_a_long_game_is_played_anew(tmp_path: Path) -> None:
    """A jump to it is a tenth of the work of going there, or less."""
    path = tmp_path / "a.chrononauts"
    play_at_random(start(path, 6, seed="s1"), 600, "d1")
    places = Positions.read(path)
    assert len(places) == 601, "another seed, please: this game ends early"
    replay, played = Replay(places.journal), 0
    for number in range(25, 601, 25):
        with counted() as going:
            while replay.done < number:
                replay.step()
        played += going.calls
        with counted() as jump:
            state = places.state(number)
        assert jump.calls <= played / 10
        assert rules.dump(state) == rules.dump(replay.state)


@pytest.mark.parametrize("count", [1, 3])
def test_scenes_do_not_depend_on_how_many_answers_a_window_took(tmp_path: Path, count: int) -> None:
    """A bot that holds a Memo and one that does not are watched alike."""
    path = tmp_path / "a.chrononauts"
    match = start(path, count + 1, hands={0: ("reverse-fate",), 1: ("memo",) if count > 1 else ()})
    do(match, "1: play reverse-fate on 1914", *(f"{seat + 2}: allow" for seat in range(count)))
    assert len(Positions.read(path).scenes) == 3


def test_every_event_that_stands_at_the_end_has_its_scene(tmp_path: Path) -> None:
    path = tmp_path / "a.chrononauts"
    match = start(path)
    play_at_random(match, 20)
    match.undo(3)
    play_at_random(match, 10, "on")
    places = Positions.read(path)
    stands = places.history(len(places) - 1)
    for number, event in enumerate(stands):
        if places.game.is_news(event):
            assert event in places[places.scenes[places.scene_of(number)]].events
    assert places.scene_of(0) == 0
    assert places.scene_of(len(stands) - 1) == places.scene_at(len(places) - 1)
