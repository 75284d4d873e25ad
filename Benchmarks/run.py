#!/usr/bin/env python3
"""Measures listshot against a C program on the same libraries and prints one JSON document.

    Benchmarks/run.py [--runs N] [WORKLOAD ...]      WORKLOAD: screen-cold screen-warm feed encode stages

Both sides take turns in one run (A B A B ...), and only medians of a run and their ratios mean something: absolute
times depend on what else the machine does. Nothing here is a test; nothing fails because something is slow.
"""

import argparse
import json
import os
import pathlib
import shutil
import statistics
import subprocess
import sys
import time

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parent
BUILD = ROOT / "build" / "bench"
DATA = BUILD / "data"
OUTPUT = BUILD / "output"
PAGES = HERE / "pages"
RELEASE = ["-c", "release", "--static-swift-stdlib"]

# What the project promises, as ratios to the floor; MiB for memory.
LIMITS = {
    "screen-cold": {"time": 1.3},
    "screen-warm": {"time": 1.5},
    "feed": {"time": 1.8, "bytes": 1.05, "peak_mib": 150},
    "encode": {"time": 1.3},
}


def say(text):
    print(text, file=sys.stderr, flush=True)


def prepare():
    """Builds both sides and makes the data; returns the folder of the Swift programs."""
    say("bench: building the floor and the data")
    OUTPUT.mkdir(parents=True, exist_ok=True)
    subprocess.run([HERE / "floor" / "build.sh", BUILD], check=True)
    if not (DATA / "feed.json").exists():
        subprocess.run([sys.executable, HERE / "generate.py", DATA], check=True, stdout=sys.stderr)
    if not (BUILD / "tall.png").exists():
        subprocess.run([BUILD / "feed", "tall", DATA / "feed.tsv", BUILD / "tall.png"], check=True)
    say("bench: building listshot for release")
    for product in ("listshot", "listshot-bench"):
        subprocess.run(["swift", "build", *RELEASE, "--product", product], cwd=ROOT, check=True, stdout=sys.stderr)
    shown = subprocess.run(
        ["swift", "build", *RELEASE, "--show-bin-path"], cwd=ROOT, check=True, capture_output=True, text=True
    )
    return pathlib.Path(shown.stdout.strip())


class Run:
    """One finished process: wall time in milliseconds, peak memory in MiB, its standard output."""

    def __init__(self, command):
        command = [str(part) for part in command]
        began = time.perf_counter()
        process = subprocess.Popen(command, stdout=subprocess.PIPE)
        self.output = process.stdout.read().decode()
        # wait4 instead of wait: it alone tells the memory of this one child.
        _, status, usage = os.wait4(process.pid, 0)
        self.milliseconds = (time.perf_counter() - began) * 1000
        self.peak_mib = usage.ru_maxrss / 1024
        process.returncode = os.waitstatus_to_exitcode(status)
        process.stdout.close()
        if process.returncode != 0:
            sys.exit(f"bench: exit {process.returncode} from {' '.join(command)}")


def take_turns(commands, runs):
    """Runs the named commands in turn, one unmeasured round first; returns the runs of each."""
    for command in commands.values():
        Run(command)
    results = {name: [] for name in commands}
    for _ in range(runs):
        for name, command in commands.items():
            results[name].append(Run(command))
    return results


def median(values):
    return round(statistics.median(values), 2)


def compared(name, listshot, floor, **more):
    """One workload's entry: times in milliseconds, their ratio and the promised one."""
    entry = {
        "listshot_ms": median(listshot),
        "floor_ms": median(floor),
        "ratio": round(statistics.median(listshot) / statistics.median(floor), 3),
        "limit": LIMITS[name]["time"],
        "spread_ms": {
            "listshot": [round(min(listshot), 2), round(max(listshot), 2)],
            "floor": [round(min(floor), 2), round(max(floor), 2)],
        },
    }
    return entry | more


def render(programs, page, *options):
    return [
        programs / "listshot", "render", PAGES / f"{page}.json", "--data", DATA / f"{page}.json",
        "-o", OUTPUT / f"{page}.png", *options,
    ]


