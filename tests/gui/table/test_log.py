"""The log: each line has the height that it needs, whatever came, went or was left out."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QApplication

from chrononauts_qt.ui.kit.drop_model import Index
from chrononauts_qt.ui.kit.log_model import LogLine, LogModel
from chrononauts_qt.ui.kit.theme import Theme
from chrononauts_qt.ui.table.log_view import LogView

LINES = [
    LogLine(number // 3, f"{number} " + "Sabotage was played. " * (number % 5), number % 2 == 0)
    for number in range(12)
]


@pytest.fixture
def log(qapp: QApplication) -> Iterator[LogView]:
    """A log that shows."""
    view = LogView(LogModel(), Theme("dark"), lambda _: ())
    view.resize(200, 400)
    view.show()
    yield view
    view.close()


def heights(view: LogView) -> list[int]:
    return [view.sizeHintForRow(row) for row in range(view.model().rowCount())]


def test_lines_keep_the_height_they_need(log: LogView) -> None:
    model = log._filter.sourceModel()
    assert isinstance(model, LogModel)

    def anew() -> list[int]:
        log.delegate._sizes.clear()
        return heights(log)

    model.set_lines(LINES[:6])
    assert len(set(heights(log))) > 2
    model.append(LINES[6:])
    assert heights(log) == anew()
    log.show_marked_only(True)
    assert heights(log) == anew()
    log.show_marked_only(False)
    assert heights(log) == anew()
    model.set_lines([*LINES[:4], *LINES[7:]])
    assert heights(log) == anew()
    log.resize(400, 400)
    assert heights(log) == anew()
    log.set_scale(2.0)
    assert heights(log) == anew()


def test_a_line_that_comes_asks_for_no_height_but_its_own(
    log: LogView, monkeypatch: pytest.MonkeyPatch
) -> None:
    model, asked = log._filter.sourceModel(), list[int]()
    assert isinstance(model, LogModel)
    model.set_lines(LINES[:11])
    heights(log)
    look = log.delegate._look

    def noted(index: Index) -> tuple[str, Theme, float, int]:
        asked.append(index.row())
        return look(index)

    monkeypatch.setattr(log.delegate, "_look", noted)
    model.append(LINES[11:])
    heights(log)
    assert set(asked) == {11}
