"""Every reason for a move is said in whole sentences that name what it is about."""

from __future__ import annotations

from typing import Any

from chrononauts_qt.bots.advice import Advice
from chrononauts_qt.games.chrononauts import rules
from chrononauts_qt.games.chrononauts.actions import parse
from chrononauts_qt.games.chrononauts.setup import Setup
from chrononauts_qt.ui.catalog.wording import fields
from chrononauts_qt.ui.games.chrononauts.hints import suggestion
from chrononauts_qt.ui.games.chrononauts.texts.move_reasons_texts import REASONS, because
from tests.bots.rivals.test_reasons import KEYS
from tests.each import each

NAMES = ("Ada", "Bruno", "Chiara")
PARAMS: dict[str, Any] = {
    "card": "dodo",
    "artifact": "ark",
    "years": (1968, 1969),
    "primes": (1969,),
    "opened": (1968,),
    "closed": (1918,),
    "seat": 1,
    "seats": (0, 2),
    "count": 4,
}


def test_every_reason_has_its_text_and_no_text_is_left_over() -> None:
    assert REASONS.keys() == KEYS.keys()


def test_a_reason_is_whole_sentences_filled_with_what_it_brings() -> None:
    for check in each(sorted(KEYS)):
        with check as key:
            assert fields(REASONS[key].text) <= KEYS[key] | {"limit"}
            words = because(Advice(parse("end"), key, {name: PARAMS[name] for name in KEYS[key]}), NAMES)
            assert words[0].isupper()
            assert words.endswith(".")
            assert "{" not in words


def test_people_cards_and_years_are_named() -> None:
    told = Advice(parse("end"), "undoes-patches-of", {"card": "dodo", "years": (1968, 1969), "seats": (0, 2)})
    assert because(told, NAMES) == "Patches come off: 1968 and 1969. They were laid by Ada and Chiara."
    told = Advice(parse("end"), "cancels", {"card": "dodo", "seat": 1})
    assert because(told, NAMES) == "It stops Dodo, played by Bruno."
    told = Advice(parse("end"), "covers-mine", {"card": "patch-1969", "primes": (1969,)})
    assert because(told, NAMES) == "It brings a card, and one of your three headlines: 1969′."


def test_a_discard_that_is_suggested_tells_why_it_beats_playing() -> None:
    setup = Setup(2, "hints", first="seat-1", mulligan=False, hands={0: ("dodo", "patch-1918", "memo")})
    view = rules.view(rules.new_game(setup)[0], 0)
    discard = next(action for action in view.actions if action.text == "discard patch-1918")
    assert suggestion(view, discard, NAMES).endswith("No card that could be played would help you more now.")
    play = next(action for action in view.actions if action.verb == "play")
    assert "could be played" not in suggestion(view, play, NAMES)
    stuck = view._replace(actions=tuple(action for action in view.actions if action.verb != "play"))
    assert suggestion(stuck, discard, NAMES).endswith("No card can be played now.")
    kill = view._replace(step="kill")
    assert "played" not in suggestion(kill, discard, NAMES), "the second card is no choice between the two"
