"""Games of Artifaxx and of Solonauts, told in the words of the card table as in tests/scenario.py.

    game = artifaxx(hands={1: "dodo"}, tables={2: "ark"}, parents="never-existed")
    game.seat(1).plays("dodo")
    assert game.seat(1).refused("claim hand") == "no-such-route"

    game = solo("lin yuri", red=[1936, 1993], patches="patch-1948", hand="patch-1995 +4")
    game.plays("patch-1995", on=1995)
    assert game.home[-1] == "lin"

Every play card lies where the arguments say, or else in the pile that is named as the rest.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import pytest

from chrononauts_qt.games.chrononauts.actions import parse
from chrononauts_qt.games.chrononauts.variants import artifaxx as artifaxx_rules
from chrononauts_qt.games.chrononauts.variants import solonauts
from chrononauts_qt.games.chrononauts.view import Traveller, View
from chrononauts_qt.kernel.errors import IllegalAction
from chrononauts_qt.kernel.reason import Reason
from tests.engine import facts
from tests.scenario import Deal, Table

LAID = [artifact for category in facts.ARTIFACTS.values() for artifact in category]
PARENTS, NEVER_EXISTED = "your-parents-never-met", "it-never-existed"
SOLO_CARDS = {*facts.PATCHES.values(), *facts.NEXUS, *facts.FLIPS}
SOLO_DECK = Counter({card: copies for card, copies in facts.COPIES.items() if card in SOLO_CARDS})
ARTIFAXX_DECK = Counter(facts.COPIES) - SOLO_DECK - Counter([PARENTS])
HAND = 5


def in_order(deck: Counter[str]) -> list[str]:
    """Return every card of a deck: Patches, Artifacts, the others, and Memos last."""
    return sorted(deck.elements(), key=lambda card: ("patch" not in card, card not in LAID, card == "memo"))


def artifaxx(
    players: int = 2,
    hands: Mapping[int, str] | None = None,
    tables: Mapping[int, str] | None = None,
    draw: str = "",
    discard: str = "",
    rest: str = "draw",
    missions: Mapping[int, str] | None = None,
    mission_stack: str = "",
    parents: str = "out",
    first: int | str = 1,
) -> Table:
    """Lay a game of Artifaxx on the table; seats count from 1, `rest` is "draw" or "discard"."""
    deal = Deal(in_order(ARTIFAXX_DECK + Counter({NEVER_EXISTED: parents == "never-existed"})))
    held = {seat: deal.take((hands or {}).get(seat, "+3")) for seat in range(1, players + 1)}
    laid = {seat: deal.take(words) for seat, words in (tables or {}).items()}
    pile, thrown = deal.take(draw), deal.take(discard)
    held = {seat: deal.fill(named) for seat, named in held.items()}
    if rest == "draw":
        pile += deal.rest()
    else:
        thrown = deal.rest() + thrown
    setup = artifaxx_rules.Setup(
        players,
        "scenario",
        f"seat-{first}" if isinstance(first, int) else first,
        hands={seat - 1: tuple(held[seat]) for seat in held},
        tables={seat - 1: tuple(laid[seat]) for seat in laid},
        missions={seat - 1: mission for seat, mission in (missions or {}).items()},
        mission_stack=tuple(mission_stack.split()),
        draw_pile=tuple(pile),
        discard_pile=tuple(thrown),
        parents=parents,
    )
    return Table(setup, game=artifaxx_rules)


def solo(
    waiting: str = "lin",
    home: str | None = None,
    red: Iterable[int] = (),
    patches: str = "",
    hand: str = "+5",
    draw: str = "",
    discard: str = "",
    rest: str = "draw",
    travellers: int = 6,
) -> Solo:
    """Lay a game of Solonauts on the table; unless `home` says who, all who do not wait are home."""
    named, away = waiting.split(), (home or "").split()
    others = [identity for identity in facts.IDENTITIES if identity not in (*named, *away)]
    spare = others[: max(0, travellers - len(named) - len(away))]
    deal = Deal(in_order(SOLO_DECK))
    held, laid, pile, thrown = (deal.take(words) for words in (hand, patches, draw, discard))
    held = deal.fill(held)
    if rest == "draw":
        pile += deal.rest()
    else:
        thrown = deal.rest() + thrown
    setup = solonauts.Setup(
        travellers,
        "scenario",
        identities=(*named, *away, *spare),
        home=(*away, *(spare if home is None else ())),
        red=tuple(red),
        patches=tuple(laid),
        hand=tuple(held),
        draw_pile=tuple(pile),
        discard_pile=tuple(thrown),
    )
    return Solo(setup)


class Solo:
    """A game of Solonauts, and what its one seat does and sees."""

    def __init__(self, setup: solonauts.Setup) -> None:
        self.state, begun = solonauts.new_game(setup)
        self.log = list(begun.events)
        self.news_from = 0
        assert solonauts.check(self.state) == []

    def say(self, text: str) -> None:
        """Do what an action's text says; it must be legal."""
        assert self.can(text), f"cannot {text}: {solonauts.explain(self.state, 0, parse(text))}"
        self.news_from = len(self.log)
        self.log += solonauts.apply(self.state, 0, parse(text)).events
        assert solonauts.check(self.state) == []

    def plays(self, card: str, on: int) -> None:
        """Play a card on a year."""
        self.say(f"play {card} on {on}")

    def discards(self, *cards: str) -> None:
        """Throw cards away, one after the other."""
        for card in cards:
            self.say(f"discard {card}")

    def can(self, text: str) -> bool:
        """Tell whether an action is legal now."""
        legal = parse(text) in solonauts.legal_actions(self.state, 0)
        assert legal == (solonauts.explain(self.state, 0, parse(text)) is None), text
        return legal

    def reason(self, text: str) -> Reason:
        """Return why an action is refused; trying it must raise and change nothing."""
        assert not self.can(text), f"one can {text}"
        reason = solonauts.explain(self.state, 0, parse(text))
        assert reason is not None
        before = self.dump
        with pytest.raises(IllegalAction) as refusal:
            solonauts.apply(self.state, 0, parse(text))
        assert refusal.value.reason == reason
        assert self.dump == before
        return reason

    def refused(self, text: str) -> str:
        """Return the key of the reason why an action is refused."""
        return self.reason(text).key

    def news(self, name: str) -> list[dict[str, Any]]:
        """Return the data of every event of that name in the last thing done, as the seat sees it."""
        return [dict(event.seen_by(0).data) for event in self.log[self.news_from:] if event.name == name]

    @property
    def dump(self) -> dict[str, Any]:
        """Return the whole state, the order of the draw pile included."""
        return dict(solonauts.dump(self.state))

    @property
    def view(self) -> View:
        """Return what the player sees."""
        return solonauts.view(self.state, 0)

    @property
    def actions(self) -> set[str]:
        """Return the texts of everything that may be done now."""
        return set(map(str, solonauts.legal_actions(self.state, 0)))

    @property
    def hand(self) -> list[str]:
        """Return the hand in the order of the alphabet."""
        return sorted(self.view.hand)

    @property
    def drawn(self) -> list[str]:
        """Return the cards drawn in the last thing done, in order; nothing but refills may draw."""
        draws = self.news("CardDrawn")
        assert all(draw["why"] == "refill" for draw in draws)
        return [draw["card"] for draw in draws]

    @property
    def waiting(self) -> list[str]:
        """Return who is not home yet, in the order of the deal."""
        return [traveller.identity for traveller in self.view.travellers if not traveller.home]

    @property
    def home(self) -> list[str]:
        """Return who has gone home, in the order in which they left."""
        return list(self.dump["home"])

    def traveller(self, identity: str) -> Traveller:
        """Return how one traveller stands."""
        return next(one for one in self.view.travellers if one.identity == identity)

    def side(self, year: int) -> str:
        """Return "true", "prime" or "paradox"."""
        return next(tile.side for tile in self.view.timeline if tile.year == year)

    @property
    def patches(self) -> list[str]:
        """Return the patches lying on the TimeLine."""
        return sorted(tile.patch for tile in self.view.timeline if tile.patch)

    @property
    def discard_pile(self) -> Sequence[str]:
        """Return the discard pile, its top last."""
        return self.view.discard_pile

    @property
    def step(self) -> str:
        """Return the step: play, stuck or over."""
        return self.view.step

    @property
    def route(self) -> str | None:
        """Return how the game ended."""
        outcome = solonauts.outcome(self.state)
        return outcome.route if outcome else None
