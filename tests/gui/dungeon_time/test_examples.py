"""The examples of Dungeon Time's book: at every step what the engine says is what the document says."""

from __future__ import annotations

from collections.abc import Iterator

from chrononauts_qt.games.dungeon_time import rules
from chrononauts_qt.games.dungeon_time.actions import parse
from chrononauts_qt.games.dungeon_time.cards import GAME_MISSIONS, KINDS, STARTING_MISSIONS
from chrononauts_qt.games.dungeon_time.state import State
from chrononauts_qt.games.dungeon_time.view import View
from chrononauts_qt.ui.games.dungeon_time.examples import (
    ASKS,
    BACKPACK,
    EXAMPLES,
    NAMES,
    TABLE,
    BoardStep,
    laid,
    lines,
    steps,
)
from chrononauts_qt.ui.kit.look import LANGUAGES
from tests.each import each
from tests.gui.dungeon_time.test_book import names, read
from tests.rules_coverage import ROOT

DOC = ROOT / "docs" / "rulebook.md"
LAST = len(steps()) - 1


def doc_rows() -> list[list[str]]:
    """Return the table of docs/rulebook.md that says what every step comes to."""
    table = DOC.read_text(encoding="utf-8").partition("| step | said | Story |")[2].partition("\n\n")[0]
    return [[cell.strip() for cell in row.strip("|").split("|")] for row in table.splitlines()[2:]]


def played() -> Iterator[State]:
    """Yield the state after every step, from the positions and from what the document says is said."""
    said = iter(doc_rows())
    for example in EXAMPLES:
        state = laid(example)
        for line in lines(example.before):
            say(state, line)
        for _ in example.steps:
            for line in next(said)[1].split(", then "):
                say(state, line)
            assert rules.check(state) == []
            yield state


def say(state: State, line: str) -> None:
    seat, colon, action = line.partition(": ")
    if colon:
        rules.apply(state, int(seat) - 1, parse(action))


def told(view: View) -> list[str]:
    """Return what a row of the document says after what is said."""
    held = [
        word for kind, (cards, tokens) in view.backpack.items()
        for word in [kind] * cards + [f"{kind}*"] * tokens]
    return [
        f"{view.story_size} {view.story_top or view.story_back or ''}".strip(),
        " ".join(held) or "–",
        f"{view.slots} of {view.limit}",
        " ".join(view.completed) or "–",
    ]


def test_the_engine_comes_to_what_the_document_says() -> None:
    rows = doc_rows()
    assert [row[0] for row in rows] == [str(number) for number in range(LAST + 1)]
    for check in each(zip(rows, played(), strict=True)):
        with check as (row, state):
            assert row[2:] == told(rules.view(state, None))
            assert row[2:] == told(steps()[int(row[0])].view)


def test_an_example_begins_where_it_says_and_each_is_about_its_step() -> None:
    begun = [number for number, step in enumerate(steps()) if step.begins]
    assert len(begun) == len(EXAMPLES)
    for example in EXAMPLES:
        first = next(step for step in steps() if step.example is example)
        assert first.events == ()
        assert example.about == (TABLE if first.view.step == "ready" else BACKPACK)


def test_the_first_example_is_a_deal_as_the_game_deals() -> None:
    view = steps()[0].view
    dealt = [card for hand in view.hands for card in hand]
    assert [len(hand) for hand in view.hands] == [5, 5, 5]
    assert sum(card not in KINDS for card in dealt) == STARTING_MISSIONS
    assert view.deck_back == "mission"
    assert view.deck_size == 48 + GAME_MISSIONS - len(dealt)


def test_whoever_asks_holds_the_mission_and_asks_no_more_when_it_is_played() -> None:
    asked = [step.asks for step in steps() if step.example.about == TABLE]
    for step in steps():
        assert all(mission in step.view.hands[seat] for seat, mission in step.asks.items())
    assert asked[1] == {0: "sleepwalking-castle", 1: "dragon-barber"}
    assert asked[4] == {0: "sleepwalking-castle"}
    assert asked[5] == {0: "sleepwalking-castle", 2: "moth-king"}
    assert asked[-1] == {}
    said = [line for example in EXAMPLES for step in example.steps for line in lines(step)]
    assert sum(line.startswith(ASKS) for line in said) == 3


# -- what the page says of them ---------------------------------------------------------------------


