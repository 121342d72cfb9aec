"""Said twice is done once; said late, in another order or after an undo is not done."""

from __future__ import annotations

import pytest

from chrononauts_qt.wire.messages import Composed, Said
from chrononauts_qt.wire.moments import REMEMBERED, Moments, Offers, Word

ANSWERS: Offers = {"memo": {}, "pass": {}}
GUESS: Offers = {"guess": {"hours": range(24), "minutes": range(60)}}


class Table:
    """Does what phones say, and refuses what the referee does not like."""

    def __init__(self) -> None:
        self.done: list[str] = []
        self.no = ""

    def __call__(self, said: Word) -> str:
        """Note what was said, unless it is refused."""
        if not self.no:
            self.done.append(said.say if isinstance(said, Said) else said.of)
        return self.no


@pytest.fixture
def table() -> Table:
    return Table()


@pytest.fixture
def moments() -> Moments:
    return Moments(2)


def test_a_moment_grows_when_what_may_be_said_changes(moments: Moments) -> None:
    assert moments.offered(0, {}) == 1
    assert moments.offered(0, {}) == 1
    assert moments.offered(0, ANSWERS) == 2
    assert moments.offered(0, dict(ANSWERS)) == 2
    assert moments.offered(0, GUESS) == 3
    assert moments.offered(0, {"guess": {"hours": range(12), "minutes": range(60)}}) == 4


def test_each_seat_has_moments_of_its_own(moments: Moments, table: Table) -> None:
    assert [moments.offered(0, ANSWERS), moments.offered(0, GUESS), moments.offered(1, ANSWERS)] == [1, 2, 1]
    assert moments.answer(1, Said("pass", 1, 1), table) == b'{"ack":1}'
    assert moments.answer(0, Said("pass", 1, 1), table) is None


def test_a_moment_never_comes_again_after_an_undo(moments: Moments, table: Table) -> None:
    first = moments.offered(0, ANSWERS)
    moments.offered(0, GUESS)
    assert moments.offered(0, ANSWERS) == 3
    assert moments.answer(0, Said("pass", first, 1), table) is None
    assert table.done == []


def test_the_same_texts_about_something_else_are_another_moment(moments: Moments, table: Table) -> None:
    first = moments.offered(0, ANSWERS, ("play", 4))
    assert moments.offered(0, ANSWERS, ("play", 4)) == first
    assert moments.offered(0, ANSWERS, ("play", 5)) == first + 1
    assert moments.answer(0, Said("pass", first, 1), table) is None
    assert table.done == []


def test_said_twice_is_done_once(moments: Moments, table: Table) -> None:
    said = Said("pass", moments.offered(0, ANSWERS), 7)
    assert [moments.answer(0, said, table) for _ in range(3)] == [b'{"ack":7}'] * 3
    moments.offered(0, GUESS)
    assert moments.answer(0, said, table) == b'{"ack":7}', "the ack was lost with the line"
    assert table.done == ["pass"]


def test_an_impatient_thumb_counts_once_before_the_sheet_is_made_anew(moments: Moments, table: Table) -> None:
    moment = moments.offered(0, ANSWERS)
    moments.answer(0, Said("pass", moment, 7), table)
    assert moments.answer(0, Said("pass", moment, 8), table) is None
    assert table.done == ["pass"]
    assert moments.offered(0, ANSWERS) == moment + 1, "the phone may change its mind"
    assert moments.answer(0, Said("memo", moment + 1, 8), table) == b'{"ack":8}'
    assert table.done == ["pass", "memo"]


def test_a_refusal_is_remembered_and_leaves_the_moment(moments: Moments, table: Table) -> None:
    said = Said("memo", moments.offered(0, ANSWERS), 1)
    table.no = "You hold no Memo."
    refused = b'{"ack":1,"no":"You hold no Memo."}'
    assert moments.answer(0, said, table) == refused
    table.no = ""
    assert moments.answer(0, said, table) == refused
    assert moments.answer(0, Said("pass", said.moment, 2), table) == b'{"ack":2}'
    assert table.done == ["pass"]


def test_a_page_that_counts_from_one_again_is_heard(moments: Moments, table: Table) -> None:
    moments.answer(0, Said("pass", moments.offered(0, ANSWERS), 1), table)
    moment = moments.offered(0, GUESS)
    assert moments.answer(0, Said("guess", moment, 1, {"hours": 1, "minutes": 2}), table) == b'{"ack":1}'
    assert table.done == ["pass", "guess"]


def test_messages_in_another_order_are_not_done(moments: Moments, table: Table) -> None:
    early = Said("pass", moments.offered(0, ANSWERS), 1)
    late = Said("memo", moments.offered(0, {**ANSWERS, "wait": {}}), 2)
    assert moments.answer(0, late, table) == b'{"ack":2}'
    assert moments.answer(0, early, table) is None
    assert moments.answer(0, late, table) == b'{"ack":2}'
    assert moments.answer(0, Said("memo", late.moment + 5, 3), table) is None, (
        "nor a moment that is still to come"
    )
    assert table.done == ["memo"]


