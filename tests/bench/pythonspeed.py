# SPDX-License-Identifier: GPL-3.0-or-later
"""Scoring Python's lists against a plain loop over them, run by hand: PYTHONPATH=build/dev/python python3 tests/bench/pythonspeed.py

10,000 documents with 100,000 entities, in memory before the clock starts. The loops read and count the spans, which is the
least that a program written in Python does. Times are the best of five: of the wall, and of all processors together.
"""

import random
import time

from touchstone import _core

TYPES = ["PER", "LOC", "ORG", "MISC", "DATE"]
DOCUMENTS, TOKENS = 10_000, 60


def made():
    """Gold and system: spans in tokens, and the same as tags."""
    chance = random.Random(3)
    sides = [], []
    for _ in range(DOCUMENTS):
        gold = []
        for start in range(0, TOKENS, 6):
            first = start + chance.randint(0, 2)
            gold.append((first, first + chance.randint(1, 3), chance.choice(TYPES)))
        system = []
        for start, end, kind in gold:
            luck = chance.random()
            if luck >= 0.08:
                system.append((start, end + (luck < 0.16), kind if luck < 0.16 or luck > 0.22 else chance.choice(TYPES)))
        sides[0].append(gold)
        sides[1].append(system)
    return sides


def tags(spans):
    row = ["O"] * TOKENS
    for start, end, kind in spans:
        row[start] = "B-" + kind
        row[start + 1 : end] = ["I-" + kind] * (end - start - 1)
    return row


def read_tags(row):
    spans, begin, kind = [], None, None
    for place, tag in enumerate(row + ["O"]):
        if begin is not None and (tag[0] != "I" or tag[2:] != kind):
            spans.append((begin, place, kind))
            begin = None
        if tag[0] == "B" or (tag[0] == "I" and begin is None):
            begin, kind = place, tag[2:]
    return spans


def count(golds, systems):
    counts = {kind: [0, 0, 0] for kind in TYPES}
    for gold, system in zip(golds, systems):
        gold, system = set(gold), set(system)
        for span in gold:
            counts[span[2]][0 if span in system else 1] += 1
        for span in system - gold:
            counts[span[2]][2] += 1
    return counts


def loop_over_dicts(gold, system):
    def spans(side):
        return [[(span["start"], span["end"], span["label"]) for span in document] for document in side]

    return count(spans(gold), spans(system))


def loop_over_tags(gold, system):
    return count(map(read_tags, gold), map(read_tags, system))


def score_dicts(gold, system):
    result = _core.score(["--measure", "muc"], _core.read_spans(gold), [_core.read_spans(system, system=True)])[0]
    return result.scores()


def score_tags(measure):
    def score(gold, system):
        result = _core.score(["--measure", measure], _core.read_tags(gold), [_core.read_tags(system, system=True)])[0]
        return result.scores()

    return score


def best(work, *data):
    times = []
    for _ in range(5):
        wall, processors = time.perf_counter(), time.process_time()
        work(*data)
        times.append((time.perf_counter() - wall, time.process_time() - processors))
    return min(time[0] for time in times), min(time[1] for time in times)


def main():
    gold, system = made()
    dicts = [[[{"label": kind, "start": start, "end": end} for start, end, kind in spans] for spans in side] for side in (gold, system)]
    rows = [[tags(spans) for spans in side] for side in (gold, system)]
    for name, loop, data, works in (
        ("dicts", loop_over_dicts, dicts, {"muc": score_dicts}),
        ("tags", loop_over_tags, rows, {"conll": score_tags("conll"), "muc": score_tags("muc")}),
    ):
        plain = best(loop, *data)
        print(f"{name}: plain loop {plain[0]:.3f} s, {plain[1]:.3f} s of the processor")
        for measure, work in works.items():
            wall, processors = best(work, *data)
            print(f"{name}: {measure} {wall:.3f} s, {processors:.3f} s of all processors; the loop takes {plain[0] / wall:.1f} times as long")


if __name__ == "__main__":
    main()
