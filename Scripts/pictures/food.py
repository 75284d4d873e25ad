"""Dishes from above."""

import numpy

from painting import Painting, smooth


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
