"""Hand cards and goal cards: what stands on them, how live it is, and that it fits (4.4)."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations, product
from typing import Any

import pytest
from PySide6.QtCore import QPoint, QRectF, Qt
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from chrononauts_qt.games.chrononauts import rules
from chrononauts_qt.games.chrononauts.cards import (
    ACTIONS,
    ARTIFACTS,
    BY_ID,
    IDENTITIES,
    INVERTERS,
    MISSIONS,
    PATCHES,
    TIMEWARPS,
)
from chrononauts_qt.games.chrononauts.view import Need, Player, View
from chrononauts_qt.ui.catalog import i18n
from chrononauts_qt.ui.games.chrononauts import goals
from chrononauts_qt.ui.games.chrononauts.goals import GoalsModel, GoalsView
from chrononauts_qt.ui.games.chrononauts.models.card_lamps import CardLamp, fits, patch_lamps, turnable
from chrononauts_qt.ui.games.chrononauts.models.faces import card_face, goal_face
from chrononauts_qt.ui.games.chrononauts.models.hand_model import HandModel
from chrononauts_qt.ui.games.chrononauts.models.pile_model import PileModel
from chrononauts_qt.ui.games.chrononauts.texts.card_brief import turns_now
from chrononauts_qt.ui.games.chrononauts.views import card_body, card_frame, card_painter, goal_painter
from chrononauts_qt.ui.games.chrononauts.views.card_painter import CardPainter
from chrononauts_qt.ui.games.chrononauts.views.geometry import layout_for, table_layout
from chrononauts_qt.ui.games.chrononauts.views.goal_painter import GoalPainter
from chrononauts_qt.ui.games.chrononauts.views.hand_view import HandView
from chrononauts_qt.ui.kit import text_block
from chrononauts_qt.ui.kit.card_view import HANG, hanging
from chrononauts_qt.ui.kit.roles import ItemRole
from chrononauts_qt.ui.kit.theme import CONTRAST, DARK, LIGHT, Theme
from tests.each import each
from tests.gui.views.positions import MIXED, UBER, position

ACCESSIBLE = Qt.ItemDataRole.AccessibleDescriptionRole
Deal = tuple[tuple[int, ...], tuple[str, ...]]
POSITIONS: list[Deal] = [
    ((), ()),
    ((1912, 1936, 1943, 1963), ("patch-1929", "patch-1945-treaty")),
    ((1865, 1914, 1943, 1957, 1963, 1981), ("patch-1962",)),
    ((1936, 1941), ()),
    ((1943,), ()),
]


def own_turn(hand: tuple[str, ...], deal: Deal) -> View:
    """Return what the seat to move sees with these cards at hand."""
    red, patches = deal
    setup = rules.Setup(2, "cards", first="seat-1", mulligan=False, red=red, patches=patches, hands={0: hand})
    return rules.view(rules.new_game(setup)[0], 0)


@pytest.mark.rule("R-401", "R-703")
@pytest.mark.parametrize("deal", POSITIONS)
def test_what_an_inverter_can_turn_is_what_the_engine_allows(deal: Deal) -> None:
    view = own_turn(tuple(card.id for card in INVERTERS), deal)
    for card in INVERTERS:
        legal = {
            action.target for action in view.actions if action.verb == "play" and action.card_id == card.id
        }
        assert turnable(card.id, view.timeline) == legal, card.id


@pytest.mark.rule("R-507")
@pytest.mark.parametrize("deal", POSITIONS)
def test_whether_a_patch_of_1945_fits_is_what_the_engine_says(deal: Deal) -> None:
    red, patches = deal
    setup = rules.Setup(2, "cards", first="seat-1", mulligan=False, red=red, patches=patches)
    state = rules.new_game(setup)[0]
    tiles = rules.view(state, 0).timeline
    for patch in rules.nexus(state):
        assert fits(patch.patch, tiles) == patch.fits
    assert fits("patch-1968", tiles) is None


def test_an_inverter_in_the_hand_shows_what_it_can_turn_now(qapp: object) -> None:
    model = HandModel()
    model.set_view(position((1936,), hand=("prevent-assassination",)))

    def lit() -> list[str]:
        return [lamp.label for lamp in model.index(0, 0).data(ItemRole.FACE).lamps if lamp.on]

    assert lit() == ["65", "14", "36′", "63", "80"]
    model.set_view(position((1865,), hand=("prevent-assassination",)))
    assert lit() == ["14", "63", "80"]
    assert model.index(0, 0).data(ACCESSIBLE) == turns_now((1914, 1963, 1980))
    model.set_covered(True)
    assert model.index(0, 0).data(ItemRole.FACE) is None


def test_a_discarded_inverter_tells_nothing_live(qapp: object) -> None:
    pile = PileModel("discard")
    pile.set_pile(1, "reverse-fate")
    assert not any(lamp.on for lamp in pile.index(0, 0).data(ItemRole.FACE).lamps)


def test_a_patch_shows_what_it_depends_on(qapp: object) -> None:
    face = card_face("patch-1969", True, MIXED.timeline)
    assert (face.lamps, face.joint, face.fits) == ((CardLamp("57", False), CardLamp("63", True)), "OR", None)
    assert patch_lamps("patch-1945-axis", UBER.timeline) == (
        CardLamp("36", True),
        CardLamp("41′", False),
        CardLamp("43", None),
    )


@pytest.fixture
def drawn(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Return what the middle of a card writes, line by line."""
    written: list[str] = []
    right = text_block.draw_lines

    def note(painter: QPainter, lines: tuple[str, ...], *rest: object) -> float:
        written.extend(lines)
        return right(painter, lines, *rest)  # type: ignore[arg-type]

    monkeypatch.setattr(card_body, "draw_lines", note)
    return written


