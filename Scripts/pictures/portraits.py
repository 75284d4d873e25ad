"""People, as head and shoulders."""

import numpy

from painting import Painting


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


def all_portraits():
    portrait("lin.png", 51, ("#FAD7A0", "#F0A868"), "#F2C9A8", "#2C2220", "#3F7D8C", "long")
    portrait("omar.png", 52, ("#BFD7EA", "#7FA8CC"), "#B07A55", "#241B17", "#F4F1EA", "beard")
    portrait("ada.png", 53, ("#D5E8D4", "#94C2A0"), "#8D5B3F", "#1F1512", "#E58E73", "curls")
    portrait("nils.png", 54, ("#E4DAF0", "#B39DD8"), "#F6D3B8", "#C9974E", "#38466B", "short")
    portrait("mei.png", 55, ("#FBD5DB", "#EE9CA7"), "#F5D0B0", "#3A2A26", "#F8F3EC", "bun")
    portrait("tom.png", 56, ("#D8E2DC", "#9DB4AB"), "#E8B896", "#C0392B", "#2F3E46", "cap")
