"""What somebody who plays for the first time runs into."""

from __future__ import annotations

from itertools import product

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from chrononauts_qt.games.chrononauts.actions import parse
from chrononauts_qt.games.chrononauts.cards import IDENTITIES
from chrononauts_qt.games.chrononauts.timeline import YEARS
from chrononauts_qt.ui.games.chrononauts.control import match_controller
from chrononauts_qt.ui.games.chrononauts.table import beside_board
from chrononauts_qt.ui.games.chrononauts.texts.titles import title
from chrononauts_qt.ui.games.chrononauts.views.geometry import table_layout
from chrononauts_qt.ui.table.curtain import DEAF_MS
from tests.each import each
from tests.gui.desks import board_of
from tests.gui.robot import let_pass
from tests.gui.table.conftest import Deal
from tests.gui.table.moments import away
from tests.gui.table.scene import Scene, every_text

CARD = "prevent-assassination"
MULLIGAN = {"mulligan": True, "identities": {1: "yuri", 2: "hester"}}


def place(widget: QWidget, scene: Scene) -> QRect:
    """Return where a widget stands on the table."""
    return QRect(widget.mapTo(scene.table, widget.rect().topLeft()), widget.size())


# -- the message -------------------------------------------------------------------------------------


@pytest.mark.parametrize("size", [(1024, 600), (1366, 700), (1366, 768), (1920, 1080), (2560, 1440)])
def test_a_message_covers_neither_tile_nor_goal_nor_button(deal: Deal, size: tuple[int, int]) -> None:
    scene = deal(hands={1: f"memo {CARD} patch-1944"})
    scene.window.resize(*size)
    scene.lift()
    scene.choose(CARD)
    scene.aim(1912)
    assert scene.said()
    bar = place(scene.table.message, scene)
    layout = scene.table.layout_now
    assert scene.table.rect().contains(bar)
    for rect in (*layout.tiles, layout.secrets, layout.deck, layout.discard):
        assert not rect.intersects(bar)
    for button in (scene.table.steps.primary, scene.table.steps.claim_button):
        assert not place(button, scene).intersects(bar)
    words = scene.table.message.words
    assert words.heightForWidth(words.width()) <= bar.height(), "the whole sentence is there"
    assert scene.table.message.close_button.height() >= 24


# -- a new Identity -------------------------------------------------------------------------------


def exchanged(deal: Deal) -> tuple[Scene, str]:
    """Ada has exchanged her Identity and sees the new one."""
    scene = deal(**MULLIGAN)
    scene.lift()
    scene.click(scene.table.sheets.mulligan.change_button)
    new = scene.controller.view_of(0).identity
    assert new not in (None, "yuri")
    return scene, title(new)


PLACES = ((1024, 554), (1024, 600), (1366, 768), (1920, 1080), (2560, 1440))


def test_there_is_room_for_every_identity_beside_its_years() -> None:
    """In a small window up to 125 % of text, as far as it is made for, elsewhere up to 200 %."""
    texts = (1.0, 1.25, 1.5, 2.0)
    ways = [(size, text) for size, text in product(PLACES, texts) if size[0] > 1024 or text < 1.5]
    for check in each(product(IDENTITIES, ways)):
        with check as (identity, (size, text)):
            layout = table_layout(size[0], size[1], text)
            years = (identity.facts["true"], *identity.facts["primes"])
            tiles = [layout.tiles[YEARS.index(year)] for year in years]
            sheet = beside_board(layout, tiles)
            assert not any(tile.intersects(sheet) for tile in tiles)
            assert not sheet.intersects(layout.dock)
            assert sheet.height() >= 0.55 * layout.timeline.height()


@pytest.mark.parametrize("identity", ["otto", "rainbow"])
def test_the_years_of_an_identity_are_in_sight_while_it_is_chosen(deal: Deal, identity: str) -> None:
    """In the smallest window, which leaves least: the sheet lies over none of them."""
    scene = deal(mulligan=True, identities={1: identity, 2: "yuri"})
    scene.window.resize(1024, 600)
    for percent in (0, 25):
        scene.window.look.change_text_size(0, percent)
        scene.lift()
        table, sheet = scene.table, scene.table.sheets.mulligan
        frame = place(sheet.frame, scene)
        for need in scene.controller.view().home_needs:
            assert not table.target_place(need.what, None).intersects(frame), (percent, need.what)
        for button in (sheet.keep_button, sheet.change_button):
            assert frame.contains(place(button, scene)), percent


