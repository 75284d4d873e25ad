#!/usr/bin/env python3
"""Paints the small pictures of the examples into Examples/photos: landscapes, still lifes and portraits.

Only needed to change the pictures, which are kept in the repository. Needs numpy and Pillow:

    python3 -m venv build/venv && build/venv/bin/pip install numpy pillow
    build/venv/bin/python Scripts/make-photos.py

Every picture is computed from shapes and seeded noise; nothing is loaded. Lengths are shares of the picture's
width, so a picture can be painted at any size; x grows to the right, y downwards.
"""

import pathlib

import numpy
from PIL import Image

OUTPUT = pathlib.Path(__file__).resolve().parent.parent / "Examples" / "photos"
LARGEST = 20 * 1024


def colour(text):
    """A colour as linear light from its "#RRGGBB"."""
    srgb = numpy.array([int(text[i : i + 2], 16) for i in (1, 3, 5)]) / 255
    return numpy.where(srgb <= 0.04045, srgb / 12.92, ((srgb + 0.055) / 1.055) ** 2.4)


def smooth(edge0, edge1, value):
    """0 before edge0, 1 after edge1, without a corner between."""
    share = numpy.clip((value - edge0) / (edge1 - edge0), 0, 1)
    return share * share * (3 - 2 * share)


class Painting:
    """Pixels in linear light, painted over by shapes that are given as distances to their edges."""

    def __init__(self, width, height, seed):
        self.width, self.height = width, height
        self.random = numpy.random.RandomState(seed)  # the legacy generator is frozen
        rows, columns = numpy.mgrid[0:height, 0:width]
        self.x = (columns + 0.5) / width
        self.y = (rows + 0.5) / width
        self.bottom = height / width
        self.pixels = numpy.zeros((height, width, 3))

    # Painting

    def gradient(self, stops, along=None):
        """Fills everything along y (or the given field, 0 to 1) with (place, colour) stops."""
        field = self.y / self.bottom if along is None else along
        places = [place for place, _ in stops]
        tones = numpy.array([colour(tone) for _, tone in stops])
        for channel in range(3):
            self.pixels[..., channel] = numpy.interp(field, places, tones[:, channel])

    def paint(self, distance, tone, opacity=1.0, blur=0.0):
        """Paints where distance is negative; blur is the width of the soft edge."""
        softness = max(blur, 1 / self.width)
        cover = opacity * smooth(softness / 2, -softness / 2, distance)
        self.blend(cover, tone)

    def blend(self, cover, tone):
        tone = colour(tone) if isinstance(tone, str) else tone
        self.pixels += (tone - self.pixels) * cover[..., None]

    def glow(self, x, y, radius, tone, strength):
        """Adds light that falls off around a point."""
        away = numpy.hypot(self.x - x, self.y - y) / radius
        self.pixels += strength * numpy.exp(-away * away)[..., None] * colour(tone)

    def shade(self, distance, side, strength):
        """Darkens a shape towards one side: side is a field from -1 to 1 over the shape."""
        cover = smooth(0.5 / self.width, -0.5 / self.width, distance)
        self.pixels *= (1 - strength * cover * numpy.clip(side, -1, 1))[..., None]

    # Distances

    def circle(self, x, y, radius):
        return numpy.hypot(self.x - x, self.y - y) - radius

    def ellipse(self, x, y, across, down):
        away = numpy.hypot((self.x - x) / across, (self.y - y) / down)
        return (away - 1) * min(across, down)

    def box(self, left, top, right, bottom, radius=0.0):
        dx = numpy.abs(self.x - (left + right) / 2) - (right - left) / 2 + radius
        dy = numpy.abs(self.y - (top + bottom) / 2) - (bottom - top) / 2 + radius
        outside = numpy.hypot(numpy.maximum(dx, 0), numpy.maximum(dy, 0))
        return outside + numpy.minimum(numpy.maximum(dx, dy), 0) - radius

    def turned(self, profile, x=0.5):
        """A shape turned on a wheel: (y, half width) pairs, joined smoothly."""
        ys = numpy.array([place for place, _ in profile])
        halves = numpy.array([half for _, half in profile])
        fine = numpy.linspace(ys[0], ys[-1], 400)
        wide = numpy.interp(fine, ys, halves)
        kernel = numpy.hanning(25)
        padded = numpy.pad(wide, 12, mode="edge")
        wide = numpy.convolve(padded, kernel / kernel.sum(), mode="valid")
        half = numpy.interp(self.y, fine, wide)
        ends = numpy.maximum(ys[0] - self.y, self.y - ys[-1])
        return numpy.maximum(numpy.abs(self.x - x) - half, ends), (self.x - x) / numpy.maximum(half, 1e-6)

    def ridge(self, base, height, roughness, detail):
        """A line of hills: the y below which the hill is, for every column."""
        line = numpy.zeros(self.width)
        place = self.x[0]
        for octave in range(detail):
            waves = 2**octave
            knots = self.random.uniform(-1, 1, waves * 2 + 3)
            at = place * waves * 2 + self.random.uniform(0, 1)
            index = at.astype(int)
            share = at - index
            share = share * share * (3 - 2 * share)
            line += (knots[index] * (1 - share) + knots[index + 1] * share) * roughness**octave
        return self.y * -1 + (base + height * line)[None, :]

    # Finishing

    def noise(self, cells, strength, stretch=1.0):
        """Slow variation of brightness, as light and material have it."""
        down = max(2, int(cells * self.bottom * stretch))
        coarse = self.random.uniform(-1, 1, (down + 2, cells + 2)).astype(numpy.float32)
        field = numpy.asarray(Image.fromarray(coarse).resize((self.width, self.height), Image.Resampling.BICUBIC))
        self.pixels *= 1 + strength * field[..., None]

    def vignette(self, strength):
        away = numpy.hypot(self.x - 0.5, (self.y - self.bottom / 2) / self.bottom)
        self.pixels *= (1 - strength * smooth(0.3, 0.85, away))[..., None]

    def save(self, name):
        light = numpy.clip(self.pixels, 0, 1)
        srgb = numpy.where(light <= 0.0031308, light * 12.92, 1.055 * light ** (1 / 2.4) - 0.055)
        path = OUTPUT / name
        if path.suffix == ".jpg":
            # A trace of grain keeps gradients from banding in eight bits.
            srgb += self.random.normal(0, 0.6 / 255, srgb.shape[:2])[..., None]
        image = Image.fromarray(numpy.uint8(numpy.clip(srgb, 0, 1) * 255 + 0.5))
        if path.suffix == ".png":
            image = image.quantize(128, method=Image.Quantize.MEDIANCUT, dither=Image.Dither.NONE)
            image.save(path, optimize=True)
        else:
            for quality in range(90, 60, -2):
                image.save(path, quality=quality, optimize=True)
                if path.stat().st_size <= LARGEST:
                    break
        size = path.stat().st_size
        print(f"{name}: {self.width} x {self.height}, {size} bytes")
        assert size <= LARGEST, f"{name} is larger than {LARGEST} bytes"


