"""The last page of a game, and the bar for what went wrong."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import QEventLoop, Qt
from PySide6.QtGui import QPainter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from chrononauts_qt.games.chrononauts.actions import parse
from chrononauts_qt.games.chrononauts.timeline import open_paradoxes
from chrononauts_qt.games.chrononauts.view import Tile
from chrononauts_qt.session import journal
from chrononauts_qt.ui.games.chrononauts import end_parts
from chrononauts_qt.ui.games.chrononauts.control.match_controller import MatchController
from chrononauts_qt.ui.games.chrononauts.end_facts import ending_of
from chrononauts_qt.ui.games.chrononauts.end_page import Ending, RevealPage, SeatReveal
from chrononauts_qt.ui.games.chrononauts.end_parts import SCENE, Evidence, Hole, HoleRing, WinnersScene
from chrononauts_qt.ui.games.chrononauts.texts.spoken import card_name, tile_name
from chrononauts_qt.ui.games.chrononauts.views import scene_ring
from chrononauts_qt.ui.games.chrononauts.views.card_scenes import paint_card_scene
from chrononauts_qt.ui.kit.message import MessageBar
from chrononauts_qt.ui.kit.scenes import paint_scene
from chrononauts_qt.ui.kit.theme import CONTRAST, DARK, LIGHT, Theme, chosen
from tests.gui.theme.colours import contrast
from tests.gui.windows.helpers import check_controls, reached_by_tab, said
from tests.shots import GAMES, match_of

LEFT = Qt.MouseButton.LeftButton
WON = Ending(
    "Ada is home",
    "Her three headlines stand.",
    0,
    "Yuri",
    (("1912", True), ("1963′", True)),
    others=(SeatReveal(1, "Bruno", "Hester", "Petting Zoo", ("Bruno lacked 1968′.",)),),
    statistics=(("Turns", "31"),),
)


@pytest.fixture
def page(window: QWidget) -> RevealPage:
    """The page of a game that Ada won."""
    shown = RevealPage(parent=window)
    shown.setGeometry(window.rect())
    shown.show()
    shown.show_ending(WON)
    return shown


def test_the_winner_and_everybody_else_are_shown(page: RevealPage) -> None:
    words = said(page)
    for part in (
        "Ada is home",
        "Player 1",
        "Yuri",
        "1912: done",
        "Bruno",
        "Hester",
        "Petting Zoo",
        "Bruno lacked 1968′.",
        "Turns: 31",
    ):
        assert part in words
    check_controls(page)
    assert page.rematch_button.hasFocus()


def test_bots_are_told_with_their_ranks(page: RevealPage) -> None:
    match = match_of("home")
    controller = MatchController(match)
    people = ending_of(controller)
    assert people.rank == ""
    assert people.winner is not None
    names = [other.name for other in people.others]
    match.bots.update({people.others[0].seat: "agent", people.winner: "chief"})
    page.show_ending(ending_of(controller))
    assert f"{names[0]}: Agent" in said(page)
    assert f"{names[1]}: " not in said(page)
    assert "Chief bot" in said(page)
    page.show_ending(people)
    assert "Chief bot" not in said(page)


@pytest.mark.parametrize("game", ["destroyed", "hand", "home", "mission"])
def test_the_most_paradoxes_that_were_open_at_once_are_told(game: str) -> None:
    kept = journal.read(GAMES / f"{game}.chrononauts")
    match, most = match_of(game, 0), 0
    for record in kept.records:
        match.submit(record.seat, parse(record.action), record.chances)
        most = max(most, open_paradoxes(match.state.red, match.state.patches).bit_count())
    assert ("Most Paradoxes open at once", str(most)) in ending_of(MatchController(match)).statistics


def test_everyone_loses(page: RevealPage) -> None:
    years = tuple(str(1900 + number) for number in range(13))
    lost = replace(WON, title="Everyone loses", winner=None, years=years, last_play="It was one too many.")
    page.show_ending(lost)
    QApplication.processEvents()
    words = said(page)
    assert "Everyone loses" in words
    assert "one too many" in words
    assert "Yuri" not in words
    assert [hole.year for hole in page.findChildren(Hole) if hole.isVisible()] == list(years)
    page.show_ending(WON)
    QApplication.processEvents()
    assert not [hole for hole in page.findChildren(Hole) if hole.isVisible()]


def test_the_holes_lie_around_a_ring_and_none_over_another(page: RevealPage) -> None:
    years = tuple(str(1900 + number) for number in range(13))
    page.show_ending(replace(WON, winner=None, years=years))
    QApplication.processEvents()
    holes = page.findChildren(Hole)
    (ring,) = page.findChildren(HoleRing)
    for hole in holes:
        assert ring.rect().contains(hole.geometry())
        others = [other for other in holes if other is not hole]
        assert not any(hole.geometry().intersects(other.geometry()) for other in others)


HOLES = tuple(map(str, (1868, 1929, 1933, 1939, 1942, 1945, 1948, 1968, 1969, 1974, 1986, 1991, 1999)))


def ring_of(window: QWidget, theme: Theme, height: int = 700) -> HoleRing:
    """Return the ring of a lost game in a look."""
    page = RevealPage(theme, window)
    page.resize(1366, height)
    page.show()
    page.show_ending(replace(WON, winner=None, years=HOLES))
    QApplication.processEvents(QEventLoop.ProcessEventsFlag.ExcludeUserInputEvents, 1)
    (ring,) = page.findChildren(HoleRing)
    return ring


@pytest.fixture
def drawn(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Hear which scenes the ring draws."""
    made: list[str] = []

    def heard(painter: QPainter, name: str, *rest: object) -> None:
        made.append(name.rpartition("/")[2])
        paint_scene(painter, name, *rest)  # type: ignore[arg-type]  # what it was given

    monkeypatch.setattr(scene_ring, "paint_scene", heard)
    return made


