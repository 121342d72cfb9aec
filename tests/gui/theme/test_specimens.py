"""The sheets of cards and tiles leave nothing out, and nothing on them is cut."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QApplication

from chrononauts_qt.games.chrononauts.cards import BY_ID
from chrononauts_qt.ui.catalog import i18n
from chrononauts_qt.ui.games.chrononauts.models.faces import TileState, goal_face, tile_face
from chrononauts_qt.ui.games.chrononauts.texts.titles import title
from chrononauts_qt.ui.kit.theme import DARK, THEMES
from tests.gui.theme.painted import listening
from tests.specimens import READ, SHEETS, STATES, needs_of


@pytest.mark.parametrize("look", list(THEMES))
@pytest.mark.parametrize("sheet", ["tile-states", "card-anatomy-hand", "card-anatomy-inspector"])
def test_nothing_on_a_sheet_is_cut(dressed: QApplication, sheet: str, look: str) -> None:
    with listening() as ear:
        SHEETS[sheet](THEMES[look])
        assert ear.troubles() == []


@pytest.mark.parametrize("language", ["en", "it", "fr"])
def test_no_goal_card_is_cut(dressed: QApplication, language: str) -> None:
    """A sheet has no window to speak for it: the language is that of the program."""
    i18n.install(dressed, language)
    try:
        with listening() as ear:
            SHEETS["card-anatomy-goals"](DARK)
            assert ear.troubles() == []
    finally:
        i18n.install(dressed)


def test_the_tiles_lie_in_every_way(qapp: QApplication) -> None:
    faces = [tile_face(tile) for tile in STATES.values()]
    assert {(face.state, bool(face.sealed)) for face in faces} == {
        (state, sealed) for state in TileState for sealed in (False, True)
    }
    assert any(face.half for face in faces)
    assert any(face.unstable for face in faces)
    assert {face.state for face in faces if face.nexus} == {
        TileState.RIPPLE,
        TileState.PARADOX,
        TileState.PATCH,
    }


def test_the_inspector_is_seen_with_a_card_of_every_family() -> None:
    assert {BY_ID[card].family for card in READ} == {
        "inverter",
        "patch",
        "artifact",
        "action",
        "timewarp",
        "identity",
        "mission",
    }


def test_a_goal_card_names_every_painting_that_it_wants(qapp: QApplication) -> None:
    """Only a choice between the two forgeries is "either" (R-802)."""
    face = goal_face("mona-lisa-triptych", needs_of("mona-lisa-triptych"))
    assert [row.text for row in face.rows] == [
        title(card) for card in ("mona-lisa-real", "mona-lisa-excellent", "mona-lisa-obvious")
    ]
