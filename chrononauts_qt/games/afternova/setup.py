"""Putting a game on the table: dealt from a seed, or any position said explicitly (section 2 and 11.1)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from chrononauts_qt.games.afternova.amounts import COLOURS, covers, fragments
from chrononauts_qt.games.afternova.cards import (
    BAG,
    COPIES,
    CREWS,
    OBJECTIVES,
    PLANETS,
    PROJECTS,
    in_order,
    objective_of,
)
from chrononauts_qt.games.afternova.piles import draw_crew, draw_project, fill_planet
from chrononauts_qt.games.afternova.state import (
    BOT_SPACES,
    FACE_UP_PLANETS,
    HAND_LIMIT,
    MOST_PROJECTS,
    ROW_SIZE,
    Bot,
    BotProject,
    FaceUpPlanet,
    State,
)
from chrononauts_qt.kernel.errors import BadSetup

SEATS = range(2, 7)
OFFERS, MOST_OFFERS = 6, 20
BOTS_ROW = 3
GAP = "-"

Words = tuple[str, ...]


@dataclass(frozen=True)
class Setup:
    """How a game begins; what is not said is dealt from the seed.

    Keys are 0-based seats, or places of Planets and of Bot's row; cards and colours are ids. ``planets`` and
    ``bot_projects`` name a card and the Fragments on it. Decks and the bag name what comes first. A row of
    the Market has four words, "-" for a gap. ``first`` is "random" or "seat-N".
    """

    players: int
    seed: str = ""
    first: str = "random"
    offers: int = OFFERS
    objectives: Mapping[int, Words] = field(default_factory=dict)
    hands: Mapping[int, Words] = field(default_factory=dict)
    holds: Mapping[int, Words] = field(default_factory=dict)
    completed: Mapping[int, Words] = field(default_factory=dict)
    planets: Mapping[int, Words] = field(default_factory=dict)
    bot_projects: Mapping[int, Words] = field(default_factory=dict)
    market_crew: Words = ()
    market_projects: Words = ()
    crew_deck: Words = ()
    project_deck: Words = ()
    planet_deck: Words = ()
    bag: Words = ()
    reserve: Words = ()
    crew_discard: Words = ()
    project_discard: Words = ()
    planet_discard: Words = ()
    bot_objective: Words = ()
    bot_hold: Words = ()
    bot_completed: Words = ()


_NUMBERED = {
    "objective": "objectives", "hand": "hands", "hold": "holds", "completed": "completed",
    "planet": "planets", "bot-project": "bot_projects",
}  # fmt: skip
_LISTED = {
    key.replace("_", "-"): key
    for key in (
        "market_crew", "market_projects", "crew_deck", "project_deck", "planet_deck", "bag", "reserve",
        "crew_discard", "project_discard", "planet_discard", "bot_objective", "bot_hold", "bot_completed",
    )
}  # fmt: skip
_WORDS = ("seed", "first", "offers")


# -- as text ----------------------------------------------------------------------------------------


def read_setup(seats: int, lines: Mapping[str, Sequence[Sequence[str]]]) -> Setup:
    """Return the setup that the journal's ``setup KEY ...`` lines describe, by key; raises BadSetup."""
    for key, said in lines.items():
        if key not in (*_WORDS, *_NUMBERED, *_LISTED):
            known = ", ".join((*_WORDS, *_NUMBERED, *_LISTED))
            raise BadSetup(f"“setup {key}” is unknown; it can be {known}")
        if key not in _NUMBERED and len(said) > 1:
            raise BadSetup(f"“setup {key}” is said twice")
    word = {key: " ".join(lines[key][0]) for key in _WORDS if key in lines}
    offers = word.get("offers", str(OFFERS))
    if not (offers.isascii() and offers.isdigit() and len(offers) < 3):
        raise BadSetup(f"“setup offers {offers}” is no number")
    parts: dict[str, Any] = {name: _by_number(key, lines.get(key, ())) for key, name in _NUMBERED.items()}
    parts |= {name: tuple(lines[key][0]) for key, name in _LISTED.items() if key in lines}
    return Setup(seats, word.get("seed", ""), word.get("first", "random"), int(offers), **parts)


