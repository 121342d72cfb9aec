"""Nobody's eyes: with no viewer the window gives nothing away.

Two games that differ only in what is hidden (deck, hands, Identities, Missions) must look, speak and
answer alike, pixel by pixel, whenever nobody's private view is up. Planted leaks show that this would tell.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QAccessible, QAccessibleInterface, QGuiApplication, QImage
from PySide6.QtWidgets import QAbstractButton, QLabel, QWidget
from pytestqt.qtbot import QtBot

from chrononauts_qt.games.chrononauts.setup import Setup
from chrononauts_qt.games.chrononauts.view import View
from chrononauts_qt.session import journal
from chrononauts_qt.session.match import resume
from chrononauts_qt.ui.models.hand_model import HandModel
from chrononauts_qt.ui.models.offer import Offer, encode
from chrononauts_qt.ui.tables.chrononauts.flow import Flow
from chrononauts_qt.ui.tables.chrononauts.goals import GoalsModel
from chrononauts_qt.ui.tables.chrononauts.step_panel import StepPanel
from chrononauts_qt.ui.tables.chrononauts.table import TableScreen
from chrononauts_qt.ui.windows.main_window import MainWindow
from chrononauts_qt.ui.windows.memo_window import MemoPanel
from tests.gui.robot import HandClock
from tests.gui.table.scene import NAMES, Scene, every_text, start
from tests.gui.views.conftest import hover
from tests.scenario import explicit_setup


def world(number: int) -> Setup:
    """Return one of two deals: Ada's first card and all that lies open are the same, all else is not."""
    hidden: tuple[dict[str, Any], ...] = (
        {
            "hands": {
                1: "prevent-assassination quick-trip memo avert-disaster",
                2: "memo memo dodo",
                3: "memo ark",
            },
            "draw": "sell-artifact-mona-lisa reverse-fate patch-1929 rewind",
            "identities": {1: "yuri", 2: "hester", 3: "lin"},
            "missions": {1: "petting-zoo", 2: "natural-history", 3: "great-mysteries"},
        },
        {
            "hands": {
                1: "prevent-assassination quick-trip patch-1995 halt-attack",
                2: "patch-1948 rongorongo sabotage",
                3: "fast-forward time-vortex",
            },
            "draw": "discontinuity cancer-cure patch-1868 patch-1999",
            "identities": {1: "squa-tront", 2: "otto", 3: "abel"},
            "missions": {1: "burnt-library", 2: "king-for-a-day", 3: "healing-hands"},
        },
    )
    tables = {1: "creation-tape", 2: "mona-lisa-obvious"}
    return explicit_setup(
        players=3, tables=tables, red=[1912, 1936], discard="new-mission", **hidden[number])


# -- what a stranger at the screen gets ---------------------------------------------------------


@dataclass(frozen=True)
class Seen:
    """All that the window shows, says and lets one press."""

    public: View
    texts: list[str]
    spoken: list[str]
    widgets: list[tuple[str, str, bool, bool, QSize]]
    picture: QImage


def spoken(interface: QAccessibleInterface) -> list[str]:
    """Return names, descriptions and states of an accessible object and all below it."""
    state = interface.state()
    found = [f"{interface.text(QAccessible.Text.Name)}|{interface.text(QAccessible.Text.Description)}|"
             f"{interface.text(QAccessible.Text.Value)}|{state.disabled}{state.invisible}{state.focused}"]
    for number in range(interface.childCount()):
        child = interface.child(number)
        if child is not None:
            found += spoken(child)
    return found


def look(scene: Scene) -> Seen:
    """Take down everything, as somebody could who walks by."""
    assert scene.controller.viewer is None, "somebody's private view is up"
    scene.settle()
    table, window = scene.table, scene.window
    widgets = [
        (type(part).__name__, part.accessibleName(), part.isEnabled(), part.isVisible(), part.size())
        for part in table.findChildren(QWidget) if part.isVisible()
    ]
    reader = QAccessible.queryAccessibleInterface(table)
    texts = every_text(table) + every_text(window.message) + [window.windowTitle()]
    return Seen(scene.public, texts, spoken(reader), widgets, window.grab().toImage())


def compare(one: Seen, two: Seen) -> None:
    """Fail where the one game tells itself from the other."""
    assert one.texts == two.texts
    assert one.spoken == two.spoken
    assert one.widgets == two.widgets
    assert one.picture == two.picture, "the pictures differ"


# -- the moments --------------------------------------------------------------------------------


