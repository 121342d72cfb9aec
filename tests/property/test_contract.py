"""Events and reasons carry what docs/engine-contract.md says, no more and no less."""

from __future__ import annotations

import re
from pathlib import Path

from chrononauts_qt.games.chrononauts import rules
from chrononauts_qt.games.chrononauts.actions import ALL_ACTIONS
from tests.engine import facts
from tests.property import play

ROOT = Path(__file__).parents[2]
CONTRACT = (ROOT / "docs" / "engine-contract.md").read_text(encoding="utf-8")
RULES = (ROOT / "docs" / "rules.md").read_text(encoding="utf-8")


def documented(heading: str) -> dict[str, tuple[set[str], set[str]]]:
    """Return public and own names by event or reason, as a table of the contract lists them."""
    section = CONTRACT.split(f"## {heading}")[1].split("\n## ")[0]
    rows: dict[str, tuple[set[str], set[str]]] = {}
    for line in section.splitlines():
        cells = [cell.strip() for cell in line.strip("|").split("|")]
        if len(cells) < 2 or not cells[0].startswith("`"):
            continue
        cells = [re.sub(r"\([^)]*\)|\{[^}]*\}", "", cell) for cell in cells]
        own = " ".join(cell.partition("own:")[2] for cell in cells[1:])
        public = cells[1].partition("own:")[0]
        for name in re.findall("`([^`]+)`", cells[0]):
            rows[name] = (listed(public), listed(own))
    return rows


def listed(text: str) -> set[str]:
    """Return the first word of each item of a list."""
    return {item.split()[0] for item in re.split("[,;]", text) if item.strip()}


def test_events_are_as_documented(games: range) -> None:
    events = documented("Events")
    seen: set[str] = set()
    for seed in games:
        game = play.game(seed)
        list(game.play())
        for event in game.log:
            public, own = events[event.name]
            assert set(event.data) == public, event
            assert all(set(data) <= own for data in event.private.values()), event
            seen.add(event.name)
    assert set(events) - seen <= {"DrawSkipped", "PlayForfeited", "NothingFetched", "UniverseDestroyed",
                                  "UberParadoxEnded", "TravellerHome", "AllHome", "JourneyOver"}


def test_reasons_are_as_documented(few_games: range) -> None:
    reasons = documented("Reasons")
    seen: set[str] = set()
    for seed in few_games[:6]:
        game = play.game(seed)
        for step, _ in enumerate(game.moments(150)):
            if step % 10:
                continue
            for seat in range(game.setup.players):
                told = [rules.explain(game.state, seat, action) for action in ALL_ACTIONS]
                told += [rules.explain_card(game.state, seat, card) for card in facts.COPIES]
                for reason in told:
                    if reason is not None and reason.key not in seen:
                        seen.add(reason.key)
                        assert set(reason.params) == reasons[reason.key][0], reason
                        named = (f"**{reason.rule}**", f"| {reason.rule} |")
                        assert not reason.rule or any(name in RULES for name in named), reason
    assert len(seen) > 20
