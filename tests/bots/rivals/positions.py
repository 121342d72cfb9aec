"""Positions of Chrononauts in which it is plain what to do."""

from __future__ import annotations

from chrononauts_qt.games.chrononauts import rules
from chrononauts_qt.games.chrononauts.timeline import LINCHPINS, PARADOX, RIPPLE_BIT
from tests.scenario import Table, table

NEARLY_LOST = (1912, 1914, 1936, 1937, 1941, 1943, 1957, 1963)
"""Prime Linchpins with which twelve Paradoxes are open."""
IDENTITIES = {1: "otto", 2: "lin"}
MISSIONS = {1: "natural-history", 2: "healing-hands"}


def setting(paradox: list[int], true: int) -> list[int]:
    """Return prime Linchpins that make some years Paradoxes, leave one true, and few others open."""
    wanted = sum(RIPPLE_BIT[year] for year in paradox)
    red = min(
        (red for red, mask in enumerate(PARADOX) if mask & wanted == wanted and not mask & RIPPLE_BIT[true]),
        key=lambda red: PARADOX[red].bit_count(),
    )
    return [year for bit, year in enumerate(LINCHPINS) if red >> bit & 1]


def nearly_home(hand: str = "dodo patch-1968 sabotage", discard: str = "") -> Table:
    """Seat 1 lacks one Patch to go home, and holds it."""
    red = setting([1939, 1968], 1868)
    hands = {1: hand, 2: "avert-disaster crown-of-thorns"}
    return table(
        2,
        hands=hands,
        red=red,
        patches="patch-1939",
        draw="ark",
        discard=discard,
        identities=IDENTITIES,
        missions=MISSIONS,
    )


def nearly_accomplished() -> Table:
    """Seat 1 lacks one Artifact of its Mission, and holds it."""
    return table(
        2,
        hands={1: "sabotage aristotle-book ark", 2: "avert-disaster"},
        tables={1: "stegosaurus dodo"},
        draw="crown-of-thorns",
        identities=IDENTITIES,
        missions=MISSIONS,
    )


def nearly_ten(first: int = 1, other: str = "memo ark") -> Table:
    """Who begins has ten cards, and a Patch to play for the tenth at the end of the turn."""
    hands = {first: "patch-1968 +8", 3 - first: other}
    return table(
        2,
        hands=hands,
        red=[1963],
        draw="sabotage dodo",
        first=first,
        identities=IDENTITIES,
        missions=MISSIONS,
    )


def nearly_lost(identity: str, discard: str = "") -> Table:
    """Twelve Paradoxes are open, and seat 1 can open one more."""
    hands = {1: "reverse-fate reverse-fate prevent-assassination"}
    return table(
        2, hands=hands, red=NEARLY_LOST, discard=discard, identities={1: identity}, missions=MISSIONS
    )


def last_flip(game: Table, seat: int) -> tuple[str, int]:
    """Return a play that would destroy the Universe."""
    for action in rules.legal_actions(game.state, seat - 1):
        told = rules.forecast(game.state, seat - 1, action)
        if told is not None and told.destroyed and isinstance(action.target, int):
            return str(action.card_id), action.target
    raise AssertionError("nothing destroys this Universe")


def asked_about_tenth_card() -> Table:
    """Seat 1 holds a Memo and is asked about the Patch that brings seat 2 its tenth card."""
    game = nearly_ten(first=2)
    game.seat(2).announces("patch-1968", on=1968)
    return game


def asked_about_last_paradox() -> Table:
    """Seat 1 holds a Memo and is asked about the flip that destroys the Universe."""
    hands = {1: "memo dodo", 2: "reverse-fate"}
    game = table(2, hands=hands, red=NEARLY_LOST, first=2, identities=IDENTITIES, missions=MISSIONS)
    game.seat(2).announces(*last_flip(game, 2))
    return game


def asked_about_harmless_card() -> Table:
    """Seat 1 holds a Memo and is asked about an Artifact by which seat 2 hardly comes nearer to anything."""
    hands = {1: "memo dodo", 2: "ark sabotage"}
    game = table(2, hands=hands, draw="avert-disaster", first=2, identities=IDENTITIES, missions=MISSIONS)
    game.seat(2).announces("ark")
    return game


def claiming() -> Table:
    """Seat 1 is at the end of its turn, and home."""
    game = nearly_home()
    game.seat(1).plays("patch-1968", on=1968)
    return game
