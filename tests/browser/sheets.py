"""Fixed sheets, rich enough for every block: nothing here knows the program."""

from __future__ import annotations

from typing import Any

Sheet = dict[str, Any]

ART = "games/chrononauts"
YEARS = (
    *(1865, 1868, 1912, 1914, 1915, 1917, 1918, 1929, 1933, 1936, 1937, 1939, 1941, 1942, 1943, 1944),
    *(1945, 1948, 1950, 1957, 1962, 1963, 1968, 1969, 1974, 1980, 1981, 1986, 1991, 1993, 1995, 1999),
)
LINCHPINS = (1865, 1912, 1914, 1915, 1936, 1937, 1941, 1943, 1957, 1963, 1980, 1981, 1993)
ALTERED = (1912, 1963)
PARADOXES = (1917, 1968, 1969)
PATCHED = (1918,)
FAMILIES = {"inverter": "Inverter", "timewarp": "Timewarp", "patch": "Patch", "artifact": "Artefatto"}
TABS = [["hand", "Mano"], ["goals", "Obiettivi"], ["table", "Tavolo"], ["log", "Diario"]]
TEXTS = {
    "again": "Riprova",
    "back": "Indietro",
    "choose": "Scegli dove giocarla.",
    "closed": "Il computer ha chiuso i telefoni.",
    "discard": "Scarta…",
    "gone": "Il computer non risponde. Riprovo da solo…",
    "headphones": "Con un lettore di schermo, usa le cuffie.",
    "here": "collegato",
    "key": "Questo codice non vale più.",
    "less": "meno",
    "letters": "Caratteri",
    "more": "più",
    "newer": "La tua mano è aperta in un’altra pagina.",
    "play": "Gioca",
    "released": "La tua mano è tornata al computer.",
    "sure": "Davvero? Premi ancora una volta.",
    "taken": "Un altro telefono tiene questa mano.",
}


def sheet(*blocks: Sheet, moment: int = 17, **other: Any) -> Sheet:
    """Return a sheet of seat 2 with these blocks, or with all of Chrononauts."""
    return {
        "form": 1,
        "moment": moment,
        "language": "it",
        "seat": 2,
        "name": "Ada",
        "emblem": "emblems/hourglass.svg",
        "color": "#56B4E9",
        "tone": "yours",
        "state": "Tocca a te: gioca una carta",
        "tabs": TABS,
        "texts": TEXTS,
        "blocks": list(blocks) or [hand(), more(), goals(), time_line(), log()],
        **other,
    }


def use(say: str, label: str, target: str = "", effect: str = "", warn: bool = False) -> Sheet:
    """Return one text that may be said."""
    return {"say": say, "label": label, "target": target, "effect": effect, "warn": warn}


def block(kind: str, tab: str, title: str, **other: Any) -> Sheet:
    """Return a block below a tab, or above all of them."""
    return {"kind": kind, "title": title, **({"tab": tab} if tab else {}), **other}


def state_of(year: int) -> str:
    """Return the word for how a year lies."""
    if year in LINCHPINS:
        return "altered" if year in ALTERED else "linchpin"
    return "paradox" if year in PARADOXES else "patch" if year in PATCHED else "ripple"


def place(year: int) -> Sheet:
    """Return one place; an altered year has its prime."""
    prime = year in ALTERED
    label = f"{year}′" if prime else str(year)
    art = f"{ART}/symbols/{year}{'-prime' if prime else ''}.svg" if year in LINCHPINS else ""
    said = f"{label}: Guerre dei presidenti"
    return {"id": str(year), "label": label, "state": state_of(year), "art": art, "say": said}


def time_line() -> Sheet:
    """Return the 32 places."""
    return block("grid", "table", "La TimeLine", columns=8, places=[place(year) for year in YEARS])


def lamp(year: int, on: bool) -> Sheet:
    """Return the lamp of a year."""
    return {"label": str(year)[2:], "on": on, "say": f"{year} {'in vigore' if on else 'non in vigore'}"}


def card(name: str, family: str, title: str, **other: Any) -> Sheet:
    """Return a card of the hand without uses."""
    return {
        "id": name,
        "family": family,
        "art": f"{ART}/cards/{name}.svg",
        "title": title,
        "text": "",
        "steps": [],
        "foot": FAMILIES[family],
        "stamp": "",
        "lamps": [],
        "uses": [],
        "discard": use(f"discard {name}", f"Scarta {title}"),
        **other,
    }


def reverse_fate() -> Sheet:
    """Return a card with many places, of which 1914 warns."""
    told = "torna com’era: si richiudono il 1968 e il 1969. Paradossi aperti: 2 su 13."
    said, label = "play reverse-fate on", "Gioca Invertire Destino su"
    uses = [
        use(f"{said} {year}", f"{label} {year}", str(year), f"{year} {told}", warn=year == 1914)
        for year in LINCHPINS
    ]
    lamps = [lamp(year, True) for year in LINCHPINS]
    return card("reverse-fate", "inverter", "Invertire Destino", uses=uses, lamps=lamps)


