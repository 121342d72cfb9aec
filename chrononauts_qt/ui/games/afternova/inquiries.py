"""What is answered at the table of AfterNova: hand and Hold, objective, the last round, the race."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import ClassVar

from PySide6.QtCore import Qt

from chrononauts_qt.bots.afternova.player import Ways
from chrononauts_qt.games.afternova.amounts import Skills, total
from chrononauts_qt.games.afternova.cards import CREWS
from chrononauts_qt.games.afternova.state import TURN
from chrononauts_qt.games.afternova.view import View
from chrononauts_qt.kernel.events import Event
from chrononauts_qt.ui.catalog import inquiry_texts
from chrononauts_qt.ui.catalog.wording import all_of, sentences
from chrononauts_qt.ui.games.afternova.hints_told import say_ways
from chrononauts_qt.ui.games.afternova.points import bots_points, points_of
from chrononauts_qt.ui.games.afternova.reading import SMALL
from chrononauts_qt.ui.games.afternova.texts import cards, listed, table_texts
from chrononauts_qt.ui.games.afternova.texts.events import narrate
from chrononauts_qt.ui.games.afternova.texts.inquiry_texts import text
from chrononauts_qt.ui.games.afternova.texts.listed import in_words
from chrononauts_qt.ui.table.inquiries import Inquiries, Private, Public

Names = Sequence[str]


def hand(view: View) -> str:
    """Return what a seat holds, which icons its crew brings, and what its Hold has."""
    assert view.seat is not None
    held = all_of(map(cards.introduced, (*view.crew, *view.projects)))
    said = inquiry_texts.text("hand", cards=held) if held else inquiry_texts.text("no-hand")
    icons = total((CREWS[card].skills for card in view.crew), Skills())
    brings = text("together", skills=in_words(icons)) if view.crew else ""
    return sentences(said, brings, text("hold", hold=in_words(view.players[view.seat].hold)))


def goals(view: View) -> str:
    """Return the secret objective, and how the game ends."""
    first, second = map(cards.colour, view.objective or ())
    return sentences(table_texts.text("objective-note", first=first, second=second), text("ends"))


def possible(view: View) -> str:
    """Return what a seat can do now."""
    if view.outcome is None and view.seat in view.deciding:
        alone = tuple(dict.fromkeys(one.planet for one in view.actions if one.verb == "harvest"))
        taken = tuple(one.cards[0] for one in view.actions if one.verb == "take")
        offers = view.step == TURN and any(one.verb == "offer" for one in view.actions)
        return sentences(say_ways(view, Ways(alone, (), taken)), text("can-offer") if offers else "")
    return inquiry_texts.text("nothing-now")


def last_round(view: View, names: Names, seat: int | None) -> str:
    """Return what others have done since a seat's last turn, or what has been done in this turn."""
    lines = (narrate(event, names) or "" for event in _since(view.events, seat) if event.name not in SMALL)
    return sentences(*lines) or inquiry_texts.text("nothing-done")


def _since(events: Sequence[Event], seat: int | None) -> Iterator[Event]:
    ends = (at for at, one in enumerate(events) if one.name == "TurnEnded" and one.data["seat"] == seat)
    begun = (at for at, one in enumerate(events) if one.name == "TurnBegan")
    first = max(begun if seat is None else ends, default=0)
    return (one for one in events[first:] if seat is None or one.data.get("seat") != seat)


def race(view: View, names: Names, seat: int | None) -> str:
    """Return how many Projects and points everybody has."""
    rows = [(names[at], len(one.completed), points_of(one)) for at, one in enumerate(view.players)]
    if view.bot is not None:
        done = len(view.bot.completed) + view.bot.gained
        rows.append((table_texts.text("bot"), done, bots_points(view.bot)))
    return sentences(*(
        text("race", name=name, projects=listed.projects(done), points=listed.points(points))
        for name, done, points in rows
    ))  # fmt: skip


class AfterNovaInquiries(Inquiries):
    """The keys of AfterNova: N and O have another meaning there."""

    PRIVATE: ClassVar[Mapping[int, Private]] = {
        Qt.Key.Key_D: hand,
        Qt.Key.Key_T: goals,
        Qt.Key.Key_I: possible,
    }
    PUBLIC: ClassVar[Mapping[int, Public]] = {
        Qt.Key.Key_R: last_round,
        Qt.Key.Key_P: race,
    }
