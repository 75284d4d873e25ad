"""Wide pictures for news and articles."""

import numpy

from painting import Painting, smooth


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
    art.paint(art.circle(0.66, 0.10, 0.028), "#FBE8CF", blur=0.004)
    art.glow(0.66, 0.10, 0.10, "#F8D9C0", 0.12)
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
