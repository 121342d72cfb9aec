"""Every refusal and event of AfterNova has its words, in every language and for whoever sees it."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from itertools import islice, product
from pathlib import Path
from random import Random
from typing import Any

import pytest

from chrononauts_qt.games.afternova import rules
from chrononauts_qt.games.afternova.actions import ANYONE, BOT, Share
from chrononauts_qt.games.afternova.amounts import COLOURS, SKILLS, Fragments, Skills
from chrononauts_qt.games.afternova.cards import CREWS, PLANETS, PROJECTS, STARSHIPS, UPGRADES
from chrononauts_qt.games.afternova.english_refusals import REFUSALS
from chrononauts_qt.games.afternova.setup import Setup
from chrononauts_qt.games.afternova.state import State
from chrononauts_qt.kernel.events import Event
from chrononauts_qt.kernel.reason import Reason
from chrononauts_qt.ui import assets
from chrononauts_qt.ui.catalog import i18n
from chrononauts_qt.ui.games.afternova.texts import cards, events, listed, reasons, spoken
from chrononauts_qt.ui.kit.look import LANGUAGES
from tests.afternova.play import steps
from tests.each import each
from tests.gui.i18n.conftest import release
from tests.gui.i18n.texts import PREFIX, TRANSLATIONS

NAMES = ("Ada", "Bruno", "Chloé", "Dan", "Élise", "Fay")
NBSP = "\u00a0"
ENGINE = Path(rules.__file__).parent
UNFILLED = re.compile(r"\{|%n|\(s\)|\bNone\b|\s\.|: \.|\.\.")
FRENCH_SIGN = re.compile(rf"[^{NBSP}:;!?»][:;!?»]|«[^{NBSP}]")

REFUSED: dict[str, list[dict[str, Any]]] = {
    "game-over": [{}], "not-deciding": [{"seat": 1}],
    "wrong-step": [
        *({"step": step, "verb": "take"}
          for step in ("turn", "answer", "market", "discard", "drop", "complete", "over")),
        *({"step": step} for step in ("market", "discard", "drop", "complete")),
    ],
    "no-such-planet": [{"planet": "nektarr"}], "no-such-seat": [{"number": 1}, {"number": 6}],
    "not-in-hand": [{"card": "otter-ondina"}, {"card": "autopaw"}], "card-twice": [{"card": "otter-ondina"}],
    "icons-missing": [{"skill": skill, "missing": count} for skill in SKILLS for count in (1, 2)],
    "idle-crew": [{"card": "hare-zefira"}], "not-needed": [{"skill": "piloting"}],
    "brings-nothing": [{}, {"seat": 1}], "gets-nothing": [{}, {"seat": 1}], "no-helper": [{}],
    "no-crew": [{}, {"seat": 1}], "anyone-alone": [{}], "anyone-gives": [{}],
    "not-on-planet": [{"colour": colour} for colour in COLOURS],
    "not-in-hold": [{"seat": 0, "colour": "orange"}], "same-both-ways": [{"colour": "white"}],
    "cannot-do-your-part": [{"skill": "security", "missing": 3}], "no-more-offers": [{"limit": 6}],
    "offered-already": [{"number": 2}], "no-such-offer": [{"number": 2}], "same-terms": [{}],
    "not-agreed": [{"number": 1}], "no-bot": [{}], "bot-one-each": [{}],
    "bot-has-no-use": [{"colour": "black"}], "bot-only-planet-fragments": [{}],
    "not-in-market": [{"card": "autopaw"}, {"card": "fox-ambra"}], "no-card-to-pay": [{}],
    "nothing-to-draw": [{"row": "crew"}, {"row": "projects"}], "market-not-empty": [{}],
    "drop-exactly": [{"count": 1}, {"count": 3}],
    "fragments-missing": [{"card": "autopaw", "colours": ("purple", "purple", "white")}],
    "shown-already": [{"card": "otter-ondina"}],
    "take-back-offer": [{}], "take-back-heard": [{}], "take-back-seen": [{}], "take-back-drawn": [{}],
}  # fmt: skip
"""By key the facts with which a refusal comes."""

SHARE = {"seat": 1, "brings": ("piloting",), "gets": ("purple", "purple"), "plus": (), "gives": ()}
WITH_HOLDS = SHARE | {"plus": ("green",), "gives": ("white",)}
OF_BOT = {"seat": "bot", "brings": ("piloting",), "gets": ("orange",), "plus": (), "gives": ()}
POINTS = {"projects": 20, "hold": 2, "objective": 3, "total": 25}

TOLD: dict[str, list[dict[str, Any]]] = {
    "GameBegan": [{"players": 3, "market": (), "planets": ()}],
    "FirstPlayerChosen": [{"seat": 0, "by": "random"}, {"seat": 0, "by": "setup"}],
    "TurnBegan": [{"seat": 0, "turn": 3}, {"seat": "bot", "turn": 1}],
    "CardsShown": [{"seat": 0, "cards": ("otter-ondina", "autopaw")}],
    "OfferMade": [
        {"seat": 0, "number": 1, "planet": "nektarr", "shares": shares}
        for shares in ([SHARE], [SHARE | {"seat": "anyone"}], [WITH_HOLDS, WITH_HOLDS | {"seat": 2}, OF_BOT])
    ],
    "AnswerGiven": [],  # all hear of it when all have answered
    "AnswersTold": [{"number": 1, "answers": {0: "accept", 1: WITH_HOLDS, 2: "decline"}}],
    "DealAgreed": [{"number": 1, "seats": (1,)}, {"number": 1, "seats": (1, 2)}],
    "Harvested": [
        {"seat": 0, "planet": "nektarr", "crew": {0: crew, 1: ("otter-lutra",)}, "shares": shares,
         "left": left}
        for crew, shares, left in product(
            ((), ("hare-zefira", "bear-orsola")), ([], [SHARE], [WITH_HOLDS, OF_BOT]), ((), ("black",)))
    ],
    "FragmentsDropped": [{"seat": 0, "fragments": ("green", "white", "white")}],
    "PlanetRevealed": [
        {"planet": "obsidra", "fragments": found, "place": 0} for found in ((), ("orange", "orange"))],
    "CrewDrawn": [{"seat": 0}], "CardTaken": [{"seat": 0, "card": "fox-ambra", "place": 1}],
    "RowReplaced": [
        {"seat": 0, "row": row, "gone": (), "came": came, "free": free}
        for row, came in (("crew", ("fox-ambra", None)), ("projects", ("autopaw", "moss-carpet")))
        for free in (True, False)
    ],
    "CardDiscarded": [{"seat": 0, "card": "autopaw"}],
    "PileShuffled": [{"kind": kind, "count": 9} for kind in ("crew", "projects", "planets")],
    "BagRefilled": [{"count": 12}],
    "ProjectCompleted": [
        {"seat": 0, "project": project, "fragments": ("purple", "orange")}
        for project in ("autopaw", "milk-magnet")],
    "LastChance": [{"seat": 0}, {"seat": "bot"}],
    "BotPlaced": [{"colour": colour, "project": "autopaw"} for colour in COLOURS],
    "BotStored": [{"colour": "orange"}],
    "BotCompleted": [{"project": "autopaw", "fragments": ("purple", "green")}],
    "BotDrew": [{"project": "autopaw", "fragments": found} for found in ((), ("green",))],
    "BotHoldEmptied": [{"fragments": ("green", "white", "white", "black")}], "BotGained": [{}],
    "GameEnded": [
        {"ranking": (1, "bot", 0), "points": {0: POINTS, 1: POINTS, "bot": POINTS}, "objectives": {}},
        {"ranking": ("bot", 0, 1), "points": {0: POINTS, 1: POINTS, "bot": POINTS}, "objectives": {},
         "unseen": ("autopaw", "moon-gate")},
    ],
    "TurnEnded": [], "MarketRestored": [],
}
"""By name the events that are told to all; none where all hear nothing."""
OWN: dict[str, tuple[dict[str, Any], ...]] = {
    "GameBegan": ({"hand": ("fox-ambra", "autopaw"), "objective": ("purple", "white")},),
    "CrewDrawn": ({"card": "fox-ambra"},), "AnswersTold": ({"cards": ("otter-lutra",)},),
    "AnswerGiven": (
        {"answer": "accept 1 with otter-lutra"}, {"answer": "decline 1"},
        {"answer": "counter 1 brings piloting gets purple white with otter-lutra"},
    ),
}
"""What the seat that an event concerns is told besides."""


@pytest.fixture(scope="module")
def spoken_folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a folder with the languages as they are translated now."""
    folder = tmp_path_factory.mktemp("translations")
    for language in LANGUAGES:
        release(TRANSLATIONS / f"{PREFIX}{language}.ts", folder)
    return folder


