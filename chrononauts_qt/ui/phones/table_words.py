"""What a phone can say at every table, whatever is played: hold the time, take back, agree to that."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from chrononauts_qt.ui.catalog import take_back_texts
from chrononauts_qt.ui.catalog.phone_texts import text
from chrononauts_qt.ui.table import phone_blocks as blocks
from chrononauts_qt.ui.table.live_controller import LiveController
from chrononauts_qt.ui.table.phone_blocks import Block, Sheet

HOLD, GO_ON, TAKE_BACK, AGREE, REFUSE = (
    f"table: {word}" for word in ("hold", "go on", "take back", "agree", "refuse")
)


def added(sheet: Sheet, controller: LiveController, seat: int) -> Sheet:
    """Return the sheet of a seat with what can be said at every table: what is asked, and the rest last.

    The way on from a time that stands still is in every tab: nothing goes on before somebody takes it.
    """
    tab = sheet.tabs[-1][0] if sheet.tabs else ""
    asked = [*_asked(controller, seat)]
    is_timed = bool(controller.ringing_for)
    is_held = is_timed and controller.is_held
    may_hold = is_timed and not is_held
    held = [blocks.ask("", [blocks.offer(GO_ON, text("go-on"))], text("held"))] if is_held else ()
    own = [*asked, *held, *sheet.blocks, *_offered(controller, sheet, tab, may_hold)]
    tone = blocks.YOURS if asked else sheet.tone
    return sheet._replace(tone=tone, blocks=own, about=(sheet.about, controller.back_question))


def standing(controller: LiveController) -> dict[str, dict[str, range]]:
    """Return what may be said whichever of it a sheet shows: said twice it is no more than said once, and so
    that somebody else has said it refuses nobody's answer."""
    return {HOLD: {}, GO_ON: {}} if controller.is_ringing or controller.ringing_for else {}


def do(controller: LiveController, seat: int, word: str) -> str | None:
    """Do what a seat says to the table; return why not, or "", and None for what is said to the game."""
    acts: dict[str, Callable[[], object]] = {
        HOLD: lambda: _hold(controller, True),
        GO_ON: lambda: _hold(controller, False),
        TAKE_BACK: controller.back_wanted.emit,
        AGREE: lambda: controller.back_answered.emit(seat, True),
        REFUSE: lambda: controller.back_answered.emit(seat, False),
    }
    if word not in acts:
        return None
    if word == TAKE_BACK and (why_not := controller.why_not_back(seat)):
        return why_not
    acts[word]()
    return ""


def _hold(controller: LiveController, on: bool) -> None:
    controller.hold(on)
    controller.changed.emit()


def _asked(controller: LiveController, seat: int) -> Iterator[Block]:
    question = controller.back_question
    if question is not None and seat in question.seats:
        agree = blocks.offer(AGREE, take_back_texts.text("do-it"))
        refuse = blocks.offer(REFUSE, take_back_texts.text("leave-it"))
        yield blocks.ask(question.title, [agree, refuse], question.what)


def _offered(controller: LiveController, sheet: Sheet, tab: str, may_hold: bool) -> Iterator[Block]:
    if sheet.tone == blocks.OVER:
        return
    said = []
    if controller.back_question is None and controller.may_ask_back:
        said.append(blocks.offer(TAKE_BACK, take_back_texts.text("take-back")))
    if may_hold:
        said.append(blocks.offer(HOLD, text("hold")))
    if said:
        yield blocks.ask(text("at-table"), said, tab=tab)
