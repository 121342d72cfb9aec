"""What the armed card would do, before it is played: by pointer, by keys, while it is dragged."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt

from tests.gui.explain.steps import focus_year, ghosts, hover
from tests.gui.table.conftest import Deal
from tests.gui.table.scene import Scene, every_text

Key = Qt.Key
NEARLY_LOST = (1912, 1914, 1936, 1937, 1941, 1943, 1957, 1963)
JFK = {1968: "opened", 1969: "opened", 1974: "half"}
WORDS = "Opens 1968 and 1969. Open Paradoxes then: 2 of 13."


def armed(deal: Deal, card: str = "reverse-fate", **words: object) -> Scene:
    """Return a game in which the first seat has chosen a card."""
    scene = deal(**({"players": 2, "hands": {1: f"{card} dodo memo"}} | words))
    scene.lift()
    scene.choose(card)
    return scene


def told(scene: Scene) -> str:
    """Return what the top line says of the considered play."""
    return scene.table.status.preview


@pytest.mark.rule("R-410", "R-417", "R-607")
def test_the_pointer_on_a_legal_target_shows_what_would_change(deal: Deal) -> None:
    scene = armed(deal)
    before = scene.match.state.red
    hover(scene, 1963)
    assert (ghosts(scene), told(scene)) == (JFK, WORDS)
    hover(scene, 1968)
    assert 1963 not in ghosts(scene), "1968 is no target"
    assert scene.match.state.red == before


def test_the_keys_on_a_legal_target_show_it_too(deal: Deal) -> None:
    scene = armed(deal)
    focus_year(scene, 1963)
    assert (ghosts(scene), told(scene)) == (JFK, WORDS)
    scene.key(Key.Key_Right)
    assert (ghosts(scene), told(scene)) == ({}, "")


def test_a_dragged_card_shows_it_too(deal: Deal) -> None:
    scene = armed(deal)
    scene.table.timeline.offered.emit("reverse-fate", "1963")
    assert (ghosts(scene), told(scene)) == (JFK, WORDS)
    scene.table.timeline.offered.emit("", "")
    scene.table.hand.setFocus()
    assert told(scene) == ""


@pytest.mark.rule("R-415")
def test_patches_that_would_be_lost_are_named(deal: Deal) -> None:
    scene = armed(deal, "restore-history", red=[1963], patches="patch-1968")
    hover(scene, 1963)
    assert told(scene) == (
        "Closes 1968 and 1969. Patches lost: 1968. Open Paradoxes then: 0 of 13.")
    assert ghosts(scene) == {1968: "nullified", 1969: "closed"}


def test_the_setting_switches_it_off_and_p_tells_it_all_the_same(deal: Deal) -> None:
    scene = armed(deal)
    scene.table.set_help(True, preview=False, claim=True)
    hover(scene, 1963)
    assert (ghosts(scene), told(scene)) == ({}, "")
    scene.key(Key.Key_P)
    assert (ghosts(scene), told(scene)) == ({}, "")
    assert scene.said() == WORDS


def test_the_keys_count_until_the_pointer_moves_again(deal: Deal) -> None:
    """A bug: a pointer that lay on the board by chance silenced the keys."""
    scene = armed(deal)
    hover(scene, 1963)
    focus_year(scene, 1912)
    assert told(scene).startswith("Opens 1929 and 1933.")
    hover(scene, 1865)
    assert told(scene).startswith("Opens 1868.")


@pytest.mark.rule("R-601", "R-607")
def test_the_end_of_everything_is_foretold_in_red_and_asked_twice(deal: Deal) -> None:
    scene = armed(deal, red=NEARLY_LOST)
    hover(scene, 1980)
    assert told(scene) == "Everyone would lose: 13 Paradoxes would be open at once."
    red = scene.table.status.grab().toImage().pixelColor(60, 8)
    assert red.red() > 2 * red.green()
    scene.aim(1980)
    assert "Play it again" in scene.said()
    assert scene.public.step == "play"
    scene.aim(1980)
    assert scene.public.step == "window"


def test_the_end_of_everything_is_warned_of_again_after_the_curtain(deal: Deal) -> None:
    scene = armed(deal, red=NEARLY_LOST)
    scene.aim(1980)
    scene.controller.cover()
    scene.settle()
    scene.lift()
    scene.choose("reverse-fate")
    scene.aim(1980)
    assert "Play it again" in scene.said()
    assert scene.public.step == "play"


@pytest.mark.rule("R-803")
def test_a_play_that_would_win_says_so_to_its_seat_alone(deal: Deal) -> None:
    scene = armed(deal, "patch-1974", red=[1865, 1915, 1963], patches="patch-1917", identities={1: "hester"})
    assert told(scene).startswith("You could then claim victory: you would be home.")
    scene.controller.cover()
    scene.settle()
    assert told(scene) == ""
    assert not [words for words in every_text(scene.table) if "you would be home" in words]


@pytest.mark.rule("R-802")
def test_an_artifact_that_would_complete_the_mission_says_so(deal: Deal) -> None:
    scene = armed(deal, "stegosaurus", tables={1: "tyrannosaurus triceratops"}, missions={1: "petting-zoo"})
    assert told(scene) == "You could then claim victory: your Mission would be complete."


def test_putting_the_card_back_takes_the_preview_away(deal: Deal) -> None:
    scene = armed(deal)
    hover(scene, 1963)
    scene.key(Key.Key_Escape)
    assert (ghosts(scene), told(scene)) == ({}, "")