def mountains():
    """Ranges in morning haze, each one darker than the one behind it."""
    art = Painting(686, 386, 3)
    art.gradient([(0, "#7FA6C9"), (0.35, "#C9D3DC"), (0.55, "#F6D9BF"), (0.75, "#F4C6A0"), (1, "#EFC7A6")])
    art.glow(0.70, 0.21, 0.24, "#FFC98A", 0.20)
    art.paint(art.circle(0.70, 0.205, 0.034), "#FFFBF2", blur=0.004)
    tones = ["#C9B9B4", "#9DA3AF", "#70839A", "#476079", "#243C52", "#10222F"]
    for index, tone in enumerate(tones):
        distance = art.ridge(0.285 + 0.047 * index, 0.042 - 0.003 * index, 0.55, 6)
        art.paint(distance, tone)
        # Haze gathers at the foot of each range.
        depth = smooth(0.0, -0.10, distance)
        if index < 4:
            art.blend(0.5 * depth * (distance < 0), "#E9D3C3")
    art.noise(5, 0.04)
    art.vignette(0.18)
    art.save("mountains.jpg")


def sea():
    """The sun over a calm sea, with its path of light."""
    art = Painting(686, 456, 8)
    horizon = 0.37
    art.gradient([(0, "#2B4C7E"), (0.3, "#8E7AA6"), (0.47, "#F0A58A"), (0.555, "#FFD9A6"), (0.5601, "#C88F86"),
                  (0.68, "#5C6B93"), (1, "#142B4D")])
    art.glow(0.38, horizon - 0.035, 0.26, "#FFB070", 0.5)
    art.paint(art.circle(0.38, horizon - 0.05, 0.05), "#FFF3D6", blur=0.004)
    below = art.y > horizon
    depth = numpy.clip((art.y - horizon) / (art.bottom - horizon), 0, 1)
    phase = art.random.uniform(0, 6.28, 40)
    waves = sum(
        numpy.sin(art.x * (60 + 9 * k) / (0.25 + depth) + art.y * 900 / (0.3 + 2.4 * depth) + phase[k]) for k in range(7)
    ) / 7
    path = numpy.exp(-(((art.x - 0.38) / (0.035 + 0.10 * depth)) ** 2))
    sparkle = smooth(0.05, 0.55, waves + path * 0.55 - 0.25) * path
    art.blend(below * sparkle * (0.95 - 0.45 * depth), "#FFE0AE")
    art.blend(below * smooth(0.1, 0.7, waves) * 0.10, "#E7C6C4")
    for index in range(5):
        y = 0.06 + 0.045 * index
        cloud = art.ellipse(art.random.uniform(0.1, 0.95), y, art.random.uniform(0.18, 0.32), 0.010 + 0.002 * index)
        art.paint(cloud, "#F7C9B4", opacity=0.34, blur=0.03)
    art.noise(6, 0.03)
    art.vignette(0.2)
    art.save("sea.jpg")


