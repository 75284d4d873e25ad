#!/usr/bin/env python3
"""Paints the pictures of the examples into Examples/photos and Examples/icons.

Only needed to change the pictures, which are kept in the repository. Needs numpy and Pillow:

    python3 -m venv build/venv && build/venv/bin/pip install numpy pillow
    build/venv/bin/python Scripts/pictures

Every picture is computed from shapes and seeded noise; nothing is loaded.
"""

import food
import icons
import landscapes
import portraits
import products

landscapes.mountains()
landscapes.sea()
landscapes.city()
landscapes.forest()
food.coffee()
food.noodles()
products.all_products()
portraits.all_portraits()
icons.all_icons()