@pytest.mark.parametrize("theme", [DARK, LIGHT], ids=["dark", "light"])
def test_the_ring_shows_the_scenes_of_its_years_one_after_the_other(
    window: QWidget, qtbot: QtBot, drawn: list[str], theme: Theme
) -> None:
    ring = ring_of(window, theme)
    before = len(drawn)
    ring.grab()
    assert len(drawn) == before < len(HOLES), "painting waits for no scene"
    qtbot.waitUntil(lambda: len(drawn) == len(HOLES))
    assert tuple(drawn) == HOLES
    image = ring.grab().toImage()
    assert len(drawn) == len(HOLES), "nothing is drawn twice"
    for hole in ring.findChildren(Hole):
        inside = hole.geometry().adjusted(5, 5, -5, -5)
        ground = image.pixelColor(inside.topLeft())
        assert ground == theme.color("paradox"), "a year never lies on a scene"
        assert contrast(theme.color("paradox_ink"), ground) >= 4.5


@pytest.mark.parametrize("theme", [CONTRAST, chosen("dark", pictures="off")], ids=["contrast", "off"])
def test_who_wants_no_pictures_sees_the_links_alone(
    window: QWidget, qtbot: QtBot, drawn: list[str], theme: Theme
) -> None:
    ring = ring_of(window, theme)
    qtbot.waitUntil(lambda: not ring._lights.isActive())
    assert drawn == []


def test_a_ring_of_another_size_draws_its_scenes_anew(
    window: QWidget, qtbot: QtBot, drawn: list[str]
) -> None:
    ring = ring_of(window, DARK)
    qtbot.waitUntil(lambda: not ring._lights.isActive())
    ring.resize(ring.width(), ring.minimumHeight())
    qtbot.waitUntil(lambda: not ring._lights.isActive())
    assert len(drawn) == len(HOLES), "a low ring has no room for scenes"
    ring.resize(ring.width(), 300)
    qtbot.waitUntil(lambda: len(drawn) == 2 * len(HOLES))


def test_each_line_of_the_winners_card_leads_to_what_fulfils_it(page: RevealPage) -> None:
    tile = Tile(1912, "true", None, (), False)
    page.show_ending(replace(WON, proofs=(tile, "dodo")))
    QApplication.processEvents()
    shown = [proof.accessibleName() for proof in page.findChildren(Evidence) if proof.isVisible()]
    assert shown == [tile_name(tile), card_name("dodo")]


