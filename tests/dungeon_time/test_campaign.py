"""Section 7: the way through the scenarios, its results as lines, and games that belong to a campaign."""

from __future__ import annotations

from pathlib import Path

import pytest

from chrononauts_qt.games.dungeon_time import campaign, rules
from chrononauts_qt.games.dungeon_time.campaign import LEVELS, Campaign, Result, parse
from chrononauts_qt.games.dungeon_time.setup import Setup
from chrononauts_qt.session import campaigns, journal
from chrononauts_qt.session.match import Match, resume
from chrononauts_qt.session.statistics import ID_OPTION, new_id
from chrononauts_qt.shelf import SHELF, Row
from tests.dungeon_time.facts import half
from tests.dungeon_time.table import deal, is_mission, split

GAME = "dungeon-time"
WAY = ["level-1", "bonus-1", "level-2", "bonus-2", "level-3", "bonus-3", "level-4"]


def result(level: str, route: str = "goal", mode: str = "normal", halves: str = "") -> Result:
    """Return what came of a game of two."""
    words = f"level {level} mode {mode} route {route} completed 10 heroes off seconds 300 seats person,person"
    return parse(f"{words} halves {halves}" if halves else words)


def played(*words: str) -> Campaign:
    """Return a campaign after some levels: - before one that was lost, + behind one in Extended mode."""
    found = Campaign()
    for word in words:
        mode = "extended" if "+" in word else "normal"
        found = found.after(result(word.strip("+-"), "short" if word.startswith("-") else "goal", mode))
    return found


@pytest.mark.rule("DT-701", "DT-703")
@pytest.mark.parametrize(("words", "open_now"), [
    ("", "level-1"),
    ("-level-1", "level-1"),
    ("level-1", "bonus-1 level-2"),
    ("level-1 bonus-1", "level-2"),
    ("level-1 -bonus-1", "bonus-1 level-2"),
    ("level-1 level-2", "bonus-2 level-3"),
    ("level-1 -level-2", "level-2"),
    ("level-1 level-2 bonus-2", "level-3"),
    ("level-1 level-2 -bonus-2", "bonus-2 level-3"),
    ("level-1 level-2 level-3", "bonus-3 level-4"),
    ("level-1 level-2 -bonus-2 level-3", "bonus-3 level-4"),
    ("level-1 level-2 level-3 -bonus-3", "bonus-3 level-4"),
    ("level-1 level-2 level-3 bonus-3", "level-4"),
    ("level-1 level-2 level-3 -level-4", "level-4 level-2"),
    ("level-1 level-2 level-3 -level-4 level-2", "bonus-2 level-3"),
    ("level-1 level-2 level-3 -level-4 -level-4", "level-4 level-2"),
])  # fmt: skip
def test_what_may_be_played_next(words: str, open_now: str) -> None:
    found = played(*words.split())
    assert (" ".join(found.next), found.extended) == (open_now, False)


@pytest.mark.rule("DT-701")
def test_who_wins_the_last_level_goes_the_same_way_in_extended_mode() -> None:
    normal = ["level-1", "level-2", "level-3", "level-4"]
    found = played(*normal)
    assert (found.next, found.extended, found.is_over) == (("level-1",), True, False)
    found = played(*normal, "level-1+", "-level-2+", "level-2+", "level-3+")
    assert (found.next, found.extended) == (("bonus-3", "level-4"), True)
    assert found.setup("level-4", 3, "s").extended
    found = played(*normal, "level-1+", "level-2+", "level-3+", "level-4+")
    assert (found.next, found.is_over) == ((), True)
    assert found.after(result("level-1")).is_over


@pytest.mark.rule("DT-704")
def test_a_bonus_level_can_be_skipped_after_any_result_and_never_leads_back() -> None:
    for number, bonus in enumerate(("bonus-1", "bonus-2", "bonus-3"), 1):
        before = [f"level-{level}" for level in range(1, number + 1)]
        then = f"level-{number + 1}"
        for way in (before, [*before, bonus], [*before, f"-{bonus}"], [*before, f"-{bonus}", f"-{bonus}"]):
            assert then in played(*way).next
            assert "level-1" not in played(*way).next


def test_nothing_but_what_is_open_can_be_set_up() -> None:
    found = played("level-1")
    for level in set(LEVELS) - {"bonus-1", "level-2"}:
        with pytest.raises(ValueError, match="not open"):
            found.setup(level, 2, "s")


