"""Two worlds heard from outside: what tells them apart is found, and they differ in hidden things only."""

from __future__ import annotations

from pathlib import Path

import pytest

from chrononauts_qt.session.match import Match
from chrononauts_qt.ui.kit.accessibility import NOTICE_MS
from chrononauts_qt.ui.table.narrator import BEGIN_MS, LETTER_MS
from tests.reader import overheard
from tests.reader.ears import BEGINS, LETTER, NOTICE, Node
from tests.reader.overheard import (
    ASKED,
    BEFORE,
    OWN,
    PLANTED,
    Difference,
    Moment,
    differences,
    line_of,
    unheard,
)
from tests.reader.worlds import NAMES, TABLES, secret_of

PRIVATE = {
    "chrononauts": ("hand", "identity", "mission"),
    "artifaxx": ("hand", "mission"),
    "afternova": ("crew", "objective"),
}
EACH_GAME = pytest.mark.parametrize("game", TABLES)


def worlds(game: str, tmp_path: Path) -> list[Match]:
    setup_of = TABLES[game].setup_of
    return [Match.start(game, NAMES, setup_of(world), tmp_path / f"{world}.chrononauts") for world in (0, 1)]


def test_every_notice_has_been_read_and_is_gone_before_all_is_looked_at() -> None:
    assert (NOTICE, BEGINS, LETTER) == (NOTICE_MS / 1000, BEGIN_MS / 1000, LETTER_MS / 1000)


def test_every_game_has_people_who_play_it() -> None:
    assert overheard.TABLES.keys() == TABLES.keys()


@EACH_GAME
def test_what_ada_sees_and_what_all_see_is_the_same_in_both(game: str, tmp_path: Path) -> None:
    one, two = worlds(game, tmp_path)
    for seat in (None, 0):
        assert one.game.view(one.state, seat) == two.game.view(two.state, seat)


@EACH_GAME
def test_what_the_others_see_is_not(game: str, tmp_path: Path) -> None:
    one, two = worlds(game, tmp_path)
    for seat in (1, 2):
        mine, its = one.game.view(one.state, seat), two.game.view(two.state, seat)
        for name in PRIVATE[game]:
            assert getattr(mine, name) != getattr(its, name)
    assert secret_of(one) != secret_of(two)


def moment(name: str, said: str = "", exposed: str = "") -> Moment:
    return Moment(name, tuple(said.split()), tuple(exposed.split()))


def test_a_difference_says_where_and_what() -> None:
    one = [moment(BEFORE, "a b", "x y"), moment(OWN, "a", "x x")]
    two = [moment(BEFORE, "a c", "x y"), moment(OWN, "a", "x")]
    assert differences(one, one) == []
    assert differences(one, two) == [Difference(BEFORE, "b"), Difference(BEFORE, "c"), Difference(OWN, "x")]


def test_worlds_that_come_to_other_moments_cannot_be_compared() -> None:
    with pytest.raises(ValueError, match="other moments"):
        differences([moment(BEFORE)], [moment(OWN)])


@pytest.mark.parametrize(("field", "value"), [
    ("name", "Memo"), ("description", "Memo"), ("text", "Memo"), ("value", 1.0), ("states", ("showing",)),
])  # fmt: skip
def test_all_that_is_exposed_is_compared(field: str, value: object) -> None:
    node = Node("1", "label", "", "", ())
    assert line_of(node) != line_of(Node(**{**vars(node), field: value}))
    assert line_of(node) == line_of(Node(**{**vars(node), "id": "2"}))


def test_a_leak_counts_only_in_the_moment_for_which_it_was_planted() -> None:
    everywhere = [Difference(moment, word) for moment in PLANTED for word in PLANTED.values()]
    assert unheard(everywhere) == []
    assert unheard([one for one in everywhere if one != Difference(ASKED, PLANTED[ASKED])]) == [ASKED]
