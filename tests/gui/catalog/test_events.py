"""The log tells every event, to the table and to its owner, and Why? gives its cause."""

from __future__ import annotations

from typing import Any

import pytest

from chrononauts_qt.games.chrononauts.view import Tile
from chrononauts_qt.kernel.events import Event
from chrononauts_qt.ui.games.chrononauts.texts.events import SILENT, narrate, why
from chrononauts_qt.ui.games.chrononauts.texts.why import why_tile
from tests.each import each
from tests.gui.catalog.sources import contract_names

NAMES = ("Ada", "Bruno")
SAMPLES: dict[str, dict[str, Any]] = {
    "GameBegan": {"players": 2}, "TimeGuessed": {"minutes": {0: 850, 1: None}, "clock": 845},
    "FirstPlayerChosen": {"seat": 0, "by": "guess"}, "IdentityKept": {"seat": 0},
    "IdentityChanged": {"seat": 0},
    "TurnBegan": {"seat": 0, "turn": 1}, "PileShuffled": {"count": 30},
    "CardDrawn": {"seat": 0, "why": "turn", "small": False}, "DrawSkipped": {"seat": 0},
    "CardAnnounced": {"seat": 0, "card": "sabotage", "target": "1957", "source": "hand"},
    "CardCancelled": {"seat": 0, "card": "sabotage", "by": 1},
    "CardDiscarded": {"seat": 0, "card": "dodo", "why": "kill"},
    "LinchpinFlipped": {"year": 1963, "side": "prime", "seat": 0},
    "PatchNullified": {"year": 1945, "patch": "patch-1945-axis", "still_paradox": True, "cause": 1941},
    "ParadoxOpened": {"year": 1968, "cause": 1963}, "ParadoxClosed": {"year": 1968, "cause": 1963},
    "ConditionHeld": {"year": 1974, "cause": 1963, "lit": (1963,), "needs": 2},
    "PatchPlaced": {"seat": 0, "year": 1929, "patch": "patch-1929"}, "UberParadoxBegan": {},
    "UberParadoxEnded": {}, "ArtifactPlaced": {"seat": 0, "card": "dodo"},
    "ArtifactTaken": {"seat": 0, "victim": 1, "card": "dodo"}, "MissionExchanged": {"seat": 0},
    "IdentityExchanged": {"seat": 0, "old": "yuri"}, "HandsShuffled": {"sizes": (4, 3)},
    "HandsPassed": {"direction": "left"}, "HandSetAside": {"seat": 0, "artifact": "dodo", "bonus": True},
    "HandTakenBack": {"seat": 0}, "PileSearched": {"seat": 0}, "NothingFetched": {"seat": 0},
    "PlayForfeited": {"seat": 0}, "TurnEnded": {"seat": 0},
    "WindowOpened": {"seats": (1,), "card": "sabotage", "seat": 0},
    "VictoryClaimed": {"seat": 0, "route": "home", "identity": "yuri", "mission": None},
    "UniverseDestroyed": {"seat": 0, "years": tuple(range(13))},
    "TravellerHome": {"identity": "yuri", "home": 3}, "AllHome": {"count": 8},
    "JourneyOver": {"why": "cards", "home": 6, "travellers": 8},
}
OWN: dict[str, dict[str, Any]] = {
    "GameBegan": {"hand": ("dodo", "sabotage"), "identity": "yuri", "mission": "petting-zoo"},
    "IdentityChanged": {"old": "yuri", "new": "otto"}, "CardDrawn": {"card": "sabotage"},
    "MissionExchanged": {"old": "petting-zoo", "new": "great-mysteries"},
    "IdentityExchanged": {"new": "otto"},
    "HandsShuffled": {"hand": ("dodo",)}, "HandsPassed": {"hand": (), "given": ("dodo",)},
    "PileSearched": {"cards": ("dodo", "memo")},
}


def test_every_event_of_the_contract_is_told_or_silent() -> None:
    for check in each(contract_names("Events")):
        with check as name:
            told = narrate(Event(name, SAMPLES[name]), NAMES)
            assert (told is None) == (name in SILENT)
            assert told is None or told.endswith(".")
            assert told is None or "{" not in told


@pytest.mark.parametrize("name", sorted(OWN))
def test_the_owner_of_a_secret_is_told_more_than_the_table(name: str) -> None:
    event = Event(name, SAMPLES[name], {0: OWN[name]})
    own, public = narrate(event.seen_by(0), NAMES), narrate(event.seen_by(None), NAMES)
    assert own is not None
    assert own != public
    assert "You" in own
    assert narrate(event.seen_by(1), NAMES) == public


def test_an_unknown_event_is_a_key_error() -> None:
    with pytest.raises(KeyError):
        narrate(Event("NoSuchEvent"), NAMES)


