"""What the phone of a seat shows of Chrononauts, out of the view of that seat alone (R-314)."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator, Sequence
from itertools import islice

from chrononauts_qt.games.chrononauts.actions import ALLOW, CLAIM, MEMO, SAW_CLOCK, Action, target_kind
from chrononauts_qt.games.chrononauts.cards import ARTIFACT, BY_ID
from chrononauts_qt.games.chrononauts.timeline import PARADOX_LIMIT
from chrononauts_qt.games.chrononauts.view import Forecast, Need, Tile, View
from chrononauts_qt.ui.catalog import common
from chrononauts_qt.ui.catalog.phone_texts import text
from chrononauts_qt.ui.catalog.worded import worded
from chrononauts_qt.ui.catalog.wording import all_of, sentences
from chrononauts_qt.ui.games.chrononauts.explain.preview import effect_words
from chrononauts_qt.ui.games.chrononauts.models.faces import (
    CardFace,
    TileState,
    card_face,
    goal_face,
    tile_face,
)
from chrononauts_qt.ui.games.chrononauts.questions import fetchable, goals_of, target_label
from chrononauts_qt.ui.games.chrononauts.texts.actions import describe
from chrononauts_qt.ui.games.chrononauts.texts.card_steps import steps
from chrononauts_qt.ui.games.chrononauts.texts.events import narrate
from chrononauts_qt.ui.games.chrononauts.texts.spoken import tile_name
from chrononauts_qt.ui.games.chrononauts.texts.titles import family_word, title
from chrononauts_qt.ui.games.chrononauts.views.card_pictures import emblem_of, picture_of, symbol_of
from chrononauts_qt.ui.table import phone_blocks as blocks
from chrononauts_qt.ui.table.by_phone import WHY
from chrononauts_qt.ui.table.phone_blocks import Block, Sheet

HAND, GOALS, TABLE, LOG = "hand", "goals", "table", "log"
COLUMNS = 8
TOLD = 8
"""So many of the last things that have happened are told: the big screen tells all."""
GUESS = "guess {hours:02}:{minutes:02}"

Foresee = Callable[[Action], Forecast | None]


def sheet(view: View, names: Sequence[str], foresee: Foresee, kept: Action | None) -> Sheet:
    """Return what the seat of a view is shown; `foresee` tells what a play of it would do, `kept` is what it
    has answered in the window that is open (R-1014)."""
    return Words(view, names, foresee, kept).sheet()


class Words:
    """The blocks of a sheet, from what is asked first to what is only to be looked up."""

    def __init__(self, view: View, names: Sequence[str], foresee: Foresee, kept: Action | None) -> None:
        self._view, self._names, self._foresee, self._kept = view, names, foresee, kept
        self._is_asked = view.seat in view.deciding

    def sheet(self) -> Sheet:
        told = [*self._asked(), *self.hands(), *self.goals(), *self.board(), *self._tables(), self._log()]
        used = {block.get("tab") for block in told}
        tabs = [(tab, label) for tab, label in self.tabs() if tab in used]
        return Sheet(self._tone(), self.state(), told, tabs, self.about())

    def about(self) -> Hashable:
        """Return what tells this sheet from another one that offers the same."""
        return self._view.turn, self._view.playing

    def tabs(self) -> Sequence[tuple[str, str]]:
        """Return the tabs in their order."""
        return (
            (HAND, text("tab-hand")),
            (GOALS, text("tab-goals")),
            (TABLE, text("tab-table")),
            (LOG, text("tab-log")),
        )

    # -- how it stands --------------------------------------------------------------------------

    def _tone(self) -> str:
        if self._view.outcome is not None:
            return blocks.OVER
        return blocks.YOURS if self._is_asked else blocks.LOOK

    def state(self) -> str:
        """Return in a sentence what is to be done, or who does it."""
        view = self._view
        if view.outcome is not None:
            return common.text("step-over")
        if self._is_asked:
            return text("yours", step=common.step_name(view.step)) if view.step != "window" else text("stops")
        if view.step == "window":
            return text("look-answers")
        if view.step in ("guess", "mulligan"):
            return text("look-all")
        return text("look", name=self._names[view.seat_to_move])

    def _log(self) -> Block:
        return blocks.lines(text("log"), self._told(), LOG)

    def _told(self) -> list[str]:
        told = (narrate(event, self._names) for event in reversed(self._view.events))
        return list(islice(filter(None, told), TOLD))[::-1]

    # -- what is asked --------------------------------------------------------------------------

    def _asked(self) -> Iterator[Block]:
        view = self._view
        if not self._is_asked:
            return
        if view.step == "window":
            yield self._window()
        elif view.step == "guess":
            yield self._guess()
            yield blocks.ask(text("else"), [blocks.offer(str(SAW_CLOCK), common.text("guess-peeked"))])
        else:
            yield from self.others()

    def _window(self) -> Block:
        """The same two answers for every seat, whatever it holds (R-1014)."""
        newest = self._view.playing[-1]
        told = next(event for event in reversed(self._view.events) if event.name == "CardAnnounced")
        answers = [blocks.offer(str(action), describe(action, self._names)) for action in (MEMO, ALLOW)]
        for answer, action in zip(answers, (MEMO, ALLOW), strict=True):
            answer["pressed"] = action == self._kept
        words = [narrate(told, self._names) or "", text("answered") if self._kept is not None else ""]
        return blocks.ask("", answers, sentences(*words), title(newest.card), size=blocks.BIG)

    def _guess(self) -> Block:
        fields = [blocks.field("hours", text("hours"), 0, 23, 12),
                  blocks.field("minutes", text("minutes"), 0, 59, 0)]  # fmt: skip
        return blocks.numbers(
            common.text("guess-title"), common.text("guess-text"), GUESS, text("guess"), fields
        )

    def others(self) -> Iterator[Block]:
        """Yield what is done with no card."""
        view = self._view
        said = [action for action in view.actions if action.verb not in ("play", "discard", "claim")]
        answers = [blocks.offer(str(action), describe(action, self._names, view.step)) for action in said]
        if answers and view.step == "end":
            yield blocks.ask("", answers, size=blocks.STRONG)
        elif answers:
            yield blocks.ask(
                common.step_name(view.step) if view.step == "mulligan" else text("else"), answers
            )

    # -- cards ----------------------------------------------------------------------------------

    def hands(self) -> Iterator[Block]:
        """Yield the cards that the seat holds, and those that it may take."""
        view = self._view
        if self._is_asked and view.step in ("rewind", "quick-trip"):
            yield self._cards(common.step_name(view.step), fetchable(view))
        if view.small_hand:
            yield self._cards(common.text("step-miracle"), view.small_hand)
        yield self._cards(text("hand"), view.hand)
        if newest := self._told()[-1:]:
            yield blocks.lines("", newest, HAND)  # what was done to the hand, among other things

    def _cards(self, heading: str, held: Sequence[str]) -> Block:
        return blocks.cards(heading, [self.card(card) for card in held], HAND)

    def card(self, card: str) -> Block:
        """Return a card with all that can be done with it."""
        view = self._view
        plays = [action for action in view.actions if action.card_id == card and action.verb == "play"]
        drop = next((a for a in view.actions if a.card_id == card and a.verb == "discard"), None)
        plays_now = self._is_asked and view.step not in ("window", "kill", "end", "mulligan", "guess")
        face = _card_face(card, bool(plays) or not plays_now, view.timeline)
        lamps = [
            {"label": lamp.label, "on": bool(lamp.on),
             "say": text("lit" if lamp.on else "unlit", label=lamp.label)}
            for lamp in face.lamps if lamp.on is not None
        ]  # fmt: skip
        made: Block = {
            "id": card, "family": face.family, "art": f"{picture_of(card)}.svg", "title": face.title,
            "text": face.text, "steps": list(face.steps), "foot": face.foot, "stamp": face.stamp,
            "lamps": lamps, "uses": [self._use(action) for action in plays],
        }  # fmt: skip
        if self._is_asked and view.step == "window" and card == MEMO.verb:
            made["uses"] = [blocks.offer(str(MEMO), describe(MEMO, self._names))]
        if BY_ID[card].family == ARTIFACT:
            made["help"] = _help(card)
        if face.stamp:
            made["why"] = blocks.offer(f"{WHY} {card}", text("why-not"))
        if drop is not None:
            kills = text("kills-time") if view.step == "play" else ""
            made["discard"] = blocks.offer(str(drop), describe(drop, self._names, view.step), kills)
        return made

    def _use(self, action: Action) -> Block:
        told, target = self._foresee(action), action.target_id or ""
        return blocks.offer(
            str(action),
            self._label(action),
            effect_words(told, self.brought(told)),
            told is not None and told.destroyed,
            target,
        ) | {"act": describe(action, self._names)}

    def brought(self, told: Forecast | None) -> str:
        """Return in a sentence what a play would bring besides what it does to the TimeLine."""
        return ""

    def _label(self, action: Action) -> str:
        """Name what a play is aimed at as its owner sees it, where that lies on no board."""
        if action.target_id is None or target_kind(BY_ID[action.card_id or ""]) == "year":
            return describe(action, self._names)
        return target_label(self._view, self._names, action.card_id or "", action.target_id)

    # -- goals and table ------------------------------------------------------------------------

    def goals(self) -> Iterator[Block]:
        """Yield what the seat wants to reach."""
        view = self._view
        held = [goal_of(goal, needs, family_word(BY_ID[goal].family)) for goal, needs in goals_of(view)]
        if held:
            yield blocks.goals(text("goals"), held, GOALS, text("all-lines"))
        if view.routes and self._is_asked and view.step in ("play", "end"):
            claims = [
                blocks.offer(str(CLAIM[route]), describe(CLAIM[route], self._names)) for route in view.routes
            ]
            yield blocks.ask(common.text("claim-title"), claims, tab=GOALS)

    def board(self) -> Iterator[Block]:
        """Yield the TimeLine."""
        view = self._view
        places = [_place(tile) for tile in view.timeline]
        count = common.open_paradoxes(len(view.open_paradoxes), PARADOX_LIMIT)
        yield blocks.grid(count, COLUMNS, places, TABLE)

    def _tables(self) -> Iterator[Block]:
        """Yield whose Artifacts lie open."""
        own = zip(self._names, self._view.players, strict=True)
        told = [_lying(name, player.table) for name, player in own if player.table]
        if told:
            yield blocks.lines(text("tables"), told, TABLE)


@worded(256)
def _lying(name: str, cards: tuple[str, ...]) -> str:
    return text("lying", name=name, cards=all_of(map(title, cards)))


@worded(256)
def goal_of(card: str, needs: tuple[Need, ...], foot: str) -> Block:
    """Return a goal with its lines, and what stands at its foot."""
    face = goal_face(card, needs)
    rows = [
        {"label": row.label, "text": row.text, "met": bool(row.met),
         "said": text("met" if row.met else "unmet")} for row in face.rows
    ]  # fmt: skip
    return {"title": face.title, "foot": foot, "art": f"{_goal_picture(face.card)}.svg", "rows": rows}


def _goal_picture(goal: str) -> str:
    return emblem_of(goal) if BY_ID[goal].family == "identity" else picture_of(goal)


@worded(1024)
def _place(tile: Tile) -> Block:
    """Few tiles change in a move, so each is worded once in the languages that are spoken."""
    face = tile_face(tile)
    is_linchpin = face.state in (TileState.LINCHPIN, TileState.ALTERED)
    art = f"{symbol_of(tile.year, face.state is TileState.ALTERED)}.svg" if is_linchpin else ""
    return {
        "id": str(tile.year),
        "label": face.label,
        "state": str(face.state),
        "art": art,
        "head": face.headline,
        "say": tile_name(tile),
    }


@worded(128)
def _help(card: str) -> list[str]:
    """Return what a card does that tells nothing of it in its words, and has no effect to be foreseen."""
    return steps(card)


@worded(512)
def _card_face(card: str, playable: bool, tiles: tuple[Tile, ...]) -> CardFace:
    return card_face(card, playable, tiles)
