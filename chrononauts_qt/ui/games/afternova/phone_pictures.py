"""The pictures of AfterNova that lie in no file, as phones draw them: crew, Fragments, skills on plates."""

from __future__ import annotations

from chrononauts_qt.games.afternova.cards import CREWS
from chrononauts_qt.ui.assets import resource
from chrononauts_qt.ui.games.afternova.views.pictures import FOLDER, animal
from chrononauts_qt.ui.games.afternova.views.tokens import FRAGMENTS, INK, SKILLS, FragmentLook

_SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" stroke-linejoin="round">{inside}</svg>'
_LINES = 'fill="{fill}" stroke="{edge}" stroke-width="5"'


def crew_picture(card: str) -> str:
    """Return by which path sheets name the picture of a crew card."""
    return f"{FOLDER}/crew/{card}.svg"


def fragment_picture(colour: str) -> str:
    """Return by which path sheets name the picture of a Fragment."""
    return f"{FOLDER}/fragments/{colour}.svg"


def skill_picture(skill: str) -> str:
    """Return by which path sheets name the picture of a skill."""
    return f"{FOLDER}/plates/{skill}.svg"


def pictures() -> dict[str, bytes]:
    """Return all of them by the paths at which phones fetch them."""
    made = {crew_picture(card): animal(card) for card in CREWS}
    made |= {fragment_picture(colour): _fragment(look) for colour, look in FRAGMENTS.items()}
    made |= {skill_picture(skill): _plate(skill, fill) for skill, fill in SKILLS.items()}
    return {f"/art/{path}": text.encode() for path, text in made.items()}


def _fragment(look: FragmentLook) -> str:
    """Return a Fragment with the edge that it has on the wall."""
    lines = _LINES.format(fill=look.fill, edge=look.edge)
    corners = " ".join(f"{32 + 28 * x:.1f},{32 + 28 * y:.1f}" for x, y in look.corners)
    disc, cut = f'<circle cx="32" cy="32" r="27" {lines}/>', f'<polygon points="{corners}" {lines}/>'
    return _SVG.format(inside=cut if corners else disc)


def _plate(skill: str, fill: str) -> str:
    """Return a skill's sign on its plate."""
    sign = resource(f"{FOLDER}/skills/{skill}.svg").read_text(encoding="utf-8").strip()
    plate = f'<rect x="2" y="2" width="60" height="60" rx="12" fill="{fill}" stroke="{INK.name()}"/>'
    inside = sign.replace("<svg ", '<svg x="9" y="9" width="46" height="46" ', 1)
    return _SVG.format(inside=plate + inside)
