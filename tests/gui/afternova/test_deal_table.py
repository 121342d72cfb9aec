"""The deal while it is put together: all of it is seen, and says what it is."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import QRect

from chrononauts_qt.games.afternova.actions import ANYONE, Share, answer, offer
from chrononauts_qt.games.afternova.amounts import fragments, skills
from chrononauts_qt.ui.games.afternova import list_rows
from chrononauts_qt.ui.games.afternova.views.columns import ColumnFace, TokenFace
from tests.gui.afternova.people import People
from tests.gui.afternova.test_hints import ALONE, DEAL, sit
from tests.gui.afternova.test_table import ADA, BO, CLEO, THREE, TWO
from tests.gui.program import settle

SIZES = [(1024, 600), (1366, 768), (1920, 1080)]


def seen_of_the_deal(people: People) -> list[QRect]:
    """Return where the columns and the offers of the deal lie in the window."""
    deal = people.table.deal
    return [
        view.place_of(row, people.table).toAlignedRect()
        for view in (deal.columns, deal.slips) for row in range(len(view.pieces))
    ]


def carry(people: People, what: str, start: int, end: int) -> None:
    """Carry an icon or a Fragment from column to column."""
    deal, columns = people.table.draft.deal, people.table.deal.columns
    assert deal is not None
    lying = [token for tray in deal.tokens(start).values() for token in tray]
    people.choose(columns, next(token.key for token in lying if token.what == what))
    if len(deal.columns) > 2:
        people.choose(columns, f"column {end}")


@pytest.mark.parametrize("scale", [1.0, 1.5])
def test_a_hint_covers_nothing_of_the_deal(people: People, scale: float) -> None:
    """It lay over what everybody would then hold."""
    sit(people, DEAL)
    look = people.window.look
    look.change(look.settings._replace(text_scale=scale))
    for size in SIZES:
        people.window.resize(*size)
        settle()
        people.table.draft.forget()
        people.table.draft.choose_planet("nektarr")
        for seat in (BO, CLEO):
            people.table.draft.bring_in(seat)
        settle()
        before = seen_of_the_deal(people)
        people.press(people.button("Suggest"))
        bar = people.table.message.geometry()
        assert people.table.message.is_hint
        found = seen_of_the_deal(people)
        assert found, size
        assert all(not box.isEmpty() and not box.intersects(bar) for box in found), size
        people.press(people.table.message.close_button)
        assert seen_of_the_deal(people)[0].height() == before[0].height(), "the room is given back"


def test_bots_row_tells_its_name_and_its_points_as_the_others_do(people: People) -> None:
    """AN-808: what has gone unseen under its Starship counts for nobody yet."""
    people.sit(replace(TWO, bot_hold=("black", "white"), bot_completed=("warm-lamp",)))
    people.lift(ADA)
    faces = [piece.face for piece in people.table.seats_view.pieces]
    assert [(face.name, face.points) for face in faces] == [
        ("Ada", "1 point"), ("Bo", "0 points"), ("Bot", "6 points")]
    assert people.table.seats_view.pieces[-1].spoken.endswith("1 Project completed, 6 points.")
    rows = list(list_rows.seats(people.table.seats_view.pieces, people.controller.seen().bot))
    assert rows[-1].cells[list_rows.SEAT_COLUMNS.index("points")] == "6 points"


def test_crew_for_what_is_asked_of_others_is_not_idle(people: People) -> None:
    """After an offer was taken up again, the crew for what it asks of others looked as if it were no use."""
    hand = ("hare-zefira", "hare-lampo", "mole-carbo", "autopaw")
    people.sit(replace(THREE, hands={**THREE.hands, ADA: hand}))
    asked = skills(["extraction", "extraction", "extraction"])
    people.say(ADA, offer("geodonia", [Share(BO, asked, fragments(["orange"]))]))
    people.say(BO, answer("decline", 1))
    people.lift(ADA)
    people.press(people.button("Change it"))
    idle = {piece.key for piece in people.table.hand.pieces if piece.face.is_idle}
    assert idle == {"autopaw"}, "Carbo can still bring what is asked of Bo"


# -- crew that is missing, crew that is there -------------------------------------------------------


def brought(people: People, column: int) -> tuple[dict[str, list[bool]], str]:
    """Return by skill which icons that lie in a column are missing, and what is said below them."""
    found: dict[str, list[bool]] = {}
    note = ""
    for piece in people.table.deal.columns.pieces:
        face = piece.face
        if isinstance(face, ColumnFace) and face.who == column:
            note = face.note
        elif isinstance(face, TokenFace) and face.column == column and face.is_icon:
            found.setdefault(face.what, []).append(face.is_missing)
    return found, note


def test_a_fresh_deal_shows_what_the_own_crew_lacks_as_missing(people: People) -> None:
    """Icons lay in “brings” as if one had them."""
    people.sit(THREE, bots=(BO, CLEO))
    people.choose(people.table.planets, "geodonia")
    people.press(people.button("Negotiate"))
    three = [False, False, False]
    assert brought(people, ADA) == ({"piloting": three, "extraction": [False, False, True]}, "1 missing")
    heard = [piece.spoken for piece in people.table.deal.columns.pieces]
    assert heard[0].endswith("Missing of that: 1 Extraction.")
    assert heard.count("Icon Extraction, still missing, with Ada") == 1
    people.choose(people.table.seats_view, "seat-2")
    assert brought(people, ADA) == ({"piloting": three, "extraction": [False, False]}, "")
    assert brought(people, BO) == ({"extraction": [False]}, ""), "nobody knows what Bo has"
    token = people.table.draft.deal.tokens(BO)["brings"][0]  # type: ignore[union-attr]
    people.choose(people.table.deal.columns, token.key)
    assert brought(people, ADA)[1] == "1 missing"


def test_whoever_is_asked_sees_what_of_it_is_missing_and_nobody_else_does(people: People) -> None:
    people.sit(replace(THREE, hands={**THREE.hands, BO: ("otter-lutra", "night-garden")}))
    asked = skills(["extraction", "extraction"])
    people.say(ADA, offer("geodonia", [Share(BO, asked, fragments(["orange"]))]))
    assert brought(people, BO) == ({"extraction": [False, False]}, "")
    people.lift(BO)
    assert brought(people, BO) == ({"extraction": [False, True]}, "1 missing")
    people.controller.cover()
    assert brought(people, BO) == ({"extraction": [False, False]}, "")


def test_a_deal_that_is_agreed_shows_the_crew_that_will_do_it(people: People) -> None:
    """Bo was asked for one icon and lays two aside, so one of Ada's cards stays in her hand."""
    people.sit(THREE)
    people.say(ADA, offer("geodonia", [Share(BO, skills(["extraction"]), fragments(["orange"]))]))
    people.say(BO, answer("accept", 1, ["mole-nello"]))
    assert brought(people, BO) == ({"extraction": [False]}, ""), "nobody else sees what lies aside"
    people.lift(ADA)
    assert brought(people, BO) == ({"extraction": [False, False]}, "Nello")
    crew = people.table.flow.chosen()
    assert crew == {"hare-zefira", "otter-ondina"}
    assert brought(people, ADA) == (
        {"piloting": [False, False, False], "extraction": [False]}, "Zefira and Ondina")
    column = people.table.deal.columns.pieces[0]
    assert "Zefira" not in column.spoken, "others are there, and nobody has said that headphones are worn"
    people.press(people.button("Seal with Bo"))
    harvested = next(event for event in people.controller.seen().events if event.name == "Harvested")
    assert harvested.data["crew"] == {ADA: ("hare-zefira", "otter-ondina"), BO: ("mole-nello",)}


