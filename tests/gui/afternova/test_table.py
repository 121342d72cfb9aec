"""What can be said at the table of AfterNova, each thing once through the window."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtGui import QHelpEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton, QToolTip, QWidget

from chrononauts_qt.games.afternova.actions import ANYONE, BOT, Share, answer, harvest, offer, parse
from chrononauts_qt.games.afternova.amounts import fragments, skills
from chrononauts_qt.games.afternova.cards import PROJECTS
from chrononauts_qt.games.afternova.setup import Setup
from chrononauts_qt.ui.games.afternova.deal import FRAGMENT
from chrononauts_qt.ui.kit.pieces import TIP_LETTERS, PieceModel, PieceView
from chrononauts_qt.ui.kit.roles import ItemRole
from tests.gui.afternova.people import People
from tests.gui.program import settle, walk_within

ADA, BO, CLEO = range(3)
PLANETS = {0: ("geodonia", "green", "orange", "orange", "white"), 1: ("nektarr", "black", "green", "white")}
THREE = Setup(
    3,
    "table",
    first="seat-1",
    planets=PLANETS,
    holds={ADA: ("purple",), BO: ("green", "black")},
    hands={
        ADA: ("hare-zefira", "otter-ondina", "otter-sasso", "autopaw"),
        BO: ("mole-nello", "cat-perla", "night-garden"),
        CLEO: ("mole-silvana", "bear-valdo", "star-plough"),
    },
    market_crew=("hare-duna", "beaver-zeno", "bear-bruma", "cat-minou"),
    market_projects=("milk-magnet", "grand-arcade", "folding-shovel", "moss-carpet"),
)  # fmt: skip
TWO = Setup(
    2,
    "table",
    first="seat-1",
    planets=PLANETS,
    holds={ADA: ("purple",)},
    hands={ADA: THREE.hands[ADA], BO: ("mole-nello", "night-garden")},
    bot_projects={0: ("moss-carpet",), 1: ("milk-magnet",), 2: ("loud-bazaar",)},
)  # fmt: skip
ASK = skills(["extraction"])


def model_of(view: PieceView) -> PieceModel:
    """Return what a view shows."""
    model = view.model()
    assert isinstance(model, PieceModel)
    return model


def key(people: People, code: Qt.Key) -> None:
    """Press a key where the keys are."""
    QTest.keyClick(QApplication.focusWidget() or people.window, code)
    settle()


def test_a_deal_takes_fragments_out_of_both_holds(people: People) -> None:
    """AN-404: some of Ada's Hold goes to Bo, some of Bo's to Ada."""
    people.sit(THREE)
    share = Share(BO, ASK, fragments(["orange"]), fragments(["purple"]), fragments(["black"]))
    people.say(ADA, offer("geodonia", [share]))
    people.say(BO, answer("accept", 1, ["mole-nello"]))
    people.lift(ADA)
    people.press(people.button("Seal with Bo"))
    players = people.controller.seen().players
    assert players[BO].hold == fragments(["green", "orange", "purple"])
    assert players[ADA].hold.black == 1


def test_several_are_asked_and_anyone_is(people: People) -> None:
    """AN-422: an offer to two, then one to anyone; both answer it."""
    people.sit(replace(THREE, hands={**THREE.hands, ADA: ("hare-zefira", "otter-ondina", "autopaw")}))
    both = [Share(BO, ASK, fragments(["orange"])), Share(CLEO, ASK, fragments(["white"]))]
    people.say(ADA, offer("geodonia", both))
    people.say(CLEO, answer("decline", 1))
    people.say(BO, answer("decline", 1))
    anyone = Share(ANYONE, skills(["extraction", "extraction"]), fragments(["orange"]))
    people.say(ADA, offer("geodonia", [anyone]))
    people.say(BO, answer("accept", 2, ["mole-nello"]))
    people.say(CLEO, answer("accept", 2, ["mole-silvana"]))
    people.lift(ADA)
    assert people.table.draft.agreed == 2
    people.choose(people.table.deal.slips, "slip 2")
    assert people.table.draft.to == CLEO, "a second press takes the next who said yes"
    people.press(people.button("Rather with Bo"))
    assert people.table.draft.to == BO
    people.press(people.button("Rather with Cleo"))
    people.press(people.button("Seal with Cleo"))
    assert people.controller.seen().players[CLEO].hold == fragments(["orange"])


def test_a_counter_is_one_press_to_take(people: People) -> None:
    """AN-426: nobody is asked again."""
    people.sit(THREE)
    people.say(ADA, offer("geodonia", [Share(BO, ASK, fragments(["orange"]))]))
    wanted = Share(BO, ASK, fragments(["orange", "white"]))
    people.say(BO, answer("counter", 1, ["mole-nello"], wanted))
    people.lift(ADA)
    before = people.gestures
    people.press(people.button("Take what Bo wants"))
    people.press(people.button("Seal with Bo"))
    assert people.gestures - before == 2
    assert people.controller.seen().players[BO].hold.white == 1


@pytest.mark.parametrize("way", ["button", "slip"])
def test_a_declined_offer_is_changed_from_where_it_lay(people: People, way: str) -> None:
    people.sit(THREE)
    people.say(ADA, offer("geodonia", [Share(BO, ASK, fragments(["orange"]))]))
    people.say(BO, answer("decline", 1))
    people.lift(ADA)
    if way == "button":
        people.press(people.button("Change it"))
    else:
        people.choose(people.table.deal.slips, "slip 1")
    deal = people.table.draft.deal
    assert deal is not None
    assert deal.share_of(BO) == Share(BO, ASK, fragments(["orange"]))
    white = next(t for t in deal.tokens(ADA)["gets"] if (t.kind, t.what) == (FRAGMENT, "white"))
    people.choose(people.table.deal.columns, white.key)
    people.press(people.button("Propose"))
    assert people.controller.seen().offers[-1].action.shares[0].gets == fragments(["orange", "white"])


def test_bot_helps_in_a_harvest(people: People) -> None:
    """AN-806: one Fragment that Bot can use for each icon."""
    people.sit(TWO)
    bot = Share(BOT, ASK, fragments(["green"]))
    people.say(ADA, harvest("geodonia", ["hare-zefira", "otter-ondina", "otter-sasso"], bot))
    assert any("moss" in line.lower() for line in people.lines()[-8:])


def test_nothing_shines_from_behind_a_deal(people: People) -> None:
    """Ends of the Starship's frame, and of rings of a hint, stood out at both sides."""
    people.sit(THREE)
    people.lift(ADA)
    table = people.table
    table.draft.choose_planet("geodonia")
    table.draft.bring_in(BO)
    table.market.set_hinted(frozenset(piece.key for piece in table.market.pieces))
    settle()
    assert table.place is not None
    deal, image = table.place.deal, table.grab().toImage()
    wall = table.theme.color("bg").rgb()
    for side in (range(deal.left() - 5, deal.left()), range(deal.right() + 2, deal.right() + 6)):
        seen = {image.pixel(x, y) for x in side for y in range(deal.top() + 12, deal.bottom() - 2)}
        assert seen == {wall}


