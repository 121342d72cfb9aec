"""Hints in three grades at the table of AfterNova, by H and by the button."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from chrononauts_qt.bots.afternova.player import basket, choose, suggested, ways
from chrononauts_qt.bots.protocol import AGENT
from chrononauts_qt.games.afternova.actions import Action, Share, answer, harvest, of_cards, offer, parse
from chrononauts_qt.games.afternova.amounts import fragments, skills
from chrononauts_qt.games.afternova.setup import Setup
from chrononauts_qt.ui.games.afternova.deal import Deal
from chrononauts_qt.ui.games.afternova.draft import Draft
from chrononauts_qt.ui.kit.marks import Mark
from chrononauts_qt.ui.kit.pieces import PieceView
from chrononauts_qt.ui.table.agreement import AGREED, HINTS_OPTION
from tests.gui.afternova.people import People, Thinker
from tests.gui.afternova.test_table import ADA, BO, CLEO, THREE
from tests.gui.hints.clerk import Clerk
from tests.gui.program import settle
from tests.gui.secrecy.witness import listening

FULL = ("raccoon-rocco", "hare-zefira", "otter-ondina", "cat-minou", "comet-postbox", "night-garden",
        "autopaw", "fox-ambra")  # fmt: skip
ALONE = replace(
    THREE, planets={1: ("nektarr", "green", "black", "purple")},
    hands={ADA: ("raccoon-rocco", "raccoon-mirtilla", "autopaw", "comet-postbox", "night-garden",
                 "hare-zefira", "otter-ondina", "mole-silvana"), BO: ("mole-nello", "cat-perla"), CLEO: ()},
)  # fmt: skip
"""Ada covers all of Nektarr, which has what the Night Garden lacks."""
DEAL = replace(
    THREE, market_crew=("hare-duna", "beaver-zeno", "bear-bruma", "cat-fuliggine"),
    planets={0: ("geodonia", "orange", "orange", "white", "white"),
             1: ("nektarr", "green", "black", "purple"), 2: ("sentara", "white", "white", "white")},
    hands={ADA: FULL, BO: ("mole-nello", "cat-perla", "raccoon-mirtilla", "beaver-odette"),
           CLEO: ("beaver-querco", "beaver-brunilde")},
)  # fmt: skip
"""Ada covers nothing alone; of Nektarr she lacks one icon."""
Key = Qt.Key


def sit(people: People, setup: Setup, bots: tuple[int, ...] = (BO, CLEO)) -> None:
    """Let Ada begin, alone with bots; or with people who have all agreed to hints."""
    people.sit(setup, bots)
    people.table.hints.hire = Thinker
    if not bots:
        people.controller.match.options[HINTS_OPTION] = AGREED
        people.lift(ADA)


def press(code: Key) -> None:
    """Press a key where the keys are."""
    focus = QApplication.focusWidget()
    assert focus is not None
    QTest.keyClick(focus, code)
    settle()


def hint(people: People, times: int = 1) -> str:
    """Press H so often, and wait for what is thought out; return what is said."""
    for _ in range(times):
        press(Key.Key_H)
    return people.table.message.words.text()


def ringed(view: PieceView) -> set[str]:
    """Return what is ringed among the things of a view."""
    return {piece.key for piece in view.pieces if piece.key in view.hinted}


def said(people: People) -> list[str]:
    """Return what has been said at the table."""
    return [step.action.text for step in people.controller.match.past.steps()]


def agents(people: People) -> Action:
    """Return what the Agent does in the place of whoever looks."""
    return choose(AGENT, people.table.draft.view).action


def nothing_is_left(people: People) -> bool:
    """Tell whether nothing of a hint is on the screen."""
    table = people.table
    views = (table.planets, table.market, table.ship, table.hand, table.seats_view, table.deal.slips)
    rings = any(ringed(view) for view in views)
    return table.hints.grade == 0 and not rings and not table.message.is_hint


# -- the three grades -------------------------------------------------------------------------------


def test_the_first_grade_points_at_one_place_and_considers_nothing(people: People) -> None:
    """It ringed nearly all there was."""
    sit(people, ALONE)
    found = ways(people.table.draft.view)
    words = hint(people)
    assert "nektarr" in found.alone
    assert found.asked
    assert ringed(people.table.planets) == {"nektarr"}
    assert not ringed(people.table.market)
    assert words.startswith("You can harvest without asking anybody: Nektarr")
    assert words.endswith("You can take cards of the Market. Look here first: Nektarr.")
    assert people.table.message.is_hint
    assert people.table.draft.is_empty
    assert people.controller.match.hints == {ADA: 1}


def test_the_market_is_one_place(people: People) -> None:
    sit(people, THREE)
    hint(people)
    market = people.table.market
    assert ringed(market) >= {*THREE.market_crew, *THREE.market_projects}
    assert market.is_hinted_whole
    marked = [market.marks_of(index) for index in market.items()]
    assert not any(Mark.TARGET in marks for marks in marked), "one ring goes round all of it"
    assert not ringed(people.table.planets)
    hint(people)
    assert not market.is_hinted_whole
    assert any(Mark.TARGET in market.marks_of(index) for index in market.items())


def test_a_lone_harvest_is_ringed_then_laid_out_then_explained(people: People) -> None:
    sit(people, ALONE)
    hint(people)
    assert "nektarr" in ringed(people.table.planets)
    assert hint(people) == (
        "Harvest Nektarr with Rocco and Mirtilla? Your Hold would then have 2 purple, 1 green and 1 black.")
    assert people.table.draft.planet == "nektarr"
    assert people.table.flow.chosen() == {"raccoon-rocco", "raccoon-mirtilla"} == ringed(people.table.hand)
    assert ringed(people.table.planets) == {"nektarr"}
    assert hint(people) == (
        "Harvest Nektarr with Rocco and Mirtilla. With what you then hold you complete “Night Garden”.")
    assert people.table.draft.planet == "nektarr", "the draft is the same"
    assert said(people) == [], "a hint says nothing for anybody"
    assert people.controller.match.hints == {ADA: 3}
    press(Key.Key_Return)
    assert said(people)[0] == "harvest nektarr with raccoon-rocco raccoon-mirtilla"


def test_a_deal_is_ringed_then_put_together_then_explained(people: People) -> None:
    sit(people, DEAL)
    wanted = agents(people)
    assert wanted.text == "offer nektarr; 2 brings engineering gets purple"
    assert "A deal may be had: Geodonia, Nektarr and Sentara." in hint(people)
    assert hint(people) == (
        "Make an offer at Nektarr? Bo brings 1 Engineering and gets 1 purple. "
        "Your Hold would then have 1 purple, 1 green and 1 black.")
    deal = people.table.draft.deal
    assert deal is not None
    assert deal.offered() == wanted
    assert ringed(people.table.seats_view) == {"seat-2"}
    assert hint(people) == (
        "Make an offer at Nektarr. Bo brings 1 Engineering and gets 1 purple. "
        "With what you then hold you complete “Night Garden”.")
    press(Key.Key_Return)
    assert said(people)[0] == wanted.text


def test_whoever_listens_hears_once_that_a_move_is_thought_out(
    people: People, monkeypatch: pytest.MonkeyPatch
) -> None:
    sit(people, DEAL)
    hint(people)
    with listening(monkeypatch) as sounds:
        last = hint(people)
    told = [words for kind, words in sounds.heard if kind == "spoken"]
    assert told == ["One moment: a good move is being thought out.", last]
    assert last.startswith("Make an offer at Nektarr?")


def test_cards_of_the_market_are_marked_as_the_agent_would_go_on_to_take_them(people: People) -> None:
    sit(people, THREE)
    wanted = basket(people.table.draft.view, 3)
    assert len(wanted) == 3
    hint(people, 2)
    assert people.table.draft.basket.cards == wanted
    assert ringed(people.table.market) == set(wanted)
    assert hint(people).startswith("Take “Grand Arcade”, ")
    press(Key.Key_Return)
    assert said(people)[:3] == [f"take {card}" for card in wanted]


def suggestion_at(people: People, planet: str) -> str:
    """Let somebody wish for a deal at a Planet; return what is said."""
    people.choose(people.table.planets, planet)
    people.press(people.button("Negotiate"))
    people.press(people.button("Suggest"))
    return people.table.message.words.text()


def test_suggest_puts_together_the_deal_of_the_hint(people: People) -> None:
    sit(people, DEAL)
    words = suggestion_at(people, "nektarr")
    deal = people.table.draft.deal
    assert deal is not None
    assert deal.offered() == agents(people)
    assert words == (
        "Make an offer at Nektarr? Bo brings 1 Engineering and gets 1 purple. "
        "Your Hold would then have 1 purple, 1 green and 1 black.")
    assert hint(people).startswith("Make an offer at Nektarr.")
    assert people.table.draft.deal == deal


def test_suggest_stays_at_the_planet_that_was_chosen(people: People) -> None:
    """It went to another one, and nothing said so."""
    sit(people, DEAL)
    words = suggestion_at(people, "geodonia")
    draft = people.table.draft
    assert draft.planet == "geodonia"
    assert draft.deal is not None
    assert draft.deal.offered().text == "offer geodonia; 2 brings extraction gets orange"
    assert words.startswith("Make an offer at Geodonia? Bo brings 1 Extraction and gets 1 orange.")
    assert words.endswith("Another move promises more. Make an offer at Nektarr.")


def test_suggest_says_first_that_it_goes_to_another_planet(people: People) -> None:
    sit(people, ALONE)
    wanted = next(piece.key for piece in people.table.planets.pieces if not suggested(
        people.table.draft.view, piece.key))
    words = suggestion_at(people, wanted)
    assert people.table.draft.planet == "nektarr"
    assert words.startswith(
        f"Make an offer at Nektarr instead of {wanted.title()}? At {wanted.title()} no deal promises you "
        "anything. Bo brings ")


def test_suggest_says_so_where_the_agent_would_rather_do_something_else(people: People) -> None:
    """The deal was put together as if it were the best thing to do, while a hint said another."""
    sit(people, ALONE)
    words = suggestion_at(people, "nektarr")
    deal = people.table.draft.deal
    assert deal is not None
    assert deal.offered() == suggested(people.table.draft.view)
    assert words.startswith("Make an offer at Nektarr? Bo brings 1 Engineering and gets 1 purple.")
    assert words.endswith("Another move promises more. Harvest Nektarr with Rocco and Mirtilla.")
    assert hint(people).startswith("Harvest Nektarr with Rocco and Mirtilla.")
    assert people.table.draft.deal is None


def compose_with_cleo(people: People) -> Deal:
    """Put a deal together in which Cleo has a part, and return it as it lies."""
    people.choose(people.table.planets, "geodonia")
    people.press(people.button("Negotiate"))
    people.choose(people.table.seats_view, "seat-3")
    hand_over(people, "white")
    assert people.table.draft.deal is not None
    return people.table.draft.deal


def hand_over(people: People, colour: str) -> None:
    """Give a Fragment of the Planet to the only other one in the deal."""
    deal = people.table.draft.deal
    assert deal is not None
    token = next(one for one in deal.tokens(deal.active)["gets"] if one.what == colour)
    people.choose(people.table.deal.columns, token.key)


@pytest.mark.parametrize("by", ["Suggest", "H"])
@pytest.mark.parametrize("way", ["button", "Escape"])
def test_a_hint_gives_the_deal_back_in_whose_place_it_lies(people: People, by: str, way: str) -> None:
    """What somebody had put together was gone without a word."""
    sit(people, DEAL)
    own = compose_with_cleo(people)
    if by == "Suggest":
        people.press(people.button("Suggest"))
    else:
        hint(people, 2)
    assert people.table.draft.deal != own
    hint(people)
    if way == "button":
        people.press(people.button("Back to your deal"))
    else:
        press(Key.Key_Escape)
    assert people.table.draft.deal == own
    assert nothing_is_left(people)
    people.press(people.button("Back"))
    assert people.table.draft.deal is None, "it is left as any deal is"


def test_a_hint_to_go_to_the_market_gives_the_deal_back_too(people: People) -> None:
    sit(people, THREE)
    own = compose_with_cleo(people)
    hint(people, 2)
    taken = people.table.draft.basket.cards
    assert taken, "the Agent would take cards"
    people.choose(people.table.market, taken[0])
    people.press(people.button("Back to your deal"))
    assert people.table.draft.deal == own


def test_a_hint_gives_a_counter_back_that_is_under_way(people: People) -> None:
    sit(people, THREE, bots=())
    people.say(ADA, offer("geodonia", [Share(BO, skills(["extraction"]), fragments(["orange"]))]))
    people.lift(BO)
    people.press(people.button("Counter…"))
    for colour in ("orange", "white", "green"):
        hand_over(people, colour)
    own = people.table.draft.deal
    hint(people, 2)
    assert people.table.draft.deal != own
    people.press(people.button("Back to your deal"))
    assert (people.table.draft.deal, people.table.draft.counters) == (own, True)


# -- the other steps --------------------------------------------------------------------------------


@pytest.mark.parametrize("gets", [["orange", "white"], ["orange"], ["orange", "orange", "green"]])
def test_an_answer_is_laid_out_as_the_agent_would_give_it(people: People, gets: list[str]) -> None:
    sit(people, THREE, bots=())
    people.say(ADA, offer("geodonia", [Share(BO, skills(["extraction"]), fragments(gets))]))
    people.lift(BO)
    wanted = agents(people)
    assert hint(people).startswith("You can accept with ")
    assert set(wanted.cards) <= ringed(people.table.hand)
    hint(people, 2)
    reply = people.table.draft.reply
    laid = {"accept": reply.accept, "decline": reply.decline, "counter": reply.counter}[wanted.verb]()
    assert laid == wanted
    press(Key.Key_Space)
    assert said(people)[-1] == wanted.text


def test_whoever_cannot_bring_it_hears_so(people: People) -> None:
    sit(people, THREE, bots=())
    people.say(ADA, offer("geodonia", [Share(CLEO, skills(["extraction"]), fragments(["orange"]))]))
    people.lift(CLEO)
    assert hint(people).startswith("You can accept")
    people.say(CLEO, answer("decline", 1))
    people.lift(ADA)
    people.say(ADA, offer("nektarr", [Share(CLEO, skills(["engineering"] * 2), fragments(["black"]))]))
    people.lift(CLEO)
    assert hint(people).startswith("Your crew cannot bring what is asked")
    assert hint(people, 2) == "Decline the offer. Your crew cannot bring what is asked."


def test_what_is_discarded_and_completed_is_marked_in_the_hand(people: People) -> None:
    sit(people, ALONE)
    people.say(ADA, parse("take hare-duna"))
    assert people.controller.seen().step == "discard"
    wanted = agents(people).cards
    hint(people)
    assert len(ringed(people.table.hand)) == 9
    hint(people, 2)
    assert people.table.draft.card == wanted[0]
    press(Key.Key_Return)
    assert said(people)[-1] == f"discard {wanted[0]}"


def test_a_project_is_suggested_to_whoever_asks_first(people: People) -> None:
    sit(people, ALONE)
    people.ask_me(*people.table.draft.view.projects)
    people.say(ADA, harvest("nektarr", ["raccoon-rocco", "raccoon-mirtilla"]))
    assert people.controller.seen().step == "complete"
    wanted = agents(people)
    assert hint(people).startswith("You can complete: “")
    assert set(wanted.cards) <= ringed(people.table.hand)
    assert hint(people, 2).startswith("Complete “Night Garden”. It brings you ")
    press(Key.Key_Return)
    assert said(people)[-1] == wanted.text


def test_what_goes_overboard_is_marked_in_the_hold(people: People) -> None:
    sit(people, replace(ALONE, holds={ADA: ("purple", "purple", "white")}))
    people.say(ADA, harvest("nektarr", ["raccoon-rocco", "raccoon-mirtilla"]))
    assert people.controller.seen().step == "drop"
    wanted = agents(people)
    hint(people)
    assert len(ringed(people.table.ship)) == 6
    hint(people, 2)
    assert people.table.draft.dropping() == wanted
    press(Key.Key_Return)
    assert wanted.text in said(people)


def test_every_hint_of_a_game_agrees_with_the_agent_and_has_its_words(people: People) -> None:
    """Each of a game's positions once: what the third grade lays out is what the Agent does."""
    sit(people, replace(DEAL, seed="agree"), bots=())
    steps, laid = Counter[str](), people.table.draft
    for _ in range(30):
        controller = people.controller
        seat = next(iter(controller.seen().deciding))
        if controller.seen().step != "drop":
            controller.lift(seat)
            wanted = choose(AGENT, controller.seen(seat)).action
            words = hint(people)
            rings = people.table.hints.keys
            assert words
            assert people.table.message.is_hint
            assert hint(people)
            played = set(laid.view.crew) if wanted.verb in ("harvest", "seal") else set()
            named = {key for key in people.table.hints.keys if key == "bot" or key.startswith("seat-")}
            assert people.table.hints.keys - played - named <= rings, wanted.text
            assert hint(people) != words
            assert _laid(laid, wanted) == wanted, wanted.text
            steps[wanted.verb] += 1
        else:
            wanted = choose(AGENT, controller.seen(seat)).action
        assert controller.submit(seat, wanted)
        settle()
    assert steps.keys() >= {"offer", "counter", "take", "discard"}, steps


