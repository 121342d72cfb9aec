"""Putting a game on the table: dealt from a seed, or any position said explicitly (sections 2, 7 and 20)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from chrononauts_qt.games.dungeon_time.cards import (
    ADVENTURES,
    COPIES,
    DEALS,
    GAME_MISSIONS,
    HALVES,
    HEROES,
    KINDS,
    MISSIONS,
    SCENARIOS,
    SEATS,
    STARTING_MISSIONS,
    TOKENS,
    is_card,
)
from chrononauts_qt.games.dungeon_time.state import ADVENTURE, DRAFT, READY, RESOLVE, State, Told
from chrononauts_qt.kernel.errors import BadSetup

FIRST_SCENARIO = "training"
DAILY = "daily/"
"""How the seed of a dungeon of the day begins; its date follows (DT-706)."""
MODES = ("normal", "extended")
SWITCHES = ("off", "on")
PHASES = {"ready": READY, "adventure": ADVENTURE, "resolution": RESOLVE}

Words = tuple[str, ...]


@dataclass(frozen=True)
class Setup:
    """How a game begins; what is not said is dealt from the seed.

    ``adventure`` takes the place of ``scenario``. Keys are 0-based seats, tiers, or kinds; ``backpack`` has
    cards and tokens. ``deck`` names what comes first, ``story`` what was played first, ``failed`` the oldest
    first. ``goal`` 0 is that of the scenario.
    """

    players: int
    seed: str = ""
    scenario: str = FIRST_SCENARIO
    adventure: str = ""
    extended: bool = False
    heroes: bool = False
    phase: str = "ready"
    goal: int = 0
    missions: Words = ()
    halves: Mapping[int, str] = field(default_factory=dict)
    kept: Mapping[int, str] = field(default_factory=dict)
    drafts: Mapping[int, Words] = field(default_factory=dict)
    hands: Mapping[int, Words] = field(default_factory=dict)
    deck: Words = ()
    story: Words = ()
    backpack: Mapping[str, tuple[int, int]] = field(default_factory=dict)
    supply: Mapping[str, int] = field(default_factory=dict)
    completed: Words = ()
    failed: Words = ()

    @property
    def is_position(self) -> bool:
        """Whether cards are named: then what is left is dealt without regard to Items and Missions."""
        named = (self.hands, self.deck, self.story, self.backpack, self.completed, self.failed)
        return any(named) or self.phase == "resolution"

    def named_cards(self) -> list[str]:
        """Return every card that is named somewhere."""
        held = [card for hand in self.hands.values() for card in hand]
        packed = [kind for kind, (cards, _) in self.backpack.items() for _ in range(cards)]
        return [*held, *self.deck, *self.story, *packed, *self.completed, *self.failed]


# -- as text ----------------------------------------------------------------------------------------

_WORD = ("seed", "scenario", "adventure", "phase")
_LISTED = ("missions", "deck", "story", "completed", "failed")
_BY_SEAT = {"hero": "kept", "draft": "drafts", "hand": "hands"}
_KEYS = (*_WORD, "mode", "heroes", "goal", *_LISTED, *_BY_SEAT, "half", "backpack", "supply")


def read_setup(seats: int, lines: Mapping[str, Sequence[Sequence[str]]]) -> Setup:
    """Return the setup that the journal's ``setup KEY ...`` lines describe, by key; raises BadSetup."""
    for key, said in lines.items():
        if key not in _KEYS:
            raise BadSetup(f"“setup {key}” is unknown; it can be {', '.join(_KEYS)}")
        if len(said) > 1 and key not in (*_BY_SEAT, "half"):
            raise BadSetup(f"“setup {key}” is said twice")
    if "scenario" in lines and "adventure" in lines:
        raise BadSetup("a game has a scenario or an Adventure, not both")
    parts: dict[str, Any] = {key: " ".join(lines[key][0]) for key in _WORD if key in lines}
    parts |= {key: tuple(lines[key][0]) for key in _LISTED if key in lines}
    if "mode" in lines:
        parts["extended"] = bool(_choice("mode", lines["mode"][0], MODES))
    if "heroes" in lines:
        parts["heroes"] = bool(_choice("heroes", lines["heroes"][0], SWITCHES))
    if "goal" in lines:
        parts["goal"] = _number("goal", " ".join(lines["goal"][0]), GAME_MISSIONS)
    parts |= _by_seat(lines)
    parts["halves"] = _halves(lines.get("half", ()))
    parts["backpack"] = _counted("backpack", lines, 2)
    parts["supply"] = {kind: counts[0] for kind, counts in _counted("supply", lines, 1).items()}
    return Setup(seats, **parts)