def test_only_what_was_offered_comes_to_the_table(moments: Moments, table: Table) -> None:
    assert moments.answer(0, Said("pass", 0, 1), table) is None, "before the first sheet"
    moment = moments.offered(0, {**ANSWERS, **GUESS})
    wrong = [
        Said("play dodo", moment, 2),
        Said("", moment, 2),
        Said("pass", moment, 2, {"hours": 1}),
        Said("guess", moment, 2),
        Said("guess", moment, 2, {"hours": 1}),
        Said("guess", moment, 2, {"hours": 24, "minutes": 0}),
        Said("guess", moment, 2, {"hours": -1, "minutes": 0}),
        Said("guess", moment, 2, {"hours": 1, "minutes": 0, "more": 0}),
    ]
    assert [moments.answer(0, said, table) for said in wrong] == [None] * len(wrong)
    assert table.done == []
    assert moments.answer(0, Said("guess", moment, 2, {"hours": 23, "minutes": 0}), table) == b'{"ack":2}'


def test_an_answer_that_changes_what_is_offered_uses_up_both_moments(moments: Moments) -> None:
    moment = moments.offered(0, ANSWERS)

    def do(said: Word) -> str:
        assert moments.offered(0, GUESS) == moment + 1
        return ""

    assert moments.answer(0, Said("pass", moment, 1), do) == b'{"ack":1}'
    assert moments.offered(0, GUESS) > moment + 1


# -- what holds as long as it is offered ------------------------------------------------------------

CARDS: Offers = {"card 1": {}, "card 2": {}, "pause": {}}


def test_lasting_words_on_their_way_are_each_done_once(moments: Moments, table: Table) -> None:
    moment = moments.offered(0, CARDS, lasting=frozenset(CARDS))
    first, second = Said("card 1", moment, 1), Said("card 2", moment, 2)
    assert moments.answer(0, first, table) == b'{"ack":1}'
    others: Offers = {"card 2": {}, "card 3": {}, "pause": {}}
    assert moments.offered(0, others, lasting=frozenset(others)) == moment, "they begin no moment"
    assert moments.answer(0, second, table) == b'{"ack":2}'
    assert [moments.answer(0, said, table) for said in (first, second)] == [b'{"ack":1}', b'{"ack":2}']
    assert table.done == ["card 1", "card 2"]


def test_a_lasting_word_that_has_gone_is_heard_and_not_done(moments: Moments, table: Table) -> None:
    moment = moments.offered(0, CARDS, lasting=frozenset(CARDS))
    moments.offered(0, {"go on": {}}, lasting=frozenset(["go on"]))
    assert moments.answer(0, Said("card 1", moment, 1), table) == b'{"ack":1}'
    assert moments.answer(0, Said("card 9", moment, 2), table) is None, "it was never offered"
    assert moments.answer(0, Said("card 1", moment, 3, {"more": 1}), table) is None
    assert table.done == []
    moments.offered(0, CARDS, lasting=frozenset(CARDS))
    moments.answer(0, Said("card 1", moment, 4), table)
    assert table.done == ["card 1"], "it is there again"


def test_a_lasting_word_of_an_older_moment_is_too_late(moments: Moments, table: Table) -> None:
    moment = moments.offered(0, {**CARDS, **ANSWERS}, lasting=frozenset(CARDS))
    assert moments.answer(0, Said("pass", moment, 1), table) == b'{"ack":1}'
    assert moments.answer(0, Said("card 1", moment, 2), table) is None
    later = moments.offered(0, GUESS)
    assert moments.answer(0, Said("card 1", later, 3), table) is None, "nor is what was offered before"
    assert table.done == ["pass"]


def test_many_words_are_known_again_and_not_for_ever(moments: Moments, table: Table) -> None:
    moment = moments.offered(0, CARDS, lasting=frozenset(CARDS))
    said = [Said("pause", moment, number) for number in range(REMEMBERED)]
    for word in (*said, *said):
        moments.answer(0, word, table)
    assert len(table.done) == REMEMBERED


def test_what_is_composed_is_made_of_what_was_shown(moments: Moments, table: Table) -> None:
    parts: Offers = {"deal": {"at nektarr": range(2), "2 gets white": range(4)}}
    moment = moments.offered(0, ANSWERS, composable=parts)
    assert moments.offered(0, ANSWERS, composable={"deal": {"at nektarr": range(2)}}) == moment + 1
    moment = moments.offered(0, ANSWERS, composable=parts)
    wrong: list[Word] = [
        Composed("pass", {}, moment, 2),
        Composed("deal", {"2 gets white": 4}, moment, 2),
        Composed("deal", {"3 gets white": 1}, moment, 2),
        Composed("deal", {}, moment - 1, 2),
        Said("deal", moment, 2),
        Said("deal", moment, 2, {"at nektarr": 1, "2 gets white": 1}),
    ]
    assert [moments.answer(0, said, table) for said in wrong] == [None] * len(wrong)
    assert table.done == []
    composed = [said for said in wrong if isinstance(said, Composed)]
    assert [moments.is_made_of(0, made) for made in composed] == [False, False, False, None]
    made = Composed("deal", {"2 gets white": 3}, moment, 2)
    assert moments.is_made_of(0, made)
    assert [moments.answer(0, made, table) for _ in range(2)] == [b'{"ack":2}'] * 2
    assert table.done == ["deal"]