def test_a_deal_says_why_it_cannot_be_offered(people: People) -> None:
    people.sit(THREE)
    people.lift(ADA)
    people.choose(people.table.planets, "geodonia")
    people.choose(people.table.seats_view, "seat-2")
    assert people.table.flow.negotiation.check == "Bo gets nothing yet: whoever helps gets a Fragment."
    assert not people.button("Propose").isEnabled()
    people.press(people.button("Back"))
    people.press(people.button("Negotiate"))
    people.choose(people.table.seats_view, "seat-2")
    people.choose(people.table.seats_view, "seat-3")
    assert people.table.draft.deal is not None
    assert people.table.draft.deal.columns == (ADA, BO, CLEO)


def test_a_deal_says_what_the_whole_crew_lacks(people: People) -> None:
    """At the screen as on a phone: whom to ask for it, rather than that a part is not covered."""
    people.sit(replace(THREE, hands={**THREE.hands, ADA: ("hare-zefira", "autopaw")}))
    people.lift(ADA)
    share = Share(BO, skills(["extraction"]), fragments(["white"]))
    people.table.draft.fill_in(offer("geodonia", [share]))
    check = people.table.flow.negotiation.check
    assert check == "Geodonia: 1 Piloting and 2 Extraction missing. Ask somebody."


