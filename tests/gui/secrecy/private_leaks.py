"""Leaks on purpose of what is for one seat alone, in places where all can look."""

from __future__ import annotations

import pytest

from chrononauts_qt.ui.games.chrononauts.aim import HintArrow
from chrononauts_qt.ui.games.chrononauts.control.match_controller import MatchController
from chrononauts_qt.ui.games.chrononauts.flow import MemoFlow
from chrononauts_qt.ui.games.chrononauts.reading import Reader
from chrononauts_qt.ui.games.chrononauts.sheets.memo_window import MemoPanel
from chrononauts_qt.ui.games.chrononauts.table import TableScreen
from chrononauts_qt.ui.games.chrononauts.texts.memo_stakes import concerns, say_stakes
from chrononauts_qt.ui.games.chrononauts.views.inspector import Inspector
from chrononauts_qt.ui.table.first_times import FirstTimes
from tests.gui.secrecy.leaks import after, has_memo, match_of


def rings_come_before_the_curtain(patch: pytest.MonkeyPatch) -> None:
    """The years of an Identity are ringed as soon as its owner is asked about it."""

    def ring(table: TableScreen) -> None:
        seat = table.controller.wanted
        if table.controller.public_view().step == "mulligan" and seat is not None:
            needs = table.controller.view_of(seat).home_needs
            table.timeline.set_legal_targets(frozenset(need.what for need in needs))

    after(patch, TableScreen, "show_arming", ring)


def arrow_stays(patch: pytest.MonkeyPatch) -> None:
    """The arrow of a hint is taken away only by the next one."""
    right = HintArrow.show_target
    patch.setattr(
        HintArrow, "show_target", lambda self, public, target: right(self, public, target) if target else None
    )


def glance_stays(patch: pytest.MonkeyPatch) -> None:
    """What a year is for somebody's goals stays over the table, as it was."""
    patch.setattr(Reader, "close", lambda self: None)
    patch.setattr(Reader, "_look_away", lambda self: None)
    patch.setattr(Inspector, "renew", lambda self: None)


def stakes_stay(patch: pytest.MonkeyPatch) -> None:
    """What a play would change for whoever looked is still to be read when all look."""
    right = MemoPanel.end_look

    def tell(self: MemoPanel) -> None:
        stakes = self._refusal.text()
        right(self)
        self._refusal.setText(stakes)

    patch.setattr(MemoPanel, "end_look", tell)


def stakes_are_remarked(patch: pytest.MonkeyPatch) -> None:
    """The Log keeps what a play would change for whoever looked."""

    def tell(self: MemoFlow) -> None:
        self._controller.remarked.emit(say_stakes(self._controller.view()))

    after(patch, MemoFlow, "show_look", tell)


def touched_are_asked(patch: pytest.MonkeyPatch) -> None:
    """Who wants to be asked only where it matters has no objection at once, before everybody's eyes."""
    patch.setattr(
        MatchController, "is_asked_for_memo", lambda self, seat: seat != 1 or concerns(self.view_of(seat))
    )


def first_window_is_told_to_holders(patch: pytest.MonkeyPatch) -> None:
    """A first Memo window is explained only where there is a Memo."""
    right = FirstTimes._hear
    patch.setattr(
        FirstTimes, "_hear", lambda self, events: right(self, events) if has_memo(match_of(self)) else None
    )


def first_dead_hand_is_told_to_all(patch: pytest.MonkeyPatch) -> None:
    """A first dead hand is told before its owner has lifted the curtain."""

    def tell(first: FirstTimes) -> None:
        match, wanted = match_of(first), getattr(first._controller, "wanted", None)
        for one in first._unsaid():
            if wanted is not None and one.is_seen and one.is_seen(match.view(wanted)):
                first._screen.message.teach(one.said(), one.topic)

    after(patch, FirstTimes, "_see", tell)
