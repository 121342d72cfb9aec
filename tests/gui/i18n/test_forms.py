"""A name stands in a sentence as its language has it: quoted, with its article, after a preposition."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from string import Formatter

import pytest

from chrononauts_qt.games.chrononauts.actions import parse
from chrononauts_qt.ui.catalog import i18n
from chrononauts_qt.ui.catalog.wording import Source, all_of, altered, fields, fill, quoted
from chrononauts_qt.ui.games.chrononauts.texts import actions
from chrononauts_qt.ui.games.chrononauts.texts.titles import artifact_year, title
from tests.gui.i18n.texts import TRANSLATIONS, Message, messages

Said = Mapping[tuple[str, str], str]
Speak = Callable[[Said], None]

PEOPLE = ("Ada", "Élise", "Otto", "Irene", "Ugo", "Bruno", "Ylva", "Hélène")
SINGLES = ("get-there-first", "dodo", "miracle-biblical-relic", "sell-artifact-mona-lisa")
PATCHES = ("patch-1962", "patch-1945-tokyo")
ARTIFACTS = ("dodo", "ark", "crown-of-thorns", "tyrannosaurus")
MISSIONS = ("petting-zoo", "king-for-a-day")
OTHER_GAMES = ("AfterNova", "DungeonTime", "Negotiation", "Talk")
"""Contexts of games whose titles come in quotation marks, whoever stands where a card may stand."""
LABELS = {"NameForms", "Replay", "CardNames", "Claim", "ListView", "CardTitles", "Conditions"}
"""Contexts of what is no sentence."""


@pytest.fixture
def speak(monkeypatch: pytest.MonkeyPatch) -> Speak:
    """Return what lets the catalogue speak a language from now on."""

    def speaks(said: Said) -> None:
        monkeypatch.setattr(i18n, "translate", lambda context, text: said.get((context, text), text))

    return speaks


def said_in(language: str) -> dict[tuple[str, str], str]:
    return {(one.context, one.source): one.forms[0] for one in of(language) if not one.counted}


def of(language: str) -> list[Message]:
    return messages(TRANSLATIONS / f"chrononauts_qt_{language}.ts")


# -- a language that nobody has written yet -------------------------------------------------------

CASES = {
    ("NameForms", "{card}"): "{card}\nakk = kartu {quoted}",
    ("NameForms", "{name}"): "{name}\ndat = {name}ovi\ndat (aeo) = {name}vi",
    ("NameForms", "{year}"): "{year}\nlok = roce {year}",
    ("CardTitles", "Sabotage"): "Sabotáž\nakk = Sabotáž\nlok = Sabotáži",
    ("Lists", "{first} and {second}"): "{first} a {second}\n(o) = {first} i {second}",
    ("Actions", "Play {card} on {target}"): "Zahraj {card:akk} v {target:lok}",
    ("Log", "{name} plays {card}."): "{name:Dat} se hodila {card:akk}.",
}
"""What somebody who translates into a language with cases would write: nothing else is needed for it."""


def test_a_language_with_cases_needs_no_code(speak: Speak) -> None:
    speak(CASES)
    assert actions.describe(parse("play sabotage on 1957"), ()) == "Zahraj Sabotáž v roce 1957"
    plays = Source("Log", "{name} plays {card}.")
    assert fill(plays, name="Ada", card=title("dodo")) == "Adavi se hodila kartu “Dodo”."
    assert fill(plays, name="Bruno", card=title("sabotage")) == "Brunoovi se hodila Sabotáž."
    assert f"{all_of((1963, altered(1968))):lok}" == "roce 1963 a roce 1968′"
    assert all_of(("Ada", "Otto")) == "Ada i Otto"


def test_a_form_that_is_missing_is_the_name_alone(speak: Speak) -> None:
    speak({("Log", "{name} plays {card}."): "{name:gen} {card:gen}"})
    assert fill(Source("Log", "{name} plays {card}."), name="Ada", card=title("dodo")) == "Ada Dodo"


# -- ours -----------------------------------------------------------------------------------------


def asked(text: str) -> Iterator[str]:
    """Yield the forms that a text asks for."""
    for _, _, form, _ in Formatter().parse(text):
        if form:
            yield form[0].lower() + form[1:]


def lacking(said: Said) -> set[tuple[str, str]]:
    """Return the kinds of names without a form that some text asks for, each with that form."""
    forms = {form for text in said.values() for form in asked(text)}
    kinds = {source: text for (context, source), text in said.items() if context == "NameForms"}
    return {(kind, form) for kind, text in kinds.items() for form in forms if f"\n{form} =" not in text}


each = pytest.mark.parametrize("language", ["it", "fr"])


@each
def test_every_kind_of_name_has_every_form_that_is_asked_for(language: str) -> None:
    said = said_in(language)
    assert {form for text in said.values() for form in asked(text)}
    assert lacking(said) == set()
    said["Log", "planted"] = "{name:planted}"
    assert ("{card}", "planted") in lacking(said)


@each
def test_a_counted_text_asks_for_no_form(language: str) -> None:
    """It is filled where it is counted."""
    assert [one for one in of(language) if one.counted and any(map(list, map(asked, one.forms)))] == []


def values(place: str, context: str, source: str) -> tuple[object, ...]:
    """Return what may stand in the place of a parameter."""
    years = (1963, altered(1968), all_of((1963, 1968)), all_of((altered(1865), 1918, altered(1974))))
    found: dict[str, tuple[object, ...]] = {
        "card": tuple(map(title, SINGLES + PATCHES)),
        "cards": (all_of(map(quoted, map(title, SINGLES))),),
        "patch": tuple(map(title, PATCHES)),
        "artifact": tuple(map(title, ARTIFACTS)),
        "mission": tuple(map(title, MISSIONS)),
        **dict.fromkeys(("old", "new"), (title("petting-zoo"), title("otto"))),
        **dict.fromkeys(("identity", "who", "traveller"), (title("otto"), title("hester"))),
        "target": (1963, title("dodo"), "Élise"),
        **dict.fromkeys(("year", "own_year"), (1963,)),
        **dict.fromkeys(("altered", "cause", "present"), (altered(1963),)),
        **dict.fromkeys(("years", "primes", "lit", "lines", "opened", "closed", "listed"), years),
        **dict.fromkeys(("name", "seat", "by", "victim", "other"), PEOPLE),
        **dict.fromkeys(("names", "seats", "players"), (all_of(PEOPLE[:2]), all_of(PEOPLE[1:4]))),
    }
    if context.startswith(OTHER_GAMES) and place in ("card", "mission", "cards", "other", "target"):
        return (quoted("Abc"),)
    if place == "year" and source.startswith("Fetched"):
        return tuple(map(artifact_year, ARTIFACTS))
    return found.get(place, ("7",))


def filled(context: str, source: str) -> Iterator[str]:
    """Yield a text with each of what may stand in it, in turn."""
    places = {place: values(place, context, source) for place in fields(source)}
    for turn in range(max(map(len, places.values()), default=0)):
        yield fill(Source(context, source), **{
            place: those[turn % len(those)] for place, those in places.items()
        })


_LIST = re.compile(r"(?:\d{4}′?, )*\d{4}′? (?:e|o) \d{4}′?")
SLIPS = {
    "it": re.compile(
        r"(?<!\.)\.\.(?!\.)| {2}|\b(?:su|di|a|da|in) (?:18|19)\d\d\b|\ba A(?:da|gata)|\be É"
    ),
    "fr": re.compile(r"(?<!\.)\.\.(?!\.)| {2}|\b(?:[Dd]e|[Qq]ue) (?:Ada|Élise|Otto|Irene|Ugo|Ylva|Hélène)\b"),
}


def slips(language: str, text: str, template: str = "") -> list[str]:
    """Return what is wrong with the names that were put into a text."""
    wrong = SLIPS[language].findall(text)
    if language == "it":
        lists = (one for one in _LIST.finditer(text) if one[0] not in template)
        wrong += [one[0] for one in lists if not text[: one.start()].endswith((": ", "("))]
    for card in SINGLES + ARTIFACTS + MISSIONS:
        wrong += _bare(text, title(card), ("“", "‘", "«\u00a0"))
    for card in PATCHES:
        wrong += _bare(text, title(card), ("la ", "lla ", "La ", "lle ", "“", "«\u00a0"))
    return wrong


def _bare(text: str, name: str, before: tuple[str, ...]) -> list[str]:
    """Return a name if it stands in a sentence without what has to stand before it; a heading is none."""
    found = [place.start() for place in re.finditer(rf"(?<!\w){re.escape(name)}(?!\w)", text)]
    fine = (": ", ":\u00a0", "(", *before)
    sentence = [place for place in found if place and not text[:place].endswith(fine)]
    begins = found[:1] == [0] and not re.match(r"(?:\u00a0?:| \(|$)", text[len(name) :])
    return [name] * (len(sentence) + begins)


@each
def test_no_name_number_or_list_slips(speak: Speak, language: str) -> None:
    said = said_in(language)
    speak(said)
    wrong = []
    for context, source in said:
        if context not in LABELS and fields(source):
            for text in filled(context, source):
                wrong += [(context, text, found) for found in slips(language, text, said[context, source])]
    assert wrong == []


PLANTED = {
    "it": ("Gioca {card}.", "{card} non c’è.", "Gioca ora su {year}.", "Apre {years}.", "Passa a {name}.",
           "Viene dal 33 d.C..", "Cancelli {patch}?"),
    "fr": ("Jouez {card}.", "{card} manque.", "Le tour de {name}.", "On dit que {name} gagne.",
           "{patch} tombe.", "Né en 33 apr. J.-C.."),
}  # fmt: skip


@each
def test_a_planted_slip_is_found(speak: Speak, language: str) -> None:
    said = said_in(language)
    for text in PLANTED[language]:
        speak(said | {("Log", text): text})
        assert any(slips(language, one) for one in list(filled("Log", text)) or [text]), text
