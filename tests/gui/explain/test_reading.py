"""Reading: inspector, log, recap, goals, claim reminder, and the pages of a small window."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from chrononauts_qt.ui.games.chrononauts.explain.mentions import mentions
from tests.gui.explain.steps import explain_of, play
from tests.gui.program import point_at
from tests.gui.table.conftest import Deal
from tests.gui.table.scene import LEFT, Scene, every_text

Key = Qt.Key


def dealt(deal: Deal, **words: object) -> Scene:
    """Return the first turn of a game, uncovered."""
    scene = deal(**({"players": 2, "hands": {1: "reverse-fate dodo memo", 2: "sabotage +2"}} | words))
    scene.lift()
    return scene


def read(scene: Scene) -> str:
    """Return the title of what the inspector shows, or ""."""
    inspector = explain_of(scene).reader.inspector
    return inspector.accessibleName() if inspector.isVisible() else ""


# -- the inspector ------------------------------------------------------------------------------


@pytest.mark.usefixtures("headphones")
def test_space_reads_a_card_of_the_hand_and_plays_nothing(deal: Deal) -> None:
    scene = dealt(deal)
    scene.table.hand.setFocus()
    scene.table.hand.setCurrentIndex(scene.card("dodo"))
    scene.key(Key.Key_Space)
    assert "Dodo" in read(scene)
    assert scene.written() == []
    assert scene.table.arming.card is None
    scene.key(Key.Key_Space)
    assert read(scene) == ""
    assert scene.table.hand.hasFocus()


def test_space_reads_a_year(deal: Deal) -> None:
    scene = dealt(deal)
    scene.table.timeline.setFocus()
    scene.key(Key.Key_Space)
    assert "1865" in read(scene)


def test_a_click_and_space_read_the_open_pile(deal: Deal) -> None:
    scene = dealt(deal, discard="ark rongorongo")
    scene.click(scene.table.discard.viewport())
    cards = scene.table.sheets.discards.grid
    place = cards.visualRect(cards.model().index(1, 0)).center()
    QTest.mouseClick(cards.viewport(), LEFT, pos=place)
    scene.settle()
    assert read(scene)
    scene.key(Key.Key_Escape)
    assert read(scene) == ""
    cards.setFocus()
    scene.key(Key.Key_Space)
    assert read(scene)
    assert scene.written() == []


def test_a_click_on_an_artifact_in_front_of_a_player_reads_it(deal: Deal) -> None:
    scene = dealt(deal, tables={2: "ark"})
    players = scene.table.players
    panel = players.visualRect(players.model().index(1, 0))
    points = [QPoint(x, y) for y in range(panel.top(), panel.bottom(), 4)
              for x in range(panel.left(), panel.right(), 4)]
    icon = next(point for point in points if players.artifact_at(point) == "ark")
    QTest.mouseClick(players.viewport(), LEFT, pos=icon)
    scene.settle()
    assert "Ark" in read(scene)


@pytest.mark.usefixtures("headphones")
def test_the_curtain_takes_what_was_read_away(deal: Deal) -> None:
    scene = dealt(deal)
    scene.table.hand.setFocus()
    scene.table.hand.setCurrentIndex(scene.card("dodo"))
    scene.key(Key.Key_Space)
    title = read(scene)
    scene.controller.cover()
    scene.settle()
    assert read(scene) == ""
    assert not [words for words in every_text(scene.table) if title in words]


# -- the log ------------------------------------------------------------------------------------


def test_cards_and_years_in_a_line_are_found() -> None:
    found = mentions("Ada plays Reverse Fate on 1963. Patch 1945′ Axis was nullified. 1963′ stays, 1964 not.")
    assert [mention.key for mention in found] == ["reverse-fate", "1963", "patch-1945-axis", "1963"]


def test_names_in_the_log_can_be_pressed(deal: Deal) -> None:
    scene = dealt(deal)
    play(scene, "play reverse-fate on 1963")
    log = scene.table.log
    scene.key(Key.Key_J)
    row = next(r for r in range(log.model().rowCount()) if "plays" in log.model().index(r, 0).data())
    index = log.model().index(row, 0)
    log.scrollTo(index)
    place = log.visualRect(index)
    spots = [QPoint(x, y) for y in range(place.top(), place.bottom(), 3)
             for x in range(place.left(), place.right(), 3)]
    year = next(spot for spot in spots if (found := log.mention_at(spot)) and found.key == "1963")
    point_at(log.viewport(), year)
    assert explain_of(scene).lines.pointed == (1963,)
    QTest.mouseClick(log.viewport(), LEFT, pos=year)
    scene.settle()
    assert explain_of(scene).why.year == 1963
    scene.key(Key.Key_J)
    log.setCurrentIndex(index)
    scene.key(Key.Key_Return)
    assert "Reverse Fate" in read(scene), "Enter goes through the names of a line"


def test_the_filter_leaves_the_timeline_only(deal: Deal) -> None:
    scene = dealt(deal)
    play(scene, "play reverse-fate on 1963")
    scene.key(Key.Key_J)
    everything = scene.table.log.model().rowCount()
    QTest.mouseClick(explain_of(scene).log_page.timeline_only, LEFT, pos=QPoint(12, 16))
    model = scene.table.log.model()
    lines = [model.index(row, 0).data() for row in range(model.rowCount())]
    assert lines == ["Ada plays Reverse Fate on 1963.", "1963 became 1963′: JFK hurt in Dallas, but alive.",
                     "1968 became a Paradox.", "1969 became a Paradox."]
    assert everything > len(lines)


# -- the recap ----------------------------------------------------------------------------------


def test_whoever_lifts_the_curtain_reads_what_the_others_did(deal: Deal) -> None:
    scene = dealt(deal)
    play(scene, "play reverse-fate on 1963")
    scene.do("end")
    scene.lift()
    page = explain_of(scene).why
    assert [button.text() for button in page.buttons] == [
        "Ada plays Reverse Fate on 1963. Opened: 1968 and 1969."]
    assert page.isVisible()
    QTest.mouseClick(page.buttons[0], LEFT)
    scene.settle()
    assert page.year == 1963
    assert scene.table.timeline.currentIndex() == scene.table.timeline_model.index_of(1963)


def test_there_is_nothing_to_read_before_anybody_has_played(deal: Deal) -> None:
    assert explain_of(dealt(deal)).why.buttons == []


def test_the_recap_has_five_lines_and_knows_the_own_plays(deal: Deal) -> None:
    hands = {seat: "reverse-fate fast-forward +1" if seat == 3 else "reverse-fate +2" for seat in range(1, 7)}
    scene = deal(players=6, hands=hands, draw="+1 +1 +1 dodo ark +9", first=1)
    scene.lift()
    for seat in range(6):
        scene.do(f"play reverse-fate on {(1912, 1914, 1915, 1936, 1937, 1941)[seat]}", seat)
        while scene.public.step == "window":
            scene.do("allow", scene.public.deciding[0])
        scene.do("end", seat)
    scene.lift()
    page = explain_of(scene).why
    assert [button.year for button in page.buttons] == [1914, 1915, 1936, 1937, 1941]


# -- goals and the claim ------------------------------------------------------------------------


@pytest.mark.usefixtures("headphones")
def test_the_goals_are_there_for_their_owner_only(deal: Deal) -> None:
    scene = dealt(deal, identities={1: "otto"}, missions={1: "petting-zoo"})
    explain_of(scene).rail.show_page("goals")
    page = explain_of(scene).goals_page
    assert [card.face.title for card in page.cards if card.face] == ["Otto", "Petting Zoo"]
    assert all(card.isVisible() for card in page.cards)
    QTest.mouseClick(page.cards[0], LEFT)
    assert "Otto" in read(scene)
    scene.controller.cover()
    scene.settle()
    assert not [words for words in every_text(scene.table) if "Otto" in words or "Petting" in words]
    assert not any(card.isVisible() for card in page.cards)


@pytest.mark.rule("R-813")
@pytest.mark.usefixtures("headphones")
def test_a_true_claim_is_pointed_out_to_its_seat(deal: Deal) -> None:
    scene = deal(players=2, hands={1: "memo +9"})
    scene.to_end_step()
    steps = scene.table.steps
    assert steps.reminds
    assert steps.dot.isVisible()
    assert steps.claim_button.accessibleDescription() == "You can claim victory now."
    scene.table.set_help(True, preview=True, claim=False)
    assert not steps.dot.isVisible()
    scene.table.set_help(True, preview=True, claim=True)
    scene.controller.cover()
    assert not steps.dot.isVisible()
    assert steps.claim_button.accessibleDescription() == ""


@pytest.mark.rule("R-813")
def test_nothing_is_pointed_out_to_a_seat_that_cannot_claim(deal: Deal) -> None:
    scene = deal(players=2, hands={1: "memo +2"})
    scene.to_end_step()
    assert not scene.table.steps.reminds
    assert not scene.table.steps.dot.isVisible()


# -- windows of all sizes -----------------------------------------------------------------------


def small(deal: Deal) -> Scene:
    """Return a game in the smallest window."""
    scene = dealt(deal, red=[1963])
    scene.window.resize(1024, 600)
    scene.settle()
    return scene


def test_in_a_small_window_the_page_slides_over_what_it_does_not_explain(deal: Deal) -> None:
    scene = small(deal)
    page = explain_of(scene).why
    assert not page.isVisible()
    for year in (1968, 1868):
        scene.aim(year)
        assert page.isVisible()
        tile = scene.table.timeline.visualRect(scene.table.timeline_model.index_of(year))
        assert not page.geometry().intersects(tile.translated(scene.table.timeline.pos()))
        scene.key(Key.Key_Escape)
        assert not page.isVisible()


def test_in_a_small_window_the_button_and_tab_bring_it(deal: Deal) -> None:
    scene = small(deal)
    rail = explain_of(scene).rail
    scene.click(scene.table.status.why_button)
    assert rail.is_open
    scene.click(scene.table.status.why_button)
    assert not rail.is_open
    scene.table.goals.setFocus()
    scene.key(Key.Key_Tab)
    assert scene.table.players.hasFocus()
    assert rail.is_open
    scene.key(Key.Key_Tab)
    assert rail.tabs.hasFocus()
    scene.table.hand.setFocus()
    scene.settle()
    assert not rail.is_open


@pytest.mark.parametrize("size", [(1366, 768), (1920, 1080), (2560, 1440)])
def test_pages_have_room_and_lie_over_nothing(deal: Deal, size: tuple[int, int]) -> None:
    scene = dealt(deal, players=6, red=[1963])
    scene.window.resize(*size)
    scene.settle()
    explain = explain_of(scene)
    pages = (explain.why, explain.log_page, explain.goals_page)
    assert explain.log_page.isVisible()
    assert explain.why.isVisible() == (size[0] == 2560), "a wide window shows both"
    assert not explain.goals_page.isVisible(), "the goals stand in the dock already"
    players = scene.table.players
    last = players.visualRect(players.model().index(5, 0)).translated(players.pos())
    for page in (page for page in pages if page.isVisible()):
        assert scene.table.rect().contains(page.geometry())
        assert not page.geometry().intersects(last)
        assert not page.geometry().intersects(scene.table.layout_now.timeline)
    scene.aim(1945)
    matrix = explain.why.matrix
    assert matrix is not None
    assert matrix.width() <= explain.why.area.viewport().width()
