"""The board beside the examples: at every step what the engine says, there and back, by mouse and by keys."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from chrononauts_qt.games.afternova import rules
from chrononauts_qt.games.afternova.actions import parse
from chrononauts_qt.games.afternova.amounts import plus, words
from chrononauts_qt.games.afternova.cards import PROJECTS
from chrononauts_qt.games.afternova.state import State
from chrononauts_qt.games.afternova.view import View
from chrononauts_qt.ui.games.afternova import example_board
from chrononauts_qt.ui.games.afternova.example_board import ExampleBoard
from chrononauts_qt.ui.games.afternova.examples import (
    EXAMPLES,
    MARKET,
    POINTS,
    SCENE,
    SHIP,
    BoardStep,
    laid,
    lines,
    steps,
)
from chrononauts_qt.ui.games.afternova.views.cards import CardFace
from chrononauts_qt.ui.games.afternova.views.columns import ColumnFace
from chrononauts_qt.ui.games.afternova.views.planets import PlanetFace
from chrononauts_qt.ui.games.afternova.views.seats import BotFace, SeatFace
from chrononauts_qt.ui.games.afternova.views.ship import PlaceFace, SocketFace
from chrononauts_qt.ui.kit.theme import DARK
from tests.each import each
from tests.rules_coverage import ROOT

DOC = ROOT / "docs" / "rulebook.md"
LAST = len(steps()) - 1
Shown = dict[str, object]


@pytest.fixture
def board(dressed: QApplication, qtbot: QtBot) -> ExampleBoard:
    found = ExampleBoard(DARK)
    qtbot.addWidget(found)
    found.resize(860, 560)
    found.show()
    return found


def doc_rows() -> list[list[str]]:
    """Return the table of docs/rulebook.md that says what every step comes to."""
    table = DOC.read_text(encoding="utf-8").partition("| step | said | Planet |")[2].partition("\n\n")[0]
    return [[cell.strip() for cell in row.strip("|").split("|")] for row in table.splitlines()[2:]]


# -- the engine -------------------------------------------------------------------------------------


def played() -> Iterator[State]:
    """Yield the state after every step, from the positions and from what the document says is said."""
    said = iter(doc_rows())
    for example in EXAMPLES:
        state = laid(example)
        for line in lines(example.before):
            say(state, line)
        for _ in example.steps:
            for line in next(said)[1].partition("; Projects counted")[0].split(", then "):
                if line[:1].isdigit():
                    say(state, line)
            yield state


def say(state: State, line: str) -> None:
    seat, _, action = line.partition(": ")
    rules.apply(state, int(seat) - 1, parse(action))


def told(view: View) -> list[str]:
    """Return what a row of the document says after what is said."""
    def amounts(*found: tuple[str, ...]) -> str:
        return " / ".join(" ".join(one) or "–" for one in found)

    planet = view.planets[0]
    assert planet is not None
    return [
        amounts((planet.id, *words(planet.fragments))),
        amounts(*(words(player.hold) for player in view.players)),
        " / ".join(str(len(player.completed)) for player in view.players),
        amounts(*((one.project, *words(one.fragments)) for one in view.bot.row)) if view.bot else "",
    ]


def test_the_engine_comes_to_what_the_document_says() -> None:
    rows = doc_rows()
    assert [row[0] for row in rows] == [str(number) for number in range(LAST + 1)]
    for check in each(zip(rows, played(), strict=True)):
        with check as (row, state):
            assert row[2:] == told(rules.view(state, None))
            assert row[2:] == told(steps()[int(row[0])].public)


def test_what_a_step_considers_is_legal_and_is_played_next() -> None:
    found = []
    for number, state in enumerate(played()):
        step = steps()[number]
        if step.thought is not None:
            found.append(number)
            seat = step.public.seat_to_move
            assert rules.explain(state, seat, step.thought) is None
            assert doc_rows()[number + 1][1] == f"{seat + 1}: {step.thought.text}"
    assert found == [29]


# -- the board --------------------------------------------------------------------------------------


def shown(board: ExampleBoard) -> Shown:
    """Return what is seen on a board: what its things are drawn from."""
    faces = [piece.face for piece in board.pieces()]
    columns = [piece.face for piece in board.deal.columns.pieces if isinstance(piece.face, ColumnFace)]
    return {
        "planet": [(face.planet, words(face.fragments)) for face in faces if isinstance(face, PlanetFace)],
        "players": [(face.hold, face.completed) for face in faces if isinstance(face, SeatFace)],
        "projects": [face.project for face in faces if isinstance(face, PlaceFace) and face.project],
        "sockets": [face.colour for face in faces if isinstance(face, SocketFace)],
        "bot": [(face.row, face.hold, face.completed) for face in faces if isinstance(face, BotFace)],
        "cards": {face.card for face in faces if isinstance(face, CardFace)},
        "deal": [] if board.deal.isHidden() else [
            (face.who, words(face.brings), words(face.gets)) for face in columns[1:]],
        "points": () if board.bars.isHidden() else board.bars.shown,
    }


def true(step: BoardStep, state: State) -> Shown:
    """Return what is to be seen, from the engine's own state."""
    seat, about, bot, planet = step.example.seat, step.example.about, state.bot, state.planets[0]
    is_scene, has_ship = about == SCENE, about in (SHIP, POINTS)
    hold, spaces = words(state.holds[seat]), 4 + state.upgrades(seat).count("hold")
    assert planet is not None
    return {
        "planet": [(planet.id, words(planet.fragments))] if is_scene else [],
        "players": [(words(state.holds[n]), len(state.completed[n])) for n in range(state.seats)],
        "projects": state.completed[seat] if has_ship else [],
        "sockets": [*hold, *[""] * (spaces - len(hold))] if has_ship else [],
        "bot": [] if bot is None else [(
            tuple((words(PROJECTS[one.project].cost), words(one.fragments)) for one in bot.row),
            words(bot.hold), bot.project_count)],
        "cards": cards(step, state),
        "deal": deal(step, state),
        "points": points(step, state) if step.counted else (),
    }