@pytest.mark.parametrize(("name", "data", "sentence"), [
    ("CardDrawn", {"seat": 0, "why": "turn", "small": False}, "Ada drew a card."),
    ("CardDrawn", {"seat": 0, "why": "turn", "small": False, "card": "sabotage"}, "You drew Sabotage."),
    ("CardAnnounced", {"seat": 0, "card": "memo", "target": "sabotage", "source": "hand"},
     "Ada answers Sabotage with a Memo."),
    ("CardAnnounced", {"seat": 0, "card": "patch-1929", "target": "1929", "source": "discard"},
     "Ada plays Patch 1929′. It comes from the discard pile."),
    ("CardAnnounced", {"seat": 1, "card": "dodo", "target": None, "source": "hand"},
     "Bruno goes and fetches an Artifact: Dodo (1662)."),
    ("CardAnnounced", {"seat": 1, "card": "your-parents-never-met", "target": "seat-1", "source": "hand"},
     "Bruno plays Your Parents Never Met on Ada."),
    ("CardCancelled", {"seat": 0, "card": "sabotage", "by": 1},
     "Bruno’s Memo cancelled Ada’s Sabotage."),
    ("LinchpinFlipped", {"year": 1963, "side": "true", "seat": 0},
     "1963′ became 1963 again: President Kennedy shot dead in Dallas."),
    ("TimeGuessed", {"minutes": {0: 850, 1: None}, "clock": 845},
     "The clock says 14:05: Ada guessed 14:10, Bruno had seen the clock."),
])
def test_the_log_says_who_did_what(name: str, data: dict[str, Any], sentence: str) -> None:
    assert narrate(Event(name, data), NAMES) == sentence


@pytest.mark.parametrize("reason", ["played", "cancelled", "memo"])
def test_a_discard_that_only_follows_a_play_is_not_told(reason: str) -> None:
    assert narrate(Event("CardDiscarded", {"seat": 0, "card": "memo", "why": reason}), NAMES) is None


CAUSES: list[tuple[str, dict[str, Any], str]] = [
    ("ParadoxOpened", {"year": 1968, "cause": 1963}, "1968 is a Paradox because 1963′ is in effect."),
    ("ParadoxOpened", {"year": 1969, "cause": 1963},
     "1969 is a Paradox because 1963′ is in effect (1957′ or 1963′ is enough)."),
    ("ParadoxOpened", {"year": 1974, "cause": 1963},
     "1974 is a Paradox because 1865′ and 1963′ are both in effect."),
    ("ParadoxClosed", {"year": 1968, "cause": 1963}, "1968 is whole again: 1963 was restored."),
    ("ParadoxClosed", {"year": 1969, "cause": 1963},
     "1969 is whole again: 1957 and 1963 are back in True History."),
    ("ParadoxClosed", {"year": 1974, "cause": 1865},
     "1974 is whole again: it takes 1865′ and 1963′ together, and 1865 was restored."),
    ("ConditionHeld", {"year": 1974, "cause": 1963, "lit": (1963,), "needs": 2},
     "1974 holds: it takes 1865′ and 1963′ together; 1 of 2 is in effect."),
    ("ConditionHeld", {"year": 1974, "cause": 1963, "lit": (), "needs": 2},
     "1974 holds: it takes 1865′ and 1963′ together, and neither is in effect."),
    ("ConditionHeld", {"year": 1969, "cause": 1963, "lit": (1957,), "needs": 1},
     "1969 stays a Paradox because 1957′ is in effect (1957′ or 1963′ is enough)."),
    ("ConditionHeld", {"year": 1969, "cause": 1963, "lit": (1957, 1963), "needs": 1},
     "1969 stays a Paradox because 1957′ and 1963′ are in effect; one of them would be enough."),
    ("PatchNullified", {"year": 1969, "patch": "patch-1969", "still_paradox": False, "cause": 1957},
     "Patch 1969′ was nullified: 1957 and 1963 are back in True History."),
    ("PatchNullified", {"year": 1945, "patch": "patch-1945-axis", "still_paradox": True, "cause": 1941},
     "Patch 1945′ Axis came off: 1941 changed. The Paradox itself remains."),
    ("LinchpinFlipped", {"year": 1963, "side": "prime", "seat": 0},
     "1963 became 1963′. Its ripples can reach 1968, 1969 and 1974."),
]


def test_why_gives_the_condition() -> None:
    for check in each(CAUSES):
        with check as (name, data, sentence):
            assert why(Event(name, data)) == sentence


@pytest.mark.parametrize(("tile", "sentence"), [
    (Tile(1968, "paradox", None, (1963,), False), "1968 is a Paradox because 1963′ is in effect."),
    (Tile(1968, "paradox", "patch-1968", (1963,), False),
     "1968 is a Paradox because 1963′ is in effect. Patch 1968′ covers it, so the Paradox does not count."),
    (Tile(1974, "true", None, (1865,), False),
     "1974 holds: it takes 1865′ and 1963′ together; 1 of 2 is in effect."),
    (Tile(1974, "true", None, (), False), "1974 is whole: it would be a Paradox if 1865′ and 1963′."),
    (Tile(1962, "paradox", None, (1957,), False),
     "1962 is a Paradox because 1957′ is in effect (1943′ or 1957′ is enough). "
     "An open Paradox here seals nothing; only Patch 1962′ does."),
    (Tile(1963, "prime", None, (), True),
     "1963′ is a Linchpin that somebody has turned over. Its ripples can reach 1968, 1969 and 1974. "
     "It is out of reach while Patch 1962′ lies on the TimeLine."),
])
def test_why_explains_a_tile_as_it_lies(tile: Tile, sentence: str) -> None:
    assert why_tile(tile) == sentence
