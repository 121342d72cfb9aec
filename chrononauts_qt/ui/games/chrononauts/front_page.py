"""The front page of a game of Chrononauts that is over."""

from __future__ import annotations

from functools import partial

from chrononauts_qt.games.chrononauts.view import View
from chrononauts_qt.ui.catalog import windows
from chrononauts_qt.ui.games.chrononauts.control.match_controller import MatchController
from chrononauts_qt.ui.games.chrononauts.end_facts import ending_of
from chrononauts_qt.ui.games.chrononauts.end_page import Ending
from chrononauts_qt.ui.games.chrononauts.front_page_news import (
    Edition,
    Notice,
    Story,
    edition_of,
    lost_and_found,
)
from chrononauts_qt.ui.games.chrononauts.front_page_painter import draw_front_page
from chrononauts_qt.ui.games.chrononauts.texts import end_texts
from chrononauts_qt.ui.games.chrononauts.texts.front_page_texts import text
from chrononauts_qt.ui.games.chrononauts.texts.people import identity_story, mission_reason
from chrononauts_qt.ui.games.chrononauts.texts.titles import title
from chrononauts_qt.ui.games.chrononauts.views.card_pictures import FOLDER
from chrononauts_qt.ui.games.chrononauts.views.card_scenes import scene_of
from chrononauts_qt.ui.table.printed import Printed


def sheet_of(edition: Edition) -> Printed:
    """Return a front page as what is printed."""
    draw = partial(draw_front_page, edition=edition)
    return Printed(text("masthead"), text("file"), edition.told, draw)


def front_page(controller: MatchController) -> Printed:
    """Return the newspaper of the world as a game has left it; asked at its end only."""
    ending, view = ending_of(controller), controller.public_view()
    winner = None if ending.winner is None else controller.view_of(ending.winner)
    tables = zip(controller.names, (player.table for player in view.players), strict=True)
    turnings = Notice(end_texts.text("turnings"), tuple(moment.words for moment in ending.moments))
    missing = Notice(text("missing"), tuple(said for other in ending.others for said in other.needed))
    figures = Notice(text("figures"), tuple(
        windows.text("statistic", label=label, value=value) for label, value in ending.statistics
    ))  # fmt: skip
    at_home = winner is not None and winner.outcome is not None and winner.outcome.route == "home"
    return sheet_of(edition_of(
        view.timeline,
        view.turn,
        None if winner is None else _tale(ending, winner),
        (turnings, missing, lost_and_found(tables), figures),
        [int(need.what) for need in winner.home_needs] if winner is not None and at_home else (),
        _last_news(ending, view) if winner is None else None,
    ))  # fmt: skip


def _tale(ending: Ending, winner: View) -> Story:
    """Return what is told of the winner: the story of an Identity, why a Mission was given, or ten cards."""
    assert winner.outcome is not None, "the winner's view"
    if winner.outcome.route == "home" and winner.identity:
        lines = (identity_story(winner.identity),)
        return Story(scene_of(winner.identity), ending.title, title(winner.identity), lines)
    if winner.outcome.route == "mission" and winner.mission:
        return Story("", ending.title, title(winner.mission), (mission_reason(winner.mission), ending.text))
    return Story("", ending.title, ending.card, (ending.text,))


def _last_news(ending: Ending, view: View) -> Story:
    """Return the lead of a paper after which there is none."""
    scene = f"{FOLDER}/scenes/{view.open_paradoxes[-1]}"
    return Story(scene, "", ending.title, (ending.text, ending.last_play, text("destroyed-text")), True)
