"""How much strangers may ask, with a clock that is moved by hand."""

from __future__ import annotations

from chrononauts_qt.wire.limits import (
    BURST_MESSAGES,
    LINES_PER_ADDRESS,
    MESSAGES_PER_SECOND,
    MOST_LINES,
    WRONG_PROOFS,
    Bucket,
    Crowd,
    WrongProofs,
)


def taken(bucket: Bucket, now: float) -> int:
    """Return how many messages a bucket takes now."""
    count = 0
    while bucket.takes(now):
        count += 1
    return count


def test_the_limits_are_those_of_the_design() -> None:
    assert (MESSAGES_PER_SECOND, BURST_MESSAGES, MOST_LINES, LINES_PER_ADDRESS, WRONG_PROOFS) == (
        30,
        60,
        32,
        12,
        20,
    )


def test_a_bucket_takes_a_burst_and_then_thirty_a_second() -> None:
    bucket = Bucket(100.0)
    assert taken(bucket, 100.0) == 60
    assert taken(bucket, 100.5) == 15
    assert taken(bucket, 101.5) == 30
    assert taken(bucket, 1000.0) == 60


def test_a_bucket_never_refuses_who_keeps_to_it() -> None:
    bucket = Bucket(0.0)
    assert all(bucket.takes(second + part / 30) for second in range(10) for part in range(30))


def test_an_address_with_twelve_lines_gives_up_its_oldest() -> None:
    crowd = Crowd[str]()
    assert crowd.enter("other", "10.0.0.2") is None
    assert [crowd.enter(f"a{number}", "10.0.0.1") for number in range(12)] == [None] * 12
    assert [crowd.enter(f"b{number}", "10.0.0.1") for number in range(2)] == ["a0", "a1"]
    assert crowd.enter("another", "10.0.0.2") is None


def test_of_32_lines_the_oldest_of_the_fullest_address_goes() -> None:
    crowd = Crowd[tuple[int, int]]()
    for address in range(4):
        for number in range(11 if address == 2 else 7):
            assert crowd.enter((address, number), str(address)) is None
    assert crowd.enter((9, 0), "9") == (2, 0)
    assert crowd.enter((9, 1), "9") == (2, 1)


def test_forty_lines_from_anywhere_leave_room_for_the_owner() -> None:
    crowd = Crowd[int]()
    out = [crowd.enter(number, f"10.0.0.{number}") for number in range(40)]
    assert out == [None] * 32 + list(range(8))
    assert crowd.enter(40, "192.168.1.9") == 8


def test_phones_that_sit_are_not_counted_and_never_sent_away() -> None:
    crowd = Crowd[str]()
    for number in range(12):
        crowd.enter(f"seat {number}", "10.0.0.1")
        crowd.leave(f"seat {number}")
    assert [crowd.enter(f"a{number}", "10.0.0.1") for number in range(12)] == [None] * 12
    assert crowd.enter("b", "10.0.0.1") == "a0"


def test_a_line_that_went_makes_room_and_may_be_told_twice() -> None:
    crowd = Crowd[int]()
    for number in range(12):
        crowd.enter(number, "10.0.0.1")
    crowd.leave(5)
    crowd.leave(5)
    assert crowd.enter(12, "10.0.0.1") is None
    assert crowd.enter(13, "10.0.0.1") == 0


def test_twenty_wrong_proofs_in_a_minute_shut_the_door_until_they_are_old() -> None:
    wrong = WrongProofs()
    for second in range(19):
        wrong.note(float(second))
    assert not wrong.shuts(19.0)
    wrong.note(19.0)
    assert wrong.shuts(19.0)
    assert wrong.shuts(59.9)
    assert not wrong.shuts(60.0)
    wrong.note(60.5)
    assert wrong.shuts(60.9)
    assert not wrong.shuts(61.0)


def test_wrong_proofs_now_and_then_shut_nothing() -> None:
    wrong = WrongProofs()
    for number in range(100):
        wrong.note(number * 3.2)
        assert not wrong.shuts(number * 3.2)
