"""The lists in the place of the pictures: every word, every gesture by key, and nothing private."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from itertools import product
from pathlib import Path

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QAccessible, QFontMetrics

from chrononauts_qt.games.afternova.actions import ANYONE, BOT, Share, answer, harvest, offer, parse
from chrononauts_qt.games.afternova.amounts import fragments, skills
from chrononauts_qt.games.afternova.state import DROP
from chrononauts_qt.session.match import Match
from chrononauts_qt.ui.games.afternova import list_rows
from chrononauts_qt.ui.games.afternova.replay import AfterNovaFrame
from chrononauts_qt.ui.games.afternova.texts import listed
from chrononauts_qt.ui.kit.word_table import WRAP
from chrononauts_qt.ui.shell.replaying import open_replay, page_of
from chrononauts_qt.ui.table.list_page import PieceTable
from chrononauts_qt.ui.table.list_rows import Line, PieceRows
from tests import shots
from tests.each import each
from tests.gui.afternova.people import NAMES
from tests.gui.afternova.readers import Readers
from tests.gui.afternova.test_secrecy import KNOWN, OFFER, OTHER, DealsWitness
from tests.gui.afternova.test_table import ASK, THREE, TWO
from tests.gui.afternova.test_whole_games import late, once_each
from tests.gui.program import NewWindow, settle
from tests.gui.robot import HandClock
from tests.gui.secrecy.witness import Note, compare, listening
from tests.gui.table.eyes import spoken
from tests.gui.table.scene import data_of

ADA, BO, CLEO = range(3)


# -- there and back -----------------------------------------------------------------------------------


def test_l_puts_the_lists_in_the_place_of_the_pictures_and_back(readers: Readers) -> None:
    readers.sit(THREE)
    readers.lift(ADA)
    table, page = readers.table, readers.page
    pictures = (table.planets, table.market, table.ship, table.seats_view)
    assert page.isVisible()
    assert not any(view.isVisible() for view in pictures)
    assert readers.listing("planets").hasFocus()
    readers.key(Qt.Key.Key_L)
    assert not page.isVisible()
    assert all(view.isVisible() for view in pictures)
    assert table.planets.hasFocus()
    assert table.planets.focusProxy() is None


def test_who_wants_lists_gets_them_at_every_table(readers: Readers) -> None:
    look = readers.window.look
    look.change(look.settings._replace(board_as_list=True))
    readers.sit(THREE)
    assert readers.page.isVisible()
    readers.window.settings_opener.open()
    look.change(look.settings._replace(board_as_list=False))
    readers.window.settings_opener.close()
    settle()
    assert not readers.switch.is_list


def test_another_look_keeps_the_lists(readers: Readers) -> None:
    readers.sit(THREE)
    readers.lift(ADA)
    look = readers.window.look
    look.change(look.settings._replace(language="it"))
    settle()
    assert readers.page.isVisible()
    assert readers.rows("planets")[0][1] == "3 Pilotaggio e 3 Estrazione"


def test_large_text_is_offered_the_lists(readers: Readers) -> None:
    look = readers.window.look
    look.change(look.settings._replace(text_scale=1.5))
    super(Readers, readers).sit(THREE)
    assert "list" in readers.table.message.words.text()
    readers.sit(THREE)
    assert not readers.table.message.isVisible(), "L has been pressed"
    readers.key(Qt.Key.Key_L)
    super(Readers, readers).sit(THREE)
    assert not readers.table.message.isVisible(), "who has pressed L knows of the lists"


# -- what stands there --------------------------------------------------------------------------------


def test_every_fact_of_the_pictures_stands_in_the_lists(readers: Readers) -> None:
    readers.sit(replace(THREE, completed={BO: ("echo-sieve", "moss-carpet")}, market_projects=(
        "milk-magnet", "grand-arcade", "folding-shovel", "autopaw"), hands={
            **THREE.hands, ADA: ("hare-zefira", "otter-ondina", "otter-sasso")}))  # fmt: skip
    readers.lift(ADA)
    assert readers.rows("planets")[:2] == [
        ["Geodonia", "3 Piloting and 3 Extraction", "1 green, 2 orange and 1 white",
         "3 Piloting and 2 Extraction"],
        ["Nektarr", "2 Piloting and 2 Engineering", "1 green, 1 black and 1 white", "2 Piloting"],
    ]  # fmt: skip
    assert readers.rows("crew")[0] == ["Duna", "Hare", "2 Piloting"]
    assert readers.rows("crew")[-1] == ["Replace the crew row: costs a card", "", ""]
    project = readers.rows("projects")[0]
    assert project == ["Milk Magnet", "1 purple and 1 orange", "1 purple", "3", ""]
    bo = readers.rows("players")[BO]
    assert bo[0] == "Bo"
    held = f"{listed.crew_cards(2)}, {listed.projects(1)}"
    assert bo[2:5] == [held, "1 green and 1 black (2 of 4)", listed.projects(2)]
    assert bo[5:] == [listed.points(9), "Extraction +1"]
    assert readers.rows("players")[ADA][1] == "to move"


def test_offers_stand_there_with_their_terms_and_answers(readers: Readers) -> None:
    readers.sit(THREE)
    readers.say(ADA, offer("geodonia", [Share(BO, ASK, fragments(["orange"]))]))
    assert readers.rows("offers") == [
        ["1: Geodonia", "Bo brings 1 Extraction and gets 1 orange.", "", "waits for answers"]]
    readers.say(BO, answer("decline", 1))
    readers.lift(ADA)
    assert readers.rows("offers")[0][2:] == ["Bo declines.", "declined"]
    readers.press(readers.button("Market"))
    assert readers.listing("offers").isVisible()
    assert readers.listing("crew").isVisible(), "the offers do not cover the Market"


def test_bot_tells_for_what_it_collects(readers: Readers) -> None:
    readers.sit(TWO)
    bot = readers.rows("players")[-1]
    assert bot[0] == "Bot"
    assert "Moss Carpet (has" in bot[2]


@pytest.mark.usefixtures("dressed")
@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_no_cell_cuts_its_text(tmp_path: Path, scale: float) -> None:
    screens, sizes = ("afternova-list-deal", "afternova-list-six"), (QSize(1024, 600), QSize(1920, 1080))
    for check in each(product(screens, sizes)):
        with check as (screen, size):
            window = shots.opened(tmp_path, screen, size, "dark", scale)
            shown = [table for table in window.findChildren(PieceTable) if table.isVisible()]
            assert len(shown) >= 4
            for table in shown:
                _whole(table)
            shots.closed(window)


def _whole(table: PieceTable) -> None:
    metrics, pad = QFontMetrics(table.font()), table._delegate.pad()
    for row, line in enumerate(table.rows.lines):
        for column, words in enumerate(line.cells):
            if table.isColumnHidden(column) or not words:
                continue
            room = table.visualRect(table.rows.index(row, column)).width() - 2 * pad
            box = metrics.boundingRect(0, 0, room, 100_000, WRAP, words)
            assert box.width() <= room, words
            assert box.height() <= table.rowHeight(row), words
    below = table.horizontalScrollBar().height() if table.horizontalScrollBar().maximum() else 0
    rows = table.verticalHeader().length()
    assert table.viewport().height() >= rows - 1, f"{table.accessibleName()} is lower than its rows"
    assert table.viewport().height() <= rows + below + 8, f"{table.accessibleName()} is higher than its rows"


def test_a_game_is_watched_again_in_lists(readers: Readers, tmp_path: Path) -> None:
    path = tmp_path / "again.chrononauts"
    match = Match.start("afternova", NAMES[:3], THREE, path, {})
    match.submit(ADA, parse("take hare-duna"), ())
    readers.sit(THREE)
    open_replay(readers.window, path)
    settle()
    frame = page_of(readers.window).frame
    assert isinstance(frame, AfterNovaFrame)
    assert not frame.is_list
    readers.key(Qt.Key.Key_L)
    assert frame.is_list
    page = frame.switch.page
    assert page.isVisible()
    assert page.sections["planets"].table.isColumnHidden(list_rows.PLANET_COLUMNS.index("covers"))
    before = [line.key for line in page.sections["crew"].table.rows.lines]
    readers.key(Qt.Key.Key_Right)
    assert [line.key for line in page.sections["crew"].table.rows.lines] != before
    readers.key(Qt.Key.Key_L)
    assert frame.screen.planets.isVisible()


# -- what is done there, by keys alone ----------------------------------------------------------------


def test_a_deal_from_the_first_row_to_its_seal(readers: Readers) -> None:
    """AN-404: bring in, carry out of both Holds, propose, accept, seal."""
    readers.sit(THREE)
    share = Share(BO, ASK, fragments(["orange"]), fragments(["purple"]), fragments(["black"]))
    readers.say(ADA, offer("geodonia", [share]))
    readers.say(BO, answer("accept", 1, ["mole-nello"]))
    readers.lift(ADA)
    assert readers.rows("offers")[0][3] == "agreed, waits for the seal"
    readers.choose(readers.table.deal.slips, "slip 1")
    assert not readers.table.draft.agreed, "Enter on its row lays it aside"
    readers.choose(readers.table.deal.slips, "slip 1")
    readers.press(readers.button("Seal with Bo"))
    players = readers.controller.seen().players
    assert players[BO].hold == fragments(["green", "orange", "purple"])
    assert players[ADA].hold.black == 1


def test_a_token_is_taken_up_by_enter_and_put_down_at_another_row(readers: Readers) -> None:
    readers.sit(THREE)
    readers.lift(ADA)
    readers.choose(readers.table.planets, "geodonia")
    for seat in ("seat-2", "seat-3"):
        readers.choose(readers.table.seats_view, seat)
    deal = readers.table.draft.deal
    assert deal is not None
    orange = next(token for token in deal.tokens(ADA)["gets"] if token.what == "orange")
    readers.choose(readers.table.deal.columns, orange.key)
    assert readers.rows("tokens")[readers.listing("tokens").currentIndex().row()][0].endswith(", chosen")
    readers.choose(readers.table.deal.columns, f"column {CLEO}")
    assert readers.rows("deal")[CLEO][:3] == ["Cleo", "nothing", "1 orange"]
    readers.go_to_row(readers.listing("deal"), f"column {CLEO}")
    readers.key(Qt.Key.Key_Delete)
    assert [row[0] for row in readers.rows("deal")] == ["Ada", "Bo"]


def test_anyone_is_asked_a_counter_is_taken_and_bot_helps(readers: Readers) -> None:
    readers.sit(replace(THREE, hands={**THREE.hands, ADA: ("hare-zefira", "otter-ondina", "autopaw")}))
    anyone = Share(ANYONE, skills(["extraction"] * 2), fragments(["orange"]))
    readers.say(ADA, offer("geodonia", [anyone]))
    wanted = Share(BO, anyone.brings, fragments(["orange", "white"]))
    readers.say(BO, answer("counter", 1, ["mole-nello"], wanted))
    readers.say(CLEO, answer("decline", 1))
    readers.lift(ADA)
    assert readers.rows("offers")[0][3] == "countered, can be taken up"
    readers.choose(readers.table.deal.slips, "slip 1")
    assert readers.table.draft.deal is not None
    assert readers.table.draft.deal.share_of(BO) == wanted
    readers.sit(TWO)
    bot = Share(BOT, ASK, fragments(["green"]))
    readers.say(ADA, harvest("geodonia", ["hare-zefira", "otter-ondina", "otter-sasso"], bot))


def test_the_market_is_taken_from_and_replaced(readers: Readers) -> None:
    readers.sit(THREE)
    readers.lift(ADA)
    readers.choose(readers.table.market, "hare-duna")
    assert readers.rows("crew")[0][0] == "Duna, chosen"
    readers.choose(readers.table.market, "milk-magnet")
    readers.choose(readers.table.market, "replace-projects")
    assert readers.rows("projects")[-1][0] == "Replace the row of Projects: costs a card, chosen"
    readers.press(readers.table.steps.buttons[0])
    verbs = [step.action.verb for step in readers.controller.match.past.steps()]
    assert verbs[:3] == ["take", "take", "replace"]


def test_b_replaces_the_row_of_the_list_that_has_the_keys(readers: Readers) -> None:
    readers.sit(THREE)
    readers.lift(ADA)
    readers.choose(readers.table.market, "hare-duna")
    readers.walk_to(readers.listing("projects"))
    readers.key(Qt.Key.Key_B)
    assert len(readers.controller.match.past) == 0
    readers.press(readers.table.steps.buttons[0])
    assert readers.controller.match.past.steps()[1].action == parse("replace projects")


def test_m_and_n_lead_to_lists(readers: Readers) -> None:
    readers.sit(THREE)
    readers.lift(ADA)
    readers.key(Qt.Key.Key_M)
    assert readers.listing("projects").hasFocus(), "where the keys were last: a Tab went by"
    readers.walk_to(readers.listing("planets"))
    readers.go_to_row(readers.listing("planets"), "nektarr")
    readers.key(Qt.Key.Key_N)
    assert readers.table.draft.planet == "nektarr"
    assert readers.listing("tokens").hasFocus() or readers.listing("deal").hasFocus()
    assert readers.table.asked(readers.listing("deal")).topic == "section:negotiating"


def test_fragments_go_overboard_from_the_list(readers: Readers) -> None:
    readers.sit(replace(
        THREE, holds={ADA: ("purple", "purple", "white")},
        hands={**THREE.hands, ADA: ("raccoon-rocco", "raccoon-mirtilla")}))  # fmt: skip
    readers.say(ADA, harvest("nektarr", ["raccoon-rocco", "raccoon-mirtilla"]))
    assert readers.controller.seen().step == DROP
    assert readers.listing("ship").visibleRegion().boundingRect().height() > 20, "it is in sight"
    readers.choose(readers.table.ship, "hold-0 purple")
    assert readers.rows("ship")[0] == ["Fragment purple, goes overboard"]
    readers.choose(readers.table.ship, "hold-1 purple")
    readers.press(readers.button("Drop"))
    assert not readers.controller.seen().players[ADA].hold.purple


def test_three_people_play_to_the_end_by_lists_and_keys(readers: Readers) -> None:
    readers.sit(late(3, "c 295", 5))
    readers.play()
    assert readers.window.shown() == "end"
    assert readers.taken >= 2
    assert once_each(readers) == []


# -- what is heard, and what is not -------------------------------------------------------------------


@pytest.mark.usefixtures("headphones")
def test_a_screen_reader_hears_whole_sentences(readers: Readers) -> None:
    readers.sit(THREE)
    readers.lift(ADA)
    said = QAccessible.queryAccessibleInterface(readers.listing("planets"))
    heard = [said.child(i).text(QAccessible.Text.Name) for i in range(said.childCount())]
    assert (
        "Geodonia, Planet 1 of 3, asks 3 Piloting and 3 Extraction, holds 1 green, 2 orange and 1 white; "
        "you cover 3 Piloting and 2 Extraction.") in heard
    assert "Geodonia, You cover: 3 Piloting and 2 Extraction" in heard
    everything = [
        table.model().index(row, column).data(Qt.ItemDataRole.AccessibleTextRole)
        for table in readers.page.tables
        for row in range(table.model().rowCount()) for column in range(table.model().columnCount())]
    assert all(everything)
    shown = [table for table in readers.page.tables if table.isVisible()]
    assert all(table.accessibleName() for table in shown)


def test_nobody_else_hears_what_the_own_crew_covers(readers: Readers) -> None:
    readers.sit(THREE)
    readers.lift(ADA)
    covers = list_rows.PLANET_COLUMNS.index("covers")
    index = readers.listing("planets").model().index(0, covers)
    assert index.data(Qt.ItemDataRole.AccessibleTextRole) == "Geodonia, You cover: private text"
    assert "cover" not in readers.listing("planets").model().index(0, 0).data(
        Qt.ItemDataRole.AccessibleTextRole)


def test_the_public_view_has_no_marks_of_anybodys_crew(readers: Readers) -> None:
    readers.sit(THREE)
    covers = list_rows.PLANET_COLUMNS.index("covers")
    assert readers.listing("planets").isColumnHidden(covers)
    readers.lift(ADA)
    assert not readers.listing("planets").isColumnHidden(covers)
    readers.controller.cover()
    settle()
    assert readers.listing("planets").isColumnHidden(covers)
    assert not any(line.cells[covers] for line in readers.listing("planets").rows.lines)


def covers_stay(patch: pytest.MonkeyPatch) -> None:
    """What somebody's crew covers stays in the list below the curtain."""
    right, kept = list_rows.planets, dict[str, str]()

    def planets(pieces: object) -> Iterator[Line]:
        for line in right(pieces):  # type: ignore[arg-type]  # as it is given
            kept[line.key] = line.cells[-1] or kept.get(line.key, "")
            yield line._replace(cells=(*line.cells[:-1], kept[line.key]))

    patch.setattr(list_rows, "planets", planets)


