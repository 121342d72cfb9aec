"""AfterNova by phone: deals, several who answer at once, whole games, and any mixture of seats."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any, cast

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from chrononauts_qt.bots.afternova.player import choose
from chrononauts_qt.games.afternova.setup import Setup
from chrononauts_qt.games.afternova.state import COMPLETE, DROP
from chrononauts_qt.session import journal
from chrononauts_qt.session.match import Match, resume
from chrononauts_qt.ui.catalog.phone_texts import text
from chrononauts_qt.ui.games.afternova.completing import SPEAK_UP_SECONDS
from chrononauts_qt.ui.games.afternova.texts import spoken
from chrononauts_qt.ui.phones import feed, phones
from chrononauts_qt.ui.phones.phones import Phones
from tests.crowd.sheets import part_names
from tests.crowd.wishes import word_of
from tests.each import each
from tests.gui.bots.stubs import QuickWorker, some_way
from tests.gui.phones.evening import NAMES
from tests.gui.phones.guest import until
from tests.gui.phones.nova import Nova, Reader

PHONE, CURTAIN, BOT = "phone", "curtain", "bot"
MIXTURES = (
    (PHONE, PHONE, PHONE), (CURTAIN, PHONE, PHONE), (PHONE, BOT, PHONE), (CURTAIN, PHONE, CURTAIN),
    (BOT, CURTAIN, PHONE), (PHONE, BOT, BOT),
)  # fmt: skip
"""Each company that three can be of whom one has a phone."""
ACTS, TURNS = 12, 12
ADA, BRUNO, CHLOE = range(3)
MANY = 60
STRANGE = (
    "at", "at ", "at minarvia", "play", "play mole-nello", "1 gets purple", "7 brings piloting", "anyone",
    "bot gets white", "own drop white", "2 brings white", "x",
)  # fmt: skip
"""Names of parts that no sheet of these shows."""

DEALING = Setup(
    3, "phones", first="seat-1",
    hands={
        ADA: ("hare-duna", "raccoon-rocco", "autopaw"),
        BRUNO: ("mole-carbo", "otter-ondina", "raccoon-pepita", "night-garden"),
        CHLOE: ("mole-nello", "otter-sasso", "milk-magnet"),
    },
    holds={ADA: ("purple", "white"), BRUNO: ("green",), CHLOE: ("orange",)},
    planets={
        0: ("geodonia", "purple", "purple", "black", "white"), 1: ("nektarr", "green", "orange", "white"),
        2: ("volanza", "green", "green"),
    },
)  # fmt: skip
SPEAKING = Setup(
    3, "phones", first="seat-1",
    hands={BRUNO: ("autopaw", "milk-magnet", "hare-duna")}, holds={BRUNO: ("purple", "green")},
)  # fmt: skip
"""Bruno can pay a Project."""
OFFER = (
    "offer geodonia; 2 brings extraction extraction gets purple; "
    "3 brings extraction gets black plus white"
)

Begin = Callable[..., Nova]


@pytest.fixture
def begin(qapp: object, at_once: None, monkeypatch: pytest.MonkeyPatch) -> Iterator[Begin]:
    """Return what lets phones in to a game of AfterNova, without a window."""
    monkeypatch.setattr(phones, "pages", dict)
    evenings: list[Nova] = []

    def begun(dealt: Any, *args: Any, **words: Any) -> Nova:
        evenings.append((Nova if isinstance(dealt, Match) else Nova.deal)(dealt, *args, **words))
        return evenings[-1]

    yield begun
    for one in evenings:
        one.end()


@pytest.fixture
def table(begin: Begin) -> Nova:
    """Return a table of three phones, at which Ada is to move."""
    made = begin(DEALING)
    made.seat(ADA, BRUNO, CHLOE)
    return made


# -- deals ------------------------------------------------------------------------------------------


def test_a_deal_is_put_together_answered_and_sealed(table: Nova) -> None:
    assert table.guests[ADA].sheet["tone"] == "yours"
    assert "no" not in table.do(ADA, OFFER)
    assert [guest.sheet["tone"] for guest in table.guests.values()] == ["look", "yours", "yours"]
    [block] = table.guests[BRUNO].blocks("deal")
    assert [row["name"] for row in block["rows"]] == ["Ada", "Bruno", "Chloé"]
    assert [row["mine"] for row in block["rows"]] == [False, True, False]
    assert "no" not in table.tell(BRUNO, ("accept 1", block["begin"]))
    assert "no" not in table.do(CHLOE, "accept 1 with mole-nello")
    [seal] = [block for block in table.guests[ADA].blocks("deal") if block["acts"][0]["say"] == "seal 1"]
    assert "no" not in table.tell(ADA, ("seal 1", seal["begin"] | {"play raccoon-rocco": 1}))
    assert table.step in (DROP, COMPLETE)


@pytest.mark.rule("AN-423", "AN-414")
def test_a_refusal_is_heard_by_whoever_composed_alone(table: Nova) -> None:
    counts = [len(table.guests[seat].frames) for seat in (BRUNO, CHLOE)]
    ack = table.do(ADA, "offer geodonia; 2 brings extraction gets purple")
    assert ack["no"].startswith("Still missing for your own part")
    assert "gets nothing" in table.tell(ADA, ("deal", {"at geodonia": 1, "2 brings extraction": 2}))["no"]
    assert [len(table.guests[seat].frames) for seat in (BRUNO, CHLOE)] == counts
    assert table.match.past.steps() == []


def test_what_is_composed_of_other_parts_than_the_sheet_shows_is_refused(table: Nova) -> None:
    ada = table.guests[ADA]
    wrong: list[tuple[str, dict[str, int]]] = [
        ("deal", {"at geodonia": 1, "2 gets green": 9}), ("deal", {"at minarvia": 1}),
        ("deal", {"at geodonia": 1, "1 gets purple": 1}), ("deal", {"play mole-carbo": 1}),
        ("seal 1", {}), ("take autopaw", {}), ("drop", {"own drop white": 1}),
    ]  # fmt: skip
    refusals = {ada.compose(of, counts)["no"] for of, counts in wrong}
    assert refusals | {ada.weigh(of, counts) for of, counts in wrong} == {text("unmade")}
    assert not ada.is_gone
    assert table.match.past.steps() == []


@pytest.mark.parametrize("counts", [{}, {"at geodonia": 1, "at nektarr": 1}, {"2 brings extraction": 1}])
def test_a_deal_is_at_one_planet(table: Nova, counts: dict[str, int]) -> None:
    assert table.tell(ADA, ("deal", counts))["no"] == "First choose one Planet."
    assert table.guests[ADA].weigh("deal", counts) == "First choose one Planet."
    assert table.match.past.steps() == []


@pytest.mark.parametrize("seat", [ADA, BRUNO])
def test_whatever_is_composed_is_answered(
    table: Nova, seat: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """By whoever is to move, and by whoever is asked; nothing is done, so that all is said to one sheet."""
    if seat == BRUNO:
        table.do(ADA, OFFER)
    monkeypatch.setattr(table.controller, "submit", lambda seat, action: True)
    guest = table.guests[seat]
    shown = [name for block in guest.composable().values() for name in part_names(block)]
    amounts = st.integers(1, 3) | st.integers(1, 99)
    counts = st.dictionaries(st.sampled_from(shown), amounts, max_size=9)
    strange = st.dictionaries(st.sampled_from([*shown, *STRANGE]), amounts, max_size=9)

    @given(st.sampled_from([*guest.composable(), "seal 1", "drop", "take autopaw"]), counts | strange)
    @settings(max_examples=MANY, deadline=None)
    def answered(of: str, counts: dict[str, int]) -> None:
        assert guest.weigh(of, counts).endswith(".")
        assert table.tell(seat, (of, counts)).get("no", "done.").endswith(".")

    answered()


def test_what_is_still_missing_is_told_while_a_deal_is_put_together(begin: Begin) -> None:
    hands = {**DEALING.hands, ADA: ("hare-duna", "raccoon-rocco", "raccoon-mirtilla")}
    table = begin(replace(DEALING, hands=hands))
    table.seat(ADA, BRUNO)
    ada, bruno = table.guests.values()
    heard, moment = len(bruno.frames), ada.sheet["moment"]
    told = {
        "at geodonia": "Geodonia: 3 Extraction missing. Ask somebody.",
        "at nektarr": "Still missing: 2 Piloting and 2 Engineering.",
        "at nektarr, play hare-duna": "Still missing: 2 Engineering.",
        "at nektarr, play raccoon-rocco, play raccoon-mirtilla": "Your crew covers all of Nektarr.",
        "at geodonia, 2 brings extraction": "Bruno gets nothing yet: whoever helps gets a Fragment.",
        "at geodonia, 2 brings extraction, 3 brings piloting": "No Fragment to get yet: Bruno and Chloé.",
        "at geodonia, 2 brings extraction, 2 gets white": "Geodonia: 2 Extraction missing. Ask somebody.",
    }
    for check in each(told.items()):
        with check as (said, sentence):
            assert ada.weigh("deal", dict.fromkeys(said.split(", "), 1)) == sentence
    whole = {"at geodonia": 1, "2 brings extraction": 3, "2 gets white": 1}
    assert ada.weigh("deal", whole) == "This can be offered."
    assert (len(bruno.frames), ada.sheet["moment"]) == (heard, moment), "nobody has heard of it"
    table.tell(ADA, ("deal", whole))
    assert bruno.weigh("accept 1", {}).startswith("Still missing: 3 Extraction.")
    assert bruno.weigh("accept 1", bruno.blocks("deal")[0]["begin"]) == "Nothing is missing."


def test_many_questions_at_once_cost_one_look_at_the_table(
    table: Nova, monkeypatch: pytest.MonkeyPatch
) -> None:
    made, sheet = list[int](), Phones._sheet

    def counted(door: Phones, seat: int) -> Any:
        made.append(seat)
        return sheet(door, seat)

    monkeypatch.setattr(feed, "GATHER_MS", 10**6)
    monkeypatch.setattr(Phones, "_sheet", counted)
    ada, asked = table.guests[ADA], {"of": "deal", "counts": {"at geodonia": 1}}
    table.phones.show_all()
    ada.send(*({"weigh": asked, "moment": ada.sheet["moment"], "id": 90 + number} for number in range(9)))
    until(lambda: sum("weighed" in message for message in ada.messages) == 9, "an answer to each")
    assert made == [ADA]


def test_a_planet_says_in_words_what_it_asks_for_and_whom_it_serves(table: Nova) -> None:
    [block] = table.guests[ADA].blocks("deal")
    geodonia = block["choices"][0]
    assert geodonia["says"] == {
        "brings": "asks for 3 Piloting and 3 Extraction", "gets": "gives 2 purple, 1 black and 1 white"}
    assert geodonia["told"] == ["Your crew lacks 3 Extraction."]
    assert block["choices"][1]["told"][-1] == "Of use for: Autopaw."


def test_a_card_tells_what_it_is_good_for(table: Nova) -> None:
    """What an Upgrade does stands on the open card, and what the table answers to Why? is answered here."""
    [autopaw] = [one for block in table.guests[ADA].blocks("cards") for one in block["cards"]
                 if one["id"] == "autopaw"]
    assert autopaw["help"] == [spoken.upgrade_of("autopaw")]
    told = table.tell(ADA, (autopaw["why"]["say"], None))["no"]
    assert told.startswith("It costs 1 purple and 1 green")
    assert "You lack 1 green." in told
    assert "Piloting" in table.tell(BRUNO, ("why geodonia", None))["no"]
    assert table.match.past.steps() == []


@pytest.mark.rule("AN-426", "AN-427")
def test_a_counter_is_taken_as_it_was_made(table: Nova) -> None:
    table.do(ADA, OFFER)
    table.do(CHLOE, "decline 1")
    table.do(BRUNO, "counter 1 brings extraction extraction gets purple plus purple with mole-carbo")
    assert table.guests[BRUNO].sheet["tone"] == "look"
    [taken] = [said for said in table.guests[ADA].offers() if said.startswith("offer ")]
    assert "2 brings extraction extraction gets purple plus purple" in taken
    table.tell(ADA, (taken, None))
    assert table.guests[BRUNO].sheet["tone"] == "look", "Bruno has said yes already"
    assert table.guests[CHLOE].sheet["tone"] == "yours"


@pytest.mark.rule("AN-424", "AN-425")
def test_an_answer_is_good_for_the_offer_of_its_number_alone(table: Nova) -> None:
    """What was meant for the first offer reaches the table when the second waits: nothing is done."""
    same = "offer geodonia; 2 brings extraction extraction extraction gets {}"
    table.do(ADA, same.format("purple"))
    bruno = table.guests[BRUNO]
    made = {"of": "accept 1", "counts": {"play mole-carbo": 1, "play otter-ondina": 1}}
    late = {"compose": made, "moment": bruno.sheet["moment"], "id": 77}
    table.do(BRUNO, "decline 1")
    table.do(ADA, same.format("black"))
    assert bruno.sheet["tone"] == "yours"
    bruno.send(late, late | {"moment": bruno.sheet["moment"]})
    table.settle()
    assert [message["no"] for message in bruno.messages if message.get("ack") == 77] == [text("unmade")]
    assert table.controller.seen().offers[-1].answered == ()
    assert "no" not in table.do(BRUNO, "accept 2 with mole-carbo otter-ondina")


@pytest.mark.rule("AN-425")
def test_several_answer_at_once_and_nothing_is_lost(table: Nova) -> None:
    table.do(ADA, "offer geodonia; anyone brings extraction extraction extraction gets purple")
    for seat, cards in ((CHLOE, ("mole-nello", "otter-sasso")), (BRUNO, ("mole-carbo", "otter-ondina"))):
        guest = table.guests[seat]
        made = {"of": "accept 1", "counts": {f"play {card}": 1 for card in cards}}
        guest.send({"compose": made, "moment": guest.sheet["moment"], "id": 50})
    table.settle()
    assert table.controller.seen().offers[-1].agreed
    assert {"seal 1 to 2", "seal 1 to 3"} <= set(table.guests[ADA].composable())


@pytest.mark.rule("AN-207")
def test_a_card_is_shown_by_whoever_is_not_asked(table: Nova) -> None:
    assert "no" not in table.tell(CHLOE, ("show otter-sasso", None))
    assert "show otter-sasso" not in table.guests[CHLOE].offers()
    assert "otter-sasso" in table.controller.seen().players[CHLOE].known


def test_who_is_asked_often_may_have_peace(table: Nova) -> None:
    for gets in ("purple", "black", "white"):
        assert not any("no more" in said for said in table.guests[BRUNO].offers())
        table.do(ADA, f"offer geodonia; 2 brings extraction extraction extraction gets {gets}")
        if gets != "white":
            table.do(BRUNO, f"decline {1 + (gets == 'black')}")
    table.tell(BRUNO, ("table: no more offers", None))
    assert not table.controller.seen().offers[-1].agreed
    table.do(ADA, "offer geodonia; 2 brings extraction extraction extraction gets purple black")
    assert table.step == "turn", "it is declined without a question"


# -- completing -------------------------------------------------------------------------------------


def completing(begin: Begin) -> Nova:
    """Let all have phones; Bruno can pay a Project."""
    table = begin(SPEAKING)
    table.seat(ADA, BRUNO, CHLOE)
    return table


def go_to_market(table: Nova, seat: int) -> None:
    """Let a seat take what lies first, until its turn is over."""
    while table.step in ("turn", "market"):
        said = next(said for said in table.guests[seat].offers() if said.startswith("take "))
        table.tell(seat, (said, None))


def test_a_project_is_completed_by_itself_unless_its_owner_speaks_up(begin: Begin) -> None:
    table = completing(begin)
    go_to_market(table, ADA)
    assert {"table: speak up", "table: hold"} <= set(table.guests[BRUNO].offers())
    assert table.guests[BRUNO].messages[-1]["ring"]["of"] == 1000 * SPEAK_UP_SECONDS
    table.tell(CHLOE, ("table: hold", None))
    table.pass_time(60.0)
    assert table.controller.completing.may_speak(), "somebody holds the time"
    table.tell(BRUNO, ("table: go on", None))
    table.let_speak()
    assert table.controller.seen().players[BRUNO].completed == ("autopaw",)


def test_whoever_speaks_up_is_asked(begin: Begin) -> None:
    table = completing(begin)
    go_to_market(table, ADA)
    assert table.guests[BRUNO].sheet["tone"] == "look"
    table.tell(BRUNO, ("table: speak up", None))
    assert table.guests[BRUNO].sheet["tone"] == "yours"
    assert {"complete autopaw", "done"} <= set(table.guests[BRUNO].offers())
    table.tell(BRUNO, ("complete autopaw", None))
    assert table.controller.seen().players[BRUNO].completed == ("autopaw",)


@pytest.mark.parametrize("bots", [(CHLOE,), (ADA, CHLOE)], ids=["two phones", "one phone"])
def test_no_bot_waits_for_a_time_to_speak_up_that_was_held_until_all_had_spoken(
    begin: Begin, bots: tuple[int, ...]
) -> None:
    """Nobody can let a time go on that is over."""
    holds = dict.fromkeys((BRUNO, CHLOE), ("white", "black"))
    match = Match.start("afternova", NAMES[:3], replace(SPEAKING, first="seat-2", holds=holds), None, {})
    for seat in bots:
        match.seat_bot(seat, "agent")
    table = begin(match, hire=QuickWorker)
    table.seat(*table.controller.people)
    go_to_market(table, BRUNO)
    table.tell(BRUNO, ("table: hold", None))
    table.tell(BRUNO, ("table: speak up", None))
    table.tell(BRUNO, ("done", None))
    assert table.controller.seen().deciding == (CHLOE,)
    assert not {"table: hold", "table: go on"} & {*table.guests[BRUNO].offers()}
    for _ in range(2):
        table.pass_time()
    assert table.step != COMPLETE


def test_orders_are_given_by_phone(begin: Begin) -> None:
    table = completing(begin)
    table.tell(BRUNO, ("table: ask me about autopaw", None))
    assert table.controller.completing.asks == {BRUNO}
    table.tell(BRUNO, ("table: first comes autopaw", None))
    assert table.controller.completing.orders(BRUNO).kept.startswith("order autopaw milk-magnet")
    go_to_market(table, ADA)
    table.let_speak()
    assert table.controller.seen().players[BRUNO].completed == (), "it would have been asked about"


# -- whole games ------------------------------------------------------------------------------------


def test_a_robot_that_reads_sheets_alone_plays_a_whole_game(begin: Begin) -> None:
    """From the deal to the end, for two and Bot."""
    table, reader = begin(Setup(2, "f", first="seat-1")), Reader("f")
    table.seat(ADA, BRUNO)
    refused = 0
    while table.step != "over":
        asked = [seat for seat, guest in table.guests.items() if guest.sheet["tone"] == "yours"]
        if not asked:
            table.let_speak()
            continue
        for word in reader.words(table.guests[asked[0]]):
            if "no" not in table.tell(asked[0], word):
                break
            refused += 1
    assert all(guest.sheet["tone"] == "over" for guest in table.guests.values())
    assert refused < len(table.match.past.steps())


def by_agents(table: Nova, turns: int) -> None:
    """Let Agents think for all, who say it by phone where there is one, else at the screen."""
    while table.step != "over" and table.controller.seen().turn <= turns:
        table.let_speak()
        public = table.controller.seen()
        asked = table.controller.asked or public.deciding
        if not asked or table.step == "over":
            continue
        action = choose("agent", table.controller.seen(asked[0])).action
        if asked[0] in table.guests:
            assert "no" not in table.tell(asked[0], word_of(action, asked[0]))
        else:
            assert table.controller.answer(asked[0], action) == ""
            table.settle()


def test_a_game_by_phone_is_the_one_at_the_screen(begin: Begin, tmp_path: Path) -> None:
    """With deals, counter-offers, drops and completions: the journals are the same, line by line."""
    written = []
    for seats in ((ADA, BRUNO, CHLOE), (), (BRUNO,)):
        path = tmp_path / f"{len(seats)}.chrononauts"
        table = begin(Setup(3, "agents", first="seat-1"), path)
        table.seat(*seats)
        by_agents(table, TURNS)
        written.append(table.written())
        assert "phone" not in path.read_text(encoding="utf-8")
    assert written[0] == written[1] == written[2]
    verbs = {line.split(" ")[1] for line in written[0]}
    assert {"offer", "accept", "seal", "take", "drop", "complete", "done"} <= verbs


@pytest.mark.parametrize("seats", MIXTURES, ids=["-".join(seats) for seats in MIXTURES])
def test_any_mixture_plays(begin: Begin, seats: tuple[str, ...], tmp_path: Path) -> None:
    match = Match.start("afternova", NAMES[:3], Setup(3, " ".join(seats)), tmp_path / "game", {})
    for seat, way in enumerate(seats):
        if way == BOT:
            match.seat_bot(seat, "agent")
    table, reader = begin(match, hire=QuickWorker), Reader(" ".join(seats))
    controller = table.controller
    table.seat(*(seat for seat, way in enumerate(seats) if way == PHONE))
    for _ in range(ACTS):
        public = controller.seen()
        assert controller.viewer is None or seats[controller.viewer] == CURTAIN
        assert controller.wanted is None or seats[controller.wanted] == CURTAIN
        for seat, guest in table.guests.items():
            asked = seat in public.deciding if public.step == DROP else seat in controller.asked
            assert (guest.sheet["tone"] == "yours") == asked
        seat = next(iter(controller.asked or public.deciding))
        if seats[seat] == BOT or (public.step == COMPLETE and not controller.asked):
            table.pass_time(60.0)
        elif seats[seat] == PHONE:
            assert any("no" not in table.tell(seat, word) for word in reader.words(table.guests[seat]))
        else:
            if controller.sole is None and public.step != DROP:
                controller.lift(seat)
            view: Any = controller.seen(seat)
            assert controller.submit(seat, cast("Any", some_way(view)))
            table.settle()
    assert resume(journal.read(tmp_path / "game")).state.events == match.state.events
