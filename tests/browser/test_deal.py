"""What is put together out of parts: by touch, on every phone, and never lost by a new sheet."""

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
REASON = """
    const said = [...arguments[0].closest("section").querySelectorAll(".check, #note")];
    return said.find(made => made.textContent === arguments[1])"""
COVERED = """
    const reason = arguments[0], {x, y, width, height} = reason.getBoundingClientRect();
    const seen = reason.contains(document.elementFromPoint(x + width / 2, y + 9));
    const over = button => {
      const it = button.getBoundingClientRect();
      return it.x < x + width && x < it.right && it.y < y + height && y < it.bottom;
    };
    const buttons = [...document.querySelectorAll("main button:enabled")];
    return [seen, buttons.filter(over).map(button => button.dataset.key)]"""
"""Whether a reason is in sight, and over which buttons it lies."""


@pytest.mark.parametrize("size", SCREENS)
def test_a_deal_fits_every_screen(phone: Phone, computer: Computer, size: tuple[int, int]) -> None:
    computer.sheet = sheets.sheet(sheets.composing(), sheets.offered(), tabs=[])
    phone.size(*size)
    phone.open(computer.link())
    phone.tap("at:geodonia")
    phone.tap("part:2")
    phone.tap("unfold")
    for shown in ("A", "A++"):
        letters(phone, shown)
        fits(phone, f"a deal, {shown}")


def test_a_deal_is_composed_by_touch_and_said_as_a_whole(phone: Phone, computer: Computer) -> None:
    computer.sheet = sheets.sheet(sheets.composing(), tabs=[])
    phone.open(computer.link())
    phone.tap("at:geodonia")
    phone.calm()
    phone.tap("part:2")
    assert phone.key("act:deal").text == "Proponi"
    phone.tap("part:3")
    phone.tap("more:3 brings extraction")
    assert not phone.key("more:3 brings extraction").is_enabled(), "the third is the last that is left"
    for step, left in (("more", "Resta a te"), ("more", "Non ti resta nulla."), ("less", "Resta a te")):
        phone.tap(f"{step}:2 brings piloting")
        assert phone.find(".left b").text == left
    phone.tap("less:2 brings piloting")
    phone.tap("less:2 brings extraction")
    phone.tap("more:3 gives engineering")
    computer.show(sheets.sheet(sheets.composing(), sheets.log(), tabs=[], moment=18))
    phone.find(".lines")
    phone.tap("act:deal")
    counts = {"at geodonia": 1, "2 brings extraction": 1, "3 brings extraction": 1, "3 gives engineering": 1}
    said = computer.heard(1)[0]
    assert (said["compose"], said["moment"]) == ({"of": "deal", "counts": counts}, 18)
    assert phone.key("act:deal").get_attribute("aria-pressed") == "true"


def test_whoever_is_alone_in_a_deal_takes_the_place_of_all(phone: Phone, computer: Computer) -> None:
    computer.sheet = sheets.sheet(sheets.composing(), tabs=[])
    phone.open(computer.link())
    phone.tap("at:nektarr")
    assert phone.key("act:deal").text == "Raccogli"
    phone.calm()
    phone.tap("part:2")
    phone.tap("part:anyone")
    pressed = [one.get_attribute("data-key") for one in phone.all('.choices [aria-pressed="true"]')]
    assert pressed == ["at:nektarr", "part:anyone"]
    phone.tap("part:anyone")
    phone.tap("act:deal")
    assert computer.heard(1)[0]["compose"] == {"of": "deal", "counts": {"at nektarr": 1, "play cat": 1}}


def test_what_is_still_missing_is_told_at_every_change(phone: Phone, computer: Computer) -> None:
    def told(sentence: str) -> None:
        phone.until(lambda: phone.find(".check").text == sentence, sentence)

    computer.sheet = sheets.sheet(sheets.composing(), tabs=[])
    computer.told = "Manca ancora: 2 Estrazione."
    phone.open(computer.link())
    phone.tap("at:geodonia")
    told("Manca ancora: 2 Estrazione.")
    assert computer.weighed[-1]["weigh"] == {"of": "deal", "counts": {"at geodonia": 1, "play cat": 1}}
    assert phone.find(".check").rect["y"] < phone.key("act:deal").rect["y"]
    computer.told = "Si può proporre."
    phone.tap("part:2")
    told("Si può proporre.")
    computer.told = "Non più."
    computer.show(sheets.sheet(sheets.composing(), tabs=[], moment=18))
    told("Non più.")
    assert (computer.weighed[-1]["moment"], computer.said) == (18, [])


def test_a_planet_is_said_in_words(phone: Phone, computer: Computer) -> None:
    computer.sheet = sheets.sheet(sheets.composing(), tabs=[])
    phone.open(computer.link())
    for words in ("chiede 2 Pilotaggio e 3 Estrazione", "non coprono: 2 Estrazione", "Serve per"):
        assert words in phone.key("at:geodonia").text


def reason_at(phone: Phone, key: str, refusal: str) -> Any:
    """Return what says in the block of a button why it is refused."""
    return phone.until(lambda: phone.run(REASON, phone.key(key), refusal), "why not")


@pytest.mark.parametrize("size", SCREENS)
@pytest.mark.parametrize("shown", ["A", "A++"])
def test_a_reason_lies_over_no_button(
    phone: Phone, computer: Computer, size: tuple[int, int], shown: str
) -> None:
    """It is in sight, wherever on the page was pressed."""
    computer.refusal = "Bo non riceve ancora niente: chi aiuta riceve un Frammento. " * 2
    computer.sheet = sheets.sheet(sheets.composing(), sheets.offered(), sheets.more(), sheets.hand())
    phone.size(*size)
    phone.open(computer.link())
    phone.tap("at:geodonia")
    letters(phone, shown)
    phone.calm()
    for key in ("act:deal", "act:accept 1", "ask:claim"):
        phone.tap(key)
        assert phone.run(COVERED, reason_at(phone, key, computer.refusal)) == [True, []], key


def test_an_offer_is_answered_in_three_ways(phone: Phone, computer: Computer) -> None:
    computer.sheet = sheets.sheet(sheets.offered(), tabs=[])
    computer.refusal = "Ci vuole più equipaggio."
    phone.open(computer.link())
    phone.key("act:accept 1")
    phone.calm()
    phone.tap("act:accept 1")
    phone.until(lambda: phone.find(".check").text == computer.refusal, "why not")
    phone.tap("act:decline 1")
    phone.tap("unfold")
    phone.tap("more:2 brings piloting")
    phone.tap("play:cat")
    phone.tap("act:counter 1")
    accept, decline, counter = computer.heard(3)
    assert accept["compose"] == {"of": "accept 1", "counts": {"play otter": 1}}
    assert decline["say"] == "decline 1"
    assert counter["compose"] == {
        "of": "counter 1", "counts": {"2 brings piloting": 2, "play cat": 1, "play otter": 1},
    }  # fmt: skip
