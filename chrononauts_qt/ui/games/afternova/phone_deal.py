"""Deals on a phone: what they are put together out of, and what becomes of that (AN-421 to AN-427)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from chrononauts_qt.games.afternova import actions
from chrononauts_qt.games.afternova.actions import ANYONE, BOT, Action, Share, answer
from chrononauts_qt.games.afternova.amounts import (
    COLOURS,
    NO_FRAGMENTS,
    SKILLS,
    Fragments,
    Skills,
    lacking,
    minus,
    plus,
)
from chrononauts_qt.games.afternova.cards import CREWS, PLANETS, PROJECTS
from chrononauts_qt.games.afternova.covering import played
from chrononauts_qt.games.afternova.state import FaceUpPlanet
from chrononauts_qt.games.afternova.view import OfferSeen, PlayerSeen, View
from chrononauts_qt.ui.catalog.worded import worded
from chrononauts_qt.ui.catalog.wording import all_of, sentences
from chrononauts_qt.ui.games.afternova import own_upgrades
from chrononauts_qt.ui.games.afternova.bots_price import price
from chrononauts_qt.ui.games.afternova.deal import Deal, deal_of, fitting_crew, part_of, spaces_of
from chrononauts_qt.ui.games.afternova.phone_pictures import crew_picture, fragment_picture, skill_picture
from chrononauts_qt.ui.games.afternova.texts import cards, listed, spoken
from chrononauts_qt.ui.games.afternova.texts.clock_texts import text as clock_text
from chrononauts_qt.ui.games.afternova.texts.listed import in_words
from chrononauts_qt.ui.games.afternova.texts.phone_texts import text
from chrononauts_qt.ui.games.afternova.texts.table_texts import text as table_text
from chrononauts_qt.ui.table import phone_blocks as blocks
from chrononauts_qt.ui.table.phone_blocks import Block

DEAL, DROP, OWN = "deal", "drop", "own"
AT, PLAY = "at", "play"
TRAYS = ("brings", "gets", "plus", "gives")
_PARTS = {ANYONE: "anyone", BOT: "bot"}

Things = list[tuple[str, int]]


# -- what was composed ------------------------------------------------------------------------------


def composed(view: View, of: str, counts: Mapping[str, int]) -> Action | None:
    """Return the action that was composed of a sheet: nobody has judged yet whether it is legal.

    It is none as long as it is for no Planet, or for more than one.
    """
    verb, *rest = of.split(" ")
    crew = [card for card in view.crew if counts.get(f"{PLAY} {card}")]
    if verb == DROP:
        return actions.drop(_fragments(counts, f"{OWN} {DROP}"))
    if verb == "accept":
        return answer(verb, int(rest[0]), crew)
    if verb == "counter":
        assert view.seat is not None
        return answer(verb, int(rest[0]), crew, _share(counts, view.seat))
    if verb == "seal":
        return actions.seal(int(rest[0]), crew, int(rest[2]) - 1 if rest[1:] else None)
    chosen = [found.id for found in view.planets if found is not None and counts.get(f"{AT} {found.id}")]
    if len(chosen) != 1:
        return None
    [planet] = chosen
    shares = [_share(counts, seat) for seat in (*range(len(view.players)), ANYONE, BOT)]
    taken = [share for share in shares if any(map(any, share[1:]))]
    if any(share.seat != BOT for share in taken):
        return actions.offer(planet, taken)
    return actions.harvest(planet, crew, *taken)


def part_name(seat: int) -> str:
    """Return what the part of a seat, of anyone or of Bot is called in what is composed."""
    return _PARTS.get(seat) or str(seat + 1)


def _share(counts: Mapping[str, int], seat: int) -> Share:
    brings = (counts.get(f"{part_name(seat)} brings {skill}", 0) for skill in SKILLS)
    given = (_fragments(counts, f"{part_name(seat)} {tray}") for tray in TRAYS[1:])
    return Share(seat, Skills(*brings), *given)


def _fragments(counts: Mapping[str, int], tray: str) -> Fragments:
    return Fragments(*(counts.get(f"{tray} {colour}", 0) for colour in COLOURS))


def counted(seat: int, share: Share) -> dict[str, int]:
    """Return a share as it is counted in what is composed."""
    amounts: dict[str, Skills | Fragments] = {
        "brings": share.brings, "gets": share.gets, "plus": share.plus, "gives": share.gives,
    }  # fmt: skip
    found = [(tray, thing, count) for tray in TRAYS for thing, count in _things(amounts[tray])]
    return {f"{part_name(seat)} {tray} {thing}": count for tray, thing, count in found}


def _things(amount: Skills | Fragments) -> Things:
    return [(thing, count) for thing, count in amount._asdict().items() if count]


# -- what it is composed of -------------------------------------------------------------------------


@worded(16)
def _things_told() -> dict[str, Block]:
    """Return what can lie in trays, with its picture."""
    skills = {skill: {"label": cards.skill(skill), "art": skill_picture(skill)} for skill in SKILLS}
    colours = {hue: {"label": cards.colour(hue), "art": fragment_picture(hue)} for hue in COLOURS}
    return skills | colours


def _block(key: str, title: str, acts: Sequence[Block], tab: str = "", **parts: Any) -> Block:
    return blocks.deal(key, title, acts, tab, things=_things_told(), **parts)


def act(say: str, label: str, is_composed: bool = True, when: str = "", asking: str = "") -> Block:
    """Return a button of a deal: `when` the parts are open or closed; `asking` is its label as soon as
    somebody has to be asked."""
    return {"say": say, "label": label, "composed": is_composed, "when": when, "asking": asking}


def _picks(view: View, chosen: Sequence[str]) -> tuple[Block, dict[str, int]]:
    """Return the crew that can be played, and that which is chosen at first."""
    crew = [_pick(card) for card in view.crew]
    return {"label": text("crew"), "cards": crew}, {f"{PLAY} {card}": 1 for card in chosen}


@worded(256)
def _pick(card: str) -> Block:
    skills = in_words(CREWS[card].skills)
    return {"id": card, "label": cards.crew_name(card), "text": skills, "art": crew_picture(card)}


def compose(view: View, names: Sequence[str], tab: str) -> Block:
    """Return the block out of which whoever is to move harvests alone, or makes an offer."""
    assert view.seat is not None
    picks, _ = _picks(view, ())
    own = view.players[view.seat].hold
    trays = [
        {"id": "brings", "label": table_text("brings")}, {"id": "gets", "label": table_text("gets")},
        {"id": "plus", "label": text("plus")}, {"id": "gives", "label": text("gives")},
    ]  # fmt: skip
    offers = listed.offers_left(view.offers_left)
    return _block(
        f"{DEAL} {view.turn}", text("where"),
        [act(DEAL, table_text("harvest"), asking=table_text("propose"))], tab,
        choices=list(_choices(view)), parts=list(_helpers(view, names)), who=text("who"), trays=trays,
        stock={"plus": _things(own)}, picks=picks,
        left={"label": text("left"), "none": text("none-left"), "trays": TRAYS[:2]}, text=offers,
    )  # fmt: skip


def _choices(view: View) -> Iterator[Block]:
    assert view.seat is not None
    for found in view.planets:
        if found is None:
            continue
        needs = PLANETS[found.id].needs
        lacks = lacking(needs, played(part_of(view, needs), view.crew))
        alone = () if any(lacks) else fitting_crew(view, needs)
        yield {
            "id": found.id, "label": cards.planet(found.id), "says": _says(found.id, found.fragments),
            "told": _of_use(lacks, _served(view, found)),
            "note": sentences(price(view, found.fragments), own_upgrades.told(view, needs)),
            "stock": {"brings": _things(needs), "gets": _things(found.fragments)},
            "first": {"brings": _things(lacks)}, "picks": list(alone or ()),
        }  # fmt: skip


@worded(64)
def _says(planet: str, fragments: Fragments) -> dict[str, str]:
    needs = in_words(PLANETS[planet].needs)
    return {"brings": text("asks", needs=needs), "gets": text("yields", fragments=in_words(fragments))}


def _served(view: View, found: FaceUpPlanet) -> tuple[str, ...]:
    """Return the own Projects that a Planet's Fragments are for."""
    assert view.seat is not None
    hold = view.players[view.seat].hold
    return tuple(one for one in view.projects
                 if any(map(min, lacking(PROJECTS[one].cost, hold), found.fragments)))  # fmt: skip


