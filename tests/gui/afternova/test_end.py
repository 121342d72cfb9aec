"""The end of a game: ships are counted one after the other, the winner comes last, and the deals are told."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import cache

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from chrononauts_qt.bots.afternova.player import choose
from chrononauts_qt.games.afternova import rules
from chrononauts_qt.games.afternova.actions import BOT
from chrononauts_qt.games.afternova.amounts import words
from chrononauts_qt.games.afternova.cards import PLANETS, PROJECTS
from chrononauts_qt.games.afternova.completion import bots_score, score_of
from chrononauts_qt.games.afternova.setup import Setup
from chrononauts_qt.session.match import Match
from chrononauts_qt.ui.games.afternova import end_stage
from chrononauts_qt.ui.games.afternova.controller import AfterNovaController
from chrononauts_qt.ui.games.afternova.desk import AfterNovaDesk
from chrononauts_qt.ui.games.afternova.end_course import FAN, HOLD, OBJECTIVE, ORDER, SUM, TURN, parts_of
from chrononauts_qt.ui.games.afternova.end_facts import Place, Scoring, deals_of, order_of, scoring_of
from chrononauts_qt.ui.games.afternova.end_page import AfterNovaEnd
from chrononauts_qt.ui.games.afternova.texts import cards
from chrononauts_qt.ui.kit import clock as pace
from chrononauts_qt.ui.kit.clock import FADE
from chrononauts_qt.ui.shell.main_window import MainWindow
from tests.each import each
from tests.gui.afternova.people import NAMES, People
from tests.gui.program import settle
from tests.gui.robot import HandClock
from tests.gui.secrecy.witness import Sounds, listening, picture

PLAIN = tuple(project.id for project in PROJECTS.values() if not project.upgrade)
FIVE = ("ivy-palace", "velvet-observatory", "crystal-choir", "lantern-festival", "pocket-volcano")
THREE = Setup(
    3, "end", first="seat-1", holds={0: ("purple", "green", "white"), 1: ("orange", "orange"), 2: ()},
    completed={0: FIVE, 1: ("moss-carpet", "moon-gate"), 2: ()},
    hands={0: ("hare-zefira", "autopaw"), 1: ("beaver-odette",), 2: ("bear-orsola",)},
    objectives={0: ("purple", "green"), 1: ("orange", "white"), 2: ("green", "white")},
)  # fmt: skip
"""The first seat completes its sixth Project at the end of its first turn."""
WITH_BOT = Setup(
    2, "end", first="seat-1", completed={0: FIVE}, holds={0: ("black", "black"), 1: ("white",)},
    hands={0: ("hare-zefira", "echo-sieve"), 1: ("beaver-odette",)}, bag=("white",),
    bot_projects={0: ("autopaw",), 1: ("milk-magnet",), 2: ("dragonfly-wing", "green")},
    planets={0: ("geodonia", "orange", "orange", "orange", "white"),
             1: ("nektarr", "black", "black", "white"),
             2: ("tenebriga", "purple", "purple", "black", "green", "white")},
    bot_hold=("white", "white", "white"), bot_completed=("warm-lamp",),
    bot_objective=("black", "white"),
)  # fmt: skip
"""In its first turn Bot gains a Project unseen; then the first seat completes its sixth."""


def played(setup: Setup) -> Match:
    """Return a game that Agents have played to its end."""
    match = Match("afternova", NAMES[: setup.players], rules.new_game(setup)[0], {})
    while owed := rules.pending(match.state):
        seat = next(iter(owed))
        match.submit(seat, choose("agent", rules.view(match.state, seat)).action, ())
    return match


@cache
def over(setup_of: str) -> Match:
    """Return a game that is over, once for all tests: nothing changes in it any more."""
    return played({"three": THREE, "bot": WITH_BOT, "six": six()}[setup_of])


def six() -> Setup:
    """Return a game of six in its midst, with deals to come."""
    return Setup(6, "end 6", first="seat-1", completed={seat: PLAIN[seat::6][:4] for seat in range(6)})


def scoring(match: Match) -> Scoring:
    """Return how a game ended."""
    found = scoring_of(AfterNovaController(match))
    assert found is not None
    return found


@pytest.fixture
def sounds(monkeypatch: pytest.MonkeyPatch) -> Iterator[Sounds]:
    with listening(monkeypatch) as found:
        yield found


@pytest.fixture
def pace_of() -> Iterator[Callable[[str], None]]:
    """Return what sets the speed; afterwards nothing moves, as in all other tests."""
    yield lambda wish: pace.follow(lambda: wish)
    pace.follow(None)


class Film:
    """The page of the end, on a clock that is moved by hand."""

    def __init__(self, window: MainWindow, match: Match, time: HandClock) -> None:
        self.window, self.time = window, time
        window.open_match(match)
        settle()
        assert window.shown() == "end"
        assert isinstance(window.desk, AfterNovaDesk)
        self.page: AfterNovaEnd = window.desk.end

    @property
    def now(self) -> tuple[int, str] | None:
        """Whose part is counted, and which."""
        part = self.page.course.part
        return None if part is None else (part.seat, part.kind)

    def run(self, milliseconds: int) -> None:
        """Let so much time pass, frame by frame."""
        for _ in range(0, milliseconds, 50):
            self.time.now += 0.05
            self.page.course.clock.ticked.emit()

    def go_to(self, seat: int, kind: str) -> None:
        """Skip to a part."""
        while self.now != (seat, kind):
            assert self.now is not None, "there is such a part"
            QTest.keyClick(QApplication.focusWidget() or self.page, Qt.Key.Key_Space)

    def rows(self) -> list[str]:
        """Return what a reader finds in the bars."""
        return [piece.spoken for piece in self.page.bars.pieces]

    def wait(self) -> int:
        """Let all of it be counted in its time; return how many milliseconds that takes."""
        before = self.time.now
        while self.now is not None:
            self.run(50)
        return round((self.time.now - before) * 1000)


Filming = Callable[..., Film]


@pytest.fixture
def film(window: MainWindow, pace_of: Callable[[str], None], monkeypatch: pytest.MonkeyPatch) -> Filming:
    """Return what shows the end of a game at a pace."""
    time = HandClock()
    monkeypatch.setattr(pace.Clock, "now_ms", lambda self: time.now * 1000)

    def made(match: Match, wish: str = "normal") -> Film:
        pace_of(wish)
        time.now = 0.0
        return Film(window, match, time)

    return made


def spoken(sounds: Sounds) -> list[str]:
    """Return what a reader was told to say."""
    return [said for kind, said in sounds.heard if kind == "spoken"]


# -- what is counted --------------------------------------------------------------------------------


@pytest.mark.rule("AN-702", "AN-808")
def test_the_parts_are_those_of_the_referee_and_of_what_is_shown() -> None:
    for check in each(("three", "bot", "six")):
        with check as name:
            match = over(name)
            for place in scoring(match).places:
                state = match.state
                score = bots_score(state) if place.seat == BOT else score_of(state, place.seat)
                assert place.parts == tuple(score)
                shown = sum(PROJECTS[project].points for project in place.all_projects)
                assert (shown, len(place.left), len(place.lit)) == place.parts


@pytest.mark.rule("AN-703")
def test_the_likely_winner_is_counted_last_and_the_order_tells_nothing_secret() -> None:
    others = played(replace(THREE, objectives={0: ("orange", "white"), 1: ("black", "white")}))
    assert scoring(over("three")).order == scoring(others).order == (1, 2, 0)
    assert scoring(over("bot")).order == (1, BOT, 0)


def test_the_seat_ahead_by_secret_points_alone_is_not_put_last() -> None:
    """Whoever has more on the table comes last, though the objective lets another win."""
    found = scoring(over("three"))
    first, last = found.places[0], found.places[-1]
    robbed = first._replace(projects=(), left=(), parts=(0, 0, 99))
    assert order_of((robbed, found.places[1], last))[-1] != robbed.seat


def test_bars_and_stage_count_up_to_the_points_of_the_referee(film: Filming) -> None:
    for check in each(("three", "bot")):
        with check as name:
            seen = film(over(name))
            places = {place.seat: place for place in scoring(over(name)).places}
            for seat in scoring(over(name)).order:
                seen.go_to(seat, TURN)
                assert seen.page.bars.grown(places[seat]) == (0, 0, 0)
                seen.go_to(seat, HOLD)
                assert seen.page.bars.grown(places[seat]) == (places[seat].parts[0], 0, 0)
                seen.go_to(seat, SUM)
                assert seen.page.bars.grown(places[seat]) == places[seat].parts
            seen.page.course.finish()


def test_what_has_been_counted_is_drawn(film: Filming) -> None:
    """A player saw empty bars on the last page: the pictures of rows were kept from before the counting."""
    seen = film(over("bot"))
    before = seen.page.bars.grab().toImage()
    seen.page.course.finish()
    settle()
    after = seen.page.bars.grab().toImage()
    plain = film(over("bot"), "off").page.bars
    assert after.size() == plain.grab().size()
    assert after != before
    assert after == plain.grab().toImage()


# -- part by part -----------------------------------------------------------------------------------


def test_time_alone_brings_all_of_it_in_less_than_half_a_minute(film: Filming) -> None:
    seen = film(over("six"))
    assert seen.page.title.text() == "The points are counted"
    assert seen.wait() < 30_000
    assert seen.page.title.text() == scoring(over("six")).title


def test_a_key_too_many_begins_no_new_game(film: Filming) -> None:
    seen = film(over("three"))
    desk = seen.window.desk
    for key in (Qt.Key.Key_Space, Qt.Key.Key_Return):
        for _ in range(40):
            QTest.keyClick(QApplication.focusWidget() or seen.page, key)
    settle()
    assert seen.now is None
    assert (seen.window.shown(), seen.window.desk) == ("end", desk)
    doors = [door.geometry() for door in seen.page.ways_on if door is not seen.page.home_button]
    ways = (seen.page.next_button.geometry(), seen.page.all_button.geometry())
    assert not any(door.intersects(way) for door in doors for way in ways)


def test_space_ends_one_part_and_enter_all(film: Filming) -> None:
    seen = film(over("three"))
    kinds = [part.kind for part in parts_of(scoring(over("three")))]
    for kind in kinds[:7]:
        assert seen.now is not None
        assert seen.now[1] == kind
        QTest.keyClick(seen.page.stage, Qt.Key.Key_Space)
    assert not seen.page.rematch_button.isVisible()
    QTest.keyClick(seen.page.stage, Qt.Key.Key_Return)
    assert seen.now is None
    assert seen.page.rematch_button.isVisible()
    assert not seen.page.all_button.isVisible()
    assert seen.window.shown() == "end", "the key that shows all leads nowhere"


@pytest.mark.parametrize("way", ["escape", "button", "press", "next"])
def test_there_are_other_ways_through(film: Filming, way: str) -> None:
    seen = film(over("three"))
    before = seen.now
    left = Qt.MouseButton.LeftButton
    if way == "press":
        QTest.mouseClick(seen.page.stage, left, pos=QPoint(20, 20))
        assert seen.now == (before[0] if before else None, FAN)
    elif way == "next":
        QTest.mouseClick(seen.page.next_button, left)
        assert seen.now == (before[0] if before else None, FAN)
    elif way == "button":
        QTest.mouseClick(seen.page.all_button, left)
        assert seen.now is None
    else:
        QTest.keyClick(seen.page.stage, Qt.Key.Key_Escape)
        assert (seen.now, seen.window.shown()) == (None, "end")


def test_tab_reaches_both_buttons_and_space_there_presses_them(film: Filming) -> None:
    seen = film(over("three"))
    QTest.keyClick(seen.page.stage, Qt.Key.Key_Tab)
    assert QApplication.focusWidget() is seen.page.next_button
    QTest.keyClick(seen.page.next_button, Qt.Key.Key_Space)
    assert seen.now == (1, FAN)
    QTest.keyClick(seen.page.next_button, Qt.Key.Key_Tab)
    assert QApplication.focusWidget() is seen.page.all_button


def test_a_held_space_does_not_rush_through(film: Filming) -> None:
    seen = film(over("three"))
    QTest.keyClick(seen.page.stage, Qt.Key.Key_Space)
    held = QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_Space, Qt.KeyboardModifier.NoModifier, " ", True)
    QApplication.sendEvent(seen.page.stage, held)
    assert seen.now == (1, FAN)


def test_a_page_that_goes_away_counts_no_more(film: Filming) -> None:
    seen = film(over("three"))
    seen.window.show_page("table")
    assert seen.now is None
    seen.window.show_page("end")
    assert seen.page.title.text() == "Ada wins with " + seen.page.title.text().split("with ")[1]


# -- without motion ---------------------------------------------------------------------------------


def test_without_motion_all_is_there_at_once(film: Filming, sounds: Sounds) -> None:
    seen = film(over("three"), "off")
    found = scoring(over("three"))
    assert seen.now is None
    assert not seen.page.veil.isVisible()
    assert seen.page.title.text() == found.title
    assert len(spoken(sounds)) == 1
    assert sounds.heard.count(("sound", "win")) == 1


def test_reduced_motion_fades_the_page_in_once(film: Filming, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pace, "is_reduced", lambda: True)
    seen = film(over("three"), "auto")
    assert seen.now is None
    assert seen.page.veil.isVisible()
    seen.time.now += (FADE + 1) / 1000
    seen.page.veil.clock.ticked.emit()
    assert not seen.page.veil.isVisible()


def test_another_look_counts_nothing_again_and_says_nothing_again(film: Filming, sounds: Sounds) -> None:
    seen = film(over("three"))
    QTest.keyClick(seen.page.stage, Qt.Key.Key_Return)
    sounds.heard.clear()
    seen.window.look.change(seen.window.look.settings._replace(theme="light"))
    settle()
    assert isinstance(seen.window.desk, AfterNovaDesk)
    page = seen.window.desk.end
    assert page is not seen.page
    assert not page.course.is_counting
    assert page.rematch_button.isVisible()
    assert sounds.heard == []


# -- secrets ----------------------------------------------------------------------------------------


def _moments(film: Filming, objective: tuple[str, str]) -> list[str]:
    """Return what is seen, heard and read until the objective of the first who is counted has its part."""
    seen = film(played(replace(THREE, objectives={**THREE.objectives, 1: objective})))
    found = []
    while seen.now != (1, OBJECTIVE):
        seen.run(200)
        found += [picture(seen.page), *seen.rows(), seen.page.title.text(), seen.page.accessibleName()]
        if seen.now != (1, OBJECTIVE) and seen.time.now > 5:
            QTest.keyClick(seen.page.stage, Qt.Key.Key_Space)
    seen.page.course.stop()
    return found[:-4 - len(seen.rows()) + 1]


WORLDS = (("orange", "white"), ("black", "green"))


def test_an_objective_is_nowhere_before_its_part(film: Filming, sounds: Sounds) -> None:
    one = _moments(film, WORLDS[0]), list(sounds.heard)
    sounds.heard.clear()
    other = _moments(film, WORLDS[1]), list(sounds.heard)
    assert one[0] == other[0]
    before = [[said for _, said in heard if "objective" not in said] for _, heard in (one, other)]
    assert before[0] == before[1]
    assert len(before[0]) > 3


def test_the_test_of_secrets_would_find_a_leak(film: Filming, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(end_stage.Stage, "_is_told", lambda self, place: True)
    assert _moments(film, WORLDS[0]) != _moments(film, WORLDS[1])


def test_the_winner_is_named_by_nothing_before_the_last_part(film: Filming, sounds: Sounds) -> None:
    seen = film(over("three"))
    while seen.now is not None and seen.now[1] != ORDER:
        assert not any("wins" in said for said in (*spoken(sounds), seen.page.title.text()))
        assert seen.page.accessibleName() == "The points are counted"
        QTest.keyClick(seen.page.stage, Qt.Key.Key_Space)
    assert any("Ada wins" in said for said in spoken(sounds))


def test_the_table_leaves_the_end_to_its_page(people: People, sounds: Sounds) -> None:
    """Whoever listens hears of the sixth Project, and of the points only as they are counted."""
    people.sit(THREE)
    people.play()
    assert people.window.shown() == "end"
    before = [said for said in spoken(sounds) if "The points are counted. Ada wins" in said]
    assert before == []
    assert sum("Ada wins" in said for said in spoken(sounds)) == 1


# -- what a reader hears ----------------------------------------------------------------------------


def _all_said(match: Match) -> list[str]:
    return [part.said for part in parts_of(scoring(match)) if part.said]


@pytest.mark.parametrize("way", ["time", "space", "enter at once", "enter later", "off"])
def test_every_sentence_is_heard_once_and_in_order(film: Filming, sounds: Sounds, way: str) -> None:
    seen = film(over("bot"), "off" if way == "off" else "normal")
    if way == "time":
        seen.wait()
    for _ in range({"space": 99, "enter later": 6}.get(way, 0)):
        if seen.now is not None:
            QTest.keyClick(seen.page.stage, Qt.Key.Key_Space)
    if seen.now is not None:
        QTest.keyClick(seen.page.stage, Qt.Key.Key_Return)
    assert " ".join(spoken(sounds)) == " ".join(_all_said(over("bot")))


def test_the_sentences_say_what_everybody_has() -> None:
    said = _all_said(over("three"))
    assert said[:4] == [
        "Bo has completed “Moss Carpet” (3 points) and “Moon Gate” (6 points): 9 points.",
        "Bo has 2 orange left in the Hold: 2 points.",
        "The secret objective of Bo was orange and white: 3 points.",
        "Together Bo has 14 points.",
    ]
    assert said[4:6] == ["Cleo has completed no Project.", "Cleo has no Fragment left."]


def test_bots_unseen_project_turns_up_in_its_row(film: Filming, sounds: Sounds) -> None:
    """AN-804, AN-808: nobody has seen it until Bot's part comes."""
    match = over("bot")
    bot = next(place for place in scoring(match).places if place.seat == BOT)
    assert bot.unseen == tuple(match.state.bot.gained)
    (gained,) = bot.unseen
    name = f"“{cards.project(gained)}”"
    before = [event for event in rules.view(match.state, None).events if event.name != "GameEnded"]
    assert gained not in str(before)
    seen = film(match)
    seen.go_to(BOT, TURN)
    assert not any(name in said for said in (*spoken(sounds), *seen.rows()))
    seen.go_to(BOT, FAN)
    assert f"Bot turns up what lay unseen under its Starship: {name}." in " ".join(spoken(sounds))
    QTest.keyClick(seen.page.stage, Qt.Key.Key_Return)
    told = {piece.key: piece.spoken for piece in seen.page.annals.projects.pieces}
    assert name in told["bot"]


