"""What the sheets over the table say of a view: an Identity, the guesses, targets, the ways to win."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from chrononauts_qt.games.chrononauts.actions import target_kind
from chrononauts_qt.games.chrononauts.cards import BY_ID
from chrononauts_qt.games.chrononauts.view import Need, View
from chrononauts_qt.kernel.events import Event
from chrononauts_qt.kernel.reason import Reason
from chrononauts_qt.ui.catalog.common import text
from chrononauts_qt.ui.games.chrononauts.goals import need_headline, need_label
from chrononauts_qt.ui.games.chrononauts.sheets.claim_sheet import ClaimRoute
from chrononauts_qt.ui.games.chrononauts.sheets.mulligan_sheet import IdentityLine
from chrononauts_qt.ui.games.chrononauts.texts.actions import target_word
from chrononauts_qt.ui.games.chrononauts.texts.events import clock_time


def identity_lines(view: View) -> list[IdentityLine]:
    """Return the three years of the viewer's Identity."""
    return [
        IdentityLine(need_label(need), need_headline(need), need.side == "prime") for need in view.home_needs
    ]


def guess_lines(told: Event, names: Sequence[str]) -> list[str]:
    """Return a sentence for each guess of a TimeGuessed; None is the honest answer of who saw a clock."""
    return [
        text("guess-had-seen", name=names[int(seat)])
        if minutes is None
        else text("guess-said", name=names[int(seat)], time=clock_time(minutes))
        for seat, minutes in told.data["minutes"].items()
    ]


def target_label(view: View, names: Sequence[str], card: str, target: str) -> str:
    """Return what a card would act on, in words; an Artifact with the name of its owner."""
    if target in ("left", "right"):
        return text(target)
    words = target_word(card, target, names)
    if target_kind(BY_ID[card]) != "artifact":
        return words
    owner = next(seat for seat, player in enumerate(view.players) if target in player.table)
    return text("artifact-of", card=words, name=names[owner])


def claim_routes(
    view: View, refusals: Mapping[str, Reason | None], say: Callable[[Reason], str]
) -> list[ClaimRoute]:
    """Return the ways to win as they stand for the viewer; `refusals` tell why a claim is not true."""
    lamps = {
        "home": _lamps(view.home_needs),
        "mission": _lamps(view.mission_needs),
        "hand": ((text("hand-of-ten", count=len(view.hand)), len(view.hand) >= 10),),
    }
    return [
        ClaimRoute(
            route,
            text(f"route-{route}"),
            lamps[route],
            None if refusal is None else say(refusal),
            "" if refusal is None else refusal.rule,
        )
        for route, refusal in refusals.items()
    ]


def _lamps(needs: Sequence[Need]) -> tuple[tuple[str, bool], ...]:
    return tuple((need_label(need), need.fulfilled) for need in needs)
