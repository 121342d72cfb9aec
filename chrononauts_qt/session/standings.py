"""What the games of a contest come to: shares with their intervals, routes, lengths and thinking."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Mapping, Sequence
from math import sqrt
from typing import Any

from chrononauts_qt import __version__
from chrononauts_qt.kernel.outcome import Outcome
from chrononauts_qt.session.arena import Contest, Result, Thinking
from chrononauts_qt.session.simulate import Tally

Z = 1.959964
"""How many standard deviations to both sides hold 95 % of a normal distribution."""


def wilson(wins: float, games: int) -> tuple[float, float]:
    """Return the 95 % interval of a share by Wilson's score; (0, 1) without games."""
    if not games:
        return 0.0, 1.0
    share, spread = min(1.0, wins / games), Z * Z / games
    middle, reach = share + spread / 2, Z * sqrt(share * (1 - share) / games + spread / games / 4)
    return max(0.0, (middle - reach) / (1 + spread)), min(1.0, (middle + reach) / (1 + spread))


def _number(wins: float) -> float:
    """Return whole victories as a whole number."""
    return round(wins) if abs(wins - round(wins)) < 1e-6 else round(wins, 2)


class _Kind:
    """What one kind of bot has done so far."""

    def __init__(self) -> None:
        self.held: Counter[int] = Counter()
        self.wins: dict[int, float] = defaultdict(float)
        self.routes: dict[str, float] = defaultdict(float)
        self.thinking = Thinking()

    def add_win(self, seat: int, outcome: Outcome) -> None:
        """Count a game that a seat has won; of a shared victory its part."""
        self.wins[seat + 1] += 1 / len(outcome.winners)
        self.routes[outcome.route] += 1 / len(outcome.winners)

    def report(self, fair: float, decided: int) -> dict[str, object]:
        """Return its figures as JSON values; shares are of the games that somebody won."""
        wins, thinking = sum(self.wins.values()), self.thinking
        low, high = wilson(wins, decided)
        return {
            "seats_held": self.held.total(),
            "wins": _number(wins),
            "share": round(wins / max(1, decided), 4),
            "low": round(low, 4),
            "high": round(high, 4),
            "fair": round(fair, 4),
            "routes": {route: _number(self.routes[route]) for route in sorted(self.routes)},
            "held_by_seat": {str(seat): self.held[seat] for seat in sorted(self.held)},
            "wins_by_seat": {str(seat): _number(self.wins[seat]) for seat in sorted(self.held)},
            "decisions": thinking.decisions,
            "iterations": thinking.iterations,
            "ms_a_decision": round(1000 * thinking.seconds / max(1, thinking.decisions), 3),
            "iterations_a_second": round(thinking.iterations / thinking.seconds) if thinking.seconds else 0,
        }


class Standings:
    """Takes the results of a contest, one by one, and tells how it stands."""

    def __init__(self, contest: Contest) -> None:
        self.contest = contest
        self.games = 0
        self.decided = 0
        self._seconds = 0.0
        self._tally = Tally()
        self._kinds = {kind: _Kind() for kind in dict.fromkeys(contest.bots)}

    def add(self, result: Result) -> None:
        """Take one finished or stalled game."""
        self.games += 1
        self._seconds += result.seconds
        self._tally.add(result.outcome, result.turns, result.actions)
        for seat, kind in enumerate(result.seats, 1):
            self._kinds[kind].held[seat] += 1
        for kind, thinking in result.thinking.items():
            self._kinds[kind].thinking = self._kinds[kind].thinking.plus(thinking)
        if result.outcome is None or not result.outcome.winners:
            return
        self.decided += 1
        for seat in result.outcome.winners:
            self._kinds[result.seats[seat]].add_win(seat, result.outcome)

    def report(self) -> dict[str, Any]:
        """Return all figures as JSON values; without a clock in them but for those of time."""
        bots, games = self.contest.bots, max(1, self.games)
        return {
            "version": __version__,
            "game": self.contest.game,
            "bots": list(bots),
            "players": len(bots),
            "seed": self.contest.seed,
            "effort": self.contest.effort,
            **self._tally.report(),
            "decided": self.decided,
            "kinds": {
                kind: figures.report(bots.count(kind) / len(bots), self.decided)
                for kind, figures in self._kinds.items()
            },
            "seconds_a_game": round(self._seconds / games, 3),
        }


HEADS = ("bot", "seats", "wins", "share", "95 %", "fair", "wins by route", "ms a decision", "iterations/s")


def in_words(report: Mapping[str, Any]) -> str:
    """Return a report of `Standings` as lines for people."""
    rows = [HEADS, *(_row(kind, figures) for kind, figures in report["kinds"].items())]
    return "\n".join(
        (
            f"{report['game']}, {', '.join(report['bots'])}, "
            f"seed {report['seed']}, effort {report['effort']:g}",
            f"{report['games']} games, {report['decided']} decided; ends: {_counts(report['ends'])}",
            f"turns: median {report['turns_median']}, 95 % within {report['turns_p95']}; "
            f"{report['seconds_a_game']} s of the processor a game",
            "",
            *_aligned(rows),
        )
    )


def _row(kind: str, figures: Mapping[str, Any]) -> Sequence[str]:
    return (
        kind,
        f"{figures['seats_held']}",
        f"{figures['wins']}",
        f"{figures['share']:.1%}",
        f"{figures['low']:.1%} to {figures['high']:.1%}",
        f"{figures['fair']:.1%}",
        _counts(figures["routes"]),
        f"{figures['ms_a_decision']:.3f}",
        f"{figures['iterations_a_second']:,}",
    )


def _counts(counts: Mapping[str, float]) -> str:
    return ", ".join(f"{name} {count}" for name, count in counts.items()) or "none"


def _aligned(rows: Sequence[Sequence[str]]) -> list[str]:
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    return [
        "  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip() for row in rows
    ]