def test_a_tone_rises_with_each_point_of_an_objective(film: Filming, sounds: Sounds) -> None:
    seen = film(over("three"))
    seen.go_to(0, OBJECTIVE)
    sounds.heard.clear()
    lit = len(scoring(over("three")).places[0].lit)
    while seen.now == (0, OBJECTIVE):
        seen.run(50)
    rising = [f"rise-{min(step, 12)}" for step in range(1, lit + 1)]
    assert [said for kind, said in sounds.heard if kind == "sound"] == rising
    assert lit > 5


def test_equal_points_are_told_in_a_sentence(film: Filming, sounds: Sounds) -> None:
    """AN-703: the later turn decides."""
    equal = Setup(
        3, "end", first="seat-1", completed={0: FIVE, 1: (), 2: ()},
        holds={0: ("purple", "green", "white"), 1: ("orange", "orange"), 2: ("black", "white")},
        hands={0: ("hare-zefira", "autopaw"), 1: ("beaver-odette",), 2: ("bear-orsola",)},
    )  # fmt: skip
    found = scoring(played(equal))
    assert [place.total for place in found.places[1:]] == [2, 2]
    assert found.ties == ("Cleo and Bo have equal points: Cleo had the later turn and is ahead.",)
    seen = film(played(equal), "off")
    assert seen.page.ties.text() == found.ties[0]
    assert spoken(sounds)[-1].endswith(found.ties[0])


