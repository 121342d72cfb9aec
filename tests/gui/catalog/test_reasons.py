"""Every refusal is a sentence that says what and why."""

from __future__ import annotations

from typing import Any

import pytest

from chrononauts_qt.kernel.reason import Reason
from chrononauts_qt.ui.games.chrononauts.texts.reasons import say
from tests.each import each
from tests.gui.catalog.sources import contract_names

NAMES = ("Ada", "Bruno", "Chiara")
SAMPLES: dict[str, dict[str, Any]] = {
    "game-over": {}, "not-deciding": {"seat": 1}, "wrong-step": {"step": "end", "verb": "play"},
    "not-in-hand": {"card": "dodo"}, "not-in-discard": {"card": "dodo"}, "not-in-draw-pile": {"card": "dodo"},
    "timewarp-not-fetched": {"card": "memo"}, "memo-only-reacts": {"card": "memo"},
    "needs-target": {"card": "sabotage"}, "takes-no-target": {"card": "time-vortex"},
    "ripplepoint-not-flipped": {"card": "sabotage", "year": 1969, "linchpins": (1957, 1963)},
    "linchpin-not-listed": {"card": "avert-disaster", "year": 1963},
    "linchpin-wrong-side": {"card": "avert-disaster", "year": 1912, "side": "prime"},
    "beyond-1962": {"card": "reverse-fate", "year": 1963},
    "patch-wrong-year": {"card": "patch-1929", "year": 1933, "own_year": 1929},
    "not-a-paradox": {"card": "patch-1929", "year": 1929},
    "already-patched": {"card": "patch-1945-axis", "year": 1945, "patch": "patch-1945-treaty"},
    "patch-does-not-fit": {"card": "patch-1945-axis", "year": 1945},
    "artifact-sealed": {"card": "cancer-cure"},
    "artifact-not-in-play": {"card": "get-there-first", "artifact": "dodo"},
    "artifact-is-yours": {"card": "get-there-first", "artifact": "dodo"},
    "artifact-not-yours": {"card": "sell-artifact-dinosaur", "artifact": "dodo"},
    "no-such-seat": {"card": "your-parents-never-met", "target": 5},
    "no-target": {"card": "it-never-existed"}, "nothing-to-rewind": {"card": "rewind"},
    "draw-pile-empty": {"card": "quick-trip"}, "no-memo": {}, "not-home": {"years": (1968,)},
    "out-of-reach": {"years": (1969, 1991)},
    "mission-unfinished": {"artifacts": ("MOST_REAL_MONA_LISA", "dodo")}, "hand-too-small": {"count": 4},
    "no-such-route": {"route": "hand"}, "only-patches-go": {"card": "sabotage"},
}


def test_every_reason_of_the_contract_is_a_sentence() -> None:
    for check in each(contract_names("Reasons")):
        with check as key:
            sentence = say(Reason(key, params=SAMPLES[key]), NAMES)
            assert sentence[0].isupper()
            assert sentence.endswith(".")
            assert "{" not in sentence


def test_an_unknown_reason_is_a_key_error() -> None:
    with pytest.raises(KeyError):
        say(Reason("no such reason"), NAMES)


@pytest.mark.parametrize(("key", "params", "sentence"), [
    ("linchpin-wrong-side", {"card": "avert-disaster", "year": 1912, "side": "prime"},
     "Avert Disaster can only prevent a disaster; 1912 is already 1912′."),
    ("linchpin-wrong-side", {"card": "prevent-assassination", "year": 1963, "side": "prime"},
     "Prevent Assassination can only save a life; in 1963′ there is none to save."),
    ("linchpin-wrong-side", {"card": "restore-history", "year": 1912, "side": "true"},
     "Restore History turns altered Linchpins back; 1912 already shows True History."),
    ("linchpin-not-listed", {"card": "prevent-assassination", "year": 1912},
     "Prevent Assassination does not list 1912. It can turn 1865, 1914, 1936′, 1963, 1980 or 1981′."),
    ("ripplepoint-not-flipped", {"card": "sabotage", "year": 1968, "linchpins": [1963]},
     "Ripplepoints turn by themselves: 1968 follows the Linchpin 1963."),
    ("patch-does-not-fit", {"card": "patch-1945-tokyo", "year": 1945},
     "Patch 1945′ Tokyo does not fit now: it is playable only if 1936, 1941 and 1943′."),
    ("mission-unfinished",
     {"artifacts": (["mona-lisa-excellent", "mona-lisa-obvious"], "MOST_REAL_MONA_LISA")},
     "Your Mission is not complete. Missing from your table: either forged Mona Lisa and "
     "the most convincing Mona Lisa in play."),
    ("not-home", {"years": (1968, 1969)},
     "You cannot go home yet: your headlines are missing in 1968 and 1969."),
    ("not-deciding", {"seat": 1}, "Bruno has nothing to decide now."),
])
def test_a_reason_names_what_it_is_about(key: str, params: dict[str, Any], sentence: str) -> None:
    assert say(Reason(key, params=params), NAMES) == sentence
