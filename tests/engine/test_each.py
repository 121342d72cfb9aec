"""A loop of checks goes on after a failure, names all of them, and does not pass without a check."""

from __future__ import annotations

import signal
import time
from collections.abc import Callable, Iterable

import pytest

from tests.each import each


def run(items: Iterable[str], test: Callable[[str], object]) -> None:
    """Check each item as the tests do."""
    for check in each(items):
        with check as item:
            test(item)


def is_long(name: str) -> None:
    assert name[0] < "C"
    assert len(name) > 2


def test_every_failure_is_named_and_the_first_is_shown_whole() -> None:
    with pytest.raises(AssertionError) as caught:
        run(["Ada", "Bo", "", "Cleo"], is_long)
    first, *told = [line for line in str(caught.value).splitlines() if not line.startswith(" ")]
    assert first == "3 of 4 fail:"
    assert [line.partition(", line ")[0] for line in told] == ["'Bo'", "''", "'Cleo'"]
    assert "assert 2 > 2" in told[0]
    assert "IndexError" in told[1]
    assert isinstance(caught.value.__cause__, AssertionError)


def test_what_is_expected_and_not_raised_is_a_failure_too() -> None:
    def refuses(text: str) -> None:
        with pytest.raises(ValueError, match="invalid"):
            int(text)

    with pytest.raises(AssertionError, match="1 of 2 fail"):
        run(["one", "2"], refuses)


def test_all_is_well_where_nothing_fails() -> None:
    seen: list[str] = []
    run("abc", seen.append)
    assert seen == ["a", "b", "c"]


def test_a_loop_over_nothing_fails() -> None:
    with pytest.raises(AssertionError, match="nothing"):
        run((), is_long)


def test_an_interruption_ends_the_loop() -> None:
    def stop(_: str) -> None:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        run("ab", stop)


@pytest.mark.skipif(not hasattr(signal, "SIGALRM"), reason="without it a timeout ends the whole run")
@pytest.mark.timeout(1.0, method="signal", func_only=True)
def test_a_timeout_ends_the_loop() -> None:
    begun: list[str] = []

    def hang(name: str) -> None:
        begun.append(name)
        time.sleep(20)

    with pytest.raises(pytest.fail.Exception, match="pytest-timeout"):
        run("ab", hang)
    assert begun == ["a"]
