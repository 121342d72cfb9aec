"""What the dock of Solonauts says now: the sentence, the buttons, and the cards of the hand."""

from __future__ import annotations

from chrononauts_qt.games.chrononauts.view import View
from chrononauts_qt.ui.catalog.common import text as table_text
from chrononauts_qt.ui.catalog.wording import altered
from chrononauts_qt.ui.games.chrononauts.arming import Arming
from chrononauts_qt.ui.games.chrononauts.models.hand_model import HandModel
from chrononauts_qt.ui.games.chrononauts.step_panel import Primary
from chrononauts_qt.ui.games.chrononauts.texts.titles import title
from chrononauts_qt.ui.games.solonauts.controller import SoloController
from chrononauts_qt.ui.games.solonauts.panel import Sentence, SoloPanel
from chrononauts_qt.ui.games.solonauts.solonauts_texts import text


def show_panel(panel: SoloPanel, arming: Arming, controller: SoloController) -> None:
    """Say what is to be done and what can be pressed."""
    view = controller.view()
    panel.tell(_sentence(view), _primary(view, arming), arming.discard() is not None)
    panel.offer_way_back(controller.can_undo, controller.undo_costs)
    panel.hint_button.setEnabled(view.outcome is None)


def _sentence(view: View) -> Sentence:
    if view.step == "stuck":
        return Sentence(text("stuck"), True)
    if view.step == "over":
        return Sentence(text("step-over"))
    return Sentence(text("refill") if view.draw_count else text("last-cards"))


def _primary(view: View, arming: Arming) -> Primary:
    """Return what the one primary button says now."""
    if view.step == "over":
        return Primary(table_text("how-it-ended"), True)
    if arming.card is None:
        return Primary(table_text("choose-card"), False)
    if view.step == "stuck":
        return Primary(text("discard-named", card=title(arming.card)), True)
    if arming.sole_play() is not None:
        return Primary(table_text("play-named", card=title(arming.card)), True)
    return Primary(table_text("choose-what" if arming.plays() else "not-playable"), False)


def show_cards(model: HandModel, controller: SoloController) -> None:
    """Show the hand: why a card cannot be played, and which Patches nobody needs any more (R-1206)."""
    view = controller.view()
    asked = view.hand if view.step == "play" else ()
    reasons = {card: why for card in asked if (why := controller.explain_card(card)) is not None}
    model.set_stamps({card: (text("not-needed"), _not_needed(card)) for card in view.unneeded})
    model.set_view(view, reasons)


def _not_needed(card: str) -> str:
    return text("not-needed-why", year=altered(int(card.split("-")[1])))
