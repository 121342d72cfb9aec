"""What an installation has of Solonauts besides the box: deals, and who solves them."""

from __future__ import annotations

from typing import Any

from chrononauts_qt.deals import bank, today
from chrononauts_qt.ui.games.solonauts.deal_worker import DealWorker
from chrononauts_qt.ui.kit.waiting import wait_for
from chrononauts_qt.ui.table.inventory import Flawed, Inventory

EASY = (6, "s6-0001")
"""Travellers and seed of a deal that is solved in a moment."""

PATIENCE = 20
"""Seconds for the answer: a slow machine is no fault of the installation."""


def _data() -> dict[str, int]:
    """Count the deals that are shipped."""
    if not bank.deals() or not today.days():
        raise Flawed("the deals of Solonauts are missing")
    return {"deals": len(bank.deals()), "days": len(today.days())}


def _solver() -> str:
    """Let `solve` find out that an easy deal can be won."""
    worker, found = DealWorker(), list[Any]()
    worker.done.connect(found.append)
    worker.failed.connect(found.append)
    worker.solve(*EASY, PATIENCE)
    wait_for(lambda: bool(found), 2 * PATIENCE)
    worker.stop()
    told = found[0] if found else "it does not answer"
    if not isinstance(told, dict):
        raise Flawed(f"a deal cannot be solved: {told}")
    if told.get("verdict") != "winnable":
        raise Flawed(f"a deal that can be won is called {told.get('verdict')}")
    return str(told["verdict"])


INVENTORY = Inventory(_data, abilities={"solver": _solver})
