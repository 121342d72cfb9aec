"""Claiming victory: three ways with their lamps, for the claimant's eyes only."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from chrononauts_qt.ui.catalog import private_speech_texts
from chrononauts_qt.ui.catalog import windows as words
from chrononauts_qt.ui.catalog.common import text
from chrononauts_qt.ui.catalog.wording import ended, sentences
from chrononauts_qt.ui.kit import private_speech
from chrononauts_qt.ui.kit.accessibility import announce
from chrononauts_qt.ui.kit.lamps import LampLine, Sign
from chrononauts_qt.ui.kit.overlay import Sheet
from chrononauts_qt.ui.kit.page import clear
from chrononauts_qt.ui.kit.theme import DARK, Theme


@dataclass(frozen=True)
class ClaimRoute:
    """One way to win. ``route`` is "home", "mission" or "hand"; ``lamps`` are (label, fulfilled);
    ``refusal`` says why the claim is not true now, None when it is; ``rule`` is the id of the rule behind it.
    """

    route: str
    title: str
    lamps: tuple[tuple[str, bool], ...]
    refusal: str | None
    rule: str = ""


class ClaimSheet(Sheet):
    """Every way has its button, always; a true claim leaves by `claimed`, a false one is told only here."""

    claimed = Signal(str)
    cancelled = Signal()
    rule_requested = Signal(str)
    """The rule (id) behind a refusal is wanted."""

    TOPIC = "rule:R-801"
    WIDTH = 1040

    def __init__(self, parent: QWidget, theme: Theme = DARK) -> None:
        super().__init__(theme, parent, opaque=True)
        self.says(lambda: text("claim-title"), self.entitle)
        self.claims: dict[str, QPushButton] = {}
        self._only_you = self.label("", "body", 18, muted=True)
        self.says(lambda: words.text("claim-only-you"), self._only_you.setText)
        self.body.addWidget(self._only_you)
        self._ways = self.spaced(QHBoxLayout(), 0, 14)
        self.body.addLayout(self._ways, 1)
        self.cancel_button = back = self.fixed(self.button(""), 130, 0)
        self.says(lambda: text("back"), back.setText, back.setAccessibleName)
        self.cancel_button.clicked.connect(self.go_back)
        self.buttons.addWidget(self.cancel_button)
        self._answer_sign = self.fixed(Sign("alert", theme), 22, 22)
        self.answer = self.label("", "strong", 18)
        answer = self.spaced(QHBoxLayout(), 0, 10)
        self.buttons.addLayout(answer, 1)
        answer.addWidget(self._answer_sign)
        answer.addWidget(self.answer, 1)
        self._rule = ""
        self.rule_button = rule = self.button("")
        self.says(lambda: text("rule"), rule.setText, rule.setAccessibleName)
        rule.clicked.connect(lambda: self.rule_requested.emit(self._rule))
        answer.addWidget(rule)

    def ask(self, routes: Sequence[ClaimRoute], points_out: bool = False) -> None:
        """Show the ways as they stand now; the keys are at the first, or at a true one (`points_out`)."""
        clear(self._ways)
        self.claims = {}
        for route in routes:
            self._ways.addWidget(self._way(route), 1)
        self._say("")
        true = (route.route for route in routes if points_out and route.refusal is None)
        self.open(self.claims[next(true, routes[0].route)])

    def asks(self) -> str:
        """Leave to each button what it says of its way."""
        return self._only_you.text()

    def _way(self, route: ClaimRoute) -> QFrame:
        frame = QFrame()
        frame.setObjectName("way")
        frame.setStyleSheet(
            f"#way {{ background: {self.theme['raised']}; border: 1px solid {self.theme['line']};"
            " border-radius: 6px; }"
        )
        column = self.spaced(QVBoxLayout(frame), 18, 12)
        column.addWidget(self.label(route.title, "label", 24))
        lamps = [LampLine(self, label, lit) for label, lit in route.lamps]
        for lamp in lamps:
            column.addWidget(lamp)
        column.addStretch(1)
        button = self.button(words.text("claim-this"), name=words.text("claim-name", route=route.title))
        told = dict.fromkeys(lamp.accessibleName() for lamp in lamps)
        button.setAccessibleDescription(sentences(*map(ended, told)))
        button.clicked.connect(lambda _=False: self._claim(route))
        self.claims[route.route] = button
        column.addWidget(button)
        return frame

    def _claim(self, route: ClaimRoute) -> None:
        if route.refusal is not None:
            with self.speaking():
                self._say(words.text("not-yet", refusal=route.refusal), route.rule)
            return
        self.hide()
        self.claimed.emit(route.route)

    def _say(self, sentence: str, rule: str = "") -> None:
        self._rule = rule
        self.rule_button.setVisible(bool(rule))
        self.answer.setText(sentence)
        heard = private_speech.said(sentence, private_speech_texts.text("message"))
        self.answer.setAccessibleName(heard)
        announce(self, heard)
        self._answer_sign.setVisible(bool(sentence))

    def forget(self) -> None:
        """Go away with all that was shown: the curtain falls."""
        self.hide()
        self._say("")
        clear(self._ways)
        self.claims = {}

    def go_back(self) -> bool:
        self.forget()
        self.cancelled.emit()
        return True
