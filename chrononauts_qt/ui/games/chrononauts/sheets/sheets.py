"""The sheets that lie over the table for a moment; each stands in a module of its own."""

from __future__ import annotations

from chrononauts_qt.ui.games.chrononauts.sheets.claim_sheet import ClaimRoute, ClaimSheet
from chrononauts_qt.ui.games.chrononauts.sheets.guess_result import GuessResult
from chrononauts_qt.ui.games.chrononauts.sheets.guess_sheet import GuessTimeSheet
from chrononauts_qt.ui.games.chrononauts.sheets.mulligan_sheet import IdentityLine, MulliganSheet
from chrononauts_qt.ui.games.chrononauts.sheets.picker_sheet import PickerSheet
from chrononauts_qt.ui.kit.choice_sheet import ChoiceSheet

__all__ = [
    "ChoiceSheet",
    "ClaimRoute",
    "ClaimSheet",
    "GuessResult",
    "GuessTimeSheet",
    "IdentityLine",
    "MulliganSheet",
    "PickerSheet",
]
