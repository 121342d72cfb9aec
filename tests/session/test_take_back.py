"""The policy of taking back: what is offered to whom, and that nothing seen goes unmarked."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest

from chrononauts_qt.games.chrononauts import rules
from chrononauts_qt.games.chrononauts.actions import Action
from chrononauts_qt.kernel.reason import Reason
from chrononauts_qt.session import journal
from chrononauts_qt.session.match import Match, bot_option, resume
from chrononauts_qt.session.take_back import AGREED, REWIND_OPTION, Offer, offered, public_of
from tests.property.play import choose, random_setup
from tests.session.games import NAMES, do

HANDS = {
    0: ("sabotage", "dodo", "patch-1918", "time-vortex", "quick-trip", "rewind", "your-parents-never-met"),
    1: ("memo", "discontinuity", "triceratops"),
    2: ("memo", "ark", "fast-forward"),
}
RED = (1914,)


def begin(path: Path | None = None, bots: tuple[int, ...] = (), rewinds: bool = False, **words: Any) -> Match:
    """Return a game of three in which seat 1 plays first and holds a card of every kind."""
    said: dict[str, Any] = {"first": "seat-1", "mulligan": False, "seed": "back", "hands": HANDS, "red": RED}
    options = {bot_option(seat): "cadet" for seat in bots}
    if rewinds:
        options[REWIND_OPTION] = AGREED
    setup = rules.Setup(3, **{"draw_pile": ("stegosaurus", "patch-1929", "patch-1933"), **said, **words})
    return Match.start("chrononauts", NAMES[:3], setup, path, options)


def play(match: Match, card: str, seat: int = 1) -> None:
    """Play a card that nobody answers."""
    do(match, f"{seat}: play {card}")
    for other in sorted(match.game.silent_answers(match.state)):
        do(match, f"{other + 1}: allow")


def why_not(match: Match) -> str:
    found = offered(match)
    assert isinstance(found, Reason), found
    return found.key


def offer(match: Match) -> Offer:
    found = offered(match)
    assert isinstance(found, Offer), found
    return found


# -- several people ---------------------------------------------------------------------------------


def test_a_play_that_told_nothing_is_taken_back_by_everybody() -> None:
    match = begin()
    before = rules.dump(match.state)
    play(match, "dodo")
    assert offer(match) == Offer(3, 0, False, (0, 1, 2), marks=False)
    assert [event.name for event in public_of(match, offer(match))][:2] == ["CardAnnounced", "WindowOpened"]
    match.undo(offer(match).actions)
    assert rules.dump(match.state) == before
    assert not match.past.is_practice
    assert why_not(match) == "take-back-nothing"


def test_bots_are_not_asked() -> None:
    match = begin(bots=(1,))
    play(match, "dodo")
    assert offer(match).asked == (0, 2)


def test_the_first_discard_and_the_play_before_it_go_one_by_one() -> None:
    match = begin(hands={**HANDS, 0: ("rewind", "dodo", "patch-1968")}, discard_pile=("sabotage",))
    play(match, "rewind")
    play(match, "sabotage on 1943")
    assert offer(match).actions == 3
    match.undo(3)
    assert match.state.step == "rewind"
    assert offer(match).actions == 3
    match.undo(3)
    do(match, "1: discard dodo")
    assert offer(match) == Offer(1, 0, False, (0, 1, 2), marks=False)


def test_nothing_is_offered_while_a_card_waits() -> None:
    match = begin()
    do(match, "1: play dodo")
    assert why_not(match) == "take-back-window"
    do(match, "2: allow")
    assert why_not(match) == "take-back-window"


def test_nor_while_the_time_is_guessed() -> None:
    match = begin(first="guess")
    do(match, "1: guess 10:00")
    assert why_not(match) == "take-back-guessing"
    do(match, "2: guess 11:00", "3: saw-clock")
    assert why_not(match) == "take-back-chosen"


@pytest.mark.parametrize(
    ("card", "why"),
    [
        ("patch-1918 on 1918", "take-back-drawn"),
        ("time-vortex", "take-back-hands"),
        ("quick-trip", "take-back-searched"),
        ("your-parents-never-met on seat-2", "take-back-goal"),
    ],
)
def test_what_told_something_stays(card: str, why: str) -> None:
    match = begin()
    play(match, card)
    assert why_not(match) == why


def test_a_pile_shuffled_after_a_search_stays_shuffled() -> None:
    match = begin()
    play(match, "quick-trip")
    play(match, f"{match.view(0).actions[0].text.removeprefix('play ')}")
    assert why_not(match) in ("take-back-shuffled", "take-back-drawn")


def test_a_reshuffle_has_a_sentence_of_its_own() -> None:
    match = begin(hands={**HANDS, 0: ("dodo", "patch-1918")}, discard_pile=("sabotage",))
    match.state.draw.clear()
    play(match, "patch-1918 on 1918")
    assert why_not(match) == "take-back-shuffled"


def test_an_end_of_turn_without_a_draw_can_be_taken_back() -> None:
    match = begin()
    play(match, "dodo")
    match.state.draw.clear()
    assert not match.state.discard
    do(match, "1: end")
    assert offer(match) == Offer(1, 0, False, (0, 1, 2), marks=False)


def test_the_draw_of_a_turn_ends_it() -> None:
    match = begin()
    play(match, "dodo")
    do(match, "1: end")
    assert why_not(match) == "take-back-drawn"


def test_a_memo_is_never_taken_back() -> None:
    match = begin()
    do(match, "1: play dodo", "2: memo", "1: allow", "3: allow")
    found = offered(match)
    assert found == Reason("take-back-answered", params={"seat": 1})


def test_what_a_bot_did_is_not_taken_back() -> None:
    match = begin(bots=(0,))
    play(match, "dodo")
    assert offered(match) == Reason("take-back-others", params={"seat": 0})


def test_a_finished_game_and_one_of_bots_offer_nothing() -> None:
    match = begin(
        tables={0: ("stegosaurus", "triceratops", "tyrannosaurus")},
        missions={0: "petting-zoo"},
        hands={},
        draw_pile=(),
    )
    do(match, f"1: discard {match.view(0).hand[0]}", "1: keep")
    do(match, "1: claim mission")
    assert why_not(match) == "take-back-over"
    assert why_not(begin(bots=(0, 1, 2))) == "take-back-nobody"


# -- a turn that all have agreed to rewind ----------------------------------------------------------


def test_a_turn_is_begun_again_with_the_same_cards() -> None:
    match = begin(rewinds=True)
    before = rules.dump(match.state)
    assert why_not(match) == "take-back-nothing"
    play(match, "patch-1918 on 1918")
    after = rules.dump(match.state)
    assert offer(match) == Offer(3, 0, True, (0, 1, 2), marks=True)
    match.undo(3)
    assert rules.dump(match.state) == before
    assert match.past.is_practice
    play(match, "patch-1918 on 1918")
    assert rules.dump(match.state) == after
    assert not offer(match).marks, "it is marked already"


def test_even_a_turn_in_which_a_memo_was_played() -> None:
    match = begin(rewinds=True)
    do(match, "1: play dodo", "2: memo", "1: allow", "3: allow")
    assert offer(match) == Offer(4, 0, True, (0, 1, 2), marks=True)


def test_a_turn_that_has_only_begun_is_not_gone_back_from() -> None:
    match = begin(rewinds=True)
    play(match, "dodo")
    assert not offer(match).whole_turn
    do(match, "1: end")
    assert why_not(match) == "take-back-begun"
    play(match, "fast-forward" if match.state.active == 2 else "triceratops", 2)
    assert offer(match).seat == 1


def test_the_turn_of_a_bot_is_not_rewound() -> None:
    match = begin(bots=(0,), rewinds=True)
    play(match, "patch-1918 on 1918")
    assert why_not(match) == "take-back-drawn"


# -- one person with bots ---------------------------------------------------------------------------


def test_one_person_goes_back_to_the_last_choice_and_asks_nobody() -> None:
    match = begin(bots=(1, 2))
    before = rules.dump(match.state)
    play(match, "dodo")
    assert offer(match) == Offer(3, 0, False, (), marks=False)
    do(match, "1: end")
    play(match, "triceratops", 2)
    assert offer(match) == Offer(7, 0, False, (), marks=True), "to end a turn was no choice"
    match.undo(7)
    assert rules.dump(match.state) == before
    assert match.past.is_practice


def test_a_memo_that_was_not_played_was_a_choice() -> None:
    match = begin(bots=(1, 2), first="seat-2", hands={**HANDS, 0: ("memo", "dodo")})
    play(match, "triceratops", 2)
    assert offer(match).actions == 2
    match.undo(2)
    assert match.state.step == "window"
    assert sorted(match.game.silent_answers(match.state)) == [0, 2], "the whole window begins again"


def test_taking_back_the_memo_of_a_bot_marks_the_game() -> None:
    match = begin(bots=(1, 2))
    do(match, "1: play dodo", "2: memo", "1: allow", "3: allow")
    assert offer(match) == Offer(4, 0, False, (), marks=True)
    match.undo(4)
    assert match.past.is_practice


# -- the journal ------------------------------------------------------------------------------------


@pytest.mark.parametrize("bots", [(), (1, 2), (2,)])
def test_a_resumed_game_goes_back_as_the_first_one_would(tmp_path: Path, bots: tuple[int, ...]) -> None:
    path = tmp_path / "game.chrononauts"
    match = begin(path, bots, rewinds=True)
    play(match, "patch-1918 on 1918")
    match.undo(offer(match).actions)
    play(match, "dodo")
    again = resume(journal.read(path))
    assert again.past.is_practice
    assert again.bots == match.bots
    assert offered(again) == offered(match)
    again.undo(offer(again).actions)
    assert rules.dump(again.state) == rules.dump(begin().state)
    assert rules.dump(resume(journal.read(path)).state) == rules.dump(again.state)


def knows(match: Match) -> list[list[object]]:
    """Return what every seat alone has been told, event by event."""
    return [
        [own for own, all_ in zip(_events(match, seat), _events(match, None), strict=True) if own != all_]
        for seat in range(len(match.names))
    ]


def _events(match: Match, seat: int | None) -> tuple[Any, ...]:
    events: tuple[Any, ...] = match.game.view(match.state, seat).events
    return events


def random_match(seed: int, path: Path) -> Match:
    """Return a random start with any number of bots; every other company has agreed to rewind."""
    setup = random_setup(seed)
    bots = Random(f"bots {seed}").sample(range(setup.players), seed % (setup.players + 1))
    options = {bot_option(seat): "cadet" for seat in bots}
    if seed % 2:
        options[REWIND_OPTION] = AGREED
    return Match.start("chrononauts", NAMES[: setup.players], setup, path, options)


@pytest.mark.parametrize("seed", range(24))
def test_random_games_with_undos_are_played_again_from_the_journal(seed: int, tmp_path: Path) -> None:
    """Nothing that any seat alone was told, nor a result of chance, is ever taken back without the mark."""
    path, dice = tmp_path / "game.chrononauts", Random(f"undo {seed}")
    match = random_match(seed, path)
    people = len(match.names) - len(match.bots)
    for _ in range(120):
        pending = rules.pending(match.state)
        if not pending:
            break
        if dice.random() < 0.15 and isinstance(found := offered(match), Offer):
            known, dealt, marked = knows(match), match.state.chance_count, match.past.is_practice
            match.undo(found.actions)
            assert match.past.is_practice == (marked or found.marks)
            is_free = not marked and not found.marks
            assert not is_free or (knows(match) == known and match.state.chance_count == dealt)
            assert is_free or marked or people == 1 or found.whole_turn
            assert people == 1 or match.state.step not in ("guess", "window")
            continue
        seat = dice.choice(sorted(pending))
        action: Action = choose(dice, pending[seat].options)
        match.submit(seat, action)
    again = resume(journal.read(path))
    assert rules.dump(again.state) == rules.dump(match.state)
    assert _events(again, None) == _events(match, None)
    assert again.past.is_practice == match.past.is_practice
    assert offered(again) == offered(match)