def test_the_scene_of_an_artifact_comes_after_the_first_frame(
    page: RevealPage, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    made: list[str] = []

    def heard(painter: QPainter, card: str, *rest: object) -> None:
        made.append(card)
        paint_card_scene(painter, card, *rest)  # type: ignore[arg-type]  # what it was given

    monkeypatch.setattr(end_parts, "paint_card_scene", heard)
    page.show_ending(replace(WON, proofs=("ark", "dodo")))
    shown = [proof for proof in page.findChildren(Evidence) if proof.isVisibleTo(page)]
    for proof in shown:
        proof.grab()
    assert made == []
    qtbot.waitUntil(lambda: {"ark", "dodo"} <= set(made))


@pytest.mark.parametrize(("seats", "place"), [(1, "above the others"), (5, "at the head")])
def test_the_scene_of_the_winner_is_shown_once_and_large_where_there_is_room(
    window: QWidget, seats: int, place: str
) -> None:
    page = RevealPage(DARK, window)
    page.resize(1366, 700)
    page.show()
    page.show_ending(replace(WON, scene="yuri", others=WON.others * seats))
    QApplication.processEvents()
    boxes = [scene.box() for scene in page.findChildren(WinnersScene) if scene.isVisible()]
    drawn = [box for box in boxes if not box.isEmpty()]
    assert len(drawn) == 1
    is_large = drawn[0].width() > SCENE.width()
    assert is_large == (place == "above the others")
    page.show_ending(replace(WON, winner=None, years=HOLES))
    QApplication.processEvents()
    assert all(scene.box().isEmpty() for scene in page.findChildren(WinnersScene) if scene.isVisible())


def test_each_door_opens(page: RevealPage, qtbot: QtBot) -> None:
    with qtbot.waitSignal(page.rematch_requested):
        QTest.keyClick(page.rematch_button, Qt.Key.Key_Return)
    with qtbot.waitSignal(page.board_requested):
        QTest.mouseClick(page.board_button, LEFT)
    with qtbot.waitSignal(page.home_requested):
        QTest.mouseClick(page.home_button, LEFT)
    with qtbot.waitSignal(page.home_requested):
        QTest.keyClick(page, Qt.Key.Key_Escape)
    assert reached_by_tab(page) >= {page.rematch_button, page.board_button, page.home_button}


def test_a_message_stays_until_it_is_replaced_or_dismissed(window: QWidget, qtbot: QtBot) -> None:
    bar = MessageBar(parent=window)
    bar.setGeometry(10, 10, 760, 44)
    assert not bar.isVisible()
    bar.say("1912 is already 1912′.")
    bar.say("The disk is full.", error=True)
    assert "1912" not in said(bar)
    assert "The disk is full." in said(bar)
    assert "Error" in said(bar)
    check_controls(bar)
    with qtbot.waitSignal(bar.dismissed):
        QTest.mouseClick(bar.close_button, LEFT)
    assert not bar.isVisible()
    bar.say("Once more.")
    with qtbot.waitSignal(bar.dismissed):
        QTest.keyClick(bar.close_button, Qt.Key.Key_Escape)


def test_a_long_message_is_set_smaller_not_cut(window: QWidget) -> None:
    bar = MessageBar(parent=window)
    bar.setGeometry(10, 10, 500, 44)
    bar.say("A word. " * 13)
    assert bar.words.heightForWidth(bar.words.width()) <= bar.height()


def test_a_message_does_not_take_the_keys(window: QWidget) -> None:
    page = RevealPage(parent=window)
    page.show()
    page.show_ending(WON)
    bar = MessageBar(parent=window)
    bar.say("The disk is full.")
    assert page.rematch_button.hasFocus()


def test_a_brief_message_goes_by_itself_and_others_stay(qtbot: QtBot, window: QWidget) -> None:
    bar = MessageBar(parent=window)
    bar._brief.setInterval(20)
    bar.say("Language: English", brief=True)
    assert bar.isVisible()
    qtbot.waitUntil(lambda: not bar.isVisible())
    bar.say("Language: English", brief=True)
    bar.say("The file cannot be read.", error=True)
    assert not bar._brief.isActive()
    assert bar.isVisible()
    assert bar.words.text() == "The file cannot be read."
