"""The ways into the book: Home, menu, F1 from whatever has the focus, cards, refusals, Why?; and back."""

from __future__ import annotations

import ast

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton, QWidget

from chrononauts_qt.games.chrononauts import rules
from chrononauts_qt.games.chrononauts.cards import ALL_CARDS
from chrononauts_qt.games.chrononauts.timeline import YEARS
from chrononauts_qt.shelf import SHELF
from chrononauts_qt.ui.games.chrononauts.rulebook import topics
from chrononauts_qt.ui.games.chrononauts.rulebook.board import steps
from chrononauts_qt.ui.kit.roles import CardRole
from chrononauts_qt.ui.rulebook.book import Book
from chrononauts_qt.ui.shell.main_window import MainWindow
from tests.gui.desks import board_of
from tests.gui.program import settle
from tests.gui.robot import HandClock
from tests.gui.rulebook.conftest import large
from tests.gui.table.conftest import Deal
from tests.gui.table.doors import offscreen_menu, through_the_menu
from tests.gui.table.eyes import Seen, compare, look, world
from tests.gui.table.scene import Scene, every_text, start
from tests.rules_coverage import ROOT

F1, ESCAPE = Qt.Key.Key_F1, Qt.Key.Key_Escape
PACKAGE = ROOT / "chrononauts_qt"


def press(key: Qt.Key, focus: QWidget | None = None) -> None:
    focus = focus or QApplication.focusWidget()
    assert focus is not None, "nothing has the focus"
    QTest.keyClick(focus, key)
    settle()


def shown(window: MainWindow) -> str:
    return window.shown()


def marked(window: MainWindow, topic: str) -> bool:
    """Tell whether the book is open and the paragraph about a topic stands out in view."""
    page = window.rulebook
    assert page.book is not None
    block = topics.block_of(page.book, topic)
    assert block is not None, topic
    place = page.text.visible_rect(block.number)
    return (
        shown(window) == "rulebook"
        and page.text.marked == block.number
        and page.text.viewport().rect().intersects(place)
    )


# -- the first screen ---------------------------------------------------------------------------


def test_home_has_a_door_and_esc_leads_back_to_it(window: MainWindow) -> None:
    window.home.rules_button.setFocus()
    QTest.mouseClick(window.home.rules_button, Qt.MouseButton.LeftButton)
    assert shown(window) == "rulebook"
    assert window.rulebook.section == "summary"
    press(ESCAPE)
    assert shown(window) == "home"
    assert window.home.rules_button.hasFocus()


def test_home_still_has_one_primary_button(window: MainWindow) -> None:
    buttons = window.home.findChildren(QPushButton)
    assert [button for button in buttons if button.property("primary")] == [window.home.primary]


@pytest.mark.parametrize("game", list(SHELF))
def test_the_book_leads_to_the_lesson_of_the_game_that_is_read_about(window: MainWindow, game: str) -> None:
    """Games of one box share a book, and each has a lesson of its own."""
    window.home.boxes[game].rules_button.click()
    page = window.rulebook
    if not page.side.isVisible():
        page.contents_button.click()
    door = page.side.lesson_button
    assert door.isVisible()
    QTest.mouseClick(door, Qt.MouseButton.LeftButton)
    assert window.learning is not None
    assert window.desk is not None
    assert window.desk.controller.match.game_id == game


def test_the_lesson_leads_nobody_away_from_a_table(deal: Deal) -> None:
    scene = deal()
    scene.window.rules.open()
    assert scene.window.rulebook.side.lesson_button.isHidden()


def test_the_book_lies_open_where_it_was(window: MainWindow) -> None:
    press(F1)
    window.rulebook.open_at("rule:R-505")
    press(ESCAPE)
    press(F1)
    assert marked(window, "rule:R-505")


@pytest.mark.parametrize("name", ["new_game", "about", "settings_page", "welcome"])
def test_f1_opens_it_over_every_page_and_esc_leads_back(window: MainWindow, name: str) -> None:
    if name == "settings_page":
        window.settings_opener.open()
    elif name == "new_game":
        window.ask_new_game()
    else:
        window.show_page(name)
    press(F1)
    assert shown(window) == "rulebook"
    press(ESCAPE)
    assert shown(window) == name


def test_f1_on_the_page_of_a_new_game_tells_of_starting(window: MainWindow) -> None:
    window.ask_new_game()
    press(F1)
    assert window.rulebook.section == "starting"