def _by_number(key: str, said: Sequence[Sequence[str]]) -> dict[int, Words]:
    found: dict[int, Words] = {}
    for words in said:
        if not words or words[0] not in ("1", "2", "3", "4", "5", "6"):
            raise BadSetup(f"“setup {key}” names a number first, from 1")
        if int(words[0]) - 1 in found:
            raise BadSetup(f"“setup {key} {words[0]}” is said twice")
        found[int(words[0]) - 1] = tuple(words[1:])
    return found


def write_setup(setup: Setup) -> list[str]:
    """Return the setup as the journal's lines, the word ``setup`` left out; what is unsaid stays out."""
    lines = [f"seed {setup.seed}"] if setup.seed else []
    lines.append(f"first {setup.first}")
    lines += [f"offers {setup.offers}"] if setup.offers != OFFERS else []
    for key, name in _NUMBERED.items():
        lines += [" ".join((key, str(number + 1), *said)) for number, said in getattr(setup, name).items()]
    return lines + [" ".join((key, *said)) for key, name in _LISTED.items() if (said := getattr(setup, name))]


# -- the deal ---------------------------------------------------------------------------------------


def deal(setup: Setup, state: State) -> None:
    """Fill an empty state in the order of AN-208; raises BadSetup with one sentence if that cannot be."""
    _check(setup)
    state.offer_limit = setup.offers
    if setup.players == SEATS.start:
        state.bot = Bot()
    _shuffle(setup, state)
    state.first = _first(setup, state)
    _lay_market(setup, state)
    for place in range(FACE_UP_PLANETS):
        state.planets[place] = _planet(setup.planets.get(place, ()), state)
    _deal_objectives(setup, state)
    if state.bot is not None:
        _deal_bot(setup, state, state.bot)
    _deal_hands(setup, state)
    for seat in range(setup.players):
        state.holds[seat] = fragments(setup.holds.get(seat, ()))
        state.completed[seat] = list(setup.completed.get(seat, ()))
    _check_holds(setup, state)


def _check(setup: Setup) -> None:
    """Refuse seats, places and words that do not exist, and cards that are named too often."""
    if setup.players not in SEATS:
        raise BadSetup(f"AfterNova takes {SEATS.start} to {SEATS.stop - 1} players, not {setup.players}")
    if setup.first not in ("random", *(f"seat-{seat + 1}" for seat in range(setup.players))):
        raise BadSetup(f"“first {setup.first}” is neither random nor a seat of this table")
    if setup.offers > MOST_OFFERS:
        raise BadSetup(f"a turn has 0 to {MOST_OFFERS} offers, not {setup.offers}")
    for said in (setup.objectives, setup.hands, setup.holds, setup.completed):
        for seat in said:
            if seat >= setup.players:
                raise BadSetup(f"seat {seat + 1} does not exist in a game of {setup.players}")
    for said in (setup.planets, setup.bot_projects):
        for place in said:
            if place >= FACE_UP_PLANETS:
                raise BadSetup(f"there is no place {place + 1}: it is 1, 2 or 3")
    is_bots = any((setup.bot_projects, setup.bot_objective, setup.bot_hold, setup.bot_completed))
    if is_bots and setup.players != SEATS.start:
        raise BadSetup("Bot takes part with two seats only")
    _check_cards(setup)
    _check_places(setup)


def _check_cards(setup: Setup) -> None:
    """Refuse what is no card, or is named twice, or more Fragments than there are (AN-101)."""
    crew, projects = _named_hand_cards(setup)
    planets = _named_planets(setup)
    for what, named, known in (
        ("crew", crew, CREWS), ("Project", projects, PROJECTS), ("Planet", planets, PLANETS),
    ):  # fmt: skip
        for card in named:
            if card not in known:
                raise BadSetup(f"“{card}” is no {what}")
            if named.count(card) > 1:
                raise BadSetup(f"the {what} “{card}” is named twice")
    colours = Counter(_named_fragments(setup))
    for colour, count in colours.items():
        if colour not in COLOURS:
            raise BadSetup(f"“{colour}” is no colour of Fragments")
        if count > COPIES:
            raise BadSetup(f"more than {COPIES} {colour} Fragments are named")


