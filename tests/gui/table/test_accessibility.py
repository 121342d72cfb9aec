"""The table without a mouse and without eyes: names, states, actions, Tab, and a key for every decision."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QAccessibleActionInterface, QAccessibleInterface
from PySide6.QtTest import QSignalSpy
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget

from chrononauts_qt.ui.games.chrononauts.texts.titles import title
from chrononauts_qt.ui.table.curtain import DEAF_MS
from tests.gui.robot import let_pass
from tests.gui.table.conftest import Deal
from tests.gui.table.scene import NAMES, Scene

Key = Qt.Key
CARD = "prevent-assassination"
NAME = QAccessible.Text.Name
ROLE = QAccessible.Role
INTERACTIVE = {ROLE.Button, ROLE.List, ROLE.Table, ROLE.ListItem, ROLE.Cell, ROLE.EditableText,
               ROLE.CheckBox, ROLE.RadioButton, ROLE.ComboBox, ROLE.ButtonMenu}
TILE = re.compile(
    r"(18|19)\d\d( prime)?, row [A-D] column [1-8], "
    r"(Linchpin, (true|altered) side, ripples can reach .+"
    r"|Ripplepoint, true side, a Paradox needs .+ prime.*, (not in effect|in effect: .+)"
    r"|open Paradox, needs .+ prime.*, (in effect|not in effect|in effect: .+)"
    r"|patched Paradox, needs .+ prime.*, (in effect|not in effect|in effect: .+))\."
)


def reader(widget: QWidget) -> QAccessibleInterface:
    """Return what a screen reader holds of a widget."""
    return QAccessible.queryAccessibleInterface(widget)


def below(interface: QAccessibleInterface) -> Iterator[QAccessibleInterface]:
    """Yield an accessible object and all below it that are on the screen."""
    if interface.state().invisible:
        return
    yield interface
    for number in range(interface.childCount()):
        child = interface.child(number)
        if child is not None:
            yield from below(child)


def names(widget: QWidget, *roles: QAccessible.Role) -> list[str]:
    """Return the names of the parts of a widget that have one of these roles."""
    return [part.text(NAME) for part in below(reader(widget)) if part.role() in roles]


def press(button: QAbstractButton) -> None:
    """Press a button as a screen reader does; Qt holds it down for a moment, to be seen."""
    action, released = reader(button).actionInterface(), QSignalSpy(button.released)
    assert QAccessibleActionInterface.pressAction() in action.actionNames()
    action.doAction(QAccessibleActionInterface.pressAction())
    assert released.wait(20_000), "the button is still held down"


def own_turn(deal: Deal, **words: object) -> Scene:
    """Ada's turn, the curtain lifted."""
    said: dict[str, object] = {
        "hands": {1: f"memo {CARD} patch-1944"},
        "tables": {1: "ark", 2: "dodo"},
    }
    scene = deal(**said | words)
    scene.lift()
    return scene


# -- names --------------------------------------------------------------------------------------


def _memo_window(scene: Scene) -> None:
    scene.do(f"play {CARD} on 1963")


def _look(scene: Scene) -> None:
    _memo_window(scene)
    scene.controller.look(1)
    scene.lift()


def _claim(scene: Scene) -> None:
    scene.to_end_step()
    scene.key(Key.Key_V)


def _discards(scene: Scene) -> None:
    scene.table.questions.show_discards()


def _refused(scene: Scene) -> None:
    scene.choose(CARD)
    scene.aim(1912)
    assert scene.said()


@pytest.mark.parametrize(
    "moment", [None, _memo_window, _look, _claim, _discards, _refused, "covered"],
    ids=["turn", "memo-window", "look", "claim", "discards", "refused", "covered"],
)
def test_whatever_can_be_used_has_a_name(deal: Deal, moment: object) -> None:
    scene = own_turn(deal, discard="rongorongo")
    if moment == "covered":
        scene.controller.cover()
    elif callable(moment):
        moment(scene)
    scene.settle()
    used = [part for part in below(reader(scene.table)) if part.role() in INTERACTIVE]
    assert len(used) > 40
    for part in used:
        assert part.text(NAME).strip(), f"no name: {part.role()} at {part.rect()}"