def happened(name: str) -> list[tuple[int, dict[str, object]]]:
    """Return the events of a name with the steps in which they were heard."""
    return [
        (number, dict(event.data)) for number, step in enumerate(steps()) for event in step.events
        if event.name == name]


def step_of(about: int, number: int) -> BoardStep:
    """Return a step of an example, both counted from 0."""
    begins = [place for place, step in enumerate(steps()) if step.begins]
    return steps()[begins[about] + number]


def test_the_page_names_what_is_drawn_and_what_is_seen() -> None:
    drawn = [(data["seat"], data["card"]) for _, data in happened("CardDrawn")]
    assert drawn[:4] == [(2, "moth-king"), (0, "sword"), (0, "bow"), (1, "potion")]
    assert (0, "map") in drawn
    assert step_of(0, 4).view.story_top == "dragon-barber"
    assert step_of(0, 8).view.story_size == 11


def test_the_three_missions_succeed_and_pay_by_their_signs() -> None:
    assert [(number, data["card"]) for number, data in happened("MissionSucceeded")][:3] == [
        (12, "dragon-barber"), (14, "moth-king"), (17, "sleepwalking-castle")]
    assert [(number, data["kind"]) for number, data in happened("RewardTaken")][:2] == [
        (12, "shield"), (18, "shield")]
    assert happened("RewardRefused") == [(15, {"mission": "moth-king", "kinds": ("book",)})]
    question, stroke = step_of(1, 4).view, step_of(1, 7).view
    assert (question.step, question.offer) == ("reward", ("book",))
    assert (stroke.step, stroke.offer) == ("reward", ("sword", "shield"))
    assert rules.explain(played_to(17), 0, parse("refuse")) is not None
    outcome = step_of(1, 8).view.outcome
    assert outcome is not None
    assert (outcome.route, outcome.places) == ("goal", (1,) * len(NAMES))


def played_to(step: int) -> State:
    """Return the state as it is at a step."""
    for number, state in enumerate(played()):
        if number == step:
            return state
    raise AssertionError(step)


def test_what_may_be_dropped_is_what_the_page_says() -> None:
    failed = step_of(4, 1).view
    assert (failed.step, failed.settling) == ("failure", "black-market")
    state = played_to(24)
    assert {action.text for action in rules.pending(state)[0].options} == {
        "drop none", "drop gold", "drop flask", "drop flask gold"}


def test_a_full_backpack_breaks_by_the_bow_and_the_cup_and_holds_the_others() -> None:
    broken = [(number, data["kind"]) for number, data in happened("BackpackBroke")]
    assert broken == [(27, "bow"), (29, "cup")]
    full = [step_of(about, 0).view for about in (5, 6, 7)]
    assert [view.backpack for view in full] == [full[0].backpack] * 3
    assert [view.slots for view in full] == [8, 8, 8]
    assert [kind for kind, held in full[0].backpack.items() if sum(held) == 3] == ["cup", "keys"]
    assert [step_of(7, number).view.slots for number in range(3)] == [8, 8, 8]
    assert step_of(7, 2).view.outcome is None


def test_the_page_links_the_missions_that_a_step_is_about() -> None:
    """Where a paragraph names a Mission, the game has it in the step: in hand, on the Story, or settled."""
    for check in each([block for block in read("en").blocks if block.step >= 0]):
        with check as block:
            step = steps()[block.step]
            events = {str(event.data.get("card", "")) for event in step.events}
            held = {card for hand in step.view.hands for card in hand}
            linked = {link.removeprefix("card:") for link in block.links}
            assert linked <= events | held | {step.view.settling, *step.view.completed, *step.view.failed}


def test_every_card_that_a_step_plays_or_reveals_is_named() -> None:
    """The words of a step name the Items that it moves, in every language; a Mission is linked."""
    for language in LANGUAGES:
        called = names(language) | ({"gold": "Gold"} if language == "en" else {})
        blocks = {block.step: block for block in read(language).blocks if block.step >= 0}
        for number, step in enumerate(steps()):
            moved = {
                str(event.data["card"]) for event in step.events
                if event.name in ("CardPlayed", "CardRevealed") and event.data["card"] in KINDS}
            text = blocks[number].text
            assert [kind for kind in moved if called[kind] not in text] == [], (language, number)