@worded(256)
def _of_use(lacks: Skills, served: tuple[str, ...]) -> list[str]:
    """Say whether the own crew is enough for a Planet, and which own Projects it serves."""
    crew = text("crew-lacks", missing=in_words(lacks)) if any(lacks) else text("all-covered")
    return [crew, *([text("serves", projects=all_of(map(cards.project, served)))] if served else ())]


def _helpers(view: View, names: Sequence[str]) -> Iterator[Block]:
    """Yield who may be brought in: whoever has crew, or anyone of these, and Bot."""
    helpers = [seat for seat, one in enumerate(view.players) if seat != view.seat and one.crew]
    if not view.offers_left:
        helpers = []
    for seat in helpers:
        hold = view.players[seat].hold
        yield {
            "id": part_name(seat), "label": names[seat], "text": _cards_held(view.players[seat]),
            "trays": TRAYS, "stock": {"gives": _things(hold)}, "asked": True, "alone": False,
        }  # fmt: skip
    if helpers:
        yield {"id": part_name(ANYONE), "label": table_text("anyone"), "text": "", "trays": TRAYS[:3],
               "stock": {}, "asked": True, "alone": True}  # fmt: skip
    if view.bot is not None:
        yield {"id": part_name(BOT), "label": table_text("bot"), "text": "", "trays": TRAYS[:2], "stock": {},
               "asked": False, "alone": False}  # fmt: skip