def screen_cold(programs, runs):
    """One screen, the whole process: what a person waits for."""
    results = take_turns(
        {
            "listshot": render(programs, "screen", "--viewport"),
            "floor": [BUILD / "feed", "w1s", DATA / "screen.tsv", OUTPUT / "screen-floor.png", "isaln2"],
        },
        runs * 3,
    )
    times = {name: [run.milliseconds for run in of] for name, of in results.items()}
    return compared("screen-cold", times["listshot"], times["floor"])


def screen_warm(programs, runs):
    """One screen again and again in one process; the programs print their median in milliseconds."""
    results = take_turns(
        {
            "listshot": [programs / "listshot-bench", "screen", PAGES / "screen.json", DATA / "screen.json", "50"],
            "floor": [BUILD / "feed", "warm", DATA / "screen.tsv", "50", "isaln2"],
        },
        runs,
    )
    times = {name: [float(run.output.split()[-1]) for run in of] for name, of in results.items()}
    return compared("screen-warm", times["listshot"], times["floor"])


def feed(programs, runs):
    """1,000 rows as one picture of their whole height; the floor writes 26 pictures of 16,000 px on two threads."""
    pages = OUTPUT / "feed-floor"
    results = take_turns(
        {
            "listshot": render(programs, "feed"),
            "floor": [BUILD / "feed", "w1", DATA / "feed.tsv", pages, "tile", "2"],
        },
        runs,
    )
    times = {name: [run.milliseconds for run in of] for name, of in results.items()}
    ours = (OUTPUT / "feed.png").stat().st_size
    theirs = sum(picture.stat().st_size for picture in pages.glob("*.png"))
    peaks = {name: median([run.peak_mib for run in of]) for name, of in results.items()}
    return compared(
        "feed", times["listshot"], times["floor"],
        peak_mib=peaks | {"limit": LIMITS["feed"]["peak_mib"]},
        bytes={"listshot": ours, "floor": theirs, "ratio": round(ours / theirs, 3), "limit": LIMITS["feed"]["bytes"]},
    )


def encode(programs, runs):
    """750 x 16,000 pixels in memory to a PNG in memory."""
    results = take_turns(
        {
            "listshot": [programs / "listshot-bench", "encode", BUILD / "tall.png", "9"],
            "floor": [BUILD / "encode", BUILD / "tall.png", "9", "isaln2"],
        },
        runs,
    )
    # Both print: name, milliseconds, "ms", bytes, "bytes".
    fields = {name: [run.output.split() for run in of] for name, of in results.items()}
    times = {name: [float(line[1]) for line in of] for name, of in fields.items()}
    sizes = {name: int(of[-1][3]) for name, of in fields.items()}
    return compared(
        "encode", times["listshot"], times["floor"],
        bytes=sizes | {"ratio": round(sizes["listshot"] / sizes["floor"], 3)},
    )


def stages(programs, runs):
    """Where the time of the feed and of the screen goes, in milliseconds per stage."""
    found = {}
    for page in ("screen", "feed"):
        command = [programs / "listshot-bench", "stages", PAGES / f"{page}.json", DATA / f"{page}.json"]
        tables = [json.loads(Run(command).output) for _ in range(runs)]
        found[page] = {stage: median([table[stage] for table in tables]) for stage in tables[0]}
    return found


WORKLOADS = {
    "screen-cold": screen_cold,
    "screen-warm": screen_warm,
    "feed": feed,
    "encode": encode,
    "stages": stages,
}


def main():
    parser = argparse.ArgumentParser(description="Measures listshot against its C floor.")
    parser.add_argument("--runs", type=int, default=5, help="measured rounds (default 5)")
    parser.add_argument("workloads", nargs="*", metavar="WORKLOAD", help=", ".join(WORKLOADS))
    options = parser.parse_args()
    unknown = [name for name in options.workloads if name not in WORKLOADS]
    if unknown:
        parser.error(f"unknown workload {unknown[0]}; there are: {', '.join(WORKLOADS)}")
    if shutil.which("cc") is None:
        parser.error("the floor needs a C compiler: make setup")

    programs = prepare()
    report = {"schemaVersion": 1, "runs": options.runs, "processors": os.cpu_count(), "workloads": {}}
    for name in options.workloads or WORKLOADS:
        say(f"bench: {name}")
        report["workloads"][name] = WORKLOADS[name](programs, options.runs)
    print(json.dumps(report, indent=2))


if __name__ == "__main__":
    main()
