"""The board beside the examples: at every step what the engine says, there and back, by mouse and by keys."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from chrononauts_qt.games.dungeon_time.cards import KINDS, needs_of
from chrononauts_qt.games.dungeon_time.state import State
from chrononauts_qt.ui.catalog import i18n
from chrononauts_qt.ui.games.dungeon_time import example_board, example_things
from chrononauts_qt.ui.games.dungeon_time.example_board import ExampleBoard
from chrononauts_qt.ui.games.dungeon_time.examples import NAMES, TABLE, steps
from chrononauts_qt.ui.games.dungeon_time.views.cards import CardFace
from chrononauts_qt.ui.kit.theme import DARK
from tests.gui.dungeon_time.test_examples import LAST, played

Shown = dict[str, object]


@pytest.fixture
def board(dressed: QApplication, qtbot: QtBot) -> ExampleBoard:
    i18n.install(dressed, "en")  # or the first test of a process would have no plurals
    found = ExampleBoard(DARK)
    qtbot.addWidget(found)
    found.resize(867, 572)
    found.show()
    return found


def card_of(face: object) -> str:
    return face.card if isinstance(face, CardFace) else ""


def shown(board: ExampleBoard) -> Shown:
    """Return what is seen on a board: what its things are drawn from."""
    faces = {piece.key: piece.face for piece in board.pieces()}
    if board.now.example.about == TABLE:
        hands = [
            sorted(card_of(face) for key, face in faces.items() if key.startswith(f"hand {seat} "))
            for seat in range(len(NAMES))
        ]
        story = faces["story"]
        return {
            "hands": hands,
            "deck": faces["deck"],
            "story": card_of(story) if steps()[board.step].view.story_back is None else story,
            "asks": [" asks: " in faces[f"head {seat}"].words for seat in range(len(NAMES))],
        }
    slots = [face.slot for key, face in faces.items() if key.startswith("slot ")]
    cards, tokens = Counter[str](), Counter[str]()
    for slot in slots:
        tokens[slot.kind] += sum(slot.tokens)
        cards[slot.kind] += len(slot.tokens) - sum(slot.tokens)
    return {
        "story": faces["story"],
        "card": card_of(faces["card"]),
        "held": {slot.kind: (cards[slot.kind], tokens[slot.kind]) for slot in slots if slot.kind},
        "slots": len(slots),
        "met": [is_met for _, is_met in board.needs],
    }


def true(number: int, state: State) -> Shown:
    """Return what is to be seen, from the engine's own state."""
    events = [event for event in state.events or () if event.name in ("CardRevealed", "MissionFailed")]
    if steps()[number].example.about == TABLE:
        top = state.story[-1].card if state.story else ""
        return {
            "hands": [sorted(hand) for hand in state.hands],
            "deck": (state.top_back(), len(state.deck)),
            "story": (state.next_back(), len(state.story)) if state.step == "resolve" else top,
            "asks": [seat in steps()[number].asks for seat in range(len(NAMES))],
        }
    revealed = [event.data["card"] for event in events if event.name == "CardRevealed"]
    lost = state.events is not None and any(event.name == "BackpackBroke" for event in state.events)
    held = dict(state.backpack)
    if lost:  # what broke the Backpack lies in no slot of it
        kind = revealed[-1]
        cards, tokens = held[kind]
        held[kind] = (cards - 1, tokens)
    needs = needs_of(revealed[-1]) if revealed and revealed[-1] not in KINDS else ()
    missing = events[-1].data["missing"] if events and events[-1].name == "MissionFailed" else ()
    return {
        "story": (state.next_back() or "", len(state.story)),
        "card": revealed[-1] if revealed else "",
        "held": {kind: counts for kind, counts in held.items() if any(counts)},
        "slots": 8,
        "met": [kind not in missing for kind in needs],
    }


def wrong_steps(board: ExampleBoard) -> list[int]:
    """Return the steps at which a board shows anything else than the engine's state."""
    found = []
    for number, state in enumerate(played()):
        board.show_step(number)
        if shown(board) != true(number, state):
            found.append(number)
    return found


def test_every_step_shows_the_state_of_the_engine(board: ExampleBoard) -> None:
    assert wrong_steps(board) == []


@pytest.mark.parametrize("planted", [2, 5, 9, 12, 16, 25])
def test_a_wrong_step_is_found(board: ExampleBoard, monkeypatch: pytest.MonkeyPatch, planted: int) -> None:
    """Each differs from the one before in something else: a hand, who asks, a back, slots, a card, Items."""
    wrong = [*steps()]
    wrong[planted] = wrong[planted - 1]
    for module in (example_board, example_things):
        monkeypatch.setattr(module, "steps", lambda: tuple(wrong))
    example_things.lying.cache_clear()
    assert planted in wrong_steps(board)
    example_things.lying.cache_clear()


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
        (0, set()), (1, {"head 0", "head 1"}), (2, {"deck", "story", "hand 2 0"}), (10, set()),
        (12, {"story", "card", "slot 1", "slot 2"}), (15, set()), (25, {"slot 0"}),
        (31, {"story", "card", "slot 2"}),
    ):  # fmt: skip
        board.show_step(number)
        assert board.changed == ringed, number


def test_cards_and_items_keep_their_places(board: ExampleBoard) -> None:
    """What a step does not touch lies where it lay."""
    before: dict[str, object] = {}
    for number in range(LAST + 1):
        board.show_step(number)
        now = {piece.key: piece.face for piece in board.pieces()}
        moved = {key for key in now if key in before and before[key] != now[key]}
        if not steps()[number].begins:
            assert moved == set(board.changed), number
        before = now


def test_a_step_says_itself_to_a_screen_reader(board: ExampleBoard) -> None:
    for number, words_of_it in (
        (0, ("Step 0. Deck, 45 cards, next a Mission", "Mission The Dragon’s Barber: needs two Swords")),
        (1, ("The Adventure phase begins.", "Ada asks: Potion, Map, Keys", "Bo asks: two Swords, Book")),
        (5, ("Step 5. Chloé asks: Shield, Torch, Bag of Gold",)),
        (12, ("“The Dragon’s Barber” succeeds", "Slot 2: Shield, 1 of 3, tokens: 1", "2 of 8 slots.")),
        (24, ("fails. Missing: a Torch.",)), (27, ("The Backpack breaks: the Bow found no slot.",)),
        (30, ("The next card is an Item",)),
    ):  # fmt: skip
        board.show_step(number)
        assert [said for said in words_of_it if said not in board.accessibleDescription()] == [], number
    assert board.accessibleName() == "The board of the example"


SIZES = [(560, 380), (650, 422), (867, 572), (1219, 805), (1625, 1075), (976, 230), (1300, 260)]


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_all_of_it_has_room(board: ExampleBoard, width: int, height: int) -> None:
    board.resize(width, height)
    room = QRectF(board.rect())
    for number in range(LAST + 1):
        board.show_step(number)
        cells = [box for _, box in board.cells()]
        places = board.places
        assert places is not None
        apart = [
            box for box in (*cells, *places.titles.values(), places.needs, places.told) if not box.isEmpty()
        ]
        assert all(room.contains(box) for box in apart), number
        assert not [pair for pair in combinations(apart, 2) if pair[0].intersects(pair[1])], number
