"""What is for one seat alone, in places where all can look: rings, arrows, pages, stakes, first times."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QRect

from chrononauts_qt.bots.advice import Advice
from chrononauts_qt.games.chrononauts.setup import Setup
from chrononauts_qt.games.chrononauts.variants import artifaxx
from chrononauts_qt.session.match import Match
from chrononauts_qt.ui.games.chrononauts.control.match_controller import TOUCHING
from chrononauts_qt.ui.games.chrononauts.first_times import text
from chrononauts_qt.ui.games.chrononauts.new_game_terms import MEMO_OPTION
from chrononauts_qt.ui.shell.main_window import MainWindow
from chrononauts_qt.ui.table.agreement import AGREED, HINTS_OPTION
from chrononauts_qt.ui.table.first_times import FirstTimes
from tests.gui.artifaxx.scene import CounterScene
from tests.gui.program import NewWindow
from tests.gui.robot import HandClock
from tests.gui.secrecy import leaks, private_leaks
from tests.gui.secrecy.courses import Course, both
from tests.gui.secrecy.deals import BOARD, COUNTER, Deal
from tests.gui.secrecy.leaks import Leak
from tests.gui.secrecy.test_covering import left
from tests.gui.secrecy.witness import Witness, compare
from tests.gui.table.scene import NAMES, Scene
from tests.scenario import explicit_setup

pytestmark = pytest.mark.usefixtures("moving")
Play = Callable[[Deal, Course], None]
FOUND = r"^\w+, .+: "
"""What `compare` says of a difference: what differs, when, and how."""


@pytest.fixture
def play(new_window: NewWindow, clock: HandClock, monkeypatch: pytest.MonkeyPatch) -> Play:
    """Return what plays a course in both worlds and compares them."""
    return lambda deal, course: compare(*both(deal, new_window, clock, monkeypatch, course))


def dealt(like: Deal, make: Callable[[int], object]) -> Deal:
    """Return two worlds of one's own, at the table of another deal."""
    scene = CounterScene if like is COUNTER else Scene

    def opened(window: MainWindow, clock: HandClock, number: int) -> Scene:
        clock.now = 0.0
        path = window.folder / f"{like.name}.chrononauts"
        path.unlink(missing_ok=True)
        return scene(window, clock, Match.start(like.name, NAMES[:3], make(number), path, {MEMO_OPTION: "4"}))

    return like._replace(open=opened)


# -- the years of an Identity, ringed on the board while it is chosen -----------------------------------


def _chosen(number: int) -> Setup:
    """Only Ada's Identity differs: what Bruno is shown is the same in both worlds."""
    identities = {1: ("yuri", "squa-tront")[number], 2: "hester", 3: "lin"}
    return explicit_setup(
        players=3, mulligan=True, identities=identities, identity_stack="otto",
        missions={1: "petting-zoo", 2: "natural-history", 3: "great-mysteries"},
        hands={1: "dodo ark memo", 2: "rewind memo rongorongo", 3: "patch-1948 memo sabotage"},
    )  # fmt: skip


CHOSEN = dealt(BOARD, _chosen)


def identities_chosen(deal: Deal, scene: Scene, witness: Witness) -> None:
    """Ada keeps her Identity, Bruno exchanges his, Chloé keeps hers; Ada begins."""
    look, board, sheet = witness.look, scene.table.timeline, scene.table.sheets.mulligan
    look("Ada is wanted")
    scene.lift()
    assert len(board.legal_targets or ()) == 3, "Ada sees her years"
    witness.forget()
    left(scene)
    look("Ada has left")
    scene.lift()
    witness.forget()
    scene.click(sheet.keep_button)
    look("Bruno is wanted")
    scene.lift()
    look("Bruno chooses")
    assert len(board.legal_targets or ()) == 3, "Bruno sees his years"
    scene.click(sheet.change_button)
    look("Bruno reads the new one")
    scene.click(sheet.keep_button)
    look("Chloé is wanted")
    scene.lift()
    scene.click(sheet.keep_button)
    look("Ada begins")
    scene.lift()
    witness.forget()
    look("Ada looks at her hand")


def test_the_years_of_an_identity_are_ringed_for_whoever_chooses_it(play: Play) -> None:
    play(CHOSEN, identities_chosen)