def curtain(scene: Scene) -> None:
    """Before a turn."""


def window_open(scene: Scene) -> None:
    """Ada's card waits for a Memo."""
    scene.lift()
    scene.do("play prevent-assassination on 1963")


def window_half_way(scene: Scene) -> None:
    window_open(scene)
    scene.pass_time(2)


def asks_for_a_look(scene: Scene) -> None:
    """Bruno's curtain hangs over the Memo window."""
    window_open(scene)
    scene.click(scene.table.flow.memo.seat_buttons[1])
    assert scene.controller.looking == 1


def never_mind(scene: Scene) -> None:
    asks_for_a_look(scene)
    scene.lift()
    scene.click(scene.table.flow.memo.never_button)


def look_broken_off(scene: Scene) -> None:
    """Another program comes to the front while Bruno looks."""
    asks_for_a_look(scene)
    scene.lift()
    away()


def window_over(scene: Scene) -> None:
    """After a look the owner's hand stays covered until the owner lifts the curtain."""
    never_mind(scene)
    scene.pass_time(60)


def away() -> None:
    """Let the system tell the program that another one is used now."""
    application = QGuiApplication.instance()
    assert isinstance(application, QGuiApplication)
    application.applicationStateChanged.emit(Qt.ApplicationState.ApplicationInactive)


def inactive(scene: Scene) -> None:
    """Ada has looked at everything, armed a card and been refused, and then leaves the program."""
    scene.lift()
    hand = scene.table.hand
    secret = scene.shown()[3]
    for _ in range(3):
        scene.key(Qt.Key.Key_Right)
    scene.choose(secret)
    tile = scene.table.timeline.visualRect(scene.table.timeline_model.index_of(1929)).center()
    hover(scene.table.timeline.viewport(), tile, encode(Offer(secret, "hand")))
    assert scene.said()
    assert hand.model().rowCount() == 5
    away()


def inactive_in_window(scene: Scene) -> None:
    """The ring runs out while another program is used: no hand comes up for those who see the screen."""
    window_open(scene)
    away()
    scene.pass_time(60)


def minimised(scene: Scene) -> None:
    scene.lift()
    scene.choose(scene.shown()[3])
    scene.window.showMinimized()
    scene.settle()
    scene.window.showNormal()


def hidden(scene: Scene) -> None:
    scene.lift()
    scene.window.hide()
    scene.settle()
    scene.window.show()


def fetching(scene: Scene) -> None:
    """Ada looks through the draw pile and leaves the program."""
    scene.lift()
    scene.do("play quick-trip")
    scene.pass_time(60)
    assert scene.table.flow.picker.isVisible()
    away()


def choosing(scene: Scene) -> None:
    """Ada has a sheet open that asks for a target, and leaves the program."""
    scene.lift()
    scene.choose(scene.shown()[4])
    assert scene.table.flow.choice.isVisible()
    away()


def claiming(scene: Scene) -> None:
    """Ada has the claim sheet open, with a false claim told there, and leaves the program."""
    scene.lift()
    scene.do("discard prevent-assassination")
    scene.do("keep")
    scene.key(Qt.Key.Key_V)
    sheet = scene.table.flow.claim
    scene.click(sheet.claims["mission"])
    assert sheet.answer.text()
    away()


def handed_on(scene: Scene) -> None:
    """Ada's turn is over, Bruno's curtain hangs."""
    scene.lift()
    scene.do("discard prevent-assassination")
    scene.do("keep")
    scene.key(Qt.Key.Key_E)
    assert scene.controller.wanted == 1


MOMENTS: tuple[Callable[[Scene], None], ...] = (
    curtain, window_open, window_half_way, asks_for_a_look, never_mind, look_broken_off, window_over,
    inactive, inactive_in_window, minimised, hidden, fetching, choosing, claiming, handed_on,
)


def both(window: MainWindow, clock: HandClock, moment: Callable[[Scene], None]) -> tuple[Seen, Seen]:
    """Bring both worlds to a moment and look."""
    seen = []
    for number in range(2):
        clock.now = 0.0
        scene = start(window, clock, world(number))
        moment(scene)
        seen.append(look(scene))
    if seen[0].public != seen[1].public:
        raise ValueError("the two games differ in public: the test is wrong")
    return seen[0], seen[1]


@pytest.mark.rule("R-1014", "R-915")
@pytest.mark.parametrize("moment", MOMENTS, ids=[moment.__name__ for moment in MOMENTS])
def test_two_games_that_differ_in_secrets_look_alike(
    window: MainWindow, clock: HandClock, moment: Callable[[Scene], None]
) -> None:
    compare(*both(window, clock, moment))