@pytest.mark.rule("R-209")
def test_a_new_identity_is_shown_at_once_and_then_covered(deal: Deal) -> None:
    scene, name = exchanged(deal)
    sheet = scene.table.sheets.mulligan
    assert sheet.isVisible()
    assert any(name in words for words in every_text(sheet))
    assert not sheet.change_button.isVisible(), "once"
    assert not scene.table.sheets.curtain.isVisible()
    scene.key(Qt.Key.Key_Return)
    assert not sheet.isVisible()
    assert scene.controller.viewer is None
    assert scene.table.sheets.curtain.isVisible()
    assert scene.table.sheets.curtain.seat == 1
    assert not any(name in words for words in every_text(scene.table))
    assert scene.written() == ["1: mulligan"]


@pytest.mark.rule("R-209")
def test_a_new_identity_waits_behind_its_owners_curtain(deal: Deal) -> None:
    scene, name = exchanged(deal)
    away()
    scene.settle()
    assert not any(name in words for words in every_text(scene.table))
    assert scene.table.sheets.curtain.isVisible()
    assert scene.table.sheets.curtain.seat == 0
    scene.lift()
    assert any(name in words for words in every_text(scene.table.sheets.mulligan))
    scene.click(scene.table.sheets.mulligan.keep_button)
    assert scene.table.sheets.curtain.seat == 1


def test_the_last_new_identity_leads_to_the_first_turn(deal: Deal) -> None:
    scene, _ = exchanged(deal)
    scene.key(Qt.Key.Key_Return)
    scene.lift()
    scene.click(scene.table.sheets.mulligan.change_button)
    assert scene.public.step == "play"
    assert scene.controller.viewer == 1, "Bruno looks at his new Identity"
    assert scene.controller.view().actions == (), "it is not his turn"
    scene.key(Qt.Key.Key_Return)
    assert scene.table.sheets.curtain.seat == 0
    scene.lift()
    assert scene.controller.viewer == 0
    assert not scene.table.sheets.mulligan.isVisible()


# -- keys while the curtain hangs -----------------------------------------------------------------


def test_what_is_public_is_in_reach_of_tab_while_the_curtain_hangs(deal: Deal) -> None:
    scene = deal(hands={1: f"memo {CARD} patch-1944"}, tables={2: "dodo"})
    table = scene.table
    assert table.sheets.curtain.lift_button.hasFocus()
    way = []
    for _ in range(40):
        focus = QApplication.focusWidget()
        assert focus is not None
        if focus in way:
            break
        way.append(focus)
        scene.key(Qt.Key.Key_Tab)
    assert way[:2] == [table.sheets.curtain.lift_button, table.timeline]
    assert table.players in way
    assert table.log in way or table.explain.why.area in way
    for hidden in (table.hand, table.discard, table.goals, table.steps):
        assert not any(part is hidden or hidden.isAncestorOf(part) for part in way)


def test_a_year_is_explained_while_the_curtain_hangs(deal: Deal) -> None:
    scene = deal(red=[1963])
    scene.key(Qt.Key.Key_Tab)
    scene.key(Qt.Key.Key_Right)
    scene.key(Qt.Key.Key_Return)
    assert scene.table.explain.rail.shows("why")
    assert scene.table.sheets.curtain.isVisible()


# -- the Memo window ------------------------------------------------------------------------------


@pytest.mark.rule("R-1014")
def test_the_window_says_memo_and_marks_what_is_aimed_at(deal: Deal) -> None:
    scene = deal(hands={1: f"memo {CARD} patch-1944"})
    scene.lift()
    scene.do(f"play {CARD} on 1963")
    assert any("Memo" in words for words in every_text(scene.table.sheets.memo))
    assert "Memo" in scene.table.status.accessibleName()
    mark = scene.table.aim_mark
    assert mark.isVisible()
    tile = scene.table.timeline.visualRect(scene.table.timeline_model.index_of(1963))
    tile.translate(scene.table.timeline.pos())
    assert mark.geometry().contains(tile)
    assert abs(mark.geometry().center().x() - tile.center().x()) <= 1
    scene.pass_time(5)
    assert not mark.isVisible()


@pytest.mark.rule("R-1014")
def test_an_artifact_that_is_aimed_at_is_marked_at_its_owner(deal: Deal) -> None:
    scene = deal(hands={1: "get-there-first memo memo"}, tables={2: "dodo"})
    scene.lift()
    scene.do("play get-there-first on dodo")
    table = scene.table
    panel = table.players.visualRect(table.players_model.index(1, 0)).translated(table.players.pos())
    assert table.aim_mark.isVisible()
    assert table.aim_mark.geometry().contains(panel.center())
    assert table.aim_mark.testAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)


@pytest.mark.rule("R-1014")
def test_a_card_without_a_target_marks_nothing(deal: Deal) -> None:
    scene = deal(hands={1: "dodo memo memo"})
    scene.lift()
    scene.do("play dodo")
    assert scene.public.step == "window"
    assert not scene.table.aim_mark.isVisible()


