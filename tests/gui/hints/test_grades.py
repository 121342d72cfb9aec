"""Hints in three grades at the tables of Chrononauts and Artifaxx (experience 3.12)."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import QRect, Qt
from pytestqt.qtbot import QtBot

from chrononauts_qt.bots.rivals.reasons import explain_move
from chrononauts_qt.games.chrononauts.actions import parse
from chrononauts_qt.session.settings import Settings
from chrononauts_qt.ui.catalog.common import text as common
from chrononauts_qt.ui.catalog.wording import spoken
from chrononauts_qt.ui.games.chrononauts.list_view import TimelineTable
from chrononauts_qt.ui.games.chrononauts.models.roles import TileRole
from chrononauts_qt.ui.games.chrononauts.texts.move_reasons_texts import because
from chrononauts_qt.ui.games.chrononauts.texts.titles import title
from chrononauts_qt.ui.kit import spoken_keys
from chrononauts_qt.ui.kit.roles import ItemRole
from chrononauts_qt.ui.table.agreement import HINTS_OPTION
from chrononauts_qt.ui.table.bots import processes
from tests.gui.desks import board_of
from tests.gui.hints.conftest import Tables
from tests.gui.secrecy.witness import Sounds, listening
from tests.gui.table.scene import Scene, every_text

Key = Qt.Key
NAMES = ("Ada", "Bruno", "Chloé")


def hint(scene: Scene, times: int = 1) -> None:
    """Press H so often."""
    for _ in range(times):
        scene.key(Key.Key_H)


def said_aloud(sounds: Sounds) -> list[str]:
    """Return what a screen reader was told to say."""
    return [words for kind, words in sounds.heard if kind == "spoken"]


def rings(scene: Any) -> frozenset[str]:
    """Return the targets that are ringed on the board of Chrononauts, or on the counter."""
    views = getattr(scene.table, "shelves", None) or (scene.table.timeline, scene.table.players)
    return frozenset(target for view in views for target in view.legal_targets or ())


def previews(scene: Scene) -> dict[int, str]:
    """Return the ghost badges on the board, by year."""
    model = scene.table.timeline_model
    found = [model.index(place, 0) for place in range(model.rowCount())]
    return {i.data(TileRole.YEAR): i.data(TileRole.PREVIEW) for i in found if i.data(TileRole.PREVIEW)}


def arrow(scene: Scene) -> QRect:
    """Return where the arrow of a hint lies on the table; an empty place for none."""
    shown = scene.table.hint_arrow
    return shown.geometry() if shown.isVisible() else QRect()


def points_at(scene: Scene, target: str) -> bool:
    """Tell whether the arrow of a hint ends at the edge of a target, and lies on nothing of it."""
    place = scene.table.target_place(target, None)
    near = arrow(scene).adjusted(0, -2, 0, 2)
    return near.intersects(place) and not arrow(scene).intersects(place)


def nothing_is_left(scene: Any) -> bool:
    """Tell whether nothing of a hint is on the screen."""
    hints = scene.table.hints
    assert (hints.cards, hints.targets, hints.grade) == (frozenset(), None, 0)
    return not scene.table.message.is_hint and not scene.table.hand.hinted


# -- the first grade ----------------------------------------------------------------------------


@pytest.mark.rule("R-310", "A-22")
def test_the_first_grade_rings_what_can_be_played_and_where(deal: Tables) -> None:
    scene = deal(hand="patch-1969 patch-1868 prevent-assassination dodo")
    hint(scene)
    view = scene.controller.view()
    plays = [action for action in view.actions if action.verb == "play"]
    assert scene.table.hand.hinted == {action.card_id for action in plays}
    assert "patch-1868" not in scene.table.hand.hinted, "1868 is no Paradox"
    assert rings(scene) == {action.target_id for action in plays if action.target_id}
    assert scene.table.message.sign == "hint"
    assert scene.said() == "Cards you can play: 4 of 5."
    assert len(scene.match.past) == 0, "a hint does nothing"
    assert scene.controller.view() == view


def test_the_list_says_of_a_card_that_is_chosen_alone_where_it_can_be_played(deal: Tables) -> None:
    """A bug: what a hint ringed was said to take "the card", though none was chosen."""
    scene = deal()
    scene.key(Key.Key_L)
    rows = scene.table.findChild(TimelineTable).rows
    told = [Qt.ItemDataRole.AccessibleDescriptionRole, Qt.ItemDataRole.ToolTipRole]

    def says() -> set[str]:
        cells = [rows.index(row, 0) for row in range(rows.rowCount())]
        return {str(cell.data(role)) for cell in cells for role in told}

    hint(scene)
    assert any(map(rows.is_marked, range(rows.rowCount())))
    assert not any(said.startswith("The card can") for said in says())
    scene.choose("prevent-assassination")
    assert any(said.startswith("The card can be") for said in says())


@pytest.mark.usefixtures("headphones")
def test_the_first_grade_names_to_who_listens_what_can_be_played(deal: Tables) -> None:
    """A bug: how many cards, and not which."""
    scene = deal(hand="patch-1969 patch-1868 prevent-assassination dodo")
    hint(scene)
    said = scene.table.message.accessibleDescription()
    assert said.startswith("Can be played now: ")
    for card in scene.table.hand.hinted:
        assert spoken(title(card)) in said


@pytest.mark.usefixtures("headphones")
def test_a_card_that_a_hint_chooses_is_told_to_who_listens(deal: Tables) -> None:
    """A bug: Enter on it put it back, because it was chosen already."""
    scene = deal()
    message = scene.table.message
    hint(scene, 2)
    scene.clerk.say("play patch-1969 on 1969")
    assert message.accessibleDescription().endswith("Card chosen: Patch 1969 prime.")
    hint(scene)
    assert "Card chosen" not in message.accessibleDescription(), "it is no news any more"


@pytest.mark.parametrize(
    ("letters", "own", "end"),
    [("on", {"chrononauts": {"H": "F9"}}, "a suggestion. Key: F9."), ("off", {}, "a suggestion.")],
)
def test_the_button_names_the_key_that_one_has(
    deal: Tables, monkeypatch: pytest.MonkeyPatch, letters: str, own: dict[str, dict[str, str]], end: str
) -> None:
    """A bug: it named H, whatever asked for a hint."""
    monkeypatch.setattr(spoken_keys, "_ASKED", [lambda: Settings(letters=letters, own_keys=own)])
    button = deal().table.steps.hint_button
    assert button.toolTip().endswith(end)
    assert button.accessibleDescription() == button.toolTip()


@pytest.mark.rule("R-310", "R-916")
def test_the_first_grade_rings_artifacts_on_the_counter(counter: Tables) -> None:
    scene = counter(hand="get-there-first memo")
    hint(scene)
    assert scene.table.hand.hinted >= {"get-there-first"}
    assert "memo" not in scene.table.hand.hinted
    assert rings(scene) >= {"rongorongo", "dodo", "mona-lisa-obvious"}
    assert scene.table.message.sign == "hint"


@pytest.mark.rule("R-403")
def test_with_a_card_in_the_air_the_first_grade_is_about_that_card(deal: Tables) -> None:
    scene = deal()
    scene.choose("prevent-assassination")
    hint(scene)
    assert rings(scene) == scene.table.arming.targets()
    assert scene.said().startswith("Prevent Assassination can be played on these: 1865")
    assert scene.table.arming.card == "prevent-assassination"


def test_where_nothing_can_be_played_the_first_grade_says_so(deal: Tables) -> None:
    scene = deal(hand="patch-1868 memo", draw="patch-1929")
    hint(scene)
    assert scene.said() == "No card can be played now: you can kill time."
    assert scene.table.hand.hinted == frozenset()


def test_rings_of_a_hint_show_though_the_rings_of_the_settings_are_off(deal: Tables) -> None:
    scene = deal()
    board = board_of(scene.window)
    scene.window.desk.set_help(False, False, False)
    scene.choose("prevent-assassination")
    assert rings(scene) == frozenset()
    hint(scene)
    assert "1865" in rings(scene)
    index = scene.table.timeline_model.index_of(1865)
    assert index.data(ItemRole.TARGET) in (board.targets() or ())
    scene.key(Key.Key_Escape)
    assert rings(scene) == frozenset()


# -- the second grade ---------------------------------------------------------------------------


@pytest.mark.rule("R-803", "R-503")
def test_the_second_grade_shows_what_a_promising_play_would_do(deal: Tables) -> None:
    scene = deal()
    hint(scene, 2)
    scene.clerk.say("play patch-1969 on 1969")
    assert scene.table.arming.card == "patch-1969", "one of Yuri's headlines"
    assert scene.said() == "Play Patch 1969′? It covers a Paradox and brings a card. Open then: 1 of 13."
    assert scene.table.status.preview == "Covers 1969. Open Paradoxes then: 1 of 13."
    assert rings(scene) == {"1969"}
    assert scene.controller.view().hand.count("patch-1969") == 1, "a hint plays nothing"


@pytest.mark.rule("R-409")
def test_with_a_card_in_the_air_the_grades_are_one_thought_too(deal: Tables) -> None:
    """A bug: the second told of the chosen card at first sight, and the third suggested something else."""
    scene = deal(red=[], hand="prevent-assassination reverse-fate")
    scene.window.desk.set_help(True, False, False)
    scene.choose("reverse-fate")
    scene.table.hand.setFocus()
    assert previews(scene) == {}
    hint(scene, 2)
    scene.clerk.say("play prevent-assassination on 1963")
    assert scene.table.arming.card == "prevent-assassination"
    assert previews(scene) == {1968: "opened", 1969: "opened", 1974: "half"}
    assert scene.said().startswith("Play Prevent Assassination on 1963? It opens 1968 and 1969.")
    hint(scene)
    assert scene.said().startswith("Play Prevent Assassination on 1963.")


def test_the_second_grade_tells_of_a_win(counter: Tables) -> None:
    scene = counter(hand="stegosaurus", tables={0: ("dodo", "aristotle-book"), 1: (), 2: ()})
    hint(scene, 2)
    scene.clerk.say("play stegosaurus")
    assert scene.said().endswith("Your Mission is then complete: you can claim victory.")


def test_the_second_and_the_third_grade_are_one_thought(deal: Tables) -> None:
    """A bug: the second said what promised most at first sight, and the third suggested something else."""
    scene = deal()
    hint(scene, 2)
    scene.clerk.say("play reverse-fate on 1957")
    assert scene.said().startswith("Play Reverse Fate on 1957?")
    assert points_at(scene, "1957")
    hint(scene)
    assert scene.said().startswith("Play Reverse Fate on 1957.")
    assert len(scene.clerk.asked) == 1, "nothing is thought out twice"


def test_an_arrow_points_at_the_one_target_that_is_meant(deal: Tables) -> None:
    scene = deal()
    hint(scene)
    assert arrow(scene).isEmpty(), "many can be played on"
    hint(scene)
    for number, year in enumerate((1957, 1865, 1981)):
        scene.key(Key.Key_Escape)
        hint(scene, 3)
        scene.clerk.say(f"play reverse-fate on {year}", number + 2)
        assert points_at(scene, str(year))
    scene.key(Key.Key_Escape)
    assert arrow(scene).isEmpty()


# -- the third grade ----------------------------------------------------------------------------


@pytest.mark.rule("R-314")
def test_the_third_grade_has_the_seats_own_view_thought_about(deal: Tables) -> None:
    scene = deal()
    hint(scene, 3)
    assert scene.clerk.asked == [("chrononauts", "chief", scene.controller.view_of(0))]
    assert scene.clerk.asked[0][2].seat == 0
    assert scene.table.message.sign == "hint", "while it is thought about"
    scene.clerk.say("play patch-1969 on 1969")
    assert scene.table.arming.card == "patch-1969"
    assert rings(scene) == {"1969"}
    assert scene.said() == "Play Patch 1969′. It brings a card, and one of your three headlines: 1969′."
    scene.key(Key.Key_Return)
    assert scene.played() == (0, "patch-1969", "1969")
    assert nothing_is_left(scene)


@pytest.mark.rule("R-916")
def test_a_suggestion_on_the_counter_rings_the_artifact_and_enter_takes_it(counter: Tables) -> None:
    scene = counter()
    hint(scene, 3)
    scene.clerk.say("play get-there-first on dodo")
    assert rings(scene) == {"dodo"}
    assert scene.said() == (
        "Play Get There First on Dodo. Your Mission asks for Dodo, which Bruno has. Done then: 1 of 3."
    )
    scene.key(Key.Key_Return)
    assert scene.played() == (0, "get-there-first", "dodo")


@pytest.mark.usefixtures("headphones")
def test_whoever_listens_at_the_counter_hears_once_that_a_move_is_thought_out(
    counter: Tables, monkeypatch: pytest.MonkeyPatch
) -> None:
    scene = counter()
    hint(scene)
    with listening(monkeypatch) as sounds:
        hint(scene, 2)
        assert said_aloud(sounds) == ["One moment: a good move is being thought out."]
        scene.clerk.say("play get-there-first on dodo")
        told = said_aloud(sounds)
    assert told[1:] == [
        "Play Get There First on Dodo. Your Mission asks for Dodo, which Bruno has. Done then: 1 of 3. "
        "Card chosen: Get There First."
    ]


@pytest.mark.rule("R-916", "R-914")
@pytest.mark.parametrize(
    "action", ["play get-there-first on stegosaurus", "play your-parents-never-met on seat-3"]
)
def test_what_is_suggested_is_done_without_the_sheet_that_asks_for_a_target(
    deal: Tables, action: str
) -> None:
    scene = deal(
        hand="get-there-first your-parents-never-met patch-1969", tables={2: "ark stegosaurus", 3: "dodo"}
    )
    hint(scene, 3)
    scene.clerk.say(action)
    assert scene.table.steps.primary.hasFocus()
    card, target = action.removeprefix("play ").split(" on ")
    assert scene.table.steps.primary.text().replace("\n", " ") == common("play-named", card=title(card))
    scene.key(Key.Key_Return)
    assert scene.played() == (0, card, target)


def test_enter_never_puts_back_what_only_a_hint_has_chosen(deal: Tables) -> None:
    """A bug: between the second hint and the third it did."""
    scene = deal()
    hint(scene, 2)
    scene.clerk.say("play prevent-assassination on 1963")
    scene.table.hand.setFocus()
    scene.key(Key.Key_Return)
    assert scene.table.arming.card == "prevent-assassination"
    assert scene.table.timeline.hasFocus(), "the keys are led to where it is played"
    assert scene.table.timeline.currentIndex().data(TileRole.YEAR) == 1963, "as the hint has it"
    scene.table.hand.setFocus()
    scene.key(Key.Key_Return)
    assert scene.table.arming.card is None, "then it is chosen, and put back"


def test_enter_in_the_hand_leads_back_to_what_is_suggested(deal: Tables) -> None:
    scene = deal()
    hint(scene, 3)
    scene.clerk.say("discard rewind")
    scene.table.hand.setFocus()
    scene.key(Key.Key_Return)
    assert scene.table.steps.discard_button.hasFocus()


def test_x_discards_the_card_with_the_keys_and_none_that_a_hint_would_play(deal: Tables) -> None:
    """A bug: it discarded the card of the hint."""
    scene = deal()
    hint(scene, 3)
    scene.clerk.say("play prevent-assassination on 1963")
    before = scene.controller.view().hand
    scene.key(Key.Key_X)
    assert scene.controller.view().hand == before
    scene.table.hand.setCurrentIndex(scene.card("dodo"))
    scene.table.hand.setFocus()
    scene.key(Key.Key_X)
    assert set(before) - set(scene.controller.view().hand) == {"dodo"}


@pytest.mark.rule("R-304", "R-801")
def test_discards_and_the_end_of_a_turn_are_suggested_on_their_buttons(deal: Tables) -> None:
    scene = deal()
    hint(scene, 3)
    scene.clerk.say("discard rewind")
    assert scene.table.steps.discard_button.hasFocus()
    assert scene.said().startswith("Discard Rewind.")
    scene.do("discard rewind")
    hint(scene, 3)
    scene.clerk.say("keep")
    assert scene.said() == "Keep the rest. The other cards are worth keeping."
    scene.do("keep")
    hint(scene)
    assert scene.said() == "You can end your turn."
    hint(scene, 2)
    scene.clerk.say("end")
    assert scene.table.steps.primary.hasFocus()


def test_the_processes_of_the_bots_think_for_hints(deal: Tables, qtbot: QtBot) -> None:
    scene = deal()
    scene.table.hints.hire = processes
    hint(scene, 3)
    view = scene.controller.view()
    legal = {because(explain_move(view, action), NAMES) for action in view.actions}
    qtbot.waitUntil(lambda: any(scene.said().endswith(reason) for reason in legal))
    scene.table.hints.stop()
    assert nothing_is_left(scene)


# -- what goes, and when ------------------------------------------------------------------------


@pytest.mark.parametrize("grade", [1, 2, 3])
def test_nothing_stays_when_another_card_is_considered(deal: Tables, grade: int) -> None:
    scene = deal()
    hint(scene, grade)
    if grade == 3:
        scene.clerk.say("play patch-1969 on 1969")
    scene.choose("prevent-assassination")
    assert nothing_is_left(scene)
    assert rings(scene) == scene.table.arming.targets()
    assert previews(scene) == {} or scene.table.timeline.hasFocus()
    hint(scene)
    assert scene.table.hints.grade == 1, "it begins anew"


@pytest.mark.parametrize("grade", [1, 2, 3])
def test_nothing_stays_when_something_is_played(counter: Tables, grade: int) -> None:
    scene = counter()
    hint(scene, grade)
    if grade == 3:
        scene.clerk.say("play get-there-first on dodo")
    scene.do("play stegosaurus")
    assert nothing_is_left(scene)


@pytest.mark.parametrize("grade", [1, 2, 3])
@pytest.mark.rule("R-314")
def test_nothing_stays_behind_the_curtain(deal: Tables, grade: int) -> None:
    scene = deal()
    hint(scene, grade)
    if grade == 3:
        scene.clerk.say("play patch-1969 on 1969")
    said = scene.said()
    scene.controller.cover()
    scene.settle()
    assert nothing_is_left(scene)
    assert rings(scene) == frozenset()
    assert scene.table.status.preview == ""
    assert said not in " ".join(every_text(scene.window))
    scene.lift()
    assert nothing_is_left(scene), "nor does it come back"


@pytest.mark.parametrize("by", ["card", "curtain", "play", "escape"])
def test_an_answer_that_comes_too_late_is_not_heard(deal: Tables, by: str) -> None:
    scene = deal()
    hint(scene, 3)
    if by == "card":
        scene.choose("dodo")
    elif by == "curtain":
        scene.controller.cover()
    elif by == "play":
        scene.do("play dodo")
    else:
        scene.key(Key.Key_Escape)
    assert scene.clerk.forgotten == [1]
    armed = scene.table.arming.card
    scene.clerk.say("play patch-1969 on 1969", number=1)
    assert scene.table.arming.card == armed
    assert nothing_is_left(scene)


def test_no_process_thinks_when_the_table_has_left_the_screen(deal: Tables) -> None:
    scene = deal()
    clerk = scene.clerk
    hint(scene, 3)
    scene.window.show_home()
    scene.settle()
    assert clerk.is_stopped


# -- who may ask --------------------------------------------------------------------------------


def test_behind_the_curtain_nobody_is_helped(deal: Tables) -> None:
    scene = deal(lift=False)
    assert not scene.table.steps.hint_button.isEnabled()
    scene.table.hints.ask()
    assert nothing_is_left(scene)
    scene.lift()
    assert scene.table.steps.hint_button.isEnabled()
    scene.click(scene.table.steps.hint_button)
    assert scene.table.hints.grade == 1


def test_several_people_are_helped_only_if_all_have_agreed(deal: Tables) -> None:
    scene = deal()
    del scene.match.options[HINTS_OPTION]
    hint(scene)
    assert scene.said().startswith("Hints rest while several people play")
    assert (scene.table.hints.grade, scene.table.hand.hinted) == (0, frozenset())
    assert scene.table.message.sign == "hint"
    scene.match.bots |= {1: "agent", 2: "cadet"}
    hint(scene)
    assert scene.table.hints.grade == 1, "one person and two bots: nobody else minds"


@pytest.mark.rule("R-314")
def test_the_button_is_the_same_for_every_seat_at_every_step(deal: Tables) -> None:
    scene = deal()
    places = {scene.table.steps.hint_button.geometry().getRect()}
    button = scene.table.steps.hint_button
    assert button.accessibleName() == "Hint"
    assert button.toolTip()
    for _ in range(3):
        scene.to_end_step()
        places.add(button.geometry().getRect())
        scene.do("end")
        places.add(button.geometry().getRect())
        assert not button.isHidden()
        scene.lift()
    assert len(places) == 1
    assert min(button.width(), button.height()) >= 32


# -- in a Memo window ---------------------------------------------------------------------------


def looked(deal: Tables) -> Scene:
    """Bruno looks at his Memo while Ada plays Get There First on his Artifact."""
    scene: Scene = deal(
        hand="get-there-first dodo", tables={2: "tyrannosaurus"}, red=[1963], missions={2: "petting-zoo"}
    )
    scene.do("play get-there-first on tyrannosaurus")
    scene.key(Key.Key_2)
    scene.lift()
    assert scene.controller.viewer == 1
    return scene


@pytest.mark.rule("R-1001", "R-1012")
def test_whoever_looks_for_a_memo_is_helped_as_well(deal: Tables) -> None:
    scene = looked(deal)
    scene.click(scene.table.sheets.memo.hint_button)
    assert scene.said() == "You can play your Memo against Get There First, or let it happen."
    hint(scene)
    assert scene.said() == (
        "Get There First is about to happen. It takes Tyrannosaurus from Bruno, whose Mission may ask for it."
    )
    hint(scene)
    assert scene.clerk.asked[-1][2].seat == 1  # type: ignore[attr-defined]
    scene.clerk.say("memo")  # type: ignore[attr-defined]
    assert scene.said() == (
        "Play a Memo. Get There First, played by Ada, would cost you Tyrannosaurus, "
        "which your Mission asks for."
    )
    assert not scene.table.message.geometry().intersects(
        scene.table.sheets.memo.geometry().adjusted(0, 40, 0, 0)
    )
    scene.click(scene.table.sheets.memo.never_button)
    assert nothing_is_left(scene)


@pytest.mark.rule("R-314", "R-1014")
def test_whoever_has_no_memo_hears_that_it_can_only_happen(deal: Tables) -> None:
    scene = deal()
    scene.do("play dodo")
    scene.key(Key.Key_3)
    scene.lift()
    hint(scene)
    assert scene.said() == "You can only let Dodo happen."
    assert parse("memo") not in scene.controller.view().actions
    scene.controller.cover()
    assert nothing_is_left(scene)


# -- on the sheet of cards to fetch -------------------------------------------------------------


@pytest.mark.rule("R-905")
def test_whoever_fetches_a_card_is_helped_on_the_sheet(deal: Tables) -> None:
    scene = deal(hand="rewind", discard="halt-attack patch-1868 patch-1969 dodo")
    scene.do("play rewind")
    scene.pass_time(60)
    if scene.controller.viewer is None:
        scene.lift()
    picker = scene.table.sheets.picker
    assert picker.isVisible()
    scene.click(picker.hint_button)
    assert picker.hint.words == "Every card that is shown here can be played."
    scene.key(Key.Key_H)
    scene.clerk.say("play patch-1969 on 1969")
    assert picker.hint.words.startswith("Play Patch 1969′? It covers a Paradox")
    picker.filter.setText("dodo")
    scene.key(Key.Key_H)
    assert picker.grid.currentIndex().data() == "Patch 1969′"
    assert picker.hint.words.startswith("Play Patch 1969′. It brings a card, and one of your three")
    assert scene.table.arming.card is None
    scene.key(Key.Key_Return)
    assert scene.table.arming.card == "patch-1969"
    assert picker.hint.words == ""
    assert nothing_is_left(scene)


def test_a_pile_that_is_only_read_has_no_hints(deal: Tables) -> None:
    scene = deal(discard="halt-attack")
    scene.table.questions.show_discards()
    assert not scene.table.sheets.discards.hint_button.isVisible()
    scene.key(Key.Key_H)
    assert scene.table.hints.grade == 0


# -- one person among bots ----------------------------------------------------------------------


@pytest.mark.rule("R-1001")
def test_one_person_among_bots_is_helped_unasked_by_anybody(deal: Tables) -> None:
    scene = deal(hands={1: "memo dodo", 2: "sabotage"}, draw="ark halt-attack", tables={1: "stegosaurus"})
    del scene.match.options[HINTS_OPTION]
    for seat in (1, 2):
        scene.controller.hand_over(seat, "cadet")
    if scene.controller.viewer is None:
        scene.lift()
    hint(scene)
    assert scene.table.hints.grade == 1
    for words in ("discard dodo", "keep", "end"):
        scene.do(words, 0)
    assert nothing_is_left(scene)
    assert not scene.table.steps.hint_button.isEnabled(), "a bot is on turn"
    hint(scene)
    assert nothing_is_left(scene)
    scene.do("play sabotage on 1957", 1)
    assert scene.table.sheets.memo.hint_button.isVisible(), "the game waits for the Memo"
    scene.click(scene.table.sheets.memo.hint_button)
    assert scene.said() == "You can play your Memo against Sabotage, or let it happen."
    hint(scene, 2)
    scene.clerk.say("allow")
    assert scene.said() == (
        "Let it happen. Sabotage, played by Bruno, does you little harm: your Memo is worth more later."
    )
    scene.click(scene.table.sheets.memo.never_button)
    assert nothing_is_left(scene)