@pytest.fixture(autouse=True)
def voices(monkeypatch: pytest.MonkeyPatch, spoken_folder: Path) -> None:
    monkeypatch.setattr(assets, "TRANSLATIONS", (spoken_folder,))


def own_events() -> Iterator[Event]:
    """Yield every event of the samples that has something for seat 0 alone."""
    for name, more in OWN.items():
        for data, own in product(TOLD[name][:1] or [{"seat": 0, "number": 1}], more):
            yield Event(name, data, {0: own})


def is_wrong(said: str, language: str) -> bool:
    """Tell whether a text is unfilled, no sentence, or set as its language does not."""
    unset = language == "fr" and FRENCH_SIGN.search(said)
    begins_small = any(re.match(r"\W*[^\W\d_]", part) and re.sub(r"\W", "", part)[:1].islower()
                       for part in re.split(r"(?<=\.) ", said))
    return bool(UNFILLED.search(said) or unset or begins_small or not said.endswith("."))


# -- refusals ---------------------------------------------------------------------------------------


def test_every_key_of_the_referee_has_its_sentence() -> None:
    of_past = {rules.told_by(Event(name)) for name in TOLD} - {""} | {"take-back-offer"}
    assert REFUSED.keys() == REFUSALS.keys() | of_past
    for check in each(REFUSED):
        with check as key:
            assert all(reasons.say(Reason(key, params=facts), NAMES) for facts in REFUSED[key])


