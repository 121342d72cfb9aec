"""Make the sounds of the table: `python3 resources/sounds/make.py` writes the WAV files beside itself.

Everything is computed with the standard library from sines, noise and envelopes, so that every sound is
ours and none needs a licence. All are short and quiet: the loudest peak is a quarter of full scale.
What happens to a single year sounds by what its scene shows: such a cue has a file for each undertone.
"""

from __future__ import annotations

import math
import random
import struct
import wave
from collections.abc import Callable
from pathlib import Path

RATE = 22050
PEAK = 0.25
UNDER = 10 ** (-12 / 20)
"""How loud an undertone is beside the cue it lies under: 12 dB less."""
LENGTH = 0.16
"""How many seconds an undertone lasts."""
CLIMB = (0, 2, 4, 7, 9, 12, 14, 16, 19, 21, 24, 26)
"""In semitones, the steps of a tone that rises: five notes to an octave."""
Sound = list[float]


def tone(hertz: float, seconds: float, fall: float = 8.0, colour: float = 0.2) -> Sound:
    """A struck tone that dies away; `colour` is the share of its octave and twelfth."""
    samples = []
    for number in range(round(seconds * RATE)):
        t = number / RATE
        angle = 2 * math.pi * hertz * t
        wave_now = math.sin(angle) + colour * (math.sin(2 * angle) + 0.5 * math.sin(3 * angle))
        samples.append(wave_now * math.exp(-fall * t) * min(1.0, t / 0.004))
    return samples


def noise(seconds: float, shape: Callable[[float], float], smooth: float = 0.5, seed: int = 1) -> Sound:
    """Filtered noise under an envelope; `smooth` near 1 is dull, near 0 is sharp."""
    luck, count = random.Random(seed), round(seconds * RATE)
    hiss = dull([luck.uniform(-1, 1) for _ in range(count)], smooth)
    return [value * shape(number / count) for number, value in enumerate(hiss)]


def dull(sound: Sound, smooth: float) -> Sound:
    """Take the sharpness away; `smooth` as for noise."""
    low, samples = 0.0, []
    for value in sound:
        low = smooth * low + (1 - smooth) * value
        samples.append(low)
    return samples


def glide(start: float, end: float, seconds: float, shape: Callable[[float], float]) -> Sound:
    """A soft tone that slides from one pitch to another."""
    samples, angle, count = [], 0.0, round(seconds * RATE)
    for number in range(count):
        share = number / count
        angle += 2 * math.pi * (start + (end - start) * share) / RATE
        samples.append(math.sin(angle) * shape(share))
    return samples


def mix(*parts: tuple[float, Sound]) -> Sound:
    """Lay sounds over each other, each from its moment on."""
    length = max(round(at * RATE) + len(sound) for at, sound in parts)
    result = [0.0] * length
    for at, sound in parts:
        offset = round(at * RATE)
        for number, value in enumerate(sound):
            result[offset + number] += value
    return result


def swell(share: float) -> float:
    """Rise and fall evenly."""
    return math.sin(math.pi * share)


def drop(share: float) -> float:
    """Begin at once and fade."""
    return (1 - share) ** 3


def bells(count: int) -> Sound:
    """As many strokes as there are steps to be afraid of."""
    return mix(*((0.28 * stroke, tone(880, 0.5, 9)) for stroke in range(count)))


def thrice(share: float) -> float:
    """Beat three times, each a little weaker."""
    return (1 - 0.5 * share) * swell(3 * share % 1)


def flutter(share: float) -> float:
    """Rise and fall, beating like a propeller."""
    return swell(share) * (0.55 + 0.45 * math.sin(14 * math.pi * share))


def hum(share: float) -> float:
    """Rise quickly, throb, and fade slowly."""
    return min(1.0, 8 * share) * (1 - share) * (0.8 + 0.2 * math.sin(40 * math.pi * share))


def of_deals() -> dict[str, Sound]:
    """Return what is heard at a table of deals: paws on cards, glass, answers, a ship's engine."""
    paw = mix((0, noise(0.05, drop, 0.85, 21)), (0, tone(140, 0.07, 45, 0.05)))
    return {
        "paw": paw,
        "paws": mix(*((0.07 * n, paw) for n in range(4))),
        "rustle": mix(*((0.06 * n, noise(0.09, swell, 0.35, 22 + n)) for n in range(4))),
        "glass": mix((0, tone(1760, 0.14, 26, 0.35)), (0, noise(0.008, drop, 0.1, 26))),
        "slip": noise(0.12, swell, 0.25, 27),
        "yes": mix((0, tone(523, 0.22, 12)), (0.12, tone(659, 0.3, 10))),
        "no": mix((0, tone(392, 0.3, 10)), (0, tone(196, 0.2, 14, 0.1))),
        "ask": glide(440, 587, 0.22, swell),
        "stamp": mix((0, tone(90, 0.16, 26, 0.5)), (0, noise(0.04, drop, 0.7, 28))),
        "engine": mix((0, glide(62, 124, 0.7, hum)), (0, glide(93, 186, 0.7, lambda s: 0.4 * hum(s)))),
        "drawer": mix((0, noise(0.16, swell, 0.75, 29)), (0.15, tone(120, 0.1, 40, 0.3))),
        "chime": mix((0, tone(1047, 0.5, 7)), (0.08, tone(1319, 0.5, 7)), (0.16, tone(1568, 0.6, 6))),
    }