def city():
    """A skyline at dusk with windows lit."""
    art = Painting(686, 386, 21)
    art.gradient([(0, "#1B2350"), (0.45, "#5A4A86"), (0.75, "#C77B8F"), (1, "#F3B08C")])
    art.glow(0.2, 0.5, 0.45, "#FF9E6B", 0.25)
    for layer, (tone, tallest, share) in enumerate([("#4A4379", 0.30, 0.0), ("#2A2B57", 0.25, 0.25), ("#12152F", 0.19, 0.5)]):
        x = -0.02
        while x < 1.0:
            wide = art.random.uniform(0.05, 0.10)
            high = tallest * art.random.uniform(0.45, 1.0)
            top = art.bottom - high
            art.paint(art.box(x, top, x + wide, 1.2), tone)
            if art.random.uniform() < 0.3:
                art.paint(art.box(x + wide / 2 - 0.0015, top - 0.03, x + wide / 2 + 0.0015, top), tone)
            step = 0.0175
            for row in range(int(high / step)):
                for column in range(int(wide / step) - 1):
                    if art.random.uniform() < share:
                        left = x + 0.010 + column * step
                        upper = top + 0.012 + row * step
                        warm = ["#FFD58A", "#FFE9C2", "#F7B267"][art.random.randint(3)]
                        art.paint(art.box(left, upper, left + 0.0085, upper + 0.0095), warm, opacity=0.85)
            x += wide + art.random.uniform(0.0, 0.012)
    art.paint(art.circle(0.79, 0.10, 0.028), "#FBE8CF", blur=0.004)
    art.glow(0.79, 0.10, 0.10, "#F8D9C0", 0.12)
    art.vignette(0.22)
    art.save("city.jpg")


