"""What only AfterNova answers to whoever asks by key how the game stands."""

from __future__ import annotations

from chrononauts_qt.ui.catalog.wording import QT_TRANSLATE_NOOP, Source, texts_of

TEXTS: dict[str, Source] = {
    "together": QT_TRANSLATE_NOOP("AfterNovaInquiries", "Your crew brings {skills}."),
    "hold": QT_TRANSLATE_NOOP("AfterNovaInquiries", "Your Hold has {hold}."),
    "ends": QT_TRANSLATE_NOOP(
        "AfterNovaInquiries", "A sixth completed Project ends the game; then most points win."),
    "race": QT_TRANSLATE_NOOP("AfterNovaInquiries", "{name}: {projects}, {points}."),
    "can-offer": QT_TRANSLATE_NOOP("AfterNovaInquiries", "You can offer a deal at any Planet."),
}  # fmt: skip

text = texts_of(TEXTS)
