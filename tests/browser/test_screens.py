"""Every screen fits every phone, with any letters, and speaks before the computer does."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.browser import sheets
from tests.needs import CHROMIUM

if TYPE_CHECKING:
    from tests.browser.computer import Computer
    from tests.browser.phone import Phone

pytestmark = CHROMIUM

SCREENS = [(360, 640), (390, 844), (844, 390)]
FINGER = 44
FIRST = {
    "en-GB": "Connecting to the computer…",
    "it-IT": "Mi collego al computer…",
    "fr-FR": "Connexion à l’ordinateur…",
}
ASKED = {
    "en-GB": "The six letters on the big screen",
    "it-IT": "Le sei lettere sul grande schermo",
    "fr-FR": "Les six lettres du grand écran",
}
SEEN = """
    window.seen = 0;
    const look = new MutationObserver(() => window.seen++);
    look.observe(document.documentElement, {attributeFilter: ["class"]})"""


def fits(phone: Phone, where: str) -> None:
    """Nothing scrolls to the side, and everything can be hit with a thumb."""
    assert phone.sideways() == 0, where
    side, key = phone.smallest()
    assert side >= FINGER, (where, key)


def letters(phone: Phone, shown: str) -> None:
    """Press the letters until they are of that size."""
    while phone.find("#letters").text != shown:
        phone.touch(phone.point("#letters"))


@pytest.mark.parametrize("size", SCREENS)
@pytest.mark.parametrize("shown", ["A", "A+", "A++"])
def test_every_screen_fits(phone: Phone, computer: Computer, size: tuple[int, int], shown: str) -> None:
    phone.size(*size)
    phone.open(computer.link())
    phone.key("card:reverse-fate")
    letters(phone, shown)
    for tab in ("hand", "goals", "table", "log"):
        phone.tap(f"tab:{tab}")
        phone.find(f'[data-key="tab:{tab}"][aria-current]')
        fits(phone, tab)
    phone.tap("tab:hand")
    for card in ("reverse-fate", "memo", "mona-lisa-real"):
        phone.tap(f"card:{card}")
        fits(phone, card)
        phone.tap("back")
    computer.show(sheets.sheet(sheets.memo(), sheets.guess(), sheets.hand(), tabs=[]))
    phone.key("ask:memo")
    fits(phone, "memo")


def test_five_cards_fit_the_smallest_phone_without_scrolling(phone: Phone, computer: Computer) -> None:
    phone.size(360, 640)
    phone.open(computer.link())
    last = phone.key("card:mona-lisa-excellent").rect
    assert last["y"] + last["height"] <= phone.find("nav").rect["y"]


def test_cards_stand_side_by_side_on_a_phone_on_its_side(phone: Phone, computer: Computer) -> None:
    phone.size(844, 390)
    phone.open(computer.link())
    phone.key("card:reverse-fate")
    assert len({card.rect["y"] for card in phone.all(".cards .card")}) == 1


def test_large_letters_make_the_places_a_list(phone: Phone, computer: Computer) -> None:
    phone.open(computer.link())
    phone.key("card:reverse-fate")
    letters(phone, "A+")
    phone.tap("card:reverse-fate")
    phone.find("dialog .list")
    assert len(phone.all("dialog .list button")) == len(sheets.LINCHPINS)
    assert not phone.all(".places")


def test_letters_are_kept(phone: Phone, computer: Computer) -> None:
    phone.open(computer.link())
    phone.key("card:reverse-fate")
    letters(phone, "A++")
    phone.open(computer.link())
    phone.key("card:reverse-fate")
    assert phone.find("#letters").text == "A++"


@pytest.mark.parametrize("spoken", FIRST)
def test_the_first_sentence_has_three_languages(phone: Phone, computer: Computer, spoken: str) -> None:
    phone.speak(spoken)
    computer.mute = True
    phone.open(computer.link())
    phone.state(FIRST[spoken])
    assert phone.run("return document.documentElement.lang") == spoken[:2]


@pytest.mark.parametrize("spoken", ASKED)
def test_a_page_without_a_seat_asks_for_the_letters(phone: Phone, computer: Computer, spoken: str) -> None:
    phone.speak(spoken)
    phone.open(computer.link(""))
    assert phone.find("label").text == ASKED[spoken]
    fits(phone, "code")


def test_another_language_hears_english(phone: Phone, computer: Computer) -> None:
    phone.speak("de-DE")
    computer.mute = True
    phone.open(computer.link())
    phone.state(FIRST["en-GB"])


def test_the_sheet_speaks_the_language_of_the_seat(phone: Phone, computer: Computer) -> None:
    phone.speak("en-GB")
    phone.open(computer.link())
    phone.state("Tocca a te: gioca una carta")
    assert phone.run("return document.documentElement.lang") == "it"
    assert phone.find("h1").text == "Ada"
    assert phone.run("return document.getElementById('aloud').textContent") == sheets.TEXTS["headphones"]


def test_texts_are_never_read_as_html(phone: Phone, computer: Computer) -> None:
    computer.sheet = sheets.sheet(name="<b>Ada</b>", state="<img src=x>", tabs=[])
    phone.open(computer.link())
    phone.state("<img src=x>")
    assert phone.find("h1").text == "<b>Ada</b>"


def test_a_place_of_the_table_says_what_lies_there(phone: Phone, computer: Computer) -> None:
    phone.open(computer.link())
    phone.tap("tab:table")
    phone.tap("place:1963")
    assert phone.find(".told").text == "1963′: Guerre dei presidenti"


@pytest.mark.parametrize(("scheme", "ground"), [("dark", "rgb(11, 17, 32)"), ("light", "rgb(244, 241, 232)")])
def test_a_phone_has_its_day_and_its_night(
    phone: Phone, computer: Computer, scheme: str, ground: str
) -> None:
    phone.scheme(scheme)
    phone.open(computer.link())
    phone.key("card:memo")
    assert phone.run("return getComputedStyle(document.body).backgroundColor") == ground


def test_a_buzz_is_seen(phone: Phone, computer: Computer) -> None:
    phone.open(computer.link())
    phone.key("card:reverse-fate")
    phone.run(SEEN)
    computer.buzz()
    phone.until(lambda: phone.run("return window.seen") >= 2, "the colour comes and goes")


def test_a_picture_that_was_cut_off_comes_later(phone: Phone, computer: Computer) -> None:
    """Where six phones ask for all of theirs at once the oldest lines are cut."""
    computer.cuts = 3
    phone.open(computer.link())
    phone.until(lambda: phone.all("#blocks img"), "pictures")
    there = "return [...document.querySelectorAll('#blocks img')].every(one => one.naturalWidth > 0)"
    phone.until(lambda: phone.run(there), "all of them")
    assert computer.cuts == 0
    noise = [line for line in phone.noise() if "/art/" not in line]
    assert noise == []
