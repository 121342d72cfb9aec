"""Section 11.1: Artifaxx, its deck and its end; tests/engine/test_artifaxx_turn.py has the rest."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from typing import Any

import pytest

from chrononauts_qt.games.chrononauts import rules
from chrononauts_qt.games.chrononauts.actions import ALL_ACTIONS
from chrononauts_qt.games.chrononauts.variants import artifaxx as artifaxx_rules
from chrononauts_qt.games.chrononauts.variants.artifaxx import Setup
from chrononauts_qt.kernel.errors import BadSetup
from chrononauts_qt.session.journal import setup_words
from tests.engine import facts
from tests.scenario import Table
from tests.small_scenarios import ARTIFAXX_DECK, LAID, NEVER_EXISTED, PARENTS, artifaxx

SEATS = (2, 3, 4)


def dealt(players: int = 2, parents: str = "out") -> dict[str, Any]:
    """Return the table right after a deal: with `guess`, nobody has drawn yet."""
    state, _ = artifaxx_rules.new_game(Setup(players, "deal", "guess", parents=parents))
    return artifaxx_rules.dump(state)


def all_cards(dump: dict[str, Any]) -> Counter[str]:
    piles = [dump["draw_pile"], dump["discard_pile"], *(seat["hand"] for seat in dump["seats"])]
    return Counter(card for pile in piles for card in pile)


@pytest.mark.rule("R-1101")
def test_two_to_four_play() -> None:
    assert (artifaxx_rules.MIN_SEATS, artifaxx_rules.MAX_SEATS) == (2, 4)
    for players in SEATS:
        assert len(dealt(players)["seats"]) == players
    for players in (0, 1, 5, 6):
        with pytest.raises(BadSetup):
            artifaxx_rules.new_game(Setup(players, "deal"))


@pytest.mark.rule("R-1102")
def test_the_deck_is_made_of_artifacts_actions_and_timewarps() -> None:
    cards = all_cards(dealt())
    assert cards == ARTIFAXX_DECK
    assert sum(cards[card] for card in LAID) == 15
    assert sum(cards[card] for card in facts.TIMEWARPS) == 10
    actions = sum(cards.values()) - 15 - 10
    assert actions == 14 - 1, "one Your Parents Never Met stays in the box"


@pytest.mark.rule("R-1102")
def test_ten_missions_and_no_identity() -> None:
    dump = dealt(3)
    missions = [seat["mission"] for seat in dump["seats"]] + dump["mission_stack"]
    assert sorted(missions) == sorted(facts.MISSIONS)
    assert [seat["identity"] for seat in dump["seats"]] == [None] * 3
    assert dump["identity_stack"] == []


@pytest.mark.rule("R-1102")
@pytest.mark.parametrize("foreign", [
    {"red": (1914,)}, {"patches": ("patch-1962",)}, {"identities": {0: "yuri"}},
    {"identity_stack": ("yuri",)}, {"hands": {0: ("patch-1918",)}}, {"hands": {1: ("reverse-fate",)}},
    {"draw_pile": ("sabotage",)},
])
def test_what_the_game_does_not_use_cannot_be_laid_down(foreign: dict[str, Any]) -> None:
    with pytest.raises(BadSetup, match="Artifaxx"):
        artifaxx_rules.new_game(replace(Setup(2, "deal"), **foreign))


@pytest.mark.rule("R-1102")
def test_nobody_is_asked_for_a_mulligan() -> None:
    state, begun = artifaxx_rules.new_game(Setup(2, "deal", "seat-1", mulligan=True))
    assert artifaxx_rules.view(state, None).step == "play"
    assert "identity" not in str([dict(event.private) for event in begun.events])


@pytest.mark.rule("R-1103")
def test_your_parents_never_met_stays_in_the_box() -> None:
    cards = all_cards(dealt())
    assert (cards[PARENTS], cards[NEVER_EXISTED]) == (0, 2)
    with pytest.raises(BadSetup):
        artifaxx_rules.new_game(Setup(2, "deal", hands={0: (PARENTS,)}))


@pytest.mark.rule("R-1103", "R-1110")
def test_with_the_variant_it_is_one_more_it_never_existed() -> None:
    cards = all_cards(dealt(parents="never-existed"))
    assert (cards[PARENTS], cards[NEVER_EXISTED]) == (0, 3)
    assert cards - Counter([NEVER_EXISTED]) == ARTIFAXX_DECK


@pytest.mark.rule("R-1103")
def test_the_journal_says_whether_they_are_in() -> None:
    line = "parents never-existed"
    for setup, written in ((Setup(3, "s", parents="never-existed"), True), (Setup(3, "s"), False)):
        lines = artifaxx_rules.write_setup(setup)
        assert (line in lines) == written
        assert artifaxx_rules.read_setup(3, setup_words(lines)) == setup
    for wrong in ("in", "never-met", "never-existed out"):
        with pytest.raises(BadSetup, match="neither out nor never-existed"):
            artifaxx_rules.new_game(artifaxx_rules.read_setup(2, setup_words([f"parents {wrong}"])))


@pytest.mark.rule("R-1104", "T-19")
@pytest.mark.parametrize(("players", "pile", "with_parents"), [(2, 32, 33), (3, 29, 30), (4, 26, 27)])
def test_t19_the_draw_pile_after_the_deal(players: int, pile: int, with_parents: int) -> None:
    for parents, deck, left in (("out", 38, pile), ("never-existed", 39, with_parents)):
        dump = dealt(players, parents)
        assert len(dump["draw_pile"]) == left
        assert sum(all_cards(dump).values()) == deck


@pytest.mark.rule("R-1105")
@pytest.mark.parametrize("players", SEATS)
def test_three_cards_and_a_secret_mission_each(players: int) -> None:
    state, _ = artifaxx_rules.new_game(Setup(players, "deal", "guess"))
    missions = [artifaxx_rules.view(state, seat).mission for seat in range(players)]
    assert len(set(missions)) == players
    assert set(missions) <= set(facts.MISSIONS)
    public = artifaxx_rules.view(state, None)
    assert [player.hand_size for player in public.players] == [3] * players
    assert [player.mission for player in public.players] == [None] * players
    assert public.missions_left == 10 - players
    for seat in range(players):
        seen = str(artifaxx_rules.view(state, seat))
        assert not any(f"'{mission}'" in seen for mission in missions if mission != missions[seat])


@pytest.mark.rule("R-1105")
def test_the_deal_is_random() -> None:
    deals = [artifaxx_rules.new_game(Setup(2, f"seed {n}"))[0] for n in range(8)]
    assert len({str(artifaxx_rules.dump(deal)["draw_pile"]) for deal in deals}) == 8
    assert len({artifaxx_rules.view(deal, 0).mission for deal in deals}) > 2


def finished() -> Table:
    """Let seat 1 kill time with its Petting Zoo on the table."""
    game = artifaxx(missions={1: "petting-zoo"}, tables={1: facts.MISSIONS["petting-zoo"]})
    game.seat(1).kills_time()
    return game


@pytest.mark.rule("R-1107")
@pytest.mark.parametrize("mission", facts.MISSIONS)
def test_three_artifacts_win(mission: str) -> None:
    artifacts = facts.MISSIONS[mission].split()
    for last in artifacts:
        laid = " ".join(artifact for artifact in artifacts if artifact != last)
        game = artifaxx(hands={1: f"{last} memo"}, tables={1: laid}, missions={1: mission})
        assert game.seat(1).refused("claim mission") == "wrong-step"
        game.seat(1).plays(last)
        assert game.step == "end"
        assert not game.over, "winning is not automatic"
        game.seat(1).claims("mission")
        assert (game.over, game.winner, game.route) == (True, 1, "mission")
        game = artifaxx(hands={1: f"{last} memo"}, tables={1: laid}, missions={1: mission})
        game.seat(1).kills_time("memo")
        assert game.seat(1).refused("claim mission") == "mission-unfinished"


@pytest.mark.rule("R-1107")
def test_a_claim_belongs_to_the_end_of_ones_own_turn() -> None:
    game = artifaxx(missions={2: "petting-zoo"}, tables={2: facts.MISSIONS["petting-zoo"]})
    assert game.seat(2).refused("claim mission") == "not-deciding"
    game.seat(1).kills_time()
    assert game.seat(2).refused("claim mission") == "not-deciding"
    game.seat(1).ends_turn()
    assert game.seat(2).refused("claim mission") == "wrong-step"
    game.seat(2).kills_time()
    game.seat(2).claims("mission")
    assert game.winner == 2


@pytest.mark.rule("R-1107")
def test_what_was_complete_at_anothers_turn_can_be_broken() -> None:
    game = artifaxx(hands={1: "it-never-existed +2"}, missions={2: "petting-zoo"},
                    tables={2: facts.MISSIONS["petting-zoo"]})
    game.seat(1).plays("it-never-existed", on="triceratops")
    game.seat(1).ends_turn()
    game.seat(2).kills_time()
    assert game.seat(2).refused("claim mission") == "mission-unfinished"


@pytest.mark.rule("R-1107")
def test_ten_cards_win_nothing() -> None:
    game = artifaxx(hands={1: "+12", 2: "+3"})
    game.seat(1).kills_time()
    assert game.seat(1).hand_size == 12
    assert game.seat(1).refused("claim hand") == "no-such-route"
    assert game.seat(1).actions == {"end"}


@pytest.mark.rule("R-1107")
def test_nobody_goes_home() -> None:
    game = finished()
    reason = game.seat(1).reason("claim home")
    assert (reason.key, reason.params) == ("no-such-route", {"route": "home"})
    assert game.seat(1).actions == {"end", "claim mission"}


@pytest.mark.rule("R-1107")
def test_the_only_way_to_win_is_told() -> None:
    game = finished()
    for view in (game.public, game.seat(1).view, game.seat(2).view):
        assert view.routes == ("mission",)
        assert (view.home_needs, view.open_paradoxes, view.uberparadox) == ((), (), False)


@pytest.mark.rule("R-1107")
def test_in_the_full_game_all_three_ways_are_open() -> None:
    state, _ = rules.new_game(rules.Setup(2, "routes"))
    assert set(rules.view(state, 0).routes) == {"home", "mission", "hand"}


@pytest.mark.rule("R-1107", "R-1102")
def test_no_action_on_a_timeline_is_ever_legal() -> None:
    game = artifaxx(hands={1: "+15 rewind quick-trip fast-forward", 2: "+3"}, tables={2: "dodo"})
    years = {str(year) for year in facts.YEARS}
    on_years = [str(action) for action in ALL_ACTIONS if action.target_id in years]
    assert len(on_years) > 300
    assert not game.seat(1).actions & set(on_years)
    for text in ("play sabotage on 1957", "play patch-1918 on 1918", f"play {PARENTS} on seat-2"):
        assert game.seat(1).refused(text) == "not-in-hand"
