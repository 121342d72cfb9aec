"""A card is chosen by touch, says exactly what was offered, and never by accident."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.browser import sheets
from tests.needs import CHROMIUM

if TYPE_CHECKING:
    from tests.browser.computer import Computer
    from tests.browser.phone import Phone

pytestmark = CHROMIUM
LINES = """
    const words = document.createRange();
    words.selectNodeContents(arguments[0]);
    return words.getClientRects().length"""


def word(computer: Computer) -> tuple[str, int]:
    """Return what was said first, and the moment it answers."""
    said = computer.heard(1)[0]
    assert set(said) == {"say", "moment", "id"}
    return said["say"], said["moment"]


def opened(phone: Phone, computer: Computer, card: str) -> None:
    """Open the page and a card of it, and give it the time that a person takes."""
    phone.open(computer.link())
    phone.tap(f"card:{card}")
    phone.calm()


def test_a_card_a_place_and_the_large_button_say_the_text(phone: Phone, computer: Computer) -> None:
    opened(phone, computer, "reverse-fate")
    assert not phone.key("do").is_enabled()
    assert phone.find(".hint").text == "Scegli dove giocarla."
    assert len(phone.all(".tile.can")) == len(sheets.LINCHPINS)
    phone.tap("place:1963")
    assert phone.find(".effect").text.startswith("1963 torna com’era")
    assert phone.key("do").text == "Gioca Invertire Destino su 1963"
    phone.tap("do")
    assert word(computer) == ("play reverse-fate on 1963", 17)
    assert not phone.all("dialog[open]")
    assert phone.focused() == "card:reverse-fate"


def test_a_card_that_is_opened_while_another_is_put_away_stays_open(phone: Phone, computer: Computer) -> None:
    """A browser tells that a dialog was closed a moment later; what is open then is another card."""
    opened(phone, computer, "mona-lisa-real")
    phone.run("""
        document.getElementById("choosing").close();
        document.querySelector('[data-key="card:reverse-fate"]').click();""")
    phone.calm()
    phone.tap("place:1963")
    assert phone.key("do").text == "Gioca Invertire Destino su 1963"
    phone.run("""
        const dialog = document.getElementById("choosing");
        dialog.close();
        document.querySelector('[data-key="card:mona-lisa-real"]').click();
        dialog.close();""")
    phone.calm()
    assert not phone.all("dialog[open]")
    assert phone.focused() == "card:mona-lisa-real"
    assert phone.noise() == []


def test_a_place_that_is_not_legal_changes_nothing(phone: Phone, computer: Computer) -> None:
    opened(phone, computer, "reverse-fate")
    phone.tap("place:1939")
    assert not phone.key("do").is_enabled()


def test_two_quick_taps_play_nothing(phone: Phone, computer: Computer) -> None:
    phone.open(computer.link())
    phone.key("card:mona-lisa-real")
    phone.tap("card:mona-lisa-real", times=1)
    phone.touch(phone.point("[data-key=do]"))
    phone.calm()
    assert phone.all("dialog[open]")
    phone.tap("do")
    assert word(computer)[0] == "play mona-lisa-real"
    assert len(computer.said) == 1


def test_a_card_is_discarded_by_its_own_button_and_the_large_one(phone: Phone, computer: Computer) -> None:
    opened(phone, computer, "mona-lisa-excellent")
    assert phone.all('[data-key="do"]') == [], "it cannot be played"
    phone.tap("use:discard mona-lisa-excellent")
    assert phone.key("do").text == "Scarta Mona Lisa: falso eccellente"
    phone.tap("do")
    assert word(computer)[0] == "discard mona-lisa-excellent"


def test_what_warns_asks_once_more_in_red(phone: Phone, computer: Computer) -> None:
    opened(phone, computer, "reverse-fate")
    phone.tap("place:1914")
    phone.tap("do", times=2)
    assert phone.find(".effect b").text == sheets.TEXTS["sure"]
    assert phone.all("dialog .danger")
    phone.calm()
    assert not computer.said
    phone.tap("do")
    assert word(computer)[0] == "play reverse-fate on 1914"


def test_a_discard_that_warns_says_why_and_asks_once_more(phone: Phone, computer: Computer) -> None:
    """As that of a Patch of Solonauts that somebody waits for."""
    why = "Otto aspetta ancora il 1968′."
    drop = sheets.use("discard patch-1968", "Scarta Patch 1968′", effect=why, warn=True)
    hand = sheets.block("cards", "hand", "La tua mano", cards=[sheets.patch() | {"discard": drop}])
    computer.sheet = sheets.sheet(hand, sheets.time_line())
    opened(phone, computer, "patch-1968")
    phone.tap("use:discard patch-1968")
    assert phone.find(".effect").text == why
    phone.tap("do")
    assert "Davvero?" in phone.find(".effect").text
    phone.calm()
    assert computer.said == []
    phone.tap("do")
    assert word(computer) == ("discard patch-1968", 17)


def test_a_name_of_a_tab_is_never_broken(phone: Phone, computer: Computer) -> None:
    """The widest there is, on the smallest phone: it takes its room from shorter ones."""
    phone.size(360, 640)
    tabs = [["hand", "Mano"], ["goals", "Viaggiatori"], ["table", "Tavolo"], ["log", "Cronaca"]]
    computer.sheet = sheets.sheet(tabs=tabs)
    phone.open(computer.link())
    phone.tap("tab:goals")
    tops = {phone.key(f"tab:{tab}").rect["y"] for tab, _ in tabs}
    lines = phone.run(LINES, phone.key("tab:goals"))
    assert (len(tops), lines) == (1, 1)


def test_an_answer_that_warns_asks_once_more(phone: Phone, computer: Computer) -> None:
    phone.open(computer.link())
    phone.key("ask:pass")
    phone.calm()
    phone.tap("ask:pass", times=2)
    assert phone.find(".sure").text == sheets.TEXTS["sure"]
    phone.calm()
    assert not computer.said
    phone.tap("ask:pass")
    assert word(computer)[0] == "pass"


def test_an_open_card_says_what_playing_it_does(phone: Phone, computer: Computer) -> None:
    opened(phone, computer, "mona-lisa-real")
    assert "Resta scoperta sul tuo tavolo." in phone.find(".what").text


def test_what_no_place_tells_apart_is_asked_by_its_label(phone: Phone, computer: Computer) -> None:
    """What there is to choose is said above the choices."""
    opened(phone, computer, "memo")
    choice = phone.find("dialog .list").rect
    assert phone.find(".hint").rect["y"] < choice["y"]
    phone.tap("use:play memo on Chiara")
    phone.tap("do")
    assert word(computer)[0] == "play memo on Chiara"


def test_several_uses_of_one_place_are_asked_there(phone: Phone, computer: Computer) -> None:
    uses = [sheets.use(f"play rewind on 1963 for {it}", f"Per {it}", "1963") for it in ("uno", "due")]
    card = sheets.card("rewind", "timewarp", "Riavvolgi", uses=uses)
    computer.sheet = sheets.sheet({**sheets.hand(), "cards": [card]}, sheets.time_line())
    opened(phone, computer, "rewind")
    assert not phone.all('[data-key^="use:play"]')
    phone.tap("place:1963")
    assert not phone.key("do").is_enabled()
    phone.tap("use:play rewind on 1963 for due")
    phone.tap("do")
    assert word(computer)[0] == "play rewind on 1963 for due"


def test_a_new_sheet_leaves_an_open_card_and_its_choice(phone: Phone, computer: Computer) -> None:
    opened(phone, computer, "reverse-fate")
    phone.tap("place:1963")
    computer.show(sheets.sheet(moment=18, state="Ancora a te"))
    phone.state("Ancora a te")
    assert phone.focused() == "place:1963"
    phone.tap("do")
    assert word(computer) == ("play reverse-fate on 1963", 18)


def test_a_card_that_cannot_be_played_any_more_is_closed(phone: Phone, computer: Computer) -> None:
    opened(phone, computer, "reverse-fate")
    phone.tap("place:1963")
    gone = {**sheets.hand(), "cards": sheets.hand()["cards"][1:]}
    computer.show(sheets.sheet(gone, sheets.time_line(), moment=18, state="Tocca a Bo", tone="look"))
    phone.state("Tocca a Bo")
    assert not phone.all("dialog[open]")
    assert phone.focused() == "who"


def test_a_block_that_has_not_changed_stays(phone: Phone, computer: Computer) -> None:
    phone.open(computer.link())
    phone.focus("card:memo")
    phone.run("document.querySelector('.cards').mark = true")
    blocks = sheets.sheet()["blocks"]
    computer.show(sheets.sheet(sheets.memo(), *blocks, moment=18, state="Tocca a Bo", tone="look"))
    phone.key("ask:memo")
    assert phone.run("return document.querySelector('.cards').mark")
    assert phone.focused() == "card:memo"


def test_a_block_that_has_changed_gives_the_focus_back(phone: Phone, computer: Computer) -> None:
    phone.open(computer.link())
    phone.focus("card:memo")
    computer.show(sheets.sheet({**sheets.hand(), "title": "Mano"}, moment=18, state="Tocca a Bo"))
    phone.state("Tocca a Bo")
    assert phone.find("h2").text == "MANO"
    assert phone.focused() == "card:memo"


def test_an_answer_keeps_its_mark(phone: Phone, computer: Computer) -> None:
    computer.sheet = sheets.sheet(sheets.memo(), sheets.hand(), tabs=[])
    phone.open(computer.link())
    phone.key("ask:memo")
    phone.calm()
    phone.tap("ask:allow")
    assert word(computer)[0] == "allow"
    assert phone.key("ask:allow").get_attribute("aria-pressed") == "true"
    phone.tap("ask:memo")
    assert [said["say"] for said in computer.heard(2)] == ["allow", "memo"]
    assert [one.text for one in phone.all("[data-say][aria-pressed]")] == ["Memo!"]


def test_numbers_are_said_with_their_names(phone: Phone, computer: Computer) -> None:
    computer.sheet = sheets.sheet(sheets.guess(), tabs=[])
    phone.open(computer.link())
    phone.tap("more:hours")
    phone.tap("less:minutes")
    phone.key("field:hours").send_keys("99")
    phone.calm()
    phone.tap("input:guess")
    said = computer.heard(1)[0]
    assert (said["say"], said["with"]) == ("guess", {"hours": 23, "minutes": 29})


def test_a_refusal_is_read_and_goes_with_the_next_press(phone: Phone, computer: Computer) -> None:
    computer.refusal = "Non adesso."
    opened(phone, computer, "mona-lisa-real")
    phone.tap("do")
    assert phone.find("#note").text == "Non adesso."
    phone.tap("tab:goals")
    assert not [one for one in phone.all("#note") if one.is_displayed()]


def test_why_a_card_cannot_be_played_is_answered_where_it_was_asked(phone: Phone, computer: Computer) -> None:
    hand = sheets.hand()
    card = next(card for card in hand["cards"] if not card["uses"])
    card["why"] = sheets.use(f"why {card['id']}", "Perché ora no?")
    computer.sheet = sheets.sheet(hand, tabs=[])
    computer.refusal = "Il 1929 non è un Paradosso."
    phone.open(computer.link())
    phone.tap(f"card:{card['id']}")
    phone.calm()
    phone.tap(f"why {card['id']}")
    phone.until(lambda: phone.find(".effect").text == computer.refusal, "the answer")
    assert not phone.all("#note:not([hidden])")
