"""One key each answers how the game stands; of what is private only where nobody else hears it."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from chrononauts_qt.games.afternova.actions import answer
from chrononauts_qt.ui.kit.pieces import PieceView
from tests.gui.afternova.people import People
from tests.gui.afternova.test_secrecy import ADA, BO, CLEO, KNOWN, OFFER, OTHER
from tests.gui.secrecy.witness import listening

Key = Qt.Key
OVERHEARD = "That is private, and others would hear it: say in the settings that you wear headphones."
COVERED = "Everything private is covered."
PRIVATE, PUBLIC = (Key.Key_D, Key.Key_T, Key.Key_I), (Key.Key_R, Key.Key_P)


def heard(people: People, key: Key, monkeypatch: pytest.MonkeyPatch) -> str:
    """Return what is said when a key is pressed at the table."""
    with listening(monkeypatch) as sounds:
        QTest.keyClick(people.table.hand, key)
    return "|".join(words for kind, words in sounds.heard if kind == "spoken")


def alone(people: People) -> None:
    """Let Ada sit with two bots."""
    people.sit(KNOWN, bots=(BO, CLEO))


def test_each_key_says_how_it_stands(people: People, monkeypatch: pytest.MonkeyPatch) -> None:
    alone(people)
    hand = heard(people, Key.Key_D, monkeypatch)
    assert hand.startswith("You hold Zefira (hare), Lampo (hare), Carbo (mole) and “Autopaw”. Your crew ")
    assert hand.endswith("Your Hold has 1 purple.")
    goals = heard(people, Key.Key_T, monkeypatch)
    assert goals.startswith("1 point at the end for each purple and green icon of your Projects.")
    assert goals.endswith("then most points win.")
    assert heard(people, Key.Key_P, monkeypatch) == (
        "Ada: 0 Projects, 1 point. Bo: 0 Projects, 2 points. Cleo: 0 Projects, 0 points.")
    assert "You can take cards of the Market." in heard(people, Key.Key_I, monkeypatch)


def test_the_last_round_is_what_others_have_done(
    people: People, monkeypatch: pytest.MonkeyPatch
) -> None:
    alone(people)
    people.controller.submit(ADA, OFFER)
    people.controller.submit(BO, answer("decline", 1))
    people.controller.submit(CLEO, answer("decline", 1))
    assert "Bo declines. Cleo declines." in heard(people, Key.Key_R, monkeypatch)
    assert "Ada makes" not in heard(people, Key.Key_R, monkeypatch)


def names_in(view: PieceView) -> list[str]:
    """Return what a screen reader is given of each thing of a view."""
    model = view.model()
    return [model.index(row, 0).data(Qt.ItemDataRole.AccessibleTextRole) for row in range(model.rowCount())]


def test_things_that_are_heard_alike_are_told_apart(people: People) -> None:
    people.sit(replace(KNOWN, holds={ADA: ("purple", "purple", "green")}), bots=(BO, CLEO))
    said = names_in(people.table.ship)
    assert said[1:5] == [
        "Fragment purple 1 of 2", "Fragment purple 2 of 2", "Fragment green", "Empty space of the Hold",
    ]  # fmt: skip
    people.table.draft.negotiate("nektarr")
    tokens = names_in(people.table.deal.columns)
    assert "Icon Piloting, with Ada 2 of 2" in tokens
    assert len(tokens) == len(set(tokens))


def test_whose_turn_it_is_stands_beside_the_name(people: People) -> None:
    alone(people)
    assert people.table.seats_view.pieces[0].spoken.startswith("Ada, to move: 3 crew, 1 Project, ")


def test_nobody_else_hears_what_is_private(people: People, monkeypatch: pytest.MonkeyPatch) -> None:
    people.sit(KNOWN)
    for key in PRIVATE:
        assert people.table.inquiries.answer(key) == COVERED
    people.lift(ADA)
    for key in PRIVATE:
        assert heard(people, key, monkeypatch) == OVERHEARD
    assert heard(people, Key.Key_P, monkeypatch).startswith("Ada: 0 Projects")


def test_what_all_may_hear_is_the_same_whatever_is_hidden(people: People) -> None:
    said = []
    for setup in (KNOWN, OTHER):
        people.sit(setup)
        people.lift(ADA)
        people.controller.submit(ADA, OFFER)
        people.controller.submit(BO, answer("decline", 1))
        people.lift(CLEO)
        said.append([people.table.inquiries.answer(key) for key in PUBLIC])
    assert said[0] == said[1]


def test_a_line_of_the_log_names_its_turn_once(people: People) -> None:
    alone(people)
    log = people.table.log_model
    heard = [log.index(row, 0).data(Qt.ItemDataRole.AccessibleTextRole) for row in range(log.rowCount())]
    assert "Turn 1: Ada." in heard
    assert not any("Turn" in line.removeprefix("Turn") for line in heard)
