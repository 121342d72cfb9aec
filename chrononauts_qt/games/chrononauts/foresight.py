"""What a play would bring about, tried on a copy; nothing hidden enters the answer."""

from __future__ import annotations

from typing import TypeVar

from chrononauts_qt.games.chrononauts.actions import Action
from chrononauts_qt.games.chrononauts.cards import ARTIFACT, FAMILY, INVERTER, PATCH
from chrononauts_qt.games.chrononauts.effects import cover_paradox, flip_linchpin, place_artifact
from chrononauts_qt.games.chrononauts.state import State
from chrononauts_qt.games.chrononauts.timeline import PARADOX_LIMIT, PATCH_YEAR
from chrononauts_qt.games.chrononauts.view import Forecast

AnyState = TypeVar("AnyState", bound=State)


def is_on_timeline(action: Action) -> bool:
    """Tell whether an action plays an Inverter or a Patch."""
    return action.verb == "play" and FAMILY[action.card] in (INVERTER, PATCH)


def is_artifact(action: Action) -> bool:
    """Tell whether an action plays an Artifact."""
    return action.verb == "play" and FAMILY[action.card] == ARTIFACT


def aftermath(state: AnyState, seat: int, action: Action) -> AnyState:
    """Return a copy on which a legal Inverter, Patch or Artifact has done what everybody can foresee.

    Its ``events`` are those of the effect alone. The card is still in the hand, and a bonus card in its
    pile.
    """
    twin = state.copy()
    twin.events = []
    if is_artifact(action):
        place_artifact(twin, seat, action.card, action.target)
    elif FAMILY[action.card] == PATCH:
        cover_paradox(twin, seat, action.card)
    else:
        flip_linchpin(twin, seat, action.card, action.target)
    return twin


def forecast_of(twin: State, action: Action) -> Forecast:
    """Return what an `aftermath` has done to the TimeLine."""
    events = twin.events or []
    years = {
        name: tuple(event.data["year"] for event in events if event.name == name)
        for name in ("ParadoxOpened", "ParadoxClosed", "PatchNullified")
    }
    half = tuple(
        event.data["year"]
        for event in events
        if event.name == "ConditionHeld" and 0 < len(event.data["lit"]) < event.data["needs"]
    )
    count = twin.open_mask().bit_count()
    patched = PATCH_YEAR[action.card] if FAMILY[action.card] == PATCH else None
    return Forecast(
        years["ParadoxOpened"],
        years["ParadoxClosed"],
        years["PatchNullified"],
        half,
        patched,
        count,
        count >= PARADOX_LIMIT,
    )
