"""What Pact says, in plain English: nobody translates a test."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from chrononauts_qt.kernel.events import Event
from chrononauts_qt.kernel.outcome import Outcome
from chrononauts_qt.kernel.reason import Reason
from chrononauts_qt.ui.catalog.wording import all_of
from tests.pact.actions import Action
from tests.pact.rules import REFUSALS, ROUNDS
from tests.pact.state import View

REASONS = {
    **{key: said.replace("seat {seat}", "{seat}") for key, said in REFUSALS.items()},
    "take-back-offer": "an offer waits for its answer: nothing is taken back now",
    "take-back-heard": "the offer has been heard",
    "take-back-traded": "the stones have changed hands",
}


def stone(card: str) -> str:
    """Return a stone by its number."""
    return card.replace("-", " ")


def say(reason: Reason, names: Sequence[str]) -> str:
    """Return the sentence of a refusal."""
    params = {key: names[value] if key == "seat" else value for key, value in reason.params.items()}
    said = stone(REASONS[reason.key].format(**params))
    return f"{said[0].upper()}{said[1:]}."


def narrate(event: Event, names: Sequence[str]) -> str | None:
    """Return what an event is told in, as whoever sees it may hear."""
    data = event.data
    who, partner = (names[data[key]] if key in data else "" for key in ("seat", "partner"))
    match event.name:
        case "StonesDealt":
            own = f" You hold {all_of(map(stone, data['stones']))}." if "stones" in data else ""
            return f"Everybody draws {data['each']} stones.{own}"
        case "OfferMade":
            said = (data["gives"], data["wants"]) if "gives" in data else None
            return offered(who, partner, data["size"], said)
        case "StonesTraded":
            return f"{partner} accepts: {_stones(data['size'])} of {who} for one of {partner}."
        case "StonesShown":
            return f"All stones are shown. {scored(names, data['scores'])}"
    told = {"RoundBegan": "Round {turn} begins.", "SeatPassed": "{seat} passes.", "TimeUp": "The time is up."}
    return told[event.name].format(turn=data.get("turn"), seat=who)


def offered(who: str, partner: str, size: int, said: tuple[Iterable[str], str] | None) -> str:
    """Return an offer, with its stones only for those who hear them."""
    if said is None:
        return f"{who} offers {partner} {_stones(size)} for one."
    return f"{who} offers {partner} {all_of(map(stone, said[0]))} for {stone(said[1])}."


def standing_offer(view: View, names: Sequence[str]) -> str:
    """Return the offer that stands, as a seat hears it."""
    if view.offer is None:
        return "No offer stands."
    said = view.offer.said
    heard = (said.gives, said.wants) if isinstance(said, Action) else None
    return offered(names[view.offer.seat], names[view.offer.partner], view.offer.size, heard)


def scored(names: Sequence[str], scores: Sequence[int]) -> str:
    """Return the points of all."""
    counted = (f"{name} has {points} points" for name, points in zip(names, scores, strict=True))
    return f"{all_of(counted)}."


def asked(view: View, names: Sequence[str]) -> str:
    """Return who has still to answer."""
    if view.outcome is not None:
        return "The game is over."
    waiting = all_of(names[seat] for seat in view.deciding)
    return f"Round {view.turn} of {ROUNDS}. Still to answer: {waiting}."


def ended(outcome: Outcome, names: Sequence[str]) -> str:
    """Return who won."""
    if outcome.is_team:
        return "You all win together." if outcome.places else "The team has too few points: nobody wins."
    winners = [names[seat] for seat in outcome.winners]
    return f"{all_of(winners)} {'wins' if len(winners) == 1 else 'win together'}."


def ranking(outcome: Outcome, names: Sequence[str]) -> list[str]:
    """Return a line for every place; those who share it stand on one line."""
    if outcome.is_team:
        return [f"{scored(names, outcome.scores)} The team has {sum(outcome.scores)}."]
    places = sorted(set(outcome.places))
    at = {place: [seat for seat, its in enumerate(outcome.places) if its == place] for place in places}
    return [
        f"Place {place}: {all_of(names[seat] for seat in seats)}, {outcome.scores[seats[0]]} points"
        for place, seats in at.items()
    ]


def _stones(count: int) -> str:
    return "1 stone" if count == 1 else f"{count} stones"
