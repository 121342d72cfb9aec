"""Two referees, one of them written from the rules alone, say the same of every game."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random

import pytest

from tests.dungeon_time import facts
from tests.dungeon_time.play import followed, setup_of
from tests.dungeon_time.second_referee import SecondReferee


def quarrels(seats: int, numbers: range) -> Iterator[str]:
    """Yield what the referees say differently in some games."""
    for number in numbers:
        yield from followed(setup_of(seats, number), f"two referees {number}")


@pytest.mark.parametrize("seats", range(1, 6))
def test_two_referees_agree(seats: int) -> None:
    assert list(quarrels(seats, range(30))) == []


def forget_the_ninth_slot(referee: SecondReferee) -> None:
    referee.ninth = False


def forget_the_waivers(referee: SecondReferee) -> None:
    referee.waive = 0


def lose_a_token(referee: SecondReferee) -> None:
    referee.supply["cup"] = 0


def turn_the_story(referee: SecondReferee) -> None:
    Random(1).shuffle(referee.story)


@pytest.mark.parametrize("mistake", [forget_the_ninth_slot, forget_the_waivers, lose_a_token, turn_the_story])
def test_a_referee_who_makes_a_mistake_is_found(
        mistake: Callable[[SecondReferee], None], monkeypatch: pytest.MonkeyPatch) -> None:
    say = SecondReferee.say

    def says_wrongly(referee: SecondReferee, seat: int, text: str) -> None:
        say(referee, seat, text)
        mistake(referee)

    monkeypatch.setattr(SecondReferee, "say", says_wrongly)
    assert any(quarrels(5, range(30)))


def test_a_referee_with_other_cards_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    for mission, card in facts.MISSIONS.items():
        monkeypatch.setitem(facts.MISSIONS, mission, card._replace(pays=""))
    assert any(quarrels(3, range(10)))
