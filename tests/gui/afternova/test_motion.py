"""What moves over the table of AfterNova, on a clock that is moved by hand."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any

import pytest
from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from chrononauts_qt.games.afternova.actions import Action, Share, answer, offer, parse
from chrononauts_qt.games.afternova.amounts import fragments, skills
from chrononauts_qt.games.afternova.setup import Setup
from chrononauts_qt.ui.games.afternova.animator import Animator
from chrononauts_qt.ui.games.afternova.views import motion
from chrononauts_qt.ui.kit import clock as pace
from chrononauts_qt.ui.kit.clock import FADE
from chrononauts_qt.ui.kit.pieces import Piece, PieceView
from tests.gui.afternova.people import People
from tests.gui.program import NewWindow, settle
from tests.gui.robot import HandClock

ADA, BO, CLEO = range(3)
THREE = Setup(
    3,
    "motion",
    first="seat-1",
    planets={0: ("geodonia", "green", "orange", "orange", "white"), 1: ("nektarr", "black", "green")},
    holds={ADA: ("purple",), BO: ("green", "black")},
    hands={
        ADA: ("hare-zefira", "beaver-odette", "otter-ondina"),
        BO: ("mole-carbo", "cat-perla"),
        CLEO: ("otter-marlow", "bear-valdo"),
    },
    market_crew=("hare-duna", "beaver-zeno", "bear-bruma", "cat-minou"),
)  # fmt: skip
OTHER = replace(THREE, hands={
    ADA: ("hare-zefira", "mole-silvana", "otter-sasso"),
    BO: ("mole-carbo", "bear-orsola"),
    CLEO: ("otter-marlow", "raccoon-rocco"),
})  # fmt: skip
DEAL = offer("geodonia", [
    Share(BO, skills(["extraction"]), fragments(["green"]), fragments(["purple"])),
    Share(CLEO, skills(["extraction"]), fragments(["orange"])),
])  # fmt: skip


class Film:
    """A table, and the clock of what moves on it."""

    def __init__(self, people: People, setup: Setup, wish: str, bots: tuple[int, ...] = ()) -> None:
        pace.follow(lambda: wish)
        self.people = people
        people.sit(setup, bots)
        if people.controller.viewer is None:
            people.lift(ADA)
        self.staging = people.table.staging
        self.time = HandClock()
        self.staging.clock._now = self.time
        self.heard: list[str] = []
        self.staging.cue.connect(self.heard.append)

    @property
    def animator(self) -> Animator:
        """What moves."""
        return self.staging.animator

    def do(self, seat: int, action: Action) -> None:
        """Let a seat say something; what moved before is over."""
        self.animator.finish()
        self.heard.clear()
        assert self.people.controller.submit(seat, action)

    def seal(self) -> None:
        """Let three make a deal, and seal it."""
        self.do(ADA, DEAL)
        self.do(BO, answer("accept", 1, ["mole-carbo"]))
        self.do(CLEO, answer("accept", 1, ["otter-marlow"]))
        self.do(ADA, parse("seal 1 with hare-zefira"))

    def run(self, milliseconds: float) -> None:
        """Let this much time pass on the table."""
        self.tick(milliseconds)
        settle()

    def tick(self, milliseconds: float) -> None:
        """Let this much time pass, and nobody act in it."""
        self.time.now += milliseconds / 1000
        self.staging.clock.ticked.emit()

    def length(self) -> float:
        """Return how long all is going to move, in milliseconds."""
        return self.animator.left

    def kinds(self) -> set[str]:
        """Return how what moves does so."""
        return {move.step.kind for move in self.animator.moves if move.covers or move.way}


Filmed = Callable[..., Film]


@pytest.fixture
def film(people: People) -> Iterator[Filmed]:
    """Return what lays a table with motion; afterwards nothing moves, as in all other tests."""
    yield lambda setup=THREE, wish="normal", **words: Film(people, setup, wish, **words)
    pace.follow(None)


def picture(film: Film, room: QRect) -> QImage:
    """Return a part of the table as it is on the screen."""
    return film.people.table.grab(room).toImage()


def panel(film: Film, seat: int) -> QRect:
    """Return where a player's panel is."""
    return film.people.table.seats_view.rect_of(f"seat-{seat + 1}")


def test_the_table_is_in_its_new_state_before_anything_moves(film: Filmed) -> None:
    table = film()
    table.seal()
    assert table.animator.is_running
    shown = [piece.face.hold for piece in table.people.table.seats_view.pieces[:3]]
    assert shown == [("orange", "white"), ("purple", "green", "green", "black"), ("orange",)]