@pytest.mark.rule("DT-702", "Y-45", "DT-T55")
@pytest.mark.parametrize(("first", "left"), [
    ("sun,moon", ("moon", "sun")), ("moon,moon", ("sun", "sun")), ("sun,sun", ("moon", "moon"))])
def test_the_first_bonus_takes_what_the_won_first_level_left(first: str, left: tuple[str, str]) -> None:
    found = Campaign().after(result("level-1", "short", halves="sun,moon"))
    found = found.after(result("level-1", halves=first)).after(result("bonus-1", "broken"))
    state, _ = rules.new_game(found.setup("bonus-1", 2, "bonus"))
    everywhere = {card for hand in state.hands for card in hand} | set(state.deck)
    names = {"sun": 1, "moon": 2}
    assert set(filter(is_mission, everywhere)) == {*half(1, names[left[0]]), *half(2, names[left[1]])}
    assert found.setup("level-2", 2, "s") == Setup(2, "s", "level-2")


@pytest.mark.rule("DT-702")
def test_what_the_first_level_left_in_normal_mode_is_forgotten_in_extended_mode() -> None:
    found = Campaign().after(result("level-1", halves="sun,sun"))
    for level in ("level-2", "level-3", "level-4"):
        found = found.after(result(level))
    assert (found.extended, found.left) == (True, {})
    found = found.after(result("level-1", mode="extended", halves="moon,sun"))
    assert found.left == {1: "sun", 2: "moon"}


@pytest.mark.rule("DT-703")
def test_attempts_and_the_best_of_every_level_are_kept() -> None:
    told = (
        result("level-1", "broken")._replace(completed=11),
        result("level-1", "short")._replace(completed=9),
        result("level-1")._replace(completed=10),
    )
    found = Campaign.read(one.text for one in told)
    assert found.attempts("level-1") == told
    assert found.best("level-1") == told[2]
    assert (found.best("level-2"), found.attempts("level-1", extended=True)) == (None, ())


def test_a_game_that_ends_when_the_way_has_passed_it_counts_and_leads_nowhere() -> None:
    """Two tables of one campaign can play the same level at once."""
    before = played("level-1", "level-2")
    after = played("level-1", "level-2", "-level-1")
    assert (after.next, len(after.attempts("level-1"))) == (before.next, 2)


def test_what_was_played_further_on_is_believed_where_results_before_it_are_lost() -> None:
    assert played("level-3").next == ("bonus-3", "level-4")
    assert played("level-1", "-level-4").next == ("level-4", "level-2")
    assert (played("level-2+").next, played("level-2+").extended) == (("bonus-2", "level-3"), True)


@pytest.mark.rule("DT-703", "DT-705", "Y-50")
def test_a_result_is_a_line_and_back() -> None:
    one = Result("level-3", True, "short", 7, True, 600, ("person", "veteran", "person"), ())
    assert parse(one.text) == one
    assert one.people == 2
    halved = one._replace(level="level-1", halves=("sun", "moon"), seconds=0, extended=False)
    assert parse(halved.text) == halved
    assert parse(f"{halved.text} weather rain") == halved


@pytest.mark.parametrize(("was", "bad"), [
    ("level-2", "training"), ("normal", "mild"), ("goal", "lucky"), ("completed 10", "completed ten"),
    ("heroes off", "heroes maybe"), ("seconds 300", "seconds -1"), ("mode normal ", ""),
    ("seats person,person", "seats"), ("person,person", "person halves sun"),
    ("person,person", "person halves red,blue"), ("person,person", "person,person halves"),
])  # fmt: skip
def test_a_line_that_cannot_be_is_passed_over(was: str, bad: str) -> None:
    good = [result("level-1").text, result("level-2").text]
    assert was in good[1]
    broken = good[1].replace(was, bad)
    with pytest.raises(ValueError):  # noqa: PT011  # each of them says something else
        parse(broken)
    assert Campaign.read([good[0], broken]) == Campaign.read(good[:1])


# -- games of a campaign ----------------------------------------------------------------------------


@pytest.fixture
def shelf(monkeypatch: pytest.MonkeyPatch) -> None:
    """Dungeon Time has a row."""
    monkeypatch.setitem(SHELF, GAME, Row("chrononauts_qt.games.dungeon_time.rules", "", ""))


