"""Chromium as the phones of a table: whoever holds one presses what its page shows, and sees nothing else.

`python -m tests.crowd.browsers SEED`, spoken to as `people`: `sit` with the links, `rise`. Each page has
another size. What scrolls to the side, is too small for a thumb, or is said in the console is told; with
AXE=FILE in the environment (axe.min.js), what axe finds on each kind of page as well.
"""

from __future__ import annotations

import json
import os
import sys
from collections import Counter
from pathlib import Path
from queue import Empty, SimpleQueue
from random import Random
from tempfile import TemporaryDirectory
from threading import Thread
from typing import Any

from selenium.common.exceptions import JavascriptException, WebDriverException

from chrononauts_qt.ui.phones.table_words import GO_ON
from tests.browser.phone import Phone

LARGE = 2
SIZES = ((360, 640, 0), (390, 844, 0), (844, 390, 0), (390, 844, LARGE))
"""Width and height in CSS pixels, and the size of the letters: the last has them twice as large."""
THUMB = 44.0
LOOK_EVERY = 8
SEEN = """
  const open = document.querySelector("dialog[open]");
  const off = b => b.matches(":disabled") || b.getAttribute("aria-disabled") === "true";
  const isThere = b => b.checkVisibility() && !off(b) && (!open || open.contains(b));
  const all = [...document.querySelectorAll("button[data-key]")].filter(isThere);
  const kinds = new Set([...document.querySelectorAll("#blocks > section")].map(b => b.className));
  return {
    keys: all.map(b => [b.dataset.key, b.getAttribute("aria-pressed") === "true"]),
    kind: [open ? "choosing" : "", ...kinds].join(" "),
    isAsked: document.getElementById("state").className === "yours",
  }"""
TAP = """
  const b = document.querySelector(`[data-key="${CSS.escape(arguments[0])}"]`);
  if (!b) return null;
  b.scrollIntoView({block: "center"});
  const r = b.getBoundingClientRect();
  return {x: r.x + Math.min(r.width / 2, 60), y: r.y + r.height / 2}"""
AXE = """
  const done = arguments[arguments.length - 1];
  const line = ({id, nodes}) => `${id}: ${nodes[0].html.slice(0, 120)}`;
  axe.run().then(({violations}) => done(violations.map(line)))"""
LIKELY = {
    "do": 40.0, "ask": 6.0, "input": 6.0, "act": 4.0, "item": 6.0, "use": 2.0, "tab": 0.1, "back": 0.1,
}  # fmt: skip
"""How likely a button is pressed, by what its key begins with; any other: one."""
RARE = 0.05
"""How likely is what goes to everybody or is only looked at, and anything while one waits for the others."""


class Holder:
    """Somebody who holds a phone."""

    def __init__(self, link: str, size: tuple[int, int, int], profile: Path, dice: Random) -> None:
        self.counts = Counter[str]()
        self.failures: list[str] = []
        self._dice, self._size, self._looked = dice, size, set[str]()
        self._page = Phone(profile)
        width, height, letters = size
        self._page.size(width, height)
        self._page.open(link)
        self._page.until(lambda: self._page.all("#blocks section"), "a sheet")
        for _ in range(letters):
            self._page.touch(self._page.point("#letters"))

    def act(self) -> None:
        """Press something; look at the page now and then."""
        try:
            seen = self._page.run(SEEN)
            self._look(seen["kind"])
            likely = [self._likely(key, pressed, seen["kind"]) for key, pressed in seen["keys"]]
            has_answered = any(pressed for key, pressed in seen["keys"] if key.startswith("ask:"))
            waits = has_answered or not seen["isAsked"]
            if not any(likely) or (waits and self._dice.random() > RARE):
                return
            ((key, _),) = self._dice.choices(seen["keys"], likely)
            at = self._page.run(TAP, key)
            if at is not None:
                self._page.touch(at)
                self.counts["taps"] += 1
                self.counts[f"tap: {key.partition(':')[0]}"] += 1
        except (JavascriptException, WebDriverException) as error:
            self.failures.append(f"{self._size}: {type(error).__name__}: {str(error)[:300]}")

    def end(self) -> None:
        """Put the phone away."""
        said = [line for line in self._page.noise() if "/line" not in line]
        self.failures += [f"{self._size}: console: {line}" for line in said]
        self._page.driver.quit()

    @staticmethod
    def _likely(key: str, pressed: bool, page: str) -> float:
        kind, _, what = key.partition(":")
        if what == GO_ON:
            return LIKELY[kind]
        if what.startswith("table: ") or (kind == "place" and not page.startswith("choosing")):
            return RARE
        return LIKELY.get(kind, 1.0) * (RARE if pressed else 1.0)

    def _look(self, kind: str) -> None:
        self.counts["looks"] += 1
        if kind in self._looked and self.counts["looks"] % LOOK_EVERY:
            return
        if self._page.sideways():
            self.failures.append(f"{self._size}: scrolls to the side: {kind}")
        side, key = self._page.smallest()
        if side < THUMB:
            self.failures.append(f"{self._size}: “{key}” is {side:.0f} px: {kind}")
        if kind not in self._looked and (file := os.environ.get("AXE")):
            self._looked.add(kind)
            self._page.tell("Runtime.evaluate", expression=Path(file).read_text(encoding="utf-8"))
            found = self._page.driver.execute_async_script(AXE)
            self.failures += [f"{self._size}: axe: {one}" for one in found]
            self.counts["pages axe has seen"] += 1
        self._looked.add(kind)


def told(holders: list[Holder]) -> dict[str, Any]:
    """End a game, and tell of it."""
    for holder in holders:
        holder.end()
    counts = sum((holder.counts for holder in holders), Counter[str]())
    failures = [failure for holder in holders for failure in dict.fromkeys(holder.failures)]
    return {"said": {}, "counts": dict(counts), "failures": failures}


def main(seed: str) -> None:
    """Do what is asked, line by line, and press something meanwhile."""
    asked: SimpleQueue[dict[str, Any] | None] = SimpleQueue()
    Thread(target=_listen, args=(asked,), daemon=True).start()
    holders: list[Holder] = []
    games = 0
    with TemporaryDirectory() as folder:
        while True:
            try:
                word = asked.get(block=not holders)
            except Empty:
                for holder in holders:
                    holder.act()
                continue
            if word is None:
                break
            if word["do"] == "sit":
                games += 1
                holders = [
                    Holder(link, SIZES[(word["turn"] + at) % len(SIZES)], Path(folder, f"{games}-{at}"),
                           Random(f"{seed}/{games}/{at}"))
                    for at, link in enumerate(word["links"])
                ]  # fmt: skip
            else:
                print(json.dumps(told(holders)), flush=True)
                holders = []


def _listen(asked: SimpleQueue[dict[str, Any] | None]) -> None:
    for line in sys.stdin:
        asked.put(json.loads(line))
    asked.put(None)


if __name__ == "__main__":
    main(sys.argv[1])