def test_whoever_said_yes_to_anyone_stands_in_the_deal_by_name(people: People) -> None:
    people.sit(THREE)
    people.say(ADA, offer("geodonia", [Share(ANYONE, skills(["extraction"]), fragments(["orange"]))]))
    people.say(BO, answer("accept", 1, ["mole-nello"]))
    people.say(CLEO, answer("accept", 1, ["mole-silvana"]))
    people.lift(ADA)
    assert brought(people, BO) == ({"extraction": [False, False]}, "Nello")
    people.press(people.button("Rather with Cleo"))
    assert brought(people, CLEO) == ({"extraction": [False, False]}, "Silvana")
    assert brought(people, BO) == ({}, "")


# -- Upgrades ---------------------------------------------------------------------------------------

HANDS = {ADA: ("bear-orsola", "fox-ambra", "star-lullaby"), BO: THREE.hands[BO], CLEO: ("otter-lutra",)}
GIFTED = replace(THREE, completed={ADA: ("autopaw",), BO: ("star-plough",)}, hands=HANDS)
"""Upgrades bring Ada 1 Piloting, and Bo 1 Extraction."""
ADDS = "Your Upgrades add this as soon as you play a crew card: {}."
WAITS = "Still missing: {}. The icons of your Upgrades count only beside a crew card that you play."


