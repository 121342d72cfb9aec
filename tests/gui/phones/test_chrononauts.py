"""Chrononauts with hands on phones: who is shown what, and what is done when they say it."""

from __future__ import annotations

from collections.abc import Callable

from tests.gui.phones.conftest import Party

CARD = "prevent-assassination"
HANDS = {1: f"{CARD} memo dodo", 2: "memo ark patch-1929", 3: "rewind rongorongo patch-1944"}

Begin = Callable[..., Party]


def test_a_hand_lies_on_the_phone_and_no_curtain_hangs_for_it(party: Begin) -> None:
    table = party(players=3, hands=HANDS)
    ada = table.seat(0)
    table.begin()
    held = [card["id"] for card in ada.blocks("cards")[0]["cards"]]
    assert held == list(table.scene.match.game.view(table.scene.match.state, 0).hand)
    assert ada.sheet["tone"] == "yours"
    assert table.scene.controller.viewer is None
    assert not table.scene.table.sheets.curtain.isVisible()


def test_a_card_is_played_by_phone(party: Begin) -> None:
    table = party(players=3, hands=HANDS)
    ada, bo = table.seat(0), table.seat(1)
    table.begin()
    assert "no" not in ada.say(f"play {CARD} on 1963")
    assert table.scene.public.step == "window"
    table.settle()
    assert {"memo", "allow"} <= set(bo.offers())
    assert all(said.startswith("table: ") for said in ada.offers())


def test_a_card_that_cannot_be_played_says_why_on_its_phone_alone(party: Begin) -> None:
    table = party(players=3, hands={1: f"{CARD} patch-1929 dodo"})
    ada, _ = table.seat(0), table.seat(1)
    table.begin()
    held = {card["id"]: card for card in ada.blocks("cards")[0]["cards"]}
    assert "why" not in held[CARD]
    answer = ada.say(held["patch-1929"]["why"]["say"])
    assert "1929" in answer["no"]
    assert table.scene.written() == []


def test_why_nothing_can_be_taken_back_is_heard_by_who_asked(party: Begin) -> None:
    table = party(players=3, hands=HANDS)
    ada = table.seat(0)
    table.begin()
    assert ada.say("table: take back")["no"].endswith(".")


def test_memo_answers_are_kept_until_the_ring_is_empty(party: Begin) -> None:
    table = party(players=3, hands=HANDS)
    ada, bo, chloe = (table.seat(seat) for seat in range(3))
    table.begin()
    ada.say(f"play {CARD} on 1963")
    table.settle()
    assert "no" not in bo.say("memo")
    table.settle()
    assert table.scene.public.step == "window"
    assert len(table.scene.written()) == 1
    assert "no" in chloe.say("memo"), "no Memo is held there"
    table.scene.pass_time(4.1)
    assert table.scene.written()[1] == "2: memo"


def test_the_memo_in_the_hand_answers_as_the_button_does(party: Begin) -> None:
    table = party(players=3, hands=HANDS)
    ada, bo, chloe = (table.seat(seat) for seat in range(3))
    table.begin()
    assert [card["uses"] for card in bo.blocks("cards")[0]["cards"] if card["id"] == "memo"] == [[]]
    ada.say(f"play {CARD} on 1963")
    table.settle()
    (memo,) = [card for card in bo.blocks("cards")[0]["cards"] if card["id"] == "memo"]
    assert [use["say"] for use in memo["uses"]] == ["memo"]
    assert not any(card["uses"] for card in chloe.blocks("cards")[0]["cards"])


def test_an_answer_can_be_changed_until_then(party: Begin) -> None:
    table = party(players=3, hands=HANDS)
    ada, bo, _ = (table.seat(seat) for seat in range(3))
    table.begin()
    ada.say(f"play {CARD} on 1963")
    table.settle()
    bo.say("memo")
    table.settle()
    bo.say("allow")
    table.scene.pass_time(4.1)
    assert table.scene.public.step == "end"


def test_the_last_person_at_the_screen_still_gets_a_curtain(party: Begin) -> None:
    table = party(players=3, hands=HANDS)
    ada, _ = table.seat(0), table.seat(1)
    table.begin()
    ada.say(f"play {CARD} on 1963")
    table.scene.pass_time(4.1)
    table.settle()
    ada.say("end")
    table.settle()
    table.guests[1].say("discard ark")
    table.settle()
    table.guests[1].say("keep")
    table.settle()
    table.guests[1].say("end")
    table.settle()
    assert table.scene.controller.wanted == 2
    assert table.scene.table.sheets.curtain.isVisible()


def test_everybody_is_asked_about_taking_back_where_they_sit(party: Begin) -> None:
    table = party(players=3, hands=HANDS)
    ada, bo = table.seat(0), table.seat(1)
    table.begin()
    ada.say("discard dodo")
    table.settle()
    bo.say("table: take back")
    table.settle()
    assert {"table: agree", "table: refuse"} <= set(ada.offers()) & set(bo.offers())
    sheet = table.scene.table.sheets.take_back
    assert [button.isEnabled() for button in sheet.answers.values()] == [False, False, True]
    ada.say("table: agree")
    bo.say("table: agree")
    sheet.answers[2].click()
    table.settle()
    assert table.scene.public.step == "play"
    assert "table: agree" not in ada.offers()


def test_one_phone_that_does_not_agree_ends_the_question(party: Begin) -> None:
    table = party(players=3, hands=HANDS)
    ada, bo = table.seat(0), table.seat(1)
    table.begin()
    ada.say("discard dodo")
    table.settle()
    ada.say("table: take back")
    table.settle()
    bo.say("table: refuse")
    table.settle()
    assert table.scene.public.step == "kill"
    assert not table.scene.table.sheets.take_back.isVisible()


def test_what_was_said_to_a_sheet_of_before_is_not_done(party: Begin) -> None:
    table = party(players=3, hands=HANDS)
    ada = table.seat(0)
    table.begin()
    old = ada.sheet["moment"]
    ada.say("discard dodo")
    table.settle()
    ada.send({"say": "discard memo", "moment": old, "id": 99})
    table.settle()
    assert len(table.scene.written()) == 1
