"""Standing orders: what a seat has said in advance about completing its Projects."""

from __future__ import annotations

from collections.abc import Iterator

from chrononauts_qt.games.afternova.amounts import lacking
from chrononauts_qt.games.afternova.cards import OBJECTIVES, PROJECTS, objective_of
from chrononauts_qt.games.afternova.view import View


def completable(view: View) -> tuple[str, ...]:
    """Return the Projects of the viewer's hand that its Hold can pay."""
    assert view.seat is not None
    hold = view.players[view.seat].hold
    return tuple(project for project in view.projects if not any(lacking(PROJECTS[project].cost, hold)))


def _worth(project: str, view: View) -> int:
    """Return what a Project brings, with the viewer's objective."""
    wanted = OBJECTIVES[objective_of(view.objective or ())].colours
    card = PROJECTS[project]
    return card.points + sum(c for c, is_wanted in zip(card.cost, wanted, strict=True) if is_wanted)


ORDER, ASK = "order", "ask"
"""Words of the journal (docs/journal.md): before Projects that were put in order, and asked about."""


class Orders:
    """The orders of one seat, about which nobody else hears more than whether it asks first.

    What nothing was said about is completed as soon as possible, after what was put in order, the most
    points first. `kept` is what the journal has kept of them; what it cannot mean is left out.
    """

    def __init__(self, kept: str = "") -> None:
        said = kept.split()
        asks = said.index(ASK) if ASK in said else len(said)
        self._put = tuple(dict.fromkeys(word for word in said[:asks] if word in PROJECTS))
        self._asked = frozenset(word for word in said[asks:] if word in PROJECTS)

    @property
    def kept(self) -> str:
        """What the journal keeps of them, "" where nothing was said."""
        return " ".join((ORDER, *self._put, ASK, *sorted(self._asked))) if self._put or self._asked else ""

    def in_order(self, view: View) -> tuple[str, ...]:
        """Return the Projects of the hand as they are completed."""
        put = [project for project in self._put if project in view.projects]
        rest = (project for project in view.projects if project not in put)
        return (*put, *sorted(rest, key=lambda project: -_worth(project, view)))

    def put(self, project: str, place: int, view: View) -> None:
        """Let a Project come at a 0-based place."""
        others = [other for other in self.in_order(view) if other != project]
        self._put = (*others[:place], project, *others[place:])

    def asks_about(self, project: str) -> bool:
        """Tell whether a Project is asked about before it is completed."""
        return project in self._asked

    def turn(self, project: str) -> None:
        """Let a Project be asked about, or be completed as soon as possible after all."""
        self._asked ^= {project}

    def asks(self, view: View) -> bool:
        """Tell whether anything in the hand is asked about."""
        return any(map(self.asks_about, view.projects))

    def due(self, view: View) -> Iterator[str]:
        """Yield what can be completed now, in order."""
        there = completable(view)
        return (project for project in self.in_order(view) if project in there)
