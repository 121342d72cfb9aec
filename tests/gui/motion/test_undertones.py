"""What is heard when a year turns or is patched: what its scene shows, the same for every seat."""

from __future__ import annotations

import runpy
import wave
from array import array
from collections.abc import Callable
from itertools import pairwise
from math import log10
from types import SimpleNamespace

import pytest

from chrononauts_qt.games.chrononauts import rules
from chrononauts_qt.games.chrononauts.actions import parse
from chrononauts_qt.games.chrononauts.timeline import LINCHPINS, YEARS
from chrononauts_qt.ui.assets import resource
from chrononauts_qt.ui.games.chrononauts.views.motion import plan
from chrononauts_qt.ui.games.chrononauts.views.undertones import UNDERTONE
from chrononauts_qt.ui.kit import sound
from chrononauts_qt.ui.kit.sound import CUES, UNDERTONES
from tests.each import each
from tests.gui.motion.conftest import Film
from tests.scenario import explicit_setup

LAID = [(cue, tone) for cue in ("linchpin", "stitch") for tone in UNDERTONES if tone != "still"]


@pytest.fixture(scope="module")
def make() -> SimpleNamespace:
    """What makes the sounds; it writes nothing."""
    return SimpleNamespace(**runpy.run_path(str(resource("sounds/make.py"))))


def samples_of(cue: str) -> list[float]:
    """Return what is in the file of a cue."""
    path = sound.file_of(cue)
    assert path is not None
    with wave.open(str(path)) as file:
        return [float(value) for value in array("h", file.readframes(file.getnframes()))]


def times(one: list[float], two: list[float]) -> float:
    """Return how much of one sound is in another."""
    return sum(a * b for a, b in zip(one, two, strict=False))


def sharpness(samples: list[float]) -> float:
    """Return how quickly a sound swings: 4 at most."""
    steps = [b - a for a, b in pairwise(samples)]
    return times(steps, steps) / times(samples, samples)


# -- which ------------------------------------------------------------------------------------------


def test_every_year_has_one_undertone() -> None:
    assert sorted(UNDERTONE) == sorted(YEARS)
    for check in each(YEARS):
        with check as year:
            cue = "linchpin" if year in LINCHPINS else "stitch"
            assert f"{cue}-{UNDERTONE[year]}" in CUES


def test_no_undertone_is_there_in_vain() -> None:
    turned = {f"linchpin-{UNDERTONE[year]}" for year in LINCHPINS}
    patched = {f"stitch-{UNDERTONE[year]}" for year in YEARS if year not in LINCHPINS}
    assert {cue for cue in CUES if cue.startswith(("linchpin", "stitch"))} == turned | patched


@pytest.mark.parametrize(
    ("words", "heard", "red"),
    [
        ("play reverse-fate on 1912", "linchpin-sea", ()),
        ("play reverse-fate on 1980", "linchpin-still", ()),
        ("play patch-1918 on 1918", "stitch-still", (1914,)),
        ("play patch-1939 on 1939", "stitch-road", (1936,)),
    ],
)
def test_a_play_sounds_of_its_year_and_of_no_other(
    film: Callable[..., Film], words: str, heard: str, red: tuple[int, ...]
) -> None:
    table = film(hands={1: f"{words.split()[1]} +2"}, red=red)
    table.play(words)
    for _ in range(40):
        table.run(100)
    assert [cue for cue in table.heard if cue.endswith(UNDERTONES)] == [heard]


def test_every_seat_hears_the_same() -> None:
    state, _ = rules.new_game(explicit_setup(hands={1: "reverse-fate +2"}))
    rules.apply(state, 0, parse("play reverse-fate on 1912"))
    events = rules.apply(state, 1, parse("allow")).events
    one, two, watching = (
        [step.cue for step in plan([event.seen_by(seat) for event in events], seat)] for seat in (0, 1, None)
    )
    assert one == two == watching
    assert "linchpin-sea" in one


# -- how --------------------------------------------------------------------------------------------


def test_an_undertone_lies_twelve_decibels_below_its_cue(make: SimpleNamespace) -> None:
    for check in each(LAID):
        with check as (name, tone):
            cue, under, whole = make.of_years()[name], make.undertones()[tone], samples_of(f"{name}-{tone}")
            assert len(under) == round(0.16 * make.RATE)
            cues, unders, both = times(cue, cue), times(under, under), times(cue, under)
            much = times(whole, cue) * unders - times(whole, under) * both
            little = times(whole, under) * cues - times(whole, cue) * both
            below = little * make.loudest(under) / (much * make.loudest(cue))
            assert 20 * log10(below) == pytest.approx(-12, abs=0.2)


def test_still_is_the_dull_cue_and_nothing_else(make: SimpleNamespace) -> None:
    for check in each(make.of_years().items()):
        with check as (name, cue):
            still = samples_of(f"{name}-still")
            assert len(still) == len(cue)
            assert sharpness(still) < sharpness(cue) / 5


def test_all_are_as_loud_as_a_cue_may_be() -> None:
    for check in each(f"{name}-{tone}" for name in ("linchpin", "stitch") for tone in UNDERTONES):
        with check as cue:
            assert max(map(abs, samples_of(cue))) == pytest.approx(32767 / 4, abs=1)
