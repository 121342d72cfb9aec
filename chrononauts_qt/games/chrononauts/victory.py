"""The three ways to win, asked at the end of one's own turn (section 8 of the rules)."""

from __future__ import annotations

from chrononauts_qt.games.chrononauts.cards import (
    IDENTITIES,
    MISSIONS,
    MONA_LISAS,
    MOST_REAL_MONA_LISA,
    PLAY_CARDS,
    PLAY_INDEX,
)
from chrononauts_qt.games.chrononauts.effects import most_real_mona_lisa
from chrononauts_qt.games.chrononauts.state import State
from chrononauts_qt.games.chrononauts.timeline import PARADOX, RIPPLE_BIT, UBER_YEAR, WW3, covered
from chrononauts_qt.games.chrononauts.view import Need
from chrononauts_qt.kernel.outcome import Outcome
from chrononauts_qt.kernel.reason import Reason

HAND_LIMIT = 10
COCKROACH = "squa-tront"


_YEARS = tuple(
    (RIPPLE_BIT[card.facts["true"]], sum(RIPPLE_BIT[year] for year in card.facts["primes"]))
    for card in IDENTITIES
)
"""Identity -> the bit of its black year and the mask of its two red years."""

_SEALED_BY_WW3 = tuple(
    card.id != COCKROACH and max(card.facts["true"], *card.facts["primes"]) > UBER_YEAR for card in IDENTITIES
)
"""Identity -> whether the ÜberParadox puts one of its years out of reach (R-706, R-807)."""


def _choices(need: str | list[str]) -> tuple[str, ...]:
    """Return the Artifacts any of which fulfils a line of a Mission."""
    if need == MOST_REAL_MONA_LISA:
        return tuple(PLAY_CARDS[card].id for card in MONA_LISAS)
    return (need,) if isinstance(need, str) else tuple(need)


_LINES = tuple(
    tuple(
        (frozenset(PLAY_INDEX[card] for card in _choices(need)), need == MOST_REAL_MONA_LISA)
        for need in card.facts["artifacts"]
    )
    for card in MISSIONS
)
"""Mission -> for each line the Artifacts any of which will do, and whether only the most real one does."""


_NEEDS = tuple(
    tuple(
        (need if isinstance(need, str) else need[0], _choices(need)) for need in card.facts["artifacts"]
    )
    for card in MISSIONS
)
"""Mission -> the name of each line and the ids of the Artifacts any of which will do."""


def standing_routes(state: State, seat: int) -> list[str]:
    """Return the routes that win at the end of the seat's turn now."""
    routes = state.variant.routes
    found = []
    if "home" in routes and is_home(state, state.identities[seat]):
        found.append("home")
    if "mission" in routes and is_accomplished(state, seat):
        found.append("mission")
    if len(state.hands[seat]) >= HAND_LIMIT and "hand" in routes:
        found.append("hand")
    return found


def is_home(state: State, identity: int) -> bool:
    """Tell whether an Identity can go home: three headlines to read, all within reach (R-803 to R-807)."""
    black, red = _YEARS[identity]
    patched = covered(state.patches)
    if red & ~patched or (PARADOX[state.red] | patched) & black:
        return False
    return not (_SEALED_BY_WW3[identity] and state.patches & WW3)


def is_accomplished(state: State, seat: int) -> bool:
    """Tell whether the seat's Mission is fulfilled; no Artifact counts for two of its lines (R-802)."""
    table, lines = state.tables[seat], _LINES[state.missions[seat]]
    return len(table) >= len(lines) and all(_has_line(state, seat, *line) for line in lines)


def _has_line(state: State, seat: int, choices: frozenset[int], most_real: bool) -> bool:
    """R-802, R-910: a line of a Mission lies on the seat's own table."""
    table = state.tables[seat]
    return most_real_mona_lisa(state) in table if most_real else not choices.isdisjoint(table)


def explain_claim(state: State, seat: int, route: str) -> Reason | None:
    """Return why this route does not win at the end of the seat's turn now, or None."""
    if route not in state.variant.routes:
        return Reason("no-such-route", "R-1107", {"route": route})
    if route in standing_routes(state, seat):
        return None
    if route == "hand":
        return Reason("hand-too-small", "R-806", {"count": len(state.hands[seat])})
    if route == "mission":
        return _explain_mission(state, seat)
    return explain_home(state, state.identities[seat])


def home_needs(state: State, identity: int) -> tuple[Need, ...]:
    """Return the three years of an Identity: one blue, two patched Paradoxes (R-803, R-804)."""
    facts = IDENTITIES[identity].facts
    patched = covered(state.patches)
    paradox = state.open_mask() | patched
    black = facts["true"]
    return (Need(str(black), "true", (), not paradox & RIPPLE_BIT[black]),
            *(Need(str(year), "prime", (), bool(patched & RIPPLE_BIT[year])) for year in facts["primes"]))


def explain_home(state: State, identity: int) -> Reason | None:
    """R-803 to R-807: three headlines to read, all within reach; the cockroach is always within reach."""
    if is_home(state, identity):
        return None
    facts = IDENTITIES[identity].facts
    wrong = tuple(int(need.what) for need in home_needs(state, identity) if not need.fulfilled)
    if wrong:
        return Reason("not-home", "R-803", {"years": wrong})
    late = tuple(year for year in (facts["true"], *facts["primes"]) if year > UBER_YEAR)
    return Reason("out-of-reach", "R-706", {"years": late})


def mission_needs(state: State, seat: int, mission: int) -> tuple[Need, ...]:
    """Return the three lines of a Mission against the seat's own table (R-802, R-910)."""
    return tuple(
        Need(what, "", choices, _has_line(state, seat, *line))
        for (what, choices), line in zip(_NEEDS[mission], _LINES[mission], strict=True)
    )


def _explain_mission(state: State, seat: int) -> Reason:
    needs = mission_needs(state, seat, state.missions[seat])
    missing = tuple(n.choices if n.what in n.choices[:1] and len(n.choices) > 1 else n.what
                    for n in needs if not n.fulfilled)
    return Reason("mission-unfinished", "R-802", {"artifacts": missing})


def claim(state: State, seat: int, route: str) -> Outcome:
    """Announce a true claim, with the card it reveals, and return the outcome."""
    state.tell(
        "VictoryClaimed",
        seat=seat,
        route=route,
        identity=IDENTITIES[state.identities[seat]].id if route == "home" else None,
        mission=MISSIONS[state.missions[seat]].id if route == "mission" else None,
    )
    return Outcome(seat, route)