def _laid(draft: Draft, wanted: Action) -> Action:
    """Return what the draft would say, of what can be drafted at all."""
    if wanted.verb in ("take", "replace"):
        return next(draft.basket.actions(draft.view))
    said = {"accept": draft.reply.accept, "counter": draft.reply.counter, "seal": draft.sealing.seal}
    if wanted.verb in said:
        return said[wanted.verb]()
    if wanted.verb in ("discard", "complete"):
        return of_cards(wanted.verb, draft.card)
    if wanted.verb == "offer":
        assert draft.deal is not None
        return draft.deal.offered()
    if wanted.verb != "harvest":
        return wanted
    crew = draft.crew or ()
    return harvest(draft.planet, crew) if draft.deal is None else draft.deal.harvested(crew)


# -- who is helped, and when it is over -------------------------------------------------------------


def test_the_agent_is_asked_with_the_seats_own_view_and_heard_only_while_it_is_wanted(people: People) -> None:
    sit(people, ALONE)
    clerk = Clerk()
    people.table.hints.hire = lambda: clerk
    hint(people, 2)
    assert clerk.asked == [("afternova", "agent", people.controller.view_of(ADA))]
    hint(people)
    assert (len(clerk.asked), clerk.forgotten) == (1, []), "one question serves both grades"
    press(Key.Key_Escape)
    assert clerk.forgotten == [1]
    assert nothing_is_left(people)
    people.window.show_home()
    settle()
    assert clerk.is_stopped