def forest():
    """Fir trees in mist."""
    art = Painting(686, 456, 5)
    art.gradient([(0, "#DDE7E2"), (0.5, "#C3D4CC"), (1, "#6F8F83")])
    art.glow(0.3, 0.08, 0.4, "#FFF5D8", 0.25)
    layers = [("#B3C7BF", 0.20, 0.26, 26), ("#86A598", 0.26, 0.30, 20), ("#50766A", 0.36, 0.36, 15), ("#1F443D", 0.50, 0.44, 11)]
    for tone, top, high, count in layers:
        for index in range(count):
            x = (index + art.random.uniform(0.1, 0.9)) / count
            height = high * art.random.uniform(0.7, 1.1)
            tip = top + art.random.uniform(-0.05, 0.05)
            down = (art.y - tip) / height
            # Branches make the outline of a fir saw-toothed.
            teeth = 0.82 + 0.18 * (1 - (down * 9 - numpy.floor(down * 9)))
            half = height * 0.21 * numpy.clip(down, 0, None) ** 0.85 * teeth
            art.paint(numpy.maximum(numpy.abs(art.x - x) - half, tip - art.y), tone, blur=0.003)
        mist = smooth(top - 0.02, art.bottom + 0.1, art.y)
        art.blend(mist * 0.38, "#DCE7E2")
    art.noise(5, 0.05)
    art.save("forest.jpg")


def coffee():
    """A cup of coffee on a wooden table, from above."""
    art = Painting(480, 480, 12)
    art.gradient([(0, "#C89B6D"), (1, "#A87848")])
    grain = numpy.sin(art.y * 55 + 2.2 * numpy.sin(art.x * 3.1 + 1) + 0.8 * numpy.sin(art.x * 8 + art.y * 11))
    art.pixels *= (1 + 0.07 * grain)[..., None]
    for board in (0.31, 0.68):
        art.paint(numpy.abs(art.y - board) - 0.0015, "#6E4A28", opacity=0.7, blur=0.004)
    art.noise(4, 0.06)
    art.paint(art.circle(0.545, 0.56, 0.345), "#2B180A", opacity=0.55, blur=0.12)
    art.paint(art.circle(0.50, 0.50, 0.34), "#EDE7DE")
    art.shade(art.circle(0.50, 0.50, 0.34), (art.x + art.y - 1) * 1.6, 0.16)
    art.paint(numpy.abs(art.circle(0.50, 0.50, 0.275)) - 0.003, "#CFC6BA", blur=0.008)
    art.paint(art.circle(0.525, 0.53, 0.21), "#5B4A3C", opacity=0.45, blur=0.09)
    handle = numpy.abs(art.ellipse(0.735, 0.40, 0.085, 0.06)) - 0.016
    art.paint(handle, "#F4EFE8")
    art.paint(art.circle(0.50, 0.50, 0.205), "#FBF8F3")
    art.paint(art.circle(0.50, 0.50, 0.182), "#3A2113")
    art.paint(art.circle(0.50, 0.50, 0.170), "#8A5B34", blur=0.03)
    # A rosetta: leaves of milk, drawn as stripes inside a heart.
    u, v = (art.x - 0.5) / 0.135, (art.y - 0.49) / 0.135
    heart = (u * u + v * v - 0.72) ** 3 + u * u * v**3
    stripes = smooth(-0.15, 0.25, numpy.sin((v + 0.9 * numpy.abs(u)) * 13))
    art.blend(smooth(0.02, -0.02, heart) * (0.35 + 0.65 * stripes), "#F3DFC3")
    art.glow(0.40, 0.37, 0.09, "#FFF8EC", 0.10)
    art.vignette(0.2)
    art.save("coffee.jpg")


