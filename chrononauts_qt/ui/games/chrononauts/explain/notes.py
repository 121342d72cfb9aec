"""What a card or a year means to the viewer now: what it can do, and what it does for one's own goals."""

from __future__ import annotations

from collections.abc import Iterator

from chrononauts_qt.games.chrononauts.cards import BY_ID
from chrononauts_qt.games.chrononauts.view import Forecast, Need, View
from chrononauts_qt.ui.catalog.wording import all_of, any_of
from chrononauts_qt.ui.games.chrononauts.control.box_controller import BoxController
from chrononauts_qt.ui.games.chrononauts.texts import note_texts as words
from chrononauts_qt.ui.games.chrononauts.texts.actions import target_word
from chrononauts_qt.ui.games.chrononauts.views.inspector_page import Words
from chrononauts_qt.ui.kit.signs import SIGNS

_PLAYED = frozenset({"play", "miracle"})


class Notes:
    """What is to be said of one card or year (`key`) to whoever looks; nothing while a curtain hangs."""

    def __init__(self, controller: BoxController, key: str) -> None:
        self._controller, self._key = controller, key

    def blocks(self) -> tuple[Words, ...]:
        """Return it as notes of a page, as it is now, in the viewer's language."""
        viewer, view = self._controller.viewer, self._controller.view()
        if viewer is None or view.outcome is not None:
            return ()
        with self._controller.speaking():
            return tuple(Words(said, "note", SIGNS[sign]) for sign, said in self._notes(view))

    def _notes(self, view: View) -> Iterator[tuple[str, str]]:
        is_own = self._key in view.hand or self._key in view.small_hand
        if self._key.isdigit():
            yield from _of_year(view, int(self._key))
        elif is_own and view.step in _PLAYED and view.seat in view.deciding:
            yield from self._of_card(view)
        need = next((need for need in view.mission_needs if self._key in (need.what, *need.choices)), None)
        if need is not None:
            yield ("tick", words.text("mission-met")) if need.fulfilled else ("hint", words.text("mission"))

    def _of_card(self, view: View) -> Iterator[tuple[str, str]]:
        """Yield whether a card of the hand can be played, on what, and what that does to one's own years."""
        plays = [play for play in view.actions if play.verb == "play" and play.card_id == self._key]
        if not plays:
            yield "cross", words.not_now(self._controller.explain_card(self._key) or "")
            return
        names = self._controller.names
        targets = [target_word(self._key, play.target_id, names) for play in plays if play.target_id]
        yield "play", words.text("now-on", targets=any_of(targets)) if targets else words.text("now")
        told = {play.target_id: self._controller.forecast(play) for play in plays}
        for what, years_of in (("closer", _closer), ("farther", _farther)):
            found = {target: years_of(view.home_needs, made) for target, made in told.items() if made}
            for target, years in found.items():
                if years:
                    sign = "hint" if what == "closer" else "warning"
                    yield sign, words.for_home(what, target or "", all_of(years))


def _of_year(view: View, year: int) -> Iterator[tuple[str, str]]:
    """Yield which cards of the hand can be played on a year, and whether one's Identity asks for it."""
    cards = dict.fromkeys(play.card_id for play in view.actions if play.target_id == str(year))
    patch = f"patch-{year}"
    cards |= dict.fromkeys(play.card_id for play in view.actions if play.card_id == patch)
    if cards:
        yield "play", words.played_here(card for card in cards if card in BY_ID)
    need = next((need for need in view.home_needs if need.what == str(year)), None)
    if need is not None:
        sign = "tick" if need.fulfilled else "hint"
        yield sign, words.home_need(need.side, need.fulfilled)


def _closer(needs: tuple[Need, ...], told: Forecast) -> list[int]:
    """Return the years that a play brings closer to what an Identity asks for."""
    return [int(need.what) for need in needs if not need.fulfilled and _becomes(need, told)]


def _becomes(need: Need, told: Forecast) -> bool:
    year = int(need.what)
    if need.side == "true":
        return year in told.closed or year in told.nullified
    return year == told.patched or year in told.opened


def _farther(needs: tuple[Need, ...], told: Forecast) -> list[int]:
    """Return the years that stand as an Identity asks and no longer would."""
    lost = {"true": told.opened, "prime": told.nullified}
    return [int(need.what) for need in needs if need.fulfilled and int(need.what) in lost[need.side]]
