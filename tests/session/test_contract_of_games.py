"""What the session takes every game through: those of the shelf, and Pact, which keeps the contract only."""

from __future__ import annotations

import csv
import io
import json
import logging
import re
import shutil
import traceback
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any, cast

import pytest

from chrononauts_qt import cli, shelf
from chrononauts_qt.bots.ranks import stand_in, think
from chrononauts_qt.kernel.errors import BadActionText, BadChance, BadSetup, IllegalAction
from chrononauts_qt.kernel.events import Chance, Event
from chrononauts_qt.kernel.game import Game, Resolution
from chrononauts_qt.kernel.outcome import Outcome
from chrononauts_qt.kernel.telling import TellingState
from chrononauts_qt.session import journal, places, report, settings, statistics, tallies, thinking
from chrononauts_qt.session.arena import RANDOM, Contest, Result, check_contest, run, tasks
from chrononauts_qt.session.clock import Silence
from chrononauts_qt.session.errors import CorruptSave, Flaw
from chrononauts_qt.session.game_entries import Result as Came
from chrononauts_qt.session.journal import setup_words
from chrononauts_qt.session.match import Match, Replay, resume
from chrononauts_qt.session.positions import Positions
from chrononauts_qt.session.redaction import without_cards
from chrononauts_qt.session.settings import Settings
from chrononauts_qt.session.simulate import random_game
from chrononauts_qt.session.standings import Standings
from chrononauts_qt.session.summaries import Summaries
from chrononauts_qt.session.take_back import AGREED, Offer, offered, public_of
from tests.pact import rules as pact
from tests.session.every_game import (
    CASES,
    Case,
    Leaky,
    Played,
    begin,
    keeps_secrets,
    play,
    with_pact,
)
from tests.session.games import Clock, replayed

EFFORT = 0.02
"""What a Chief looks at is the same."""


@pytest.fixture(scope="module", autouse=True)
def _on_the_shelf() -> Iterator[None]:
    with with_pact():
        yield


@pytest.fixture(scope="module", params=list(CASES))
def case(request: pytest.FixtureRequest, _on_the_shelf: None) -> Case:
    """Return a game to try."""
    return CASES[request.param]


@pytest.fixture(scope="module")
def played(case: Case, tmp_path_factory: pytest.TempPathFactory) -> Played:
    """Return a game played to its end, with its journal; nobody changes it."""
    return play(case, begin(case, tmp_path_factory.mktemp("played"), case.seed), Random(case.seed))


def copied(played: Played, folder: Path) -> Path:
    """Return a copy of the journal that one may write to."""
    return Path(shutil.copy(played.path, folder / played.path.name))


# -- to begin ---------------------------------------------------------------------------------------


def test_a_setup_is_written_and_read_back(case: Case) -> None:
    setup = case.setup_of("written")
    again = case.rules.read_setup(len(case.names), setup_words(case.rules.write_setup(setup)))
    assert again == setup
    assert case.rules.dump(case.rules.new_game(again)[0]) == case.rules.dump(case.rules.new_game(setup)[0])
    assert case.setup_of("another") != setup


def test_a_table_of_another_size_is_refused(case: Case) -> None:
    with pytest.raises(BadSetup):
        case.rules.new_game(case.rules.quick_setup(case.rules.SIZE.allowed.stop, "too many"))
    with pytest.raises(BadSetup):
        case.rules.read_setup(len(case.names), {"nonsense": [["1"]]})


def test_a_deal_can_be_imposed_and_must_fit(case: Case) -> None:
    state, dealt = case.rules.new_game(case.setup_of("imposed"))
    again, same = case.rules.new_game(case.setup_of("another"), dealt.chances)
    assert same == dealt
    assert case.rules.dump(again) == case.rules.dump(state)
    kind, result = dealt.chances[0]
    wrong = (
        [Chance("weather", result)],
        [Chance(kind, ("nonsense", *result[1:]))],
        [*dealt.chances, dealt.chances[0]],
    )
    for imposed in wrong:
        with pytest.raises(BadChance):
            case.rules.new_game(case.setup_of("imposed"), imposed)


# -- to play ----------------------------------------------------------------------------------------


def test_an_action_is_its_text(played: Played) -> None:
    for said in played.said:
        again = played.rules.parse(said.action.text)
        assert (again, again.text) == (said.action, said.action.text)
    with pytest.raises(BadActionText):
        played.rules.parse("nonsense")