def test_every_tile_says_where_it_is_how_it_stands_and_why(deal: Deal) -> None:
    scene = own_turn(deal, red=[1963, 1912, 1943, 1980], patches="patch-1929 patch-1962")
    tiles = names(scene.table.timeline, ROLE.ListItem)
    assert len(tiles) == 32
    for name in tiles:
        assert TILE.fullmatch(name.replace(", sealed", "")), name
    assert [int(name[:4]) for name in tiles] == sorted(int(name[:4]) for name in tiles)
    assert "1929 prime, row A column 8, patched Paradox, needs 1912 prime, in effect." in tiles
    assert "1974, row D column 1, sealed, Ripplepoint, true side, " \
           "a Paradox needs 1865 prime and 1963 prime, in effect: 1963 prime." in tiles
    assert sum(", sealed, " in name for name in tiles) == 11


def test_the_name_pattern(deal: Deal) -> None:
    scene = own_turn(deal, red=[1963])
    tiles = names(scene.table.timeline, ROLE.ListItem)
    assert "1968, row C column 7, open Paradox, needs 1963 prime, in effect." in tiles


@pytest.mark.usefixtures("headphones")
def test_hand_goals_players_piles_and_log_speak(deal: Deal) -> None:
    scene = own_turn(deal, players=3, identities={1: "yuri"}, missions={1: "healing-hands"},
                     discard="rongorongo", tables={1: "ark crown-of-thorns", 2: "dodo"})
    table = scene.table
    cards = names(table.hand, ROLE.ListItem)
    titles = [title(card).replace("′", " prime") for card in scene.shown()]
    assert [card.startswith(name) for card, name in zip(cards, titles, strict=True)] == [True] * 4
    goals = names(table.goals, ROLE.ListItem)
    assert len(goals) == 8
    done = [line for line in goals if line.endswith(": done")]
    assert len(done) == 3, "1995 stands as Yuri needs it, and two relics lie on the table"
    assert len([line for line in goals if line.endswith(": not yet")]) == 3
    players = names(table.players, ROLE.ListItem)
    assert [name in line for name, line in zip(NAMES, players, strict=False)] == [True] * 3
    assert "Artifacts: 2" in players[0]
    assert "Artifacts: 1" in players[1]
    assert names(table.discard, ROLE.ListItem)[0].startswith("1 card")
    assert "draw pile" in names(table.deck, ROLE.ListItem)[0]
    scene.do(f"play {CARD} on 1963")
    lines = names(table.log, ROLE.ListItem)
    assert any(line.startswith("Turn 1: ") and title(CARD) in line for line in lines)


@pytest.mark.usefixtures("headphones")
def test_a_card_that_cannot_be_played_says_why(deal: Deal) -> None:
    scene = own_turn(deal)
    parts = [part for part in below(reader(scene.table.hand)) if part.role() == ROLE.ListItem]
    said = {part.text(NAME).partition(",")[0]: part.text(QAccessible.Text.Description) for part in parts}
    memo = next(text for name, text in said.items() if name.startswith("Memo"))
    assert memo.startswith("Cannot be played now. ")
    assert len(memo) > len("Cannot be played now. ")
    assert not said[title(CARD)].startswith("Cannot")


# -- states and actions -------------------------------------------------------------------------


def test_states_tell_what_has_the_focus_and_what_is_chosen(deal: Deal) -> None:
    scene = own_turn(deal)
    table = scene.table
    for view in (table.timeline, table.hand, table.players, table.discard, table.goals, table.log):
        assert reader(view).state().focusable, view.accessibleName()
    scene.key(Key.Key_Right)
    cells = [part for part in below(reader(table.hand)) if part.role() == ROLE.ListItem]
    row = table.hand.currentIndex().row()
    assert [cell.state().focused for cell in cells] == [number == row for number in range(4)]
    assert [cell.state().selected for cell in cells] == [number == row for number in range(4)]
    assert all(cell.state().selectable for cell in cells)
    assert reader(table.steps.claim_button).state().disabled
    scene.to_end_step()
    assert not reader(table.steps.claim_button).state().disabled
    assert reader(table.steps.primary).state().defaultButton


def test_press_works_on_every_button(deal: Deal) -> None:
    """Kill time, keep, end turn; ask for a look, never mind, hold; claim: all by the action “Press”."""
    scene = own_turn(deal, players=3)
    sheets, steps = scene.table.sheets, scene.table.steps
    scene.choose(CARD)
    press(steps.discard_button)
    press(steps.primary)
    assert scene.written() == [f"1: discard {CARD}", "1: keep"]
    press(steps.claim_button)
    assert sheets.claim.isVisible()
    press(sheets.claim.claims["hand"])
    assert sheets.claim.answer.text()
    press(sheets.claim.cancel_button)
    press(steps.primary)
    assert scene.written()[-1] == "1: end"