def noodles():
    """A bowl of noodles with an egg, from above."""
    art = Painting(400, 400, 31)
    art.gradient([(0, "#3B4A52"), (1, "#27343B")])
    art.noise(7, 0.08)
    art.paint(art.circle(0.53, 0.55, 0.42), "#0B1114", opacity=0.6, blur=0.12)
    art.paint(art.circle(0.5, 0.5, 0.41), "#C8503C")
    art.paint(numpy.abs(art.circle(0.5, 0.5, 0.385)) - 0.006, "#F3E3CC")
    art.paint(art.circle(0.5, 0.5, 0.35), "#7A3B1D")
    art.paint(art.circle(0.5, 0.5, 0.335), "#C98643", blur=0.05)
    inside = art.circle(0.5, 0.5, 0.32)
    for index in range(34):
        angle = art.random.uniform(0, 6.283)
        radius = art.random.uniform(0.12, 0.5)
        away = art.random.uniform(0.05, 0.30)
        turn = art.random.uniform(0, 6.283)
        x, y = 0.5 + numpy.cos(turn) * away + numpy.cos(angle) * radius, 0.5 + numpy.sin(turn) * away + numpy.sin(angle) * radius
        strand = numpy.abs(numpy.hypot(art.x - x, art.y - y) - radius)
        art.paint(numpy.maximum(strand - 0.0105, inside), "#9C6426", opacity=0.8, blur=0.006)
        art.paint(numpy.maximum(strand - 0.0078, inside), ["#F0CB7A", "#E9BC66", "#F5D78F"][index % 3])
    for x, y, turn in [(0.34, 0.62, 0.5), (0.42, 0.70, 0.9)]:
        u = (art.x - x) * numpy.cos(turn) + (art.y - y) * numpy.sin(turn)
        v = (art.y - y) * numpy.cos(turn) - (art.x - x) * numpy.sin(turn)
        slice_ = (numpy.hypot(u / 0.115, v / 0.055) - 1) * 0.055
        art.paint(slice_ - 0.012, "#3D1D0F", opacity=0.5, blur=0.03)
        art.paint(slice_, "#9B5A3C")
        art.paint(numpy.abs(slice_ + 0.014) - 0.005, "#E3B69A", blur=0.006)
    art.paint(art.ellipse(0.625, 0.385, 0.125, 0.105), "#4A2411", opacity=0.5, blur=0.05)
    art.paint(art.ellipse(0.62, 0.375, 0.12, 0.10), "#FFFBF2")
    art.paint(art.circle(0.625, 0.38, 0.062), "#F5A11C", blur=0.008)
    art.glow(0.605, 0.36, 0.03, "#FFE9B8", 0.35)
    for index in range(46):
        x, y = 0.40 + art.random.normal(0, 0.055), 0.36 + art.random.normal(0, 0.05)
        art.paint(numpy.maximum(numpy.abs(art.circle(x, y, 0.011)) - 0.0045, inside), ["#5C9E3E", "#8CC45C"][index % 2])
    art.vignette(0.25)
    art.save("noodles.jpg")


def still_life(name, seed, height, wall, table, subject):
    """A product before a plain wall, lit from the left."""
    art = Painting(400, height, seed)
    edge = art.bottom - 0.24
    art.gradient([(0, wall), (1, wall)])
    art.pixels *= (1.06 - 0.28 * smooth(0.1, 1.25, art.x * 0.75 + art.y * 0.45))[..., None]
    art.paint(edge - art.y, table, blur=0.012)
    art.pixels *= numpy.where(art.y > edge, 1.05 - 0.25 * (art.x * 0.6 + (art.y - edge)), 1.0)[..., None]
    subject(art, edge)
    art.noise(5, 0.025)
    art.save(name)


def shadow(art, x, y, across, down=0.030, opacity=0.5):
    art.paint(art.ellipse(x + across * 0.35, y, across * 1.35, down), "#1E1712", opacity=opacity, blur=0.09)


def vase(art, edge):
    foot = edge + 0.10
    shadow(art, 0.5, foot, 0.20)
    for x, lean, high, tone in [(0.47, -0.16, 0.50, "#8A6A3C"), (0.50, 0.03, 0.60, "#9A7744"), (0.52, 0.19, 0.47, "#84643A")]:
        top = foot - 0.44
        rise = numpy.clip((top + 0.10 - art.y) / high, 0, 1)
        stem = numpy.abs(art.x - (x + lean * rise**1.5))
        on = (art.y > top + 0.08 - high) & (art.y < top + 0.1)
        art.paint(numpy.where(on, stem - 0.0045, 1), tone)
        for step in range(13):
            share = 0.42 + 0.045 * step
            cx, cy = x + lean * share**1.5, top + 0.10 - high * share
            size = 0.030 * (1.35 - share)
            for side in (-1, 1):
                art.paint(art.ellipse(cx + side * size * 0.95, cy, size, size * 0.62), ["#D9B77C", "#E7CB97", "#C9A263"][step % 3])
    body, across = art.turned([(foot - 0.46, 0.055), (foot - 0.40, 0.05), (foot - 0.34, 0.06), (foot - 0.22, 0.17), (foot - 0.12, 0.185), (foot - 0.03, 0.13), (foot, 0.11)])
    art.paint(body, "#D8795B")
    art.shade(body, 0.15 + across * 0.75, 0.5)
    art.paint(numpy.maximum(body, numpy.abs(art.y - (foot - 0.185)) - 0.012), "#F3E5D6", opacity=0.9)
    art.shade(numpy.maximum(body, numpy.abs(art.y - (foot - 0.185)) - 0.012), 0.15 + across * 0.75, 0.45)
    art.glow(0.42, foot - 0.22, 0.06, "#FFF1E6", 0.10)


