"""The reason for a move of Chrononauts or Artifaxx: from public knowledge, and from the seat's own."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from typing import Any

import pytest

from chrononauts_qt.bots.advice import Advice
from chrononauts_qt.bots.rivals import reasons
from chrononauts_qt.bots.rivals.reasons import explain_move, tell_effect
from chrononauts_qt.games.chrononauts import rules
from chrononauts_qt.games.chrononauts.actions import Action, parse
from chrononauts_qt.games.chrononauts.cards import BY_ID
from chrononauts_qt.games.chrononauts.variants import artifaxx
from chrononauts_qt.games.chrononauts.view import View
from tests.property import play, small_play
from tests.property.test_secrets import exchanges, shows

_LINE = re.compile(
    r"^    ([a-z-]+)  +((?:(?:card|artifact|years|primes|seats?|count|opened|closed) ?)*)  ", re.MULTILINE
)
KEYS = {key: set(params.split()) for key, params in _LINE.findall(reasons.__doc__ or "")}
"""key -> its parameters, as the module promises them."""
OWN = set(list(KEYS)[list(KEYS).index("wins-home") :])
"""The keys that only a seat's own view may bring."""

NAMES = ("Ada", "Bruno", "Chiara")
NEARLY_LOST = (1912, 1914, 1936, 1937, 1941, 1943, 1957, 1963)
"""Twelve Paradoxes are open."""


def at(hand: str, **setup: Any) -> Any:
    """Return a game of three whose first seat holds these cards and is on turn."""
    setup.setdefault("identities", {0: "yuri", 1: "lin", 2: "otto"})
    setup.setdefault("missions", {0: "natural-history", 1: "petting-zoo", 2: "burnt-library"})
    hands = {0: tuple(hand.split()), **setup.pop("others", {})}
    start = rules.Setup(3, "reasons", first="seat-1", mulligan=False, hands=hands, **setup)
    return rules.new_game(start)[0]


def why(state: Any, words: str, seat: int | None = None) -> tuple[str, dict[str, object]]:
    """Return key and parameters of the reason that a seat, or everybody, gives for what seat 1 may do."""
    action = parse(words)
    assert rules.explain(state, 0, action) is None, words
    told = explain_move(rules.view(state, seat), action)
    assert told.action is action
    return told.key, {name: value for name, value in told.params.items() if name != "card"}


def window(state: Any, words: str) -> Any:
    """Announce a card of seat 1: seat 2 is asked for a Memo."""
    rules.apply(state, 0, parse(words))
    return state


# -- what everybody could say -------------------------------------------------------------------


@pytest.mark.rule("R-503", "R-602", "R-701")
def test_of_a_patch_everybody_says_how_many_paradoxes_are_left() -> None:
    state = at("patch-1968 patch-1962", red=(1963, 1957))
    assert why(state, "play patch-1968 on 1968") == ("covers", {"count": 2})
    assert why(state, "play patch-1962 on 1962") == ("begins-uber", {})
    state = at("patch-1968", red=NEARLY_LOST)
    assert why(state, "play patch-1968 on 1968") == ("covers-of-many", {"count": 11})


@pytest.mark.rule("R-409", "R-411", "R-601", "R-712")
def test_of_an_inverter_everybody_says_which_years_turn() -> None:
    state = at("prevent-assassination restore-history reverse-fate", red=(1914,))
    assert why(state, "play prevent-assassination on 1963") == ("opens", {"years": (1968, 1969), "count": 3})
    assert why(state, "play restore-history on 1914") == ("closes", {"years": (1918,), "count": 0})
    assert why(state, "play prevent-assassination on 1865")[0] == "opens"
    assert why(at("reverse-fate", red=(1963,)), "play reverse-fate on 1865")[0] == "opens"
    state = at("restore-history", red=NEARLY_LOST)
    assert why(state, "play restore-history on 1963")[0] == "closes-of-many"
    state = at("restore-history", red=(1957,), patches=("patch-1962",))
    assert why(state, "play restore-history on 1957") == ("ends-uber", {})
    state = at("reverse-fate", red=NEARLY_LOST)
    assert why(state, "play reverse-fate on 1993") == ("destroys", {"count": 13})


@pytest.mark.rule("R-415", "R-503")
def test_of_a_patch_that_comes_off_everybody_says_who_laid_it() -> None:
    state = at("restore-history", red=(1963,), patches=("patch-1968",))
    assert why(state, "play restore-history on 1963") == ("undoes-patches", {"years": (1968,)})
    state = at("patch-1968", red=(1963,), others={1: ("restore-history",)})
    rules.apply(state, 0, parse("play patch-1968 on 1968"))
    while rules.view(state, None).step == "window":
        rules.apply(state, min(rules.pending(state)), parse("allow"))
    rules.apply(state, 0, parse("end"))
    told = explain_move(rules.view(state, None), parse("play restore-history on 1963"))
    assert (told.key, told.params["seats"]) == ("undoes-patches-of", (0,))


