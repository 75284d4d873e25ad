#!/bin/sh
# Builds the C floor into the folder given.
set -eu
output=$(mkdir -p "$1" && cd "$1" && pwd)
cd "$(dirname "$0")"

build() {
    cc -O3 -march=native -Wall -Wno-unused-function -o "$output/$1" "$1.c" \
        $(pkg-config --cflags --libs pangocairo libpng zlib) -ldeflate -lisal -lpthread -lm
}

build feed
build encode
build waterfall