def sentences_stay(patch: pytest.MonkeyPatch) -> None:
    """A screen reader still hears of the Planets what was said to another."""
    right, kept = PieceRows._voiced, dict[str, str]()

    def voiced(self: PieceRows, line: Line, said: str, thing: str) -> tuple[str, ...]:
        if "you cover" in said:
            kept[line.key] = said
        return right(self, line, kept.get(line.key, said), thing)

    patch.setattr(PieceRows, "_voiced", voiced)
    patch.setattr("chrononauts_qt.ui.kit.private_speech.said", lambda words, instead="": words)


class ListWitness(DealsWitness):
    """Takes down the lists as well: below a curtain they are as open as the pictures."""

    def look_at_once(self, moment: str) -> None:
        super().look_at_once(moment)
        if self.scene.controller.viewer is None:
            page = self.scene.page
            self.notes[-1].spoken += spoken(QAccessible.queryAccessibleInterface(page))
            self.notes[-1].texts += [data_of(table.model()) for table in page.tables]


def course(readers: Readers, witness: ListWitness) -> None:
    """Ada looks, goes through the lists, and turns away; then her offer is answered."""
    witness.look("dealt")
    readers.lift(ADA)
    witness.forget()
    readers.choose(readers.table.planets, "nektarr")
    readers.choose(readers.table.planets, "nektarr")
    readers.controller.cover()
    witness.look("Ada has turned away")
    readers.say(ADA, OFFER)
    witness.look("the offer is on the table")
    for seat in (BO, CLEO):
        readers.lift(seat)
        witness.forget()
        readers.press(readers.table.steps.buttons[2])
        witness.look(f"{seat} has answered")
    readers.controller.cover()
    witness.look("covered")