def cards(step: BoardStep, state: State) -> set[str]:
    """Return the cards that lie open: those of the hands that play a part, and of the Market or Bot."""
    seat, about, bot = step.example.seat, step.example.about, state.bot
    if about == MARKET:
        return {card for card in (*state.hand(seat), *state.market_crew, *state.market_projects) if card}
    if about in (SHIP, POINTS):
        return {card for held in state.projects for card in held} if not step.counted else set()
    crews = state.crews if bot is None else state.crews[seat : seat + 1]
    hands = {card for held in crews for card in held} if about == SCENE else set()
    return hands | ({one.project for one in bot.row} if bot is not None else set())


def deal(step: BoardStep, state: State) -> list[tuple[int, tuple[str, ...], tuple[str, ...]]]:
    """Return the parts of the helpers in what is considered, else in the last offer as it was answered."""
    shares = step.thought.shares if step.thought else ()
    if state.offers and any(found and found.id == state.offers[-1].planet for found in state.planets):
        last = state.offers[-1]
        counters = [last.counter_of(seat) for seat in last.answers] if last.is_told else []
        shares = tuple(share for share in counters if share) or last.action.shares
    return [(one.seat, words(one.brings), words(plus(one.gets, one.plus))) for one in shares]


def points(step: BoardStep, state: State) -> tuple[tuple[int, int], ...]:
    """Return the scores from the first place on; of the first one only what is counted."""
    assert state.outcome is not None
    ranked = sorted(enumerate(state.outcome.scores), key=lambda pair: -pair[1])
    projects, hold = sum(PROJECTS[one].points for one in state.completed[0]), sum(state.holds[0])
    return ((0, (projects, projects + hold, ranked[0][1])[step.counted - 1]), *ranked[1:])


