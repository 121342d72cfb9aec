"""One browser for all tests of a run, one computer for each."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.browser.computer import Computer
from tests.browser.sheets import sheet

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tests.browser.phone import Phone


@pytest.fixture(scope="session")
def browser(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Phone]:
    """Start Chromium once."""
    from tests.browser.phone import Phone

    phone = Phone(tmp_path_factory.mktemp("profile"))
    yield phone
    phone.driver.quit()


@pytest.fixture
def computer() -> Iterator[Computer]:
    """Open a door with the sheet of five cards."""
    made = Computer(sheet())
    yield made
    made.close()


@pytest.fixture
def phone(browser: Phone, computer: Computer) -> Iterator[Phone]:
    """Lend the browser as a phone of 390x844 that speaks Italian; its console must stay empty.

    It leaves before the computer does. That a line was cut is all that a browser may say.
    """
    browser.size(390, 844)
    browser.speak("it-IT")
    yield browser
    said = browser.noise()
    browser.leave()
    assert [line for line in said if "WebSocket connection to" not in line] == []
