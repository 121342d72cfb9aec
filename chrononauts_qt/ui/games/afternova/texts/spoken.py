"""What a screen reader says of a thing on the table."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from chrononauts_qt.games.afternova.actions import ANYONE, BOT, Share
from chrononauts_qt.games.afternova.amounts import Fragments, Skills
from chrononauts_qt.games.afternova.cards import CREWS, PLANETS, PROJECTS
from chrononauts_qt.games.afternova.state import FaceUpPlanet
from chrononauts_qt.games.afternova.view import BotSeen, PlayerSeen
from chrononauts_qt.ui.catalog.wording import all_of
from chrononauts_qt.ui.games.afternova.texts import cards
from chrononauts_qt.ui.games.afternova.texts import listed as amounts
from chrononauts_qt.ui.games.afternova.texts.listed import in_words
from chrononauts_qt.ui.games.afternova.texts.table_texts import text


def planet(found: FaceUpPlanet | None, place: int, count: int, covered: Skills | None) -> str:
    """Return a Planet at a 0-based place; `covered` is what the viewer's own crew covers."""
    if found is None:
        return text("planet-none")
    facts = {
        "planet": cards.planet(found.id), "place": place + 1, "count": count,
        "needs": in_words(PLANETS[found.id].needs), "fragments": in_words(found.fragments),
    }
    if covered is None:
        return text("planet-name", **facts)
    return text("planet-covered", covered=in_words(covered), **facts)


def card(card_id: str | None, is_chosen: bool = False) -> str:
    """Return a card of a hand or of the Market; None is a gap."""
    if card_id is None:
        return text("gap-name")
    if card_id in CREWS:
        said = text(
            "crew-name", name=cards.crew_name(card_id), species=cards.species(card_id),
            skills=in_words(CREWS[card_id].skills))
    else:
        project = PROJECTS[card_id]
        facts = {
            "name": cards.project(card_id), "cost": in_words(project.cost),
            "points": amounts.points(project.points),
        }
        said = (
            text("project-upgrade", upgrade=cards.upgrade(project.upgrade), **facts) if project.upgrade
            else text("project-name", **facts))
    return text("chosen-name", name=said) if is_chosen else said


def upgrade_of(card_id: str) -> str:
    """Return what the Upgrade of a Project does, "" for a card without one."""
    gift = PROJECTS[card_id].upgrade if card_id in PROJECTS else ""
    return text("upgrade-does", upgrade=cards.upgrade(gift), rule=cards.upgrade_rule(gift)) if gift else ""


def cards_held(player: PlayerSeen) -> str:
    """Return how many cards a player holds: “4 crew, 2 Projects”."""
    return text(
        "cards-held", crew=amounts.crew_cards(player.crew), projects=amounts.projects(player.projects))


def seat(name: str, player: PlayerSeen, points: int, mark: str) -> str:
    """Return all that is public of a player."""
    facts = {
        "name": name, "cards": cards_held(player), "hold": in_words(player.hold),
        "projects": amounts.projects(len(player.completed)), "points": amounts.points(points),
    }
    return text("seat-marked", mark=mark, **facts) if mark else text("seat-name", **facts)


def bag(beside: Fragments, inside: Fragments) -> tuple[str, str]:
    """Return what lies beside the bag, and what is in it."""
    return (
        text("bag-beside", fragments=in_words(beside)),
        text("bag-inside", count=sum(inside), fragments=in_words(inside)))


def bot(seen: BotSeen, points: int) -> str:
    """Return all that is public of Bot."""
    done = amounts.projects(len(seen.completed) + seen.gained)
    facts = {"hold": in_words(seen.hold), "count": done, "points": amounts.points(points)}
    return text("bot-name", projects=all_of(bot_row(seen)), **facts)


def bot_row(seen: BotSeen) -> Iterator[str]:
    """Yield the Projects for which Bot collects, each with what it has of them."""
    for one in seen.row:
        yield text("bot-project", project=cards.project(one.project), there=in_words(one.fragments),
                   cost=in_words(PROJECTS[one.project].cost))


def name_of(who: int, names: Sequence[str]) -> str:
    """Return the name of a seat, of Bot, or “anyone”."""
    return {ANYONE: text("anyone"), BOT: text("bot")}.get(who) or names[who]


_SHARES = {
    (True, False, False): "share",
    (True, True, False): "share-plus",
    (False, True, False): "share-hold",
    (True, False, True): "share-gives",
    (True, True, True): "share-both",
    (False, True, True): "share-swap",
}
"""By what is in a share: of the Planet, out of the Hold of whoever harvests, out of the helper's own."""


def share(one: Share, names: Sequence[str]) -> str:
    """Return in a sentence what a helper brings, gets and gives."""
    plus, gives = any(one.plus), any(one.gives)
    gets = any(one.gets) or not plus  # a draft may give nothing yet, and that is said
    name = text("whoever") if one.seat == ANYONE else name_of(one.seat, names)
    facts = {"name": name, "brings": in_words(one.brings)}
    parts = (("gets", gets), ("plus", plus), ("gives", gives))
    facts |= {part: in_words(getattr(one, part)) for part, is_said in parts if is_said}
    return text(_SHARES[gets, plus, gives], **facts)


def column(name: str, brings: Skills, gets: Fragments, hold: Fragments, excess: int) -> str:
    """Return a column of a deal."""
    facts = {"name": name, "brings": in_words(brings), "gets": in_words(gets), "hold": in_words(hold)}
    if excess > 0:
        return text("column-over", over=amounts.too_many(excess), **facts)
    return text("column", **facts)
