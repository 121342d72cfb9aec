"""What is spoken has the word for an altered year, “1939 prime”, and never the sign besides."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt

from chrononauts_qt.ui.catalog.wording import PRIME
from chrononauts_qt.ui.kit.roles import CardRole
from tests.gui.secrecy.witness import listening
from tests.gui.table.conftest import Deal

SPOKEN = (Qt.ItemDataRole.AccessibleTextRole, Qt.ItemDataRole.AccessibleDescriptionRole)


@pytest.mark.usefixtures("headphones")
def test_a_refusal_names_an_altered_year_in_words(deal: Deal, monkeypatch: pytest.MonkeyPatch) -> None:
    """A bug: it said “Patch 1939′ mends a Paradox” of a card called “Patch 1939 prime”."""
    scene = deal(players=2, hands={1: "patch-1939 dodo"})
    scene.lift()
    table = scene.table
    table.hand.setFocus()
    row = next(
        row for row in range(2) if table.hand_model.index(row, 0).data(CardRole.CARD) == "patch-1939"
    )
    with listening(monkeypatch) as sounds:
        scene.key(Qt.Key(Qt.Key.Key_1 + row))
    card = table.hand_model.index(row, 0)
    heard = [words for kind, words in sounds.heard if kind == "spoken"]
    said = [*heard, *(card.data(role) for role in SPOKEN)]
    said += [table.message.accessibleDescription(), table.steps.primary.accessibleName()]
    assert any("Patch 1939 prime mends" in words for words in heard)
    assert not [words for words in said if PRIME in words]


def test_a_line_of_the_log_does_so_too(deal: Deal) -> None:
    scene = deal(players=2, hands={1: "prevent-assassination dodo"})
    scene.do("play prevent-assassination on 1963")
    scene.do("allow")
    log = scene.table.log_model
    said = [str(log.index(row, 0).data(SPOKEN[0])) for row in range(log.rowCount())]
    assert any("1963 prime" in words for words in said)
    assert not [words for words in said if PRIME in words]
