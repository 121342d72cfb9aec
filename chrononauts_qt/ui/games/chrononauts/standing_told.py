"""How a game of the box stands, as its transcript tells it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from chrononauts_qt.games.chrononauts.view import View
from chrononauts_qt.session.positions import Positions
from chrononauts_qt.ui.catalog.common import cards_in_hand
from chrononauts_qt.ui.catalog.replay_texts import text
from chrononauts_qt.ui.catalog.wording import altered, listed
from chrononauts_qt.ui.games.chrononauts.texts.titles import title

_INDENT = "    "


def standing(positions: Positions) -> Iterator[str]:
    """Yield how the game stands at its last position; hands and goals of a game that is open."""
    public: View = positions.game.view(positions.state(len(positions) - 1), None)
    yield from _timeline(public)
    if public.travellers:
        yield from _travellers(public)
    yield from seats(positions)


def seats(positions: Positions) -> Iterator[str]:
    """Yield what lies before each player at the last position."""
    state = positions.state(len(positions) - 1)
    public: View = positions.game.view(state, None)
    for seat, name in enumerate(positions.names):
        yield name
        view: View = positions.game.view(state, seat) if positions.is_open else public
        for line in _seat(view, public, seat):
            yield _INDENT + line


def _timeline(view: View) -> Iterator[str]:
    turned = [altered(tile.year) for tile in view.timeline if tile.side == "prime"]
    patches = [title(tile.patch) for tile in view.timeline if tile.patch]
    for key, words in (("turned", turned), ("open", list(view.open_paradoxes))):
        yield text(key, years=listed(words) or text("none"))
    yield text("patched", cards=listed(patches) or text("none"))


def _travellers(view: View) -> Iterator[str]:
    for key, is_home in (("home", True), ("waiting", False)):
        names = [title(one.identity) for one in view.travellers if one.home is is_home]
        yield text(key, travellers=listed(names) or text("none"))


def _seat(view: View, public: View, seat: int) -> Iterator[str]:
    """Yield the goals and cards of a seat; a `view` of nobody's has none."""
    player: Any = public.players[seat]
    for key, card in (("identity", view.identity), ("mission", view.mission)):
        if card:
            yield text(key, card=title(card))
    if view.seat is not None:
        cards = listed(title(card) for card in (*view.hand, *view.small_hand))
        yield text("hand", cards=cards) if cards else text("no-hand")
    else:
        yield cards_in_hand(player.hand_size)
    if player.table:
        yield text("table", cards=listed(title(card) for card in player.table))
