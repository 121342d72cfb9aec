"""Putting a game on the table: dealt from a seed, or any position said explicitly (section 2)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field

from chrononauts_qt.games.chrononauts.actions import MAX_SEATS
from chrononauts_qt.games.chrononauts.cards import (
    ARTIFACT,
    BY_ID,
    IDENTITY_INDEX,
    MISSION_INDEX,
    PATCH,
    PLAY_CARDS,
    PLAY_INDEX,
    ids,
)
from chrononauts_qt.games.chrononauts.state import State
from chrononauts_qt.games.chrononauts.timeline import FITS, LINCHPIN_BIT, PARADOX_LIMIT, PATCH_YEAR
from chrononauts_qt.games.chrononauts.variant import Variant
from chrononauts_qt.kernel.errors import BadSetup

MIN_SEATS = 2


@dataclass(frozen=True)
class Setup:
    """How a game begins; what is not said is dealt from the seed.

    Seats are 0-based keys; cards are ids. ``draw_pile`` (top first) names the top cards, the rest is
    shuffled below; ``discard_pile`` has its top last; ``mission_stack`` and ``identity_stack`` have
    their top first, with the rest shuffled below. ``first`` is "guess", "random" or "seat-N".
    """

    players: int
    seed: str = ""
    first: str = "random"
    mulligan: bool = True
    red: Sequence[int] = ()
    patches: Sequence[str] = ()
    hands: Mapping[int, Sequence[str]] = field(default_factory=dict)
    tables: Mapping[int, Sequence[str]] = field(default_factory=dict)
    missions: Mapping[int, str] = field(default_factory=dict)
    identities: Mapping[int, str] = field(default_factory=dict)
    draw_pile: Sequence[str] = ()
    discard_pile: Sequence[str] = ()
    mission_stack: Sequence[str] = ()
    identity_stack: Sequence[str] = ()


def deal(setup: Setup, state: State) -> None:
    """Fill an empty state as `setup` says; raises BadSetup with one sentence if that cannot be."""
    check_options(setup, state.variant)
    state.red = sum(LINCHPIN_BIT[year] for year in setup.red)
    _deal_goals(setup, state)
    deal_cards(setup, state)
    check_position(state)
    state.mulligan = setup.mulligan and state.variant.identities


def check_options(setup: Setup, variant: Variant) -> None:
    """Refuse seats, years and words that do not exist; raises BadSetup."""
    fewest, most = variant.seats
    if not fewest <= setup.players <= most:
        raise BadSetup(f"{variant.title} takes {fewest} to {most} players, not {setup.players}")
    seats = [f"seat-{seat + 1}" for seat in range(setup.players)]
    if setup.first not in ("guess", "random", *seats):
        raise BadSetup(f"“first {setup.first}” is none of guess, random, {', '.join(seats)}")
    for year in setup.red:
        if year not in LINCHPIN_BIT:
            raise BadSetup(f"{year} is no Linchpin, so it cannot lie on its prime side")
    if len(set(setup.red)) < len(setup.red):
        raise BadSetup("a Linchpin is named twice among the red ones")
    for said in (setup.hands, setup.tables, setup.missions, setup.identities):
        for seat in said:
            if not 0 <= seat < setup.players:
                raise BadSetup(f"seat {seat + 1} does not exist in a game of {setup.players}")


def _known(cards: Iterable[str], table: Mapping[str, int], what: str) -> list[int]:
    found = []
    for card in cards:
        if card not in table:
            kind = f"is a {BY_ID[card].family}" if card in BY_ID else "is unknown"
            raise BadSetup(f"the card “{card}” {kind} and cannot lie in {what}")
        found.append(table[card])
    return found


def _deal_goals(setup: Setup, state: State) -> None:
    """R-204, R-205: one Mission and one Identity each, the rest are stacks; Artifaxx knows no Identity."""
    state.missions, state.mission_stack = _deal_goal(
        state, "missions", MISSION_INDEX, setup.missions, setup.mission_stack
    )
    if state.variant.identities:
        state.identities, state.identity_stack = _deal_goal(
            state, "identities", IDENTITY_INDEX, setup.identities, setup.identity_stack
        )


def _deal_goal(
    state: State, kind: str, index: Mapping[str, int], given: Mapping[int, str], top: Sequence[str]
) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Return what the seats get of one kind, and the stack that is left, its top last."""
    named = _known([*given.values(), *top], index, f"the {kind}")
    if len(set(named)) < len(named):
        raise BadSetup(f"a card is named twice among the {kind}")
    rest = [card for card, number in index.items() if number not in named]
    order = state.shuffle(kind, rest)
    held = []
    for seat in range(state.players):
        if seat not in given and not order:
            raise BadSetup(f"the {kind} do not go round: name fewer of them in the stack")
        held.append(index[given[seat]] if seat in given else index[order.pop(0)])
    return tuple(held), tuple(index[card] for card in reversed([*top, *order]))


