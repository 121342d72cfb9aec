"""What the last page tells of a finished journey, gathered from the view."""

from __future__ import annotations

from collections.abc import Callable

from chrononauts_qt.deals.rating import PLAYS, Rating
from chrononauts_qt.games.chrononauts.view import Traveller, View
from chrononauts_qt.ui.catalog.wording import all_of, marked
from chrononauts_qt.ui.games.chrononauts.end_turnings import moments_on_journey
from chrononauts_qt.ui.games.chrononauts.front_page import sheet_of
from chrononauts_qt.ui.games.chrononauts.front_page_news import Notice, Story, edition_of, people
from chrononauts_qt.ui.games.chrononauts.texts import end_texts, front_page_texts
from chrononauts_qt.ui.games.chrononauts.texts.people import identity_story
from chrononauts_qt.ui.games.chrononauts.texts.titles import title
from chrononauts_qt.ui.games.chrononauts.views.card_pictures import FOLDER
from chrononauts_qt.ui.games.chrononauts.views.card_scenes import scene_of
from chrononauts_qt.ui.games.solonauts import counsel_texts as words
from chrononauts_qt.ui.games.solonauts.controller import SoloController
from chrononauts_qt.ui.games.solonauts.deals import DEAL_OPTION, DIFFICULTY_OPTION
from chrononauts_qt.ui.games.solonauts.end_page import Arrival, SoloEnding
from chrononauts_qt.ui.games.solonauts.solonauts_texts import text
from chrononauts_qt.ui.table.printed import Printed


def ending_of(
    controller: SoloController, best: int | None = None, rows: tuple[int, int] = (0, 0)
) -> SoloEnding:
    """Return the page of a journey that is over; `best` is how many ever got home on this deal.

    `rows` are how many journeys in a row have brought everybody home, the last one and the longest.
    """
    view = controller.view()
    assert view.outcome is not None, "asked at the end of a journey only"
    is_destroyed = view.outcome.route == "destroyed"
    home = tuple(one for one in view.travellers if one.home)
    away = tuple(one for one in view.travellers if not one.home)
    return SoloEnding(
        text(f"end-{view.outcome.route}"),
        _how(view),
        text("shelf-count", home=len(home), travellers=len(view.travellers)),
        tuple(Arrival(one.identity, title(one.identity), story=_story(view, one)) for one in home),
        tuple(Arrival(one.identity, title(one.identity), _missing(one)) for one in away),
        _deal(controller),
        _difficulty(controller),
        "" if best is None else words.text("best", home=best, count=len(view.travellers)),
        text("practice-why") if controller.is_practice else "",
        tuple(str(year) for year in view.open_paradoxes) if is_destroyed else (),
        view.timeline,
        moments_on_journey(controller.turning_points(), [one.identity for one in view.travellers]),
        words.text("rows", now=rows[0], longest=rows[1]) if rows[1] else "",
    )


def front_page(controller: SoloController) -> Printed:
    """Return the newspaper of the world as a journey has left it; asked at its end only."""
    ending, view = ending_of(controller), controller.view()
    home = people("arrivals", (one.identity for one in view.travellers if one.home))
    away = people("waiting", (one.identity for one in view.travellers if not one.home))
    turnings = Notice(end_texts.text("turnings"), tuple(moment.words for moment in ending.moments))
    news = _last_news(ending, view)
    return sheet_of(
        edition_of(view.timeline, view.turn, _tale(view), (home, away, turnings), last_news=news)
    )


def _tale(view: View) -> Story | None:
    """Return the story of whoever came home last."""
    came = [event.data["identity"] for event in view.events if event.name == "TravellerHome"]
    if not came:
        return None
    home = text("at-home", name=title(came[-1]))
    return Story(scene_of(came[-1]), text("shelf"), home, (identity_story(came[-1]),))


def _last_news(ending: SoloEnding, view: View) -> Story | None:
    """Return the lead of a paper after which there is none."""
    if not ending.years:
        return None
    scene = f"{FOLDER}/scenes/{view.open_paradoxes[-1]}"
    return Story(scene, "", ending.title, (ending.text, front_page_texts.text("destroyed-text")), True)


def _deal(controller: SoloController) -> str:
    kind, _, day = controller.match.options.get(DEAL_OPTION, "").partition(" ")
    setup = controller.setup
    return words.deal_name(setup.seed, day if kind == "today" else "", setup.travellers)


def _difficulty(controller: SoloController) -> str:
    """Return how hard the deal is, "" where nobody has measured it."""
    wins = controller.match.options.get(DIFFICULTY_OPTION, "")
    if not (wins.isascii() and wins.isdigit() and int(wins) <= PLAYS):
        return ""
    return words.text(Rating(PLAYS, int(wins), 0).grade, wins=int(wins), plays=PLAYS)


def _how(view: View) -> str:
    """Return in a sentence how it came to the end."""
    assert view.outcome is not None
    ways: dict[str, Callable[[], str]] = {
        "all-home": lambda: text("end-all-home-text"),
        "destroyed": lambda: text(
            "end-destroyed-text", count=len(view.open_paradoxes), years=all_of(view.open_paradoxes)
        ),
    }
    if view.outcome.route in ways:
        return ways[view.outcome.route]()
    over = next(event for event in reversed(view.events) if event.name == "JourneyOver")
    return text(f"end-{over.data['why']}-text")


def _story(view: View, traveller: Traveller) -> str:
    """Return what a traveller tells who came home last, once nobody waits any more."""
    came = [event.data["identity"] for event in view.events if event.name == "TravellerHome"]
    is_last = came[-1:] == [traveller.identity] and all(one.home for one in view.travellers)
    return identity_story(traveller.identity) if is_last else ""


def _missing(traveller: Traveller) -> str:
    """Return which headlines did not stand."""
    years = [marked(int(need.what), need.side) for need in traveller.needs if not need.fulfilled]
    return text("was-missing", years=all_of(years)) if years else text("was-sealed")