def _named_hand_cards(setup: Setup) -> tuple[list[str], list[str]]:
    """Return all crew and all Projects that are named, each in the order said."""
    held = [card for said in setup.hands.values() for card in said]
    crew = [card for card in held if card not in PROJECTS]
    crew += [card for card in (*setup.market_crew, *setup.crew_deck, *setup.crew_discard) if card != GAP]
    projects = [card for card in held if card in PROJECTS]
    projects += [card for said in setup.completed.values() for card in said]
    projects += [said[0] for said in setup.bot_projects.values() if said]
    listed = (*setup.market_projects, *setup.project_deck, *setup.project_discard, *setup.bot_completed)
    return crew, projects + [card for card in listed if card != GAP]


def _named_planets(setup: Setup) -> list[str]:
    face_up = [said[0] for said in setup.planets.values() if said]
    return [*face_up, *setup.planet_deck, *setup.planet_discard]


def _named_fragments(setup: Setup) -> list[str]:
    """Return all Fragments that are named."""
    on_cards = [*setup.planets.values(), *setup.bot_projects.values()]
    listed = [*setup.holds.values(), *(said[1:] for said in on_cards)]
    loose = (setup.bag, setup.reserve, setup.bot_hold)
    return [colour for said in (*listed, *loose) for colour in said]


def _check_places(setup: Setup) -> None:
    """Refuse hands, rows and Projects that are too large, and objectives that are none."""
    for seat, cards in setup.hands.items():
        if len(cards) > HAND_LIMIT:
            raise BadSetup(f"seat {seat + 1} holds {len(cards)} cards; {HAND_LIMIT} are the most")
    for seat, projects in setup.completed.items():
        if len(projects) >= MOST_PROJECTS:
            raise BadSetup(f"seat {seat + 1} has completed {len(projects)} Projects: the game would be over")
    for row in (setup.market_crew, setup.market_projects):
        if row and len(row) != ROW_SIZE:
            raise BadSetup(f"a row of the Market has {ROW_SIZE} places, not {len(row)}")
    for place, said in setup.planets.items():
        if not said:
            raise BadSetup(f"“setup planet {place + 1}” names no Planet")
        if len(said) - 1 > PLANETS[said[0]].spaces:
            raise BadSetup(f"{said[0]} has {PLANETS[said[0]].spaces} spaces for Fragments")
    for place, said in setup.bot_projects.items():
        if not said or not covers(PROJECTS[said[0]].cost, fragments(said[1:])):
            raise BadSetup(f"“setup bot-project {place + 1}” names a Project and Fragments of its cost")
    if len(setup.bot_hold) >= BOT_SPACES:
        raise BadSetup(f"Bot's Hold is emptied when it has {BOT_SPACES} Fragments")
    if len(setup.bot_completed) >= MOST_PROJECTS:
        raise BadSetup("Bot has completed so many Projects that the game would be over")
    named = _objectives(setup)
    if len(set(named)) < len(named):
        raise BadSetup("an objective is named twice")


def _objectives(setup: Setup) -> list[str]:
    """Return the ids of the objectives that are named."""
    said = [*setup.objectives.values(), *([setup.bot_objective] if setup.bot_objective else [])]
    try:
        return [objective_of(colours) for colours in said]
    except (KeyError, ValueError) as error:
        raise BadSetup("an objective is two different colours") from error


def _rest(known: Iterable[str], named: Iterable[str]) -> list[str]:
    left = set(named)
    return [card for card in known if card not in left]


