"""Standing orders: what is completed by itself, who is asked, and for how long anybody may speak up."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from chrononauts_qt.games.afternova.actions import harvest, parse
from chrononauts_qt.games.afternova.amounts import words
from chrononauts_qt.games.afternova.cards import PROJECTS
from chrononauts_qt.session.match import Match
from chrononauts_qt.session.positions import Positions
from chrononauts_qt.ui.games.afternova.completing import SPEAK_UP_SECONDS, Completing
from chrononauts_qt.ui.games.afternova.orders import Orders, completable
from chrononauts_qt.ui.games.afternova.points import points_of
from chrononauts_qt.ui.games.afternova.terms import ALL, ORDERS_OPTION
from chrononauts_qt.ui.kit.drop_model import Offer, encode
from chrononauts_qt.ui.kit.roles import ItemRole
from chrononauts_qt.ui.table.replay.transcript import transcript
from tests.gui.afternova.people import NAMES, People
from tests.gui.afternova.test_table import ADA, BO, CLEO, THREE, key
from tests.gui.program import settle
from tests.gui.views.conftest import drag

FIVE = ("echo-sieve", "velvet-observatory", "warm-lamp", "comet-postbox", "snow-globe")
PAIR = ("raccoon-rocco", "raccoon-mirtilla")
NEKTARR = replace(THREE, holds={ADA: ("purple",), BO: ("green", "black")}, hands={
    **THREE.hands, ADA: (*PAIR, "autopaw", "sunny-orchard")})  # fmt: skip
RICH = replace(THREE, holds={ADA: ("purple", "white", "black", "green"), BO: ("green", "black")}, hands={
    **THREE.hands, ADA: ("hare-zefira", "autopaw", "star-lullaby")})  # fmt: skip


def completes(people: People, name: str) -> bool:
    """Tell whether Ada has completed a Project."""
    return any(line.startswith(f"Ada completes “{name}”") for line in people.lines())


def go_to_market(people: People, seat: int = ADA) -> None:
    """Let a seat use up its turn at the Market."""
    turn = people.controller.seen().turn
    while people.controller.seen().turn == turn and people.controller.seen().step in ("turn", "market"):
        people.say(seat, parse(f"take {next(filter(None, people.controller.seen().market_crew))}"))
    settle()


def test_what_can_be_paid_completes_itself_and_nobody_is_asked(people: People) -> None:
    """AN-607: the silence of whoever has standing orders means what they say."""
    people.sit(NEKTARR)
    people.say(ADA, harvest("nektarr", PAIR))
    settle()
    assert not completes(people, "Autopaw"), "first anybody may speak up"
    people.let_all_speak()
    assert completes(people, "Autopaw")
    assert people.controller.seen().seat_to_move == BO


def test_a_project_that_asks_is_asked_about_on_the_own_turn_before_the_cover(people: People) -> None:
    people.sit(NEKTARR)
    people.lift(ADA)
    people.ask_me("autopaw")
    people.say(ADA, harvest("nektarr", PAIR))
    settle()
    assert people.controller.asked == (ADA,)
    assert people.controller.viewer == ADA, "no curtain in between"
    assert not people.table.speak_up.isVisible()
    people.say(ADA, parse("complete autopaw"))
    assert completes(people, "Autopaw")


def test_who_asks_first_is_asked_whatever_it_can_pay(people: People) -> None:
    """AN-607: that somebody is asked tells nothing of what there is to complete."""
    asked = []
    for hand in (("autopaw",), ("sunny-orchard",)):
        people.sit(replace(NEKTARR, hands={**NEKTARR.hands, ADA: (*PAIR, *hand)}))
        people.lift(ADA)
        people.ask_me(*hand)
        assert people.table.seats_view.pieces[ADA].spoken.endswith("to be asked") is False, "it is to move"
        people.say(ADA, harvest("nektarr", PAIR))
        settle()
        asked.append((people.controller.asked, bool(completable(people.controller.seen(ADA)))))
    assert asked == [((ADA,), True), ((ADA,), False)]


def test_no_more_leaves_what_asks_and_completes_the_rest(people: People) -> None:
    people.sit(RICH)
    people.lift(ADA)
    people.ask_me("autopaw")
    go_to_market(people)
    assert people.controller.asked == (ADA,)
    there = set(completable(people.controller.seen(ADA)))
    people.press(people.button("No more"))
    people.let_all_speak()
    done = people.controller.seen().players[ADA].completed
    assert "autopaw" not in done
    assert set(done) == there - {"autopaw"}


def test_what_is_to_be_chosen_first_has_the_keys_and_the_frame(people: People) -> None:
    """The keys were on “No more”: whoever pressed Enter once too often had completed nothing."""
    people.sit(NEKTARR, bots=(BO, CLEO))
    people.ask_me("autopaw")
    people.choose(people.table.planets, "nektarr")
    people.press(people.button("Harvest"))
    closed = people.table.steps.buttons[0]
    assert (closed.text(), closed.isEnabled()) == ("First choose a Project", False)
    assert people.table.steps.primary is closed
    assert QApplication.focusWidget() is people.table.hand
    assert people.table.hand.currentIndex().data(ItemRole.KEY) in completable(people.controller.seen(ADA))
    people.table.hand.go_to("autopaw")
    key(people, Qt.Key.Key_Return)
    assert people.table.steps.primary is people.button("Complete")
    people.press(people.button("Complete"))
    assert completes(people, "Autopaw")


def test_who_can_pay_for_nothing_hears_so_and_has_no_more_in_the_frame(people: People) -> None:
    people.sit(replace(NEKTARR, hands={**NEKTARR.hands, ADA: (*PAIR, "sunny-orchard")}))
    people.lift(ADA)
    people.ask_me("sunny-orchard")
    people.say(ADA, harvest("nektarr", PAIR))
    settle()
    assert people.table.steps.note.text() == "Your Hold pays for none of your Projects."
    assert people.table.steps.primary is people.button("No more")
    assert not people.button("Complete").isEnabled()


def test_orders_are_followed_from_the_first_to_the_last(people: People) -> None:
    """Both Projects want the purple Fragment: the one that was put first gets it."""
    for first in ("autopaw", "star-lullaby"):
        people.sit(RICH)
        people.lift(ADA)
        people.press(people.table.objective.orders)
        people.table.orders.put(first, 0)
        people.press(people.button("Back"))
        go_to_market(people)
        people.let_all_speak()
        assert people.controller.seen().players[ADA].completed[0] == first


def rows(people: People) -> list[str]:
    """Return the Projects of the sheet, as they lie there."""
    return [piece.key for piece in people.table.orders.view.pieces]


def test_the_order_is_changed_by_keys(people: People) -> None:
    people.sit(NEKTARR)
    people.lift(ADA)
    people.by = "keys"
    key(people, Qt.Key.Key_Q)
    view = people.table.orders.view
    assert QApplication.focusWidget() is view
    before = rows(people)
    QTest.keyClick(view, Qt.Key.Key_Down, Qt.KeyboardModifier.ControlModifier)
    assert rows(people) == before[::-1]
    assert view.currentIndex().row() == 1, "the keys stay with what was moved"
    key(people, Qt.Key.Key_Return)
    assert people.controller.completing.orders(ADA).asks_about(before[0])
    key(people, Qt.Key.Key_Q)
    assert not view.isVisible()
    assert people.table.hand.isVisible()
    key(people, Qt.Key.Key_Q)
    assert rows(people) == before[::-1], "they are kept"
    key(people, Qt.Key.Key_Escape)
    assert not view.isVisible()


def test_the_order_is_changed_by_dragging(people: People) -> None:
    people.sit(NEKTARR)
    people.lift(ADA)
    key(people, Qt.Key.Key_Q)
    view, before = people.table.orders.view, rows(people)
    at = view.cell_rect(people.table.orders.model.row_of(before[0])).center()
    assert drag(view.viewport(), at, encode(Offer(before[1], "orders")))
    assert rows(people) == before[::-1]
    assert people.table.gestures.explain_drop("hare-zefira", "hand", "order 0") == "", "a card does not"


def test_a_row_says_what_it_is_and_when_it_is_completed(people: People) -> None:
    people.sit(NEKTARR)
    people.lift(ADA)
    people.ask_me("autopaw")
    key(people, Qt.Key.Key_Q)
    with people.controller.speaking():
        said = people.table.orders.view.pieces
    assert {piece.face.when for piece in said} == {"asks me first", "by itself"}
    key(people, Qt.Key.Key_Escape)
    people.controller.cover()
    assert not rows(people), "below the curtain lies nothing"


def test_why_says_what_orders_are_for_as_long_as_they_lie_there(people: People) -> None:
    """Fresh players asked what would happen in which case: it is told with an example, true of the cards."""
    people.sit(NEKTARR)
    people.lift(ADA)
    rail = people.table.rail
    for page in (0, 1):
        rail.show_page(page)
        people.press(people.table.objective.orders)
        assert rail.shows_why
        assert all(said in rail.told.text() for said in ("“By itself”", "“Asks me first”", "sixth"))
        assert "“Autopaw”, but you save them for “Night Garden”" in rail.told.text()
        people.press(people.button("Back"))
        assert rail.shows_why is (page == 0)
        assert "Autopaw" not in rail.told.text()
    assert words(PROJECTS["autopaw"].cost) == ("purple", "green")
    assert words(PROJECTS["night-garden"].cost) == ("purple", "green", "black")


def test_the_sheet_goes_when_the_curtain_falls(people: People) -> None:
    people.sit(NEKTARR)
    people.lift(ADA)
    key(people, Qt.Key.Key_Q)
    people.controller.cover()
    assert not people.table.orders.is_open
    assert not people.table.orders.view.isVisible()


# -- kept with the game -----------------------------------------------------------------------------


def kept_game(people: People, path: Path) -> None:
    """Sit down at a game with a journal."""
    match = Match.start("afternova", NAMES[:3], NEKTARR, path)
    people.window.open_match(match)
    settle()


def come_back(people: People) -> None:
    """Leave the game, and go on with it as another day."""
    writer = people.controller.match.writer
    assert writer is not None
    people.window.show_home()
    people.window.open_file(writer.path)
    settle()


def test_orders_are_there_again_when_a_game_is_gone_on_with(people: People, tmp_path: Path) -> None:
    """A fresh player closed a game, and a Project that was to ask was completed without a word."""
    kept_game(people, tmp_path / "game.chrononauts")
    people.lift(ADA)
    key(people, Qt.Key.Key_Q)
    before = rows(people)
    people.table.orders.put(before[1], 0)
    people.choose(people.table.orders.view, before[0])
    people.press(people.button("Back"))
    come_back(people)
    people.lift(ADA)
    key(people, Qt.Key.Key_Q)
    assert rows(people) == before[::-1]
    assert [piece.face.asks for piece in people.table.orders.view.pieces] == [False, True]
    assert people.controller.completing.asks == {ADA}


def test_whoever_takes_over_from_a_bot_finds_no_orders_of_another(people: People, tmp_path: Path) -> None:
    kept_game(people, tmp_path / "game.chrononauts")
    people.lift(ADA)
    people.ask_me("autopaw")
    people.controller.match.seat_bot(ADA, "cadet")
    people.controller.reseat()
    people.controller.match.seat_person(ADA)
    come_back(people)
    assert not people.controller.completing.asks


@pytest.mark.parametrize(
    "kept", ["order no-such-card ask", "ask", "what was that", "order ask ask", "order autopaw autopaw"]
)
def test_orders_that_mean_nothing_are_none(kept: str) -> None:
    """A journal written by hand may hold anything."""
    assert not Orders(kept).asks_about("no-such-card")
    assert Orders(Orders(kept).kept).kept == Orders(kept).kept


def public_of(people: People, path: Path) -> list[str]:
    """Return all that anybody else sees of Ada's orders in the game and in its text, in two worlds."""
    found = []
    for number, first in enumerate(("autopaw", "sunny-orchard")):
        kept_game(people, path / f"game-{number}.chrononauts")
        people.lift(ADA)
        key(people, Qt.Key.Key_Q)
        people.table.orders.put(first, 0)
        people.press(people.button("Back"))
        come_back(people)
        match = people.controller.match
        seen = [match.name, *people.lines(), *(piece.spoken for piece in people.table.seats_view.pieces)]
        assert match.writer is not None
        seen.append(transcript(Positions.read(match.writer.path)))
        found.append("\n".join(seen))
    return found


