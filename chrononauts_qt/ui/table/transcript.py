"""A game told as text: who played, what happened, how it stands; in the language of the interface."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import datetime
from pathlib import Path
from typing import Any

from PySide6.QtCore import QCoreApplication

from chrononauts_qt.games.chrononauts.view import View
from chrononauts_qt.kernel.events import Event
from chrononauts_qt.session.positions import Positions
from chrononauts_qt.ui.catalog import i18n, seat_texts
from chrononauts_qt.ui.catalog.common import cards_in_hand
from chrononauts_qt.ui.catalog.replay_texts import cut_short, text
from chrononauts_qt.ui.catalog.wording import all_of, altered, listed
from chrononauts_qt.ui.games.chrononauts.texts.events import narrate
from chrononauts_qt.ui.games.chrononauts.texts.titles import title
from chrononauts_qt.ui.table.replay.telling import told

_ENDS = ("VictoryClaimed", "UniverseDestroyed", "AllHome", "JourneyOver")
_INDENT = "    "


def transcript(positions: Positions) -> str:
    """Return a game as text; of one that goes on only what everybody at the table saw."""
    parts = ("\n".join(_head(positions)), "\n".join(_tale(positions)), "\n".join(_end(positions)))
    return "\n\n".join(parts) + "\n"


def in_english(positions: Positions) -> str:
    """Return a game as English text; no window has to be there."""
    app = QCoreApplication.instance() or QCoreApplication([])
    i18n.install(app)
    return transcript(positions)


def file_name(positions: Positions) -> str:
    """Return what the text of a game is called at first."""
    return f"{positions.journal.path.stem}.txt"


def _head(positions: Positions) -> Iterator[str]:
    bots = positions[len(positions) - 1].bots
    seats = enumerate(positions.names)
    players = [
        seat_texts.text("seat-of", name=name, player=seat_texts.text(bots[seat])) if seat in bots else name
        for seat, name in seats
    ]
    yield text("told-by", game=_GAMES[positions.game_id])
    yield text("players", players=all_of(players))
    played = _last_played(positions.journal.path)
    if played:
        yield text("played-on", date=played)
    yield _result(positions)
    if len(positions.names) > 1:
        yield text("shows-all" if positions.is_open else "only-public")


_GAMES = {"chrononauts": "Chrononauts", "artifaxx": "Artifaxx", "solonauts": "Solonauts"}


def _last_played(path: Path) -> str:
    """Return when a journal was written last, as 2026-11-21; "" if the system does not say."""
    try:
        seconds = path.stat().st_mtime
    except OSError:
        return ""
    return datetime.fromtimestamp(seconds).astimezone().strftime("%Y-%m-%d")


def _result(positions: Positions) -> str:
    if not positions.is_finished:
        return text("no-result")
    last = _last_event(positions)
    return text("result", words=(narrate(last, positions.names) or "") if last else "")


def _last_event(positions: Positions) -> Event | None:
    ends = (event for event in reversed(positions.history(len(positions) - 1)) if event.name in _ENDS)
    return next(ends, None)


def _tale(positions: Positions) -> Iterator[str]:
    """Yield what everybody heard, each turn a little apart."""
    listener = 0 if len(positions.names) == 1 else None
    for number in range(len(positions)):
        place = positions[number]
        if place.record is not None and not place.record.action:
            yield from told(positions, number)
            continue
        for event in place.events:
            words = narrate(event.seen_by(listener), positions.names)
            if words and positions.game.begins_turn(event):
                yield ""
            if words:
                yield words


def _end(positions: Positions) -> Iterator[str]:
    """Yield how the game stands at the end; hands and goals of a game that is open."""
    state = positions.state(len(positions) - 1)
    public: View = positions.game.view(state, None)
    yield text("at-the-end" if positions.is_finished else "by-now")
    if public.timeline:
        yield from _timeline(public)
    if public.travellers:
        yield from _travellers(public)
    for seat, name in enumerate(positions.names):
        yield name
        view: View = positions.game.view(state, seat) if positions.is_open else public
        for line in _seat(view, public, seat):
            yield _INDENT + line
    if positions.torn is not None:
        yield cut_short(positions.torn)
    if positions.broken is not None:
        yield text("broken", line=positions.broken.line)


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