@worded(256)
def _cards_held(player: PlayerSeen) -> str:
    return spoken.cards_held(player)


def can_do_own_part(view: View, offer: Action) -> bool:
    """Tell whether the crew of whoever looks covers what an offer leaves to it (AN-423)."""
    icons = deal_of(view, offer, view.seat_to_move).own_icons
    return not any(lacking(icons, played(part_of(view, icons), view.crew)))


# -- an offer ---------------------------------------------------------------------------------------


def title(now: OfferSeen) -> str:
    """Return which offer that is."""
    return table_text("offer-at", number=now.number, planet=cards.planet(now.planet))


def rows(view: View, now: OfferSeen, names: Sequence[str]) -> list[Block]:
    """Return who brings, gets and gives what; the active seat first."""
    deal = deal_of(view, now.action, view.seat_to_move)
    return [_row(view, deal, who, names) for who in deal.columns]


def _row(view: View, deal: Deal, who: int, names: Sequence[str]) -> Block:
    trays = deal.tokens(who)
    brings, gets = ([token.what for token in trays[tray]] for tray in ("brings", "gets"))
    gives = NO_FRAGMENTS if who == deal.active else deal.share_of(who).gives
    is_mine = who == view.seat or (who == ANYONE and view.seat != deal.active)
    given = [*((skill, brings.count(skill)) for skill in SKILLS), *_things(gives)]
    return {
        "name": spoken.name_of(who, names), "mine": is_mine,
        "gives": [(thing, count) for thing, count in given if count],
        "gets": [(colour, gets.count(colour)) for colour in COLOURS if colour in gets],
        "say": _told(view, deal, who, names),
    }  # fmt: skip


def _told(view: View, deal: Deal, who: int, names: Sequence[str]) -> str:
    """Return a part of a deal in a sentence; of the active seat's also what it holds then."""
    if who == deal.active:
        after, spaces = deal.hold_after(who), spaces_of(view.players[who])
        gets = minus(plus(after, deal.paid), deal.holds[who])
        return spoken.column(names[who], deal.own_icons, gets, after, sum(after) - spaces)
    return spoken.share(deal.share_of(who), names)