# -- the time -------------------------------------------------------------------------------------


def guess(scene: Scene, *said: str) -> None:
    """Let every seat guess on the sheet."""
    scene.robot.guess({seat: parse(words) for seat, words in enumerate(said)}, read=False)


@pytest.mark.rule("R-208")
def test_the_guesses_are_told_before_the_first_turn(deal: Deal, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(match_controller, "time_of_day", lambda: "09:30")
    scene = deal(first="guess", players=3)
    guess(scene, "guess 21:00", "guess 09:20", "saw-clock")
    sheet = scene.table.sheets.guessed
    assert sheet.isVisible()
    words = every_text(sheet)
    for part in ("09:30", "21:00", "09:20"):
        assert any(part in word for word in words), part
    assert "Bruno guessed best and begins." in words
    assert "Chloé had seen the clock." in words
    scene.key(Qt.Key.Key_Return)
    assert not sheet.isVisible()
    assert scene.table.sheets.curtain.lift_button.hasFocus()
    assert scene.table.sheets.curtain.seat == 1


@pytest.mark.parametrize("said", ["9:30", "0930", "9.30", "930", "09h30"])
def test_a_time_may_be_written_as_one_likes(deal: Deal, said: str) -> None:
    scene = deal(first="guess")
    sheet = scene.table.sheets.guess
    let_pass(DEAF_MS)
    for _ in range(2):
        scene.click(sheet.curtain.lift_button)
    assert sheet.time.placeholderText() == "HH:MM"
    assert any("0930" in words for words in every_text(sheet)), "the hint"
    QTest.keyClicks(sheet.time, said)
    scene.key(Qt.Key.Key_Return)
    assert scene.written() == ["1: guess 09:30"]


# -- killing time ---------------------------------------------------------------------------------


@pytest.mark.rule("R-304", "R-305", "R-307")
def test_the_second_discard_is_explained(deal: Deal) -> None:
    scene = deal(hands={1: "memo dodo ark"}, draw="patch-1868")
    scene.lift()
    scene.choose("dodo")
    scene.key(Qt.Key.Key_X)
    assert scene.public.step == "kill"
    for word in ("discard", "draw", "keep"):
        assert word in scene.said().lower()
    scene.key(Qt.Key.Key_Return)
    assert scene.written()[-1] == "1: keep"
    assert scene.said() == ""


def test_the_explanation_is_there_again_after_the_curtain(deal: Deal) -> None:
    scene = deal(hands={1: "memo dodo ark"}, draw="patch-1868")
    scene.lift()
    scene.do("discard dodo")
    said = scene.said()
    scene.controller.cover()
    scene.settle()
    assert scene.said() == ""
    scene.lift()
    assert scene.said() == said


# -- Enter on the board ---------------------------------------------------------------------------


@pytest.mark.parametrize("as_list", [False, True])
def test_enter_on_the_board_does_what_the_button_says(deal: Deal, as_list: bool) -> None:
    scene = deal()
    if as_list:
        board_of(scene.window).toggle()
    scene.to_end_step()
    scene.table.timeline.setFocus()
    scene.key(Qt.Key.Key_Down)
    scene.key(Qt.Key.Key_Return)
    assert scene.written()[-1] == "1: end"


def test_enter_presses_the_small_button_that_has_the_keys(deal: Deal) -> None:
    scene = deal()
    scene.to_end_step()
    scene.table.steps.claim_button.setFocus()
    scene.key(Qt.Key.Key_Return)
    assert scene.table.sheets.claim.isVisible()
    assert scene.public.step == "end", "the turn is not over"


def test_enter_on_the_board_asks_why_where_no_button_acts(deal: Deal) -> None:
    scene = deal(red=[1963])
    scene.lift()
    table = scene.table
    table.timeline.setFocus()
    table.timeline.setCurrentIndex(table.timeline_model.index_of(1968))
    assert not table.steps.primary.isEnabled()
    scene.key(Qt.Key.Key_Return)
    assert table.explain.why.year == 1968
    assert scene.written() == []


def test_a_click_on_the_board_asks_why_and_never_ends_a_turn(deal: Deal) -> None:
    scene = deal(red=[1963])
    scene.to_end_step()
    scene.aim(1968)
    assert scene.table.explain.why.year == 1968
    assert scene.public.step == "end"


def test_enter_with_an_armed_card_plays_it_there(deal: Deal) -> None:
    scene = deal(hands={1: f"memo {CARD} patch-1944"})
    scene.lift()
    scene.choose(CARD)
    assert scene.table.timeline.hasFocus()
    target = scene.table.timeline.currentIndex()
    scene.key(Qt.Key.Key_Return)
    played = scene.played()
    assert played is not None
    assert scene.table.timeline_model.index_of(int(played[2] or 0)) == target
