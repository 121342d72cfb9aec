"""Dungeon Time with hands on phones: whole games by sheets alone, taps that cross, pauses, what is asked."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtWidgets import QApplication

from chrononauts_qt.games.dungeon_time.cards import ADVENTURES, HEROES, KINDS, UNDERSTUDY, needs_of
from chrononauts_qt.session import journal
from chrononauts_qt.session.match import resume
from chrononauts_qt.ui.games.dungeon_time.helps import FAMILY, HELPS_OPTION, helps_option
from chrononauts_qt.ui.phones import phones
from chrononauts_qt.ui.table import phone_blocks as blocks
from chrononauts_qt.wire.line import AWAKE_SECONDS
from tests.gui.dungeon_time.two_worlds import DEEP, Company, worlds
from tests.gui.phones.guest import Guest
from tests.gui.phones.team_evening import TeamEvening, items_of

Gather = Callable[..., TeamEvening]
MOST = 900
QUIET = (
    "pause", "table: ", "call ", "mark ", "cross ", "promise ", "not-yet ", "end", "done", "wait", "back",
)  # fmt: skip
"""What a robot says seldom: no card moves by it."""


@pytest.fixture
def gather(qapp: QApplication, at_once: None, monkeypatch: pytest.MonkeyPatch) -> Iterator[Gather]:
    """Return what deals a game to a team and lets phones in."""
    monkeypatch.setattr(phones, "pages", dict)
    evenings: list[TeamEvening] = []

    def dealt(*args: Any, **words: Any) -> TeamEvening:
        evenings.append(TeamEvening.gather(*args, **words))
        return evenings[-1]

    yield dealt
    for one in evenings:
        one.end()


class Robot:
    """Reads only sheets and says only what they offer, `keen` first of all what begins so."""

    def __init__(self, table: TeamEvening, seed: str, keen: str) -> None:
        self._table, self._dice, self._keen = table, random.Random(seed), keen
        self.said: set[str] = set()

    def act(self) -> None:
        """Let somebody say something; nothing that is offered is ever refused."""
        offered = {seat: guest.offers() for seat, guest in self._table.guests.items()}
        asked = sorted(seat for seat, words in offered.items() if words)
        if not asked:
            self._table.pass_time(2.0)  # companions choose
            return
        seat = self._dice.choice(asked)
        acts = [words for words in offered[seat] if not words.startswith(QUIET)]
        some = [words for words in offered[seat] if words != "end" or not acts]
        some = some if not acts or self._dice.random() < 0.15 else acts
        some = [words for words in acts if self._keen and words.startswith(self._keen)] or some
        verb = self._dice.choice(sorted({words.partition(" ")[0] for words in some}))
        words = self._dice.choice([words for words in some if words.partition(" ")[0] == verb])
        assert self._table.say(seat, words).keys() == {"ack"}, words
        self.said.add(verb)
        self._table.clock.now += 1.0
        self._table.team.tick()


def play(table: TeamEvening, seed: str, keen: str = "") -> set[str]:
    """Play to the end and return the verbs that were said."""
    robot = Robot(table, seed, keen)
    for _ in range(MOST):
        if table.step == "over":
            break
        robot.act()
    table.settle()
    assert table.step == "over"
    assert all(guest.sheet["tone"] == "over" for guest in table.guests.values())
    return robot.said


@pytest.mark.rule("DT-511", "DT-1003", "DT-1004")
@pytest.mark.parametrize(
    ("players", "bots", "more"),
    [
        (1, {}, {}),
        (2, {}, {"heroes": True}),
        (4, {}, {"adventure": "goblin-market"}),
        (3, {2: "ranger"}, {"heroes": True}),
    ],
    ids=["alone", "two with Heroes", "four in an Adventure", "two with a companion"],
)
def test_a_whole_game_by_phone(
    gather: Gather, players: int, bots: dict[int, str], more: dict[str, Any], tmp_path: Path
) -> None:
    """And what is written down is the game, with no word about phones."""
    path = tmp_path / "game.chrononauts"
    table = gather(players, path, bots=bots, options={HELPS_OPTION: helps_option(FAMILY)}, **more)
    table.seat(*(seat for seat in range(players) if seat not in bots))
    said = play(table, f"{players} {more}")
    assert {"card", "throw", "turn-glass", "reveal", "call"} <= said
    kept = resume(journal.read(path))
    assert kept.state.events == table.match.state.events
    assert "phone" not in path.read_text(encoding="utf-8")


@pytest.mark.rule("DT-602", "DT-610", "DT-612", "DT-615", "DT-616", "DT-617", "DT-618", "DT-619")
def test_every_hero_and_every_answer_is_within_reach(gather: Gather) -> None:
    """Every ability is used by phone, in some game, and every question it asks is answered there."""
    done: set[str] = set()
    used: set[str] = set()
    for number, hero in enumerate((*HEROES, UNDERSTUDY)):
        table = gather(
            2, seconds=0, heroes=True, kept={0: hero, 1: "seer" if hero != "seer" else "mule"},
            phase="resolution", seed=f"{number}",
            backpack={"potion": (2, 1), "sword": (2, 0), "torch": (1, 0), "gold": (1, 0), "map": (1, 1)},
            story=("stage-fright", "cup", "rent-day", "book", "duel-of-quotations", "bow", "keys"),
        )  # fmt: skip
        table.seat(0)
        done |= play(table, f"{number}", keen="hero ")
        used |= table.team.seen().used
    assert used == set(HEROES)
    assert {"hero", "copy", "choose", "sift", "order", "trade-for", "enough", "waive", "drop"} <= done


# -- in the rush ------------------------------------------------------------------------------------


def word(table: TeamEvening, seat: int, words: str, number: int) -> dict[str, Any]:
    """Return what a page says now."""
    return {"say": words, "moment": table.guests[seat].sheet["moment"], "id": number}


def played(table: TeamEvening) -> list[tuple[int, str]]:
    """Return who has played what."""
    told = (event for event in table.match.state.events or () if event.name == "CardPlayed")
    return [(event.data["seat"], event.data["card"]) for event in told]


def test_taps_on_several_cards_within_a_round_trip_all_count(gather: Gather) -> None:
    table = gather(3)
    table.begin(0, 1, 2)
    cards = [card for _, card in table.team.dealt.hand(0)]
    taps = [word(table, 0, item["say"], number) for number, item in enumerate(table.held(0), 11)]
    table.guests[0].send(*taps, *taps)
    table.settle()
    assert played(table) == [(0, card) for card in cards], "and said twice each is done once"
    heard = [message["ack"] for message in table.guests[0].messages if message.get("ack", 0) > 9]
    assert heard == [*range(11, 16), *range(11, 16)]


@pytest.mark.rule("DT-301", "DT-312")
def test_five_at_once_refuse_one_another_nothing(gather: Gather) -> None:
    """Each plays by the sheet of the beginning, while the others have played, asked and marked."""
    table = gather(5)
    table.begin(*range(5))
    sheets = {seat: (guest.sheet["moment"], table.held(seat)) for seat, guest in table.guests.items()}
    for number in range(3):
        for seat, (moment, held) in sheets.items():
            said = {"say": held[number]["say"], "moment": moment, "id": number}
            table.guests[seat].send(said, {"say": "call torch", "moment": moment, "id": 10 + number})
        table.settle()
    assert len(played(table)) == 15
    assert sorted({seat for seat, _ in played(table)}) == [*range(5)]


def test_a_tap_on_a_card_that_has_gone_is_refused_without_a_word(gather: Gather) -> None:
    table = gather(3)
    table.begin(0, 1, 2)
    late = word(table, 0, table.held(0)[0]["say"], 90)
    table.tap(0, 0)
    count = len(played(table))
    table.guests[0].send(late)
    table.settle()
    assert {"ack": 90} in table.guests[0].messages
    assert len(played(table)) == count


@pytest.mark.rule("DT-803")
def test_of_two_alike_the_one_that_was_tapped_goes(gather: Gather) -> None:
    table = gather(3, hands={0: ("sword", "map", "sword", "cup", "bow")}, deck=("torch",))
    table.begin(0)
    table.tap(0, 2)
    assert [item["title"] for item in table.held(0)] == ["Sword", "Map", "Torch", "Cup", "Bow"]
    assert [card for _, card in table.team.dealt.hand(0)] == ["sword", "map", "torch", "cup", "bow"]


@pytest.mark.rule("DT-903", "DT-904")
def test_an_adventure_that_is_too_soon_says_so_and_cannot_be_thrown_away(gather: Gather) -> None:
    table = gather(3, adventure="goblin-market")
    table.begin(0, 1, 2)
    [card] = (item for seat in range(3) for item in table.held(seat) if item.get("family") == "quest")
    assert (card["say"], card.get("discard")) == ("", None)
    assert card["foot"] == f"Missions on the Story: 0 of {ADVENTURES['goblin-market'].reputation}"


@pytest.mark.rule("DT-310")
def test_what_ends_the_phase_is_offered_with_a_warning(gather: Gather) -> None:
    table = gather(2)
    table.begin(0, 1)
    table.tap(0, 0)
    early = word(table, 1, "done", 50)
    table.say(0, "done")
    table.guests[1].send(early)
    table.settle()
    assert table.step == "adventure", "what was pressed before it ended the phase does not end it"
    answers = [one for block in table.guests[1].blocks("bar") for one in block["answers"]]
    [end] = (one for one in answers if one["say"] == "end")
    assert end["warn"]
    table.say(0, "wait")
    table.say(0, "done")
    table.say(1, "end")
    assert table.step == "resolve"


@pytest.mark.rule("DT-1005")
def test_a_tap_after_the_sand_plays_nothing(gather: Gather) -> None:
    table = gather(2)
    table.begin(0, 1)
    late = word(table, 1, table.held(1)[0]["say"], 60)
    table.clock.now += 300.0
    table.guests[1].send(late)
    table.settle()
    assert played(table) == []
    table.pass_time(0.0)
    assert table.step == "over", "an empty Story is told at once"


def test_calls_reach_the_team_and_twice_ask_companions(gather: Gather) -> None:
    table, heard = gather(3, bots={2: "ranger"}), []
    table.begin(0, 1)
    table.team.talk.asked.connect(lambda seat, kind: heard.append(("asked", seat, kind)))
    table.team.talk.wondered.connect(lambda seat, kind: heard.append(("wondered", seat, kind)))
    table.say(1, "call sword")
    table.say(0, "call sword")
    table.say(1, "call sword")
    assert heard == [("asked", 1, "sword"), ("asked", 0, "sword"), ("wondered", 1, "sword")]


def test_a_marker_is_seen_on_the_phones_of_all(gather: Gather) -> None:
    table = gather(2, hands={0: ("rent-day",), 1: ("gold",)}, options={HELPS_OPTION: helps_option(FAMILY)})
    table.begin(0, 1)
    table.say(0, "mark rent-day")
    asked = [call["say"] for call in table.guests[1].blocks("calls")[0]["answers"] if call["asked"]]
    assert asked
    held = [item for item in table.held(1) if item["id"]]
    glows = {item["glow"] != "" for item in held if f"call {kind_of(table, item)}" in asked}
    assert glows == {True}
    table.say(0, "cross rent-day 0")
    table.say(0, "mark rent-day")
    assert not any(call["asked"] for call in table.guests[1].blocks("calls")[0]["answers"])


def kind_of(table: TeamEvening, item: dict[str, Any]) -> str:
    """Return the card behind what a phone shows of it."""
    return next(card for _, card in table.team.dealt.hand(1) if str(_) == item["id"])


# -- the pause --------------------------------------------------------------------------------------


@pytest.mark.rule("DT-1006")
def test_a_pause_is_told_on_all_phones_and_covers_all_cards(gather: Gather) -> None:
    table = gather(3)
    table.begin(0, 1, 2)
    table.clock.now += 60
    tap = word(table, 2, table.held(2)[0]["say"], 70)
    table.say(1, "pause")
    assert table.team.is_at_rest
    for guest in table.guests.values():
        assert guest.sheet["state"] == "Pause"
        assert guest.offers() == ["go-on"]
        assert not items_of(guest)
        told = [line for block in guest.blocks("lines") for line in block["lines"]]
        assert told == ["Bruno has asked for this pause.", "Time left: 4:00. Pauses so far: 1."]
        assert {"left": 240000, "of": 300000, "held": True} in rings(guest)
    table.guests[2].send(tap)
    table.clock.now += 100
    table.settle()
    assert played(table) == [], "what was tapped before the pause came is not played in it"
    table.say(0, "go-on")
    assert not table.team.is_at_rest
    runs = {"left": 240000, "of": 300000, "held": False}
    assert all(rings(guest)[-1] == runs for guest in table.guests.values())
    assert "no" not in table.tap(2, 0)


def rings(guest: Guest) -> list[dict[str, Any]]:
    """Return the times that a phone has heard of."""
    return [message["ring"] for message in guest.messages if message.get("ring")]


@pytest.mark.rule("DT-1006")
def test_nobody_is_counted_in_while_the_table_is_not_seen(gather: Gather) -> None:
    table = gather(2)
    table.begin(0, 1)
    table.team.is_watched = lambda: False
    table.say(0, "pause")
    assert table.guests[1].offers() == []
    table.team.is_watched = lambda: True
    table.team.retold.emit()
    table.settle()
    assert table.guests[1].offers() == ["go-on"]


def test_the_phase_goes_on_while_a_phone_sleeps(gather: Gather) -> None:
    table = gather(2)
    table.begin(0, 1)
    table.guests.pop(1).leave()
    table.settle()
    table.door_clock.now += AWAKE_SECONDS
    table.phones.look()
    assert table.team.asleep == {1}
    table.tap(0, 0)
    assert len(played(table)) == 1


# -- the Resolution ---------------------------------------------------------------------------------


def test_two_who_reveal_at_once_reveal_one_card(gather: Gather) -> None:
    table = gather(2, phase="resolution", story=("cup", "bow", "map"))
    table.seat(0, 1)
    for seat in (0, 1):
        table.guests[seat].send(word(table, seat, "reveal", 1))
    table.settle()
    assert sum(event.name == "CardRevealed" for event in table.match.state.events or ()) == 1
    assert "reveal" in table.guests[1].offers()


def test_nothing_is_told_before_it_has_been_seen(gather: Gather) -> None:
    """While a verdict is in suspense on the big screen, a phone tells how it stood before."""
    table = gather(2, phase="resolution", story=("cup", "bow", "map"))
    table.seat(0, 1)
    table.team.is_still = lambda: False
    before = len(table.guests[1].frames)
    table.say(0, "reveal")
    assert b"Cup" not in b"".join(table.guests[1].frames[before:])
    assert table.guests[1].offers() == []
    table.team.is_still = lambda: True
    table.team.retold.emit()
    table.settle()
    assert b"Cup" in table.guests[1].frames[-1]
    assert "reveal" in table.guests[1].offers()


@pytest.mark.rule("DT-506", "DT-1009")
def test_what_is_chosen_is_the_phones_own_until_somebody_decides(gather: Gather) -> None:
    held = {needs_of("rent-day")[0]: (1, 0)}
    table = gather(2, phase="resolution", story=("rent-day", "cup"), backpack=held)
    table.seat(0, 1)
    table.say(0, "reveal")
    assert table.step == "failure"
    choice = next(words for words in table.guests[0].offers() if words.startswith("choose "))
    table.say(0, choice)
    assert "drop none" not in table.guests[0].offers()
    table.say(1, "drop none")
    assert table.step == "resolve"
    assert "table: take back" in table.guests[0].offers()
    table.say(0, "reveal")
    assert "table: take back" not in table.guests[0].offers()


def test_nothing_can_be_taken_back_while_the_glass_runs(gather: Gather) -> None:
    table = gather(2)
    table.seat(0, 1)
    assert not [words for words in table.guests[0].offers() if words.startswith("table: ")]
    table.say(0, "turn-glass")
    assert not [words for words in table.guests[0].offers() if words.startswith("table: ")]


# -- what is hidden ---------------------------------------------------------------------------------


def hear_phase(gather: Gather, cards: int) -> list[list[bytes]]:
    """Let three play the same phase over two Stories and two Decks that hide other cards, and return what
    the phone of the second has heard of each."""
    heard = []
    for setup in worlds(Company()):
        dealt = {name: getattr(setup, name) for name in ("adventure", "missions", "story", "hands", "deck")}
        table = gather(3, options={HELPS_OPTION: helps_option(FAMILY)}, **dealt)
        table.seat(0, 1, 2)
        table.say(0, "turn-glass")
        for place in (1, 2):  # two Items that differ, before anybody looks
            table.tap(0, place)
        table.tap(0, next(n for n, item in enumerate(table.held(0)) if item["family"] == "thing"))
        begun = len(table.guests[1].frames)
        table.say(0, "pause")
        table.say(1, "go-on")
        for number in range(cards):
            seat = number % 3
            mission = next((words for words in table.guests[seat].offers() if words.startswith("mark ")), "")
            for said in filter(None, (mission, "call torch", "done", "wait")):
                table.say(seat, said)
            held = [item for item in table.held(seat) if item["say"]]
            card = held[number % len(held)]
            table.say(seat, card["discard"]["say"] if number % 4 == 3 and "discard" in card else card["say"])
        heard.append(table.guests[1].frames[begun:])
        assert table.team.seen().deck_size > DEEP, "the next cards are others"
    return heard


@pytest.mark.rule("DT-305", "DT-1010")
def test_a_phone_does_not_tell_what_the_story_and_the_deck_hide(gather: Gather) -> None:
    one, other = hear_phase(gather, 24)
    assert len(one) > 60
    assert one == other


def _below(table: Any) -> str:
    return str([told.card for told in table.match.state.story[:-1]])


def _next(table: Any) -> str:
    return str(table.match.state.deck[0])


def _lacking(table: Any) -> str:
    """What the Missions in all hands ask for and the Story has not: that would play the game for people."""
    held = Counter(told.card for told in table.match.state.story)
    missions = (card for hand in table.seen().hands for card in hand if card not in KINDS)
    return str(sorted((Counter(kind for card in missions for kind in needs_of(card)) - held).items()))


@pytest.mark.parametrize("told", [_below, _next, _lacking])
def test_a_sheet_that_tells_it_is_found(
    gather: Gather, monkeypatch: pytest.MonkeyPatch, told: Callable[[Any], str]
) -> None:
    sheet = phones.Phones._sheet

    def leaking(self: phones.Phones, seat: int) -> blocks.Sheet:
        made = sheet(self, seat)
        return made._replace(blocks=[*made.blocks, blocks.lines("", [told(self._controller)], "")])

    monkeypatch.setattr(phones.Phones, "_sheet", leaking)
    one, other = hear_phase(gather, 8)
    assert one != other