def test_nobody_else_hears_of_orders_that_are_kept(people: People, tmp_path: Path) -> None:
    one, other = public_of(people, tmp_path)
    assert one == other


def test_an_order_that_is_told_is_found(
    people: People, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Match, "note_wish", lambda match, _, wish: match.rename(wish))
    one, other = public_of(people, tmp_path)
    assert one != other


# -- speaking up ------------------------------------------------------------------------------------


def test_anybody_may_speak_up_after_every_turn_for_the_same_time(people: People) -> None:
    """AN-607: Bo is asked because of a hand and a Hold that all see, and can complete nothing."""
    people.sit(NEKTARR)
    for seat in (ADA, BO):
        go_to_market(people, seat)
        strip = people.table.speak_up
        assert strip.isVisible()
        assert strip.ring.fraction == 1.0, "it does not show the time of the last one"
        assert people.controller.completing.ring.seconds == SPEAK_UP_SECONDS
        people.clock.now += SPEAK_UP_SECONDS - 0.1
        people.controller.tick()
        assert strip.isVisible()
        people.clock.now += 0.1
        people.controller.tick()
        settle()
        assert not strip.isVisible()


@pytest.mark.parametrize("way", ["button", "panel", "digit"])
def test_whoever_speaks_up_is_asked_behind_a_curtain(people: People, way: str) -> None:
    people.sit(replace(NEKTARR, holds={BO: ("purple", "green", "black", "white")}, hands={
        **NEKTARR.hands, BO: ("mole-nello", "growl-amplifier", "roof-rack")}))  # fmt: skip
    people.lift(ADA)
    people.controller.completing.orders(BO).turn("growl-amplifier")
    go_to_market(people)
    if way == "button":
        people.press(people.table.speak_up.buttons[BO])
    elif way == "panel":
        people.choose(people.table.seats_view, "seat-2")
    else:
        key(people, Qt.Key.Key_2)
    assert people.controller.asked == (BO,)
    assert not people.table.speak_up.isVisible()
    people.say(BO, parse("complete growl-amplifier"))
    assert "growl-amplifier" in people.controller.seen().players[BO].completed
    people.press(people.button("No more"))
    people.let_all_speak()
    assert people.controller.seen().seat_to_move == BO