def test_a_game_opened_in_the_middle_gives_nothing_away(
    window: MainWindow, clock: HandClock, tmp_path: Path
) -> None:
    """Continue leads to the curtain, at a turn's beginning and in a Memo window."""
    for words in ((), ("play prevent-assassination on 1963",)):
        seen = []
        for number in range(2):
            scene = start(window, clock, world(number))
            for line in words:
                scene.lift()
                scene.do(line)
            assert scene.match.writer is not None
            opened = Scene(window, clock, resume(journal.read(scene.match.writer.path)))
            seen.append(look(opened))
        compare(*seen)


def test_the_mulligan_and_the_guess_are_asked_behind_curtains(window: MainWindow, clock: HandClock) -> None:
    for first in ("guess", 1):
        seen = []
        for identities in ({1: "yuri", 2: "hester"}, {1: "otto", 2: "abel"}):
            scene = start(window, clock, explicit_setup(first=first, mulligan=True, identities=identities))
            seen.append(look(scene))
            assert scene.public.step == ("guess" if first == "guess" else "mulligan")
        compare(*seen)


def test_an_identity_on_the_mulligan_sheet_is_covered(window: MainWindow, clock: HandClock) -> None:
    seen = []
    for identities in ({1: "yuri", 2: "hester"}, {1: "otto", 2: "abel"}):
        scene = start(window, clock, explicit_setup(mulligan=True, identities=identities))
        scene.lift()
        assert scene.table.flow.mulligan.isVisible()
        away()
        seen.append(look(scene))
    compare(*seen)


def test_no_private_word_is_left_when_the_curtain_falls(window: MainWindow, clock: HandClock) -> None:
    """Model by model: the hand, the goals, what is armed and what was said to its owner."""
    scene = start(window, clock, world(0))
    inactive(scene)
    table = scene.table
    assert table.hand_model.rowCount() == table.small_hand_model.rowCount() == 0
    assert table.goals_model.rowCount() == 0
    assert table.arming.card is None
    assert table.timeline.legal_targets is None
    assert table.timeline.refusal is None
    assert scene.said() == ""


def test_the_uncovered_hand_is_shown_to_its_owner(window: MainWindow, clock: HandClock) -> None:
    """The comparison would see a hand: uncovered, the two games differ in words and in pixels."""
    seen = []
    for number in range(2):
        scene = start(window, clock, world(number))
        scene.lift()
        seen.append((scene.window.grab().toImage(), every_text(scene.table)))
    assert seen[0][0] != seen[1][0]
    assert seen[0][1] != seen[1][1]


# -- leaks on purpose ---------------------------------------------------------------------------


def hand_stays(monkeypatch: pytest.MonkeyPatch) -> None:
    """A model that keeps the last hand when the public view comes."""
    right = HandModel.set_view
    monkeypatch.setattr(HandModel, "set_view",
                        lambda self, view, reasons=None: right(self, view, reasons) if view.hand else None)


def goals_stay(monkeypatch: pytest.MonkeyPatch) -> None:
    """Goals that are forgotten only when others come."""
    right = GoalsModel.set_view
    monkeypatch.setattr(GoalsModel, "set_view",
                        lambda self, view: right(self, view) if view.identity else None)


def tooltip_tells(monkeypatch: pytest.MonkeyPatch) -> None:
    """A button that says, to who hovers long enough, which cards there are."""
    right = StepPanel.show_view

    def tells(self: StepPanel, view: View, *rest: object) -> None:
        right(self, view, *rest)  # type: ignore[arg-type]  # handed through
        self.claim_button.setToolTip(" ".join(view.hand) or self.claim_button.toolTip())

    monkeypatch.setattr(StepPanel, "show_view", tells)


def pixel_tells(monkeypatch: pytest.MonkeyPatch) -> None:
    """One pixel, as long as somebody's Memo lies in the hand on turn."""
    right = Flow.refresh

    def tells(self: Flow) -> None:
        right(self)
        hands = self._controller.match.state.hands
        table = self.memo.parentWidget()
        assert table is not None
        spot = table.findChild(QLabel, "spot") or QLabel(table)
        spot.setObjectName("spot")
        spot.setFixedSize(1, 1)
        spot.setStyleSheet("background: white" if len(set(hands[1])) == 2 else "background: black")
        spot.show()

    monkeypatch.setattr(Flow, "refresh", tells)