# -- what is left to look back at -------------------------------------------------------------------


def test_the_deals_are_those_of_the_log_and_nothing_is_lost_on_the_way() -> None:
    match = over("six")
    view = rules.view(match.state, None)
    harvests = [event.data for event in view.events if event.name == "Harvested" and event.data["shares"]]
    deals = list(deals_of(view.events, match.names))
    assert len(deals) == len(harvests) > 2
    lying, brought = dict[str, tuple[str, ...]](), []
    for event in view.events:
        if event.name == "GameBegan":
            lying |= dict(event.data["planets"])
        elif event.name == "PlanetRevealed":
            lying[event.data["planet"]] = event.data["fragments"]
        elif event.name == "Harvested" and event.data["shares"]:
            brought.append(sorted(lying[event.data["planet"]]))
    assert [sorted(words(deal.brought)) for deal in deals] == brought
    for deal, data in zip(deals, harvests, strict=True):
        seats = [data["seat"], *(share["seat"] for share in data["shares"])]
        assert [dealer.seat for dealer in deal.dealers] == seats
        sides = zip(PLANETS[deal.planet].needs, *(dealer.brings for dealer in deal.dealers), strict=True)
        assert all(sum(parts) >= wanted for wanted, *parts in sides)


def test_the_best_deal_led_to_the_most_points_at_once() -> None:
    found = scoring(over("six"))
    assert found.best is not None
    assert found.best.points == max(deal.points for deal in found.deals)
    assert found.best.points > 0


