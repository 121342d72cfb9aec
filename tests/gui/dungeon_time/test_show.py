"""The Resolution on the screen: suspense, the Story that runs, what is said before a press and why not."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from chrononauts_qt.games.dungeon_time import rules
from chrononauts_qt.games.dungeon_time.cards import KINDS, MISSIONS
from chrononauts_qt.games.dungeon_time.state import State
from chrononauts_qt.games.dungeon_time.view import View
from chrononauts_qt.session.match import Match
from chrononauts_qt.ui.games.dungeon_time import show as module
from chrononauts_qt.ui.games.dungeon_time import show_pieces
from chrononauts_qt.ui.games.dungeon_time.backpack import Backpack
from chrononauts_qt.ui.games.dungeon_time.blink import BLINK
from chrononauts_qt.ui.games.dungeon_time.controller import DungeonController
from chrononauts_qt.ui.games.dungeon_time.show import ResolutionShow
from chrononauts_qt.ui.games.dungeon_time.suspense import LENGTHS, TURN
from chrononauts_qt.ui.games.dungeon_time.texts.show_texts import text
from chrononauts_qt.ui.kit.drop_model import Offer, encode
from chrononauts_qt.ui.kit.pieces import Piece, PieceView
from chrononauts_qt.ui.kit.theme import DARK, Theme
from tests.dungeon_time.table import split
from tests.gui.dungeon_time.games import GAME, NAMES
from tests.gui.robot import HandClock

SIZES = ((1024, 554), (1024, 600), (1366, 768), (1920, 1080), (2560, 1440))
FULL = "bow 2 0 hook 1 0 keys 0 1 torch 2 0 map 2 0 cup 1 0 gold 1 0"
"""Seven of eight slots."""
Lay = Callable[..., ResolutionShow]


@pytest.fixture
def lay(qapp: QApplication, monkeypatch: pytest.MonkeyPatch) -> Iterator[Lay]:
    """Return what lays a position of the Resolution: the Story, what is in the Backpack, and more lines.

    Time passes between two presses, unless a test has its own.
    """
    shows: list[ResolutionShow] = []

    def make(
        story: str, held: str = "", words: str = "", theme: Theme = DARK,
        now: Callable[[], float] | None = None,
    ) -> ResolutionShow:
        lines = f"seed show; phase resolution; goal 2; story {story}; {words}"
        lines += f"; backpack {held}" if held else ""
        match = Match.start(GAME, NAMES[:2], rules.read_setup(2, split(lines)), options={})
        show = ResolutionShow(DungeonController(match), theme, now=now or itertools.count().__next__)
        show.suspense.clock._now = HandClock()
        shows.append(show)
        show.resize(1366, 768)
        show.show()
        show.button.setFocus()
        QApplication.processEvents()
        return show

    yield make
    for show in shows:
        show.controller.stop()
        show.close()
        show.deleteLater()


def enter(show: ResolutionShow) -> None:
    QTest.keyClick(show.focusWidget() or show, Qt.Key.Key_Return)


def let_pass(show: ResolutionShow, ms: float) -> None:
    """Let time pass for the suspense, frame by frame."""
    clock = show.suspense.clock
    for _ in range(int(ms // 20)):
        clock._now.now += 0.02  # type: ignore[attr-defined]
        clock.ticked.emit()


# -- suspense ---------------------------------------------------------------------------------------


@pytest.mark.usefixtures("moving")
def test_nobody_sees_or_hears_the_verdict_before_the_needs_have_lit_up(
    lay: Lay, monkeypatch: pytest.MonkeyPatch
) -> None:
    heard: list[str] = []
    monkeypatch.setattr(module, "announce", lambda widget, said: heard.append(said) if said else None)
    show = lay("important-absence cup", "hook 1 0")
    before = show.so_far, [piece.spoken for piece in show.slots.pieces]
    enter(show)
    judged = 0
    while show.suspense.is_judging:
        judged += 1
        assert show.verdict.words == text("judging")
        assert (show.so_far, [piece.spoken for piece in show.slots.pieces]) == before
        assert not show.answers.pieces
        assert len(heard) == 1
        let_pass(show, 20)
    assert judged * 20 >= 160 + 2 * 220 + 400
    let_pass(show, 200)
    assert "Failed" in show.verdict.words
    assert len(heard) == 2
    assert show.answers.pieces


@pytest.mark.usefixtures("moving")
@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Space, Qt.Key.Key_A])
def test_any_key_completes_what_is_shown_and_does_nothing_else(lay: Lay, key: Qt.Key) -> None:
    show = lay("important-absence cup", "hook 1 0")
    enter(show)
    assert show.suspense.is_running
    QTest.keyClick(show.focusWidget() or show, key)
    assert not show.suspense.is_running
    assert show.controller.seen().step == "failure"
    assert not show.chooser.picked


@pytest.mark.usefixtures("moving")
def test_an_item_lands_in_its_slot_and_is_not_there_before(lay: Lay) -> None:
    show = lay("cup bow")
    enter(show)
    let_pass(show, LENGTHS[TURN] + 40)
    assert show.slots.pieces[0].face.waits
    let_pass(show, 600)
    assert not show.slots.pieces[0].face.waits
    assert show.slots.pieces[0].face.slot.kind == "cup"


def test_without_motion_a_press_shows_all_at_once(lay: Lay) -> None:
    show = lay("important-absence cup", "hook 1 0")
    enter(show)
    assert not show.suspense.is_running
    assert show.answers.hasFocus() or show.focusWidget() is show.answers


# -- the Story runs ---------------------------------------------------------------------------------


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "RUN_MS", 1)


def revealed(show: ResolutionShow) -> int:
    return sum(event.name == "CardRevealed" for event in show.controller.seen().events)


@pytest.mark.usefixtures("quick")
def test_the_story_runs_to_the_next_mission_and_stops_at_it(lay: Lay, qtbot: QtBot) -> None:
    show = lay("cup bow cup rent-day map keys")
    show.run_button.click()
    qtbot.waitUntil(lambda: revealed(show) == 4)
    assert not any(timer.isActive() for timer in show.findChildren(QTimer)), "the Mission is looked at"
    assert show.controller.seen().failed == ("rent-day",)


@pytest.mark.usefixtures("quick")
def test_the_story_runs_on_after_a_mission_for_whoever_says_so_again(lay: Lay, qtbot: QtBot) -> None:
    show = lay("kraken-dentist cup bow", "sword 1 0 flask 2 0 keys 1 0")
    show.run_button.click()
    assert revealed(show) == 1
    assert show.run_button.text() == text("run"), "it has stopped"
    show.run_button.click()
    qtbot.waitUntil(lambda: revealed(show) == 3)


@pytest.mark.usefixtures("quick")
def test_the_story_stops_when_the_next_new_kind_would_break_the_backpack(
    lay: Lay, qtbot: QtBot
) -> None:
    show = lay("bow sword bow keys", FULL)
    show.run_button.click()
    qtbot.waitUntil(lambda: not show.run_button.isEnabled())
    assert revealed(show) == 2
    assert show.controller.seen().outcome is None


def test_escape_stops_it(lay: Lay) -> None:
    show = lay("cup bow cup map")
    show.run_button.click()
    assert revealed(show) == 1
    QTest.keyClick(show, Qt.Key.Key_Escape)
    assert not any(timer.isActive() for timer in show.findChildren(QTimer)), "nothing more comes"
    assert revealed(show) == 1
    assert show.may_run


# -- before a press ---------------------------------------------------------------------------------


def breaking_reward(lay: Lay) -> ResolutionShow:
    """Return a Reward that must be taken, and of which some kinds break the Backpack."""
    mission = next(one for one in MISSIONS.values() if one.reward and one.reward.form == "any")
    others = [kind for kind in KINDS if kind not in mission.needs][:8]
    held = " ".join(f"{kind} 1 0" for kind in others)
    show = lay(f"{mission.id} cup", held, "heroes on; hero 1 seer; hero 2 monk")
    show.use("seer")
    show.press(mission.needs[0])
    enter(show)
    enter(show)
    assert show.controller.seen().step == "reward"
    return show


def test_a_reward_says_what_it_does_and_nothing_is_taken_by_one_press(
    lay: Lay, monkeypatch: pytest.MonkeyPatch
) -> None:
    heard: list[str] = []
    show = breaking_reward(lay)
    monkeypatch.setattr(module, "announce", lambda widget, said: heard.append(said))
    choices = [piece.face.choice for piece in show.answers.pieces]
    assert {choice.effect for choice in choices} == {text("shares"), text("breaks")}
    breaking = next(choice for choice in choices if choice.breaks)
    show.press(breaking.key)
    assert show.controller.seen().step == "reward"
    assert heard[-1].endswith(text("breaks-told"))
    assert show.asked is not None
    assert show.asked.effect == text("breaks-told")
    show.answer()
    outcome = show.controller.seen().outcome
    assert outcome is not None
    assert outcome.route == "broken"


def test_rewards_and_discards_are_chosen_alike_and_another_choice_takes_the_place(lay: Lay) -> None:
    show = breaking_reward(lay)
    keys = [piece.key for piece in show.answers.pieces]
    assert not show.answer_button.isEnabled(), "one of them has to be taken"
    for key in keys[:2]:
        show.press(key)
        assert [piece.key for piece in show.answers.pieces if piece.face.choice.number] == [key]
        assert show.answer_button.isEnabled()
    show.press(keys[1])
    assert not show.answer_button.isEnabled(), "it was let go again"


# -- one key, one meaning ---------------------------------------------------------------------------


def test_the_yellow_button_reveals_and_what_is_asked_has_a_button_of_its_own(lay: Lay) -> None:
    show = lay("important-absence cup", "hook 1 0")
    assert (show.button.text(), show.answer_button.isVisible()) == ("Reveal\nEnter", False)
    enter(show)
    assert (show.button.text(), show.button.isEnabled()) == ("Reveal", False)
    assert (show.answer_button.text(), show.answer_button.isEnabled()) == ("Keep all", True)
    assert not show.answer_button.geometry().intersects(show.button.geometry())
    show.press(show.answers.pieces[0].key)
    assert show.answer_button.text() == "Discard 1 (Enter)"
    enter(show)
    assert (show.button.text(), show.answer_button.isVisible()) == ("Reveal\nEnter", False)
    assert show.controller.seen().discard == ("hook", "important-absence")


def test_a_press_too_many_chooses_nothing(lay: Lay) -> None:
    clock = HandClock()
    show = lay("important-absence rent-day cup", "hook 1 0", now=clock)
    clock.now += 2 * BLINK
    enter(show)
    for _ in range(5):
        enter(show)
        QTest.mouseClick(show.button, Qt.MouseButton.LeftButton)
        QTest.mouseClick(show.answer_button, Qt.MouseButton.LeftButton)
        show.press(show.answers.pieces[0].key)
    assert (show.controller.seen().step, show.chooser.picked) == ("failure", [])
    clock.now += 2 * BLINK
    QTest.mouseClick(show.answer_button, Qt.MouseButton.LeftButton)
    assert show.controller.seen().step == "resolve"
    enter(show)
    assert revealed(show) == 1, "that press has just kept all"


def test_a_double_click_on_an_answer_is_one_press(lay: Lay) -> None:
    clock = HandClock()
    show = lay("important-absence cup", "hook 1 0", now=clock)
    clock.now += 2 * BLINK
    enter(show)
    clock.now += 2 * BLINK
    at = show.answers.cell_rect(show.answers.model().index(0, 0)).center()
    QTest.mouseClick(show.answers.viewport(), Qt.MouseButton.LeftButton, pos=at)
    QTest.mouseDClick(show.answers.viewport(), Qt.MouseButton.LeftButton, pos=at)
    assert show.chooser.picked == ["hook:0"]


@pytest.mark.rule("DT-619")
def test_after_the_fifth_token_there_is_only_enough_and_enter_says_it(lay: Lay) -> None:
    show = lay("cup bow", "", "heroes on; hero 1 collector; hero 2 monk")
    show.use("collector")
    for _ in range(5):
        show.press(show.answers.pieces[0].key)
        enter(show)
    assert show.controller.seen().step == "remove"
    assert not show.answers.pieces
    enter(show)
    assert show.controller.seen().step == "resolve"


ASKED = {
    "a failure": ("important-absence cup", "hook 1 0", ""),
    "a Reward that may be left": ("cat-on-the-roof cup", "bow 1 0 hook 1 0", ""),
    "a Reward of two": ("sleepwalking-castle cup", "potion 1 0 map 1 0 keys 1 0", ""),
    "an order": ("cup bow map sword torch gold", "", "heroes on; hero 1 librarian; hero 2 monk"),
    "a Hero": ("rent-day cup", "", "heroes on; hero 1 seer; hero 2 monk"),
}


@pytest.mark.parametrize("kind", ASKED)
def test_enter_after_enter_answers_nothing_but_tells_how_to_choose(
    lay: Lay, monkeypatch: pytest.MonkeyPatch, kind: str
) -> None:
    heard: list[str] = []
    story, held, words = ASKED[kind]
    show = lay(story, held, words)
    if words:
        show.use(show.heroes.pieces[0].key)
    else:
        enter(show)
    assert show.asked is not None
    before, step, question = show.controller.seen(), show.controller.seen().step, show.asked.question
    monkeypatch.setattr(module, "announce", lambda widget, said: heard.append(said))
    for _ in range(5):
        enter(show)
        assert (show.controller.seen().step, show.controller.seen().turn) == (step, before.turn)
        assert not show.chooser.picked
        assert show.asked.question != question
        assert heard[-1] == show.asked.question
        assert "Space" in show.asked.question
        assert "Enter" not in show.answer_button.text()
    assert (show.asked.button in show.asked.question) == show.answer_button.isEnabled()
    QTest.keyClick(show.focusWidget() or show, Qt.Key.Key_Space)
    assert show.chooser.picked, "Space chooses"
    assert show.asked is not None
    assert show.asked.question == question
    enter(show)
    assert show.asked is None or show.asked.question != question or show.controller.seen().step != step


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Space])
def test_tab_leads_to_the_button_that_declines_and_there_both_keys_press_it(lay: Lay, key: Qt.Key) -> None:
    show = lay("important-absence cup", "hook 1 0")
    enter(show)
    QTest.keyClick(show.focusWidget() or show, Qt.Key.Key_Tab)
    assert show.focusWidget() is show.answer_button
    QTest.keyClick(show.answer_button, key)
    assert show.controller.seen().step == "resolve"
    assert show.controller.seen().backpack["hook"] == (1, 0)
    enter(show)
    assert revealed(show) == 2, "the keys are back where they reveal"


def test_the_button_says_how_far_the_story_runs(lay: Lay) -> None:
    assert lay("cup bow rent-day").run_button.text() == "Run to the next Mission"


def test_a_hero_that_cannot_act_says_why(lay: Lay) -> None:
    show = lay("important-absence cup", "", "heroes on; hero 1 mule; hero 2 advocate")
    lines = [piece.face.line for piece in show.heroes.pieces]
    assert lines == ["cannot pay: " + lines[0].partition(": ")[2], lines[1]]
    show.use("mule")
    assert lines[0] in show.note
    enter(show)
    assert show.heroes.pieces[0].face.can is False


def test_what_a_price_does_to_the_backpack_is_said_before(lay: Lay) -> None:
    show = lay("cup", "torch 1 0 bow 1 0", "heroes on; hero 1 mule; hero 2 monk")
    assert text("slots-then", slots=1, limit=9) in show.heroes.pieces[0].spoken


def test_cards_looked_at_lie_open_and_their_order_is_pressed(lay: Lay) -> None:
    show = lay("cup bow map sword torch gold", "", "heroes on; hero 1 librarian; hero 2 monk")
    show.use("librarian")
    for key in ("3", "1"):
        show.press(key)
    enter(show)
    enter(show)
    assert show.controller.seen().events[-2].data["card"] == "map"


def test_the_hero_who_acts_does_not_rest(lay: Lay) -> None:
    show = lay("cup bow map sword torch gold", "", "heroes on; hero 1 librarian; hero 2 monk")
    show.use("librarian")
    assert [piece.face.line for piece in show.heroes.pieces] == ["acts now", "rests while another Hero acts"]


def drag(show: ResolutionShow, key: str, onto: str) -> bool:
    """Drop an answer on another one; tell whether that means anything."""
    model = show.answers.model()
    data, place = encode(Offer(key, "answers")), model.row_of(onto)  # type: ignore[attr-defined]
    refused = model.explain_drop(data, -1, place)[1]  # type: ignore[attr-defined]
    if refused is None:
        model.dropMimeData(data, Qt.DropAction.CopyAction, -1, -1, place)
    return refused is None


def test_cards_looked_at_are_dragged_into_their_order(lay: Lay) -> None:
    show = lay("cup bow map sword torch gold", "", "heroes on; hero 1 librarian; hero 2 monk")
    show.use("librarian")
    assert drag(show, "3", "1")
    assert [piece.key for piece in show.answers.pieces] == ["3", "1", "2", "4", "5"]
    assert [piece.face.choice.number for piece in show.answers.pieces] == [1, 2, 3, 4, 5]
    assert drag(show, "3", "4")
    assert [piece.key for piece in show.answers.pieces] == ["1", "2", "4", "3", "5"]
    assert not drag(show, "3", "3")
    enter(show)
    for _ in range(3):
        enter(show)
    revealed_cards = [
        event.data["card"] for event in show.controller.seen().events if event.name == "CardRevealed"
    ]
    assert revealed_cards == ["cup", "bow", "sword"]


def test_only_cards_that_have_an_order_are_dragged(lay: Lay) -> None:
    show = lay("cup bow map sword torch gold", "", "heroes on; hero 1 monk; hero 2 mule")
    show.use("monk")
    assert show.answers.pieces
    assert not any(piece.may_drag for piece in show.answers.pieces)


# -- secrecy and speech -----------------------------------------------------------------------------


def _told_by(show: ResolutionShow) -> tuple[object, ...]:
    spoken = [piece.spoken for view in show.findChildren(PieceView) for piece in view.pieces]
    return show.grab().toImage(), spoken, show.accessibleDescription(), show.button.accessibleName()


def _differ(lay: Lay) -> bool:
    """Tell whether two Stories look or sound different before a card of them is revealed."""
    one, other = (_told_by(lay(story)) for story in ("cup bow rent-day", "map sword important-absence"))
    return one != other


@pytest.mark.rule("DT-512")
def test_nothing_tells_the_story_before_it_is_revealed_but_the_back_of_its_next_card(lay: Lay) -> None:
    assert not _differ(lay)


def test_a_story_that_is_told_too_soon_is_found(lay: Lay, monkeypatch: pytest.MonkeyPatch) -> None:
    """Planted: the pile says which card comes next."""
    states: list[State] = []
    monkeypatch.setattr(DungeonController, "seen", _noted(DungeonController.seen, states))

    def leak(view: View) -> Piece:
        return Piece("story", states[-1].story[0].card, (view.story_back or "", view.story_size))

    monkeypatch.setattr(show_pieces, "story_piece", leak)
    assert _differ(lay)


def _noted(seen: Callable[..., View], states: list[State]) -> Callable[..., View]:
    def noting(self: DungeonController) -> View:
        states.append(self.match.state)
        return seen(self)

    return noting


def test_every_list_has_a_name_and_every_thing_in_it_is_spoken(lay: Lay) -> None:
    show = lay("important-absence cup", "hook 1 0", "mode extended; heroes on; hero 1 mule; hero 2 advocate")
    enter(show)
    views = show.findChildren(PieceView)
    assert len({view.accessibleName() for view in views}) == len(views)
    assert all(view.accessibleName() and view.pieces for view in views)
    assert all(piece.spoken for view in views for piece in view.pieces)
    assert show.button.accessibleName()


# -- where things lie -------------------------------------------------------------------------------


def test_a_kind_keeps_its_slot_and_the_sewn_ones_come_last() -> None:
    pack = Backpack()
    pack.follow({"cup": (4, 0), "bow": (1, 1)}, 7)
    assert [slot.kind for slot in pack.slots] == ["cup", "cup", "bow", "", "", "", "", ""]
    assert [slot.sewn for slot in pack.slots] == [False] * 7 + [True]
    assert pack.slots[2].tokens == (False, True)
    pack.follow({"cup": (1, 0), "bow": (1, 1), "map": (1, 0)}, 9)
    assert [slot.kind for slot in pack.slots[:4]] == ["cup", "map", "bow", ""]
    assert len(pack.slots) == 9
    assert pack.newest("bow") == (2, 1)
    assert pack.newest("keys") is None


@pytest.mark.parametrize("scale", [1.0, 1.5])
@pytest.mark.parametrize("size", SIZES)
def test_nothing_beside_the_card_lies_over_another(lay: Lay, size: tuple[int, int], scale: float) -> None:
    show = lay("arguing-door cup", "hook 2 0 keys 1 0", theme=Theme(text_scale=scale))
    show.resize(*size)
    enter(show)
    side = show._side
    assert side is not None
    assert show._place is not None
    blocks = [box.toAlignedRect() for *_, box in side.blocks]
    parts = (side.card, side.needs.toRect(), *blocks, side.answers, side.button)
    boxes = [box for box in parts if not box.isEmpty()]
    for number, box in enumerate(boxes):
        assert show._place.card.contains(box), box
        assert not any(box.adjusted(1, 1, -1, -1).intersects(other) for other in boxes[number + 1 :])
    shown = [line for lines, *_ in side.blocks for line in lines]
    assert not [line for line in shown if line.endswith("…")], shown


@pytest.mark.parametrize("size", SIZES)
def test_twelve_answers_and_five_cards_lie_on_the_screen(lay: Lay, size: tuple[int, int]) -> None:
    show = lay("cup bow map sword torch gold", "", "heroes on; hero 1 librarian; hero 2 seer")
    show.resize(*size)
    show.use("seer")
    _apart(show, 12)
    show.answer()
    show.use("librarian")
    _apart(show, 5)


@pytest.mark.parametrize("size", SIZES)
def test_what_is_handed_over_and_what_is_taken_lie_in_two_rows(lay: Lay, size: tuple[int, int]) -> None:
    show = lay("cup bow", FULL, "heroes on; hero 1 pawnbroker; hero 2 seer")
    show.resize(*size)
    show.use("pawnbroker")
    _apart(show, 7)
    show.press(show.answers.pieces[0].key)
    show.answer()
    _apart(show, len(show.answers.pieces))
    assert {piece.face.choice.row for piece in show.answers.pieces} == {0, 1}


def _apart(show: ResolutionShow, count: int) -> None:
    places = [show.answers.rect_of(piece.key) for piece in show.answers.pieces]
    assert len(places) == count
    for number, place in enumerate(places):
        assert show.rect().contains(place)
        assert place.width() >= 44
        assert place.height() >= 60
        assert not any(place.intersects(other) for other in places[number + 1 :])
        assert not place.intersects(show.button.geometry())
        assert not place.intersects(show.answer_button.geometry())
