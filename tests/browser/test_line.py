"""The line proves who is there, comes back by itself, and loses no word and says none twice."""

from __future__ import annotations

import base64
from typing import TYPE_CHECKING

import pytest

from tests.browser import sheets
from tests.browser.computer import KEY, proof
from tests.needs import CHROMIUM

if TYPE_CHECKING:
    from tests.browser.computer import Computer
    from tests.browser.phone import Phone

pytestmark = CHROMIUM

BYES = ("released", "taken", "newer", "key")
WORDLESS = {
    "released": "Questa mano è tornata al computer.",
    "taken": "Questa mano è su un altro telefono: chiedi al computer.",
    "newer": "Questa mano è aperta in una pagina più recente.",
    "key": "Questo codice non vale più: prendi quello nuovo dal grande schermo.",
}
OFF = "return [...document.querySelectorAll('button')].every(b => b.matches(':disabled'))"


def test_the_proof_is_that_of_python(phone: Phone, computer: Computer) -> None:
    phone.open(computer.link())
    hello = computer.greeted(1)[0]
    assert hello == {
        "seat": 2,
        "device": hello["device"],
        "proof": proof(base64.b64decode(KEY + "=="), "2", hello["device"]),
    }
    assert len(hello["device"]) == 22


def test_a_device_is_the_same_after_a_reload(phone: Phone, computer: Computer) -> None:
    phone.open(computer.link())
    computer.greeted(1)
    phone.driver.refresh()
    first, second = computer.greeted(2)
    assert first == second


def test_typed_letters_prove_themselves_and_are_kept_as_a_seat(phone: Phone, computer: Computer) -> None:
    computer.code = "KQXWZB"
    phone.open(computer.link(""))
    phone.find("#code").send_keys("kqxwzb")
    phone.touch(phone.point("form button"))
    hello = computer.greeted(1)[0]
    assert hello == {
        "code": True,
        "device": hello["device"],
        "proof": proof(b"KQXWZB", "code", hello["device"]),
    }
    phone.key("card:reverse-fate")
    phone.driver.refresh()
    assert computer.greeted(2)[1]["seat"] == 2
    phone.key("card:reverse-fate")


def test_wrong_letters_are_asked_for_again(phone: Phone, computer: Computer) -> None:
    computer.code = "KQXWZB"
    phone.open(computer.link(""))
    phone.find("#code").send_keys("AAAAAA")
    phone.touch(phone.point("form button"))
    phone.state(WORDLESS["key"])
    assert phone.find("#code").get_attribute("value") == ""
    phone.find("#code").send_keys("KQXWZB")
    phone.touch(phone.point("form button"))
    phone.key("card:reverse-fate")


def test_a_cut_line_comes_back_and_says_the_word_once_more(phone: Phone, computer: Computer) -> None:
    computer.deaf = True
    phone.open(computer.link())
    phone.tap("card:mona-lisa-real")
    phone.calm()
    phone.tap("do")
    computer.heard(1)
    computer.cut()
    computer.greeted(2)
    first, second = computer.heard(2)
    assert first == second
    phone.enabled()
    phone.state("Tocca a te: gioca una carta")


def test_a_word_that_was_heard_is_not_said_again(phone: Phone, computer: Computer) -> None:
    phone.open(computer.link())
    phone.tap("card:mona-lisa-real")
    phone.calm()
    phone.tap("do")
    computer.heard(1)
    computer.cut()
    computer.greeted(2)
    phone.enabled()
    phone.tap("card:mona-lisa-real")
    phone.calm()
    phone.tap("do")
    first, second = computer.heard(2)
    assert second["id"] == first["id"] + 1


def test_while_the_line_is_gone_nothing_can_be_pressed(phone: Phone, computer: Computer) -> None:
    phone.open(computer.link())
    phone.focus("card:memo")
    computer.mute = True
    computer.cut()
    phone.state(sheets.TEXTS["gone"])
    assert phone.run(OFF)
    computer.mute = False
    computer.cut()
    phone.state("Tocca a te: gioca una carta")
    assert phone.focused() == "card:memo"


def test_an_open_card_says_that_the_line_is_gone(phone: Phone, computer: Computer) -> None:
    phone.open(computer.link())
    phone.tap("card:mona-lisa-real")
    computer.mute = True
    computer.cut()
    phone.until(lambda: phone.find(".effect").text == sheets.TEXTS["gone"], "it is said")
    assert not phone.key("do").is_enabled()
    computer.mute = False
    computer.cut()
    phone.until(lambda: phone.find(".effect").text == "Mona Lisa è davanti a te.", "it is back")


@pytest.mark.parametrize("why", BYES)
def test_a_farewell_says_why_and_the_page_rests(phone: Phone, computer: Computer, why: str) -> None:
    phone.open(computer.link())
    phone.key("card:memo")
    computer.bye(why)
    phone.state(sheets.TEXTS[why])
    assert not phone.all(".card")
    assert len(computer.greetings) == 1
    if why in ("taken", "newer"):
        phone.tap("again")
        computer.greeted(2)
        phone.key("card:memo")


@pytest.mark.parametrize("why", BYES)
def test_a_farewell_before_the_first_sheet_has_words(phone: Phone, computer: Computer, why: str) -> None:
    computer.closed = why
    phone.open(computer.link())
    phone.state(WORDLESS[why])


def test_a_closed_door_is_knocked_at_again(phone: Phone, computer: Computer) -> None:
    phone.open(computer.link())
    phone.key("card:memo")
    computer.bye("closed")
    phone.state(sheets.TEXTS["closed"])
    computer.greeted(2)
    phone.state("Tocca a te: gioca una carta")


def test_a_new_link_in_the_same_page_is_followed(phone: Phone, computer: Computer) -> None:
    phone.open(computer.link("1.AAAAAAAAAAAAAAAAAAAAAA"))
    phone.state(WORDLESS["key"])
    phone.driver.get(computer.link())
    phone.key("card:memo")


def test_a_page_of_another_form_loads_itself_once(phone: Phone, computer: Computer) -> None:
    computer.form = 2
    phone.open(computer.link())
    phone.until(lambda: computer.lines == 2, "the page was loaded anew")
    phone.state("Questa pagina è vecchia: ricaricala.")
    phone.calm()
    assert computer.lines == 2
