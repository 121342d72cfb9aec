"""What has become of the card that was revealed last, in sentences: read off what everybody has heard."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from chrononauts_qt.games.dungeon_time.account import failures
from chrononauts_qt.games.dungeon_time.cards import ADVENTURES, KINDS
from chrononauts_qt.games.dungeon_time.view import View
from chrononauts_qt.kernel.events import Event
from chrononauts_qt.ui.catalog.wording import listed, sentences
from chrononauts_qt.ui.games.dungeon_time.texts import account_texts, spoken
from chrononauts_qt.ui.games.dungeon_time.texts import cards as words
from chrononauts_qt.ui.games.dungeon_time.texts.listed import short_by, some, the
from chrononauts_qt.ui.games.dungeon_time.texts.show_texts import text

GOOD, BAD, PLAIN = "ok", "danger", "text"
"""How a verdict is: names of colours."""


class Verdict(NamedTuple):
    """A headline with its tone, why it is so, and what has happened since."""

    words: str
    tone: str = PLAIN
    told: str = ""

    @property
    def whole(self) -> str:
        """All of it for those who listen."""
        return sentences(text("full-stop", verdict=self.words) if self.words else "", self.told)


def since_reveal(events: Sequence[Event]) -> Sequence[Event]:
    """Return the last card that was revealed, and what came after it; all if none was."""
    places = [place for place, event in enumerate(events) if event.name == "CardRevealed"]
    return events[places[-1] :] if places else events


def verdict(events: Sequence[Event], names: Sequence[str], later: Sequence[Event] = ()) -> Verdict:
    """Return what has become of the last card; `later` is what happened after that, as far as it is known."""
    since = since_reveal(events)
    is_first = not any(event.name in _TOLD or event.name == "CardRevealed" for event in since)
    head, tone, told = "", PLAIN, [text("before-first")] if is_first else []
    for event in since:
        data = event.data
        if event.name == "ItemPlaced" and not data["token"]:
            head, tone = text("placed"), GOOD
        elif event.name == "MissionSucceeded":
            head, tone = text(f"succeeded-{data['how']}"), GOOD
            told.append("" if data["spent"] else text("nothing-left"))
        elif event.name == "MissionFailed":
            head, tone = _failed(data["missing"]), BAD
            told.append(why(events, names, later))
        elif event.name == "BackpackBroke":
            head, tone = broke(data), BAD
        elif event.name in _TOLD:
            told.append(_TOLD[event.name](data))
    return Verdict(head, tone, sentences(*told))


def broke(data: Any) -> str:
    """Return why the Backpack breaks."""
    if data["kind"] is None:
        return text("broke-limit")
    return text("broke-item", item=the(data["kind"]))


def _failed(missing: Sequence[str]) -> str:
    return text("failed-one" if len(missing) == 1 else "failed-many", items=some(missing))


def why(events: Sequence[Event], names: Sequence[str], later: Sequence[Event] = ()) -> str:
    """Return where all went that the last failed Mission missed."""
    count = sum(event.name == "MissionFailed" for event in events)
    return account_texts.why(failures((*events, *later))[count - 1], names)


def _used(data: Any) -> str:
    hero = words.hero_name(data["hero"])
    if data["copied"]:
        return text("used-copied", hero=hero, other=words.hero_name(data["copied"]))
    if data["named"]:
        return text("used-named", hero=hero, item=words.label(data["named"]))
    return text("used", hero=hero)


def _items(key: str, kinds: Sequence[str]) -> str:
    return text(key, items=listed(map(words.label, kinds)))


def _limit(data: Any) -> str:
    return {"mule": text("ninth"), "mule-over": text("ninth-over")}.get(data["why"], "")


_TOLD: dict[str, Callable[[Any], str]] = {
    "GuessMissed": lambda data: text("guess-missed", item=words.label(data["kind"])),
    "ItemsDropped": lambda data: _items("dropped", data["kinds"]),
    "RewardTaken": lambda data: text("gained", item=words.label(data["kind"])),
    "RewardRefused": lambda data: text("refused"),
    "RewardGone": lambda data: text("gone"),
    "EffectBegan": lambda data: text(f"effect-{data['effect']}"),
    "MissionReturned": lambda data: text("returned", mission=words.label(data["card"])),
    "HeroUsed": _used,
    "TokenTraded": lambda data: text("traded", item=words.label(data["kind"])),
    "TokensRemoved": lambda data: _items("removed", (*data["supply"], *data["backpack"])),
    "StorySifted": lambda data: (
        _items("sifted", data["discarded"]) if data["discarded"] else text("sifted-none")
    ),
    "StoryOrdered": lambda data: text("ordered"),
    "LimitChanged": _limit,
}


def news(events: Sequence[Event], view: View, names: Sequence[str]) -> tuple[str, str]:
    """Return what is said of events that have just happened: which card was revealed, and what came of it."""
    revealed = [event for event in events if event.name == "CardRevealed"]
    if revealed:
        return card_told(revealed[-1].data, view, names), verdict(view.events, names).whole
    told = [_TOLD[event.name](event.data) for event in events if event.name in _TOLD]
    broken = [
        text("full-stop", verdict=broke(event.data)) for event in events if event.name == "BackpackBroke"
    ]
    return "", sentences(*told, *broken)


def card_told(data: Any, view: View, names: Sequence[str]) -> str:
    """Return which card was revealed, and who had played it."""
    number, count = progress(view)
    card = data["card"]
    said = words.label(card) if card in KINDS else spoken.card(card).rstrip(".")
    return text("revealed", number=number, count=count, card=said, name=names[data["seat"]])


def progress(view: View) -> tuple[int, int]:
    """Return how many cards have been revealed, and how many there are as far as is known."""
    number = sum(event.name == "CardRevealed" for event in view.events)
    return number, number + view.story_size + len(view.peek)


def ending(view: View) -> Verdict:
    """Return how the game ended."""
    assert view.outcome is not None, "the game is over"
    completed, route = len(view.completed), view.outcome.route
    told = text("won-told", completed=completed, goal=view.goal)
    if route == "broken":
        how = next(broke(event.data) for event in reversed(view.events) if event.name == "BackpackBroke")
        return Verdict(
            text("broken", number=progress(view)[0]), BAD, sentences(text("full-stop", verdict=how), told)
        )
    if route != "short":
        return Verdict(text("won"), GOOD, told)
    if completed < view.goal:
        return Verdict(short_by(view.goal - completed), BAD, told)
    most = ADVENTURES[view.adventure].most_failures if view.adventure else None
    if most is not None and view.failures > most:
        return Verdict(text("short-failures"), BAD, told)
    return Verdict(text("short-adventure"), BAD, told)
