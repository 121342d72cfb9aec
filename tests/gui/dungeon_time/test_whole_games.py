"""Whole games of Dungeon Time through the window, from the first page to the last, by events alone."""

from __future__ import annotations

import signal
import subprocess
import sys
from collections import Counter
from itertools import pairwise
from pathlib import Path

import pytest
from PySide6.QtWidgets import QLabel

from chrononauts_qt.games.dungeon_time.campaign import parse
from chrononauts_qt.session import campaigns, journal
from chrononauts_qt.session.journal import Record
from chrononauts_qt.ui.games.dungeon_time.glass_line import clock_words
from chrononauts_qt.ui.games.dungeon_time.talk import PROMISE_STAYS
from chrononauts_qt.ui.games.dungeon_time.terms import ADVENTURE
from chrononauts_qt.ui.shell.main_window import MainWindow
from tests.gui.dungeon_time.four_hands import AT_ONCE, FourHands
from tests.gui.dungeon_time.games import GAME
from tests.gui.dungeon_time.people import People, deal
from tests.gui.program import NewWindow
from tests.gui.robot import HandClock
from tests.kills.life import ROOT, environment
from tests.needs import SIGNALS

FOUR = ("Ada", "Bruno", "Carla", "Davide")


@pytest.fixture(autouse=True)
def dealt(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the deals of these games be known, and nobody wait."""
    deal(monkeypatch, "whole", "whole 2")


def kept(folder: Path) -> list[Record]:
    """Return what was said in the newest game after the glass was turned."""
    path = max(folder.glob("*.chrononauts"), key=lambda found: found.stat().st_mtime_ns)
    records = [record for record in journal.read(path).records if record.action]
    return records[[record.action for record in records].index("turn-glass") + 1 :]


def shown(people: People) -> list[str]:
    """Return the Story as the page of the end shows it."""
    return [piece.face.card for piece in people.end.story.pieces]


def cards(records: list[Record], verb: str) -> list[str]:
    """Return what was played or discarded."""
    said = (record.action.split() for record in records)
    return [words[1] for words in said if words[0] == verb]


def levels(campaign: campaigns.Campaign) -> list[tuple[str, str]]:
    """Return which levels were played in a campaign, and how each ended."""
    return [(result.level, result.route) for result in map(parse, campaign.told)]


def test_somebody_plays_alone_by_the_mouse(window: MainWindow, clock: HandClock) -> None:
    people = People(window, clock)
    people.ask_new_game("Ada")
    people.start()
    people.turn_glass()
    people.play_cards(100)
    people.tell_story()
    plays, discards = (cards(kept(window.folder), verb) for verb in ("play", "discard"))
    assert len(plays) + len(discards) == 60, "every card of the box"
    assert shown(people) == plays
    assert people.end.title.text() == "Won"
    told = [label.text() for label in people.end.findChildren(QLabel)]
    assert f"Ada: {len(plays)} plays, {len(discards)} discards" in told
    people.press(people.end.rematch_button)
    assert window.shown() == "table"
    assert people.table.turn_button.isVisible()


def test_somebody_plays_alone_by_keys(window: MainWindow, clock: HandClock) -> None:
    """With Heroes and without a glass, until there is nothing more to be done."""
    people = People(window, clock, slip=0.3)
    people.by = "keys"
    panel = people.ask_new_game("Ada")
    people.press(panel.heroes)
    people.pick(panel.length, "0")
    people.start()
    people.keep_heroes()
    people.turn_glass()
    people.play_cards(30)
    people.say_done()
    people.tell_story()
    assert shown(people) == cards(kept(window.folder), "play")
    people.press(people.end.replay_button)
    assert window.shown() == "replay"


def test_four_people_at_one_keyboard(window: MainWindow, clock: HandClock) -> None:
    """Every press plays, or says why not; the journal has the order of the presses (DT-312)."""
    people = FourHands(window, clock, "four")
    panel = people.ask_new_game(*FOUR)
    people.pick(panel.what, ADVENTURE)
    people.start()
    people.turn_glass()
    begun, people.by = clock.now, "letters"
    people.play_rounds(12)
    people.pass_time(300)
    done = [one for one in people.done if one.card]
    assert [(record.seat, *record.action.split(), record.stamp) for record in kept(window.folder)][:-1] == [
        (one.stroke.seat, "discard" if one.stroke.discards else "play", one.card,
         int(1000 * (one.stroke.at - begun))) for one in done
    ]
    close = [(one.stroke.seat, two.stroke.seat) for one, two in pairwise(done)
             if two.stroke.at - one.stroke.at < AT_ONCE]
    assert len({seats for seats in close if seats[0] != seats[1]}) > 3
    whys = Counter(one.why.split(" so far ")[0] for one in people.done if one.why)
    assert whys.keys() == {"fresh", "“The Sneezing Dragon” asks for 4 Missions on the Story,"}
    people.tell_story()
    assert shown(people) == [one.card for one in done if not one.stroke.discards]


def test_one_person_with_three_companions(window: MainWindow, clock: HandClock) -> None:
    """The person asks for an Item, marks a Mission, crosses out what it lists, and promises a Reward."""
    people = People(window, clock)
    panel = people.ask_new_game(*FOUR, ranks={1: 1, 2: 2, 3: 3})
    people.pick(panel.manner, "family")
    people.start()
    people.turn_glass()
    people.pass_time(1)
    first, second = people.mark(0)
    assert any(face.card == first for seat in (1, 2, 3) for face in people.faces(seat).values())
    people.ask(first)
    people.cross_out(0, 1)
    assert [piece.face for piece in people.table.phase.heads[0].signs.pieces] == [
        (first, False), (second, True)]
    people.pass_time(2)
    assert "A set of Keys from me, coming." in [line.words for line in people.table.talk.said]
    has_promised = False
    while people.is_running:
        people.pass_time(1)
        if int(clock.now) % 4 == 0:
            people.play_cards(1)
        if not has_promised and people.promise():
            has_promised = True
            newest = people.table.talk.said[0]
            assert newest.words.startswith("Take the ")
            assert newest.until == clock.now + PROMISE_STAYS
            pause(people)
    records = kept(window.folder)
    given = next(record for record in records if record.action == f"play {first}")
    assert given.seat == 1
    assert (given.stamp or 0) < 6000, "five seconds after it was asked for"
    for seat in (1, 2, 3):
        stamps = [record.stamp or 0 for record in records if record.seat == seat]
        assert len(stamps) > 4
        assert min(after - before for before, after in pairwise(stamps)) >= 1000
    people.tell_story()
    assert shown(people) == cards(records, "play")


def pause(people: People) -> None:
    """A minute of pause, in which nobody plays and no sand runs."""
    people.press(people.table.status.pause_button)
    before, left = len(kept(people.window.folder)), people.table.pause.sheet.note.text()
    people.pass_time(60)
    assert len(kept(people.window.folder)) == before
    people.go_on()
    people.press(people.table.status.pause_button)
    assert people.table.pause.sheet.note.text().replace("2", "1", 1) == left, "the second pause"
    people.go_on()


@SIGNALS
def test_a_campaign_lives_through_a_kill(new_window: NewWindow, clock: HandClock, tmp_path: Path) -> None:
    """In the middle of its second level: the first counts once, and the glass goes on where it stood."""
    command = [sys.executable, "-m", "tests.kills.campaign_child", str(tmp_path)]
    killed = subprocess.run(command, cwd=ROOT, env=environment(tmp_path), capture_output=True, check=False)
    assert killed.returncode == -signal.SIGKILL, killed.stderr.decode()
    (before,) = campaigns.read(tmp_path).campaigns
    assert levels(before) == [("level-1", "goal")]
    people = People(new_window(), clock)
    people.press(people.window.home.boxes[GAME].continue_button)
    left = clock_words(300 - (kept(tmp_path)[-1].stamp or 0) / 1000)
    assert left in people.table.pause.sheet.note.text()
    people.go_on()
    people.press(people.table.status.pause_button)
    assert left in people.table.pause.sheet.note.text()
    people.go_on()
    assert people.table.phase.deck.isVisible()
    people.play_cards(6)
    people.say_done()
    people.tell_story()
    (after,) = campaigns.read(tmp_path).campaigns
    assert after.results[:-1] == before.results
    assert levels(after)[1:] == [("level-2", "short")]
    assert people.end.title.text().startswith("Short by ")