def test_deals_and_projects_are_read_line_by_line_with_the_arrows(film: Filming) -> None:
    seen = film(over("six"), "off")
    page, found = seen.page, scoring(over("six"))
    lists = (page.bars, page.annals.best, page.annals.others, page.annals.projects)
    been = []
    for _ in range(12):
        QTest.keyClick(QApplication.focusWidget() or page, Qt.Key.Key_Tab)
        been.append(QApplication.focusWidget())
    assert all(part in been for part in lists)
    assert [len(part.pieces) for part in lists] == [6, 1, len(found.deals) - 1, 6]
    projects = page.annals.projects
    projects.setFocus()
    for _ in range(5):
        QTest.keyClick(projects, Qt.Key.Key_Down)
    assert projects.currentIndex().row() == 5
    place = projects.mapTo(page.annals.area.viewport(), projects.cell_rect(projects.currentIndex()).center())
    assert page.annals.area.viewport().rect().contains(place), "it has been scrolled into sight"


def test_a_game_without_deals_says_so(film: Filming) -> None:
    seen = film(over("three"), "off")
    if scoring(over("three")).deals:
        pytest.fail("Ada harvests alone here")
    assert seen.page.annals.none.isVisible()
    assert not seen.page.annals.best.isVisible()


def test_what_a_reader_finds_in_a_row_is_never_more_than_what_is_counted(film: Filming) -> None:
    seen = film(over("three"))
    assert seen.rows() == [f"{name}: not counted yet" for name in NAMES[:3]]
    seen.go_to(1, SUM)
    assert [row.endswith("not counted yet") for row in seen.rows()] == [True, False, True]
    assert isinstance(seen.page.bars.pieces[1].face, Place)
    QTest.keyClick(seen.page.stage, Qt.Key.Key_Return)
    assert seen.rows()[0].startswith("1: Ada, ")
