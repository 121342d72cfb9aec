"""Hints in whole sentences: what a seat can do, what a move would bring it, and why it is a good one."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

from chrononauts_qt.bots.advice import Advice
from chrononauts_qt.bots.afternova.player import Ways
from chrononauts_qt.games.afternova.actions import ANYONE, Action, Share
from chrononauts_qt.games.afternova.amounts import fragments, skills
from chrononauts_qt.games.afternova.cards import PROJECTS
from chrononauts_qt.games.afternova.state import ANSWER, COMPLETE, DISCARD, DROP, TURN
from chrononauts_qt.games.afternova.view import View
from chrononauts_qt.ui.catalog import hint_texts as common
from chrononauts_qt.ui.catalog.wording import all_of, sentences
from chrononauts_qt.ui.games.afternova.deal import deal_of, spaces_of
from chrononauts_qt.ui.games.afternova.texts import cards, listed, spoken, table_texts
from chrononauts_qt.ui.games.afternova.texts.hint_texts import TEXTS, text
from chrononauts_qt.ui.games.afternova.texts.listed import in_words

Names = Sequence[str]


# -- what can be done -------------------------------------------------------------------------------


def say_ways(view: View, ways: Ways, place: str = "") -> str:
    """Return what can be done at this step; `place`: where to look first."""
    verbs = {action.verb for action in view.actions}
    if view.step == ANSWER:
        crew = dict.fromkeys(card for one in view.actions if one.verb == "accept" for card in one.cards)
        named = all_of(map(cards.crew_name, crew))
        return text("can-accept", crew=named) if "accept" in verbs else text("can-decline")
    if view.step == COMPLETE:
        done = [action.cards[0] for action in view.actions if action.verb == "complete"]
        return text("can-complete", projects=all_of(map(_name, done))) if done else text("can-wait")
    if view.step in (DISCARD, DROP):
        return text(f"can-{view.step}")
    first = (text("can-first", place=place),) if place and "pass" not in verbs else ()
    return sentences(*_turn(view, ways, verbs), *first)


def _turn(view: View, ways: Ways, verbs: set[str]) -> Iterator[str]:
    if "seal" in verbs:
        agreed = dict.fromkeys(now.planet for now in view.offers if now.agreed)
        yield text("can-seal", planets=all_of(map(cards.planet, agreed)))
    if ways.alone:
        yield text("can-harvest", planets=all_of(map(cards.planet, ways.alone)))
    if ways.asked and view.step == TURN:
        yield text("can-ask", planets=all_of(map(cards.planet, ways.asked)))
    if ways.taken:
        yield text("can-take")
    elif "replace" in verbs:
        yield text("can-replace")
    elif "pass" in verbs:
        yield text("can-pass")


# -- what it is, and what it would do ---------------------------------------------------------------


def describe(view: View, action: Action, basket: Sequence[str]) -> str:
    """Return a move without the sign at its end; `basket` are the cards to take one after the other."""
    verb = action.verb
    if verb in ("replace", "pass"):
        return table_texts.text(f"replace-{action.row}" if verb == "replace" else verb)
    facts: dict[str, str] = {}
    if verb in ("harvest", "offer", "seal"):
        facts["planet"] = cards.planet(_planet(view, action))
    if verb in ("harvest", "accept"):
        facts["crew"] = all_of(map(cards.crew_name, action.cards))
    if verb in ("discard", "complete"):
        facts["card"] = _name(action.cards[0])
    if verb == "take":
        facts["cards"] = all_of(map(_name, basket or action.cards))
    if verb == "drop":
        facts["fragments"] = in_words(action.fragments)
    return text("harvest-bot" if verb == "harvest" and action.shares else verb, **facts)


def place_of(view: View, action: Action) -> str:
    """Return where an action is done: the Market or a Planet, "" for nowhere."""
    if action.verb in ("take", "replace"):
        return table_texts.text("market")
    planet = _planet(view, action)
    return cards.planet(planet) if planet else ""


def _planet(view: View, action: Action) -> str:
    return view.offers[action.offer - 1].planet if action.verb == "seal" else action.planet


def _name(card: str) -> str:
    name = cards.name_of(card)
    return cards.quoted(name) if card in PROJECTS else name


def _terms(view: View, action: Action, names: Names) -> Iterator[str]:
    """Yield in a sentence each what the helpers of a deal bring and get."""
    shares: Sequence[Share] = action.shares
    if action.verb == "counter" and view.seat is not None:
        shares = [share._replace(seat=view.seat) for share in shares]
    for share in shares:
        yield spoken.share(share, names)


def say_effect(view: View, action: Action, basket: Sequence[str], names: Names) -> str:
    """Return what is laid out, and what the Hold would then have."""
    told = [*_terms(view, action, names), _effect(view, action)]
    return common.text("would-do", action=describe(view, action, basket), effect=sentences(*told))


def say_deal(
    view: View, deal: Action, wanted: str, best: Action, basket: Sequence[str], names: Names
) -> str:
    """Return what deal is laid out, for which Planet instead of the one `wanted`, and what promises more."""
    told, move = list(_terms(view, deal, names)), describe(view, deal, ())
    if deal.planet != wanted:
        facts = {"planet": cards.planet(deal.planet), "wanted": cards.planet(wanted)}
        move = text("offer-instead", **facts)
        told.insert(0, text("promises-nothing", planet=facts["wanted"]))
    is_best = best == deal
    told.append(_effect(view, deal) if is_best else text("promises-more", move=describe(view, best, basket)))
    return common.text("would-do", action=move, effect=sentences(*told))


def _effect(view: View, action: Action) -> str:
    hold = hold_after(view, action)
    if hold is None or view.seat is None:
        is_laid = action.verb in ("take", "discard", "drop", "complete")
        return text("is-chosen" if is_laid else "is-button")
    over = sum(hold) - spaces_of(view.players[view.seat])
    if over > 0:
        return text("then-over", hold=in_words(hold), over=listed.too_many(over))
    return text("then-holds", hold=in_words(hold))


def hold_after(view: View, action: Action) -> Any:
    """Return what a deal or a Harvest leaves in the viewer's Hold, None for any other move."""
    if view.seat is None:
        return None
    if action.verb in ("harvest", "offer"):
        return deal_of(view, action, view.seat).hold_after(view.seat)
    if action.verb == "seal":
        return deal_of(view, view.offers[action.offer - 1].action, view.seat).hold_after(view.seat)
    if action.verb not in ("accept", "counter"):
        return None
    offer = view.offers[-1].action
    own = action.shares[0] if action.shares else next(
        share for share in offer.shares if share.seat in (view.seat, ANYONE))
    deal = deal_of(view, offer, view.seat_to_move)._replace(shares=(own._replace(seat=view.seat),))
    return deal.hold_after(view.seat)