def test_a_deal_says_of_upgrades_that_they_count_beside_a_card(people: People) -> None:
    """AN-413: a card seemed to be lifted for nothing."""
    people.sit(GIFTED, bots=(BO, CLEO))
    people.choose(people.table.planets, "geodonia")
    people.choose(people.table.seats_view, "seat-2")
    icons = {"piloting": [False], "extraction": [False]}
    assert brought(people, ADA) == (icons, "incl. Upgrades: 1")
    assert brought(people, BO)[1] == "", "Bo's are Bo's business"
    assert ADDS.format("1 Piloting") in people.table.deal.answers
    assert people.table.deal.columns.pieces[0].spoken.endswith(ADDS.format("1 Piloting"))


def test_an_upgrade_without_a_card_is_why_an_offer_is_refused(people: People) -> None:
    people.sit(replace(GIFTED, hands={**HANDS, ADA: ("star-lullaby",)}), bots=(BO, CLEO))
    people.choose(people.table.planets, "geodonia")
    people.choose(people.table.seats_view, "seat-2")
    carry(people, "piloting", BO, ADA)
    carry(people, "orange", ADA, BO)
    assert people.table.deal.said[1] == WAITS.format("1 Piloting")


def test_an_upgrade_without_a_card_is_why_a_yes_is_refused(people: People) -> None:
    people.sit(GIFTED)
    people.say(ADA, offer("geodonia", [Share(
        BO, skills(["piloting", "piloting", "extraction", "extraction"]), fragments(["orange", "white"]))]))
    people.lift(BO)
    assert brought(people, BO)[1] == "1 missing"
    people.press(people.button("Decline"))
    people.say(ADA, offer("geodonia", [
        Share(BO, skills(["extraction"]), fragments(["white"])),
        Share(CLEO, skills(["piloting", "piloting", "extraction"]), fragments(["orange"]))]))
    people.lift(BO)
    assert brought(people, BO)[1] == "incl. Upgrades: 1"
    (card,) = people.table.flow.chosen()
    people.choose(people.table.hand, card)
    assert people.table.steps.note.text() == WAITS.format("1 Extraction")
    assert not people.button("Accept").isEnabled()
    people.choose(people.table.hand, "cat-perla")
    people.press(people.button("Accept"))


# -- several who are asked ----------------------------------------------------------------------------


def test_a_refusal_names_everybody_whose_part_is_wrong(people: People) -> None:
    """It named the first one, and when that was mended the next."""
    people.sit(THREE, bots=(BO, CLEO))
    people.choose(people.table.planets, "geodonia")
    for seat in (BO, CLEO):
        people.choose(people.table.seats_view, f"seat-{seat + 1}")
    carry(people, "green", ADA, CLEO)
    assert people.table.deal.said[1] == "No icon to bring yet: Cleo. No Fragment to get yet: Bo."
    carry(people, "extraction", ADA, CLEO)
    assert people.table.deal.said[1] == "Bo gets nothing yet: whoever helps gets a Fragment."
    carry(people, "green", CLEO, ADA)
    assert people.table.deal.said[1] == "No Fragment to get yet: Bo and Cleo."
    for seat in (BO, CLEO):
        carry(people, "orange", ADA, seat)
    assert people.table.deal.said[1] == "This can be offered."


def test_nothing_moves_when_a_refusal_comes_and_goes(people: People) -> None:
    """The rows grew lower under the hand that pressed them."""
    people.sit(THREE, bots=(BO, CLEO))
    people.choose(people.table.planets, "geodonia")
    for seat in (BO, CLEO):
        people.choose(people.table.seats_view, f"seat-{seat + 1}")
    before = seen_of_the_deal(people)
    carry(people, "black", BO, CLEO)
    assert people.table.message.isVisible()
    assert seen_of_the_deal(people) == before
    people.press(people.table.message.close_button)
    assert seen_of_the_deal(people) == before


def test_an_offer_that_was_countered_says_which_of_the_two_lies_there(people: People) -> None:
    people.sit(THREE, bots=(CLEO,))
    ask = skills(["extraction"])
    people.say(ADA, offer("geodonia", [Share(BO, ask, fragments(["orange"]))]))
    assert people.table.deal.said == ("Offer 1 at Geodonia", "")
    people.say(BO, answer("counter", 1, ["mole-nello"], Share(BO, ask, fragments(["orange", "white"]))))
    people.lift(ADA)
    assert people.table.deal.said == (
        "Offer 1 at Geodonia, as it was made",
        "The counter-offer: Bo brings 1 Extraction and gets 1 orange and 1 white.")
    people.press(people.button("Take what Bo wants"))
    assert people.table.deal.said == ("Offer 2 at Geodonia", "")


# -- what Bot takes ---------------------------------------------------------------------------------

