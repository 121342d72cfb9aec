"""Turns at the table: killing time, ending, what the board shows, cards from the piles."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt

from chrononauts_qt.ui.games.chrononauts.models.roles import TileRole
from chrononauts_qt.ui.kit.roles import CardRole
from tests.gui.table.conftest import Deal
from tests.gui.table.doors import (
    shown,
)
from tests.gui.table.scene import Scene

CARD = "prevent-assassination"


# -- turns ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("by", ["key", "primary", "button"])
def test_the_end_of_a_turn(deal: Deal, by: str) -> None:
    scene = deal(players=2)
    scene.to_end_step()
    steps = scene.table.steps
    assert steps.primary.text() == "End turn"
    {"key": lambda: scene.key(Qt.Key.Key_E), "primary": lambda: scene.key(Qt.Key.Key_Return),
     "button": lambda: scene.click(steps.primary)}[by]()
    assert scene.written()[-1] == "1: end"
    assert scene.public.seat_to_move == 1
    assert scene.controller.viewer is None
    assert scene.table.sheets.curtain.isVisible()


@pytest.mark.parametrize("by", ["mouse", "keys"])
def test_at_the_end_of_a_turn_a_card_says_why_it_is_not_played(deal: Deal, by: str) -> None:
    """A bug: nothing was said, and the turn seemed stuck."""
    scene = deal(hands={1: "dodo ark"})
    scene.to_end_step()
    before = scene.written()
    if by == "mouse":
        scene.click_item(scene.table.hand, scene.table.hand_model.index(0, 0))
    else:
        scene.key(Qt.Key.Key_1)
        scene.key(Qt.Key.Key_Return)
    assert scene.said() == "The play is over: end the turn or claim victory."
    assert scene.table.arming.card is None
    assert scene.written() == before


@pytest.mark.parametrize("by", ["mouse", "keys"])
def test_time_is_killed_with_one_card(deal: Deal, by: str) -> None:
    scene = deal(hands={1: "memo dodo ark"}, draw="patch-1868")
    scene.lift()
    steps = scene.table.steps
    assert not steps.discard_button.isEnabled()
    if by == "mouse":
        scene.choose("dodo")
        scene.click(steps.discard_button)
        assert steps.primary.text() == "Keep the rest"
        scene.click(steps.primary)
    else:
        scene.key(Qt.Key(Qt.Key.Key_1.value + scene.shown().index("dodo")))
        scene.key(Qt.Key.Key_X)
        scene.key(Qt.Key.Key_Return)
    assert scene.written() == ["1: discard dodo", "1: keep"]
    assert sorted(scene.shown()) == ["ark", "memo", "patch-1868"]


@pytest.mark.parametrize("by", ["mouse", "keys"])
def test_the_primary_button_follows_the_choice_of_a_second_card(deal: Deal, by: str) -> None:
    scene = deal(hands={1: "memo dodo ark"}, draw="patch-1868 patch-1995")
    scene.lift()
    primary = scene.table.steps.primary
    scene.do("discard dodo")
    scene.choose("ark")
    assert primary.text() == "Kill time"
    assert primary.accessibleName() == "Kill time with the chosen card"
    assert primary.accessibleName() != scene.table.steps.discard_button.accessibleName()
    scene.choose("ark")
    assert primary.text() == "Keep the rest"
    scene.choose("ark")
    if by == "mouse":
        scene.click(primary)
    else:
        primary.setFocus()
        scene.key(Qt.Key.Key_Space)
    assert scene.written() == ["1: discard dodo", "1: discard ark"]


def test_the_keys_are_at_an_artifact_of_somebody_else(deal: Deal) -> None:
    scene = deal(hands={1: "it-never-existed"}, tables={1: "ark", 2: "dodo"})
    scene.lift()
    scene.choose("it-never-existed")
    choices = scene.table.sheets.choice.choices
    assert list(choices) == ["ark", "dodo"]
    assert choices["dodo"].hasFocus()


@pytest.mark.parametrize("by", ["mouse", "keys"])
def test_time_is_killed_with_a_card_whose_target_is_asked_for(deal: Deal, by: str) -> None:
    """The sheet that asks is left, and the card is still chosen (R-304)."""
    scene = deal(hands={1: "sell-artifact-lost-works memo"}, tables={1: "dodo ark"})
    scene.lift()
    scene.choose("sell-artifact-lost-works")
    sheet = scene.table.sheets.choice
    assert sheet.isVisible()
    if by == "mouse":
        scene.click(sheet.cancel_button)
        scene.click(scene.table.steps.discard_button)
    else:
        scene.key(Qt.Key.Key_Escape)
        scene.key(Qt.Key.Key_X)
    assert scene.written() == ["1: discard sell-artifact-lost-works"]


@pytest.mark.parametrize("by", ["mouse", "pile", "keys"])
def test_time_is_killed_with_two_cards(deal: Deal, by: str) -> None:
    scene = deal(hands={1: "memo dodo ark"}, draw="patch-1868 patch-1995")
    scene.lift()
    for card in ("dodo", "ark"):
        if by == "keys":
            scene.key(Qt.Key(Qt.Key.Key_1.value + scene.shown().index(card)))
            scene.key(Qt.Key.Key_X)
            continue
        scene.choose(card)
        if by == "mouse":
            scene.click(scene.table.steps.discard_button)
        else:
            scene.click_item(scene.table.discard, scene.table.discard_model.index(0, 0))
    assert scene.written() == ["1: discard dodo", "1: discard ark"]
    assert scene.public.step == "end"
    assert sorted(scene.shown()) == ["memo", "patch-1868", "patch-1995"]


def test_x_throws_away_only_what_stands_out(deal: Deal) -> None:
    """With the focus elsewhere and no card armed, X has nothing that one could see it take."""
    scene = deal(hands={1: "memo dodo ark"})
    scene.lift()
    scene.key(Qt.Key.Key_Right)
    scene.table.timeline.setFocus()
    scene.key(Qt.Key.Key_X)
    assert scene.written() == []
    scene.table.hand.setFocus()
    scene.key(Qt.Key.Key_Right)
    card = scene.table.hand.currentIndex().data(Qt.ItemDataRole.UserRole)
    assert card is None
    scene.key(Qt.Key.Key_X)
    assert len(scene.written()) == 1


@pytest.mark.rule("R-607")
@pytest.mark.parametrize("by", ["mouse", "keys"])
def test_a_play_that_ends_the_universe_is_asked_twice(deal: Deal, by: str) -> None:
    scene = deal(hands={1: "reverse-fate memo patch-1944"}, red=[1865, 1936, 1963, 1980, 1981])
    assert scene.table.status.lamps.accessibleName().startswith("11 "), "the counter is there for all"
    scene.lift()
    scene.choose("reverse-fate")

    def turn_1912() -> None:
        if by == "mouse":
            scene.aim(1912)
        else:
            scene.robot._walk_to(scene.table.timeline_model.index_of(1912))
            scene.key(Qt.Key.Key_Return)

    turn_1912()
    assert "13 Paradoxes" in scene.said()
    assert scene.written() == []
    assert scene.table.arming.card == "reverse-fate"
    turn_1912()
    scene.pass_time(5)
    assert scene.written()[0] == "1: play reverse-fate on 1912"
    assert shown(scene.window) == "end"


# -- the board follows the engine -----------------------------------------------------------------


@pytest.mark.rule("R-210")
def test_the_engine_keeps_the_timeline_and_tells_why(deal: Deal) -> None:
    """One Inverter on 1963: the player turns nothing else, the board and the log show all that follows."""
    scene = deal(hands={1: f"memo {CARD} patch-1944"}, red=[1865])
    lines = scene.table.log_model.rowCount()
    scene.lift()
    scene.choose(CARD)
    scene.aim(1963)
    assert scene.table.timeline_model.index_of(1963).data(TileRole.TILE).side == "true", "not yet"
    scene.pass_time(5)
    sides = {year: scene.table.timeline_model.index_of(year).data(TileRole.TILE).side
             for year in (1963, 1968, 1969, 1974, 1962, 1986)}
    followed = {1963: "prime", 1968: "paradox", 1969: "paradox", 1974: "paradox"}
    assert sides == followed | {1962: "true", 1986: "true"}
    model = scene.table.log_model
    told = " ".join(model.index(row, 0).data() for row in range(lines, model.rowCount()))
    for year in ("1963", "1968", "1969", "1974"):
        assert year in told
    assert "1986" not in told
    assert scene.table.status.lamps.accessibleName().startswith("4 ")


@pytest.mark.rule("R-417")
def test_a_half_done_condition_shows(deal: Deal) -> None:
    """1974 needs 1865 and 1963: with one of them its tile looks and sounds different from none and both."""
    pictures, names = [], []
    for red in ((), (1865,), (1963,), (1865, 1963)):
        scene = deal(red=red)
        view, index = scene.table.timeline, scene.table.timeline_model.index_of(1974)
        pictures.append(view.viewport().grab(view.visualRect(index)).toImage())
        names.append(index.data(Qt.ItemDataRole.AccessibleTextRole))
        assert index.data(TileRole.TILE).lit == red
    assert all(one != two for n, one in enumerate(pictures) for two in pictures[n + 1 :])
    assert "not in effect" in names[0]
    assert names[1].endswith("in effect: 1865 prime.")
    assert names[2].endswith("in effect: 1963 prime.")
    assert names[3].endswith("needs 1865 prime and 1963 prime, in effect.")


# -- cards from the piles -------------------------------------------------------------------------


def fetching(deal: Deal, card: str, **words: object) -> Scene:
    """Ada has played a Rewind or a Quick Trip and chooses."""
    said: dict[str, object] = {"hands": {1: f"{card} memo patch-1944"}} | words
    scene = deal(**said)
    scene.lift()
    scene.choose(card)
    scene.key(Qt.Key.Key_Return)
    scene.pass_time(5)
    assert scene.public.step == card
    assert scene.table.sheets.picker.isVisible()
    return scene


def pick(scene: Scene, card: str, by: str = "mouse") -> None:
    """Pick a card from the sheet."""
    sheet = scene.table.sheets.picker
    found = [sheet.grid.model().index(row, 0) for row in range(sheet.grid.model().rowCount())]
    index = next(index for index in found if index.data(CardRole.CARD) == card)
    if by == "mouse":
        sheet.grid.scrollTo(index)
        scene.click_item(sheet.grid, index)
        return
    while sheet.grid.currentIndex().row() < index.row():
        scene.key(Qt.Key.Key_Right)
    scene.key(Qt.Key.Key_Return)


@pytest.mark.parametrize("by", ["mouse", "keys"])
def test_a_rewind_lets_one_choose_again_by_escape(deal: Deal, by: str) -> None:
    scene = fetching(deal, "rewind", discard=f"{CARD} avert-disaster")
    scene.key(Qt.Key.Key_Escape)
    assert scene.table.sheets.picker.isVisible(), "a card must be chosen"
    pick(scene, CARD, by)
    assert scene.table.arming.card == CARD
    assert scene.table.timeline.legal_targets == frozenset({"1865", "1914", "1963", "1980"})
    scene.key(Qt.Key.Key_Escape)
    assert scene.table.arming.card is None
    assert scene.table.sheets.picker.isVisible()
    pick(scene, "avert-disaster", by)
    if by == "mouse":
        scene.aim(1912)
    else:
        scene.key(Qt.Key.Key_Return)
    assert scene.played() == (0, "avert-disaster", "1912")


def test_a_quick_trip_fetches_from_the_draw_pile(deal: Deal) -> None:
    scene = fetching(deal, "quick-trip", draw="patch-1868 dodo")
    pick(scene, "dodo")
    scene.key(Qt.Key.Key_Escape)
    assert scene.table.sheets.picker.isVisible()
    pick(scene, "dodo", "keys")
    scene.key(Qt.Key.Key_Return)
    assert scene.played() == (0, "dodo", None)
    scene.pass_time(5)
    assert scene.public.players[0].table == ("dodo",)


def test_a_withdrawn_choice_leads_back_to_the_pile(deal: Deal) -> None:
    """The sheet for the target of a fetched card is left by Esc: the pile's cards are offered again."""
    scene = fetching(deal, "rewind", discard=f"sell-artifact-lost-works {CARD}", tables={1: "dodo ark"})
    pick(scene, "sell-artifact-lost-works")
    assert scene.table.sheets.choice.isVisible()
    scene.key(Qt.Key.Key_Escape)
    assert not scene.table.sheets.choice.isVisible()
    assert scene.table.sheets.picker.isVisible()
    pick(scene, CARD)
    scene.aim(1963)
    assert scene.played() == (0, CARD, "1963")


def test_the_discard_pile_is_looked_through_and_closed(deal: Deal) -> None:
    scene = deal(discard="dodo ark")
    scene.lift()
    scene.click_item(scene.table.discard, scene.table.discard_model.index(0, 0))
    sheet = scene.table.sheets.discards
    assert sheet.isVisible()
    model = sheet.grid.model()
    assert [model.index(row, 0).data(CardRole.CARD) for row in range(model.rowCount())] == ["ark", "dodo"]
    scene.key(Qt.Key.Key_Escape)
    assert not sheet.isVisible()