def test_a_hold_looks_as_it_was_until_its_fragments_have_come(film: Filmed) -> None:
    table = film()
    before = picture(table, panel(table, CLEO))
    table.seal()
    empty = picture(table, panel(table, CLEO).adjusted(6, 40, -170, -4))
    assert before.copy(6, 40, empty.width(), empty.height()) == empty
    while table.animator.is_running:
        table.run(100)
    assert picture(table, panel(table, CLEO)) != before


def test_a_card_leaves_its_place_in_the_market(film: Filmed) -> None:
    table = film()
    market = table.people.table.market
    place = market.rect_of("beaver-zeno")
    table.do(ADA, parse("take beaver-zeno"))
    (move,) = table.animator.moves
    assert move.way is not None
    assert move.way[0].toRect() == place


@pytest.mark.parametrize(("wish", "factor"), [("fast", 0.4), ("normal", 1.0), ("slow", 1.6)])
def test_the_speed_stretches_everything(film: Filmed, wish: str, factor: float) -> None:
    table = film(wish=wish)
    table.do(ADA, parse("take hare-duna"))
    assert table.length() == pytest.approx(220 * factor)


def test_a_deal_with_its_new_planet_is_over_in_time(film: Filmed) -> None:
    table = film()
    table.seal()
    assert {"fly", "press", "keep", "leave", "rise"} <= table.kinds()
    bag = QRectF(table.people.table.bag.geometry())
    out = [move.way[0] for move in table.animator.moves if move.step.way[:1] == ("bag",) and move.way]
    assert out, "Fragments come to the new Planet"
    assert all(bag.contains(start.center()) for start in out), "there is one bag"
    assert table.length() <= motion.LONGEST
    while table.animator.is_running:
        table.run(50)
    assert table.heard[:2] == ["stamp", "engine"]
    assert "rustle" in table.heard


def test_off_means_that_nothing_moves_and_a_deal_is_heard(film: Filmed) -> None:
    table = film(wish="off")
    table.seal()
    assert not table.animator.is_running
    assert table.heard == ["stamp", "engine", "glass"]


def test_reduced_motion_is_a_cross_fade_and_badges(film: Filmed, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pace, "is_reduced", lambda: True)
    table = film(wish="auto")
    table.seal()
    assert table.kinds() == {"fade", "badge"}
    table.run(FADE + 1)
    assert table.kinds() == {"badge"}
    table.run(motion.BADGE)
    assert not table.animator.is_running


@pytest.mark.parametrize("by", ["key", "click"])
def test_any_key_or_click_completes_what_moves(film: Filmed, by: str) -> None:
    table = film()
    table.seal()
    table.run(100)
    if by == "key":
        QTest.keyClick(QApplication.focusWidget() or table.people.table, Qt.Key.Key_F12)
    else:
        QTest.mouseClick(table.people.table, Qt.MouseButton.LeftButton, pos=QPoint(2, 2))
    assert not table.animator.is_running


def test_the_click_that_completes_does_what_it_does(film: Filmed) -> None:
    table = film()
    table.do(ADA, parse("take hare-duna"))
    assert table.animator.is_running
    table.people.choose(table.people.table.market, "bear-bruma")
    assert table.people.table.draft.basket.cards == ("bear-bruma",)


def test_a_resized_table_moves_nothing(film: Filmed) -> None:
    table = film()
    table.seal()
    table.people.window.resize(QSize(1280, 720))
    settle()
    assert not table.animator.is_running


def test_whoever_turns_away_ends_what_moves(film: Filmed) -> None:
    """Nothing that was on its way to a hand is seen beside the curtain."""
    table = film()
    table.do(ADA, parse("take hare-duna"))
    table.people.controller.cover()
    assert not table.animator.is_running


def test_behind_a_list_nothing_moves(film: Filmed) -> None:
    table = film()
    table.people.table.is_list = True
    table.seal()
    assert not table.animator.is_running
    assert table.heard


class Painted(QObject):
    """Counts what is painted of a widget."""

    def __init__(self, widget: QObject) -> None:
        super().__init__(widget)
        self.count = 0
        widget.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        self.count += event.type() == QEvent.Type.Paint
        return False


def test_nothing_is_drawn_while_nothing_moves(film: Filmed) -> None:
    table = film()
    table.seal()
    while table.animator.is_running:
        table.run(100)
    assert table.staging.clock._wants["table"] == 0
    painted = Painted(table.animator)
    for _ in range(20):
        table.run(100)
    assert painted.count == 0