def test_hold_stops_the_time(people: People) -> None:
    people.sit(NEKTARR)
    go_to_market(people)
    strip = people.table.speak_up
    people.press(strip.hold_button)
    people.clock.now += 60
    people.controller.tick()
    assert strip.isVisible()
    assert strip.hold_button.text() == "Go on"
    people.press(strip.hold_button)
    people.let_all_speak()
    assert not strip.isVisible()


def test_a_table_that_has_agreed_is_not_kept_waiting(people: People) -> None:
    people.sit(NEKTARR)
    people.controller.match.options[ORDERS_OPTION] = ALL
    people.lift(ADA)
    key(people, Qt.Key.Key_Q)
    assert not people.table.rail.shows_why, "what Why? says of asking would not be true here"
    people.choose(people.table.orders.view, "autopaw")
    assert not people.controller.completing.asks
    assert "All have agreed" in people.table.message.words.text()
    people.press(people.button("Back"))
    people.say(ADA, harvest("nektarr", PAIR))
    settle()
    assert completes(people, "Autopaw")
    assert people.controller.seen().seat_to_move == BO


def test_one_person_among_bots_is_asked_only_about_what_can_be_paid(people: People) -> None:
    people.sit(RICH, bots=(BO, CLEO))
    people.ask_me("autopaw")
    people.table.orders.put("autopaw", 0)
    go_to_market(people)
    assert people.controller.asked == (ADA,)
    people.press(people.button("No more"))
    assert "autopaw" not in people.controller.seen().players[ADA].completed
    people.sit(replace(RICH, holds={ADA: ()}), bots=(BO, CLEO))
    people.ask_me("autopaw")
    go_to_market(people)
    assert not people.controller.asked


