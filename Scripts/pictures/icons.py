"""White symbols on nothing, to be laid over coloured boxes."""

import numpy
from PIL import Image

from painting import EXAMPLES

SIDE = 87  # 29 pt at 3x
FINER = 4


def field():
    """x and y from -1 to 1 over the icon, finer than its pixels."""
    count = SIDE * FINER
    ramp = (numpy.arange(count) + 0.5) / count * 2 - 1
    return numpy.meshgrid(ramp, ramp)


def save(name, inside):
    cover = inside.reshape(SIDE, FINER, SIDE, FINER).mean(axis=(1, 3))
    pixels = numpy.zeros((SIDE, SIDE, 2), numpy.uint8)
    pixels[..., 0] = 255
    pixels[..., 1] = numpy.uint8(cover * 255 + 0.5)
    path = EXAMPLES / "icons" / name
    Image.fromarray(pixels, "LA").save(path, optimize=True)
    print(f"{name}: {path.stat().st_size} bytes")


def disc(x, y, cx, cy, radius):
    return numpy.hypot(x - cx, y - cy) < radius


def box(x, y, left, top, right, bottom, radius=0.0):
    dx = numpy.abs(x - (left + right) / 2) - (right - left) / 2 + radius
    dy = numpy.abs(y - (top + bottom) / 2) - (bottom - top) / 2 + radius
    return numpy.hypot(numpy.maximum(dx, 0), numpy.maximum(dy, 0)) + numpy.minimum(numpy.maximum(dx, dy), 0) < radius + 1e-9


def polygon(x, y, points):
    inside = numpy.zeros(x.shape, bool)
    for (x0, y0), (x1, y1) in zip(points, points[1:] + points[:1]):
        if y0 == y1:
            continue
        crosses = (y0 > y) != (y1 > y)
        inside ^= crosses & (x < (x1 - x0) * (y - y0) / (y1 - y0) + x0)
    return inside


def line(x, y, start, end, half):
    ax, ay = start
    bx, by = end[0] - ax, end[1] - ay
    share = numpy.clip(((x - ax) * bx + (y - ay) * by) / (bx * bx + by * by), 0, 1)
    return numpy.hypot(x - ax - share * bx, y - ay - share * by) < half


def airplane(x, y):
    body = line(x, y, (0, -0.56), (0, 0.46), 0.085)
    wings = polygon(x, y, [(-0.05, -0.16), (0.05, -0.16), (0.62, 0.20), (0.62, 0.32), (0.05, 0.14), (-0.05, 0.14), (-0.62, 0.32), (-0.62, 0.20)])
    tail = polygon(x, y, [(0, 0.34), (0.24, 0.53), (0.24, 0.62), (0, 0.54), (-0.24, 0.62), (-0.24, 0.53)])
    return body | wings | tail


def wifi(x, y):
    away = numpy.hypot(x, y - 0.42)
    beam = (y - 0.42) < -numpy.abs(x)
    arcs = ((away > 0.28) & (away < 0.43)) | ((away > 0.57) & (away < 0.72)) | ((away > 0.86) & (away < 1.01))
    return (arcs & beam) | disc(x, y, 0, 0.38, 0.12)


def bluetooth(x, y):
    corners = [(-0.30, -0.27), (0.28, 0.29), (0.0, 0.56), (0.0, -0.56), (0.28, -0.29), (-0.30, 0.27)]
    inside = numpy.zeros(x.shape, bool)
    for start, end in zip(corners, corners[1:]):
        inside |= line(x, y, start, end, 0.062)
    return inside


def bell(x, y):
    dome = (y > -0.44) & (y < 0.30) & (numpy.abs(x) < 0.29 + 0.16 * numpy.clip((y + 0.05) / 0.35, 0, 1) ** 2)
    dome &= ~((y < -0.15) & ~disc(x, y, 0, -0.15, 0.29))
    return dome | box(x, y, -0.52, 0.24, 0.52, 0.36, 0.06) | disc(x, y, 0, -0.46, 0.08) | (disc(x, y, 0, 0.42, 0.15) & (y > 0.42))


def moon(x, y):
    return disc(x, y, -0.04, 0.02, 0.54) & ~disc(x, y, 0.24, -0.16, 0.46)


def lock(x, y):
    shackle = numpy.hypot(x, y + 0.16)
    arch = (shackle > 0.20) & (shackle < 0.33) & (y < -0.16) | ((numpy.abs(x) > 0.20) & (numpy.abs(x) < 0.33) & (y >= -0.16) & (y < 0.05))
    body = box(x, y, -0.42, -0.04, 0.42, 0.54, 0.10)
    hole = disc(x, y, 0, 0.20, 0.085) | box(x, y, -0.035, 0.20, 0.035, 0.38)
    return arch | (body & ~hole)


def gear(x, y):
    away, angle = numpy.hypot(x, y), numpy.arctan2(y, x)
    tooth = numpy.cos(angle * 8) > 0.0
    return ((away < 0.46) | ((away < 0.60) & tooth)) & ~((away > 0.18) & (away < 0.30)) & ~(away < 0.10)


def sun(x, y):
    rays = numpy.zeros(x.shape, bool)
    for step in range(8):
        angle = step * numpy.pi / 4
        cosine, sine = numpy.cos(angle), numpy.sin(angle)
        rays |= line(x, y, (0.46 * cosine, 0.46 * sine), (0.60 * cosine, 0.60 * sine), 0.055)
    return disc(x, y, 0, 0, 0.32) | rays


def heart(x, y):
    u, v = x / 0.52, -(y + 0.02) / 0.52
    return (u * u + v * v - 0.85) ** 3 - u * u * v**3 < 0


def battery(x, y):
    shell = box(x, y, -0.68, -0.33, 0.52, 0.33, 0.14) & ~box(x, y, -0.60, -0.25, 0.44, 0.25, 0.08)
    return shell | box(x, y, -0.53, -0.18, 0.22, 0.18, 0.04) | box(x, y, 0.58, -0.13, 0.70, 0.13, 0.05)


def all_icons():
    for drawing in (airplane, wifi, bluetooth, bell, moon, lock, gear, sun, heart, battery):
        save(f"{drawing.__name__}.png", drawing(*field()))