def _choice(key: str, words: Sequence[str], known: Sequence[str]) -> int:
    if " ".join(words) not in known:
        raise BadSetup(f"“setup {key}” is {' or '.join(known)}")
    return known.index(words[0])


def _number(key: str, word: str, most: int) -> int:
    if not (word.isascii() and word.isdigit() and len(word) < 3 and int(word) <= most):
        raise BadSetup(f"“setup {key} {word}” is no number up to {most}")
    return int(word)


def _by_seat(lines: Mapping[str, Sequence[Sequence[str]]]) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for key, name in _BY_SEAT.items():
        by_seat: dict[int, Any] = {}
        for words in lines.get(key, ()):
            if not words or words[0] not in map(str, SEATS):
                raise BadSetup(f"“setup {key}” names a seat first, from 1")
            seat = int(words[0]) - 1
            if seat in by_seat:
                raise BadSetup(f"“setup {key} {words[0]}” is said twice")
            by_seat[seat] = " ".join(words[1:]) if key == "hero" else tuple(words[1:])
        found[name] = by_seat
    return found


def _halves(lines: Sequence[Sequence[str]]) -> dict[int, str]:
    found: dict[int, str] = {}
    for words in lines:
        if len(words) != 2 or words[0] not in ("1", "2", "3", "4") or words[1] not in HALVES:
            raise BadSetup("“setup half” names a tier and sun or moon")
        found[int(words[0])] = words[1]
    return found


def _counted(
    key: str, lines: Mapping[str, Sequence[Sequence[str]]], each: int
) -> dict[str, tuple[int, ...]]:
    """Return the numbers behind each kind."""
    words = list(lines[key][0]) if key in lines else []
    found: dict[str, tuple[int, ...]] = {}
    for start in range(0, len(words), each + 1):
        kind, *numbers = words[start : start + each + 1]
        if kind not in KINDS or len(numbers) != each or kind in found:
            raise BadSetup(f"“setup {key}” names kinds, each with {each} number(s)")
        found[kind] = tuple(_number(key, number, COPIES) for number in numbers)
    return found


def write_setup(setup: Setup) -> list[str]:
    """Return the setup as the journal's lines, the word ``setup`` left out; what is unsaid stays out."""
    lines = [f"seed {setup.seed}"] if setup.seed else []
    lines.append(f"adventure {setup.adventure}" if setup.adventure else f"scenario {setup.scenario}")
    lines += ["mode extended"] if setup.extended else []
    lines += ["heroes on"] if setup.heroes else []
    lines += [f"phase {setup.phase}"] if setup.phase != "ready" else []
    lines += [f"goal {setup.goal}"] if setup.goal else []
    for key, name in _BY_SEAT.items():
        for seat, said in getattr(setup, name).items():
            lines.append(" ".join((key, str(seat + 1), *([said] if isinstance(said, str) else said))))
    lines += [f"half {tier} {half}" for tier, half in setup.halves.items()]
    lines += [" ".join((key, *said)) for key in _LISTED if (said := getattr(setup, key))]
    if setup.backpack:
        lines.append(" ".join(("backpack", *(
            f"{kind} {cards} {tokens}" for kind, (cards, tokens) in setup.backpack.items()))))
    if setup.supply:
        lines.append(" ".join(("supply", *(f"{kind} {count}" for kind, count in setup.supply.items()))))
    return lines


# -- what cannot be ---------------------------------------------------------------------------------