def _shuffle(setup: Setup, state: State) -> None:
    """Shuffle what is not named; on top of the decks lies what is (AN-202, AN-203)."""
    crew, projects = _named_hand_cards(setup)
    state.crew_deck = _deck(state, "crew", _rest(CREWS, crew), setup.crew_deck)
    state.project_deck = _deck(state, "projects", _rest(PROJECTS, projects), setup.project_deck)
    state.planet_deck = _deck(state, "planets", _rest(PLANETS, _named_planets(setup)), setup.planet_deck)
    left = Counter(BAG) - Counter(_named_fragments(setup))
    state.bag = _deck(state, "bag", list(left.elements()), setup.bag)
    objectives = state.shuffle("objectives", _rest(OBJECTIVES, _objectives(setup)))
    state.objectives = tuple(objectives)
    state.crew_discard, state.project_discard = list(setup.crew_discard), list(setup.project_discard)
    state.planet_discard, state.reserve = list(setup.planet_discard), fragments(setup.reserve)


def _deck(state: State, kind: str, rest: list[str], top: Words) -> list[str]:
    """Return a deck, its top last."""
    return [*top, *state.shuffle(kind, rest)][::-1]


def _first(setup: Setup, state: State) -> int:
    """Return who begins (AN-205)."""
    said = setup.first
    if said == "random":
        said = state.pick("first", [f"seat-{seat + 1}" for seat in range(setup.players)])
    return int(said.removeprefix("seat-")) - 1


def _lay_market(setup: Setup, state: State) -> None:
    for row, said, draw in (
        (state.market_crew, setup.market_crew, draw_crew),
        (state.market_projects, setup.market_projects, draw_project),
    ):
        row[:] = [None if card == GAP else card for card in said] or [draw(state) for _ in row]


def _planet(said: Words, state: State) -> FaceUpPlanet | None:
    """Return the Planet that is named, or the next; its spaces are filled unless Fragments are named."""
    if len(said) > 1:
        return FaceUpPlanet(said[0], fragments(said[1:]))
    if not said and not state.planet_deck:
        return None
    return fill_planet(state, said[0] if said else state.planet_deck.pop())


def _deal_objectives(setup: Setup, state: State) -> None:
    """Deal the objectives, Bot's first; the others leave the game (AN-204)."""
    left = list(state.objectives)
    if state.bot is not None:
        state.bot.objective = objective_of(setup.bot_objective) if setup.bot_objective else left.pop(0)
    state.objectives = tuple(
        objective_of(setup.objectives[seat]) if seat in setup.objectives else left.pop(0)
        for seat in range(setup.players)
    )


def _deal_bot(setup: Setup, state: State, bot: Bot) -> None:
    """Lay Bot's three Projects and what it has already (AN-801)."""
    for place in range(BOTS_ROW):
        said = setup.bot_projects.get(place, ())
        project = said[0] if said else draw_project(state)
        if project is not None:
            bot.row.append(BotProject(project, fragments(said[1:])))
    bot.hold = fragments(setup.bot_hold)
    bot.completed = list(setup.bot_completed)


def _deal_hands(setup: Setup, state: State) -> None:
    """Deal in order of turns one Project, then crew: the first 3, the last 5, others 4 (AN-206)."""
    order = [(state.first + way) % setup.players for way in range(setup.players)]
    counts = [4] * setup.players
    counts[-1] = 5
    if state.bot is None:
        counts[0] = 3
    for seat in order:
        if seat not in setup.hands:
            project = draw_project(state)
            state.projects[seat] = [project] if project else []
    for seat, count in zip(order, counts, strict=True):
        if seat in setup.hands:
            cards = setup.hands[seat]
            state.crews[seat] = in_order(card for card in cards if card in CREWS)
            state.projects[seat] = in_order(card for card in cards if card in PROJECTS)
        else:
            drawn = [draw_crew(state) for _ in range(count)]
            state.crews[seat] = in_order(card for card in drawn if card)


def _check_holds(setup: Setup, state: State) -> None:
    """Refuse Holds that are too full for the Upgrades of their seats."""
    state.working = [len(completed) for completed in state.completed]
    for seat in range(setup.players):
        if state.excess(seat):
            raise BadSetup(f"the Hold of seat {seat + 1} has {state.spaces(seat)} spaces")