@pytest.mark.parametrize("leak", [leaks.rings_stay, private_leaks.rings_come_before_the_curtain])
def test_a_ring_of_another_ones_year_is_found(
    play: Play, leak: Leak, monkeypatch: pytest.MonkeyPatch
) -> None:
    leak(monkeypatch)
    with pytest.raises(AssertionError, match=FOUND):
        play(CHOSEN, identities_chosen)


# -- what a hint points at, and what the pointer rests on -----------------------------------------------


def _aimed(number: int) -> Setup:
    """Ada can turn another year in each world, and her Identity needs other years."""
    return explicit_setup(
        players=3, hands={1: ("avert-disaster", "prevent-assassination")[number] + " memo ark"},
        identities={1: ("yuri", "squa-tront")[number], 2: "hester", 3: "lin"},
    )  # fmt: skip


AIMED = dealt(BOARD, _aimed)


def pointed_at(deal: Deal, scene: Scene, witness: Witness) -> None:
    """A hint points at a year for Ada, and she goes."""
    scene.lift()
    scene.match.options[HINTS_OPTION] = AGREED
    view, hints = scene.controller.view(), scene.table.hints
    hints.ask()
    hints.tell(view, Advice(next(action for action in view.actions if action.target_id), "spare"))
    hints.changed.emit()
    assert scene.table.hint_arrow.isVisible()
    witness.forget()
    left(scene)
    witness.look("Ada has left")


def rested_on(deal: Deal, scene: Scene, witness: Witness) -> None:
    """The pointer rests on a year that Ada needs; beside it stands what for, and she goes."""
    scene.lift()
    board, reader = scene.table.timeline, scene.table.explain.reader
    year = scene.controller.view().home_needs[0].what
    place = board.visualRect(scene.table.timeline_model.index_of(int(year)))
    reader.resting.rested.emit(year, QRect(board.mapToGlobal(place.topLeft()), place.size()))
    assert reader.inspector.isVisible()
    witness.forget()
    left(scene)
    witness.look("Ada has left")


OPEN = ((private_leaks.arrow_stays, pointed_at), (private_leaks.glance_stays, rested_on))


@pytest.mark.parametrize("course", [pointed_at, rested_on])
def test_nothing_that_was_pointed_at_stays_when_its_owner_goes(play: Play, course: Course) -> None:
    play(AIMED, course)


@pytest.mark.parametrize(("leak", "course"), OPEN)
def test_what_is_still_pointed_at_is_found(
    play: Play, leak: Leak, course: Course, monkeypatch: pytest.MonkeyPatch
) -> None:
    leak(monkeypatch)
    with pytest.raises(AssertionError, match=FOUND):
        play(AIMED, course)


# -- what a play would change for whoever is asked for a Memo -------------------------------------------


def _on_board(number: int) -> Setup:
    """Bruno looks with a Memo in both worlds; 1968 is a year of his in one of them."""
    return explicit_setup(
        players=3,
        hands={1: "prevent-assassination ark dodo", 2: "memo rewind rongorongo", 3: "memo sabotage"},
        identities={1: "yuri", 2: ("yitzchak", "hester")[number], 3: "lin"}, identity_stack="otto",
        missions={1: "petting-zoo", 2: "natural-history", 3: "great-mysteries"},
    )  # fmt: skip


def _on_counter(number: int) -> artifaxx.Setup:
    """Bruno looks with a Memo in both worlds; his Mission asks for what is played in one of them."""
    return artifaxx.Setup(
        3, "stakes", first="seat-1", draw_pile=("ark", "rewind"),
        hands={0: ("tyrannosaurus", "dodo"), 1: ("memo", "stegosaurus"), 2: ("memo", "cancer-cure")},
        missions={0: "natural-history", 1: ("petting-zoo", "king-for-a-day")[number], 2: "great-mysteries"},
    )  # fmt: skip


STAKES = (dealt(BOARD, _on_board), dealt(COUNTER, _on_counter))
every_table = pytest.mark.parametrize("deal", STAKES, ids=lambda deal: deal.name)


def asked_where_it_touches(deal: Deal, scene: Scene, witness: Witness) -> None:
    """Bruno would like to be asked for what touches him alone; a card is announced."""
    scene.controller.wish(1, TOUCHING)
    scene.lift()
    witness.forget()
    scene.do(deal.plays[0])
    witness.look("announced")
    scene.pass_time(1)
    witness.look("a second later")