def _check(setup: Setup) -> None:
    """Refuse words that do not exist and cards that are named too often, with one sentence."""
    if setup.players not in SEATS:
        raise BadSetup(f"Dungeon Time takes {SEATS[0]} to {SEATS[-1]} players, not {setup.players}")
    if setup.scenario not in SCENARIOS:
        raise BadSetup(f"there is no scenario “{setup.scenario}”")
    if setup.adventure and setup.adventure not in ADVENTURES:
        raise BadSetup(f"there is no Adventure “{setup.adventure}”")
    if setup.phase not in PHASES:
        raise BadSetup(f"“setup phase” is {', '.join(PHASES)}")
    for seat in (*setup.kept, *setup.drafts, *setup.hands):
        if seat >= setup.players:
            raise BadSetup(f"seat {seat + 1} does not exist in a game of {setup.players}")
    for card in setup.named_cards():
        if not is_card(card):
            raise BadSetup(f"“{card}” is no card")
    for card, count in Counter(setup.named_cards()).items():
        if count > (COPIES if card in KINDS else 1):
            raise BadSetup(f"the card “{card}” is named too often")
        if card in ADVENTURES and card != setup.adventure:
            raise BadSetup(f"“{card}” is not the Adventure of this game")
    _check_missions(setup)
    _check_heroes(setup)
    for kind in KINDS:
        if setup.backpack.get(kind, (0, 0))[1] + setup.supply.get(kind, 0) > TOKENS:
            raise BadSetup(f"there are {TOKENS} tokens of {kind}")


def _check_missions(setup: Setup) -> None:
    for card in (*setup.completed, *setup.missions):
        if card not in MISSIONS:
            raise BadSetup(f"“{card}” is no Mission")
    if any(card in KINDS for card in setup.failed):
        raise BadSetup("an Item cannot fail")
    if setup.missions and len(set(setup.missions)) != GAME_MISSIONS:
        raise BadSetup(f"a game has {GAME_MISSIONS} different Missions")
    named = [card for card in setup.named_cards() if card in MISSIONS]
    if len(named) > GAME_MISSIONS or (setup.missions and not set(named) <= set(setup.missions)):
        raise BadSetup("more Missions are named than this game has")


def _check_heroes(setup: Setup) -> None:
    named = [*setup.kept.values(), *(hero for pair in setup.drafts.values() for hero in pair)]
    for hero in named:
        if hero not in HEROES:
            raise BadSetup(f"there is no Hero “{hero}”")
    if len(set(named)) < len(named) or any(len(pair) != 2 for pair in setup.drafts.values()):
        raise BadSetup("every Hero is dealt once, two to a seat")
    if named and not setup.heroes:
        raise BadSetup("Heroes are named, and “setup heroes on” is missing")


# -- the deal ---------------------------------------------------------------------------------------


def deal(setup: Setup, state: State) -> None:
    """Fill an empty state in the order of DT-1011; raises BadSetup or BadChance."""
    _check(setup)
    state.extended, state.adventure = setup.extended, setup.adventure
    state.scenario = "" if setup.adventure else setup.scenario
    rules = ADVENTURES[setup.adventure] if setup.adventure else SCENARIOS[setup.scenario]
    state.goal = setup.goal or rules.goal
    missions = _missions(setup, state)
    if setup.is_position:
        _deal_position(setup, state, missions)
    else:
        _deal_fresh(setup, state, missions)
    _fill(setup, state)
    _deal_heroes(setup, state)
    is_drafted = setup.heroes and not all(state.heroes)
    state.step = DRAFT if is_drafted else PHASES[setup.phase]


def _missions(setup: Setup, state: State) -> list[str]:
    """Return the twelve Missions of this game (DT-202); those that are named take the place of drawn ones."""
    if setup.missions:
        return list(setup.missions)
    drawn = ADVENTURES[setup.adventure].missions if setup.adventure else _drawn(setup, state)
    named = [card for card in setup.named_cards() if card in MISSIONS]
    others = [card for card in drawn if card not in named]
    return [*named, *others][:GAME_MISSIONS]