def memo_card() -> Sheet:
    """Return a card whose targets are no places."""
    uses = [
        use(f"play memo on {who}", f"Gioca Memo contro {who}", who, f"{who} perde il turno.")
        for who in ("Bo", "Chiara")
    ]
    steps = ["Un altro gioca una carta.", "Cancellala."]
    return card("memo", "timewarp", "Memo dal te stesso del futuro", steps=steps, uses=uses)


def patch() -> Sheet:
    """Return a card with one place."""
    only = use("play patch-1968 on 1968", "Gioca Patch 1968′ sul 1968", "1968", "Il 1968 è riparato.")
    lamps = [lamp(1912, True), lamp(1915, False)]
    words = {"text": "Crisi lieve e quasi finita", "art": f"{ART}/cards/patch.svg"}
    return card("patch-1968", "patch", "Patch 1968′", lamps=lamps, uses=[only], **words)


def mona_lisa() -> Sheet:
    """Return a card with one use and no place."""
    only = use("play mona-lisa-real", "Gioca Mona Lisa: quella vera", "", "Mona Lisa è davanti a te.")
    text = "Di mano di Leonardo. Nessun’altra in gioco la supera."
    told = ["Recuperata dal: 1505. Resta scoperta sul tuo tavolo."]
    return card("mona-lisa-real", "artifact", "Mona Lisa: quella vera", text=text, help=told, uses=[only])


def forgery() -> Sheet:
    """Return a card that can only be discarded."""
    text = "Inganna gli esperti. Solo l’originale la supera."
    return card("mona-lisa-excellent", "artifact", "Mona Lisa: falso eccellente", text=text)


def hand() -> Sheet:
    """Return five cards."""
    cards = [reverse_fate(), memo_card(), patch(), mona_lisa(), forgery()]
    return block("cards", "hand", "La tua mano", cards=cards)


def more() -> Sheet:
    """Return what belongs to no card."""
    answers = [
        use("claim", "Ho vinto!", "", "Se non è vero, non succede niente."),
        use("pass", "Passa", warn=True),
    ]
    return block("ask", "hand", "Altro", big="", text="", size="", answers=answers)


def memo() -> Sheet:
    """Return the question of a window: two equal answers."""
    text = "Bo mescola tutte le mani e le distribuisce di nuovo. Qualcuno la ferma?"
    answers = [use("memo", "Memo!"), use("allow", "Lascio fare")]
    return block("ask", "", "", big="Vortice temporale", text=text, size="big", answers=answers)


def goals() -> Sheet:
    """Return an Identity, a Mission, and a traveller of Solonauts who has no way home."""
    needs = (
        ("1865", "Lincoln è vivo", True),
        ("1963′", "Attentato fallito", False),
        ("1999", "Robot", False),
    )
    rows = [
        {"label": label, "text": text, "met": met, "said": "raggiunto" if met else "non ancora"}
        for label, text, met in needs
    ]
    cards = [
        {"title": "Sapiente Zelda", "foot": "Identità", "rows": rows},
        {"title": "Un sogno a tre", "foot": "Missione", "rows": rows[:2]},
        {"title": "Jurij", "foot": "Non può più tornare: la Patch 1969′ è tra gli scarti.", "rows": rows},
    ]
    text = "Vinci se tutte e tre le righe di una carta sono raggiunte."
    return block("goals", "goals", "I tuoi obiettivi", text=text, goals=cards)


def log() -> Sheet:
    """Return the last lines of the log."""
    lines = ["Bo ha girato il 1912.", "Chiara ha pescato 2 carte.", "Tocca a Ada."]
    return block("lines", "log", "Diario", lines=lines)


def guess() -> Sheet:
    """Return the guess of the time of day."""
    fields = [
        {"name": "hours", "label": "Ore", "min": 0, "max": 23, "value": 12},
        {"name": "minutes", "label": "Minuti", "min": 0, "max": 59, "value": 30},
    ]
    text = "Chi si avvicina di più comincia."
    return block("input", "", "Che ora è?", text=text, say="guess", label="Dico così", fields=fields)