Watched = Callable[[], tuple[list[Note], list[Note]]]


@pytest.fixture
def watched(new_window: NewWindow, clock: HandClock, monkeypatch: pytest.MonkeyPatch) -> Watched:
    """Return what goes through the course in both worlds, while a screen reader runs."""
    monkeypatch.setattr(QAccessible, "isActive", lambda: True)

    def both() -> tuple[list[Note], list[Note]]:
        found = []
        for setup in (KNOWN, OTHER):
            window = new_window()
            with listening(monkeypatch) as sounds:
                readers = Readers(window, clock)
                readers.sit(setup)
                witness = ListWitness(readers, sounds)
                course(readers, witness)
                found.append(witness.notes)
            window.close()
        return found[0], found[1]

    return both


def test_two_deals_that_differ_in_hidden_cards_have_the_same_lists(watched: Watched) -> None:
    compare(*watched())


@pytest.mark.parametrize("leak", [covers_stay, sentences_stay], ids=lambda leak: leak.__name__)
def test_a_planted_leak_is_found(
    leak: Callable[[pytest.MonkeyPatch], None], watched: Watched, monkeypatch: pytest.MonkeyPatch
) -> None:
    leak(monkeypatch)
    one, two = watched()
    with pytest.raises(AssertionError):
        compare(one, two)