def nearly_won(level: str, tiers: str, words: str = "") -> Setup:
    """Return a position in which the last card of the Story is an Item, and the goal is reached."""
    halves = (tier.split(":") for tier in tiers.split())
    drawn = [card for tier, side in halves for card in half(int(tier), int(side))]
    done = f"completed {' '.join(drawn[1:-1])}"
    return rules.read_setup(2, split(f"scenario {level}; phase resolution; {done}; story cup; {words}"))


def begin(folder: Path, of: campaigns.Campaign, setup: Setup, **options: str) -> Match:
    """Lay a game of a campaign."""
    id_ = new_id()
    said = {ID_OPTION: id_, campaigns.CAMPAIGN_OPTION: of.id, **options}
    return Match.start(GAME, ("Ada", "Bo"), setup, folder / f"{id_}.chrononauts", said)


def standing(folder: Path, id_: str) -> Campaign:
    """Return where a campaign of a folder stands."""
    found = campaigns.read(folder).of(id_)
    assert found is not None
    return Campaign.read(found.told)


@pytest.mark.rule("DT-702", "DT-703", "DT-705")
def test_a_game_tells_its_campaign_how_it_was_won_and_by_whom(tmp_path: Path, shelf: None) -> None:
    kept = campaigns.begin(tmp_path, GAME, "By lamplight")
    assert isinstance(kept, campaigns.Campaign)
    match = begin(tmp_path, kept, nearly_won("level-1", "1:1 2:2"), seconds="420")
    assert campaigns.enter(tmp_path, match, campaign.told) is None
    assert standing(tmp_path, kept.id) == Campaign()
    match.submit(1, rules.parse("reveal"))
    assert campaigns.enter(tmp_path, match, campaign.told) is None
    found = standing(tmp_path, kept.id)
    assert found.results == (
        Result("level-1", False, "goal", 10, False, 420, ("person", "person"), ("sun", "moon")),
    )
    assert (found.next, found.left) == (("bonus-1", "level-2"), {1: "moon", 2: "sun"})


@pytest.mark.rule("DT-705", "Y-50")
def test_the_team_may_change_from_game_to_game(tmp_path: Path, shelf: None) -> None:
    kept = campaigns.begin(tmp_path, GAME, "Many hands")
    assert isinstance(kept, campaigns.Campaign)
    for seats, heroes, bots in ((1, True, {}), (5, False, {3: "ranger"}), (3, False, {0: "novice"})):
        setup = standing(tmp_path, kept.id).setup("level-1", seats, f"{seats}", heroes)
        state, _ = rules.new_game(setup)
        for seat in range(seats if heroes else 0):
            rules.apply(state, seat, rules.pending(state)[seat].options[0])
        rules.apply(state, 0, rules.parse("turn-glass"))
        rules.apply(state, 0, rules.parse("time-up"))
        line = campaign.told(rules.view(state, None), bots, 600)
        found = standing(tmp_path, kept.id).after(parse(line)).results[-1]
        assert (len(found.seats), found.heroes, found.seconds, found.route) == (seats, heroes, 600, "short")
        assert {seat: rank for seat, rank in enumerate(found.seats) if rank != "person"} == bots


def test_a_game_beside_the_way_tells_nothing() -> None:
    for words in ("scenario tome", "scenario training", "adventure goblin-market"):
        game = deal(2, words).says("1: turn-glass", "1: time-up")
        assert game.ended == "short"
        assert campaign.told(game.view(), {}, 0) == ""
    assert campaign.told(deal(2, "scenario level-1").view(), {}, 0) == ""


@pytest.mark.rule("DT-703")
def test_a_game_that_was_resumed_is_entered_once(tmp_path: Path, shelf: None) -> None:
    kept = campaigns.begin(tmp_path, GAME, "Again")
    assert isinstance(kept, campaigns.Campaign)
    match = begin(tmp_path, kept, nearly_won("level-2", "2:1 2:2"))
    assert match.writer is not None
    match.submit(0, rules.parse("reveal"))  # and here the program was killed
    for _ in range(2):
        again = resume(journal.read(match.writer.path))
        assert campaigns.enter(tmp_path, again, campaign.told) is None
        assert campaigns.gather(tmp_path, GAME, campaign.told) is None
    found = standing(tmp_path, kept.id)
    assert [(one.level, one.halves) for one in found.results] == [("level-2", ())]
    assert found.next == ("bonus-2", "level-3")


def test_the_levels_are_those_of_the_rules() -> None:
    assert list(LEVELS) == WAY
