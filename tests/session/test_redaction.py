"""What Python says of a fault is written down without the cards it was about."""

from __future__ import annotations

import traceback

import pytest

from chrononauts_qt.session.redaction import without_cards

CARD = "yuri"


def raised(error: Exception) -> str:
    """Return what Python says of an error, with lines of our own source that name a card."""

    def look_for(card: str) -> None:
        raise error

    try:
        look_for("yuri")
    except Exception as caught:
        return "".join(traceback.format_exception(caught))
    raise AssertionError("it was raised")


def messages(trace: str) -> str:
    """Return a traceback without the lines of our own source."""
    return "".join(line for line in trace.splitlines(keepends=True) if "look_for" not in line)


@pytest.mark.parametrize(
    "error",
    [
        KeyError(CARD),
        ValueError(f"{CARD} is not in the hand of 2"),
        ValueError(f"the hand of 2 is\n  {CARD}\n    {CARD}, memo"),
        ValueError(f'the file is\n  File "{CARD}", line 3'),
        ExceptionGroup("two of them", [KeyError(CARD), ValueError(f"none\n  of {CARD}")]),
    ],
    ids=["the key", "in a sentence", "in lines set in", "like a place", "in a group"],
)
def test_no_message_names_a_card(error: Exception) -> None:
    trace = raised(error)
    assert CARD in messages(trace)
    told = without_cards(trace)
    assert CARD not in messages(told)
    assert "(card)" in told
    assert type(error).__name__ in told


def test_a_note_and_the_cause_of_an_error_name_no_card() -> None:
    error = ValueError("no such card")
    error.__cause__ = KeyError(CARD)
    error.add_note(f"it was\n    {CARD}")
    assert CARD not in messages(without_cards(raised(error)))


def test_lines_of_our_own_source_stay_as_they_are() -> None:
    """They name the same cards in every game, and whoever mends the program looks for them."""
    told = without_cards(raised(ValueError("no such card")))
    assert 'look_for("yuri")' in told


def test_words_that_only_hold_the_name_of_a_card_stay() -> None:
    told = without_cards(raised(ValueError("memory of a dodo-like yuris, memo: memo_window")))
    assert "memory of a dodo-like yuris, (card): memo_window" in told
