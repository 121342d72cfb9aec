"""What the phone of a seat shows of AfterNova, out of the view of that seat alone (11.4)."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator, Sequence
from itertools import islice

from chrononauts_qt.games.afternova.actions import DONE, PASS, Action, of_cards, replace_row
from chrononauts_qt.games.afternova.amounts import Fragments, words
from chrononauts_qt.games.afternova.cards import CREWS, PLANETS, PROJECTS
from chrononauts_qt.games.afternova.state import (
    ANSWER,
    COMPLETE,
    DISCARD,
    DROP,
    HAND_LIMIT,
    MARKET,
    MOST_PROJECTS,
    TURN,
)
from chrononauts_qt.games.afternova.view import PlayerSeen, View
from chrononauts_qt.ui.catalog import phone_texts
from chrononauts_qt.ui.catalog.worded import worded
from chrononauts_qt.ui.catalog.wording import all_of, sentences
from chrononauts_qt.ui.games.afternova import answers_told, phone_deal
from chrononauts_qt.ui.games.afternova.bag import in_bag
from chrononauts_qt.ui.games.afternova.by_phone import ASK_ME, FIRST, PEACE, SPEAK_UP, Beside
from chrononauts_qt.ui.games.afternova.deal import spaces_of
from chrononauts_qt.ui.games.afternova.phone_pictures import crew_picture
from chrononauts_qt.ui.games.afternova.points import bots_points, points_of
from chrononauts_qt.ui.games.afternova.shown import there
from chrononauts_qt.ui.games.afternova.texts import cards, listed, spoken
from chrononauts_qt.ui.games.afternova.texts.events import narrate
from chrononauts_qt.ui.games.afternova.texts.listed import in_words
from chrononauts_qt.ui.games.afternova.texts.order_texts import text as order_text
from chrononauts_qt.ui.games.afternova.texts.phone_texts import text
from chrononauts_qt.ui.games.afternova.texts.table_texts import text as table_text
from chrononauts_qt.ui.games.afternova.views.pictures import FOLDER
from chrononauts_qt.ui.table import phone_blocks as blocks
from chrononauts_qt.ui.table.by_phone import WHY
from chrononauts_qt.ui.table.phone_blocks import Block, Sheet

PLANETS_TAB, MARKET_TAB, HAND_TAB, TABLE_TAB = "planets", "market", "hand", "table"
ANSWERED = 2
"""So many of them stand above a new offer: how the last one was answered."""
TOLD = 5
"""So many of the last things that have happened are told: the big screen tells all."""


def sheet(view: View, names: Sequence[str], foresee: Callable[[Action], object], kept: Beside) -> Sheet:
    """Return what the seat of a view is shown; `kept` is what stands beside it. Nothing is foreseen."""
    return _Words(view, names, kept).sheet()


class _Words:
    """The blocks of a sheet: what is asked above all tabs, then Planets, Market, hand and table."""

    def __init__(self, view: View, names: Sequence[str], kept: Beside) -> None:
        assert view.seat is not None
        self._view, self._names, self._kept, self._me = view, names, kept, view.seat
        self._told: list[str] | None = None
        self._decides = view.outcome is None and self._me in view.deciding
        self._is_asked = self._decides and (view.step != COMPLETE or kept.is_asked)

    def sheet(self) -> Sheet:
        told = [*self._asked(), *self._planets(), *self._market(), *self._hand(), *self._table()]
        tabs = (
            (PLANETS_TAB, table_text("planets")), (MARKET_TAB, table_text("market")),
            (HAND_TAB, phone_texts.text("tab-hand")), (TABLE_TAB, phone_texts.text("tab-table")),
        )  # fmt: skip
        return Sheet(self._tone(), self._state(), told, tabs, self._about())

    # -- how it stands ------------------------------------------------------------------------------

    def _about(self) -> Hashable:
        """An answer is good for the offer of its number alone; whoever is not asked hears no new question."""
        view = self._view
        return (view.turn, view.step, len(view.offers)) if self._is_asked else view.turn

    def _tone(self) -> str:
        if self._view.outcome is not None:
            return blocks.OVER
        return blocks.YOURS if self._is_asked else blocks.LOOK

    def _state(self) -> str:
        view, mover = self._view, self._names[self._view.seat_to_move]
        if view.outcome is not None:
            return table_text("step-over")
        step = table_text("last-chance" if view.is_last_chance else f"step-{view.step}")
        if self._is_asked and view.step == ANSWER:
            return table_text("offer-to-you", name=mover)
        if self._is_asked:
            return table_text("status-yours", step=step) if view.seat_to_move == self._me else step
        if self._kept.may_speak:
            return order_text("anyone")
        if view.step == TURN or view.deciding == (view.seat_to_move,):
            return phone_texts.text("look", name=mover)
        others = [self._names[seat] for seat in view.deciding if seat != self._me]
        waiting = all_of(others or [mover])
        return table_text("wait-answers" if view.step == ANSWER else "wait-others", names=waiting)

    # -- what is asked ------------------------------------------------------------------------------

    def _asked(self) -> Iterator[Block]:
        view = self._view
        if self._kept.may_speak:
            yield blocks.ask("", [blocks.offer(SPEAK_UP, text("speak-up"))])
        if not self._is_asked:
            return
        if view.step == ANSWER:
            yield phone_deal.asked(view, self._names, self._kept.may_have_peace, PEACE)
        elif view.step == DROP:
            yield phone_deal.drops(view)
        elif view.step == DISCARD:
            held = [self._card(card, "discard") for card in (*view.crew, *view.projects)]
            note = table_text("choose-discard", limit=HAND_LIMIT)
            yield blocks.cards(table_text("step-discard"), held, "", note)
        elif view.step == COMPLETE:
            yield self._completions()

    def _completions(self) -> Block:
        """What the seat can complete; the sixth Project ends the game, so it is asked about once more."""
        view = self._view
        ends = len(view.players[self._me].completed) == MOST_PROJECTS - 1 and not view.is_last_chance
        due = [one.cards[0] for one in view.actions if one.verb == "complete"]
        said = [
            blocks.offer(f"complete {project}", text("complete", project=cards.in_sentence(project)),
                         self._cost(project), ends)
            for project in due
        ]  # fmt: skip
        note = table_text("choose-last" if view.is_last_chance else "choose-complete")
        if not said:
            note = order_text("five") if ends else table_text("complete-none")
        return blocks.ask(
            table_text("step-complete"), [*said, blocks.offer(str(DONE), table_text("done"))], note)

    # -- Planets and deals --------------------------------------------------------------------------

    def _planets(self) -> Iterator[Block]:
        view = self._view
        if self._is_asked and view.step == TURN:
            if view.offers:
                yield blocks.lines("", self._heard(ANSWERED), PLANETS_TAB)
            yield from phone_deal.seals(view, self._names, PLANETS_TAB)
            yield from self._counters()
            yield phone_deal.compose(view, self._names, PLANETS_TAB)
            if PASS in view.actions:
                yield blocks.ask("", [blocks.offer(str(PASS), table_text("pass"))], tab=PLANETS_TAB)
            return
        held = [_planet(found.id, found.fragments) for found in view.planets if found]
        yield blocks.cards(table_text("planets"), held, PLANETS_TAB)

    def _counters(self) -> Iterator[Block]:
        """Yield what is wanted instead of offers: whoever takes it makes exactly that offer (AN-426)."""
        view, made = self._view, {now.action for now in self._view.offers}
        said = [
            blocks.offer(
                str(action), table_text("take-counter-to", name=self._names[seat], number=now.number),
                table_text("counter-terms", planet=cards.planet(action.planet), share=spoken.share(
                    next(share for share in action.shares if share.seat == seat), self._names)))
            for now in view.offers for seat, action in now.counters.items()
            if action not in made and view.offers_left and phone_deal.can_do_own_part(view, action)
        ]  # fmt: skip
        if said:
            yield blocks.ask(text("countered"), said, tab=PLANETS_TAB)

    # -- the Market ---------------------------------------------------------------------------------

    def _market(self) -> Iterator[Block]:
        view = self._view
        goes = self._is_asked and view.step in (TURN, MARKET)
        if goes and view.step == MARKET:
            yield blocks.lines("", [listed.cards_left(view.takes)], MARKET_TAB)
        rows = (("crew", view.market_crew, view.crew_deck, "market-crew"),
                ("projects", view.market_projects, view.project_deck, "market-projects"))  # fmt: skip
        for row, found, deck, key in rows:
            held = [self._card(card, "take" if goes else "") for card in found if card is not None]
            yield blocks.cards(table_text(key, deck=listed.deck(deck)), held, MARKET_TAB)
            change = replace_row(row)
            if goes and change in view.actions:
                said = blocks.offer(str(change), table_text(f"replace-{row}"), warns=True)
                yield blocks.ask("", [said], tab=MARKET_TAB)

    # -- the hand -----------------------------------------------------------------------------------

    def _hand(self) -> Iterator[Block]:
        view, me = self._view, self._view.players[self._me]
        yield blocks.lines("", _own(me, view.objective or ()), HAND_TAB)
        if not (self._is_asked and view.step == DISCARD):
            held = [self._card(card, self._shows(card)) for card in (*view.crew, *view.projects)]
            yield blocks.cards(phone_texts.text("hand"), held, HAND_TAB)
        yield from self._orders()

    def _shows(self, card: str) -> str:
        """Return how a card of the hand can be used: it may be shown once a turn, asked or not (AN-207)."""
        may = self._view.outcome is None and self._view.step in (TURN, ANSWER)
        return "show" if may and card not in self._view.players[self._me].shown else ""

    def _orders(self) -> Iterator[Block]:
        """Yield what is said in advance: which Project asks first, and which comes before the others."""
        orders = self._kept.orders
        if not orders or self._view.outcome is not None:
            return
        said = []
        for place, (project, asks) in enumerate(orders):
            if not self._kept.is_agreed:
                said.append(_order(ASK_ME, project, "asks-project" if asks else "itself-project"))
            if place:
                said.append(_order(FIRST, project, "first-project"))
        note = order_text("agreed") if self._kept.is_agreed else order_text("button-note")
        if said:
            yield blocks.ask(order_text("orders"), said, note, tab=HAND_TAB)

    def _card(self, card: str, verb: str) -> Block:
        return _card(card, verb, there(card, self._view.players[self._me].hold) or ())

    def _cost(self, project: str) -> str:
        card = PROJECTS[project]
        return table_text("why-project", cost=in_words(card.cost), points=listed.points(card.points))

    # -- the table ----------------------------------------------------------------------------------

    def _table(self) -> Iterator[Block]:
        view, names = self._view, self._names
        told = [
            sentences(phone_deal.title(now), *(spoken.share(share, names) for share in now.action.shares),
                      *answers_told.to_offer(view, now, names, ()))
            for now in view.offers
        ]  # fmt: skip
        if told:
            yield blocks.lines(table_text("slips"), told, TABLE_TAB)
        seats = [
            _seat(names[seat], player, self._mark(seat))
            for seat, player in enumerate(view.players)
        ]  # fmt: skip
        if view.bot is not None:
            seats.append(spoken.bot(view.bot, bots_points(view.bot)))
        yield blocks.lines(text("players"), seats, TABLE_TAB)
        yield blocks.lines(table_text("bag"), _bag(view.reserve, in_bag(view)), TABLE_TAB)
        yield blocks.lines(phone_texts.text("log"), self._heard(TOLD), TABLE_TAB)

    def _heard(self, count: int) -> list[str]:
        """Return the last things that have happened, so many at most."""
        if self._told is None:
            heard = filter(None, (narrate(event, self._names) for event in reversed(self._view.events)))
            self._told = [*islice(heard, TOLD)][::-1]
        return self._told[-count:]

    def _mark(self, seat: int) -> str:
        """Return a word for whoever is waited for, or has answered."""
        view = self._view
        if view.outcome is not None:
            return ""
        if view.step == ANSWER and seat in view.offers[-1].asked:
            return table_text("answered" if seat in view.offers[-1].answered else "asked")
        return table_text("to-move") if seat == view.seat_to_move and seat in view.deciding else ""


@worded(64)
def _planet(planet: str, fragments: Fragments) -> Block:
    needs = in_words(PLANETS[planet].needs)
    said = table_text("why-planet", needs=needs, fragments=in_words(fragments))
    made = _face(planet, "planet", f"{FOLDER}/planets/{planet}.svg", cards.planet(planet), said)
    made["why"] = blocks.offer(f"{WHY} {planet}", text("what-for"))
    return made


@worded(64)
def _own(me: PlayerSeen, objective: Sequence[str]) -> list[str]:
    """Return what a seat has besides its hand: Hold, Upgrades and objective."""
    holds = text("holds", count=sum(me.hold), spaces=spaces_of(me), fragments=in_words(me.hold))
    upgrades = all_of(map(cards.upgrade, me.upgrades))
    first, second = map(cards.colour, objective)
    note = table_text("objective-note", first=first, second=second)
    return [holds, *([table_text("why-upgrades", upgrades=upgrades)] if me.upgrades else ()), note]


@worded(256)
def _order(order: str, project: str, key: str) -> Block:
    """Return what is said in advance of a Project."""
    return blocks.offer(f"{order} {project}", text(key, project=cards.in_sentence(project)))


@worded(256)
def _seat(name: str, player: PlayerSeen, mark: str) -> str:
    return spoken.seat(name, player, points_of(player), mark)


@worded(64)
def _bag(beside: Fragments, inside: Fragments) -> Sequence[str]:
    return spoken.bag(beside, inside)[::-1]


@worded(1024)
def _card(card: str, verb: str, has: Sequence[str]) -> Block:
    """Return a card with its one use, if it has any; `has` is what the own Hold has of a Project's cost."""
    if card in CREWS:
        skills = in_words(CREWS[card].skills)
        made = _face(card, "crew", crew_picture(card), cards.crew_name(card), skills)
        made["foot"] = cards.species(card)
    else:
        gift, picture = PROJECTS[card].upgrade, f"{FOLDER}/projects/{card}.svg"
        made = _face(card, "project", picture, cards.project(card), cards.upgrade(gift) if gift else "")
        made["foot"], made["lamps"] = listed.points(PROJECTS[card].points), _lamps(card, has)
        made["help"] = list(filter(None, [spoken.upgrade_of(card)]))
    made["why"] = blocks.offer(f"{WHY} {card}", text("what-for"))
    if verb:
        label = text(verb, card=cards.in_sentence(card))
        made["uses"] = [blocks.offer(str(of_cards(verb, card)), label)]
    return made


def _lamps(project: str, has: Sequence[str]) -> list[Block]:
    """Return what a Project costs; what the own Hold has is lit."""
    left, lamps = list(has), []
    for colour in words(PROJECTS[project].cost):
        is_there, name = colour in left, cards.colour(colour)
        if is_there:
            left.remove(colour)
        said = text("has" if is_there else "lacks", colour=name)
        lamps.append({"label": name, "on": is_there, "say": said})
    return lamps


def _face(card: str, family: str, art: str, title: str, line: str) -> Block:
    return {"id": card, "family": family, "art": art, "title": title, "text": line, "steps": [], "foot": "",
            "stamp": "", "lamps": [], "uses": []}  # fmt: skip