def test_a_draft_is_left_with_escape_and_nothing_was_said(people: People) -> None:
    people.sit(THREE)
    people.lift(ADA)
    people.choose(people.table.planets, "geodonia")
    people.choose(people.table.seats_view, "seat-2")
    key(people, Qt.Key.Key_Escape)
    assert people.table.draft.deal is None
    assert not people.table.deal.isVisible()
    key(people, Qt.Key.Key_Escape)
    assert people.table.draft.is_empty
    assert len(people.controller.match.past) == 0


def test_a_card_is_shown_to_all_when_asked_twice(people: People) -> None:
    """AN-207: shown is shown."""
    people.sit(THREE)
    people.lift(ADA)
    people.by = "keys"
    people.walk_to(people.table.hand)
    walk_within(people.table.hand, "otter-ondina")
    key(people, Qt.Key.Key_Z)
    assert len(people.controller.match.past) == 0
    key(people, Qt.Key.Key_Z)
    assert people.lines()[-1] == "Ada shows Ondina (otter)."


def test_one_card_too_many_is_discarded_in_place(people: People) -> None:
    """AN-505."""
    full = (*THREE.hands[ADA], "fox-ambra", "cat-cassio", "comet-postbox", "warm-lamp")
    people.sit(replace(THREE, hands={**THREE.hands, ADA: full}))
    people.lift(ADA)
    people.say(ADA, parse("take hare-duna"))
    assert people.controller.seen().step == "discard"
    people.say(ADA, parse("discard warm-lamp"))
    assert people.controller.seen().step == "market"


def test_fragments_go_overboard_in_sight_of_all(people: People) -> None:
    """AN-408: nobody needs a curtain for what lies open."""
    people.sit(replace(
        THREE, holds={ADA: ("purple", "purple", "white")},
        hands={**THREE.hands, ADA: ("raccoon-rocco", "raccoon-mirtilla")}))  # fmt: skip
    people.say(ADA, harvest("nektarr", ["raccoon-rocco", "raccoon-mirtilla"]))
    assert people.controller.droppers == (ADA,)
    assert not people.table.curtain.isVisible()
    people.say(ADA, parse("drop purple purple"))
    assert people.controller.seen().players[ADA].hold == fragments(["green", "black", "white", "white"])


@pytest.mark.parametrize("change", [{"text_scale": 1.5}, {"language": "it"}, {"theme": "light"}])
def test_another_look_keeps_who_looks(people: People, change: dict[str, object]) -> None:
    people.sit(THREE)
    people.lift(ADA)
    people.table.rail.show_page(0)
    look = people.window.look
    look.change(look.settings._replace(**change))  # type: ignore[arg-type]
    settle()
    assert people.controller.viewer == ADA
    assert people.table.rail.shows_why
    assert people.table.hand.pieces


def test_why_tells_what_is_missing_and_who_is_known_to_have_it(people: People) -> None:
    """X-29: what was taken in sight of all is remembered for all."""
    people.sit(replace(THREE, hands={**THREE.hands, BO: ("cat-perla",)}, market_crew=(
        "mole-nello", "beaver-zeno", "bear-bruma", "cat-minou"), first="seat-2"))  # fmt: skip
    for card in ("mole-nello", "beaver-zeno", "bear-bruma"):
        people.say(BO, parse(f"take {card}"))
    while people.controller.seen().seat_to_move != ADA:
        seat = people.controller.seen().seat_to_move
        for card in ("milk-magnet", "moss-carpet", "grand-arcade"):
            if people.controller.seen().seat_to_move == seat:
                people.say(seat, parse(f"take {card}"))
    people.lift(ADA)
    people.choose(people.table.planets, "geodonia")
    told = people.table.rail.told.text()
    assert "1 Extraction missing" in told
    assert "Bo is known to hold" in told
    assert "Nello" in told