def asked(view: View, names: Sequence[str], may_have_peace: bool, peace: str) -> Block:
    """Return the offer that waits for a seat's answer: yes with crew, no, or other terms."""
    assert view.seat is not None
    now, me = view.offers[-1], view.seat
    deal = deal_of(view, now.action, view.seat_to_move)
    if ANYONE in deal.columns:
        deal = deal.named(me)
    share = deal.share_of(me)
    crew = fitting_crew(view, share.brings)
    picks, begin = _picks(view, crew or ())
    after = deal.hold_after(me)
    gets = plus(share.gets, share.plus)
    changes = spoken.column(names[me], share.brings, gets, after, sum(after) - spaces_of(view.players[me]))
    acts = [
        act(f"accept {now.number}", table_text("accept"), when="closed"),
        act(str(answer("decline", now.number)), table_text("decline"), is_composed=False, when="closed"),
        act(f"counter {now.number}", table_text("offer-this"), when="open"),
    ]
    if may_have_peace:
        acts.append(act(peace, clock_text("peace"), is_composed=False, when="closed"))
    trays = [
        {"id": "brings", "label": text("brings-own")}, {"id": "gets", "label": text("gets-own")},
        {"id": "plus", "label": text("plus-own")}, {"id": "gives", "label": text("gives-own")},
    ]  # fmt: skip
    cannot = table_text("crew-cannot") if crew is None else own_upgrades.told(view, share.brings)
    return _block(
        f"answer {view.turn} {now.number}", title(now), acts, rows=rows(view, now, names),
        parts=[_own_part(view, deal, share)], trays=trays, picks=picks, begin=counted(me, share) | begin,
        text=sentences(changes, cannot), note=text("this-alone", number=now.number),
        unfold=text("else"), fold=text("not-else"), warning=table_text("counter-yours"),
    )  # fmt: skip


def _own_part(view: View, deal: Deal, share: Share) -> Block:
    """Return what a seat may change of its own share: all that the others leave (AN-426)."""
    stock: dict[str, Skills | Fragments] = {
        "brings": plus(deal.own_icons, share.brings), "gets": plus(deal.own_fragments, share.gets),
        "plus": plus(minus(deal.holds[deal.active], deal.paid), share.plus), "gives": deal.holds[share.seat],
    }  # fmt: skip
    return {
        "id": part_name(share.seat), "label": text("your-part"), "text": "", "trays": TRAYS, "fixed": True,
        "stock": {tray: _things(amount) for tray, amount in stock.items()}, "asked": True, "alone": False,
    }  # fmt: skip


def seals(view: View, names: Sequence[str], tab: str) -> Iterator[Block]:
    """Yield each deal that can be sealed, with the fewest crew chosen (AN-427)."""
    for now in view.offers:
        if not now.agreed:
            continue
        named = tuple(share.seat for share in now.action.shares if share.seat >= 0)
        yes = tuple(seat for seat, said in now.answers.items() if said == "accept")
        for to in (None,) if named else yes:
            ways = [one.cards for one in view.actions
                    if one.verb == "seal" and (one.offer, one.to) == (now.number, to)]  # fmt: skip
            picks, begin = _picks(view, min(ways, key=len, default=()))
            say = str(actions.seal(now.number, (), to))
            helpers = all_of(names[seat] for seat in (named if to is None else (to,)))
            yield _block(
                f"{say} {view.turn}", text("agreed", number=now.number, planet=cards.planet(now.planet)),
                [act(say, text("seal", names=helpers))], tab, rows=rows(view, now, names),
                picks=picks, begin=begin,
            )  # fmt: skip


def drops(view: View) -> Block:
    """Return what a Hold that is too full drops of (AN-408)."""
    assert view.seat is not None
    hold = view.players[view.seat].hold
    part = {
        "id": OWN, "label": "", "text": "", "trays": (DROP,), "fixed": True, "asked": False, "alone": False,
        "stock": {DROP: _things(hold)},
    }  # fmt: skip
    return _block(
        f"{DROP} {view.turn}", text("goes"), [act(DROP, table_text("drop"))], parts=[part],
        trays=[{"id": DROP, "label": text("overboard")}], text=listed.too_many(view.excess[view.seat]),
    )  # fmt: skip