def lamp(art, edge):
    foot = edge + 0.09
    shadow(art, 0.5, foot, 0.15)
    art.glow(0.5, foot - 0.78, 0.50, "#FFD9A0", 0.28)
    art.paint(art.box(0.49, foot - 0.72, 0.51, foot - 0.02), "#B88A4A")
    art.shade(art.box(0.49, foot - 0.72, 0.51, foot - 0.02), (art.x - 0.5) * 90, 0.45)
    art.paint(art.ellipse(0.5, foot - 0.008, 0.145, 0.026), "#8E6731")
    art.paint(art.ellipse(0.5, foot - 0.020, 0.145, 0.026), "#C79A5A")
    shade, across = art.turned([(foot - 1.00, 0.14), (foot - 0.99, 0.145), (foot - 0.66, 0.27), (foot - 0.65, 0.272)])
    art.paint(shade, "#F7EBD6")
    art.shade(shade, across * across * 0.8 - 0.15, 0.32)
    art.glow(0.5, foot - 0.74, 0.17, "#FFE7B8", 0.35)
    art.paint(numpy.maximum(shade, foot - 0.672 - art.y), "#D9C4A0")
    art.glow(0.5, foot - 0.02, 0.20, "#FFD9A0", 0.12)


def plant(art, edge):
    foot = edge + 0.11
    shadow(art, 0.5, foot, 0.17)
    top = foot - 0.27
    leaves = [(-1.25, 0.30), (1.2, 0.32), (-0.85, 0.42), (0.82, 0.43), (-0.42, 0.50), (0.40, 0.52), (0.0, 0.56), (-1.05, 0.24), (1.0, 0.25)]
    for index, (angle, length) in enumerate(leaves):
        along = (art.x - 0.5) * numpy.sin(angle) - (art.y - top) * numpy.cos(angle)
        aside = (art.x - 0.5) * numpy.cos(angle) + (art.y - top) * numpy.sin(angle)
        aside = aside + 0.25 * angle * numpy.clip(along, 0, None) ** 2 * -1
        share = numpy.clip(along / length, 0, 1)
        half = 0.30 * length * numpy.sqrt(share) * (1 - share) ** 0.75
        leaf = numpy.where((along > 0) & (along < length), numpy.abs(aside) - half, 1)
        art.paint(leaf - 0.006, "#16301F", opacity=0.25, blur=0.03)
        art.paint(leaf, ["#2F6B45", "#3E8256", "#4C9464", "#28593B"][index % 4])
        art.blend(smooth(0, -0.004, leaf) * smooth(-0.01, 0.03, aside) * 0.18, "#C9E8B8")
        art.paint(numpy.maximum(numpy.abs(aside) - 0.0028, leaf), "#9CCB9A", opacity=0.75)
    pot, across = art.turned([(top - 0.01, 0.165), (foot - 0.05, 0.130), (foot, 0.120)])
    art.paint(pot, "#EEE7DC")
    art.shade(pot, 0.1 + across * 0.7, 0.38)
    rim, across = art.turned([(top - 0.035, 0.178), (top + 0.015, 0.178)])
    art.paint(rim, "#F6F0E6")
    art.shade(rim, 0.1 + across * 0.7, 0.36)