def _drawn(setup: Setup, state: State) -> Sequence[str]:
    """Draw the Missions of a scenario (DT-103, DT-702)."""
    draw = SCENARIOS[setup.scenario].draw
    if not draw:
        return state.shuffle("draw", list(MISSIONS))[:GAME_MISSIONS]
    found: list[str] = []
    for tier, count in draw.items():
        tiers = [one for one in MISSIONS.values() if one.tier == tier]
        if count == len(tiers):
            found += [one.id for one in tiers]
        elif count * len(HALVES) == len(tiers):
            half = setup.halves.get(tier) or state.pick("draw", HALVES)
            found += [one.id for one in tiers if one.half == half]
        else:
            found += state.shuffle("draw", [one.id for one in tiers])[:count]
    return found


def _deal_fresh(setup: Setup, state: State, missions: list[str]) -> None:
    """DT-203: two Missions, some Items and an Adventure card are dealt; the rest is the Deck."""
    counts = DEALS[setup.players]
    special = [setup.adventure] if setup.adventure else []
    missions = state.shuffle("missions", missions)
    items = state.shuffle("items", _all_items())
    starting = counts.items - len(special)
    dealt = state.shuffle(
        "deal", [*items[:starting], *missions[:STARTING_MISSIONS], *special])
    state.deck = state.shuffle("deck", [*items[starting:], *missions[STARTING_MISSIONS:]])[::-1]
    for seat in range(setup.players):
        state.hands[seat] = dealt[seat * counts.hand : (seat + 1) * counts.hand]


def _deal_position(setup: Setup, state: State, missions: list[str]) -> None:
    """Lay what is named; hands that are not are dealt in the Adventure phase, the rest is the Deck."""
    special = [setup.adventure] if setup.adventure else []
    everything = Counter([*_all_items(), *missions, *special])
    everything.subtract(setup.named_cards())
    rest = state.shuffle("deck", list(everything.elements()))
    for seat in range(setup.players):
        if seat in setup.hands:
            state.hands[seat] = list(setup.hands[seat])
        elif setup.phase != "resolution":
            state.hands[seat] = [rest.pop(0) for _ in range(DEALS[setup.players].hand) if rest]
    state.deck = [*setup.deck, *rest][::-1]
    state.story = [Told(card, number, 0) for number, card in enumerate(setup.story, 1)]
    state.missions_played = sum(card in MISSIONS for card in setup.story)


def _all_items() -> list[str]:
    return [kind for kind in KINDS for _ in range(COPIES)]


def _fill(setup: Setup, state: State) -> None:
    """Fill the Backpack, and lay what was completed and what failed."""
    for kind, (cards, tokens) in setup.backpack.items():
        if cards or tokens:
            state.backpack[kind] = (cards, tokens)
            state.supply[kind] -= tokens
    for kind, count in setup.supply.items():
        state.removed += (kind,) * (state.supply[kind] - count)
        state.supply[kind] = count
    if state.slots > state.limit:
        raise BadSetup(f"the Backpack has {state.limit} slots")
    state.completed = setup.completed
    state.failed = tuple(Told(card, number, 0) for number, card in enumerate(setup.failed, 1))
    state.failures = len(setup.failed)
    state.discard = list(setup.failed)


def _deal_heroes(setup: Setup, state: State) -> None:
    """DT-206, DT-601: two to each seat that has not kept one."""
    if not setup.heroes:
        return
    named = [*setup.kept.values(), *(hero for pair in setup.drafts.values() for hero in pair)]
    seats = [seat for seat in range(setup.players) if seat not in setup.kept]
    dealt = [seat for seat in seats if seat not in setup.drafts]
    left = _rest(HEROES, named)
    if dealt:
        left = state.shuffle("heroes", left)
    if len(left) < 2 * len(dealt):
        raise BadSetup("not enough Heroes are left to be dealt")
    drafts: dict[int, Words] = dict(setup.drafts)
    for seat in dealt:
        drafts[seat], left = tuple(left[:2]), left[2:]
    state.draft = tuple(tuple(drafts.get(seat, ())) for seat in range(setup.players))
    state.heroes = tuple(setup.kept.get(seat, "") for seat in range(setup.players))


def _rest(known: Iterable[str], named: Iterable[str]) -> list[str]:
    taken = set(named)
    return [one for one in known if one not in taken]