@pytest.mark.parametrize("grade", [1, 2, 3])
@pytest.mark.parametrize("by", ["planet", "escape", "move"])
def test_nothing_stays_when_something_else_is_considered_or_done(people: People, grade: int, by: str) -> None:
    sit(people, ALONE)
    hint(people, grade)
    if by == "planet":
        people.choose(people.table.planets, "geodonia" if "geodonia" in ringed(people.table.planets) else
                      people.table.planets.pieces[0].key)
    elif by == "escape":
        while people.table.hints.grade:
            press(Key.Key_Escape)
    else:
        people.controller.play(parse("take hare-duna"))
        settle()
    assert nothing_is_left(people)
    hint(people)
    assert people.table.hints.grade == 1, "it begins anew"


def test_nothing_stays_behind_the_curtain(people: People) -> None:
    sit(people, ALONE, bots=())
    words = hint(people, 3)
    assert "Rocco" in words
    people.controller.cover()
    settle()
    assert nothing_is_left(people)
    assert people.table.message.words.text() == ""
    assert not people.table.objective.hint_button.isEnabled()
    press(Key.Key_H)
    assert nothing_is_left(people)


def test_hints_rest_while_several_people_play_and_have_not_agreed(people: People) -> None:
    sit(people, ALONE, bots=())
    people.controller.match.options.clear()
    people.press(people.table.objective.hint_button)
    assert people.table.message.words.text().startswith("Hints rest while several people play who have not")
    assert people.table.hints.grade == 0
    assert not ringed(people.table.planets)


def test_the_button_gives_the_grades_as_the_key_does(people: People) -> None:
    sit(people, ALONE)
    button = people.table.objective.hint_button
    assert button.accessibleName() == "Hint"
    assert min(button.width(), button.height()) >= 32
    for grade in (1, 2, 3):
        people.press(button)
        assert people.table.hints.grade == grade
    assert people.table.message.words.text().startswith("Harvest Nektarr with Rocco and Mirtilla.")