def looking(told: list[str]) -> Course:
    """Return a course in which Bruno looks for a Memo and leaves it; ``told`` gets the line of his stakes."""

    def course(deal: Deal, scene: Scene, witness: Witness) -> None:
        asked_where_it_touches(deal, scene, witness)
        memo, look = scene.table.sheets.memo, witness.look
        scene.click(memo.seat_buttons[1])
        scene.lift()
        told.append(memo._refusal.text())
        witness.forget()
        witness.look_at_once("Bruno looks")
        left(scene)
        witness.look_at_whole("Bruno has left")
        scene.lift()
        witness.forget()
        scene.click(memo.never_button)
        look("Bruno thinks better of it")
        scene.pass_time(60)
        look("nobody had a Memo")

    return course


@every_table
def test_the_stakes_of_a_play_are_told_to_whoever_looks(play: Play, deal: Deal) -> None:
    told: list[str] = []
    play(deal, looking(told))
    assert told[0] != told[1], "there is something to give away"


@every_table
@pytest.mark.parametrize("leak", [private_leaks.stakes_stay, private_leaks.stakes_are_remarked])
def test_stakes_that_others_hear_of_are_found(
    play: Play, deal: Deal, leak: Leak, monkeypatch: pytest.MonkeyPatch
) -> None:
    leak(monkeypatch)
    with pytest.raises(AssertionError, match=FOUND):
        play(deal, looking([]))


@every_table
def test_an_answer_that_tells_of_stakes_is_found(
    play: Play, deal: Deal, monkeypatch: pytest.MonkeyPatch
) -> None:
    private_leaks.touched_are_asked(monkeypatch)
    with pytest.raises(AssertionError, match=FOUND):
        play(deal, asked_where_it_touches)


# -- a sentence the first time a thing happens ----------------------------------------------------------


def _first(number: int) -> Setup:
    """Ada holds a Memo in one world, and Bruno nothing that can be played."""
    hands = (
        {1: "prevent-assassination ark memo", 2: "memo patch-1948 patch-1995", 3: "dodo memo"},
        {1: "prevent-assassination ark rewind", 2: "memo mona-lisa-real rongorongo", 3: "dodo quick-trip"},
    )[number]
    return explicit_setup(
        players=3, hands=hands, draw="patch-1929 patch-1974 patch-1999",
        identities={1: "yuri", 2: "hester", 3: "lin"},
        missions={1: "petting-zoo", 2: "natural-history", 3: "great-mysteries"},
    )  # fmt: skip


FIRST = dealt(BOARD, _first)


def first_times(said: list[str]) -> Course:
    """Return a course in which things happen for the first time; ``said`` gets what all read of a Memo
    window, and what Bruno reads when he has just lifted the curtain."""

    def course(deal: Deal, scene: Scene, witness: Witness) -> None:
        table, looks = scene.table, scene.window.look
        looks.change(looks.settings._replace(first_times=True))
        first = table.findChild(FirstTimes)
        assert first is not None
        first._timer.start = lambda: None  # type: ignore[method-assign,assignment]  # by hand alone

        def look(moment: str) -> None:
            table.staging.animator.finish()
            if first._waiting:
                first._say_next()
            witness.look(moment)

        look("dealt")
        scene.lift()
        witness.forget()
        scene.do(deal.plays[0])
        look("a first Memo window")
        said.append(table.message.words.text())
        scene.pass_time(60)
        scene.lift()
        table.message.go_back()
        witness.forget()
        scene.do("end")
        scene.lift()
        said.append(table.message.words.text())
        witness.forget()
        look("Bruno looks")
        left(scene)
        witness.look_at_whole("Bruno has left")
        scene.lift()
        witness.forget()
        scene.do("discard memo")
        look("Bruno has discarded")
        scene.do("keep")
        scene.do("end")
        look("Chloé is wanted")

    return course


def test_what_is_said_of_first_times_is_said_of_what_all_have_seen(play: Play) -> None:
    """A Paradox waits to be told when Bruno lifts the curtain over a hand that may be dead."""
    said: list[str] = []
    play(FIRST, first_times(said))
    assert said == [text("memo-window"), ""] * 2, "what is for all comes first"


@pytest.mark.parametrize(
    "leak", [private_leaks.first_window_is_told_to_holders, private_leaks.first_dead_hand_is_told_to_all]
)
def test_a_first_time_that_tells_of_a_hand_is_found(
    play: Play, leak: Leak, monkeypatch: pytest.MonkeyPatch
) -> None:
    leak(monkeypatch)
    with pytest.raises(AssertionError, match=FOUND):
        play(FIRST, first_times([]))