def rush(*held: str, asked: bool = False, last: bool = False) -> Sheet:
    """Return cards with these numbers, played while time runs; one with a “-” cannot be played or discarded.

    The first is somebody `asked` for; `last`: who is done now ends it for all.
    """
    kinds = ("sword", "bow", "shield", "torch", "potion", "flask", "map", "keys", "gold", "hook", "cup")
    art = "games/dungeon_time/items/{}.svg"
    cards = []
    for at, number in enumerate(held or ("1", "2", "3", "4")):
        one = number.lstrip("-")
        can = number == one
        made: Sheet = {
            "id": one, "family": "thing", "art": [art.format(kinds[at % 11])], "title": f"Carta {one}",
            "label": f"Carta {one}", "foot": "", "glow": "chiesta" if asked and not at else "",
            "say": f"card {one}" if can else "",
        }  # fmt: skip
        if can:
            made["discard"] = use(f"throw {one}", f"Scarta: Carta {one}")
        if at == 2:
            three = [art.format(kind) for kind in kinds[:4]]
            made |= {"family": "mission", "art": three, "pays": three[:2]}
            made |= {"title": "Un tesoro sulla montagna", "foot": "dà Rampino, si può lasciare"}
        cards.append(made)
    switch = {"label": "Scarta invece", "on": "Ora tocca la carta"}
    called = [
        {**use(f"call {sign}", sign), "art": art.format(kind), "asked": sign == "a"}
        for sign, kind in zip("abcdefghijkl", (*kinds, "book"), strict=True)
    ]
    done = use("end", "Fatto", effect="Finisce per tutti.", warn=True) if last else use("done", "Fatto")
    return sheet(
        block("items", "", "Tocca: giochi. Striscia: scarti.", lasting=True, items=cards, switch=switch),
        block("calls", "", "Chi ne ha?", lasting=True, answers=called),
        block("bar", "", "", lasting=True, size="", answers=[done, use("pause", "Pausa per tutti")]),
        tabs=[],
    )


def things() -> Sheet:
    """Return what can lie in the trays of a deal."""
    words = {"piloting": "Pilotaggio", "extraction": "Estrazione", "engineering": "Ingegneria"}
    folder = "games/afternova/skills"
    return {thing: {"label": label, "art": f"{folder}/{thing}.svg"} for thing, label in words.items()}


def picks() -> Sheet:
    """Return crew that can be played."""
    named = {"cat": "Minou", "otter": "Ondina"}
    cards = [
        {"id": card, "label": label, "text": "1 Pilotaggio", "art": f"games/afternova/animals/{card}.svg"}
        for card, label in named.items()
    ]
    return {"label": "Giochi", "cards": cards}


def part(name: str, label: str, **other: Any) -> Sheet:
    """Return somebody who may take part in a deal."""
    made = {"text": "3 Zampesperte, 1 Progetto", "trays": ["brings", "gives"], "asked": True, "alone": False}
    return {"id": name, "label": label, "stock": {"gives": [["engineering", 1]]}, **made, **other}


TRAYS = [{"id": "brings", "label": "porta"}, {"id": "gives", "label": "ti cede dalla propria Stiva"}]


def composing() -> Sheet:
    """Return a deal that is still to be put together."""
    choices = [
        {
            "id": name, "label": name.title(), "note": "",
            "says": {"brings": "chiede 2 Pilotaggio e 3 Estrazione"},
            "told": ["Le tue Zampesperte non coprono: 2 Estrazione.", "Serve per: Giardino notturno."],
            "stock": {"brings": [["piloting", 2], ["extraction", 3]]}, "picks": ["cat"],
            "first": {"brings": [["extraction", 2]]},
        }
        for name in ("geodonia", "nektarr")
    ]  # fmt: skip
    parts = [part("2", "Bo"), part("3", "Wilhelmine-Maximiliane"), part("anyone", "chiunque", alone=True)]
    act = {"say": "deal", "label": "Raccogli", "asking": "Proponi", "when": "", "composed": True}
    left = {"label": "Resta a te", "none": "Non ti resta nulla.", "trays": ["brings"]}
    more: Sheet = {"trays": TRAYS, "things": things(), "picks": picks(), "left": left, "who": "Chi ti aiuta?"}
    return block("deal", "", "Dove?", key="deal 3", acts=[act], choices=choices, parts=parts, **more)


def offered() -> Sheet:
    """Return an offer that waits for an answer."""
    acts = [
        {"say": say, "label": label, "asking": "", "when": when, "composed": composed}
        for say, label, when, composed in (
            ("accept 1", "Accetta", "closed", True), ("decline 1", "Rifiuta", "closed", False),
            ("counter 1", "Offri questo", "open", True),
        )
    ]  # fmt: skip
    given: Sheet = {"gives": [["piloting", 2]], "gets": [["extraction", 1]]}
    rows = [{"name": "Ada", "mine": is_mine, "say": "Ada porta.", **given} for is_mine in (True, False)]
    begin = {"2 brings piloting": 1, "play otter": 1}
    mine = part("2", "La tua parte", fixed=True, stock={"brings": [["piloting", 2]], "gives": []})
    words = {"note": "Vale per questa.", "unfold": "Proponi altro…", "fold": "Indietro", "warning": "Cambia."}
    more: Sheet = {"trays": TRAYS, "things": things(), "picks": picks(), "begin": begin, "rows": rows}
    return block("deal", "", "Proposta 1", key="answer 1", acts=acts, parts=[mine], **more, **words)
