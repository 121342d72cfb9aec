"""The lesson of AfterNova (`ui.table.lessons.Lessons`): Market, Harvest, a deal, an answer, drops."""

from __future__ import annotations

from chrononauts_qt.session.lessons import Lesson, Task
from chrononauts_qt.ui.assets import resource
from chrononauts_qt.ui.games.afternova.texts.table_texts import text

_POSITIONS = resource("games/afternova/lessons")


def _task(
    name: str, event: str, told: dict[str, object] | None = None, others: tuple[str, ...] = ()
) -> Task:
    return Task(name, _POSITIONS / f"{name}.chrononauts", event, told or {}, others)


LESSONS = (
    Lesson(
        "first",
        (
            _task("market", "MarketRestored"),
            _task("harvest", "ProjectCompleted", {"seat": 0}),
            _task("deal", "Harvested", {"seat": 0}, tuple(
                f"accept {offer} with mole-nello" for offer in range(1, 7))),
            _task("answer", "Harvested", {"seat": 1}, ("seal 1 with beaver-odette",)),
            _task("drop", "FragmentsDropped", {"seat": 0}),
        ),
    ),
)


def title(lesson: str) -> str:
    """Return what a lesson is called."""
    return text("lesson")


def sentence(task: str) -> str:
    """Return in a sentence what is to be done."""
    return text(f"task-{task}")


def learnt(task: str) -> str:
    """Return in some sentences what has been seen once it is done."""
    return text(f"learnt-{task}")
