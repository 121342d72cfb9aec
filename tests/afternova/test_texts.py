"""Section 11.1: actions as text, in the canonical order."""

from __future__ import annotations

import pytest

from chrononauts_qt.games.afternova import rules
from chrononauts_qt.kernel.errors import BadActionText
from chrononauts_qt.kernel.reason import Reason

CANONICAL = [
    "harvest nektarr with raccoon-rocco",
    "harvest nektarr with hare-zefira raccoon-rocco fox-reynold",
    "harvest nektarr with raccoon-rocco; bot brings piloting engineering gets orange black",
    "offer nektarr; 1 brings piloting engineering gets white plus green",
    "offer nektarr; 2 brings piloting gets nothing plus green white gives purple",
    "offer nektarr; 2 brings piloting gets purple gives white; 3 brings engineering gets green",
    "offer nektarr; anyone brings piloting gets purple plus green",
    "offer nektarr; 2 brings piloting piloting gets purple; bot brings engineering gets white",
    "offer nektarr; anyone brings piloting gets purple; bot brings engineering gets white",
    "accept 1 with raccoon-rocco raccoon-pepita",
    "decline 12",
    "counter 1 brings piloting engineering gets orange plus green with raccoon-rocco",
    "counter 2 brings piloting gets nothing plus green gives white with otter-ondina",
    "seal 2 with raccoon-pepita",
    "seal 2",
    "seal 1 to 4 with raccoon-rocco",
    "seal 1 to 4",
    "show raccoon-rocco autopaw",
    "take moss-carpet",
    "take raccoon-rocco",
    "replace crew",
    "replace projects",
    "discard raccoon-rocco",
    "discard moss-carpet",
    "pass",
    "drop purple purple white",
    "complete moss-carpet",
    "done",
]


def test_a_refusal_counts_seats_from_one_and_lists_colours() -> None:
    held = Reason("not-in-hold", "AN-404", {"seat": 2, "colour": "white"})
    assert rules.refusal(held) == "there is not so much white in the Hold of seat 3 (AN-404)"
    short = Reason("fragments-missing", "AN-601", {"card": "autopaw", "colours": ("purple", "green")})
    assert rules.refusal(short) == "purple green missing for autopaw (AN-601)"


@pytest.mark.parametrize("text", CANONICAL)
def test_an_action_is_written_as_it_was_read(text: str) -> None:
    action = rules.parse(text)
    assert action.text == text
    assert rules.parse(action.text) == action


@pytest.mark.rule("AN-102", "AN-103")
@pytest.mark.parametrize(("text", "canonical"), [
    ("harvest nektarr with raccoon-rocco hare-zefira", "harvest nektarr with hare-zefira raccoon-rocco"),
    ("harvest nektarr with raccoon-pepita raccoon-gaspard raccoon-mirtilla raccoon-rocco",
     "harvest nektarr with raccoon-rocco raccoon-mirtilla raccoon-gaspard raccoon-pepita"),
    ("harvest nektarr with raccoon-rocco; bot brings engineering piloting gets black orange",
     "harvest nektarr with raccoon-rocco; bot brings piloting engineering gets orange black"),
    ("offer nektarr; 3 brings extraction security engineering piloting gets white black orange green purple; "
     "2 brings piloting gets green",
     "offer nektarr; 2 brings piloting gets green; "
     "3 brings piloting engineering security extraction gets purple green orange black white"),
    ("offer nektarr; 2 brings piloting gets purple plus white black gives orange green",
     "offer nektarr; 2 brings piloting gets purple plus black white gives green orange"),
    ("show autopaw raccoon-rocco", "show raccoon-rocco autopaw"),
    ("show moss-carpet autopaw", "show autopaw moss-carpet"),
    ("drop white black purple", "drop purple black white"),
    ("accept 1 with fox-ambra hare-zefira", "accept 1 with hare-zefira fox-ambra")])
def test_any_order_is_read_and_one_is_written(text: str, canonical: str) -> None:
    assert rules.parse(text).text == canonical
    assert rules.parse(text) == rules.parse(canonical)


@pytest.mark.parametrize("text", [
    "", "harvest", "harvest with raccoon-rocco", "harvest nektarr raccoon-rocco",
    "harvest nektarr with raccoon-rocco; bot brings gets purple",
    "harvest nektarr with raccoon-rocco; bot brings piloting gets",
    "harvest nektarr with raccoon-rocco; 2 brings piloting gets purple",
    "offer nektarr; ", "offer; 2 brings piloting gets purple",
    "offer nektarr; 2 brings gets purple", "offer nektarr; 2 brings piloting",
    "offer nektarr; 2 brings piloting gets", "offer nektarr; 2 brings piloting gets nothing purple",
    "offer nektarr; 2 brings piloting gets purple plus",
    "offer nektarr; 2 brings piloting gets purple plus nothing",
    "offer nektarr; 2 brings flying gets purple", "offer nektarr; 2 brings piloting gets mauve",
    "offer nektarr; 2 please brings piloting gets purple",
    "offer nektarr; 2 brings piloting gets purple gets white",
    "offer nektarr; 7 brings piloting gets purple", "offer nektarr; 0 brings piloting gets purple",
    "offer nektarr; two brings piloting gets purple", "offer nektarr; everybody brings piloting gets purple",
    "offer nektarr; 2 brings piloting gets purple; 2 brings engineering gets white",
    "offer nektarr; anyone brings piloting gets purple; anyone brings engineering gets white",
    "accept with raccoon-rocco", "accept one with raccoon-rocco", "accept 1 raccoon-rocco",
    "decline", "decline 1 2", "counter 1 with raccoon-rocco", "seal", "seal 1 with", "seal 1 to",
    "seal 1 to anyone", "show", "show nektarr", "show raccoon-rocco nobody", "take", "take nektarr",
    "take autopaw moss-carpet", "replace", "replace planets", "discard", "drop", "drop mauve",
    "complete", "complete hare-zefira", "complete autopaw moss-carpet",
    "done 1", "pass on", "Take autopaw", "steal autopaw"])
def test_what_is_no_action_is_refused(text: str) -> None:
    with pytest.raises(BadActionText):
        rules.parse(text)