def test_settings_and_book_do_not_lead_in_circles(window: MainWindow) -> None:
    press(F1)
    window.settings_opener.open()
    assert shown(window) == "settings_page"
    press(F1)
    assert shown(window) == "rulebook"
    press(ESCAPE)
    assert shown(window) == "home"
    window.settings_opener.open()
    press(F1)
    window.settings_opener.open()
    assert shown(window) == "settings_page"
    press(ESCAPE)
    assert shown(window) == "home"


def test_larger_text_leaves_the_reader_where_he_is(window: MainWindow) -> None:
    press(F1)
    window.rulebook.open_at("rule:R-505")
    place = window.rulebook.place()
    window.look.change_text_size(50)
    settle()
    assert shown(window) == "rulebook"
    assert abs(window.rulebook.place() - place) <= 1
    assert window.rulebook.text.hasFocus()
    press(ESCAPE)
    assert shown(window) == "home"


# -- at the table -------------------------------------------------------------------------------


@pytest.fixture
def scene(deal: Deal) -> Scene:
    """Ada on turn with cards of every kind, her hand uncovered."""
    found = deal(
        hands={1: "prevent-assassination patch-1929 dodo get-there-first memo"},
        red=[1912, 1963],
        patches="patch-1968",
        tables={2: "ark"},
        identities={1: "yuri"},
        discard="new-mission",
    )
    found.lift()
    return found


def test_the_menu_has_a_door(window: MainWindow, scene: Scene) -> None:
    through_the_menu(scene, "Rules")
    assert shown(window) == "rulebook"


test_the_menu_has_a_door = offscreen_menu(test_the_menu_has_a_door)


@pytest.mark.parametrize("card", ["prevent-assassination", "patch-1929", "dodo", "get-there-first", "memo"])
def test_f1_on_a_card_of_the_hand(window: MainWindow, scene: Scene, card: str) -> None:
    scene.table.hand.setFocus()
    scene.table.hand.setCurrentIndex(scene.card(card))
    press(F1)
    assert marked(window, f"card:{card}")


@pytest.mark.parametrize(
    ("year", "topic"),
    [
        (1912, "card:t1912"),
        (1929, "rule:R-409"),
        (1933, "rule:R-410"),
        (1974, "rule:R-411"),
        (1968, "rule:R-503"),
        (1945, "rule:R-507"),
    ],
)
@pytest.mark.parametrize("as_list", [False, True])
def test_f1_on_a_tile(window: MainWindow, scene: Scene, year: int, topic: str, as_list: bool) -> None:
    scene.table.timeline.setFocus()
    if as_list:
        board_of(window).toggle()
    scene.table.timeline.setCurrentIndex(scene.table.timeline_model.index_of(year))
    scene.settle()
    press(F1)
    assert marked(window, topic)


def test_f1_on_piles_buttons_and_goals(window: MainWindow, scene: Scene) -> None:
    table = scene.table
    scene.choose("memo")  # now it can be discarded: Kill time can take the keys
    for widget, topic in (
        (table.steps.discard_button, "rule:R-304"),
        (table.discard, "rule:R-312"),
        (table.players, "rule:R-314"),
        (table.status.why_button, "rule:R-417"),
        (table.explain.why.area, "rule:R-417"),
    ):
        if scene.controller.viewer is None:
            scene.lift()
            if widget is table.steps.discard_button:
                scene.choose("memo")
        widget.setFocus()
        assert widget.hasFocus(), topic
        press(F1)
        assert marked(window, topic), topic
        press(ESCAPE)
    scene.lift()
    table.goals.setFocus()
    table.goals.setCurrentIndex(table.goals_model.index(0, 0))
    press(F1)
    assert marked(window, "rule:R-111")


def test_f1_at_the_end_of_a_turn_tells_how_to_win(window: MainWindow, scene: Scene) -> None:
    scene.to_end_step()
    for button in (scene.table.steps.claim_button, scene.table.steps.primary):
        button.setFocus()
        press(F1)
        assert marked(window, "rule:R-801")
        press(ESCAPE)
        scene.lift()
    scene.table.questions.ask_claim()
    press(F1)
    assert marked(window, "rule:R-801")


def test_f1_in_the_memo_window_tells_of_memos_and_holds_the_time(window: MainWindow, scene: Scene) -> None:
    scene.do("play prevent-assassination on 1865")
    assert scene.table.sheets.memo.hasFocus()
    press(F1)
    assert marked(window, "rule:R-1001")
    assert window.rulebook.held.text() == "The time is held while you read."
    scene.pass_time(60)
    assert scene.public.step == "window"
    press(ESCAPE)
    assert shown(window) == "table"
    assert scene.controller.is_held
    assert scene.table.sheets.memo.ring.held
    assert scene.table.sheets.memo.hasFocus()


