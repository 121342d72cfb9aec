"""What the phone of a seat shows of Dungeon Time: nothing of it is private, and the Story hides itself.

Of the Story nothing is told but its top card and its size, of the Deck its size and the back of its next card
(DT-1010); while there is a pause, nothing of the cards at all (DT-1006).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import NamedTuple

from chrononauts_qt.games.dungeon_time.actions import REVEAL, WAIT, Action
from chrononauts_qt.games.dungeon_time.cards import ADVENTURES, ANY, HEROES, KINDS, MISSIONS, needs_of
from chrononauts_qt.games.dungeon_time.rules import Forecast
from chrononauts_qt.games.dungeon_time.state import ADVENTURE, DRAFT, ORDER, OVER, READY, RESOLVE
from chrononauts_qt.games.dungeon_time.view import View
from chrononauts_qt.ui.catalog.phone_texts import text as any_table
from chrononauts_qt.ui.catalog.worded import worded
from chrononauts_qt.ui.catalog.wording import all_of, listed, sentences
from chrononauts_qt.ui.games.dungeon_time.asking import Asked, Choice
from chrononauts_qt.ui.games.dungeon_time.team_talk import promises
from chrononauts_qt.ui.games.dungeon_time.texts import cards as words
from chrononauts_qt.ui.games.dungeon_time.texts import spoken, talk
from chrononauts_qt.ui.games.dungeon_time.texts.listed import counted
from chrononauts_qt.ui.games.dungeon_time.texts.phone_texts import text
from chrononauts_qt.ui.games.dungeon_time.texts.show_texts import so_far
from chrononauts_qt.ui.games.dungeon_time.texts.show_texts import text as show
from chrononauts_qt.ui.games.dungeon_time.texts.table_texts import room
from chrononauts_qt.ui.games.dungeon_time.texts.table_texts import text as table
from chrononauts_qt.ui.games.dungeon_time.verdicts import card_told, ending, verdict
from chrononauts_qt.ui.table import phone_blocks as blocks
from chrononauts_qt.ui.table.phone_blocks import Block, Sheet

_ART = "games/dungeon_time"


class Ability(NamedTuple):
    """A Hero that can be used now, and what that does to the Backpack where it is one thing."""

    hero: str
    told: Forecast | None


class Standing(NamedTuple):
    """What a sheet tells of the table that is no part of the game.

    ``hand`` are number and card of each place, ``settled`` is the view of when all had been seen last, which
    it ``is_still`` now or not. ``pause`` tells why there is one and how much time is left, ``counted`` how
    far all are counted back in, ``asking`` the seats whose markers ask for a kind, ``asked`` what this phone
    has chosen of an answer so far.
    """

    hand: tuple[tuple[int, str], ...]
    settled: View
    is_still: bool
    has_glass: bool
    pause: tuple[str, str] | None
    counted: int
    can_go_on: bool
    ends_phase: bool
    marker: str
    crossed: frozenset[int]
    asking: Mapping[str, tuple[int, ...]]
    glows: bool
    ticks: bool
    companions: frozenset[int]
    asked: Asked | None
    abilities: tuple[Ability, ...]


def sheet(
    view: View, names: Sequence[str], foresee: Callable[[Action], object], standing: Standing
) -> Sheet:
    """Return what the seat of a view is shown. What is in suspense on the big screen is not told before."""
    if not standing.is_still:
        view = standing.settled._replace(seat=view.seat)
    tone, state, shown = _Words(view, names, standing).told()
    # of the phase all is said by what holds as long as it is offered; what is decided answers one question
    about = view.step if view.step in (DRAFT, READY, ADVENTURE) else (view.step, len(view.events))
    return Sheet(tone, state, [*shown], (), about)


class _Words:
    """The blocks of a sheet, by the step of the game."""

    def __init__(self, view: View, names: Sequence[str], standing: Standing) -> None:
        self._view, self._names, self._standing = view, names, standing
        assert view.seat is not None, "a phone has a seat"
        self._seat = view.seat
        self._may_act = standing.is_still and standing.pause is None

    def told(self) -> tuple[str, str, Iterator[Block]]:
        """Return tone, state and blocks."""
        view, standing = self._view, self._standing
        if standing.pause is not None and standing.counted:
            return blocks.LOOK, table("go-on-in", count=standing.counted), self._phase()
        if standing.pause is not None:
            return blocks.LOOK, table("pause"), self._pause()
        if view.step == DRAFT:
            return self._draft()
        if view.step == READY:
            return blocks.YOURS, table("ready"), self._ready()
        if view.step == ADVENTURE:
            return self._adventure()
        return self._resolution()

    # -- before the glass is turned ---------------------------------------------------------------

    def _draft(self) -> tuple[str, str, Iterator[Block]]:
        if self._view.heroes[self._seat]:
            return blocks.LOOK, text("draft-others"), self._heroes()
        kept = [
            blocks.offer(f"keep {hero}", words.hero(hero), words.ability(hero))
            for hero in self._view.draft[self._seat]
        ]
        return blocks.YOURS, table("choose-heroes"), iter([blocks.bar(kept, is_lasting=False)])

    def _heroes(self) -> Iterator[Block]:
        kept = zip(self._names, self._view.heroes, strict=False)
        told = [spoken.hero(name, hero) for name, hero in kept if hero]
        if told:
            yield blocks.lines(table("heroes"), told, "")

    def _ready(self) -> Iterator[Block]:
        turn = table("turn-glass" if self._standing.has_glass else "begin")
        yield self._items(text("look-at-hand"))
        if self._may_act:
            yield blocks.bar([blocks.offer("turn-glass", turn)], is_lasting=False, is_strong=True)
        yield from self._heroes()
        yield self._piles()

    # -- the phase --------------------------------------------------------------------------------

    def _adventure(self) -> tuple[str, str, Iterator[Block]]:
        if not self._may_act:
            return blocks.LOOK, any_table("look-all"), self._phase()
        if self._seat in self._view.done:
            return blocks.LOOK, table("others-play-on"), self._phase()
        if not self._view.actions:
            return blocks.LOOK, text("no-cards"), self._phase()
        return blocks.YOURS, text("rush"), self._phase()

    def _pause(self) -> Iterator[Block]:
        why, left = self._standing.pause or ("", "")
        yield blocks.lines("", [*filter(None, (why, left))], "")
        if self._standing.can_go_on:
            yield blocks.bar([blocks.offer("go-on", table("go-on"))], is_strong=True)
        else:
            yield blocks.lines("", [text("look-go-on")], "")

    def _phase(self) -> Iterator[Block]:
        yield self._items(text("how"))
        yield self._calls()
        pause = blocks.offer("pause", text("pause-all"))
        if self._standing.counted:  # whoever is not there yet ends the counting back
            yield blocks.bar([pause])
        if self._may_act:
            yield blocks.bar([*self._done(), pause])
            said = [*self._to_the_team()]
            if said:
                yield blocks.bar(said, text("say-team"))
        yield self._piles()

    def _items(self, title: str) -> Block:
        can = frozenset(action.text for action in self._view.actions) if self._may_act else frozenset()
        held = [self._item(number, card, can) for number, card in self._standing.hand]
        switch = {"label": text("throw"), "on": text("throws")}
        return blocks.items(title, held, switch)

    def _item(self, number: int, card: str, can: frozenset[str]) -> Block:
        if not card:
            return {"id": "", "say": "", "title": table("empty-place")}
        is_asked = self._standing.glows and card in KINDS and bool(self._standing.asking.get(card))
        made: Block = {
            **_face(card), "id": str(number),
            "glow": text("wanted") if is_asked else "",
            "say": f"card {number}" if f"play {card}" in can else "",
        }  # fmt: skip
        if is_asked:
            made["label"] = text("glowing", card=made["label"])
        if f"discard {card}" in can:
            made["discard"] = blocks.offer(f"throw {number}", text("discard-of", card=words.name_of(card)))
        if card in ADVENTURES:
            needed = ADVENTURES[card].reputation
            made["foot"] = text("reputation", played=min(needed, self._view.missions_played), needed=needed)
        return made

    def _calls(self) -> Block:
        called = []
        for kind in KINDS:
            seats = self._standing.asking.get(kind, ())
            label = words.label(kind)
            if seats:
                label = table("kind-asked", item=label, names=all_of(self._names[seat] for seat in seats))
            made = blocks.offer(f"call {kind}" if self._may_act else "", label)
            called.append({**made, "art": f"{_ART}/items/{kind}.svg", "asked": bool(seats)})
        return blocks.calls(text("calls"), called)

    def _done(self) -> Iterator[Block]:
        """Yield what says that the seat plays no more, or that it does after all; it ends with a warning."""
        said = {action.verb for action in self._view.actions}
        if WAIT.verb in said:
            yield blocks.offer("wait", table("go-on-playing"))
        elif "done" in said and self._standing.ends_phase:
            company = "team" if len(self._names) > 1 else "alone"
            held = sum(card not in KINDS for hand in self._view.hands for card in hand)
            missions = table("done-missions", count=held) if held else ""
            yield blocks.offer(
                "end", table("done"), sentences(table(f"done-asked-{company}"), missions), warns=True
            )
        elif "done" in said:
            yield blocks.offer("done", table("done"))

    def _to_the_team(self) -> Iterator[Block]:
        """Yield markers, what they list, promises, and what companions shall let wait."""
        standing, marker = self._standing, self._standing.marker
        for card in (card for _, card in standing.hand if card and card not in KINDS):
            label = text("mark", mission=words.quoted(card))
            yield {**blocks.offer(f"mark {card}", label), "pressed": card == marker}
        for place, kind in enumerate(needs_of(marker) if marker and standing.ticks else ()):
            is_crossed = place in standing.crossed
            say = "" if is_crossed else f"cross {marker} {place}"
            yield {**blocks.offer(say, text("cross-out", item=words.label(kind))), "pressed": is_crossed}
        for kind in promises(self._view.story_top) if self._view.story_top else ():
            said = talk.say("take-it", {"kind": kind, "mission": self._view.story_top})
            yield blocks.offer(f"promise {self._view.story_top} {kind}", said)
        for seat in sorted(standing.companions):
            for card in (card for card in self._view.hands[seat] if card in MISSIONS):
                said = text("not-yet", name=self._names[seat], mission=words.quoted(card))
                yield blocks.offer(f"not-yet {card}", said)

    def _piles(self) -> Block:
        """Return what lies on the table, as everybody sees it there, and nothing older (DT-1010)."""
        view = self._view
        far = table("played-and-goal", played=view.missions_played, goal=view.goal)
        told = [far, spoken.deck(view.deck_size, view.deck_back)]
        if view.step == ADVENTURE:
            told.append(spoken.story(view.story_size, view.story_top))
        return blocks.lines(text("table"), told, "")

    # -- the Resolution ---------------------------------------------------------------------------

    def _resolution(self) -> tuple[str, str, Iterator[Block]]:
        view, asked = self._view, self._standing.asked
        if view.step == OVER:
            return blocks.OVER, ending(view).words, self._told()
        if not self._may_act:
            return blocks.LOOK, any_table("look-all"), self._told()
        if asked is None:
            return blocks.LOOK, text("resolve"), self._before_a_card()
        question = text("order") if view.step == ORDER else asked.question
        return blocks.YOURS, question, self._asked(asked)

    def _before_a_card(self) -> Iterator[Block]:
        yield blocks.bar([blocks.offer(str(REVEAL), show("reveal"))], is_lasting=False, is_strong=True)
        uses = [*map(_ability, self._standing.abilities)]
        if uses:
            yield blocks.ask(table("heroes"), uses)
        yield from self._told()

    def _asked(self, asked: Asked) -> Iterator[Block]:
        """Yield the answers, to be chosen or let go, and the button that says what is done with them."""
        is_order = self._view.step == ORDER
        yield blocks.bar([_choice(choice, is_order) for choice in asked.choices], is_lasting=False)
        say = ""
        if asked.is_back:
            say = "back"
        elif asked.copied:
            say = f"copy {asked.copied}"
        elif asked.action is not None:
            say = asked.action.text
        yield blocks.ask("", [blocks.offer(say, asked.button, asked.effect, asked.breaks)])
        if self._view.step == RESOLVE and not asked.is_back:
            yield blocks.bar([blocks.offer("back", show("back"))], is_lasting=False)
        yield from self._told()

    def _told(self) -> Iterator[Block]:
        """Yield what has become of the last card, and how the Backpack stands."""
        view = self._view
        past = [event.data for event in view.events if event.name == "CardRevealed"]
        said = ending(view) if view.step == OVER else verdict(view.events, self._names)
        card = card_told(past[-1], view, self._names) if past else show("no-card")
        yield blocks.lines(show("card"), [*filter(None, (card, said.whole))], "")
        held = listed(counted(kind, sum(view.backpack[kind])) for kind in KINDS if kind in view.backpack)
        far = so_far(len(view.completed), view.goal, view.failures)
        left = spoken.story_left(view.story_size, view.story_back)
        yield blocks.lines(show("backpack"), [*filter(None, (held, room(view.slots, view.limit)))], "")
        yield blocks.lines(text("table"), [far, left], "")


def _ability(ability: Ability) -> Block:
    told, hero = ability.told, ability.hero
    then = "" if told is None else show("slots-then", slots=told.slots, limit=told.limit)
    breaks = told is not None and told.breaks
    effect = sentences(words.ability(hero), then, show("breaks-told") if breaks else "")
    return blocks.offer(f"hero {hero}", words.hero(hero), effect, breaks)


def _choice(choice: Choice, is_order: bool) -> Block:
    """Return an answer with its picture, and with its number where that counts."""
    is_hero = choice.picture in HEROES
    label = words.hero_name(choice.picture) if is_hero else words.label(choice.picture)
    if choice.number and is_order:
        label = show("choice-number", card=label, number=choice.number)
    made = blocks.offer(f"choose {choice.key}", label, choice.effect)
    return {**made, "art": "" if is_hero else _picture(choice.picture), "pressed": bool(choice.number)}


def _picture(card: str) -> str:
    if card in KINDS:
        return f"{_ART}/items/{card}.svg"
    return f"{_ART}/{'missions' if card in MISSIONS else 'scrolls'}/{card}.svg"


@worded(512)
def _face(card: str) -> Block:
    """Return what stands on a card: the word of an Item, or what a Mission needs and pays."""
    if card in KINDS:
        return {"family": "thing", "art": [_picture(card)], "title": words.label(card),
                "label": spoken.card(card), "foot": ""}  # fmt: skip
    reward = MISSIONS[card].reward if card in MISSIONS else None
    pays = () if reward is None or reward.form == ANY else reward.kinds
    return {
        "family": "mission" if card in MISSIONS else "quest", "art": [*map(_picture, needs_of(card))],
        "title": words.title(card), "label": spoken.card(card),
        "foot": words.reward(card) if reward is not None else "", "pays": [*map(_picture, pays)],
    }  # fmt: skip