# -- why --------------------------------------------------------------------------------------------


def suggestion(view: View, advice: Advice, basket: Sequence[str], names: Names) -> str:
    """Return a move and the seat's own reason for it."""
    action = advice.action
    why = [because(advice, names)]
    if action.verb == "take" and view.step == TURN and any(one.verb == "harvest" for one in view.actions):
        why.append(text("beats-harvests"))
    reason = sentences(*_terms(view, action, names), *why)
    return common.text("suggestion", action=describe(view, action, basket), reason=reason)


_WORDS: Mapping[str, Callable[[Mapping[str, Any], Names], str]] = {
    "projects": lambda facts, names: all_of(map(_name, facts["projects"])),
    "project": lambda facts, names: _name(facts["project"]),
    "missing": lambda facts, names: in_words(fragments(facts["missing"])),
    "there": lambda facts, names: in_words(fragments(facts["there"])),
    "icons": lambda facts, names: in_words(skills(facts["icons"])),
    "planet": lambda facts, names: cards.planet(facts["planet"]),
    "card": lambda facts, names: _name(facts["card"]),
    "name": lambda facts, names: names[facts["seat"]],
    "points": lambda facts, names: listed.points(_points(facts)),
}


def _points(facts: Mapping[str, Any]) -> int:
    return int(facts["count"]) if "count" in facts else PROJECTS[facts["card"]].points


_FACTS = {
    "gain-completes": ("projects",), "gain-nearer": ("project", "missing"), "deal-little": ("name",),
    "deal-leader": ("name",), "card-fits": ("card", "planet", "icons"), "card-begun": ("card", "there"),
    "card-project": ("card", "points"), "completes": ("points",),
}  # fmt: skip


def because(advice: Advice, names: Names) -> str:
    """Return the sentence that speaks for a move."""
    key = advice.key if advice.key in TEXTS else "other"
    return text(key, **{fact: _WORDS[fact](advice.params, names) for fact in _FACTS.get(key, ())})
