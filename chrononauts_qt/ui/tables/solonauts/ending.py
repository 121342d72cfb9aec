"""What the last page tells of a finished journey, gathered from the view."""

from __future__ import annotations

from collections.abc import Callable

from chrononauts_qt.games.chrononauts.view import Traveller, View
from chrononauts_qt.ui.catalog.cards import title
from chrononauts_qt.ui.catalog.solonauts_texts import text
from chrononauts_qt.ui.catalog.wording import all_of, marked
from chrononauts_qt.ui.tables.solonauts.controller import SoloController
from chrononauts_qt.ui.windows.solo_end import Arrival, SoloEnding


def ending_of(controller: SoloController, deal: str = "", difficulty: str = "", best: str = "") -> SoloEnding:
    """Return the page of a journey that is over; what is known of the deal comes from outside."""
    view = controller.view()
    assert view.outcome is not None, "asked at the end of a journey only"
    home = tuple(one for one in view.travellers if one.home)
    away = tuple(one for one in view.travellers if not one.home)
    return SoloEnding(
        text(f"end-{view.outcome.route}"),
        _how(view),
        text("shelf-count", home=len(home), travellers=len(view.travellers)),
        tuple(Arrival(one.identity, title(one.identity)) for one in home),
        tuple(Arrival(one.identity, title(one.identity), _missing(one)) for one in away),
        deal,
        difficulty,
        best,
        text("practice-why") if controller.is_practice else "",
    )


def _how(view: View) -> str:
    """Return in a sentence how it came to the end."""
    assert view.outcome is not None
    words: dict[str, Callable[[], str]] = {
        "all-home": lambda: text("end-all-home-text"),
        "destroyed": lambda: text(
            "end-destroyed-text", count=len(view.open_paradoxes), years=all_of(view.open_paradoxes)
        ),
    }
    if view.outcome.route in words:
        return words[view.outcome.route]()
    over = next(event for event in reversed(view.events) if event.name == "JourneyOver")
    return text(f"end-{over.data['why']}-text")


def _missing(traveller: Traveller) -> str:
    """Return which headlines did not stand."""
    years = [marked(int(need.what), need.side) for need in traveller.needs if not need.fulfilled]
    return text("was-missing", years=all_of(years)) if years else text("was-sealed")
