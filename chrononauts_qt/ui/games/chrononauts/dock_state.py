"""What the dock of any table of rivals shows beside the game, kept while the table is made again."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from chrononauts_qt.ui.games.chrononauts.explain.reading import Reader
from chrononauts_qt.ui.games.chrononauts.rival_screen import RivalScreen
from chrononauts_qt.ui.games.chrononauts.sheets.sheets import Name
from chrononauts_qt.ui.kit.roles import CardRole


class DockKept(NamedTuple):
    """Everything of a dock that neither the match nor the settings know.

    ``viewer`` is the seat whose private view was up, ``asked`` whether the seat that guesses the time had
    lifted its curtain. ``sheet`` is "claim", "choice", "discards" or ""; ``inspected`` what was read large.
    """

    viewer: int | None
    asked: bool
    card: str
    source: str
    orders: Mapping[int, tuple[str, ...]]
    hand_card: str
    sheet: str
    inspected: str
    zoom: float


def dock_kept(table: RivalScreen, reader: Reader) -> DockKept:
    """Return what is to be kept of a dock."""
    sheets, index = table.sheets, table.hand.currentIndex()
    kept: tuple[Name, ...] = ("claim", "choice", "discards")
    return DockKept(
        viewer=table.controller.viewer,
        asked=sheets.is_up("guess") and sheets.guess.is_lifted,
        card=table.arming.card or "",
        source=table.arming.source,
        orders=table.hand_model.orders,
        hand_card=str(index.data(CardRole.CARD)) if index.isValid() else "",
        sheet=next(filter(sheets.is_up, kept), ""),
        inspected=reader.key,
        zoom=reader.inspector.zoom,
    )


def uncover(table: RivalScreen, was: DockKept) -> None:
    """Show on a new table, which is on the screen, the private view that was up, with the card it was at."""
    table.hand_model.remember(was.orders)
    if was.viewer is not None:
        table.controller.lift(was.viewer)
    if was.asked:
        table.sheets.guess.lift()
    if was.hand_card in table.hand_model.cards:
        row = table.hand_model.cards.index(was.hand_card)
        table.hand.setCurrentIndex(table.hand_model.index(row, 0))


def take_up(table: RivalScreen, reader: Reader, was: DockKept) -> None:
    """Arm the card that was armed, and open again what was open."""
    reader.inspector.set_zoom(was.zoom)
    if was.card and was.viewer is not None:
        table.arming.arm(was.card, was.source)
    if was.sheet == "claim":
        table.questions.ask_claim()
    elif was.sheet == "choice" and was.card:
        table.questions.ask_choice(was.card)
    elif was.sheet == "discards":
        table.questions.show_discards()
    if was.inspected:
        reader.show(was.inspected)