def mug(art, edge):
    foot = edge + 0.10
    shadow(art, 0.48, foot, 0.21)
    handle = numpy.abs(art.box(0.60, foot - 0.31, 0.80, foot - 0.10, 0.09)) - 0.020
    art.paint(handle, "#2E5E7E")
    art.shade(handle, (art.x - 0.7) * 6 + (art.y - foot + 0.2) * 2, 0.4)
    body, across = art.turned([(foot - 0.40, 0.200), (foot - 0.05, 0.200), (foot - 0.02, 0.190), (foot, 0.170)], x=0.46)
    art.paint(body, "#3E7CA3")
    art.shade(body, 0.1 + across * 0.75, 0.5)
    glaze = numpy.maximum(body, art.y - (foot - 0.25 + 0.012 * numpy.sin(art.x * 38) + 0.006 * numpy.sin(art.x * 91)))
    art.paint(glaze, "#F4EEE3")
    art.shade(glaze, 0.1 + across * 0.7, 0.34)
    art.paint(art.ellipse(0.46, foot - 0.40, 0.200, 0.034), "#FBF7EF")
    art.paint(art.ellipse(0.46, foot - 0.396, 0.182, 0.027), "#5A3A26")
    for index in range(2):
        steam = numpy.abs(art.x - (0.42 + 0.08 * index + 0.018 * numpy.sin(art.y * 26 + index * 1.9))) - 0.006
        fade = smooth(foot - 0.72, foot - 0.56, art.y) * smooth(foot - 0.42, foot - 0.52, art.y)
        art.blend(fade * smooth(0.016, -0.010, steam) * 0.30, "#FFFFFF")
    art.glow(0.37, foot - 0.18, 0.05, "#FFFFFF", 0.10)


def poster(art, edge):
    left, right, top, low = 0.20, 0.80, 0.13, edge - 0.02
    art.paint(art.box(left + 0.02, top + 0.03, right + 0.04, low + 0.04), "#2A211A", opacity=0.4, blur=0.07)
    art.paint(art.box(left, top, right, low), "#2B2622")
    art.paint(art.box(left + 0.018, top + 0.018, right - 0.018, low - 0.018), "#F7F2E8")
    inner = art.box(left + 0.07, top + 0.07, right - 0.07, low - 0.07)
    middle = (top + low) / 2
    art.paint(inner, "#F0E4D0")
    art.paint(numpy.maximum(inner, art.circle(0.54, middle - 0.08, 0.13)), "#E2725B")
    art.paint(numpy.maximum(inner, art.circle(0.38, middle + 0.19, 0.20)), "#2F5D62")
    art.paint(numpy.maximum(inner, art.circle(0.64, middle + 0.22, 0.15)), "#E9B44C", opacity=0.92)
    wave = middle + 0.17 + 0.03 * numpy.sin(art.x * 14)
    art.paint(numpy.maximum(inner, numpy.abs(art.y - wave) - 0.005), "#1F2A30")