def deal_cards(setup: Setup, state: State) -> None:
    """R-206: hands of three, the rest is the draw pile."""
    left = Counter(state.variant.deck)
    named = [
        *(("a hand", cards, None) for cards in setup.hands.values()),
        *(("a table", cards, ARTIFACT) for cards in setup.tables.values()),
        ("the TimeLine", setup.patches, PATCH),
        ("the draw pile", setup.draw_pile, None),
        ("the discard pile", setup.discard_pile, None),
    ]
    for where, cards, family in named:
        for card in _known(cards, PLAY_INDEX, where):
            if card not in left:
                title = state.variant.title
                raise BadSetup(f"the card “{PLAY_CARDS[card].id}” is not in the deck of {title}")
            left[card] -= 1
            if family and PLAY_CARDS[card].family != family:
                raise BadSetup(f"the card “{PLAY_CARDS[card].id}” is no {family} and cannot lie on {where}")
            if left[card] < 0:
                raise BadSetup(
                    f"the card “{PLAY_CARDS[card].id}” is named more often than it exists "
                    f"({state.variant.deck.count(card)})"
                )
    rest = ids(list(left.elements()))
    order = state.shuffle("deck", rest)
    for seat in range(setup.players):
        if seat in setup.hands:
            state.hands[seat] = [PLAY_INDEX[card] for card in setup.hands[seat]]
        else:
            state.hands[seat] = [PLAY_INDEX[card] for card in order[: state.variant.hand_size]]
            del order[: state.variant.hand_size]
        state.tables[seat] = [PLAY_INDEX[card] for card in setup.tables.get(seat, ())]
    state.patches = sum(1 << PLAY_INDEX[card] for card in setup.patches)
    state.discard = [PLAY_INDEX[card] for card in setup.discard_pile]
    state.draw = [PLAY_INDEX[card] for card in reversed([*setup.draw_pile, *order])]


def check_position(state: State) -> None:
    """Refuse a TimeLine that the rules would have changed at once; raises BadSetup."""
    for patch in range(len(PATCH_YEAR)):
        if state.patches >> patch & 1 and not FITS[state.red] >> patch & 1:
            raise BadSetup(
                f"{PLAY_CARDS[patch].id} cannot lie on the TimeLine while its Linchpins stand as they do"
            )
    years = [PATCH_YEAR[patch] for patch in range(len(PATCH_YEAR)) if state.patches >> patch & 1]
    if len(set(years)) < len(years):
        raise BadSetup("two Patches cannot lie on one year")
    if state.open_mask().bit_count() >= PARADOX_LIMIT:
        raise BadSetup(
            f"{PARADOX_LIMIT} open Paradoxes: the Universe would be destroyed before the game begins"
        )


_SEATED = ("hand", "table", "mission", "identity")
_LISTS = ("red", "patches", "draw", "discard", "missions", "identities")
_WORDS = ("seed", "first", "mulligan")


def read_setup(seats: int, lines: Mapping[str, Sequence[Sequence[str]]]) -> Setup:
    """Return the setup that the journal's ``setup KEY ...`` lines describe, by key and in order.

    Raises BadSetup with one sentence for an unknown key, a missing or a doubled word.
    """
    for key, said in lines.items():
        if key not in (*_SEATED, *_LISTS, *_WORDS):
            raise BadSetup(f"“setup {key}” is unknown; it can be {', '.join((*_WORDS, *_SEATED, *_LISTS))}")
        if key not in _SEATED and len(said) > 1:
            raise BadSetup(f"“setup {key}” is said twice")
    word = {key: " ".join(lines[key][0]) for key in _WORDS if key in lines}
    if word.get("mulligan", "on") not in ("on", "off"):
        raise BadSetup(f"“setup mulligan {word['mulligan']}” is neither on nor off")
    listed = {key: tuple(lines[key][0]) for key in _LISTS if key in lines}
    seated = {key: _by_seat(key, lines.get(key, ())) for key in _SEATED}
    for key in ("mission", "identity"):
        for cards in seated[key].values():
            if len(cards) != 1:
                raise BadSetup(f"“setup {key}” names one card for a seat")
    return Setup(
        seats,
        word.get("seed", ""),
        word.get("first", "random"),
        word.get("mulligan", "on") == "on",
        tuple(year_of(year) for year in listed.get("red", ())),
        listed.get("patches", ()),
        seated["hand"],
        seated["table"],
        {seat: cards[0] for seat, cards in seated["mission"].items()},
        {seat: cards[0] for seat, cards in seated["identity"].items()},
        listed.get("draw", ()),
        listed.get("discard", ()),
        listed.get("missions", ()),
        listed.get("identities", ()),
    )


def year_of(word: str) -> int:
    """Return the year a word of the journal names; raises BadSetup."""
    if not (word.isascii() and word.isdigit() and len(word) == 4):
        raise BadSetup(f"“{word}” is no year")
    return int(word)


def _by_seat(key: str, said: Sequence[Sequence[str]]) -> dict[int, tuple[str, ...]]:
    found: dict[int, tuple[str, ...]] = {}
    for words in said:
        if not words or words[0] not in ("1", "2", "3", "4", "5", "6"):
            raise BadSetup(f"“setup {key}” names a seat from 1 to {MAX_SEATS} first")
        seat = int(words[0]) - 1
        if seat in found:
            raise BadSetup(f"“setup {key} {words[0]}” is said twice")
        found[seat] = tuple(words[1:])
    return found


def write_setup(setup: Setup) -> list[str]:
    """Return the setup as the journal's lines, the word ``setup`` left out; what is unsaid stays out."""
    lines = [f"seed {setup.seed}"] if setup.seed else []
    lines += [f"first {setup.first}", f"mulligan {'on' if setup.mulligan else 'off'}"]
    listed = (
        ("red", [str(year) for year in setup.red]),
        ("patches", setup.patches),
        ("draw", setup.draw_pile),
        ("discard", setup.discard_pile),
        ("missions", setup.mission_stack),
        ("identities", setup.identity_stack),
    )
    lines += [" ".join((key, *cards)) for key, cards in listed if cards]
    lines += [" ".join(("hand", str(seat + 1), *cards)) for seat, cards in setup.hands.items()]
    lines += [" ".join(("table", str(seat + 1), *cards)) for seat, cards in setup.tables.items()]
    lines += [f"mission {seat + 1} {card}" for seat, card in setup.missions.items()]
    return lines + [f"identity {seat + 1} {card}" for seat, card in setup.identities.items()]
