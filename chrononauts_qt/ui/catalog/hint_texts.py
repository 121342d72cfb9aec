"""What hints say: what can be played, what it would do, and what a good move would be."""

from __future__ import annotations

from chrononauts_qt.ui.catalog.wording import QT_TRANSLATE_NOOP, Source, texts_of

TEXTS: dict[str, Source] = {
    "hint": QT_TRANSLATE_NOOP("Hints", "Hint"),
    "hint-note": QT_TRANSLATE_NOOP(
        "Hints", "What can I play? Again: what would it do? Once more: a suggestion."),
    "hint-key": QT_TRANSLATE_NOOP("Hints", "Key: {cap}."),
    "hints-off": QT_TRANSLATE_NOOP(
        "Hints", "Hints rest while several people play, unless all want them: a family game has them."),
    "preset-family": QT_TRANSLATE_NOOP(
        "Presets", "All the help there is, hints for everybody too, and {seconds} for a Memo."),
    "preset-alone-with-help": QT_TRANSLATE_NOOP("Presets", "All the help there is, and hints."),
    "preset-alone-without-help": QT_TRANSLATE_NOOP("Presets", "No help but the hints you ask for."),
    "can-play": QT_TRANSLATE_NOOP("Hints", "Cards you can play: {count} of {all}."),
    "can-play-nothing": QT_TRANSLATE_NOOP("Hints", "No card can be played now: you can kill time."),
    "can-aim": QT_TRANSLATE_NOOP("Hints", "{card} can be played on these: {targets}."),
    "can-use": QT_TRANSLATE_NOOP("Hints", "{card} can be played now."),
    "can-discard": QT_TRANSLATE_NOOP("Hints", "You can discard any card, or keep them all."),
    "can-fetch": QT_TRANSLATE_NOOP("Hints", "Every card that is shown here can be played."),
    "can-exchange": QT_TRANSLATE_NOOP(
        "Hints", "You can keep this Identity, or exchange it for another one."),
    "can-end": QT_TRANSLATE_NOOP("Hints", "You can end your turn."),
    "can-claim": QT_TRANSLATE_NOOP("Hints", "You can claim victory, or end your turn."),
    "can-memo": QT_TRANSLATE_NOOP("Hints", "You can play your Memo against {card}, or let it happen."),
    "can-allow": QT_TRANSLATE_NOOP("Hints", "You can only let {card} happen."),
    "would-do": QT_TRANSLATE_NOOP("Hints", "{action}? {effect}"),
    "would-happen": QT_TRANSLATE_NOOP("Hints", "{card} is about to happen. {effect}"),
    "suggestion": QT_TRANSLATE_NOOP("Hints", "{action}. {reason}"),
    "beats-plays": QT_TRANSLATE_NOOP("Hints", "No card that could be played would help you more now."),
    "no-plays": QT_TRANSLATE_NOOP("Hints", "No card can be played now."),
    "thinking": QT_TRANSLATE_NOOP("Hints", "One moment: a good move is being thought out."),
}  # fmt: skip

text = texts_of(TEXTS)