def test_press_works_in_the_memo_window(deal: Deal) -> None:
    scene = own_turn(deal, players=3)
    _memo_window(scene)
    panel = scene.table.sheets.memo
    press(panel.hold_button)
    assert scene.controller.is_held
    press(panel.hold_button)
    assert not scene.controller.is_held
    press(panel.seat_buttons[1])
    assert scene.controller.looking == 1
    let_pass(DEAF_MS)
    for _ in range(2):
        press(scene.table.sheets.curtain.lift_button)
    assert scene.controller.viewer == 1, "two presses lift the curtain: nobody has to hold"
    press(panel.never_button)
    assert scene.controller.looking is None


# -- Tab ----------------------------------------------------------------------------------------


def tab_round(scene: Scene, key: Qt.Key) -> list[QWidget]:
    """Press Tab until the focus is where it has been before, and return the way."""
    seen: list[QWidget] = []
    for _ in range(60):
        focus = QApplication.focusWidget()
        assert focus is not None, "Tab leads nowhere"
        if focus in seen:
            return seen
        seen.append(focus)
        scene.key(key)
    raise AssertionError("Tab does not come back")


def test_tab_reaches_every_region_and_comes_back(deal: Deal) -> None:
    scene = own_turn(deal)
    scene.to_end_step()
    table = scene.table
    regions = [table.timeline, table.hand, table.discard, table.steps.primary, table.steps.claim_button,
               table.goals, table.players, table.log, table.status.menu_button]
    table.timeline.setFocus()
    way = tab_round(scene, Key.Key_Tab)
    assert [widget for widget in way if widget in regions] == regions
    assert table.timeline.hasFocus(), "it comes back to where it began"
    assert [widget for widget in way if not (widget.isVisible() and reader(widget).text(NAME))] == []
    back = tab_round(scene, Key.Key_Backtab)
    assert set(back) == set(way)


@pytest.mark.parametrize("moment", ["turn", "window", "until-ok"])
def test_tab_never_leads_to_what_is_covered(deal: Deal, moment: str) -> None:
    """Hand, goals and buttons lie under the curtain or the Memo window: the focus would be out of sight."""
    scene = own_turn(deal, players=3, seconds="none" if moment == "until-ok" else "4")
    table = scene.table
    if moment == "turn":
        scene.controller.cover()
        wanted: list[QWidget] = [table.sheets.curtain.lift_button]
    else:
        _memo_window(scene)
        panel = table.sheets.memo
        wanted = [*panel.seat_buttons[1:]]
        wanted += panel.ok_buttons[1:] if moment == "until-ok" else [panel.hold_button]
    table.timeline.setFocus()
    way = tab_round(scene, Key.Key_Tab)
    assert set(wanted) <= set(way), "what is asked now cannot be reached"
    covered = {table.hand, table.discard, table.goals, table.steps.primary, table.steps.discard_button,
               table.steps.claim_button}
    assert not covered & set(way)


# -- keys ---------------------------------------------------------------------------------------


def number_key(scene: Scene, card: str) -> Qt.Key:
    """Return the digit of a card of the hand; 0 is the tenth."""
    return Key(Key.Key_0.value + (scene.shown().index(card) + 1) % 10)


TARGETS = {
    "an inverter": (CARD, [Key.Key_Return], f"{CARD} on 1865"),
    "an inverter elsewhere": (CARD, [Key.Key_Right] * 3 + [Key.Key_Return], f"{CARD} on 1914"),
    "a patch": ("patch-1929", [Key.Key_Return], "patch-1929 on 1929"),
    "an artifact": ("rongorongo", [Key.Key_Return], "rongorongo"),
    "a theft": ("get-there-first", [Key.Key_Down, Key.Key_Return], "get-there-first on dodo"),
    "a theft by number": ("get-there-first", [Key.Key_1], "get-there-first on crown-of-thorns"),
    "parents": ("your-parents-never-met", [Key.Key_2], "your-parents-never-met on seat-2"),
    "a direction": ("discontinuity", [Key.Key_Right, Key.Key_Return], "discontinuity on right"),
}


@pytest.mark.parametrize("kind", list(TARGETS))
def test_every_kind_of_card_is_played_by_keys(deal: Deal, kind: str) -> None:
    card, keys, played = TARGETS[kind]
    scene = own_turn(deal, hands={1: f"memo {card} patch-1944"}, red=[1912],
                     tables={1: "ark", 2: "dodo crown-of-thorns"})
    scene.key(number_key(scene, card))
    assert scene.table.arming.card == card
    for key in keys:
        scene.key(key)
    assert scene.written() == [f"1: play {played}"]


