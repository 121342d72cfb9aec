"""What is said of the icons that one's Upgrades add: they count beside a crew card alone (AN-413)."""

from __future__ import annotations

from chrononauts_qt.games.afternova.actions import Action
from chrononauts_qt.games.afternova.amounts import Skills
from chrononauts_qt.games.afternova.view import View
from chrononauts_qt.kernel.reason import Reason
from chrononauts_qt.ui.games.afternova.deal import bonus_of
from chrononauts_qt.ui.games.afternova.texts.listed import in_words, of_skill
from chrononauts_qt.ui.games.afternova.texts.table_texts import text

ICONS_MISSING = ("icons-missing", "cannot-do-your-part")
"""The refusals of a part that is not covered."""


def added(view: View, icons: Skills) -> Skills:
    """Return which of so many icons the viewer's Upgrades add; nobody's add any where nobody looks."""
    return Skills() if view.seat is None else Skills(*map(min, bonus_of(view.players[view.seat]), icons))


def told(view: View, icons: Skills) -> str:
    """Return in a sentence what the viewer's Upgrades add to its part, "" for nothing."""
    found = added(view, icons)
    return text("upgrades-add", icons=in_words(found)) if any(found) else ""


def refusal(view: View, action: Action, reason: Reason) -> str:
    """Return what is said where an Upgrade has a missing icon and no card is there beside it, or ""."""
    assert view.seat is not None
    skill, missing = reason.params["skill"], reason.params["missing"]
    crew = view.crew if action.verb == "offer" else action.cards
    is_waiting = not crew and getattr(bonus_of(view.players[view.seat]), skill)
    return text("upgrades-wait", missing=of_skill(skill, missing)) if is_waiting else ""