def portrait(name, seed, backdrop, skin, hair, shirt, style):
    """A head and shoulders without a face, as a friendly stand-in for a person."""
    art = Painting(180, 180, seed)
    art.gradient([(0, backdrop[0]), (1, backdrop[1])], along=numpy.clip(0.4 * art.x + 0.6 * art.y, 0, 1))
    if style == "long":
        art.paint(art.box(0.28, 0.17, 0.72, 0.80, 0.22), hair)
    if style == "curls":
        for turn in range(11):
            angle = 2.75 + turn * 0.405
            art.paint(art.circle(0.5 + 0.175 * numpy.cos(angle), 0.35 + 0.175 * numpy.sin(angle), 0.088), hair)
    if style == "bun":
        art.paint(art.circle(0.5, 0.125, 0.082), hair)
    shoulders = art.ellipse(0.5, 1.04, 0.40, 0.33)
    art.paint(shoulders, shirt)
    art.shade(shoulders, (art.x - 0.35) * 1.6, 0.22)
    neck = art.box(0.425, 0.52, 0.575, 0.775, 0.07)
    art.paint(neck, skin)
    art.shade(neck, numpy.ones_like(art.x), 0.16)
    head = art.ellipse(0.5, 0.415, 0.170, 0.210)
    if style != "long":
        for side in (-1, 1):
            art.paint(art.ellipse(0.5 + side * 0.172, 0.435, 0.030, 0.045), skin)
            art.shade(art.ellipse(0.5 + side * 0.172, 0.435, 0.030, 0.045), numpy.ones_like(art.x), 0.10)
    art.paint(head, skin)
    art.shade(head, (art.x - 0.42) * 2.4, 0.14)
    cap_of_hair = art.ellipse(0.5, 0.385, 0.186, 0.215)
    if style == "beard":
        mouth = art.ellipse(0.5, 0.395, 0.142, 0.125)
        art.paint(numpy.maximum(numpy.maximum(art.ellipse(0.5, 0.425, 0.176, 0.222), -mouth), 0.40 - art.y), hair)
        art.paint(numpy.maximum(numpy.maximum(cap_of_hair, -art.ellipse(0.5, 0.49, 0.19, 0.235)), art.y - 0.42), hair)
    if style == "short":
        parting = numpy.maximum(-art.ellipse(0.56, 0.47, 0.225, 0.205), art.y - 0.41)
        art.paint(numpy.maximum(cap_of_hair, parting), hair)
    if style == "bun":
        art.paint(numpy.maximum(numpy.maximum(cap_of_hair, -art.ellipse(0.5, 0.475, 0.178, 0.215)), art.y - 0.42), hair)
    if style == "long":
        left, right = art.ellipse(0.40, 0.46, 0.20, 0.20), art.ellipse(0.60, 0.46, 0.20, 0.20)
        fringe = numpy.maximum(-numpy.minimum(left, right), art.y - 0.42)
        art.paint(numpy.maximum(cap_of_hair, fringe), hair)
    if style == "curls":
        for x, y in [(0.385, 0.265), (0.46, 0.235), (0.54, 0.235), (0.615, 0.265)]:
            art.paint(art.circle(x, y, 0.062), hair)
    if style == "cap":
        art.paint(numpy.maximum(art.ellipse(0.5, 0.385, 0.192, 0.215), art.y - 0.335), hair)
        art.paint(art.box(0.42, 0.305, 0.77, 0.345, 0.02), hair)
        art.shade(art.box(0.42, 0.305, 0.77, 0.345, 0.02), numpy.ones_like(art.x), 0.25)
    art.save(name)


def main():
    OUTPUT.mkdir(parents=True, exist_ok=True)
    mountains()
    sea()
    city()
    forest()
    coffee()
    noodles()
    still_life("vase.jpg", 41, 560, "#E9DFD2", "#C7A888", vase)
    still_life("lamp.jpg", 42, 620, "#8FA3A0", "#6B5643", lamp)
    still_life("plant.jpg", 43, 480, "#DCE3DC", "#BFA98F", plant)
    still_life("mug.jpg", 44, 400, "#EBD9C8", "#9C7B5E", mug)
    still_life("poster.jpg", 45, 520, "#D9D4CB", "#8A6F57", poster)
    portrait("lin.png", 51, ("#FAD7A0", "#F0A868"), "#F2C9A8", "#2C2220", "#3F7D8C", "long")
    portrait("omar.png", 52, ("#BFD7EA", "#7FA8CC"), "#B07A55", "#241B17", "#F4F1EA", "beard")
    portrait("ada.png", 53, ("#D5E8D4", "#94C2A0"), "#8D5B3F", "#1F1512", "#E58E73", "curls")
    portrait("nils.png", 54, ("#E4DAF0", "#B39DD8"), "#F6D3B8", "#C9974E", "#38466B", "short")
    portrait("mei.png", 55, ("#FBD5DB", "#EE9CA7"), "#F5D0B0", "#3A2A26", "#F8F3EC", "bun")
    portrait("tom.png", 56, ("#D8E2DC", "#9DB4AB"), "#E8B896", "#C0392B", "#2F3E46", "cap")


if __name__ == "__main__":
    main()