@pytest.mark.rule("R-901", "R-907", "R-908", "R-916")
def test_of_an_artifact_everybody_says_what_lies_on_the_tables() -> None:
    hand = "dodo get-there-first it-never-existed sell-artifact-dinosaur miracle-biblical-relic"
    state = at(hand, tables={0: ("tyrannosaurus", "ark"), 1: ("stegosaurus", "rongorongo")})
    assert why(state, "play dodo") == ("places", {"seat": 0, "count": 3})
    assert why(state, "play get-there-first on rongorongo") == (
        "takes",
        {"artifact": "rongorongo", "seat": 1, "count": 2},
    )
    assert why(state, "play it-never-existed on rongorongo") == (
        "erases",
        {"artifact": "rongorongo", "seat": 1, "count": 2},
    )
    assert why(state, "play it-never-existed on ark") == ("erases-own", {"artifact": "ark"})
    assert why(state, "play sell-artifact-dinosaur on tyrannosaurus") == (
        "sells",
        {"artifact": "tyrannosaurus", "count": 3},
    )
    assert why(state, "play sell-artifact-dinosaur on ark") == ("sells", {"artifact": "ark", "count": 2})
    assert why(state, "play miracle-biblical-relic on ark") == (
        "plays-miracle",
        {"artifact": "ark", "count": 2},
    )


@pytest.mark.rule("R-908", "R-909")
def test_only_the_most_genuine_painting_earns_the_bonus() -> None:
    state = at("sell-artifact-mona-lisa", tables={0: ("mona-lisa-obvious",), 1: ("mona-lisa-real",)})
    assert why(state, "play sell-artifact-mona-lisa on mona-lisa-obvious")[1]["count"] == 2


@pytest.mark.rule("R-912", "R-914", "R-916")
def test_of_cards_that_change_hands_or_goals_everybody_says_whose() -> None:
    full = ("memo", "sabotage", "rewind", "ark", "dodo")
    state = at(
        "time-vortex discontinuity your-parents-never-met new-mission", others={1: full, 2: ("quick-trip",)}
    )
    assert why(state, "play time-vortex") == ("mixes-hands", {"seat": 1, "count": 5})
    assert why(state, "play discontinuity on left") == ("passes-hands", {"seat": 2, "count": 1})
    assert why(state, "play discontinuity on right") == ("passes-hands", {"seat": 1, "count": 5})
    assert why(state, "play your-parents-never-met on seat-2") == ("new-identity", {"seat": 1})
    assert why(state, "play your-parents-never-met on seat-1") == ("own-identity", {})
    assert why(state, "play new-mission") == ("new-mission", {})


@pytest.mark.rule("R-304", "R-1001")
def test_of_a_memo_everybody_says_what_it_cancels() -> None:
    state = window(at("reverse-fate", red=NEARLY_LOST), "play reverse-fate on 1993")
    told = explain_move(rules.view(state, None), parse("memo"))
    assert (told.key, dict(told.params)) == ("saves-universe", {"card": "reverse-fate", "seat": 0})
    state = window(at("dodo memo", others={1: ("memo",)}), "play dodo")
    told = explain_move(rules.view(state, None), parse("memo"))
    assert (told.key, dict(told.params)) == ("cancels", {"card": "dodo", "seat": 0})
    rules.apply(state, 1, parse("memo"))
    told = explain_move(rules.view(state, None), parse("memo"))
    assert (told.key, dict(told.params)) == ("cancels-memo", {"card": "dodo", "seat": 1})
    assert why(at("dodo"), "discard dodo") == ("kills-time", {})


# -- what only the seat can say -----------------------------------------------------------------


@pytest.mark.rule("R-803", "R-804", "R-813")
def test_a_play_that_wins_says_by_which_way() -> None:
    state = at("patch-1991", red=(1957, 1981), patches=("patch-1969",))
    assert why(state, "play patch-1991 on 1991", 0) == ("wins-home", {})
    assert why(state, "play patch-1991 on 1991")[0] == "covers", "nobody else knows who is at home there"
    state = at("dodo", tables={0: ("stegosaurus", "aristotle-book")})
    assert why(state, "play dodo", 0) == ("wins-mission", {})
    assert why(state, "play dodo")[0] == "places"
    nine = "patch-1968 memo memo rewind quick-trip sabotage halt-attack ark new-mission"
    state = at(nine, red=(1963,))
    assert len(rules.view(state, 0).hand) == 10, "one card was drawn"
    assert why(state, "play patch-1968 on 1968", 0) == ("wins-hand", {})
    assert why(state, "discard ark", 0)[0] == "needs-not"


