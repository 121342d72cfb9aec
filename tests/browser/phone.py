"""Chromium as a phone: a screen of its size, fingers instead of a mouse, and a user's languages."""

from __future__ import annotations

from shutil import which
from typing import TYPE_CHECKING, Any

from selenium import webdriver
from selenium.common.exceptions import StaleElementReferenceException
from selenium.webdriver.chrome.service import Service
from selenium.webdriver.common.by import By
from selenium.webdriver.remote.command import Command
from selenium.webdriver.support.ui import WebDriverWait

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from selenium.webdriver.remote.webelement import WebElement

PATIENCE = 60
CALM = "setTimeout(arguments[arguments.length - 1], 320)"
"""Longer than the page takes a second tap for an accident."""
TARGETS = """
    const seen = b => b.checkVisibility() && (!document.querySelector("dialog[open]") || b.closest("dialog"));
    const side = ({width, height}) => Math.min(width, height);
    const size = b => [b.dataset.key || b.id, side(b.getBoundingClientRect())];
    return [...document.querySelectorAll("button, input")].filter(seen).map(size)"""
WIDE = """
    const wide = e => e.scrollWidth > e.clientWidth;
    return [...document.querySelectorAll("html, dialog[open]")].filter(wide).length"""


class Phone:
    """A browser that stays open from test to test; each test has a port, and so a storage, of its own."""

    def __init__(self, profile: Path) -> None:
        options = webdriver.ChromeOptions()
        for word in (
            "--headless=new",
            "--no-sandbox",
            "--disable-gpu",
            "--hide-scrollbars",
            "--no-proxy-server",
        ):
            options.add_argument(word)
        options.add_argument(f"--user-data-dir={profile}")
        options.set_capability("goog:loggingPrefs", {"browser": "ALL"})
        self.driver = webdriver.Chrome(options=options, service=Service(which("chromedriver")))
        self.driver.set_script_timeout(PATIENCE)
        self.tell("Emulation.setTouchEmulationEnabled", enabled=True)
        self.size(390, 844)
        self.speak("it-IT")

    def tell(self, command: str, **words: Any) -> Any:
        """Give the browser a command of its tools."""
        return self.driver.execute_cdp_cmd(command, words)

    def size(self, width: int, height: int) -> None:
        """Be a phone of that size in CSS pixels."""
        self.tell(
            "Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=2, mobile=True
        )

    def speak(self, languages: str) -> None:
        """Prefer these languages, as `Accept-Language` writes them."""
        agent = self.driver.execute_script("return navigator.userAgent")
        self.tell("Emulation.setUserAgentOverride", userAgent=agent, acceptLanguage=languages)

    def scheme(self, name: str) -> None:
        """Prefer dark or light."""
        self.tell("Emulation.setEmulatedMedia", features=[{"name": "prefers-color-scheme", "value": name}])

    def open(self, link: str) -> None:
        """Go there from an empty page: where only what stands behind the # differs, nothing is loaded."""
        self.leave()
        self.driver.get(link)

    def leave(self) -> None:
        """Go to an empty page, and forget what was said there."""
        self.driver.get("about:blank")
        self.noise()

    def run(self, script: str, *values: Any) -> Any:
        """Run a script on the page and return what it returns."""
        return self.driver.execute_script(script, *values)

    def calm(self) -> None:
        """Wait as long as a person does between two thoughts, by the page's own timer."""
        self.driver.execute_async_script(CALM)

    def all(self, css: str) -> list[WebElement]:
        """Return what is there now."""
        return self.driver.find_elements(By.CSS_SELECTOR, css)

    def find(self, css: str) -> WebElement:
        """Return the first of these, when it has come and is seen."""
        seen: WebElement = self.until(lambda: [one for one in self.all(css) if one.is_displayed()], css)[0]
        return seen

    def key(self, key: str) -> WebElement:
        """Return the button of that key."""
        return self.find(f'[data-key="{key}"]')

    def until(self, true: Callable[[], Any], why: str) -> Any:
        """Wait until the function returns something true, and return it; what it looks at may be replaced."""
        wait = WebDriverWait(self.driver, PATIENCE, 0.02, [StaleElementReferenceException])
        return wait.until(lambda _: true(), why)

    def state(self, sentence: str) -> None:
        """Wait until the first line says that."""
        self.until(
            lambda: self.run("return document.getElementById('state').textContent") == sentence, sentence
        )

    def enabled(self) -> None:
        """Wait until buttons can be pressed."""
        self.until(
            lambda: not self.run("return document.getElementById('all').disabled"), "all buttons are off"
        )

    def point(self, css: str) -> dict[str, float]:
        """Return the middle of what is there, scrolled to where a finger reaches it."""
        middle: dict[str, float] = self.run(
            """const e = document.querySelector(arguments[0]); e.scrollIntoView({block: "center"});
            const r = e.getBoundingClientRect(); return {x: r.x + r.width / 2, y: r.y + r.height / 2}""",
            css,
        )
        return middle

    def touch(self, point: dict[str, float], times: int = 1) -> None:
        """Tap there, as often and as fast as commands are carried out."""
        for _ in range(times):
            self.tell("Input.dispatchTouchEvent", type="touchStart", touchPoints=[point])
            self.tell("Input.dispatchTouchEvent", type="touchEnd", touchPoints=[])

    def swipe(self, key: str, far: int) -> None:
        """Move a finger to the side on the button of that key, so many pixels in a few steps."""
        point = self.point(f'[data-key="{key}"]')
        self.tell("Input.dispatchTouchEvent", type="touchStart", touchPoints=[point])
        for part in (far // 3, 2 * far // 3, far):
            moved = [{**point, "x": point["x"] + part}]
            self.tell("Input.dispatchTouchEvent", type="touchMove", touchPoints=moved)
        self.tell("Input.dispatchTouchEvent", type="touchEnd", touchPoints=[])

    def tap(self, key: str, times: int = 1) -> None:
        """Tap the button of that key."""
        self.key(key)
        self.touch(self.point(f'[data-key="{key}"]'), times)

    def focus(self, key: str) -> None:
        """Give the focus to the button of that key, as a reader or a keyboard does."""
        self.run("arguments[0].focus()", self.key(key))

    def focused(self) -> str:
        """Return the key of what has the focus, or what it is."""
        name: str = self.run("const a = document.activeElement; return a.dataset.key || a.id || a.tagName")
        return name

    def sideways(self) -> int:
        """Return how many of page and dialog scroll to the side."""
        count: int = self.run(WIDE)
        return count

    def smallest(self) -> tuple[float, str]:
        """Return the shortest side of any button, in CSS pixels, and its key."""
        return min((side, key) for key, side in self.run(TARGETS))

    def noise(self) -> list[str]:
        """Return what the console has said since it was asked last."""
        said = self.driver.execute(Command.GET_LOG, {"type": "browser"})["value"]
        return [entry["message"] for entry in said]
