"""The big screen of Dungeon Time while every person has a phone: no hands, large type, nothing of a phone."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QWidget

from chrononauts_qt.games.dungeon_time.cards import needs_of
from chrononauts_qt.ui.games.dungeon_time.asking import Chooser
from chrononauts_qt.ui.games.dungeon_time.desk import DungeonDesk
from chrononauts_qt.ui.games.dungeon_time.far_layout import far_phase, far_show
from chrononauts_qt.ui.games.dungeon_time.kinds_bar import KindFace
from chrononauts_qt.ui.games.dungeon_time.layout import HANDS as HANDS_OF
from chrononauts_qt.ui.games.dungeon_time.layout import in_rows
from chrononauts_qt.ui.games.dungeon_time.list_switch import DungeonList
from chrononauts_qt.ui.games.dungeon_time.phase import AdventurePhase
from chrononauts_qt.ui.games.dungeon_time.physical_keys import HOME, UPPER, Place
from chrononauts_qt.ui.games.dungeon_time.table import DungeonScreen
from chrononauts_qt.ui.kit.pieces import PieceView
from chrononauts_qt.ui.shell.main_window import MainWindow
from chrononauts_qt.ui.shell.phones_opener import PhonesOpener
from chrononauts_qt.ui.table.afar import far_least
from tests.gui.dungeon_time.two_worlds import TeamWitness, _stand_still
from tests.gui.phones.conftest import Party
from tests.gui.phones.screens import SCREENS
from tests.gui.phones.team_evening import items_of
from tests.gui.phones.team_scene import TeamScene
from tests.gui.phones.test_tv import SIZES, written_on
from tests.gui.program import NewWindow, let_go, settle
from tests.gui.robot import HandClock
from tests.gui.secrecy.conftest import new_window
from tests.gui.secrecy.witness import Note, Sounds, compare, listening

__all__ = ["new_window"]

HANDS = {0: ("torch", "map"), 1: ("sword", "bow"), 2: ("flask", "keys")}
DECK = ("potion", "gold", "hook", "cup")
FAR = [name for name in SCREENS if name.startswith("phones-tv-dungeon")]

Begin = Callable[..., Party]
Sit = Callable[..., Party]


@pytest.fixture
def sit(party: Begin, window: MainWindow, clock: HandClock, at_once: None) -> Sit:
    """Return what deals to a team of three and lets phones in; some of them have sat down."""

    def seated(*seats: int, **setup: Any) -> Party:
        table = party(TeamScene(window, clock, **{"hands": HANDS, "deck": DECK, **setup}))
        for seat in seats:
            table.seat(seat)
        table.begin()
        return table

    return seated


def scene_of(table: Party) -> TeamScene:
    """Return the table in its window."""
    scene: Any = table.scene
    assert isinstance(scene, TeamScene)
    return scene


def screen_of(table: Party) -> DungeonScreen:
    """Return the table on the screen."""
    return scene_of(table).table


def lists_of(table: Party) -> DungeonList:
    """Return what puts lists in the place of the pictures."""
    assert isinstance(table.window.desk, DungeonDesk)
    found = table.window.desk.board
    assert isinstance(found, DungeonList)
    return found


def hands_on(screen: DungeonScreen) -> list[QWidget]:
    """Return the parts for hands that are to be seen."""
    return [part for part in screen.own_parts() if part.isVisible()]


def test_the_hands_go_with_the_last_of_them_and_come_back_with_the_first(sit: Sit) -> None:
    table = sit(0, 1)
    screen = screen_of(table)
    table.guests[0].say("turn-glass")
    table.settle()
    before, at_desk = hands_on(screen), screen.phase.place
    assert before
    assert at_desk is not None
    table.seat(2)
    table.settle()
    assert not hands_on(screen)
    assert not any(view.pieces for view in screen.phase.views), "what is hidden can still be read"
    lists = lists_of(table)
    lists.toggle()
    shown = [name for name, section in lists.page.sections.items() if section.isVisible()]
    assert "story" in shown
    assert not [name for name in shown if name.startswith("hand-")]
    lists.toggle()
    far = screen.phase.place
    assert far is not None
    assert far.u > at_desk.u
    assert far.story.height() > 1.5 * at_desk.story.height()
    table.phones.release(1)
    table.settle()
    assert hands_on(screen) == before
    assert screen.phase.place == at_desk


def test_who_came_does_not_stay_over_the_people(party: Begin, window: MainWindow, clock: HandClock) -> None:
    """The sentence is brief, also while the page with the codes lies over the table."""
    table = party(TeamScene(window, clock, hands=HANDS, deck=DECK))
    for seat in range(3):
        table.seat(seat)
    message = screen_of(table).message
    assert message.words.text()
    message._brief.timeout.emit()
    table.begin()
    assert not message.isVisible()


def test_whoever_reads_lists_keeps_the_keys_when_the_hands_go(sit: Sit) -> None:
    table = sit(0, 1)
    screen = screen_of(table)
    table.guests[0].say("turn-glass")
    table.settle()
    lists = lists_of(table)
    lists.toggle()
    screen.phase.views[2].setFocus()
    assert QApplication.focusWidget() is lists.page.sections["hand-2"].table
    table.seat(2)
    table.settle()
    assert QApplication.focusWidget() is lists.page.sections["story"].table


def test_companions_keep_their_hands_which_people_ask_for(sit: Sit) -> None:
    table = sit(0, 1)
    screen = screen_of(table)
    screen.controller.hand_over(2, "ranger")
    table.settle()
    assert screen.afar.is_on
    assert [view.isVisible() for view in screen.phase.views] == [False, False, True]
    screen.controller.take_over(2)
    table.settle()
    assert [view.isVisible() for view in screen.phase.views] == [True, True, True]


@pytest.mark.rule("DT-1006")
def test_keys_of_hands_say_where_those_are_and_what_is_public_goes_on(
    sit: Sit, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.platform", "linux")
    table = sit(0, 1)
    screen, scene = screen_of(table), scene_of(table)
    screen.phase.views[0].setFocus()
    heard: list[tuple[Any, ...]] = []
    with listening(monkeypatch) as sounds:
        sounds.heard = heard
        table.seat(2)
        screen.narrator.answer("")
    told = "Everybody plays by phone: Ada, Bruno and Chloé."
    assert ("spoken", told) in heard
    assert screen.status.accessibleDescription() == told
    assert screen.notes.words.text() == told
    assert QApplication.focusWidget() is screen.turn_button
    scene.type(Qt.Key.Key_Return)
    assert screen.controller.seen().step == "adventure"
    assert QApplication.focusWidget() is screen.phase.story
    presses: tuple[Callable[[], None], ...] = (
        lambda: scene.tap(Place(UPPER, 1)), lambda: scene.tap(Place(HOME, 1), shift=True),
        lambda: scene.type(Qt.Key.Key_F1), lambda: scene.choose(screen.phase.kinds, "cup"),
    )  # fmt: skip
    for press in presses:
        screen.message.dismiss()
        press()
        assert scene.said() == "The hands are on the phones."
        assert QApplication.focusWidget() in (screen.phase.story, screen.phase.kinds)
    assert not screen.controller.seen().story_size
    assert not screen.talk.said
    scene.type(Qt.Key.Key_Space)
    assert screen.pause.sheet.isVisible()
    scene.type(Qt.Key.Key_Return)
    assert screen.pause.count.isVisible()
    doors = [action.text() for action in screen.status.menu().actions()]
    assert "Let phones in…" in doors


@pytest.mark.rule("DT-1006")
def test_a_pause_tells_nothing_when_hands_go_and_come_back(sit: Sit) -> None:
    table = sit(0, 1, hands={**HANDS, 0: ("rent-day", "map")})
    screen = screen_of(table)
    table.guests[0].say("turn-glass")
    table.settle()
    screen.controller.talk.show(0, "rent-day")
    before = hands_on(screen), [head.accessibleName() for head in screen.phase.heads]
    table.guests[0].say("pause")
    table.settle()
    for change in (lambda: table.seat(2), lambda: table.phones.release(2)):
        change()
        table.settle()
        assert not [piece for view in screen.phase.findChildren(PieceView) for piece in view.pieces]
        assert not [head for head in screen.phase.heads if head.accessibleName()]
    screen.controller.rest(False)
    table.settle()
    assert (hands_on(screen), [head.accessibleName() for head in screen.phase.heads]) == before


def test_calls_light_up_and_cards_come_from_whoever_plays_them(sit: Sit, moving: None) -> None:
    table = sit(0, 1, 2)
    screen = screen_of(table)
    table.guests[2].say("turn-glass")
    table.settle()
    table.guests[0].say("call hook")
    table.settle()
    faces = [piece.face for piece in screen.phase.kinds.pieces]
    assert [face.kind for face in faces if isinstance(face, KindFace) and face.is_called] == ["hook"]
    table.scene.clock.now += 1
    table.guests[1].say(items_of(table.guests[1])[0]["say"])
    table.settle()
    flight = next(one for one in screen.phase.flights.flights if one.face is not None)
    assert screen.phase.heads[1].geometry().contains(flight.start.center().toPoint())
    assert screen.phase.story.geometry().contains(flight.end.center().toPoint())
    table.guests[0].say("call cup")
    table.guests[2].say("pause")
    table.settle()
    screen.phase._glow.timeout.emit()
    assert not screen.phase.kinds.pieces, "the pause covers it, to a reader as well"


@pytest.mark.parametrize(("size", "language"), [(SIZES[0], "it"), (SIZES[1], "fr")], ids=str)
def test_everything_of_the_team_can_be_read_from_a_sofa(
    window: MainWindow, party: Begin, monkeypatch: pytest.MonkeyPatch, size: Any, language: str
) -> None:
    """Every step of the game, in languages whose words are longer than the English ones."""
    window.look.change(window.look.settings._replace(language=language))
    window.resize(*size)
    for name in FAR:
        SCREENS[name](window)
        settle()
        assert window.desk is not None
        screen = window.desk.screen
        screen.message.dismiss()
        least = far_least(screen.height()) - 1
        written = written_on(screen, monkeypatch)
        assert len(written) > 10
        assert {text: px for text, px in written.items() if px < least} == {}, name


@pytest.mark.parametrize("text", [1.0, 1.5])
@pytest.mark.parametrize("size", [(1024, 600), *SIZES, (3840, 2160), (1280, 1024)], ids=str)
def test_everything_has_its_place_from_afar(size: tuple[int, int], text: float) -> None:
    for people in range(1, 6):
        for companions in range(6 - people):
            held = sum(HANDS_OF[people + companions])
            place = far_phase(*size, [False] * people + [True] * companions, held, True, text)
            cards = [card for room in place.hands[people:] for card in in_rows(room, place.rows, place.u)]
            piles = place.deck, place.discards, place.story
            parts = [place.status, *piles, place.heroes, place.talk, place.kinds, *place.panels]
            for number, part in enumerate(parts):
                assert not part.isEmpty()
                assert part.right() < size[0]
                assert part.bottom() < size[1]
                assert not any(part.intersects(other) for other in parts[number + 1 :])
            for box, room in zip(place.panels, place.hands, strict=True):
                assert room.isEmpty() or box.contains(room)
            assert all(card.width() > 0.16 * size[1] for card in cards) or size == (1280, 1024)
            assert place.u * text * 14 >= far_least(size[1]) - 1.01
    assert far_phase(100, 30, [False, True], 7, True).rows, "before a window has its size"
    told = far_show(*size, 9, text)
    assert not told.slots[-1].intersects(told.card)


# -- nothing of it hangs on a phone ---------------------------------------------------------------

Course = Callable[[Party, TeamWitness, int], None]


def phase(table: Party, witness: TeamWitness, world: int) -> None:
    """What is played is the same; what Bruno holds besides, and what lies deep in the Deck, is not."""
    for seat, words in ((2, "turn-glass"), (0, "call bow"), (2, "pause"), (2, "go-on")):
        table.guests[seat].say(words)
        table.settle()
        witness.look(words)
    screen = screen_of(table)
    while screen.controller.is_at_rest:
        screen.pause.count._count()
        table.settle()
    for seat in range(3):
        table.scene.clock.now += 1
        table.guests[seat].say(items_of(table.guests[seat])[1]["say"])
        table.settle()
        witness.look(f"{seat} has played")
    table.scene.clock.now += 300
    screen.controller.tick()
    table.settle()
    witness.look("the sand is out")


def resolution(table: Party, witness: TeamWitness, world: int) -> None:
    """One phone considers what to give up, and another Hero; in the other world none does."""
    table.guests[0].say("reveal")
    table.settle()
    witness.look("a Mission has failed")
    if world:
        table.guests[1].say(f"choose {needs_of('rent-day')[0]}:0")
        table.settle()
    witness.look("somebody considers")


def sitting(table: Party, witness: TeamWitness, world: int) -> None:
    """Nothing is done."""


WORLDS: dict[Course, Callable[[int], dict[str, Any]]] = {
    phase: lambda world: {
        "hands": {**HANDS, 1: (("sword", "cup")[world], "bow")}, "deck": (*DECK[:3], ("cup", "sword")[world]),
    },
    sitting: lambda world: {"hands": {**HANDS, 1: (("sword", "cup")[world], "bow")}},
    resolution: lambda world: {
        "phase": "resolution", "story": ("rent-day", "cup"), "backpack": {needs_of("rent-day")[0]: (1, 0)},
    },
}  # fmt: skip


@pytest.fixture
def watch(
    party: Begin, new_window: NewWindow, clock: HandClock, at_once: None, monkeypatch: pytest.MonkeyPatch
) -> Callable[[Course], None]:
    """Return what compares the big screen of two worlds: pictures, words, sounds, motion and order."""

    def notes_of(course: Course, world: int, sounds: Sounds) -> list[Note]:
        clock.now = 0.0
        table = party(TeamScene(new_window(), clock, **WORLDS[course](world)))
        for seat in range(3):
            table.seat(seat)
        table.begin()
        table.window.pages.remove(PhonesOpener.NAME)  # it tells the port, which is chance
        let_go()
        witness = TeamWitness(scene_of(table), sounds)
        witness.look("all sit")
        course(table, witness, world)
        table.window.phones.leave()
        return witness.notes

    def watched(course: Course) -> None:
        _stand_still(monkeypatch)
        with listening(monkeypatch) as sounds:
            compare(*(notes_of(course, world, sounds) for world in range(2)))

    return watched


@pytest.mark.rule("DT-1010")
@pytest.mark.parametrize("course", [phase, resolution])
def test_the_big_screen_tells_nothing_of_a_phone(watch: Callable[[Course], None], course: Course) -> None:
    watch(course)


def test_a_box_that_names_a_card_of_a_hand_is_found(
    watch: Callable[[Course], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    notes = AdventurePhase._notes

    def leaking(board: AdventurePhase, seat: int) -> tuple[str, ...]:
        return board.hands.slots[seat].cards[0], *notes(board, seat)

    monkeypatch.setattr(AdventurePhase, "_notes", leaking)
    with pytest.raises(AssertionError, match="all sit"):
        watch(sitting)


def test_a_screen_that_follows_what_a_phone_considers_is_found(
    watch: Callable[[Course], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    press = Chooser.press

    def leaking(chooser: Chooser, key: str) -> None:
        press(chooser, key)
        for screen in (part for part in QApplication.allWidgets() if isinstance(part, DungeonScreen)):
            if screen.resolution is not None and screen.resolution.chooser is not chooser:
                screen.resolution.say("Somebody considers.")

    monkeypatch.setattr(Chooser, "press", leaking)
    with pytest.raises(AssertionError, match="somebody considers"):
        watch(resolution)
