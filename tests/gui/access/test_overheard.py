"""Two worlds heard from outside: what tells them apart is found, and they differ in hidden things only."""

from __future__ import annotations

from pathlib import Path

import pytest

from chrononauts_qt.session.match import Match
from chrononauts_qt.ui.kit.accessibility import NOTICE_MS
from tests.reader.ears import Node
from tests.reader.overheard import (
    ASKED,
    BEFORE,
    OWN,
    PLANTED,
    REST,
    Difference,
    Moment,
    differences,
    line_of,
    unheard,
)
from tests.reader.worlds import NAMES, memo_of, setup_of


def worlds(tmp_path: Path) -> list[Match]:
    return [
        Match.start("chrononauts", NAMES, setup_of(world), tmp_path / f"{world}.chrononauts")
        for world in (0, 1)
    ]


def test_every_notice_has_gone_before_all_is_looked_at() -> None:
    assert REST * 1000 > NOTICE_MS


def test_what_ada_sees_and_what_all_see_is_the_same_in_both(tmp_path: Path) -> None:
    one, two = worlds(tmp_path)
    for seat in (None, 0):
        assert one.game.view(one.state, seat) == two.game.view(two.state, seat)


def test_what_the_others_see_is_not(tmp_path: Path) -> None:
    one, two = worlds(tmp_path)
    for seat in (1, 2):
        mine, its = one.game.view(one.state, seat), two.game.view(two.state, seat)
        assert not set(mine.hand) & set(its.hand)
        assert mine.identity != its.identity
        assert mine.mission != its.mission
    assert [memo_of(one), memo_of(two)] == ["a Memo", "no Memo"]


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