@pytest.mark.parametrize("size", [QSize(1024, 600), QSize(1366, 768), QSize(1920, 1080)])
def test_the_screen_shows_what_a_new_drawing_would(film: Filmed, size: QSize) -> None:
    """Only pieces are drawn from frame to frame; together they are the whole, at every moment."""
    table = film()
    window = table.people.window
    window.resize(size)
    settle()
    table.seal()
    frames = 0
    while table.animator.is_running:
        table.run(90)
        frames += 1
        seen = window.screen().grabWindow(window.winId()).toImage()
        assert seen == window.grab().toImage().convertToFormat(seen.format()), f"after {frames * 90} ms"
    assert frames > 12


def frames_of(people: People, setup: Setup) -> list[Any]:
    """Return all that is seen and heard of a deal at a covered table."""
    table = Film(people, setup, "normal")
    people.table.rail.show_page(1)
    found: list[Any] = []
    table.seal()
    assert people.controller.viewer is None
    while table.animator.is_running:
        found.append(people.window.grab().toImage())
        table.run(120)
    return [*found, tuple(table.heard)]


@pytest.fixture
def worlds(new_window: NewWindow, clock: HandClock) -> Iterator[Callable[[], list[list[Any]]]]:
    """Return what films the same deal in two worlds that differ in hidden cards alone."""

    def both() -> list[list[Any]]:
        found = []
        for setup in (THREE, OTHER):
            window = new_window()
            found.append(frames_of(People(window, clock), setup))
            window.close()
        return found

    yield both
    pace.follow(None)


def test_two_deals_that_differ_in_hidden_cards_move_alike(worlds: Callable[[], list[list[Any]]]) -> None:
    one, two = worlds()
    assert len(one) > 10
    assert one == two


def test_a_planted_leak_is_seen(
    worlds: Callable[[], list[list[Any]]], monkeypatch: pytest.MonkeyPatch
) -> None:
    """A Planet that leaves with the ticks of whoever looked shows what a hand covers."""
    from chrononauts_qt.ui.games.afternova import places

    monkeypatch.setattr(places, "_public", lambda piece: piece)
    one, two = worlds()
    assert one != two


# -- bots --------------------------------------------------------------------------------------------


def end_turn(people: People) -> None:
    """Let Ada take cards of the Market until others are to move."""
    for card in ("hare-duna", "beaver-zeno", "bear-bruma"):
        people.controller.submit(ADA, parse(f"take {card}"))
    settle()
    assert people.controller.seen().seat_to_move == BO


def test_bots_wait_until_what_was_done_has_been_seen(film: Filmed) -> None:
    table = film(bots=(BO, CLEO))
    people, controller = table.people, table.people.controller
    table.seal()
    people.let_all_speak()
    before = len(controller.match.past)
    assert not table.staging.is_still
    while not table.staging.is_still:
        settle()
        people.clock.now += 5
        controller.tick()
        assert len(controller.match.past) == before
        table.tick(50)
    people.let_bots_play()


def test_one_may_skip_ahead_to_the_own_turn(film: Filmed) -> None:
    table = film(bots=(BO, CLEO))
    people, controller = table.people, table.people.controller
    end_turn(people)
    slow = controller.bots.pause, controller.bots.answer_pause
    people.press(people.button("Skip ahead"))
    assert controller.bots.pause < slow[0]
    assert controller.bots.pause == controller.bots.answer_pause, "whoever thinks, and whatever it holds"
    assert not people.table.steps.buttons
    for _ in range(400):
        if controller.asked:
            break
        people.let_bots_play()
        assert not table.animator.is_running or controller.asked
    assert ADA in controller.asked
    assert not controller.is_hurried


def test_a_draft_draws_nothing_anew_that_it_leaves_as_it_is(
    people: People, monkeypatch: pytest.MonkeyPatch
) -> None:
    people.sit(THREE)
    people.lift(ADA)
    people.choose(people.table.planets, "geodonia")
    drawn: list[str] = []
    right = PieceView.paint_piece

    def painted(view: PieceView, painter: QPainter, box: QRectF, piece: Piece) -> None:
        before = len(view._pictures)
        right(view, painter, box, piece)
        drawn.extend([piece.key] * (len(view._pictures) - before))

    monkeypatch.setattr(PieceView, "paint_piece", painted)
    people.table.draft.bring_in(BO)
    people.table.draft.bring_in(CLEO)
    settle()
    people.window.grab()
    assert not {"geodonia", "nektarr", "hare-duna", "seat-1"} & set(drawn)
    assert any(key.startswith("column") for key in drawn)
