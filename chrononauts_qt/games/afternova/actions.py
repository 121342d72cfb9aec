"""What a seat can say, with a text form that round-trips (section 11 of docs/afternova.md).

    harvest PLANET with CREW..[; bot brings SKILL.. gets COLOUR..]
    offer PLANET; SHARE[; SHARE ..][; bot brings SKILL.. gets COLOUR..]
        SHARE = SEAT|anyone brings SKILL.. gets COLOUR..|nothing [plus COLOUR..] [gives COLOUR..]
    accept OFFER with CREW..
    decline OFFER
    counter OFFER brings SKILL.. gets COLOUR..|nothing [plus COLOUR..] [gives COLOUR..] with CREW..
    seal OFFER [to SEAT] [with CREW..]
    show CARD.. | take CARD | replace crew | replace projects | discard CARD | pass
    drop COLOUR.. | complete PROJECT | done
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import cached_property
from typing import NamedTuple, TypeVar

from chrononauts_qt.games.afternova.amounts import (
    NO_FRAGMENTS,
    Fragments,
    Skills,
    fragments,
    skills,
    words,
)
from chrononauts_qt.games.afternova.cards import CREWS, PLANETS, PROJECTS, in_order
from chrononauts_qt.kernel.errors import BadActionText

ANYONE, BOT = -1, -2
"""Instead of a seat: whoever will, and the simulated Bot."""

MAX_SEATS = 6
NOTHING = "nothing"
ROWS = ("crew", "projects")


class Share(NamedTuple):
    """The part of one helper in a deal (AN-421); ``seat`` is 0-based, ANYONE or BOT.

    It ``brings`` icons and ``gets`` Fragments of the Planet, ``plus`` Fragments from the active seat's Hold,
    and ``gives`` some from its own.
    """

    seat: int
    brings: Skills
    gets: Fragments = NO_FRAGMENTS
    plus: Fragments = NO_FRAGMENTS
    gives: Fragments = NO_FRAGMENTS

    @property
    def terms(self) -> str:
        """Return the share as actions say it, without its seat."""
        said = ["brings", *(words(self.brings) or (NOTHING,)), "gets", *(words(self.gets) or (NOTHING,))]
        for key, amount in (("plus", self.plus), ("gives", self.gives)):
            if any(amount):
                said += [key, *words(amount)]
        return " ".join(said)

    @property
    def text(self) -> str:
        """Return the share as actions say it."""
        who = {ANYONE: "anyone", BOT: "bot"}.get(self.seat, str(self.seat + 1))
        return f"{who} {self.terms}"


class _Said(NamedTuple):
    verb: str
    planet: str = ""
    cards: tuple[str, ...] = ()
    shares: tuple[Share, ...] = ()
    offer: int = 0
    to: int | None = None
    fragments: Fragments = NO_FRAGMENTS
    row: str = ""


class Action(_Said):
    """One thing to say; of what its verb has no word for, nothing is filled in.

    ``shares`` are those of an offer by seat, Bot's last; of a harvest Bot's alone; of a counter its maker's,
    whose seat it does not say. ``offer`` is a number from 1, ``to`` a 0-based seat, ``row`` crew or projects.
    """

    @cached_property
    def text(self) -> str:
        """Return the form that journals use."""
        return _WRITE.get(self.verb, _bare)(self)

    def __str__(self) -> str:
        return self.text


def _bare(action: Action) -> str:
    return action.verb


def _cards(action: Action) -> str:
    return f" with {' '.join(action.cards)}" if action.cards else ""


def _seal(action: Action) -> str:
    to = "" if action.to is None else f" to {action.to + 1}"
    return f"seal {action.offer}{to}{_cards(action)}"


def _shares(action: Action) -> str:
    return "".join(f"; {share.text}" for share in action.shares)


_WRITE: dict[str, Callable[[Action], str]] = {
    "harvest": lambda action: f"harvest {action.planet}{_cards(action)}{_shares(action)}",
    "offer": lambda action: f"offer {action.planet}{_shares(action)}",
    "accept": lambda action: f"accept {action.offer}{_cards(action)}",
    "decline": lambda action: f"decline {action.offer}",
    "counter": lambda action: f"counter {action.offer} {action.shares[0].terms}{_cards(action)}",
    "seal": _seal,
    "show": lambda action: " ".join(("show", *action.cards)),
    "take": lambda action: f"take {action.cards[0]}",
    "replace": lambda action: f"replace {action.row}",
    "discard": lambda action: f"discard {action.cards[0]}",
    "drop": lambda action: " ".join(("drop", *words(action.fragments))),
    "complete": lambda action: f"complete {action.cards[0]}",
}

PASS, DONE = Action("pass"), Action("done")


def harvest(planet: str, cards: Sequence[str], bot: Share | None = None) -> Action:
    """Return a Harvest of one seat, with Bot's help or without."""
    return Action("harvest", planet, tuple(in_order(cards)), () if bot is None else (bot,))


