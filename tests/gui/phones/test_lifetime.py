"""Phones and the window around them: what becomes of them when the table goes, is laid anew, or ends."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any
from unittest.mock import patch

import pytest
from PySide6.QtCore import Qt

from chrononauts_qt.session.match import Match
from chrononauts_qt.session.take_back import Offer
from chrononauts_qt.ui.catalog import i18n
from chrononauts_qt.ui.shell import dealing, replaying
from chrononauts_qt.ui.shell.phones_page import PhonesPage
from chrononauts_qt.ui.table.desk import Desk
from chrononauts_qt.ui.table.phone_blocks import PHONES_ON, PHONES_OPTION
from chrononauts_qt.ui.table.window import END, TABLE
from chrononauts_qt.wire.line import AWAKE_SECONDS
from tests.gui.desks import controller_of
from tests.gui.phones.conftest import Party
from tests.gui.phones.guest import Guest, until
from tests.gui.program import let_go
from tests.scenario import explicit_setup

Begin = Callable[..., Party]
HANDS = {1: "prevent-assassination memo dodo", 2: "memo ark patch-1929", 3: "rewind rongorongo patch-1944"}


@pytest.fixture
def table(party: Begin) -> Party:
    """Return a table of three whose page with the codes is shown; Ada's phone is in."""
    one = party(players=3, hands=HANDS)
    one.seat(0)
    return one


def page_of(table: Party) -> PhonesPage:
    """Return the page with the codes."""
    page = table.window.phones_page
    assert page.isVisible()
    return page


def go_home(table: Party) -> None:
    table.window.show_home()


def close_window(table: Party) -> None:
    table.window.close()


def open_another(table: Party) -> None:
    table.window.open_match(Match.start("chrononauts", ("X", "Y"), explicit_setup(players=2), None, {}))


@pytest.mark.parametrize("codes_are_shown", [True, False], ids=["codes", "table"])
@pytest.mark.parametrize("leave", [go_home, close_window, open_another])
def test_phones_hear_that_the_table_is_left(
    table: Party, leave: Callable[[Party], None], codes_are_shown: bool
) -> None:
    page, host = page_of(table), table.phones.door.host
    if not codes_are_shown:
        table.begin()
    leave(table)
    page.refresh()  # its own clock may come before it goes
    let_go()
    until(lambda: table.guests[0].is_gone, "a farewell")
    assert table.guests[0].farewell() == "closed"
    assert table.window.phones.phones is None
    late = Guest(f"http://{host}/#0.{table.guests[0].key}")
    until(lambda: late.is_closed, "nobody listens")


def test_the_page_with_codes_is_made_anew_with_the_look(table: Party) -> None:
    settings = table.window.look.settings
    table.window.look.change(settings._replace(theme="light"))
    let_go()
    page = page_of(table)
    assert not page.panels[0].code.link
    table.seat(1)
    assert not page.panels[1].code.link
    assert page.panels[2].code.link
    table.begin()
    assert table.window.shown() == TABLE


def test_phones_follow_the_language_of_the_interface(table: Party) -> None:
    ada = table.guests[0]
    table.begin()
    before = ada.sheet
    table.window.look.change(table.window.look.settings._replace(language="it"))
    table.settle()
    let_go()
    assert i18n.interface_language() == "it"
    assert ada.sheet["language"] == "it"
    assert ada.sheet["state"] != before["state"]
    titles = [
        [card["title"] for block in sheet["blocks"] for card in block.get("cards", ())]
        for sheet in (before, ada.sheet)
    ]
    assert titles[0] != titles[1]


def test_another_phone_finds_a_code_on_the_page(table: Party) -> None:
    """The hand stays on phones, and the code is there for the next one, until that is in."""
    panel = page_of(table).panels[0]
    assert not panel.code.link
    table.scene.click(panel.other_button)
    until(lambda: table.guests[0].farewell() == "released", "a farewell")
    assert panel.code.link
    assert panel.code.link == table.phones.link(0)
    table.scene.click(panel.type_button)
    assert table.phones.door.host in panel.letters.how.accessibleName()
    table.seat(0)
    assert not panel.code.link