def button_tells(monkeypatch: pytest.MonkeyPatch) -> None:
    """A Memo window that asks only those who could answer."""
    right = MemoPanel.set_looked

    def tells(self: MemoPanel, seats: object) -> None:
        right(self, seats)  # type: ignore[arg-type]  # handed through
        table = self.parentWidget()
        if isinstance(table, TableScreen) and hasattr(table, "controller"):
            for seat, button in enumerate(self.seat_buttons):
                button.setEnabled("memo" in table.controller.view_of(seat).hand)

    monkeypatch.setattr(MemoPanel, "set_looked", tells)


@pytest.mark.parametrize(
    ("leak", "moment"),
    [(hand_stays, inactive), (goals_stay, inactive), (tooltip_tells, inactive), (pixel_tells, curtain),
     (button_tells, window_open)],
    ids=["hand", "goals", "tooltip", "pixel", "button"],
)
def test_a_planted_leak_is_found(
    window: MainWindow,
    clock: HandClock,
    monkeypatch: pytest.MonkeyPatch,
    leak: Callable[[pytest.MonkeyPatch], None],
    moment: Callable[[Scene], None],
) -> None:
    leak(monkeypatch)
    one, two = both(window, clock, moment)
    with pytest.raises(AssertionError):
        compare(one, two)


# -- the Memo window ----------------------------------------------------------------------------


@pytest.mark.rule("R-1014")
@pytest.mark.parametrize("thrown", [4, 3])
def test_the_window_is_left_out_only_when_all_memos_lie_open(
    window: MainWindow, clock: HandClock, thrown: int
) -> None:
    """With three in the discard pile everybody is asked, though nobody in this game holds the fourth."""
    memos = " ".join(["memo"] * thrown)
    scene = start(window, clock, explicit_setup(
        players=3, hands={1: "prevent-assassination dodo", 2: "+3", 3: "+3"}, discard=memos, draw="ark"))
    scene.lift()
    scene.do("play prevent-assassination on 1963")
    assert (scene.public.step == "window") == (thrown == 3)
    assert scene.table.flow.memo.isVisible() == (thrown == 3)
    if thrown == 3:
        assert [b.isEnabled() for b in scene.table.flow.memo.seat_buttons[1:]] == [True, True]


@pytest.mark.rule("R-1014")
def test_every_card_is_asked_for_as_long_as_every_other(window: MainWindow, clock: HandClock) -> None:
    """Same ring, same buttons, same places, whatever is played and whoever holds what."""
    found = []
    for card in ("prevent-assassination on 1963", "dodo", "patch-1929 on 1929"):
        scene = start(window, clock, explicit_setup(
            players=4, hands={1: "prevent-assassination dodo patch-1929", 3: "memo memo memo"}, red=[1912]))
        scene.lift()
        scene.do(f"play {card}")
        panel = scene.table.flow.memo
        buttons = [part for part in panel.findChildren(QAbstractButton) if part.isVisible()]
        found.append([(part.accessibleName(), part.isEnabled(), part.geometry()) for part in buttons])
        scene.pass_time(3.9)
        assert scene.public.step == "window"
        assert panel.ring.fraction == pytest.approx(0.1 / 4)
        scene.pass_time(0.2)
        assert scene.public.step != "window"
    assert found[0] == found[1] == found[2]


# -- no voluntary reveal ------------------------------------------------------------------------


@pytest.mark.rule("R-915")
def test_nothing_at_the_table_shows_an_identity_to_the_others(
    window: MainWindow, clock: HandClock, qtbot: QtBot
) -> None:
    """Every key and every button of one's own turn: the public still knows no goal card."""
    scene = start(window, clock, explicit_setup(
        players=2, hands={1: "dodo ark rongorongo"}, identities={1: "yuri"}, missions={1: "petting-zoo"}))
    scene.to_end_step()
    for key in range(Qt.Key.Key_A.value, Qt.Key.Key_Z.value + 1):
        if key in (Qt.Key.Key_E.value, Qt.Key.Key_V.value):
            continue
        scene.key(Qt.Key(key))
    scene.key(Qt.Key.Key_V)
    for button in scene.table.flow.claim.claims.values():
        scene.click(button)
    scene.key(Qt.Key.Key_Escape)
    assert scene.public.step == "end"
    assert {(player.identity, player.mission) for player in scene.public.players} == {(None, None)}
    assert NAMES[0] in scene.table.status.accessibleName()
    away()
    assert not [words for words in every_text(scene.table) if "Yuri" in words or "Petting" in words]