def offer(planet: str, shares: Iterable[Share]) -> Action:
    """Return an offer."""
    return Action("offer", planet, shares=tuple(sorted(shares, key=_by_seat)))


def _by_seat(share: Share) -> int:
    return MAX_SEATS if share.seat == BOT else share.seat


def answer(verb: str, number: int, cards: Sequence[str] = (), share: Share | None = None) -> Action:
    """Return accept, decline or counter to an offer by its number."""
    shares = () if share is None else (share._replace(seat=ANYONE),)
    return Action(verb, cards=tuple(in_order(cards)), shares=shares, offer=number)


def seal(number: int, cards: Sequence[str] = (), to: int | None = None) -> Action:
    """Return the sealing of an agreed deal."""
    return Action("seal", cards=tuple(in_order(cards)), offer=number, to=to)


def of_cards(verb: str, *cards: str) -> Action:
    """Return show, take, discard or complete."""
    return Action(verb, cards=tuple(in_order(cards)))


def replace_row(row: str) -> Action:
    """Return the replacement of a row of the Market."""
    return Action("replace", row=row)


def drop(amount: Fragments) -> Action:
    """Return the dropping of Fragments."""
    return Action("drop", fragments=amount)


# -- reading ----------------------------------------------------------------------------------------

Amount = TypeVar("Amount", Fragments, Skills)


def parse(text: str) -> Action:
    """Return the action that a text names, whatever the order of its lists; raises BadActionText."""
    verb, _, rest = text.partition(" ")
    read = _READ.get(verb)
    try:
        if read is None or text != " ".join(text.split(" ")) or text != text.strip():
            raise ValueError(text)
        return read(rest)
    except (ValueError, KeyError, IndexError) as error:
        raise BadActionText(f"“{text}” is no action of AfterNova") from error


def _read_harvest(rest: str) -> Action:
    head, *others = rest.split("; ")
    planet, cards = _planet_and_cards(head)
    shares = [_share(said) for said in others]
    if len(shares) > 1 or any(share.seat != BOT for share in shares):
        raise ValueError(rest)
    return harvest(planet, cards, *shares)


def _planet_and_cards(head: str) -> tuple[str, tuple[str, ...]]:
    planet, *tail = head.split(" ")
    if planet not in PLANETS or not tail:
        raise ValueError(head)
    return planet, _with(tail)


def _with(said: Sequence[str]) -> tuple[str, ...]:
    """Return the crew behind “with”; nothing where nothing is said."""
    if not said:
        return ()
    if said[0] != "with" or len(said) == 1 or not set(said[1:]) <= CREWS.keys():
        raise ValueError(" ".join(said))
    return tuple(said[1:])


def _read_offer(rest: str) -> Action:
    planet, *others = rest.split("; ")
    shares = [_share(said) for said in others]
    seats = [share.seat for share in shares]
    if planet not in PLANETS or not shares or len(set(seats)) < len(seats):
        raise ValueError(rest)
    return offer(planet, shares)


