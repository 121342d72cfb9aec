"""What a hint says at AfterNova: what can be done, what is laid out, and why it is a good move."""

from __future__ import annotations

from chrononauts_qt.ui.catalog.wording import QT_TRANSLATE_NOOP, Source, texts_of

TEXTS: dict[str, Source] = {
    "note": QT_TRANSLATE_NOOP(
        "AfterNovaHints", "What can I do? Again: it is laid out. Once more: a suggestion with its reason."),
    "rests": QT_TRANSLATE_NOOP(
        "AfterNovaHints", "Hints rest while several people play who have not agreed to them in New game."),
    # what can be done
    "can-harvest": QT_TRANSLATE_NOOP("AfterNovaHints", "You can harvest without asking anybody: {planets}."),
    "can-ask": QT_TRANSLATE_NOOP("AfterNovaHints", "A deal may be had: {planets}."),
    "can-seal": QT_TRANSLATE_NOOP("AfterNovaHints", "You can seal what is agreed: {planets}."),
    "can-take": QT_TRANSLATE_NOOP("AfterNovaHints", "You can take cards of the Market."),
    "can-replace": QT_TRANSLATE_NOOP("AfterNovaHints", "You can replace a row of the Market."),
    "can-pass": QT_TRANSLATE_NOOP("AfterNovaHints", "You can only pass."),
    "can-first": QT_TRANSLATE_NOOP("AfterNovaHints", "Look here first: {place}."),
    "can-accept": QT_TRANSLATE_NOOP(
        "AfterNovaHints", "You can accept with {crew}, counter, or decline."),
    "can-decline": QT_TRANSLATE_NOOP(
        "AfterNovaHints", "Your crew cannot bring what is asked: you can counter with something else, or "
        "decline."),
    "can-discard": QT_TRANSLATE_NOOP("AfterNovaHints", "You can discard any card of your hand."),
    "can-drop": QT_TRANSLATE_NOOP("AfterNovaHints", "Any Fragments of your Hold can go overboard."),
    "can-complete": QT_TRANSLATE_NOOP("AfterNovaHints", "You can complete: {projects}."),
    "can-wait": QT_TRANSLATE_NOOP("AfterNovaHints", "You can complete nothing now."),
    # moves, as the beginning of a sentence that ends with a question mark or a full stop
    "harvest": QT_TRANSLATE_NOOP("AfterNovaHints", "Harvest {planet} with {crew}"),
    "harvest-bot": QT_TRANSLATE_NOOP("AfterNovaHints", "Harvest {planet} with {crew}, and let Bot help"),
    "offer": QT_TRANSLATE_NOOP("AfterNovaHints", "Make an offer at {planet}"),
    "offer-instead": QT_TRANSLATE_NOOP("AfterNovaHints", "Make an offer at {planet} instead of {wanted}"),
    "seal": QT_TRANSLATE_NOOP("AfterNovaHints", "Seal the deal at {planet}"),
    "take": QT_TRANSLATE_NOOP("AfterNovaHints", "Take {cards} of the Market"),
    "accept": QT_TRANSLATE_NOOP("AfterNovaHints", "Accept the offer and play {crew}"),
    "counter": QT_TRANSLATE_NOOP("AfterNovaHints", "Make a counter-offer"),
    "decline": QT_TRANSLATE_NOOP("AfterNovaHints", "Decline the offer"),
    "discard": QT_TRANSLATE_NOOP("AfterNovaHints", "Discard {card}"),
    "drop": QT_TRANSLATE_NOOP("AfterNovaHints", "Drop {fragments}"),
    "complete": QT_TRANSLATE_NOOP("AfterNovaHints", "Complete {card}"),
    "done": QT_TRANSLATE_NOOP("AfterNovaHints", "Complete nothing more"),
    # what is laid out
    "then-holds": QT_TRANSLATE_NOOP("AfterNovaHints", "Your Hold would then have {hold}."),
    "then-over": QT_TRANSLATE_NOOP("AfterNovaHints", "Your Hold would then have {hold}: {over}."),
    "is-chosen": QT_TRANSLATE_NOOP("AfterNovaHints", "It is laid out: you only need to say yes to it."),
    "is-button": QT_TRANSLATE_NOOP("AfterNovaHints", "Nothing needs to be laid out for that."),
    "promises-more": QT_TRANSLATE_NOOP("AfterNovaHints", "Another move promises more. {move}."),
    "promises-nothing": QT_TRANSLATE_NOOP("AfterNovaHints", "At {planet} no deal promises you anything."),
    "deal-none": QT_TRANSLATE_NOOP("AfterNovaHints", "No deal can be hoped for now. {move}"),
    # why
    "gain-completes": QT_TRANSLATE_NOOP("AfterNovaHints", "With what you then hold you complete {projects}."),
    "gain-nearer": QT_TRANSLATE_NOOP(
        "AfterNovaHints", "It brings {project} nearer: what it then lacks is {missing}."),
    "gain-points": QT_TRANSLATE_NOOP(
        "AfterNovaHints", "None of your Projects needs it, but Fragments count in the end."),
    "deal-more": QT_TRANSLATE_NOOP(
        "AfterNovaHints", "The offer gives you too little, and one Fragment more may well be granted."),
    "deal-little": QT_TRANSLATE_NOOP("AfterNovaHints", "{name} would have more of it than you."),
    "deal-leader": QT_TRANSLATE_NOOP("AfterNovaHints", "{name} is one Project from the end."),
    "deal-cannot": QT_TRANSLATE_NOOP("AfterNovaHints", "Your crew cannot bring what is asked."),
    "card-fits": QT_TRANSLATE_NOOP(
        "AfterNovaHints", "{card} brings what your crew lacks at {planet}: {icons}."),
    "card-crew": QT_TRANSLATE_NOOP("AfterNovaHints", "More crew means more Harvests, whatever they ask."),
    "card-begun": QT_TRANSLATE_NOOP(
        "AfterNovaHints", "Of what {card} costs your Hold has {there} already."),
    "card-project": QT_TRANSLATE_NOOP("AfterNovaHints", "{card} is worth {points}."),
    "beats-harvests": QT_TRANSLATE_NOOP("AfterNovaHints", "No Harvest would help you more now."),
    "replaces": QT_TRANSLATE_NOOP(
        "AfterNovaHints", "Little in this row would help you, and another one costs nothing."),
    "to-market": QT_TRANSLATE_NOOP("AfterNovaHints", "Nothing else would help you more now."),
    "nothing-else": QT_TRANSLATE_NOOP("AfterNovaHints", "Nothing else can be done."),
    "discards": QT_TRANSLATE_NOOP("AfterNovaHints", "That card would help you least."),
    "drops": QT_TRANSLATE_NOOP("AfterNovaHints", "What stays is worth most for your Projects."),
    "completes": QT_TRANSLATE_NOOP("AfterNovaHints", "It brings you {points}, your objective included."),
    "waits": QT_TRANSLATE_NOOP("AfterNovaHints", "Your Hold has all the Fragments for none of them."),
    "waits-leader": QT_TRANSLATE_NOOP(
        "AfterNovaHints", "Your sixth Project would end the game while somebody is ahead of you."),
    "other": QT_TRANSLATE_NOOP("AfterNovaHints", "It promises most of all you can do."),
}  # fmt: skip

text = texts_of(TEXTS)