@pytest.mark.rule("R-803", "R-501")
def test_a_patch_and_a_flip_say_what_they_do_for_the_seats_own_years() -> None:
    state = at("patch-1969 patch-1968 prevent-assassination restore-history", red=(1963,))
    assert why(state, "play patch-1969 on 1969", 0) == ("covers-mine", {"primes": (1969,)})
    assert why(state, "play patch-1968 on 1968", 0)[0] == "covers"
    state = at("prevent-assassination patch-1969")
    assert why(state, "play prevent-assassination on 1963", 0) == ("opens-mine-held", {"years": (1969,)})
    state = at("prevent-assassination patch-1968")
    assert why(state, "play prevent-assassination on 1963", 0) == ("opens-mine", {"years": (1969,)})
    state = at("prevent-assassination patch-1968", identities={0: "squa-tront"})
    assert why(state, "play prevent-assassination on 1963", 0) == ("opens-held", {"years": (1968,)})
    state = at("halt-attack restore-history", red=(1993,))
    assert why(state, "play restore-history on 1993", 0) == ("mends-mine", {"years": (1995,)})
    assert why(at("halt-attack"), "play halt-attack on 1993", 0) == ("least-harm", {}), "1995 must be true"
    state = at("prevent-assassination", identities={0: "abel"})
    assert why(state, "play prevent-assassination on 1865", 0) == ("half-mine", {"years": (1974,)})


@pytest.mark.rule("R-706", "R-707")
def test_the_uberparadox_is_ended_for_whom_it_shuts_out() -> None:
    state = at("restore-history", red=(1957,), patches=("patch-1962",))
    assert why(state, "play restore-history on 1957", 0) == ("frees-way", {})
    state = at("restore-history", red=(1957,), patches=("patch-1962",), identities={0: "squa-tront"})
    assert why(state, "play restore-history on 1957", 0)[0] != "frees-way"
    assert why(at("patch-1962", red=(1957,)), "play patch-1962 on 1962", 0) == ("least-harm", {})


@pytest.mark.rule("R-802", "R-901", "R-916")
def test_an_artifact_says_whether_the_mission_asks_for_it() -> None:
    state = at("dodo ark get-there-first sell-artifact-dinosaur", tables={1: ("stegosaurus", "rongorongo")})
    assert why(state, "play dodo", 0) == ("serves-mission", {"count": 1})
    assert why(state, "play ark", 0) == ("spare-artifact", {})
    assert why(state, "play get-there-first on stegosaurus", 0) == (
        "takes-mine",
        {"artifact": "stegosaurus", "seat": 1, "count": 1},
    )
    assert why(state, "play get-there-first on rongorongo", 0)[0] == "takes"
    state = at("sell-artifact-dinosaur it-never-existed", tables={0: ("stegosaurus",), 1: ("rongorongo",)})
    assert why(state, "play sell-artifact-dinosaur on stegosaurus", 0) == ("least-harm", {})
    assert why(state, "play it-never-existed on rongorongo", 0)[0] == "erases"


@pytest.mark.rule("R-806", "R-916")
def test_hands_near_ten_are_stopped_and_a_good_hand_is_kept() -> None:
    full = ("memo", "sabotage", "rewind", "ark", "dodo", "triceratops", "halt-attack", "patch-1868")
    state = at("time-vortex", others={1: full, 2: ("quick-trip",)})
    assert why(state, "play time-vortex", 0) == ("stops-hand", {"seat": 1, "count": 8})
    state = at("time-vortex memo sabotage ark dodo", others={1: ("rewind",), 2: ("quick-trip",)})
    assert why(state, "play time-vortex", 0) == ("least-harm", {})