def test_a_hand_goes_back_to_the_screen_from_the_page(table: Party) -> None:
    panel = page_of(table).panels[0]
    table.scene.click(panel.screen_button)
    until(lambda: table.guests[0].farewell() == "released", "a farewell")
    assert panel.code.link
    table.begin()
    assert table.scene.table.sheets.curtain.isVisible()
    assert table.scene.controller.wanted == 0


def test_the_door_closes_when_nobody_came(party: Begin) -> None:
    table = party(players=3)
    table.begin()
    assert table.window.phones.phones is None


def ended(party: Begin) -> Party:
    """Return a game that Ada has won by phone."""
    table = party(players=2, identities={1: "yuri"}, missions={1: "petting-zoo"},
                  tables={1: "tyrannosaurus triceratops stegosaurus"})  # fmt: skip
    ada, _ = table.seat(0), table.seat(1)
    table.begin()
    said = f"discard {ada.blocks('cards')[0]['cards'][0]['id']}"
    for words in (said, "keep", "claim mission"):
        assert "no" not in ada.say(words)
        table.settle()
    return table


def test_whoever_leaves_the_board_of_an_ended_game_with_phones_is_at_home(party: Begin) -> None:
    """Each phone that goes has the table shown anew, which tells once more that the game has ended."""
    table = ended(party)
    until(lambda: table.window.shown() == END, "the page of the end")
    table.window.show_page(TABLE)
    table.scene.settle()
    table.window.show_home()
    table.scene.settle()
    assert table.window.shown() == "home"


def test_whoever_looks_at_the_board_of_an_ended_game_stays_there_when_a_phone_falls_asleep(
    party: Begin,
) -> None:
    table = ended(party)
    until(lambda: table.window.shown() == END, "the page of the end")
    table.window.show_page(TABLE)
    table.scene.settle()
    table.scene.controller.set_asleep(frozenset({0}))
    table.scene.settle()
    assert table.window.shown() == TABLE


def test_a_game_ends_with_its_phones(party: Begin) -> None:
    table = ended(party)
    ada, bo = table.guests.values()
    assert ada.sheet["tone"] == bo.sheet["tone"] == "over"
    assert ada.offers() == bo.offers() == []
    until(lambda: table.window.shown() == END, "the page of the end")
    assert not ada.is_gone
    assert not bo.is_gone


# -- a rematch --------------------------------------------------------------------------------------


def play_again(table: Party) -> Match:
    """Play again at the same table, whatever the last game has come to; return the new match."""
    table.window.openings.rematch()
    let_go()
    table.settle()
    match: Match = controller_of(table.window).match
    return match


def test_phones_stay_in_over_a_rematch(table: Party) -> None:
    """With the keys they have, and before the table is laid: nobody's cards are on it for a moment."""
    ada, link = table.guests[0], table.phones.link(1)
    for seat in (1, 2):
        table.scene.controller.hand_over(seat, "cadet")
    table.begin()
    old = ada.sheet["moment"]
    lay, lifted = Desk.lay, []

    def watched(desk: Desk) -> None:
        lifted.append(desk.controller.viewer)
        lay(desk)

    with patch.object(Desk, "lay", watched):
        match = play_again(table)
    assert lifted == [None]
    assert match is not table.scene.match
    assert match.options[PHONES_OPTION] == PHONES_ON
    assert controller_of(table.window).phones == {0}
    assert table.window.shown() == TABLE
    assert not ada.is_gone
    held = [card["id"] for card in ada.blocks("cards")[0]["cards"]]
    assert held == list(match.view(0).hand)
    assert ada.sheet["moment"] > old
    assert table.phones.link(1) == link
    ada.send({"say": "discard dodo", "moment": old, "id": 90})
    table.settle()
    assert not match.past.steps(), "what was said to the last game is none to this one"
    table.phones.release(0)
    until(lambda: ada.farewell() == "released", "a farewell")