def of_glass() -> dict[str, Sound]:
    """Return what is heard while a sand glass runs: heavy cards, a knock, bells of the minutes, the end."""
    knuckle = mix((0, tone(210, 0.09, 42, 0.4)), (0, noise(0.02, drop, 0.75, 31)))
    return {
        "deep": mix((0, tone(82, 0.34, 12, 0.4)), (0, noise(0.06, drop, 0.8, 32))),
        "knock": mix((0, knuckle), (0.13, knuckle)),
        "tick": mix((0, tone(1245, 0.05, 70, 0.2)), (0, noise(0.006, drop, 0.2, 33))),
        "gong": mix((0, tone(98, 1.9, 2.2, 0.6)), (0, tone(147, 1.6, 3, 0.3)), (0, tone(233, 0.9, 5, 0.2))),
        "pulse": mix((0, tone(58, 0.16, 24, 0.2)), (0.17, tone(52, 0.2, 22, 0.2))),
        **{f"bell-{minutes}": mix(*((0.3 * n, tone(587, 0.7, 7, 0.3)) for n in range(minutes)))
           for minutes in range(1, 5)},
    }


def undertones() -> dict[str, Sound]:
    """Return what lies under a cue, by its name: surf, wheels on joints, an echo, a propeller."""
    wheels = glide(180, 90, LENGTH, lambda s: 0.2 * thrice(s))
    knock = glide(392, 392, 0.06, swell)
    return {
        "sea": mix((0, noise(LENGTH, swell, 0.8, 11)), (0, glide(130, 80, LENGTH, lambda s: 0.2 * swell(s)))),
        "road": mix((0, noise(LENGTH, thrice, 0.9, 12)), (0, wheels)),
        "hall": mix(*((0.02 * n, [0.75**n * value for value in knock]) for n in range(6))),
        "air": mix((0, noise(LENGTH, flutter, 0.3, 13)), (0, glide(220, 260, LENGTH, flutter))),
    }


def loudest(sound: Sound) -> float:
    """Return the highest peak of a sound."""
    return max(abs(value) for value in sound)


def of_years() -> dict[str, Sound]:
    """Return what is heard when a Linchpin turns and when a Patch is sewn on, before the year colours it."""
    return {
        "linchpin": mix(
            (0, noise(0.03, drop, 0.1)), (0.05, noise(0.05, drop, 0.3)), (0.05, tone(240, 0.09, 45))
        ),
        "stitch": mix(*((0.06 * n, noise(0.03, drop, 0.3, n)) for n in range(4))),
    }


def coloured(name: str, cue: Sound) -> dict[str, Sound]:
    """Return a cue with each undertone; "still" has none and is dull, for years at which nothing rings."""
    found = {f"{name}-still": dull(dull(cue, 0.8), 0.8)}
    for under, sound in undertones().items():
        share = UNDER * loudest(cue) / loudest(sound)
        found[f"{name}-{under}"] = mix((0, cue), (0, [share * value for value in sound]))
    return found


def cues() -> dict[str, Sound]:
    """Return every sound by its name."""
    years = [coloured(name, cue) for name, cue in of_years().items()]
    return {
        "draw": noise(0.14, swell, 0.55),
        "pick": noise(0.05, drop, 0.4),
        "put": mix((0, noise(0.06, drop, 0.6)), (0, tone(170, 0.08, 40))),
        "refused": tone(110, 0.16, 22, 0.05),
        "wave": mix((0, noise(0.6, swell, 0.85)), (0, glide(180, 420, 0.6, lambda s: 0.25 * swell(s)))),
        "open": mix((0, glide(700, 350, 0.3, swell)), (0.05, glide(525, 262, 0.28, swell))),
        "close": mix((0, tone(523, 0.4)), (0.09, tone(784, 0.4))),
        "unpick": mix(*((0.05 * n, noise(0.05, drop, 0.7, n)) for n in range(4))),
        "ring": mix((0, tone(660, 0.25, 14)), (0.14, tone(660, 0.25, 14))),
        "memo": noise(0.16, drop, 0.2, 3),
        "tear": noise(0.22, lambda s: drop(s) * (0.4 + 0.6 * ((s * 9) % 1)), 0.15, 4),
        "artifact": mix((0, tone(196, 0.14, 26, 0.6)), (0, noise(0.02, drop, 0.4))),
        "shuffle": mix(*((0.05 * n, noise(0.07, swell, 0.5, n)) for n in range(7))),
        "fault": glide(70, 48, 1.2, swell),
        "healed": glide(98, 147, 0.6, swell),
        "meter-10": bells(1),
        "meter-11": bells(2),
        "meter-12": bells(3),
        "hand-off": mix((0, tone(392, 0.3, 10, 0.1)), (0.16, tone(494, 0.35, 10, 0.1))),
        "click": mix((0, tone(1568, 0.12, 40, 0.35)), (0, noise(0.01, drop, 0.2, 5))),
        **{f"rise-{step}": tone(392 * 2 ** (note / 12), 0.35, 12, 0.15)
           for step, note in enumerate(CLIMB, 1)},
        "win": mix(*((0.22 * n, tone(hertz, 1.1, 4)) for n, hertz in enumerate((392, 494, 587, 784)))),
        "end": glide(110, 36, 1.8, drop),
        **of_deals(),
        **of_glass(),
        **{name: sound for found in years for name, sound in found.items()},
    }


def write(path: Path, samples: Sound) -> None:
    """Write mono samples of 16 bits, all cues equally loud, with a soft last edge."""
    peak = loudest(samples)
    last = min(len(samples), RATE // 100)
    for number in range(last):
        samples[-1 - number] *= number / last
    data = b"".join(struct.pack("<h", round(value / peak * PEAK * 32767)) for value in samples)
    with wave.open(str(path), "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(RATE)
        file.writeframes(data)


if __name__ == "__main__":
    for name, samples in cues().items():
        write(Path(__file__).with_name(f"{name}.wav"), samples)