def wrong_steps(board: ExampleBoard) -> list[int]:
    """Return the steps at which a board shows anything else than the engine's state."""
    found = []
    for number, state in enumerate(played()):
        board.show_step(number)
        if shown(board) != true(steps()[number], state):
            found.append(number)
    return found


def test_every_step_shows_the_state_of_the_engine(board: ExampleBoard) -> None:
    assert wrong_steps(board) == []


@pytest.mark.parametrize("planted", [3, 10, 17, 20, 24, 27])
def test_a_wrong_step_is_found(board: ExampleBoard, monkeypatch: pytest.MonkeyPatch, planted: int) -> None:
    """Each differs from the one before in something else: Holds, a deal, cards, spaces, points, Bot."""
    wrong = [*steps()]
    wrong[planted] = wrong[planted - 1]._replace(begins=False)
    monkeypatch.setattr(example_board, "steps", lambda: tuple(wrong))
    assert wrong_steps(board) == [planted]


def test_the_board_goes_there_and_back(board: ExampleBoard) -> None:
    seen = []
    for number in range(LAST + 1):
        board.show_step(number)
        seen.append((shown(board), board.changed, board.accessibleDescription()))
    for number in (*range(LAST, -1, -1), 7, 29, 0):
        board.show_step(number)
        assert (shown(board), board.changed, board.accessibleDescription()) == seen[number]


def test_a_ring_is_on_what_a_step_has_changed(board: ExampleBoard) -> None:
    for number, ringed in (
        (0, set()), (3, {"corvenna", "seat-1", "seat-2"}), (15, {"gap-crew-0", "raccoon-rocco", "seat-2"}),
        (19, {"hold-2 ", "hold-3 ", "hold-4 ", "secret-pantry", "seat-1"}), (20, {"hold-5 ", "seat-1"}),
        (27, {"ember-forge", "bot"}),
    ):  # fmt: skip
        board.show_step(number)
        assert {name.split(" ", 2)[2] for name in board.changed} == ringed, number


def test_a_step_says_itself_to_a_screen_reader(board: ExampleBoard) -> None:
    for number, words_of_it in (
        (0, ("Step 0. Ada’s turn: ", "Nektarr", "2 purple and 1 white", "Rocco")),
        (3, ("Step 3. Ada harvests Nektarr with Rocco and Pinolo and gets 1 white. Bo helps", "Corvenna")),
        (10, ("Bo counters. Bo brings 2 Extraction and gets 1 green and 1 orange.",)),
        (19, ("Ada completes “Secret Pantry”", "works from the next turn on")),
        (25, ("37 point",)), (27, ("Bot lays 1 orange on “Ember Forge”",)), (29, ("Deal at Nektarr",)),
    ):  # fmt: skip
        board.show_step(number)
        assert [said for said in words_of_it if said not in board.accessibleDescription()] == []
    assert board.accessibleName() == "The board of the example"


SIZES = [(560, 380), (620, 420), (860, 560), (1250, 860), (1700, 1150), (976, 200), (1300, 240)]


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_all_of_it_has_room(board: ExampleBoard, width: int, height: int) -> None:
    board.resize(width, height)
    room = QRectF(board.rect())
    for number in range(LAST + 1):
        board.show_step(number)
        cells = [cell for _, cell in board.cells()]
        parts = [part for part in (board.deal, board.bars) if not part.isHidden()]
        assert all(room.contains(cell) for cell in cells), number
        assert all(board.rect().contains(part.geometry()) for part in parts), number
        assert not [cell for cell in cells for part in parts if cell.intersects(QRectF(part.geometry()))]
        apart = [cell.adjusted(1, 1, -1, -1) for cell in cells]
        assert not [pair for pair in combinations(apart, 2) if pair[0].intersects(pair[1])], number
