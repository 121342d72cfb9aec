"""DT-1009: what can be taken back, and what cannot."""

from __future__ import annotations

import pytest

from chrononauts_qt.games.dungeon_time import rules
from chrononauts_qt.kernel.events import Event
from tests.dungeon_time.table import Table, heroes, lay, resolve, with_heroes


def can_be_taken_back(game: Table) -> bool:
    """Tell whether the last action can, by what it told and by the moment."""
    told = [rules.told_by(event) for event in game.events]
    return not any(told) and rules.not_taken_back(game.state) is None


@pytest.mark.rule("DT-1009")
@pytest.mark.parametrize("text", ["play cup", "discard cup", "done"])
def test_nothing_is_taken_back_in_the_adventure_phase(text: str) -> None:
    game = lay(2, "hand 1 cup; hand 2 bow; story gold").says(f"1: {text}")
    assert not can_be_taken_back(game)
    reason = rules.not_taken_back(game.state)
    assert reason is not None
    assert reason.rule == "DT-1009"


@pytest.mark.rule("DT-1009")
def test_the_end_of_the_adventure_phase_is_not_taken_back() -> None:
    assert not can_be_taken_back(lay(2, "hand 1 cup; hand 2 bow; story gold").says("1: time-up"))
    assert not can_be_taken_back(lay(2, "hand 1 cup; story gold").says("1: done"))


@pytest.mark.rule("DT-1009")
@pytest.mark.parametrize("story", ["cup bow", "rent-day bow", "black-market bow", "cup"])
def test_a_reveal_is_never_taken_back(story: str) -> None:
    assert not can_be_taken_back(resolve(story, "gold keys").says("1: reveal"))


@pytest.mark.rule("DT-1009")
@pytest.mark.parametrize("hero", ["monk", "librarian"])
def test_looking_at_cards_is_not_taken_back(hero: str) -> None:
    assert not can_be_taken_back(with_heroes(f"{hero} mule", "cup bow gold").says(f"1: use {hero}"))


CHOICES = [
    ("cat-on-the-roof cup", "bow hook", ["1: reveal"], "take book"),
    ("cat-on-the-roof cup", "bow hook", ["1: reveal"], "refuse"),
    ("dragon-barber cup", "map keys sword", ["1: use tinker keys map", "1: reveal"], "waive book sword"),
    ("cup bow", "map keys", ["2: use pawnbroker"], "hand-over map"),
    ("cup bow", "map keys", ["3: use collector"], "remove supply map"),
]


@pytest.mark.rule("DT-1009")
@pytest.mark.parametrize(("story", "held", "before", "text"), CHOICES)
def test_a_choice_can_be_taken_back(story: str, held: str, before: list[str], text: str) -> None:
    game = resolve(story, held, heroes("tinker", "pawnbroker", "collector"), seats=3).says(*before)
    place, dump = game.state.bookmark(), rules.dump(game.state)
    game.says(f"1: {text}")
    assert can_be_taken_back(game)
    assert rules.dump(game.state.back_at(place)) == dump


@pytest.mark.rule("DT-1009")
@pytest.mark.parametrize(("story", "held", "before", "text"), [
    ("black-market cup", "gold flask", ["1: reveal"], "drop gold"),
    ("black-market cup", "gold flask", ["1: reveal"], "drop none"),
    ("dragon-barber cup", "map keys book", ["1: use tinker keys map", "1: reveal", "1: waive book sword"],
     "drop book"),
    ("kraken-dentist cup", "map keys", ["1: use tinker keys map", "1: reveal"], "waive flask flask"),
])
def test_what_is_dropped_can_be_taken_back(story: str, held: str, before: list[str], text: str) -> None:
    game = resolve(story, held, heroes("tinker", "monk")).says(*before)
    assert can_be_taken_back(game.says(f"1: {text}"))


@pytest.mark.rule("DT-1009")
@pytest.mark.parametrize(("name", "why"), [
    ("GlassTurned", "take-back-seen"), ("CardRevealed", "take-back-seen"),
    ("StoryLookedAt", "take-back-seen"), ("HeroKept", "take-back-seen"), ("CardDrawn", "take-back-drawn"),
    ("CardPlayed", "take-back-running"), ("AdventurePhaseEnded", "take-back-running"),
])
def test_what_was_seen_drawn_or_hurried_has_its_reason(name: str, why: str) -> None:
    assert rules.told_by(Event(name, {})) == why


@pytest.mark.rule("DT-1009")
@pytest.mark.parametrize(("why", "said"), [("hand", "take-back-running"), ("dropped", ""), ("burn", "")])
def test_a_discard_is_final_where_time_runs(why: str, said: str) -> None:
    assert rules.told_by(Event("CardDiscarded", {"why": why})) == said


def test_a_copy_goes_its_own_way() -> None:
    for game, text in ((lay(2, "hand 1 cup; hand 2 bow; deck map"), "1: play cup"),
                       (lay(2, "hand 1 cup; hand 2 bow; deck map"), "1: discard cup"),
                       (resolve("rent-day cup", "gold keys*"), "1: reveal")):
        twin, dump = game.state.copy(), rules.dump(game.state)
        game.says(text)
        assert rules.dump(twin) == dump != rules.dump(game.state)