def test_esc_gives_the_keys_back_where_nothing_was_covered(window: MainWindow, deal: Deal) -> None:
    scene = deal(hands={1: "dodo"})
    scene.table.timeline.setFocus()
    scene.table.timeline.setCurrentIndex(scene.table.timeline_model.index_of(1912))
    press(F1)
    assert marked(window, "card:t1912")
    press(ESCAPE)
    assert shown(window) == "table"
    assert scene.table.timeline.hasFocus()
    assert scene.table.timeline.currentIndex() == scene.table.timeline_model.index_of(1912)


def test_a_card_that_is_read_large_leads_to_its_paragraph(window: MainWindow, scene: Scene) -> None:
    for key, topic in (("dodo", "card:dodo"), ("1933", "rule:R-410"), ("yuri", "rule:R-111")):
        if scene.controller.viewer is None:
            scene.lift()
        scene.table.explain.reader.show(key)
        scene.click(scene.table.explain.reader.inspector.rule_button)
        assert marked(window, topic), key
        press(ESCAPE)
        assert scene.table.explain.reader.inspector.page is None


def test_f1_works_on_a_card_that_is_read_large(window: MainWindow, scene: Scene) -> None:
    scene.table.explain.reader.show("get-there-first")
    press(F1)
    assert marked(window, "card:get-there-first")


def test_every_card_in_the_inspector_has_the_button(scene: Scene) -> None:
    inspector = scene.table.explain.reader.inspector
    for key in [*(card.id for card in ALL_CARDS), *map(str, YEARS)]:
        inspector.show_key(key, scene.public.timeline)
        assert inspector.rule_button.isVisible(), key
        assert inspector.rule_button.geometry().bottom() < inspector.page_height, key
        assert inspector.rule_button.height() >= 32
        inspector.close()


# -- refusals and Why? --------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "year", "rule"),
    [
        ("prevent-assassination", 1929, "R-402"),
        ("prevent-assassination", 1912, "R-403"),
        ("patch-1929", 1933, "R-501"),
    ],
)
def test_a_refusal_leads_to_its_rule(
    window: MainWindow, scene: Scene, card: str, year: int, rule: str
) -> None:
    scene.table.arming.arm(card, "hand")
    scene.aim(year)
    assert scene.said()
    scene.click(scene.table.message.rule_button)
    assert marked(window, f"rule:{rule}")


def test_a_refused_drop_leads_to_its_rule(window: MainWindow, scene: Scene) -> None:
    scene.table.arming.arm("patch-1929", "hand")
    scene.table.timeline.refused.emit("1933", "No.")
    scene.click(scene.table.message.rule_button)
    assert marked(window, "rule:R-501")


def test_an_unplayable_card_leads_to_its_rule(window: MainWindow, scene: Scene) -> None:
    scene.choose("memo")
    assert scene.said()
    scene.click(scene.table.message.rule_button)
    assert marked(window, "rule:R-1012")


def test_a_message_without_a_rule_has_no_button(scene: Scene) -> None:
    scene.table.message.say("Held.")
    assert scene.table.message.isVisible()
    assert not scene.table.message.rule_button.isVisible()


def test_a_claim_that_is_not_true_leads_to_its_rule(window: MainWindow, scene: Scene) -> None:
    scene.to_end_step()
    sheet = scene.table.sheets.claim
    scene.table.questions.ask_claim()
    scene.settle()
    assert not sheet.rule_button.isVisible()
    for route, rule in (("home", "R-803"), ("mission", "R-802"), ("hand", "R-806")):
        scene.click(sheet.claims[route])
        scene.click(sheet.rule_button)
        assert marked(window, f"rule:{rule}")
        press(ESCAPE)
        assert not sheet.isVisible()
        scene.lift()
        scene.table.questions.ask_claim()
        scene.settle()


def test_why_leads_to_its_rule(window: MainWindow, scene: Scene) -> None:
    scene.table.explain.show_year(1933)
    scene.settle()
    button = scene.table.explain.why.rule_button
    assert button is not None
    scene.click(button)
    assert marked(window, "rule:R-410")


def test_every_reason_of_the_engine_names_a_rule_of_the_book(book: Book) -> None:
    found = 0
    for path in (PACKAGE / "games" / "chrononauts").rglob("*.py"):
        if path.name == "hindsight.py":  # what cannot be taken back is settled at this table, by no rule
            continue
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "Reason":
                where = f"{path.name}:{node.lineno}"
                assert len(node.args) >= 2, where
                rule = node.args[1]
                assert isinstance(rule, ast.Constant), where
                assert book.find(topics.rule(str(rule.value))) is not None, where
                found += 1
    assert found >= 30