def test_all_phones_stay_in_over_a_rematch(table: Party) -> None:
    ada, bo = table.guests[0], table.seat(1)
    table.begin()
    match = play_again(table)
    table.settle()
    assert controller_of(table.window).phones == {0, 1}
    assert all(table.phones.is_taken(seat) for seat in (0, 1))
    for guest in (ada, bo):
        assert not guest.is_gone
        assert [card["id"] for card in guest.blocks("cards")[0]["cards"]] == list(
            match.view(guest.seat).hand
        )


def test_a_phone_that_is_away_finds_the_rematch(table: Party) -> None:
    ada = table.guests[0]
    table.begin()
    ada.leave()
    until(lambda: not table.phones.is_in(0), "nobody")
    match = play_again(table)
    again = table.seat(0, ada.device)
    assert again.sheet["seat"] == 0
    assert table.phones.names == match.names


def test_phones_leave_when_others_sit_there(table: Party, monkeypatch: pytest.MonkeyPatch) -> None:
    again = dealing.again
    monkeypatch.setattr(
        dealing, "again", lambda *now: replace(again(*now), names=("Bruno", "Ada", "Chloé"))
    )
    table.begin()
    play_again(table)
    until(lambda: table.guests[0].is_gone, "a farewell")
    assert table.guests[0].farewell() == "closed"
    assert page_of(table).panels[1].code.link
    assert "scans a code" in table.window.message.words.text()


def test_a_replay_is_watched_while_phones_are_in(table: Party) -> None:
    table.begin()
    replaying.watch_again(table.window)
    assert table.window.shown() == replaying.NAME
    table.guests[0].say("discard dodo")
    table.settle()
    assert controller_of(table.window).public_view().step == "kill"
    replaying.page_of(table.window).closed.emit()
    let_go()
    table.guests[0].say("keep")
    table.settle()
    assert "end" in table.guests[0].offers()


def test_a_question_about_taking_back_goes_with_the_table_that_asks_it(table: Party) -> None:
    """Nobody's OK is kept for later, on no phone either."""
    bo = table.seat(1)
    table.begin()
    table.guests[0].say("discard dodo")
    table.settle()
    bo.say("table: take back")
    table.settle()
    assert "table: agree" in bo.offers()
    table.window.settings_opener.open()
    table.settle()
    assert "table: agree" not in bo.offers()
    assert "table: agree" not in table.guests[0].offers()


def test_the_only_person_is_asked_about_taking_back_on_the_phone(
    table: Party, monkeypatch: pytest.MonkeyPatch
) -> None:
    """That the game is one of practice from then on is to be agreed to where the hand is."""
    ada, controller = table.guests[0], table.scene.controller
    table.begin()
    ada.say("discard dodo")
    table.settle()
    offer = Offer(1, 0, whole_turn=False, asked=(), marks=True)
    monkeypatch.setattr(controller, "offered", lambda: offer)
    ada.say("table: take back")
    table.settle()
    ada.say("table: agree")
    table.settle()
    assert table.scene.public.step == "play"


def test_who_is_asleep_is_forgotten_with_the_phone(table: Party, monkeypatch: pytest.MonkeyPatch) -> None:
    table.begin()
    table.guests[0].leave()
    until(lambda: not table.phones.is_in(0), "nobody")
    later = table.phones.door.now() + AWAKE_SECONDS
    monkeypatch.setattr(table.phones, "_now", lambda: later)
    table.phones.look()
    assert table.scene.controller.asleep == {0}
    panel = table.scene.table.players_model.index(0, 0)
    assert "by a phone that is asleep" in panel.data(Qt.ItemDataRole.AccessibleTextRole)
    table.phones.release(0)
    assert table.scene.controller.asleep == frozenset()


def test_another_address_that_is_none_leads_back_to_the_table(table: Party) -> None:
    """No code leads nowhere, and the door can be opened again."""
    page_of(table).address_chosen.emit("203.0.113.1")
    until(lambda: table.guests[0].farewell() == "released", "a farewell")
    assert table.window.shown() == TABLE
    assert table.window.message.isVisible()
    assert table.window.phones.phones is None
    assert table.scene.controller.phones == frozenset()
    table.window.phones.open()
    table.seat(0)