def test_all_that_belongs_on_a_hand_card_fits(qapp: object, drawn: list[str]) -> None:
    every = [card.id for card in (*ACTIONS, *TIMEWARPS, *PATCHES, *ARTIFACTS)]
    for check in each(product(every, [(1366, 700), (1920, 1012), (2560, 1372)])):
        with check as (card, size):
            drawn.clear()
            face = card_face(card)
            CardPainter(DARK).pixmap(face, layout_for(*size).hand_card.toSizeF())
            wanted = " ".join(face.steps) or face.text
            assert wanted in " ".join(drawn)


def test_the_cards_of_all_linchpins_keep_their_numbers_in_large_text(
    qapp: QApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In each size of a window, with as much larger text as is asked of it; whole, or nearly so."""
    shown: list[str] = []
    right = text_block.draw_word

    def note(painter: QPainter, words: str, *rest: Any) -> float:
        shown.append(words)
        return right(painter, words, *rest)

    monkeypatch.setattr(card_frame, "draw_word", note)
    places = [((1024, 600), 1.25), ((1366, 768), 1.5), ((1920, 1080), 2.0), ((2560, 1440), 2.0)]
    cards = ("reverse-fate", "restore-history")
    try:
        for check in each(product(("en", "it", "fr"), cards, places, (1.0, 0.9))):
            with check as (language, card, (size, text), share):
                i18n.install(qapp, language)
                shown.clear()
                layout, face = table_layout(*size, text), card_face(card)
                painter = CardPainter(replace(DARK, text_scale=layout.card_text))
                painter.pixmap(face, layout.hand_card.toSizeF(), visible=share * layout.hand_card.width())
                assert {lamp.label for lamp in face.lamps} <= set(shown)
    finally:
        i18n.install(qapp)


def test_a_card_shows_all_its_steps_or_its_picture_alone(qapp: QApplication, drawn: list[str]) -> None:
    """A part of them would pass for the whole; in each language, where cards are small and overlap."""
    cards, sizes = [card.id for card in (*ACTIONS, *TIMEWARPS)], [(1024, 600), (1366, 768), (1920, 1080)]
    for check in each(product(("en", "it", "fr"), cards, sizes, (1.0, 0.9, 0.8, 0.7))):
        with check as (language, card, size, share):
            i18n.install(qapp, language)
            drawn.clear()
            face, whole = card_face(card), table_layout(*size).hand_card.toSizeF()
            CardPainter(DARK).pixmap(face, whole, visible=share * whole.width())
            assert " ".join(drawn) in ("", " ".join(face.steps))


@pytest.fixture
def cut(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The titles that are set upwards in part."""
    cut: list[str] = []
    monkeypatch.setattr(
        card_painter,
        "draw_upwards",
        lambda _painter, text, font, _ink, box, limit: cut.extend(
            [] if text_block.is_whole(text_block.fitted(text, font, box.height(), limit), text) else [text]
        ),
    )
    return cut


def test_the_title_of_an_overlapped_card_is_whole(qapp: QApplication, cut: list[str]) -> None:
    """Cards of one kind differ in their last words; ten of them at hand, in each language."""
    cards = [card.id for card in (*ACTIONS, *TIMEWARPS, *ARTIFACTS, *INVERTERS, *PATCHES)]
    for check in each(product(("en", "it", "fr"), [(1024, 600), (1366, 768)], (6, 8, 10))):
        with check as (language, size, count):
            i18n.install(qapp, language)
            layout = table_layout(*size)
            strip = (layout.hand.width() - layout.hand_card.width()) / (count - 1)
            for card in cards:
                CardPainter(DARK).strip_pixmap(card_face(card), layout.hand_card.toSizeF(), strip)
            assert cut == []


def test_the_sign_of_a_strip_makes_way_for_a_title_that_is_whole_without_it(
    qapp: QApplication, cut: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Ten cards at hand of which two have risen: that with the focus, and the one being aimed."""
    signs: list[str] = []
    monkeypatch.setattr(card_painter, "draw_sign", lambda *_: signs.append("sign"))
    i18n.install(qapp, "fr")
    layout = table_layout(1366, 768)
    size = layout.hand_card.toSizeF()
    strip = (layout.hand.width() - 3 * size.width()) / 7
    shown = {}
    for card in ("fast-forward", "memo", "your-parents-never-met"):
        signs.clear()
        cut.clear()
        CardPainter(DARK).strip_pixmap(card_face(card, playable=False), size, strip)
        shown[card] = (len(signs), len(cut))
    assert shown == {"fast-forward": (1, 0), "memo": (0, 0), "your-parents-never-met": (1, 1)}


def test_where_steps_are_too_many_none_is_shown(qapp: object, drawn: list[str]) -> None:
    step = "Choose one card"
    face, size = card_face("quick-trip"), layout_for(1366, 700).hand_card.toSizeF()
    shown = []
    for count in range(4, 7):
        drawn.clear()
        CardPainter(DARK).pixmap(replace(face, steps=(step,) * count), size)
        shown.append(" ".join(drawn).count(step))
    assert shown == [4, 0, 0]


def test_the_steps_of_a_card_are_few_and_short(qapp: object) -> None:
    for card in (*ACTIONS, *TIMEWARPS):
        steps = card_face(card.id).steps
        assert 2 <= len(steps) <= 3
        assert sum(map(len, steps)) <= 60, card.id


# -- goals ----------------------------------------------------------------------------------------


def test_a_mission_tells_on_whose_table_each_artifact_lies(qapp: object) -> None:
    players = (
        Player(3, 0, ("tyrannosaurus", "mona-lisa-obvious")),
        Player(3, 0, ("mona-lisa-excellent",)),
        Player(3, 0, ()),
    )
    best = (
        Need("MOST_REAL_MONA_LISA", "", (), False),
        Need("tyrannosaurus", "", (), True),
        Need("dodo", "", (), False),
    )
    assert [row.owners for row in goal_face("mona-and-the-dinosaur", best, players).rows] == [(1,), (0,), ()]
    either = (Need("mona-lisa-excellent", "", ("mona-lisa-excellent", "mona-lisa-obvious"), False),)
    assert goal_face("cheaters-sometimes-win", either, players).rows[0].owners == (0, 1)
    assert goal_face("petting-zoo", ()).reason


def needs_of(card_id: str) -> tuple[Need, ...]:
    """Return the lines of a goal card, the first one fulfilled."""
    facts = BY_ID[card_id].facts
    if "primes" in facts:
        primes = (Need(str(year), "prime", (), False) for year in facts["primes"])
        return (Need(str(facts["true"]), "true", (), True), *primes)
    return tuple(
        Need(asked, "", (), True) if isinstance(asked, str) else Need(asked[0], "", tuple(asked), False)
        for asked in facts["artifacts"]
    )


def test_a_goal_card_cuts_no_word(qapp: object, monkeypatch: pytest.MonkeyPatch) -> None:
    written: list[str] = []
    right = text_block.draw_lines

    def note(painter: QPainter, lines: tuple[str, ...], *rest: object, **more: float) -> float:
        written.append(" ".join(lines))
        return right(painter, lines, *rest, **more)  # type: ignore[arg-type]

    monkeypatch.setattr(goal_painter, "draw_lines", note)
    for check in each([*IDENTITIES, *MISSIONS]):
        with check as card:
            written.clear()
            pixmap = QPixmap(196, 140)
            painter = QPainter(pixmap)
            face = goal_face(card.id, needs_of(card.id))
            GoalPainter(DARK).paint(painter, QRectF(0, 0, 196, 140), face)
            painter.end()
            assert [row.text for row in face.rows] == written[-3:]


@pytest.mark.parametrize("longer", [1.0, 1.4], ids=["English", "40 % longer"])
@pytest.mark.parametrize("size", [(1024, 554), (1366, 700), (1920, 1012)])
def test_all_lines_of_the_goals_fit_into_the_dock(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, size: tuple[int, int], longer: float
) -> None:
    def padded(name: str) -> str:
        extra = round(len(name) * (longer - 1))
        return name + " " + "m" * (extra - 1) if extra > 1 else name

    right = goals.need_label
    monkeypatch.setattr(goals, "need_label", lambda need: right(need) if need.side else padded(right(need)))
    layout, model = layout_for(*size), GoalsModel()
    view = GoalsView(model, DARK)
    qtbot.addWidget(view)
    view.setGeometry(layout.secrets.adjusted(layout.px(8), layout.px(6), -layout.px(4), -layout.px(4)))
    view.set_scale(layout.u)
    for identity, mission in product(("hester", "squa-tront"), MISSIONS):
        model.set_view(view_of(identity, mission.id))
        assert view.is_whole, mission.id
        assert model.rowCount() == 8


@pytest.mark.parametrize(("size", "text"), [((1366, 768), 1.5), ((1920, 1080), 2.0), ((2560, 1440), 2.0)])
def test_the_goals_grow_with_large_text(qtbot: QtBot, size: tuple[int, int], text: float) -> None:
    """Every year whole, and a sign for every Artifact, inside the dock and apart."""
    layout, model = table_layout(*size, text), GoalsModel()
    view = GoalsView(model, replace(DARK, text_scale=text))
    qtbot.addWidget(view)
    view.setGeometry(layout.secrets.adjusted(layout.px(8), layout.px(6), -layout.px(4), -layout.px(4)))
    view.set_scale(layout.u)
    assert view.is_brief
    for check in each(product(("hester", "squa-tront"), MISSIONS)):
        with check as (identity, mission):
            model.set_view(view_of(identity, mission.id))
            places = [view.cell_rect(model.index(row, 0)) for row in range(8)]
            assert all(view.viewport().rect().contains(place) for place in places)
            assert not any(a.intersects(b) for a, b in combinations(places, 2))
            assert view._places[1].font.pixelSize() >= 14 * layout.u * text * 0.9
            assert all(place.height() >= 14 * layout.u * text for place in places[5:])
            assert all(model.index(row, 0).data(goals.GoalRole.SIGN) for row in range(5, 8))


@pytest.mark.parametrize("theme", [DARK, LIGHT, CONTRAST], ids=lambda theme: theme.name)
def test_the_titles_of_the_goals_lie_on_bands_with_their_scenes(qtbot: QtBot, theme: Theme) -> None:
    model = GoalsModel()
    view = GoalsView(model, theme)
    qtbot.addWidget(view)
    view.resize(180, 170)
    model.set_view(view_of("hester", "petting-zoo"))
    image = view.grab().toImage()
    for row, family in ((0, "identity"), (4, "mission")):
        band, own = view.cell_rect(model.index(row, 0)), theme.color(family).name()
        assert {image.pixelColor(x, band.top() + 3).name() for x in range(10, 80)} == {own}
        beside = {image.pixelColor(x, band.center().y()).name() for x in range(140, 170)}
        assert (beside == {own}) is (theme is CONTRAST)


def view_of(identity: str, mission: str) -> View:
    """Return a seat's view with these goals."""
    return MIXED._replace(
        identity=identity,
        mission=mission,
        home_needs=needs_of(identity),
        mission_needs=needs_of(mission),
    )


# -- the hand -------------------------------------------------------------------------------------


def test_a_dragged_card_leaves_the_year_and_the_headline_in_sight(qtbot: QtBot) -> None:
    layout, model, view = layout_for(1366, 700), HandModel(), HandView()
    qtbot.addWidget(view)
    model.setParent(view)
    model.set_view(position())
    view.setModel(model)
    view.place(layout)
    card = view.drag_pixmap(model.index(0, 0))
    assert card.deviceIndependentSize().toSize() == layout.hand_card, "it is the card itself"
    carried = hanging(card).toImage()
    assert carried.pixelColor(HANG.width() - 1, carried.height() - 2).alpha() == 0
    assert carried.pixelColor(carried.width() - 2, HANG.height() - 1).alpha() == 0
    assert carried.pixelColor(QPoint(HANG.width() + card.width() // 2, HANG.height() + 4)).alpha() < 255


def test_a_year_with_a_no_break_space_stays_in_one_line(monkeypatch: pytest.MonkeyPatch) -> None:
    """“an 33” was broken inside its number on a small card, as if the space let it."""
    year = "an\N{NO-BREAK SPACE}33"
    drawn: list[str] = []

    def heard(painter: QPainter, lines: tuple[str, ...], *rest: object) -> float:
        drawn.extend(lines)
        return 0.0

    monkeypatch.setattr(card_body, "draw_lines", heard)
    picture = QPixmap(100, 140)
    for width in (100, 50):
        with QPainter(picture) as painter:
            face = replace(card_face("crown-of-thorns"), year=year)
            card_body.CardBody(painter, face, DARK, width / 100, 1.4 * width).draw(QRectF(0, 0, width, width))
    assert drawn.count(year) == 2