def _share(said: str) -> Share:
    who, *terms = said.split(" ")
    return _terms(terms)._replace(seat=_seat_or_other(who))


def _seat_or_other(who: str) -> int:
    return {"anyone": ANYONE, "bot": BOT}.get(who) or _seat(who)


def _seat(said: str) -> int:
    if said not in ("1", "2", "3", "4", "5", "6"):
        raise ValueError(said)
    return int(said) - 1


def _terms(said: Sequence[str]) -> Share:
    """Read “brings .. gets .. plus .. gives ..”; the seat is to be filled in."""
    parts = _sections(said, ("brings", "gets", "plus", "gives"))
    if "brings" not in parts or "gets" not in parts:
        raise ValueError(" ".join(said))
    gets = () if parts["gets"] == [NOTHING] else parts["gets"]
    if parts["gets"] == [] or any(parts.get(key) == [] for key in ("plus", "gives")):
        raise ValueError(" ".join(said))
    brings = () if parts["brings"] == [NOTHING] else parts["brings"]
    if parts["brings"] == []:
        raise ValueError(" ".join(said))
    return Share(
        ANYONE, skills(brings), fragments(gets), fragments(parts.get("plus", ())),
        fragments(parts.get("gives", ())),
    )


def _sections(said: Sequence[str], keys: Sequence[str]) -> dict[str, list[str]]:
    """Return the words behind each key; the keys come in their order, each at most once."""
    found: dict[str, list[str]] = {}
    now: list[str] | None = None
    left = list(keys)
    for word in said:
        if word in left:
            del left[: left.index(word) + 1]
            now = found[word] = []
        elif now is None or word in keys:
            raise ValueError(word)
        else:
            now.append(word)
    return found


def _number(said: str) -> int:
    if not (said.isascii() and said.isdigit() and said[0] != "0" and len(said) < 3):
        raise ValueError(said)
    return int(said)


def _read_accept(rest: str) -> Action:
    number, *tail = rest.split(" ")
    cards = _with(tail)
    if not cards:
        raise ValueError(rest)
    return answer("accept", _number(number), cards)


def _read_counter(rest: str) -> Action:
    number, *tail = rest.split(" ")
    place = tail.index("with")
    return answer("counter", _number(number), _with(tail[place:]), _terms(tail[:place]))


def _read_seal(rest: str) -> Action:
    number, *tail = rest.split(" ")
    to = None
    if tail[:1] == ["to"]:
        to, tail = _seat(tail[1]), tail[2:]
    return seal(_number(number), _with(tail), to)


def _read_one(verb: str) -> Callable[[str], Action]:
    def read(rest: str) -> Action:
        (card,) = rest.split(" ")
        if verb == "complete" and card not in PROJECTS:
            raise ValueError(card)
        return of_cards(verb, card)

    return read


def _read_row(rest: str) -> Action:
    if rest not in ROWS:
        raise ValueError(rest)
    return replace_row(rest)


def _read_drop(rest: str) -> Action:
    return drop(fragments(rest.split(" ")))


def _read_bare(action: Action) -> Callable[[str], Action]:
    def read(rest: str) -> Action:
        if rest:
            raise ValueError(rest)
        return action

    return read


_READ: dict[str, Callable[[str], Action]] = {
    "harvest": _read_harvest,
    "offer": _read_offer,
    "accept": _read_accept,
    "decline": lambda rest: answer("decline", _number(rest)),
    "counter": _read_counter,
    "seal": _read_seal,
    "show": lambda rest: of_cards("show", *rest.split(" ")),
    "take": _read_one("take"),
    "replace": _read_row,
    "discard": _read_one("discard"),
    "drop": _read_drop,
    "complete": _read_one("complete"),
    "pass": _read_bare(PASS),
    "done": _read_bare(DONE),
}
