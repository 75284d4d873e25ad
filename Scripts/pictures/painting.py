"""Pictures from shapes: pixels in linear light, painted over by distances to edges.

Lengths are shares of the picture's width, so a picture can be painted at any size; x grows to the right, y downwards.
"""

import pathlib

import numpy
from PIL import Image

EXAMPLES = pathlib.Path(__file__).resolve().parents[2] / "Examples"
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
        path = EXAMPLES / "photos" / name
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
