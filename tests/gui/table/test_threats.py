"""Who is near winning is seen on the panels and the line of Paradoxes, and said when it begins."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt

from chrononauts_qt.ui.games.chrononauts.beats import paradoxes
from chrononauts_qt.ui.games.chrononauts.models.players_model import PlayerFace
from chrononauts_qt.ui.games.chrononauts.views.player_panel import counts_of
from chrononauts_qt.ui.kit.roles import ItemRole
from tests.gui.secrecy.witness import listening
from tests.gui.table.conftest import Deal
from tests.gui.table.scene import Scene


def face(scene: Scene, seat: int) -> PlayerFace:
    found = scene.table.players_model.index(seat, 0).data(ItemRole.FACE)
    assert isinstance(found, PlayerFace), "every seat has a face"
    return found


def said(scene: Scene, seat: int) -> str:
    """Return what a screen reader says of a panel besides the name."""
    index = scene.table.players_model.index(seat, 0)
    return str(index.data(Qt.ItemDataRole.AccessibleDescriptionRole))


@pytest.mark.rule("R-806")
def test_the_eighth_card_is_told_when_it_is_drawn(deal: Deal, monkeypatch: pytest.MonkeyPatch) -> None:
    scene = deal(players=2, hands={1: "dodo ark", 2: "+7"})
    scene.lift()
    assert not any(count.is_threat for count in counts_of(face(scene, 1)))
    with listening(monkeypatch) as sounds:
        scene.do("discard dodo")
        scene.do("keep")
        scene.do("end")
    sentence = "Bruno holds 8 cards: 10 win at the end of a turn."
    assert sounds.heard.count(("spoken", sentence)) == 1
    assert sentence in said(scene, 1)
    artifacts, hand = counts_of(face(scene, 1))
    assert (hand.words, hand.is_threat, artifacts.is_threat) == ("8 of 10", True, False)


@pytest.mark.rule("R-802")
def test_the_second_artifact_of_a_mission_is_told(deal: Deal, monkeypatch: pytest.MonkeyPatch) -> None:
    scene = deal(players=2, hands={1: "stegosaurus"}, tables={1: "tyrannosaurus"})
    scene.lift()
    with listening(monkeypatch) as sounds:
        scene.do("play stegosaurus")
        scene.do("allow")
    sentence = "Ada has two of the three Artifacts of a Mission: Petting Zoo."
    assert sounds.heard.count(("spoken", sentence)) == 1
    assert sentence in said(scene, 0)
    assert counts_of(face(scene, 0))[0].words == "2 of 3"


@pytest.mark.rule("R-702")
def test_the_last_paradoxes_are_told(deal: Deal, monkeypatch: pytest.MonkeyPatch) -> None:
    table = deal(players=2).table
    with listening(monkeypatch) as sounds:
        for count in (11, 12):
            table.narrator.say(paradoxes(count))
            table.status.lamps.set_count(count)
    spoken = [words for kind, words in sounds.heard if kind == "spoken"]
    assert spoken == [
        "11 of 13 Paradoxes are open: two more, and everybody loses.",
        "12 of 13 Paradoxes are open: one more, and everybody loses.",
    ]
    assert table.status.lamps.accessibleName().endswith("One more Paradox destroys the Universe.")