# -- the sixth --------------------------------------------------------------------------------------


def test_the_sixth_always_asks_and_says_what_it_would_mean(people: People) -> None:
    for agreed in (False, True):
        people.sit(replace(NEKTARR, completed={ADA: FIVE, BO: ("roof-rack",)}))
        if agreed:
            people.controller.match.options[ORDERS_OPTION] = ALL
        people.say(ADA, harvest("nektarr", PAIR))
        settle()
        assert people.controller.asked == (ADA,)
        note = people.table.steps.note.text()
        assert note.startswith("This ends the game. You have ")
        view = people.controller.seen()
        own = int(note.split("You have ")[1].split(" ")[0])
        rival = note.split("; ")[1]
        people.say(ADA, parse("complete autopaw"))
        after = people.controller.seen()
        assert own == points_of(after.players[ADA])
        assert rival == f"Bo shows {points_of(view.players[BO])}."
        assert after.is_last_chance


def test_with_five_projects_and_nothing_to_pay_with_one_is_asked_all_the_same(people: People) -> None:
    people.sit(replace(THREE, holds={ADA: ("white", "white")}, completed={ADA: FIVE}))
    people.lift(ADA)
    go_to_market(people)
    assert people.controller.asked == (ADA,)
    assert people.table.steps.note.text() == "You have five Projects, and cannot pay for a sixth yet."
    people.press(people.button("No more"))
    people.let_all_speak()
    assert people.controller.seen().seat_to_move == BO


