# SPDX-License-Identifier: GPL-3.0-or-later
"""How fast are scores of data that lies in Python lists already? 10,000 documents with 100,000 annotations on either side, in one process.

Run it by hand: ``python3 python/benchmarks/speed.py [DOCUMENTS]``. seqeval and nervaluate are measured where they are installed. Where nervaluate is not, three
times a plain loop stands for it that reads the spans and counts them as it does, but in one pass for its four schemes and without objects and lists of places. For
seqeval nothing stands in. The least of five runs counts.
"""

import importlib
import random
import sys
import time

import touchstone
from touchstone.compat import nervaluate, seqeval

TYPES = ("PER", "LOC", "ORG", "MISC")
REPEATS = 5
OF_A_DOCUMENT = 10


def made(documents, seed=1):
    """Documents of 100 tokens with 10 annotations; the system has nine tenths of them, some a token longer or of another type."""
    rng = random.Random(seed)
    gold, system = [], []
    for _ in range(documents):
        right, said = [], []
        for place in range(OF_A_DOCUMENT):
            start = place * 10 + rng.randrange(4)
            end = start + rng.randrange(3)
            label = rng.choice(TYPES)
            right.append({"label": label, "start": start, "end": end})
            chance = rng.random()
            if chance < 0.9:
                said.append({"label": rng.choice(TYPES) if chance < 0.05 else label, "start": start, "end": end + (0.05 <= chance < 0.1)})
            if chance > 0.9:
                said.append({"label": label, "start": place * 10 + 8, "end": place * 10 + 8})
        gold.append(right)
        system.append(said)
    return gold, system


def tags_of(documents):
    result = []
    for spans in documents:
        tags = ["O"] * (OF_A_DOCUMENT * 10)
        for span in spans:
            tags[span["start"]:span["end"] + 1] = ["B-" + span["label"]] + ["I-" + span["label"]] * (span["end"] - span["start"])
        result.append(tags)
    return result


def plain_match(right, said, counts):
    """First come, first served, as nervaluate pairs; counts under its four schemes in one pass, where it takes four."""
    taken = set()
    for span in said:
        start, end, label = span["start"], span["end"], span["label"]
        for number, other in enumerate(right):
            if number in taken or start > other["end"] or end < other["start"]:
                continue
            taken.add(number)
            same_span = start == other["start"] and end == other["end"]
            same_type = label == other["label"]
            counts["strict"]["correct" if same_span and same_type else "incorrect"] += 1
            counts["exact"]["correct" if same_span else "incorrect"] += 1
            counts["partial"]["correct" if same_span else "partial"] += 1
            counts["ent_type"]["correct" if same_type else "incorrect"] += 1
            break
        else:
            for scheme in counts.values():
                scheme["spurious"] += 1
    for scheme in counts.values():
        scheme["missed"] += len(right) - len(taken)


def plain_loop(gold, system):
    """Reads every span and counts, overall and inside each type."""
    rows = {name: {scheme: dict.fromkeys(("correct", "incorrect", "partial", "missed", "spurious"), 0) for scheme in ("strict", "exact", "partial", "ent_type")}
            for name in ("overall", *TYPES)}
    for right, said in zip(gold, system):
        plain_match(right, said, rows["overall"])
        for label in TYPES:
            plain_match([span for span in right if span["label"] == label], [span for span in said if span["label"] == label], rows[label])
    return rows


def seconds(call):
    """Of the wall, and of the processors together: the latter is fair where other programs run beside it."""
    best = (float("inf"), float("inf"))
    for _ in range(REPEATS):
        wall, processor = time.perf_counter(), time.process_time()
        call()
        spent = (time.perf_counter() - wall, time.process_time() - processor)
        best = (min(best[0], spent[0]), min(best[1], spent[1]))
    return best


def installed(name):
    try:
        return importlib.import_module(name)
    except ImportError:
        return None


def main():
    documents = int(sys.argv[1]) if len(sys.argv) > 1 else 10_000
    gold, system = made(documents)
    y_true, y_pred = tags_of(gold), tags_of(system)
    half_open = [[[(span["start"], span["end"] + 1, span["label"]) for span in spans] for spans in side] for side in (gold, system)]
    print(f"{documents} documents, {sum(map(len, gold))} gold and {sum(map(len, system))} system annotations, {sum(map(len, y_true))} tokens")

    def line(name, value, against=None):
        faster = f"{against[0] / value[0]:9.1f} x {against[1] / value[1]:8.1f} x" if against else ""
        print(f"{name:<52} {value[0]:8.3f} s {value[1]:8.3f} s{faster}")
        return value

    print(f"{'':<52} {'wall':>10} {'processor':>10}     faster by wall and by processor")

    loop = line("plain Python loop over the spans", seconds(lambda: plain_loop(gold, system)))
    peer = installed("nervaluate")
    if peer is None:
        slow = line("nervaluate (not installed: three times the loop)", (3 * loop[0], 3 * loop[1]))
    else:
        slow = line("nervaluate", seconds(lambda: peer.Evaluator(gold, system, tags=list(TYPES), loader="dict").evaluate()))
    line("  touchstone.compat.nervaluate, spans", seconds(lambda: nervaluate.Evaluator(gold, system, TYPES).evaluate()), slow)
    line("  touchstone.score, spans", seconds(lambda: touchstone.score(*half_open)), slow)

    peer = installed("seqeval.metrics")
    slow = None
    if peer is None:
        print("seqeval is not installed: unmeasured")
    else:
        slow = line("seqeval, default mode", seconds(lambda: peer.classification_report(y_true, y_pred, output_dict=True)))
    line("  touchstone.compat.seqeval, tags", seconds(lambda: seqeval.classification_report(y_true, y_pred, output_dict=True)), slow)
    line("  touchstone.score(measures=[\"conll\"]), tags", seconds(lambda: touchstone.score(y_true, y_pred, measures=["conll"])), slow)


if __name__ == "__main__":
    main()
