"""Two worlds that look alike: what lies hidden in the Story and in the Deck is in no view."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from chrononauts_qt.games.dungeon_time import rules
from tests.dungeon_time.facts import KINDS, half
from tests.dungeon_time.table import Table, dumped, is_mission, lay

TOP = 8


def worlds(adventure: str, dice: Random) -> list[Table]:
    """Return two games that differ in the Story below its top and in the Deck below its first cards."""
    missions = [*half(2, 2), *half(3, 1)]
    cards = [*(kind for kind in KINDS for _ in range(4)), *missions]
    dice.shuffle(cards)
    if adventure:
        cards.insert(0, adventure)
    hands, top, last = [cards[:4], cards[4:8]], cards[8 : 8 + TOP], cards[8 + TOP]
    hidden = cards[9 + TOP :]
    below = sum(is_mission(card) for card in hidden[:12])
    found = []
    for _ in range(2):
        items = dice.sample([card for card in hidden if not is_mission(card)], 12 - below)
        story = items + dice.sample([card for card in hidden if is_mission(card)], below)
        dice.shuffle(story)
        story.sort(key=is_mission)  # so that the Resolution begins with the same back
        deck = list((Counter(hidden) - Counter(story)).elements())
        dice.shuffle(deck)
        deck.sort(key=is_mission)
        words = f"missions {' '.join(missions)}; story {' '.join([*story, last])}"
        words += f"; deck {' '.join([*top, *deck])}"
        words += f"; adventure {adventure}" if adventure else ""
        found.append(lay(2, f"{words}; hand 1 {' '.join(hands[0])}; hand 2 {' '.join(hands[1])}"))
    return found


def differences(adventure: str, number: int) -> tuple[int, list[str]]:
    """Play two worlds alike; return how many steps, and what somebody saw of the difference."""
    dice = Random(f"worlds {adventure} {number}")
    one, other = worlds(adventure, dice)
    assert dumped(one.state) != dumped(other.state)
    found: list[str] = []
    texts = ["", *("any" for _ in range(TOP - 1)), "1: time-up"]
    for count, text in enumerate(texts):
        if text == "any":
            seat = dice.choice(one.asked)
            text = f"{seat}: {dice.choice(one.options(seat))}"
        if text:
            one.says(text)
            other.says(text)
        for watcher in (None, 1, 2):
            seen = [game.view(watcher) for game in (one, other)]
            found += [f"{watcher}: {name} behind “{text}”" for name in seen[0]._fields
                      if getattr(seen[0], name) != getattr(seen[1], name)]
        if one.step != "adventure":
            return count, found
    return len(texts), found


@pytest.mark.rule("DT-305", "DT-512", "DT-1010")
@pytest.mark.parametrize("adventure", ["", "goblin-market"])
def test_a_view_depends_on_nothing_that_lies_hidden(adventure: str) -> None:
    told = [differences(adventure, number) for number in range(12)]
    assert [line for _, found in told for line in found] == []
    assert sum(count for count, _ in told) > 40


def test_planted_leaks_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    leaks: list[Callable[[Any, Any], Any]] = [
        lambda state, view: view._replace(story=tuple(dumped(state)["story"])),
        lambda state, view: view._replace(deck=tuple(dumped(state)["deck"])),
        lambda state, view: view._replace(story_size=sum(map(ord, dumped(state)["story"][-2]))),
        lambda state, view: view._replace(deck_size=sum(map(ord, "".join(dumped(state)["deck"][-9:])))),
    ]
    honest = rules.view
    for number, leak in enumerate(leaks):
        monkeypatch.setattr(rules, "view", lambda state, seat, leak=leak: leak(state, honest(state, seat)))
        assert any(differences("", game)[1] for game in range(4)), number
