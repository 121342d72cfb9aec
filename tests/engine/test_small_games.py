"""Section 11.3: the two small games share the box, and lead to the full one."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from chrononauts_qt.games.chrononauts.variants import artifaxx, solonauts
from tests.engine import facts

BOOK = Path(__file__).parents[2] / "resources" / "rulebook" / "chrononauts"
LANGUAGES = ("en", "fr", "it")


def used(dump: dict[str, Any]) -> Counter[str]:
    """Return every play card of a deal."""
    hands = [card for seat in dump["seats"] for card in seat["hand"]]
    return Counter([*dump["draw_pile"], *dump["discard_pile"], *hands])


@pytest.mark.rule("R-1301")
@pytest.mark.parametrize("parents", ["out", "never-existed"])
def test_both_can_be_played_at_once_with_one_box(parents: str) -> None:
    table, _ = artifaxx.new_game(artifaxx.Setup(4, "one box", "guess", parents=parents))
    alone, _ = solonauts.new_game(solonauts.Setup(14, "one box"))
    ours, theirs = used(artifaxx.dump(table)), used(solonauts.dump(alone))
    assert not ours & theirs
    if parents == "never-existed":
        ours = ours - Counter(["it-never-existed"]) + Counter(["your-parents-never-met"])
    assert ours + theirs == Counter(facts.COPIES) - Counter({"your-parents-never-met": parents == "out"})


@pytest.mark.rule("R-1301")
def test_they_share_no_goal_cards_either() -> None:
    table, _ = artifaxx.new_game(artifaxx.Setup(4, "one box"))
    alone, _ = solonauts.new_game(solonauts.Setup(14, "one box"))
    assert (artifaxx.dump(table)["identity_stack"], solonauts.dump(alone)["mission_stack"]) == ([], [])
    travellers = [one.identity for one in solonauts.view(alone, None).travellers]
    assert sorted(travellers) == sorted(facts.IDENTITIES)
    assert artifaxx.view(table, None).missions_left == len(facts.MISSIONS) - 4


@pytest.mark.rule("R-1302")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rulebook_tells_with_which_game_to_begin(language: str) -> None:
    book = "".join(path.read_text(encoding="utf-8") for path in (BOOK / language).glob("*.html"))
    told = re.findall(r'<p data-rules="[^"]*R-1302[^"]*">(.+?)</p>', book)
    assert len(told) == 1
    assert 0 <= told[0].index("Artifaxx") < told[0].index("Solonauts")
    full = {"en": "the full game", "fr": "complet", "it": "complet"}[language]
    assert told[0].index("Solonauts") < told[0].index(full)
