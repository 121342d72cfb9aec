"""Which crew stands behind a deal, as far as its viewer knows."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from chrononauts_qt.games.afternova.amounts import NO_SKILLS, Skills, lacking
from chrononauts_qt.games.afternova.covering import played
from chrononauts_qt.ui.games.afternova.deal import part_of
from chrononauts_qt.ui.games.afternova.draft import Draft

_NOBODY: Mapping[int, tuple[str, ...]] = {}


class Manned(NamedTuple):
    """The icons that the viewer's own crew lacks for its part, and, of a deal that is agreed, who is going to
    play which crew."""

    lacks: Skills = NO_SKILLS
    crews: Mapping[int, tuple[str, ...]] = _NOBODY


NOT_KNOWN = Manned()


def manned(draft: Draft) -> Manned:
    """Return what whoever considers a deal knows of its crew; nobody else knows anything."""
    view = draft.view
    if view.seat is None:
        return NOT_KNOWN
    if draft.reply.is_owed:
        part = part_of(view, draft.reply.share.brings)
        return Manned(lacking(part.icons, played(part, view.crew)))
    if draft.agreed:
        return Manned(crews=_agreed(draft))
    if draft.deal is None:
        return NOT_KNOWN
    if draft.deal.is_alone and draft.picked is not None:
        part = part_of(view, draft.deal.own_icons)
        return Manned(lacking(part.icons, played(part, draft.picked)))
    return Manned(draft.missing)


def _agreed(draft: Draft) -> dict[int, tuple[str, ...]]:
    """Return the crew of everybody who takes part in the deal that is to be sealed."""
    aside = draft.view.laid_aside.get(draft.agreed, {})
    crews = {seat: cards for seat, cards in aside.items() if draft.to in (None, seat)}
    return crews if draft.crew is None else {**crews, draft.me: draft.crew}
