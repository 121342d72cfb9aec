"""What the models of the counter say: shelves, the slot, the chip of the paintings, what may be dropped."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QSignalSpy

from chrononauts_qt.games.chrononauts.actions import parse
from chrononauts_qt.games.chrononauts.variants import artifaxx
from chrononauts_qt.games.chrononauts.view import View
from chrononauts_qt.ui.games.artifaxx.counter_model import CounterRole, ShelfModel, SlotModel
from chrononauts_qt.ui.kit.drop_model import Offer, encode

NAMES = ("Ada", "Bruno", "Chloé")
REAL, EXCELLENT, OBVIOUS = "mona-lisa-real", "mona-lisa-excellent", "mona-lisa-obvious"
COPY = Qt.DropAction.CopyAction
SAID, SAID_MORE = Qt.ItemDataRole.AccessibleTextRole, Qt.ItemDataRole.AccessibleDescriptionRole


class Clerk:
    """A referee that takes some cards on some targets and writes down what it is given."""

    def __init__(self, takes: Sequence[str]) -> None:
        self.takes = takes
        self.submitted: list[tuple[str, str, str]] = []

    def explain_drop(self, card_id: str, source: str, target: str) -> str | None:
        return None if target in self.takes else f"not on {target}"

    def submit_drop(self, card_id: str, source: str, target: str) -> None:
        self.submitted.append((card_id, source, target))


def view_of(tables: Mapping[int, Sequence[str]], *said: tuple[int, str]) -> View:
    """Return what everybody sees of a game after some actions."""
    hands = {0: ("get-there-first",), 1: ("memo",)}
    state, _ = artifaxx.new_game(artifaxx.Setup(3, "models", first="seat-1", hands=hands, tables=tables))
    for seat, words in said:
        artifaxx.apply(state, seat, parse(words))
    return artifaxx.view(state, None)


def test_a_shelf_shows_what_its_seat_has_and_follows_row_by_row(qapp: object) -> None:
    shelf = ShelfModel(1)
    shelf.set_view(view_of({1: ("ark", "dodo")}))
    assert shelf.cards == ("ark", "dodo")
    gone, come = QSignalSpy(shelf.rowsRemoved), QSignalSpy(shelf.rowsInserted)
    shelf.set_view(view_of({1: ("dodo", "rongorongo")}))
    assert shelf.cards == ("dodo", "rongorongo")
    assert (gone.count(), come.count()) == (1, 1)
    assert not shelf.flags(shelf.index(0, 0)) & Qt.ItemFlag.ItemIsDragEnabled


@pytest.mark.rule("R-909")
@pytest.mark.parametrize(
    ("tables", "best", "named"),
    [
        ({0: (OBVIOUS,)}, OBVIOUS, "An Obvious Forgery"),
        ({0: (OBVIOUS,), 1: (EXCELLENT,)}, EXCELLENT, "An Excellent Forgery"),
        ({0: (REAL, OBVIOUS), 2: (EXCELLENT,)}, REAL, "The Real Thing"),
    ],
)
def test_every_painting_says_which_is_the_most_convincing(
    qapp: object, tables: Mapping[int, Sequence[str]], best: str, named: str
) -> None:
    view = view_of(tables)
    seen = 0
    for seat, cards in tables.items():
        shelf = ShelfModel(seat)
        shelf.set_view(view)
        for row, card in enumerate(cards):
            index = shelf.index(row, 0)
            chip = index.data(CounterRole.CHIP)
            state = "Most convincing in play" if card == best else "Outranked by"
            assert chip.words == f"{state}: {named}"
            assert chip.is_best == (card == best)
            assert chip.short == ("Best in play" if card == best else "Outranked")
            assert ("This is" in index.data(SAID_MORE)) == (card == best)
            assert index.data(Qt.ItemDataRole.ToolTipRole).endswith(index.data(SAID_MORE))
            seen += 1
    assert seen == sum(map(len, tables.values()))


@pytest.mark.rule("R-909")
def test_a_painting_that_comes_or_goes_changes_the_chips_of_the_others(qapp: object) -> None:
    shelf = ShelfModel(0)
    shelf.set_view(view_of({0: ("mona-lisa-obvious", "dodo")}))
    assert shelf.index(0, 0).data(CounterRole.CHIP).is_best
    assert shelf.index(1, 0).data(CounterRole.CHIP) is None
    told = QSignalSpy(shelf.dataChanged)
    shelf.set_view(view_of({0: ("mona-lisa-obvious", "dodo"), 1: ("mona-lisa-real",)}))
    assert told.count() == 1
    assert not shelf.index(0, 0).data(CounterRole.CHIP).is_best


def test_a_shelf_takes_cards_for_its_artifacts_then_for_its_seat(qapp: object) -> None:
    shelf = ShelfModel(1)
    shelf.set_view(view_of({1: ("ark",)}))
    ark = shelf.index(0, 0)
    assert shelf.drop_targets(-1, ark) == ("ark", "seat-2")
    assert shelf.drop_targets(-1, ark.parent()) == ("seat-2",)
    for takes, expected in ((["ark"], "ark"), (["seat-2"], "seat-2")):
        clerk = shelf.referee = Clerk(takes)
        assert shelf.dropMimeData(encode(Offer("get-there-first", "hand")), COPY, -1, -1, ark)
        assert clerk.submitted == [("get-there-first", "hand", expected)]
    clerk = shelf.referee = Clerk([])
    assert shelf.explain_drop(encode(Offer("dodo", "hand")), -1, ark) == ("ark", "not on ark")
    assert not shelf.dropMimeData(encode(Offer("dodo", "hand")), COPY, -1, -1, ark)
    assert clerk.submitted == []
    assert shelf.cards == ("ark",)


@pytest.mark.rule("R-1004")
def test_the_slot_shows_a_memo_over_the_card_it_answers(qapp: object) -> None:
    slot = SlotModel(NAMES)
    slot.set_view(view_of({1: ("ark",)}))
    assert (slot.cards, slot.caption) == ((), "")
    slot.set_view(view_of({1: ("ark",)}, (0, "play get-there-first on ark")))
    assert (slot.cards, slot.caption) == (("get-there-first",), "Ada plays")
    slot.set_view(view_of({1: ("ark",)}, (0, "play get-there-first on ark"), (1, "memo")))
    assert (slot.cards, slot.caption) == (("get-there-first", "memo"), "Bruno plays")
    assert [slot.index(row, 0).data(SAID_MORE) for row in range(2)] == ["Ada plays", "Bruno plays"]
    assert slot.drop_targets(-1, slot.index(0, 0)) == ("slot",)


def test_a_screen_reader_hears_what_an_artifact_is(qapp: object) -> None:
    shelf = ShelfModel(0)
    shelf.set_view(view_of({0: ("dodo",)}))
    assert shelf.index(0, 0).data(SAID).startswith("Dodo")
    assert shelf.index(0, 0).data(SAID_MORE) is None