PRICE = (
    "For each icon Bot takes one Fragment of the Planet, and only what its Projects lack: 1 green, 2 orange "
    "and 1 white.")


def test_bots_price_is_said_before_anything_is_tried_and_until_it_is_paid(people: People) -> None:
    """AN-806: three refusals, one after the other, had to teach it."""
    people.sit(TWO)
    people.lift(ADA)
    people.choose(people.table.planets, "geodonia")
    assert "give Bot one Fragment that it lacks for each icon" in people.table.steps.note.text()
    people.press(people.button("Negotiate"))
    deal = people.table.deal
    assert deal.answers == (PRICE,)
    people.choose(people.table.seats_view, "bot")
    assert deal.said[1] == PRICE
    assert not people.table.deal.answers, "it is said once"
    assert people.table.draft.deal is not None
    lying = people.table.draft.deal.tokens(ADA)["gets"]
    people.choose(deal.columns, next(token.key for token in lying if token.what == "green"))
    assert deal.said[1] == "Bot helps like this: you can harvest."
    people.press(people.button("Harvest"))
    assert people.controller.seen().step != "turn"


def test_why_tells_bots_price_with_its_rule(people: People) -> None:
    people.sit(TWO)
    people.lift(ADA)
    people.choose(people.table.seats_view, "bot")
    assert "one Fragment of the Planet that its Projects lack (AN-806)" in people.table.rail.told.text()


def test_two_counter_offers_of_one_seat_say_what_each_of_them_is(people: People) -> None:
    """Two buttons said that Bo wanted something, and nothing told them apart."""
    people.sit(THREE)
    ask = skills(["extraction"])
    wanted = (Share(BO, ask, fragments(["orange", "white"])), Share(BO, ask, fragments(["orange", "green"])))
    for number, share in enumerate(wanted, 1):
        gets = fragments(["orange"] if number == 1 else ["white"])
        people.say(ADA, offer("geodonia", [Share(BO, ask, gets)]))
        people.say(BO, answer("counter", number, ["mole-nello"], share))
    people.lift(ADA)
    buttons = people.table.steps.buttons[:2]
    said = [button.accessibleName() for button in buttons]
    assert said == [f"Accept Bo’s counter-offer to offer {number}" for number in (1, 2)]
    assert [button.text().replace("\n", " ") for button in buttons] == said, "all of it is to be seen"
    told = [button.accessibleDescription() for button in buttons]
    assert "At Geodonia: Bo brings 1 Extraction and gets 1 orange and 1 white." in told[0]
    assert "At Geodonia: Bo brings 1 Extraction and gets 1 green and 1 orange." in told[1]
    slips = [piece.spoken for piece in people.table.deal.slips.pieces]
    assert len(set(slips)) == 2
    for size in SIZES:
        people.window.resize(*size)
        settle()
        rooms = [button.geometry() for button in people.table.steps.buttons]
        assert all(people.table.steps.rect().contains(room) for room in rooms), size
        assert not any(one.intersects(other) for one in rooms for other in rooms if one is not other), size
    people.press(people.table.steps.buttons[1])
    assert people.controller.seen().offers[-1].action.shares == (wanted[1],)
    people.press(people.button("Seal with Bo"))
    assert people.controller.seen().players[BO].hold.green == 2


def test_who_needs_nobody_after_all_harvests_where_the_deal_lies(people: People) -> None:
    """The button was closed until somebody had a part, though the own crew covers the Planet."""
    sit(people, ALONE)
    people.table.draft.choose_planet("nektarr")
    people.table.draft.negotiate()
    settle()
    assert people.table.flow.negotiation.check == "Your crew covers it: harvest alone, or bring somebody in."
    people.press(people.button("Harvest"))
    harvested = next(event for event in people.controller.seen().events if event.name == "Harvested")
    assert not harvested.data["shares"]


def test_a_press_beside_a_token_does_not_veil_what_lies_in_the_column(people: People) -> None:
    """The column that was pressed came to the front, and its ground lay over its own tokens."""
    sit(people, DEAL)
    people.table.draft.choose_planet("nektarr")
    people.table.draft.bring_in(BO)
    settle()
    columns = people.table.deal.columns
    keys = [piece.key for piece in columns.pieces]
    token = next(place for place, piece in enumerate(columns.pieces) if isinstance(piece.face, TokenFace))
    box = columns.visualRect(columns.model().index(token, 0)).adjusted(3, 3, -3, -3)
    before = columns.grab(box).toImage()
    columns.go_to(f"column {ADA}")
    columns.setFocus()
    settle()
    assert keys[columns.currentIndex().row()] == f"column {ADA}"
    assert columns.grab(box).toImage() == before
