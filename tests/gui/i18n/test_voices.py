"""The interface, the cards and the owner of a private view may speak different languages."""

from __future__ import annotations

import ast
from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from chrononauts_qt.kernel.events import Event
from chrononauts_qt.ui import assets
from chrononauts_qt.ui.catalog import common, i18n
from chrononauts_qt.ui.catalog.worded import narrating, worded
from chrononauts_qt.ui.games.chrononauts.texts import titles
from tests.gui.catalog.sources import marked_texts


@pytest.fixture(autouse=True)
def italian(app: QApplication) -> Iterator[None]:
    """Let the interface speak Italian."""
    i18n.install(app, "it")
    yield
    i18n.set_card_language("")
    i18n.install(app)


def test_the_cards_speak_as_the_interface_does() -> None:
    assert titles.title("sabotage") == "Sabotaggio"


def test_the_cards_may_speak_another_language() -> None:
    i18n.set_card_language("fr")
    assert titles.title("fast-forward") == "Avance rapide"
    assert common.cards_in_hand(2) == "2 carte in mano"


def test_the_cards_may_speak_english_beside_an_italian_interface() -> None:
    i18n.set_card_language("en")
    assert titles.title("fast-forward") == "Fast Forward"


def test_a_seat_speaks_its_own_language_and_nobody_else_does() -> None:
    with i18n.speaking("fr"):
        assert titles.title("fast-forward") == "Avance rapide"
        assert common.cards_in_hand(2) == "2 cartes en main"
    assert titles.title("fast-forward") == "Avanti veloce"


def test_the_texts_of_a_seat_are_looked_for_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """A sheet of a phone has hundreds of texts: a look at the disk for each costs ten times the rest."""
    looked, find = list[str](), assets.translation

    def translation(language: str) -> Path | None:
        looked.append(language)
        return find(language)

    monkeypatch.setattr(assets, "translation", translation)
    with i18n.speaking("fr"):
        for _ in range(9):
            assert titles.title("fast-forward") == "Avance rapide"
    assert looked == ["fr", "en"]


def test_what_is_kept_is_kept_for_each_language_and_each_install(app: QApplication) -> None:
    @worded(8)
    def named(card: str) -> str:
        asked.append(card)
        return str(titles.title(card))

    asked: list[str] = []
    told = [named("sabotage"), named("sabotage")]
    with i18n.speaking("fr"):
        told.append(named("sabotage"))
    i18n.install(app, "it")
    told.append(named("sabotage"))
    assert told == ["Sabotaggio", "Sabotaggio", "Sabotage", "Sabotaggio"]
    assert len(asked) == 3


def test_a_seat_without_a_language_of_its_own_speaks_as_the_interface() -> None:
    with i18n.speaking(""):
        assert titles.title("fast-forward") == "Avanti veloce"


def test_an_event_is_told_once_in_each_language_and_to_each_by_what_it_alone_sees() -> None:
    told = list[str]()

    @narrating(8)
    def narrate(event: Event, names: Sequence[str]) -> str:
        told.append(event.name)
        return f"{names[0]} {titles.title('sabotage')} {event.data.get('card', '')}"

    drawn = Event("CardDrawn", {"seat": 0}, {0: {"card": "dodo"}})
    own, others = drawn.seen_by(0), drawn.seen_by(1)
    for _ in range(3):
        assert narrate(own, ["Ada"]) == "Ada Sabotaggio dodo"
        assert narrate(others, ("Ada",)) == "Ada Sabotaggio "
        assert narrate(own, ("Bruno",)) == "Bruno Sabotaggio dodo"
        with i18n.speaking("fr"):
            assert narrate(own, ("Ada",)) == f"Ada {titles.title('sabotage')} dodo" != "Ada Sabotaggio dodo"
    assert len(told) == 4


def test_english_counts_right_beside_an_italian_interface() -> None:
    with i18n.speaking("en"):
        assert (common.cards_in_hand(1), common.cards_in_hand(3)) == ("1 card in hand", "3 cards in hand")


def test_the_language_of_a_seat_ends_with_its_block_even_after_an_error() -> None:
    with pytest.raises(ValueError, match="torn"), i18n.speaking("fr"):
        raise ValueError("torn")
    assert titles.title("sabotage") == "Sabotaggio"


def _callers(function: str) -> set[str]:
    """Return the modules of the windows that call a function or method of this name on Qt's behalf."""
    return {
        path.stem
        for path in Path(assets.__file__).parent.rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Attribute) and node.attr == function
        and isinstance(node.value, ast.Name) and node.value.id in ("QCoreApplication", "self", "app")
    }  # fmt: skip


def test_nothing_but_this_module_asks_qt_for_a_text() -> None:
    assert _callers("translate") == {"i18n"}
    assert _callers("tr") == set()


def test_the_contexts_of_cards_exist() -> None:
    assert {context for context, _ in marked_texts()} >= i18n.CARD_CONTEXTS