def test_the_samples_have_the_facts_that_the_referee_gives() -> None:
    found = set()
    for path in ENGINE.glob("*.py"):
        for call in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(call, ast.Call) and getattr(call.func, "id", "") == "Reason":
                key, facts = call.args[0], call.args[2:] or [ast.Dict([], [])]
                if isinstance(facts[0], ast.Dict):
                    said = frozenset(one.value for one in facts[0].keys if isinstance(one, ast.Constant))
                    found.add((getattr(key, "value", ""), said))
    assert len(found) > 30
    assert found <= {(key, frozenset(facts)) for key, samples in REFUSED.items() for facts in samples}


def test_refusals_are_sentences_in_every_language() -> None:
    samples = [(key, facts) for key, all_facts in REFUSED.items() for facts in all_facts]
    for check in each(product(LANGUAGES, samples)):
        with check as (language, (key, facts)), i18n.speaking(language):
            said = reasons.say(Reason(key, params=facts), NAMES[:3])
            assert not is_wrong(said, language), said


def test_an_unknown_refusal_is_a_key_error() -> None:
    with pytest.raises(KeyError):
        reasons.say(Reason("no-such-key"), NAMES)


SAYINGS: list[tuple[str, dict[str, Any], str]] = [
    ("wrong-step", {"step": "drop", "verb": "take"},
     "Not now: a Hold is too full. Drop the Fragments first that have no room."),
    ("wrong-step", {"step": "drop"},
     "Cards are shown only while deals are made: before the action of the turn, or while an offer waits."),
    ("no-such-seat", {"number": 1}, "Ada cannot help here: ask somebody else of this table."),
    ("no-such-seat", {"number": 4}, "Nobody sits at place 4: ask somebody of this table."),
    ("no-crew", {"seat": 1}, "Bruno has no crew and cannot help: ask somebody else."),
    ("no-crew", {}, "Nobody else has crew in hand, so there is nobody to ask."),
    ("idle-crew", {"card": "hare-zefira"},
     "Everything is covered without Zefira: leave that card in your hand."),
    ("icons-missing", {"skill": "piloting", "missing": 2},
     "Still missing: 2 Piloting. Choose more crew, or ask somebody."),
    ("fragments-missing", {"card": "autopaw", "colours": ("purple", "purple", "white")},
     "“Autopaw” cannot be completed yet. Missing from your Hold: 2 purple and 1 white."),
]


