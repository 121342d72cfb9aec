"""Many small checks in one test, which names every item that fails, not only the first.

    for check in each(ALL_CARDS):
        with check as card:
            assert texts.title(card.id)
            assert 2 <= len(texts.steps(card.id)) <= 6

For what opens no window and costs next to nothing. Of a list of what is wrong, compared with [], pytest
shows the first alone; its `subtests` report every item, which costs nearly what a test of its own does.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from types import TracebackType
from typing import Generic, TypeVar

import pytest

Item = TypeVar("Item")
TIMEOUT = "from pytest-timeout"
"""What the failure says that is no item's: it ends the loop."""


def each(items: Iterable[Item]) -> Iterator[Check[Item]]:
    """Yield a check of each item; in the end, fail with what failed, or where there was nothing to check."""
    __tracebackhide__ = True
    checks = []
    for item in items:
        checks.append(Check(item))
        yield checks[-1]
    assert checks, "there is nothing to check"
    failed = [check for check in checks if check.error is not None]
    if failed:
        lines = "\n".join(map(str, failed))
        raise AssertionError(f"{len(failed)} of {len(checks)} fail:\n{lines}") from failed[0].error


class Check(Generic[Item]):
    """Hands out an item, and keeps what is raised over it."""

    def __init__(self, item: Item) -> None:
        self.item = item
        self.error: BaseException | None = None
        self._line = 0

    def __enter__(self) -> Item:
        return self.item

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> bool:
        is_failure = isinstance(error, Exception | pytest.fail.Exception) and TIMEOUT not in str(error)
        if is_failure and trace is not None:
            self.error, self._line = error, trace.tb_lineno
        return is_failure

    def __str__(self) -> str:
        """Name the item (a card by its id), the line of the test, and what is wrong."""
        kind = "" if isinstance(self.error, AssertionError) else f"{type(self.error).__name__}: "
        said = f"{kind}{self.error}".replace("\n", "\n    ")
        return f"{getattr(self.item, 'id', self.item)!r:.200}, line {self._line}: {said}"
