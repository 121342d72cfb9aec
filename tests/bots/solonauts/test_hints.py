"""A sample of the soak `hints`: the same deals without hints and with them."""

from __future__ import annotations

import pytest

from chrononauts_qt.games.chrononauts.variants import solonauts
from tests.soak_hints import (
    COMPANIES,
    PAIRS,
    QUICK,
    Company,
    ask_agents,
    difference,
    report_hints,
    share_of,
    travel,
)

ASKING = "cadet, every third move by the Agent's hint"


@pytest.mark.rule("R-1217")
def test_hints_bring_a_cadet_s_travellers_home() -> None:
    home = ask_agents((8, 100, 40))["home"]
    alone, some, every = (home[name] for name in ("cadet", ASKING, "agent"))
    assert sum(alone) < sum(some)
    assert sum(alone) < sum(every)
    assert difference(alone, every)["low"] > 0


@pytest.mark.rule("R-1201")
def test_who_follows_every_hint_plays_as_the_one_who_gives_them() -> None:
    for number in range(6):
        setup = solonauts.Setup(8, f"every-{number}")
        assert travel(setup, Company("cadet", "agent", 1)) == travel(setup, COMPANIES["agent"])


def test_a_deal_ends_the_same_every_time() -> None:
    setup = solonauts.Setup(8, "twice")
    company = COMPANIES[ASKING]
    assert travel(setup, company) == travel(setup, company)


def test_only_deals_that_one_of_two_won_count_for_the_difference() -> None:
    told = difference([8, 7, 8, 3, 5], [8, 8, 7, 8, 4])
    assert (told["gained"], told["lost"], told["difference"]) == (2, 1, 0.2)
    assert told["low"] < 0.2 < told["high"]
    assert told["more_home"] == 0.8
    assert share_of([8, 8, 3, 5])["share"] == 0.5


def test_the_report_compares_every_pair_on_all_deals() -> None:
    home = {name: [8, number] for number, name in enumerate(COMPANIES)}
    task = {"home": home, "failures": []}
    told = report_hints({(8, 0, 2): task, (8, 2, 2): task})
    assert told["deals"] == 4
    pairs = told["hints"]
    assert isinstance(pairs, list)
    assert [(pair["without"], pair["with"]) for pair in pairs] == list(PAIRS)
    told = report_hints({(8, 0, 2): {"home": {name: [8, 8] for name in QUICK}, "failures": []}})
    assert told["deals"] == 2
    assert isinstance(told["hints"], list)
    assert [pair["with"] for pair in told["hints"]] == [ASKING, "agent"]