def test_a_refusal_says_what_why_and_what_now() -> None:
    for check in each(SAYINGS):
        with check as (key, facts, sentence), i18n.speaking("en"):
            assert reasons.say(Reason(key, params=facts), NAMES[:3]) == sentence


# -- events -----------------------------------------------------------------------------------------


def test_an_event_is_told_to_all_unless_others_say_the_same() -> None:
    for check in each((name, data) for name, samples in TOLD.items() for data in samples):
        with check as (name, data):
            assert events.narrate(Event(name, data), NAMES)
    quiet = {name for name, samples in TOLD.items() if not samples}
    assert quiet == {*events.SILENT, "AnswerGiven"}
    assert [events.narrate(Event(name, {"seat": 0}), NAMES) for name in quiet] == [None] * len(quiet)


def test_events_are_sentences_in_every_language() -> None:
    public = [Event(name, data) for name, samples in TOLD.items() for data in samples]
    own = [event.seen_by(0) for event in own_events()]
    for check in each(product(LANGUAGES, (*public, *own))):
        with check as (language, event), i18n.speaking(language):
            said = events.narrate(event, NAMES)
            assert said is not None
            assert not is_wrong(said, language), said


def test_a_seat_is_told_more_of_its_own_secrets_than_others_are() -> None:
    for check in each(own_events()):
        with check as event:
            own, public = (events.narrate(event.seen_by(seat), NAMES) for seat in (0, None))
            assert own is not None
            assert own != public
            assert "You" in own
            assert events.narrate(event.seen_by(1), NAMES) == public


def test_an_unknown_event_is_a_key_error() -> None:
    with pytest.raises(KeyError):
        events.narrate(Event("NoSuchEvent"), NAMES)


DEAL = {
    "seat": 0, "planet": "nektarr", "crew": {0: ("hare-zefira",), 1: ("otter-lutra", "cat-minou")},
    "shares": [WITH_HOLDS], "left": ("white",),
}  # fmt: skip
LINES: list[tuple[str, str, dict[str, Any], str]] = [
    ("en", "Harvested", DEAL,
     "Ada harvests Nektarr with Zefira and gets 1 white. "
     "Bruno helps with Lutra and Minou, gives 1 white and gets 2 purple and 1 green."),
    ("it", "Harvested", DEAL,
     "Ada raccoglie su Nektarr con Zefira e riceve 1 bianco. "
     "Bruno aiuta con Lutra e Minou, cede 1 bianco e riceve 2 viola e 1 verde."),
    ("fr", "Harvested", DEAL,
     "Ada récolte sur Nektarr avec Zefira et reçoit 1 blanc. "
     "Bruno aide avec Lutra et Minou, cède 1 blanc et reçoit 2 violets et 1 vert."),
    ("en", "OfferMade", TOLD["OfferMade"][1],
     "Ada makes offer 1, at Nektarr. Whoever helps brings 1 Piloting and gets 2 purple."),
    ("en", "AnswersTold", {"number": 1, "answers": {0: "accept", 2: "decline"}},
     "Ada accepts. Chloé declines."),
    ("en", "CardTaken", TOLD["CardTaken"][0], "Ada takes Ambra (fox)."),
    ("fr", "CardDiscarded", TOLD["CardDiscarded"][0], f"Ada défausse «{NBSP}Autopatte{NBSP}»."),
    ("en", "RowReplaced", TOLD["RowReplaced"][1],
     "Ada replaces the crew row for one card fewer. New there: Ambra (fox)."),
    ("en", "ProjectCompleted", TOLD["ProjectCompleted"][0],
     "Ada completes “Autopaw” for 2 points. Its Upgrade works from the next turn on: “Piloting +1”."),
    ("en", "ProjectCompleted", TOLD["ProjectCompleted"][1], "Ada completes “Milk Magnet” for 3 points."),
    ("en", "BotCompleted", TOLD["BotCompleted"][0], "Bot completes “Autopaw” for 2 points."),
    ("it", "FragmentsDropped", TOLD["FragmentsDropped"][0], "Ada scarta 1 verde e 2 bianchi."),
    ("en", "GameEnded", TOLD["GameEnded"][0],
     "The points are counted. Bruno wins with 25 points. "
     "Then: Bot with 25 points, Ada with 25 points."),
    ("en", "GameEnded", TOLD["GameEnded"][1],
     "The points are counted. Bot wins with 25 points. Then: Ada with 25 points, Bruno with 25 points. "
     "Under Bot’s Starship lay unseen: “Autopaw” and “Moon Gate”."),
]


