"""What lies where in the Resolution, as things that a view shows and a screen reader hears."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRect

from chrononauts_qt.games.dungeon_time.actions import Action, use
from chrononauts_qt.games.dungeon_time.cards import ALIKE, HEROES, KINDS, SEER, SLOTS, TINKER, UNDERSTUDY
from chrononauts_qt.games.dungeon_time.state import FAILURE, RESOLVE, REWARD, WAIVE
from chrononauts_qt.games.dungeon_time.view import View
from chrononauts_qt.kernel.reason import Reason
from chrononauts_qt.ui.catalog.wording import sentences
from chrononauts_qt.ui.games.dungeon_time.asking import CARDS, Asked, Choice, Chooser
from chrononauts_qt.ui.games.dungeon_time.backpack import Slot
from chrononauts_qt.ui.games.dungeon_time.controller import DungeonController
from chrononauts_qt.ui.games.dungeon_time.layout import CARD, gap_of, side_by_side
from chrononauts_qt.ui.games.dungeon_time.show_drawing import AnswerFace, HeroFace, PastFace, SlotFace
from chrononauts_qt.ui.games.dungeon_time.texts import cards as words
from chrononauts_qt.ui.games.dungeon_time.texts import spoken
from chrononauts_qt.ui.games.dungeon_time.texts.show_texts import text
from chrononauts_qt.ui.games.dungeon_time.texts.table_texts import room
from chrononauts_qt.ui.games.dungeon_time.verdicts import broke, card_told
from chrononauts_qt.ui.games.dungeon_time.views.cards import CardFace
from chrononauts_qt.ui.kit.pieces import Piece

MOST_PAST = 8
"""So many cards are remembered on the screen."""

# -- the Story --------------------------------------------------------------------------------------


def next_told(view: View) -> str:
    """Return what the back of the next card tells."""
    return text(f"next-{view.story_back or ('open' if view.peek else 'none')}")


def story_piece(view: View) -> Piece:
    """Return the pile with the back of its next card."""
    said = text("story-left", count=view.story_size, next=next_told(view))
    return Piece("story", said, (view.story_back or "", view.story_size))


def past_pieces(view: View, names: Sequence[str], least: int) -> list[Piece]:
    """Return the last cards, the newest first; `least` is the least type of their words in pixels."""
    past = [event.data for event in view.events if event.name == "CardRevealed"]
    pieces: list[Piece] = []
    for data in reversed(past[-MOST_PAST:]):
        card, seat = data["card"], data["seat"]
        face = PastFace(card, words.label(card), names[seat], seat, least)
        said = text("card-of", card=face.word, name=names[seat])
        pieces.append(Piece(str(len(past) - len(pieces)), said, face))
    return pieces


def shown_piece(view: View, names: Sequence[str]) -> Piece:
    """Return the card that was revealed last."""
    past = [event.data for event in view.events if event.name == "CardRevealed"]
    if not past:
        return Piece("card", text("no-card"))
    card = past[-1]["card"]
    face = CardFace(card, words.label(card), of_choice=words.of_choice())
    return Piece("card", card_told(past[-1], view, names), face)


# -- the Backpack -----------------------------------------------------------------------------------


def slot_pieces(slots: Sequence[Slot], waits: int | None) -> list[Piece]:
    """Return the slots; in one of them the newest Item is still on its way."""
    pieces = []
    for number, slot in enumerate(slots, 1):
        if slot.sewn:
            word, said = text("slot-sewn"), text("slot-sewn-spoken", number=number)
        elif not slot.kind:
            word, said = text("slot-free"), text("slot-free-spoken", number=number)
        else:
            item, count = words.label(slot.kind), len(slot.tokens)
            word = text("slot-count", item=item, count=count, most=ALIKE)
            said = text(
                "slot-spoken", number=number, item=item, count=count, most=ALIKE, tokens=sum(slot.tokens)
            )
        pieces.append(Piece(str(number), said, SlotFace(slot, word, number - 1 == waits)))
    return pieces


def slots_told(view: View) -> str:
    """Return how full the Backpack is, and what still fits; or why it breaks."""
    broken = [event.data for event in view.events if event.name == "BackpackBroke"]
    if broken:
        return text("full-stop", verdict=broke(broken[-1]))
    return sentences(room(view.slots, view.limit), text("ninth") if view.limit > SLOTS else "")


# -- answers ----------------------------------------------------------------------------------------


def answer_pieces(asked: Asked | None, may_move: bool = False) -> list[Piece]:
    """Return the answers to a question; some can be dragged onto each other."""
    if asked is None:
        return []
    answers = [_answer(choice) for choice in asked.choices]
    return [piece._replace(may_drag=True, target=piece.key) if may_move else piece for piece in answers]


def _answer(choice: Choice) -> Piece:
    word = words.hero_name(choice.picture) if choice.picture in HEROES else words.label(choice.picture)
    said = word if choice.picture in HEROES or choice.where != CARDS else spoken.card(choice.picture)
    if choice.number and not choice.effect:
        said = text("choice-number", card=said, number=choice.number)
    elif choice.effect:
        said = text("choice-spoken", card=said, effect=choice.effect)
    if choice.number and choice.does:
        said = text("choice-chosen", card=said)
    return Piece(choice.key, said, AnswerFace(choice._replace(action=None), word))


def answer_places(room: QRect, pieces: Sequence[Piece], u: float) -> list[QRect]:
    """Return where answers lie: in rows of a tray, in one or two columns aside, or as cards in a row."""
    choices = [piece.face.choice for piece in pieces]
    gap = gap_of(u) // 2 + 1
    if not choices:
        return []
    if choices[0].where == CARDS:
        return _open(room, len(choices), gap)
    if choices[0].where == "side":
        return _aside(room, len(choices), gap)
    rows = sorted({choice.row for choice in choices})
    high = (room.height() - gap * (len(rows) - 1)) // len(rows)
    cells = []
    for number, row in enumerate(rows):
        count = sum(choice.row == row for choice in choices)
        line = QRect(room.left(), room.top() + number * (high + gap), room.width(), high)
        line.setWidth(min(room.width(), count * round(1.9 * high)))
        cells += side_by_side(line, count, u)
    return cells


def _open(room: QRect, count: int, gap: int) -> list[QRect]:
    wide = min((room.width() - 6 * gap) // 5 - gap, int((room.height() - 6 * gap) / CARD))
    high, step = int(wide * CARD), wide + 2 * gap
    left = room.left() + (room.width() - count * step + 2 * gap) // 2
    top = room.top() + (room.height() - high) // 2
    return [QRect(left + place * step, top, wide, high) for place in range(count)]


ASIDE_ROWS = 3
"""Beside the card one column has so many answers; more go into two."""


def _aside(room: QRect, count: int, gap: int) -> list[QRect]:
    columns = 1 if count <= ASIDE_ROWS else 2
    rows = -(-count // columns)
    wide, high = (room.width() - gap * (columns - 1)) // columns, (room.height() - gap * (rows - 1)) // rows
    return [
        QRect(
            room.left() + place // rows * (wide + gap), room.top() + place % rows * (high + gap), wide, high
        )
        for place in range(count)
    ]


# -- Heroes -----------------------------------------------------------------------------------------


def hero_pieces(controller: DungeonController, chooser: Chooser, is_still: bool) -> list[Piece]:
    """Return the Heroes of the seats; nobody acts until all is seen."""
    view = controller.seen()
    pieces = []
    for seat, hero in enumerate(view.heroes):
        if not hero:
            continue
        why = why_not(controller, chooser, hero) if is_still else text("why-rests")
        line = why or text(f"hero-{hero}")
        then = "" if why else _then(controller, chooser.uses(hero))
        called = words.hero_name(hero)
        said = text("hero-spoken", hero=called, name=controller.names[seat], told=sentences(line, then))
        pieces.append(Piece(hero, said, HeroFace(hero, seat, called, line, not why)))
    return pieces


def _then(controller: DungeonController, uses: Sequence[Action]) -> str:
    """Return what the only way to use a Hero does to the Backpack."""
    told = controller.forecast(uses[0]) if len(uses) == 1 else None
    return "" if told is None else text("slots-then", slots=told.slots, limit=told.limit)


def _acting(view: View) -> str:
    """Return the Hero who has acted last, or acts still."""
    used = (event for event in reversed(view.events) if event.name == "HeroUsed")
    return next((str(event.data["hero"]) for event in used), "")


def why_not(controller: DungeonController, chooser: Chooser, hero: str) -> str:
    """Return why a Hero cannot be used now, "" if it can."""
    view = controller.seen()
    if view.step != RESOLVE:
        if view.outcome is not None:
            return text("why-over")
        is_judged = view.step in (FAILURE, WAIVE, REWARD)
        return text("why-rests" if is_judged else "why-acting" if hero == _acting(view) else "why-acts")
    if chooser.uses(hero):
        return ""
    seat = view.heroes.index(hero)
    others = [other for other in view.heroes if other not in ("", UNDERSTUDY)] if hero == UNDERSTUDY else [""]
    for other in others or [hero]:
        kinds = KINDS[:1] if (other or hero) in (SEER, TINKER) else ()
        reason = controller.reason(seat, use(hero, kinds, other))
        if reason is not None and reason.params.get("hero") == hero:
            return _reason(reason)
    return _reason(reason) if hero != UNDERSTUDY and reason is not None else text("why-nobody-to-copy")


def _reason(reason: Reason) -> str:
    if reason.key == "price-missing":
        told = {name: reason.params[name] for name in ("wanted", "present")}
        return text("why-price-missing", item=words.label(str(reason.params["kind"])), **told)
    return text(f"why-{reason.key}")
