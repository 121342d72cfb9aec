"""Letters in the place of a code: how long they are good, and other ones after that."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtWidgets import QLabel

from chrononauts_qt.ui.shell import phones_page
from chrononauts_qt.ui.shell.phones_page import SeatPanel
from chrononauts_qt.wire.keys import CODE_SECONDS
from tests.gui.phones.conftest import Party
from tests.gui.phones.guest import Guest, until

Clock = Callable[[float], None]


@pytest.fixture
def table(party: Callable[..., Party]) -> Party:
    """Return a table of two whose page with the codes is shown."""
    table: Party = party(players=2)
    return table


@pytest.fixture
def passed(table: Party, monkeypatch: pytest.MonkeyPatch) -> Clock:
    """Return what sets the clock of the phones, and lets them look at it."""
    now = [0.0]
    monkeypatch.setattr(table.phones, "_now", lambda: now[0])

    def pass_to(seconds: float) -> None:
        now[0] = seconds
        table.phones.look()

    return pass_to


def told(panel: SeatPanel) -> tuple[str, ...]:
    """Return all that a screen reader finds on a panel."""
    labels = (label.accessibleName() or label.text() for label in panel.findChildren(QLabel))
    return (*labels, panel.letters.time.accessibleName(), panel.type_button.accessibleName())


def test_letters_tell_how_long_they_are_good_and_then_offer_others(
    table: Party, passed: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A ring empties; what is said of it changes in steps, and the end is said once."""
    said: list[str] = []
    monkeypatch.setattr(phones_page, "announce", lambda _, words: said.append(words))
    panel = table.window.phones_page.panels[0]
    table.scene.click(panel.type_button)
    letters = panel.letters.code.text()
    heard = set()
    for second in range(round(CODE_SECONDS)):
        passed(second)
        heard.add(told(panel))
        assert panel.letters.code.text() == letters
        assert panel.letters.isVisible()
    assert panel.letters.time.fraction == pytest.approx(1 / CODE_SECONDS)
    assert len(heard) <= 11, "every eighteen seconds"
    for more in (0, 1, 2):
        passed(CODE_SECONDS + more)
    assert said == ["These letters are good no more."]
    assert panel.words.isVisible()
    assert not panel.letters.isVisible()
    assert (panel.type_button.text(), panel.type_button.accessibleName()) == (
        "Letters", "New letters for Ada")  # fmt: skip
    table.scene.click(panel.type_button)
    assert panel.letters.isVisible()
    assert panel.letters.code.text() != letters
    assert panel.letters.time.fraction == 1.0
    late = Guest(f"http://{table.phones.door.host}/", letters=letters.replace(" ", ""))
    until(lambda: late.farewell() == "key", "the old ones are void")
    guest = Guest(f"http://{table.phones.door.host}/", letters=panel.letters.code.text().replace(" ", ""))
    until(lambda: guest.has_sheet, "a sheet")
    assert panel.code.isVisible(), "the tick"


def test_the_code_comes_back_in_the_place_of_letters(table: Party) -> None:
    panel = table.window.phones_page.panels[0]
    table.scene.click(panel.type_button)
    assert not panel.code.isVisible()
    table.scene.click(panel.type_button)
    assert panel.code.isVisible()
    assert panel.code.link == table.phones.link(0)
