"""Everything one can say has a short imperative."""

from __future__ import annotations

from chrononauts_qt.games.chrononauts.actions import ALL_ACTIONS, parse
from chrononauts_qt.games.chrononauts.cards import PATCHES
from chrononauts_qt.ui.games.chrononauts.texts.actions import describe
from tests.each import each

NAMES = ("Ada", "Bruno")


def test_an_action_reads_as_an_imperative() -> None:
    words = {
        "play sabotage on 1957": "Play Sabotage on 1957",
        "play patch-1929 on 1929": "Play Patch 1929′",
        "play patch-1929 on 1933": "Play Patch 1929′ on 1933",
        "play dodo": "Play Dodo",
        "play get-there-first on dodo": "Play Get There First on Dodo",
        "play your-parents-never-met on seat-2": "Play Your Parents Never Met on Bruno",
        "play discontinuity on left": "Play Discontinuity to the left",
        "discard dodo": "Discard Dodo",
        "memo": "Play a Memo",
        "allow": "Let it happen",
        "end": "End turn",
        "claim home": "Claim: going home",
        "guess 14:05": "Guess 14:05",
    }
    for check in each(words):
        with check as action:
            assert describe(parse(action), NAMES) == words[action]


def test_keep_names_what_is_kept_where_the_step_is_known() -> None:
    keep = parse("keep")
    assert [describe(keep, NAMES, step) for step in ("", "kill", "mulligan")] == [
        "Keep", "Keep the rest", "Keep this Identity"]


def test_every_action_is_described_apart_from_the_others() -> None:
    patches_named_alone = len(PATCHES)  # “Play Patch 1929′” names the year already
    both_ways_to_play_a_memo = 1
    words = {describe(action, NAMES) for action in ALL_ACTIONS}
    assert len(words) >= len(ALL_ACTIONS) - patches_named_alone - both_ways_to_play_a_memo
    assert all("{" not in describe(action, NAMES) for action in ALL_ACTIONS)