def test_the_log_says_who_did_what() -> None:
    for check in each(LINES):
        with check as (language, name, data, sentence), i18n.speaking(language):
            assert events.narrate(Event(name, data), NAMES) == sentence


def test_where_bot_plays_along_it_begins() -> None:
    chosen = Event("FirstPlayerChosen", {"seat": 1, "by": "random"})
    assert events.narrate(chosen, NAMES[:2]) == "Bot begins; Bruno comes next, by lot."
    assert events.narrate(chosen, NAMES[:3]) == "Bruno begins, by lot."


# -- what games say ---------------------------------------------------------------------------------


def games(count: int) -> Iterator[tuple[State, tuple[Event, ...], str]]:
    """Yield every position of random games, what was told before it, and the last action as text."""
    for number in range(count):
        setup = Setup(2 + number % 5, f"texts {number}")
        for state, said in steps(setup, f"texts {number}", 300):
            yield state, said.came.events if said else tuple(state.told(None)), str(said and said.action)


def test_whatever_games_tell_is_told_to_every_seat_in_every_language() -> None:
    told, done = set(), set()
    for state, happened, _ in games(30):
        for event in happened:
            told.add(event.name)
            if event.name in events.SILENT or (state.seats, str(event)) in done:
                continue
            done.add((state.seats, str(event)))
            for seat, language in product((None, *range(state.seats)), LANGUAGES):
                if seat is not None and seat not in event.private:
                    continue  # it hears what all hear
                with i18n.speaking(language):
                    said = events.narrate(event.seen_by(seat), NAMES[: state.seats])
                if said is None:
                    assert (event.name, seat) == ("AnswerGiven", None)
                else:
                    assert not is_wrong(said, language), (event, said)
    assert told >= TOLD.keys() - {"BotGained", "BotHoldEmptied", "CrewDrawn"}  # those are rare


def test_whatever_games_refuse_is_said_in_every_language() -> None:
    refused = set()
    for state, _, text in islice(games(10), 0, None, 5):
        dice, names = Random(text), NAMES[: state.seats]
        asked = state.asked()
        actions = [rules.sample(state, dice.choice(asked), dice) for _ in range(2)] if asked else []
        for seat, action in product(range(state.seats), actions):
            reason = rules.explain(state, seat, action)
            if reason is None or (reason.key, tuple(reason.params)) in refused:
                continue
            refused.add((reason.key, tuple(reason.params)))
            for language in LANGUAGES:
                with i18n.speaking(language):
                    said = reasons.say(reason, names)
                assert not is_wrong(said, language), (reason, said)
    assert refused


