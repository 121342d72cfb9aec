"""The three ways to win, asked at the end of one's own turn (section 8 of the rules)."""

from __future__ import annotations

from chrononauts_qt.games.chrononauts.cards import (
    IDENTITIES,
    MISSIONS,
    MONA_LISAS,
    MOST_REAL_MONA_LISA,
    PLAY_CARDS,
)
from chrononauts_qt.games.chrononauts.effects import most_real_mona_lisa
from chrononauts_qt.games.chrononauts.state import State
from chrononauts_qt.games.chrononauts.timeline import RIPPLE_BIT, UBER_YEAR, WW3, covered
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


def explain_claim(state: State, seat: int, route: str) -> Reason | None:
    """Return why this route does not win at the end of the seat's turn now, or None."""
    if route not in state.variant.routes:
        return Reason("no-such-route", "R-1107", {"route": route})
    return {"home": _explain_home, "mission": _explain_mission, "hand": _explain_hand}[route](state, seat)


def home_needs(state: State, identity: int) -> tuple[Need, ...]:
    """Return the three years of an Identity: one blue, two patched Paradoxes (R-803, R-804)."""
    facts = IDENTITIES[identity].facts
    patched = covered(state.patches)
    paradox = state.open_mask() | patched
    black = facts["true"]
    return (Need(str(black), "true", (), not paradox & RIPPLE_BIT[black]),
            *(Need(str(year), "prime", (), bool(patched & RIPPLE_BIT[year])) for year in facts["primes"]))


def _explain_home(state: State, seat: int) -> Reason | None:
    return explain_home(state, state.identities[seat])


def headlines_stand(state: State, identity: int) -> bool:
    """Tell whether the three headlines of an Identity stand (R-803, R-804), within reach or not."""
    black, red = _YEARS[identity]
    patched = covered(state.patches)
    return not red & ~patched and not (state.open_mask() | patched) & black


def explain_home(state: State, identity: int) -> Reason | None:
    """R-803 to R-807: three headlines to read, all within reach; the cockroach is always within reach."""
    facts = IDENTITIES[identity].facts
    wrong = tuple(int(need.what) for need in home_needs(state, identity) if not need.fulfilled)
    if wrong:
        return Reason("not-home", "R-803", {"years": wrong})
    late = tuple(year for year in (facts["true"], *facts["primes"]) if year > UBER_YEAR)
    if late and state.patches & WW3 and facts["id"] != COCKROACH:
        return Reason("out-of-reach", "R-706", {"years": late})
    return None


def mission_needs(state: State, seat: int, mission: int) -> tuple[Need, ...]:
    """Return the three lines of a Mission against the seat's own table (R-802, R-910)."""
    table = [PLAY_CARDS[card].id for card in state.tables[seat]]
    lines = []
    for need in MISSIONS[mission].facts["artifacts"]:
        if need == MOST_REAL_MONA_LISA:
            best = most_real_mona_lisa(state)
            choices: tuple[str, ...] = tuple(PLAY_CARDS[card].id for card in MONA_LISAS)
            has = best is not None and PLAY_CARDS[best].id in table
        else:
            choices = (need,) if isinstance(need, str) else tuple(need)
            has = any(card in table for card in choices)
        lines.append(Need(need if isinstance(need, str) else need[0], "", choices, has))
    return tuple(lines)


def _explain_mission(state: State, seat: int) -> Reason | None:
    needs = mission_needs(state, seat, state.missions[seat])
    missing = tuple(n.choices if n.what in n.choices[:1] and len(n.choices) > 1 else n.what
                    for n in needs if not n.fulfilled)
    return Reason("mission-unfinished", "R-802", {"artifacts": missing}) if missing else None


def _explain_hand(state: State, seat: int) -> Reason | None:
    """R-806, A-16: ten or more cards in hand."""
    count = len(state.hands[seat])
    return Reason("hand-too-small", "R-806", {"count": count}) if count < HAND_LIMIT else None


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