def test_the_referee_does_exactly_what_it_does_not_refuse(played: Played) -> None:
    rules, dice, refused = played.rules, Random("referee"), 0
    actions = [said.action for said in played.said]
    for state in played.states(every=max(1, len(actions) // 12)):
        pending = rules.pending(state)
        for seat in range(len(played.case.names)):
            options = list(pending[seat].options) if seat in pending else []
            may = [action for owed in pending.values() for action in (*owed.options, owed.deadline) if action]
            for action in dice.sample(may, min(8, len(may))) + dice.sample(actions, min(8, len(actions))):
                is_refused = rules.explain(state, seat, action) is not None
                assert is_refused == refuses(rules, state, seat, action), action.text
                refused += is_refused
                if not is_refused and not pending[seat].is_open:
                    assert action in (*options, pending[seat].deadline)
                assert seat in pending or is_refused
    assert refused


def refuses(rules: Game, state: Any, seat: int, action: Any) -> bool:
    """Tell whether the referee refuses an action, which must then have changed nothing."""
    twin = state.copy()
    try:
        rules.apply(twin, seat, action)
    except IllegalAction:
        assert (rules.dump(twin), twin.events) == (rules.dump(state), state.events)
        return True
    return False


def test_whoever_owes_an_answer_is_told_what_it_can_be(played: Played) -> None:
    rules, dice = played.rules, Random("owes")
    for state in played.states(every=3):
        pending = rules.pending(state)
        assert rules.view(state, None).deciding == tuple(pending)
        for seat, owed in pending.items():
            assert owed.options or owed.is_open
            assert rules.view(state, seat).actions == tuple(owed.options)
            assert not [action for action in owed.options if rules.explain(state, seat, action)]
            assert owed.deadline is None or rules.explain(state, seat, owed.deadline) is None
            assert owed.deadline not in owed.options
            sampled = [rules.sample(state, seat, dice) for _ in range(3)]
            assert not [action for action in sampled if rules.explain(state, seat, action)]
            assert owed.deadline not in sampled
            assert owed.is_open or set(sampled) <= set(owed.options)
        silent = rules.silent_answers(state)
        assert not [seat for seat, action in silent.items() if rules.explain(state, seat, action)]


def test_every_refusal_is_a_sentence(played: Played) -> None:
    reasons = {}
    for state in played.states(every=2):
        for seat in range(len(played.case.names)):
            for said in played.said[:: max(1, len(played.said) // 20)]:
                reason = played.rules.explain(state, seat, said.action)
                if reason is not None:
                    reasons[reason.key] = reason
    assert reasons
    assert all(played.rules.refusal(reason) for reason in reasons.values())


def test_a_random_game_ends_and_keeps_all_invariants(case: Case) -> None:
    state, actions = random_game(case.rules, case.setup_of(case.seed), "random", checked=True)
    assert case.rules.outcome(state) is not None
    assert case.rules.pending(state) == {}
    assert actions > 1


def test_an_outcome_has_a_place_for_each_seat_or_for_none(played: Played) -> None:
    outcome, seats = played.rules.outcome(played.match.state), len(played.case.names)
    assert outcome is not None
    assert outcome.route
    assert len(outcome.places) in (0, seats)
    assert len(outcome.scores) in (0, seats)
    assert all(outcome.places.count(1) and 1 <= place <= seats for place in outcome.places)
    if outcome.is_team:
        assert outcome.places in ((), (1,) * seats)
    ended = Positions.read(played.path)
    assert ended.is_finished
    assert all(played.rules.outcome(ended.state(number)) is None for number in range(len(ended) - 1))


def test_a_position_is_json_and_can_be_told_in_short(played: Played) -> None:
    for dump in played.dumps[:: max(1, len(played.dumps) // 10)]:
        assert json.loads(json.dumps(dump)) == dump
    assert played.rules.in_short(played.match.state)
    assert set(played.rules.figures(played.match.state)) == set(played.rules.FIGURES)
    terms = played.rules.terms(played.match.state)
    assert terms == played.rules.terms(next(iter(played.states())))
    assert all(" " not in word and "=" not in word for pair in terms.items() for word in pair)


def test_a_copy_and_a_bookmark_stand_alone(played: Played) -> None:
    rules, dice = played.rules, Random("copy")
    for number, state in enumerate(played.states(every=max(1, len(played.said) // 5))):
        before, place, heard = rules.dump(state), state.bookmark(), list(state.events)
        twin = state.copy()
        seat = min(rules.pending(twin))
        rules.apply(twin, seat, rules.sample(twin, seat, dice))
        assert (rules.dump(state), state.events) == (before, heard), number
        back = twin.back_at(place)
        assert (rules.dump(back), back.events) == (before, heard)
        rules.apply(back, seat, rules.sample(back, seat, dice))
        assert rules.dump(twin.back_at(place)) == before


def test_places_to_go_back_to_keep_once_what_has_not_changed(played: Played) -> None:
    for states in (played.match.past.states(), replayed(played.path).past.states()):
        assert [played.rules.dump(state) for state in states] == played.dumps[:-1]
        if isinstance(states[0], TellingState):  # Pact keeps each place apart
            assert 2 * how_many_lists(states) < how_many_lists([state.copy() for state in states])


def how_many_lists(states: list[Any]) -> int:
    """Return how many lists states are made of, those they share counted once."""
    parts = [getattr(state, name) for state in states for name in type(state).__slots__]
    inner = [one for part in parts if type(part) is list for one in part]
    return len({id(part) for part in (*parts, *inner) if type(part) is list})


# -- the journal ------------------------------------------------------------------------------------


def test_a_journal_is_played_again_to_the_same_positions(played: Played) -> None:
    replay = Replay(journal.read(played.path))
    assert played.rules.dump(replay.state) == played.dumps[0]
    for said, dump in zip(played.said, played.dumps[1:], strict=True):
        assert replay.step() == said.resolution.events
        assert played.rules.dump(replay.state) == dump
    assert replay.step() is None


def test_a_game_that_broke_off_goes_on_where_it_was(played: Played, tmp_path: Path) -> None:
    records = journal.read(played.path).records
    for cut in {0, len(records) // 2, len(records) - 5}:
        path = tmp_path / f"{cut}.chrononauts"
        data = played.path.read_bytes()
        path.write_bytes(data[: records[cut].end - 3])
        match = resume(journal.read(path))
        assert match.torn is not None
        assert played.rules.dump(match.state) == played.dumps[cut]
        assert len(match.past) == cut
        for said in played.said[cut : cut + 5]:
            match.submit(said.seat, said.action)
        assert played.rules.dump(match.state) == played.dumps[cut + 5]
        assert path.read_bytes() == data[: records[cut + 4].end]


def test_an_action_that_the_rules_refuse_is_told_with_its_line(played: Played, tmp_path: Path) -> None:
    path = tmp_path / "refused.chrononauts"
    last = played.said[-1]
    lines = [*report.nameless_journal(played.path).splitlines(), f"{last.seat + 1}: {last.action.text}"]
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")
    with pytest.raises(CorruptSave) as caught:
        resume(journal.read(path))
    assert (caught.value.flaw, caught.value.line) == (Flaw.REFUSED, len(lines))


def test_a_journal_for_a_report_has_no_names_and_plays(played: Played, tmp_path: Path) -> None:
    path = tmp_path / "nameless.chrononauts"
    text = report.nameless_journal(played.path)
    assert not re.search("|".join(rf"\b{name}\b" for name in played.case.names), text)
    path.write_text(text + "\n", encoding="utf-8")
    assert played.rules.dump(replayed(path).state) == played.dumps[-1]


def test_a_summary_is_kept_and_read_again(
    played: Played, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path, folder = copied(played, tmp_path), Summaries(tmp_path)
    found = places.summary(path)
    outcome = played.rules.outcome(played.match.state)
    assert (found.game, found.names, found.outcome) == (played.case.game, played.case.names, outcome)
    assert (found.turn, found.actions) == (played.match.state.turn, len(played.said))
    assert found.figures == played.rules.figures(played.match.state)
    assert found.view == played.rules.view(played.match.state, None)
    told = folder.of(path)
    folder.keep()
    monkeypatch.delattr(places, "summary")
    assert Summaries(tmp_path).of(path) == told
    assert told.outcome == outcome


def test_every_position_and_scene_is_shown(played: Played) -> None:
    positions = Positions.read(played.path)
    assert [played.rules.dump(positions.state(number)) for number in range(len(positions))] == played.dumps
    assert positions.broken is None
    assert positions.scenes[0] == 0
    assert positions.turns
    for number in positions.scenes:
        state = positions.state(number)
        assert positions[number].turn == state.turn == played.rules.view(state, None).turn
        is_over = played.rules.outcome(state) is not None
        for seat in positions.eyes:
            seen = played.rules.view(state, seat).events
            assert seen == played.case.remembered(positions.history(number), seat, is_over)


# -- back and forth ---------------------------------------------------------------------------------


def test_what_is_taken_back_is_as_it_was(played: Played, tmp_path: Path) -> None:
    match = resume(journal.read(copied(played, tmp_path)))
    for count in (1, 2, len(played.said) - 3):
        match.undo(count)
        assert played.rules.dump(match.state) == played.dumps[len(match.past)]
    assert match.writer is not None
    again = resume(journal.read(match.writer.path))
    assert played.rules.dump(again.state) == played.dumps[0]
    assert len(again.past) == 0
    assert again.past.is_practice == match.past.is_practice


@pytest.mark.parametrize("table", ["people", "people who rewind", "one person"])
def test_what_may_be_taken_back_is_offered_or_refused_with_a_reason(
    case: Case, table: str, tmp_path: Path
) -> None:
    gentle = shelf.SHELF[case.game].ranks[0]
    bots = {f"bot_{seat + 1}": gentle for seat in range(1, len(case.names)) if table == "one person"}
    options = {**bots, **({"rewind": AGREED} if "rewind" in table else {})}
    match, dice, offers = begin(case, tmp_path, f"take back {len(options)}", **options), Random("back"), 0
    dumps = [case.rules.dump(match.state)]
    for count in range(2_000):
        if count >= 30 and offers:
            break
        found = offered(match)
        if isinstance(found, Offer):
            offers += 1
            public_of(match, found)
            if dice.random() < 0.3:
                match.undo(found.actions)
                assert case.rules.dump(match.state) == dumps[len(match.past)]
                del dumps[len(match.past) + 1 :]
        else:
            assert found.key.startswith("take-back-")
            assert found.key != "take-back-shuffled" or any(
                "Shuffled" in event.name for event in match.state.events
            )
        if not case.rules.pending(match.state):
            break
        dumps += play(case, match, dice, 1).dumps[1:]
    assert offers
    assert match.writer is not None
    assert case.rules.dump(replayed(match.writer.path).state) == case.rules.dump(match.state)


# -- statistics -------------------------------------------------------------------------------------


def test_a_game_is_counted_for_everybody_who_sat_there(played: Played, tmp_path: Path) -> None:
    rules, path = played.rules, tmp_path / "counted.chrononauts"
    path.write_bytes(played.path.read_bytes()[: journal.read(played.path).records[-2].end])
    match, nobody_yet = resume(journal.read(path)), [Came.UNFINISHED] * len(played.case.names)
    assert statistics.opened(tmp_path, match) is None
    assert results(tmp_path, match) == nobody_yet
    match.submit(played.said[-1].seat, played.said[-1].action)
    assert statistics.ended(tmp_path, match) is None
    outcome = rules.outcome(match.state)
    assert outcome is not None
    assert results(tmp_path, match) == expected(outcome, len(played.case.names))
    (entry,) = statistics.read(tmp_path).entries
    kept = Outcome(entry.route, entry.places, entry.scores, entry.is_team)
    assert (kept, entry.turns) == (outcome, match.state.turn)
    assert entry.figures == rules.figures(match.state)
    assert entry.terms == rules.terms(match.state)
    match.undo(1)
    statistics.took_back(tmp_path, match)
    assert results(tmp_path, match) == nobody_yet


def results(folder: Path, match: Match) -> list[Came]:
    """Return what the only game of a folder is to every seat, which all ways to count it agree on."""
    (entry,) = statistics.read(folder).entries
    found = [entry.result(seat) for seat in range(len(match.names))]
    by_person = tallies.by_person([entry])
    assert [*by_person] == [(name, match.game_id) for name in match.names]
    assert [next(iter(tally.results)) for tally in by_person.values()] == found
    rows = list(csv.DictReader(io.StringIO(tallies.as_csv([entry]))))
    assert [row["result"] for row in rows] == [str(result) for result in found]
    assert tallies.by_game([entry])[match.game_id].games == 1
    return found


def expected(outcome: Outcome, seats: int) -> list[Came]:
    """Return what an outcome is to every seat."""
    if outcome.places:
        return [Came.WON if place == 1 else Came.LOST for place in outcome.places]
    return [Came.LOST if outcome.is_team or seats == 1 else Came.ALL_LOST] * seats


def pact_ended(wanted: str, folder: Path) -> tuple[Match, Outcome]:
    """Return a game of Pact that ended as wanted."""
    case = CASES["pact as a team" if wanted in ("together", "too-few") else "pact"]
    for seed in (f"{wanted} {number}" for number in range(200)):
        tried = Match.start(case.game, case.names, case.setup_of(seed))
        play(case, tried, Random(seed))
        outcome = case.rules.outcome(tried.state)
        assert outcome is not None
        if wanted == outcome.route or (wanted == "shared" and outcome.places.count(1) == 2):
            match = begin(case, folder, seed)
            statistics.opened(folder, match)
            play(case, match, Random(seed))
            statistics.ended(folder, match)
            return match, outcome
    raise AssertionError(f"no game of Pact ends {wanted}")


@pytest.mark.parametrize(
    ("wanted", "won"), [("shared", [False, True, True]), ("together", [True] * 3), ("too-few", [False] * 3)]
)
def test_victories_are_shared(wanted: str, won: list[bool], tmp_path: Path) -> None:
    match, outcome = pact_ended(wanted, tmp_path)
    assert outcome.is_team == (wanted != "shared")
    assert sorted(result is Came.WON for result in results(tmp_path, match)) == won
    assert set(results(tmp_path, match)) <= {Came.WON, Came.LOST}
    assert places.summary(match.writer.path if match.writer else tmp_path).outcome == outcome


@pytest.mark.parametrize("outcome", [Outcome("points", (1, 1), (9, 9)), Outcome("all", (1, 1), (), True)])
def test_bots_of_one_kind_that_share_a_victory_win_no_more_than_all_games(outcome: Outcome) -> None:
    standings = Standings(Contest("pact", ("cadet", "cadet")))
    standings.add(Result(("cadet", "cadet"), outcome, 3, 6, 0.1, {}))
    assert standings.report()["kinds"]["cadet"]["share"] <= 1


# -- bots -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("place", range(3))
def test_every_rank_says_what_it_may_and_the_same_again(played: Played, place: int) -> None:
    rules, asked, rank = played.rules, 0, shelf.SHELF[played.case.game].ranks[place]
    for state in played.states(every=max(1, len(played.said) // 6)):
        for seat in rules.pending(state):
            view = rules.view(state, seat)
            thought = think(played.case.game, rank, view, effort=EFFORT)
            assert rules.explain(state, seat, thought.advice.action) is None
            question = thinking.Question(1, played.case.game, rank, view, 0, 1.0)
            (copy,), _ = thinking.unpack(thinking.pack(question))
            assert think(played.case.game, rank, copy.view, effort=EFFORT) == thought
            asked += 1
    assert asked > 5


def test_the_second_rank_stands_in_for_a_rank_without_an_answer(
    played: Played, caplog: pytest.LogCaptureFixture
) -> None:
    for state in played.states(every=max(1, len(played.said) // 8)):
        for seat in played.rules.pending(state):
            view = played.rules.view(state, seat)
            with caplog.at_level(logging.ERROR):
                thought = thinking.spare(played.case.game, view)
            assert thought == think(played.case.game, stand_in(played.case.game), view)
    assert not caplog.records


def test_bots_meet_where_there_are_seats_for_them(case: Case) -> None:
    gentle, usual, _ = shelf.SHELF[case.game].ranks
    bots = (gentle, usual, RANDOM)[: len(case.names)]
    contest = Contest(case.game, bots, effort=EFFORT)
    if len(case.names) == 1:
        with pytest.raises(BadSetup):
            check_contest(contest)
        return
    check_contest(contest)
    standings = Standings(contest)
    for result in run(tasks(contest, 0, 2)):
        assert result.outcome is not None
        standings.add(result)
    assert json.loads(json.dumps(standings.report()))["games"] == 2


def test_silence_is_answered_for_by_what_may_be_said(played: Played) -> None:
    rules = played.rules
    for state in played.states(every=5):
        match = Match(played.case.game, played.case.names, state.copy(), {})
        for seat, action in Silence(match, Clock(), 0.0).tick():
            assert rules.explain(state, seat, action) is None


# -- the edges --------------------------------------------------------------------------------------


def test_no_card_is_named_in_what_is_told_of_a_fault(played: Played) -> None:
    ids = sorted((row["id"] for row in played.rules.card_table()), key=len, reverse=True)
    cards = re.compile(rf"(?<![\w-])({'|'.join(map(re.escape, ids))})(?![\w-])")
    for dump, said in zip(played.dumps[:5], played.said, strict=False):
        try:
            raise ValueError(f"{json.dumps(dump)} {said.action.text} {said.resolution}")
        except ValueError as error:
            trace = "".join(traceback.format_exception(error))
        assert cards.search(trace)
        assert cards.findall(without_cards(trace)) == []


def test_a_game_is_remembered_as_the_one_begun_last(case: Case, tmp_path: Path) -> None:
    settings.save(tmp_path, Settings(game=case.game))
    assert settings.load(tmp_path).game == case.game


def test_the_command_line_knows_every_game(played: Played, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["cards", "--game", played.case.game, "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["table"] == played.rules.card_table()
    assert cli.main(["replay", str(played.path), "--json"]) == 0
    last = json.loads(capsys.readouterr().out.splitlines()[-1])
    assert {key: last[key] for key in played.dumps[-1]} == played.dumps[-1]
    assert cli.main(["replay", str(played.path)]) == 0
    assert played.rules.in_short(played.match.state) in capsys.readouterr().out
    assert cli.main(["simulate", "--game", played.case.game, "--games", "1", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["games"] == 1


# -- what is hidden ---------------------------------------------------------------------------------


def test_nobody_sees_what_was_told_to_somebody_else_alone(case: Case) -> None:
    seats = range(len(case.names))
    for watcher in (None, *seats) if len(seats) > 1 else seats:  # alone, nobody hides anything from the table
        assert keeps_secrets(case.rules, case, watcher, Random(f"secrets {watcher}")) > 3


def hear_the_same(played: Played) -> bool:
    """Tell whether all seats hear the same from first to last."""
    heard = [played.rules.view(played.match.state, seat).events for seat in range(len(played.case.names))]
    return all(one == heard[0] for one in heard)


def test_what_one_seat_is_told_does_not_stand_in_what_all_are_told(played: Played) -> None:
    told = [event for event in played.match.state.events or () if event.private]
    assert told or hear_the_same(played)
    for event in told:
        for own in event.private.values():
            assert not set(own) & set(event.data), event.name


def test_a_view_holds_the_events_that_its_seat_may_see(played: Played) -> None:
    state = played.match.state
    for seat in (None, *range(len(played.case.names))):
        seen = played.rules.view(state, seat).events
        assert seen == tuple(event.seen_by(seat) for event in state.events)


def test_a_view_that_shows_too_much_is_found(case: Case) -> None:
    def view(state: Any, seat: int | None) -> Any:
        seen = case.rules.view(state, seat)
        return seen._replace(events=(*seen.events, Event("Leak", {"all": case.rules.dump(state)})))

    leaky = cast(Game, Leaky(case.rules, view=view))
    with pytest.raises(AssertionError, match="sees what is hidden"):
        keeps_secrets(leaky, case, None, Random("leak"))


def test_a_deal_that_tells_too_much_is_found(case: Case) -> None:
    def new_game(setup: Any, imposed: Any = ()) -> tuple[Any, Resolution]:
        state, dealt = case.rules.new_game(setup, imposed)
        leak = {"dealt": dealt.chances}
        events = tuple(event._replace(data={**event.data, **leak}) for event in dealt.events)
        return state, Resolution(events, dealt.chances)

    leaky = cast(Game, Leaky(case.rules, new_game=new_game))
    with pytest.raises(AssertionError, match="another seat's alone"):
        keeps_secrets(leaky, case, None, Random("leak"))


def test_an_offer_is_heard_by_the_two_whom_it_concerns(tmp_path: Path) -> None:
    match = begin(CASES["pact"], tmp_path, "offer")
    given = match.state.hands[0][0]
    match.submit(0, pact.parse(f"offer {given} to seat-2 for stone-5"))
    heard = [seat for seat in (None, 0, 1, 2) if given in str(pact.view(match.state, seat).events[-1].data)]
    seen = [seat for seat in (None, 0, 1, 2) if given in str(pact.view(match.state, seat).offer)]
    assert heard == seen == [0, 1]


def test_the_shelf_is_as_it_was_for_the_other_tests() -> None:
    assert set(shelf.SHELF) == {case.game for case in CASES.values()}