# -- names ------------------------------------------------------------------------------------------


def test_every_thing_has_a_name_and_its_line_in_every_language() -> None:
    for check in each(product(LANGUAGES, (*CREWS, *PROJECTS, *PLANETS, *STARSHIPS))):
        with check as (language, thing), i18n.speaking(language):
            assert cards.line(thing)
            assert cards.ship(thing) if thing in STARSHIPS else cards.name_of(thing)


def test_names_of_one_kind_differ_in_every_language() -> None:
    for check in each(LANGUAGES):
        with check as language, i18n.speaking(language):
            for kind, name in (
                (CREWS, cards.crew_name), (PROJECTS, cards.project), (PLANETS, cards.planet),
                (STARSHIPS, cards.ship), (UPGRADES, cards.upgrade), (UPGRADES, cards.upgrade_rule),
                (COLOURS, cards.colour), (SKILLS, cards.skill),
            ):  # fmt: skip
                assert len({name(one) for one in kind}) == len(tuple(kind))


@pytest.mark.parametrize(("language", "card", "said"), [
    ("en", "otter-ondina", "Ondina (otter)"), ("it", "fox-ambra", "Ambra (volpe)"),
    ("fr", "raccoon-rocco", "Rocco (raton laveur)"), ("it", "star-lullaby", "“Ninna nanna stellare”"),
    ("fr", "star-lullaby", f"«{NBSP}Berceuse d’étoiles{NBSP}»"),
])
def test_a_card_is_introduced(language: str, card: str, said: str) -> None:
    with i18n.speaking(language):
        assert cards.introduced(card) == said


AMOUNTS = {
    "en": ("2 purple and 1 white", "3 Piloting and 1 Security", "1 green, 2 orange and 2 black"),
    "it": ("2 viola e 1 bianco", "3 Pilotaggio e 1 Sicurezza", "1 verde, 2 arancioni e 2 neri"),
    "fr": ("2 violets et 1 blanc", "3 Pilotage et 1 Sécurité", "1 vert, 2 orange et 2 noirs"),
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_amounts_are_counted_as_the_language_does(language: str) -> None:
    amounts = Fragments(purple=2, white=1), Skills(piloting=3, security=1), Fragments(0, 1, 2, 2, 0)
    with i18n.speaking(language):
        assert tuple(listed.in_words(amount) for amount in amounts) == AMOUNTS[language]


PURPLE, GREEN, WHITE = Fragments(purple=1), Fragments(green=1), Fragments(white=1)
NO = Fragments()
SHARES = [
    (Share(1, Skills(1), PURPLE), "Bruno brings 1 Piloting and gets 1 purple."),
    (Share(BOT, Skills(1), PURPLE), "Bot brings 1 Piloting and gets 1 purple."),
    (Share(ANYONE, Skills(1), NO), "Whoever helps brings 1 Piloting and gets nothing."),
    (Share(1, Skills(1), PURPLE, GREEN),
     "Bruno brings 1 Piloting and gets 1 purple of the Planet and 1 green out of the other Hold."),
    (Share(1, Skills(1), NO, GREEN), "Bruno brings 1 Piloting and gets 1 green out of the other Hold."),
    (Share(1, Skills(1), PURPLE, NO, WHITE),
     "Bruno brings 1 Piloting, gives 1 white out of their own Hold and gets 1 purple."),
    (Share(1, Skills(1), PURPLE, GREEN, WHITE),
     "Bruno brings 1 Piloting, gives 1 white out of their own Hold and gets 1 purple of the Planet and "
     "1 green out of the other Hold."),
    (Share(1, Skills(1), NO, GREEN, WHITE),
     "Bruno brings 1 Piloting, gives 1 white out of their own Hold and gets 1 green out of the other Hold."),
]


def test_a_share_names_every_hold_it_touches() -> None:
    for check in each(SHARES):
        with check as (share, sentence), i18n.speaking("en"):
            assert spoken.share(share, NAMES) == sentence