@pytest.mark.rule("R-1001", "R-1012")
def test_a_memo_says_what_it_saves_and_a_kept_one_that_it_is_kept() -> None:
    def asked(hand: str, words: str, **setup: Any) -> Advice:
        state = window(at(hand, others={1: ("memo",)}, **setup), words)
        return explain_move(rules.view(state, 1), parse("memo"))

    mine = {"identities": {1: "yuri"}, "missions": {0: "burnt-library", 1: "natural-history"}}
    told = asked(
        "restore-history", "play restore-history on 1963", red=(1963,), patches=("patch-1969",), **mine
    )
    assert (told.key, told.params["years"]) == ("cancels-mine", (1969,))
    told = asked("patch-1962", "play patch-1962 on 1962", red=(1957,), **mine)
    assert told.key == "cancels-way"
    told = asked("get-there-first", "play get-there-first on dodo", tables={1: ("dodo",)}, **mine)
    assert (told.key, told.params["artifact"]) == ("cancels-theft", "dodo")
    assert (
        asked("get-there-first", "play get-there-first on ark", tables={1: ("ark",)}, **mine).key == "cancels"
    )
    state = window(at("dodo", others={1: ("memo",)}), "play dodo")
    told = explain_move(rules.view(state, 1), parse("allow"))
    assert (told.key, dict(told.params)) == ("keeps-memo", {"card": "dodo", "seat": 0})
    assert explain_move(rules.view(state, None), parse("allow")).key == "lets-happen", "a Memo is a secret"
    assert explain_move(rules.view(state, 2), parse("allow")).key == "lets-happen"


@pytest.mark.rule("R-304")
def test_a_discard_says_whether_a_goal_asks_for_the_card() -> None:
    state = at("patch-1868 patch-1969 dodo ark memo sabotage")
    assert why(state, "discard patch-1868", 0) == ("needs-not", {})
    assert why(state, "discard ark", 0) == ("needs-not", {})
    assert {why(state, f"discard {card}", 0)[0] for card in ("patch-1969", "dodo", "memo")} == {"least-harm"}
    assert why(state, "discard sabotage", 0) == ("kills-time", {})


def test_what_a_play_does_says_nothing_of_goals() -> None:
    state = at("patch-1969 dodo", red=(1963,), tables={0: ("stegosaurus", "aristotle-book")})
    view = rules.view(state, 0)
    told = tell_effect(view, parse("play dodo"))
    assert (told.key, told.params["count"]) == ("places", 3)


# -- every move ---------------------------------------------------------------------------------


def positions(count: int) -> Iterator[tuple[Any, Any]]:
    """Yield the rules and the state of `count` positions of each game, a few of each of many games."""
    for name in ("chrononauts", "artifaxx"):
        left, seed = count, 0
        while left > 0:
            seed += 1
            rng = random.Random(f"reasons {name} {seed}")
            game: Any = play.game(seed) if name == "chrononauts" else small_play.Game(name, seed)
            module = rules if name == "chrononauts" else artifaxx
            for _ in game.moments(150):
                if left > 0 and rng.random() < 0.15:
                    left -= 1
                    yield module, game.state


def said(view: View, action: Action) -> Advice:
    """Return the reason for a move, which is what the module promises."""
    told = explain_move(view, action)
    assert told.action is action
    assert set(told.params) == KEYS[told.key], (action, told)
    assert all(BY_ID[str(told.params[name])] for name in ("card", "artifact") if name in told.params)
    return told


def test_every_legal_move_has_a_reason_with_what_it_promises() -> None:
    assert len(KEYS) == 64
    met: set[str] = set()
    public: set[str] = set()
    for module, state in positions(200):
        for seat, owed in module.pending(state).items():
            own, seen = module.view(state, seat), module.view(state, None)
            for action in owed.options:
                met.add(said(own, action).key)
                public.add(said(seen, action).key)
    assert not public & OWN
    assert len(met) > 40
    assert len(public) > 30


@pytest.mark.rule("R-314")
def test_public_reasons_depend_on_nothing_hidden() -> None:
    compared = 0
    for seed in range(12):
        for exchange in exchanges(seed, 0):
            one, other = rules.new_game(exchange.one)[0], rules.new_game(exchange.other)[0]
            rng = random.Random(f"public {seed}")
            for _ in range(40):
                ways, others = rules.pending(one), rules.pending(other)
                speaker = rng.choice(sorted(ways)) if ways else -1
                if speaker not in others:
                    break
                both = [way for way in ways[speaker].options if way in others[speaker].options]
                if not both:
                    break
                for action in both:
                    told = explain_move(rules.view(one, None), action)
                    assert told == explain_move(rules.view(other, None), action)
                    compared += 1
                action = play.choose(rng, both)
                events = (
                    *rules.apply(one, speaker, action).events,
                    *rules.apply(other, speaker, action).events,
                )
                if shows(events, None, exchange.cards):
                    break
    assert compared > 2000


@pytest.mark.rule("R-314")
def test_a_reason_of_ones_own_depends_on_nothing_that_the_seat_does_not_see() -> None:
    compared = 0
    for seed in range(12):
        for exchange in exchanges(seed, 0):
            one, other = rules.new_game(exchange.one)[0], rules.new_game(exchange.other)[0]
            for action in rules.pending(one)[0].options:
                assert explain_move(rules.view(one, 0), action) == explain_move(rules.view(other, 0), action)
                compared += 1
    assert compared > 200