def test_the_undo_of_a_card_from_the_market_is_agreed_by_all(people: People) -> None:
    people.sit(THREE)
    people.say(ADA, parse("take hare-duna"))
    key(people, Qt.Key.Key_Escape)
    QTest.keyClick(
        QApplication.focusWidget() or people.window, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    settle()
    sheet = people.table.sheets.take_back
    assert sheet.isVisible()
    for button in sheet.answers.values():
        people.press(button)
    assert people.controller.seen().step == "turn"


# -- where the keys go ------------------------------------------------------------------------------


ALONE = replace(THREE, hands={**THREE.hands, ADA: ("raccoon-rocco", "raccoon-mirtilla", "beaver-odette")})


def test_tab_comes_to_the_buttons_before_the_players(people: People) -> None:
    people.sit(ALONE)
    people.lift(ADA)
    table = people.table
    people.choose(table.planets, "nektarr")
    table.planets.setFocus()
    came: list[QWidget | None] = [table.planets]
    while len(came) < 20 and table.seats_view not in came:
        key(people, Qt.Key.Key_Tab)
        came.append(QApplication.focusWidget())
    assert people.button("Harvest") in came


def test_enter_on_a_chosen_planet_does_what_the_yellow_button_says(people: People) -> None:
    people.sit(ALONE)
    people.lift(ADA)
    planets = people.table.planets
    planets.setFocus()
    planets.setCurrentIndex(next(index for index in planets.items() if index.data(ItemRole.KEY) == "nektarr"))
    key(people, Qt.Key.Key_Return)
    assert people.table.draft.planet == "nektarr"
    key(people, Qt.Key.Key_Return)
    assert any(event.name == "Harvested" for event in people.controller.seen().events)


def test_keys_that_have_nothing_to_press_any_more_go_to_the_planets(people: People) -> None:
    people.sit(ALONE)
    people.lift(ADA)
    people.choose(people.table.planets, "nektarr")
    harvest_button = people.button("Harvest")
    harvest_button.setFocus()
    people.press(harvest_button)
    assert isinstance(QApplication.focusWidget(), (PieceView, QPushButton))
    assert QApplication.focusWidget() is not people.table.status.menu_button


def test_a_chosen_planet_bears_a_tick_that_the_ring_of_the_keys_has_not(people: People) -> None:
    """The ring on the first Planet looked as if it had been chosen."""
    people.sit(THREE, bots=(BO, CLEO))
    planets = people.table.planets
    corner = planets.visualRect(model_of(planets).row_of("geodonia")).adjusted(4, 4, 0, 0)
    corner.setSize(corner.size().boundedTo(QSize(20, 20)))
    planets.go_to("geodonia")
    planets.setFocus()
    ringed = planets.viewport().grab(corner).toImage()
    planets.go_to("nektarr")
    assert planets.viewport().grab(corner).toImage() == ringed, "the ring reaches round, not in"
    people.choose(planets, "geodonia")
    assert planets.viewport().grab(corner).toImage() != ringed
    assert planets.pieces[0].spoken.endswith("; you cover 3 Piloting and 2 Extraction. It is chosen.")


def test_a_thing_says_what_it_is_where_the_pointer_rests(
    people: People, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The offscreen platform has no tooltips, so none is shown here."""
    said: list[str] = []
    monkeypatch.setattr(QToolTip, "showText", lambda at, words, of: said.append(words))
    people.sit(ALONE)
    people.lift(ADA)
    planets = people.table.planets
    at = planets.cell_rect(next(iter(planets.items()))).center()
    rests = QHelpEvent(QEvent.Type.ToolTip, at, planets.viewport().mapToGlobal(at))
    QApplication.sendEvent(planets.viewport(), rests)
    assert "Planet 1 of 3" in said[0]
    assert all(len(line) <= TIP_LETTERS for line in said[0].splitlines())


def test_m_leads_to_the_market_below_the_offers(people: People) -> None:
    people.sit(THREE)
    people.say(ADA, offer("geodonia", [Share(BO, ASK, fragments(["orange"]))]))
    people.say(BO, answer("decline", 1))
    people.lift(ADA)
    assert people.table.deal.isVisible()
    key(people, Qt.Key.Key_M)
    assert not people.table.deal.isVisible()
    assert people.table.market.hasFocus()


def test_a_project_says_what_its_upgrade_does(people: People) -> None:
    """Two players owned a Scout to the end without knowing what it is for."""
    people.sit(replace(THREE, completed={ADA: ("talent-beacon",)}))
    people.lift(ADA)
    rule = "Scout: At the Market, replacing a row is free once."
    ship = people.table.ship
    done = ship.model().index([piece.key for piece in ship.pieces].index("talent-beacon"), 0)
    assert done.data(Qt.ItemDataRole.AccessibleDescriptionRole) == rule
    for piece in people.table.market.pieces:
        card = PROJECTS.get(piece.key)
        assert bool(piece.note) == bool(card and card.upgrade), piece.key
    assert not any(piece.note for piece in people.table.hand.pieces), "others would hear it"
