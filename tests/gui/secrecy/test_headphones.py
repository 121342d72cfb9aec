"""Experience 3.8: a voice that reaches everybody says nothing private until headphones are worn."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtWidgets import QWidget

from chrononauts_qt.session import settings
from chrononauts_qt.ui.games.chrononauts.sheets.mulligan_sheet import IdentityLine
from chrononauts_qt.ui.games.chrononauts.texts.titles import title
from chrononauts_qt.ui.kit import private_speech
from chrononauts_qt.ui.shell.main_window import MainWindow
from chrononauts_qt.ui.table.agreement import AGREED, HINTS_OPTION
from tests.gui.robot import HandClock
from tests.gui.secrecy.deals import DEALS, WORLDS, Deal
from tests.gui.secrecy.witness import Sounds, listening
from tests.gui.table.scene import Scene

Key = Qt.Key
Moment = Callable[[Scene], None]
SPOKEN = Qt.ItemDataRole.AccessibleTextRole
TEXTS = (QAccessible.Text.Name, QAccessible.Text.Description, QAccessible.Text.Value)


@pytest.fixture(autouse=True)
def _session() -> Iterator[None]:
    """Begin every test as a session of its own."""
    private_speech.wear(False)
    yield
    private_speech.wear(False)


def words(interface: QAccessibleInterface) -> list[tuple[str, ...]]:
    """Return all that a screen reader could read of an accessible object and of all below it."""
    found = [tuple(interface.text(kind) for kind in TEXTS)]
    for number in range(interface.childCount()):
        child = interface.child(number)
        if child is not None:
            found += words(child)
    return found


def said_of(widget: QWidget) -> list[tuple[str, ...]]:
    return words(QAccessible.queryAccessibleInterface(widget))


# -- what Ada does with her cards, the same in both worlds ------------------------------------------


def looks(scene: Scene) -> None:
    """Her hand lies open."""


def reads(scene: Scene) -> None:
    """She reads her second card large."""
    hand = scene.table.hand
    hand.setCurrentIndex(hand.model().index(1, 0))
    hand.setFocus()
    scene.key(Key.Key_Space)
    assert not _reader(scene).isHidden()


def chooses(scene: Scene) -> None:
    """She chooses her third card: one world can play it, the other cannot."""
    scene.click_item(scene.table.hand, scene.table.hand.model().index(2, 0))


def is_refused(scene: Scene) -> None:
    """She aims her last card at what it has nothing to do with."""
    scene.controller.refused.emit(scene.controller.explain_card("memo") or "?", "R-1001")
    scene.controller.refused.emit(f"{scene.shown()[-1]} cannot go there.", "")


def claims(scene: Scene) -> None:
    """She looks at the ways to win, and presses one that is not true."""
    scene.to_end_step()
    scene.table.questions.ask_claim()
    sheet = scene.table.sheets.claim
    scene.click(sheet.claims["mission"])
    assert sheet.answer.text()


def is_helped(scene: Scene) -> None:
    """She is told what her cards would do."""
    scene.match.options[HINTS_OPTION] = AGREED
    scene.table.hints.ask()
    scene.table.hints.ask()
    assert scene.table.message.is_hint


def answers(scene: Scene) -> None:
    """Bruno, behind his curtain, is asked whether he plays a Memo."""
    scene.do(
        "play prevent-assassination on 1963" if scene.match.game_id == "chrononauts" else "play tyrannosaurus"
    )
    scene.click(scene.table.sheets.memo.seat_buttons[1])
    scene.lift()
    assert scene.controller.viewer == 1


def keeps(scene: Scene) -> None:
    """She is asked whether she keeps her Identity, and a hint tells her what to do."""
    view, sheet = scene.controller.view(), scene.table.sheets.mulligan
    goal = view.identity or view.mission or ""
    with scene.controller.speaking():
        sheet.ask(title(goal), [IdentityLine(title(goal), title(view.hand[1]))])
        sheet.tell_hint(f"{title(goal)} is far away.")


def fetches(scene: Scene) -> None:
    """She looks for a card, by a word of its name too."""
    cards, sheet = scene.controller.view().hand, scene.table.sheets.picker
    with scene.controller.speaking():
        sheet.show_cards("Quick Trip", cards)
        sheet.tell(f"Take {title(cards[2])}.")
    sheet.filter.setText("x")
    sheet.filter.setText("")


def aims(scene: Scene) -> None:
    """She is asked at what a card is aimed."""
    card = scene.controller.view().hand[1]
    with scene.controller.speaking():
        scene.table.sheets.choice.ask(f"What {title(card)} is for", [(card, title(card)), ("memo", "Memo")])


MOMENTS: tuple[Moment, ...] = (
    *(looks, reads, chooses, is_refused, claims, is_helped, answers, keeps, fetches, aims),
)


def _reader(scene: Scene) -> QWidget:
    table: Any = scene.table
    reader = table.explain.reader if scene.match.game_id == "chrononauts" else table.reader
    inspector: QWidget = reader.inspector
    return inspector


def both(
    deal: Deal,
    moment: Moment,
    new_window: Callable[[], MainWindow],
    clock: HandClock,
    monkeypatch: pytest.MonkeyPatch,
) -> list[list[object]]:
    """Bring both worlds to a moment; return all that can be read then, and all that was spoken."""
    found: list[list[object]] = []
    for number in WORLDS:
        window = new_window()
        with listening(monkeypatch) as sounds:
            scene = deal.open(window, clock, number)
            scene.lift()
            moment(scene)
            scene.settle()
            found.append([*said_of(scene.table), *_voice(sounds)])
        window.close()
    return found


def _voice(sounds: Sounds) -> list[tuple[str, ...]]:
    return [said for said in sounds.heard if said[0] == "spoken"]


@pytest.mark.parametrize("deal", DEALS, ids=lambda deal: deal.name)
@pytest.mark.parametrize("moment", MOMENTS, ids=lambda moment: moment.__name__)
def test_without_headphones_no_word_depends_on_what_is_private(
    deal: Deal,
    moment: Moment,
    new_window: Callable[[], MainWindow],
    clock: HandClock,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    one, two = both(deal, moment, new_window, clock, monkeypatch)
    differing = [pair for pair in zip(one, two, strict=False) if pair[0] != pair[1]]
    assert differing == []
    assert len(one) == len(two)


@pytest.mark.parametrize("deal", DEALS, ids=lambda deal: deal.name)
@pytest.mark.parametrize("moment", MOMENTS, ids=lambda moment: moment.__name__)
def test_with_headphones_everything_is_spoken(
    deal: Deal,
    moment: Moment,
    new_window: Callable[[], MainWindow],
    clock: HandClock,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    private_speech.wear(True)
    one, two = both(deal, moment, new_window, clock, monkeypatch)
    assert one != two


# -- where it is said --------------------------------------------------------------------------------


def test_the_curtain_asks_only_those_who_listen(
    new_window: Callable[[], MainWindow], clock: HandClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    button = DEALS[0].open(new_window(), clock, 0).table.sheets.curtain.headphones_button
    assert not button.isVisible()
    monkeypatch.setattr(QAccessible, "isActive", lambda: True)
    scene = DEALS[0].open(new_window(), clock, 0)
    curtain = scene.table.sheets.curtain
    button = curtain.headphones_button
    assert button.isVisible()
    assert curtain.rect().contains(button.mapTo(curtain, button.rect().bottomRight()))
    button.setFocus()
    scene.key(Key.Key_Space)
    assert private_speech.are_worn()
    assert not button.isVisible()
    assert curtain.isVisible(), "the curtain hangs until it is lifted"
    assert curtain.lift_button.hasFocus()
    scene.lift()
    assert scene.table.hand.model().index(0, 0).data(SPOKEN).startswith("Prevent Assassination")


def test_the_settings_say_it_for_this_session_alone(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = window.settings_page
    window.settings_opener.open()
    assert not page.headphones.isVisible(), "a switch without an effect"
    page.hide()
    monkeypatch.setattr(QAccessible, "isActive", lambda: True)
    page.show()
    assert page.headphones.isVisible()
    page.headphones.click()
    assert private_speech.are_worn()
    page.change(sound=False)
    assert "headphones" not in (window.folder / settings.FILE).read_text()
    page.headphones.click()
    assert not private_speech.are_worn()


def test_one_person_among_bots_hears_everything(window: MainWindow, clock: HandClock) -> None:
    scene = DEALS[0].open(window, clock, 0)
    for seat in (1, 2):
        scene.controller.hand_over(seat, "cadet")
    scene.lift()
    assert scene.table.hand.model().index(0, 0).data(SPOKEN).startswith("Prevent Assassination")
    assert scene.table.goals_model.index(0, 0).data(SPOKEN) != "private goal"


def test_a_private_card_says_which_it_is(window: MainWindow, clock: HandClock) -> None:
    scene = DEALS[0].open(window, clock, 0)
    scene.lift()
    model = scene.table.hand.model()
    count = model.rowCount()
    assert [model.index(row, 0).data(SPOKEN) for row in range(count)] == [
        f"private card {row + 1} of {count}" for row in range(count)
    ]
