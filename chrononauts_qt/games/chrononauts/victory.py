"""The three ways to win, asked at the end of one's own turn (section 8 of the rules)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache

from chrononauts_qt.games.chrononauts.cards import (
    IDENTITIES,
    MISSION_INDEX,
    MISSIONS,
    MONA_LISAS,
    MOST_REAL_MONA_LISA,
    PLAY_CARDS,
    PLAY_INDEX,
    ids,
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


_LINES: tuple[tuple[str | list[str], ...], ...] = tuple(tuple(card.facts["artifacts"]) for card in MISSIONS)
"""Mission -> its lines: an Artifact, several any of which will do, or MOST_REAL_MONA_LISA."""

_MOST_REAL = {mission for mission, lines in enumerate(_LINES) if MOST_REAL_MONA_LISA in lines}


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
    mission, table = state.missions[seat], state.tables[seat]
    if len(table) < len(_LINES[mission]):
        return False
    return all(need.fulfilled for need in mission_needs(state, seat, mission))


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
    black, red = _YEARS[identity]
    patched = covered(state.patches)
    return _home_lines(identity, not (PARADOX[state.red] | patched) & black, patched & red)


@cache
def _home_lines(identity: int, is_true: bool, patched: int) -> tuple[Need, ...]:
    """Return how the years of an Identity stand; `patched` is the mask of those of its red ones."""
    facts = IDENTITIES[identity].facts
    return (
        Need(str(facts["true"]), "true", (), is_true),
        *(Need(str(year), "prime", (), bool(patched & RIPPLE_BIT[year])) for year in facts["primes"]),
    )


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
    best = most_real_mona_lisa(state.tables) if mission in _MOST_REAL else None
    return mission_lines(mission, tuple(state.tables[seat]), best)


def mission_on_tables(mission: str, tables: Sequence[Sequence[str]], seat: int) -> tuple[Need, ...]:
    """Return the three lines of any Mission against a seat's table, as everybody sees the tables (ids)."""
    shown = [tuple(PLAY_INDEX[card] for card in table) for table in tables]
    number = MISSION_INDEX[mission]
    return mission_lines(number, shown[seat], most_real_mona_lisa(shown) if number in _MOST_REAL else None)


@lru_cache(maxsize=4096)
def mission_lines(mission: int, table: tuple[int, ...], best: int | None) -> tuple[Need, ...]:
    """Return the lines of a Mission against a table; `best` is the most genuine Mona Lisa of all tables."""
    shown = ids(table)
    lines = []
    for need in _LINES[mission]:
        choices = (need,) if isinstance(need, str) else tuple(need)
        has = any(card in choices for card in shown)
        if need == MOST_REAL_MONA_LISA:
            choices = tuple(PLAY_CARDS[card].id for card in MONA_LISAS)
            has = best in table
        lines.append(Need(need if isinstance(need, str) else need[0], "", choices, has))
    return tuple(lines)


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
    return Outcome.won_by(seat, state.players, route)
