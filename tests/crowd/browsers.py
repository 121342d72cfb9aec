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
from collections.abc import Iterator
from pathlib import Path
from queue import Empty, SimpleQueue
from random import Random
from tempfile import TemporaryDirectory
from threading import Thread
from typing import Any, NamedTuple

from selenium.common.exceptions import JavascriptException, WebDriverException

from chrononauts_qt.ui.phones.table_words import GO_ON
from tests.browser.phone import Phone
from tests.crowd.sheets import Counts

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
    counts: Object.fromEntries(all.filter(b => b.closest(".count")).map(b =>
      [b.dataset.key.slice(5), Number(b.closest(".count").querySelector("b").textContent)])),
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
OBEYS = 0.9
"""How often somebody who wants something presses what leads there, rather than anything."""
LIKELY = {
    "do": 40.0, "ask": 6.0, "input": 6.0, "act": 4.0, "item": 6.0, "use": 2.0, "tab": 0.1, "back": 0.1,
}  # fmt: skip
"""How likely a button is pressed, by what its key begins with; any other: one."""
RARE = 0.05
"""How likely is what goes to everybody or is only looked at, and anything while one waits for the others."""
STOPS, STOPPING = ("ask:pause", "ask:stop"), 0.02
"""What stops the time for all, which may be all that there is to press, or ends a journey, and how often."""


class Wish(NamedTuple):
    """What somebody wants to say: words as they stand, or composed of so much of each part."""

    say: str
    counts: Counts | None

    def leads_by(self, keys: dict[str, bool], shown: Counts, opened: str) -> str | None:
        """Return the next button on the way, of those that are there, each with whether it is pressed.

        `shown` is how much of each part is in already, `opened` the card that was opened last.
        """
        if self.counts is None:
            ways = self._to_say(keys, opened)
        else:
            ways = self._to_compose(keys, shown, self.counts)
        return next((key for key in ways if key in keys), None)

    def _to_say(self, keys: dict[str, bool], opened: str) -> Iterator[str]:
        words = self.say.split()
        yield from (f"{kind}:{self.say}" for kind in ("ask", "act", "input"))
        if "back" in keys and opened in words:
            chosen = f"use:{self.say}", *(f"place:{word}" for word in words)
            yield from (key for key in chosen if not keys.get(key))
            yield "do"
        yield "back"
        yield from (f"card:{word}" for word in words)

    def _to_compose(self, keys: dict[str, bool], shown: Counts, counts: Counts) -> Iterator[str]:
        names = [name.split(" ") for name in counts]
        chosen = {f"{name[0]}:{name[1]}" for name in names if len(name) == 2}
        chosen |= {f"part:{name[0]}" for name in names if len(name) > 2}
        yield from (key for key in chosen if not keys.get(key, True))
        parts = (key for key in keys if key.startswith(("part:", "play:")))
        yield from (key for key in parts if keys[key] and key not in chosen)
        for name, count in shown.items():
            if count != counts.get(name, 0):
                yield f"{'more' if count < counts.get(name, 0) else 'less'}:{name}"
        yield from (f"act:{self.say}", "unfold")


class Holder:
    """Somebody who holds a phone."""

    def __init__(self, link: str, size: tuple[int, int, int], profile: Path, dice: Random) -> None:
        self.counts = Counter[str]()
        self.failures: list[str] = []
        self.wish: Wish | None = None
        self._opened = ""
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
            key = self._chosen(seen)
            if key is None:
                return
            at = self._page.run(TAP, key)
            if at is not None:
                self._opened = key[5:] if key.startswith("card:") else self._opened
                self._page.touch(at)
                self.counts["taps"] += 1
                self.counts[f"tap: {key.partition(':')[0]}"] += 1
        except (JavascriptException, WebDriverException) as error:
            self.failures.append(f"{self._size}: {type(error).__name__}: {str(error)[:300]}")

    def _chosen(self, seen: dict[str, Any]) -> str | None:
        """Return what is pressed: what leads to the wish, or anything likely."""
        if self.wish is not None and seen["isAsked"] and self._dice.random() < OBEYS:
            key = self.wish.leads_by(dict(seen["keys"]), seen["counts"], self._opened)
            tabs = [key for key, _ in seen["keys"] if key.startswith("tab:")]
            if key is not None or tabs:
                return key or str(self._dice.choice(tabs))
        likely = [self._likely(key, pressed, seen["kind"]) for key, pressed in seen["keys"]]
        has_answered = any(pressed for key, pressed in seen["keys"] if key.startswith("ask:"))
        waits = has_answered or not seen["isAsked"]
        if not any(likely) or (waits and self._dice.random() > RARE):
            return None
        ((key, _),) = self._dice.choices(seen["keys"], likely)
        return None if key in STOPS and self._dice.random() > STOPPING else str(key)

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
            if word["do"] == "wish":
                holders[word["seat"]].wish = Wish(*word["word"]) if word["word"] else None
            elif word["do"] == "sit":
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
