"""Cards that are played while time runs: taps, swipes, the switch, two thumbs, and what changes meanwhile."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from tests.browser import sheets
from tests.browser.test_screens import SCREENS, fits, letters
from tests.needs import CHROMIUM

if TYPE_CHECKING:
    from tests.browser.computer import Computer
    from tests.browser.phone import Phone

pytestmark = CHROMIUM

SWIPE = 60
THUMBS = """
    for (const kind of ["pointerdown", "pointerup"])
      for (const id of [0, 1]) arguments[id].dispatchEvent(new PointerEvent(kind, {pointerId: id}));"""
"""Two touches at once; two of the browser's own tools would leave the next page without its first."""
AT_ONCE = """
    new MutationObserver((_, look) => {
      const card = document.querySelector("[data-key='item:9']");
      if (!card) return;
      look.disconnect();
      for (const kind of ["pointerdown", "pointerup"]) card.dispatchEvent(new PointerEvent(kind));
      window.tapped = true;
    }).observe(document.querySelector(".items"), {childList: true, subtree: true})"""
"""The tap that lands on a card as it comes."""


def opened(phone: Phone, computer: Computer, *held: str) -> None:
    """Open the page with some cards, and give it the time that a person takes."""
    computer.sheet = sheets.rush(*held)
    phone.open(computer.link())
    phone.key("item:1")
    phone.calm()


def said(computer: Computer, count: int) -> list[str]:
    """Return the first words that were said."""
    return [word["say"] for word in computer.heard(count)]


def test_a_tap_plays_at_once_and_two_within_a_round_trip_both_count(phone: Phone, computer: Computer) -> None:
    opened(phone, computer)
    computer.deaf = True
    for number in (1, 3, 2):
        phone.tap(f"item:{number}")
    assert said(computer, 3) == ["card 1", "card 3", "card 2"]
    assert len({word["id"] for word in computer.said}) == 3
    computer.deaf = False
    computer.cut()
    assert said(computer, 6)[3:] == ["card 1", "card 3", "card 2"], "said again until they were heard"


def test_two_thumbs_at_once_are_two_plays(phone: Phone, computer: Computer) -> None:
    opened(phone, computer)
    phone.run(THUMBS, *(phone.key(f"item:{number}") for number in (1, 2)))
    assert sorted(said(computer, 2)) == ["card 1", "card 2"]


@pytest.mark.parametrize(("far", "words"), [(SWIPE + 5, ["throw 2"]), (-SWIPE - 5, ["throw 2"]), (40, [])])
def test_a_swipe_of_60_px_discards(phone: Phone, computer: Computer, far: int, words: list[str]) -> None:
    opened(phone, computer)
    phone.swipe("item:2", far)
    phone.tap("ask:pause")
    assert said(computer, len(words) + 1) == [*words, "pause"]


def test_the_switch_discards_one_card_and_goes_out(phone: Phone, computer: Computer) -> None:
    opened(phone, computer)
    phone.tap("discard")
    assert phone.key("discard").get_attribute("aria-pressed") == "true"
    assert phone.key("discard").text == "Ora tocca la carta"
    assert phone.key("item:2").get_attribute("data-say") == "throw 2"
    assert phone.key("item:2").get_attribute("aria-label") == "Scarta: Carta 2"
    phone.tap("item:2")
    phone.tap("item:3")
    assert said(computer, 2) == ["throw 2", "card 3"]
    assert phone.key("discard").get_attribute("aria-pressed") == "false"


def test_keys_and_readers_press_what_fingers_press(phone: Phone, computer: Computer) -> None:
    opened(phone, computer)
    phone.run("arguments[0].click()", phone.key("item:2"))
    phone.run("arguments[0].click()", phone.key("call:1"))
    assert said(computer, 2) == ["card 2", "call b"]


def test_a_card_that_has_just_come_is_not_played_by_the_tap_that_brought_it(
    phone: Phone, computer: Computer
) -> None:
    opened(phone, computer)
    phone.focus("item:2")
    phone.tap("item:2")
    phone.run(AT_ONCE)
    computer.show(sheets.rush("1", "9", "3", "4"))
    phone.key("item:9")
    assert phone.focused() == "item:9", "the focus stays in its place"
    assert phone.run("return window.tapped")
    phone.calm()
    phone.tap("item:9")
    assert said(computer, 2) == ["card 2", "card 9"]


def test_what_others_do_takes_no_card_from_under_a_finger(phone: Phone, computer: Computer) -> None:
    opened(phone, computer)
    point = phone.point('[data-key="item:2"]')
    phone.tell("Input.dispatchTouchEvent", type="touchStart", touchPoints=[point])
    changed = sheets.rush("1", "2", "9", "4", asked=True)
    computer.show(changed)
    phone.key("item:9")
    phone.find(".glow")
    phone.tell("Input.dispatchTouchEvent", type="touchEnd", touchPoints=[])
    assert said(computer, 1) == ["card 2"]


def test_a_card_that_cannot_be_played_says_nothing(phone: Phone, computer: Computer) -> None:
    opened(phone, computer, "1", "-2", "3", "4")
    phone.touch(phone.point('[data-key="item:2"]'))
    phone.tap("item:1")
    assert said(computer, 1) == ["card 1"]


def test_what_ends_it_asks_once_more(phone: Phone, computer: Computer) -> None:
    opened(phone, computer)
    computer.show(sheets.rush(last=True))
    phone.key("ask:end")
    phone.calm()
    phone.tap("ask:end", times=2)
    phone.calm()
    assert phone.find(".sure").text == sheets.TEXTS["sure"]
    phone.tap("ask:end")
    assert said(computer, 1) == ["end"]


HANDS = {4: SCREENS, 7: SCREENS, 15: [(390, 844)]}


@pytest.mark.parametrize("count", HANDS)
def test_all_cards_fit_every_phone_with_any_letters(phone: Phone, computer: Computer, count: int) -> None:
    opened(phone, computer, *map(str, range(1, count + 1)))
    for size in HANDS[count]:
        phone.size(*size)
        for shown in ("A++", "A"):
            letters(phone, shown)
            fits(phone, f"{size} {shown}")
        last = phone.key(f"item:{count}").rect
        assert last["y"] + last["height"] <= size[1], f"{size}: all cards are seen without scrolling"
    rows: dict[Any, int] = {}
    for place in phone.all(".items li"):
        rows[place.rect["y"]] = rows.get(place.rect["y"], 0) + 1
    assert count != 7 or list(rows.values()) == [7], "side by side on a phone on its side"