def test_everything_why_can_say_names_a_rule_of_the_book(book: Book) -> None:
    """Every card of the TimeLine as it may lie, every change of the example, every step."""
    for red in ([], [1936], [1941, 1943, 1957], [1865, 1963], [1980, 1981, 1993]):
        for patch in ([], ["patch-1962"] if {1943, 1957} & set(red) else []):
            setup = rules.Setup(2, "why", first="seat-1", red=tuple(red), patches=tuple(patch))
            state, _ = rules.new_game(setup)
            for tile in rules.view(state, None).timeline:
                assert topics.block_of(book, topics.tile(tile)) is not None, tile
    told = {event.name: event for step in steps() for event in step.events}
    for name in (
        "LinchpinFlipped",
        "PatchPlaced",
        "PatchNullified",
        "ParadoxOpened",
        "ParadoxClosed",
        "ConditionHeld",
    ):
        assert topics.block_of(book, topics.change(told[name])) is not None, name
    for step in (
        "guess",
        "mulligan",
        "play",
        "kill",
        "miracle",
        "rewind",
        "quick-trip",
        "window",
        "end",
        "over",
    ):
        assert topics.block_of(book, topics.step(step)) is not None, step


# -- secrets ------------------------------------------------------------------------------------


def lies_open_at_losing(window: MainWindow, scene: Scene) -> None:
    """Let the book lie open where everybody has read, behind the curtain."""
    scene.controller.cover()
    window.rules.open("rule:R-601")
    press(ESCAPE)


def test_opened_at_a_table_nothing_private_shows(window: MainWindow, scene: Scene) -> None:
    scene.table.explain.reader.show("yuri")
    press(F1)
    assert scene.controller.viewer is None
    words = " ".join([*every_text(scene.table), *every_text(large(window.rulebook))])
    assert "Yuri" not in words
    press(ESCAPE)
    assert scene.table.sheets.curtain.isVisible()
    assert scene.table.sheets.curtain.lift_button.hasFocus()


def test_what_was_looked_up_about_the_own_hand_is_gone_when_the_book_is_closed(
    window: MainWindow, scene: Scene
) -> None:
    lies_open_at_losing(window, scene)
    scene.lift()
    scene.table.hand.setFocus()
    scene.table.hand.setCurrentIndex(scene.card("dodo"))
    assert scene.table.hand.currentIndex().data(CardRole.CARD) == "dodo"
    press(F1)
    assert marked(window, "card:dodo")
    press(ESCAPE)
    window.rules.open()
    assert window.rulebook.section == "losing"
    assert window.rulebook.text.marked == -1


def test_where_a_player_read_in_the_own_turn_is_gone_when_the_book_is_closed(
    window: MainWindow, scene: Scene
) -> None:
    """Who looks up a Mission or a way home gives it away by the page that stays open."""
    lies_open_at_losing(window, scene)
    scene.lift()
    window.rules.open()
    window.rulebook.open_at("rule:R-802")
    press(ESCAPE)
    window.rules.open()
    assert window.rulebook.section == "losing"


@pytest.mark.parametrize("way", ["button", "f1"])
def test_the_rule_behind_a_refused_card_is_gone_when_the_book_is_closed(
    window: MainWindow, scene: Scene, way: str
) -> None:
    """Where it stays open at the rule of the Memo, the next reader knows who holds one."""
    lies_open_at_losing(window, scene)
    scene.lift()
    scene.choose("memo")
    if way == "f1":
        scene.table.message.rule_button.setFocus()
        press(F1)
    else:
        scene.click(scene.table.message.rule_button)
    assert marked(window, "rule:R-1012")
    press(ESCAPE)
    window.rules.open()
    assert window.rulebook.section == "losing"
    assert window.rulebook.text.marked == -1


def test_what_was_looked_up_is_covered_when_another_program_has_the_screen(
    window: MainWindow, scene: Scene
) -> None:
    scene.table.hand.setFocus()
    scene.table.hand.setCurrentIndex(scene.card("dodo"))
    press(F1)
    window.rulebook.forget_private(Qt.ApplicationState.ApplicationInactive)
    assert window.rulebook.section == "summary"
    assert window.rulebook.text.marked == -1


def test_two_games_that_differ_in_secrets_look_alike_in_the_book(
    window: MainWindow, clock: HandClock
) -> None:
    seen: list[Seen] = []
    window.rules.open()
    QTest.mouseMove(window.rulebook.text)  # away from whatever lights up under it
    for number in range(2):
        scene = start(window, clock, world(number))
        scene.lift()
        window.rules.open("rule:R-601")
        seen.append(look(scene))
        assert "Everyone loses" not in every_text(scene.table)
    compare(*seen)