# -- leaks ------------------------------------------------------------------------------------------


Leak = Callable[[pytest.MonkeyPatch], None]


def asks_by_hand(patch: pytest.MonkeyPatch) -> None:
    """Only those may speak up who can complete something."""
    right = Completing.may_speak

    def may_speak(self: Any) -> tuple[int, ...]:
        return tuple(seat for seat in right(self) if completable(self._table.seen(seat)))

    patch.setattr(Completing, "may_speak", may_speak)


def strip_of(people: People) -> list[object]:
    """Return all that the strip shows after a turn of Ada's, in two worlds that differ in what Bo hides."""
    found: list[object] = []
    for hidden in ("growl-amplifier", "sunny-orchard"):
        people.sit(replace(RICH, holds={BO: ("purple", "green", "black", "white")}, hands={
            **RICH.hands, ADA: ("hare-zefira", "star-lullaby"), BO: ("mole-nello", hidden)}))  # fmt: skip
        go_to_market(people)
        strip = people.table.speak_up
        found.append((strip.isVisible(), sorted(strip.buttons), people.controller.completing.ring.seconds))
    return found


def test_the_strip_is_the_same_whatever_anybody_holds(people: People) -> None:
    one, other = strip_of(people)
    assert one == other


def test_a_strip_that_follows_hands_is_found(people: People, monkeypatch: pytest.MonkeyPatch) -> None:
    asks_by_hand(monkeypatch)
    one, other = strip_of(people)
    assert one != other
