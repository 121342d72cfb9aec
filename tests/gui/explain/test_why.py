"""Why?: one whole sentence and a small graph, by mouse and by keys."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QWidget

from tests.gui.explain.steps import badges, explain_of, focus_year, play
from tests.gui.table.conftest import Deal
from tests.gui.table.scene import LEFT, Scene

Key = Qt.Key


def dealt(deal: Deal, **words: object) -> Scene:
    """Return the first turn of a game, uncovered."""
    scene = deal(**({"players": 2, "hands": {1: "reverse-fate dodo memo"}} | words))
    scene.lift()
    return scene


def said(scene: Scene) -> str:
    """Return the sentence on the page."""
    page = explain_of(scene).why
    assert page.isVisible(), "the page Why? is not on the screen"
    return page.sentence


@pytest.mark.parametrize(
    ("red", "patches", "year", "sentence"),
    [
        ([1963], "", 1968, "1968 is a Paradox because 1963′ is in effect."),
        ([1963], "", 1969, "1969 is a Paradox because 1963′ is in effect (1957′ or 1963′ is enough)."),
        ([1865, 1963], "", 1974, "1974 is a Paradox because 1865′ and 1963′ are both in effect."),
        ([1963], "", 1974, "1974 holds: it takes 1865′ and 1963′ together; 1 of 2 is in effect."),
        ([], "", 1968, "1968 is whole: it would be a Paradox if 1963′."),
        ([1963], "patch-1968", 1968,
         "1968 is a Paradox because 1963′ is in effect. Patch 1968′ covers it, so the Paradox does not"
         " count."),
        ([], "", 1963, "1963 is a Linchpin and stands as in True History. Its ripples can reach 1968, 1969"
                       " and 1974."),
    ],
)
@pytest.mark.rule("R-409", "R-410", "R-411", "R-417")
def test_a_click_on_a_year_says_why_it_stands_so(
    deal: Deal, red: list[int], patches: str, year: int, sentence: str
) -> None:
    scene = dealt(deal, red=red, patches=patches)
    scene.aim(year)
    assert said(scene) == sentence
    assert explain_of(scene).why.area.accessibleDescription().replace(" prime", "′") == sentence


def test_a_click_aims_and_explains_nothing_while_a_card_is_armed(deal: Deal) -> None:
    scene = dealt(deal)
    scene.choose("reverse-fate")
    scene.aim(1963)
    assert scene.public.step == "window"
    assert explain_of(scene).why.year == 0


def test_enter_on_a_year_says_why_too(deal: Deal) -> None:
    scene = dealt(deal, red=[1963])
    focus_year(scene, 1968)
    scene.key(Key.Key_Return)
    assert said(scene) == "1968 is a Paradox because 1963′ is in effect."


def test_w_goes_through_the_changes_of_the_last_play(deal: Deal) -> None:
    scene = dealt(deal)
    play(scene, "play reverse-fate on 1963")
    years = []
    for _ in range(5):
        scene.key(Key.Key_W)
        years.append(explain_of(scene).why.year)
        assert said(scene)
    assert years == [1963, 1968, 1969, 1974, 1963]
    assert scene.table.timeline.currentIndex() == scene.table.timeline_model.index_of(1963)


@pytest.mark.rule("R-415")
def test_what_came_off_and_what_closed_are_told(deal: Deal) -> None:
    scene = dealt(deal, hands={1: "restore-history +2"}, red=[1963], patches="patch-1968")
    play(scene, "play restore-history on 1963")
    scene.aim(1968)
    assert said(scene) == ("Patch 1968′ was nullified: 1963 was restored. 1968 is whole again: 1963 was"
                           " restored.")


@pytest.mark.rule("R-508")
def test_the_patch_of_1945_that_came_off_leaves_the_paradox(deal: Deal) -> None:
    scene = dealt(deal, hands={1: "reverse-fate +2"}, red=[1941], patches="patch-1945-axis")
    play(scene, "play reverse-fate on 1936")
    scene.aim(1945)
    assert said(scene) == (
        "Patch 1945′ Axis came off: 1936 changed. The Paradox itself remains. 1945 stays a Paradox because"
        " 1936′ and 1941′ are in effect; one of them would be enough.")
    assert badges(scene)[1945] == "nullified"


def test_the_knots_of_the_graph_are_buttons(deal: Deal) -> None:
    scene = dealt(deal, red=[1963])
    scene.aim(1969)
    graph = explain_of(scene).why.graph
    assert graph is not None
    assert ([node.year for node in graph.causes], [node.year for node in graph.effects]) == (
        [1957, 1963], [1969])
    QTest.mouseClick(graph.causes[1], LEFT)
    scene.settle()
    assert explain_of(scene).why.year == 1963
    outwards = explain_of(scene).why.graph
    assert outwards is not None
    assert [node.year for node in outwards.effects] == [1968, 1969, 1974]
    assert "Linchpin, altered side" in outwards.causes[0].accessibleName()


def test_what_is_explained_already_is_not_built_anew(deal: Deal) -> None:
    scene = dealt(deal, red=[1963])
    scene.aim(1969)
    page = explain_of(scene).why
    graph = page.graph
    scene.controller.changed.emit()
    assert page.graph is graph is not None
    page.show_nothing()
    scene.aim(1969)
    assert page.graph not in (graph, None)


def test_the_graph_is_reached_and_used_by_keys_alone(deal: Deal) -> None:
    scene = dealt(deal, red=[1963])
    scene.aim(1969)
    graph = explain_of(scene).why.graph
    assert graph is not None
    for _ in range(60):
        if graph.causes[1].hasFocus():
            break
        scene.key(Key.Key_Tab)
    else:
        raise AssertionError("Tab does not reach the graph")
    scene.key(Key.Key_Return)
    assert explain_of(scene).why.year == 1963
    focus = QApplication.focusWidget()
    assert focus is not None
    assert explain_of(scene).why.isAncestorOf(focus), "the keys stay on the page"
    assert QAccessible.queryAccessibleInterface(focus).text(QAccessible.Text.Name)


@pytest.mark.rule("R-507", "R-509")
@pytest.mark.parametrize(
    ("red", "patches", "verdicts"),
    [
        ([1943], "", ["fits now", "does not fit", "does not fit"]),
        ([1941], "", ["does not fit", "fits now", "does not fit"]),
        ([1936, 1943], "patch-1945-treaty", ["does not fit", "does not fit", "in play"]),
        ([], "", ["does not fit", "does not fit", "does not fit"]),
    ],
)
def test_1945_shows_its_three_patches(
    deal: Deal, red: list[int], patches: str, verdicts: list[str]
) -> None:
    scene = dealt(deal, red=red, patches=patches)
    scene.aim(1945)
    matrix = explain_of(scene).why.matrix
    assert matrix is not None
    assert [node.year for node in matrix.nodes] == [1936, 1941, 1943]
    assert [row.verdict for row in matrix.rows] == verdicts
    assert all(row.verdict in row.accessibleName() for row in matrix.rows)
    QTest.mouseClick(matrix.rows[0], LEFT)
    assert explain_of(scene).reader.inspector.isVisible()


@pytest.mark.rule("R-702")
def test_a_plain_1962_seals_nothing_and_says_so(deal: Deal) -> None:
    scene = dealt(deal, red=[1943])
    scene.aim(1962)
    assert "seals nothing" in said(scene)
    assert not scene.table.status.chip.isVisible()


@pytest.mark.rule("R-703", "R-706", "R-709")
@pytest.mark.parametrize(
    ("identity", "words"), [("maeve", "you can still go home"), ("yuri", "You cannot go home")])
def test_the_chip_of_the_uberparadox_lists_what_follows(deal: Deal, identity: str, words: str) -> None:
    scene = dealt(deal, red=[1943], patches="patch-1962", identities={1: identity})
    page = explain_of(scene).why
    scene.click(scene.table.status.chip)
    labels = " ".join(label.text() for label in page_labels(page))
    assert "1963, 1980, 1981 and 1993 cannot be turned" in labels
    assert "Sports Almanac" in labels
    assert words in labels
    assert words in explain_of(scene).goals_page.words.text()
    scene.controller.cover()
    scene.settle()
    assert words not in " ".join(label.text() for label in page_labels(page))
    assert words not in explain_of(scene).goals_page.words.text()


def page_labels(page: QWidget) -> list[QLabel]:
    """Return the labels of a page that has just been built."""
    return page.findChildren(QLabel)


def test_the_page_follows_the_game_and_the_button_shows_it(deal: Deal) -> None:
    scene = dealt(deal)
    scene.aim(1968)
    assert said(scene).startswith("1968 is whole")
    play(scene, "play reverse-fate on 1963")
    assert explain_of(scene).why.year == 1963, "a play explains itself"
    scene.key(Key.Key_J)
    assert scene.table.log.hasFocus()
    assert not explain_of(scene).why.isVisible()
    scene.click(scene.table.status.why_button)
    assert explain_of(scene).why.isVisible()