def test_the_only_person_comes_back_to_the_screen_behind_a_curtain(table: Party) -> None:
    table.begin()
    for seat in (1, 2):
        table.scene.controller.hand_over(seat, "agent")
    assert not table.scene.table.sheets.curtain.isVisible()
    table.phones.release(0)
    table.scene.settle()
    assert table.scene.controller.viewer is None
    assert table.scene.table.sheets.curtain.isVisible()
    table.scene.robot.uncover(0)
    assert table.scene.shown()


def test_a_game_begins_by_phones_alone(party: Begin) -> None:
    """The time is guessed and Identities are exchanged without a curtain; the screen tells the guesses."""
    table = party(players=2, first="guess", mulligan=True)
    ada, bo = table.seat(0), table.seat(1)
    table.begin()
    for guest in (ada, bo):
        assert "no" not in guest.say("guess {hours:02}:{minutes:02}", hours=12, minutes=guest.seat)
        table.settle()
    sheets = table.scene.table.sheets
    assert sheets.guessed.isVisible()
    sheets.guessed.go_button.click()
    while table.scene.public.step == "mulligan":
        guest = table.guests[table.scene.public.deciding[0]]
        before = guest.blocks("goals")
        guest.say("mulligan")
        table.settle()
        assert guest.blocks("goals") != before
        assert not sheets.curtain.isVisible()
    assert table.scene.public.step == "play"
    assert {ada.sheet["tone"], bo.sheet["tone"]} == {"yours", "look"}


def test_the_screen_may_still_be_moving(moving: None, party: Begin) -> None:
    """Nobody with a phone waits until the last card has come to rest on the screen, nor does it lose any."""
    table = party(players=3, hands=HANDS)
    for seat in range(3):
        table.seat(seat)
    table.begin()
    acts = ("discard dodo", "keep", "end"), ("discard ark", "keep", "end")
    for seat, said in enumerate(acts):
        for words in said:
            assert "no" not in table.guests[seat].say(words)
            table.settle()
    assert table.scene.public.seat_to_move == 2
    table.scene.table.staging.animator.finish()
    table.scene.settle()
    assert table.scene.table.players_model.rowCount() == 3
    assert len(table.scene.written()) == 6


# -- taking back ------------------------------------------------------------------------------------


def asked_to_take_back(table: Party) -> None:
    """Ada has discarded a card; everybody has a phone, and Bruno asks to take it back."""
    for seat in (1, 2):
        table.seat(seat)
    table.begin()
    table.settle()
    table.guests[0].say("discard dodo")
    table.settle()
    table.guests[1].say("table: take back")
    table.settle()


def test_who_asks_again_undoes_no_agreement(table: Party) -> None:
    asked_to_take_back(table)
    table.guests[0].say("table: agree")
    table.settle()
    assert "table: take back" not in table.guests[2].offers()
    for seat in (1, 2):
        table.guests[seat].say("table: agree")
        table.settle()
    assert table.scene.public.step == "play"


@pytest.mark.parametrize("change", [{"theme": "light"}, {"language": "it"}], ids=["look", "language"])
def test_a_table_that_was_laid_anew_asks_once(table: Party, change: dict[str, Any]) -> None:
    table.begin()
    table.window.look.change(table.window.look.settings._replace(**change))
    asked_to_take_back(table)
    for seat in range(3):
        table.guests[seat].say("table: agree")
        table.settle()
    assert table.scene.public.step == "play"
    assert table.scene.match.past.steps() == []


def test_an_agreement_is_for_what_was_asked_about(table: Party) -> None:
    """Ada plays on meanwhile: what she does then is not what the others have agreed to take back."""
    asked_to_take_back(table)
    table.guests[0].say("keep")
    table.settle()
    for seat in range(3):
        table.guests[seat].say("table: agree")
        table.settle()
    assert table.scene.public.step == "end"
    assert table.scene.table.message.isVisible()


def test_help_is_pointed_out_and_the_codes_stay(party: Any) -> None:
    """Somebody may just be about to scan one."""
    table = party(players=3)
    page = page_of(table)
    page._patience.timeout.emit()
    assert "It does not connect?" in page.intro.text()
    assert all(panel.code.isVisible() for panel in page.panels)
