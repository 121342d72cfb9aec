"""Words of the statistics: what is counted, what it means, and where it is kept."""

from __future__ import annotations

from typing import NamedTuple

from chrononauts_qt.ui.catalog.wording import QT_TRANSLATE_NOOP, Source, listed, texts_of

TEXTS: dict[str, Source] = {
    "title": QT_TRANSLATE_NOOP("Statistics", "Statistics"),
    "where": QT_TRANSLATE_NOOP("Statistics", "All of this is kept in one file on this computer: {file}."),
    "nothing": QT_TRANSLATE_NOOP(
        "Statistics", "No game has been played here yet. Every game is counted here as soon as it is dealt."),
    "newer": QT_TRANSLATE_NOOP(
        "Statistics",
        "The statistics were written by a later version of Chrononauts Qt. Update the program to see them; "
        "nothing is changed until then."),
    "put-aside": QT_TRANSLATE_NOOP(
        "Statistics",
        "The statistics could not be read, so they begin anew. The old file is kept as {file}."),
    "games": QT_TRANSLATE_NOOP("Statistics", "Games"),
    "people": QT_TRANSLATE_NOOP("Statistics", "People"),
    "bots": QT_TRANSLATE_NOOP("Statistics", "Against bots"),
    "games-note": QT_TRANSLATE_NOOP(
        "Statistics",
        "A game that can be gone on with is unfinished, one whose file is deleted abandoned: neither is "
        "lost."),
    "people-note": QT_TRANSLATE_NOOP(
        "Statistics",
        "With help: games that ended after a hint for this person, after something hidden was taken back, or "
        "with a deal whose solution was known. A seat that a bot has played for a while counts for nobody."),
    "bots-note": QT_TRANSLATE_NOOP(
        "Statistics",
        "Games in which a bot of the rank sat at the table; another person may have won them as well."),
    "col-games": QT_TRANSLATE_NOOP("Statistics", "Games"),
    "col-won": QT_TRANSLATE_NOOP("Statistics", "Won"),
    "col-lost": QT_TRANSLATE_NOOP("Statistics", "Lost"),
    "col-people-won": QT_TRANSLATE_NOOP("Statistics", "People won"),
    "col-people-lost": QT_TRANSLATE_NOOP("Statistics", "People lost"),
    "col-all-lost": QT_TRANSLATE_NOOP("Statistics", "Everyone lost"),
    "col-abandoned": QT_TRANSLATE_NOOP("Statistics", "Abandoned"),
    "col-unfinished": QT_TRANSLATE_NOOP("Statistics", "Unfinished"),
    "col-helped": QT_TRANSLATE_NOOP("Statistics", "With help"),
    "row": QT_TRANSLATE_NOOP("Statistics", "{name}: {what}"),
    "helped-won": QT_TRANSLATE_NOOP("Statistics", "{count} ({won} won)"),
    "form": QT_TRANSLATE_NOOP("Statistics", "Form"),
    "form-note": QT_TRANSLATE_NOOP(
        "Statistics", "Everybody’s last games that have ended, {most} at most, the latest at the right."),
    "part": QT_TRANSLATE_NOOP("Statistics", "{what} {count}"),
    "copy": QT_TRANSLATE_NOOP("Statistics", "Copy as text"),
    "copied": QT_TRANSLATE_NOOP("Statistics", "The tables have been copied."),
    "export": QT_TRANSLATE_NOOP("Statistics", "Export…"),
    "export-title": QT_TRANSLATE_NOOP("Statistics", "Export the games"),
    "export-csv": QT_TRANSLATE_NOOP("Statistics", "Table"),
    "export-json": QT_TRANSLATE_NOOP("Statistics", "For other programs"),
    "exported": QT_TRANSLATE_NOOP("Statistics", "The games have been written to {file}."),
    "not-exported": QT_TRANSLATE_NOOP(
        "Statistics",
        "The games cannot be written to {file}: {reason}. Nothing is lost; choose another place."),
    "reset": QT_TRANSLATE_NOOP("Statistics", "Reset…"),
    "reset-title": QT_TRANSLATE_NOOP("Statistics", "Begin the statistics anew?"),
    "reset-question": QT_TRANSLATE_NOOP(
        "Statistics",
        "The old file is kept beside it under today’s date. Saved games and the best result of each deal "
        "stay."),
    "reset-yes": QT_TRANSLATE_NOOP("Statistics", "Reset"),
    "reset-no": QT_TRANSLATE_NOOP("Statistics", "Keep"),
    "was-reset": QT_TRANSLATE_NOOP(
        "Statistics", "The statistics begin anew. The old ones are kept as {file}."),
    "not-reset": QT_TRANSLATE_NOOP(
        "Statistics", "The statistics cannot be reset: {reason}. They stay as they were."),
}  # fmt: skip

text = texts_of(TEXTS)


class Bar(NamedTuple):
    """A row of a picture: whose it is, and either how many there are of each kind, or the kind of each mark.

    Kinds are places in `Chart.kinds`.
    """

    name: str
    values: tuple[int, ...]


class Chart(NamedTuple):
    """A picture of what is counted: a title, a note or "", the words of its kinds, and its rows.

    ``is_row_of_marks``: a mark for each game in the order in which they were played, instead of bars.
    """

    title: str
    note: str
    kinds: tuple[str, ...]
    bars: tuple[Bar, ...]
    is_row_of_marks: bool = False

    def told(self, bar: Bar) -> str:
        """Return in words what a row shows."""
        if self.is_row_of_marks:
            parts = [self.kinds[kind] for kind in bar.values]
        else:
            pairs = zip(self.kinds, bar.values, strict=True)
            parts = [text("part", what=what, count=count) for what, count in pairs]
        return text("row", name=bar.name, what=listed(parts))


class Table(NamedTuple):
    """A title, a note below it or "", heads of columns, and rows that each begin with their own head.

    ``chart`` shows something of it as a picture.
    """

    title: str
    note: str
    heads: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]
    chart: Chart | None = None
