"""The Market (section 6)."""

from __future__ import annotations

from chrononauts_qt.games.afternova import completion
from chrononauts_qt.games.afternova.actions import ROWS, Action
from chrononauts_qt.games.afternova.cards import MARKET as BASKET
from chrononauts_qt.games.afternova.cards import PROJECTS, SCOUT
from chrononauts_qt.games.afternova.piles import draw_crew, draw_project
from chrononauts_qt.games.afternova.state import DISCARD, HAND_LIMIT, MARKET, TURN, State
from chrononauts_qt.kernel.reason import Reason

TAKES = 3
"""Cards of a Market action (AN-501)."""


def takes_of(state: State, seat: int) -> int:
    """Return how many cards a Market action of a seat is worth."""
    return TAKES + state.upgrades(seat).count(BASKET)


def free_of(state: State, seat: int) -> int:
    """Return how many replacements of a seat's Market action cost nothing."""
    return state.upgrades(seat).count(SCOUT)


def row_of(state: State, card: str) -> list[str | None]:
    """Return the row in which a card would lie."""
    return state.market_row("projects" if card in PROJECTS else "crew")


def explain_take(state: State, seat: int, action: Action) -> Reason | None:
    """Return why a card cannot be taken."""
    card = action.cards[0]
    return None if card in row_of(state, card) else Reason("not-in-market", "AN-501", {"card": card})


def explain_replace(state: State, seat: int, action: Action) -> Reason | None:
    """Return why a row cannot be replaced (AN-502, AN-503)."""
    if state.step == TURN:
        takes, free, has_taken = takes_of(state, seat), free_of(state, seat), False
    else:
        takes, free, has_taken = state.takes, state.free, state.has_taken
    if not free and takes - 1 + has_taken < 1:
        return Reason("no-card-to-pay", "AN-503")
    deck, discarded = (
        (state.crew_deck, state.crew_discard) if action.row == "crew"
        else (state.project_deck, state.project_discard))
    return None if deck or discarded else Reason("nothing-to-draw", "AN-502", {"row": action.row})


def explain_pass(state: State, seat: int, action: Action) -> Reason | None:
    """Return why a seat cannot pass (AN-304)."""
    is_empty = not any((*state.market_crew, *state.market_projects))
    return None if is_empty else Reason("market-not-empty", "AN-304")


def _begin(state: State, seat: int) -> None:
    """The first card or replacement begins the action; offers lapse (AN-305, AN-429)."""
    if state.step == TURN:
        state.takes, state.free, state.has_taken = takes_of(state, seat), free_of(state, seat), False
        state.offers.clear()


def take(state: State, seat: int, action: Action) -> None:
    """Take a card of the Market; one too many in hand is answered by a discard at once (AN-505)."""
    _begin(state, seat)
    card = action.cards[0]
    row = row_of(state, card)
    place = row.index(card)
    row[place] = None
    state.gain(seat, card)
    state.known[seat] |= {card}
    state.takes -= 1
    state.has_taken = True
    state.tell("CardTaken", seat=seat, card=card, place=place)
    if state.hand_size(seat) > HAND_LIMIT:
        state.step = DISCARD
    else:
        go_on(state)


def replace(state: State, seat: int, action: Action) -> None:
    """Replace what is left of a row by four new cards."""
    _begin(state, seat)
    is_free = state.free > 0
    state.free -= is_free
    state.takes -= not is_free
    row = state.market_row(action.row)
    gone = tuple(card for card in row if card)
    (state.crew_discard if action.row == "crew" else state.project_discard).extend(gone)
    row[:] = [None] * len(row)
    fill(state, action.row)
    state.tell("RowReplaced", seat=seat, row=action.row, gone=gone, came=tuple(row), free=is_free)
    go_on(state)


def fill(state: State, row: str) -> None:
    """Fill the gaps of a row, left to right."""
    draw = draw_crew if row == "crew" else draw_project
    cards = state.market_row(row)
    for place, card in enumerate(cards):
        if card is None:
            cards[place] = draw(state)


def go_on(state: State) -> None:
    """End the action when nothing may be taken any more (AN-506); only then are gaps filled (AN-504)."""
    state.step = MARKET
    if state.takes and any((*state.market_crew, *state.market_projects)):
        return
    state.takes = state.free = 0
    state.has_taken = False
    for row in ROWS:
        fill(state, row)
    state.tell(
        "MarketRestored", crew=tuple(state.market_crew), projects=tuple(state.market_projects))
    completion.begin(state)


def pass_turn(state: State, seat: int, action: Action) -> None:
    """Do nothing, where there is nothing to take."""
    state.offers.clear()
    completion.begin(state)


def explain_discard(state: State, seat: int, action: Action) -> Reason | None:
    """Return why a seat cannot discard a card."""
    card = action.cards[0]
    return None if card in state.hand(seat) else Reason("not-in-hand", "AN-505", {"card": card})


def discard(state: State, seat: int, action: Action) -> None:
    """Discard a card too many; then what it interrupted goes on (AN-505)."""
    card = action.cards[0]
    state.discard(seat, card)
    state.tell("CardDiscarded", seat=seat, card=card)
    if state.asked():
        return
    if state.has_taken:
        go_on(state)
    else:
        completion.begin(state)
