"""Who plays a new game: one row for each seat, and the people of the last time."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from PySide6.QtCore import QStringListModel, Signal
from PySide6.QtWidgets import QCheckBox, QHBoxLayout, QVBoxLayout, QWidget

from chrononauts_qt.shelf import SHELF, same_rank
from chrononauts_qt.ui.catalog import seat_texts
from chrononauts_qt.ui.catalog.common import text
from chrononauts_qt.ui.catalog.phone_texts import text as phone_text
from chrononauts_qt.ui.kit.accessibility import announce
from chrononauts_qt.ui.kit.page import Page
from chrononauts_qt.ui.shell.seat_row import SeatRow
from chrononauts_qt.ui.table.new_game import RanksTold, Sitter, free_name, is_alone, seats_of, sitters_of
from chrononauts_qt.ui.table.screens import screens_of


class People(QWidget):
    """The seats of a game. Who has no seat in another game waits, and comes back with its seats."""

    changed = Signal()
    reordered = Signal()

    def __init__(self, page: Page) -> None:
        super().__init__()
        self._page = page
        self.game = next(iter(SHELF))
        self._known = QStringListModel(self)
        self._last: tuple[Sitter, ...] = ()
        self._waiting: list[Sitter] = []
        self._alone = ""
        self.rows: list[SeatRow] = []
        self.add_button = page.fixed(page.button(text("new-add-seat"), then=self.add), 150, 0)
        self.same_button = page.button(text("new-same-people"), then=self.take_last)
        column = page.spaced(QVBoxLayout(self), 0, 10)
        self._seats = page.inner(column, QVBoxLayout(), 8)
        self.phones_box = page.typed(QCheckBox(phone_text("let-in-box")), "body", 18)
        self.phones_box.setAccessibleName(self.phones_box.text())
        self.phones_box.setAccessibleDescription(phone_text("let-in-note"))
        page.inner(column, QHBoxLayout(), 10, self.add_button, self.same_button, ..., self.phones_box)
        self.ranks = page.label("", "body", 16, muted=True)
        page.prose(column, self.ranks)

    # -- who there is ---------------------------------------------------------------------------

    def names(self) -> tuple[str, ...]:
        """Return the names by seat, without needless blanks."""
        return tuple(" ".join(row.name.text().split()) for row in self.rows)

    def languages(self) -> tuple[str, ...]:
        """Return the languages by seat; nothing where everybody has that of the program."""
        codes = tuple(row.sitter.language for row in self.rows)
        return codes if any(codes) and not is_alone(self.game) else ()

    def bots(self) -> tuple[str, ...]:
        """Return the ranks by seat, "" for a person; nothing where everybody is one."""
        ranks = tuple(row.player.rank for row in self.rows)
        return ranks if any(ranks) and not is_alone(self.game) else ()

    def lets_phones_in(self) -> bool:
        """Tell whether people of this game may hold their cards on phones, and want to."""
        has_people = any(not row.player.rank for row in self.rows)
        return self.phones_box.isChecked() and has_people and screens_of(self.game).phone_sheet() is not None

    def sitters(self) -> tuple[Sitter, ...]:
        """Return who sits there by seat, as the choice has it."""
        return sitters_of(self.names(), self.languages(), self.bots())

    @property
    def waiting(self) -> tuple[Sitter, ...]:
        """Who has no seat in this game, and comes back with the seats of another."""
        return tuple(self._waiting)

    @waiting.setter
    def waiting(self, sitters: Sequence[Sitter]) -> None:
        self._waiting = list(sitters)

    def remember(self, last: Sequence[Sitter], people: Sequence[str]) -> None:
        """Take those who sat at the last table, and everybody whose name is offered."""
        self._last = tuple(last)
        self._known.setStringList(list(people))
        self.tell({})

    def fill(self, game: str, sitters: Sequence[Sitter]) -> None:
        """Seat these people and bots at a game; too few of them leave empty rows."""
        if is_alone(game):
            self.play(game)
            if sitters:
                self.rows[0].name.setText(sitters[0].name)
            return
        if is_alone(self.game):
            self._alone = self.rows[0].name.text()
        self.game = game
        self._seat(sitters)

    def play(self, game: str) -> None:
        """Play another game: whoever fits stays seated, and one player has a name apart from theirs."""
        if self.rows and game == self.game:
            return
        said = [row.sitter for row in self.rows]
        if is_alone(self.game):
            self._alone, company = said[0].name, self._waiting
        else:
            company = [*said, *self._waiting]
        self.game, self._waiting = game, []
        if is_alone(game):
            first = next((sitter.name for sitter in company if not sitter.rank), "")
            self._seat([Sitter(self._alone or first)])
            self._waiting = company
        else:
            self._seat(company)

    def take_last(self) -> None:
        """Seat those of the last game again, in their order."""
        self._waiting = []
        self._seat(self._last)
        if self._page.primary is not None:
            self._page.primary.setFocus()

    def _seat(self, sitters: Sequence[Sitter]) -> None:
        """Make the rows anew, and let those wait for whom there is no seat."""
        fewest, most = seats_of(self.game)[0], seats_of(self.game)[-1]
        while self.rows:
            self._drop(self.rows[-1])
        count = max(fewest, min(most, len(sitters)))
        for sitter in [*sitters, *[Sitter()] * fewest][:count]:
            self._append(sitter._replace(rank=same_rank(sitter.rank, self.game)))
        self._waiting = list(sitters[count:])
        self._settle()

    # -- seats ----------------------------------------------------------------------------------

    @property
    def _ranks_told(self) -> RanksTold:
        return screens_of(self.game).new_game().ranks()

    def add(self) -> None:
        """Add a seat for a person, or for a bot behind a bot, and go to its name."""
        if len(self.rows) < seats_of(self.game)[-1]:
            self._append(Sitter(rank=self.rows[-1].player.rank))
            self._christen(self.rows[-1])
            self._settle()
            self.rows[-1].name.setFocus()

    def _append(self, sitter: Sitter) -> None:
        row = SeatRow(self._page, sitter, self._known, self._ranks_told.about)
        row.renamed.connect(self.changed)
        row.recast.connect(lambda row=row: self._recast(row))
        row.moved.connect(lambda step, row=row: self._move(row, step))
        row.removed.connect(lambda row=row: self._remove(row))
        self.rows.append(row)
        self._seats.addWidget(row)

    def _recast(self, row: SeatRow) -> None:
        self._christen(row)
        self.changed.emit()

    def _christen(self, row: SeatRow) -> None:
        """Give a bot without a name one that is free."""
        if row.player.rank and not row.name.text().strip():
            row.name.setText(free_name(self.rows.index(row), self.names()))

    def _drop(self, row: SeatRow) -> None:
        self.rows.remove(row)
        self._seats.removeWidget(row)
        row.hide()
        row.setParent(None)
        row.deleteLater()

    def _remove(self, row: SeatRow) -> None:
        """Let the name of who moves up have the keys before the row goes: nobody would, for a moment."""
        after = self.rows.index(row) + 1
        self.rows[after if after < len(self.rows) else after - 2].name.setFocus()
        self._drop(row)
        self._settle()
        name, seats = row.name.text().strip(), len(self.rows)
        if name:
            told = seat_texts.text("seat-removed", number=after, name=name, count=seats)
        else:
            told = seat_texts.text("nameless-removed", number=after, count=seats)
        announce(self, told)

    def _move(self, row: SeatRow, step: int) -> None:
        index = self.rows.index(row)
        target = index + step
        if not 0 <= target < len(self.rows):
            return
        self.rows.insert(target, self.rows.pop(index))
        self._seats.removeWidget(row)
        self._seats.insertWidget(target, row)
        self._settle()
        same = row.up if step < 0 else row.down
        (same if same.isEnabled() else row.name).setFocus()
        announce(self, seat_texts.moved(row.name.text().strip(), target, len(self.rows)))

    def _settle(self) -> None:
        """Number the seats, and tell that they are others."""
        fewest, most = seats_of(self.game)[0], seats_of(self.game)[-1]
        for seat, row in enumerate(self.rows):
            row.set_place(seat, len(self.rows), fewest)
            if is_alone(self.game):
                row.stand_alone(text("new-name-alone"))
        self.add_button.setVisible(fewest < most)
        self.phones_box.setVisible(screens_of(self.game).phone_sheet() is not None)
        self.ranks.setVisible(not is_alone(self.game))
        self.ranks.setText(self._ranks_told.note)
        self.add_button.setEnabled(len(self.rows) < most)
        self.reordered.emit()

    def in_order(self) -> Iterator[QWidget]:
        """Yield what Tab goes through: the names, each with who plays it, what moves them behind them."""
        for row in self.rows:
            yield from (row.name, row.player)
        yield from (self.add_button, self.same_button, self.phones_box)
        for row in self.rows:
            yield from (row.language, row.up, row.down, row.remove)

    # -- what is wrong --------------------------------------------------------------------------

    def problems(self, tried: bool) -> dict[int, tuple[str, str]]:
        """Return by seat what is wrong with its name: at the seat, and for the whole page."""
        found: dict[int, tuple[str, str]] = {}
        seen: dict[str, int] = {}
        for seat, name in enumerate(self.names()):
            first = seen.setdefault(name.casefold(), seat)
            if not name and tried:
                missing = screens_of(self.game).new_game().told().missing
                whole = missing if is_alone(self.game) else text("missing-name", number=seat + 1)
                found[seat] = text("name-wanted"), whole
            elif name and first != seat:
                other = self.names()[first]
                here = text("same-name", number=first + 1, name=other)
                found[seat] = here, text("missing-same-name", name=other)
        return found

    def tell(self, problems: dict[int, tuple[str, str]]) -> None:
        """Say at each seat what is wrong with it; offer those of the last game if they are others."""
        for seat, row in enumerate(self.rows):
            row.tell(problems[seat][0] if seat in problems else "")
        last = [(sitter.name, sitter.rank) for sitter in self._last[: seats_of(self.game)[-1]]]
        now = [(name, row.player.rank) for name, row in zip(self.names(), self.rows, strict=True)]
        self.same_button.setVisible(bool(last) and not is_alone(self.game) and now != last)

    def go_to(self, seat: int) -> None:
        """Go to the name of a seat, to write it anew."""
        self.rows[seat].name.setFocus()
        self.rows[seat].name.selectAll()