def test_escape_puts_a_card_back_from_everywhere(deal: Deal) -> None:
    scene = own_turn(deal, hands={1: "memo discontinuity prevent-assassination"})
    for card in ("discontinuity", CARD):
        scene.key(number_key(scene, card))
        assert scene.table.arming.card == card
        if scene.table.sheets.is_asking:
            scene.key(Key.Key_Escape)
            assert scene.table.arming.card == card, "it can be discarded as well"
        scene.key(Key.Key_Escape)
        assert scene.table.arming.card is None
        assert not scene.table.sheets.is_asking
        assert scene.table.timeline.legal_targets is None
    assert scene.written() == []


def test_the_tenth_card_has_the_zero(deal: Deal) -> None:
    scene = own_turn(deal, hands={1: "memo +8"})
    assert len(scene.shown()) == 10
    scene.key(Key.Key_0)
    assert scene.table.hand.currentIndex().row() == 9


@pytest.mark.parametrize("focus", ["timeline", "hand", "discard", "goals", "players", "log"])
def test_single_keys_work_from_every_region(deal: Deal, focus: str) -> None:
    """A digit chooses, X throws away, V claims, E ends, wherever the focus is."""
    scene = own_turn(deal)
    regions = {"timeline": scene.table.timeline, "hand": scene.table.hand, "discard": scene.table.discard,
               "goals": scene.table.goals, "players": scene.table.players, "log": scene.table.log}

    def from_there(key: Qt.Key) -> None:
        regions[focus].setFocus()
        scene.key(key)

    from_there(number_key(scene, CARD))
    assert scene.table.arming.card == CARD
    from_there(Key.Key_X)
    assert scene.written() == [f"1: discard {CARD}"]
    scene.do("keep")
    from_there(Key.Key_V)
    assert scene.table.sheets.claim.isVisible()
    scene.key(Key.Key_Escape)
    from_there(Key.Key_E)
    assert scene.written()[-1] == "1: end"


@pytest.mark.parametrize("focus", ["timeline", "hand", "log"])
def test_digits_of_the_keypad_are_digits(deal: Deal, focus: str) -> None:
    scene = own_turn(deal)
    {"timeline": scene.table.timeline, "hand": scene.table.hand, "log": scene.table.log}[focus].setFocus()
    scene.key(number_key(scene, CARD), Qt.KeyboardModifier.KeypadModifier)
    assert scene.table.arming.card == CARD


REGIONS = [(Key.Key_G, "goals"), (Key.Key_J, "log"), (Key.Key_A, "players")]


@pytest.mark.parametrize(("key", "region"), REGIONS)
def test_letters_lead_to_regions(deal: Deal, key: Qt.Key, region: str) -> None:
    scene = own_turn(deal)
    scene.key(key)
    assert QApplication.focusWidget() is getattr(scene.table, region)


def test_the_arrows_reach_every_year(deal: Deal) -> None:
    scene = own_turn(deal)
    view = scene.table.timeline
    view.setFocus()
    scene.key(Key.Key_Home)
    seen = []
    for row in range(4):
        for _ in range(8):
            seen.append(view.currentIndex().row())
            scene.key(Key.Key_Right if row % 2 == 0 else Key.Key_Left)
        scene.key(Key.Key_Down)
    assert len(set(seen)) == 32


def test_no_key_does_anything_to_a_covered_hand(deal: Deal) -> None:
    """Every letter and digit, from the curtain and from the board: nothing is chosen, nothing submitted."""
    scene = own_turn(deal)
    scene.controller.cover()
    before = scene.public
    keys = [Key(code) for code in range(Key.Key_A.value, Key.Key_Z.value + 1)]
    keys += [Key(code) for code in range(Key.Key_0.value, Key.Key_9.value + 1)]
    for focus in (scene.table.sheets.curtain.lift_button, scene.table.timeline):
        for key in [*keys, Key.Key_Escape, Key.Key_Return]:
            focus.setFocus()
            scene.key(key)
            if scene.controller.viewer is not None:
                pytest.fail(f"{key} from {focus} uncovers the hand")
            scene.table.sheets.curtain.cover(0, "Ada")
    assert scene.public == before
    assert scene.table.arming.card is None
    assert scene.written() == []
