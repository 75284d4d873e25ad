"""Things for a shop: before a plain wall, lit from the left."""

import numpy

from painting import Painting, smooth


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


def all_products():
    still_life("vase.jpg", 41, 560, "#E9DFD2", "#C7A888", vase)
    still_life("lamp.jpg", 42, 620, "#8FA3A0", "#6B5643", lamp)
    still_life("plant.jpg", 43, 480, "#DCE3DC", "#BFA98F", plant)
    still_life("mug.jpg", 44, 400, "#EBD9C8", "#9C7B5E", mug)
    still_life("poster.jpg", 45, 520, "#D9D4CB", "#8A6F57", poster)
